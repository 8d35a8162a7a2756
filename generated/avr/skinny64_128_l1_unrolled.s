; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile skinny --set skinny64_128 --target avr --lanes 1 --slicing word --unroll yes
; passes:    unroll() invert() counter() fold() sbox(lanes=1, fixed=true) pair_boxes(enabled=true) hoist() legalise(enabled=true) slice(lanes=1) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 327
; layout:    words of 4 bits, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 288, ctx 292, align 1, group 8, stack 327, code 26624, flash 28672, ram 907
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 2048, ram 0: table_pair_0, table_pair_1, table_pair_3, table_pair_2, table_byte_0, table_byte_1, table_byte_2, table_byte_3
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by SAT sweep, bit graph; object sha256:35447fb6a14d17eb62da09b7304d6fe4c0fa1f4e5780a098a2a27905dbad2432

    .text

    .global lwcc_skinny64_128_key_setup_avr
    .type lwcc_skinny64_128_key_setup_avr, @function
lwcc_skinny64_128_key_setup_avr:
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
    subi r28, 45
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
    ld r24, X+
    swap r24
    andi r24, 15
    andi r24, 15
    ld r2, X+
    swap r2
    mov r21, r2
    andi r21, 15
    andi r21, 15
    ld r2, X+
    swap r2
    mov r19, r2
    andi r19, 15
    andi r19, 15
    ld r18, X+
    swap r18
    andi r18, 15
    andi r18, 15
    ld r2, X+
    swap r2
    mov r16, r2
    andi r16, 15
    andi r16, 15
    ld r2, X+
    swap r2
    mov r20, r2
    andi r20, 15
    andi r20, 15
    ld r17, X+
    swap r17
    andi r17, 15
    andi r17, 15
    ld r23, X+
    swap r23
    andi r23, 15
    andi r23, 15
    eor r23, r25
    ld r22, X+
    swap r22
    andi r22, 15
    andi r22, 15
    eor r22, r24
    ld r2, X+
    swap r2
    mov r15, r22
    mov r22, r2
    andi r22, 15
    andi r22, 15
    eor r22, r21
    ld r2, X+
    swap r2
    mov r14, r22
    mov r22, r2
    andi r22, 15
    andi r22, 15
    eor r22, r19
    ldi r31, hi8(.Ltable_byte_1)
    ld r30, X+
    lpm r2, Z
    eor r2, r18
    ld r30, X+
    lpm r13, Z
    eor r13, r16
    ; round 2 (skinny.dsl:60)
    mov r12, r22
    mov r22, r13
    andi r22, 15
    adiw r26, 1
    ld r30, X
    lpm r13, Z
    eor r13, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r11, Z
    eor r11, r20
    mov r10, r22
    mov r22, r11
    andi r22, 15
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r30, X+
    lpm r11, Z
    eor r11, r25
    ld r30, X+
    lpm r9, Z
    eor r9, r24
    ; round 3 (skinny.dsl:60)
    mov r3, r22
    mov r22, r9
    andi r22, 15
    adiw r26, 1
    ld r30, X
    lpm r9, Z
    eor r9, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r8, Z
    eor r8, r21
    mov r7, r22
    mov r22, r8
    andi r22, 15
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r8, X+
    movw r4, r22 ; r5, r23
    mov r22, r8
    andi r22, 15
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 7
    ld r30, X
    lpm r8, Z
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X
    lpm r6, Z
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r0, X+
    mov r23, r0
    andi r23, 15
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 9
    ld r30, X
    lpm r0, Z
    eor r0, r22
    ; round 2 (skinny.dsl:60)
    std Y+14, r24
    mov r24, r0
    andi r24, 15
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X
    lpm r0, Z
    eor r0, r23
    std Y+15, r9
    ldi r31, hi8(.Ltable_byte_2)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r9, Z
    std Y+16, r11
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r11, X+
    std Y+17, r24
    mov r24, r11
    andi r24, 15
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 7
    ld r30, X+
    lpm r11, Z
    eor r11, r24
    ldi r31, hi8(.Ltable_byte_3)
    std Y+18, r4
    adiw r26, 2
    ld r30, X
    lpm r4, Z
    std Y+19, r7
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X+
    lpm r7, Z
    std Y+20, r13
    adiw r26, 1
    ld r30, X
    lpm r13, Z
    std Y+21, r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X+
    lpm r2, Z
    std Y+22, r3
    ldi r31, hi8(.Ltable_byte_2)
    ld r30, X
    lpm r3, Z
    std Y+23, r10
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r10, X+
    std Y+24, r21
    mov r21, r10
    andi r21, 15
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 7
    ld r30, X
    lpm r10, Z
    eor r10, r21
    std Y+25, r25
    mov r25, r10
    andi r25, 15
    mov r10, r22
    eor r10, r8
    std Y+26, r10
    mov r10, r23
    eor r10, r6
    ; round 4 (skinny.dsl:60)
    std Y+27, r25
    mov r25, r10
    andi r25, 15
    mov r10, r24
    eor r10, r9
    std Y+28, r10
    mov r10, r17
    eor r10, r4
    std Y+29, r25
    mov r25, r10
    andi r25, 15
    mov r10, r18
    eor r10, r7
    std Y+30, r25
    mov r25, r10
    andi r25, 15
    mov r10, r20
    eor r10, r13
    std Y+31, r10
    mov r10, r16
    eor r10, r2
    std Y+32, r25
    mov r25, r10
    andi r25, 15
    mov r10, r21
    eor r10, r3
    std Y+33, r25
    ldi r31, hi8(.Ltable_byte_2)
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X
    lpm r25, Z
    std Y+34, r10
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r10, X+
    std Y+35, r17
    mov r17, r10
    andi r17, 15
    adiw r26, 7
    ld r10, X
    std Y+36, r18
    mov r18, r10
    andi r18, 15
    eor r18, r17
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r10, Z
    eor r10, r17
    ; round 3 (skinny.dsl:60)
    std Y+37, r18
    mov r18, r10
    andi r18, 15
    ldi r31, hi8(.Ltable_byte_2)
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X
    lpm r10, Z
    std Y+38, r18
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r18, X+
    andi r18, 15
    std Y+39, r0
    adiw r26, 7
    ld r0, X
    std Y+40, r16
    mov r16, r0
    andi r16, 15
    eor r16, r18
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r0, Z
    eor r0, r18
    std Y+41, r0
    ldi r31, hi8(.Ltable_byte_2)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r0, Z
    std Y+42, r16
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r16, X+
    andi r16, 15
    std Y+43, r15
    adiw r26, 7
    ld r15, X
    std Y+44, r24
    mov r24, r15
    andi r24, 15
    eor r24, r16
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X+
    lpm r15, Z
    eor r15, r16
    std Y+45, r15
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 2
    ld r30, X
    lpm r15, Z
    std Y+46, r11
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X+
    lpm r11, Z
    std Y+47, r12
    adiw r26, 1
    ld r30, X
    lpm r12, Z
    std Y+48, r14
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X+
    lpm r14, Z
    std Y+49, r24
    ldi r31, hi8(.Ltable_byte_2)
    ld r30, X
    lpm r24, Z
    std Y+50, r5
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r5, X+
    std Y+51, r20
    mov r20, r5
    andi r20, 15
    adiw r26, 7
    ld r5, X
    std Y+52, r22
    mov r22, r5
    andi r22, 15
    eor r22, r20
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r5, Z
    eor r5, r20
    std Y+53, r22
    mov r22, r5
    andi r22, 15
    mov r5, r17
    eor r5, r25
    std Y+54, r5
    mov r5, r18
    eor r5, r10
    ; round 5 (skinny.dsl:60)
    std Y+55, r22
    mov r22, r5
    andi r22, 15
    mov r5, r16
    eor r5, r0
    std Y+56, r5
    mov r5, r19
    eor r5, r15
    std Y+57, r22
    mov r22, r5
    andi r22, 15
    ldd r5, Y+25
    std Y+58, r22
    mov r22, r5
    eor r22, r11
    andi r22, 15
    std Y+59, r22
    ldd r22, Y+24
    mov r5, r22
    eor r5, r12
    std Y+60, r5
    ldd r5, Y+14
    eor r5, r14
    mov r22, r5
    andi r22, 15
    mov r5, r20
    eor r5, r24
    std Y+61, r22
    mov r22, r6
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    std Y+62, r5
    mov r5, r6
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r6
    or r6, r22
    mov r5, r3
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r3
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r3
    or r3, r22
    mov r5, r8
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r8
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r8
    or r8, r22
    mov r5, r13
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r13
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r13
    or r13, r22
    mov r5, r9
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r9
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r9
    or r9, r22
    mov r5, r2
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r2
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r2
    or r2, r22
    mov r5, r7
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r7
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r7
    or r7, r22
    mov r5, r4
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r4
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r4
    or r4, r22
    mov r22, r23
    eor r22, r6
    mov r5, r21
    eor r5, r3
    ; round 6 (skinny.dsl:60)
    std Y+63, r22
    mov r22, r5
    andi r22, 15
    ldd r5, Y+52
    adiw r28, 14
    std Y+50, r22
    mov r22, r5
    eor r22, r8
    std Y+51, r22
    ldd r22, Y+37
    eor r22, r13
    andi r22, 15
    std Y+52, r22
    ldd r22, Y+30
    eor r22, r9
    andi r22, 15
    std Y+53, r22
    ldd r22, Y+26
    mov r5, r22
    eor r5, r2
    std Y+54, r5
    ldd r5, Y+22
    eor r5, r7
    mov r22, r5
    andi r22, 15
    ldd r5, Y+21
    std Y+55, r22
    mov r22, r5
    eor r22, r4
    std Y+56, r22
    mov r22, r10
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r10
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r10
    or r10, r22
    mov r5, r24
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r24
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r24
    or r22, r24
    mov r5, r25
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r25
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r25
    or r24, r25
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
    mov r5, r0
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r0
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
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
    mov r5, r11
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r11
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r11
    or r11, r25
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
    mov r25, r18
    eor r25, r10
    mov r5, r20
    eor r5, r22
    ; round 7 (skinny.dsl:60)
    std Y+57, r25
    mov r25, r5
    andi r25, 15
    mov r5, r17
    eor r5, r24
    std Y+58, r5
    ldd r5, Y+10
    std Y+59, r25
    mov r25, r5
    eor r25, r12
    andi r25, 15
    std Y+60, r25
    mov r25, r16
    eor r25, r0
    andi r25, 15
    std Y+61, r25
    ldd r25, Y+0
    mov r5, r25
    eor r5, r14
    std Y+62, r5
    ldd r5, Y+11
    eor r5, r11
    mov r25, r5
    andi r25, 15
    mov r5, r19
    eor r5, r15
    std Y+63, r25
    mov r25, r3
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    adiw r28, 21
    std Y+43, r5
    mov r5, r3
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r3
    or r3, r25
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
    mov r5, r6
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r6
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r6
    or r6, r25
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
    mov r5, r8
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r8
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r8
    or r8, r25
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
    mov r5, r9
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r9
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r9
    or r9, r25
    mov r5, r13
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r13
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r13
    or r13, r25
    mov r25, r21
    eor r25, r3
    ldd r5, Y+0
    std Y+44, r25
    mov r25, r5
    eor r25, r4
    ; round 8 (skinny.dsl:60)
    andi r25, 15
    std Y+45, r25
    mov r25, r23
    eor r25, r6
    std Y+46, r25
    ldd r25, Y+5
    eor r25, r2
    andi r25, 15
    std Y+47, r25
    ldd r25, Y+17
    eor r25, r8
    andi r25, 15
    std Y+48, r25
    ldd r25, Y+1
    eor r25, r7
    std Y+49, r25
    ldd r25, Y+9
    eor r25, r9
    andi r25, 15
    std Y+50, r25
    ldd r25, Y+16
    eor r25, r13
    std Y+51, r25
    mov r25, r22
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r22
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r22
    or r25, r22
    mov r5, r15
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r15
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r15
    or r15, r22
    mov r5, r10
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r10
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r10
    or r10, r22
    mov r5, r14
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r14
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r14
    or r14, r22
    mov r5, r24
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r24
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r24
    or r22, r24
    mov r5, r11
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r11
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r11
    or r11, r24
    mov r5, r0
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r0
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r0
    or r0, r24
    mov r5, r12
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r12
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r12
    or r12, r24
    mov r24, r20
    eor r24, r25
    mov r5, r19
    eor r5, r15
    ; round 9 (skinny.dsl:60)
    std Y+52, r24
    mov r24, r5
    andi r24, 15
    mov r5, r18
    eor r5, r10
    std Y+53, r5
    subi r28, lo8(-(-21))
    sbci r29, hi8(-(-21))
    ldd r5, Y+0
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    std Y+0, r24
    mov r24, r5
    eor r24, r14
    andi r24, 15
    std Y+1, r24
    mov r24, r17
    eor r24, r22
    andi r24, 15
    std Y+2, r24
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r24, Y+0
    mov r5, r24
    eor r5, r11
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    std Y+0, r5
    mov r5, r16
    eor r5, r0
    mov r24, r5
    andi r24, 15
    subi r28, lo8(-(-68))
    sbci r29, hi8(-(-68))
    ldd r5, Y+0
    adiw r28, 11
    std Y+58, r24
    mov r24, r5
    eor r24, r12
    std Y+59, r24
    mov r24, r4
    swap r24
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r4
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r4
    or r4, r24
    mov r5, r13
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r13
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r13
    or r13, r24
    mov r5, r3
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r3
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r3
    or r3, r24
    mov r5, r7
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r7
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r7
    or r7, r24
    mov r5, r6
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r6
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r6
    or r6, r24
    mov r5, r9
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r9
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r9
    or r9, r24
    mov r5, r8
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r8
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r8
    or r8, r24
    mov r5, r2
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r2
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r2
    or r2, r24
    ldd r24, Y+0
    mov r5, r24
    eor r5, r4
    std Y+60, r5
    ldd r5, Y+16
    mov r24, r5
    eor r24, r13
    ; round 10 (skinny.dsl:60)
    andi r24, 15
    std Y+61, r24
    mov r24, r21
    eor r24, r3
    std Y+62, r24
    ldd r24, Y+1
    eor r24, r7
    andi r24, 15
    std Y+63, r24
    mov r24, r23
    eor r24, r6
    andi r24, 15
    adiw r28, 5
    std Y+59, r24
    ldd r24, Y+4
    eor r24, r9
    std Y+60, r24
    ldd r24, Y+12
    eor r24, r8
    andi r24, 15
    std Y+61, r24
    ldd r24, Y+0
    eor r24, r2
    std Y+62, r24
    mov r24, r15
    swap r24
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
    mov r5, r12
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r12
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r12
    or r12, r24
    mov r5, r25
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r25
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r25
    or r24, r25
    mov r5, r11
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r11
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r11
    or r11, r25
    mov r5, r10
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r10
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r10
    or r10, r25
    mov r5, r0
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r0
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r0
    or r0, r25
    mov r5, r22
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r22
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r22
    or r25, r22
    mov r5, r14
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r14
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r14
    or r14, r22
    mov r22, r19
    eor r22, r15
    subi r28, lo8(-(-16))
    sbci r29, hi8(-(-16))
    ldd r5, Y+0
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    std Y+0, r22
    mov r22, r5
    eor r22, r12
    ; round 11 (skinny.dsl:60)
    andi r22, 15
    std Y+1, r22
    mov r22, r20
    eor r22, r24
    std Y+2, r22
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r22, Y+0
    eor r22, r11
    andi r22, 15
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    std Y+0, r22
    mov r22, r18
    eor r22, r10
    andi r22, 15
    std Y+1, r22
    mov r22, r16
    eor r22, r0
    std Y+2, r22
    mov r22, r17
    eor r22, r25
    andi r22, 15
    std Y+3, r22
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r22, Y+0
    eor r22, r14
    adiw r28, 37
    std Y+59, r22
    mov r22, r13
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r13
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r13
    or r13, r22
    mov r5, r2
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r2
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r2
    or r2, r22
    mov r5, r4
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r4
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r4
    or r4, r22
    mov r5, r9
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r9
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r9
    or r9, r22
    mov r5, r3
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r3
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r3
    or r3, r22
    mov r5, r8
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r8
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r8
    or r8, r22
    mov r5, r6
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r6
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r6
    or r6, r22
    mov r5, r7
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r7
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r7
    or r7, r22
    ldd r22, Y+0
    mov r5, r22
    eor r5, r13
    std Y+60, r5
    subi r28, lo8(-(-11))
    sbci r29, hi8(-(-11))
    ldd r5, Y+0
    mov r22, r5
    eor r22, r2
    ; round 12 (skinny.dsl:60)
    andi r22, 15
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    std Y+0, r22
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r22, Y+0
    eor r22, r4
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    std Y+0, r22
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    ldd r22, Y+0
    eor r22, r9
    andi r22, 15
    adiw r28, 8
    std Y+62, r22
    mov r22, r21
    eor r22, r3
    andi r22, 15
    std Y+63, r22
    ldd r22, Y+0
    eor r22, r8
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r22
    mov r22, r23
    eor r22, r6
    andi r22, 15
    std Y+1, r22
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    ldd r22, Y+0
    eor r22, r7
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    std Y+0, r22
    mov r22, r12
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r12
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r12
    or r12, r22
    mov r5, r14
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r14
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r14
    or r14, r22
    mov r5, r15
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r15
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r15
    or r15, r22
    mov r5, r0
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r0
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r0
    or r0, r22
    mov r5, r24
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r24
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r24
    or r22, r24
    mov r5, r25
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r25
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r25
    or r24, r25
    mov r5, r10
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r10
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r10
    or r10, r25
    mov r5, r11
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r11
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r11
    or r11, r25
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    ldd r25, Y+0
    mov r5, r25
    eor r5, r12
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    std Y+0, r5
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r5, Y+0
    mov r25, r5
    eor r25, r14
    ; round 13 (skinny.dsl:60)
    andi r25, 15
    subi r28, lo8(-(106))
    sbci r29, hi8(-(106))
    std Y+0, r25
    mov r25, r19
    eor r25, r15
    std Y+1, r25
    mov r25, r16
    eor r25, r0
    andi r25, 15
    std Y+2, r25
    mov r25, r20
    eor r25, r22
    andi r25, 15
    std Y+3, r25
    mov r25, r17
    eor r25, r24
    std Y+4, r25
    mov r25, r18
    eor r25, r10
    andi r25, 15
    std Y+5, r25
    subi r28, lo8(-(-95))
    sbci r29, hi8(-(-95))
    ldd r25, Y+0
    eor r25, r11
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    std Y+0, r25
    mov r25, r2
    swap r25
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
    mov r5, r13
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r13
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r13
    or r13, r25
    mov r5, r8
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r8
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r8
    or r8, r25
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
    mov r5, r6
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r6
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r6
    or r6, r25
    mov r5, r3
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r3
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r3
    or r3, r25
    mov r5, r9
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r9
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r9
    or r9, r25
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r25, Y+0
    mov r5, r25
    eor r5, r2
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    std Y+0, r5
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r5, Y+0
    mov r25, r5
    eor r25, r7
    ; round 14 (skinny.dsl:60)
    andi r25, 15
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    std Y+0, r25
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r25, Y+0
    eor r25, r13
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    std Y+0, r25
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r25, Y+0
    eor r25, r8
    andi r25, 15
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    std Y+0, r25
    subi r28, lo8(-(-95))
    sbci r29, hi8(-(-95))
    ldd r25, Y+0
    eor r25, r4
    andi r25, 15
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    std Y+0, r25
    mov r25, r23
    eor r25, r6
    std Y+1, r25
    mov r25, r21
    eor r25, r3
    andi r25, 15
    std Y+2, r25
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r25, Y+0
    eor r25, r9
    subi r28, lo8(-(90))
    sbci r29, hi8(-(90))
    std Y+0, r25
    mov r25, r14
    swap r25
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
    mov r5, r11
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r11
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r11
    or r11, r25
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
    mov r5, r24
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r24
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r24
    or r25, r24
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
    mov r5, r10
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r10
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r10
    or r10, r24
    mov r5, r22
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r22
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r22
    or r24, r22
    mov r5, r0
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r0
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r0
    or r0, r22
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r22, Y+0
    mov r5, r22
    eor r5, r14
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    std Y+0, r5
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    ldd r5, Y+0
    mov r22, r5
    eor r22, r11
    ; round 15 (skinny.dsl:60)
    andi r22, 15
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    std Y+0, r22
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r22, Y+0
    eor r22, r12
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    std Y+0, r22
    mov r22, r17
    eor r22, r25
    andi r22, 15
    std Y+1, r22
    mov r22, r19
    eor r22, r15
    andi r22, 15
    std Y+2, r22
    mov r22, r18
    eor r22, r10
    std Y+3, r22
    mov r22, r20
    eor r22, r24
    andi r22, 15
    std Y+4, r22
    mov r22, r16
    eor r22, r0
    std Y+5, r22
    mov r22, r7
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r7
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r7
    or r7, r22
    mov r5, r9
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r9
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r9
    or r9, r22
    mov r5, r2
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r2
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r2
    or r2, r22
    mov r5, r6
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r6
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r6
    or r6, r22
    mov r5, r13
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r13
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r13
    or r13, r22
    mov r5, r3
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r3
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r3
    or r3, r22
    mov r5, r4
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r4
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r4
    or r4, r22
    mov r5, r8
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r8
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r8
    or r8, r22
    subi r28, lo8(-(-101))
    sbci r29, hi8(-(-101))
    ldd r22, Y+0
    mov r5, r22
    eor r5, r7
    subi r28, lo8(-(107))
    sbci r29, hi8(-(107))
    std Y+0, r5
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r5, Y+0
    mov r22, r5
    eor r22, r9
    ; round 16 (skinny.dsl:60)
    andi r22, 15
    subi r28, lo8(-(100))
    sbci r29, hi8(-(100))
    std Y+0, r22
    subi r28, lo8(-(-104))
    sbci r29, hi8(-(-104))
    ldd r22, Y+0
    eor r22, r2
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    std Y+0, r22
    mov r22, r23
    eor r22, r6
    andi r22, 15
    std Y+1, r22
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    ldd r22, Y+0
    eor r22, r13
    andi r22, 15
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    std Y+0, r22
    mov r22, r21
    eor r22, r3
    std Y+1, r22
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r22, Y+0
    eor r22, r4
    andi r22, 15
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    std Y+0, r22
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    ldd r22, Y+0
    eor r22, r8
    subi r28, lo8(-(98))
    sbci r29, hi8(-(98))
    std Y+0, r22
    mov r22, r11
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r11
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r11
    or r11, r22
    mov r5, r0
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r0
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r0
    or r0, r22
    mov r5, r14
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r14
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r14
    or r14, r22
    mov r5, r10
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r10
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r10
    or r10, r22
    mov r5, r12
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r12
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r12
    or r12, r22
    mov r5, r24
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r24
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r24
    or r22, r24
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
    mov r5, r25
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r25
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r25
    or r24, r25
    subi r28, lo8(-(-125))
    sbci r29, hi8(-(-125))
    ldd r25, Y+0
    mov r5, r25
    eor r5, r11
    subi r28, lo8(-(126))
    sbci r29, hi8(-(126))
    std Y+0, r5
    mov r5, r16
    eor r5, r0
    ; round 17 (skinny.dsl:60)
    mov r25, r5
    andi r25, 15
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldd r5, Y+0
    subi r28, lo8(-(138))
    sbci r29, hi8(-(138))
    std Y+0, r25
    mov r25, r5
    eor r25, r14
    std Y+1, r25
    mov r25, r18
    eor r25, r10
    andi r25, 15
    std Y+2, r25
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r25, Y+0
    eor r25, r12
    andi r25, 15
    subi r28, lo8(-(131))
    sbci r29, hi8(-(131))
    std Y+0, r25
    mov r25, r20
    eor r25, r22
    std Y+1, r25
    mov r25, r19
    eor r25, r15
    andi r25, 15
    std Y+2, r25
    mov r25, r17
    eor r25, r24
    std Y+3, r25
    mov r25, r9
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r9
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r9
    or r9, r25
    mov r5, r8
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r8
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r8
    or r8, r25
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
    mov r5, r3
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r3
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r3
    or r3, r25
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
    mov r5, r13
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r13
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r13
    or r13, r25
    mov r5, r6
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r6
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r6
    or r6, r25
    subi r28, lo8(-(-111))
    sbci r29, hi8(-(-111))
    ldd r25, Y+0
    mov r5, r25
    eor r5, r9
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    std Y+0, r5
    subi r28, lo8(-(-107))
    sbci r29, hi8(-(-107))
    ldd r5, Y+0
    mov r25, r5
    eor r25, r8
    ; round 18 (skinny.dsl:60)
    andi r25, 15
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    std Y+0, r25
    subi r28, lo8(-(-124))
    sbci r29, hi8(-(-124))
    ldd r25, Y+0
    eor r25, r7
    subi r28, lo8(-(125))
    sbci r29, hi8(-(125))
    std Y+0, r25
    mov r25, r21
    eor r25, r3
    andi r25, 15
    std Y+1, r25
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r25, Y+0
    eor r25, r2
    andi r25, 15
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    std Y+0, r25
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r25, Y+0
    eor r25, r4
    subi r28, lo8(-(129))
    sbci r29, hi8(-(129))
    std Y+0, r25
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r25, Y+0
    eor r25, r13
    andi r25, 15
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    std Y+0, r25
    mov r25, r23
    eor r25, r6
    std Y+1, r25
    mov r25, r0
    swap r25
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r0
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r0
    or r0, r25
    mov r5, r24
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r24
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r24
    or r25, r24
    mov r5, r11
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r11
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r11
    or r11, r24
    mov r5, r22
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r22
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r22
    or r24, r22
    mov r5, r14
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r14
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r14
    or r14, r22
    mov r5, r15
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r15
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r15
    or r15, r22
    mov r5, r12
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r12
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r12
    or r12, r22
    mov r5, r10
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r10
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r10
    or r10, r22
    mov r22, r16
    eor r22, r0
    mov r5, r17
    eor r5, r25
    ; round 19 (skinny.dsl:60)
    std Y+2, r22
    mov r22, r5
    andi r22, 15
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r5, Y+0
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    std Y+0, r22
    mov r22, r5
    eor r22, r11
    std Y+1, r22
    mov r22, r20
    eor r22, r24
    andi r22, 15
    std Y+2, r22
    subi r28, lo8(-(-154))
    sbci r29, hi8(-(-154))
    ldd r22, Y+0
    eor r22, r14
    andi r22, 15
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    std Y+0, r22
    mov r22, r19
    eor r22, r15
    std Y+1, r22
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r22, Y+0
    eor r22, r12
    andi r22, 15
    subi r28, lo8(-(149))
    sbci r29, hi8(-(149))
    std Y+0, r22
    mov r22, r18
    eor r22, r10
    std Y+1, r22
    mov r22, r8
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r8
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r8
    or r8, r22
    mov r5, r6
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r6
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r6
    or r6, r22
    mov r5, r9
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r9
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r9
    or r9, r22
    mov r5, r4
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r4
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r4
    or r4, r22
    mov r5, r7
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r7
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r7
    or r7, r22
    mov r5, r13
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r13
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r13
    or r13, r22
    mov r5, r2
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r2
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r2
    or r2, r22
    mov r5, r3
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r3
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r3
    or r3, r22
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r22, Y+0
    mov r5, r22
    eor r5, r8
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    std Y+0, r5
    mov r5, r23
    eor r5, r6
    ; round 20 (skinny.dsl:60)
    mov r22, r5
    andi r22, 15
    subi r28, lo8(-(-131))
    sbci r29, hi8(-(-131))
    ldd r5, Y+0
    subi r28, lo8(-(132))
    sbci r29, hi8(-(132))
    std Y+0, r22
    mov r22, r5
    eor r22, r9
    std Y+1, r22
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    ldd r22, Y+0
    eor r22, r4
    andi r22, 15
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    std Y+0, r22
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r22, Y+0
    eor r22, r7
    andi r22, 15
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    std Y+0, r22
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r22, Y+0
    mov r5, r22
    eor r5, r13
    subi r28, lo8(-(129))
    sbci r29, hi8(-(129))
    std Y+0, r5
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r5, Y+0
    eor r5, r2
    mov r22, r5
    andi r22, 15
    mov r5, r21
    eor r5, r3
    subi r28, lo8(-(141))
    sbci r29, hi8(-(141))
    std Y+0, r22
    mov r22, r25
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    std Y+1, r5
    mov r5, r25
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r25
    or r22, r25
    mov r5, r10
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r10
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r10
    or r10, r25
    mov r5, r0
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r0
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
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
    mov r5, r11
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r11
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r11
    or r11, r25
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
    mov r5, r24
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r24
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r24
    or r25, r24
    mov r24, r17
    eor r24, r22
    mov r5, r18
    eor r5, r10
    ; round 21 (skinny.dsl:60)
    std Y+2, r24
    mov r24, r5
    andi r24, 15
    mov r5, r16
    eor r5, r0
    std Y+3, r5
    mov r5, r19
    eor r5, r15
    std Y+4, r24
    mov r24, r5
    andi r24, 15
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    ldd r5, Y+0
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    std Y+0, r24
    mov r24, r5
    eor r24, r11
    andi r24, 15
    std Y+1, r24
    subi r28, lo8(-(-162))
    sbci r29, hi8(-(-162))
    ldd r24, Y+0
    mov r5, r24
    eor r5, r12
    subi r28, lo8(-(164))
    sbci r29, hi8(-(164))
    std Y+0, r5
    subi r28, lo8(-(-174))
    sbci r29, hi8(-(-174))
    ldd r5, Y+0
    eor r5, r14
    mov r24, r5
    andi r24, 15
    mov r5, r20
    eor r5, r25
    subi r28, lo8(-(175))
    sbci r29, hi8(-(175))
    std Y+0, r24
    mov r24, r6
    swap r24
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    std Y+1, r5
    mov r5, r6
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r6
    or r6, r24
    mov r5, r3
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r3
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r3
    or r3, r24
    mov r5, r8
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r8
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r8
    or r8, r24
    mov r5, r13
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r13
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r13
    or r13, r24
    mov r5, r9
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r9
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r9
    or r9, r24
    mov r5, r2
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r2
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r2
    or r2, r24
    mov r5, r7
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r7
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r7
    or r7, r24
    mov r5, r4
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r4
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r4
    or r4, r24
    mov r24, r23
    eor r24, r6
    mov r5, r21
    eor r5, r3
    ; round 22 (skinny.dsl:60)
    std Y+2, r24
    mov r24, r5
    andi r24, 15
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldd r5, Y+0
    subi r28, lo8(-(140))
    sbci r29, hi8(-(140))
    std Y+0, r24
    mov r24, r5
    eor r24, r8
    std Y+1, r24
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    ldd r24, Y+0
    eor r24, r13
    andi r24, 15
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    std Y+0, r24
    subi r28, lo8(-(-150))
    sbci r29, hi8(-(-150))
    ldd r24, Y+0
    eor r24, r9
    andi r24, 15
    subi r28, lo8(-(151))
    sbci r29, hi8(-(151))
    std Y+0, r24
    subi r28, lo8(-(-155))
    sbci r29, hi8(-(-155))
    ldd r24, Y+0
    mov r5, r24
    eor r5, r2
    subi r28, lo8(-(156))
    sbci r29, hi8(-(156))
    std Y+0, r5
    subi r28, lo8(-(-161))
    sbci r29, hi8(-(-161))
    ldd r5, Y+1
    eor r5, r7
    mov r24, r5
    andi r24, 15
    ldd r5, Y+0
    subi r28, lo8(-(162))
    sbci r29, hi8(-(162))
    std Y+0, r24
    mov r24, r5
    eor r24, r4
    std Y+1, r24
    mov r24, r10
    swap r24
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r10
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r10
    or r10, r24
    mov r5, r25
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r25
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r25
    or r24, r25
    mov r5, r22
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r22
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r22
    or r25, r22
    mov r5, r12
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r12
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r12
    or r12, r22
    mov r5, r0
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r0
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r0
    or r0, r22
    mov r5, r14
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r14
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r14
    or r14, r22
    mov r5, r11
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r11
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r11
    or r11, r22
    mov r5, r15
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r15
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r15
    or r15, r22
    mov r22, r18
    eor r22, r10
    mov r5, r20
    eor r5, r24
    ; round 23 (skinny.dsl:60)
    std Y+2, r22
    mov r22, r5
    andi r22, 15
    mov r5, r17
    eor r5, r25
    std Y+3, r5
    subi r28, lo8(-(-173))
    sbci r29, hi8(-(-173))
    ldd r5, Y+0
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    std Y+0, r22
    mov r22, r5
    eor r22, r12
    andi r22, 15
    std Y+1, r22
    mov r22, r16
    eor r22, r0
    andi r22, 15
    std Y+2, r22
    subi r28, lo8(-(-187))
    sbci r29, hi8(-(-187))
    ldd r22, Y+0
    mov r5, r22
    eor r5, r14
    subi r28, lo8(-(190))
    sbci r29, hi8(-(190))
    std Y+0, r5
    subi r28, lo8(-(-179))
    sbci r29, hi8(-(-179))
    ldd r5, Y+0
    eor r5, r11
    mov r22, r5
    andi r22, 15
    mov r5, r19
    eor r5, r15
    subi r28, lo8(-(180))
    sbci r29, hi8(-(180))
    std Y+0, r22
    mov r22, r3
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    std Y+1, r5
    mov r5, r3
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r3
    or r3, r22
    mov r5, r4
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r4
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r4
    or r4, r22
    mov r5, r6
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r6
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r6
    or r6, r22
    mov r5, r2
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r2
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r2
    or r2, r22
    mov r5, r8
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r8
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r8
    or r8, r22
    mov r5, r7
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r7
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r7
    or r7, r22
    mov r5, r9
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r9
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r9
    or r9, r22
    mov r5, r13
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r13
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r13
    or r13, r22
    mov r22, r21
    eor r22, r3
    subi r28, lo8(-(-170))
    sbci r29, hi8(-(-170))
    ldd r5, Y+0
    subi r28, lo8(-(172))
    sbci r29, hi8(-(172))
    std Y+0, r22
    mov r22, r5
    eor r22, r4
    ; round 24 (skinny.dsl:60)
    andi r22, 15
    std Y+1, r22
    mov r22, r23
    eor r22, r6
    std Y+2, r22
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    ldd r22, Y+0
    eor r22, r2
    andi r22, 15
    subi r28, lo8(-(170))
    sbci r29, hi8(-(170))
    std Y+0, r22
    subi r28, lo8(-(-158))
    sbci r29, hi8(-(-158))
    ldd r22, Y+0
    eor r22, r8
    andi r22, 15
    subi r28, lo8(-(159))
    sbci r29, hi8(-(159))
    std Y+0, r22
    subi r28, lo8(-(-175))
    sbci r29, hi8(-(-175))
    ldd r22, Y+0
    eor r22, r7
    subi r28, lo8(-(176))
    sbci r29, hi8(-(176))
    std Y+0, r22
    subi r28, lo8(-(-168))
    sbci r29, hi8(-(-168))
    ldd r22, Y+0
    eor r22, r9
    andi r22, 15
    subi r28, lo8(-(169))
    sbci r29, hi8(-(169))
    std Y+0, r22
    subi r28, lo8(-(-162))
    sbci r29, hi8(-(-162))
    ldd r22, Y+0
    eor r22, r13
    subi r28, lo8(-(163))
    sbci r29, hi8(-(163))
    std Y+0, r22
    mov r22, r24
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r24
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r24
    or r22, r24
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
    mov r5, r10
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r10
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r10
    or r10, r24
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
    mov r5, r25
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r25
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r25
    or r24, r25
    mov r5, r11
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r11
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r11
    or r11, r25
    mov r5, r0
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r0
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
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
    mov r25, r20
    eor r25, r22
    mov r5, r19
    eor r5, r15
    ; round 25 (skinny.dsl:60)
    std Y+1, r25
    mov r25, r5
    andi r25, 15
    mov r5, r18
    eor r5, r10
    std Y+2, r5
    subi r28, lo8(-(-200))
    sbci r29, hi8(-(-200))
    ldd r5, Y+0
    subi r28, lo8(-(203))
    sbci r29, hi8(-(203))
    std Y+0, r25
    mov r25, r5
    eor r25, r14
    andi r25, 15
    std Y+1, r25
    mov r25, r17
    eor r25, r24
    andi r25, 15
    std Y+2, r25
    subi r28, lo8(-(-192))
    sbci r29, hi8(-(-192))
    ldd r25, Y+0
    mov r5, r25
    eor r5, r11
    subi r28, lo8(-(195))
    sbci r29, hi8(-(195))
    std Y+0, r5
    mov r5, r16
    eor r5, r0
    mov r25, r5
    andi r25, 15
    subi r28, lo8(-(-196))
    sbci r29, hi8(-(-196))
    ldd r5, Y+0
    subi r28, lo8(-(197))
    sbci r29, hi8(-(197))
    std Y+0, r25
    mov r25, r5
    eor r25, r12
    std Y+1, r25
    mov r25, r4
    swap r25
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
    mov r5, r13
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r13
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r13
    or r13, r25
    mov r5, r3
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r3
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r3
    or r3, r25
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
    mov r5, r6
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r6
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r6
    or r6, r25
    mov r5, r9
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r9
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r9
    or r9, r25
    mov r5, r8
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r8
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r8
    or r8, r25
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
    subi r28, lo8(-(-186))
    sbci r29, hi8(-(-186))
    ldd r25, Y+0
    mov r5, r25
    eor r5, r4
    subi r28, lo8(-(188))
    sbci r29, hi8(-(188))
    std Y+0, r5
    subi r28, lo8(-(-172))
    sbci r29, hi8(-(-172))
    ldd r5, Y+0
    mov r25, r5
    eor r25, r13
    ; round 26 (skinny.dsl:60)
    andi r25, 15
    subi r28, lo8(-(173))
    sbci r29, hi8(-(173))
    std Y+0, r25
    mov r25, r21
    eor r25, r3
    std Y+1, r25
    subi r28, lo8(-(-188))
    sbci r29, hi8(-(-188))
    ldd r25, Y+0
    eor r25, r7
    andi r25, 15
    subi r28, lo8(-(190))
    sbci r29, hi8(-(190))
    std Y+0, r25
    mov r25, r23
    eor r25, r6
    andi r25, 15
    std Y+1, r25
    subi r28, lo8(-(-182))
    sbci r29, hi8(-(-182))
    ldd r25, Y+0
    eor r25, r9
    subi r28, lo8(-(184))
    sbci r29, hi8(-(184))
    std Y+0, r25
    subi r28, lo8(-(-176))
    sbci r29, hi8(-(-176))
    ldd r25, Y+0
    eor r25, r8
    andi r25, 15
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    std Y+0, r25
    subi r28, lo8(-(-189))
    sbci r29, hi8(-(-189))
    ldd r25, Y+0
    eor r25, r2
    subi r28, lo8(-(190))
    sbci r29, hi8(-(190))
    std Y+0, r25
    mov r25, r15
    swap r25
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
    mov r5, r22
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r22
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r22
    or r25, r22
    mov r5, r11
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r11
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r11
    or r11, r22
    mov r5, r10
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r10
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r10
    or r10, r22
    mov r5, r0
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r0
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r0
    or r0, r22
    mov r5, r24
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r24
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r24
    or r22, r24
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
    mov r24, r19
    eor r24, r15
    subi r28, lo8(-(-206))
    sbci r29, hi8(-(-206))
    ldd r5, Y+0
    subi r28, lo8(-(207))
    sbci r29, hi8(-(207))
    std Y+0, r24
    mov r24, r5
    eor r24, r12
    ; round 27 (skinny.dsl:60)
    andi r24, 15
    std Y+1, r24
    mov r24, r20
    eor r24, r25
    std Y+2, r24
    subi r28, lo8(-(-206))
    sbci r29, hi8(-(-206))
    ldd r24, Y+0
    eor r24, r11
    andi r24, 15
    subi r28, lo8(-(209))
    sbci r29, hi8(-(209))
    std Y+0, r24
    mov r24, r18
    eor r24, r10
    andi r24, 15
    std Y+1, r24
    mov r24, r16
    eor r24, r0
    std Y+2, r24
    mov r24, r17
    eor r24, r22
    andi r24, 15
    std Y+3, r24
    subi r28, lo8(-(-220))
    sbci r29, hi8(-(-220))
    ldd r24, Y+0
    eor r24, r14
    subi r28, lo8(-(224))
    sbci r29, hi8(-(224))
    std Y+0, r24
    mov r24, r13
    swap r24
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r13
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r13
    or r13, r24
    mov r5, r2
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r2
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r2
    or r2, r24
    mov r5, r4
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r4
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r4
    or r4, r24
    mov r5, r9
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r9
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r9
    or r9, r24
    mov r5, r3
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r3
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r3
    or r3, r24
    mov r5, r8
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r8
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r8
    or r8, r24
    mov r5, r6
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r6
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r6
    or r6, r24
    mov r5, r7
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r7
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r7
    or r7, r24
    subi r28, lo8(-(-187))
    sbci r29, hi8(-(-187))
    ldd r24, Y+0
    mov r5, r24
    eor r5, r13
    subi r28, lo8(-(188))
    sbci r29, hi8(-(188))
    std Y+0, r5
    subi r28, lo8(-(-199))
    sbci r29, hi8(-(-199))
    ldd r5, Y+0
    mov r24, r5
    eor r24, r2
    ; round 28 (skinny.dsl:60)
    andi r24, 15
    subi r28, lo8(-(200))
    sbci r29, hi8(-(200))
    std Y+0, r24
    subi r28, lo8(-(-205))
    sbci r29, hi8(-(-205))
    ldd r24, Y+0
    eor r24, r4
    subi r28, lo8(-(206))
    sbci r29, hi8(-(206))
    std Y+0, r24
    subi r28, lo8(-(-197))
    sbci r29, hi8(-(-197))
    ldd r24, Y+0
    eor r24, r9
    andi r24, 15
    subi r28, lo8(-(198))
    sbci r29, hi8(-(198))
    std Y+0, r24
    mov r24, r21
    eor r24, r3
    andi r24, 15
    std Y+1, r24
    subi r28, lo8(-(-190))
    sbci r29, hi8(-(-190))
    ldd r24, Y+0
    eor r24, r8
    subi r28, lo8(-(192))
    sbci r29, hi8(-(192))
    std Y+0, r24
    mov r24, r23
    eor r24, r6
    andi r24, 15
    std Y+1, r24
    subi r28, lo8(-(-208))
    sbci r29, hi8(-(-208))
    ldd r24, Y+0
    eor r24, r7
    subi r28, lo8(-(210))
    sbci r29, hi8(-(210))
    std Y+0, r24
    mov r24, r12
    swap r24
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r12
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r12
    or r12, r24
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
    mov r5, r0
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r0
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r0
    or r0, r24
    mov r5, r25
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r25
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r25
    or r24, r25
    mov r5, r22
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r22
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r22
    or r25, r22
    mov r5, r10
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r10
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r10
    or r10, r22
    mov r5, r11
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r11
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r11
    or r11, r22
    subi r28, lo8(-(-222))
    sbci r29, hi8(-(-222))
    ldd r22, Y+0
    mov r5, r22
    eor r5, r12
    subi r28, lo8(-(223))
    sbci r29, hi8(-(223))
    std Y+0, r5
    subi r28, lo8(-(-233))
    sbci r29, hi8(-(-233))
    ldd r5, Y+0
    mov r22, r5
    eor r22, r14
    ; round 29 (skinny.dsl:60)
    andi r22, 15
    subi r28, lo8(-(234))
    sbci r29, hi8(-(234))
    std Y+0, r22
    mov r22, r19
    eor r22, r15
    std Y+1, r22
    mov r22, r16
    eor r22, r0
    andi r22, 15
    std Y+2, r22
    mov r22, r20
    eor r22, r24
    andi r22, 15
    std Y+3, r22
    mov r22, r17
    eor r22, r25
    std Y+4, r22
    mov r22, r18
    eor r22, r10
    andi r22, 15
    std Y+5, r22
    subi r28, lo8(-(-223))
    sbci r29, hi8(-(-223))
    ldd r22, Y+0
    eor r22, r11
    subi r28, lo8(-(229))
    sbci r29, hi8(-(229))
    std Y+0, r22
    mov r22, r2
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r2
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r2
    or r2, r22
    mov r5, r7
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r7
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r7
    or r7, r22
    mov r5, r13
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r13
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r13
    or r13, r22
    mov r5, r8
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r8
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r8
    or r8, r22
    mov r5, r4
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r4
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r4
    or r4, r22
    mov r5, r6
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r6
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r6
    or r6, r22
    mov r5, r3
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r3
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r3
    or r3, r22
    mov r5, r9
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r9
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r9
    or r9, r22
    subi r28, lo8(-(-214))
    sbci r29, hi8(-(-214))
    ldd r22, Y+0
    mov r5, r22
    eor r5, r2
    subi r28, lo8(-(215))
    sbci r29, hi8(-(215))
    std Y+0, r5
    subi r28, lo8(-(-219))
    sbci r29, hi8(-(-219))
    ldd r5, Y+0
    mov r22, r5
    eor r22, r7
    ; round 30 (skinny.dsl:60)
    andi r22, 15
    subi r28, lo8(-(220))
    sbci r29, hi8(-(220))
    std Y+0, r22
    subi r28, lo8(-(-205))
    sbci r29, hi8(-(-205))
    ldd r22, Y+0
    eor r22, r13
    subi r28, lo8(-(206))
    sbci r29, hi8(-(206))
    std Y+0, r22
    subi r28, lo8(-(-205))
    sbci r29, hi8(-(-205))
    ldd r22, Y+0
    eor r22, r8
    andi r22, 15
    subi r28, lo8(-(206))
    sbci r29, hi8(-(206))
    std Y+0, r22
    subi r28, lo8(-(-223))
    sbci r29, hi8(-(-223))
    ldd r22, Y+0
    eor r22, r4
    andi r22, 15
    subi r28, lo8(-(224))
    sbci r29, hi8(-(224))
    std Y+0, r22
    mov r22, r23
    eor r22, r6
    std Y+1, r22
    mov r22, r21
    eor r22, r3
    andi r22, 15
    std Y+2, r22
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r22, Y+0
    eor r22, r9
    subi r28, lo8(-(218))
    sbci r29, hi8(-(218))
    std Y+0, r22
    mov r22, r14
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r14
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r14
    or r14, r22
    mov r5, r11
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r11
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r11
    or r11, r22
    mov r5, r12
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r12
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r12
    or r12, r22
    mov r5, r25
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r25
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r25
    or r22, r25
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
    mov r5, r10
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r10
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r10
    or r10, r25
    mov r5, r24
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r24
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r24
    or r25, r24
    mov r5, r0
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r0
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r0
    or r0, r24
    subi r28, lo8(-(-248))
    sbci r29, hi8(-(-248))
    ldd r24, Y+0
    mov r5, r24
    eor r5, r14
    subi r28, lo8(-(249))
    sbci r29, hi8(-(249))
    std Y+0, r5
    subi r28, lo8(-(-238))
    sbci r29, hi8(-(-238))
    ldd r5, Y+0
    mov r24, r5
    eor r24, r11
    ; round 31 (skinny.dsl:60)
    andi r24, 15
    subi r28, lo8(-(239))
    sbci r29, hi8(-(239))
    std Y+0, r24
    subi r28, lo8(-(-240))
    sbci r29, hi8(-(-240))
    ldd r24, Y+0
    eor r24, r12
    subi r28, lo8(-(241))
    sbci r29, hi8(-(241))
    std Y+0, r24
    mov r24, r17
    eor r24, r22
    andi r24, 15
    std Y+1, r24
    mov r24, r19
    eor r24, r15
    andi r24, 15
    std Y+2, r24
    mov r24, r18
    eor r24, r10
    std Y+3, r24
    mov r24, r20
    eor r24, r25
    andi r24, 15
    std Y+4, r24
    mov r24, r16
    eor r24, r0
    std Y+5, r24
    mov r24, r7
    swap r24
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r7
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r7
    or r7, r24
    mov r5, r9
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r9
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r9
    or r9, r24
    mov r5, r2
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r2
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r2
    or r2, r24
    mov r5, r6
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r6
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r6
    or r6, r24
    mov r5, r13
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r13
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r13
    or r13, r24
    mov r5, r3
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r3
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r3
    or r3, r24
    mov r5, r4
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r4
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r4
    or r4, r24
    mov r5, r8
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r8
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r8
    or r8, r24
    subi r28, lo8(-(-229))
    sbci r29, hi8(-(-229))
    ldd r24, Y+0
    mov r5, r24
    eor r5, r7
    subi r28, lo8(-(235))
    sbci r29, hi8(-(235))
    std Y+0, r5
    subi r28, lo8(-(-227))
    sbci r29, hi8(-(-227))
    ldd r5, Y+0
    mov r24, r5
    eor r24, r9
    ; round 32 (skinny.dsl:60)
    andi r24, 15
    subi r28, lo8(-(228))
    sbci r29, hi8(-(228))
    std Y+0, r24
    subi r28, lo8(-(-232))
    sbci r29, hi8(-(-232))
    ldd r24, Y+0
    eor r24, r2
    subi r28, lo8(-(233))
    sbci r29, hi8(-(233))
    std Y+0, r24
    mov r24, r23
    eor r24, r6
    andi r24, 15
    std Y+1, r24
    subi r28, lo8(-(-222))
    sbci r29, hi8(-(-222))
    ldd r24, Y+0
    eor r24, r13
    andi r24, 15
    subi r28, lo8(-(224))
    sbci r29, hi8(-(224))
    std Y+0, r24
    mov r24, r21
    eor r24, r3
    std Y+1, r24
    subi r28, lo8(-(-240))
    sbci r29, hi8(-(-240))
    ldd r24, Y+0
    eor r24, r4
    andi r24, 15
    subi r28, lo8(-(242))
    sbci r29, hi8(-(242))
    std Y+0, r24
    subi r28, lo8(-(-225))
    sbci r29, hi8(-(-225))
    ldd r24, Y+0
    eor r24, r8
    subi r28, lo8(-(226))
    sbci r29, hi8(-(226))
    std Y+0, r24
    mov r24, r11
    swap r24
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r11
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r11
    or r11, r24
    mov r5, r0
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r0
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r0
    or r0, r24
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
    mov r5, r10
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r10
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r10
    or r10, r24
    mov r5, r12
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r12
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r12
    or r12, r24
    mov r5, r25
    swap r5
    mov r24, r5
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r5, r25
    lsr r5
    lsr r5
    eor r24, r5
    andi r24, 1
    lsl r25
    or r24, r25
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
    mov r5, r22
    swap r5
    mov r25, r5
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r5, r22
    lsr r5
    lsr r5
    eor r25, r5
    andi r25, 1
    lsl r22
    or r25, r22
    subi r28, lo8(-(-253))
    sbci r29, hi8(-(-253))
    ldd r22, Y+0
    mov r5, r22
    eor r5, r11
    subi r28, lo8(-(254))
    sbci r29, hi8(-(254))
    std Y+0, r5
    mov r5, r16
    eor r5, r0
    ; round 33 (skinny.dsl:60)
    mov r22, r5
    andi r22, 15
    subi r28, lo8(-(-265))
    sbci r29, hi8(-(-265))
    ldd r5, Y+0
    subi r28, lo8(-(266))
    sbci r29, hi8(-(266))
    std Y+0, r22
    mov r22, r5
    eor r22, r14
    std Y+1, r22
    mov r22, r18
    eor r22, r10
    andi r22, 15
    std Y+2, r22
    subi r28, lo8(-(-256))
    sbci r29, hi8(-(-256))
    ldd r22, Y+0
    eor r22, r12
    andi r22, 15
    subi r28, lo8(-(259))
    sbci r29, hi8(-(259))
    std Y+0, r22
    mov r22, r20
    eor r22, r24
    std Y+1, r22
    mov r22, r19
    eor r22, r15
    andi r22, 15
    std Y+2, r22
    mov r22, r17
    eor r22, r25
    std Y+3, r22
    mov r22, r9
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r9
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r9
    or r9, r22
    mov r5, r8
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r8
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r8
    or r8, r22
    mov r5, r7
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r7
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r7
    or r7, r22
    mov r5, r3
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r3
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r3
    or r3, r22
    mov r5, r2
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r2
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r2
    or r2, r22
    mov r5, r4
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r4
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r4
    or r4, r22
    mov r5, r13
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r13
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r13
    or r13, r22
    mov r5, r6
    swap r5
    mov r22, r5
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r6
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r6
    or r6, r22
    subi r28, lo8(-(-239))
    sbci r29, hi8(-(-239))
    ldd r22, Y+0
    mov r5, r22
    eor r5, r9
    subi r28, lo8(-(243))
    sbci r29, hi8(-(243))
    std Y+0, r5
    subi r28, lo8(-(-235))
    sbci r29, hi8(-(-235))
    ldd r5, Y+0
    mov r22, r5
    eor r22, r8
    ; round 34 (skinny.dsl:60)
    andi r22, 15
    subi r28, lo8(-(236))
    sbci r29, hi8(-(236))
    std Y+0, r22
    subi r28, lo8(-(-252))
    sbci r29, hi8(-(-252))
    ldd r22, Y+0
    eor r22, r7
    subi r28, lo8(-(253))
    sbci r29, hi8(-(253))
    std Y+0, r22
    mov r22, r21
    eor r22, r3
    andi r22, 15
    std Y+1, r22
    subi r28, lo8(-(-249))
    sbci r29, hi8(-(-249))
    ldd r22, Y+0
    eor r22, r2
    andi r22, 15
    subi r28, lo8(-(251))
    sbci r29, hi8(-(251))
    std Y+0, r22
    subi r28, lo8(-(-256))
    sbci r29, hi8(-(-256))
    ldd r22, Y+0
    eor r22, r4
    subi r28, lo8(-(257))
    sbci r29, hi8(-(257))
    std Y+0, r22
    subi r28, lo8(-(-241))
    sbci r29, hi8(-(-241))
    ldd r22, Y+0
    eor r22, r13
    andi r22, 15
    subi r28, lo8(-(242))
    sbci r29, hi8(-(242))
    std Y+0, r22
    mov r22, r23
    eor r22, r6
    std Y+1, r22
    mov r22, r0
    swap r22
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r5, r0
    lsr r5
    lsr r5
    eor r22, r5
    andi r22, 1
    lsl r0
    or r0, r22
    eor r16, r0
    mov r0, r25
    swap r0
    mov r22, r0
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r0, r25
    lsr r0
    lsr r0
    eor r22, r0
    andi r22, 1
    lsl r25
    or r22, r25
    eor r17, r22
    ; round 35 (skinny.dsl:60)
    andi r17, 15
    mov r0, r11
    swap r0
    mov r25, r0
    andi r25, 240
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r0, r11
    lsr r0
    lsr r0
    eor r25, r0
    andi r25, 1
    lsl r11
    or r11, r25
    subi r28, lo8(-(-279))
    sbci r29, hi8(-(-279))
    ldd r25, Y+11
    eor r25, r11
    mov r11, r24
    swap r11
    mov r22, r11
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r11, r24
    lsr r11
    lsr r11
    eor r22, r11
    andi r22, 1
    lsl r24
    or r22, r24
    eor r20, r22
    andi r20, 15
    mov r11, r14
    swap r11
    mov r24, r11
    andi r24, 240
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r11, r14
    lsr r11
    lsr r11
    eor r24, r11
    andi r24, 1
    lsl r14
    or r14, r24
    ldd r24, Y+0
    eor r24, r14
    andi r24, 15
    mov r14, r15
    swap r14
    mov r22, r14
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r14, r15
    lsr r14
    lsr r14
    eor r22, r14
    andi r22, 1
    lsl r15
    or r15, r22
    eor r19, r15
    mov r15, r12
    swap r15
    mov r22, r15
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r15, r12
    lsr r15
    lsr r15
    eor r22, r15
    andi r22, 1
    lsl r12
    or r12, r22
    ldd r22, Y+10
    eor r22, r12
    andi r22, 15
    mov r15, r10
    swap r15
    mov r14, r19
    mov r19, r15
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r15, r10
    lsr r15
    lsr r15
    eor r19, r15
    andi r19, 1
    lsl r10
    or r10, r19
    eor r18, r10
    mov r15, r8
    swap r15
    mov r19, r15
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r15, r8
    lsr r15
    lsr r15
    eor r19, r15
    andi r19, 1
    lsl r8
    or r8, r19
    ldd r19, Y+38
    eor r19, r8
    mov r15, r6
    swap r15
    mov r12, r20
    mov r20, r15
    andi r20, 240
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r15, r6
    lsr r15
    lsr r15
    eor r20, r15
    andi r20, 1
    lsl r6
    or r6, r20
    eor r23, r6
    ; round 36 (skinny.dsl:60)
    andi r23, 15
    mov r15, r9
    swap r15
    mov r20, r15
    andi r20, 240
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r15, r9
    lsr r15
    lsr r15
    eor r20, r15
    andi r20, 1
    lsl r9
    or r9, r20
    ldd r20, Y+30
    eor r20, r9
    mov r15, r4
    swap r15
    mov r11, r20
    mov r20, r15
    andi r20, 240
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r15, r4
    lsr r15
    lsr r15
    eor r20, r15
    andi r20, 1
    lsl r4
    or r4, r20
    ldd r20, Y+21
    eor r20, r4
    andi r20, 15
    mov r15, r7
    swap r15
    mov r10, r20
    mov r20, r15
    andi r20, 240
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r15, r7
    lsr r15
    lsr r15
    eor r20, r15
    andi r20, 1
    lsl r7
    or r7, r20
    ldd r20, Y+22
    eor r20, r7
    andi r20, 15
    mov r15, r13
    swap r15
    mov r9, r20
    mov r20, r15
    andi r20, 240
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r15, r13
    lsr r15
    lsr r15
    eor r20, r15
    andi r20, 1
    lsl r13
    or r13, r20
    ldd r20, Y+37
    eor r20, r13
    mov r15, r2
    swap r15
    mov r13, r20
    mov r20, r15
    andi r20, 240
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r15, r2
    lsr r15
    lsr r15
    eor r20, r15
    andi r20, 1
    lsl r2
    or r2, r20
    ldd r20, Y+26
    eor r20, r2
    andi r20, 15
    mov r2, r3
    swap r2
    mov r15, r20
    mov r20, r2
    andi r20, 240
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r2, r3
    lsr r2
    lsr r2
    eor r20, r2
    andi r20, 1
    lsl r3
    or r3, r20
    eor r21, r3
    ; round 1 (skinny.dsl:60)
    ldd r20, Y+36
    movw r2, r20 ; r3, r21
    swap r2
    mov r21, r2
    andi r21, 240
    ldd r2, Y+35
    or r21, r2
    mov r8, r25
    ldi r25, 16
    eor r21, r25
    ; round 2 (skinny.dsl:60)
    swap r2
    mov r25, r2
    andi r25, 240
    or r20, r25
    ldi r25, 1
    eor r20, r25
    ; round 1 (skinny.dsl:60)
    ldd r25, Y+23
    mov r2, r25
    swap r2
    mov r7, r20
    mov r20, r2
    andi r20, 240
    ldd r2, Y+34
    or r20, r2
    swap r25
    andi r25, 240
    ldd r4, Y+33
    or r25, r4
    swap r25
    ; round 2 (skinny.dsl:60)
    ldd r6, Y+32
    mov r0, r6
    swap r0
    mov r5, r25
    mov r25, r0
    andi r25, 240
    ldd r0, Y+3
    or r25, r0
    std Y+23, r20
    ldi r20, 48
    eor r25, r20
    ; round 3 (skinny.dsl:60)
    swap r0
    mov r20, r6
    andi r20, 15
    mov r6, r25
    mov r25, r0
    andi r25, 240
    or r20, r25
    ; round 6 (skinny.dsl:60)
    ldi r25, 3
    ; round 3 (skinny.dsl:60)
    eor r20, r25
    ; round 1 (skinny.dsl:60)
    ldd r25, Y+29
    mov r0, r25
    swap r0
    std Y+32, r20
    mov r20, r0
    andi r20, 240
    ldd r0, Y+28
    or r20, r0
    ; round 2 (skinny.dsl:60)
    swap r0
    std Y+28, r20
    mov r20, r0
    andi r20, 240
    or r25, r20
    ; round 1 (skinny.dsl:60)
    ldd r20, Y+39
    mov r0, r20
    swap r0
    std Y+29, r25
    mov r25, r0
    andi r25, 240
    or r4, r25
    swap r20
    andi r20, 240
    or r2, r20
    swap r2
    ; round 2 (skinny.dsl:60)
    ldd r25, Y+25
    mov r20, r25
    swap r20
    andi r20, 240
    ldd r0, Y+9
    or r20, r0
    swap r25
    andi r25, 240
    std Y+25, r5
    ldd r5, Y+8
    or r25, r5
    swap r25
    ; round 3 (skinny.dsl:60)
    std Y+34, r2
    ldd r2, Y+31
    std Y+39, r25
    mov r25, r2
    swap r25
    andi r25, 240
    std Y+33, r7
    ldd r7, Y+24
    or r25, r7
    std Y+3, r20
    ldi r20, 112
    eor r25, r20
    ; round 4 (skinny.dsl:60)
    swap r7
    mov r20, r2
    andi r20, 15
    mov r2, r25
    mov r25, r7
    andi r25, 240
    or r20, r25
    ; round 30 (skinny.dsl:60)
    ldi r25, 7
    ; round 4 (skinny.dsl:60)
    eor r20, r25
    ; round 2 (skinny.dsl:60)
    ldd r25, Y+7
    mov r7, r25
    swap r7
    std Y+31, r20
    mov r20, r7
    andi r20, 240
    ldd r7, Y+13
    or r20, r7
    ; round 1 (skinny.dsl:60)
    swap r7
    andi r25, 15
    std Y+7, r20
    mov r20, r7
    andi r20, 240
    or r25, r20
    ; round 2 (skinny.dsl:60)
    ldd r20, Y+6
    mov r7, r20
    swap r7
    std Y+13, r25
    mov r25, r7
    andi r25, 240
    or r5, r25
    ; round 3 (skinny.dsl:60)
    swap r20
    andi r20, 240
    or r0, r20
    swap r0
    ldd r25, Y+27
    mov r20, r25
    swap r20
    andi r20, 240
    ldd r7, Y+5
    or r20, r7
    swap r25
    andi r25, 240
    std Y+27, r0
    ldd r0, Y+4
    or r25, r0
    swap r25
    ; round 4 (skinny.dsl:60)
    std Y+9, r25
    ldd r25, Y+12
    std Y+6, r20
    mov r20, r25
    swap r20
    andi r20, 240
    std Y+8, r5
    ldd r5, Y+15
    or r20, r5
    ; round 1 (skinny.dsl:60)
    std Y+24, r21
    ldi r21, 240
    ; round 4 (skinny.dsl:60)
    eor r20, r21
    ; round 5 (skinny.dsl:60)
    swap r5
    andi r25, 15
    mov r21, r5
    andi r21, 240
    or r25, r21
    ldi r21, 15
    eor r25, r21
    ; round 3 (skinny.dsl:60)
    ldd r21, Y+2
    mov r5, r21
    swap r5
    std Y+12, r25
    mov r25, r5
    andi r25, 240
    ldd r5, Y+41
    or r25, r5
    ; round 2 (skinny.dsl:60)
    swap r5
    andi r21, 15
    std Y+2, r25
    mov r25, r5
    andi r25, 240
    or r21, r25
    ; round 3 (skinny.dsl:60)
    ldd r25, Y+1
    mov r5, r25
    swap r5
    std Y+41, r21
    mov r21, r5
    andi r21, 240
    or r0, r21
    ; round 4 (skinny.dsl:60)
    swap r25
    andi r25, 240
    or r7, r25
    swap r7
    ldd r25, Y+20
    mov r21, r25
    swap r21
    andi r21, 240
    ldd r5, Y+18
    or r21, r5
    swap r25
    andi r25, 240
    std Y+20, r7
    ldd r7, Y+19
    or r25, r7
    swap r25
    ; round 5 (skinny.dsl:60)
    std Y+5, r25
    ldd r25, Y+40
    std Y+1, r21
    mov r21, r25
    swap r21
    andi r21, 240
    std Y+4, r0
    ldd r0, Y+43
    or r21, r0
    ; round 1 (skinny.dsl:60)
    std Y+15, r20
    ldi r20, 240
    ; round 5 (skinny.dsl:60)
    eor r21, r20
    ; round 6 (skinny.dsl:60)
    swap r0
    andi r25, 15
    mov r20, r0
    andi r20, 240
    or r25, r20
    ldi r20, 15
    eor r25, r20
    ; round 4 (skinny.dsl:60)
    ldd r20, Y+14
    mov r0, r20
    swap r0
    std Y+40, r25
    mov r25, r0
    andi r25, 240
    ldd r0, Y+16
    or r25, r0
    ; round 3 (skinny.dsl:60)
    swap r0
    andi r20, 15
    std Y+14, r25
    mov r25, r0
    andi r25, 240
    or r20, r25
    ; round 4 (skinny.dsl:60)
    ldd r25, Y+17
    mov r0, r25
    swap r0
    std Y+16, r20
    mov r20, r0
    andi r20, 240
    or r7, r20
    ; round 5 (skinny.dsl:60)
    swap r25
    andi r25, 240
    or r5, r25
    swap r5
    ldd r25, Y+48
    mov r20, r25
    swap r20
    andi r20, 240
    ldd r0, Y+45
    or r20, r0
    std Y+18, r21
    ldi r21, 1
    eor r20, r21
    swap r25
    andi r25, 240
    ldd r21, Y+47
    or r25, r21
    swap r25
    ; round 6 (skinny.dsl:60)
    std Y+48, r5
    ldd r5, Y+49
    std Y+17, r25
    mov r25, r5
    swap r25
    andi r25, 240
    std Y+19, r20
    ldd r20, Y+50
    or r25, r20
    std Y+43, r23
    ldi r23, 224
    eor r25, r23
    ; round 7 (skinny.dsl:60)
    swap r20
    mov r23, r5
    andi r23, 15
    andi r20, 240
    or r23, r20
    ; round 31 (skinny.dsl:60)
    ldi r20, 14
    ; round 7 (skinny.dsl:60)
    eor r23, r20
    ; round 5 (skinny.dsl:60)
    ldd r20, Y+42
    mov r5, r20
    swap r5
    std Y+49, r23
    mov r23, r5
    andi r23, 240
    ldd r5, Y+44
    or r23, r5
    ; round 4 (skinny.dsl:60)
    swap r5
    andi r20, 15
    std Y+42, r23
    mov r23, r5
    andi r23, 240
    or r20, r23
    ; round 5 (skinny.dsl:60)
    ldd r23, Y+46
    mov r5, r23
    swap r5
    std Y+44, r20
    mov r20, r5
    andi r20, 240
    or r21, r20
    ; round 6 (skinny.dsl:60)
    swap r23
    andi r23, 240
    or r0, r23
    swap r0
    ; round 1 (skinny.dsl:60)
    ldi r20, 16
    ; round 6 (skinny.dsl:60)
    eor r0, r20
    ldd r20, Y+56
    mov r23, r20
    swap r23
    andi r23, 240
    ldd r5, Y+53
    or r23, r5
    std Y+45, r21
    ldi r21, 3
    eor r23, r21
    swap r20
    andi r20, 240
    ldd r21, Y+55
    or r20, r21
    swap r20
    ; round 7 (skinny.dsl:60)
    std Y+56, r0
    ldd r0, Y+57
    std Y+46, r20
    mov r20, r0
    swap r20
    andi r20, 240
    std Y+47, r23
    ldd r23, Y+59
    or r20, r23
    std Y+50, r25
    ldi r25, 208
    eor r20, r25
    ; round 8 (skinny.dsl:60)
    swap r23
    mov r25, r0
    andi r25, 15
    andi r23, 240
    or r25, r23
    ldi r23, 13
    eor r25, r23
    ; round 6 (skinny.dsl:60)
    ldd r23, Y+51
    mov r0, r23
    swap r0
    std Y+57, r25
    mov r25, r0
    andi r25, 240
    ldd r0, Y+52
    or r25, r0
    ; round 5 (skinny.dsl:60)
    swap r0
    andi r23, 15
    std Y+51, r25
    mov r25, r0
    andi r25, 240
    or r23, r25
    ; round 6 (skinny.dsl:60)
    ldd r25, Y+54
    mov r0, r25
    swap r0
    std Y+52, r23
    mov r23, r0
    andi r23, 240
    or r21, r23
    ; round 7 (skinny.dsl:60)
    swap r25
    andi r25, 240
    or r5, r25
    swap r5
    ; round 2 (skinny.dsl:60)
    ldi r25, 48
    ; round 7 (skinny.dsl:60)
    eor r5, r25
    adiw r28, 53
    ldd r25, Y+11
    mov r23, r25
    swap r23
    andi r23, 240
    ldd r0, Y+8
    or r23, r0
    ; round 6 (skinny.dsl:60)
    std Y+0, r21
    ldi r21, 3
    ; round 7 (skinny.dsl:60)
    eor r23, r21
    swap r25
    andi r25, 240
    ldd r21, Y+10
    or r25, r21
    swap r25
    ; round 8 (skinny.dsl:60)
    std Y+11, r5
    ldd r5, Y+12
    std Y+1, r25
    mov r25, r5
    swap r25
    andi r25, 240
    std Y+2, r23
    ldd r23, Y+13
    or r25, r23
    std Y+6, r20
    ldi r20, 176
    eor r25, r20
    ; round 9 (skinny.dsl:60)
    swap r23
    mov r20, r5
    andi r20, 15
    andi r23, 240
    or r20, r23
    ; round 29 (skinny.dsl:60)
    ldi r23, 11
    ; round 9 (skinny.dsl:60)
    eor r20, r23
    ; round 7 (skinny.dsl:60)
    ldd r23, Y+5
    mov r5, r23
    swap r5
    std Y+12, r20
    mov r20, r5
    andi r20, 240
    ldd r5, Y+7
    or r20, r5
    ; round 6 (skinny.dsl:60)
    swap r5
    andi r23, 15
    std Y+5, r20
    mov r20, r5
    andi r20, 240
    or r23, r20
    ; round 7 (skinny.dsl:60)
    ldd r20, Y+9
    mov r5, r20
    swap r5
    std Y+7, r23
    mov r23, r5
    andi r23, 240
    or r21, r23
    ; round 8 (skinny.dsl:60)
    swap r20
    andi r20, 240
    or r0, r20
    swap r0
    ; round 2 (skinny.dsl:60)
    ldi r20, 48
    ; round 8 (skinny.dsl:60)
    eor r0, r20
    ldd r20, Y+19
    mov r23, r20
    swap r23
    andi r23, 240
    ldd r5, Y+16
    or r23, r5
    ; round 6 (skinny.dsl:60)
    std Y+8, r21
    ldi r21, 3
    ; round 8 (skinny.dsl:60)
    eor r23, r21
    swap r20
    andi r20, 240
    ldd r21, Y+18
    or r20, r21
    swap r20
    ; round 9 (skinny.dsl:60)
    std Y+19, r0
    ldd r0, Y+20
    std Y+9, r20
    mov r20, r0
    swap r20
    andi r20, 240
    std Y+10, r23
    ldd r23, Y+22
    or r20, r23
    ; round 3 (skinny.dsl:60)
    std Y+13, r25
    ldi r25, 112
    ; round 9 (skinny.dsl:60)
    eor r20, r25
    ; round 10 (skinny.dsl:60)
    swap r23
    mov r25, r0
    andi r25, 15
    andi r23, 240
    or r25, r23
    ; round 30 (skinny.dsl:60)
    ldi r23, 7
    ; round 10 (skinny.dsl:60)
    eor r25, r23
    ; round 8 (skinny.dsl:60)
    ldd r23, Y+14
    mov r0, r23
    swap r0
    std Y+20, r25
    mov r25, r0
    andi r25, 240
    ldd r0, Y+15
    or r25, r0
    ; round 7 (skinny.dsl:60)
    swap r0
    andi r23, 15
    std Y+14, r25
    mov r25, r0
    andi r25, 240
    or r23, r25
    ; round 8 (skinny.dsl:60)
    ldd r25, Y+17
    mov r0, r25
    swap r0
    std Y+15, r23
    mov r23, r0
    andi r23, 240
    or r21, r23
    ; round 9 (skinny.dsl:60)
    swap r25
    andi r25, 240
    or r5, r25
    swap r5
    ; round 2 (skinny.dsl:60)
    ldi r25, 48
    ; round 9 (skinny.dsl:60)
    eor r5, r25
    ldd r25, Y+27
    mov r23, r25
    swap r23
    andi r23, 240
    ldd r0, Y+24
    or r23, r0
    ; round 6 (skinny.dsl:60)
    std Y+16, r21
    ldi r21, 3
    ; round 9 (skinny.dsl:60)
    eor r23, r21
    swap r25
    andi r25, 240
    ldd r21, Y+26
    or r25, r21
    swap r25
    ; round 10 (skinny.dsl:60)
    std Y+27, r5
    ldd r5, Y+28
    std Y+17, r25
    mov r25, r5
    swap r25
    andi r25, 240
    std Y+18, r23
    ldd r23, Y+29
    or r25, r23
    ; round 1 (skinny.dsl:60)
    std Y+22, r20
    ldi r20, 240
    ; round 10 (skinny.dsl:60)
    eor r25, r20
    ; round 11 (skinny.dsl:60)
    swap r23
    mov r20, r5
    andi r20, 15
    andi r23, 240
    or r20, r23
    ldi r23, 15
    eor r20, r23
    ; round 9 (skinny.dsl:60)
    ldd r23, Y+21
    mov r5, r23
    swap r5
    std Y+28, r20
    mov r20, r5
    andi r20, 240
    ldd r5, Y+23
    or r20, r5
    ; round 8 (skinny.dsl:60)
    swap r5
    andi r23, 15
    std Y+21, r20
    mov r20, r5
    andi r20, 240
    or r23, r20
    ; round 9 (skinny.dsl:60)
    ldd r20, Y+25
    mov r5, r20
    swap r5
    std Y+23, r23
    mov r23, r5
    andi r23, 240
    or r21, r23
    ; round 10 (skinny.dsl:60)
    swap r20
    andi r20, 240
    or r0, r20
    swap r0
    ; round 2 (skinny.dsl:60)
    ldi r20, 48
    ; round 10 (skinny.dsl:60)
    eor r0, r20
    ldd r20, Y+35
    mov r23, r20
    swap r23
    andi r23, 240
    ldd r5, Y+32
    or r23, r5
    std Y+24, r21
    ldi r21, 2
    eor r23, r21
    swap r20
    andi r20, 240
    ldd r21, Y+34
    or r20, r21
    swap r20
    ; round 11 (skinny.dsl:60)
    std Y+35, r0
    ldd r0, Y+36
    std Y+25, r20
    mov r20, r0
    swap r20
    andi r20, 240
    std Y+26, r23
    ldd r23, Y+37
    or r20, r23
    ; round 6 (skinny.dsl:60)
    std Y+29, r25
    ldi r25, 224
    ; round 11 (skinny.dsl:60)
    eor r20, r25
    ; round 12 (skinny.dsl:60)
    swap r23
    mov r25, r0
    andi r25, 15
    andi r23, 240
    or r25, r23
    ; round 31 (skinny.dsl:60)
    ldi r23, 14
    ; round 12 (skinny.dsl:60)
    eor r25, r23
    ; round 10 (skinny.dsl:60)
    ldd r23, Y+30
    mov r0, r23
    swap r0
    std Y+36, r25
    mov r25, r0
    andi r25, 240
    ldd r0, Y+31
    or r25, r0
    ; round 9 (skinny.dsl:60)
    swap r0
    andi r23, 15
    std Y+30, r25
    mov r25, r0
    andi r25, 240
    or r23, r25
    ; round 10 (skinny.dsl:60)
    ldd r25, Y+33
    mov r0, r25
    swap r0
    std Y+31, r23
    mov r23, r0
    andi r23, 240
    or r21, r23
    ; round 11 (skinny.dsl:60)
    swap r25
    andi r25, 240
    or r5, r25
    swap r5
    ; round 1 (skinny.dsl:60)
    ldi r25, 32
    ; round 11 (skinny.dsl:60)
    eor r5, r25
    ldd r25, Y+43
    mov r23, r25
    swap r23
    andi r23, 240
    ldd r0, Y+40
    or r23, r0
    std Y+32, r21
    ldi r21, 1
    eor r23, r21
    swap r25
    andi r25, 240
    ldd r21, Y+42
    or r25, r21
    swap r25
    ; round 12 (skinny.dsl:60)
    std Y+43, r5
    ldd r5, Y+44
    std Y+33, r25
    mov r25, r5
    swap r25
    andi r25, 240
    std Y+34, r23
    ldd r23, Y+45
    or r25, r23
    std Y+37, r20
    ldi r20, 192
    eor r25, r20
    ; round 13 (skinny.dsl:60)
    swap r23
    mov r20, r5
    andi r20, 15
    andi r23, 240
    or r20, r23
    ; round 32 (skinny.dsl:60)
    ldi r23, 12
    ; round 13 (skinny.dsl:60)
    eor r20, r23
    ; round 11 (skinny.dsl:60)
    ldd r23, Y+38
    mov r5, r23
    swap r5
    std Y+44, r20
    mov r20, r5
    andi r20, 240
    ldd r5, Y+39
    or r20, r5
    ; round 10 (skinny.dsl:60)
    swap r5
    andi r23, 15
    std Y+38, r20
    mov r20, r5
    andi r20, 240
    or r23, r20
    ; round 11 (skinny.dsl:60)
    ldd r20, Y+41
    mov r5, r20
    swap r5
    std Y+39, r23
    mov r23, r5
    andi r23, 240
    or r21, r23
    ; round 12 (skinny.dsl:60)
    swap r20
    andi r20, 240
    or r0, r20
    swap r0
    ; round 1 (skinny.dsl:60)
    ldi r20, 16
    ; round 12 (skinny.dsl:60)
    eor r0, r20
    ldd r20, Y+51
    mov r23, r20
    swap r23
    andi r23, 240
    ldd r5, Y+48
    or r23, r5
    ; round 6 (skinny.dsl:60)
    std Y+40, r21
    ldi r21, 3
    ; round 12 (skinny.dsl:60)
    eor r23, r21
    swap r20
    andi r20, 240
    ldd r21, Y+50
    or r20, r21
    swap r20
    ; round 13 (skinny.dsl:60)
    std Y+51, r0
    ldd r0, Y+52
    std Y+41, r20
    mov r20, r0
    swap r20
    andi r20, 240
    std Y+42, r23
    ldd r23, Y+53
    or r20, r23
    std Y+45, r25
    ldi r25, 144
    eor r20, r25
    ; round 14 (skinny.dsl:60)
    swap r23
    mov r25, r0
    andi r25, 15
    andi r23, 240
    or r25, r23
    ldi r23, 9
    eor r25, r23
    ; round 12 (skinny.dsl:60)
    ldd r23, Y+46
    mov r0, r23
    swap r0
    std Y+52, r25
    mov r25, r0
    andi r25, 240
    ldd r0, Y+47
    or r25, r0
    ; round 11 (skinny.dsl:60)
    swap r0
    andi r23, 15
    std Y+46, r25
    mov r25, r0
    andi r25, 240
    or r23, r25
    ; round 12 (skinny.dsl:60)
    ldd r25, Y+49
    mov r0, r25
    swap r0
    std Y+47, r23
    mov r23, r0
    andi r23, 240
    or r21, r23
    ; round 13 (skinny.dsl:60)
    swap r25
    andi r25, 240
    or r5, r25
    swap r5
    ; round 2 (skinny.dsl:60)
    ldi r25, 48
    ; round 13 (skinny.dsl:60)
    eor r5, r25
    ldd r25, Y+59
    mov r23, r25
    swap r23
    andi r23, 240
    ldd r0, Y+56
    or r23, r0
    ; round 6 (skinny.dsl:60)
    std Y+48, r21
    ldi r21, 3
    ; round 13 (skinny.dsl:60)
    eor r23, r21
    swap r25
    andi r25, 240
    ldd r21, Y+58
    or r25, r21
    swap r25
    ; round 14 (skinny.dsl:60)
    std Y+59, r5
    ldd r5, Y+60
    std Y+49, r25
    mov r25, r5
    swap r25
    andi r25, 240
    std Y+50, r23
    ldd r23, Y+61
    or r25, r23
    ; round 2 (skinny.dsl:60)
    std Y+53, r20
    ldi r20, 48
    ; round 14 (skinny.dsl:60)
    eor r25, r20
    ; round 15 (skinny.dsl:60)
    swap r23
    mov r20, r5
    andi r20, 15
    andi r23, 240
    or r20, r23
    ; round 6 (skinny.dsl:60)
    ldi r23, 3
    ; round 15 (skinny.dsl:60)
    eor r20, r23
    ; round 13 (skinny.dsl:60)
    ldd r23, Y+54
    mov r5, r23
    swap r5
    std Y+60, r20
    mov r20, r5
    andi r20, 240
    ldd r5, Y+55
    or r20, r5
    ; round 12 (skinny.dsl:60)
    swap r5
    andi r23, 15
    std Y+54, r20
    mov r20, r5
    andi r20, 240
    or r23, r20
    ; round 13 (skinny.dsl:60)
    ldd r20, Y+57
    mov r5, r20
    swap r5
    std Y+55, r23
    mov r23, r5
    andi r23, 240
    or r21, r23
    ; round 14 (skinny.dsl:60)
    swap r20
    andi r20, 240
    or r0, r20
    swap r0
    ; round 2 (skinny.dsl:60)
    ldi r20, 48
    ; round 14 (skinny.dsl:60)
    eor r0, r20
    adiw r28, 56
    ldd r20, Y+11
    mov r23, r20
    swap r23
    andi r23, 240
    ldd r5, Y+8
    or r23, r5
    ; round 6 (skinny.dsl:60)
    std Y+0, r21
    ldi r21, 3
    ; round 14 (skinny.dsl:60)
    eor r23, r21
    swap r20
    andi r20, 240
    ldd r21, Y+10
    or r20, r21
    swap r20
    ; round 15 (skinny.dsl:60)
    std Y+11, r0
    ldd r0, Y+12
    std Y+1, r20
    mov r20, r0
    swap r20
    andi r20, 240
    std Y+2, r23
    ldd r23, Y+13
    or r20, r23
    ; round 3 (skinny.dsl:60)
    std Y+5, r25
    ldi r25, 112
    ; round 15 (skinny.dsl:60)
    eor r20, r25
    ; round 16 (skinny.dsl:60)
    swap r23
    mov r25, r0
    andi r25, 15
    andi r23, 240
    or r25, r23
    ; round 30 (skinny.dsl:60)
    ldi r23, 7
    ; round 16 (skinny.dsl:60)
    eor r25, r23
    ; round 14 (skinny.dsl:60)
    ldd r23, Y+6
    mov r0, r23
    swap r0
    std Y+12, r25
    mov r25, r0
    andi r25, 240
    ldd r0, Y+7
    or r25, r0
    ; round 13 (skinny.dsl:60)
    swap r0
    andi r23, 15
    std Y+6, r25
    mov r25, r0
    andi r25, 240
    or r23, r25
    ; round 14 (skinny.dsl:60)
    ldd r25, Y+9
    mov r0, r25
    swap r0
    std Y+7, r23
    mov r23, r0
    andi r23, 240
    or r21, r23
    ; round 15 (skinny.dsl:60)
    swap r25
    andi r25, 240
    or r5, r25
    swap r5
    ; round 2 (skinny.dsl:60)
    ldi r25, 48
    ; round 15 (skinny.dsl:60)
    eor r5, r25
    ldd r25, Y+19
    mov r23, r25
    swap r23
    andi r23, 240
    ldd r0, Y+16
    or r23, r0
    ; round 10 (skinny.dsl:60)
    std Y+8, r21
    ldi r21, 2
    ; round 15 (skinny.dsl:60)
    eor r23, r21
    swap r25
    andi r25, 240
    ldd r21, Y+18
    or r25, r21
    swap r25
    ; round 16 (skinny.dsl:60)
    std Y+19, r5
    ldd r5, Y+20
    std Y+9, r25
    mov r25, r5
    swap r25
    andi r25, 240
    std Y+10, r23
    ldd r23, Y+21
    or r25, r23
    ; round 6 (skinny.dsl:60)
    std Y+13, r20
    ldi r20, 224
    ; round 16 (skinny.dsl:60)
    eor r25, r20
    ; round 17 (skinny.dsl:60)
    swap r23
    mov r20, r5
    andi r20, 15
    andi r23, 240
    or r20, r23
    ; round 31 (skinny.dsl:60)
    ldi r23, 14
    ; round 17 (skinny.dsl:60)
    eor r20, r23
    ; round 15 (skinny.dsl:60)
    ldd r23, Y+14
    mov r5, r23
    swap r5
    std Y+20, r20
    mov r20, r5
    andi r20, 240
    ldd r5, Y+15
    or r20, r5
    ; round 14 (skinny.dsl:60)
    swap r5
    andi r23, 15
    std Y+14, r20
    mov r20, r5
    andi r20, 240
    or r23, r20
    ; round 15 (skinny.dsl:60)
    ldd r20, Y+17
    mov r5, r20
    swap r5
    std Y+15, r23
    mov r23, r5
    andi r23, 240
    or r21, r23
    ; round 16 (skinny.dsl:60)
    swap r20
    andi r20, 240
    or r0, r20
    swap r0
    ; round 1 (skinny.dsl:60)
    ldi r20, 32
    ; round 16 (skinny.dsl:60)
    eor r0, r20
    ldd r20, Y+27
    mov r23, r20
    swap r23
    andi r23, 240
    ldd r5, Y+24
    or r23, r5
    swap r20
    andi r20, 240
    std Y+27, r0
    ldd r0, Y+26
    or r20, r0
    swap r20
    ; round 17 (skinny.dsl:60)
    std Y+16, r20
    ldd r20, Y+28
    std Y+17, r23
    mov r23, r20
    swap r23
    andi r23, 240
    std Y+18, r21
    ldd r21, Y+29
    or r23, r21
    ; round 7 (skinny.dsl:60)
    std Y+21, r25
    ldi r25, 208
    ; round 17 (skinny.dsl:60)
    eor r23, r25
    ; round 18 (skinny.dsl:60)
    swap r21
    andi r20, 15
    andi r21, 240
    or r20, r21
    ldi r25, 13
    eor r20, r25
    ; round 16 (skinny.dsl:60)
    ldd r25, Y+22
    mov r21, r25
    swap r21
    andi r21, 240
    std Y+28, r20
    ldd r20, Y+23
    or r21, r20
    ; round 15 (skinny.dsl:60)
    swap r20
    andi r25, 15
    andi r20, 240
    or r25, r20
    ; round 16 (skinny.dsl:60)
    ldd r20, Y+25
    std Y+22, r25
    mov r25, r20
    swap r25
    andi r25, 240
    or r0, r25
    ; round 17 (skinny.dsl:60)
    swap r20
    andi r20, 240
    or r5, r20
    swap r5
    ldd r25, Y+35
    mov r20, r25
    swap r20
    andi r20, 240
    std Y+24, r5
    ldd r5, Y+32
    or r20, r5
    std Y+25, r21
    ldi r21, 1
    eor r20, r21
    swap r25
    andi r25, 240
    ldd r21, Y+34
    or r25, r21
    swap r25
    ; round 18 (skinny.dsl:60)
    std Y+35, r25
    ldd r25, Y+36
    std Y+26, r20
    mov r20, r25
    swap r20
    andi r20, 240
    std Y+23, r0
    ldd r0, Y+37
    or r20, r0
    std Y+29, r23
    ldi r23, 160
    eor r20, r23
    ; round 19 (skinny.dsl:60)
    swap r0
    andi r25, 15
    mov r23, r0
    andi r23, 240
    or r25, r23
    ldi r23, 10
    eor r25, r23
    ; round 17 (skinny.dsl:60)
    ldd r23, Y+30
    mov r0, r23
    swap r0
    std Y+36, r25
    mov r25, r0
    andi r25, 240
    ldd r0, Y+31
    or r25, r0
    ; round 16 (skinny.dsl:60)
    swap r0
    andi r23, 15
    std Y+30, r25
    mov r25, r0
    andi r25, 240
    or r23, r25
    ; round 17 (skinny.dsl:60)
    ldd r25, Y+33
    mov r0, r25
    swap r0
    std Y+31, r23
    mov r23, r0
    andi r23, 240
    or r21, r23
    ; round 18 (skinny.dsl:60)
    swap r25
    andi r25, 240
    or r5, r25
    swap r5
    ; round 1 (skinny.dsl:60)
    ldi r25, 16
    ; round 18 (skinny.dsl:60)
    eor r5, r25
    ldd r25, Y+43
    mov r23, r25
    swap r23
    andi r23, 240
    ldd r0, Y+40
    or r23, r0
    ; round 6 (skinny.dsl:60)
    std Y+32, r21
    ldi r21, 3
    ; round 18 (skinny.dsl:60)
    eor r23, r21
    swap r25
    andi r25, 240
    ldd r21, Y+42
    or r25, r21
    swap r25
    ; round 19 (skinny.dsl:60)
    std Y+43, r5
    ldd r5, Y+44
    std Y+33, r25
    mov r25, r5
    swap r25
    andi r25, 240
    std Y+34, r23
    ldd r23, Y+45
    or r25, r23
    std Y+37, r20
    ldi r20, 80
    eor r25, r20
    ; round 20 (skinny.dsl:60)
    swap r23
    mov r20, r5
    andi r20, 15
    andi r23, 240
    or r20, r23
    ; round 28 (skinny.dsl:60)
    ldi r23, 5
    ; round 20 (skinny.dsl:60)
    eor r20, r23
    ; round 18 (skinny.dsl:60)
    ldd r23, Y+38
    mov r5, r23
    swap r5
    std Y+44, r20
    mov r20, r5
    andi r20, 240
    ldd r5, Y+39
    or r20, r5
    ; round 17 (skinny.dsl:60)
    swap r5
    andi r23, 15
    std Y+38, r20
    mov r20, r5
    andi r20, 240
    or r23, r20
    ; round 18 (skinny.dsl:60)
    ldd r20, Y+41
    mov r5, r20
    swap r5
    std Y+39, r23
    mov r23, r5
    andi r23, 240
    or r21, r23
    ; round 19 (skinny.dsl:60)
    swap r20
    andi r20, 240
    or r0, r20
    swap r0
    ; round 2 (skinny.dsl:60)
    ldi r20, 48
    ; round 19 (skinny.dsl:60)
    eor r0, r20
    ldd r20, Y+51
    mov r23, r20
    swap r23
    andi r23, 240
    ldd r5, Y+48
    or r23, r5
    ; round 6 (skinny.dsl:60)
    std Y+40, r21
    ldi r21, 3
    ; round 19 (skinny.dsl:60)
    eor r23, r21
    swap r20
    andi r20, 240
    ldd r21, Y+50
    or r20, r21
    swap r20
    ; round 20 (skinny.dsl:60)
    std Y+51, r0
    ldd r0, Y+52
    std Y+41, r20
    mov r20, r0
    swap r20
    andi r20, 240
    std Y+42, r23
    ldd r23, Y+53
    or r20, r23
    ; round 8 (skinny.dsl:60)
    std Y+45, r25
    ldi r25, 176
    ; round 20 (skinny.dsl:60)
    eor r20, r25
    ; round 21 (skinny.dsl:60)
    swap r23
    mov r25, r0
    andi r25, 15
    andi r23, 240
    or r25, r23
    ; round 29 (skinny.dsl:60)
    ldi r23, 11
    ; round 21 (skinny.dsl:60)
    eor r25, r23
    ; round 19 (skinny.dsl:60)
    ldd r23, Y+46
    mov r0, r23
    swap r0
    std Y+52, r25
    mov r25, r0
    andi r25, 240
    ldd r0, Y+47
    or r25, r0
    ; round 18 (skinny.dsl:60)
    swap r0
    andi r23, 15
    std Y+46, r25
    mov r25, r0
    andi r25, 240
    or r23, r25
    ; round 19 (skinny.dsl:60)
    ldd r25, Y+49
    mov r0, r25
    swap r0
    std Y+47, r23
    mov r23, r0
    andi r23, 240
    or r21, r23
    ; round 20 (skinny.dsl:60)
    swap r25
    andi r25, 240
    or r5, r25
    swap r5
    ; round 2 (skinny.dsl:60)
    ldi r25, 48
    ; round 20 (skinny.dsl:60)
    eor r5, r25
    ldd r25, Y+59
    mov r23, r25
    swap r23
    andi r23, 240
    ldd r0, Y+56
    or r23, r0
    ; round 10 (skinny.dsl:60)
    std Y+48, r21
    ldi r21, 2
    ; round 20 (skinny.dsl:60)
    eor r23, r21
    swap r25
    andi r25, 240
    ldd r21, Y+58
    or r25, r21
    swap r25
    ; round 21 (skinny.dsl:60)
    std Y+59, r5
    ldd r5, Y+60
    std Y+49, r25
    mov r25, r5
    swap r25
    andi r25, 240
    std Y+50, r23
    ldd r23, Y+62
    or r25, r23
    std Y+53, r20
    ldi r20, 96
    eor r25, r20
    ; round 22 (skinny.dsl:60)
    swap r23
    mov r20, r5
    andi r20, 15
    andi r23, 240
    or r20, r23
    ; round 36 (skinny.dsl:60)
    ldi r23, 6
    ; round 22 (skinny.dsl:60)
    eor r20, r23
    ; round 20 (skinny.dsl:60)
    ldd r23, Y+54
    mov r5, r23
    swap r5
    std Y+60, r20
    mov r20, r5
    andi r20, 240
    ldd r5, Y+55
    or r20, r5
    ; round 19 (skinny.dsl:60)
    swap r5
    andi r23, 15
    std Y+54, r20
    mov r20, r5
    andi r20, 240
    or r23, r20
    ; round 20 (skinny.dsl:60)
    ldd r20, Y+57
    mov r5, r20
    swap r5
    std Y+55, r23
    mov r23, r5
    andi r23, 240
    or r21, r23
    ; round 21 (skinny.dsl:60)
    swap r20
    andi r20, 240
    or r0, r20
    swap r0
    ; round 1 (skinny.dsl:60)
    ldi r20, 32
    ; round 21 (skinny.dsl:60)
    eor r0, r20
    adiw r28, 56
    ldd r20, Y+11
    mov r23, r20
    swap r23
    andi r23, 240
    ldd r5, Y+8
    or r23, r5
    std Y+0, r21
    ldi r21, 1
    eor r23, r21
    swap r20
    andi r20, 240
    ldd r21, Y+10
    or r20, r21
    swap r20
    ; round 22 (skinny.dsl:60)
    std Y+11, r0
    ldd r0, Y+12
    std Y+1, r20
    mov r20, r0
    swap r20
    andi r20, 240
    std Y+2, r23
    ldd r23, Y+13
    or r20, r23
    ; round 12 (skinny.dsl:60)
    std Y+6, r25
    ldi r25, 192
    ; round 22 (skinny.dsl:60)
    eor r20, r25
    ; round 23 (skinny.dsl:60)
    swap r23
    mov r25, r0
    andi r25, 15
    andi r23, 240
    or r25, r23
    ; round 32 (skinny.dsl:60)
    ldi r23, 12
    ; round 23 (skinny.dsl:60)
    eor r25, r23
    ; round 21 (skinny.dsl:60)
    ldd r23, Y+5
    mov r0, r23
    swap r0
    std Y+12, r25
    mov r25, r0
    andi r25, 240
    ldd r0, Y+7
    or r25, r0
    ; round 20 (skinny.dsl:60)
    swap r0
    andi r23, 15
    std Y+5, r25
    mov r25, r0
    andi r25, 240
    or r23, r25
    ; round 21 (skinny.dsl:60)
    ldd r25, Y+9
    mov r0, r25
    swap r0
    std Y+7, r23
    mov r23, r0
    andi r23, 240
    or r21, r23
    ; round 22 (skinny.dsl:60)
    swap r25
    andi r25, 240
    or r5, r25
    swap r5
    ; round 1 (skinny.dsl:60)
    ldi r25, 16
    ; round 22 (skinny.dsl:60)
    eor r5, r25
    ldd r25, Y+19
    mov r23, r25
    swap r23
    andi r23, 240
    ldd r0, Y+16
    or r23, r0
    ; round 10 (skinny.dsl:60)
    std Y+8, r21
    ldi r21, 2
    ; round 22 (skinny.dsl:60)
    eor r23, r21
    swap r25
    andi r25, 240
    ldd r21, Y+18
    or r25, r21
    swap r25
    ; round 23 (skinny.dsl:60)
    std Y+19, r5
    ldd r5, Y+20
    std Y+9, r25
    mov r25, r5
    swap r25
    andi r25, 240
    std Y+10, r23
    ldd r23, Y+22
    or r25, r23
    std Y+13, r20
    ldi r20, 128
    eor r25, r20
    ; round 24 (skinny.dsl:60)
    swap r23
    mov r20, r5
    andi r20, 15
    andi r23, 240
    or r20, r23
    ; round 33 (skinny.dsl:60)
    ldi r23, 8
    ; round 24 (skinny.dsl:60)
    eor r20, r23
    ; round 22 (skinny.dsl:60)
    ldd r23, Y+14
    mov r5, r23
    swap r5
    std Y+20, r20
    mov r20, r5
    andi r20, 240
    ldd r5, Y+15
    or r20, r5
    ; round 21 (skinny.dsl:60)
    swap r5
    andi r23, 15
    std Y+14, r20
    mov r20, r5
    andi r20, 240
    or r23, r20
    ; round 22 (skinny.dsl:60)
    ldd r20, Y+17
    mov r5, r20
    swap r5
    std Y+15, r23
    mov r23, r5
    andi r23, 240
    or r21, r23
    ; round 23 (skinny.dsl:60)
    swap r20
    andi r20, 240
    or r0, r20
    swap r0
    ; round 1 (skinny.dsl:60)
    ldi r20, 32
    ; round 23 (skinny.dsl:60)
    eor r0, r20
    ldd r20, Y+27
    mov r23, r20
    swap r23
    andi r23, 240
    ldd r5, Y+24
    or r23, r5
    std Y+16, r21
    ldi r21, 1
    eor r23, r21
    swap r20
    andi r20, 240
    ldd r21, Y+26
    or r20, r21
    swap r20
    ; round 24 (skinny.dsl:60)
    std Y+27, r0
    ldd r0, Y+28
    std Y+17, r20
    mov r20, r0
    swap r20
    andi r20, 240
    std Y+18, r23
    ldd r23, Y+29
    or r20, r23
    ; round 25 (skinny.dsl:60)
    swap r23
    std Y+29, r20
    mov r20, r0
    andi r20, 15
    andi r23, 240
    or r20, r23
    ; round 23 (skinny.dsl:60)
    ldd r23, Y+21
    mov r0, r23
    swap r0
    std Y+28, r20
    mov r20, r0
    andi r20, 240
    ldd r0, Y+23
    or r20, r0
    ; round 22 (skinny.dsl:60)
    swap r0
    andi r23, 15
    std Y+21, r20
    mov r20, r0
    andi r20, 240
    or r23, r20
    ; round 23 (skinny.dsl:60)
    ldd r20, Y+25
    mov r0, r20
    swap r0
    std Y+23, r23
    mov r23, r0
    andi r23, 240
    or r21, r23
    ; round 24 (skinny.dsl:60)
    swap r20
    andi r20, 240
    or r5, r20
    swap r5
    ; round 1 (skinny.dsl:60)
    ldi r20, 16
    ; round 24 (skinny.dsl:60)
    eor r5, r20
    ldd r20, Y+35
    mov r23, r20
    swap r23
    andi r23, 240
    ldd r0, Y+32
    or r23, r0
    ; round 6 (skinny.dsl:60)
    std Y+24, r21
    ldi r21, 3
    ; round 24 (skinny.dsl:60)
    eor r23, r21
    swap r20
    andi r20, 240
    ldd r21, Y+34
    or r20, r21
    swap r20
    ; round 25 (skinny.dsl:60)
    std Y+35, r5
    ldd r5, Y+36
    std Y+25, r20
    mov r20, r5
    swap r20
    andi r20, 240
    std Y+26, r23
    ldd r23, Y+38
    or r20, r23
    ; round 1 (skinny.dsl:60)
    std Y+22, r25
    ldi r25, 16
    ; round 25 (skinny.dsl:60)
    eor r20, r25
    ; round 26 (skinny.dsl:60)
    swap r23
    mov r25, r5
    andi r25, 15
    andi r23, 240
    or r25, r23
    ldi r23, 1
    eor r25, r23
    ; round 24 (skinny.dsl:60)
    ldd r23, Y+30
    mov r5, r23
    swap r5
    std Y+36, r25
    mov r25, r5
    andi r25, 240
    ldd r5, Y+31
    or r25, r5
    ; round 23 (skinny.dsl:60)
    swap r5
    andi r23, 15
    std Y+30, r25
    mov r25, r5
    andi r25, 240
    or r23, r25
    ; round 24 (skinny.dsl:60)
    ldd r25, Y+33
    mov r5, r25
    swap r5
    std Y+31, r23
    mov r23, r5
    andi r23, 240
    or r21, r23
    ; round 25 (skinny.dsl:60)
    swap r25
    andi r25, 240
    or r0, r25
    swap r0
    ; round 2 (skinny.dsl:60)
    ldi r25, 48
    ; round 25 (skinny.dsl:60)
    eor r0, r25
    ldd r25, Y+43
    mov r23, r25
    swap r23
    andi r23, 240
    ldd r5, Y+40
    or r23, r5
    ; round 10 (skinny.dsl:60)
    std Y+32, r21
    ldi r21, 2
    ; round 25 (skinny.dsl:60)
    eor r23, r21
    swap r25
    andi r25, 240
    ldd r21, Y+42
    or r25, r21
    swap r25
    ; round 26 (skinny.dsl:60)
    std Y+43, r0
    ldd r0, Y+44
    std Y+33, r25
    mov r25, r0
    swap r25
    andi r25, 240
    std Y+34, r23
    ldd r23, Y+45
    or r25, r23
    ; round 1 (skinny.dsl:60)
    std Y+38, r20
    ldi r20, 32
    ; round 26 (skinny.dsl:60)
    eor r25, r20
    ; round 27 (skinny.dsl:60)
    swap r23
    mov r20, r0
    andi r20, 15
    andi r23, 240
    or r20, r23
    ; round 10 (skinny.dsl:60)
    ldi r23, 2
    ; round 27 (skinny.dsl:60)
    eor r20, r23
    ; round 25 (skinny.dsl:60)
    ldd r23, Y+37
    mov r0, r23
    swap r0
    std Y+44, r20
    mov r20, r0
    andi r20, 240
    ldd r0, Y+39
    or r20, r0
    ; round 24 (skinny.dsl:60)
    swap r0
    andi r23, 15
    std Y+37, r20
    mov r20, r0
    andi r20, 240
    or r23, r20
    ; round 25 (skinny.dsl:60)
    ldd r20, Y+41
    mov r0, r20
    swap r0
    std Y+39, r23
    mov r23, r0
    andi r23, 240
    or r21, r23
    ; round 26 (skinny.dsl:60)
    swap r20
    andi r20, 240
    or r5, r20
    swap r5
    ; round 1 (skinny.dsl:60)
    ldi r20, 32
    ; round 26 (skinny.dsl:60)
    eor r5, r20
    ldd r20, Y+51
    mov r23, r20
    swap r23
    andi r23, 240
    ldd r0, Y+48
    or r23, r0
    swap r20
    andi r20, 240
    std Y+51, r5
    ldd r5, Y+50
    or r20, r5
    swap r20
    ; round 27 (skinny.dsl:60)
    std Y+40, r20
    ldd r20, Y+52
    std Y+41, r23
    mov r23, r20
    swap r23
    andi r23, 240
    std Y+42, r21
    ldd r21, Y+53
    or r23, r21
    ; round 19 (skinny.dsl:60)
    std Y+45, r25
    ldi r25, 80
    ; round 27 (skinny.dsl:60)
    eor r23, r25
    ; round 28 (skinny.dsl:60)
    swap r21
    andi r20, 15
    andi r21, 240
    or r20, r21
    ldi r25, 5
    eor r20, r25
    ; round 26 (skinny.dsl:60)
    ldd r25, Y+46
    mov r21, r25
    swap r21
    andi r21, 240
    std Y+52, r20
    ldd r20, Y+47
    or r21, r20
    ; round 25 (skinny.dsl:60)
    swap r20
    andi r25, 15
    andi r20, 240
    or r25, r20
    ; round 26 (skinny.dsl:60)
    ldd r20, Y+49
    std Y+46, r25
    mov r25, r20
    swap r25
    andi r25, 240
    or r5, r25
    ; round 27 (skinny.dsl:60)
    swap r20
    andi r20, 240
    or r0, r20
    swap r0
    ldd r25, Y+59
    mov r20, r25
    swap r20
    andi r20, 240
    std Y+48, r0
    ldd r0, Y+56
    or r20, r0
    swap r25
    andi r25, 240
    std Y+59, r20
    ldd r20, Y+58
    or r25, r20
    swap r25
    ; round 28 (skinny.dsl:60)
    std Y+49, r25
    ldd r25, Y+60
    std Y+50, r5
    mov r5, r25
    swap r5
    std Y+47, r21
    mov r21, r5
    andi r21, 240
    ldd r5, Y+61
    or r21, r5
    ; round 8 (skinny.dsl:60)
    std Y+53, r23
    ldi r23, 176
    ; round 28 (skinny.dsl:60)
    eor r21, r23
    ; round 29 (skinny.dsl:60)
    swap r5
    andi r25, 15
    mov r23, r5
    andi r23, 240
    or r25, r23
    ldi r23, 11
    eor r25, r23
    ; round 27 (skinny.dsl:60)
    ldd r23, Y+54
    mov r5, r23
    swap r5
    std Y+60, r25
    mov r25, r5
    andi r25, 240
    ldd r5, Y+55
    or r25, r5
    ; round 26 (skinny.dsl:60)
    swap r5
    andi r23, 15
    std Y+54, r25
    mov r25, r5
    andi r25, 240
    or r23, r25
    ; round 27 (skinny.dsl:60)
    ldd r25, Y+57
    mov r5, r25
    swap r5
    std Y+55, r23
    mov r23, r5
    andi r23, 240
    or r20, r23
    ; round 28 (skinny.dsl:60)
    swap r25
    andi r25, 240
    or r0, r25
    swap r0
    adiw r28, 56
    ldd r25, Y+11
    mov r23, r25
    swap r23
    andi r23, 240
    ldd r5, Y+8
    or r23, r5
    swap r25
    andi r25, 240
    std Y+11, r0
    ldd r0, Y+10
    or r25, r0
    swap r25
    ; round 29 (skinny.dsl:60)
    std Y+0, r25
    ldd r25, Y+12
    std Y+1, r23
    mov r23, r25
    swap r23
    andi r23, 240
    std Y+2, r20
    ldd r20, Y+13
    or r23, r20
    ; round 3 (skinny.dsl:60)
    std Y+5, r21
    ldi r21, 112
    ; round 29 (skinny.dsl:60)
    eor r23, r21
    ; round 30 (skinny.dsl:60)
    swap r20
    andi r25, 15
    andi r20, 240
    or r25, r20
    ldi r21, 7
    eor r25, r21
    ; round 28 (skinny.dsl:60)
    ldd r21, Y+6
    mov r20, r21
    swap r20
    andi r20, 240
    std Y+12, r25
    ldd r25, Y+7
    or r20, r25
    ; round 27 (skinny.dsl:60)
    swap r25
    andi r21, 15
    andi r25, 240
    or r21, r25
    ; round 28 (skinny.dsl:60)
    ldd r25, Y+9
    std Y+6, r21
    mov r21, r25
    swap r21
    andi r21, 240
    or r0, r21
    ; round 29 (skinny.dsl:60)
    swap r25
    andi r25, 240
    or r5, r25
    swap r5
    ldd r25, Y+19
    mov r21, r25
    swap r21
    andi r21, 240
    std Y+8, r5
    ldd r5, Y+16
    or r21, r5
    std Y+9, r20
    ldi r20, 1
    eor r21, r20
    swap r25
    andi r25, 240
    ldd r20, Y+18
    or r25, r20
    swap r25
    ; round 30 (skinny.dsl:60)
    std Y+19, r25
    ldd r25, Y+20
    std Y+10, r21
    mov r21, r25
    swap r21
    andi r21, 240
    std Y+7, r0
    ldd r0, Y+21
    or r21, r0
    ; round 6 (skinny.dsl:60)
    std Y+13, r23
    ldi r23, 224
    ; round 30 (skinny.dsl:60)
    eor r21, r23
    ; round 31 (skinny.dsl:60)
    swap r0
    andi r25, 15
    mov r23, r0
    andi r23, 240
    or r25, r23
    ldi r23, 14
    eor r25, r23
    ; round 29 (skinny.dsl:60)
    ldd r23, Y+14
    mov r0, r23
    swap r0
    std Y+20, r25
    mov r25, r0
    andi r25, 240
    ldd r0, Y+15
    or r25, r0
    ; round 28 (skinny.dsl:60)
    swap r0
    andi r23, 15
    std Y+14, r25
    mov r25, r0
    andi r25, 240
    or r23, r25
    ; round 29 (skinny.dsl:60)
    ldd r25, Y+17
    mov r0, r25
    swap r0
    std Y+15, r23
    mov r23, r0
    andi r23, 240
    or r20, r23
    ; round 30 (skinny.dsl:60)
    swap r25
    andi r25, 240
    or r5, r25
    swap r5
    ; round 1 (skinny.dsl:60)
    ldi r25, 16
    ; round 30 (skinny.dsl:60)
    eor r5, r25
    ldd r25, Y+27
    mov r23, r25
    swap r23
    andi r23, 240
    ldd r0, Y+24
    or r23, r0
    ; round 10 (skinny.dsl:60)
    std Y+16, r20
    ldi r20, 2
    ; round 30 (skinny.dsl:60)
    eor r23, r20
    swap r25
    andi r25, 240
    ldd r20, Y+26
    or r25, r20
    swap r25
    ; round 31 (skinny.dsl:60)
    std Y+27, r5
    ldd r5, Y+28
    std Y+17, r25
    mov r25, r5
    swap r25
    andi r25, 240
    std Y+18, r23
    ldd r23, Y+29
    or r25, r23
    ; round 12 (skinny.dsl:60)
    std Y+21, r21
    ldi r21, 192
    ; round 31 (skinny.dsl:60)
    eor r25, r21
    ; round 32 (skinny.dsl:60)
    swap r23
    mov r21, r5
    andi r21, 15
    andi r23, 240
    or r21, r23
    ldi r23, 12
    eor r21, r23
    ; round 30 (skinny.dsl:60)
    ldd r23, Y+22
    mov r5, r23
    swap r5
    std Y+28, r21
    mov r21, r5
    andi r21, 240
    ldd r5, Y+23
    or r21, r5
    ; round 29 (skinny.dsl:60)
    swap r5
    andi r23, 15
    std Y+22, r21
    mov r21, r5
    andi r21, 240
    or r23, r21
    ; round 30 (skinny.dsl:60)
    ldd r21, Y+25
    mov r5, r21
    swap r5
    std Y+23, r23
    mov r23, r5
    andi r23, 240
    or r20, r23
    ; round 31 (skinny.dsl:60)
    swap r21
    andi r21, 240
    or r0, r21
    swap r0
    ; round 1 (skinny.dsl:60)
    ldi r21, 32
    ; round 31 (skinny.dsl:60)
    eor r0, r21
    ldd r21, Y+35
    mov r23, r21
    swap r23
    andi r23, 240
    ldd r5, Y+32
    or r23, r5
    std Y+24, r20
    ldi r20, 1
    eor r23, r20
    swap r21
    andi r21, 240
    ldd r20, Y+34
    or r21, r20
    swap r21
    ; round 32 (skinny.dsl:60)
    std Y+35, r0
    ldd r0, Y+36
    std Y+25, r21
    mov r21, r0
    swap r21
    andi r21, 240
    std Y+26, r23
    ldd r23, Y+37
    or r21, r23
    ; round 23 (skinny.dsl:60)
    std Y+29, r25
    ldi r25, 128
    ; round 32 (skinny.dsl:60)
    eor r21, r25
    ; round 33 (skinny.dsl:60)
    swap r23
    mov r25, r0
    andi r25, 15
    andi r23, 240
    or r25, r23
    ldi r23, 8
    eor r25, r23
    ; round 31 (skinny.dsl:60)
    ldd r23, Y+30
    mov r0, r23
    swap r0
    std Y+36, r25
    mov r25, r0
    andi r25, 240
    ldd r0, Y+31
    or r25, r0
    ; round 30 (skinny.dsl:60)
    swap r0
    andi r23, 15
    std Y+30, r25
    mov r25, r0
    andi r25, 240
    or r23, r25
    ; round 31 (skinny.dsl:60)
    ldd r25, Y+33
    mov r0, r25
    swap r0
    std Y+31, r23
    mov r23, r0
    andi r23, 240
    or r20, r23
    ; round 32 (skinny.dsl:60)
    swap r25
    andi r25, 240
    or r5, r25
    swap r5
    ; round 1 (skinny.dsl:60)
    ldi r25, 16
    ; round 32 (skinny.dsl:60)
    eor r5, r25
    ldd r25, Y+43
    mov r23, r25
    swap r23
    andi r23, 240
    ldd r0, Y+40
    or r23, r0
    ; round 6 (skinny.dsl:60)
    std Y+32, r20
    ldi r20, 3
    ; round 32 (skinny.dsl:60)
    eor r23, r20
    swap r25
    andi r25, 240
    ldd r20, Y+42
    or r25, r20
    swap r25
    ; round 33 (skinny.dsl:60)
    std Y+43, r5
    ldd r5, Y+44
    std Y+33, r25
    mov r25, r5
    swap r25
    andi r25, 240
    std Y+34, r23
    ldd r23, Y+45
    or r25, r23
    ; round 1 (skinny.dsl:60)
    std Y+37, r21
    ldi r21, 16
    ; round 33 (skinny.dsl:60)
    eor r25, r21
    ; round 34 (skinny.dsl:60)
    swap r23
    mov r21, r5
    andi r21, 15
    andi r23, 240
    or r21, r23
    ldi r23, 1
    eor r21, r23
    ; round 32 (skinny.dsl:60)
    ldd r23, Y+38
    mov r5, r23
    swap r5
    std Y+44, r21
    mov r21, r5
    andi r21, 240
    ldd r5, Y+39
    or r21, r5
    ; round 31 (skinny.dsl:60)
    swap r5
    andi r23, 15
    std Y+38, r21
    mov r21, r5
    andi r21, 240
    or r23, r21
    ; round 32 (skinny.dsl:60)
    ldd r21, Y+41
    mov r5, r21
    swap r5
    std Y+39, r23
    mov r23, r5
    andi r23, 240
    or r20, r23
    ; round 33 (skinny.dsl:60)
    swap r21
    andi r21, 240
    or r0, r21
    swap r0
    ; round 2 (skinny.dsl:60)
    ldi r21, 48
    ; round 33 (skinny.dsl:60)
    eor r0, r21
    ldd r21, Y+51
    mov r23, r21
    swap r23
    andi r23, 240
    ldd r5, Y+48
    or r23, r5
    ; round 6 (skinny.dsl:60)
    std Y+40, r20
    ldi r20, 3
    ; round 33 (skinny.dsl:60)
    eor r23, r20
    swap r21
    andi r21, 240
    ldd r20, Y+50
    or r21, r20
    swap r21
    ; round 34 (skinny.dsl:60)
    std Y+51, r0
    ldd r0, Y+52
    std Y+41, r21
    mov r21, r0
    swap r21
    andi r21, 240
    std Y+42, r23
    ldd r23, Y+53
    or r21, r23
    ; round 2 (skinny.dsl:60)
    std Y+45, r25
    ldi r25, 48
    ; round 34 (skinny.dsl:60)
    eor r21, r25
    ; round 35 (skinny.dsl:60)
    swap r23
    mov r25, r0
    andi r25, 15
    andi r23, 240
    or r25, r23
    ; round 6 (skinny.dsl:60)
    ldi r23, 3
    ; round 35 (skinny.dsl:60)
    eor r25, r23
    ; round 33 (skinny.dsl:60)
    ldd r23, Y+46
    mov r0, r23
    swap r0
    std Y+52, r25
    mov r25, r0
    andi r25, 240
    ldd r0, Y+47
    or r25, r0
    ; round 32 (skinny.dsl:60)
    swap r0
    andi r23, 15
    std Y+46, r25
    mov r25, r0
    andi r25, 240
    or r23, r25
    ; round 33 (skinny.dsl:60)
    ldd r25, Y+49
    mov r0, r25
    swap r0
    std Y+47, r23
    mov r23, r0
    andi r23, 240
    or r20, r23
    ; round 34 (skinny.dsl:60)
    swap r25
    andi r25, 240
    or r5, r25
    swap r5
    ; round 2 (skinny.dsl:60)
    ldi r25, 48
    ; round 34 (skinny.dsl:60)
    eor r5, r25
    ldd r25, Y+59
    mov r23, r25
    swap r23
    andi r23, 240
    ldd r0, Y+56
    or r23, r0
    ; round 10 (skinny.dsl:60)
    std Y+48, r20
    ldi r20, 2
    ; round 34 (skinny.dsl:60)
    eor r23, r20
    swap r25
    andi r25, 240
    ldd r20, Y+58
    or r25, r20
    swap r25
    ; round 35 (skinny.dsl:60)
    std Y+59, r5
    mov r5, r16
    swap r5
    std Y+49, r25
    mov r25, r5
    andi r25, 240
    or r25, r17
    ; round 21 (skinny.dsl:60)
    mov r5, r23
    ldi r23, 96
    ; round 35 (skinny.dsl:60)
    eor r25, r23
    ; round 36 (skinny.dsl:60)
    swap r17
    andi r16, 15
    andi r17, 240
    or r16, r17
    ldi r17, 6
    eor r16, r17
    ; round 34 (skinny.dsl:60)
    ldd r17, Y+54
    mov r23, r17
    swap r23
    andi r23, 240
    std Y+50, r16
    ldd r16, Y+55
    or r23, r16
    ; round 33 (skinny.dsl:60)
    swap r16
    andi r17, 15
    andi r16, 240
    or r17, r16
    ; round 34 (skinny.dsl:60)
    ldd r16, Y+57
    std Y+54, r17
    mov r17, r16
    swap r17
    andi r17, 240
    or r20, r17
    ; round 35 (skinny.dsl:60)
    swap r16
    andi r16, 240
    or r0, r16
    swap r0
    ; round 1 (skinny.dsl:60)
    ldi r16, 32
    ; round 35 (skinny.dsl:60)
    eor r0, r16
    movw r16, r18 ; r17, r19
    swap r16
    andi r16, 240
    or r16, r24
    swap r18
    andi r18, 240
    or r18, r22
    swap r18
    ; round 36 (skinny.dsl:60)
    swap r17
    andi r17, 240
    std Y+56, r0
    subi r28, lo8(-(-178))
    sbci r29, hi8(-(-178))
    ldd r0, Y+0
    or r17, r0
    subi r28, lo8(-(235))
    sbci r29, hi8(-(235))
    ; round 7 (skinny.dsl:60)
    std Y+0, r18
    ldi r18, 208
    ; round 36 (skinny.dsl:60)
    eor r17, r18
    swap r0
    andi r19, 15
    mov r18, r0
    andi r18, 240
    or r19, r18
    ldi r18, 13
    eor r19, r18
    ; round 35 (skinny.dsl:60)
    mov r18, r8
    swap r18
    andi r18, 240
    or r18, r12
    ; round 34 (skinny.dsl:60)
    swap r12
    mov r0, r19
    mov r19, r8
    andi r19, 15
    mov r8, r18
    mov r18, r12
    andi r18, 240
    or r19, r18
    ; round 35 (skinny.dsl:60)
    mov r18, r14
    swap r18
    andi r18, 240
    or r22, r18
    ; round 36 (skinny.dsl:60)
    swap r14
    mov r18, r14
    andi r18, 240
    or r24, r18
    swap r24
    mov r18, r3
    swap r18
    andi r18, 240
    or r18, r9
    swap r3
    mov r14, r19
    mov r19, r3
    andi r19, 240
    or r19, r15
    swap r19
    mov r12, r11
    swap r12
    mov r3, r24
    mov r24, r12
    andi r24, 240
    or r24, r10
    ; round 35 (skinny.dsl:60)
    swap r10
    mov r12, r19
    mov r19, r11
    andi r19, 15
    mov r11, r24
    mov r24, r10
    andi r24, 240
    or r19, r24
    ; round 36 (skinny.dsl:60)
    mov r24, r13
    swap r24
    andi r24, 240
    or r15, r24
    swap r13
    mov r24, r13
    andi r24, 240
    or r9, r24
    swap r9
    subi r28, lo8(-(-292))
    sbci r29, hi8(-(-292))
    ldd r30, Y+5
    ldd r31, Y+5+1
    ldd r13, Y+38
    subi r30, lo8(-(224))
    sbci r31, hi8(-(224))
    std Z+63, r13
    ldd r13, Y+37
    std Z+62, r13
    std Z+61, r6
    ldd r13, Y+42
    std Z+60, r13
    std Z+59, r4
    ldd r13, Y+17
    std Z+58, r13
    std Z+57, r2
    ldd r2, Y+21
    std Z+56, r2
    ldd r2, Y+22
    std Z+55, r2
    ldd r2, Y+20
    std Z+54, r2
    ldd r2, Y+29
    std Z+53, r2
    ldd r2, Y+16
    std Z+52, r2
    ldd r2, Y+18
    std Z+51, r2
    ldd r2, Y+15
    std Z+50, r2
    ldd r2, Y+32
    std Z+49, r2
    ldd r2, Y+28
    std Z+48, r2
    std Z+47, r7
    ldd r2, Y+33
    std Z+46, r2
    adiw r28, 56
    ldd r2, Y+8
    std Z+45, r2
    ldd r2, Y+0
    std Z+44, r2
    ldd r2, Y+3
    std Z+43, r2
    ldd r2, Y+5
    std Z+42, r2
    ldd r2, Y+17
    std Z+41, r2
    ldd r2, Y+9
    std Z+40, r2
    ldd r2, Y+11
    std Z+39, r2
    ldd r2, Y+13
    std Z+38, r2
    ldd r2, Y+24
    std Z+37, r2
    ldd r2, Y+16
    std Z+36, r2
    ldd r2, Y+19
    std Z+35, r2
    ldd r2, Y+21
    std Z+34, r2
    ldd r2, Y+33
    std Z+33, r2
    ldd r2, Y+25
    std Z+32, r2
    ldd r2, Y+27
    std Z+31, r2
    ldd r2, Y+29
    std Z+30, r2
    ldd r2, Y+40
    std Z+29, r2
    ldd r2, Y+32
    std Z+28, r2
    ldd r2, Y+35
    std Z+27, r2
    ldd r2, Y+37
    std Z+26, r2
    ldd r2, Y+48
    std Z+25, r2
    ldd r2, Y+41
    std Z+24, r2
    ldd r2, Y+43
    std Z+23, r2
    ldd r2, Y+45
    std Z+22, r2
    ldd r2, Y+56
    std Z+21, r2
    ldd r2, Y+49
    std Z+20, r2
    ldd r2, Y+51
    std Z+19, r2
    ldd r2, Y+53
    std Z+18, r2
    adiw r28, 57
    ldd r2, Y+7
    std Z+17, r2
    ldd r2, Y+0
    std Z+16, r2
    ldd r2, Y+2
    std Z+15, r2
    ldd r2, Y+4
    std Z+14, r2
    ldd r2, Y+15
    std Z+13, r2
    ldd r2, Y+8
    std Z+12, r2
    ldd r2, Y+10
    std Z+11, r2
    ldd r2, Y+12
    std Z+10, r2
    ldd r2, Y+23
    std Z+9, r2
    ldd r2, Y+16
    std Z+8, r2
    ldd r2, Y+18
    std Z+7, r2
    ldd r2, Y+20
    std Z+6, r2
    ldd r2, Y+31
    std Z+5, r2
    ldd r2, Y+24
    std Z+4, r2
    ldd r2, Y+28
    std Z+3, r2
    ldd r2, Y+27
    std Z+2, r2
    ldd r2, Y+39
    std Z+1, r2
    ldd r2, Y+35
    std Z+0, r2
    ldd r2, Y+33
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    std Z+63, r2
    ldd r2, Y+36
    std Z+62, r2
    ldd r2, Y+47
    std Z+61, r2
    ldd r2, Y+40
    std Z+60, r2
    ldd r2, Y+42
    std Z+59, r2
    ldd r2, Y+44
    std Z+58, r2
    ldd r2, Y+55
    std Z+57, r2
    ldd r2, Y+48
    std Z+56, r2
    ldd r2, Y+50
    std Z+55, r2
    ldd r2, Y+52
    std Z+54, r2
    ldd r2, Y+63
    std Z+53, r2
    ldd r2, Y+56
    std Z+52, r2
    ldd r2, Y+58
    std Z+51, r2
    ldd r2, Y+60
    std Z+50, r2
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r2, Y+8
    std Z+49, r2
    ldd r2, Y+0
    std Z+48, r2
    ldd r2, Y+2
    std Z+47, r2
    ldd r2, Y+4
    std Z+46, r2
    ldd r2, Y+15
    std Z+45, r2
    ldd r2, Y+7
    std Z+44, r2
    ldd r2, Y+10
    std Z+43, r2
    ldd r2, Y+12
    std Z+42, r2
    ldd r2, Y+24
    std Z+41, r2
    ldd r2, Y+16
    std Z+40, r2
    ldd r2, Y+18
    std Z+39, r2
    ldd r2, Y+20
    std Z+38, r2
    ldd r2, Y+31
    std Z+37, r2
    ldd r2, Y+23
    std Z+36, r2
    ldd r2, Y+26
    std Z+35, r2
    ldd r2, Y+28
    std Z+34, r2
    ldd r2, Y+40
    std Z+33, r2
    ldd r2, Y+32
    std Z+32, r2
    ldd r2, Y+34
    std Z+31, r2
    ldd r2, Y+36
    std Z+30, r2
    ldd r2, Y+47
    std Z+29, r2
    ldd r2, Y+39
    std Z+28, r2
    ldd r2, Y+44
    std Z+27, r2
    ldd r2, Y+43
    std Z+26, r2
    ldd r2, Y+55
    std Z+25, r2
    ldd r2, Y+49
    std Z+24, r2
    ldd r2, Y+52
    std Z+23, r2
    ldd r2, Y+61
    std Z+22, r2
    ldd r2, Y+63
    std Z+21, r2
    ldd r2, Y+56
    std Z+20, r2
    ldd r2, Y+60
    std Z+19, r2
    ldd r2, Y+59
    std Z+18, r2
    adiw r28, 54
    ldd r2, Y+17
    std Z+17, r2
    ldd r2, Y+13
    std Z+16, r2
    ldd r2, Y+11
    std Z+15, r2
    ldd r2, Y+14
    std Z+14, r2
    ldd r2, Y+25
    std Z+13, r2
    ldd r2, Y+18
    std Z+12, r2
    ldd r2, Y+20
    std Z+11, r2
    ldd r2, Y+22
    std Z+10, r2
    ldd r2, Y+33
    std Z+9, r2
    ldd r2, Y+26
    std Z+8, r2
    ldd r2, Y+28
    std Z+7, r2
    ldd r2, Y+30
    std Z+6, r2
    ldd r2, Y+41
    std Z+5, r2
    ldd r2, Y+34
    std Z+4, r2
    ldd r2, Y+36
    std Z+3, r2
    ldd r2, Y+38
    std Z+2, r2
    ldd r2, Y+49
    std Z+1, r2
    ldd r2, Y+42
    std Z+0, r2
    ldd r2, Y+44
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    std Z+63, r2
    ldd r2, Y+46
    std Z+62, r2
    std Z+61, r21
    ldd r2, Y+50
    std Z+60, r2
    ldd r2, Y+52
    std Z+59, r2
    std Z+58, r5
    std Z+57, r25
    std Z+56, r23
    std Z+55, r20
    std Z+54, r16
    std Z+53, r17
    std Z+52, r8
    std Z+51, r22
    std Z+50, r18
    std Z+49, r11
    std Z+48, r15
    std Z+47, r0
    std Z+46, r9
    ldd r2, Y+54
    std Z+45, r2
    std Z+44, r19
    std Z+43, r12
    std Z+42, r3
    ldd r2, Y+56
    std Z+41, r2
    std Z+40, r14
    ldd r2, Y+61
    std Z+39, r2
    ldd r2, Y+60
    std Z+38, r2
    ldd r2, Y+48
    std Z+37, r2
    ldd r2, Y+58
    std Z+36, r2
    ldd r2, Y+53
    std Z+35, r2
    ldd r2, Y+63
    std Z+34, r2
    ldd r2, Y+40
    std Z+33, r2
    ldd r2, Y+51
    std Z+32, r2
    ldd r2, Y+45
    std Z+31, r2
    ldd r2, Y+55
    std Z+30, r2
    ldd r2, Y+32
    std Z+29, r2
    ldd r2, Y+43
    std Z+28, r2
    ldd r2, Y+37
    std Z+27, r2
    ldd r2, Y+47
    std Z+26, r2
    ldd r2, Y+24
    std Z+25, r2
    ldd r2, Y+35
    std Z+24, r2
    ldd r2, Y+29
    std Z+23, r2
    ldd r2, Y+39
    std Z+22, r2
    ldd r2, Y+16
    std Z+21, r2
    ldd r2, Y+27
    std Z+20, r2
    ldd r2, Y+21
    std Z+19, r2
    ldd r2, Y+31
    std Z+18, r2
    ldd r2, Y+8
    std Z+17, r2
    ldd r2, Y+19
    std Z+16, r2
    ldd r2, Y+23
    std Z+15, r2
    ldd r2, Y+12
    std Z+14, r2
    ldd r2, Y+0
    std Z+13, r2
    ldd r2, Y+10
    std Z+12, r2
    ldd r2, Y+4
    std Z+11, r2
    ldd r2, Y+15
    std Z+10, r2
    subi r28, lo8(-(-56))
    sbci r29, hi8(-(-56))
    ldd r2, Y+48
    std Z+9, r2
    ldd r2, Y+59
    std Z+8, r2
    ldd r2, Y+53
    std Z+7, r2
    ldd r2, Y+52
    std Z+6, r2
    ldd r2, Y+40
    std Z+5, r2
    ldd r2, Y+50
    std Z+4, r2
    ldd r2, Y+44
    std Z+3, r2
    ldd r2, Y+55
    std Z+2, r2
    ldd r2, Y+32
    std Z+1, r2
    ldd r2, Y+43
    std Z+0, r2
    ldd r2, Y+37
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    std Z+63, r2
    ldd r2, Y+47
    std Z+62, r2
    ldd r2, Y+24
    std Z+61, r2
    ldd r2, Y+35
    std Z+60, r2
    ldd r2, Y+29
    std Z+59, r2
    ldd r2, Y+39
    std Z+58, r2
    ldd r2, Y+16
    std Z+57, r2
    ldd r2, Y+27
    std Z+56, r2
    ldd r2, Y+21
    std Z+55, r2
    ldd r2, Y+31
    std Z+54, r2
    ldd r2, Y+8
    std Z+53, r2
    ldd r2, Y+19
    std Z+52, r2
    ldd r2, Y+13
    std Z+51, r2
    ldd r2, Y+23
    std Z+50, r2
    ldd r2, Y+0
    std Z+49, r2
    ldd r2, Y+11
    std Z+48, r2
    ldd r2, Y+5
    std Z+47, r2
    ldd r2, Y+15
    std Z+46, r2
    subi r28, lo8(-(-56))
    sbci r29, hi8(-(-56))
    ldd r2, Y+48
    std Z+45, r2
    ldd r2, Y+59
    std Z+44, r2
    ldd r2, Y+53
    std Z+43, r2
    ldd r2, Y+63
    std Z+42, r2
    ldd r2, Y+40
    std Z+41, r2
    ldd r2, Y+51
    std Z+40, r2
    ldd r2, Y+45
    std Z+39, r2
    ldd r2, Y+55
    std Z+38, r2
    ldd r2, Y+32
    std Z+37, r2
    ldd r2, Y+43
    std Z+36, r2
    ldd r2, Y+37
    std Z+35, r2
    ldd r2, Y+47
    std Z+34, r2
    ldd r2, Y+24
    std Z+33, r2
    ldd r2, Y+35
    std Z+32, r2
    ldd r2, Y+39
    std Z+31, r2
    ldd r2, Y+28
    std Z+30, r2
    ldd r2, Y+16
    std Z+29, r2
    ldd r2, Y+26
    std Z+28, r2
    ldd r2, Y+20
    std Z+27, r2
    ldd r2, Y+31
    std Z+26, r2
    ldd r2, Y+8
    std Z+25, r2
    ldd r2, Y+19
    std Z+24, r2
    ldd r2, Y+13
    std Z+23, r2
    ldd r2, Y+23
    std Z+22, r2
    ldd r2, Y+0
    std Z+21, r2
    ldd r2, Y+11
    std Z+20, r2
    ldd r2, Y+5
    std Z+19, r2
    ldd r2, Y+15
    std Z+18, r2
    subi r28, lo8(-(-56))
    sbci r29, hi8(-(-56))
    ldd r2, Y+48
    std Z+17, r2
    ldd r2, Y+59
    std Z+16, r2
    ldd r2, Y+53
    std Z+15, r2
    ldd r2, Y+63
    std Z+14, r2
    ldd r2, Y+40
    std Z+13, r2
    ldd r2, Y+51
    std Z+12, r2
    ldd r2, Y+45
    std Z+11, r2
    ldd r2, Y+55
    std Z+10, r2
    ldd r2, Y+32
    std Z+9, r2
    ldd r2, Y+43
    std Z+8, r2
    ldd r2, Y+37
    std Z+7, r2
    ldd r2, Y+47
    std Z+6, r2
    ldd r2, Y+24
    std Z+5, r2
    ldd r2, Y+35
    std Z+4, r2
    ldd r2, Y+29
    std Z+3, r2
    ldd r2, Y+39
    std Z+2, r2
    ldd r2, Y+16
    std Z+1, r2
    ldd r2, Y+27
    std Z+0, r2
    ldd r2, Y+21
    subi r30, lo8(-(-32))
    sbci r31, hi8(-(-32))
    std Z+31, r2
    ldd r2, Y+31
    std Z+30, r2
    ldd r2, Y+8
    std Z+29, r2
    ldd r2, Y+19
    std Z+28, r2
    ldd r2, Y+13
    std Z+27, r2
    ldd r2, Y+23
    std Z+26, r2
    ldd r2, Y+0
    std Z+25, r2
    ldd r2, Y+11
    std Z+24, r2
    ldd r2, Y+5
    std Z+23, r2
    ldd r2, Y+15
    std Z+22, r2
    subi r28, lo8(-(-44))
    sbci r29, hi8(-(-44))
    ldd r2, Y+35
    std Z+21, r2
    ldd r2, Y+47
    std Z+20, r2
    ldd r2, Y+41
    std Z+19, r2
    ldd r2, Y+51
    std Z+18, r2
    ldd r2, Y+7
    std Z+17, r2
    ldd r2, Y+39
    std Z+16, r2
    ldd r2, Y+12
    std Z+15, r2
    ldd r2, Y+43
    std Z+14, r2
    ldd r2, Y+26
    std Z+13, r2
    ldd r2, Y+11
    std Z+12, r2
    ldd r2, Y+0
    std Z+11, r2
    ldd r2, Y+15
    std Z+10, r2
    ldd r2, Y+27
    std Z+9, r2
    ldd r2, Y+36
    std Z+8, r2
    ldd r2, Y+4
    std Z+7, r2
    ldd r2, Y+22
    std Z+6, r2
    ldd r2, Y+28
    std Z+5, r2
    ldd r2, Y+8
    std Z+4, r2
    ldd r2, Y+34
    std Z+3, r2
    ldd r2, Y+24
    std Z+2, r2
    ldd r2, Y+29
    std Z+1, r2
    ldd r2, Y+20
    std Z+0, r2
    subi r28, lo8(-(-19))
    sbci r29, hi8(-(-19))
    movw r30, r28
    adiw r30, 1
    ldi r24, 45
    ldi r25, 1
.Llwcc_skinny64_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_skinny64_128_key_setup_avr_wipe
    subi r28, 211
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
    .size lwcc_skinny64_128_key_setup_avr, .-lwcc_skinny64_128_key_setup_avr

    .global lwcc_skinny64_128_ecb_encrypt_avr
    .type lwcc_skinny64_128_ecb_encrypt_avr, @function
lwcc_skinny64_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny64_128_ecb_encrypt_avr_begin
    ret
.Llwcc_skinny64_128_ecb_encrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r16
    push r17
    push r28
    push r29
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_skinny64_128_ecb_encrypt_avr_group:
    ; round 1 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_0)
    ld r30, X+
    lpm r0, Z
    subi r28, lo8(-(224))
    sbci r29, hi8(-(224))
    ldd r9, Y+63
    eor r0, r9
    adiw r26, 4
    ld r30, X
    lpm r6, Z
    mov r9, r0
    eor r9, r6
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r30, X+
    lpm r2, Z
    ldd r10, Y+60
    eor r2, r10
    adiw r26, 2
    ld r30, X
    lpm r5, Z
    ldi r16, 32
    eor r5, r16
    mov r4, r2
    eor r4, r5
    ldi r31, hi8(.Ltable_pair_1)
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X+
    lpm r3, Z
    ld r30, X+
    lpm r17, Z
    mov r18, r3
    eor r18, r17
    andi r18, 240
    eor r3, r18
    eor r17, r18
    ldd r10, Y+62
    eor r10, r3
    adiw r26, 2
    ld r30, X+
    lpm r3, Z
    ld r30, X+
    lpm r7, Z
    mov r18, r3
    eor r18, r7
    andi r18, 240
    eor r3, r18
    eor r7, r18
    eor r7, r9
    eor r10, r6
    ; round 2 (skinny.dsl:60)
    mov r30, r0
    lpm r8, Z
    mov r30, r9
    lpm r9, Z
    ; round 1 (skinny.dsl:60)
    ldd r0, Y+59
    eor r17, r0
    eor r3, r4
    eor r17, r5
    ; round 2 (skinny.dsl:60)
    mov r30, r2
    lpm r0, Z
    mov r30, r4
    lpm r2, Z
    movw r18, r8 ; r19, r9
    eor r18, r0
    andi r18, 240
    eor r8, r18
    eor r0, r18
    ldd r6, Y+58
    eor r6, r8
    eor r19, r2
    andi r19, 240
    eor r9, r19
    eor r2, r19
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r7
    lpm r7, Z
    ldd r8, Y+61
    eor r7, r8
    mov r30, r17
    lpm r8, Z
    mov r17, r7
    eor r17, r8
    eor r2, r17
    eor r6, r8
    ; round 3 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    ldd r8, Y+57
    eor r2, r8
    ; round 2 (skinny.dsl:60)
    mov r30, r3
    lpm r3, Z
    ldd r8, Y+56
    eor r3, r8
    ldd r8, Y+55
    eor r0, r8
    mov r30, r10
    lpm r8, Z
    eor r8, r16
    movw r4, r2 ; r5, r3
    eor r5, r8
    eor r9, r5
    eor r0, r8
    ; round 3 (skinny.dsl:60)
    mov r30, r0
    lpm r0, Z
    eor r4, r0
    mov r30, r9
    lpm r9, Z
    ldd r8, Y+52
    eor r9, r8
    mov r30, r6
    lpm r6, Z
    eor r6, r16
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r7
    lpm r18, Z
    mov r30, r17
    lpm r19, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r5
    lpm r5, Z
    mov r17, r18
    mov r20, r19
    eor r17, r3
    andi r17, 240
    eor r18, r17
    eor r3, r17
    ldd r7, Y+54
    eor r7, r18
    eor r20, r5
    andi r20, 240
    eor r19, r20
    eor r5, r20
    eor r5, r4
    eor r7, r0
    ; round 4 (skinny.dsl:60)
    mov r30, r2
    lpm r8, Z
    mov r30, r4
    lpm r0, Z
    ; round 3 (skinny.dsl:60)
    ldd r2, Y+51
    eor r3, r2
    mov r2, r9
    ; round 4 (skinny.dsl:60)
    mov r17, r8
    ; round 3 (skinny.dsl:60)
    eor r2, r6
    eor r19, r2
    eor r3, r6
    ; round 4 (skinny.dsl:60)
    mov r30, r9
    lpm r4, Z
    mov r30, r2
    lpm r2, Z
    eor r17, r4
    andi r17, 240
    eor r8, r17
    eor r4, r17
    ldd r6, Y+50
    eor r6, r8
    mov r17, r0
    eor r17, r2
    andi r17, 240
    eor r0, r17
    eor r2, r17
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r5
    lpm r5, Z
    ldd r17, Y+53
    eor r5, r17
    mov r30, r3
    lpm r3, Z
    mov r17, r5
    eor r17, r3
    eor r2, r17
    eor r6, r3
    ; round 5 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    ldd r3, Y+49
    eor r2, r3
    ; round 4 (skinny.dsl:60)
    mov r30, r19
    lpm r3, Z
    ldd r8, Y+48
    eor r3, r8
    ldd r8, Y+47
    eor r4, r8
    mov r30, r7
    lpm r7, Z
    eor r7, r16
    movw r8, r2 ; r9, r3
    eor r9, r7
    eor r0, r9
    eor r4, r7
    ; round 5 (skinny.dsl:60)
    mov r30, r4
    lpm r4, Z
    eor r8, r4
    mov r30, r0
    lpm r7, Z
    ldd r0, Y+44
    eor r7, r0
    mov r30, r6
    lpm r0, Z
    eor r0, r16
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r5
    lpm r18, Z
    mov r30, r17
    lpm r19, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r9
    lpm r5, Z
    mov r17, r18
    mov r20, r19
    eor r17, r3
    andi r17, 240
    eor r18, r17
    eor r3, r17
    ldd r9, Y+46
    eor r9, r18
    eor r20, r5
    andi r20, 240
    eor r19, r20
    eor r5, r20
    eor r5, r8
    eor r9, r4
    ; round 6 (skinny.dsl:60)
    mov r30, r2
    lpm r6, Z
    mov r30, r8
    lpm r2, Z
    ; round 5 (skinny.dsl:60)
    ldd r4, Y+43
    eor r3, r4
    mov r4, r7
    ; round 6 (skinny.dsl:60)
    mov r17, r6
    ; round 5 (skinny.dsl:60)
    eor r4, r0
    eor r19, r4
    eor r3, r0
    ; round 6 (skinny.dsl:60)
    mov r30, r7
    lpm r0, Z
    mov r30, r4
    lpm r4, Z
    eor r17, r0
    andi r17, 240
    eor r6, r17
    eor r0, r17
    ldd r7, Y+42
    eor r7, r6
    mov r17, r2
    eor r17, r4
    andi r17, 240
    eor r2, r17
    eor r4, r17
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r5
    lpm r5, Z
    ldd r6, Y+45
    eor r5, r6
    mov r30, r3
    lpm r3, Z
    mov r6, r5
    eor r6, r3
    eor r4, r6
    eor r7, r3
    ; round 7 (skinny.dsl:60)
    mov r30, r4
    lpm r18, Z
    ldd r3, Y+41
    eor r18, r3
    ; round 6 (skinny.dsl:60)
    mov r30, r19
    lpm r19, Z
    ldd r8, Y+40
    eor r19, r8
    ldd r8, Y+39
    eor r0, r8
    mov r30, r9
    lpm r3, Z
    eor r3, r16
    movw r8, r18 ; r9, r19
    eor r9, r3
    eor r2, r9
    eor r0, r3
    ; round 7 (skinny.dsl:60)
    mov r30, r0
    lpm r0, Z
    eor r8, r0
    mov r30, r2
    lpm r2, Z
    ldd r3, Y+36
    eor r2, r3
    mov r30, r7
    lpm r4, Z
    eor r4, r16
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r5
    lpm r7, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r19
    lpm r5, Z
    mov r30, r9
    lpm r9, Z
    mov r19, r7
    mov r17, r6
    eor r19, r5
    andi r19, 240
    eor r7, r19
    eor r5, r19
    ldd r10, Y+38
    eor r10, r7
    eor r17, r9
    andi r17, 240
    eor r6, r17
    eor r9, r17
    eor r9, r8
    eor r10, r0
    ; round 8 (skinny.dsl:60)
    mov r30, r18
    lpm r3, Z
    mov r30, r8
    lpm r0, Z
    ; round 7 (skinny.dsl:60)
    ldd r7, Y+35
    eor r5, r7
    movw r18, r2 ; r19, r3
    eor r18, r4
    eor r6, r18
    eor r5, r4
    ; round 8 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    mov r30, r18
    lpm r4, Z
    eor r19, r2
    andi r19, 240
    eor r3, r19
    eor r2, r19
    ldd r7, Y+34
    eor r7, r3
    mov r17, r0
    eor r17, r4
    andi r17, 240
    eor r0, r17
    eor r4, r17
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r9
    lpm r3, Z
    ldd r17, Y+37
    eor r3, r17
    mov r30, r5
    lpm r5, Z
    mov r17, r3
    eor r17, r5
    eor r4, r17
    eor r7, r5
    ; round 9 (skinny.dsl:60)
    mov r30, r4
    lpm r4, Z
    ldd r5, Y+33
    eor r4, r5
    ; round 8 (skinny.dsl:60)
    mov r30, r6
    lpm r5, Z
    ldd r6, Y+32
    eor r5, r6
    ldd r6, Y+31
    eor r2, r6
    mov r30, r10
    lpm r6, Z
    eor r6, r16
    movw r8, r4 ; r9, r5
    eor r9, r6
    eor r0, r9
    eor r2, r6
    ; round 9 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    eor r8, r2
    mov r30, r0
    lpm r6, Z
    ldd r0, Y+28
    eor r6, r0
    mov r30, r7
    lpm r0, Z
    eor r0, r16
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r3
    lpm r18, Z
    mov r30, r17
    lpm r19, Z
    mov r30, r5
    lpm r3, Z
    mov r30, r9
    lpm r5, Z
    mov r17, r18
    mov r20, r19
    eor r17, r3
    andi r17, 240
    eor r18, r17
    eor r3, r17
    ldd r9, Y+30
    eor r9, r18
    eor r20, r5
    andi r20, 240
    eor r19, r20
    eor r5, r20
    eor r5, r8
    eor r9, r2
    ; round 10 (skinny.dsl:60)
    mov r30, r4
    lpm r7, Z
    mov r30, r8
    lpm r2, Z
    ; round 9 (skinny.dsl:60)
    ldd r4, Y+27
    eor r3, r4
    mov r17, r6
    ; round 10 (skinny.dsl:60)
    mov r18, r7
    ; round 9 (skinny.dsl:60)
    eor r17, r0
    eor r19, r17
    eor r3, r0
    ; round 10 (skinny.dsl:60)
    mov r30, r6
    lpm r0, Z
    mov r30, r17
    lpm r4, Z
    eor r18, r0
    andi r18, 240
    eor r7, r18
    eor r0, r18
    ldd r6, Y+26
    eor r6, r7
    mov r17, r2
    eor r17, r4
    andi r17, 240
    eor r2, r17
    eor r4, r17
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r5
    lpm r5, Z
    ldd r7, Y+29
    eor r5, r7
    mov r30, r3
    lpm r3, Z
    mov r7, r5
    eor r7, r3
    eor r4, r7
    eor r6, r3
    ; round 11 (skinny.dsl:60)
    mov r30, r4
    lpm r18, Z
    ldd r3, Y+25
    eor r18, r3
    ; round 10 (skinny.dsl:60)
    mov r30, r19
    lpm r19, Z
    ldd r8, Y+24
    eor r19, r8
    ldd r8, Y+23
    eor r0, r8
    mov r30, r9
    lpm r3, Z
    eor r3, r16
    movw r8, r18 ; r9, r19
    eor r9, r3
    eor r2, r9
    eor r0, r3
    ; round 11 (skinny.dsl:60)
    mov r30, r0
    lpm r0, Z
    eor r8, r0
    mov r30, r2
    lpm r2, Z
    ldd r3, Y+20
    eor r2, r3
    mov r30, r6
    lpm r4, Z
    eor r4, r16
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r5
    lpm r6, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r19
    lpm r5, Z
    mov r30, r9
    lpm r9, Z
    mov r19, r6
    mov r17, r7
    eor r19, r5
    andi r19, 240
    eor r6, r19
    eor r5, r19
    ldd r10, Y+22
    eor r10, r6
    eor r17, r9
    andi r17, 240
    eor r7, r17
    eor r9, r17
    eor r9, r8
    eor r10, r0
    ; round 12 (skinny.dsl:60)
    mov r30, r18
    lpm r3, Z
    mov r30, r8
    lpm r0, Z
    ; round 11 (skinny.dsl:60)
    ldd r6, Y+19
    eor r5, r6
    movw r18, r2 ; r19, r3
    eor r18, r4
    eor r7, r18
    eor r5, r4
    ; round 12 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    mov r30, r18
    lpm r4, Z
    eor r19, r2
    andi r19, 240
    eor r3, r19
    eor r2, r19
    ldd r6, Y+18
    eor r6, r3
    mov r17, r0
    eor r17, r4
    andi r17, 240
    eor r0, r17
    eor r4, r17
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r9
    lpm r3, Z
    ldd r17, Y+21
    eor r3, r17
    mov r30, r5
    lpm r5, Z
    mov r17, r3
    eor r17, r5
    eor r4, r17
    eor r6, r5
    ; round 13 (skinny.dsl:60)
    mov r30, r4
    lpm r4, Z
    ldd r5, Y+17
    eor r4, r5
    ; round 12 (skinny.dsl:60)
    mov r30, r7
    lpm r5, Z
    ldd r7, Y+16
    eor r5, r7
    ldd r7, Y+15
    eor r2, r7
    mov r30, r10
    lpm r7, Z
    eor r7, r16
    movw r8, r4 ; r9, r5
    eor r9, r7
    eor r0, r9
    eor r2, r7
    ; round 13 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    eor r8, r2
    mov r30, r0
    lpm r7, Z
    ldd r0, Y+12
    eor r7, r0
    mov r30, r6
    lpm r0, Z
    eor r0, r16
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r3
    lpm r18, Z
    mov r30, r17
    lpm r19, Z
    mov r30, r5
    lpm r3, Z
    mov r30, r9
    lpm r5, Z
    mov r17, r18
    mov r20, r19
    eor r17, r3
    andi r17, 240
    eor r18, r17
    eor r3, r17
    ldd r9, Y+14
    eor r9, r18
    eor r20, r5
    andi r20, 240
    eor r19, r20
    eor r5, r20
    eor r5, r8
    eor r9, r2
    ; round 14 (skinny.dsl:60)
    mov r30, r4
    lpm r6, Z
    mov r30, r8
    lpm r2, Z
    ; round 13 (skinny.dsl:60)
    ldd r4, Y+11
    eor r3, r4
    mov r4, r7
    ; round 14 (skinny.dsl:60)
    mov r17, r6
    ; round 13 (skinny.dsl:60)
    eor r4, r0
    eor r19, r4
    eor r3, r0
    ; round 14 (skinny.dsl:60)
    mov r30, r7
    lpm r0, Z
    mov r30, r4
    lpm r4, Z
    eor r17, r0
    andi r17, 240
    eor r6, r17
    eor r0, r17
    ldd r7, Y+10
    eor r7, r6
    mov r17, r2
    eor r17, r4
    andi r17, 240
    eor r2, r17
    eor r4, r17
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r5
    lpm r5, Z
    ldd r6, Y+13
    eor r5, r6
    mov r30, r3
    lpm r3, Z
    mov r6, r5
    eor r6, r3
    eor r4, r6
    eor r7, r3
    ; round 15 (skinny.dsl:60)
    mov r30, r4
    lpm r18, Z
    ldd r3, Y+9
    eor r18, r3
    ; round 14 (skinny.dsl:60)
    mov r30, r19
    lpm r19, Z
    ldd r8, Y+8
    eor r19, r8
    ldd r8, Y+7
    eor r0, r8
    mov r30, r9
    lpm r3, Z
    eor r3, r16
    movw r8, r18 ; r9, r19
    eor r9, r3
    eor r2, r9
    eor r0, r3
    ; round 15 (skinny.dsl:60)
    mov r30, r0
    lpm r0, Z
    eor r8, r0
    mov r30, r2
    lpm r2, Z
    ldd r3, Y+4
    eor r2, r3
    mov r30, r7
    lpm r4, Z
    eor r4, r16
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r5
    lpm r7, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r19
    lpm r5, Z
    mov r30, r9
    lpm r9, Z
    mov r19, r7
    mov r17, r6
    eor r19, r5
    andi r19, 240
    eor r7, r19
    eor r5, r19
    ldd r10, Y+6
    eor r10, r7
    eor r17, r9
    andi r17, 240
    eor r6, r17
    eor r9, r17
    eor r9, r8
    eor r10, r0
    ; round 16 (skinny.dsl:60)
    mov r30, r18
    lpm r3, Z
    mov r30, r8
    lpm r0, Z
    ; round 15 (skinny.dsl:60)
    ldd r7, Y+3
    eor r5, r7
    movw r18, r2 ; r19, r3
    eor r18, r4
    eor r6, r18
    eor r5, r4
    ; round 16 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    mov r30, r18
    lpm r4, Z
    eor r19, r2
    andi r19, 240
    eor r3, r19
    eor r2, r19
    ldd r7, Y+2
    eor r7, r3
    mov r17, r0
    eor r17, r4
    andi r17, 240
    eor r0, r17
    eor r4, r17
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r9
    lpm r3, Z
    ldd r17, Y+5
    eor r3, r17
    mov r30, r5
    lpm r5, Z
    mov r17, r3
    eor r17, r5
    eor r4, r17
    eor r7, r5
    ; round 17 (skinny.dsl:60)
    mov r30, r4
    lpm r4, Z
    ldd r5, Y+1
    eor r4, r5
    ; round 16 (skinny.dsl:60)
    mov r30, r6
    lpm r5, Z
    ldd r6, Y+0
    eor r5, r6
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r6, Y+63
    eor r2, r6
    mov r30, r10
    lpm r6, Z
    eor r6, r16
    movw r8, r4 ; r9, r5
    eor r9, r6
    eor r0, r9
    eor r2, r6
    ; round 17 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    eor r8, r2
    mov r30, r0
    lpm r6, Z
    ldd r0, Y+60
    eor r6, r0
    mov r30, r7
    lpm r0, Z
    eor r0, r16
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r3
    lpm r18, Z
    mov r30, r17
    lpm r19, Z
    mov r30, r5
    lpm r3, Z
    mov r30, r9
    lpm r5, Z
    mov r17, r18
    mov r20, r19
    eor r17, r3
    andi r17, 240
    eor r18, r17
    eor r3, r17
    ldd r9, Y+62
    eor r9, r18
    eor r20, r5
    andi r20, 240
    eor r19, r20
    eor r5, r20
    eor r5, r8
    eor r9, r2
    ; round 18 (skinny.dsl:60)
    mov r30, r4
    lpm r7, Z
    mov r30, r8
    lpm r2, Z
    ; round 17 (skinny.dsl:60)
    ldd r4, Y+59
    eor r3, r4
    mov r17, r6
    ; round 18 (skinny.dsl:60)
    mov r18, r7
    ; round 17 (skinny.dsl:60)
    eor r17, r0
    eor r19, r17
    eor r3, r0
    ; round 18 (skinny.dsl:60)
    mov r30, r6
    lpm r0, Z
    mov r30, r17
    lpm r4, Z
    eor r18, r0
    andi r18, 240
    eor r7, r18
    eor r0, r18
    ldd r6, Y+58
    eor r6, r7
    mov r17, r2
    eor r17, r4
    andi r17, 240
    eor r2, r17
    eor r4, r17
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r5
    lpm r5, Z
    ldd r7, Y+61
    eor r5, r7
    mov r30, r3
    lpm r3, Z
    mov r7, r5
    eor r7, r3
    eor r4, r7
    eor r6, r3
    ; round 19 (skinny.dsl:60)
    mov r30, r4
    lpm r18, Z
    ldd r3, Y+57
    eor r18, r3
    ; round 18 (skinny.dsl:60)
    mov r30, r19
    lpm r19, Z
    ldd r8, Y+56
    eor r19, r8
    ldd r8, Y+55
    eor r0, r8
    mov r30, r9
    lpm r3, Z
    eor r3, r16
    movw r8, r18 ; r9, r19
    eor r9, r3
    eor r2, r9
    eor r0, r3
    ; round 19 (skinny.dsl:60)
    mov r30, r0
    lpm r0, Z
    eor r8, r0
    mov r30, r2
    lpm r2, Z
    ldd r3, Y+52
    eor r2, r3
    mov r30, r6
    lpm r4, Z
    eor r4, r16
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r5
    lpm r6, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r19
    lpm r5, Z
    mov r30, r9
    lpm r9, Z
    mov r19, r6
    mov r17, r7
    eor r19, r5
    andi r19, 240
    eor r6, r19
    eor r5, r19
    ldd r10, Y+54
    eor r10, r6
    eor r17, r9
    andi r17, 240
    eor r7, r17
    eor r9, r17
    eor r9, r8
    eor r10, r0
    ; round 20 (skinny.dsl:60)
    mov r30, r18
    lpm r3, Z
    mov r30, r8
    lpm r0, Z
    ; round 19 (skinny.dsl:60)
    ldd r6, Y+51
    eor r5, r6
    movw r18, r2 ; r19, r3
    eor r18, r4
    eor r7, r18
    eor r5, r4
    ; round 20 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    mov r30, r18
    lpm r4, Z
    eor r19, r2
    andi r19, 240
    eor r3, r19
    eor r2, r19
    ldd r6, Y+50
    eor r6, r3
    mov r17, r0
    eor r17, r4
    andi r17, 240
    eor r0, r17
    eor r4, r17
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r9
    lpm r3, Z
    ldd r17, Y+53
    eor r3, r17
    mov r30, r5
    lpm r5, Z
    mov r17, r3
    eor r17, r5
    eor r4, r17
    eor r6, r5
    ; round 21 (skinny.dsl:60)
    mov r30, r4
    lpm r4, Z
    ldd r5, Y+49
    eor r4, r5
    ; round 20 (skinny.dsl:60)
    mov r30, r7
    lpm r5, Z
    ldd r7, Y+48
    eor r5, r7
    ldd r7, Y+47
    eor r2, r7
    mov r30, r10
    lpm r7, Z
    eor r7, r16
    movw r8, r4 ; r9, r5
    eor r9, r7
    eor r0, r9
    eor r2, r7
    ; round 21 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    eor r8, r2
    mov r30, r0
    lpm r7, Z
    ldd r0, Y+44
    eor r7, r0
    mov r30, r6
    lpm r0, Z
    eor r0, r16
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r3
    lpm r18, Z
    mov r30, r17
    lpm r19, Z
    mov r30, r5
    lpm r3, Z
    mov r30, r9
    lpm r5, Z
    mov r17, r18
    mov r20, r19
    eor r17, r3
    andi r17, 240
    eor r18, r17
    eor r3, r17
    ldd r9, Y+46
    eor r9, r18
    eor r20, r5
    andi r20, 240
    eor r19, r20
    eor r5, r20
    eor r5, r8
    eor r9, r2
    ; round 22 (skinny.dsl:60)
    mov r30, r4
    lpm r6, Z
    mov r30, r8
    lpm r2, Z
    ; round 21 (skinny.dsl:60)
    ldd r4, Y+43
    eor r3, r4
    mov r4, r7
    ; round 22 (skinny.dsl:60)
    mov r17, r6
    ; round 21 (skinny.dsl:60)
    eor r4, r0
    eor r19, r4
    eor r3, r0
    ; round 22 (skinny.dsl:60)
    mov r30, r7
    lpm r0, Z
    mov r30, r4
    lpm r4, Z
    eor r17, r0
    andi r17, 240
    eor r6, r17
    eor r0, r17
    ldd r7, Y+42
    eor r7, r6
    mov r17, r2
    eor r17, r4
    andi r17, 240
    eor r2, r17
    eor r4, r17
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r5
    lpm r5, Z
    ldd r6, Y+45
    eor r5, r6
    mov r30, r3
    lpm r3, Z
    mov r6, r5
    eor r6, r3
    eor r4, r6
    eor r7, r3
    ; round 23 (skinny.dsl:60)
    mov r30, r4
    lpm r18, Z
    ldd r3, Y+41
    eor r18, r3
    ; round 22 (skinny.dsl:60)
    mov r30, r19
    lpm r19, Z
    ldd r8, Y+40
    eor r19, r8
    ldd r8, Y+39
    eor r0, r8
    mov r30, r9
    lpm r3, Z
    eor r3, r16
    movw r8, r18 ; r9, r19
    eor r9, r3
    eor r2, r9
    eor r0, r3
    ; round 23 (skinny.dsl:60)
    mov r30, r0
    lpm r0, Z
    eor r8, r0
    mov r30, r2
    lpm r2, Z
    ldd r3, Y+36
    eor r2, r3
    mov r30, r7
    lpm r4, Z
    eor r4, r16
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r5
    lpm r7, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r19
    lpm r5, Z
    mov r30, r9
    lpm r9, Z
    mov r19, r7
    mov r17, r6
    eor r19, r5
    andi r19, 240
    eor r7, r19
    eor r5, r19
    ldd r10, Y+38
    eor r10, r7
    eor r17, r9
    andi r17, 240
    eor r6, r17
    eor r9, r17
    eor r9, r8
    eor r10, r0
    ; round 24 (skinny.dsl:60)
    mov r30, r18
    lpm r3, Z
    mov r30, r8
    lpm r0, Z
    ; round 23 (skinny.dsl:60)
    ldd r7, Y+35
    eor r5, r7
    movw r18, r2 ; r19, r3
    eor r18, r4
    eor r6, r18
    eor r5, r4
    ; round 24 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    mov r30, r18
    lpm r4, Z
    eor r19, r2
    andi r19, 240
    eor r3, r19
    eor r2, r19
    ldd r7, Y+34
    eor r7, r3
    mov r17, r0
    eor r17, r4
    andi r17, 240
    eor r0, r17
    eor r4, r17
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r9
    lpm r3, Z
    ldd r17, Y+37
    eor r3, r17
    mov r30, r5
    lpm r5, Z
    mov r17, r3
    eor r17, r5
    eor r4, r17
    eor r7, r5
    ; round 25 (skinny.dsl:60)
    mov r30, r4
    lpm r4, Z
    ldd r5, Y+33
    eor r4, r5
    ; round 24 (skinny.dsl:60)
    mov r30, r6
    lpm r5, Z
    ldd r6, Y+32
    eor r5, r6
    ldd r6, Y+31
    eor r2, r6
    mov r30, r10
    lpm r6, Z
    eor r6, r16
    movw r8, r4 ; r9, r5
    eor r9, r6
    eor r0, r9
    eor r2, r6
    ; round 25 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    eor r8, r2
    mov r30, r0
    lpm r6, Z
    ldd r0, Y+28
    eor r6, r0
    mov r30, r7
    lpm r0, Z
    eor r0, r16
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r3
    lpm r18, Z
    mov r30, r17
    lpm r19, Z
    mov r30, r5
    lpm r3, Z
    mov r30, r9
    lpm r5, Z
    mov r17, r18
    mov r20, r19
    eor r17, r3
    andi r17, 240
    eor r18, r17
    eor r3, r17
    ldd r9, Y+30
    eor r9, r18
    eor r20, r5
    andi r20, 240
    eor r19, r20
    eor r5, r20
    eor r5, r8
    eor r9, r2
    ; round 26 (skinny.dsl:60)
    mov r30, r4
    lpm r7, Z
    mov r30, r8
    lpm r2, Z
    ; round 25 (skinny.dsl:60)
    ldd r4, Y+27
    eor r3, r4
    mov r17, r6
    ; round 26 (skinny.dsl:60)
    mov r18, r7
    ; round 25 (skinny.dsl:60)
    eor r17, r0
    eor r19, r17
    eor r3, r0
    ; round 26 (skinny.dsl:60)
    mov r30, r6
    lpm r0, Z
    mov r30, r17
    lpm r4, Z
    eor r18, r0
    andi r18, 240
    eor r7, r18
    eor r0, r18
    ldd r6, Y+26
    eor r6, r7
    mov r17, r2
    eor r17, r4
    andi r17, 240
    eor r2, r17
    eor r4, r17
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r5
    lpm r5, Z
    ldd r7, Y+29
    eor r5, r7
    mov r30, r3
    lpm r3, Z
    mov r7, r5
    eor r7, r3
    eor r4, r7
    eor r6, r3
    ; round 27 (skinny.dsl:60)
    mov r30, r4
    lpm r18, Z
    ldd r3, Y+25
    eor r18, r3
    ; round 26 (skinny.dsl:60)
    mov r30, r19
    lpm r19, Z
    ldd r8, Y+24
    eor r19, r8
    ldd r8, Y+23
    eor r0, r8
    mov r30, r9
    lpm r3, Z
    eor r3, r16
    movw r8, r18 ; r9, r19
    eor r9, r3
    eor r2, r9
    eor r0, r3
    ; round 27 (skinny.dsl:60)
    mov r30, r0
    lpm r0, Z
    eor r8, r0
    mov r30, r2
    lpm r2, Z
    ldd r3, Y+20
    eor r2, r3
    mov r30, r6
    lpm r4, Z
    eor r4, r16
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r5
    lpm r6, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r19
    lpm r5, Z
    mov r30, r9
    lpm r9, Z
    mov r19, r6
    mov r17, r7
    eor r19, r5
    andi r19, 240
    eor r6, r19
    eor r5, r19
    ldd r10, Y+22
    eor r10, r6
    eor r17, r9
    andi r17, 240
    eor r7, r17
    eor r9, r17
    eor r9, r8
    eor r10, r0
    ; round 28 (skinny.dsl:60)
    mov r30, r18
    lpm r3, Z
    mov r30, r8
    lpm r0, Z
    ; round 27 (skinny.dsl:60)
    ldd r6, Y+19
    eor r5, r6
    movw r18, r2 ; r19, r3
    eor r18, r4
    eor r7, r18
    eor r5, r4
    ; round 28 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    mov r30, r18
    lpm r4, Z
    eor r19, r2
    andi r19, 240
    eor r3, r19
    eor r2, r19
    ldd r6, Y+18
    eor r6, r3
    mov r17, r0
    eor r17, r4
    andi r17, 240
    eor r0, r17
    eor r4, r17
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r9
    lpm r3, Z
    ldd r17, Y+21
    eor r3, r17
    mov r30, r5
    lpm r5, Z
    mov r17, r3
    eor r17, r5
    eor r4, r17
    eor r6, r5
    ; round 29 (skinny.dsl:60)
    mov r30, r4
    lpm r4, Z
    ldd r5, Y+17
    eor r4, r5
    ; round 28 (skinny.dsl:60)
    mov r30, r7
    lpm r5, Z
    ldd r7, Y+16
    eor r5, r7
    ldd r7, Y+15
    eor r2, r7
    mov r30, r10
    lpm r7, Z
    eor r7, r16
    movw r8, r4 ; r9, r5
    eor r9, r7
    eor r0, r9
    eor r2, r7
    ; round 29 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    eor r8, r2
    mov r30, r0
    lpm r7, Z
    ldd r0, Y+12
    eor r7, r0
    mov r30, r6
    lpm r0, Z
    eor r0, r16
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r3
    lpm r18, Z
    mov r30, r17
    lpm r19, Z
    mov r30, r5
    lpm r3, Z
    mov r30, r9
    lpm r5, Z
    mov r17, r18
    mov r20, r19
    eor r17, r3
    andi r17, 240
    eor r18, r17
    eor r3, r17
    ldd r9, Y+14
    eor r9, r18
    eor r20, r5
    andi r20, 240
    eor r19, r20
    eor r5, r20
    eor r5, r8
    eor r9, r2
    ; round 30 (skinny.dsl:60)
    mov r30, r4
    lpm r6, Z
    mov r30, r8
    lpm r2, Z
    ; round 29 (skinny.dsl:60)
    ldd r4, Y+11
    eor r3, r4
    mov r4, r7
    ; round 30 (skinny.dsl:60)
    mov r17, r6
    ; round 29 (skinny.dsl:60)
    eor r4, r0
    eor r19, r4
    eor r3, r0
    ; round 30 (skinny.dsl:60)
    mov r30, r7
    lpm r0, Z
    mov r30, r4
    lpm r4, Z
    eor r17, r0
    andi r17, 240
    eor r6, r17
    eor r0, r17
    ldd r7, Y+10
    eor r7, r6
    mov r17, r2
    eor r17, r4
    andi r17, 240
    eor r2, r17
    eor r4, r17
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r5
    lpm r5, Z
    ldd r6, Y+13
    eor r5, r6
    mov r30, r3
    lpm r3, Z
    mov r6, r5
    eor r6, r3
    eor r4, r6
    eor r7, r3
    ; round 31 (skinny.dsl:60)
    mov r30, r4
    lpm r18, Z
    ldd r3, Y+9
    eor r18, r3
    ; round 30 (skinny.dsl:60)
    mov r30, r19
    lpm r19, Z
    ldd r8, Y+8
    eor r19, r8
    ldd r8, Y+7
    eor r0, r8
    mov r30, r9
    lpm r3, Z
    eor r3, r16
    movw r8, r18 ; r9, r19
    eor r9, r3
    eor r2, r9
    eor r0, r3
    ; round 31 (skinny.dsl:60)
    mov r30, r0
    lpm r0, Z
    eor r8, r0
    mov r30, r2
    lpm r2, Z
    ldd r3, Y+4
    eor r2, r3
    mov r30, r7
    lpm r4, Z
    eor r4, r16
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r5
    lpm r7, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r19
    lpm r5, Z
    mov r30, r9
    lpm r9, Z
    mov r19, r7
    mov r17, r6
    eor r19, r5
    andi r19, 240
    eor r7, r19
    eor r5, r19
    ldd r10, Y+6
    eor r10, r7
    eor r17, r9
    andi r17, 240
    eor r6, r17
    eor r9, r17
    eor r9, r8
    eor r10, r0
    ; round 32 (skinny.dsl:60)
    mov r30, r18
    lpm r3, Z
    mov r30, r8
    lpm r0, Z
    ; round 31 (skinny.dsl:60)
    ldd r7, Y+3
    eor r5, r7
    movw r18, r2 ; r19, r3
    eor r18, r4
    eor r6, r18
    eor r5, r4
    ; round 32 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    mov r30, r18
    lpm r4, Z
    eor r19, r2
    andi r19, 240
    eor r3, r19
    eor r2, r19
    ldd r7, Y+2
    eor r7, r3
    mov r17, r0
    eor r17, r4
    andi r17, 240
    eor r0, r17
    eor r4, r17
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r9
    lpm r3, Z
    ldd r17, Y+5
    eor r3, r17
    mov r30, r5
    lpm r5, Z
    mov r17, r3
    eor r17, r5
    eor r4, r17
    eor r7, r5
    ; round 33 (skinny.dsl:60)
    mov r30, r4
    lpm r4, Z
    ldd r5, Y+1
    eor r4, r5
    ; round 32 (skinny.dsl:60)
    mov r30, r6
    lpm r5, Z
    ldd r6, Y+0
    eor r5, r6
    subi r28, lo8(-(-16))
    sbci r29, hi8(-(-16))
    ldd r6, Y+15
    eor r2, r6
    mov r30, r10
    lpm r6, Z
    eor r6, r16
    movw r8, r4 ; r9, r5
    eor r9, r6
    eor r0, r9
    eor r2, r6
    ; round 33 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    eor r8, r2
    mov r30, r0
    lpm r6, Z
    ldd r0, Y+12
    eor r6, r0
    mov r30, r7
    lpm r0, Z
    eor r0, r16
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r3
    lpm r18, Z
    mov r30, r17
    lpm r19, Z
    mov r30, r5
    lpm r3, Z
    mov r30, r9
    lpm r5, Z
    mov r17, r18
    mov r20, r19
    eor r17, r3
    andi r17, 240
    eor r18, r17
    eor r3, r17
    ldd r9, Y+14
    eor r9, r18
    eor r20, r5
    andi r20, 240
    eor r19, r20
    eor r5, r20
    eor r5, r8
    eor r9, r2
    ; round 34 (skinny.dsl:60)
    mov r30, r4
    lpm r7, Z
    mov r30, r8
    lpm r2, Z
    ; round 33 (skinny.dsl:60)
    ldd r4, Y+11
    eor r3, r4
    mov r17, r6
    ; round 34 (skinny.dsl:60)
    mov r18, r7
    ; round 33 (skinny.dsl:60)
    eor r17, r0
    eor r19, r17
    eor r3, r0
    ; round 34 (skinny.dsl:60)
    mov r30, r6
    lpm r0, Z
    mov r30, r17
    lpm r4, Z
    eor r18, r0
    andi r18, 240
    eor r7, r18
    eor r0, r18
    ldd r6, Y+10
    eor r6, r7
    mov r17, r2
    eor r17, r4
    andi r17, 240
    eor r2, r17
    eor r4, r17
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r5
    lpm r5, Z
    ldd r7, Y+13
    eor r5, r7
    mov r30, r3
    lpm r3, Z
    mov r7, r5
    eor r7, r3
    eor r4, r7
    eor r6, r3
    ; round 35 (skinny.dsl:60)
    mov r30, r4
    lpm r18, Z
    ldd r3, Y+9
    eor r18, r3
    ; round 34 (skinny.dsl:60)
    mov r30, r19
    lpm r19, Z
    ldd r8, Y+8
    eor r19, r8
    ldd r8, Y+7
    eor r0, r8
    mov r30, r9
    lpm r3, Z
    eor r3, r16
    movw r8, r18 ; r9, r19
    eor r9, r3
    eor r2, r9
    eor r0, r3
    ; round 35 (skinny.dsl:60)
    mov r30, r0
    lpm r0, Z
    eor r8, r0
    mov r30, r2
    lpm r2, Z
    ldd r3, Y+4
    eor r2, r3
    mov r30, r6
    lpm r4, Z
    eor r4, r16
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r5
    lpm r6, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r19
    lpm r5, Z
    mov r30, r9
    lpm r9, Z
    mov r19, r6
    mov r17, r7
    eor r19, r5
    andi r19, 240
    eor r6, r19
    eor r5, r19
    ldd r10, Y+6
    eor r10, r6
    eor r17, r9
    andi r17, 240
    eor r7, r17
    eor r9, r17
    eor r9, r8
    eor r10, r0
    ; round 36 (skinny.dsl:60)
    mov r30, r18
    lpm r3, Z
    mov r30, r8
    lpm r0, Z
    ; round 35 (skinny.dsl:60)
    ldd r6, Y+3
    eor r5, r6
    movw r18, r2 ; r19, r3
    eor r18, r4
    eor r7, r18
    eor r5, r4
    ; round 36 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    mov r30, r18
    lpm r4, Z
    eor r19, r2
    andi r19, 240
    eor r3, r19
    eor r2, r19
    ldd r6, Y+2
    eor r6, r3
    mov r17, r0
    eor r17, r4
    andi r17, 240
    eor r0, r17
    eor r4, r17
    ldd r3, Y+0
    eor r2, r3
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r9
    lpm r3, Z
    ldd r17, Y+5
    eor r3, r17
    mov r30, r5
    lpm r5, Z
    mov r17, r3
    eor r17, r5
    eor r4, r17
    eor r6, r5
    mov r30, r7
    lpm r5, Z
    ldd r7, Y+1
    eor r5, r7
    mov r30, r10
    lpm r7, Z
    eor r7, r16
    mov r16, r5
    eor r16, r7
    eor r0, r16
    eor r2, r7
    movw r30, r22
    std Z+0, r4
    std Z+1, r0
    std Z+2, r3
    std Z+3, r5
    std Z+4, r6
    std Z+5, r2
    std Z+6, r17
    std Z+7, r16
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_skinny64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_skinny64_128_ecb_encrypt_avr_group
.Llwcc_skinny64_128_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
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
    .size lwcc_skinny64_128_ecb_encrypt_avr, .-lwcc_skinny64_128_ecb_encrypt_avr

    .global lwcc_skinny64_128_ecb_decrypt_avr
    .type lwcc_skinny64_128_ecb_decrypt_avr, @function
lwcc_skinny64_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny64_128_ecb_decrypt_avr_begin
    ret
.Llwcc_skinny64_128_ecb_decrypt_avr_begin:
    push r2
    push r3
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
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_skinny64_128_ecb_decrypt_avr_group:
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
    mov r20, r16
    swap r20
    andi r20, 15
    andi r16, 15
    ; round 36 (skinny.dsl:60)
    swap r16
    andi r16, 240
    andi r20, 15
    or r20, r16
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
    mov r18, r16
    swap r18
    andi r18, 15
    andi r16, 15
    swap r16
    andi r16, 240
    andi r18, 15
    or r18, r16
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
    mov r2, r16
    mov r3, r18
    swap r2
    mov r18, r2
    andi r18, 15
    andi r16, 15
    swap r16
    andi r16, 240
    andi r18, 15
    or r18, r16
    ld r16, X+
    mov r8, r16
    mov r9, r18
    swap r8
    mov r18, r8
    andi r18, 15
    andi r16, 15
    swap r16
    andi r18, 15
    andi r16, 240
    or r18, r16
    eor r17, r18
    eor r18, r21
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    ldd r2, Y+63
    eor r2, r21
    eor r19, r18
    ld r16, X+
    mov r21, r16
    swap r21
    andi r21, 15
    andi r16, 15
    swap r16
    andi r16, 240
    andi r21, 15
    or r21, r16
    eor r20, r21
    eor r21, r3
    eor r9, r21
    mov r16, r9
    eor r16, r19
    andi r16, 240
    eor r9, r16
    eor r19, r16
    mov r16, r17
    eor r16, r20
    andi r16, 240
    eor r17, r16
    eor r20, r16
    ldi r31, hi8(.Ltable_pair_3)
    mov r30, r2
    lpm r2, Z
    mov r30, r18
    lpm r16, Z
    ; round 35 (skinny.dsl:60)
    ldd r30, Y+60
    eor r30, r3
    ; round 36 (skinny.dsl:60)
    lpm r3, Z
    ldi r18, 2
    eor r21, r18
    mov r30, r21
    lpm r13, Z
    ldi r31, hi8(.Ltable_pair_2)
    ldd r30, Y+62
    eor r30, r9
    lpm r9, Z
    ldd r30, Y+59
    eor r30, r19
    lpm r8, Z
    mov r30, r17
    lpm r12, Z
    mov r30, r20
    lpm r17, Z
    eor r2, r12
    eor r12, r9
    eor r3, r17
    eor r17, r8
    ; round 34 (skinny.dsl:60)
    ldd r19, Y+56
    eor r19, r8
    ; round 36 (skinny.dsl:60)
    eor r16, r17
    ; round 35 (skinny.dsl:60)
    mov r21, r2
    eor r21, r3
    andi r21, 240
    eor r2, r21
    eor r3, r21
    mov r30, r2
    lpm r2, Z
    mov r30, r3
    lpm r3, Z
    ; round 36 (skinny.dsl:60)
    eor r13, r12
    ; round 35 (skinny.dsl:60)
    eor r17, r18
    ; round 36 (skinny.dsl:60)
    mov r20, r16
    eor r20, r13
    andi r20, 240
    eor r16, r20
    eor r13, r20
    ldd r30, Y+58
    eor r30, r16
    ; round 35 (skinny.dsl:60)
    lpm r8, Z
    mov r16, r8
    eor r16, r2
    ldd r30, Y+55
    eor r30, r13
    lpm r13, Z
    mov r7, r13
    eor r7, r3
    ; round 34 (skinny.dsl:60)
    eor r18, r7
    ; round 35 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 36 (skinny.dsl:60)
    ldd r30, Y+61
    eor r30, r9
    ; round 35 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r19
    lpm r19, Z
    eor r9, r2
    eor r19, r3
    ; round 34 (skinny.dsl:60)
    mov r21, r9
    eor r21, r19
    andi r21, 240
    eor r9, r21
    eor r19, r21
    ; round 35 (skinny.dsl:60)
    mov r30, r12
    lpm r12, Z
    mov r30, r17
    lpm r17, Z
    ldd r30, Y+57
    eor r30, r8
    ; round 34 (skinny.dsl:60)
    lpm r8, Z
    ; round 33 (skinny.dsl:60)
    ldd r30, Y+52
    eor r30, r13
    ; round 34 (skinny.dsl:60)
    lpm r13, Z
    ; round 35 (skinny.dsl:60)
    eor r17, r16
    eor r7, r12
    ; round 34 (skinny.dsl:60)
    mov r30, r18
    lpm r12, Z
    mov r30, r16
    lpm r16, Z
    ; round 35 (skinny.dsl:60)
    mov r18, r7
    eor r18, r17
    andi r18, 240
    eor r7, r18
    eor r17, r18
    ; round 34 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_2)
    mov r30, r9
    lpm r9, Z
    mov r30, r19
    lpm r15, Z
    eor r8, r9
    eor r13, r15
    ; round 35 (skinny.dsl:60)
    ldd r30, Y+54
    eor r30, r7
    ; round 34 (skinny.dsl:60)
    lpm r14, Z
    eor r9, r14
    ldd r30, Y+51
    eor r30, r17
    lpm r17, Z
    eor r15, r17
    ; round 32 (skinny.dsl:60)
    ldd r2, Y+48
    eor r2, r17
    ; round 34 (skinny.dsl:60)
    eor r12, r9
    eor r16, r15
    ; round 33 (skinny.dsl:60)
    ldi r17, 2
    eor r15, r17
    ; round 34 (skinny.dsl:60)
    mov r20, r16
    eor r20, r12
    andi r20, 240
    eor r16, r20
    eor r12, r20
    ldd r30, Y+50
    eor r30, r16
    ; round 33 (skinny.dsl:60)
    lpm r10, Z
    ldd r30, Y+47
    eor r30, r12
    lpm r11, Z
    mov r16, r8
    eor r16, r13
    andi r16, 240
    eor r8, r16
    eor r13, r16
    mov r30, r8
    lpm r3, Z
    mov r30, r13
    lpm r8, Z
    movw r12, r10 ; r13, r11
    eor r12, r3
    eor r13, r8
    ; round 32 (skinny.dsl:60)
    eor r17, r13
    ; round 33 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 34 (skinny.dsl:60)
    ldd r30, Y+53
    eor r30, r14
    ; round 33 (skinny.dsl:60)
    lpm r14, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r9
    lpm r9, Z
    eor r14, r3
    eor r2, r8
    ldd r30, Y+49
    eor r30, r10
    ; round 32 (skinny.dsl:60)
    lpm r3, Z
    ; round 31 (skinny.dsl:60)
    ldd r30, Y+44
    eor r30, r11
    ; round 32 (skinny.dsl:60)
    lpm r8, Z
    ; round 33 (skinny.dsl:60)
    eor r15, r12
    eor r13, r9
    ; round 32 (skinny.dsl:60)
    mov r30, r17
    lpm r9, Z
    mov r30, r12
    lpm r12, Z
    ; round 33 (skinny.dsl:60)
    mov r16, r13
    eor r16, r15
    andi r16, 240
    eor r13, r16
    eor r15, r16
    ; round 32 (skinny.dsl:60)
    mov r16, r14
    eor r16, r2
    andi r16, 240
    eor r14, r16
    eor r2, r16
    ldi r31, hi8(.Ltable_pair_2)
    ; round 33 (skinny.dsl:60)
    ldd r30, Y+46
    eor r30, r13
    ; round 32 (skinny.dsl:60)
    lpm r13, Z
    ldd r30, Y+43
    eor r30, r15
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r2
    lpm r2, Z
    eor r3, r14
    eor r14, r13
    eor r8, r2
    eor r2, r15
    ; round 30 (skinny.dsl:60)
    ldd r11, Y+40
    eor r11, r15
    ; round 32 (skinny.dsl:60)
    eor r9, r14
    eor r12, r2
    ; round 31 (skinny.dsl:60)
    ldi r16, 2
    eor r2, r16
    ; round 32 (skinny.dsl:60)
    mov r17, r12
    eor r17, r9
    andi r17, 240
    eor r12, r17
    eor r9, r17
    ldd r30, Y+42
    eor r30, r12
    ; round 31 (skinny.dsl:60)
    lpm r18, Z
    ldd r30, Y+39
    eor r30, r9
    lpm r19, Z
    mov r17, r3
    eor r17, r8
    andi r17, 240
    eor r3, r17
    eor r8, r17
    mov r30, r3
    lpm r10, Z
    mov r30, r8
    lpm r3, Z
    movw r8, r18 ; r9, r19
    eor r8, r10
    eor r9, r3
    ; round 30 (skinny.dsl:60)
    eor r16, r9
    ; round 31 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 32 (skinny.dsl:60)
    ldd r30, Y+45
    eor r30, r13
    ; round 31 (skinny.dsl:60)
    lpm r15, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r14
    lpm r14, Z
    eor r15, r10
    eor r11, r3
    ldd r30, Y+41
    eor r30, r18
    ; round 30 (skinny.dsl:60)
    lpm r3, Z
    ; round 29 (skinny.dsl:60)
    ldd r30, Y+36
    eor r30, r19
    ; round 30 (skinny.dsl:60)
    lpm r10, Z
    ; round 31 (skinny.dsl:60)
    eor r2, r8
    eor r9, r14
    ; round 30 (skinny.dsl:60)
    mov r30, r16
    lpm r14, Z
    mov r30, r8
    lpm r8, Z
    ; round 31 (skinny.dsl:60)
    mov r16, r9
    eor r16, r2
    andi r16, 240
    eor r9, r16
    eor r2, r16
    ; round 30 (skinny.dsl:60)
    mov r16, r15
    eor r16, r11
    andi r16, 240
    eor r15, r16
    eor r11, r16
    ldi r31, hi8(.Ltable_pair_2)
    ; round 31 (skinny.dsl:60)
    ldd r30, Y+38
    eor r30, r9
    ; round 30 (skinny.dsl:60)
    lpm r9, Z
    ldd r30, Y+35
    eor r30, r2
    lpm r2, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r11
    lpm r11, Z
    eor r3, r15
    eor r15, r9
    eor r10, r11
    eor r11, r2
    ; round 28 (skinny.dsl:60)
    ldd r7, Y+32
    eor r7, r2
    ; round 30 (skinny.dsl:60)
    eor r14, r15
    eor r8, r11
    ; round 29 (skinny.dsl:60)
    ldi r16, 2
    eor r11, r16
    ; round 30 (skinny.dsl:60)
    mov r17, r8
    eor r17, r14
    andi r17, 240
    eor r8, r17
    eor r14, r17
    ldd r30, Y+34
    eor r30, r8
    ; round 29 (skinny.dsl:60)
    lpm r12, Z
    ldd r30, Y+31
    eor r30, r14
    lpm r13, Z
    mov r17, r3
    eor r17, r10
    andi r17, 240
    eor r3, r17
    eor r10, r17
    mov r30, r3
    lpm r8, Z
    mov r30, r10
    lpm r10, Z
    movw r2, r12 ; r3, r13
    eor r2, r8
    eor r3, r10
    ; round 28 (skinny.dsl:60)
    eor r16, r3
    ; round 29 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 30 (skinny.dsl:60)
    ldd r30, Y+37
    eor r30, r9
    ; round 29 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r7
    lpm r14, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r15
    lpm r15, Z
    eor r9, r8
    eor r14, r10
    ldd r30, Y+33
    eor r30, r12
    ; round 28 (skinny.dsl:60)
    lpm r8, Z
    ; round 27 (skinny.dsl:60)
    ldd r30, Y+28
    eor r30, r13
    ; round 28 (skinny.dsl:60)
    lpm r10, Z
    ; round 29 (skinny.dsl:60)
    eor r11, r2
    eor r3, r15
    ; round 28 (skinny.dsl:60)
    mov r30, r16
    lpm r15, Z
    mov r30, r2
    lpm r2, Z
    ; round 29 (skinny.dsl:60)
    mov r16, r3
    eor r16, r11
    andi r16, 240
    eor r3, r16
    eor r11, r16
    ; round 28 (skinny.dsl:60)
    mov r16, r9
    eor r16, r14
    andi r16, 240
    eor r9, r16
    eor r14, r16
    ldi r31, hi8(.Ltable_pair_2)
    ; round 29 (skinny.dsl:60)
    ldd r30, Y+30
    eor r30, r3
    ; round 28 (skinny.dsl:60)
    lpm r3, Z
    ldd r30, Y+27
    eor r30, r11
    lpm r11, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r14
    lpm r14, Z
    eor r8, r9
    eor r9, r3
    eor r10, r14
    eor r14, r11
    ; round 26 (skinny.dsl:60)
    ldd r7, Y+24
    eor r7, r11
    ; round 28 (skinny.dsl:60)
    eor r15, r9
    eor r2, r14
    ; round 27 (skinny.dsl:60)
    ldi r16, 2
    eor r14, r16
    ; round 28 (skinny.dsl:60)
    mov r17, r2
    eor r17, r15
    andi r17, 240
    eor r2, r17
    eor r15, r17
    ldd r30, Y+26
    eor r30, r2
    ; round 27 (skinny.dsl:60)
    lpm r12, Z
    ldd r30, Y+23
    eor r30, r15
    lpm r13, Z
    mov r17, r8
    eor r17, r10
    andi r17, 240
    eor r8, r17
    eor r10, r17
    mov r30, r8
    lpm r2, Z
    mov r30, r10
    lpm r8, Z
    movw r10, r12 ; r11, r13
    eor r10, r2
    eor r11, r8
    ; round 26 (skinny.dsl:60)
    eor r16, r11
    ; round 27 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 28 (skinny.dsl:60)
    ldd r30, Y+29
    eor r30, r3
    ; round 27 (skinny.dsl:60)
    lpm r3, Z
    mov r30, r7
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r9
    lpm r9, Z
    eor r3, r2
    eor r15, r8
    ldd r30, Y+25
    eor r30, r12
    ; round 26 (skinny.dsl:60)
    lpm r2, Z
    ; round 25 (skinny.dsl:60)
    ldd r30, Y+20
    eor r30, r13
    ; round 26 (skinny.dsl:60)
    lpm r8, Z
    ; round 27 (skinny.dsl:60)
    eor r14, r10
    eor r11, r9
    ; round 26 (skinny.dsl:60)
    mov r30, r16
    lpm r9, Z
    mov r30, r10
    lpm r10, Z
    ; round 27 (skinny.dsl:60)
    mov r16, r11
    eor r16, r14
    andi r16, 240
    eor r11, r16
    eor r14, r16
    ; round 26 (skinny.dsl:60)
    mov r16, r3
    eor r16, r15
    andi r16, 240
    eor r3, r16
    eor r15, r16
    ldi r31, hi8(.Ltable_pair_2)
    ; round 27 (skinny.dsl:60)
    ldd r30, Y+22
    eor r30, r11
    ; round 26 (skinny.dsl:60)
    lpm r11, Z
    ldd r30, Y+19
    eor r30, r14
    lpm r14, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r15
    lpm r15, Z
    eor r2, r3
    eor r3, r11
    eor r8, r15
    eor r15, r14
    ; round 24 (skinny.dsl:60)
    ldd r7, Y+16
    eor r7, r14
    ; round 26 (skinny.dsl:60)
    eor r9, r3
    eor r10, r15
    ; round 25 (skinny.dsl:60)
    ldi r16, 2
    eor r15, r16
    ; round 26 (skinny.dsl:60)
    mov r17, r10
    eor r17, r9
    andi r17, 240
    eor r10, r17
    eor r9, r17
    ldd r30, Y+18
    eor r30, r10
    ; round 25 (skinny.dsl:60)
    lpm r12, Z
    ldd r30, Y+15
    eor r30, r9
    lpm r13, Z
    mov r17, r2
    eor r17, r8
    andi r17, 240
    eor r2, r17
    eor r8, r17
    mov r30, r2
    lpm r10, Z
    mov r30, r8
    lpm r2, Z
    movw r8, r12 ; r9, r13
    eor r8, r10
    eor r9, r2
    ; round 24 (skinny.dsl:60)
    eor r16, r9
    ; round 25 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 26 (skinny.dsl:60)
    ldd r30, Y+21
    eor r30, r11
    ; round 25 (skinny.dsl:60)
    lpm r11, Z
    mov r30, r7
    lpm r14, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r3
    lpm r3, Z
    eor r11, r10
    eor r14, r2
    ldd r30, Y+17
    eor r30, r12
    ; round 24 (skinny.dsl:60)
    lpm r2, Z
    ; round 23 (skinny.dsl:60)
    ldd r30, Y+12
    eor r30, r13
    ; round 24 (skinny.dsl:60)
    lpm r10, Z
    ; round 25 (skinny.dsl:60)
    eor r15, r8
    eor r9, r3
    ; round 24 (skinny.dsl:60)
    mov r30, r16
    lpm r3, Z
    mov r30, r8
    lpm r8, Z
    ; round 25 (skinny.dsl:60)
    mov r16, r9
    eor r16, r15
    andi r16, 240
    eor r9, r16
    eor r15, r16
    ; round 24 (skinny.dsl:60)
    mov r16, r11
    eor r16, r14
    andi r16, 240
    eor r11, r16
    eor r14, r16
    ldi r31, hi8(.Ltable_pair_2)
    ; round 25 (skinny.dsl:60)
    ldd r30, Y+14
    eor r30, r9
    ; round 24 (skinny.dsl:60)
    lpm r9, Z
    ldd r30, Y+11
    eor r30, r15
    lpm r15, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r14
    lpm r14, Z
    eor r2, r11
    eor r11, r9
    eor r10, r14
    eor r14, r15
    ; round 22 (skinny.dsl:60)
    ldd r7, Y+8
    eor r7, r15
    ; round 24 (skinny.dsl:60)
    eor r3, r11
    eor r8, r14
    ; round 23 (skinny.dsl:60)
    ldi r16, 2
    eor r14, r16
    ; round 24 (skinny.dsl:60)
    mov r17, r8
    eor r17, r3
    andi r17, 240
    eor r8, r17
    eor r3, r17
    ldd r30, Y+10
    eor r30, r8
    ; round 23 (skinny.dsl:60)
    lpm r12, Z
    ldd r30, Y+7
    eor r30, r3
    lpm r13, Z
    mov r17, r2
    eor r17, r10
    andi r17, 240
    eor r2, r17
    eor r10, r17
    mov r30, r2
    lpm r8, Z
    mov r30, r10
    lpm r10, Z
    movw r2, r12 ; r3, r13
    eor r2, r8
    eor r3, r10
    ; round 22 (skinny.dsl:60)
    eor r16, r3
    ; round 23 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 24 (skinny.dsl:60)
    ldd r30, Y+13
    eor r30, r9
    ; round 23 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r7
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r11
    lpm r11, Z
    eor r9, r8
    eor r15, r10
    ldd r30, Y+9
    eor r30, r12
    ; round 22 (skinny.dsl:60)
    lpm r8, Z
    ; round 21 (skinny.dsl:60)
    ldd r30, Y+4
    eor r30, r13
    ; round 22 (skinny.dsl:60)
    lpm r10, Z
    ; round 23 (skinny.dsl:60)
    eor r14, r2
    eor r3, r11
    ; round 22 (skinny.dsl:60)
    mov r30, r16
    lpm r11, Z
    mov r30, r2
    lpm r2, Z
    ; round 23 (skinny.dsl:60)
    mov r16, r3
    eor r16, r14
    andi r16, 240
    eor r3, r16
    eor r14, r16
    ; round 22 (skinny.dsl:60)
    mov r16, r9
    eor r16, r15
    andi r16, 240
    eor r9, r16
    eor r15, r16
    ldi r31, hi8(.Ltable_pair_2)
    ; round 23 (skinny.dsl:60)
    ldd r30, Y+6
    eor r30, r3
    ; round 22 (skinny.dsl:60)
    lpm r3, Z
    ldd r30, Y+3
    eor r30, r14
    lpm r14, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r15
    lpm r15, Z
    eor r8, r9
    eor r9, r3
    eor r10, r15
    eor r15, r14
    ; round 20 (skinny.dsl:60)
    ldd r7, Y+0
    eor r7, r14
    ; round 22 (skinny.dsl:60)
    eor r11, r9
    eor r2, r15
    ; round 21 (skinny.dsl:60)
    ldi r16, 2
    eor r15, r16
    ; round 22 (skinny.dsl:60)
    mov r17, r2
    eor r17, r11
    andi r17, 240
    eor r2, r17
    eor r11, r17
    ldd r30, Y+2
    eor r30, r2
    ; round 21 (skinny.dsl:60)
    lpm r12, Z
    subi r28, lo8(-(-57))
    sbci r29, hi8(-(-57))
    ldd r30, Y+56
    eor r30, r11
    lpm r13, Z
    mov r17, r8
    eor r17, r10
    andi r17, 240
    eor r8, r17
    eor r10, r17
    mov r30, r8
    lpm r2, Z
    mov r30, r10
    lpm r8, Z
    movw r10, r12 ; r11, r13
    eor r10, r2
    eor r11, r8
    ; round 20 (skinny.dsl:60)
    eor r16, r11
    ; round 21 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 22 (skinny.dsl:60)
    ldd r30, Y+62
    eor r30, r3
    ; round 21 (skinny.dsl:60)
    lpm r3, Z
    mov r30, r7
    lpm r14, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r9
    lpm r9, Z
    eor r3, r2
    eor r14, r8
    ldd r30, Y+58
    eor r30, r12
    ; round 20 (skinny.dsl:60)
    lpm r2, Z
    ; round 19 (skinny.dsl:60)
    ldd r30, Y+53
    eor r30, r13
    ; round 20 (skinny.dsl:60)
    lpm r8, Z
    ; round 21 (skinny.dsl:60)
    eor r15, r10
    eor r11, r9
    ; round 20 (skinny.dsl:60)
    mov r30, r16
    lpm r9, Z
    mov r30, r10
    lpm r10, Z
    ; round 21 (skinny.dsl:60)
    mov r16, r11
    eor r16, r15
    andi r16, 240
    eor r11, r16
    eor r15, r16
    ; round 20 (skinny.dsl:60)
    mov r16, r3
    eor r16, r14
    andi r16, 240
    eor r3, r16
    eor r14, r16
    ldi r31, hi8(.Ltable_pair_2)
    ; round 21 (skinny.dsl:60)
    ldd r30, Y+55
    eor r30, r11
    ; round 20 (skinny.dsl:60)
    lpm r11, Z
    ldd r30, Y+52
    eor r30, r15
    lpm r15, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r14
    lpm r14, Z
    eor r2, r3
    eor r3, r11
    eor r8, r14
    eor r14, r15
    ; round 18 (skinny.dsl:60)
    ldd r7, Y+49
    eor r7, r15
    ; round 20 (skinny.dsl:60)
    eor r9, r3
    eor r10, r14
    ; round 19 (skinny.dsl:60)
    ldi r16, 2
    eor r14, r16
    ; round 20 (skinny.dsl:60)
    mov r17, r10
    eor r17, r9
    andi r17, 240
    eor r10, r17
    eor r9, r17
    ldd r30, Y+51
    eor r30, r10
    ; round 19 (skinny.dsl:60)
    lpm r12, Z
    ldd r30, Y+48
    eor r30, r9
    lpm r13, Z
    mov r17, r2
    eor r17, r8
    andi r17, 240
    eor r2, r17
    eor r8, r17
    mov r30, r2
    lpm r10, Z
    mov r30, r8
    lpm r2, Z
    movw r8, r12 ; r9, r13
    eor r8, r10
    eor r9, r2
    ; round 18 (skinny.dsl:60)
    eor r16, r9
    ; round 19 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 20 (skinny.dsl:60)
    ldd r30, Y+54
    eor r30, r11
    ; round 19 (skinny.dsl:60)
    lpm r11, Z
    mov r30, r7
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r3
    lpm r3, Z
    eor r11, r10
    eor r15, r2
    ldd r30, Y+50
    eor r30, r12
    ; round 18 (skinny.dsl:60)
    lpm r2, Z
    ; round 17 (skinny.dsl:60)
    ldd r30, Y+45
    eor r30, r13
    ; round 18 (skinny.dsl:60)
    lpm r10, Z
    ; round 19 (skinny.dsl:60)
    eor r14, r8
    eor r9, r3
    ; round 18 (skinny.dsl:60)
    mov r30, r16
    lpm r3, Z
    mov r30, r8
    lpm r8, Z
    ; round 19 (skinny.dsl:60)
    mov r16, r9
    eor r16, r14
    andi r16, 240
    eor r9, r16
    eor r14, r16
    ; round 18 (skinny.dsl:60)
    mov r16, r11
    eor r16, r15
    andi r16, 240
    eor r11, r16
    eor r15, r16
    ldi r31, hi8(.Ltable_pair_2)
    ; round 19 (skinny.dsl:60)
    ldd r30, Y+47
    eor r30, r9
    ; round 18 (skinny.dsl:60)
    lpm r9, Z
    ldd r30, Y+44
    eor r30, r14
    lpm r14, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r15
    lpm r15, Z
    eor r2, r11
    eor r11, r9
    eor r10, r15
    eor r15, r14
    ; round 16 (skinny.dsl:60)
    ldd r7, Y+41
    eor r7, r14
    ; round 18 (skinny.dsl:60)
    eor r3, r11
    eor r8, r15
    ; round 17 (skinny.dsl:60)
    ldi r16, 2
    eor r15, r16
    ; round 18 (skinny.dsl:60)
    mov r17, r8
    eor r17, r3
    andi r17, 240
    eor r8, r17
    eor r3, r17
    ldd r30, Y+43
    eor r30, r8
    ; round 17 (skinny.dsl:60)
    lpm r12, Z
    ldd r30, Y+40
    eor r30, r3
    lpm r13, Z
    mov r17, r2
    eor r17, r10
    andi r17, 240
    eor r2, r17
    eor r10, r17
    mov r30, r2
    lpm r8, Z
    mov r30, r10
    lpm r10, Z
    movw r2, r12 ; r3, r13
    eor r2, r8
    eor r3, r10
    ; round 16 (skinny.dsl:60)
    eor r16, r3
    ; round 17 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 18 (skinny.dsl:60)
    ldd r30, Y+46
    eor r30, r9
    ; round 17 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r7
    lpm r14, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r11
    lpm r11, Z
    eor r9, r8
    eor r14, r10
    ldd r30, Y+42
    eor r30, r12
    ; round 16 (skinny.dsl:60)
    lpm r8, Z
    ; round 15 (skinny.dsl:60)
    ldd r30, Y+37
    eor r30, r13
    ; round 16 (skinny.dsl:60)
    lpm r10, Z
    ; round 17 (skinny.dsl:60)
    eor r15, r2
    eor r3, r11
    ; round 16 (skinny.dsl:60)
    mov r30, r16
    lpm r11, Z
    mov r30, r2
    lpm r2, Z
    ; round 17 (skinny.dsl:60)
    mov r16, r3
    eor r16, r15
    andi r16, 240
    eor r3, r16
    eor r15, r16
    ; round 16 (skinny.dsl:60)
    mov r16, r9
    eor r16, r14
    andi r16, 240
    eor r9, r16
    eor r14, r16
    ldi r31, hi8(.Ltable_pair_2)
    ; round 17 (skinny.dsl:60)
    ldd r30, Y+39
    eor r30, r3
    ; round 16 (skinny.dsl:60)
    lpm r3, Z
    ldd r30, Y+36
    eor r30, r15
    lpm r15, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r14
    lpm r14, Z
    eor r8, r9
    eor r9, r3
    eor r10, r14
    eor r14, r15
    ; round 14 (skinny.dsl:60)
    ldd r7, Y+33
    eor r7, r15
    ; round 16 (skinny.dsl:60)
    eor r11, r9
    eor r2, r14
    ; round 15 (skinny.dsl:60)
    ldi r16, 2
    eor r14, r16
    ; round 16 (skinny.dsl:60)
    mov r17, r2
    eor r17, r11
    andi r17, 240
    eor r2, r17
    eor r11, r17
    ldd r30, Y+35
    eor r30, r2
    ; round 15 (skinny.dsl:60)
    lpm r12, Z
    ldd r30, Y+32
    eor r30, r11
    lpm r13, Z
    mov r17, r8
    eor r17, r10
    andi r17, 240
    eor r8, r17
    eor r10, r17
    mov r30, r8
    lpm r2, Z
    mov r30, r10
    lpm r8, Z
    movw r10, r12 ; r11, r13
    eor r10, r2
    eor r11, r8
    ; round 14 (skinny.dsl:60)
    eor r16, r11
    ; round 15 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 16 (skinny.dsl:60)
    ldd r30, Y+38
    eor r30, r3
    ; round 15 (skinny.dsl:60)
    lpm r3, Z
    mov r30, r7
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r9
    lpm r9, Z
    eor r3, r2
    eor r15, r8
    ldd r30, Y+34
    eor r30, r12
    ; round 14 (skinny.dsl:60)
    lpm r2, Z
    ; round 13 (skinny.dsl:60)
    ldd r30, Y+29
    eor r30, r13
    ; round 14 (skinny.dsl:60)
    lpm r8, Z
    ; round 15 (skinny.dsl:60)
    eor r14, r10
    eor r11, r9
    ; round 14 (skinny.dsl:60)
    mov r30, r16
    lpm r9, Z
    mov r30, r10
    lpm r10, Z
    ; round 15 (skinny.dsl:60)
    mov r16, r11
    eor r16, r14
    andi r16, 240
    eor r11, r16
    eor r14, r16
    ; round 14 (skinny.dsl:60)
    mov r16, r3
    eor r16, r15
    andi r16, 240
    eor r3, r16
    eor r15, r16
    ldi r31, hi8(.Ltable_pair_2)
    ; round 15 (skinny.dsl:60)
    ldd r30, Y+31
    eor r30, r11
    ; round 14 (skinny.dsl:60)
    lpm r11, Z
    ldd r30, Y+28
    eor r30, r14
    lpm r14, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r15
    lpm r15, Z
    eor r2, r3
    eor r3, r11
    eor r8, r15
    eor r15, r14
    ; round 12 (skinny.dsl:60)
    ldd r7, Y+25
    eor r7, r14
    ; round 14 (skinny.dsl:60)
    eor r9, r3
    eor r10, r15
    ; round 13 (skinny.dsl:60)
    ldi r16, 2
    eor r15, r16
    ; round 14 (skinny.dsl:60)
    mov r17, r10
    eor r17, r9
    andi r17, 240
    eor r10, r17
    eor r9, r17
    ldd r30, Y+27
    eor r30, r10
    ; round 13 (skinny.dsl:60)
    lpm r12, Z
    ldd r30, Y+24
    eor r30, r9
    lpm r13, Z
    mov r17, r2
    eor r17, r8
    andi r17, 240
    eor r2, r17
    eor r8, r17
    mov r30, r2
    lpm r10, Z
    mov r30, r8
    lpm r2, Z
    movw r8, r12 ; r9, r13
    eor r8, r10
    eor r9, r2
    ; round 12 (skinny.dsl:60)
    eor r16, r9
    ; round 13 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 14 (skinny.dsl:60)
    ldd r30, Y+30
    eor r30, r11
    ; round 13 (skinny.dsl:60)
    lpm r11, Z
    mov r30, r7
    lpm r14, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r3
    lpm r3, Z
    eor r11, r10
    eor r14, r2
    ldd r30, Y+26
    eor r30, r12
    ; round 12 (skinny.dsl:60)
    lpm r2, Z
    ; round 11 (skinny.dsl:60)
    ldd r30, Y+21
    eor r30, r13
    ; round 12 (skinny.dsl:60)
    lpm r10, Z
    ; round 13 (skinny.dsl:60)
    eor r15, r8
    eor r9, r3
    ; round 12 (skinny.dsl:60)
    mov r30, r16
    lpm r3, Z
    mov r30, r8
    lpm r8, Z
    ; round 13 (skinny.dsl:60)
    mov r16, r9
    eor r16, r15
    andi r16, 240
    eor r9, r16
    eor r15, r16
    ; round 12 (skinny.dsl:60)
    mov r16, r11
    eor r16, r14
    andi r16, 240
    eor r11, r16
    eor r14, r16
    ldi r31, hi8(.Ltable_pair_2)
    ; round 13 (skinny.dsl:60)
    ldd r30, Y+23
    eor r30, r9
    ; round 12 (skinny.dsl:60)
    lpm r9, Z
    ldd r30, Y+20
    eor r30, r15
    lpm r15, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r14
    lpm r14, Z
    eor r2, r11
    eor r11, r9
    eor r10, r14
    eor r14, r15
    ; round 10 (skinny.dsl:60)
    ldd r7, Y+17
    eor r7, r15
    ; round 12 (skinny.dsl:60)
    eor r3, r11
    eor r8, r14
    ; round 11 (skinny.dsl:60)
    ldi r16, 2
    eor r14, r16
    ; round 12 (skinny.dsl:60)
    mov r17, r8
    eor r17, r3
    andi r17, 240
    eor r8, r17
    eor r3, r17
    ldd r30, Y+19
    eor r30, r8
    ; round 11 (skinny.dsl:60)
    lpm r12, Z
    ldd r30, Y+16
    eor r30, r3
    lpm r13, Z
    mov r17, r2
    eor r17, r10
    andi r17, 240
    eor r2, r17
    eor r10, r17
    mov r30, r2
    lpm r8, Z
    mov r30, r10
    lpm r10, Z
    movw r2, r12 ; r3, r13
    eor r2, r8
    eor r3, r10
    ; round 10 (skinny.dsl:60)
    eor r16, r3
    ; round 11 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 12 (skinny.dsl:60)
    ldd r30, Y+22
    eor r30, r9
    ; round 11 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r7
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r11
    lpm r11, Z
    eor r9, r8
    eor r15, r10
    ldd r30, Y+18
    eor r30, r12
    ; round 10 (skinny.dsl:60)
    lpm r8, Z
    ; round 9 (skinny.dsl:60)
    ldd r30, Y+13
    eor r30, r13
    ; round 10 (skinny.dsl:60)
    lpm r10, Z
    ; round 11 (skinny.dsl:60)
    eor r14, r2
    eor r3, r11
    ; round 10 (skinny.dsl:60)
    mov r30, r16
    lpm r11, Z
    mov r30, r2
    lpm r2, Z
    ; round 11 (skinny.dsl:60)
    mov r16, r3
    eor r16, r14
    andi r16, 240
    eor r3, r16
    eor r14, r16
    ; round 10 (skinny.dsl:60)
    mov r16, r9
    eor r16, r15
    andi r16, 240
    eor r9, r16
    eor r15, r16
    ldi r31, hi8(.Ltable_pair_2)
    ; round 11 (skinny.dsl:60)
    ldd r30, Y+15
    eor r30, r3
    ; round 10 (skinny.dsl:60)
    lpm r3, Z
    ldd r30, Y+12
    eor r30, r14
    lpm r14, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r15
    lpm r15, Z
    eor r8, r9
    eor r9, r3
    eor r10, r15
    eor r15, r14
    ; round 8 (skinny.dsl:60)
    ldd r7, Y+9
    eor r7, r14
    ; round 10 (skinny.dsl:60)
    eor r11, r9
    eor r2, r15
    ; round 9 (skinny.dsl:60)
    ldi r16, 2
    eor r15, r16
    ; round 10 (skinny.dsl:60)
    mov r17, r2
    eor r17, r11
    andi r17, 240
    eor r2, r17
    eor r11, r17
    ldd r30, Y+11
    eor r30, r2
    ; round 9 (skinny.dsl:60)
    lpm r12, Z
    ldd r30, Y+8
    eor r30, r11
    lpm r13, Z
    mov r17, r8
    eor r17, r10
    andi r17, 240
    eor r8, r17
    eor r10, r17
    mov r30, r8
    lpm r2, Z
    mov r30, r10
    lpm r8, Z
    movw r10, r12 ; r11, r13
    eor r10, r2
    eor r11, r8
    ; round 8 (skinny.dsl:60)
    eor r16, r11
    ; round 9 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 10 (skinny.dsl:60)
    ldd r30, Y+14
    eor r30, r3
    ; round 9 (skinny.dsl:60)
    lpm r3, Z
    mov r30, r7
    lpm r14, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r9
    lpm r9, Z
    eor r3, r2
    eor r14, r8
    ldd r30, Y+10
    eor r30, r12
    ; round 8 (skinny.dsl:60)
    lpm r2, Z
    ; round 7 (skinny.dsl:60)
    ldd r30, Y+5
    eor r30, r13
    ; round 8 (skinny.dsl:60)
    lpm r8, Z
    ; round 9 (skinny.dsl:60)
    eor r15, r10
    eor r11, r9
    ; round 8 (skinny.dsl:60)
    mov r30, r16
    lpm r9, Z
    mov r30, r10
    lpm r10, Z
    ; round 9 (skinny.dsl:60)
    mov r16, r11
    eor r16, r15
    andi r16, 240
    eor r11, r16
    eor r15, r16
    ; round 8 (skinny.dsl:60)
    mov r16, r3
    eor r16, r14
    andi r16, 240
    eor r3, r16
    eor r14, r16
    ldi r31, hi8(.Ltable_pair_2)
    ; round 9 (skinny.dsl:60)
    ldd r30, Y+7
    eor r30, r11
    ; round 8 (skinny.dsl:60)
    lpm r11, Z
    ldd r30, Y+4
    eor r30, r15
    lpm r15, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r14
    lpm r14, Z
    eor r2, r3
    eor r3, r11
    eor r8, r14
    eor r14, r15
    ; round 6 (skinny.dsl:60)
    ldd r7, Y+1
    eor r7, r15
    ; round 8 (skinny.dsl:60)
    eor r9, r3
    eor r10, r14
    ; round 7 (skinny.dsl:60)
    ldi r16, 2
    eor r14, r16
    ; round 8 (skinny.dsl:60)
    mov r17, r10
    eor r17, r9
    andi r17, 240
    eor r10, r17
    eor r9, r17
    ldd r30, Y+3
    eor r30, r10
    ; round 7 (skinny.dsl:60)
    lpm r12, Z
    ldd r30, Y+0
    eor r30, r9
    lpm r13, Z
    mov r17, r2
    eor r17, r8
    andi r17, 240
    eor r2, r17
    eor r8, r17
    mov r30, r2
    lpm r10, Z
    mov r30, r8
    lpm r2, Z
    movw r8, r12 ; r9, r13
    eor r8, r10
    eor r9, r2
    ; round 6 (skinny.dsl:60)
    eor r16, r9
    ; round 7 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 8 (skinny.dsl:60)
    ldd r30, Y+6
    eor r30, r11
    ; round 7 (skinny.dsl:60)
    lpm r11, Z
    mov r30, r7
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r3
    lpm r3, Z
    eor r11, r10
    eor r15, r2
    ldd r30, Y+2
    eor r30, r12
    ; round 6 (skinny.dsl:60)
    lpm r2, Z
    subi r28, lo8(-(-23))
    sbci r29, hi8(-(-23))
    ; round 5 (skinny.dsl:60)
    ldd r30, Y+20
    eor r30, r13
    ; round 6 (skinny.dsl:60)
    lpm r10, Z
    ; round 7 (skinny.dsl:60)
    eor r14, r8
    eor r9, r3
    ; round 6 (skinny.dsl:60)
    mov r30, r16
    lpm r3, Z
    mov r30, r8
    lpm r8, Z
    ; round 7 (skinny.dsl:60)
    mov r16, r9
    eor r16, r14
    andi r16, 240
    eor r9, r16
    eor r14, r16
    ; round 6 (skinny.dsl:60)
    mov r16, r11
    eor r16, r15
    andi r16, 240
    eor r11, r16
    eor r15, r16
    ldi r31, hi8(.Ltable_pair_2)
    ; round 7 (skinny.dsl:60)
    ldd r30, Y+22
    eor r30, r9
    ; round 6 (skinny.dsl:60)
    lpm r9, Z
    ldd r30, Y+19
    eor r30, r14
    lpm r14, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r15
    lpm r15, Z
    eor r2, r11
    eor r11, r9
    eor r10, r15
    eor r15, r14
    ; round 4 (skinny.dsl:60)
    ldd r7, Y+16
    eor r7, r14
    ; round 6 (skinny.dsl:60)
    eor r3, r11
    eor r8, r15
    ; round 5 (skinny.dsl:60)
    ldi r16, 2
    eor r15, r16
    ; round 6 (skinny.dsl:60)
    mov r17, r8
    eor r17, r3
    andi r17, 240
    eor r8, r17
    eor r3, r17
    ldd r30, Y+18
    eor r30, r8
    ; round 5 (skinny.dsl:60)
    lpm r12, Z
    ldd r30, Y+15
    eor r30, r3
    lpm r13, Z
    mov r17, r2
    eor r17, r10
    andi r17, 240
    eor r2, r17
    eor r10, r17
    mov r30, r2
    lpm r8, Z
    mov r30, r10
    lpm r10, Z
    movw r2, r12 ; r3, r13
    eor r2, r8
    eor r3, r10
    ; round 4 (skinny.dsl:60)
    eor r16, r3
    ; round 5 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 6 (skinny.dsl:60)
    ldd r30, Y+21
    eor r30, r9
    ; round 5 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r7
    lpm r14, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r11
    lpm r11, Z
    eor r9, r8
    eor r14, r10
    ldd r30, Y+17
    eor r30, r12
    ; round 4 (skinny.dsl:60)
    lpm r8, Z
    ; round 3 (skinny.dsl:60)
    ldd r30, Y+12
    eor r30, r13
    ; round 4 (skinny.dsl:60)
    lpm r10, Z
    ; round 5 (skinny.dsl:60)
    eor r15, r2
    eor r3, r11
    ; round 4 (skinny.dsl:60)
    mov r30, r16
    lpm r11, Z
    mov r30, r2
    lpm r2, Z
    ; round 5 (skinny.dsl:60)
    mov r16, r3
    eor r16, r15
    andi r16, 240
    eor r3, r16
    eor r15, r16
    ; round 4 (skinny.dsl:60)
    mov r16, r9
    eor r16, r14
    andi r16, 240
    eor r9, r16
    eor r14, r16
    ldi r31, hi8(.Ltable_pair_2)
    ; round 5 (skinny.dsl:60)
    ldd r30, Y+14
    eor r30, r3
    ; round 4 (skinny.dsl:60)
    lpm r3, Z
    ldd r30, Y+11
    eor r30, r15
    lpm r15, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r14
    lpm r14, Z
    eor r8, r9
    eor r9, r3
    eor r10, r14
    eor r14, r15
    ; round 2 (skinny.dsl:60)
    ldd r7, Y+8
    eor r7, r15
    ; round 4 (skinny.dsl:60)
    eor r11, r9
    eor r2, r14
    ; round 3 (skinny.dsl:60)
    ldi r16, 2
    eor r14, r16
    ; round 4 (skinny.dsl:60)
    mov r17, r2
    eor r17, r11
    andi r17, 240
    eor r2, r17
    eor r11, r17
    ldd r30, Y+10
    eor r30, r2
    ; round 3 (skinny.dsl:60)
    lpm r12, Z
    ldd r30, Y+7
    eor r30, r11
    lpm r13, Z
    mov r17, r8
    eor r17, r10
    andi r17, 240
    eor r8, r17
    eor r10, r17
    mov r30, r8
    lpm r2, Z
    mov r30, r10
    lpm r8, Z
    movw r10, r12 ; r11, r13
    eor r10, r2
    eor r11, r8
    ; round 2 (skinny.dsl:60)
    eor r16, r11
    ; round 3 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 4 (skinny.dsl:60)
    ldd r30, Y+13
    eor r30, r3
    ; round 3 (skinny.dsl:60)
    lpm r3, Z
    mov r30, r7
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r9
    lpm r9, Z
    eor r3, r2
    eor r15, r8
    ldd r30, Y+9
    eor r30, r12
    ; round 2 (skinny.dsl:60)
    lpm r2, Z
    ; round 1 (skinny.dsl:60)
    ldd r30, Y+4
    eor r30, r13
    ; round 2 (skinny.dsl:60)
    lpm r8, Z
    ; round 3 (skinny.dsl:60)
    eor r14, r10
    eor r11, r9
    ; round 2 (skinny.dsl:60)
    mov r30, r16
    lpm r9, Z
    mov r30, r10
    lpm r10, Z
    ; round 3 (skinny.dsl:60)
    mov r16, r11
    eor r16, r14
    andi r16, 240
    eor r11, r16
    eor r14, r16
    ; round 2 (skinny.dsl:60)
    mov r16, r3
    eor r16, r15
    andi r16, 240
    eor r3, r16
    eor r15, r16
    ldi r31, hi8(.Ltable_pair_2)
    ; round 3 (skinny.dsl:60)
    ldd r30, Y+6
    eor r30, r11
    ; round 2 (skinny.dsl:60)
    lpm r11, Z
    ldd r30, Y+3
    eor r30, r14
    lpm r14, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r15
    lpm r15, Z
    eor r2, r3
    eor r3, r11
    eor r8, r15
    eor r15, r14
    ; round 1 (skinny.dsl:60)
    ldi r16, 2
    eor r16, r15
    ; round 2 (skinny.dsl:60)
    eor r15, r10
    eor r9, r3
    ldd r30, Y+5
    eor r30, r11
    ; round 1 (skinny.dsl:60)
    lpm r17, Z
    ; round 2 (skinny.dsl:60)
    ldd r30, Y+2
    eor r30, r14
    ; round 1 (skinny.dsl:60)
    lpm r14, Z
    mov r30, r16
    lpm r16, Z
    mov r30, r3
    lpm r3, Z
    mov r18, r15
    eor r18, r9
    andi r18, 240
    eor r15, r18
    eor r9, r18
    mov r18, r2
    eor r18, r8
    andi r18, 240
    eor r2, r18
    eor r8, r18
    ldi r31, hi8(.Ltable_pair_3)
    ldd r30, Y+1
    eor r30, r15
    lpm r15, Z
    ldd r30, Y+0
    eor r30, r9
    lpm r9, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r8
    lpm r8, Z
    movw r30, r22
    std Z+0, r17
    std Z+1, r14
    std Z+2, r15
    std Z+3, r9
    std Z+4, r16
    std Z+5, r3
    std Z+6, r2
    std Z+7, r8
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_skinny64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_skinny64_128_ecb_decrypt_avr_group
.Llwcc_skinny64_128_ecb_decrypt_avr_end:
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
    pop r3
    pop r2
    ret
    .size lwcc_skinny64_128_ecb_decrypt_avr, .-lwcc_skinny64_128_ecb_decrypt_avr

    .global lwcc_skinny64_128_ctr_init_avr
    .type lwcc_skinny64_128_ctr_init_avr, @function
lwcc_skinny64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_skinny64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_skinny64_128_ctr_nonce_avr
    .size lwcc_skinny64_128_ctr_init_avr, .-lwcc_skinny64_128_ctr_init_avr

    .global lwcc_skinny64_128_ctr_nonce_avr
    .type lwcc_skinny64_128_ctr_nonce_avr, @function
lwcc_skinny64_128_ctr_nonce_avr:
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
    subi r28, lo8(-(283))
    sbci r29, hi8(-(283))
    ; round 1 (skinny.dsl:60)
    ldd r0, Y+4
    ldd r2, Y+3
    ldd r3, Y+1
    ldd r4, Y+0
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
    std Y+5, r5
    std Y+6, r2
    std Y+7, r0
    std Y+8, r3
    pop r29
    pop r28
    pop r17
    pop r16
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_skinny64_128_ctr_nonce_avr, .-lwcc_skinny64_128_ctr_nonce_avr

    .global lwcc_skinny64_128_ctr_crypt_avr
    .type lwcc_skinny64_128_ctr_crypt_avr, @function
lwcc_skinny64_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny64_128_ctr_crypt_avr_begin
    ret
.Llwcc_skinny64_128_ctr_crypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
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
    movw r24, r20
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_skinny64_128_ctr_crypt_avr_group
    rjmp .Llwcc_skinny64_128_ctr_crypt_avr_rest
.Llwcc_skinny64_128_ctr_crypt_avr_group:
    ; round 1 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r4
    lpm r6, Z
    mov r30, r5
    lpm r7, Z
    subi r28, lo8(-(228))
    sbci r29, hi8(-(228))
    ldd r20, Y+60
    mov r14, r20
    eor r14, r6
    ldd r30, Y+61
    eor r30, r6
    ; round 2 (skinny.dsl:60)
    lpm r6, Z
    ; round 1 (skinny.dsl:60)
    ldi r21, 32
    eor r7, r21
    ; round 2 (skinny.dsl:60)
    eor r6, r21
    ; round 1 (skinny.dsl:60)
    ldd r15, Y+62
    mov r12, r15
    eor r12, r7
    ldd r30, Y+63
    eor r30, r7
    ; round 2 (skinny.dsl:60)
    lpm r7, Z
    ; round 1 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r3
    lpm r13, Z
    mov r30, r2
    lpm r11, Z
    mov r19, r13
    eor r19, r11
    andi r19, 240
    eor r13, r19
    eor r11, r19
    eor r11, r14
    ; round 2 (skinny.dsl:60)
    mov r30, r14
    lpm r14, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r15
    lpm r15, Z
    mov r17, r20
    eor r17, r15
    andi r17, 240
    eor r20, r17
    eor r15, r17
    ldd r8, Y+54
    eor r8, r20
    ldd r9, Y+51
    eor r15, r9
    eor r15, r6
    ; round 1 (skinny.dsl:60)
    eor r13, r12
    ; round 2 (skinny.dsl:60)
    mov r30, r12
    lpm r9, Z
    eor r8, r7
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r11
    lpm r12, Z
    ldd r20, Y+57
    eor r12, r20
    ; round 3 (skinny.dsl:60)
    mov r30, r15
    lpm r15, Z
    ; round 2 (skinny.dsl:60)
    eor r7, r12
    mov r30, r13
    lpm r13, Z
    ldd r20, Y+52
    eor r13, r20
    eor r6, r13
    ; round 3 (skinny.dsl:60)
    mov r30, r8
    lpm r8, Z
    eor r8, r21
    ; round 2 (skinny.dsl:60)
    mov r20, r14
    eor r20, r9
    andi r20, 240
    eor r14, r20
    eor r9, r20
    eor r9, r7
    ; round 3 (skinny.dsl:60)
    mov r30, r9
    lpm r9, Z
    ldd r20, Y+53
    eor r9, r20
    ; round 2 (skinny.dsl:60)
    eor r14, r6
    ; round 3 (skinny.dsl:60)
    mov r30, r14
    lpm r14, Z
    ldd r20, Y+48
    eor r14, r20
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r12
    lpm r12, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r6
    lpm r6, Z
    mov r20, r12
    eor r20, r13
    andi r20, 240
    eor r12, r20
    eor r13, r20
    ldd r20, Y+50
    eor r20, r12
    eor r20, r15
    eor r15, r9
    ldd r12, Y+47
    eor r13, r12
    eor r13, r8
    eor r8, r14
    ; round 4 (skinny.dsl:60)
    mov r30, r9
    lpm r9, Z
    mov r30, r15
    lpm r12, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r8
    lpm r11, Z
    ; round 3 (skinny.dsl:60)
    mov r17, r7
    eor r17, r6
    andi r17, 240
    eor r7, r17
    eor r6, r17
    eor r15, r6
    eor r8, r7
    ; round 4 (skinny.dsl:60)
    mov r19, r9
    eor r19, r14
    andi r19, 240
    eor r9, r19
    eor r14, r19
    ldd r6, Y+46
    eor r6, r9
    ldd r9, Y+43
    eor r14, r9
    mov r16, r12
    eor r16, r11
    andi r16, 240
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r20
    lpm r7, Z
    mov r30, r13
    lpm r9, Z
    eor r7, r21
    mov r30, r15
    lpm r13, Z
    ldd r15, Y+49
    eor r13, r15
    mov r30, r8
    lpm r8, Z
    ldd r15, Y+44
    eor r8, r15
    eor r6, r9
    eor r9, r13
    eor r14, r7
    eor r7, r8
    ; round 5 (skinny.dsl:60)
    mov r30, r6
    lpm r6, Z
    mov r30, r14
    lpm r17, Z
    eor r6, r21
    ; round 4 (skinny.dsl:60)
    eor r12, r16
    eor r11, r16
    eor r11, r9
    ; round 5 (skinny.dsl:60)
    mov r30, r11
    lpm r14, Z
    ldd r15, Y+45
    eor r14, r15
    ; round 4 (skinny.dsl:60)
    eor r12, r7
    ; round 5 (skinny.dsl:60)
    mov r30, r12
    lpm r15, Z
    ldd r12, Y+40
    eor r15, r12
    movw r18, r14 ; r19, r15
    eor r18, r17
    eor r19, r6
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r13
    lpm r11, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r7
    lpm r7, Z
    mov r16, r11
    eor r16, r8
    andi r16, 240
    eor r11, r16
    eor r8, r16
    ldd r12, Y+42
    eor r12, r11
    eor r12, r17
    ldd r13, Y+39
    eor r8, r13
    eor r8, r6
    ; round 6 (skinny.dsl:60)
    mov r30, r14
    lpm r6, Z
    mov r30, r18
    lpm r13, Z
    mov r30, r15
    lpm r20, Z
    mov r30, r19
    lpm r11, Z
    ; round 5 (skinny.dsl:60)
    mov r17, r9
    eor r17, r7
    andi r17, 240
    eor r9, r17
    eor r7, r17
    eor r18, r7
    eor r19, r9
    ; round 6 (skinny.dsl:60)
    mov r16, r6
    eor r16, r20
    andi r16, 240
    eor r6, r16
    eor r20, r16
    ldd r7, Y+38
    eor r7, r6
    ldd r6, Y+35
    eor r20, r6
    mov r16, r13
    eor r16, r11
    andi r16, 240
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r12
    lpm r6, Z
    mov r30, r8
    lpm r12, Z
    eor r6, r21
    mov r30, r18
    lpm r8, Z
    ldd r9, Y+41
    eor r8, r9
    mov r30, r19
    lpm r9, Z
    ldd r17, Y+36
    eor r9, r17
    eor r7, r12
    eor r12, r8
    eor r20, r6
    eor r6, r9
    ; round 7 (skinny.dsl:60)
    mov r30, r7
    lpm r7, Z
    mov r30, r20
    lpm r17, Z
    eor r7, r21
    ; round 6 (skinny.dsl:60)
    eor r13, r16
    eor r11, r16
    eor r11, r12
    ; round 7 (skinny.dsl:60)
    mov r30, r11
    lpm r14, Z
    ldd r15, Y+37
    eor r14, r15
    ; round 6 (skinny.dsl:60)
    eor r13, r6
    ; round 7 (skinny.dsl:60)
    mov r30, r13
    lpm r15, Z
    ldd r13, Y+32
    eor r15, r13
    movw r18, r14 ; r19, r15
    eor r18, r17
    eor r19, r7
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r8
    lpm r8, Z
    mov r30, r12
    lpm r11, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r6
    lpm r6, Z
    mov r16, r8
    eor r16, r9
    andi r16, 240
    eor r8, r16
    eor r9, r16
    ldd r12, Y+34
    eor r12, r8
    eor r12, r17
    ldd r8, Y+31
    eor r9, r8
    eor r9, r7
    ; round 8 (skinny.dsl:60)
    mov r30, r14
    lpm r7, Z
    mov r30, r18
    lpm r8, Z
    mov r30, r15
    lpm r13, Z
    mov r30, r19
    lpm r20, Z
    ; round 7 (skinny.dsl:60)
    mov r17, r11
    eor r17, r6
    andi r17, 240
    eor r11, r17
    eor r6, r17
    eor r18, r6
    eor r19, r11
    ; round 8 (skinny.dsl:60)
    mov r16, r7
    eor r16, r13
    andi r16, 240
    eor r7, r16
    eor r13, r16
    ldd r6, Y+30
    eor r6, r7
    ldd r7, Y+27
    eor r13, r7
    mov r16, r8
    eor r16, r20
    andi r16, 240
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r12
    lpm r7, Z
    mov r30, r9
    lpm r9, Z
    eor r7, r21
    mov r30, r18
    lpm r12, Z
    ldd r11, Y+33
    eor r12, r11
    mov r30, r19
    lpm r17, Z
    ldd r11, Y+28
    eor r17, r11
    eor r6, r9
    eor r9, r12
    eor r13, r7
    eor r7, r17
    ; round 9 (skinny.dsl:60)
    mov r30, r6
    lpm r6, Z
    mov r30, r13
    lpm r13, Z
    eor r6, r21
    ; round 8 (skinny.dsl:60)
    eor r8, r16
    eor r20, r16
    eor r20, r9
    ; round 9 (skinny.dsl:60)
    mov r30, r20
    lpm r14, Z
    ldd r15, Y+29
    eor r14, r15
    ; round 8 (skinny.dsl:60)
    eor r8, r7
    ; round 9 (skinny.dsl:60)
    mov r30, r8
    lpm r15, Z
    ldd r8, Y+24
    eor r15, r8
    movw r18, r14 ; r19, r15
    eor r18, r13
    eor r19, r6
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r12
    lpm r8, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r17
    lpm r12, Z
    mov r30, r7
    lpm r7, Z
    mov r20, r8
    eor r20, r12
    andi r20, 240
    eor r8, r20
    eor r12, r20
    ldd r20, Y+26
    eor r20, r8
    eor r20, r13
    ldd r8, Y+23
    eor r12, r8
    eor r12, r6
    ; round 10 (skinny.dsl:60)
    mov r30, r14
    lpm r6, Z
    mov r30, r18
    lpm r8, Z
    mov r30, r15
    lpm r13, Z
    mov r30, r19
    lpm r11, Z
    ; round 9 (skinny.dsl:60)
    mov r17, r9
    eor r17, r7
    andi r17, 240
    eor r9, r17
    eor r7, r17
    eor r18, r7
    eor r19, r9
    ; round 10 (skinny.dsl:60)
    mov r16, r6
    eor r16, r13
    andi r16, 240
    eor r6, r16
    eor r13, r16
    ldd r7, Y+22
    eor r7, r6
    ldd r6, Y+19
    eor r13, r6
    mov r16, r8
    eor r16, r11
    andi r16, 240
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r20
    lpm r6, Z
    mov r30, r12
    lpm r9, Z
    eor r6, r21
    mov r30, r18
    lpm r12, Z
    ldd r17, Y+25
    eor r12, r17
    mov r30, r19
    lpm r17, Z
    ldd r20, Y+20
    eor r17, r20
    eor r7, r9
    eor r9, r12
    eor r13, r6
    eor r6, r17
    ; round 11 (skinny.dsl:60)
    mov r30, r7
    lpm r7, Z
    mov r30, r13
    lpm r13, Z
    eor r7, r21
    ; round 10 (skinny.dsl:60)
    eor r8, r16
    eor r11, r16
    eor r11, r9
    ; round 11 (skinny.dsl:60)
    mov r30, r11
    lpm r14, Z
    ldd r15, Y+21
    eor r14, r15
    ; round 10 (skinny.dsl:60)
    eor r8, r6
    ; round 11 (skinny.dsl:60)
    mov r30, r8
    lpm r15, Z
    ldd r8, Y+16
    eor r15, r8
    movw r18, r14 ; r19, r15
    eor r18, r13
    eor r19, r7
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r12
    lpm r8, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r17
    lpm r12, Z
    mov r30, r6
    lpm r6, Z
    mov r20, r8
    eor r20, r12
    andi r20, 240
    eor r8, r20
    eor r12, r20
    ldd r20, Y+18
    eor r20, r8
    eor r20, r13
    ldd r8, Y+15
    eor r12, r8
    eor r12, r7
    ; round 12 (skinny.dsl:60)
    mov r30, r14
    lpm r7, Z
    mov r30, r18
    lpm r8, Z
    mov r30, r15
    lpm r13, Z
    mov r30, r19
    lpm r11, Z
    ; round 11 (skinny.dsl:60)
    mov r17, r9
    eor r17, r6
    andi r17, 240
    eor r9, r17
    eor r6, r17
    eor r18, r6
    eor r19, r9
    ; round 12 (skinny.dsl:60)
    mov r16, r7
    eor r16, r13
    andi r16, 240
    eor r7, r16
    eor r13, r16
    ldd r6, Y+14
    eor r6, r7
    ldd r7, Y+11
    eor r13, r7
    mov r16, r8
    eor r16, r11
    andi r16, 240
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r20
    lpm r7, Z
    mov r30, r12
    lpm r9, Z
    eor r7, r21
    mov r30, r18
    lpm r12, Z
    ldd r17, Y+17
    eor r12, r17
    mov r30, r19
    lpm r17, Z
    ldd r20, Y+12
    eor r17, r20
    eor r6, r9
    eor r9, r12
    eor r13, r7
    eor r7, r17
    ; round 13 (skinny.dsl:60)
    mov r30, r6
    lpm r6, Z
    mov r30, r13
    lpm r13, Z
    eor r6, r21
    ; round 12 (skinny.dsl:60)
    eor r8, r16
    eor r11, r16
    eor r11, r9
    ; round 13 (skinny.dsl:60)
    mov r30, r11
    lpm r14, Z
    ldd r15, Y+13
    eor r14, r15
    ; round 12 (skinny.dsl:60)
    eor r8, r7
    ; round 13 (skinny.dsl:60)
    mov r30, r8
    lpm r15, Z
    ldd r8, Y+8
    eor r15, r8
    movw r18, r14 ; r19, r15
    eor r18, r13
    eor r19, r6
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r12
    lpm r8, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r17
    lpm r12, Z
    mov r30, r7
    lpm r7, Z
    mov r20, r8
    eor r20, r12
    andi r20, 240
    eor r8, r20
    eor r12, r20
    ldd r20, Y+10
    eor r20, r8
    eor r20, r13
    ldd r8, Y+7
    eor r12, r8
    eor r12, r6
    ; round 14 (skinny.dsl:60)
    mov r30, r14
    lpm r6, Z
    mov r30, r18
    lpm r8, Z
    mov r30, r15
    lpm r13, Z
    mov r30, r19
    lpm r11, Z
    ; round 13 (skinny.dsl:60)
    mov r17, r9
    eor r17, r7
    andi r17, 240
    eor r9, r17
    eor r7, r17
    eor r18, r7
    eor r19, r9
    ; round 14 (skinny.dsl:60)
    mov r16, r6
    eor r16, r13
    andi r16, 240
    eor r6, r16
    eor r13, r16
    ldd r7, Y+6
    eor r7, r6
    ldd r6, Y+3
    eor r13, r6
    mov r16, r8
    eor r16, r11
    andi r16, 240
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r20
    lpm r6, Z
    mov r30, r12
    lpm r9, Z
    eor r6, r21
    mov r30, r18
    lpm r12, Z
    ldd r17, Y+9
    eor r12, r17
    mov r30, r19
    lpm r17, Z
    ldd r20, Y+4
    eor r17, r20
    eor r7, r9
    eor r9, r12
    eor r13, r6
    eor r6, r17
    ; round 15 (skinny.dsl:60)
    mov r30, r7
    lpm r7, Z
    mov r30, r13
    lpm r13, Z
    eor r7, r21
    ; round 14 (skinny.dsl:60)
    eor r8, r16
    eor r11, r16
    eor r11, r9
    ; round 15 (skinny.dsl:60)
    mov r30, r11
    lpm r14, Z
    ldd r15, Y+5
    eor r14, r15
    ; round 14 (skinny.dsl:60)
    eor r8, r6
    ; round 15 (skinny.dsl:60)
    mov r30, r8
    lpm r15, Z
    ldd r8, Y+0
    eor r15, r8
    movw r18, r14 ; r19, r15
    eor r18, r13
    eor r19, r7
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r12
    lpm r8, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r17
    lpm r12, Z
    mov r30, r6
    lpm r6, Z
    mov r20, r8
    eor r20, r12
    andi r20, 240
    eor r8, r20
    eor r12, r20
    ldd r20, Y+2
    eor r20, r8
    eor r20, r13
    subi r28, lo8(-(-61))
    sbci r29, hi8(-(-61))
    ldd r8, Y+60
    eor r12, r8
    eor r12, r7
    ; round 16 (skinny.dsl:60)
    mov r30, r14
    lpm r7, Z
    mov r30, r18
    lpm r8, Z
    mov r30, r15
    lpm r13, Z
    mov r30, r19
    lpm r11, Z
    ; round 15 (skinny.dsl:60)
    mov r17, r9
    eor r17, r6
    andi r17, 240
    eor r9, r17
    eor r6, r17
    eor r18, r6
    eor r19, r9
    ; round 16 (skinny.dsl:60)
    mov r16, r7
    eor r16, r13
    andi r16, 240
    eor r7, r16
    eor r13, r16
    ldd r6, Y+59
    eor r6, r7
    ldd r7, Y+56
    eor r13, r7
    mov r16, r8
    eor r16, r11
    andi r16, 240
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r20
    lpm r7, Z
    mov r30, r12
    lpm r9, Z
    eor r7, r21
    mov r30, r18
    lpm r12, Z
    ldd r17, Y+62
    eor r12, r17
    mov r30, r19
    lpm r17, Z
    ldd r20, Y+57
    eor r17, r20
    eor r6, r9
    eor r9, r12
    eor r13, r7
    eor r7, r17
    ; round 17 (skinny.dsl:60)
    mov r30, r6
    lpm r6, Z
    mov r30, r13
    lpm r13, Z
    eor r6, r21
    ; round 16 (skinny.dsl:60)
    eor r8, r16
    eor r11, r16
    eor r11, r9
    ; round 17 (skinny.dsl:60)
    mov r30, r11
    lpm r14, Z
    ldd r15, Y+58
    eor r14, r15
    ; round 16 (skinny.dsl:60)
    eor r8, r7
    ; round 17 (skinny.dsl:60)
    mov r30, r8
    lpm r15, Z
    ldd r8, Y+53
    eor r15, r8
    movw r18, r14 ; r19, r15
    eor r18, r13
    eor r19, r6
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r12
    lpm r8, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r17
    lpm r12, Z
    mov r30, r7
    lpm r7, Z
    mov r20, r8
    eor r20, r12
    andi r20, 240
    eor r8, r20
    eor r12, r20
    ldd r20, Y+55
    eor r20, r8
    eor r20, r13
    ldd r8, Y+52
    eor r12, r8
    eor r12, r6
    ; round 18 (skinny.dsl:60)
    mov r30, r14
    lpm r6, Z
    mov r30, r18
    lpm r8, Z
    mov r30, r15
    lpm r13, Z
    mov r30, r19
    lpm r11, Z
    ; round 17 (skinny.dsl:60)
    mov r17, r9
    eor r17, r7
    andi r17, 240
    eor r9, r17
    eor r7, r17
    eor r18, r7
    eor r19, r9
    ; round 18 (skinny.dsl:60)
    mov r16, r6
    eor r16, r13
    andi r16, 240
    eor r6, r16
    eor r13, r16
    ldd r7, Y+51
    eor r7, r6
    ldd r6, Y+48
    eor r13, r6
    mov r16, r8
    eor r16, r11
    andi r16, 240
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r20
    lpm r6, Z
    mov r30, r12
    lpm r9, Z
    eor r6, r21
    mov r30, r18
    lpm r12, Z
    ldd r17, Y+54
    eor r12, r17
    mov r30, r19
    lpm r17, Z
    ldd r20, Y+49
    eor r17, r20
    eor r7, r9
    eor r9, r12
    eor r13, r6
    eor r6, r17
    ; round 19 (skinny.dsl:60)
    mov r30, r7
    lpm r7, Z
    mov r30, r13
    lpm r13, Z
    eor r7, r21
    ; round 18 (skinny.dsl:60)
    eor r8, r16
    eor r11, r16
    eor r11, r9
    ; round 19 (skinny.dsl:60)
    mov r30, r11
    lpm r14, Z
    ldd r15, Y+50
    eor r14, r15
    ; round 18 (skinny.dsl:60)
    eor r8, r6
    ; round 19 (skinny.dsl:60)
    mov r30, r8
    lpm r15, Z
    ldd r8, Y+45
    eor r15, r8
    movw r18, r14 ; r19, r15
    eor r18, r13
    eor r19, r7
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r12
    lpm r8, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r17
    lpm r12, Z
    mov r30, r6
    lpm r6, Z
    mov r20, r8
    eor r20, r12
    andi r20, 240
    eor r8, r20
    eor r12, r20
    ldd r20, Y+47
    eor r20, r8
    eor r20, r13
    ldd r8, Y+44
    eor r12, r8
    eor r12, r7
    ; round 20 (skinny.dsl:60)
    mov r30, r14
    lpm r7, Z
    mov r30, r18
    lpm r8, Z
    mov r30, r15
    lpm r13, Z
    mov r30, r19
    lpm r11, Z
    ; round 19 (skinny.dsl:60)
    mov r17, r9
    eor r17, r6
    andi r17, 240
    eor r9, r17
    eor r6, r17
    eor r18, r6
    eor r19, r9
    ; round 20 (skinny.dsl:60)
    mov r16, r7
    eor r16, r13
    andi r16, 240
    eor r7, r16
    eor r13, r16
    ldd r6, Y+43
    eor r6, r7
    ldd r7, Y+40
    eor r13, r7
    mov r16, r8
    eor r16, r11
    andi r16, 240
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r20
    lpm r7, Z
    mov r30, r12
    lpm r9, Z
    eor r7, r21
    mov r30, r18
    lpm r12, Z
    ldd r17, Y+46
    eor r12, r17
    mov r30, r19
    lpm r17, Z
    ldd r20, Y+41
    eor r17, r20
    eor r6, r9
    eor r9, r12
    eor r13, r7
    eor r7, r17
    ; round 21 (skinny.dsl:60)
    mov r30, r6
    lpm r6, Z
    mov r30, r13
    lpm r13, Z
    eor r6, r21
    ; round 20 (skinny.dsl:60)
    eor r8, r16
    eor r11, r16
    eor r11, r9
    ; round 21 (skinny.dsl:60)
    mov r30, r11
    lpm r14, Z
    ldd r15, Y+42
    eor r14, r15
    ; round 20 (skinny.dsl:60)
    eor r8, r7
    ; round 21 (skinny.dsl:60)
    mov r30, r8
    lpm r15, Z
    ldd r8, Y+37
    eor r15, r8
    movw r18, r14 ; r19, r15
    eor r18, r13
    eor r19, r6
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r12
    lpm r8, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r17
    lpm r12, Z
    mov r30, r7
    lpm r7, Z
    mov r20, r8
    eor r20, r12
    andi r20, 240
    eor r8, r20
    eor r12, r20
    ldd r20, Y+39
    eor r20, r8
    eor r20, r13
    ldd r8, Y+36
    eor r12, r8
    eor r12, r6
    ; round 22 (skinny.dsl:60)
    mov r30, r14
    lpm r6, Z
    mov r30, r18
    lpm r8, Z
    mov r30, r15
    lpm r13, Z
    mov r30, r19
    lpm r11, Z
    ; round 21 (skinny.dsl:60)
    mov r17, r9
    eor r17, r7
    andi r17, 240
    eor r9, r17
    eor r7, r17
    eor r18, r7
    eor r19, r9
    ; round 22 (skinny.dsl:60)
    mov r16, r6
    eor r16, r13
    andi r16, 240
    eor r6, r16
    eor r13, r16
    ldd r7, Y+35
    eor r7, r6
    ldd r6, Y+32
    eor r13, r6
    mov r16, r8
    eor r16, r11
    andi r16, 240
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r20
    lpm r6, Z
    mov r30, r12
    lpm r9, Z
    eor r6, r21
    mov r30, r18
    lpm r12, Z
    ldd r17, Y+38
    eor r12, r17
    mov r30, r19
    lpm r17, Z
    ldd r20, Y+33
    eor r17, r20
    eor r7, r9
    eor r9, r12
    eor r13, r6
    eor r6, r17
    ; round 23 (skinny.dsl:60)
    mov r30, r7
    lpm r7, Z
    mov r30, r13
    lpm r13, Z
    eor r7, r21
    ; round 22 (skinny.dsl:60)
    eor r8, r16
    eor r11, r16
    eor r11, r9
    ; round 23 (skinny.dsl:60)
    mov r30, r11
    lpm r14, Z
    ldd r15, Y+34
    eor r14, r15
    ; round 22 (skinny.dsl:60)
    eor r8, r6
    ; round 23 (skinny.dsl:60)
    mov r30, r8
    lpm r15, Z
    ldd r8, Y+29
    eor r15, r8
    movw r18, r14 ; r19, r15
    eor r18, r13
    eor r19, r7
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r12
    lpm r8, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r17
    lpm r12, Z
    mov r30, r6
    lpm r6, Z
    mov r20, r8
    eor r20, r12
    andi r20, 240
    eor r8, r20
    eor r12, r20
    ldd r20, Y+31
    eor r20, r8
    eor r20, r13
    ldd r8, Y+28
    eor r12, r8
    eor r12, r7
    ; round 24 (skinny.dsl:60)
    mov r30, r14
    lpm r7, Z
    mov r30, r18
    lpm r8, Z
    mov r30, r15
    lpm r13, Z
    mov r30, r19
    lpm r11, Z
    ; round 23 (skinny.dsl:60)
    mov r17, r9
    eor r17, r6
    andi r17, 240
    eor r9, r17
    eor r6, r17
    eor r18, r6
    eor r19, r9
    ; round 24 (skinny.dsl:60)
    mov r16, r7
    eor r16, r13
    andi r16, 240
    eor r7, r16
    eor r13, r16
    ldd r6, Y+27
    eor r6, r7
    ldd r7, Y+24
    eor r13, r7
    mov r16, r8
    eor r16, r11
    andi r16, 240
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r20
    lpm r7, Z
    mov r30, r12
    lpm r9, Z
    eor r7, r21
    mov r30, r18
    lpm r12, Z
    ldd r17, Y+30
    eor r12, r17
    mov r30, r19
    lpm r17, Z
    ldd r20, Y+25
    eor r17, r20
    eor r6, r9
    eor r9, r12
    eor r13, r7
    eor r7, r17
    ; round 25 (skinny.dsl:60)
    mov r30, r6
    lpm r6, Z
    mov r30, r13
    lpm r13, Z
    eor r6, r21
    ; round 24 (skinny.dsl:60)
    eor r8, r16
    eor r11, r16
    eor r11, r9
    ; round 25 (skinny.dsl:60)
    mov r30, r11
    lpm r14, Z
    ldd r15, Y+26
    eor r14, r15
    ; round 24 (skinny.dsl:60)
    eor r8, r7
    ; round 25 (skinny.dsl:60)
    mov r30, r8
    lpm r15, Z
    ldd r8, Y+21
    eor r15, r8
    movw r18, r14 ; r19, r15
    eor r18, r13
    eor r19, r6
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r12
    lpm r8, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r17
    lpm r12, Z
    mov r30, r7
    lpm r7, Z
    mov r20, r8
    eor r20, r12
    andi r20, 240
    eor r8, r20
    eor r12, r20
    ldd r20, Y+23
    eor r20, r8
    eor r20, r13
    ldd r8, Y+20
    eor r12, r8
    eor r12, r6
    ; round 26 (skinny.dsl:60)
    mov r30, r14
    lpm r6, Z
    mov r30, r18
    lpm r8, Z
    mov r30, r15
    lpm r13, Z
    mov r30, r19
    lpm r11, Z
    ; round 25 (skinny.dsl:60)
    mov r17, r9
    eor r17, r7
    andi r17, 240
    eor r9, r17
    eor r7, r17
    eor r18, r7
    eor r19, r9
    ; round 26 (skinny.dsl:60)
    mov r16, r6
    eor r16, r13
    andi r16, 240
    eor r6, r16
    eor r13, r16
    ldd r7, Y+19
    eor r7, r6
    ldd r6, Y+16
    eor r13, r6
    mov r16, r8
    eor r16, r11
    andi r16, 240
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r20
    lpm r6, Z
    mov r30, r12
    lpm r9, Z
    eor r6, r21
    mov r30, r18
    lpm r12, Z
    ldd r17, Y+22
    eor r12, r17
    mov r30, r19
    lpm r17, Z
    ldd r20, Y+17
    eor r17, r20
    eor r7, r9
    eor r9, r12
    eor r13, r6
    eor r6, r17
    ; round 27 (skinny.dsl:60)
    mov r30, r7
    lpm r7, Z
    mov r30, r13
    lpm r13, Z
    eor r7, r21
    ; round 26 (skinny.dsl:60)
    eor r8, r16
    eor r11, r16
    eor r11, r9
    ; round 27 (skinny.dsl:60)
    mov r30, r11
    lpm r14, Z
    ldd r15, Y+18
    eor r14, r15
    ; round 26 (skinny.dsl:60)
    eor r8, r6
    ; round 27 (skinny.dsl:60)
    mov r30, r8
    lpm r15, Z
    ldd r8, Y+13
    eor r15, r8
    movw r18, r14 ; r19, r15
    eor r18, r13
    eor r19, r7
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r12
    lpm r8, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r17
    lpm r12, Z
    mov r30, r6
    lpm r6, Z
    mov r20, r8
    eor r20, r12
    andi r20, 240
    eor r8, r20
    eor r12, r20
    ldd r20, Y+15
    eor r20, r8
    eor r20, r13
    ldd r8, Y+12
    eor r12, r8
    eor r12, r7
    ; round 28 (skinny.dsl:60)
    mov r30, r14
    lpm r7, Z
    mov r30, r18
    lpm r8, Z
    mov r30, r15
    lpm r13, Z
    mov r30, r19
    lpm r11, Z
    ; round 27 (skinny.dsl:60)
    mov r17, r9
    eor r17, r6
    andi r17, 240
    eor r9, r17
    eor r6, r17
    eor r18, r6
    eor r19, r9
    ; round 28 (skinny.dsl:60)
    mov r16, r7
    eor r16, r13
    andi r16, 240
    eor r7, r16
    eor r13, r16
    ldd r6, Y+11
    eor r6, r7
    ldd r7, Y+8
    eor r13, r7
    mov r16, r8
    eor r16, r11
    andi r16, 240
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r20
    lpm r7, Z
    mov r30, r12
    lpm r9, Z
    eor r7, r21
    mov r30, r18
    lpm r12, Z
    ldd r17, Y+14
    eor r12, r17
    mov r30, r19
    lpm r17, Z
    ldd r20, Y+9
    eor r17, r20
    eor r6, r9
    eor r9, r12
    eor r13, r7
    eor r7, r17
    ; round 29 (skinny.dsl:60)
    mov r30, r6
    lpm r6, Z
    mov r30, r13
    lpm r13, Z
    eor r6, r21
    ; round 28 (skinny.dsl:60)
    eor r8, r16
    eor r11, r16
    eor r11, r9
    ; round 29 (skinny.dsl:60)
    mov r30, r11
    lpm r14, Z
    ldd r15, Y+10
    eor r14, r15
    ; round 28 (skinny.dsl:60)
    eor r8, r7
    ; round 29 (skinny.dsl:60)
    mov r30, r8
    lpm r15, Z
    ldd r8, Y+5
    eor r15, r8
    movw r18, r14 ; r19, r15
    eor r18, r13
    eor r19, r6
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r12
    lpm r8, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r17
    lpm r12, Z
    mov r30, r7
    lpm r7, Z
    mov r20, r8
    eor r20, r12
    andi r20, 240
    eor r8, r20
    eor r12, r20
    ldd r20, Y+7
    eor r20, r8
    eor r20, r13
    ldd r8, Y+4
    eor r12, r8
    eor r12, r6
    ; round 30 (skinny.dsl:60)
    mov r30, r14
    lpm r6, Z
    mov r30, r18
    lpm r8, Z
    mov r30, r15
    lpm r13, Z
    mov r30, r19
    lpm r11, Z
    ; round 29 (skinny.dsl:60)
    mov r17, r9
    eor r17, r7
    andi r17, 240
    eor r9, r17
    eor r7, r17
    eor r18, r7
    eor r19, r9
    ; round 30 (skinny.dsl:60)
    mov r16, r6
    eor r16, r13
    andi r16, 240
    eor r6, r16
    eor r13, r16
    ldd r7, Y+3
    eor r7, r6
    ldd r6, Y+0
    eor r13, r6
    mov r16, r8
    eor r16, r11
    andi r16, 240
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r20
    lpm r6, Z
    mov r30, r12
    lpm r9, Z
    eor r6, r21
    mov r30, r18
    lpm r12, Z
    ldd r17, Y+6
    eor r12, r17
    mov r30, r19
    lpm r17, Z
    ldd r20, Y+1
    eor r17, r20
    eor r7, r9
    eor r9, r12
    eor r13, r6
    eor r6, r17
    ; round 31 (skinny.dsl:60)
    mov r30, r7
    lpm r7, Z
    mov r30, r13
    lpm r13, Z
    eor r7, r21
    ; round 30 (skinny.dsl:60)
    eor r8, r16
    eor r11, r16
    eor r11, r9
    ; round 31 (skinny.dsl:60)
    mov r30, r11
    lpm r14, Z
    ldd r15, Y+2
    eor r14, r15
    ; round 30 (skinny.dsl:60)
    eor r8, r6
    ; round 31 (skinny.dsl:60)
    mov r30, r8
    lpm r15, Z
    subi r28, lo8(-(-23))
    sbci r29, hi8(-(-23))
    ldd r8, Y+20
    eor r15, r8
    movw r18, r14 ; r19, r15
    eor r18, r13
    eor r19, r7
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r12
    lpm r8, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r17
    lpm r12, Z
    mov r30, r6
    lpm r6, Z
    mov r20, r8
    eor r20, r12
    andi r20, 240
    eor r8, r20
    eor r12, r20
    ldd r20, Y+22
    eor r20, r8
    eor r20, r13
    ldd r8, Y+19
    eor r12, r8
    eor r12, r7
    ; round 32 (skinny.dsl:60)
    mov r30, r14
    lpm r7, Z
    mov r30, r18
    lpm r8, Z
    mov r30, r15
    lpm r13, Z
    mov r30, r19
    lpm r11, Z
    ; round 31 (skinny.dsl:60)
    mov r17, r9
    eor r17, r6
    andi r17, 240
    eor r9, r17
    eor r6, r17
    eor r18, r6
    eor r19, r9
    ; round 32 (skinny.dsl:60)
    mov r16, r7
    eor r16, r13
    andi r16, 240
    eor r7, r16
    eor r13, r16
    ldd r6, Y+18
    eor r6, r7
    ldd r7, Y+15
    eor r13, r7
    mov r16, r8
    eor r16, r11
    andi r16, 240
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r20
    lpm r7, Z
    mov r30, r12
    lpm r9, Z
    eor r7, r21
    mov r30, r18
    lpm r12, Z
    ldd r17, Y+21
    eor r12, r17
    mov r30, r19
    lpm r17, Z
    ldd r20, Y+16
    eor r17, r20
    eor r6, r9
    eor r9, r12
    eor r13, r7
    eor r7, r17
    ; round 33 (skinny.dsl:60)
    mov r30, r6
    lpm r6, Z
    mov r30, r13
    lpm r13, Z
    eor r6, r21
    ; round 32 (skinny.dsl:60)
    eor r8, r16
    eor r11, r16
    eor r11, r9
    ; round 33 (skinny.dsl:60)
    mov r30, r11
    lpm r14, Z
    ldd r15, Y+17
    eor r14, r15
    ; round 32 (skinny.dsl:60)
    eor r8, r7
    ; round 33 (skinny.dsl:60)
    mov r30, r8
    lpm r15, Z
    ldd r8, Y+12
    eor r15, r8
    movw r18, r14 ; r19, r15
    eor r18, r13
    eor r19, r6
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r12
    lpm r8, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r17
    lpm r12, Z
    mov r30, r7
    lpm r7, Z
    mov r20, r8
    eor r20, r12
    andi r20, 240
    eor r8, r20
    eor r12, r20
    ldd r20, Y+14
    eor r20, r8
    eor r20, r13
    ldd r8, Y+11
    eor r12, r8
    eor r12, r6
    ; round 34 (skinny.dsl:60)
    mov r30, r14
    lpm r6, Z
    mov r30, r18
    lpm r8, Z
    mov r30, r15
    lpm r13, Z
    mov r30, r19
    lpm r11, Z
    ; round 33 (skinny.dsl:60)
    mov r17, r9
    eor r17, r7
    andi r17, 240
    eor r9, r17
    eor r7, r17
    eor r18, r7
    eor r19, r9
    ; round 34 (skinny.dsl:60)
    mov r16, r6
    eor r16, r13
    andi r16, 240
    eor r6, r16
    eor r13, r16
    ldd r7, Y+10
    eor r7, r6
    ldd r6, Y+7
    eor r13, r6
    mov r16, r8
    eor r16, r11
    andi r16, 240
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r20
    lpm r6, Z
    mov r30, r12
    lpm r9, Z
    eor r6, r21
    mov r30, r18
    lpm r12, Z
    ldd r17, Y+13
    eor r12, r17
    mov r30, r19
    lpm r17, Z
    ldd r20, Y+8
    eor r17, r20
    eor r7, r9
    eor r9, r12
    eor r13, r6
    eor r6, r17
    ; round 35 (skinny.dsl:60)
    mov r30, r7
    lpm r7, Z
    mov r30, r13
    lpm r13, Z
    eor r7, r21
    ; round 34 (skinny.dsl:60)
    eor r8, r16
    eor r11, r16
    eor r11, r9
    ; round 35 (skinny.dsl:60)
    mov r30, r11
    lpm r14, Z
    ldd r15, Y+9
    eor r14, r15
    ; round 34 (skinny.dsl:60)
    eor r8, r6
    ; round 35 (skinny.dsl:60)
    mov r30, r8
    lpm r15, Z
    ldd r8, Y+4
    eor r15, r8
    movw r18, r14 ; r19, r15
    eor r18, r13
    eor r19, r7
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r12
    lpm r8, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r17
    lpm r12, Z
    mov r30, r6
    lpm r6, Z
    mov r20, r8
    eor r20, r12
    andi r20, 240
    eor r8, r20
    eor r12, r20
    ldd r20, Y+6
    eor r20, r8
    eor r20, r13
    ldd r8, Y+3
    eor r12, r8
    eor r12, r7
    ; round 36 (skinny.dsl:60)
    mov r30, r14
    lpm r7, Z
    mov r30, r18
    lpm r8, Z
    mov r30, r15
    lpm r13, Z
    mov r30, r19
    lpm r11, Z
    ; round 35 (skinny.dsl:60)
    mov r17, r9
    eor r17, r6
    andi r17, 240
    eor r9, r17
    eor r6, r17
    eor r18, r6
    eor r19, r9
    ; round 36 (skinny.dsl:60)
    mov r16, r7
    eor r16, r13
    andi r16, 240
    eor r7, r16
    eor r13, r16
    ldd r6, Y+2
    eor r6, r7
    ldd r7, Y+0
    eor r13, r7
    mov r16, r8
    eor r16, r11
    andi r16, 240
    eor r8, r16
    eor r11, r16
    ld r7, X+
    ld r9, X+
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r20
    lpm r20, Z
    eor r20, r21
    mov r30, r12
    lpm r12, Z
    mov r30, r18
    lpm r18, Z
    ldd r21, Y+5
    eor r18, r21
    mov r30, r19
    lpm r19, Z
    ldd r21, Y+1
    eor r19, r21
    eor r6, r12
    eor r12, r18
    eor r13, r20
    eor r20, r19
    eor r11, r12
    eor r8, r20
    eor r7, r11
    eor r9, r8
    ld r8, X+
    eor r8, r18
    ld r18, X+
    eor r18, r19
    ld r19, X+
    eor r19, r6
    ld r6, X+
    eor r6, r13
    ld r13, X+
    eor r13, r12
    ld r12, X+
    eor r12, r20
    movw r30, r22
    std Z+0, r7
    std Z+1, r9
    std Z+2, r8
    std Z+3, r18
    std Z+4, r19
    std Z+5, r6
    std Z+6, r13
    std Z+7, r12
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    subi r22, 248
    sbci r23, 255
    sec
    adc r2, r1
    adc r3, r1
    adc r4, r1
    adc r5, r1
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_skinny64_128_ctr_crypt_avr_rest
    rjmp .Llwcc_skinny64_128_ctr_crypt_avr_group
.Llwcc_skinny64_128_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r0
    tst r0
    brne .Llwcc_skinny64_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_skinny64_128_ctr_crypt_avr_end
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
.Llwcc_skinny64_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_skinny64_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    movw r22, r28
    movw r28, r30
    rjmp .Llwcc_skinny64_128_ctr_crypt_avr_group
.Llwcc_skinny64_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_skinny64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_skinny64_128_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_skinny64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_skinny64_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_skinny64_128_ctr_crypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_skinny64_128_ctr_crypt_avr, .-lwcc_skinny64_128_ctr_crypt_avr

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
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .balign 256
.Ltable_byte_1:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02
    .byte 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04
    .byte 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06
    .byte 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09
    .byte 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b
    .byte 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d
    .byte 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f
    .byte 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11
    .byte 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13
    .byte 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15
    .byte 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17
    .byte 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18
    .byte 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a
    .byte 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c
    .byte 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e
    .balign 256
.Ltable_byte_2:
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .balign 256
.Ltable_byte_3:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04
    .byte 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09
    .byte 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d
    .byte 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13
    .byte 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17
    .byte 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a
    .byte 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e
    .byte 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22
    .byte 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26
    .byte 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b
    .byte 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f
    .byte 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31
    .byte 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35
    .byte 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38
    .byte 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c
