"""Whether every assembler reads a file of assembly alike, whatever folder and options it is given.

Generated text is labels, instructions, comments and a few directives, one to a line. Nothing in it
reads another file, has a condition, or is defined before it is used up: macros, symbols that are
numbers, several statements in a line.
"""

from __future__ import annotations

import re

from runtime.user_error import UserError

DIRECTIVES = ("text", "balign", "global", "type", "size", "byte")
_LABEL = re.compile(r"[A-Za-z_.][\w.]*:")
_SECTION = re.compile(r' +\.section \.(progmem\.data|rodata)\.lwcc,"a",@progbits')
_DIRECTIVE = re.compile(rf" +\.({'|'.join(DIRECTIVES)})( [\w.,%@ -]+)?")
_INSTRUCTION = re.compile(r" +[a-z][a-z0-9.]*( [\w.,#()\[\]{}! +:%-]+)?")
_PRINTED = re.compile(r"[ -~]*")


def check_plain(text: str, comment: str, file: str) -> None:
    """Refuse a text that holds anything else than lwcc writes.

    Args:
        text: of the file.
        comment: what comments begin with; they end with the line.
        file: its name, for the message.

    Raises:
        UserError: with the line.
    """
    for number, line in enumerate(text.split("\n"), 1):
        code = _without_comment(line, comment)
        is_known = not code or any(
            form.fullmatch(code) for form in (_LABEL, _SECTION, _DIRECTIVE, _INSTRUCTION)
        )
        if not is_known or not _PRINTED.fullmatch(line):
            raise UserError(
                f"{file}:{number}: this is no line of generated assembly: {line.strip()[:60]!a}\n"
                f"hint: the file was changed; `lwcc compile` makes it again"
            )


def _without_comment(line: str, comment: str) -> str:
    """A line without its comment, which is the whole line or follows a space."""
    if line.lstrip().startswith(comment):
        return ""
    return line.partition(f" {comment} ")[0].rstrip()
