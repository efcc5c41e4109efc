"""A team of a competition: who can play its next match and what they carry, its deck, what training may buy.

And what its players did over the matches (10.9): goals, cards, saves, and what their teams let in.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from presenters.helvetia_cup.series.words import SeriesWords
from presenters.helvetia_cup.standing import card_effect
from rules.helvetia_cup.cards import cards_of, cards_of_kind
from rules.helvetia_cup.competition.resolution import SESSIONS
from rules.helvetia_cup.state import OTHER, SEATS, Fixture, Match, SquadMember, Stat
from rules.helvetia_cup.teams import TEAMS

PlayerKey = tuple[str, int]  # a team's key, a shirt number
COUNTED: tuple[Stat, ...] = ("goals", "shots", "yellow", "red", "injuries", "saves", "fouls")


@dataclass(frozen=True)
class Figures:
    """Counters by player; by team: matches played here, goals let in, goals scored against nobody's stats."""

    players: Mapping[str, Counter[PlayerKey]] = field(default_factory=lambda: {stat: Counter() for stat in COUNTED})
    played: Counter[str] = field(default_factory=Counter)
    let_in: Counter[str] = field(default_factory=Counter)

    def best(self, stat: str, most: int) -> Sequence[tuple[PlayerKey, int]]:
        """Return who has most of a counter, best first."""
        found = [(player, count) for player, count in self.players[stat].items() if count]
        return sorted(found, key=lambda one: (-one[1], one[0]))[:most]

    def of_team(self, stat: str, key: str) -> int:
        """Return a team's sum of a counter."""
        return sum(count for (team, _), count in self.players[stat].items() if team == key)


def figures_of(matches: Iterable[tuple[Fixture, Match]]) -> Figures:
    """Return the figures of matches that were played to their result."""
    found = Figures()
    for fixture, match in matches:
        if match.result is None:
            continue
        for seat in SEATS:
            key = fixture.home if seat == "home" else fixture.away
            found.played[key] += 1
            found.let_in[key] += match.result.score.of(OTHER[seat])
            for number, counters in match.stats.of(seat).items():
                for stat in COUNTED:
                    found.players[stat][key, number] += counters.get(stat, 0)
    return found


def player_states(member: SquadMember) -> tuple[str, ...]:
    """Return what a player carries, by the names of its texts; `fit` alone where nothing keeps them back."""
    carried = (
        ("suspended", member.suspended > 0),
        ("out", member.injury == "out"),
        ("check", member.injury == "check"),
        ("tired", member.tired),
        ("yellow", member.yellow > 0),
    )
    return tuple(name for name, is_so in carried if is_so)


def squad_lines(words: SeriesWords, key: str) -> Iterator[str]:
    """Yield a line for each player who carries something, and one for how many are free of everything."""
    players = words.team_of(key).players
    marked = {n: player_states(member) for n, member in sorted(players.items()) if player_states(member)}
    for number, carried in marked.items():
        told = words.list(words.t(f"hc-series-state-{name}") for name in carried)
        yield words.t("hc-series-man", player=words.figure_of(key, number), states=told)
    yield words.t("hc-series-fit", count=len(players) - len(marked))


def deck_line(words: SeriesWords, key: str) -> str:
    """Return the cards that a team owns: POWER with their levels, LEGEND cards not yet spent."""
    entrant = words.team_of(key)
    cards = cards_of(entrant.team)
    power = [
        words.t("hc-series-power", card=words.power(key, n), level=cards[n].level if n in cards else 0)
        for n in entrant.deck
    ]
    legends = [words.power(key, n) for n in entrant.legends_left]
    return words.t("hc-series-deck", power=words.list(power) or "none", legends=words.list(legends) or "none")


def list_buyable_cards(words: SeriesWords, key: str) -> tuple[int, ...]:
    """Return the POWER cards that a team does not own, those of few sessions first."""
    entrant = words.team_of(key)
    cards = cards_of(entrant.team)
    return tuple(sorted((n for n in cards_of_kind(entrant.team, "power") if n not in entrant.deck),
                        key=lambda n: (cards[n].level, n)))  # fmt: skip


def count_sessions(words: SeriesWords, key: str, cards: tuple[int, ...]) -> int:
    """Return how many sessions cards take (HC-3.1-m)."""
    known = cards_of(words.team_of(key).team)
    return sum(known[n].level for n in cards if n in known)


def sessions_left(words: SeriesWords, key: str, cards: tuple[int, ...]) -> int:
    """Return how many sessions are left beside `cards`."""
    return SESSIONS - count_sessions(words, key, cards)


def owned_card_effect(words: SeriesWords, key: str, number: int) -> str:
    """Return what a card does."""
    card = cards_of(words.team_of(key).team).get(number)
    return "" if card is None else card_effect(words, card)


def season_lines(words: SeriesWords, key: str, figures: Figures) -> Iterator[str]:
    """Yield what a team's players have done over the competition."""
    team = TEAMS.get(words.team_of(key).team)
    for number in () if team is None else team.numbers:
        did = {stat: counter[key, number] for stat, counter in figures.players.items() if counter[key, number]}
        if did:
            told = words.list(words.t(f"hc-stat-{stat}", count=count) for stat, count in did.items())
            yield words.t("hc-series-did", player=words.figure_of(key, number), did=told)


def purchase_text(words: SeriesWords, key: str, cards: tuple[int, ...]) -> str:
    """Return what is bought, in words."""
    if not cards:
        return words.t("hc-series-buys-nothing")
    return words.t("hc-say-A", cards=words.list(words.power(key, n) for n in cards))
