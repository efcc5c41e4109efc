"""Double-Échec as the rest of Sifflet sees it (`rules.game.Game`); every clause is in docs/rulebook/double-echec.md."""

from collections.abc import Mapping
from typing import cast

from rules.books import KeepsBooks, Trades
from rules.contract import How, JsonObject, Outcome, Reading, Refusal, Score, SeatId
from rules.dice import Dice
from rules.double_echec import roster, trading
from rules.double_echec.acts.texts import apply_text, override
from rules.double_echec.choices import QUESTIONS
from rules.double_echec.clauses import clauses_of
from rules.double_echec.codec import CODEC, complete_league
from rules.double_echec.events import Event
from rules.double_echec.hosting import ending, host_match
from rules.double_echec.labels import faces
from rules.double_echec.league import bookkeeping, commands, resolution
from rules.double_echec.messages import MESSAGES
from rules.double_echec.notation import lines, reading
from rules.double_echec.orders import LeagueText, Order, RefereeText, Sheet
from rules.double_echec.setup import LeagueSetup, Setup, new_match
from rules.double_echec.state import TEAMS, League, LeagueTeam, Match, PenaltyShotNext, State, Team, match_settings_of
from rules.double_echec.turn.resolve import resolve
from rules.double_echec.view import view
from rules.double_echec.warnings import CLAUSES, warnings
from rules.errors import OrderError
from rules.game import Game, Seats, StageKind, Warns
from rules.hosting import CanBeHosted
from rules.kit.game import show_all_rolls, with_all_orders, without_order
from rules.reading import read_once
from rules.shapes import Shapes
from rules.wishes import Resign

_SEATS: Seats = tuple(SeatId(team) for team in TEAMS)
_REFEREE, _COMMISSIONER = SeatId("referee"), SeatId("commissioner")


def _new(setup: JsonObject, dice: Dice) -> State:
    """Return a match at its line-up turn, or a league; nothing is drawn. Raises `CaseError`.

    A match: `{"home": {"name", "roster": [{"n", "pos", "T", "P", "V", "B", "A", "thirds"}…], "lines": {"A1": […]}},
    "away": {…}, "config": {…}, "stage": "season"}`; `lines`, `config` and `stage` may be left out. A league:
    `{"kind": "league", "teams": ["ROU", …], "season": 10, "names": {"ROU": "Rouge", …}}`, `names` may be left out.
    """
    if setup.get("kind") == "league":
        wanted = CODEC.made(LeagueSetup, setup)
        return complete_league(League(season=wanted.season, teams={code: LeagueTeam() for code in wanted.teams}))
    return new_match(CODEC.made(Setup, setup))


def _stage(state: State) -> str:
    if not isinstance(state, Match):
        return "league"
    if state.phase == "over":
        return "finished"
    return "penalty_shot" if isinstance(state.next, PenaltyShotNext) else state.phase


def _awaiting(state: State) -> Seats:
    """Return both sides until the match is over (rulebook 5.1), or the commissioner."""
    if isinstance(state, Match):
        return () if state.phase == "over" else _SEATS
    return (_COMMISSIONER,)


@read_once
def _parse(state: State, seat: SeatId, text: str) -> Order:
    """Return the order that `text` is for a side or a service seat. Raises `OrderError`."""
    if seat == _REFEREE:
        return RefereeText(text)
    if not isinstance(state, Match) or seat not in _SEATS:
        return LeagueText(text)
    return reading.parse_sheet(state, cast("Team", seat), text)


def _read(state: State, texts: Mapping[SeatId, str | None]) -> Reading[Order]:
    """Return the orders that count: of both sides, then of the service seats, whose commands count one by one."""
    found: dict[SeatId, Order | None] = {}
    refusals: list[Refusal] = []
    for seat in _SEATS if _awaiting(state) == _SEATS else ():
        text = texts.get(seat)
        found[seat] = None
        if text is None:
            continue
        try:
            found[seat] = _parse(state, seat, text)
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


def _resolve(state: State, orders: Mapping[SeatId, Order | None], dice: Dice) -> Outcome[State, Event]:
    """Close the turn (rulebook part 6)."""
    if isinstance(state, Match):
        return resolve(state, {str(seat): order for seat, order in orders.items()}, dice)
    order = orders.get(_COMMISSIONER)
    if not isinstance(state, League) or not isinstance(order, LeagueText):
        return Outcome(state, ())
    outcome = resolution.resolve_league(state, commands.hear(state, order.text).commands, dice)
    return Outcome(outcome.state, outcome.events, outcome.trace)


def _honours(state: State) -> Mapping[str, SeatId]:
    """Return the holders of the Coupe Stars and of the Coupe des Alex (DE-B.league-c, DE-X-a), of a league."""
    held = {"champion": state.champion, "alex": state.alex} if isinstance(state, League) else {}
    return {title: SeatId(code) for title, code in held.items() if code is not None}


def _score(state: State) -> Score | None:
    if not isinstance(state, Match) or state.phase != "over":
        return None
    home, away = state.score.home, state.score.away
    winner = None if home == away else _SEATS[home < away]
    by = "overtime" if state.clock.period > match_settings_of(state.config).periods else "time"
    how: How = "overtime" if by == "overtime" else "score"
    return Score(goals={_SEATS[0]: home, _SEATS[1]: away}, winner=winner, by=by, how=how)


def _ledger(setup: JsonObject, state: State, events: tuple[Event, ...], seat: SeatId, data: JsonObject) -> JsonObject:
    """Return a team's sheet with what its players have suffered in a match (DE-B.league-f)."""
    if not isinstance(state, Match) or seat not in _SEATS:
        return data
    after = roster.after(roster.roster_of(data), setup, state, events, cast("Team", seat))
    return {**data, **roster.stored_roster_of(after)}


def _begun(data: JsonObject, season: int) -> JsonObject:
    """Return a team's sheet as a season begins: the first of a drafted player is over (DE-B.league-e)."""
    sheet = roster.roster_of(data)
    grown = roster.begin_roster_season(sheet, season)
    return data if grown == sheet else {**data, **roster.stored_roster_of(grown)}


def _accounts(books: State, teams: Mapping[SeatId, JsonObject], opening: bool) -> tuple[str, ...]:
    return bookkeeping.accounts(books, teams, opening=opening) if isinstance(books, League) else ()


def _choices(books: State, codes: tuple[SeatId, SeatId], deal: JsonObject) -> str:
    return trading.choices(books, codes, trading.read_deal(deal)) if isinstance(books, League) else ""


GAME: Game[State, Order, Event] = Game(
    key="double-echec",
    rules_version=2,
    codec=CODEC,
    messages=MESSAGES,
    shapes=Shapes(setup=Setup, state=Match, events=tuple[Event, ...]),
    stages={
        "lineup": StageKind(has_play=False),
        "play": StageKind(),
        "penalty_shot": StageKind(),
        "league": StageKind(is_timed=False, has_play=False),
    },
    new=_new,
    stage=_stage,
    frees=lambda state, seat: not isinstance(state, Match),  # a league's books only follow what is played elsewhere
    awaiting=_awaiting,
    accepting=_awaiting,
    missing=without_order(_awaiting),
    is_complete=with_all_orders(_awaiting),
    parse=_parse,
    canonical=lambda order: lines.write_sheet(order) if isinstance(order, Sheet) else order.text,
    warns=Warns(warnings=warnings, clauses=CLAUSES),
    read=_read,
    resolve=_resolve,
    clauses=clauses_of,
    faces=faces,
    honours=_honours,
    override=override,
    # How a match ends without being played to its end (rulebook part 9).
    acts_for=lambda wish: (("forfeit", {"seat": wish.seat}),) if isinstance(wish, Resign) else (),
    view=view,
    view_rolls=show_all_rolls,  # cards and dice are public
    is_public=lambda state, events: not isinstance(state, Match) or state.phase == "over",  # until then sheets stand
    score=_score,
    ledger=_ledger,
    hosted=CanBeHosted(
        questions=QUESTIONS,
        entered_by="team",
        begin=host_match,
        ending=ending,
        suited=bookkeeping.suit_league_config,
    ),
    books=KeepsBooks(
        keeper=_COMMISSIONER,
        books=bookkeeping.set_up_books,
        begun=_begun,
        result=bookkeeping.post_result,
        entries=bookkeeping.entries,
        accounts=_accounts,
    ),
    trades=Trades(
        traded=lambda sheets, deal: trading.trade_sheets(sheets, trading.read_deal(deal)),
        trades_choices=lambda deal: trading.read_deal(deal).has_choices,
        choices=_choices,
    ),
)
