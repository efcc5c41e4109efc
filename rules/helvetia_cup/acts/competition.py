"""The referee's acts on a competition (rulebook part 9)."""

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from rules.dice import Dice
from rules.errors import OrderError
from rules.helvetia_cup.acts.kinds import Act, BooksChanged, winner_of_result
from rules.helvetia_cup.cards import cards_of
from rules.helvetia_cup.competition.carry import deliver_report
from rules.helvetia_cup.competition.resolution import CompetitionBooks, can_be_entered, check_training, may_train, train
from rules.helvetia_cup.competition.rounds import fixtures_in_round
from rules.helvetia_cup.consistency import fault
from rules.helvetia_cup.state import (
    BySeat,
    CardNo,
    CompetitionState,
    Count,
    Entrant,
    Fixture,
    MatchReport,
    Number,
    Seat,
    SquadMember,
    TableRow,
    TeamKey,
)


class ClearSuspension(Act[CompetitionState], frozen=True, kw_only=True, tag="clear_suspension"):
    """A player who would miss the next match may play it; their yellow card stays what it is."""

    clause = "HC-3.1-e"

    team: TeamKey
    player: Number

    def _applied(self, state: CompetitionState, dice: Dice | None) -> BooksChanged:
        member = _member(state, self.team, self.player)
        if not member.suspended:
            raise fault(f"{self.team} {self.player} is not suspended")
        return _with_member(state, self.team, self.player, replace(member, suspended=0))


class ClearInjury(Act[CompetitionState], frozen=True, kw_only=True, tag="clear_injury"):
    """An injured player is fit."""

    clause = "HC-3.1-c"

    team: TeamKey
    player: Number

    def _applied(self, state: CompetitionState, dice: Dice | None) -> BooksChanged:
        member = _member(state, self.team, self.player)
        if member.injury is None:
            raise fault(f"{self.team} {self.player} is not injured")
        return _with_member(state, self.team, self.player, replace(member, injury=None))


class GiveCard(Act[CompetitionState], frozen=True, kw_only=True, tag="give_card"):
    """A POWER card that the team does not own joins its deck."""

    clause = "HC-3.1-m"

    team: TeamKey
    card: CardNo

    def _applied(self, state: CompetitionState, dice: Dice | None) -> BooksChanged:
        entrant = _entrant(state, self.team)
        card = cards_of(entrant.team).get(self.card)
        if card is None or card.kind != "power":
            raise fault(f"{self.team}: no such POWER card: {self.card}")
        if self.card in entrant.deck:
            raise fault(f"{self.team} owns {self.card}")
        return _with_deck(state, self.team, tuple(sorted((*entrant.deck, self.card))))


class TakeCard(Act[CompetitionState], frozen=True, kw_only=True, tag="take_card"):
    """A POWER card leaves a deck."""

    clause = "HC-3.1-m"

    team: TeamKey
    card: CardNo

    def _applied(self, state: CompetitionState, dice: Dice | None) -> BooksChanged:
        deck = _entrant(state, self.team).deck
        if self.card not in deck:
            raise fault(f"{self.team} does not own {self.card}")
        return _with_deck(state, self.team, tuple(n for n in deck if n != self.card))


class ReopenTraining(Act[CompetitionState], frozen=True, kw_only=True, tag="training"):
    """Cards bought after all, as an order `A` would have; only while the team's match is still to be played."""

    clause = "HC-3.3-a"

    team: TeamKey
    cards: tuple[CardNo, ...]

    def _applied(self, state: CompetitionState, dice: Dice | None) -> BooksChanged:
        _entrant(state, self.team)
        is_playing = any(self.team in (one.home, one.away) and one.status != "done" for one in fixtures_in_round(state))
        if state.phase != "playing" or not is_playing:
            raise fault(f"{self.team} has no training to make up for")
        if not may_train(state):
            raise fault("there is no training before the first match")
        try:
            check_training(state, self.team, self.cards)
        except OrderError as error:
            raise fault(error.code) from None
        books = CompetitionBooks(state)
        train(books, self.team, self.cards)
        outcome = books.closed()
        return BooksChanged(replace(outcome.state, turn=state.turn), outcome.events)


class CorrectTable(Act[CompetitionState], frozen=True, kw_only=True, tag="table"):
    """A team's line, in which the matches played are those won, drawn and lost; what is not given stays."""

    clause = "HC-3.5-c"

    team: TeamKey
    won: Count | UnsetType = UNSET
    drawn: Count | UnsetType = UNSET
    lost: Count | UnsetType = UNSET
    gf: Count | UnsetType = UNSET
    ga: Count | UnsetType = UNSET
    points: int | UnsetType = UNSET

    def _applied(self, state: CompetitionState, dice: Dice | None) -> BooksChanged:
        if state.format == "cup" or state.table is UNSET:
            raise fault("a cup has no table")
        _entrant(state, self.team)
        names = ("won", "drawn", "lost", "gf", "ga", "points")
        given = {name: value for name in names if (value := getattr(self, name)) is not UNSET}
        if not given:
            raise fault("nothing to correct")
        row = replace(state.table.get(self.team, TableRow()), **given)
        if {"won", "drawn", "lost"} & given.keys():
            row = replace(row, played=row.won + row.drawn + row.lost)
        return BooksChanged(replace(state, table={**state.table, self.team: row}))


class EnterFixture(Act[CompetitionState], frozen=True, kw_only=True, tag="result"):
    """A match of this round played elsewhere: its empty report waits in the inbox; `winner` as in `EnterResult`."""

    fixture: str
    home: Count
    away: Count
    winner: Seat | None = None

    def _applied(self, state: CompetitionState, dice: Dice | None) -> BooksChanged:
        _in_play(state, self.fixture)
        winner = winner_of_result(self.home, self.away, self.winner, may_be_drawn=state.format == "league")
        report = MatchReport(fixture=self.fixture, score=BySeat(home=self.home, away=self.away), winner=winner)
        return BooksChanged(deliver_report(state, report))


class DeliverReport(Act[CompetitionState], frozen=True, kw_only=True, tag="report"):
    """What a match of this round between these teams tells (6.12), unless that is known; it waits in the inbox."""

    home: TeamKey
    away: TeamKey
    report: MatchReport

    def _applied(self, state: CompetitionState, dice: Dice | None) -> BooksChanged:
        found = _in_play(state, self.report.fixture)
        if (found.home, found.away) != (self.home, self.away):
            raise fault(f"{found.id}: this is a match of {found.home} and {found.away}")
        if self.report in state.inbox or not can_be_entered(state, found, self.report):
            raise fault(f"{found.id}: there is nothing to enter")
        return BooksChanged(deliver_report(state, self.report))


CompetitionAct = (
    ClearSuspension | ClearInjury | GiveCard | TakeCard | ReopenTraining | CorrectTable | EnterFixture | DeliverReport
)


def _in_play(state: CompetitionState, fixture: str) -> Fixture:
    found = next((one for one in fixtures_in_round(state) if one.id == fixture and one.status != "done"), None)
    if state.phase != "playing" or found is None:
        raise fault(f"{fixture}: this match is not to be played now")
    return found


def _entrant(state: CompetitionState, team: str) -> Entrant:
    if team not in state.teams:
        raise fault(f"no such team: {team!r:.40}")
    return state.teams[team]


def _member(state: CompetitionState, team: str, n: int) -> SquadMember:
    players = _entrant(state, team).players
    if n not in players:
        raise fault(f"{team} has no {n}")
    return players[n]


def _with_member(state: CompetitionState, team: str, n: int, member: SquadMember) -> BooksChanged:
    books = CompetitionBooks(state)
    books.put_player(team, n, member)
    return BooksChanged(books.state)


def _with_deck(state: CompetitionState, team: str, deck: tuple[int, ...]) -> BooksChanged:
    changed = replace(state.teams[team], deck=deck)
    return BooksChanged(replace(state, teams={**state.teams, team: changed}))
