"""A second, slow and literal reading of the rules, to check the compiled one against.

It shares no code with `spyrium` and works on the position JSON of the notation alone.
"""
