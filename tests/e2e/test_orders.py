"""Orders by DM, by command, by form; receipts; what one has sent; timeouts: as captain, player, opponent, stranger."""

from typing import Any

import pytest

from referee.course import sending
from referee.hand import people
from tests.e2e.played import Played, another, played
from tests.support.league import League
from tests.support.reading import custom_ids, text_of

RED = "1 P >B4; 2 R >B4; 3 F >A3; 4 R >B5"
RED_CANONICAL = "1 P A4>B4; 2 R A4>B4; 3 F A4>A3; 4 R A4>B5"
BLUE = "1 P >F4; 2 R >F4; 3 F >G5; 4 R >F3"


async def stored(match: Played, seat: str = "rouge") -> Any:
    return await sending.find_own_order(match.app.house, (await match.turn()).id, seat)


def names(shown: Any) -> str:
    return " ".join(custom_ids(shown))


async def test_a_dm_is_shown_back_in_words_notation_and_picture_and_counts_once_confirmed(league):
    match = await played(league)
    captain = match.red[0]
    (shown,) = await captain.dm(RED)
    text = text_of(shown)
    assert text.startswith("### Ligue d'essai · Les Aigles – Les Bisons · tour 1")
    assert "n°\u00a01 Rouge1 passe la balle de A4 vers B4." in text
    assert f"`{RED_CANONICAL}`" in text
    assert "plus rien ne se corrige ensuite" in text
    assert [file.filename for file in shown.attachments] == ["ordres.png"]
    assert await stored(match) is None

    receipt = (await captain.press(shown, "order-ok")).response
    assert "Bien reçu" in text_of(receipt)
    assert "On attend encore\u202f: Les Bisons" in text_of(receipt)
    due = (await match.turn()).due_ms // 1000
    assert f"<t:{due}:F> (<t:{due}:R>)" in text_of(receipt)
    assert custom_ids(receipt) == []
    found = await stored(match)
    assert found.canonical == RED_CANONICAL
    assert f"`{found.receipt}`" in text_of(receipt)
    assert len([message for message in captain.inbox() if "Bien reçu" in text_of(message)]) == 1


async def test_a_dropped_draft_was_never_sent(league):
    match = await played(league)
    (shown,) = await match.red[0].dm(RED)
    dropped = (await match.red[0].press(shown, "order-drop")).response
    assert "Rien n'a été envoyé" in text_of(dropped)
    assert custom_ids(dropped) == []
    assert await stored(match) is None


@pytest.mark.clause("KB-7-c")
async def test_a_second_order_for_a_turn_is_refused(league):
    match = await played(league)
    captain = match.red[0]
    await match.order(captain, RED)
    (again,) = await captain.dm("1 P >A3; 2 R >A3; 3 R >B4; 4 R >B5")
    assert "déjà partis" in text_of(again)
    for button in ("form", "type"):
        result = await captain.press(match.panel, button)
        assert "déjà partis" in text_of(result.response)
    assert (await stored(match)).canonical == RED_CANONICAL


async def test_in_the_server_all_is_ephemeral_and_the_receipt_comes_by_dm_too(league, stranger):
    match = await played(league)
    captain = match.red[0]
    before = len(captain.inbox())
    shown = await captain.command("kollaball ordres", here=match.thread, texte=RED)
    assert shown.ephemeral
    assert f"`{RED_CANONICAL}`" in text_of(shown.response)
    receipt = (await captain.press(shown.response, "order-ok")).response
    assert receipt.ephemeral
    assert "Bien reçu" in text_of(receipt)

    (copy,) = captain.inbox()[before:]
    assert "Bien reçu" in text_of(copy)
    assert RED_CANONICAL in text_of(copy)
    for person in (stranger, match.red[1], match.blue[0], match.referee):
        seen = "\n".join(text_of(message) for message in person.sees(match.thread))
        assert "A4>B4" not in seen
        assert "Bien reçu" not in seen


async def test_without_an_open_dm_the_receipt_in_the_server_is_enough(league):
    match = await played(league)
    captain = match.red[0]
    league.close_dms(captain)
    shown = (await captain.command("kollaball ordres", here=match.thread, texte=RED)).response
    receipt = (await captain.press(shown, "order-ok")).response
    assert "Bien reçu" in text_of(receipt)
    assert (await stored(match)).canonical == RED_CANONICAL


async def test_the_command_works_in_the_dm_without_naming_the_match(league):
    match = await played(league)
    captain = match.red[0]
    shown = (await captain.command("kollaball ordres", texte=RED)).response
    await captain.press(shown, "order-ok")
    assert (await stored(match)).canonical == RED_CANONICAL
    assert len([message for message in captain.inbox() if "Bien reçu" in text_of(message)]) == 1


async def test_the_panel_s_form_takes_the_same_text(league):
    match = await played(league)
    captain = match.red[0]
    form = await captain.press(match.panel, "type")
    shown = (await captain.fill(form, text=RED.replace("; ", "\n"))).response
    assert f"`{RED_CANONICAL}`" in text_of(shown)
    await captain.press(shown, "order-ok")
    assert (await stored(match)).canonical == RED_CANONICAL


async def test_a_form_of_before_a_restart_is_still_taken(league):
    match = await played(league)
    captain = match.red[0]
    form = await captain.press(match.panel, "type")
    await league.restart()
    shown = (await captain.fill(form, text=RED)).response
    assert f"`{RED_CANONICAL}`" in text_of(shown)
    league.logged_errors()  # discord.py does not know the form; the bot does


async def two_matches(league: League) -> tuple[Played, Played]:
    """Return two matches with the same red captain."""
    first = await played(league)
    guests = tuple(league.person(f"cerf{number}") for number in range(1, 5))
    second = await another(league, first.referee, teams=[first.red, guests], name="Les Aigles – Les Cerfs")
    return first, second


async def test_two_matches_of_one_name_are_told_apart_in_the_question(league):
    first = await played(league)
    guests = tuple(league.person(f"cerf{number}") for number in range(1, 5))
    await another(league, first.referee, teams=[first.red, guests])
    (asked,) = await first.red[0].dm(RED)
    told = text_of(asked).replace("\u00a0", " ")
    assert "Les Aigles – Les Bisons · n° 1, du 01/01" in told
    assert "Les Aigles – Les Bisons · n° 2, du 01/01" in told


async def test_with_two_matches_a_dm_is_asked_which_it_is_for(league):
    first, second = await two_matches(league)
    captain = first.red[0]
    (asked,) = await captain.dm(RED)
    assert "Pour lequel est ce message" in text_of(asked)
    assert "Les Aigles – Les Cerfs" in text_of(asked)
    shown = (await captain.choose(asked, "dm-which", f"{(await second.turn()).id}:rouge")).response
    assert "Les Aigles – Les Cerfs" in text_of(shown)
    await captain.press(shown, "order-ok")
    assert await stored(first) is None
    assert (await stored(second)).canonical == RED_CANONICAL

    (shown,) = await captain.dm(RED)  # now only one still waits
    assert "Les Aigles – Les Bisons" in text_of(shown)


async def test_with_two_matches_a_command_takes_the_thread_s_or_asks_for_the_option(league):
    first, second = await two_matches(league)
    captain = first.red[0]
    here = (await captain.command("kollaball ordres", here=second.thread, texte=RED)).response
    assert "Les Aigles – Les Cerfs" in text_of(here)
    elsewhere = (await captain.command("kollaball ordres", here=league.channel("general"), texte=RED)).response
    assert "précisez l'option `match`" in text_of(elsewhere)
    offered = await captain.complete("kollaball ordres", "match", "cerf")
    assert [one["name"] for one in offered] == ["Les Aigles – Les Cerfs"]
    named = (await captain.command("kollaball ordres", texte=RED, match=offered[0]["value"])).response
    assert "Les Aigles – Les Cerfs" in text_of(named)


@pytest.mark.clause("KB-7-b", "KB-7-i")
async def test_nobody_but_the_captain_orders(league, stranger):
    match = await played(league)
    for person in (match.red[1], stranger, match.referee):
        for command in ("kollaball ordres", "kollaball mes-ordres", "kollaball arret-de-jeu", "kollaball composition"):
            shown = await person.command(command, here=match.thread)
            assert "Seul le capitaine" in text_of(shown.response), command
            assert shown.ephemeral
        for button in ("type", "form", "mine"):
            result = await person.press(match.panel, button)
            assert "Seul le capitaine" in text_of(result.response), button
        (told,) = await person.dm(RED)
        assert "Bien reçu" not in text_of(told)
        assert "order-ok" not in names(told)
    assert await stored(match) is None


async def test_a_stranger_s_dm_gets_a_polite_help_text(stranger):
    (told,) = await stranger.dm("bonjour ?")
    assert "Je suis Sifflet" in text_of(told)
    assert "/kollaball inscrire" in text_of(told)


async def test_a_player_who_is_no_captain_is_told_that_nothing_is_awaited_of_him(league):
    match = await played(league)
    (told,) = await match.red[1].dm(RED)
    assert "Aucun ordre n'est attendu de vous" in text_of(told)


async def test_mes_ordres_shows_what_was_sent_to_its_captain_only(league):
    match = await played(league)
    captain = match.red[0]
    nothing = (await captain.command("kollaball mes-ordres", here=match.thread)).response
    assert "rien envoyé" in text_of(nothing)
    await match.order(captain, RED)
    for shown in (
        await captain.command("kollaball mes-ordres", here=match.thread),
        await captain.command("kollaball mes-ordres"),
        await captain.press(match.panel, "mine"),
    ):
        assert f"`{RED_CANONICAL}`" in text_of(shown.response)
        assert "withdraw" not in names(shown.response)  # KB-7-c
    mine = (await match.blue[0].command("kollaball mes-ordres", here=match.thread)).response
    assert "A4>B4" not in text_of(mine)
    assert "rien envoyé" in text_of(mine)


async def test_the_last_order_closes_the_turn_and_the_next_one_waits(league):
    match = await played(league)
    await match.orders(RED, BLUE)
    assert "tour 2" in text_of(match.panel)
    assert any("passe" in text for text in match.told)
    assert await stored(match) is None


@pytest.mark.clause("KB-7-d", "KB-7-e", "KB-7-f")
async def test_a_timeout_by_command_and_the_admin_s_ruling(league):
    match = await played(league)
    captain = match.red[0]
    asked = (await captain.command("kollaball arret-de-jeu", here=match.thread)).response
    assert "`ARRET`" in text_of(asked)
    await captain.press(asked, "order-ok")
    await match.order(match.blue[0], BLUE)
    assert (await match.turn()).stage == "timeout"
    for command in ("kollaball ordres", "kollaball arret-de-jeu"):
        refused = (await captain.command(command, here=match.thread)).response
        assert "On n'attend pas d'ordre" in text_of(refused)

    await match.arbitrate("decision", verdict="rejected", raison="sans objet")
    assert (await match.turn()).stage == "orders"
    again = (await captain.command("kollaball arret-de-jeu", here=match.thread)).response
    assert "arrêt de jeu" in text_of(again)
    assert "order-ok" not in names(again)


async def test_at_the_roll_call_and_the_line_up_the_command_says_what_is_asked(league):
    match = await played(league, lined_up=False)
    shown = (await match.red[0].command("kollaball ordres", here=match.thread)).response
    assert "Qui tient la balle" in text_of(shown)
    by_text = (await match.red[0].dm("COMPO 1 2 3 4 BALLE 3"))[-1]
    assert "la balle est à" in text_of(by_text)
    wrong = (await match.red[0].dm(RED))[-1]
    assert "order-ok" not in names(wrong)


async def test_the_dm_button_opens_the_dm_and_says_when_it_cannot(league, stranger):
    match = await played(league)
    told = (await match.red[1].press(match.panel, "dm-me")).response
    assert "Je viens de vous écrire" in text_of(told)
    assert "je peux vous écrire ici" in text_of(match.red[1].inbox()[-1])
    person = await people.get_person(match.app.house, match.red[1].id)
    assert person.dm_channel_id == match.red[1].user.dm_channel.id

    league.close_dms(stranger)
    told = (await stranger.press(match.panel, "dm-me")).response
    assert "fermés" in text_of(told)


async def test_an_english_captain_reads_english_also_by_dm(league):
    match = await played(league)
    captain = match.red[0].speaks("en-GB")
    shown = (await captain.command("kollaball ordres", here=match.thread, texte=RED)).response
    texts = [text_of(shown), text_of((await captain.press(shown, "order-ok")).response)]
    texts.append(text_of(captain.inbox()[-1]))  # the copy of the receipt
    for text in texts:
        assert "passes the ball from A4 to B4" in text
        for french in ("passe de", "Envoyer", "Clôture", "reçu"):
            assert french not in text
    (told,) = await captain.dm("1 P >A3; 2 R >A3; 3 R >B4; 4 R >B5")
    assert "nothing can be corrected" in text_of(told)


async def test_what_was_sent_late_is_told_so(league):
    match = await played(league)
    captain = match.red[0]
    (shown,) = await captain.dm(RED)
    await match.overdue()
    late = await captain.press(shown, "order-ok")
    told = "\n".join(text_of(message) for message in [late.response, *late.followups] if message)
    assert "Trop tard" in told or "clos" in told


@pytest.mark.parametrize("turns_later", [0, 1, 2])
async def test_whose_receipt_was_lost_presses_again_and_gets_it_whatever_has_happened_meanwhile(league, turns_later):
    match = await played(league)
    captain = match.red[0]
    (shown,) = await captain.dm(RED)
    league.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035, message="lost on the way")
    await captain.press(shown, "order-ok")
    sent = await stored(match)
    if turns_later:
        await match.order(match.blue[0], BLUE)
    if turns_later == 2:
        await match.overdue()
    told = text_of((await captain.press(shown, "order-ok")).response)
    assert f"`{sent.receipt}`" in told
    assert "Rien n'a été envoyé" not in told
    assert ("Ce tour est clos" if turns_later else "Bien reçu") in told
    assert ("Le tour est clos" if turns_later else "On attend encore") in told
