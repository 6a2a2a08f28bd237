"""Who holds a seat, and how seats change hands."""
