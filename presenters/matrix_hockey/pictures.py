"""Matrix Hockey's pictures with their words. None is needed: the alt text says what the picture shows."""

from dataclasses import dataclass
from typing import get_args

from boards.matrix_hockey import (
    Decider,
    Frame,
    Labels,
    Stat,
    Taken,
    division_scene,
    kdh_pages,
    kdh_scene,
    left_pages,
    left_part,
    left_scene,
    matrix_scene,
    pools_scene,
)
from boards.palette import PUBLIC, PaletteName
from presenters.escaping import clip, plain
from presenters.matrix_hockey import standing
from presenters.matrix_hockey.alts import bracket_alt, left_alt, matrix_alt, plain_lines, pools_alt
from presenters.matrix_hockey.tables import table_lines
from presenters.matrix_hockey.words import GameWords, capitalise
from presenters.post import Picture
from rules.matrix_hockey.config import Criterion
from rules.matrix_hockey.events import Event, TableDrawnUp
from rules.matrix_hockey.state import Comp, TeamId

ALT = 1000
TITLE = 90  # two team names, whole
CRITERIA: tuple[Decider, ...] = (*get_args(Criterion), "lot", "referee")


@dataclass(frozen=True)
class Pictures:
    """The pictures of one season, in one language, with the mark of one team."""

    words: GameWords
    title: str
    palette: PaletteName = PUBLIC
    team: TeamId | None = None

    def table(self, division: str) -> Picture:
        """Return a division's table."""
        named = standing.current_table(self.words.state, division)
        scene = division_scene(self.words.state, division, self._frame(self._table_title(named), division))
        alt = plain_lines(table_lines(self.words, named))
        return Picture(scene, f"classement-{_file(division)}.png", clip(alt, ALT))

    def matrix(self, comp: Comp, division: str | None = None, taken: Taken | None = None) -> Picture:
        """Return a competition's matrix; `taken`: by round, how many teams took each column."""
        scene = matrix_scene(
            self.words.state,
            comp,
            self._frame(self.words.t("mh-picture-matrix", week=self.words.state.week), division or comp),
            division=division,
            taken=taken,
        )
        alt = matrix_alt(self.words, comp, division, self.team, taken or {})
        return Picture(scene, f"matrice-{comp.lower()}.png", clip(alt, ALT))

    def left(self, comp: Comp, division: str | None, page: int = 0) -> Picture:
        """Return what the others have left."""
        scene = left_scene(
            self.words.state,
            comp,
            self._frame(self.words.t("mh-picture-left", week=self.words.state.week), division or comp),
            division=division,
            page=page,
        )
        shown = left_part(self.words.state, comp, division=division, team=self.team, page=page)
        alt = left_alt(self.words, comp, division, shown) or self.words.t("mh-picture-empty")
        return Picture(scene, f"colonnes-{comp.lower()}-{page}.png", clip(alt, ALT))

    def left_count(self, comp: Comp, division: str | None) -> int:
        """Return how many pictures `left` takes."""
        return left_pages(self.words.state, comp, division=division, team=self.team)

    def bracket(self, page: int = 0) -> Picture:
        """Return the KDH cup's draw and results."""
        scene = kdh_scene(self.words.state, self._frame(self._cup_title("KDH")), page=page)
        alt = self.words.t("mh-alt-bracket") if page else bracket_alt(self.words)  # further pages: earlier rounds
        return Picture(scene, f"coupe-{page}.png", clip(alt or self.words.t("mh-picture-empty"), ALT))

    def bracket_count(self) -> int:
        """Return how many pictures `bracket` takes."""
        return kdh_pages(self.words.state)

    def pools(self, events: tuple[Event, ...] = ()) -> Picture:
        """Return the Gretzky cup."""
        scene = pools_scene(self.words.state, self._frame(self._cup_title("WG")), events)
        alt = pools_alt(self.words, self.labels, events) or self.words.t("mh-picture-empty")
        return Picture(scene, "gretzky.png", clip(alt, ALT))

    def _table_title(self, named: TableDrawnUp) -> str:
        return self.words.t("mh-picture-table", final=named.final, week=standing.weeks_played(self.words.state))

    def _cup_title(self, comp: Comp) -> str:
        week = standing.weeks_played(self.words.state)
        return self.words.t("mh-picture-cup", comp=self.words.comp(comp), week=week)

    def _frame(self, title: str, part: str = "") -> Frame:
        """Return what stands around a picture: its kind and week on top, then its division or cup, and the season."""
        name = self.words.division(part) if part else "none"
        return Frame(
            title=self._plain(title),
            subtitle=self._plain(self.words.t("mh-picture-of", part=name, season=self.title)),
            team=self.team,
            palette=self.palette,
            labels=self.labels,
        )

    @staticmethod
    def _plain(text: str) -> str:
        return plain(text.replace("\\", ""), TITLE)

    @property
    def labels(self) -> Labels:
        """Return the words that pictures are handed."""
        words, t = self.words, self.words.t
        return Labels(
            round=words.short_round,
            stage=words.stage,
            week=lambda week: t("mh-picture-week", week=week),
            empty=t("mh-picture-empty"),
            now=t("mh-picture-now"),
            taken=t("mh-picture-taken"),
            used=t("mh-picture-used"),
            own=t("mh-picture-own"),
            stats={stat: t(f"mh-stat-{stat.replace('_', '-')}") for stat in get_args(Stat)},
            decided={by: t(f"mh-decided-{by.replace('_', '-')}") for by in CRITERIA},
            promotion=t("mh-picture-promotion"),
            relegation=t("mh-picture-relegation"),
            no_promotion=t("mh-picture-no-promotion"),
            dummy=t("mh-picture-dummy"),
            adjusted=lambda points: t("mh-picture-adjusted", points=f"{points:+}"),
            overtime=t("mh-picture-overtime"),
            shootout=lambda home, away: t("mh-picture-shootout", home=home, away=away),
            lot=t("mh-picture-lot"),
            pool_goals=t("mh-picture-pool-goals"),
            forfeit=t("mh-picture-forfeit"),
            double_forfeit=t("mh-picture-double-forfeit"),
            readmitted=t("mh-picture-readmitted"),
            bye=t("mh-picture-bye"),
            exempt=lambda count: t("mh-picture-exempt", count=count),
            winner=t("mh-picture-winner"),
            pool=lambda pool: t("mh-picture-pool", pool=pool),
            seconds=t("mh-picture-seconds"),
            semis=capitalise(t("mh-round-semis")),
            final=capitalise(t("mh-round-final")),
            qualified=t("mh-picture-qualified"),
            columns=t("mh-picture-columns"),
            values=t("mh-picture-values"),
            shots=t("mh-picture-shots"),
            extra_goals=t("mh-picture-extra-goals"),
            super_saves=t("mh-picture-super-saves"),
            spent=t("mh-picture-spent"),
            cells=lambda name: t("mh-picture-cells", round=name),
            still=t("mh-picture-still"),
        )


def _file(name: str) -> str:
    return "".join(letter for letter in name if letter.isascii() and letter.isalnum()) or "x"
