"""Instruction selection: from generic operations to a target's instructions."""
