// Runs single instructions in QEMU's user mode: reads all records, runs each one's instruction on the
// registers that the record holds, stores the registers back, writes all records.
// Before it stand the pads and the instructions; FIRST, LAST and STEP say where the records are.
// x28 points at the record; x27 is the instruction's address and then where it went.

    .equ READ, 63
    .equ WRITE, 64
    .equ EXIT, 93

fell:
    mov x27, #0
    b back
jumped:
    mov x27, #1
back:
    .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 29, 30
    str x\n, [x28, #8*\n]
    .endr
    mrs x0, nzcv
    str x0, [x28, #248]
    .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
    str q\n, [x28, #256+16*\n]
    .endr
    add x28, x28, #STEP
    ldr x1, =LAST
    cmp x28, x1
    b.lo next
    ldr x19, =FIRST
flush:
    mov x0, #1
    mov x1, x19
    ldr x2, =LAST
    sub x2, x2, x19
    mov x8, #WRITE
    svc #0
    cmp x0, #0
    b.le failed
    add x19, x19, x0
    ldr x2, =LAST
    cmp x19, x2
    b.lo flush
    mov x0, #0
    b exit
failed:
    mov x0, #1
exit:
    mov x8, #EXIT
    svc #0

    .globl _start
_start:
    ldr x19, =FIRST
fill:
    mov x0, #0
    mov x1, x19
    ldr x2, =LAST
    sub x2, x2, x19
    mov x8, #READ
    svc #0
    cmp x0, #0
    b.le failed
    add x19, x19, x0
    ldr x2, =LAST
    cmp x19, x2
    b.lo fill
    ldr x28, =FIRST
next:
    ldr x0, [x28, #248]
    msr nzcv, x0
    .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
    ldr q\n, [x28, #256+16*\n]
    .endr
    .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 29, 30
    ldr x\n, [x28, #8*\n]
    .endr
    br x27
    .ltorg

    .bss
    .skip LAST - FIRST
