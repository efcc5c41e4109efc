"""An 84-team week with everything that is announced, and the acts of a referee on a season."""

import random

import discord
import pytest

from bench.seasons import FULL_LEAGUE
from referee.hand import record
from referee.turns import contests
from tests.e2e.season import Season, season
from tests.support.reading import find_custom_id, text_of

QUIET = 1 << 12  # Discord's flag for a message that notifies nobody


@pytest.mark.clause("MH-4-a", "MH-3.1.1-a")
async def test_a_week_of_84_teams_with_all_announcements(league):
    chance = random.Random(84)
    played = await season(league, roster=FULL_LEAGUE)
    parts = ["Élite", "D2A", "D2B", "D3A", "D3B", "D3C", "D3D", "Coupe Wayne Gretzky", "Coupe KDH"]
    assert list(played.panels()) == parts
    for _ in range(2):
        await played.send_all(chance, onr=1 / 20)
        before = {message.id for message in played.posts}
        await played.overdue()
    assert (await played.state()).week == 3
    posts = [message for message in played.posts if message.id not in before]
    checked = await played.referee.press(posts[0], "verify")
    file = checked.response.attachments[0]  # 84 seals are a file, not a flood
    assert (await file.read()).decode().count("\n") > 70
    assert [text_of(post).split("\n")[1].strip("*") for post in posts] == parts
    assert all(post.flags.value & QUIET for post in posts)
    assert list(played.panels()) == parts  # edited, none posted anew
    for post in posts:
        told = text_of(post)
        assert "semaine 2" in told.split("\n")[0]
        assert (" - " in told or " – " in told) and "Graine" not in told  # the longest are told in short
        assert find_custom_id(post, "report") and find_custom_id(post, "verify")

    # Everybody whom DMs reach gets their week, at a gentle pace, after the public posts.
    await league.advance(minutes=5)
    coach = played.coaches["D3D-07"]
    assert "semaine 3" in text_of(coach.inbox()[-1])
    assert "**CH3**" in text_of(coach.inbox()[-1])
    last_post = max(message.id for message in posts)
    briefs = sorted(person.inbox()[-1].id for person in played.coaches.values())
    assert briefs[0] > last_post
    times = [discord.utils.snowflake_time(one).timestamp() for one in briefs]
    assert times[-1] - times[0] > 60

    # What the others have left is there for any division (`bench matrix_close` tells how soon).
    for part in ("E", "D3D", "KDH", "WG"):
        shown = await coach.command("matrix colonnes", here=played.thread, division=part)
        assert "Qui a encore chaque colonne" in text_of(shown.response)


async def act(played: Season, kind: str, **given: object) -> str:
    """Carry an act out by `/arbitre corriger`; return what the referee is told."""
    shown = await played.referee.command(
        "arbitre corriger", here=played.thread, acte=kind, raison="Décision de la ligue", **given
    )
    await played.league.advance(seconds=16)
    return text_of(shown.response)


@pytest.mark.clause("MH-9-b", "MH-9-c", "MH-9-d", "MH-9-e", "MH-9-f", "MH-9-h", "MH-9-i")
async def test_each_act_of_a_referee_is_recorded_and_announced(league):
    heir = league.person("heir")
    played = await season(league, roster={"E": 4}, waiting=[heir])
    await played.order("E-01", "A(1)")
    await played.overdue()
    state = await played.state()
    assert state.teams["E-02"].onr == 1

    assert "C'est fait" in await act(played, "excuse_onr", equipe="E-02")
    state = await played.state()
    assert (state.teams["E-02"].onr, state.teams["E-02"].extra_goals, state.teams["E-02"].super_saves) == (0, 4, 2)
    await act(played, "points", equipe="E-03", texte="-2")
    assert (await played.state()).teams["E-03"].record["CH"].adjust == -2
    await act(played, "stocks", equipe="E-03", texte="+7 #0")
    state = await played.state()
    assert (state.teams["E-03"].extra_goals, state.teams["E-03"].super_saves) == (7, 0)
    await act(played, "free", equipe="E-01", texte="CH A (1)")
    assert (await played.state()).teams["E-01"].used["CH"].columns == ()
    await act(played, "set_match", equipe="E-01", texte="CH1 9-0")
    state = await played.state()
    assert any(9 in (result.score or ()) for result in state.results)
    await act(played, "take_over", equipe="E-04", texte="Les Repreneurs", coach=heir.member)
    state = await played.state()
    assert (state.teams["E-04"].name, state.waiting_list) == ("Les Repreneurs", ())
    seats = {seat.seat: seat for seat in await contests.list_seats(played.app.house, played.contest_id)}
    assert (seats["E-04"].user_id, seats["E-04"].name) == (heir.id, "Les Repreneurs")
    await act(played, "waiting_list", texte="Aigles; Bisons")
    assert [entry.name for entry in (await played.state()).waiting_list] == ["Aigles", "Bisons"]
    await act(played, "make_dummy", equipe="E-03")
    assert (await played.state()).teams["E-03"].status == "dummy"

    # What cannot be read is answered with an example, what is impossible with the reason; neither leaves a trace.
    known = len(await record.read_journal(played.app.house, contest_id=played.contest_id))
    assert "Écrivez par exemple `-2`" in await act(played, "points", equipe="E-03", texte="deux")
    assert "déjà bidon" in await act(played, "make_dummy", equipe="E-03")
    assert "Choisissez l'équipe" in await act(played, "points", texte="1")
    journal = await record.read_journal(played.app.house, contest_id=played.contest_id)
    assert (len(journal), known) == (8, 8)
    assert sum("par <@" in text and "Décision de la ligue" in text for text in played.told) == 8

    # The season is stopped: final tables as they stand, and the next one comes.
    assert "ne se rattrape pas" in await act(played, "stop")
    assert (await played.state()).phase == "season"
    await act(played, "stop", confirmer=True)
    assert ((await played.state()).phase, (await played.turn()).stage) == ("finished", "finished")
    assert any("Champion" in text for text in played.told)
    shown = await played.referee.command("arbitre clore", here=played.thread, raison="La suite", confirmer=True)
    assert "C'est fait" in text_of(shown.response)
    await league.advance(seconds=31)
    state = await played.state()
    assert (state.season, state.phase, state.week) == (2, "season", 1)


@pytest.mark.clause("MH-9-a")
async def test_only_the_last_week_can_be_replayed(league):
    played = await season(league, roster={"E": 4})
    early = await played.referee.command(
        "arbitre corriger", here=played.thread, acte="replay", equipe="E-02", texte="B(0)", raison="Ordre perdu"
    )
    assert "Il n'y a pas de tour à rejouer" in text_of(early.response)
    await played.order("E-01", "A(1)")
    await played.overdue()
    shown = await played.referee.command(
        "arbitre corriger", here=played.thread, acte="replay", equipe="E-02", texte="CH1 B(0)", raison="Ordre perdu"
    )
    assert "Ce qui vient à la place" in text_of(shown.response)
    await played.overdue()
    before = await played.turn()
    late = await played.referee.press(shown.response, "rewind")
    assert "n'existe plus" in text_of(late.response) or "n'existe plus" in text_of(late.followups[0])
    assert (await played.turn()).id == before.id
    wrong = await played.referee.command(
        "arbitre corriger", here=played.thread, acte="replay", equipe="E-01", texte="CH2 A(0)", raison="Ordre perdu"
    )
    assert "La colonne A est déjà jouée" in text_of(wrong.response)
