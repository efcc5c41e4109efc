"""Orders and matches in text: the normal form of an order, and a match in the seed's own notation (MH-3.1.4-c)."""

from collections.abc import Mapping

from rules.matrix_hockey.events import MatchPlayed, MatchSide
from rules.matrix_hockey.orders import Order, choice_text
from rules.matrix_hockey.state import TeamId


def canonical(order: Order) -> str:
    """Return an order in normal form with all round numbers: `CH10 J#(1); CH11 K++(0); KDH3 -`."""
    return "; ".join(f"{item.key} {'-' if item.choice is None else choice_text(item.choice)}" for item in order.items)


def result_line(match: MatchPlayed, names: Mapping[TeamId, str]) -> str:
    """Return `Huskies [F+(2)] - Flocons [F(0)] : 3-2`; ` AP` after overtime, ` (4-2 TAB)` after a shoot-out."""
    home, away = (f"{names[side.team]} [{_played(side)}]" for side in match.sides)
    return f"{home} - {away} : {_score(match)}"


def _played(side: MatchSide) -> str:
    if side.column is None:
        return "ONR"
    value = side.ot if side.so is None else f"{side.ot}/{side.so}"
    signs = "+" * side.extra + "#" * side.saves + "*" * (side.bonus or 0)
    who = "BIDON : " if side.dummy else "ONR : " if side.onr else ""
    return f"{who}{side.column}{signs}({value})"


def _score(match: MatchPlayed) -> str:
    if match.score is None:
        return "match perdu"
    score = f"{match.score[0]}-{match.score[1]}"
    if match.so is not None:
        return f"{score} ({match.so[0]}-{match.so[1]} TAB)"  # MH-2.2-g
    return f"{score} AP" if match.ot is not None else score
