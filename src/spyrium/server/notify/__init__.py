"""Telling people that it is their turn: webhook, e-mail, web push."""
