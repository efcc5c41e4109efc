"""What is promised of a turn's dice when it opens: the hashes of its seed and of its blind."""

from presenters.texts import Voice
from referee.model import Turn
from rules.dice import promises
from rules.seals import short


def hashes(turn: Turn | None) -> tuple[str, ...]:
    """Return what a turn promises; nothing where none was opened."""
    return () if turn is None else promises(turn.seed, turn.blind)


def promise(voice: Voice, turn: Turn) -> str:
    """Return the line that promises the dice of a turn."""
    seed, *blind = hashes(turn)
    return voice.t("seed-promise", hash=seed, blind=blind[0] if blind else "none")


def promise_in_short(voice: Voice, turn: Turn) -> str:
    """Return the line by which the dice of a turn are recognised; the whole is in the post that opened it."""
    return voice.t("seed-promise-short", hash=short(hashes(turn)[0]))
