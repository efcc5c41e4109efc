"""A cup or championship about to be founded, as its founder has it so far; kept between the steps of the form."""

from collections.abc import Sequence

from presenters.escaping import escape, plain
from presenters.helvetia_cup.series.words import LAST_ROUNDS
from presenters.post import Block, Button, ButtonRow, ButtonStyle, Post, Select, SelectOption, custom_id
from presenters.texts import Voice, capital
from referee.league.plans import ContestPlan
from referee.model import Team
from rules.contract import JsonObject
from rules.helvetia_cup.choices import LENGTHS, TEMPOS
from rules.helvetia_cup.competition.creation import byes

NAME, TEAM = 40, 60
FORMATS = ("cup", "league")
PREPARATIONS = (12, 24, 48, 72, 168)
LEAGUE_HOURS = 0  # of a match's turns: those of the league
FEWEST, MOST, OFFERED = 2, 16, 25


class SeriesPlan(ContestPlan, frozen=True, kw_only=True):
    """`length`, `tempo`: of the matches; `preparation`: hours before each round; `hours`: of a match's turns.

    `teams`: the ids of those that are to enter.
    """

    name: str
    format: str
    teams: tuple[int, ...] = ()
    length: str = "whole"
    tempo: str = "alternate"
    cards: bool = True
    trains_first: bool = True
    preparation: int = 48
    hours: int = LEAGUE_HOURS

    @property
    def config(self) -> JsonObject:
        """The rules' settings, as far as they are not the usual ones of a competition."""
        given: dict[str, object] = {} if self.cards else {"cards": False}
        given |= {} if self.trains_first else {"training_before_first": False}
        return {**LENGTHS[self.length], **TEMPOS[self.tempo], **given}

    def rounds(self, teams: int) -> Sequence[int]:
        """Return how many matches each round has with so many teams."""
        if self.format == "league":
            return [teams // 2] * (2 * (teams - 1 + teams % 2))
        first = (teams - byes(teams)) // 2
        left = teams - first
        return [first, *(left >> number for number in range(1, left.bit_length()))]


def series_name(name: str) -> str:
    """Return a name as a competition can have it."""
    return " ".join(plain(name, NAME).split())


def plan_post(voice: Voice, plan_id: int, plan: SeriesPlan, teams: Sequence[Team], now_ms: int) -> Post:
    """Return the plan in words with its rounds, what can still be chosen, and the button that founds it."""
    t = voice.t
    taken = [team for team in teams if team.id in plan.teams]
    blocks: list[Block] = [
        t(
            "hc-found-plan",
            name=escape(plan.name),
            format=plan.format,
            count=len(taken),
            teams=", ".join(escape(team.name, TEAM) for team in taken) or "none",
            length=plan.length,
            tempo=plan.tempo,
            cards=plan.cards,
            trains=plan.trains_first,
            hours=plan.hours,
        )
    ]
    if len(taken) >= FEWEST:
        start = now_ms // 1000 + plan.preparation * 3600
        blocks.append("\n".join((t("hc-found-first", start=start), *_rounds(voice, plan, len(taken)))))
    if len(teams) > OFFERED:
        blocks.append(t("hc-found-more", count=OFFERED))
    offered = [SelectOption(team.name[:100], str(team.id), default=team.id in plan.teams) for team in teams[:OFFERED]]
    if offered:
        choose = t("hc-found-teams", most=MOST)
        blocks.append(Select(custom_id("hc-found-teams", plan_id), choose, tuple(offered), 1, min(MOST, len(offered))))
    lengths = [
        SelectOption(t("hc-found-preparation", hours=hours), str(hours), default=hours == plan.preparation)
        for hours in PREPARATIONS
    ]
    blocks.append(Select(custom_id("hc-found-hours", plan_id), t("hc-found-hours"), tuple(lengths)))
    toggles = (
        Button(t("hc-found-all"), custom_id("hc-found-all", plan_id), disabled=not offered),
        *(
            Button(t(f"hc-found-{one}", now=getattr(plan, one)), custom_id("hc-found-set", plan_id, one))
            for one in TOGGLES
        ),
    )
    ready = FEWEST <= len(taken) <= MOST
    found = Button(t("hc-found-create"), custom_id("hc-found-create", plan_id), ButtonStyle.success, disabled=not ready)
    return Post((*blocks, ButtonRow(toggles), ButtonRow((found,))))


TOGGLES = ("cards", "trains_first")


def _rounds(voice: Voice, plan: SeriesPlan, teams: int) -> list[str]:
    """Return the calendar: the rounds of a cup with their matches, how many a championship has."""
    rounds = plan.rounds(teams)
    if plan.format == "league":
        return [voice.t("hc-found-league", rounds=len(rounds), matches=rounds[0], resting=teams % 2)]
    lines = []
    for number, matches in enumerate(rounds, start=1):
        left = min(len(rounds) - number, LAST_ROUNDS)
        name = capital(voice.t("hc-series-round", format="cup", round=number, left=left))
        lines.append(voice.t("hc-found-round", name=name, matches=matches))
    skipping = byes(teams)
    return [*lines, *([voice.t("hc-found-byes", count=skipping)] if skipping else [])]
