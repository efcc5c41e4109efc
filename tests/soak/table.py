"""What a season is played with: matches of every game in one league, and orders at random for each of them."""

import random
from collections.abc import Mapping

import msgspec

from bench.seasons import random_order
from referee.model import Contest, Turn
from referee.turns import contests
from rules.contract import SeatId
from rules.matrix_hockey import GAME as MATRIX
from rules.matrix_hockey import facts
from rules.matrix_hockey.state import State as Season
from rules.registry import GAMES
from tests.referee.world import CAMILLE, OLGA, REMI, World
from tests.rules.kollaball.strategies import legal_order_text
from tests.soak.seasons import season

CLASSES = ("warrior", "ranger", "archer", "merchant")
NONSENSE = ("", "?", "zut", "12 34 56", "@everyone", "F+(9)", "P Z9 Z8", "1 P >Z9", "\x00\u202e", "9" * 500)


async def duel(world: World, chance: random.Random) -> Contest:
    return await world.match(
        settings={"early_close": chance.random() < 0.7, "hours": {"orders": chance.choice((6, 24, 48))}},
        goal=6,
        final=chance.random() < 0.5,
        hidden=chance.random() < 0.3,
    )


async def aspic(world: World, chance: random.Random) -> Contest:
    clock = chance.choice(({"clock_mode": "none"}, {"clock_mode": "correspondence", "reserve_s": 600_000}))
    return await world.aspic(settings={"turn_deadline_s": chance.choice((None, 86_400))}, **clock)


async def kollaball(world: World, _: random.Random) -> Contest:
    sides = {"rouge": CAMILLE, "bleue": OLGA}
    entries = [
        (f"{seat[0]}{number}", captain if number == 1 else captain + 100 * number, kind, seat)
        for seat, captain in sides.items()
        for number, kind in enumerate(CLASSES, start=1)
    ]
    world.number += 1
    return await contests.create_contest(
        world.house,
        world.league,
        contests.NewContest(
            "kollaball",
            f"Kollaball {world.number}",
            {
                "config": {"roll_call": "off"},
                "teams": {seat: {"captain": f"{seat[0]}1", "tactic": None} for seat in sides},
                "players": {player: {"name": f"Joueur {user}", "class": kind} for player, user, kind, _ in entries},
            },
            seats=[*((seat, seat.title(), user) for seat, user in sides.items()), ("admin", "", None)],
            participants=[(player, user, seat) for player, user, _, seat in entries],
            thread_id=900 + world.number,
            referee_id=REMI,
        ),
    )


async def matrix(world: World, _: random.Random) -> Contest:
    return await season(world)


KINDS = {"duel": duel, "aspic": aspic, "kollaball": kollaball, "matrix-hockey": matrix}
MIXTURE = ("duel", "duel", "aspic", "kollaball", "matrix-hockey")


def order_for(contest: Contest, turn: Turn, state: msgspec.Struct, seat: SeatId, chance: random.Random) -> str:
    """Return a text that `seat` might send now; most are legal."""
    if chance.random() < 0.1:
        return chance.choice(NONSENSE)
    match contest.game:
        case "duel":
            return _number(turn, chance)
        case "kollaball":
            return legal_order_text(state, seat, chance)  # type: ignore[arg-type]
        case "aspic":
            return chance.choice(sorted(GAMES["aspic"].moves.legal(state, seat)))
        case _:
            return _week(state, seat, chance)  # type: ignore[arg-type]


def _number(turn: Turn, chance: random.Random) -> str:
    if turn.stage == "ruling":
        return chance.choice(("MAINTENU", "REJETE"))
    return chance.choice(("1", "4", "5", "7", "8", "9", *(("BOOM 3", "ARRET") if chance.random() < 0.1 else ())))


def _week(state: Season, seat: SeatId, chance: random.Random) -> str:
    owed: Mapping[SeatId, tuple[str, ...]] = facts.list_owed(state)
    return "F+(0)" if seat not in owed else MATRIX.canonical(random_order(state, seat, owed[seat], chance))
