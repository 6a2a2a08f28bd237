"""Analyses of finished games, in a process of their own, and hints."""
