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
from rules.helvetia_cup.pitch import PITCH
from rules.helvetia_cup.turn.cards import is_unshown, roll
from rules.helvetia_cup.turn.halves import check_forfeit
from rules.helvetia_cup.turn.leaving import leave, lose_boost
from rules.helvetia_cup.turn.possession import end_game_turn, sidestep, win_ball
from rules.helvetia_cup.turn.table import Figure, Side, Table

HOPELESS_OVER = 16  # HC-2.5-tackle-c
CAUTIONS = 2  # make a red (HC-2.5-tackle-g)


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
        )
    )
    table.count(defender, "steals")
    if rolled.success and (table.is_family or not _dribbles(table, carrier, defender)):
        table.count(defender, "steals_won")
        win_ball(table, defender, "steal", "steal")
    else:
        sidestep(table, carrier, "dodge")


def _dribbles(table: Table, carrier: Figure, defender: Figure) -> bool:
    rolled = roll(table, carrier, "dribble", f"dribble/{carrier.seat}:{carrier.n}/{defender.n}")
    table.emit(
        Dribbled(
            seat=carrier.seat,
            player=carrier.n,
            against=defender.n,
            roll=rolled.roll,
            needed=rolled.needed,
            success=rolled.success,
        )
    )
    table.count(carrier, "dribbles_won", int(rolled.success))
    return rolled.success


def _tackle(table: Table, defender: Figure, carrier: Figure) -> None:
    """HC-2.5-tackle: label `tackle/{seat}:{n}`."""
    rolled = roll(table, defender, "tackle", f"tackle/{defender.seat}:{defender.n}")
    result: TackleResult = "won" if rolled.success else "pitiful" if rolled.roll > HOPELESS_OVER else "foul"
    table.emit(
        Tackled(
            seat=defender.seat,
            player=defender.n,
            target=carrier.n,
            roll=rolled.roll,
            needed=rolled.needed,
            result=result,
        )
    )
    table.count(defender, "tackles")
    if result == "won":
        table.count(defender, "tackles_won")
        _fall(table, carrier)
        win_ball(table, defender, "tackle")
    elif result == "pitiful":
        _fall(table, defender)
    else:
        _foul(table, defender, carrier)


def _fall(table: Table, figure: Figure) -> None:
    figure.down = True
    table.emit(Fell(seat=figure.seat, player=figure.n, at=figure.where))


def _foul(table: Table, defender: Figure, carrier: Figure) -> None:
    """HC-2.5-tackle-e to -l: card, injury, forfeit check, restart (labels `foul/card`, `foul/injury`)."""
    side, hex_ = table.defending, carrier.where
    card, _ = _face(table, side, "foul/card")
    _, injury = _face(table, table.attacking, "foul/injury")
    is_penalty = hex_ in PITCH.box(side.seat)
    shown: DieCard | None = card or None
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
        )
    )
    table.count(defender, "fouls")
    if shown is not None and not is_unshown(table, side.seat):
        show_card(table, defender, shown)
    lose_boost(table, carrier, injury)
    check_forfeit(table)
    if table.is_over:
        return
    table.restart = "penalty" if is_penalty else "free_kick"
    table.ball, table.holder = PITCH.penalty_spot(side.seat) if is_penalty else hex_, None
    end_game_turn(table, "foul")


def _face(table: Table, side: Side, label: str) -> tuple[DieCard | None, int]:
    """Roll a side's team die; return the card and the injury of its face."""
    faces = side.data.die
    card, injury = faces[table.dice.roll(label, len(faces)) - 1]
    return card or None, injury


def show_card(table: Table, figure: Figure, card: DieCard) -> None:
    """HC-2.5-tackle-g, -h: show a figure a card; a red, or a second yellow, sends them off."""
    figure.yellow += card == "yellow"
    is_second = card == "yellow" and figure.yellow >= CAUTIONS
    table.emit(CardShown(seat=figure.seat, player=figure.n, colour="second_yellow" if is_second else card))
    table.count(figure, "yellow", int(card == "yellow"))
    if card == "red" or is_second:
        figure.red = True
        table.emit(SentOff(seat=figure.seat, player=figure.n))
        table.count(figure, "red")
        leave(table, figure, "sent_off")
