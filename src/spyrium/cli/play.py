"""`spyrium play`: a whole game in the terminal."""

import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from spyrium.bots import LEVELS
from spyrium.bots import load as load_bot
from spyrium.cli.given import Language, load_record, words_in
from spyrium.cli.screen import console, fail, paint
from spyrium.cli.terminal.session import Session
from spyrium.errors import IllegalDecision, SpyriumError
from spyrium.game import Game
from spyrium.replay import resume
from spyrium.rules.state import MAX_PLAYERS
from spyrium.text.board import board
from spyrium.text.refusals import refusal_text
from spyrium.text.sentences import explain, final_lines, question

# What can be typed besides decisions, and how its help is called.
HELP = {name: name for name in ("board", "cards", "log", "undo", "save", "quit")} | {"?": "help"}


def play(
    players: Annotated[
        int, typer.Option("--players", "-p", min=2, max=MAX_PLAYERS, help="How many sit at the table.")
    ] = 3,
    name: Annotated[str | None, typer.Option("--name", help="Your name.")] = None,
    opponents: Annotated[
        str, typer.Option("--bots", help=f"Who the bots are: {', '.join(LEVELS)}, random …")
    ] = "apprentice",
    seed: Annotated[int | None, typer.Option(help="Deals the same cards again; random without it.")] = None,
    edition: Annotated[str, typer.Option(help="An edition's name, or the path of a .toml file.")] = "standard",
    saved_game: Annotated[Path | None, typer.Option("--load", help="Continue a saved game record.")] = None,
    language: Language = None,
    plain: Annotated[bool, typer.Option("--plain", help="Ask line by line, for screen readers and pipes.")] = False,
) -> None:
    """Play a game in the terminal: you sit in seat 0, bots in the others."""
    words = words_in(language)
    try:
        bot = load_bot(opponents, seed=seed)
        if saved_game is not None:
            saved = load_record(saved_game, None if edition == "standard" else edition)
            game = resume(saved, secrets.randbits(64), upto=len(saved.words))
        else:
            rivals = [words.text(f"bot-name-{seat}") for seat in range(1, players)]
            game = Game(players, seed, edition, [name or words.text("profile-guest"), *rivals])
    except (SpyriumError, ValueError) as error:
        fail(str(error))
    session = Session(game, words, bot, opponents)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        Conversation(session).run()
    else:
        from spyrium.cli.terminal.app import TableApp  # the plain prompt need not wait for it

        TableApp(session).run()


class Conversation:
    """The plain prompt: bots decide, people are asked, everything is told."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.game, self.words, self.me = session.game, session.words, session.me

    def run(self) -> None:
        console.print(f"[bold]{self.words.text('game-title')}[/]  [dim]{self.words.text('terminal-hint')}[/]")
        console.print(f"[dim]{escape(self.session.opponents())}[/]\n")
        self.tell_last()
        while not self.game.over:
            if self.game.current == self.me:
                if not self.ask():
                    return
            else:
                with console.status(self.words.text("prompt-waiting-bot", name=self.game.names[self.game.current])):
                    word = self.session.bot.choose(self.game)
                self.decide(word)
        self.draw()
        self.tell_result()

    def decide(self, word: str) -> None:
        self.game.play(word)
        self.tell_last()

    def tell_last(self) -> None:
        for sentence in self.session.told(self.game):
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
            said = refusal_text(error.refusal, self.words) if error.refusal else str(error)
            console.print(f"[red]{escape(said)}[/]", soft_wrap=True)
            return False
        return True

    def commands(self) -> dict[str, Callable[[str], None]]:
        """What can be typed besides decisions."""
        return {
            "?": lambda _: self.help(),
            "board": lambda _: self.draw() if self.game.turn else None,
            "cards": lambda _: self.show_cards(),
            "log": lambda _: self.show_log(),
            "undo": lambda _: self.undo(),
            "save": self.save,
        }

    def help(self) -> None:
        console.print(self.words.text("terminal-help", example="[bold]place:a1b1[/]"), soft_wrap=True)
        for command, message in HELP.items():
            shown = f"{command} {self.words.text('terminal-file')}" if command == "save" else command
            meaning = self.words.text(f"terminal-help-{message}")
            console.print(f"  [bold]{shown:<14}[/]{meaning}", soft_wrap=True)
        console.print(self.words.text("terminal-legend"), soft_wrap=True)

    def offer(self, choices: list[str]) -> None:
        console.print(f"[bold]{question(self.game, self.words)}[/]")
        for number, word in enumerate(choices, start=1):
            choice = f"  [bold]{number:>2}[/]  {explain(self.game, word, self.words)}  [dim]{word}[/]"
            console.print(choice, soft_wrap=True)

    def show_cards(self) -> None:
        for name, effect in self.session.card_texts(self.game):
            console.print(f"  [bold]{name}[/]: {effect}", soft_wrap=True)

    def show_log(self) -> None:
        for line in self.session.log():
            console.print(f"  {paint(line, 'muted')}", soft_wrap=True)

    def undo(self) -> None:
        """Back to the player's own last decision."""
        if not self.session.undo():
            console.print(f"[red]{self.words.text('terminal-nothing-to-undo')}[/]")
        elif self.game.turn:
            self.draw()

    def save(self, target: str) -> None:
        path = Path(target or "game.spy")
        try:
            self.session.save(path)
        except OSError as error:
            message = self.words.text("terminal-not-written", file=str(path), error=str(error))
            console.print(f"[red]{escape(message)}[/]", soft_wrap=True)
            return
        command = f"[bold]spyrium play --load {escape(str(path))}[/]"
        console.print(self.words.text("terminal-saved", command=command), soft_wrap=True)

    def tell_result(self) -> None:
        game = self.game
        for seat in sorted(range(game.players), key=lambda s: -(game.scores or [])[s]):
            console.print(f"{paint(game.names[seat], f'seat-{seat}')}: [bold]{(game.scores or [])[seat]}[/]")
            for line in final_lines(game, seat, self.words):
                console.print(f"    {line}")
