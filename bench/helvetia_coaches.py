"""Coaches who play at random from a seed: their orders are made of what can be reached, so most are legal."""

import random
from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from rules.errors import OrderError
from rules.helvetia_cup import chances
from rules.helvetia_cup.cards import cards_of, cards_of_kind
from rules.helvetia_cup.notation import canonical
from rules.helvetia_cup.orders import Move, Order
from rules.helvetia_cup.phases import role_of, sections_of
from rules.helvetia_cup.pitch import CELLS, PITCH, SeatName
from rules.helvetia_cup.state import OTHER, Match, Role
from rules.helvetia_cup.teams import TEAMS
from rules.helvetia_cup.turn.chain import SHORT_REACH

SILENT = 4  # percent of the turns


class Coach:
    """One order to write: `text()`."""

    def __init__(self, state: Match, seat: SeatName, rng: random.Random) -> None:
        self.state, self.seat, self.rng = state, seat, rng
        self.side, self.other = state.teams.of(seat), state.teams.of(OTHER[seat])
        self.team = TEAMS[self.side.team]
        self.role: Role = role_of(state, seat)
        self.on_pitch = list(self.side.on_pitch)
        self.swapped: dict[int | None, int] = {}
        self.ends = {n: one.at for n, one in self.side.players.items()}

    def likely(self, percent: int) -> bool:
        """Return True in so many of a hundred cases."""
        return self.rng.random() * 100 < percent

    def text(self) -> str:
        """Return an order with some of the sections that may be sent."""
        writers: Mapping[str, Callable[[], str]] = {
            "S": self.squad, "J": lambda: self.rng.choice(["attaque", "défense"]), "C": self.cards, "F": self.challenge,
            "X": self.swaps, "L": self.placement, "N": self.keeper, "D": self.moves, "G": self.plan, "E": self.escapes,
            "P": self.policies, "I": self.intercepts, "K": self.cells, "R": self.substitutes, "T": self.one,
            "H": lambda: self.rng.choice(["oui", "non"]), "B": self.kicks,
        }  # fmt: skip
        allowed = sections_of(self.state, self.seat)
        written = []
        for key, write in writers.items():
            if key in allowed and self.likely(10 if key in "HNFT" else 85):
                body = write()
                if body:
                    written.append(f"{key} {body}")
        return " ; ".join(written)

    # ---- before the match

    def squad(self) -> str:
        """Return a legal squad."""
        if self.state.is_family:
            others = [n for n in self.team.numbers if n not in self.team.family_starters]
            return f"{words(self.team.family_starters)} / {words(self.rng.sample(others, 2))}"
        fit = [n for n in self.team.numbers if n not in self.side.unavailable and n != self.team.goalkeeper]
        captains = [n for n in fit if self.team.card(n).pos == "C"]
        outfield = [n for n in fit if n not in captains] + captains[: self.rng.randint(0, 1)]
        self.rng.shuffle(outfield)
        return f"{words([self.team.goalkeeper, *outfield[:4]])} / {words(outfield[4:6])}"

    def cards(self) -> str:
        """Return what is kept, or played, of the cards."""
        state, rng = self.state, self.rng
        if not state.config.cards:
            return ""
        if state.phase == "cards":
            return words(rng.sample(list(self.side.offer), 3))  # type: ignore[arg-type]
        if state.phase == "setup" and not state.in_competition:
            return str(rng.choice(cards_of_kind(self.side.team, "legend")))
        if state.phase == "setup":
            legend = rng.sample(list(self.side.legends_left), min(1, len(self.side.legends_left)))
            deck = rng.sample(list(self.side.deck), min(2, len(self.side.deck)))
            return words([*deck, *legend])
        return words(filter(None, map(self.card, self.side.hand)))

    def card(self, n: int) -> str:
        """Return a card that is played, sometimes."""
        card = cards_of(self.side.team)[n]
        if n in self.side.armed or self.likely(50):
            return ""
        if not card.is_immediate:
            return str(n)
        if self.state.phase.startswith("place"):
            return ""
        return f"{n}@{self.rng.choice(list(self.other.on_pitch) if card.is_at_opponent else self.on_pitch)}"

    def challenge(self) -> str:
        """Return a challenge card, if one may be laid open."""
        left = [n for n in cards_of_kind(self.side.team, "power") if n not in self.side.deck]
        return str(self.rng.choice(left)) if left and self.state.config.cards and self.state.in_competition else ""

    # ---- placements

    def swaps(self) -> str:
        """Return a change of players, sometimes."""
        if not (self.state.sub_window and self.side.subs_left and self.side.bench) or self.likely(40):
            return ""
        out, substitute = self.rng.choice(self.on_pitch), self.side.bench[0]
        self.on_pitch = [n for n in self.on_pitch if n != out] + [substitute]
        self.swapped[out] = substitute
        return f"{out}>{substitute}"

    def placement(self) -> str:
        """Return a legal placement."""
        keeper = self.side.keeper
        keeper = self.swapped.get(keeper, keeper)
        free = [
            hex_
            for hex_ in PITCH.hexes
            if PITCH.in_half(self.seat, hex_) and hex_ not in PITCH.circle and hex_ not in PITCH.keeper_zones
        ]
        outfield = [n for n in self.on_pitch if n != keeper]
        hexes = self.rng.sample(free, len(outfield))
        if self.role == "attack" and hexes:
            hexes[0] = PITCH.centre
        return words([f"{keeper}-{PITCH.keeper_zone(self.seat)}", *map("{}-{}".format, outfield, hexes)])

    def keeper(self) -> str:
        """Return somebody to act as keeper, where nobody is one."""
        keeper = self.side.keeper
        return "" if keeper is None or self.team.card(keeper).pos == "G" else str(self.rng.choice(self.on_pitch))

    # ---- play

    def one(self) -> str:
        """Return somebody on the pitch."""
        return str(self.rng.choice(self.on_pitch))

    def moves(self) -> str:
        """Move some figures, each to a hex that they reach after the others' moves: the carrier often forward."""
        moves: tuple[Move, ...] = ()
        for n in self.rng.sample(self.on_pitch, len(self.on_pitch)):
            if self.likely(35):
                continue
            move = self.move(n, moves)
            if move is not None:
                moves = (*moves, move)
                self.ends[n] = move.points[-1] if move.points else self.ends[n]
        return canonical(Order(moves=moves)).removeprefix("D ")

    def move(self, n: int, before: tuple[Move, ...]) -> Move | None:
        """Return a move of a figure after other moves, if they can make any."""
        rng = self.rng
        try:
            reach = chances.find_reach(self.state, self.seat, n, Order(moves=before))
        except OrderError:  # a mark before the opponents have moved
            return None
        if reach.leaving and self.likely(5):
            hex_ = rng.choice(list(reach.leaving))
            points = () if hex_ == self.side.players[n].at else (hex_,)
            return Move(player=n, points=points, substitute=rng.choice(self.side.bench))
        most = rng.choice([0, 0, 1, 3] if self.role == "attack" else [0, 1, 3, 3])
        ends = [hex_ for hex_, boosts in reach.boosts.items() if boosts <= most]
        if not ends:
            return None
        mark = self.mark(ends)
        if mark is not None:
            return Move(player=n, mark=mark)
        end = self.wanted(n, ends)
        overlap = reach.overlaps.get(end)
        return Move(player=n, points=(end,), overlap=overlap is not None and self.likely(70))

    def mark(self, ends: list[str]) -> int | Literal["b"] | None:
        """Return an opponent, or the ball, whom a defender can come to."""
        if self.role == "attack" or self.likely(30):
            return None
        near = [n for n, one in self.other.players.items() if one.at in ends]
        if self.state.ball.at in ends and self.likely(90):
            return "b"
        return self.rng.choice(near) if near else None

    def wanted(self, n: int, ends: list[str]) -> str:
        """Return where a figure goes: to a loose ball, forward, or anywhere."""
        ball = self.state.ball
        if ball.holder is None and ball.at in ends and self.likely(80):
            return ball.at
        if self.role == "attack" and self.likely(80 if ball.holder == n else 40):
            return max(ends, key=lambda hex_: (PITCH.fwd(self.seat, hex_), self.rng.random()))
        return self.rng.choice(ends)

    def plan(self) -> str:
        """Return a plan whose steps can follow one another."""
        if self.state.restart == "penalty":
            return f"s{self.rng.choice(CELLS)}"
        if self.likely(10):
            return "-"
        holder = self.state.ball.holder
        here = None if holder is None else self.ends.get(holder)
        first = ["p", "p", "l", "s"] if not self.state.is_family else ["p", "s"]
        if here is not None and PITCH.spot(OTHER[self.seat], here) and self.likely(70):
            first = ["s"]
        steps = [self.step(self.rng.choices(first, k=2))]
        while not any(alt[0] in "sl" for alt in steps[-1].split("/")) and self.likely(70):
            steps.append(self.step(self.rng.choices(["p", "v", "l"] if not self.state.is_family else ["p", "s"], k=2)))
        if not self.state.is_family and all(alt[0] == "l" for alt in steps[-1].split("/")):
            steps.append(self.step(["t"]))
        return " > ".join(self.cut(steps))

    def cut(self, steps: list[str]) -> list[str]:
        """Return the steps up to the first that nothing can follow."""
        for i, step in enumerate(steps):
            if all(alt[0] in "svt-" for alt in step.split("/")):
                return steps[: i + 1]
        return steps

    def step(self, kinds: list[str]) -> str:
        """Return a step with an alternative of each kind."""
        return "/".join(self.alternative(kind) for kind in kinds)

    def alternative(self, kind: str) -> str:
        """Return an alternative."""
        safe = "?" if self.likely(20) else ""
        if kind in "svt":
            return f"{kind}{self.rng.choice(CELLS)}{safe}"
        is_hex = not self.state.is_family and self.likely(10)
        if kind == "p":
            return f"p{self.near()}{safe}"
        return f"{kind}{self.rng.choice(PITCH.hexes if is_hex else self.on_pitch)}{safe}"

    def near(self) -> int:
        """Return a team-mate, rather one in reach of a short pass."""
        holder = self.state.ball.holder
        here = None if holder is None else self.ends.get(holder)
        mates = [n for n in self.on_pitch if n != holder] or self.on_pitch
        close = [n for n in mates if here and (end := self.ends[n]) and PITCH.distance(here, end) <= SHORT_REACH]
        return self.rng.choice(close or mates)

    def escapes(self) -> str:
        """Return hexes anywhere."""
        return words(self.rng.sample(PITCH.hexes, 3))

    def policies(self) -> str:
        """Return policies, sometimes one of a figure's own."""
        words_ = ["pique", "presse"] if self.state.is_family else ["pique", "tacle", "tacle", "presse"]
        own = [f"{self.rng.choice(self.on_pitch)}={self.rng.choice(words_)}"] if self.likely(30) else []
        return words([*own, self.rng.choice(words_)])

    def intercepts(self) -> str:
        """Return who tries interceptions."""
        return self.rng.choice(["oui", "non", self.one()])

    def cells(self) -> str:
        """Return sets of keeper cells."""
        if self.state.phase == "shootout":
            return "" if self.likely(50) else words(map("".join, self.shootout_sets()))
        sets = [self.rng.choice(PITCH.keeper_sets[size]) for size in (1, 2, 3)]
        zone = f"g:{''.join(self.rng.choice(PITCH.keeper_sets[2]))}"
        return words([*map("".join, sets), zone])

    def shootout_sets(self) -> list[tuple[str, ...]]:
        """Return a set for each kick."""
        legal = chances.keeper_sets(self.state, self.seat, 2, "penalty")
        return [self.rng.choice(legal) for _ in range(self.kicks_due())]

    def substitutes(self) -> str:
        """Return who comes on for the injured."""
        return self.rng.choice(["non", words(self.side.bench)]) if self.side.bench else ""

    # ---- shoot-out

    def kicks_due(self) -> int:
        """Return how many kicks are due."""
        return 3 if self.state.shootout is not None and self.state.shootout.round == 1 else 1

    def kicks(self) -> str:
        """Return kickers with their cells."""
        taken = () if self.state.shootout is None else self.state.shootout.taken.of(self.seat)
        left = [n for n in self.on_pitch if n not in taken]
        due = self.kicks_due()
        if len(left) < due:
            return ""
        return words(f"{n}{self.rng.choice(CELLS)}" for n in self.rng.sample(left, due))


def words(items: Iterable[object]) -> str:
    """Return things separated by blanks."""
    return " ".join(map(str, items))


def order_text(state: Match, seat: SeatName, rng: random.Random) -> str | None:
    """Return the order of a coach who plays at random; None: they are silent."""
    coach = Coach(state, seat, rng)
    return None if coach.likely(SILENT) else coach.text() or None
