"""What tests of this room share: a compiled toy and random inputs that are kept."""

from tests.compiled_toy import compiled, copied
from tests.kept_inputs import random_inputs

__all__ = ["compiled", "copied", "random_inputs"]
