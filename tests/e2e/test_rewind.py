"""`/arbitre revenir`: what the referee is shown, what they confirm, what the captains are told, what stays readable."""

import random

import pytest

from referee.turns import history
from rules.contract import SeatId
from rules.kollaball.state import TEAMS
from tests.e2e.duel import duel
from tests.e2e.forging import forge
from tests.e2e.played import Played, played
from tests.e2e.season import season
from tests.rules.kollaball.strategies import legal_order_text
from tests.support.league import League
from tests.support.reading import custom_ids, text_of, words

RED, BLUE = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"
OTHER = "1 P >A3; 2 R >A3; 3 R >A3; 4 R >B5"
WHY = "ordre mal recopié, KB-9-a"


async def two_turns(league: League) -> Played:
    """Return a match in its third turn; the first is step 2 of its history, after the line-up."""
    match = await played(league)
    await match.orders(RED, BLUE)
    await match.orders(*await something(match))
    return match


async def something(match: Played) -> list[str]:
    """Return orders of both sides that the position allows."""
    state, chance = await match.state(), random.Random(4)
    return [legal_order_text(state, SeatId(team), chance) for team in TEAMS]


async def test_a_corrected_order_is_shown_confirmed_announced_and_the_old_branch_stays_readable(league: League) -> None:
    match = await two_turns(league)
    before, posts = await match.state(), len(match.told)
    shown = await match.arbitrate("revenir", etape="2", equipe="rouge", texte=OTHER, raison=WHY)
    assert "Tour 1 : à rejouer avec les mêmes dés, le résultat change." in words(shown.response).replace("*", "")
    told = words(shown.response)
    assert "Ce qui vient à la place" in told and "Confirmer le retour" in told
    assert await match.state() == before and len(match.told) == posts
    done = await match.referee.press(shown.response, "rewind")
    assert "C'est fait" in words(done.response)
    await league.advance(seconds=16)
    new = match.told[posts:]
    assert "Tour rejoué avec un ordre tardif ou corrigé" in new[0] and WHY in new[0] and "clause" not in new[0]
    assert match.red[0].mention in new[0] and "historique" in new[0]
    assert "Tour 1 joué" in new[1] and "Empreinte" in new[1]
    assert "par l'arbitre" in words((await match.verified(match.blue[0])).response)
    assert await match.state() != before
    listed = words((await match.blue[1].command("kollaball historique", here=match.thread)).response)
    assert "remplacé : l'arbitre est revenu en arrière" in listed
    contest = await match.contest()
    (old,) = [
        row for row in await history.list_turns(match.app.house, contest.id) if (row.branch, row.number) == (1, 2)
    ]
    choice = await match.blue[1].command("kollaball historique", here=match.thread)
    detail = words((await match.blue[1].choose(choice.response, "history", str(old.id))).response)
    assert "1 P A4>B4" in detail
    verified = await match.blue[1].command("match verifier", here=match.thread, etape="2")
    assert "Tout ce qui peut être vérifié est juste" in words(verified.response)


async def test_a_turn_taken_back_is_open_again_for_everybody(league: League) -> None:
    match = await two_turns(league)
    offered = await match.referee.complete("arbitre revenir", "etape", "", here=match.thread)
    assert [choice["name"] for choice in offered] == ["3 · tour 2", "2 · tour 1", "1 · composition"]
    seed = next(
        row for row in await history.list_turns(match.app.house, (await match.contest()).id) if row.number == 2
    ).seed
    shown = await match.arbitrate("revenir", etape=offered[1]["value"], raison=WHY)
    assert "redemandés" in words(shown.response) and "L'état du match" in words(shown.response)
    await match.referee.press(shown.response, "rewind")
    await league.advance(seconds=16)
    turn = await match.turn()
    assert (turn.number, turn.branch, turn.status, turn.seed) == (2, 2, "open", seed)
    assert (await match.state()).turn == 1
    assert "On attend : Les Aigles, Les Bisons" in words(match.panel)
    assert "n'est plus valable" in words(match.red[0].inbox()[-1])
    await match.orders(RED, BLUE)
    assert (await match.state()).turn == 2


async def test_a_die_of_a_past_turn_is_forced_and_shown_as_forced(league: League) -> None:
    match = await played(league)
    await match.orders(f"{RED} V-170", BLUE)
    posts = len(match.told)
    value = 99
    shown = await match.arbitrate("revenir", etape="2", etiquette="bribe/r4/trigger", valeur=value, raison=WHY)
    await match.referee.press(shown.response, "rewind")
    await league.advance(seconds=16)
    told = "\n".join(match.told[posts:])
    assert "Tour rejoué avec un dé corrigé" in told and "imposé à 99" in told


@pytest.mark.parametrize(
    ("given", "answer"),
    [
        ({"equipe": "rouge"}, "Une chose à la fois"),
        ({"equipe": "rouge", "texte": RED, "etiquette": "tie_break", "valeur": 7}, "Une chose à la fois"),
        ({"equipe": "rouge", "texte": "1 P >G7"}, "G7"),
        ({"etiquette": "bribe/r9/trigger", "valeur": 3}, "Il n'y a pas de dé"),
    ],
)
async def test_what_cannot_be_is_said_kindly(league: League, given: dict[str, object], answer: str) -> None:
    match = await two_turns(league)
    shown = await match.arbitrate("revenir", etape="2", raison=WHY, **given)
    assert answer in words(shown.response)
    missing = await match.arbitrate("revenir", etape="9", raison=WHY)
    assert "Je ne connais pas ce tour" in words(missing.response)


async def test_the_button_is_the_referees_who_asked_and_only_while_nothing_has_moved(league: League) -> None:
    match = await two_turns(league)
    shown = await match.arbitrate("revenir", etape="2", raison=WHY)
    other = league.person("ines", roles=[league.role("Arbitres")], permissions="manage_messages")
    for person in (other, match.blue[0], league.person("stan")):
        own = (await person.command("mes-matchs", here=match.thread)).response
        name = next(item for item in custom_ids(shown.response) if item.startswith("rewind:"))
        answered = await forge(person, own, name, here=match.thread)
        assert (await match.turn()).branch == 1, answered
    await match.arbitrate("prolonger", heures=1, raison=WHY)
    await match.orders(*await something(match))
    late = await match.referee.press(shown.response, "rewind")
    assert "n'existe plus" in words(late.followups[-1] if late.followups else late.response)
    assert (await match.turn()).branch == 1


async def test_a_match_that_is_over_can_be_taken_up_again(league: League) -> None:
    match = await two_turns(league)
    for player in ("b2", "b3"):
        await match.arbitrate("exclure", joueur=player, raison=WHY)
    assert (await match.state()).stage == "finished"
    shown = await match.arbitrate("revenir", etape="3", raison="appel à la ligue")
    assert "Ces décisions prises depuis ne s'appliqueront plus : Joueur exclu" in words(shown.response)
    await match.referee.press(shown.response, "rewind")
    await league.advance(seconds=16)
    assert (await match.state()).stage == "orders" and (await match.contest()).status == "open"


async def test_a_week_of_a_season_long_past_is_corrected_and_the_later_ones_follow(league: League) -> None:
    played_ = await season(league, roster={"E": 10})
    for column in ("A(1)", "CH2 B(1)"):
        await played_.order("E-01", column)
        await played_.overdue()
    before = await played_.state()
    shown = await played_.referee.command(
        "arbitre revenir", here=played_.thread, etape="2", equipe="E-02", texte="CH1 B(0)", raison="Ordre perdu"
    )
    told = text_of(shown.response)
    assert "étapes à rejouer avec les mêmes dés" in told
    await played_.referee.press(shown.response, "rewind")
    await league.advance(seconds=16)
    state = await played_.state()
    assert state.week == before.week == 3
    assert state.teams["E-02"].onr == before.teams["E-02"].onr - 1


async def test_orders_ahead_that_a_corrected_one_is_added_to_stay_secret(league: League) -> None:
    played_ = await season(league, roster={"E": 10})
    await played_.order("E-02", "CH1 A(1); CH2 B(0)")
    await played_.overdue()
    shown = await played_.referee.command(
        "arbitre revenir", here=played_.thread, etape="2", equipe="E-02", texte="CH1 C(1)", raison="Ordre mal lu"
    )
    told = text_of(shown.response)
    assert "CH1 C(1)" in told and "CH2" not in told


async def test_aspic_goes_back_to_an_earlier_turn_and_on_from_there(league: League) -> None:
    match = await duel(league, league.person("lea"), league.person("rob"))
    referee = league.person("remi", roles=[league.role("Arbitres")], permissions="manage_messages")
    await match.place_all()
    await match.settle()
    before, game = await match.state(), match.app.house.games["aspic"]
    side = SeatId(str(before.to_act))
    text = min(game.moves.legal(before, side))
    await match.play(text)
    await match.settle()
    played_ = await match.state()
    assert played_.to_act != before.to_act
    last = max(
        row.number for row in await history.list_turns(match.app.house, match.contest_id) if row.status == "closed"
    )
    shown = await referee.command("arbitre revenir", here=match.thread, etape=str(last), raison="pion mal posé")
    assert "redemandés" in text_of(shown.response)
    await referee.press(shown.response, "rewind")
    await match.settle()
    assert await match.state() == before
    assert any("Retour à un tour passé" in told and "pion mal posé" in told for told in await match.told())
    await match.play(text)
    await match.settle()
    again = await match.state()
    assert (again.to_act, again.ball) == (played_.to_act, played_.ball)
