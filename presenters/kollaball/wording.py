"""A parsed order in words: what its captain reads back before they confirm it. One line per player.

And what is wrong with a refused one, with what is possible: the texts `kb-error-<code>` and where the fault is.
"""

import re
from typing import assert_never

from presenters.escaping import clip, code_span, escape, markup, plain
from presenters.kollaball.words import Cast, GameWords
from presenters.texts import Texts, Value, Voice, capital
from rules.errors import OrderError
from rules.kollaball.orders import (
    Action,
    Burst,
    Drop,
    Line,
    Lineup,
    Move,
    Order,
    Pass,
    Pickup,
    Replacement,
    Reserve,
    Retreat,
    RollCall,
    Ruling,
    Special,
    Stand,
    Substitution,
    Tactic,
    Timeout,
    TurnOrder,
)

_LABEL = 100

__all__ = ["action_text", "order_error_text", "order_lines", "order_text", "tactic_label"]


def order_text(words: GameWords, order: Order) -> str:
    """Return an order in words as Markdown, one list item per line of `order_lines`."""
    return "\n".join(f"- {line}" for line in order_lines(words, order))


def action_text(texts: Texts, locale: str, action: Action | Reserve) -> str:
    """Return one action in words, without its player: the label of a choice (no Markdown, at most 100 characters)."""
    nobody = Cast(teams={}, players={})
    return clip(capital(_action(GameWords(texts.voice(locale), nobody), action)), _LABEL)


def tactic_label(voice: Voice, tactic: Tactic) -> str:
    """Return a tactic in words with bare numbers: the label of a choice (no Markdown, at most 100 characters)."""
    nobody = Cast(teams={}, players={})
    return clip(capital(_tactic(GameWords(voice, nobody), tactic)), _LABEL)


def order_lines(words: GameWords, order: Order) -> tuple[str, ...]:
    """Return an order in words, ready for Discord: substitutions, tactic, then one line per player."""
    match order:
        case TurnOrder():
            return _turn(words, order)
        case Timeout():
            return (words.t("kb-order-timeout"),)
        case RollCall():
            players = words.players(order.present)
            return (words.t("kb-order-roll_call", count=len(order.present), players=players),)
        case Lineup():
            players = words.players(order.starters)
            return (words.t("kb-order-lineup", players=players, holder=words.player(order.ball)),)
        case Ruling():
            return (words.t("kb-order-ruling", upheld=order.upheld),)
        case Replacement():
            return (_substitution(words, order.substitution),)
        case _:
            assert_never(order)


def _turn(words: GameWords, order: TurnOrder) -> tuple[str, ...]:
    lines = [_substitution(words, substitution) for substitution in order.substitutions]
    if order.tactic is not None:
        what = _tactic(words, order.tactic)
        lines.append(words.t("kb-order-tactic", copied=order.tactic.copied, what=what))
    lines += [_line(words, line) for line in order.lines]
    return tuple(lines) or (words.t("kb-order-empty"),)


def _substitution(words: GameWords, substitution: Substitution) -> str:
    entering = "none" if substitution.into is None else words.player(substitution.into)
    return words.t("kb-order-substitution", entering=entering, leaving=words.player(substitution.out))


def _line(words: GameWords, line: Line) -> str:
    """Return a player's actions one after the other (KB-multi-a), their entry first, their reserve last."""
    phrases = [words.t("kb-order-enter", cell=line.entry)] if line.entry is not None else []
    phrases += [_action(words, action) for action in line.actions]
    actions = phrases[0] if phrases else ""
    for phrase in phrases[1:]:
        actions = words.t("kb-order-then", first=actions, next=phrase)
    player = words.player(line.player)
    if line.reserve is None:
        return words.t("kb-order-line", player=player, actions=actions)
    return words.t("kb-order-line-reserve", player=player, actions=actions, reserve=_action(words, line.reserve))


def _action(words: GameWords, action: Action | Reserve) -> str:
    """Return an action with the special that rides on it."""
    phrase = _base(words, action)
    special = action.special if isinstance(action, Move | Pass | Stand) else None
    if special is None:
        return phrase
    return words.t("kb-order-special", action=phrase, what=_special(words, special), via=special.via)


def _base(words: GameWords, action: Action | Reserve) -> str:  # noqa: PLR0911 - one return per kind of action
    match action:
        case Move():
            via = ", ".join(action.path[:-1]) or "none"
            return words.t("kb-order-move", role=action.role, here=action.origin, there=action.path[-1], via=via)
        case Pass():
            return words.t("kb-order-pass", here=action.origin, there=action.to)
        case Retreat():
            return words.t("kb-order-retreat", here=action.origin, there=action.to)
        case Drop():
            return words.t("kb-order-drop", here=action.origin)
        case Pickup():
            return words.t("kb-order-pickup", here=action.origin)
        case Stand():
            return words.t("kb-order-stand", here=action.origin, carrier=action.carrier)
        case Burst():
            return words.t("kb-order-burst", there=action.to or "none", advance=action.advance)
        case _:
            assert_never(action)


def _special(words: GameWords, special: Special) -> str:
    match special.kind:
        case "sprint":
            return words.t("kb-order-what-sprint")
        case "deep_pass":
            return words.t("kb-order-what-deep_pass")
        case "block":
            return words.t("kb-order-what-block")
        case "decoy":
            first, *rest = [words.player(target) for target in special.targets] or ["none"]
            return words.t("kb-order-what-decoy", first=first, second=rest[0] if rest else "none")
        case "bribe":
            amount = words.t("kb-deniers", amount=special.amount or 0)
            return words.t("kb-order-what-bribe", side=special.side or "favour", amount=amount)
        case _:
            assert_never(special.kind)


def _tactic(words: GameWords, tactic: Tactic) -> str:  # noqa: PLR0911 - one return per tactic
    carrier = words.player(tactic.carrier) if tactic.carrier is not None else "none"
    cell = tactic.cell or "none"
    opponents = words.players(tactic.opponents)
    match tactic.name:
        case "lob":
            return words.t("kb-order-tactic-lob", carrier=carrier, cell=cell)
        case "feint":
            return words.t("kb-order-tactic-feint", carrier=carrier, cell=cell)
        case "fall_back":
            return words.t("kb-order-tactic-fall_back", carrier=carrier, cell=cell)
        case "rally":
            arrivals = [
                words.t("kb-order-arrival", player=words.player(one.player), cell=one.cell) for one in tactic.arrivals
            ]
            return words.t("kb-order-tactic-rally", carrier=carrier, count=len(arrivals), arrivals=words.list(arrivals))
        case "reshuffle":
            exchanges = [
                words.t("kb-order-exchange", player=words.player(one.player), other=words.player(one.place_of))
                for one in tactic.exchanges
            ]
            return words.t("kb-order-tactic-reshuffle", exchanges=words.list(exchanges))
        case "analysis":
            return words.t("kb-order-tactic-analysis", opponents=opponents)
        case "placement":
            return words.t("kb-order-tactic-placement", opponents=opponents)
        case "neutralise":
            return words.t("kb-order-tactic-neutralise")
        case "own_game":  # a team's choice, never what is performed: the order names the tactic imitated
            return words.named("tactic", tactic.name)
        case _:
            assert_never(tactic.name)


_TOKEN = re.compile(r"[A-Za-zÀ-ÿ]\d|[A-Za-zÀ-ÿ]+|\d+|\S")
_LINE = re.compile(r"\s*(\d)(?!\d)")
_SEPARATOR = re.compile(r"[;\r\n]")
# Faults of the order as a whole: no place in the text is wrong (rulebook 5.4, `at` = 0).
_WHOLE = frozenset(
    {
        "empty",
        "missing_player",
        "neutralised_unchanged",
        "timeout_lost",
        "lineup",
        "not_captain",
        "already_submitted",
        "not_awaited",
        "closed",
    }
)
_OF_A_TOKEN = frozenset({"syntax", "unknown_cell"})
_SPECIALS = {
    "S": "sprint",
    "D": "deep_pass",
    "B": "block",
    "L": "decoy",
    "V": "bribe",
    "K": "copy",
    **{kind: kind for kind in ("sprint", "deep_pass", "block", "decoy", "bribe", "copy")},
}
_AROUND = 40  # characters of the order shown before and after the fault
_MARKED = 60
_WORD = 30


def order_error_text(words: GameWords, error: OrderError, text: str) -> str:
    """Return what is wrong with the order `text` and what is possible, then the place in it, marked.

    Details that the parser does not give are replaced by what the catalogue's table names. Everything quoted from the
    text is escaped and clipped.
    """
    voice = words.voice
    told = [_told(voice, error.code, _values(voice, error, text))]
    cause = error.details.get("cause")
    if isinstance(cause, str) and voice.texts.has(f"kb-error-{cause}"):  # why a reserve could not be played
        told.append(_told(voice, cause, _values(voice, error, text)))
    place = _place(voice, error, text)
    return "\n".join((*told, place) if place else told)


def _told(voice: Voice, fault: str, values: dict[str, Value]) -> str:
    if fault == "syntax" and values["limit"]:
        return voice.t("kb-error-too_long", **values)
    message_id = f"kb-error-{fault}"
    if not voice.texts.has(message_id):
        return voice.t("kb-error-other", code=escape(fault))
    return voice.t(message_id, **{**values, "limit": values["limit"] or 1}).strip()


def _values(voice: Voice, error: OrderError, text: str) -> dict[str, Value]:
    """Return every variable of the error messages, with defaults for what the parser left out."""
    details = error.details
    purse, special = details.get("purse"), str(details.get("special", ""))
    word = details.get("word") or (_at_fault(error, text) if error.code in _OF_A_TOKEN else "")
    return {
        "who": voice.t("kb-error-who", player=_player(error, text)),
        "cell": _cell(voice, details.get("cell")),
        "origin": _cell(voice, details.get("origin")),
        "word": code_span(str(word), _WORD) if word else "none",
        "allowed": _allowed(voice, details.get("allowed")),
        "special": voice.t(f"kb-special-{_SPECIALS[special]}") if special in _SPECIALS else voice.t("kb-error-special"),
        "target": plain(str(details.get("target") or "none"), 4),
        "limit": details.get("limit", 0),
        "amount": details.get("amount", 0),
        "purse": voice.t("kb-error-purse") if purse is None else voice.t("kb-deniers", amount=purse),
    }


def _player(error: OrderError, text: str) -> str:
    """Return the number of the player at fault; where the parser names none, the one their line begins with."""
    player = error.details.get("player")
    if player is not None:
        return plain(str(player).lstrip("rb"), 4)
    line = _LINE.match(text, error.at) if error.code not in _WHOLE | _OF_A_TOKEN else None
    return line.group(1) if line else "none"


def _cell(voice: Voice, cell: str | int | None) -> str:
    return voice.t("kb-error-cell", cell=code_span(str(cell), 8) if cell else "none")


def _allowed(voice: Voice, allowed: str | int | None) -> str:
    return voice.t("kb-error-allowed", allowed=code_span(str(allowed), 200)) if allowed else ""


def _place(voice: Voice, error: OrderError, text: str) -> str:
    """Return the line of the text around the fault with the part at fault marked; nothing for the order as a whole."""
    at = error.at
    if error.code in _WHOLE or not 0 <= at <= len(text) or not text.strip():
        return ""
    if error.code == "entry_missing" and not text[at:].lstrip().startswith(str(error.details.get("player", "?"))):
        return ""
    start = max(text.rfind("\n", 0, at), text.rfind("\r", 0, at)) + 1
    marked = _at_fault(error, text)
    end = _end_of_line(text, at + len(marked))
    before, after = text[start:at], text[at + len(marked) : end]
    return voice.t(
        "kb-error-where",
        before=_clipped(before, keep_end=True),
        marked=markup(plain(marked, _MARKED)) or voice.t("kb-error-end"),
        after=_clipped(after, keep_end=False),
    )


def _at_fault(error: OrderError, text: str) -> str:
    """Return the token or the part of the order that begins at the fault; empty at the end of a part."""
    if error.code in _OF_A_TOKEN:
        token = _TOKEN.match(text, error.at)
        return token.group() if token and token.group() != ";" else ""
    separator = _SEPARATOR.search(text, error.at)
    return text[error.at : separator.start() if separator else len(text)].rstrip()


def _end_of_line(text: str, position: int) -> int:
    ends = [end for end in (text.find("\n", position), text.find("\r", position)) if end >= 0]
    return min(ends, default=len(text))


def _clipped(text: str, *, keep_end: bool) -> str:
    """Return the text beside the fault: its end or its beginning, escaped, with one space towards the fault."""
    if keep_end:
        shown = plain(text[-_AROUND:], _AROUND)
        return f"{'…' if len(text) > _AROUND else ''}{markup(shown)} ".lstrip()
    return f" {markup(plain(text, _AROUND))}".rstrip()
