"""The POWER and LEGEND cards (HC-2.7, Appendix D): data."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from rules.helvetia_cup.pitch import DATA_DIRECTORY
from rules.helvetia_cup.teams import Skill

CardKind = Literal["power", "legend"]
RolledSkill = Skill


class Effect(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op"):
    """What a card does (HC-2.7-e)."""


class SkillEffect(Effect, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="skill"):
    """The next roll of a skill by the card's team: needed + amount."""

    skill: RolledSkill
    amount: int


class OppSkillEffect(Effect, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="opp_skill"):
    """The next roll of a skill by the other team: needed + amount."""

    skill: RolledSkill
    amount: int


class RerollEffect(Effect, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="reroll"):
    """The next failed roll of a skill by the card's team is rolled once more."""

    skill: RolledSkill


class CellsEffect(Effect, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="cells"):
    """The next shot against (`defend`) or by (`attack`) the card's team: keeper cells + amount."""

    side: Literal["defend", "attack"]
    amount: int


class BoostEffect(Effect, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="boost"):
    """An own player: BOOST + amount, at once."""

    amount: int


class DrainEffect(Effect, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="drain"):
    """An opposing player loses BOOST at once, as by an injury die."""

    amount: int


class StepEffect(Effect, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="step"):
    """An own player has more free hexes in this move phase."""

    amount: int


class ClockEffect(Effect, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="clock"):
    """The next result of the time die: + amount."""

    amount: int


class NoCardEffect(Effect, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="nocard"):
    """The next card shown to the card's team this turn is not shown."""


class NoPressEffect(Effect, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="nopress"):
    """No pressure on the card's team for the rest of the turn, from the first time it would apply."""


AnyEffect = (
    SkillEffect
    | OppSkillEffect
    | RerollEffect
    | CellsEffect
    | BoostEffect
    | DrainEffect
    | StepEffect
    | ClockEffect
    | NoCardEffect
    | NoPressEffect
)
IMMEDIATE = (BoostEffect, DrainEffect, StepEffect)  # the others are armed (HC-2.7-d)


class Challenge(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A team statistic of a match and its bounds (HC-3.1-o)."""

    stat: str
    min: int | None = None
    max: int | None = None

    def is_met(self, count: int) -> bool:
        """Return whether a sum over the seat's players meets it."""
        return (self.min is None or count >= self.min) and (self.max is None or count <= self.max)


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card; level and challenge: of POWER cards."""

    team: str
    no: int
    kind: CardKind
    name: str
    effect: AnyEffect
    level: int = 0
    challenge: Challenge | None = None

    @property
    def is_immediate(self) -> bool:
        """Whether its effect happens before the moves of the order that plays it; such a card has a target."""
        return isinstance(self.effect, IMMEDIATE)

    @property
    def is_at_opponent(self) -> bool:
        """Whether its target is an opposing player."""
        return isinstance(self.effect, DrainEffect)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`cards.toml`."""

    card: tuple[Card, ...]


def load_cards(directory: Path) -> Mapping[str, Mapping[int, Card]]:
    """Return the cards of a directory of data: team -> number -> card, numbers ascending."""
    read = msgspec.convert(tomllib.loads((directory / "cards.toml").read_text("utf-8")), _File)
    found: dict[str, dict[int, Card]] = {}
    for card in sorted(read.card, key=lambda card: card.no):
        found.setdefault(card.team, {})[card.no] = card
    return found


CARDS: Mapping[str, Mapping[int, Card]] = load_cards(DATA_DIRECTORY)


def cards_of(team: str) -> Mapping[int, Card]:
    """Return a team's cards by their numbers; a league's team may have none."""
    return CARDS.get(team, {})


def cards_of_kind(team: str, kind: CardKind) -> tuple[int, ...]:
    """Return the numbers of a team's POWER or LEGEND cards, ascending."""
    return tuple(n for n, card in cards_of(team).items() if card.kind == kind)
