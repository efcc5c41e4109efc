"""The turn before a round's matches: training, then the return checks of the injured (6.12, HC-3.1-d, -m)."""

from collections.abc import Mapping

from msgspec.structs import replace

from rules.contract import Outcome, SeatId
from rules.dice import Dice
from rules.helvetia_cup.competition.books import CompetitionBooks
from rules.helvetia_cup.events import CompetitionEvent, Recovery, Trained
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.phases import awaited
from rules.helvetia_cup.state import CompetitionState
from rules.helvetia_cup.teams import TEAMS

FACES = 6


def prepare(
    state: CompetitionState, orders: Mapping[SeatId, Order | None], dice: Dice
) -> Outcome[CompetitionState, CompetitionEvent]:
    """Return a competition whose round is playing. Labels `recover/{team}/{n}`."""
    books = CompetitionBooks(state)
    for key in sorted({*awaited(state)} & {*state.teams}):  # 6.12: in the order of the key
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
    for n in cards:
        entrant = books.state.teams[key]
        books.put_team(key, replace(entrant, deck=tuple(sorted((*entrant.deck, n)))))
        books.tell(Trained(seat=key, card=n), order=key)


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
        books.tell(Recovery(seat=key, player=n, roll=roll, fit=is_fit), roll=label)
