"""A turn of a competition (rulebook 6.12): training, return checks of the injured, then the reports of its matches.

It is resolved on `CompetitionBooks`: what changes of it, what happened, and what stands behind that.
"""

from collections.abc import Mapping, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from rules.contract import Mark, Outcome, SeatId
from rules.dice import Dice
from rules.errors import OrderError
from rules.helvetia_cup.cards import cards_of
from rules.helvetia_cup.competition.rounds import DRAW, WIN, close_cup_round, count_match, fixtures_in_round
from rules.helvetia_cup.events import (
    ChallengeWon,
    CompetitionEvent,
    Recovery,
    ResultRecorded,
    Suspended,
    SuspensionServed,
    Trained,
)
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.phases import find_awaited
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import (
    SEATS,
    CompetitionState,
    Entrant,
    Fixture,
    MatchReport,
    PlayerReport,
    SquadMember,
    TableRow,
)
from rules.helvetia_cup.teams import TEAMS
from rules.reasons import Named, Reason


class CompetitionBooks:
    """The books of a competition; `state` is never changed in place."""

    def __init__(self, state: CompetitionState) -> None:
        self.state = state
        self._events: list[CompetitionEvent] = []
        self._trace: list[Mark] = []

    def tell(
        self, event: CompetitionEvent, *reasons: Reason, roll: str | None = None, order: str | None = None
    ) -> None:
        """Note an event, with the draw or the order (of a team's key) that brought it about, and why it came so."""
        self._events.append(event)
        rolls = () if roll is None else (roll,)
        self._trace.append(Mark(rolls=rolls, orders=() if order is None else (order,), reasons=reasons))

    def put_team(self, key: str, entrant: Entrant) -> None:
        """Put a team's entry in place of the one it had."""
        self.state = replace(self.state, teams={**self.state.teams, key: entrant})

    def put_player(self, key: str, n: int, member: SquadMember) -> None:
        """Put what a figure carries in place of what it was."""
        entrant = self.state.teams[key]
        self.put_team(key, replace(entrant, players={**entrant.players, n: member}))

    def put_fixture(self, fixture: Fixture) -> None:
        """Put a fixture in place of the one of its id."""
        changed = tuple(fixture if one.id == fixture.id else one for one in self.state.fixtures)
        self.state = replace(self.state, fixtures=changed)

    def closed(self) -> Outcome[CompetitionState, CompetitionEvent]:
        """Return the competition one turn later."""
        return Outcome(replace(self.state, turn=self.state.turn + 1), tuple(self._events), tuple(self._trace))


SESSIONS = 3
NOBODY = Entrant(team="")


def may_train(state: CompetitionState) -> bool:
    """Return whether there is training before this round (`training_before_first`)."""
    return state.round > 1 or state.config.training_before_first


def check_training(
    state: CompetitionState, key: str, cards: Sequence[int], places: Sequence[int] | None = None
) -> None:
    """See that a team may buy `cards` in this order. `places`: where each stands in the text, for the error.

    Raises `OrderError` `card_unknown` (a LEGEND too), `card_owned`, `training_over`.
    """
    entrant = state.teams.get(key, NOBODY)
    known = cards_of(entrant.team)
    owned, sessions = set(entrant.deck), 0
    for i, n in enumerate(cards):
        at = 0 if places is None else places[i]
        if n not in known or known[n].kind != "power":
            raise OrderError("card_unknown", at, n=n)
        if n in owned:
            raise OrderError("card_owned", at, n=n)
        owned.add(n)
        sessions += known[n].level
        if sessions > SESSIONS:
            raise OrderError("training_over", at)


FACES = 6


def prepare(
    state: CompetitionState, orders: Mapping[SeatId, Order | None], dice: Dice
) -> Outcome[CompetitionState, CompetitionEvent]:
    """Return a competition whose round is playing. Labels `recover/{team}/{n}`."""
    books = CompetitionBooks(state)
    for key in sorted({*find_awaited(state)} & {*state.teams}):  # 6.12: in the order of the key
        order = orders.get(SeatId(key))
        train(books, key, () if order is None else order.training)
        _recover(books, key, dice)
    playing = tuple(
        replace(one, status="playing") if one.round == state.round and one.status == "planned" else one
        for one in state.fixtures
    )
    books.state = replace(books.state, fixtures=playing, phase="playing")
    return books.closed()


def train(books: CompetitionBooks, key: str, cards: tuple[int, ...]) -> None:
    """Put the cards that a team has bought into its deck, which stays sorted."""
    spent = 0
    for n in cards:
        entrant = books.state.teams[key]
        books.put_team(key, replace(entrant, deck=tuple(sorted((*entrant.deck, n)))))
        level = cards_of(entrant.team)[n].level
        spent += level
        books.tell(
            Trained(seat=key, card=n),
            Reason("bought", {"level": level, "spent": spent, "sessions": SESSIONS}),
            order=key,
        )


def _recover(books: CompetitionBooks, key: str, dice: Dice) -> None:
    """HC-3.1-d: a red face of the team's die, and the player stays out."""
    entrant = books.state.teams[key]
    for n, member in sorted(entrant.players.items()):
        if member.injury != "check":
            continue
        roll = dice.roll(label := f"recover/{key}/{n}", FACES)
        colour, _ = TEAMS[entrant.team].die[roll - 1]
        is_fit = colour != "red"
        if is_fit:
            books.put_player(key, n, replace(member, injury=None))
        why = Reason("face-recovery", {"face": roll, "card": colour or "none"})
        books.tell(Recovery(seat=key, player=n, roll=roll, fit=is_fit), why, roll=label)


def play_reports(state: CompetitionState) -> Outcome[CompetitionState, CompetitionEvent]:
    """Return a competition after the reports of its inbox, in order; of a fixture that is not open none is read."""
    books = CompetitionBooks(replace(state, inbox=()))
    for report in state.inbox:
        fixture = next((one for one in fixtures_in_round(books.state) if one.id == report.fixture), None)
        if fixture is not None and can_be_entered(state, fixture, report):
            _record(books, fixture, report)
    books.state = close_cup_round(books.state)
    return books.closed()


def can_be_entered(state: CompetitionState, fixture: Fixture, report: MatchReport) -> bool:
    """Return whether a report can be entered: its match is open, and a cup's has a winner (HC-0-b)."""
    return fixture.status != "done" and (state.format == "league" or report.winner is not None)


def _record(books: CompetitionBooks, fixture: Fixture, report: MatchReport) -> None:
    keys = {"home": fixture.home, "away": fixture.away}
    winner = None if report.winner is None else keys[report.winner]
    books.put_fixture(replace(fixture, status="done", score=report.score, winner=winner))
    recorded = ResultRecorded(fixture=fixture.id, score=report.score, winner=winner, forfeit=report.forfeit)
    books.tell(recorded, *_why_result(books.state, report, winner))
    for seat in SEATS:
        _enter(books, keys[seat], seat, report)


def _why_result(state: CompetitionState, report: MatchReport, winner: str | None) -> tuple[Reason, ...]:
    """Return what a result counts for, and how it came about where the score does not say."""
    how: list[Reason] = []
    if report.shootout is not None:
        kicks = report.shootout
        how.append(Reason("result-kicks", {"home": kicks.home, "away": kicks.away}))
    if report.forfeit is not None:
        how.append(Reason("result-forfeit"))
    if state.format == "league":
        points = Reason("result-points", {"drawn": int(winner is None), "win": WIN, "draw": DRAW})
    else:
        is_final = state.round == (len(state.teams) - 1).bit_length()
        team = Named("entrant", () if winner is None else (winner,))
        points = Reason("result-goes-on", {"team": team, "final": int(is_final)})
    return (*how, points)


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
        asked = Reason("challenge", {"card": Named("challenge", (f"{key}:{challenge.card}",))})
        books.tell(ChallengeWon(seat=key, card=challenge.card), asked)
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
        books.tell(Suspended(seat=key, player=n, why="red"), Reason("two-in-one", {"yellow": told.yellow}))
    elif told.yellow and member.yellow:
        # HC-3.1-g
        member = replace(member, yellow=0, suspended=1)
        books.tell(Suspended(seat=key, player=n, why="yellows"), Reason("yellow-before"))
    elif told.yellow:
        member = replace(member, yellow=1)
    injury = "out" if told.injured else member.injury
    return replace(member, injury=injury, tired=told.played and told.boost == 0)


def resolve_competition(
    state: CompetitionState, orders: Mapping[SeatId, Order | None], dice: Dice
) -> Outcome[CompetitionState, CompetitionEvent]:
    """Return a competition after its turn: `orders` by the keys of teams. Labels `recover/{team}/{n}`."""
    match state.phase:
        case "preparation":
            return prepare(state, orders, dice)
        case "playing":
            return play_reports(state)
        case "finished":
            return CompetitionBooks(state).closed()
