"""`spyrium play` on a terminal: the table as a screen, with keys and mouse."""
