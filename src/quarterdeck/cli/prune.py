"""`quarterdeck prune`: let go of what nobody comes back for."""

import sys
import time

from quarterdeck.cli import options as the
from quarterdeck.cli.serve import every_module
from quarterdeck.words import words


def prune(
    *,
    data: the.Data = None,
    tables: the.LeftFor = 30,
    talk: the.SaidBefore = 365,
    guests: the.GoneFor = 365,
    bots: the.BotsAlone = 1,
    audit: the.AuditFor = 365,
    dry_run: the.DryRun = False,
    language: the.Spoken = None,
) -> None:
    """Let go of tables that were left, old talk, and guests without a game.

    Finished games stay for ever. A server may run meanwhile.

    For example:

        quarterdeck prune --dry-run
        quarterdeck prune --data /srv/quarterdeck.sqlite --tables 60
    """

    with every_module():
        from quarterdeck.server import database, pruning

        database.require_house(data)
        database.migrate_database(data)
    engine = database.connect_writer(database.connect(database.address_of(data)))
    do = pruning.count if dry_run else pruning.prune
    done = do(engine, pruning.Ages(tables, talk, guests, bots, audit), time.time())
    engine.dispose()
    would = "yes" if dry_run else "no"
    said = words(None, language or the.native())
    sys.stdout.write(said.text("prune-done", would=would, **done._asdict()) + "\n")
