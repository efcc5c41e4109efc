"""What a competition's season puts in the league's books: stages, texts, accounts; trades, and who chooses when."""

from typing import Any

import msgspec
import pytest

from rules.books import Course, DealError, Settled
from rules.competition import GAME as COMPETITION
from rules.contract import SeatId
from rules.dice import Dice
from rules.double_echec import trading
from rules.double_echec.events import Fight
from rules.double_echec.league import bookkeeping
from rules.double_echec.league.commands import hear
from rules.double_echec.league.standings import owners, turn_of
from rules.double_echec.notation.grammar import MOST_CHARACTERS
from rules.double_echec.roster import Roster, RosterPlayer, begin_roster_season, stored_roster_of
from rules.double_echec.state import League, LeagueTeam

A, B = SeatId("a"), SeatId("b")
FULL = tuple(
    RosterPlayer(n=n, pos=pos, T=2, P=2, V=2, B=1, A=4 if pos == "G" else 0, salary=n * 1000)  # type: ignore[arg-type]
    for n, pos in enumerate(("C", "W", "W", "D", "D", "G"), start=1)
)


def moved(men: tuple[RosterPlayer, ...], by: int) -> tuple[RosterPlayer, ...]:
    return tuple(msgspec.structs.replace(man, n=man.n + by) for man in men)


def settled(how: Any = "score", ahead: int | None = None) -> Settled:
    return Settled(key="M1", home=A, away=B, score=(3, 2), how=how, ahead=ahead)


@pytest.mark.clause("DE-7-a", "DE-7-b", "DE-7-c", "DE-B.league-d")
def test_a_result_is_written_by_its_round_and_its_fights() -> None:
    fight = Fight(winner=("home", 1), loser=("away", 2), rounds=1)
    assert bookkeeping.post_result(settled(), (fight, fight)) == "RESULTAT a b 3 2 R season 2"
    assert bookkeeping.post_result(settled("overtime", 0), ()) == "RESULTAT a b 3 2 P final 0"
    assert bookkeeping.post_result(settled("shootout", 2), ()) == "RESULTAT a b 3 2 P semifinal 0"
    assert bookkeeping.post_result(settled("forfeit", 1), ()) == "RESULTAT a b 3 2 R semifinal 0"


@pytest.mark.clause("CP-1-e", "CP-11-a")
def test_a_competition_tells_its_course() -> None:
    game: Any = COMPETITION
    config = {"stages": [{"format": "round_robin"}, {"format": "knockout", "take": {"top": 4}}]}
    state = game.new({"config": config, "entrants": ["a", "b", "c", "d"]}, Dice(b""))
    assert game.lines.course(state) is None
    for text in ("", "M1 1-0; M2 2-1 ap", "forfait M3 double; M4 1-0", "M5 1-0; M6 1-0"):
        state = game.resolve(state, game.read(state, {SeatId("results"): text or None}).orders, Dice(b"")).state
    course = game.lines.course(state)
    assert [(one.key, one.how, one.ahead) for one in course.settled[:2]] == [
        ("M1", "score", None),
        ("M2", "overtime", None),
    ]
    assert [one.key for one in course.settled] == ["M1", "M2", "M4", "M5", "M6"]
    assert (set(course.qualified), course.is_over, course.champion) == ({A, B, SeatId("c"), SeatId("d")}, False, None)
    assert {one.ahead for one in game.lines.fixtures(state)} == {1}


@pytest.mark.clause("DE-8-a", "DE-X-b", "DE-B.league-c")
def test_the_play_offs_and_the_end_are_entered_once_they_are_there() -> None:
    course = Course(season=1, entrants={A: "A", B: "B"})
    assert bookkeeping.entries(course) == {}
    playing = msgspec.structs.replace(course, qualified=(B, A))
    assert bookkeeping.entries(playing) == {"playoffs": "SERIES b a"}
    over = msgspec.structs.replace(playing, champion=A, is_over=True)
    assert bookkeeping.entries(over)["end"] == "CHAMPION a; CLASSEMENT; TROPHEE; REPECHAGE"
    assert bookkeeping.entries(msgspec.structs.replace(course, is_over=True))["end"].startswith("CLASSEMENT")


@pytest.mark.clause("DE-B.league-e")
def test_accounts_keep_what_a_referee_has_entered_beside_the_salaries() -> None:
    books = League(season=2, teams={"a": LeagueTeam(salaries=(1000,), payroll=1500)})
    sheet = stored_roster_of(Roster(men=FULL[:2]))
    assert bookkeeping.accounts(books, {A: sheet}, opening=False) == ("SALAIRES a 1000 2000; MASSE a 3500; TPVBA a 14",)
    now = League(season=2, teams={"a": LeagueTeam(salaries=(1000, 2000), payroll=3500, tpvba=14)})
    assert bookkeeping.accounts(now, {A: sheet, B: sheet}, opening=False) == ()
    rookie = msgspec.structs.replace(FULL[0], rookie=2, salary=8000)
    told = bookkeeping.accounts(books, {A: stored_roster_of(Roster(men=(rookie,)))}, opening=True)
    assert told[0].endswith("RECRUES a 1; CHOIX a 1 1; CHOIX a 2 1; CHOIX a 3 1")
    grown = begin_roster_season(Roster(men=(rookie, FULL[1])), 3).men
    assert [(man.rookie, man.salary) for man in grown] == [(0, 147_000), (0, 2000)]


def test_many_accounts_are_several_texts_each_short_enough() -> None:
    names = [SeatId(f"{k}-is-a-name-as-long-as-can-be") for k in range(10, 40)]
    books = League(season=1, teams={name: LeagueTeam() for name in names})
    texts = bookkeeping.accounts(books, dict.fromkeys(names, stored_roster_of(Roster(men=FULL))), opening=True)
    assert len(texts) > 1 and max(map(len, texts)) <= MOST_CHARACTERS
    heard = [hear(books, text) for text in texts]
    assert not any(one.refusals for one in heard) and sum(len(one.commands) for one in heard) == 6 * len(names)


@pytest.mark.clause("DE-B.league-a", "DE-B.league-b")
def test_a_config_gets_the_points_of_the_page_where_it_says_nothing_else() -> None:
    config = {"stages": [{"format": "round_robin", "meetings": 2}, {"format": "knockout", "take": {"top": 4}}]}
    table, bracket = bookkeeping.suit_league_config(config)["stages"]  # type: ignore[misc]
    assert (table["points"]["win"], table["points"]["ot_loss"], table["draws"]) == (2, 1, False)
    assert table["ranking"] == ["points", "wins", "goal_difference", "goals_for"] and bracket == config["stages"][1]
    own = {"format": "swiss", "rounds": 3, "points": {"win": 5}, "unplayed": "draw"}
    kept_own = bookkeeping.suit_league_config({"stages": [own]})["stages"][0]  # type: ignore[index]
    assert kept_own["points"] == {"win": 5} and "draws" not in kept_own
    for one in (config, {"stages": [own]}):
        COMPETITION.new(
            {"config": bookkeeping.suit_league_config(one), "entrants": ["a", "b", "c", "d", "e"]}, Dice(b"")
        )


def test_a_trade_that_cannot_be_says_why_and_of_whom() -> None:
    sheets = (
        stored_roster_of(Roster(men=FULL, lines={"A1": (2, 1, 3)}, keeper=6)),
        stored_roster_of(Roster(men=moved(FULL, 10))),
    )
    centre, theirs = trading.Half(men=FULL[:1]), trading.Half(men=moved(FULL, 10)[:1])
    one, two = (
        msgspec.convert(sheet["sheet"], Roster)
        for sheet in trading.trade_sheets(sheets, trading.Deal(gives=centre, takes=theirs))
    )
    assert (one.lines, one.player(1), two.player(1)) == ({"A1": (2, 11, 3)}, None, FULL[0])
    changed, dearer = (
        trading.Half(men=(msgspec.structs.replace(FULL[0], **{one: n}),))
        for one, n in (("T", 3), ("salary", 9_000_000))
    )
    for deal, code, side in (
        (trading.Deal(), "nothing", 0),
        (trading.Deal(gives=centre), "few", 0),
        (trading.Deal(takes=centre), "number", 1),
        (trading.Deal(gives=changed, takes=theirs), "number", 0),
        (trading.Deal(gives=dearer, takes=theirs), "number", 0),  # written up since it was proposed
    ):
        with pytest.raises(DealError) as raised:
            trading.trade_sheets(sheets, deal)
        assert (raised.value.code, raised.value.side) == (code, side)
    books = League(teams={"a": LeagueTeam(picks={"1": 1}), "b": LeagueTeam(picks={"1": 1, "2": 2})})
    swap = trading.Deal(gives=trading.Half(choices={"1": 1}), takes=trading.Half(choices={"2": 2}))
    assert trading.choices(books, (A, B), swap) == "CHOIX a 1 0; CHOIX b 1 2; CHOIX a 2 2; CHOIX b 2 0"
    with pytest.raises(DealError, match="choices: 0"):
        trading.choices(books, (A, B), trading.Deal(gives=trading.Half(choices={"2": 1})))


@pytest.mark.clause("DE-8-c")
def test_the_places_of_a_round_are_whose_choices_they_are_by_now() -> None:
    order = ("a", "b", "c", "d")
    assert owners(order, dict.fromkeys("abcd", 1)) == order
    assert owners(order, {"a": 0, "b": 1, "c": 1, "d": 2}) == ("d", "b", "c", "d")
    assert owners(order, {"a": 0, "b": 0, "c": 1, "d": 2}) == ("d", "c", "d")
    assert owners(order, dict.fromkeys("abcd", 0)) == ()
    league = League(teams={code: LeagueTeam(picks={"1": 0, "2": 1, "3": 1}) for code in order})
    assert turn_of(league, order) == ("a", 2)
    assert turn_of(League(teams={code: LeagueTeam() for code in order}), order) is None
