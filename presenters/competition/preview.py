"""What a referee's lines would change, before they are carried out: the matches that go, come and stay, the ranks."""

from collections.abc import Iterable, Iterator, Mapping

from presenters.competition.narrative import news_lines, result_lines
from presenters.competition.tables import stage_tables
from presenters.competition.words import GameWords
from presenters.fitting import fit_message
from presenters.post import Button, ButtonRow, ButtonStyle, Post, custom_id
from rules.competition import events as ev
from rules.competition.events import Event
from rules.competition.turn.season import is_open

COLOUR = 0x9B59B6
SHOWN = 12  # of each kind of change
TAKES_BACK = (ev.Corrected, ev.Redrawn, ev.PairingRedone, ev.Swapped, ev.Withdrawn, ev.Excluded, ev.Closed, ev.Stopped)


def takes_back(events: Iterable[Event]) -> bool:
    """Return whether lines do more than add results and entrants: then they are shown before they are carried out."""
    return any(isinstance(event, TAKES_BACK) for event in events)


def preview_post(
    title: str, before: GameWords, after: GameWords, events: tuple[Event, ...], press: tuple[int, int]
) -> Post:
    """Return what would change, and the button to have it so (`press`: the contest's id and the proposal's)."""
    told = [*result_lines(after, events), *news_lines(after, events), *_matches(before, after), *_ranks(before, after)]
    button = Button(after.t("cp-preview-confirm"), custom_id("cp-lines", *press), ButtonStyle.danger)
    lines = "\n".join(f"- {line}" for line in told)
    return Post((f"### {title}", *fit_message([after.t("cp-preview"), lines]), ButtonRow((button,))), COLOUR)


def _matches(words: GameWords, then: GameWords) -> Iterator[str]:
    """Yield the matches that are played no more, and those that are being played and stay."""
    state, now = words.state, then.state
    if now.season != state.season:
        return
    gone = [key for key, one in state.fixtures.items() if one.status != "void" and now.fixtures[key].status == "void"]
    stay = [
        key
        for key, one in state.fixtures.items()
        if is_open(one) and one.started and is_open(now.fixtures[key]) and one.replays == now.fixtures[key].replays
    ]
    for what, keys in (("gone", gone), ("stay", stay)):
        if keys:
            shown = words.list(words.match(key) for key in keys[:SHOWN])
            yield words.t(f"cp-preview-{what}", matches=shown, more=max(0, len(keys) - SHOWN))


def _ranks(before: GameWords, after: GameWords) -> Iterator[str]:
    """Yield who would stand elsewhere: in the tables of the stage that is played, and in the placings of the end."""
    was, now = _places(before), _places(after)
    moved = [entrant for entrant in now if entrant in was and was[entrant] != now[entrant]]
    for entrant in moved[:SHOWN]:
        yield after.t("cp-preview-rank", entrant=after.entrant(entrant), was=was[entrant], now=now[entrant])
    if len(moved) > SHOWN:
        yield after.t("cp-preview-more", more=len(moved) - SHOWN)


def _places(words: GameWords) -> Mapping[str, int]:
    state = words.state
    if state.placings:
        return {one.entrant: one.place for one in state.placings}
    if not state.stages:
        return {}
    return {row.entrant: row.rank for table in stage_tables(words, state.stage) for row in table.rows}
