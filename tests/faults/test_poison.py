"""Fault 25: the rules fail on one match, its position cannot be read, a post of it cannot be made."""

import asyncio

import pytest

from tests.faults.stage import BLUE, PLAYED, RED, Stage


async def test_a_turn_on_which_the_rules_fail_is_put_aside_and_a_mended_program_plays_it(stage: Stage) -> None:
    """Fault 25: the referee is told once; the other match goes on."""
    stage.bot.poison("Joueur 1001")
    stage.expected.append("is stuck: ZeroDivisionError")
    await stage.started()
    match = stage.match
    receipts = [await match.order(match.red, RED), await match.order(match.blue, BLUE)]
    assert all("Bien reçu" in receipt.text for receipt in receipts)
    await stage.other.orders()
    await stage.other.played()
    await stage.quiet()
    assert match.turns()[-1] == (2, "stuck")
    await stage.bot.stop()
    await stage.bot.start()
    await stage.quiet()
    [told] = stage.told_referees()
    assert "n'a pas pu être joué" in told and "rien n'est perdu" in told
    await stage.bot.stop()
    stage.bot.poison(None)
    await stage.bot.start()
    await match.played()
    assert match.turns()[-2:] == [(2, "closed"), (3, "open")]


@pytest.mark.parametrize("is_ready", [True, False], ids=["with its orders", "at its deadline"])
async def test_a_turn_whose_position_cannot_be_read_is_put_aside(stage: Stage, is_ready: bool) -> None:
    """Fault 25: a position of a program that knows more. The program that can read it plays the turn."""
    await stage.started()
    match = stage.match
    await match.order(match.red, RED)
    turn = match.turn()
    await stage.bot.stop()
    stage.bot.change("update turn set state = ?, ready = ? where id = ?", b'{"of": ', is_ready, turn["id"])
    stage.expected.append(r"(is stuck|could not be closed now|reminders of \d+): CaseError")
    await stage.bot.start()
    if not is_ready:
        stage.pass_deadline(match)
    await stage.fake.world.until("the turn to be put aside", lambda: match.turns()[-1] == (2, "stuck"))
    if is_ready:
        await stage.other.orders()
    await stage.other.closed()  # at its deadline if nobody sent anything
    [told] = stage.told_referees()
    assert "Les Aigles – Les Bisons" in told and "ne sait pas lire la position" in told
    await stage.bot.stop()
    stage.bot.change("update turn set state = ? where id = ?", turn["state"], turn["id"])
    await stage.bot.start()
    await match.closed()
    assert stage.bot.value("select count(*) from missing_order where contest_id = 1") == 1


async def test_a_post_that_cannot_be_made_holds_none_back_and_can_be_sent_later(stage: Stage) -> None:
    """Fault 25: what the report is made of cannot be read; the panel and the other posts leave, the referee is told."""
    await stage.started()
    stage.expected.append("cannot be made: CaseError")
    match = stage.match
    first_try = asyncio.Event()
    fault = stage.fake.faults.add("POST", "/channels/301/messages", status=503, hold=first_try, says=PLAYED)
    await match.orders()
    await stage.fake.world.until("the report to be on its way", lambda: fault.struck)
    turn = stage.bot.rows("select * from turn where contest_id = 1 and number = 2")[0]
    stage.bot.change("update turn set events = ? where id = ?", b"[{", turn["id"])
    first_try.set()

    def told() -> list[str]:
        return [text for text in stage.told_referees() if "n'a pas pu être publié" in text]

    await stage.fake.world.until("the referee to be told", told)
    await stage.quiet()
    assert match.reports(1) == [] and len(told()) == 1  # a page of the league drawn meanwhile may have told, too
    stage.bot.change("update turn set events = ? where id = ?", turn["events"], turn["id"])
    await stage.referee.used("arbitre republier", match.thread, match="1")
    await match.played()
