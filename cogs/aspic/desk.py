"""A referee's acts on a match (rulebook part 9): read from `/arbitre corriger` and carried out."""

import re
from collections.abc import Mapping

import discord

from cogs.kit.app import app_of
from cogs.kit.correction import Correction
from cogs.kit.seats import seat_named
from presenters.errors import UserError
from referee.desk import arbitration
from referee.model import Arbitration, Contest
from rules.contract import SeatId
from rules.errors import CaseError

IRREVOCABLE = ("forfeit", "end")  # the match is over
UNITS_S: Mapping[str, int] = {"s": 1, "m": 60, "min": 60, "h": 3600, "j": 86_400, "d": 86_400}
_TIME = re.compile(r"([+\-−–])\s*([0-9]{1,6})\s*(s|min|m|h|j|d)?", re.IGNORECASE)
_IMPOSSIBLE: Mapping[str, str] = {
    "AS_MATCH_OVER": "refusal-over",
    "AS_REF_NO_CLOCK": "as-act-no-clock",
    "AS_REF_VALUE": "refusal-no-time-left",
}


async def correct(interaction: discord.Interaction, contest: Contest, wanted: Correction) -> Arbitration:
    """Carry an act out and return its record. Raises `UserError`, `Refusal` for what cannot be read or done."""
    house, by_user = app_of(interaction).house, interaction.user.id
    act, reason = wanted.act, wanted.reason
    seat = None if wanted.team is None else SeatId(await seat_named(interaction, contest, wanted.team))
    if act in IRREVOCABLE and not wanted.confirmed:
        raise UserError("as-act-confirm")
    if act == "replace_player":
        return await arbitration.replace_player(
            house, contest.id, by_user, reason, seat=_needed(seat), user_id=_player(wanted.coach)
        )
    try:
        fields = _fields(act, seat, wanted.text)
        return await arbitration.correct(house, contest.id, by_user, reason, op=act, fields=fields)
    except CaseError as error:
        if error.code not in _IMPOSSIBLE:
            raise
        raise UserError(_IMPOSSIBLE[error.code]) from error


def _fields(act: str, seat: SeatId | None, text: str) -> Mapping[str, object]:
    match act:
        case "clock":
            return {"seat": _needed(seat), "delta": seconds(text)}
        case "forfeit":
            return {"seat": _needed(seat)}
        case "end":
            return {"winner": seat}
        case _:
            return {}


def seconds(text: str) -> int:
    """Return the seconds that `+10 min`, `-90` or `+1 h` give or take. Raises `UserError`."""
    found = _TIME.fullmatch(text.strip())
    if found is None:
        raise UserError("as-act-how-clock")
    sign, number, unit = found.groups()
    amount = int(number) * UNITS_S[(unit or "s").lower()]
    return amount if sign == "+" else -amount


def _needed(seat: SeatId | None) -> SeatId:
    if seat is None:
        raise UserError("as-act-team")
    return seat


def _player(person: discord.User | discord.Member | None) -> int:
    if person is None or person.bot:
        raise UserError("as-act-how-replace-player")
    if not isinstance(person, discord.Member):
        raise UserError("as-offer-not-here")
    return person.id
