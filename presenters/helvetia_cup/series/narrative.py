"""What happened between the matches, in words: a sentence an event, results apart."""

from collections.abc import Iterable

from presenters.helvetia_cup.series.squads import states
from presenters.helvetia_cup.series.words import SeriesWords
from presenters.teller import NOTHING, Teller, Values
from rules.helvetia_cup import events as ev


def _own(words: SeriesWords, event: ev.Event) -> Values | None:
    """Return what a sentence needs besides the fields of its event, or in the place of one."""
    match event:
        case ev.Trained(seat=key, card=card) | ev.ChallengeWon(seat=key, card=card):
            return {"seat": words.entrant(key), "card": words.power(key, card)}
        case (
            ev.Recovery(seat=key, player=player)
            | ev.SuspensionServed(seat=key, player=player)
            | ev.Suspended(seat=key, player=player)
        ):
            return {"seat": words.entrant(key), "player": words.figure_of(key, player)}
        case _:
            return NOTHING


TELLER = Teller[SeriesWords, ev.Event]("hc", _own, frozenset({ev.ResultRecorded, ev.RefereeActed}))


def results(words: SeriesWords, events: Iterable[ev.Event]) -> list[str]:
    """Return the results of a round, a line each."""
    found = {one.id: one for one in words.state.fixtures}
    return [
        words.t(
            "hc-series-result",
            match=words.fixture_line(found[event.fixture]),
            forfeit=event.forfeit is not None,
        )
        for event in events
        if isinstance(event, ev.ResultRecorded) and event.fixture in found
    ]


def news(words: SeriesWords, events: Iterable[ev.Event]) -> list[str]:
    """Return everything else, a sentence an event; who has served his suspension is a matter of his team's sheet."""
    shown = (event for event in events if not isinstance(event, ev.SuspensionServed))
    return [told for event in shown if (told := TELLER.sentence(words, event)) is not None]


def left_by_matches(words: SeriesWords, events: Iterable[ev.Event]) -> list[str]:
    """Return who of the teams that have just played is out or tired now: no event tells it (HC-3.1-a, -c)."""
    found = {one.id: one for one in words.state.fixtures}
    played = [found[event.fixture] for event in events if isinstance(event, ev.ResultRecorded)]
    keys = [key for one in played for key in (one.home, one.away) if key in words.state.teams]
    lines = []
    for name in ("out", "tired"):
        men = [
            words.t("hc-series-one", team=words.entrant(key), player=words.figure_of(key, n))
            for key in keys
            for n, member in sorted(words.team_of(key).players.items())
            if name in states(member)
        ]
        if men:
            lines.append(words.t(f"hc-series-news-{name}", men=words.list(men)))
    return lines
