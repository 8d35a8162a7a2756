"""What tests of this room share: fewer orders of the scheduler, and a compiled toy."""

from tests.compiled_toy import compiled
from tests.few_orders import few_orders_in_the_room

__all__ = ["compiled", "few_orders_in_the_room"]
