"""The evening as a text: every act and every message in order, with who could see it."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from simcord.components import walk_components

from tools.demo.dates import moment, styled
from tools.demo.page.markdown import FENCE, INLINE, Names
from tools.demo.page.messages import Reader
from tools.demo.record import Entry, Sight
from tools.demo.story import Story


def write_transcript(story: Story, path: Path) -> None:
    """Write the transcript of an evening to `path`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(_lines(story)) + "\n", encoding="utf-8")


def captured(story: Story) -> dict[str, list[str]]:
    """Return what each capture of an evening says, line by line, with its instants written out."""
    names = Reader(story.evening.recorder).names
    return {
        name: [
            line
            for sight in find(story)
            for text in _texts(sight)
            for line in plain(text, names, sight.seen_ms).split("\n")
        ]
        for name, find in story.captures.items()
    }


def _lines(story: Story) -> Iterator[str]:
    recorder = story.evening.recorder
    names = Reader(recorder).names
    yield f"{story.league_name} · {story.title}"
    yield "Tout ce que chacun a vu, dans l'ordre. Entre crochets : qui pouvait le lire."
    day = ""
    for entry in recorder.entries:
        date, _, hour = moment(entry.at_ms).rpartition(" ")
        if date != day:
            day = date
            yield f"\n======== {day} ========"
        yield from _entry(entry, hour, names)


def _entry(entry: Entry, hour: str, names: Names) -> Iterator[str]:
    sight = entry.sight
    if sight is None:
        where = f" ({entry.place})" if entry.place else ""
        yield f"\n{hour}  {entry.who} {entry.told}{where}"
        return
    changed = " (message modifié)" if sight.is_edited else ""
    yield f"\n{hour}  {entry.place} · {entry.who}{changed}  [{entry.seen_by}]"
    yield from (f"       {line}" for text in _texts(sight) for line in plain(text, names, entry.at_ms).split("\n"))


def _texts(sight: Sight) -> Iterator[str]:
    if sight.content:
        yield sight.content
    yield from _component_texts(sight.components)
    yield from (f"(image {picture.name} : {picture.alt})" for picture in sight.pictures.values())


def _component_texts(components: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for item in walk_components(components):
        if item.get("content"):
            yield str(item["content"])
        elif item.get("label"):
            yield f"[ {item['label']} ]"
        elif item.get("options"):
            yield f"[ {item.get('placeholder') or ''} ▾ ] " + " · ".join(str(o["label"]) for o in item["options"])


def plain(text: str, names: Names, now_ms: int) -> str:
    """Return a text of Discord with its mentions and times written out and its emphasis left out."""
    text = FENCE.sub(lambda found: found[1], text)
    parts, end = [], 0
    for found in INLINE.finditer(text):
        kind = found.lastgroup or ""
        parts.append(text[end : found.start()])
        match kind:
            case "time" | "style":
                at_ms = int(found["time"]) * 1000
                parts.append(styled(at_ms, now_ms, found["style"]))
            case "user" | "channel" | "role":
                parts.append(names.mention(kind, int(found[kind])))
            case "bold" | "underlined" | "struck" | "starred" | "slanted":
                parts.append(plain(found[kind], names, now_ms))
            case _:
                parts.append(found[kind])
        end = found.end()
    return "".join(parts) + text[end:]
