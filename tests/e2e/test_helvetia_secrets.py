"""Plans, hands, offers, policies, the goalkeeper's cells are one coach's alone; hostile texts change nothing."""

import time
from collections.abc import Iterable

import pytest
from msgspec.structs import replace
from simcord.components import walk_components

from rules.helvetia_cup.cards import cards_of
from rules.helvetia_cup.state.match import Pending
from tests.e2e.ears import all_logs, all_pictures, answer_of, betrayals
from tests.e2e.forging import BUTTON, forge
from tests.e2e.test_why import asked, report_of
from tests.support.helvetia import SQUADS, Played, base, played
from tests.support.league import League, Person
from tests.support.reading import custom_ids, text_of, words

COMMANDS = ("plateau", "historique", "mes-ordres", "ordres", "equipe")
LOOKS = ("card", "sheet", "goal", "template", "reach")
PRESSES = ("mine", "form", "type", "hc-team", "board", "play")
OWN = ("withdraw", "form-send", "form-clear", "form-type")
PLAN = "G p8?/l10 > vF ; E b6 h6"
PLAN_WORDS = ("p8?", "l10", "vF", "b6 h6")  # a hex alone may be one that somebody reaches
POLICY = "P 5=tacle pique ; I 5 ; K D AD ABD g:ADE"
POLICY_WORDS = ("5=tacle", "D AD", "ADE", "g:ADE")
NASTY = ("D 99-e7", "G l8 > l8", "K AC", "D 5-z9", "C 77", "?", "H oui oui")
HOSTILE = (
    "D" * 1990,
    "G p8 > " * 280,
    "@everyone D 5-e7",
    "\u202eD 5-e7",
    "D 5\x00-e7",
    "K " + "A" * 1500,
    "D 99999999-e7",
)


async def overheard(match: Played, person: Person) -> str:
    """Return all that somebody can read after every command, every button in the thread, and forged presses."""
    used = [await person.command(f"helvetia {name}", here=match.thread) for name in COMMANDS]
    used += [
        await person.command("helvetia voir", here=match.thread, quoi=what, repere=mark)
        for what, mark in zip(LOOKS, ("8", "8", "e11", "e7", "3"), strict=True)
    ]
    turn, seats = (await match.turn()).id, ("home", "away")
    forged = [f"{press}:{match.contest_id}" for press in PRESSES] + [f"order-ok:{turn}:1", f"report:{turn}::0"]
    forged += [f"{press}:{turn}:{seat}" for press in OWN for seat in seats]
    shown = (await person.command("mes-matchs", here=match.thread)).response
    used += [await forge(person, shown, name, here=match.thread) for name in forged]
    for message in [post for post in person.sees(match.thread) if not post.flags.ephemeral]:
        items = list(walk_components([component.to_dict() for component in message.components]))
        there = [item["custom_id"] for item in items if item["type"] == BUTTON and not item.get("disabled")]
        used += [await person.press(message, name) for name in there if not name.startswith("hc-film")]
    for text in NASTY:
        await person.dm(text)
    found = [answer_of(result) for result in used if result.acknowledged]
    assert len(found) == len(used), [result for result in used if not result.acknowledged]
    found += [words(message) for message in (*person.sees(match.thread), *person.inbox())]
    return "\n".join(found)


@pytest.mark.clause("HC-PM-secret")
async def test_a_plan_reaches_nobody_before_it_is_played(
    league: League,
    captain: Person,
    opponent: Person,
    referee: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = await played(league, captain, opponent)
    state = base()
    await match.put(replace(state, phase="attack", pending=replace(state.pending, plan=None)))
    with all_logs() as logged, all_pictures(monkeypatch) as painted:
        await match.play(away=f"D 3-d6 ; {PLAN}")
        state = await match.state()
        assert state.phase == "defence" and "vF" in (state.pending.plan or "")
        assert state.teams.away.players[3].at == "d6", "the moves are shown at once"
        for person in (captain, referee):
            assert betrayals(await overheard(match, person), PLAN_WORDS) == [], person.name
    assert betrayals("\n".join(logged), PLAN_WORDS) == []
    assert not any("vF" in picture for picture in painted)
    own = (await opponent.command("helvetia historique", here=match.thread, etape=1)).response
    assert betrayals(text_of(own), PLAN_WORDS) == [], "not even in the history, until the match is over"


@pytest.mark.clause("HC-PM-secret", "HC-PM-tempo")
async def test_the_keepers_cells_and_the_policy_wait_in_secret(
    league: League, captain: Person, opponent: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await played(league, captain, opponent, config={"tempo": "simultaneous"})
    state = base()
    await match.put(replace(state, phase="play", config=replace(state.config, tempo="simultaneous")))
    with all_logs() as logged, all_pictures(monkeypatch) as painted:
        await match.send(captain, POLICY)
        assert betrayals(await overheard(match, opponent), POLICY_WORDS) == []
    assert betrayals("\n".join(logged), POLICY_WORDS) == []
    assert not any("ADE" in picture for picture in painted)
    own = text_of((await captain.command("helvetia mes-ordres", here=match.thread)).response)
    assert "ADE" in own


@pytest.mark.clause("HC-2.2-g", "HC-2.7-d")
async def test_cards_dealt_kept_and_armed_are_seen_by_their_coach_alone(
    league: League, captain: Person, opponent: Person, referee: Person, stranger: Person
) -> None:
    match = await played(league, captain, opponent, config={"cards": True})
    await match.play(home=f"{SQUADS['home']} ; C 10", away=f"{SQUADS['away']} ; C 9")
    offer = (await match.state()).teams.home.offer
    assert isinstance(offer, tuple) and len(offer) == 6 and 10 in offer
    secret = _names("zyon", [n for n in offer if n != 10])
    assert any(secret[0] in words(message) for message in captain.inbox()), "he is told what he was dealt"
    await match.send(captain, f"C {' '.join(map(str, offer[:3]))}")
    for person in (opponent, referee):
        assert betrayals(await overheard(match, person), secret) == [], person.name
    theirs = (await match.state()).teams.away.offer
    assert isinstance(theirs, tuple)
    await match.play(away=f"C {' '.join(map(str, theirs[:3]))}")
    hand = (await match.state()).teams.home.hand
    assert hand == tuple(sorted(offer[:3]))
    own = (await captain.press(await match.panel(), "hc-team")).response
    assert all(name in text_of(own) for name in _names("zyon", hand))
    assert betrayals(await overheard(match, stranger), _names("zyon", [n for n in hand if n != 10])) == []


def _names(team: str, numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(cards_of(team)[n].name for n in numbers)


async def test_hostile_orders_are_refused_and_change_nothing(league: League, captain: Person, opponent: Person) -> None:
    match = await played(league, captain, opponent)
    await match.put(base())
    before, since = await match.state(), time.process_time()
    shown = [(await captain.dm(text))[-1] for text in HOSTILE]
    shown += [
        (await captain.command("helvetia ordres", here=match.thread, texte=text)).response
        for text in ("D 5-e7 " * 800, "<@1> `**" * 100)
    ]
    shown.append((await captain.dm(files=[("message.txt", b"D 5-e7; " * 12_500)]))[-1])
    assert time.process_time() - since < 5
    for answered in shown:
        assert "order-ok" not in str(custom_ids(answered)), text_of(answered)
        assert len(text_of(answered)) < 4000 and "Une erreur" not in text_of(answered)
        assert "<@1>" not in text_of(answered).replace("`", "") or "```" in text_of(answered)
    assert await match.state() == before


async def test_nobody_orders_for_a_seat_that_is_not_awaited_or_not_his(
    league: League, captain: Person, opponent: Person, stranger: Person
) -> None:
    match = await played(league, captain, opponent)
    await match.put(base())
    before = await match.state()
    for person in (opponent, stranger):
        told = await person.command("helvetia ordres", here=match.thread, texte="P presse")
        assert "order-ok" not in str(custom_ids(told.response)), person.name
    shown = (await captain.dm("P presse"))[-1]
    [confirm] = [name for name in custom_ids(shown) if name.startswith("order-ok")]
    [own] = await stranger.dm("bonjour")
    stolen = answer_of(await forge(stranger, own, confirm))
    assert "Bien reçu" not in stolen and await match.state() == before


@pytest.mark.clause("HC-PM-secret")
async def test_pourquoi_tells_each_coach_their_own_line_and_nobody_elses(
    league: League, captain: Person, opponent: Person
) -> None:
    match = await played(league, captain, opponent)
    await match.play(**SQUADS)
    await match.put(replace(base(), pending=Pending(plan=PLAN)))
    turn = (await match.turn()).id
    await match.dice({"tackle/home:5": 20, "long": 1})
    await match.play(home=POLICY)
    told = {}
    for person in (match.home, match.away, league.person("public")):
        report = await report_of(person, match, turn)  # type: ignore[arg-type]
        for line in ("tacle", "passe"):
            told[person.id, line] = await asked(person, report, turn, line)
    assert "vous l'avez chargé de tacler" in told[match.home.id, "tacle"]
    assert "`P 5=tacle pique`" in told[match.home.id, "tacle"]
    assert "Votre plan, étape 1" in told[match.away.id, "passe"]
    others = [answer for (who, line), answer in told.items()
              if who != {"tacle": match.home.id, "passe": match.away.id}[line]]  # fmt: skip
    for answer in others:
        assert "### Pourquoi ?" in answer and "📖" in answer
        assert not betrayals(answer, (*PLAN_WORDS, *POLICY_WORDS, "chargé", "plan,"))
