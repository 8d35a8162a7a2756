"""The second checker's decoder against LLVM, on every row."""

from __future__ import annotations

import pytest

from check.decode import Decoder, Wrong
from compiler.machine.isa import view_of
from compiler.machine.load import load_target
from targets.binary import load_binary
from tests.check.test_meaning import operands_of
from verify.toolchain.assemble import assemble, link


@pytest.mark.slow
@pytest.mark.needs_tool("llvm-mc", "ld.lld")
@pytest.mark.parametrize("name", ["rv32i", "neon"])
def test_every_row_is_read_as_llvm_assembles_it(name: str) -> None:
    """What is read back is written as a line again: short forms of one word have one meaning."""
    target = load_target(name)
    binary = load_binary(target)
    decoder = Decoder(target, binary, target.features)
    lines: list[str] = []
    wanted: list[str] = []
    for instruction in target.table.values():
        if instruction.row.consecutive or instruction.branches or "{t}" in instruction.text:
            continue
        for decoded in operands_of(instruction, target):
            operands: dict[str, str | int] = {**decoded.registers, **decoded.numbers}
            lines.append(instruction.render(operands))
            wanted.append(instruction.name)
    features = [target.assembler_features[f] for f in target.features]
    octets = link(assemble("\n".join(lines) + "\n", features, target.triple), lines=False).text
    assert len(octets) == 4 * len(lines)
    again: list[str] = []
    for at in range(0, len(octets), 4):
        found = decoder.decode(int.from_bytes(octets[at : at + 4], "little"))
        read: dict[str, str | int] = {**found.registers, **found.numbers}
        again.append(found.instruction.render(read))
    assert (
        link(assemble("\n".join(again) + "\n", features, target.triple), lines=False).text == octets
    )
    assert view_of("v3", "q") == "q3"


def test_what_no_row_says_is_refused() -> None:
    target = load_target("neon")
    decoder = Decoder(target, load_binary(target), ())
    for word in (0, 0xFFFFFFFF, 0xA8C10400, 0xA8C10441):
        with pytest.raises(Wrong):
            decoder.decode(word)
