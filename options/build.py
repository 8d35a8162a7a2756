"""The options of a build, and what follows from them."""

from __future__ import annotations

from dataclasses import dataclass

from catalogue.declared import DeclaredTarget, machines
from options.flags import DEFAULTS
from options.keys import KeyOptions

AUTO_DEPTH = "auto"
"""The depth that is fastest for a message."""
IN_REGISTERS = "tbl"
"""The value of `--sbox` for tables in registers."""


@dataclass(frozen=True)
class BuildOptions(KeyOptions):
    """Everything that one generated file depends on, besides the cipher's text."""

    @property
    def machine(self) -> DeclaredTarget:
        """The declarations of the target, which must be known."""
        return machines()[self.target]

    @property
    def has_planes(self) -> bool:
        """Whether a register holds one bit of each S-box."""
        return self.slicing == "plane"

    @property
    def has_cells(self) -> bool:
        """Whether S-boxes on bits of words are side by side in words."""
        return self.slicing == "cell"

    @property
    def decrypts(self) -> bool:
        """Whether decryption is wanted."""
        return self.mode != "ctr"

    @property
    def has_bits(self) -> bool:
        """Whether words are taken apart into bits."""
        return self.is_bitsliced or self.has_planes

    @property
    def is_bitsliced(self) -> bool:
        """Whether a register holds one bit of each block."""
        enough = self.lanes >= self.machine.bitsliced_from
        return self.slicing == "bit" or (self.slicing == "auto" and enough)

    @property
    def is_scalar(self) -> bool:
        """Whether a register holds a word of one block, or of planes."""
        return self.lanes == 1 and not self.is_bitsliced

    @property
    def groups_blocks(self) -> bool:
        """Whether a function may work on several blocks that share no register lane by lane."""
        return self.has_planes or (self.is_scalar and not self.has_cells)

    @property
    def word_blocks(self) -> int:
        """The blocks of a group whose words have registers of their own."""
        return 1 if self.has_planes else max(1, self.blocks)

    @property
    def has_key_per_block(self) -> bool:
        """Whether a function may take a key with each block: one block at a time, in words."""
        is_alone = self.word_blocks == 1 and not self.has_bits
        has_rk = self.makes_round_keys or self.looks_up_words
        return is_alone and self.mode != "ctr" and not has_rk

    @property
    def has_lanes(self) -> bool:
        """Whether the words or bits of several blocks share a register."""
        return not self.is_scalar and not self.has_planes

    @property
    def spreads_words(self) -> bool:
        """Whether the bits of a word may be a stride apart in a register."""
        return self.has_lanes and not self.is_bitsliced

    @property
    def is_folded(self) -> bool:
        """Whether the first rounds of counter mode leave the loop over blocks."""
        return self.depth != DEFAULTS["depth"]

    @property
    def folds_rounds(self) -> bool:
        """Whether a table holds what is folded."""
        return self.is_folded and self.machine.can_fold

    @property
    def counts(self) -> bool:
        """Whether the build has counter mode."""
        return self.mode != "ecb"

    @property
    def has_circuits(self) -> bool:
        """Whether S-boxes become circuits."""
        return self.sbox == "circuit"

    @property
    def uses_tables(self) -> bool:
        """Whether S-boxes are read from memory."""
        return self.sbox == "table"

    @property
    def has_register_tables(self) -> bool:
        """Whether S-boxes are looked up in registers, by words of whole blocks side by side."""
        return self.sbox == IN_REGISTERS

    @property
    def table_memory(self) -> str:
        """The memory of tables that are read in constant time; `none` if there are none."""
        if self.tables != "auto":
            return self.tables
        return next(iter(self.machine.tables), "none")

    @property
    def looks_up(self) -> bool:
        """Whether tables are read in a fixed time."""
        return self.table_memory != "none"

    @property
    def looks_up_words(self) -> bool:
        """Whether words are looked up by bytes, in a fixed time."""
        return self.uses_tables and "load_entry" in self.machine.primitives

    @property
    def looks_up_pairs(self) -> bool:
        """Whether one look-up may serve two S-boxes: in words of one block, round by round."""
        return self.looks_up and self.is_scalar and not self.has_bits and not self.is_shortest

    @property
    def tells_secrets(self) -> bool:
        """Whether the time depends on secrets: on addresses in memory that has a cache."""
        return self.uses_tables and not (self.looks_up or self.looks_up_words)

    @property
    def is_rolled(self) -> bool:
        """Whether rounds that are alike become a loop."""
        machine = self.machine
        loops = machine.loops and (self.rolls_words or not self.is_scalar)
        usual = self.unroll == "auto" and (loops or self.has_cells)
        return machine.rolls and (self.wants_loops or usual)

    @property
    def rolls_words(self) -> bool:
        """Whether rounds of one block may become a loop by default.

        They may where the target has no functions on several blocks side by side, and round keys
        are stored. Values that are held for many blocks belong to single rounds.
        """
        has_keys = not (self.makes_round_keys or self.has_fixed_key)
        return has_keys and not (self.machine.has_many_blocks or self.holds)

    @property
    def has_long_turns(self) -> bool:
        """Whether an iteration of a loop of rounds has several rounds, as time counts most."""
        machine = self.machine
        fits = machine.has_threads or (machine.loops and self.rolls_words)
        return self.is_rolled and fits and self.goal != "size"

    @property
    def orders_keys(self) -> bool:
        """Whether round keys are placed in their order, and key set-ups become loops, too."""
        return self.is_shortest or (self.has_long_turns and self.rolls_words)

    @property
    def rolls_planes(self) -> bool:
        """Whether the rounds of planes become a loop as those of many blocks do."""
        # Planes hold many blocks, too, although their words have one lane.
        loops = self.machine.loops and self.machine.has_many_blocks
        return self.has_planes and loops and self.unroll == "auto"

    @property
    def is_shortest(self) -> bool:
        """Whether only the length of code counts."""
        return self.goal == "size" and self.unroll != "yes" and self.machine.rolls_keys

    @property
    def precomputes(self) -> bool:
        """Whether values of key and nonce are computed outside the loop of counter mode."""
        if self.looks_up_words:
            # A host computes them, whose tables would tell secrets.
            return False
        return not self.is_shortest if self.fold == "auto" else self.fold != "none"

    @property
    def models(self) -> tuple[str, ...]:
        """The models of counter mode that differ in a build's code, the plainest first."""
        if not self.nonce:
            return self.machine.folds
        return ("cache", *(name for name in self.machine.folds if name == "online"))

    @property
    def holds_words(self) -> bool:
        """Whether words of the counter's upper bytes are held for 256 blocks."""
        return self.fold == "online" and max(self.machine.register_bytes) > 1

    @property
    def holds(self) -> bool:
        """Whether bytes that depend on the counter's upper bytes are held for 256 blocks."""
        return self.fold == "online" and not self.holds_words

    @property
    def hurried_lanes(self) -> int:
        """The lanes for which an S-box may take a larger circuit with a shorter path."""
        return 0 if self.is_rolled or self.goal == "size" else self.lanes
