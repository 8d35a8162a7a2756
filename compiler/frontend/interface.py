"""The functions of generated files: their signatures, and the functions of a build."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, cast

from dsl.cipher import Cipher, Decryption

Function = Literal[
    "key_setup",
    "ecb_encrypt",
    "ecb_decrypt",
    "ecb_encrypt_keys",
    "ctr_init",
    "ctr_nonce",
    "ctr_crypt",
]
BlockFunction = Literal["ecb_encrypt", "ecb_decrypt", "ecb_encrypt_keys", "ctr_crypt"]
Entry = Literal["encrypt", "decrypt", "encrypt_keys"]
Mode = Literal["ecb", "ctr"]
KeyData = Literal["rk", "ctx"]
"""Data that one function fills and others read: of a key, or of a key and a nonce."""


@dataclass(frozen=True)
class FixedKey:
    """The fixed key of a file.

    Args:
        key: the key in the callers' byte order, followed by a tweak.
        nonce: the fixed nonce of counter mode; empty if callers choose it.
    """

    key: bytes
    nonce: bytes = b""

    def __post_init__(self) -> None:
        assert self.key, "without a key nothing is fixed"


@dataclass(frozen=True)
class Signature:
    """A function of the interface.

    Args:
        name: its name in symbols.
        mode: the mode that it belongs to; None for both.
        fills: the data that it fills for other functions; None for a function on blocks.
        reads: the data that another function must have filled before the call.
        entry: the entry of the cipher's text that it applies to blocks.
        is_keyed: whether it needs a key.
        is_everywhere: whether all targets have it; otherwise only those with its name in
            `arguments`.
    """

    name: Function
    mode: Mode | None
    fills: KeyData | None = None
    reads: KeyData | None = None
    entry: Entry | None = None
    is_keyed: bool = True
    is_everywhere: bool = True


INTERFACE: Mapping[Function, Signature] = {
    each.name: each
    for each in (
        Signature("key_setup", None, fills="rk"),
        Signature("ecb_encrypt", "ecb", reads="rk", entry="encrypt", is_keyed=False),
        Signature("ecb_decrypt", "ecb", reads="rk", entry="decrypt", is_keyed=False),
        Signature("ecb_encrypt_keys", "ecb", entry="encrypt_keys", is_everywhere=False),
        Signature("ctr_init", "ctr", fills="ctx"),
        Signature("ctr_nonce", "ctr", fills="ctx", reads="ctx"),
        Signature("ctr_crypt", "ctr", reads="ctx", entry="encrypt"),
    )
}
"""All functions, in the order of a file."""
ORDER: tuple[Function, ...] = tuple(INTERFACE)
BLOCK_FUNCTIONS: tuple[BlockFunction, ...] = tuple(
    cast("BlockFunction", each.name) for each in INTERFACE.values() if each.entry
)
"""The functions that loop over groups of blocks, or have a thread for each; the others run once."""
ECB: tuple[BlockFunction, ...] = tuple(f for f in BLOCK_FUNCTIONS if INTERFACE[f].mode == "ecb")
FILLERS: Mapping[KeyData, Function] = {
    each.fills: each.name for each in INTERFACE.values() if each.fills and not each.reads
}
"""The function that fills `rk` or `ctx` first."""


def filler_of(
    function: Function, has_key: bool = True, fixed: FixedKey | None = None
) -> Function | None:
    """The function that must be called before; None if there is none.

    Args:
        function: of the interface.
        has_key: whether there is a key; without one `rk` is ignored and not filled.
        fixed: the fixed key: `rk` is not filled, and `ctx` has the values of the nonce.
    """
    reads = INTERFACE[function].reads
    if fixed:
        takes_nonce = function == "ctr_crypt" and not fixed.nonce
        return "ctr_nonce" if takes_nonce else None
    return FILLERS[reads] if reads and has_key else None


def readers_of(function: Function, fixed: FixedKey | None = None) -> tuple[BlockFunction, ...]:
    """The functions on blocks that test the data filled by a function.

    `ctr_init` begins with the key set-up. The result of `ctr_nonce` is compared with that of
    `ctr_init`, if there is one; no function on blocks tests it.
    """
    if function == "ctr_nonce" and not fixed:
        return ()
    fills = INTERFACE[function].fills
    read = {"rk": ("rk", "ctx"), "ctx": ("ctx",)}[fills] if fills else ()
    return tuple(f for f in BLOCK_FUNCTIONS if INTERFACE[f].reads in read)


def functions_of(
    cipher: Cipher, mode: str = "all", fixed: FixedKey | None = None
) -> tuple[Function, ...]:
    """The functions that a build of a cipher has on every target, in order.

    Args:
        cipher: the checked cipher.
        mode: the functions wanted: `ecb`, `ctr` or `all`.
        fixed: the fixed key; functions that take a key, or a fixed nonce, are left out.
    """
    return tuple(
        each.name
        for each in INTERFACE.values()
        if each.is_everywhere and (each.mode in (None, mode) or mode == "all")
        if _exists(each, cipher.has_key, cipher.decryption)
        if not (fixed and _takes_fixed(each, fixed))
    )


def _takes_fixed(signature: Signature, fixed: FixedKey) -> bool:
    """Whether a function takes a key or a nonce that is fixed."""
    return bool(signature.fills) and (not signature.reads or bool(fixed.nonce))


def _exists(signature: Signature, has_key: bool, decryption: Decryption) -> bool:
    has_entry = signature.entry != "decrypt" or decryption != "none"
    return has_entry and (has_key or not signature.is_keyed)


BlockSource = Literal["in", "counters", "counter"]
"""The source of a kernel's block: memory, a counter block of its own, or the one counter."""


@dataclass(frozen=True)
class Kernel:
    """A function whose threads each work on their own blocks.

    Args:
        name: its name in symbols.
        program: the program that computes a block.
        block: the source of the block.
        keys: the parameter that points to the key data; `keys` has a key for each block.
        adds_text: whether the block is XORed to the text at `in`.
    """

    name: str
    program: BlockFunction
    block: BlockSource
    keys: Literal["rk", "ctx", "keys"]
    adds_text: bool = False

    @property
    def pointers(self) -> tuple[str, ...]:
        """The parameters that point to blocks, in the order of a call."""
        read = ("in",) if self.adds_text or self.block == "in" else ()
        return ("out", *read, *(("counters",) if self.block == "counters" else ()))


KERNELS: tuple[Kernel, ...] = (
    Kernel("ecb_encrypt", "ecb_encrypt", "in", "rk"),
    Kernel("ecb_decrypt", "ecb_decrypt", "in", "rk"),
    Kernel("ecb_encrypt_keys", "ecb_encrypt_keys", "in", "keys"),
    Kernel("ctr_crypt", "ctr_crypt", "counter", "ctx", adds_text=True),
    Kernel("ctr_keystream", "ctr_crypt", "counter", "ctx"),
    Kernel("ctr_nonces", "ecb_encrypt", "counters", "rk", adds_text=True),
)
"""The kernels of a set's programs, in the order of a file."""


@dataclass(frozen=True)
class Naming:
    """Names of symbols: `<prefix>lwcc_<set>_<function>_<target><suffix>`."""

    set_name: str
    target: str
    prefix: str = ""
    suffix: str = ""

    def symbol(self, function: str) -> str:
        """The symbol of a function of the interface."""
        return f"{self.prefix}lwcc_{self.set_name}_{function}_{self.target}{self.suffix}"

    def macro(self, what: str) -> str:
        """A macro of the header."""
        name = f"{self.prefix}lwcc_{self.set_name}_{what}_{self.target}{self.suffix}"
        return name.upper()


def counter_bits(block_bytes: int, wanted: int = 0) -> int:
    """The width of the counter in a block, in bits; `wanted` is 0 for the default."""
    return wanted or (16 if block_bytes == 4 else 32)
