"""A coach before what they have written: the words and values that every page of the form needs."""

from dataclasses import dataclass
from functools import cached_property

from presenters.errors import UserError
from presenters.form import FormChoice, Press
from presenters.helvetia_cup.dossier import Place
from presenters.helvetia_cup.draft import OrderDraft, play_placement, walk_moves
from presenters.helvetia_cup.pictures import Pictures
from presenters.helvetia_cup.wording import Speaker
from presenters.helvetia_cup.words import GameWords, match_of, own_side
from presenters.post import Block, ButtonStyle
from presenters.texts import Value
from rules.errors import OrderError
from rules.helvetia_cup.orders import CardPlay, Order
from rules.helvetia_cup.phases import PLACEMENTS, role_of, sections_of
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import Match, TeamState


@dataclass(frozen=True)
class FormPage:
    """What a page of the form shows and asks."""

    told: tuple[Block, ...] = ()
    asked: str = ""
    choices: tuple[FormChoice, ...] = ()
    presses: tuple[Press, ...] = ()


@dataclass(frozen=True)
class FormDesk:
    """See the module."""

    place: Place
    draft: OrderDraft

    @classmethod
    def at(cls, place: Place, text: str) -> "FormDesk":
        """Return a coach with what they have written. Raises `UserError` for a seat or a state of no match."""
        match_of(place.view)
        own_side(place.seat)
        return cls(place, OrderDraft.of(text))

    @cached_property
    def state(self) -> Match:
        """The position as the coach sees it."""
        return match_of(self.place.view)

    @cached_property
    def seat(self) -> SeatName:
        """Their side."""
        return own_side(self.place.seat)

    @property
    def team(self) -> TeamState:
        """Their side's state."""
        return self.state.teams.of(self.seat)

    @cached_property
    def words(self) -> GameWords:
        """The words of the match in their language."""
        return GameWords.about(self.place.voice, self.place.dossier, self.state)

    @property
    def speaker(self) -> Speaker:
        """Who says their order."""
        return Speaker(self.words, self.state, self.seat)

    @property
    def pictures(self) -> Pictures:
        """The pictures as they see them."""
        return Pictures.of(self.words, self.place.dossier, self.state, self.place.palette, self.seat)

    @cached_property
    def read(self) -> Order | OrderError | None:
        """Their order, or its first fault; None where nothing is written."""
        if not self.draft.sections:
            return None
        text = "; ".join(self.draft.text.splitlines())
        try:
            return self.place.dossier.game.parse(self.place.dossier.state, self.place.seat, text)
        except OrderError as error:
            return error

    def order(self, without: int | None = None) -> Order:
        """Return their cards, keeper, taker and moves so far, but the move of `without`."""
        keeper, taker = self.draft.body("N"), self.draft.body("T")
        cards = (token.partition("@") for token in self.draft.tokens("C"))
        plays = tuple(
            CardPlay(card=int(card), target=int(target) if target.isdecimal() else None)
            for card, _, target in cards
            if card.isdecimal()
        )
        return Order(
            cards=plays,
            keeper=int(keeper) if keeper.isdecimal() else None,
            taker=int(taker) if taker.isdecimal() else None,
            moves=tuple(move for move in self.draft.moves if move.player != without),
        )

    @cached_property
    def foreseen(self) -> Match:
        """The position after what they have written so far of moves or placement."""
        if self.state.phase in PLACEMENTS:
            return play_placement(self.state, self.seat, self.draft.placement)
        return walk_moves(self.state, self.seat, self.order()).state

    @property
    def is_attack(self) -> bool:
        """Whether their side has the ball."""
        return role_of(self.state, self.seat) == "attack"

    @property
    def letters(self) -> str:
        """The sections that they may send."""
        return sections_of(self.state, self.seat)

    def t(self, message_id: str, /, **values: Value) -> str:
        """Return a text."""
        return self.words.t(message_id, **values)

    def player(self, number: int) -> str:
        """Return one of their players for a label."""
        return self.words.own(self.seat, number)

    def back(self) -> Press:
        """Return the way back to the first page."""
        return Press("back", self.t("form-back"))

    def goes(self, focus: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> Press:
        """Return a press that leads to another page."""
        return Press("to", label, focus, style)


def stale_error() -> UserError:
    """Return the answer to what was not offered."""
    return UserError("error-stale")
