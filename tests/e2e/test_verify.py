"""`/match verifier`: what everybody, a captain, a stranger may check of a turn; and that a forgery shows."""

import hashlib
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rules.dice import promises
from rules.seals import announced_hash_of, short
from rules.verification import verify_file
from tests.e2e.duel import LAYOUTS, duel
from tests.e2e.ears import betrayals
from tests.e2e.forging import forge
from tests.e2e.played import Played, played
from tests.e2e.season import season
from tests.support.league import League, Person
from tests.support.reading import custom_ids, text_of, words

LONG = re.compile(r"[0-9a-f]{20}")  # no screen reader is to spell that
THIEVES = ("thief", "ranger", "archer", "merchant")
RED, BLUE = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"
DECOY = "1 P >B5 L2; 2 R >B5; 3 R >A3; 4 R >A3"


async def verified(match: Played, by: Person, **given: object) -> tuple[str, dict[str, Any] | None]:
    """Return what `/match verifier` answers, and the file that comes with it."""
    shown = await by.command("match verifier", here=match.thread, **given)
    assert shown.ephemeral
    [file] = shown.response.attachments or [None]
    return words(shown.response), None if file is None else json.loads(await file.read())


async def test_a_public_turn_is_checked_by_anybody_and_again_with_its_file(league: League, stranger: Person) -> None:
    match = await played(league)
    await match.orders(RED, BLUE)
    told, file = await verified(match, stranger)
    assert "Tout ce qui peut être vérifié est juste" in told and "❌" not in told and "🔒" not in told
    assert "Empreinte de l'ordre : Les Aigles" in told.replace("\u202f", " ")
    assert file is not None
    assert [order["text"] for order in file["orders"]] == [BLUE.replace(" >", " G4>"), RED.replace(" >", " A4>")]
    assert all(line.holds for line in verify_file(json.dumps(file).encode()))
    assert all(short(order["seal"]) in told for order in file["orders"])
    assert short(file["dice"]["seed"]) in told and not LONG.search(told)


async def test_the_result_bears_a_hash_that_the_file_gives_again_whole_and_in_16_digits(
    league: League, stranger: Person
) -> None:
    match = await played(league)
    await match.orders(RED, BLUE)
    shown = await match.verified(stranger)
    assert shown.ephemeral and "Tout ce qui peut être vérifié est juste" in words(shown.response)
    file = json.loads(await shown.response.attachments[0].read())
    seals = {order["seat"]: order["seal"] for order in file["orders"]}
    digest = announced_hash_of(file["contest"]["id"], file["turn"]["number"], seals, file["promised"])
    [name] = (name for name in custom_ids(match.result) if name.startswith("verify:"))
    assert name.endswith(f":{digest}")
    assert f"Empreinte : {short(digest)}" in words(match.result)
    assert short(digest) in words(shown.response)
    assert any(line.about == digest for line in verify_file(json.dumps(file).encode()))
    turn = await match.turn()
    assert file["promised"] == list(promises(turn.seed, turn.blind))
    assert turn.seed.hex() not in words(shown.response)


async def test_the_button_of_an_open_or_unknown_turn_tells_nothing(league: League, stranger: Person) -> None:
    match = await played(league)
    await match.orders(RED, BLUE)
    turn = await match.turn()
    for forged in (f"verify:{turn.id}:00", "verify:999999:00", f"verify:{turn.id}"):
        answer = words((await forge(stranger, match.result, forged, here=match.thread)).response)
        assert turn.seed.hex() not in answer and "Graine" not in answer


async def test_the_receipt_and_my_orders_give_what_it_takes_to_check_ones_own(league: League) -> None:
    match = await played(league)
    receipt = await match.order(match.red[0], RED)
    shown = (await match.red[0].command("kollaball mes-ordres", here=match.thread)).response
    whole = (await match.red[0].press(shown, "seal")).response
    sealed = await whole.attachments[0].read()
    assert sealed.decode().endswith("rouge\n" + RED.replace(" >", " A4>"))
    mine = hashlib.sha256(sealed).hexdigest()
    assert short(mine) in words(receipt.response) and short(mine) in words(shown)
    assert not any(LONG.search(words(one)) for one in (receipt.response, shown, whole))
    forged = await forge(match.blue[0], match.panel, f"seal:{(await match.turn()).id}:rouge", here=match.thread)
    assert not forged.response.attachments and "Seul le capitaine" in words(forged.response)
    await match.order(match.blue[0], BLUE)
    assert not any(LONG.search(post) for post in match.told)
    told, file = await verified(match, match.red[0])
    assert file is not None and mine in {order["seal"] for order in file["orders"]} and not LONG.search(told)


@pytest.mark.clause("KB-17-k")
async def test_of_a_turn_that_is_still_secret_a_captain_checks_his_own_order_alone(league: League) -> None:
    match = await played(league, classes=(THIEVES, THIEVES))
    await match.orders(DECOY, BLUE)
    shown = (await league.person("stan").command("match verifier", here=match.thread)).response
    refused = words(shown)
    assert "encore secrète" in refused and not LONG.search(refused)
    [known] = shown.attachments
    public = (await known.read()).decode()
    assert len(LONG.findall(public)) == 5 * 3  # two seals, the seed, what is promised of the next one's dice
    assert betrayals(public, ("B5", "A3", "leurre")) == []
    assert "Graine des dés" in refused and refused.count("reçu") == 2  # what a close has always told everybody
    assert betrayals(refused, ("B5", "A3", "leurre")) == []
    told, file = await verified(match, match.blue[0])
    assert told.count("🔒") >= 2 and "❌" not in told
    assert file is not None and file["play"] is None
    assert {order["seat"]: order["text"] is not None for order in file["orders"]} == {"bleue": True, "rouge": False}
    assert betrayals(json.dumps(file), ("B5", "A3", "leurre")) == []


@pytest.mark.clause("KB-9-c")
async def test_the_orders_of_a_void_turn_are_in_nobodys_file(league: League) -> None:
    match = await played(league)
    await match.order(match.red[0], RED)
    await match.overdue()
    _, file = await verified(match, match.blue[0])
    assert file is not None and file["orders"][0]["text"] is None and file["dice"]["entropy"] is None


async def test_an_order_changed_in_the_database_is_found(league: League, stranger: Person, database_path: Path) -> None:
    match = await played(league)
    await match.orders(RED, BLUE)
    turn = (await match.turn()).id - 1
    with closing(sqlite3.connect(database_path)) as database, database:
        database.execute("UPDATE submission SET canonical = '1 P A4>B4' WHERE turn_id = ? AND seat = 'rouge'", (turn,))
    told, _ = await verified(match, stranger)
    assert "❌ Empreinte de l'ordre : Les Aigles" in told.replace("\u202f", " ")
    assert "✅ Empreinte de l'ordre : Les Bisons" in told.replace("\u202f", " ")
    assert "ne tient pas" in told


async def test_a_turn_is_chosen_from_the_list_or_by_number(league: League, stranger: Person) -> None:
    match = await played(league)
    none = await stranger.command("match verifier", here=match.thread, etape="9")
    assert "Je ne connais pas ce tour" in words(none.response)
    await match.orders(RED, BLUE)
    offered = await stranger.complete("match verifier", "etape", "", here=match.thread)
    assert [choice["name"] for choice in offered] == ["2 · tour 1", "1 · composition"]
    told, file = await verified(match, stranger, etape=offered[1]["value"])
    assert "composition" in told and file is not None and file["turn"]["number"] == 1
    _, file = await verified(match, stranger, etape="2")
    assert file is not None and file["turn"]["number"] == 2


async def test_a_week_of_a_season_gives_its_dice_at_once_and_all_of_it_at_the_end(league: League) -> None:
    played_ = await season(league, roster={"E": 4})
    await played_.order("E-01", "A(1)")
    await played_.overdue()
    shown = await played_.coaches["E-01"].command("match verifier", here=played_.thread)
    told = text_of(shown.response)
    assert "tirages refaits" in told and "🔒" in told and "❌" not in told
    [file] = shown.response.attachments
    texts = {order["seat"]: order["text"] for order in json.loads(await file.read())["orders"]}
    assert texts == {"E-01": "CH1 A(1)"}
    outsider = await league.person("stan").command("match verifier", here=played_.thread)
    assert "encore secrète" in text_of(outsider.response)


async def test_once_a_season_is_finished_every_week_of_it_is_open_to_all(league: League) -> None:
    played_ = await season(league, roster={"E": 4})
    while (await played_.state()).phase == "season":
        await played_.order("E-01", "A(1)" if (await played_.state()).week == 1 else "CH2 B(1); CH3 C(1)")
        await played_.overdue()
    outsider = league.person("stan")
    for step in ("2", "3"):
        shown = await outsider.command("match verifier", here=played_.thread, etape=step)
        assert "🔒" not in text_of(shown.response) and "❌" not in text_of(shown.response)
    await played_.overdue()  # the next season begins, and the last one stays open
    shown = await outsider.command("match verifier", here=played_.thread, etape="2")
    assert "🔒" not in text_of(shown.response) and "❌" not in text_of(shown.response)


@pytest.mark.clause("AS-place-h", "AS-time-a")
async def test_a_turn_of_aspic_is_checked_with_its_clock_and_keeps_the_queue_secret(league: League) -> None:
    match = await duel(league, league.person("lea"), league.person("rob"))
    stranger = league.person("stan")
    side = str((await match.state()).to_act)
    await match.play(LAYOUTS[side][: len("P D5 C3 D7 B5 E2")])
    await match.settle()
    shown = await stranger.command("match verifier", here=match.thread)
    assert "encore secrète" in text_of(shown.response)
    await match.play(LAYOUTS["left" if side == "right" else "right"][: len("P D5 C3 D7 B5 E2")])
    await match.settle()
    assert (await match.state()).phase == "play"
    shown = await stranger.command("match verifier", here=match.thread)
    assert "Tout ce qui peut être vérifié est juste" in text_of(shown.response).replace("\u202f", " ")
    [file] = shown.response.attachments
    record = json.loads(await file.read())
    assert "clock" in record["play"]["service"]
