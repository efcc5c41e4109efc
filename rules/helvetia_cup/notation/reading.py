"""From the text of an order to its value, held against the state that it is for (rulebook 5.3)."""

from msgspec.structs import replace

from rules.errors import OrderError
from rules.helvetia_cup.competition.resolution import check_training, may_train
from rules.helvetia_cup.notation.early import OrderContext, SectionSpots, check_early
from rules.helvetia_cup.notation.grammar import FIELDS, SHOWN, Grammar, Section, split_sections
from rules.helvetia_cup.notation.whole import check_whole
from rules.helvetia_cup.orders import EMPTY, CellSet, Order
from rules.helvetia_cup.phases import find_awaited, role_of, sections_of
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import SEATS, CompetitionState, Match, State

MOST_CHARACTERS = 4_000  # the page sets no limit; the bot needs one


def parse(state: State, seat: str, text: str) -> Order:
    """Return the order that `text` is for `seat`. Raises `OrderError` for its first fault."""
    if seat not in find_awaited(state):
        raise OrderError("not_awaited")
    if len(text) > MOST_CHARACTERS:
        raise OrderError("syntax", MOST_CHARACTERS, token=text[MOST_CHARACTERS:][:SHOWN])
    if isinstance(state, CompetitionState):
        return _of_competition(state, seat, text)
    side = next(name for name in SEATS if name == seat)
    if not isinstance(state, Match):
        raise OrderError("not_awaited")
    return _of_match(state, side, text)


def _of_match(state: Match, seat: SeatName, text: str) -> Order:
    allowed = _allowed(state, seat)
    is_defending = state.phase in ("defence", "play") and role_of(state, seat) == "defence"
    grammar = Grammar(marks=is_defending)
    spots: dict[str, SectionSpots] = {}
    context = OrderContext(state, seat, spots)
    order = EMPTY
    for section in split_sections(text):
        _check_key(section, spots, allowed)
        value, items = grammar.read(section)
        spots[section.key] = SectionSpots(section.at, items)
        order = replace(order, **{FIELDS[section.key]: value})
        check_early(context, section.key, order)
    if not spots:
        raise OrderError("empty")
    check_whole(context, order)
    if state.phase == "shootout":  # a zone is ignored there
        return replace(order, cells=tuple(CellSet(cells=one.cells) for one in order.cells))
    return order


def _allowed(state: Match, seat: str) -> str:
    """Return the sections that may be sent; in the set-up cards and challenges only where there are any."""
    allowed = sections_of(state, seat)
    if state.phase != "setup":
        return allowed
    without = ("" if state.config.cards else "CF") + ("" if state.in_competition else "F")
    return "".join(key for key in allowed if key not in without)


def _check_key(section: Section, before: dict[str, SectionSpots], allowed: str) -> None:
    if section.key in before:
        raise OrderError("duplicate_section", section.at, key=section.key)
    if section.key not in allowed:
        raise OrderError("section_not_allowed", section.at, key=section.key)


def _of_competition(state: CompetitionState, key: str, text: str) -> Order:
    """HC-3.1-m, HC-3.3-a: cards bought before a match."""
    allowed = sections_of(state, key) if may_train(state) else ""
    spots: dict[str, SectionSpots] = {}
    order = EMPTY
    for section in split_sections(text):
        _check_key(section, spots, allowed)
        value, items = Grammar().read(section)
        spots[section.key] = SectionSpots(section.at, items)
        order = replace(order, **{FIELDS[section.key]: value})
    if not spots:
        raise OrderError("empty")
    check_training(state, key, order.training, spots["A"].items)
    return order
