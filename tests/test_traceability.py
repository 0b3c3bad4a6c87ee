"""Every clause is carried out by a function and shown by a test."""

from quarterdeck.cli.clause_traces import traces


def test_every_clause_has_code_and_tests(game):
    assert not [trace for trace in traces(game) if not trace.complete]
