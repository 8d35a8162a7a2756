"""The source of round keys: options, and the restrictions of target and set."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from catalogue.declared import DeclaredTarget
from compiler.frontend.interface import FixedKey, counter_bits
from options.flags import GivenOptions
from runtime.user_error import UserError

if TYPE_CHECKING:
    from dsl.cipher import Cipher


@dataclass(frozen=True)
class KeyOptions(GivenOptions):
    """The options of a build about keys."""

    @property
    def given(self) -> GivenOptions:
        """The options themselves."""
        return self

    @property
    def has_fixed_key(self) -> bool:
        """Whether the file is for one key."""
        return self.keys == "fixed"

    @property
    def fixed_key(self) -> FixedKey | None:
        """The fixed key of the file; None if it takes a key."""
        if not self.key:
            return None
        return FixedKey(bytes.fromhex(self.key), bytes.fromhex(self.nonce))

    @property
    def counts_with_fixed_key(self) -> bool:
        """Whether there is counter mode with a fixed key."""
        return self.has_fixed_key and self.mode != "ecb"

    @property
    def makes_round_keys(self) -> bool:
        """Whether each block computes its round keys, which takes the least RAM."""
        return self.keys == "onthefly" or (self.keys == "auto" and self.goal == "ram")

    @property
    def passes_keys(self) -> bool:
        """Whether kernels take round keys by value, in constant memory."""
        return self.keys == "constant"

    @property
    def computes_ahead(self) -> bool:
        """Whether values of key and nonce are computed once for each of them."""
        return not self.makes_round_keys


class HasKeys(Protocol):
    """The options of a build that concern keys, and those that conflict with some."""

    @property
    def given(self) -> GivenOptions:
        """The options themselves."""
        ...

    @property
    def machine(self) -> DeclaredTarget:
        """The declarations of the target."""
        ...

    @property
    def has_fixed_key(self) -> bool:
        """Whether the file is for one key."""
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
    def looks_up_words(self) -> bool:
        """Whether kernels look up words in tables."""
        ...

    @property
    def counts(self) -> bool:
        """Whether there is counter mode."""
        ...

    @property
    def folds_rounds(self) -> bool:
        """Whether a table holds what is folded."""
        ...

    @property
    def is_scalar(self) -> bool:
        """Whether a register holds a word of one block, or of planes."""
        ...

    @property
    def has_planes(self) -> bool:
        """Whether a register holds one bit of each S-box."""
        ...

    @property
    def has_cells(self) -> bool:
        """Whether S-boxes on bits of words are side by side in words."""
        ...


FORMS = "`stored`, `constant`, `onthefly` and `fixed`"
PASSED = "load_passed"
"""The purpose of instructions that read keys which a kernel takes by value."""


def refuse_keys(options: HasKeys) -> None:
    """See that there is a key where one is needed, and nowhere else, and that the target has such.

    Raises:
        UserError: the target has not what is asked for, a key is missing, or one is given and there
            is no use for it, or its digits are none.
    """
    given = options.given
    if options.has_fixed_key and not options.machine.fixes_keys:
        raise UserError(
            f"{given.target} has no files for one key: --keys stored is what it has\n"
            "hint: --target c and --target avr have such files"
        )
    if options.passes_keys:
        _refuse_passed(options)
    if options.has_fixed_key and not given.key:
        raise UserError("--keys fixed is for one key\nhint: add --key with hexadecimal digits")
    for name, said in (("key", given.key), ("nonce", given.nonce)):
        if said and not options.has_fixed_key:
            what = f"--{name} is of a file for one key, and --keys {given.keys} is for any"
            raise UserError(f"{what}\nhint: add --keys fixed; there are {FORMS}")
        if not re.fullmatch(r"([0-9a-fA-F]{2})*", said):
            what = f"--{name} is not hexadecimal: two digits for each byte, and nothing else"
            raise UserError(what)
    if given.fold == "cache" and not given.nonce:
        lacking = "--nonce" if options.has_fixed_key else "--keys fixed with --key and --nonce"
        raise UserError(
            "--fold cache is for one key and one nonce, whose values are constants of the code\n"
            f"hint: add {lacking}, in hexadecimal digits"
        )
    if given.nonce and not options.counts:
        raise UserError("--nonce is of counter mode, which --mode ecb leaves out")
    if options.has_fixed_key or options.makes_round_keys:
        _refuse_loops(options)


def _refuse_passed(options: HasKeys) -> None:
    """Raise an error for a form that cannot take round keys by value."""
    if PASSED not in options.machine.primitives:
        raise UserError(
            f"{options.given.target} has no constant memory for keys: take --keys stored\n"
            "hint: kernels of --target ptx take them by value"
        )
    if options.looks_up_words:
        raise UserError(
            "--sbox table copies tables of words from memory, where --keys constant has none\n"
            "hint: leave one of them away"
        )


def _refuse_loops(options: HasKeys) -> None:
    """Raise an error for options that require stored round keys."""
    keys = "fixed" if options.has_fixed_key else "onthefly"
    if options.given.wants_loops:
        asked = options.given.asks_for_loops
        raise UserError(
            f"--keys {keys} has no loop of rounds, which {asked} makes\n"
            f"hint: leave {asked} away, or take --keys stored"
        )
    if options.folds_rounds:
        raise UserError(
            f"--keys {keys} has no table of a folded counter mode: leave --depth away\n"
            "hint: with --keys fixed and --nonce all that nonce and key fix is folded anyway"
        )


def check_keys(options: HasKeys, cipher: Cipher) -> None:
    """Refuse keys and nonces that a set does not have, and forms of blocks that have no such keys.

    Args:
        options: with the set and its form.
        cipher: the checked cipher.

    Raises:
        UserError: one is asked for.
    """
    if not (options.has_fixed_key or options.makes_round_keys or options.passes_keys):
        return
    given = options.given
    name, chosen = given.set_name, cipher.parameter_set(given.set_name)
    if not cipher.has_key and given.keys == "auto":
        return
    if not cipher.has_key:
        raise UserError(f"{name} is a permutation without a key: leave --keys away")
    if options.passes_keys:
        return
    bits_fix_keys = options.has_fixed_key and options.machine.has_threads
    if options.has_planes or options.has_cells or not (options.is_scalar or bits_fix_keys):
        asked = "--goal ram" if given.keys == "auto" else f"--keys {given.keys}"
        raise UserError(
            f"{asked} is for words of one block: take --lanes 1 --slicing word\n"
            "hint: --target c has them of most ciphers"
        )
    if not options.has_fixed_key:
        return
    _check_length("key", given.key, chosen.key.n_bytes, name)
    if given.nonce:
        counter = counter_bits(chosen.block.n_bytes, given.counter_bits) // 8
        _check_length("nonce", given.nonce, chosen.block.n_bytes - counter, name)


def _check_length(what: str, digits: str, n_bytes: int, name: str) -> None:
    """Raise an error for a wrong number of bytes."""
    if len(digits) != 2 * n_bytes:
        said = f"a {what} of {name} has {n_bytes} bytes, {2 * n_bytes} hexadecimal digits"
        raise UserError(f"{said}, not {len(digits)}")
