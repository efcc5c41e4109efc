"""The announcement of a turn: the score, the news, who answers what by when, the pictures, the story with its dice."""

from collections.abc import Sequence

from presenters.escaping import mention
from presenters.fitting import ANNOUNCEMENT_HEIGHT, measure_height
from presenters.helvetia_cup import standing
from presenters.helvetia_cup.dossier import Dossier
from presenters.helvetia_cup.narrative import STORY
from presenters.helvetia_cup.panel import answer_row, film_button
from presenters.helvetia_cup.words import GameWords, goals_text, match_of
from presenters.match.posts import foot_blocks, silent_sides
from presenters.panel import awaited_users
from presenters.post import Block
from presenters.seals import proof_of
from rules.helvetia_cup import events as ev
from rules.helvetia_cup.phases import BOTH
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import Match


def announcement_blocks(
    words: GameWords, dossier: Dossier, title: str, pictures: Sequence[Block], acts: Sequence[str]
) -> list[Block]:
    """Return the blocks of an announcement; `pictures`: the pitch, the goal after a shot; `acts`: a referee's."""
    events, state, check = dossier.events_as(None), match_of(dossier.now), proof_of(words.voice, dossier)
    news = "\n".join((turn_headline(words, match_of(dossier.state), state, events), *silence_lines(words, dossier)))
    stands = "\n".join((standing.headline(words, state), standing.status_strip(words, state)))
    head: list[Block] = ["\n".join((title, stands)), news]
    head += [*call_answers(words, dossier), *pictures]
    foot = foot_blocks(words.voice, dossier, check, answer_row(words.voice, dossier), film_button(words.voice, dossier))
    shown = [event for event in events if not isinstance(event, ev.Goal | ev.HalfEnd | ev.MatchEnd)]  # the headline's
    told = STORY.fit_story(words, shown, acts, ANNOUNCEMENT_HEIGHT - measure_height((*head, *foot)))
    return [*head, *(("\n".join(told),) if told else ()), *foot]


def turn_headline(words: GameWords, before: Match, after: Match, events: Sequence[ev.Event]) -> str:
    """Return what counts of a turn, in a line or two: its end last."""
    lines: list[str] = []
    for event in events:
        match event:
            case ev.Goal(seat=seat, player=player, minute=minute):
                shown = goals_text(event.score)
                lines.append(words.t("hc-news-goal", player=words.player(seat, player), goals=shown, minute=minute))
            case ev.HalfEnd(half=half):
                lines.append(words.t("hc-news-half", named=words.half(half)))
            case ev.MatchEnd(winner=winner):
                lines.append(end_text(words, after, winner))
            case _:
                pass
    if lines:
        return "\n".join(lines)
    reason = next((event.reason for event in reversed(events) if isinstance(event, ev.TurnEnd)), None)
    if after.phase == "shootout" and after.shootout is not None:
        return words.t("hc-news-shootout", goals=goals_text(after.shootout.goals))
    if reason is None:
        return _between(words, before, after, events)
    return _turned(words, before, after, events, reason)


def _between(words: GameWords, before: Match, after: Match, events: Sequence[ev.Event]) -> str:
    """Return the news of a turn that ended no game turn: teams known, one in place, the attack moved."""
    mover = before.attack
    if before.phase in {"setup", "cards"} or mover is None:
        if after.attack is None or after.first_kickoff is None:
            return words.t("hc-told-nothing")
        return words.t("hc-news-setup", team=words.team(after.attack))
    if before.phase == "attack":
        has_moved = any(isinstance(event, ev.Moved) for event in events)
        return words.t("hc-news-moved" if has_moved else "hc-news-still", team=words.team(mover))
    return words.t(
        "hc-news-placed", team=words.team(mover if before.phase == "place_attack" else standing.other_side(mover))
    )


def _turned(  # noqa: PLR0911 - one per end
    words: GameWords, before: Match, after: Match, events: Sequence[ev.Event], reason: str
) -> str:
    """Return the news of a game turn that is over."""
    team = words.team(after.attack or before.attack or "home")
    if any(isinstance(event, ev.Passive) for event in events):
        return words.t("hc-news-passive", team=team)
    match reason:
        case "foul":
            return words.t("hc-news-foul", team=team, penalty=after.restart == "penalty")
        case "saved":
            return words.t("hc-news-saved", team=team)
        case "missed":
            return words.t("hc-news-missed", team=team)
        case "offside":
            return words.t("hc-news-offside", team=team)
        case _ if after.attack != before.attack:
            return words.t("hc-news-lost", team=team)
        case _:
            return words.t("hc-news-kept", team=team)


def end_text(words: GameWords, state: Match, winner: SeatName | None) -> str:
    """Return how a match ended."""
    result = state.result
    kicks = "none" if result is None or result.shootout is None else goals_text(result.shootout)
    shown = state.score if result is None else result.score
    return words.t(
        "hc-news-end", team="none" if winner is None else words.team(winner), goals=goals_text(shown), kicks=kicks
    )


def silence_lines(words: GameWords, dossier: Dossier) -> tuple[str, ...]:
    """Return who has sent nothing for the turn."""
    teams = silent_sides(words, dossier)
    return (words.t("hc-silent", teams=teams),) if teams else ()


def call_answers(words: GameWords, dossier: Dossier) -> tuple[str, ...]:
    """Return who must answer what by when, and calls them."""
    following, state = dossier.next_turn, match_of(dossier.now)
    if following is None or state.phase == "finished":
        return ()
    return (due_lines(words, state, following.due_ms, mention(*awaited_users(dossier))),)


def due_lines(words: GameWords, state: Match, due_ms: int, captains: str = "none") -> str:
    """Return what the open turn asks of whom, and until when; `captains`: who is called."""
    seconds = due_ms // 1000
    if state.phase in BOTH or state.attack is None:
        return words.t(f"hc-asked-{state.phase}", due=seconds, captains=captains)
    attacks = state.phase in {"attack", "place_attack"}
    seat = state.attack if attacks else standing.other_side(state.attack)
    return words.t(f"hc-asked-{state.phase}", team=words.team(seat), due=seconds, captains=captains)
