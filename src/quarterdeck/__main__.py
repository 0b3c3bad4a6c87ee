"""`python -m quarterdeck`, and the door of the command of that name."""

import sys


def start() -> int:
    """Run the command line; who presses Ctrl-C while it is still loading is not shown a trace."""
    try:
        from quarterdeck.cli import main

        return main()
    except KeyboardInterrupt:
        return 130  # what a shell counts an interrupted command as


if __name__ == "__main__":  # worker processes import this file too
    sys.exit(start())
