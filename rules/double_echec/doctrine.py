"""The sheet under every sheet (rulebook 3.15)."""

from rules.double_echec.data import DATA
from rules.double_echec.notation.reading import read_lines
from rules.double_echec.orders import AnyLine

DOCTRINE: tuple[AnyLine, ...] = tuple(line for _, line in read_lines(DATA.doctrine.text))
