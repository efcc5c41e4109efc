"""`/matrix`: a season on Discord."""

from cogs.game import GameCog
from cogs.kit.manual import Rules
from cogs.matrix_hockey import views
from cogs.matrix_hockey.creation import prepare_season
from cogs.matrix_hockey.desk import CORRECTIONS
from cogs.matrix_hockey.ordering import GAME, week_post
from cogs.matrix_hockey.views import show_season_end, show_week_results

COG = GameCog(
    game=GAME,
    code="mh",
    rules=Rules("matrix-hockey", "MH", "3.1.3-k"),
    contest="saison",
    own=(
        views.show_columns,
        views.show_table,
        views.show_matrix,
        views.show_cup,
        views.show_gretzky,
        views.show_team_calendar,
        views.show_team_sheet,
        show_week_results,
        show_season_end,
        prepare_season,
    ),
    opens=week_post,
    shows=week_post,
    corrections=CORRECTIONS,
)
