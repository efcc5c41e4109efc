"""Bad moments: at the deadline and after it, twice at once, edits, deletions, corrections, a bot that was away."""

from typing import Any

import discord
import pytest
from sqlalchemy import func, select

from db import orders as rows
from db.tables import draft
from referee.desk import arbitration
from referee.model import By, StoredOrder
from referee.orders import drafts
from referee.turns import contests
from tests.e2e.forging import Held, answer_of
from tests.e2e.played import Played, another, played
from tests.support.league import League, Person
from tests.support.reading import find_custom_id, text_of

RED = "1 P >B4; 2 R B4; 3 R B5; 4 R B5"
OTHER = "1 P >B4; 2 R B4; 3 R B5; 4 F B5"
BLUE = "1 P >F4; 2 R F3; 3 R F4; 4 R G5"
LATE = "Trop tard : ce tour est clos."
GOT = "Bien reçu"


async def versions(match: Played, turn_id: int, seat: str = "rouge") -> list[StoredOrder]:
    async with match.app.house.db.read() as tx:
        return await rows.versions(tx, turn_id, seat)  # type: ignore[arg-type]


def hold(person: Person, shown: discord.Message, action: str = "order-ok") -> Held:
    return Held(person, shown, find_custom_id(shown, action))


@pytest.mark.clause("KB-7-b")
@pytest.mark.parametrize("late_ms", [-1, 0, 1])
async def test_the_deadline_is_discords_to_the_millisecond(league: League, late_ms: int):
    match = await played(league)
    [shown] = await match.red[0].dm(RED)
    turn = await match.turn()
    await league.advance_to(turn.due_ms + late_ms)
    told = answer_of(await match.red[0].press(shown, "order-ok"))
    stored = [order.sent_ms for order in await versions(match, turn.id)]
    assert (LATE in told, GOT in told) == (late_ms > 0, late_ms <= 0)
    assert stored == ([] if late_ms > 0 else [turn.due_ms + late_ms])


async def test_what_was_sent_in_time_and_arrives_late_counts_while_the_turn_is_open(league: League):
    match = await played(league)
    [shown] = await match.red[0].dm(RED)
    turn = await match.turn()
    await league.advance_to(turn.due_ms)
    press = hold(match.red[0], shown)
    await league.advance(seconds=2)
    assert GOT in answer_of(await press.deliver())
    await league.advance(seconds=25)
    assert (await match.turn()).id != turn.id
    assert [order.status for order in await versions(match, turn.id)] == ["current"]


async def test_what_arrives_when_the_turn_is_closed_is_late_although_it_was_sent_in_time(league: League):
    match = await played(league)
    [shown] = await match.red[0].dm(RED)
    turn, press = await match.turn(), hold(match.red[0], shown)
    await match.arbitrate("clore", raison="Convenu avec les deux équipes", confirmer=True)
    assert LATE in answer_of(await press.deliver())
    assert await versions(match, turn.id) == []


async def test_a_double_click_is_one_order_with_one_receipt(league: League):
    match = await played(league)
    [shown] = await match.red[0].dm(RED)
    presses = [hold(match.red[0], shown) for _ in range(3)]
    results = [press.send() for press in presses]
    await league.env.settle()
    [stored] = await versions(match, (await match.turn()).id)
    for result in results:
        assert f"reçu n° `{stored.receipt}`" in answer_of(result)


async def test_a_double_click_that_closes_the_turn_is_one_order_with_one_receipt(league: League):
    match = await played(league)
    turn = await match.turn()
    await match.order(match.blue[0], BLUE)
    [shown] = await match.red[0].dm(RED)
    presses = [hold(match.red[0], shown) for _ in range(2)]
    results = [press.send() for press in presses]
    await league.env.settle()
    [stored] = await versions(match, turn.id)
    assert [stored.receipt in answer_of(result) for result in results] == [True, True]
    assert (await match.turn()).number == turn.number + 1
    assert sum("Tour 1 joué" in told for told in match.told) == 1, "one result"


async def test_of_two_drafts_confirmed_at_once_one_is_sent_and_the_other_told_so(league: League):
    match = await played(league)
    shown = [(await match.red[0].dm(text))[0] for text in (RED, OTHER)]
    results = [hold(match.red[0], message).send() for message in shown]
    await league.env.settle()
    told = [answer_of(result) for result in results]
    [stored] = await versions(match, (await match.turn()).id)
    assert sorted(GOT in answer for answer in told) == [False, True]
    assert sorted("déjà partis" in answer for answer in told) == [False, True]
    assert stored.text == (RED if GOT in told[0] else OTHER)


async def test_both_captains_confirm_at_once(league: League):
    match = await played(league)
    turn = await match.turn()
    shown = [(await captain.dm(text))[0] for captain, text in ((match.red[0], RED), (match.blue[0], BLUE))]
    results = [hold(*pair).send() for pair in zip((match.red[0], match.blue[0]), shown, strict=True)]
    await league.env.settle()
    assert [GOT in answer_of(result) for result in results] == [True, True]
    assert (await match.turn()).number == turn.number + 1


async def test_send_and_discard_at_once_never_lie(league: League):
    match = await played(league)
    [shown] = await match.red[0].dm(RED)
    sent, dropped = [hold(match.red[0], shown, action).send() for action in ("order-ok", "order-drop")]
    await league.env.settle()
    stored = await versions(match, (await match.turn()).id)
    assert (GOT in answer_of(sent)) == bool(stored)
    assert ("Rien n'a été envoyé" in answer_of(dropped)) == (not stored) or "déjà partis" in answer_of(dropped)


async def test_who_discards_what_he_has_sent_is_told_that_it_is_sent(league: League):
    match = await played(league)
    [shown] = await match.red[0].dm(RED)
    late = hold(match.red[0], shown, "order-drop")
    await match.red[0].press(shown, "order-ok")
    assert "Ces ordres sont déjà partis" in answer_of(await late.deliver())
    assert GOT in text_of(league.fresh(shown)), "the receipt stays"


async def test_an_edited_dm_changes_nothing_and_is_answered_once(league: League):
    match = await played(league)
    captain = match.red[0]
    sent = await captain.user.send_dm(RED)
    shown = captain.inbox()[-1]
    for text in (OTHER, "@everyone", "1 P >Z9"):
        league.env.backend.edit_message(sent.channel.id, sent.id, {"content": text})
        await league.env.settle()
    told = [text_of(message) for message in captain.inbox() if message.id > shown.id]
    assert len(told) == 1
    assert "Modifier un message ne change aucun ordre" in told[0]
    await captain.press(shown, "order-ok")
    assert [order.text for order in await versions(match, (await match.turn()).id)] == [RED]


async def test_a_dm_deleted_before_the_answer_is_answered_all_the_same(league: League):
    match = await played(league)
    captain, backend = match.red[0], league.env.backend
    sent = backend.create_message(captain.user.dm_channel.id, captain.id, RED)
    backend.delete_message(sent.channel_id, sent.id)
    await league.env.settle()
    shown = captain.inbox()[-1]
    assert "Envoyer ces ordres" in text_of(shown)
    replies = [
        request.json.get("message_reference") for request in league.env.http_requests if isinstance(request.json, dict)
    ]
    assert [reply["fail_if_not_exists"] for reply in replies if reply] == [False]
    assert GOT in answer_of(await captain.press(shown, "order-ok"))


async def test_a_question_about_a_deleted_dm_says_that_it_is_gone(league: League):
    first = await played(league)
    second = await another(league, first.referee, teams=[first.red, first.blue], name="Retour")
    captain = first.red[0]
    sent = await captain.user.send_dm(RED)
    question = captain.inbox()[-1]
    league.env.backend.delete_message(sent.channel.id, sent.id)
    told = answer_of(await captain.choose(question, "dm-which", f"{(await second.turn()).id}:rouge"))
    assert "Je ne retrouve plus le message" in told


async def test_closed_dms_are_no_fault_of_ours(league: League):
    match = await played(league)
    league.close_dms(match.red[0])
    assert await match.red[0].dm(RED) == []
    shown = (await match.red[0].command("kollaball ordres", here=match.thread, texte=RED)).response
    result = await match.red[0].press(shown, "order-ok")
    assert GOT in answer_of(result)


async def correct(match: Played, **fields: Any) -> None:
    contest = await match.contest()
    await arbitration.correct_position(
        match.app.house, contest.id, By(match.referee.id, "Erreur de saisie"), op="set_player", fields=fields
    )


@pytest.mark.parametrize("fields", [{"cell": "B5"}, {"cell": "B4"}, {"status": "out", "cell": None}])
async def test_a_draft_of_another_position_is_not_sent(league: League, fields: dict[str, object]):
    match = await played(league)
    captain = match.red[0]
    [shown] = await captain.dm(RED)
    await correct(match, player="r2", fields=fields)
    told = answer_of(await captain.press(shown, "order-ok"))
    assert "L'arbitre a corrigé la position depuis ce brouillon" in told
    assert "rien n'est perdu" in told
    assert await versions(match, (await match.turn()).id) == []


async def test_a_correction_that_changes_nothing_in_a_draft_lets_it_stand(league: League):
    match = await played(league)
    [shown] = await match.red[0].dm(RED)
    await correct(match, player="b2", fields={"special_used": True})
    assert GOT in answer_of(await match.red[0].press(shown, "order-ok"))


async def test_drafts_are_few_and_go_with_their_turn(league: League):
    match = await played(league)
    captain, turn = match.red[0], await match.turn()
    shown = [(await captain.dm(text))[0] for text in [OTHER] * 13 + [RED]]
    assert await _drafts(match) == drafts.MOST_DRAFTS
    told = answer_of(await captain.press(shown[0], "order-ok"))
    assert "Ce brouillon n'existe plus" in told
    await captain.press(shown[-1], "order-ok")
    await match.order(match.blue[0], BLUE)
    assert (await match.turn()).number == turn.number + 1
    assert await _drafts(match) == 2, "those sent, so that a second press finds its receipt"
    assert "Ce tour est clos, ce bouton n'y change plus rien" in answer_of(await captain.press(shown[-2], "order-ok"))
    await match.overdue()
    assert await _drafts(match) == 0


async def _drafts(match: Played) -> int:
    async with match.app.house.db.read() as tx:
        return int((await tx.execute(select(func.count()).select_from(draft))).scalar_one())


async def test_a_storm_of_dms_gets_one_answer_each(league: League):
    match = await played(league)
    captain, backend = match.red[0], league.env.backend
    for number in range(25):
        backend.create_message(captain.user.dm_channel.id, captain.id, f"{number} ?")
    before = len(captain.inbox())
    await league.env.settle()
    assert len(captain.inbox()) - before == 25
    assert await versions(match, (await match.turn()).id) == []


async def away(league: League, match: Played, *texts: tuple[Person, str]) -> dict[int, Any]:
    """Stop the bot, let people write to it, and return what they wrote by author."""
    await league.bot.close()
    await league.env._detach_bot()
    backend = league.env.backend
    return {who.id: backend.create_message(who.user.dm_channel.id, who.id, text) for who, text in texts}


async def test_orders_sent_while_the_bot_was_away_count_if_written_in_time(league: League):
    match = await played(league)
    turn, backend = await match.turn(), league.env.backend
    sent = await away(league, match, (match.red[0], RED), (match.blue[0], BLUE))
    backend.advance_clock((turn.due_ms - league.now_ms()) / 1000 + 3600)
    late = sent[match.blue[0].id]
    backend.edit_message(late.channel_id, late.id, {"content": f"{BLUE}\n"})
    await league.revive()
    await league.advance(seconds=30)
    assert [order.text for order in await versions(match, turn.id)] == [RED]
    assert await versions(match, turn.id, "bleue") == [], "an edit after the deadline is no order in time"
    assert (await contests.get_turn(league.bot.app.house, turn.id)).status == "closed"


async def test_no_dm_keeps_the_clock_from_starting(league: League):
    match = await played(league)
    turn, backend = await match.turn(), league.env.backend
    nasty = "ARRET " + "`*_~|\\" * 300
    await away(league, match, (match.red[0], "\x00" * 1000), (match.blue[0], nasty))
    backend.advance_clock((turn.due_ms - league.now_ms()) / 1000 + 3600)
    await league.revive()
    await league.advance(seconds=30)
    assert (await contests.get_turn(league.bot.app.house, turn.id)).status == "closed"
    assert len(await versions(match, turn.id, "bleue")) == 1
