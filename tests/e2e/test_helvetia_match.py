"""Whole Helvetia Cup matches in simulated Discord: a cup match by text to its shoot-out, FAMILY by the form alone."""

from typing import Any

import pytest
from msgspec.structs import replace

from rules.helvetia_cup.state import OTHER, Shootout
from tests.support.helvetia import BRISK, SQUADS, Played, base, played
from tests.support.league import League, Person
from tests.support.reading import custom_ids, options_of, plain, text_of

PLACED = {
    "home": {"defence": "L 1-e1 3-d4 5-f4 6-c5 8-g5 ; I non ; E d5", "attack": "L 1-e1 3-c6 5-g6 6-e5 8-e7 ; G p6"},
    "away": {"defence": "L 1-e13 2-f9 3-d9 8-g9 10-c9", "attack": "L 1-e13 2-g8 3-c8 8-e9 10-e7 ; G pe9"},
}
KICKS = {"home": "B 8A 6C 5D ; K BE BE BE", "away": "B 10A 8C 3D ; K BE BE BE"}


@pytest.mark.clause("HC-2.1-b", "HC-PM-tempo", "HC-PM-stall", "HC-2.6-so-a", "HC-2.6-so-b")
async def test_a_cup_match_by_text_to_a_shoot_out(league: League, captain: Person, opponent: Person) -> None:
    match = await played(league, captain, opponent, mode="cup", config={**BRISK, "tempo": "simultaneous"})
    await match.play(**SQUADS)
    state = await match.state()
    first = state.first_kickoff
    assert (state.phase, state.half, state.attack) == ("place", 1, first) and first is not None
    await match.put(replace(state, half=4, attack=OTHER[first]))  # the halves before are like the last
    seen = []
    for _ in range(4):
        state = await match.state()
        seen.append((state.phase, state.half))
        if state.phase == "shootout":
            break
        assert state.attack is not None
        roles = {seat: "attack" if seat == state.attack else "defence" for seat in ("home", "away")}
        if state.phase == "place":
            await match.play(**{seat: PLACED[seat][role] for seat, role in roles.items()})
        else:
            await match.play(**{seat: "G -" if role == "attack" else "P presse" for seat, role in roles.items()})
    assert seen == [("place", 4), ("play", 4), ("shootout", 5)]
    await match.dice({f"kick/{seat}/{n}": die for seat, die in (("home", 1), ("away", 20)) for n in (1, 2, 3)})
    await match.play(**KICKS)
    state = await match.state()
    assert state.phase == "finished" and state.result is not None and state.result.shootout is not None
    assert (state.result.winner, state.result.shootout.home, state.result.shootout.away) == ("home", 3, 0)
    told = "\n".join(await match.told())
    assert "Jeu passif" in told or "jeu passif" in told
    announced = plain(text_of(league.channel("annonces-sifflet").history()[-1]))
    assert "Les Fous de Zyon" in announced and "3–0" in announced


@pytest.mark.clause("HC-F-0")
@pytest.mark.postgres
async def test_a_family_match_by_the_form_alone(league: League, captain: Person, opponent: Person) -> None:
    match = await played(league, captain, opponent, variant="family", mode="league", config=BRISK)
    for _ in range(20):
        state = await match.state()
        if state.phase == "finished":
            break
        if state.half == 1 and state.phase == "place_defence":  # the first half is like the second
            await match.put(replace(state, half=2))
        for seat in (await match.turn()).awaiting:
            await by_form(captain if seat == "home" else opponent, await match.panel())
        await match.settle()
    assert state.phase == "finished" and state.half == 2


async def test_a_coach_weighs_a_move_before_he_sends_it(league: League, captain: Person, opponent: Person) -> None:
    match = await played(league, captain, opponent)

    async def look(what: str, mark: str = "e7") -> str:
        shown = await captain.command("helvetia voir", here=match.thread, quoi=what, repere=mark)
        assert shown.ephemeral
        return plain(text_of(shown.response))

    assert "rien à peser" in await look("reach", "5")
    await match.put(base())
    reach = await look("reach", "5")
    assert "Stok Alp" in reach and "4 BOOST" in reach and "piquer ≤ 12" in reach and "portee.png" in reach
    assert "e9 : 1, 3, 6, 12, 20" in await look("template")
    assert "Cases possibles du gardien : AB, AD" in await look("goal", "d2")
    assert "cette case n'a pas de chiffre" in await look("goal")
    assert "le numéro d'un joueur" in await look("reach", "99")
    assert "Feuille de match" in await look("sheet") and "Banoo" in await look("card")
    clause = await captain.command("helvetia regles", here=match.thread, clause="2.5-steal-b")
    assert "rate son dé" in text_of(clause.response)
    rules = await captain.command("helvetia regles", here=match.thread)
    assert [file.filename for file in rules.response.attachments] == ["helvetia-cup-tour.fr.png"]


async def by_form(person: Person, panel: object) -> None:
    """Let a coach order by presses alone: the first of each choice, until it can be sent."""
    form = (await person.press(panel, "form")).response
    for _ in range(12):
        there = custom_ids(form)
        if any(name.startswith("form-send") for name in there):
            break
        chosen = next((name for name in there if name.startswith(("form-set", "form-do"))), "")
        assert chosen, (text_of(form), there)
        if chosen.startswith("form-do"):
            form = (await person.press(form, chosen)).response
        else:
            form = (await person.choose(form, chosen, options_of(form, chosen)[0])).response
    shown = await person.press(form, "form-send")
    last = [shown.response, *shown.followups][-1]
    if any(name.startswith("order-ok") for name in custom_ids(last)):
        last = (await person.press(last, "order-ok")).response
    assert "Bien reçu" in text_of(last), text_of(last)


@pytest.mark.clause("HC-PM-onr")
async def test_silence_has_its_default_in_every_phase(league: League, captain: Person, opponent: Person) -> None:
    match = await played(league, captain, opponent, config={**BRISK, "cards": True})
    seen = []
    for _ in range(6):
        state = await match.state()
        seen.append(state.phase)
        await match.overdue()
    assert seen == ["setup", "cards", "place_defence", "place_attack", "attack", "defence"]
    state = await match.state()
    home = state.teams.home
    assert home.on_pitch == (1, 3, 5, 6, 10) and home.bench == (7, 8) and len(home.hand) == 3
    assert 9 not in home.hand and 10 not in home.hand, "the three lowest POWER of the offer"
    assert (state.half, state.phase) == (2, "place_defence"), "nobody played: the half is over"
    await match.put(replace(state, half=5, phase="shootout", attack=None, restart=None, shootout=Shootout()))
    for _ in range(15):
        if (await match.state()).phase == "finished":
            break
        await match.overdue()
    result = (await match.state()).result
    assert result is not None and result.shootout is not None and result.winner is not None


async def test_silence_in_the_phases_of_both(league: League, captain: Person, opponent: Person) -> None:
    match = await played(league, captain, opponent, config={**BRISK, "tempo": "simultaneous"})
    for phase in ("setup", "place", "play"):
        assert (await match.state()).phase == phase
        await match.overdue()
    assert (await match.state()).half == 2


@pytest.mark.clause("HC-2.5-tackle-d", "HC-2.5-tackle-h", "HC-2.5-tackle-i", "HC-2.6-sub-d")
async def test_a_sending_off_and_an_injury(league: League, captain: Person, opponent: Person) -> None:
    match = await played(league, captain, opponent)
    await match.put(base(teams__away__players__3__boost=1))
    await match.dice({"tackle/home:5": 12, "foul/card": 6, "foul/injury": 3})
    await match.play(home="P tacle")
    state = await match.state()
    assert (state.phase, state.restart, state.attack) == ("attack", "free_kick", "away")
    tackler, victim = state.teams.home.players[5], state.teams.away.players[3]
    assert (tackler.status, tackler.red, victim.status) == ("sent_off", True, "injured")
    on = state.teams.away.players[5]
    assert (on.status, on.at, state.teams.away.subs_left) == ("pitch", "d7", 1)
    told = (await match.told())[-1]
    assert "Stok Alp" in told and "Berg R" in told and "Deg N" in told
    assert "rouge" in told.lower() or "🟥" in told
    missing = (await opponent.dm("D 3-d6"))[-1]
    assert "order-ok" not in str(custom_ids(missing)), "he is off the pitch"


@pytest.mark.clause("HC-2.6-off-d", "HC-PM-offside")
async def test_an_offside_is_called_by_a_standing_word(league: League, captain: Person, opponent: Person) -> None:
    match = await played(league, captain, opponent)
    state = base(
        pending__plan="G l8", ball__at="d8", teams__away__players__3__at="d8", teams__away__players__8__at="e3",
        teams__home__players__3__at="d4", teams__home__players__8__at="e6",
    )  # fmt: skip
    await match.put(state)
    await match.dice({"long": 10, "time": 4})
    await match.play(home="H oui")
    after = await match.state()
    assert (after.attack, after.restart, after.ball.at) == ("home", "offside", "e3")
    assert "ors-jeu" in (await match.told())[-1]


async def test_a_referee_corrects_with_fields_that_are_checked(
    league: League, captain: Person, opponent: Person, referee: Person
) -> None:
    match = await played(league, captain, opponent)
    await match.put(base())
    before = await match.state()
    for act, text in SAID_WRONG:
        refused = await _arbitrated(match, referee, act, text, equipe="home")
        assert "C'est fait" not in refused, (act, text, refused)
        assert "Une erreur" not in refused, (act, text)
    assert await match.state() == before
    moderator = league.person("momo", permissions="manage_messages")
    told = await _arbitrated(match, moderator, "forfeit", equipe="home", confirmer=True)
    assert "Il faut le rôle" in told and await match.state() == before
    assert "confirmer" in await _arbitrated(match, referee, "forfeit", equipe="home")
    assert "C'est fait" in await _arbitrated(match, referee, "forfeit", equipe="home", confirmer=True)
    await match.settle()
    result = (await match.state()).result
    assert result is not None and (result.winner, result.forfeit) == ("away", "home")


SAID_WRONG: tuple[tuple[str, str], ...] = (("set", "rien"), ("card", "99 vert"), ("set", "@everyone" * 200))


async def _arbitrated(match: Played, by: Person, act: str, text: str = "", **given: Any) -> str:
    shown = await match.arbitrate(by, act, text, **given)
    return plain(text_of(shown.response))
