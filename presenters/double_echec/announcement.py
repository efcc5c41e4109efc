"""The announcement of a shift: the score, the news, who answers what by when, the rink, the story."""

from collections.abc import Sequence

from presenters.double_echec import standing
from presenters.double_echec.dossier import Dossier
from presenters.double_echec.narrative import STORY
from presenters.double_echec.panel import answer_row, film_button
from presenters.double_echec.words import GameWords, match_of
from presenters.escaping import mention
from presenters.fitting import ANNOUNCEMENT_HEIGHT, measure_height
from presenters.match.posts import foot_blocks, silent_sides
from presenters.panel import awaited_users
from presenters.post import Block
from presenters.seals import proof_of
from rules.double_echec import events as ev
from rules.double_echec.state import OTHER, Match, PenaltyShotNext

MORE = 44  # px that the line takes which counts what is left out


def announcement_blocks(
    words: GameWords, dossier: Dossier, title: str, picture: Sequence[Block], acts: Sequence[str]
) -> list[Block]:
    """Return the blocks of an announcement; `picture`: the rink, or a film; `acts`: a referee's."""
    events, state, check = dossier.events_as(None), match_of(dossier.now), proof_of(words.voice, dossier)
    news = "\n".join((turn_headline(words, events), *why_stopped(words, events), *silence_lines(words, dossier)))
    head: list[Block] = [title, standing.headline(words, state), news, standing.status_strip(words, state)]
    head += [*call_answers(words, dossier), *picture]
    foot = foot_blocks(words.voice, dossier, check, answer_row(words.voice, dossier), film_button(words.voice, dossier))
    told = STORY.fit_story(words, events, acts, ANNOUNCEMENT_HEIGHT - measure_height((*head, *foot)))
    if told is not None:
        head.append("\n".join(told) or words.t("de-told-nothing"))
    return [*head, *foot]


def turn_headline(words: GameWords, events: Sequence[ev.Event]) -> str:
    """Return what counts of a shift: goals, penalties, the time played."""
    if not any(isinstance(event, ev.ClockMarked | ev.FacedOff | ev.PenaltyShot) for event in events):
        return words.t("de-told-lineup")
    counts = {kind: sum(isinstance(event, kind) for event in events) for kind in (ev.Goal, ev.Penalty, ev.ClockMarked)}
    return words.t(
        "de-news-line",
        goals=words.t("de-news-goals", count=counts[ev.Goal]),
        penalties=counts[ev.Penalty],
        time=words.t("de-news-time", count=counts[ev.ClockMarked]),
    )


def why_stopped(words: GameWords, events: Sequence[ev.Event]) -> tuple[str, ...]:
    """Return why the shift ended before its time, where somebody now has to answer for that."""
    for event in reversed(events):
        match event:
            case ev.StopCalled(team=team) | ev.DecisionPoint(team=team):
                return (words.t("de-why-stop", team=words.team(team)),)
            case ev.PenaltyShotAwarded(team=team):
                shooter, keeper = words.team(team), words.team(OTHER[team])
                return (words.t("de-why-penalty_shot", shooter=shooter, keeper=keeper),)
            case _:
                pass
    return ()


def silence_lines(words: GameWords, dossier: Dossier) -> tuple[str, ...]:
    """Return who has sent nothing for the turn: their last sheets were played."""
    teams = silent_sides(words, dossier) if match_of(dossier.state).phase == "play" else ""
    return (words.t("de-silent", teams=teams),) if teams else ()


def call_answers(words: GameWords, dossier: Dossier) -> tuple[str, ...]:
    """Return who must answer what by when."""
    following, state = dossier.next_turn, match_of(dossier.now)
    if following is None or state.next is None:
        return ()
    return (due_lines(words, state, following.due_ms, mention(*awaited_users(dossier))),)


def due_lines(words: GameWords, state: Match, due_ms: int, captains: str = "none") -> str:
    """Return what the open turn asks of whom, and until when."""
    kind, shooter, keeper = "lineup" if state.phase == "lineup" else "play", "none", "none"
    if isinstance(state.next, PenaltyShotNext):
        team = state.next.team
        kind, shooter, keeper = "penalty_shot", words.team(team), words.team(OTHER[team])
    return words.t("de-asked", kind=kind, shooter=shooter, keeper=keeper, due=due_ms // 1000, captains=captains)
