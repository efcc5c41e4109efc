"""What lets anybody check a match: the seals of orders (`rules.seals`), and what is promised of a turn's dice.

Seals are seen in a receipt, under a result, whole behind « Vérifier »; the promises, the hashes of a turn's seed and of
its blind, when it opens.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from presenters.dossier import Dossier
from presenters.escaping import code_span, escape, mention, plain
from presenters.post import Button, Document, custom_id
from presenters.texts import Voice
from referee.model import Contest, StoredOrder, Turn
from rules.dice import promises
from rules.seals import announced_hash_of, sealed_bytes, short


def promised_hashes(turn: Turn | None) -> tuple[str, ...]:
    """Return what a turn promises; nothing where none was opened."""
    return () if turn is None else promises(turn.seed, turn.blind)


def promise_line(voice: Voice, turn: Turn) -> str:
    """Return the line by which the dice of a turn are recognised; the whole is in the file of « Vérifier »."""
    return voice.t("seed-promise", hash=short(promised_hashes(turn)[0]))


def promise_button(voice: Voice, turn: Turn) -> Button:
    """Return the button under the first post of a contest that gives the promises whole.

    It bears their hash, that of the result of a turn 0 to which nothing was sent, so that the post fixes them.
    """
    digest = announced_hash_of(turn.contest_id, 0, {}, promised_hashes(turn))
    return Button(voice.t("button-verify"), custom_id("promise", turn.id, digest))


def promises_file(turn: Turn) -> Document:
    """Return what a turn promises, whole, as a file."""
    data = "".join(f"promise\t{one}\n" for one in promised_hashes(turn))
    return Document(f"des-{turn.contest_id}-{turn.number}.txt", data.encode(), "")


LONGEST_SENT = 700  # characters of a text as it was sent


class Proof(NamedTuple):
    """What stands under a result for whoever wants to check it: a line of 16 digits, and the button to all the rest."""

    line: str
    button: Button


def seal_text(voice: Voice, order: StoredOrder) -> str:
    """Return the seal of a captain's own order, short."""
    return voice.t("seal-own", short=short(order.seal))


def sent_line(voice: Voice, order: StoredOrder) -> tuple[str, ...]:
    """Return what an order's author wrote, where the rules read something else: leniently, or in their language."""
    return (
        ()
        if order.as_sent == order.text
        else (voice.t("order-sent-text", text=code_span(order.as_sent, LONGEST_SENT)),)
    )


def sealed_file(voice: Voice, contest: Contest, turn: Turn, order: StoredOrder) -> Document:
    """Return the bytes that an order's seal is the hash of, as a file: any computer finds the seal again."""
    data = sealed_bytes(order.salt, contest.id, turn.number, order.seat, order.canonical)
    return Document(f"ordre-{contest.id}-{turn.number}-{order.seat}.txt", data, seal_text(voice, order))


def verify_button(voice: Voice, turn: Turn, announced_as: str = "") -> Button:
    """Return the button that checks a closed turn; under its result it bears the whole of the hash that this shows."""
    return Button(voice.t("button-verify"), custom_id("verify", turn.id, announced_as))


def proof_of(voice: Voice, dossier: Dossier) -> Proof | None:
    """Return what lets anybody check a closed turn; None where nothing was secret, or nothing is closed.

    The button bears the whole hash, so that the post fixes it; people read its beginning.
    """
    turn = dossier.turn
    if turn.status != "closed" or not dossier.game.is_secret(dossier.state):
        return None
    seals = {str(order.seat): order.seal for order in dossier.orders}
    digest = announced_hash_of(dossier.contest.id, turn.number, seals, promised_hashes(dossier.next_turn))
    return Proof(voice.t("seals-foot", hash=short(digest)), verify_button(voice, turn, digest))


def seal_lines(voice: Voice, dossier: Dossier) -> list[str]:
    """Return the seals of the orders that a turn was closed with, a line each."""
    return [
        voice.t(
            "seals-line",
            team=_seal_owner(voice, dossier, order),
            seal=short(order.seal),
            sent=order.sent_ms // 1000,
            by=mention(None if _source(order) == "captain" else order.user_id),
            source=_source(order),
        )
        for order in dossier.orders
    ]


def seals_file(dossier: Dossier) -> Document:
    """Return whole what a close makes public to all: the seals, the seed, what is promised of the next turn's dice.

    Of an order: seat, team, seal, time of reception (UTC), and whose it is if not the captain's.
    """
    rows: list[tuple[str, ...]] = [
        (
            order.seat,
            plain(dossier.team_names.get(order.seat) or ""),
            order.seal,
            datetime.fromtimestamp(order.sent_ms / 1000, UTC).isoformat(timespec="milliseconds"),
            *(() if _source(order) == "captain" else (_source(order),)),
        )
        for order in dossier.orders
    ]
    rows += [("seed", dossier.turn.seed.hex()), *(("promise", one) for one in promised_hashes(dossier.next_turn))]
    name = f"empreintes-{dossier.contest.id}-{dossier.turn.number}.txt"
    return Document(name, "".join("\t".join(row) + "\n" for row in rows).encode(), _digest(dossier.orders))


def _source(order: StoredOrder) -> str:
    """Return whose order it is: a referee's, or from which link of the chain."""
    return "referee" if order.by_referee else order.link


def _seal_owner(voice: Voice, dossier: Dossier, order: StoredOrder) -> str:
    return escape(dossier.team_names.get(order.seat) or "") or voice.t("the-referee")


def _digest(orders: Sequence[StoredOrder]) -> str:
    return "\n".join(f"- {order.seat} `{short(order.seal)}`" for order in orders)
