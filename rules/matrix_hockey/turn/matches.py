"""Step 4, second part: the matches of a round, in fixture order."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from rules.matrix_hockey.events import MatchPlayed, MatchSide, Numbers
from rules.matrix_hockey.facts import FINAL_PHASE
from rules.matrix_hockey.state import GF, Decided, OutcomeClass, Pair, RecordComp, Result, TeamId
from rules.matrix_hockey.turn.plays import Play, Slot
from rules.matrix_hockey.turn.work import Work, teams_named
from rules.reasons import Fact, Reason

CLASSES_OF: dict[Decided, tuple[OutcomeClass, OutcomeClass]] = {  # of the winner and the loser
    "regulation": ("win", "loss"),
    "overtime": ("ot_win", "ot_loss"),
    "shootout": ("so_win", "so_loss"),
    "pool_goals": ("tb_win", "tb_loss"),
    "lot": ("tb_win", "tb_loss"),
    "forfeit": ("ff_win", "ff_loss"),
    "draw": ("draw", "draw"),
    "double_onr": ("ff_loss", "ff_loss"),
}


@dataclass(slots=True, frozen=True)
class MatchVerdict:
    """How a match ended. `winner` is 0 (home), 1 (away) or None."""

    decided: Decided
    winner: int | None
    score: Numbers | None
    regulation: Numbers | None
    ot: Numbers | None = None
    so: Numbers | None = None


@dataclass(slots=True, frozen=True)
class Duel:
    """A match to be played: its place in the round from 1, its group, home and away."""

    slot: Slot
    place: int
    group: str
    home: Play
    away: Play

    @property
    def is_final_phase(self) -> bool:
        """Whether it is a semi-final or the final of WG."""
        return self.slot.comp == "WG" and self.group == FINAL_PHASE

    @property
    def record_comp(self) -> RecordComp:
        """The competition under which it is recorded."""
        return "WGF" if self.is_final_phase else self.slot.comp

    @property
    def lot_label(self) -> str:
        """The label of the lot between the two."""
        return f"{self.slot.comp.lower()}/{self.slot.number}/lot/{self.place}"


def play_round(work: Work, slot: Slot) -> list[Result]:
    """Play the matches of a round; records, results and events are written. Returns the round's results."""
    played = []
    for place, (pair, group) in enumerate(zip(slot.round.matches, slot.round.groups, strict=True), start=1):
        duel = Duel(slot, place, group, slot.plays[pair[0]], slot.plays[pair[1]])
        played.append(_play(work, duel))
    work.results += played
    return played


def _play(work: Work, duel: Duel) -> Result:
    home, away = duel.home, duel.away
    stopped = (0, 0)
    if home.is_forfeit or away.is_forfeit:
        verdict = _forfeit(work, duel)
    else:
        before = (home.base + home.extra, away.base + away.extra)  # MH-2.1-a, steps 1 and 2 for both first
        stopped = (min(before[0], away.saves), min(before[1], home.saves))  # MH-2.1.3.2-c
        regulation = (before[0] - stopped[0] + home.bonus, before[1] - stopped[1] + away.bonus)  # MH-2.1.4-c
        verdict = _decide(work, duel, regulation)
    classes = _classes(duel, verdict)
    score = verdict.score
    work.teams[home.team].count(duel.record_comp, classes[0], score)
    work.teams[away.team].count(duel.record_comp, classes[1], None if score is None else (score[1], score[0]))
    winner = None if verdict.winner is None else (home.team, away.team)[verdict.winner]
    work.tell(_told(duel, verdict, winner, stopped), *_why(work, duel, verdict, stopped))
    return Result(
        comp=duel.record_comp,
        round=duel.slot.number,
        group=duel.group,
        home=home.team,
        away=away.team,
        score=score,
        decided=verdict.decided,
        winner=winner,
        so=verdict.so,
        classes=classes,
    )


def _why(work: Work, duel: Duel, verdict: MatchVerdict, stopped: Numbers) -> Iterator[Reason]:
    """Yield how each side came to its goals, and what decided; to a side alone that its order was sent ahead."""
    sides = (duel.home, duel.away)
    names: dict[str, Fact] = {"home": teams_named(duel.home.team), "away": teams_named(duel.away.team)}
    if verdict.regulation is None:
        for play in sides:
            if play.is_forfeit:
                yield Reason("out-dummy" if play.is_dummy else "out", {"team": teams_named(play.team)})
    else:
        for play, saved, total in zip(sides, stopped, verdict.regulation, strict=True):
            yield _why_side(work, play, saved, total)
    if verdict.ot is not None:
        yield Reason("overtime", {**names, **_values("ot", duel, verdict.ot)})
    if verdict.so is not None:
        yield Reason("shootout", {**names, **_values("so", duel, verdict.so)})
    if verdict.decided == "pool_goals" or (verdict.decided == "lot" and duel.is_final_phase):
        goals = [work.teams[play.team].record["WG"][GF] for play in sides]
        yield Reason("pool-goals", {**names, "home-goals": goals[0], "away-goals": goals[1]})
    if verdict.decided in {"lot", "double_onr", "draw"}:
        yield Reason(verdict.decided.replace("_", "-"), names)
    for play in sides:
        if play.is_ahead:
            yield Reason("ahead", seat=play.team)


def _why_side(work: Work, play: Play, saved: int, total: int) -> Reason:
    facts: dict[str, Fact] = {"team": teams_named(play.team), "column": play.column or "", "cell": play.cell}
    facts |= {"crowd": play.crowd, "penalty": work.settings.onr.penalty_goals if play.is_onr else 0}
    facts |= {"base": play.base, "extra": play.extra, "saved": saved, "bonus": play.bonus, "total": total}
    return Reason("side", facts)


def _values(what: Literal["ot", "so"], duel: Duel, worth: Numbers) -> dict[str, Fact]:
    """Return what both values came to, and whether each was an X."""
    home, away = (getattr(play, what) for play in (duel.home, duel.away))
    return {"home-worth": worth[0], "away-worth": worth[1], "home-value": home or "", "away-value": away or ""}


def _classes(duel: Duel, verdict: MatchVerdict) -> tuple[OutcomeClass, OutcomeClass]:
    if duel.home.is_forfeit and duel.away.is_forfeit:  # MH-3.3.3-d
        return CLASSES_OF["double_onr"]
    first, second = CLASSES_OF[verdict.decided]
    return (second, first) if verdict.winner == 1 else (first, second)


def _forfeit(work: Work, duel: Duel) -> MatchVerdict:
    if not (duel.home.is_forfeit and duel.away.is_forfeit):
        return MatchVerdict("forfeit", 1 if duel.home.is_forfeit else 0, None, None)
    if duel.is_final_phase:
        decided, winner = decide_by_pool_goals(work, (duel.home.team, duel.away.team), duel.lot_label)
        return MatchVerdict(decided, winner, None, None)
    return MatchVerdict("double_onr", None, None, None)


def _decide(work: Work, duel: Duel, regulation: Numbers) -> MatchVerdict:
    if regulation[0] != regulation[1]:
        return MatchVerdict("regulation", _higher(regulation), regulation, regulation)
    x_max = work.settings.of(duel.slot.comp).x_ot_max
    ot = (_worth(work, duel, duel.home, x_max), _worth(work, duel, duel.away, x_max))  # MH-2.2-a, -b
    if ot[0] != ot[1]:
        winner = _higher(ot)
        score = (regulation[0] + 1 - winner, regulation[1] + winner)  # MH-2.2-d
        return MatchVerdict("overtime", winner, score, regulation, ot)
    if duel.slot.comp == "KDH":  # MH-2.2-f
        so = (_shot(work, duel, duel.home), _shot(work, duel, duel.away))
        if so[0] != so[1]:
            return MatchVerdict("shootout", _higher(so), regulation, regulation, ot, so)
        return MatchVerdict("lot", work.dice.pick(duel.lot_label, (0, 1)), regulation, regulation, ot, so)
    if duel.is_final_phase:  # MH-3.3.2-d
        decided, winner = decide_by_pool_goals(work, (duel.home.team, duel.away.team), duel.lot_label)
        return MatchVerdict(decided, winner, regulation, regulation, ot)
    return MatchVerdict("draw", None, regulation, regulation, ot)


def _higher(numbers: Numbers) -> int:
    return 0 if numbers[0] > numbers[1] else 1


def _worth(work: Work, duel: Duel, play: Play, x_max: int) -> int:
    """Return an overtime value; X draws `{c}/{r}/x_ot/{team}`."""
    if play.ot != "X":
        return int(play.ot or 0)
    return work.dice.roll(f"{duel.slot.comp.lower()}/{duel.slot.number}/x_ot/{play.team}", x_max + 1) - 1


def _shot(work: Work, duel: Duel, play: Play) -> int:
    """Return a shoot-out value; X draws `kdh/{k}/x_so/{team}`."""
    if play.so != "X":
        return int(play.so or 0)
    return work.dice.roll(f"kdh/{duel.slot.number}/x_so/{play.team}", work.settings.KDH.x_so_max + 1) - 1


def decide_by_pool_goals(work: Work, pair: Pair, label: str) -> tuple[Decided, int]:
    """MH-3.3.2-d: return which of two teams has scored more in its pool, by lot if neither. Draws `label`."""
    home, away = (work.teams[team].record["WG"][GF] for team in pair)
    if home != away:
        return "pool_goals", 0 if home > away else 1
    return "lot", work.dice.pick(label, (0, 1))


def _told(duel: Duel, verdict: MatchVerdict, winner: TeamId | None, stopped: Numbers) -> MatchPlayed:
    is_forfeit = duel.home.is_forfeit or duel.away.is_forfeit
    return MatchPlayed(
        comp=duel.slot.comp,
        round=duel.slot.number,
        group=duel.group,
        home=duel.home.team,
        away=duel.away.team,
        score=verdict.score,
        regulation=verdict.regulation,
        decided=verdict.decided,
        winner=winner,
        ot=verdict.ot,
        so=verdict.so,
        sides=(
            _side(duel.home, None if is_forfeit else stopped[0]),
            _side(duel.away, None if is_forfeit else stopped[1]),
        ),
    )


def _side(play: Play, saved: int | None) -> MatchSide:
    """Return a side; `saved` is None in a forfeit."""
    is_out = play.is_forfeit
    return MatchSide(
        team=play.team,
        column=play.column,
        cell=None if is_out else play.cell,
        crowd=None if is_out else play.crowd,
        base=None if is_out else play.base,
        extra=play.extra,
        saves=play.saves,
        saved=saved,
        bonus=None if saved is None else play.bonus,
        onr=play.is_onr,
        dummy=play.is_dummy,
        ot=play.ot,
        so=play.so,
    )
