"""Games and who sits at them."""
