"""The choices of a build, as passes use them: each sets options of some passes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Choices(Protocol):
    """The choices of a build, settled for a cipher and a target."""

    @property
    def without(self) -> tuple[str, ...]:
        """Passes to leave out."""
        ...

    @property
    def align(self) -> str:
        """`once`, or `round`: round keys are added in the layout of memory."""
        ...

    @property
    def makes_round_keys(self) -> bool:
        """Whether each block computes its round keys."""
        ...

    @property
    def passes_keys(self) -> bool:
        """Whether kernels take round keys by value."""
        ...

    @property
    def is_rolled(self) -> bool:
        """Whether rounds that are alike become a loop."""
        ...

    @property
    def has_long_turns(self) -> bool:
        """Whether an iteration has several rounds, as time counts most."""
        ...

    @property
    def orders_keys(self) -> bool:
        """Whether round keys are placed in their order, and key set-ups become loops."""
        ...

    @property
    def is_shortest(self) -> bool:
        """Whether the length of code alone counts."""
        ...


SETS: Mapping[tuple[str, str], str] = {
    ("block_groups", "blocks"): "word_blocks",
    ("bitslice", "enabled"): "has_bits",
    ("fixslice", "enabled"): "has_planes",
    ("fixslice", "mode"): "fixslice",
    ("fixslice", "blocks"): "blocks",
    ("fixslice", "depth"): "depth",
    ("ctr_fold", "depth"): "depth",
    ("hoist", "mode"): "mode",
    ("invert", "enabled"): "decrypts",
    ("ctr_fold", "table_bytes"): "table_bytes",
    ("legalise", "enabled"): "is_scalar",
    ("constants", "enabled"): "is_rolled",
    ("on_the_fly", "enabled"): "makes_round_keys",
    ("key_per_block", "enabled"): "has_key_per_block",
    ("hoist", "ahead"): "computes_ahead",
    ("subroutines", "enabled"): "is_shortest",
    ("fix_keys", "key"): "key",
    ("fix_keys", "nonce"): "nonce",
    ("complement", "alike"): "is_rolled",
    ("roll", "enabled"): "is_rolled",
    ("roll", "by_length"): "is_shortest",
    ("roll", "long_turns"): "has_long_turns",
    ("roll_keys", "enabled"): "orders_keys",
    ("counter_words", "enabled"): "has_lanes",
    ("sbox", "table"): "uses_tables",
    ("sbox", "fixed"): "looks_up",
    ("byte_tables", "enabled"): "looks_up",
    ("pair_boxes", "enabled"): "looks_up_pairs",
    ("word_tables", "enabled"): "looks_up_words",
    ("sbox", "outside_keys"): "looks_up_words",
    ("byte_tables", "by_length"): "is_shortest",
    ("byte_tables", "memory"): "table_memory",
    ("select", "tables"): "table_memory",
    ("hoist", "nonce"): "precomputes",
    ("hold", "enabled"): "holds",
    ("hold_words", "enabled"): "holds_words",
    ("sbox", "registers"): "has_register_tables",
    ("sbox", "gather"): "has_cells",
    ("slice", "lanes"): "lanes",
    ("slice", "in_order"): "orders_keys",
    ("slice", "align"): "align",
    ("slice", "passed"): "passes_keys",
    ("slice", "stride"): "stride",
    ("sbox", "circuit"): "circuit",
    ("sbox", "lanes"): "hurried_lanes",
    ("counter", "bits"): "counter_bits",
    ("split_accesses", "unaligned"): "unaligned",
}
"""The choice, as an attribute of `Choices`, that sets an option of a pass."""
