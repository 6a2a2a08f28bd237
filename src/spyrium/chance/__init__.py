"""Chance: a deal piece by piece with its exact chances, drawn from a secret that was committed to beforehand."""
