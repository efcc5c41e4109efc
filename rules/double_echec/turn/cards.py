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
from rules.double_echec.rink import MIDDLE_ROW, NAMES, ROW, king, puck_steps
from rules.double_echec.state import FULL_DECKS, OTHER, Card, Deck, DefendNext, PlayCardNext, Position
from rules.double_echec.turn.changes import window
from rules.double_echec.turn.clearing import KEEPER_DICE, clear
from rules.double_echec.turn.landing import claim, find_end_circle
from rules.double_echec.turn.passing import TO_NET, is_offside, receiver, throw_pass
from rules.double_echec.turn.reasons import nearest_few
from rules.double_echec.turn.shooting import first_shot, shoot
from rules.double_echec.turn.stealing import steal
from rules.double_echec.turn.table import SheetEntry, Side, Table
from rules.reasons import Fact, Named, Reason

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
    drawn, why = draw(table, deck, "card")
    table.k = table.k + 1 if table.attack == team else 1
    table.attack = team
    table.emit(CardTurned(team=team, player=n, deck=deck, card=drawn), why)
    play_card(table, deck, drawn, may_wait=True)


def draw(table: Table, deck: Deck, label: str) -> tuple[Card, Reason]:
    """Take a card from a deck, which is refilled first if it is empty (DE-B.decks); return it, and what it was among.

    Label: `label`, a pick.
    """
    cards = table.decks[deck]
    if not any(cards.values()):
        burned = table.state.burned.get(deck, {})
        left = {one: max(count - burned.get(one, 0), 0) for one, count in FULL_DECKS[deck].items()}
        cards = table.decks[deck] = left if any(left.values()) else dict(FULL_DECKS[deck])
        table.emit(Reshuffled(deck=deck))
    kinds: list[Card] = [one for one, count in cards.items() for _ in range(count)]
    drawn = table.dice.pick(f"b{table.beat}/{label}", kinds)
    why = Reason("deck", {"deck": deck, "same": cards[drawn], "total": len(kinds)})
    cards[drawn] -= 1
    return drawn, why


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


def _first(table: Table, team: Team, drawn: Card, *, may_wait: bool) -> tuple[OnCard, int | None, SheetEntry] | None:
    """Return the first `O` line that the card allows and that holds, its receiver, its place on the sheet."""
    side, verbs = table.sides[team], VERBS[drawn]
    for entry, line in holding(table, side, OnCard):
        if line.do == "arret":
            if may_wait and side.stops:
                table.fire(side, entry)
                return line, None, entry
        elif line.do in verbs:
            to = receiver(table, team, line) if line.do == "passe" else None
            if line.do != "passe" or to is not None:
                table.fire(side, entry)
                return line, to, entry
    return None


def first_pass(table: Table, team: Team) -> tuple[OnCard, int, SheetEntry] | None:
    """Return the first `O passe` line with a receiver, them, and its place on the sheet."""
    for entry, line in holding(table, table.sides[team], OnCard):
        if line.do == "passe":
            to = receiver(table, team, line)
            if to is not None:
                table.use(table.sides[team], entry)
                return line, to, entry
    return None


def _play(table: Table, line: OnCard, to: int | None, entry: SheetEntry) -> None:
    team, n = table.carrier
    if to is not None:
        throw_pass(table, to, table.sides[team].roster[n].P, entry)
    elif line.direction is not None:
        clear(table, line.direction)
    elif line.do == "tir":
        shoot(table, "direct", aim=line.aim)
    else:
        _advance(table, line.cell or TO_NET, entry)


def _no_line(table: Table, drawn: Card) -> None:
    """No line fits: shoot if the card allows it, else the card is void."""
    team, n = table.carrier
    if drawn == "pass_or_shot":
        shoot(table, "direct")
        return
    why: NoPlayWhy = "no_clear_direction" if drawn == "clear" else "no_receiver"
    table.emit(NoPlay(team=team, player=n, why=why))
    table.next = DefendNext()


def _advance(table: Table, cell: str, entry: SheetEntry) -> None:
    """Avance!: Vol dice for the carrier, the rest for their team-mates."""
    team, n = table.carrier
    points = sum(table.throw(table.sides[team].roster[n].V, "advance"))
    table.emit(Advance(team=team, player=n, points=points), Reason("advance", {"dice": table.sides[team].roster[n].V}))
    reach = carry_reach(table, team, n, points)
    goal = target(table, team, cell)
    table.choose(team, entry)
    left = points - table.move(team, n, reach.path(reach.nearest(goal, reach.cells)), "carry")
    support(table, team, left)
    table.next = DefendNext()


NEAREST_DICE, CENTRE_DICE = 2, 3  # DE-R.12-e, -f


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
            _pass(table, team, CENTRE_DICE, centre, "pass-centre" if centre is not None else "pass-no-centre")
        case _:
            _pass(table, team, NEAREST_DICE, None, "pass-nearest")


def _whistle(table: Table, team: Team) -> None:
    row = None if table.save_from is None else ROW[table.save_from]
    chooser = table.shot_by or OTHER[team]
    spot = find_end_circle(table, team, row, chooser)
    origin = "none" if table.save_from is None else NAMES[table.save_from]
    is_middle = row in (None, MIDDLE_ROW)
    facts: dict[str, Fact] = {"origin": origin, "chooser": Named("team", (chooser,))}
    why = Reason("circle-chosen" if is_middle else "circle-side", facts)
    table.emit(Whistle(team=team, spot=NAMES[spot]), why)
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
    nearest_men = [n for n, steps in distance.items() if steps == min(distance.values())]
    n = nearest_men[0] if len(nearest_men) == 1 else _preferred(table, side, nearest_men)
    if n is None:
        n = max(nearest_men, key=lambda one: side.roster[one].T)
    table.emit(Rebound(team=other, player=n), nearest_few("rebound", other, nearest_men, distance[n]))
    table.hold(other, n, "rebound")
    table.next = DefendNext()
    if claim(table, {(other, n)}):  # DE-R.12-d
        return
    line = first_shot(table, other)
    if line is not None:
        shoot(table, "rebound", aim=line.aim)


def _pass(table: Table, team: Team, dice: int, centre: int | None, why: str) -> None:
    """Pass to the centre or to the nearest; first the `G` lines may have them clear instead (DE-R.12-i).

    `why`: the word for the card's own pass.
    """
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
        throw_pass(table, to, dice, by_keeper=why)


def _nearest(table: Table, team: Team) -> int | None:
    """Return the team-mate of least PD among those who may be passed to."""
    side = table.sides[team]
    steps = puck_steps(table.puck)
    mates = {n: steps[side.at[n]] for _, n in side.skaters() if not is_offside(table, team, table.puck, side.at[n])}
    found = [n for n, distance in mates.items() if distance == min(mates.values())]
    if len(found) > 1:
        preferred = _preferred(table, side, found)
        return found[0] if preferred is None else preferred
    return found[0] if found else None
