"""The list of teams of a season: one per line, `team, division, coach`; with a first line of titles in any order."""

import re
import unicodedata
from collections.abc import Mapping, Sequence

import msgspec

from presenters.errors import UploadFault, UploadFaults, fault_at, sort_faults
from presenters.escaping import plain, read_shapes
from presenters.uploads import FORMULA, clean_text, split_cells, word_of

NAME = 32
SEAT = 26  # letters of a seat before a number that it may need
FEWEST, MOST_DIVISIONS = 2, 20
DEFAULT_DIVISION = "E"
COLUMNS = ("team", "division", "coach")
TITLES: Mapping[str, str] = {
    **dict.fromkeys(("equipe", "equipes", "team", "teams", "nom", "name"), "team"),
    **dict.fromkeys(("division", "div", "niveau"), "division"),
    **dict.fromkeys(("coach", "entraineur", "capitaine", "captain", "discord", "id"), "coach"),
}
WAITING = frozenset({"ATTENTE", "LISTEDATTENTE", "WAITING", "WAITINGLIST"})
TOP = "ELITE"
RESERVED = frozenset({"CH", "WG", "KDH"})  # the competitions have pages under these names

_DIVISION = re.compile(r"[A-Z][A-Z0-9]{0,7}")
_COACH = re.compile(r"<@!?([1-9][0-9]{14,18})>|([1-9][0-9]{14,18})")
_MENTION = re.compile(r"@everyone|@here|<(?:@|#|a?:|/|t:|id:)", re.IGNORECASE)
_NOBODY = frozenset({"", "-", "–"})
_FORMULA = (*FORMULA, "|", "%")
_SLUG = re.compile(r"[^a-z0-9]+")


class RosterTeam(msgspec.Struct, frozen=True, kw_only=True):
    """A team: `id` is its seat; without a `coach` (a Discord user) it plays as a dummy until it has one."""

    id: str
    name: str
    division: str
    coach: int | None = None


class WaitingCoach(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who waits for a team, and the name under which they would play it."""

    id: str
    name: str
    coach: int | None = None


class SeasonRoster(msgspec.Struct, frozen=True, kw_only=True):
    """The teams of a season in the order of the list, and the waiting list."""

    teams: tuple[RosterTeam, ...]
    waiting: tuple[WaitingCoach, ...] = ()

    def divisions(self) -> dict[str, list[RosterTeam]]:
        """Return the teams by division, in the order of their codes."""
        found: dict[str, list[RosterTeam]] = {}
        for team in self.teams:
            found.setdefault(team.division, []).append(team)
        return found


class _Line(msgspec.Struct, frozen=True):
    number: int
    name: str
    division: str | None  # None: on the waiting list
    coach: int | None


def read_teams(given: str) -> SeasonRoster | UploadFaults:
    """Return the teams that a text lists, or every fault in it, one per line.

    Cells are separated by tabs, else semicolons, else commas; those inside quotes separate nothing. Left out, the
    division is the Elite (`E`); the division `attente` is the waiting list; the coach is a mention or an id. Faults:
    those of `clean_text`, `quotes`, `columns`, `title-unknown`, `title-twice`, `title-team`, `name-missing`,
    `name-long`, `name-twice`, `name-alike`, `formula`, `mention`, `division`, `division-small`, `divisions`, `coach`,
    `coach-twice`, `no-teams`.
    """
    text = clean_text(given)
    if isinstance(text, UploadFaults):
        return text
    rows, found = split_cells(text)
    order: Sequence[str] = COLUMNS
    if rows and _is_heading(rows[0][1]):
        number, titles = rows.pop(0)
        wrong = _heading_faults(number, titles)
        if wrong:
            return UploadFaults(tuple(wrong))
        order = [TITLES.get(word_of(title), "") for title in titles]
    lines: list[_Line] = []
    for number, cells in rows:
        line = _line(number, cells, order)
        if isinstance(line, UploadFault):
            found.append(line)
        else:
            lines.append(line)
    found += _doubles(lines)
    if not found:
        found += _sizes(lines)
    return sort_faults(found) if found else _roster(lines)


def _is_heading(cells: Sequence[str]) -> bool:
    """Return whether a first line holds titles: it begins with one, and a further cell is none but of titles."""
    words = [word_of(cell) for cell in cells]
    return words[0] in TITLES and all(word in TITLES for word in words[1:2])


def _heading_faults(number: int, titles: Sequence[str]) -> list[UploadFault]:
    known = [TITLES.get(word_of(title)) for title in titles]
    found = [
        fault_at("title-unknown", number, title=title) for title, its in zip(titles, known, strict=True) if not its
    ]
    found += [fault_at("title-twice", number, title=name) for name in COLUMNS if known.count(name) > 1]
    return found if found or "team" in known else [fault_at("title-team", number)]


def _line(number: int, cells: Sequence[str], order: Sequence[str]) -> _Line | UploadFault:  # noqa: PLR0911 - one per fault
    if len(cells) > len(order):
        return fault_at("columns", number, count=len(cells), most=len(order))
    given = dict(zip(order, cells, strict=False))
    written = given.get("team", "")
    name = plain(written, NAME)
    if not any(unicodedata.category(letter)[0] not in "MZ" for letter in name):
        return fault_at("name-missing", number)
    if written.startswith(_FORMULA):
        return fault_at("formula", number, name=written)
    if _MENTION.search(written):
        return fault_at("mention", number, name=written)
    if len(written) > NAME:
        return fault_at("name-long", number, name=written, most=NAME)
    division = _division(given.get("division", ""))
    is_waiting = division in WAITING
    division = DEFAULT_DIVISION if division in {"", TOP} else division
    if not is_waiting and (division in RESERVED or not _DIVISION.fullmatch(division)):
        return fault_at("division", number, division=given.get("division", ""))
    coach = given.get("coach", "")
    user = _COACH.fullmatch(coach)
    if user is None and coach not in _NOBODY:
        return fault_at("coach", number, coach=coach)
    user_id = None if user is None else int(user[1] or user[2])
    return _Line(number, name, None if is_waiting else division, user_id)


def _division(cell: str) -> str:
    """Return a division in capital letters, without accents, blanks, hyphens, points and apostrophes."""
    letters = (sign for sign in unicodedata.normalize("NFKD", cell) if not unicodedata.combining(sign))
    return "".join(sign for sign in letters if sign not in " -._'’").upper()


def _doubles(lines: Sequence[_Line]) -> list[UploadFault]:
    found: list[UploadFault] = []
    seen: dict[str, _Line] = {}
    coaches: dict[int, int] = {}
    for line in lines:
        looks = read_shapes(line.name)
        other = next((seen[shape] for shape in looks if shape in seen), None)
        seen |= dict.fromkeys(looks - seen.keys(), line)
        if other is not None:
            code = "name-twice" if other.name.casefold() == line.name.casefold() else "name-alike"
            found.append(fault_at(code, line.number, name=line.name, first=other.number))
            continue
        if line.coach is not None:
            first = coaches.setdefault(line.coach, line.number)
            if first != line.number:  # MH-4-i: one team per person
                found.append(fault_at("coach-twice", line.number, coach=str(line.coach), first=first))
    return found


def _sizes(lines: Sequence[_Line]) -> list[UploadFault]:
    sizes: dict[str, int] = {}
    for line in lines:
        if line.division is not None:
            sizes[line.division] = sizes.get(line.division, 0) + 1
    if not sizes:
        return [fault_at("no-teams")]
    if len(sizes) > MOST_DIVISIONS:
        return [fault_at("divisions", count=len(sizes), most=MOST_DIVISIONS)]
    small = [division for division, size in sizes.items() if size < FEWEST]  # MH-3.1.1-a
    return [fault_at("division-small", division=division, fewest=FEWEST) for division in small]


def _roster(lines: Sequence[_Line]) -> SeasonRoster:
    taken: set[str] = set()
    teams: list[RosterTeam] = []
    waiting: list[WaitingCoach] = []
    for line in lines:
        if line.division is None:
            who = f"attente-{len(waiting) + 1}" if line.coach is None else str(line.coach)
            waiting.append(WaitingCoach(id=who, name=line.name, coach=line.coach))
        else:
            seat = _seat(line.name, taken)
            taken.add(seat)
            teams.append(RosterTeam(id=seat, name=line.name, division=line.division, coach=line.coach))
    return SeasonRoster(teams=tuple(teams), waiting=tuple(waiting))


def _seat(name: str, taken: set[str]) -> str:
    """Return the id of a team: its name in small letters and hyphens, with a number where that is taken."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    slug = _SLUG.sub("-", letters)[:SEAT].strip("-") or "equipe"
    numbered = (slug if number == 1 else f"{slug}-{number}" for number in range(1, len(taken) + 2))
    return next(seat for seat in numbered if seat not in taken)
