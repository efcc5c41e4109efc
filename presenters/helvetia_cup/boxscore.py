"""The match sheet: scorers with their minutes, what each side did, cards, injuries, BOOST left, the shoot-out."""

from collections.abc import Iterable, Iterator, Sequence

from presenters.helvetia_cup import narrative
from presenters.helvetia_cup.words import GameWords, goals_text
from presenters.texts import Value
from rules.helvetia_cup import events as ev
from rules.helvetia_cup.cards import cards_of
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import SEATS, BySeat, Match, Stat

# What is told of each player, of the counters of Appendix E.
TOLD: tuple[Stat, ...] = (
    "goals", "shots", "short_passes", "long_passes_completed", "steals_won", "dribbles_won", "tackles_won",
    "interceptions_won", "clearances_won", "saves", "fouls",
)  # fmt: skip
MOST_KICKS = 16  # of a shoot-out: the last ones, if it took longer than a post has room for


def match_sheet(words: GameWords, state: Match, events: Iterable[ev.Event]) -> str:
    """Return the match sheet in words, from the final state and all that happened."""
    told = tuple(events)
    lines = [words.t("hc-box-title"), *_half_time(words, told)]
    if state.result is not None and state.result.forfeit is not None:
        lines.append(words.t("hc-box-forfeit", team=words.team(state.result.forfeit)))
    for seat in SEATS:
        lines += _scorers(words, told, seat)
    for seat in SEATS:
        lines += [_line(words, state, seat), *_players(words, state, seat)]
    for seat in SEATS:
        lines += [*_bookings(words, state, seat), *_cards(words, state, seat), *_boost(words, state, seat)]
    return "\n".join((*lines, *shootout_lines(words, state, told)))


def _half_time(words: GameWords, events: Sequence[ev.Event]) -> Iterator[str]:
    score = BySeat()
    for event in events:
        match event:
            case ev.Goal():
                score = event.score
            case ev.HalfEnd(half=1):
                yield words.t("hc-box-half", goals=goals_text(score))
            case _:
                pass


def _scorers(words: GameWords, events: Sequence[ev.Event], seat: SeatName) -> Iterator[str]:
    minutes: dict[int, list[str]] = {}
    for event in events:
        if isinstance(event, ev.Goal) and event.seat == seat:
            minutes.setdefault(event.player, []).append(words.t("hc-box-minute", minute=event.minute))
    if minutes:
        scorers = words.list(
            words.t("hc-box-scorer", player=words.player(seat, number), minutes=words.list(scored))
            for number, scored in minutes.items()
        )
        yield words.t("hc-box-scorers", team=words.team(seat), scorers=scorers)


def _line(words: GameWords, state: Match, seat: SeatName) -> str:
    def total(stat: str) -> int:
        return state.stats.total(seat, stat)

    usual: dict[str, Value] = {
        "team": words.team(seat),
        "shots": total("shots"),
        "short": total("short_passes"),
        "steals": total("steals"),
        "steals_won": total("steals_won"),
        "interceptions": total("interceptions_won"),
        "saves": total("saves"),
    }
    if state.is_family:
        return words.t("hc-box-line-family", **usual)
    more: dict[str, Value] = {
        "long": total("long_passes"),
        "long_made": total("long_passes_completed"),
        "tackles": total("tackles"),
    }
    return words.t("hc-box-line", **usual, **more, tackles_won=total("tackles_won"), fouls=total("fouls"))


def _players(words: GameWords, state: Match, seat: SeatName) -> Iterator[str]:
    for number, counters in sorted(state.stats.of(seat).items()):
        did = [words.t(f"hc-stat-{stat}", count=counters[stat]) for stat in TOLD if stat in counters]
        if did:
            yield words.t("hc-box-player", player=words.player(seat, number), did=words.list(did))


def _bookings(words: GameWords, state: Match, seat: SeatName) -> Iterator[str]:
    shown = [
        words.t("hc-box-booking", player=words.player(seat, number), kind=kind)
        for number, player in sorted(state.teams.of(seat).players.items())
        for kind, is_so in (
            ("yellow", player.yellow > 0 and not player.red),
            ("red", player.red),
            ("injured", player.status == "injured"),
        )
        if is_so
    ]
    if shown:
        yield words.t("hc-box-bookings", team=words.team(seat), men=words.list(shown))


def _cards(words: GameWords, state: Match, seat: SeatName) -> Iterator[str]:
    team = state.teams.of(seat)
    if team.used:
        yield words.t("hc-box-cards", team=words.team(seat), cards=words.cards(seat, team.used))
    card = cards_of(team.team).get(team.challenge) if team.challenge is not None else None
    if card is not None and card.challenge is not None:
        done = card.challenge.is_met(state.stats.total(seat, card.challenge.stat))
        yield words.t("hc-box-challenge", team=words.team(seat), card=words.card(seat, card.no), done=done)


def _boost(words: GameWords, state: Match, seat: SeatName) -> Iterator[str]:
    team = state.teams.of(seat)
    left = [words.t("hc-box-man", number=str(n), boost=str(team.players[n].boost)) for n in team.on_pitch]
    if left:
        yield words.t("hc-box-boost", team=words.team(seat), men=words.list(left))


def shootout_lines(words: GameWords, state: Match, events: Sequence[ev.Event]) -> list[str]:
    """Return a shoot-out kick by kick; nothing where there was none."""
    kicks = [event for event in events if isinstance(event, ev.ShootoutKick)]
    if not kicks or state.shootout is None:
        return []
    title = words.t("hc-box-shootout", goals=goals_text(state.shootout.goals))
    earlier = len(kicks) - MOST_KICKS
    more = [words.t("hc-box-earlier", count=earlier)] if earlier > 0 else []
    return [title, *more, *narrative.TELLER.sentences(words, kicks[-MOST_KICKS:])]
