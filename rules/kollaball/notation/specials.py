"""Checks a special: whose it is, whether it is left, what it may ride on, its own parameters (KB-17, KB-20-a)."""

from rules.errors import OrderError
from rules.kollaball.facts import CLASS_SPECIALS, MIN_BRIBE
from rules.kollaball.notation.context import Context
from rules.kollaball.notation.draft import ActionKind, LineDraft, SpecialDraft
from rules.kollaball.notation.grammar import MAX_AMOUNT
from rules.kollaball.orders import Special
from rules.kollaball.state import PlayerId, SpecialKind

# KB-17-b: what each special may ride on, standing alone included
RIDES_ON: dict[SpecialKind, frozenset[ActionKind]] = {
    "sprint": frozenset({"receiver", "hitter"}),
    "deep_pass": frozenset({"pass"}),
    "block": frozenset({"receiver", "pass", "stand"}),
    "decoy": frozenset({"receiver", "hitter", "pass", "stand"}),
    "bribe": frozenset({"receiver", "hitter", "pass", "stand"}),
}
_GONE = frozenset({"out", "missing"})


def check_special(context: Context, line: LineDraft, number: int, draft: SpecialDraft) -> Special:
    """Return the special of the action `number` (from 0) of a line; it has one at most."""
    kind, action, at = draft.kind, line.actions[number], line.at
    player = context.id_of(line.number)
    _check_right(context, player, draft, at, spent=any(one.special for one in line.actions[:number]))
    if draft.via == "copy" and kind not in context.state.last_specials and not context.state.config.criticals:
        raise OrderError("nothing_to_copy", at, player=player[1:], special=kind)
    # KB-multi-e: a bribe only on the first action
    if action.kind not in RIDES_ON[kind] or (kind == "bribe" and number > 0):
        raise OrderError("special_misplaced", at, player=player[1:], special=kind)
    if kind == "bribe":
        _check_amount(context, player, draft.amount or 0, at)
    if kind == "decoy":
        _check_targets(context, player, draft.numbers, at)
    targets = tuple(map(context.id_of, draft.numbers))
    return Special(kind=kind, via=draft.via, targets=targets, side=draft.side, amount=draft.amount)


def _check_right(context: Context, player: PlayerId, draft: SpecialDraft, at: int, *, spent: bool) -> None:
    who = context.state.players[player]
    if draft.via == "class" and CLASS_SPECIALS.get(who.cls) != draft.kind:
        raise OrderError("wrong_class", at, player=player[1:], special=draft.kind)
    if draft.via == "copy" and who.cls != "alchemist":
        raise OrderError("wrong_class", at, player=player[1:], special="copy")
    if spent or (draft.via != "legend" and who.special_used):
        raise OrderError("special_used", at, player=player[1:], special=draft.kind)
    if draft.via == "legend":
        legend = who.legend
        if not context.state.config.legends or legend is None or legend.used or legend.move != draft.kind:
            raise OrderError("no_legend", at, player=player[1:], special=draft.kind)


def _check_amount(context: Context, player: PlayerId, amount: int, at: int) -> None:
    purse = context.state.players[player].deniers
    limit = MAX_AMOUNT if purse is None else purse
    if not MIN_BRIBE <= amount <= limit:
        raise OrderError("bribe_amount", at, player=player[1:], amount=amount, limit=MIN_BRIBE, purse=limit)


def _check_targets(context: Context, player: PlayerId, numbers: tuple[str, ...], at: int) -> None:
    seen: set[PlayerId] = set()
    for number in numbers:
        mate = context.id_of(number)
        who = context.state.players.get(mate)
        if mate in seen or who is None or who.status in _GONE:
            raise OrderError("decoy_target", at, player=player[1:], target=number)
        seen.add(mate)
