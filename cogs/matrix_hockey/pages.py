"""The pages of part 10 as posts: matrix, what the others have left, tables, cups, calendar, team sheet."""

from collections.abc import Mapping
from dataclasses import dataclass

from boards.matrix_hockey import left_order
from cogs.matrix_hockey import standing
from cogs.matrix_hockey.narrative import paged, pool_lines, table_lines
from cogs.matrix_hockey.narrative.results import past_score
from cogs.matrix_hockey.pictures import Pictures
from cogs.matrix_hockey.words import Words
from cogs.shared.actions import custom_id
from cogs.shared.posts import Block, Button, Post, Row
from rules.matrix_hockey import pages as remains
from rules.matrix_hockey.facts import last_round
from rules.matrix_hockey.season.tables import pool_table
from rules.matrix_hockey.state import CLASSES, WIN_CLASSES, Comp, Result, State, TeamId

COLOUR = 0x2E86C1
CUPS: Mapping[str, Comp] = {"WG": "WG", "KDH": "KDH"}


@dataclass(frozen=True)
class Book:
    """A season's pages for one reader: `title` is the first line of each, `contest_id` goes into the buttons."""

    words: Words
    pictures: Pictures
    title: str
    contest_id: int

    @property
    def state(self) -> State:
        """The season as the reader may see it."""
        return self.words.state

    def page(self, kind: str, part: str, number: int = 0) -> Post:
        """Return a page by its name: `matrix`, `left`, `table`, `bracket`, `pools`; `part`: a division or cup."""
        match kind:
            case "matrix":
                comp = CUPS.get(part, "CH")
                return self._post(part, self.pictures.matrix(comp, None if part in CUPS else part))
            case "left":
                return self.left(part, number)
            case "bracket":
                return self.bracket(number)
            case _ if part == "WG":
                return self.pools()
            case _:
                return self.table(part)

    def table(self, division: str) -> Post:
        """Return a division's table as text and picture."""
        found = standing.table(self.state, division)
        lines = table_lines(self.words, found, standing.zones(self.state, division))
        title = self.words.t("mh-table-title", final=found.final)
        text = paged(["\n".join(lines)])[0]
        return self._post(division, self.pictures.table(division), title, *text, self.words.t("mh-table-legend"))

    def left(self, part: str, number: int = 0) -> Post:
        """Return what teams have left: columns, values, stocks; and who still has each column."""
        comp = CUPS.get(part, "CH")
        division = None if part in CUPS else part
        teams = remains.remaining(self.state, comp, division)
        order = left_order(self.state, comp, division=division, team=self.pictures.team)
        lines = [self._left_line(one, comp) for one in sorted(teams, key=lambda one: order.index(one.team))]
        held = remains.holders(teams)
        counts = " ".join(f"{column}{count}" for column, count in held.items())
        pages = paged(["\n".join(lines)] if lines else [self.words.t("mh-left-nobody")])
        number = min(max(number, 0), len(pages) - 1)
        shown: list[Block] = [*pages[number]]
        pictures = self.pictures.left_count(comp, division)
        if number < pictures and lines:
            shown.append(self.pictures.left(comp, division, number))
        if counts:
            shown.append(self.words.t("mh-left-counts", counts=f"`{counts}`"))
        more = max(len(pages), pictures)
        return self._post(part, *shown, *self._turning("left", part, number, more))

    def _left_line(self, one: remains.Remaining, comp: Comp) -> str:
        return self.words.t(
            "mh-left-line",
            team=self.words.team(one.team),
            columns=one.columns or "—",
            values=self.words.values(one.ot),
            shots=self.words.values(one.so) if comp == "KDH" else "none",
            extra=one.extra_goals,
            saves=one.super_saves if comp == "CH" else "none",
        )

    def bracket(self, number: int = 0) -> Post:
        """Return the KDH cup by rounds, the latest first."""
        if not self.state.fixtures.KDH:
            return self._post("KDH", self.words.t("mh-not-drawn"))
        total = self.pictures.bracket_count()
        number = min(max(number, 0), total - 1)
        lines: list[str] = []
        for played in sorted(self.state.fixtures.KDH, reverse=True):
            lines += [self.words.t("mh-round-head", round=self.words.round("KDH", played)), self._ties(played)]
        text = paged(lines)
        shown = text[number] if number < len(text) else []
        more = max(total, len(text))
        return self._post("KDH", *shown, self.pictures.bracket(number), *self._turning("bracket", "KDH", number, more))

    def _ties(self, number: int) -> str:
        played = {(one.home, one.away): one for one in self.state.results if one.comp == "KDH" and one.round == number}
        pairs = self.state.fixtures.KDH[number]
        return "\n".join(f"{self.words.pair(pair)}{self._told(played.get(pair))}" for pair in pairs)

    def pools(self) -> Post:
        """Return the Gretzky cup: pools, semi-finals, final."""
        state = self.state
        if not state.wg.teams:
            return self._post("WG", self.words.t("mh-not-drawn"))
        blocks = pool_lines(self.words, (pool_table(state, pool) for pool in state.wg.pools))
        last = last_round(state, "WG")
        for number in (last - 1, last):
            ties = [one for one in state.results if one.comp == "WGF" and one.round == number]
            pairs = state.fixtures.WG.get(number, ())
            if pairs:
                found = {(one.home, one.away): one for one in ties}
                blocks += [
                    self.words.t("mh-round-head", round=self.words.round("WG", number)),
                    "\n".join(f"{self.words.pair(pair)}{self._told(found.get(pair))}" for pair in pairs),
                ]
        return self._post("WG", *blocks, self.pictures.pools())

    def calendar(self, team: TeamId) -> Post:
        """Return a team's rounds: week, opponent, result."""
        words, results = self.words, {(one.comp, one.round, one.home): one for one in self.state.results}
        weeks: dict[int, list[str]] = {}
        for week, comp, number, (home, away) in standing.calendar_of(self.state, team):
            found = results.get((comp, number, home)) or results.get(("WGF" if comp == "WG" else comp, number, home))
            opponent = words.team(away if home == team else home)
            score = "none" if found is None else past_score(words, found, team)
            line = words.t("mh-calendar-line", key=f"{comp}{number}", opponent=opponent, score=score)
            weeks.setdefault(week, []).append(line)
        now = self.state.week if self.state.phase == "season" else 0
        blocks = [
            "\n".join((words.t("mh-calendar-week", week=week, now=week == now), *lines))
            for week, lines in weeks.items()
        ]
        head = words.t("mh-calendar", team=words.team(team))
        pages = paged([head, *(blocks or [words.t("mh-calendar-empty")])])
        return self._post(self.state.teams[team].division, *pages[0])

    def team(self, team: TeamId) -> Post:
        """Return a team's sheet: columns by competition, records, ONR, what it would have next season."""
        who, t = self.state.teams[team], self.words.t
        next_stock = remains.provisional_stock(self.state, team)
        lines = [
            t(
                "mh-sheet",
                team=self.words.team(team),
                division=self.words.division(who.division),
                code=who.code,
                extra=who.extra_goals,
                saves=who.super_saves,
                onr=who.onr,
                banned=who.no_promotion,
                dummy=who.status == "dummy",
            )
        ]
        for comp, used in who.used.items():
            if used.columns:
                shots = "" if not used.so else " / " + " ".join(used.so)
                lines.append(
                    t(
                        "mh-sheet-used",
                        comp=self.words.comp(comp),
                        columns=" ".join(used.columns),
                        values=" ".join(used.ot) + shots,
                    )
                )
        for name, counts in who.record.items():
            wins = sum(getattr(counts, one) for one in CLASSES[:WIN_CLASSES])
            played = sum(getattr(counts, one) for one in CLASSES)
            if played:
                lines.append(
                    t(
                        "mh-sheet-record",
                        comp=self.words.comp(name),
                        played=played,
                        wins=wins,
                        gf=counts.gf,
                        ga=counts.ga,
                        shutouts=counts.shutouts,
                    )
                )
        lines.append(t("mh-sheet-next", extra=next_stock.extra_goals, saves=next_stock.super_saves))
        holders = [
            cup for cup, holder in (("WG", self.state.titles.WG), ("KDH", self.state.titles.KDH)) if holder == team
        ]
        if holders:
            lines.append(t("mh-sheet-titles", cups=", ".join(self.words.comp(cup) for cup in holders)))
        return self._post(who.division, "\n".join(lines))

    def _told(self, result: Result | None) -> str:
        return "" if result is None else self.words.t("mh-page-score", score=past_score(self.words, result))

    def _turning(self, kind: str, part: str, number: int, count: int) -> tuple[Row, ...]:
        if count < 2:  # noqa: PLR2004 - nothing to turn
            return ()
        before = custom_id("mh-turn", self.contest_id, kind, part, max(number - 1, 0), "b")
        after = custom_id("mh-turn", self.contest_id, kind, part, number + 1, "f")
        back = Button(self.words.t("mh-button-back"), before, disabled=number == 0)
        on = Button(self.words.t("mh-button-on"), after, disabled=number + 1 >= count)
        return (Row((back, on)),)

    def _post(self, part: str, *blocks: Block) -> Post:
        return Post((f"### {self.title}\n**{self.words.division(part)}**", *blocks), accent=COLOUR)
