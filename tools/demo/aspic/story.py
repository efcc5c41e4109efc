"""The duel played out: a challenge, the placements, twenty turns with one goal, the standings, a return match offered.

Only what people do stands here; everything that answers is the bot's own doing.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.aspic.state import State
from tools.demo.aspic import script
from tools.demo.story import Finder, MatchStory, Place, saying, step

SEND = "order-ok"
CAPTURES: Mapping[str, Finder] = {
    "aspic-discord-tour": saying("tour.png", "poteau", where="fil"),
    **{f"aspic-discord-jouer-{number}": step(number) for number in range(1, 5)},
}


@dataclass
class AspicStory(MatchStory[State]):
    """One match and its two players: `left` writes by DM, `right` by command in the thread."""

    game = "aspic"
    league_name = script.LEAGUE
    title = "Camille – Olga"
    name = "Aspic"
    sentence = "Un duel à deux, tour à tour, sans secret ni dé : placer ses pions, puis faire rebondir le tir."
    size = "2 joueurs"
    pace = "2 minutes par tour"
    guide = "guide-aspic.md"
    about = "Un duel de deux fois cinq tours : rebonds, poteau, échanges, tir essayé, nulle proposée."
    captures = CAPTURES
    sample = "aspic-discord-tour"
    form = "Jouer"
    chance = script.CHANCE

    def places(self) -> Iterator[Place]:
        """Yield the match's thread, its panel at some moments, both players' messages."""
        yield self.thread_place(self.left, "Camille, à gauche")
        yield self.panel_place()
        yield self.dm_place("mp-camille", self.left, "Camille")
        yield self.dm_place("mp-olga", self.right, "Olga")

    async def play(self) -> None:
        """Play the whole evening."""
        await self._set_up()
        await self._challenge()
        for number, text in enumerate(script.TURNS, start=1):
            await self.evening.pass_time(minutes=11)
            await self._on_the_way(number)
            await (self._turn_by_form if number == script.FORM_TURN else self._turn)(text)
        await self._afterwards()

    async def _set_up(self) -> None:
        evening = self.evening
        await self.install(script.ORGANISER, script.REFEREE, here="salle-des-duels")
        self.visitor = evening.person(script.VISITOR)
        self.left, self.right = evening.person(script.LEFT), evening.person(script.RIGHT)

    async def _challenge(self) -> None:
        evening, hall = self.evening, self.evening.channel("salle-des-duels")
        evening.say("Camille défie Olga, qui accepte et choisit sa couleur : le match commence.")
        given = {**script.TERMS, "adversaire": self.right.member}
        await evening.command(self.left, "aspic defier", here=hall, **given)
        asked = await evening.press(self.right, hall.history()[-1], "as-accept")
        await evening.choose(self.right, asked, "as-colour", script.COLOUR)
        await evening.pass_time(minutes=1)
        await self.begin_match(self.left, self.right)

    async def _on_the_way(self, number: int) -> None:
        """Play what happens before the turn of that number, besides it."""
        evening = self.evening
        match number:
            case 2:
                evening.say("Les deux joueurs posent leurs pions, chacun sans voir la suite de l'autre.")
                await evening.write(self.left, script.WRONG_PLACES)
            case 3:
                evening.say("Première mi-temps : cinq tours chacun.")
                await evening.write(self.left, script.WRONG_TURN)
                await evening.command(self.visitor, "aspic plateau", here=self.thread)
            case 5:
                await evening.command(self.left, "aspic tester", here=self.thread, tir=script.TRIED)
            case script.DRAW_BEFORE:
                evening.say("Camille propose la nulle ; Olga refuse.")
                await self._offer_a_draw()
            case 13:
                evening.say("Mi-temps : on change l'ordre, on pose de nouveau.")
                await self.keep_panel("À la mi-temps")

    async def _offer_a_draw(self) -> None:
        evening = self.evening
        asked = await evening.press(self.left, await self.panel(), "draw")
        await evening.press(self.left, asked, "draw-yes")
        await evening.pass_time(minutes=1)
        asked = await evening.press(self.right, await self.panel(), "draw")
        await evening.press(self.right, asked, "draw-no")

    async def _turn(self, text: str) -> None:
        """Let who is on turn send `text`: the one by DM, the other by command in the thread."""
        evening, side = self.evening, (await self.state()).to_act
        if side == "left":
            await evening.press(self.left, await evening.write(self.left, text), SEND)
        else:
            shown = await evening.command(self.right, "aspic ordres", here=self.thread, texte=text)
            await evening.press(self.right, shown, SEND)

    async def _turn_by_form(self, text: str) -> None:
        """Let the left player choose a turn with a move and a shot: « Jouer », three choices, one confirmation."""
        evening, (move, shooter) = self.evening, text.split(" x")
        form = await evening.press(self.left, await self.panel(), "form")
        self.step("Quel pion se déplace ?", form)
        form = await evening.choose(self.left, form, "form-set:piece", move.partition("-")[0])
        self.step("Dans quelle case ? La liste dit déjà qui pourra tirer", form)
        form = await evening.choose(self.left, form, "form-set:cell", move)
        self.step("Qui tire ? Chaque trajet est dessiné, chaque arrivée nommée", form)
        shown = await evening.choose(self.left, form, "form-set:shooter", shooter)
        self.step("Le coup est montré ; « Envoyer » le joue", shown)
        await evening.press(self.left, shown, SEND)

    async def _afterwards(self) -> None:
        evening = self.evening
        await evening.pass_time(minutes=5)
        evening.say("Olga gagne d'un but : le classement, l'historique, et une revanche proposée.")
        await self.keep_panel("Après le match")
        await evening.command(self.visitor, "aspic classement", here=evening.channel("salle-des-duels"))
        await evening.command(self.visitor, "aspic historique", here=self.thread)
        await evening.command(self.visitor, "match verifier", here=self.thread)
        await evening.press(self.left, await self.panel(), "as-rematch")
        await evening.pass_time(minutes=1)
