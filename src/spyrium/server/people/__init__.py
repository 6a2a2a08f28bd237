"""Players: who calls, accounts, settings."""
