"""One self-contained HTML page of an evening as Discord would show it: no script, no font, no picture from outside.

`markdown.py` writes what people and the bot say, `components.py` the frames, pictures and buttons of a message,
`messages.py` the message itself, `document.py` the page around them, `front.py` the page before all evenings;
`style.css` goes into the pages.
"""

from tools.demo.page.document import write_page as write_page
from tools.demo.page.front import Card as Card
from tools.demo.page.front import card_of as card_of
from tools.demo.page.front import write_front as write_front
