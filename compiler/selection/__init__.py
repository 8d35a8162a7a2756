"""From generic operations to those that a machine has."""
