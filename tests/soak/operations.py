"""A season played at random: one operation after the other, each under a trouble or none, all of it from one seed."""

import random
from collections.abc import Awaitable, Callable

from referee.model import Refusal, UnsavedError
from rules.errors import CaseError, OrderError
from tests.soak import players, referees
from tests.soak.season import Season
from tests.soak.troubles import NOTHING, Trouble, drawn, revived

OPERATIONS = 200
LOOK_EVERY = 50

Operation = Callable[[Season, random.Random], Awaitable[str]]
Troubles = Callable[[random.Random], Trouble]


async def wait(season: Season, chance: random.Random) -> str:
    """Let time pass; often until something is due."""
    world = season.world
    turn = await season.turn(await season.any_contest(chance))
    leaps = [60_000, 3_600_000, 6 * 3_600_000, turn.due_ms - world.clock.ms - chance.choice((7_200_000, 500))]
    leaps += [turn.due_ms + 10_000 - world.clock.ms] * 3
    leap_ms = min(max(1000, chance.choice(leaps)), 8 * 86_400_000)
    season.note(f"{leap_ms / 1000:.0f} s")
    for _ in range(2):  # the heart beats on the way: the program was there
        world.clock.ms += leap_ms // 2
        await world.heart.beat()
    return "passed"


async def beat(season: Season, _: random.Random) -> str:
    await season.world.heart.beat()
    return "done"


async def restart(season: Season, chance: random.Random) -> str:
    """Stop the program; it is back at once, or hours later."""
    away_s = chance.choice((1, 60, 3600, 7 * 3600))
    season.note(f"away for {away_s} s")
    await season.world.close()
    season.world.clock.pass_(seconds=away_s)
    await revived(season.world)
    return "back"


OPERATION_WEIGHTS: dict[str, tuple[int, Operation]] = {
    "order": (26, players.order),
    "confirm": (12, players.drafted_order),
    "withdraw": (4, players.withdraw),
    "agree": (2, players.agree),
    "fall back": (6, players.fall_back),
    "wait": (22, wait),
    "beat": (8, beat),
    "restart": (3, restart),
    "referee": (17, referees.act),
    "republish": (2, referees.republish),
    "settings": (2, referees.settings),
    "new contest": (3, referees.new_contest),
    "forget": (1, referees.forget),
}
UNTOUCHED = ("restart",)  # there is nobody in it whom a fault could meet


async def play(season: Season, seed: int, log: Callable[[], str], troubles: Troubles = drawn) -> None:
    """Play a whole season. Raises `AssertionError` with what is wrong, and when."""
    for number in range(OPERATIONS):
        await _one(season, random.Random(f"{seed}/{number}"), number, troubles)
        if number % LOOK_EVERY == LOOK_EVERY - 1:
            _check(await season.wrong(log()))
    await season.let_go()
    _check(await season.wrong(log()))


async def _one(season: Season, chance: random.Random, number: int, troubles: Troubles) -> None:
    weights = [weight for weight, _ in OPERATION_WEIGHTS.values()]
    name = chance.choices(list(OPERATION_WEIGHTS), weights)[0]
    trouble = NOTHING if name in UNTOUCHED else troubles(chance)
    season.told.append(f"{number}: {name} [{trouble.name}]")
    is_order = name in {"order", "confirm"}
    before = season.orders_stored() if is_order else 0, len(season.receipts)
    try:
        came = await trouble.around(season.world, lambda: OPERATION_WEIGHTS[name][1](season, chance))
    except (Refusal, OrderError, CaseError) as error:
        came = f"refused: {error.code}"
    except UnsavedError:
        came = "not saved"
        assert trouble is not NOTHING, "the database fails by itself"
    season.told[-1] = f"{number}: {name} {season.noted()} [{trouble.name}]: {came}"
    if is_order and came not in {"received", "killed"} and len(season.receipts) == before[1]:
        assert season.orders_stored() == before[0], "I4: an order that was refused is there"


def _check(wrong: list[str]) -> None:
    assert not wrong, "\n".join(wrong)
