"""A parsed order in words: what its captain reads back before he confirms it. One line per player.

The texts of refused orders are in `faults.py`; both are reached from here.
"""

from typing import assert_never

from presenters.escaping import clip
from presenters.kollaball.faults import order_error_text
from presenters.kollaball.narrative.cast import Cast, Pen
from presenters.texts import Texts, Voice, capital
from rules.kollaball.orders import (
    Action,
    Burst,
    Drop,
    Line,
    Lineup,
    Move,
    Order,
    Pass,
    Pickup,
    Replacement,
    Reserve,
    Retreat,
    RollCall,
    Ruling,
    Special,
    Stand,
    Substitution,
    Tactic,
    Timeout,
    TurnOrder,
)

_LABEL = 100

__all__ = ["action_words", "order_error_text", "order_lines", "order_words", "tactic_label"]


def order_words(pen: Pen, order: Order) -> str:
    """Return an order in words as Markdown, one list item per line of `order_lines`."""
    return "\n".join(f"- {line}" for line in order_lines(pen, order))


def action_words(texts: Texts, locale: str, action: Action | Reserve) -> str:
    """Return one action in words, without its player: the label of a choice (no Markdown, at most 100 characters)."""
    nobody = Cast(teams={}, players={})
    return clip(capital(_action(Pen(texts.voice(locale), nobody), action)), _LABEL)


def tactic_label(voice: Voice, tactic: Tactic) -> str:
    """Return a tactic in words with bare numbers: the label of a choice (no Markdown, at most 100 characters)."""
    nobody = Cast(teams={}, players={})
    return clip(capital(_tactic(Pen(voice, nobody), tactic)), _LABEL)


def order_lines(pen: Pen, order: Order) -> tuple[str, ...]:
    """Return an order in words, ready for Discord: substitutions, tactic, then one line per player."""
    match order:
        case TurnOrder():
            return _turn(pen, order)
        case Timeout():
            return (pen.t("kb-order-timeout"),)
        case RollCall():
            players = pen.players(order.present)
            return (pen.t("kb-order-roll_call", count=len(order.present), players=players),)
        case Lineup():
            players = pen.players(order.starters)
            return (pen.t("kb-order-lineup", players=players, holder=pen.player(order.ball)),)
        case Ruling():
            return (pen.t("kb-order-ruling", upheld=order.upheld),)
        case Replacement():
            return (_substitution(pen, order.substitution),)
        case _:
            assert_never(order)


def _turn(pen: Pen, order: TurnOrder) -> tuple[str, ...]:
    lines = [_substitution(pen, substitution) for substitution in order.substitutions]
    if order.tactic is not None:
        what = _tactic(pen, order.tactic)
        lines.append(pen.t("kb-order-tactic", copied=order.tactic.copied, what=what))
    lines += [_line(pen, line) for line in order.lines]
    return tuple(lines) or (pen.t("kb-order-empty"),)


def _substitution(pen: Pen, substitution: Substitution) -> str:
    entering = "none" if substitution.into is None else pen.player(substitution.into)
    return pen.t("kb-order-substitution", entering=entering, leaving=pen.player(substitution.out))


def _line(pen: Pen, line: Line) -> str:
    """Return a player's actions one after the other (KB-multi-a), his entry first, his reserve last."""
    phrases = [pen.t("kb-order-enter", cell=line.entry)] if line.entry is not None else []
    phrases += [_action(pen, action) for action in line.actions]
    actions = phrases[0] if phrases else ""
    for phrase in phrases[1:]:
        actions = pen.t("kb-order-then", first=actions, next=phrase)
    player = pen.player(line.player)
    if line.reserve is None:
        return pen.t("kb-order-line", player=player, actions=actions)
    return pen.t("kb-order-line-reserve", player=player, actions=actions, reserve=_action(pen, line.reserve))


def _action(pen: Pen, action: Action | Reserve) -> str:
    """Return an action with the special that rides on it."""
    phrase = _base(pen, action)
    special = action.special if isinstance(action, Move | Pass | Stand) else None
    if special is None:
        return phrase
    return pen.t("kb-order-special", action=phrase, what=_special(pen, special), via=special.via)


def _base(pen: Pen, action: Action | Reserve) -> str:  # noqa: PLR0911 - one return per kind of action
    match action:
        case Move():
            via = ", ".join(action.path[:-1]) or "none"
            return pen.t("kb-order-move", role=action.role, here=action.origin, there=action.path[-1], via=via)
        case Pass():
            return pen.t("kb-order-pass", here=action.origin, there=action.to)
        case Retreat():
            return pen.t("kb-order-retreat", here=action.origin, there=action.to)
        case Drop():
            return pen.t("kb-order-drop", here=action.origin)
        case Pickup():
            return pen.t("kb-order-pickup", here=action.origin)
        case Stand():
            return pen.t("kb-order-stand", here=action.origin, carrier=action.carrier)
        case Burst():
            return pen.t("kb-order-burst", there=action.to or "none", advance=action.advance)
        case _:
            assert_never(action)


def _special(pen: Pen, special: Special) -> str:
    match special.kind:
        case "sprint":
            return pen.t("kb-order-what-sprint")
        case "deep_pass":
            return pen.t("kb-order-what-deep_pass")
        case "block":
            return pen.t("kb-order-what-block")
        case "decoy":
            first, *rest = [pen.player(target) for target in special.targets] or ["none"]
            return pen.t("kb-order-what-decoy", first=first, second=rest[0] if rest else "none")
        case "bribe":
            amount = pen.t("kb-deniers", amount=special.amount or 0)
            return pen.t("kb-order-what-bribe", side=special.side or "favour", amount=amount)
        case _:
            assert_never(special.kind)


def _tactic(pen: Pen, tactic: Tactic) -> str:  # noqa: PLR0911 - one return per tactic
    carrier = pen.player(tactic.carrier) if tactic.carrier is not None else "none"
    cell = tactic.cell or "none"
    opponents = pen.players(tactic.opponents)
    match tactic.name:
        case "lob":
            return pen.t("kb-order-tactic-lob", carrier=carrier, cell=cell)
        case "feint":
            return pen.t("kb-order-tactic-feint", carrier=carrier, cell=cell)
        case "fall_back":
            return pen.t("kb-order-tactic-fall_back", carrier=carrier, cell=cell)
        case "rally":
            arrivals = [
                pen.t("kb-order-arrival", player=pen.player(one.player), cell=one.cell) for one in tactic.arrivals
            ]
            return pen.t("kb-order-tactic-rally", carrier=carrier, count=len(arrivals), arrivals=pen.list(arrivals))
        case "reshuffle":
            exchanges = [
                pen.t("kb-order-exchange", player=pen.player(one.player), other=pen.player(one.place_of))
                for one in tactic.exchanges
            ]
            return pen.t("kb-order-tactic-reshuffle", exchanges=pen.list(exchanges))
        case "analysis":
            return pen.t("kb-order-tactic-analysis", opponents=opponents)
        case "placement":
            return pen.t("kb-order-tactic-placement", opponents=opponents)
        case "neutralise":
            return pen.t("kb-order-tactic-neutralise")
        case "own_game":  # a team's choice, never what is performed: the order names the tactic imitated
            return pen.named("tactic", tactic.name)
        case _:
            assert_never(tactic.name)
