"""A captain's deputy in Discord: asked in the thread, there once he accepts; his orders are a fall-back, and sealed."""

from typing import Any

from referee.course import sending
from referee.turns import history
from tests.e2e.ears import betrayals, overheard
from tests.e2e.played import Played, another, played
from tests.support.league import League, Person
from tests.support.reading import custom_ids, words

RED = "1 P >B5; 2 R >B5; 3 R >A3; 4 R >A3 V-170"
BLUE = "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"
SECRETS = ("A3", "170")


async def asked(match: Played, person: Person) -> Any:
    """Have the red captain ask `person`; return the request as it stands in the thread."""
    shown = await match.red[0].command("match suppleant", here=match.thread, personne=person.member)
    assert shown.ephemeral and "Demande faite" in words(shown.response)
    await match.league.advance(seconds=16)
    return match.posts[-1]


async def with_deputy(match: Played, name: str = "dora") -> Person:
    deputy = match.league.person(name)
    request = await asked(match, deputy)
    accepted = await deputy.press(request, "deputy-yes")
    assert "suppléant de Les Aigles" in words(accepted.response)
    await match.league.advance(seconds=16)
    assert "est maintenant suppléant de **Les Aigles**" in match.told[-1]
    return deputy


async def test_a_deputy_is_asked_in_the_thread_and_nobody_else_can_answer_for_him(league: League) -> None:
    match = await played(league)
    deputy = league.person("dora")
    before = len(deputy.inbox())
    request = await asked(match, deputy)
    assert deputy.mention in words(request) and len(deputy.inbox()) == before  # no DM unasked
    for person in (match.blue[0], match.red[1], match.referee):
        refused = await person.press(request, "deputy-yes")
        assert "n'est pas pour vous" in words(refused.response)
    refused = await deputy.command("kollaball ordres", here=match.thread, texte=RED)
    assert "Seul le capitaine" in words(refused.response)
    await deputy.press(request, "deputy-no")
    await league.advance(seconds=16)
    assert "ne souhaite pas être suppléant" in match.told[-1]
    again = await deputy.press(request, "deputy-yes")
    assert "ne tient plus" in words(again.response)


async def test_a_deputy_s_order_counts_at_the_deadline_and_the_record_says_so(league: League) -> None:
    match = await played(league)
    deputy = await with_deputy(match)
    shown = (await deputy.dm(RED))[-1]
    assert "Garder cet ordre de côté" in words(shown)
    receipt = await deputy.press(shown, "order-ok")
    assert "Ordre de suppléant" in words(receipt.response)
    await match.order(match.blue[0], BLUE)
    first = await match.turn()
    assert first.status == "open" and first.stage == "orders"
    assert "On attend : Les Aigles" in words(match.panel)
    await match.overdue()
    await league.advance(seconds=16)
    assert f"du suppléant {deputy.mention}" in words((await match.verified(match.blue[0])).response)
    assert await history.list_missing_orders(match.app.house, (await match.contest()).id) == []
    told = await match.blue[0].command("kollaball historique", here=match.thread, etape=first.number)
    assert f"(du suppléant {deputy.mention})" in words(told.response)
    verified = await match.blue[0].command("match verifier", here=match.thread)
    assert "l'ordre de son suppléant a servi" in words(verified.response) and "❌" not in words(verified.response)
    assert any("l'ordre de votre suppléant a compté" in words(message) for message in match.red[0].inbox())


async def test_the_captain_s_own_order_replaces_his_deputy_s(league: League) -> None:
    match = await played(league)
    deputy = await with_deputy(match)
    await deputy.press((await deputy.dm("1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5"))[-1], "order-ok")
    first = await match.turn()
    await match.orders(RED, BLUE)
    received = {order.seat: order for order in await history.list_orders_received(match.app.house, first.id)}
    assert (received["rouge"].user_id, received["rouge"].link) == (match.red[0].id, "captain")
    assert "suppléant" not in words((await match.verified(match.blue[0])).response)


async def test_the_two_of_a_seat_read_its_orders_and_nobody_else_does(league: League) -> None:
    match = await played(league)
    deputy = await with_deputy(match)
    panel = words(match.panel)
    await deputy.press((await deputy.dm(RED))[-1], "order-ok")
    own = await match.red[0].command("kollaball mes-ordres", here=match.thread)
    assert "Ordre du suppléant" in words(own.response) and "A3" in words(own.response)
    for person in (match.blue[0], match.red[1], match.referee, league.person("stan")):
        heard = await overheard(match, person)
        assert betrayals(heard, SECRETS) == [], person.name
        assert "rdre du suppléant" not in heard
    assert words(match.panel) == panel
    assert all(message.edited_at is None for message in match.panels)


async def test_a_deputy_dismissed_reads_nothing_any_more(league: League) -> None:
    match = await played(league)
    deputy = await with_deputy(match)
    shown = (await deputy.dm(RED))[-1]
    state = await match.red[0].command("match suppleant", here=match.thread)
    assert deputy.mention in words(state.response)
    await match.red[0].press(state.response, "deputy-end")
    await league.advance(seconds=16)
    assert "n'est plus suppléant de **Les Aigles**" in match.told[-1]
    pressed = await deputy.press(shown, "order-ok")
    assert "Seul le capitaine" in words(pressed.followups[0])
    refused = await deputy.command("kollaball mes-ordres", here=match.thread)
    assert "Seul le capitaine" in words(refused.response)
    assert await sending.list_orders_sent(match.app.house, (await match.turn()).id, "rouge") == ()


async def test_who_cannot_be_a_deputy_is_said_kindly(league: League) -> None:
    match = await played(league)
    for person, told in (
        (match.red[0], "votre propre suppléant"),
        (match.blue[0], "engagée ailleurs"),
        (match.blue[1], "engagée ailleurs"),
        (match.referee, "L'arbitre d'un match"),
    ):
        shown = await match.red[0].command("match suppleant", here=match.thread, personne=person.member)
        assert told in words(shown.response), person.name
    refused = await match.red[1].command("match suppleant", here=match.thread, personne=league.person("dora").member)
    assert "Seul le capitaine" in words(refused.response)


async def test_a_deputy_finds_his_match_and_a_dm_of_his_its_way(league: League) -> None:
    match = await played(league)
    guests = tuple(league.person(f"cerf{number}") for number in range(1, 5))
    others = tuple(league.person(f"daim{number}") for number in range(1, 5))
    await another(league, match.referee, teams=[guests, others], name="Les Cerfs – Les Daims")
    deputy = await with_deputy(match)
    mine = await deputy.command("mes-matchs")
    assert "Les Aigles – Les Bisons" in words(mine.response) and "Les Cerfs" not in words(mine.response)
    offered = await deputy.complete("kollaball ordres", "match", "")
    assert [one["name"] for one in offered] == ["Les Aigles – Les Bisons"]
    for button in ("form", "mine"):
        shown = await deputy.press(match.panel, button)
        assert "Seul le capitaine" not in words(shown.response)
    assert any(name.startswith("order-ok") for name in custom_ids((await deputy.dm(RED))[-1]))
