"""A season that runs already, from a file: who takes part, and what has been played. The forms are in the guide.

CSV: a line for each match (home, away, score), or for a team or a person (with the account) alone; our own results are
such a file. JSON: `teams`, `results`, `accounts`; or the whole state, as we export it, which is taken as it stands.
"""

import re
from collections.abc import Mapping, Sequence

import msgspec

from presenters.errors import UploadFault, UploadFaults, fault_at, sort_faults
from presenters.escaping import plain
from presenters.uploads import FORMULA, Bounds, read_bytes, split_cells, too_large, word_of
from rules.competition import GAME
from rules.contract import JsonObject
from rules.dice import Dice
from rules.errors import CaseError
from rules.kit.codec import UNREADABLE

NAME = 60  # letters (CP-N-a)
BOUNDS = Bounds(100_000, 2_000)
MOST, FEWEST = 128, 2  # CP-2-a
PLAYED = frozenset({"", "done"})  # statuses of matches that have a result
NOTHING = frozenset({"", "-", "–", "—", "?"})  # scores of those that have none

_SCORE = re.compile(
    r"(?P<home>[0-9]{1,3}) ?[-–—:] ?(?P<away>[0-9]{1,3})"
    r"(?: (?P<how>ap|tab)(?: (?P<kicks>[0-9]{1,3}-[0-9]{1,3}|dom|ext))?)?"
)
_FORFEIT = re.compile(r"(?:forfait|ff) (?P<side>dom|ext|double)")
_ACCOUNT = re.compile(r"<@!?(?P<mention>[0-9]{17,19})>|(?P<id>[0-9]{17,19})")
MOST_NUMBER = 1_000_000  # of anything in a state: a season, a round, a score
LARGEST = 2**63 - 1  # a whole number that SQLite keeps
_SIDES = {"dom": "ext", "ext": "dom", "double": "double", "nul": "nul"}

HEADS: Mapping[str, str] = {  # titles without accents and signs -> what stands there
    "home": "home", "domicile": "home", "locaux": "home", "equipe": "home", "team": "home", "inscrit": "home",
    "away": "away", "exterieur": "away", "visiteurs": "away", "adversaire": "away",
    "score": "score", "resultat": "score", "result": "score",
    "homescore": "home_score", "awayscore": "away_score", "how": "how", "status": "status", "winner": "winner",
    "homeshootout": "home_kicks", "awayshootout": "away_kicks", "homemissed": "home_missed",
    "awaymissed": "away_missed", "stage": "stage", "group": "group",
    "compte": "account", "account": "account", "discord": "account",
}  # fmt: skip


class PlayedMatch(msgspec.Struct, frozen=True):
    """A match that is over: what stands after its key in the line that tells of it, `forfeit` first where it is one."""

    line: int
    home: str
    away: str
    text: str
    is_forfeit: bool = False

    def report(self, key: str, *, is_turned: bool = False) -> str:
        """Return the line for a fixture; `is_turned` where the calendar has it the other way round."""
        text = reverse_result(self.text) if is_turned else self.text
        return f"forfait {key} {text}" if self.is_forfeit else f"{key} {text}"


class SeasonFile(msgspec.Struct, frozen=True, kw_only=True):
    """What a file says: teams in its order and matches, or a whole state."""

    teams: tuple[str, ...] = ()
    played: tuple[PlayedMatch, ...] = ()
    fixtures: tuple[tuple[str, str], ...] = ()  # home and away of every match, also of those to come
    accounts: dict[str, int] = {}  # who plays under a name: nothing but an account says so
    state: JsonObject | None = None


class _Written(msgspec.Struct, frozen=True):
    """The JSON that people write."""

    teams: tuple[str, ...] = ()
    results: tuple[dict[str, str], ...] = ()
    accounts: dict[str, str] = {}


def reverse_result(text: str) -> str:
    """Return a result with home and away changed."""
    return " ".join(_SIDES.get(word) or "-".join(reversed(word.split("-"))) for word in text.split(" "))


def read_season(data: bytes) -> SeasonFile | UploadFaults:
    """Return what a file says, or what is wrong with it, by line.

    Faults: those of `read_bytes` and `quotes`; `columns`, `name`, `score`, `account`, `account-twice`, `self`,
    `stages`, `twice`, `teams`; `json`, `state`.
    """
    large = too_large(len(data), BOUNDS)
    if large is not None:
        return large
    if data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"{":
        return _json(data.removeprefix(b"\xef\xbb\xbf"))
    text = read_bytes(data, bounds=BOUNDS)
    if isinstance(text, UploadFaults):
        return text
    rows, found = split_cells(text)
    heads, rows = _heads(rows)
    return _season([(line, dict(zip(heads, cells, strict=False))) for line, cells in rows], found)


def _heads(rows: list[tuple[int, list[str]]]) -> tuple[Sequence[str], list[tuple[int, list[str]]]]:
    """Return what stands in each column, and the lines without that of the titles."""
    titles = [HEADS.get(word_of(cell), "") for cell in rows[0][1]] if rows else []
    if "home" in titles:
        return titles, rows[1:]
    return ("home", "away", "score", "account"), rows


def _json(data: bytes) -> SeasonFile | UploadFaults:
    try:
        given = msgspec.json.decode(data)
        if isinstance(given, dict) and "entrants" in given and "config" in given:
            return _whole(given)
        written = msgspec.convert(given, _Written)
    except UNREADABLE as error:
        return UploadFaults((fault_at("json", message=str(error)[:100]),))
    teams: list[tuple[int, dict[str, str]]] = [(0, {"home": name}) for name in written.teams]
    named = [(0, {"home": name, "account": account}) for name, account in written.accounts.items()]
    return _season([*teams, *named, *enumerate(written.results, start=1)], [])


def _whole(given: JsonObject) -> SeasonFile | UploadFaults:
    try:
        state = GAME.new(given, Dice(b""))
    except CaseError as error:
        return UploadFaults((fault_at("state", message=error.message[:100]),))
    names = [who.name for who in state.entrants.values()]
    odd = next((name for name in names if name != plain(name, NAME) or names.count(name) > 1), None)
    if odd is not None:
        return UploadFaults((fault_at("state", message=odd),))
    return (
        SeasonFile(state=given) if _is_sane(given) else UploadFaults((fault_at("state", message=f"> {MOST_NUMBER}"),))
    )


def _is_sane(given: object) -> bool:
    """Return whether no number in a state is larger than any season has."""
    if isinstance(given, dict):
        return all(map(_is_sane, given.values()))
    if isinstance(given, list):
        return all(map(_is_sane, given))
    return not isinstance(given, int | float) or abs(given) <= MOST_NUMBER


def _season(rows: Sequence[tuple[int, dict[str, str]]], found: list[UploadFault]) -> SeasonFile | UploadFaults:
    teams: dict[str, None] = {}
    played: list[PlayedMatch] = []
    fixtures: list[tuple[str, str]] = []
    accounts: dict[str, int] = {}
    for line, cells in rows:
        home, away = _name(cells.get("home", "")), _name(cells.get("away", ""))
        wrong = _wrong(cells, home, away)
        if wrong is not None:
            found.append(fault_at(wrong, line))
            continue
        teams |= dict.fromkeys((home, away) if away else (home,))
        try:
            result = _result(cells)
        except ValueError as error:
            found.append(fault_at("score", line, text=str(error)))
            continue
        if cells.get("account"):
            found += _account(accounts, home, away, cells["account"], line)
        if away:
            fixtures.append((home, away))
        if result is not None and away:
            played.append(PlayedMatch(line, home, away, *result))
    if not found and not FEWEST <= len(teams) <= MOST:
        found.append(fault_at("teams", count=len(teams)))
    if found:
        return sort_faults(found)
    return SeasonFile(teams=tuple(teams), played=tuple(played), fixtures=tuple(fixtures), accounts=accounts)


def _account(accounts: dict[str, int], home: str, away: str, text: str, line: int) -> list[UploadFault]:
    """Note whose account a line gives for a name that stands alone; return what is wrong with it."""
    read = _ACCOUNT.fullmatch(text)
    user_id = int(read["mention"] or read["id"]) if read else 0
    if away or not 0 < user_id <= LARGEST:
        return [fault_at("account", line, text=text)]
    if accounts.get(home, user_id) != user_id or user_id in {one for name, one in accounts.items() if name != home}:
        return [fault_at("account-twice", line)]
    accounts[home] = user_id
    return []


def _name(cell: str) -> str:
    """Return a name as it was before a table was kept from taking it for a formula."""
    return " ".join((cell[1:] if cell[:1] == "'" and cell[1:].startswith(FORMULA) else cell).replace(";", " ").split())


def _wrong(cells: Mapping[str, str], home: str, away: str) -> str | None:
    if not home or max(len(home), len(away)) > NAME:
        return "name"
    if cells.get("stage", "1") not in {"", "1"} or cells.get("group", "A") not in {"", "A"}:
        return "stages"
    if home == away:
        return "self"
    return "columns" if not away and any(cells.get(key) for key in ("score", "home_score")) else None


def _result(cells: Mapping[str, str]) -> tuple[str, bool] | None:
    """Return a result as its line says it, and whether it is a forfeit; None for none. Raises `ValueError`."""
    if cells.get("status", "") not in PLAYED:
        return None
    missed = f"{cells.get('home_missed') or 0}-{cells.get('away_missed') or 0}"
    if not re.fullmatch(r"[0-9]{1,3}-[0-9]{1,3}", missed):
        raise ValueError(missed)
    late = "" if missed == "0-0" else f" manques {missed}"
    if "home_score" in cells:
        text = _exported(cells)
    else:
        text = " ".join(cells.get("score", "").casefold().split())
        if text in NOTHING:
            return None
    if forfeit := _FORFEIT.fullmatch(text):
        return forfeit["side"] + late, True
    return _normal(text) + late, False


def _exported(cells: Mapping[str, str]) -> str:
    """Return a result of our own table in the words that people write."""
    score, how = f"{cells['home_score']}-{cells.get('away_score', '')}", cells.get("how", "")
    kicks = f"{cells.get('home_kicks', '')}-{cells.get('away_kicks', '')}"
    side = "dom" if cells.get("winner") == cells.get("home") else "ext"
    words: Mapping[str, str] = {
        "overtime": f"{score} ap",
        "shootout": f"{score} tab {side if kicks == '-' else kicks}",
        "forfeit": f"forfait {'ext' if side == 'dom' else 'dom'}",
        "double_forfeit": "forfait double",
    }
    return words.get(how, score)


def _normal(text: str) -> str:
    """Return a score as a line has it. Raises `ValueError`."""
    found = _SCORE.fullmatch(text)
    if found is None:
        raise ValueError(text)
    home, away, kicks = int(found["home"]), int(found["away"]), found["kicks"]
    is_shootout = found["how"] == "tab"
    if is_shootout is (kicks is None) or (is_shootout and (home != away or _is_level(kicks))):
        raise ValueError(text)
    after = {"ap": " ap", "tab": f" tab {kicks}"}.get(found["how"] or "", "")
    return f"{home}-{away}{after}"


def _is_level(kicks: str) -> bool:
    sides = kicks.split("-")
    return len(sides) > 1 and int(sides[0]) == int(sides[1])
