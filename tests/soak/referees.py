"""What referees do in a season: every act, on any contest, with and without sense."""

import random
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

from referee.desk import appeals, arbitration
from referee.desk.rewind import RewindWish, confirm_rewind, propose_rewind
from referee.hand import people
from referee.league import leagues
from referee.model import By, Contest
from referee.orders import looks
from referee.people import personal
from referee.turns import calendar, contests, history
from rules.wishes import HandOver
from tests.referee.world import CAMILLE, OLGA, REMI, STAN
from tests.soak.season import Season
from tests.soak.table import KINDS, order_for

WHY = "soak, KB-9-a"

Do = Callable[[Season, random.Random, Contest], Awaitable[object]]


async def _order(season: Season, chance: random.Random, contest: Contest) -> object:
    turn = await season.turn(contest)
    seat = chance.choice(turn.accepting or ("left",))
    state = season.world.house.games[contest.game].decode(turn.state)
    text = order_for(contest, turn, state, seat, chance) if turn.accepting else "1"
    season.note(f"{seat}: {text[:60]!r}")
    return await arbitration.enter_order(season.world.house, contest.id, By(REMI, WHY), seat=seat, text=text)


CORRECTIONS = {
    "duel": lambda chance: ("set_score", {"seat": "left", "value": chance.randrange(4)}),
    "aspic": lambda chance: chance.choice(
        [("skip", {}), ("clock", {"seat": "left", "delta": 60}), ("end", {"winner": None})]
    ),
    "kollaball": lambda chance: chance.choice(
        [("forgive_missed", {"team": "rouge"}), ("set_max_missed", {"value": 5}), ("mark_missing", {"player": "r2"})]
    ),
    "matrix-hockey": lambda chance: chance.choice(
        [
            ("points", {"team": "E-01", "points": 1}),
            ("stocks", {"team": "E-02", "extra_goals": 2}),
            ("make_dummy", {"team": "E-04"}),
        ]
    ),
}


async def _correct(season: Season, chance: random.Random, contest: Contest) -> object:
    op, fields = CORRECTIONS[contest.game](chance)
    season.note(f"{op} {fields}")
    return await arbitration.correct_position(season.world.house, contest.id, By(REMI, WHY), op=op, fields=fields)


async def _force(season: Season, chance: random.Random, contest: Contest) -> object:
    label, value = chance.choice(("die/left", "die/right", "bribe/rouge/trigger")), chance.choice((1, 3, 6, None))
    season.note(f"{label} {value}")
    return await arbitration.force_die(season.world.house, contest.id, By(REMI, WHY), label=label, value=value)


async def _rewind(season: Season, chance: random.Random, contest: Contest) -> object:
    house = season.world.house
    closed = [turn for turn in await history.list_turns(house, contest.id) if turn.status == "closed"]
    if not closed:
        return None
    turn = chance.choice(closed[-3:])
    given: dict[str, object] = {}
    match chance.random():
        case p if p < 0.4 and turn.accepting:
            seat = chance.choice(turn.accepting)
            state = house.games[contest.game].decode(turn.state)
            text = "-" if chance.random() < 0.3 else order_for(contest, turn, state, seat, chance)
            given = {"seat": seat, "text": text}
        case p if p < 0.6:
            given = {"label": "die/left", "value": chance.randrange(1, 7)}
    season.note(f"turn {turn.number} ({turn.id}) {given}")
    draft, _ = await propose_rewind(house, contest.id, REMI, RewindWish(turn_id=turn.id, reason=WHY, **given))  # type: ignore[arg-type]
    return await confirm_rewind(house, contest.id, draft.id, REMI)


async def _replace(season: Season, chance: random.Random, contest: Contest) -> object:
    house = season.world.house
    if contest.game == "matrix-hockey":
        coach = chance.randrange(6001, 6010)
        return await arbitration.hand_seat_over(
            house, contest.id, By(REMI, WHY), HandOver(f"E-0{chance.randrange(1, 5)}", f"Coach {coach}", str(coach))
        )
    if contest.game == "aspic":
        user = chance.choice((CAMILLE, OLGA, STAN))
        return await arbitration.replace_player(house, contest.id, By(REMI, WHY), seat="left", user_id=user)
    player = chance.choice(("l1", "l2")) if contest.game == "duel" else f"r{chance.randrange(1, 5)}"
    return await arbitration.replace_captain(house, contest.id, By(REMI, WHY), player=player)


async def _excuse(season: Season, chance: random.Random, contest: Contest) -> object:
    missing = await history.list_missing_orders(season.world.house, contest.id)
    if not missing:
        return None
    one = chance.choice(missing)
    season.note(f"{one.seat} in turn {one.turn_id}")
    return await appeals.excuse(
        season.world.house, contest.id, By(REMI, WHY), appeals.MissedOrder(one.turn_id, one.seat)
    )


async def _no_play(season: Season, chance: random.Random, _: Contest) -> object:
    day = datetime.fromtimestamp(season.world.clock.ms / 1000, UTC).date() + timedelta(days=chance.randrange(2, 9))
    return await calendar.change_days_off(season.world.house, season.world.league.id, add=[(day, day)])


def _plain(do: Callable[..., Awaitable[object]], **given: object) -> Do:
    return lambda season, _, contest: do(season.world.house, contest.id, By(REMI, WHY), **given)


async def _extend(season: Season, chance: random.Random, contest: Contest) -> object:
    minutes = chance.choice((-5, 10, 600, 3000))
    return await arbitration.extend_turn(season.world.house, contest.id, By(REMI, WHY), minutes=minutes)


ACTS: dict[str, tuple[int, Do]] = {
    "extend": (4, _extend),
    "close": (3, _plain(arbitration.close_now)),
    "close, confirmed": (5, _plain(arbitration.close_now, confirmed=True)),
    "annul": (3, _plain(arbitration.annul_turn)),
    "order": (4, _order),
    "correct": (4, _correct),
    "force a die": (3, _force),
    "go back": (6, _rewind),
    "replace": (2, _replace),
    "pause": (2, _plain(arbitration.pause)),
    "resume": (8, _plain(arbitration.resume)),
    "rule": (2, _plain(arbitration.give_ruling, upheld=True)),
    "look": (2, _plain(looks.look_at_orders)),
    "rehearse": (3, _plain(looks.rehearse_turn)),
    "excuse": (2, _excuse),
    "days without play": (1, _no_play),
    "exclude": (1, _plain(arbitration.correct_position, op="exclude", fields={"player": "l2"})),
}


async def act(season: Season, chance: random.Random) -> str:
    """Do one of a referee's acts; on a contest that is over, too."""
    contest = await season.any_contest(chance, is_open=chance.random() < 0.9)
    name = chance.choices(list(ACTS), [weight for weight, _ in ACTS.values()])[0]
    season.note(f"{name} on {contest.name}")
    await ACTS[name][1](season, chance, contest)
    return "done"


async def republish(season: Season, chance: random.Random) -> str:
    """Send again what did not arrive."""
    contest = await season.any_contest(chance, is_open=False)
    season.note(contest.name)
    season.expect_late()
    return str(await season.world.sender.republish_all(contest.id))


async def settings(season: Season, chance: random.Random) -> str:
    """Change what can be set, of the league or of a person."""
    house = season.world.house
    match chance.randrange(4):
        case 0:
            await leagues.change_league(
                house, season.world.league.id, reminder_hours=chance.choice(((24, 2), (6,), ()))
            )
        case 1:
            await leagues.change_league(house, season.world.league.id, outage_hours=chance.choice((0, 2, 12)))
        case 2:
            user = chance.choice((CAMILLE, OLGA, STAN))
            hours = chance.choice((None, None, (12, 1), ()))
            await people.change_person(house, user, reminder_hours=hours, language=chance.choice(("fr", "en")))
        case _:
            season.expect_late()
            await people.note_dm_open(house, STAN, STAN + 5000)
    return "done"


async def new_contest(season: Season, chance: random.Random) -> str:
    """Begin another contest of a kind of which none is open."""
    playing = [contest.game for contest in await contests.list_contests(season.world.house, season.world.league.id)]
    wanted = [kind for kind in KINDS if playing.count(kind) < 1 + (kind == "duel")]
    if wanted:
        kind = chance.choice(wanted)
        season.note(kind)
        await KINDS[kind](season.world, chance)
    return "done"


async def forget(season: Season, _: random.Random) -> str:
    await personal.forget_person(season.world.house, STAN, "Personne {number}")
    return "forgotten"
