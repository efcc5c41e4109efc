"""What the reports of a round's matches do to a competition (6.12, HC-3.1, HC-3.5)."""

from msgspec import UNSET
from msgspec.structs import replace

from rules.contract import Outcome
from rules.helvetia_cup.competition.books import CompetitionBooks
from rules.helvetia_cup.competition.rounds import fixtures_in_round, with_round_closed
from rules.helvetia_cup.competition.table import count_match
from rules.helvetia_cup.events import ChallengeWon, CompetitionEvent, ResultRecorded, Suspended, SuspensionServed
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import SEATS, CompetitionState, Fixture, MatchReport, PlayerReport, SquadMember, TableRow


def play_reports(state: CompetitionState) -> Outcome[CompetitionState, CompetitionEvent]:
    """Return a competition after the reports of its inbox, in order; of a fixture that is not open none is read."""
    books = CompetitionBooks(replace(state, inbox=()))
    for report in state.inbox:
        fixture = next((one for one in fixtures_in_round(books.state) if one.id == report.fixture), None)
        if fixture is not None and can_be_entered(state, fixture, report):
            _record(books, fixture, report)
    books.state = with_round_closed(books.state)
    return books.closed()


def can_be_entered(state: CompetitionState, fixture: Fixture, report: MatchReport) -> bool:
    """Return whether a report can be entered: its match is open, and a cup's has a winner (HC-0-b)."""
    return fixture.status != "done" and (state.format == "league" or report.winner is not None)


def _record(books: CompetitionBooks, fixture: Fixture, report: MatchReport) -> None:
    keys = {"home": fixture.home, "away": fixture.away}
    winner = None if report.winner is None else keys[report.winner]
    books.put_fixture(replace(fixture, status="done", score=report.score, winner=winner))
    books.tell(ResultRecorded(fixture=fixture.id, score=report.score, winner=winner, forfeit=report.forfeit))
    for seat in SEATS:
        _enter(books, keys[seat], seat, report)


def _enter(books: CompetitionBooks, key: str, seat: SeatName, report: MatchReport) -> None:
    """Enter one side of a report: its row, its players, its challenge, its LEGEND cards."""
    table = books.state.table
    if books.state.format == "league" and table is not UNSET:
        row = count_match(table.get(key, TableRow()), seat, report)
        books.state = replace(books.state, table={**table, key: row})
    if key in books.state.teams:
        _enter_team(books, key, seat, report)


def _enter_team(books: CompetitionBooks, key: str, seat: SeatName, report: MatchReport) -> None:
    told = report.players.home if seat == "home" else report.players.away
    for n, member in sorted(books.state.teams[key].players.items()):
        books.put_player(key, n, _after(books, key, n, member, told.get(n, PlayerReport())))
    challenge = report.challenge.home if seat == "home" else report.challenge.away
    entrant = books.state.teams[key]
    if challenge is not None and challenge.done and challenge.card not in entrant.deck:
        # HC-3.1-o, HC-3.5-b
        books.put_team(key, replace(entrant, deck=tuple(sorted((*entrant.deck, challenge.card)))))
        books.tell(ChallengeWon(seat=key, card=challenge.card))
    spent = report.legends_used.home if seat == "home" else report.legends_used.away
    entrant = books.state.teams[key]
    books.put_team(key, replace(entrant, legends_left=tuple(n for n in entrant.legends_left if n not in spent)))


def _after(books: CompetitionBooks, key: str, n: int, member: SquadMember, told: PlayerReport) -> SquadMember:
    """Return what a figure carries after a match of its team: what he brought along first, then what it did to him."""
    if member.suspended:
        # HC-3.1-f, -h
        member = replace(member, suspended=0, yellow=0)
        books.tell(SuspensionServed(seat=key, player=n))
    # HC-3.1-a, -c, -d
    member = replace(member, tired=False, injury="check" if member.injury == "out" else member.injury)
    if told.red:
        # HC-3.1-e
        member = replace(member, suspended=1)
        books.tell(Suspended(seat=key, player=n, why="red"))
    elif told.yellow and member.yellow:
        # HC-3.1-g
        member = replace(member, yellow=0, suspended=1)
        books.tell(Suspended(seat=key, player=n, why="yellows"))
    elif told.yellow:
        member = replace(member, yellow=1)
    injury = "out" if told.injured else member.injury
    return replace(member, injury=injury, tired=told.played and told.boost == 0)
