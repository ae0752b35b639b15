"""`python -m ludus` is the command `ludus`."""

import sys

from ludus.cli import main

if __name__ == "__main__":
    sys.exit(main())
