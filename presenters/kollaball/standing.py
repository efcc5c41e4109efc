"""What both teams may know of the position besides the board (rulebook part 10): score state, duties, team sheets."""

from collections.abc import Collection, Iterator

from presenters.escaping import escape
from presenters.kollaball.dossier import Dossier
from presenters.kollaball.words import GameWords, class_label
from rules.contract import SeatId
from rules.kollaball import facts
from rules.kollaball.state import TEAMS, Air, PlayerId, State, TeamId, player_key, team_of


def score_state_lines(words: GameWords, state: State) -> str:
    """Return the score state of both teams, which is also what a tie would be decided on (KB-11-d)."""
    return "\n".join(_standing(words, state, team) for team in TEAMS)


def _standing(words: GameWords, state: State, team: TeamId) -> str:
    sheet = state.teams[team]
    return words.t(
        "kb-standing",
        team=words.team(team),
        specials=sheet.stats.specials,
        charges=sheet.stats.charges,
        deniers=sheet.stats.deniers,
        missed=sheet.missed,
        most=state.config.max_missed,
    )


def roll_call_lines(words: GameWords, dossier: Dossier, waiting_for: Collection[SeatId]) -> tuple[str, ...]:
    """Return who is present and who is missing at the roll-call, a line a team (KB-1-c); nothing in other stages."""
    state = dossier.now
    return (
        tuple(_roll(words, dossier, state, team, waiting_for) for team in TEAMS) if state.stage == "roll_call" else ()
    )


def _roll(words: GameWords, dossier: Dossier, state: State, team: TeamId, waiting_for: Collection[SeatId]) -> str:
    users = {one.player: one.user_id for one in dossier.participants}

    def named(players: Collection[PlayerId]) -> str:
        return ", ".join(f"<@{users[one]}>" if one in users else words.player(one) for one in players) or "none"

    everybody = facts.roster(state, team)
    absent = (dossier.lacking.get(SeatId(team), everybody) or ()) if team in waiting_for else ()
    present = [player for player in everybody if player not in absent]
    return words.t(
        "kb-panel-roll",
        team=words.team(team),
        count=len(absent),
        present=len(present),
        all=len(everybody),
        absentees=named(absent),
        attendees=named(present),
    )


def notice_lines(words: GameWords, dossier: Dossier) -> tuple[str, ...]:
    """Return what a captain has to know before they order, as far as everybody may know it."""
    state, truth = dossier.after_as(None), dossier.now
    if state.stage not in {"orders", "orders_second", "replacement"}:
        return ()
    return tuple(_notices(words, state, truth))


def _notices(words: GameWords, state: State, truth: State) -> Iterator[str]:
    if state.config.random_events:
        yield words.t("kb-note-events", rate=facts.event_chance(state))
    if truth.noted is not None:  # KB-23-m: that the team was neutralised was announced, its orders were not
        yield words.t("kb-note-must-change", team=words.team(truth.noted.team))
    for team, players in (state.replacement or {}).items():
        yield words.t("kb-note-replacement", team=words.team(team), players=words.players(players))
    for player in sorted(state.players, key=player_key):
        yield from _about(words, state, player)
    for ball, where in state.balls.items():
        if isinstance(where, Air):
            yield words.t("kb-note-lob", ball=words.ball(ball), turn=where.lands)


def _about(words: GameWords, state: State, player: PlayerId) -> Iterator[str]:
    who, name = state.players[player], words.player(player)
    if facts.is_due_back(state, player):
        cells = facts.entry_cells(state, player) if _shows_its_balls(state) else ()
        yield words.t("kb-note-due", player=name, cells=", ".join(cells) or "none")
    elif who.status == "sideline" and who.returns is not None:
        yield words.t("kb-note-returns", player=name, turn=who.returns)
    elif who.status == "missing":
        yield words.t("kb-note-missing", player=name)
    elif who.status == "pitch" and who.skip > 0:
        yield words.t("kb-note-skips", player=name, count=who.skip)
    elif who.status == "pitch" and who.extra > 0:
        yield words.t("kb-note-extra", player=name, count=1 + who.extra)


def _shows_its_balls(state: State) -> bool:
    """Return whether everybody knows which balls are real: entry cells depend on it (KB-17-k, KB-20-i)."""
    return all(where.kind is not None for where in state.balls.values())


def team_sheets(words: GameWords, dossier: Dossier, seat: SeatId | None) -> tuple[str, ...]:
    """Return both team sheets as `seat`, or the public, may see them: only one's own purses are told."""
    state = dossier.after_as(seat)
    return tuple(_team_sheet(words, state, team, is_own=team == seat) for team in TEAMS)


def _team_sheet(words: GameWords, state: State, team: TeamId, *, is_own: bool) -> str:
    sheet = state.teams[team]
    lines = [_standing(words, state, team)]
    if state.config.tactics and sheet.tactic is not None:
        lines.append(words.t("kb-sheet-tactic", tactic=words.named("tactic", sheet.tactic), used=sheet.tactic_used))
    lines.append(words.t("kb-sheet-team", timeout=sheet.timeout, exclusions=sheet.exclusions))
    lines += [_player_sheet(words, state, player, is_own=is_own) for player in facts.roster(state, team)]
    return "\n".join(lines)


def _player_sheet(words: GameWords, state: State, player: PlayerId, *, is_own: bool) -> str:
    who, captain = state.players[player], state.teams[team_of(player)].captain
    return words.t(
        "kb-sheet-player",
        player=words.player(player),
        captain=player == captain,
        cls=class_label(words.voice, who.cls),
        status=who.status,
        cell=who.cell or "none",
        used=who.special_used,
        purse=who.deniers if is_own and who.cls == "merchant" and who.deniers is not None else "none",
        legend=escape(who.legend.title) if who.legend is not None and state.config.legends else "none",
    )
