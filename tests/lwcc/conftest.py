"""What tests of this room share: fewer orders, a compiled toy and random inputs that are kept."""

from tests.compiled_toy import compiled, copied
from tests.few_orders import few_orders_in_the_room
from tests.kept_inputs import random_inputs

__all__ = ["compiled", "copied", "few_orders_in_the_room", "random_inputs"]
