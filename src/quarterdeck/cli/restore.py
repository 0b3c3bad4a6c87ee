"""`quarterdeck restore`: a house made of a copy."""

import sys

from quarterdeck.cli import options as the
from quarterdeck.cli.backup import count_copied
from quarterdeck.cli.serve import every_module
from quarterdeck.words import words


def restore(file: the.Copy, *, data: the.Data = None, language: the.Spoken = None) -> None:
    """Put a copy into a house where nobody has been yet.

    So a house moves to another machine, or from a file into PostgreSQL.

    For example:

        quarterdeck restore monday.sqlite --data postgresql://localhost/quarterdeck
    """

    said = words(None, language or the.native())
    with every_module():
        from quarterdeck.server.backup import restore as put_back

        rows = count_copied(put_back(file, data), said)
    sys.stdout.write(said.text("restore-done", rows=rows) + "\n")
