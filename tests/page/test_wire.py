"""A page whose line broke is at its table again within seconds of the house's return."""


def test_a_line_is_taken_up_again_soon(run_tests):
    run_tests("wire.test.mjs", [])
