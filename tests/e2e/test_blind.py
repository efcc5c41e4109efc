"""Nobody finds a lone coach's orders by trying texts on what is public; the blind is told when all orders are."""

import itertools
import json
import re
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from referee.hand import record
from referee.model import Turn
from referee.turns import history
from rules import chain
from rules.contract import SeatId
from rules.dice import blind_hash, entropy_of, fair_value, key_of, seed_hash
from rules.errors import OrderError
from rules.matrix_hockey import GAME
from rules.matrix_hockey.state import State
from rules.seals import announced_hash_of, short
from rules.verification import verify_file
from tests.e2e.ears import all_logs
from tests.e2e.season import Season, season
from tests.support.league import League, Person
from tests.support.reading import Shown, custom_ids, text_of

COACH = SeatId("E-01")
SECRET = "CH1 B(2); CH2 D(1)"
HASH = re.compile(r"\b[0-9a-f]{64}\b")


def all_texts(state: State) -> list[str]:
    """Return every order for this round and the next, a column and an overtime value each, as the rules write them."""
    found = []
    for now, tie, then, next_tie in itertools.product("ABCDEF", range(4), "ABCDEF", range(4)):
        try:
            order = GAME.parse(state, COACH, f"CH1 {now}({tie}); CH2 {then}({next_tie})")
        except OrderError:
            continue
        found.append(GAME.canonical(order))
    return found


def by_entropy(texts: Sequence[str], public: str) -> list[str]:
    """Return the texts whose entropy is public, whichever public number is taken for the blind, or none."""
    numbers = set(HASH.findall(public))
    blinds = [b"", *map(bytes.fromhex, numbers)]
    return [text for text in texts if any(entropy_of({COACH: text}, blind).hex() in numbers for blind in blinds)]


def by_draws(texts: Sequence[str], public: str, dice: Mapping[str, Any]) -> list[str]:
    """Return the texts with which the draws of a file fall as they did, whichever public number is the blind."""
    blinds = [b"", *map(bytes.fromhex, set(HASH.findall(public)))]
    seed = bytes.fromhex(dice["seed"])

    def fits(key: bytes) -> bool:
        return all(fair_value(key, roll["label"], roll["sides"]) == roll["value"] for roll in dice["rolls"])

    return [text for text in texts if any(fits(key_of(seed, entropy_of({COACH: text}, blind))) for blind in blinds)]


def by_positions(texts: Sequence[str], public: str, act: Any) -> list[str]:
    """Return the texts with which an act's record is public, if they are all that the positions keep secret."""
    numbers = set(HASH.findall(public))

    def record_with(text: str) -> str:
        stored = {"CH2": text.partition("CH2 ")[2]}
        positions = ({**position, "advance": {COACH: stored}} for position in (act.before, act.after))
        return chain.record_of(*positions, msgspec.json.decode(act.events), b"")

    return [text for text in texts if record_with(text) in numbers]


async def read_by(played: Season, reader: Person, command: str, **given: object) -> str:
    """Return what a command answers, its files with it."""
    shown = await reader.command(command, here=played.thread, **given)
    answers = [one for one in (shown.response, *shown.followups) if one is not None]
    return "\n".join([await whole(one) for one in answers])


async def whole(shown: Shown) -> str:
    files = [(await file.read()).decode("utf-8", "replace") for file in shown.attachments]
    return "\n".join([text_of(shown), str(getattr(shown, "nonce", "")), *files])


def everywhere(league: League) -> Iterator[Any]:
    """Yield every message of the server."""
    yield from (message for channel in league.guild.channels.values() for message in channel.history())
    yield from (message for thread in league.threads() for message in thread.history())


async def heard_by(played: Season, reader: Person) -> str:
    """Return what `reader` can get of a season: posts, checked turns, journal, their own data."""
    steps = range(1, (await played.turn()).number)
    found = [await whole(message) for message in (*everywhere(played.league), *reader.inbox())]
    found += [await read_by(played, reader, "match verifier", etape=str(step)) for step in steps]
    found += [await read_by(played, reader, "ligue journal", verifier=True)]
    found += [await read_by(played, reader, "mes-donnees exporter")]
    return "\n".join(found)


async def file_of(played: Season, reader: Person, step: int) -> dict[str, Any]:
    shown = await reader.command("match verifier", here=played.thread, etape=str(step))
    [file] = shown.response.attachments
    read: dict[str, Any] = json.loads(await file.read())
    return read


async def first_week(league: League) -> tuple[Season, Turn, list[str]]:
    """Return a season whose first week waits for its only order, with that week and all that could be sent."""
    played = await season(league, roster={"E": 6})
    while (await played.state()).phase != "season":
        await played.overdue()
    return played, await played.turn(), all_texts(await played.state())


async def test_a_lone_coachs_orders_are_not_found_from_all_that_is_public(league: League) -> None:
    played, week, texts = await first_week(league)
    assert SECRET in texts and len(texts) > 100
    await played.order(COACH, SECRET)
    await played.overdue()
    await read_by(
        played, played.referee, "arbitre corriger", acte="stocks", equipe="E-02", texte="+1 #0", raison="Oubli"
    )
    other = played.coaches["E-02"]
    public = "\n".join([await heard_by(played, reader) for reader in (other, played.referee)])
    dice = (await file_of(played, other, week.number))["dice"]
    assert dice["entropy"] in public and dice["rolls"] and blind_hash(week.blind or b"") in public
    assert by_entropy(texts, public) == by_draws(texts, public, dice) == []
    [act] = await record.read_journal(played.app.house, contest_id=played.contest_id)
    assert act.salt is not None and act.before["advance"] and record.chain_entry_of(act).record in public
    assert by_positions(texts, public, act) == []
    # As acts were recorded before there were salts, one text alone would fit.
    bare = chain.record_of(act.before, act.after, msgspec.json.decode(act.events), b"")
    assert {text.partition("CH2 ")[2] for text in by_positions(texts, bare, act)} == {"D(1)"}


async def test_in_a_turn_opened_before_there_were_blinds_they_were_found(league: League, database_path: Path) -> None:
    played, week, texts = await first_week(league)
    with closing(sqlite3.connect(database_path)) as database, database:
        database.execute("UPDATE turn SET blind = NULL WHERE id = ?", (week.id,))
    await played.order(COACH, SECRET)
    await played.overdue()
    public = await heard_by(played, played.coaches["E-02"])
    dice = (await file_of(played, played.coaches["E-02"], week.number))["dice"]
    assert by_entropy(texts, public) == by_draws(texts, public, dice) == [SECRET]


async def test_the_blind_is_told_nowhere_until_every_order_is_public(league: League) -> None:
    with all_logs() as logged:
        played, week, _ = await first_week(league)
        assert week.blind is not None
        await played.order(COACH, SECRET)
        await read_by(played, played.referee, "arbitre essai", raison="Vérifier")
        shapes = {week.blind.hex(), repr(week.blind), str(week.blind)}
        stranger, people = league.person("stan"), [played.coaches[COACH], played.coaches["E-02"], played.referee]
        while (await played.state()).phase == "season":
            for reader in (*people, stranger):
                heard = await heard_by(played, reader)
                assert not any(shape in heard for shape in shapes), reader.name
            await played.overdue()
            checked = await read_by(played, people[1], "match verifier", etape=str(week.number))
            if (await played.state()).phase == "season":
                assert "L'entropie des dés ne peut pas encore être vérifiée" in checked.replace("\u202f", " ")
                assert "❌" not in checked
        assert not any(shape in line for line in logged for shape in shapes)
    assert week.blind.hex() in checked and "🔒" not in checked and "❌" not in checked
    assert "L'entropie des dés vient du voile et des ordres" in checked.replace("\u202f", " ")
    file = await file_of(played, stranger, week.number)
    points = {line.point for line in verify_file(json.dumps(file).encode()) if line.holds}
    assert {"blind", "entropy-blind", "rolls", "result"} <= points


async def test_both_promises_stand_in_the_panel_and_in_the_first_post(league: League) -> None:
    played = await season(league, roster={"E": 6})
    first, *_, last = await history.list_turns(played.app.house, played.contest_id)
    assert None not in {first.blind, last.blind} and first.blind != first.seed
    opened = next(post for post in played.posts if any(name.startswith("promise:") for name in custom_ids(post)))
    assert short(seed_hash(first.seed)) in text_of(opened)
    [name] = (name for name in custom_ids(opened) if name.startswith("promise:"))
    promised = (seed_hash(first.seed), blind_hash(first.blind or b""))
    assert name.endswith(announced_hash_of(played.contest_id, 0, {}, promised))
    [file] = (await league.person("stan").press(opened, "promise")).response.attachments
    given = (await file.read()).decode()
    assert all(one in given for one in promised)
    assert short(seed_hash(last.seed)) in text_of(next(iter(played.panels().values())))
