"""Acts on matches that were played and on final orders (MH-9-f, MH-9-j)."""

import re
from collections.abc import Iterator

from presenters.corrections import Fields
from presenters.errors import UserError
from presenters.escaping import plain
from presenters.matrix_hockey.acts.given import Given, how
from rules.matrix_hockey import facts
from rules.matrix_hockey.state import COMPS, Comp, Pair, RecordComp, TeamId

_ROUND = re.compile(r"(CH|WG|KDH)\s*(\d{1,3})(?!\d)\s*(.*)", re.IGNORECASE | re.ASCII)
_SCORE = re.compile(
    r"(\d{1,3})\s*-\s*(\d{1,3})\s*(AP|OT)?(?:\s*\(?\s*(\d)\s*-\s*(\d)\s*(?:TAB|SO)\s*\)?)?", re.IGNORECASE | re.ASCII
)
_ORDER = re.compile(r"([^:]{1,32}):(.{1,2000})", re.DOTALL)
_POOL = re.compile(r"WG\s+(.+)", re.IGNORECASE)
LOST = frozenset({"perdu", "forfait", "lost", "forfeit"})
BOTH_LOST = frozenset({"double forfait", "double forfeit"})
SECONDS = frozenset({"seconds", "deuxiemes", "deuxièmes", "seconds de poule"})


def annul_match(given: Given) -> Fields:
    """Read `CH3`: the match of the team chosen."""
    where, rest = _match(given, "annul_match")
    if rest:
        raise how("annul_match")
    return where


def set_match(given: Given) -> Fields:
    """Read `CH3 3-2 AP`, `KDH2 2-2 (4-2 TAB)`, `CH3 perdu`: goals of the team chosen first, which wins what is level.

    A level shoot-out, and a level final phase of WG, went to the team chosen by pool goals or lot.
    """
    where, told = _match(given, "set_match")
    mine = given.chosen
    theirs = str(where["home"] if mine == where["away"] else where["away"])
    if told.casefold() in LOST:
        return {**where, "decided": "forfeit", "winner": theirs}
    if told.casefold() in BOTH_LOST:
        return {**where, "decided": "double_onr"}
    return {**where, **_scored(given, where, mine, theirs, told)}


def _scored(given: Given, where: Fields, mine: TeamId, theirs: TeamId, told: str) -> Fields:
    found = _SCORE.fullmatch(told)
    if found is None:
        raise how("set_match")
    goals = int(found[1]), int(found[2])
    score = _sided(given, where, goals)
    if found[4] is not None:
        shots = int(found[4]), int(found[5])
        shot = {"winner": theirs if shots[0] < shots[1] else mine, "score": score, "so": _sided(given, where, shots)}
        return {"decided": "lot" if shots[0] == shots[1] else "shootout", **shot}
    if goals[0] != goals[1]:
        winner = theirs if goals[0] < goals[1] else mine
        return {"decided": "overtime" if found[3] else "regulation", "winner": winner, "score": score}
    if where["comp"] != "WGF":
        return {"decided": "draw", "score": score}
    in_pools = {given.state.teams[team].record["WG"].gf for team in (mine, theirs)}
    return {"decided": "pool_goals" if len(in_pools) > 1 else "lot", "winner": mine, "score": score}


def _sided(given: Given, where: Fields, numbers: tuple[int, int]) -> tuple[int, int]:
    """Return numbers told from the side of the team chosen as home and away."""
    return numbers if given.chosen == where["home"] else (numbers[1], numbers[0])


def _match(given: Given, act: str) -> tuple[dict[str, object], str]:
    """Return the match of the team chosen in the round that the text names, and the rest of the text."""
    found = _ROUND.fullmatch(given.text.strip())
    team = given.chosen
    if found is None:
        raise how(act)
    number = int(found[2])
    for comp, (home, away) in _matches(given, found[1].upper(), number):
        if team in (home, away):
            return {"comp": comp, "round": number, "home": home, "away": away}, found[3].strip()
    raise UserError("mh-act-no-match")


def _matches(given: Given, name: str, number: int) -> Iterator[tuple[RecordComp, Pair]]:
    """Yield the matches of a round, each with the competition under which it is recorded."""
    comp: Comp = next(comp for comp in COMPS if comp == name)
    a_round = facts.round_of(given.state, comp, number)
    for pair, group in zip(a_round.matches, a_round.groups, strict=True):
        yield ("WGF" if group == facts.FINAL_PHASE else comp), pair


def final_order(given: Given) -> Fields:
    """Read `E: 3, 1, 2, 4` (codes) or `WG A: Huskies, Flocons, …`, `WG seconds: …` (names), first to last."""
    found = _ORDER.fullmatch(given.text.strip())
    if found is None:
        raise how("final_order")
    name, listed = found[1].strip(), [part.strip() for part in re.split("[,;\n]", found[2]) if part.strip()]
    pool = _POOL.fullmatch(name)
    state = given.state
    if pool is not None:
        wanted = "seconds" if pool[1].casefold() in SECONDS else pool[1].upper()
        members = list(state.wg.teams) if wanted == "seconds" else list(state.wg.pools.get(wanted, ()))
        return {"comp": "WG", "group": wanted, "order": _named(given, members, listed)}
    division = next((one for one in state.divisions if one.casefold() == name.casefold()), None)
    if division is None:
        raise how("final_order")
    members = [team for team, who in state.teams.items() if who.division == division]
    return {"group": division, "order": _named(given, members, listed)}


def _named(given: Given, members: list[TeamId], listed: list[str]) -> list[TeamId]:
    """Return the teams that a list names, each by its code, id or name."""
    known: dict[str, TeamId] = {}
    for team in members:
        who = given.state.teams[team]
        known |= {plain(who.name).casefold(): team, team.casefold(): team}
    codes = {given.state.teams[team].code: team for team in members}
    if len(codes) == len(members):
        known |= {str(code): team for code, team in codes.items()} | {
            f"{code:02}": team for code, team in codes.items()
        }
    missing = next((one for one in listed if plain(one).casefold() not in known), None)
    if missing is not None:
        raise UserError("mh-act-not-in-group", name=plain(missing))
    return [known[plain(one).casefold()] for one in listed]
