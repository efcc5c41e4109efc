"""The roll-call: who is there, who is missing, who is reminded, and what is left of a match that was never played."""

import pytest

from referee.turns import contests
from tests.e2e.match import Match, open_match, play_off
from tests.support.league import League, Person
from tests.support.reading import custom_ids, text_of

NARROW = "\u202f"


def roll(match: Match) -> list[str]:
    """Return the two lines of the panel that tell who is there, with plain blanks."""
    text = text_of(match.panel).replace(NARROW, " ")
    return [line for line in text.splitlines() if line.startswith(("🔴", "🔷")) and "/4" in line.split("·")[0]]


def mentions(*people: Person) -> str:
    return ", ".join(person.mention for person in people)


def reminders(person: Person) -> list[str]:
    return [text_of(message) for message in person.inbox() if "⏰" in text_of(message)]


def named_in_thread(match: Match) -> list[str]:
    return [text_of(message) for message in match.thread.history() if "⏰" in text_of(message)]


async def present(match: Match, *people: Person) -> None:
    for person in people:
        await person.press(match.panel, "kb-present")


@pytest.mark.clause("KB-1-c")
async def test_the_panel_tells_who_is_present_and_who_is_missing(
    league: League, organiser: Person, referee: Person
) -> None:
    match = await open_match(league, organiser, referee)
    assert roll(match) == [
        f"🔴 Les Aigles : **0/4**, manquent {mentions(*match.red)}",
        f"🔷 Les Bisons : **0/4**, manquent {mentions(*match.blue)}",
    ]
    await present(match, match.red[0], match.blue[1])
    assert "On attend : Les Aigles, Les Bisons." in text_of(match.panel).replace(NARROW, " ")
    assert roll(match)[0] == (
        f"🔴 Les Aigles : **1/4**, manquent {mentions(*match.red[1:])} · présents : {match.red[0].mention}"
    )
    await present(match, *match.red[1:], match.blue[0], match.blue[2])
    assert "On attend : Les Bisons." in text_of(match.panel).replace(NARROW, " ")
    assert "Tout est arrivé" not in text_of(match.panel)
    assert roll(match) == [
        f"🔴 Les Aigles : **4/4**, au complet · présents : {mentions(*match.red)}",
        f"🔷 Les Bisons : **3/4**, manque {match.blue[3].mention} · présents : {mentions(*match.blue[:3])}",
    ]
    posts = [call for call in league.env.http_requests if "/messages" in call.path and call.method == "PATCH"]
    assert posts and not any((call.json or {})["allowed_mentions"].get("users") for call in posts)


async def test_the_panel_tells_it_in_english(league: League, organiser: Person, referee: Person) -> None:
    match = await open_match(league, organiser, referee)
    await organiser.command("ligue installer", here=league.channel("general"), langue="en")
    await present(match, *match.red[:3], *match.blue)
    assert "Waiting for: Les Aigles." in text_of(match.panel)
    assert roll(match) == [
        f"🔴 Les Aigles: **3/4**, missing {match.red[3].mention} · present: {mentions(*match.red[:3])}",
        f"🔷 Les Bisons: **4/4**, complete · present: {mentions(*match.blue)}",
    ]


@pytest.mark.clause("KB-1-c")
async def test_who_is_absent_is_reminded_by_dm_or_in_the_thread(
    league: League, organiser: Person, referee: Person
) -> None:
    match = await open_match(league, organiser, referee)
    for person in (match.red[0], match.red[1], match.red[2]):
        await person.press(match.panel, "dm-me")
    match.red[2].speaks("en-GB")
    await match.red[2].press(match.panel, "board")
    mine = await match.blue[1].command("reglages", here=match.thread)
    await match.blue[1].press(mine.response, "remind-as:none")
    await present(match, match.red[0], *match.blue[2:])
    await league.advance(hours=22, minutes=5)

    assert reminders(match.red[0]) == []  # they are there, although their team is not complete
    (told,) = reminders(match.red[1])
    assert "On vous attend" in told
    assert f"Chaque joueur appuie lui-même sur «{NARROW}Présent{NARROW}»" in told
    (told,) = reminders(match.red[2])
    assert "We are waiting for you" in told
    assert "for themselves" in told
    (named,) = named_in_thread(match)
    assert mentions(match.red[3], match.blue[0]).replace(",", "") in named  # not who wants no reminders
    for person in (match.red[1], match.red[2], match.blue[1], match.blue[2]):
        assert person.mention not in named
    assert "On vous attend" in named
    assert "lui-même" in named

    await league.advance(minutes=5)
    assert len(named_in_thread(match)) == len(reminders(match.red[1])) == 1  # once


@pytest.mark.clause("KB-1-c")
async def test_an_absent_player_whose_dms_are_closed_since_is_named_in_the_thread(
    league: League, organiser: Person, referee: Person
) -> None:
    match = await open_match(league, organiser, referee)
    await match.red[1].press(match.panel, "dm-me")
    await present(match, match.red[0], *match.red[2:], *match.blue)
    league.close_dms(match.red[1])
    await league.advance(hours=22, minutes=5)
    await league.advance(minutes=1)
    (named,) = named_in_thread(match)
    assert match.red[1].mention in named


@pytest.mark.clause("KB-1-d")
async def test_a_match_closed_at_the_roll_call_is_not_offered_to_be_watched_again(
    league: League, organiser: Person, referee: Person
) -> None:
    match = await open_match(league, organiser, referee)
    await present(match, *match.red[:3])
    await league.advance(hours=24, minutes=1)
    (contest,) = await contests.list_contests(league.bot.app.house, 1, open_only=False)
    assert contest.status == "over"
    seen = [message for place in (match.thread, *league.guild.channels.values()) for message in place.history()]
    assert any("disqualifi" in text_of(message) for message in seen)
    assert not any(found.startswith("replay") for message in seen for found in custom_ids(message))
    assert "Revoir le match" not in "\n".join(text_of(message) for message in seen)
    assert await match.red[0].complete("match rejouer", "match", here=match.thread) == []
    asked = await match.red[0].command("match rejouer", here=match.thread)
    assert "il n'y a rien à revoir" in text_of(asked.response)


async def test_a_match_that_was_played_is_still_offered(league: League, organiser: Person, referee: Person) -> None:
    match = await play_off(league, organiser, referee)
    for player in ("r3", "r4"):  # the second exclusion ends the match
        await referee.command("arbitre exclure", here=match.thread, joueur=player, raison="brutalités")
    offered = await match.red[0].complete("match rejouer", "match", here=match.thread)
    assert [choice["name"] for choice in offered] == ["Les Aigles – Les Bisons"]


async def test_who_is_struck_off_the_list_of_those_present_is_reminded_though_all_of_their_team_were_there(
    league: League, organiser: Person, referee: Person
) -> None:
    match = await open_match(league, organiser, referee)
    await match.red[1].press(match.panel, "dm-me")
    await match.order(match.red[0], "PRÉSENTS 1 2 3 4")
    await match.order(match.blue[0], "PRÉSENTS 1 2 3")
    await league.advance(hours=22, minutes=5)
    assert reminders(match.red[1]) == []
    await match.order(match.red[0], "PRÉSENTS 1 3 4")
    await league.advance(minutes=1)
    (told,) = reminders(match.red[1])
    assert "On vous attend" in told
