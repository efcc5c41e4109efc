"""CP-5-d to CP-5-f: how a tie is made, when it is over, which of its games is to be played."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from rules.competition import events as ev
from rules.competition.bracket import depth, seed_pair
from rules.competition.config import Length, StageSettings, stage_settings_of
from rules.competition.results import Verdict, forfeit_verdict_of, settle_fixture
from rules.competition.state import Fixture, FixtureStatus, Level, Pair, Stage, Tie
from rules.competition.turn.season import Season, SeasonLike


class TieStanding(msgspec.Struct, frozen=True, kw_only=True):
    """How a tie with games stands."""

    is_over: bool
    winner: str | None
    score: Pair

    def loser(self, tie: Tie) -> str | None:
        """Return the other of the two; None where nobody has won."""
        return None if self.winner is None else tie.b if self.winner == tie.a else tie.a


def is_final_round(stage: Stage, tie_key: str) -> bool:
    """Return whether the length of a tie is `final`: the last round of a knock-out, the grand final."""
    if stage.format == "knockout":
        return tie_key.startswith(f"K{depth(len(stage.entrants))}.")
    return tie_key.startswith("F.")


def length_of(stage: Stage, settings: StageSettings, tie_key: str) -> Length:
    """CP-5-e: how long a tie is."""
    return settings.final if is_final_round(stage, tie_key) else settings.tie


def is_legs(tie: Tie, fixtures: Mapping[str, Fixture]) -> bool:
    """Return whether a tie with games is of two legs."""
    return fixtures[tie.games[-1]].level == "aggregate"


def tie_standing_of(tie: Tie, fixtures: Mapping[str, Fixture]) -> TieStanding:
    """CP-5-e: how a tie with games stands by what is settled of them, whoever has left."""
    games = [fixtures[key] for key in tie.games]
    done = [game for game in games if game.status == "done"]
    is_through = len(done) == len(games)
    if is_legs(tie, fixtures):
        score = _goals(tie.a, done), _goals(tie.b, done)
        last = games[-1].winner
        winner = tie.a if score[0] > score[1] else tie.b if score[0] < score[1] else last
        return TieStanding(is_over=is_through, winner=winner if is_through else None, score=score)
    score = sum(game.winner == tie.a for game in done), sum(game.winner == tie.b for game in done)
    is_over = is_through or 2 * max(score) > len(games)
    winner = tie.a if score[0] > score[1] else tie.b if score[0] < score[1] else None
    return TieStanding(is_over=is_over, winner=winner if is_over else None, score=score)


def _goals(entrant: str | None, games: list[Fixture]) -> int:
    return 0 if entrant is None else sum(game.goals_of(entrant) for game in games)


def look_at_tie_again(season: Season, number: int, key: str) -> None:
    """Have a tie with games, and those not settled, be as its results say; `tie_over` if that is news."""
    tie = season.stages[number - 1].ties[key]
    if not tie.games:
        return
    now = tie_standing_of(tie, season.fixtures)
    if tie.left is not None:
        other = tie.b if tie.left == tie.a else tie.a
        new = replace(tie, score=now.score, how="left", winner=other, loser=tie.left)
    elif now.is_over:
        new = replace(tie, score=now.score, how="games", winner=now.winner, loser=now.loser(tie))
    else:
        new = replace(tie, score=now.score, how=None, winner=None, loser=None)
    season.put_tie(number, key, new)
    _order_games(season, new)
    if new.how is not None and (new.how, new.winner) != (tie.how, tie.winner):
        season.tell(ev.TieOver(stage=number, tie=key, winner=new.winner, loser=new.loser, score=new.score, how=new.how))


def _order_games(season: Season, tie: Tie) -> None:
    """CP-5-f: of the games not settled the first is open, the others planned; none is needed any more once it is over.

    CP-9-c: a game that comes back is left alone in this turn.
    """
    is_first = True
    for key in tie.games:
        game = season.fixtures[key]
        if game.status == "done":
            continue
        status = "void" if tie.how is not None else "open" if is_first else "planned"
        is_first = False
        if game.status == "void" != status:
            season.fresh.add(key)
        season.fixtures[key] = replace(game, status=status)


def make_tie(held: SeasonLike, stage: Stage, key: str, slot: tuple[str | None, str | None], round_: int) -> Tie:
    """CP-5-d: the tie of those who are brought there, its games not made yet; without games it is over at once."""
    a, b = (slot if slot[0] is not None else (slot[1], None)) if key.startswith("F.") else seed_pair(stage, *slot)
    tie = Tie(round=round_, a=a, b=b)
    is_in = [who is not None and held.entrants[who].is_in for who in (a, b)]
    if all(is_in):
        return tie
    if not any(is_in):
        return replace(tie, how="empty")
    winner, other = (a, b) if is_in[0] else (b, a)
    return replace(tie, winner=winner, loser=other, how="bye" if other is None else "left")


def make_games(season: Season, number: int, key: str, tie: Tie) -> Tie:
    """CP-5-f: the tie with its games, if it has any."""
    if tie.how is not None or tie.a is None or tie.b is None:
        return tie
    stage = season.stages[number - 1]
    length = length_of(stage, stage_settings_of(season.config, number), key)
    keys = []
    for leg in range(1, 3 if length == "legs" else length + 1):
        # CP-5-e: the better seed is at home in odd games, but in the second one of two legs.
        is_a_home = (leg == 2) if length == "legs" else leg % 2 == 1  # noqa: PLR2004
        level: Level = ("yes" if leg == 1 else "aggregate") if length == "legs" else "no"
        home, away = (tie.a, tie.b) if is_a_home else (tie.b, tie.a)
        status: FixtureStatus = "open" if leg == 1 else "planned"
        fixture = Fixture(
            stage=number, round=tie.round, tie=key, leg=leg, home=home, away=away, level=level, status=status
        )
        keys.append(season.add(fixture))
    return replace(tie, games=tuple(keys))


def lose(season: Season, number: int, key: str, entrant: str) -> None:
    """CP-2-e: an undecided tie is lost at once: the open game by forfeit, the games after it are void."""
    tie = season.stages[number - 1].ties[key]
    season.put_tie(number, key, replace(tie, left=entrant))
    game = next((key for key in tie.games if season.fixtures[key].status == "open"), None)
    if game is not None:
        settle_fixture(season, game, leaving_verdict(season, game, entrant), "left")
    look_at_tie_again(season, number, key)


def leaving_verdict(season: Season, key: str, entrant: str) -> Verdict:
    """Return the result of a fixture that is lost because one of its entrants has left."""
    fixture = season.fixtures[key]
    score = stage_settings_of(season.config, fixture.stage).forfeit_score
    return forfeit_verdict_of("home" if entrant == fixture.home else "away", score)
