"""What tests of this room share: fewer orders of the scheduler."""

from tests.few_orders import few_orders_in_the_room

__all__ = ["few_orders_in_the_room"]
