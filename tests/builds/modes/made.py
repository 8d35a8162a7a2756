"""Files of modes for tests, made once."""

from __future__ import annotations

from functools import cache

from builds.modes.build import BuiltMode, build_mode
from builds.modes.options import ModeOptions
from catalogue.ciphers import find_cipher
from options.build import BuildOptions
from options.settled import settle
from tests.lwcc.terminal import TOY, TOY_SET


@cache
def built(set_name: str, df: bool = True, folds: bool = True, target: str = "c") -> BuiltMode:
    """A file in words."""
    source = find_cipher(set_name)
    options = settle(BuildOptions(set_name, target=target, lanes=1))
    return build_mode(source, source.load(), ModeOptions(options, "drbg", {"df": df}, folds))


def toy_options(target: str = "c", df: bool = True) -> ModeOptions:
    """The options of a file over the toy."""
    return ModeOptions(settle(BuildOptions(TOY_SET, target=target, lanes=1)), "drbg", {"df": df})


@cache
def built_over_toy(target: str = "c", df: bool = True) -> BuiltMode:
    """A file over the toy, whose set has no vectors of the mode."""
    source = find_cipher(str(TOY))
    return build_mode(source, source.load(), toy_options(target, df))
