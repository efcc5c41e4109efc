"""Helvetia Cup's pictures with their words. None is needed: the text beside it says everything that a picture shows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar, get_args

from msgspec import structs

from boards.animation import Still
from boards.helvetia_cup import (
    ArrowKind,
    Beat,
    DraftOverlay,
    Frame,
    GoalMouth,
    Labels,
    OutcomeKind,
    PitchOverlay,
    PolicyKind,
    ReachOverlay,
    RestartKind,
    Rosette,
    SignKind,
    SkillKind,
    goal_film,
    goal_scene,
    mouth_of,
    pitch_scene,
    shootout_scene,
    squad_scene,
    turn_film,
    turn_scene,
)
from boards.palette import PUBLIC, palette_named
from boards.scene import Scene
from presenters.escaping import clip, plain
from presenters.helvetia_cup import narrative, standing
from presenters.helvetia_cup.dossier import Dossier
from presenters.helvetia_cup.words import GameWords
from presenters.post import Picture
from presenters.texts import Voice
from rules.helvetia_cup import chances
from rules.helvetia_cup.events import Event, ShootoutKick, Shot
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.pitch import CELLS, PITCH, ZONES, Hex, SeatName, Zone
from rules.helvetia_cup.state import OTHER, SEATS, Match, Teams, TeamState
from rules.helvetia_cup.teams import TEAMS

TITLE = 90  # two team names, whole
ALT = 1000
CAPTION = 70
K = TypeVar("K", bound=str)


@dataclass(frozen=True)
class Pictures:
    """The pictures of a match in one language and one palette; `seat`: whose reader it is, if a coach's."""

    words: GameWords
    title: str
    subtitle: str
    palette: str = PUBLIC
    seat: SeatName | None = None

    @classmethod
    def of(
        cls, words: GameWords, dossier: Dossier, state: Match, palette: str = PUBLIC, seat: SeatName | None = None
    ) -> "Pictures":
        """Return the pictures of a turn for somebody."""
        return cls(words, dossier.contest.name, standing.stage_name(words, state), palette, seat)

    def pitch(self, state: Match) -> Picture:
        """Return the position."""
        return self._picture(pitch_scene(state, self._frame(state)), "terrain", state)

    def draft(self, state: Match, seat: SeatName, order: Order) -> Picture:
        """Return the position with what a coach has written on it; for them alone."""
        overlay = PitchOverlay(draft=DraftOverlay(seat=seat, order=order))
        return self._picture(pitch_scene(state, self._frame(state), overlay), "ordre", state)

    def reach(self, state: Match, seat: SeatName, order: Order, found: chances.MoveReach) -> Picture:
        """Return the position with the hexes that a figure can reach, and what is written so far."""
        ahead = tuple(hex_ for hex_ in found.overlaps.values() if hex_ not in found.boosts)
        shown = ReachOverlay(cost=found.boosts, overlap=ahead)
        overlay = PitchOverlay(reach=shown, draft=DraftOverlay(seat=seat, order=order))
        return self._picture(pitch_scene(state, self._frame(state), overlay), "portee", state)

    def rosette(self, state: Match, seat: SeatName, at: Hex) -> Picture:
        """Return the position with the template that a side lays on a hex."""
        overlay = PitchOverlay(rosette=Rosette(seat=seat, at=at))
        return self._picture(pitch_scene(state, self._frame(state), overlay), "gabarit", state)

    def aim(self, seat: SeatName, zone: Zone, cells: Mapping[str, chances.RollChance]) -> Picture:
        """Return the goal with what each cell needs of a shooter."""
        needed = {cell: one.needed for cell, one in cells.items()}
        scene = goal_scene(GoalMouth(seat=seat, zone=zone, needed=needed), self._small)
        alt = self.words.t("hc-alt-aim", cells=self.words.list(f"{cell} ≤ {one}" for cell, one in needed.items()))
        return Picture(scene, "but.png", alt)

    def keeper(self, seat: SeatName, zone: str) -> Picture:
        """Return the goal that a side defends, with what each cell costs a shooter from a zone, or from the centre."""
        whence: Zone = next((one for one in ZONES if one == zone), "centre")
        malus = {cell: PITCH.malus(whence, cell) for cell in CELLS}
        mouth = GoalMouth(seat=OTHER[seat], zone=whence if zone else None, malus=malus)
        alt = self.words.t("hc-alt-keeper", cells=self.words.list(f"{cell} −{one}" for cell, one in malus.items()))
        return Picture(goal_scene(mouth, self._small), "but.png", alt)

    def turn(self, before: Match, after: Match, events: Sequence[Event]) -> Picture:
        """Return the position after a turn with the arrows of what was done in it."""
        return self._picture(turn_scene(before, after, events, self._small), "tour", after)

    def shots(self, state: Match, events: Sequence[Event]) -> tuple[Picture, ...]:
        """Return the goal after the last shot with both choices; the kicks of a shoot-out's turn."""
        kicks = [event for event in events if isinstance(event, ShootoutKick)]
        plain_words = replace(self.words, is_plain=True)
        if kicks:
            told = " ".join(narrative.TELLER.sentences(plain_words, kicks))
            return (Picture(shootout_scene(kicks, self._small), "tirs.png", clip(told, ALT)),)
        shot = next((event for event in reversed(events) if isinstance(event, Shot)), None)
        if shot is None:
            return ()
        told = " ".join(narrative.TELLER.sentences(plain_words, [shot])).replace("*", "")
        return (
            Picture(goal_scene(mouth_of(shot, is_family=state.is_family), self._small), "but.png", clip(told, ALT)),
        )

    def squad(self, state: Match, seat: SeatName) -> Picture:
        """Return the players of a side with their skills as they are now."""
        scene = squad_scene(state, seat, structs.replace(self._small, title=self.words.plain_team(seat)))
        team = state.teams.of(seat)
        numbers = sorted(team.players) or list(TEAMS[team.team].numbers)
        players = self.words.list(self.words.own(seat, n) for n in numbers)
        return Picture(scene, f"equipe-{seat}.png", clip(self.words.t("hc-alt-squad", men=players), ALT))

    def film(self, before: Match, after: Match, events: Sequence[Event], *, to_goal: bool = False) -> Sequence[Still]:
        """Return a frame a beat; up to the last goal where it is to end there."""
        make = goal_film if to_goal else turn_film
        return make(before, after, events, self._frame(after), self.caption)

    def caption(self, beat: Beat) -> str:
        """Return the line under a frame: what happened most of all."""
        told = narrative.STORY.gist(replace(self.words, is_plain=True), beat.events)
        return clip(plain(told, 4 * CAPTION), CAPTION)

    def _frame(self, state: Match) -> Frame:
        seat = self.seat
        cards = {} if seat is None else {seat: len(state.teams.of(seat).hand)}
        return structs.replace(
            self._small, title=plain(self.title, TITLE), subtitle=plain(self.subtitle, TITLE), cards=cards
        )

    @property
    def _small(self) -> Frame:
        """The frame of a picture without a title."""
        return Frame(
            palette=palette_named(self.palette),
            flipped=self.seat == "away",
            teams={seat: self.words.plain_team(seat) for seat in SEATS},
            labels=self._labels,
        )

    @property
    def _labels(self) -> Labels:
        t = self.words.t
        arrows: tuple[ArrowKind, ...] = get_args(ArrowKind)
        signs: tuple[SignKind, ...] = get_args(SignKind)
        restarts: tuple[RestartKind, ...] = get_args(RestartKind)
        policies: tuple[PolicyKind, ...] = get_args(PolicyKind)
        outcomes: tuple[OutcomeKind, ...] = get_args(OutcomeKind)
        skills: tuple[SkillKind, ...] = get_args(SkillKind)
        return Labels(
            half=lambda number: t("hc-shown-half", number=number),
            restarts=self._all("restart", restarts),
            arrows=self._all("arrow", arrows),
            signs=self._all("sign", signs),
            reach=lambda count: t("hc-shown-reach", count=count),
            overlap=t("hc-shown-overlap"),
            policies=self._all("policy", policies),
            goal=t("hc-shown-goal"),
            outcomes=self._all("outcome", outcomes),
            zones=self._all("zone", ZONES),
            skills=self._all("skill", skills),
            bench=t("hc-shown-bench"),
            gone=t("hc-shown-gone"),
        )

    def _all(self, kind: str, names: Sequence[K]) -> Mapping[K, str]:
        return {name: self.words.t(f"hc-shown-{kind}-{name}") for name in names}

    def position(self, state: Match) -> str:
        """Return the position in words, for those who do not see the picture."""
        home, away = (self._side(state, seat) for seat in SEATS)
        holder = state.ball.holder
        held = "none" if holder is None or state.attack is None else self._held(state.attack, holder)
        return self.words.t("hc-alt-pitch", home=home, away=away, ball=state.ball.at or "none", held=held)

    def _held(self, seat: SeatName, number: int) -> str:
        return replace(self.words, is_plain=True).player(seat, number)

    def _side(self, state: Match, seat: SeatName) -> str:
        team = state.teams.of(seat)
        players = (
            self.words.t("hc-alt-man", player=self.words.own(seat, n), at=one.at)
            for n, one in sorted(team.players.items())
            if one.at is not None
        )
        return self.words.t("hc-alt-team", team=self.words.plain_team(seat), men=self.words.list(players) or "—")

    def _picture(self, scene: Scene, name: str, state: Match) -> Picture:
        return Picture(scene, f"{name}.png", clip(self.position(state), ALT))


def club_picture(voice: Voice, club: str) -> Picture:
    """Return a club's nine players with the skills of their cards."""
    side = TeamState(team=club, attacks="east", subs_left=0, offside_call=False)
    words = GameWords(voice, {"home": TEAMS[club].club}, {"home": club})
    return Pictures(words, "", "").squad(Match(teams=Teams(home=side, away=side)), "home")
