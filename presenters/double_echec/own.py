"""A coach's own sheet, for them alone: their lines, how often each was used in the last shift, the doctrine below.

« Essayer ma fiche » tells what a sheet came to against the doctrine, with nothing secret in it.
"""

from collections.abc import Mapping
from itertools import product

from presenters.double_echec.dossier import Dossier
from presenters.double_echec.draft import DOCTRINE
from presenters.double_echec.wording import Speaker
from presenters.double_echec.words import GameWords, match_of
from presenters.escaping import clip
from presenters.orderwords import order_words
from rules.dice import Dice
from rules.double_echec.conditions import holding
from rules.double_echec.data import Team
from rules.double_echec.notation.lines import letter_of, line_text, standing_line
from rules.double_echec.orders import OnCard, Order, Sheet
from rules.double_echec.state import TEAMS, Card, Match
from rules.double_echec.trial import Trial
from rules.double_echec.turn.cards import VERBS
from rules.double_echec.turn.passing import receiver
from rules.double_echec.turn.resolve import play_turn
from rules.double_echec.turn.table import Table

MOST_TEXT = 2200  # of their lines: the doctrine is to stand below them
MOST_DOCTRINE = 700


def own_sheet(words: GameWords, state: Match, team: Team, fired: Mapping[str, int] | None) -> tuple[str, ...]:
    """Return the blocks of a sheet; `fired`: how often each line was used, None where no shift tells."""
    speaker, sheet = Speaker(words, team), state.teams.of(team).sheet
    waiting = [speaker.line(line) for line in sheet if letter_of(line) == "X"]
    blocks = [_lines(speaker, sheet, fired) if sheet else words.t("de-sheet-none")]
    if waiting:
        blocks.append(words.t("de-sheet-waiting", changes=" ".join(waiting)))
    doctrine = clip(spell_lines(words, " · ".join(DOCTRINE)), MOST_DOCTRINE)
    return (*blocks, words.t("de-sheet-doctrine", lines=f"`{doctrine}`"))


def _lines(speaker: Speaker, sheet: tuple[str, ...], fired: Mapping[str, int] | None) -> str:
    told, room = [speaker.words.t("de-sheet-title")], MOST_TEXT
    for place, line in enumerate(sheet):
        count = "none" if fired is None else fired.get(line, 0)
        shown = speaker.words.t("de-sheet-line", told=speaker.line(line), fired=count)
        room -= len(shown) + 1
        if room < 0:
            told.append(speaker.words.t("de-sheet-more", count=len(sheet) - place))
            break
        told.append(shown)
    return "\n".join(told)


def count_fired(dossier: Dossier, team: Team) -> Mapping[str, int] | None:
    """Return how often each line of a side was used in the turn before, of a dossier that was read whole.

    That turn is played again: its dice are known, and the sheets that it left are those it was played with, but for
    changes that were made since. None where what happened does not come of these.
    """
    if not dossier.past:
        return None
    past, after = dossier.past[-1], match_of(dossier.state)
    before = match_of(dossier.game.decode(past.turn.state))
    forced = {roll.label: roll.value for roll in past.rolls}
    for kept in product((False, True), repeat=len(TEAMS)):
        orders: dict[str, Order | None] = {
            one: _left(after, one, with_changes=kept[place]) for place, one in enumerate(TEAMS)
        }
        try:
            table = play_turn(before, orders, Dice(b"", forced=forced))
        except Exception:  # noqa: S112 - whatever comes of sheets that were not these
            continue
        if tuple(table.events) == past.events:
            return table.fired[team]
    return None


def _left(state: Match, team: Team, *, with_changes: bool) -> Sheet:
    """Return a side's standing sheet as an order; without its changes those of before stand."""
    lines = (line for line in state.teams.of(team).sheet if with_changes or letter_of(line) != "X")
    return Sheet(tuple(map(standing_line, lines)))


def foresee_cards(words: GameWords, state: Match, team: Team) -> list[str]:
    """Return what the doctrine would do with each card now, a line each; `state` as the public sees it."""
    table, held = Table(state, Dice(b"")), state.puck.held
    if state.phase != "play" or held is None or held[0] != team or table.sides[team].slot_of(held[1]) == "G":
        return [words.t("de-doctrine-unasked")]
    return [words.t("de-doctrine-title"), *(_answer(words, table, team, card) for card in VERBS)]


def spell_lines(words: GameWords, text: str) -> str:
    """Return lines in the order words of the reader's language."""
    return order_words("de", words.voice.locale).back(text)


def _answer(words: GameWords, table: Table, team: Team, card: Card) -> str:
    named = words.card(card)
    for _, line in holding(table, table.sides[team], OnCard):
        if line.do not in VERBS[card]:
            continue
        to = receiver(table, team, line) if line.do == "passe" else None
        if line.do != "passe" or to is not None:
            told = spell_lines(words, line_text(line))
            who = "none" if to is None else words.player(team, to)
            return words.t("de-doctrine-line", named=named, told=told, who=who)
    return words.t("de-doctrine-none", named=named)


MOST = 8  # lines named that never fired


def trial_lines(words: GameWords, team: Team, trial: Trial) -> list[str]:
    """Return the figures of a bench test, then the lines that never fired, then what did not go into it."""
    speaker = Speaker(words, team)
    figures = {
        "goals-for": _percent(words, trial.scored, trial.shifts),
        "goals-against": _percent(words, trial.conceded, trial.shifts),
        "possession": _percent(words, trial.cards, trial.all_cards),
        "penalties": _decimal(words, trial.penalties, trial.shifts),
    }
    told = [words.t("de-try-title", shifts=trial.shifts)]
    told += [words.t("de-try-line", name=words.t(f"de-try-{name}"), value=value) for name, value in figures.items()]
    if trial.unused:
        told.append(words.t("de-try-unfired", count=len(trial.unused)))
        told += [f"  - {speaker.line(line)}" for line in trial.unused[:MOST]]
    elif trial.lines:
        told.append(words.t("de-try-fired"))
    else:
        told.append(words.t("de-try-none"))
    return [*told, words.t("de-try-secret")]


def _percent(words: GameWords, part: int, whole: int) -> str:
    return words.t("de-try-percent", percent=100 * part // whole if whole else 0)


def _decimal(words: GameWords, part: int, whole: int) -> str:
    units, hundredths = divmod(100 * part // whole if whole else 0, 100)
    return words.t("de-try-decimal", units=str(units), hundredths=f"{hundredths:02}")
