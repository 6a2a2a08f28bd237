"""What people read: catalogues, sentences, the board as text."""
