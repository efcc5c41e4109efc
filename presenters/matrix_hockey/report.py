"""The report of a closed turn on one page: a division, a cup, or the season; its draws, with what each was made for."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from presenters.escaping import escape
from presenters.matrix_hockey import standing
from presenters.matrix_hockey.narrative import match_in_short, sentence
from presenters.matrix_hockey.tables import pool_lines, table_block
from presenters.matrix_hockey.words import GameWords
from presenters.teller import ReportLine
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.state import Comp, State
from rules.matrix_hockey.views import part_of

LONG = (ev.KdhDraw, ev.WgPoolsDrawn)


Block = tuple[ReportLine, ...]
Detail = Literal["tables", "counts", "choices"]


@dataclass(frozen=True)
class _Pen:
    """Writes lines that keep the place of their event."""

    words: GameWords
    places: Mapping[int, int]  # by the id of the event
    without: Collection[Detail]

    def line(self, event: ev.Event, text: str) -> ReportLine:
        return ReportLine(text, self.places[id(event)])

    def sentences(self, events: Iterable[ev.Event]) -> Block:
        """Return the lines of events that are told by a sentence."""
        told = ((event, sentence(self.words, event)) for event in events)
        return tuple(self.line(event, text) for event, text in told if text)


def report_blocks(
    words: GameWords, state: State, events: Sequence[ev.Event], part: str, *, without: Collection[Detail] = ()
) -> list[Block]:
    """Return the blocks of a page, in the order of a referee's report; `state` is the season after the turn.

    `events`: all that happened in the turn. `without`: the tables, where a picture shows them; what shared columns
    came to (counts); what each team played (choices).
    """
    pen = _Pen(words, {id(event): index for index, event in enumerate(events)}, without)
    mine = [event for event in events if part_of(state, event) == part]
    matches = [event for event in mine if isinstance(event, ev.MatchPlayed)]
    tables = [event for event in mine if isinstance(event, ev.TableDrawnUp)]
    told = [event for event in mine if not isinstance(event, ev.MatchPlayed | ev.TableDrawnUp)]
    rounds: dict[tuple[Comp, int], list[ev.MatchPlayed]] = {}
    for match in matches:
        rounds.setdefault((match.comp, match.round), []).append(match)
    blocks: list[Block] = []
    for (comp, number), of_round in rounds.items():
        blocks += _round(pen, comp, number, of_round, [one for one in told if _is_of(one, comp, number)])
    rest = [one for one in told if not any(_is_of(one, comp, number) for comp, number in rounds)]
    blocks.append(pen.sentences(_once([one for one in rest if not isinstance(one, LONG)])))
    if "tables" not in without:
        blocks += _tables(replace(pen, words=replace(words, state=state)), tables, part)
    blocks += [(line,) for line in pen.sentences(one for one in rest if isinstance(one, LONG))]
    return [block for block in blocks if block]


def block_text(block: Block) -> str:
    """Return a block as it is posted."""
    return "\n".join(line.text for line in block)


def _matches(pen: _Pen, matches: Sequence[ev.MatchPlayed]) -> Block:
    if "choices" not in pen.without:
        return pen.sentences(matches)
    return tuple(pen.line(match, match_in_short(pen.words, match)) for match in matches)


def _round(
    pen: _Pen, comp: Comp, number: int, matches: Sequence[ev.MatchPlayed], told: Sequence[ev.Event]
) -> list[Block]:
    """Return a round: results in the seed's notation, what the columns came to, what else happened."""
    words = pen.words
    silent = [event.team for event in told if isinstance(event, ev.Onr) and not event.forfeit]
    notes = [ReportLine(words.t("mh-onr-all", teams=words.teams(silent)))] if silent else []
    notes += [pen.line(match, who) for match in matches if (who := _through(words, match))]
    notes += pen.sentences(event for event in told if not isinstance(event, ev.Onr) or event.forfeit)
    counts = column_count_lines(words, matches) if "counts" not in pen.without else ""
    return [
        (ReportLine(words.t("mh-round-head", round=words.round(comp, number))),),
        _list_text(_matches(pen, matches)),
        (ReportLine(counts),) if counts else (),
        _list_text(notes),
    ]


def _list_text(lines: Iterable[ReportLine]) -> Block:
    return tuple(line._replace(text=f"- {line.text}") for line in lines)


def _through(words: GameWords, match: ev.MatchPlayed) -> str:
    """Return who goes on where the score does not tell it (MH-3.2.2-d, MH-3.3.2-d, MH-3.3.3-d)."""
    if match.winner is None or match.decided not in {"pool_goals", "lot"}:
        return ""
    return words.t(
        "mh-through", team=words.team(match.winner), match=words.pair((match.home, match.away)), by=match.decided
    )


def column_count_lines(words: GameWords, matches: Iterable[ev.MatchPlayed]) -> str:
    """Return what shared columns came to: `F ×4 : 5 → 2`; nothing where no two teams had the same idea."""
    sides = [side for match in matches for side in match.sides if side.column is not None and not side.onr]
    taken: dict[str, list[ev.MatchSide]] = {}
    for side in sides:
        taken.setdefault(side.column or "", []).append(side)
    shared = [
        words.t("mh-column-count", column=column, count=len(those), cell=those[0].cell or 0, base=those[0].base or 0)
        for column, those in sorted(taken.items())
        if len(those) > 1
    ]
    return words.t("mh-columns", counts=" · ".join(shared)) if shared else ""


def _is_of(event: ev.Event, comp: Comp, number: int) -> bool:
    match event:
        case ev.Onr() | ev.ChoiceRedrawn() | ev.BoostCut():
            return (event.comp, event.round) == (comp, number)
        case ev.BonusGoal():
            return (comp, event.round) == ("CH", number)
        case _:
            return False


def _once(events: Sequence[ev.Event]) -> list[ev.Event]:
    """Return events without those that a sanction tells already."""
    sanctioned = {event.team for event in events if isinstance(event, ev.Sanction)}
    return [event for event in events if not isinstance(event, ev.TeamDummy) or event.team not in sanctioned]


def _tables(pen: _Pen, tables: Sequence[ev.TableDrawnUp], part: str) -> list[Block]:
    """Return the tables after the turn, their marks too: who may not go up, who plays at random, who is beyond a line.

    A Gretzky pool has no such lines.
    """
    words, blocks = pen.words, list[Block]()
    for table in tables:
        if part == "WG":
            told = pool_lines(words, [table])
        else:
            title = words.t("mh-table-title", final=table.final)
            told = [title, table_block(words, table, standing.movement_zones(words.state, table.group))]
        blocks += [(pen.line(table, text),) for text in told]
    return blocks


_KINDS = (
    (re.compile(r"(?:ch|wg|kdh)/\d+/(column|ot|x_ot)/(.+)"), True),
    (re.compile(r"kdh/\d+/(so|x_so)/(.+)"), True),
    (re.compile(r"ch/\d+/(bonus)/(.+)"), False),
    (re.compile(r"kdh/\d+/(draw|readmit|bye)(.*)"), False),
    (re.compile(r"(?:kdh|wg)/\d+/(lot)(.*)"), False),
    (re.compile(r"(lot)/(.+)"), False),
    (re.compile(r"wg/(pools|semis)(.*)"), False),
    (re.compile(r"(matrix)/(.+)"), False),
)

FORMS = (
    "ch/<r>/column/<team>",
    "ch/<r>/ot/<team>",
    "ch/<r>/bonus/<division>",
    "ch/<r>/x_ot/<team>",
    "wg/<r>/column/<team>",
    "wg/<r>/ot/<team>",
    "wg/<r>/x_ot/<team>",
    "wg/<r>/lot/<i>",
    "wg/semis",
    "kdh/<r>/x_ot/<team>",
    "kdh/<r>/x_so/<team>",
    "kdh/<r>/draw/<i>/home",
    "kdh/<r>/draw/<i>/away",
    "kdh/<r>/readmit/<i>",
    "kdh/<r>/lot/<i>",
    "kdh/<r>/bye",
    "lot/CH/<division>/<rank>",
    "lot/WG/<pool>/<rank>",
    "lot/WG/seconds/<rank>",
)


def describe_draw(words: GameWords, label: str) -> str:
    """Return what the die `label` is rolled for."""
    for shape, is_of_team in _KINDS:
        if found := shape.fullmatch(label):
            named, of = found[1], found[2].strip("/")
            if named in {"draw", "lot"}:
                return _drawn_place(words, label, of.split("/"))
            subject = words.team(of) if is_of_team else words.division(of) if named == "bonus" else escape(of)
            return words.t(f"mh-die-{named.replace('_', '-')}", subject=subject or "—")
    return words.t("mh-die-other", subject=escape(label))


def _drawn_place(words: GameWords, label: str, of: Sequence[str]) -> str:
    """Return what a place was drawn for: in the draw of a cup, between two teams, or a rank in a group."""
    if not label.startswith("lot/"):
        if "/draw/" in label:
            return words.t("mh-die-draw", number=escape(of[0]), side=escape(of[-1]))
        return words.t("mh-die-tie", number=escape(of[0]))
    group = words.t("mh-die-seconds") if of[-2] == "seconds" else words.division(of[-2])
    return words.t("mh-die-lot", subject=group, number=escape(of[-1]))
