"""The form of a cipher inside of a mode, which encrypts few blocks at a time."""

from __future__ import annotations

from dataclasses import replace

from compiler.forms.usual import candidates, refusal
from compiler.frontend.specified import specified
from compiler.machine.load import load_target
from dsl.cipher import Cipher
from options.build import BuildOptions
from options.settled import with_usual_unrolling

SPELLED = {"word": "auto"}
"""How a shape is asked for, where it has another name."""


def with_few_blocks(cipher: Cipher, options: BuildOptions) -> BuildOptions:
    """The options with a form of one block, or of the few that fill a word, if one fits.

    Args:
        cipher: the checked cipher.
        options: with the form that suits long messages.
    """
    target = load_target(options.target)
    if options.lanes == 1 or not target.word_bits:
        return options
    programs = specified(cipher, options.set_name)
    block = cipher.parameter_set(options.set_name).block
    for each in candidates(target):
        if each.lanes == 1 and refusal(each, programs, block, target) is None:
            shape = SPELLED.get(each.shape, each.shape)
            return with_usual_unrolling(replace(options, lanes=1, slicing=shape))
    return options
