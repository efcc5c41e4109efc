"""What a sheet says is its coach's alone: nobody else gets it by any way; hostile texts change nothing."""

import pytest
from simcord.components import walk_components

from tests.e2e.ears import all_logs, all_pictures, answer_of, betrayals
from tests.e2e.forging import BUTTON, forge
from tests.e2e.shifts import LINEUPS, Rink, rink
from tests.support.league import League, Person
from tests.support.reading import custom_ids, plain, text_of, words

SECRET = "O tir si pct>=37; M C va ~B19 si k>=6; Z perte si u>=33"
WORDS = ("pct>=37", "37 %", "~B19", "k>=6", "u>=33")  # no bare cell: a man may be seen going there
COMMANDS = ("plateau", "historique", "mes-ordres", "ordres", "essayer", "equipe")
PRESSES = ("mine", "form", "type", "de-sheet", "de-doctrine")
OWN = ("withdraw", "form-send", "form-clear", "form-type")
LONG = ("de-film", "de-try")  # seconds of a CPU each: one of each is enough
HOSTILE = ("O" * 1990, "O tir; " * 280, "@everyone O tir", "\u202eO tir", "O passe ~Z99", "X 9999999=1", "O\x00tir")


async def overheard(match: Rink, person: Person) -> str:
    """Return all that somebody can read after every command, every button in the thread, and forged presses."""
    used = [await person.command(f"double-echec {name}", here=match.thread) for name in COMMANDS]
    turn, seats = (await match.turn()).id, ("home", "away")
    forged = [f"{press}:{match.contest_id}" for press in PRESSES] + [f"order-ok:{turn}:1", f"de-film:{turn}"]
    forged += [f"{press}:{turn}:{seat}" for press in OWN for seat in seats]
    shown = (await person.command("mes-matchs", here=match.thread)).response
    used += [await forge(person, shown, name, here=match.thread) for name in forged]
    for message in list(person.sees(match.thread)):
        items = list(walk_components([component.to_dict() for component in message.components]))
        there = [item["custom_id"] for item in items if item["type"] == BUTTON and not item.get("disabled")]
        used += [await person.press(message, name) for name in there if not name.startswith(LONG)]
    found = [answer_of(result) for result in used if result.acknowledged]
    assert len(found) == len(used), [result for result in used if not result.acknowledged]
    found += [words(message) for message in (*person.sees(match.thread), *person.inbox())]
    return "\n".join(found)


@pytest.mark.clause("DE-B.orders")
async def test_nothing_of_a_sheet_reaches_anybody_else(
    league: League,
    captain: Person,
    opponent: Person,
    referee: Person,
    stranger: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = await rink(league, captain, opponent, duree="short")
    await match.play(f"{LINEUPS[0]}; {SECRET}", LINEUPS[1])
    with all_logs() as logged, all_pictures(monkeypatch) as painted:
        await match.send(captain, "V DD,C vers ~B19")
        for person in (opponent, referee, stranger):
            assert betrayals(await overheard(match, person), WORDS) == [], person.name
        await match.overdue()  # the shift was played with it: it stands, and stays secret
        assert betrayals(await overheard(match, opponent), WORDS) == []
    assert betrayals("\n".join(logged), WORDS) == []
    assert not any("pct>=37" in picture or "k>=6" in picture for picture in painted)
    own = (await captain.press(await match.panel(), "de-sheet")).response
    assert all(word in text_of(own) for word in ("37", "B19"))


async def test_hostile_sheets_are_refused_and_change_nothing(league: League, captain: Person, opponent: Person) -> None:
    match = await rink(league, captain, opponent, duree="short")
    before = await match.state()
    for text in HOSTILE:
        for shown in (
            (await captain.dm(text))[-1],
            (await captain.command("double-echec ordres", here=match.thread, texte=text)).response,
            (await captain.command("double-echec essayer", here=match.thread, texte=text)).response,
        ):
            assert "order-ok" not in str(custom_ids(shown)), text
            assert len(text_of(shown)) < 4000
    assert await match.state() == before


async def test_the_bench_test_tells_its_coach_alone_and_plays_nothing(
    league: League, captain: Person, opponent: Person, stranger: Person
) -> None:
    match = await rink(league, captain, opponent, duree="short")
    await match.play(*LINEUPS)
    before = await match.state()
    asked = await captain.command("double-echec essayer", here=match.thread, texte="O tir si d<=9; O arret si per=9")
    told = plain(text_of(asked.response))
    assert asked.ephemeral and "200 tours imaginés" in told and "ne sert jamais" in told, told
    pressed = await opponent.press(await match.panel(), "de-try")
    assert "c'est la doctrine qui a joué" in plain(text_of(pressed.response))
    assert "Seul le capitaine" in plain(text_of((await stranger.press(await match.panel(), "de-try")).response))
    assert await match.state() == before
