"""The announcement of a closed turn: the news, who is next, the picture, and the story that this does not tell."""

from collections.abc import Sequence

from presenters.fitting import ANNOUNCEMENT_HEIGHT, fill_block, measure_height
from presenters.kollaball.dossier import Dossier
from presenters.kollaball.narrative import find_news, sentence, summary_line
from presenters.kollaball.panel import answer_row
from presenters.kollaball.standing import score_state_lines
from presenters.kollaball.words import GameWords
from presenters.panel import result_row
from presenters.post import Block
from presenters.seals import proof_of
from rules.kollaball import events as ev
from rules.kollaball.state import State

# What the picture, the headline or another event's sentence says already.
SHOWN = (ev.Moved, ev.TurnResolved, ev.SpecialUsed, ev.BribeChain)
# What is left out first where there is not room for all.
MINOR = (ev.Charged, ev.NoEffect, ev.RoleForced, ev.Passed, ev.Received, ev.PickedUp, ev.PickupFailed, ev.ActionVoid)
MORE = 44  # px that the line takes which counts what is left out


def announcement_blocks(
    words: GameWords, dossier: Dossier, title: str, coming: Sequence[Block], acts: Sequence[str]
) -> list[Block]:
    """Return the blocks of an announcement; `coming`: who is next, the picture; `acts`: a referee's on the turn."""
    events, check = dossier.events_as(None), proof_of(words.voice, dossier)
    head: list[Block] = [title, summary_line(words, events), *coming]
    foot: list[Block] = [score_state_lines(words, dossier.now)] if is_decided_by_figures(dossier.now) else []
    foot += [] if check is None else [check.line]
    foot += answer_row(words.voice, dossier)
    foot += result_row(words.voice, dossier, check=check)
    story = _story(words, events, acts, ANNOUNCEMENT_HEIGHT - measure_height((*head, *foot)))
    return [*head, *(("\n".join(story),) if story else ()), *foot]


def is_decided_by_figures(state: State) -> bool:
    """Return whether the score state has decided the match (KB-11-c)."""
    return state.result is not None and state.result.reason.startswith("tie_break")


def _story(words: GameWords, events: Sequence[ev.Event], acts: Sequence[str], room: int) -> list[str]:
    """Return what fits `room` pixels, as it happened, and how much is left out."""
    told = [event for event in events if not isinstance(event, SHOWN) and event is not find_news(events)]
    lines = [*acts, *(f"- {sentence(words, event)}" for event in told)]
    if fill_block(lines, room) == lines:
        return lines
    by_weight = sorted(range(len(lines)), key=lambda at: at >= len(acts) and isinstance(told[at - len(acts)], MINOR))
    kept = sorted(by_weight[: len(fill_block([lines[at] for at in by_weight], room - MORE))])
    return [*(lines[at] for at in kept), words.t("kb-story-more", count=len(lines) - len(kept))]
