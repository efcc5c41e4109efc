"""The page of a competition's preparation: who carries what, the deck, the cards that three sessions may buy."""

from presenters.errors import UserError
from presenters.form import FormChoice, FormQuestion, FormStep
from presenters.helvetia_cup.dossier import Place
from presenters.helvetia_cup.draft import OrderDraft, token_number
from presenters.helvetia_cup.series import squads
from presenters.helvetia_cup.series.words import SeriesWords
from presenters.helvetia_cup.wording import order_error_text
from presenters.post import SelectOption
from rules.errors import OrderError
from rules.helvetia_cup.competition import may_train
from rules.helvetia_cup.competition.resolution import SESSIONS
from rules.helvetia_cup.state import CompetitionState

MOST_OPTIONS = 25


def is_training(place: Place) -> bool:
    """Return whether this is a competition, where nothing else is ordered."""
    return isinstance(place.dossier.state, CompetitionState)


def ask_training(place: Place, text: str) -> FormQuestion:
    """Return the team's state and what it may buy; what is written so far, or its fault."""
    words, key = SeriesWords.of(place.voice, place.dossier.state), str(place.seat)
    if key not in words.state.teams or words.state.phase != "preparation":
        raise UserError("error-stale")
    chosen = _chosen(text)
    squad = "\n".join((words.t("hc-series-squad", team=words.entrant(key)), *squads.squad_lines(words, key)))
    fault = _fault(place, words, text)
    told = squads.purchase_text(words, key, chosen) if fault is None else fault
    if not may_train(words.state):
        return FormQuestion(told=(squad, squads.deck_line(words, key), words.t("hc-series-no-training")))
    options = [
        SelectOption(
            words.t("hc-series-buy", card=words.power(key, n), level=squads.count_sessions(words, key, (n,))),
            str(n),
            squads.owned_card_effect(words, key, n)[:100],
            default=n in chosen,
        )
        for n in squads.list_buyable_cards(words, key)[:MOST_OPTIONS]
    ]
    choices = (FormChoice("A", words.t("hc-series-cards"), options, 0, min(SESSIONS, len(options))),) if options else ()
    return FormQuestion(
        told=(squad, squads.deck_line(words, key), told),
        asked=words.t("hc-series-ask", left=max(squads.sessions_left(words, key, chosen), 0)),
        choices=choices,
        is_ready=bool(chosen) and fault is None,
        is_shown=True,
    )


def press_training(place: Place, part: str, values: tuple[str, ...]) -> FormStep:
    """Return the order for the cards that were chosen. Raises `UserError` for what was not offered."""
    words = SeriesWords.of(place.voice, place.dossier.state)
    known = {str(n) for n in squads.list_buyable_cards(words, str(place.seat))}
    if part != "A" or not set(values) <= known:
        raise UserError("error-stale")
    return FormStep(f"A {' '.join(values)}" if values else "")


def _chosen(text: str) -> tuple[int, ...]:
    numbers = (token_number(token) for token in OrderDraft.of(text).tokens("A"))
    return tuple(n for n in numbers if n is not None)


def _fault(place: Place, words: SeriesWords, text: str) -> str | None:
    """Return why what is written cannot stand; None where it can, or nothing is written."""
    if not text:
        return None
    line = "; ".join(text.splitlines())
    try:
        place.dossier.game.parse(place.dossier.state, place.seat, line)
    except OrderError as error:
        return f"{words.t('hc-form-wrong')}\n{order_error_text(words, words.state, None, error, line)}"
    return None
