"""The defence's gestures against the carrier (rulebook 6.5.5), and fouls (6.8)."""

from rules.helvetia_cup.events import (
    CardShown,
    DieCard,
    Dribbled,
    Fell,
    Foul,
    SentOff,
    StealTried,
    Tackled,
    TackleResult,
)
from rules.helvetia_cup.orders import Gesture
from rules.helvetia_cup.pitch import PITCH
from rules.helvetia_cup.teams import DieColour
from rules.helvetia_cup.turn.cards import Rolled, is_unshown, roll
from rules.helvetia_cup.turn.halves import check_forfeit
from rules.helvetia_cup.turn.leaving import Cause, leave, lose_boost
from rules.helvetia_cup.turn.possession import end_game_turn, sidestep, win_ball
from rules.helvetia_cup.turn.table import Figure, Side, Table, because
from rules.reasons import Fact, Named, Reason

HOPELESS_OVER = 16  # HC-2.5-tackle-c
CAUTIONS = 2  # make a red (HC-2.5-tackle-g)
BY_REFEREE = Cause()  # a card for which no die was rolled


def defend(table: Table) -> None:
    """Let defenders on the carrier's hex steal or tackle, one after the other; the turn may be over then."""
    side = table.defending
    while table.holder is not None and not table.is_over:
        defender = side.standing_at(table.carrier.where)
        if defender is None or defender.n in table.acted:
            return
        gesture = side.order.policy(defender.n)
        if gesture == "press" or (gesture == "tackle" and table.is_family):
            return
        table.acted.add(defender.n)
        if gesture == "steal":
            _steal(table, defender, table.carrier)
        else:
            _tackle(table, defender, table.carrier)


def _why_tried(side: Side, defender: Figure, gesture: Gesture) -> Reason:
    """Return which policy has a defender do something to the carrier: that is their coach's to know."""
    is_own = any(policy.player == defender.n for policy in side.order.policies)
    return Reason("policy-own" if is_own else "policy-all", {"do": gesture}, seat=side.seat)


def _steal(table: Table, defender: Figure, carrier: Figure) -> None:
    """HC-2.5-steal, HC-F-steal: labels `steal/{seat}:{n}`, `dribble/{seat}:{n}/{d}`."""
    rolled = roll(table, defender, "steal", f"steal/{defender.seat}:{defender.n}")
    table.emit(
        StealTried(
            seat=defender.seat,
            player=defender.n,
            target=carrier.n,
            roll=rolled.roll,
            needed=rolled.needed,
            success=rolled.success,
        ),
        *table.part_of(defender.seat, "P"),
        rolls=rolled.labels,
        reasons=(*rolled.reasons, _why_tried(table.defending, defender, "steal")),
    )
    table.count(defender, "steals")
    answer = _dribble(table, carrier, defender) if rolled.success and not table.is_family else None
    rolls = rolled.labels if answer is None else (*rolled.labels, *answer.labels)
    if rolled.success and (answer is None or not answer.success):
        table.count(defender, "steals_won")
        win_ball(table, defender, "steal", "steal", rolls)
    else:
        sidestep(table, carrier, "dodge", rolls)


def _dribble(table: Table, carrier: Figure, defender: Figure) -> Rolled:
    rolled = roll(table, carrier, "dribble", f"dribble/{carrier.seat}:{carrier.n}/{defender.n}")
    table.emit(
        Dribbled(
            seat=carrier.seat,
            player=carrier.n,
            against=defender.n,
            roll=rolled.roll,
            needed=rolled.needed,
            success=rolled.success,
        ),
        rolls=rolled.labels,
        reasons=rolled.reasons,
    )
    table.count(carrier, "dribbles_won", int(rolled.success))
    return rolled


def _tackle(table: Table, defender: Figure, carrier: Figure) -> None:
    """HC-2.5-tackle: label `tackle/{seat}:{n}`."""
    rolled = roll(table, defender, "tackle", f"tackle/{defender.seat}:{defender.n}")
    result: TackleResult = "won" if rolled.success else "pitiful" if rolled.roll > HOPELESS_OVER else "foul"
    missed = Reason("tackle-missed", {"foul": HOPELESS_OVER, "hopeless": HOPELESS_OVER + 1})
    table.emit(
        Tackled(
            seat=defender.seat,
            player=defender.n,
            target=carrier.n,
            roll=rolled.roll,
            needed=rolled.needed,
            result=result,
        ),
        *table.part_of(defender.seat, "P"),
        rolls=rolled.labels,
        reasons=(
            *rolled.reasons,
            *(() if rolled.success else (missed,)),
            _why_tried(table.defending, defender, "tackle"),
        ),
    )
    table.count(defender, "tackles")
    if result == "won":
        table.count(defender, "tackles_won")
        _fall(table, carrier, rolled)
        win_ball(table, defender, "tackle", rolls=rolled.labels)
    elif result == "pitiful":
        _fall(table, defender, rolled)
    else:
        _foul(table, defender, carrier)


def _fall(table: Table, figure: Figure, tackle: Rolled) -> None:
    figure.down = True
    why = because("fell-tackled") if tackle.success else Reason("fell-hopeless", {"hopeless": HOPELESS_OVER + 1})
    table.emit(Fell(seat=figure.seat, player=figure.n, at=figure.where), rolls=tackle.labels, reasons=(why,))


CARD_DIE, INJURY_DIE = "foul/card", "foul/injury"


def _foul(table: Table, defender: Figure, carrier: Figure) -> None:
    """HC-2.5-tackle-e to -l: card, injury, forfeit check, restart (labels `foul/card`, `foul/injury`)."""
    side, hex_ = table.defending, carrier.where
    (card, _), cards_face = _face(table, side, CARD_DIE)
    (_, injury), injury_face = _face(table, table.attacking, INJURY_DIE)
    is_penalty = hex_ in PITCH.box(side.seat)
    shown: DieCard | None = card or None
    by_card = Cause((CARD_DIE,), (Reason("face-card", {**cards_face, "card": card or "none"}),))
    by_injury = Cause((INJURY_DIE,), (Reason("face-injury", {**injury_face, "injury": injury}),))
    table.was_foul = True
    table.emit(
        Foul(
            seat=side.seat,
            player=defender.n,
            target=carrier.n,
            at=hex_,
            card=shown,
            injury=injury,
            penalty=is_penalty,
        ),
        rolls=(CARD_DIE, INJURY_DIE),
        reasons=(*by_card.reasons, *by_injury.reasons),
    )
    table.count(defender, "fouls")
    if shown is not None and not is_unshown(table, side.seat):
        show_card(table, defender, shown, by_card)
    lose_boost(table, carrier, injury, by_injury)
    check_forfeit(table)
    if table.is_over:
        return
    table.restart = "penalty" if is_penalty else "free_kick"
    table.ball, table.holder = PITCH.penalty_spot(side.seat) if is_penalty else hex_, None
    end_game_turn(table, "foul")


def _face(table: Table, side: Side, label: str) -> tuple[tuple[DieColour, int], dict[str, Fact]]:
    """Roll a side's team die; return the card and the injury of its face, and what tells of it."""
    faces = side.data.die
    value = table.dice.roll(label, len(faces))
    return faces[value - 1], {"team": Named("seat", (side.seat,)), "face": value}


def show_card(table: Table, figure: Figure, card: DieCard, die: Cause = BY_REFEREE) -> None:
    """HC-2.5-tackle-g, -h: show a figure a card; a red, or a second yellow, sends them off. `die`: what says so."""
    figure.yellow += card == "yellow"
    is_second = card == "yellow" and figure.yellow >= CAUTIONS
    shown = CardShown(seat=figure.seat, player=figure.n, colour="second_yellow" if is_second else card)
    table.emit(shown, rolls=die.rolls, reasons=die.reasons)
    table.count(figure, "yellow", int(card == "yellow"))
    if card == "red" or is_second:
        figure.red = True
        why = Reason("sent-off", {"second": int(is_second)})
        table.emit(SentOff(seat=figure.seat, player=figure.n), rolls=die.rolls, reasons=(*die.reasons, why))
        table.count(figure, "red")
        leave(table, figure, "sent_off")
