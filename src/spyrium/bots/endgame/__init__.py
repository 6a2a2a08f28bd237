"""The last turns, solved exactly."""
