"""CP-N-c: which texts of a turn count; each is read, checked and carried out line by line on a copy of the state."""

from collections.abc import Mapping

from rules.competition.notation.checks import check_season_line
from rules.competition.notation.reading import read_lines
from rules.competition.orders import Line, Order
from rules.competition.state import REFEREE, RESULTS, State
from rules.competition.turn.lines import Seat, carry_out
from rules.competition.turn.season import Season
from rules.contract import Reading, Refusal, SeatId
from rules.errors import OrderError


def seats_read(state: State) -> tuple[SeatId, ...]:
    """CP-1-b: the seats whose texts are read, in the order in which they are carried out."""
    return (SeatId(REFEREE),) if state.phase == "finished" else (SeatId(REFEREE), SeatId(RESULTS))


def read_text(state: State, seat: SeatId, text: str) -> Order:
    """Return the lines of a seat's text. Raises `OrderError`: the first fault."""
    who: Seat = "results" if seat == RESULTS else "referee"
    season = Season(state)
    lines: list[Line] = []
    for line in read_lines(text, who):
        check_season_line(season, line)
        carry_out(season, line, who)
        lines.append(line)
    return tuple(lines)


def read_texts(state: State, texts: Mapping[SeatId, str | None]) -> Reading[Order]:
    """Return the orders that count, and the refusals: unread seats as they come, `referee`, `results`."""
    seats = seats_read(state)
    refusals = [Refusal(seat, OrderError("E_SEAT", 0, seat=seat)) for seat in texts if seat not in seats]
    orders: dict[SeatId, Order | None] = {}
    for seat in seats:
        text = texts.get(seat)
        orders[seat] = None
        if text is not None:
            try:
                orders[seat] = read_text(state, seat, text)
            except OrderError as error:
                refusals.append(Refusal(seat, error))
    return Reading(orders, tuple(refusals))
