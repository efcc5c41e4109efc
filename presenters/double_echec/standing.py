"""How a match stands, in words: the score, the strip, the benches, the decks."""

from collections.abc import Iterator, Mapping

from presenters.double_echec.narrative import minutes_text
from presenters.double_echec.words import GameWords, goals_text
from presenters.texts import Value
from rules.double_echec import state as st
from rules.double_echec.data import Team
from rules.double_echec.rink import BENCH, CELL, king
from rules.double_echec.state import SLOTS, TEAMS, Card, Match, Player, Position, Slot, match_settings_of

NONE = "none"
NEAR = 3  # steps within which a player makes it (DE-R.11-b)
USUAL: Mapping[Position, Slot] = {"C": "C", "W": "LW", "D": "LD", "G": "G"}


def headline(words: GameWords, state: Match) -> str:
    """Return who leads, in large."""
    home, away = (words.team(team) for team in TEAMS)
    return words.t("de-score", home=home, away=away, goals=goals_text(state.score))


def current_score(state: Match) -> str:
    """Return the score, home first."""
    return goals_text(state.score)


def status_strip(words: GameWords, state: Match) -> str:
    """Return period and time, units left, strength, the penalty box, what comes now."""
    left = 0 if state.next is None else match_settings_of(state.config).units_per_period - state.clock.units
    boxed = (
        words.t(
            "de-boxed", player=words.player(team, one.n), minutes=minutes_text(words, one.left), running=one.running
        )
        for team in TEAMS
        for one in state.teams.of(team).box
    )
    return words.t(
        "de-strip",
        time=words.time(state.clock.period, state.clock.units),
        left=left,
        strength=words.strength(state),
        box=words.list(boxed) or NONE,
        next=next_text(words, state),
    )


def next_text(words: GameWords, state: Match) -> str:  # noqa: PLR0911 - one per kind
    """Return what comes now, in a few words."""
    match state.next:
        case st.FaceoffNext(spot=spot):
            return words.t("de-next-faceoff", spot=spot)
        case st.DefendNext():
            return words.t("de-next-defend", team=words.team(_defending(state)))
        case st.CardNext():
            return words.t("de-next-card", team=words.team(_holding(state)))
        case st.PlayCardNext(card=card):
            return words.t("de-next-play_card", team=words.team(_holding(state)), named=words.card(card))
        case st.RecoverNext(team=team):
            return words.t("de-next-recover", team=words.team(team))
        case st.PenaltyShotNext(team=team, player=player):
            return words.t("de-next-penalty_shot", player=words.player(team, player))
        case _:
            return words.t("de-next-over")


def _holding(state: Match) -> Team:
    return "home" if state.puck.held is None else state.puck.held[0]


def _defending(state: Match) -> Team:
    return st.OTHER[_holding(state)]


def bench_lines(words: GameWords, state: Match, team: Team) -> str:
    """Return the players of a side: those on the ice, each with their way to the bench, then the others."""
    own = state.teams.of(team)
    slots: dict[int, Slot] = {number: slot for slot in SLOTS if (number := own.ice.get(slot)) is not None}
    ranked = sorted(own.roster, key=lambda one: SLOTS.index(slots[one.n]) if one.n in slots else len(SLOTS))
    lines = [_player(words, team, one, slots.get(one.n), own.at.get(one.n)) for one in ranked]
    return "\n".join((words.t("de-bench-title", team=words.team(team)), *lines))


def _player(words: GameWords, team: Team, one: Player, slot: Slot | None, cell: str | None) -> str:
    shown: dict[str, Value] = {
        "player": words.player(team, one.n),
        "abilities": ability_text(words, one),
        "thirds": one.thirds,
    }
    if slot is None or cell is None:
        post = words.short(USUAL[one.pos] if slot is None else slot)
        return words.t("de-bench-line", post=post, out=one.out is True, **shown)
    steps = steps_off_ice(team, cell)
    sure = steps - NEAR <= one.V  # every die shows one at least
    return words.t("de-bench-ice", post=words.short(slot), at=cell, steps=steps, sure=sure, **shown)


def steps_off_ice(team: Team, cell: str) -> int:
    """Return the steps from a cell off the ice (DE-B.bench), bodies ignored."""
    return min(king(CELL[cell], door) for door in BENCH[team]) + 1


def ability_text(words: GameWords, one: Player) -> str:
    """Return what a player can do, as numbers of dice."""
    if one.pos == "G":
        return words.t("de-goalkeeper", stop=str(one.A))
    return words.t("de-skater", shot=str(one.T), pass_=str(one.P), speed=str(one.V), fight=str(one.B))


def deck_lines(words: GameWords, state: Match) -> str:
    """Return the cards left by type, and those burned: both are public."""
    return "\n".join((words.t("de-decks"), *_decks(words, state)))


def _decks(words: GameWords, state: Match) -> Iterator[str]:
    for deck in ("F", "D", "G"):
        left, burned = state.decks.get(deck, st.FULL_DECKS[deck]), state.burned.get(deck, {})
        yield words.t("de-deck", deck=deck, cards=_cards(words, left) or "—", burned=_cards(words, burned) or NONE)


def _cards(words: GameWords, counts: Mapping[Card, int]) -> str:
    return " · ".join(
        words.t("de-deck-card", named=words.card(card), count=count) for card, count in counts.items() if count
    )
