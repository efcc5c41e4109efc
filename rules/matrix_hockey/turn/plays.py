"""Steps 2 and 3 of a week: what each team plays in each round, and what of its boosts is granted."""

from dataclasses import dataclass
from typing import Literal

from rules.matrix_hockey import facts
from rules.matrix_hockey.events import BoostCut, ChoiceRedrawn, Onr
from rules.matrix_hockey.facts import Round
from rules.matrix_hockey.orders import Choice, read_choice
from rules.matrix_hockey.state import Comp, TeamId
from rules.matrix_hockey.turn.work import TeamWork, Work, teams_of
from rules.reasons import Fact, Named, Reason

Redrawn = Literal["column", "ot", "so"]
NONE = "none"


@dataclass(slots=True)
class Play:
    """What a team does in a round. Filled step by step: choice, boosts, base score."""

    team: TeamId
    column: str | None = None
    ot: str | None = None
    so: str | None = None
    asked_extra: int = 0
    asked_saves: int = 0
    extra: int = 0
    saves: int = 0
    is_onr: bool = False
    is_dummy: bool = False
    is_forfeit: bool = False
    is_ahead: bool = False  # its order was not sent this week, it lay in the book
    cell: int = 0
    crowd: int = 0
    base: int = 0
    bonus: int = 0


@dataclass(slots=True, frozen=True)
class Slot:
    """A round of this week with the plays of its teams, in canonical order."""

    round: Round
    plays: dict[TeamId, Play]

    @property
    def comp(self) -> Comp:
        """The competition."""
        return self.round.comp

    @property
    def number(self) -> int:
        """The round's number."""
        return self.round.number


def choose_plays(work: Work, a_round: Round) -> Slot:
    """Step 2: return a round with what its teams play. Draws `{c}/{r}/column|ot/{team}`, `kdh/{k}/so/{team}`."""
    slot = Slot(a_round, {})
    for team_id in work.in_order(teams_of(a_round.matches)):
        slot.plays[team_id] = _play(work, a_round, work.teams[team_id])
    return slot


def _play(work: Work, a_round: Round, team: TeamWork) -> Play:
    comp, number = a_round.comp, a_round.number
    text = work.take_order(team.id, f"{comp}{number}")
    choice = None if text is None else read_choice(text)
    is_knock_out = comp == "KDH" or (comp == "WG" and not facts.is_pool_round(work.settings, number))
    if team.is_dummy:
        if is_knock_out and work.settings.dummy.cups == "forfeit":  # MH-3.2.3-i
            return Play(team.id, is_onr=True, is_dummy=True, is_forfeit=True)
        return _spend(team, comp, _drawn(work, a_round, team, is_dummy=True))  # MH-3.1.3-g
    if choice is not None:
        play = _spend(team, comp, _ordered(work, a_round, team, choice))
        play.is_ahead = (team.id, f"{comp}{number}") not in work.sent
        return play
    if is_knock_out:  # MH-3.2.3-a, MH-3.3.3-c
        work.tell(Onr(team=team.id, comp=comp, round=number, column=None, ot=None, forfeit=True), Reason("no-order"))
        return Play(team.id, is_onr=True, is_forfeit=True)
    play = _drawn(work, a_round, team, is_dummy=False)  # MH-3.1.3-a, MH-3.3.3-a
    missed = Onr(team=team.id, comp=comp, round=number, column=play.column, ot=play.ot, forfeit=False)
    work.tell(missed, Reason("no-order"), Reason("drawn-column", {"columns": _columns_left(work, team, comp)}))
    return _spend(team, comp, play)


def _columns_left(work: Work, team: TeamWork, comp: Comp) -> int:
    return len(work.columns[comp, team.division]) - len(team.columns[comp])


def _drawn(work: Work, a_round: Round, team: TeamWork, *, is_dummy: bool) -> Play:
    column = work.draw_column(_label(a_round, "column", team), team, a_round.comp)
    ot = work.draw_ot(_label(a_round, "ot", team), team, a_round.comp)
    so = work.draw_so(_label(a_round, "so", team), team) if a_round.comp == "KDH" else None
    return Play(team.id, column, ot, so, is_onr=not is_dummy, is_dummy=is_dummy)


def _ordered(work: Work, a_round: Round, team: TeamWork, choice: Choice) -> Play:
    """Return the play of an order; what is no longer there is drawn (MH-4-c, -d, -e)."""
    comp = a_round.comp
    options = work.settings.of(comp)
    column, ot, so = choice.column, choice.ot, choice.so
    if column in team.columns[comp] or column not in work.columns[comp, team.division]:
        column = work.draw_column(_label(a_round, "column", team), team, comp)
        _tell_redrawn(work, a_round, team, ("column", choice.column, column))
    if ot not in facts.values_left(work.ot_stock(comp), team.ot[comp]):
        ot = work.draw_ot(_label(a_round, "ot", team), team, comp)
        _tell_redrawn(work, a_round, team, ("ot", choice.ot, ot))
    if comp != "KDH":
        so = None
    elif so is None or so not in facts.values_left(work.so_stock, team.so):
        so = work.draw_so(_label(a_round, "so", team), team)
        _tell_redrawn(work, a_round, team, ("so", choice.so, so))
    has_saves = comp == "CH" and work.settings.CH.super_saves
    return Play(
        team.id,
        column,
        ot,
        so,
        asked_extra=choice.extra if options.extra_goals else 0,
        asked_saves=choice.saves if has_saves else 0,
    )


def _spend(team: TeamWork, comp: Comp, play: Play) -> Play:
    """Enter column and values as used at once: the second round of a double week sees the first."""
    if play.column is not None and play.ot is not None:
        team.columns[comp].append(play.column)
        team.ot[comp].append(play.ot)
    if play.so is not None:
        team.so.append(play.so)
    return play


def _tell_redrawn(work: Work, a_round: Round, team: TeamWork, what: tuple[Redrawn, str | None, str]) -> None:
    kind, ordered, got = what
    redrawn = ChoiceRedrawn(team=team.id, comp=a_round.comp, round=a_round.number, what=kind, ordered=ordered, got=got)
    left = {"columns": _columns_left(work, team, a_round.comp)} if kind == "column" else {}
    work.tell(redrawn, Reason("redrawn", {"what": kind, "ordered": ordered or NONE, **left}))


def _label(a_round: Round, what: str, team: TeamWork) -> str:
    return f"{a_round.comp.lower()}/{a_round.number}/{what}/{team.id}"


def grant_boosts(work: Work, slots: list[Slot]) -> None:
    """Step 3: grant extra goals and super saves as far as the stocks go (MH-4-f, -g); granted is spent."""
    priority = work.settings.extra_goals_priority
    ordered = sorted(slots, key=lambda slot: (priority.index(slot.comp), slot.number))
    for team in work.teams.values():
        for slot in ordered:
            play = slot.plays.get(team.id)
            if play is None:
                continue
            if play.asked_extra:
                play.extra = min(play.asked_extra, team.extra_goals)
                team.extra_goals -= play.extra
                if play.extra < play.asked_extra:
                    had: dict[str, Fact] = {"had": team.before.extra_goals, "left": play.extra}
                    had["priority"] = Named("comp", tuple(priority))
                    work.tell(_cut(slot, play, is_extra=True), Reason("extra-short", had))
            if play.asked_saves:
                play.saves = min(play.asked_saves, team.super_saves)
                team.super_saves -= play.saves
                if play.saves < play.asked_saves:
                    had = {"had": team.before.super_saves, "left": play.saves}
                    work.tell(_cut(slot, play, is_extra=False), Reason("saves-short", had))


def _cut(slot: Slot, play: Play, *, is_extra: bool) -> BoostCut:
    return BoostCut(
        team=play.team,
        comp=slot.comp,
        round=slot.number,
        what="extra_goals" if is_extra else "super_saves",
        asked=play.asked_extra if is_extra else play.asked_saves,
        granted=play.extra if is_extra else play.saves,
    )
