"""CP-N-d: the one way to write an order; what is read of it is the same order."""

from typing import assert_never

from rules.competition import orders as od


def canonical(order: od.Order) -> str:
    """CP-N-d: the one way to write an order."""
    return "; ".join(_written(line.act) for line in order)


def _written(act: od.Act) -> str:  # noqa: PLR0911, PLR0912 - one line per act
    match act:
        case od.Report():
            return f"{act.fixture} {_result(act)}{_turns(act.missed)}"
        case od.Abandon(fixture):
            return f"{fixture} interrompu"
        case od.Forfeit(fixture, side, missed):
            return f"forfait {fixture} {side}{_turns(missed)}"
        case od.Begin(fixture):
            return f"debut {fixture}"
        case od.SignUp(entrant, rating, None):
            return f"inscrit {entrant} {rating}" if rating else f"inscrit {entrant}"
        case od.SignUp(entrant, rating, name):
            return f"inscrit {entrant} {rating} {name}"
        case od.Withdraw(entrant):
            return f"retrait {entrant}"
        case od.Replace(entrant, name):
            return f"remplace {entrant} {name}"
        case od.Correct(what):
            return f"corrige {_written(what)}"
        case od.Adjust(entrant, points, reason):
            return f"points {entrant} {points:+d} {reason}"
        case od.Exclude(entrant, reason):
            return f"exclut {entrant} {reason}"
        case od.Move(fixture, round_):
            return f"deplace {fixture} {round_}"
        case od.Swap(one, two):
            return f"echange {one} {two}"
        case od.Redraw():
            return "retirage"
        case od.Close(word):
            return f"cloture {word}"
        case od.Stop():
            return "fin"
        case od.NewSeason():
            return "saison"
        case _:
            assert_never(act)


def _result(act: od.Report) -> str:
    if isinstance(act.result, str):
        return act.result
    score = _dashed(act.result)
    if act.shootout is None:
        return f"{score} ap" if act.is_overtime else score
    return f"{score} tab {act.shootout if isinstance(act.shootout, str) else _dashed(act.shootout)}"


def _dashed(score: od.Pair) -> str:
    return f"{score[0]}-{score[1]}"


def _turns(missed: od.Pair) -> str:
    return f" manques {_dashed(missed)}" if any(missed) else ""
