"""The sources that a verdict on the functions of a file of a mode depends on."""

from __future__ import annotations

from functools import cache

from builds.sources import PROOF, Sources

MODE_PROOF = Sources(
    beginning=(*PROOF.beginning, "prove/modes/verdict.py", "dsl/modes/parse.py"),
    beside=(
        *("dsl/syntax/grammar.lark", "dsl/modes/mode.lark"),
        *(f"proof_driver/modes/{name}.py" for name in ("files", "subjects", "proving")),
        "proof_driver/modes/certificates.py",
    ),
    of_target=PROOF.of_target,
    of_executors={"grid": ("prove/requests/verdict.py", "proof_driver/kernel_files.py")},
    not_counted=PROOF.not_counted,
)
"""The sources between the text of a file of a mode and a verdict on its functions.

The text of the mode is not among them: certificates have its digest.
"""


@cache
def mode_checker_digest(target: str) -> str:
    """The digest of `MODE_PROOF` at its first use."""
    return MODE_PROOF.at_first_use(target)
