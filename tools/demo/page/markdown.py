"""Discord's Markdown as HTML. Everything that is not markup is escaped."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from html import escape

from tools.demo.dates import moment, styled


@dataclass(frozen=True)
class Names:
    """What the reader's Discord knows: who and what is behind an id."""

    user: Callable[[int], str]
    channel: Callable[[int], str]
    role: Callable[[int], str]

    def mention(self, kind: str, number: int) -> str:
        """Return what stands for a mention: `@Fanny`, `@Arbitre`, `#inscriptions`."""
        match kind:
            case "user":
                return f"@{self.user(number)}"
            case "role":
                return f"@{self.role(number)}"
            case _:
                return self.channel(number)


INLINE = re.compile(
    r"\\(?P<plain>[^\w\s]|_)"
    r"|`(?P<code>[^`\n]+)`"
    r"|\*\*(?P<bold>.+?)\*\*"
    r"|__(?P<underlined>.+?)__"
    r"|~~(?P<struck>.+?)~~"
    r"|\*(?P<starred>[^*\s][^*\n]*?)\*"
    r"|(?<!\w)_(?P<slanted>[^_\s][^_\n]*?)_(?!\w)"
    r"|<t:(?P<time>\d+)(?::(?P<style>[a-zA-Z]))?>"
    r"|<@!?(?P<user>\d+)>|<#(?P<channel>\d+)>|<@&(?P<role>\d+)>",
    re.DOTALL,
)
TAGS: Mapping[str, str] = {"bold": "strong", "underlined": "u", "struck": "s", "starred": "em", "slanted": "em"}
FENCE = re.compile(r"```(?:[a-z]*\n)?(.*?)\n?```", re.DOTALL)
HEADING = re.compile(r"(#{1,3}) +(.*)")
ITEM = re.compile(r"( *)[-*] +(.*)")


def to_html(text: str, names: Names, now_ms: int) -> str:
    """Return `text` as HTML, read at `now_ms`: headings, lists, small print, emphasis, code, mentions, times."""
    parts = FENCE.split(text)  # every second one is code
    return "".join(
        f"<pre>{escape(part)}</pre>" if number % 2 else "".join(_blocks(part.strip("\n").split("\n"), names, now_ms))
        for number, part in enumerate(parts)
        if part.strip("\n")
    )


def _blocks(lines: list[str], names: Names, now_ms: int) -> Iterator[str]:
    in_list = False
    for number, line in enumerate(lines):
        item = ITEM.fullmatch(line)
        if in_list != bool(item):
            in_list = bool(item)
            yield "<ul>" if in_list else "</ul>"
        if item:
            kind = ' class="deeper"' if item[1] else ""
            yield f"<li{kind}>{_inline(item[2], names, now_ms)}</li>"
        elif heading := HEADING.fullmatch(line):
            level = len(heading[1]) + 2  # the page's own headings are h1 and h2
            yield f"<h{level}>{_inline(heading[2], names, now_ms)}</h{level}>"
        elif line.startswith("-# "):
            yield f"<small>{_inline(line[3:], names, now_ms)}</small>"
        elif line.startswith("> "):
            yield f"<blockquote>{_inline(line[2:], names, now_ms)}</blockquote>"
        else:
            is_followed = number + 1 < len(lines) and not HEADING.fullmatch(lines[number + 1])
            yield _inline(line, names, now_ms) + ("<br>" if is_followed else "")
    if in_list:
        yield "</ul>"


def _inline(text: str, names: Names, now_ms: int) -> str:
    parts, end = [], 0
    for found in INLINE.finditer(text):
        parts.append(escape(text[end : found.start()]))
        parts.append(_marked(found, names, now_ms))
        end = found.end()
    return "".join(parts) + escape(text[end:])


def _marked(found: re.Match[str], names: Names, now_ms: int) -> str:
    kind = found.lastgroup or ""
    if kind in {"time", "style"}:
        at_ms = int(found["time"]) * 1000
        return f'<time title="{escape(moment(at_ms))}">{escape(styled(at_ms, now_ms, found["style"]))}</time>'
    value = found[kind]
    if kind in TAGS:
        return f"<{TAGS[kind]}>{_inline(value, names, now_ms)}</{TAGS[kind]}>"
    if kind == "code":
        return f"<code>{escape(value)}</code>"
    if kind in {"user", "channel", "role"}:
        return f'<span class="mention">{escape(names.mention(kind, int(value)))}</span>'
    return escape(value)
