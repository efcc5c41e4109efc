"""Squads kept by their coaches, challenges, matches made by referees: who may do what, and what is sent by itself."""

from typing import Any

import pytest

from cogs.helvetia_cup.team import GAME
from referee.league import teams
from referee.model import Team
from tests.e2e.forging import answer_of, forge
from tests.support.contest import installed
from tests.support.helvetia import challenge, made
from tests.support.league import League, Person
from tests.support.reading import custom_ids, options_of, plain, text_of

HOSTILE = "`**@everyone** <@1>"
SQUAD, BENCH = ("3", "5", "8", "10"), ("6", "4")


async def equipe(league: League, person: Person, **options: object) -> Any:
    await installed(league)
    result = await person.command("helvetia equipe", here=league.channel("general"), **options)
    assert result.ephemeral
    return result.response


async def team_of(league: League, person: Person) -> Team:
    found = await installed(league)
    [team] = await teams.list_teams_of_person(league.bot.app.house, person.id, found.id, GAME)
    return team


@pytest.mark.clause("HC-2.2-e", "HC-3.1-l")
async def test_a_coach_takes_a_club_and_keeps_a_squad_that_nobody_else_sees(
    league: League, captain: Person, opponent: Person
) -> None:
    asked = await equipe(league, captain)
    shown = (await captain.choose(asked, "hc-club", "zyon")).response
    assert "Les Fous de Zyon" in text_of(shown) and "Vous n'avez rien choisi" in text_of(shown)
    refused = await captain.choose(shown, "hc-starters", "3", "5", "10", "11")
    assert "Un seul capitaine" in answer_of(refused)
    shown = (await captain.choose(await equipe(league, captain), "hc-starters", *SQUAD)).response
    assert "est gardée" in text_of(shown)
    assert "11" not in options_of(shown, "hc-bench"), "one captain starts: no other on the bench"
    shown = (await captain.choose(shown, "hc-bench", *BENCH)).response
    shown = (await captain.choose(shown, "hc-cards", "1", "9")).response
    shown = (await captain.press(shown, "hc-toss")).response
    assert "jet gagné : en défense" in plain(text_of(shown)) and "Tirade du président" in text_of(shown)
    assert "Une seule carte LEGEND" in answer_of(await captain.choose(shown, "hc-cards", "9", "10"))
    kept = (await team_of(league, captain)).data
    assert (kept["starters"], kept["bench"], kept["cards"]) == ([3, 5, 8, 10], [6, 4], [1, 9])
    other = await equipe(league, opponent, club="zyon", nom="Tout Zyon")
    assert "Tout Zyon" in text_of(other) and "Vous n'avez rien choisi" in text_of(other)
    gone = (await captain.press(shown, "hc-forget")).response
    assert "Vous n'avez rien choisi" in text_of(gone)


async def test_forged_choices_and_hostile_names_are_answered(
    league: League, captain: Person, opponent: Person, stranger: Person
) -> None:
    shown = await equipe(league, captain, club="zyon", nom=HOSTILE)
    assert "se confond" in text_of(await equipe(league, opponent, nom=HOSTILE))
    assert "Aucun club" in text_of(await equipe(league, opponent, club="x" * 90))
    before, general = (await team_of(league, captain)).data, league.channel("general")
    forged = [("hc-starters", ["1", "3", "5", "6"]), ("hc-starters", ["3"]), ("hc-bench", ["\u0663", "5"])]
    forged += [("hc-bench", ["3", "3"]), ("hc-family-bench", ["1", "3"]), ("hc-cards", ["99"]), ("hc-club", ["none"])]
    for press, values in forged:
        assert "Une erreur" not in answer_of(await forge(captain, shown, press, values=values, here=general)), press
    for press in ("hc-toss:both", "hc-challenge:chess", "hc-team:99", "hc-film:99"):
        assert "Une erreur" not in answer_of(await forge(captain, shown, press, here=general)), press
    assert "plus à jour" in answer_of(await forge(stranger, shown, "hc-forget", here=general))
    assert (await team_of(league, captain)).data == before


async def test_a_challenge_is_taken_by_whom_it_is_for_and_kept_squads_are_sent(
    league: League, captain: Person, opponent: Person, stranger: Person
) -> None:
    shown = await equipe(league, captain, club="zyon")
    await captain.choose(shown, "hc-starters", *SQUAD)
    offer = await challenge(league, captain, opponent, regle="geek", duree="flash", rythme="simultaneous")
    assert "GEEK, le jeu entier, match simple, 2 × 9 minutes" in plain(text_of(offer)).replace("**", "")
    assert "ne s'adresse pas à vous" in answer_of(await stranger.press(offer, "hc-accept"))
    assert "votre propre défi" in answer_of(await captain.press(offer, "hc-accept"))
    await opponent.press(offer, "hc-accept")
    await league.advance(seconds=16)
    match = await made(league, captain, opponent)
    state, turn = await match.state(), await match.turn()
    assert (state.variant, state.phase, state.config.half_minutes) == ("geek", "setup", 9)
    assert (state.teams.home.team, state.teams.away.team) == ("zyon", "basela"), "who has no team is given the other"
    assert turn.number == 1, "the other coach keeps nothing: he is asked"
    await match.play(away="S 1 2 3 8 10 / 5 6")
    after = await match.state()
    assert after.phase == "place" and after.teams.home.on_pitch == (1, 3, 5, 8, 10)
    assert after.teams.home.bench == (7, 4), "who starts now leaves the club's own bench"


@pytest.mark.clause("HC-F-setup-a")
async def test_family_begins_at_once_with_its_own_starters(league: League, captain: Person, opponent: Person) -> None:
    offer = await challenge(league, captain)
    assert "FAMILY" in text_of(offer)
    await opponent.press(offer, "hc-accept")
    await league.advance(seconds=16)
    match = await made(league, captain, opponent)
    state = await match.state()
    assert state.phase == "place_defence" and state.teams.home.on_pitch == (1, 3, 6, 8, 10)
    assert {one.name for one in (await team_of(league, captain), await team_of(league, opponent))} == {
        "Les Fous de Zyon",
        "Les Dragons de Basela",
    }
    assert "hc-decline" not in str(custom_ids(offer)), "nobody in particular may decline it"


async def test_cards_are_for_geek_and_only_referees_make_matches_of_others(
    league: League, captain: Person, opponent: Person, referee: Person
) -> None:
    await installed(league)
    general = league.channel("general")
    refused = await captain.command("helvetia defier", here=general, cartes=True)
    assert "qu'au GEEK" in text_of(refused.response)
    both = {"domicile": captain.member, "visiteur": opponent.member}
    assert "Il faut le rôle" in text_of((await captain.command("helvetia creer", here=general, **both)).response)
    same = {"domicile": captain.member, "visiteur": captain.member}
    assert "deux coachs différents" in text_of((await referee.command("helvetia creer", here=general, **same)).response)
    given = {**both, "regle": "geek", "mode": "cup", "cartes": True}
    told = await referee.command("helvetia creer", here=general, **given)
    await league.advance(seconds=16)
    state = await (await made(league, captain, opponent)).state()
    assert "le match s'ouvre" in plain(text_of(told.response)) and state.mode == "cup"
    assert state.teams.home.deck == (1, 2, 3, 4, 5, 6, 7, 8) and state.teams.home.legends_left == (9, 10)
