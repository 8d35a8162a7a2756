"""Cores: what each cost class of the table takes, as LLVM's scheduling models have it.

Each line is one cost and the classes that have it: latency in cycles, cycles that a unit of each
kind of port is held, and micro-operations where there is more than one. All figures are those of
llvm-mca 19; 14 has the same for apple-a10, apple-m1 and cortex-a72, a coarser cortex-a55, and takes
neoverse-n1 for a Cortex-A57. LLVM has one model (Cyclone) for both Apple cores. Where a core has no
SHA3 instructions the figure is LLVM's default for a vector operation, not a measurement.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from compiler.machine.core import Core, Cost

# fmt: off
CYCLONE = (
    (Cost(2, {"vector": 1}),                              "shift_by8 shift_by16 add_pairs"),
    (Cost(4, {"multiply": 1, "vector": 1}),               "multiply8 multiply16 multiply_b8 multiply_b16 multiply_long"),
    (Cost(2, {"vector": 1}),                              "logic8 logic16 select8 select16 sha3 add8 add16 test8 test16 shift8 shift16 insert8 insert16 zip8 zip16 trn8 trn16 ext8 ext16 rev8 rev16 table1_8 table1_16 table2_8 table2_16 table3_8 table3_16 table4_8 table4_16 tablex_8 tablex_16 tablex2_8 tablex2_16 tablex3_8 tablex3_16 tablex4_8 tablex4_16 movi8 movi16 mvni8 mvni16"),
    (Cost(3, {"multiply": 1, "vector": 1}),               "shiftadd8 shiftadd16"),
    (Cost(2, {"aes": 1, "vector": 1}),                    "aes"),
    (Cost(7, {"memory": 1, "vector": 1}, 2),              "dup_general8 dup_general16 dup_lane8 dup_lane16 ins load_repeat"),
    (Cost(5, {"memory": 1}),                              "fmov_to_d load1_8 load1_16 load2_8"),
    (Cost(4, {"memory": 1}),                              "fmov_from_d store1_8 store1_16 load_vector load store_q store_vector store"),
    (Cost(5, {"memory": 2}, 2),                           "load2_16 load3_8 load4_8"),
    (Cost(5, {"memory": 3}, 3),                           "load3_16"),
    (Cost(5, {"memory": 4}, 4),                           "load4_16"),
    (Cost(7, {"memory": 1, "vector": 2}, 3),              "deal2_8"),
    (Cost(7, {"memory": 2, "vector": 2}, 4),              "deal2_16 deal2_2d"),
    (Cost(7, {"memory": 2, "vector": 4}, 6),              "deal4_8"),
    (Cost(9, {"memory": 4, "vector": 8}, 12),             "deal4_16 deal4_2d"),
    (Cost(6, {"memory": 1, "vector": 1}, 2),              "store2_8 gather2_8 store_pair_d store_pair"),
    (Cost(4, {"memory": 2}, 2),                           "store2_16 store_pair_q"),
    (Cost(6, {"memory": 2, "vector": 1}, 3),              "store3_8"),
    (Cost(4, {"memory": 3}, 3),                           "store3_16"),
    (Cost(6, {"memory": 2, "vector": 2}, 4),              "store4_8 gather2_16 gather2_2d"),
    (Cost(4, {"memory": 4}, 4),                           "store4_16"),
    (Cost(8, {"memory": 2, "vector": 4}, 6),              "gather4_8"),
    (Cost(8, {"memory": 4, "vector": 8}, 12),             "gather4_16 gather4_2d"),
    (Cost(4, {"memory": 1}, 2),                           "load_pair_q load_pair_d load_pair"),
    (Cost(4, {"memory": 1, "scalar": 1}, 2),              "load_step store_step"),
    (Cost(4, {"memory": 1, "scalar": 1}, 3),              "load_pair_step load_pair_d_step"),
    (Cost(6, {"memory": 1, "scalar": 1, "vector": 1}, 3), "store_pair_step store_pair_d_step"),
    (Cost(2, {"scalar": 2, "shift": 2}),                  "scalar_register scalar_shift"),
    (Cost(1, {"scalar": 1}),                              "scalar rev_scalar move_wide move_keep address"),
    (Cost(1, {"scalar": 1, "shift": 1}),                  "bitfield"),
    (Cost(0, {"branch": 1, "scalar": 1}),                 "branch branch_test branch_bit call"),
    (Cost(0, {"branch": 1, "return": 1, "scalar": 1}),    "return"),
)

CORTEX_A55 = (
    (Cost(2, {"vector": 1}),   "shift_by8"),
    (Cost(2, {"vector": 2}),   "shift_by16"),
    (Cost(3, {"vector": 2}),   "add_pairs"),
    (Cost(4, {"vector": 1}),   "multiply8 multiply_b8"),
    (Cost(4, {"vector": 2}),   "multiply16 multiply_b16 multiply_long"),
    (Cost(1, {"vector": 1}),   "logic8 mvni8"),
    (Cost(1, {"vector": 2}),   "logic16 mvni16"),
    (Cost(4, {"vector": 1}),   "select8 insert8 zip8 trn8 ext8 rev8 table1_8 table2_8 table3_8 table4_8 tablex_8 tablex2_8 tablex3_8 tablex4_8 movi8 dup_general8 dup_lane8"),
    (Cost(4, {"vector": 2}),   "select16 sha3 aes insert16 zip16 trn16 ext16 rev16 table1_16 table2_16 table3_16 table4_16 tablex_16 tablex2_16 tablex3_16 tablex4_16 movi16 ins"),
    (Cost(2, {"vector": 1}),   "add8 shift8 shift16 dup_general16 dup_lane16"),
    (Cost(2, {"vector": 2}),   "add16"),
    (Cost(3, {"vector": 1}),   "test8 shiftadd8 fmov_to_d fmov_from_d"),
    (Cost(3, {"vector": 2}),   "test16 shiftadd16"),
    (Cost(4, {"load": 1}),     "load_repeat load1_8"),
    (Cost(5, {"load": 2}),     "load1_16 load2_8 deal2_8"),
    (Cost(7, {"load": 4}),     "load2_16 load4_8 deal2_16 deal2_2d deal4_8"),
    (Cost(6, {"load": 3}),     "load3_8"),
    (Cost(9, {"load": 6}),     "load3_16"),
    (Cost(11, {"load": 8}),    "load4_16 deal4_16 deal4_2d"),
    (Cost(4, {"store": 1}),    "store1_8 store1_16 store2_8 store2_16"),
    (Cost(5, {"store": 2}),    "store3_8 store3_16 gather2_8"),
    (Cost(5, {"store": 4}),    "store4_8 store4_16 gather2_16 gather2_2d gather4_8 gather4_16 gather4_2d"),
    (Cost(3, {"load": 1}),     "load_vector load"),
    (Cost(6, {"load": 6}, 2),  "load_pair_q"),
    (Cost(5, {"load": 2}, 2),  "load_pair_d load_pair"),
    (Cost(3, {"load": 1}, 2),  "load_step"),
    (Cost(5, {"load": 2}, 3),  "load_pair_step load_pair_d_step"),
    (Cost(1, {"store": 1}),    "store_q store_vector store_pair_q store_pair_d store store_pair"),
    (Cost(1, {"store": 1}, 2), "store_step store_pair_step store_pair_d_step"),
    (Cost(3, {"scalar": 1}),   "scalar_register scalar_shift scalar bitfield rev_scalar move_wide move_keep address"),
    (Cost(1, {"branch": 1}),   "branch branch_test branch_bit call return"),
)

CORTEX_A72 = (
    (Cost(3, {"vector": 1}),                 "shift_by8 add_pairs"),
    (Cost(4, {"vector": 2, "vector_x": 2}, 2), "shift_by16"),
    (Cost(3, {"vector": 1, "vector_w": 1}),  "aes"),
    (Cost(5, {"vector": 1, "vector_w": 1}),  "multiply8 multiply_b8 multiply_long"),
    (Cost(6, {"vector": 2, "vector_w": 2}, 2), "multiply16 multiply_b16"),
    (Cost(3, {"vector": 1}),                 "logic8 logic16 select8 sha3 add8 add16 test8 test16 shift8 shift16 insert8 insert16 zip8 trn8 trn16 ext8 ext16 rev8 rev16 table1_8 tablex_8 movi8 movi16 mvni8 mvni16 dup_lane8 dup_lane16"),
    (Cost(3, {"vector": 2}, 2),              "select16"),
    (Cost(4, {"vector": 1, "vector_x": 1}),  "shiftadd8 shiftadd16"),
    (Cost(6, {"vector": 3}, 3),              "zip16 table1_16 tablex_16"),
    (Cost(6, {"vector": 2}, 2),              "table2_8 tablex2_8"),
    (Cost(9, {"vector": 5}, 5),              "table2_16 tablex2_16"),
    (Cost(9, {"vector": 3}, 3),              "table3_8 tablex3_8"),
    (Cost(12, {"vector": 7}, 7),             "table3_16 tablex3_16"),
    (Cost(12, {"vector": 4}, 4),             "table4_8 tablex4_8"),
    (Cost(15, {"vector": 9}, 9),             "table4_16 tablex4_16"),
    (Cost(8, {"load": 1, "vector": 1}, 2),   "dup_general8 dup_general16 ins load_repeat deal2_8"),
    (Cost(5, {"load": 1}),                   "fmov_to_d fmov_from_d load1_8 load1_16 load2_8 load_vector"),
    (Cost(6, {"load": 2}, 2),                "load2_16 load3_8 load4_8 deal2_2d"),
    (Cost(7, {"load": 3}, 3),                "load3_16"),
    (Cost(8, {"load": 4}, 4),                "load4_16 deal4_2d"),
    (Cost(9, {"load": 2, "vector": 2}, 4),   "deal2_16 deal4_8"),
    (Cost(11, {"load": 4, "vector": 4}, 8),  "deal4_16"),
    (Cost(1, {"store": 1}),                  "store1_8 store_vector store"),
    (Cost(2, {"store": 2}, 2),               "store1_16 store2_8 store_pair_d store_pair"),
    (Cost(4, {"store": 4}, 4),               "store2_16 store4_8 gather2_2d"),
    (Cost(3, {"store": 3}, 3),               "store3_8"),
    (Cost(6, {"store": 6}, 6),               "store3_16"),
    (Cost(8, {"store": 8}, 8),               "store4_16 gather4_2d"),
    (Cost(3, {"store": 2, "vector": 1}, 3),  "gather2_8"),
    (Cost(4, {"store": 4, "vector": 2}, 6),  "gather2_16 gather4_8"),
    (Cost(8, {"store": 8, "vector": 4}, 12), "gather4_16"),
    (Cost(6, {"load": 2}, 3),                "load_pair_q"),
    (Cost(5, {"load": 1}, 2),                "load_pair_d"),
    (Cost(4, {"load": 1}),                   "load"),
    (Cost(4, {"load": 1}, 2),                "load_pair"),
    (Cost(4, {"load": 1, "scalar": 1}, 2),   "load_step"),
    (Cost(4, {"load": 1, "scalar": 1}, 3),   "load_pair_step"),
    (Cost(5, {"load": 1, "scalar": 1}, 3),   "load_pair_d_step"),
    (Cost(2, {"scalar": 1, "store": 2}, 3),  "store_q"),
    (Cost(4, {"scalar": 1, "store": 4}, 5),  "store_pair_q"),
    (Cost(1, {"scalar": 2, "store": 1}, 3),  "store_step"),
    (Cost(2, {"scalar": 2, "store": 2}, 4),  "store_pair_step store_pair_d_step"),
    (Cost(1, {"scalar": 1}),                 "scalar_register scalar bitfield rev_scalar move_wide move_keep address"),
    (Cost(2, {"multiply": 1}),               "scalar_shift"),
    (Cost(1, {"branch": 1, "scalar": 1}, 2),    "call"),
    (Cost(1, {"branch": 1}),                 "branch branch_test branch_bit return"),
)

NEOVERSE_N1 = (
    (Cost(2, {"vector": 1}),                                  "add_pairs multiply_b8 multiply_b16"),
    (Cost(2, {"vector": 1, "vector_1": 1}),                   "shift_by8 shift_by16"),
    (Cost(2, {"vector": 1, "vector_0": 1}),                   "aes"),
    (Cost(4, {"vector": 1, "vector_0": 1}),                   "multiply8 multiply_long"),
    (Cost(5, {"vector": 2, "vector_0": 2}, 2),                "multiply16"),
    (Cost(2, {"vector": 1}),                                  "logic8 logic16 select8 select16 sha3 add8 add16 test8 test16 zip8 zip16 trn8 trn16 ext8 ext16 rev8 rev16 table1_8 table1_16 table2_8 table2_16 tablex_8 tablex_16 movi8 movi16 mvni8 mvni16 dup_lane8 dup_lane16"),
    (Cost(2, {"vector": 1, "vector_1": 1}),                   "shift8 shift16 insert8 insert16 fmov_from_d"),
    (Cost(4, {"vector": 1, "vector_1": 1}),                   "shiftadd8 shiftadd16"),
    (Cost(4, {"vector": 4}, 4),                               "table3_8 table3_16 tablex2_8 tablex2_16"),
    (Cost(4, {"vector": 3}, 3),                               "table4_8 table4_16"),
    (Cost(6, {"vector": 3}, 3),                               "tablex3_8 tablex3_16"),
    (Cost(6, {"vector": 5}, 5),                               "tablex4_8 tablex4_16"),
    (Cost(3, {"multiply": 1, "scalar": 1}),                   "dup_general8 dup_general16 fmov_to_d"),
    (Cost(5, {"multiply": 1, "scalar": 1, "vector": 1}, 2),   "ins"),
    (Cost(7, {"memory": 1, "vector": 1}, 2),                  "load_repeat"),
    (Cost(5, {"memory": 1}),                                  "load1_8 load1_16"),
    (Cost(5, {"memory": 2}, 2),                               "load2_8 load2_16"),
    (Cost(6, {"memory": 3}, 3),                               "load3_8 load3_16"),
    (Cost(6, {"memory": 4}, 4),                               "load4_8 load4_16"),
    (Cost(7, {"memory": 2, "vector": 2}, 4),                  "deal2_8 deal2_16 deal2_2d"),
    (Cost(8, {"memory": 3, "vector": 4}, 7),                  "deal4_8"),
    (Cost(10, {"memory": 4, "vector": 4}, 8),                 "deal4_16 deal4_2d"),
    (Cost(2, {"memory": 1, "vector": 1}, 2),                  "store1_8 store1_16 store_vector"),
    (Cost(2, {"memory": 1, "vector": 2}, 3),                  "store2_8"),
    (Cost(2, {"memory": 2, "vector": 2}, 4),                  "store2_16 store4_8 store_q store_pair_d"),
    (Cost(3, {"memory": 2, "vector": 3}, 5),                  "store3_8"),
    (Cost(4, {"memory": 3, "vector": 3}, 6),                  "store3_16"),
    (Cost(5, {"memory": 4, "vector": 4}, 8),                  "store4_16"),
    (Cost(4, {"memory": 1, "vector": 1}, 2),                  "gather2_8"),
    (Cost(5, {"memory": 2, "vector": 2}, 4),                  "gather2_16 gather2_2d"),
    (Cost(7, {"memory": 3, "vector": 3}, 6),                  "gather4_8"),
    (Cost(9, {"memory": 6, "vector": 6}, 12),                 "gather4_16"),
    (Cost(6, {"memory": 4, "vector": 4}, 8),                  "gather4_2d"),
    (Cost(5, {"memory": 1, "scalar": 1}, 2),                  "load_vector"),
    (Cost(7, {"memory": 2, "scalar": 1}, 3),                  "load_pair_q"),
    (Cost(5, {"memory": 2, "scalar": 1}, 3),                  "load_pair_d load_pair_d_step"),
    (Cost(4, {"memory": 1}),                                  "load"),
    (Cost(4, {"memory": 2}, 2),                               "load_pair"),
    (Cost(4, {"memory": 1, "scalar": 1}, 2),                  "load_step"),
    (Cost(4, {"memory": 2, "scalar": 1}, 3),                  "load_pair_step"),
    (Cost(3, {"memory": 4, "vector": 2}, 6),                  "store_pair_q"),
    (Cost(1, {"memory": 1, "store_data": 1}, 2),              "store"),
    (Cost(1, {"memory": 2, "store_data": 1}, 3),              "store_pair"),
    (Cost(1, {"memory": 1, "scalar": 1, "store_data": 1}, 3), "store_step"),
    (Cost(1, {"memory": 2, "scalar": 1, "store_data": 1}, 4), "store_pair_step"),
    (Cost(2, {"memory": 2, "scalar": 1, "vector": 2}, 5),     "store_pair_d_step"),
    (Cost(1, {"scalar": 1}),                                  "scalar_register scalar_shift scalar bitfield rev_scalar move_wide move_keep address"),
    (Cost(1, {"branch": 1, "scalar": 1}, 2),    "call"),
    (Cost(1, {"branch": 1}),                                  "branch branch_test branch_bit return"),
)

CYCLONE_PORTS = {"vector": 3, "aes": 1, "multiply": 2, "memory": 2, "scalar": 4, "shift": 2, "branch": 2, "return": 1}
# Sizes of the buffers that the model names CyUnitV and CyUnitLS; kernels hardly use the others.
CYCLONE_QUEUES = {"vector": 48, "memory": 28}
CORTEX_A55_PORTS = {"vector": 2, "load": 1, "store": 1, "scalar": 2, "branch": 1}
CORTEX_A72_PORTS = {"vector": 2, "vector_x": 1, "vector_w": 1, "load": 1, "store": 1, "scalar": 2, "multiply": 1, "branch": 1}
NEOVERSE_N1_PORTS = {"vector": 2, "vector_0": 1, "vector_1": 1, "memory": 2, "store_data": 2, "scalar": 3, "multiply": 1, "branch": 1}
# fmt: on


def _by_class(costs: Iterable[tuple[Cost, str]]) -> Mapping[str, Cost]:
    return {name: cost for cost, names in costs for name in names.split()}


CORES: Mapping[str, Core] = {
    core.name: core
    for core in (
        Core(
            name="apple-a10",
            width=6,
            window=192,
            ports=CYCLONE_PORTS,
            costs=_by_class(CYCLONE),
            source="LLVM 19, AArch64SchedCyclone.td",
            queues=CYCLONE_QUEUES,
        ),
        Core(
            name="apple-m1",
            width=6,
            window=192,
            ports=CYCLONE_PORTS,
            costs=_by_class(CYCLONE),
            source="LLVM 19, AArch64SchedCyclone.td",
            queues=CYCLONE_QUEUES,
        ),
        Core(
            name="cortex-a55",
            width=2,
            window=0,
            ports=CORTEX_A55_PORTS,
            costs=_by_class(CORTEX_A55),
            source="LLVM 19, AArch64SchedA55.td",
        ),
        Core(
            name="cortex-a72",
            width=3,
            window=128,
            ports=CORTEX_A72_PORTS,
            costs=_by_class(CORTEX_A72),
            source="LLVM 19, AArch64SchedA57.td",
        ),
        Core(
            name="neoverse-n1",
            width=8,
            window=128,
            ports=NEOVERSE_N1_PORTS,
            costs=_by_class(NEOVERSE_N1),
            source="LLVM 19, AArch64SchedNeoverseN1.td",
        ),
    )
}
