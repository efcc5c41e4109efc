"""Whole Double-Échec matches in simulated Discord: one by text, one by the form alone, and what interrupts a shift."""

import pytest
from msgspec.structs import replace

from cogs.double_echec.reading import COLUMNS, INJURIES, write_team
from referee.model import Turn
from referee.turns import contests
from rules.double_echec.events import Injured, PenaltyShotOver, StopCalled
from rules.double_echec.roster import Roster
from rules.double_echec.state import PenaltyShotNext
from tests.e2e.shifts import LINEUPS, Rink, challenge, rink, rink_of, roster, team_of
from tests.support.contest import installed
from tests.support.league import League, Person
from tests.support.reading import custom_ids, options_of, plain, text_of

HOME = "O tir si pct>=40; O passe AG,AD libre >=50 puis tir/avance; D G couvre; D C marque P; L * puis tir/avance"
AWAY = "M C va ~G20 si zone=3; V *; J rend DG,DD; X A2 si u>=10"


@pytest.mark.clause("DE-B.turn-a", "DE-B.turn-b", "DE-B.orders")
async def test_a_whole_match_by_text(league: League, captain: Person, opponent: Person, stranger: Person) -> None:
    offer = await challenge(league, captain, opponent)
    assert "Match éclair" in text_of(offer)
    assert "ne s'adresse pas à vous" in text_of((await stranger.press(offer, "de-accept")).response)
    begun = (await opponent.press(offer, "de-accept")).response
    await league.advance(seconds=16)
    match = await rink_of(league, captain, opponent)
    assert f"<#{match.thread.id}>" in text_of(begun)
    state = await match.state()
    assert (state.phase, state.teams.home.name, state.teams.away.name) == ("lineup", "Comètes", "Boréales")
    await match.play(f"{LINEUPS[0]}; {HOME}", LINEUPS[1])
    state = await match.state()
    assert (state.phase, state.clock.units, state.precise) == ("play", 10, False)
    assert state.teams.home.sheet == tuple(HOME.split("; ")) and state.teams.away.sheet == ()
    await match.play("R cote bas", AWAY)  # the other letters stand
    await _to_its_end(match)
    state = await match.state()
    assert state.teams.home.sheet == (*HOME.split("; "), "R cote bas")
    told = "\n".join(await match.told())
    assert "Comètes" in told and "Boréales" in told
    announced = plain(text_of(league.channel("annonces-sifflet").history()[-1]))
    assert "Comètes" in announced and str(state.score.home) in announced
    await captain.press(await match.panel(), "de-rematch")
    assert "C'est la revanche" in plain(text_of(match.thread.history()[-1]))
    await opponent.press(await match.panel(), "de-rematch")  # offering the same is to accept
    await league.advance(seconds=16)
    back = await (await rink_of(league, opponent, captain)).state()
    assert (back.phase, back.teams.home.name, back.teams.away.name) == ("lineup", "Boréales", "Comètes")


async def _to_its_end(match: Rink) -> None:
    """Let the silent sheets play on, if it is level, until somebody scores."""
    for _ in range(20):
        if (await match.state()).phase == "over":
            return
        await match.overdue()
    raise AssertionError("no end")


@pytest.mark.postgres
async def test_a_whole_match_by_the_form_alone(league: League, captain: Person, opponent: Person) -> None:
    match = await rink(league, captain, opponent)
    for number in range(20):
        if (await match.state()).phase == "over":
            break
        for person, letter in ((captain, "OMDLVJ"[number % 6]), (opponent, "DLVJOM"[number % 6])):
            await _by_form(person, await match.panel(), letter)
        await match.settle()
    state = await match.state()
    assert state.phase == "over" and number > 1
    assert {line[0] for line in state.teams.home.sheet} >= {"M"}


async def _by_form(person: Person, panel: object, letter: str) -> None:
    """Let a coach order by presses: a line-up as it is filled in, else a line of a letter, the first of each choice."""
    form = (await person.press(panel, "form")).response
    for _ in range(8):
        there = custom_ids(form)
        if any(name.startswith("form-send") for name in there):
            break
        chosen = next((name for name in there if name.startswith(("form-set", "form-do"))), "")
        assert chosen, (letter, text_of(form), there)
        if chosen.startswith("form-do"):
            form = (await person.press(form, chosen)).response
            continue
        value = letter if chosen.startswith("form-set:letter") else options_of(form, chosen)[0]
        form = (await person.choose(form, chosen, value)).response
    shown = await person.press(form, "form-send")
    receipt = await person.press([shown.response, *shown.followups][-1], "order-ok")
    assert "Bien reçu" in text_of(receipt.response)


async def test_a_silent_coach_is_told_that_his_last_sheet_plays(
    league: League, captain: Person, opponent: Person
) -> None:
    match = await rink(league, captain, opponent, duree="short")
    await match.play(f"{LINEUPS[0]}; O tir si pct>=40", LINEUPS[1])
    await match.send(opponent, "V *")
    await match.overdue()
    state = await match.state()
    assert state.teams.home.sheet == ("O tir si pct>=40",) and state.teams.away.sheet == ("V *",)
    last = (await match.told())[-1]
    assert "Comètes" in last and "dernière fiche" in last


@pytest.mark.clause("DE-B.turn-d")
async def test_a_stop_that_a_coach_asked_for_ends_the_shift(league: League, captain: Person, opponent: Person) -> None:
    match = await rink(league, captain, opponent, duree="short")
    await match.play(*LINEUPS)
    text = await match.sheet_for(lambda event: isinstance(event, StopCalled), "Z gain,perte")
    before = await match.state()
    await match.send(captain, text)
    await match.overdue()
    after = await match.state()
    assert after.teams.home.stops == before.teams.home.stops - 1
    assert "arrêt" in "\n".join(await match.told()).lower()


@pytest.mark.clause("DE-B.turn-c", "DE-R.5-a")
async def test_a_penalty_shot_is_a_turn_of_its_own(
    league: League, captain: Person, opponent: Person, referee: Person
) -> None:
    match = await rink(league, captain, opponent, duree="short")
    await match.play(*LINEUPS)
    done = await match.arbitrate(referee, "next", "tir 9 F", equipe="Comètes")
    assert "C'est fait" in text_of(done.response), text_of(done.response)
    await match.settle()
    assert "Suite du jeu fixée" in "\n".join(await match.told())
    state = await match.state()
    assert isinstance(state.next, PenaltyShotNext) and (await match.turn()).stage == "penalty_shot"
    await match.send(captain, "S avance ~F22 vise 5")
    wrong = (await opponent.dm("K Z"))[-1]
    assert "order-ok" not in str(custom_ids(wrong))
    await match.send(opponent, "K couvre sort")
    await match.settle()
    events = match.app.house.games["double-echec"].decode_events((await _closed(match)).events)
    assert any(isinstance(event, PenaltyShotOver) for event in events)
    assert "pénalité" in "\n".join(await match.told())


async def _closed(match: Rink) -> Turn:
    before = await contests.find_turn_before(match.app.house, await match.turn())
    assert before is not None
    return before


async def test_a_shift_is_played_again_with_the_same_sheets_and_new_dice(
    league: League, captain: Person, opponent: Person, referee: Person
) -> None:
    match = await rink(league, captain, opponent, duree="short")
    await match.play(f"{LINEUPS[0]}; {HOME}", LINEUPS[1])
    before = await _closed(match)
    shown = await match.arbitrate(referee, "restart")
    assert (await match.turn()).number == 2, "nothing is done before it is confirmed"
    await referee.press(shown.response, "rewind")
    await match.settle()
    again, state = await _closed(match), await match.state()
    assert (again.number, again.state) == (before.number, before.state)
    assert again.seed != before.seed and again.events != before.events
    assert state.teams.home.sheet == tuple(HOME.split("; ")) and state.clock.units == 10
    assert "Retour à un tour passé" in "\n".join(await match.told())
    kept = await contests.get_turn(match.app.house, before.id)
    assert kept.events == before.events, "what was announced stays readable"


async def test_a_referee_corrects_with_fields_that_are_checked(
    league: League, captain: Person, opponent: Person, referee: Person
) -> None:
    match = await rink(league, captain, opponent, duree="short")
    await match.play(*LINEUPS)
    for act, text, team in (("clock", "2 15", ""), ("score", "2-1", ""), ("penalty", "11 majeure", "Comètes")):
        done = await match.arbitrate(referee, act, text, **({"equipe": team} if team else {}))
        assert "C'est fait" in text_of(done.response), text_of(done.response)
    state = await match.state()
    assert (state.clock.period, state.clock.units, state.score.home) == (2, 15, 2)
    assert [one.n for one in state.teams.home.box] == [11]
    for act, text in (("clock", "deux"), ("score", "2"), ("place", "9 Z9"), ("next", "rien")):
        refused = await match.arbitrate(referee, act, text, equipe="Comètes")
        assert "Écrivez" in text_of(refused.response) or "écrivez" in text_of(refused.response), act
    assert await match.state() == state


@pytest.mark.clause("DE-B.injury-a", "DE-B.league-f", "DE-2-p")
async def test_an_injury_is_carried_into_the_next_match_and_heals(
    league: League, captain: Person, opponent: Person, referee: Person
) -> None:
    await installed(league)
    general = league.channel("general")
    for person, name in ((captain, "cometes"), (opponent, "boreales")):
        await person.command("double-echec equipe", here=general, modele=name)
        file = ("blesses.csv", _hurt(await roster(league, person)).encode())
        team = (await team_of(league, person)).name
        shown = await referee.command("double-echec equipe", here=general, equipe=team, fichier=file)
        assert "2/3 de blessure" in plain(text_of(shown.response))
    match = await rink(league, captain, opponent, duree="short")
    injured = await match.sheet_for(lambda event: isinstance(event, Injured), LINEUPS[0])
    [hurt] = [event for event in await match.foreseen(home=injured) if isinstance(event, Injured)]
    await match.send(captain, injured)
    await match.overdue()
    assert (await roster(league, captain)).player(9).thirds == 2  # type: ignore[union-attr] # until the end
    await _end(match, referee)
    coach = captain if hurt.team == "home" else opponent
    left = [(hurt.player, 0, 1)]
    assert [(man.n, man.thirds, man.misses) for man in (await roster(league, coach)).men if man.thirds != 2] == left
    shown = await referee.command("arbitre revenir", here=match.thread, etape="2", raison="à revoir")
    await referee.press(shown.response, "rewind")
    await match.settle()
    await _end(match, referee)  # a match that ends again leaves the same, not more
    assert [(man.n, man.thirds, man.misses) for man in (await roster(league, coach)).men if man.thirds != 2] == left
    again = await rink(league, opponent, captain, duree="short")
    side = (await again.state()).teams.of("away" if coach is captain else "home")
    assert hurt.player not in {man.n for man in side.roster} and all(man.thirds == 2 for man in side.roster)
    await _end(again, referee)
    assert all(not man.misses for man in (await roster(league, coach)).men)


async def _end(match: Rink, referee: Person) -> None:
    done = await match.arbitrate(referee, "end", confirmer=True)
    assert "C'est fait" in text_of(done.response), text_of(done.response)
    await match.settle()


def _hurt(team: Roster) -> str:
    """Return a sheet in which everybody is two thirds hurt."""
    men = tuple(replace(man, thirds=2) for man in team.men)
    return write_team(replace(team, men=men), {name: name for name in (*COLUMNS, *INJURIES)}, is_referee=True)
