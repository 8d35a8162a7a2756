"""What the command in a file's head states about its functions."""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass

from compiler.frontend.interface import FixedKey, Naming
from compiler.machine.load import load_target
from options.build import BuildOptions


@dataclass(frozen=True)
class Stated:
    """What checks and proofs take from the options of a file.

    A certificate has these values. So it holds when the options change that they are read from, and
    nothing here does.

    Args:
        set_name: the parameter set.
        target: its name.
        features: of the machine.
        mode: the functions that there are: `ecb`, `ctr` or `all`.
        counter_bits: the width of the counter; 0 for the usual one.
        unaligned: whether texts, keys and nonces may lie at any address.
        prefix: of symbols.
        suffix: of symbols.
        fixed_key: the only key of the file; None if it takes a key.
        makes_round_keys: whether each block computes its round keys.
    """

    set_name: str
    target: str
    features: tuple[str, ...]
    mode: str
    counter_bits: int
    unaligned: bool
    prefix: str
    suffix: str
    fixed_key: FixedKey | None
    makes_round_keys: bool

    @property
    def naming(self) -> Naming:
        """How the symbols are named."""
        return Naming(self.set_name, self.target, self.prefix, self.suffix)

    @property
    def key_digest(self) -> str:
        """SHA-256 of the fixed key, which distinguishes files of different keys; else empty."""
        return hashlib.sha256(self.fixed_key.key).hexdigest() if self.fixed_key else ""

    @property
    def assembler_features(self) -> tuple[str, ...]:
        """The machine's features by the assembler's names; `""` is the plain machine."""
        names = load_target(self.target).assembler_features
        return tuple(names[feature] for feature in ("", *self.features) if feature in names)

    @property
    def table(self) -> dict[str, object]:
        """The values as JSON has them; bytes are hexadecimal digits."""
        fixed = self.fixed_key
        key = {name: octets.hex() for name, octets in asdict(fixed).items()} if fixed else None
        return {**vars(self), "features": list(self.features), "fixed_key": key}


def stated_by(options: BuildOptions) -> Stated:
    """What options state about the functions of a file."""
    return Stated(
        set_name=options.set_name,
        target=options.target,
        features=options.features,
        mode=options.mode,
        counter_bits=options.counter_bits,
        unaligned=options.unaligned,
        prefix=options.prefix,
        suffix=options.suffix,
        fixed_key=options.fixed_key,
        makes_round_keys=options.makes_round_keys,
    )
