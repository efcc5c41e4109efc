"""What a server's calendar has of a contest: until when it runs, and where."""

from dataclasses import dataclass

from presenters.dossier import Dossier
from presenters.escaping import clip, plain
from presenters.presenter import Presenter
from presenters.texts import Voice

TITLE = PLACE = 100  # characters
SHOWN_TO_S = 50  # a calendar shows whole minutes: the close finds the event still there


@dataclass(frozen=True)
class CalendarDay:
    """An event of a calendar; `end_s` in seconds since 1970."""

    title: str
    about: str
    place: str
    end_s: int


def calendar_day_of(voice: Voice, presenter: Presenter, dossier: Dossier) -> CalendarDay | None:
    """Return the event of a contest as it stands; None where its league wants none, or it is no day for one.

    A competition has one for its round, and none for each of the matches in it.
    """
    contest, turn = dossier.contest, dossier.turn
    is_shown = dossier.league.events and contest.status == "open" and turn.status == "open"
    is_hosted = contest.settings.hosted_by is not None
    if is_hosted or not (is_shown and dossier.game.kind_of(dossier.game.stage(dossier.now)).is_match_day):
        return None
    title = voice.t("day-title", match=plain(contest.name), stage=presenter.stage(voice.locale, dossier.now))
    awaited = "orders" if dossier.game.lines is None else "results"
    about = voice.t("day-about", awaited=awaited, due=turn.due_ms // 1000, thread=dossier.thread)
    place = plain(contest.name) if contest.thread_id is None else dossier.thread
    return CalendarDay(clip(title, TITLE), about, clip(place, PLACE), turn.due_ms // 1000 + SHOWN_TO_S)
