"""The programs behind the verbs of `verbs.py`: `python -m tools.<verb>` is `python -m tools <verb>`.

A verb need have no module of its name. One that has (`tools.play`) is run itself where all that it imports is
installed, as in the virtual environment.
"""

import sys
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_loader
from pathlib import Path

VERBS_FILE = Path(__file__).with_name("verbs.py")


class VerbFinder(MetaPathFinder, InspectLoader):
    """Has Python run the verb `name` for the module `tools.<name>`."""

    def __init__(self, name: str) -> None:
        self._name = name

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        """Return what is run for the verb's module, None for any other."""
        return spec_from_loader(fullname, self) if fullname == f"tools.{self._name}" else None

    def get_source(self, fullname: str) -> str:
        """Return the program that does the verb."""
        return f"import sys\nfrom tools.__main__ import main\nsys.exit(main([{self._name!r}, *sys.argv[1:]]))\n"


def _asked() -> str | None:
    """Return the verb that Python was called with as `-m tools.<verb>`, if it was."""
    called = next((sys.orig_argv[at + 1] for at, word in enumerate(sys.orig_argv[:-1]) if word == "-m"), "")
    name = called.removeprefix("tools.")
    return name if name != called and "." not in name else None


if VERBS_FILE.exists() and (asked := _asked()):  # not in the container, which has three of the programs
    from tools.verbs import VERBS

    has_module = any(VERBS_FILE.with_name(name).exists() for name in (asked, f"{asked}.py"))
    if asked in VERBS and not (has_module and find_spec("msgspec")):
        sys.meta_path.insert(0, VerbFinder(asked))
