"""Before the play: squads, cards and the toss (rulebook 6.2), placements and the kick-off (6.3; HC-2.2-j to -n)."""

from collections.abc import Mapping

from msgspec import UNSET
from msgspec.structs import replace

from rules.errors import OrderError
from rules.helvetia_cup.cards import cards_of_kind
from rules.helvetia_cup.events import CardsDealt, CardsKept, ChallengeSet, KickedOff, Placed, SquadSet, Tossed
from rules.helvetia_cup.orders import Squad
from rules.helvetia_cup.pitch import PITCH, Hex, SeatName
from rules.helvetia_cup.placing import check_placement
from rules.helvetia_cup.state import OTHER, SEATS, Role, Status
from rules.helvetia_cup.teams import TeamData
from rules.helvetia_cup.turn.cards import arm
from rules.helvetia_cup.turn.halves import check_forfeit, start_half
from rules.helvetia_cup.turn.leaving import change_players, follow_keeper_order
from rules.helvetia_cup.turn.table import Figure, Side, Table, because, why_toss
from rules.reasons import Named, Reason

TOSS = "toss"
STARTERS, BENCH = 5, 2
DRAWN, KEPT = 5, 3  # POWER cards of an offer; cards that stay (HC-2.2-g)


def play_setup(table: Table) -> None:
    """Play the phase `setup`: squads, cards, toss."""
    for side in table.sides.values():
        _name_squad(table, side)
    has_cards = table.config.cards and not table.is_family
    if has_cards:
        for side in table.sides.values():
            if table.state.in_competition:
                _keep_for_match(table, side)
            else:
                _deal(table, side)
    check_forfeit(table)
    if table.is_over:
        return
    _toss(table)
    if has_cards and not table.state.in_competition:
        table.next_phase = "cards"
    else:
        _start(table)


def keep_cards(table: Table) -> None:
    """Play the phase `cards`: three of the six stay (default: the three lowest POWER cards)."""
    for side in table.sides.values():
        offer = () if side.offer is UNSET else side.offer
        powers = [n for n in sorted(offer) if n in cards_of_kind(side.state.team, "power")]
        kept = [play.card for play in side.order.cards] or powers[:KEPT]
        side.hand = sorted(kept)
        side.offer = UNSET
        why = () if side.order.cards else (because("cards-default", side.seat),)
        table.emit(CardsKept(seat=side.seat, count=len(kept)), *table.part_of(side.seat, "C"), reasons=why)
    _start(table)


def _start(table: Table) -> None:
    start_half(table, 1, table.attacking.seat)


# ---- squads


def _name_squad(table: Table, side: Side) -> None:
    squad = side.order.squad or default_squad(side.data, side.state.unavailable, family=table.is_family)
    side.figures.clear()
    for n in (*squad.starters, *squad.bench):
        card = side.data.card(n)
        boost = max(0, card.boost - (n in side.state.tired))
        status: Status = "pitch" if n in squad.starters else "bench"
        side.figures[n] = Figure(side.seat, n, card, status, None, False, boost)
    side.bench = list(squad.bench)
    keepers = [n for n in squad.starters if side.data.card(n).pos == "G"]
    side.keeper = next(iter((*keepers, *squad.starters)), None)
    why = () if side.order.squad else (because("squad-default", side.seat),)
    named_squad = SquadSet(seat=side.seat, starters=squad.starters, bench=squad.bench)
    table.emit(named_squad, *table.part_of(side.seat, "S"), reasons=(*_if_silent(table, side.seat), *why))


def _if_silent(table: Table, seat: SeatName) -> tuple[Reason, ...]:
    """Return that a seat has sent nothing, which everybody is told (HC-PM-onr)."""
    return () if table.has_sent(seat) else (Reason("silent", {"team": Named("seat", (seat,))}),)


def default_squad(team: TeamData, unavailable: tuple[int, ...], *, family: bool) -> Squad:
    """Return the squad of a silent seat (rulebook 6.2, HC-3.3-e, HC-F-setup-a)."""
    if family:
        others = tuple(n for n in team.numbers if n not in team.family_starters)
        return Squad(starters=team.family_starters, bench=others[:BENCH])
    taken: list[int] = []
    has_captain = False
    for n in (team.goalkeeper, *team.default_starters, *team.default_bench, *team.numbers):
        position = team.card(n).pos
        if n in taken or n in unavailable or (position == "C" and has_captain):
            continue
        if position == "G" and taken:
            continue
        taken.append(n)
        has_captain = has_captain or position == "C"
    return Squad(starters=tuple(taken[:STARTERS]), bench=tuple(taken[STARTERS : STARTERS + BENCH]))


# ---- cards


def _keep_for_match(table: Table, side: Side) -> None:
    """HC-3.1-l, -o: take the cards of a competition's match, and lay its challenge open."""
    side.hand = sorted(play.card for play in side.order.cards)
    table.emit(CardsKept(seat=side.seat, count=len(side.hand)), *table.part_of(side.seat, "C"))
    if isinstance(side.order.challenge, int):
        side.challenge = side.order.challenge
        asks = Reason("challenge", {"card": Named("challenge", (f"{side.seat}:{side.challenge}",))})
        challenge = ChallengeSet(seat=side.seat, card=side.challenge)
        table.emit(challenge, *table.part_of(side.seat, "F"), reasons=(asks,))


def _deal(table: Table, side: Side) -> None:
    """HC-2.2-g: offer five POWER cards and the LEGEND chosen (labels `draw/{seat}/…`)."""
    before = len(table.dice.rolls)
    powers = table.dice.shuffle(f"draw/{side.seat}", cards_of_kind(side.state.team, "power"))[:DRAWN]
    rolls = tuple(roll.label for roll in table.dice.rolls[before:])
    chosen = [play.card for play in side.order.cards] or cards_of_kind(side.state.team, "legend")[:1]
    side.offer = (*powers, *chosen)
    why = because("legend-chosen" if side.order.cards else "legend-default", side.seat)
    table.emit(
        CardsDealt(seat=side.seat, cards=side.offer), *table.part_of(side.seat, "C"), rolls=rolls, reasons=(why,)
    )


def _toss(table: Table) -> None:
    """HC-2.2-i, HC-F-setup-b: label `toss`."""
    side_of_coin = table.dice.roll(TOSS, len(SEATS))
    winner = SEATS[side_of_coin - 1]
    wanted: Role | None = None if table.is_family else table.sides[winner].order.toss
    choice: Role = wanted or "attack"
    table.first_kickoff = table.attack = winner if choice == "attack" else OTHER[winner]
    said = because("choice-said" if wanted else "choice-default", winner)
    why = (why_toss(side_of_coin), *(() if table.is_family else (said,)))
    table.emit(Tossed(winner=winner, choice=choice), *table.part_of(winner, "J"), rolls=(TOSS,), reasons=why)


Placement = Mapping[int, Hex]


def place_side(table: Table, side: Side, role: Role) -> None:
    """Place a side: its order, or the default of a silent one."""
    follow_keeper_order(table, side)
    arm(table, side)
    for swap in side.order.swaps:
        out = side.figures.get(swap.out)
        if out is not None and out.on_pitch and swap.substitute in side.bench and side.subs_left and table.sub_window:
            change_players(table, out, swap.substitute, "goal")
    placed, why = _placement(side, role)
    for n, hex_ in placed.items():
        figure = side.figures[n]
        figure.at, figure.down = hex_, False
    last = side.last_placement
    side.last_placement = replace(last, attack=placed) if role == "attack" else replace(last, defence=placed)
    reasons = (*_if_silent(table, side.seat), because(why, side.seat))
    table.emit(Placed(seat=side.seat, role=role, players=placed), *table.part_of(side.seat, "L"), reasons=reasons)


def _placement(side: Side, role: Role) -> tuple[Placement, str]:
    """Return where a side's figures go, and by what: its coach's to know."""
    ordered = {place.player: place.at for place in side.order.placement}
    for wanted, why in ((ordered, "placed-ordered"), (side.last_placement.of(role), "placed-last")):
        if wanted and _is_legal(side, role, wanted):
            return wanted, why
    return formation(side, role), "placed-default"


def _is_legal(side: Side, role: Role, placed: Placement) -> bool:
    on_pitch = [one.n for one in side.on_pitch()]
    if not set(placed) <= set(on_pitch):
        return False
    try:
        check_placement(side.seat, role, side.keeper, on_pitch, placed)
    except OrderError:
        return False
    return True


def formation(side: Side, role: Role) -> dict[int, Hex]:
    """Return the default placement (Appendix A.6, HC-PM-onr)."""
    data = PITCH.data.formation
    outfield = [one.n for one in side.on_pitch() if one.n != side.keeper]
    placed: dict[int, Hex] = {}
    if side.keeper is not None:
        placed[side.keeper] = side.keeper_zone
    if role == "attack" and outfield:
        placed[outfield.pop()] = PITCH.own(side.seat, data.kicker)
    slots = data.attack if role == "attack" else data.defence
    placed |= {n: PITCH.own(side.seat, hex_) for n, hex_ in zip(outfield, slots, strict=False)}
    return placed


def kick_off(table: Table) -> None:
    """Give the kicker the ball."""
    table.sub_window = False
    kicker = table.attacking.standing_at(PITCH.centre)
    if kicker is None:
        raise RuntimeError("nobody to kick off")
    table.give(kicker)
    table.emit(KickedOff(seat=kicker.seat, player=kicker.n), reasons=(Reason("kicker", {"at": PITCH.centre}),))
