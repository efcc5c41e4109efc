"""`python -m tools <verb> [NAME=value…]`: what `make <verb>` does, on whatever system. See `verbs.py`."""

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence

from tools.setup import ROOT, set_up
from tools.verbs import GIVEN, SEVERAL, VERBS

USAGE = "usage : python -m tools <verbe> [NOM=valeur…], les verbes : python -m tools help"
MISUSED = 2


def step_of(step: str, python: str, given: Mapping[str, str]) -> tuple[list[str], dict[str, str]]:
    """Return the words of a step, and what it sets in the environment."""
    words, settings = list[str](), dict[str, str]()
    for word in shlex.split(step):
        name, sign, value = word.partition("=")
        if sign and not words and name.isidentifier():
            settings[name] = value.format_map(given)
        elif word == "python":
            words.append(python)
        else:
            words += _filled(word, given)
    return words, settings


def _filled(word: str, given: Mapping[str, str]) -> Iterator[str]:
    name = word.strip("{}")
    if word == f"{{{name}}}":
        value = given[name]
        yield from value.split() if name in SEVERAL else [value] if value else []
    elif "*" in word and not word.startswith("-"):
        yield from sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob(word))
    else:
        yield word.format_map(given)


def do(words: Sequence[str], settings: Mapping[str, str]) -> int:
    """Run a program as if it were this one: it hears what ends this one, and is waited for. Return its exit code."""
    environment = {**os.environ, **settings}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # workers without bytecode would each compile all tests again
    process = subprocess.Popen(words, cwd=ROOT, env=environment)  # noqa: S603 - the words of our own table
    signal.signal(signal.SIGINT, lambda *_: None)  # the terminal tells the program, too
    signal.signal(signal.SIGTERM, lambda *_: process.terminate())
    return process.wait()


def main(arguments: Sequence[str]) -> int:
    """Do what a verb says, step by step until one fails; return its exit code."""
    verb, *asked = arguments or ["help"]
    given = dict(one.partition("=")[::2] for one in asked)
    if verb not in VERBS or not given.keys() <= GIVEN.keys():
        print(USAGE, file=sys.stderr)
        return MISUSED
    if verb == "help":
        print("\n".join(f"  {name:13} {one.told}" for name, one in VERBS.items()))
        return 0
    python = str(set_up(VERBS[verb].needs))
    if not VERBS[verb].steps:
        print(f"Prêt : {python}")
    around = {name: os.environ[name] for name in GIVEN if os.environ.get(name)}
    values = {**GIVEN, **VERBS[verb].given, **around, **given}
    for step in VERBS[verb].steps:
        if len(VERBS[verb].steps) > 1:
            print(step, flush=True)
        if code := do(*step_of(step, python, values)):
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
