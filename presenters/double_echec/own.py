"""A coach's own sheet: his lines, how often each was used in the last shift, the doctrine below; for him alone."""

from collections.abc import Mapping

from presenters.double_echec import lines as notation
from presenters.double_echec.dossier import Dossier
from presenters.double_echec.draft import DOCTRINE
from presenters.double_echec.wording import Speaker
from presenters.double_echec.words import Words, match_of
from presenters.escaping import clip
from rules.dice import Dice
from rules.double_echec.conditions import holding
from rules.double_echec.data import Team
from rules.double_echec.play.cards import VERBS
from rules.double_echec.play.passing import receiver
from rules.double_echec.play.turn import play_turn
from rules.double_echec.sheet import OnCard
from rules.double_echec.state import Card, Match
from rules.double_echec.table import Table
from rules.double_echec.writing import line_text
from rules.reading import read_turn

MOST_TEXT = 2200  # of his lines: the doctrine is to stand below them
MOST_DOCTRINE = 700


def own_sheet(words: Words, state: Match, team: Team, fired: Mapping[str, int] | None) -> tuple[str, ...]:
    """Return the blocks of a sheet; `fired`: how often each line was used, None where no shift tells."""
    speaker, sheet = Speaker(words, team), state.teams.of(team).sheet
    waiting = [speaker.line(line) for line in sheet if notation.letter_of(line) == "X"]
    blocks = [_lines(speaker, sheet, fired) if sheet else words.t("de-sheet-none")]
    if waiting:
        blocks.append(words.t("de-sheet-waiting", changes=" ".join(waiting)))
    doctrine = clip(" · ".join(DOCTRINE), MOST_DOCTRINE)
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


def fired(last: Dossier | None, team: Team) -> Mapping[str, int] | None:
    """Return how often each line of a side was used in a closed turn, read whole; None where that cannot be told.

    The turn is played again with its orders and its dice.
    """
    if last is None or last.after is None or not last.events:
        return None
    texts = {order.seat: order.canonical for order in last.orders}
    orders = read_turn(last.game, last.state, texts).orders
    dice = Dice(b"", forced={roll.label: roll.value for roll in last.rolls})
    try:
        table = play_turn(match_of(last.state), {str(seat): order for seat, order in orders.items()}, dice)
    except Exception:
        return None
    return table.fired[team] if tuple(table.events) == last.events else None


def foreseen(words: Words, state: Match, team: Team) -> list[str]:
    """Return what the doctrine would do with each card now, a line each; `state` as the public sees it."""
    table, held = Table(state, Dice(b"")), state.puck.held
    if state.phase != "play" or held is None or held[0] != team or table.sides[team].slot_of(held[1]) == "G":
        return [words.t("de-doctrine-unasked")]
    return [words.t("de-doctrine-title"), *(_answer(words, table, team, card) for card in VERBS)]


def _answer(words: Words, table: Table, team: Team, card: Card) -> str:
    named, speaker = words.card(card), Speaker(words, team)
    for _, line in holding(table, table.sides[team], OnCard):
        if line.do not in VERBS[card]:
            continue
        to = receiver(table, team, line) if line.do == "passe" else None
        if line.do != "passe" or to is not None:
            told = speaker.line(line_text(line))
            who = "none" if to is None else words.man(team, to)
            return words.t("de-doctrine-line", named=named, told=told, who=who)
    return words.t("de-doctrine-none", named=named)
