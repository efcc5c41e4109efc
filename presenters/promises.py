"""What is promised of a turn's dice when it opens: the hashes of its seed and of its blind."""

from presenters.post import Button, Document
from presenters.press import custom_id
from presenters.texts import Voice
from referee.model import Turn
from rules.dice import promises
from rules.seals import announced, short


def hashes(turn: Turn | None) -> tuple[str, ...]:
    """Return what a turn promises; nothing where none was opened."""
    return () if turn is None else promises(turn.seed, turn.blind)


def promise(voice: Voice, turn: Turn) -> str:
    """Return the line by which the dice of a turn are recognised; the whole is in the file of « Vérifier »."""
    return voice.t("seed-promise", hash=short(hashes(turn)[0]))


def promise_button(voice: Voice, turn: Turn) -> Button:
    """Return the button under the first post of a contest that gives the promises whole.

    It bears their hash, that of the result of a turn 0 to which nothing was sent, so that the post fixes them.
    """
    digest = announced(turn.contest_id, 0, {}, hashes(turn))
    return Button(voice.t("button-verify"), custom_id("promise", turn.id, digest))


def promises_file(turn: Turn) -> Document:
    """Return what a turn promises, whole, as a file."""
    data = "".join(f"promise\t{one}\n" for one in hashes(turn))
    return Document(f"des-{turn.contest_id}-{turn.number}.txt", data.encode(), "")
