"""Cards (rulebook 6.4): drawn from the deck of the carrier's position, and played by their side's `O` lines.

A goalkeeper's are played apart (6.6; DE-R.12).
"""

from rules.double_echec import orders as sh
from rules.double_echec.conditions import holding, odds, target
from rules.double_echec.data import Team
from rules.double_echec.events import Advance, CardTurned, DecisionPoint, NoPlay, Rebound, Reshuffled, Whistle
from rules.double_echec.events.play import NoPlayWhy
from rules.double_echec.movement import carry_reach, support
from rules.double_echec.orders import OnCard
from rules.double_echec.rink import NAMES, ROW, king, puck_steps
from rules.double_echec.state import FULL_DECKS, OTHER, Card, Deck, DefendNext, PlayCardNext, Position
from rules.double_echec.turn.changes import window
from rules.double_echec.turn.clearing import KEEPER_DICE, clear
from rules.double_echec.turn.landing import claim, find_end_circle
from rules.double_echec.turn.passing import TO_NET, is_offside, receiver, throw_pass
from rules.double_echec.turn.shooting import first_shot, shoot
from rules.double_echec.turn.stealing import steal
from rules.double_echec.turn.table import Side, Table

DECK_OF: dict[Position, Deck] = {"C": "F", "W": "F", "D": "D", "G": "G"}
VERBS: dict[Card, tuple[str, ...]] = {
    "pass": ("passe",),
    "pass_or_shot": ("tir", "passe"),
    "advance": ("avance",),
    "clear": ("degage",),
}


def card(table: Table) -> None:
    """Turn a card for the carrier's side, and play it."""
    team, n = table.carrier
    window(table, team)
    deck = DECK_OF[table.sides[team].roster[n].pos]
    drawn = draw(table, deck, "card")
    table.k = table.k + 1 if table.attack == team else 1
    table.attack = team
    table.emit(CardTurned(team=team, player=n, deck=deck, card=drawn))
    play_card(table, deck, drawn, may_wait=True)


def draw(table: Table, deck: Deck, label: str) -> Card:
    """Take a card from a deck, which is refilled first if it is empty (DE-B.decks). Label: `label`, a pick."""
    cards = table.decks[deck]
    if not any(cards.values()):
        burned = table.state.burned.get(deck, {})
        left = {one: max(count - burned.get(one, 0), 0) for one, count in FULL_DECKS[deck].items()}
        cards = table.decks[deck] = left if any(left.values()) else dict(FULL_DECKS[deck])
        table.emit(Reshuffled(deck=deck))
    kinds: list[Card] = [one for one, count in cards.items() for _ in range(count)]
    drawn = table.dice.pick(f"b{table.beat}/{label}", kinds)
    cards[drawn] -= 1
    return drawn


def play_card(table: Table, deck: Deck, drawn: Card, *, may_wait: bool) -> None:
    """Play a card. `may_wait`: `O arret` may have it wait (DE-B.turn-d)."""
    team = table.carrier[0]
    if deck == "G":
        play_keeper_card(table, drawn)
    elif drawn == "steal":
        steal(table)
    else:
        found = _first(table, team, drawn, may_wait=may_wait)
        if found is None:
            _no_line(table, drawn)
        elif found[0].do == "arret":
            table.sides[team].stops -= 1
            table.emit(DecisionPoint(team=team, card=drawn))
            table.next = PlayCardNext(deck=deck, card=drawn)
            table.ends = True
        else:
            _play(table, *found)


def _first(table: Table, team: Team, drawn: Card, *, may_wait: bool) -> tuple[OnCard, int | None] | None:
    """Return the first `O` line that the card allows and that holds, and its receiver."""
    side, verbs = table.sides[team], VERBS[drawn]
    for entry, line in holding(table, side, OnCard):
        if line.do == "arret":
            if may_wait and side.stops:
                table.fire(side, entry)
                return line, None
        elif line.do in verbs:
            to = receiver(table, team, line) if line.do == "passe" else None
            if line.do != "passe" or to is not None:
                table.fire(side, entry)
                return line, to
    return None


def first_pass(table: Table, team: Team) -> tuple[OnCard, int] | None:
    """Return the first `O passe` line with a receiver, and them."""
    for entry, line in holding(table, table.sides[team], OnCard):
        if line.do == "passe":
            to = receiver(table, team, line)
            if to is not None:
                table.fire(table.sides[team], entry)
                return line, to
    return None


def _play(table: Table, line: OnCard, to: int | None) -> None:
    team, n = table.carrier
    if to is not None:
        throw_pass(table, to, table.sides[team].roster[n].P, line.then)
    elif line.direction is not None:
        clear(table, line.direction)
    elif line.do == "tir":
        shoot(table, "direct", aim=line.aim)
    else:
        _advance(table, line.cell or TO_NET)


def _no_line(table: Table, drawn: Card) -> None:
    """No line fits: shoot if the card allows it, else the card is void."""
    team, n = table.carrier
    if drawn == "pass_or_shot":
        shoot(table, "direct")
        return
    why: NoPlayWhy = "no_clear_direction" if drawn == "clear" else "no_receiver"
    table.emit(NoPlay(team=team, player=n, why=why))
    table.next = DefendNext()


def _advance(table: Table, cell: str) -> None:
    """Avance!: Vol dice for the carrier, the rest for their team-mates."""
    team, n = table.carrier
    points = sum(table.throw(table.sides[team].roster[n].V, "advance"))
    table.emit(Advance(team=team, player=n, points=points))
    reach = carry_reach(table, team, n, points)
    goal = target(table, team, cell)
    left = points - table.move(team, n, reach.path(reach.nearest(goal, reach.cells)), "carry")
    support(table, team, left)
    table.next = DefendNext()


NEAREST_DICE, CENTRE_DICE = 2, 3  # DE-R.12-e, -f
CARRY = (sh.Option(do="avance"),)


def play_keeper_card(table: Table, card: Card) -> None:
    """Play a card of deck G for the goalkeeper who has the puck."""
    team = table.carrier[0]
    match card:
        case "faceoff":
            _whistle(table, team)
        case "rebound":
            _rebound(table, team)
        case "pass_centre":
            centre = table.sides[team].ice["C"]
            _pass(table, team, CENTRE_DICE, centre)
        case _:
            _pass(table, team, NEAREST_DICE, None)


def _whistle(table: Table, team: Team) -> None:
    row = None if table.save_from is None else ROW[table.save_from]
    spot = find_end_circle(table, team, row, table.shot_by or OTHER[team])
    table.emit(Whistle(team=team, spot=NAMES[spot]))
    table.face_off(spot)


def _preferred(table: Table, side: Side, players: list[int]) -> int | None:
    """Return whom the first `R` list of a side prefers among equals."""
    for entry, line in holding(table, side, sh.Preference):
        slots = () if line.who == sh.ANY else line.who
        found = next((n for slot in slots for n in players if side.ice[slot] == n), None)  # type: ignore[index]
        if found is not None:
            table.fire(side, entry)
            return found
    return None


def _rebound(table: Table, team: Team) -> None:
    other = OTHER[team]
    side = table.sides[other]
    if not side.skaters():
        table.next = DefendNext()
        return
    distance = {n: king(side.at[n], table.puck) for _, n in side.skaters()}
    nearest = [n for n, steps in distance.items() if steps == min(distance.values())]
    n = nearest[0] if len(nearest) == 1 else _preferred(table, side, nearest)
    if n is None:
        n = max(nearest, key=lambda one: side.roster[one].T)
    table.emit(Rebound(team=other, player=n))
    table.hold(other, n, "rebound")
    table.next = DefendNext()
    if claim(table, {(other, n)}):  # DE-R.12-d
        return
    line = first_shot(table, other)
    if line is not None:
        shoot(table, "rebound", aim=line.aim)


def _pass(table: Table, team: Team, dice: int, centre: int | None) -> None:
    """Pass to the centre or to the nearest; first the `G` lines may have them clear instead (DE-R.12-i)."""
    side = table.sides[team]
    to = centre if centre is not None else _nearest(table, team)
    is_allowed = to is not None and not is_offside(table, team, table.puck, side.at[to])
    own: dict[str, int] = {}
    if to is not None:
        cell = side.at[to]
        own = {"mk": int(bool(table.watchers(team, cell))), "pct": odds(dice, puck_steps(cell)[table.puck])}
    direction: sh.Direction | None = None
    for entry, line in holding(table, side, sh.KeeperCard, own):
        table.fire(side, entry)
        direction = line.direction
        break
    if direction is None and not is_allowed:
        direction = "AVG"
    if direction is not None:
        clear(table, direction, KEEPER_DICE)
    elif to is not None:
        throw_pass(table, to, dice, CARRY, by_keeper=True)


def _nearest(table: Table, team: Team) -> int | None:
    """Return the team-mate of least PD among those who may be passed to."""
    side = table.sides[team]
    steps = puck_steps(table.puck)
    mates = {n: steps[side.at[n]] for _, n in side.skaters() if not is_offside(table, team, table.puck, side.at[n])}
    nearest = [n for n, distance in mates.items() if distance == min(mates.values())]
    if len(nearest) > 1:
        preferred = _preferred(table, side, nearest)
        return nearest[0] if preferred is None else preferred
    return nearest[0] if nearest else None
