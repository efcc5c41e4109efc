"""What is promised of a turn's dice when it opens: the hashes of its seed and of its blind."""

from presenters.texts import Voice
from referee.model import Turn
from rules.dice import blind_hash, seed_hash


def promise(voice: Voice, turn: Turn) -> str:
    """Return the line that promises the dice of a turn; one opened before there were blinds promises none."""
    blind = "none" if turn.blind is None else blind_hash(turn.blind)
    return voice.t("seed-promise", hash=seed_hash(turn.seed), blind=blind)
