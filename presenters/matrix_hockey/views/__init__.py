"""The pages of part 10 as posts, each for one reader: what it shows is public, but for the marks of their own team."""

from presenters.matrix_hockey.views.book import KINDS, Book
from presenters.matrix_hockey.views.ending import ending_page
from presenters.matrix_hockey.views.team import calendar_page, team_page

__all__ = ["KINDS", "Book", "calendar_page", "ending_page", "team_page"]
