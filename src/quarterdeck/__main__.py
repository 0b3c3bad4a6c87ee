"""`python -m quarterdeck`."""

import sys

from quarterdeck.cli import main

if __name__ == "__main__":  # worker processes import this file too
    sys.exit(main())
