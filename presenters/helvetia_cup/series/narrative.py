"""What happened between the matches, in words: a sentence an event, results apart; what a referee's act changed."""

from collections.abc import Iterable

import msgspec

from presenters.escaping import escape
from presenters.helvetia_cup.series.squads import player_states
from presenters.helvetia_cup.series.words import SeriesWords
from presenters.teller import NOTHING, Teller, Values
from rules.helvetia_cup import events as ev


def _own(words: SeriesWords, event: ev.Event) -> Values | None:
    """Return what a sentence needs besides the fields of its event, or in the place of one."""
    match event:
        case ev.ChallengeWon(seat=key, card=card):
            return {"seat": words.entrant(key), "card": words.power(key, card)}
        case ev.Trained(seat=key, card=card):
            return {"seat": words.entrant(key), "card": words.power(key, card)}
        case (
            ev.Recovery(seat=key, player=player)
            | ev.Suspended(seat=key, player=player)
            | ev.SuspensionServed(seat=key, player=player)
        ):
            return {"seat": words.entrant(key), "player": words.figure_of(key, player)}
        case _:
            return NOTHING


# Told apart, of several at once, or on a team's sheet.
SILENT: frozenset[type[msgspec.Struct]] = frozenset(
    {ev.ResultRecorded, ev.RefereeActed, ev.Trained, ev.Suspended, ev.SuspensionServed}
)
TELLER = Teller[SeriesWords, ev.Event]("hc", _own, SILENT)
APART = Teller[SeriesWords, ev.Event]("hc", _own, frozenset({ev.RefereeActed}))


def tell_apart(words: SeriesWords, event: ev.Event) -> tuple[str, ...]:
    """Return an event by itself; nothing for what a referee did."""
    if isinstance(event, ev.ResultRecorded):
        return tuple(series_results(words, [event])[1:])
    return tuple(APART.sentences(words, [event]))


def series_results(words: SeriesWords, events: Iterable[ev.Event]) -> list[str]:
    """Return the results of a round under their title, a line each; nothing where there are none."""
    found = {one.id: one for one in words.state.fixtures}
    told = [
        words.t(
            "hc-series-result",
            match=words.fixture_line(found[event.fixture]),
            forfeit=event.forfeit is not None,
        )
        for event in events
        if isinstance(event, ev.ResultRecorded) and event.fixture in found
    ]
    return [words.t("hc-series-results"), *told] if told else []


def series_news(words: SeriesWords, events: Iterable[ev.Event]) -> list[str]:
    """Return everything else: what each team has trained, who is suspended, together; the rest a sentence each.

    Who has served their suspension is a matter of their team's sheet.
    """
    told = list(events)
    bought: dict[str, list[int]] = {}
    for event in told:
        if isinstance(event, ev.Trained):
            bought.setdefault(event.seat, []).append(event.card)
    lines = [
        words.t("hc-series-news-trained", team=words.entrant(key), cards=words.list(words.power(key, n) for n in cards))
        for key, cards in bought.items()
    ]
    lines += TELLER.sentences(words, told)
    for why in ("red", "yellows"):
        players = [one for one in told if isinstance(one, ev.Suspended) and one.why == why]
        if players:
            lines.append(
                words.t(
                    f"hc-series-news-{why}", men=words.list(_player(words, one.seat, one.player) for one in players)
                )
            )
    return lines


def _player(words: SeriesWords, key: str, number: int) -> str:
    return words.t("hc-series-one", team=words.entrant(key), player=words.figure_of(key, number))


def out_or_tired_lines(words: SeriesWords, events: Iterable[ev.Event]) -> list[str]:
    """Return who of the teams that have just played is out or tired now: no event tells it (HC-3.1-a, -c)."""
    found = {one.id: one for one in words.state.fixtures}
    played = [found[event.fixture] for event in events if isinstance(event, ev.ResultRecorded)]
    keys = [key for one in played for key in (one.home, one.away) if key in words.state.teams]
    lines = []
    for name in ("out", "tired"):
        players = [
            _player(words, key, n)
            for key in keys
            for n, member in sorted(words.team_of(key).players.items())
            if name in player_states(member)
        ]
        if players:
            lines.append(words.t(f"hc-series-news-{name}", men=words.list(players)))
    return lines


NO_VALUE = "—"
OF_A_PLAYER = ("suspended", "injury")
OF_A_ROW = ("won", "drawn", "lost", "gf", "ga", "points")


def describe_series_change(words: SeriesWords, path: str, was: object, now: object) -> str | None:
    """Return what changed in words; None for what is told otherwise."""
    values = {"was": _change_value(was), "now": _change_value(now)}
    match path.split("."):
        case ["teams", key, "deck"]:
            return words.t("hc-change-series", field="deck", team=words.entrant(key), player="", **values)
        case ["teams", key, "players", number, field] if field in OF_A_PLAYER:
            player = words.figure_of(key, int(number))
            return words.t("hc-change-series", field=field, team=words.entrant(key), player=player, **values)
        case ["table", key, field] if field in OF_A_ROW:
            return words.t("hc-change-series", field=field, team=words.entrant(key), player="", **values)
        case _:
            return None


def _change_value(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value)) or NO_VALUE
    return NO_VALUE if value in (None, 0) else escape(str(value))
