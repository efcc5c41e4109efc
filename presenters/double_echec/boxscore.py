"""The box score of a match, from its events alone: what each side did, the time audit (DE-2-i), the three stars."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from presenters.double_echec.words import GameWords
from rules.double_echec import events as ev
from rules.double_echec.data import Team
from rules.double_echec.state import TEAMS, Man, Match

# What a star is given for; the text states it.
GOAL, ASSIST, THEFT, FIGHT, FACEOFF, SAVE, BEATEN = 5, 3, 2, 2, 1, 1, -2
STARS = 3


@dataclass
class PeriodTime:
    """What the time of a period went by (DE-2-i)."""

    number: int
    units: int = 0
    cards: int = 0
    tries: int = 0
    fights: int = 0
    rounds: int = 0


@dataclass
class Box:
    """What was counted over the match, by team or player."""

    passes: Counter[Team] = field(default_factory=Counter)
    tried: Counter[Team] = field(default_factory=Counter)
    thefts: Counter[Team] = field(default_factory=Counter)
    faceoffs: Counter[Team] = field(default_factory=Counter)
    fights: Counter[Team] = field(default_factory=Counter)
    saves: dict[Team, Counter[int]] = field(default_factory=lambda: {team: Counter() for team in TEAMS})
    saved: Counter[Team] = field(default_factory=Counter)
    points: Counter[Man] = field(default_factory=Counter)
    periods: list[PeriodTime] = field(default_factory=list)


def box_score(words: GameWords, state: Match, events: Iterable[ev.Event]) -> str:
    """Return the box score in words."""
    box = count_box(events)
    lines = [words.t("de-box-title"), *(_line(words, state, box, team) for team in TEAMS)]
    lines += [_saves(words, box, team) for team in TEAMS if box.saved[team]]
    lines += [_audit(words, period) for period in box.periods]
    if len(best := list_stars(box)) == STARS:
        first, second, third = (
            words.t("de-box-star", player=words.player(*player), points=points) for player, points in best
        )
        lines += [words.t("de-box-stars", first=first, second=second, third=third), words.t("de-box-formula")]
    return "\n".join(lines)


def list_stars(box: Box) -> list[tuple[Man, int]]:
    """Return the three players with most points; among equals the home side's, then the lower number."""
    return sorted(box.points.items(), key=lambda one: (-one[1], TEAMS.index(one[0][0]), one[0][1]))[:STARS]


def count_box(events: Iterable[ev.Event]) -> Box:  # noqa: PLR0912 - a line or two for each kind
    """Return what the events of a match come to."""
    box, period, in_shot = Box(), PeriodTime(1), False
    box.periods.append(period)
    passed: tuple[Man, Man] | None = None  # who passed to whom last, while their side has the puck by it
    for event in events:
        match event:
            case ev.ClockMarked(why=why):
                period.units += 1
                period.tries += why == "recover"
                period.fights += why == "fight"
            case ev.CardTurned() if not in_shot:
                period.cards += 1
            case ev.FightRound():
                period.rounds += 1
            case ev.PeriodEnd(period=number):
                period = PeriodTime(number + 1)
                box.periods.append(period)
            case ev.PenaltyShot() | ev.PenaltyShotOver():
                in_shot = isinstance(event, ev.PenaltyShot)
            case ev.FacedOff(winner=team, player=player):
                box.faceoffs[team] += 1
                box.points[team, player] += FACEOFF
            case ev.Passed(team=team, player=player, to=to) | ev.OneTimerPass(team=team, player=player, to=to):
                box.passes[team] += 1
                box.tried[team] += 1
                passed = ((team, player), (team, to))
            case ev.PassFailed(team=team):
                box.tried[team] += 1
            case ev.Possession(why=why) if why != "pass":
                passed = None
            case ev.Stolen(team=team, player=player):
                box.thefts[team] += 1
                box.points[team, player] += THEFT
            case ev.Fight(winner=winner):
                box.fights[winner[0]] += 1
                box.points[winner] += FIGHT
            case ev.Saved(team=team, player=player, why=None):
                box.saved[team] += 1
                box.saves[team].update({die for die in event.dice if die in event.numbers})
                box.points[team, player] += SAVE
            case ev.Beaten(team=team, player=player):
                box.points[team, player] += BEATEN
            case ev.Goal(team=team, player=player):
                box.points[team, player] += GOAL
                if passed is not None and passed[1] == (team, player):
                    box.points[passed[0]] += ASSIST
                passed = None
            case _:
                pass
    if not (period.units or period.rounds or period.cards):
        box.periods.pop()
    return box


def _line(words: GameWords, state: Match, box: Box, team: Team) -> str:
    stats = state.teams.of(team).stats
    return words.t(
        "de-box-line",
        team=words.team(team),
        shots=stats.shots,
        goals=state.score.of(team),
        posts=stats.posts,
        passes=f"{box.passes[team]}/{box.tried[team]}",
        steals=box.thefts[team],
        faceoffs=box.faceoffs[team],
        fights=box.fights[team],
    )


def _saves(words: GameWords, box: Box, team: Team) -> str:
    by_number = sorted(box.saves[team].items())
    numbers = words.list(words.t("de-box-number", number=str(number), count=count) for number, count in by_number)
    return words.t("de-box-saves", team=words.team(team), count=box.saved[team], numbers=numbers or "none")


def _audit(words: GameWords, period: PeriodTime) -> str:
    return words.t(
        "de-box-audit",
        period=words.period(period.number),
        units=period.units,
        cards=period.cards,
        tries=period.tries,
        fights=period.fights,
        over=period.rounds - period.fights,
        holds=period.units == period.cards + period.tries + period.fights,
    )
