"""The checks of an order as a whole, in the order of rulebook 5.3: cards, moves, changes, placement, squad, kicks."""

from rules.dice import Dice
from rules.errors import OrderError
from rules.helvetia_cup.cards import Card
from rules.helvetia_cup.notation.early import OrderContext
from rules.helvetia_cup.orders import CardPlay, Order
from rules.helvetia_cup.phases import PLACEMENTS
from rules.helvetia_cup.placing import check_placement
from rules.helvetia_cup.turn.moves import walk
from rules.helvetia_cup.turn.preparing import default_squad
from rules.helvetia_cup.turn.shooting import shootout_cells
from rules.helvetia_cup.turn.table import Table

MOST_CARDS = 3  # HC-2.2-g, HC-3.1-l
FIRST_KICKS = 3


def check_whole(context: OrderContext, order: Order) -> None:
    """See that an order may be played in this state. Raises `OrderError` for its first fault."""
    is_choice = context.state.phase in ("setup", "cards")
    if order.cards and not is_choice:
        _cards(context, order)
    if order.moves:
        _moves(context, order)
    _placement(context, order)
    if order.cards and is_choice:
        _cards(context, order)
    _challenge(context, order)
    if order.squad is not None:
        _squad(context, order)
    if order.kicks:
        _kicks(context, order)
    if context.state.phase == "shootout":
        _sets(context, order)


def _cards(context: OrderContext, order: Order) -> None:
    """HC-2.7-c: what may be played, or kept, of what the seat has."""
    spots = context.spots["C"]
    named: list[Card] = []
    for at, play in zip(spots.items, order.cards, strict=True):
        card = context.cards.get(play.card)
        if card is None:
            raise OrderError("card_unknown", at, n=play.card)
        if card in named or not _has(context, card):
            raise OrderError("card_not_in_hand", at, n=play.card)
        named.append(card)
        if _are_too_many(context, named):
            raise OrderError("card_count", at, k=len(named))
        if _is_bad_target(context, card, play):
            raise OrderError("card_bad_target", at, n=play.card)
    if context.state.phase == "cards" and len(named) < MOST_CARDS:
        raise OrderError("card_count", spots.key, k=len(named))


def _has(context: OrderContext, card: Card) -> bool:
    side, state = context.side, context.state
    if state.phase == "cards":
        return isinstance(side.offer, tuple) and card.no in side.offer
    if state.phase != "setup":
        return card.no in side.hand
    if not state.in_competition:
        return card.kind == "legend"
    return card.no in (side.legends_left if card.kind == "legend" else side.deck)


def _are_too_many(context: OrderContext, named: list[Card]) -> bool:
    if context.state.phase == "setup" and not context.state.in_competition:
        return len(named) > 1
    if context.state.phase not in ("setup", "cards"):
        return False
    legends = sum(card.kind == "legend" for card in named)
    return len(named) > MOST_CARDS or (context.state.phase == "setup" and legends > 1)


def _is_bad_target(context: OrderContext, card: Card, play: CardPlay) -> bool:
    """HC-2.7-d, -f: only what happens at once has a target, and none of that is played in a placement."""
    if context.state.phase in ("setup", "cards") or not card.is_immediate:
        return play.target is not None
    side = context.other if card.is_at_opponent else context.side
    target = None if play.target is None else side.players.get(play.target)
    return target is None or target.status != "pitch" or context.state.phase in PLACEMENTS


def _moves(context: OrderContext, order: Order) -> None:
    """Play the moves on a table that is thrown away."""
    table = Table(context.state, Dice(b""), {context.seat: order})
    is_blind = context.state.is_simultaneous and context.role == "defence"
    wrong = walk(table, table.sides[context.seat], blind=is_blind)
    if wrong is not None:
        i, error = wrong
        raise OrderError(error.code, context.spots["D"].items[i], **error.details)


def _placement(context: OrderContext, order: Order) -> None:
    """`X`, then `L`, each after what comes before it in resolution (rulebook 6.3)."""
    side = context.side
    keeper = side.keeper if order.keeper is None else order.keeper
    on_pitch, bench, left = set(side.on_pitch), set(side.bench), side.subs_left
    for at, swap in zip(context.spots["X"].items if order.swaps else (), order.swaps, strict=True):
        if not context.state.sub_window:
            raise OrderError("sub_not_allowed", at)
        if not left:
            raise OrderError("no_subs_left", at)
        context.figure(swap.out, at)
        context.figure(swap.substitute, at)
        if swap.out not in on_pitch:
            raise OrderError("not_on_pitch", at, n=swap.out)
        if swap.substitute not in bench:
            raise OrderError("bad_sub", at, n=swap.substitute)
        on_pitch = on_pitch - {swap.out} | {swap.substitute}
        bench.remove(swap.substitute)
        left -= 1
        keeper = swap.substitute if swap.out == keeper else keeper
    if order.placement:
        _check_places(context, order, keeper, on_pitch)


def _check_places(context: OrderContext, order: Order, keeper: int | None, on_pitch: set[int]) -> None:
    at = context.spots["L"].items[0]
    numbers = [place.player for place in order.placement]
    for n in numbers:
        context.figure(n, at)
    for n in numbers:
        if n not in on_pitch:
            raise OrderError("not_on_pitch", at, n=n)
    placed = {place.player: place.at for place in order.placement}
    if len(placed) < len(numbers):
        twice = next(n for n in numbers if numbers.count(n) > 1)
        raise OrderError("duplicate_player", at, n=twice)
    try:
        check_placement(context.seat, context.role, keeper, sorted(on_pitch), placed)
    except OrderError as error:
        raise OrderError(error.code, at, **error.details) from None


def _challenge(context: OrderContext, order: Order) -> None:
    """HC-3.1-o: a POWER card that is not in the deck."""
    n = order.challenge
    if not isinstance(n, int):
        return
    at = context.spots["F"].items[0]
    card = context.cards.get(n)
    if card is None or card.kind != "power":
        raise OrderError("card_unknown", at, n=n)
    if n in context.side.deck:
        raise OrderError("card_owned", at, n=n)


def _squad(context: OrderContext, order: Order) -> None:
    """HC-2.2-e, HC-3.3-e, HC-F-setup-a."""
    if order.squad is None:
        return
    team, at = context.team, context.spots["S"].items[0]
    starters, bench = order.squad.starters, order.squad.bench
    for n in (*starters, *bench):
        if n not in team.numbers:
            raise OrderError("unknown_player", at, n=n)
    family, unavailable = context.state.is_family, context.side.unavailable
    usual = default_squad(team, unavailable, family=family)
    sizes = len(usual.starters), len(usual.bench)
    if (len(starters), len(bench)) != sizes:
        raise OrderError("squad_size", at, starters=sizes[0], bench=sizes[1])
    if family:
        if set(starters) != set(team.family_starters):
            raise OrderError("squad_family", at, starters=" ".join(map(str, team.family_starters)))
        return
    for n in (*starters, *bench):
        if n in unavailable:
            raise OrderError("squad_unavailable", at, n=n)
    if team.goalkeeper not in unavailable and starters[0] != team.goalkeeper:
        raise OrderError("squad_keeper", at, n=team.goalkeeper)
    if sum(team.card(n).pos == "C" for n in (*starters, *bench)) > 1:
        raise OrderError("squad_captains", at)


def _kicks(context: OrderContext, order: Order) -> None:
    """HC-2.6-so-b, -e."""
    shootout, spots = context.state.shootout, context.spots["B"]
    due = _kicks_due(context)
    if len(order.kicks) != due:
        raise OrderError("kick_count", spots.items[due] if len(order.kicks) > due else spots.key, k=due)
    kicked = set(shootout.taken.of(context.seat)) if shootout is not None else set()
    for at, kick in zip(spots.items, order.kicks, strict=True):
        context.on_pitch(kick.player, at)
        if kick.player in kicked:
            raise OrderError("already_kicked", at, n=kick.player)
        kicked.add(kick.player)


def _kicks_due(context: OrderContext) -> int:
    shootout = context.state.shootout
    return FIRST_KICKS if shootout is None or shootout.round == 1 else 1


def _sets(context: OrderContext, order: Order) -> None:
    """6.11: a set a kick, of the size due."""
    if not order.cells:
        return
    table = Table(context.state, Dice(b""), {})
    due = shootout_cells(table, table.sides[context.seat])
    items, most = context.spots["K"].items, _kicks_due(context)
    for at, one in zip(items, order.cells, strict=True):
        if len(one.cells) != due:
            raise OrderError("cells_count", at)
    if len(items) > most:
        raise OrderError("cells_count", items[most])
