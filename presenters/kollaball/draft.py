"""The orders that the step-by-step form has written so far: notation, one line per player, tactic, substitution."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

import msgspec

from rules.kollaball import facts, listing
from rules.kollaball.listing import tactics
from rules.kollaball.notation import parse, writing
from rules.kollaball.orders import Action, Line, Tactic, TurnOrder
from rules.kollaball.state import Cell, PlayerId, State, TeamId

TACTIC = "T"
_ENTRY = re.compile(r"\d (E [A-G][1-7]) ?(.*)")
_SUBSTITUTION = re.compile(r"X \d \d")
_NUMBERED = re.compile(r"(\d)(?: (.*))?")


@dataclass(frozen=True)
class OrderDraft:
    """Lines by what they order: a player's number, `T`, `X3` (who goes out). `state` is what the captain may see."""

    state: State
    team: TeamId
    lines: Mapping[str, str]

    @classmethod
    def read(cls, state: State, team: TeamId, text: str) -> "OrderDraft":
        """Return the sheet that `text`, one order per line, stands for; what does not look like one is left out."""
        found: dict[str, str] = {}
        for line in text.splitlines():
            words = line.split()
            if not words:
                continue
            if words[0] == TACTIC or _NUMBERED.fullmatch(line):
                found[words[0]] = line
            elif _SUBSTITUTION.fullmatch(line):
                found[f"X{words[1]}"] = line
        return cls(state, team, found)

    @property
    def text(self) -> str:
        """The orders, one per line: substitutions, tactic, players by number."""
        return "\n".join(self.lines[key] for key in sorted(self.lines, key=_place))

    @property
    def tactic(self) -> Tactic | None:
        """The tactic chosen."""
        written = self.lines.get(TACTIC)
        if written is None:
            return None
        return next((one for one in tactics(self.state, self.team) if writing.write_tactic(one) == written), None)

    @property
    def incoming(self) -> dict[PlayerId, PlayerId]:
        """Who comes in -> for whom."""
        pairs = [line.split()[1:] for key, line in self.lines.items() if key[0] == "X"]
        return {f"{self.team[0]}{pair[1]}": f"{self.team[0]}{pair[0]}" for pair in pairs}

    @property
    def owing(self) -> tuple[PlayerId, ...]:
        """Whoever needs a line, in player order (KB-12-d)."""
        tactic = self.tactic
        if tactic is not None and tactic.name == "placement":  # KB-23-k: sent alone
            return ()
        if self.is_idle:
            return facts.due_back(self.state, self.team)
        known = [player for player in self.incoming if player in self.state.players]
        everybody = sorted({*facts.owing(self.state, self.team), *known})
        return tuple(player for player in everybody if tactic is None or player != tactic.carrier)

    @property
    def missing(self) -> tuple[PlayerId, ...]:
        """Whoever has no complete line yet."""
        return tuple(
            player
            for player in self.owing
            if not self.action_of(player) and not (self.is_idle and self.entry_of(player))
        )

    @property
    def is_idle(self) -> bool:
        """Whether nobody acts beside the tactic (KB-23-c): then an entry is a complete line."""
        tactic = self.tactic
        return tactic is not None and tactic.name in facts.WHOLE_TEAM_TACTICS

    def entry_of(self, player: PlayerId) -> Cell | None:
        """Return the entry cell written for a player who comes back."""
        found = _ENTRY.fullmatch(self.lines.get(player[1:], ""))
        return found[1].split()[1] if found else None

    def action_of(self, player: PlayerId) -> str:
        """Return what is written for a player, without their number and entry."""
        line = self.lines.get(player[1:], "")
        entered = _ENTRY.fullmatch(line)
        if entered is not None:
            return entered[2]
        found = _NUMBERED.fullmatch(line)
        return (found[2] or "") if found else ""

    def start_of(self, player: PlayerId) -> Cell | None:
        """Return where a player begins the turn; None: their entry cell is not chosen yet."""
        if player in self.incoming:
            replaced = self.state.players.get(self.incoming[player])
            return replaced.cell if replaced else None
        if facts.is_due_back(self.state, player):
            return self.entry_of(player)
        return self.state.players[player].cell

    def with_action(self, player: PlayerId, action: str) -> "OrderDraft":
        """Return the sheet with a player's action in place of what they had, their entry kept."""
        entry = self.entry_of(player)
        return self._with(player[1:], " ".join([player[1:], *([f"E {entry}"] if entry else []), action]))

    def with_entry(self, player: PlayerId, cell: str) -> "OrderDraft":
        """Return the sheet with a player's entry cell; what they were to do from another one is dropped."""
        return self._with(player[1:], f"{player[1:]} E {cell}")

    def with_more(self, player: PlayerId, text: str) -> "OrderDraft":
        """Return the sheet with `text` added to a player's line: a special that rides, or `+ …`."""
        return self._with(player[1:], f"{self.lines.get(player[1:], player[1:])} {text}")

    def with_substitution(self, text: str) -> "OrderDraft":
        """Return the sheet with `X out in`; a text that is nothing of the kind changes nothing."""
        return self._with(f"X{text.split()[1]}", text) if _SUBSTITUTION.fullmatch(text) else self

    def with_tactic(self, text: str | None) -> "OrderDraft":
        """Return the sheet with the tactic; lines that cannot stand beside it are dropped."""
        kept = {key: line for key, line in self.lines.items() if key != TACTIC}
        if text is None:
            return replace(self, lines=kept)
        chosen = replace(self, lines={TACTIC: text})
        tactic = chosen.tactic
        if tactic is None:
            return replace(self, lines=kept)
        if tactic.name == "placement":
            return chosen
        entries = {player: self.entry_of(player) for player in facts.due_back(self.state, self.team)}
        if tactic.name in facts.WHOLE_TEAM_TACTICS:
            kept = {key: line for key, line in kept.items() if key[0] == "X"}
            kept |= {player[1:]: f"{player[1:]} E {cell}" for player, cell in entries.items() if cell}
        elif tactic.carrier is not None:
            kept.pop(tactic.carrier[1:], None)
        return replace(self, lines={**kept, TACTIC: text})

    def parsed(self) -> TurnOrder:
        """Return what is written as an order, whoever is missing left out. Raises `OrderError` for a fault in it."""
        missing = self.missing
        filled = self
        for player in missing:
            cell = self.start_of(player) or next(iter(facts.entry_cells(self.state, player)), None)
            if cell is None:
                continue
            if facts.is_due_back(self.state, player):
                filled = filled.with_entry(player, cell)
            if not self.is_idle:
                filled = filled.with_action(player, action_notation(listing.first_actions(self.state, player, cell)[0]))
        # The duty to change orders (KB-23-m) is for the whole text.
        state = msgspec.structs.replace(self.state, noted=None) if missing else self.state
        order = parse(state, self.team, filled.text or "-")
        if not isinstance(order, TurnOrder):
            return TurnOrder()
        return msgspec.structs.replace(order, lines=tuple(one for one in order.lines if one.player not in missing))

    def line_of(self, player: PlayerId, order: TurnOrder) -> Line | None:
        """Return a player's line of the parsed order."""
        return next((line for line in order.lines if line.player == player), None)

    def _with(self, key: str, line: str) -> "OrderDraft":
        return replace(self, lines={**self.lines, key: line})


def action_notation(action: Action) -> str:
    """Return one action in notation."""
    return writing.line_actions(Line(player="r1", actions=(action,)))


def _place(key: str) -> tuple[int, str]:
    return ({"X": 0, TACTIC: 1}.get(key[0], 2), key)
