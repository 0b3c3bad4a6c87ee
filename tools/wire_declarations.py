"""The wire as TypeScript declarations, written from messages.py so that the two cannot drift.

python -m tools.wire_declarations src/quarterdeck/web/net/messages.d.ts
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import inspect

from quarterdeck.server import messages

HEAD = "// Written by `make wire` from server/messages.py; never by hand.\n"
PLAIN: dict[Any, str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "any",
}


def declarations() -> str:
    """Every struct that travels, then the two unions."""
    said, told = inspect.multi_type_info([messages.Message, messages.Letter])
    structs = {struct.cls.__name__: struct for struct in (*structs_in(said), *structs_in(told))}
    parts = [HEAD, *(declared(struct) for struct in structs.values())]
    unions = (("Message", said), ("Letter", told))
    return "\n".join([*parts, *(f"export type {name} = {written(of)};" for name, of in unions), ""])


def structs_in(kind: Any, seen: frozenset[type] = frozenset()) -> Iterator[inspect.StructType]:
    """A struct after those it is made of, each as often as it occurs."""
    if isinstance(kind, inspect.StructType):
        if kind.cls not in seen:
            for field in kind.fields:
                yield from structs_in(field.type, seen | {kind.cls})
            yield kind
    else:
        for part in parts_of(kind):
            yield from structs_in(part, seen)


def parts_of(kind: Any) -> tuple[Any, ...]:
    """What a union or a container is made of."""
    match kind:
        case inspect.UnionType(types):
            return types
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return (item,)
        case inspect.DictType(value_type=value):
            return (value,)
    return ()


def declared(struct: inspect.StructType) -> str:
    """One interface; its tag is a field like the others."""
    tag = [f"  {struct.tag_field}: {struct.tag!r};"] if struct.tag_field else []
    fields = [f"  {field.encode_name}: {written(field.type)};" for field in struct.fields]
    lines = [line.replace("'", '"') for line in (*tag, *fields)]
    return "\n".join([f"export interface {struct.cls.__name__} {{", *lines, "}\n"])


def written(kind: Any) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspect.StructType(cls):
            return cls.__name__
        case inspect.UnionType(types):
            return " | ".join(map(written, types))
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return f"Array<{written(item)}>"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(written, items))}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {written(value)}>"
    return PLAIN[type(kind)]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(declarations(), "utf-8")
