"""A function with one thing changed, again and again: guards turned round, effects left out."""

import ast
from collections.abc import Iterator

OPPOSITE = {
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


def mutants(source: str, name: str) -> Iterator[tuple[str, str]]:
    """Every mutant of a file's function: what was changed, and the file as it is then."""
    for number in range(len(list(changes(function_in(ast.parse(source), name))))):
        tree = ast.parse(source)
        function = function_in(tree, name)
        node, change = list(changes(function))[number]
        before = ast.unparse(node)
        change()
        after = ast.unparse(ast.fix_missing_locations(tree))
        yield f"line {node.lineno}: {before.splitlines()[0]}", after


def function_in(tree: ast.Module, name: str) -> ast.FunctionDef:
    return next(
        node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == name
    )


def changes(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, object]]:
    """The node that is changed, and what changes it; guards first, then effects."""
    inside = [node for statement in function.body for node in ast.walk(statement)]
    for kind in (guards, effects):
        for node in inside:
            yield from ((node, change) for change in kind(node))


def guards(node: ast.AST) -> Iterator[object]:
    match node:
        case ast.Compare(ops=[op, *_]) if type(op) in OPPOSITE:
            yield lambda: node.ops.__setitem__(0, OPPOSITE[type(op)]())
        case ast.BoolOp(values=values):
            yield lambda: setattr(node, "op", other_of(node.op))
            yield from (drop(values, place) for place in range(len(values)))
        case ast.UnaryOp(op=ast.Not()):
            yield lambda: setattr(node, "op", ast.UAdd())  # +x is as true as x
        case ast.If(test=test) | ast.IfExp(test=test):
            yield lambda: setattr(node, "test", ast.UnaryOp(ast.Not(), test))


def effects(node: ast.AST) -> Iterator[object]:
    match node:
        case ast.Expr(value=ast.Call()):
            yield lambda: setattr(node, "value", ast.Constant(None))
        case ast.Call(keywords=[_, *_]):
            yield from (drop(node.keywords, place) for place in range(len(node.keywords)))
        case ast.BinOp(op=ast.Add()):
            yield lambda: setattr(node, "op", ast.Sub())
        case ast.BinOp(op=ast.Sub()):
            yield lambda: setattr(node, "op", ast.Add())
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            yield lambda: setattr(node, "value", number + 1)
        case ast.Return(value=ast.expr() as value):
            yield lambda: setattr(node, "value", ast.UnaryOp(ast.Not(), value))


def other_of(op: ast.boolop) -> ast.boolop:
    return ast.Or() if isinstance(op, ast.And) else ast.And()


def drop(things: list, place: int):
    return lambda: things.__delitem__(place)
