"""What tests of this room share: fewer orders of the scheduler and random inputs that are kept."""

from tests.few_orders import few_orders_in_the_room
from tests.kept_inputs import random_inputs

__all__ = ["few_orders_in_the_room", "random_inputs"]
