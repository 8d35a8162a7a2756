; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile skinny --set skinny64_192 --target avr --lanes 1 --slicing word
; passes:    unroll() invert() constants(enabled=true) counter() fold() sbox(fixed=true) pair_boxes(enabled=true) hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 359
; layout:    words of 4 bits, each in a register of its own
; sizes:     in bytes: block 8, key 24, nonce 4, rk 320, ctx 324, align 1, group 8, stack 359, code 33752, flash 35800, ram 1003
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 2048, ram 0: table_pair_0, table_pair_1, table_pair_3, table_pair_2, table_byte_0, table_byte_1, table_byte_2, table_byte_3
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by SAT sweep, bit graph; object sha256:07831eeb0633d8c8e93679de362cf8f29f5e018d8098088c40a7992b485bd6ec

    .text

    .global lwcc_skinny64_192_key_setup_avr
    .type lwcc_skinny64_192_key_setup_avr, @function
lwcc_skinny64_192_key_setup_avr:
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
    subi r28, 77
    sbci r29, 1
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
    ld r25, X+
    swap r25
    andi r25, 15
    andi r25, 15
    ld r23, X+
    swap r23
    andi r23, 15
    andi r23, 15
    ld r2, X+
    swap r2
    mov r17, r2
    andi r17, 15
    andi r17, 15
    ld r2, X+
    swap r2
    mov r16, r2
    andi r16, 15
    andi r16, 15
    ld r19, X+
    swap r19
    andi r19, 15
    andi r19, 15
    ld r2, X+
    swap r2
    mov r18, r2
    andi r18, 15
    andi r18, 15
    ld r2, X+
    swap r2
    mov r20, r2
    andi r20, 15
    andi r20, 15
    ld r21, X+
    swap r21
    andi r21, 15
    andi r21, 15
    ld r2, X
    swap r2
    mov r22, r2
    andi r22, 15
    andi r22, 15
    ld r24, X
    andi r24, 15
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r2, X+
    movw r8, r20 ; r9, r21
    mov r20, r2
    andi r20, 15
    adiw r26, 8
    ld r2, X
    swap r2
    mov r21, r2
    andi r21, 15
    andi r21, 15
    ld r2, X
    movw r6, r18 ; r7, r19
    mov r18, r2
    andi r18, 15
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r2, X+
    mov r19, r2
    andi r19, 15
    adiw r26, 8
    ld r2, X
    swap r2
    movw r4, r16 ; r5, r17
    mov r16, r2
    andi r16, 15
    andi r16, 15
    ld r2, X
    mov r17, r2
    andi r17, 15
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r2, X+
    mov r15, r17
    mov r17, r2
    andi r17, 15
    adiw r26, 8
    ld r2, X
    swap r2
    mov r14, r17
    mov r17, r2
    andi r17, 15
    andi r17, 15
    ld r2, X
    mov r13, r17
    mov r17, r2
    andi r17, 15
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r2, X+
    mov r12, r17
    mov r17, r2
    andi r17, 15
    adiw r26, 8
    ld r2, X
    swap r2
    mov r3, r17
    mov r17, r2
    andi r17, 15
    andi r17, 15
    ld r2, X+
    mov r10, r17
    mov r17, r2
    andi r17, 15
    ld r2, X
    swap r2
    mov r0, r17
    mov r17, r2
    andi r17, 15
    andi r17, 15
    ld r2, X+
    mov r11, r17
    mov r17, r2
    andi r17, 15
    ld r2, X
    swap r2
    std Y+14, r17
    mov r17, r2
    andi r17, 15
    andi r17, 15
    ld r2, X+
    std Y+15, r17
    mov r17, r2
    andi r17, 15
    ld r2, X
    swap r2
    std Y+16, r17
    mov r17, r2
    andi r17, 15
    andi r17, 15
    ld r2, X+
    std Y+17, r17
    mov r17, r2
    andi r17, 15
    ld r2, X
    swap r2
    std Y+18, r17
    mov r17, r2
    andi r17, 15
    andi r17, 15
    ld r2, X+
    std Y+19, r16
    mov r16, r2
    andi r16, 15
    ld r2, X
    swap r2
    std Y+20, r18
    mov r18, r2
    andi r18, 15
    andi r18, 15
    ld r2, X+
    std Y+21, r19
    mov r19, r2
    andi r19, 15
    ld r2, X
    swap r2
    std Y+22, r19
    mov r19, r2
    andi r19, 15
    andi r19, 15
    ld r2, X+
    std Y+23, r19
    mov r19, r2
    andi r19, 15
    ld r2, X
    swap r2
    std Y+24, r19
    mov r19, r2
    andi r19, 15
    andi r19, 15
    ld r2, X+
    std Y+25, r19
    mov r19, r2
    andi r19, 15
    ld r2, X
    swap r2
    std Y+26, r19
    mov r19, r2
    andi r19, 15
    andi r19, 15
    ld r2, X+
    std Y+27, r19
    mov r19, r2
    andi r19, 15
    ld r2, X
    swap r2
    std Y+28, r19
    mov r19, r2
    andi r19, 15
    andi r19, 15
    ld r2, X+
    std Y+29, r19
    mov r19, r2
    andi r19, 15
    ld r2, X
    swap r2
    std Y+30, r19
    mov r19, r2
    andi r19, 15
    andi r19, 15
    ld r2, X+
    std Y+31, r19
    mov r19, r2
    andi r19, 15
    ld r2, X
    swap r2
    std Y+32, r19
    mov r19, r2
    andi r19, 15
    andi r19, 15
    ld r2, X
    std Y+33, r19
    mov r19, r2
    andi r19, 15
    mov r2, r25
    eor r2, r22
    eor r2, r17
    std Y+34, r2
    mov r2, r20
    eor r2, r24
    eor r2, r16
    std Y+35, r2
    mov r2, r23
    eor r2, r21
    eor r2, r18
    std Y+36, r2
    ldd r2, Y+21
    std Y+37, r23
    ldd r23, Y+20
    eor r2, r23
    ldd r23, Y+22
    eor r2, r23
    std Y+38, r2
    ldd r2, Y+19
    mov r23, r5
    eor r23, r2
    ldd r2, Y+23
    eor r23, r2
    std Y+39, r23
    mov r23, r14
    eor r23, r15
    ldd r2, Y+24
    eor r23, r2
    std Y+40, r23
    mov r23, r4
    eor r23, r13
    ldd r2, Y+25
    eor r23, r2
    std Y+41, r23
    mov r23, r3
    eor r23, r12
    ldd r2, Y+26
    eor r23, r2
    std Y+42, r23
    mov r23, r0
    lsr r23
    lsr r23
    lsr r23
    mov r2, r0
    lsr r2
    lsr r2
    eor r23, r2
    andi r23, 1
    lsl r0
    or r0, r23
    subi r26, lo8(-(-19))
    sbci r27, hi8(-(-19))
    ld r23, X+
    andi r23, 15
    ldd r2, Y+28
    std Y+43, r5
    mov r5, r2
    lsr r5
    lsr r5
    lsr r5
    eor r5, r2
    lsl r5
    lsl r5
    lsr r2
    lsl r5
    or r2, r5
    ldd r5, Y+18
    std Y+28, r4
    mov r4, r5
    lsr r4
    lsr r4
    lsr r4
    std Y+44, r14
    mov r14, r5
    lsr r14
    lsr r14
    eor r4, r14
    mov r14, r25
    mov r25, r4
    andi r25, 1
    lsl r5
    or r5, r25
    adiw r26, 2
    ld r25, X
    andi r25, 15
    mov r4, r19
    lsr r4
    lsr r4
    lsr r4
    eor r4, r19
    lsl r4
    lsl r4
    lsr r19
    lsl r4
    or r4, r19
    mov r19, r10
    lsr r19
    lsr r19
    lsr r19
    std Y+18, r14
    mov r14, r10
    lsr r14
    lsr r14
    eor r19, r14
    andi r19, 1
    lsl r10
    or r10, r19
    ldd r19, Y+27
    mov r14, r19
    lsr r14
    lsr r14
    lsr r14
    eor r14, r19
    lsl r14
    lsl r14
    lsr r19
    lsl r14
    or r14, r19
    ldd r19, Y+16
    std Y+27, r3
    mov r3, r19
    lsr r3
    lsr r3
    lsr r3
    std Y+45, r20
    mov r20, r19
    lsr r20
    lsr r20
    eor r3, r20
    mov r20, r3
    andi r20, 1
    lsl r19
    or r20, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X
    andi r19, 15
    ldd r3, Y+32
    std Y+16, r13
    mov r13, r3
    lsr r13
    lsr r13
    lsr r13
    eor r13, r3
    lsl r13
    lsl r13
    lsr r3
    lsl r13
    or r3, r13
    mov r13, r11
    lsr r13
    lsr r13
    lsr r13
    std Y+32, r18
    mov r18, r11
    lsr r18
    lsr r18
    eor r13, r18
    mov r18, r13
    andi r18, 1
    lsl r11
    or r11, r18
    ldd r18, Y+29
    mov r13, r18
    lsr r13
    lsr r13
    lsr r13
    eor r13, r18
    lsl r13
    lsl r13
    lsr r18
    lsl r13
    or r13, r18
    ldd r18, Y+17
    std Y+29, r21
    mov r21, r18
    lsr r21
    lsr r21
    lsr r21
    std Y+46, r15
    mov r15, r18
    lsr r15
    lsr r15
    eor r21, r15
    andi r21, 1
    lsl r18
    or r21, r18
    ldd r18, Y+33
    mov r15, r18
    lsr r15
    lsr r15
    lsr r15
    eor r15, r18
    lsl r15
    lsl r15
    lsr r18
    lsl r15
    or r15, r18
    ldd r18, Y+15
    std Y+33, r17
    mov r17, r18
    lsr r17
    lsr r17
    lsr r17
    std Y+17, r22
    mov r22, r18
    lsr r22
    lsr r22
    eor r17, r22
    andi r17, 1
    lsl r18
    or r17, r18
    ldd r18, Y+31
    mov r22, r18
    lsr r22
    lsr r22
    lsr r22
    eor r22, r18
    lsl r22
    lsl r22
    lsr r18
    lsl r22
    or r18, r22
    ldd r22, Y+14
    std Y+31, r12
    mov r12, r22
    lsr r12
    lsr r12
    lsr r12
    std Y+15, r16
    mov r16, r22
    lsr r16
    lsr r16
    eor r12, r16
    mov r16, r12
    andi r16, 1
    lsl r22
    or r16, r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r22, X+
    andi r22, 15
    ldd r12, Y+30
    std Y+14, r24
    mov r24, r12
    lsr r24
    lsr r24
    lsr r24
    eor r24, r12
    lsl r24
    lsl r24
    lsr r12
    lsl r24
    or r12, r24
    mov r24, r23
    eor r24, r0
    eor r24, r2
    std Y+30, r24
    mov r24, r25
    eor r24, r5
    eor r24, r4
    ; round 2 (skinny.dsl:60)
    andi r24, 15
    std Y+47, r24
    mov r24, r7
    eor r24, r10
    eor r24, r14
    std Y+48, r24
    mov r24, r19
    eor r24, r20
    eor r24, r3
    andi r24, 15
    std Y+49, r24
    mov r24, r6
    eor r24, r11
    eor r24, r13
    andi r24, 15
    std Y+50, r24
    mov r24, r9
    eor r24, r21
    eor r24, r15
    std Y+51, r24
    mov r24, r8
    eor r24, r17
    eor r24, r18
    andi r24, 15
    std Y+52, r24
    mov r24, r22
    eor r24, r16
    eor r24, r12
    std Y+53, r24
    ldd r24, Y+14
    std Y+54, r19
    mov r19, r24
    lsr r19
    lsr r19
    lsr r19
    std Y+55, r6
    mov r6, r24
    lsr r6
    lsr r6
    eor r19, r6
    andi r19, 1
    lsl r24
    or r19, r24
    ldd r24, Y+15
    mov r6, r24
    lsr r6
    lsr r6
    lsr r6
    eor r6, r24
    lsl r6
    lsl r6
    lsr r24
    lsl r6
    or r6, r24
    ldd r24, Y+31
    std Y+15, r8
    mov r8, r24
    lsr r8
    lsr r8
    lsr r8
    std Y+14, r7
    mov r7, r24
    lsr r7
    lsr r7
    eor r8, r7
    mov r7, r23
    mov r23, r8
    andi r23, 1
    lsl r24
    or r23, r24
    ldd r24, Y+26
    mov r8, r24
    lsr r8
    lsr r8
    lsr r8
    eor r8, r24
    lsl r8
    lsl r8
    lsr r24
    lsl r8
    or r8, r24
    ldd r24, Y+17
    std Y+26, r9
    mov r9, r24
    lsr r9
    lsr r9
    lsr r9
    std Y+31, r7
    mov r7, r24
    lsr r7
    lsr r7
    eor r9, r7
    mov r7, r22
    mov r22, r9
    andi r22, 1
    lsl r24
    or r22, r24
    ldd r24, Y+33
    mov r9, r24
    lsr r9
    lsr r9
    lsr r9
    eor r9, r24
    lsl r9
    lsl r9
    lsr r24
    lsl r9
    or r9, r24
    ldd r24, Y+46
    std Y+33, r7
    mov r7, r24
    lsr r7
    lsr r7
    lsr r7
    std Y+17, r25
    mov r25, r24
    lsr r25
    lsr r25
    eor r7, r25
    mov r25, r7
    andi r25, 1
    lsl r24
    or r25, r24
    ldd r24, Y+24
    mov r7, r24
    lsr r7
    lsr r7
    lsr r7
    eor r7, r24
    lsl r7
    lsl r7
    lsr r24
    lsl r7
    or r7, r24
    ldd r24, Y+29
    std Y+24, r3
    mov r3, r24
    lsr r3
    lsr r3
    lsr r3
    std Y+46, r20
    mov r20, r24
    lsr r20
    lsr r20
    eor r3, r20
    mov r20, r3
    andi r20, 1
    lsl r24
    or r20, r24
    ldd r24, Y+32
    mov r3, r24
    lsr r3
    lsr r3
    lsr r3
    eor r3, r24
    lsl r3
    lsl r3
    lsr r24
    lsl r3
    or r3, r24
    ldd r24, Y+16
    std Y+32, r13
    mov r13, r24
    lsr r13
    lsr r13
    lsr r13
    std Y+29, r11
    mov r11, r24
    lsr r11
    lsr r11
    eor r13, r11
    mov r11, r18
    mov r18, r13
    andi r18, 1
    lsl r24
    or r18, r24
    ldd r24, Y+25
    mov r13, r24
    lsr r13
    lsr r13
    lsr r13
    eor r13, r24
    lsl r13
    lsl r13
    lsr r24
    lsl r13
    or r13, r24
    ldd r24, Y+19
    std Y+25, r11
    mov r11, r24
    lsr r11
    lsr r11
    lsr r11
    std Y+16, r17
    mov r17, r24
    lsr r17
    lsr r17
    eor r11, r17
    mov r17, r11
    andi r17, 1
    lsl r24
    or r17, r24
    ldd r24, Y+23
    mov r11, r24
    lsr r11
    lsr r11
    lsr r11
    eor r11, r24
    lsl r11
    lsl r11
    lsr r24
    lsl r11
    or r11, r24
    ldd r24, Y+20
    std Y+23, r14
    mov r14, r24
    lsr r14
    lsr r14
    lsr r14
    std Y+19, r10
    mov r10, r24
    lsr r10
    lsr r10
    eor r14, r10
    mov r10, r21
    mov r21, r14
    andi r21, 1
    lsl r24
    or r21, r24
    ldd r24, Y+22
    mov r14, r24
    lsr r14
    lsr r14
    lsr r14
    eor r14, r24
    lsl r14
    lsl r14
    lsr r24
    lsl r14
    or r14, r24
    ldd r24, Y+45
    eor r24, r19
    eor r24, r6
    std Y+22, r24
    ldd r24, Y+27
    eor r24, r23
    eor r24, r8
    ; round 3 (skinny.dsl:60)
    andi r24, 15
    std Y+20, r24
    ldd r24, Y+18
    eor r24, r22
    eor r24, r9
    std Y+56, r24
    ldd r24, Y+44
    eor r24, r25
    eor r24, r7
    andi r24, 15
    std Y+57, r24
    ldd r24, Y+37
    eor r24, r20
    eor r24, r3
    andi r24, 15
    std Y+58, r24
    ldd r24, Y+28
    eor r24, r18
    eor r24, r13
    std Y+59, r24
    ldd r24, Y+43
    eor r24, r17
    eor r24, r11
    andi r24, 15
    std Y+60, r24
    ldd r24, Y+21
    eor r24, r21
    eor r24, r14
    std Y+61, r24
    mov r24, r5
    swap r24
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    std Y+62, r7
    mov r7, r5
    lsr r7
    lsr r7
    eor r24, r7
    andi r24, 1
    lsl r5
    or r5, r24
    mov r7, r4
    swap r7
    mov r24, r7
    andi r24, 240
    mov r7, r24
    swap r7
    std Y+63, r25
    mov r25, r7
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    eor r4, r25
    swap r24
    andi r24, 15
    lsl r4
    lsl r4
    lsr r24
    lsl r4
    or r4, r24
    mov r7, r16
    swap r7
    mov r25, r7
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r7, r16
    lsr r7
    lsr r7
    eor r25, r7
    andi r25, 1
    lsl r16
    or r25, r16
    mov r7, r12
    swap r7
    mov r16, r7
    andi r16, 240
    mov r24, r16
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r12, r24
    swap r16
    andi r16, 15
    lsl r12
    lsl r12
    lsr r16
    lsl r12
    or r12, r16
    mov r7, r0
    swap r7
    mov r16, r7
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r7, r0
    lsr r7
    lsr r7
    eor r16, r7
    andi r16, 1
    lsl r0
    or r0, r16
    mov r7, r2
    swap r7
    mov r16, r7
    andi r16, 240
    mov r24, r16
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r2, r24
    swap r16
    andi r16, 15
    lsl r2
    lsl r2
    lsr r16
    lsl r2
    or r2, r16
    mov r7, r10
    swap r7
    mov r16, r7
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r7, r10
    lsr r7
    lsr r7
    eor r16, r7
    andi r16, 1
    lsl r10
    or r10, r16
    mov r7, r15
    swap r7
    mov r16, r7
    andi r16, 240
    mov r24, r16
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r15, r24
    swap r16
    andi r16, 15
    lsl r15
    lsl r15
    lsr r16
    lsl r15
    or r15, r16
    ldd r7, Y+19
    mov r16, r7
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r24, r7
    lsr r24
    lsr r24
    eor r16, r24
    andi r16, 1
    lsl r7
    or r7, r16
    ldd r16, Y+23
    mov r24, r16
    swap r24
    andi r24, 240
    std Y+19, r3
    mov r3, r24
    swap r3
    adiw r28, 14
    std Y+50, r20
    mov r20, r3
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r16, r20
    swap r24
    andi r24, 15
    lsl r16
    lsl r16
    lsr r24
    lsl r16
    or r24, r16
    ldd r3, Y+2
    mov r16, r3
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r20, r3
    lsr r20
    lsr r20
    eor r16, r20
    andi r16, 1
    lsl r3
    or r3, r16
    ldd r16, Y+11
    mov r20, r16
    swap r20
    andi r20, 240
    std Y+2, r11
    mov r11, r20
    swap r11
    std Y+9, r17
    mov r17, r11
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    eor r16, r17
    swap r20
    andi r20, 15
    lsl r16
    lsl r16
    lsr r20
    lsl r16
    or r20, r16
    ldd r11, Y+15
    mov r17, r11
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r16, r11
    lsr r16
    lsr r16
    eor r17, r16
    andi r17, 1
    lsl r11
    or r11, r17
    ldd r17, Y+18
    mov r16, r17
    swap r16
    andi r16, 240
    std Y+15, r9
    mov r9, r16
    swap r9
    std Y+11, r22
    mov r22, r9
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r17, r22
    swap r16
    andi r16, 15
    lsl r17
    lsl r17
    lsr r16
    lsl r17
    or r16, r17
    ldd r9, Y+32
    mov r17, r9
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r22, r9
    lsr r22
    lsr r22
    eor r17, r22
    andi r17, 1
    lsl r9
    or r9, r17
    ldd r17, Y+10
    mov r22, r17
    swap r22
    andi r22, 240
    std Y+32, r13
    mov r13, r22
    swap r13
    std Y+18, r18
    mov r18, r13
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r17, r18
    swap r22
    andi r22, 15
    lsl r17
    lsl r17
    lsr r22
    lsl r17
    or r22, r17
    ldd r17, Y+3
    mov r18, r17
    eor r18, r5
    eor r18, r4
    ldd r13, Y+19
    std Y+10, r18
    mov r18, r13
    eor r18, r25
    eor r18, r12
    ; round 4 (skinny.dsl:60)
    andi r18, 15
    std Y+51, r18
    ldd r18, Y+17
    eor r18, r0
    eor r18, r2
    std Y+52, r18
    ldd r18, Y+12
    eor r18, r10
    eor r18, r15
    andi r18, 15
    std Y+53, r18
    ldd r18, Y+0
    eor r18, r7
    eor r18, r24
    andi r18, 15
    std Y+54, r18
    ldd r18, Y+1
    eor r18, r3
    eor r18, r20
    std Y+55, r18
    ldd r18, Y+41
    eor r18, r11
    eor r18, r16
    andi r18, 15
    std Y+56, r18
    ldd r18, Y+40
    mov r17, r18
    eor r17, r9
    eor r17, r22
    std Y+57, r17
    mov r17, r23
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r18, r23
    lsr r18
    lsr r18
    eor r17, r18
    andi r17, 1
    lsl r23
    or r17, r23
    mov r23, r8
    swap r23
    andi r23, 240
    mov r18, r23
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r8, r18
    swap r23
    andi r23, 15
    lsl r8
    lsl r8
    lsr r23
    lsl r8
    or r8, r23
    mov r23, r21
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r21
    lsr r18
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r21
    or r23, r21
    mov r18, r14
    swap r18
    andi r18, 240
    mov r21, r18
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r14, r21
    swap r18
    andi r18, 15
    lsl r14
    lsl r14
    lsr r18
    lsl r14
    or r14, r18
    mov r18, r19
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r21, r19
    lsr r21
    lsr r21
    eor r18, r21
    andi r18, 1
    lsl r19
    or r18, r19
    mov r19, r6
    swap r19
    andi r19, 240
    mov r21, r19
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r6, r21
    swap r19
    andi r19, 15
    lsl r6
    lsl r6
    lsr r19
    lsl r6
    or r6, r19
    ldd r19, Y+18
    mov r21, r19
    swap r21
    andi r21, 240
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+58, r15
    mov r15, r19
    lsr r15
    lsr r15
    eor r21, r15
    andi r21, 1
    lsl r19
    or r21, r19
    ldd r15, Y+32
    mov r19, r15
    swap r19
    andi r19, 240
    std Y+18, r10
    mov r10, r19
    swap r10
    std Y+59, r24
    mov r24, r10
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r15, r24
    swap r19
    andi r19, 15
    lsl r15
    lsl r15
    lsr r19
    lsl r15
    or r15, r19
    ldd r10, Y+11
    mov r19, r10
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r24, r10
    lsr r24
    lsr r24
    eor r19, r24
    andi r19, 1
    lsl r10
    or r10, r19
    ldd r19, Y+15
    mov r24, r19
    swap r24
    andi r24, 240
    std Y+11, r7
    mov r7, r24
    swap r7
    std Y+32, r16
    mov r16, r7
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r19, r16
    swap r24
    andi r24, 15
    lsl r19
    lsl r19
    lsr r24
    lsl r19
    or r24, r19
    ldd r7, Y+9
    mov r16, r7
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r19, r7
    lsr r19
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r7
    or r7, r16
    ldd r16, Y+2
    mov r19, r16
    swap r19
    andi r19, 240
    std Y+9, r11
    mov r11, r19
    swap r11
    std Y+15, r20
    mov r20, r11
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r16, r20
    swap r19
    andi r19, 15
    lsl r16
    lsl r16
    lsr r19
    lsl r16
    or r19, r16
    ldd r11, Y+50
    mov r16, r11
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r20, r11
    lsr r20
    lsr r20
    eor r16, r20
    andi r16, 1
    lsl r11
    or r11, r16
    ldd r16, Y+5
    mov r20, r16
    swap r20
    andi r20, 240
    std Y+50, r2
    mov r2, r20
    swap r2
    std Y+2, r22
    mov r22, r2
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r16, r22
    swap r20
    andi r20, 15
    lsl r16
    lsl r16
    lsr r20
    lsl r16
    or r20, r16
    ldd r2, Y+49
    mov r16, r2
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r22, r2
    lsr r22
    lsr r22
    eor r16, r22
    andi r16, 1
    lsl r2
    or r2, r16
    ldd r16, Y+48
    mov r22, r16
    swap r22
    andi r22, 240
    std Y+49, r0
    mov r0, r22
    swap r0
    std Y+5, r25
    mov r25, r0
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    eor r16, r25
    swap r22
    andi r22, 15
    lsl r16
    lsl r16
    lsr r22
    lsl r16
    or r22, r16
    ldd r25, Y+13
    mov r16, r25
    eor r16, r17
    eor r16, r8
    ldd r0, Y+7
    std Y+48, r16
    mov r16, r0
    eor r16, r23
    eor r16, r14
    ; round 5 (skinny.dsl:60)
    andi r16, 15
    std Y+60, r16
    ldd r16, Y+31
    eor r16, r18
    eor r16, r6
    std Y+61, r16
    ldd r16, Y+14
    eor r16, r21
    eor r16, r15
    andi r16, 15
    std Y+62, r16
    ldd r16, Y+4
    eor r16, r10
    eor r16, r24
    andi r16, 15
    std Y+63, r16
    ldd r16, Y+29
    eor r16, r7
    eor r16, r19
    adiw r28, 5
    std Y+59, r16
    ldd r16, Y+18
    eor r16, r11
    eor r16, r20
    andi r16, 15
    std Y+60, r16
    ldd r16, Y+25
    mov r25, r16
    eor r25, r2
    eor r25, r22
    std Y+61, r25
    ldd r25, Y+0
    mov r16, r25
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r0, r25
    lsr r0
    lsr r0
    eor r16, r0
    andi r16, 1
    lsl r25
    or r16, r25
    eor r16, r13
    mov r0, r12
    swap r0
    mov r25, r0
    andi r25, 240
    mov r0, r25
    swap r0
    std Y+0, r21
    mov r21, r0
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r12, r21
    swap r25
    andi r25, 15
    lsl r12
    lsl r12
    lsr r25
    lsl r12
    or r12, r25
    eor r16, r12
    mov r0, r9
    swap r0
    mov r25, r0
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r0, r9
    lsr r0
    lsr r0
    eor r25, r0
    andi r25, 1
    lsl r9
    or r9, r25
    ldd r25, Y+35
    eor r9, r25
    subi r28, lo8(-(-3))
    sbci r29, hi8(-(-3))
    ldd r0, Y+0
    mov r21, r0
    swap r21
    andi r21, 240
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    std Y+0, r16
    mov r16, r21
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r0, r16
    swap r21
    andi r21, 15
    lsl r0
    lsl r0
    lsr r21
    lsl r0
    or r0, r21
    eor r9, r0
    ; round 6 (skinny.dsl:60)
    mov r16, r9
    andi r16, 15
    mov r9, r5
    swap r9
    mov r21, r9
    andi r21, 240
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r9, r5
    lsr r9
    lsr r9
    eor r21, r9
    andi r21, 1
    lsl r5
    or r5, r21
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    ldd r21, Y+2
    eor r5, r21
    mov r9, r4
    swap r9
    std Y+1, r16
    mov r16, r9
    andi r16, 240
    mov r9, r16
    swap r9
    mov r21, r9
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r4, r21
    swap r16
    andi r16, 15
    lsl r4
    lsl r4
    lsr r16
    lsl r4
    or r4, r16
    eor r5, r4
    mov r9, r3
    swap r9
    mov r16, r9
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r9, r3
    lsr r9
    lsr r9
    eor r16, r9
    andi r16, 1
    lsl r3
    or r3, r16
    ldd r16, Y+0
    eor r3, r16
    ldd r9, Y+14
    mov r21, r9
    swap r21
    andi r21, 240
    adiw r28, 8
    std Y+59, r5
    mov r5, r21
    swap r5
    mov r16, r5
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r9, r16
    swap r21
    andi r21, 15
    lsl r9
    lsl r9
    lsr r21
    lsl r9
    or r9, r21
    eor r3, r9
    mov r16, r3
    andi r16, 15
    ldd r5, Y+40
    mov r3, r5
    swap r3
    mov r21, r3
    andi r21, 240
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r3, r5
    lsr r3
    lsr r3
    eor r21, r3
    andi r21, 1
    lsl r5
    or r5, r21
    ldd r21, Y+8
    eor r5, r21
    ldd r3, Y+41
    std Y+40, r16
    mov r16, r3
    swap r16
    andi r16, 240
    mov r21, r16
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r3, r21
    swap r16
    andi r16, 15
    lsl r3
    lsl r3
    lsr r16
    lsl r3
    or r3, r16
    eor r5, r3
    mov r16, r5
    andi r16, 15
    ldd r5, Y+0
    mov r21, r5
    swap r21
    andi r21, 240
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+41, r16
    mov r16, r5
    lsr r16
    lsr r16
    eor r21, r16
    andi r21, 1
    lsl r5
    or r5, r21
    ldd r16, Y+32
    eor r5, r16
    ldd r21, Y+23
    mov r16, r21
    swap r16
    andi r16, 240
    mov r13, r16
    swap r13
    mov r25, r13
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    eor r21, r25
    swap r16
    andi r16, 15
    lsl r21
    lsl r21
    lsr r16
    lsl r21
    or r16, r21
    eor r5, r16
    ldd r13, Y+2
    mov r25, r13
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r13
    lsr r21
    lsr r21
    eor r25, r21
    andi r25, 1
    lsl r13
    or r13, r25
    subi r28, lo8(-(-9))
    sbci r29, hi8(-(-9))
    ldd r25, Y+0
    eor r13, r25
    ldd r21, Y+59
    std Y+11, r5
    mov r5, r21
    swap r5
    mov r25, r5
    andi r25, 240
    mov r5, r25
    swap r5
    std Y+32, r16
    mov r16, r5
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r21, r16
    swap r25
    andi r25, 15
    lsl r21
    lsl r21
    lsr r25
    lsl r21
    or r25, r21
    eor r13, r25
    mov r16, r13
    andi r16, 15
    ldd r5, Y+18
    mov r13, r5
    swap r13
    mov r21, r13
    andi r21, 240
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r13, r5
    lsr r13
    lsr r13
    eor r21, r13
    andi r21, 1
    lsl r5
    or r5, r21
    ldd r21, Y+12
    eor r5, r21
    ldd r13, Y+58
    std Y+18, r16
    mov r16, r13
    swap r16
    andi r16, 240
    mov r21, r16
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r13, r21
    swap r16
    andi r16, 15
    lsl r13
    lsl r13
    lsr r16
    lsl r13
    or r13, r16
    eor r5, r13
    mov r16, r23
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r21, r23
    lsr r21
    lsr r21
    eor r16, r21
    andi r16, 1
    lsl r23
    or r16, r23
    ldd r23, Y+7
    eor r16, r23
    mov r21, r14
    swap r21
    andi r21, 240
    std Y+58, r5
    mov r5, r21
    swap r5
    mov r23, r5
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    eor r14, r23
    swap r21
    andi r21, 15
    lsl r14
    lsl r14
    lsr r21
    lsl r14
    or r14, r21
    eor r16, r14
    mov r5, r2
    swap r5
    mov r23, r5
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r5, r2
    lsr r5
    lsr r5
    eor r23, r5
    andi r23, 1
    lsl r2
    or r2, r23
    ldd r23, Y+30
    eor r2, r23
    mov r5, r22
    swap r5
    mov r21, r5
    andi r21, 240
    mov r5, r21
    swap r5
    std Y+59, r16
    mov r16, r5
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r22, r16
    swap r21
    andi r21, 15
    lsl r22
    lsl r22
    lsr r21
    lsl r22
    or r21, r22
    eor r2, r21
    ; round 7 (skinny.dsl:60)
    mov r16, r2
    andi r16, 15
    mov r2, r17
    swap r2
    mov r22, r2
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r2, r17
    lsr r2
    lsr r2
    eor r22, r2
    andi r22, 1
    lsl r17
    or r22, r17
    ldd r17, Y+13
    eor r22, r17
    mov r2, r8
    swap r2
    mov r5, r16
    mov r16, r2
    andi r16, 240
    mov r2, r16
    swap r2
    mov r17, r2
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    eor r8, r17
    swap r16
    andi r16, 15
    lsl r8
    lsl r8
    lsr r16
    lsl r8
    or r8, r16
    eor r22, r8
    mov r2, r7
    swap r2
    mov r17, r2
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r2, r7
    lsr r2
    lsr r2
    eor r17, r2
    andi r17, 1
    lsl r7
    or r7, r17
    ldd r17, Y+29
    eor r7, r17
    mov r2, r19
    swap r2
    mov r16, r2
    andi r16, 240
    mov r2, r16
    swap r2
    std Y+9, r22
    mov r22, r2
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r19, r22
    swap r16
    andi r16, 15
    lsl r19
    lsl r19
    lsr r16
    lsl r19
    or r16, r19
    eor r7, r16
    mov r19, r7
    andi r19, 15
    mov r2, r18
    swap r2
    mov r22, r2
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r2, r18
    lsr r2
    lsr r2
    eor r22, r2
    andi r22, 1
    lsl r18
    or r22, r18
    ldd r18, Y+31
    eor r22, r18
    mov r2, r6
    swap r2
    mov r7, r19
    mov r19, r2
    andi r19, 240
    mov r2, r19
    swap r2
    mov r17, r2
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    eor r6, r17
    swap r19
    andi r19, 15
    lsl r6
    lsl r6
    lsr r19
    lsl r6
    or r6, r19
    eor r22, r6
    andi r22, 15
    mov r2, r11
    swap r2
    mov r17, r2
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r2, r11
    lsr r2
    lsr r2
    eor r17, r2
    andi r17, 1
    lsl r11
    or r11, r17
    ldd r17, Y+23
    eor r11, r17
    mov r2, r20
    swap r2
    mov r19, r2
    andi r19, 240
    mov r2, r19
    swap r2
    std Y+15, r22
    mov r22, r2
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r20, r22
    swap r19
    andi r19, 15
    lsl r20
    lsl r20
    lsr r19
    lsl r20
    or r19, r20
    eor r11, r19
    mov r2, r10
    swap r2
    mov r20, r2
    andi r20, 240
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r2, r10
    lsr r2
    lsr r2
    eor r20, r2
    andi r20, 1
    lsl r10
    or r10, r20
    ldd r20, Y+4
    eor r10, r20
    mov r2, r24
    swap r2
    mov r22, r2
    andi r22, 240
    mov r2, r22
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r24, r18
    swap r22
    andi r22, 15
    lsl r24
    lsl r24
    lsr r22
    lsl r24
    or r22, r24
    eor r10, r22
    mov r18, r10
    andi r18, 15
    ldd r2, Y+5
    mov r10, r2
    swap r10
    mov r24, r10
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r10, r2
    lsr r10
    lsr r10
    eor r24, r10
    andi r24, 1
    lsl r2
    or r2, r24
    ldd r24, Y+14
    eor r2, r24
    mov r10, r15
    swap r10
    std Y+5, r18
    mov r18, r10
    andi r18, 240
    mov r10, r18
    swap r10
    mov r20, r10
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r15, r20
    swap r18
    andi r18, 15
    lsl r15
    lsl r15
    lsr r18
    lsl r15
    or r15, r18
    eor r2, r15
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 8
    ld r30, X+
    lpm r10, Z
    ldd r18, Y+40
    eor r10, r18
    mov r20, r0
    swap r20
    andi r20, 240
    adiw r28, 12
    std Y+57, r11
    mov r11, r20
    swap r11
    mov r18, r11
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r0, r18
    swap r20
    andi r20, 15
    lsl r0
    lsl r0
    lsr r20
    lsl r0
    or r0, r20
    eor r10, r0
    ldi r31, hi8(.Ltable_byte_1)
    ld r30, X
    lpm r11, Z
    ldd r18, Y+0
    eor r11, r18
    mov r20, r13
    swap r20
    andi r20, 240
    std Y+58, r7
    mov r7, r20
    swap r7
    mov r18, r7
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r13, r18
    swap r20
    andi r20, 15
    lsl r13
    lsl r13
    lsr r20
    lsl r13
    or r13, r20
    eor r11, r13
    ; round 8 (skinny.dsl:60)
    mov r18, r11
    andi r18, 15
    ldi r31, hi8(.Ltable_byte_0)
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X
    lpm r7, Z
    ldd r20, Y+7
    eor r7, r20
    mov r11, r12
    swap r11
    std Y+59, r18
    mov r18, r11
    andi r18, 240
    mov r11, r18
    swap r11
    mov r20, r11
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r12, r20
    swap r18
    andi r18, 15
    lsl r12
    lsl r12
    lsr r18
    lsl r12
    or r12, r18
    eor r7, r12
    ldi r31, hi8(.Ltable_byte_1)
    ld r30, X+
    lpm r11, Z
    ldd r18, Y+29
    eor r11, r18
    ldd r20, Y+20
    std Y+60, r7
    mov r7, r20
    swap r7
    mov r18, r7
    andi r18, 240
    mov r7, r18
    swap r7
    mov r17, r7
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    eor r20, r17
    swap r18
    andi r18, 15
    lsl r20
    lsl r20
    lsr r18
    lsl r20
    or r18, r20
    eor r11, r18
    mov r17, r11
    andi r17, 15
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 1
    ld r30, X
    lpm r7, Z
    subi r28, lo8(-(-12))
    sbci r29, hi8(-(-12))
    ldd r20, Y+3
    eor r7, r20
    mov r11, r4
    swap r11
    std Y+32, r17
    mov r17, r11
    andi r17, 240
    mov r11, r17
    swap r11
    mov r20, r11
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r4, r20
    swap r17
    andi r17, 15
    lsl r4
    lsl r4
    lsr r17
    lsl r4
    or r4, r17
    eor r7, r4
    mov r17, r7
    andi r17, 15
    ldi r31, hi8(.Ltable_byte_1)
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X
    lpm r7, Z
    ldd r20, Y+0
    eor r7, r20
    mov r11, r25
    swap r11
    adiw r28, 17
    std Y+56, r17
    mov r17, r11
    andi r17, 240
    mov r11, r17
    swap r11
    mov r20, r11
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r25, r20
    swap r17
    andi r17, 15
    lsl r25
    lsl r25
    lsr r17
    lsl r25
    or r17, r25
    eor r7, r17
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X+
    lpm r11, Z
    ldd r25, Y+0
    eor r11, r25
    mov r20, r3
    swap r20
    andi r20, 240
    std Y+57, r7
    mov r7, r20
    swap r7
    mov r25, r7
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    eor r3, r25
    swap r20
    andi r20, 15
    lsl r3
    lsl r3
    lsr r20
    lsl r3
    or r3, r20
    eor r11, r3
    mov r25, r11
    andi r25, 15
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 1
    ld r30, X
    lpm r7, Z
    subi r28, lo8(-(-16))
    sbci r29, hi8(-(-16))
    ldd r20, Y+0
    eor r7, r20
    mov r11, r9
    swap r11
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    std Y+0, r25
    mov r25, r11
    andi r25, 240
    mov r11, r25
    swap r11
    mov r20, r11
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r9, r20
    swap r25
    andi r25, 15
    lsl r9
    lsl r9
    lsr r25
    lsl r9
    or r9, r25
    eor r7, r9
    ldi r31, hi8(.Ltable_byte_0)
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r30, X+
    lpm r11, Z
    eor r11, r23
    mov r25, r21
    swap r25
    andi r25, 240
    mov r20, r25
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r21, r20
    swap r25
    andi r25, 15
    lsl r21
    lsl r21
    lsr r25
    lsl r21
    or r25, r21
    eor r11, r25
    ldi r31, hi8(.Ltable_byte_1)
    ld r30, X
    lpm r20, Z
    eor r20, r24
    mov r21, r15
    swap r21
    andi r21, 240
    std Y+1, r11
    mov r11, r21
    swap r11
    mov r23, r11
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    eor r15, r23
    swap r21
    andi r21, 15
    lsl r15
    lsl r15
    lsr r21
    lsl r15
    or r15, r21
    eor r20, r15
    ; round 9 (skinny.dsl:60)
    andi r20, 15
    ldi r31, hi8(.Ltable_byte_0)
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X
    lpm r11, Z
    subi r28, lo8(-(-68))
    sbci r29, hi8(-(-68))
    ldd r23, Y+0
    eor r11, r23
    mov r21, r14
    swap r21
    andi r21, 240
    adiw r28, 16
    std Y+54, r20
    mov r20, r21
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r14, r20
    swap r21
    andi r21, 15
    lsl r14
    lsl r14
    lsr r21
    lsl r14
    or r14, r21
    eor r11, r14
    ldi r31, hi8(.Ltable_byte_1)
    ld r30, X+
    lpm r20, Z
    ldd r21, Y+0
    eor r20, r21
    std Y+55, r11
    mov r11, r19
    swap r11
    mov r21, r11
    andi r21, 240
    mov r11, r21
    swap r11
    mov r23, r11
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    eor r19, r23
    swap r21
    andi r21, 15
    lsl r19
    lsl r19
    lsr r21
    lsl r19
    or r21, r19
    eor r20, r21
    andi r20, 15
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 1
    ld r30, X
    lpm r11, Z
    subi r28, lo8(-(-10))
    sbci r29, hi8(-(-10))
    ldd r23, Y+0
    eor r11, r23
    mov r19, r8
    swap r19
    andi r19, 240
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    std Y+0, r20
    mov r20, r19
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r8, r20
    swap r19
    andi r19, 15
    lsl r8
    lsl r8
    lsr r19
    lsl r8
    or r8, r19
    eor r11, r8
    mov r19, r11
    andi r19, 15
    ldi r31, hi8(.Ltable_byte_1)
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X
    lpm r11, Z
    subi r28, lo8(-(-75))
    sbci r29, hi8(-(-75))
    ldd r20, Y+0
    eor r11, r20
    adiw r28, 25
    std Y+51, r19
    mov r19, r22
    swap r19
    andi r19, 240
    std Y+52, r7
    mov r7, r19
    swap r7
    mov r23, r7
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    eor r22, r23
    swap r19
    andi r19, 15
    lsl r22
    lsl r22
    lsr r19
    lsl r22
    or r19, r22
    eor r11, r19
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X+
    lpm r7, Z
    ldd r23, Y+2
    eor r7, r23
    mov r22, r6
    swap r22
    andi r22, 240
    std Y+53, r11
    mov r11, r22
    swap r11
    mov r23, r11
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    eor r6, r23
    swap r22
    andi r22, 15
    lsl r6
    lsl r6
    lsr r22
    lsl r6
    or r6, r22
    eor r7, r6
    mov r23, r7
    andi r23, 15
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 1
    ld r30, X+
    lpm r7, Z
    ldd r22, Y+0
    eor r7, r22
    mov r11, r16
    swap r11
    std Y+54, r23
    mov r23, r11
    andi r23, 240
    mov r11, r23
    swap r11
    mov r20, r11
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r16, r20
    swap r23
    andi r23, 15
    lsl r16
    lsl r16
    lsr r23
    lsl r16
    or r23, r16
    eor r7, r23
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 4
    ld r30, X
    lpm r11, Z
    mov r16, r13
    swap r16
    andi r16, 240
    mov r20, r16
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r13, r20
    swap r16
    andi r16, 15
    lsl r13
    lsl r13
    lsr r16
    lsl r13
    or r13, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r16, Z
    mov r20, r9
    swap r20
    andi r20, 240
    std Y+55, r7
    mov r7, r20
    swap r7
    mov r22, r7
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r9, r22
    swap r20
    andi r20, 15
    lsl r9
    lsl r9
    lsr r20
    lsl r9
    or r9, r20
    ldi r31, hi8(.Ltable_byte_3)
    ld r30, X
    lpm r7, Z
    mov r20, r0
    swap r20
    andi r20, 240
    mov r22, r20
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r0, r22
    swap r20
    andi r20, 15
    lsl r0
    lsl r0
    lsr r20
    lsl r0
    or r0, r20
    ldi r31, hi8(.Ltable_byte_2)
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X+
    lpm r20, Z
    mov r22, r17
    swap r22
    andi r22, 240
    std Y+56, r10
    mov r10, r22
    swap r10
    mov r24, r10
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r17, r24
    swap r22
    andi r22, 15
    lsl r17
    lsl r17
    lsr r22
    lsl r17
    or r22, r17
    ldi r31, hi8(.Ltable_byte_3)
    ld r30, X
    lpm r10, Z
    mov r17, r12
    swap r17
    andi r17, 240
    mov r24, r17
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r12, r24
    swap r17
    andi r17, 15
    lsl r12
    lsl r12
    lsr r17
    lsl r12
    or r12, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X+
    lpm r17, Z
    mov r24, r3
    swap r24
    andi r24, 240
    std Y+57, r2
    mov r2, r24
    swap r2
    std Y+58, r21
    mov r21, r2
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r3, r21
    swap r24
    andi r24, 15
    lsl r3
    lsl r3
    lsr r24
    lsl r3
    or r3, r24
    adiw r26, 2
    ld r30, X
    lpm r2, Z
    mov r21, r4
    swap r21
    andi r21, 240
    mov r24, r21
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r4, r24
    swap r21
    andi r21, 15
    lsl r4
    lsl r4
    lsr r21
    lsl r4
    or r4, r21
    ldi r31, hi8(.Ltable_byte_2)
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X
    lpm r21, Z
    mov r24, r18
    swap r24
    andi r24, 240
    std Y+59, r5
    mov r5, r24
    swap r5
    std Y+60, r19
    mov r19, r5
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r18, r19
    swap r24
    andi r24, 15
    lsl r18
    lsl r18
    lsr r24
    lsl r18
    or r24, r18
    subi r28, lo8(-(-28))
    sbci r29, hi8(-(-28))
    ldd r19, Y+11
    mov r18, r19
    eor r18, r11
    eor r18, r13
    ldd r5, Y+0
    adiw r28, 39
    std Y+50, r18
    mov r18, r5
    eor r18, r16
    eor r18, r9
    ; round 10 (skinny.dsl:60)
    andi r18, 15
    std Y+51, r18
    ldd r18, Y+0
    eor r18, r7
    eor r18, r0
    std Y+52, r18
    subi r28, lo8(-(-40))
    sbci r29, hi8(-(-40))
    ldd r18, Y+0
    eor r18, r20
    eor r18, r22
    andi r18, 15
    subi r28, lo8(-(93))
    sbci r29, hi8(-(93))
    std Y+0, r18
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    ldd r18, Y+0
    eor r18, r10
    eor r18, r12
    andi r18, 15
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    std Y+0, r18
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r18, Y+0
    eor r18, r17
    eor r18, r3
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    std Y+0, r18
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r18, Y+0
    eor r18, r2
    eor r18, r4
    andi r18, 15
    adiw r28, 38
    std Y+55, r18
    ldd r18, Y+0
    mov r19, r18
    eor r19, r21
    eor r19, r24
    std Y+56, r19
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X
    lpm r19, Z
    mov r18, r15
    swap r18
    andi r18, 240
    mov r5, r18
    swap r5
    std Y+57, r22
    mov r22, r5
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r15, r22
    swap r18
    andi r18, 15
    lsl r15
    lsl r15
    lsr r18
    lsl r15
    or r15, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r5, Z
    mov r18, r23
    swap r18
    andi r18, 240
    mov r22, r18
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r23, r22
    swap r18
    andi r18, 15
    lsl r23
    lsl r23
    lsr r18
    lsl r23
    or r18, r23
    ldi r31, hi8(.Ltable_byte_3)
    ld r30, X
    lpm r23, Z
    mov r22, r25
    swap r22
    andi r22, 240
    std Y+58, r20
    mov r20, r22
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r25, r20
    swap r22
    andi r22, 15
    lsl r25
    lsl r25
    lsr r22
    lsl r25
    or r22, r25
    ldi r31, hi8(.Ltable_byte_2)
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X+
    lpm r25, Z
    ldd r20, Y+48
    std Y+59, r12
    mov r12, r20
    swap r12
    std Y+60, r17
    mov r17, r12
    andi r17, 240
    mov r12, r17
    swap r12
    std Y+61, r24
    mov r24, r12
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r20, r24
    swap r17
    andi r17, 15
    lsl r20
    lsl r20
    lsr r17
    lsl r20
    or r17, r20
    ldi r31, hi8(.Ltable_byte_3)
    ld r30, X
    lpm r12, Z
    mov r20, r14
    swap r20
    andi r20, 240
    mov r24, r20
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r14, r24
    swap r20
    andi r20, 15
    lsl r14
    lsl r14
    lsr r20
    lsl r14
    or r14, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X+
    lpm r20, Z
    mov r24, r6
    swap r24
    andi r24, 240
    std Y+48, r10
    mov r10, r24
    swap r10
    std Y+62, r21
    mov r21, r10
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r6, r21
    swap r24
    andi r24, 15
    lsl r6
    lsl r6
    lsr r24
    lsl r6
    or r6, r24
    adiw r26, 2
    ld r30, X
    lpm r10, Z
    mov r21, r8
    swap r21
    andi r21, 240
    mov r24, r21
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r8, r24
    swap r21
    andi r21, 15
    lsl r8
    lsl r8
    lsr r21
    lsl r8
    or r8, r21
    ldi r31, hi8(.Ltable_byte_2)
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X+
    lpm r21, Z
    ldd r24, Y+46
    std Y+63, r4
    mov r4, r24
    swap r4
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r16
    mov r16, r4
    andi r16, 240
    mov r4, r16
    swap r4
    std Y+1, r21
    mov r21, r4
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r24, r21
    swap r16
    andi r16, 15
    lsl r24
    lsl r24
    lsr r16
    lsl r24
    or r16, r24
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r21, Y+0
    mov r24, r21
    eor r24, r19
    eor r24, r15
    ldd r4, Y+15
    subi r28, lo8(-(73))
    sbci r29, hi8(-(73))
    std Y+0, r24
    mov r24, r4
    eor r24, r5
    eor r24, r18
    ; round 11 (skinny.dsl:60)
    andi r24, 15
    std Y+20, r24
    subi r28, lo8(-(-57))
    sbci r29, hi8(-(-57))
    ldd r24, Y+0
    eor r24, r23
    eor r24, r22
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    std Y+0, r24
    subi r28, lo8(-(-104))
    sbci r29, hi8(-(-104))
    ldd r24, Y+0
    eor r24, r25
    eor r24, r17
    andi r24, 15
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    std Y+0, r24
    subi r28, lo8(-(-102))
    sbci r29, hi8(-(-102))
    ldd r24, Y+0
    eor r24, r12
    eor r24, r14
    andi r24, 15
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    std Y+0, r24
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r24, Y+0
    eor r24, r20
    eor r24, r6
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    std Y+0, r24
    subi r28, lo8(-(-98))
    sbci r29, hi8(-(-98))
    ldd r24, Y+0
    eor r24, r10
    eor r24, r8
    andi r24, 15
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    std Y+0, r24
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    ldd r24, Y+0
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r21, Y+17
    eor r24, r21
    eor r24, r16
    std Y+24, r24
    ldd r24, Y+16
    mov r4, r24
    swap r4
    mov r21, r4
    andi r21, 240
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r4, r24
    lsr r4
    lsr r4
    eor r21, r4
    andi r21, 1
    lsl r24
    or r21, r24
    mov r4, r9
    swap r4
    mov r24, r4
    andi r24, 240
    mov r4, r24
    swap r4
    std Y+16, r17
    mov r17, r4
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    eor r9, r17
    swap r24
    andi r24, 15
    lsl r9
    lsl r9
    lsr r24
    lsl r9
    or r9, r24
    ldd r4, Y+14
    mov r17, r4
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r24, r4
    lsr r24
    lsr r24
    eor r17, r24
    andi r17, 1
    lsl r4
    or r4, r17
    ldd r17, Y+13
    mov r24, r17
    swap r24
    andi r24, 240
    std Y+14, r25
    mov r25, r24
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    eor r17, r25
    swap r24
    andi r24, 15
    lsl r17
    lsl r17
    lsr r24
    lsl r17
    or r24, r17
    mov r25, r11
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r17, r11
    lsr r17
    lsr r17
    eor r25, r17
    andi r25, 1
    lsl r11
    or r11, r25
    mov r25, r13
    swap r25
    andi r25, 240
    mov r17, r25
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    eor r13, r17
    swap r25
    andi r25, 15
    lsl r13
    lsl r13
    lsr r25
    lsl r13
    or r13, r25
    ldd r25, Y+12
    mov r17, r25
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+13, r14
    mov r14, r25
    lsr r14
    lsr r14
    eor r17, r14
    andi r17, 1
    lsl r25
    or r17, r25
    mov r14, r3
    swap r14
    mov r25, r14
    andi r25, 240
    mov r14, r25
    swap r14
    std Y+12, r22
    mov r22, r14
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r3, r22
    swap r25
    andi r25, 15
    lsl r3
    lsl r3
    lsr r25
    lsl r3
    or r3, r25
    mov r14, r7
    swap r14
    mov r25, r14
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r14, r7
    lsr r14
    lsr r14
    eor r25, r14
    andi r25, 1
    lsl r7
    or r7, r25
    mov r14, r0
    swap r14
    mov r25, r14
    andi r25, 240
    mov r22, r25
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r0, r22
    swap r25
    andi r25, 15
    lsl r0
    lsl r0
    lsr r25
    lsl r0
    or r0, r25
    mov r14, r2
    swap r14
    mov r25, r14
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r14, r2
    lsr r14
    lsr r14
    eor r25, r14
    andi r25, 1
    lsl r2
    or r2, r25
    ldd r14, Y+15
    mov r25, r14
    swap r25
    andi r25, 240
    mov r22, r25
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r14, r22
    swap r25
    andi r25, 15
    lsl r14
    lsl r14
    lsr r25
    lsl r14
    or r14, r25
    ldd r25, Y+0
    mov r22, r25
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    std Y+15, r12
    mov r12, r25
    lsr r12
    lsr r12
    eor r22, r12
    andi r22, 1
    lsl r25
    or r22, r25
    ldd r12, Y+11
    mov r25, r12
    swap r25
    andi r25, 240
    std Y+0, r8
    mov r8, r25
    swap r8
    std Y+25, r23
    mov r23, r8
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    eor r12, r23
    swap r25
    andi r25, 15
    lsl r12
    lsl r12
    lsr r25
    lsl r12
    or r12, r25
    ldd r8, Y+10
    mov r25, r8
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r23, r8
    lsr r23
    lsr r23
    eor r25, r23
    andi r25, 1
    lsl r8
    or r8, r25
    ldd r25, Y+9
    mov r23, r25
    swap r23
    andi r23, 240
    std Y+10, r10
    mov r10, r23
    swap r10
    std Y+11, r20
    mov r20, r10
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r25, r20
    swap r23
    andi r23, 15
    lsl r25
    lsl r25
    lsr r23
    lsl r25
    or r23, r25
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    ldd r25, Y+0
    mov r20, r25
    eor r20, r21
    eor r20, r9
    ldd r10, Y+40
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    std Y+0, r20
    mov r20, r10
    eor r20, r4
    eor r20, r24
    ; round 12 (skinny.dsl:60)
    andi r20, 15
    std Y+17, r20
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r20, Y+0
    eor r20, r11
    eor r20, r13
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    std Y+0, r20
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r20, Y+0
    eor r20, r17
    eor r20, r3
    andi r20, 15
    subi r28, lo8(-(100))
    sbci r29, hi8(-(100))
    std Y+0, r20
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r20, Y+0
    eor r20, r7
    eor r20, r0
    andi r20, 15
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    std Y+0, r20
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    ldd r20, Y+0
    eor r20, r2
    eor r20, r14
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    std Y+0, r20
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    ldd r20, Y+0
    eor r20, r22
    eor r20, r12
    andi r20, 15
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    std Y+0, r20
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r20, Y+0
    mov r25, r20
    eor r25, r8
    eor r25, r23
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    std Y+32, r25
    mov r25, r5
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r20, r5
    lsr r20
    lsr r20
    eor r25, r20
    andi r25, 1
    lsl r5
    or r5, r25
    mov r25, r18
    swap r25
    andi r25, 240
    mov r20, r25
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r18, r20
    swap r25
    andi r25, 15
    lsl r18
    lsl r18
    lsr r25
    lsl r18
    or r25, r18
    ldd r18, Y+17
    mov r20, r18
    swap r20
    andi r20, 240
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r10, r18
    lsr r10
    lsr r10
    eor r20, r10
    andi r20, 1
    lsl r18
    or r20, r18
    mov r10, r16
    swap r10
    mov r18, r10
    andi r18, 240
    mov r10, r18
    swap r10
    std Y+17, r17
    mov r17, r10
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    eor r16, r17
    swap r18
    andi r18, 15
    lsl r16
    lsl r16
    lsr r18
    lsl r16
    or r18, r16
    mov r10, r19
    swap r10
    mov r17, r10
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r10, r19
    lsr r10
    lsr r10
    eor r17, r10
    andi r17, 1
    lsl r19
    or r17, r19
    mov r10, r15
    swap r10
    mov r16, r10
    andi r16, 240
    mov r19, r16
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r15, r19
    swap r16
    andi r16, 15
    lsl r15
    lsl r15
    lsr r16
    lsl r15
    or r15, r16
    ldd r10, Y+11
    mov r16, r10
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r19, r10
    lsr r19
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r10
    or r10, r16
    mov r16, r6
    swap r16
    andi r16, 240
    mov r19, r16
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r6, r19
    swap r16
    andi r16, 15
    lsl r6
    lsl r6
    lsr r16
    lsl r6
    or r6, r16
    ldd r16, Y+25
    mov r19, r16
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    std Y+11, r3
    mov r3, r16
    lsr r3
    lsr r3
    eor r19, r3
    andi r19, 1
    lsl r16
    or r19, r16
    ldd r3, Y+12
    mov r16, r3
    swap r16
    andi r16, 240
    std Y+25, r0
    mov r0, r16
    swap r0
    std Y+33, r22
    mov r22, r0
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r3, r22
    swap r16
    andi r16, 15
    lsl r3
    lsl r3
    lsr r16
    lsl r3
    or r3, r16
    ldd r0, Y+10
    mov r16, r0
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r22, r0
    lsr r22
    lsr r22
    eor r16, r22
    andi r16, 1
    lsl r0
    or r0, r16
    ldd r16, Y+0
    mov r22, r16
    swap r22
    andi r22, 240
    std Y+10, r7
    mov r7, r22
    swap r7
    std Y+12, r21
    mov r21, r7
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r16, r21
    swap r22
    andi r22, 15
    lsl r16
    lsl r16
    lsr r22
    lsl r16
    or r22, r16
    ldd r7, Y+15
    mov r16, r7
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r21, r7
    lsr r21
    lsr r21
    eor r16, r21
    andi r16, 1
    lsl r7
    or r7, r16
    ldd r16, Y+13
    mov r21, r16
    swap r21
    andi r21, 240
    std Y+15, r12
    mov r12, r21
    swap r12
    std Y+0, r23
    mov r23, r12
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    eor r16, r23
    swap r21
    andi r21, 15
    lsl r16
    lsl r16
    lsr r21
    lsl r16
    or r21, r16
    ldd r12, Y+14
    mov r23, r12
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r16, r12
    lsr r16
    lsr r16
    eor r23, r16
    andi r23, 1
    lsl r12
    or r12, r23
    ldd r23, Y+16
    mov r16, r23
    swap r16
    andi r16, 240
    std Y+14, r13
    mov r13, r16
    swap r13
    std Y+13, r24
    mov r24, r13
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r23, r24
    swap r16
    andi r16, 15
    lsl r23
    lsl r23
    lsr r16
    lsl r23
    or r16, r23
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    ldd r23, Y+6
    mov r24, r23
    eor r24, r5
    eor r24, r25
    ldd r13, Y+0
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    std Y+0, r24
    mov r24, r13
    eor r24, r20
    eor r24, r18
    ; round 13 (skinny.dsl:60)
    andi r24, 15
    std Y+18, r24
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r24, Y+0
    eor r24, r17
    eor r24, r15
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    std Y+0, r24
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r24, Y+0
    eor r24, r10
    eor r24, r6
    andi r24, 15
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    std Y+0, r24
    subi r28, lo8(-(-95))
    sbci r29, hi8(-(-95))
    ldd r24, Y+0
    eor r24, r19
    eor r24, r3
    andi r24, 15
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    std Y+0, r24
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r24, Y+0
    eor r24, r0
    eor r24, r22
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    std Y+0, r24
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r24, Y+0
    eor r24, r7
    eor r24, r21
    andi r24, 15
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    std Y+0, r24
    subi r28, lo8(-(-124))
    sbci r29, hi8(-(-124))
    ldd r24, Y+0
    mov r23, r24
    eor r23, r12
    eor r23, r16
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    std Y+40, r23
    mov r23, r4
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r24, r4
    lsr r24
    lsr r24
    eor r23, r24
    andi r23, 1
    lsl r4
    or r4, r23
    ldd r23, Y+13
    mov r24, r23
    swap r24
    andi r24, 240
    mov r13, r24
    swap r13
    std Y+41, r19
    mov r19, r13
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r23, r19
    swap r24
    andi r24, 15
    lsl r23
    lsl r23
    lsr r24
    lsl r23
    or r24, r23
    mov r13, r8
    swap r13
    mov r23, r13
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r13, r8
    lsr r13
    lsr r13
    eor r23, r13
    andi r23, 1
    lsl r8
    or r8, r23
    ldd r13, Y+0
    mov r23, r13
    swap r23
    andi r23, 240
    mov r19, r23
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r13, r19
    swap r23
    andi r23, 15
    lsl r13
    lsl r13
    lsr r23
    lsl r13
    or r13, r23
    ldd r23, Y+12
    mov r19, r23
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    std Y+0, r6
    mov r6, r23
    lsr r6
    lsr r6
    eor r19, r6
    andi r19, 1
    lsl r23
    or r19, r23
    mov r6, r9
    swap r6
    mov r23, r6
    andi r23, 240
    mov r6, r23
    swap r6
    std Y+12, r21
    mov r21, r6
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r9, r21
    swap r23
    andi r23, 15
    lsl r9
    lsl r9
    lsr r23
    lsl r9
    or r9, r23
    mov r6, r2
    swap r6
    mov r23, r6
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r6, r2
    lsr r6
    lsr r6
    eor r23, r6
    andi r23, 1
    lsl r2
    or r2, r23
    mov r6, r14
    swap r6
    mov r23, r6
    andi r23, 240
    mov r21, r23
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r14, r21
    swap r23
    andi r23, 15
    lsl r14
    lsl r14
    lsr r23
    lsl r14
    or r14, r23
    mov r6, r11
    swap r6
    mov r23, r6
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r6, r11
    lsr r6
    lsr r6
    eor r23, r6
    andi r23, 1
    lsl r11
    or r11, r23
    ldd r6, Y+14
    mov r23, r6
    swap r23
    andi r23, 240
    mov r21, r23
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r6, r21
    swap r23
    andi r23, 15
    lsl r6
    lsl r6
    lsr r23
    lsl r6
    or r6, r23
    ldd r23, Y+33
    mov r21, r23
    swap r21
    andi r21, 240
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+14, r10
    mov r10, r23
    lsr r10
    lsr r10
    eor r21, r10
    andi r21, 1
    lsl r23
    or r21, r23
    ldd r10, Y+15
    mov r23, r10
    swap r23
    andi r23, 240
    std Y+33, r3
    mov r3, r23
    swap r3
    std Y+13, r17
    mov r17, r3
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    eor r10, r17
    swap r23
    andi r23, 15
    lsl r10
    lsl r10
    lsr r23
    lsl r10
    or r10, r23
    ldd r3, Y+10
    mov r23, r3
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r17, r3
    lsr r17
    lsr r17
    eor r23, r17
    andi r23, 1
    lsl r3
    or r3, r23
    ldd r23, Y+25
    mov r17, r23
    swap r17
    andi r17, 240
    std Y+10, r7
    mov r7, r17
    swap r7
    std Y+15, r22
    mov r22, r7
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r23, r22
    swap r17
    andi r17, 15
    lsl r23
    lsl r23
    lsr r17
    lsl r23
    or r17, r23
    ldd r7, Y+17
    mov r23, r7
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r22, r7
    lsr r22
    lsr r22
    eor r23, r22
    andi r23, 1
    lsl r7
    or r7, r23
    ldd r23, Y+11
    mov r22, r23
    swap r22
    andi r22, 240
    std Y+17, r15
    mov r15, r22
    swap r15
    std Y+25, r25
    mov r25, r15
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    eor r23, r25
    swap r22
    andi r22, 15
    lsl r23
    lsl r23
    lsr r22
    lsl r23
    or r22, r23
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    ldd r25, Y+41
    mov r23, r25
    eor r23, r4
    eor r23, r24
    ldd r15, Y+0
    subi r28, lo8(-(100))
    sbci r29, hi8(-(100))
    std Y+0, r23
    mov r23, r15
    eor r23, r8
    eor r23, r13
    ; round 14 (skinny.dsl:60)
    andi r23, 15
    std Y+31, r23
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r23, Y+0
    eor r23, r19
    eor r23, r9
    subi r28, lo8(-(131))
    sbci r29, hi8(-(131))
    std Y+0, r23
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r23, Y+0
    eor r23, r2
    eor r23, r14
    andi r23, 15
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    std Y+0, r23
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r23, Y+0
    eor r23, r11
    eor r23, r6
    andi r23, 15
    subi r28, lo8(-(122))
    sbci r29, hi8(-(122))
    std Y+0, r23
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    ldd r23, Y+0
    eor r23, r21
    eor r23, r10
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    std Y+0, r23
    subi r28, lo8(-(-95))
    sbci r29, hi8(-(-95))
    ldd r23, Y+0
    eor r23, r3
    eor r23, r17
    andi r23, 15
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    std Y+0, r23
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    ldd r23, Y+0
    mov r25, r23
    eor r25, r7
    eor r25, r22
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    std Y+48, r25
    mov r25, r20
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r23, r20
    lsr r23
    lsr r23
    eor r25, r23
    andi r25, 1
    lsl r20
    or r25, r20
    mov r23, r18
    swap r23
    andi r23, 240
    mov r20, r23
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r18, r20
    swap r23
    andi r23, 15
    lsl r18
    lsl r18
    lsr r23
    lsl r18
    or r23, r18
    mov r18, r12
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r20, r12
    lsr r20
    lsr r20
    eor r18, r20
    andi r18, 1
    lsl r12
    or r12, r18
    mov r18, r16
    swap r18
    andi r18, 240
    mov r20, r18
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r16, r20
    swap r18
    andi r18, 15
    lsl r16
    lsl r16
    lsr r18
    lsl r16
    or r18, r16
    mov r16, r5
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r20, r5
    lsr r20
    lsr r20
    eor r16, r20
    andi r16, 1
    lsl r5
    or r5, r16
    ldd r16, Y+25
    mov r20, r16
    swap r20
    andi r20, 240
    mov r15, r20
    swap r15
    std Y+49, r17
    mov r17, r15
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    eor r16, r17
    swap r20
    andi r20, 15
    lsl r16
    lsl r16
    lsr r20
    lsl r16
    or r20, r16
    mov r15, r0
    swap r15
    mov r17, r15
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r15, r0
    lsr r15
    lsr r15
    eor r17, r15
    andi r17, 1
    lsl r0
    or r0, r17
    ldd r15, Y+15
    mov r17, r15
    swap r17
    andi r17, 240
    mov r16, r17
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r15, r16
    swap r17
    andi r17, 15
    lsl r15
    lsl r15
    lsr r17
    lsl r15
    or r15, r17
    ldd r17, Y+13
    mov r16, r17
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+15, r14
    mov r14, r17
    lsr r14
    lsr r14
    eor r16, r14
    andi r16, 1
    lsl r17
    or r16, r17
    ldd r14, Y+17
    mov r17, r14
    swap r17
    andi r17, 240
    std Y+13, r2
    mov r2, r17
    swap r2
    std Y+25, r19
    mov r19, r2
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r14, r19
    swap r17
    andi r17, 15
    lsl r14
    lsl r14
    lsr r17
    lsl r14
    or r14, r17
    ldd r2, Y+10
    mov r17, r2
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r19, r2
    lsr r19
    lsr r19
    eor r17, r19
    andi r17, 1
    lsl r2
    or r2, r17
    ldd r17, Y+12
    mov r19, r17
    swap r19
    andi r19, 240
    std Y+10, r6
    mov r6, r19
    swap r6
    std Y+17, r21
    mov r21, r6
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r17, r21
    swap r19
    andi r19, 15
    lsl r17
    lsl r17
    lsr r19
    lsl r17
    or r19, r17
    ldd r6, Y+41
    mov r17, r6
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r21, r6
    lsr r21
    lsr r21
    eor r17, r21
    andi r17, 1
    lsl r6
    or r6, r17
    ldd r17, Y+33
    mov r21, r17
    swap r21
    andi r21, 240
    std Y+41, r11
    mov r11, r21
    swap r11
    std Y+12, r24
    mov r24, r11
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r17, r24
    swap r21
    andi r21, 15
    lsl r17
    lsl r17
    lsr r21
    lsl r17
    or r21, r17
    ldd r11, Y+14
    mov r17, r11
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r24, r11
    lsr r24
    lsr r24
    eor r17, r24
    andi r17, 1
    lsl r11
    or r11, r17
    ldd r17, Y+0
    mov r24, r17
    swap r24
    andi r24, 240
    std Y+14, r3
    mov r3, r24
    swap r3
    std Y+33, r22
    mov r22, r3
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r17, r22
    swap r24
    andi r24, 15
    lsl r17
    lsl r17
    lsr r24
    lsl r17
    or r24, r17
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r17, Y+19
    mov r22, r17
    eor r22, r25
    eor r22, r23
    ldd r3, Y+0
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    std Y+0, r22
    mov r22, r3
    eor r22, r12
    eor r22, r18
    ; round 15 (skinny.dsl:60)
    andi r22, 15
    std Y+50, r22
    subi r28, lo8(-(-60))
    sbci r29, hi8(-(-60))
    ldd r22, Y+0
    eor r22, r5
    eor r22, r20
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    std Y+0, r22
    subi r28, lo8(-(-127))
    sbci r29, hi8(-(-127))
    ldd r22, Y+0
    eor r22, r0
    eor r22, r15
    andi r22, 15
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    std Y+0, r22
    subi r28, lo8(-(-127))
    sbci r29, hi8(-(-127))
    ldd r22, Y+0
    eor r22, r16
    eor r22, r14
    andi r22, 15
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    std Y+0, r22
    subi r28, lo8(-(-135))
    sbci r29, hi8(-(-135))
    ldd r22, Y+0
    eor r22, r2
    eor r22, r19
    subi r28, lo8(-(136))
    sbci r29, hi8(-(136))
    std Y+0, r22
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r22, Y+0
    eor r22, r6
    eor r22, r21
    andi r22, 15
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    std Y+0, r22
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r22, Y+0
    mov r17, r22
    eor r17, r11
    eor r17, r24
    subi r28, lo8(-(68))
    sbci r29, hi8(-(68))
    std Y+46, r17
    mov r17, r8
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r22, r8
    lsr r22
    lsr r22
    eor r17, r22
    andi r17, 1
    lsl r8
    or r8, r17
    mov r17, r13
    swap r17
    andi r17, 240
    mov r22, r17
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r13, r22
    swap r17
    andi r17, 15
    lsl r13
    lsl r13
    lsr r17
    lsl r13
    or r13, r17
    mov r17, r7
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r22, r7
    lsr r22
    lsr r22
    eor r17, r22
    andi r17, 1
    lsl r7
    or r7, r17
    ldd r17, Y+23
    mov r22, r17
    swap r22
    andi r22, 240
    mov r3, r22
    swap r3
    std Y+47, r16
    mov r16, r3
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r17, r16
    swap r22
    andi r22, 15
    lsl r17
    lsl r17
    lsr r22
    lsl r17
    or r22, r17
    mov r3, r4
    swap r3
    mov r17, r3
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r3, r4
    lsr r3
    lsr r3
    eor r17, r3
    andi r17, 1
    lsl r4
    or r4, r17
    ldd r3, Y+2
    mov r17, r3
    swap r17
    andi r17, 240
    mov r16, r17
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r3, r16
    swap r17
    andi r17, 15
    lsl r3
    lsl r3
    lsr r17
    lsl r3
    or r3, r17
    ldd r17, Y+7
    mov r16, r17
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+2, r15
    mov r15, r17
    lsr r15
    lsr r15
    eor r16, r15
    andi r16, 1
    lsl r17
    or r16, r17
    mov r15, r10
    swap r15
    mov r17, r15
    andi r17, 240
    mov r15, r17
    swap r15
    std Y+7, r21
    mov r21, r15
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r10, r21
    swap r17
    andi r17, 15
    lsl r10
    lsl r10
    lsr r17
    lsl r10
    or r10, r17
    ldd r15, Y+15
    mov r17, r15
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r21, r15
    lsr r21
    lsr r21
    eor r17, r21
    andi r17, 1
    lsl r15
    or r15, r17
    mov r17, r9
    swap r17
    andi r17, 240
    mov r21, r17
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r9, r21
    swap r17
    andi r17, 15
    lsl r9
    lsl r9
    lsr r17
    lsl r9
    or r9, r17
    ldd r17, Y+4
    mov r21, r17
    swap r21
    andi r21, 240
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+15, r0
    mov r0, r17
    lsr r0
    lsr r0
    eor r21, r0
    andi r21, 1
    lsl r17
    or r21, r17
    ldd r0, Y+39
    mov r17, r0
    swap r17
    andi r17, 240
    std Y+4, r14
    mov r14, r17
    swap r14
    std Y+23, r20
    mov r20, r14
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r0, r20
    swap r17
    andi r17, 15
    lsl r0
    lsl r0
    lsr r17
    lsl r0
    or r0, r17
    ldd r14, Y+31
    mov r17, r14
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r20, r14
    lsr r20
    lsr r20
    eor r17, r20
    andi r17, 1
    lsl r14
    or r14, r17
    ldd r17, Y+0
    mov r20, r17
    swap r20
    andi r20, 240
    std Y+31, r6
    mov r6, r20
    swap r6
    std Y+39, r19
    mov r19, r6
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r17, r19
    swap r20
    andi r20, 15
    lsl r17
    lsl r17
    lsr r20
    lsl r17
    or r20, r17
    ldd r6, Y+3
    mov r17, r6
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r19, r6
    lsr r19
    lsr r19
    eor r17, r19
    andi r17, 1
    lsl r6
    or r6, r17
    ldd r17, Y+5
    mov r19, r17
    swap r19
    andi r19, 240
    std Y+3, r5
    mov r5, r19
    swap r5
    std Y+0, r23
    mov r23, r5
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    eor r17, r23
    swap r19
    andi r19, 15
    lsl r17
    lsl r17
    lsr r19
    lsl r17
    or r19, r17
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r23, Y+0
    mov r17, r23
    eor r17, r8
    eor r17, r13
    ldd r5, Y+17
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    std Y+0, r17
    mov r17, r5
    eor r17, r7
    eor r17, r22
    ; round 16 (skinny.dsl:60)
    andi r17, 15
    std Y+43, r17
    subi r28, lo8(-(-63))
    sbci r29, hi8(-(-63))
    ldd r17, Y+0
    eor r17, r4
    eor r17, r3
    subi r28, lo8(-(107))
    sbci r29, hi8(-(107))
    std Y+0, r17
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r17, Y+0
    eor r17, r16
    eor r17, r10
    andi r17, 15
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    std Y+0, r17
    subi r28, lo8(-(-148))
    sbci r29, hi8(-(-148))
    ldd r17, Y+0
    eor r17, r15
    eor r17, r9
    andi r17, 15
    subi r28, lo8(-(149))
    sbci r29, hi8(-(149))
    std Y+0, r17
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    ldd r17, Y+0
    eor r17, r21
    eor r17, r0
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    std Y+0, r17
    subi r28, lo8(-(-139))
    sbci r29, hi8(-(-139))
    ldd r17, Y+0
    eor r17, r14
    eor r17, r20
    andi r17, 15
    subi r28, lo8(-(140))
    sbci r29, hi8(-(140))
    std Y+0, r17
    subi r28, lo8(-(-149))
    sbci r29, hi8(-(-149))
    ldd r17, Y+0
    mov r23, r17
    eor r23, r6
    eor r23, r19
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    std Y+54, r23
    mov r23, r12
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r17, r12
    lsr r17
    lsr r17
    eor r23, r17
    andi r23, 1
    lsl r12
    or r12, r23
    mov r23, r18
    swap r23
    andi r23, 240
    mov r17, r23
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    eor r18, r17
    swap r23
    andi r23, 15
    lsl r18
    lsl r18
    lsr r23
    lsl r18
    or r23, r18
    mov r17, r11
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r18, r11
    lsr r18
    lsr r18
    eor r17, r18
    andi r17, 1
    lsl r11
    or r11, r17
    mov r17, r24
    swap r17
    andi r17, 240
    mov r18, r17
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r24, r18
    swap r17
    andi r17, 15
    lsl r24
    lsl r24
    lsr r17
    lsl r24
    or r17, r24
    mov r18, r25
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r24, r25
    lsr r24
    lsr r24
    eor r18, r24
    andi r18, 1
    lsl r25
    or r18, r25
    ldd r25, Y+0
    mov r24, r25
    swap r24
    andi r24, 240
    mov r5, r24
    swap r5
    std Y+55, r16
    mov r16, r5
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r25, r16
    swap r24
    andi r24, 15
    lsl r25
    lsl r25
    lsr r24
    lsl r25
    or r24, r25
    mov r5, r2
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r2
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r2
    or r2, r25
    ldd r5, Y+39
    mov r25, r5
    swap r25
    andi r25, 240
    mov r16, r25
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r5, r16
    swap r25
    andi r25, 15
    lsl r5
    lsl r5
    lsr r25
    lsl r5
    or r5, r25
    ldd r25, Y+3
    mov r16, r25
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+39, r10
    mov r10, r25
    lsr r10
    lsr r10
    eor r16, r10
    andi r16, 1
    lsl r25
    or r16, r25
    ldd r10, Y+23
    mov r25, r10
    swap r25
    andi r25, 240
    std Y+3, r9
    mov r9, r25
    swap r9
    std Y+0, r20
    mov r20, r9
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r10, r20
    swap r25
    andi r25, 15
    lsl r10
    lsl r10
    lsr r25
    lsl r10
    or r10, r25
    ldd r9, Y+31
    mov r25, r9
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r20, r9
    lsr r20
    lsr r20
    eor r25, r20
    andi r25, 1
    lsl r9
    or r9, r25
    ldd r25, Y+7
    mov r20, r25
    swap r20
    andi r20, 240
    std Y+31, r15
    mov r15, r20
    swap r15
    std Y+23, r21
    mov r21, r15
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r25, r21
    swap r20
    andi r20, 15
    lsl r25
    lsl r25
    lsr r20
    lsl r25
    or r20, r25
    ldd r15, Y+47
    mov r25, r15
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r15
    lsr r21
    lsr r21
    eor r25, r21
    andi r25, 1
    lsl r15
    or r15, r25
    ldd r25, Y+4
    mov r21, r25
    swap r21
    andi r21, 240
    std Y+47, r14
    mov r14, r21
    swap r14
    std Y+7, r19
    mov r19, r14
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r25, r19
    swap r21
    andi r21, 15
    lsl r25
    lsl r25
    lsr r21
    lsl r25
    or r21, r25
    ldd r14, Y+15
    mov r25, r14
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r19, r14
    lsr r19
    lsr r19
    eor r25, r19
    andi r25, 1
    lsl r14
    or r14, r25
    ldd r25, Y+2
    mov r19, r25
    swap r19
    andi r19, 240
    std Y+15, r3
    mov r3, r19
    swap r3
    std Y+4, r22
    mov r22, r3
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r25, r22
    swap r19
    andi r19, 15
    lsl r25
    lsl r25
    lsr r19
    lsl r25
    or r19, r25
    subi r28, lo8(-(-95))
    sbci r29, hi8(-(-95))
    ldd r25, Y+0
    mov r22, r25
    eor r22, r12
    eor r22, r23
    ldd r3, Y+27
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    std Y+0, r22
    mov r22, r3
    eor r22, r11
    eor r22, r17
    ; round 17 (skinny.dsl:60)
    andi r22, 15
    std Y+54, r22
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r22, Y+0
    eor r22, r18
    eor r22, r24
    subi r28, lo8(-(133))
    sbci r29, hi8(-(133))
    std Y+0, r22
    subi r28, lo8(-(-149))
    sbci r29, hi8(-(-149))
    ldd r22, Y+0
    eor r22, r2
    eor r22, r5
    andi r22, 15
    subi r28, lo8(-(150))
    sbci r29, hi8(-(150))
    std Y+0, r22
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r22, Y+0
    eor r22, r16
    eor r22, r10
    andi r22, 15
    subi r28, lo8(-(129))
    sbci r29, hi8(-(129))
    std Y+0, r22
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r22, Y+0
    eor r22, r9
    eor r22, r20
    subi r28, lo8(-(129))
    sbci r29, hi8(-(129))
    std Y+0, r22
    subi r28, lo8(-(-145))
    sbci r29, hi8(-(-145))
    ldd r22, Y+0
    eor r22, r15
    eor r22, r21
    andi r22, 15
    subi r28, lo8(-(146))
    sbci r29, hi8(-(146))
    std Y+0, r22
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r22, Y+0
    mov r25, r22
    eor r25, r14
    eor r25, r19
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    std Y+62, r25
    mov r25, r7
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r22, r7
    lsr r22
    lsr r22
    eor r25, r22
    andi r25, 1
    lsl r7
    or r7, r25
    ldd r25, Y+4
    mov r22, r25
    swap r22
    andi r22, 240
    mov r3, r22
    swap r3
    std Y+63, r16
    mov r16, r3
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r25, r16
    swap r22
    andi r22, 15
    lsl r25
    lsl r25
    lsr r22
    lsl r25
    or r22, r25
    mov r3, r6
    swap r3
    mov r25, r3
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r3, r6
    lsr r3
    lsr r3
    eor r25, r3
    andi r25, 1
    lsl r6
    or r6, r25
    ldd r3, Y+7
    mov r25, r3
    swap r25
    andi r25, 240
    mov r16, r25
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r3, r16
    swap r25
    andi r25, 15
    lsl r3
    lsl r3
    lsr r25
    lsl r3
    or r3, r25
    mov r25, r8
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r16, r8
    lsr r16
    lsr r16
    eor r25, r16
    andi r25, 1
    lsl r8
    or r8, r25
    mov r25, r13
    swap r25
    andi r25, 240
    mov r16, r25
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r13, r16
    swap r25
    andi r25, 15
    lsl r13
    lsl r13
    lsr r25
    lsl r13
    or r13, r25
    ldd r25, Y+23
    mov r16, r25
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+7, r5
    mov r5, r25
    lsr r5
    lsr r5
    eor r16, r5
    andi r16, 1
    lsl r25
    or r16, r25
    mov r5, r0
    swap r5
    mov r25, r5
    andi r25, 240
    mov r5, r25
    swap r5
    std Y+23, r21
    mov r21, r5
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r0, r21
    swap r25
    andi r25, 15
    lsl r0
    lsl r0
    lsr r25
    lsl r0
    or r0, r25
    mov r5, r4
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r4
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r4
    or r4, r25
    ldd r5, Y+15
    mov r25, r5
    swap r25
    andi r25, 240
    mov r21, r25
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r5, r21
    swap r25
    andi r25, 15
    lsl r5
    lsl r5
    lsr r25
    lsl r5
    or r5, r25
    ldd r25, Y+47
    mov r21, r25
    swap r21
    andi r21, 240
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+15, r2
    mov r2, r25
    lsr r2
    lsr r2
    eor r21, r2
    andi r21, 1
    lsl r25
    or r21, r25
    ldd r2, Y+0
    mov r25, r2
    swap r25
    andi r25, 240
    std Y+47, r10
    mov r10, r25
    swap r10
    std Y+4, r24
    mov r24, r10
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r2, r24
    swap r25
    andi r25, 15
    lsl r2
    lsl r2
    lsr r25
    lsl r2
    or r2, r25
    ldd r10, Y+31
    mov r25, r10
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r24, r10
    lsr r24
    lsr r24
    eor r25, r24
    andi r25, 1
    lsl r10
    or r10, r25
    ldd r25, Y+3
    mov r24, r25
    swap r24
    andi r24, 240
    std Y+31, r15
    mov r15, r24
    swap r15
    std Y+0, r18
    mov r18, r15
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r25, r18
    swap r24
    andi r24, 15
    lsl r25
    lsl r25
    lsr r24
    lsl r25
    or r24, r25
    ldd r15, Y+55
    mov r25, r15
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r15
    lsr r18
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r15
    or r15, r25
    ldd r25, Y+39
    mov r18, r25
    swap r18
    andi r18, 240
    std Y+55, r20
    mov r20, r18
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r25, r20
    swap r18
    andi r18, 15
    lsl r25
    lsl r25
    lsr r18
    lsl r25
    or r18, r25
    subi r28, lo8(-(-82))
    sbci r29, hi8(-(-82))
    ldd r25, Y+0
    mov r20, r25
    eor r20, r7
    eor r20, r22
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    std Y+0, r20
    subi r28, lo8(-(-135))
    sbci r29, hi8(-(-135))
    ldd r20, Y+0
    mov r25, r20
    eor r25, r6
    eor r25, r3
    ; round 18 (skinny.dsl:60)
    andi r25, 15
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    std Y+0, r25
    subi r28, lo8(-(-102))
    sbci r29, hi8(-(-102))
    ldd r25, Y+0
    eor r25, r8
    eor r25, r13
    subi r28, lo8(-(163))
    sbci r29, hi8(-(163))
    std Y+0, r25
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    ldd r25, Y+0
    eor r25, r16
    eor r25, r0
    andi r25, 15
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    std Y+0, r25
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    ldd r25, Y+0
    eor r25, r4
    eor r25, r5
    andi r25, 15
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    std Y+0, r25
    subi r28, lo8(-(-153))
    sbci r29, hi8(-(-153))
    ldd r25, Y+0
    eor r25, r21
    eor r25, r2
    subi r28, lo8(-(154))
    sbci r29, hi8(-(154))
    std Y+0, r25
    subi r28, lo8(-(-165))
    sbci r29, hi8(-(-165))
    ldd r25, Y+0
    eor r25, r10
    eor r25, r24
    andi r25, 15
    subi r28, lo8(-(166))
    sbci r29, hi8(-(166))
    std Y+0, r25
    subi r28, lo8(-(-148))
    sbci r29, hi8(-(-148))
    ldd r25, Y+0
    eor r25, r15
    eor r25, r18
    subi r28, lo8(-(135))
    sbci r29, hi8(-(135))
    std Y+14, r25
    mov r25, r11
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r20, r11
    lsr r20
    lsr r20
    eor r25, r20
    andi r25, 1
    lsl r11
    or r11, r25
    mov r25, r17
    swap r25
    andi r25, 240
    mov r20, r25
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r17, r20
    swap r25
    andi r25, 15
    lsl r17
    lsl r17
    lsr r25
    lsl r17
    or r25, r17
    mov r17, r14
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r20, r14
    lsr r20
    lsr r20
    eor r17, r20
    andi r17, 1
    lsl r14
    or r14, r17
    mov r17, r19
    swap r17
    andi r17, 240
    mov r20, r17
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r19, r20
    swap r17
    andi r17, 15
    lsl r19
    lsl r19
    lsr r17
    lsl r19
    or r17, r19
    mov r19, r12
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r20, r12
    lsr r20
    lsr r20
    eor r19, r20
    andi r19, 1
    lsl r12
    or r12, r19
    mov r19, r23
    swap r19
    andi r19, 240
    mov r20, r19
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r23, r20
    swap r19
    andi r19, 15
    lsl r23
    lsl r23
    lsr r19
    lsl r23
    or r19, r23
    mov r23, r9
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r20, r9
    lsr r20
    lsr r20
    eor r23, r20
    andi r23, 1
    lsl r9
    or r9, r23
    ldd r23, Y+0
    mov r20, r23
    swap r20
    andi r20, 240
    std Y+15, r0
    mov r0, r20
    swap r0
    std Y+16, r16
    mov r16, r0
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r23, r16
    swap r20
    andi r20, 15
    lsl r23
    lsl r23
    lsr r20
    lsl r23
    or r20, r23
    subi r28, lo8(-(-55))
    sbci r29, hi8(-(-55))
    ldd r0, Y+0
    mov r23, r0
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r16, r0
    lsr r16
    lsr r16
    eor r23, r16
    andi r23, 1
    lsl r0
    or r0, r23
    ldd r23, Y+4
    mov r16, r23
    swap r16
    andi r16, 240
    std Y+0, r5
    mov r5, r16
    swap r5
    std Y+55, r24
    mov r24, r5
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r23, r24
    swap r16
    andi r16, 15
    lsl r23
    lsl r23
    lsr r16
    lsl r23
    or r16, r23
    ldd r5, Y+31
    mov r23, r5
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r24, r5
    lsr r24
    lsr r24
    eor r23, r24
    andi r23, 1
    lsl r5
    or r5, r23
    ldd r23, Y+23
    mov r24, r23
    swap r24
    andi r24, 240
    std Y+31, r4
    mov r4, r24
    swap r4
    std Y+4, r21
    mov r21, r4
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r23, r21
    swap r24
    andi r24, 15
    lsl r23
    lsl r23
    lsr r24
    lsl r23
    or r24, r23
    ldd r4, Y+63
    mov r23, r4
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r21, r4
    lsr r21
    lsr r21
    eor r23, r21
    andi r23, 1
    lsl r4
    or r4, r23
    ldd r23, Y+47
    mov r21, r23
    swap r21
    andi r21, 240
    std Y+63, r10
    mov r10, r21
    swap r10
    std Y+23, r22
    mov r22, r10
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r23, r22
    swap r21
    andi r21, 15
    lsl r23
    lsl r23
    lsr r21
    lsl r23
    or r21, r23
    ldd r10, Y+15
    mov r23, r10
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r22, r10
    lsr r22
    lsr r22
    eor r23, r22
    andi r23, 1
    lsl r10
    or r10, r23
    ldd r23, Y+7
    mov r22, r23
    swap r22
    andi r22, 240
    std Y+15, r13
    mov r13, r22
    swap r13
    std Y+47, r18
    mov r18, r13
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r23, r18
    swap r22
    andi r22, 15
    lsl r23
    lsl r23
    lsr r22
    lsl r23
    or r22, r23
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r23, Y+18
    mov r18, r23
    eor r18, r11
    eor r18, r25
    ldd r13, Y+0
    subi r28, lo8(-(93))
    sbci r29, hi8(-(93))
    std Y+0, r18
    mov r18, r13
    eor r18, r14
    eor r18, r17
    ; round 19 (skinny.dsl:60)
    andi r18, 15
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    std Y+0, r18
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    ldd r18, Y+0
    eor r18, r12
    eor r18, r19
    subi r28, lo8(-(168))
    sbci r29, hi8(-(168))
    std Y+0, r18
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r18, Y+0
    eor r18, r9
    eor r18, r20
    andi r18, 15
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    std Y+0, r18
    subi r28, lo8(-(-150))
    sbci r29, hi8(-(-150))
    ldd r18, Y+0
    eor r18, r0
    eor r18, r16
    andi r18, 15
    subi r28, lo8(-(151))
    sbci r29, hi8(-(151))
    std Y+0, r18
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    ldd r18, Y+0
    eor r18, r5
    eor r18, r24
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    std Y+0, r18
    subi r28, lo8(-(-146))
    sbci r29, hi8(-(-146))
    ldd r18, Y+0
    eor r18, r4
    eor r18, r21
    andi r18, 15
    subi r28, lo8(-(147))
    sbci r29, hi8(-(147))
    std Y+0, r18
    subi r28, lo8(-(-169))
    sbci r29, hi8(-(-169))
    ldd r18, Y+0
    mov r23, r18
    eor r23, r10
    eor r23, r22
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    std Y+55, r23
    mov r23, r6
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r6
    lsr r18
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r6
    or r6, r23
    mov r23, r3
    swap r23
    andi r23, 240
    mov r18, r23
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r3, r18
    swap r23
    andi r23, 15
    lsl r3
    lsl r3
    lsr r23
    lsl r3
    or r3, r23
    mov r23, r15
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r15
    lsr r18
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r15
    or r15, r23
    ldd r23, Y+24
    mov r18, r23
    swap r18
    andi r18, 240
    mov r13, r18
    swap r13
    std Y+56, r20
    mov r20, r13
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r23, r20
    swap r18
    andi r18, 15
    lsl r23
    lsl r23
    lsr r18
    lsl r23
    or r18, r23
    mov r13, r7
    swap r13
    mov r23, r13
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r13, r7
    lsr r13
    lsr r13
    eor r23, r13
    andi r23, 1
    lsl r7
    or r7, r23
    ldd r13, Y+0
    mov r23, r13
    swap r23
    andi r23, 240
    mov r20, r23
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r13, r20
    swap r23
    andi r23, 15
    lsl r13
    lsl r13
    lsr r23
    lsl r13
    or r13, r23
    subi r28, lo8(-(-23))
    sbci r29, hi8(-(-23))
    ldd r23, Y+4
    mov r20, r23
    swap r20
    andi r20, 240
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+23, r9
    mov r9, r23
    lsr r9
    lsr r9
    eor r20, r9
    andi r20, 1
    lsl r23
    or r20, r23
    mov r9, r2
    swap r9
    mov r23, r9
    andi r23, 240
    mov r9, r23
    swap r9
    std Y+4, r16
    mov r16, r9
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r2, r16
    swap r23
    andi r23, 15
    lsl r2
    lsl r2
    lsr r23
    lsl r2
    or r2, r23
    mov r9, r8
    swap r9
    mov r23, r9
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r9, r8
    lsr r9
    lsr r9
    eor r23, r9
    andi r23, 1
    lsl r8
    or r8, r23
    ldd r9, Y+15
    mov r23, r9
    swap r23
    andi r23, 240
    mov r16, r23
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r9, r16
    swap r23
    andi r23, 15
    lsl r9
    lsl r9
    lsr r23
    lsl r9
    or r9, r23
    ldd r23, Y+63
    mov r16, r23
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+15, r0
    mov r0, r23
    lsr r0
    lsr r0
    eor r16, r0
    andi r16, 1
    lsl r23
    or r16, r23
    ldd r0, Y+55
    mov r23, r0
    swap r23
    andi r23, 240
    std Y+63, r21
    mov r21, r23
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r0, r21
    swap r23
    andi r23, 15
    lsl r0
    lsl r0
    lsr r23
    lsl r0
    or r0, r23
    ldd r23, Y+31
    mov r21, r23
    swap r21
    andi r21, 240
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+55, r4
    mov r4, r23
    lsr r4
    lsr r4
    eor r21, r4
    andi r21, 1
    lsl r23
    or r21, r23
    ldd r4, Y+0
    mov r23, r4
    swap r23
    andi r23, 240
    std Y+31, r19
    mov r19, r23
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r4, r19
    swap r23
    andi r23, 15
    lsl r4
    lsl r4
    lsr r23
    lsl r4
    or r4, r23
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r23, Y+0
    mov r19, r23
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    std Y+0, r12
    mov r12, r23
    lsr r12
    lsr r12
    eor r19, r12
    andi r19, 1
    lsl r23
    or r19, r23
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    ldd r12, Y+0
    mov r23, r12
    swap r23
    andi r23, 240
    std Y+1, r24
    mov r24, r23
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r12, r24
    swap r23
    andi r23, 15
    lsl r12
    lsl r12
    lsr r23
    lsl r12
    or r12, r23
    subi r28, lo8(-(-166))
    sbci r29, hi8(-(-166))
    ldd r23, Y+0
    mov r24, r23
    eor r24, r6
    eor r24, r3
    subi r28, lo8(-(166))
    sbci r29, hi8(-(166))
    std Y+0, r24
    subi r28, lo8(-(-150))
    sbci r29, hi8(-(-150))
    ldd r24, Y+0
    mov r23, r24
    eor r23, r15
    eor r23, r18
    ; round 20 (skinny.dsl:60)
    andi r23, 15
    subi r28, lo8(-(127))
    sbci r29, hi8(-(127))
    std Y+0, r23
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r23, Y+0
    eor r23, r7
    eor r23, r13
    subi r28, lo8(-(162))
    sbci r29, hi8(-(162))
    std Y+0, r23
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    ldd r23, Y+0
    eor r23, r20
    eor r23, r2
    andi r23, 15
    subi r28, lo8(-(168))
    sbci r29, hi8(-(168))
    std Y+0, r23
    subi r28, lo8(-(-180))
    sbci r29, hi8(-(-180))
    ldd r23, Y+0
    eor r23, r8
    eor r23, r9
    andi r23, 15
    subi r28, lo8(-(181))
    sbci r29, hi8(-(181))
    std Y+0, r23
    subi r28, lo8(-(-180))
    sbci r29, hi8(-(-180))
    ldd r23, Y+0
    eor r23, r16
    eor r23, r0
    subi r28, lo8(-(181))
    sbci r29, hi8(-(181))
    std Y+0, r23
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    ldd r23, Y+0
    eor r23, r21
    eor r23, r4
    andi r23, 15
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    std Y+0, r23
    subi r28, lo8(-(-143))
    sbci r29, hi8(-(-143))
    ldd r23, Y+0
    eor r23, r19
    eor r23, r12
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    std Y+14, r23
    mov r23, r14
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r24, r14
    lsr r24
    lsr r24
    eor r23, r24
    andi r23, 1
    lsl r14
    or r14, r23
    mov r23, r17
    swap r23
    andi r23, 240
    mov r24, r23
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r17, r24
    swap r23
    andi r23, 15
    lsl r17
    lsl r17
    lsr r23
    lsl r17
    or r23, r17
    mov r17, r10
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r24, r10
    lsr r24
    lsr r24
    eor r17, r24
    andi r17, 1
    lsl r10
    or r10, r17
    mov r17, r22
    swap r17
    andi r17, 240
    mov r24, r17
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r22, r24
    swap r17
    andi r17, 15
    lsl r22
    lsl r22
    lsr r17
    lsl r22
    or r17, r22
    mov r22, r11
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r24, r11
    lsr r24
    lsr r24
    eor r22, r24
    andi r22, 1
    lsl r11
    or r11, r22
    mov r22, r25
    swap r22
    andi r22, 240
    mov r24, r22
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r25, r24
    swap r22
    andi r22, 15
    lsl r25
    lsl r25
    lsr r22
    lsl r25
    or r22, r25
    mov r25, r5
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r24, r5
    lsr r24
    lsr r24
    eor r25, r24
    andi r25, 1
    lsl r5
    or r5, r25
    ldd r25, Y+0
    mov r24, r25
    swap r24
    andi r24, 240
    std Y+15, r2
    mov r2, r24
    swap r2
    std Y+16, r20
    mov r20, r2
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r25, r20
    swap r24
    andi r24, 15
    lsl r25
    lsl r25
    lsr r24
    lsl r25
    or r24, r25
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    ldd r2, Y+0
    mov r25, r2
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r20, r2
    lsr r20
    lsr r20
    eor r25, r20
    andi r25, 1
    lsl r2
    or r2, r25
    ldd r25, Y+31
    mov r20, r25
    swap r20
    andi r20, 240
    std Y+0, r9
    mov r9, r20
    swap r9
    adiw r28, 15
    std Y+56, r21
    mov r21, r9
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r25, r21
    swap r20
    andi r20, 15
    lsl r25
    lsl r25
    lsr r20
    lsl r25
    or r20, r25
    ldd r9, Y+40
    mov r25, r9
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r9
    lsr r21
    lsr r21
    eor r25, r21
    andi r25, 1
    lsl r9
    or r9, r25
    ldd r25, Y+48
    mov r21, r25
    swap r21
    andi r21, 240
    std Y+40, r8
    mov r8, r21
    swap r8
    std Y+16, r16
    mov r16, r8
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r25, r16
    swap r21
    andi r21, 15
    lsl r25
    lsl r25
    lsr r21
    lsl r25
    or r21, r25
    ldd r8, Y+0
    mov r25, r8
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r16, r8
    lsr r16
    lsr r16
    eor r25, r16
    andi r25, 1
    lsl r8
    or r8, r25
    subi r28, lo8(-(-11))
    sbci r29, hi8(-(-11))
    ldd r25, Y+0
    mov r16, r25
    swap r16
    andi r16, 240
    std Y+11, r4
    mov r4, r16
    swap r4
    std Y+59, r19
    mov r19, r4
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r25, r19
    swap r16
    andi r16, 15
    lsl r25
    lsl r25
    lsr r16
    lsl r25
    or r16, r25
    ldd r4, Y+19
    mov r25, r4
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r19, r4
    lsr r19
    lsr r19
    eor r25, r19
    andi r25, 1
    lsl r4
    or r4, r25
    adiw r28, 19
    ldd r25, Y+56
    mov r19, r25
    swap r19
    andi r19, 240
    std Y+0, r13
    mov r13, r19
    swap r13
    subi r28, lo8(-(-19))
    sbci r29, hi8(-(-19))
    std Y+0, r18
    mov r18, r13
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r25, r18
    swap r19
    andi r19, 15
    lsl r25
    lsl r25
    lsr r19
    lsl r25
    or r19, r25
    subi r28, lo8(-(-96))
    sbci r29, hi8(-(-96))
    ldd r25, Y+6
    mov r18, r25
    eor r18, r14
    eor r18, r23
    ldd r13, Y+0
    subi r28, lo8(-(171))
    sbci r29, hi8(-(171))
    std Y+0, r18
    mov r18, r13
    eor r18, r10
    eor r18, r17
    ; round 21 (skinny.dsl:60)
    andi r18, 15
    std Y+9, r18
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r18, Y+0
    eor r18, r11
    eor r18, r22
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    std Y+0, r18
    subi r28, lo8(-(-174))
    sbci r29, hi8(-(-174))
    ldd r18, Y+0
    eor r18, r5
    eor r18, r24
    andi r18, 15
    subi r28, lo8(-(175))
    sbci r29, hi8(-(175))
    std Y+0, r18
    subi r28, lo8(-(-185))
    sbci r29, hi8(-(-185))
    ldd r18, Y+0
    eor r18, r2
    eor r18, r20
    andi r18, 15
    subi r28, lo8(-(186))
    sbci r29, hi8(-(186))
    std Y+0, r18
    subi r28, lo8(-(-161))
    sbci r29, hi8(-(-161))
    ldd r18, Y+0
    eor r18, r9
    eor r18, r21
    subi r28, lo8(-(162))
    sbci r29, hi8(-(162))
    std Y+0, r18
    subi r28, lo8(-(-168))
    sbci r29, hi8(-(-168))
    ldd r18, Y+0
    eor r18, r8
    eor r18, r16
    andi r18, 15
    subi r28, lo8(-(169))
    sbci r29, hi8(-(169))
    std Y+0, r18
    subi r28, lo8(-(-162))
    sbci r29, hi8(-(-162))
    ldd r18, Y+0
    mov r25, r18
    eor r25, r4
    eor r25, r19
    subi r28, lo8(-(163))
    sbci r29, hi8(-(163))
    std Y+0, r25
    mov r25, r15
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r15
    lsr r18
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r15
    or r15, r25
    subi r28, lo8(-(-90))
    sbci r29, hi8(-(-90))
    ldd r25, Y+0
    mov r18, r25
    swap r18
    andi r18, 240
    mov r13, r18
    swap r13
    adiw r28, 59
    std Y+32, r24
    mov r24, r13
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r25, r24
    swap r18
    andi r18, 15
    lsl r25
    lsl r25
    lsr r18
    lsl r25
    or r18, r25
    ldd r13, Y+0
    mov r25, r13
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r24, r13
    lsr r24
    lsr r24
    eor r25, r24
    andi r25, 1
    lsl r13
    or r13, r25
    mov r25, r12
    swap r25
    andi r25, 240
    mov r24, r25
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r12, r24
    swap r25
    andi r25, 15
    lsl r12
    lsl r12
    lsr r25
    lsl r12
    or r12, r25
    mov r25, r6
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r24, r6
    lsr r24
    lsr r24
    eor r25, r24
    andi r25, 1
    lsl r6
    or r6, r25
    mov r25, r3
    swap r25
    andi r25, 240
    mov r24, r25
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r3, r24
    swap r25
    andi r25, 15
    lsl r3
    lsl r3
    lsr r25
    lsl r3
    or r3, r25
    subi r28, lo8(-(-48))
    sbci r29, hi8(-(-48))
    ldd r25, Y+16
    mov r24, r25
    swap r24
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    std Y+48, r5
    mov r5, r25
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r25
    or r24, r25
    mov r5, r0
    swap r5
    mov r25, r5
    andi r25, 240
    mov r5, r25
    swap r5
    std Y+16, r20
    mov r20, r5
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r0, r20
    swap r25
    andi r25, 15
    lsl r0
    lsl r0
    lsr r25
    lsl r0
    or r0, r25
    mov r5, r7
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r7
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r7
    or r7, r25
    ldd r5, Y+8
    mov r25, r5
    swap r25
    andi r25, 240
    mov r20, r25
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r5, r20
    swap r25
    andi r25, 15
    lsl r5
    lsl r5
    lsr r25
    lsl r5
    or r5, r25
    ldd r25, Y+56
    mov r20, r25
    swap r20
    andi r20, 240
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+8, r2
    mov r2, r25
    lsr r2
    lsr r2
    eor r20, r2
    andi r20, 1
    lsl r25
    or r20, r25
    ldd r2, Y+0
    mov r25, r2
    swap r25
    andi r25, 240
    std Y+56, r16
    mov r16, r25
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r2, r16
    swap r25
    andi r25, 15
    lsl r2
    lsl r2
    lsr r25
    lsl r2
    or r2, r25
    ldd r25, Y+40
    mov r16, r25
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+0, r8
    mov r8, r25
    lsr r8
    lsr r8
    eor r16, r8
    andi r16, 1
    lsl r25
    or r16, r25
    subi r28, lo8(-(-15))
    sbci r29, hi8(-(-15))
    ldd r8, Y+0
    mov r25, r8
    swap r25
    andi r25, 240
    std Y+55, r22
    mov r22, r25
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r8, r22
    swap r25
    andi r25, 15
    lsl r8
    lsl r8
    lsr r25
    lsl r8
    or r8, r25
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    ldd r25, Y+0
    mov r22, r25
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    std Y+0, r11
    mov r11, r25
    lsr r11
    lsr r11
    eor r22, r11
    andi r22, 1
    lsl r25
    or r22, r25
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    ldd r11, Y+0
    mov r25, r11
    swap r25
    andi r25, 240
    std Y+1, r21
    mov r21, r25
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r11, r21
    swap r25
    andi r25, 15
    lsl r11
    lsl r11
    lsr r25
    lsl r11
    or r11, r25
    subi r28, lo8(-(-166))
    sbci r29, hi8(-(-166))
    ldd r25, Y+0
    mov r21, r25
    eor r21, r15
    eor r21, r18
    subi r28, lo8(-(166))
    sbci r29, hi8(-(166))
    std Y+0, r21
    subi r28, lo8(-(-145))
    sbci r29, hi8(-(-145))
    ldd r21, Y+0
    mov r25, r21
    eor r25, r13
    eor r25, r12
    ; round 22 (skinny.dsl:60)
    andi r25, 15
    std Y+63, r25
    subi r28, lo8(-(-37))
    sbci r29, hi8(-(-37))
    ldd r25, Y+0
    eor r25, r6
    eor r25, r3
    subi r28, lo8(-(192))
    sbci r29, hi8(-(192))
    std Y+0, r25
    subi r28, lo8(-(-194))
    sbci r29, hi8(-(-194))
    ldd r25, Y+0
    eor r25, r24
    eor r25, r0
    andi r25, 15
    subi r28, lo8(-(195))
    sbci r29, hi8(-(195))
    std Y+0, r25
    subi r28, lo8(-(-179))
    sbci r29, hi8(-(-179))
    ldd r25, Y+0
    eor r25, r7
    eor r25, r5
    andi r25, 15
    subi r28, lo8(-(180))
    sbci r29, hi8(-(180))
    std Y+0, r25
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    ldd r25, Y+0
    eor r25, r20
    eor r25, r2
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    std Y+0, r25
    subi r28, lo8(-(-198))
    sbci r29, hi8(-(-198))
    ldd r25, Y+0
    eor r25, r16
    eor r25, r8
    andi r25, 15
    subi r28, lo8(-(199))
    sbci r29, hi8(-(199))
    std Y+0, r25
    subi r28, lo8(-(-187))
    sbci r29, hi8(-(-187))
    ldd r25, Y+0
    eor r25, r22
    eor r25, r11
    subi r28, lo8(-(174))
    sbci r29, hi8(-(174))
    std Y+14, r25
    mov r25, r10
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r10
    lsr r21
    lsr r21
    eor r25, r21
    andi r25, 1
    lsl r10
    or r10, r25
    mov r25, r17
    swap r25
    andi r25, 240
    mov r21, r25
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r17, r21
    swap r25
    andi r25, 15
    lsl r17
    lsl r17
    lsr r25
    lsl r17
    or r25, r17
    mov r17, r4
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r21, r4
    lsr r21
    lsr r21
    eor r17, r21
    andi r17, 1
    lsl r4
    or r4, r17
    mov r17, r19
    swap r17
    andi r17, 240
    mov r21, r17
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r19, r21
    swap r17
    andi r17, 15
    lsl r19
    lsl r19
    lsr r17
    lsl r19
    or r17, r19
    mov r19, r14
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r21, r14
    lsr r21
    lsr r21
    eor r19, r21
    andi r19, 1
    lsl r14
    or r14, r19
    mov r19, r23
    swap r19
    andi r19, 240
    mov r21, r19
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r23, r21
    swap r19
    andi r19, 15
    lsl r23
    lsl r23
    lsr r19
    lsl r23
    or r19, r23
    mov r23, r9
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r21, r9
    lsr r21
    lsr r21
    eor r23, r21
    andi r23, 1
    lsl r9
    or r9, r23
    ldd r23, Y+0
    mov r21, r23
    swap r21
    andi r21, 240
    std Y+15, r0
    mov r0, r21
    swap r0
    std Y+16, r24
    mov r24, r0
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r23, r24
    swap r21
    andi r21, 15
    lsl r23
    lsl r23
    lsr r21
    lsl r23
    or r21, r23
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r0, Y+0
    mov r23, r0
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r24, r0
    lsr r24
    lsr r24
    eor r23, r24
    andi r23, 1
    lsl r0
    or r0, r23
    ldd r23, Y+55
    mov r24, r23
    swap r24
    andi r24, 240
    std Y+0, r5
    mov r5, r24
    swap r5
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    std Y+0, r16
    mov r16, r5
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r23, r16
    swap r24
    andi r24, 15
    lsl r23
    lsl r23
    lsr r24
    lsl r23
    or r24, r23
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    ldd r5, Y+0
    mov r23, r5
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r16, r5
    lsr r16
    lsr r16
    eor r23, r16
    andi r23, 1
    lsl r5
    or r5, r23
    ldd r23, Y+56
    mov r16, r23
    swap r16
    andi r16, 240
    std Y+0, r7
    mov r7, r16
    swap r7
    std Y+40, r20
    mov r20, r7
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r23, r20
    swap r16
    andi r16, 15
    lsl r23
    lsl r23
    lsr r16
    lsl r23
    or r16, r23
    ldd r7, Y+8
    mov r23, r7
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r20, r7
    lsr r20
    lsr r20
    eor r23, r20
    andi r23, 1
    lsl r7
    or r7, r23
    ldd r23, Y+16
    mov r20, r23
    swap r20
    andi r20, 240
    std Y+8, r8
    mov r8, r20
    swap r8
    std Y+56, r18
    mov r18, r8
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r23, r18
    swap r20
    andi r20, 15
    lsl r23
    lsl r23
    lsr r20
    lsl r23
    or r20, r23
    ldd r8, Y+48
    mov r23, r8
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r8
    lsr r18
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r8
    or r8, r23
    adiw r28, 48
    ldd r23, Y+32
    mov r18, r23
    swap r18
    andi r18, 240
    std Y+0, r3
    mov r3, r18
    swap r3
    subi r28, lo8(-(-32))
    sbci r29, hi8(-(-32))
    std Y+0, r22
    mov r22, r3
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r23, r22
    swap r18
    andi r18, 15
    lsl r23
    lsl r23
    lsr r18
    lsl r23
    or r18, r23
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    ldd r23, Y+0
    mov r22, r23
    eor r22, r10
    eor r22, r25
    ldd r3, Y+23
    subi r28, lo8(-(187))
    sbci r29, hi8(-(187))
    std Y+0, r22
    mov r22, r3
    eor r22, r4
    eor r22, r17
    ; round 23 (skinny.dsl:60)
    andi r22, 15
    std Y+9, r22
    subi r28, lo8(-(-181))
    sbci r29, hi8(-(-181))
    ldd r22, Y+0
    eor r22, r14
    eor r22, r19
    subi r28, lo8(-(191))
    sbci r29, hi8(-(191))
    std Y+0, r22
    subi r28, lo8(-(-175))
    sbci r29, hi8(-(-175))
    ldd r22, Y+0
    eor r22, r9
    eor r22, r21
    andi r22, 15
    subi r28, lo8(-(176))
    sbci r29, hi8(-(176))
    std Y+0, r22
    subi r28, lo8(-(-174))
    sbci r29, hi8(-(-174))
    ldd r22, Y+0
    eor r22, r0
    eor r22, r24
    andi r22, 15
    subi r28, lo8(-(175))
    sbci r29, hi8(-(175))
    std Y+0, r22
    subi r28, lo8(-(-183))
    sbci r29, hi8(-(-183))
    ldd r22, Y+0
    eor r22, r5
    eor r22, r16
    subi r28, lo8(-(184))
    sbci r29, hi8(-(184))
    std Y+0, r22
    subi r28, lo8(-(-203))
    sbci r29, hi8(-(-203))
    ldd r22, Y+0
    eor r22, r7
    eor r22, r20
    andi r22, 15
    subi r28, lo8(-(204))
    sbci r29, hi8(-(204))
    std Y+0, r22
    subi r28, lo8(-(-194))
    sbci r29, hi8(-(-194))
    ldd r22, Y+0
    mov r23, r22
    eor r23, r8
    eor r23, r18
    subi r28, lo8(-(195))
    sbci r29, hi8(-(195))
    std Y+0, r23
    mov r23, r13
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r22, r13
    lsr r22
    lsr r22
    eor r23, r22
    andi r23, 1
    lsl r13
    or r13, r23
    mov r23, r12
    swap r23
    andi r23, 240
    mov r22, r23
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r12, r22
    swap r23
    andi r23, 15
    lsl r12
    lsl r12
    lsr r23
    lsl r12
    or r12, r23
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r23, Y+0
    mov r22, r23
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r3, r23
    lsr r3
    lsr r3
    eor r22, r3
    andi r22, 1
    lsl r23
    or r22, r23
    mov r3, r11
    swap r3
    mov r23, r3
    andi r23, 240
    mov r3, r23
    swap r3
    std Y+0, r21
    mov r21, r3
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r11, r21
    swap r23
    andi r23, 15
    lsl r11
    lsl r11
    lsr r23
    lsl r11
    or r11, r23
    mov r3, r15
    swap r3
    mov r23, r3
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r3, r15
    lsr r3
    lsr r3
    eor r23, r3
    andi r23, 1
    lsl r15
    or r15, r23
    ldd r3, Y+40
    mov r23, r3
    swap r23
    andi r23, 240
    mov r21, r23
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r3, r21
    swap r23
    andi r23, 15
    lsl r3
    lsl r3
    lsr r23
    lsl r3
    or r3, r23
    ldd r23, Y+24
    mov r21, r23
    swap r21
    andi r21, 240
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+40, r9
    mov r9, r23
    lsr r9
    lsr r9
    eor r21, r9
    andi r21, 1
    lsl r23
    or r21, r23
    mov r9, r2
    swap r9
    mov r23, r9
    andi r23, 240
    mov r9, r23
    swap r9
    std Y+24, r24
    mov r24, r9
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r2, r24
    swap r23
    andi r23, 15
    lsl r2
    lsl r2
    lsr r23
    lsl r2
    or r2, r23
    mov r9, r6
    swap r9
    mov r23, r9
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r9, r6
    lsr r9
    lsr r9
    eor r23, r9
    andi r23, 1
    lsl r6
    or r6, r23
    ldd r9, Y+32
    mov r23, r9
    swap r23
    andi r23, 240
    mov r24, r23
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r9, r24
    swap r23
    andi r23, 15
    lsl r9
    lsl r9
    lsr r23
    lsl r9
    or r9, r23
    ldd r23, Y+56
    mov r24, r23
    swap r24
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    std Y+32, r0
    mov r0, r23
    lsr r0
    lsr r0
    eor r24, r0
    andi r24, 1
    lsl r23
    or r24, r23
    subi r28, lo8(-(-8))
    sbci r29, hi8(-(-8))
    ldd r0, Y+0
    mov r23, r0
    swap r23
    andi r23, 240
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r20
    mov r20, r23
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r0, r20
    swap r23
    andi r23, 15
    lsl r0
    lsl r0
    lsr r23
    lsl r0
    or r0, r23
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r23, Y+15
    mov r20, r23
    swap r20
    andi r20, 240
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+23, r7
    mov r7, r23
    lsr r7
    lsr r7
    eor r20, r7
    andi r20, 1
    lsl r23
    or r20, r23
    ldd r7, Y+0
    mov r23, r7
    swap r23
    andi r23, 240
    std Y+15, r19
    mov r19, r23
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r7, r19
    swap r23
    andi r23, 15
    lsl r7
    lsl r7
    lsr r23
    lsl r7
    or r7, r23
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r23, Y+0
    mov r19, r23
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    std Y+0, r14
    mov r14, r23
    lsr r14
    lsr r14
    eor r19, r14
    andi r19, 1
    lsl r23
    or r19, r23
    subi r28, lo8(-(102))
    sbci r29, hi8(-(102))
    ldd r14, Y+0
    mov r23, r14
    swap r23
    andi r23, 240
    std Y+1, r16
    mov r16, r23
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r14, r16
    swap r23
    andi r23, 15
    lsl r14
    lsl r14
    lsr r23
    lsl r14
    or r14, r23
    subi r28, lo8(-(-161))
    sbci r29, hi8(-(-161))
    ldd r23, Y+0
    mov r16, r23
    eor r16, r13
    eor r16, r12
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    std Y+0, r16
    subi r28, lo8(-(-189))
    sbci r29, hi8(-(-189))
    ldd r16, Y+0
    mov r23, r16
    eor r23, r22
    eor r23, r11
    ; round 24 (skinny.dsl:60)
    andi r23, 15
    subi r28, lo8(-(198))
    sbci r29, hi8(-(198))
    std Y+0, r23
    subi r28, lo8(-(-191))
    sbci r29, hi8(-(-191))
    ldd r23, Y+0
    eor r23, r15
    eor r23, r3
    subi r28, lo8(-(192))
    sbci r29, hi8(-(192))
    std Y+0, r23
    subi r28, lo8(-(-170))
    sbci r29, hi8(-(-170))
    ldd r23, Y+0
    eor r23, r21
    eor r23, r2
    andi r23, 15
    subi r28, lo8(-(171))
    sbci r29, hi8(-(171))
    std Y+0, r23
    subi r28, lo8(-(-209))
    sbci r29, hi8(-(-209))
    ldd r23, Y+0
    eor r23, r6
    eor r23, r9
    andi r23, 15
    subi r28, lo8(-(210))
    sbci r29, hi8(-(210))
    std Y+0, r23
    subi r28, lo8(-(-213))
    sbci r29, hi8(-(-213))
    ldd r23, Y+0
    eor r23, r24
    eor r23, r0
    subi r28, lo8(-(214))
    sbci r29, hi8(-(214))
    std Y+0, r23
    subi r28, lo8(-(-197))
    sbci r29, hi8(-(-197))
    ldd r23, Y+0
    eor r23, r20
    eor r23, r7
    andi r23, 15
    subi r28, lo8(-(198))
    sbci r29, hi8(-(198))
    std Y+0, r23
    subi r28, lo8(-(-214))
    sbci r29, hi8(-(-214))
    ldd r23, Y+0
    eor r23, r19
    eor r23, r14
    subi r28, lo8(-(201))
    sbci r29, hi8(-(201))
    std Y+14, r23
    mov r23, r4
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r16, r4
    lsr r16
    lsr r16
    eor r23, r16
    andi r23, 1
    lsl r4
    or r4, r23
    mov r23, r17
    swap r23
    andi r23, 240
    mov r16, r23
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r17, r16
    swap r23
    andi r23, 15
    lsl r17
    lsl r17
    lsr r23
    lsl r17
    or r23, r17
    mov r17, r8
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r16, r8
    lsr r16
    lsr r16
    eor r17, r16
    andi r17, 1
    lsl r8
    or r8, r17
    mov r17, r18
    swap r17
    andi r17, 240
    mov r16, r17
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r18, r16
    swap r17
    andi r17, 15
    lsl r18
    lsl r18
    lsr r17
    lsl r18
    or r17, r18
    mov r16, r10
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r18, r10
    lsr r18
    lsr r18
    eor r16, r18
    andi r16, 1
    lsl r10
    or r10, r16
    mov r16, r25
    swap r16
    andi r16, 240
    mov r18, r16
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r25, r18
    swap r16
    andi r16, 15
    lsl r25
    lsl r25
    lsr r16
    lsl r25
    or r16, r25
    mov r25, r5
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r5
    lsr r18
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r5
    or r5, r25
    ldd r25, Y+0
    mov r18, r25
    swap r18
    andi r18, 240
    std Y+15, r2
    mov r2, r18
    swap r2
    std Y+16, r21
    mov r21, r2
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r25, r21
    swap r18
    andi r18, 15
    lsl r25
    lsl r25
    lsr r18
    lsl r25
    or r18, r25
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r2, Y+0
    mov r25, r2
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r2
    lsr r21
    lsr r21
    eor r25, r21
    andi r25, 1
    lsl r2
    or r2, r25
    ldd r25, Y+15
    mov r21, r25
    swap r21
    andi r21, 240
    std Y+0, r9
    mov r9, r21
    swap r9
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    std Y+0, r20
    mov r20, r9
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r25, r20
    swap r21
    andi r21, 15
    lsl r25
    lsl r25
    lsr r21
    lsl r25
    or r21, r25
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    ldd r9, Y+0
    mov r25, r9
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r20, r9
    lsr r20
    lsr r20
    eor r25, r20
    andi r25, 1
    lsl r9
    or r9, r25
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r25, Y+0
    mov r20, r25
    swap r20
    andi r20, 240
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    std Y+8, r6
    mov r6, r20
    swap r6
    std Y+0, r24
    mov r24, r6
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r25, r24
    swap r20
    andi r20, 15
    lsl r25
    lsl r25
    lsr r20
    lsl r25
    or r20, r25
    ldd r6, Y+48
    mov r25, r6
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r24, r6
    lsr r24
    lsr r24
    eor r25, r24
    andi r25, 1
    lsl r6
    or r6, r25
    ldd r25, Y+40
    mov r24, r25
    swap r24
    andi r24, 240
    std Y+48, r7
    mov r7, r24
    swap r7
    adiw r28, 16
    std Y+56, r19
    mov r19, r7
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r25, r19
    swap r24
    andi r24, 15
    lsl r25
    lsl r25
    lsr r24
    lsl r25
    or r24, r25
    ldd r7, Y+40
    mov r25, r7
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r19, r7
    lsr r19
    lsr r19
    eor r25, r19
    andi r25, 1
    lsl r7
    or r7, r25
    ldd r25, Y+0
    mov r19, r25
    swap r19
    andi r19, 240
    std Y+40, r3
    mov r3, r19
    swap r3
    std Y+24, r22
    mov r22, r3
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r25, r22
    swap r19
    andi r19, 15
    lsl r25
    lsl r25
    lsr r19
    lsl r25
    or r19, r25
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    ldd r25, Y+16
    mov r22, r25
    eor r22, r4
    eor r22, r23
    ldd r3, Y+0
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    std Y+0, r22
    mov r22, r3
    eor r22, r8
    eor r22, r17
    ; round 25 (skinny.dsl:60)
    andi r22, 15
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    std Y+0, r22
    subi r28, lo8(-(-212))
    sbci r29, hi8(-(-212))
    ldd r22, Y+0
    eor r22, r10
    eor r22, r16
    subi r28, lo8(-(213))
    sbci r29, hi8(-(213))
    std Y+0, r22
    subi r28, lo8(-(-197))
    sbci r29, hi8(-(-197))
    ldd r22, Y+0
    eor r22, r5
    eor r22, r18
    andi r22, 15
    subi r28, lo8(-(198))
    sbci r29, hi8(-(198))
    std Y+0, r22
    subi r28, lo8(-(-208))
    sbci r29, hi8(-(-208))
    ldd r22, Y+0
    eor r22, r2
    eor r22, r21
    andi r22, 15
    subi r28, lo8(-(209))
    sbci r29, hi8(-(209))
    std Y+0, r22
    subi r28, lo8(-(-218))
    sbci r29, hi8(-(-218))
    ldd r22, Y+0
    eor r22, r9
    eor r22, r20
    subi r28, lo8(-(219))
    sbci r29, hi8(-(219))
    std Y+0, r22
    subi r28, lo8(-(-192))
    sbci r29, hi8(-(-192))
    ldd r22, Y+0
    eor r22, r6
    eor r22, r24
    andi r22, 15
    subi r28, lo8(-(193))
    sbci r29, hi8(-(193))
    std Y+0, r22
    subi r28, lo8(-(-195))
    sbci r29, hi8(-(-195))
    ldd r22, Y+0
    mov r25, r22
    eor r25, r7
    eor r25, r19
    subi r28, lo8(-(196))
    sbci r29, hi8(-(196))
    std Y+0, r25
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    ldd r25, Y+0
    mov r22, r25
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r3, r25
    lsr r3
    lsr r3
    eor r22, r3
    andi r22, 1
    lsl r25
    or r22, r25
    mov r3, r11
    swap r3
    mov r25, r3
    andi r25, 240
    mov r3, r25
    swap r3
    std Y+0, r18
    mov r18, r3
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r11, r18
    swap r25
    andi r25, 15
    lsl r11
    lsl r11
    lsr r25
    lsl r11
    or r11, r25
    ldd r3, Y+32
    mov r25, r3
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r3
    lsr r18
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r3
    or r3, r25
    mov r25, r14
    swap r25
    andi r25, 240
    mov r18, r25
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r14, r18
    swap r25
    andi r25, 15
    lsl r14
    lsl r14
    lsr r25
    lsl r14
    or r14, r25
    mov r25, r13
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r13
    lsr r18
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r13
    or r13, r25
    mov r25, r12
    swap r25
    andi r25, 240
    mov r18, r25
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r12, r18
    swap r25
    andi r25, 15
    lsl r12
    lsl r12
    lsr r25
    lsl r12
    or r12, r25
    subi r28, lo8(-(-40))
    sbci r29, hi8(-(-40))
    ldd r25, Y+0
    mov r18, r25
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    std Y+0, r5
    mov r5, r25
    lsr r5
    lsr r5
    eor r18, r5
    andi r18, 1
    lsl r25
    or r18, r25
    mov r5, r0
    swap r5
    mov r25, r5
    andi r25, 240
    mov r5, r25
    swap r5
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    std Y+0, r21
    mov r21, r5
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r0, r21
    swap r25
    andi r25, 15
    lsl r0
    lsl r0
    lsr r25
    lsl r0
    or r0, r25
    mov r5, r15
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r15
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r15
    or r15, r25
    ldd r5, Y+56
    mov r25, r5
    swap r25
    andi r25, 240
    mov r21, r25
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r5, r21
    swap r25
    andi r25, 15
    lsl r5
    lsl r5
    lsr r25
    lsl r5
    or r5, r25
    adiw r28, 48
    ldd r25, Y+40
    mov r21, r25
    swap r21
    andi r21, 240
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+8, r2
    mov r2, r25
    lsr r2
    lsr r2
    eor r21, r2
    andi r21, 1
    lsl r25
    or r21, r25
    ldd r2, Y+0
    mov r25, r2
    swap r25
    andi r25, 240
    std Y+40, r24
    mov r24, r25
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r2, r24
    swap r25
    andi r25, 15
    lsl r2
    lsl r2
    lsr r25
    lsl r2
    or r2, r25
    subi r28, lo8(-(-63))
    sbci r29, hi8(-(-63))
    ldd r25, Y+23
    mov r24, r25
    swap r24
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    std Y+63, r6
    mov r6, r25
    lsr r6
    lsr r6
    eor r24, r6
    andi r24, 1
    lsl r25
    or r24, r25
    ldd r6, Y+0
    mov r25, r6
    swap r25
    andi r25, 240
    std Y+23, r16
    mov r16, r25
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r6, r16
    swap r25
    andi r25, 15
    lsl r6
    lsl r6
    lsr r25
    lsl r6
    or r6, r25
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    ldd r25, Y+0
    mov r16, r25
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    std Y+0, r10
    mov r10, r25
    lsr r10
    lsr r10
    eor r16, r10
    andi r16, 1
    lsl r25
    or r16, r25
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    ldd r10, Y+0
    mov r25, r10
    swap r25
    andi r25, 240
    std Y+1, r20
    mov r20, r25
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r10, r20
    swap r25
    andi r25, 15
    lsl r10
    lsl r10
    lsr r25
    lsl r10
    or r10, r25
    subi r28, lo8(-(-205))
    sbci r29, hi8(-(-205))
    ldd r25, Y+0
    mov r20, r25
    eor r20, r22
    eor r20, r11
    subi r28, lo8(-(205))
    sbci r29, hi8(-(205))
    std Y+0, r20
    subi r28, lo8(-(-216))
    sbci r29, hi8(-(-216))
    ldd r20, Y+0
    mov r25, r20
    eor r25, r3
    eor r25, r14
    ; round 26 (skinny.dsl:60)
    andi r25, 15
    subi r28, lo8(-(225))
    sbci r29, hi8(-(225))
    std Y+0, r25
    subi r28, lo8(-(-186))
    sbci r29, hi8(-(-186))
    ldd r25, Y+0
    eor r25, r13
    eor r25, r12
    subi r28, lo8(-(187))
    sbci r29, hi8(-(187))
    std Y+0, r25
    subi r28, lo8(-(-227))
    sbci r29, hi8(-(-227))
    ldd r25, Y+0
    eor r25, r18
    eor r25, r0
    andi r25, 15
    subi r28, lo8(-(228))
    sbci r29, hi8(-(228))
    std Y+0, r25
    subi r28, lo8(-(-209))
    sbci r29, hi8(-(-209))
    ldd r25, Y+0
    eor r25, r15
    eor r25, r5
    andi r25, 15
    subi r28, lo8(-(210))
    sbci r29, hi8(-(210))
    std Y+0, r25
    subi r28, lo8(-(-212))
    sbci r29, hi8(-(-212))
    ldd r25, Y+0
    eor r25, r21
    eor r25, r2
    subi r28, lo8(-(213))
    sbci r29, hi8(-(213))
    std Y+0, r25
    subi r28, lo8(-(-227))
    sbci r29, hi8(-(-227))
    ldd r25, Y+0
    eor r25, r24
    eor r25, r6
    andi r25, 15
    subi r28, lo8(-(228))
    sbci r29, hi8(-(228))
    std Y+0, r25
    subi r28, lo8(-(-190))
    sbci r29, hi8(-(-190))
    ldd r25, Y+0
    eor r25, r16
    eor r25, r10
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    std Y+14, r25
    mov r25, r8
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r20, r8
    lsr r20
    lsr r20
    eor r25, r20
    andi r25, 1
    lsl r8
    or r8, r25
    mov r25, r17
    swap r25
    andi r25, 240
    mov r20, r25
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r17, r20
    swap r25
    andi r25, 15
    lsl r17
    lsl r17
    lsr r25
    lsl r17
    or r25, r17
    mov r17, r7
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r20, r7
    lsr r20
    lsr r20
    eor r17, r20
    andi r17, 1
    lsl r7
    or r7, r17
    mov r17, r19
    swap r17
    andi r17, 240
    mov r20, r17
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r19, r20
    swap r17
    andi r17, 15
    lsl r19
    lsl r19
    lsr r17
    lsl r19
    or r17, r19
    mov r19, r4
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r20, r4
    lsr r20
    lsr r20
    eor r19, r20
    andi r19, 1
    lsl r4
    or r4, r19
    mov r19, r23
    swap r19
    andi r19, 240
    mov r20, r19
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r23, r20
    swap r19
    andi r19, 15
    lsl r23
    lsl r23
    lsr r19
    lsl r23
    or r19, r23
    mov r23, r9
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r20, r9
    lsr r20
    lsr r20
    eor r23, r20
    andi r23, 1
    lsl r9
    or r9, r23
    ldd r23, Y+0
    mov r20, r23
    swap r20
    andi r20, 240
    std Y+15, r0
    mov r0, r20
    swap r0
    std Y+16, r18
    mov r18, r0
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r23, r18
    swap r20
    andi r20, 15
    lsl r23
    lsl r23
    lsr r20
    lsl r23
    or r20, r23
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    ldd r0, Y+0
    mov r23, r0
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r0
    lsr r18
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r0
    or r0, r23
    ldd r23, Y+23
    mov r18, r23
    swap r18
    andi r18, 240
    std Y+0, r5
    mov r5, r18
    swap r5
    adiw r28, 63
    std Y+56, r24
    mov r24, r5
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r23, r24
    swap r18
    andi r18, 15
    lsl r23
    lsl r23
    lsr r18
    lsl r23
    or r18, r23
    ldd r5, Y+0
    mov r23, r5
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r24, r5
    lsr r24
    lsr r24
    eor r23, r24
    andi r23, 1
    lsl r5
    or r5, r23
    ldd r23, Y+40
    mov r24, r23
    swap r24
    andi r24, 240
    std Y+0, r15
    mov r15, r24
    swap r15
    subi r28, lo8(-(-48))
    sbci r29, hi8(-(-48))
    std Y+8, r21
    mov r21, r15
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r23, r21
    swap r24
    andi r24, 15
    lsl r23
    lsl r23
    lsr r24
    lsl r23
    or r24, r23
    ldd r15, Y+56
    mov r23, r15
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r21, r15
    lsr r21
    lsr r21
    eor r23, r21
    andi r23, 1
    lsl r15
    or r15, r23
    ldd r23, Y+0
    mov r21, r23
    swap r21
    andi r21, 240
    std Y+56, r6
    mov r6, r21
    swap r6
    adiw r28, 40
    std Y+48, r22
    mov r22, r6
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r23, r22
    swap r21
    andi r21, 15
    lsl r23
    lsl r23
    lsr r21
    lsl r23
    or r21, r23
    ldd r6, Y+32
    mov r23, r6
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r22, r6
    lsr r22
    lsr r22
    eor r23, r22
    andi r23, 1
    lsl r6
    or r6, r23
    ldd r23, Y+0
    mov r22, r23
    swap r22
    andi r22, 240
    std Y+32, r12
    mov r12, r22
    swap r12
    subi r28, lo8(-(-40))
    sbci r29, hi8(-(-40))
    std Y+0, r16
    mov r16, r12
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r23, r16
    swap r22
    andi r22, 15
    lsl r23
    lsl r23
    lsr r22
    lsl r23
    or r22, r23
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    ldd r23, Y+0
    mov r16, r23
    eor r16, r8
    eor r16, r25
    ldd r12, Y+15
    subi r28, lo8(-(140))
    sbci r29, hi8(-(140))
    std Y+0, r16
    mov r16, r12
    eor r16, r7
    eor r16, r17
    ; round 27 (skinny.dsl:60)
    andi r16, 15
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    std Y+0, r16
    subi r28, lo8(-(-205))
    sbci r29, hi8(-(-205))
    ldd r16, Y+0
    eor r16, r4
    eor r16, r19
    subi r28, lo8(-(206))
    sbci r29, hi8(-(206))
    std Y+0, r16
    subi r28, lo8(-(-232))
    sbci r29, hi8(-(-232))
    ldd r16, Y+0
    eor r16, r9
    eor r16, r20
    andi r16, 15
    subi r28, lo8(-(233))
    sbci r29, hi8(-(233))
    std Y+0, r16
    subi r28, lo8(-(-230))
    sbci r29, hi8(-(-230))
    ldd r16, Y+0
    eor r16, r0
    eor r16, r18
    andi r16, 15
    subi r28, lo8(-(231))
    sbci r29, hi8(-(231))
    std Y+0, r16
    subi r28, lo8(-(-207))
    sbci r29, hi8(-(-207))
    ldd r16, Y+0
    eor r16, r5
    eor r16, r24
    subi r28, lo8(-(208))
    sbci r29, hi8(-(208))
    std Y+0, r16
    subi r28, lo8(-(-226))
    sbci r29, hi8(-(-226))
    ldd r16, Y+0
    eor r16, r15
    eor r16, r21
    andi r16, 15
    subi r28, lo8(-(227))
    sbci r29, hi8(-(227))
    std Y+0, r16
    subi r28, lo8(-(-217))
    sbci r29, hi8(-(-217))
    ldd r16, Y+0
    mov r23, r16
    eor r23, r6
    eor r23, r22
    subi r28, lo8(-(218))
    sbci r29, hi8(-(218))
    std Y+0, r23
    mov r23, r3
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r16, r3
    lsr r16
    lsr r16
    eor r23, r16
    andi r23, 1
    lsl r3
    or r3, r23
    mov r23, r14
    swap r23
    andi r23, 240
    mov r16, r23
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r14, r16
    swap r23
    andi r23, 15
    lsl r14
    lsl r14
    lsr r23
    lsl r14
    or r14, r23
    subi r28, lo8(-(-127))
    sbci r29, hi8(-(-127))
    ldd r23, Y+0
    mov r16, r23
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r12, r23
    lsr r12
    lsr r12
    eor r16, r12
    andi r16, 1
    lsl r23
    or r16, r23
    mov r12, r10
    swap r12
    mov r23, r12
    andi r23, 240
    mov r12, r23
    swap r12
    std Y+0, r20
    mov r20, r12
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r10, r20
    swap r23
    andi r23, 15
    lsl r10
    lsl r10
    lsr r23
    lsl r10
    or r10, r23
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    ldd r12, Y+0
    mov r23, r12
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r20, r12
    lsr r20
    lsr r20
    eor r23, r20
    andi r23, 1
    lsl r12
    or r12, r23
    mov r23, r11
    swap r23
    andi r23, 240
    mov r20, r23
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r11, r20
    swap r23
    andi r23, 15
    lsl r11
    lsl r11
    lsr r23
    lsl r11
    or r11, r23
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    ldd r23, Y+0
    mov r20, r23
    swap r20
    andi r20, 240
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    std Y+0, r9
    mov r9, r23
    lsr r9
    lsr r9
    eor r20, r9
    andi r20, 1
    lsl r23
    or r20, r23
    mov r9, r2
    swap r9
    mov r23, r9
    andi r23, 240
    mov r9, r23
    swap r9
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    std Y+0, r18
    mov r18, r9
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r2, r18
    swap r23
    andi r23, 15
    lsl r2
    lsl r2
    lsr r23
    lsl r2
    or r2, r23
    mov r9, r13
    swap r9
    mov r23, r9
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r9, r13
    lsr r9
    lsr r9
    eor r23, r9
    andi r23, 1
    lsl r13
    or r13, r23
    adiw r28, 40
    ldd r9, Y+24
    mov r23, r9
    swap r23
    andi r23, 240
    mov r18, r23
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r9, r18
    swap r23
    andi r23, 15
    lsl r9
    lsl r9
    lsr r23
    lsl r9
    or r9, r23
    ldd r23, Y+56
    mov r18, r23
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+24, r0
    mov r0, r23
    lsr r0
    lsr r0
    eor r18, r0
    andi r18, 1
    lsl r23
    or r18, r23
    ldd r0, Y+8
    mov r23, r0
    swap r23
    andi r23, 240
    std Y+56, r21
    mov r21, r23
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r0, r21
    swap r23
    andi r23, 15
    lsl r0
    lsl r0
    lsr r23
    lsl r0
    or r0, r23
    ldd r23, Y+0
    mov r21, r23
    swap r21
    andi r21, 240
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+8, r15
    mov r15, r23
    lsr r15
    lsr r15
    eor r21, r15
    andi r21, 1
    lsl r23
    or r21, r23
    subi r28, lo8(-(-63))
    sbci r29, hi8(-(-63))
    ldd r15, Y+0
    mov r23, r15
    swap r23
    andi r23, 240
    std Y+63, r19
    mov r19, r23
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r15, r19
    swap r23
    andi r23, 15
    lsl r15
    lsl r15
    lsr r23
    lsl r15
    or r15, r23
    subi r28, lo8(-(135))
    sbci r29, hi8(-(135))
    ldd r23, Y+0
    mov r19, r23
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    subi r28, lo8(-(-135))
    sbci r29, hi8(-(-135))
    std Y+0, r4
    mov r4, r23
    lsr r4
    lsr r4
    eor r19, r4
    andi r19, 1
    lsl r23
    or r19, r23
    subi r28, lo8(-(134))
    sbci r29, hi8(-(134))
    ldd r4, Y+0
    mov r23, r4
    swap r23
    andi r23, 240
    std Y+1, r24
    mov r24, r23
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r4, r24
    swap r23
    andi r23, 15
    lsl r4
    lsl r4
    lsr r23
    lsl r4
    or r4, r23
    subi r28, lo8(-(-232))
    sbci r29, hi8(-(-232))
    ldd r23, Y+0
    mov r24, r23
    eor r24, r3
    eor r24, r14
    subi r28, lo8(-(232))
    sbci r29, hi8(-(232))
    std Y+0, r24
    subi r28, lo8(-(-192))
    sbci r29, hi8(-(-192))
    ldd r24, Y+0
    mov r23, r24
    eor r23, r16
    eor r23, r10
    ; round 28 (skinny.dsl:60)
    andi r23, 15
    subi r28, lo8(-(201))
    sbci r29, hi8(-(201))
    std Y+0, r23
    subi r28, lo8(-(-230))
    sbci r29, hi8(-(-230))
    ldd r23, Y+0
    eor r23, r12
    eor r23, r11
    subi r28, lo8(-(231))
    sbci r29, hi8(-(231))
    std Y+0, r23
    subi r28, lo8(-(-226))
    sbci r29, hi8(-(-226))
    ldd r23, Y+0
    eor r23, r20
    eor r23, r2
    andi r23, 15
    subi r28, lo8(-(227))
    sbci r29, hi8(-(227))
    std Y+0, r23
    subi r28, lo8(-(-204))
    sbci r29, hi8(-(-204))
    ldd r23, Y+0
    eor r23, r13
    eor r23, r9
    andi r23, 15
    subi r28, lo8(-(205))
    sbci r29, hi8(-(205))
    std Y+0, r23
    subi r28, lo8(-(-242))
    sbci r29, hi8(-(-242))
    ldd r23, Y+0
    eor r23, r18
    eor r23, r0
    subi r28, lo8(-(243))
    sbci r29, hi8(-(243))
    std Y+0, r23
    subi r28, lo8(-(-227))
    sbci r29, hi8(-(-227))
    ldd r23, Y+0
    eor r23, r21
    eor r23, r15
    andi r23, 15
    subi r28, lo8(-(228))
    sbci r29, hi8(-(228))
    std Y+0, r23
    subi r28, lo8(-(-247))
    sbci r29, hi8(-(-247))
    ldd r23, Y+0
    eor r23, r19
    eor r23, r4
    subi r28, lo8(-(234))
    sbci r29, hi8(-(234))
    std Y+14, r23
    mov r23, r7
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r24, r7
    lsr r24
    lsr r24
    eor r23, r24
    andi r23, 1
    lsl r7
    or r7, r23
    mov r23, r17
    swap r23
    andi r23, 240
    mov r24, r23
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r17, r24
    swap r23
    andi r23, 15
    lsl r17
    lsl r17
    lsr r23
    lsl r17
    or r23, r17
    mov r17, r6
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r24, r6
    lsr r24
    lsr r24
    eor r17, r24
    andi r17, 1
    lsl r6
    or r6, r17
    mov r17, r22
    swap r17
    andi r17, 240
    mov r24, r17
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r22, r24
    swap r17
    andi r17, 15
    lsl r22
    lsl r22
    lsr r17
    lsl r22
    or r17, r22
    mov r22, r8
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r24, r8
    lsr r24
    lsr r24
    eor r22, r24
    andi r22, 1
    lsl r8
    or r8, r22
    mov r22, r25
    swap r22
    andi r22, 240
    mov r24, r22
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r25, r24
    swap r22
    andi r22, 15
    lsl r25
    lsl r25
    lsr r22
    lsl r25
    or r22, r25
    mov r25, r5
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r24, r5
    lsr r24
    lsr r24
    eor r25, r24
    andi r25, 1
    lsl r5
    or r5, r25
    ldd r25, Y+0
    mov r24, r25
    swap r24
    andi r24, 240
    std Y+15, r2
    mov r2, r24
    swap r2
    std Y+16, r20
    mov r20, r2
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r25, r20
    swap r24
    andi r24, 15
    lsl r25
    lsl r25
    lsr r24
    lsl r25
    or r24, r25
    subi r28, lo8(-(-135))
    sbci r29, hi8(-(-135))
    ldd r2, Y+0
    mov r25, r2
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r20, r2
    lsr r20
    lsr r20
    eor r25, r20
    andi r25, 1
    lsl r2
    or r2, r25
    ldd r25, Y+63
    mov r20, r25
    swap r20
    andi r20, 240
    std Y+0, r9
    mov r9, r20
    swap r9
    subi r28, lo8(-(135))
    sbci r29, hi8(-(135))
    std Y+0, r21
    mov r21, r9
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r25, r21
    swap r20
    andi r20, 15
    lsl r25
    lsl r25
    lsr r20
    lsl r25
    or r20, r25
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    ldd r9, Y+8
    mov r25, r9
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r9
    lsr r21
    lsr r21
    eor r25, r21
    andi r25, 1
    lsl r9
    or r9, r25
    ldd r25, Y+56
    mov r21, r25
    swap r21
    andi r21, 240
    std Y+8, r13
    mov r13, r21
    swap r13
    std Y+0, r18
    mov r18, r13
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r25, r18
    swap r21
    andi r21, 15
    lsl r25
    lsl r25
    lsr r21
    lsl r25
    or r21, r25
    ldd r13, Y+24
    mov r25, r13
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r13
    lsr r18
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r13
    or r13, r25
    subi r28, lo8(-(-40))
    sbci r29, hi8(-(-40))
    ldd r25, Y+0
    mov r18, r25
    swap r18
    andi r18, 240
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r15
    mov r15, r18
    swap r15
    std Y+32, r19
    mov r19, r15
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r25, r19
    swap r18
    andi r18, 15
    lsl r25
    lsl r25
    lsr r18
    lsl r25
    or r18, r25
    ldd r15, Y+16
    mov r25, r15
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r19, r15
    lsr r19
    lsr r19
    eor r25, r19
    andi r25, 1
    lsl r15
    or r15, r25
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    ldd r25, Y+0
    mov r19, r25
    swap r19
    andi r19, 240
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    std Y+0, r11
    mov r11, r19
    swap r11
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    std Y+0, r16
    mov r16, r11
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r25, r16
    swap r19
    andi r19, 15
    lsl r25
    lsl r25
    lsr r19
    lsl r25
    or r19, r25
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r25, Y+6
    mov r16, r25
    eor r16, r7
    eor r16, r23
    ldd r11, Y+0
    subi r28, lo8(-(91))
    sbci r29, hi8(-(91))
    std Y+0, r16
    mov r16, r11
    eor r16, r6
    eor r16, r17
    ; round 29 (skinny.dsl:60)
    andi r16, 15
    subi r28, lo8(-(137))
    sbci r29, hi8(-(137))
    std Y+0, r16
    subi r28, lo8(-(-237))
    sbci r29, hi8(-(-237))
    ldd r16, Y+0
    eor r16, r8
    eor r16, r22
    subi r28, lo8(-(238))
    sbci r29, hi8(-(238))
    std Y+0, r16
    subi r28, lo8(-(-221))
    sbci r29, hi8(-(-221))
    ldd r16, Y+0
    eor r16, r5
    eor r16, r24
    andi r16, 15
    subi r28, lo8(-(222))
    sbci r29, hi8(-(222))
    std Y+0, r16
    subi r28, lo8(-(-223))
    sbci r29, hi8(-(-223))
    ldd r16, Y+0
    eor r16, r2
    eor r16, r20
    andi r16, 15
    subi r28, lo8(-(224))
    sbci r29, hi8(-(224))
    std Y+0, r16
    subi r28, lo8(-(-241))
    sbci r29, hi8(-(-241))
    ldd r16, Y+0
    eor r16, r9
    eor r16, r21
    subi r28, lo8(-(242))
    sbci r29, hi8(-(242))
    std Y+0, r16
    subi r28, lo8(-(-248))
    sbci r29, hi8(-(-248))
    ldd r16, Y+0
    eor r16, r13
    eor r16, r18
    andi r16, 15
    subi r28, lo8(-(249))
    sbci r29, hi8(-(249))
    std Y+0, r16
    subi r28, lo8(-(-252))
    sbci r29, hi8(-(-252))
    ldd r16, Y+0
    mov r25, r16
    eor r25, r15
    eor r25, r19
    subi r28, lo8(-(253))
    sbci r29, hi8(-(253))
    std Y+0, r25
    subi r28, lo8(-(-135))
    sbci r29, hi8(-(-135))
    ldd r25, Y+0
    mov r16, r25
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r11, r25
    lsr r11
    lsr r11
    eor r16, r11
    andi r16, 1
    lsl r25
    or r16, r25
    mov r11, r10
    swap r11
    mov r25, r11
    andi r25, 240
    mov r11, r25
    swap r11
    std Y+0, r24
    mov r24, r11
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r10, r24
    swap r25
    andi r25, 15
    lsl r10
    lsl r10
    lsr r25
    lsl r10
    or r10, r25
    adiw r28, 40
    ldd r11, Y+56
    mov r25, r11
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r24, r11
    lsr r24
    lsr r24
    eor r25, r24
    andi r25, 1
    lsl r11
    or r11, r25
    mov r25, r4
    swap r25
    andi r25, 240
    mov r24, r25
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r4, r24
    swap r25
    andi r25, 15
    lsl r4
    lsl r4
    lsr r25
    lsl r4
    or r4, r25
    mov r25, r3
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r24, r3
    lsr r24
    lsr r24
    eor r25, r24
    andi r25, 1
    lsl r3
    or r3, r25
    mov r25, r14
    swap r25
    andi r25, 240
    mov r24, r25
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r14, r24
    swap r25
    andi r25, 15
    lsl r14
    lsl r14
    lsr r25
    lsl r14
    or r14, r25
    ldd r25, Y+0
    mov r24, r25
    swap r24
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    std Y+56, r5
    mov r5, r25
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r25
    or r24, r25
    mov r5, r0
    swap r5
    mov r25, r5
    andi r25, 240
    mov r5, r25
    swap r5
    std Y+0, r20
    mov r20, r5
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r0, r20
    swap r25
    andi r25, 15
    lsl r0
    lsl r0
    lsr r25
    lsl r0
    or r0, r25
    mov r5, r12
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r12
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r12
    or r12, r25
    ldd r5, Y+40
    mov r25, r5
    swap r25
    andi r25, 240
    mov r20, r25
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r5, r20
    swap r25
    andi r25, 15
    lsl r5
    lsl r5
    lsr r25
    lsl r5
    or r5, r25
    adiw r28, 24
    ldd r25, Y+48
    mov r20, r25
    swap r20
    andi r20, 240
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+16, r2
    mov r2, r25
    lsr r2
    lsr r2
    eor r20, r2
    andi r20, 1
    lsl r25
    or r20, r25
    ldd r2, Y+0
    mov r25, r2
    swap r25
    andi r25, 240
    std Y+48, r18
    mov r18, r25
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r2, r18
    swap r25
    andi r25, 15
    lsl r2
    lsl r2
    lsr r25
    lsl r2
    or r2, r25
    subi r28, lo8(-(-16))
    sbci r29, hi8(-(-16))
    ldd r25, Y+0
    mov r18, r25
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+16, r13
    mov r13, r25
    lsr r13
    lsr r13
    eor r18, r13
    andi r18, 1
    lsl r25
    or r18, r25
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    ldd r13, Y+0
    mov r25, r13
    swap r25
    andi r25, 240
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    std Y+0, r22
    mov r22, r25
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r13, r22
    swap r25
    andi r25, 15
    lsl r13
    lsl r13
    lsr r25
    lsl r13
    or r13, r25
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    ldd r25, Y+0
    mov r22, r25
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    subi r28, lo8(-(-151))
    sbci r29, hi8(-(-151))
    std Y+0, r8
    mov r8, r25
    lsr r8
    lsr r8
    eor r22, r8
    andi r22, 1
    lsl r25
    or r22, r25
    subi r28, lo8(-(150))
    sbci r29, hi8(-(150))
    ldd r8, Y+0
    mov r25, r8
    swap r25
    andi r25, 240
    std Y+1, r21
    mov r21, r25
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r8, r21
    swap r25
    andi r25, 15
    lsl r8
    lsl r8
    lsr r25
    lsl r8
    or r8, r25
    subi r28, lo8(-(-208))
    sbci r29, hi8(-(-208))
    ldd r25, Y+0
    mov r21, r25
    eor r21, r16
    eor r21, r10
    subi r28, lo8(-(208))
    sbci r29, hi8(-(208))
    std Y+0, r21
    subi r28, lo8(-(-249))
    sbci r29, hi8(-(-249))
    ldd r21, Y+0
    mov r25, r21
    eor r25, r11
    eor r25, r4
    ; round 30 (skinny.dsl:60)
    andi r25, 15
    subi r28, lo8(-(258))
    sbci r29, hi8(-(258))
    std Y+0, r25
    subi r28, lo8(-(-257))
    sbci r29, hi8(-(-257))
    ldd r25, Y+0
    eor r25, r3
    eor r25, r14
    subi r28, lo8(-(258))
    sbci r29, hi8(-(258))
    std Y+0, r25
    subi r28, lo8(-(-256))
    sbci r29, hi8(-(-256))
    ldd r25, Y+0
    eor r25, r24
    eor r25, r0
    andi r25, 15
    subi r28, lo8(-(257))
    sbci r29, hi8(-(257))
    std Y+0, r25
    subi r28, lo8(-(-248))
    sbci r29, hi8(-(-248))
    ldd r25, Y+0
    eor r25, r12
    eor r25, r5
    andi r25, 15
    subi r28, lo8(-(249))
    sbci r29, hi8(-(249))
    std Y+0, r25
    subi r28, lo8(-(-242))
    sbci r29, hi8(-(-242))
    ldd r25, Y+0
    eor r25, r20
    eor r25, r2
    subi r28, lo8(-(243))
    sbci r29, hi8(-(243))
    std Y+0, r25
    subi r28, lo8(-(-222))
    sbci r29, hi8(-(-222))
    ldd r25, Y+0
    eor r25, r18
    eor r25, r13
    andi r25, 15
    subi r28, lo8(-(223))
    sbci r29, hi8(-(223))
    std Y+0, r25
    subi r28, lo8(-(-246))
    sbci r29, hi8(-(-246))
    ldd r25, Y+0
    eor r25, r22
    eor r25, r8
    subi r28, lo8(-(233))
    sbci r29, hi8(-(233))
    std Y+14, r25
    mov r25, r6
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r6
    lsr r21
    lsr r21
    eor r25, r21
    andi r25, 1
    lsl r6
    or r6, r25
    mov r25, r17
    swap r25
    andi r25, 240
    mov r21, r25
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r17, r21
    swap r25
    andi r25, 15
    lsl r17
    lsl r17
    lsr r25
    lsl r17
    or r25, r17
    mov r17, r15
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r21, r15
    lsr r21
    lsr r21
    eor r17, r21
    andi r17, 1
    lsl r15
    or r15, r17
    mov r17, r19
    swap r17
    andi r17, 240
    mov r21, r17
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r19, r21
    swap r17
    andi r17, 15
    lsl r19
    lsl r19
    lsr r17
    lsl r19
    or r17, r19
    mov r19, r7
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r21, r7
    lsr r21
    lsr r21
    eor r19, r21
    andi r19, 1
    lsl r7
    or r7, r19
    mov r19, r23
    swap r19
    andi r19, 240
    mov r21, r19
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r23, r21
    swap r19
    andi r19, 15
    lsl r23
    lsl r23
    lsr r19
    lsl r23
    or r19, r23
    mov r23, r9
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r21, r9
    lsr r21
    lsr r21
    eor r23, r21
    andi r23, 1
    lsl r9
    or r9, r23
    ldd r23, Y+0
    mov r21, r23
    swap r21
    andi r21, 240
    std Y+15, r0
    mov r0, r21
    swap r0
    std Y+16, r24
    mov r24, r0
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r23, r24
    swap r21
    andi r21, 15
    lsl r23
    lsl r23
    lsr r21
    lsl r23
    or r21, r23
    subi r28, lo8(-(-151))
    sbci r29, hi8(-(-151))
    ldd r0, Y+0
    mov r23, r0
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r24, r0
    lsr r24
    lsr r24
    eor r23, r24
    andi r23, 1
    lsl r0
    or r0, r23
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r23, Y+0
    mov r24, r23
    swap r24
    andi r24, 240
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    std Y+0, r5
    mov r5, r24
    swap r5
    subi r28, lo8(-(151))
    sbci r29, hi8(-(151))
    std Y+0, r18
    mov r18, r5
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r23, r18
    swap r24
    andi r24, 15
    lsl r23
    lsl r23
    lsr r24
    lsl r23
    or r24, r23
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r5, Y+0
    mov r23, r5
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r5
    lsr r18
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r5
    or r5, r23
    ldd r23, Y+48
    mov r18, r23
    swap r18
    andi r18, 240
    std Y+0, r12
    mov r12, r18
    swap r12
    subi r28, lo8(-(-24))
    sbci r29, hi8(-(-24))
    std Y+8, r20
    mov r20, r12
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r23, r20
    swap r18
    andi r18, 15
    lsl r23
    lsl r23
    lsr r18
    lsl r23
    or r18, r23
    ldd r12, Y+40
    mov r23, r12
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r20, r12
    lsr r20
    lsr r20
    eor r23, r20
    andi r23, 1
    lsl r12
    or r12, r23
    ldd r23, Y+0
    mov r20, r23
    swap r20
    andi r20, 240
    std Y+40, r13
    mov r13, r20
    swap r13
    adiw r28, 56
    std Y+16, r16
    mov r16, r13
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r23, r16
    swap r20
    andi r20, 15
    lsl r23
    lsl r23
    lsr r20
    lsl r23
    or r20, r23
    ldd r13, Y+0
    mov r23, r13
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r16, r13
    lsr r16
    lsr r16
    eor r23, r16
    andi r23, 1
    lsl r13
    or r13, r23
    subi r28, lo8(-(-96))
    sbci r29, hi8(-(-96))
    ldd r23, Y+0
    mov r16, r23
    swap r16
    andi r16, 240
    adiw r28, 40
    std Y+56, r14
    mov r14, r16
    swap r14
    std Y+0, r22
    mov r22, r14
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r23, r22
    swap r16
    andi r16, 15
    lsl r23
    lsl r23
    lsr r16
    lsl r23
    or r16, r23
    subi r28, lo8(-(-158))
    sbci r29, hi8(-(-158))
    ldd r23, Y+19
    mov r22, r23
    eor r22, r6
    eor r22, r25
    ldd r14, Y+0
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    std Y+0, r22
    mov r22, r14
    eor r22, r15
    eor r22, r17
    ; round 31 (skinny.dsl:60)
    andi r22, 15
    subi r28, lo8(-(145))
    sbci r29, hi8(-(145))
    std Y+0, r22
    subi r28, lo8(-(-238))
    sbci r29, hi8(-(-238))
    ldd r22, Y+0
    eor r22, r7
    eor r22, r19
    subi r28, lo8(-(239))
    sbci r29, hi8(-(239))
    std Y+0, r22
    subi r28, lo8(-(-255))
    sbci r29, hi8(-(-255))
    ldd r22, Y+0
    eor r22, r9
    eor r22, r21
    andi r22, 15
    subi r28, lo8(-(256))
    sbci r29, hi8(-(256))
    std Y+0, r22
    subi r28, lo8(-(-255))
    sbci r29, hi8(-(-255))
    ldd r22, Y+0
    eor r22, r0
    eor r22, r24
    andi r22, 15
    subi r28, lo8(-(256))
    sbci r29, hi8(-(256))
    std Y+0, r22
    subi r28, lo8(-(-263))
    sbci r29, hi8(-(-263))
    ldd r22, Y+0
    eor r22, r5
    eor r22, r18
    subi r28, lo8(-(264))
    sbci r29, hi8(-(264))
    std Y+0, r22
    subi r28, lo8(-(-241))
    sbci r29, hi8(-(-241))
    ldd r22, Y+0
    eor r22, r12
    eor r22, r20
    andi r22, 15
    subi r28, lo8(-(242))
    sbci r29, hi8(-(242))
    std Y+0, r22
    subi r28, lo8(-(-241))
    sbci r29, hi8(-(-241))
    ldd r22, Y+0
    mov r23, r22
    eor r23, r13
    eor r23, r16
    subi r28, lo8(-(242))
    sbci r29, hi8(-(242))
    std Y+0, r23
    mov r23, r11
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r22, r11
    lsr r22
    lsr r22
    eor r23, r22
    andi r23, 1
    lsl r11
    or r11, r23
    mov r23, r4
    swap r23
    andi r23, 240
    mov r22, r23
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r4, r22
    swap r23
    andi r23, 15
    lsl r4
    lsl r4
    lsr r23
    lsl r4
    or r4, r23
    subi r28, lo8(-(-111))
    sbci r29, hi8(-(-111))
    ldd r23, Y+0
    mov r22, r23
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r14, r23
    lsr r14
    lsr r14
    eor r22, r14
    andi r22, 1
    lsl r23
    or r22, r23
    mov r14, r8
    swap r14
    mov r23, r14
    andi r23, 240
    mov r14, r23
    swap r14
    std Y+0, r21
    mov r21, r14
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r8, r21
    swap r23
    andi r23, 15
    lsl r8
    lsl r8
    lsr r23
    lsl r8
    or r8, r23
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    ldd r14, Y+0
    mov r23, r14
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r21, r14
    lsr r21
    lsr r21
    eor r23, r21
    andi r23, 1
    lsl r14
    or r14, r23
    mov r23, r10
    swap r23
    andi r23, 240
    mov r21, r23
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r10, r21
    swap r23
    andi r23, 15
    lsl r10
    lsl r10
    lsr r23
    lsl r10
    or r10, r23
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r23, Y+0
    mov r21, r23
    swap r21
    andi r21, 240
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r9
    mov r9, r23
    lsr r9
    lsr r9
    eor r21, r9
    andi r21, 1
    lsl r23
    or r21, r23
    mov r9, r2
    swap r9
    mov r23, r9
    andi r23, 240
    mov r9, r23
    swap r9
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    std Y+0, r24
    mov r24, r9
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r2, r24
    swap r23
    andi r23, 15
    lsl r2
    lsl r2
    lsr r23
    lsl r2
    or r2, r23
    mov r9, r3
    swap r9
    mov r23, r9
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r9, r3
    lsr r9
    lsr r9
    eor r23, r9
    andi r23, 1
    lsl r3
    or r3, r23
    ldd r9, Y+48
    mov r23, r9
    swap r23
    andi r23, 240
    mov r24, r23
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r9, r24
    swap r23
    andi r23, 15
    lsl r9
    lsl r9
    lsr r23
    lsl r9
    or r9, r23
    adiw r28, 32
    ldd r23, Y+48
    mov r24, r23
    swap r24
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    std Y+16, r0
    mov r0, r23
    lsr r0
    lsr r0
    eor r24, r0
    andi r24, 1
    lsl r23
    or r24, r23
    ldd r0, Y+0
    mov r23, r0
    swap r23
    andi r23, 240
    std Y+48, r20
    mov r20, r23
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r0, r20
    swap r23
    andi r23, 15
    lsl r0
    lsl r0
    lsr r23
    lsl r0
    or r0, r23
    subi r28, lo8(-(-16))
    sbci r29, hi8(-(-16))
    ldd r23, Y+0
    mov r20, r23
    swap r20
    andi r20, 240
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+16, r12
    mov r12, r23
    lsr r12
    lsr r12
    eor r20, r12
    andi r20, 1
    lsl r23
    or r20, r23
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r12, Y+0
    mov r23, r12
    swap r23
    andi r23, 240
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    std Y+0, r19
    mov r19, r23
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r12, r19
    swap r23
    andi r23, 15
    lsl r12
    lsl r12
    lsr r23
    lsl r12
    or r12, r23
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    ldd r23, Y+0
    mov r19, r23
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    std Y+0, r7
    mov r7, r23
    lsr r7
    lsr r7
    eor r19, r7
    andi r19, 1
    lsl r23
    or r19, r23
    subi r28, lo8(-(166))
    sbci r29, hi8(-(166))
    ldd r7, Y+0
    mov r23, r7
    swap r23
    andi r23, 240
    std Y+1, r18
    mov r18, r23
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r7, r18
    swap r23
    andi r23, 15
    lsl r7
    lsl r7
    lsr r23
    lsl r7
    or r7, r23
    subi r28, lo8(-(-265))
    sbci r29, hi8(-(-265))
    ldd r23, Y+0
    mov r18, r23
    eor r18, r11
    eor r18, r4
    subi r28, lo8(-(265))
    sbci r29, hi8(-(265))
    std Y+0, r18
    subi r28, lo8(-(-248))
    sbci r29, hi8(-(-248))
    ldd r18, Y+0
    mov r23, r18
    eor r23, r22
    eor r23, r8
    ; round 32 (skinny.dsl:60)
    andi r23, 15
    subi r28, lo8(-(257))
    sbci r29, hi8(-(257))
    std Y+0, r23
    subi r28, lo8(-(-233))
    sbci r29, hi8(-(-233))
    ldd r23, Y+0
    eor r23, r14
    eor r23, r10
    subi r28, lo8(-(234))
    sbci r29, hi8(-(234))
    std Y+0, r23
    subi r28, lo8(-(-256))
    sbci r29, hi8(-(-256))
    ldd r23, Y+0
    eor r23, r21
    eor r23, r2
    andi r23, 15
    subi r28, lo8(-(257))
    sbci r29, hi8(-(257))
    std Y+0, r23
    subi r28, lo8(-(-275))
    sbci r29, hi8(-(-275))
    ldd r23, Y+0
    eor r23, r3
    eor r23, r9
    andi r23, 15
    subi r28, lo8(-(276))
    sbci r29, hi8(-(276))
    std Y+0, r23
    subi r28, lo8(-(-237))
    sbci r29, hi8(-(-237))
    ldd r23, Y+0
    eor r23, r24
    eor r23, r0
    subi r28, lo8(-(238))
    sbci r29, hi8(-(238))
    std Y+0, r23
    subi r28, lo8(-(-266))
    sbci r29, hi8(-(-266))
    ldd r23, Y+0
    eor r23, r20
    eor r23, r12
    andi r23, 15
    subi r28, lo8(-(267))
    sbci r29, hi8(-(267))
    std Y+0, r23
    subi r28, lo8(-(-276))
    sbci r29, hi8(-(-276))
    ldd r23, Y+0
    eor r23, r19
    eor r23, r7
    subi r28, lo8(-(263))
    sbci r29, hi8(-(263))
    std Y+14, r23
    mov r23, r15
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r15
    lsr r18
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r15
    or r15, r23
    mov r23, r17
    swap r23
    andi r23, 240
    mov r18, r23
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r17, r18
    swap r23
    andi r23, 15
    lsl r17
    lsl r17
    lsr r23
    lsl r17
    or r23, r17
    mov r17, r13
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r18, r13
    lsr r18
    lsr r18
    eor r17, r18
    andi r17, 1
    lsl r13
    or r13, r17
    mov r17, r16
    swap r17
    andi r17, 240
    mov r18, r17
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r16, r18
    swap r17
    andi r17, 15
    lsl r16
    lsl r16
    lsr r17
    lsl r16
    or r17, r16
    mov r16, r6
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r18, r6
    lsr r18
    lsr r18
    eor r16, r18
    andi r16, 1
    lsl r6
    or r6, r16
    mov r16, r25
    swap r16
    andi r16, 240
    mov r18, r16
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r25, r18
    swap r16
    andi r16, 15
    lsl r25
    lsl r25
    lsr r16
    lsl r25
    or r16, r25
    mov r25, r5
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r5
    lsr r18
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r5
    or r5, r25
    ldd r25, Y+0
    mov r18, r25
    swap r18
    andi r18, 240
    std Y+15, r2
    mov r2, r18
    swap r2
    std Y+16, r21
    mov r21, r2
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r25, r21
    swap r18
    andi r18, 15
    lsl r25
    lsl r25
    lsr r18
    lsl r25
    or r18, r25
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    ldd r2, Y+0
    mov r25, r2
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r2
    lsr r21
    lsr r21
    eor r25, r21
    andi r25, 1
    lsl r2
    or r2, r25
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    ldd r25, Y+0
    mov r21, r25
    swap r21
    andi r21, 240
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    std Y+0, r9
    mov r9, r21
    swap r9
    subi r28, lo8(-(167))
    sbci r29, hi8(-(167))
    std Y+0, r20
    mov r20, r9
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r25, r20
    swap r21
    andi r21, 15
    lsl r25
    lsl r25
    lsr r21
    lsl r25
    or r21, r25
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r9, Y+0
    mov r25, r9
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r20, r9
    lsr r20
    lsr r20
    eor r25, r20
    andi r25, 1
    lsl r9
    or r9, r25
    ldd r25, Y+48
    mov r20, r25
    swap r20
    andi r20, 240
    std Y+0, r3
    mov r3, r20
    swap r3
    subi r28, lo8(-(-32))
    sbci r29, hi8(-(-32))
    std Y+16, r24
    mov r24, r3
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r25, r24
    swap r20
    andi r20, 15
    lsl r25
    lsl r25
    lsr r20
    lsl r25
    or r20, r25
    ldd r3, Y+48
    mov r25, r3
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r24, r3
    lsr r24
    lsr r24
    eor r25, r24
    andi r25, 1
    lsl r3
    or r3, r25
    ldd r25, Y+0
    mov r24, r25
    swap r24
    andi r24, 240
    std Y+48, r12
    mov r12, r24
    swap r12
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+16, r19
    mov r19, r12
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r25, r19
    swap r24
    andi r24, 15
    lsl r25
    lsl r25
    lsr r24
    lsl r25
    or r24, r25
    ldd r12, Y+0
    mov r25, r12
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r19, r12
    lsr r19
    lsr r19
    eor r25, r19
    andi r25, 1
    lsl r12
    or r12, r25
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    ldd r25, Y+0
    mov r19, r25
    swap r19
    andi r19, 240
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    std Y+0, r10
    mov r10, r19
    swap r10
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    std Y+0, r22
    mov r22, r10
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r25, r22
    swap r19
    andi r19, 15
    lsl r25
    lsl r25
    lsr r19
    lsl r25
    or r19, r25
    subi r28, lo8(-(-166))
    sbci r29, hi8(-(-166))
    ldd r25, Y+0
    mov r22, r25
    eor r22, r15
    eor r22, r23
    ldd r10, Y+27
    subi r28, lo8(-(158))
    sbci r29, hi8(-(158))
    std Y+0, r22
    mov r22, r10
    eor r22, r13
    eor r22, r17
    ; round 33 (skinny.dsl:60)
    andi r22, 15
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    std Y+0, r22
    subi r28, lo8(-(-260))
    sbci r29, hi8(-(-260))
    ldd r22, Y+0
    eor r22, r6
    eor r22, r16
    subi r28, lo8(-(261))
    sbci r29, hi8(-(261))
    std Y+0, r22
    subi r28, lo8(-(-277))
    sbci r29, hi8(-(-277))
    ldd r22, Y+0
    eor r22, r5
    eor r22, r18
    andi r22, 15
    subi r28, lo8(-(278))
    sbci r29, hi8(-(278))
    std Y+0, r22
    subi r28, lo8(-(-256))
    sbci r29, hi8(-(-256))
    ldd r22, Y+0
    eor r22, r2
    eor r22, r21
    andi r22, 15
    subi r28, lo8(-(257))
    sbci r29, hi8(-(257))
    std Y+0, r22
    subi r28, lo8(-(-256))
    sbci r29, hi8(-(-256))
    ldd r22, Y+0
    eor r22, r9
    eor r22, r20
    subi r28, lo8(-(257))
    sbci r29, hi8(-(257))
    std Y+0, r22
    subi r28, lo8(-(-273))
    sbci r29, hi8(-(-273))
    ldd r22, Y+0
    eor r22, r3
    eor r22, r24
    andi r22, 15
    subi r28, lo8(-(274))
    sbci r29, hi8(-(274))
    std Y+0, r22
    subi r28, lo8(-(-275))
    sbci r29, hi8(-(-275))
    ldd r22, Y+0
    mov r25, r22
    eor r25, r12
    eor r25, r19
    subi r28, lo8(-(276))
    sbci r29, hi8(-(276))
    std Y+0, r25
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    ldd r25, Y+0
    mov r22, r25
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r10, r25
    lsr r10
    lsr r10
    eor r22, r10
    andi r22, 1
    lsl r25
    or r22, r25
    mov r10, r8
    swap r10
    mov r25, r10
    andi r25, 240
    mov r10, r25
    swap r10
    std Y+0, r18
    mov r18, r10
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r8, r18
    swap r25
    andi r25, 15
    lsl r8
    lsl r8
    lsr r25
    lsl r8
    or r8, r25
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    ldd r10, Y+0
    mov r25, r10
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r10
    lsr r18
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r10
    or r10, r25
    mov r25, r7
    swap r25
    andi r25, 240
    mov r18, r25
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r7, r18
    swap r25
    andi r25, 15
    lsl r7
    lsl r7
    lsr r25
    lsl r7
    or r7, r25
    mov r25, r11
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r11
    lsr r18
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r11
    or r11, r25
    mov r25, r4
    swap r25
    andi r25, 240
    mov r18, r25
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r4, r18
    swap r25
    andi r25, 15
    lsl r4
    lsl r4
    lsr r25
    lsl r4
    or r4, r25
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r25, Y+0
    mov r18, r25
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r5
    mov r5, r25
    lsr r5
    lsr r5
    eor r18, r5
    andi r18, 1
    lsl r25
    or r18, r25
    mov r5, r0
    swap r5
    mov r25, r5
    andi r25, 240
    mov r5, r25
    swap r5
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    std Y+0, r21
    mov r21, r5
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r0, r21
    swap r25
    andi r25, 15
    lsl r0
    lsl r0
    lsr r25
    lsl r0
    or r0, r25
    mov r5, r14
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r14
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r14
    or r14, r25
    ldd r5, Y+48
    mov r25, r5
    swap r25
    andi r25, 240
    mov r21, r25
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r5, r21
    swap r25
    andi r25, 15
    lsl r5
    lsl r5
    lsr r25
    lsl r5
    or r5, r25
    adiw r28, 32
    ldd r25, Y+48
    mov r21, r25
    swap r21
    andi r21, 240
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+16, r2
    mov r2, r25
    lsr r2
    lsr r2
    eor r21, r2
    andi r21, 1
    lsl r25
    or r21, r25
    ldd r2, Y+0
    mov r25, r2
    swap r25
    andi r25, 240
    std Y+48, r24
    mov r24, r25
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r2, r24
    swap r25
    andi r25, 15
    lsl r2
    lsl r2
    lsr r25
    lsl r2
    or r2, r25
    subi r28, lo8(-(-16))
    sbci r29, hi8(-(-16))
    ldd r25, Y+0
    mov r24, r25
    swap r24
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    std Y+16, r3
    mov r3, r25
    lsr r3
    lsr r3
    eor r24, r3
    andi r24, 1
    lsl r25
    or r24, r25
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r3, Y+0
    mov r25, r3
    swap r25
    andi r25, 240
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    std Y+0, r16
    mov r16, r25
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r3, r16
    swap r25
    andi r25, 15
    lsl r3
    lsl r3
    lsr r25
    lsl r3
    or r3, r25
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    ldd r25, Y+0
    mov r16, r25
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    subi r28, lo8(-(-183))
    sbci r29, hi8(-(-183))
    std Y+0, r6
    mov r6, r25
    lsr r6
    lsr r6
    eor r16, r6
    andi r16, 1
    lsl r25
    or r16, r25
    subi r28, lo8(-(182))
    sbci r29, hi8(-(182))
    ldd r6, Y+0
    mov r25, r6
    swap r25
    andi r25, 240
    std Y+1, r20
    mov r20, r25
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r6, r20
    swap r25
    andi r25, 15
    lsl r6
    lsl r6
    lsr r25
    lsl r6
    or r6, r25
    subi r28, lo8(-(-264))
    sbci r29, hi8(-(-264))
    ldd r25, Y+0
    mov r20, r25
    eor r20, r22
    eor r20, r8
    subi r28, lo8(-(264))
    sbci r29, hi8(-(264))
    std Y+0, r20
    subi r28, lo8(-(-278))
    sbci r29, hi8(-(-278))
    ldd r20, Y+0
    mov r25, r20
    eor r25, r10
    eor r25, r7
    ; round 34 (skinny.dsl:60)
    andi r25, 15
    subi r28, lo8(-(287))
    sbci r29, hi8(-(287))
    std Y+0, r25
    subi r28, lo8(-(-290))
    sbci r29, hi8(-(-290))
    ldd r25, Y+0
    eor r25, r11
    eor r25, r4
    subi r28, lo8(-(291))
    sbci r29, hi8(-(291))
    std Y+0, r25
    subi r28, lo8(-(-251))
    sbci r29, hi8(-(-251))
    ldd r25, Y+0
    eor r25, r18
    eor r25, r0
    andi r25, 15
    subi r28, lo8(-(252))
    sbci r29, hi8(-(252))
    std Y+0, r25
    subi r28, lo8(-(-251))
    sbci r29, hi8(-(-251))
    ldd r25, Y+0
    eor r25, r14
    eor r25, r5
    andi r25, 15
    subi r28, lo8(-(252))
    sbci r29, hi8(-(252))
    std Y+0, r25
    subi r28, lo8(-(-281))
    sbci r29, hi8(-(-281))
    ldd r25, Y+0
    eor r25, r21
    eor r25, r2
    subi r28, lo8(-(282))
    sbci r29, hi8(-(282))
    std Y+0, r25
    subi r28, lo8(-(-293))
    sbci r29, hi8(-(-293))
    ldd r25, Y+0
    eor r25, r24
    eor r25, r3
    andi r25, 15
    subi r28, lo8(-(294))
    sbci r29, hi8(-(294))
    std Y+0, r25
    subi r28, lo8(-(-276))
    sbci r29, hi8(-(-276))
    ldd r25, Y+0
    eor r25, r16
    eor r25, r6
    subi r28, lo8(-(263))
    sbci r29, hi8(-(263))
    std Y+14, r25
    mov r25, r13
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r20, r13
    lsr r20
    lsr r20
    eor r25, r20
    andi r25, 1
    lsl r13
    or r13, r25
    mov r25, r17
    swap r25
    andi r25, 240
    mov r20, r25
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r17, r20
    swap r25
    andi r25, 15
    lsl r17
    lsl r17
    lsr r25
    lsl r17
    or r25, r17
    mov r17, r12
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r20, r12
    lsr r20
    lsr r20
    eor r17, r20
    andi r17, 1
    lsl r12
    or r12, r17
    mov r17, r19
    swap r17
    andi r17, 240
    mov r20, r17
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r19, r20
    swap r17
    andi r17, 15
    lsl r19
    lsl r19
    lsr r17
    lsl r19
    or r17, r19
    mov r19, r15
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r20, r15
    lsr r20
    lsr r20
    eor r19, r20
    andi r19, 1
    lsl r15
    or r15, r19
    mov r19, r23
    swap r19
    andi r19, 240
    mov r20, r19
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r23, r20
    swap r19
    andi r19, 15
    lsl r23
    lsl r23
    lsr r19
    lsl r23
    or r19, r23
    mov r23, r9
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r20, r9
    lsr r20
    lsr r20
    eor r23, r20
    andi r23, 1
    lsl r9
    or r9, r23
    ldd r23, Y+0
    mov r20, r23
    swap r20
    andi r20, 240
    std Y+15, r0
    mov r0, r20
    swap r0
    std Y+16, r18
    mov r18, r0
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r23, r18
    swap r20
    andi r20, 15
    lsl r23
    lsl r23
    lsr r20
    lsl r23
    or r20, r23
    subi r28, lo8(-(-183))
    sbci r29, hi8(-(-183))
    ldd r0, Y+0
    mov r23, r0
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r0
    lsr r18
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r0
    or r0, r23
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r23, Y+0
    mov r18, r23
    swap r18
    andi r18, 240
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    std Y+0, r5
    mov r5, r18
    swap r5
    subi r28, lo8(-(183))
    sbci r29, hi8(-(183))
    std Y+0, r24
    mov r24, r5
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r23, r24
    swap r18
    andi r18, 15
    lsl r23
    lsl r23
    lsr r18
    lsl r23
    or r18, r23
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r5, Y+0
    mov r23, r5
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r24, r5
    lsr r24
    lsr r24
    eor r23, r24
    andi r23, 1
    lsl r5
    or r5, r23
    ldd r23, Y+48
    mov r24, r23
    swap r24
    andi r24, 240
    std Y+0, r14
    mov r14, r24
    swap r14
    subi r28, lo8(-(-32))
    sbci r29, hi8(-(-32))
    std Y+16, r21
    mov r21, r14
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r23, r21
    swap r24
    andi r24, 15
    lsl r23
    lsl r23
    lsr r24
    lsl r23
    or r24, r23
    ldd r14, Y+48
    mov r23, r14
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r21, r14
    lsr r21
    lsr r21
    eor r23, r21
    andi r23, 1
    lsl r14
    or r14, r23
    ldd r23, Y+0
    mov r21, r23
    swap r21
    andi r21, 240
    std Y+48, r3
    mov r3, r21
    swap r3
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+16, r22
    mov r22, r3
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r23, r22
    swap r21
    andi r21, 15
    lsl r23
    lsl r23
    lsr r21
    lsl r23
    or r21, r23
    ldd r3, Y+0
    mov r23, r3
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r22, r3
    lsr r22
    lsr r22
    eor r23, r22
    andi r23, 1
    lsl r3
    or r3, r23
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    ldd r23, Y+0
    mov r22, r23
    swap r22
    andi r22, 240
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    std Y+0, r4
    mov r4, r22
    swap r4
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    std Y+0, r16
    mov r16, r4
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r23, r16
    swap r22
    andi r22, 15
    lsl r23
    lsl r23
    lsr r22
    lsl r23
    or r22, r23
    subi r28, lo8(-(-173))
    sbci r29, hi8(-(-173))
    ldd r23, Y+18
    mov r16, r23
    eor r16, r13
    eor r16, r25
    ldd r4, Y+0
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    std Y+0, r16
    mov r16, r4
    eor r16, r12
    eor r16, r17
    ; round 35 (skinny.dsl:60)
    andi r16, 15
    subi r28, lo8(-(129))
    sbci r29, hi8(-(129))
    std Y+0, r16
    subi r28, lo8(-(-295))
    sbci r29, hi8(-(-295))
    ldd r16, Y+0
    eor r16, r15
    eor r16, r19
    subi r28, lo8(-(296))
    sbci r29, hi8(-(296))
    std Y+0, r16
    subi r28, lo8(-(-270))
    sbci r29, hi8(-(-270))
    ldd r16, Y+0
    eor r16, r9
    eor r16, r20
    andi r16, 15
    subi r28, lo8(-(271))
    sbci r29, hi8(-(271))
    std Y+0, r16
    subi r28, lo8(-(-278))
    sbci r29, hi8(-(-278))
    ldd r16, Y+0
    eor r16, r0
    eor r16, r18
    andi r16, 15
    subi r28, lo8(-(279))
    sbci r29, hi8(-(279))
    std Y+0, r16
    subi r28, lo8(-(-288))
    sbci r29, hi8(-(-288))
    ldd r16, Y+0
    eor r16, r5
    eor r16, r24
    subi r28, lo8(-(289))
    sbci r29, hi8(-(289))
    std Y+0, r16
    subi r28, lo8(-(-274))
    sbci r29, hi8(-(-274))
    ldd r16, Y+0
    eor r16, r14
    eor r16, r21
    andi r16, 15
    subi r28, lo8(-(275))
    sbci r29, hi8(-(275))
    std Y+0, r16
    subi r28, lo8(-(-297))
    sbci r29, hi8(-(-297))
    ldd r16, Y+0
    mov r23, r16
    eor r23, r3
    eor r23, r22
    subi r28, lo8(-(298))
    sbci r29, hi8(-(298))
    std Y+0, r23
    mov r23, r10
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r16, r10
    lsr r16
    lsr r16
    eor r23, r16
    andi r23, 1
    lsl r10
    or r10, r23
    subi r28, lo8(-(-302))
    sbci r29, hi8(-(-302))
    ldd r23, Y+0
    eor r10, r23
    mov r16, r7
    swap r16
    andi r16, 240
    mov r23, r16
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    eor r7, r23
    swap r16
    andi r16, 15
    lsl r7
    lsl r7
    lsr r16
    lsl r7
    or r7, r16
    eor r10, r7
    subi r28, lo8(-(183))
    sbci r29, hi8(-(183))
    ldd r23, Y+0
    mov r16, r23
    swap r16
    andi r16, 240
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    subi r28, lo8(-(120))
    sbci r29, hi8(-(120))
    std Y+0, r10
    mov r10, r23
    lsr r10
    lsr r10
    eor r16, r10
    andi r16, 1
    lsl r23
    or r16, r23
    subi r28, lo8(-(-287))
    sbci r29, hi8(-(-287))
    ldd r23, Y+0
    eor r16, r23
    mov r10, r6
    swap r10
    mov r23, r10
    andi r23, 240
    mov r10, r23
    swap r10
    subi r28, lo8(-(167))
    sbci r29, hi8(-(167))
    std Y+0, r20
    mov r20, r10
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r6, r20
    swap r23
    andi r23, 15
    lsl r6
    lsl r6
    lsr r23
    lsl r6
    or r6, r23
    eor r16, r6
    ; round 36 (skinny.dsl:60)
    andi r16, 15
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    ldd r10, Y+0
    mov r23, r10
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r20, r10
    lsr r20
    lsr r20
    eor r23, r20
    andi r23, 1
    lsl r10
    or r10, r23
    subi r28, lo8(-(-249))
    sbci r29, hi8(-(-249))
    ldd r23, Y+0
    eor r10, r23
    mov r20, r8
    swap r20
    andi r20, 240
    subi r28, lo8(-(249))
    sbci r29, hi8(-(249))
    std Y+0, r16
    mov r16, r20
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r8, r16
    swap r20
    andi r20, 15
    lsl r8
    lsl r8
    lsr r20
    lsl r8
    or r8, r20
    eor r10, r8
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r16, Y+0
    mov r20, r16
    swap r20
    andi r20, 240
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    std Y+0, r10
    mov r10, r16
    lsr r10
    lsr r10
    eor r20, r10
    andi r20, 1
    lsl r16
    or r20, r16
    subi r28, lo8(-(-307))
    sbci r29, hi8(-(-307))
    ldd r16, Y+12
    eor r20, r16
    mov r10, r2
    swap r10
    mov r16, r10
    andi r16, 240
    mov r10, r16
    swap r10
    mov r23, r10
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    eor r2, r23
    swap r16
    andi r16, 15
    lsl r2
    lsl r2
    lsr r16
    lsl r2
    or r2, r16
    eor r20, r2
    andi r20, 15
    mov r10, r11
    swap r10
    mov r23, r10
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r10, r11
    lsr r10
    lsr r10
    eor r23, r10
    andi r23, 1
    lsl r11
    or r11, r23
    ldd r23, Y+0
    eor r11, r23
    subi r28, lo8(-(202))
    sbci r29, hi8(-(202))
    ldd r10, Y+48
    mov r16, r10
    swap r16
    andi r16, 240
    std Y+0, r20
    mov r20, r16
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r10, r20
    swap r16
    andi r16, 15
    lsl r10
    lsl r10
    lsr r16
    lsl r10
    or r10, r16
    eor r11, r10
    mov r16, r11
    andi r16, 15
    adiw r28, 48
    ldd r11, Y+32
    mov r20, r11
    swap r20
    andi r20, 240
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+0, r16
    mov r16, r11
    lsr r16
    lsr r16
    eor r20, r16
    andi r20, 1
    lsl r11
    or r11, r20
    subi r28, lo8(-(-249))
    sbci r29, hi8(-(-249))
    ldd r16, Y+0
    eor r11, r16
    subi r28, lo8(-(217))
    sbci r29, hi8(-(217))
    ldd r20, Y+16
    mov r23, r20
    swap r23
    andi r23, 240
    mov r16, r23
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r20, r16
    swap r23
    andi r23, 15
    lsl r20
    lsl r20
    lsr r23
    lsl r20
    or r23, r20
    eor r11, r23
    ldd r16, Y+0
    mov r20, r16
    swap r20
    andi r20, 240
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+16, r11
    mov r11, r16
    lsr r11
    lsr r11
    eor r20, r11
    andi r20, 1
    lsl r16
    or r20, r16
    subi r28, lo8(-(-177))
    sbci r29, hi8(-(-177))
    ldd r16, Y+0
    eor r20, r16
    ldd r11, Y+58
    mov r16, r11
    swap r16
    andi r16, 240
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    std Y+0, r2
    mov r2, r16
    swap r2
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r23
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    eor r11, r23
    swap r16
    andi r16, 15
    lsl r11
    lsl r11
    lsr r16
    lsl r11
    or r11, r16
    eor r20, r11
    andi r20, 15
    ldd r2, Y+16
    mov r23, r2
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r16, r2
    lsr r16
    lsr r16
    eor r23, r16
    andi r23, 1
    lsl r2
    or r2, r23
    subi r28, lo8(-(-242))
    sbci r29, hi8(-(-242))
    ldd r23, Y+0
    eor r2, r23
    subi r28, lo8(-(257))
    sbci r29, hi8(-(257))
    ldd r16, Y+0
    std Y+1, r20
    mov r20, r16
    swap r20
    andi r20, 240
    mov r23, r20
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    eor r16, r23
    swap r20
    andi r20, 15
    lsl r16
    lsl r16
    lsr r20
    lsl r16
    or r20, r16
    eor r2, r20
    mov r23, r12
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r16, r12
    lsr r16
    lsr r16
    eor r23, r16
    andi r23, 1
    lsl r12
    or r12, r23
    eor r12, r4
    mov r23, r17
    swap r23
    andi r23, 240
    mov r16, r23
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    eor r17, r16
    swap r23
    andi r23, 15
    lsl r17
    lsl r17
    lsr r23
    lsl r17
    or r23, r17
    eor r12, r23
    mov r17, r3
    swap r17
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r16, r3
    lsr r16
    lsr r16
    eor r17, r16
    andi r17, 1
    lsl r3
    or r3, r17
    subi r28, lo8(-(-290))
    sbci r29, hi8(-(-290))
    ldd r17, Y+0
    eor r3, r17
    mov r16, r22
    swap r16
    andi r16, 240
    subi r28, lo8(-(290))
    sbci r29, hi8(-(290))
    std Y+0, r12
    mov r12, r16
    swap r12
    mov r17, r12
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    eor r22, r17
    swap r16
    andi r16, 15
    lsl r22
    lsl r22
    lsr r16
    lsl r22
    or r16, r22
    eor r3, r16
    ; round 37 (skinny.dsl:60)
    mov r17, r3
    andi r17, 15
    mov r12, r13
    swap r12
    mov r22, r12
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r12, r13
    lsr r12
    lsr r12
    eor r22, r12
    andi r22, 1
    lsl r13
    or r13, r22
    subi r28, lo8(-(-293))
    sbci r29, hi8(-(-293))
    ldd r22, Y+27
    eor r13, r22
    mov r12, r25
    swap r12
    mov r3, r17
    mov r17, r12
    andi r17, 240
    mov r12, r17
    swap r12
    mov r22, r12
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r25, r22
    swap r17
    andi r17, 15
    lsl r25
    lsl r25
    lsr r17
    lsl r25
    or r17, r25
    eor r13, r17
    mov r12, r5
    swap r12
    mov r25, r12
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r12, r5
    lsr r12
    lsr r12
    eor r25, r12
    andi r25, 1
    lsl r5
    or r5, r25
    ldd r25, Y+10
    eor r5, r25
    mov r12, r24
    swap r12
    mov r22, r12
    andi r22, 240
    mov r12, r22
    swap r12
    mov r25, r12
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    eor r24, r25
    swap r22
    andi r22, 15
    lsl r24
    lsl r24
    lsr r22
    lsl r24
    or r22, r24
    eor r5, r22
    mov r25, r5
    andi r25, 15
    mov r5, r15
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r15
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r15
    or r15, r24
    ldd r24, Y+0
    eor r15, r24
    mov r5, r19
    swap r5
    mov r12, r25
    mov r25, r5
    andi r25, 240
    mov r5, r25
    swap r5
    mov r24, r5
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r19, r24
    swap r25
    andi r25, 15
    lsl r19
    lsl r19
    lsr r25
    lsl r19
    or r25, r19
    eor r15, r25
    mov r19, r15
    andi r19, 15
    mov r5, r14
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r14
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r14
    or r14, r24
    ldd r24, Y+25
    eor r14, r24
    mov r5, r21
    swap r5
    mov r15, r19
    mov r19, r5
    andi r19, 240
    mov r5, r19
    swap r5
    mov r24, r5
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r21, r24
    swap r19
    andi r19, 15
    lsl r21
    lsl r21
    lsr r19
    lsl r21
    or r19, r21
    eor r14, r19
    mov r5, r0
    swap r5
    mov r21, r5
    andi r21, 240
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r5, r0
    lsr r5
    lsr r5
    eor r21, r5
    andi r21, 1
    lsl r0
    or r0, r21
    ldd r21, Y+19
    eor r0, r21
    mov r5, r18
    swap r5
    mov r24, r5
    andi r24, 240
    mov r5, r24
    swap r5
    mov r21, r5
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r18, r21
    swap r24
    andi r24, 15
    lsl r18
    lsl r18
    lsr r24
    lsl r18
    or r24, r18
    eor r0, r24
    mov r18, r0
    andi r18, 15
    mov r5, r9
    swap r5
    mov r21, r5
    andi r21, 240
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r5, r9
    lsr r5
    lsr r5
    eor r21, r5
    andi r21, 1
    lsl r9
    or r9, r21
    ldd r21, Y+26
    eor r9, r21
    subi r28, lo8(-(182))
    sbci r29, hi8(-(182))
    ldd r5, Y+0
    mov r0, r5
    swap r0
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    std Y+0, r18
    mov r18, r0
    andi r18, 240
    mov r0, r18
    swap r0
    mov r21, r0
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r5, r21
    swap r18
    andi r18, 15
    lsl r5
    lsl r5
    lsr r18
    lsl r5
    or r5, r18
    eor r9, r5
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 3
    ld r30, X+
    lpm r0, Z
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    ldd r18, Y+0
    eor r0, r18
    mov r21, r6
    swap r21
    andi r21, 240
    subi r28, lo8(-(167))
    sbci r29, hi8(-(167))
    std Y+0, r14
    mov r14, r21
    swap r14
    mov r18, r14
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r6, r18
    swap r21
    andi r21, 15
    lsl r6
    lsl r6
    lsr r21
    lsl r6
    or r6, r21
    eor r0, r6
    ld r30, X+
    lpm r14, Z
    subi r28, lo8(-(-146))
    sbci r29, hi8(-(-146))
    ldd r18, Y+0
    eor r14, r18
    mov r21, r20
    swap r21
    andi r21, 240
    subi r28, lo8(-(268))
    sbci r29, hi8(-(268))
    std Y+0, r12
    mov r12, r21
    swap r12
    mov r18, r12
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r20, r18
    swap r21
    andi r21, 15
    lsl r20
    lsl r20
    lsr r21
    lsl r20
    or r21, r20
    eor r14, r21
    ; round 38 (skinny.dsl:60)
    mov r18, r14
    andi r18, 15
    ld r30, X
    lpm r14, Z
    subi r28, lo8(-(-305))
    sbci r29, hi8(-(-305))
    ldd r20, Y+0
    eor r14, r20
    mov r12, r7
    swap r12
    subi r28, lo8(-(306))
    sbci r29, hi8(-(306))
    std Y+0, r18
    mov r18, r12
    andi r18, 240
    mov r12, r18
    swap r12
    mov r20, r12
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r7, r20
    swap r18
    andi r18, 15
    lsl r7
    lsl r7
    lsr r18
    lsl r7
    or r7, r18
    eor r14, r7
    ldi r31, hi8(.Ltable_byte_1)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r12, Z
    subi r28, lo8(-(-308))
    sbci r29, hi8(-(-308))
    ldd r18, Y+0
    eor r12, r18
    subi r28, lo8(-(281))
    sbci r29, hi8(-(281))
    ldd r20, Y+0
    std Y+28, r14
    mov r14, r20
    swap r14
    mov r18, r14
    andi r18, 240
    mov r14, r18
    swap r14
    std Y+29, r21
    mov r21, r14
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r20, r21
    swap r18
    andi r18, 15
    lsl r20
    lsl r20
    lsr r18
    lsl r20
    or r18, r20
    eor r12, r18
    mov r20, r12
    andi r20, 15
    ldi r31, hi8(.Ltable_byte_0)
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X+
    lpm r14, Z
    subi r28, lo8(-(-265))
    sbci r29, hi8(-(-265))
    ldd r21, Y+0
    eor r14, r21
    mov r12, r8
    swap r12
    subi r28, lo8(-(265))
    sbci r29, hi8(-(265))
    std Y+0, r20
    mov r20, r12
    andi r20, 240
    mov r12, r20
    swap r12
    mov r21, r12
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r8, r21
    swap r20
    andi r20, 15
    lsl r8
    lsl r8
    lsr r20
    lsl r8
    or r8, r20
    eor r14, r8
    mov r20, r14
    andi r20, 15
    ldi r31, hi8(.Ltable_byte_1)
    ld r30, X
    lpm r14, Z
    subi r28, lo8(-(-241))
    sbci r29, hi8(-(-241))
    ldd r21, Y+0
    eor r14, r21
    mov r12, r11
    swap r12
    subi r28, lo8(-(271))
    sbci r29, hi8(-(271))
    std Y+0, r20
    mov r20, r12
    andi r20, 240
    mov r12, r20
    swap r12
    mov r21, r12
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r11, r21
    swap r20
    andi r20, 15
    lsl r11
    lsl r11
    lsr r20
    lsl r11
    or r11, r20
    eor r14, r11
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X+
    lpm r12, Z
    subi r28, lo8(-(-312))
    sbci r29, hi8(-(-312))
    ldd r20, Y+0
    eor r12, r20
    mov r21, r10
    swap r21
    andi r21, 240
    subi r28, lo8(-(313))
    sbci r29, hi8(-(313))
    std Y+0, r14
    mov r14, r21
    swap r14
    mov r20, r14
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    eor r10, r20
    swap r21
    andi r21, 15
    lsl r10
    lsl r10
    lsr r21
    lsl r10
    or r10, r21
    eor r12, r10
    mov r20, r12
    andi r20, 15
    adiw r26, 2
    ld r30, X
    lpm r14, Z
    subi r28, lo8(-(-301))
    sbci r29, hi8(-(-301))
    ldd r21, Y+0
    eor r14, r21
    subi r28, lo8(-(206))
    sbci r29, hi8(-(206))
    ldd r12, Y+0
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    std Y+0, r20
    mov r20, r12
    swap r20
    andi r20, 240
    std Y+1, r13
    mov r13, r20
    swap r13
    mov r21, r13
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r12, r21
    swap r20
    andi r20, 15
    lsl r12
    lsl r12
    lsr r20
    lsl r12
    or r12, r20
    eor r14, r12
    ldi r31, hi8(.Ltable_byte_0)
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r30, X+
    lpm r13, Z
    subi r28, lo8(-(-310))
    sbci r29, hi8(-(-310))
    ldd r20, Y+3
    eor r20, r13
    mov r13, r16
    swap r13
    mov r21, r13
    andi r21, 240
    mov r13, r21
    swap r13
    std Y+3, r18
    mov r18, r13
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r16, r18
    swap r21
    andi r21, 15
    lsl r16
    lsl r16
    lsr r21
    lsl r16
    or r21, r16
    eor r20, r21
    ld r30, X+
    lpm r13, Z
    ldd r16, Y+26
    eor r13, r16
    mov r16, r5
    swap r16
    andi r16, 240
    mov r18, r16
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r5, r18
    swap r16
    andi r16, 15
    lsl r5
    lsl r5
    lsr r16
    lsl r5
    or r5, r16
    eor r13, r5
    ; round 39 (skinny.dsl:60)
    mov r16, r13
    andi r16, 15
    ld r30, X
    lpm r5, Z
    eor r4, r5
    mov r5, r23
    swap r5
    mov r18, r5
    andi r18, 240
    mov r21, r18
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r23, r21
    swap r18
    andi r18, 15
    lsl r23
    lsl r23
    lsr r18
    lsl r23
    or r18, r23
    eor r4, r18
    ldi r31, hi8(.Ltable_byte_1)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r5, Z
    ldd r23, Y+25
    eor r5, r23
    mov r13, r19
    swap r13
    mov r23, r13
    andi r23, 240
    mov r18, r23
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r19, r18
    swap r23
    andi r23, 15
    lsl r19
    lsl r19
    lsr r23
    lsl r19
    or r23, r19
    eor r5, r23
    mov r23, r5
    andi r23, 15
    ldi r31, hi8(.Ltable_byte_0)
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X+
    lpm r5, Z
    ldd r19, Y+27
    eor r5, r19
    mov r13, r17
    swap r13
    mov r19, r13
    andi r19, 240
    mov r18, r19
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    eor r17, r18
    swap r19
    andi r19, 15
    lsl r17
    lsl r17
    lsr r19
    lsl r17
    or r19, r17
    eor r5, r19
    mov r17, r5
    andi r17, 15
    ldi r31, hi8(.Ltable_byte_1)
    ld r30, X
    lpm r5, Z
    ldd r19, Y+19
    eor r19, r5
    mov r5, r24
    swap r5
    mov r18, r5
    andi r18, 240
    mov r21, r18
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r24, r21
    swap r18
    andi r18, 15
    lsl r24
    lsl r24
    lsr r18
    lsl r24
    or r18, r24
    eor r19, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X+
    lpm r5, Z
    ldd r18, Y+0
    eor r5, r18
    mov r13, r25
    swap r13
    mov r18, r13
    andi r18, 240
    mov r21, r18
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r25, r21
    swap r18
    andi r18, 15
    lsl r25
    lsl r25
    lsr r18
    lsl r25
    or r18, r25
    eor r5, r18
    mov r25, r5
    andi r25, 15
    adiw r26, 2
    ld r30, X+
    lpm r5, Z
    ldd r18, Y+10
    eor r5, r18
    mov r13, r22
    swap r13
    mov r18, r13
    andi r18, 240
    mov r21, r18
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    eor r22, r21
    swap r18
    andi r18, 15
    lsl r22
    lsl r22
    lsr r18
    lsl r22
    or r18, r22
    eor r5, r18
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 2
    ld r30, X+
    lpm r13, Z
    ldd r18, Y+36
    eor r18, r13
    subi r28, lo8(-(307))
    sbci r29, hi8(-(307))
    ldd r13, Y+0
    mov r21, r13
    swap r21
    andi r21, 240
    mov r22, r21
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r13, r22
    swap r21
    andi r21, 15
    lsl r13
    lsl r13
    lsr r21
    lsl r13
    or r13, r21
    eor r18, r13
    ldi r31, hi8(.Ltable_byte_2)
    ld r30, X
    lpm r13, Z
    subi r28, lo8(-(-311))
    sbci r29, hi8(-(-311))
    ldd r21, Y+12
    eor r13, r21
    mov r21, r12
    swap r21
    andi r21, 240
    mov r22, r21
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r12, r22
    swap r21
    andi r21, 15
    lsl r12
    lsl r12
    lsr r21
    lsl r12
    or r12, r21
    eor r13, r12
    ; round 40 (skinny.dsl:60)
    mov r21, r13
    andi r21, 15
    ldi r31, hi8(.Ltable_byte_3)
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X
    lpm r13, Z
    ldd r22, Y+19
    eor r22, r13
    mov r13, r6
    swap r13
    mov r24, r13
    andi r24, 240
    mov r13, r24
    swap r13
    mov r12, r19
    mov r19, r13
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r6, r19
    swap r24
    andi r24, 15
    lsl r6
    lsl r6
    lsr r24
    lsl r6
    or r6, r24
    eor r22, r6
    ldi r31, hi8(.Ltable_byte_2)
    ld r30, X+
    lpm r6, Z
    ldd r19, Y+41
    eor r6, r19
    mov r13, r11
    swap r13
    mov r19, r13
    andi r19, 240
    mov r24, r19
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r11, r24
    swap r19
    andi r19, 15
    lsl r11
    lsl r11
    lsr r19
    lsl r11
    or r11, r19
    eor r6, r11
    mov r19, r6
    andi r19, 15
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 1
    ld r30, X
    lpm r6, Z
    ldd r24, Y+3
    eor r6, r24
    mov r13, r7
    swap r13
    mov r24, r13
    andi r24, 240
    mov r13, r24
    swap r13
    mov r11, r19
    mov r19, r13
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r7, r19
    swap r24
    andi r24, 15
    lsl r7
    lsl r7
    lsr r24
    lsl r7
    or r7, r24
    eor r6, r7
    mov r19, r6
    andi r19, 15
    ldi r31, hi8(.Ltable_byte_2)
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X
    lpm r6, Z
    ldd r24, Y+0
    eor r24, r6
    mov r6, r10
    swap r6
    mov r7, r22
    mov r22, r6
    andi r22, 240
    mov r6, r22
    swap r6
    mov r13, r19
    mov r19, r6
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    eor r10, r19
    swap r22
    andi r22, 15
    lsl r10
    lsl r10
    lsr r22
    lsl r10
    or r10, r22
    eor r24, r10
    ldi r31, hi8(.Ltable_byte_3)
    ld r30, X+
    lpm r6, Z
    ldd r19, Y+17
    eor r6, r19
    mov r10, r8
    swap r10
    mov r19, r10
    andi r19, 240
    mov r22, r19
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    eor r8, r22
    swap r19
    andi r19, 15
    lsl r8
    lsl r8
    lsr r19
    lsl r8
    or r8, r19
    eor r6, r8
    mov r19, r6
    andi r19, 15
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 1
    ld r30, X
    lpm r8, Z
    ldd r22, Y+1
    eor r8, r22
    ldd r6, Y+7
    mov r10, r6
    swap r10
    mov r22, r10
    andi r22, 240
    mov r10, r22
    swap r10
    std Y+1, r24
    mov r24, r10
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    eor r6, r24
    swap r22
    andi r22, 15
    lsl r6
    lsl r6
    lsr r22
    lsl r6
    or r6, r22
    eor r8, r6
    ldi r22, 1
    ; round 1 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ldd r6, Y+21
    or r22, r6
    ; round 2 (skinny.dsl:60)
    swap r6
    mov r24, r6
    andi r24, 240
    ori r24, 1
    ldd r6, Y+20
    eor r24, r6
    ; round 1 (skinny.dsl:60)
    swap r6
    mov r10, r24
    mov r24, r6
    andi r24, 240
    eor r22, r24
    subi r28, lo8(-(-14))
    sbci r29, hi8(-(-14))
    ldd r30, Y+5
    ldd r31, Y+5+1
    st Z+, r22
    ldd r6, Y+42
    mov r22, r6
    swap r22
    andi r22, 240
    ldd r24, Y+39
    eor r22, r24
    st Z+, r22
    swap r6
    mov r22, r6
    andi r22, 240
    ldd r6, Y+41
    or r22, r6
    swap r22
    swap r24
    std Y+39, r22
    ldi r22, 3
    ; round 2 (skinny.dsl:60)
    swap r22
    andi r22, 240
    std Y+42, r10
    ldd r10, Y+47
    or r22, r10
    ; round 3 (skinny.dsl:60)
    swap r10
    std Y+47, r19
    mov r19, r10
    andi r19, 240
    ori r19, 3
    ; round 2 (skinny.dsl:60)
    ldd r10, Y+30
    std Y+34, r11
    mov r11, r10
    swap r11
    std Y+35, r23
    mov r23, r11
    andi r23, 240
    eor r22, r23
    st Z+, r22
    ; round 3 (skinny.dsl:60)
    mov r23, r10
    andi r23, 15
    eor r19, r23
    ; round 1 (skinny.dsl:60)
    ldd r23, Y+36
    mov r22, r23
    swap r22
    andi r22, 240
    ldd r10, Y+38
    or r22, r10
    st Z+, r22
    ; round 2 (skinny.dsl:60)
    swap r10
    mov r22, r10
    andi r22, 240
    or r23, r22
    ; round 1 (skinny.dsl:60)
    ldd r22, Y+40
    movw r10, r22 ; r11, r23
    swap r10
    mov r23, r10
    andi r23, 240
    or r6, r23
    st Z+, r6
    swap r22
    andi r22, 240
    swap r22
    eor r22, r24
    ; round 2 (skinny.dsl:60)
    ldd r6, Y+53
    mov r10, r6
    swap r10
    mov r23, r10
    andi r23, 240
    ldd r24, Y+50
    eor r23, r24
    st Z+, r23
    swap r6
    mov r23, r6
    andi r23, 240
    ldd r6, Y+52
    or r23, r6
    swap r23
    ; round 3 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 7
    swap r22
    andi r22, 240
    std Y+50, r10
    ldd r10, Y+20
    or r22, r10
    ; round 4 (skinny.dsl:60)
    swap r10
    std Y+20, r23
    mov r23, r10
    andi r23, 240
    ori r23, 7
    ; round 3 (skinny.dsl:60)
    ldd r10, Y+22
    std Y+53, r11
    mov r11, r10
    swap r11
    std Y+40, r19
    mov r19, r11
    andi r19, 240
    eor r22, r19
    st Z+, r22
    ; round 4 (skinny.dsl:60)
    mov r19, r10
    andi r19, 15
    eor r23, r19
    ; round 2 (skinny.dsl:60)
    ldd r19, Y+48
    mov r22, r19
    swap r22
    andi r22, 240
    ldd r10, Y+49
    or r22, r10
    st Z+, r22
    ; round 1 (skinny.dsl:60)
    swap r10
    andi r19, 15
    mov r22, r10
    andi r22, 240
    or r19, r22
    ; round 2 (skinny.dsl:60)
    ldd r22, Y+51
    mov r10, r22
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r6, r19
    st Z+, r6
    ; round 3 (skinny.dsl:60)
    swap r22
    andi r22, 240
    swap r22
    eor r22, r24
    ldd r6, Y+61
    mov r10, r6
    swap r10
    mov r19, r10
    andi r19, 240
    ldd r24, Y+58
    eor r19, r24
    st Z+, r19
    swap r6
    mov r19, r6
    andi r19, 240
    ldd r6, Y+60
    or r19, r6
    swap r19
    ; round 4 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 15
    swap r22
    andi r22, 240
    std Y+58, r11
    adiw r28, 24
    ldd r11, Y+41
    or r22, r11
    ; round 5 (skinny.dsl:60)
    swap r11
    std Y+41, r19
    mov r19, r11
    andi r19, 240
    ori r19, 15
    ; round 4 (skinny.dsl:60)
    ldd r11, Y+0
    std Y+37, r10
    mov r10, r11
    swap r10
    std Y+27, r23
    mov r23, r10
    andi r23, 240
    eor r22, r23
    st Z+, r22
    ; round 5 (skinny.dsl:60)
    mov r23, r11
    andi r23, 15
    eor r19, r23
    ; round 3 (skinny.dsl:60)
    ldd r23, Y+32
    mov r22, r23
    swap r22
    andi r22, 240
    ldd r10, Y+33
    or r22, r10
    st Z+, r22
    ; round 2 (skinny.dsl:60)
    swap r10
    andi r23, 15
    mov r22, r10
    andi r22, 240
    or r23, r22
    ; round 3 (skinny.dsl:60)
    ldd r22, Y+35
    movw r10, r22 ; r11, r23
    swap r10
    mov r23, r10
    andi r23, 240
    or r6, r23
    st Z+, r6
    ; round 4 (skinny.dsl:60)
    swap r22
    andi r22, 240
    swap r22
    eor r22, r24
    ldd r6, Y+47
    mov r10, r6
    swap r10
    mov r23, r10
    andi r23, 240
    ldd r24, Y+44
    eor r23, r24
    st Z+, r23
    swap r6
    mov r23, r6
    andi r23, 240
    ldd r6, Y+46
    or r23, r6
    swap r23
    ; round 5 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 15
    swap r22
    andi r22, 240
    std Y+44, r11
    ldd r11, Y+50
    or r22, r11
    ; round 6 (skinny.dsl:60)
    swap r11
    std Y+50, r23
    mov r23, r11
    andi r23, 240
    ori r23, 15
    ; round 5 (skinny.dsl:60)
    ldd r11, Y+38
    std Y+47, r10
    mov r10, r11
    swap r10
    std Y+35, r19
    mov r19, r10
    andi r19, 240
    eor r22, r19
    st Z+, r22
    ; round 6 (skinny.dsl:60)
    mov r19, r11
    andi r19, 15
    eor r23, r19
    ; round 4 (skinny.dsl:60)
    ldd r19, Y+42
    mov r22, r19
    swap r22
    andi r22, 240
    ldd r10, Y+43
    or r22, r10
    st Z+, r22
    ; round 3 (skinny.dsl:60)
    swap r10
    andi r19, 15
    mov r22, r10
    andi r22, 240
    or r19, r22
    ; round 4 (skinny.dsl:60)
    ldd r22, Y+45
    mov r10, r22
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r6, r19
    st Z+, r6
    ; round 5 (skinny.dsl:60)
    swap r22
    andi r22, 240
    swap r22
    eor r22, r24
    ldd r6, Y+56
    mov r10, r6
    swap r10
    mov r19, r10
    andi r19, 240
    ori r19, 1
    ldd r24, Y+53
    eor r19, r24
    st Z+, r19
    swap r6
    mov r19, r6
    andi r19, 240
    ldd r6, Y+55
    or r19, r6
    swap r19
    ; round 6 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 14
    swap r22
    andi r22, 240
    std Y+53, r11
    subi r28, lo8(-(-8))
    sbci r29, hi8(-(-8))
    ldd r11, Y+0
    or r22, r11
    ; round 7 (skinny.dsl:60)
    swap r11
    std Y+0, r19
    mov r19, r11
    andi r19, 240
    ori r19, 14
    adiw r28, 16
    ; round 6 (skinny.dsl:60)
    ldd r11, Y+49
    std Y+48, r10
    mov r10, r11
    swap r10
    std Y+37, r23
    mov r23, r10
    andi r23, 240
    eor r22, r23
    st Z+, r22
    ; round 7 (skinny.dsl:60)
    mov r23, r11
    andi r23, 15
    eor r19, r23
    ; round 5 (skinny.dsl:60)
    ldd r23, Y+43
    mov r22, r23
    swap r22
    andi r22, 240
    ldd r10, Y+44
    or r22, r10
    st Z+, r22
    ; round 4 (skinny.dsl:60)
    swap r10
    andi r23, 15
    mov r22, r10
    andi r22, 240
    or r23, r22
    ; round 5 (skinny.dsl:60)
    ldd r22, Y+46
    movw r10, r22 ; r11, r23
    swap r10
    mov r23, r10
    andi r23, 240
    or r6, r23
    st Z+, r6
    ; round 6 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 1
    swap r22
    eor r22, r24
    ldd r6, Y+40
    mov r10, r6
    swap r10
    mov r23, r10
    andi r23, 240
    ori r23, 3
    ldd r24, Y+32
    eor r23, r24
    st Z+, r23
    swap r6
    mov r23, r6
    andi r23, 240
    ldd r6, Y+0
    or r23, r6
    swap r23
    ; round 7 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 13
    swap r22
    andi r22, 240
    std Y+32, r11
    adiw r28, 31
    ldd r11, Y+39
    or r22, r11
    ; round 8 (skinny.dsl:60)
    swap r11
    std Y+39, r23
    mov r23, r11
    andi r23, 240
    ori r23, 13
    ; round 7 (skinny.dsl:60)
    ldd r11, Y+10
    std Y+9, r10
    mov r10, r11
    swap r10
    std Y+15, r19
    mov r19, r10
    andi r19, 240
    eor r22, r19
    st Z+, r22
    ; round 8 (skinny.dsl:60)
    mov r19, r11
    andi r19, 15
    eor r23, r19
    ; round 6 (skinny.dsl:60)
    ldd r19, Y+19
    mov r22, r19
    swap r22
    andi r22, 240
    ldd r10, Y+0
    or r22, r10
    st Z+, r22
    ; round 5 (skinny.dsl:60)
    swap r10
    andi r19, 15
    mov r22, r10
    andi r22, 240
    or r19, r22
    subi r28, lo8(-(-38))
    sbci r29, hi8(-(-38))
    ; round 6 (skinny.dsl:60)
    ldd r22, Y+0
    mov r10, r22
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r6, r19
    st Z+, r6
    ; round 7 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 3
    swap r22
    eor r22, r24
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    ldd r6, Y+0
    mov r10, r6
    swap r10
    mov r19, r10
    andi r19, 240
    ori r19, 3
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r24, Y+10
    eor r19, r24
    st Z+, r19
    swap r6
    mov r19, r6
    andi r19, 240
    ldd r6, Y+0
    or r19, r6
    swap r19
    ; round 8 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 11
    swap r22
    andi r22, 240
    std Y+10, r11
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r11, Y+0
    or r22, r11
    ; round 9 (skinny.dsl:60)
    swap r11
    std Y+0, r19
    mov r19, r11
    andi r19, 240
    ori r19, 11
    ; round 8 (skinny.dsl:60)
    ldd r11, Y+14
    std Y+15, r10
    mov r10, r11
    swap r10
    subi r28, lo8(-(-62))
    sbci r29, hi8(-(-62))
    std Y+2, r23
    mov r23, r10
    andi r23, 240
    eor r22, r23
    st Z+, r22
    ; round 9 (skinny.dsl:60)
    mov r23, r11
    andi r23, 15
    eor r19, r23
    ; round 7 (skinny.dsl:60)
    ldd r23, Y+0
    mov r22, r23
    swap r22
    andi r22, 240
    ldd r10, Y+61
    or r22, r10
    st Z+, r22
    ; round 6 (skinny.dsl:60)
    swap r10
    andi r23, 15
    mov r22, r10
    andi r22, 240
    or r23, r22
    ; round 7 (skinny.dsl:60)
    ldd r22, Y+60
    movw r10, r22 ; r11, r23
    swap r10
    mov r23, r10
    andi r23, 240
    or r6, r23
    st Z+, r6
    ; round 8 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 3
    swap r22
    eor r22, r24
    adiw r28, 23
    ldd r6, Y+49
    mov r10, r6
    swap r10
    mov r23, r10
    andi r23, 240
    ori r23, 3
    ldd r24, Y+41
    eor r23, r24
    st Z+, r23
    swap r6
    mov r23, r6
    andi r23, 240
    ldd r6, Y+43
    or r23, r6
    swap r23
    ; round 9 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 7
    swap r22
    andi r22, 240
    std Y+41, r11
    ldd r11, Y+45
    or r22, r11
    ; round 10 (skinny.dsl:60)
    swap r11
    std Y+45, r23
    mov r23, r11
    andi r23, 240
    ori r23, 7
    ; round 9 (skinny.dsl:60)
    ldd r11, Y+44
    std Y+49, r10
    mov r10, r11
    swap r10
    std Y+37, r19
    mov r19, r10
    andi r19, 240
    eor r22, r19
    st Z+, r22
    ; round 10 (skinny.dsl:60)
    mov r19, r11
    andi r19, 15
    eor r23, r19
    ; round 8 (skinny.dsl:60)
    ldd r19, Y+40
    mov r22, r19
    swap r22
    andi r22, 240
    ldd r10, Y+0
    or r22, r10
    st Z+, r22
    ; round 7 (skinny.dsl:60)
    swap r10
    andi r19, 15
    mov r22, r10
    andi r22, 240
    or r19, r22
    ; round 8 (skinny.dsl:60)
    ldd r22, Y+42
    mov r10, r22
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r6, r19
    st Z+, r6
    ; round 9 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 3
    swap r22
    eor r22, r24
    ldd r6, Y+52
    mov r10, r6
    swap r10
    mov r19, r10
    andi r19, 240
    ori r19, 3
    ldd r24, Y+48
    eor r19, r24
    st Z+, r19
    swap r6
    mov r19, r6
    andi r19, 240
    ldd r6, Y+51
    or r19, r6
    swap r19
    ; round 10 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 15
    swap r22
    andi r22, 240
    std Y+48, r11
    ldd r11, Y+59
    or r22, r11
    ; round 11 (skinny.dsl:60)
    swap r11
    std Y+59, r19
    mov r19, r11
    andi r19, 240
    ori r19, 15
    ; round 10 (skinny.dsl:60)
    ldd r11, Y+58
    std Y+52, r10
    mov r10, r11
    swap r10
    std Y+42, r23
    mov r23, r10
    andi r23, 240
    eor r22, r23
    st Z+, r22
    ; round 11 (skinny.dsl:60)
    mov r23, r11
    andi r23, 15
    eor r19, r23
    ; round 9 (skinny.dsl:60)
    ldd r23, Y+46
    mov r22, r23
    swap r22
    andi r22, 240
    ldd r10, Y+47
    or r22, r10
    st Z+, r22
    ; round 8 (skinny.dsl:60)
    swap r10
    andi r23, 15
    mov r22, r10
    andi r22, 240
    or r23, r22
    ; round 9 (skinny.dsl:60)
    ldd r22, Y+50
    movw r10, r22 ; r11, r23
    swap r10
    mov r23, r10
    andi r23, 240
    or r6, r23
    st Z+, r6
    ; round 10 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 3
    swap r22
    eor r22, r24
    adiw r28, 50
    ldd r6, Y+15
    mov r10, r6
    swap r10
    mov r23, r10
    andi r23, 240
    ori r23, 2
    ldd r24, Y+12
    eor r23, r24
    st Z+, r23
    swap r6
    mov r23, r6
    andi r23, 240
    ldd r6, Y+14
    or r23, r6
    swap r23
    ; round 11 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 14
    swap r22
    andi r22, 240
    std Y+12, r11
    ldd r11, Y+25
    or r22, r11
    ; round 12 (skinny.dsl:60)
    swap r11
    std Y+25, r23
    mov r23, r11
    andi r23, 240
    ori r23, 14
    ; round 11 (skinny.dsl:60)
    ldd r11, Y+5
    std Y+15, r10
    mov r10, r11
    swap r10
    std Y+0, r19
    mov r19, r10
    andi r19, 240
    eor r22, r19
    st Z+, r22
    ; round 12 (skinny.dsl:60)
    mov r19, r11
    andi r19, 15
    eor r23, r19
    ; round 10 (skinny.dsl:60)
    ldd r19, Y+10
    mov r22, r19
    swap r22
    andi r22, 240
    ldd r10, Y+11
    or r22, r10
    st Z+, r22
    ; round 9 (skinny.dsl:60)
    swap r10
    andi r19, 15
    mov r22, r10
    andi r22, 240
    or r19, r22
    ; round 10 (skinny.dsl:60)
    ldd r22, Y+13
    mov r10, r22
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r6, r19
    st Z+, r6
    ; round 11 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 2
    swap r22
    eor r22, r24
    ldd r6, Y+31
    mov r10, r6
    swap r10
    mov r19, r10
    andi r19, 240
    ori r19, 1
    ldd r24, Y+28
    eor r19, r24
    st Z+, r19
    swap r6
    mov r19, r6
    andi r19, 240
    ldd r6, Y+30
    or r19, r6
    swap r19
    ; round 12 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 12
    swap r22
    andi r22, 240
    std Y+28, r11
    ldd r11, Y+33
    or r22, r11
    ; round 13 (skinny.dsl:60)
    swap r11
    std Y+33, r19
    mov r19, r11
    andi r19, 240
    ori r19, 12
    ; round 12 (skinny.dsl:60)
    ldd r11, Y+16
    std Y+31, r10
    mov r10, r11
    swap r10
    std Y+13, r23
    mov r23, r10
    andi r23, 240
    eor r22, r23
    st Z+, r22
    ; round 13 (skinny.dsl:60)
    mov r23, r11
    andi r23, 15
    eor r19, r23
    ; round 11 (skinny.dsl:60)
    ldd r23, Y+26
    mov r22, r23
    swap r22
    andi r22, 240
    ldd r10, Y+27
    or r22, r10
    st Z+, r22
    ; round 10 (skinny.dsl:60)
    swap r10
    andi r23, 15
    mov r22, r10
    andi r22, 240
    or r23, r22
    ; round 11 (skinny.dsl:60)
    ldd r22, Y+29
    movw r10, r22 ; r11, r23
    swap r10
    mov r23, r10
    andi r23, 240
    or r6, r23
    st Z+, r6
    ; round 12 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 1
    swap r22
    eor r22, r24
    ldd r6, Y+39
    mov r10, r6
    swap r10
    mov r23, r10
    andi r23, 240
    ori r23, 3
    ldd r24, Y+36
    eor r23, r24
    st Z+, r23
    swap r6
    mov r23, r6
    andi r23, 240
    ldd r6, Y+38
    or r23, r6
    swap r23
    ; round 13 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 9
    swap r22
    andi r22, 240
    std Y+36, r11
    ldd r11, Y+41
    or r22, r11
    ; round 14 (skinny.dsl:60)
    swap r11
    std Y+41, r23
    mov r23, r11
    andi r23, 240
    ori r23, 9
    ; round 13 (skinny.dsl:60)
    ldd r11, Y+23
    std Y+39, r10
    mov r10, r11
    swap r10
    std Y+29, r19
    mov r19, r10
    andi r19, 240
    eor r22, r19
    st Z+, r22
    ; round 14 (skinny.dsl:60)
    mov r19, r11
    andi r19, 15
    eor r23, r19
    ; round 12 (skinny.dsl:60)
    ldd r19, Y+34
    mov r22, r19
    swap r22
    andi r22, 240
    ldd r10, Y+35
    or r22, r10
    st Z+, r22
    ; round 11 (skinny.dsl:60)
    swap r10
    andi r19, 15
    mov r22, r10
    andi r22, 240
    or r19, r22
    ; round 12 (skinny.dsl:60)
    ldd r22, Y+37
    mov r10, r22
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r6, r19
    st Z+, r6
    ; round 13 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 3
    swap r22
    eor r22, r24
    ldd r6, Y+47
    mov r10, r6
    swap r10
    mov r19, r10
    andi r19, 240
    ori r19, 3
    ldd r24, Y+44
    eor r19, r24
    st Z+, r19
    swap r6
    mov r19, r6
    andi r19, 240
    ldd r6, Y+46
    or r19, r6
    swap r19
    ; round 14 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 3
    swap r22
    andi r22, 240
    std Y+44, r11
    ldd r11, Y+49
    or r22, r11
    ; round 15 (skinny.dsl:60)
    swap r11
    std Y+49, r19
    mov r19, r11
    andi r19, 240
    ori r19, 3
    ; round 14 (skinny.dsl:60)
    ldd r11, Y+18
    std Y+47, r10
    mov r10, r11
    swap r10
    std Y+37, r23
    mov r23, r10
    andi r23, 240
    eor r22, r23
    st Z+, r22
    ; round 15 (skinny.dsl:60)
    mov r23, r11
    andi r23, 15
    eor r19, r23
    ; round 13 (skinny.dsl:60)
    ldd r23, Y+42
    mov r22, r23
    swap r22
    andi r22, 240
    ldd r10, Y+43
    or r22, r10
    st Z+, r22
    ; round 12 (skinny.dsl:60)
    swap r10
    andi r23, 15
    mov r22, r10
    andi r22, 240
    or r23, r22
    ; round 13 (skinny.dsl:60)
    ldd r22, Y+45
    movw r10, r22 ; r11, r23
    swap r10
    mov r23, r10
    andi r23, 240
    or r6, r23
    st Z+, r6
    ; round 14 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 3
    swap r22
    eor r22, r24
    ldd r6, Y+55
    mov r10, r6
    swap r10
    mov r23, r10
    andi r23, 240
    ori r23, 3
    ldd r24, Y+52
    eor r23, r24
    st Z+, r23
    swap r6
    mov r23, r6
    andi r23, 240
    ldd r6, Y+54
    or r23, r6
    swap r23
    ; round 15 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 7
    swap r22
    andi r22, 240
    std Y+52, r11
    ldd r11, Y+57
    or r22, r11
    ; round 16 (skinny.dsl:60)
    swap r11
    std Y+57, r23
    mov r23, r11
    andi r23, 240
    ori r23, 7
    ; round 15 (skinny.dsl:60)
    ldd r11, Y+7
    std Y+55, r10
    mov r10, r11
    swap r10
    std Y+45, r19
    mov r19, r10
    andi r19, 240
    eor r22, r19
    st Z+, r22
    ; round 16 (skinny.dsl:60)
    mov r19, r11
    andi r19, 15
    eor r23, r19
    ; round 14 (skinny.dsl:60)
    ldd r19, Y+50
    mov r22, r19
    swap r22
    andi r22, 240
    ldd r10, Y+51
    or r22, r10
    st Z+, r22
    ; round 13 (skinny.dsl:60)
    swap r10
    andi r19, 15
    mov r22, r10
    andi r22, 240
    or r19, r22
    ; round 14 (skinny.dsl:60)
    ldd r22, Y+53
    mov r10, r22
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r6, r19
    st Z+, r6
    ; round 15 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 3
    swap r22
    eor r22, r24
    ldd r6, Y+63
    mov r10, r6
    swap r10
    mov r19, r10
    andi r19, 240
    ori r19, 2
    ldd r24, Y+60
    eor r19, r24
    st Z+, r19
    swap r6
    mov r19, r6
    andi r19, 240
    ldd r6, Y+62
    or r19, r6
    swap r19
    ; round 16 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 14
    swap r22
    andi r22, 240
    std Y+60, r11
    adiw r28, 19
    ldd r11, Y+46
    or r22, r11
    ; round 17 (skinny.dsl:60)
    swap r11
    std Y+46, r19
    mov r19, r11
    andi r19, 240
    ori r19, 14
    ; round 16 (skinny.dsl:60)
    ldd r11, Y+3
    std Y+44, r10
    mov r10, r11
    swap r10
    std Y+34, r23
    mov r23, r10
    andi r23, 240
    eor r22, r23
    st Z+, r22
    ; round 17 (skinny.dsl:60)
    mov r23, r11
    andi r23, 15
    eor r19, r23
    ; round 15 (skinny.dsl:60)
    ldd r23, Y+39
    mov r22, r23
    swap r22
    andi r22, 240
    ldd r10, Y+40
    or r22, r10
    st Z+, r22
    ; round 14 (skinny.dsl:60)
    swap r10
    andi r23, 15
    mov r22, r10
    andi r22, 240
    or r23, r22
    ; round 15 (skinny.dsl:60)
    ldd r22, Y+42
    movw r10, r22 ; r11, r23
    swap r10
    mov r23, r10
    andi r23, 240
    or r6, r23
    st Z+, r6
    ; round 16 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 2
    swap r22
    eor r22, r24
    ldd r6, Y+52
    mov r10, r6
    swap r10
    mov r23, r10
    andi r23, 240
    ldd r24, Y+49
    eor r23, r24
    st Z+, r23
    swap r6
    mov r23, r6
    andi r23, 240
    ldd r6, Y+51
    or r23, r6
    swap r23
    ; round 17 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 13
    swap r22
    andi r22, 240
    std Y+49, r11
    ldd r11, Y+54
    or r22, r11
    ; round 18 (skinny.dsl:60)
    swap r11
    std Y+54, r23
    mov r23, r11
    andi r23, 240
    ori r23, 13
    ; round 17 (skinny.dsl:60)
    ldd r11, Y+0
    std Y+52, r10
    mov r10, r11
    swap r10
    std Y+42, r19
    mov r19, r10
    andi r19, 240
    eor r22, r19
    st Z+, r22
    ; round 18 (skinny.dsl:60)
    mov r19, r11
    andi r19, 15
    eor r23, r19
    ; round 16 (skinny.dsl:60)
    ldd r19, Y+47
    mov r22, r19
    swap r22
    andi r22, 240
    ldd r10, Y+48
    or r22, r10
    st Z+, r22
    ; round 15 (skinny.dsl:60)
    swap r10
    andi r19, 15
    mov r22, r10
    andi r22, 240
    or r19, r22
    ; round 16 (skinny.dsl:60)
    ldd r22, Y+50
    mov r10, r22
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r6, r19
    st Z+, r6
    ; round 17 (skinny.dsl:60)
    swap r22
    andi r22, 240
    swap r22
    eor r22, r24
    ldd r6, Y+60
    mov r10, r6
    swap r10
    mov r19, r10
    andi r19, 240
    ori r19, 1
    ldd r24, Y+57
    eor r19, r24
    st Z+, r19
    swap r6
    mov r19, r6
    andi r19, 240
    ldd r6, Y+59
    or r19, r6
    swap r19
    ; round 18 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 10
    swap r22
    andi r22, 240
    std Y+57, r11
    ldd r11, Y+1
    or r22, r11
    ; round 19 (skinny.dsl:60)
    swap r11
    std Y+1, r19
    mov r19, r11
    andi r19, 240
    ori r19, 10
    ; round 18 (skinny.dsl:60)
    ldd r11, Y+37
    std Y+60, r10
    mov r10, r11
    swap r10
    std Y+50, r23
    mov r23, r10
    andi r23, 240
    eor r22, r23
    st Z+, r22
    ; round 19 (skinny.dsl:60)
    mov r23, r11
    andi r23, 15
    eor r19, r23
    ; round 17 (skinny.dsl:60)
    ldd r23, Y+55
    mov r22, r23
    swap r22
    andi r22, 240
    ldd r10, Y+56
    or r22, r10
    st Z+, r22
    ; round 16 (skinny.dsl:60)
    swap r10
    andi r23, 15
    mov r22, r10
    andi r22, 240
    or r23, r22
    ; round 17 (skinny.dsl:60)
    ldd r22, Y+58
    movw r10, r22 ; r11, r23
    swap r10
    mov r23, r10
    andi r23, 240
    or r6, r23
    st Z+, r6
    ; round 18 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 1
    swap r22
    eor r22, r24
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r6, Y+3
    mov r10, r6
    swap r10
    mov r23, r10
    andi r23, 240
    ori r23, 3
    ldd r24, Y+0
    eor r23, r24
    st Z+, r23
    swap r6
    mov r23, r6
    andi r23, 240
    ldd r6, Y+2
    or r23, r6
    swap r23
    ; round 19 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 5
    swap r22
    andi r22, 240
    std Y+0, r11
    ldd r11, Y+6
    or r22, r11
    ; round 20 (skinny.dsl:60)
    swap r11
    std Y+6, r23
    mov r23, r11
    andi r23, 240
    ori r23, 5
    subi r28, lo8(-(-59))
    sbci r29, hi8(-(-59))
    ; round 19 (skinny.dsl:60)
    ldd r11, Y+0
    std Y+62, r10
    mov r10, r11
    swap r10
    std Y+53, r19
    mov r19, r10
    andi r19, 240
    eor r22, r19
    st Z+, r22
    ; round 20 (skinny.dsl:60)
    mov r19, r11
    andi r19, 15
    eor r23, r19
    ; round 18 (skinny.dsl:60)
    ldd r19, Y+57
    mov r22, r19
    swap r22
    andi r22, 240
    ldd r10, Y+58
    or r22, r10
    st Z+, r22
    ; round 17 (skinny.dsl:60)
    swap r10
    andi r19, 15
    mov r22, r10
    andi r22, 240
    or r19, r22
    ; round 18 (skinny.dsl:60)
    ldd r22, Y+60
    mov r10, r22
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r6, r19
    st Z+, r6
    ; round 19 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 3
    swap r22
    eor r22, r24
    adiw r28, 40
    ldd r6, Y+31
    mov r10, r6
    swap r10
    mov r19, r10
    andi r19, 240
    ori r19, 3
    ldd r24, Y+28
    eor r19, r24
    st Z+, r19
    swap r6
    mov r19, r6
    andi r19, 240
    ldd r6, Y+30
    or r19, r6
    swap r19
    ; round 20 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 11
    swap r22
    andi r22, 240
    std Y+28, r11
    ldd r11, Y+0
    or r22, r11
    ; round 21 (skinny.dsl:60)
    swap r11
    std Y+0, r19
    mov r19, r11
    andi r19, 240
    ori r19, 11
    ; round 20 (skinny.dsl:60)
    ldd r11, Y+23
    std Y+31, r10
    mov r10, r11
    swap r10
    std Y+20, r23
    mov r23, r10
    andi r23, 240
    eor r22, r23
    st Z+, r22
    ; round 21 (skinny.dsl:60)
    mov r23, r11
    andi r23, 15
    eor r19, r23
    ; round 19 (skinny.dsl:60)
    ldd r23, Y+26
    mov r22, r23
    swap r22
    andi r22, 240
    ldd r10, Y+27
    or r22, r10
    st Z+, r22
    ; round 18 (skinny.dsl:60)
    swap r10
    andi r23, 15
    mov r22, r10
    andi r22, 240
    or r23, r22
    ; round 19 (skinny.dsl:60)
    ldd r22, Y+29
    movw r10, r22 ; r11, r23
    swap r10
    mov r23, r10
    andi r23, 240
    or r6, r23
    st Z+, r6
    ; round 20 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 3
    swap r22
    eor r22, r24
    ldd r6, Y+38
    mov r10, r6
    swap r10
    mov r23, r10
    andi r23, 240
    ori r23, 2
    ldd r24, Y+35
    eor r23, r24
    st Z+, r23
    swap r6
    mov r23, r6
    andi r23, 240
    ldd r6, Y+37
    or r23, r6
    swap r23
    ; round 21 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 6
    swap r22
    andi r22, 240
    std Y+35, r11
    ldd r11, Y+41
    or r22, r11
    ; round 22 (skinny.dsl:60)
    swap r11
    std Y+41, r23
    mov r23, r11
    andi r23, 240
    ori r23, 6
    ; round 21 (skinny.dsl:60)
    ldd r11, Y+32
    std Y+38, r10
    mov r10, r11
    swap r10
    std Y+29, r19
    mov r19, r10
    andi r19, 240
    eor r22, r19
    st Z+, r22
    ; round 22 (skinny.dsl:60)
    mov r19, r11
    andi r19, 15
    eor r23, r19
    ; round 20 (skinny.dsl:60)
    ldd r19, Y+33
    mov r22, r19
    swap r22
    andi r22, 240
    ldd r10, Y+34
    or r22, r10
    st Z+, r22
    ; round 19 (skinny.dsl:60)
    swap r10
    andi r19, 15
    mov r22, r10
    andi r22, 240
    or r19, r22
    ; round 20 (skinny.dsl:60)
    ldd r22, Y+36
    mov r10, r22
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r6, r19
    st Z+, r6
    ; round 21 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 2
    swap r22
    eor r22, r24
    ldd r6, Y+47
    mov r10, r6
    swap r10
    mov r19, r10
    andi r19, 240
    ori r19, 1
    ldd r24, Y+44
    eor r19, r24
    st Z+, r19
    swap r6
    mov r19, r6
    andi r19, 240
    ldd r6, Y+46
    or r19, r6
    swap r19
    ; round 22 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 12
    swap r22
    andi r22, 240
    std Y+44, r11
    subi r28, lo8(-(-43))
    sbci r29, hi8(-(-43))
    ldd r11, Y+0
    or r22, r11
    ; round 23 (skinny.dsl:60)
    swap r11
    std Y+0, r19
    mov r19, r11
    andi r19, 240
    ori r19, 12
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    ; round 22 (skinny.dsl:60)
    ldd r11, Y+3
    std Y+11, r10
    mov r10, r11
    swap r10
    std Y+0, r23
    mov r23, r10
    andi r23, 240
    eor r22, r23
    st Z+, r22
    ; round 23 (skinny.dsl:60)
    mov r23, r11
    andi r23, 15
    eor r19, r23
    ; round 21 (skinny.dsl:60)
    ldd r23, Y+6
    mov r22, r23
    swap r22
    andi r22, 240
    ldd r10, Y+7
    or r22, r10
    st Z+, r22
    ; round 20 (skinny.dsl:60)
    swap r10
    andi r23, 15
    mov r22, r10
    andi r22, 240
    or r23, r22
    ; round 21 (skinny.dsl:60)
    ldd r22, Y+9
    movw r10, r22 ; r11, r23
    swap r10
    mov r23, r10
    andi r23, 240
    or r6, r23
    st Z+, r6
    ; round 22 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 1
    swap r22
    eor r22, r24
    ldd r6, Y+18
    mov r10, r6
    swap r10
    mov r23, r10
    andi r23, 240
    ori r23, 2
    ldd r24, Y+15
    eor r23, r24
    st Z+, r23
    swap r6
    mov r23, r6
    andi r23, 240
    ldd r6, Y+17
    or r23, r6
    swap r23
    ; round 23 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 8
    swap r22
    andi r22, 240
    std Y+15, r11
    ldd r11, Y+21
    or r22, r11
    ; round 24 (skinny.dsl:60)
    swap r11
    std Y+21, r23
    mov r23, r11
    andi r23, 240
    ori r23, 8
    ; round 23 (skinny.dsl:60)
    ldd r11, Y+12
    std Y+18, r10
    mov r10, r11
    swap r10
    std Y+9, r19
    mov r19, r10
    andi r19, 240
    eor r22, r19
    st Z+, r22
    ; round 24 (skinny.dsl:60)
    mov r19, r11
    andi r19, 15
    eor r23, r19
    ; round 22 (skinny.dsl:60)
    ldd r19, Y+13
    mov r22, r19
    swap r22
    andi r22, 240
    ldd r10, Y+14
    or r22, r10
    st Z+, r22
    ; round 21 (skinny.dsl:60)
    swap r10
    andi r19, 15
    mov r22, r10
    andi r22, 240
    or r19, r22
    ; round 22 (skinny.dsl:60)
    ldd r22, Y+16
    mov r10, r22
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r6, r19
    st Z+, r6
    ; round 23 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 2
    swap r22
    eor r22, r24
    ldd r6, Y+27
    mov r10, r6
    swap r10
    mov r19, r10
    andi r19, 240
    ori r19, 1
    ldd r24, Y+24
    eor r19, r24
    st Z+, r19
    swap r6
    mov r19, r6
    andi r19, 240
    ldd r6, Y+26
    or r19, r6
    swap r19
    ; round 24 (skinny.dsl:60)
    swap r24
    ldd r10, Y+19
    std Y+24, r11
    mov r11, r10
    swap r11
    std Y+27, r22
    mov r22, r11
    andi r22, 240
    ldd r11, Y+28
    eor r22, r11
    st Z+, r22
    ; round 25 (skinny.dsl:60)
    swap r11
    mov r22, r11
    andi r22, 240
    mov r11, r19
    mov r19, r10
    andi r19, 15
    eor r22, r19
    ; round 23 (skinny.dsl:60)
    ldd r19, Y+22
    mov r10, r19
    swap r10
    std Y+19, r23
    mov r23, r10
    andi r23, 240
    ldd r10, Y+23
    or r23, r10
    st Z+, r23
    ; round 22 (skinny.dsl:60)
    swap r10
    andi r19, 15
    mov r23, r10
    andi r23, 240
    or r19, r23
    ; round 23 (skinny.dsl:60)
    ldd r23, Y+25
    mov r10, r23
    swap r10
    std Y+22, r19
    mov r19, r10
    andi r19, 240
    or r6, r19
    st Z+, r6
    ; round 24 (skinny.dsl:60)
    swap r23
    andi r23, 240
    ori r23, 1
    swap r23
    eor r23, r24
    ldd r6, Y+34
    mov r10, r6
    swap r10
    mov r19, r10
    andi r19, 240
    ori r19, 3
    ldd r24, Y+31
    eor r19, r24
    st Z+, r19
    swap r6
    mov r19, r6
    andi r19, 240
    ldd r6, Y+33
    or r19, r6
    swap r19
    ; round 25 (skinny.dsl:60)
    swap r24
    mov r10, r23
    ldi r23, 1
    swap r23
    andi r23, 240
    std Y+31, r11
    ldd r11, Y+37
    or r23, r11
    ; round 26 (skinny.dsl:60)
    swap r11
    std Y+37, r19
    mov r19, r11
    andi r19, 240
    ori r19, 1
    subi r28, lo8(-(-52))
    sbci r29, hi8(-(-52))
    ; round 25 (skinny.dsl:60)
    ldd r11, Y+0
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    std Y+9, r10
    mov r10, r11
    swap r10
    std Y+0, r22
    mov r22, r10
    andi r22, 240
    eor r23, r22
    st Z+, r23
    ; round 26 (skinny.dsl:60)
    mov r23, r11
    andi r23, 15
    eor r19, r23
    ; round 24 (skinny.dsl:60)
    ldd r23, Y+4
    mov r22, r23
    swap r22
    andi r22, 240
    ldd r10, Y+5
    or r22, r10
    st Z+, r22
    ; round 23 (skinny.dsl:60)
    swap r10
    andi r23, 15
    mov r22, r10
    andi r22, 240
    or r23, r22
    ; round 24 (skinny.dsl:60)
    ldd r22, Y+7
    movw r10, r22 ; r11, r23
    swap r10
    mov r23, r10
    andi r23, 240
    or r6, r23
    st Z+, r6
    ; round 25 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 3
    swap r22
    eor r22, r24
    ldd r6, Y+18
    mov r10, r6
    swap r10
    mov r23, r10
    andi r23, 240
    ori r23, 2
    ldd r24, Y+15
    eor r23, r24
    st Z+, r23
    swap r6
    mov r23, r6
    andi r23, 240
    ldd r6, Y+17
    or r23, r6
    swap r23
    ; round 26 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 2
    swap r22
    andi r22, 240
    std Y+15, r11
    ldd r11, Y+19
    or r22, r11
    ; round 27 (skinny.dsl:60)
    swap r11
    std Y+19, r23
    mov r23, r11
    andi r23, 240
    ori r23, 2
    ; round 26 (skinny.dsl:60)
    ldd r11, Y+10
    std Y+18, r10
    mov r10, r11
    swap r10
    std Y+7, r19
    mov r19, r10
    andi r19, 240
    eor r22, r19
    st Z+, r22
    ; round 27 (skinny.dsl:60)
    mov r19, r11
    andi r19, 15
    eor r23, r19
    ; round 25 (skinny.dsl:60)
    ldd r19, Y+13
    mov r22, r19
    swap r22
    andi r22, 240
    ldd r10, Y+14
    or r22, r10
    st Z+, r22
    ; round 24 (skinny.dsl:60)
    swap r10
    andi r19, 15
    mov r22, r10
    andi r22, 240
    or r19, r22
    ; round 25 (skinny.dsl:60)
    ldd r22, Y+16
    mov r10, r22
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r6, r19
    st Z+, r6
    ; round 26 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 2
    swap r22
    eor r22, r24
    ldd r6, Y+25
    mov r10, r6
    swap r10
    mov r19, r10
    andi r19, 240
    ldd r24, Y+22
    eor r19, r24
    st Z+, r19
    swap r6
    mov r19, r6
    andi r19, 240
    ldd r6, Y+24
    or r19, r6
    swap r19
    ; round 27 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 5
    swap r22
    andi r22, 240
    std Y+22, r11
    ldd r11, Y+28
    or r22, r11
    ; round 28 (skinny.dsl:60)
    swap r11
    std Y+28, r19
    mov r19, r11
    andi r19, 240
    ori r19, 5
    subi r28, lo8(-(-53))
    sbci r29, hi8(-(-53))
    ; round 27 (skinny.dsl:60)
    ldd r11, Y+0
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    std Y+9, r10
    mov r10, r11
    swap r10
    std Y+0, r23
    mov r23, r10
    andi r23, 240
    eor r22, r23
    st Z+, r22
    ; round 28 (skinny.dsl:60)
    mov r23, r11
    andi r23, 15
    eor r19, r23
    ; round 26 (skinny.dsl:60)
    ldd r23, Y+4
    mov r22, r23
    swap r22
    andi r22, 240
    ldd r10, Y+5
    or r22, r10
    st Z+, r22
    ; round 25 (skinny.dsl:60)
    swap r10
    andi r23, 15
    mov r22, r10
    andi r22, 240
    or r23, r22
    ; round 26 (skinny.dsl:60)
    ldd r22, Y+7
    movw r10, r22 ; r11, r23
    swap r10
    mov r23, r10
    andi r23, 240
    or r6, r23
    st Z+, r6
    ; round 27 (skinny.dsl:60)
    swap r22
    andi r22, 240
    swap r22
    eor r22, r24
    ldd r6, Y+18
    mov r10, r6
    swap r10
    mov r23, r10
    andi r23, 240
    ldd r24, Y+15
    eor r23, r24
    st Z+, r23
    swap r6
    mov r23, r6
    andi r23, 240
    ldd r6, Y+17
    or r23, r6
    swap r23
    ; round 28 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 11
    swap r22
    andi r22, 240
    std Y+15, r11
    ldd r11, Y+19
    or r22, r11
    ; round 29 (skinny.dsl:60)
    swap r11
    std Y+19, r23
    mov r23, r11
    andi r23, 240
    ori r23, 11
    ; round 28 (skinny.dsl:60)
    ldd r11, Y+10
    std Y+18, r10
    mov r10, r11
    swap r10
    std Y+7, r19
    mov r19, r10
    andi r19, 240
    eor r22, r19
    st Z+, r22
    ; round 29 (skinny.dsl:60)
    mov r19, r11
    andi r19, 15
    eor r23, r19
    ; round 27 (skinny.dsl:60)
    ldd r19, Y+13
    mov r22, r19
    swap r22
    andi r22, 240
    ldd r10, Y+14
    or r22, r10
    st Z+, r22
    ; round 26 (skinny.dsl:60)
    swap r10
    andi r19, 15
    mov r22, r10
    andi r22, 240
    or r19, r22
    ; round 27 (skinny.dsl:60)
    ldd r22, Y+16
    mov r10, r22
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r6, r19
    st Z+, r6
    ; round 28 (skinny.dsl:60)
    swap r22
    andi r22, 240
    swap r22
    eor r22, r24
    ldd r6, Y+25
    mov r10, r6
    swap r10
    mov r19, r10
    andi r19, 240
    ldd r24, Y+22
    eor r19, r24
    st Z+, r19
    swap r6
    mov r19, r6
    andi r19, 240
    ldd r6, Y+24
    or r19, r6
    swap r19
    ; round 29 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 7
    swap r22
    andi r22, 240
    std Y+22, r11
    ldd r11, Y+28
    or r22, r11
    ; round 30 (skinny.dsl:60)
    swap r11
    std Y+28, r19
    mov r19, r11
    andi r19, 240
    ori r19, 7
    subi r28, lo8(-(-109))
    sbci r29, hi8(-(-109))
    ; round 29 (skinny.dsl:60)
    ldd r11, Y+0
    subi r28, lo8(-(125))
    sbci r29, hi8(-(125))
    std Y+9, r10
    mov r10, r11
    swap r10
    std Y+0, r23
    mov r23, r10
    andi r23, 240
    eor r22, r23
    st Z+, r22
    ; round 30 (skinny.dsl:60)
    mov r23, r11
    andi r23, 15
    eor r19, r23
    ; round 28 (skinny.dsl:60)
    ldd r23, Y+4
    mov r22, r23
    swap r22
    andi r22, 240
    ldd r10, Y+5
    or r22, r10
    st Z+, r22
    ; round 27 (skinny.dsl:60)
    swap r10
    andi r23, 15
    mov r22, r10
    andi r22, 240
    or r23, r22
    ; round 28 (skinny.dsl:60)
    ldd r22, Y+7
    movw r10, r22 ; r11, r23
    swap r10
    mov r23, r10
    andi r23, 240
    or r6, r23
    st Z+, r6
    ; round 29 (skinny.dsl:60)
    swap r22
    andi r22, 240
    swap r22
    eor r22, r24
    ldd r6, Y+18
    mov r10, r6
    swap r10
    mov r23, r10
    andi r23, 240
    ori r23, 1
    ldd r24, Y+15
    eor r23, r24
    st Z+, r23
    swap r6
    mov r23, r6
    andi r23, 240
    ldd r6, Y+17
    or r23, r6
    swap r23
    ; round 30 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 14
    swap r22
    andi r22, 240
    std Y+15, r11
    ldd r11, Y+19
    or r22, r11
    ; round 31 (skinny.dsl:60)
    swap r11
    std Y+19, r23
    mov r23, r11
    andi r23, 240
    ori r23, 14
    ; round 30 (skinny.dsl:60)
    ldd r11, Y+10
    std Y+18, r10
    mov r10, r11
    swap r10
    std Y+7, r19
    mov r19, r10
    andi r19, 240
    eor r22, r19
    st Z+, r22
    ; round 31 (skinny.dsl:60)
    mov r19, r11
    andi r19, 15
    eor r23, r19
    ; round 29 (skinny.dsl:60)
    ldd r19, Y+13
    mov r22, r19
    swap r22
    andi r22, 240
    ldd r10, Y+14
    or r22, r10
    st Z+, r22
    ; round 28 (skinny.dsl:60)
    swap r10
    andi r19, 15
    mov r22, r10
    andi r22, 240
    or r19, r22
    ; round 29 (skinny.dsl:60)
    ldd r22, Y+16
    mov r10, r22
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r6, r19
    st Z+, r6
    ; round 30 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 1
    swap r22
    eor r22, r24
    ldd r6, Y+25
    mov r10, r6
    swap r10
    mov r19, r10
    andi r19, 240
    ori r19, 2
    ldd r24, Y+22
    eor r19, r24
    st Z+, r19
    swap r6
    mov r19, r6
    andi r19, 240
    ldd r6, Y+24
    or r19, r6
    swap r19
    ; round 31 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 12
    swap r22
    andi r22, 240
    std Y+22, r11
    ldd r11, Y+28
    or r22, r11
    ; round 32 (skinny.dsl:60)
    swap r11
    std Y+28, r19
    mov r19, r11
    andi r19, 240
    ori r19, 12
    subi r28, lo8(-(-117))
    sbci r29, hi8(-(-117))
    ; round 31 (skinny.dsl:60)
    ldd r11, Y+0
    subi r28, lo8(-(133))
    sbci r29, hi8(-(133))
    std Y+9, r10
    mov r10, r11
    swap r10
    std Y+0, r23
    mov r23, r10
    andi r23, 240
    eor r22, r23
    st Z+, r22
    ; round 32 (skinny.dsl:60)
    mov r23, r11
    andi r23, 15
    eor r19, r23
    ; round 30 (skinny.dsl:60)
    ldd r23, Y+4
    mov r22, r23
    swap r22
    andi r22, 240
    ldd r10, Y+5
    or r22, r10
    st Z+, r22
    ; round 29 (skinny.dsl:60)
    swap r10
    andi r23, 15
    mov r22, r10
    andi r22, 240
    or r23, r22
    ; round 30 (skinny.dsl:60)
    ldd r22, Y+7
    movw r10, r22 ; r11, r23
    swap r10
    mov r23, r10
    andi r23, 240
    or r6, r23
    st Z+, r6
    ; round 31 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 2
    swap r22
    eor r22, r24
    ldd r6, Y+18
    mov r10, r6
    swap r10
    mov r23, r10
    andi r23, 240
    ori r23, 1
    ldd r24, Y+15
    eor r23, r24
    st Z+, r23
    swap r6
    mov r23, r6
    andi r23, 240
    ldd r6, Y+17
    or r23, r6
    swap r23
    ; round 32 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 8
    swap r22
    andi r22, 240
    std Y+15, r11
    ldd r11, Y+19
    or r22, r11
    ; round 33 (skinny.dsl:60)
    swap r11
    std Y+19, r23
    mov r23, r11
    andi r23, 240
    ori r23, 8
    ; round 32 (skinny.dsl:60)
    ldd r11, Y+10
    std Y+18, r10
    mov r10, r11
    swap r10
    std Y+7, r19
    mov r19, r10
    andi r19, 240
    eor r22, r19
    st Z+, r22
    ; round 33 (skinny.dsl:60)
    mov r19, r11
    andi r19, 15
    eor r23, r19
    ; round 31 (skinny.dsl:60)
    ldd r19, Y+13
    mov r22, r19
    swap r22
    andi r22, 240
    ldd r10, Y+14
    or r22, r10
    st Z+, r22
    ; round 30 (skinny.dsl:60)
    swap r10
    andi r19, 15
    mov r22, r10
    andi r22, 240
    or r19, r22
    ; round 31 (skinny.dsl:60)
    ldd r22, Y+16
    mov r10, r22
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r6, r19
    st Z+, r6
    ; round 32 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 1
    swap r22
    eor r22, r24
    ldd r6, Y+25
    mov r10, r6
    swap r10
    mov r19, r10
    andi r19, 240
    ori r19, 3
    ldd r24, Y+22
    eor r19, r24
    st Z+, r19
    swap r6
    mov r19, r6
    andi r19, 240
    ldd r6, Y+24
    or r19, r6
    swap r19
    ; round 33 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 1
    swap r22
    andi r22, 240
    std Y+22, r11
    ldd r11, Y+28
    or r22, r11
    ; round 34 (skinny.dsl:60)
    swap r11
    std Y+28, r19
    mov r19, r11
    andi r19, 240
    ori r19, 1
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ; round 33 (skinny.dsl:60)
    ldd r11, Y+0
    subi r28, lo8(-(109))
    sbci r29, hi8(-(109))
    std Y+9, r10
    mov r10, r11
    swap r10
    std Y+0, r23
    mov r23, r10
    andi r23, 240
    eor r22, r23
    st Z+, r22
    ; round 34 (skinny.dsl:60)
    mov r23, r11
    andi r23, 15
    eor r19, r23
    ; round 32 (skinny.dsl:60)
    ldd r23, Y+4
    mov r22, r23
    swap r22
    andi r22, 240
    ldd r10, Y+5
    or r22, r10
    st Z+, r22
    ; round 31 (skinny.dsl:60)
    swap r10
    andi r23, 15
    mov r22, r10
    andi r22, 240
    or r23, r22
    ; round 32 (skinny.dsl:60)
    ldd r22, Y+7
    movw r10, r22 ; r11, r23
    swap r10
    mov r23, r10
    andi r23, 240
    or r6, r23
    st Z+, r6
    ; round 33 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 3
    swap r22
    eor r22, r24
    ldd r6, Y+18
    mov r10, r6
    swap r10
    mov r23, r10
    andi r23, 240
    ori r23, 3
    ldd r24, Y+15
    eor r23, r24
    st Z+, r23
    swap r6
    mov r23, r6
    andi r23, 240
    ldd r6, Y+17
    or r23, r6
    swap r23
    ; round 34 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 3
    swap r22
    andi r22, 240
    std Y+15, r11
    ldd r11, Y+19
    or r22, r11
    ; round 35 (skinny.dsl:60)
    swap r11
    std Y+19, r23
    mov r23, r11
    andi r23, 240
    ori r23, 3
    ; round 34 (skinny.dsl:60)
    ldd r11, Y+10
    std Y+18, r10
    mov r10, r11
    swap r10
    std Y+7, r19
    mov r19, r10
    andi r19, 240
    eor r22, r19
    st Z+, r22
    ; round 35 (skinny.dsl:60)
    mov r19, r11
    andi r19, 15
    eor r23, r19
    ; round 33 (skinny.dsl:60)
    ldd r19, Y+13
    mov r22, r19
    swap r22
    andi r22, 240
    ldd r10, Y+14
    or r22, r10
    st Z+, r22
    ; round 32 (skinny.dsl:60)
    swap r10
    andi r19, 15
    mov r22, r10
    andi r22, 240
    or r19, r22
    ; round 33 (skinny.dsl:60)
    ldd r22, Y+16
    mov r10, r22
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r6, r19
    st Z+, r6
    ; round 34 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 3
    swap r22
    eor r22, r24
    ldd r6, Y+25
    mov r10, r6
    swap r10
    mov r19, r10
    andi r19, 240
    ori r19, 2
    ldd r24, Y+22
    eor r19, r24
    st Z+, r19
    swap r6
    mov r19, r6
    andi r19, 240
    ldd r6, Y+24
    or r19, r6
    swap r19
    ; round 35 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 6
    swap r22
    andi r22, 240
    std Y+22, r11
    ldd r11, Y+28
    or r22, r11
    ; round 36 (skinny.dsl:60)
    swap r11
    std Y+28, r19
    mov r19, r11
    andi r19, 240
    ori r19, 6
    subi r28, lo8(-(-101))
    sbci r29, hi8(-(-101))
    ; round 35 (skinny.dsl:60)
    ldd r11, Y+0
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    std Y+46, r10
    mov r10, r11
    swap r10
    std Y+37, r23
    mov r23, r10
    andi r23, 240
    eor r22, r23
    st Z+, r22
    ; round 36 (skinny.dsl:60)
    mov r23, r11
    andi r23, 15
    eor r19, r23
    ; round 34 (skinny.dsl:60)
    ldd r23, Y+41
    mov r22, r23
    swap r22
    andi r22, 240
    ldd r10, Y+42
    or r22, r10
    st Z+, r22
    ; round 33 (skinny.dsl:60)
    swap r10
    andi r23, 15
    mov r22, r10
    andi r22, 240
    or r23, r22
    ; round 34 (skinny.dsl:60)
    ldd r22, Y+44
    movw r10, r22 ; r11, r23
    swap r10
    mov r23, r10
    andi r23, 240
    or r6, r23
    st Z+, r6
    ; round 35 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 2
    swap r22
    eor r22, r24
    ldd r6, Y+55
    mov r10, r6
    swap r10
    mov r23, r10
    andi r23, 240
    ldd r24, Y+52
    eor r23, r24
    st Z+, r23
    swap r6
    mov r23, r6
    andi r23, 240
    ldd r6, Y+54
    or r23, r6
    swap r23
    ; round 36 (skinny.dsl:60)
    swap r24
    mov r10, r22
    ldi r22, 13
    swap r22
    andi r22, 240
    std Y+52, r11
    ldd r11, Y+16
    or r22, r11
    ; round 37 (skinny.dsl:60)
    swap r11
    std Y+16, r23
    mov r23, r11
    andi r23, 240
    ori r23, 13
    ; round 36 (skinny.dsl:60)
    ldd r11, Y+56
    std Y+55, r10
    mov r10, r11
    swap r10
    std Y+44, r19
    mov r19, r10
    andi r19, 240
    eor r22, r19
    st Z+, r22
    ; round 37 (skinny.dsl:60)
    mov r19, r11
    andi r19, 15
    eor r23, r19
    ; round 35 (skinny.dsl:60)
    ldd r19, Y+50
    mov r22, r19
    swap r22
    andi r22, 240
    ldd r10, Y+51
    or r22, r10
    st Z+, r22
    ; round 34 (skinny.dsl:60)
    swap r10
    andi r19, 15
    mov r22, r10
    andi r22, 240
    or r19, r22
    ; round 35 (skinny.dsl:60)
    ldd r22, Y+53
    mov r10, r22
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r6, r19
    st Z+, r6
    ; round 36 (skinny.dsl:60)
    swap r22
    andi r22, 240
    swap r22
    eor r22, r24
    mov r6, r2
    swap r6
    mov r19, r6
    andi r19, 240
    ldd r24, Y+0
    eor r19, r24
    st Z+, r19
    swap r2
    mov r19, r2
    andi r19, 240
    ldd r2, Y+48
    or r19, r2
    swap r19
    ; round 37 (skinny.dsl:60)
    swap r24
    mov r6, r22
    ldi r22, 11
    swap r22
    andi r22, 240
    or r22, r3
    ; round 38 (skinny.dsl:60)
    swap r3
    mov r10, r19
    mov r19, r3
    andi r19, 240
    ori r19, 11
    ; round 37 (skinny.dsl:60)
    ldd r3, Y+47
    std Y+0, r11
    mov r11, r3
    swap r11
    std Y+53, r23
    mov r23, r11
    andi r23, 240
    eor r22, r23
    st Z+, r22
    ; round 38 (skinny.dsl:60)
    mov r23, r3
    andi r23, 15
    eor r19, r23
    ; round 36 (skinny.dsl:60)
    ldd r23, Y+57
    mov r22, r23
    swap r22
    andi r22, 240
    subi r28, lo8(-(-48))
    sbci r29, hi8(-(-48))
    ldd r3, Y+0
    or r22, r3
    st Z+, r22
    ; round 35 (skinny.dsl:60)
    swap r3
    andi r23, 15
    mov r22, r3
    andi r22, 240
    or r23, r22
    ; round 36 (skinny.dsl:60)
    ldd r22, Y+32
    mov r3, r22
    swap r3
    mov r11, r23
    mov r23, r3
    andi r23, 240
    or r2, r23
    st Z+, r2
    ; round 37 (skinny.dsl:60)
    swap r22
    andi r22, 240
    swap r22
    eor r22, r24
    mov r2, r9
    swap r2
    mov r23, r2
    andi r23, 240
    ori r23, 1
    eor r23, r15
    st Z+, r23
    swap r9
    mov r23, r9
    andi r23, 240
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r24, Y+0
    or r23, r24
    swap r23
    ; round 38 (skinny.dsl:60)
    swap r15
    movw r2, r22 ; r3, r23
    ldi r22, 6
    swap r22
    andi r22, 240
    subi r28, lo8(-(209))
    sbci r29, hi8(-(209))
    ldd r9, Y+1
    or r22, r9
    ; round 39 (skinny.dsl:60)
    swap r9
    mov r23, r9
    andi r23, 240
    ori r23, 6
    ; round 38 (skinny.dsl:60)
    mov r9, r0
    swap r9
    std Y+1, r19
    mov r19, r9
    andi r19, 240
    eor r22, r19
    st Z+, r22
    ; round 39 (skinny.dsl:60)
    mov r19, r0
    andi r19, 15
    eor r23, r19
    ; round 37 (skinny.dsl:60)
    ldd r19, Y+7
    mov r22, r19
    swap r22
    andi r22, 240
    ldd r9, Y+0
    or r22, r9
    st Z+, r22
    ; round 36 (skinny.dsl:60)
    swap r9
    andi r19, 15
    mov r22, r9
    andi r22, 240
    or r19, r22
    subi r28, lo8(-(-122))
    sbci r29, hi8(-(-122))
    ; round 37 (skinny.dsl:60)
    ldd r22, Y+0
    mov r9, r22
    swap r9
    mov r0, r19
    mov r19, r9
    andi r19, 240
    or r24, r19
    st Z+, r24
    ; round 38 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 1
    swap r22
    eor r15, r22
    mov r9, r14
    swap r9
    mov r19, r9
    andi r19, 240
    ori r19, 3
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r22, Y+30
    eor r19, r22
    st Z+, r19
    swap r14
    mov r19, r14
    andi r19, 240
    ldd r24, Y+32
    or r19, r24
    swap r19
    ; round 39 (skinny.dsl:60)
    swap r22
    mov r9, r19
    ldi r19, 13
    swap r19
    andi r19, 240
    or r19, r16
    ; round 40 (skinny.dsl:60)
    swap r16
    andi r16, 240
    ori r16, 13
    ; round 39 (skinny.dsl:60)
    mov r14, r20
    swap r14
    std Y+30, r23
    mov r23, r14
    andi r23, 240
    eor r19, r23
    st Z+, r19
    ; round 40 (skinny.dsl:60)
    andi r20, 15
    eor r16, r20
    ; round 38 (skinny.dsl:60)
    ldd r23, Y+28
    mov r19, r23
    swap r19
    andi r19, 240
    ldd r20, Y+0
    or r19, r20
    st Z+, r19
    ; round 37 (skinny.dsl:60)
    swap r20
    andi r23, 15
    andi r20, 240
    or r23, r20
    ; round 38 (skinny.dsl:60)
    ldd r19, Y+31
    mov r20, r19
    swap r20
    andi r20, 240
    or r24, r20
    st Z+, r24
    ; round 39 (skinny.dsl:60)
    swap r19
    andi r19, 240
    ori r19, 3
    swap r19
    eor r19, r22
    mov r14, r5
    swap r14
    mov r20, r14
    andi r20, 240
    ori r20, 2
    eor r20, r17
    st Z+, r20
    swap r5
    mov r20, r5
    andi r20, 240
    or r20, r25
    swap r20
    ; round 40 (skinny.dsl:60)
    swap r17
    ldi r22, 10
    swap r22
    andi r22, 240
    or r22, r21
    swap r21
    andi r21, 240
    ori r21, 10
    mov r24, r18
    swap r24
    andi r24, 240
    eor r22, r24
    st Z+, r22
    andi r18, 15
    eor r21, r18
    ; round 39 (skinny.dsl:60)
    mov r18, r4
    swap r18
    andi r18, 240
    subi r28, lo8(-(-281))
    sbci r29, hi8(-(-281))
    ldd r22, Y+20
    or r18, r22
    st Z+, r18
    ; round 38 (skinny.dsl:60)
    swap r22
    mov r18, r4
    andi r18, 15
    andi r22, 240
    or r18, r22
    ; round 39 (skinny.dsl:60)
    mov r22, r12
    swap r22
    andi r22, 240
    or r25, r22
    st Z+, r25
    ; round 40 (skinny.dsl:60)
    swap r12
    mov r25, r12
    andi r25, 240
    ori r25, 2
    swap r25
    eor r25, r17
    mov r4, r8
    swap r4
    mov r17, r4
    andi r17, 240
    ori r17, 1
    eor r17, r13
    st Z+, r17
    swap r8
    mov r17, r8
    andi r17, 240
    ldd r22, Y+32
    or r17, r22
    swap r17
    swap r13
    mov r24, r7
    swap r24
    andi r24, 240
    ldd r8, Y+19
    or r24, r8
    st Z+, r24
    ; round 39 (skinny.dsl:60)
    swap r8
    mov r24, r7
    andi r24, 15
    mov r7, r23
    mov r23, r8
    andi r23, 240
    or r24, r23
    ; round 40 (skinny.dsl:60)
    ldd r23, Y+0
    mov r8, r23
    swap r8
    mov r4, r19
    mov r19, r8
    andi r19, 240
    or r22, r19
    st Z+, r22
    st Z+, r21
    swap r23
    andi r23, 240
    ori r23, 1
    swap r23
    eor r13, r23
    st Z+, r13
    st Z+, r16
    st Z+, r24
    st Z+, r17
    st Z+, r25
    subi r28, lo8(-(249))
    sbci r29, hi8(-(249))
    ldd r8, Y+62
    st Z+, r8
    st Z+, r18
    st Z+, r20
    st Z+, r4
    ldd r8, Y+59
    st Z+, r8
    st Z+, r7
    st Z+, r9
    st Z+, r15
    ldd r8, Y+53
    st Z+, r8
    st Z+, r0
    st Z+, r3
    st Z+, r2
    ldd r2, Y+44
    st Z+, r2
    st Z+, r11
    st Z+, r10
    st Z+, r6
    ldd r2, Y+37
    st Z+, r2
    ldd r2, Y+0
    st Z+, r2
    ldd r2, Y+16
    st Z+, r2
    ldd r2, Y+55
    st Z+, r2
    ldd r2, Y+28
    st Z+, r2
    ldd r2, Y+52
    st Z+, r2
    ldd r2, Y+49
    st Z+, r2
    ldd r2, Y+46
    st Z+, r2
    ldd r2, Y+21
    st Z+, r2
    ldd r2, Y+43
    st Z+, r2
    ldd r2, Y+40
    st Z+, r2
    ldd r2, Y+39
    st Z+, r2
    ldd r2, Y+12
    st Z+, r2
    ldd r2, Y+36
    st Z+, r2
    ldd r2, Y+33
    st Z+, r2
    ldd r2, Y+30
    st Z+, r2
    ldd r2, Y+5
    st Z+, r2
    ldd r2, Y+27
    st Z+, r2
    ldd r2, Y+24
    st Z+, r2
    ldd r2, Y+23
    st Z+, r2
    subi r28, lo8(-(-43))
    sbci r29, hi8(-(-43))
    ldd r2, Y+39
    st Z+, r2
    ldd r2, Y+63
    st Z+, r2
    ldd r2, Y+60
    st Z+, r2
    ldd r2, Y+57
    st Z+, r2
    ldd r2, Y+32
    st Z+, r2
    ldd r2, Y+54
    st Z+, r2
    ldd r2, Y+51
    st Z+, r2
    ldd r2, Y+50
    st Z+, r2
    ldd r2, Y+23
    st Z+, r2
    ldd r2, Y+47
    st Z+, r2
    ldd r2, Y+44
    st Z+, r2
    ldd r2, Y+41
    st Z+, r2
    ldd r2, Y+16
    st Z+, r2
    ldd r2, Y+38
    st Z+, r2
    ldd r2, Y+35
    st Z+, r2
    ldd r2, Y+34
    st Z+, r2
    ldd r2, Y+7
    st Z+, r2
    ldd r2, Y+31
    st Z+, r2
    ldd r2, Y+28
    st Z+, r2
    ldd r2, Y+25
    st Z+, r2
    ldd r2, Y+0
    st Z+, r2
    ldd r2, Y+22
    st Z+, r2
    ldd r2, Y+19
    st Z+, r2
    ldd r2, Y+18
    st Z+, r2
    subi r28, lo8(-(-32))
    sbci r29, hi8(-(-32))
    ldd r2, Y+26
    st Z+, r2
    ldd r2, Y+47
    st Z+, r2
    ldd r2, Y+44
    st Z+, r2
    ldd r2, Y+41
    st Z+, r2
    ldd r2, Y+16
    st Z+, r2
    ldd r2, Y+29
    st Z+, r2
    ldd r2, Y+38
    st Z+, r2
    ldd r2, Y+34
    st Z+, r2
    ldd r2, Y+7
    st Z+, r2
    ldd r2, Y+31
    st Z+, r2
    ldd r2, Y+28
    st Z+, r2
    ldd r2, Y+25
    st Z+, r2
    ldd r2, Y+0
    st Z+, r2
    ldd r2, Y+22
    st Z+, r2
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    ldd r2, Y+0
    st Z+, r2
    adiw r28, 40
    ldd r2, Y+50
    st Z+, r2
    ldd r2, Y+23
    st Z+, r2
    ldd r2, Y+47
    st Z+, r2
    ldd r2, Y+44
    st Z+, r2
    ldd r2, Y+41
    st Z+, r2
    ldd r2, Y+16
    st Z+, r2
    ldd r2, Y+38
    st Z+, r2
    ldd r2, Y+3
    st Z+, r2
    ldd r2, Y+34
    st Z+, r2
    ldd r2, Y+8
    st Z+, r2
    ldd r2, Y+31
    st Z+, r2
    ldd r2, Y+28
    st Z+, r2
    ldd r2, Y+25
    st Z+, r2
    ldd r2, Y+0
    st Z+, r2
    ldd r2, Y+22
    st Z+, r2
    subi r28, lo8(-(-41))
    sbci r29, hi8(-(-41))
    ldd r2, Y+0
    st Z+, r2
    ldd r2, Y+59
    st Z+, r2
    ldd r2, Y+33
    st Z+, r2
    ldd r2, Y+56
    st Z+, r2
    ldd r2, Y+53
    st Z+, r2
    ldd r2, Y+51
    st Z+, r2
    ldd r2, Y+25
    st Z+, r2
    ldd r2, Y+48
    st Z+, r2
    ldd r2, Y+45
    st Z+, r2
    ldd r2, Y+43
    st Z+, r2
    ldd r2, Y+17
    st Z+, r2
    ldd r2, Y+40
    st Z+, r2
    ldd r2, Y+37
    st Z+, r2
    ldd r2, Y+35
    st Z+, r2
    ldd r2, Y+9
    st Z+, r2
    ldd r2, Y+32
    st Z+, r2
    ldd r2, Y+29
    st Z+, r2
    ldd r2, Y+27
    st Z+, r2
    subi r28, lo8(-(-33))
    sbci r29, hi8(-(-33))
    ldd r2, Y+26
    st Z+, r2
    ldd r2, Y+57
    st Z+, r2
    ldd r2, Y+54
    st Z+, r2
    ldd r2, Y+52
    st Z+, r2
    ldd r2, Y+13
    st Z+, r2
    ldd r2, Y+49
    st Z+, r2
    ldd r2, Y+46
    st Z+, r2
    ldd r2, Y+44
    st Z+, r2
    ldd r2, Y+5
    st Z+, r2
    ldd r2, Y+41
    st Z+, r2
    ldd r2, Y+38
    st Z+, r2
    ldd r2, Y+28
    st Z+, r2
    ldd r2, Y+0
    st Z+, r2
    ldd r2, Y+25
    st Z+, r2
    ldd r2, Y+22
    st Z+, r2
    ldd r2, Y+15
    st Z+, r2
    subi r28, lo8(-(-58))
    sbci r29, hi8(-(-58))
    ldd r2, Y+0
    st Z+, r2
    adiw r28, 44
    ldd r2, Y+25
    st Z+, r2
    ldd r2, Y+22
    st Z+, r2
    ldd r2, Y+26
    st Z+, r2
    ldd r2, Y+9
    st Z+, r2
    ldd r2, Y+18
    st Z+, r2
    ldd r2, Y+16
    st Z+, r2
    ldd r2, Y+31
    st Z+, r2
    ldd r2, Y+0
    st Z+, r2
    subi r28, lo8(-(-40))
    sbci r29, hi8(-(-40))
    ldd r2, Y+0
    st Z+, r2
    adiw r28, 30
    ldd r2, Y+43
    st Z+, r2
    ldd r2, Y+13
    st Z+, r2
    ldd r2, Y+0
    st Z+, r2
    ldd r2, Y+5
    st Z+, r2
    subi r28, lo8(-(-43))
    sbci r29, hi8(-(-43))
    ldd r2, Y+0
    st Z+, r2
    adiw r28, 4
    ldd r2, Y+60
    st Z+, r2
    ldd r2, Y+31
    st Z+, r2
    ldd r2, Y+57
    st Z+, r2
    ldd r2, Y+54
    st Z+, r2
    ldd r2, Y+51
    st Z+, r2
    ldd r2, Y+20
    st Z+, r2
    ldd r2, Y+48
    st Z+, r2
    ldd r2, Y+45
    st Z+, r2
    ldd r2, Y+41
    st Z+, r2
    ldd r2, Y+22
    st Z+, r2
    ldd r2, Y+38
    st Z+, r2
    ldd r2, Y+0
    st Z+, r2
    ldd r2, Y+33
    st Z+, r2
    ldd r2, Y+30
    st Z+, r2
    ldd r2, Y+19
    std Z+0, r2
    subi r28, lo8(-(-20))
    sbci r29, hi8(-(-20))
    movw r30, r28
    adiw r30, 1
    ldi r24, 77
    ldi r25, 1
.Llwcc_skinny64_192_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_skinny64_192_key_setup_avr_wipe
    subi r28, 179
    sbci r29, 254
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
    .size lwcc_skinny64_192_key_setup_avr, .-lwcc_skinny64_192_key_setup_avr

    .global lwcc_skinny64_192_ecb_encrypt_avr
    .type lwcc_skinny64_192_ecb_encrypt_avr, @function
lwcc_skinny64_192_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny64_192_ecb_encrypt_avr_begin
    ret
.Llwcc_skinny64_192_ecb_encrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r14
    push r15
    push r16
    push r17
    push r28
    push r29
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_skinny64_192_ecb_encrypt_avr_group:
    ; round 1 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_0)
    ld r30, X+
    lpm r5, Z
    ldd r4, Y+0
    eor r5, r4
    adiw r26, 4
    ld r30, X
    lpm r15, Z
    ldi r31, hi8(.Ltable_pair_1)
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X+
    lpm r4, Z
    ld r30, X+
    lpm r18, Z
    mov r19, r4
    eor r19, r18
    andi r19, 240
    eor r4, r19
    eor r18, r19
    ldd r14, Y+1
    eor r14, r4
    adiw r26, 2
    ld r30, X+
    lpm r4, Z
    ld r30, X
    lpm r16, Z
    mov r17, r4
    eor r17, r16
    andi r17, 240
    eor r4, r17
    eor r16, r17
    mov r17, r5
    eor r17, r15
    eor r16, r17
    eor r14, r15
    ; round 2 (skinny.dsl:60)
    mov r30, r5
    lpm r5, Z
    ; round 1 (skinny.dsl:60)
    ldd r15, Y+4
    eor r18, r15
    ; round 2 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r16
    lpm r16, Z
    ldd r15, Y+2
    eor r16, r15
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r30, X+
    ; round 1 (skinny.dsl:60)
    lpm r19, Z
    ldd r15, Y+3
    eor r19, r15
    adiw r26, 2
    ld r30, X+
    lpm r2, Z
    ldi r21, 32
    eor r2, r21
    mov r15, r19
    eor r15, r2
    eor r4, r15
    eor r18, r2
    mov r2, r14
    mov r14, r16
    adiw r26, 3
    adiw r28, 5
    ldi r16, 38
.Llwcc_skinny64_192_ecb_encrypt_avr_round:
    ; round 2 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r19
    lpm r19, Z
    mov r21, r5
    eor r21, r19
    andi r21, 240
    eor r5, r21
    eor r19, r21
    ldd r3, Y+0
    eor r5, r3
    mov r30, r17
    lpm r21, Z
    mov r30, r15
    lpm r17, Z
    mov r20, r21
    eor r20, r17
    andi r20, 240
    eor r21, r20
    eor r17, r20
    ; round 3 (skinny.dsl:60)
    mov r30, r14
    lpm r15, Z
    ; round 2 (skinny.dsl:60)
    ldd r3, Y+3
    eor r19, r3
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r18
    lpm r18, Z
    eor r14, r18
    eor r17, r14
    eor r5, r18
    ; round 3 (skinny.dsl:60)
    mov r30, r17
    lpm r18, Z
    ldd r17, Y+1
    eor r18, r17
    ; round 2 (skinny.dsl:60)
    mov r30, r4
    lpm r4, Z
    ldd r17, Y+2
    eor r4, r17
    mov r30, r2
    lpm r17, Z
    ldi r20, 32
    eor r17, r20
    movw r2, r4 ; r3, r5
    eor r2, r17
    eor r21, r2
    eor r19, r17
    mov r17, r14
    mov r14, r18
    mov r18, r19
    mov r19, r4
    mov r4, r21
    mov r5, r15
    mov r15, r2
    mov r2, r3
    adiw r28, 4
    dec r16
    brne .Llwcc_skinny64_192_ecb_encrypt_avr_round
    subi r28, 157
    sbci r29, 0
    ; round 40 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r19
    lpm r19, Z
    mov r16, r5
    eor r16, r19
    andi r16, 240
    eor r5, r16
    eor r19, r16
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    ldd r3, Y+0
    eor r5, r3
    mov r30, r17
    lpm r16, Z
    mov r30, r15
    lpm r17, Z
    mov r21, r16
    eor r21, r17
    andi r21, 240
    eor r16, r21
    eor r17, r21
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r18
    lpm r18, Z
    mov r15, r14
    eor r15, r18
    eor r17, r15
    eor r5, r18
    mov r30, r4
    lpm r18, Z
    ldd r4, Y+1
    eor r18, r4
    ldd r4, Y+2
    eor r19, r4
    mov r30, r2
    lpm r4, Z
    ldi r21, 32
    eor r4, r21
    mov r2, r18
    eor r2, r4
    eor r16, r2
    eor r19, r4
    movw r30, r22
    std Z+0, r17
    std Z+1, r16
    std Z+2, r14
    std Z+3, r18
    std Z+4, r5
    std Z+5, r19
    std Z+6, r15
    std Z+7, r2
    subi r28, lo8(-(-157))
    sbci r29, hi8(-(-157))
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_skinny64_192_ecb_encrypt_avr_end
    rjmp .Llwcc_skinny64_192_ecb_encrypt_avr_group
.Llwcc_skinny64_192_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_skinny64_192_ecb_encrypt_avr, .-lwcc_skinny64_192_ecb_encrypt_avr

    .global lwcc_skinny64_192_ecb_decrypt_avr
    .type lwcc_skinny64_192_ecb_decrypt_avr, @function
lwcc_skinny64_192_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny64_192_ecb_decrypt_avr_begin
    ret
.Llwcc_skinny64_192_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r13
    push r14
    push r15
    push r16
    push r17
    push r28
    push r29
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_skinny64_192_ecb_decrypt_avr_group:
    ld r16, X+
    mov r21, r16
    swap r21
    andi r21, 15
    andi r16, 15
    swap r16
    andi r21, 15
    andi r16, 240
    or r21, r16
    ld r16, X+
    mov r20, r16
    swap r20
    andi r20, 15
    andi r16, 15
    ; round 40 (skinny.dsl:60)
    swap r16
    andi r16, 240
    andi r20, 15
    or r20, r16
    ld r16, X+
    mov r19, r16
    swap r19
    andi r19, 15
    andi r16, 15
    swap r16
    andi r19, 15
    andi r16, 240
    or r19, r16
    ld r16, X+
    mov r18, r16
    swap r18
    andi r18, 15
    andi r16, 15
    swap r16
    andi r16, 240
    andi r18, 15
    or r18, r16
    ldi r31, hi8(.Ltable_pair_3)
    subi r28, lo8(-(160))
    sbci r29, hi8(-(160))
    ldd r30, Y+0
    eor r30, r19
    lpm r6, Z
    ; round 39 (skinny.dsl:60)
    ldd r30, Y+3
    eor r30, r18
    ; round 40 (skinny.dsl:60)
    lpm r15, Z
    ld r16, X+
    mov r17, r16
    swap r17
    andi r17, 15
    andi r16, 15
    swap r16
    andi r17, 15
    andi r16, 240
    or r17, r16
    ld r16, X+
    mov r2, r16
    swap r2
    mov r9, r20
    mov r20, r2
    andi r20, 15
    andi r16, 15
    swap r16
    andi r16, 240
    andi r20, 15
    or r20, r16
    ld r16, X+
    mov r2, r16
    swap r2
    mov r8, r20
    mov r20, r2
    andi r20, 15
    andi r16, 15
    swap r16
    andi r20, 15
    andi r16, 240
    or r20, r16
    eor r19, r20
    eor r21, r20
    eor r17, r19
    mov r30, r19
    lpm r2, Z
    ld r16, X+
    mov r20, r16
    swap r20
    andi r20, 15
    andi r16, 15
    swap r16
    andi r16, 240
    andi r20, 15
    or r20, r16
    eor r18, r20
    eor r9, r20
    eor r8, r18
    ldi r16, 2
    eor r18, r16
    mov r30, r18
    lpm r4, Z
    mov r16, r8
    eor r16, r17
    andi r16, 240
    eor r8, r16
    eor r17, r16
    mov r16, r21
    eor r16, r9
    andi r16, 240
    eor r21, r16
    eor r9, r16
    ldi r31, hi8(.Ltable_pair_2)
    ldd r30, Y+1
    eor r30, r8
    lpm r8, Z
    ldd r30, Y+4
    eor r30, r17
    lpm r16, Z
    mov r30, r21
    lpm r7, Z
    eor r6, r7
    eor r7, r8
    mov r30, r9
    lpm r9, Z
    eor r15, r9
    eor r9, r16
    eor r4, r7
    eor r2, r9
    mov r21, r2
    eor r21, r4
    andi r21, 240
    ; round 39 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 40 (skinny.dsl:60)
    ldd r30, Y+2
    eor r30, r8
    ; round 39 (skinny.dsl:60)
    lpm r8, Z
    ; round 40 (skinny.dsl:60)
    eor r2, r21
    eor r4, r21
    ldd r3, Y+5
    eor r2, r3
    mov r3, r7
    mov r7, r4
    mov r4, r16
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    subi r28, 90
    sbci r29, 255
    ldi r16, 37
.Llwcc_skinny64_192_ecb_decrypt_avr_round:
    ; round 39 (skinny.dsl:60)
    ldi r21, 2
    eor r9, r21
    mov r21, r6
    eor r21, r15
    andi r21, 240
    eor r6, r21
    eor r15, r21
    ldi r31, hi8(.Ltable_pair_2)
    mov r30, r2
    lpm r2, Z
    mov r30, r6
    lpm r6, Z
    mov r5, r2
    eor r5, r6
    eor r8, r6
    ldd r30, Y+2
    eor r30, r7
    lpm r21, Z
    mov r30, r15
    lpm r6, Z
    mov r20, r21
    eor r20, r6
    ldi r31, hi8(.Ltable_pair_3)
    mov r30, r9
    lpm r9, Z
    eor r9, r5
    ldd r30, Y+0
    eor r30, r2
    ; round 38 (skinny.dsl:60)
    lpm r2, Z
    ldd r30, Y+1
    eor r30, r4
    ; round 39 (skinny.dsl:60)
    lpm r15, Z
    mov r30, r3
    lpm r4, Z
    eor r4, r20
    eor r15, r6
    mov r19, r4
    eor r19, r9
    andi r19, 240
    eor r4, r19
    eor r9, r19
    ldd r6, Y+3
    eor r4, r6
    movw r6, r8 ; r7, r9
    mov r8, r2
    movw r2, r4 ; r3, r5
    mov r4, r21
    mov r9, r20
    adiw r28, 4
    dec r16
    brne .Llwcc_skinny64_192_ecb_decrypt_avr_round
    subi r28, 58
    sbci r29, 1
    ; round 2 (skinny.dsl:60)
    mov r16, r6
    eor r16, r15
    andi r16, 240
    eor r6, r16
    eor r15, r16
    ldi r16, 2
    eor r9, r16
    ldi r31, hi8(.Ltable_pair_2)
    mov r30, r2
    lpm r2, Z
    subi r28, lo8(-(314))
    sbci r29, hi8(-(314))
    ldd r30, Y+2
    eor r30, r7
    lpm r7, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r15
    lpm r15, Z
    eor r8, r6
    eor r6, r2
    mov r5, r7
    eor r5, r15
    ldd r30, Y+0
    eor r30, r2
    ; round 1 (skinny.dsl:60)
    lpm r2, Z
    ; round 2 (skinny.dsl:60)
    ldd r30, Y+3
    eor r30, r7
    ; round 1 (skinny.dsl:60)
    lpm r7, Z
    eor r16, r5
    mov r30, r16
    lpm r14, Z
    mov r30, r6
    lpm r13, Z
    ; round 2 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 1 (skinny.dsl:60)
    ldd r30, Y+1
    eor r30, r4
    ; round 2 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r3
    lpm r3, Z
    eor r4, r15
    eor r5, r3
    mov r30, r9
    lpm r9, Z
    eor r6, r9
    ; round 1 (skinny.dsl:60)
    mov r16, r5
    eor r16, r6
    andi r16, 240
    eor r5, r16
    eor r6, r16
    ldd r30, Y+4
    eor r30, r5
    lpm r9, Z
    ldd r30, Y+5
    eor r30, r6
    lpm r6, Z
    mov r16, r8
    eor r16, r4
    andi r16, 240
    eor r8, r16
    eor r4, r16
    mov r30, r8
    lpm r15, Z
    mov r30, r4
    lpm r8, Z
    movw r30, r22
    std Z+0, r2
    std Z+1, r7
    std Z+2, r9
    std Z+3, r6
    std Z+4, r14
    std Z+5, r13
    std Z+6, r15
    std Z+7, r8
    subi r28, lo8(-(-314))
    sbci r29, hi8(-(-314))
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_skinny64_192_ecb_decrypt_avr_end
    rjmp .Llwcc_skinny64_192_ecb_decrypt_avr_group
.Llwcc_skinny64_192_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_skinny64_192_ecb_decrypt_avr, .-lwcc_skinny64_192_ecb_decrypt_avr

    .global lwcc_skinny64_192_ctr_init_avr
    .type lwcc_skinny64_192_ctr_init_avr, @function
lwcc_skinny64_192_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_skinny64_192_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_skinny64_192_ctr_nonce_avr
    .size lwcc_skinny64_192_ctr_init_avr, .-lwcc_skinny64_192_ctr_init_avr

    .global lwcc_skinny64_192_ctr_nonce_avr
    .type lwcc_skinny64_192_ctr_nonce_avr, @function
lwcc_skinny64_192_ctr_nonce_avr:
    push r2
    push r3
    push r4
    push r5
    push r16
    push r17
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ; round 1 (skinny.dsl:60)
    ldd r0, Y+0
    ldd r2, Y+1
    ldd r3, Y+3
    ldd r4, Y+4
    ldi r31, hi8(.Ltable_pair_0)
    ld r30, X+
    lpm r5, Z
    eor r5, r0
    ld r30, X+
    lpm r0, Z
    eor r0, r3
    ldi r31, hi8(.Ltable_pair_1)
    ld r30, X+
    lpm r16, Z
    ld r30, X
    lpm r3, Z
    mov r17, r16
    eor r17, r3
    andi r17, 240
    eor r16, r17
    eor r3, r17
    eor r2, r16
    eor r3, r4
    subi r28, lo8(-(320))
    sbci r29, hi8(-(320))
    std Y+0, r5
    std Y+1, r2
    std Y+2, r0
    std Y+3, r3
    pop r29
    pop r28
    pop r17
    pop r16
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_skinny64_192_ctr_nonce_avr, .-lwcc_skinny64_192_ctr_nonce_avr

    .global lwcc_skinny64_192_ctr_crypt_avr
    .type lwcc_skinny64_192_ctr_crypt_avr, @function
lwcc_skinny64_192_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny64_192_ctr_crypt_avr_begin
    ret
.Llwcc_skinny64_192_ctr_crypt_avr_begin:
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
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_skinny64_192_ctr_crypt_avr_group
    rjmp .Llwcc_skinny64_192_ctr_crypt_avr_rest
.Llwcc_skinny64_192_ctr_crypt_avr_group:
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
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r4
    lpm r6, Z
    subi r28, lo8(-(320))
    sbci r29, hi8(-(320))
    ldd r7, Y+0
    mov r4, r7
    eor r4, r6
    ldd r8, Y+1
    eor r8, r6
    mov r30, r5
    lpm r6, Z
    ldi r16, 32
    eor r6, r16
    ldd r17, Y+2
    mov r9, r17
    eor r9, r6
    ldd r5, Y+3
    eor r5, r6
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r3
    lpm r3, Z
    mov r30, r2
    lpm r6, Z
    mov r21, r3
    eor r21, r6
    andi r21, 240
    eor r3, r21
    eor r6, r21
    eor r6, r4
    ; round 2 (skinny.dsl:60)
    mov r30, r7
    lpm r10, Z
    ; round 1 (skinny.dsl:60)
    eor r3, r9
    ; round 2 (skinny.dsl:60)
    mov r30, r17
    lpm r2, Z
    mov r17, r10
    eor r17, r2
    andi r17, 240
    eor r10, r17
    eor r2, r17
    subi r28, lo8(-(-318))
    sbci r29, hi8(-(-318))
    ldd r7, Y+3
    eor r7, r10
    mov r30, r4
    lpm r4, Z
    mov r30, r9
    lpm r11, Z
    mov r17, r4
    eor r17, r11
    andi r17, 240
    eor r4, r17
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r6
    lpm r10, Z
    ldd r6, Y+0
    eor r10, r6
    mov r30, r5
    lpm r5, Z
    eor r11, r17
    mov r9, r10
    eor r9, r5
    eor r11, r9
    eor r7, r5
    ; round 3 (skinny.dsl:60)
    mov r30, r11
    lpm r11, Z
    ldd r5, Y+4
    eor r11, r5
    ; round 2 (skinny.dsl:60)
    mov r30, r3
    lpm r3, Z
    ldd r5, Y+5
    eor r3, r5
    ldd r5, Y+6
    eor r2, r5
    mov r30, r8
    lpm r6, Z
    eor r6, r16
    mov r5, r3
    eor r5, r6
    eor r4, r5
    eor r2, r6
    ; round 3 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r10
    lpm r19, Z
    mov r10, r3
    mov r8, r2
    mov r17, r5
    mov r6, r4
    subi r28, lo8(-(-2))
    sbci r29, hi8(-(-2))
    adiw r28, 9
    ldi r16, 37
.Llwcc_skinny64_192_ctr_crypt_avr_round:
    ; round 3 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r10
    lpm r10, Z
    mov r18, r19
    eor r18, r10
    andi r18, 240
    eor r19, r18
    eor r10, r18
    ldd r2, Y+0
    eor r19, r2
    mov r30, r9
    lpm r18, Z
    mov r30, r17
    lpm r2, Z
    mov r21, r18
    eor r21, r2
    andi r21, 240
    eor r18, r21
    eor r2, r21
    ; round 4 (skinny.dsl:60)
    mov r30, r11
    lpm r3, Z
    ; round 3 (skinny.dsl:60)
    ldd r4, Y+3
    eor r10, r4
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r8
    lpm r4, Z
    eor r11, r4
    eor r2, r11
    eor r19, r4
    ; round 4 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    ldd r4, Y+1
    eor r2, r4
    ; round 3 (skinny.dsl:60)
    mov r30, r6
    lpm r6, Z
    ldd r4, Y+2
    eor r6, r4
    mov r30, r7
    lpm r4, Z
    ldi r21, 32
    eor r4, r21
    mov r5, r6
    eor r5, r4
    eor r18, r5
    eor r10, r4
    movw r8, r10 ; r9, r11
    mov r10, r6
    mov r17, r5
    mov r11, r2
    movw r6, r18 ; r7, r19
    mov r19, r3
    adiw r28, 4
    dec r16
    brne .Llwcc_skinny64_192_ctr_crypt_avr_round
    subi r28, 157
    sbci r29, 0
    ; round 40 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r10
    lpm r10, Z
    mov r30, r9
    lpm r16, Z
    mov r30, r17
    lpm r2, Z
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r8
    lpm r3, Z
    mov r30, r6
    lpm r4, Z
    mov r30, r7
    lpm r5, Z
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    ldd r8, Y+1
    eor r4, r8
    ldi r18, 32
    eor r5, r18
    mov r18, r19
    eor r18, r10
    andi r18, 240
    eor r19, r18
    eor r10, r18
    ldd r8, Y+0
    eor r19, r8
    ldd r8, Y+2
    eor r10, r8
    eor r19, r3
    eor r3, r11
    eor r10, r5
    eor r5, r4
    mov r18, r16
    eor r18, r2
    andi r18, 240
    eor r16, r18
    eor r2, r18
    eor r2, r3
    eor r16, r5
    ld r8, X+
    eor r8, r2
    ld r2, X+
    eor r2, r16
    ld r9, X+
    eor r9, r11
    ld r17, X+
    eor r17, r4
    ld r4, X+
    eor r4, r19
    ld r19, X+
    eor r19, r10
    ld r10, X+
    eor r10, r3
    ld r3, X+
    eor r3, r5
    movw r30, r22
    std Z+0, r8
    std Z+1, r2
    std Z+2, r9
    std Z+3, r17
    std Z+4, r4
    std Z+5, r19
    std Z+6, r10
    std Z+7, r3
    subi r28, lo8(-(-157))
    sbci r29, hi8(-(-157))
    subi r22, 248
    sbci r23, 255
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_skinny64_192_ctr_crypt_avr_rest
    rjmp .Llwcc_skinny64_192_ctr_crypt_avr_group
.Llwcc_skinny64_192_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_skinny64_192_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_skinny64_192_ctr_crypt_avr_end
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
    movw r30, r28
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_skinny64_192_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_skinny64_192_ctr_crypt_avr_in
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
    rjmp .Llwcc_skinny64_192_ctr_crypt_avr_group
.Llwcc_skinny64_192_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_skinny64_192_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_skinny64_192_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_skinny64_192_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_skinny64_192_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_skinny64_192_ctr_crypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
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
    .size lwcc_skinny64_192_ctr_crypt_avr, .-lwcc_skinny64_192_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_pair_0:
    .byte 0xcc, 0xc6, 0xc9, 0xc0, 0xc1, 0xca, 0xc2, 0xcb, 0xc3, 0xc8, 0xc5, 0xcd, 0xc4, 0xce, 0xc7, 0xcf
    .byte 0x6c, 0x66, 0x69, 0x60, 0x61, 0x6a, 0x62, 0x6b, 0x63, 0x68, 0x65, 0x6d, 0x64, 0x6e, 0x67, 0x6f
    .byte 0x9c, 0x96, 0x99, 0x90, 0x91, 0x9a, 0x92, 0x9b, 0x93, 0x98, 0x95, 0x9d, 0x94, 0x9e, 0x97, 0x9f
    .byte 0x0c, 0x06, 0x09, 0x00, 0x01, 0x0a, 0x02, 0x0b, 0x03, 0x08, 0x05, 0x0d, 0x04, 0x0e, 0x07, 0x0f
    .byte 0x1c, 0x16, 0x19, 0x10, 0x11, 0x1a, 0x12, 0x1b, 0x13, 0x18, 0x15, 0x1d, 0x14, 0x1e, 0x17, 0x1f
    .byte 0xac, 0xa6, 0xa9, 0xa0, 0xa1, 0xaa, 0xa2, 0xab, 0xa3, 0xa8, 0xa5, 0xad, 0xa4, 0xae, 0xa7, 0xaf
    .byte 0x2c, 0x26, 0x29, 0x20, 0x21, 0x2a, 0x22, 0x2b, 0x23, 0x28, 0x25, 0x2d, 0x24, 0x2e, 0x27, 0x2f
    .byte 0xbc, 0xb6, 0xb9, 0xb0, 0xb1, 0xba, 0xb2, 0xbb, 0xb3, 0xb8, 0xb5, 0xbd, 0xb4, 0xbe, 0xb7, 0xbf
    .byte 0x3c, 0x36, 0x39, 0x30, 0x31, 0x3a, 0x32, 0x3b, 0x33, 0x38, 0x35, 0x3d, 0x34, 0x3e, 0x37, 0x3f
    .byte 0x8c, 0x86, 0x89, 0x80, 0x81, 0x8a, 0x82, 0x8b, 0x83, 0x88, 0x85, 0x8d, 0x84, 0x8e, 0x87, 0x8f
    .byte 0x5c, 0x56, 0x59, 0x50, 0x51, 0x5a, 0x52, 0x5b, 0x53, 0x58, 0x55, 0x5d, 0x54, 0x5e, 0x57, 0x5f
    .byte 0xdc, 0xd6, 0xd9, 0xd0, 0xd1, 0xda, 0xd2, 0xdb, 0xd3, 0xd8, 0xd5, 0xdd, 0xd4, 0xde, 0xd7, 0xdf
    .byte 0x4c, 0x46, 0x49, 0x40, 0x41, 0x4a, 0x42, 0x4b, 0x43, 0x48, 0x45, 0x4d, 0x44, 0x4e, 0x47, 0x4f
    .byte 0xec, 0xe6, 0xe9, 0xe0, 0xe1, 0xea, 0xe2, 0xeb, 0xe3, 0xe8, 0xe5, 0xed, 0xe4, 0xee, 0xe7, 0xef
    .byte 0x7c, 0x76, 0x79, 0x70, 0x71, 0x7a, 0x72, 0x7b, 0x73, 0x78, 0x75, 0x7d, 0x74, 0x7e, 0x77, 0x7f
    .byte 0xfc, 0xf6, 0xf9, 0xf0, 0xf1, 0xfa, 0xf2, 0xfb, 0xf3, 0xf8, 0xf5, 0xfd, 0xf4, 0xfe, 0xf7, 0xff
    .balign 256
.Ltable_pair_1:
    .byte 0xcc, 0x6c, 0x9c, 0x0c, 0x1c, 0xac, 0x2c, 0xbc, 0x3c, 0x8c, 0x5c, 0xdc, 0x4c, 0xec, 0x7c, 0xfc
    .byte 0xc6, 0x66, 0x96, 0x06, 0x16, 0xa6, 0x26, 0xb6, 0x36, 0x86, 0x56, 0xd6, 0x46, 0xe6, 0x76, 0xf6
    .byte 0xc9, 0x69, 0x99, 0x09, 0x19, 0xa9, 0x29, 0xb9, 0x39, 0x89, 0x59, 0xd9, 0x49, 0xe9, 0x79, 0xf9
    .byte 0xc0, 0x60, 0x90, 0x00, 0x10, 0xa0, 0x20, 0xb0, 0x30, 0x80, 0x50, 0xd0, 0x40, 0xe0, 0x70, 0xf0
    .byte 0xc1, 0x61, 0x91, 0x01, 0x11, 0xa1, 0x21, 0xb1, 0x31, 0x81, 0x51, 0xd1, 0x41, 0xe1, 0x71, 0xf1
    .byte 0xca, 0x6a, 0x9a, 0x0a, 0x1a, 0xaa, 0x2a, 0xba, 0x3a, 0x8a, 0x5a, 0xda, 0x4a, 0xea, 0x7a, 0xfa
    .byte 0xc2, 0x62, 0x92, 0x02, 0x12, 0xa2, 0x22, 0xb2, 0x32, 0x82, 0x52, 0xd2, 0x42, 0xe2, 0x72, 0xf2
    .byte 0xcb, 0x6b, 0x9b, 0x0b, 0x1b, 0xab, 0x2b, 0xbb, 0x3b, 0x8b, 0x5b, 0xdb, 0x4b, 0xeb, 0x7b, 0xfb
    .byte 0xc3, 0x63, 0x93, 0x03, 0x13, 0xa3, 0x23, 0xb3, 0x33, 0x83, 0x53, 0xd3, 0x43, 0xe3, 0x73, 0xf3
    .byte 0xc8, 0x68, 0x98, 0x08, 0x18, 0xa8, 0x28, 0xb8, 0x38, 0x88, 0x58, 0xd8, 0x48, 0xe8, 0x78, 0xf8
    .byte 0xc5, 0x65, 0x95, 0x05, 0x15, 0xa5, 0x25, 0xb5, 0x35, 0x85, 0x55, 0xd5, 0x45, 0xe5, 0x75, 0xf5
    .byte 0xcd, 0x6d, 0x9d, 0x0d, 0x1d, 0xad, 0x2d, 0xbd, 0x3d, 0x8d, 0x5d, 0xdd, 0x4d, 0xed, 0x7d, 0xfd
    .byte 0xc4, 0x64, 0x94, 0x04, 0x14, 0xa4, 0x24, 0xb4, 0x34, 0x84, 0x54, 0xd4, 0x44, 0xe4, 0x74, 0xf4
    .byte 0xce, 0x6e, 0x9e, 0x0e, 0x1e, 0xae, 0x2e, 0xbe, 0x3e, 0x8e, 0x5e, 0xde, 0x4e, 0xee, 0x7e, 0xfe
    .byte 0xc7, 0x67, 0x97, 0x07, 0x17, 0xa7, 0x27, 0xb7, 0x37, 0x87, 0x57, 0xd7, 0x47, 0xe7, 0x77, 0xf7
    .byte 0xcf, 0x6f, 0x9f, 0x0f, 0x1f, 0xaf, 0x2f, 0xbf, 0x3f, 0x8f, 0x5f, 0xdf, 0x4f, 0xef, 0x7f, 0xff
    .balign 256
.Ltable_pair_3:
    .byte 0x33, 0x34, 0x36, 0x38, 0x3c, 0x3a, 0x31, 0x3e, 0x39, 0x32, 0x35, 0x37, 0x30, 0x3b, 0x3d, 0x3f
    .byte 0x43, 0x44, 0x46, 0x48, 0x4c, 0x4a, 0x41, 0x4e, 0x49, 0x42, 0x45, 0x47, 0x40, 0x4b, 0x4d, 0x4f
    .byte 0x63, 0x64, 0x66, 0x68, 0x6c, 0x6a, 0x61, 0x6e, 0x69, 0x62, 0x65, 0x67, 0x60, 0x6b, 0x6d, 0x6f
    .byte 0x83, 0x84, 0x86, 0x88, 0x8c, 0x8a, 0x81, 0x8e, 0x89, 0x82, 0x85, 0x87, 0x80, 0x8b, 0x8d, 0x8f
    .byte 0xc3, 0xc4, 0xc6, 0xc8, 0xcc, 0xca, 0xc1, 0xce, 0xc9, 0xc2, 0xc5, 0xc7, 0xc0, 0xcb, 0xcd, 0xcf
    .byte 0xa3, 0xa4, 0xa6, 0xa8, 0xac, 0xaa, 0xa1, 0xae, 0xa9, 0xa2, 0xa5, 0xa7, 0xa0, 0xab, 0xad, 0xaf
    .byte 0x13, 0x14, 0x16, 0x18, 0x1c, 0x1a, 0x11, 0x1e, 0x19, 0x12, 0x15, 0x17, 0x10, 0x1b, 0x1d, 0x1f
    .byte 0xe3, 0xe4, 0xe6, 0xe8, 0xec, 0xea, 0xe1, 0xee, 0xe9, 0xe2, 0xe5, 0xe7, 0xe0, 0xeb, 0xed, 0xef
    .byte 0x93, 0x94, 0x96, 0x98, 0x9c, 0x9a, 0x91, 0x9e, 0x99, 0x92, 0x95, 0x97, 0x90, 0x9b, 0x9d, 0x9f
    .byte 0x23, 0x24, 0x26, 0x28, 0x2c, 0x2a, 0x21, 0x2e, 0x29, 0x22, 0x25, 0x27, 0x20, 0x2b, 0x2d, 0x2f
    .byte 0x53, 0x54, 0x56, 0x58, 0x5c, 0x5a, 0x51, 0x5e, 0x59, 0x52, 0x55, 0x57, 0x50, 0x5b, 0x5d, 0x5f
    .byte 0x73, 0x74, 0x76, 0x78, 0x7c, 0x7a, 0x71, 0x7e, 0x79, 0x72, 0x75, 0x77, 0x70, 0x7b, 0x7d, 0x7f
    .byte 0x03, 0x04, 0x06, 0x08, 0x0c, 0x0a, 0x01, 0x0e, 0x09, 0x02, 0x05, 0x07, 0x00, 0x0b, 0x0d, 0x0f
    .byte 0xb3, 0xb4, 0xb6, 0xb8, 0xbc, 0xba, 0xb1, 0xbe, 0xb9, 0xb2, 0xb5, 0xb7, 0xb0, 0xbb, 0xbd, 0xbf
    .byte 0xd3, 0xd4, 0xd6, 0xd8, 0xdc, 0xda, 0xd1, 0xde, 0xd9, 0xd2, 0xd5, 0xd7, 0xd0, 0xdb, 0xdd, 0xdf
    .byte 0xf3, 0xf4, 0xf6, 0xf8, 0xfc, 0xfa, 0xf1, 0xfe, 0xf9, 0xf2, 0xf5, 0xf7, 0xf0, 0xfb, 0xfd, 0xff
    .balign 256
.Ltable_pair_2:
    .byte 0x33, 0x43, 0x63, 0x83, 0xc3, 0xa3, 0x13, 0xe3, 0x93, 0x23, 0x53, 0x73, 0x03, 0xb3, 0xd3, 0xf3
    .byte 0x34, 0x44, 0x64, 0x84, 0xc4, 0xa4, 0x14, 0xe4, 0x94, 0x24, 0x54, 0x74, 0x04, 0xb4, 0xd4, 0xf4
    .byte 0x36, 0x46, 0x66, 0x86, 0xc6, 0xa6, 0x16, 0xe6, 0x96, 0x26, 0x56, 0x76, 0x06, 0xb6, 0xd6, 0xf6
    .byte 0x38, 0x48, 0x68, 0x88, 0xc8, 0xa8, 0x18, 0xe8, 0x98, 0x28, 0x58, 0x78, 0x08, 0xb8, 0xd8, 0xf8
    .byte 0x3c, 0x4c, 0x6c, 0x8c, 0xcc, 0xac, 0x1c, 0xec, 0x9c, 0x2c, 0x5c, 0x7c, 0x0c, 0xbc, 0xdc, 0xfc
    .byte 0x3a, 0x4a, 0x6a, 0x8a, 0xca, 0xaa, 0x1a, 0xea, 0x9a, 0x2a, 0x5a, 0x7a, 0x0a, 0xba, 0xda, 0xfa
    .byte 0x31, 0x41, 0x61, 0x81, 0xc1, 0xa1, 0x11, 0xe1, 0x91, 0x21, 0x51, 0x71, 0x01, 0xb1, 0xd1, 0xf1
    .byte 0x3e, 0x4e, 0x6e, 0x8e, 0xce, 0xae, 0x1e, 0xee, 0x9e, 0x2e, 0x5e, 0x7e, 0x0e, 0xbe, 0xde, 0xfe
    .byte 0x39, 0x49, 0x69, 0x89, 0xc9, 0xa9, 0x19, 0xe9, 0x99, 0x29, 0x59, 0x79, 0x09, 0xb9, 0xd9, 0xf9
    .byte 0x32, 0x42, 0x62, 0x82, 0xc2, 0xa2, 0x12, 0xe2, 0x92, 0x22, 0x52, 0x72, 0x02, 0xb2, 0xd2, 0xf2
    .byte 0x35, 0x45, 0x65, 0x85, 0xc5, 0xa5, 0x15, 0xe5, 0x95, 0x25, 0x55, 0x75, 0x05, 0xb5, 0xd5, 0xf5
    .byte 0x37, 0x47, 0x67, 0x87, 0xc7, 0xa7, 0x17, 0xe7, 0x97, 0x27, 0x57, 0x77, 0x07, 0xb7, 0xd7, 0xf7
    .byte 0x30, 0x40, 0x60, 0x80, 0xc0, 0xa0, 0x10, 0xe0, 0x90, 0x20, 0x50, 0x70, 0x00, 0xb0, 0xd0, 0xf0
    .byte 0x3b, 0x4b, 0x6b, 0x8b, 0xcb, 0xab, 0x1b, 0xeb, 0x9b, 0x2b, 0x5b, 0x7b, 0x0b, 0xbb, 0xdb, 0xfb
    .byte 0x3d, 0x4d, 0x6d, 0x8d, 0xcd, 0xad, 0x1d, 0xed, 0x9d, 0x2d, 0x5d, 0x7d, 0x0d, 0xbd, 0xdd, 0xfd
    .byte 0x3f, 0x4f, 0x6f, 0x8f, 0xcf, 0xaf, 0x1f, 0xef, 0x9f, 0x2f, 0x5f, 0x7f, 0x0f, 0xbf, 0xdf, 0xff
    .balign 256
.Ltable_byte_0:
    .byte 0x00, 0x13, 0x26, 0x35, 0x4d, 0x5e, 0x6b, 0x78, 0x89, 0x9a, 0xaf, 0xbc, 0xc4, 0xd7, 0xe2, 0xf1
    .byte 0x00, 0x13, 0x26, 0x35, 0x4d, 0x5e, 0x6b, 0x78, 0x89, 0x9a, 0xaf, 0xbc, 0xc4, 0xd7, 0xe2, 0xf1
    .byte 0x00, 0x13, 0x26, 0x35, 0x4d, 0x5e, 0x6b, 0x78, 0x89, 0x9a, 0xaf, 0xbc, 0xc4, 0xd7, 0xe2, 0xf1
    .byte 0x00, 0x13, 0x26, 0x35, 0x4d, 0x5e, 0x6b, 0x78, 0x89, 0x9a, 0xaf, 0xbc, 0xc4, 0xd7, 0xe2, 0xf1
    .byte 0x00, 0x13, 0x26, 0x35, 0x4d, 0x5e, 0x6b, 0x78, 0x89, 0x9a, 0xaf, 0xbc, 0xc4, 0xd7, 0xe2, 0xf1
    .byte 0x00, 0x13, 0x26, 0x35, 0x4d, 0x5e, 0x6b, 0x78, 0x89, 0x9a, 0xaf, 0xbc, 0xc4, 0xd7, 0xe2, 0xf1
    .byte 0x00, 0x13, 0x26, 0x35, 0x4d, 0x5e, 0x6b, 0x78, 0x89, 0x9a, 0xaf, 0xbc, 0xc4, 0xd7, 0xe2, 0xf1
    .byte 0x00, 0x13, 0x26, 0x35, 0x4d, 0x5e, 0x6b, 0x78, 0x89, 0x9a, 0xaf, 0xbc, 0xc4, 0xd7, 0xe2, 0xf1
    .byte 0x00, 0x13, 0x26, 0x35, 0x4d, 0x5e, 0x6b, 0x78, 0x89, 0x9a, 0xaf, 0xbc, 0xc4, 0xd7, 0xe2, 0xf1
    .byte 0x00, 0x13, 0x26, 0x35, 0x4d, 0x5e, 0x6b, 0x78, 0x89, 0x9a, 0xaf, 0xbc, 0xc4, 0xd7, 0xe2, 0xf1
    .byte 0x00, 0x13, 0x26, 0x35, 0x4d, 0x5e, 0x6b, 0x78, 0x89, 0x9a, 0xaf, 0xbc, 0xc4, 0xd7, 0xe2, 0xf1
    .byte 0x00, 0x13, 0x26, 0x35, 0x4d, 0x5e, 0x6b, 0x78, 0x89, 0x9a, 0xaf, 0xbc, 0xc4, 0xd7, 0xe2, 0xf1
    .byte 0x00, 0x13, 0x26, 0x35, 0x4d, 0x5e, 0x6b, 0x78, 0x89, 0x9a, 0xaf, 0xbc, 0xc4, 0xd7, 0xe2, 0xf1
    .byte 0x00, 0x13, 0x26, 0x35, 0x4d, 0x5e, 0x6b, 0x78, 0x89, 0x9a, 0xaf, 0xbc, 0xc4, 0xd7, 0xe2, 0xf1
    .byte 0x00, 0x13, 0x26, 0x35, 0x4d, 0x5e, 0x6b, 0x78, 0x89, 0x9a, 0xaf, 0xbc, 0xc4, 0xd7, 0xe2, 0xf1
    .byte 0x00, 0x13, 0x26, 0x35, 0x4d, 0x5e, 0x6b, 0x78, 0x89, 0x9a, 0xaf, 0xbc, 0xc4, 0xd7, 0xe2, 0xf1
    .balign 256
.Ltable_byte_1:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13
    .byte 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26
    .byte 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35
    .byte 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d
    .byte 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e
    .byte 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b
    .byte 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78
    .byte 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89
    .byte 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a
    .byte 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf
    .byte 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc
    .byte 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4
    .byte 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7
    .byte 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2
    .byte 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1
    .balign 256
.Ltable_byte_2:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26
    .byte 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d, 0x4d
    .byte 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b, 0x6b
    .byte 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a, 0x9a
    .byte 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc, 0xbc
    .byte 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7, 0xd7
    .byte 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1, 0xf1
    .byte 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13
    .byte 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35
    .byte 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e, 0x5e
    .byte 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78
    .byte 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89
    .byte 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf, 0xaf
    .byte 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4, 0xc4
    .byte 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2, 0xe2
    .balign 256
.Ltable_byte_3:
    .byte 0x00, 0x26, 0x4d, 0x6b, 0x9a, 0xbc, 0xd7, 0xf1, 0x13, 0x35, 0x5e, 0x78, 0x89, 0xaf, 0xc4, 0xe2
    .byte 0x00, 0x26, 0x4d, 0x6b, 0x9a, 0xbc, 0xd7, 0xf1, 0x13, 0x35, 0x5e, 0x78, 0x89, 0xaf, 0xc4, 0xe2
    .byte 0x00, 0x26, 0x4d, 0x6b, 0x9a, 0xbc, 0xd7, 0xf1, 0x13, 0x35, 0x5e, 0x78, 0x89, 0xaf, 0xc4, 0xe2
    .byte 0x00, 0x26, 0x4d, 0x6b, 0x9a, 0xbc, 0xd7, 0xf1, 0x13, 0x35, 0x5e, 0x78, 0x89, 0xaf, 0xc4, 0xe2
    .byte 0x00, 0x26, 0x4d, 0x6b, 0x9a, 0xbc, 0xd7, 0xf1, 0x13, 0x35, 0x5e, 0x78, 0x89, 0xaf, 0xc4, 0xe2
    .byte 0x00, 0x26, 0x4d, 0x6b, 0x9a, 0xbc, 0xd7, 0xf1, 0x13, 0x35, 0x5e, 0x78, 0x89, 0xaf, 0xc4, 0xe2
    .byte 0x00, 0x26, 0x4d, 0x6b, 0x9a, 0xbc, 0xd7, 0xf1, 0x13, 0x35, 0x5e, 0x78, 0x89, 0xaf, 0xc4, 0xe2
    .byte 0x00, 0x26, 0x4d, 0x6b, 0x9a, 0xbc, 0xd7, 0xf1, 0x13, 0x35, 0x5e, 0x78, 0x89, 0xaf, 0xc4, 0xe2
    .byte 0x00, 0x26, 0x4d, 0x6b, 0x9a, 0xbc, 0xd7, 0xf1, 0x13, 0x35, 0x5e, 0x78, 0x89, 0xaf, 0xc4, 0xe2
    .byte 0x00, 0x26, 0x4d, 0x6b, 0x9a, 0xbc, 0xd7, 0xf1, 0x13, 0x35, 0x5e, 0x78, 0x89, 0xaf, 0xc4, 0xe2
    .byte 0x00, 0x26, 0x4d, 0x6b, 0x9a, 0xbc, 0xd7, 0xf1, 0x13, 0x35, 0x5e, 0x78, 0x89, 0xaf, 0xc4, 0xe2
    .byte 0x00, 0x26, 0x4d, 0x6b, 0x9a, 0xbc, 0xd7, 0xf1, 0x13, 0x35, 0x5e, 0x78, 0x89, 0xaf, 0xc4, 0xe2
    .byte 0x00, 0x26, 0x4d, 0x6b, 0x9a, 0xbc, 0xd7, 0xf1, 0x13, 0x35, 0x5e, 0x78, 0x89, 0xaf, 0xc4, 0xe2
    .byte 0x00, 0x26, 0x4d, 0x6b, 0x9a, 0xbc, 0xd7, 0xf1, 0x13, 0x35, 0x5e, 0x78, 0x89, 0xaf, 0xc4, 0xe2
    .byte 0x00, 0x26, 0x4d, 0x6b, 0x9a, 0xbc, 0xd7, 0xf1, 0x13, 0x35, 0x5e, 0x78, 0x89, 0xaf, 0xc4, 0xe2
    .byte 0x00, 0x26, 0x4d, 0x6b, 0x9a, 0xbc, 0xd7, 0xf1, 0x13, 0x35, 0x5e, 0x78, 0x89, 0xaf, 0xc4, 0xe2
