"""A league's settings (rulebook 3.15), and whether the parts of its state fit together."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from rules.double_echec.data import DATA, LeagueData
from rules.double_echec.state import League

ROUNDS = ("1", "2", "3")  # of the draft, that the trophy's formula counts (DE-X-c)

Json = Mapping[str, object]


def league_settings_of(config: Json) -> LeagueData:
    """Return the page's table with a league's overrides. Raises `msgspec.ValidationError` for what is none."""
    return msgspec.convert(_over(msgspec.to_builtins(DATA.league), config), LeagueData)


def _over(table: Json, config: Json) -> Json:
    """Return `table` with `config` over it, key by key down to its tables' own keys."""
    merged: dict[str, object] = {**table, **config}
    for key, inner in table.items():
        given = config.get(key)
        if isinstance(inner, Mapping) and isinstance(given, Mapping):
            merged[key] = _over(inner, given)
    return merged


def fill_in_picks(league: League) -> League:
    """Return a league as it is written: of each team the choices of every round (rulebook 4, "keys left out")."""
    none = dict.fromkeys(ROUNDS, 0)
    teams = {code: replace(team, picks={**none, **team.picks}) for code, team in league.teams.items()}
    return replace(league, teams=teams)


def find_league_fault(league: League) -> str | None:
    """Return what is wrong with a league; None for one that can go on."""
    try:
        league_settings_of(league.config)
    except msgspec.ValidationError as error:
        return str(error)
    named = {*league.playoffs, *filter(None, (league.champion, league.alex))}
    if strangers := sorted(named - set(league.teams)):
        return f"no such team: {strangers[0]!r:.20}"
    if len(set(league.playoffs)) != len(league.playoffs):
        return "a team is twice in the play-offs"
    if any(" " in code or ";" in code or not code.strip() for code in league.teams):
        return "a team's code is one word"
    if any(set(team.picks) - set(ROUNDS) for team in league.teams.values()):
        return "the draft has three rounds"
    return None
