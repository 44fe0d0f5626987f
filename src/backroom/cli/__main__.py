"""`python -m backroom.cli`."""

from backroom.cli import main

main()
