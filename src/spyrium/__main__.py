"""`python -m spyrium`."""

from spyrium.cli import main

main()
