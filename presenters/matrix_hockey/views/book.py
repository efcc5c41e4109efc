"""A season's pages: matrix, what the others have left, tables, cups; as pictures, and in whole as texts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from boards.matrix_hockey import Taken, division_places, exempt, find_byes, knock_out, left_order, pool_tables
from presenters.matrix_hockey import standing
from presenters.matrix_hockey.alts import final_phase_lines, grid_lines, left_line
from presenters.matrix_hockey.bulletin import code_lines, split_blocks
from presenters.matrix_hockey.narrative import tie_text
from presenters.matrix_hockey.pictures import Pictures
from presenters.matrix_hockey.tables import places_block, table_lines, ties_words
from presenters.matrix_hockey.views.chronicle import NOTHING, Chronicle
from presenters.matrix_hockey.words import GameWords
from presenters.post import Block, Button, ButtonRow, Post, custom_id
from rules.matrix_hockey import facts
from rules.matrix_hockey import views as remains
from rules.matrix_hockey.state import Comp, State

COLOUR = 0x2E86C1
CUPS: Mapping[str, Comp] = {"WG": "WG", "KDH": "KDH"}
KINDS = frozenset({"matrix", "left", "table", "bracket", "pools", "matrix-text", "table-text", "pools-text"})

Page = Callable[[str], Post]


@dataclass(frozen=True)
class Book:
    """A season's pages for one reader: `title` is the first line of each, `contest_id` goes into the buttons."""

    words: GameWords
    pictures: Pictures
    title: str
    contest_id: int
    chronicle: Chronicle = NOTHING

    @property
    def state(self) -> State:
        """The season as the reader may see it."""
        return self.words.state

    def page(self, kind: str, part: str, number: int = 0) -> Post:
        """Return a page by its name (`KINDS`); `part`: a division or cup."""
        if kind == "left":
            return self.left(part, number)
        shown: Page = self.table
        in_lines: Page = self.table_text
        if kind.startswith("matrix"):
            shown, in_lines = self.matrix, self.matrix_text
        elif part == "KDH":
            return self.bracket(number)
        elif part == "WG":
            shown, in_lines = self.pools, self.pools_text
        return in_lines(part) if kind.endswith("-text") else shown(part)

    def matrix(self, part: str) -> Post:
        """Return a matrix: the current row marked, past ones with how many teams took each column."""
        comp, division, taken = self._taken(part)
        if not facts.has_matrix(self.state, comp):
            return self.post(part, self.words.t("mh-not-drawn"))
        return self.post(part, self.pictures.matrix(comp, division, taken), self._as_text("matrix", part))

    def matrix_text(self, part: str) -> Post:
        """Return a matrix in signs."""
        comp, division, taken = self._taken(part)
        lines = grid_lines(self.words, comp, division, self.pictures.team, taken)
        if not lines:
            return self.post(part, self.words.t("mh-not-drawn"))
        who = self.state.teams.get(self.pictures.team or "")
        used = " ".join(who.used[comp].columns) if who is not None else ""
        own = (self.words.t("mh-grid-own", columns=used),) if used else ()
        text = split_blocks([code_lines(lines)])[0]
        return self.post(part, *text, self.words.t("mh-grid-legend"), *own)

    def _taken(self, part: str) -> tuple[Comp, str | None, Taken]:
        comp = CUPS.get(part, "CH")
        division = None if part in CUPS else part
        return comp, division, self.chronicle.taken(self.state, comp, division, self.pictures.team)

    def _as_text(self, kind: str, part: str) -> ButtonRow:
        """Return the button for those who hear a page, or would copy from it."""
        press = custom_id("mh-page", self.contest_id, f"{kind}-text", part)
        return ButtonRow((Button(self.words.t("mh-button-text"), press),))

    def table(self, division: str) -> Post:
        """Return a division's table."""
        return self.post(division, self.pictures.table(division), self._as_text("table", division))

    def table_text(self, division: str) -> Post:
        """Return a division's table in lines, with what parted those level on points (MH-3.1.5-d)."""
        found = standing.current_table(self.state, division)
        lines = table_lines(self.words, found, standing.movement_zones(self.state, division))
        title = self.words.t("mh-table-title", final=found.final)
        parted = ties_words(self.words, division_places(self.state, division))
        notes = (*((parted,) if parted else ()), self.words.t("mh-table-legend"))
        return self.post(division, title, *split_blocks(["\n".join(lines)])[0], *notes)

    def left(self, part: str, number: int = 0) -> Post:
        """Return what teams have left: columns, values, stocks, the opponent first; and who still has each column."""
        comp = CUPS.get(part, "CH")
        division = None if part in CUPS else part
        known = {one.team: one for one in remains.list_remaining(self.state, comp, division)}
        order = left_order(self.state, comp, division=division, team=self.pictures.team)
        teams = tuple(known[team] for team in order if team in known)
        lines = [left_line(self.words, one, comp) for one in teams]
        counts = " ".join(f"{column}{count}" for column, count in remains.holders(teams).items())
        pages = split_blocks(["\n".join(lines)] if lines else [self.words.t("mh-left-nobody")])
        pictures = self.pictures.left_count(comp, division) if lines else 0
        number = min(max(number, 0), max(len(pages), pictures) - 1)
        shown: list[Block] = [*pages[number]] if number < len(pages) else []
        if number < pictures:
            shown.append(self.pictures.left(comp, division, number))
        if counts:
            shown.append(self.words.t("mh-left-counts", counts=f"`{counts}`"))
        return self.post(part, *shown, *self._turning("left", part, number, max(len(pages), pictures)))

    def bracket(self, number: int = 0) -> Post:
        """Return the KDH cup by rounds, the latest first: scores, who went through, who was re-admitted or exempt."""
        state, words = self.state, self.words
        if not state.fixtures.KDH:
            return self.post("KDH", words.t("mh-not-drawn"))
        blocks = [words.t("mh-cup-winner", team=words.team(state.kdh.winner))] if state.kdh.winner else []
        for played, ties in sorted(knock_out(state).items(), reverse=True):
            lines = [tie_text(words, (tie.home, tie.away), tie.result, tie.back) for tie in ties]
            blocks += [words.t("mh-round-head", round=words.round("KDH", played)), "\n".join(lines)]
            if resting := find_byes(state, played):
                blocks.append(words.t("mh-bye", team=words.teams(resting)))
        if count := exempt(state):
            blocks.append(words.t("mh-exempt", count=count))
        total, text = self.pictures.bracket_count(), split_blocks(blocks)
        more = max(total, len(text))
        number = min(max(number, 0), more - 1)
        shown: list[Block] = [*text[number]] if number < len(text) else []
        picture = (self.pictures.bracket(number),) if number < total else ()
        return self.post("KDH", *shown, *picture, *self._turning("bracket", "KDH", number, more))

    def pools(self, part: str = "WG") -> Post:
        """Return the Gretzky cup: pools, the best seconds, semi-finals, final."""
        if not self.state.wg.teams:
            return self.post(part, self.words.t("mh-not-drawn"))
        return self.post(part, self.pictures.pools(self.chronicle.events), self._as_text("pools", part))

    def pools_text(self, part: str = "WG") -> Post:
        """Return the Gretzky cup in lines and signs."""
        state, words = self.state, self.words
        if not state.wg.teams:
            return self.post(part, words.t("mh-not-drawn"))
        events = self.chronicle.events
        blocks = [words.t("mh-cup-winner", team=words.team(state.wg.winner))] if state.wg.winner else []
        for number, ties in final_phase_lines(words):
            blocks += [words.t("mh-round-head", round=words.round("WG", number)), "\n".join(ties)]
        for head, places in pool_tables(state, events, self.pictures.labels):
            parted = ties_words(words, places)
            blocks += [f"**{head}**", places_block(words, places), *((parted,) if parted else ())]
        return self.post(part, *split_blocks(blocks)[0])

    def _turning(self, kind: str, part: str, number: int, count: int) -> tuple[ButtonRow, ...]:
        if count < 2:  # noqa: PLR2004 - nothing to turn
            return ()
        before = custom_id("mh-turn", self.contest_id, kind, part, max(number - 1, 0), "b")
        after = custom_id("mh-turn", self.contest_id, kind, part, number + 1, "f")
        back = Button(self.words.t("mh-button-back"), before, disabled=number == 0)
        on = Button(self.words.t("mh-button-on"), after, disabled=number + 1 >= count)
        return (ButtonRow((back, on)),)

    def post(self, part: str, *blocks: Block) -> Post:
        """Return a page about a division or cup: its title, then `blocks`."""
        return Post((f"### {self.title}\n**{self.words.division(part)}**", *blocks), accent=COLOUR)
