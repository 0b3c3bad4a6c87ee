"""Structs as TypeScript declarations: what travels, as the page may count on it."""

import json
from collections.abc import Iterator
from typing import Any

from msgspec import inspect

PLAIN: dict[Any, str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def declare_all(*kinds: Any) -> Iterator[str]:
    """Every struct that these types are made of, each once, parts before wholes."""
    structs = {struct.cls.__name__: struct for kind in kinds for struct in structs_in(kind)}
    yield from map(declare, structs.values())


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
        case inspect.UnionType(types) | inspect.TupleType(item_types=types):
            return types
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return (item,)
        case inspect.DictType(value_type=value):
            return (value,)
    return ()


def declare(struct: inspect.StructType) -> str:
    """One interface; its tag is a field like the others."""
    tag = [f"  {struct.tag_field}: {json.dumps(struct.tag)};"] if struct.tag_field else []
    fields = [f"  {name_field(struct, field)}: {spell(field.type)};" for field in struct.fields]
    return "\n".join([f"export interface {struct.cls.__name__} {{", *tag, *fields, "}\n"])


def name_field(struct: inspect.StructType, field: inspect.Field) -> str:
    """Marked where it is left out of what travels, if it is as usual."""
    omitted = struct.cls.__struct_config__.omit_defaults and not field.required
    return f"{field.encode_name}?" if omitted else field.encode_name


def spell(kind: Any) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspect.LiteralType(values):
            return " | ".join(map(json.dumps, values))
        case inspect.UnionType(types):
            return " | ".join(dict.fromkeys(map(spell, types)))
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(spell, items))}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {spell(value)}>"
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return f"Array<{spell(item)}>"
    return kind.cls.__name__ if isinstance(kind, inspect.StructType) else PLAIN[type(kind)]
