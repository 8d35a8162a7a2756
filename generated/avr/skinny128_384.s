; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile skinny --set skinny128_384 --target avr --lanes 1
; passes:    unroll() invert() constants(enabled=true) counter() fold() sbox(fixed=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 55
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 16, key 48, nonce 12, rk 560, ctx 572, align 1, group 16, stack 55, code 34010, flash 36058, ram 1187
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 2048, ram 0: table_S8, table_S8_inverse, table_byte_0, table_byte_1, table_byte_2, table_byte_3, table_byte_4, table_byte_5
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by SAT sweep, bit graph; object sha256:2cc96f1c81d3abc716fac00beaaeacaaafdca0add6d0857c6171eac559c4357c

    .text

    .global lwcc_skinny128_384_key_setup_avr
    .type lwcc_skinny128_384_key_setup_avr, @function
lwcc_skinny128_384_key_setup_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r16
    push r17
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 29
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    movw r26, r22
    movw r30, r24
    std Y+3, r26
    std Y+4, r27
    std Y+5, r30
    std Y+6, r31
    ldi r25, 1
    std Z+0, r25
    ldi r25, 0
    std Z+1, r25
    ld r6, X+
    adiw r26, 15
    ld r15, X+
    eor r6, r15
    adiw r26, 15
    ld r15, X
    eor r6, r15
    std Z+2, r6
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r6, X+
    adiw r26, 15
    ld r15, X+
    eor r6, r15
    adiw r26, 15
    ld r15, X
    eor r6, r15
    std Z+3, r6
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r6, X+
    adiw r26, 15
    ld r15, X+
    eor r6, r15
    adiw r26, 15
    ld r15, X
    eor r6, r15
    std Z+4, r6
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r6, X+
    adiw r26, 15
    ld r15, X+
    eor r6, r15
    adiw r26, 15
    ld r15, X
    eor r6, r15
    std Z+5, r6
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r6, X+
    adiw r26, 15
    ld r15, X+
    eor r6, r15
    adiw r26, 15
    ld r15, X
    eor r6, r15
    std Z+6, r6
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r6, X+
    adiw r26, 15
    ld r15, X+
    eor r6, r15
    adiw r26, 15
    ld r15, X
    eor r6, r15
    std Z+7, r6
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r6, X+
    adiw r26, 15
    ld r15, X+
    eor r6, r15
    adiw r26, 15
    ld r15, X
    eor r6, r15
    std Z+8, r6
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r6, X+
    adiw r26, 15
    ld r15, X+
    eor r6, r15
    adiw r26, 15
    ld r15, X
    eor r6, r15
    std Z+9, r6
    ldi r25, 3
    std Z+10, r25
    ldi r25, 0
    std Z+11, r25
    subi r26, lo8(-(-14))
    sbci r27, hi8(-(-14))
    ld r6, X
    swap r6
    mov r25, r6
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    ld r6, X
    swap r6
    mov r24, r6
    andi r24, 15
    lsr r24
    eor r25, r24
    andi r25, 1
    ld r6, X+
    lsl r6
    or r6, r25
    adiw r26, 15
    ld r15, X
    swap r15
    mov r25, r15
    andi r25, 15
    lsr r25
    lsr r25
    ld r15, X
    eor r15, r25
    swap r15
    mov r25, r15
    andi r25, 240
    lsl r25
    lsl r25
    lsl r25
    ld r15, X
    lsr r15
    or r15, r25
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r7, X
    swap r7
    mov r25, r7
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    ld r7, X
    swap r7
    mov r24, r7
    andi r24, 15
    lsr r24
    eor r25, r24
    andi r25, 1
    ld r7, X+
    lsl r7
    or r7, r25
    adiw r26, 15
    ld r14, X
    swap r14
    mov r25, r14
    andi r25, 15
    lsr r25
    lsr r25
    ld r14, X
    eor r14, r25
    swap r14
    mov r25, r14
    andi r25, 240
    lsl r25
    lsl r25
    lsl r25
    ld r14, X
    lsr r14
    or r14, r25
    subi r26, lo8(-(-23))
    sbci r27, hi8(-(-23))
    ld r4, X
    swap r4
    mov r25, r4
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    ld r4, X
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    eor r25, r24
    andi r25, 1
    ld r4, X+
    lsl r4
    or r4, r25
    adiw r26, 15
    ld r5, X
    swap r5
    mov r25, r5
    andi r25, 15
    lsr r25
    lsr r25
    ld r5, X
    eor r5, r25
    swap r5
    mov r25, r5
    andi r25, 240
    lsl r25
    lsl r25
    lsl r25
    ld r5, X
    lsr r5
    or r5, r25
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r13, X
    swap r13
    mov r25, r13
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    ld r13, X
    swap r13
    mov r24, r13
    andi r24, 15
    lsr r24
    eor r25, r24
    andi r25, 1
    ld r13, X+
    lsl r13
    or r13, r25
    adiw r26, 15
    ld r12, X
    swap r12
    mov r25, r12
    andi r25, 15
    lsr r25
    lsr r25
    ld r12, X
    eor r12, r25
    swap r12
    mov r25, r12
    andi r25, 240
    lsl r25
    lsl r25
    lsl r25
    ld r12, X
    lsr r12
    or r12, r25
    subi r26, lo8(-(-19))
    sbci r27, hi8(-(-19))
    ld r11, X
    swap r11
    mov r25, r11
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    ld r11, X
    swap r11
    mov r24, r11
    andi r24, 15
    lsr r24
    eor r25, r24
    andi r25, 1
    ld r11, X+
    lsl r11
    or r11, r25
    adiw r26, 15
    ld r10, X
    swap r10
    mov r25, r10
    andi r25, 15
    lsr r25
    lsr r25
    ld r10, X
    eor r10, r25
    swap r10
    mov r25, r10
    andi r25, 240
    lsl r25
    lsl r25
    lsl r25
    ld r10, X
    lsr r10
    or r10, r25
    subi r26, lo8(-(-12))
    sbci r27, hi8(-(-12))
    ld r8, X
    swap r8
    mov r25, r8
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    ld r8, X
    swap r8
    mov r24, r8
    andi r24, 15
    lsr r24
    eor r25, r24
    andi r25, 1
    ld r8, X+
    lsl r8
    or r8, r25
    adiw r26, 15
    ld r9, X
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    ld r9, X
    eor r9, r25
    swap r9
    mov r25, r9
    andi r25, 240
    lsl r25
    lsl r25
    lsl r25
    ld r9, X
    lsr r9
    or r9, r25
    subi r26, lo8(-(-18))
    sbci r27, hi8(-(-18))
    ld r2, X
    swap r2
    mov r25, r2
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    ld r2, X
    swap r2
    mov r24, r2
    andi r24, 15
    lsr r24
    eor r25, r24
    andi r25, 1
    ld r2, X+
    lsl r2
    or r2, r25
    adiw r26, 15
    ld r3, X
    swap r3
    mov r25, r3
    andi r25, 15
    lsr r25
    lsr r25
    ld r3, X
    eor r3, r25
    swap r3
    mov r25, r3
    andi r25, 240
    lsl r25
    lsl r25
    lsl r25
    ld r3, X
    lsr r3
    or r3, r25
    subi r26, lo8(-(-17))
    sbci r27, hi8(-(-17))
    ld r0, X
    swap r0
    mov r25, r0
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    ld r0, X
    swap r0
    mov r24, r0
    andi r24, 15
    lsr r24
    eor r25, r24
    andi r25, 1
    ld r0, X+
    lsl r0
    or r0, r25
    adiw r26, 15
    ld r25, X
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    ld r24, X
    eor r24, r25
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsl r24
    ld r25, X
    lsr r25
    or r25, r24
    subi r26, lo8(-(-34))
    sbci r27, hi8(-(-34))
    ld r24, X+
    eor r24, r6
    eor r24, r15
    std Z+12, r24
    adiw r26, 5
    ld r24, X
    eor r24, r7
    eor r24, r14
    std Z+13, r24
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r24, X+
    eor r24, r4
    eor r24, r5
    std Z+14, r24
    adiw r26, 4
    ld r24, X
    eor r24, r13
    eor r24, r12
    std Z+15, r24
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r24, X+
    eor r24, r11
    eor r24, r10
    std Z+16, r24
    adiw r26, 3
    ld r24, X
    eor r24, r8
    eor r24, r9
    std Z+17, r24
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r24, X
    eor r24, r2
    eor r24, r3
    std Z+18, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r24, X+
    eor r24, r0
    eor r24, r25
    std Z+19, r24
    ldi r24, 7
    std Z+20, r24
    ldi r24, 0
    std Z+21, r24
    adiw r26, 5
    ld r24, X
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    ld r23, X
    swap r23
    andi r23, 15
    lsr r23
    eor r24, r23
    andi r24, 1
    ld r23, X+
    lsl r23
    or r24, r23
    adiw r26, 15
    ld r23, X
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    ld r22, X
    eor r22, r23
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsl r22
    ld r23, X
    lsr r23
    or r23, r22
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r22, X
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    ld r21, X
    swap r21
    andi r21, 15
    lsr r21
    eor r22, r21
    andi r22, 1
    ld r21, X+
    lsl r21
    or r22, r21
    adiw r26, 15
    ld r21, X
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    ld r20, X
    eor r20, r21
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsl r20
    ld r21, X
    lsr r21
    or r21, r20
    subi r26, lo8(-(-23))
    sbci r27, hi8(-(-23))
    ld r20, X
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    ld r19, X
    swap r19
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    ld r19, X+
    lsl r19
    or r20, r19
    adiw r26, 15
    ld r19, X
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    ld r18, X
    eor r18, r19
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    lsl r18
    ld r19, X
    lsr r19
    or r19, r18
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r18, X
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    ld r17, X
    swap r17
    andi r17, 15
    lsr r17
    eor r18, r17
    andi r18, 1
    ld r17, X+
    lsl r17
    or r18, r17
    adiw r26, 15
    ld r17, X
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    ld r16, X
    eor r16, r17
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    lsl r16
    ld r17, X
    lsr r17
    or r17, r16
    subi r26, lo8(-(-19))
    sbci r27, hi8(-(-19))
    ld r16, X
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+14, r12
    ld r12, X
    swap r12
    std Y+15, r25
    mov r25, r12
    andi r25, 15
    lsr r25
    eor r16, r25
    andi r16, 1
    ld r12, X+
    lsl r12
    or r12, r16
    adiw r26, 15
    ld r25, X
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    ld r16, X
    eor r16, r25
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    lsl r16
    ld r25, X
    lsr r25
    or r25, r16
    subi r26, lo8(-(-12))
    sbci r27, hi8(-(-12))
    ld r16, X
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+16, r13
    ld r13, X
    swap r13
    std Y+17, r25
    mov r25, r13
    andi r25, 15
    lsr r25
    eor r16, r25
    andi r16, 1
    ld r13, X+
    lsl r13
    or r13, r16
    adiw r26, 15
    ld r25, X
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    ld r16, X
    eor r16, r25
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    lsl r16
    ld r25, X
    lsr r25
    or r25, r16
    subi r26, lo8(-(-18))
    sbci r27, hi8(-(-18))
    ld r16, X
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+18, r10
    ld r10, X
    swap r10
    std Y+19, r25
    mov r25, r10
    andi r25, 15
    lsr r25
    eor r16, r25
    andi r16, 1
    ld r10, X+
    lsl r10
    or r10, r16
    adiw r26, 15
    ld r25, X
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    ld r16, X
    eor r16, r25
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    lsl r16
    ld r25, X
    lsr r25
    or r25, r16
    subi r26, lo8(-(-17))
    sbci r27, hi8(-(-17))
    ld r16, X
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+20, r11
    ld r11, X
    swap r11
    std Y+21, r25
    mov r25, r11
    andi r25, 15
    lsr r25
    eor r16, r25
    andi r16, 1
    ld r11, X+
    lsl r11
    or r11, r16
    adiw r26, 15
    ld r25, X
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    ld r16, X
    eor r16, r25
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    lsl r16
    ld r25, X
    lsr r25
    or r25, r16
    subi r26, lo8(-(-34))
    sbci r27, hi8(-(-34))
    ld r16, X+
    eor r16, r24
    eor r16, r23
    std Z+22, r16
    adiw r26, 5
    ld r16, X
    eor r16, r22
    eor r16, r21
    std Z+23, r16
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r16, X+
    eor r16, r20
    eor r16, r19
    std Z+24, r16
    adiw r26, 4
    ld r16, X
    eor r16, r18
    eor r16, r17
    std Z+25, r16
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r16, X+
    eor r16, r12
    std Y+22, r17
    ldd r17, Y+17
    eor r16, r17
    std Z+26, r16
    adiw r26, 3
    ld r16, X
    eor r16, r13
    ldd r17, Y+19
    eor r16, r17
    std Z+27, r16
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r16, X
    eor r16, r10
    ldd r17, Y+21
    eor r16, r17
    std Z+28, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    eor r16, r11
    eor r16, r25
    std Z+29, r16
    ldi r16, 15
    std Z+30, r16
    ldi r16, 0
    std Z+31, r16
    mov r16, r7
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r17, r7
    swap r17
    andi r17, 15
    lsr r17
    eor r16, r17
    andi r16, 1
    lsl r7
    or r7, r16
    adiw r26, 11
    ld r17, X
    eor r7, r17
    mov r17, r14
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    eor r17, r14
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsr r14
    lsl r17
    or r14, r17
    eor r7, r14
    std Z+32, r7
    mov r7, r0
    swap r7
    mov r17, r7
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r7, r0
    swap r7
    mov r16, r7
    andi r16, 15
    lsr r16
    eor r17, r16
    andi r17, 1
    lsl r0
    or r0, r17
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r7, X
    eor r7, r0
    ldd r0, Y+15
    mov r17, r0
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    eor r17, r0
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsr r0
    lsl r17
    or r0, r17
    eor r7, r0
    std Z+33, r7
    mov r7, r6
    swap r7
    mov r17, r7
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r7, r6
    swap r7
    mov r16, r7
    andi r16, 15
    lsr r16
    eor r17, r16
    andi r17, 1
    lsl r6
    or r6, r17
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r7, X+
    eor r7, r6
    mov r6, r15
    swap r6
    mov r17, r6
    andi r17, 15
    lsr r17
    lsr r17
    eor r17, r15
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsr r15
    lsl r17
    or r15, r17
    eor r7, r15
    std Z+34, r7
    mov r6, r8
    swap r6
    mov r17, r6
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    movw r6, r8 ; r7, r9
    swap r6
    mov r16, r6
    andi r16, 15
    lsr r16
    eor r17, r16
    andi r17, 1
    lsl r8
    or r8, r17
    adiw r26, 4
    ld r6, X
    eor r6, r8
    swap r7
    mov r17, r7
    andi r17, 15
    lsr r17
    lsr r17
    eor r17, r9
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsr r9
    lsl r17
    or r9, r17
    eor r6, r9
    std Z+35, r6
    mov r6, r4
    swap r6
    mov r17, r6
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    movw r6, r4 ; r7, r5
    swap r6
    mov r16, r6
    andi r16, 15
    lsr r16
    eor r17, r16
    andi r17, 1
    lsl r4
    or r4, r17
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r6, X+
    eor r6, r4
    swap r7
    mov r17, r7
    andi r17, 15
    lsr r17
    lsr r17
    eor r17, r5
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsr r5
    lsl r17
    or r5, r17
    eor r6, r5
    std Z+36, r6
    mov r6, r2
    swap r6
    mov r17, r6
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    movw r6, r2 ; r7, r3
    swap r6
    mov r16, r6
    andi r16, 15
    lsr r16
    eor r17, r16
    andi r17, 1
    lsl r2
    or r2, r17
    adiw r26, 3
    ld r6, X
    eor r6, r2
    swap r7
    mov r17, r7
    andi r17, 15
    lsr r17
    lsr r17
    eor r17, r3
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsr r3
    lsl r17
    or r3, r17
    eor r6, r3
    std Z+37, r6
    ldd r6, Y+20
    mov r7, r6
    swap r7
    mov r17, r7
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r7, r6
    swap r7
    mov r16, r7
    andi r16, 15
    lsr r16
    eor r17, r16
    andi r17, 1
    lsl r6
    or r6, r17
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r7, X+
    eor r7, r6
    ldd r6, Y+18
    mov r4, r6
    swap r4
    mov r17, r4
    andi r17, 15
    lsr r17
    lsr r17
    eor r17, r6
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsr r6
    lsl r17
    or r6, r17
    eor r7, r6
    std Z+38, r7
    ldd r7, Y+16
    mov r4, r7
    swap r4
    mov r17, r4
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r4, r7
    swap r4
    mov r16, r4
    andi r16, 15
    lsr r16
    eor r17, r16
    andi r17, 1
    lsl r7
    or r7, r17
    adiw r26, 2
    ld r4, X
    eor r4, r7
    ldd r7, Y+14
    mov r8, r7
    swap r8
    mov r17, r8
    andi r17, 15
    lsr r17
    lsr r17
    eor r17, r7
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsr r7
    lsl r17
    or r7, r17
    eor r4, r7
    std Z+39, r4
    ldi r17, 15
    std Z+40, r17
    ldi r17, 1
    std Z+41, r17
    mov r4, r22
    swap r4
    mov r17, r4
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r4, r22
    swap r4
    mov r16, r4
    andi r16, 15
    lsr r16
    eor r17, r16
    andi r17, 1
    lsl r22
    or r17, r22
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r4, X
    eor r4, r17
    mov r8, r21
    swap r8
    mov r22, r8
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r21
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r21
    lsl r22
    or r21, r22
    eor r4, r21
    std Z+42, r4
    mov r4, r11
    swap r4
    mov r22, r4
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r4, r11
    swap r4
    mov r17, r4
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r11
    or r11, r22
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r4, X
    eor r4, r11
    mov r11, r25
    swap r11
    mov r22, r11
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r25
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r25
    lsl r22
    or r25, r22
    eor r4, r25
    std Z+43, r4
    mov r4, r24
    swap r4
    mov r22, r4
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r4, r24
    swap r4
    mov r17, r4
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r24
    or r22, r24
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r4, X+
    eor r4, r22
    mov r11, r23
    swap r11
    mov r24, r11
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r23
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r23
    lsl r24
    or r23, r24
    eor r4, r23
    std Z+44, r4
    mov r4, r13
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r4, r13
    swap r4
    mov r22, r4
    andi r22, 15
    lsr r22
    eor r24, r22
    andi r24, 1
    lsl r13
    or r13, r24
    adiw r26, 4
    ld r4, X
    eor r4, r13
    ldd r13, Y+19
    mov r11, r13
    swap r11
    mov r24, r11
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r13
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r13
    lsl r24
    or r13, r24
    eor r4, r13
    std Z+45, r4
    mov r4, r20
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r4, r20
    swap r4
    mov r22, r4
    andi r22, 15
    lsr r22
    eor r24, r22
    andi r24, 1
    lsl r20
    or r24, r20
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r4, X+
    eor r4, r24
    mov r11, r19
    swap r11
    mov r24, r11
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r19
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r19
    lsl r24
    or r19, r24
    eor r4, r19
    std Z+46, r4
    mov r4, r10
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r4, r10
    swap r4
    mov r22, r4
    andi r22, 15
    lsr r22
    eor r24, r22
    andi r24, 1
    lsl r10
    or r10, r24
    adiw r26, 3
    ld r4, X
    eor r4, r10
    ldd r11, Y+21
    mov r10, r11
    swap r10
    mov r24, r10
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r11
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r11
    lsl r24
    or r11, r24
    eor r4, r11
    std Z+47, r4
    mov r4, r12
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r4, r12
    swap r4
    mov r22, r4
    andi r22, 15
    lsr r22
    eor r24, r22
    andi r24, 1
    lsl r12
    or r12, r24
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r4, X+
    eor r4, r12
    ldd r12, Y+17
    mov r10, r12
    swap r10
    mov r24, r10
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r12
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r12
    lsl r24
    or r12, r24
    eor r4, r12
    std Z+48, r4
    mov r4, r18
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r4, r18
    swap r4
    mov r22, r4
    andi r22, 15
    lsr r22
    eor r24, r22
    andi r24, 1
    lsl r18
    or r24, r18
    adiw r26, 2
    ld r4, X+
    eor r4, r24
    ldd r10, Y+22
    mov r8, r10
    swap r8
    mov r24, r8
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r10
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r10
    lsl r24
    or r10, r24
    eor r4, r10
    std Z+49, r4
    ldi r24, 14
    std Z+50, r24
    ldi r24, 3
    std Z+51, r24
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 21
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r0
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r0
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r0
    lsl r24
    or r0, r24
    eor r8, r0
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+52, r8
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 17
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r7
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r7
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r7
    lsl r24
    or r7, r24
    eor r8, r7
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+53, r8
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 17
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r14
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r14
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r14
    lsl r24
    or r14, r24
    eor r8, r14
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+54, r8
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 12
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r3
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r3
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r3
    lsl r24
    or r3, r24
    eor r8, r3
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+55, r8
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 12
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r15
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r15
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r15
    lsl r24
    or r15, r24
    eor r8, r15
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+56, r8
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 16
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r6
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r6
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r6
    lsl r24
    or r6, r24
    eor r8, r6
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+57, r8
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 13
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r5
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r5
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r5
    lsl r24
    or r5, r24
    eor r8, r5
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+58, r8
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 21
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r9
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r9
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r9
    lsl r24
    or r9, r24
    eor r8, r9
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+59, r8
    ldi r24, 13
    std Z+60, r24
    ldi r24, 3
    std Z+61, r24
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 4
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r25
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r25
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r25
    lsl r24
    or r25, r24
    eor r8, r25
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+62, r8
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 17
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r10
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r10
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r10
    lsl r24
    or r10, r24
    eor r8, r10
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+63, r8
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 17
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r21
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r21
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r21
    lsl r24
    or r21, r24
    eor r8, r21
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 12
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r11
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r11
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r11
    lsl r24
    or r11, r24
    eor r8, r11
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(65))
    sbci r31, hi8(-(65))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 12
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r23
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r23
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r23
    lsl r24
    or r23, r24
    eor r8, r23
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(66))
    sbci r31, hi8(-(66))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 16
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r12
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r12
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r12
    lsl r24
    or r12, r24
    eor r8, r12
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(67))
    sbci r31, hi8(-(67))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 13
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r19
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r19
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r19
    lsl r24
    or r19, r24
    eor r8, r19
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(68))
    sbci r31, hi8(-(68))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 21
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r13
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r13
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r13
    lsl r24
    or r13, r24
    eor r8, r13
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(69))
    sbci r31, hi8(-(69))
    std Z+0, r8
    ldi r24, 11
    std Z+1, r24
    ldi r24, 3
    std Z+2, r24
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 22
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r7
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r7
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r7
    lsl r24
    or r7, r24
    eor r8, r7
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(72))
    sbci r31, hi8(-(72))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 16
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r9
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r9
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r9
    lsl r24
    or r9, r24
    eor r8, r9
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(73))
    sbci r31, hi8(-(73))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 12
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r0
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r0
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r0
    lsl r24
    or r0, r24
    eor r8, r0
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(74))
    sbci r31, hi8(-(74))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 14
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r6
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r6
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r6
    lsl r24
    or r6, r24
    eor r8, r6
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(75))
    sbci r31, hi8(-(75))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 20
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r14
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r14
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r14
    lsl r24
    or r14, r24
    eor r8, r14
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(76))
    sbci r31, hi8(-(76))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 8
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r5
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r5
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r5
    lsl r24
    or r5, r24
    eor r8, r5
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(77))
    sbci r31, hi8(-(77))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 16
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r15
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r15
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r15
    lsl r24
    or r15, r24
    eor r8, r15
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(78))
    sbci r31, hi8(-(78))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 18
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r3
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r3
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r3
    lsl r24
    or r3, r24
    eor r8, r3
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(79))
    sbci r31, hi8(-(79))
    std Z+0, r8
    ldi r24, 7
    std Z+1, r24
    ldi r24, 3
    std Z+2, r24
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 8
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r10
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r10
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r10
    lsl r24
    or r10, r24
    eor r8, r10
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(82))
    sbci r31, hi8(-(82))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 16
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r13
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r13
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r13
    lsl r24
    or r13, r24
    eor r8, r13
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(83))
    sbci r31, hi8(-(83))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 12
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r25
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r25
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r25
    lsl r24
    or r25, r24
    eor r8, r25
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(84))
    sbci r31, hi8(-(84))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 14
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r12
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r12
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r12
    lsl r24
    or r12, r24
    eor r8, r12
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(85))
    sbci r31, hi8(-(85))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 20
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r21
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r21
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r21
    lsl r24
    or r21, r24
    eor r8, r21
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(86))
    sbci r31, hi8(-(86))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 8
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r19
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r19
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r19
    lsl r24
    or r19, r24
    eor r8, r19
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(87))
    sbci r31, hi8(-(87))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 16
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r23
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r23
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r23
    lsl r24
    or r23, r24
    eor r8, r23
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(88))
    sbci r31, hi8(-(88))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 18
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r11
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r11
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r11
    lsl r24
    or r11, r24
    eor r8, r11
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(89))
    sbci r31, hi8(-(89))
    std Z+0, r8
    ldi r24, 15
    std Z+1, r24
    ldi r24, 2
    std Z+2, r24
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 25
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r9
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r9
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r9
    lsl r24
    or r9, r24
    eor r8, r9
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(92))
    sbci r31, hi8(-(92))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 13
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r3
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r3
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r3
    lsl r24
    or r3, r24
    eor r8, r3
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(93))
    sbci r31, hi8(-(93))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 16
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r7
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r7
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r7
    lsl r24
    or r7, r24
    eor r8, r7
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(94))
    sbci r31, hi8(-(94))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 10
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r5
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r5
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r5
    lsl r24
    or r5, r24
    eor r8, r5
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(95))
    sbci r31, hi8(-(95))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 18
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r0
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r0
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r0
    lsl r24
    or r0, r24
    eor r8, r0
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 13
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r15
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r15
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r15
    lsl r24
    or r15, r24
    eor r8, r15
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(97))
    sbci r31, hi8(-(97))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 21
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r14
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r14
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r14
    lsl r24
    or r14, r24
    eor r8, r14
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(98))
    sbci r31, hi8(-(98))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 10
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r6
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r6
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r6
    lsl r24
    or r6, r24
    eor r8, r6
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(99))
    sbci r31, hi8(-(99))
    std Z+0, r8
    ldi r24, 14
    std Z+1, r24
    ldi r24, 1
    std Z+2, r24
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 11
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r13
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r13
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r13
    lsl r24
    or r13, r24
    eor r8, r13
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(102))
    sbci r31, hi8(-(102))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 13
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r11
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r11
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r11
    lsl r24
    or r11, r24
    eor r8, r11
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(103))
    sbci r31, hi8(-(103))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 16
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r10
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r10
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r10
    lsl r24
    or r10, r24
    eor r8, r10
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(104))
    sbci r31, hi8(-(104))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 10
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r19
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r19
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r19
    lsl r24
    or r19, r24
    eor r8, r19
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 18
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r25
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r25
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r25
    lsl r24
    or r25, r24
    eor r8, r25
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(106))
    sbci r31, hi8(-(106))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 13
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r23
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r23
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r23
    lsl r24
    or r23, r24
    eor r8, r23
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(107))
    sbci r31, hi8(-(107))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 21
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r21
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r21
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r21
    lsl r24
    or r21, r24
    eor r8, r21
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(108))
    sbci r31, hi8(-(108))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 10
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r12
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r12
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r12
    lsl r24
    or r12, r24
    eor r8, r12
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(109))
    sbci r31, hi8(-(109))
    std Z+0, r8
    ldi r24, 12
    std Z+1, r24
    ldi r24, 3
    std Z+2, r24
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 25
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r3
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r3
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r3
    lsl r24
    or r3, r24
    eor r8, r3
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(112))
    sbci r31, hi8(-(112))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 13
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r6
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r6
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r6
    lsl r24
    or r6, r24
    eor r8, r6
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(113))
    sbci r31, hi8(-(113))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 19
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r9
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r9
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r9
    lsl r24
    or r9, r24
    eor r8, r9
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(114))
    sbci r31, hi8(-(114))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 10
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r15
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r15
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r15
    lsl r24
    or r15, r24
    eor r8, r15
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(115))
    sbci r31, hi8(-(115))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 19
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r7
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r7
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r7
    lsl r24
    or r7, r24
    eor r8, r7
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(116))
    sbci r31, hi8(-(116))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 17
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r14
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r14
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r14
    lsl r24
    or r14, r24
    eor r8, r14
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(117))
    sbci r31, hi8(-(117))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 11
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r0
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r0
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r0
    lsl r24
    or r0, r24
    eor r8, r0
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(118))
    sbci r31, hi8(-(118))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 12
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r5
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r5
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r5
    lsl r24
    or r5, r24
    eor r8, r5
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(119))
    sbci r31, hi8(-(119))
    std Z+0, r8
    ldi r24, 9
    std Z+1, r24
    ldi r24, 3
    std Z+2, r24
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 11
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r11
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r11
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r11
    lsl r24
    or r11, r24
    eor r8, r11
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(122))
    sbci r31, hi8(-(122))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 13
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r12
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r12
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r12
    lsl r24
    or r12, r24
    eor r8, r12
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(123))
    sbci r31, hi8(-(123))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 19
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r13
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r13
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r13
    lsl r24
    or r13, r24
    eor r8, r13
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(124))
    sbci r31, hi8(-(124))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 10
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r23
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r23
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r23
    lsl r24
    or r23, r24
    eor r8, r23
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(125))
    sbci r31, hi8(-(125))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 19
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r10
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r10
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r10
    lsl r24
    or r10, r24
    eor r8, r10
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(126))
    sbci r31, hi8(-(126))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 17
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r21
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r21
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r21
    lsl r24
    or r21, r24
    eor r8, r21
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(127))
    sbci r31, hi8(-(127))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 11
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r25
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r25
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r25
    lsl r24
    or r25, r24
    eor r8, r25
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(128))
    sbci r31, hi8(-(128))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 12
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r19
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r19
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r19
    lsl r24
    or r19, r24
    eor r8, r19
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(129))
    sbci r31, hi8(-(129))
    std Z+0, r8
    ldi r24, 3
    std Z+1, r24
    ldi r24, 3
    std Z+2, r24
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 25
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r6
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r6
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r6
    lsl r24
    or r6, r24
    eor r8, r6
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(132))
    sbci r31, hi8(-(132))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 13
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r5
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r5
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r5
    lsl r24
    or r5, r24
    eor r8, r5
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(133))
    sbci r31, hi8(-(133))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 19
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r3
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r3
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r3
    lsl r24
    or r3, r24
    eor r8, r3
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(134))
    sbci r31, hi8(-(134))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 18
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r14
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r14
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r14
    lsl r24
    or r14, r24
    eor r8, r14
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(135))
    sbci r31, hi8(-(135))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 14
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r9
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r9
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r9
    lsl r24
    or r9, r24
    eor r8, r9
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(136))
    sbci r31, hi8(-(136))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 12
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r0
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r0
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r0
    lsl r24
    or r0, r24
    eor r8, r0
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(137))
    sbci r31, hi8(-(137))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 17
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r7
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r7
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r7
    lsl r24
    or r7, r24
    eor r8, r7
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(138))
    sbci r31, hi8(-(138))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 11
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r15
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r15
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r15
    lsl r24
    or r15, r24
    eor r8, r15
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(139))
    sbci r31, hi8(-(139))
    std Z+0, r8
    ldi r24, 7
    std Z+1, r24
    ldi r24, 2
    std Z+2, r24
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 8
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r12
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r12
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r12
    lsl r24
    or r12, r24
    eor r8, r12
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(142))
    sbci r31, hi8(-(142))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 13
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r19
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r19
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r19
    lsl r24
    or r19, r24
    eor r8, r19
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(143))
    sbci r31, hi8(-(143))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 19
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r11
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r11
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r11
    lsl r24
    or r11, r24
    eor r8, r11
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(144))
    sbci r31, hi8(-(144))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 18
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r21
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r21
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r21
    lsl r24
    or r21, r24
    eor r8, r21
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(145))
    sbci r31, hi8(-(145))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 14
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r13
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r13
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r13
    lsl r24
    or r13, r24
    eor r8, r13
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(146))
    sbci r31, hi8(-(146))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 12
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r25
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r25
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r25
    lsl r24
    or r25, r24
    eor r8, r25
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(147))
    sbci r31, hi8(-(147))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 17
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r10
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r10
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r10
    lsl r24
    or r10, r24
    eor r8, r10
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(148))
    sbci r31, hi8(-(148))
    std Z+0, r8
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 11
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r8, X+
    eor r8, r4
    mov r4, r23
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r23
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r23
    lsl r24
    or r23, r24
    eor r8, r23
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(149))
    sbci r31, hi8(-(149))
    std Z+0, r8
    ldi r24, 14
    std Z+1, r24
    ldi r24, 0
    std Z+2, r24
    ldi r31, hi8(.Ltable_byte_5)
    adiw r26, 22
    ld r30, X+
    lpm r4, Z
    mov r8, r5
    swap r8
    mov r24, r8
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r5
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r5
    lsl r24
    or r5, r24
    ld r30, X+
    lpm r8, Z
    mov r2, r15
    swap r2
    mov r24, r2
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r15
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r15
    lsl r24
    or r15, r24
    ld r30, X+
    lpm r2, Z
    mov r24, r6
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r6
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r6
    lsl r24
    or r6, r24
    ld r30, X+
    lpm r24, Z
    mov r22, r0
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r0
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r0
    lsl r22
    or r0, r22
    ld r30, X+
    lpm r22, Z
    mov r20, r3
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    eor r20, r3
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsr r3
    lsl r20
    or r3, r20
    ld r30, X+
    lpm r20, Z
    mov r18, r7
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    eor r18, r7
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    lsr r7
    lsl r18
    or r7, r18
    ld r30, X+
    lpm r18, Z
    mov r17, r9
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    eor r17, r9
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsr r9
    lsl r17
    or r9, r17
    ld r30, X
    lpm r17, Z
    mov r16, r14
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    eor r16, r14
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    lsr r14
    lsl r16
    or r14, r16
    subi r26, lo8(-(-23))
    sbci r27, hi8(-(-23))
    ld r16, X+
    eor r16, r4
    eor r16, r5
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(152))
    sbci r31, hi8(-(152))
    std Z+0, r16
    ld r16, X+
    eor r16, r8
    eor r16, r15
    std Z+1, r16
    ld r16, X+
    eor r16, r2
    eor r16, r6
    std Z+2, r16
    ld r16, X+
    eor r16, r24
    eor r16, r0
    std Z+3, r16
    ld r16, X+
    eor r16, r22
    eor r16, r3
    std Z+4, r16
    ld r16, X+
    eor r16, r20
    eor r16, r7
    std Z+5, r16
    ld r16, X+
    eor r16, r18
    eor r16, r9
    std Z+6, r16
    ld r16, X+
    eor r16, r17
    eor r16, r14
    std Z+7, r16
    ldi r16, 13
    std Z+8, r16
    ldi r16, 1
    std Z+9, r16
    ldi r31, hi8(.Ltable_byte_5)
    ld r30, X+
    lpm r16, Z
    std Y+22, r0
    mov r0, r19
    swap r0
    std Y+17, r24
    mov r24, r0
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r19
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r19
    lsl r24
    or r19, r24
    ld r30, X+
    lpm r0, Z
    mov r24, r23
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r23
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r23
    lsl r24
    or r23, r24
    ld r30, X+
    lpm r24, Z
    std Y+21, r3
    mov r3, r12
    swap r3
    std Y+19, r22
    mov r22, r3
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r12
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r12
    lsl r22
    or r12, r22
    ld r30, X+
    lpm r3, Z
    mov r22, r25
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r25
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r25
    lsl r22
    or r25, r22
    ld r30, X+
    lpm r22, Z
    std Y+14, r9
    mov r9, r11
    swap r9
    std Y+16, r18
    mov r18, r9
    andi r18, 15
    lsr r18
    lsr r18
    eor r18, r11
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    lsr r11
    lsl r18
    or r11, r18
    ld r30, X+
    lpm r9, Z
    mov r18, r10
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    eor r18, r10
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    lsr r10
    lsl r18
    or r10, r18
    ld r30, X+
    lpm r18, Z
    std Y+18, r6
    mov r6, r13
    swap r6
    std Y+20, r20
    mov r20, r6
    andi r20, 15
    lsr r20
    lsr r20
    eor r20, r13
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsr r13
    lsl r20
    or r13, r20
    ld r30, X
    lpm r6, Z
    mov r20, r21
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    eor r20, r21
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsr r21
    lsl r20
    or r21, r20
    subi r26, lo8(-(-23))
    sbci r27, hi8(-(-23))
    ld r20, X+
    eor r20, r16
    eor r20, r19
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(162))
    sbci r31, hi8(-(162))
    std Z+0, r20
    ld r20, X+
    eor r20, r0
    eor r20, r23
    std Z+1, r20
    ld r20, X+
    eor r20, r24
    eor r20, r12
    std Z+2, r20
    ld r20, X+
    eor r20, r3
    eor r20, r25
    std Z+3, r20
    ld r20, X+
    eor r20, r22
    eor r20, r11
    std Z+4, r20
    ld r20, X+
    eor r20, r9
    eor r20, r10
    std Z+5, r20
    ld r20, X+
    eor r20, r18
    eor r20, r13
    std Z+6, r20
    ld r20, X+
    eor r20, r6
    eor r20, r21
    std Z+7, r20
    ldi r20, 10
    std Z+8, r20
    ldi r20, 3
    std Z+9, r20
    mov r20, r8
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+15, r25
    mov r25, r8
    swap r25
    andi r25, 15
    lsr r25
    eor r20, r25
    andi r20, 1
    lsl r8
    or r8, r20
    mov r25, r15
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r15
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r15
    lsl r25
    or r15, r25
    mov r25, r17
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r20, r17
    swap r20
    andi r20, 15
    lsr r20
    eor r25, r20
    andi r25, 1
    lsl r17
    or r25, r17
    mov r20, r14
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    eor r20, r14
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsr r14
    lsl r20
    or r14, r20
    mov r20, r4
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r17, r4
    swap r17
    andi r17, 15
    lsr r17
    eor r20, r17
    andi r20, 1
    lsl r4
    or r4, r20
    mov r20, r5
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    eor r20, r5
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsr r5
    lsl r20
    or r5, r20
    ldd r20, Y+20
    mov r17, r20
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+23, r3
    mov r3, r20
    swap r3
    std Y+24, r22
    mov r22, r3
    andi r22, 15
    lsr r22
    eor r17, r22
    andi r17, 1
    lsl r20
    or r17, r20
    mov r3, r7
    swap r3
    mov r22, r3
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r7
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r7
    lsl r22
    or r7, r22
    mov r3, r2
    swap r3
    mov r22, r3
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r3, r2
    swap r3
    mov r20, r3
    andi r20, 15
    lsr r20
    eor r22, r20
    andi r22, 1
    lsl r2
    or r2, r22
    ldd r3, Y+18
    mov r22, r3
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r3
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r3
    lsl r22
    or r3, r22
    ldd r22, Y+16
    mov r20, r22
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+18, r11
    mov r11, r22
    swap r11
    std Y+20, r18
    mov r18, r11
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r22
    or r20, r22
    ldd r11, Y+14
    mov r22, r11
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r11
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r11
    lsl r22
    or r11, r22
    ldd r22, Y+19
    mov r18, r22
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+14, r13
    mov r13, r22
    swap r13
    std Y+16, r24
    mov r24, r13
    andi r24, 15
    lsr r24
    eor r18, r24
    andi r18, 1
    lsl r22
    or r18, r22
    ldd r13, Y+21
    mov r24, r13
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r13
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r13
    lsl r24
    or r13, r24
    ldd r24, Y+17
    mov r22, r24
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    std Y+21, r12
    mov r12, r24
    swap r12
    std Y+19, r19
    mov r19, r12
    andi r19, 15
    lsr r19
    eor r22, r19
    andi r22, 1
    lsl r24
    or r22, r24
    ldd r12, Y+22
    mov r24, r12
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r12
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r12
    lsl r24
    or r12, r24
    adiw r26, 1
    ld r24, X+
    eor r24, r8
    eor r24, r15
    std Z+10, r24
    adiw r26, 5
    ld r24, X
    eor r24, r25
    eor r24, r14
    std Z+11, r24
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r24, X+
    eor r24, r4
    eor r24, r5
    std Z+12, r24
    adiw r26, 4
    ld r24, X
    eor r24, r17
    eor r24, r7
    std Z+13, r24
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r24, X+
    eor r24, r2
    eor r24, r3
    std Z+14, r24
    adiw r26, 3
    ld r24, X
    eor r24, r20
    eor r24, r11
    std Z+15, r24
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r24, X
    eor r24, r18
    eor r24, r13
    std Z+16, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r24, X
    eor r24, r22
    eor r24, r12
    std Z+17, r24
    ldi r24, 5
    std Z+18, r24
    ldi r24, 3
    std Z+19, r24
    mov r24, r0
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r19, r0
    swap r19
    andi r19, 15
    lsr r19
    eor r24, r19
    andi r24, 1
    lsl r0
    or r0, r24
    mov r24, r23
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r23
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r23
    lsl r24
    or r23, r24
    mov r24, r6
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r19, r6
    swap r19
    andi r19, 15
    lsr r19
    eor r24, r19
    andi r24, 1
    lsl r6
    or r6, r24
    mov r24, r21
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r21
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r21
    lsl r24
    or r21, r24
    mov r24, r16
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r19, r16
    swap r19
    andi r19, 15
    lsr r19
    eor r24, r19
    andi r24, 1
    lsl r16
    or r24, r16
    ldd r19, Y+19
    mov r16, r19
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    eor r16, r19
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    lsr r19
    lsl r16
    or r19, r16
    mov r16, r9
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+19, r7
    mov r7, r9
    swap r7
    std Y+22, r17
    mov r17, r7
    andi r17, 15
    lsr r17
    eor r16, r17
    andi r16, 1
    lsl r9
    or r9, r16
    mov r7, r10
    swap r7
    mov r17, r7
    andi r17, 15
    lsr r17
    lsr r17
    eor r17, r10
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsr r10
    lsl r17
    or r10, r17
    ldd r7, Y+16
    mov r17, r7
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r16, r7
    swap r16
    andi r16, 15
    lsr r16
    eor r17, r16
    andi r17, 1
    lsl r7
    or r7, r17
    ldd r17, Y+21
    mov r16, r17
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    eor r16, r17
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    lsr r17
    lsl r16
    or r17, r16
    ldd r16, Y+20
    std Y+21, r3
    mov r3, r16
    swap r3
    std Y+16, r18
    mov r18, r3
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r3, r16
    swap r3
    std Y+17, r20
    mov r20, r3
    andi r20, 15
    lsr r20
    eor r18, r20
    andi r18, 1
    lsl r16
    or r18, r16
    ldd r3, Y+14
    mov r20, r3
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    eor r20, r3
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsr r3
    lsl r20
    or r3, r20
    ldd r20, Y+24
    mov r16, r20
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+14, r2
    mov r2, r20
    swap r2
    std Y+20, r22
    mov r22, r2
    andi r22, 15
    lsr r22
    eor r16, r22
    andi r16, 1
    lsl r20
    or r16, r20
    ldd r2, Y+18
    mov r22, r2
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r2
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r2
    lsl r22
    or r2, r22
    ldd r22, Y+23
    mov r20, r22
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+18, r13
    mov r13, r22
    swap r13
    std Y+24, r25
    mov r25, r13
    andi r25, 15
    lsr r25
    eor r20, r25
    andi r20, 1
    lsl r22
    or r20, r22
    ldd r13, Y+15
    mov r25, r13
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r13
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r13
    lsl r25
    or r13, r25
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r25, X+
    eor r25, r0
    eor r25, r23
    std Z+20, r25
    adiw r26, 5
    ld r25, X
    eor r25, r6
    eor r25, r21
    std Z+21, r25
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r25, X+
    eor r25, r24
    eor r25, r19
    std Z+22, r25
    adiw r26, 4
    ld r25, X
    eor r25, r9
    eor r25, r10
    std Z+23, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r25, X+
    eor r25, r7
    eor r25, r17
    std Z+24, r25
    adiw r26, 3
    ld r25, X
    eor r25, r18
    eor r25, r3
    std Z+25, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X
    eor r25, r16
    eor r25, r2
    std Z+26, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r25, X+
    eor r25, r20
    eor r25, r13
    std Z+27, r25
    ldi r25, 11
    std Z+28, r25
    ldi r25, 2
    std Z+29, r25
    ldd r25, Y+24
    mov r22, r25
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    std Y+15, r10
    mov r10, r25
    swap r10
    std Y+23, r17
    mov r17, r10
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r25
    or r22, r25
    mov r10, r14
    swap r10
    mov r25, r10
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r14
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r14
    lsl r25
    or r14, r25
    ldd r10, Y+20
    mov r25, r10
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r17, r10
    swap r17
    andi r17, 15
    lsr r17
    eor r25, r17
    andi r25, 1
    lsl r10
    or r10, r25
    mov r25, r12
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r12
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r12
    lsl r25
    or r12, r25
    mov r25, r8
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r17, r8
    swap r17
    andi r17, 15
    lsr r17
    eor r25, r17
    andi r25, 1
    lsl r8
    or r8, r25
    mov r25, r15
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r15
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r15
    lsl r25
    or r15, r25
    ldd r25, Y+17
    mov r17, r25
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+20, r9
    mov r9, r25
    swap r9
    std Y+24, r16
    mov r16, r9
    andi r16, 15
    lsr r16
    eor r17, r16
    andi r17, 1
    lsl r25
    or r17, r25
    mov r9, r11
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r11
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r11
    lsl r25
    or r11, r25
    mov r9, r4
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r9, r4
    swap r9
    mov r16, r9
    andi r16, 15
    lsr r16
    eor r25, r16
    andi r25, 1
    lsl r4
    or r4, r25
    mov r9, r5
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r5
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r5
    lsl r25
    or r5, r25
    ldd r9, Y+16
    mov r25, r9
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r16, r9
    swap r16
    andi r16, 15
    lsr r16
    eor r25, r16
    andi r25, 1
    lsl r9
    or r9, r25
    ldd r25, Y+18
    mov r16, r25
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    eor r16, r25
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    lsr r25
    lsl r16
    or r25, r16
    ldd r16, Y+14
    std Y+18, r7
    mov r7, r16
    swap r7
    std Y+16, r19
    mov r19, r7
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r7, r16
    swap r7
    std Y+17, r24
    mov r24, r7
    andi r24, 15
    lsr r24
    eor r19, r24
    andi r19, 1
    lsl r16
    or r19, r16
    ldd r7, Y+21
    mov r24, r7
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r7
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r7
    lsl r24
    or r7, r24
    ldd r24, Y+22
    mov r16, r24
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+21, r2
    mov r2, r24
    swap r2
    std Y+14, r18
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r16, r18
    andi r16, 1
    lsl r24
    or r16, r24
    ldd r2, Y+19
    mov r24, r2
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r2
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r2
    lsl r24
    or r2, r24
    adiw r26, 11
    ld r24, X
    eor r24, r22
    eor r24, r14
    std Z+30, r24
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r24, X
    eor r24, r10
    eor r24, r12
    std Z+31, r24
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r24, X+
    eor r24, r8
    eor r24, r15
    std Z+32, r24
    adiw r26, 4
    ld r24, X
    eor r24, r17
    eor r24, r11
    std Z+33, r24
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r24, X+
    eor r24, r4
    eor r24, r5
    std Z+34, r24
    adiw r26, 3
    ld r24, X
    eor r24, r9
    eor r24, r25
    std Z+35, r24
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r24, X+
    eor r24, r19
    eor r24, r7
    std Z+36, r24
    adiw r26, 2
    ld r24, X
    eor r24, r16
    eor r24, r2
    std Z+37, r24
    ldi r24, 6
    std Z+38, r24
    ldi r24, 1
    std Z+39, r24
    mov r24, r6
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r18, r6
    swap r18
    andi r18, 15
    lsr r18
    eor r24, r18
    andi r24, 1
    lsl r6
    or r6, r24
    mov r24, r21
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r21
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r21
    lsl r24
    or r21, r24
    mov r24, r20
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r18, r20
    swap r18
    andi r18, 15
    lsr r18
    eor r24, r18
    andi r24, 1
    lsl r20
    or r24, r20
    mov r20, r13
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    eor r20, r13
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsr r13
    lsl r20
    or r13, r20
    mov r20, r0
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r0
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r0
    or r0, r20
    mov r20, r23
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    eor r20, r23
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsr r23
    lsl r20
    or r23, r20
    ldd r20, Y+14
    mov r18, r20
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+19, r11
    mov r11, r20
    swap r11
    std Y+22, r17
    mov r17, r11
    andi r17, 15
    lsr r17
    eor r18, r17
    andi r18, 1
    lsl r20
    or r18, r20
    mov r11, r3
    swap r11
    mov r20, r11
    andi r20, 15
    lsr r20
    lsr r20
    eor r20, r3
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsr r3
    lsl r20
    or r3, r20
    ldd r11, Y+17
    mov r20, r11
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r17, r11
    swap r17
    andi r17, 15
    lsr r17
    eor r20, r17
    andi r20, 1
    lsl r11
    or r11, r20
    ldd r20, Y+16
    mov r17, r20
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    eor r17, r20
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsr r20
    lsl r17
    or r20, r17
    ldd r17, Y+24
    std Y+16, r5
    mov r5, r17
    swap r5
    std Y+17, r19
    mov r19, r5
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r5, r17
    swap r5
    std Y+14, r25
    mov r25, r5
    andi r25, 15
    lsr r25
    eor r19, r25
    andi r19, 1
    lsl r17
    or r19, r17
    ldd r5, Y+21
    mov r25, r5
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r5
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r5
    lsl r25
    or r5, r25
    ldd r25, Y+18
    mov r17, r25
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+21, r4
    mov r4, r25
    swap r4
    std Y+24, r22
    mov r22, r4
    andi r22, 15
    lsr r22
    eor r17, r22
    andi r17, 1
    lsl r25
    or r17, r25
    ldd r4, Y+23
    mov r25, r4
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r4
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r4
    lsl r25
    or r4, r25
    ldd r25, Y+20
    mov r22, r25
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    std Y+23, r7
    mov r7, r25
    swap r7
    std Y+18, r16
    mov r16, r7
    andi r16, 15
    lsr r16
    eor r22, r16
    andi r22, 1
    lsl r25
    or r22, r25
    ldd r7, Y+15
    mov r25, r7
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r7
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r7
    lsl r25
    or r7, r25
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r25, X
    eor r25, r6
    eor r25, r21
    std Z+40, r25
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r25, X
    eor r25, r24
    eor r25, r13
    std Z+41, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X+
    eor r25, r0
    eor r25, r23
    std Z+42, r25
    adiw r26, 4
    ld r25, X
    eor r25, r18
    eor r25, r3
    std Z+43, r25
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r25, X+
    eor r25, r11
    eor r25, r20
    std Z+44, r25
    adiw r26, 3
    ld r25, X
    eor r25, r19
    eor r25, r5
    std Z+45, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X+
    eor r25, r17
    eor r25, r4
    std Z+46, r25
    adiw r26, 2
    ld r25, X+
    eor r25, r22
    eor r25, r7
    std Z+47, r25
    ldi r25, 12
    std Z+48, r25
    ldi r25, 2
    std Z+49, r25
    mov r25, r10
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r16, r10
    swap r16
    andi r16, 15
    lsr r16
    eor r25, r16
    andi r25, 1
    lsl r10
    or r10, r25
    mov r25, r12
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r12
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r12
    lsl r25
    or r12, r25
    ldd r25, Y+18
    mov r16, r25
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+15, r3
    mov r3, r25
    swap r3
    std Y+20, r18
    mov r18, r3
    andi r18, 15
    lsr r18
    eor r16, r18
    andi r16, 1
    lsl r25
    or r16, r25
    mov r3, r2
    swap r3
    mov r25, r3
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r2
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r2
    lsl r25
    or r2, r25
    ldd r3, Y+24
    mov r25, r3
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r3
    swap r18
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r3
    or r3, r25
    mov r25, r14
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r14
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r14
    lsl r25
    or r14, r25
    mov r25, r9
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r9
    swap r18
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r9
    or r9, r25
    ldd r25, Y+14
    mov r18, r25
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    eor r18, r25
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    lsr r25
    lsl r18
    or r25, r18
    mov r18, r8
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+14, r20
    mov r20, r8
    swap r20
    andi r20, 15
    lsr r20
    eor r18, r20
    andi r18, 1
    lsl r8
    or r8, r18
    mov r20, r15
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    eor r20, r15
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsr r15
    lsl r20
    or r15, r20
    ldd r20, Y+17
    mov r18, r20
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+24, r11
    mov r11, r20
    swap r11
    std Y+18, r17
    mov r17, r11
    andi r17, 15
    lsr r17
    eor r18, r17
    andi r18, 1
    lsl r20
    or r18, r20
    ldd r11, Y+23
    mov r20, r11
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    eor r20, r11
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsr r11
    lsl r20
    or r11, r20
    ldd r20, Y+21
    mov r17, r20
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+23, r4
    mov r4, r20
    swap r4
    std Y+17, r23
    mov r23, r4
    andi r23, 15
    lsr r23
    eor r17, r23
    andi r17, 1
    lsl r20
    or r17, r20
    ldd r4, Y+16
    mov r23, r4
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r4
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r4
    lsl r23
    or r4, r23
    ldd r23, Y+22
    mov r20, r23
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+16, r0
    mov r0, r23
    swap r0
    std Y+21, r19
    mov r19, r0
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    lsl r23
    or r20, r23
    ldd r0, Y+19
    mov r23, r0
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r0
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r0
    lsl r23
    or r0, r23
    adiw r26, 5
    ld r23, X+
    eor r23, r10
    eor r23, r12
    std Z+50, r23
    adiw r26, 1
    ld r23, X+
    eor r23, r16
    eor r23, r2
    std Z+51, r23
    adiw r26, 1
    ld r23, X
    eor r23, r3
    eor r23, r14
    std Z+52, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X
    eor r23, r9
    eor r23, r25
    std Z+53, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X+
    eor r23, r8
    eor r23, r15
    std Z+54, r23
    ld r23, X
    eor r23, r18
    eor r23, r11
    std Z+55, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X+
    eor r23, r17
    eor r23, r4
    std Z+56, r23
    adiw r26, 5
    ld r23, X
    eor r23, r20
    eor r23, r0
    std Z+57, r23
    ldi r23, 8
    std Z+58, r23
    ldi r23, 1
    std Z+59, r23
    mov r23, r24
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r24
    swap r19
    andi r19, 15
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r24
    or r23, r24
    mov r24, r13
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r13
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r13
    lsl r24
    or r13, r24
    mov r24, r22
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r19, r22
    swap r19
    andi r19, 15
    lsr r19
    eor r24, r19
    andi r24, 1
    lsl r22
    or r24, r22
    mov r22, r7
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r7
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r7
    lsl r22
    or r7, r22
    mov r22, r6
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r19, r6
    swap r19
    andi r19, 15
    lsr r19
    eor r22, r19
    andi r22, 1
    lsl r6
    or r6, r22
    mov r22, r21
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r21
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r21
    lsl r22
    or r21, r22
    ldd r22, Y+21
    mov r19, r22
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    std Y+19, r25
    mov r25, r22
    swap r25
    andi r25, 15
    lsr r25
    eor r19, r25
    andi r19, 1
    lsl r22
    or r19, r22
    mov r25, r5
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r5
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r5
    lsl r25
    or r5, r25
    ldd r25, Y+16
    mov r22, r25
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    std Y+21, r9
    mov r9, r25
    swap r9
    std Y+22, r17
    mov r17, r9
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r25
    or r22, r25
    ldd r9, Y+17
    mov r25, r9
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r9
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r9
    lsl r25
    or r9, r25
    ldd r25, Y+18
    mov r17, r25
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+17, r15
    mov r15, r25
    swap r15
    std Y+16, r18
    mov r18, r15
    andi r18, 15
    lsr r18
    eor r17, r18
    andi r17, 1
    lsl r25
    or r17, r25
    ldd r15, Y+23
    mov r25, r15
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r15
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r15
    lsl r25
    or r15, r25
    ldd r25, Y+24
    mov r18, r25
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+23, r8
    mov r8, r25
    swap r8
    std Y+18, r20
    mov r20, r8
    andi r20, 15
    lsr r20
    eor r18, r20
    andi r18, 1
    lsl r25
    or r18, r25
    ldd r8, Y+14
    mov r25, r8
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r8
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r8
    lsl r25
    or r8, r25
    ldd r25, Y+20
    mov r20, r25
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+14, r4
    mov r4, r25
    swap r4
    std Y+24, r16
    mov r16, r4
    andi r16, 15
    lsr r16
    eor r20, r16
    andi r20, 1
    lsl r25
    or r20, r25
    ldd r4, Y+15
    mov r25, r4
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r4
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r4
    lsl r25
    or r4, r25
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r25, X+
    eor r25, r23
    eor r25, r13
    std Z+60, r25
    adiw r26, 1
    ld r25, X+
    eor r25, r24
    eor r25, r7
    std Z+61, r25
    adiw r26, 1
    ld r25, X
    eor r25, r6
    eor r25, r21
    std Z+62, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r25, X
    eor r25, r19
    eor r25, r5
    std Z+63, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r25, X+
    eor r25, r22
    eor r25, r9
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r25
    ld r25, X
    eor r25, r17
    eor r25, r15
    std Z+1, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X+
    eor r25, r18
    eor r25, r8
    std Z+2, r25
    adiw r26, 5
    ld r25, X+
    eor r25, r20
    eor r25, r4
    std Z+3, r25
    ldi r25, 0
    std Z+4, r25
    ldi r25, 3
    std Z+5, r25
    ldd r25, Y+24
    mov r16, r25
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+15, r5
    mov r5, r25
    swap r5
    std Y+20, r19
    mov r19, r5
    andi r19, 15
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r25
    or r16, r25
    mov r5, r2
    swap r5
    mov r25, r5
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r2
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r2
    lsl r25
    or r2, r25
    ldd r5, Y+18
    mov r25, r5
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r19, r5
    swap r19
    andi r19, 15
    lsr r19
    eor r25, r19
    andi r25, 1
    lsl r5
    or r5, r25
    mov r25, r0
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r0
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r0
    lsl r25
    or r0, r25
    mov r25, r10
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r19, r10
    swap r19
    andi r19, 15
    lsr r19
    eor r25, r19
    andi r25, 1
    lsl r10
    or r10, r25
    mov r25, r12
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r12
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r12
    lsl r25
    or r12, r25
    ldd r25, Y+16
    mov r19, r25
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    std Y+18, r9
    mov r9, r25
    swap r9
    std Y+24, r22
    mov r22, r9
    andi r22, 15
    lsr r22
    eor r19, r22
    andi r19, 1
    lsl r25
    or r19, r25
    mov r9, r11
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r11
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r11
    lsl r25
    or r11, r25
    mov r9, r3
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r9, r3
    swap r9
    mov r22, r9
    andi r22, 15
    lsr r22
    eor r25, r22
    andi r25, 1
    lsl r3
    or r3, r25
    mov r9, r14
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r14
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r14
    lsl r25
    or r14, r25
    ldd r9, Y+22
    mov r25, r9
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r22, r9
    swap r22
    andi r22, 15
    lsr r22
    eor r25, r22
    andi r25, 1
    lsl r9
    or r9, r25
    ldd r25, Y+14
    mov r22, r25
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r25
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r25
    lsl r22
    or r25, r22
    ldd r22, Y+23
    std Y+14, r8
    mov r8, r22
    swap r8
    std Y+22, r18
    mov r18, r8
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r8, r22
    swap r8
    std Y+16, r21
    mov r21, r8
    andi r21, 15
    lsr r21
    eor r18, r21
    andi r18, 1
    lsl r22
    or r18, r22
    ldd r8, Y+17
    mov r22, r8
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r8
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r8
    lsl r22
    or r8, r22
    ldd r22, Y+21
    mov r21, r22
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+17, r6
    mov r6, r22
    swap r6
    std Y+23, r17
    mov r17, r6
    andi r17, 15
    lsr r17
    eor r21, r17
    andi r21, 1
    lsl r22
    or r21, r22
    ldd r6, Y+19
    mov r22, r6
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r6
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r6
    lsl r22
    or r6, r22
    adiw r26, 6
    ld r22, X+
    eor r22, r16
    eor r22, r2
    std Z+6, r22
    ld r22, X
    eor r22, r5
    eor r22, r0
    std Z+7, r22
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r22, X
    eor r22, r10
    eor r22, r12
    std Z+8, r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r22, X+
    eor r22, r19
    eor r22, r11
    std Z+9, r22
    adiw r26, 4
    ld r22, X
    eor r22, r3
    eor r22, r14
    std Z+10, r22
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    eor r22, r9
    eor r22, r25
    std Z+11, r22
    ld r22, X+
    eor r22, r18
    eor r22, r8
    std Z+12, r22
    adiw r26, 2
    ld r22, X
    eor r22, r21
    eor r22, r6
    std Z+13, r22
    ldi r22, 1
    std Z+14, r22
    ldi r22, 2
    std Z+15, r22
    mov r22, r24
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r17, r24
    swap r17
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r24
    or r22, r24
    mov r24, r7
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r7
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r7
    lsl r24
    or r7, r24
    mov r24, r20
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r17, r20
    swap r17
    andi r17, 15
    lsr r17
    eor r24, r17
    andi r24, 1
    lsl r20
    or r24, r20
    mov r20, r4
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    eor r20, r4
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsr r4
    lsl r20
    or r4, r20
    mov r20, r23
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r17, r23
    swap r17
    andi r17, 15
    lsr r17
    eor r20, r17
    andi r20, 1
    lsl r23
    or r20, r23
    mov r23, r13
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r13
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r13
    lsl r23
    or r13, r23
    ldd r23, Y+23
    mov r17, r23
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+19, r11
    mov r11, r23
    swap r11
    std Y+21, r19
    mov r19, r11
    andi r19, 15
    lsr r19
    eor r17, r19
    andi r17, 1
    lsl r23
    or r17, r23
    mov r11, r15
    swap r11
    mov r23, r11
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r15
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r15
    lsl r23
    or r15, r23
    ldd r11, Y+17
    mov r23, r11
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r11
    swap r19
    andi r19, 15
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r11
    or r11, r23
    ldd r23, Y+16
    mov r19, r23
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    eor r19, r23
    swap r19
    andi r19, 240
    lsl r19
    lsl r19
    lsr r23
    lsl r19
    or r23, r19
    ldd r19, Y+22
    std Y+16, r14
    mov r14, r19
    swap r14
    std Y+17, r18
    mov r18, r14
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r14, r19
    swap r14
    std Y+23, r25
    mov r25, r14
    andi r25, 15
    lsr r25
    eor r18, r25
    andi r18, 1
    lsl r19
    or r18, r19
    ldd r14, Y+14
    mov r25, r14
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r14
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r14
    lsl r25
    or r14, r25
    ldd r25, Y+24
    mov r19, r25
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    std Y+14, r3
    mov r3, r25
    swap r3
    std Y+22, r16
    mov r16, r3
    andi r16, 15
    lsr r16
    eor r19, r16
    andi r19, 1
    lsl r25
    or r19, r25
    ldd r3, Y+18
    mov r25, r3
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r3
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r3
    lsl r25
    or r3, r25
    ldd r25, Y+20
    mov r16, r25
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+18, r8
    mov r8, r25
    swap r8
    std Y+24, r21
    mov r21, r8
    andi r21, 15
    lsr r21
    eor r16, r21
    andi r16, 1
    lsl r25
    or r16, r25
    ldd r8, Y+15
    mov r25, r8
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r8
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r8
    lsl r25
    or r8, r25
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r25, X+
    eor r25, r22
    eor r25, r7
    std Z+16, r25
    ld r25, X
    eor r25, r24
    eor r25, r4
    std Z+17, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r25, X
    eor r25, r20
    eor r25, r13
    std Z+18, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r25, X+
    eor r25, r17
    eor r25, r15
    std Z+19, r25
    adiw r26, 4
    ld r25, X
    eor r25, r11
    eor r25, r23
    std Z+20, r25
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r25, X+
    eor r25, r18
    eor r25, r14
    std Z+21, r25
    ld r25, X+
    eor r25, r19
    eor r25, r3
    std Z+22, r25
    adiw r26, 2
    ld r25, X+
    eor r25, r16
    eor r25, r8
    std Z+23, r25
    ldi r25, 2
    std Z+24, r25
    ldi r25, 0
    std Z+25, r25
    mov r25, r5
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r5
    swap r21
    andi r21, 15
    lsr r21
    eor r25, r21
    andi r25, 1
    lsl r5
    or r5, r25
    mov r25, r0
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r0
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r0
    lsl r25
    or r0, r25
    ldd r25, Y+24
    mov r21, r25
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+15, r15
    mov r15, r25
    swap r15
    std Y+20, r17
    mov r17, r15
    andi r17, 15
    lsr r17
    eor r21, r17
    andi r21, 1
    lsl r25
    or r21, r25
    mov r15, r6
    swap r15
    mov r25, r15
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r6
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r6
    lsl r25
    or r6, r25
    ldd r15, Y+22
    mov r25, r15
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r17, r15
    swap r17
    andi r17, 15
    lsr r17
    eor r25, r17
    andi r25, 1
    lsl r15
    or r15, r25
    mov r25, r2
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r2
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r2
    lsl r25
    or r2, r25
    mov r25, r9
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r17, r9
    swap r17
    andi r17, 15
    lsr r17
    eor r25, r17
    andi r25, 1
    lsl r9
    or r9, r25
    ldd r25, Y+23
    mov r17, r25
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    eor r17, r25
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsr r25
    lsl r17
    or r25, r17
    mov r17, r10
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+23, r23
    mov r23, r10
    swap r23
    andi r23, 15
    lsr r23
    eor r17, r23
    andi r17, 1
    lsl r10
    or r10, r17
    mov r23, r12
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r12
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r12
    lsl r23
    or r12, r23
    ldd r23, Y+17
    mov r17, r23
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+22, r11
    mov r11, r23
    swap r11
    std Y+24, r19
    mov r19, r11
    andi r19, 15
    lsr r19
    eor r17, r19
    andi r17, 1
    lsl r23
    or r17, r23
    ldd r11, Y+18
    mov r23, r11
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r11
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r11
    lsl r23
    or r11, r23
    ldd r23, Y+14
    mov r19, r23
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    std Y+18, r3
    mov r3, r23
    swap r3
    std Y+17, r20
    mov r20, r3
    andi r20, 15
    lsr r20
    eor r19, r20
    andi r19, 1
    lsl r23
    or r19, r23
    ldd r3, Y+16
    mov r23, r3
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r3
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r3
    lsl r23
    or r3, r23
    ldd r23, Y+21
    mov r20, r23
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+16, r13
    mov r13, r23
    swap r13
    std Y+14, r18
    mov r18, r13
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r23
    or r20, r23
    ldd r13, Y+19
    mov r23, r13
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r13
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r13
    lsl r23
    or r13, r23
    adiw r26, 9
    ld r23, X
    eor r23, r5
    eor r23, r0
    std Z+26, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X+
    eor r23, r21
    eor r23, r6
    std Z+27, r23
    ld r23, X
    eor r23, r15
    eor r23, r2
    std Z+28, r23
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r23, X+
    eor r23, r9
    eor r23, r25
    std Z+29, r23
    adiw r26, 2
    ld r23, X
    eor r23, r10
    eor r23, r12
    std Z+30, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X+
    eor r23, r17
    eor r23, r11
    std Z+31, r23
    adiw r26, 5
    ld r23, X
    eor r23, r19
    eor r23, r3
    std Z+32, r23
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r23, X
    eor r23, r20
    eor r23, r13
    std Z+33, r23
    ldi r23, 5
    std Z+34, r23
    ldi r23, 0
    std Z+35, r23
    mov r23, r24
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r24
    swap r18
    andi r18, 15
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r24
    or r23, r24
    mov r24, r4
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r4
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r4
    lsl r24
    or r4, r24
    mov r24, r16
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r18, r16
    swap r18
    andi r18, 15
    lsr r18
    eor r24, r18
    andi r24, 1
    lsl r16
    or r24, r16
    mov r18, r8
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    eor r18, r8
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    lsr r8
    lsl r18
    or r8, r18
    mov r18, r22
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r16, r22
    swap r16
    andi r16, 15
    lsr r16
    eor r18, r16
    andi r18, 1
    lsl r22
    or r18, r22
    mov r22, r7
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r7
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r7
    lsl r22
    or r7, r22
    ldd r22, Y+14
    mov r16, r22
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+19, r25
    mov r25, r22
    swap r25
    andi r25, 15
    lsr r25
    eor r16, r25
    andi r16, 1
    lsl r22
    or r16, r22
    mov r25, r14
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r14
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r14
    lsl r25
    or r14, r25
    ldd r25, Y+17
    mov r22, r25
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    std Y+14, r9
    mov r9, r25
    swap r9
    std Y+21, r19
    mov r19, r9
    andi r19, 15
    lsr r19
    eor r22, r19
    andi r22, 1
    lsl r25
    or r22, r25
    ldd r9, Y+16
    mov r25, r9
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r9
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r9
    lsl r25
    or r9, r25
    ldd r25, Y+24
    mov r19, r25
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    std Y+16, r12
    mov r12, r25
    swap r12
    std Y+17, r17
    mov r17, r12
    andi r17, 15
    lsr r17
    eor r19, r17
    andi r19, 1
    lsl r25
    or r19, r25
    ldd r12, Y+18
    mov r25, r12
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r12
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r12
    lsl r25
    or r12, r25
    ldd r25, Y+22
    mov r17, r25
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+18, r10
    mov r10, r25
    swap r10
    std Y+24, r20
    mov r20, r10
    andi r20, 15
    lsr r20
    eor r17, r20
    andi r17, 1
    lsl r25
    or r17, r25
    ldd r10, Y+23
    mov r25, r10
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r10
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r10
    lsl r25
    or r10, r25
    ldd r25, Y+20
    mov r20, r25
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+23, r3
    mov r3, r25
    swap r3
    std Y+22, r21
    mov r21, r3
    andi r21, 15
    lsr r21
    eor r20, r21
    andi r20, 1
    lsl r25
    or r20, r25
    ldd r3, Y+15
    mov r25, r3
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r3
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r3
    lsl r25
    or r3, r25
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r25, X
    eor r25, r23
    eor r25, r4
    std Z+36, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X+
    eor r25, r24
    eor r25, r8
    std Z+37, r25
    ld r25, X
    eor r25, r18
    eor r25, r7
    std Z+38, r25
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r25, X+
    eor r25, r16
    eor r25, r14
    std Z+39, r25
    adiw r26, 2
    ld r25, X
    eor r25, r22
    eor r25, r9
    std Z+40, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X+
    eor r25, r19
    eor r25, r12
    std Z+41, r25
    adiw r26, 5
    ld r25, X
    eor r25, r17
    eor r25, r10
    std Z+42, r25
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r25, X+
    eor r25, r20
    eor r25, r3
    std Z+43, r25
    ldi r25, 11
    std Z+44, r25
    ldi r25, 0
    std Z+45, r25
    ldd r25, Y+22
    mov r21, r25
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+15, r14
    mov r14, r25
    swap r14
    std Y+20, r16
    mov r16, r14
    andi r16, 15
    lsr r16
    eor r21, r16
    andi r21, 1
    lsl r25
    or r21, r25
    mov r14, r6
    swap r14
    mov r25, r14
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r6
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r6
    lsl r25
    or r6, r25
    ldd r14, Y+24
    mov r25, r14
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r16, r14
    swap r16
    andi r16, 15
    lsr r16
    eor r25, r16
    andi r25, 1
    lsl r14
    or r14, r25
    mov r25, r13
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r13
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r13
    lsl r25
    or r13, r25
    mov r25, r5
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r16, r5
    swap r16
    andi r16, 15
    lsr r16
    eor r25, r16
    andi r25, 1
    lsl r5
    or r5, r25
    mov r25, r0
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r0
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r0
    lsl r25
    or r0, r25
    ldd r25, Y+17
    mov r16, r25
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+24, r9
    mov r9, r25
    swap r9
    std Y+22, r22
    mov r22, r9
    andi r22, 15
    lsr r22
    eor r16, r22
    andi r16, 1
    lsl r25
    or r16, r25
    mov r9, r11
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r11
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r11
    lsl r25
    or r11, r25
    mov r9, r15
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r9, r15
    swap r9
    mov r22, r9
    andi r22, 15
    lsr r22
    eor r25, r22
    andi r25, 1
    lsl r15
    or r15, r25
    mov r9, r2
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r2
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r2
    lsl r25
    or r2, r25
    ldd r9, Y+21
    mov r25, r9
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r22, r9
    swap r22
    andi r22, 15
    lsr r22
    eor r25, r22
    andi r25, 1
    lsl r9
    or r9, r25
    ldd r25, Y+23
    mov r22, r25
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r25
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r25
    lsl r22
    or r25, r22
    ldd r22, Y+18
    std Y+23, r10
    mov r10, r22
    swap r10
    std Y+21, r17
    mov r17, r10
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r10, r22
    swap r10
    std Y+17, r18
    mov r18, r10
    andi r18, 15
    lsr r18
    eor r17, r18
    andi r17, 1
    lsl r22
    or r17, r22
    ldd r10, Y+16
    mov r22, r10
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r10
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r10
    lsl r22
    or r10, r22
    ldd r22, Y+14
    mov r18, r22
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+16, r7
    mov r7, r22
    swap r7
    std Y+18, r19
    mov r19, r7
    andi r19, 15
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r22
    or r18, r22
    ldd r7, Y+19
    mov r22, r7
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r7
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r7
    lsl r22
    or r7, r22
    adiw r26, 9
    ld r22, X
    eor r22, r21
    eor r22, r6
    std Z+46, r22
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r22, X+
    eor r22, r14
    eor r22, r13
    std Z+47, r22
    adiw r26, 3
    ld r22, X
    eor r22, r5
    eor r22, r0
    std Z+48, r22
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r22, X+
    eor r22, r16
    eor r22, r11
    std Z+49, r22
    adiw r26, 3
    ld r22, X+
    eor r22, r15
    eor r22, r2
    std Z+50, r22
    adiw r26, 1
    ld r22, X
    eor r22, r9
    eor r22, r25
    std Z+51, r22
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r22, X
    eor r22, r17
    eor r22, r10
    std Z+52, r22
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r22, X
    eor r22, r18
    eor r22, r7
    std Z+53, r22
    ldi r22, 7
    std Z+54, r22
    ldi r22, 1
    std Z+55, r22
    mov r22, r24
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r19, r24
    swap r19
    andi r19, 15
    lsr r19
    eor r22, r19
    andi r22, 1
    lsl r24
    or r22, r24
    mov r24, r8
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r8
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r8
    lsl r24
    or r8, r24
    mov r24, r20
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r19, r20
    swap r19
    andi r19, 15
    lsr r19
    eor r24, r19
    andi r24, 1
    lsl r20
    or r24, r20
    mov r20, r3
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    eor r20, r3
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsr r3
    lsl r20
    or r3, r20
    mov r20, r23
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r19, r23
    swap r19
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    lsl r23
    or r20, r23
    mov r23, r4
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r4
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r4
    lsl r23
    or r4, r23
    ldd r23, Y+18
    mov r19, r23
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    std Y+19, r11
    mov r11, r23
    swap r11
    std Y+14, r16
    mov r16, r11
    andi r16, 15
    lsr r16
    eor r19, r16
    andi r19, 1
    lsl r23
    or r19, r23
    mov r11, r12
    swap r11
    mov r23, r11
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r12
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r12
    lsl r23
    or r12, r23
    ldd r11, Y+17
    mov r23, r11
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r16, r11
    swap r16
    andi r16, 15
    lsr r16
    eor r23, r16
    andi r23, 1
    lsl r11
    or r11, r23
    ldd r23, Y+16
    mov r16, r23
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    eor r16, r23
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    lsr r23
    lsl r16
    or r23, r16
    ldd r16, Y+21
    std Y+16, r2
    mov r2, r16
    swap r2
    std Y+17, r17
    mov r17, r2
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r2, r16
    swap r2
    std Y+18, r25
    mov r25, r2
    andi r25, 15
    lsr r25
    eor r17, r25
    andi r17, 1
    lsl r16
    or r17, r16
    ldd r2, Y+23
    mov r25, r2
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r2
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r2
    lsl r25
    or r2, r25
    ldd r25, Y+22
    mov r16, r25
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+23, r15
    mov r15, r25
    swap r15
    std Y+21, r21
    mov r21, r15
    andi r21, 15
    lsr r21
    eor r16, r21
    andi r16, 1
    lsl r25
    or r16, r25
    ldd r15, Y+24
    mov r25, r15
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r15
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r15
    lsl r25
    or r15, r25
    ldd r25, Y+20
    mov r21, r25
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+24, r10
    mov r10, r25
    swap r10
    std Y+22, r18
    mov r18, r10
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r25
    or r21, r25
    ldd r10, Y+15
    mov r25, r10
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r10
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r10
    lsl r25
    or r10, r25
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r25, X
    eor r25, r22
    eor r25, r8
    std Z+56, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X+
    eor r25, r24
    eor r25, r3
    std Z+57, r25
    adiw r26, 3
    ld r25, X
    eor r25, r20
    eor r25, r4
    std Z+58, r25
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r25, X+
    eor r25, r19
    eor r25, r12
    std Z+59, r25
    adiw r26, 3
    ld r25, X+
    eor r25, r11
    eor r25, r23
    std Z+60, r25
    adiw r26, 1
    ld r25, X
    eor r25, r17
    eor r25, r2
    std Z+61, r25
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r25, X
    eor r25, r16
    eor r25, r15
    std Z+62, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r25, X+
    eor r25, r21
    eor r25, r10
    std Z+63, r25
    ldi r25, 14
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r25
    ldi r25, 2
    std Z+1, r25
    mov r25, r14
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r14
    swap r18
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r14
    or r14, r25
    mov r25, r13
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r13
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r13
    lsl r25
    or r13, r25
    ldd r25, Y+22
    mov r18, r25
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+15, r12
    mov r12, r25
    swap r12
    std Y+20, r19
    mov r19, r12
    andi r19, 15
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r25
    or r18, r25
    mov r12, r7
    swap r12
    mov r25, r12
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r7
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r7
    lsl r25
    or r7, r25
    ldd r12, Y+21
    mov r25, r12
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r19, r12
    swap r19
    andi r19, 15
    lsr r19
    eor r25, r19
    andi r25, 1
    lsl r12
    or r12, r25
    mov r25, r6
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r6
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r6
    lsl r25
    or r6, r25
    mov r25, r9
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r19, r9
    swap r19
    andi r19, 15
    lsr r19
    eor r25, r19
    andi r25, 1
    lsl r9
    or r9, r25
    ldd r25, Y+18
    mov r19, r25
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    eor r19, r25
    swap r19
    andi r19, 240
    lsl r19
    lsl r19
    lsr r25
    lsl r19
    or r25, r19
    mov r19, r5
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    std Y+18, r23
    mov r23, r5
    swap r23
    andi r23, 15
    lsr r23
    eor r19, r23
    andi r19, 1
    lsl r5
    or r5, r19
    mov r23, r0
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r0
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r0
    lsl r23
    or r0, r23
    ldd r23, Y+17
    mov r19, r23
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    std Y+21, r11
    mov r11, r23
    swap r11
    std Y+22, r16
    mov r16, r11
    andi r16, 15
    lsr r16
    eor r19, r16
    andi r19, 1
    lsl r23
    or r19, r23
    ldd r11, Y+24
    mov r23, r11
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r11
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r11
    lsl r23
    or r11, r23
    ldd r23, Y+23
    mov r16, r23
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+24, r15
    mov r15, r23
    swap r15
    std Y+17, r20
    mov r20, r15
    andi r20, 15
    lsr r20
    eor r16, r20
    andi r16, 1
    lsl r23
    or r16, r23
    ldd r15, Y+16
    mov r23, r15
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r15
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r15
    lsl r23
    or r15, r23
    ldd r23, Y+14
    mov r20, r23
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+16, r4
    mov r4, r23
    swap r4
    std Y+23, r17
    mov r17, r4
    andi r17, 15
    lsr r17
    eor r20, r17
    andi r20, 1
    lsl r23
    or r20, r23
    ldd r4, Y+19
    mov r23, r4
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r4
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r4
    lsl r23
    or r4, r23
    adiw r26, 9
    ld r23, X
    eor r23, r14
    eor r23, r13
    std Z+2, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X+
    eor r23, r18
    eor r23, r7
    std Z+3, r23
    adiw r26, 3
    ld r23, X+
    eor r23, r12
    eor r23, r6
    std Z+4, r23
    adiw r26, 2
    ld r23, X
    eor r23, r9
    eor r23, r25
    std Z+5, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    eor r23, r5
    eor r23, r0
    std Z+6, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X+
    eor r23, r19
    eor r23, r11
    std Z+7, r23
    adiw r26, 1
    ld r23, X
    eor r23, r16
    eor r23, r15
    std Z+8, r23
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r23, X
    eor r23, r20
    eor r23, r4
    std Z+9, r23
    ldi r23, 12
    std Z+10, r23
    ldi r23, 1
    std Z+11, r23
    mov r23, r24
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r17, r24
    swap r17
    andi r17, 15
    lsr r17
    eor r23, r17
    andi r23, 1
    lsl r24
    or r23, r24
    mov r24, r3
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r3
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r3
    lsl r24
    or r3, r24
    mov r24, r21
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r17, r21
    swap r17
    andi r17, 15
    lsr r17
    eor r24, r17
    andi r24, 1
    lsl r21
    or r24, r21
    mov r21, r10
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    eor r21, r10
    swap r21
    andi r21, 240
    lsl r21
    lsl r21
    lsr r10
    lsl r21
    or r10, r21
    mov r21, r22
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r17, r22
    swap r17
    andi r17, 15
    lsr r17
    eor r21, r17
    andi r21, 1
    lsl r22
    or r21, r22
    mov r22, r8
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r8
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r8
    lsl r22
    or r8, r22
    ldd r22, Y+23
    mov r17, r22
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+19, r25
    mov r25, r22
    swap r25
    andi r25, 15
    lsr r25
    eor r17, r25
    andi r17, 1
    lsl r22
    or r17, r22
    mov r25, r2
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r2
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r2
    lsl r25
    or r2, r25
    ldd r25, Y+17
    mov r22, r25
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    std Y+23, r9
    mov r9, r25
    swap r9
    std Y+14, r16
    mov r16, r9
    andi r16, 15
    lsr r16
    eor r22, r16
    andi r22, 1
    lsl r25
    or r22, r25
    ldd r9, Y+16
    mov r25, r9
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r9
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r9
    lsl r25
    or r9, r25
    ldd r25, Y+22
    mov r16, r25
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+16, r0
    mov r0, r25
    swap r0
    std Y+17, r19
    mov r19, r0
    andi r19, 15
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r25
    or r16, r25
    ldd r0, Y+24
    mov r25, r0
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r0
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r0
    lsl r25
    or r0, r25
    ldd r25, Y+21
    mov r19, r25
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    std Y+24, r5
    mov r5, r25
    swap r5
    std Y+22, r20
    mov r20, r5
    andi r20, 15
    lsr r20
    eor r19, r20
    andi r19, 1
    lsl r25
    or r19, r25
    ldd r5, Y+18
    mov r25, r5
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r5
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r5
    lsl r25
    or r5, r25
    ldd r25, Y+20
    mov r20, r25
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+18, r15
    mov r15, r25
    swap r15
    std Y+21, r18
    mov r18, r15
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r25
    or r20, r25
    ldd r15, Y+15
    mov r25, r15
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r15
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r15
    lsl r25
    or r15, r25
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r25, X
    eor r25, r23
    eor r25, r3
    std Z+12, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X+
    eor r25, r24
    eor r25, r10
    std Z+13, r25
    adiw r26, 3
    ld r25, X+
    eor r25, r21
    eor r25, r8
    std Z+14, r25
    adiw r26, 2
    ld r25, X
    eor r25, r17
    eor r25, r2
    std Z+15, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r25, X
    eor r25, r22
    eor r25, r9
    std Z+16, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r25, X+
    eor r25, r16
    eor r25, r0
    std Z+17, r25
    adiw r26, 1
    ld r25, X
    eor r25, r19
    eor r25, r5
    std Z+18, r25
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r25, X+
    eor r25, r20
    eor r25, r15
    std Z+19, r25
    ldi r25, 8
    std Z+20, r25
    ldi r25, 3
    std Z+21, r25
    ldd r25, Y+21
    mov r18, r25
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+15, r2
    mov r2, r25
    swap r2
    std Y+20, r17
    mov r17, r2
    andi r17, 15
    lsr r17
    eor r18, r17
    andi r18, 1
    lsl r25
    or r18, r25
    mov r2, r7
    swap r2
    mov r25, r2
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r7
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r7
    lsl r25
    or r7, r25
    ldd r2, Y+22
    mov r25, r2
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r17, r2
    swap r17
    andi r17, 15
    lsr r17
    eor r25, r17
    andi r25, 1
    lsl r2
    or r2, r25
    mov r25, r4
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r4
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r4
    lsl r25
    or r4, r25
    mov r25, r14
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r17, r14
    swap r17
    andi r17, 15
    lsr r17
    eor r25, r17
    andi r25, 1
    lsl r14
    or r14, r25
    mov r25, r13
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r13
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r13
    lsl r25
    or r13, r25
    ldd r25, Y+17
    mov r17, r25
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+22, r9
    mov r9, r25
    swap r9
    std Y+21, r22
    mov r22, r9
    andi r22, 15
    lsr r22
    eor r17, r22
    andi r17, 1
    lsl r25
    or r17, r25
    mov r9, r11
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r11
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r11
    lsl r25
    or r11, r25
    mov r9, r12
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r9, r12
    swap r9
    mov r22, r9
    andi r22, 15
    lsr r22
    eor r25, r22
    andi r25, 1
    lsl r12
    or r12, r25
    mov r9, r6
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r6
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r6
    lsl r25
    or r6, r25
    ldd r9, Y+14
    mov r25, r9
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r22, r9
    swap r22
    andi r22, 15
    lsr r22
    eor r25, r22
    andi r25, 1
    lsl r9
    or r9, r25
    ldd r25, Y+18
    mov r22, r25
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r25
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r25
    lsl r22
    or r25, r22
    ldd r22, Y+24
    std Y+18, r5
    mov r5, r22
    swap r5
    std Y+14, r19
    mov r19, r5
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r5, r22
    swap r5
    std Y+17, r21
    mov r21, r5
    andi r21, 15
    lsr r21
    eor r19, r21
    andi r19, 1
    lsl r22
    or r19, r22
    ldd r5, Y+16
    mov r22, r5
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r5
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r5
    lsl r22
    or r5, r22
    ldd r22, Y+23
    mov r21, r22
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+16, r8
    mov r8, r22
    swap r8
    std Y+24, r16
    mov r16, r8
    andi r16, 15
    lsr r16
    eor r21, r16
    andi r21, 1
    lsl r22
    or r21, r22
    ldd r8, Y+19
    mov r22, r8
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r8
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r8
    lsl r22
    or r8, r22
    adiw r26, 6
    ld r22, X+
    eor r22, r18
    eor r22, r7
    std Z+22, r22
    ld r22, X+
    eor r22, r2
    eor r22, r4
    std Z+23, r22
    ld r22, X+
    eor r22, r14
    eor r22, r13
    std Z+24, r22
    ld r22, X+
    eor r22, r17
    eor r22, r11
    std Z+25, r22
    ld r22, X+
    eor r22, r12
    eor r22, r6
    std Z+26, r22
    ld r22, X+
    eor r22, r9
    eor r22, r25
    std Z+27, r22
    ld r22, X+
    eor r22, r19
    eor r22, r5
    std Z+28, r22
    ld r22, X
    eor r22, r21
    eor r22, r8
    std Z+29, r22
    ldi r22, 1
    std Z+30, r22
    ldi r22, 3
    std Z+31, r22
    mov r22, r24
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r16, r24
    swap r16
    andi r16, 15
    lsr r16
    eor r22, r16
    andi r22, 1
    lsl r24
    or r22, r24
    mov r24, r10
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r10
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r10
    lsl r24
    or r10, r24
    mov r24, r20
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r16, r20
    swap r16
    andi r16, 15
    lsr r16
    eor r24, r16
    andi r24, 1
    lsl r20
    or r24, r20
    mov r20, r15
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    eor r20, r15
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsr r15
    lsl r20
    or r15, r20
    mov r20, r23
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r16, r23
    swap r16
    andi r16, 15
    lsr r16
    eor r20, r16
    andi r20, 1
    lsl r23
    or r20, r23
    mov r23, r3
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r3
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r3
    lsl r23
    or r3, r23
    ldd r23, Y+24
    mov r16, r23
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+19, r11
    mov r11, r23
    swap r11
    std Y+23, r17
    mov r17, r11
    andi r17, 15
    lsr r17
    eor r16, r17
    andi r16, 1
    lsl r23
    or r16, r23
    mov r11, r0
    swap r11
    mov r23, r11
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r0
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r0
    lsl r23
    or r0, r23
    ldd r11, Y+17
    mov r23, r11
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r17, r11
    swap r17
    andi r17, 15
    lsr r17
    eor r23, r17
    andi r23, 1
    lsl r11
    or r11, r23
    ldd r23, Y+16
    mov r17, r23
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    eor r17, r23
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsr r23
    lsl r17
    or r23, r17
    ldd r17, Y+14
    std Y+16, r6
    mov r6, r17
    swap r6
    std Y+17, r19
    mov r19, r6
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r6, r17
    swap r6
    std Y+24, r25
    mov r25, r6
    andi r25, 15
    lsr r25
    eor r19, r25
    andi r19, 1
    lsl r17
    or r19, r17
    ldd r6, Y+18
    mov r25, r6
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r6
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r6
    lsl r25
    or r6, r25
    ldd r25, Y+21
    mov r17, r25
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+18, r12
    mov r12, r25
    swap r12
    std Y+14, r18
    mov r18, r12
    andi r18, 15
    lsr r18
    eor r17, r18
    andi r17, 1
    lsl r25
    or r17, r25
    ldd r12, Y+22
    mov r25, r12
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r12
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r12
    lsl r25
    or r12, r25
    ldd r25, Y+20
    mov r18, r25
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+22, r5
    mov r5, r25
    swap r5
    std Y+21, r21
    mov r21, r5
    andi r21, 15
    lsr r21
    eor r18, r21
    andi r18, 1
    lsl r25
    or r18, r25
    ldd r5, Y+15
    mov r25, r5
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r5
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r5
    lsl r25
    or r5, r25
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r25, X+
    eor r25, r22
    eor r25, r10
    std Z+32, r25
    ld r25, X+
    eor r25, r24
    eor r25, r15
    std Z+33, r25
    ld r25, X+
    eor r25, r20
    eor r25, r3
    std Z+34, r25
    ld r25, X+
    eor r25, r16
    eor r25, r0
    std Z+35, r25
    ld r25, X+
    eor r25, r11
    eor r25, r23
    std Z+36, r25
    ld r25, X+
    eor r25, r19
    eor r25, r6
    std Z+37, r25
    ld r25, X+
    eor r25, r17
    eor r25, r12
    std Z+38, r25
    ld r25, X+
    eor r25, r18
    eor r25, r5
    std Z+39, r25
    ldi r25, 3
    std Z+40, r25
    ldi r25, 2
    std Z+41, r25
    mov r25, r2
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r2
    swap r21
    andi r21, 15
    lsr r21
    eor r25, r21
    andi r25, 1
    lsl r2
    or r2, r25
    mov r25, r4
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r4
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r4
    lsl r25
    or r4, r25
    ldd r25, Y+21
    mov r21, r25
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+15, r0
    mov r0, r25
    swap r0
    std Y+20, r16
    mov r16, r0
    andi r16, 15
    lsr r16
    eor r21, r16
    andi r21, 1
    lsl r25
    or r21, r25
    mov r0, r8
    swap r0
    mov r25, r0
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r8
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r8
    lsl r25
    or r8, r25
    ldd r0, Y+14
    mov r25, r0
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r16, r0
    swap r16
    andi r16, 15
    lsr r16
    eor r25, r16
    andi r25, 1
    lsl r0
    or r0, r25
    mov r25, r7
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r7
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r7
    lsl r25
    or r7, r25
    mov r25, r9
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r16, r9
    swap r16
    andi r16, 15
    lsr r16
    eor r25, r16
    andi r25, 1
    lsl r9
    or r9, r25
    ldd r25, Y+24
    mov r16, r25
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    eor r16, r25
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    lsr r25
    lsl r16
    or r25, r16
    mov r16, r14
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+24, r23
    mov r23, r14
    swap r23
    andi r23, 15
    lsr r23
    eor r16, r23
    andi r16, 1
    lsl r14
    or r14, r16
    mov r23, r13
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r13
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r13
    lsl r23
    or r13, r23
    ldd r23, Y+17
    mov r16, r23
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+14, r11
    mov r11, r23
    swap r11
    std Y+21, r17
    mov r17, r11
    andi r17, 15
    lsr r17
    eor r16, r17
    andi r16, 1
    lsl r23
    or r16, r23
    ldd r11, Y+22
    mov r23, r11
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r11
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r11
    lsl r23
    or r11, r23
    ldd r23, Y+18
    mov r17, r23
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+22, r12
    mov r12, r23
    swap r12
    std Y+17, r20
    mov r20, r12
    andi r20, 15
    lsr r20
    eor r17, r20
    andi r17, 1
    lsl r23
    or r17, r23
    ldd r12, Y+16
    mov r23, r12
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r12
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r12
    lsl r23
    or r12, r23
    ldd r23, Y+23
    mov r20, r23
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+16, r3
    mov r3, r23
    swap r3
    std Y+18, r19
    mov r19, r3
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    lsl r23
    or r20, r23
    ldd r3, Y+19
    mov r23, r3
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r3
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r3
    lsl r23
    or r3, r23
    adiw r26, 1
    ld r23, X+
    eor r23, r2
    eor r23, r4
    std Z+42, r23
    adiw r26, 5
    ld r23, X
    eor r23, r21
    eor r23, r8
    std Z+43, r23
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r23, X+
    eor r23, r0
    eor r23, r7
    std Z+44, r23
    adiw r26, 4
    ld r23, X
    eor r23, r9
    eor r23, r25
    std Z+45, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X+
    eor r23, r14
    eor r23, r13
    std Z+46, r23
    adiw r26, 3
    ld r23, X
    eor r23, r16
    eor r23, r11
    std Z+47, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X
    eor r23, r17
    eor r23, r12
    std Z+48, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    eor r23, r20
    eor r23, r3
    std Z+49, r23
    ldi r23, 6
    std Z+50, r23
    ldi r23, 0
    std Z+51, r23
    mov r23, r24
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r24
    swap r19
    andi r19, 15
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r24
    or r23, r24
    mov r24, r15
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r15
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r15
    lsl r24
    or r15, r24
    mov r24, r18
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r19, r18
    swap r19
    andi r19, 15
    lsr r19
    eor r24, r19
    andi r24, 1
    lsl r18
    or r24, r18
    mov r19, r5
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    eor r19, r5
    swap r19
    andi r19, 240
    lsl r19
    lsl r19
    lsr r5
    lsl r19
    or r5, r19
    mov r19, r22
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r22
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r22
    or r19, r22
    mov r22, r10
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r10
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r10
    lsl r22
    or r10, r22
    ldd r22, Y+18
    mov r18, r22
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+19, r25
    mov r25, r22
    swap r25
    andi r25, 15
    lsr r25
    eor r18, r25
    andi r18, 1
    lsl r22
    or r18, r22
    mov r25, r6
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r6
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r6
    lsl r25
    or r6, r25
    ldd r25, Y+17
    mov r22, r25
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    std Y+18, r9
    mov r9, r25
    swap r9
    std Y+23, r17
    mov r17, r9
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r25
    or r22, r25
    ldd r9, Y+16
    mov r25, r9
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r9
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r9
    lsl r25
    or r9, r25
    ldd r25, Y+21
    mov r17, r25
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+16, r13
    mov r13, r25
    swap r13
    std Y+17, r16
    mov r16, r13
    andi r16, 15
    lsr r16
    eor r17, r16
    andi r17, 1
    lsl r25
    or r17, r25
    ldd r13, Y+22
    mov r25, r13
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r13
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r13
    lsl r25
    or r13, r25
    ldd r25, Y+14
    mov r16, r25
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+22, r14
    mov r14, r25
    swap r14
    std Y+21, r20
    mov r20, r14
    andi r20, 15
    lsr r20
    eor r16, r20
    andi r16, 1
    lsl r25
    or r16, r25
    ldd r14, Y+24
    mov r25, r14
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r14
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r14
    lsl r25
    or r14, r25
    ldd r25, Y+20
    mov r20, r25
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+24, r12
    mov r12, r25
    swap r12
    std Y+14, r21
    mov r21, r12
    andi r21, 15
    lsr r21
    eor r20, r21
    andi r20, 1
    lsl r25
    or r20, r25
    ldd r12, Y+15
    mov r25, r12
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r12
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r12
    lsl r25
    or r12, r25
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r25, X+
    eor r25, r23
    eor r25, r15
    std Z+52, r25
    adiw r26, 5
    ld r25, X
    eor r25, r24
    eor r25, r5
    std Z+53, r25
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r25, X+
    eor r25, r19
    eor r25, r10
    std Z+54, r25
    adiw r26, 4
    ld r25, X
    eor r25, r18
    eor r25, r6
    std Z+55, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r25, X+
    eor r25, r22
    eor r25, r9
    std Z+56, r25
    adiw r26, 3
    ld r25, X
    eor r25, r17
    eor r25, r13
    std Z+57, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X
    eor r25, r16
    eor r25, r14
    std Z+58, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r25, X+
    eor r25, r20
    eor r25, r12
    std Z+59, r25
    ldi r25, 13
    std Z+60, r25
    ldi r25, 0
    std Z+61, r25
    ldd r25, Y+14
    mov r21, r25
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+15, r6
    mov r6, r25
    swap r6
    std Y+20, r18
    mov r18, r6
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r25
    or r21, r25
    mov r6, r8
    swap r6
    mov r25, r6
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r8
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r8
    lsl r25
    or r8, r25
    ldd r6, Y+21
    mov r25, r6
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r6
    swap r18
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r6
    or r6, r25
    mov r25, r3
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r3
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r3
    lsl r25
    or r3, r25
    mov r25, r2
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r2
    swap r18
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r2
    or r2, r25
    mov r25, r4
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r4
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r4
    lsl r25
    or r4, r25
    ldd r25, Y+17
    mov r18, r25
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+21, r9
    mov r9, r25
    swap r9
    std Y+14, r22
    mov r22, r9
    andi r22, 15
    lsr r22
    eor r18, r22
    andi r18, 1
    lsl r25
    or r18, r25
    mov r9, r11
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r11
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r11
    lsl r25
    or r11, r25
    mov r9, r0
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r9, r0
    swap r9
    mov r22, r9
    andi r22, 15
    lsr r22
    eor r25, r22
    andi r25, 1
    lsl r0
    or r0, r25
    mov r9, r7
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r7
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r7
    lsl r25
    or r7, r25
    ldd r9, Y+23
    mov r25, r9
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r22, r9
    swap r22
    andi r22, 15
    lsr r22
    eor r25, r22
    andi r25, 1
    lsl r9
    or r9, r25
    ldd r25, Y+24
    mov r22, r25
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r25
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r25
    lsl r22
    or r25, r22
    ldd r22, Y+22
    std Y+24, r14
    mov r14, r22
    swap r14
    std Y+23, r16
    mov r16, r14
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r14, r22
    swap r14
    std Y+17, r19
    mov r19, r14
    andi r19, 15
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r22
    or r16, r22
    ldd r14, Y+16
    mov r22, r14
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r14
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r14
    lsl r22
    or r14, r22
    ldd r22, Y+18
    mov r19, r22
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    std Y+16, r10
    mov r10, r22
    swap r10
    std Y+22, r17
    mov r17, r10
    andi r17, 15
    lsr r17
    eor r19, r17
    andi r19, 1
    lsl r22
    or r19, r22
    ldd r10, Y+19
    mov r22, r10
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r10
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r10
    lsl r22
    or r10, r22
    adiw r26, 11
    ld r22, X
    eor r22, r21
    eor r22, r8
    std Z+62, r22
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r22, X
    eor r22, r6
    eor r22, r3
    std Z+63, r22
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r22, X+
    eor r22, r2
    eor r22, r4
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r22
    adiw r26, 4
    ld r22, X
    eor r22, r18
    eor r22, r11
    std Z+1, r22
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r22, X+
    eor r22, r0
    eor r22, r7
    std Z+2, r22
    adiw r26, 3
    ld r22, X
    eor r22, r9
    eor r22, r25
    std Z+3, r22
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r22, X+
    eor r22, r16
    eor r22, r14
    std Z+4, r22
    adiw r26, 2
    ld r22, X
    eor r22, r19
    eor r22, r10
    std Z+5, r22
    ldi r22, 11
    std Z+6, r22
    ldi r22, 1
    std Z+7, r22
    mov r22, r24
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r17, r24
    swap r17
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r24
    or r22, r24
    mov r24, r5
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r5
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r5
    lsl r24
    or r5, r24
    mov r24, r20
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r17, r20
    swap r17
    andi r17, 15
    lsr r17
    eor r24, r17
    andi r24, 1
    lsl r20
    or r24, r20
    mov r20, r12
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    eor r20, r12
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsr r12
    lsl r20
    or r12, r20
    mov r20, r23
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r17, r23
    swap r17
    andi r17, 15
    lsr r17
    eor r20, r17
    andi r20, 1
    lsl r23
    or r20, r23
    mov r23, r15
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r15
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r15
    lsl r23
    or r15, r23
    ldd r23, Y+22
    mov r17, r23
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+19, r11
    mov r11, r23
    swap r11
    std Y+18, r18
    mov r18, r11
    andi r18, 15
    lsr r18
    eor r17, r18
    andi r17, 1
    lsl r23
    or r17, r23
    mov r11, r13
    swap r11
    mov r23, r11
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r13
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r13
    lsl r23
    or r13, r23
    ldd r11, Y+17
    mov r23, r11
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r11
    swap r18
    andi r18, 15
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r11
    or r11, r23
    ldd r23, Y+16
    mov r18, r23
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    eor r18, r23
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    lsr r23
    lsl r18
    or r23, r18
    ldd r18, Y+23
    std Y+16, r7
    mov r7, r18
    swap r7
    std Y+17, r16
    mov r16, r7
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r7, r18
    swap r7
    std Y+22, r25
    mov r25, r7
    andi r25, 15
    lsr r25
    eor r16, r25
    andi r16, 1
    lsl r18
    or r16, r18
    ldd r7, Y+24
    mov r25, r7
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r7
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r7
    lsl r25
    or r7, r25
    ldd r25, Y+14
    mov r18, r25
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+24, r0
    mov r0, r25
    swap r0
    std Y+23, r21
    mov r21, r0
    andi r21, 15
    lsr r21
    eor r18, r21
    andi r18, 1
    lsl r25
    or r18, r25
    ldd r0, Y+21
    mov r25, r0
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r0
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r0
    lsl r25
    or r0, r25
    ldd r25, Y+20
    mov r21, r25
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+21, r14
    mov r14, r25
    swap r14
    std Y+14, r19
    mov r19, r14
    andi r19, 15
    lsr r19
    eor r21, r19
    andi r21, 1
    lsl r25
    or r21, r25
    ldd r14, Y+15
    mov r25, r14
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r14
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r14
    lsl r25
    or r14, r25
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r25, X
    eor r25, r22
    eor r25, r5
    std Z+8, r25
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r25, X
    eor r25, r24
    eor r25, r12
    std Z+9, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X+
    eor r25, r20
    eor r25, r15
    std Z+10, r25
    adiw r26, 4
    ld r25, X
    eor r25, r17
    eor r25, r13
    std Z+11, r25
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r25, X+
    eor r25, r11
    eor r25, r23
    std Z+12, r25
    adiw r26, 3
    ld r25, X
    eor r25, r16
    eor r25, r7
    std Z+13, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X+
    eor r25, r18
    eor r25, r0
    std Z+14, r25
    adiw r26, 2
    ld r25, X+
    eor r25, r21
    eor r25, r14
    std Z+15, r25
    ldi r25, 6
    std Z+16, r25
    ldi r25, 3
    std Z+17, r25
    mov r25, r6
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r19, r6
    swap r19
    andi r19, 15
    lsr r19
    eor r25, r19
    andi r25, 1
    lsl r6
    or r6, r25
    mov r25, r3
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r3
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r3
    lsl r25
    or r3, r25
    ldd r25, Y+14
    mov r19, r25
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    std Y+15, r13
    mov r13, r25
    swap r13
    std Y+20, r17
    mov r17, r13
    andi r17, 15
    lsr r17
    eor r19, r17
    andi r19, 1
    lsl r25
    or r19, r25
    mov r13, r10
    swap r13
    mov r25, r13
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r10
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r10
    lsl r25
    or r10, r25
    ldd r13, Y+23
    mov r25, r13
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r17, r13
    swap r17
    andi r17, 15
    lsr r17
    eor r25, r17
    andi r25, 1
    lsl r13
    or r13, r25
    mov r25, r8
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r8
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r8
    lsl r25
    or r8, r25
    mov r25, r9
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r17, r9
    swap r17
    andi r17, 15
    lsr r17
    eor r25, r17
    andi r25, 1
    lsl r9
    or r9, r25
    ldd r25, Y+22
    mov r17, r25
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    eor r17, r25
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsr r25
    lsl r17
    or r25, r17
    mov r17, r2
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+22, r23
    mov r23, r2
    swap r23
    andi r23, 15
    lsr r23
    eor r17, r23
    andi r17, 1
    lsl r2
    or r2, r17
    mov r23, r4
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r4
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r4
    lsl r23
    or r4, r23
    ldd r23, Y+17
    mov r17, r23
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+23, r11
    mov r11, r23
    swap r11
    std Y+14, r18
    mov r18, r11
    andi r18, 15
    lsr r18
    eor r17, r18
    andi r17, 1
    lsl r23
    or r17, r23
    ldd r11, Y+21
    mov r23, r11
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r11
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r11
    lsl r23
    or r11, r23
    ldd r23, Y+24
    mov r18, r23
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+21, r0
    mov r0, r23
    swap r0
    std Y+17, r20
    mov r20, r0
    andi r20, 15
    lsr r20
    eor r18, r20
    andi r18, 1
    lsl r23
    or r18, r23
    ldd r0, Y+16
    mov r23, r0
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r0
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r0
    lsl r23
    or r0, r23
    ldd r23, Y+18
    mov r20, r23
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+16, r15
    mov r15, r23
    swap r15
    std Y+24, r16
    mov r16, r15
    andi r16, 15
    lsr r16
    eor r20, r16
    andi r20, 1
    lsl r23
    or r20, r23
    ldd r15, Y+19
    mov r23, r15
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r15
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r15
    lsl r23
    or r15, r23
    adiw r26, 5
    ld r23, X+
    eor r23, r6
    eor r23, r3
    std Z+18, r23
    adiw r26, 1
    ld r23, X+
    eor r23, r19
    eor r23, r10
    std Z+19, r23
    adiw r26, 1
    ld r23, X
    eor r23, r13
    eor r23, r8
    std Z+20, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X
    eor r23, r9
    eor r23, r25
    std Z+21, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X+
    eor r23, r2
    eor r23, r4
    std Z+22, r23
    ld r23, X
    eor r23, r17
    eor r23, r11
    std Z+23, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X+
    eor r23, r18
    eor r23, r0
    std Z+24, r23
    adiw r26, 5
    ld r23, X
    eor r23, r20
    eor r23, r15
    std Z+25, r23
    ldi r23, 13
    std Z+26, r23
    ldi r23, 2
    std Z+27, r23
    mov r23, r24
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r16, r24
    swap r16
    andi r16, 15
    lsr r16
    eor r23, r16
    andi r23, 1
    lsl r24
    or r23, r24
    mov r24, r12
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r12
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r12
    lsl r24
    or r12, r24
    mov r24, r21
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r16, r21
    swap r16
    andi r16, 15
    lsr r16
    eor r24, r16
    andi r24, 1
    lsl r21
    or r24, r21
    mov r21, r14
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    eor r21, r14
    swap r21
    andi r21, 240
    lsl r21
    lsl r21
    lsr r14
    lsl r21
    or r14, r21
    mov r21, r22
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r16, r22
    swap r16
    andi r16, 15
    lsr r16
    eor r21, r16
    andi r21, 1
    lsl r22
    or r21, r22
    mov r22, r5
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r5
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r5
    lsl r22
    or r5, r22
    ldd r22, Y+24
    mov r16, r22
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+19, r25
    mov r25, r22
    swap r25
    andi r25, 15
    lsr r25
    eor r16, r25
    andi r16, 1
    lsl r22
    or r16, r22
    mov r25, r7
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r7
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r7
    lsl r25
    or r7, r25
    ldd r25, Y+17
    mov r22, r25
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    std Y+24, r9
    mov r9, r25
    swap r9
    std Y+18, r18
    mov r18, r9
    andi r18, 15
    lsr r18
    eor r22, r18
    andi r22, 1
    lsl r25
    or r22, r25
    ldd r9, Y+16
    mov r25, r9
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r9
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r9
    lsl r25
    or r9, r25
    ldd r25, Y+14
    mov r18, r25
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+16, r4
    mov r4, r25
    swap r4
    std Y+17, r17
    mov r17, r4
    andi r17, 15
    lsr r17
    eor r18, r17
    andi r18, 1
    lsl r25
    or r18, r25
    ldd r4, Y+21
    mov r25, r4
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r4
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r4
    lsl r25
    or r4, r25
    ldd r25, Y+23
    mov r17, r25
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+21, r2
    mov r2, r25
    swap r2
    std Y+14, r20
    mov r20, r2
    andi r20, 15
    lsr r20
    eor r17, r20
    andi r17, 1
    lsl r25
    or r17, r25
    ldd r2, Y+22
    mov r25, r2
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r2
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r2
    lsl r25
    or r2, r25
    ldd r25, Y+20
    mov r20, r25
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+22, r0
    mov r0, r25
    swap r0
    std Y+23, r19
    mov r19, r0
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    lsl r25
    or r20, r25
    ldd r0, Y+15
    mov r25, r0
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r0
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r0
    lsl r25
    or r0, r25
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r25, X+
    eor r25, r23
    eor r25, r12
    std Z+28, r25
    adiw r26, 1
    ld r25, X+
    eor r25, r24
    eor r25, r14
    std Z+29, r25
    adiw r26, 1
    ld r25, X
    eor r25, r21
    eor r25, r5
    std Z+30, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r25, X
    eor r25, r16
    eor r25, r7
    std Z+31, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r25, X+
    eor r25, r22
    eor r25, r9
    std Z+32, r25
    ld r25, X
    eor r25, r18
    eor r25, r4
    std Z+33, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X+
    eor r25, r17
    eor r25, r2
    std Z+34, r25
    adiw r26, 5
    ld r25, X+
    eor r25, r20
    eor r25, r0
    std Z+35, r25
    ldi r25, 10
    std Z+36, r25
    ldi r25, 1
    std Z+37, r25
    ldd r25, Y+23
    mov r19, r25
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    std Y+15, r7
    mov r7, r25
    swap r7
    std Y+20, r16
    mov r16, r7
    andi r16, 15
    lsr r16
    eor r19, r16
    andi r19, 1
    lsl r25
    or r19, r25
    mov r7, r10
    swap r7
    mov r25, r7
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r10
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r10
    lsl r25
    or r10, r25
    ldd r7, Y+14
    mov r25, r7
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r16, r7
    swap r16
    andi r16, 15
    lsr r16
    eor r25, r16
    andi r25, 1
    lsl r7
    or r7, r25
    mov r25, r15
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r15
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r15
    lsl r25
    or r15, r25
    mov r25, r6
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r16, r6
    swap r16
    andi r16, 15
    lsr r16
    eor r25, r16
    andi r25, 1
    lsl r6
    or r6, r25
    mov r25, r3
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r3
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r3
    lsl r25
    or r3, r25
    ldd r25, Y+17
    mov r16, r25
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+14, r9
    mov r9, r25
    swap r9
    std Y+23, r22
    mov r22, r9
    andi r22, 15
    lsr r22
    eor r16, r22
    andi r16, 1
    lsl r25
    or r16, r25
    mov r9, r11
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r11
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r11
    lsl r25
    or r11, r25
    mov r9, r13
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r9, r13
    swap r9
    mov r22, r9
    andi r22, 15
    lsr r22
    eor r25, r22
    andi r25, 1
    lsl r13
    or r13, r25
    mov r9, r8
    swap r9
    mov r25, r9
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r8
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r8
    lsl r25
    or r8, r25
    ldd r9, Y+18
    mov r25, r9
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r22, r9
    swap r22
    andi r22, 15
    lsr r22
    eor r25, r22
    andi r25, 1
    lsl r9
    or r9, r25
    ldd r25, Y+22
    mov r22, r25
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r25
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r25
    lsl r22
    or r25, r22
    ldd r22, Y+21
    std Y+22, r2
    mov r2, r22
    swap r2
    std Y+18, r17
    mov r17, r2
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r2, r22
    swap r2
    std Y+17, r21
    mov r21, r2
    andi r21, 15
    lsr r21
    eor r17, r21
    andi r17, 1
    lsl r22
    or r17, r22
    ldd r2, Y+16
    mov r22, r2
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r2
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r2
    lsl r22
    or r2, r22
    ldd r22, Y+24
    mov r21, r22
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+16, r5
    mov r5, r22
    swap r5
    std Y+21, r18
    mov r18, r5
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r22
    or r21, r22
    ldd r5, Y+19
    mov r22, r5
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r5
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r5
    lsl r22
    or r5, r22
    adiw r26, 6
    ld r22, X+
    eor r22, r19
    eor r22, r10
    std Z+38, r22
    ld r22, X
    eor r22, r7
    eor r22, r15
    std Z+39, r22
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r22, X
    eor r22, r6
    eor r22, r3
    std Z+40, r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r22, X+
    eor r22, r16
    eor r22, r11
    std Z+41, r22
    adiw r26, 4
    ld r22, X
    eor r22, r13
    eor r22, r8
    std Z+42, r22
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    eor r22, r9
    eor r22, r25
    std Z+43, r22
    ld r22, X+
    eor r22, r17
    eor r22, r2
    std Z+44, r22
    adiw r26, 2
    ld r22, X
    eor r22, r21
    eor r22, r5
    std Z+45, r22
    ldi r22, 4
    std Z+46, r22
    ldi r22, 3
    std Z+47, r22
    mov r22, r24
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r18, r24
    swap r18
    andi r18, 15
    lsr r18
    eor r22, r18
    andi r22, 1
    lsl r24
    or r22, r24
    mov r24, r14
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r14
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r14
    lsl r24
    or r14, r24
    mov r24, r20
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r18, r20
    swap r18
    andi r18, 15
    lsr r18
    eor r24, r18
    andi r24, 1
    lsl r20
    or r24, r20
    mov r20, r0
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    eor r20, r0
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsr r0
    lsl r20
    or r0, r20
    mov r20, r23
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r23
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r23
    or r20, r23
    mov r23, r12
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r12
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r12
    lsl r23
    or r12, r23
    ldd r23, Y+21
    mov r18, r23
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+19, r11
    mov r11, r23
    swap r11
    std Y+24, r16
    mov r16, r11
    andi r16, 15
    lsr r16
    eor r18, r16
    andi r18, 1
    lsl r23
    or r18, r23
    mov r11, r4
    swap r11
    mov r23, r11
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r4
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r4
    lsl r23
    or r4, r23
    ldd r11, Y+17
    mov r23, r11
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r16, r11
    swap r16
    andi r16, 15
    lsr r16
    eor r23, r16
    andi r23, 1
    lsl r11
    or r11, r23
    ldd r23, Y+16
    mov r16, r23
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    eor r16, r23
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    lsr r23
    lsl r16
    or r23, r16
    ldd r16, Y+18
    std Y+16, r8
    mov r8, r16
    swap r8
    std Y+17, r17
    mov r17, r8
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r8, r16
    swap r8
    std Y+21, r25
    mov r25, r8
    andi r25, 15
    lsr r25
    eor r17, r25
    andi r17, 1
    lsl r16
    or r17, r16
    ldd r8, Y+22
    mov r25, r8
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r8
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r8
    lsl r25
    or r8, r25
    ldd r25, Y+23
    mov r16, r25
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+22, r13
    mov r13, r25
    swap r13
    std Y+18, r19
    mov r19, r13
    andi r19, 15
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r25
    or r16, r25
    ldd r13, Y+14
    mov r25, r13
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r13
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r13
    lsl r25
    or r13, r25
    ldd r25, Y+20
    mov r19, r25
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    std Y+14, r2
    mov r2, r25
    swap r2
    std Y+23, r21
    mov r21, r2
    andi r21, 15
    lsr r21
    eor r19, r21
    andi r19, 1
    lsl r25
    or r19, r25
    ldd r2, Y+15
    mov r25, r2
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r2
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r2
    lsl r25
    or r2, r25
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r25, X+
    eor r25, r22
    eor r25, r14
    std Z+48, r25
    ld r25, X
    eor r25, r24
    eor r25, r0
    std Z+49, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r25, X
    eor r25, r20
    eor r25, r12
    std Z+50, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r25, X+
    eor r25, r18
    eor r25, r4
    std Z+51, r25
    adiw r26, 4
    ld r25, X
    eor r25, r11
    eor r25, r23
    std Z+52, r25
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r25, X+
    eor r25, r17
    eor r25, r8
    std Z+53, r25
    ld r25, X+
    eor r25, r16
    eor r25, r13
    std Z+54, r25
    adiw r26, 2
    ld r25, X+
    eor r25, r19
    eor r25, r2
    std Z+55, r25
    ldi r25, 9
    std Z+56, r25
    ldi r25, 2
    std Z+57, r25
    mov r25, r7
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r7
    swap r21
    andi r21, 15
    lsr r21
    eor r25, r21
    andi r25, 1
    lsl r7
    or r7, r25
    mov r25, r15
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r15
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r15
    lsl r25
    or r15, r25
    ldd r25, Y+23
    mov r21, r25
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+15, r4
    mov r4, r25
    swap r4
    std Y+20, r18
    mov r18, r4
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r25
    or r21, r25
    mov r4, r5
    swap r4
    mov r25, r4
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r5
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r5
    lsl r25
    or r5, r25
    ldd r4, Y+18
    mov r25, r4
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r4
    swap r18
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r4
    or r4, r25
    mov r25, r10
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r10
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r10
    lsl r25
    or r10, r25
    mov r25, r9
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r9
    swap r18
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r9
    or r9, r25
    ldd r25, Y+21
    mov r18, r25
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    eor r18, r25
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    lsr r25
    lsl r18
    or r25, r18
    mov r18, r6
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+21, r23
    mov r23, r6
    swap r23
    andi r23, 15
    lsr r23
    eor r18, r23
    andi r18, 1
    lsl r6
    or r6, r18
    mov r23, r3
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r3
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r3
    lsl r23
    or r3, r23
    ldd r23, Y+17
    mov r18, r23
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+18, r11
    mov r11, r23
    swap r11
    std Y+23, r16
    mov r16, r11
    andi r16, 15
    lsr r16
    eor r18, r16
    andi r18, 1
    lsl r23
    or r18, r23
    ldd r11, Y+14
    mov r23, r11
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r11
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r11
    lsl r23
    or r11, r23
    ldd r23, Y+22
    mov r16, r23
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+14, r13
    mov r13, r23
    swap r13
    std Y+17, r20
    mov r20, r13
    andi r20, 15
    lsr r20
    eor r16, r20
    andi r16, 1
    lsl r23
    or r16, r23
    ldd r13, Y+16
    mov r23, r13
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r13
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r13
    lsl r23
    or r13, r23
    ldd r23, Y+24
    mov r20, r23
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+16, r12
    mov r12, r23
    swap r12
    std Y+22, r17
    mov r17, r12
    andi r17, 15
    lsr r17
    eor r20, r17
    andi r20, 1
    lsl r23
    or r20, r23
    ldd r12, Y+19
    mov r23, r12
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r12
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r12
    lsl r23
    or r12, r23
    adiw r26, 9
    ld r23, X
    eor r23, r7
    eor r15, r23
    std Z+58, r15
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r15, X+
    eor r15, r21
    eor r15, r5
    std Z+59, r15
    ld r15, X
    eor r15, r4
    eor r15, r10
    std Z+60, r15
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r15, X+
    eor r15, r9
    eor r15, r25
    std Z+61, r15
    adiw r26, 2
    ld r15, X
    eor r15, r6
    eor r15, r3
    std Z+62, r15
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r15, X+
    eor r15, r18
    eor r15, r11
    std Z+63, r15
    adiw r26, 5
    ld r15, X
    eor r15, r16
    eor r15, r13
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r15
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r15, X
    eor r15, r20
    eor r15, r12
    std Z+1, r15
    ldi r25, 2
    std Z+2, r25
    ldi r25, 1
    std Z+3, r25
    mov r15, r24
    swap r15
    mov r25, r15
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r15, r24
    swap r15
    mov r23, r15
    andi r23, 15
    lsr r23
    eor r25, r23
    andi r25, 1
    lsl r24
    or r25, r24
    mov r15, r0
    swap r15
    mov r24, r15
    andi r24, 15
    lsr r24
    lsr r24
    eor r24, r0
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsr r0
    lsl r24
    or r0, r24
    mov r15, r19
    swap r15
    mov r24, r15
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r15, r19
    swap r15
    mov r23, r15
    andi r23, 15
    lsr r23
    eor r24, r23
    andi r24, 1
    lsl r19
    or r24, r19
    mov r15, r2
    swap r15
    mov r23, r15
    andi r23, 15
    lsr r23
    lsr r23
    eor r23, r2
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsr r2
    lsl r23
    or r2, r23
    mov r15, r22
    swap r15
    mov r23, r15
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r15, r22
    swap r15
    mov r19, r15
    andi r19, 15
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r22
    or r23, r22
    mov r15, r14
    swap r15
    mov r22, r15
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r14
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r14
    lsl r22
    or r14, r22
    ldd r15, Y+22
    mov r5, r15
    swap r5
    mov r22, r5
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r15
    swap r5
    mov r19, r5
    andi r19, 15
    lsr r19
    eor r22, r19
    andi r22, 1
    lsl r15
    or r15, r22
    mov r5, r8
    swap r5
    mov r22, r5
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r8
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r8
    lsl r22
    or r8, r22
    ldd r5, Y+17
    mov r13, r5
    swap r13
    mov r22, r13
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r13, r5
    swap r13
    mov r19, r13
    andi r19, 15
    lsr r19
    eor r22, r19
    andi r22, 1
    lsl r5
    or r5, r22
    ldd r13, Y+16
    mov r12, r13
    swap r12
    mov r22, r12
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r13
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r13
    lsl r22
    or r13, r22
    ldd r12, Y+23
    mov r11, r12
    swap r11
    mov r22, r11
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r11, r12
    swap r11
    mov r19, r11
    andi r19, 15
    lsr r19
    eor r22, r19
    andi r22, 1
    lsl r12
    or r12, r22
    ldd r11, Y+14
    mov r10, r11
    swap r10
    mov r22, r10
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r11
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r11
    lsl r22
    or r11, r22
    ldd r10, Y+18
    mov r3, r10
    swap r3
    mov r22, r3
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r3, r10
    swap r3
    mov r19, r3
    andi r19, 15
    lsr r19
    eor r22, r19
    andi r22, 1
    lsl r10
    or r10, r22
    ldd r3, Y+21
    mov r22, r3
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    eor r22, r3
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsr r3
    lsl r22
    or r3, r22
    ldd r22, Y+20
    mov r19, r22
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r17, r22
    swap r17
    andi r17, 15
    lsr r17
    eor r19, r17
    andi r19, 1
    lsl r22
    or r19, r22
    ldd r22, Y+15
    mov r17, r22
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    eor r17, r22
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsr r22
    lsl r17
    or r22, r17
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r17, X
    eor r17, r25
    eor r0, r17
    std Z+4, r0
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X+
    eor r0, r24
    eor r0, r2
    std Z+5, r0
    ld r2, X
    eor r2, r23
    eor r2, r14
    std Z+6, r2
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r14, X+
    eor r14, r15
    eor r14, r8
    std Z+7, r14
    adiw r26, 2
    ld r14, X
    eor r14, r5
    eor r14, r13
    std Z+8, r14
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r14, X+
    eor r14, r12
    eor r14, r11
    std Z+9, r14
    adiw r26, 5
    ld r14, X
    eor r14, r10
    eor r14, r3
    std Z+10, r14
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r14, X+
    eor r14, r19
    eor r14, r22
    std Z+11, r14
    ldi r22, 4
    std Z+12, r22
    ldi r22, 2
    std Z+13, r22
    mov r14, r21
    swap r14
    mov r22, r14
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r14, r21
    swap r14
    mov r17, r14
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r21
    or r22, r21
    mov r14, r20
    swap r14
    mov r21, r14
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r14, r20
    swap r14
    mov r17, r14
    andi r17, 15
    lsr r17
    eor r21, r17
    andi r21, 1
    lsl r20
    or r21, r20
    mov r14, r7
    swap r14
    mov r20, r14
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r14, r7
    swap r14
    mov r17, r14
    andi r17, 15
    lsr r17
    eor r20, r17
    andi r20, 1
    lsl r7
    or r7, r20
    mov r14, r18
    swap r14
    mov r20, r14
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r14, r18
    swap r14
    mov r17, r14
    andi r17, 15
    lsr r17
    eor r20, r17
    andi r20, 1
    lsl r18
    or r20, r18
    mov r14, r4
    swap r14
    mov r18, r14
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r14, r4
    swap r14
    mov r17, r14
    andi r17, 15
    lsr r17
    eor r18, r17
    andi r18, 1
    lsl r4
    or r4, r18
    mov r14, r16
    swap r14
    mov r18, r14
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r14, r16
    swap r14
    mov r17, r14
    andi r17, 15
    lsr r17
    eor r18, r17
    andi r18, 1
    lsl r16
    or r18, r16
    mov r14, r6
    swap r14
    mov r17, r14
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r14, r6
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    eor r17, r16
    andi r17, 1
    lsl r6
    or r6, r17
    mov r14, r9
    swap r14
    mov r17, r14
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r14, r9
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    eor r17, r16
    andi r17, 1
    lsl r9
    or r9, r17
    mov r14, r24
    swap r14
    mov r17, r14
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r14, r24
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    eor r17, r16
    andi r17, 1
    lsl r24
    or r17, r24
    mov r14, r19
    swap r14
    mov r24, r14
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r14, r19
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    eor r24, r16
    andi r24, 1
    lsl r19
    or r24, r19
    mov r14, r25
    swap r14
    mov r19, r14
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r14, r25
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    eor r19, r16
    andi r19, 1
    lsl r25
    or r19, r25
    mov r14, r12
    swap r14
    mov r25, r14
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r14, r12
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    eor r25, r16
    andi r25, 1
    lsl r12
    or r12, r25
    mov r14, r23
    swap r14
    mov r25, r14
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r14, r23
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    eor r25, r16
    andi r25, 1
    lsl r23
    or r25, r23
    mov r14, r10
    swap r14
    mov r23, r14
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r14, r10
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    eor r23, r16
    andi r23, 1
    lsl r10
    or r10, r23
    mov r14, r5
    swap r14
    mov r23, r14
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r14, r5
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    eor r23, r16
    andi r23, 1
    lsl r5
    or r5, r23
    mov r14, r15
    swap r14
    mov r23, r14
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r14, r15
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    eor r23, r16
    andi r23, 1
    lsl r15
    or r15, r23
    mov r14, r21
    swap r14
    mov r23, r14
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r14, r21
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    eor r23, r16
    andi r23, 1
    mov r14, r21
    lsl r14
    or r14, r23
    adiw r26, 7
    ld r13, X+
    eor r13, r21
    ldi r31, hi8(.Ltable_byte_5)
    adiw r26, 31
    ld r30, X
    lpm r11, Z
    eor r13, r11
    mov r11, r9
    swap r11
    mov r23, r11
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r11, r9
    swap r11
    mov r21, r11
    andi r21, 15
    lsr r21
    eor r23, r21
    andi r23, 1
    mov r11, r9
    lsl r11
    or r11, r23
    subi r26, lo8(-(-34))
    sbci r27, hi8(-(-34))
    ld r8, X+
    eor r8, r9
    adiw r26, 31
    ld r30, X
    lpm r9, Z
    eor r8, r9
    mov r9, r22
    swap r9
    mov r23, r9
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r9, r22
    swap r9
    mov r21, r9
    andi r21, 15
    lsr r21
    eor r23, r21
    andi r23, 1
    mov r9, r22
    lsl r9
    or r9, r23
    subi r26, lo8(-(-28))
    sbci r27, hi8(-(-28))
    ld r2, X+
    eor r2, r22
    adiw r26, 31
    ld r30, X
    lpm r3, Z
    eor r2, r3
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(432))
    sbci r31, hi8(-(432))
    std Z+0, r2
    std Z+1, r13
    mov r13, r18
    swap r13
    mov r23, r13
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r13, r18
    swap r13
    mov r22, r13
    andi r22, 15
    lsr r22
    eor r23, r22
    andi r23, 1
    mov r13, r18
    lsl r13
    or r13, r23
    subi r26, lo8(-(-29))
    sbci r27, hi8(-(-29))
    ld r2, X+
    eor r2, r18
    ldi r31, hi8(.Ltable_byte_5)
    adiw r26, 31
    ld r30, X
    lpm r3, Z
    eor r2, r3
    mov r3, r7
    swap r3
    mov r23, r3
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r3, r7
    swap r3
    mov r22, r3
    andi r22, 15
    lsr r22
    eor r23, r22
    andi r23, 1
    mov r3, r7
    lsl r3
    or r3, r23
    subi r26, lo8(-(-33))
    sbci r27, hi8(-(-33))
    ld r0, X+
    eor r0, r7
    adiw r26, 31
    ld r30, X
    lpm r7, Z
    eor r0, r7
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(434))
    sbci r31, hi8(-(434))
    std Z+0, r0
    mov r7, r6
    swap r7
    mov r23, r7
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r7, r6
    swap r7
    mov r22, r7
    andi r22, 15
    lsr r22
    eor r23, r22
    andi r23, 1
    mov r7, r6
    lsl r7
    or r7, r23
    subi r26, lo8(-(-35))
    sbci r27, hi8(-(-35))
    ld r0, X+
    eor r0, r6
    ldi r31, hi8(.Ltable_byte_5)
    adiw r26, 31
    ld r30, X
    lpm r6, Z
    eor r0, r6
    mov r6, r4
    swap r6
    mov r23, r6
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r6, r4
    swap r6
    mov r22, r6
    andi r22, 15
    lsr r22
    eor r23, r22
    andi r23, 1
    mov r6, r4
    lsl r6
    or r6, r23
    subi r26, lo8(-(-30))
    sbci r27, hi8(-(-30))
    ld r23, X+
    eor r4, r23
    adiw r26, 31
    ld r30, X
    lpm r23, Z
    eor r4, r23
    mov r23, r20
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r22, r20
    swap r22
    andi r22, 15
    lsr r22
    eor r23, r22
    andi r23, 1
    mov r22, r20
    lsl r22
    or r23, r22
    subi r26, lo8(-(-36))
    sbci r27, hi8(-(-36))
    ld r22, X+
    eor r22, r20
    adiw r26, 31
    ld r30, X
    lpm r21, Z
    eor r22, r21
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(435))
    sbci r31, hi8(-(435))
    std Z+0, r22
    std Z+1, r4
    std Z+2, r2
    std Z+3, r0
    std Z+4, r8
    ldi r22, 8
    std Z+5, r22
    ldi r22, 0
    std Z+6, r22
    mov r4, r24
    swap r4
    mov r22, r4
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r4, r24
    swap r4
    mov r21, r4
    andi r21, 15
    lsr r21
    eor r22, r21
    andi r22, 1
    mov r4, r24
    lsl r4
    or r4, r22
    subi r26, lo8(-(-39))
    sbci r27, hi8(-(-39))
    ld r8, X+
    eor r8, r24
    ldi r31, hi8(.Ltable_byte_5)
    adiw r26, 31
    ld r30, X
    lpm r2, Z
    eor r8, r2
    mov r2, r15
    swap r2
    mov r24, r2
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r2, r15
    swap r2
    mov r22, r2
    andi r22, 15
    lsr r22
    eor r24, r22
    andi r24, 1
    mov r2, r15
    lsl r2
    or r2, r24
    subi r26, lo8(-(-34))
    sbci r27, hi8(-(-34))
    ld r0, X+
    eor r0, r15
    adiw r26, 31
    ld r30, X
    lpm r15, Z
    eor r0, r15
    mov r15, r17
    swap r15
    mov r24, r15
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r15, r17
    swap r15
    mov r22, r15
    andi r22, 15
    lsr r22
    eor r24, r22
    andi r24, 1
    mov r15, r17
    lsl r15
    or r15, r24
    subi r26, lo8(-(-28))
    sbci r27, hi8(-(-28))
    ld r24, X+
    eor r24, r17
    adiw r26, 31
    ld r30, X
    lpm r22, Z
    eor r24, r22
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(442))
    sbci r31, hi8(-(442))
    std Z+0, r24
    std Z+1, r8
    mov r8, r10
    swap r8
    mov r24, r8
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r8, r10
    swap r8
    mov r22, r8
    andi r22, 15
    lsr r22
    eor r24, r22
    andi r24, 1
    mov r8, r10
    lsl r8
    or r8, r24
    subi r26, lo8(-(-29))
    sbci r27, hi8(-(-29))
    ld r24, X+
    eor r10, r24
    ldi r31, hi8(.Ltable_byte_5)
    adiw r26, 31
    ld r30, X
    lpm r24, Z
    eor r10, r24
    mov r24, r19
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r22, r19
    swap r22
    andi r22, 15
    lsr r22
    eor r24, r22
    andi r24, 1
    mov r22, r19
    lsl r22
    or r24, r22
    subi r26, lo8(-(-33))
    sbci r27, hi8(-(-33))
    ld r22, X+
    eor r22, r19
    adiw r26, 31
    ld r30, X
    lpm r21, Z
    eor r22, r21
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(444))
    sbci r31, hi8(-(444))
    std Z+0, r22
    mov r22, r5
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r21, r5
    swap r21
    andi r21, 15
    lsr r21
    eor r22, r21
    andi r22, 1
    mov r21, r5
    lsl r21
    or r22, r21
    subi r26, lo8(-(-35))
    sbci r27, hi8(-(-35))
    ld r21, X+
    eor r5, r21
    ldi r31, hi8(.Ltable_byte_5)
    adiw r26, 31
    ld r30, X
    lpm r21, Z
    eor r5, r21
    mov r21, r25
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r20, r25
    swap r20
    andi r20, 15
    lsr r20
    eor r21, r20
    andi r21, 1
    mov r20, r25
    lsl r20
    or r21, r20
    subi r26, lo8(-(-30))
    sbci r27, hi8(-(-30))
    ld r20, X+
    eor r20, r25
    adiw r26, 31
    ld r30, X
    lpm r25, Z
    eor r20, r25
    mov r25, r12
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r19, r12
    swap r19
    andi r19, 15
    lsr r19
    eor r25, r19
    andi r25, 1
    mov r19, r12
    lsl r19
    or r25, r19
    subi r26, lo8(-(-36))
    sbci r27, hi8(-(-36))
    ld r19, X+
    eor r12, r19
    adiw r26, 31
    ld r30, X
    lpm r19, Z
    eor r12, r19
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(445))
    sbci r31, hi8(-(445))
    std Z+0, r12
    std Z+1, r20
    std Z+2, r10
    std Z+3, r5
    std Z+4, r0
    ldi r20, 1
    std Z+5, r20
    ldi r20, 1
    std Z+6, r20
    mov r5, r11
    swap r5
    mov r20, r5
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r5, r11
    swap r5
    mov r19, r5
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    mov r5, r11
    lsl r5
    or r5, r20
    subi r26, lo8(-(-25))
    sbci r27, hi8(-(-25))
    ld r12, X+
    eor r12, r11
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 31
    ld r30, X
    lpm r11, Z
    eor r12, r11
    mov r11, r23
    swap r11
    mov r20, r11
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r11, r23
    swap r11
    mov r19, r11
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    mov r11, r23
    lsl r11
    or r11, r20
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r10, X+
    eor r10, r23
    adiw r26, 31
    ld r30, X
    lpm r0, Z
    eor r10, r0
    mov r0, r14
    swap r0
    mov r23, r0
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r0, r14
    swap r0
    mov r20, r0
    andi r20, 15
    lsr r20
    eor r23, r20
    andi r23, 1
    mov r0, r14
    lsl r0
    or r0, r23
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r23, X+
    eor r14, r23
    adiw r26, 31
    ld r30, X
    lpm r23, Z
    eor r14, r23
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(452))
    sbci r31, hi8(-(452))
    std Z+0, r14
    std Z+1, r12
    mov r14, r7
    swap r14
    mov r23, r14
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r14, r7
    swap r14
    mov r20, r14
    andi r20, 15
    lsr r20
    eor r23, r20
    andi r23, 1
    mov r14, r7
    lsl r14
    or r14, r23
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r12, X+
    eor r12, r7
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 31
    ld r30, X
    lpm r7, Z
    eor r12, r7
    mov r7, r9
    swap r7
    mov r23, r7
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r7, r9
    swap r7
    mov r20, r7
    andi r20, 15
    lsr r20
    eor r23, r20
    andi r23, 1
    mov r7, r9
    lsl r7
    or r7, r23
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r23, X+
    eor r9, r23
    adiw r26, 31
    ld r30, X
    lpm r23, Z
    eor r9, r23
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(454))
    sbci r31, hi8(-(454))
    std Z+0, r9
    mov r9, r6
    swap r9
    mov r23, r9
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r9, r6
    swap r9
    mov r20, r9
    andi r20, 15
    lsr r20
    eor r23, r20
    andi r23, 1
    mov r9, r6
    lsl r9
    or r9, r23
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r23, X+
    eor r6, r23
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 31
    ld r30, X
    lpm r23, Z
    eor r6, r23
    mov r23, r3
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r20, r3
    swap r20
    andi r20, 15
    lsr r20
    eor r23, r20
    andi r23, 1
    mov r20, r3
    lsl r20
    or r23, r20
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r20, X+
    eor r3, r20
    adiw r26, 31
    ld r30, X
    lpm r20, Z
    eor r3, r20
    mov r20, r13
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r19, r13
    swap r19
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    mov r19, r13
    lsl r19
    or r20, r19
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r19, X+
    eor r13, r19
    adiw r26, 31
    ld r30, X
    lpm r19, Z
    eor r13, r19
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(455))
    sbci r31, hi8(-(455))
    std Z+0, r13
    std Z+1, r3
    std Z+2, r12
    std Z+3, r6
    std Z+4, r10
    ldi r19, 2
    std Z+5, r19
    ldi r19, 2
    std Z+6, r19
    mov r6, r2
    swap r6
    mov r19, r6
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r6, r2
    swap r6
    mov r18, r6
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    mov r6, r2
    lsl r6
    or r6, r19
    subi r26, lo8(-(-47))
    sbci r27, hi8(-(-47))
    ld r13, X+
    eor r13, r2
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 31
    ld r30, X
    lpm r12, Z
    eor r13, r12
    mov r12, r25
    swap r12
    mov r19, r12
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r12, r25
    swap r12
    mov r18, r12
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    mov r12, r25
    lsl r12
    or r12, r19
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r10, X+
    eor r10, r25
    adiw r26, 31
    ld r30, X
    lpm r2, Z
    eor r10, r2
    mov r2, r4
    swap r2
    mov r25, r2
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r2, r4
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r25, r19
    andi r25, 1
    mov r2, r4
    lsl r2
    or r2, r25
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r3, X+
    eor r3, r4
    adiw r26, 31
    ld r30, X
    lpm r4, Z
    eor r3, r4
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(462))
    sbci r31, hi8(-(462))
    std Z+0, r3
    std Z+1, r13
    mov r4, r22
    swap r4
    mov r25, r4
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r4, r22
    swap r4
    mov r19, r4
    andi r19, 15
    lsr r19
    eor r25, r19
    andi r25, 1
    mov r4, r22
    lsl r4
    or r4, r25
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r13, X+
    eor r13, r22
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 31
    ld r30, X
    lpm r3, Z
    eor r13, r3
    mov r3, r15
    swap r3
    mov r25, r3
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r3, r15
    swap r3
    mov r22, r3
    andi r22, 15
    lsr r22
    eor r25, r22
    andi r25, 1
    mov r3, r15
    lsl r3
    or r3, r25
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r25, X+
    eor r15, r25
    adiw r26, 31
    ld r30, X
    lpm r25, Z
    eor r15, r25
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(464))
    sbci r31, hi8(-(464))
    std Z+0, r15
    mov r15, r21
    swap r15
    mov r25, r15
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r15, r21
    swap r15
    mov r22, r15
    andi r22, 15
    lsr r22
    eor r25, r22
    andi r25, 1
    mov r15, r21
    lsl r15
    or r15, r25
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r25, X+
    eor r25, r21
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 31
    ld r30, X
    lpm r22, Z
    eor r25, r22
    mov r22, r24
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r21, r24
    swap r21
    andi r21, 15
    lsr r21
    eor r22, r21
    andi r22, 1
    mov r21, r24
    lsl r21
    or r22, r21
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r21, X+
    eor r21, r24
    adiw r26, 31
    ld r30, X
    lpm r24, Z
    eor r21, r24
    mov r24, r8
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r19, r8
    swap r19
    andi r19, 15
    lsr r19
    eor r24, r19
    andi r24, 1
    mov r19, r8
    lsl r19
    or r24, r19
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r19, X+
    eor r8, r19
    adiw r26, 31
    ld r30, X
    lpm r19, Z
    eor r8, r19
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(465))
    sbci r31, hi8(-(465))
    std Z+0, r8
    std Z+1, r21
    std Z+2, r13
    std Z+3, r25
    std Z+4, r10
    ldi r25, 4
    std Z+5, r25
    ldi r25, 0
    std Z+6, r25
    mov r13, r11
    swap r13
    mov r25, r13
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r13, r11
    swap r13
    mov r21, r13
    andi r21, 15
    lsr r21
    eor r25, r21
    andi r25, 1
    mov r13, r11
    lsl r13
    or r13, r25
    subi r26, lo8(-(-30))
    sbci r27, hi8(-(-30))
    ld r10, X+
    eor r10, r11
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 31
    ld r30, X
    lpm r11, Z
    eor r10, r11
    mov r11, r20
    swap r11
    mov r25, r11
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r11, r20
    swap r11
    mov r21, r11
    andi r21, 15
    lsr r21
    eor r25, r21
    andi r25, 1
    mov r11, r20
    lsl r11
    or r11, r25
    subi r26, lo8(-(-26))
    sbci r27, hi8(-(-26))
    ld r8, X+
    eor r8, r20
    adiw r26, 31
    ld r30, X
    lpm r25, Z
    eor r8, r25
    mov r25, r5
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r5
    swap r21
    andi r21, 15
    lsr r21
    eor r25, r21
    andi r25, 1
    mov r21, r5
    lsl r21
    or r25, r21
    subi r26, lo8(-(-39))
    sbci r27, hi8(-(-39))
    ld r21, X+
    eor r5, r21
    adiw r26, 31
    ld r30, X
    lpm r21, Z
    eor r5, r21
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(472))
    sbci r31, hi8(-(472))
    std Z+0, r5
    std Z+1, r10
    mov r5, r9
    swap r5
    mov r21, r5
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r5, r9
    swap r5
    mov r20, r5
    andi r20, 15
    lsr r20
    eor r21, r20
    andi r21, 1
    mov r5, r9
    lsl r5
    or r5, r21
    subi r26, lo8(-(-27))
    sbci r27, hi8(-(-27))
    ld r10, X+
    eor r10, r9
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 31
    ld r30, X
    lpm r9, Z
    eor r10, r9
    mov r9, r0
    swap r9
    mov r21, r9
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r9, r0
    swap r9
    mov r20, r9
    andi r20, 15
    lsr r20
    eor r21, r20
    andi r21, 1
    mov r9, r0
    lsl r9
    or r9, r21
    subi r26, lo8(-(-35))
    sbci r27, hi8(-(-35))
    ld r21, X+
    eor r0, r21
    adiw r26, 31
    ld r30, X
    lpm r21, Z
    eor r0, r21
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(474))
    sbci r31, hi8(-(474))
    std Z+0, r0
    mov r0, r23
    swap r0
    mov r21, r0
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r0, r23
    swap r0
    mov r20, r0
    andi r20, 15
    lsr r20
    eor r21, r20
    andi r21, 1
    mov r0, r23
    lsl r0
    or r0, r21
    subi r26, lo8(-(-28))
    sbci r27, hi8(-(-28))
    ld r21, X+
    eor r21, r23
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 31
    ld r30, X
    lpm r23, Z
    eor r21, r23
    mov r23, r7
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r20, r7
    swap r20
    andi r20, 15
    lsr r20
    eor r23, r20
    andi r23, 1
    mov r20, r7
    lsl r20
    or r23, r20
    subi r26, lo8(-(-34))
    sbci r27, hi8(-(-34))
    ld r20, X+
    eor r7, r20
    adiw r26, 31
    ld r30, X
    lpm r20, Z
    eor r7, r20
    mov r20, r14
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r19, r14
    swap r19
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    mov r19, r14
    lsl r19
    or r20, r19
    subi r26, lo8(-(-33))
    sbci r27, hi8(-(-33))
    ld r19, X+
    eor r14, r19
    adiw r26, 31
    ld r30, X
    lpm r19, Z
    eor r14, r19
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(475))
    sbci r31, hi8(-(475))
    std Z+0, r14
    std Z+1, r7
    std Z+2, r10
    std Z+3, r21
    std Z+4, r8
    ldi r21, 9
    std Z+5, r21
    ldi r21, 0
    std Z+6, r21
    mov r7, r12
    swap r7
    mov r21, r7
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r7, r12
    swap r7
    mov r19, r7
    andi r19, 15
    lsr r19
    eor r21, r19
    andi r21, 1
    mov r7, r12
    lsl r7
    or r7, r21
    subi r26, lo8(-(-42))
    sbci r27, hi8(-(-42))
    ld r14, X+
    eor r14, r12
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 31
    ld r30, X
    lpm r12, Z
    eor r14, r12
    mov r12, r24
    swap r12
    mov r21, r12
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r12, r24
    swap r12
    mov r19, r12
    andi r19, 15
    lsr r19
    eor r21, r19
    andi r21, 1
    mov r12, r24
    lsl r12
    or r12, r21
    subi r26, lo8(-(-26))
    sbci r27, hi8(-(-26))
    ld r10, X+
    eor r10, r24
    adiw r26, 31
    ld r30, X
    lpm r8, Z
    eor r10, r8
    mov r8, r6
    swap r8
    mov r24, r8
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r8, r6
    swap r8
    mov r21, r8
    andi r21, 15
    lsr r21
    eor r24, r21
    andi r24, 1
    mov r8, r6
    lsl r8
    or r8, r24
    subi r26, lo8(-(-39))
    sbci r27, hi8(-(-39))
    ld r24, X+
    eor r6, r24
    adiw r26, 31
    ld r30, X
    lpm r24, Z
    eor r6, r24
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(482))
    sbci r31, hi8(-(482))
    std Z+0, r6
    std Z+1, r14
    mov r6, r15
    swap r6
    mov r24, r6
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r6, r15
    swap r6
    mov r21, r6
    andi r21, 15
    lsr r21
    eor r24, r21
    andi r24, 1
    mov r6, r15
    lsl r6
    or r6, r24
    subi r26, lo8(-(-27))
    sbci r27, hi8(-(-27))
    ld r14, X+
    eor r14, r15
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 31
    ld r30, X
    lpm r15, Z
    eor r14, r15
    mov r15, r2
    swap r15
    mov r24, r15
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r15, r2
    swap r15
    mov r21, r15
    andi r21, 15
    lsr r21
    eor r24, r21
    andi r24, 1
    mov r15, r2
    lsl r15
    or r15, r24
    subi r26, lo8(-(-35))
    sbci r27, hi8(-(-35))
    ld r24, X+
    eor r2, r24
    adiw r26, 31
    ld r30, X
    lpm r24, Z
    eor r2, r24
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(484))
    sbci r31, hi8(-(484))
    std Z+0, r2
    mov r2, r22
    swap r2
    mov r24, r2
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r2, r22
    swap r2
    mov r21, r2
    andi r21, 15
    lsr r21
    eor r24, r21
    andi r24, 1
    mov r2, r22
    lsl r2
    or r2, r24
    subi r26, lo8(-(-28))
    sbci r27, hi8(-(-28))
    ld r24, X+
    eor r24, r22
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 31
    ld r30, X
    lpm r22, Z
    eor r24, r22
    mov r22, r3
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r21, r3
    swap r21
    andi r21, 15
    lsr r21
    eor r22, r21
    andi r22, 1
    mov r21, r3
    lsl r21
    or r22, r21
    subi r26, lo8(-(-34))
    sbci r27, hi8(-(-34))
    ld r21, X+
    eor r3, r21
    adiw r26, 31
    ld r30, X
    lpm r21, Z
    eor r3, r21
    mov r21, r4
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r19, r4
    swap r19
    andi r19, 15
    lsr r19
    eor r21, r19
    andi r21, 1
    mov r19, r4
    lsl r19
    or r21, r19
    subi r26, lo8(-(-33))
    sbci r27, hi8(-(-33))
    ld r19, X+
    eor r4, r19
    adiw r26, 31
    ld r30, X
    lpm r19, Z
    eor r4, r19
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(485))
    sbci r31, hi8(-(485))
    std Z+0, r4
    std Z+1, r3
    std Z+2, r14
    std Z+3, r24
    std Z+4, r10
    ldi r24, 3
    std Z+5, r24
    ldi r24, 1
    std Z+6, r24
    mov r14, r11
    swap r14
    mov r24, r14
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r14, r11
    swap r14
    mov r19, r14
    andi r19, 15
    lsr r19
    eor r24, r19
    andi r24, 1
    mov r14, r11
    lsl r14
    or r14, r24
    subi r26, lo8(-(-20))
    sbci r27, hi8(-(-20))
    ld r4, X+
    eor r4, r11
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 31
    ld r30, X
    lpm r11, Z
    eor r4, r11
    mov r11, r20
    swap r11
    mov r24, r11
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r11, r20
    swap r11
    mov r19, r11
    andi r19, 15
    lsr r19
    eor r24, r19
    andi r24, 1
    mov r11, r20
    lsl r11
    or r11, r24
    subi r26, lo8(-(-36))
    sbci r27, hi8(-(-36))
    ld r10, X+
    eor r10, r20
    adiw r26, 31
    ld r30, X
    lpm r3, Z
    eor r10, r3
    mov r3, r13
    swap r3
    mov r24, r3
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r3, r13
    swap r3
    mov r20, r3
    andi r20, 15
    lsr r20
    eor r24, r20
    andi r24, 1
    mov r3, r13
    lsl r3
    or r3, r24
    subi r26, lo8(-(-34))
    sbci r27, hi8(-(-34))
    ld r24, X+
    eor r13, r24
    adiw r26, 31
    ld r30, X
    lpm r24, Z
    eor r13, r24
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(492))
    sbci r31, hi8(-(492))
    std Z+0, r13
    std Z+1, r4
    mov r4, r0
    swap r4
    mov r24, r4
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r4, r0
    swap r4
    mov r20, r4
    andi r20, 15
    lsr r20
    eor r24, r20
    andi r24, 1
    mov r4, r0
    lsl r4
    or r4, r24
    subi r26, lo8(-(-27))
    sbci r27, hi8(-(-27))
    ld r13, X+
    eor r13, r0
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 31
    ld r30, X
    lpm r0, Z
    eor r13, r0
    mov r0, r25
    swap r0
    mov r24, r0
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r0, r25
    swap r0
    mov r20, r0
    andi r20, 15
    lsr r20
    eor r24, r20
    andi r24, 1
    mov r0, r25
    lsl r0
    or r0, r24
    subi r26, lo8(-(-38))
    sbci r27, hi8(-(-38))
    ld r24, X+
    eor r24, r25
    adiw r26, 31
    ld r30, X
    lpm r25, Z
    eor r24, r25
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(494))
    sbci r31, hi8(-(494))
    std Z+0, r24
    mov r25, r23
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r24, r23
    swap r24
    andi r24, 15
    lsr r24
    eor r25, r24
    andi r25, 1
    mov r24, r23
    lsl r24
    or r25, r24
    subi r26, lo8(-(-28))
    sbci r27, hi8(-(-28))
    ld r24, X+
    eor r24, r23
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 31
    ld r30, X
    lpm r23, Z
    eor r24, r23
    mov r23, r9
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r20, r9
    swap r20
    andi r20, 15
    lsr r20
    eor r23, r20
    andi r23, 1
    mov r20, r9
    lsl r20
    or r23, r20
    subi r26, lo8(-(-34))
    sbci r27, hi8(-(-34))
    ld r20, X+
    eor r9, r20
    adiw r26, 31
    ld r30, X
    lpm r20, Z
    eor r9, r20
    mov r20, r5
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r19, r5
    swap r19
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    mov r19, r5
    lsl r19
    or r20, r19
    subi r26, lo8(-(-29))
    sbci r27, hi8(-(-29))
    ld r19, X+
    eor r5, r19
    adiw r26, 31
    ld r30, X
    lpm r19, Z
    eor r5, r19
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(495))
    sbci r31, hi8(-(495))
    std Z+0, r5
    std Z+1, r9
    std Z+2, r13
    std Z+3, r24
    std Z+4, r10
    ldi r24, 6
    std Z+5, r24
    ldi r24, 2
    std Z+6, r24
    mov r5, r12
    swap r5
    mov r24, r5
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r12
    swap r5
    mov r19, r5
    andi r19, 15
    lsr r19
    eor r24, r19
    andi r24, 1
    mov r5, r12
    lsl r5
    or r5, r24
    subi r26, lo8(-(-38))
    sbci r27, hi8(-(-38))
    ld r13, X+
    eor r13, r12
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 31
    ld r30, X
    lpm r12, Z
    eor r13, r12
    mov r12, r21
    swap r12
    mov r24, r12
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r12, r21
    swap r12
    mov r19, r12
    andi r19, 15
    lsr r19
    eor r24, r19
    andi r24, 1
    mov r12, r21
    lsl r12
    or r12, r24
    subi r26, lo8(-(-36))
    sbci r27, hi8(-(-36))
    ld r10, X+
    eor r10, r21
    adiw r26, 31
    ld r30, X
    lpm r9, Z
    eor r10, r9
    mov r9, r7
    swap r9
    mov r24, r9
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r9, r7
    swap r9
    mov r21, r9
    andi r21, 15
    lsr r21
    eor r24, r21
    andi r24, 1
    mov r9, r7
    lsl r9
    or r9, r24
    subi r26, lo8(-(-34))
    sbci r27, hi8(-(-34))
    ld r24, X+
    eor r7, r24
    adiw r26, 31
    ld r30, X
    lpm r24, Z
    eor r7, r24
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(502))
    sbci r31, hi8(-(502))
    std Z+0, r7
    std Z+1, r13
    mov r7, r2
    swap r7
    mov r24, r7
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r7, r2
    swap r7
    mov r21, r7
    andi r21, 15
    lsr r21
    eor r24, r21
    andi r24, 1
    mov r7, r2
    lsl r7
    or r7, r24
    subi r26, lo8(-(-27))
    sbci r27, hi8(-(-27))
    ld r13, X+
    eor r13, r2
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 31
    ld r30, X
    lpm r2, Z
    eor r13, r2
    mov r2, r8
    swap r2
    mov r24, r2
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r2, r8
    swap r2
    mov r21, r2
    andi r21, 15
    lsr r21
    eor r24, r21
    andi r24, 1
    mov r2, r8
    lsl r2
    or r2, r24
    subi r26, lo8(-(-38))
    sbci r27, hi8(-(-38))
    ld r24, X+
    eor r8, r24
    adiw r26, 31
    ld r30, X
    lpm r24, Z
    eor r8, r24
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(504))
    sbci r31, hi8(-(504))
    std Z+0, r8
    mov r8, r22
    swap r8
    mov r24, r8
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r8, r22
    swap r8
    mov r21, r8
    andi r21, 15
    lsr r21
    eor r24, r21
    andi r24, 1
    mov r8, r22
    lsl r8
    or r8, r24
    subi r26, lo8(-(-28))
    sbci r27, hi8(-(-28))
    ld r24, X+
    eor r24, r22
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 31
    ld r30, X
    lpm r22, Z
    eor r24, r22
    mov r22, r15
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r21, r15
    swap r21
    andi r21, 15
    lsr r21
    eor r22, r21
    andi r22, 1
    mov r21, r15
    lsl r21
    or r22, r21
    subi r26, lo8(-(-34))
    sbci r27, hi8(-(-34))
    ld r21, X+
    eor r15, r21
    adiw r26, 31
    ld r30, X
    lpm r21, Z
    eor r15, r21
    mov r21, r6
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r19, r6
    swap r19
    andi r19, 15
    lsr r19
    eor r21, r19
    andi r21, 1
    mov r19, r6
    lsl r19
    or r21, r19
    subi r26, lo8(-(-29))
    sbci r27, hi8(-(-29))
    ld r19, X+
    eor r6, r19
    adiw r26, 31
    ld r30, X
    lpm r19, Z
    eor r6, r19
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(505))
    sbci r31, hi8(-(505))
    std Z+0, r6
    std Z+1, r15
    std Z+2, r13
    std Z+3, r24
    std Z+4, r10
    ldi r24, 12
    std Z+5, r24
    ldi r24, 0
    std Z+6, r24
    mov r6, r11
    swap r6
    mov r24, r6
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r6, r11
    swap r6
    mov r19, r6
    andi r19, 15
    lsr r19
    eor r24, r19
    andi r24, 1
    mov r6, r11
    lsl r6
    or r6, r24
    subi r26, lo8(-(-26))
    sbci r27, hi8(-(-26))
    ld r15, X+
    eor r15, r11
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 31
    ld r30, X
    lpm r13, Z
    eor r15, r13
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r13, Z
    mov r11, r20
    swap r11
    mov r24, r11
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r11, r20
    swap r11
    mov r19, r11
    andi r19, 15
    lsr r19
    eor r24, r19
    andi r24, 1
    mov r11, r20
    lsl r11
    or r11, r24
    subi r26, lo8(-(-30))
    sbci r27, hi8(-(-30))
    ld r10, X+
    eor r10, r20
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 31
    ld r30, X
    lpm r24, Z
    eor r10, r24
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r24, Z
    mov r20, r14
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r19, r14
    swap r19
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    mov r19, r14
    lsl r19
    or r20, r19
    subi r26, lo8(-(-30))
    sbci r27, hi8(-(-30))
    ld r19, X+
    eor r14, r19
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 31
    ld r30, X
    lpm r19, Z
    eor r14, r19
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(512))
    sbci r31, hi8(-(512))
    std Z+0, r14
    std Z+1, r15
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r15, Z
    mov r14, r25
    swap r14
    mov r19, r14
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r14, r25
    swap r14
    mov r18, r14
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    mov r14, r25
    lsl r14
    or r14, r19
    subi r26, lo8(-(-35))
    sbci r27, hi8(-(-35))
    ld r19, X+
    eor r19, r25
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 31
    ld r30, X
    lpm r25, Z
    eor r19, r25
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r25, Z
    mov r18, r3
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r17, r3
    swap r17
    andi r17, 15
    lsr r17
    eor r18, r17
    andi r18, 1
    mov r17, r3
    lsl r17
    or r18, r17
    subi r26, lo8(-(-35))
    sbci r27, hi8(-(-35))
    ld r17, X+
    eor r3, r17
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 31
    ld r30, X
    lpm r17, Z
    eor r3, r17
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(514))
    sbci r31, hi8(-(514))
    std Z+0, r3
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r3, Z
    mov r17, r23
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r16, r23
    swap r16
    andi r16, 15
    lsr r16
    eor r17, r16
    andi r17, 1
    mov r16, r23
    lsl r16
    or r17, r16
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r16, X+
    eor r16, r23
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 31
    ld r30, X
    lpm r23, Z
    eor r16, r23
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r23, Z
    std Y+15, r7
    mov r7, r0
    swap r7
    std Y+20, r22
    mov r22, r7
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r7, r0
    swap r7
    std Y+21, r21
    mov r21, r7
    andi r21, 15
    lsr r21
    eor r22, r21
    andi r22, 1
    mov r7, r0
    lsl r7
    or r7, r22
    subi r26, lo8(-(-34))
    sbci r27, hi8(-(-34))
    ld r22, X+
    eor r0, r22
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 31
    ld r30, X
    lpm r22, Z
    eor r0, r22
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r22, Z
    mov r21, r4
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+18, r2
    mov r2, r4
    swap r2
    std Y+14, r22
    mov r22, r2
    andi r22, 15
    lsr r22
    eor r21, r22
    andi r21, 1
    mov r2, r4
    lsl r2
    or r2, r21
    subi r26, lo8(-(-26))
    sbci r27, hi8(-(-26))
    ld r22, X+
    eor r4, r22
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 31
    ld r30, X
    lpm r22, Z
    eor r4, r22
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(515))
    sbci r31, hi8(-(515))
    std Z+0, r4
    std Z+1, r0
    std Z+2, r19
    std Z+3, r16
    std Z+4, r10
    ldi r22, 9
    std Z+5, r22
    ldi r22, 1
    std Z+6, r22
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-35))
    sbci r27, hi8(-(-35))
    ld r10, X+
    eor r10, r6
    eor r10, r13
    adiw r26, 1
    ld r0, X+
    eor r0, r11
    eor r0, r24
    adiw r26, 1
    ld r22, X
    eor r22, r20
    eor r22, r15
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r21, X
    eor r21, r14
    eor r21, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r19, X+
    eor r19, r18
    eor r19, r3
    ld r16, X
    eor r16, r17
    eor r16, r23
    std Y+23, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X+
    eor r25, r7
    std Y+16, r14
    ldd r14, Y+14
    eor r25, r14
    adiw r26, 5
    ld r14, X
    eor r14, r2
    eor r14, r4
    std Y+17, r3
    mov r3, r12
    swap r3
    std Y+22, r18
    mov r18, r3
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r3, r12
    swap r3
    std Y+19, r20
    mov r20, r3
    andi r20, 15
    lsr r20
    eor r18, r20
    andi r18, 1
    mov r3, r12
    lsl r3
    or r3, r18
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r20, X
    eor r12, r20
    ld r20, X+
    eor r3, r20
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 31
    ld r30, X
    lpm r20, Z
    eor r12, r20
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r20, Z
    eor r3, r20
    ldd r20, Y+21
    mov r18, r20
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+24, r7
    mov r7, r20
    swap r7
    std Y+25, r23
    mov r23, r7
    andi r23, 15
    lsr r23
    eor r18, r23
    andi r18, 1
    mov r7, r20
    lsl r7
    or r7, r18
    subi r26, lo8(-(-30))
    sbci r27, hi8(-(-30))
    ld r23, X
    eor r23, r20
    ld r20, X+
    eor r7, r20
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 31
    ld r30, X
    lpm r20, Z
    eor r23, r20
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r20, Z
    eor r7, r20
    mov r20, r5
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r5
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    mov r18, r5
    lsl r18
    or r20, r18
    subi r26, lo8(-(-30))
    sbci r27, hi8(-(-30))
    ld r18, X
    eor r5, r18
    ld r18, X+
    eor r18, r20
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 31
    ld r30, X
    lpm r20, Z
    eor r5, r20
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(522))
    sbci r31, hi8(-(522))
    std Z+0, r5
    std Z+1, r12
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r5, Z
    eor r5, r18
    mov r12, r8
    swap r12
    mov r20, r12
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r12, r8
    swap r12
    mov r18, r12
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    mov r12, r8
    lsl r12
    or r12, r20
    subi r26, lo8(-(-35))
    sbci r27, hi8(-(-35))
    ld r20, X
    eor r8, r20
    ld r20, X+
    eor r12, r20
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 31
    ld r30, X
    lpm r20, Z
    eor r8, r20
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r20, Z
    eor r12, r20
    mov r20, r9
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r9
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    mov r18, r9
    lsl r18
    or r20, r18
    subi r26, lo8(-(-35))
    sbci r27, hi8(-(-35))
    ld r18, X
    eor r9, r18
    ld r18, X+
    eor r18, r20
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 31
    ld r30, X
    lpm r20, Z
    eor r9, r20
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(524))
    sbci r31, hi8(-(524))
    std Z+0, r9
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r9, Z
    eor r9, r18
    ldd r20, Y+20
    mov r18, r20
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+21, r15
    mov r15, r20
    swap r15
    std Y+26, r17
    mov r17, r15
    andi r17, 15
    lsr r17
    eor r18, r17
    andi r18, 1
    mov r15, r20
    lsl r15
    or r15, r18
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r18, X
    eor r18, r20
    ld r20, X+
    eor r15, r20
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 31
    ld r30, X
    lpm r20, Z
    eor r18, r20
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r20, Z
    eor r15, r20
    ldd r20, Y+18
    mov r17, r20
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+20, r13
    mov r13, r20
    swap r13
    std Y+27, r24
    mov r24, r13
    andi r24, 15
    lsr r24
    eor r17, r24
    andi r17, 1
    mov r13, r20
    lsl r13
    or r13, r17
    subi r26, lo8(-(-34))
    sbci r27, hi8(-(-34))
    ld r24, X
    eor r24, r20
    ld r20, X+
    eor r13, r20
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 31
    ld r30, X
    lpm r20, Z
    eor r24, r20
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r20, Z
    eor r13, r20
    ldd r20, Y+15
    mov r17, r20
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+18, r6
    mov r6, r20
    swap r6
    std Y+28, r25
    mov r25, r6
    andi r25, 15
    lsr r25
    eor r17, r25
    andi r17, 1
    mov r6, r20
    lsl r6
    or r6, r17
    subi r26, lo8(-(-26))
    sbci r27, hi8(-(-26))
    ld r25, X
    eor r25, r20
    ld r20, X+
    eor r6, r20
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 31
    ld r30, X
    lpm r20, Z
    eor r25, r20
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(525))
    sbci r31, hi8(-(525))
    std Z+0, r25
    std Z+1, r24
    std Z+2, r8
    std Z+3, r18
    std Z+4, r23
    ldi r25, 2
    std Z+5, r25
    ldi r25, 3
    std Z+6, r25
    std Z+7, r10
    std Z+8, r0
    std Z+9, r22
    std Z+10, r21
    std Z+11, r19
    std Z+12, r16
    ldd r10, Y+28
    std Z+13, r10
    std Z+14, r14
    ldi r25, 5
    std Z+15, r25
    ldi r25, 2
    std Z+16, r25
    std Z+17, r3
    std Z+18, r7
    std Z+19, r5
    std Z+20, r12
    std Z+21, r9
    std Z+22, r15
    std Z+23, r13
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r15, Z
    eor r6, r15
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(549))
    sbci r31, hi8(-(549))
    std Z+0, r6
    ldi r25, 10
    std Z+1, r25
    ldi r25, 0
    std Z+2, r25
    mov r6, r11
    swap r6
    mov r25, r6
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r6, r11
    swap r6
    mov r24, r6
    andi r24, 15
    lsr r24
    eor r25, r24
    andi r25, 1
    lsl r11
    or r11, r25
    subi r26, lo8(-(-25))
    sbci r27, hi8(-(-25))
    ld r6, X+
    eor r6, r11
    ldd r15, Y+27
    mov r7, r15
    swap r7
    mov r25, r7
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r15
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r15
    lsl r25
    or r15, r25
    eor r6, r15
    std Z+3, r6
    mov r6, r2
    swap r6
    mov r25, r6
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r6, r2
    swap r6
    mov r24, r6
    andi r24, 15
    lsr r24
    eor r25, r24
    andi r25, 1
    lsl r2
    or r2, r25
    ld r6, X
    eor r6, r2
    mov r15, r4
    swap r15
    mov r25, r15
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r4
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r4
    lsl r25
    or r4, r25
    eor r6, r4
    std Z+4, r6
    ldd r6, Y+18
    mov r15, r6
    swap r15
    mov r25, r15
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r15, r6
    swap r15
    mov r24, r15
    andi r24, 15
    lsr r24
    eor r25, r24
    andi r25, 1
    lsl r6
    or r6, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r15, X
    eor r15, r6
    ldd r6, Y+20
    mov r7, r6
    swap r7
    mov r25, r7
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r6
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r6
    lsl r25
    or r6, r25
    eor r15, r6
    std Z+5, r15
    ldd r6, Y+26
    mov r15, r6
    swap r15
    mov r25, r15
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r15, r6
    swap r15
    mov r24, r15
    andi r24, 15
    lsr r24
    eor r25, r24
    andi r25, 1
    lsl r6
    or r6, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X+
    eor r15, r6
    ldd r6, Y+25
    mov r7, r6
    swap r7
    mov r25, r7
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r6
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r6
    lsl r25
    or r6, r25
    eor r15, r6
    std Z+6, r15
    ldd r6, Y+19
    mov r15, r6
    swap r15
    mov r25, r15
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r15, r6
    swap r15
    mov r24, r15
    andi r24, 15
    lsr r24
    eor r25, r24
    andi r25, 1
    lsl r6
    or r6, r25
    adiw r26, 4
    ld r15, X
    eor r15, r6
    ldd r6, Y+21
    mov r7, r6
    swap r7
    mov r25, r7
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r6
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r6
    lsl r25
    or r6, r25
    eor r15, r6
    std Z+7, r15
    ldd r6, Y+24
    mov r15, r6
    swap r15
    mov r25, r15
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r15, r6
    swap r15
    mov r24, r15
    andi r24, 15
    lsr r24
    eor r25, r24
    andi r25, 1
    lsl r6
    or r6, r25
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r15, X+
    eor r15, r6
    ldd r6, Y+14
    mov r7, r6
    swap r7
    mov r25, r7
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r6
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r6
    lsl r25
    or r6, r25
    eor r15, r6
    std Z+8, r15
    ldd r6, Y+22
    mov r15, r6
    swap r15
    mov r25, r15
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r15, r6
    swap r15
    mov r24, r15
    andi r24, 15
    lsr r24
    eor r25, r24
    andi r25, 1
    lsl r6
    or r6, r25
    ld r15, X+
    eor r15, r6
    ldd r6, Y+17
    mov r7, r6
    swap r7
    mov r25, r7
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r6
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r6
    lsl r25
    or r6, r25
    eor r15, r6
    std Z+9, r15
    ldd r6, Y+16
    mov r15, r6
    swap r15
    mov r25, r15
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r15, r6
    swap r15
    mov r24, r15
    andi r24, 15
    lsr r24
    eor r25, r24
    andi r25, 1
    lsl r6
    or r6, r25
    adiw r26, 2
    ld r15, X
    eor r15, r6
    ldd r6, Y+23
    mov r7, r6
    swap r7
    mov r25, r7
    andi r25, 15
    lsr r25
    lsr r25
    eor r25, r6
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsr r6
    lsl r25
    or r6, r25
    eor r15, r6
    std Z+10, r15
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_skinny128_384_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_skinny128_384_key_setup_avr_wipe
    adiw r28, 29
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_skinny128_384_key_setup_avr, .-lwcc_skinny128_384_key_setup_avr

    .global lwcc_skinny128_384_ecb_encrypt_avr
    .type lwcc_skinny128_384_ecb_encrypt_avr, @function
lwcc_skinny128_384_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny128_384_ecb_encrypt_avr_begin
    ret
.Llwcc_skinny128_384_ecb_encrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r17
    push r16
    push r28
    push r29
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_skinny128_384_ecb_encrypt_avr_group:
    ld r5, X+
    ld r21, X+
    ld r7, X+
    ld r20, X+
    ld r18, X+
    ld r2, X+
    ld r17, X+
    ld r15, X+
    ld r14, X+
    ld r13, X+
    ld r12, X+
    ld r11, X+
    ld r10, X+
    ld r9, X+
    ld r4, X+
    ld r8, X+
    ldi r16, 7
.Llwcc_skinny128_384_ecb_encrypt_avr_round:
    ; round 1 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r5
    lpm r5, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r8
    lpm r8, Z
    ld r19, Y+
    eor r5, r19
    ld r19, Y+
    eor r18, r19
    ldi r19, 2
    eor r14, r19
    ld r3, Y+
    eor r5, r3
    ld r3, Y+
    eor r21, r3
    ld r3, Y+
    eor r7, r3
    ld r3, Y+
    eor r20, r3
    ld r3, Y+
    eor r18, r3
    ld r3, Y+
    eor r2, r3
    ld r3, Y+
    eor r17, r3
    ld r3, Y+
    eor r15, r3
    mov r3, r5
    eor r3, r12
    eor r15, r12
    mov r12, r21
    eor r12, r11
    eor r18, r11
    mov r11, r7
    eor r11, r14
    eor r2, r14
    mov r14, r20
    eor r14, r13
    eor r17, r13
    ; round 2 (skinny.dsl:60)
    mov r30, r5
    lpm r5, Z
    mov r30, r3
    lpm r13, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r9
    ; round 2 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r12
    lpm r12, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r4
    ; round 2 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r11
    lpm r11, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r8
    ; round 2 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r14
    lpm r14, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r10
    ; round 2 (skinny.dsl:60)
    lpm r10, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r17
    lpm r17, Z
    ld r3, Y+
    eor r9, r3
    ld r3, Y+
    eor r5, r3
    eor r15, r19
    ld r3, Y+
    eor r9, r3
    ld r3, Y+
    eor r4, r3
    ld r3, Y+
    eor r8, r3
    ld r3, Y+
    eor r10, r3
    ld r3, Y+
    eor r5, r3
    ld r3, Y+
    eor r21, r3
    ld r3, Y+
    eor r7, r3
    ld r3, Y+
    eor r20, r3
    mov r3, r9
    eor r3, r2
    eor r20, r2
    mov r2, r4
    eor r2, r17
    eor r5, r17
    mov r17, r8
    eor r17, r15
    eor r21, r15
    mov r15, r10
    eor r15, r18
    eor r7, r18
    ; round 3 (skinny.dsl:60)
    mov r30, r9
    lpm r18, Z
    mov r30, r3
    lpm r9, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r12
    ; round 3 (skinny.dsl:60)
    lpm r12, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r2
    lpm r2, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r11
    ; round 3 (skinny.dsl:60)
    lpm r11, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r17
    lpm r17, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r14
    ; round 3 (skinny.dsl:60)
    lpm r14, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r15
    lpm r15, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r13
    ; round 3 (skinny.dsl:60)
    lpm r13, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r7
    lpm r7, Z
    ld r3, Y+
    eor r12, r3
    ld r3, Y+
    eor r18, r3
    eor r20, r19
    ld r3, Y+
    eor r12, r3
    ld r3, Y+
    eor r11, r3
    ld r3, Y+
    eor r14, r3
    ld r3, Y+
    eor r13, r3
    ld r3, Y+
    eor r18, r3
    ld r3, Y+
    eor r4, r3
    ld r3, Y+
    eor r8, r3
    ld r3, Y+
    eor r10, r3
    mov r3, r12
    eor r3, r21
    eor r10, r21
    mov r21, r11
    eor r21, r7
    eor r18, r7
    mov r7, r14
    eor r7, r20
    eor r4, r20
    mov r20, r13
    eor r20, r5
    eor r5, r8
    ; round 4 (skinny.dsl:60)
    mov r30, r12
    lpm r12, Z
    mov r30, r3
    lpm r8, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r2
    ; round 4 (skinny.dsl:60)
    lpm r2, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r21
    lpm r21, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r17
    ; round 4 (skinny.dsl:60)
    lpm r17, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r7
    lpm r7, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r15
    ; round 4 (skinny.dsl:60)
    lpm r15, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r20
    lpm r20, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r9
    ; round 4 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r5
    lpm r5, Z
    ld r3, Y+
    eor r2, r3
    ld r3, Y+
    eor r12, r3
    eor r10, r19
    ld r3, Y+
    eor r2, r3
    ld r3, Y+
    eor r17, r3
    ld r3, Y+
    eor r15, r3
    ld r3, Y+
    eor r9, r3
    ld r3, Y+
    eor r12, r3
    ld r3, Y+
    eor r11, r3
    ld r3, Y+
    eor r14, r3
    ld r3, Y+
    eor r13, r3
    mov r3, r2
    eor r3, r4
    eor r13, r4
    mov r4, r17
    eor r4, r5
    eor r12, r5
    mov r5, r15
    eor r5, r10
    eor r11, r10
    mov r10, r9
    eor r10, r18
    eor r14, r18
    ; round 5 (skinny.dsl:60)
    mov r30, r2
    lpm r18, Z
    mov r30, r3
    lpm r2, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r21
    ; round 5 (skinny.dsl:60)
    lpm r21, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r4
    lpm r4, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r7
    ; round 5 (skinny.dsl:60)
    lpm r7, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r5
    lpm r5, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r20
    ; round 5 (skinny.dsl:60)
    lpm r20, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r10
    lpm r10, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r8
    ; round 5 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r14
    lpm r14, Z
    ld r3, Y+
    eor r21, r3
    ld r3, Y+
    eor r18, r3
    eor r13, r19
    ld r3, Y+
    eor r21, r3
    ld r3, Y+
    eor r7, r3
    ld r3, Y+
    eor r20, r3
    ld r3, Y+
    eor r8, r3
    ld r3, Y+
    eor r18, r3
    ld r3, Y+
    eor r17, r3
    ld r3, Y+
    eor r15, r3
    ld r3, Y+
    eor r9, r3
    mov r3, r21
    eor r3, r11
    eor r9, r11
    mov r11, r7
    eor r11, r14
    eor r18, r14
    mov r14, r20
    eor r14, r13
    eor r17, r13
    mov r13, r8
    eor r13, r12
    eor r15, r12
    ; round 6 (skinny.dsl:60)
    mov r30, r21
    lpm r21, Z
    mov r30, r3
    lpm r12, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r4
    ; round 6 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r11
    lpm r11, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r5
    ; round 6 (skinny.dsl:60)
    lpm r5, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r14
    lpm r14, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r10
    ; round 6 (skinny.dsl:60)
    lpm r10, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r13
    lpm r13, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r2
    ; round 6 (skinny.dsl:60)
    lpm r2, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r15
    lpm r15, Z
    ld r3, Y+
    eor r4, r3
    ld r3, Y+
    eor r21, r3
    eor r9, r19
    ld r3, Y+
    eor r4, r3
    ld r3, Y+
    eor r5, r3
    ld r3, Y+
    eor r10, r3
    ld r3, Y+
    eor r2, r3
    ld r3, Y+
    eor r21, r3
    ld r3, Y+
    eor r7, r3
    ld r3, Y+
    eor r20, r3
    ld r3, Y+
    eor r8, r3
    mov r3, r4
    eor r3, r17
    eor r17, r8
    mov r8, r5
    eor r8, r15
    eor r21, r15
    mov r15, r10
    eor r15, r9
    eor r7, r9
    mov r9, r2
    eor r9, r18
    eor r20, r18
    ; round 7 (skinny.dsl:60)
    mov r30, r4
    lpm r18, Z
    mov r30, r3
    lpm r4, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r11
    ; round 7 (skinny.dsl:60)
    lpm r11, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r8
    lpm r8, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r14
    ; round 7 (skinny.dsl:60)
    lpm r14, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r15
    lpm r15, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r13
    ; round 7 (skinny.dsl:60)
    lpm r13, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r9
    lpm r9, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r12
    ; round 7 (skinny.dsl:60)
    lpm r12, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r20
    lpm r20, Z
    ld r3, Y+
    eor r11, r3
    ld r3, Y+
    eor r18, r3
    eor r17, r19
    ld r3, Y+
    eor r11, r3
    ld r3, Y+
    eor r14, r3
    ld r3, Y+
    eor r13, r3
    ld r3, Y+
    eor r12, r3
    ld r3, Y+
    eor r18, r3
    ld r3, Y+
    eor r5, r3
    ld r3, Y+
    eor r10, r3
    ld r3, Y+
    eor r2, r3
    mov r3, r11
    eor r3, r7
    eor r2, r7
    mov r7, r14
    eor r7, r20
    eor r18, r20
    mov r20, r13
    eor r20, r17
    eor r5, r17
    mov r17, r12
    eor r17, r21
    eor r10, r21
    ; round 8 (skinny.dsl:60)
    mov r30, r11
    lpm r21, Z
    mov r30, r3
    lpm r11, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r8
    ; round 8 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r7
    lpm r7, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r15
    ; round 8 (skinny.dsl:60)
    lpm r15, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r20
    lpm r20, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r9
    ; round 8 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r17
    lpm r17, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r4
    ; round 8 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r10
    lpm r10, Z
    ld r3, Y+
    eor r8, r3
    ld r3, Y+
    eor r21, r3
    eor r2, r19
    ld r19, Y+
    eor r8, r19
    ld r19, Y+
    eor r15, r19
    ld r19, Y+
    eor r9, r19
    ld r19, Y+
    eor r4, r19
    ld r19, Y+
    eor r21, r19
    ld r19, Y+
    eor r14, r19
    ld r19, Y+
    eor r13, r19
    ld r19, Y+
    eor r12, r19
    mov r19, r8
    eor r19, r5
    eor r7, r19
    eor r12, r5
    mov r5, r15
    eor r5, r10
    eor r20, r5
    eor r21, r10
    mov r10, r9
    eor r10, r2
    eor r17, r10
    eor r14, r2
    movw r2, r4 ; r3, r5
    eor r2, r18
    eor r11, r2
    eor r13, r18
    mov r18, r8
    mov r8, r2
    mov r2, r15
    mov r15, r4
    mov r4, r10
    mov r10, r19
    mov r5, r7
    mov r7, r17
    mov r17, r9
    mov r9, r3
    mov r3, r21
    mov r21, r20
    mov r20, r11
    mov r11, r13
    mov r13, r3
    mov r3, r14
    mov r14, r12
    mov r12, r3
    dec r16
    breq .Llwcc_skinny128_384_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_skinny128_384_ecb_encrypt_avr_round
.Llwcc_skinny128_384_ecb_encrypt_avr_rounds_done:
    subi r28, 48
    sbci r29, 2
    movw r30, r22
    std Z+0, r5
    std Z+1, r21
    std Z+2, r7
    std Z+3, r20
    std Z+4, r18
    std Z+5, r2
    std Z+6, r17
    std Z+7, r15
    std Z+8, r14
    std Z+9, r13
    std Z+10, r12
    std Z+11, r11
    std Z+12, r10
    std Z+13, r9
    std Z+14, r4
    std Z+15, r8
    subi r22, 240
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_skinny128_384_ecb_encrypt_avr_end
    rjmp .Llwcc_skinny128_384_ecb_encrypt_avr_group
.Llwcc_skinny128_384_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r16
    pop r17
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_skinny128_384_ecb_encrypt_avr, .-lwcc_skinny128_384_ecb_encrypt_avr

    .global lwcc_skinny128_384_ecb_decrypt_avr
    .type lwcc_skinny128_384_ecb_decrypt_avr, @function
lwcc_skinny128_384_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny128_384_ecb_decrypt_avr_begin
    ret
.Llwcc_skinny128_384_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r17
    push r16
    push r28
    push r29
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_skinny128_384_ecb_decrypt_avr_group:
    ld r17, X+
    ld r12, X+
    ld r8, X+
    ld r4, X+
    ld r13, X+
    ld r9, X+
    ld r5, X+
    ld r0, X+
    ld r15, X+
    ld r11, X+
    ld r7, X+
    ld r3, X+
    ld r14, X+
    ld r10, X+
    ld r6, X+
    ld r2, X+
    subi r28, 32
    sbci r29, 254
    ldi r16, 7
.Llwcc_skinny128_384_ecb_decrypt_avr_round:
    ; round 56 (skinny.dsl:66)
    mov r18, r0
    eor r18, r2
    eor r3, r18
    eor r4, r2
    mov r2, r5
    eor r2, r6
    eor r7, r2
    eor r8, r6
    mov r6, r9
    eor r6, r10
    eor r11, r6
    eor r12, r10
    mov r10, r13
    eor r10, r14
    eor r15, r10
    eor r14, r17
    adiw r28, 16
    ldd r17, Y+60
    eor r11, r17
    ldd r17, Y+56
    eor r13, r17
    ldi r17, 2
    eor r2, r17
    ldi r31, hi8(.Ltable_S8_inverse)
    mov r30, r8
    lpm r8, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r2
    lpm r2, Z
    ldd r30, Y+63
    eor r30, r15
    lpm r15, Z
    ldd r30, Y+62
    eor r30, r3
    lpm r3, Z
    ldd r30, Y+61
    eor r30, r7
    lpm r7, Z
    ldd r30, Y+55
    eor r30, r11
    lpm r11, Z
    ldd r30, Y+59
    eor r30, r0
    lpm r0, Z
    ldd r30, Y+58
    eor r30, r5
    lpm r5, Z
    ldd r30, Y+57
    eor r30, r9
    lpm r9, Z
    ldd r30, Y+54
    eor r30, r13
    lpm r13, Z
    ; round 55 (skinny.dsl:66)
    mov r19, r15
    eor r19, r8
    eor r6, r19
    eor r0, r8
    mov r8, r3
    eor r8, r12
    eor r10, r8
    eor r5, r12
    mov r12, r7
    eor r12, r14
    eor r18, r12
    eor r9, r14
    mov r14, r11
    eor r14, r4
    eor r2, r14
    eor r13, r4
    ldd r4, Y+50
    eor r4, r18
    ldd r18, Y+46
    eor r11, r18
    eor r8, r17
    mov r30, r5
    lpm r5, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r19
    lpm r18, Z
    mov r30, r8
    lpm r8, Z
    ldd r30, Y+53
    eor r30, r2
    lpm r2, Z
    ldd r30, Y+52
    eor r30, r6
    lpm r6, Z
    ldd r30, Y+51
    eor r30, r10
    lpm r10, Z
    ldd r30, Y+45
    eor r30, r4
    lpm r4, Z
    ldd r30, Y+49
    eor r30, r15
    lpm r15, Z
    ldd r30, Y+48
    eor r30, r3
    lpm r3, Z
    ldd r30, Y+47
    eor r30, r7
    lpm r7, Z
    ldd r30, Y+44
    eor r30, r11
    lpm r11, Z
    ; round 54 (skinny.dsl:66)
    mov r19, r2
    eor r19, r5
    eor r12, r19
    eor r15, r5
    mov r5, r6
    eor r5, r9
    eor r14, r5
    eor r3, r9
    mov r9, r10
    eor r9, r13
    eor r18, r9
    eor r7, r13
    mov r13, r4
    eor r13, r0
    eor r8, r13
    eor r11, r0
    ldd r0, Y+40
    eor r0, r18
    ldd r18, Y+36
    eor r4, r18
    eor r5, r17
    mov r30, r3
    lpm r3, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r19
    lpm r18, Z
    mov r30, r5
    lpm r5, Z
    ldd r30, Y+43
    eor r30, r8
    lpm r8, Z
    ldd r30, Y+42
    eor r30, r12
    lpm r12, Z
    ldd r30, Y+41
    eor r30, r14
    lpm r14, Z
    ldd r30, Y+35
    eor r30, r0
    lpm r0, Z
    ldd r30, Y+39
    eor r30, r2
    lpm r2, Z
    ldd r30, Y+38
    eor r30, r6
    lpm r6, Z
    ldd r30, Y+37
    eor r30, r10
    lpm r10, Z
    ldd r30, Y+34
    eor r30, r4
    lpm r4, Z
    ; round 53 (skinny.dsl:66)
    mov r19, r8
    eor r19, r3
    eor r9, r19
    eor r2, r3
    mov r3, r12
    eor r3, r7
    eor r13, r3
    eor r6, r7
    mov r7, r14
    eor r7, r11
    eor r18, r7
    eor r10, r11
    mov r11, r0
    eor r11, r15
    eor r5, r11
    eor r4, r15
    ldd r15, Y+30
    eor r15, r18
    ldd r18, Y+26
    eor r0, r18
    eor r3, r17
    mov r30, r6
    lpm r6, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r19
    lpm r18, Z
    mov r30, r3
    lpm r3, Z
    ldd r30, Y+33
    eor r30, r5
    lpm r5, Z
    ldd r30, Y+32
    eor r30, r9
    lpm r9, Z
    ldd r30, Y+31
    eor r30, r13
    lpm r13, Z
    ldd r30, Y+25
    eor r30, r15
    lpm r15, Z
    ldd r30, Y+29
    eor r30, r8
    lpm r8, Z
    ldd r30, Y+28
    eor r30, r12
    lpm r12, Z
    ldd r30, Y+27
    eor r30, r14
    lpm r14, Z
    ldd r30, Y+24
    eor r30, r0
    lpm r0, Z
    ; round 52 (skinny.dsl:66)
    mov r19, r5
    eor r19, r6
    eor r7, r19
    eor r8, r6
    mov r6, r9
    eor r6, r10
    eor r11, r6
    eor r12, r10
    mov r10, r13
    eor r10, r4
    eor r18, r10
    eor r14, r4
    mov r4, r15
    eor r4, r2
    eor r3, r4
    eor r0, r2
    ldd r2, Y+20
    eor r2, r18
    ldd r18, Y+16
    eor r15, r18
    eor r6, r17
    mov r30, r12
    lpm r12, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r19
    lpm r18, Z
    mov r30, r6
    lpm r6, Z
    ldd r30, Y+23
    eor r30, r3
    lpm r3, Z
    ldd r30, Y+22
    eor r30, r7
    lpm r7, Z
    ldd r30, Y+21
    eor r30, r11
    lpm r11, Z
    ldd r30, Y+15
    eor r30, r2
    lpm r2, Z
    ldd r30, Y+19
    eor r30, r5
    lpm r5, Z
    ldd r30, Y+18
    eor r30, r9
    lpm r9, Z
    ldd r30, Y+17
    eor r30, r13
    lpm r13, Z
    ldd r30, Y+14
    eor r30, r15
    lpm r15, Z
    ; round 51 (skinny.dsl:66)
    mov r19, r3
    eor r19, r12
    eor r10, r19
    eor r5, r12
    mov r12, r7
    eor r12, r14
    eor r4, r12
    eor r9, r14
    mov r14, r11
    eor r14, r0
    eor r18, r14
    eor r13, r0
    mov r0, r2
    eor r0, r8
    eor r6, r0
    eor r15, r8
    ldd r8, Y+10
    eor r8, r18
    ldd r18, Y+6
    eor r2, r18
    eor r12, r17
    mov r30, r9
    lpm r9, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r19
    lpm r18, Z
    mov r30, r12
    lpm r12, Z
    ldd r30, Y+13
    eor r30, r6
    lpm r6, Z
    ldd r30, Y+12
    eor r30, r10
    lpm r10, Z
    ldd r30, Y+11
    eor r30, r4
    lpm r4, Z
    ldd r30, Y+5
    eor r30, r8
    lpm r8, Z
    ldd r30, Y+9
    eor r30, r3
    lpm r3, Z
    ldd r30, Y+8
    eor r30, r7
    lpm r7, Z
    ldd r30, Y+7
    eor r30, r11
    lpm r11, Z
    ldd r30, Y+4
    eor r30, r2
    lpm r2, Z
    ; round 50 (skinny.dsl:66)
    mov r19, r6
    eor r19, r9
    eor r14, r19
    eor r3, r9
    mov r9, r10
    eor r9, r13
    eor r0, r9
    eor r7, r13
    mov r13, r4
    eor r13, r15
    eor r18, r13
    eor r11, r15
    mov r15, r8
    eor r15, r5
    eor r12, r15
    eor r2, r5
    ldd r5, Y+0
    eor r5, r18
    subi r28, lo8(-(-16))
    sbci r29, hi8(-(-16))
    ldd r18, Y+12
    eor r8, r18
    eor r9, r17
    mov r30, r7
    lpm r7, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r19
    lpm r18, Z
    mov r30, r9
    lpm r9, Z
    ldd r30, Y+19
    eor r30, r12
    lpm r12, Z
    ldd r30, Y+18
    eor r30, r14
    lpm r14, Z
    ldd r30, Y+17
    eor r30, r0
    lpm r0, Z
    ldd r30, Y+11
    eor r30, r5
    lpm r5, Z
    ldd r30, Y+15
    eor r30, r6
    lpm r6, Z
    ldd r30, Y+14
    eor r30, r10
    lpm r10, Z
    ldd r30, Y+13
    eor r30, r4
    lpm r4, Z
    ldd r30, Y+10
    eor r30, r8
    lpm r8, Z
    ; round 49 (skinny.dsl:66)
    mov r19, r12
    eor r19, r7
    eor r13, r19
    eor r6, r7
    mov r7, r14
    eor r7, r11
    eor r15, r7
    eor r10, r11
    mov r11, r0
    eor r11, r2
    eor r18, r11
    eor r4, r2
    mov r2, r5
    eor r2, r3
    eor r9, r2
    eor r8, r3
    ldd r3, Y+6
    eor r3, r18
    ldd r18, Y+2
    eor r5, r18
    eor r7, r17
    mov r30, r10
    lpm r10, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r19
    lpm r17, Z
    mov r30, r7
    lpm r7, Z
    ldd r30, Y+9
    eor r30, r9
    lpm r9, Z
    ldd r30, Y+8
    eor r30, r13
    lpm r13, Z
    ldd r30, Y+7
    eor r30, r15
    lpm r15, Z
    ldd r30, Y+1
    eor r30, r3
    lpm r3, Z
    ldd r30, Y+5
    eor r30, r12
    lpm r12, Z
    ldd r30, Y+4
    eor r30, r14
    lpm r14, Z
    ldd r30, Y+3
    eor r30, r0
    lpm r0, Z
    ldd r30, Y+0
    eor r30, r5
    lpm r5, Z
    mov r18, r0
    mov r0, r9
    mov r9, r15
    mov r15, r7
    mov r7, r2
    mov r2, r10
    mov r10, r8
    mov r8, r14
    mov r14, r6
    mov r6, r4
    mov r4, r12
    mov r12, r18
    mov r18, r3
    mov r3, r11
    mov r11, r17
    mov r17, r5
    mov r5, r13
    mov r13, r18
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    dec r16
    breq .Llwcc_skinny128_384_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_skinny128_384_ecb_decrypt_avr_round
.Llwcc_skinny128_384_ecb_decrypt_avr_rounds_done:
    subi r28, 176
    sbci r29, 255
    movw r30, r22
    std Z+0, r17
    std Z+1, r12
    std Z+2, r8
    std Z+3, r4
    std Z+4, r13
    std Z+5, r9
    std Z+6, r5
    std Z+7, r0
    std Z+8, r15
    std Z+9, r11
    std Z+10, r7
    std Z+11, r3
    std Z+12, r14
    std Z+13, r10
    std Z+14, r6
    std Z+15, r2
    subi r22, 240
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_skinny128_384_ecb_decrypt_avr_end
    rjmp .Llwcc_skinny128_384_ecb_decrypt_avr_group
.Llwcc_skinny128_384_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r16
    pop r17
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_skinny128_384_ecb_decrypt_avr, .-lwcc_skinny128_384_ecb_decrypt_avr

    .global lwcc_skinny128_384_ctr_init_avr
    .type lwcc_skinny128_384_ctr_init_avr, @function
lwcc_skinny128_384_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_skinny128_384_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_skinny128_384_ctr_nonce_avr
    .size lwcc_skinny128_384_ctr_init_avr, .-lwcc_skinny128_384_ctr_init_avr

    .global lwcc_skinny128_384_ctr_nonce_avr
    .type lwcc_skinny128_384_ctr_nonce_avr, @function
lwcc_skinny128_384_ctr_nonce_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r16
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ; round 1 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    ld r30, X+
    lpm r0, Z
    ld r30, X+
    lpm r2, Z
    ld r30, X+
    lpm r3, Z
    ld r30, X+
    lpm r4, Z
    ld r30, X+
    lpm r5, Z
    ld r30, X+
    lpm r6, Z
    ld r30, X+
    lpm r7, Z
    ld r30, X+
    lpm r8, Z
    ld r30, X+
    lpm r9, Z
    ld r30, X+
    lpm r10, Z
    ld r30, X+
    lpm r11, Z
    ld r30, X
    lpm r12, Z
    ldd r13, Y+0
    eor r0, r13
    ldd r13, Y+1
    eor r5, r13
    ldi r16, 2
    eor r9, r16
    ldd r13, Y+2
    eor r0, r13
    ldd r13, Y+3
    eor r2, r13
    ldd r13, Y+4
    eor r3, r13
    ldd r13, Y+5
    eor r4, r13
    ldd r13, Y+6
    eor r5, r13
    ldd r13, Y+7
    eor r6, r13
    ldd r13, Y+8
    eor r7, r13
    ldd r13, Y+9
    eor r8, r13
    subi r28, lo8(-(560))
    sbci r29, hi8(-(560))
    std Y+0, r0
    std Y+1, r8
    std Y+2, r11
    std Y+3, r2
    std Y+4, r5
    std Y+5, r12
    std Y+6, r3
    std Y+7, r6
    std Y+8, r9
    std Y+9, r4
    std Y+10, r7
    std Y+11, r10
    pop r29
    pop r28
    pop r16
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_skinny128_384_ctr_nonce_avr, .-lwcc_skinny128_384_ctr_nonce_avr

    .global lwcc_skinny128_384_ctr_crypt_avr
    .type lwcc_skinny128_384_ctr_crypt_avr, @function
lwcc_skinny128_384_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny128_384_ctr_crypt_avr_begin
    ret
.Llwcc_skinny128_384_ctr_crypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r16
    push r17
    push r28
    push r29
    push r1
    movw r2, r14
    movw r4, r16
    movw r26, r22
    movw r22, r24
    movw r28, r18
    ; one group before the first: each begins with the next
    sec
    sbc r2, r1
    sbc r3, r1
    sbc r4, r1
    sbc r5, r1
    push r5
    push r4
    push r3
    push r2
    movw r24, r20
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_skinny128_384_ctr_crypt_avr_group
    rjmp .Llwcc_skinny128_384_ctr_crypt_avr_rest
.Llwcc_skinny128_384_ctr_crypt_avr_group:
    pop r2
    pop r3
    pop r4
    pop r5
    sec
    adc r2, r1
    adc r3, r1
    adc r4, r1
    adc r5, r1
    push r5
    push r4
    push r3
    push r2
    ; round 1 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r5
    lpm r18, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    subi r28, lo8(-(560))
    sbci r29, hi8(-(560))
    ldd r5, Y+0
    ldd r6, Y+2
    mov r10, r5
    eor r10, r6
    ldd r21, Y+1
    eor r21, r6
    ldd r6, Y+3
    ldd r13, Y+5
    mov r12, r6
    eor r12, r13
    ldd r14, Y+4
    eor r14, r13
    ldd r13, Y+6
    ldd r0, Y+8
    mov r9, r13
    eor r9, r0
    ldd r20, Y+7
    eor r20, r0
    ldd r0, Y+9
    ldd r8, Y+11
    mov r16, r0
    eor r16, r8
    ; round 2 (skinny.dsl:60)
    mov r30, r5
    lpm r5, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r20
    lpm r20, Z
    ; round 1 (skinny.dsl:66)
    ldd r30, Y+10
    eor r30, r8
    ; round 2 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r10
    lpm r10, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r4
    ; round 2 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r12
    lpm r12, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r3
    ; round 2 (skinny.dsl:60)
    lpm r3, Z
    mov r30, r9
    lpm r9, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r2
    ; round 2 (skinny.dsl:60)
    lpm r2, Z
    mov r30, r16
    lpm r16, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r18
    ; round 2 (skinny.dsl:60)
    lpm r18, Z
    subi r28, lo8(-(-560))
    sbci r29, hi8(-(-560))
    ldd r15, Y+10
    eor r4, r15
    ldd r19, Y+1
    eor r5, r19
    ldi r17, 2
    eor r21, r17
    ldd r7, Y+12
    eor r4, r7
    ldd r7, Y+13
    eor r3, r7
    ldd r7, Y+14
    eor r2, r7
    ldd r7, Y+15
    eor r18, r7
    ldd r7, Y+16
    eor r5, r7
    ldd r7, Y+17
    eor r6, r7
    ldd r7, Y+18
    eor r13, r7
    ldd r7, Y+19
    eor r0, r7
    mov r7, r4
    eor r7, r20
    eor r0, r20
    mov r20, r3
    eor r20, r8
    eor r5, r8
    mov r8, r2
    eor r8, r21
    eor r6, r21
    mov r21, r18
    eor r21, r14
    eor r13, r14
    ; round 3 (skinny.dsl:60)
    mov r30, r4
    lpm r4, Z
    mov r30, r7
    lpm r14, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r12
    ; round 3 (skinny.dsl:60)
    lpm r12, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r20
    lpm r20, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r9
    ; round 3 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r8
    lpm r8, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r16
    ; round 3 (skinny.dsl:60)
    lpm r16, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r21
    lpm r21, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r10
    ; round 3 (skinny.dsl:60)
    lpm r10, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r13
    lpm r13, Z
    ldd r7, Y+20
    eor r12, r7
    eor r4, r19
    eor r0, r17
    ldd r7, Y+22
    eor r12, r7
    ldd r7, Y+23
    eor r9, r7
    ldd r7, Y+24
    eor r16, r7
    ldd r7, Y+25
    eor r10, r7
    ldd r7, Y+26
    eor r4, r7
    ldd r7, Y+27
    eor r3, r7
    ldd r7, Y+28
    eor r2, r7
    ldd r7, Y+29
    eor r18, r7
    mov r7, r12
    eor r7, r6
    eor r18, r6
    mov r6, r9
    eor r6, r13
    eor r4, r13
    mov r13, r16
    eor r13, r0
    eor r3, r0
    mov r0, r10
    eor r0, r5
    eor r2, r5
    ; round 4 (skinny.dsl:60)
    mov r30, r12
    lpm r5, Z
    mov r30, r7
    lpm r12, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r20
    ; round 4 (skinny.dsl:60)
    lpm r20, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r6
    lpm r6, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r8
    ; round 4 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r16
    lpm r16, Z
    mov r30, r13
    lpm r13, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r21
    ; round 4 (skinny.dsl:60)
    lpm r21, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r0
    lpm r0, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r14
    ; round 4 (skinny.dsl:60)
    lpm r14, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    ldd r7, Y+30
    eor r20, r7
    eor r5, r19
    eor r18, r17
    ldd r19, Y+32
    eor r20, r19
    ldd r19, Y+33
    eor r8, r19
    ldd r19, Y+34
    eor r21, r19
    ldd r19, Y+35
    eor r14, r19
    ldd r19, Y+36
    eor r5, r19
    ldd r19, Y+37
    eor r9, r19
    ldd r19, Y+38
    eor r16, r19
    ldd r19, Y+39
    eor r10, r19
    mov r19, r20
    eor r19, r3
    eor r10, r3
    mov r3, r8
    eor r3, r2
    eor r5, r2
    mov r2, r21
    eor r2, r18
    eor r9, r18
    mov r18, r14
    eor r18, r4
    eor r4, r16
    ; round 5 (skinny.dsl:60)
    mov r30, r20
    lpm r20, Z
    mov r30, r19
    lpm r16, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r6
    ; round 5 (skinny.dsl:60)
    lpm r6, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r3
    lpm r3, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r13
    ; round 5 (skinny.dsl:60)
    lpm r13, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r2
    lpm r2, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r0
    ; round 5 (skinny.dsl:60)
    lpm r0, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r18
    lpm r18, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r12
    ; round 5 (skinny.dsl:60)
    lpm r12, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r4
    lpm r4, Z
    eor r6, r7
    ldd r19, Y+0
    eor r20, r19
    eor r10, r17
    ldd r19, Y+42
    eor r6, r19
    ldd r19, Y+43
    eor r13, r19
    ldd r19, Y+44
    eor r0, r19
    ldd r19, Y+45
    eor r12, r19
    ldd r19, Y+46
    eor r20, r19
    ldd r19, Y+47
    eor r8, r19
    ldd r19, Y+48
    eor r21, r19
    ldd r19, Y+49
    eor r14, r19
    mov r19, r6
    eor r19, r9
    eor r14, r9
    mov r9, r13
    eor r9, r4
    eor r20, r4
    mov r4, r0
    eor r4, r10
    eor r8, r10
    mov r10, r12
    eor r10, r5
    eor r21, r5
    ; round 6 (skinny.dsl:60)
    mov r30, r6
    lpm r5, Z
    mov r30, r19
    lpm r6, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r3
    ; round 6 (skinny.dsl:60)
    lpm r3, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r9
    lpm r9, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r2
    ; round 6 (skinny.dsl:60)
    lpm r2, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r4
    lpm r4, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r18
    ; round 6 (skinny.dsl:60)
    lpm r18, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r10
    lpm r10, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r16
    ; round 6 (skinny.dsl:60)
    lpm r16, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r21
    lpm r21, Z
    ldd r19, Y+50
    eor r3, r19
    eor r5, r15
    eor r14, r17
    ldd r19, Y+52
    eor r3, r19
    ldd r19, Y+53
    eor r2, r19
    ldd r19, Y+54
    eor r18, r19
    ldd r19, Y+55
    eor r16, r19
    ldd r19, Y+56
    eor r5, r19
    ldd r19, Y+57
    eor r13, r19
    ldd r19, Y+58
    eor r0, r19
    ldd r19, Y+59
    eor r12, r19
    mov r19, r3
    eor r19, r8
    eor r12, r8
    mov r8, r2
    eor r8, r21
    eor r5, r21
    mov r21, r18
    eor r21, r14
    eor r13, r14
    mov r14, r16
    eor r14, r20
    eor r0, r20
    ; round 7 (skinny.dsl:60)
    mov r30, r3
    lpm r3, Z
    mov r30, r19
    lpm r20, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r9
    ; round 7 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r8
    lpm r8, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r4
    ; round 7 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r21
    lpm r21, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r10
    ; round 7 (skinny.dsl:60)
    lpm r10, Z
    mov r30, r16
    lpm r16, Z
    mov r30, r14
    lpm r14, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r6
    ; round 7 (skinny.dsl:60)
    lpm r6, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r0
    lpm r0, Z
    ldd r19, Y+60
    eor r9, r19
    eor r3, r15
    eor r12, r17
    ldd r19, Y+62
    eor r9, r19
    ldd r19, Y+63
    eor r4, r19
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r19, Y+0
    eor r10, r19
    ldd r19, Y+1
    eor r6, r19
    ldd r19, Y+2
    eor r3, r19
    ldd r19, Y+3
    eor r2, r19
    ldd r19, Y+4
    eor r18, r19
    ldd r19, Y+5
    eor r16, r19
    mov r19, r9
    eor r19, r13
    eor r13, r16
    mov r16, r4
    eor r16, r0
    eor r3, r0
    mov r0, r10
    eor r0, r12
    eor r2, r12
    mov r12, r6
    eor r12, r5
    eor r18, r5
    ; round 8 (skinny.dsl:60)
    mov r30, r9
    lpm r5, Z
    mov r30, r19
    lpm r9, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r8
    ; round 8 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r16
    lpm r16, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r21
    ; round 8 (skinny.dsl:60)
    lpm r21, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r0
    lpm r0, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r14
    ; round 8 (skinny.dsl:60)
    lpm r14, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r12
    lpm r12, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r20
    ; round 8 (skinny.dsl:60)
    lpm r20, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r18
    lpm r18, Z
    ldd r19, Y+6
    eor r8, r19
    eor r5, r15
    eor r13, r17
    ldd r15, Y+8
    eor r8, r15
    ldd r15, Y+9
    eor r21, r15
    ldd r15, Y+10
    eor r14, r15
    ldd r15, Y+11
    eor r20, r15
    ldd r15, Y+12
    eor r5, r15
    ldd r15, Y+13
    eor r4, r15
    ldd r15, Y+14
    eor r10, r15
    ldd r15, Y+15
    eor r6, r15
    mov r15, r8
    eor r15, r2
    eor r16, r15
    eor r6, r2
    mov r2, r21
    eor r2, r18
    eor r0, r2
    eor r5, r18
    movw r18, r14 ; r19, r15
    eor r18, r13
    eor r12, r18
    eor r4, r13
    mov r13, r20
    eor r13, r3
    eor r9, r13
    eor r10, r3
    mov r15, r10
    movw r10, r12 ; r11, r13
    mov r12, r21
    mov r21, r9
    mov r9, r6
    mov r6, r0
    mov r0, r20
    mov r20, r5
    mov r17, r2
    mov r7, r18
    mov r18, r16
    mov r13, r8
    mov r8, r4
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    subi r28, 176
    sbci r29, 255
    ldi r16, 6
.Llwcc_skinny128_384_ctr_crypt_avr_round:
    ; round 9 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r18
    lpm r18, Z
    mov r30, r6
    lpm r2, Z
    mov r30, r10
    lpm r3, Z
    mov r30, r21
    lpm r4, Z
    mov r30, r13
    lpm r5, Z
    mov r30, r12
    lpm r6, Z
    mov r30, r14
    lpm r10, Z
    mov r30, r0
    lpm r21, Z
    mov r30, r9
    lpm r13, Z
    mov r30, r20
    lpm r12, Z
    mov r30, r8
    lpm r14, Z
    mov r30, r15
    lpm r0, Z
    mov r30, r19
    lpm r9, Z
    mov r30, r17
    lpm r20, Z
    mov r30, r7
    lpm r8, Z
    mov r30, r11
    lpm r15, Z
    ld r19, Y+
    eor r18, r19
    ld r19, Y+
    eor r5, r19
    ldi r19, 2
    eor r13, r19
    ld r17, Y+
    eor r18, r17
    ld r17, Y+
    eor r2, r17
    ld r17, Y+
    eor r3, r17
    ld r17, Y+
    eor r4, r17
    ld r17, Y+
    eor r5, r17
    ld r17, Y+
    eor r6, r17
    ld r17, Y+
    eor r10, r17
    ld r17, Y+
    eor r21, r17
    mov r17, r18
    eor r17, r14
    eor r21, r14
    mov r14, r2
    eor r14, r0
    eor r5, r0
    mov r0, r3
    eor r0, r13
    eor r6, r13
    mov r13, r4
    eor r13, r12
    eor r10, r12
    ; round 10 (skinny.dsl:60)
    mov r30, r18
    lpm r18, Z
    mov r30, r17
    lpm r12, Z
    ; round 9 (skinny.dsl:66)
    eor r30, r20
    ; round 10 (skinny.dsl:60)
    lpm r20, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r14
    lpm r14, Z
    ; round 9 (skinny.dsl:66)
    eor r30, r8
    ; round 10 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r0
    lpm r0, Z
    ; round 9 (skinny.dsl:66)
    eor r30, r15
    ; round 10 (skinny.dsl:60)
    lpm r15, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r13
    lpm r13, Z
    ; round 9 (skinny.dsl:66)
    eor r30, r9
    ; round 10 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r10
    lpm r10, Z
    ld r17, Y+
    eor r20, r17
    ld r17, Y+
    eor r18, r17
    eor r21, r19
    ld r17, Y+
    eor r20, r17
    ld r17, Y+
    eor r8, r17
    ld r17, Y+
    eor r15, r17
    ld r17, Y+
    eor r9, r17
    ld r17, Y+
    eor r18, r17
    ld r17, Y+
    eor r2, r17
    ld r17, Y+
    eor r3, r17
    ld r17, Y+
    eor r4, r17
    mov r17, r20
    eor r17, r6
    eor r4, r6
    mov r6, r8
    eor r6, r10
    eor r18, r10
    mov r10, r15
    eor r10, r21
    eor r2, r21
    mov r21, r9
    eor r21, r5
    eor r3, r5
    ; round 11 (skinny.dsl:60)
    mov r30, r20
    lpm r5, Z
    mov r30, r17
    lpm r20, Z
    ; round 10 (skinny.dsl:66)
    eor r30, r14
    ; round 11 (skinny.dsl:60)
    lpm r14, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r6
    lpm r6, Z
    ; round 10 (skinny.dsl:66)
    eor r30, r0
    ; round 11 (skinny.dsl:60)
    lpm r0, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r10
    lpm r10, Z
    ; round 10 (skinny.dsl:66)
    eor r30, r13
    ; round 11 (skinny.dsl:60)
    lpm r13, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r21
    lpm r21, Z
    ; round 10 (skinny.dsl:66)
    eor r30, r12
    ; round 11 (skinny.dsl:60)
    lpm r12, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r3
    lpm r3, Z
    ld r17, Y+
    eor r14, r17
    ld r17, Y+
    eor r5, r17
    eor r4, r19
    ld r17, Y+
    eor r14, r17
    ld r17, Y+
    eor r0, r17
    ld r17, Y+
    eor r13, r17
    ld r17, Y+
    eor r12, r17
    ld r17, Y+
    eor r5, r17
    ld r17, Y+
    eor r8, r17
    ld r17, Y+
    eor r15, r17
    ld r17, Y+
    eor r9, r17
    mov r17, r14
    eor r17, r2
    eor r9, r2
    mov r2, r0
    eor r2, r3
    eor r5, r3
    mov r3, r13
    eor r3, r4
    eor r8, r4
    mov r4, r12
    eor r4, r18
    eor r18, r15
    ; round 12 (skinny.dsl:60)
    mov r30, r14
    lpm r14, Z
    mov r30, r17
    lpm r15, Z
    ; round 11 (skinny.dsl:66)
    eor r30, r6
    ; round 12 (skinny.dsl:60)
    lpm r6, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r2
    lpm r2, Z
    ; round 11 (skinny.dsl:66)
    eor r30, r10
    ; round 12 (skinny.dsl:60)
    lpm r10, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r3
    lpm r3, Z
    ; round 11 (skinny.dsl:66)
    eor r30, r21
    ; round 12 (skinny.dsl:60)
    lpm r21, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r4
    lpm r4, Z
    ; round 11 (skinny.dsl:66)
    eor r30, r20
    ; round 12 (skinny.dsl:60)
    lpm r20, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r18
    lpm r18, Z
    ld r17, Y+
    eor r6, r17
    ld r17, Y+
    eor r14, r17
    eor r9, r19
    ld r17, Y+
    eor r6, r17
    ld r17, Y+
    eor r10, r17
    ld r17, Y+
    eor r21, r17
    ld r17, Y+
    eor r20, r17
    ld r17, Y+
    eor r14, r17
    ld r17, Y+
    eor r0, r17
    ld r17, Y+
    eor r13, r17
    ld r17, Y+
    eor r12, r17
    mov r17, r6
    eor r17, r8
    eor r12, r8
    mov r8, r10
    eor r8, r18
    eor r14, r18
    mov r18, r21
    eor r18, r9
    eor r0, r9
    mov r9, r20
    eor r9, r5
    eor r13, r5
    ; round 13 (skinny.dsl:60)
    mov r30, r6
    lpm r5, Z
    mov r30, r17
    lpm r6, Z
    ; round 12 (skinny.dsl:66)
    eor r30, r2
    ; round 13 (skinny.dsl:60)
    lpm r2, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r8
    lpm r8, Z
    ; round 12 (skinny.dsl:66)
    eor r30, r3
    ; round 13 (skinny.dsl:60)
    lpm r3, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r18
    lpm r18, Z
    ; round 12 (skinny.dsl:66)
    eor r30, r4
    ; round 13 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r9
    lpm r9, Z
    ; round 12 (skinny.dsl:66)
    eor r30, r15
    ; round 13 (skinny.dsl:60)
    lpm r15, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r13
    lpm r13, Z
    ld r17, Y+
    eor r2, r17
    ld r17, Y+
    eor r5, r17
    eor r12, r19
    ld r17, Y+
    eor r2, r17
    ld r17, Y+
    eor r3, r17
    ld r17, Y+
    eor r4, r17
    ld r17, Y+
    eor r15, r17
    ld r17, Y+
    eor r5, r17
    ld r17, Y+
    eor r10, r17
    ld r17, Y+
    eor r21, r17
    ld r17, Y+
    eor r20, r17
    mov r17, r2
    eor r17, r0
    eor r20, r0
    mov r0, r3
    eor r0, r13
    eor r5, r13
    mov r13, r4
    eor r13, r12
    eor r10, r12
    mov r12, r15
    eor r12, r14
    eor r21, r14
    ; round 14 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    mov r30, r17
    lpm r14, Z
    ; round 13 (skinny.dsl:66)
    eor r30, r8
    ; round 14 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r0
    lpm r0, Z
    ; round 13 (skinny.dsl:66)
    eor r30, r18
    ; round 14 (skinny.dsl:60)
    lpm r18, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r13
    lpm r13, Z
    ; round 13 (skinny.dsl:66)
    eor r30, r9
    ; round 14 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r12
    lpm r12, Z
    ; round 13 (skinny.dsl:66)
    eor r30, r6
    ; round 14 (skinny.dsl:60)
    lpm r6, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r21
    lpm r21, Z
    ld r17, Y+
    eor r8, r17
    ld r17, Y+
    eor r2, r17
    eor r20, r19
    ld r17, Y+
    eor r8, r17
    ld r17, Y+
    eor r18, r17
    ld r17, Y+
    eor r9, r17
    ld r17, Y+
    eor r6, r17
    ld r17, Y+
    eor r2, r17
    ld r17, Y+
    eor r3, r17
    ld r17, Y+
    eor r4, r17
    ld r17, Y+
    eor r15, r17
    mov r17, r8
    eor r17, r10
    eor r10, r15
    mov r15, r18
    eor r15, r21
    eor r2, r21
    mov r21, r9
    eor r21, r20
    eor r3, r20
    mov r20, r6
    eor r20, r5
    eor r4, r5
    ; round 15 (skinny.dsl:60)
    mov r30, r8
    lpm r5, Z
    mov r30, r17
    lpm r8, Z
    ; round 14 (skinny.dsl:66)
    eor r30, r0
    ; round 15 (skinny.dsl:60)
    lpm r0, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r15
    lpm r15, Z
    ; round 14 (skinny.dsl:66)
    eor r30, r13
    ; round 15 (skinny.dsl:60)
    lpm r13, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r21
    lpm r21, Z
    ; round 14 (skinny.dsl:66)
    eor r30, r12
    ; round 15 (skinny.dsl:60)
    lpm r12, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r20
    lpm r20, Z
    ; round 14 (skinny.dsl:66)
    eor r30, r14
    ; round 15 (skinny.dsl:60)
    lpm r14, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r4
    lpm r4, Z
    ld r17, Y+
    eor r0, r17
    ld r17, Y+
    eor r5, r17
    eor r10, r19
    ld r17, Y+
    eor r0, r17
    ld r17, Y+
    eor r13, r17
    ld r17, Y+
    eor r12, r17
    ld r17, Y+
    eor r14, r17
    ld r17, Y+
    eor r5, r17
    ld r17, Y+
    eor r18, r17
    ld r17, Y+
    eor r9, r17
    ld r17, Y+
    eor r6, r17
    mov r17, r0
    eor r17, r3
    eor r6, r3
    mov r3, r13
    eor r3, r4
    eor r5, r4
    mov r4, r12
    eor r4, r10
    eor r18, r10
    mov r10, r14
    eor r10, r2
    eor r9, r2
    ; round 16 (skinny.dsl:60)
    mov r30, r0
    lpm r2, Z
    mov r30, r17
    lpm r0, Z
    ; round 15 (skinny.dsl:66)
    eor r30, r15
    ; round 16 (skinny.dsl:60)
    lpm r15, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r3
    lpm r3, Z
    ; round 15 (skinny.dsl:66)
    eor r30, r21
    ; round 16 (skinny.dsl:60)
    lpm r21, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r4
    lpm r4, Z
    ; round 15 (skinny.dsl:66)
    eor r30, r20
    ; round 16 (skinny.dsl:60)
    lpm r20, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r10
    lpm r10, Z
    ; round 15 (skinny.dsl:66)
    eor r30, r8
    ; round 16 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r9
    lpm r9, Z
    ld r17, Y+
    eor r15, r17
    ld r17, Y+
    eor r2, r17
    eor r6, r19
    ld r19, Y+
    eor r15, r19
    ld r19, Y+
    eor r21, r19
    ld r19, Y+
    eor r20, r19
    ld r19, Y+
    eor r8, r19
    ld r19, Y+
    eor r2, r19
    ld r19, Y+
    eor r13, r19
    ld r19, Y+
    eor r12, r19
    ld r19, Y+
    eor r14, r19
    mov r19, r15
    eor r19, r18
    eor r3, r19
    eor r14, r18
    mov r18, r21
    eor r18, r9
    eor r4, r18
    eor r2, r9
    mov r9, r20
    eor r9, r6
    eor r10, r9
    eor r13, r6
    movw r6, r8 ; r7, r9
    eor r6, r5
    eor r0, r6
    eor r12, r5
    mov r17, r18
    mov r18, r3
    mov r9, r14
    mov r14, r20
    mov r20, r2
    mov r11, r6
    mov r6, r4
    mov r5, r21
    mov r21, r0
    mov r0, r8
    mov r8, r13
    mov r13, r15
    mov r15, r12
    mov r12, r5
    dec r16
    breq .Llwcc_skinny128_384_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_skinny128_384_ctr_crypt_avr_round
.Llwcc_skinny128_384_ctr_crypt_avr_rounds_done:
    subi r28, 48
    sbci r29, 2
    ld r2, X+
    eor r2, r18
    movw r30, r22
    std Z+0, r2
    ld r18, X+
    eor r18, r6
    std Z+1, r18
    ld r18, X+
    eor r18, r10
    std Z+2, r18
    ld r18, X+
    eor r18, r21
    std Z+3, r18
    ld r18, X+
    eor r18, r13
    std Z+4, r18
    ld r18, X+
    eor r18, r12
    std Z+5, r18
    ld r18, X+
    eor r18, r14
    std Z+6, r18
    ld r18, X+
    eor r18, r0
    std Z+7, r18
    ld r18, X+
    eor r18, r9
    std Z+8, r18
    ld r18, X+
    eor r18, r20
    std Z+9, r18
    ld r18, X+
    eor r18, r8
    std Z+10, r18
    ld r18, X+
    eor r18, r15
    std Z+11, r18
    ld r18, X+
    eor r18, r19
    std Z+12, r18
    ld r18, X+
    eor r18, r17
    std Z+13, r18
    ld r18, X+
    eor r18, r7
    std Z+14, r18
    ld r18, X+
    eor r18, r11
    std Z+15, r18
    subi r22, 240
    sbci r23, 255
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_skinny128_384_ctr_crypt_avr_rest
    rjmp .Llwcc_skinny128_384_ctr_crypt_avr_group
.Llwcc_skinny128_384_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_skinny128_384_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_skinny128_384_ctr_crypt_avr_end
    push r22
    push r23
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    movw r30, r28
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_skinny128_384_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_skinny128_384_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    movw r22, r28
    movw r28, r30
    push r5
    push r4
    push r3
    push r2
    rjmp .Llwcc_skinny128_384_ctr_crypt_avr_group
.Llwcc_skinny128_384_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_skinny128_384_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_skinny128_384_ctr_crypt_avr_copy
    ldi r18, 16
.Llwcc_skinny128_384_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_skinny128_384_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_skinny128_384_ctr_crypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_skinny128_384_ctr_crypt_avr, .-lwcc_skinny128_384_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_S8:
    .byte 0x65, 0x4c, 0x6a, 0x42, 0x4b, 0x63, 0x43, 0x6b, 0x55, 0x75, 0x5a, 0x7a, 0x53, 0x73, 0x5b, 0x7b
    .byte 0x35, 0x8c, 0x3a, 0x81, 0x89, 0x33, 0x80, 0x3b, 0x95, 0x25, 0x98, 0x2a, 0x90, 0x23, 0x99, 0x2b
    .byte 0xe5, 0xcc, 0xe8, 0xc1, 0xc9, 0xe0, 0xc0, 0xe9, 0xd5, 0xf5, 0xd8, 0xf8, 0xd0, 0xf0, 0xd9, 0xf9
    .byte 0xa5, 0x1c, 0xa8, 0x12, 0x1b, 0xa0, 0x13, 0xa9, 0x05, 0xb5, 0x0a, 0xb8, 0x03, 0xb0, 0x0b, 0xb9
    .byte 0x32, 0x88, 0x3c, 0x85, 0x8d, 0x34, 0x84, 0x3d, 0x91, 0x22, 0x9c, 0x2c, 0x94, 0x24, 0x9d, 0x2d
    .byte 0x62, 0x4a, 0x6c, 0x45, 0x4d, 0x64, 0x44, 0x6d, 0x52, 0x72, 0x5c, 0x7c, 0x54, 0x74, 0x5d, 0x7d
    .byte 0xa1, 0x1a, 0xac, 0x15, 0x1d, 0xa4, 0x14, 0xad, 0x02, 0xb1, 0x0c, 0xbc, 0x04, 0xb4, 0x0d, 0xbd
    .byte 0xe1, 0xc8, 0xec, 0xc5, 0xcd, 0xe4, 0xc4, 0xed, 0xd1, 0xf1, 0xdc, 0xfc, 0xd4, 0xf4, 0xdd, 0xfd
    .byte 0x36, 0x8e, 0x38, 0x82, 0x8b, 0x30, 0x83, 0x39, 0x96, 0x26, 0x9a, 0x28, 0x93, 0x20, 0x9b, 0x29
    .byte 0x66, 0x4e, 0x68, 0x41, 0x49, 0x60, 0x40, 0x69, 0x56, 0x76, 0x58, 0x78, 0x50, 0x70, 0x59, 0x79
    .byte 0xa6, 0x1e, 0xaa, 0x11, 0x19, 0xa3, 0x10, 0xab, 0x06, 0xb6, 0x08, 0xba, 0x00, 0xb3, 0x09, 0xbb
    .byte 0xe6, 0xce, 0xea, 0xc2, 0xcb, 0xe3, 0xc3, 0xeb, 0xd6, 0xf6, 0xda, 0xfa, 0xd3, 0xf3, 0xdb, 0xfb
    .byte 0x31, 0x8a, 0x3e, 0x86, 0x8f, 0x37, 0x87, 0x3f, 0x92, 0x21, 0x9e, 0x2e, 0x97, 0x27, 0x9f, 0x2f
    .byte 0x61, 0x48, 0x6e, 0x46, 0x4f, 0x67, 0x47, 0x6f, 0x51, 0x71, 0x5e, 0x7e, 0x57, 0x77, 0x5f, 0x7f
    .byte 0xa2, 0x18, 0xae, 0x16, 0x1f, 0xa7, 0x17, 0xaf, 0x01, 0xb2, 0x0e, 0xbe, 0x07, 0xb7, 0x0f, 0xbf
    .byte 0xe2, 0xca, 0xee, 0xc6, 0xcf, 0xe7, 0xc7, 0xef, 0xd2, 0xf2, 0xde, 0xfe, 0xd7, 0xf7, 0xdf, 0xff
    .balign 256
.Ltable_S8_inverse:
    .byte 0xac, 0xe8, 0x68, 0x3c, 0x6c, 0x38, 0xa8, 0xec, 0xaa, 0xae, 0x3a, 0x3e, 0x6a, 0x6e, 0xea, 0xee
    .byte 0xa6, 0xa3, 0x33, 0x36, 0x66, 0x63, 0xe3, 0xe6, 0xe1, 0xa4, 0x61, 0x34, 0x31, 0x64, 0xa1, 0xe4
    .byte 0x8d, 0xc9, 0x49, 0x1d, 0x4d, 0x19, 0x89, 0xcd, 0x8b, 0x8f, 0x1b, 0x1f, 0x4b, 0x4f, 0xcb, 0xcf
    .byte 0x85, 0xc0, 0x40, 0x15, 0x45, 0x10, 0x80, 0xc5, 0x82, 0x87, 0x12, 0x17, 0x42, 0x47, 0xc2, 0xc7
    .byte 0x96, 0x93, 0x03, 0x06, 0x56, 0x53, 0xd3, 0xd6, 0xd1, 0x94, 0x51, 0x04, 0x01, 0x54, 0x91, 0xd4
    .byte 0x9c, 0xd8, 0x58, 0x0c, 0x5c, 0x08, 0x98, 0xdc, 0x9a, 0x9e, 0x0a, 0x0e, 0x5a, 0x5e, 0xda, 0xde
    .byte 0x95, 0xd0, 0x50, 0x05, 0x55, 0x00, 0x90, 0xd5, 0x92, 0x97, 0x02, 0x07, 0x52, 0x57, 0xd2, 0xd7
    .byte 0x9d, 0xd9, 0x59, 0x0d, 0x5d, 0x09, 0x99, 0xdd, 0x9b, 0x9f, 0x0b, 0x0f, 0x5b, 0x5f, 0xdb, 0xdf
    .byte 0x16, 0x13, 0x83, 0x86, 0x46, 0x43, 0xc3, 0xc6, 0x41, 0x14, 0xc1, 0x84, 0x11, 0x44, 0x81, 0xc4
    .byte 0x1c, 0x48, 0xc8, 0x8c, 0x4c, 0x18, 0x88, 0xcc, 0x1a, 0x1e, 0x8a, 0x8e, 0x4a, 0x4e, 0xca, 0xce
    .byte 0x35, 0x60, 0xe0, 0xa5, 0x65, 0x30, 0xa0, 0xe5, 0x32, 0x37, 0xa2, 0xa7, 0x62, 0x67, 0xe2, 0xe7
    .byte 0x3d, 0x69, 0xe9, 0xad, 0x6d, 0x39, 0xa9, 0xed, 0x3b, 0x3f, 0xab, 0xaf, 0x6b, 0x6f, 0xeb, 0xef
    .byte 0x26, 0x23, 0xb3, 0xb6, 0x76, 0x73, 0xf3, 0xf6, 0x71, 0x24, 0xf1, 0xb4, 0x21, 0x74, 0xb1, 0xf4
    .byte 0x2c, 0x78, 0xf8, 0xbc, 0x7c, 0x28, 0xb8, 0xfc, 0x2a, 0x2e, 0xba, 0xbe, 0x7a, 0x7e, 0xfa, 0xfe
    .byte 0x25, 0x70, 0xf0, 0xb5, 0x75, 0x20, 0xb0, 0xf5, 0x22, 0x27, 0xb2, 0xb7, 0x72, 0x77, 0xf2, 0xf7
    .byte 0x2d, 0x79, 0xf9, 0xbd, 0x7d, 0x29, 0xb9, 0xfd, 0x2b, 0x2f, 0xbb, 0xbf, 0x7b, 0x7f, 0xfb, 0xff
    .balign 256
.Ltable_byte_0:
    .byte 0x00, 0x08, 0x10, 0x18, 0x20, 0x28, 0x30, 0x38, 0x41, 0x49, 0x51, 0x59, 0x61, 0x69, 0x71, 0x79
    .byte 0x82, 0x8a, 0x92, 0x9a, 0xa2, 0xaa, 0xb2, 0xba, 0xc3, 0xcb, 0xd3, 0xdb, 0xe3, 0xeb, 0xf3, 0xfb
    .byte 0x05, 0x0d, 0x15, 0x1d, 0x25, 0x2d, 0x35, 0x3d, 0x44, 0x4c, 0x54, 0x5c, 0x64, 0x6c, 0x74, 0x7c
    .byte 0x87, 0x8f, 0x97, 0x9f, 0xa7, 0xaf, 0xb7, 0xbf, 0xc6, 0xce, 0xd6, 0xde, 0xe6, 0xee, 0xf6, 0xfe
    .byte 0x02, 0x0a, 0x12, 0x1a, 0x22, 0x2a, 0x32, 0x3a, 0x43, 0x4b, 0x53, 0x5b, 0x63, 0x6b, 0x73, 0x7b
    .byte 0x80, 0x88, 0x90, 0x98, 0xa0, 0xa8, 0xb0, 0xb8, 0xc1, 0xc9, 0xd1, 0xd9, 0xe1, 0xe9, 0xf1, 0xf9
    .byte 0x07, 0x0f, 0x17, 0x1f, 0x27, 0x2f, 0x37, 0x3f, 0x46, 0x4e, 0x56, 0x5e, 0x66, 0x6e, 0x76, 0x7e
    .byte 0x85, 0x8d, 0x95, 0x9d, 0xa5, 0xad, 0xb5, 0xbd, 0xc4, 0xcc, 0xd4, 0xdc, 0xe4, 0xec, 0xf4, 0xfc
    .byte 0x04, 0x0c, 0x14, 0x1c, 0x24, 0x2c, 0x34, 0x3c, 0x45, 0x4d, 0x55, 0x5d, 0x65, 0x6d, 0x75, 0x7d
    .byte 0x86, 0x8e, 0x96, 0x9e, 0xa6, 0xae, 0xb6, 0xbe, 0xc7, 0xcf, 0xd7, 0xdf, 0xe7, 0xef, 0xf7, 0xff
    .byte 0x01, 0x09, 0x11, 0x19, 0x21, 0x29, 0x31, 0x39, 0x40, 0x48, 0x50, 0x58, 0x60, 0x68, 0x70, 0x78
    .byte 0x83, 0x8b, 0x93, 0x9b, 0xa3, 0xab, 0xb3, 0xbb, 0xc2, 0xca, 0xd2, 0xda, 0xe2, 0xea, 0xf2, 0xfa
    .byte 0x06, 0x0e, 0x16, 0x1e, 0x26, 0x2e, 0x36, 0x3e, 0x47, 0x4f, 0x57, 0x5f, 0x67, 0x6f, 0x77, 0x7f
    .byte 0x84, 0x8c, 0x94, 0x9c, 0xa4, 0xac, 0xb4, 0xbc, 0xc5, 0xcd, 0xd5, 0xdd, 0xe5, 0xed, 0xf5, 0xfd
    .byte 0x03, 0x0b, 0x13, 0x1b, 0x23, 0x2b, 0x33, 0x3b, 0x42, 0x4a, 0x52, 0x5a, 0x62, 0x6a, 0x72, 0x7a
    .byte 0x81, 0x89, 0x91, 0x99, 0xa1, 0xa9, 0xb1, 0xb9, 0xc0, 0xc8, 0xd0, 0xd8, 0xe0, 0xe8, 0xf0, 0xf8
    .balign 256
.Ltable_byte_1:
    .byte 0x00, 0x10, 0x20, 0x30, 0x41, 0x51, 0x61, 0x71, 0x82, 0x92, 0xa2, 0xb2, 0xc3, 0xd3, 0xe3, 0xf3
    .byte 0x05, 0x15, 0x25, 0x35, 0x44, 0x54, 0x64, 0x74, 0x87, 0x97, 0xa7, 0xb7, 0xc6, 0xd6, 0xe6, 0xf6
    .byte 0x0a, 0x1a, 0x2a, 0x3a, 0x4b, 0x5b, 0x6b, 0x7b, 0x88, 0x98, 0xa8, 0xb8, 0xc9, 0xd9, 0xe9, 0xf9
    .byte 0x0f, 0x1f, 0x2f, 0x3f, 0x4e, 0x5e, 0x6e, 0x7e, 0x8d, 0x9d, 0xad, 0xbd, 0xcc, 0xdc, 0xec, 0xfc
    .byte 0x04, 0x14, 0x24, 0x34, 0x45, 0x55, 0x65, 0x75, 0x86, 0x96, 0xa6, 0xb6, 0xc7, 0xd7, 0xe7, 0xf7
    .byte 0x01, 0x11, 0x21, 0x31, 0x40, 0x50, 0x60, 0x70, 0x83, 0x93, 0xa3, 0xb3, 0xc2, 0xd2, 0xe2, 0xf2
    .byte 0x0e, 0x1e, 0x2e, 0x3e, 0x4f, 0x5f, 0x6f, 0x7f, 0x8c, 0x9c, 0xac, 0xbc, 0xcd, 0xdd, 0xed, 0xfd
    .byte 0x0b, 0x1b, 0x2b, 0x3b, 0x4a, 0x5a, 0x6a, 0x7a, 0x89, 0x99, 0xa9, 0xb9, 0xc8, 0xd8, 0xe8, 0xf8
    .byte 0x08, 0x18, 0x28, 0x38, 0x49, 0x59, 0x69, 0x79, 0x8a, 0x9a, 0xaa, 0xba, 0xcb, 0xdb, 0xeb, 0xfb
    .byte 0x0d, 0x1d, 0x2d, 0x3d, 0x4c, 0x5c, 0x6c, 0x7c, 0x8f, 0x9f, 0xaf, 0xbf, 0xce, 0xde, 0xee, 0xfe
    .byte 0x02, 0x12, 0x22, 0x32, 0x43, 0x53, 0x63, 0x73, 0x80, 0x90, 0xa0, 0xb0, 0xc1, 0xd1, 0xe1, 0xf1
    .byte 0x07, 0x17, 0x27, 0x37, 0x46, 0x56, 0x66, 0x76, 0x85, 0x95, 0xa5, 0xb5, 0xc4, 0xd4, 0xe4, 0xf4
    .byte 0x0c, 0x1c, 0x2c, 0x3c, 0x4d, 0x5d, 0x6d, 0x7d, 0x8e, 0x9e, 0xae, 0xbe, 0xcf, 0xdf, 0xef, 0xff
    .byte 0x09, 0x19, 0x29, 0x39, 0x48, 0x58, 0x68, 0x78, 0x8b, 0x9b, 0xab, 0xbb, 0xca, 0xda, 0xea, 0xfa
    .byte 0x06, 0x16, 0x26, 0x36, 0x47, 0x57, 0x67, 0x77, 0x84, 0x94, 0xa4, 0xb4, 0xc5, 0xd5, 0xe5, 0xf5
    .byte 0x03, 0x13, 0x23, 0x33, 0x42, 0x52, 0x62, 0x72, 0x81, 0x91, 0xa1, 0xb1, 0xc0, 0xd0, 0xe0, 0xf0
    .balign 256
.Ltable_byte_2:
    .byte 0x00, 0x20, 0x41, 0x61, 0x82, 0xa2, 0xc3, 0xe3, 0x05, 0x25, 0x44, 0x64, 0x87, 0xa7, 0xc6, 0xe6
    .byte 0x0a, 0x2a, 0x4b, 0x6b, 0x88, 0xa8, 0xc9, 0xe9, 0x0f, 0x2f, 0x4e, 0x6e, 0x8d, 0xad, 0xcc, 0xec
    .byte 0x14, 0x34, 0x55, 0x75, 0x96, 0xb6, 0xd7, 0xf7, 0x11, 0x31, 0x50, 0x70, 0x93, 0xb3, 0xd2, 0xf2
    .byte 0x1e, 0x3e, 0x5f, 0x7f, 0x9c, 0xbc, 0xdd, 0xfd, 0x1b, 0x3b, 0x5a, 0x7a, 0x99, 0xb9, 0xd8, 0xf8
    .byte 0x08, 0x28, 0x49, 0x69, 0x8a, 0xaa, 0xcb, 0xeb, 0x0d, 0x2d, 0x4c, 0x6c, 0x8f, 0xaf, 0xce, 0xee
    .byte 0x02, 0x22, 0x43, 0x63, 0x80, 0xa0, 0xc1, 0xe1, 0x07, 0x27, 0x46, 0x66, 0x85, 0xa5, 0xc4, 0xe4
    .byte 0x1c, 0x3c, 0x5d, 0x7d, 0x9e, 0xbe, 0xdf, 0xff, 0x19, 0x39, 0x58, 0x78, 0x9b, 0xbb, 0xda, 0xfa
    .byte 0x16, 0x36, 0x57, 0x77, 0x94, 0xb4, 0xd5, 0xf5, 0x13, 0x33, 0x52, 0x72, 0x91, 0xb1, 0xd0, 0xf0
    .byte 0x10, 0x30, 0x51, 0x71, 0x92, 0xb2, 0xd3, 0xf3, 0x15, 0x35, 0x54, 0x74, 0x97, 0xb7, 0xd6, 0xf6
    .byte 0x1a, 0x3a, 0x5b, 0x7b, 0x98, 0xb8, 0xd9, 0xf9, 0x1f, 0x3f, 0x5e, 0x7e, 0x9d, 0xbd, 0xdc, 0xfc
    .byte 0x04, 0x24, 0x45, 0x65, 0x86, 0xa6, 0xc7, 0xe7, 0x01, 0x21, 0x40, 0x60, 0x83, 0xa3, 0xc2, 0xe2
    .byte 0x0e, 0x2e, 0x4f, 0x6f, 0x8c, 0xac, 0xcd, 0xed, 0x0b, 0x2b, 0x4a, 0x6a, 0x89, 0xa9, 0xc8, 0xe8
    .byte 0x18, 0x38, 0x59, 0x79, 0x9a, 0xba, 0xdb, 0xfb, 0x1d, 0x3d, 0x5c, 0x7c, 0x9f, 0xbf, 0xde, 0xfe
    .byte 0x12, 0x32, 0x53, 0x73, 0x90, 0xb0, 0xd1, 0xf1, 0x17, 0x37, 0x56, 0x76, 0x95, 0xb5, 0xd4, 0xf4
    .byte 0x0c, 0x2c, 0x4d, 0x6d, 0x8e, 0xae, 0xcf, 0xef, 0x09, 0x29, 0x48, 0x68, 0x8b, 0xab, 0xca, 0xea
    .byte 0x06, 0x26, 0x47, 0x67, 0x84, 0xa4, 0xc5, 0xe5, 0x03, 0x23, 0x42, 0x62, 0x81, 0xa1, 0xc0, 0xe0
    .balign 256
.Ltable_byte_3:
    .byte 0x00, 0x41, 0x82, 0xc3, 0x05, 0x44, 0x87, 0xc6, 0x0a, 0x4b, 0x88, 0xc9, 0x0f, 0x4e, 0x8d, 0xcc
    .byte 0x14, 0x55, 0x96, 0xd7, 0x11, 0x50, 0x93, 0xd2, 0x1e, 0x5f, 0x9c, 0xdd, 0x1b, 0x5a, 0x99, 0xd8
    .byte 0x28, 0x69, 0xaa, 0xeb, 0x2d, 0x6c, 0xaf, 0xee, 0x22, 0x63, 0xa0, 0xe1, 0x27, 0x66, 0xa5, 0xe4
    .byte 0x3c, 0x7d, 0xbe, 0xff, 0x39, 0x78, 0xbb, 0xfa, 0x36, 0x77, 0xb4, 0xf5, 0x33, 0x72, 0xb1, 0xf0
    .byte 0x10, 0x51, 0x92, 0xd3, 0x15, 0x54, 0x97, 0xd6, 0x1a, 0x5b, 0x98, 0xd9, 0x1f, 0x5e, 0x9d, 0xdc
    .byte 0x04, 0x45, 0x86, 0xc7, 0x01, 0x40, 0x83, 0xc2, 0x0e, 0x4f, 0x8c, 0xcd, 0x0b, 0x4a, 0x89, 0xc8
    .byte 0x38, 0x79, 0xba, 0xfb, 0x3d, 0x7c, 0xbf, 0xfe, 0x32, 0x73, 0xb0, 0xf1, 0x37, 0x76, 0xb5, 0xf4
    .byte 0x2c, 0x6d, 0xae, 0xef, 0x29, 0x68, 0xab, 0xea, 0x26, 0x67, 0xa4, 0xe5, 0x23, 0x62, 0xa1, 0xe0
    .byte 0x20, 0x61, 0xa2, 0xe3, 0x25, 0x64, 0xa7, 0xe6, 0x2a, 0x6b, 0xa8, 0xe9, 0x2f, 0x6e, 0xad, 0xec
    .byte 0x34, 0x75, 0xb6, 0xf7, 0x31, 0x70, 0xb3, 0xf2, 0x3e, 0x7f, 0xbc, 0xfd, 0x3b, 0x7a, 0xb9, 0xf8
    .byte 0x08, 0x49, 0x8a, 0xcb, 0x0d, 0x4c, 0x8f, 0xce, 0x02, 0x43, 0x80, 0xc1, 0x07, 0x46, 0x85, 0xc4
    .byte 0x1c, 0x5d, 0x9e, 0xdf, 0x19, 0x58, 0x9b, 0xda, 0x16, 0x57, 0x94, 0xd5, 0x13, 0x52, 0x91, 0xd0
    .byte 0x30, 0x71, 0xb2, 0xf3, 0x35, 0x74, 0xb7, 0xf6, 0x3a, 0x7b, 0xb8, 0xf9, 0x3f, 0x7e, 0xbd, 0xfc
    .byte 0x24, 0x65, 0xa6, 0xe7, 0x21, 0x60, 0xa3, 0xe2, 0x2e, 0x6f, 0xac, 0xed, 0x2b, 0x6a, 0xa9, 0xe8
    .byte 0x18, 0x59, 0x9a, 0xdb, 0x1d, 0x5c, 0x9f, 0xde, 0x12, 0x53, 0x90, 0xd1, 0x17, 0x56, 0x95, 0xd4
    .byte 0x0c, 0x4d, 0x8e, 0xcf, 0x09, 0x48, 0x8b, 0xca, 0x06, 0x47, 0x84, 0xc5, 0x03, 0x42, 0x81, 0xc0
    .balign 256
.Ltable_byte_4:
    .byte 0x00, 0x82, 0x05, 0x87, 0x0a, 0x88, 0x0f, 0x8d, 0x14, 0x96, 0x11, 0x93, 0x1e, 0x9c, 0x1b, 0x99
    .byte 0x28, 0xaa, 0x2d, 0xaf, 0x22, 0xa0, 0x27, 0xa5, 0x3c, 0xbe, 0x39, 0xbb, 0x36, 0xb4, 0x33, 0xb1
    .byte 0x51, 0xd3, 0x54, 0xd6, 0x5b, 0xd9, 0x5e, 0xdc, 0x45, 0xc7, 0x40, 0xc2, 0x4f, 0xcd, 0x4a, 0xc8
    .byte 0x79, 0xfb, 0x7c, 0xfe, 0x73, 0xf1, 0x76, 0xf4, 0x6d, 0xef, 0x68, 0xea, 0x67, 0xe5, 0x62, 0xe0
    .byte 0x20, 0xa2, 0x25, 0xa7, 0x2a, 0xa8, 0x2f, 0xad, 0x34, 0xb6, 0x31, 0xb3, 0x3e, 0xbc, 0x3b, 0xb9
    .byte 0x08, 0x8a, 0x0d, 0x8f, 0x02, 0x80, 0x07, 0x85, 0x1c, 0x9e, 0x19, 0x9b, 0x16, 0x94, 0x13, 0x91
    .byte 0x71, 0xf3, 0x74, 0xf6, 0x7b, 0xf9, 0x7e, 0xfc, 0x65, 0xe7, 0x60, 0xe2, 0x6f, 0xed, 0x6a, 0xe8
    .byte 0x59, 0xdb, 0x5c, 0xde, 0x53, 0xd1, 0x56, 0xd4, 0x4d, 0xcf, 0x48, 0xca, 0x47, 0xc5, 0x42, 0xc0
    .byte 0x41, 0xc3, 0x44, 0xc6, 0x4b, 0xc9, 0x4e, 0xcc, 0x55, 0xd7, 0x50, 0xd2, 0x5f, 0xdd, 0x5a, 0xd8
    .byte 0x69, 0xeb, 0x6c, 0xee, 0x63, 0xe1, 0x66, 0xe4, 0x7d, 0xff, 0x78, 0xfa, 0x77, 0xf5, 0x72, 0xf0
    .byte 0x10, 0x92, 0x15, 0x97, 0x1a, 0x98, 0x1f, 0x9d, 0x04, 0x86, 0x01, 0x83, 0x0e, 0x8c, 0x0b, 0x89
    .byte 0x38, 0xba, 0x3d, 0xbf, 0x32, 0xb0, 0x37, 0xb5, 0x2c, 0xae, 0x29, 0xab, 0x26, 0xa4, 0x23, 0xa1
    .byte 0x61, 0xe3, 0x64, 0xe6, 0x6b, 0xe9, 0x6e, 0xec, 0x75, 0xf7, 0x70, 0xf2, 0x7f, 0xfd, 0x7a, 0xf8
    .byte 0x49, 0xcb, 0x4c, 0xce, 0x43, 0xc1, 0x46, 0xc4, 0x5d, 0xdf, 0x58, 0xda, 0x57, 0xd5, 0x52, 0xd0
    .byte 0x30, 0xb2, 0x35, 0xb7, 0x3a, 0xb8, 0x3f, 0xbd, 0x24, 0xa6, 0x21, 0xa3, 0x2e, 0xac, 0x2b, 0xa9
    .byte 0x18, 0x9a, 0x1d, 0x9f, 0x12, 0x90, 0x17, 0x95, 0x0c, 0x8e, 0x09, 0x8b, 0x06, 0x84, 0x03, 0x81
    .balign 256
.Ltable_byte_5:
    .byte 0x00, 0x05, 0x0a, 0x0f, 0x14, 0x11, 0x1e, 0x1b, 0x28, 0x2d, 0x22, 0x27, 0x3c, 0x39, 0x36, 0x33
    .byte 0x51, 0x54, 0x5b, 0x5e, 0x45, 0x40, 0x4f, 0x4a, 0x79, 0x7c, 0x73, 0x76, 0x6d, 0x68, 0x67, 0x62
    .byte 0xa2, 0xa7, 0xa8, 0xad, 0xb6, 0xb3, 0xbc, 0xb9, 0x8a, 0x8f, 0x80, 0x85, 0x9e, 0x9b, 0x94, 0x91
    .byte 0xf3, 0xf6, 0xf9, 0xfc, 0xe7, 0xe2, 0xed, 0xe8, 0xdb, 0xde, 0xd1, 0xd4, 0xcf, 0xca, 0xc5, 0xc0
    .byte 0x41, 0x44, 0x4b, 0x4e, 0x55, 0x50, 0x5f, 0x5a, 0x69, 0x6c, 0x63, 0x66, 0x7d, 0x78, 0x77, 0x72
    .byte 0x10, 0x15, 0x1a, 0x1f, 0x04, 0x01, 0x0e, 0x0b, 0x38, 0x3d, 0x32, 0x37, 0x2c, 0x29, 0x26, 0x23
    .byte 0xe3, 0xe6, 0xe9, 0xec, 0xf7, 0xf2, 0xfd, 0xf8, 0xcb, 0xce, 0xc1, 0xc4, 0xdf, 0xda, 0xd5, 0xd0
    .byte 0xb2, 0xb7, 0xb8, 0xbd, 0xa6, 0xa3, 0xac, 0xa9, 0x9a, 0x9f, 0x90, 0x95, 0x8e, 0x8b, 0x84, 0x81
    .byte 0x82, 0x87, 0x88, 0x8d, 0x96, 0x93, 0x9c, 0x99, 0xaa, 0xaf, 0xa0, 0xa5, 0xbe, 0xbb, 0xb4, 0xb1
    .byte 0xd3, 0xd6, 0xd9, 0xdc, 0xc7, 0xc2, 0xcd, 0xc8, 0xfb, 0xfe, 0xf1, 0xf4, 0xef, 0xea, 0xe5, 0xe0
    .byte 0x20, 0x25, 0x2a, 0x2f, 0x34, 0x31, 0x3e, 0x3b, 0x08, 0x0d, 0x02, 0x07, 0x1c, 0x19, 0x16, 0x13
    .byte 0x71, 0x74, 0x7b, 0x7e, 0x65, 0x60, 0x6f, 0x6a, 0x59, 0x5c, 0x53, 0x56, 0x4d, 0x48, 0x47, 0x42
    .byte 0xc3, 0xc6, 0xc9, 0xcc, 0xd7, 0xd2, 0xdd, 0xd8, 0xeb, 0xee, 0xe1, 0xe4, 0xff, 0xfa, 0xf5, 0xf0
    .byte 0x92, 0x97, 0x98, 0x9d, 0x86, 0x83, 0x8c, 0x89, 0xba, 0xbf, 0xb0, 0xb5, 0xae, 0xab, 0xa4, 0xa1
    .byte 0x61, 0x64, 0x6b, 0x6e, 0x75, 0x70, 0x7f, 0x7a, 0x49, 0x4c, 0x43, 0x46, 0x5d, 0x58, 0x57, 0x52
    .byte 0x30, 0x35, 0x3a, 0x3f, 0x24, 0x21, 0x2e, 0x2b, 0x18, 0x1d, 0x12, 0x17, 0x0c, 0x09, 0x06, 0x03
