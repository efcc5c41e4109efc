"""The one way to write a sheet (rulebook 5.2, "canonical spelling")."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rules.double_echec import orders as sh
from rules.double_echec.orders import POST_OF
from rules.double_echec.state import SKATERS


def write_sheet(sheet: sh.Sheet) -> str:
    """Return a sheet as text; reading it gives the same sheet."""
    return "; ".join(map(line_text, sheet.lines))


@lru_cache(maxsize=4096)
def line_text(line: sh.AnyLine) -> str:
    """Return a line as text."""
    words = [*_words(line)]
    if line.si:
        words += ["si", " & ".join(map(_cond, line.si))]
    return " ".join(words)


def _words(line: sh.AnyLine) -> Iterable[str]:  # noqa: PLR0911, PLR0912 - one per kind of line
    match line:
        case sh.OnCard():
            return ("O", *_on_card(line))
        case sh.Support(slot=None) | sh.Defend(slot=None):
            return (sh.LETTER_OF[type(line)], "fin")
        case sh.Support(slot=slot, cell=cell) if slot is not None:
            return ("M", POST_OF[slot], "va", cell)
        case sh.Defend(slot=slot, do=do, cell=cell, mark=mark) if slot is not None:
            target = {"va": (cell,), "marque": (_mark(mark),)}.get(do, ())
            return ("D", POST_OF[slot], do, *target)
        case sh.Loose(who=who, then=then):
            return ("L", _list(who), *_then(then))
        case sh.Steal(who=who, cell=None):
            return ("V", _list(who))
        case sh.Steal(who=who, cell=cell):
            return ("V", _list(who), "vers", str(cell))
        case sh.Quick(do=do):
            return ("J", "rapide", do)
        case sh.FaceoffTarget(who=who):
            return ("J", "rend", _list(who))
        case sh.KeeperCard(direction=None):
            return ("G", "passe")
        case sh.KeeperCard(direction=direction):
            return ("G", "degage", str(direction))
        case sh.Change() | sh.LineChange() | sh.Swap() | sh.Forget():
            return ("X", _change(line), *(("!",) if line.at_once else ()))
        case sh.Stop(on=on):
            return ("Z", ",".join(on))
        case sh.Preference(who=who):
            return ("R", _list(who))
        case sh.Circle(upper=upper):
            return ("R", "cote", "haut" if upper else "bas")
        case sh.Serve(who=who):
            return ("B", _numbers(who))
        case sh.ShotPlan(items=items):
            return ("S", *(word for item in items for word in _item(item)))
        case sh.KeeperPlan(row=row, comes_out=comes_out):
            return ("K", row or "couvre", *(("sort",) if comes_out else ()))
        case sh.LineUp(line=name, who=who):
            return (name, _numbers(who))
        case sh.Keeper(n=n):
            return ("GB", str(n))
        case sh.Precise(yes=yes):
            return ("TP", "oui" if yes else "non")
        case _:
            raise AssertionError(line)


def _on_card(line: sh.OnCard) -> Iterable[str]:
    match line.do:
        case "tir" if line.aim is not None:
            return ("tir", "vise", str(line.aim))
        case "passe":
            free = ("libre",) if line.free else ()
            least = () if line.least is None else (f">={line.least}",)
            return ("passe", _list(line.to), *free, *least, *_then(line.then))
        case "avance" if line.cell is not None:
            return ("avance", line.cell)
        case "degage":
            return ("degage", str(line.direction))
        case verb:
            return (verb,)


def _change(line: sh.Change | sh.LineChange | sh.Swap | sh.Forget) -> str:
    match line:
        case sh.Change(slot=slot, n=n):
            return f"{POST_OF[slot]}={'-' if n is None else n}"
        case sh.LineChange(line=name):
            return name
        case sh.Swap(slots=(one, other)):
            return f"{POST_OF[one]}<>{POST_OF[other]}"
        case _:
            return "-"


def _mark(mark: str | None) -> str:
    return POST_OF[mark] if mark in SKATERS else str(mark)


def _then(options: tuple[sh.Option, ...] | None) -> Iterable[str]:
    return () if options is None else ("puis", "/".join(map(_option, options)))


def _option(option: sh.Option) -> str:
    if option.to is not None:
        return f"passe {_list(option.to)}"
    return option.do if option.cell is None else f"avance {option.cell}"


def _item(item: sh.ShotItem) -> Iterable[str]:
    match item.do:
        case "tir" | "garde":
            return (item.do,)
        case "avance":
            return ("avance", str(item.cell))
        case verb:
            return (verb, str(item.n))


def _list(who: Sequence[str]) -> str:
    return sh.ANY if who == sh.ANY else ",".join(POST_OF[slot] for slot in who)  # type: ignore[index]


def _numbers(who: Iterable[int]) -> str:
    return ",".join(map(str, who))


def _cond(cond: sh.Cond) -> str:
    value = POST_OF[cond.value] if isinstance(cond.value, str) else cond.value
    return f"{cond.var}{cond.op}{value}"
