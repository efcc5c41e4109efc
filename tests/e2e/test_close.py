"""Issue point 4: when and why a turn closes, as people see it."""

import re

import pytest

from tests.e2e.played import Played, played
from tests.support.league import League
from tests.support.reading import custom_ids, find_custom_id, words

HOUR_MS = 3_600_000
RED, BLUE = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"
REFEREES = "arbitres"


def deadline(shown: str) -> int:
    """Return the last instant named in a text, in ms since 1970."""
    return int(re.findall(r"<t:(\d+):F>", shown)[-1]) * 1000


@pytest.mark.clause("KB-9-b")
@pytest.mark.postgres
async def test_a_turn_closes_as_soon_as_both_orders_are_in(league: League) -> None:
    match = await played(league)
    await match.order(match.red[0], RED)
    assert (await match.state()).turn == 1
    assert "On attend : Les Bisons" in words(match.panel)
    await match.order(match.blue[0], BLUE)
    assert (await match.state()).turn == 2
    assert "Tour 1 joué" in match.told[-1]
    opened = (await match.turn()).opened_ms
    assert deadline(match.told[-1]) == (opened + 24 * HOUR_MS) // 1000 * 1000


@pytest.mark.clause("KB-9-b", "KB-9-a")
async def test_early_close_can_be_switched_off_and_the_turn_then_closes_after_24_hours(league: League) -> None:
    match = await played(league, settings={"early_close": False}, lined_up=False)
    for captain in (match.red[0], match.blue[0]):
        await match.order(captain, "COMPO 1 2 3 4 BALLE 1")
    assert (await match.state()).stage == "lineup"
    await match.overdue()
    before = await match.turn()
    await match.orders(RED, BLUE)
    assert "Tout est arrivé" in words(match.panel)
    await league.advance_to(before.due_ms - 60_000)
    assert (await match.state()).turn == 1
    await match.overdue()
    assert (await match.state()).turn == 2
    assert (await match.turn()).due_ms == before.due_ms + 24 * HOUR_MS  # the rhythm is kept


@pytest.mark.clause("KB-9-c")
async def test_a_missing_order_makes_the_turn_void_and_everybody_is_told_why(league: League) -> None:
    match = await played(league)
    await match.order(match.red[0], RED)
    await match.overdue()
    state = await match.state()
    assert (state.turn, state.null_turns, state.teams["bleue"].missed, state.teams["rouge"].missed) == (1, 1, 1, 0)
    told = match.told[-1]
    assert "Tour 1 nul" in told and "Les Bisons" in told and "🔴 Les Aigles 0 et 🔷 Les Bisons 1" in told
    assert "B4" not in told  # the orders sent were discarded unread
    receipt = await match.order(match.red[0], RED)  # the same turn is ordered anew by both
    assert "Bien reçu" in words(receipt.response)


@pytest.mark.clause("KB-9-d")
async def test_too_many_missed_turns_disqualify(league: League) -> None:
    match = await played(league, config={"max_missed": 1})
    for _ in range(2):
        await match.order(match.red[0], RED)
        await match.overdue()
    state = await match.state()
    assert state.stage == "finished"
    assert state.result is not None and (state.result.winner, state.result.reason) == ("rouge", "disqualification")
    assert "disqualifiée" in match.told[-1]
    assert "Victoire de l'équipe 🔴 Les Aigles" in match.channel("annonces-sifflet")[-1]
    assert "Victoire de l'équipe 🔴 Les Aigles" in words(match.panel)
    assert not any(name.startswith("type") for name in custom_ids(match.panel))
    refused = await match.red[0].dm(RED)
    assert "Vous n'avez pas d'équipe dans un match en cours" in words(refused[-1])


@pytest.mark.clause("KB-9-d")
async def test_both_silent_to_the_end_are_both_disqualified(league: League) -> None:
    match = await played(league, config={"max_missed": 1})
    for _ in range(2):
        await match.overdue()
    state = await match.state()
    assert state.result is not None and state.result.reason == "double_disqualification"
    assert "les deux équipes sont disqualifiées" in match.channel("annonces-sifflet")[-1]


async def call_timeout(match: Played) -> None:
    shown = await match.blue[0].command("kollaball arret-de-jeu", here=match.thread)
    await match.blue[0].press(shown.response, "order-ok")
    await match.order(match.red[0], RED)


@pytest.mark.clause("KB-7-d", "KB-7-e")
async def test_a_timeout_goes_to_the_referee_who_upholds_it(league: League) -> None:
    match = await played(league)
    await call_timeout(match)
    assert (await match.state()).stage == "timeout"
    assert "demande un arrêt de jeu" in match.told[-1]
    assert "B4" not in match.told[-1]
    assert "On attend : l'arbitre" in words(match.panel)
    notice = match.channel(REFEREES)[-1]
    assert f"<#{match.thread.id}>" in notice and "/arbitre decision" in notice and match.referee.mention in notice
    assert deadline(notice) == (await match.turn()).due_ms // 1000 * 1000
    shown = await match.arbitrate("decision", verdict="upheld", raison="retard avéré du tour")
    assert "C'est fait" in words(shown.response)
    state = await match.state()
    assert (state.stage, state.turn, state.teams["bleue"].timeout) == ("orders", 1, "available")
    assert any("retard avéré du tour" in told and "Arrêt de jeu retenu" in told for told in match.told)
    await match.orders(RED, BLUE)
    assert (await match.state()).turn == 2


@pytest.mark.clause("KB-7-e")
async def test_no_receipt_says_that_a_turn_was_played_which_was_not(league: League) -> None:
    match = await played(league, lined_up=False)
    last = ""
    for captain in (match.red[0], match.blue[0]):
        last = words((await match.order(captain, "COMPO 1 2 3 4 BALLE 1")).response)
    assert "dernière réponse attendue" in last and "joué" not in last
    await match.order(match.red[0], RED)
    timeout = words((await match.order(match.blue[0], "ARRET")).response)
    assert "ce tour n'est pas joué" in timeout and "le tour est clos" not in timeout
    await match.arbitrate("decision", verdict="upheld", raison="retard avéré du tour")
    await match.order(match.red[0], "ARRET")
    assert "le tour est clos" not in words((await match.order(match.blue[0], BLUE)).response)
    await match.arbitrate("decision", verdict="upheld", raison="retard avéré du tour")
    await match.order(match.red[0], RED)
    assert "le tour est clos" in words((await match.order(match.blue[0], BLUE)).response)


@pytest.mark.clause("KB-7-f")
async def test_a_rejected_timeout_is_lost(league: League) -> None:
    match = await played(league)
    await call_timeout(match)
    await match.arbitrate("decision", verdict="rejected", raison="ce n'est pas un litige")
    assert (await match.state()).teams["bleue"].timeout == "lost"
    shown = await match.blue[0].command("kollaball arret-de-jeu", here=match.thread)
    assert "Rien n'a été envoyé" in words(shown.response)


@pytest.mark.clause("KB-7-e")
async def test_silence_upholds_a_timeout(league: League) -> None:
    match = await played(league)
    await call_timeout(match)
    await match.overdue()
    state = await match.state()
    assert (state.stage, state.turn, state.teams["bleue"].timeout) == ("orders", 1, "available")
    assert "Arrêt de jeu retenu : l'équipe 🔷 Les Bisons" in match.told[-1]


@pytest.mark.clause("KB-7-g")
async def test_two_timeouts_on_one_turn_are_both_heard(league: League) -> None:
    match = await played(league)
    for captain in (match.red[0], match.blue[0]):
        await match.order(captain, "ARRET")
    await match.arbitrate("decision", verdict="upheld", raison="les rouges ont raison")
    assert (await match.state()).timeouts == ("bleue",)
    await match.arbitrate("decision", verdict="rejected", raison="les bleus ont tort")
    state = await match.state()
    assert state.stage == "orders"
    assert (state.teams["rouge"].timeout, state.teams["bleue"].timeout) == ("available", "lost")
    assert sum("/arbitre decision" in notice for notice in match.channel(REFEREES)) == 2


@pytest.mark.clause("KB-23-k")
async def test_a_placement_opens_a_second_stage_of_six_hours_for_the_informed_captain_alone(league: League) -> None:
    match = await played(league, tactics=("placement", None))
    await match.order(match.red[0], "T PLACEMENT 2")
    await match.order(match.blue[0], BLUE)
    turn, state = await match.turn(), await match.state()
    assert (turn.stage, turn.awaiting) == ("orders_second", ("rouge",))
    assert turn.due_ms - turn.opened_ms == 6 * HOUR_MS
    told = [words(message) for message in match.red[0].inbox()]
    assert any("Pour vous seul" in text and "G4 → F4" in text for text in told)
    assert not any("→" in words(message) for message in match.blue[0].inbox())
    assert not any("→ F4" in text for text in match.told)
    assert "À vous de jouer : " + match.red[0].mention in match.told[-1] and match.blue[0].mention not in match.told[-1]
    refused = await match.blue[0].dm(BLUE)
    assert not any(name.startswith("order-ok") for name in custom_ids(refused[-1]))
    await match.order(match.red[0], RED)
    assert (await match.state()).turn == state.turn + 1


@pytest.mark.clause("KB-23-j")
async def test_an_analysis_asks_the_opponents_first_and_tells_the_roles_by_dm(league: League) -> None:
    match = await played(league, tactics=(None, "analysis"))
    await match.orders(RED, "T ANALYSE 1 2")
    turn = await match.turn()
    assert turn.awaiting == ("rouge",)
    await match.order(match.red[0], "1 R >B5; 2 P >C4; 3 R >B3; 4 R >C5")
    turn = await match.turn()
    assert (turn.stage, turn.awaiting) == ("orders_second", ("bleue",))
    told = words(match.blue[0].inbox()[-1])
    assert "receveur" in told and "porteur" in told and "Rouge1" in told and "Rouge2" in told
    assert "seconds ordres" in told and deadline(told) == turn.due_ms // 1000 * 1000
    assert not any("porteur" in text and "Analyse :" in text for text in match.told)
    mine = await match.blue[0].command("kollaball mes-ordres", here=match.thread)  # where DMs do not reach them
    assert "Rouge2" in words(mine.response)
    await match.overdue()  # no answer: the turn is void
    assert (await match.state()).null_turns == 1
    for player in ("b2", "b3"):  # the end of the match lets everything be known
        await match.arbitrate("exclure", joueur=player, raison="fin de la démonstration")
    history = await match.red[1].command("kollaball historique", here=match.thread, etape=3)
    assert "B5" in words(history.response)


@pytest.mark.clause("KB-21-f", "KB-2-d")
async def test_a_fracture_opens_a_replacement_stage(league: League) -> None:
    five = ("warrior", "ranger", "archer", "merchant", "thief")
    match = await played(league, modules=("random_events",), classes=(five, five))
    for label, value in (("event/trigger", 1), ("event/table", 2), ("event/victim", 3)):
        await match.arbitrate("de", etiquette=label, valeur=value, raison="démonstration")
    await match.orders(RED, BLUE)
    state = await match.state()
    assert (state.stage, dict(state.replacement or {})) == ("replacement", {"rouge": ("r3",)})
    assert "remplacez 🔴 n° 3 Rouge3" in words(match.panel)
    assert "On attend : Les Aigles" in words(match.panel)
    find_custom_id(match.panel, "form")
    await match.order(match.red[0], "X 3 5")
    state = await match.state()
    assert (state.stage, state.players["r5"].status) == ("orders", "pitch")
    assert "🔴 n° 5 Rouge5" in match.told[-1]
