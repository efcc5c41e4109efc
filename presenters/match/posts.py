"""Parts of the posts of a match between two sides: who was silent, the foot of a turn's news, its report, its film."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from boards.animation import Still
from presenters.dossier import Dossier
from presenters.escaping import clip, text_length
from presenters.match.telling import Telling
from presenters.match.words import MatchWords
from presenters.panel import result_row, turning_rows
from presenters.post import Block, Button, ButtonRow, Movie
from presenters.seals import Proof
from presenters.teller import E
from presenters.texts import Voice

PAGE_LIMIT = 2800  # leaves room in a post for its title
FILM_ALT = 1000

W = TypeVar("W", bound=MatchWords[Any])


def silent_sides(words: MatchWords[Any], dossier: Dossier) -> str:
    """Return who was awaited in a closed turn and has sent nothing; nothing where all have."""
    if dossier.turn.status != "closed":
        return ""
    sent = {order.seat for order in dossier.orders}
    return words.list(words.team(seat) for seat in dossier.turn.awaiting if seat not in sent)


def foot_blocks(voice: Voice, dossier: Dossier, check: Proof | None, answers: ButtonRow, film: Button) -> list[Block]:
    """Return what stands under the news of a turn: its seal, what is now to be answered, the ways to all of it."""
    foot: list[Block] = [] if check is None else [check.line]
    foot += [] if dossier.next_turn is None else [answers]
    return [*foot, *(ButtonRow((*row.buttons, film)) for row in result_row(voice, dossier, check=check))]


def show_report_page(voice: Voice, dossier: Dossier, lines: Iterable[str], page: int) -> tuple[Block, ...]:
    """Return a page of the report of a turn, the nearest that there is, with the ways to those beside it."""
    pages = [""]
    for line in lines:
        longer = f"{pages[-1]}\n{line}" if pages[-1] else line
        if pages[-1] and text_length(longer) > PAGE_LIMIT:
            pages.append(line)
        else:
            pages[-1] = longer
    page = min(max(page, 0), len(pages) - 1)
    return (pages[page], *turning_rows(voice, dossier.turn.id, page, len(pages)))


def film_movie(
    words: W, dossier: Dossier, telling: Telling[W, E], events: Sequence[E], make: Callable[[], Sequence[Still]]
) -> Movie:
    """Return the film of a turn; it is made when the post is sent, and its story told to who does not see it."""
    told = " ".join(telling.story(replace(words, is_plain=True), events)[0]).replace("*", "")
    code, turn = telling.teller.code, dossier.turn
    title = f"{words.t(f'{code}-film-name')}-{turn.contest_id}-{turn.number}"
    return Movie(make, title, clip(words.t(f"{code}-alt-film", told=told), FILM_ALT))
