"""How a match stands, in words: the score, the TOTOMAT strip, the players of a side, their cards."""

from collections.abc import Iterator

from msgspec import UNSET

from presenters.helvetia_cup.words import SIGNS, GameWords, goals_text
from rules.helvetia_cup.cards import Card, CellsEffect, OppSkillEffect, RerollEffect, SkillEffect, cards_of
from rules.helvetia_cup.phases import phase_of
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import OTHER, SEATS, Match, Player, State, TeamState
from rules.helvetia_cup.teams import TEAMS, PlayerCard, Skill

NONE = "none"
SKILLS: tuple[Skill, ...] = ("steal", "tackle", "clear", "press", "dribble", "pass", "shot", "head")


def stage_name(words: GameWords, state: State) -> str:
    """Return the name of the open turn: the phase, of play with its half and number."""
    if not isinstance(state, Match):
        return words.t(f"hc-stage-{phase_of(state)}")
    if state.phase in {"attack", "defence", "play"}:
        return words.t(f"hc-stage-{state.phase}", half=words.half(state.half), round=state.round + 1)
    if state.phase == "shootout":
        return words.t("hc-stage-shootout", round=1 if state.shootout is None else state.shootout.round)
    return words.t(f"hc-stage-{state.phase}")


def headline(words: GameWords, state: Match) -> str:
    """Return who leads."""
    home, away = (words.team(seat) for seat in SEATS)
    return words.t("hc-score", home=home, away=away, goals=goals_text(state.score))


def status_strip(words: GameWords, state: Match) -> str:
    """Return the TOTOMAT: half and minute, who has the ball where, BOOST left, substitutions, cards, what comes."""
    if state.shootout is not None and state.phase in {"shootout", "finished"}:
        kicks = state.shootout.kicks.home + state.shootout.kicks.away
        return words.t("hc-strip-shootout", goals=goals_text(state.shootout.goals), kicks=kicks)
    home, away = (state.teams.of(seat) for seat in SEATS)
    hands = f"{len(home.used)}–{len(away.used)}" if home.used or away.used else NONE
    lines = [
        words.t(
            "hc-strip",
            time=words.time(state),
            attack=NONE if state.attack is None or state.phase == "finished" else SIGNS[state.attack],
            ball=_ball(words, state),
            home_boost=boost_left(home),
            away_boost=boost_left(away),
            home_subs=home.subs_left,
            away_subs=away.subs_left,
            cards=hands,
            restart=state.restart or NONE,
        )
    ]
    limits = state.config
    if limits.stall_limit and state.stall > 1:
        lines.append(words.t("hc-stall", count=state.stall, limit=limits.stall_limit))
    elif 0 < limits.possession_limit < 2 * state.held:
        lines.append(words.t("hc-held", count=state.held, limit=limits.possession_limit))
    return "\n".join(lines)


def _ball(words: GameWords, state: Match) -> str:
    if state.ball.at is None or state.phase in {"setup", "cards", "finished"}:
        return NONE
    if state.ball.holder is None:
        return words.t("hc-ball-loose", at=state.ball.at)
    return words.t("hc-ball-held", number=str(state.ball.holder), at=state.ball.at)


def boost_left(team: TeamState) -> int:
    """Return the BOOST that a side has left on the pitch."""
    return sum(team.players[n].boost for n in team.on_pitch)


def sheet_lines(words: GameWords, state: Match, seat: SeatName) -> str:
    """Return the players of a side with their skills as they are now, those on the pitch first."""
    team = state.teams.of(seat)
    there = list(team.on_pitch)
    others = [n for n in sorted(team.players) if n not in there]
    lines = [words.t("hc-sheet-title", team=words.team(seat), club=TEAMS[team.team].club)]
    lines += [_line(words, state, seat, n) for n in (*there, *others)]
    if not team.players:
        lines += [
            words.t(
                "hc-sheet-bench", player=words.player(seat, card.no), status="bench", skills=_skills(words, state, card)
            )
            for card in TEAMS[team.team].player
        ]
    return "\n".join(lines)


def _line(words: GameWords, state: Match, seat: SeatName, number: int) -> str:
    team = state.teams.of(seat)
    player, card = team.players[number], TEAMS[team.team].card(number)
    skills = _skills(words, state, card, exhausted=player.boost == 0)
    if player.status != "pitch":
        return words.t("hc-sheet-bench", player=words.player(seat, number), status=player.status, skills=skills)
    return words.t(
        "hc-sheet-line",
        player=words.player(seat, number),
        at=player.at or NONE,
        boost=player.boost,
        most=card.boost,
        skills=skills,
        marks="".join(words.t(f"hc-sheet-{mark}") for mark in _marks(team, number, player, card)) or NONE,
    )


def _marks(team: TeamState, number: int, player: Player, card: PlayerCard) -> Iterator[str]:
    if team.keeper == number:
        yield "keeper"
    if card.pos == "C":
        yield "captain"
    if player.down:
        yield "down"
    if player.yellow:
        yield "yellow"
    if player.boost == 0:
        yield "tired"


def _skills(words: GameWords, state: Match, card: PlayerCard, *, exhausted: bool = False) -> str:
    def of(skill: Skill) -> int:
        return card.skill(skill, family=state.is_family, exhausted=exhausted)

    if state.is_family:
        return words.t("hc-skills-family", defence=of("steal"), offence=of("shot"))
    return words.t("hc-skills", **{"passing" if skill == "pass" else skill: of(skill) for skill in SKILLS})


def legend_text(words: GameWords, state: Match) -> str:
    """Return what the short words of the sheets mean."""
    return words.t("hc-sheet-legend-family" if state.is_family else "hc-sheet-legend")


def own_card_lines(words: GameWords, state: Match, seat: SeatName) -> tuple[str, ...]:
    """Return a coach's hand with what each card does, those used, their challenge, their call of off-sides."""
    team, told = state.teams.of(seat), list[str]()
    held = team.hand if isinstance(team.offer, type(UNSET)) else team.offer
    if held:
        armed = words.cards(seat, team.armed)
        lines = [words.t("hc-sheet-cards", cards=words.cards(seat, held), armed=armed)]
        told.append("\n".join((*lines, *(card_line(words, cards_of(team.team)[n]) for n in held))))
    if team.challenge is not None and (challenge := cards_of(team.team)[team.challenge].challenge) is not None:
        count = state.stats.total(seat, challenge.stat)
        told.append(words.t("hc-sheet-challenge", card=words.card(seat, team.challenge), count=count))
    if not state.is_family and state.half:
        told.append(words.t("hc-sheet-offside", call=team.offside_call))
    return tuple(told)


def used_cards_text(words: GameWords, state: Match) -> tuple[str, ...]:
    """Return the cards that both sides have played: they are open."""
    played = [words.t("hc-sheet-used", cards=words.cards(seat, state.teams.of(seat).used)) for seat in SEATS
              if state.teams.of(seat).used]  # fmt: skip
    return tuple(played)


def card_line(words: GameWords, card: Card) -> str:
    """Return a card with its level and what it does."""
    named = words.t("hc-card", number=str(card.no), name=card.name)
    return words.t("hc-card-line", card=named, level=card.level, effect=card_effect(words, card))


def card_effect(words: GameWords, card: Card, told: str = "hc-effect") -> str:
    """Return what a card does (HC-2.7-e), to its coach; `told`: what else the texts for it begin with."""
    found = card.effect
    op = type(found).__struct_config__.tag
    match found:
        case SkillEffect(skill=skill, amount=amount) | OppSkillEffect(skill=skill, amount=amount):
            return words.t(f"{told}-{op}", amount=_signed(amount), skill=words.t(f"hc-skill-{skill}"))
        case RerollEffect(skill=skill):
            return words.t(f"{told}-reroll", skill=words.t(f"hc-skill-{skill}"))
        case CellsEffect(side=side, amount=amount):
            return words.t(f"{told}-cells-{side}", amount=_signed(amount))
        case _:
            amount = getattr(found, "amount", 0)
            return words.t(
                f"{told}-{op}", **({"amount": _signed(-amount if op == "drain" else amount)} if amount else {})
            )


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def other_side(seat: SeatName) -> SeatName:
    """Return the other side."""
    return OTHER[seat]
