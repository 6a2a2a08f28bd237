"""Builds what people install: machine code, a list of what is inside, the wheel and the source distribution."""
