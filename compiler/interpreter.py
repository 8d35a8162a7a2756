"""The interpreter: evaluates programs of any level on many samples at once.

A word of up to 64 bits is an array of shape (samples,) of `uint64`; a wider word one of Python
integers; a register of lanes is its bytes, shape (samples, bytes) of `uint8`, lane 0 first and
little-endian; a pointer is an `Address`, or a word if an instruction computed it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from compiler.ir.lane_operations import ON_LANES
from compiler.ir.program import (
    BITWISE,
    MEMORY_OPERATIONS,
    ON_LIMBS,
    Attribute,
    Op,
    Program,
    Table,
    Type,
)
from compiler.ir.word_operations import GENERIC
from compiler.machine.isa import Instruction
from compiler.machine.meaning import Address, Bytes, Memory, Operand, execute
from dsl.gf2 import field_product

Array = NDArray[Any]
Value = Array | Address
Environment = dict[str, Value]


class InterpretError(ValueError):
    """An operation has no meaning at its level, or reads an undefined value."""


def interpret(
    program: Program,
    inputs: Mapping[str, Value],
    memory: Memory | None = None,
    table: Mapping[str, Instruction] | None = None,
    address_bits: int = 64,
) -> tuple[Value, ...]:
    """Run a program.

    Args:
        program: a program of any level.
        inputs: the value of each parameter; all arrays have the same number of samples.
        memory: memory regions by name, shape (samples, bytes); stores change them in place.
        table: the target's instructions; without it generic operations alone are known.
        address_bits: width of pointers that instructions store or compute with.

    Returns:
        The program's results.

    Raises:
        InterpretError: an operation is neither generic nor in `table`, or reads a name that has no
            value yet.
    """
    known: Environment = {p.name: inputs[p.name] for p in program.params}
    regions = _Regions(memory or {}, offset_bits(address_bits, len(memory or {})))
    instructions = table or {}
    samples = _samples(known, regions.memory)
    for op in program.ops:
        for arg in op.args:
            if arg not in known:
                raise InterpretError(f"`{op.name}` reads `{arg}`, which nothing has made")
        if op.name in instructions:
            results = _instruction(instructions[op.name], op, known, regions, samples)
        elif op.name in MEMORY_OPERATIONS:
            results = _access(op, known, regions)
        elif op.name == "address":
            results = [_moved(op, known, regions)]
        else:
            results = _generic(program, op, known, samples)
        known.update(zip(op.results, results, strict=True))
    return tuple(known[name] for name in program.results)


@dataclass(frozen=True)
class _Regions:
    """The memory of a run, and the encoding of pointers into it as words."""

    memory: Memory
    offset_bits: int


def _samples(known: Environment, regions: Memory) -> int:
    arrays = [v for v in (*known.values(), *regions.values()) if isinstance(v, np.ndarray)]
    return len(arrays[0]) if arrays else 1


def _instruction(
    instruction: Instruction, op: Op, known: Environment, regions: _Regions, samples: int
) -> list[Value]:
    operands = _operands(instruction, op, [known[a] for a in op.args], regions, samples)
    written = execute(instruction, operands, regions.memory, samples)
    made: list[Value] = []
    for name, kind in zip(instruction.results, op.types, strict=True):
        pointer = operands.get(name)
        if isinstance(pointer, Address):
            made.append(Address(pointer.region, int(_as_word(written[name])[0])))
        else:
            made.append(written[name] if kind.lanes > 1 else _as_word(written[name]))
    return made


def _operands(
    instruction: Instruction, op: Op, values: list[Value], regions: _Regions, samples: int
) -> dict[str, Operand]:
    """The operands by name; before selection, the pointer is first and has any offset."""
    numbers = {name: value for name, value in op.attrs if isinstance(value, int)}
    ordered = tuple(values)
    if "offset" in numbers:
        base = _as_address(values[0], regions)
        moved = Address(base.region, base.offset + numbers.pop("offset"))
        ordered = instruction.ordered(moved, values[1:])
        numbers = dict.fromkeys(instruction.bounds, 0) | numbers
    operands: dict[str, Operand] = {**numbers}
    for name, value in zip(instruction.args, ordered, strict=True):
        if name == instruction.pointer:
            operands[name] = _as_address(value, regions)
        else:
            operands[name] = _as_register(value, regions, samples)
    return operands


def offset_bits(address_bits: int, n_regions: int = 0) -> int:
    """The number of offset bits in a pointer as a word; the bits above number its region.

    With many regions, short addresses have fewer offset bits.
    """
    return 24 if address_bits >= 32 else min(12, address_bits - n_regions.bit_length())


def _as_register(value: Value, regions: _Regions, samples: int) -> Bytes:
    """A value's bytes; words and pointers have 8."""
    if isinstance(value, Address):
        value = word_array([_word_of(value, regions)] * samples, 64)
    if value.ndim > 1:
        return value
    return np.ascontiguousarray(value, "<u8").view(np.uint8).reshape(-1, 8)


def address_word(place: Address, memory: Memory, address_bits: int = 64) -> int:
    """A pointer as a word that instructions move and store."""
    return _word_of(place, _Regions(memory, offset_bits(address_bits, len(memory))))


def _word_of(place: Address, regions: _Regions) -> int:
    assert isinstance(place.offset, int), "only one place has a word"
    return (list(regions.memory).index(place.region) + 1 << regions.offset_bits) + place.offset


def _as_address(value: Value, regions: _Regions) -> Address:
    """A pointer that is a parameter or was computed by instructions."""
    if isinstance(value, Address):
        return value
    size = 1 << regions.offset_bits
    number, offset = divmod(int(value.flat[0]), size)
    if value.ndim > 1 or not 0 < number <= len(regions.memory):
        raise InterpretError("an address is no pointer")
    region = list(regions.memory)[number - 1]
    if (value == value[0]).all():
        return Address(region, offset)
    offsets = value.astype(np.int64) - number * size
    if not 0 <= offsets.min() <= offsets.max() < size:
        raise InterpretError("an address is no pointer")
    return Address(region, offsets)


def _as_word(register: Bytes) -> Array:
    """A word made of the bytes of a register, at most 8."""
    n_bytes = register.shape[1]
    if n_bytes in (4, 8) and register.flags.c_contiguous:
        return register.view(f"<u{n_bytes}")[:, 0].astype(np.uint64)
    padded = np.zeros((len(register), 8), np.uint8)
    padded[:, :n_bytes] = register
    return padded.view("<u8")[:, 0]


def _moved(op: Op, known: Environment, regions: _Regions) -> Address:
    """A pointer advanced by the bytes that a word gives."""
    base, word = _as_address(known[op.args[0]], regions), _as_array(known[op.args[1]])
    return Address(base.region, base.offset + word.astype(np.int64))


def _access(op: Op, known: Environment, regions: _Regions) -> list[Value]:
    base = _as_address(known[op.args[0]], regions)
    first = base.offset + op.number("offset", 0)
    region = regions.memory[base.region]
    if op.name == "store":
        data = known[op.args[1]]
        assert isinstance(data, np.ndarray), "a store writes a register"
        octets = data if data.ndim > 1 else _octets(data, op)
        region[:, first : first + octets.shape[1]] = octets
        return []
    if op.name == "load_bit":
        bit = region[:, first] >> op.number("bit") & 1
        return [np.repeat(np.negative(bit)[:, None], op.type.bits // 8, axis=1)]
    if size := op.number("bytes", 0):
        octets = (
            region[:, first : first + size]
            if isinstance(first, int)
            else _gathered(region, first, size)
        )
        return [_as_word(octets[:, ::-1] if op.number("big", 0) else octets)]
    if op.name in ("load", "load_pair"):
        size = op.type.bits // 8
        starts = range(first, first + size * len(op.results), size)
        return [region[:, start : start + size].copy() for start in starts]
    lane_bytes = op.type.lane_bits // 8
    return [np.tile(region[:, first : first + lane_bytes], (1, op.type.lanes))]


def _gathered(region: Bytes, first: NDArray[np.int64], size: int) -> Bytes:
    """Bytes of a region, from an offset of its own for each sample."""
    return np.take_along_axis(region, first[:, None] + np.arange(size), axis=1)


def _octets(words: Array, op: Op) -> Bytes:
    """The bytes of words as a store with `bytes` writes them; with `big`, the highest first."""
    size = op.number("bytes")
    low = np.ascontiguousarray(words, "<u8").view(np.uint8).reshape(-1, 8)[:, :size]
    return low[:, ::-1] if op.number("big", 0) else low


def _generic(program: Program, op: Op, known: Environment, samples: int) -> list[Value]:
    if op.name == "const":
        return [constant_value(op.type, op.attr("value"), samples)]
    args = [_as_array(known[name]) for name in op.args]
    if op.name == "sbox":
        return [*_sbox(program.tables[op.word("table")], args, op.type.bits)]
    if op.name == "lookup":
        values = program.tables[op.word("table")].values
        low = op.attr("lo", -1)
        index = args[0] if low == -1 else args[0] >> low & (len(values) - 1)
        return [np.array(values, np.uint64)[index.astype(np.int64)]]
    if op.name == "matrix":
        return [*_matrix(program.tables[op.word("table")], args)]
    if op.name in ON_LIMBS:
        return [*_on_limbs(op, args)]
    if op.type.lanes > 1 and op.name in ON_LANES:
        return [ON_LANES[op.name](op, args)]
    if op.name not in GENERIC:
        raise InterpretError(f"`{op.name}` is no operation of this level or target")
    if op.type.lanes == 1:
        widths = [program.types[name].bits for name in op.args]
        if max([op.type.bits, *widths]) > 64:
            args = [a.astype(object) for a in args]
        return [mask_word(GENERIC[op.name](op, args, widths), op.type.bits)]
    return [_on_lanes(op, args)]


def _on_lanes(op: Op, args: list[Array]) -> Array:
    lane_bits = op.type.lane_bits
    if lane_bits < 8:
        if op.name not in BITWISE:
            raise InterpretError(f"`{op.name}` has no meaning in lanes of less than a byte")
        lane_bits = 8
    views = [a.view(f"<u{lane_bits // 8}") for a in args]
    result = GENERIC[op.name](op, views, [lane_bits] * len(args))
    return np.ascontiguousarray(result).view(np.uint8)


def _as_array(value: Value) -> Array:
    assert not isinstance(value, Address), "a pointer is no operand of arithmetic"
    return value


def word_array(values: list[int], bits: int) -> Array:
    """Words of `bits` bits, one for each sample."""
    return np.array(values, dtype=np.uint64 if bits <= 64 else object)


def mask_word(value: Array, bits: int) -> Array:
    """The low `bits` bits of each word."""
    mask = (1 << bits) - 1
    if value.dtype == object:
        value = value & mask
        return value.astype(np.uint64) if bits <= 64 else value
    return value & np.uint64(mask)


def constant_value(kind: Type, value: Attribute, samples: int) -> Array:
    """A constant: a word, one lane's value for all lanes, or a tuple with each lane's value."""
    if kind.lanes == 1:
        assert isinstance(value, int), "a word's constant is an integer"
        return word_array([value] * samples, kind.bits)
    assert not isinstance(value, str), "a register's constant is a number"
    lanes = value if isinstance(value, tuple) else (value,) * kind.lanes
    if kind.lane_bits == 1:
        packed = sum(bit << i for i, bit in enumerate(lanes)).to_bytes(kind.bits // 8, "little")
    else:
        packed = b"".join(v.to_bytes(kind.lane_bits // 8, "little") for v in lanes)
    return np.tile(np.frombuffer(packed, np.uint8), (samples, 1))


def _column(words: list[Array], bit: int) -> Array:
    """The number whose bit i is bit `bit` of word i."""
    column = np.zeros(len(words[0]), dtype=np.int64)
    for place, word in enumerate(words):
        column |= ((word >> bit & 1) << place).astype(np.int64)
    return column


def _sbox(table: Table, args: list[Array], width: int) -> list[Array]:
    values = np.array(table.values, dtype=np.int64)
    results = [np.zeros_like(args[0]) for _ in range(table.out_bits)]
    for bit in range(width):
        column = values[_column(args, bit)]
        for j, result in enumerate(results):
            result |= (column >> j & 1).astype(result.dtype) << bit
    return results


def _on_limbs(op: Op, args: list[Array]) -> list[Array]:
    """A sum, a difference or a rotation of words made of several limbs."""
    count, bits = len(op.results), op.type.bits
    left, *right = [_joined(args[i : i + count], bits) for i in range(0, len(args), count)]
    match op.name:
        case "add_limbs":
            total = left + right[0]
        case "sub_limbs":
            total = left - right[0]
        case _:
            k = op.number("k") % (count * bits)
            total = left << k | left >> count * bits - k
    return [mask_word(total >> i * bits, bits) for i in range(count)]


def _joined(limbs: list[Array], bits: int) -> Array:
    """Words composed of limbs, as Python integers."""
    total = limbs[0].astype(object)
    for place, limb in enumerate(limbs[1:], 1):
        total = total | limb.astype(object) << place * bits
    return total


def _matrix(table: Table, args: list[Array]) -> list[Array]:
    columns = len(args)
    rows = [table.values[r : r + columns] for r in range(0, len(table.values), columns)]
    return [
        _xor_all(
            [_scaled(arg, f, table.modulus) for f, arg in zip(row, args, strict=True) if f]
            or [args[0] ^ args[0]]
        )
        for row in rows
    ]


def _xor_all(values: list[Array]) -> Array:
    total = values[0]
    for value in values[1:]:
        total = total ^ value
    return total


def _scaled(words: Array, factor: int, modulus: int) -> Array:
    """Elements of a field times a factor; words of any width if the factor is 1."""
    if factor == 1:
        return words
    images = [field_product(factor, 1 << i, modulus) for i in range(modulus.bit_length() - 1)]
    return _xor_all([(words >> i & 1) * image for i, image in enumerate(images)])
