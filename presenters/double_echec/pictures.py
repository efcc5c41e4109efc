"""Double-Échec's pictures with their words. None is needed: the text beside it says everything that a picture shows."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import get_args

from boards.animation import Still
from boards.double_echec import (
    ArrowKind,
    Beat,
    Frame,
    Labels,
    RinkOverlay,
    SignKind,
    goal_film,
    penalty_shot_scene,
    rink_scene,
    shift_film,
    shift_scene,
)
from boards.palette import PUBLIC, palette_named
from boards.scene import Scene
from presenters.double_echec import narrative
from presenters.double_echec.words import OVERTIME, GameWords
from presenters.escaping import clip, plain
from presenters.post import Picture
from rules.double_echec import events as ev
from rules.double_echec.data import Team
from rules.double_echec.state import SLOTS, TEAMS, Card, Match, PenaltyShotNext, match_settings_of

TITLE = 90  # two team names, whole
ALT = 1000
CAPTION = 70
OVERLAYS = ("none", "reach", "steps", "clear")
THROWS = (
    "defence", "advance", "pass", "pass_failed", "shot", "post", "save", "beaten", "clear", "recover_try", "steal_try",
    "fight_round", "faceoff", "enter", "change_off", "change_failed", "ps_approach", "ps_keeper",
)  # fmt: skip


@dataclass(frozen=True)
class Pictures:
    """The pictures of a match in one language and one palette; `seat`: whose reader it is, if a coach's."""

    words: GameWords
    title: str
    subtitle: str
    palette: str = PUBLIC
    seat: Team | None = None

    def rink(self, state: Match, overlay: str = "none") -> Picture:
        """Return the position, with an overlay of `OVERLAYS` on it."""
        frame, on_it = self._frame(state), _overlay(overlay, self.seat)
        is_due = isinstance(state.next, PenaltyShotNext) and overlay == "none"
        scene = penalty_shot_scene(state, (), frame) if is_due else rink_scene(state, frame, overlay=on_it)
        return self._picture(scene, "patinoire", state)

    def shift(self, before: Match, after: Match, events: Sequence[ev.Event]) -> Picture:
        """Return the position after a shift with its last rush, and small the one before."""
        return self._picture(shift_scene(before, after, events, self._frame(after)), "tour", after)

    def film(self, before: Match, after: Match, events: Sequence[ev.Event]) -> Sequence[Still]:
        """Return a frame a beat."""
        return shift_film(before, after, events, self._frame(after), self.caption)

    def goal(self, before: Match, after: Match, events: Sequence[ev.Event]) -> Sequence[Still]:
        """Return the rush of a shift's last goal, a frame a beat."""
        return goal_film(before, after, events, self._frame(after), self.caption)

    def caption(self, beat: Beat) -> str:
        """Return the line under a frame: what happened most of all."""
        shown = [event for event in beat.events if not isinstance(event, ev.ClockMarked)]  # a picture has the time
        return clip(plain(narrative.STORY.gist(replace(self.words, is_plain=True), shown), 4 * CAPTION), CAPTION)

    def _frame(self, state: Match) -> Frame:
        settings = match_settings_of(state.config)
        seat = self.seat
        return Frame(
            title=plain(self.title, TITLE),
            subtitle=plain(self.subtitle, TITLE),
            palette=palette_named(self.palette),
            flipped=seat == "away",
            teams={team: self.words.plain_team(team) for team in TEAMS},
            labels=self._labels,
            stops=None if seat is None else (seat, state.teams.of(seat).stops, settings.stops_per_period),
            units=settings.units_per_period,
        )

    @property
    def _labels(self) -> Labels:
        t = self.words.t
        arrows: tuple[ArrowKind, ...] = get_args(ArrowKind)
        signs: tuple[SignKind, ...] = get_args(SignKind)
        cards: tuple[Card, ...] = get_args(Card)
        return Labels(
            period=lambda number: t("de-picture-period", number=number, extra=number - OVERTIME + 1),
            cards={card: self.words.card(card) for card in cards},
            throws={throw: t(f"de-throw-{throw}") for throw in THROWS},
            arrows={arrow: t(f"de-arrow-{arrow}") for arrow in arrows},
            signs={sign: t(f"de-sign-{sign}") for sign in signs},
            before=t("de-picture-before"),
            goal=t("de-picture-goal"),
        )

    def position(self, state: Match) -> str:
        """Return the position in words, for those who do not see the picture."""
        home, away = (self._side(state, team) for team in TEAMS)
        held = state.puck.held
        return self.words.t(
            "de-alt-rink",
            home=home,
            away=away,
            puck=state.puck.at,
            held="none" if held is None else f"{held[1]} ({self.words.plain_team(held[0])})",
        )

    def _side(self, state: Match, team: Team) -> str:
        own = state.teams.of(team)
        players = (
            self.words.t("de-alt-man", post=self.words.short(slot), number=str(number), cell=own.at[number])
            for slot in SLOTS
            if (number := own.ice.get(slot)) is not None and number in own.at
        )
        return self.words.t("de-alt-team", team=self.words.plain_team(team), men=self.words.list(players) or "—")

    def _picture(self, scene: Scene, name: str, state: Match) -> Picture:
        return Picture(scene, f"{name}.png", clip(self.position(state), ALT))


def _overlay(name: str, seat: Team | None) -> RinkOverlay:
    match name:
        case "reach":
            return RinkOverlay(zones=TEAMS)
        case "steps":
            return RinkOverlay(steps=seat or "home")
        case "clear":
            return RinkOverlay(rays=True)
        case _:
            return RinkOverlay()
