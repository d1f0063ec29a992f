"""Pickle and copy for compiled classes, whose objects cannot be made without their arguments.

A class says which arguments make any object of it; then every attribute is set. `vec` is kept as
its bytes. Interpreted and compiled objects are kept alike, so that one can read the other's.
"""

from __future__ import annotations

import copyreg
from array import array
from collections.abc import Callable
from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

T = TypeVar("T")

NAMES: Final[dict[type, list[str]]] = {}


def keep(kind: type[T], arguments: Callable[[T], tuple[object, ...]]) -> None:
    """Let objects of a class be pickled and copied."""

    def reduced(kept: T) -> tuple[Callable[..., T], tuple[object, ...]]:
        values = [getattr(kept, name) for name in names_of(kept)]
        return revived, (kind, arguments(kept), values)

    copyreg.pickle(kind, reduced)


def keep_with(kind: type[T], *arguments: object) -> None:
    """The same for a class of which any object can be made by these arguments."""

    def same(kept: T) -> tuple[object, ...]:
        return arguments

    keep(kind, same)


def names_of(kept: object) -> list[str]:
    """The attributes of an object, in a fixed order."""
    kind = type(kept)
    known = NAMES.get(kind)
    if known is None:
        found: set[str] = set(getattr(kept, "__dict__", {}))
        for base in kind.__mro__:
            found.update(getattr(base, "__mypyc_attrs__", ()))
        found.discard("__dict__")
        known = sorted(found)
        NAMES[kind] = known
    return known


def revived(kind: Callable[..., T], arguments: tuple[object, ...], values: list[object]) -> T:
    made = kind(*arguments)
    names = names_of(made)
    for i in range(len(names)):
        try:
            setattr(made, names[i], values[i])
        except AttributeError:  # final, and set by the arguments
            if getattr(made, names[i]) != values[i]:
                raise
    return made


def made_of_fields(kept: object) -> tuple[object, ...]:
    """For frozen dataclasses: made again from their fields."""
    kind = type(kept)
    names = getattr(kind, "__dataclass_fields__", ())
    return kind, tuple([getattr(kept, name) for name in names])


def u8_vec(kept: bytes) -> vec[u8]:
    return vec[u8]([u8(value) for value in array("B", kept)])


def reduced_u8(kept: vec[u8]) -> tuple[Callable[[bytes], vec[u8]], tuple[bytes]]:
    return u8_vec, (bytes(memoryview(kept)),)


def i16_vec(kept: bytes) -> vec[i16]:
    return vec[i16]([i16(value) for value in array("h", kept)])


def reduced_i16(kept: vec[i16]) -> tuple[Callable[[bytes], vec[i16]], tuple[bytes]]:
    return i16_vec, (bytes(memoryview(kept)),)


def i32_vec(kept: bytes) -> vec[i32]:
    return vec[i32]([i32(value) for value in array("i", kept)])


def reduced_i32(kept: vec[i32]) -> tuple[Callable[[bytes], vec[i32]], tuple[bytes]]:
    return i32_vec, (bytes(memoryview(kept)),)


def i64_vec(kept: bytes) -> vec[i64]:
    return vec[i64]([i64(value) for value in array("q", kept)])


def reduced_i64(kept: vec[i64]) -> tuple[Callable[[bytes], vec[i64]], tuple[bytes]]:
    return i64_vec, (bytes(memoryview(kept)),)


def float_vec(kept: bytes) -> vec[float]:
    return vec[float](array("d", kept).tolist())


def reduced_float(kept: vec[float]) -> tuple[Callable[[bytes], vec[float]], tuple[bytes]]:
    return float_vec, (bytes(memoryview(kept)),)


copyreg.pickle(type(u8_vec(b"")), reduced_u8)
copyreg.pickle(type(i16_vec(b"")), reduced_i16)
copyreg.pickle(type(i32_vec(b"")), reduced_i32)
copyreg.pickle(type(i64_vec(b"")), reduced_i64)
copyreg.pickle(type(float_vec(b"")), reduced_float)
