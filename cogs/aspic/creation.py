"""From a challenge that was taken to a match: its two players with their colours, its first placement."""

from typing import NamedTuple

import discord
import msgspec

from presenters.aspic.offer import offer_of
from presenters.escaping import plain
from referee.house import House
from referee.league import challenges
from referee.model import Challenge, Contest, ContestSettings, League, Refusal
from referee.turns import contests
from rules.aspic.settings import Color, settings_of, turn_deadline_s
from rules.aspic.state import State
from rules.contract import JsonObject

GAME = "aspic"
NAME = 32


class Player(NamedTuple):
    """Somebody who is going to play."""

    user_id: int
    name: str
    color: Color


async def create(house: House, league: League, challenge: Challenge, challenger: Player, taker: Player) -> Contest:
    """Return the match that a claimed challenge leads to; if it cannot be made the challenge stands again."""
    is_second = challenge.first_user == taker.user_id
    home, away = (taker, challenger) if is_second else (challenger, taker)
    config = offer_of(challenge).config
    terms = settings_of(config)
    try:
        return await contests.create(
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
    except Refusal:
        raise
    except Exception:
        await challenges.release(house, challenge.id, taker.user_id)
        raise


def named(user: discord.User | discord.Member) -> str:
    """Return the name under which somebody plays."""
    return plain(user.display_name, NAME) or plain(user.name, NAME) or str(user.id)


def _team(player: Player) -> JsonObject:
    return {"name": player.name, "color": player.color}


def _seats(state: msgspec.Struct, home: Player, away: Player) -> list[tuple[str, str, int | None]]:
    """Return who sits where: the two colours differ, so they tell which end the home team has got (AS-side-a)."""
    assert isinstance(state, State)  # noqa: S101 - the match is of this game
    left, right = (home, away) if state.teams.left.color == home.color else (away, home)
    return [("left", left.name, left.user_id), ("right", right.name, right.user_id)]
