"""Tree search: plain, and guided by a network."""
