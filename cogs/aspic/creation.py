"""From a challenge that was taken to a match: its two players with their colours, its first placement."""

from typing import NamedTuple

import msgspec

from presenters.aspic.challenge import offer_of
from referee.house import House
from referee.model import Challenge, Contest, ContestSettings, League
from referee.turns import contests
from rules.aspic.settings import Color, read_settings, turn_deadline_s
from rules.aspic.state import State
from rules.contract import JsonObject

GAME = "aspic"


class MatchPlayer(NamedTuple):
    """Somebody who is going to play."""

    user_id: int
    name: str
    color: Color


async def create(
    house: House, league: League, challenge: Challenge, challenger: MatchPlayer, taker: MatchPlayer
) -> Contest:
    """Return the match that a claimed challenge leads to."""
    is_second = challenge.first_user == taker.user_id
    home, away = (taker, challenger) if is_second else (challenger, taker)
    config = offer_of(challenge).config
    terms = read_settings(config)
    return await contests.create_contest(
        house,
        league,
        contests.NewContest(
            GAME,
            f"{home.name} – {away.name}",
            {"config": config, "teams": {"home": _team(home), "away": _team(away)}},
            seats=lambda state: _seats(state, home, away),
            settings=ContestSettings(early_close=league.early_close, turn_deadline_s=turn_deadline_s(terms)),
            challenge_id=challenge.id,
        ),
    )


def _team(player: MatchPlayer) -> JsonObject:
    return {"name": player.name, "color": player.color}


def _seats(state: msgspec.Struct, home: MatchPlayer, away: MatchPlayer) -> list[tuple[str, str, int | None]]:
    """Return who sits where: the two colours differ, so they tell which end the home team has got (AS-side-a)."""
    assert isinstance(state, State)  # noqa: S101 - the match is of this game
    left, right = (home, away) if state.teams.left.color == home.color else (away, home)
    return [("left", left.name, left.user_id), ("right", right.name, right.user_id)]
