"""What a referee writes for `/arbitre corriger`, and how a game's acts of part 9 are read and carried out."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

import discord
import msgspec

from cogs.kit.answers import language_of
from cogs.kit.app import app_of
from cogs.kit.dossiers import load_latest_whole_dossier
from cogs.kit.seats import find_seat
from presenters.corrections import CorrectionText, WrittenAct
from presenters.dossier import Dossier
from presenters.errors import UserError
from presenters.escaping import escape
from referee.desk import arbitration
from referee.model import Arbitration, By, Contest
from rules.errors import CaseError

FAULT = 200
S = TypeVar("S", bound=msgspec.Struct)


@dataclass(frozen=True, kw_only=True)
class Correction:
    """An act of a game's part 9 as it was written: nothing of it is read or checked yet."""

    act: str
    reason: str
    team: str | None
    text: str
    coach: discord.User | discord.Member | None
    confirmed: bool


@dataclass(frozen=True, kw_only=True)
class AskedCorrection(Generic[S]):
    """A correction of a contest whose seat and text are known."""

    interaction: discord.Interaction
    dossier: Dossier[S]
    wanted: Correction
    given: CorrectionText[S]


Carries = Callable[[AskedCorrection[S]], Awaitable[Arbitration | None]]
Finds = Callable[[discord.Interaction, Dossier, str], Awaitable[str]]


async def find_named_seat(interaction: discord.Interaction, dossier: Dossier, text: str) -> str:
    """Return the seat that a text names. Raises `UserError`."""
    return await find_seat(interaction, dossier.contest, text)


def not_possible_error(error: CaseError) -> UserError:
    """Return the answer to an act that the game refuses."""
    return UserError("act-impossible", fault=escape(error.message, FAULT))


@dataclass(frozen=True, kw_only=True)
class Corrections(Generic[S]):
    """A game's acts. `own`: those carried out in a way of their own; None comes of one that waits for a confirmation.

    `seat`: the seat that a text names. `refused`: the answer to an act that the game refuses. `no_seat`: as `Given`.
    """

    acts: tuple[WrittenAct[S], ...]
    own: Mapping[str, Carries[S]] = field(default_factory=dict)
    seat: Finds = find_named_seat
    refused: Callable[[CaseError], UserError] = not_possible_error
    no_seat: str = "act-team"

    @property
    def ops(self) -> tuple[str, ...]:
        """The names of all acts."""
        return (*self.own, *(act.op for act in self.acts))

    async def correct(
        self, interaction: discord.Interaction, contest: Contest, wanted: Correction
    ) -> Arbitration | None:
        """Carry an act out and return its record; None if it has been shown and waits for a confirmation.

        Raises `UserError`, `Refusal` for what cannot be read, or is impossible now.
        """
        act = next((one for one in self.acts if one.op == wanted.act), None)
        if act is not None and act.confirm is not None and not wanted.confirmed:
            raise UserError(act.confirm)
        asked = await self._asked(interaction, contest, wanted)
        try:
            return await self.own[wanted.act](asked) if act is None else await carry_out_asked(asked, act)
        except CaseError as error:
            raise self.refused(error) from error

    async def _asked(
        self, interaction: discord.Interaction, contest: Contest, wanted: Correction
    ) -> AskedCorrection[S]:
        app = app_of(interaction)
        dossier = await load_latest_whole_dossier(app.house, contest.id)
        given = CorrectionText(
            voice=app.texts.voice(await language_of(interaction)),
            state=dossier.now,
            seat=None if wanted.team is None else await self.seat(interaction, dossier, wanted.team),
            text=wanted.text,
            coaches=frozenset(str(seat.user_id) for seat in dossier.seats if seat.user_id is not None),
            no_seat=self.no_seat,
        )
        return AskedCorrection(interaction=interaction, dossier=dossier, wanted=wanted, given=given)


def find_newcomer(person: discord.User | discord.Member | None, how: str) -> int:
    """Return who is to take a place: a person of this server. Raises `UserError`: `how` without one."""
    if person is None or person.bot:
        raise UserError(how)
    if not isinstance(person, discord.Member):
        raise UserError("offer-not-here")
    return person.id


async def carry_out_asked(asked: AskedCorrection[S], act: WrittenAct[S]) -> Arbitration:
    """Carry out an act that is described, and return its record."""
    return await arbitration.correct_position(
        app_of(asked.interaction).house,
        asked.dossier.contest.id,
        By(asked.interaction.user.id, asked.wanted.reason, act.clause),
        op=act.op,
        fields=act.read(asked.given),
    )
