"""What people write, made harmless: names and texts of users never carry markup, mentions or invisible characters.

`plain` is for places without Markdown (labels, options, alt texts, pictures), `escape` for messages, `code_span` and
`code_block` for what must be copied letter by letter (an order in notation). `storable` is for what goes into the
records. Nor may two teams of a league be taken for each other, in a table, in a list of choices or by a referee:
`find_twin` knows names that look alike by Cyrillic and Greek letters for Latin ones, full-width forms, hidden signs,
other cases.
"""

import re
import unicodedata
from collections.abc import Iterable

_NAME_LIMIT = 40  # of the longest team name that a game takes
_MARKUP = str.maketrans({mark: f"\\{mark}" for mark in "\\*_~`|[]()<>#"})
# Letters and marks that draw nothing although Unicode does not class them as blank or format characters.
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_HIDDEN_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_MARKS_IN_A_ROW = 2
_COMMON = re.compile("[ -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027]*")  # of these nothing is hidden: most names
_BEFORE_A_CUT = " ,;:·–-"  # no cut text ends in these
_AROUND = 30  # characters shown on either side of a fault


def _visible(text: str) -> str:
    """Drop control, format (zero-width, right-to-left), private and invisible characters; blanks become a space."""
    if _COMMON.fullmatch(text):
        return text
    kept: list[str] = []
    marks = 0
    for character in text:
        if character.isspace():
            kept.append(" ")
            continue
        category = unicodedata.category(character)
        if character in _INVISIBLE or category in _HIDDEN_CATEGORIES:
            continue
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if marks <= _MARKS_IN_A_ROW:
            kept.append(character)
    return "".join(kept)


def text_length(text: str) -> int:
    """Return the length of a text as the strictest reader of it counts, Discord: in UTF-16 units, an emoji has two."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def cut_text(text: str, limit: int) -> str:
    """Return as many of the first characters of a text as are at most `limit` long, none of them halved."""
    if 2 * len(text) <= limit:
        return text
    return text[:limit].encode("utf-16-le", "surrogatepass")[: 2 * limit].decode("utf-16-le", "ignore")


def clip(text: str, limit: int) -> str:
    """Return `text` at most `limit` long (`text_length`), cut after a whole word where one ends not too far from there.

    What was cut is shown by an ellipsis.
    """
    if 2 * len(text) <= limit or text_length(text) <= limit:
        return text
    kept = cut_text(text, limit - 1)
    if not text[len(kept)].isspace() and (blank := kept.rfind(" ")) >= len(kept) * 2 // 3:
        kept = kept[:blank]
    return kept.rstrip(_BEFORE_A_CUT) + "…"


def plain(text: str, limit: int = _NAME_LIMIT) -> str:
    """Return a user's text on one line without hidden characters, at most `limit` long; may be empty.

    Only the first 4 * `limit` characters are read, so that a huge text costs nothing.
    """
    return clip(" ".join(_visible(text[: 4 * limit]).split()), limit)


def markup(text: str) -> str:
    """Return a text without hidden characters with everything escaped that Discord would interpret.

    Covers emphasis, spoilers, code, masked links, headings, quotes, lists, mentions, time stamps, custom emoji, and
    the address bar links that Discord makes of every `://`.
    """
    escaped = text.translate(_MARKUP)
    escaped = escaped.replace("@", "@\u200b").replace("://", ":\u200b//")
    if escaped.startswith(("-", "+")):
        return "\\" + escaped
    head = escaped.split(" ", 1)[0]
    if head.endswith(".") and head[:-1].isdigit():
        return escaped.replace(".", "\\.", 1)
    return escaped


def escape(text: str, limit: int = _NAME_LIMIT) -> str:
    """Return a user's name or text for a message: as `plain`, then `markup`. `limit` counts what is seen."""
    return markup(plain(text, limit))


def mention(*users: int | None) -> str:
    """Return the mentions of people, for a text that selects on them: `none` for nobody."""
    return " ".join(f"<@{user}>" for user in users if user is not None) or "none"


def code_span(text: str, limit: int) -> str:
    """Return a user's text as one inline code span; a back quote inside becomes an apostrophe."""
    shown = plain(text, limit).replace("`", "'")
    return f"`{shown or ' '}`"


def code_block(text: str, limit: int) -> str:
    """Return a user's text of several lines as a code block; what is beyond `limit` characters is left out."""
    lines = [plain(line, limit).replace("`", "'") for line in text[:limit].splitlines()]
    return f"```\n{clip(chr(10).join(lines), limit) or ' '}\n```"


def storable(text: str) -> str:
    """Return a text that can be written as UTF-8: half a surrogate pair becomes a question mark, offsets stay."""
    return text.encode("utf-8", "replace").decode("utf-8")


def fault_shown(text: str, at: int) -> str:
    """Return a text as code around a fault, with a mark before it; empty where the whole of the text is meant."""
    if at <= 0 or not text.strip():
        return ""
    return code_span(f"{text[max(0, at - _AROUND) : at]}▶{text[at : at + _AROUND]}", 2 * _AROUND + 10)


LONGEST_NAME = 200
_CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹАВЕЅІЈКМНОРСТУХҮӀԚԜԌ", "ABEZHIKMNOPTYXCABESIJKMHOPCTYXYIQWG")
_SMALL = str.maketrans("αγεικνορτυχϲавеіјкмнорстухѕүһӏԁԛԝɑɡı", "ayeikvoptuxcabeijkmhopctyxsyhldqwagi")


def read_shapes(name: str) -> frozenset[str]:
    """Return the ways in which a name can be read by eye; two names look alike if they share one."""
    seen = unicodedata.normalize("NFKD", plain(name, LONGEST_NAME))
    return frozenset(_fold_signs(each) for each in (seen, seen.upper(), seen.lower()))


def find_twin(name: str, others: Iterable[str]) -> str | None:
    """Return the first of `others` that looks like `name`; None if there is none."""
    mine = read_shapes(name)
    return next((other for other in others if mine & read_shapes(other)), None)


def _fold_signs(text: str) -> str:
    letters = unicodedata.normalize("NFKC", text.translate(_CAPITALS).translate(_SMALL).casefold())
    return " ".join(letters.split())
