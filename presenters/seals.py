"""The seals of orders (`rules.seals`) as people see them: in a receipt, under a result, whole behind « Vérifier »."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from presenters.dossier import Dossier
from presenters.escaping import code, escape, plain
from presenters.post import Button, Document
from presenters.press import custom_id
from presenters.promises import hashes
from presenters.texts import Voice
from referee.model import Contest, StoredOrder, Turn
from rules.seals import announced, sealed_bytes, short

LONGEST_SENT = 700  # characters of a text as it was sent


class Proof(NamedTuple):
    """What stands under a result for whoever wants to check it: a line of 16 digits, and the button to all the rest."""

    line: str
    button: Button


def seal_text(voice: Voice, order: StoredOrder) -> str:
    """Return the seal of a captain's own order, short."""
    return voice.t("seal-own", short=short(order.seal))


def as_sent(voice: Voice, order: StoredOrder) -> tuple[str, ...]:
    """Return what an order's author wrote, where the rules have read something else: leniently, or in his language."""
    return () if order.as_sent == order.text else (voice.t("order-sent-text", text=code(order.as_sent, LONGEST_SENT)),)


def sealed_file(voice: Voice, contest: Contest, turn: Turn, order: StoredOrder) -> Document:
    """Return the bytes that an order's seal is the hash of, as a file: any computer finds the seal again."""
    data = sealed_bytes(order.salt, contest.id, turn.number, order.seat, order.canonical)
    return Document(f"ordre-{contest.id}-{turn.number}-{order.seat}.txt", data, seal_text(voice, order))


def verify_button(voice: Voice, turn: Turn, announced_as: str = "") -> Button:
    """Return the button that checks a closed turn; under its result it bears the whole of the hash that this shows."""
    return Button(voice.t("button-verify"), custom_id("verify", turn.id, announced_as))


def proof(voice: Voice, dossier: Dossier) -> Proof | None:
    """Return what lets anybody check a closed turn; None where nothing was secret, or nothing is closed.

    The button bears the whole hash, so that the post fixes it; people read its beginning.
    """
    turn = dossier.turn
    if turn.status != "closed" or not dossier.game.is_secret(dossier.state):
        return None
    seals = {str(order.seat): order.seal for order in dossier.orders}
    digest = announced(dossier.contest.id, turn.number, seals, hashes(dossier.next_turn))
    return Proof(voice.t("seals-foot", hash=short(digest)), verify_button(voice, turn, digest))


def seal_lines(voice: Voice, dossier: Dossier) -> list[str]:
    """Return the seals of the orders that a turn was closed with, a line each."""
    return [
        voice.t(
            "seals-line",
            team=_team(voice, dossier, order),
            seal=short(order.seal),
            sent=order.sent_ms // 1000,
            by="none" if _source(order) == "captain" else f"<@{order.user_id}>",
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
    rows += [("seed", dossier.turn.seed.hex()), *(("promise", one) for one in hashes(dossier.next_turn))]
    name = f"empreintes-{dossier.contest.id}-{dossier.turn.number}.txt"
    return Document(name, "".join("\t".join(row) + "\n" for row in rows).encode(), _brief(dossier.orders))


def _source(order: StoredOrder) -> str:
    """Return whose order it is: a referee's, or from which link of the chain."""
    return "referee" if order.by_referee else order.link


def _team(voice: Voice, dossier: Dossier, order: StoredOrder) -> str:
    return escape(dossier.team_names.get(order.seat) or "") or voice.t("the-referee")


def _brief(orders: Sequence[StoredOrder]) -> str:
    return "\n".join(f"- {order.seat} `{short(order.seal)}`" for order in orders)
