"""Tiling: overlapping rules are chosen by cost, and a value that others read is not swallowed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.ir.parse import parse_program
from compiler.ir.program import Program, Type
from compiler.machine.core import Core, Cost
from compiler.machine.isa import Row, expand
from compiler.machine.rules import Rule
from compiler.selection.patterns import Machine, Tile
from compiler.selection.tiling import NoRuleError, tile

# fmt: off
# ruff: noqa: E501 -- tables are read by column.
TABLE = expand((
    Row("eor",  "eor {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",            "d = a ^ b",                       "", "one",   "fixed", "toy", shapes="16b"),
    Row("and",  "and {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",            "d = a & b",                       "", "one",   "fixed", "toy", shapes="16b"),
    Row("bic",  "bic {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",            "d = a & ~b",                      "", "one",   "fixed", "toy", shapes="16b"),
    Row("mvn",  "mvn {d:v}.{T}, {a:v}.{T}",                       "d = ~a",                          "", "one",   "fixed", "toy", shapes="16b"),
    Row("eor3", "eor3 {d:v}.{T}, {a:v}.{T}, {b:v}.{T}, {c:v}.{T}", "d = a ^ b ^ c",                  "", "three", "fixed", "toy", shapes="16b"),
    Row("shl",  "shl {d:v}.{T}, {a:v}.{T}, #{k}",                 "d = a << k",                      "", "one",   "fixed", "toy", shapes="16b 2d", imm={"k": (0, "w - 1")}),
    Row("sri",  "sri {d:v}.{T}, {a:v}.{T}, #{k}",                 "d = (d & ~(~0 >> k)) | (a >> k)", "", "one",   "fixed", "toy", shapes="16b 2d", imm={"k": (1, "w")}),
    Row("rev",  "rev {d:v}.{T}, {a:v}.{T}",                       "d = a[i ^ 1]",                    "", "one",   "fixed", "toy", shapes="16b"),
    Row("xar",  "xar {d:v}.{T}, {a:v}.{T}, {b:v}.{T}, #{k}",      "d = (a ^ b) >>> k",               "", "one",   "fixed", "toy", shapes="2d", imm={"k": (0, 63)}),
))
RULES = (
    Rule("xor",        "x ^ y",         "eor(x, y)"),
    Rule("and",        "x & y",         "and(x, y)"),
    Rule("not",        "~x",            "mvn(x)"),
    Rule("and_not",    "x & ~y",        "bic(x, y)"),
    Rule("xor3",       "x ^ y ^ z",     "eor3(x, y, z)"),
    Rule("rotate",     "x <<< k",       "sri(shl(x, k), x, width - k)", when="k > 0"),
    Rule("half",       "x <<< k",       "rev_16b(x)",                   when="(width == 16) & (k == 8)"),
    Rule("xor_rotate", "(x ^ y) <<< k", "xar(x, y, width - k)",         when="(width == 64) & (k > 0)"),
)
# fmt: on
SHAPES = {Type(8, 16): "16b", Type(64, 2): "2d", Type(16, 8): "8h"}


def machine(three: int = 1, rules: tuple[Rule, ...] = RULES) -> Machine:
    costs = {"one": Cost(1, {"vector": 1}), "three": Cost(1, {"vector": three})}
    return Machine(rules, TABLE, Core("toy", 1, 0, {"vector": 1}, costs, "toy"), SHAPES)


def program(*lines: str, kind: str = "u8x16") -> Program:
    """A slice program of lines such as `t = xor a, b`; the last value is returned."""
    typed = [line.replace(" =", f": {kind} =", 1) for line in lines]
    params = ", ".join(f"{name}: {kind}" for name in "abcd")
    result = lines[-1].split()[0]
    return parse_program("\n".join([f"slice f({params}) {{", *typed, f"return {result}", "}"]))


def rules_of(tiles: dict[str, Tile]) -> dict[str, str]:
    return {name: chosen.rule.name for name, chosen in sorted(tiles.items())}


SUM = ("t = xor a, b", "u = xor t, c")


def test_the_cheaper_of_overlapping_rules_is_taken() -> None:
    assert rules_of(tile(program(*SUM), machine(three=1))) == {"u": "xor3"}
    assert rules_of(tile(program(*SUM), machine(three=3))) == {"t": "xor", "u": "xor"}


def test_the_order_of_the_rules_does_not_matter() -> None:
    listing = program("n = not b", "t = and a, n", "u = xor t, c", "v = xor u, d")
    tiles = rules_of(tile(listing, machine()))
    assert tiles == {"t": "and_not", "v": "xor3"}
    assert rules_of(tile(listing, machine(rules=RULES[::-1]))) == tiles


def test_commutative_operands_match_in_any_order() -> None:
    assert rules_of(tile(program("n = not b", "t = and n, a"), machine())) == {"t": "and_not"}
    assert rules_of(tile(program("t = xor a, b", "u = xor c, t"), machine())) == {"u": "xor3"}


def test_what_others_read_is_not_swallowed() -> None:
    listing = program(*SUM, "v = and t, u")
    assert rules_of(tile(listing, machine())) == {"t": "xor", "u": "xor", "v": "and"}
    stored = program("n = not b", "t = and a, n", "u = xor t, n")
    assert rules_of(tile(stored, machine())) == {"n": "not", "t": "and", "u": "xor"}


def test_a_result_is_not_swallowed() -> None:
    listing = program(*SUM)
    both = listing.with_ops(listing.ops, ("t", "u"))
    assert rules_of(tile(both, machine())) == {"t": "xor", "u": "xor"}


def test_what_nobody_reads_has_no_tile() -> None:
    assert rules_of(tile(program("t = and a, b", "u = xor a, c"), machine())) == {"u": "xor"}


def test_one_operation_of_several_rules() -> None:
    """`bic` of a pattern and `andn` of the IR are one thing."""
    assert rules_of(tile(program("t = andn a, b"), machine())) == {"t": "and_not"}
    assert rules_of(tile(program("t = xor3 a, b, c"), machine(three=9))) == {"t": "xor3"}


@pytest.mark.parametrize(("k", "kind", "rule"), [(3, "u8x16", "rotate"), (8, "u64x2", "rotate")])
def test_conditions_on_constants(k: int, kind: str, rule: str) -> None:
    chosen = tile(program(f"t = rotl a, k={k}", kind=kind), machine())["t"]
    assert (chosen.rule.name, chosen.bindings["k"]) == (rule, k)
    assert chosen.width == int(kind[1:].split("x")[0])


def test_a_rule_needs_its_instructions_for_the_type() -> None:
    half = tile(program("t = rotl a, k=8", kind="u16x8"), machine())
    assert rules_of(half) == {"t": "half"}
    with pytest.raises(NoRuleError, match="no rule covers `rotl` of u16x8"):
        tile(program("t = rotl a, k=7", kind="u16x8"), machine())


def test_a_sum_is_rotated_at_any_width_of_its_lanes() -> None:
    listing = parse_program(
        """slice f(a: u8x16, b: u8x16) {
          t: u8x16 = xor a, b
          u: u64x2 = rotl t, k=5
          return u
        }"""
    )
    assert rules_of(tile(listing, machine())) == {"u": "xor_rotate"}


def test_a_rotation_is_not_swallowed_at_another_width() -> None:
    rotated = Rule("rotate_xor", "x ^ (y <<< k)", "xar(x, y, k)")
    listing = parse_program(
        """slice f(a: u64x2, b: u8x16) {
          t: u8x16 = rotl b, k=5
          u: u64x2 = xor a, t
          return u
        }"""
    )
    tiles = tile(listing, machine(rules=(*RULES, rotated)))
    assert rules_of(tiles) == {"t": "rotate", "u": "xor"}


def test_no_rule_is_an_error() -> None:
    with pytest.raises(NoRuleError, match="no rule covers `add` of u8x16"):
        tile(program("t = add a, b"), machine())


class Forgotten(dict[object, tuple[tuple[str, ...], Tile]]):
    """Tiles that are looked for each time."""

    def __contains__(self, key: object) -> bool:
        return False


@st.composite
def listings(draw: st.DrawFn) -> Program:
    """Programs of some operations on any earlier values, so that many have one reader."""
    values, lines = list("abcd"), list[str]()
    for n in range(draw(st.integers(2, 12))):
        name = draw(st.sampled_from(("xor", "and", "not")))
        args = [draw(st.sampled_from(values)) for _ in range(1 if name == "not" else 2)]
        values.append(f"v{n}")
        lines.append(f"v{n} = {name} {', '.join(args)}")
    return program(*lines)


@pytest.mark.slow
@given(listings())
def test_equal_cones_have_equal_tiles(listing: Program) -> None:
    forgetful = machine()
    forgetful.__dict__["covers"] = Forgotten()
    assert tile(listing, machine()) == tile(listing, forgetful)
