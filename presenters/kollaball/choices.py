"""What the step-by-step form offers at each step: options whose values are notation."""

from dataclasses import dataclass
from itertools import groupby
from typing import assert_never

from presenters.escaping import plain
from presenters.form import FormChoice
from presenters.kollaball.draft import OrderDraft, action_notation
from presenters.kollaball.wording import tactic_label
from presenters.kollaball.words import CLASS_SIGNS
from presenters.orderwords import order_words
from presenters.post import SelectOption
from presenters.texts import Voice, capital
from rules.kollaball import facts, listing
from rules.kollaball.listing import tactics
from rules.kollaball.notation import writing
from rules.kollaball.orders import Action, Drop, Line, Move, Pass, Pickup, Retreat, Special, Stand
from rules.kollaball.state import PlayerId

STAND = "stand"  # the option that leads to the specials played standing
NONE = "none"
MOST_OPTIONS = 25


@dataclass(frozen=True)
class Choices:
    """Makes the choices of one form."""

    voice: Voice
    sheet: OrderDraft

    def players(self) -> list[FormChoice]:
        """Return the choice of the player to order, or to order anew."""
        options = [
            SelectOption(
                f"{self._sign(player)} {self._who(player)}",
                player[1:],
                self._own(self.sheet.lines.get(player[1:])) or self.sheet.start_of(player),
            )
            for player in self.sheet.owing
        ]
        return _choice("who", self.voice.t("kb-build-player"), options)

    def entries(self, player: PlayerId) -> list[FormChoice]:
        """Return the cells where a player may come back (KB-20-i)."""
        chosen = self.sheet.entry_of(player)
        options = [
            SelectOption(cell, cell, default=cell == chosen) for cell in facts.entry_cells(self.sheet.state, player)
        ]
        return _choice("entry", self.voice.t("kb-build-entry", player=self.name(player)), options)

    def actions(self, player: PlayerId) -> list[FormChoice]:
        """Return a player's ordinary first actions, one tap each; then those with a special, played standing last."""
        state, cell = self.sheet.state, self.sheet.start_of(player)
        if cell is None:
            return []
        first = listing.first_actions(state, player, cell)
        plain = [action for action in first if getattr(action, "special", None) is None]
        rows = [[self._action(action) for action in row] for _, row in groupby(plain, _kind)]
        special = [self._action(action) for action in first if getattr(action, "special", None) is not None]
        standing = [self._action(action) for action in listing.stands(state, player, cell)]
        if len(special) + len(standing) > MOST_OPTIONS:
            standing = [SelectOption(self.voice.t("kb-build-stand-any"), STAND)]
        label = self.voice.t("kb-build-with-special", player=self.name(player))
        pressed = [FormChoice("act", "", row, is_pressed=True) for row in rows]
        return [*pressed, *_choice("act", label, special + standing)]

    def stands(self, player: PlayerId) -> list[FormChoice]:
        """Return the specials that a player may play standing."""
        cell = self.sheet.start_of(player)
        options = [self._action(one) for one in listing.stands(self.sheet.state, player, cell)] if cell else []
        return _choice("act", self.voice.t("kb-build-special", player=self.name(player)), options)

    def riders(self, line: Line) -> list[FormChoice]:
        """Return the specials that may ride on the action just chosen."""
        options = [
            SelectOption(capital(self._special(special)), _riding(special), self._chance(special))
            for special in listing.riders(self.sheet.state, line)
        ]
        text = self.voice.t("kb-build-special", player=self.name(line.player))
        return _choice("special", text, options)

    def further(self, line: Line) -> list[FormChoice]:
        """Return what may be chained to the action just chosen (KB-multi-a)."""
        options = [self._action(action) for action in listing.further_actions(self.sheet.state, line)]
        text = self.voice.t("kb-build-more", player=self.name(line.player))
        return _choice("more", text, options)

    def tactics(self) -> list[FormChoice]:
        """Return the ways to play the team's tactic."""
        found = tactics(self.sheet.state, self.sheet.team)
        options = [SelectOption(self.voice.t("kb-build-no-tactic"), NONE)] if self.sheet.tactic is not None else []
        options += [
            SelectOption(tactic_label(self.voice, one), writing.write_tactic(one), self._own(writing.write_tactic(one)))
            for one in found
        ]
        return _choice("tactic", self.voice.t("kb-build-tactic-choose"), options)

    def substitutions(self) -> list[FormChoice]:
        """Return who may come in for whom."""
        options = [
            SelectOption(
                self.voice.t(
                    "kb-build-substitute", entering=self.name(one.into or one.out), leaving=self.name(one.out)
                ),
                f"X {one.out[1:]} {(one.into or one.out)[1:]}",
            )
            for one in listing.substitutions(self.sheet.state, self.sheet.team)
        ]
        return _choice("sub", self.voice.t("kb-build-substitute-choose"), options)

    def name(self, player: PlayerId) -> str:
        """Return a player's number and name, for a label."""
        who = self.sheet.state.players.get(player)
        name = plain(who.name or "", 40) if who else ""
        return f"{player[1:]} · {name}" if name else player[1:]

    def _who(self, player: PlayerId) -> str:
        is_done = player not in self.sheet.missing
        return self.voice.t("kb-build-who", done=is_done, player=self.name(player))

    def _sign(self, player: PlayerId) -> str:
        return CLASS_SIGNS[self.sheet.state.players[player].cls]

    def _own(self, written: str | None) -> str | None:
        """Return notation as the reader writes it."""
        return None if written is None else order_words("kb", self.voice.locale).back(written)

    def _action(self, action: Action) -> SelectOption:
        written = action_notation(action)
        special = getattr(action, "special", None)
        chance = self._chance(special) if isinstance(special, Special) else None
        return SelectOption(self._label(action), written, chance or self._own(written))

    def _label(self, action: Action) -> str:  # noqa: PLR0911 - one per kind of action
        """Return an action in a few words; where it begins is told by the question."""
        t = self.voice.t
        match action:
            case Move(role=role, path=path, special=special):
                if special is None:
                    return t("kb-build-move", role=role, there=path[-1])
                return t("kb-build-sprint", role=role, there=path[-1], via=special.via)
            case Pass(to=to, special=special):
                if special is None:
                    return t("kb-build-pass", there=to)
                return t("kb-build-deep", there=to, via=special.via)
            case Retreat(to=to):
                return t("kb-build-retreat", there=to)
            case Drop():
                return t("kb-build-drop")
            case Pickup():
                return t("kb-build-pickup")
            case Stand(special=special):
                return t("kb-build-stand", special=self._special(special) if special else "")
            case _:
                assert_never(action)

    def _special(self, special: Special) -> str:
        first, second = (*special.targets, "", "")[:2]
        return self.voice.t(
            "kb-build-what",
            kind=special.kind,
            via=special.via,
            first=self.name(first) if first else "none",
            second=self.name(second) if second else "none",
            side=special.side or "favour",
            amount=special.amount or 0,
        )

    def _chance(self, special: Special) -> str | None:
        """Return the chance of a bribe (KB-20-b, KB-22-c), None for another special."""
        if special.kind != "bribe" or special.amount is None:
            return None
        return self.voice.t("kb-build-chance", percent=min(100, special.amount // 50 * 10))


def _riding(special: Special) -> str:
    """Return a special as it is written after an action."""
    return writing.riding(special).strip()


def _kind(action: Action) -> str:
    """Return which actions an ordinary one stands in a row with."""
    match action:
        case Move(role="hitter"):
            return "hitter"
        case Retreat() | Drop():
            return "back"
        case Pass():
            return "pass"
        case _:
            return "receiver"


def _choice(part: str, label: str, options: list[SelectOption]) -> list[FormChoice]:
    return [FormChoice(part, label, options)] if options else []
