"""Texts in the same order everywhere: a server has that of the country that it was set up for."""

from sqlalchemy import String
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement


class by_letters(FunctionElement[str]):
    """What to order by for the order of a text's letters by their numbers, as SQLite has them."""

    type = String()
    inherit_cache = True


@compiles(by_letters)
def _plain(element: by_letters, compiler: SQLCompiler, **options: object) -> str:
    return compiler.process(element.clauses, **options)


@compiles(by_letters, "postgresql")
def _collated(element: by_letters, compiler: SQLCompiler, **options: object) -> str:
    return f'{compiler.process(element.clauses, **options)} COLLATE "C"'
