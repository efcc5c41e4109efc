"""The season played out: two divisions and both cups in four weeks, from the list of teams to the next season's start.

Only what people do stands here; everything that answers is the bot's own doing.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import discord
from simcord import InteractionResult

from presenters.matrix_hockey.standing import own_matches
from referee.model import Turn
from referee.turns import contests
from rules.matrix_hockey import GAME, facts
from rules.matrix_hockey.state import State, TeamId
from tests.support.league import Person
from tests.support.reading import custom_ids, text_of
from tools.demo.matrix_hockey import script
from tools.demo.matrix_hockey.script import Squad
from tools.demo.story import Finder, Place, Story, both, kept, saying

SEND = "order-ok"
WEEKS = 4
FULL_WEEK = 2  # one with a round of the championship and of both cups
CAPTURES: Mapping[str, Finder] = {
    "matrix-discord-fautes": saying("est à corriger"),
    "matrix-discord-creation": saying("mh-plan-ok", "12 équipes"),
    "matrix-discord-panneau": kept("Semaine 3, à la veille de la clôture : Élite"),
    "matrix-discord-semaine": saying("CH2", "WG2", "KDH2", "pas d'ordre", where="MP"),
    "matrix-discord-formulaire": saying("form-send", "rien ne manque"),
    "matrix-discord-refus": both(saying("F+(2)", where="MP"), saying("Pas de colonne", where="MP")),
    "matrix-discord-recu": saying("Bien reçu", "CH2", "KDH2", where="MP"),
    "matrix-discord-bulletin": saying("-# Empreinte", "Élite", "Journée 2", where="fil"),
    "matrix-discord-coupe": saying("-# Empreinte", "Coupe KDH", "semaine 3", where="fil"),
    "matrix-discord-rejouer": saying("Ce qui dispara"),
    "matrix-discord-colonnes": saying("colonnes-ch"),
}
HOURS = (12.5, 19.0)  # coaches send their orders at lunch or in the evening, two a day


@dataclass
class MatrixHockeyStory(Story):
    """One season and its people."""

    game = "matrix-hockey"
    league_name = script.LEAGUE
    title = f"{script.LEAGUE}, {script.SEASON.lower()}"
    name = "Matrix Hockey"
    sentence = "Une saison entière, une semaine par tour : une colonne à choisir, à partager avec qui y a pensé aussi."
    size = "jusqu’à 84 joueurs"
    pace = "5 minutes par tour, un tour par semaine"
    guide = "guide-matrix-hockey.md"
    about = "Une saison de douze équipes : deux divisions, deux coupes, des ordres oubliés, une semaine rejouée."
    chance = script.CHANCE
    captures = CAPTURES
    sample = "matrix-discord-bulletin"
    form = "Ma semaine"

    coaches: dict[str, Person] = field(default_factory=dict)
    seats: dict[str, TeamId] = field(default_factory=dict)

    def places(self) -> Iterator[Place]:
        """Yield the season's thread, its panels at some moments, and the messages of three coaches."""
        reader = self.coaches["Grizzlies"]
        yield self.thread_place(reader, "Lucas, coach des Grizzlies", self._week_links())
        yield Place("panneaux", "Les panneaux", "à quelques moments", [(k, [v]) for k, v in self.kept.items()])
        for name in ("Huskies", script.AHEAD, script.FORGETFUL):
            coach = self.coaches[name]
            about = f"{self.evening.recorder.people[coach.id]}, coach des {name}"
            yield self.dm_place(f"mp-{coach.name}", coach, about)

    async def play(self) -> None:
        """Play the whole season."""
        await self._set_up()
        await self._create()
        for week in range(1, WEEKS + 1):
            await self._before(week)
            await self._orders(week)
            await self._close(week)
        await self._afterwards()

    async def _set_up(self) -> None:
        evening = self.evening
        await self.install(script.ORGANISER, script.REFEREE, here="la-buvette")
        self.visitor = evening.person(script.VISITOR)
        self.waiting, self.heir = evening.person(script.WAITING), evening.person(script.HEIR)
        self.coaches = {squad.name: evening.person(squad.coach) for squad in script.SQUADS if squad.coach}

    def _list(self) -> str:
        lines = [
            f"{squad.name};{squad.division};{self.coaches[squad.name].mention if squad.coach else ''}"
            for squad in script.SQUADS
        ]
        return "\n".join(("équipe;division;coach", *lines, f"Marmottes;attente;{self.waiting.mention}"))

    async def _create(self) -> None:
        evening, office = self.evening, self.evening.channel("arbitres")
        evening.say("L'arbitre envoie la liste des équipes ; trois lignes sont fausses, il corrige.")
        wrong = "\n".join((self._list(), *script.WRONG_LINES))
        files = {"reglages": ("reglages.toml", script.OPTIONS.encode())}
        given = {**files, "nom": script.SEASON, "debut": script.START}
        await evening.command(
            self.referee, "matrix creer", here=office, equipes=("equipes.csv", wrong.encode()), **given
        )
        right = ("equipes.csv", self._list().encode())
        shown = await evening.command(self.referee, "matrix creer", here=office, equipes=right, **given)
        for page in ("E", "calendrier", "options", "resume"):
            await evening.choose(self.referee, shown, "mh-plan-page", page)
        await evening.choose(self.referee, shown, "mh-plan-modules", *script.MODULES)
        await evening.press(self.referee, shown, "mh-plan-ok")
        await evening.pass_time(minutes=1)
        await evening.pass_time(hours=48)
        await evening.pass_time_until(12.02)  # on Monday the draws are made and the first week opens
        evening.say("Lundi midi : les matrices, les poules et la coupe sont tirées, la première semaine s'ouvre.")
        self.seats = {who.name: team for team, who in (await self._state()).teams.items()}
        self._keep_panels("À l'ouverture")
        for squad in script.SQUADS:
            if squad.way == "dm" and squad.coach:
                await evening.press(self.coaches[squad.name], self._panel(squad.division), "dm-me")

    async def _before(self, week: int) -> None:
        """Play what happens before the orders of a week."""
        evening = self.evening
        match week:
            case 1:
                await self._look_around()
            case 2:
                self.coaches[script.VACANT] = self.waiting  # the bot has given it to the first of the waiting list
                await evening.press(self.waiting, self._panel("D2"), "dm-me")
                await self._lost_order()
            case 3:
                await self._overrides()
            case _:
                await self._ask_cup()

    async def _look_around(self) -> None:
        evening, reader = self.evening, self.coaches["Bonzommes"]
        await evening.command(reader, "matrix regles", here=self.thread)
        await evening.press(reader, panel := self._panel("D2"), page_button(panel, "matrix"))
        await evening.command(self.visitor, "matrix mes-ordres", here=self.thread)

    async def _lost_order(self) -> None:
        """An order that was sent in time to the wrong place: the referee replays the week (MH-9-a)."""
        evening = self.evening
        evening.say("Basile avait posté son ordre dans le mauvais salon : l'arbitre rejoue la semaine.")
        await evening.pass_time(hours=1)
        await evening.shout(self.coaches[script.FORGETFUL], self.thread, script.SHOUT)
        options = {"acte": "replay", "equipe": script.FORGETFUL, "texte": script.LOST_ORDER}
        shown = await self._judge("corriger", script.REASONS["replay"], **options)
        await evening.press(self.referee, shown, "rewind")
        await evening.pass_time(minutes=2)
        for page in ("colonnes", "classement", "matrice", "coupe", "gretzky", "calendrier", "equipe"):
            await evening.command(self.coaches["Huskies"], f"matrix {page}")

    async def _overrides(self) -> None:
        """More time for everybody, a draw made in public, a team that changes hands (MH-9-c, MH-9-g, MH-9-h)."""
        evening = self.evening
        evening.say("L'arbitre prolonge la semaine, impose un tirage fait en public, confie une équipe à un autre.")
        await self._judge("prolonger", script.REASONS["prolonger"], heures=2)
        await self._judge("de", script.REASONS["de"], etiquette=script.DIE, valeur=script.DIE_VALUE)
        change = {"acte": "take_over", "equipe": script.LEAVING, "coach": self.heir.member}
        await self._judge("corriger", script.REASONS["take_over"], **change)
        self.coaches[script.LEAVING] = self.heir
        await evening.press(self.heir, self._panel("D2"), "dm-me")

    async def _ask_cup(self) -> None:
        await self.evening.command(self.visitor, "matrix coupe", here=self.thread)

    async def _orders(self, week: int) -> None:
        """Let the coaches send what the week asks of them, two a day."""
        evening = self.evening
        evening.say(f"Semaine {week} : {len(self.coaches)} coachs envoient leurs ordres.")
        for number, squad in enumerate(script.SQUADS):
            await evening.pass_time_until(HOURS[number % len(HOURS)])
            if squad.name in self.coaches and not (squad.name == script.FORGETFUL and week % 2):
                await self._order(squad, week)
        self._keep_panels(f"Semaine {week}, à la veille de la clôture")

    async def _order(self, squad: Squad, week: int) -> None:
        coach = self.coaches[squad.name]
        if week == 1 and squad.name in script.WRONG:
            await self.evening.write(coach, script.WRONG[squad.name])
        if week == 1 and squad.name == script.AHEAD:
            await self._send_text(squad, coach, script.AHEAD_TEXT)
        if squad.name == script.GREEDY and week == 2:  # noqa: PLR2004
            await self.evening.write(coach, script.GREEDY_TEXT)
        if squad.name == "Huskies" and week == WEEKS:
            await self.evening.write(coach, script.AMBIGUOUS)
        wanted = await self._wanted(squad)
        if not wanted:
            return
        if squad.way == "form":
            await self._send_by_form(squad, coach, wanted, is_shown=week == FULL_WEEK)
        else:
            await self._send_text(squad, coach, "; ".join(f"{key} {choice}" for key, choice in wanted))

    async def _wanted(self, squad: Squad) -> list[tuple[str, str]]:
        """Return what a coach plays this week: the rounds that they owe, each with the best of their plan."""
        state = await self._state()
        team = self.seats[squad.name]
        plans = {"CH": squad.championship, "WG": squad.gretzky, "KDH": squad.cup}
        found: list[tuple[str, str]] = []
        spent = {"CH": "", "WG": "", "KDH": ""}
        for comp, number, _ in own_matches(state, team):
            key = f"{comp}{number}"
            if key in state.advance.get(team, {}):
                continue
            columns = "".join(c for c in facts.columns_left(state, team, comp) if c not in spent[comp])
            shots = facts.so_left(state, team) if comp == "KDH" else {}
            choice = script.best(plans[comp], columns, facts.ot_left(state, team, comp), shots)
            spent[comp] += choice[0]
            found.append((key, choice))
        return found

    async def _send_text(self, squad: Squad, coach: Person, text: str) -> None:
        """Send orders as text: by DM, by command, or in the panel's form; one confirmation."""
        evening = self.evening
        shown: discord.Message | InteractionResult
        match squad.way:
            case "command":
                shown = await evening.command(coach, "matrix ordres", here=self.thread, texte=text)
            case "panel":
                form = await evening.press(coach, self._panel(squad.division), "type")
                shown = await evening.fill(coach, form, text)
            case _:
                shown = await evening.write(coach, text)
        await evening.press(coach, shown, SEND)

    async def _send_by_form(
        self, squad: Squad, coach: Person, wanted: Sequence[tuple[str, str]], *, is_shown: bool
    ) -> None:
        """Send orders with the form « Ma semaine »: round by round, what the coach still has."""
        evening = self.evening
        week = await evening.press(coach, self._panel(squad.division), "mine")
        form = first = await evening.press(coach, week, "form-of")
        if is_shown:
            self.step("Un bouton par journée de la semaine", first)
        for key, choice in wanted:
            dialog = await evening.press(coach, form, _opener(form, key))
            form = await evening.select(coach, dialog, dict(_parts(choice)))
            if is_shown and evening.window is not None:
                self.steps.setdefault("Sa fenêtre n’offre que ce qui vous reste", evening.window)
        if is_shown:
            self.step("Rien ne manque : « Envoyer »", form)
        shown = await evening.press(coach, form, "form-send")
        if is_shown:
            self.step("Le reçu prouve que l’ordre est arrivé", shown)

    async def _close(self, week: int) -> None:
        evening = self.evening
        evening.say(f"Dimanche, 20 h : la semaine {week} se clôt, les bulletins paraissent.")
        left_ms = (await self._turn()).due_ms - evening.league.now_ms()
        await evening.pass_time(minutes=left_ms / 60_000 + 5)
        self._keep_panels(f"Après la semaine {week}")

    async def _afterwards(self) -> None:
        evening = self.evening
        evening.say("La saison est finie : titres, montées, descentes, et l'historique ; la suivante commence.")
        await evening.command(self.visitor, "matrix historique", here=self.thread)
        await evening.command(self.visitor, "ligue journal", here=self.thread)
        await evening.pass_time(hours=7 * 24)
        self._keep_panels("À l'ouverture de la saison 2")

    async def _judge(self, act: str, reason: str, **options: object) -> InteractionResult:
        return await self.evening.command(self.referee, f"arbitre {act}", here=self.thread, raison=reason, **options)

    async def _turn(self) -> Turn:
        house = self.evening.league.bot.app.house
        [(contest, _)] = await contests.list_contests_of_person(house, self.coaches["Huskies"].id)
        return await contests.get_latest_turn(house, contest.id)

    async def _state(self) -> State:
        """Return the season as everybody may know it, and everybody's stored orders: the coaches know their own."""
        return GAME.decode((await self._turn()).state)

    def _panels(self) -> list[discord.Message]:
        """Return the panels of the season, in the order of its divisions and cups."""
        return [shown for shown in self.thread.history() if any(i.startswith("mine:") for i in custom_ids(shown))]

    def _panel(self, part: str) -> discord.Message:
        return next(shown for shown in self._panels() if any(i.endswith(f":{part}") for i in custom_ids(shown)))

    def _keep_panels(self, moment: str) -> None:
        for shown in self._panels():
            part = text_of(shown).split("\n")[1].strip("*")
            self.kept[f"{moment} : {part}"] = self.evening.recorder.sight(shown.id)

    def _week_links(self) -> Sequence[tuple[str, int]]:
        """Return links to the first bulletin of each week."""
        found: dict[str, int] = {}
        for sight in self.evening.recorder.sights(self.thread.id):
            text = repr(sight.components)
            week = re.search(r"(Saison \d+), semaine (\d+)", text)
            if week and "verify:" in text:
                found.setdefault(f"{week[1]}, semaine {week[2]}", sight.id)
        return list(found.items())


def _parts(choice: str) -> Iterator[tuple[str, str]]:
    """Yield what is chosen in the form for a choice like `D+#(2/4)`."""
    head, _, values = choice.rstrip(")").partition("(")
    overtime, _, so = values.partition("/")
    spent = {part: str(head.count(sign)) for part, sign in (("extra", "+"), ("saves", "#")) if sign in head}
    yield from {"column": head[0], **spent, "ot": overtime, **({"so": so} if so else {})}.items()


def page_button(panel: discord.Message, page: str) -> str:
    """Return the custom_id of a panel's button for a page."""
    return next(name for name in custom_ids(panel) if name.startswith("mh-page:") and f":{page}:" in name)


def _opener(form: InteractionResult, key: str) -> str:
    """Return the custom_id of the form's button for a round."""
    assert form.response is not None  # noqa: S101 - the form is a message
    return next(one for one in custom_ids(form.response) if one.startswith("form-ask:") and one.endswith(f":{key}"))
