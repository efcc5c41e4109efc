"""The evenings that `make demo` can play, in the order in which they are shown."""

from collections.abc import Mapping

from tools.demo.aspic.story import AspicStory
from tools.demo.competition.story import CompetitionStory
from tools.demo.double_echec.story import DoubleEchecStory
from tools.demo.helvetia_cup.story import HelvetiaCupStory
from tools.demo.kollaball.story import KollaballStory
from tools.demo.matrix_hockey.story import MatrixHockeyStory
from tools.demo.story import Story

STORIES: Mapping[str, type[Story]] = {
    story.game: story
    for story in (
        KollaballStory,
        MatrixHockeyStory,
        AspicStory,
        DoubleEchecStory,
        HelvetiaCupStory,
        CompetitionStory,
    )
}
