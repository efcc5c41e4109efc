"""A turn as an animation to be made, under the name of its turn."""

from collections.abc import Callable, Sequence

from boards.animation import Still
from presenters.escaping import clip
from presenters.helvetia_cup.words import Words
from presenters.post import Movie
from referee.model import Turn

ALT = 1000


def film(words: Words, turn: Turn, told: str, make: Callable[[], Sequence[Still]]) -> Movie:
    """Return the film of a turn; it is made when the post is sent. `told`: its story, for who does not see it."""
    title = f"{words.t('hc-film-name')}-{turn.contest_id}-{turn.number}"
    return Movie(make, title, clip(words.t("hc-alt-film", told=told), ALT))
