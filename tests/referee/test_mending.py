"""What an earlier version broke is mended where just one word fits; where several do, or none, it is said and left."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from db.tables import contest, turn
from referee.course import agreement, close
from referee.model import Contest
from referee.people import mending
from referee.turns import contests
from rules.shapes import deep, rewritten
from tests.referee.test_forgetting import ALIAS, aspic, kollaball, play, rows
from tests.referee.world import CAMILLE, OLGA, World
from tools import mend


async def spoilt(world: World, match: Contest, word: str) -> None:
    """Do what an earlier version did to forget somebody called `word`."""

    def gone(value: object) -> object:
        return deep(value, lambda leaf: ALIAS if leaf == word else leaf)

    async with world.house.db.write() as tx:
        await tx.apply(update(contest).where(contest.c.id == match.id).values(setup=gone(match.setup)))
        for row in await rows(world, turn, match.id):
            found = {name: gone(row[name]) for name in ("state", "after", "events") if row[name] is not None}
            data = {name: msgspec.json.encode(value) for name, value in found.items()}
            await tx.apply(update(turn).where(turn.c.id == row["id"]).values(**data))


async def ended(world: World, game: str, word: str) -> Contest:
    match = await (aspic if game == "aspic" else kollaball)(world, word, "Olga")
    await play(world, match, 4)
    if game == "aspic":
        for user in (CAMILLE, OLGA):
            await agreement.offer_draw(world.house, match.id, user)
    while (now := await contests.find_open_turn(world.house, match.id)) is not None:
        await close.close_turn(world.house, now.id, "referee")
    return await contests.get_contest(world.house, match.id)


def without_names(world: World, match: Contest, found: list) -> list:  # type: ignore[type-arg]
    """Return the rows of turns with every name of the forgotten one as it is now."""
    shapes = world.house.games[match.game].shapes
    kinds = {"state": shapes.state, "after": shapes.state, "events": shapes.events}
    word = ALIAS

    def renamed(_, part: str, text: str) -> str:
        return word if part == "name" and text != "Olga" else text

    return [{**row, **{name: rewritten(row[name], kind, renamed) for name, kind in kinds.items()}} for row in found]


@pytest.mark.parametrize(
    ("game", "word"),
    [
        ("aspic", "over"),
        ("aspic", "right"),
        ("aspic", "piece_placed"),
        ("aspic", "H5"),
        ("kollaball", "rouge"),
        ("kollaball", "orders"),
        ("kollaball", "moved"),
        ("kollaball", "warrior"),
        ("kollaball", "r1"),
    ],
)
async def test_a_word_that_fits_alone_is_put_back(world: World, game: str, word: str) -> None:
    match = await ended(world, game, word)
    before = await rows(world, turn, match.id)
    await spoilt(world, match, word)
    [finding] = await mending.mend_pseudonyms(world.house, is_trial=True)
    assert finding.words == {ALIAS: word} and finding.faults
    assert await rows(world, turn, match.id) != without_names(world, match, before)
    await mending.mend_pseudonyms(world.house, is_trial=False)
    assert await rows(world, turn, match.id) == without_names(world, match, before)
    assert await mending.mend_pseudonyms(world.house, is_trial=False) == []


async def test_a_word_that_is_not_the_only_one_is_said_and_left(world: World) -> None:
    match = await ended(world, "aspic", "skip")  # nobody missed a turn: what it costs nobody can tell
    await spoilt(world, match, "skip")
    broken = await rows(world, turn, match.id)
    [finding] = await mending.mend_pseudonyms(world.house, is_trial=False)
    assert finding.words is None and set(finding.possible) == {"skip", "forfeit"}
    assert await rows(world, turn, match.id) == broken
    assert "possible : forfeit | skip" in mend.told(finding, is_trial=False)


async def test_a_record_broken_otherwise_is_said_and_a_whole_one_is_not(world: World) -> None:
    await ended(world, "aspic", "Anonyme 1")
    match = await ended(world, "aspic", "Camille")
    async with world.house.db.write() as tx:
        await tx.apply(update(turn).where(turn.c.contest_id == match.id).values(events=b'[{"type":"none of ours"}]'))
    [finding] = await mending.mend_pseudonyms(world.house, is_trial=False)
    assert (finding.contest_id, finding.words, finding.possible) == (match.id, None, ())
    assert "illisible, laissé tel quel" in mend.told(finding, is_trial=False)


async def test_the_command_says_first_and_writes_when_it_is_told_to(
    world: World, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = await ended(world, "aspic", "over")
    await spoilt(world, match, "over")
    await world.close()

    config = tmp_path / "config.toml"
    config.write_text(f'token = "x"\ndatabase = "{world.path}"\n')
    assert await asyncio.to_thread(mend.main, [str(config)]) == 0
    assert "réparable" in capsys.readouterr().out
    assert await asyncio.to_thread(mend.main, [str(config), "--write"]) == 0
    assert "« Anonyme 1 » était « over »" in capsys.readouterr().out
    assert await asyncio.to_thread(mend.main, [str(config)]) == 0
    assert "Tout se lit" in capsys.readouterr().out
    await world.reopen()
