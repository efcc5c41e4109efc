"""A match of Kollaball that a competition hosts: home plays first, which is red; and how it counts there."""

from rules.contract import How, JsonObject, Score, SeatId
from rules.hosting import Contender, Contenders, Hosting, Terms
from rules.kollaball.state import TEAMS, State

MOST = 6  # of a team (KB-2-b)


def host_match(terms: Terms, sides: Contenders) -> Hosting:
    """Return how a match of two teams begins; where it must have a winner, a tie is broken (KB-11-c)."""
    config = {**terms.options, **({} if terms.level == "yes" else {"tie_break": True})}
    teams: dict[str, object] = {}
    players: dict[str, object] = {}
    people: list[tuple[str, str, SeatId]] = []
    for seat, side in zip(TEAMS, (sides.home, sides.away), strict=True):
        ids = {one.id: f"{seat[0]}{number}" for number, one in enumerate(side.people[:MOST], start=1)}
        teams[seat] = {"captain": ids.get(side.captain or ""), "tactic": _tactic(config, side)}
        for one in side.people[:MOST]:
            players[ids[one.id]] = player_of(config, one.name, one.data)
            people.append((ids[one.id], one.id, SeatId(seat)))
    home, away = map(SeatId, TEAMS)
    return Hosting(
        setup={"config": config, "teams": teams, "players": players},
        home=home,
        away=away,
        service=(SeatId("admin"),),
        players=tuple(people),
    )


def player_of(config: JsonObject, name: str, sheet: JsonObject) -> JsonObject:
    """Return a player as he begins a match, from his sheet: a legend has his move where there are legends (KB-24)."""
    player: dict[str, object] = {"name": name, "class": sheet.get("class")}
    legend = sheet.get("legend")
    if config.get("legends") and isinstance(legend, dict) and legend.get("move"):
        player["legend"] = {"title": legend.get("title"), "move": legend["move"]}
    return player


def score_of(state: State) -> Score | None:
    """Return the result: a goal wins, so the winner has one; a tie that the rules broke is 1-1 (KB-11, CP-1-f)."""
    result = state.result
    if result is None:
        return None
    is_broken = result.reason.startswith("tie_break")
    return Score(
        goals={SeatId(team): 1 if is_broken or team == result.winner else 0 for team in TEAMS},
        winner=None if result.winner is None else SeatId(result.winner),
        by=result.reason,
        how=_how(result.reason),
        missed={SeatId(team): state.teams[team].missed for team in TEAMS},
    )


def _how(reason: str) -> How:
    match reason.partition(":")[0]:
        case "disqualification":
            return "forfeit"
        case "double_disqualification":
            return "double_forfeit"
        case "tie_break":
            return "shootout"
        case _:
            return "score"


def _tactic(config: JsonObject, side: Contender) -> object:
    return side.data.get("tactic") if config.get("tactics") else None
