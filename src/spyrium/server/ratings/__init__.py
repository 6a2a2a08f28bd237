"""Which games are rated, what they do to ratings, and who has which."""
