# Runs single instructions in QEMU's user mode: reads all records, runs each one's instruction on the
# registers that the record holds, stores the registers back, writes all records.
# Before it stand the pads and the instructions; FIRST, LAST and STEP say where the records are.
# gp points at the record; tp is the instruction's address and then where it went.

    .equ READ, 63
    .equ WRITE, 64
    .equ EXIT, 93

fell:
    li tp, 0
    j back
jumped:
    li tp, 1
back:
    .irp n, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
    sw x\n, 4*\n(gp)
    .endr
    addi gp, gp, STEP
    li t0, LAST
    bltu gp, t0, next
    li s0, FIRST
    li s1, LAST
flush:
    li a0, 1
    mv a1, s0
    sub a2, s1, s0
    li a7, WRITE
    ecall
    blez a0, failed
    add s0, s0, a0
    bltu s0, s1, flush
    li a0, 0
    j exit
failed:
    li a0, 1
exit:
    li a7, EXIT
    ecall

    .globl _start
_start:
    li s0, FIRST
    li s1, LAST
fill:
    li a0, 0
    mv a1, s0
    sub a2, s1, s0
    li a7, READ
    ecall
    blez a0, failed
    add s0, s0, a0
    bltu s0, s1, fill
    li gp, FIRST
next:
    .irp n, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
    lw x\n, 4*\n(gp)
    .endr
    jr tp

    .bss
    .skip LAST - FIRST
