"""Learning the value network by self-play."""
