"""What happened in a round, in the order in which one wants to know it: results, who goes on, the next round."""

from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from presenters.competition.words import GameWords
from presenters.teller import NOTHING, Teller, Values
from rules.competition import events as ev
from rules.competition.events import Event

SEEDS, FIXTURES = 8, 16  # that are told
SILENT: frozenset[type[msgspec.Struct]] = frozenset(
    {ev.TableDrawnUp, ev.FixtureSettled, ev.Started, ev.RoundOver, ev.StageOver, ev.SignedUp, ev.Ignored}
)


def _own(words: GameWords, event: Event) -> Values | None:  # noqa: PLR0911 - one per kind
    """Return what a sentence needs besides the event's fields."""
    match event:
        case ev.StageOpened(stage=stage):
            several = stage > 1 or len(words.state.config.stages) > 1
            seeds = words.list(_seed(words, event, one) for one in event.entrants[:SEEDS])
            how, more = _seeding(words, stage), max(0, len(event.entrants) - SEEDS)
            return {"seeds": seeds, "more": more, "how": how, "several": "yes" if several else "no"}
        case ev.RoundOpened(stage=stage, round=round_, to=to):
            byes = words.entrants(event.byes) if event.byes else "none"
            shown = words.list(words.match(key) for key in event.fixtures[:FIXTURES])
            more = max(0, len(event.fixtures) - FIXTURES)
            return {"name": words.round(stage, round_, to), "fixtures": shown, "more": more, "byes": byes}
        case ev.TieOver():
            return _tie_over(words, event)
        case ev.Finished():
            second = event.honours.runner_up or None
            return {"second": "none" if second is None else words.entrant(second)}
        case ev.PointsAdjusted(points=points):
            return {"points": f"{points:+d}"}
        case ev.Swapped():
            return {"entrants": words.entrants(event.entrants)}
        case ev.Corrected():
            return {"was": _outcome(words, event.old), "now": _outcome(words, event.new)}
        case _:
            return NOTHING


TELLER: Teller[GameWords, Event] = Teller("cp", own=_own, silent=SILENT)


def _seeding(words: GameWords, number: int) -> str:
    """Return how a stage came to its seeds (CP-2-c, CP-10-c); `bracket`: not they, but their places are drawn."""
    if number > len(words.state.config.stages):
        return "rank"
    config = words.state.config.stages[number - 1]
    if getattr(config, "draw", None) == "drawn":
        return "bracket"
    usual = "listed" if number == 1 else "rank"
    return config.seeding if isinstance(config.seeding, str) else usual


def _seed(words: GameWords, event: ev.StageOpened, entrant: str) -> str:
    """Return a seed, with what it is worth where that made it one."""
    if event.stage > 1 or _seeding(words, event.stage) != "rating":
        return words.entrant(entrant)
    return f"{words.entrant(entrant)} ({words.state.entrants[entrant].rating})"


def _tie_over(words: GameWords, event: ev.TieOver) -> Values | None:
    """Return what the end of a tie tells; None where its only match has told it."""
    stage = words.state.stages[event.stage - 1] if event.stage <= len(words.state.stages) else None
    tie = None if stage is None else stage.ties.get(event.tie)
    if event.how == "bye" or (event.how == "games" and tie is not None and len(tie.games) == 1):
        return None
    a, b = (None, None) if tie is None else (tie.a, tie.b)
    return {"a": words.entrant(a), "b": words.entrant(b), "score": f"{event.score[0]}–{event.score[1]}"}


def _outcome(words: GameWords, outcome: ev.CorrectedResult) -> str:
    if outcome.score is None or outcome.how is None:
        return "—"
    kicks = "none" if outcome.shootout is None else f"{outcome.shootout[0]}–{outcome.shootout[1]}"
    return words.t("cp-score", home=outcome.score[0], away=outcome.score[1], how=outcome.how, kicks=kicks)


def result_lines(words: GameWords, events: Iterable[Event]) -> Sequence[str]:
    """Return the results told in a turn, a line each, groups and rounds apart by nothing."""
    return [fixture_result_line(words, event) for event in events if isinstance(event, ev.FixtureSettled)]


def fixture_result_line(words: GameWords, event: ev.FixtureSettled) -> str:
    """Return a result: who met whom, the winner in bold."""
    return words.t(
        "cp-result",
        home=words.entrant(event.home),
        away=words.entrant(event.away),
        score=words.score(event),
        winner="home" if event.winner == event.home else "away" if event.winner == event.away else "none",
        by=event.by,
    )


def news_lines(words: GameWords, events: Iterable[Event]) -> list[str]:
    """Return everything of a turn but its results and tables, a sentence each, sign-ups together."""
    told = list(events)
    return [
        *_signed_up(words, told),
        *wanted_sentences(words, told, _is_past),
        *wanted_sentences(words, told, _is_next),
    ]


def wanted_sentences(words: GameWords, events: Iterable[Event], wanted: Callable[[Event], bool]) -> Iterator[str]:
    """Yield the sentences of the events that are wanted."""
    for event in events:
        sentence = TELLER.sentence(words, event) if wanted(event) else None
        if sentence is not None:
            yield sentence


def _is_next(event: Event) -> bool:
    return isinstance(event, ev.StageOpened | ev.RoundOpened | ev.Qualified | ev.RolledOver)


def _is_past(event: Event) -> bool:
    return not _is_next(event)


def _signed_up(words: GameWords, events: Iterable[Event]) -> list[str]:
    entered = [event for event in events if isinstance(event, ev.SignedUp)]
    if not entered:
        return []
    return [
        words.t("cp-signed-up", count=len(entered), names=words.list(words.entrant(one.entrant) for one in entered))
    ]
