"""What the bot posts in the books of a competition's season, as commands of the commissioner (rulebook 6.11 and 9)."""

from collections.abc import Iterable, Iterator, Mapping

from rules.books import Course, Entries, Settled
from rules.contract import JsonObject, SeatId
from rules.double_echec.events import Event, Fight
from rules.double_echec.league.settings import ROUNDS
from rules.double_echec.notation.grammar import MOST_CHARACTERS
from rules.double_echec.roster import Roster, roster_of
from rules.double_echec.state import League, LeagueTeam, MatchStage

BETWEEN = "; "
TABLES = ("round_robin", "groups", "swiss")
TABLE: JsonObject = {
    "points": {"win": 2, "draw": 0, "loss": 0, "ot_win": 2, "ot_loss": 1},
    "ranking": ["points", "wins", "goal_difference", "goals_for"],
}
CHOICES = 1  # of each round of the coming draft, that a team begins a season with (DE-8)


def set_up_books(course: Course) -> JsonObject:
    """Return the set-up of a season's books: a team's code is its entrant's id, which is one word."""
    return {"kind": "league", "season": course.season, "teams": list(course.entrants), "names": dict(course.entrants)}


def stage_of(ahead: int | None) -> MatchStage:
    """DE-7: the stage of a match by how many rounds of its bracket come after it; all before the final cost as one."""
    if ahead is None:
        return "season"
    return "semifinal" if ahead else "final"


def post_result(one: Settled, events: Iterable[Event]) -> str:
    """Return `RESULTAT`; beers are sold for the fights of the match, too (DE-B.league-d)."""
    fights = sum(isinstance(event, Fight) for event in events)
    way = "P" if one.how in {"overtime", "shootout"} else "R"
    home, away = one.score
    return f"RESULTAT {one.home} {one.away} {home} {away} {way} {stage_of(one.ahead)} {fights}"


def entries(course: Course) -> Entries:
    """Return who plays the play-offs, and once the season is over its end (DE-8, DE-X-b)."""
    found = {"playoffs": " ".join(("SERIES", *course.qualified))} if course.qualified else {}
    if course.is_over:
        champion = () if course.champion is None else (f"CHAMPION {course.champion}",)
        found["end"] = BETWEEN.join((*champion, "CLASSEMENT", "TROPHEE", "REPECHAGE"))
    return found


def accounts(books: League, teams: Mapping[SeatId, JsonObject], *, opening: bool) -> tuple[str, ...]:
    """Return texts that enter what teams' sheets hold, where the books have it otherwise, as few as can be.

    What a referee has entered beside the salaries stays in the payroll (DE-B.league-e).
    """
    commands: list[str] = []
    for code, data in teams.items():
        if code in books.teams:
            commands += _account(code, books.teams[code], roster_of(data))
            commands += _opening(code, books, roster_of(data)) if opening else ()
    return tuple(_packed(commands))


def _account(code: str, now: LeagueTeam, roster: Roster) -> Iterator[str]:
    salaries = tuple(player.salary for player in roster.men)
    if salaries != now.salaries:
        yield " ".join(("SALAIRES", code, *map(str, salaries)))
    payroll = max(0, sum(salaries) + now.payroll - sum(now.salaries))
    if payroll != now.payroll:
        yield f"MASSE {code} {payroll}"
    tpvba = sum(player.abilities for player in roster.men)
    if tpvba != now.tpvba:
        yield f"TPVBA {code} {tpvba}"


def _opening(code: str, books: League, roster: Roster) -> Iterator[str]:
    rookies = sum(player.rookie == books.season for player in roster.men)
    if rookies:
        yield f"RECRUES {code} {rookies}"
    yield from (f"CHOIX {code} {among} {CHOICES}" for among in ROUNDS)


def _packed(commands: Iterable[str]) -> Iterator[str]:
    """Yield texts of several commands, none longer than one may be."""
    text = ""
    for command in commands:
        longer = f"{text}{BETWEEN}{command}" if text else command
        if len(longer) > MOST_CHARACTERS:
            yield text
            longer = command
        text = longer
    if text:
        yield text


def suit_league_config(config: JsonObject) -> JsonObject:
    """DE-B.league-a, -b: points and ranking of tables; no match ends level. What a config says itself stays."""
    stages = config.get("stages")
    if not isinstance(stages, list | tuple):
        return config
    return {**config, "stages": [_suited(stage) for stage in stages]}


def _suited(stage: JsonObject) -> JsonObject:
    if stage.get("format") not in TABLES:
        return stage
    return {**TABLE, **({} if stage.get("unplayed") == "draw" else {"draws": False}), **stage}
