"""`spyrium play`: a whole game in the terminal."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from spyrium.bots import Bot
from spyrium.bots import load as load_bot
from spyrium.cli.record import load as load_record
from spyrium.cli.screen import console, default_language, fail, paint
from spyrium.errors import IllegalDecision, SpyriumError
from spyrium.game import Game
from spyrium.replay import resume
from spyrium.text.board import board
from spyrium.text.catalogue import Catalogue, catalogue
from spyrium.text.sentences import explain, final_lines, question, tell

HELP = """\
Type the number of a choice, or its word (the grey text), such as [bold]place:a1b1[/].
  [bold]?[/]          this help            [bold]cards[/]      what the cards in the market do
  [bold]board[/]      draw the board again [bold]log[/]        the game so far in sentences
  [bold]undo[/]       take back your last decision, and the bots' answers to it
  [bold]save FILE[/]  write a game record  [bold]quit[/]       leave
Figures between the cards are workers, by seat. Workers 2+1/3: active + in the market / owned. * is a used card."""


def play(
    players: Annotated[int, typer.Option("--players", "-p", min=2, max=5, help="How many sit at the table.")] = 3,
    name: Annotated[str, typer.Option("--name", help="Your name.")] = "Player",
    opponents: Annotated[
        str, typer.Option("--bots", help="Who the bots are: apprentice, engineer, adviser, financier, master, random …")
    ] = "apprentice",
    seed: Annotated[int | None, typer.Option(help="Deal the same cards again; without it, by chance.")] = None,
    edition: Annotated[str, typer.Option(help="An edition's name, or the path of a .toml file.")] = "standard",
    saved_game: Annotated[Path | None, typer.Option("--load", help="Go on with a saved game record.")] = None,
    language: Annotated[str | None, typer.Option("--lang", help="en, de, ru, nl or it; else as the terminal.")] = None,
) -> None:
    """Play a game in the terminal: you sit in seat 0, bots in the others."""
    try:
        bot = load_bot(opponents, seed=seed)
        if saved_game is not None:
            saved = load_record(saved_game, None if edition == "standard" else edition)
            game = resume(saved, secrets.randbits(64), upto=len(saved.words))
        else:
            title = opponents.partition(":")[0].capitalize()
            names = [name, *(f"{title} {seat}" for seat in range(1, players))]
            game = Game(players, seed, edition, names)
    except (SpyriumError, ValueError) as error:
        fail(str(error))
    Table(game, catalogue(language or default_language()), bot).run()


class Table:
    """The conversation: bots decide, people are asked, everything is told."""

    def __init__(self, game: Game, words: Catalogue, bot: Bot) -> None:
        self.game, self.words, self.bot = game, words, bot
        self.me = 0

    def run(self) -> None:
        console.print(f"[bold]{self.words.text('game-title')}[/]  [dim]? — help[/]\n")
        self.tell_last()
        while not self.game.over:
            if self.game.current == self.me:
                if not self.ask():
                    return
            else:
                with console.status(self.words.text("prompt-waiting-bot", name=self.game.names[self.game.current])):
                    word = self.bot.choose(self.game)
                self.decide(word)
        self.draw()
        self.tell_result()

    def decide(self, word: str) -> None:
        self.game.play(word)
        self.tell_last()

    def tell_last(self) -> None:
        for event in self.game.events:
            if sentence := tell(event, self.game, self.words):
                console.print(f"  {paint(sentence, 'muted')}", soft_wrap=True)

    def draw(self) -> None:
        console.print("\n" + board(self.game, self.words, paint) + "\n", soft_wrap=True)

    def ask(self) -> bool:
        """Ask until a decision is made; False when the player leaves."""
        if not self.game.turn:
            self.draw()
        choices = self.game.legal
        self.offer(choices)
        while True:
            try:
                answer = console.input("[bold]> [/]").strip()
            except (EOFError, KeyboardInterrupt):
                console.print()
                return False
            if answer == "quit":
                return False
            verb, _, rest = answer.partition(" ")
            if command := self.commands().get(verb):
                command(rest)
                if verb in ("undo", "board"):
                    return True
            elif answer and self.answered(answer, choices):
                return True

    def answered(self, answer: str, choices: list[str]) -> bool:
        """Take the answer as a choice's number or word; False with the reason if it is neither."""
        by_number = answer.isdigit() and 1 <= int(answer) <= len(choices)
        try:
            self.decide(choices[int(answer) - 1] if by_number else answer)
        except IllegalDecision as error:
            console.print(f"[red]{str(error).replace('[', chr(92) + '[')}[/]")
            return False
        return True

    def commands(self) -> dict[str, Callable[[str], None]]:
        """What can be typed besides decisions."""
        return {
            "?": lambda _: console.print(HELP),
            "board": lambda _: self.draw() if self.game.turn else None,
            "cards": lambda _: self.show_cards(),
            "log": lambda _: self.show_log(),
            "undo": lambda _: self.undo(),
            "save": self.save,
        }

    def offer(self, choices: list[str]) -> None:
        console.print(f"[bold]{question(self.game, self.words)}[/]")
        for number, word in enumerate(choices, start=1):
            console.print(f"  [bold]{number:>2}[/]  {explain(self.game, word, self.words)}  [dim]{word}[/]")

    def show_cards(self) -> None:
        position = self.game.now()
        event = position["event"]["name"]
        console.print(f"  [bold]{self.words.text(f'event-{event}')}[/]: {self.words.text(f'effect-{event}')}")
        for place, card in position["market"].items():
            if card is not None:
                slug = card["card"]
                effect = self.words.text(f"effect-{slug}")
                console.print(f"  [bold]{place} {self.words.text(f'card-{slug}')}[/]: {effect}")

    def show_log(self) -> None:
        game = self.game.copy()
        lines: list[str] = []
        while True:
            lines[:0] = [text for event in game.events if (text := tell(event, game, self.words))]
            if game.ply == 0:
                break
            game.undo()
        for line in lines:
            console.print(f"  {paint(line, 'muted')}", soft_wrap=True)

    def undo(self) -> None:
        """Back to the player's own last decision."""
        back = next((k for k in range(self.game.ply - 1, -1, -1) if self.game.states[k].current == self.me), None)
        if back is None:
            console.print("[red]There is no decision of yours to take back.[/]")
            return
        while self.game.ply > back:
            self.game.undo()
        if self.game.turn:
            self.draw()

    def save(self, target: str) -> None:
        path = Path(target or "game.spy")
        try:
            path.write_text(self.game.record().dumps(), encoding="utf-8")
        except OSError as error:
            console.print(f"[red]{path} cannot be written: {error}[/]")
            return
        console.print(f"Saved. Go on later with [bold]spyrium play --load {path}[/]")

    def tell_result(self) -> None:
        game = self.game
        for seat in sorted(range(game.players), key=lambda s: -(game.scores or [])[s]):
            console.print(f"{paint(game.names[seat], f'seat-{seat}')}: [bold]{(game.scores or [])[seat]}[/]")
            for line in final_lines(game, seat, self.words):
                console.print(f"    {line}")
