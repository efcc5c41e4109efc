"""The one way to write an order: sections in the order of the examples of rulebook 5.2, their tokens apart."""

from collections.abc import Iterable

from rules.helvetia_cup import orders as od

GESTURES = {"steal": "pique", "tackle": "tacle", "press": "presse"}
ZONES = {"left": "g", "centre": "c", "right": "d"}


def canonical(order: od.Order) -> str:
    """Return an order in its one spelling: what is read of it is the same order."""
    return " ; ".join(f"{key} {body}" for key, body in _sections(order).items() if body)


def plan_text(order: od.Order) -> str:
    """Return what is kept of an attack's order until its gestures: `G E R` as section texts joined by "; "."""
    return _kept(order, "GER")


def policy_text(order: od.Order) -> str:
    """Return what is kept of a defence's order until a kick-off: `I E`."""
    return _kept(order, "IE")


def _kept(order: od.Order, keys: str) -> str:
    sections = _sections(order)
    return "; ".join(f"{key} {sections[key]}" for key in keys if sections[key])


def _sections(order: od.Order) -> dict[str, str]:
    """Return the body of every section by its key; empty: not sent."""
    return {
        "S": "" if order.squad is None else _squad(order.squad),
        "J": {"attack": "attaque", "defence": "défense", None: ""}[order.toss],
        "X": _words(f"{swap.out}>{swap.substitute}" for swap in order.swaps),
        "L": _words(f"{place.player}-{place.at}" for place in order.placement),
        "D": _words(map(_move, order.moves)),
        "C": _words(_card(card) for card in order.cards),
        "F": "" if order.challenge is None else str(order.challenge),
        "G": " > ".join("/".join(map(alternative_text, step)) for step in order.plan),
        "P": _words(map(_policy, order.policies)),
        "I": "oui" if order.intercepts == "all" else _numbers(order.intercepts),
        "E": _words(order.escapes),
        "B": _words(f"{kick.player}{kick.cell}" for kick in order.kicks),
        "K": _words(map(_cells, order.cells)),
        "R": _numbers(order.substitutes),
        "H": {True: "oui", False: "non", None: ""}[order.offside],
        "T": _number(order.taker),
        "N": _number(order.keeper),
        "A": _words(order.training),
    }


def alternative_text(alternative: od.Alternative) -> str:
    """Return an alternative of a plan: `p8?`, `le9`, `sA`, `-`."""
    aim = next((aim for aim in (alternative.player, alternative.at, alternative.cell) if aim is not None), "")
    return f"{alternative.do}{aim}{'?' if alternative.safe else ''}"


def _words(items: Iterable[object]) -> str:
    return " ".join(map(str, items))


def _number(n: int | None) -> str:
    return "" if n is None else str(n)


def _numbers(numbers: tuple[int, ...] | None) -> str:
    return "" if numbers is None else _words(numbers) or "non"


def _squad(squad: od.Squad) -> str:
    return f"{_words(squad.starters)} / {_words(squad.bench)}".rstrip()


def _card(play: od.CardPlay) -> str:
    return str(play.card) if play.target is None else f"{play.card}@{play.target}"


def _move(move: od.Move) -> str:
    mark = () if move.mark is None else (f"@{move.mark}",)
    way = "-".join((str(move.player), *move.points, *mark))
    return f"{way}{'+' if move.overlap else ''}{'' if move.substitute is None else f'x{move.substitute}'}"


def _policy(policy: od.Policy) -> str:
    return GESTURES[policy.do] if policy.player is None else f"{policy.player}={GESTURES[policy.do]}"


def _cells(given: od.CellSet) -> str:
    return ("" if given.zone is None else f"{ZONES[given.zone]}:") + "".join(given.cells)
