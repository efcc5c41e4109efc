"""Self-contained HTML pages of evenings as Discord would show them: no script, no font, no picture from outside.

`markdown.py` writes what people and the bot say, `components.py` the frames, pictures and buttons of a message,
`messages.py` the message itself; `document.py` fills the templates of the pages,
`front.py` the one before all evenings.
"""

from tools.demo.page.document import write_page as write_page
from tools.demo.page.front import Card as Card
from tools.demo.page.front import card_of as card_of
from tools.demo.page.front import write_front as write_front
