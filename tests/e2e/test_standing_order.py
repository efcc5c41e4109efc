"""`/match consigne` in Discord: left, shown back, used at the close, told; refused where the game has no use for it."""

from referee.turns import history
from tests.e2e.duel import duel
from tests.e2e.ears import betrayals, overheard
from tests.e2e.played import played
from tests.e2e.season import season
from tests.support.league import League
from tests.support.reading import words

RED = "1 P >B5; 2 R >B5; 3 R >A3; 4 R >A3 V-170"
BLUE = "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"


async def test_it_is_played_when_its_captain_is_silent_and_the_record_says_so(league: League) -> None:
    match = await played(league)
    captain = match.red[0]
    shown = await captain.command("match consigne", here=match.thread, texte=RED)
    assert shown.ephemeral
    assert RED in words(shown.response) and "elle serait" in words(shown.response)
    for person in (match.blue[0], match.red[1], match.referee, league.person("stan")):
        assert betrayals(await overheard(match, person), ("A3", "170")) == [], person.name
    await match.order(match.blue[0], BLUE)
    first = await match.turn()
    assert first.status == "open"
    await match.overdue()
    await league.advance(seconds=16)
    assert f"consigne de {captain.mention}" in words((await match.verified(match.blue[0])).response)
    assert any("votre consigne a servi" in words(message) for message in captain.inbox())
    told = await match.blue[0].command("kollaball historique", here=match.thread, etape=first.number)
    assert f"(consigne de {captain.mention})" in words(told.response)
    verified = await match.blue[0].command("match verifier", here=match.thread)
    assert "sa consigne a servi" in words(verified.response) and "❌" not in words(verified.response)


async def test_one_that_is_impossible_now_is_kept_with_a_warning_and_not_used(league: League) -> None:
    match = await played(league)
    captain = match.red[0]
    shown = words((await captain.command("match consigne", here=match.thread, texte="1 P >G1")).response)
    assert "ne pourrait pas être jouée" in shown and "gardée quand même" in shown
    first = await match.turn()
    await match.order(match.blue[0], BLUE)
    await match.overdue()
    await league.advance(seconds=16)
    assert (await match.state()).null_turns == 1
    assert [one.seat for one in await history.list_missing_orders(match.app.house, turn_id=first.id)] == ["rouge"]
    assert any("elle n'a pas servi" in words(message) for message in captain.inbox())
    told = await captain.command("kollaball historique", here=match.thread, etape=first.number)
    assert "la consigne du capitaine ne pouvait pas être jouée" in words(told.response)


async def test_it_is_written_in_a_form_shown_and_withdrawn(league: League) -> None:
    match = await played(league)
    captain = match.red[0]
    nothing = await captain.command("match consigne", here=match.thread)
    assert "pas laissé de consigne" in words(nothing.response)
    form = await captain.press(nothing.response, "standing-write")
    kept = await captain.fill(form, text=RED)
    assert RED in words(kept.response)
    gone = await captain.press(kept.response, "standing-end")
    assert "Consigne retirée" in words(gone.response)
    again = await captain.command("match consigne", here=match.thread)
    assert "pas laissé de consigne" in words(again.response)


async def test_nobody_but_the_captain_leaves_or_reads_one(league: League) -> None:
    match = await played(league)
    await match.red[0].command("match consigne", here=match.thread, texte=RED)
    for person in (match.red[1], match.referee, league.person("stan")):
        for given in ({}, {"texte": RED}):
            shown = words((await person.command("match consigne", here=match.thread, **given)).response)
            assert "Seul le capitaine" in shown and "A3" not in shown
    other = words((await match.blue[0].command("match consigne", here=match.thread)).response)
    assert "A3" not in other


async def test_games_that_have_no_use_for_it_say_what_to_do_instead(league: League) -> None:
    match = await duel(league, league.person("lea"), league.person("rene"))
    shown = await match.left.command("match consigne", here=match.thread, texte="P D5")
    assert "Pas de consigne à l'Aspic" in words(shown.response)


async def test_in_matrix_hockey_orders_are_sent_ahead_instead(league: League) -> None:
    weekly = await season(league, roster={"E": 4})
    shown = await weekly.coaches["E-01"].command("match consigne", texte="CH1 A(1)")
    assert "Envoyez plutôt vos ordres d'avance" in words(shown.response)
