"""The first state of a contest, from what its seats bring."""

from typing import Literal

from rules.contract import JsonObject
from rules.dice import Dice
from rules.helvetia_cup.cards import cards_of_kind
from rules.helvetia_cup.codec import CODEC
from rules.helvetia_cup.competition.creation import CompetitionSetup, new_competition
from rules.helvetia_cup.consistency import check_ends, check_state
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import (
    ATTACKS,
    CardNo,
    Config,
    Match,
    Mode,
    Number,
    State,
    Strict,
    Teams,
    TeamState,
    Variant,
)


class SideSetup(Strict, frozen=True, kw_only=True):
    """What a seat brings: its team and, in a competition, what it carries from match to match.

    `legends_left` left out: in a competition all of its LEGEND cards.
    """

    team: str
    deck: tuple[CardNo, ...] = ()
    legends_left: tuple[CardNo, ...] | None = None
    challenge: CardNo | None = None
    tired: tuple[Number, ...] = ()
    unavailable: tuple[Number, ...] = ()


class SidesSetup(Strict, frozen=True, kw_only=True):
    """Both seats, each with all that it brings or with its team's id alone."""

    home: SideSetup | str
    away: SideSetup | str


class MatchSetup(Strict, frozen=True, kw_only=True):
    """All that a match needs to begin."""

    kind: Literal["match"] = "match"
    variant: Variant = "geek"
    mode: Mode = "single"
    teams: SidesSetup
    config: Config = Config()


def new_contest(setup: JsonObject, dice: Dice) -> State:
    """Return a match at its set-up, or a competition at its first preparation. Raises `CaseError`.

    A match: `{"variant": "geek", "mode": "single", "teams": {"home": "zyon", "away": {"team": "basela", "deck": [1],
    "legends_left": [9], "challenge": 2, "tired": [3], "unavailable": [5]}}, "config": {…}}`; only `teams` has to be
    there, and nothing is drawn. A competition: `{"kind": "competition", …}` (`CompetitionSetup`).
    """
    if setup.get("kind") == "competition":
        return new_competition(CODEC.made(CompetitionSetup, setup), dice)
    return new_match(CODEC.made(MatchSetup, setup))


def new_match(setup: MatchSetup) -> Match:
    """Return a match before its first turn. Raises `CaseError` if it cannot be played, or need never end."""
    check_ends(setup.config)
    teams = Teams(home=_side(setup, "home", setup.teams.home), away=_side(setup, "away", setup.teams.away))
    state = Match(variant=setup.variant, mode=setup.mode, config=setup.config, teams=teams)
    check_state(state)
    return state


def _side(setup: MatchSetup, seat: SeatName, given: SideSetup | str) -> TeamState:
    side = SideSetup(team=given) if isinstance(given, str) else given
    legends = side.legends_left
    if legends is None:
        legends = cards_of_kind(side.team, "legend") if setup.mode != "single" else ()
    return TeamState(
        team=side.team,
        attacks=ATTACKS[seat],
        subs_left=setup.config.max_subs,
        offside_call=setup.config.offside_call_default,
        deck=tuple(sorted(side.deck)),
        legends_left=tuple(sorted(legends)),
        challenge=side.challenge,
        tired=tuple(sorted(side.tired)),
        unavailable=tuple(sorted(side.unavailable)),
    )
