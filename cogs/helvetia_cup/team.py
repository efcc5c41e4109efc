"""Coaches of a league and their teams: whose they are, what they are called, what is kept for the next matches.

Kept are the club, the squad, what is done at the toss, the cards.
"""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from cogs.kit.app import App
from cogs.kit.teams import find_coached_team, pick_free_name
from presenters.errors import UserError
from referee.league import teams
from referee.model import League, Profile, Team
from rules.helvetia_cup.cards import cards_of, cards_of_kind
from rules.helvetia_cup.teams import TEAMS, TeamData

STARTERS, BENCH, CARDS = 4, 2, 3  # of the field; of a match
GEEK, FAMILY = "geek", "family"


class KeptSetup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Players of the field by their numbers; no starters: nothing was chosen. `cards` has one LEGEND at most."""

    club: str
    starters: tuple[int, ...] = ()
    bench: tuple[int, ...] = ()
    family_bench: tuple[int, ...] = ()
    defends: bool = False
    cards: tuple[int, ...] = ()

    @property
    def data(self) -> TeamData:
        """The club."""
        return TEAMS[self.club]


def kept_of(team: Team) -> KeptSetup:
    """Return what a team's coach keeps; of a club that the league has no more, the first there is.

    Nothing is kept of a club whose players or cards are others now.
    """
    kept = msgspec.convert({"club": "", **team.data}, KeptSetup)
    if kept.club not in TEAMS:
        return KeptSetup(club=next(iter(TEAMS)))
    men = {*kept.starters, *kept.bench, *kept.family_bench}
    is_known = men <= set(kept.data.numbers) and set(kept.cards) <= set(cards_of(kept.club))
    return kept if is_known else KeptSetup(club=kept.club)


def fill_usual(kept: KeptSetup) -> KeptSetup:
    """Return what is kept, and the club's own squad where nothing was chosen."""
    data = kept.data
    if not kept.starters:
        own = tuple(n for n in data.default_starters if n != data.goalkeeper)
        kept = replace(kept, starters=own, bench=data.default_bench)
    family = kept.family_bench or tuple(list_free_in_family(data)[:BENCH])
    return replace(kept, family_bench=family)


def list_outfield(data: TeamData) -> tuple[int, ...]:
    """Return all players of the field, ascending."""
    return tuple(n for n in data.numbers if n != data.goalkeeper)


def list_free_in_family(data: TeamData) -> tuple[int, ...]:
    """Return who can sit on the bench in FAMILY, where the starters are given (HC-F-setup-a)."""
    return tuple(n for n in data.numbers if n not in data.family_starters)


def list_free_for_bench(kept: KeptSetup) -> tuple[int, ...]:
    """Return who can sit on the bench beside the starters: one captain is in the squad at most (HC-2.2-e)."""
    has_captain = bool(list_captains_among(kept.data, kept.starters))
    return tuple(
        n
        for n in list_outfield(kept.data)
        if n not in kept.starters and not (has_captain and list_captains_among(kept.data, (n,)))
    )


def list_captains_among(data: TeamData, numbers: Iterable[int]) -> list[int]:
    """Return the captains among players."""
    return [n for n in numbers if data.card(n).pos == "C"]


def with_starters(kept: KeptSetup, chosen: tuple[int, ...]) -> KeptSetup:
    """Return what is kept with other starters; who has become one leaves the bench. Raises `UserError`."""
    _check(chosen, list_outfield(kept.data), STARTERS)
    if len(list_captains_among(kept.data, chosen)) > 1:
        raise UserError("hc-squad-captains")
    changed = replace(kept, starters=chosen)
    free = list_free_for_bench(changed)
    stay = [n for n in kept.bench if n in free]
    others = [
        n
        for n in free
        if n not in stay and not (list_captains_among(kept.data, stay) and list_captains_among(kept.data, (n,)))
    ]
    return replace(changed, bench=tuple((stay + others)[:BENCH]))


def with_bench(kept: KeptSetup, chosen: tuple[int, ...]) -> KeptSetup:
    """Return what is kept with another bench, in the order in which they come on. Raises `UserError`."""
    _check(chosen, list_free_for_bench(kept), BENCH)
    if len(list_captains_among(kept.data, chosen)) > 1:
        raise UserError("hc-squad-captains")
    return replace(kept, bench=chosen)


def with_family_bench(kept: KeptSetup, chosen: tuple[int, ...]) -> KeptSetup:
    """Return what is kept with another bench for FAMILY. Raises `UserError`."""
    _check(chosen, list_free_in_family(kept.data), BENCH)
    return replace(kept, family_bench=chosen)


def with_cards(kept: KeptSetup, chosen: tuple[int, ...]) -> KeptSetup:
    """Return what is kept with other cards, at most three, one of them a LEGEND (HC-3.1-l). Raises `UserError`."""
    if len(set(chosen)) != len(chosen) or len(chosen) > CARDS or not set(chosen) <= set(cards_of(kept.club)):
        raise UserError("error-stale")
    if len(set(chosen) & set(cards_of_kind(kept.club, "legend"))) > 1:
        raise UserError("hc-squad-legends")
    return replace(kept, cards=tuple(sorted(chosen)))


def _check(chosen: tuple[int, ...], offered: tuple[int, ...], wanted: int) -> None:
    if len(chosen) != wanted or len(set(chosen)) != wanted or not set(chosen) <= set(offered):
        raise UserError("error-stale")


def setup_text(kept: KeptSetup, variant: str, mode: str, *, has_cards: bool) -> str | None:
    """Return the order that sets a match up with what is kept; None: its coach has to be asked.

    FAMILY asks for nothing but the bench (HC-F-setup-a): there the club's own will do.
    """
    its = fill_usual(kept)
    if variant == FAMILY:
        return f"S {_numbers(its.data.family_starters)} / {_numbers(its.family_bench)}"
    if not kept.starters:
        return None
    sections = [f"S {_numbers((its.data.goalkeeper, *its.starters))} / {_numbers(its.bench)}"]
    sections += ["J défense"] if its.defends else []
    played = [n for n in its.cards if mode != "single" or n in cards_of_kind(its.club, "legend")]  # else they are dealt
    sections += [f"C {_numbers(played)}"] if has_cards and played else []
    return " ; ".join(sections)


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


GAME = "helvetia-cup"
CODE = "hc"
COLOUR = 0xC62828


async def provide_team(app: App, league: League, user_id: int, other: str = "") -> Team:
    """Return the team with which somebody plays; who has none is given one, of another club than `other` if it can be.

    It is theirs from then on.
    """
    mine = await find_coached_team(app, league, GAME, user_id)
    if mine is not None:
        return mine
    return await found_team(app, league, user_id, next((club for club in TEAMS if club != other), next(iter(TEAMS))))


async def found_team(app: App, league: League, user_id: int, club: str, name: str = "") -> Team:
    """Return a new team of a league; without a name it is named like its club, with a number where that is taken."""
    chosen = name or await pick_free_name(app, league, GAME, TEAMS[club].club)
    sheet = Profile(league_id=league.id, user_id=user_id, game=GAME, name=chosen, data={})
    return await keep_setup(app, await teams.sign_up(app.house, sheet, chosen), KeptSetup(club=club))


async def keep_setup(app: App, team: Team, kept: KeptSetup) -> Team:
    """Return a team with what its coach keeps now."""
    return await teams.change_team(app.house, team.id, data=msgspec.to_builtins(kept))
