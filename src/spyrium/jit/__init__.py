"""Machine code: how functions become it, where it is kept, and how it is made ready before it is needed."""
