"""What the referee's acts do to a competition (rulebook part 9)."""

from msgspec import UNSET
from msgspec.structs import replace

from rules.errors import OrderError
from rules.helvetia_cup.acts.kinds import (
    ClearInjury,
    ClearSuspension,
    CorrectTable,
    DeliverReport,
    EnterFixture,
    GiveCard,
    ReopenTraining,
    TakeCard,
    score_of_result,
    winner_of_result,
)
from rules.helvetia_cup.cards import cards_of
from rules.helvetia_cup.competition.carry import deliver_report
from rules.helvetia_cup.competition.resolution import CompetitionBooks, can_be_entered, check_training, may_train, train
from rules.helvetia_cup.competition.rounds import fixtures_in_round
from rules.helvetia_cup.consistency import fault
from rules.helvetia_cup.events import Event
from rules.helvetia_cup.state import CompetitionState, Entrant, Fixture, MatchReport, SquadMember, TableRow

Ruled = tuple[CompetitionState, tuple[Event, ...]]


def clear_suspension(state: CompetitionState, act: ClearSuspension) -> Ruled:
    """A player who would miss the next match may play it; their yellow card stays what it is."""
    member = _member(state, act.team, act.player)
    if not member.suspended:
        raise fault(f"{act.team} {act.player} is not suspended")
    return _with_member(state, act.team, act.player, replace(member, suspended=0))


def clear_injury(state: CompetitionState, act: ClearInjury) -> Ruled:
    """An injured player is fit."""
    member = _member(state, act.team, act.player)
    if member.injury is None:
        raise fault(f"{act.team} {act.player} is not injured")
    return _with_member(state, act.team, act.player, replace(member, injury=None))


def give_card(state: CompetitionState, act: GiveCard) -> Ruled:
    """A POWER card that the team does not own."""
    entrant = _entrant(state, act.team)
    card = cards_of(entrant.team).get(act.card)
    if card is None or card.kind != "power":
        raise fault(f"{act.team}: no such POWER card: {act.card}")
    if act.card in entrant.deck:
        raise fault(f"{act.team} owns {act.card}")
    return _with_deck(state, act.team, tuple(sorted((*entrant.deck, act.card))))


def take_card(state: CompetitionState, act: TakeCard) -> Ruled:
    """A POWER card that the team owns."""
    deck = _entrant(state, act.team).deck
    if act.card not in deck:
        raise fault(f"{act.team} does not own {act.card}")
    return _with_deck(state, act.team, tuple(n for n in deck if n != act.card))


def reopen_training(state: CompetitionState, act: ReopenTraining) -> Ruled:
    """Cards bought after all, as an order `A` would have; only while the team's match is still to be played."""
    _entrant(state, act.team)
    is_playing = any(act.team in (one.home, one.away) and one.status != "done" for one in fixtures_in_round(state))
    if state.phase != "playing" or not is_playing:
        raise fault(f"{act.team} has no training to make up for")
    if not may_train(state):
        raise fault("there is no training before the first match")
    try:
        check_training(state, act.team, act.cards)
    except OrderError as error:
        raise fault(error.code) from None
    books = CompetitionBooks(state)
    train(books, act.team, act.cards)
    outcome = books.closed()
    return replace(outcome.state, turn=state.turn), outcome.events


def correct_table(state: CompetitionState, act: CorrectTable) -> Ruled:
    """A team's line, in which the matches played are those won, drawn and lost."""
    if state.format == "cup" or state.table is UNSET:
        raise fault("a cup has no table")
    _entrant(state, act.team)
    names = ("won", "drawn", "lost", "gf", "ga", "points")
    given = {name: value for name in names if (value := getattr(act, name)) is not UNSET}
    if not given:
        raise fault("nothing to correct")
    row = replace(state.table.get(act.team, TableRow()), **given)
    if {"won", "drawn", "lost"} & given.keys():
        row = replace(row, played=row.won + row.drawn + row.lost)
    return replace(state, table={**state.table, act.team: row}), ()


def enter_fixture(state: CompetitionState, act: EnterFixture) -> Ruled:
    """A match of this round played elsewhere: its empty report waits in the inbox."""
    _in_play(state, act.fixture)
    winner = winner_of_result(act, may_be_drawn=state.format == "league")
    return deliver_report(state, MatchReport(fixture=act.fixture, score=score_of_result(act), winner=winner)), ()


def accept_report(state: CompetitionState, act: DeliverReport) -> Ruled:
    """What a match of this round tells, unless that is known; it waits in the inbox."""
    found = _in_play(state, act.report.fixture)
    if (found.home, found.away) != (act.home, act.away):
        raise fault(f"{found.id}: this is a match of {found.home} and {found.away}")
    if act.report in state.inbox or not can_be_entered(state, found, act.report):
        raise fault(f"{found.id}: there is nothing to enter")
    return deliver_report(state, act.report), ()


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


def _with_member(state: CompetitionState, team: str, n: int, member: SquadMember) -> Ruled:
    books = CompetitionBooks(state)
    books.put_player(team, n, member)
    return books.state, ()


def _with_deck(state: CompetitionState, team: str, deck: tuple[int, ...]) -> Ruled:
    return replace(state, teams={**state.teams, team: replace(state.teams[team], deck=deck)}), ()
