"""A build's result goes on as an object, which is what its text reads back as."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifacts.generated_files import parts_of
from builds.product import Order, make
from builds.usual_forms import with_lanes
from catalogue.ciphers import find_cipher
from options.build import BuildOptions
from options.file_names import file_name
from options.settled import settle

TOY = Path(__file__).parents[1] / "lwcc" / "toy.dsl"


@pytest.mark.full(but=2)
@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        BuildOptions("toy64_64", "rv32i", mode="ecb"),
        BuildOptions("toy64_64", "neon", lanes=16, counter_bits=16, suffix="_own"),
        BuildOptions("toy64_64", "c", lanes=64, without=("balance",)),
        BuildOptions("toy64_64", "rv32i", goal="size", passes=("schedule(effort=500)",)),
    ],
    ids=lambda each: each.target + each.mode,
)
def test_a_product_is_what_its_text_reads_back_as(options: BuildOptions) -> None:
    source = find_cipher(str(TOY))
    product = make(Order(source, with_lanes(settle(options), source.load()), check=False))
    assert parts_of(product.text, file_name(product.options)) == (product.part,)
    changed = product.with_proof("none at all")
    assert parts_of(changed.text, file_name(product.options)) == (changed.part,)
    assert changed.proof == "none at all"
