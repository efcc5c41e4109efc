"""While orders are sealed nobody but their captain gets them, or learns what is in them, by any way there is."""

from collections.abc import Sequence

import pytest

from tests.e2e.building import opened
from tests.e2e.ears import all_logs, all_pictures, betrayals, files_of, overheard
from tests.e2e.played import Played, played
from tests.support.league import League, Person
from tests.support.reading import words

THIEVES = ("thief", "ranger", "archer", "merchant")
# Cells that no help text uses as an example, and an amount that stands nowhere else.
SECRET = "1 P >B5 L2; 2 R >B5 ? R >C6; 3 R >A3; 4 R >A3 V-170"
WORDS = ("A3", "B5", "C6", "170", "V-170")
BLUE = "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"


def others(match: Played) -> Sequence[Person]:
    """Return everybody who is not the red captain: opponents, their own players, the referee, strangers."""
    league = match.league
    return (
        match.blue[0],
        match.blue[1],
        match.red[1],
        match.referee,
        league.person("stan"),
        league.person("ada", permissions="administrator"),
        league.person("dehors", member=False),
    )


def some(match: Played) -> Sequence[Person]:
    """Return one of each kind: opponent, player of the same team, referee, stranger."""
    return (match.blue[0], match.red[1], match.referee, match.league.person("stan"))


async def assert_sealed(match: Played, people: Sequence[Person], secrets: tuple[str, ...] = WORDS) -> None:
    for person in people:
        heard = await overheard(match, person)
        assert betrayals(heard, secrets) == [], person.name
        if person is not match.blue[0]:  # who may have a picture of their own orders
            assert not any(file.filename == "ordres.png" for file in files_of(match, person)), person.name


async def test_a_draft_is_nobodys_business(league: League) -> None:
    match = await played(league, classes=(THIEVES, THIEVES))
    with all_logs() as logged:
        shown = (await match.red[0].dm(SECRET))[-1]
        assert "A3" in words(shown)
        await assert_sealed(match, others(match))
    assert betrayals("\n".join(logged), WORDS) == []


async def test_a_form_half_filled_in_is_nobodys_business(league: League) -> None:
    match = await played(league, classes=(THIEVES, THIEVES))
    written = await opened(match)
    await written.act("1", "P A4>B5")
    await written.act("2", "R A4>A3")
    assert "A3" in written.text
    await assert_sealed(match, some(match), ("A3", "B5"))


@pytest.mark.clause("KB-18-b", "KB-17-k")
async def test_sealed_orders_stay_sealed(league: League, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await played(league, classes=(THIEVES, THIEVES))
    people = others(match)
    with all_pictures(monkeypatch) as before:
        for person in people[1:]:
            await overheard(match, person)
    with all_logs() as logged:
        await match.order(match.red[0], SECRET)
        with all_pictures(monkeypatch) as after:
            await assert_sealed(match, people[1:])
        await assert_sealed(match, people[:1])  # the opponent, who paints their own orders as well
    assert set(after) == set(before)  # the same pictures to the last stroke
    assert betrayals("\n".join(logged), WORDS) == []
    assert "On attend : Les Bisons." in words(match.panel)  # that they are in is told, not what they are


async def test_an_order_given_by_the_referee_is_told_to_nobody(league: League) -> None:
    match = await played(league, classes=(THIEVES, THIEVES))
    await match.arbitrate("ordre", equipe="rouge", texte=SECRET, raison="capitaine sans réseau")
    people = [person for person in some(match) if person is not match.referee]
    await assert_sealed(match, people)


async def test_an_order_refused_by_the_rules_is_told_to_its_captain_alone(league: League) -> None:
    match = await played(league, classes=(THIEVES, THIEVES))
    with all_logs() as logged:
        await match.red[0].dm("1 P >B5; 2 R >A3 V-170")
        await match.red[0].command("kollaball ordres", here=match.thread, texte="3 R A3>C6 V-170")
        await assert_sealed(match, some(match))
    assert betrayals("\n".join(logged), WORDS) == []


@pytest.mark.clause("KB-9-c")
async def test_the_orders_of_a_void_turn_stay_unread(league: League) -> None:
    match = await played(league, classes=(THIEVES, THIEVES))
    await match.order(match.red[0], SECRET)
    await match.overdue()
    assert (await match.state()).null_turns == 1
    await assert_sealed(match, some(match))


@pytest.mark.clause("KB-7-e")
async def test_the_orders_of_a_turn_stopped_by_a_timeout_stay_unread(league: League) -> None:
    match = await played(league, classes=(THIEVES, THIEVES))
    await match.orders(SECRET, "ARRET")
    await assert_sealed(match, some(match))


@pytest.mark.clause("KB-23-k")
async def test_a_placement_tells_one_captain_one_path_and_nothing_more(league: League) -> None:
    match = await played(league, tactics=(None, "placement"))
    secret = "1 P >B5; 2 R >A3; 3 R >B5; 4 R >A3 V-170"
    await match.orders(secret, "T PLACEMENT 2")
    assert (await match.state()).stage == "orders_second"
    people = [person for person in some(match) if person is not match.blue[0]]
    await assert_sealed(match, people, ("A3", "B5", "170"))
    heard = await overheard(match, match.blue[0])
    assert "A4 → A3" in heard
    assert betrayals(heard, ("B5", "170")) == []


@pytest.mark.clause("KB-23-j")
async def test_an_analysis_tells_one_captain_two_roles_and_nothing_more(league: League) -> None:
    match = await played(league, tactics=(None, "analysis"))
    await match.orders("1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "T ANALYSE 1 2")
    await match.order(match.red[0], "1 R >B5; 2 P >B3; 3 R >A2; 4 R >C6 V-170")
    people = [person for person in some(match) if person is not match.blue[0]]
    await assert_sealed(match, people, ("A2", "C6", "170"))
    heard = await overheard(match, match.blue[0])
    assert "porteur" in heard and betrayals(heard, ("A2", "C6", "170")) == []
    strangers = await overheard(match, people[0])
    assert "Analyse :" not in strangers


@pytest.mark.clause("KB-23-m")
async def test_neutralised_orders_are_shown_to_nobody_while_they_are_noted(league: League) -> None:
    match = await played(league, tactics=(None, "neutralise"))
    await match.orders("1 P >B5; 2 R >A3; 3 R >B5; 4 R >A3 V-170", "T NEUTRALISATION")
    assert (await match.state()).noted is not None
    await assert_sealed(match, some(match), ("A3", "B5", "170"))
    await match.orders("1 P >B4; 2 R >B4; 3 F >B4; 4 R >B4", BLUE)
    told = await match.blue[0].command("kollaball historique", here=match.thread, etape=2)
    assert "V-170" in words(told.response)  # no duty is left that they could help with


@pytest.mark.clause("KB-23-f")
async def test_the_target_of_a_lob_is_known_to_its_team_alone(league: League) -> None:
    match = await played(league, tactics=("lob", None))
    await match.orders("T CHANDELLE 1 C6; 2 R >A3; 3 R >A3; 4 R >A3", BLUE)
    await assert_sealed(match, [person for person in some(match) if person is not match.red[1]], ("C6",))
    own = await match.red[0].command("kollaball mes-ordres", here=match.thread)
    assert "C6" in words(own.response)


@pytest.mark.clause("KB-17-k")
async def test_nobody_can_tell_a_decoy_from_a_ball(league: League, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two turns that differ only in who got the ball and who the decoy look the same to the others."""
    match = await played(league, classes=(THIEVES, THIEVES))
    with all_pictures(monkeypatch) as painted:
        await match.orders("1 P >B5 L2; 2 R >B4; 3 R >B5; 4 R >A3", BLUE)
        heard = [await overheard(match, person) for person in (match.blue[0], match.referee, match.red[1])]
    marks = ("la balle rouge", "leurre-r1", "leurre du joueur", "reçoit la balle rouge")
    for text in heard:
        assert betrayals(text, marks) == []
    assert not any("leurre-" in picture for picture in painted)
    history = await match.blue[0].command("kollaball historique", here=match.thread, etape=2)
    assert "pas encore publics" in words(history.response) and "L2" not in words(history.response)


@pytest.mark.clause("KB-20-a")
async def test_a_purse_is_shown_to_its_own_captain_alone(league: League) -> None:
    match = await played(league, config={"bribe_purse": 731})
    await match.orders("1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5 V-170", BLUE)
    assert (await match.state()).players["r4"].deniers == 561
    own = await match.red[0].command("kollaball plateau", here=match.thread)
    assert "561" in words(own.response)
    await assert_sealed(match, some(match), ("561",))


async def test_what_was_sealed_is_told_once_it_is_played(league: League) -> None:
    match = await played(league)
    await match.orders("1 P >B5; 2 R >B5; 3 R >A3; 4 R >A3 V-170", BLUE)
    stranger = league.person("stan")
    heard = await overheard(match, stranger)
    assert "170 deniers" in heard and "`1 P A4>B5; 2 R A4>B5; 3 R A4>A3; 4 R A4>A3 V-170`" in heard
