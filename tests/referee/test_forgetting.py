"""Whoever is forgotten: every record of their contests reads, replays and verifies as before; their name is gone."""

import random
from collections.abc import Mapping

import msgspec
import pytest
from sqlalchemy import select

from db.tables import challenge, contest, outbox, plan, seat, turn
from referee.course import agreement, close
from referee.desk import arbitration
from referee.hand import record
from referee.league import challenges, standings
from referee.model import By, Contest, Refusal
from referee.people import personal
from referee.turns import contests, verification
from rules.chain import lines_of_journal
from rules.verification import verify_turn
from tests.referee.world import CAMILLE, OLGA, REMI, STAN, World
from tests.soak.seasons import FIRST_COACH, season
from tests.soak.table import CLASSES, order_for

WORD = "over"
ALIAS = "Anonyme 1"
Rows = list[Mapping[str, object]]


async def aspic(world: World, home: str, away: str, **given: object) -> Contest:
    """Return a match of Aspic between Camille, at home, and Olga; the dice say who plays left."""
    return await contests.create_contest(
        world.house,
        world.league,
        contests.NewContest(
            "aspic",
            f"{home} – {away}",
            {
                "config": {"pieces": 5, "rounds_per_half": 5, "clock_mode": "none", "sides": "draw"},
                "teams": {"home": {"name": home, "color": "red"}, "away": {"name": away, "color": "blue"}},
            },
            seats=lambda state: [
                (side, getattr(state.teams, side).name, CAMILLE if getattr(state.teams, side).color == "red" else OLGA)
                for side in ("left", "right")
            ],
            thread_id=901,
            **given,
        ),
    )


async def kollaball(world: World, name: str, others: str) -> Contest:
    sides = {"rouge": CAMILLE, "bleue": OLGA}
    players = {f"{side[0]}{n}": (n, kind) for side in sides for n, kind in enumerate(CLASSES, start=1)}
    return await contests.create_contest(
        world.house,
        world.league,
        contests.NewContest(
            "kollaball",
            f"{name} – Ours",
            {
                "config": {"roll_call": "off"},
                "teams": {side: {"captain": f"{side[0]}1", "tactic": None} for side in sides},
                "players": {
                    key: {"name": name if key == "r1" else others, "class": kind} for key, (_, kind) in players.items()
                },
            },
            seats=[("rouge", name, CAMILLE), ("bleue", "Ours", OLGA), ("admin", "", None)],
            participants=[
                (key, user if n == 1 else user + 100 * n, side)
                for side, user in sides.items()
                for key, (n, _) in players.items()
                if key[0] == side[0]
            ],
            thread_id=902,
            referee_id=REMI,
        ),
    )


async def play(world: World, match: Contest, turns: int) -> None:
    """Have both captains send legal orders for some turns."""
    chance = random.Random(match.game)
    game = world.house.games[match.game]
    for _ in range(turns):
        now = await world.turn(match)
        state = game.decode(now.state)
        for who in game.awaiting(state):
            text = "P H5 H3 H7 I4 I6" if who == "right" else "P D5 D3 D7 C4 C6"
            if match.game != "aspic" or now.number > 2:
                text = ""
                while not accepts(game, state, who, text):
                    text = order_for(match, now, state, who, chance)
            user = next(row.user_id for row in await contests.list_seats(world.house, match.id) if row.seat == who)
            await world.send(now, who, text, user=user)
        await world.heart.beat()


def accepts(game, state, who, text) -> bool:
    try:
        game.parse(state, who, text)
    except Exception:
        return False
    return True


async def rows(world: World, table, key: int) -> Rows:
    owner = table.c.id if table is contest else table.c.contest_id
    async with world.house.db.read() as tx:
        found = (await tx.execute(select(table).where(owner == key).order_by(*table.primary_key))).mappings()
        return [{name: read(value) for name, value in row.items()} for row in found]


def read(value: object) -> object:
    try:
        return msgspec.json.decode(value) if isinstance(value, bytes) else value
    except msgspec.DecodeError:
        return value


async def checked(world: World, match: Contest, reader: int = OLGA) -> list[object]:
    """Return what a verification of each turn says: seals, promise, dice, and the result played again."""
    closed = [row["id"] for row in await rows(world, turn, match.id) if row["status"] == "closed"]
    return [verify_turn(await verification.read_turn_record(world.house, one, reader)) for one in closed]


def put(value, path: tuple[object, ...], text: str):
    """Return a JSON value with a text in one place."""
    if not path:
        return text
    inner = {**value} if isinstance(value, dict) else list(value)
    inner[path[0]] = put(inner[path[0]], path[1:], text)
    return inner


@pytest.mark.parametrize("word", [WORD, "right", "play", "piece_placed", "H5", "Gauche"])
async def test_a_duellist_called_like_a_value_is_forgotten_and_his_namesake_is_not(world: World, word: str) -> None:
    match = await aspic(world, word, word)
    await play(world, match, 4)
    for user in (CAMILLE, OLGA):
        await agreement.offer_draw(world.house, match.id, user)
    [side] = [row.seat for row in await contests.list_seats(world.house, match.id) if row.user_id == CAMILLE]
    turns, was = await rows(world, turn, match.id), await checked(world, match)
    assert await personal.forget_person(world.house, CAMILLE, "Anonyme") == 1
    path = ("teams", side, "name")
    expected = [
        {**one, "state": put(one["state"], path, ALIAS), "after": put(one["after"], path, ALIAS)} for one in turns
    ]
    assert await rows(world, turn, match.id) == expected
    assert await checked(world, match) == was
    [found] = await rows(world, contest, match.id)
    assert found["name"] == f"{ALIAS} – {word}"
    assert found["setup"] == put(match.setup, ("teams", "home", "name"), ALIAS)
    names = {row["seat"]: row["name"] for row in await rows(world, seat, match.id)}
    assert names.pop(side) == ALIAS and [*names.values()] == [word]
    assert {row.name for row in await standings.list_standings(world.house, world.league.id, "aspic")} == {ALIAS, word}


@pytest.mark.parametrize("word", ["rouge", "orders", "moved", "r1", "D5", "warrior"])
async def test_a_player_of_a_team_called_like_a_value_is_forgotten_and_nothing_else_changes(
    world: World, word: str
) -> None:
    match = await kollaball(world, word, word)
    await play(world, match, 3)
    while (now := await contests.find_open_turn(world.house, match.id)) is not None:
        await close.close_turn(world.house, now.id, "referee")
    turns, was, [before] = (
        await rows(world, turn, match.id),
        await checked(world, match),
        await rows(world, contest, match.id),
    )
    await personal.forget_person(world.house, CAMILLE, "Anonyme")
    path = ("players", "r1", "name")
    expected = [
        {**one, **{name: put(one[name], path, ALIAS) for name in ("state", "after") if one[name] is not None}}
        for one in turns
    ]
    assert await rows(world, turn, match.id) == expected
    assert await checked(world, match) == was
    [found] = await rows(world, contest, match.id)
    assert found == {**before, "setup": put(before["setup"], path, ALIAS)}  # the title is that of the teams


async def test_who_took_over_a_seat_did_not_play_under_his_own_name(world: World) -> None:
    match = await aspic(world, "Camille", "Olga")
    [side] = [row.seat for row in await contests.list_seats(world.house, match.id) if row.user_id == CAMILLE]
    await arbitration.replace_player(world.house, match.id, By(REMI, "absente"), seat=side, user_id=STAN)
    for user in (STAN, OLGA):
        await agreement.offer_draw(world.house, match.id, user)
    await personal.forget_person(world.house, STAN, "Anonyme")
    [found] = await rows(world, contest, match.id)
    assert found["name"] == "Camille – Olga"
    await personal.forget_person(world.house, CAMILLE, "Anonyme")
    [found] = await rows(world, contest, match.id)
    assert found["name"] == "Anonyme 2 – Olga"
    [first, *_] = await rows(world, turn, match.id)
    assert first["state"]["teams"][side]["name"] == "Anonyme 2"
    journal = await record.export_record(world.house, world.league.id)
    assert all(line.holds for line in lines_of_journal(journal))


async def test_who_waits_for_a_team_waits_under_a_number_of_nobody(world: World) -> None:
    waiting = [{"id": str(CAMILLE), "name": "regulation"}, {"id": str(STAN), "name": "regulation"}]
    match = await season(world, waiting_list=waiting)
    await world.heart.beat()
    turns, was = await rows(world, turn, match.id), await checked(world, match, FIRST_COACH)
    await personal.forget_person(world.house, CAMILLE, "Anonyme")
    path = ("waiting_list", 0, "id")
    expected = [
        {**one, **{name: put(one[name], path, "-1") for name in ("state", "after") if one[name] is not None}}
        for one in turns
    ]
    assert await rows(world, turn, match.id) == expected
    assert await checked(world, match, FIRST_COACH) == was


async def test_a_number_leaves_what_others_plan_and_what_is_on_its_way(world: World) -> None:
    async with world.house.db.write() as tx:
        data = {"roster": {"teams": [{"id": "ours", "coach": CAMILLE}], "waiting": [{"id": str(CAMILLE)}]}}
        values = {"league_id": world.league.id, "game": "matrix-hockey", "user_id": REMI, "created_ms": 1}
        await tx.apply(plan.insert().values(data=data, **values))
    match = await aspic(world, "Camille", "Olga")
    async with world.house.db.write() as tx:
        await tx.apply(outbox.update().where(outbox.c.contest_id == match.id).values(payload={"captain": CAMILLE}))
    for user in (CAMILLE, OLGA):
        await agreement.offer_draw(world.house, match.id, user)
    await personal.forget_person(world.house, CAMILLE, "Anonyme")
    async with world.house.db.read() as tx:
        [kept] = (await tx.execute(select(plan.c.data))).scalars()
        payloads = str((await tx.execute(select(outbox.c.payload))).scalars().all())
    assert kept == {"roster": {"teams": [{"id": "ours", "coach": None}], "waiting": [{"id": "-1"}]}}
    assert str(CAMILLE) not in payloads and "-1" in payloads


async def offered(world: World, by: int, to: int | None, name: str) -> int:
    made = await challenges.offer_challenge(
        world.house,
        world.league,
        challenges.ChallengeOffer(
            game="aspic", by_user=by, to_user=to, settings={"config": {}, "color": "red", "name": name}, channel_id=1
        ),
    )
    return made.id


async def test_the_name_of_a_challenge_goes_and_no_return_match_is_offered_to_nobody(world: World) -> None:
    first = await offered(world, CAMILLE, OLGA, "Camille")
    await challenges.claim_challenge(world.house, first, OLGA)
    match = await aspic(world, "Camille", "Olga", challenge_id=first)
    for user in (CAMILLE, OLGA):
        await agreement.offer_draw(world.house, match.id, user)
    again = await challenges.rematch(world.house, match.id, OLGA, channel_id=1)
    to_him, others = await offered(world, STAN, CAMILLE, "Camille"), await offered(world, OLGA, None, "Camille")
    await personal.forget_person(world.house, CAMILLE, "Anonyme")
    async with world.house.db.read() as tx:
        found = {row.id: row for row in await tx.execute(select(challenge))}
    assert [found[one].settings["name"] for one in (first, again.id)] == [ALIAS, ALIAS]
    assert [found[one].settings["name"] for one in (to_him, others)] == ["Camille", "Camille"]
    assert [found[one].status for one in (again.id, to_him, others)] == ["declined", "declined", "open"]
    with pytest.raises(Refusal) as refused:
        await challenges.rematch(world.house, match.id, OLGA, channel_id=1)
    assert refused.value.code == "rematch_forgotten"
