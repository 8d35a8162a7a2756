"""What tests of this room share: a compiled toy."""

from tests.compiled_toy import compiled

__all__ = ["compiled"]
