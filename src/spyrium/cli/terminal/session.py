"""What the screen and the plain prompt share: a game against bots, told in sentences."""

from pathlib import Path

from spyrium.bots import LEVELS, Bot
from spyrium.game import Game
from spyrium.text.catalogue import Catalogue
from spyrium.text.numbers import effect_text
from spyrium.text.sentences import tell

# Bots that have a name in every language.
NAMED = ("random", "greedy", *LEVELS)


class Session:
    """A game with the player in seat `me` and a bot in every other."""

    def __init__(self, game: Game, words: Catalogue, bot: Bot, level: str) -> None:
        self.game, self.words, self.bot, self.level = game, words, bot, level
        self.me = 0

    def level_name(self) -> str:
        """The strength of the bots by its name, or as it was asked for."""
        name = self.level.partition(":")[0]
        return self.words.text(f"bot-{name}") if name in NAMED else self.level

    def opponents(self) -> str:
        """Who sits at the table besides the player."""
        return self.words.text("terminal-opponents", names=", ".join(self.game.names[1:]), level=self.level_name())

    def told(self, game: Game) -> list[str]:
        """What the last decision of a game changed, in sentences."""
        return [text for event in game.events if (text := tell(event, game, self.words))]

    def log(self) -> list[str]:
        """The whole game so far."""
        game, lines = self.game.copy(), list[str]()
        while True:
            lines[:0] = self.told(game)
            if game.ply == 0:
                return lines
            game.undo()

    def card_texts(self, game: Game) -> list[tuple[str, str]]:
        """What the event and the cards in the market do, each after its name, a card also after its place."""
        now = game.now()
        event = now["event"]["name"]
        market = [(place, card["card"]) for place, card in now["market"].items() if card is not None]
        return [
            (self.words.text(f"event-{event}"), effect_text(event, self.words)),
            *((f"{place} {self.words.text(f'card-{slug}')}", effect_text(slug, self.words)) for place, slug in market),
        ]

    def undo(self) -> bool:
        """Go back to the player's own last decision; False where there is none."""
        own = (ply for ply in range(self.game.ply - 1, -1, -1) if self.game.states[ply].current == self.me)
        back = next(own, None)
        if back is None:
            return False
        while self.game.ply > back:
            self.game.undo()
        return True

    def save(self, path: Path) -> None:
        """Write the record of the game; OSError where that cannot be."""
        path.write_text(self.game.record().dumps(), encoding="utf-8")
