"""The evening played out: the league is set up, two teams sign up, and a match goes from its roll-call to its goal.

Only what people do stands here; everything that answers is the bot's own doing.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

import discord
from simcord import InteractionResult

from tests.support.league import Person
from tests.support.reading import custom_ids
from tools.demo.kollaball import script
from tools.demo.story import Finder, Place, Story, both, kept, saying

SEND = "order-ok"
PREVIEW = "juste avant d'envoyer"

CAPTURES: Mapping[str, Finder] = {
    "discord-annonce": saying("tour-4.png", where="fil"),
    "discord-panneau": kept("Pendant le tour 8"),
    "discord-appel": kept("À l'ouverture"),
    "discord-confirmer": kept("Au tour"),
    "discord-refus": both(saying("1 P >C4", where="MP"), saying("hors de portée", where="MP")),
    "discord-recu": saying("Bien reçu", "tour 2", where="MP d"),
    "discord-rappel": saying("⏰", where="MP"),
    "discord-installation": saying("Vérification faite"),
    "discord-creation": saying("kb-create"),
    "discord-arbitre": both(saying("⚖️", "tranché"), saying("⚖️", "repoussée"), saying("⚖️", "exclu")),
    "discord-tour-nul": saying("nul", "tour 5", where="fil"),
    "discord-historique": saying("## Historique"),
}


@dataclass
class KollaballStory(Story):
    """One evening and its people."""

    game = "kollaball"
    league_name = script.LEAGUE
    title = script.MATCH
    name = "Kollaball"
    sentence = "Deux équipes, une balle de chaque couleur, des ordres secrets résolus ensemble."
    size = "8 à 12 joueurs"
    pace = "5 minutes par tour"
    guide = "guide-capitaine.md"
    about = "Un match de neuf tours : pots-de-vin, tour manqué, arrêt de jeu, exclusion."
    chance = script.EVENING
    captures = CAPTURES
    sample = "discord-annonce"
    form = "Pas à pas"

    teams: dict[str, tuple[Person, ...]] = field(default_factory=dict)

    @property
    def red(self) -> Person:
        """The captain of the red team, who sends orders by DM."""
        return self.teams[script.RED][0]

    @property
    def blue(self) -> Person:
        """The captain of the blue team, who uses the panel in the match's thread."""
        return self.teams[script.BLUE][0]

    def places(self) -> Iterator[Place]:
        """Yield the match's thread as the blue captain sees it, its panel at some moments, both captains' DMs."""
        panels = [moment for moment in self.kept if PREVIEW not in moment]
        previews = [moment for moment in self.kept if PREVIEW in moment]
        thread = self.thread_place(self.blue, f"{self.evening.recorder.people[self.blue.id]}, capitaine bleue")
        yield replace(thread, links=_turn_links(thread))
        moments = [(moment, [self.kept[moment]]) for moment in panels]
        yield Place("panneau", "Le panneau du match", "à quatre moments", moments)
        yield self.dm_place("mp-rouge", self.red, "capitaine rouge", previews[-1:])
        yield self.dm_place("mp-bleue", self.blue, "capitaine bleue")

    async def play(self) -> None:
        """Play the whole evening."""
        await self._set_up()
        await self._open_match()
        await self._roll_call()
        for number, turn in enumerate(script.TURNS, start=1):
            if number == script.MISSED_TURN:
                await self._missed_turn(turn)
            if number == script.APPEAL_TURN:
                await self._appeal(turn)
            if number == script.EXTENDED_TURN:
                await self._rest_of_the_night()
            await self._turn(number, turn)
        await self._afterwards()

    async def _set_up(self) -> None:
        evening = self.evening
        await self.install(script.ORGANISER, script.REFEREE, here="place-du-village")
        self.visitor = evening.person(script.VISITOR)
        await evening.command(self.referee, "arbitre fiche", here=evening.channel("arbitres"), ville="Haute-Tour")
        await evening.write(self.visitor, "Bonjour, c'est ici qu'on joue ?")
        tent = evening.channel("inscriptions")
        for team, players in script.ROSTERS.items():
            evening.say(f"Inscriptions : {team}, {', '.join(player.name.capitalize() for player in players)}.")
            self.teams[team] = tuple(evening.person(player.name) for player in players)
            for person, player in zip(self.teams[team], players, strict=True):
                options = {"equipe": team, "classe": player.cls, "ville": player.city}
                await evening.command(person, "kollaball inscrire", here=tent, **options)
            await evening.pass_time(minutes=5)

    async def _open_match(self) -> None:
        evening = self.evening
        evening.say(f"L'arbitre crée le match {script.MATCH} ; l'appel est ouvert.")
        office = evening.channel("arbitres")
        options = {"rouge": script.RED, "bleue": script.BLUE, "arbitre": str(self.referee.id)}
        created = await evening.command(self.referee, "kollaball creer", here=office, **options)
        await evening.press(self.referee, created, "kb-create")

    async def _roll_call(self) -> None:
        evening = self.evening
        self._keep_panel("À l'ouverture de l'appel")
        for captain in (self.red, self.blue):
            await evening.press(captain, self._panel(), "dm-me")
        for players in self.teams.values():
            for player in players:
                await evening.pass_time(minutes=7)
                await evening.press(player, self._panel(), "kb-present")
        evening.say("Tout le monde est là : les capitaines composent leur équipe.")
        await self._send_by_dm(script.RED_LINEUP)
        asked = await evening.press(self.blue, self._panel(), "form")
        asked = await evening.choose(self.blue, asked, "form-set:starters", *script.BLUE_STARTERS)
        shown = await evening.choose(self.blue, asked, "form-set:ball", script.BLUE_BALL)
        await evening.press(self.blue, shown, SEND)

    async def _turn(self, number: int, turn: script.Turn) -> None:
        evening = self.evening
        evening.say(f"Tour {number} : {turn.told}")
        await evening.pass_time_until(turn.red_at)
        if number == 1:
            await evening.write(self.red, script.WRONG)
        if number == script.EXTENDED_TURN:
            await self._overrides()
        await self._send_by_dm(turn.red, keep=f"Au tour {number}, {PREVIEW}")
        if number == 1:
            self._keep_panel("Pendant le tour 1 : une équipe a répondu, on attend l'autre")
            await evening.command(self.blue, "kollaball plateau", here=self.thread)
        await evening.pass_time_until(turn.blue_at)
        await (self._send_by_form if number == script.FORM_TURN else self._send_by_panel)(turn.blue)

    async def _missed_turn(self, turn: script.Turn) -> None:
        """The red captain sends nothing: a reminder, then the turn is void (KB-9-c)."""
        self.evening.say("Tour 5, une première fois : la capitaine rouge oublie ses ordres, le tour est nul.")
        await self.evening.pass_time_until(12)
        await self._send_by_panel(turn.blue)
        await self.evening.pass_time_until(9.7)

    async def _appeal(self, turn: script.Turn) -> None:
        """The blue captain calls a timeout in place of her orders; the referee rules against it (KB-7-d to KB-7-f)."""
        evening = self.evening
        evening.say("Tour 7 : la capitaine bleue demande un arrêt de jeu, l'arbitre le rejette.")
        await evening.pass_time_until(11)
        await self._send_by_dm(turn.red)
        asked = await evening.command(self.blue, "kollaball arret-de-jeu", here=self.thread)
        await evening.press(self.blue, asked, SEND)
        await evening.pass_time(hours=1)
        await self._judge("decision", verdict="rejected")

    async def _rest_of_the_night(self) -> None:
        """Somebody who does not play looks around; their own position is not theirs to order."""
        await self.evening.command(self.visitor, "kollaball mes-ordres", here=self.thread)

    async def _overrides(self) -> None:
        """More time for a captain without a line, and a player sent off for insulting the referee (KB-7-i)."""
        evening = self.evening
        evening.say("L'arbitre prolonge le tour 8 de douze heures et exclut Ismaël.")
        await self._judge("prolonger", heures=script.EXTENSION_HOURS)
        loud = next(person for person in self.teams[script.BLUE] if person.name == "ismaël")
        await evening.shout(loud, self.thread, script.SHOUT)
        await self._judge("exclure", joueur=script.EXCLUDED)
        self._keep_panel("Pendant le tour 8, après l'exclusion d'Ismaël")

    async def _judge(self, act: str, **options: object) -> None:
        reason = script.REASONS[act]
        await self.evening.command(self.referee, f"arbitre {act}", here=self.thread, raison=reason, **options)

    async def _send_by_dm(self, text: str, *, keep: str = "") -> None:
        """The red captain's way: plain text in the DM, then one confirmation."""
        shown = await self.evening.write(self.red, text)
        if keep:
            self.kept[keep] = self.evening.recorder.sight(shown.id)
        await self.evening.press(self.red, shown, SEND)

    async def _send_by_panel(self, text: str) -> None:
        """The blue captain's way: the panel's form, then one confirmation; nobody else sees it."""
        form = await self.evening.press(self.blue, self._panel(), "type")
        shown = await self.evening.fill(self.blue, form, text)
        await self.evening.press(self.blue, shown, SEND)

    async def _send_by_form(self, text: str) -> None:
        """The blue captain's other way: a button for each of the things that a player can do, one after the other."""
        form = await self.evening.press(self.blue, self._panel(), "form")
        self.step("Un joueur après l’autre : ce qu’il peut faire est sur les boutons", form)
        for number, line in enumerate(text.split("; "), start=1):
            form = await self.evening.press(self.blue, form, _act(form, line.partition(" ")[2]))
            if number == 1:
                self.step("L’ordre s’écrit et se dessine ; au joueur suivant", form)
        self.step("Tout y est : relire l’image, envoyer", form)
        self.step("Le reçu prouve que les ordres sont arrivés", await self.evening.press(self.blue, form, "form-send"))

    async def _afterwards(self) -> None:
        evening = self.evening
        await evening.pass_time(minutes=10)
        evening.say(f"But ! {script.RED} gagne. On relit l'historique et le journal des arbitres.")
        self._keep_panel("À la fin du match")
        await evening.command(self.visitor, "kollaball historique", here=self.thread)
        await evening.command(self.visitor, "ligue journal", here=self.thread)

    def _panel(self) -> discord.Message:
        """Return the match's panel: the message of its thread that always offers the board."""
        boards = [shown for shown in self.thread.history() if any(i.startswith("board:") for i in custom_ids(shown))]
        return boards[0]

    def _keep_panel(self, moment: str) -> None:
        self.kept[moment] = self.evening.recorder.sight(self._panel().id)


def _act(form: InteractionResult, action: str) -> str:
    """Return the custom_id of the form's button for an action."""
    assert form.response is not None  # noqa: S101 - the form is a message
    offered = [one for one in custom_ids(form.response) if one.startswith("form-do:act:")]
    role, cell = action.replace(">", "").split()
    return next(one for one in offered if (value := one.rpartition(":")[2])[0] == role and value.endswith(cell))


def _turn_links(place: Place) -> Sequence[tuple[str, int]]:
    """Return links to the reports of the turns."""
    return [
        (picture.name.removesuffix(".png").replace("-", " "), sight.id)
        for _, sights in place.groups
        for sight in sights
        for picture in sight.pictures.values()
        if picture.name.startswith("tour-")
    ]
