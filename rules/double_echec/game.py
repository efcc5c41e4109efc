"""Double-Échec as the rest of Sifflet sees it: the object that implements `rules.contract.Game`."""

from collections.abc import Mapping, Sequence
from typing import Literal, cast

from rules.books import Course, Entries, Settled
from rules.contract import Deed, Game, How, JsonObject, Outcome, Reading, Record, Refusal, SeatId
from rules.contract import Score as FinalScore
from rules.dice import Dice, Roll
from rules.double_echec import clauses as explaining
from rules.double_echec import labels, roster, trading
from rules.double_echec import view as viewing
from rules.double_echec.acts import desk as overriding
from rules.double_echec.acts.texts import apply_text
from rules.double_echec.choices import QUESTIONS
from rules.double_echec.codec import CODEC, complete_league
from rules.double_echec.events import Event
from rules.double_echec.hosting import ending, host_match
from rules.double_echec.league import bookkeeping, commands, resolution
from rules.double_echec.messages import MESSAGES
from rules.double_echec.notation import lines, reading
from rules.double_echec.orders import LeagueText, Order, RefereeText, Sheet
from rules.double_echec.setup import LeagueSetup, Setup, new_match
from rules.double_echec.state import TEAMS, League, LeagueTeam, Match, PenaltyShotNext, State, Team, match_settings_of
from rules.double_echec.turn.resolve import resolve
from rules.errors import OrderError
from rules.hosting import Contenders, Hosting, Question, Terms
from rules.kit.game import CodedGame
from rules.reading import read_once
from rules.shapes import Shapes
from rules.wishes import Resign, Wish

_SEATS: tuple[SeatId, ...] = tuple(SeatId(team) for team in TEAMS)
_REFEREE, _COMMISSIONER = SeatId("referee"), SeatId("commissioner")


class DoubleEchec(CodedGame[State, Order, Event]):
    """See `rules.contract.Game`; every clause is in docs/rulebook/double-echec.md."""

    key = "double-echec"
    rules_version = 2
    codec = CODEC
    messages: Mapping[str, str] = MESSAGES
    shapes = Shapes(setup=Setup, state=Match, events=tuple[Event, ...])

    @property
    def stages(self) -> Mapping[str, float | None]:
        """The kinds of turn of a match."""
        return {"lineup": None, "play": None, "penalty_shot": None}

    @property
    def standing_stages(self) -> tuple[str, ...]:
        """None: the game itself lets a sheet stand (rulebook 5.1, "Silence")."""
        return ()

    def new(self, setup: JsonObject, dice: Dice) -> State:
        """Return a match at its line-up turn, or a league; nothing is drawn. Raises `CaseError`.

        A match: `{"home": {"name", "roster": [{"n", "pos", "T", "P", "V", "B", "A", "thirds"}…], "lines": {"A1": […]}},
        "away": {…}, "config": {…}, "stage": "season"}`; `lines`, `config` and `stage` may be left out. A league:
        `{"kind": "league", "teams": ["ROU", …], "season": 10, "names": {"ROU": "Rouge", …}}`, `names` may be left out.
        """
        if setup.get("kind") == "league":
            wanted = self.codec.made(LeagueSetup, setup)
            return complete_league(League(season=wanted.season, teams={code: LeagueTeam() for code in wanted.teams}))
        return new_match(self.codec.made(Setup, setup))

    def awaiting(self, state: State) -> tuple[SeatId, ...]:
        """Return both sides until the match is over (rulebook 5.1), or the commissioner."""
        if isinstance(state, Match):
            return () if state.phase == "over" else _SEATS
        return (_COMMISSIONER,)

    def engages(self, state: State, seat: SeatId | None) -> bool:
        """Return whether it is a match that is not over: a league's books only follow what is played elsewhere."""
        return isinstance(state, Match) and state.phase != "over"

    def stage(self, state: State) -> str:
        """Return `lineup`, `play`, `penalty_shot` or `finished`; `league`."""
        if not isinstance(state, Match):
            return "league"
        if state.phase == "over":
            return "finished"
        return "penalty_shot" if isinstance(state.next, PenaltyShotNext) else state.phase

    def has_play(self, stage: str) -> bool:
        """Return whether the match had begun."""
        return stage not in ("lineup", "league")

    def is_final(self, state: State) -> bool:
        """Return False: a sheet may be replaced until the turn closes."""
        return False

    def is_complete(self, state: State, orders: Mapping[SeatId, Order]) -> bool:
        """Return whether nothing is missing."""
        return bool(orders) and not self.missing(state, orders)

    def read(self, state: State, texts: Mapping[SeatId, str | None]) -> Reading[Order]:
        """Return the orders that count: of both sides, then of the service seats, whose commands count one by one."""
        found: dict[SeatId, Order | None] = {}
        refusals: list[Refusal] = []
        for seat in _SEATS if self.awaiting(state) == _SEATS else ():
            text = texts.get(seat)
            found[seat] = None
            if text is None:
                continue
            try:
                found[seat] = self.parse(state, seat, text)
            except OrderError as error:
                refusals.append(Refusal(seat, error))
        ruling = texts.get(_REFEREE)
        if ruling is not None and isinstance(state, Match):
            found[_REFEREE] = RefereeText(ruling)
            refusals += [Refusal(_REFEREE, error) for error in apply_text(state, ruling, Dice(b"")).refusals]
        command = texts.get(_COMMISSIONER)
        if command is not None and isinstance(state, League):
            found[_COMMISSIONER] = LeagueText(command)
            refusals += [Refusal(_COMMISSIONER, error) for error in commands.hear(state, command).refusals]
        return Reading(found, tuple(refusals))

    @read_once
    def parse(self, state: State, seat: SeatId, text: str) -> Order:
        """Return the order that `text` is for a side or a service seat. Raises `OrderError`."""
        if seat == _REFEREE:
            return RefereeText(text)
        if not isinstance(state, Match) or seat not in _SEATS:
            return LeagueText(text)
        return reading.parse_sheet(state, cast("Team", seat), text)

    def canonical(self, order: Order) -> str:
        """Return the order in canonical spelling (rulebook 5.2)."""
        return lines.write_sheet(order) if isinstance(order, Sheet) else order.text

    def resolve(self, state: State, orders: Mapping[SeatId, Order | None], dice: Dice) -> Outcome[State, Event]:
        """Close the turn (rulebook part 6)."""
        if isinstance(state, Match):
            return resolve(state, {str(seat): order for seat, order in orders.items()}, dice)
        order = orders.get(_COMMISSIONER)
        if not isinstance(state, League) or not isinstance(order, LeagueText):
            return Outcome(state, ())
        outcome = resolution.resolve_league(state, commands.hear(state, order.text).commands, dice)
        return Outcome(outcome.state, outcome.events, outcome.trace)

    def clauses(self, event: Event) -> tuple[str, ...]:
        """Return the clauses behind an event."""
        return explaining.clauses_of(event)

    def faces(self, state: State, label: str) -> int | None:
        """Return how many faces a die of rulebook part 6 has; for a pick the most it can have."""
        return labels.faces(state, label)

    def override(self, state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
        """Apply a referee's act (rulebook part 9), without playing a turn."""
        return overriding.override(state, act, Dice(b"") if dice is None else dice)

    def acts_for(self, wish: Wish) -> Sequence[Deed]:
        """Return how a match ends without being played to its end (rulebook part 9)."""
        return (("forfeit", {"seat": wish.seat}),) if isinstance(wish, Resign) else ()

    def view(self, state: State, events: tuple[Event, ...], seat: SeatId | None) -> Outcome[State, Event]:
        """Return what a seat or the public may see: all but the others' sheets."""
        return viewing.view(state, events, seat)

    def view_rolls(
        self, state: State, events: tuple[Event, ...], rolls: tuple[Roll, ...], seat: SeatId | None
    ) -> tuple[Roll, ...]:
        """Return all draws: cards and dice are public."""
        return rolls

    def is_public(self, state: State, events: tuple[Event, ...]) -> bool:
        """Return whether the sheets of a past turn may be shown: they stand until the match is over."""
        return not isinstance(state, Match) or state.phase == "over"

    def ledger(
        self, setup: JsonObject, state: State, events: tuple[Event, ...], seat: SeatId, data: JsonObject
    ) -> JsonObject:
        """Return a team's sheet with what its players have suffered in a match (DE-B.league-f)."""
        if not isinstance(state, Match) or seat not in _SEATS:
            return data
        return {
            **data,
            **roster.stored_roster_of(roster.after(roster.roster_of(data), setup, state, events, cast("Team", seat))),
        }

    def records(self, events: tuple[Event, ...]) -> tuple[Record, ...]:
        """Return none: silence costs nothing, the standing sheet plays (rulebook 5.1)."""
        return ()

    @property
    def questions(self) -> tuple[Question, ...]:
        """The same as for any match of two teams."""
        return QUESTIONS

    @property
    def times_turns(self) -> bool:
        """How long a turn lasts is the contest's business."""
        return False

    @property
    def entered_by(self) -> Literal["team"]:
        """The teams of the league."""
        return "team"

    def hosted(self, terms: Terms, sides: Contenders) -> Hosting:
        """See `rules.hosting.CanBeHosted`."""
        return host_match(terms, sides)

    def ending(self, events: tuple[Event, ...]) -> How | None:
        """See `rules.hosting.TellsEnding`."""
        return ending(events)

    def keeper(self) -> SeatId:
        """The commissioner."""
        return _COMMISSIONER

    def books(self, course: Course) -> JsonObject:
        """See `rules.books.KeepsBooks`."""
        return bookkeeping.set_up_books(course)

    def begun(self, data: JsonObject, season: int) -> JsonObject:
        """See `rules.books.KeepsBooks`: the first season of a drafted player is over (DE-B.league-e)."""
        sheet = roster.roster_of(data)
        grown = roster.begin_roster_season(sheet, season)
        return data if grown == sheet else {**data, **roster.stored_roster_of(grown)}

    def result(self, one: Settled, events: tuple[Event, ...]) -> str:
        """See `rules.books.KeepsBooks`."""
        return bookkeeping.post_result(one, events)

    def entries(self, course: Course) -> Entries:
        """See `rules.books.KeepsBooks`."""
        return bookkeeping.entries(course)

    def accounts(self, books: State, teams: Mapping[SeatId, JsonObject], *, opening: bool = False) -> tuple[str, ...]:
        """See `rules.books.KeepsBooks`."""
        return bookkeeping.accounts(books, teams, opening=opening) if isinstance(books, League) else ()

    def suited(self, config: JsonObject) -> JsonObject:
        """See `rules.books.SuitsCompetitions`."""
        return bookkeeping.suit_league_config(config)

    def traded(self, sheets: tuple[JsonObject, JsonObject], deal: JsonObject) -> tuple[JsonObject, JsonObject]:
        """See `rules.books.Trades`."""
        return trading.trade_sheets(sheets, trading.read_deal(deal))

    def trades_choices(self, deal: JsonObject) -> bool:
        """See `rules.books.Trades`."""
        return trading.read_deal(deal).has_choices

    def choices(self, books: State, codes: tuple[SeatId, SeatId], deal: JsonObject) -> str:
        """See `rules.books.Trades`."""
        return trading.choices(books, codes, trading.read_deal(deal)) if isinstance(books, League) else ""

    def honours(self, state: State) -> Mapping[str, SeatId]:
        """Return the holders of the Coupe Stars and of the Coupe des Alex (DE-B.league-c, DE-X-a), of a league."""
        held = {"champion": state.champion, "alex": state.alex} if isinstance(state, League) else {}
        return {title: SeatId(code) for title, code in held.items() if code is not None}

    def score(self, state: State) -> FinalScore | None:
        """Return how the match ended."""
        if not isinstance(state, Match) or state.phase != "over":
            return None
        home, away = state.score.home, state.score.away
        winner = None if home == away else _SEATS[home < away]
        by = "overtime" if state.clock.period > match_settings_of(state.config).periods else "time"
        how: How = "overtime" if by == "overtime" else "score"
        return FinalScore(goals={_SEATS[0]: home, _SEATS[1]: away}, winner=winner, by=by, how=how)


GAME: Game[State, Order, Event] = DoubleEchec()
