"""The seals of orders (`rules.seals`) as people see them: in a receipt, and all of a turn before its result."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from presenters.dossier import Dossier
from presenters.escaping import escape, plain
from presenters.post import TEXT_LIMIT, Document, Post, length
from presenters.texts import Voice
from referee.model import StoredOrder
from rules.seals import short


def seal_text(voice: Voice, order: StoredOrder) -> str:
    """Return the seal of a captain's own order, short and whole."""
    return voice.t("seal-own", short=short(order.seal), seal=order.seal)


def seals_post(voice: Voice, title: str, dossier: Dossier, orders: Sequence[StoredOrder]) -> Post:
    """Return the seals of the orders that a turn was closed with; as a file if they are many. It makes no sound."""
    intro, listed = voice.t("seals-title"), _lines(voice, dossier, orders)
    if length(title) + length(intro) + length(listed) < TEXT_LIMIT:
        return Post((title, intro, listed), quiet=True)
    name = f"empreintes-{dossier.contest.id}-{dossier.turn.number}.txt"
    file = Document(name, _table(dossier, orders), _brief(orders))
    return Post((title, intro, voice.t("seals-file", count=len(orders)), file), quiet=True)


def at_foot(voice: Voice, dossier: Dossier, post: Post, orders: Sequence[StoredOrder]) -> Post:
    """Return the result of a turn in which one seat had a say, with the seal of its order in small letters below."""
    if not orders:
        return post
    listed = _lines(voice, dossier, orders)
    small = "\n".join(f"-# {line.removeprefix('- ')}" for line in listed.splitlines())
    return replace(post, blocks=(*post.blocks, small))


def _lines(voice: Voice, dossier: Dossier, orders: Sequence[StoredOrder]) -> str:
    return "\n".join(
        voice.t(
            "seals-line",
            team=_team(voice, dossier, order),
            seal=order.seal,
            sent=order.sent_ms // 1000,
            by="none" if _source(order) == "captain" else f"<@{order.user_id}>",
            source=_source(order),
        )
        for order in orders
    )


def _source(order: StoredOrder) -> str:
    """Return whose order it is: a referee's, or from which link of the chain."""
    return "referee" if order.by_referee else order.link


def _team(voice: Voice, dossier: Dossier, order: StoredOrder) -> str:
    return escape(dossier.team_names.get(order.seat) or "") or voice.t("the-referee")


def _table(dossier: Dossier, orders: Sequence[StoredOrder]) -> bytes:
    """Return one line per order: seat, team, seal, time of reception (UTC), and whose it is if not the captain's."""
    rows = [
        (
            order.seat,
            plain(dossier.team_names.get(order.seat) or ""),
            order.seal,
            datetime.fromtimestamp(order.sent_ms / 1000, UTC).isoformat(timespec="milliseconds"),
            *(() if _source(order) == "captain" else (_source(order),)),
        )
        for order in orders
    ]
    return "".join("\t".join(row) + "\n" for row in rows).encode()


def _brief(orders: Sequence[StoredOrder]) -> str:
    return "\n".join(f"- {order.seat} `{short(order.seal)}`" for order in orders)
