"""A contest as an animation to be made."""

from collections.abc import Callable, Sequence

from boards.animation import Still
from presenters.dossier import Dossier
from presenters.escaping import escape
from presenters.post import Movie
from presenters.texts import Voice


def replay_movie(voice: Voice, dossier: Dossier, stills: Callable[[], Sequence[Still]]) -> Movie:
    """Return the replay of a contest; it is made when the post is sent, of at least one frame."""
    alt = voice.t("replay-alt", match=escape(dossier.contest.name))
    return Movie(stills, f"match-{dossier.contest.id}", alt)
