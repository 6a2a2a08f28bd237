"""The words, positions and records of the game."""
