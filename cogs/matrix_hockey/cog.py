"""`/matrix`: a season on Discord."""

from cogs.game import GameCog
from cogs.kit.manual import Manual
from cogs.matrix_hockey import views
from cogs.matrix_hockey.creation.command import create
from cogs.matrix_hockey.desk import CORRECTIONS
from cogs.matrix_hockey.ordering import GAME, week_post
from cogs.matrix_hockey.weeks import results, season_end

COG = GameCog(
    game=GAME,
    code="mh",
    manual=Manual("matrix-hockey.md", "MH", "mh", "3.1.3-k"),
    pages=("court", "notation", "exemples", "coupes", "onr"),
    contest="saison",
    own=(
        views.columns,
        views.table,
        views.matrix,
        views.cup,
        views.gretzky,
        views.team_calendar,
        views.sheet,
        results,
        season_end,
        create,
    ),
    opens=week_post,
    shows=week_post,
    corrections=CORRECTIONS,
)
