; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simon --set simon128_128 --target avr --lanes 1
; passes:    unroll() invert() counter() sbox(lanes=1, fixed=true) value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 65
; layout:    words of 64 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 16, nonce 12, rk 544, ctx 556, align 1, group 16, stack 65, code 48268, flash 48268, ram 1165
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:4dfebf1a44c2a3a0c82d91ebe7d5ad7674d69129c4da70a833f9427ceb22bee4

    .text

    .global lwcc_simon128_128_key_setup_avr
    .type lwcc_simon128_128_key_setup_avr, @function
lwcc_simon128_128_key_setup_avr:
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
    ld r14, X+
    st Z+, r14
    ld r14, X+
    st Z+, r14
    ld r14, X+
    st Z+, r14
    ld r14, X+
    st Z+, r14
    ld r14, X+
    st Z+, r14
    ld r14, X+
    st Z+, r14
    ld r14, X+
    st Z+, r14
    ld r14, X+
    st Z+, r14
    ld r14, X+
    st Z+, r14
    ld r14, X+
    st Z+, r14
    ld r14, X+
    st Z+, r14
    ld r14, X+
    st Z+, r14
    ld r14, X+
    st Z+, r14
    ld r14, X+
    st Z+, r14
    ld r14, X+
    st Z+, r14
    ld r14, X
    st Z+, r14
    ldi r25, 253
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r14, X+
    eor r14, r25
    ldi r25, 255
    ld r15, X+
    eor r15, r25
    ldi r25, 255
    ld r10, X+
    eor r10, r25
    ldi r25, 255
    ld r11, X+
    eor r11, r25
    ldi r25, 255
    ld r6, X+
    eor r6, r25
    ldi r25, 255
    ld r7, X+
    eor r7, r25
    ldi r25, 255
    ld r2, X+
    eor r2, r25
    ldi r25, 255
    ld r3, X+
    eor r3, r25
    ldi r25, 252
    ld r0, X+
    eor r0, r25
    ldi r25, 255
    ld r12, X+
    eor r12, r25
    ldi r25, 255
    ld r13, X+
    eor r13, r25
    ldi r25, 255
    ld r8, X+
    eor r8, r25
    ldi r25, 255
    ld r9, X+
    eor r9, r25
    ldi r25, 255
    ld r4, X+
    eor r4, r25
    ldi r25, 255
    ld r5, X+
    eor r5, r25
    ldi r25, 255
    ld r24, X
    eor r25, r24
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r24, X+
    ld r23, X+
    ld r22, X+
    ld r21, X+
    ld r20, X+
    ld r19, X+
    ld r18, X+
    ld r16, X
    mov r17, r24
    lsr r17
    ror r16
    ror r18
    ror r19
    ror r20
    ror r21
    ror r22
    ror r23
    ror r24
    lsr r17
    ror r16
    ror r18
    ror r19
    ror r20
    ror r21
    ror r22
    ror r23
    ror r24
    lsr r17
    ror r16
    ror r18
    ror r19
    ror r20
    ror r21
    ror r22
    ror r23
    ror r24
    mov r17, r24
    std Y+14, r25
    mov r25, r23
    std Y+15, r5
    mov r5, r22
    std Y+16, r4
    mov r4, r21
    std Y+17, r9
    mov r9, r20
    std Y+18, r8
    mov r8, r19
    std Y+19, r13
    mov r13, r18
    std Y+20, r12
    mov r12, r16
    bst r17, 0
    lsr r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r5
    ror r25
    ror r17
    bld r12, 7
    eor r24, r17
    eor r23, r25
    eor r5, r22
    eor r4, r21
    eor r9, r20
    eor r8, r19
    eor r13, r18
    eor r12, r16
    eor r14, r24
    eor r15, r23
    eor r10, r5
    eor r11, r4
    eor r6, r9
    eor r7, r8
    eor r2, r13
    eor r3, r12
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    ldi r25, 253
    eor r25, r14
    ldi r24, 255
    eor r24, r15
    ldi r23, 255
    eor r23, r10
    ldi r22, 255
    eor r22, r11
    ldi r21, 255
    eor r21, r6
    ldi r20, 255
    eor r20, r7
    ldi r19, 255
    eor r19, r2
    ldi r18, 255
    eor r18, r3
    mov r12, r14
    lsr r12
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    lsr r12
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    lsr r12
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    movw r4, r6 ; r5, r7
    movw r16, r2 ; r17, r3
    bst r12, 0
    lsr r17
    ror r16
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    bld r17, 7
    eor r14, r12
    eor r15, r13
    eor r10, r8
    eor r11, r9
    eor r6, r4
    eor r7, r5
    eor r2, r16
    eor r3, r17
    eor r0, r14
    ldd r14, Y+20
    eor r14, r15
    ldd r15, Y+19
    eor r15, r10
    ldd r10, Y+18
    eor r10, r11
    ldd r11, Y+17
    eor r11, r6
    ldd r6, Y+16
    eor r6, r7
    ldd r7, Y+15
    eor r7, r2
    ldd r2, Y+14
    eor r2, r3
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    ldi r16, 252
    eor r16, r0
    ldi r17, 255
    eor r17, r14
    mov r3, r17
    ldi r17, 255
    eor r17, r15
    mov r12, r17
    ldi r17, 255
    eor r17, r10
    mov r13, r17
    ldi r17, 255
    eor r17, r11
    mov r8, r17
    ldi r17, 255
    eor r17, r6
    mov r9, r17
    ldi r17, 255
    eor r17, r7
    mov r4, r17
    ldi r17, 255
    eor r17, r2
    mov r5, r0
    lsr r5
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    lsr r5
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    lsr r5
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r14
    std Y+15, r4
    mov r4, r15
    std Y+16, r9
    mov r9, r10
    std Y+17, r8
    mov r8, r11
    std Y+18, r13
    mov r13, r6
    std Y+19, r12
    mov r12, r7
    std Y+20, r3
    mov r3, r2
    bst r5, 0
    lsr r3
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r3, 7
    eor r0, r5
    eor r14, r17
    eor r15, r4
    eor r10, r9
    eor r11, r8
    eor r6, r13
    eor r7, r12
    eor r2, r3
    eor r0, r25
    eor r14, r24
    eor r15, r23
    eor r10, r22
    eor r11, r21
    eor r6, r20
    eor r7, r19
    eor r2, r18
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    ldi r25, 253
    eor r25, r0
    ldi r24, 255
    eor r24, r14
    ldi r23, 255
    eor r23, r15
    ldi r22, 255
    eor r22, r10
    ldi r21, 255
    eor r21, r11
    ldi r20, 255
    eor r20, r6
    ldi r19, 255
    eor r19, r7
    ldi r18, 255
    eor r18, r2
    mov r3, r0
    lsr r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    lsr r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    lsr r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    mov r3, r0
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    movw r4, r6 ; r5, r7
    mov r17, r2
    bst r3, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r3
    bld r17, 7
    eor r0, r3
    eor r14, r12
    eor r15, r13
    eor r10, r8
    eor r11, r9
    eor r6, r4
    eor r7, r5
    eor r2, r17
    eor r0, r16
    ldd r3, Y+20
    eor r3, r14
    ldd r14, Y+19
    eor r14, r15
    ldd r15, Y+18
    eor r15, r10
    ldd r10, Y+17
    eor r10, r11
    ldd r11, Y+16
    eor r11, r6
    ldd r6, Y+15
    eor r6, r7
    ldd r7, Y+14
    eor r7, r2
    st Z+, r0
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    ldi r16, 253
    eor r16, r0
    ldi r17, 255
    eor r17, r3
    mov r2, r17
    ldi r17, 255
    eor r17, r14
    mov r12, r17
    ldi r17, 255
    eor r17, r15
    mov r13, r17
    ldi r17, 255
    eor r17, r10
    mov r8, r17
    ldi r17, 255
    eor r17, r11
    mov r9, r17
    ldi r17, 255
    eor r17, r6
    mov r4, r17
    ldi r17, 255
    eor r17, r7
    mov r5, r0
    lsr r5
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    lsr r5
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    lsr r5
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r3
    std Y+15, r4
    mov r4, r14
    std Y+16, r9
    mov r9, r15
    std Y+17, r8
    mov r8, r10
    std Y+18, r13
    mov r13, r11
    std Y+19, r12
    mov r12, r6
    std Y+20, r2
    mov r2, r7
    bst r5, 0
    lsr r2
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r2, 7
    eor r0, r5
    eor r3, r17
    eor r14, r4
    eor r15, r9
    eor r10, r8
    eor r11, r13
    eor r6, r12
    eor r7, r2
    eor r0, r25
    eor r3, r24
    eor r14, r23
    eor r15, r22
    eor r10, r21
    eor r11, r20
    eor r6, r19
    eor r7, r18
    st Z+, r0
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    ldi r25, 253
    eor r25, r0
    ldi r24, 255
    eor r24, r3
    ldi r23, 255
    eor r23, r14
    ldi r22, 255
    eor r22, r15
    ldi r21, 255
    eor r21, r10
    ldi r20, 255
    eor r20, r11
    ldi r19, 255
    eor r19, r6
    ldi r18, 255
    eor r18, r7
    mov r2, r0
    lsr r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    lsr r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    lsr r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    mov r2, r0
    mov r12, r3
    mov r13, r14
    mov r8, r15
    mov r9, r10
    mov r4, r11
    mov r5, r6
    mov r17, r7
    bst r2, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r2
    bld r17, 7
    eor r0, r2
    eor r3, r12
    eor r14, r13
    eor r15, r8
    eor r10, r9
    eor r11, r4
    eor r6, r5
    eor r7, r17
    eor r0, r16
    ldd r2, Y+20
    eor r2, r3
    ldd r3, Y+19
    eor r3, r14
    ldd r14, Y+18
    eor r14, r15
    ldd r15, Y+17
    eor r15, r10
    ldd r10, Y+16
    eor r10, r11
    ldd r11, Y+15
    eor r11, r6
    ldd r6, Y+14
    eor r6, r7
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    ldi r16, 253
    eor r16, r0
    ldi r17, 255
    eor r17, r2
    mov r7, r17
    ldi r17, 255
    eor r17, r3
    mov r12, r17
    ldi r17, 255
    eor r17, r14
    mov r13, r17
    ldi r17, 255
    eor r17, r15
    mov r8, r17
    ldi r17, 255
    eor r17, r10
    mov r9, r17
    ldi r17, 255
    eor r17, r11
    mov r4, r17
    ldi r17, 255
    eor r17, r6
    mov r5, r0
    lsr r5
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    lsr r5
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    lsr r5
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r2
    std Y+15, r4
    mov r4, r3
    std Y+16, r9
    mov r9, r14
    std Y+17, r8
    mov r8, r15
    std Y+18, r13
    mov r13, r10
    std Y+19, r12
    mov r12, r11
    std Y+20, r7
    mov r7, r6
    bst r5, 0
    lsr r7
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r7, 7
    eor r0, r5
    eor r2, r17
    eor r3, r4
    eor r14, r9
    eor r15, r8
    eor r10, r13
    eor r11, r12
    eor r6, r7
    eor r0, r25
    eor r2, r24
    eor r3, r23
    eor r14, r22
    eor r15, r21
    eor r10, r20
    eor r11, r19
    eor r6, r18
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    ldi r25, 252
    eor r25, r0
    ldi r24, 255
    eor r24, r2
    ldi r23, 255
    eor r23, r3
    ldi r22, 255
    eor r22, r14
    ldi r21, 255
    eor r21, r15
    ldi r20, 255
    eor r20, r10
    ldi r19, 255
    eor r19, r11
    ldi r18, 255
    eor r18, r6
    mov r7, r0
    lsr r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    lsr r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    lsr r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    mov r7, r0
    movw r12, r2 ; r13, r3
    movw r8, r14 ; r9, r15
    movw r4, r10 ; r5, r11
    mov r17, r6
    bst r7, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r7
    bld r17, 7
    eor r0, r7
    eor r2, r12
    eor r3, r13
    eor r14, r8
    eor r15, r9
    eor r10, r4
    eor r11, r5
    eor r6, r17
    eor r0, r16
    ldd r7, Y+20
    eor r7, r2
    ldd r2, Y+19
    eor r2, r3
    ldd r3, Y+18
    eor r3, r14
    ldd r14, Y+17
    eor r14, r15
    ldd r15, Y+16
    eor r15, r10
    ldd r10, Y+15
    eor r10, r11
    ldd r11, Y+14
    eor r11, r6
    st Z+, r0
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    ldi r16, 253
    eor r16, r0
    ldi r17, 255
    eor r17, r7
    mov r6, r17
    ldi r17, 255
    eor r17, r2
    mov r12, r17
    ldi r17, 255
    eor r17, r3
    mov r13, r17
    ldi r17, 255
    eor r17, r14
    mov r8, r17
    ldi r17, 255
    eor r17, r15
    mov r9, r17
    ldi r17, 255
    eor r17, r10
    mov r4, r17
    ldi r17, 255
    eor r17, r11
    mov r5, r0
    lsr r5
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    lsr r5
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    lsr r5
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r7
    std Y+15, r4
    mov r4, r2
    std Y+16, r9
    mov r9, r3
    std Y+17, r8
    mov r8, r14
    std Y+18, r13
    mov r13, r15
    std Y+19, r12
    mov r12, r10
    std Y+20, r6
    mov r6, r11
    bst r5, 0
    lsr r6
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r6, 7
    eor r0, r5
    eor r7, r17
    eor r2, r4
    eor r3, r9
    eor r14, r8
    eor r15, r13
    eor r10, r12
    eor r11, r6
    eor r0, r25
    eor r7, r24
    eor r2, r23
    eor r3, r22
    eor r14, r21
    eor r15, r20
    eor r10, r19
    eor r11, r18
    st Z+, r0
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    ldi r25, 253
    eor r25, r0
    ldi r24, 255
    eor r24, r7
    ldi r23, 255
    eor r23, r2
    ldi r22, 255
    eor r22, r3
    ldi r21, 255
    eor r21, r14
    ldi r20, 255
    eor r20, r15
    ldi r19, 255
    eor r19, r10
    ldi r18, 255
    eor r18, r11
    mov r6, r0
    lsr r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    lsr r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    lsr r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    mov r6, r0
    mov r12, r7
    mov r13, r2
    mov r8, r3
    mov r9, r14
    mov r4, r15
    mov r5, r10
    mov r17, r11
    bst r6, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r6
    bld r17, 7
    eor r0, r6
    eor r7, r12
    eor r2, r13
    eor r3, r8
    eor r14, r9
    eor r15, r4
    eor r10, r5
    eor r11, r17
    eor r0, r16
    ldd r6, Y+20
    eor r6, r7
    ldd r7, Y+19
    eor r7, r2
    ldd r2, Y+18
    eor r2, r3
    ldd r3, Y+17
    eor r3, r14
    ldd r14, Y+16
    eor r14, r15
    ldd r15, Y+15
    eor r15, r10
    ldd r10, Y+14
    eor r10, r11
    st Z+, r0
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    ldi r16, 253
    eor r16, r0
    ldi r17, 255
    eor r17, r6
    mov r11, r17
    ldi r17, 255
    eor r17, r7
    mov r12, r17
    ldi r17, 255
    eor r17, r2
    mov r13, r17
    ldi r17, 255
    eor r17, r3
    mov r8, r17
    ldi r17, 255
    eor r17, r14
    mov r9, r17
    ldi r17, 255
    eor r17, r15
    mov r4, r17
    ldi r17, 255
    eor r17, r10
    mov r5, r0
    lsr r5
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    lsr r5
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    lsr r5
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r6
    std Y+15, r4
    mov r4, r7
    std Y+16, r9
    mov r9, r2
    std Y+17, r8
    mov r8, r3
    std Y+18, r13
    mov r13, r14
    std Y+19, r12
    mov r12, r15
    std Y+20, r11
    mov r11, r10
    bst r5, 0
    lsr r11
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r11, 7
    eor r0, r5
    eor r6, r17
    eor r7, r4
    eor r2, r9
    eor r3, r8
    eor r14, r13
    eor r15, r12
    eor r10, r11
    eor r0, r25
    eor r6, r24
    eor r7, r23
    eor r2, r22
    eor r3, r21
    eor r14, r20
    eor r15, r19
    eor r10, r18
    st Z+, r0
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    ldi r25, 252
    eor r25, r0
    ldi r24, 255
    eor r24, r6
    ldi r23, 255
    eor r23, r7
    ldi r22, 255
    eor r22, r2
    ldi r21, 255
    eor r21, r3
    ldi r20, 255
    eor r20, r14
    ldi r19, 255
    eor r19, r15
    ldi r18, 255
    eor r18, r10
    mov r11, r0
    lsr r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    lsr r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    lsr r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    mov r11, r0
    movw r12, r6 ; r13, r7
    movw r8, r2 ; r9, r3
    movw r4, r14 ; r5, r15
    mov r17, r10
    bst r11, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r11
    bld r17, 7
    eor r0, r11
    eor r6, r12
    eor r7, r13
    eor r2, r8
    eor r3, r9
    eor r14, r4
    eor r15, r5
    eor r10, r17
    eor r0, r16
    ldd r11, Y+20
    eor r11, r6
    ldd r6, Y+19
    eor r6, r7
    ldd r7, Y+18
    eor r7, r2
    ldd r2, Y+17
    eor r2, r3
    ldd r3, Y+16
    eor r3, r14
    ldd r14, Y+15
    eor r14, r15
    ldd r15, Y+14
    eor r15, r10
    st Z+, r0
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    ldi r16, 252
    eor r16, r0
    ldi r17, 255
    eor r17, r11
    mov r10, r17
    ldi r17, 255
    eor r17, r6
    mov r12, r17
    ldi r17, 255
    eor r17, r7
    mov r13, r17
    ldi r17, 255
    eor r17, r2
    mov r8, r17
    ldi r17, 255
    eor r17, r3
    mov r9, r17
    ldi r17, 255
    eor r17, r14
    mov r4, r17
    ldi r17, 255
    eor r17, r15
    mov r5, r0
    lsr r5
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    lsr r5
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    lsr r5
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r11
    std Y+15, r4
    mov r4, r6
    std Y+16, r9
    mov r9, r7
    std Y+17, r8
    mov r8, r2
    std Y+18, r13
    mov r13, r3
    std Y+19, r12
    mov r12, r14
    std Y+20, r10
    mov r10, r15
    bst r5, 0
    lsr r10
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r10, 7
    eor r0, r5
    eor r11, r17
    eor r6, r4
    eor r7, r9
    eor r2, r8
    eor r3, r13
    eor r14, r12
    eor r15, r10
    eor r0, r25
    eor r11, r24
    eor r6, r23
    eor r7, r22
    eor r2, r21
    eor r3, r20
    eor r14, r19
    eor r15, r18
    st Z+, r0
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    ldi r25, 252
    eor r25, r0
    ldi r24, 255
    eor r24, r11
    ldi r23, 255
    eor r23, r6
    ldi r22, 255
    eor r22, r7
    ldi r21, 255
    eor r21, r2
    ldi r20, 255
    eor r20, r3
    ldi r19, 255
    eor r19, r14
    ldi r18, 255
    eor r18, r15
    mov r10, r0
    lsr r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    lsr r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    lsr r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    mov r10, r0
    mov r12, r11
    mov r13, r6
    mov r8, r7
    mov r9, r2
    mov r4, r3
    mov r5, r14
    mov r17, r15
    bst r10, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r10
    bld r17, 7
    eor r0, r10
    eor r11, r12
    eor r6, r13
    eor r7, r8
    eor r2, r9
    eor r3, r4
    eor r14, r5
    eor r15, r17
    eor r0, r16
    ldd r10, Y+20
    eor r10, r11
    ldd r11, Y+19
    eor r11, r6
    ldd r6, Y+18
    eor r6, r7
    ldd r7, Y+17
    eor r7, r2
    ldd r2, Y+16
    eor r2, r3
    ldd r3, Y+15
    eor r3, r14
    ldd r14, Y+14
    eor r14, r15
    st Z+, r0
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    ldi r16, 252
    eor r16, r0
    ldi r17, 255
    eor r17, r10
    mov r15, r17
    ldi r17, 255
    eor r17, r11
    mov r12, r17
    ldi r17, 255
    eor r17, r6
    mov r13, r17
    ldi r17, 255
    eor r17, r7
    mov r8, r17
    ldi r17, 255
    eor r17, r2
    mov r9, r17
    ldi r17, 255
    eor r17, r3
    mov r4, r17
    ldi r17, 255
    eor r17, r14
    mov r5, r0
    lsr r5
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    lsr r5
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    lsr r5
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r10
    std Y+15, r4
    mov r4, r11
    std Y+16, r9
    mov r9, r6
    std Y+17, r8
    mov r8, r7
    std Y+18, r13
    mov r13, r2
    std Y+19, r12
    mov r12, r3
    std Y+20, r15
    mov r15, r14
    bst r5, 0
    lsr r15
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r15, 7
    eor r0, r5
    eor r10, r17
    eor r11, r4
    eor r6, r9
    eor r7, r8
    eor r2, r13
    eor r3, r12
    eor r14, r15
    eor r0, r25
    eor r10, r24
    eor r11, r23
    eor r6, r22
    eor r7, r21
    eor r2, r20
    eor r3, r19
    eor r14, r18
    st Z+, r0
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    ldi r25, 252
    eor r25, r0
    ldi r24, 255
    eor r24, r10
    ldi r23, 255
    eor r23, r11
    ldi r22, 255
    eor r22, r6
    ldi r21, 255
    eor r21, r7
    ldi r20, 255
    eor r20, r2
    ldi r19, 255
    eor r19, r3
    ldi r18, 255
    eor r18, r14
    mov r15, r0
    lsr r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    lsr r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    lsr r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    mov r15, r0
    movw r12, r10 ; r13, r11
    movw r8, r6 ; r9, r7
    movw r4, r2 ; r5, r3
    mov r17, r14
    bst r15, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r15
    bld r17, 7
    eor r0, r15
    eor r10, r12
    eor r11, r13
    eor r6, r8
    eor r7, r9
    eor r2, r4
    eor r3, r5
    eor r14, r17
    eor r0, r16
    ldd r15, Y+20
    eor r15, r10
    ldd r10, Y+19
    eor r10, r11
    ldd r11, Y+18
    eor r11, r6
    ldd r6, Y+17
    eor r6, r7
    ldd r7, Y+16
    eor r7, r2
    ldd r2, Y+15
    eor r2, r3
    ldd r3, Y+14
    eor r3, r14
    st Z+, r0
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    ldi r16, 252
    eor r16, r0
    ldi r17, 255
    eor r17, r15
    mov r14, r17
    ldi r17, 255
    eor r17, r10
    mov r12, r17
    ldi r17, 255
    eor r17, r11
    mov r13, r17
    ldi r17, 255
    eor r17, r6
    mov r8, r17
    ldi r17, 255
    eor r17, r7
    mov r9, r17
    ldi r17, 255
    eor r17, r2
    mov r4, r17
    ldi r17, 255
    eor r17, r3
    mov r5, r0
    lsr r5
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    lsr r5
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    lsr r5
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r15
    std Y+15, r4
    mov r4, r10
    std Y+16, r9
    mov r9, r11
    std Y+17, r8
    mov r8, r6
    std Y+18, r13
    mov r13, r7
    std Y+19, r12
    mov r12, r2
    std Y+20, r14
    mov r14, r3
    bst r5, 0
    lsr r14
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r14, 7
    eor r0, r5
    eor r15, r17
    eor r10, r4
    eor r11, r9
    eor r6, r8
    eor r7, r13
    eor r2, r12
    eor r3, r14
    eor r0, r25
    eor r15, r24
    eor r10, r23
    eor r11, r22
    eor r6, r21
    eor r7, r20
    eor r2, r19
    eor r3, r18
    st Z+, r0
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    ldi r25, 253
    eor r25, r0
    ldi r24, 255
    eor r24, r15
    ldi r23, 255
    eor r23, r10
    ldi r22, 255
    eor r22, r11
    ldi r21, 255
    eor r21, r6
    ldi r20, 255
    eor r20, r7
    ldi r19, 255
    eor r19, r2
    ldi r18, 255
    eor r18, r3
    mov r14, r0
    lsr r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    lsr r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    lsr r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    mov r14, r0
    mov r12, r15
    mov r13, r10
    mov r8, r11
    mov r9, r6
    mov r4, r7
    mov r5, r2
    mov r17, r3
    bst r14, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r14
    bld r17, 7
    eor r0, r14
    eor r15, r12
    eor r10, r13
    eor r11, r8
    eor r6, r9
    eor r7, r4
    eor r2, r5
    eor r3, r17
    eor r0, r16
    ldd r14, Y+20
    eor r14, r15
    ldd r15, Y+19
    eor r15, r10
    ldd r10, Y+18
    eor r10, r11
    ldd r11, Y+17
    eor r11, r6
    ldd r6, Y+16
    eor r6, r7
    ldd r7, Y+15
    eor r7, r2
    ldd r2, Y+14
    eor r2, r3
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    ldi r16, 253
    eor r16, r0
    ldi r17, 255
    eor r17, r14
    mov r3, r17
    ldi r17, 255
    eor r17, r15
    mov r12, r17
    ldi r17, 255
    eor r17, r10
    mov r13, r17
    ldi r17, 255
    eor r17, r11
    mov r8, r17
    ldi r17, 255
    eor r17, r6
    mov r9, r17
    ldi r17, 255
    eor r17, r7
    mov r4, r17
    ldi r17, 255
    eor r17, r2
    mov r5, r0
    lsr r5
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    lsr r5
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    lsr r5
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r14
    std Y+15, r4
    mov r4, r15
    std Y+16, r9
    mov r9, r10
    std Y+17, r8
    mov r8, r11
    std Y+18, r13
    mov r13, r6
    std Y+19, r12
    mov r12, r7
    std Y+20, r3
    mov r3, r2
    bst r5, 0
    lsr r3
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r3, 7
    eor r0, r5
    eor r14, r17
    eor r15, r4
    eor r10, r9
    eor r11, r8
    eor r6, r13
    eor r7, r12
    eor r2, r3
    eor r0, r25
    eor r14, r24
    eor r15, r23
    eor r10, r22
    eor r11, r21
    eor r6, r20
    eor r7, r19
    eor r2, r18
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    ldi r25, 252
    eor r25, r0
    ldi r24, 255
    eor r24, r14
    ldi r23, 255
    eor r23, r15
    ldi r22, 255
    eor r22, r10
    ldi r21, 255
    eor r21, r11
    ldi r20, 255
    eor r20, r6
    ldi r19, 255
    eor r19, r7
    ldi r18, 255
    eor r18, r2
    mov r3, r0
    lsr r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    lsr r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    lsr r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    mov r3, r0
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    movw r4, r6 ; r5, r7
    mov r17, r2
    bst r3, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r3
    bld r17, 7
    eor r0, r3
    eor r14, r12
    eor r15, r13
    eor r10, r8
    eor r11, r9
    eor r6, r4
    eor r7, r5
    eor r2, r17
    eor r0, r16
    ldd r3, Y+20
    eor r3, r14
    ldd r14, Y+19
    eor r14, r15
    ldd r15, Y+18
    eor r15, r10
    ldd r10, Y+17
    eor r10, r11
    ldd r11, Y+16
    eor r11, r6
    ldd r6, Y+15
    eor r6, r7
    ldd r7, Y+14
    eor r7, r2
    st Z+, r0
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    ldi r16, 253
    eor r16, r0
    ldi r17, 255
    eor r17, r3
    mov r2, r17
    ldi r17, 255
    eor r17, r14
    mov r12, r17
    ldi r17, 255
    eor r17, r15
    mov r13, r17
    ldi r17, 255
    eor r17, r10
    mov r8, r17
    ldi r17, 255
    eor r17, r11
    mov r9, r17
    ldi r17, 255
    eor r17, r6
    mov r4, r17
    ldi r17, 255
    eor r17, r7
    mov r5, r0
    lsr r5
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    lsr r5
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    lsr r5
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r3
    std Y+15, r4
    mov r4, r14
    std Y+16, r9
    mov r9, r15
    std Y+17, r8
    mov r8, r10
    std Y+18, r13
    mov r13, r11
    std Y+19, r12
    mov r12, r6
    std Y+20, r2
    mov r2, r7
    bst r5, 0
    lsr r2
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r2, 7
    eor r0, r5
    eor r3, r17
    eor r14, r4
    eor r15, r9
    eor r10, r8
    eor r11, r13
    eor r6, r12
    eor r7, r2
    eor r0, r25
    eor r3, r24
    eor r14, r23
    eor r15, r22
    eor r10, r21
    eor r11, r20
    eor r6, r19
    eor r7, r18
    st Z+, r0
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    ldi r25, 252
    eor r25, r0
    ldi r24, 255
    eor r24, r3
    ldi r23, 255
    eor r23, r14
    ldi r22, 255
    eor r22, r15
    ldi r21, 255
    eor r21, r10
    ldi r20, 255
    eor r20, r11
    ldi r19, 255
    eor r19, r6
    ldi r18, 255
    eor r18, r7
    mov r2, r0
    lsr r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    lsr r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    lsr r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    mov r2, r0
    mov r12, r3
    mov r13, r14
    mov r8, r15
    mov r9, r10
    mov r4, r11
    mov r5, r6
    mov r17, r7
    bst r2, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r2
    bld r17, 7
    eor r0, r2
    eor r3, r12
    eor r14, r13
    eor r15, r8
    eor r10, r9
    eor r11, r4
    eor r6, r5
    eor r7, r17
    eor r0, r16
    ldd r2, Y+20
    eor r2, r3
    ldd r3, Y+19
    eor r3, r14
    ldd r14, Y+18
    eor r14, r15
    ldd r15, Y+17
    eor r15, r10
    ldd r10, Y+16
    eor r10, r11
    ldd r11, Y+15
    eor r11, r6
    ldd r6, Y+14
    eor r6, r7
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    ldi r16, 252
    eor r16, r0
    ldi r17, 255
    eor r17, r2
    mov r7, r17
    ldi r17, 255
    eor r17, r3
    mov r12, r17
    ldi r17, 255
    eor r17, r14
    mov r13, r17
    ldi r17, 255
    eor r17, r15
    mov r8, r17
    ldi r17, 255
    eor r17, r10
    mov r9, r17
    ldi r17, 255
    eor r17, r11
    mov r4, r17
    ldi r17, 255
    eor r17, r6
    mov r5, r0
    lsr r5
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    lsr r5
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    lsr r5
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r2
    std Y+15, r4
    mov r4, r3
    std Y+16, r9
    mov r9, r14
    std Y+17, r8
    mov r8, r15
    std Y+18, r13
    mov r13, r10
    std Y+19, r12
    mov r12, r11
    std Y+20, r7
    mov r7, r6
    bst r5, 0
    lsr r7
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r7, 7
    eor r0, r5
    eor r2, r17
    eor r3, r4
    eor r14, r9
    eor r15, r8
    eor r10, r13
    eor r11, r12
    eor r6, r7
    eor r0, r25
    eor r2, r24
    eor r3, r23
    eor r14, r22
    eor r15, r21
    eor r10, r20
    eor r11, r19
    eor r6, r18
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    ldi r25, 253
    eor r25, r0
    ldi r24, 255
    eor r24, r2
    ldi r23, 255
    eor r23, r3
    ldi r22, 255
    eor r22, r14
    ldi r21, 255
    eor r21, r15
    ldi r20, 255
    eor r20, r10
    ldi r19, 255
    eor r19, r11
    ldi r18, 255
    eor r18, r6
    mov r7, r0
    lsr r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    lsr r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    lsr r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    mov r7, r0
    movw r12, r2 ; r13, r3
    movw r8, r14 ; r9, r15
    movw r4, r10 ; r5, r11
    mov r17, r6
    bst r7, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r7
    bld r17, 7
    eor r0, r7
    eor r2, r12
    eor r3, r13
    eor r14, r8
    eor r15, r9
    eor r10, r4
    eor r11, r5
    eor r6, r17
    eor r0, r16
    ldd r7, Y+20
    eor r7, r2
    ldd r2, Y+19
    eor r2, r3
    ldd r3, Y+18
    eor r3, r14
    ldd r14, Y+17
    eor r14, r15
    ldd r15, Y+16
    eor r15, r10
    ldd r10, Y+15
    eor r10, r11
    ldd r11, Y+14
    eor r11, r6
    st Z+, r0
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    ldi r16, 252
    eor r16, r0
    ldi r17, 255
    eor r17, r7
    mov r6, r17
    ldi r17, 255
    eor r17, r2
    mov r12, r17
    ldi r17, 255
    eor r17, r3
    mov r13, r17
    ldi r17, 255
    eor r17, r14
    mov r8, r17
    ldi r17, 255
    eor r17, r15
    mov r9, r17
    ldi r17, 255
    eor r17, r10
    mov r4, r17
    ldi r17, 255
    eor r17, r11
    mov r5, r0
    lsr r5
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    lsr r5
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    lsr r5
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r7
    std Y+15, r4
    mov r4, r2
    std Y+16, r9
    mov r9, r3
    std Y+17, r8
    mov r8, r14
    std Y+18, r13
    mov r13, r15
    std Y+19, r12
    mov r12, r10
    std Y+20, r6
    mov r6, r11
    bst r5, 0
    lsr r6
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r6, 7
    eor r0, r5
    eor r7, r17
    eor r2, r4
    eor r3, r9
    eor r14, r8
    eor r15, r13
    eor r10, r12
    eor r11, r6
    eor r0, r25
    eor r7, r24
    eor r2, r23
    eor r3, r22
    eor r14, r21
    eor r15, r20
    eor r10, r19
    eor r11, r18
    st Z+, r0
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    ldi r25, 252
    eor r25, r0
    ldi r24, 255
    eor r24, r7
    ldi r23, 255
    eor r23, r2
    ldi r22, 255
    eor r22, r3
    ldi r21, 255
    eor r21, r14
    ldi r20, 255
    eor r20, r15
    ldi r19, 255
    eor r19, r10
    ldi r18, 255
    eor r18, r11
    mov r6, r0
    lsr r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    lsr r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    lsr r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    mov r6, r0
    mov r12, r7
    mov r13, r2
    mov r8, r3
    mov r9, r14
    mov r4, r15
    mov r5, r10
    mov r17, r11
    bst r6, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r6
    bld r17, 7
    eor r0, r6
    eor r7, r12
    eor r2, r13
    eor r3, r8
    eor r14, r9
    eor r15, r4
    eor r10, r5
    eor r11, r17
    eor r0, r16
    ldd r6, Y+20
    eor r6, r7
    ldd r7, Y+19
    eor r7, r2
    ldd r2, Y+18
    eor r2, r3
    ldd r3, Y+17
    eor r3, r14
    ldd r14, Y+16
    eor r14, r15
    ldd r15, Y+15
    eor r15, r10
    ldd r10, Y+14
    eor r10, r11
    st Z+, r0
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    ldi r16, 253
    eor r16, r0
    ldi r17, 255
    eor r17, r6
    mov r11, r17
    ldi r17, 255
    eor r17, r7
    mov r12, r17
    ldi r17, 255
    eor r17, r2
    mov r13, r17
    ldi r17, 255
    eor r17, r3
    mov r8, r17
    ldi r17, 255
    eor r17, r14
    mov r9, r17
    ldi r17, 255
    eor r17, r15
    mov r4, r17
    ldi r17, 255
    eor r17, r10
    mov r5, r0
    lsr r5
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    lsr r5
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    lsr r5
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r6
    std Y+15, r4
    mov r4, r7
    std Y+16, r9
    mov r9, r2
    std Y+17, r8
    mov r8, r3
    std Y+18, r13
    mov r13, r14
    std Y+19, r12
    mov r12, r15
    std Y+20, r11
    mov r11, r10
    bst r5, 0
    lsr r11
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r11, 7
    eor r0, r5
    eor r6, r17
    eor r7, r4
    eor r2, r9
    eor r3, r8
    eor r14, r13
    eor r15, r12
    eor r10, r11
    eor r0, r25
    eor r6, r24
    eor r7, r23
    eor r2, r22
    eor r3, r21
    eor r14, r20
    eor r15, r19
    eor r10, r18
    st Z+, r0
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    ldi r25, 253
    eor r25, r0
    ldi r24, 255
    eor r24, r6
    ldi r23, 255
    eor r23, r7
    ldi r22, 255
    eor r22, r2
    ldi r21, 255
    eor r21, r3
    ldi r20, 255
    eor r20, r14
    ldi r19, 255
    eor r19, r15
    ldi r18, 255
    eor r18, r10
    mov r11, r0
    lsr r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    lsr r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    lsr r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    mov r11, r0
    movw r12, r6 ; r13, r7
    movw r8, r2 ; r9, r3
    movw r4, r14 ; r5, r15
    mov r17, r10
    bst r11, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r11
    bld r17, 7
    eor r0, r11
    eor r6, r12
    eor r7, r13
    eor r2, r8
    eor r3, r9
    eor r14, r4
    eor r15, r5
    eor r10, r17
    eor r0, r16
    ldd r11, Y+20
    eor r11, r6
    ldd r6, Y+19
    eor r6, r7
    ldd r7, Y+18
    eor r7, r2
    ldd r2, Y+17
    eor r2, r3
    ldd r3, Y+16
    eor r3, r14
    ldd r14, Y+15
    eor r14, r15
    ldd r15, Y+14
    eor r15, r10
    st Z+, r0
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    ldi r16, 252
    eor r16, r0
    ldi r17, 255
    eor r17, r11
    mov r10, r17
    ldi r17, 255
    eor r17, r6
    mov r12, r17
    ldi r17, 255
    eor r17, r7
    mov r13, r17
    ldi r17, 255
    eor r17, r2
    mov r8, r17
    ldi r17, 255
    eor r17, r3
    mov r9, r17
    ldi r17, 255
    eor r17, r14
    mov r4, r17
    ldi r17, 255
    eor r17, r15
    mov r5, r0
    lsr r5
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    lsr r5
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    lsr r5
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r11
    std Y+15, r4
    mov r4, r6
    std Y+16, r9
    mov r9, r7
    std Y+17, r8
    mov r8, r2
    std Y+18, r13
    mov r13, r3
    std Y+19, r12
    mov r12, r14
    std Y+20, r10
    mov r10, r15
    bst r5, 0
    lsr r10
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r10, 7
    eor r0, r5
    eor r11, r17
    eor r6, r4
    eor r7, r9
    eor r2, r8
    eor r3, r13
    eor r14, r12
    eor r15, r10
    eor r0, r25
    eor r11, r24
    eor r6, r23
    eor r7, r22
    eor r2, r21
    eor r3, r20
    eor r14, r19
    eor r15, r18
    st Z+, r0
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    ldi r25, 252
    eor r25, r0
    ldi r24, 255
    eor r24, r11
    ldi r23, 255
    eor r23, r6
    ldi r22, 255
    eor r22, r7
    ldi r21, 255
    eor r21, r2
    ldi r20, 255
    eor r20, r3
    ldi r19, 255
    eor r19, r14
    ldi r18, 255
    eor r18, r15
    mov r10, r0
    lsr r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    lsr r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    lsr r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    mov r10, r0
    mov r12, r11
    mov r13, r6
    mov r8, r7
    mov r9, r2
    mov r4, r3
    mov r5, r14
    mov r17, r15
    bst r10, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r10
    bld r17, 7
    eor r0, r10
    eor r11, r12
    eor r6, r13
    eor r7, r8
    eor r2, r9
    eor r3, r4
    eor r14, r5
    eor r15, r17
    eor r0, r16
    ldd r10, Y+20
    eor r10, r11
    ldd r11, Y+19
    eor r11, r6
    ldd r6, Y+18
    eor r6, r7
    ldd r7, Y+17
    eor r7, r2
    ldd r2, Y+16
    eor r2, r3
    ldd r3, Y+15
    eor r3, r14
    ldd r14, Y+14
    eor r14, r15
    st Z+, r0
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    ldi r16, 252
    eor r16, r0
    ldi r17, 255
    eor r17, r10
    mov r15, r17
    ldi r17, 255
    eor r17, r11
    mov r12, r17
    ldi r17, 255
    eor r17, r6
    mov r13, r17
    ldi r17, 255
    eor r17, r7
    mov r8, r17
    ldi r17, 255
    eor r17, r2
    mov r9, r17
    ldi r17, 255
    eor r17, r3
    mov r4, r17
    ldi r17, 255
    eor r17, r14
    mov r5, r0
    lsr r5
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    lsr r5
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    lsr r5
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r10
    std Y+15, r4
    mov r4, r11
    std Y+16, r9
    mov r9, r6
    std Y+17, r8
    mov r8, r7
    std Y+18, r13
    mov r13, r2
    std Y+19, r12
    mov r12, r3
    std Y+20, r15
    mov r15, r14
    bst r5, 0
    lsr r15
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r15, 7
    eor r0, r5
    eor r10, r17
    eor r11, r4
    eor r6, r9
    eor r7, r8
    eor r2, r13
    eor r3, r12
    eor r14, r15
    eor r0, r25
    eor r10, r24
    eor r11, r23
    eor r6, r22
    eor r7, r21
    eor r2, r20
    eor r3, r19
    eor r14, r18
    st Z+, r0
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    ldi r25, 253
    eor r25, r0
    ldi r24, 255
    eor r24, r10
    ldi r23, 255
    eor r23, r11
    ldi r22, 255
    eor r22, r6
    ldi r21, 255
    eor r21, r7
    ldi r20, 255
    eor r20, r2
    ldi r19, 255
    eor r19, r3
    ldi r18, 255
    eor r18, r14
    mov r15, r0
    lsr r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    lsr r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    lsr r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    mov r15, r0
    movw r12, r10 ; r13, r11
    movw r8, r6 ; r9, r7
    movw r4, r2 ; r5, r3
    mov r17, r14
    bst r15, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r15
    bld r17, 7
    eor r0, r15
    eor r10, r12
    eor r11, r13
    eor r6, r8
    eor r7, r9
    eor r2, r4
    eor r3, r5
    eor r14, r17
    eor r0, r16
    ldd r15, Y+20
    eor r15, r10
    ldd r10, Y+19
    eor r10, r11
    ldd r11, Y+18
    eor r11, r6
    ldd r6, Y+17
    eor r6, r7
    ldd r7, Y+16
    eor r7, r2
    ldd r2, Y+15
    eor r2, r3
    ldd r3, Y+14
    eor r3, r14
    st Z+, r0
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    ldi r16, 252
    eor r16, r0
    ldi r17, 255
    eor r17, r15
    mov r14, r17
    ldi r17, 255
    eor r17, r10
    mov r12, r17
    ldi r17, 255
    eor r17, r11
    mov r13, r17
    ldi r17, 255
    eor r17, r6
    mov r8, r17
    ldi r17, 255
    eor r17, r7
    mov r9, r17
    ldi r17, 255
    eor r17, r2
    mov r4, r17
    ldi r17, 255
    eor r17, r3
    mov r5, r0
    lsr r5
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    lsr r5
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    lsr r5
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r15
    std Y+15, r4
    mov r4, r10
    std Y+16, r9
    mov r9, r11
    std Y+17, r8
    mov r8, r6
    std Y+18, r13
    mov r13, r7
    std Y+19, r12
    mov r12, r2
    std Y+20, r14
    mov r14, r3
    bst r5, 0
    lsr r14
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r14, 7
    eor r0, r5
    eor r15, r17
    eor r10, r4
    eor r11, r9
    eor r6, r8
    eor r7, r13
    eor r2, r12
    eor r3, r14
    eor r0, r25
    eor r15, r24
    eor r10, r23
    eor r11, r22
    eor r6, r21
    eor r7, r20
    eor r2, r19
    eor r3, r18
    st Z+, r0
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    ldi r25, 253
    eor r25, r0
    ldi r24, 255
    eor r24, r15
    ldi r23, 255
    eor r23, r10
    ldi r22, 255
    eor r22, r11
    ldi r21, 255
    eor r21, r6
    ldi r20, 255
    eor r20, r7
    ldi r19, 255
    eor r19, r2
    ldi r18, 255
    eor r18, r3
    mov r14, r0
    lsr r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    lsr r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    lsr r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    mov r14, r0
    mov r12, r15
    mov r13, r10
    mov r8, r11
    mov r9, r6
    mov r4, r7
    mov r5, r2
    mov r17, r3
    bst r14, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r14
    bld r17, 7
    eor r0, r14
    eor r15, r12
    eor r10, r13
    eor r11, r8
    eor r6, r9
    eor r7, r4
    eor r2, r5
    eor r3, r17
    eor r0, r16
    ldd r14, Y+20
    eor r14, r15
    ldd r15, Y+19
    eor r15, r10
    ldd r10, Y+18
    eor r10, r11
    ldd r11, Y+17
    eor r11, r6
    ldd r6, Y+16
    eor r6, r7
    ldd r7, Y+15
    eor r7, r2
    ldd r2, Y+14
    eor r2, r3
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    ldi r16, 252
    eor r16, r0
    ldi r17, 255
    eor r17, r14
    mov r3, r17
    ldi r17, 255
    eor r17, r15
    mov r12, r17
    ldi r17, 255
    eor r17, r10
    mov r13, r17
    ldi r17, 255
    eor r17, r11
    mov r8, r17
    ldi r17, 255
    eor r17, r6
    mov r9, r17
    ldi r17, 255
    eor r17, r7
    mov r4, r17
    ldi r17, 255
    eor r17, r2
    mov r5, r0
    lsr r5
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    lsr r5
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    lsr r5
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r14
    std Y+15, r4
    mov r4, r15
    std Y+16, r9
    mov r9, r10
    std Y+17, r8
    mov r8, r11
    std Y+18, r13
    mov r13, r6
    std Y+19, r12
    mov r12, r7
    std Y+20, r3
    mov r3, r2
    bst r5, 0
    lsr r3
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r3, 7
    eor r0, r5
    eor r14, r17
    eor r15, r4
    eor r10, r9
    eor r11, r8
    eor r6, r13
    eor r7, r12
    eor r2, r3
    eor r0, r25
    eor r14, r24
    eor r15, r23
    eor r10, r22
    eor r11, r21
    eor r6, r20
    eor r7, r19
    eor r2, r18
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    ldi r25, 252
    eor r25, r0
    ldi r24, 255
    eor r24, r14
    ldi r23, 255
    eor r23, r15
    ldi r22, 255
    eor r22, r10
    ldi r21, 255
    eor r21, r11
    ldi r20, 255
    eor r20, r6
    ldi r19, 255
    eor r19, r7
    ldi r18, 255
    eor r18, r2
    mov r3, r0
    lsr r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    lsr r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    lsr r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    mov r3, r0
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    movw r4, r6 ; r5, r7
    mov r17, r2
    bst r3, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r3
    bld r17, 7
    eor r0, r3
    eor r14, r12
    eor r15, r13
    eor r10, r8
    eor r11, r9
    eor r6, r4
    eor r7, r5
    eor r2, r17
    eor r0, r16
    ldd r3, Y+20
    eor r3, r14
    ldd r14, Y+19
    eor r14, r15
    ldd r15, Y+18
    eor r15, r10
    ldd r10, Y+17
    eor r10, r11
    ldd r11, Y+16
    eor r11, r6
    ldd r6, Y+15
    eor r6, r7
    ldd r7, Y+14
    eor r7, r2
    st Z+, r0
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    ldi r16, 252
    eor r16, r0
    ldi r17, 255
    eor r17, r3
    mov r2, r17
    ldi r17, 255
    eor r17, r14
    mov r12, r17
    ldi r17, 255
    eor r17, r15
    mov r13, r17
    ldi r17, 255
    eor r17, r10
    mov r8, r17
    ldi r17, 255
    eor r17, r11
    mov r9, r17
    ldi r17, 255
    eor r17, r6
    mov r4, r17
    ldi r17, 255
    eor r17, r7
    mov r5, r0
    lsr r5
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    lsr r5
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    lsr r5
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r3
    std Y+15, r4
    mov r4, r14
    std Y+16, r9
    mov r9, r15
    std Y+17, r8
    mov r8, r10
    std Y+18, r13
    mov r13, r11
    std Y+19, r12
    mov r12, r6
    std Y+20, r2
    mov r2, r7
    bst r5, 0
    lsr r2
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r2, 7
    eor r0, r5
    eor r3, r17
    eor r14, r4
    eor r15, r9
    eor r10, r8
    eor r11, r13
    eor r6, r12
    eor r7, r2
    eor r0, r25
    eor r3, r24
    eor r14, r23
    eor r15, r22
    eor r10, r21
    eor r11, r20
    eor r6, r19
    eor r7, r18
    st Z+, r0
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    ldi r25, 252
    eor r25, r0
    ldi r24, 255
    eor r24, r3
    ldi r23, 255
    eor r23, r14
    ldi r22, 255
    eor r22, r15
    ldi r21, 255
    eor r21, r10
    ldi r20, 255
    eor r20, r11
    ldi r19, 255
    eor r19, r6
    ldi r18, 255
    eor r18, r7
    mov r2, r0
    lsr r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    lsr r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    lsr r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    mov r2, r0
    mov r12, r3
    mov r13, r14
    mov r8, r15
    mov r9, r10
    mov r4, r11
    mov r5, r6
    mov r17, r7
    bst r2, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r2
    bld r17, 7
    eor r0, r2
    eor r3, r12
    eor r14, r13
    eor r15, r8
    eor r10, r9
    eor r11, r4
    eor r6, r5
    eor r7, r17
    eor r0, r16
    ldd r2, Y+20
    eor r2, r3
    ldd r3, Y+19
    eor r3, r14
    ldd r14, Y+18
    eor r14, r15
    ldd r15, Y+17
    eor r15, r10
    ldd r10, Y+16
    eor r10, r11
    ldd r11, Y+15
    eor r11, r6
    ldd r6, Y+14
    eor r6, r7
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    ldi r16, 253
    eor r16, r0
    ldi r17, 255
    eor r17, r2
    mov r7, r17
    ldi r17, 255
    eor r17, r3
    mov r12, r17
    ldi r17, 255
    eor r17, r14
    mov r13, r17
    ldi r17, 255
    eor r17, r15
    mov r8, r17
    ldi r17, 255
    eor r17, r10
    mov r9, r17
    ldi r17, 255
    eor r17, r11
    mov r4, r17
    ldi r17, 255
    eor r17, r6
    mov r5, r0
    lsr r5
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    lsr r5
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    lsr r5
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r2
    std Y+15, r4
    mov r4, r3
    std Y+16, r9
    mov r9, r14
    std Y+17, r8
    mov r8, r15
    std Y+18, r13
    mov r13, r10
    std Y+19, r12
    mov r12, r11
    std Y+20, r7
    mov r7, r6
    bst r5, 0
    lsr r7
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r7, 7
    eor r0, r5
    eor r2, r17
    eor r3, r4
    eor r14, r9
    eor r15, r8
    eor r10, r13
    eor r11, r12
    eor r6, r7
    eor r0, r25
    eor r2, r24
    eor r3, r23
    eor r14, r22
    eor r15, r21
    eor r10, r20
    eor r11, r19
    eor r6, r18
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    ldi r25, 252
    eor r25, r0
    ldi r24, 255
    eor r24, r2
    ldi r23, 255
    eor r23, r3
    ldi r22, 255
    eor r22, r14
    ldi r21, 255
    eor r21, r15
    ldi r20, 255
    eor r20, r10
    ldi r19, 255
    eor r19, r11
    ldi r18, 255
    eor r18, r6
    mov r7, r0
    lsr r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    lsr r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    lsr r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    mov r7, r0
    movw r12, r2 ; r13, r3
    movw r8, r14 ; r9, r15
    movw r4, r10 ; r5, r11
    mov r17, r6
    bst r7, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r7
    bld r17, 7
    eor r0, r7
    eor r2, r12
    eor r3, r13
    eor r14, r8
    eor r15, r9
    eor r10, r4
    eor r11, r5
    eor r6, r17
    eor r0, r16
    ldd r7, Y+20
    eor r7, r2
    ldd r2, Y+19
    eor r2, r3
    ldd r3, Y+18
    eor r3, r14
    ldd r14, Y+17
    eor r14, r15
    ldd r15, Y+16
    eor r15, r10
    ldd r10, Y+15
    eor r10, r11
    ldd r11, Y+14
    eor r11, r6
    st Z+, r0
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    ldi r16, 252
    eor r16, r0
    ldi r17, 255
    eor r17, r7
    mov r6, r17
    ldi r17, 255
    eor r17, r2
    mov r12, r17
    ldi r17, 255
    eor r17, r3
    mov r13, r17
    ldi r17, 255
    eor r17, r14
    mov r8, r17
    ldi r17, 255
    eor r17, r15
    mov r9, r17
    ldi r17, 255
    eor r17, r10
    mov r4, r17
    ldi r17, 255
    eor r17, r11
    mov r5, r0
    lsr r5
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    lsr r5
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    lsr r5
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r7
    std Y+15, r4
    mov r4, r2
    std Y+16, r9
    mov r9, r3
    std Y+17, r8
    mov r8, r14
    std Y+18, r13
    mov r13, r15
    std Y+19, r12
    mov r12, r10
    std Y+20, r6
    mov r6, r11
    bst r5, 0
    lsr r6
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r6, 7
    eor r0, r5
    eor r7, r17
    eor r2, r4
    eor r3, r9
    eor r14, r8
    eor r15, r13
    eor r10, r12
    eor r11, r6
    eor r0, r25
    eor r7, r24
    eor r2, r23
    eor r3, r22
    eor r14, r21
    eor r15, r20
    eor r10, r19
    eor r11, r18
    st Z+, r0
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    ldi r25, 252
    eor r25, r0
    ldi r24, 255
    eor r24, r7
    ldi r23, 255
    eor r23, r2
    ldi r22, 255
    eor r22, r3
    ldi r21, 255
    eor r21, r14
    ldi r20, 255
    eor r20, r15
    ldi r19, 255
    eor r19, r10
    ldi r18, 255
    eor r18, r11
    mov r6, r0
    lsr r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    lsr r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    lsr r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    mov r6, r0
    mov r12, r7
    mov r13, r2
    mov r8, r3
    mov r9, r14
    mov r4, r15
    mov r5, r10
    mov r17, r11
    bst r6, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r6
    bld r17, 7
    eor r0, r6
    eor r7, r12
    eor r2, r13
    eor r3, r8
    eor r14, r9
    eor r15, r4
    eor r10, r5
    eor r11, r17
    eor r0, r16
    ldd r6, Y+20
    eor r6, r7
    ldd r7, Y+19
    eor r7, r2
    ldd r2, Y+18
    eor r2, r3
    ldd r3, Y+17
    eor r3, r14
    ldd r14, Y+16
    eor r14, r15
    ldd r15, Y+15
    eor r15, r10
    ldd r10, Y+14
    eor r10, r11
    st Z+, r0
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    ldi r16, 253
    eor r16, r0
    ldi r17, 255
    eor r17, r6
    mov r11, r17
    ldi r17, 255
    eor r17, r7
    mov r12, r17
    ldi r17, 255
    eor r17, r2
    mov r13, r17
    ldi r17, 255
    eor r17, r3
    mov r8, r17
    ldi r17, 255
    eor r17, r14
    mov r9, r17
    ldi r17, 255
    eor r17, r15
    mov r4, r17
    ldi r17, 255
    eor r17, r10
    mov r5, r0
    lsr r5
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    lsr r5
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    lsr r5
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r6
    std Y+15, r4
    mov r4, r7
    std Y+16, r9
    mov r9, r2
    std Y+17, r8
    mov r8, r3
    std Y+18, r13
    mov r13, r14
    std Y+19, r12
    mov r12, r15
    std Y+20, r11
    mov r11, r10
    bst r5, 0
    lsr r11
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r11, 7
    eor r0, r5
    eor r6, r17
    eor r7, r4
    eor r2, r9
    eor r3, r8
    eor r14, r13
    eor r15, r12
    eor r10, r11
    eor r0, r25
    eor r6, r24
    eor r7, r23
    eor r2, r22
    eor r3, r21
    eor r14, r20
    eor r15, r19
    eor r10, r18
    st Z+, r0
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    ldi r25, 253
    eor r25, r0
    ldi r24, 255
    eor r24, r6
    ldi r23, 255
    eor r23, r7
    ldi r22, 255
    eor r22, r2
    ldi r21, 255
    eor r21, r3
    ldi r20, 255
    eor r20, r14
    ldi r19, 255
    eor r19, r15
    ldi r18, 255
    eor r18, r10
    mov r11, r0
    lsr r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    lsr r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    lsr r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    mov r11, r0
    movw r12, r6 ; r13, r7
    movw r8, r2 ; r9, r3
    movw r4, r14 ; r5, r15
    mov r17, r10
    bst r11, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r11
    bld r17, 7
    eor r0, r11
    eor r6, r12
    eor r7, r13
    eor r2, r8
    eor r3, r9
    eor r14, r4
    eor r15, r5
    eor r10, r17
    eor r0, r16
    ldd r11, Y+20
    eor r11, r6
    ldd r6, Y+19
    eor r6, r7
    ldd r7, Y+18
    eor r7, r2
    ldd r2, Y+17
    eor r2, r3
    ldd r3, Y+16
    eor r3, r14
    ldd r14, Y+15
    eor r14, r15
    ldd r15, Y+14
    eor r15, r10
    st Z+, r0
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    ldi r16, 253
    eor r16, r0
    ldi r17, 255
    eor r17, r11
    mov r10, r17
    ldi r17, 255
    eor r17, r6
    mov r12, r17
    ldi r17, 255
    eor r17, r7
    mov r13, r17
    ldi r17, 255
    eor r17, r2
    mov r8, r17
    ldi r17, 255
    eor r17, r3
    mov r9, r17
    ldi r17, 255
    eor r17, r14
    mov r4, r17
    ldi r17, 255
    eor r17, r15
    mov r5, r0
    lsr r5
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    lsr r5
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    lsr r5
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r11
    std Y+15, r4
    mov r4, r6
    std Y+16, r9
    mov r9, r7
    std Y+17, r8
    mov r8, r2
    std Y+18, r13
    mov r13, r3
    std Y+19, r12
    mov r12, r14
    std Y+20, r10
    mov r10, r15
    bst r5, 0
    lsr r10
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r10, 7
    eor r0, r5
    eor r11, r17
    eor r6, r4
    eor r7, r9
    eor r2, r8
    eor r3, r13
    eor r14, r12
    eor r15, r10
    eor r0, r25
    eor r11, r24
    eor r6, r23
    eor r7, r22
    eor r2, r21
    eor r3, r20
    eor r14, r19
    eor r15, r18
    st Z+, r0
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    ldi r25, 253
    eor r25, r0
    ldi r24, 255
    eor r24, r11
    ldi r23, 255
    eor r23, r6
    ldi r22, 255
    eor r22, r7
    ldi r21, 255
    eor r21, r2
    ldi r20, 255
    eor r20, r3
    ldi r19, 255
    eor r19, r14
    ldi r18, 255
    eor r18, r15
    mov r10, r0
    lsr r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    lsr r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    lsr r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    mov r10, r0
    mov r12, r11
    mov r13, r6
    mov r8, r7
    mov r9, r2
    mov r4, r3
    mov r5, r14
    mov r17, r15
    bst r10, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r10
    bld r17, 7
    eor r0, r10
    eor r11, r12
    eor r6, r13
    eor r7, r8
    eor r2, r9
    eor r3, r4
    eor r14, r5
    eor r15, r17
    eor r0, r16
    ldd r10, Y+20
    eor r10, r11
    ldd r11, Y+19
    eor r11, r6
    ldd r6, Y+18
    eor r6, r7
    ldd r7, Y+17
    eor r7, r2
    ldd r2, Y+16
    eor r2, r3
    ldd r3, Y+15
    eor r3, r14
    ldd r14, Y+14
    eor r14, r15
    st Z+, r0
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    ldi r16, 253
    eor r16, r0
    ldi r17, 255
    eor r17, r10
    mov r15, r17
    ldi r17, 255
    eor r17, r11
    mov r12, r17
    ldi r17, 255
    eor r17, r6
    mov r13, r17
    ldi r17, 255
    eor r17, r7
    mov r8, r17
    ldi r17, 255
    eor r17, r2
    mov r9, r17
    ldi r17, 255
    eor r17, r3
    mov r4, r17
    ldi r17, 255
    eor r17, r14
    mov r5, r0
    lsr r5
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    lsr r5
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    lsr r5
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r10
    std Y+15, r4
    mov r4, r11
    std Y+16, r9
    mov r9, r6
    std Y+17, r8
    mov r8, r7
    std Y+18, r13
    mov r13, r2
    std Y+19, r12
    mov r12, r3
    std Y+20, r15
    mov r15, r14
    bst r5, 0
    lsr r15
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r15, 7
    eor r0, r5
    eor r10, r17
    eor r11, r4
    eor r6, r9
    eor r7, r8
    eor r2, r13
    eor r3, r12
    eor r14, r15
    eor r0, r25
    eor r10, r24
    eor r11, r23
    eor r6, r22
    eor r7, r21
    eor r2, r20
    eor r3, r19
    eor r14, r18
    st Z+, r0
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    ldi r25, 253
    eor r25, r0
    ldi r24, 255
    eor r24, r10
    ldi r23, 255
    eor r23, r11
    ldi r22, 255
    eor r22, r6
    ldi r21, 255
    eor r21, r7
    ldi r20, 255
    eor r20, r2
    ldi r19, 255
    eor r19, r3
    ldi r18, 255
    eor r18, r14
    mov r15, r0
    lsr r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    lsr r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    lsr r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    mov r15, r0
    movw r12, r10 ; r13, r11
    movw r8, r6 ; r9, r7
    movw r4, r2 ; r5, r3
    mov r17, r14
    bst r15, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r15
    bld r17, 7
    eor r0, r15
    eor r10, r12
    eor r11, r13
    eor r6, r8
    eor r7, r9
    eor r2, r4
    eor r3, r5
    eor r14, r17
    eor r0, r16
    ldd r15, Y+20
    eor r15, r10
    ldd r10, Y+19
    eor r10, r11
    ldd r11, Y+18
    eor r11, r6
    ldd r6, Y+17
    eor r6, r7
    ldd r7, Y+16
    eor r7, r2
    ldd r2, Y+15
    eor r2, r3
    ldd r3, Y+14
    eor r3, r14
    st Z+, r0
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    ldi r16, 252
    eor r16, r0
    ldi r17, 255
    eor r17, r15
    mov r14, r17
    ldi r17, 255
    eor r17, r10
    mov r12, r17
    ldi r17, 255
    eor r17, r11
    mov r13, r17
    ldi r17, 255
    eor r17, r6
    mov r8, r17
    ldi r17, 255
    eor r17, r7
    mov r9, r17
    ldi r17, 255
    eor r17, r2
    mov r4, r17
    ldi r17, 255
    eor r17, r3
    mov r5, r0
    lsr r5
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    lsr r5
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    lsr r5
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r15
    std Y+15, r4
    mov r4, r10
    std Y+16, r9
    mov r9, r11
    std Y+17, r8
    mov r8, r6
    std Y+18, r13
    mov r13, r7
    std Y+19, r12
    mov r12, r2
    std Y+20, r14
    mov r14, r3
    bst r5, 0
    lsr r14
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r14, 7
    eor r0, r5
    eor r15, r17
    eor r10, r4
    eor r11, r9
    eor r6, r8
    eor r7, r13
    eor r2, r12
    eor r3, r14
    eor r0, r25
    eor r15, r24
    eor r10, r23
    eor r11, r22
    eor r6, r21
    eor r7, r20
    eor r2, r19
    eor r3, r18
    st Z+, r0
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    ldi r25, 252
    eor r25, r0
    ldi r24, 255
    eor r24, r15
    ldi r23, 255
    eor r23, r10
    ldi r22, 255
    eor r22, r11
    ldi r21, 255
    eor r21, r6
    ldi r20, 255
    eor r20, r7
    ldi r19, 255
    eor r19, r2
    ldi r18, 255
    eor r18, r3
    mov r14, r0
    lsr r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    lsr r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    lsr r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    mov r14, r0
    mov r12, r15
    mov r13, r10
    mov r8, r11
    mov r9, r6
    mov r4, r7
    mov r5, r2
    mov r17, r3
    bst r14, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r14
    bld r17, 7
    eor r0, r14
    eor r15, r12
    eor r10, r13
    eor r11, r8
    eor r6, r9
    eor r7, r4
    eor r2, r5
    eor r3, r17
    eor r0, r16
    ldd r14, Y+20
    eor r14, r15
    ldd r15, Y+19
    eor r15, r10
    ldd r10, Y+18
    eor r10, r11
    ldd r11, Y+17
    eor r11, r6
    ldd r6, Y+16
    eor r6, r7
    ldd r7, Y+15
    eor r7, r2
    ldd r2, Y+14
    eor r2, r3
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    ldi r16, 253
    eor r16, r0
    ldi r17, 255
    eor r17, r14
    mov r3, r17
    ldi r17, 255
    eor r17, r15
    mov r12, r17
    ldi r17, 255
    eor r17, r10
    mov r13, r17
    ldi r17, 255
    eor r17, r11
    mov r8, r17
    ldi r17, 255
    eor r17, r6
    mov r9, r17
    ldi r17, 255
    eor r17, r7
    mov r4, r17
    ldi r17, 255
    eor r17, r2
    mov r5, r0
    lsr r5
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    lsr r5
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    lsr r5
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r14
    std Y+15, r4
    mov r4, r15
    std Y+16, r9
    mov r9, r10
    std Y+17, r8
    mov r8, r11
    std Y+18, r13
    mov r13, r6
    std Y+19, r12
    mov r12, r7
    std Y+20, r3
    mov r3, r2
    bst r5, 0
    lsr r3
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r3, 7
    eor r0, r5
    eor r14, r17
    eor r15, r4
    eor r10, r9
    eor r11, r8
    eor r6, r13
    eor r7, r12
    eor r2, r3
    eor r0, r25
    eor r14, r24
    eor r15, r23
    eor r10, r22
    eor r11, r21
    eor r6, r20
    eor r7, r19
    eor r2, r18
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    ldi r25, 252
    eor r25, r0
    ldi r24, 255
    eor r24, r14
    ldi r23, 255
    eor r23, r15
    ldi r22, 255
    eor r22, r10
    ldi r21, 255
    eor r21, r11
    ldi r20, 255
    eor r20, r6
    ldi r19, 255
    eor r19, r7
    ldi r18, 255
    eor r18, r2
    mov r3, r0
    lsr r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    lsr r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    lsr r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r0
    mov r3, r0
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    movw r4, r6 ; r5, r7
    mov r17, r2
    bst r3, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r3
    bld r17, 7
    eor r0, r3
    eor r14, r12
    eor r15, r13
    eor r10, r8
    eor r11, r9
    eor r6, r4
    eor r7, r5
    eor r2, r17
    eor r0, r16
    ldd r3, Y+20
    eor r3, r14
    ldd r14, Y+19
    eor r14, r15
    ldd r15, Y+18
    eor r15, r10
    ldd r10, Y+17
    eor r10, r11
    ldd r11, Y+16
    eor r11, r6
    ldd r6, Y+15
    eor r6, r7
    ldd r7, Y+14
    eor r7, r2
    st Z+, r0
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    ldi r16, 253
    eor r16, r0
    ldi r17, 255
    eor r17, r3
    mov r2, r17
    ldi r17, 255
    eor r17, r14
    mov r12, r17
    ldi r17, 255
    eor r17, r15
    mov r13, r17
    ldi r17, 255
    eor r17, r10
    mov r8, r17
    ldi r17, 255
    eor r17, r11
    mov r9, r17
    ldi r17, 255
    eor r17, r6
    mov r4, r17
    ldi r17, 255
    eor r17, r7
    mov r5, r0
    lsr r5
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    lsr r5
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    lsr r5
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r3
    std Y+15, r4
    mov r4, r14
    std Y+16, r9
    mov r9, r15
    std Y+17, r8
    mov r8, r10
    std Y+18, r13
    mov r13, r11
    std Y+19, r12
    mov r12, r6
    std Y+20, r2
    mov r2, r7
    bst r5, 0
    lsr r2
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r2, 7
    eor r0, r5
    eor r3, r17
    eor r14, r4
    eor r15, r9
    eor r10, r8
    eor r11, r13
    eor r6, r12
    eor r7, r2
    eor r0, r25
    eor r3, r24
    eor r14, r23
    eor r15, r22
    eor r10, r21
    eor r11, r20
    eor r6, r19
    eor r7, r18
    st Z+, r0
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    ldi r25, 253
    eor r25, r0
    ldi r24, 255
    eor r24, r3
    ldi r23, 255
    eor r23, r14
    ldi r22, 255
    eor r22, r15
    ldi r21, 255
    eor r21, r10
    ldi r20, 255
    eor r20, r11
    ldi r19, 255
    eor r19, r6
    ldi r18, 255
    eor r18, r7
    mov r2, r0
    lsr r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    lsr r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    lsr r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r0
    mov r2, r0
    mov r12, r3
    mov r13, r14
    mov r8, r15
    mov r9, r10
    mov r4, r11
    mov r5, r6
    mov r17, r7
    bst r2, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r2
    bld r17, 7
    eor r0, r2
    eor r3, r12
    eor r14, r13
    eor r15, r8
    eor r10, r9
    eor r11, r4
    eor r6, r5
    eor r7, r17
    eor r0, r16
    ldd r2, Y+20
    eor r2, r3
    ldd r3, Y+19
    eor r3, r14
    ldd r14, Y+18
    eor r14, r15
    ldd r15, Y+17
    eor r15, r10
    ldd r10, Y+16
    eor r10, r11
    ldd r11, Y+15
    eor r11, r6
    ldd r6, Y+14
    eor r6, r7
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    ldi r16, 252
    eor r16, r0
    ldi r17, 255
    eor r17, r2
    mov r7, r17
    ldi r17, 255
    eor r17, r3
    mov r12, r17
    ldi r17, 255
    eor r17, r14
    mov r13, r17
    ldi r17, 255
    eor r17, r15
    mov r8, r17
    ldi r17, 255
    eor r17, r10
    mov r9, r17
    ldi r17, 255
    eor r17, r11
    mov r4, r17
    ldi r17, 255
    eor r17, r6
    mov r5, r0
    lsr r5
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    lsr r5
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    lsr r5
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r2
    std Y+15, r4
    mov r4, r3
    std Y+16, r9
    mov r9, r14
    std Y+17, r8
    mov r8, r15
    std Y+18, r13
    mov r13, r10
    std Y+19, r12
    mov r12, r11
    std Y+20, r7
    mov r7, r6
    bst r5, 0
    lsr r7
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r7, 7
    eor r0, r5
    eor r2, r17
    eor r3, r4
    eor r14, r9
    eor r15, r8
    eor r10, r13
    eor r11, r12
    eor r6, r7
    eor r0, r25
    eor r2, r24
    eor r3, r23
    eor r14, r22
    eor r15, r21
    eor r10, r20
    eor r11, r19
    eor r6, r18
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    ldi r25, 253
    eor r25, r0
    ldi r24, 255
    eor r24, r2
    ldi r23, 255
    eor r23, r3
    ldi r22, 255
    eor r22, r14
    ldi r21, 255
    eor r21, r15
    ldi r20, 255
    eor r20, r10
    ldi r19, 255
    eor r19, r11
    ldi r18, 255
    eor r18, r6
    mov r7, r0
    lsr r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    lsr r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    lsr r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r0
    mov r7, r0
    movw r12, r2 ; r13, r3
    movw r8, r14 ; r9, r15
    movw r4, r10 ; r5, r11
    mov r17, r6
    bst r7, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r7
    bld r17, 7
    eor r0, r7
    eor r2, r12
    eor r3, r13
    eor r14, r8
    eor r15, r9
    eor r10, r4
    eor r11, r5
    eor r6, r17
    eor r0, r16
    ldd r7, Y+20
    eor r7, r2
    ldd r2, Y+19
    eor r2, r3
    ldd r3, Y+18
    eor r3, r14
    ldd r14, Y+17
    eor r14, r15
    ldd r15, Y+16
    eor r15, r10
    ldd r10, Y+15
    eor r10, r11
    ldd r11, Y+14
    eor r11, r6
    st Z+, r0
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    ldi r16, 253
    eor r16, r0
    ldi r17, 255
    eor r17, r7
    mov r6, r17
    ldi r17, 255
    eor r17, r2
    mov r12, r17
    ldi r17, 255
    eor r17, r3
    mov r13, r17
    ldi r17, 255
    eor r17, r14
    mov r8, r17
    ldi r17, 255
    eor r17, r15
    mov r9, r17
    ldi r17, 255
    eor r17, r10
    mov r4, r17
    ldi r17, 255
    eor r17, r11
    mov r5, r0
    lsr r5
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    lsr r5
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    lsr r5
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r7
    std Y+15, r4
    mov r4, r2
    std Y+16, r9
    mov r9, r3
    std Y+17, r8
    mov r8, r14
    std Y+18, r13
    mov r13, r15
    std Y+19, r12
    mov r12, r10
    std Y+20, r6
    mov r6, r11
    bst r5, 0
    lsr r6
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r6, 7
    eor r0, r5
    eor r7, r17
    eor r2, r4
    eor r3, r9
    eor r14, r8
    eor r15, r13
    eor r10, r12
    eor r11, r6
    eor r0, r25
    eor r7, r24
    eor r2, r23
    eor r3, r22
    eor r14, r21
    eor r15, r20
    eor r10, r19
    eor r11, r18
    st Z+, r0
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    ldi r25, 252
    eor r25, r0
    ldi r24, 255
    eor r24, r7
    ldi r23, 255
    eor r23, r2
    ldi r22, 255
    eor r22, r3
    ldi r21, 255
    eor r21, r14
    ldi r20, 255
    eor r20, r15
    ldi r19, 255
    eor r19, r10
    ldi r18, 255
    eor r18, r11
    mov r6, r0
    lsr r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    lsr r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    lsr r6
    ror r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r0
    mov r6, r0
    mov r12, r7
    mov r13, r2
    mov r8, r3
    mov r9, r14
    mov r4, r15
    mov r5, r10
    mov r17, r11
    bst r6, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r6
    bld r17, 7
    eor r0, r6
    eor r7, r12
    eor r2, r13
    eor r3, r8
    eor r14, r9
    eor r15, r4
    eor r10, r5
    eor r11, r17
    eor r0, r16
    ldd r6, Y+20
    eor r6, r7
    ldd r7, Y+19
    eor r7, r2
    ldd r2, Y+18
    eor r2, r3
    ldd r3, Y+17
    eor r3, r14
    ldd r14, Y+16
    eor r14, r15
    ldd r15, Y+15
    eor r15, r10
    ldd r10, Y+14
    eor r10, r11
    st Z+, r0
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    ldi r16, 252
    eor r16, r0
    ldi r17, 255
    eor r17, r6
    mov r11, r17
    ldi r17, 255
    eor r17, r7
    mov r12, r17
    ldi r17, 255
    eor r17, r2
    mov r13, r17
    ldi r17, 255
    eor r17, r3
    mov r8, r17
    ldi r17, 255
    eor r17, r14
    mov r9, r17
    ldi r17, 255
    eor r17, r15
    mov r4, r17
    ldi r17, 255
    eor r17, r10
    mov r5, r0
    lsr r5
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    lsr r5
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    lsr r5
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r6
    std Y+15, r4
    mov r4, r7
    std Y+16, r9
    mov r9, r2
    std Y+17, r8
    mov r8, r3
    std Y+18, r13
    mov r13, r14
    std Y+19, r12
    mov r12, r15
    std Y+20, r11
    mov r11, r10
    bst r5, 0
    lsr r11
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r11, 7
    eor r0, r5
    eor r6, r17
    eor r7, r4
    eor r2, r9
    eor r3, r8
    eor r14, r13
    eor r15, r12
    eor r10, r11
    eor r0, r25
    eor r6, r24
    eor r7, r23
    eor r2, r22
    eor r3, r21
    eor r14, r20
    eor r15, r19
    eor r10, r18
    st Z+, r0
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r10
    ldi r25, 253
    eor r25, r0
    ldi r24, 255
    eor r24, r6
    ldi r23, 255
    eor r23, r7
    ldi r22, 255
    eor r22, r2
    ldi r21, 255
    eor r21, r3
    ldi r20, 255
    eor r20, r14
    ldi r19, 255
    eor r19, r15
    ldi r18, 255
    eor r18, r10
    mov r11, r0
    lsr r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    lsr r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    lsr r11
    ror r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r0
    mov r11, r0
    movw r12, r6 ; r13, r7
    movw r8, r2 ; r9, r3
    movw r4, r14 ; r5, r15
    mov r17, r10
    bst r11, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r11
    bld r17, 7
    eor r0, r11
    eor r6, r12
    eor r7, r13
    eor r2, r8
    eor r3, r9
    eor r14, r4
    eor r15, r5
    eor r10, r17
    eor r0, r16
    ldd r11, Y+20
    eor r11, r6
    ldd r6, Y+19
    eor r6, r7
    ldd r7, Y+18
    eor r7, r2
    ldd r2, Y+17
    eor r2, r3
    ldd r3, Y+16
    eor r3, r14
    ldd r14, Y+15
    eor r14, r15
    ldd r15, Y+14
    eor r15, r10
    st Z+, r0
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    ldi r16, 253
    eor r16, r0
    ldi r17, 255
    eor r17, r11
    mov r10, r17
    ldi r17, 255
    eor r17, r6
    mov r12, r17
    ldi r17, 255
    eor r17, r7
    mov r13, r17
    ldi r17, 255
    eor r17, r2
    mov r8, r17
    ldi r17, 255
    eor r17, r3
    mov r9, r17
    ldi r17, 255
    eor r17, r14
    mov r4, r17
    ldi r17, 255
    eor r17, r15
    mov r5, r0
    lsr r5
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    lsr r5
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    lsr r5
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r11
    std Y+15, r4
    mov r4, r6
    std Y+16, r9
    mov r9, r7
    std Y+17, r8
    mov r8, r2
    std Y+18, r13
    mov r13, r3
    std Y+19, r12
    mov r12, r14
    std Y+20, r10
    mov r10, r15
    bst r5, 0
    lsr r10
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r10, 7
    eor r0, r5
    eor r11, r17
    eor r6, r4
    eor r7, r9
    eor r2, r8
    eor r3, r13
    eor r14, r12
    eor r15, r10
    eor r0, r25
    eor r11, r24
    eor r6, r23
    eor r7, r22
    eor r2, r21
    eor r3, r20
    eor r14, r19
    eor r15, r18
    st Z+, r0
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    st Z+, r15
    ldi r25, 253
    eor r25, r0
    ldi r24, 255
    eor r24, r11
    ldi r23, 255
    eor r23, r6
    ldi r22, 255
    eor r22, r7
    ldi r21, 255
    eor r21, r2
    ldi r20, 255
    eor r20, r3
    ldi r19, 255
    eor r19, r14
    ldi r18, 255
    eor r18, r15
    mov r10, r0
    lsr r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    lsr r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    lsr r10
    ror r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r0
    mov r10, r0
    mov r12, r11
    mov r13, r6
    mov r8, r7
    mov r9, r2
    mov r4, r3
    mov r5, r14
    mov r17, r15
    bst r10, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r10
    bld r17, 7
    eor r0, r10
    eor r11, r12
    eor r6, r13
    eor r7, r8
    eor r2, r9
    eor r3, r4
    eor r14, r5
    eor r15, r17
    eor r0, r16
    ldd r10, Y+20
    eor r10, r11
    ldd r11, Y+19
    eor r11, r6
    ldd r6, Y+18
    eor r6, r7
    ldd r7, Y+17
    eor r7, r2
    ldd r2, Y+16
    eor r2, r3
    ldd r3, Y+15
    eor r3, r14
    ldd r14, Y+14
    eor r14, r15
    st Z+, r0
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    ldi r16, 252
    eor r16, r0
    ldi r17, 255
    eor r17, r10
    mov r15, r17
    ldi r17, 255
    eor r17, r11
    mov r12, r17
    ldi r17, 255
    eor r17, r6
    mov r13, r17
    ldi r17, 255
    eor r17, r7
    mov r8, r17
    ldi r17, 255
    eor r17, r2
    mov r9, r17
    ldi r17, 255
    eor r17, r3
    mov r4, r17
    ldi r17, 255
    eor r17, r14
    mov r5, r0
    lsr r5
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    lsr r5
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    lsr r5
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r10
    std Y+15, r4
    mov r4, r11
    std Y+16, r9
    mov r9, r6
    std Y+17, r8
    mov r8, r7
    std Y+18, r13
    mov r13, r2
    std Y+19, r12
    mov r12, r3
    std Y+20, r15
    mov r15, r14
    bst r5, 0
    lsr r15
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r15, 7
    eor r0, r5
    eor r10, r17
    eor r11, r4
    eor r6, r9
    eor r7, r8
    eor r2, r13
    eor r3, r12
    eor r14, r15
    eor r0, r25
    eor r10, r24
    eor r11, r23
    eor r6, r22
    eor r7, r21
    eor r2, r20
    eor r3, r19
    eor r14, r18
    st Z+, r0
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    st Z+, r14
    ldi r25, 253
    eor r25, r0
    ldi r24, 255
    eor r24, r10
    ldi r23, 255
    eor r23, r11
    ldi r22, 255
    eor r22, r6
    ldi r21, 255
    eor r21, r7
    ldi r20, 255
    eor r20, r2
    ldi r19, 255
    eor r19, r3
    ldi r18, 255
    eor r18, r14
    mov r15, r0
    lsr r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    lsr r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    lsr r15
    ror r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r0
    mov r15, r0
    movw r12, r10 ; r13, r11
    movw r8, r6 ; r9, r7
    movw r4, r2 ; r5, r3
    mov r17, r14
    bst r15, 0
    lsr r17
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r15
    bld r17, 7
    eor r0, r15
    eor r10, r12
    eor r11, r13
    eor r6, r8
    eor r7, r9
    eor r2, r4
    eor r3, r5
    eor r14, r17
    eor r0, r16
    ldd r15, Y+20
    eor r15, r10
    ldd r10, Y+19
    eor r10, r11
    ldd r11, Y+18
    eor r11, r6
    ldd r6, Y+17
    eor r6, r7
    ldd r7, Y+16
    eor r7, r2
    ldd r2, Y+15
    eor r2, r3
    ldd r3, Y+14
    eor r3, r14
    st Z+, r0
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    ldi r16, 252
    eor r16, r0
    ldi r17, 255
    eor r17, r15
    mov r14, r17
    ldi r17, 255
    eor r17, r10
    mov r12, r17
    ldi r17, 255
    eor r17, r11
    mov r13, r17
    ldi r17, 255
    eor r17, r6
    mov r8, r17
    ldi r17, 255
    eor r17, r7
    mov r9, r17
    ldi r17, 255
    eor r17, r2
    mov r4, r17
    ldi r17, 255
    eor r17, r3
    mov r5, r0
    lsr r5
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    lsr r5
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    lsr r5
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    mov r5, r0
    std Y+14, r17
    mov r17, r15
    std Y+15, r4
    mov r4, r10
    std Y+16, r9
    mov r9, r11
    std Y+17, r8
    mov r8, r6
    std Y+18, r13
    mov r13, r7
    std Y+19, r12
    mov r12, r2
    std Y+20, r14
    mov r14, r3
    bst r5, 0
    lsr r14
    ror r12
    ror r13
    ror r8
    ror r9
    ror r4
    ror r17
    ror r5
    bld r14, 7
    eor r0, r5
    eor r15, r17
    eor r10, r4
    eor r11, r9
    eor r6, r8
    eor r7, r13
    eor r2, r12
    eor r3, r14
    eor r0, r25
    eor r15, r24
    eor r10, r23
    eor r11, r22
    eor r6, r21
    eor r7, r20
    eor r2, r19
    eor r3, r18
    st Z+, r0
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r3
    mov r14, r0
    lsr r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    lsr r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    lsr r14
    ror r3
    ror r2
    ror r7
    ror r6
    ror r11
    ror r10
    ror r15
    ror r0
    mov r14, r0
    mov r12, r15
    mov r13, r10
    mov r8, r11
    mov r9, r6
    mov r4, r7
    mov r5, r2
    mov r25, r3
    bst r14, 0
    lsr r25
    ror r5
    ror r4
    ror r9
    ror r8
    ror r13
    ror r12
    ror r14
    bld r25, 7
    eor r0, r14
    eor r15, r12
    eor r10, r13
    eor r11, r8
    eor r6, r9
    eor r7, r4
    eor r2, r5
    eor r3, r25
    eor r0, r16
    ldd r14, Y+20
    eor r14, r15
    ldd r15, Y+19
    eor r15, r10
    ldd r10, Y+18
    eor r10, r11
    ldd r11, Y+17
    eor r11, r6
    ldd r6, Y+16
    eor r6, r7
    ldd r7, Y+15
    eor r7, r2
    ldd r2, Y+14
    eor r2, r3
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r7
    std Z+0, r2
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_simon128_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_simon128_128_key_setup_avr_wipe
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
    .size lwcc_simon128_128_key_setup_avr, .-lwcc_simon128_128_key_setup_avr

    .global lwcc_simon128_128_ecb_encrypt_avr
    .type lwcc_simon128_128_ecb_encrypt_avr, @function
lwcc_simon128_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon128_128_ecb_encrypt_avr_begin
    ret
.Llwcc_simon128_128_ecb_encrypt_avr_begin:
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
    std Y+1, r24
    std Y+2, r25
    std Y+3, r22
    std Y+4, r23
    std Y+5, r18
    std Y+6, r19
    movw r24, r20
.Llwcc_simon128_128_ecb_encrypt_avr_group:
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r22, X+
    ld r23, X+
    ld r18, X+
    ld r19, X+
    ld r14, X+
    ld r15, X+
    ld r10, X+
    ld r11, X+
    ld r20, X+
    ld r21, X+
    ld r16, X+
    ld r17, X+
    ld r12, X+
    ld r13, X+
    ld r0, X+
    ld r8, X
    ; round 1 (simon.dsl:42)
    mov r9, r20
    mov r6, r21
    mov r7, r16
    mov r4, r17
    mov r5, r12
    mov r2, r13
    mov r3, r0
    std Y+14, r11
    mov r11, r8
    lsl r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    rol r3
    rol r11
    adc r9, r1
    std Y+15, r10
    mov r10, r9
    and r10, r8
    std Y+16, r8
    mov r8, r6
    and r8, r20
    std Y+17, r20
    mov r20, r7
    and r20, r21
    std Y+18, r21
    mov r21, r4
    and r21, r16
    std Y+19, r16
    mov r16, r5
    and r16, r17
    std Y+20, r17
    mov r17, r2
    and r17, r12
    std Y+21, r12
    mov r12, r3
    and r12, r13
    std Y+22, r13
    mov r13, r11
    and r13, r0
    lsl r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    rol r3
    rol r11
    adc r9, r1
    eor r10, r9
    eor r8, r6
    eor r20, r7
    eor r21, r4
    eor r16, r5
    eor r17, r2
    eor r12, r3
    eor r13, r11
    eor r22, r10
    eor r23, r8
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    ldd r10, Y+15
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ldd r26, Y+5
    ldd r27, Y+5+1
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 2 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+17
    eor r20, r8
    ldd r8, Y+18
    eor r21, r8
    ldd r8, Y+19
    eor r16, r8
    ldd r8, Y+20
    eor r17, r8
    ldd r8, Y+21
    eor r12, r8
    ldd r8, Y+22
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 3 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+22, r20
    mov r20, r9
    and r20, r21
    std Y+21, r21
    mov r21, r6
    and r21, r16
    std Y+20, r16
    mov r16, r7
    and r16, r17
    std Y+19, r17
    mov r17, r4
    and r17, r12
    std Y+18, r12
    mov r12, r5
    and r12, r13
    std Y+17, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 4 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+22
    eor r20, r8
    ldd r8, Y+21
    eor r21, r8
    ldd r8, Y+20
    eor r16, r8
    ldd r8, Y+19
    eor r17, r8
    ldd r8, Y+18
    eor r12, r8
    ldd r8, Y+17
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 5 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+17, r20
    mov r20, r9
    and r20, r21
    std Y+18, r21
    mov r21, r6
    and r21, r16
    std Y+19, r16
    mov r16, r7
    and r16, r17
    std Y+20, r17
    mov r17, r4
    and r17, r12
    std Y+21, r12
    mov r12, r5
    and r12, r13
    std Y+22, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 6 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+17
    eor r20, r8
    ldd r8, Y+18
    eor r21, r8
    ldd r8, Y+19
    eor r16, r8
    ldd r8, Y+20
    eor r17, r8
    ldd r8, Y+21
    eor r12, r8
    ldd r8, Y+22
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 7 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+22, r20
    mov r20, r9
    and r20, r21
    std Y+21, r21
    mov r21, r6
    and r21, r16
    std Y+20, r16
    mov r16, r7
    and r16, r17
    std Y+19, r17
    mov r17, r4
    and r17, r12
    std Y+18, r12
    mov r12, r5
    and r12, r13
    std Y+17, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 8 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+22
    eor r20, r8
    ldd r8, Y+21
    eor r21, r8
    ldd r8, Y+20
    eor r16, r8
    ldd r8, Y+19
    eor r17, r8
    ldd r8, Y+18
    eor r12, r8
    ldd r8, Y+17
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 9 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+17, r20
    mov r20, r9
    and r20, r21
    std Y+18, r21
    mov r21, r6
    and r21, r16
    std Y+19, r16
    mov r16, r7
    and r16, r17
    std Y+20, r17
    mov r17, r4
    and r17, r12
    std Y+21, r12
    mov r12, r5
    and r12, r13
    std Y+22, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 10 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+17
    eor r20, r8
    ldd r8, Y+18
    eor r21, r8
    ldd r8, Y+19
    eor r16, r8
    ldd r8, Y+20
    eor r17, r8
    ldd r8, Y+21
    eor r12, r8
    ldd r8, Y+22
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 11 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+22, r20
    mov r20, r9
    and r20, r21
    std Y+21, r21
    mov r21, r6
    and r21, r16
    std Y+20, r16
    mov r16, r7
    and r16, r17
    std Y+19, r17
    mov r17, r4
    and r17, r12
    std Y+18, r12
    mov r12, r5
    and r12, r13
    std Y+17, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 12 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+22
    eor r20, r8
    ldd r8, Y+21
    eor r21, r8
    ldd r8, Y+20
    eor r16, r8
    ldd r8, Y+19
    eor r17, r8
    ldd r8, Y+18
    eor r12, r8
    ldd r8, Y+17
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 13 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+17, r20
    mov r20, r9
    and r20, r21
    std Y+18, r21
    mov r21, r6
    and r21, r16
    std Y+19, r16
    mov r16, r7
    and r16, r17
    std Y+20, r17
    mov r17, r4
    and r17, r12
    std Y+21, r12
    mov r12, r5
    and r12, r13
    std Y+22, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 14 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+17
    eor r20, r8
    ldd r8, Y+18
    eor r21, r8
    ldd r8, Y+19
    eor r16, r8
    ldd r8, Y+20
    eor r17, r8
    ldd r8, Y+21
    eor r12, r8
    ldd r8, Y+22
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 15 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+22, r20
    mov r20, r9
    and r20, r21
    std Y+21, r21
    mov r21, r6
    and r21, r16
    std Y+20, r16
    mov r16, r7
    and r16, r17
    std Y+19, r17
    mov r17, r4
    and r17, r12
    std Y+18, r12
    mov r12, r5
    and r12, r13
    std Y+17, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 16 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+22
    eor r20, r8
    ldd r8, Y+21
    eor r21, r8
    ldd r8, Y+20
    eor r16, r8
    ldd r8, Y+19
    eor r17, r8
    ldd r8, Y+18
    eor r12, r8
    ldd r8, Y+17
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 17 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+17, r20
    mov r20, r9
    and r20, r21
    std Y+18, r21
    mov r21, r6
    and r21, r16
    std Y+19, r16
    mov r16, r7
    and r16, r17
    std Y+20, r17
    mov r17, r4
    and r17, r12
    std Y+21, r12
    mov r12, r5
    and r12, r13
    std Y+22, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 18 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+17
    eor r20, r8
    ldd r8, Y+18
    eor r21, r8
    ldd r8, Y+19
    eor r16, r8
    ldd r8, Y+20
    eor r17, r8
    ldd r8, Y+21
    eor r12, r8
    ldd r8, Y+22
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 19 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+22, r20
    mov r20, r9
    and r20, r21
    std Y+21, r21
    mov r21, r6
    and r21, r16
    std Y+20, r16
    mov r16, r7
    and r16, r17
    std Y+19, r17
    mov r17, r4
    and r17, r12
    std Y+18, r12
    mov r12, r5
    and r12, r13
    std Y+17, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 20 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+22
    eor r20, r8
    ldd r8, Y+21
    eor r21, r8
    ldd r8, Y+20
    eor r16, r8
    ldd r8, Y+19
    eor r17, r8
    ldd r8, Y+18
    eor r12, r8
    ldd r8, Y+17
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 21 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+17, r20
    mov r20, r9
    and r20, r21
    std Y+18, r21
    mov r21, r6
    and r21, r16
    std Y+19, r16
    mov r16, r7
    and r16, r17
    std Y+20, r17
    mov r17, r4
    and r17, r12
    std Y+21, r12
    mov r12, r5
    and r12, r13
    std Y+22, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 22 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+17
    eor r20, r8
    ldd r8, Y+18
    eor r21, r8
    ldd r8, Y+19
    eor r16, r8
    ldd r8, Y+20
    eor r17, r8
    ldd r8, Y+21
    eor r12, r8
    ldd r8, Y+22
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 23 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+22, r20
    mov r20, r9
    and r20, r21
    std Y+21, r21
    mov r21, r6
    and r21, r16
    std Y+20, r16
    mov r16, r7
    and r16, r17
    std Y+19, r17
    mov r17, r4
    and r17, r12
    std Y+18, r12
    mov r12, r5
    and r12, r13
    std Y+17, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 24 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+22
    eor r20, r8
    ldd r8, Y+21
    eor r21, r8
    ldd r8, Y+20
    eor r16, r8
    ldd r8, Y+19
    eor r17, r8
    ldd r8, Y+18
    eor r12, r8
    ldd r8, Y+17
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 25 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+17, r20
    mov r20, r9
    and r20, r21
    std Y+18, r21
    mov r21, r6
    and r21, r16
    std Y+19, r16
    mov r16, r7
    and r16, r17
    std Y+20, r17
    mov r17, r4
    and r17, r12
    std Y+21, r12
    mov r12, r5
    and r12, r13
    std Y+22, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 26 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+17
    eor r20, r8
    ldd r8, Y+18
    eor r21, r8
    ldd r8, Y+19
    eor r16, r8
    ldd r8, Y+20
    eor r17, r8
    ldd r8, Y+21
    eor r12, r8
    ldd r8, Y+22
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 27 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+22, r20
    mov r20, r9
    and r20, r21
    std Y+21, r21
    mov r21, r6
    and r21, r16
    std Y+20, r16
    mov r16, r7
    and r16, r17
    std Y+19, r17
    mov r17, r4
    and r17, r12
    std Y+18, r12
    mov r12, r5
    and r12, r13
    std Y+17, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 28 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+22
    eor r20, r8
    ldd r8, Y+21
    eor r21, r8
    ldd r8, Y+20
    eor r16, r8
    ldd r8, Y+19
    eor r17, r8
    ldd r8, Y+18
    eor r12, r8
    ldd r8, Y+17
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 29 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+17, r20
    mov r20, r9
    and r20, r21
    std Y+18, r21
    mov r21, r6
    and r21, r16
    std Y+19, r16
    mov r16, r7
    and r16, r17
    std Y+20, r17
    mov r17, r4
    and r17, r12
    std Y+21, r12
    mov r12, r5
    and r12, r13
    std Y+22, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 30 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+17
    eor r20, r8
    ldd r8, Y+18
    eor r21, r8
    ldd r8, Y+19
    eor r16, r8
    ldd r8, Y+20
    eor r17, r8
    ldd r8, Y+21
    eor r12, r8
    ldd r8, Y+22
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 31 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+22, r20
    mov r20, r9
    and r20, r21
    std Y+21, r21
    mov r21, r6
    and r21, r16
    std Y+20, r16
    mov r16, r7
    and r16, r17
    std Y+19, r17
    mov r17, r4
    and r17, r12
    std Y+18, r12
    mov r12, r5
    and r12, r13
    std Y+17, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 32 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+22
    eor r20, r8
    ldd r8, Y+21
    eor r21, r8
    ldd r8, Y+20
    eor r16, r8
    ldd r8, Y+19
    eor r17, r8
    ldd r8, Y+18
    eor r12, r8
    ldd r8, Y+17
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 33 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+17, r20
    mov r20, r9
    and r20, r21
    std Y+18, r21
    mov r21, r6
    and r21, r16
    std Y+19, r16
    mov r16, r7
    and r16, r17
    std Y+20, r17
    mov r17, r4
    and r17, r12
    std Y+21, r12
    mov r12, r5
    and r12, r13
    std Y+22, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 34 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+17
    eor r20, r8
    ldd r8, Y+18
    eor r21, r8
    ldd r8, Y+19
    eor r16, r8
    ldd r8, Y+20
    eor r17, r8
    ldd r8, Y+21
    eor r12, r8
    ldd r8, Y+22
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 35 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+22, r20
    mov r20, r9
    and r20, r21
    std Y+21, r21
    mov r21, r6
    and r21, r16
    std Y+20, r16
    mov r16, r7
    and r16, r17
    std Y+19, r17
    mov r17, r4
    and r17, r12
    std Y+18, r12
    mov r12, r5
    and r12, r13
    std Y+17, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 36 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+22
    eor r20, r8
    ldd r8, Y+21
    eor r21, r8
    ldd r8, Y+20
    eor r16, r8
    ldd r8, Y+19
    eor r17, r8
    ldd r8, Y+18
    eor r12, r8
    ldd r8, Y+17
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 37 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+17, r20
    mov r20, r9
    and r20, r21
    std Y+18, r21
    mov r21, r6
    and r21, r16
    std Y+19, r16
    mov r16, r7
    and r16, r17
    std Y+20, r17
    mov r17, r4
    and r17, r12
    std Y+21, r12
    mov r12, r5
    and r12, r13
    std Y+22, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 38 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+17
    eor r20, r8
    ldd r8, Y+18
    eor r21, r8
    ldd r8, Y+19
    eor r16, r8
    ldd r8, Y+20
    eor r17, r8
    ldd r8, Y+21
    eor r12, r8
    ldd r8, Y+22
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 39 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+22, r20
    mov r20, r9
    and r20, r21
    std Y+21, r21
    mov r21, r6
    and r21, r16
    std Y+20, r16
    mov r16, r7
    and r16, r17
    std Y+19, r17
    mov r17, r4
    and r17, r12
    std Y+18, r12
    mov r12, r5
    and r12, r13
    std Y+17, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 40 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+22
    eor r20, r8
    ldd r8, Y+21
    eor r21, r8
    ldd r8, Y+20
    eor r16, r8
    ldd r8, Y+19
    eor r17, r8
    ldd r8, Y+18
    eor r12, r8
    ldd r8, Y+17
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 41 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+17, r20
    mov r20, r9
    and r20, r21
    std Y+18, r21
    mov r21, r6
    and r21, r16
    std Y+19, r16
    mov r16, r7
    and r16, r17
    std Y+20, r17
    mov r17, r4
    and r17, r12
    std Y+21, r12
    mov r12, r5
    and r12, r13
    std Y+22, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 42 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+17
    eor r20, r8
    ldd r8, Y+18
    eor r21, r8
    ldd r8, Y+19
    eor r16, r8
    ldd r8, Y+20
    eor r17, r8
    ldd r8, Y+21
    eor r12, r8
    ldd r8, Y+22
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 43 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+22, r20
    mov r20, r9
    and r20, r21
    std Y+21, r21
    mov r21, r6
    and r21, r16
    std Y+20, r16
    mov r16, r7
    and r16, r17
    std Y+19, r17
    mov r17, r4
    and r17, r12
    std Y+18, r12
    mov r12, r5
    and r12, r13
    std Y+17, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 44 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+22
    eor r20, r8
    ldd r8, Y+21
    eor r21, r8
    ldd r8, Y+20
    eor r16, r8
    ldd r8, Y+19
    eor r17, r8
    ldd r8, Y+18
    eor r12, r8
    ldd r8, Y+17
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 45 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+17, r20
    mov r20, r9
    and r20, r21
    std Y+18, r21
    mov r21, r6
    and r21, r16
    std Y+19, r16
    mov r16, r7
    and r16, r17
    std Y+20, r17
    mov r17, r4
    and r17, r12
    std Y+21, r12
    mov r12, r5
    and r12, r13
    std Y+22, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 46 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+17
    eor r20, r8
    ldd r8, Y+18
    eor r21, r8
    ldd r8, Y+19
    eor r16, r8
    ldd r8, Y+20
    eor r17, r8
    ldd r8, Y+21
    eor r12, r8
    ldd r8, Y+22
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 47 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+22, r20
    mov r20, r9
    and r20, r21
    std Y+21, r21
    mov r21, r6
    and r21, r16
    std Y+20, r16
    mov r16, r7
    and r16, r17
    std Y+19, r17
    mov r17, r4
    and r17, r12
    std Y+18, r12
    mov r12, r5
    and r12, r13
    std Y+17, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 48 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+22
    eor r20, r8
    ldd r8, Y+21
    eor r21, r8
    ldd r8, Y+20
    eor r16, r8
    ldd r8, Y+19
    eor r17, r8
    ldd r8, Y+18
    eor r12, r8
    ldd r8, Y+17
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 49 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+17, r20
    mov r20, r9
    and r20, r21
    std Y+18, r21
    mov r21, r6
    and r21, r16
    std Y+19, r16
    mov r16, r7
    and r16, r17
    std Y+20, r17
    mov r17, r4
    and r17, r12
    std Y+21, r12
    mov r12, r5
    and r12, r13
    std Y+22, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 50 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+17
    eor r20, r8
    ldd r8, Y+18
    eor r21, r8
    ldd r8, Y+19
    eor r16, r8
    ldd r8, Y+20
    eor r17, r8
    ldd r8, Y+21
    eor r12, r8
    ldd r8, Y+22
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 51 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+22, r20
    mov r20, r9
    and r20, r21
    std Y+21, r21
    mov r21, r6
    and r21, r16
    std Y+20, r16
    mov r16, r7
    and r16, r17
    std Y+19, r17
    mov r17, r4
    and r17, r12
    std Y+18, r12
    mov r12, r5
    and r12, r13
    std Y+17, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 52 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+22
    eor r20, r8
    ldd r8, Y+21
    eor r21, r8
    ldd r8, Y+20
    eor r16, r8
    ldd r8, Y+19
    eor r17, r8
    ldd r8, Y+18
    eor r12, r8
    ldd r8, Y+17
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 53 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+17, r20
    mov r20, r9
    and r20, r21
    std Y+18, r21
    mov r21, r6
    and r21, r16
    std Y+19, r16
    mov r16, r7
    and r16, r17
    std Y+20, r17
    mov r17, r4
    and r17, r12
    std Y+21, r12
    mov r12, r5
    and r12, r13
    std Y+22, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 54 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+17
    eor r20, r8
    ldd r8, Y+18
    eor r21, r8
    ldd r8, Y+19
    eor r16, r8
    ldd r8, Y+20
    eor r17, r8
    ldd r8, Y+21
    eor r12, r8
    ldd r8, Y+22
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 55 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+22, r20
    mov r20, r9
    and r20, r21
    std Y+21, r21
    mov r21, r6
    and r21, r16
    std Y+20, r16
    mov r16, r7
    and r16, r17
    std Y+19, r17
    mov r17, r4
    and r17, r12
    std Y+18, r12
    mov r12, r5
    and r12, r13
    std Y+17, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 56 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+22
    eor r20, r8
    ldd r8, Y+21
    eor r21, r8
    ldd r8, Y+20
    eor r16, r8
    ldd r8, Y+19
    eor r17, r8
    ldd r8, Y+18
    eor r12, r8
    ldd r8, Y+17
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 57 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+17, r20
    mov r20, r9
    and r20, r21
    std Y+18, r21
    mov r21, r6
    and r21, r16
    std Y+19, r16
    mov r16, r7
    and r16, r17
    std Y+20, r17
    mov r17, r4
    and r17, r12
    std Y+21, r12
    mov r12, r5
    and r12, r13
    std Y+22, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 58 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+17
    eor r20, r8
    ldd r8, Y+18
    eor r21, r8
    ldd r8, Y+19
    eor r16, r8
    ldd r8, Y+20
    eor r17, r8
    ldd r8, Y+21
    eor r12, r8
    ldd r8, Y+22
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 59 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+22, r20
    mov r20, r9
    and r20, r21
    std Y+21, r21
    mov r21, r6
    and r21, r16
    std Y+20, r16
    mov r16, r7
    and r16, r17
    std Y+19, r17
    mov r17, r4
    and r17, r12
    std Y+18, r12
    mov r12, r5
    and r12, r13
    std Y+17, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 60 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+22
    eor r20, r8
    ldd r8, Y+21
    eor r21, r8
    ldd r8, Y+20
    eor r16, r8
    ldd r8, Y+19
    eor r17, r8
    ldd r8, Y+18
    eor r12, r8
    ldd r8, Y+17
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 61 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+17, r20
    mov r20, r9
    and r20, r21
    std Y+18, r21
    mov r21, r6
    and r21, r16
    std Y+19, r16
    mov r16, r7
    and r16, r17
    std Y+20, r17
    mov r17, r4
    and r17, r12
    std Y+21, r12
    mov r12, r5
    and r12, r13
    std Y+22, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 62 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+17
    eor r20, r8
    ldd r8, Y+18
    eor r21, r8
    ldd r8, Y+19
    eor r16, r8
    ldd r8, Y+20
    eor r17, r8
    ldd r8, Y+21
    eor r12, r8
    ldd r8, Y+22
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 63 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+22, r20
    mov r20, r9
    and r20, r21
    std Y+21, r21
    mov r21, r6
    and r21, r16
    std Y+20, r16
    mov r16, r7
    and r16, r17
    std Y+19, r17
    mov r17, r4
    and r17, r12
    std Y+18, r12
    mov r12, r5
    and r12, r13
    std Y+17, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 64 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+22
    eor r20, r8
    ldd r8, Y+21
    eor r21, r8
    ldd r8, Y+20
    eor r16, r8
    ldd r8, Y+19
    eor r17, r8
    ldd r8, Y+18
    eor r12, r8
    ldd r8, Y+17
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 65 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+17, r20
    mov r20, r9
    and r20, r21
    std Y+18, r21
    mov r21, r6
    and r21, r16
    std Y+19, r16
    mov r16, r7
    and r16, r17
    std Y+20, r17
    mov r17, r4
    and r17, r12
    std Y+21, r12
    mov r12, r5
    and r12, r13
    std Y+22, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 66 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+17
    eor r20, r8
    ldd r8, Y+18
    eor r21, r8
    ldd r8, Y+19
    eor r16, r8
    ldd r8, Y+20
    eor r17, r8
    ldd r8, Y+21
    eor r12, r8
    ldd r8, Y+22
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X+
    eor r11, r15
    ; round 67 (simon.dsl:42)
    mov r15, r20
    mov r8, r21
    mov r9, r16
    mov r6, r17
    mov r7, r12
    mov r4, r13
    mov r5, r0
    mov r2, r11
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    mov r3, r15
    and r3, r11
    std Y+16, r11
    mov r11, r8
    and r11, r20
    std Y+22, r20
    mov r20, r9
    and r20, r21
    std Y+21, r21
    mov r21, r6
    and r21, r16
    std Y+20, r16
    mov r16, r7
    and r16, r17
    std Y+19, r17
    mov r17, r4
    and r17, r12
    std Y+18, r12
    mov r12, r5
    and r12, r13
    std Y+17, r13
    mov r13, r2
    and r13, r0
    lsl r15
    rol r8
    rol r9
    rol r6
    rol r7
    rol r4
    rol r5
    rol r2
    adc r15, r1
    eor r15, r3
    eor r11, r8
    eor r20, r9
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r12, r5
    eor r13, r2
    eor r22, r15
    eor r23, r11
    eor r18, r20
    eor r19, r21
    eor r14, r16
    ldd r15, Y+15
    eor r15, r17
    eor r10, r12
    ldd r11, Y+14
    eor r11, r13
    ld r20, X+
    eor r22, r20
    ld r20, X+
    eor r23, r20
    ld r20, X+
    eor r18, r20
    ld r20, X+
    eor r19, r20
    ld r20, X+
    eor r14, r20
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r11, r20
    ; round 68 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    movw r6, r20 ; r7, r21
    and r6, r11
    and r7, r22
    movw r4, r16 ; r5, r17
    and r4, r23
    and r5, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    std Y+14, r11
    mov r11, r8
    and r11, r15
    std Y+15, r15
    mov r15, r9
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r12
    rol r13
    rol r8
    rol r9
    adc r20, r1
    eor r20, r6
    eor r21, r7
    eor r16, r4
    eor r17, r5
    eor r12, r2
    eor r13, r3
    eor r11, r8
    eor r15, r9
    ldd r8, Y+22
    eor r20, r8
    ldd r8, Y+21
    eor r21, r8
    ldd r8, Y+20
    eor r16, r8
    ldd r8, Y+19
    eor r17, r8
    ldd r8, Y+18
    eor r12, r8
    ldd r8, Y+17
    eor r13, r8
    eor r0, r11
    ldd r11, Y+16
    eor r11, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r0, r15
    ld r15, X
    eor r11, r15
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r22
    st X+, r23
    st X+, r18
    st X+, r19
    st X+, r14
    ldd r22, Y+15
    st X+, r22
    st X+, r10
    ldd r22, Y+14
    st X+, r22
    st X+, r20
    st X+, r21
    st X+, r16
    st X+, r17
    st X+, r12
    st X+, r13
    st X+, r0
    st X, r11
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 16
    std Y+1, r30
    std Y+2, r31
    ldd r30, Y+3
    ldd r31, Y+4
    adiw r30, 16
    std Y+3, r30
    std Y+4, r31
    sbiw r24, 1
    breq .Llwcc_simon128_128_ecb_encrypt_avr_end
    jmp .Llwcc_simon128_128_ecb_encrypt_avr_group
.Llwcc_simon128_128_ecb_encrypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_simon128_128_ecb_encrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_simon128_128_ecb_encrypt_avr_wipe
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
    .size lwcc_simon128_128_ecb_encrypt_avr, .-lwcc_simon128_128_ecb_encrypt_avr

    .global lwcc_simon128_128_ecb_decrypt_avr
    .type lwcc_simon128_128_ecb_decrypt_avr, @function
lwcc_simon128_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon128_128_ecb_decrypt_avr_begin
    ret
.Llwcc_simon128_128_ecb_decrypt_avr_begin:
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
    std Y+1, r24
    std Y+2, r25
    std Y+3, r22
    std Y+4, r23
    std Y+5, r18
    std Y+6, r19
    movw r24, r20
.Llwcc_simon128_128_ecb_decrypt_avr_group:
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r3, X+
    ld r18, X+
    ld r19, X+
    ld r14, X+
    ld r15, X+
    ld r23, X+
    ld r22, X+
    ld r2, X+
    ld r7, X+
    ld r21, X+
    ld r9, X+
    ld r8, X+
    ld r11, X+
    ld r10, X+
    ld r6, X+
    ld r4, X
    ; round 68 (simon.dsl:43)
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(536))
    sbci r27, hi8(-(536))
    ld r20, X+
    eor r7, r20
    ld r20, X+
    eor r21, r20
    ld r20, X+
    eor r9, r20
    ld r20, X+
    eor r8, r20
    ld r20, X+
    eor r11, r20
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r6, r20
    ld r20, X
    eor r4, r20
    mov r20, r3
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    mov r0, r23
    mov r5, r22
    std Y+14, r4
    mov r4, r2
    lsl r20
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r4
    adc r20, r1
    std Y+15, r6
    mov r6, r20
    std Y+16, r10
    mov r10, r16
    std Y+17, r11
    mov r11, r17
    std Y+18, r8
    mov r8, r12
    std Y+19, r9
    mov r9, r13
    std Y+20, r21
    mov r21, r0
    std Y+21, r7
    mov r7, r5
    std Y+22, r22
    mov r22, r4
    lsl r6
    rol r10
    rol r11
    rol r8
    rol r9
    rol r21
    rol r7
    rol r22
    adc r6, r1
    and r20, r2
    and r16, r3
    and r17, r18
    and r12, r19
    and r13, r14
    and r0, r15
    and r5, r23
    std Y+23, r2
    ldd r2, Y+22
    and r4, r2
    eor r6, r20
    eor r10, r16
    eor r11, r17
    eor r8, r12
    eor r9, r13
    eor r21, r0
    eor r7, r5
    eor r22, r4
    ldd r4, Y+21
    eor r6, r4
    ldd r4, Y+20
    eor r10, r4
    ldd r4, Y+19
    eor r11, r4
    ldd r4, Y+18
    eor r8, r4
    ldd r4, Y+17
    eor r9, r4
    ldd r4, Y+16
    eor r21, r4
    ldd r4, Y+15
    eor r7, r4
    ldd r4, Y+14
    eor r22, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 67 (simon.dsl:43)
    ld r4, X+
    eor r3, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r2, r4
    ld r4, X
    ldd r20, Y+23
    eor r20, r4
    movw r4, r6 ; r5, r7
    movw r16, r10 ; r17, r11
    movw r12, r8 ; r13, r9
    mov r0, r21
    std Y+23, r20
    mov r20, r22
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+22, r2
    mov r2, r4
    std Y+14, r23
    mov r23, r16
    std Y+15, r15
    mov r15, r17
    std Y+16, r14
    mov r14, r12
    std Y+17, r19
    mov r19, r13
    std Y+18, r18
    mov r18, r0
    std Y+19, r3
    mov r3, r5
    std Y+20, r7
    mov r7, r20
    lsl r2
    rol r23
    rol r15
    rol r14
    rol r19
    rol r18
    rol r3
    rol r7
    adc r2, r1
    and r4, r22
    and r16, r6
    and r17, r10
    and r12, r11
    and r13, r8
    and r0, r9
    and r5, r21
    std Y+21, r22
    ldd r22, Y+20
    and r20, r22
    eor r2, r4
    eor r23, r16
    eor r15, r17
    eor r14, r12
    eor r19, r13
    eor r18, r0
    eor r3, r5
    eor r7, r20
    ldd r4, Y+19
    eor r2, r4
    ldd r4, Y+18
    eor r23, r4
    ldd r4, Y+17
    eor r15, r4
    ldd r4, Y+16
    eor r14, r4
    ldd r4, Y+15
    eor r19, r4
    ldd r4, Y+14
    eor r18, r4
    ldd r4, Y+22
    eor r3, r4
    ldd r4, Y+23
    eor r7, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 66 (simon.dsl:43)
    ld r4, X+
    eor r6, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r22, r4
    ld r4, X
    ldd r20, Y+21
    eor r20, r4
    movw r4, r2 ; r5, r3
    mov r16, r23
    mov r17, r15
    mov r12, r14
    mov r13, r19
    mov r0, r18
    std Y+21, r20
    mov r20, r7
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+20, r22
    mov r22, r4
    std Y+23, r21
    mov r21, r16
    std Y+22, r9
    mov r9, r17
    std Y+14, r8
    mov r8, r12
    std Y+15, r11
    mov r11, r13
    std Y+16, r10
    mov r10, r0
    std Y+17, r6
    mov r6, r5
    std Y+18, r3
    mov r3, r20
    lsl r22
    rol r21
    rol r9
    rol r8
    rol r11
    rol r10
    rol r6
    rol r3
    adc r22, r1
    and r4, r7
    and r16, r2
    and r17, r23
    and r12, r15
    and r13, r14
    and r0, r19
    and r5, r18
    std Y+19, r7
    ldd r7, Y+18
    and r20, r7
    eor r22, r4
    eor r21, r16
    eor r9, r17
    eor r8, r12
    eor r11, r13
    eor r10, r0
    eor r6, r5
    eor r3, r20
    ldd r4, Y+17
    eor r22, r4
    ldd r4, Y+16
    eor r21, r4
    ldd r4, Y+15
    eor r9, r4
    ldd r4, Y+14
    eor r8, r4
    ldd r4, Y+22
    eor r11, r4
    ldd r4, Y+23
    eor r10, r4
    ldd r4, Y+20
    eor r6, r4
    ldd r4, Y+21
    eor r3, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 65 (simon.dsl:43)
    ld r4, X+
    eor r2, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r7, r4
    ld r4, X
    ldd r20, Y+19
    eor r20, r4
    mov r4, r22
    mov r16, r21
    mov r17, r9
    mov r12, r8
    mov r13, r11
    mov r0, r10
    mov r5, r6
    std Y+19, r20
    mov r20, r3
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+18, r7
    mov r7, r4
    std Y+21, r18
    mov r18, r16
    std Y+20, r19
    mov r19, r17
    std Y+23, r14
    mov r14, r12
    std Y+22, r15
    mov r15, r13
    std Y+14, r23
    mov r23, r0
    std Y+15, r2
    mov r2, r5
    std Y+16, r6
    mov r6, r20
    lsl r7
    rol r18
    rol r19
    rol r14
    rol r15
    rol r23
    rol r2
    rol r6
    adc r7, r1
    and r4, r3
    and r16, r22
    and r17, r21
    and r12, r9
    and r13, r8
    and r0, r11
    and r5, r10
    std Y+17, r3
    ldd r3, Y+16
    and r20, r3
    eor r7, r4
    eor r18, r16
    eor r19, r17
    eor r14, r12
    eor r15, r13
    eor r23, r0
    eor r2, r5
    eor r6, r20
    ldd r4, Y+15
    eor r7, r4
    ldd r4, Y+14
    eor r18, r4
    ldd r4, Y+22
    eor r19, r4
    ldd r4, Y+23
    eor r14, r4
    ldd r4, Y+20
    eor r15, r4
    ldd r4, Y+21
    eor r23, r4
    ldd r4, Y+18
    eor r2, r4
    ldd r4, Y+19
    eor r6, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 64 (simon.dsl:43)
    ld r4, X+
    eor r22, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r3, r4
    ld r4, X
    ldd r20, Y+17
    eor r20, r4
    mov r4, r7
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    mov r0, r23
    mov r5, r2
    std Y+17, r20
    mov r20, r6
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+16, r3
    mov r3, r4
    std Y+19, r10
    mov r10, r16
    std Y+18, r11
    mov r11, r17
    std Y+21, r8
    mov r8, r12
    std Y+20, r9
    mov r9, r13
    std Y+23, r21
    mov r21, r0
    std Y+22, r22
    mov r22, r5
    std Y+14, r2
    mov r2, r20
    lsl r3
    rol r10
    rol r11
    rol r8
    rol r9
    rol r21
    rol r22
    rol r2
    adc r3, r1
    and r4, r6
    and r16, r7
    and r17, r18
    and r12, r19
    and r13, r14
    and r0, r15
    and r5, r23
    std Y+15, r6
    ldd r6, Y+14
    and r20, r6
    eor r3, r4
    eor r10, r16
    eor r11, r17
    eor r8, r12
    eor r9, r13
    eor r21, r0
    eor r22, r5
    eor r2, r20
    ldd r4, Y+22
    eor r3, r4
    ldd r4, Y+23
    eor r10, r4
    ldd r4, Y+20
    eor r11, r4
    ldd r4, Y+21
    eor r8, r4
    ldd r4, Y+18
    eor r9, r4
    ldd r4, Y+19
    eor r21, r4
    ldd r4, Y+16
    eor r22, r4
    ldd r4, Y+17
    eor r2, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 63 (simon.dsl:43)
    ld r4, X+
    eor r7, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r6, r4
    ld r4, X
    ldd r20, Y+15
    eor r20, r4
    mov r4, r3
    movw r16, r10 ; r17, r11
    movw r12, r8 ; r13, r9
    mov r0, r21
    mov r5, r22
    std Y+15, r20
    mov r20, r2
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+14, r6
    mov r6, r4
    std Y+17, r23
    mov r23, r16
    std Y+16, r15
    mov r15, r17
    std Y+19, r14
    mov r14, r12
    std Y+18, r19
    mov r19, r13
    std Y+21, r18
    mov r18, r0
    std Y+20, r7
    mov r7, r5
    std Y+23, r22
    mov r22, r20
    lsl r6
    rol r23
    rol r15
    rol r14
    rol r19
    rol r18
    rol r7
    rol r22
    adc r6, r1
    and r4, r2
    and r16, r3
    and r17, r10
    and r12, r11
    and r13, r8
    and r0, r9
    and r5, r21
    std Y+22, r2
    ldd r2, Y+23
    and r20, r2
    eor r6, r4
    eor r23, r16
    eor r15, r17
    eor r14, r12
    eor r19, r13
    eor r18, r0
    eor r7, r5
    eor r22, r20
    ldd r4, Y+20
    eor r6, r4
    ldd r4, Y+21
    eor r23, r4
    ldd r4, Y+18
    eor r15, r4
    ldd r4, Y+19
    eor r14, r4
    ldd r4, Y+16
    eor r19, r4
    ldd r4, Y+17
    eor r18, r4
    ldd r4, Y+14
    eor r7, r4
    ldd r4, Y+15
    eor r22, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 62 (simon.dsl:43)
    ld r4, X+
    eor r3, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r2, r4
    ld r4, X
    ldd r20, Y+22
    eor r20, r4
    movw r4, r6 ; r5, r7
    mov r16, r23
    mov r17, r15
    mov r12, r14
    mov r13, r19
    mov r0, r18
    std Y+22, r20
    mov r20, r22
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+23, r2
    mov r2, r4
    std Y+15, r21
    mov r21, r16
    std Y+14, r9
    mov r9, r17
    std Y+17, r8
    mov r8, r12
    std Y+16, r11
    mov r11, r13
    std Y+19, r10
    mov r10, r0
    std Y+18, r3
    mov r3, r5
    std Y+21, r7
    mov r7, r20
    lsl r2
    rol r21
    rol r9
    rol r8
    rol r11
    rol r10
    rol r3
    rol r7
    adc r2, r1
    and r4, r22
    and r16, r6
    and r17, r23
    and r12, r15
    and r13, r14
    and r0, r19
    and r5, r18
    std Y+20, r22
    ldd r22, Y+21
    and r20, r22
    eor r2, r4
    eor r21, r16
    eor r9, r17
    eor r8, r12
    eor r11, r13
    eor r10, r0
    eor r3, r5
    eor r7, r20
    ldd r4, Y+18
    eor r2, r4
    ldd r4, Y+19
    eor r21, r4
    ldd r4, Y+16
    eor r9, r4
    ldd r4, Y+17
    eor r8, r4
    ldd r4, Y+14
    eor r11, r4
    ldd r4, Y+15
    eor r10, r4
    ldd r4, Y+23
    eor r3, r4
    ldd r4, Y+22
    eor r7, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 61 (simon.dsl:43)
    ld r4, X+
    eor r6, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r22, r4
    ld r4, X
    ldd r20, Y+20
    eor r20, r4
    movw r4, r2 ; r5, r3
    mov r16, r21
    mov r17, r9
    mov r12, r8
    mov r13, r11
    mov r0, r10
    std Y+20, r20
    mov r20, r7
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+21, r22
    mov r22, r4
    std Y+22, r18
    mov r18, r16
    std Y+23, r19
    mov r19, r17
    std Y+15, r14
    mov r14, r12
    std Y+14, r15
    mov r15, r13
    std Y+17, r23
    mov r23, r0
    std Y+16, r6
    mov r6, r5
    std Y+19, r3
    mov r3, r20
    lsl r22
    rol r18
    rol r19
    rol r14
    rol r15
    rol r23
    rol r6
    rol r3
    adc r22, r1
    and r4, r7
    and r16, r2
    and r17, r21
    and r12, r9
    and r13, r8
    and r0, r11
    and r5, r10
    std Y+18, r7
    ldd r7, Y+19
    and r20, r7
    eor r22, r4
    eor r18, r16
    eor r19, r17
    eor r14, r12
    eor r15, r13
    eor r23, r0
    eor r6, r5
    eor r3, r20
    ldd r4, Y+16
    eor r22, r4
    ldd r4, Y+17
    eor r18, r4
    ldd r4, Y+14
    eor r19, r4
    ldd r4, Y+15
    eor r14, r4
    ldd r4, Y+23
    eor r15, r4
    ldd r4, Y+22
    eor r23, r4
    ldd r4, Y+21
    eor r6, r4
    ldd r4, Y+20
    eor r3, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 60 (simon.dsl:43)
    ld r4, X+
    eor r2, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r7, r4
    ld r4, X
    ldd r20, Y+18
    eor r20, r4
    mov r4, r22
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    mov r0, r23
    mov r5, r6
    std Y+18, r20
    mov r20, r3
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+19, r7
    mov r7, r4
    std Y+20, r10
    mov r10, r16
    std Y+21, r11
    mov r11, r17
    std Y+22, r8
    mov r8, r12
    std Y+23, r9
    mov r9, r13
    std Y+15, r21
    mov r21, r0
    std Y+14, r2
    mov r2, r5
    std Y+17, r6
    mov r6, r20
    lsl r7
    rol r10
    rol r11
    rol r8
    rol r9
    rol r21
    rol r2
    rol r6
    adc r7, r1
    and r4, r3
    and r16, r22
    and r17, r18
    and r12, r19
    and r13, r14
    and r0, r15
    and r5, r23
    std Y+16, r3
    ldd r3, Y+17
    and r20, r3
    eor r7, r4
    eor r10, r16
    eor r11, r17
    eor r8, r12
    eor r9, r13
    eor r21, r0
    eor r2, r5
    eor r6, r20
    ldd r4, Y+14
    eor r7, r4
    ldd r4, Y+15
    eor r10, r4
    ldd r4, Y+23
    eor r11, r4
    ldd r4, Y+22
    eor r8, r4
    ldd r4, Y+21
    eor r9, r4
    ldd r4, Y+20
    eor r21, r4
    ldd r4, Y+19
    eor r2, r4
    ldd r4, Y+18
    eor r6, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 59 (simon.dsl:43)
    ld r4, X+
    eor r22, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r3, r4
    ld r4, X
    ldd r20, Y+16
    eor r20, r4
    mov r4, r7
    movw r16, r10 ; r17, r11
    movw r12, r8 ; r13, r9
    mov r0, r21
    mov r5, r2
    std Y+16, r20
    mov r20, r6
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+17, r3
    mov r3, r4
    std Y+18, r23
    mov r23, r16
    std Y+19, r15
    mov r15, r17
    std Y+20, r14
    mov r14, r12
    std Y+21, r19
    mov r19, r13
    std Y+22, r18
    mov r18, r0
    std Y+23, r22
    mov r22, r5
    std Y+15, r2
    mov r2, r20
    lsl r3
    rol r23
    rol r15
    rol r14
    rol r19
    rol r18
    rol r22
    rol r2
    adc r3, r1
    and r4, r6
    and r16, r7
    and r17, r10
    and r12, r11
    and r13, r8
    and r0, r9
    and r5, r21
    std Y+14, r6
    ldd r6, Y+15
    and r20, r6
    eor r3, r4
    eor r23, r16
    eor r15, r17
    eor r14, r12
    eor r19, r13
    eor r18, r0
    eor r22, r5
    eor r2, r20
    ldd r4, Y+23
    eor r3, r4
    ldd r4, Y+22
    eor r23, r4
    ldd r4, Y+21
    eor r15, r4
    ldd r4, Y+20
    eor r14, r4
    ldd r4, Y+19
    eor r19, r4
    ldd r4, Y+18
    eor r18, r4
    ldd r4, Y+17
    eor r22, r4
    ldd r4, Y+16
    eor r2, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 58 (simon.dsl:43)
    ld r4, X+
    eor r7, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r6, r4
    ld r4, X
    ldd r20, Y+14
    eor r20, r4
    mov r4, r3
    mov r16, r23
    mov r17, r15
    mov r12, r14
    mov r13, r19
    mov r0, r18
    mov r5, r22
    std Y+14, r20
    mov r20, r2
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+15, r6
    mov r6, r4
    std Y+16, r21
    mov r21, r16
    std Y+17, r9
    mov r9, r17
    std Y+18, r8
    mov r8, r12
    std Y+19, r11
    mov r11, r13
    std Y+20, r10
    mov r10, r0
    std Y+21, r7
    mov r7, r5
    std Y+22, r22
    mov r22, r20
    lsl r6
    rol r21
    rol r9
    rol r8
    rol r11
    rol r10
    rol r7
    rol r22
    adc r6, r1
    and r4, r2
    and r16, r3
    and r17, r23
    and r12, r15
    and r13, r14
    and r0, r19
    and r5, r18
    std Y+23, r2
    ldd r2, Y+22
    and r20, r2
    eor r6, r4
    eor r21, r16
    eor r9, r17
    eor r8, r12
    eor r11, r13
    eor r10, r0
    eor r7, r5
    eor r22, r20
    ldd r4, Y+21
    eor r6, r4
    ldd r4, Y+20
    eor r21, r4
    ldd r4, Y+19
    eor r9, r4
    ldd r4, Y+18
    eor r8, r4
    ldd r4, Y+17
    eor r11, r4
    ldd r4, Y+16
    eor r10, r4
    ldd r4, Y+15
    eor r7, r4
    ldd r4, Y+14
    eor r22, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 57 (simon.dsl:43)
    ld r4, X+
    eor r3, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r2, r4
    ld r4, X
    ldd r20, Y+23
    eor r20, r4
    movw r4, r6 ; r5, r7
    mov r16, r21
    mov r17, r9
    mov r12, r8
    mov r13, r11
    mov r0, r10
    std Y+23, r20
    mov r20, r22
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+22, r2
    mov r2, r4
    std Y+14, r18
    mov r18, r16
    std Y+15, r19
    mov r19, r17
    std Y+16, r14
    mov r14, r12
    std Y+17, r15
    mov r15, r13
    std Y+18, r23
    mov r23, r0
    std Y+19, r3
    mov r3, r5
    std Y+20, r7
    mov r7, r20
    lsl r2
    rol r18
    rol r19
    rol r14
    rol r15
    rol r23
    rol r3
    rol r7
    adc r2, r1
    and r4, r22
    and r16, r6
    and r17, r21
    and r12, r9
    and r13, r8
    and r0, r11
    and r5, r10
    std Y+21, r22
    ldd r22, Y+20
    and r20, r22
    eor r2, r4
    eor r18, r16
    eor r19, r17
    eor r14, r12
    eor r15, r13
    eor r23, r0
    eor r3, r5
    eor r7, r20
    ldd r4, Y+19
    eor r2, r4
    ldd r4, Y+18
    eor r18, r4
    ldd r4, Y+17
    eor r19, r4
    ldd r4, Y+16
    eor r14, r4
    ldd r4, Y+15
    eor r15, r4
    ldd r4, Y+14
    eor r23, r4
    ldd r4, Y+22
    eor r3, r4
    ldd r4, Y+23
    eor r7, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 56 (simon.dsl:43)
    ld r4, X+
    eor r6, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r22, r4
    ld r4, X
    ldd r20, Y+21
    eor r20, r4
    movw r4, r2 ; r5, r3
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    mov r0, r23
    std Y+21, r20
    mov r20, r7
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+20, r22
    mov r22, r4
    std Y+23, r10
    mov r10, r16
    std Y+22, r11
    mov r11, r17
    std Y+14, r8
    mov r8, r12
    std Y+15, r9
    mov r9, r13
    std Y+16, r21
    mov r21, r0
    std Y+17, r6
    mov r6, r5
    std Y+18, r3
    mov r3, r20
    lsl r22
    rol r10
    rol r11
    rol r8
    rol r9
    rol r21
    rol r6
    rol r3
    adc r22, r1
    and r4, r7
    and r16, r2
    and r17, r18
    and r12, r19
    and r13, r14
    and r0, r15
    and r5, r23
    std Y+19, r7
    ldd r7, Y+18
    and r20, r7
    eor r22, r4
    eor r10, r16
    eor r11, r17
    eor r8, r12
    eor r9, r13
    eor r21, r0
    eor r6, r5
    eor r3, r20
    ldd r4, Y+17
    eor r22, r4
    ldd r4, Y+16
    eor r10, r4
    ldd r4, Y+15
    eor r11, r4
    ldd r4, Y+14
    eor r8, r4
    ldd r4, Y+22
    eor r9, r4
    ldd r4, Y+23
    eor r21, r4
    ldd r4, Y+20
    eor r6, r4
    ldd r4, Y+21
    eor r3, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 55 (simon.dsl:43)
    ld r4, X+
    eor r2, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r7, r4
    ld r4, X
    ldd r20, Y+19
    eor r20, r4
    mov r4, r22
    movw r16, r10 ; r17, r11
    movw r12, r8 ; r13, r9
    mov r0, r21
    mov r5, r6
    std Y+19, r20
    mov r20, r3
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+18, r7
    mov r7, r4
    std Y+21, r23
    mov r23, r16
    std Y+20, r15
    mov r15, r17
    std Y+23, r14
    mov r14, r12
    std Y+22, r19
    mov r19, r13
    std Y+14, r18
    mov r18, r0
    std Y+15, r2
    mov r2, r5
    std Y+16, r6
    mov r6, r20
    lsl r7
    rol r23
    rol r15
    rol r14
    rol r19
    rol r18
    rol r2
    rol r6
    adc r7, r1
    and r4, r3
    and r16, r22
    and r17, r10
    and r12, r11
    and r13, r8
    and r0, r9
    and r5, r21
    std Y+17, r3
    ldd r3, Y+16
    and r20, r3
    eor r7, r4
    eor r23, r16
    eor r15, r17
    eor r14, r12
    eor r19, r13
    eor r18, r0
    eor r2, r5
    eor r6, r20
    ldd r4, Y+15
    eor r7, r4
    ldd r4, Y+14
    eor r23, r4
    ldd r4, Y+22
    eor r15, r4
    ldd r4, Y+23
    eor r14, r4
    ldd r4, Y+20
    eor r19, r4
    ldd r4, Y+21
    eor r18, r4
    ldd r4, Y+18
    eor r2, r4
    ldd r4, Y+19
    eor r6, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 54 (simon.dsl:43)
    ld r4, X+
    eor r22, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r3, r4
    ld r4, X
    ldd r20, Y+17
    eor r20, r4
    mov r4, r7
    mov r16, r23
    mov r17, r15
    mov r12, r14
    mov r13, r19
    mov r0, r18
    mov r5, r2
    std Y+17, r20
    mov r20, r6
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+16, r3
    mov r3, r4
    std Y+19, r21
    mov r21, r16
    std Y+18, r9
    mov r9, r17
    std Y+21, r8
    mov r8, r12
    std Y+20, r11
    mov r11, r13
    std Y+23, r10
    mov r10, r0
    std Y+22, r22
    mov r22, r5
    std Y+14, r2
    mov r2, r20
    lsl r3
    rol r21
    rol r9
    rol r8
    rol r11
    rol r10
    rol r22
    rol r2
    adc r3, r1
    and r4, r6
    and r16, r7
    and r17, r23
    and r12, r15
    and r13, r14
    and r0, r19
    and r5, r18
    std Y+15, r6
    ldd r6, Y+14
    and r20, r6
    eor r3, r4
    eor r21, r16
    eor r9, r17
    eor r8, r12
    eor r11, r13
    eor r10, r0
    eor r22, r5
    eor r2, r20
    ldd r4, Y+22
    eor r3, r4
    ldd r4, Y+23
    eor r21, r4
    ldd r4, Y+20
    eor r9, r4
    ldd r4, Y+21
    eor r8, r4
    ldd r4, Y+18
    eor r11, r4
    ldd r4, Y+19
    eor r10, r4
    ldd r4, Y+16
    eor r22, r4
    ldd r4, Y+17
    eor r2, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 53 (simon.dsl:43)
    ld r4, X+
    eor r7, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r6, r4
    ld r4, X
    ldd r20, Y+15
    eor r20, r4
    mov r4, r3
    mov r16, r21
    mov r17, r9
    mov r12, r8
    mov r13, r11
    mov r0, r10
    mov r5, r22
    std Y+15, r20
    mov r20, r2
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+14, r6
    mov r6, r4
    std Y+17, r18
    mov r18, r16
    std Y+16, r19
    mov r19, r17
    std Y+19, r14
    mov r14, r12
    std Y+18, r15
    mov r15, r13
    std Y+21, r23
    mov r23, r0
    std Y+20, r7
    mov r7, r5
    std Y+23, r22
    mov r22, r20
    lsl r6
    rol r18
    rol r19
    rol r14
    rol r15
    rol r23
    rol r7
    rol r22
    adc r6, r1
    and r4, r2
    and r16, r3
    and r17, r21
    and r12, r9
    and r13, r8
    and r0, r11
    and r5, r10
    std Y+22, r2
    ldd r2, Y+23
    and r20, r2
    eor r6, r4
    eor r18, r16
    eor r19, r17
    eor r14, r12
    eor r15, r13
    eor r23, r0
    eor r7, r5
    eor r22, r20
    ldd r4, Y+20
    eor r6, r4
    ldd r4, Y+21
    eor r18, r4
    ldd r4, Y+18
    eor r19, r4
    ldd r4, Y+19
    eor r14, r4
    ldd r4, Y+16
    eor r15, r4
    ldd r4, Y+17
    eor r23, r4
    ldd r4, Y+14
    eor r7, r4
    ldd r4, Y+15
    eor r22, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 52 (simon.dsl:43)
    ld r4, X+
    eor r3, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r2, r4
    ld r4, X
    ldd r20, Y+22
    eor r20, r4
    movw r4, r6 ; r5, r7
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    mov r0, r23
    std Y+22, r20
    mov r20, r22
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+23, r2
    mov r2, r4
    std Y+15, r10
    mov r10, r16
    std Y+14, r11
    mov r11, r17
    std Y+17, r8
    mov r8, r12
    std Y+16, r9
    mov r9, r13
    std Y+19, r21
    mov r21, r0
    std Y+18, r3
    mov r3, r5
    std Y+21, r7
    mov r7, r20
    lsl r2
    rol r10
    rol r11
    rol r8
    rol r9
    rol r21
    rol r3
    rol r7
    adc r2, r1
    and r4, r22
    and r16, r6
    and r17, r18
    and r12, r19
    and r13, r14
    and r0, r15
    and r5, r23
    std Y+20, r22
    ldd r22, Y+21
    and r20, r22
    eor r2, r4
    eor r10, r16
    eor r11, r17
    eor r8, r12
    eor r9, r13
    eor r21, r0
    eor r3, r5
    eor r7, r20
    ldd r4, Y+18
    eor r2, r4
    ldd r4, Y+19
    eor r10, r4
    ldd r4, Y+16
    eor r11, r4
    ldd r4, Y+17
    eor r8, r4
    ldd r4, Y+14
    eor r9, r4
    ldd r4, Y+15
    eor r21, r4
    ldd r4, Y+23
    eor r3, r4
    ldd r4, Y+22
    eor r7, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 51 (simon.dsl:43)
    ld r4, X+
    eor r6, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r22, r4
    ld r4, X
    ldd r20, Y+20
    eor r20, r4
    movw r4, r2 ; r5, r3
    movw r16, r10 ; r17, r11
    movw r12, r8 ; r13, r9
    mov r0, r21
    std Y+20, r20
    mov r20, r7
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+21, r22
    mov r22, r4
    std Y+22, r23
    mov r23, r16
    std Y+23, r15
    mov r15, r17
    std Y+15, r14
    mov r14, r12
    std Y+14, r19
    mov r19, r13
    std Y+17, r18
    mov r18, r0
    std Y+16, r6
    mov r6, r5
    std Y+19, r3
    mov r3, r20
    lsl r22
    rol r23
    rol r15
    rol r14
    rol r19
    rol r18
    rol r6
    rol r3
    adc r22, r1
    and r4, r7
    and r16, r2
    and r17, r10
    and r12, r11
    and r13, r8
    and r0, r9
    and r5, r21
    std Y+18, r7
    ldd r7, Y+19
    and r20, r7
    eor r22, r4
    eor r23, r16
    eor r15, r17
    eor r14, r12
    eor r19, r13
    eor r18, r0
    eor r6, r5
    eor r3, r20
    ldd r4, Y+16
    eor r22, r4
    ldd r4, Y+17
    eor r23, r4
    ldd r4, Y+14
    eor r15, r4
    ldd r4, Y+15
    eor r14, r4
    ldd r4, Y+23
    eor r19, r4
    ldd r4, Y+22
    eor r18, r4
    ldd r4, Y+21
    eor r6, r4
    ldd r4, Y+20
    eor r3, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 50 (simon.dsl:43)
    ld r4, X+
    eor r2, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r7, r4
    ld r4, X
    ldd r20, Y+18
    eor r20, r4
    mov r4, r22
    mov r16, r23
    mov r17, r15
    mov r12, r14
    mov r13, r19
    mov r0, r18
    mov r5, r6
    std Y+18, r20
    mov r20, r3
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+19, r7
    mov r7, r4
    std Y+20, r21
    mov r21, r16
    std Y+21, r9
    mov r9, r17
    std Y+22, r8
    mov r8, r12
    std Y+23, r11
    mov r11, r13
    std Y+15, r10
    mov r10, r0
    std Y+14, r2
    mov r2, r5
    std Y+17, r6
    mov r6, r20
    lsl r7
    rol r21
    rol r9
    rol r8
    rol r11
    rol r10
    rol r2
    rol r6
    adc r7, r1
    and r4, r3
    and r16, r22
    and r17, r23
    and r12, r15
    and r13, r14
    and r0, r19
    and r5, r18
    std Y+16, r3
    ldd r3, Y+17
    and r20, r3
    eor r7, r4
    eor r21, r16
    eor r9, r17
    eor r8, r12
    eor r11, r13
    eor r10, r0
    eor r2, r5
    eor r6, r20
    ldd r4, Y+14
    eor r7, r4
    ldd r4, Y+15
    eor r21, r4
    ldd r4, Y+23
    eor r9, r4
    ldd r4, Y+22
    eor r8, r4
    ldd r4, Y+21
    eor r11, r4
    ldd r4, Y+20
    eor r10, r4
    ldd r4, Y+19
    eor r2, r4
    ldd r4, Y+18
    eor r6, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 49 (simon.dsl:43)
    ld r4, X+
    eor r22, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r3, r4
    ld r4, X
    ldd r20, Y+16
    eor r20, r4
    mov r4, r7
    mov r16, r21
    mov r17, r9
    mov r12, r8
    mov r13, r11
    mov r0, r10
    mov r5, r2
    std Y+16, r20
    mov r20, r6
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+17, r3
    mov r3, r4
    std Y+18, r18
    mov r18, r16
    std Y+19, r19
    mov r19, r17
    std Y+20, r14
    mov r14, r12
    std Y+21, r15
    mov r15, r13
    std Y+22, r23
    mov r23, r0
    std Y+23, r22
    mov r22, r5
    std Y+15, r2
    mov r2, r20
    lsl r3
    rol r18
    rol r19
    rol r14
    rol r15
    rol r23
    rol r22
    rol r2
    adc r3, r1
    and r4, r6
    and r16, r7
    and r17, r21
    and r12, r9
    and r13, r8
    and r0, r11
    and r5, r10
    std Y+14, r6
    ldd r6, Y+15
    and r20, r6
    eor r3, r4
    eor r18, r16
    eor r19, r17
    eor r14, r12
    eor r15, r13
    eor r23, r0
    eor r22, r5
    eor r2, r20
    ldd r4, Y+23
    eor r3, r4
    ldd r4, Y+22
    eor r18, r4
    ldd r4, Y+21
    eor r19, r4
    ldd r4, Y+20
    eor r14, r4
    ldd r4, Y+19
    eor r15, r4
    ldd r4, Y+18
    eor r23, r4
    ldd r4, Y+17
    eor r22, r4
    ldd r4, Y+16
    eor r2, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 48 (simon.dsl:43)
    ld r4, X+
    eor r7, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r6, r4
    ld r4, X
    ldd r20, Y+14
    eor r20, r4
    mov r4, r3
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    mov r0, r23
    mov r5, r22
    std Y+14, r20
    mov r20, r2
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+15, r6
    mov r6, r4
    std Y+16, r10
    mov r10, r16
    std Y+17, r11
    mov r11, r17
    std Y+18, r8
    mov r8, r12
    std Y+19, r9
    mov r9, r13
    std Y+20, r21
    mov r21, r0
    std Y+21, r7
    mov r7, r5
    std Y+22, r22
    mov r22, r20
    lsl r6
    rol r10
    rol r11
    rol r8
    rol r9
    rol r21
    rol r7
    rol r22
    adc r6, r1
    and r4, r2
    and r16, r3
    and r17, r18
    and r12, r19
    and r13, r14
    and r0, r15
    and r5, r23
    std Y+23, r2
    ldd r2, Y+22
    and r20, r2
    eor r6, r4
    eor r10, r16
    eor r11, r17
    eor r8, r12
    eor r9, r13
    eor r21, r0
    eor r7, r5
    eor r22, r20
    ldd r4, Y+21
    eor r6, r4
    ldd r4, Y+20
    eor r10, r4
    ldd r4, Y+19
    eor r11, r4
    ldd r4, Y+18
    eor r8, r4
    ldd r4, Y+17
    eor r9, r4
    ldd r4, Y+16
    eor r21, r4
    ldd r4, Y+15
    eor r7, r4
    ldd r4, Y+14
    eor r22, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 47 (simon.dsl:43)
    ld r4, X+
    eor r3, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r2, r4
    ld r4, X
    ldd r20, Y+23
    eor r20, r4
    movw r4, r6 ; r5, r7
    movw r16, r10 ; r17, r11
    movw r12, r8 ; r13, r9
    mov r0, r21
    std Y+23, r20
    mov r20, r22
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+22, r2
    mov r2, r4
    std Y+14, r23
    mov r23, r16
    std Y+15, r15
    mov r15, r17
    std Y+16, r14
    mov r14, r12
    std Y+17, r19
    mov r19, r13
    std Y+18, r18
    mov r18, r0
    std Y+19, r3
    mov r3, r5
    std Y+20, r7
    mov r7, r20
    lsl r2
    rol r23
    rol r15
    rol r14
    rol r19
    rol r18
    rol r3
    rol r7
    adc r2, r1
    and r4, r22
    and r16, r6
    and r17, r10
    and r12, r11
    and r13, r8
    and r0, r9
    and r5, r21
    std Y+21, r22
    ldd r22, Y+20
    and r20, r22
    eor r2, r4
    eor r23, r16
    eor r15, r17
    eor r14, r12
    eor r19, r13
    eor r18, r0
    eor r3, r5
    eor r7, r20
    ldd r4, Y+19
    eor r2, r4
    ldd r4, Y+18
    eor r23, r4
    ldd r4, Y+17
    eor r15, r4
    ldd r4, Y+16
    eor r14, r4
    ldd r4, Y+15
    eor r19, r4
    ldd r4, Y+14
    eor r18, r4
    ldd r4, Y+22
    eor r3, r4
    ldd r4, Y+23
    eor r7, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 46 (simon.dsl:43)
    ld r4, X+
    eor r6, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r22, r4
    ld r4, X
    ldd r20, Y+21
    eor r20, r4
    movw r4, r2 ; r5, r3
    mov r16, r23
    mov r17, r15
    mov r12, r14
    mov r13, r19
    mov r0, r18
    std Y+21, r20
    mov r20, r7
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+20, r22
    mov r22, r4
    std Y+23, r21
    mov r21, r16
    std Y+22, r9
    mov r9, r17
    std Y+14, r8
    mov r8, r12
    std Y+15, r11
    mov r11, r13
    std Y+16, r10
    mov r10, r0
    std Y+17, r6
    mov r6, r5
    std Y+18, r3
    mov r3, r20
    lsl r22
    rol r21
    rol r9
    rol r8
    rol r11
    rol r10
    rol r6
    rol r3
    adc r22, r1
    and r4, r7
    and r16, r2
    and r17, r23
    and r12, r15
    and r13, r14
    and r0, r19
    and r5, r18
    std Y+19, r7
    ldd r7, Y+18
    and r20, r7
    eor r22, r4
    eor r21, r16
    eor r9, r17
    eor r8, r12
    eor r11, r13
    eor r10, r0
    eor r6, r5
    eor r3, r20
    ldd r4, Y+17
    eor r22, r4
    ldd r4, Y+16
    eor r21, r4
    ldd r4, Y+15
    eor r9, r4
    ldd r4, Y+14
    eor r8, r4
    ldd r4, Y+22
    eor r11, r4
    ldd r4, Y+23
    eor r10, r4
    ldd r4, Y+20
    eor r6, r4
    ldd r4, Y+21
    eor r3, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 45 (simon.dsl:43)
    ld r4, X+
    eor r2, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r7, r4
    ld r4, X
    ldd r20, Y+19
    eor r20, r4
    mov r4, r22
    mov r16, r21
    mov r17, r9
    mov r12, r8
    mov r13, r11
    mov r0, r10
    mov r5, r6
    std Y+19, r20
    mov r20, r3
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+18, r7
    mov r7, r4
    std Y+21, r18
    mov r18, r16
    std Y+20, r19
    mov r19, r17
    std Y+23, r14
    mov r14, r12
    std Y+22, r15
    mov r15, r13
    std Y+14, r23
    mov r23, r0
    std Y+15, r2
    mov r2, r5
    std Y+16, r6
    mov r6, r20
    lsl r7
    rol r18
    rol r19
    rol r14
    rol r15
    rol r23
    rol r2
    rol r6
    adc r7, r1
    and r4, r3
    and r16, r22
    and r17, r21
    and r12, r9
    and r13, r8
    and r0, r11
    and r5, r10
    std Y+17, r3
    ldd r3, Y+16
    and r20, r3
    eor r7, r4
    eor r18, r16
    eor r19, r17
    eor r14, r12
    eor r15, r13
    eor r23, r0
    eor r2, r5
    eor r6, r20
    ldd r4, Y+15
    eor r7, r4
    ldd r4, Y+14
    eor r18, r4
    ldd r4, Y+22
    eor r19, r4
    ldd r4, Y+23
    eor r14, r4
    ldd r4, Y+20
    eor r15, r4
    ldd r4, Y+21
    eor r23, r4
    ldd r4, Y+18
    eor r2, r4
    ldd r4, Y+19
    eor r6, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 44 (simon.dsl:43)
    ld r4, X+
    eor r22, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r3, r4
    ld r4, X
    ldd r20, Y+17
    eor r20, r4
    mov r4, r7
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    mov r0, r23
    mov r5, r2
    std Y+17, r20
    mov r20, r6
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+16, r3
    mov r3, r4
    std Y+19, r10
    mov r10, r16
    std Y+18, r11
    mov r11, r17
    std Y+21, r8
    mov r8, r12
    std Y+20, r9
    mov r9, r13
    std Y+23, r21
    mov r21, r0
    std Y+22, r22
    mov r22, r5
    std Y+14, r2
    mov r2, r20
    lsl r3
    rol r10
    rol r11
    rol r8
    rol r9
    rol r21
    rol r22
    rol r2
    adc r3, r1
    and r4, r6
    and r16, r7
    and r17, r18
    and r12, r19
    and r13, r14
    and r0, r15
    and r5, r23
    std Y+15, r6
    ldd r6, Y+14
    and r20, r6
    eor r3, r4
    eor r10, r16
    eor r11, r17
    eor r8, r12
    eor r9, r13
    eor r21, r0
    eor r22, r5
    eor r2, r20
    ldd r4, Y+22
    eor r3, r4
    ldd r4, Y+23
    eor r10, r4
    ldd r4, Y+20
    eor r11, r4
    ldd r4, Y+21
    eor r8, r4
    ldd r4, Y+18
    eor r9, r4
    ldd r4, Y+19
    eor r21, r4
    ldd r4, Y+16
    eor r22, r4
    ldd r4, Y+17
    eor r2, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 43 (simon.dsl:43)
    ld r4, X+
    eor r7, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r6, r4
    ld r4, X
    ldd r20, Y+15
    eor r20, r4
    mov r4, r3
    movw r16, r10 ; r17, r11
    movw r12, r8 ; r13, r9
    mov r0, r21
    mov r5, r22
    std Y+15, r20
    mov r20, r2
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+14, r6
    mov r6, r4
    std Y+17, r23
    mov r23, r16
    std Y+16, r15
    mov r15, r17
    std Y+19, r14
    mov r14, r12
    std Y+18, r19
    mov r19, r13
    std Y+21, r18
    mov r18, r0
    std Y+20, r7
    mov r7, r5
    std Y+23, r22
    mov r22, r20
    lsl r6
    rol r23
    rol r15
    rol r14
    rol r19
    rol r18
    rol r7
    rol r22
    adc r6, r1
    and r4, r2
    and r16, r3
    and r17, r10
    and r12, r11
    and r13, r8
    and r0, r9
    and r5, r21
    std Y+22, r2
    ldd r2, Y+23
    and r20, r2
    eor r6, r4
    eor r23, r16
    eor r15, r17
    eor r14, r12
    eor r19, r13
    eor r18, r0
    eor r7, r5
    eor r22, r20
    ldd r4, Y+20
    eor r6, r4
    ldd r4, Y+21
    eor r23, r4
    ldd r4, Y+18
    eor r15, r4
    ldd r4, Y+19
    eor r14, r4
    ldd r4, Y+16
    eor r19, r4
    ldd r4, Y+17
    eor r18, r4
    ldd r4, Y+14
    eor r7, r4
    ldd r4, Y+15
    eor r22, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 42 (simon.dsl:43)
    ld r4, X+
    eor r3, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r2, r4
    ld r4, X
    ldd r20, Y+22
    eor r20, r4
    movw r4, r6 ; r5, r7
    mov r16, r23
    mov r17, r15
    mov r12, r14
    mov r13, r19
    mov r0, r18
    std Y+22, r20
    mov r20, r22
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+23, r2
    mov r2, r4
    std Y+15, r21
    mov r21, r16
    std Y+14, r9
    mov r9, r17
    std Y+17, r8
    mov r8, r12
    std Y+16, r11
    mov r11, r13
    std Y+19, r10
    mov r10, r0
    std Y+18, r3
    mov r3, r5
    std Y+21, r7
    mov r7, r20
    lsl r2
    rol r21
    rol r9
    rol r8
    rol r11
    rol r10
    rol r3
    rol r7
    adc r2, r1
    and r4, r22
    and r16, r6
    and r17, r23
    and r12, r15
    and r13, r14
    and r0, r19
    and r5, r18
    std Y+20, r22
    ldd r22, Y+21
    and r20, r22
    eor r2, r4
    eor r21, r16
    eor r9, r17
    eor r8, r12
    eor r11, r13
    eor r10, r0
    eor r3, r5
    eor r7, r20
    ldd r4, Y+18
    eor r2, r4
    ldd r4, Y+19
    eor r21, r4
    ldd r4, Y+16
    eor r9, r4
    ldd r4, Y+17
    eor r8, r4
    ldd r4, Y+14
    eor r11, r4
    ldd r4, Y+15
    eor r10, r4
    ldd r4, Y+23
    eor r3, r4
    ldd r4, Y+22
    eor r7, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 41 (simon.dsl:43)
    ld r4, X+
    eor r6, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r22, r4
    ld r4, X
    ldd r20, Y+20
    eor r20, r4
    movw r4, r2 ; r5, r3
    mov r16, r21
    mov r17, r9
    mov r12, r8
    mov r13, r11
    mov r0, r10
    std Y+20, r20
    mov r20, r7
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+21, r22
    mov r22, r4
    std Y+22, r18
    mov r18, r16
    std Y+23, r19
    mov r19, r17
    std Y+15, r14
    mov r14, r12
    std Y+14, r15
    mov r15, r13
    std Y+17, r23
    mov r23, r0
    std Y+16, r6
    mov r6, r5
    std Y+19, r3
    mov r3, r20
    lsl r22
    rol r18
    rol r19
    rol r14
    rol r15
    rol r23
    rol r6
    rol r3
    adc r22, r1
    and r4, r7
    and r16, r2
    and r17, r21
    and r12, r9
    and r13, r8
    and r0, r11
    and r5, r10
    std Y+18, r7
    ldd r7, Y+19
    and r20, r7
    eor r22, r4
    eor r18, r16
    eor r19, r17
    eor r14, r12
    eor r15, r13
    eor r23, r0
    eor r6, r5
    eor r3, r20
    ldd r4, Y+16
    eor r22, r4
    ldd r4, Y+17
    eor r18, r4
    ldd r4, Y+14
    eor r19, r4
    ldd r4, Y+15
    eor r14, r4
    ldd r4, Y+23
    eor r15, r4
    ldd r4, Y+22
    eor r23, r4
    ldd r4, Y+21
    eor r6, r4
    ldd r4, Y+20
    eor r3, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 40 (simon.dsl:43)
    ld r4, X+
    eor r2, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r7, r4
    ld r4, X
    ldd r20, Y+18
    eor r20, r4
    mov r4, r22
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    mov r0, r23
    mov r5, r6
    std Y+18, r20
    mov r20, r3
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+19, r7
    mov r7, r4
    std Y+20, r10
    mov r10, r16
    std Y+21, r11
    mov r11, r17
    std Y+22, r8
    mov r8, r12
    std Y+23, r9
    mov r9, r13
    std Y+15, r21
    mov r21, r0
    std Y+14, r2
    mov r2, r5
    std Y+17, r6
    mov r6, r20
    lsl r7
    rol r10
    rol r11
    rol r8
    rol r9
    rol r21
    rol r2
    rol r6
    adc r7, r1
    and r4, r3
    and r16, r22
    and r17, r18
    and r12, r19
    and r13, r14
    and r0, r15
    and r5, r23
    std Y+16, r3
    ldd r3, Y+17
    and r20, r3
    eor r7, r4
    eor r10, r16
    eor r11, r17
    eor r8, r12
    eor r9, r13
    eor r21, r0
    eor r2, r5
    eor r6, r20
    ldd r4, Y+14
    eor r7, r4
    ldd r4, Y+15
    eor r10, r4
    ldd r4, Y+23
    eor r11, r4
    ldd r4, Y+22
    eor r8, r4
    ldd r4, Y+21
    eor r9, r4
    ldd r4, Y+20
    eor r21, r4
    ldd r4, Y+19
    eor r2, r4
    ldd r4, Y+18
    eor r6, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 39 (simon.dsl:43)
    ld r4, X+
    eor r22, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r3, r4
    ld r4, X
    ldd r20, Y+16
    eor r20, r4
    mov r4, r7
    movw r16, r10 ; r17, r11
    movw r12, r8 ; r13, r9
    mov r0, r21
    mov r5, r2
    std Y+16, r20
    mov r20, r6
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+17, r3
    mov r3, r4
    std Y+18, r23
    mov r23, r16
    std Y+19, r15
    mov r15, r17
    std Y+20, r14
    mov r14, r12
    std Y+21, r19
    mov r19, r13
    std Y+22, r18
    mov r18, r0
    std Y+23, r22
    mov r22, r5
    std Y+15, r2
    mov r2, r20
    lsl r3
    rol r23
    rol r15
    rol r14
    rol r19
    rol r18
    rol r22
    rol r2
    adc r3, r1
    and r4, r6
    and r16, r7
    and r17, r10
    and r12, r11
    and r13, r8
    and r0, r9
    and r5, r21
    std Y+14, r6
    ldd r6, Y+15
    and r20, r6
    eor r3, r4
    eor r23, r16
    eor r15, r17
    eor r14, r12
    eor r19, r13
    eor r18, r0
    eor r22, r5
    eor r2, r20
    ldd r4, Y+23
    eor r3, r4
    ldd r4, Y+22
    eor r23, r4
    ldd r4, Y+21
    eor r15, r4
    ldd r4, Y+20
    eor r14, r4
    ldd r4, Y+19
    eor r19, r4
    ldd r4, Y+18
    eor r18, r4
    ldd r4, Y+17
    eor r22, r4
    ldd r4, Y+16
    eor r2, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 38 (simon.dsl:43)
    ld r4, X+
    eor r7, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r6, r4
    ld r4, X
    ldd r20, Y+14
    eor r20, r4
    mov r4, r3
    mov r16, r23
    mov r17, r15
    mov r12, r14
    mov r13, r19
    mov r0, r18
    mov r5, r22
    std Y+14, r20
    mov r20, r2
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+15, r6
    mov r6, r4
    std Y+16, r21
    mov r21, r16
    std Y+17, r9
    mov r9, r17
    std Y+18, r8
    mov r8, r12
    std Y+19, r11
    mov r11, r13
    std Y+20, r10
    mov r10, r0
    std Y+21, r7
    mov r7, r5
    std Y+22, r22
    mov r22, r20
    lsl r6
    rol r21
    rol r9
    rol r8
    rol r11
    rol r10
    rol r7
    rol r22
    adc r6, r1
    and r4, r2
    and r16, r3
    and r17, r23
    and r12, r15
    and r13, r14
    and r0, r19
    and r5, r18
    std Y+23, r2
    ldd r2, Y+22
    and r20, r2
    eor r6, r4
    eor r21, r16
    eor r9, r17
    eor r8, r12
    eor r11, r13
    eor r10, r0
    eor r7, r5
    eor r22, r20
    ldd r4, Y+21
    eor r6, r4
    ldd r4, Y+20
    eor r21, r4
    ldd r4, Y+19
    eor r9, r4
    ldd r4, Y+18
    eor r8, r4
    ldd r4, Y+17
    eor r11, r4
    ldd r4, Y+16
    eor r10, r4
    ldd r4, Y+15
    eor r7, r4
    ldd r4, Y+14
    eor r22, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 37 (simon.dsl:43)
    ld r4, X+
    eor r3, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r2, r4
    ld r4, X
    ldd r20, Y+23
    eor r20, r4
    movw r4, r6 ; r5, r7
    mov r16, r21
    mov r17, r9
    mov r12, r8
    mov r13, r11
    mov r0, r10
    std Y+23, r20
    mov r20, r22
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+22, r2
    mov r2, r4
    std Y+14, r18
    mov r18, r16
    std Y+15, r19
    mov r19, r17
    std Y+16, r14
    mov r14, r12
    std Y+17, r15
    mov r15, r13
    std Y+18, r23
    mov r23, r0
    std Y+19, r3
    mov r3, r5
    std Y+20, r7
    mov r7, r20
    lsl r2
    rol r18
    rol r19
    rol r14
    rol r15
    rol r23
    rol r3
    rol r7
    adc r2, r1
    and r4, r22
    and r16, r6
    and r17, r21
    and r12, r9
    and r13, r8
    and r0, r11
    and r5, r10
    std Y+21, r22
    ldd r22, Y+20
    and r20, r22
    eor r2, r4
    eor r18, r16
    eor r19, r17
    eor r14, r12
    eor r15, r13
    eor r23, r0
    eor r3, r5
    eor r7, r20
    ldd r4, Y+19
    eor r2, r4
    ldd r4, Y+18
    eor r18, r4
    ldd r4, Y+17
    eor r19, r4
    ldd r4, Y+16
    eor r14, r4
    ldd r4, Y+15
    eor r15, r4
    ldd r4, Y+14
    eor r23, r4
    ldd r4, Y+22
    eor r3, r4
    ldd r4, Y+23
    eor r7, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 36 (simon.dsl:43)
    ld r4, X+
    eor r6, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r22, r4
    ld r4, X
    ldd r20, Y+21
    eor r20, r4
    movw r4, r2 ; r5, r3
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    mov r0, r23
    std Y+21, r20
    mov r20, r7
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+20, r22
    mov r22, r4
    std Y+23, r10
    mov r10, r16
    std Y+22, r11
    mov r11, r17
    std Y+14, r8
    mov r8, r12
    std Y+15, r9
    mov r9, r13
    std Y+16, r21
    mov r21, r0
    std Y+17, r6
    mov r6, r5
    std Y+18, r3
    mov r3, r20
    lsl r22
    rol r10
    rol r11
    rol r8
    rol r9
    rol r21
    rol r6
    rol r3
    adc r22, r1
    and r4, r7
    and r16, r2
    and r17, r18
    and r12, r19
    and r13, r14
    and r0, r15
    and r5, r23
    std Y+19, r7
    ldd r7, Y+18
    and r20, r7
    eor r22, r4
    eor r10, r16
    eor r11, r17
    eor r8, r12
    eor r9, r13
    eor r21, r0
    eor r6, r5
    eor r3, r20
    ldd r4, Y+17
    eor r22, r4
    ldd r4, Y+16
    eor r10, r4
    ldd r4, Y+15
    eor r11, r4
    ldd r4, Y+14
    eor r8, r4
    ldd r4, Y+22
    eor r9, r4
    ldd r4, Y+23
    eor r21, r4
    ldd r4, Y+20
    eor r6, r4
    ldd r4, Y+21
    eor r3, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 35 (simon.dsl:43)
    ld r4, X+
    eor r2, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r7, r4
    ld r4, X
    ldd r20, Y+19
    eor r20, r4
    mov r4, r22
    movw r16, r10 ; r17, r11
    movw r12, r8 ; r13, r9
    mov r0, r21
    mov r5, r6
    std Y+19, r20
    mov r20, r3
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+18, r7
    mov r7, r4
    std Y+21, r23
    mov r23, r16
    std Y+20, r15
    mov r15, r17
    std Y+23, r14
    mov r14, r12
    std Y+22, r19
    mov r19, r13
    std Y+14, r18
    mov r18, r0
    std Y+15, r2
    mov r2, r5
    std Y+16, r6
    mov r6, r20
    lsl r7
    rol r23
    rol r15
    rol r14
    rol r19
    rol r18
    rol r2
    rol r6
    adc r7, r1
    and r4, r3
    and r16, r22
    and r17, r10
    and r12, r11
    and r13, r8
    and r0, r9
    and r5, r21
    std Y+17, r3
    ldd r3, Y+16
    and r20, r3
    eor r7, r4
    eor r23, r16
    eor r15, r17
    eor r14, r12
    eor r19, r13
    eor r18, r0
    eor r2, r5
    eor r6, r20
    ldd r4, Y+15
    eor r7, r4
    ldd r4, Y+14
    eor r23, r4
    ldd r4, Y+22
    eor r15, r4
    ldd r4, Y+23
    eor r14, r4
    ldd r4, Y+20
    eor r19, r4
    ldd r4, Y+21
    eor r18, r4
    ldd r4, Y+18
    eor r2, r4
    ldd r4, Y+19
    eor r6, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 34 (simon.dsl:43)
    ld r4, X+
    eor r22, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r3, r4
    ld r4, X
    ldd r20, Y+17
    eor r20, r4
    mov r4, r7
    mov r16, r23
    mov r17, r15
    mov r12, r14
    mov r13, r19
    mov r0, r18
    mov r5, r2
    std Y+17, r20
    mov r20, r6
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+16, r3
    mov r3, r4
    std Y+19, r21
    mov r21, r16
    std Y+18, r9
    mov r9, r17
    std Y+21, r8
    mov r8, r12
    std Y+20, r11
    mov r11, r13
    std Y+23, r10
    mov r10, r0
    std Y+22, r22
    mov r22, r5
    std Y+14, r2
    mov r2, r20
    lsl r3
    rol r21
    rol r9
    rol r8
    rol r11
    rol r10
    rol r22
    rol r2
    adc r3, r1
    and r4, r6
    and r16, r7
    and r17, r23
    and r12, r15
    and r13, r14
    and r0, r19
    and r5, r18
    std Y+15, r6
    ldd r6, Y+14
    and r20, r6
    eor r3, r4
    eor r21, r16
    eor r9, r17
    eor r8, r12
    eor r11, r13
    eor r10, r0
    eor r22, r5
    eor r2, r20
    ldd r4, Y+22
    eor r3, r4
    ldd r4, Y+23
    eor r21, r4
    ldd r4, Y+20
    eor r9, r4
    ldd r4, Y+21
    eor r8, r4
    ldd r4, Y+18
    eor r11, r4
    ldd r4, Y+19
    eor r10, r4
    ldd r4, Y+16
    eor r22, r4
    ldd r4, Y+17
    eor r2, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 33 (simon.dsl:43)
    ld r4, X+
    eor r7, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r6, r4
    ld r4, X
    ldd r20, Y+15
    eor r20, r4
    mov r4, r3
    mov r16, r21
    mov r17, r9
    mov r12, r8
    mov r13, r11
    mov r0, r10
    mov r5, r22
    std Y+15, r20
    mov r20, r2
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+14, r6
    mov r6, r4
    std Y+17, r18
    mov r18, r16
    std Y+16, r19
    mov r19, r17
    std Y+19, r14
    mov r14, r12
    std Y+18, r15
    mov r15, r13
    std Y+21, r23
    mov r23, r0
    std Y+20, r7
    mov r7, r5
    std Y+23, r22
    mov r22, r20
    lsl r6
    rol r18
    rol r19
    rol r14
    rol r15
    rol r23
    rol r7
    rol r22
    adc r6, r1
    and r4, r2
    and r16, r3
    and r17, r21
    and r12, r9
    and r13, r8
    and r0, r11
    and r5, r10
    std Y+22, r2
    ldd r2, Y+23
    and r20, r2
    eor r6, r4
    eor r18, r16
    eor r19, r17
    eor r14, r12
    eor r15, r13
    eor r23, r0
    eor r7, r5
    eor r22, r20
    ldd r4, Y+20
    eor r6, r4
    ldd r4, Y+21
    eor r18, r4
    ldd r4, Y+18
    eor r19, r4
    ldd r4, Y+19
    eor r14, r4
    ldd r4, Y+16
    eor r15, r4
    ldd r4, Y+17
    eor r23, r4
    ldd r4, Y+14
    eor r7, r4
    ldd r4, Y+15
    eor r22, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 32 (simon.dsl:43)
    ld r4, X+
    eor r3, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r2, r4
    ld r4, X
    ldd r20, Y+22
    eor r20, r4
    movw r4, r6 ; r5, r7
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    mov r0, r23
    std Y+22, r20
    mov r20, r22
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+23, r2
    mov r2, r4
    std Y+15, r10
    mov r10, r16
    std Y+14, r11
    mov r11, r17
    std Y+17, r8
    mov r8, r12
    std Y+16, r9
    mov r9, r13
    std Y+19, r21
    mov r21, r0
    std Y+18, r3
    mov r3, r5
    std Y+21, r7
    mov r7, r20
    lsl r2
    rol r10
    rol r11
    rol r8
    rol r9
    rol r21
    rol r3
    rol r7
    adc r2, r1
    and r4, r22
    and r16, r6
    and r17, r18
    and r12, r19
    and r13, r14
    and r0, r15
    and r5, r23
    std Y+20, r22
    ldd r22, Y+21
    and r20, r22
    eor r2, r4
    eor r10, r16
    eor r11, r17
    eor r8, r12
    eor r9, r13
    eor r21, r0
    eor r3, r5
    eor r7, r20
    ldd r4, Y+18
    eor r2, r4
    ldd r4, Y+19
    eor r10, r4
    ldd r4, Y+16
    eor r11, r4
    ldd r4, Y+17
    eor r8, r4
    ldd r4, Y+14
    eor r9, r4
    ldd r4, Y+15
    eor r21, r4
    ldd r4, Y+23
    eor r3, r4
    ldd r4, Y+22
    eor r7, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 31 (simon.dsl:43)
    ld r4, X+
    eor r6, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r22, r4
    ld r4, X
    ldd r20, Y+20
    eor r20, r4
    movw r4, r2 ; r5, r3
    movw r16, r10 ; r17, r11
    movw r12, r8 ; r13, r9
    mov r0, r21
    std Y+20, r20
    mov r20, r7
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+21, r22
    mov r22, r4
    std Y+22, r23
    mov r23, r16
    std Y+23, r15
    mov r15, r17
    std Y+15, r14
    mov r14, r12
    std Y+14, r19
    mov r19, r13
    std Y+17, r18
    mov r18, r0
    std Y+16, r6
    mov r6, r5
    std Y+19, r3
    mov r3, r20
    lsl r22
    rol r23
    rol r15
    rol r14
    rol r19
    rol r18
    rol r6
    rol r3
    adc r22, r1
    and r4, r7
    and r16, r2
    and r17, r10
    and r12, r11
    and r13, r8
    and r0, r9
    and r5, r21
    std Y+18, r7
    ldd r7, Y+19
    and r20, r7
    eor r22, r4
    eor r23, r16
    eor r15, r17
    eor r14, r12
    eor r19, r13
    eor r18, r0
    eor r6, r5
    eor r3, r20
    ldd r4, Y+16
    eor r22, r4
    ldd r4, Y+17
    eor r23, r4
    ldd r4, Y+14
    eor r15, r4
    ldd r4, Y+15
    eor r14, r4
    ldd r4, Y+23
    eor r19, r4
    ldd r4, Y+22
    eor r18, r4
    ldd r4, Y+21
    eor r6, r4
    ldd r4, Y+20
    eor r3, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 30 (simon.dsl:43)
    ld r4, X+
    eor r2, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r7, r4
    ld r4, X
    ldd r20, Y+18
    eor r20, r4
    mov r4, r22
    mov r16, r23
    mov r17, r15
    mov r12, r14
    mov r13, r19
    mov r0, r18
    mov r5, r6
    std Y+18, r20
    mov r20, r3
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+19, r7
    mov r7, r4
    std Y+20, r21
    mov r21, r16
    std Y+21, r9
    mov r9, r17
    std Y+22, r8
    mov r8, r12
    std Y+23, r11
    mov r11, r13
    std Y+15, r10
    mov r10, r0
    std Y+14, r2
    mov r2, r5
    std Y+17, r6
    mov r6, r20
    lsl r7
    rol r21
    rol r9
    rol r8
    rol r11
    rol r10
    rol r2
    rol r6
    adc r7, r1
    and r4, r3
    and r16, r22
    and r17, r23
    and r12, r15
    and r13, r14
    and r0, r19
    and r5, r18
    std Y+16, r3
    ldd r3, Y+17
    and r20, r3
    eor r7, r4
    eor r21, r16
    eor r9, r17
    eor r8, r12
    eor r11, r13
    eor r10, r0
    eor r2, r5
    eor r6, r20
    ldd r4, Y+14
    eor r7, r4
    ldd r4, Y+15
    eor r21, r4
    ldd r4, Y+23
    eor r9, r4
    ldd r4, Y+22
    eor r8, r4
    ldd r4, Y+21
    eor r11, r4
    ldd r4, Y+20
    eor r10, r4
    ldd r4, Y+19
    eor r2, r4
    ldd r4, Y+18
    eor r6, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 29 (simon.dsl:43)
    ld r4, X+
    eor r22, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r3, r4
    ld r4, X
    ldd r20, Y+16
    eor r20, r4
    mov r4, r7
    mov r16, r21
    mov r17, r9
    mov r12, r8
    mov r13, r11
    mov r0, r10
    mov r5, r2
    std Y+16, r20
    mov r20, r6
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+17, r3
    mov r3, r4
    std Y+18, r18
    mov r18, r16
    std Y+19, r19
    mov r19, r17
    std Y+20, r14
    mov r14, r12
    std Y+21, r15
    mov r15, r13
    std Y+22, r23
    mov r23, r0
    std Y+23, r22
    mov r22, r5
    std Y+15, r2
    mov r2, r20
    lsl r3
    rol r18
    rol r19
    rol r14
    rol r15
    rol r23
    rol r22
    rol r2
    adc r3, r1
    and r4, r6
    and r16, r7
    and r17, r21
    and r12, r9
    and r13, r8
    and r0, r11
    and r5, r10
    std Y+14, r6
    ldd r6, Y+15
    and r20, r6
    eor r3, r4
    eor r18, r16
    eor r19, r17
    eor r14, r12
    eor r15, r13
    eor r23, r0
    eor r22, r5
    eor r2, r20
    ldd r4, Y+23
    eor r3, r4
    ldd r4, Y+22
    eor r18, r4
    ldd r4, Y+21
    eor r19, r4
    ldd r4, Y+20
    eor r14, r4
    ldd r4, Y+19
    eor r15, r4
    ldd r4, Y+18
    eor r23, r4
    ldd r4, Y+17
    eor r22, r4
    ldd r4, Y+16
    eor r2, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 28 (simon.dsl:43)
    ld r4, X+
    eor r7, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r6, r4
    ld r4, X
    ldd r20, Y+14
    eor r20, r4
    mov r4, r3
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    mov r0, r23
    mov r5, r22
    std Y+14, r20
    mov r20, r2
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+15, r6
    mov r6, r4
    std Y+16, r10
    mov r10, r16
    std Y+17, r11
    mov r11, r17
    std Y+18, r8
    mov r8, r12
    std Y+19, r9
    mov r9, r13
    std Y+20, r21
    mov r21, r0
    std Y+21, r7
    mov r7, r5
    std Y+22, r22
    mov r22, r20
    lsl r6
    rol r10
    rol r11
    rol r8
    rol r9
    rol r21
    rol r7
    rol r22
    adc r6, r1
    and r4, r2
    and r16, r3
    and r17, r18
    and r12, r19
    and r13, r14
    and r0, r15
    and r5, r23
    std Y+23, r2
    ldd r2, Y+22
    and r20, r2
    eor r6, r4
    eor r10, r16
    eor r11, r17
    eor r8, r12
    eor r9, r13
    eor r21, r0
    eor r7, r5
    eor r22, r20
    ldd r4, Y+21
    eor r6, r4
    ldd r4, Y+20
    eor r10, r4
    ldd r4, Y+19
    eor r11, r4
    ldd r4, Y+18
    eor r8, r4
    ldd r4, Y+17
    eor r9, r4
    ldd r4, Y+16
    eor r21, r4
    ldd r4, Y+15
    eor r7, r4
    ldd r4, Y+14
    eor r22, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 27 (simon.dsl:43)
    ld r4, X+
    eor r3, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r2, r4
    ld r4, X
    ldd r20, Y+23
    eor r20, r4
    movw r4, r6 ; r5, r7
    movw r16, r10 ; r17, r11
    movw r12, r8 ; r13, r9
    mov r0, r21
    std Y+23, r20
    mov r20, r22
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+22, r2
    mov r2, r4
    std Y+14, r23
    mov r23, r16
    std Y+15, r15
    mov r15, r17
    std Y+16, r14
    mov r14, r12
    std Y+17, r19
    mov r19, r13
    std Y+18, r18
    mov r18, r0
    std Y+19, r3
    mov r3, r5
    std Y+20, r7
    mov r7, r20
    lsl r2
    rol r23
    rol r15
    rol r14
    rol r19
    rol r18
    rol r3
    rol r7
    adc r2, r1
    and r4, r22
    and r16, r6
    and r17, r10
    and r12, r11
    and r13, r8
    and r0, r9
    and r5, r21
    std Y+21, r22
    ldd r22, Y+20
    and r20, r22
    eor r2, r4
    eor r23, r16
    eor r15, r17
    eor r14, r12
    eor r19, r13
    eor r18, r0
    eor r3, r5
    eor r7, r20
    ldd r4, Y+19
    eor r2, r4
    ldd r4, Y+18
    eor r23, r4
    ldd r4, Y+17
    eor r15, r4
    ldd r4, Y+16
    eor r14, r4
    ldd r4, Y+15
    eor r19, r4
    ldd r4, Y+14
    eor r18, r4
    ldd r4, Y+22
    eor r3, r4
    ldd r4, Y+23
    eor r7, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 26 (simon.dsl:43)
    ld r4, X+
    eor r6, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r22, r4
    ld r4, X
    ldd r20, Y+21
    eor r20, r4
    movw r4, r2 ; r5, r3
    mov r16, r23
    mov r17, r15
    mov r12, r14
    mov r13, r19
    mov r0, r18
    std Y+21, r20
    mov r20, r7
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+20, r22
    mov r22, r4
    std Y+23, r21
    mov r21, r16
    std Y+22, r9
    mov r9, r17
    std Y+14, r8
    mov r8, r12
    std Y+15, r11
    mov r11, r13
    std Y+16, r10
    mov r10, r0
    std Y+17, r6
    mov r6, r5
    std Y+18, r3
    mov r3, r20
    lsl r22
    rol r21
    rol r9
    rol r8
    rol r11
    rol r10
    rol r6
    rol r3
    adc r22, r1
    and r4, r7
    and r16, r2
    and r17, r23
    and r12, r15
    and r13, r14
    and r0, r19
    and r5, r18
    std Y+19, r7
    ldd r7, Y+18
    and r20, r7
    eor r22, r4
    eor r21, r16
    eor r9, r17
    eor r8, r12
    eor r11, r13
    eor r10, r0
    eor r6, r5
    eor r3, r20
    ldd r4, Y+17
    eor r22, r4
    ldd r4, Y+16
    eor r21, r4
    ldd r4, Y+15
    eor r9, r4
    ldd r4, Y+14
    eor r8, r4
    ldd r4, Y+22
    eor r11, r4
    ldd r4, Y+23
    eor r10, r4
    ldd r4, Y+20
    eor r6, r4
    ldd r4, Y+21
    eor r3, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 25 (simon.dsl:43)
    ld r4, X+
    eor r2, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r7, r4
    ld r4, X
    ldd r20, Y+19
    eor r20, r4
    mov r4, r22
    mov r16, r21
    mov r17, r9
    mov r12, r8
    mov r13, r11
    mov r0, r10
    mov r5, r6
    std Y+19, r20
    mov r20, r3
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+18, r7
    mov r7, r4
    std Y+21, r18
    mov r18, r16
    std Y+20, r19
    mov r19, r17
    std Y+23, r14
    mov r14, r12
    std Y+22, r15
    mov r15, r13
    std Y+14, r23
    mov r23, r0
    std Y+15, r2
    mov r2, r5
    std Y+16, r6
    mov r6, r20
    lsl r7
    rol r18
    rol r19
    rol r14
    rol r15
    rol r23
    rol r2
    rol r6
    adc r7, r1
    and r4, r3
    and r16, r22
    and r17, r21
    and r12, r9
    and r13, r8
    and r0, r11
    and r5, r10
    std Y+17, r3
    ldd r3, Y+16
    and r20, r3
    eor r7, r4
    eor r18, r16
    eor r19, r17
    eor r14, r12
    eor r15, r13
    eor r23, r0
    eor r2, r5
    eor r6, r20
    ldd r4, Y+15
    eor r7, r4
    ldd r4, Y+14
    eor r18, r4
    ldd r4, Y+22
    eor r19, r4
    ldd r4, Y+23
    eor r14, r4
    ldd r4, Y+20
    eor r15, r4
    ldd r4, Y+21
    eor r23, r4
    ldd r4, Y+18
    eor r2, r4
    ldd r4, Y+19
    eor r6, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 24 (simon.dsl:43)
    ld r4, X+
    eor r22, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r3, r4
    ld r4, X
    ldd r20, Y+17
    eor r20, r4
    mov r4, r7
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    mov r0, r23
    mov r5, r2
    std Y+17, r20
    mov r20, r6
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+16, r3
    mov r3, r4
    std Y+19, r10
    mov r10, r16
    std Y+18, r11
    mov r11, r17
    std Y+21, r8
    mov r8, r12
    std Y+20, r9
    mov r9, r13
    std Y+23, r21
    mov r21, r0
    std Y+22, r22
    mov r22, r5
    std Y+14, r2
    mov r2, r20
    lsl r3
    rol r10
    rol r11
    rol r8
    rol r9
    rol r21
    rol r22
    rol r2
    adc r3, r1
    and r4, r6
    and r16, r7
    and r17, r18
    and r12, r19
    and r13, r14
    and r0, r15
    and r5, r23
    std Y+15, r6
    ldd r6, Y+14
    and r20, r6
    eor r3, r4
    eor r10, r16
    eor r11, r17
    eor r8, r12
    eor r9, r13
    eor r21, r0
    eor r22, r5
    eor r2, r20
    ldd r4, Y+22
    eor r3, r4
    ldd r4, Y+23
    eor r10, r4
    ldd r4, Y+20
    eor r11, r4
    ldd r4, Y+21
    eor r8, r4
    ldd r4, Y+18
    eor r9, r4
    ldd r4, Y+19
    eor r21, r4
    ldd r4, Y+16
    eor r22, r4
    ldd r4, Y+17
    eor r2, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 23 (simon.dsl:43)
    ld r4, X+
    eor r7, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r6, r4
    ld r4, X
    ldd r20, Y+15
    eor r20, r4
    mov r4, r3
    movw r16, r10 ; r17, r11
    movw r12, r8 ; r13, r9
    mov r0, r21
    mov r5, r22
    std Y+15, r20
    mov r20, r2
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+14, r6
    mov r6, r4
    std Y+17, r23
    mov r23, r16
    std Y+16, r15
    mov r15, r17
    std Y+19, r14
    mov r14, r12
    std Y+18, r19
    mov r19, r13
    std Y+21, r18
    mov r18, r0
    std Y+20, r7
    mov r7, r5
    std Y+23, r22
    mov r22, r20
    lsl r6
    rol r23
    rol r15
    rol r14
    rol r19
    rol r18
    rol r7
    rol r22
    adc r6, r1
    and r4, r2
    and r16, r3
    and r17, r10
    and r12, r11
    and r13, r8
    and r0, r9
    and r5, r21
    std Y+22, r2
    ldd r2, Y+23
    and r20, r2
    eor r6, r4
    eor r23, r16
    eor r15, r17
    eor r14, r12
    eor r19, r13
    eor r18, r0
    eor r7, r5
    eor r22, r20
    ldd r4, Y+20
    eor r6, r4
    ldd r4, Y+21
    eor r23, r4
    ldd r4, Y+18
    eor r15, r4
    ldd r4, Y+19
    eor r14, r4
    ldd r4, Y+16
    eor r19, r4
    ldd r4, Y+17
    eor r18, r4
    ldd r4, Y+14
    eor r7, r4
    ldd r4, Y+15
    eor r22, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 22 (simon.dsl:43)
    ld r4, X+
    eor r3, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r2, r4
    ld r4, X
    ldd r20, Y+22
    eor r20, r4
    movw r4, r6 ; r5, r7
    mov r16, r23
    mov r17, r15
    mov r12, r14
    mov r13, r19
    mov r0, r18
    std Y+22, r20
    mov r20, r22
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+23, r2
    mov r2, r4
    std Y+15, r21
    mov r21, r16
    std Y+14, r9
    mov r9, r17
    std Y+17, r8
    mov r8, r12
    std Y+16, r11
    mov r11, r13
    std Y+19, r10
    mov r10, r0
    std Y+18, r3
    mov r3, r5
    std Y+21, r7
    mov r7, r20
    lsl r2
    rol r21
    rol r9
    rol r8
    rol r11
    rol r10
    rol r3
    rol r7
    adc r2, r1
    and r4, r22
    and r16, r6
    and r17, r23
    and r12, r15
    and r13, r14
    and r0, r19
    and r5, r18
    std Y+20, r22
    ldd r22, Y+21
    and r20, r22
    eor r2, r4
    eor r21, r16
    eor r9, r17
    eor r8, r12
    eor r11, r13
    eor r10, r0
    eor r3, r5
    eor r7, r20
    ldd r4, Y+18
    eor r2, r4
    ldd r4, Y+19
    eor r21, r4
    ldd r4, Y+16
    eor r9, r4
    ldd r4, Y+17
    eor r8, r4
    ldd r4, Y+14
    eor r11, r4
    ldd r4, Y+15
    eor r10, r4
    ldd r4, Y+23
    eor r3, r4
    ldd r4, Y+22
    eor r7, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 21 (simon.dsl:43)
    ld r4, X+
    eor r6, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r22, r4
    ld r4, X
    ldd r20, Y+20
    eor r20, r4
    movw r4, r2 ; r5, r3
    mov r16, r21
    mov r17, r9
    mov r12, r8
    mov r13, r11
    mov r0, r10
    std Y+20, r20
    mov r20, r7
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+21, r22
    mov r22, r4
    std Y+22, r18
    mov r18, r16
    std Y+23, r19
    mov r19, r17
    std Y+15, r14
    mov r14, r12
    std Y+14, r15
    mov r15, r13
    std Y+17, r23
    mov r23, r0
    std Y+16, r6
    mov r6, r5
    std Y+19, r3
    mov r3, r20
    lsl r22
    rol r18
    rol r19
    rol r14
    rol r15
    rol r23
    rol r6
    rol r3
    adc r22, r1
    and r4, r7
    and r16, r2
    and r17, r21
    and r12, r9
    and r13, r8
    and r0, r11
    and r5, r10
    std Y+18, r7
    ldd r7, Y+19
    and r20, r7
    eor r22, r4
    eor r18, r16
    eor r19, r17
    eor r14, r12
    eor r15, r13
    eor r23, r0
    eor r6, r5
    eor r3, r20
    ldd r4, Y+16
    eor r22, r4
    ldd r4, Y+17
    eor r18, r4
    ldd r4, Y+14
    eor r19, r4
    ldd r4, Y+15
    eor r14, r4
    ldd r4, Y+23
    eor r15, r4
    ldd r4, Y+22
    eor r23, r4
    ldd r4, Y+21
    eor r6, r4
    ldd r4, Y+20
    eor r3, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 20 (simon.dsl:43)
    ld r4, X+
    eor r2, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r7, r4
    ld r4, X
    ldd r20, Y+18
    eor r20, r4
    mov r4, r22
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    mov r0, r23
    mov r5, r6
    std Y+18, r20
    mov r20, r3
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+19, r7
    mov r7, r4
    std Y+20, r10
    mov r10, r16
    std Y+21, r11
    mov r11, r17
    std Y+22, r8
    mov r8, r12
    std Y+23, r9
    mov r9, r13
    std Y+15, r21
    mov r21, r0
    std Y+14, r2
    mov r2, r5
    std Y+17, r6
    mov r6, r20
    lsl r7
    rol r10
    rol r11
    rol r8
    rol r9
    rol r21
    rol r2
    rol r6
    adc r7, r1
    and r4, r3
    and r16, r22
    and r17, r18
    and r12, r19
    and r13, r14
    and r0, r15
    and r5, r23
    std Y+16, r3
    ldd r3, Y+17
    and r20, r3
    eor r7, r4
    eor r10, r16
    eor r11, r17
    eor r8, r12
    eor r9, r13
    eor r21, r0
    eor r2, r5
    eor r6, r20
    ldd r4, Y+14
    eor r7, r4
    ldd r4, Y+15
    eor r10, r4
    ldd r4, Y+23
    eor r11, r4
    ldd r4, Y+22
    eor r8, r4
    ldd r4, Y+21
    eor r9, r4
    ldd r4, Y+20
    eor r21, r4
    ldd r4, Y+19
    eor r2, r4
    ldd r4, Y+18
    eor r6, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 19 (simon.dsl:43)
    ld r4, X+
    eor r22, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r3, r4
    ld r4, X
    ldd r20, Y+16
    eor r20, r4
    mov r4, r7
    movw r16, r10 ; r17, r11
    movw r12, r8 ; r13, r9
    mov r0, r21
    mov r5, r2
    std Y+16, r20
    mov r20, r6
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+17, r3
    mov r3, r4
    std Y+18, r23
    mov r23, r16
    std Y+19, r15
    mov r15, r17
    std Y+20, r14
    mov r14, r12
    std Y+21, r19
    mov r19, r13
    std Y+22, r18
    mov r18, r0
    std Y+23, r22
    mov r22, r5
    std Y+15, r2
    mov r2, r20
    lsl r3
    rol r23
    rol r15
    rol r14
    rol r19
    rol r18
    rol r22
    rol r2
    adc r3, r1
    and r4, r6
    and r16, r7
    and r17, r10
    and r12, r11
    and r13, r8
    and r0, r9
    and r5, r21
    std Y+14, r6
    ldd r6, Y+15
    and r20, r6
    eor r3, r4
    eor r23, r16
    eor r15, r17
    eor r14, r12
    eor r19, r13
    eor r18, r0
    eor r22, r5
    eor r2, r20
    ldd r4, Y+23
    eor r3, r4
    ldd r4, Y+22
    eor r23, r4
    ldd r4, Y+21
    eor r15, r4
    ldd r4, Y+20
    eor r14, r4
    ldd r4, Y+19
    eor r19, r4
    ldd r4, Y+18
    eor r18, r4
    ldd r4, Y+17
    eor r22, r4
    ldd r4, Y+16
    eor r2, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 18 (simon.dsl:43)
    ld r4, X+
    eor r7, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r6, r4
    ld r4, X
    ldd r20, Y+14
    eor r20, r4
    mov r4, r3
    mov r16, r23
    mov r17, r15
    mov r12, r14
    mov r13, r19
    mov r0, r18
    mov r5, r22
    std Y+14, r20
    mov r20, r2
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+15, r6
    mov r6, r4
    std Y+16, r21
    mov r21, r16
    std Y+17, r9
    mov r9, r17
    std Y+18, r8
    mov r8, r12
    std Y+19, r11
    mov r11, r13
    std Y+20, r10
    mov r10, r0
    std Y+21, r7
    mov r7, r5
    std Y+22, r22
    mov r22, r20
    lsl r6
    rol r21
    rol r9
    rol r8
    rol r11
    rol r10
    rol r7
    rol r22
    adc r6, r1
    and r4, r2
    and r16, r3
    and r17, r23
    and r12, r15
    and r13, r14
    and r0, r19
    and r5, r18
    std Y+23, r2
    ldd r2, Y+22
    and r20, r2
    eor r6, r4
    eor r21, r16
    eor r9, r17
    eor r8, r12
    eor r11, r13
    eor r10, r0
    eor r7, r5
    eor r22, r20
    ldd r4, Y+21
    eor r6, r4
    ldd r4, Y+20
    eor r21, r4
    ldd r4, Y+19
    eor r9, r4
    ldd r4, Y+18
    eor r8, r4
    ldd r4, Y+17
    eor r11, r4
    ldd r4, Y+16
    eor r10, r4
    ldd r4, Y+15
    eor r7, r4
    ldd r4, Y+14
    eor r22, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 17 (simon.dsl:43)
    ld r4, X+
    eor r3, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r2, r4
    ld r4, X
    ldd r20, Y+23
    eor r20, r4
    movw r4, r6 ; r5, r7
    mov r16, r21
    mov r17, r9
    mov r12, r8
    mov r13, r11
    mov r0, r10
    std Y+23, r20
    mov r20, r22
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+22, r2
    mov r2, r4
    std Y+14, r18
    mov r18, r16
    std Y+15, r19
    mov r19, r17
    std Y+16, r14
    mov r14, r12
    std Y+17, r15
    mov r15, r13
    std Y+18, r23
    mov r23, r0
    std Y+19, r3
    mov r3, r5
    std Y+20, r7
    mov r7, r20
    lsl r2
    rol r18
    rol r19
    rol r14
    rol r15
    rol r23
    rol r3
    rol r7
    adc r2, r1
    and r4, r22
    and r16, r6
    and r17, r21
    and r12, r9
    and r13, r8
    and r0, r11
    and r5, r10
    std Y+21, r22
    ldd r22, Y+20
    and r20, r22
    eor r2, r4
    eor r18, r16
    eor r19, r17
    eor r14, r12
    eor r15, r13
    eor r23, r0
    eor r3, r5
    eor r7, r20
    ldd r4, Y+19
    eor r2, r4
    ldd r4, Y+18
    eor r18, r4
    ldd r4, Y+17
    eor r19, r4
    ldd r4, Y+16
    eor r14, r4
    ldd r4, Y+15
    eor r15, r4
    ldd r4, Y+14
    eor r23, r4
    ldd r4, Y+22
    eor r3, r4
    ldd r4, Y+23
    eor r7, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 16 (simon.dsl:43)
    ld r4, X+
    eor r6, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r22, r4
    ld r4, X
    ldd r20, Y+21
    eor r20, r4
    movw r4, r2 ; r5, r3
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    mov r0, r23
    std Y+21, r20
    mov r20, r7
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+20, r22
    mov r22, r4
    std Y+23, r10
    mov r10, r16
    std Y+22, r11
    mov r11, r17
    std Y+14, r8
    mov r8, r12
    std Y+15, r9
    mov r9, r13
    std Y+16, r21
    mov r21, r0
    std Y+17, r6
    mov r6, r5
    std Y+18, r3
    mov r3, r20
    lsl r22
    rol r10
    rol r11
    rol r8
    rol r9
    rol r21
    rol r6
    rol r3
    adc r22, r1
    and r4, r7
    and r16, r2
    and r17, r18
    and r12, r19
    and r13, r14
    and r0, r15
    and r5, r23
    std Y+19, r7
    ldd r7, Y+18
    and r20, r7
    eor r22, r4
    eor r10, r16
    eor r11, r17
    eor r8, r12
    eor r9, r13
    eor r21, r0
    eor r6, r5
    eor r3, r20
    ldd r4, Y+17
    eor r22, r4
    ldd r4, Y+16
    eor r10, r4
    ldd r4, Y+15
    eor r11, r4
    ldd r4, Y+14
    eor r8, r4
    ldd r4, Y+22
    eor r9, r4
    ldd r4, Y+23
    eor r21, r4
    ldd r4, Y+20
    eor r6, r4
    ldd r4, Y+21
    eor r3, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 15 (simon.dsl:43)
    ld r4, X+
    eor r2, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r7, r4
    ld r4, X
    ldd r20, Y+19
    eor r20, r4
    mov r4, r22
    movw r16, r10 ; r17, r11
    movw r12, r8 ; r13, r9
    mov r0, r21
    mov r5, r6
    std Y+19, r20
    mov r20, r3
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+18, r7
    mov r7, r4
    std Y+21, r23
    mov r23, r16
    std Y+20, r15
    mov r15, r17
    std Y+23, r14
    mov r14, r12
    std Y+22, r19
    mov r19, r13
    std Y+14, r18
    mov r18, r0
    std Y+15, r2
    mov r2, r5
    std Y+16, r6
    mov r6, r20
    lsl r7
    rol r23
    rol r15
    rol r14
    rol r19
    rol r18
    rol r2
    rol r6
    adc r7, r1
    and r4, r3
    and r16, r22
    and r17, r10
    and r12, r11
    and r13, r8
    and r0, r9
    and r5, r21
    std Y+17, r3
    ldd r3, Y+16
    and r20, r3
    eor r7, r4
    eor r23, r16
    eor r15, r17
    eor r14, r12
    eor r19, r13
    eor r18, r0
    eor r2, r5
    eor r6, r20
    ldd r4, Y+15
    eor r7, r4
    ldd r4, Y+14
    eor r23, r4
    ldd r4, Y+22
    eor r15, r4
    ldd r4, Y+23
    eor r14, r4
    ldd r4, Y+20
    eor r19, r4
    ldd r4, Y+21
    eor r18, r4
    ldd r4, Y+18
    eor r2, r4
    ldd r4, Y+19
    eor r6, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 14 (simon.dsl:43)
    ld r4, X+
    eor r22, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r3, r4
    ld r4, X
    ldd r20, Y+17
    eor r20, r4
    mov r4, r7
    mov r16, r23
    mov r17, r15
    mov r12, r14
    mov r13, r19
    mov r0, r18
    mov r5, r2
    std Y+17, r20
    mov r20, r6
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+16, r3
    mov r3, r4
    std Y+19, r21
    mov r21, r16
    std Y+18, r9
    mov r9, r17
    std Y+21, r8
    mov r8, r12
    std Y+20, r11
    mov r11, r13
    std Y+23, r10
    mov r10, r0
    std Y+22, r22
    mov r22, r5
    std Y+14, r2
    mov r2, r20
    lsl r3
    rol r21
    rol r9
    rol r8
    rol r11
    rol r10
    rol r22
    rol r2
    adc r3, r1
    and r4, r6
    and r16, r7
    and r17, r23
    and r12, r15
    and r13, r14
    and r0, r19
    and r5, r18
    std Y+15, r6
    ldd r6, Y+14
    and r20, r6
    eor r3, r4
    eor r21, r16
    eor r9, r17
    eor r8, r12
    eor r11, r13
    eor r10, r0
    eor r22, r5
    eor r2, r20
    ldd r4, Y+22
    eor r3, r4
    ldd r4, Y+23
    eor r21, r4
    ldd r4, Y+20
    eor r9, r4
    ldd r4, Y+21
    eor r8, r4
    ldd r4, Y+18
    eor r11, r4
    ldd r4, Y+19
    eor r10, r4
    ldd r4, Y+16
    eor r22, r4
    ldd r4, Y+17
    eor r2, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 13 (simon.dsl:43)
    ld r4, X+
    eor r7, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r6, r4
    ld r4, X
    ldd r20, Y+15
    eor r20, r4
    mov r4, r3
    mov r16, r21
    mov r17, r9
    mov r12, r8
    mov r13, r11
    mov r0, r10
    mov r5, r22
    std Y+15, r20
    mov r20, r2
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+14, r6
    mov r6, r4
    std Y+17, r18
    mov r18, r16
    std Y+16, r19
    mov r19, r17
    std Y+19, r14
    mov r14, r12
    std Y+18, r15
    mov r15, r13
    std Y+21, r23
    mov r23, r0
    std Y+20, r7
    mov r7, r5
    std Y+23, r22
    mov r22, r20
    lsl r6
    rol r18
    rol r19
    rol r14
    rol r15
    rol r23
    rol r7
    rol r22
    adc r6, r1
    and r4, r2
    and r16, r3
    and r17, r21
    and r12, r9
    and r13, r8
    and r0, r11
    and r5, r10
    std Y+22, r2
    ldd r2, Y+23
    and r20, r2
    eor r6, r4
    eor r18, r16
    eor r19, r17
    eor r14, r12
    eor r15, r13
    eor r23, r0
    eor r7, r5
    eor r22, r20
    ldd r4, Y+20
    eor r6, r4
    ldd r4, Y+21
    eor r18, r4
    ldd r4, Y+18
    eor r19, r4
    ldd r4, Y+19
    eor r14, r4
    ldd r4, Y+16
    eor r15, r4
    ldd r4, Y+17
    eor r23, r4
    ldd r4, Y+14
    eor r7, r4
    ldd r4, Y+15
    eor r22, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 12 (simon.dsl:43)
    ld r4, X+
    eor r3, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r2, r4
    ld r4, X
    ldd r20, Y+22
    eor r20, r4
    movw r4, r6 ; r5, r7
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    mov r0, r23
    std Y+22, r20
    mov r20, r22
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+23, r2
    mov r2, r4
    std Y+15, r10
    mov r10, r16
    std Y+14, r11
    mov r11, r17
    std Y+17, r8
    mov r8, r12
    std Y+16, r9
    mov r9, r13
    std Y+19, r21
    mov r21, r0
    std Y+18, r3
    mov r3, r5
    std Y+21, r7
    mov r7, r20
    lsl r2
    rol r10
    rol r11
    rol r8
    rol r9
    rol r21
    rol r3
    rol r7
    adc r2, r1
    and r4, r22
    and r16, r6
    and r17, r18
    and r12, r19
    and r13, r14
    and r0, r15
    and r5, r23
    std Y+20, r22
    ldd r22, Y+21
    and r20, r22
    eor r2, r4
    eor r10, r16
    eor r11, r17
    eor r8, r12
    eor r9, r13
    eor r21, r0
    eor r3, r5
    eor r7, r20
    ldd r4, Y+18
    eor r2, r4
    ldd r4, Y+19
    eor r10, r4
    ldd r4, Y+16
    eor r11, r4
    ldd r4, Y+17
    eor r8, r4
    ldd r4, Y+14
    eor r9, r4
    ldd r4, Y+15
    eor r21, r4
    ldd r4, Y+23
    eor r3, r4
    ldd r4, Y+22
    eor r7, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 11 (simon.dsl:43)
    ld r4, X+
    eor r6, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r22, r4
    ld r4, X
    ldd r20, Y+20
    eor r20, r4
    movw r4, r2 ; r5, r3
    movw r16, r10 ; r17, r11
    movw r12, r8 ; r13, r9
    mov r0, r21
    std Y+20, r20
    mov r20, r7
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+21, r22
    mov r22, r4
    std Y+22, r23
    mov r23, r16
    std Y+23, r15
    mov r15, r17
    std Y+15, r14
    mov r14, r12
    std Y+14, r19
    mov r19, r13
    std Y+17, r18
    mov r18, r0
    std Y+16, r6
    mov r6, r5
    std Y+19, r3
    mov r3, r20
    lsl r22
    rol r23
    rol r15
    rol r14
    rol r19
    rol r18
    rol r6
    rol r3
    adc r22, r1
    and r4, r7
    and r16, r2
    and r17, r10
    and r12, r11
    and r13, r8
    and r0, r9
    and r5, r21
    std Y+18, r7
    ldd r7, Y+19
    and r20, r7
    eor r22, r4
    eor r23, r16
    eor r15, r17
    eor r14, r12
    eor r19, r13
    eor r18, r0
    eor r6, r5
    eor r3, r20
    ldd r4, Y+16
    eor r22, r4
    ldd r4, Y+17
    eor r23, r4
    ldd r4, Y+14
    eor r15, r4
    ldd r4, Y+15
    eor r14, r4
    ldd r4, Y+23
    eor r19, r4
    ldd r4, Y+22
    eor r18, r4
    ldd r4, Y+21
    eor r6, r4
    ldd r4, Y+20
    eor r3, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 10 (simon.dsl:43)
    ld r4, X+
    eor r2, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r7, r4
    ld r4, X
    ldd r20, Y+18
    eor r20, r4
    mov r4, r22
    mov r16, r23
    mov r17, r15
    mov r12, r14
    mov r13, r19
    mov r0, r18
    mov r5, r6
    std Y+18, r20
    mov r20, r3
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+19, r7
    mov r7, r4
    std Y+20, r21
    mov r21, r16
    std Y+21, r9
    mov r9, r17
    std Y+22, r8
    mov r8, r12
    std Y+23, r11
    mov r11, r13
    std Y+15, r10
    mov r10, r0
    std Y+14, r2
    mov r2, r5
    std Y+17, r6
    mov r6, r20
    lsl r7
    rol r21
    rol r9
    rol r8
    rol r11
    rol r10
    rol r2
    rol r6
    adc r7, r1
    and r4, r3
    and r16, r22
    and r17, r23
    and r12, r15
    and r13, r14
    and r0, r19
    and r5, r18
    std Y+16, r3
    ldd r3, Y+17
    and r20, r3
    eor r7, r4
    eor r21, r16
    eor r9, r17
    eor r8, r12
    eor r11, r13
    eor r10, r0
    eor r2, r5
    eor r6, r20
    ldd r4, Y+14
    eor r7, r4
    ldd r4, Y+15
    eor r21, r4
    ldd r4, Y+23
    eor r9, r4
    ldd r4, Y+22
    eor r8, r4
    ldd r4, Y+21
    eor r11, r4
    ldd r4, Y+20
    eor r10, r4
    ldd r4, Y+19
    eor r2, r4
    ldd r4, Y+18
    eor r6, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 9 (simon.dsl:43)
    ld r4, X+
    eor r22, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r3, r4
    ld r4, X
    ldd r20, Y+16
    eor r20, r4
    mov r4, r7
    mov r16, r21
    mov r17, r9
    mov r12, r8
    mov r13, r11
    mov r0, r10
    mov r5, r2
    std Y+16, r20
    mov r20, r6
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+17, r3
    mov r3, r4
    std Y+18, r18
    mov r18, r16
    std Y+19, r19
    mov r19, r17
    std Y+20, r14
    mov r14, r12
    std Y+21, r15
    mov r15, r13
    std Y+22, r23
    mov r23, r0
    std Y+23, r22
    mov r22, r5
    std Y+15, r2
    mov r2, r20
    lsl r3
    rol r18
    rol r19
    rol r14
    rol r15
    rol r23
    rol r22
    rol r2
    adc r3, r1
    and r4, r6
    and r16, r7
    and r17, r21
    and r12, r9
    and r13, r8
    and r0, r11
    and r5, r10
    std Y+14, r6
    ldd r6, Y+15
    and r20, r6
    eor r3, r4
    eor r18, r16
    eor r19, r17
    eor r14, r12
    eor r15, r13
    eor r23, r0
    eor r22, r5
    eor r2, r20
    ldd r4, Y+23
    eor r3, r4
    ldd r4, Y+22
    eor r18, r4
    ldd r4, Y+21
    eor r19, r4
    ldd r4, Y+20
    eor r14, r4
    ldd r4, Y+19
    eor r15, r4
    ldd r4, Y+18
    eor r23, r4
    ldd r4, Y+17
    eor r22, r4
    ldd r4, Y+16
    eor r2, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 8 (simon.dsl:43)
    ld r4, X+
    eor r7, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r6, r4
    ld r4, X
    ldd r20, Y+14
    eor r20, r4
    mov r4, r3
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    mov r0, r23
    mov r5, r22
    std Y+14, r20
    mov r20, r2
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+15, r6
    mov r6, r4
    std Y+16, r10
    mov r10, r16
    std Y+17, r11
    mov r11, r17
    std Y+18, r8
    mov r8, r12
    std Y+19, r9
    mov r9, r13
    std Y+20, r21
    mov r21, r0
    std Y+21, r7
    mov r7, r5
    std Y+22, r22
    mov r22, r20
    lsl r6
    rol r10
    rol r11
    rol r8
    rol r9
    rol r21
    rol r7
    rol r22
    adc r6, r1
    and r4, r2
    and r16, r3
    and r17, r18
    and r12, r19
    and r13, r14
    and r0, r15
    and r5, r23
    std Y+23, r2
    ldd r2, Y+22
    and r20, r2
    eor r6, r4
    eor r10, r16
    eor r11, r17
    eor r8, r12
    eor r9, r13
    eor r21, r0
    eor r7, r5
    eor r22, r20
    ldd r4, Y+21
    eor r6, r4
    ldd r4, Y+20
    eor r10, r4
    ldd r4, Y+19
    eor r11, r4
    ldd r4, Y+18
    eor r8, r4
    ldd r4, Y+17
    eor r9, r4
    ldd r4, Y+16
    eor r21, r4
    ldd r4, Y+15
    eor r7, r4
    ldd r4, Y+14
    eor r22, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 7 (simon.dsl:43)
    ld r4, X+
    eor r3, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r2, r4
    ld r4, X
    ldd r20, Y+23
    eor r20, r4
    movw r4, r6 ; r5, r7
    movw r16, r10 ; r17, r11
    movw r12, r8 ; r13, r9
    mov r0, r21
    std Y+23, r20
    mov r20, r22
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+22, r2
    mov r2, r4
    std Y+14, r23
    mov r23, r16
    std Y+15, r15
    mov r15, r17
    std Y+16, r14
    mov r14, r12
    std Y+17, r19
    mov r19, r13
    std Y+18, r18
    mov r18, r0
    std Y+19, r3
    mov r3, r5
    std Y+20, r7
    mov r7, r20
    lsl r2
    rol r23
    rol r15
    rol r14
    rol r19
    rol r18
    rol r3
    rol r7
    adc r2, r1
    and r4, r22
    and r16, r6
    and r17, r10
    and r12, r11
    and r13, r8
    and r0, r9
    and r5, r21
    std Y+21, r22
    ldd r22, Y+20
    and r20, r22
    eor r2, r4
    eor r23, r16
    eor r15, r17
    eor r14, r12
    eor r19, r13
    eor r18, r0
    eor r3, r5
    eor r7, r20
    ldd r4, Y+19
    eor r2, r4
    ldd r4, Y+18
    eor r23, r4
    ldd r4, Y+17
    eor r15, r4
    ldd r4, Y+16
    eor r14, r4
    ldd r4, Y+15
    eor r19, r4
    ldd r4, Y+14
    eor r18, r4
    ldd r4, Y+22
    eor r3, r4
    ldd r4, Y+23
    eor r7, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 6 (simon.dsl:43)
    ld r4, X+
    eor r6, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r22, r4
    ld r4, X
    ldd r20, Y+21
    eor r20, r4
    movw r4, r2 ; r5, r3
    mov r16, r23
    mov r17, r15
    mov r12, r14
    mov r13, r19
    mov r0, r18
    std Y+21, r20
    mov r20, r7
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+20, r22
    mov r22, r4
    std Y+23, r21
    mov r21, r16
    std Y+22, r9
    mov r9, r17
    std Y+14, r8
    mov r8, r12
    std Y+15, r11
    mov r11, r13
    std Y+16, r10
    mov r10, r0
    std Y+17, r6
    mov r6, r5
    std Y+18, r3
    mov r3, r20
    lsl r22
    rol r21
    rol r9
    rol r8
    rol r11
    rol r10
    rol r6
    rol r3
    adc r22, r1
    and r4, r7
    and r16, r2
    and r17, r23
    and r12, r15
    and r13, r14
    and r0, r19
    and r5, r18
    std Y+19, r7
    ldd r7, Y+18
    and r20, r7
    eor r22, r4
    eor r21, r16
    eor r9, r17
    eor r8, r12
    eor r11, r13
    eor r10, r0
    eor r6, r5
    eor r3, r20
    ldd r4, Y+17
    eor r22, r4
    ldd r4, Y+16
    eor r21, r4
    ldd r4, Y+15
    eor r9, r4
    ldd r4, Y+14
    eor r8, r4
    ldd r4, Y+22
    eor r11, r4
    ldd r4, Y+23
    eor r10, r4
    ldd r4, Y+20
    eor r6, r4
    ldd r4, Y+21
    eor r3, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 5 (simon.dsl:43)
    ld r4, X+
    eor r2, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r7, r4
    ld r4, X
    ldd r20, Y+19
    eor r20, r4
    mov r4, r22
    mov r16, r21
    mov r17, r9
    mov r12, r8
    mov r13, r11
    mov r0, r10
    mov r5, r6
    std Y+19, r20
    mov r20, r3
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+18, r7
    mov r7, r4
    std Y+21, r18
    mov r18, r16
    std Y+20, r19
    mov r19, r17
    std Y+23, r14
    mov r14, r12
    std Y+22, r15
    mov r15, r13
    std Y+14, r23
    mov r23, r0
    std Y+15, r2
    mov r2, r5
    std Y+16, r6
    mov r6, r20
    lsl r7
    rol r18
    rol r19
    rol r14
    rol r15
    rol r23
    rol r2
    rol r6
    adc r7, r1
    and r4, r3
    and r16, r22
    and r17, r21
    and r12, r9
    and r13, r8
    and r0, r11
    and r5, r10
    std Y+17, r3
    ldd r3, Y+16
    and r20, r3
    eor r7, r4
    eor r18, r16
    eor r19, r17
    eor r14, r12
    eor r15, r13
    eor r23, r0
    eor r2, r5
    eor r6, r20
    ldd r4, Y+15
    eor r7, r4
    ldd r4, Y+14
    eor r18, r4
    ldd r4, Y+22
    eor r19, r4
    ldd r4, Y+23
    eor r14, r4
    ldd r4, Y+20
    eor r15, r4
    ldd r4, Y+21
    eor r23, r4
    ldd r4, Y+18
    eor r2, r4
    ldd r4, Y+19
    eor r6, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 4 (simon.dsl:43)
    ld r4, X+
    eor r22, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r3, r4
    ld r4, X
    ldd r20, Y+17
    eor r20, r4
    mov r4, r7
    movw r16, r18 ; r17, r19
    movw r12, r14 ; r13, r15
    mov r0, r23
    mov r5, r2
    std Y+17, r20
    mov r20, r6
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+16, r3
    mov r3, r4
    std Y+19, r10
    mov r10, r16
    std Y+18, r11
    mov r11, r17
    std Y+21, r8
    mov r8, r12
    std Y+20, r9
    mov r9, r13
    std Y+23, r21
    mov r21, r0
    std Y+22, r22
    mov r22, r5
    std Y+14, r2
    mov r2, r20
    lsl r3
    rol r10
    rol r11
    rol r8
    rol r9
    rol r21
    rol r22
    rol r2
    adc r3, r1
    and r4, r6
    and r16, r7
    and r17, r18
    and r12, r19
    and r13, r14
    and r0, r15
    and r5, r23
    std Y+15, r6
    ldd r6, Y+14
    and r20, r6
    eor r3, r4
    eor r10, r16
    eor r11, r17
    eor r8, r12
    eor r9, r13
    eor r21, r0
    eor r22, r5
    eor r2, r20
    ldd r4, Y+22
    eor r3, r4
    ldd r4, Y+23
    eor r10, r4
    ldd r4, Y+20
    eor r11, r4
    ldd r4, Y+21
    eor r8, r4
    ldd r4, Y+18
    eor r9, r4
    ldd r4, Y+19
    eor r21, r4
    ldd r4, Y+16
    eor r22, r4
    ldd r4, Y+17
    eor r2, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 3 (simon.dsl:43)
    ld r4, X+
    eor r7, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r6, r4
    ld r4, X
    ldd r20, Y+15
    eor r20, r4
    mov r4, r3
    movw r16, r10 ; r17, r11
    movw r12, r8 ; r13, r9
    mov r0, r21
    mov r5, r22
    std Y+15, r20
    mov r20, r2
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+14, r6
    mov r6, r4
    std Y+17, r23
    mov r23, r16
    std Y+16, r15
    mov r15, r17
    std Y+19, r14
    mov r14, r12
    std Y+18, r19
    mov r19, r13
    std Y+21, r18
    mov r18, r0
    std Y+20, r7
    mov r7, r5
    std Y+23, r22
    mov r22, r20
    lsl r6
    rol r23
    rol r15
    rol r14
    rol r19
    rol r18
    rol r7
    rol r22
    adc r6, r1
    and r4, r2
    and r16, r3
    and r17, r10
    and r12, r11
    and r13, r8
    and r0, r9
    and r5, r21
    std Y+22, r2
    ldd r2, Y+23
    and r20, r2
    eor r6, r4
    eor r23, r16
    eor r15, r17
    eor r14, r12
    eor r19, r13
    eor r18, r0
    eor r7, r5
    eor r22, r20
    ldd r4, Y+20
    eor r6, r4
    ldd r4, Y+21
    eor r23, r4
    ldd r4, Y+18
    eor r15, r4
    ldd r4, Y+19
    eor r14, r4
    ldd r4, Y+16
    eor r19, r4
    ldd r4, Y+17
    eor r18, r4
    ldd r4, Y+14
    eor r7, r4
    ldd r4, Y+15
    eor r22, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 2 (simon.dsl:43)
    ld r4, X+
    eor r3, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r2, r4
    ld r4, X
    ldd r20, Y+22
    eor r20, r4
    movw r4, r6 ; r5, r7
    mov r16, r23
    mov r17, r15
    mov r12, r14
    mov r13, r19
    mov r0, r18
    std Y+22, r20
    mov r20, r22
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+23, r2
    mov r2, r4
    std Y+15, r21
    mov r21, r16
    std Y+14, r9
    mov r9, r17
    std Y+17, r8
    mov r8, r12
    std Y+16, r11
    mov r11, r13
    std Y+19, r10
    mov r10, r0
    std Y+18, r3
    mov r3, r5
    std Y+21, r7
    mov r7, r20
    lsl r2
    rol r21
    rol r9
    rol r8
    rol r11
    rol r10
    rol r3
    rol r7
    adc r2, r1
    and r4, r22
    and r16, r6
    and r17, r23
    and r12, r15
    and r13, r14
    and r0, r19
    and r5, r18
    std Y+20, r22
    ldd r22, Y+21
    and r20, r22
    eor r2, r4
    eor r21, r16
    eor r9, r17
    eor r8, r12
    eor r11, r13
    eor r10, r0
    eor r3, r5
    eor r7, r20
    ldd r4, Y+18
    eor r2, r4
    ldd r4, Y+19
    eor r21, r4
    ldd r4, Y+16
    eor r9, r4
    ldd r4, Y+17
    eor r8, r4
    ldd r4, Y+14
    eor r11, r4
    ldd r4, Y+15
    eor r10, r4
    ldd r4, Y+23
    eor r3, r4
    ldd r4, Y+22
    eor r7, r4
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 1 (simon.dsl:43)
    ld r4, X+
    eor r6, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r22, r4
    ld r4, X
    ldd r20, Y+20
    eor r20, r4
    movw r4, r2 ; r5, r3
    mov r16, r21
    mov r17, r9
    mov r12, r8
    mov r13, r11
    mov r0, r10
    std Y+20, r20
    mov r20, r7
    lsl r4
    rol r16
    rol r17
    rol r12
    rol r13
    rol r0
    rol r5
    rol r20
    adc r4, r1
    std Y+21, r22
    mov r22, r4
    std Y+22, r18
    mov r18, r16
    std Y+23, r19
    mov r19, r17
    std Y+15, r14
    mov r14, r12
    std Y+14, r15
    mov r15, r13
    std Y+17, r23
    mov r23, r0
    std Y+16, r6
    mov r6, r5
    std Y+19, r3
    mov r3, r20
    lsl r22
    rol r18
    rol r19
    rol r14
    rol r15
    rol r23
    rol r6
    rol r3
    adc r22, r1
    and r4, r7
    and r16, r2
    and r17, r21
    and r12, r9
    and r13, r8
    and r0, r11
    and r5, r10
    std Y+18, r7
    ldd r7, Y+19
    and r20, r7
    eor r22, r4
    eor r18, r16
    eor r19, r17
    eor r14, r12
    eor r15, r13
    eor r23, r0
    eor r6, r5
    eor r3, r20
    ldd r4, Y+16
    eor r22, r4
    ldd r4, Y+17
    eor r18, r4
    ldd r4, Y+14
    eor r19, r4
    ldd r4, Y+15
    eor r14, r4
    ldd r4, Y+23
    eor r15, r4
    ldd r4, Y+22
    eor r23, r4
    ldd r4, Y+21
    eor r6, r4
    ldd r4, Y+20
    eor r3, r4
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r22
    st X+, r18
    st X+, r19
    st X+, r14
    st X+, r15
    st X+, r23
    st X+, r6
    st X+, r3
    st X+, r2
    st X+, r21
    st X+, r9
    st X+, r8
    st X+, r11
    st X+, r10
    st X+, r7
    ldd r3, Y+18
    st X, r3
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 16
    std Y+1, r30
    std Y+2, r31
    ldd r30, Y+3
    ldd r31, Y+4
    adiw r30, 16
    std Y+3, r30
    std Y+4, r31
    sbiw r24, 1
    breq .Llwcc_simon128_128_ecb_decrypt_avr_end
    jmp .Llwcc_simon128_128_ecb_decrypt_avr_group
.Llwcc_simon128_128_ecb_decrypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_simon128_128_ecb_decrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_simon128_128_ecb_decrypt_avr_wipe
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
    .size lwcc_simon128_128_ecb_decrypt_avr, .-lwcc_simon128_128_ecb_decrypt_avr

    .global lwcc_simon128_128_ctr_init_avr
    .type lwcc_simon128_128_ctr_init_avr, @function
lwcc_simon128_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_simon128_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_simon128_128_ctr_nonce_avr
    .size lwcc_simon128_128_ctr_init_avr, .-lwcc_simon128_128_ctr_init_avr

    .global lwcc_simon128_128_ctr_nonce_avr
    .type lwcc_simon128_128_ctr_nonce_avr, @function
lwcc_simon128_128_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    adiw r26, 8
    ld r0, X+
    subi r30, lo8(-(544))
    sbci r31, hi8(-(544))
    std Z+0, r0
    ld r0, X+
    std Z+1, r0
    ld r0, X+
    std Z+2, r0
    ld r0, X
    std Z+3, r0
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r0, X+
    std Z+4, r0
    ld r0, X+
    std Z+5, r0
    ld r0, X+
    std Z+6, r0
    ld r0, X+
    std Z+7, r0
    ld r0, X+
    std Z+8, r0
    ld r0, X+
    std Z+9, r0
    ld r0, X+
    std Z+10, r0
    ld r0, X
    std Z+11, r0
    ret
    .size lwcc_simon128_128_ctr_nonce_avr, .-lwcc_simon128_128_ctr_nonce_avr

    .global lwcc_simon128_128_ctr_crypt_avr
    .type lwcc_simon128_128_ctr_crypt_avr, @function
lwcc_simon128_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon128_128_ctr_crypt_avr_begin
    ret
.Llwcc_simon128_128_ctr_crypt_avr_begin:
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
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+1, r24
    std Y+2, r25
    std Y+3, r22
    std Y+4, r23
    std Y+5, r18
    std Y+6, r19
    std Y+7, r14
    std Y+8, r15
    std Y+9, r16
    std Y+10, r17
    std Y+11, r1
    movw r24, r20
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_simon128_128_ctr_crypt_avr_group
    jmp .Llwcc_simon128_128_ctr_crypt_avr_rest
.Llwcc_simon128_128_ctr_crypt_avr_group:
    ; round 1 (simon.dsl:42)
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(544))
    sbci r27, hi8(-(544))
    ld r0, X+
    ld r7, X+
    ld r6, X+
    ld r4, X
    ldd r8, Y+10
    ldd r9, Y+9
    ldd r15, Y+8
    ldd r14, Y+7
    movw r12, r8 ; r13, r9
    movw r2, r14 ; r3, r15
    lsl r0
    rol r7
    rol r6
    rol r4
    rol r12
    rol r13
    rol r3
    rol r2
    adc r0, r1
    mov r5, r0
    and r5, r14
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r10, X+
    and r10, r7
    ld r11, X+
    and r11, r6
    ld r21, X+
    and r21, r4
    ld r20, X+
    and r20, r12
    mov r17, r13
    mov r16, r3
    and r17, r8
    and r16, r9
    mov r18, r2
    and r18, r15
    lsl r0
    rol r7
    rol r6
    rol r4
    rol r12
    rol r13
    rol r3
    rol r2
    adc r0, r1
    eor r5, r0
    eor r10, r7
    eor r11, r6
    eor r4, r21
    eor r12, r20
    eor r13, r17
    eor r3, r16
    eor r2, r18
    ld r6, X+
    eor r6, r5
    ld r7, X+
    eor r7, r10
    ld r16, X+
    eor r16, r11
    ld r17, X+
    eor r17, r4
    ld r4, X+
    eor r4, r12
    ld r5, X+
    eor r5, r13
    ld r10, X+
    eor r10, r3
    ld r11, X
    eor r11, r2
    subi r26, lo8(-(-555))
    sbci r27, hi8(-(-555))
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r16, r0
    ld r0, X+
    eor r17, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r5, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 2 (simon.dsl:42)
    movw r22, r6 ; r23, r7
    movw r2, r16 ; r3, r17
    movw r20, r4 ; r21, r5
    movw r12, r10 ; r13, r11
    lsl r22
    rol r23
    rol r2
    rol r3
    rol r20
    rol r21
    rol r12
    rol r13
    adc r22, r1
    movw r18, r22 ; r19, r23
    and r18, r11
    and r19, r6
    mov r0, r2
    and r0, r7
    std Y+14, r11
    mov r11, r3
    and r11, r16
    std Y+15, r16
    mov r16, r20
    and r16, r17
    std Y+16, r17
    mov r17, r21
    and r17, r4
    std Y+17, r4
    mov r4, r12
    and r4, r5
    std Y+18, r5
    mov r5, r13
    and r5, r10
    lsl r22
    rol r23
    rol r2
    rol r3
    rol r20
    rol r21
    rol r12
    rol r13
    adc r22, r1
    eor r22, r18
    eor r23, r19
    eor r2, r0
    eor r11, r3
    eor r16, r20
    eor r17, r21
    eor r4, r12
    eor r5, r13
    subi r26, lo8(-(536))
    sbci r27, hi8(-(536))
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X
    eor r11, r0
    eor r8, r16
    eor r9, r17
    eor r15, r4
    eor r14, r5
    subi r26, lo8(-(-539))
    sbci r27, hi8(-(-539))
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X+
    eor r11, r0
    ld r0, X+
    eor r8, r0
    ld r0, X+
    eor r9, r0
    ld r0, X+
    eor r15, r0
    ld r0, X+
    eor r14, r0
    ; round 3 (simon.dsl:42)
    movw r4, r22 ; r5, r23
    mov r12, r2
    mov r13, r11
    movw r16, r8 ; r17, r9
    movw r18, r14 ; r19, r15
    lsl r4
    rol r5
    rol r12
    rol r13
    rol r16
    rol r17
    rol r19
    rol r18
    adc r4, r1
    movw r20, r4 ; r21, r5
    and r20, r14
    and r21, r22
    mov r0, r12
    mov r3, r13
    and r0, r23
    and r3, r2
    std Y+19, r14
    mov r14, r16
    and r14, r11
    std Y+20, r11
    mov r11, r17
    and r11, r8
    std Y+21, r8
    mov r8, r19
    and r8, r9
    std Y+22, r9
    mov r9, r18
    and r9, r15
    lsl r4
    rol r5
    rol r12
    rol r13
    rol r16
    rol r17
    rol r19
    rol r18
    adc r4, r1
    eor r4, r20
    eor r5, r21
    eor r12, r0
    eor r13, r3
    eor r14, r16
    eor r11, r17
    eor r8, r19
    eor r9, r18
    eor r6, r4
    eor r7, r5
    ldd r4, Y+15
    eor r4, r12
    ldd r5, Y+16
    eor r5, r13
    ldd r12, Y+17
    eor r12, r14
    ldd r13, Y+18
    eor r13, r11
    eor r10, r8
    ldd r0, Y+14
    eor r0, r9
    ld r3, X+
    eor r6, r3
    ld r3, X+
    eor r7, r3
    ld r3, X+
    eor r4, r3
    ld r3, X+
    eor r5, r3
    ld r3, X+
    eor r12, r3
    ld r3, X+
    eor r13, r3
    ld r3, X+
    eor r10, r3
    ld r3, X+
    eor r0, r3
    ; round 4 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    movw r16, r4 ; r17, r5
    movw r20, r12 ; r21, r13
    mov r3, r10
    mov r11, r0
    lsl r8
    rol r9
    rol r16
    rol r17
    rol r20
    rol r21
    rol r3
    rol r11
    adc r8, r1
    movw r18, r8 ; r19, r9
    and r18, r0
    and r19, r6
    mov r14, r16
    and r14, r7
    std Y+14, r0
    mov r0, r17
    and r0, r4
    std Y+18, r4
    mov r4, r20
    and r4, r5
    std Y+17, r5
    mov r5, r21
    and r5, r12
    std Y+16, r12
    mov r12, r3
    and r12, r13
    std Y+15, r13
    mov r13, r11
    and r13, r10
    lsl r8
    rol r9
    rol r16
    rol r17
    rol r20
    rol r21
    rol r3
    rol r11
    adc r8, r1
    eor r8, r18
    eor r9, r19
    eor r16, r14
    eor r0, r17
    eor r4, r20
    eor r5, r21
    eor r12, r3
    eor r13, r11
    eor r22, r8
    eor r23, r9
    eor r2, r16
    ldd r8, Y+20
    eor r8, r0
    ldd r9, Y+21
    eor r9, r4
    ldd r4, Y+22
    eor r4, r5
    eor r15, r12
    ldd r5, Y+19
    eor r5, r13
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X+
    eor r8, r0
    ld r0, X+
    eor r9, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r15, r0
    ld r0, X+
    eor r5, r0
    ; round 5 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r8 ; r17, r9
    movw r20, r4 ; r21, r5
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r5
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r5
    mov r5, r17
    and r5, r8
    std Y+22, r8
    mov r8, r20
    and r8, r9
    std Y+21, r9
    mov r9, r3
    and r9, r4
    std Y+20, r4
    mov r4, r21
    and r4, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r5, r17
    eor r8, r20
    eor r9, r3
    eor r4, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+18
    eor r12, r0
    ldd r13, Y+17
    eor r13, r16
    ldd r18, Y+16
    eor r18, r5
    ldd r19, Y+15
    eor r19, r8
    eor r10, r9
    ldd r5, Y+14
    eor r5, r4
    ld r11, X+
    eor r6, r11
    ld r11, X+
    eor r7, r11
    ld r11, X+
    eor r12, r11
    ld r11, X+
    eor r13, r11
    ld r11, X+
    eor r18, r11
    ld r11, X+
    eor r19, r11
    ld r11, X+
    eor r10, r11
    ld r11, X+
    eor r5, r11
    ; round 6 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    movw r16, r12 ; r17, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r5
    lsl r8
    rol r9
    rol r16
    rol r17
    rol r20
    rol r21
    rol r0
    rol r3
    adc r8, r1
    mov r11, r8
    mov r4, r9
    and r11, r5
    and r4, r6
    mov r14, r16
    and r14, r7
    std Y+14, r5
    mov r5, r17
    and r5, r12
    std Y+15, r12
    mov r12, r20
    and r12, r13
    std Y+16, r13
    mov r13, r21
    and r13, r18
    std Y+17, r18
    mov r18, r0
    and r18, r19
    std Y+18, r19
    mov r19, r3
    and r19, r10
    lsl r8
    rol r9
    rol r16
    rol r17
    rol r20
    rol r21
    rol r0
    rol r3
    adc r8, r1
    eor r8, r11
    eor r9, r4
    eor r16, r14
    eor r5, r17
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r8
    eor r23, r9
    eor r2, r16
    ldd r4, Y+22
    eor r4, r5
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+20
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r5, r0
    ld r0, X+
    eor r8, r0
    ld r0, X+
    eor r15, r0
    ld r0, X+
    eor r9, r0
    ; round 7 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+20, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+22, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+15
    eor r12, r0
    ldd r13, Y+16
    eor r13, r16
    ldd r18, Y+17
    eor r18, r9
    ldd r19, Y+18
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 8 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+18, r12
    mov r12, r20
    and r12, r13
    std Y+17, r13
    mov r13, r21
    and r13, r18
    std Y+16, r18
    mov r18, r0
    and r18, r19
    std Y+15, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r5, Y+20
    eor r5, r11
    ldd r4, Y+21
    eor r4, r12
    ldd r8, Y+22
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X+
    eor r5, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r8, r0
    ld r0, X+
    eor r15, r0
    ld r0, X+
    eor r9, r0
    ; round 9 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r18, r4 ; r19, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r19
    rol r18
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r16, r12 ; r17, r13
    and r16, r9
    and r17, r22
    mov r11, r0
    mov r14, r19
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r18
    and r9, r5
    std Y+22, r5
    mov r5, r20
    and r5, r4
    std Y+21, r4
    mov r4, r3
    and r4, r8
    std Y+20, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r19
    rol r18
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r16
    eor r13, r17
    eor r0, r11
    eor r19, r14
    eor r9, r18
    eor r5, r20
    eor r4, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+18
    eor r12, r0
    ldd r13, Y+17
    eor r13, r19
    ldd r18, Y+16
    eor r18, r9
    ldd r19, Y+15
    eor r19, r5
    eor r10, r4
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 10 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+15, r12
    mov r12, r20
    and r12, r13
    std Y+16, r13
    mov r13, r21
    and r13, r18
    std Y+17, r18
    mov r18, r0
    and r18, r19
    std Y+18, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+22
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+20
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r3, X+
    eor r22, r3
    ld r3, X+
    eor r23, r3
    ld r3, X+
    eor r2, r3
    ld r3, X+
    eor r4, r3
    ld r3, X+
    eor r5, r3
    ld r3, X+
    eor r8, r3
    ld r3, X+
    eor r15, r3
    ld r3, X+
    eor r9, r3
    ; round 11 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+20, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+22, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+15
    eor r12, r0
    ldd r13, Y+16
    eor r13, r16
    ldd r18, Y+17
    eor r18, r9
    ldd r19, Y+18
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 12 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+18, r12
    mov r12, r20
    and r12, r13
    std Y+17, r13
    mov r13, r21
    and r13, r18
    std Y+16, r18
    mov r18, r0
    and r18, r19
    std Y+15, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+20
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+22
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r5, r0
    ld r0, X+
    eor r8, r0
    ld r0, X+
    eor r15, r0
    ld r0, X+
    eor r9, r0
    ; round 13 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+22, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+20, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+18
    eor r12, r0
    ldd r13, Y+17
    eor r13, r16
    ldd r18, Y+16
    eor r18, r9
    ldd r19, Y+15
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 14 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+15, r12
    mov r12, r20
    and r12, r13
    std Y+16, r13
    mov r13, r21
    and r13, r18
    std Y+17, r18
    mov r18, r0
    and r18, r19
    std Y+18, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+22
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+20
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r3, X+
    eor r22, r3
    ld r3, X+
    eor r23, r3
    ld r3, X+
    eor r2, r3
    ld r3, X+
    eor r4, r3
    ld r3, X+
    eor r5, r3
    ld r3, X+
    eor r8, r3
    ld r3, X+
    eor r15, r3
    ld r3, X+
    eor r9, r3
    ; round 15 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+20, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+22, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+15
    eor r12, r0
    ldd r13, Y+16
    eor r13, r16
    ldd r18, Y+17
    eor r18, r9
    ldd r19, Y+18
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 16 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+18, r12
    mov r12, r20
    and r12, r13
    std Y+17, r13
    mov r13, r21
    and r13, r18
    std Y+16, r18
    mov r18, r0
    and r18, r19
    std Y+15, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+20
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+22
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r5, r0
    ld r0, X+
    eor r8, r0
    ld r0, X+
    eor r15, r0
    ld r0, X+
    eor r9, r0
    ; round 17 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+22, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+20, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+18
    eor r12, r0
    ldd r13, Y+17
    eor r13, r16
    ldd r18, Y+16
    eor r18, r9
    ldd r19, Y+15
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 18 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+15, r12
    mov r12, r20
    and r12, r13
    std Y+16, r13
    mov r13, r21
    and r13, r18
    std Y+17, r18
    mov r18, r0
    and r18, r19
    std Y+18, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+22
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+20
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r3, X+
    eor r22, r3
    ld r3, X+
    eor r23, r3
    ld r3, X+
    eor r2, r3
    ld r3, X+
    eor r4, r3
    ld r3, X+
    eor r5, r3
    ld r3, X+
    eor r8, r3
    ld r3, X+
    eor r15, r3
    ld r3, X+
    eor r9, r3
    ; round 19 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+20, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+22, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+15
    eor r12, r0
    ldd r13, Y+16
    eor r13, r16
    ldd r18, Y+17
    eor r18, r9
    ldd r19, Y+18
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 20 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+18, r12
    mov r12, r20
    and r12, r13
    std Y+17, r13
    mov r13, r21
    and r13, r18
    std Y+16, r18
    mov r18, r0
    and r18, r19
    std Y+15, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+20
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+22
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r5, r0
    ld r0, X+
    eor r8, r0
    ld r0, X+
    eor r15, r0
    ld r0, X+
    eor r9, r0
    ; round 21 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+22, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+20, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+18
    eor r12, r0
    ldd r13, Y+17
    eor r13, r16
    ldd r18, Y+16
    eor r18, r9
    ldd r19, Y+15
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 22 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+15, r12
    mov r12, r20
    and r12, r13
    std Y+16, r13
    mov r13, r21
    and r13, r18
    std Y+17, r18
    mov r18, r0
    and r18, r19
    std Y+18, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+22
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+20
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r3, X+
    eor r22, r3
    ld r3, X+
    eor r23, r3
    ld r3, X+
    eor r2, r3
    ld r3, X+
    eor r4, r3
    ld r3, X+
    eor r5, r3
    ld r3, X+
    eor r8, r3
    ld r3, X+
    eor r15, r3
    ld r3, X+
    eor r9, r3
    ; round 23 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+20, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+22, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+15
    eor r12, r0
    ldd r13, Y+16
    eor r13, r16
    ldd r18, Y+17
    eor r18, r9
    ldd r19, Y+18
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 24 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+18, r12
    mov r12, r20
    and r12, r13
    std Y+17, r13
    mov r13, r21
    and r13, r18
    std Y+16, r18
    mov r18, r0
    and r18, r19
    std Y+15, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+20
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+22
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r5, r0
    ld r0, X+
    eor r8, r0
    ld r0, X+
    eor r15, r0
    ld r0, X+
    eor r9, r0
    ; round 25 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+22, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+20, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+18
    eor r12, r0
    ldd r13, Y+17
    eor r13, r16
    ldd r18, Y+16
    eor r18, r9
    ldd r19, Y+15
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 26 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+15, r12
    mov r12, r20
    and r12, r13
    std Y+16, r13
    mov r13, r21
    and r13, r18
    std Y+17, r18
    mov r18, r0
    and r18, r19
    std Y+18, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+22
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+20
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r3, X+
    eor r22, r3
    ld r3, X+
    eor r23, r3
    ld r3, X+
    eor r2, r3
    ld r3, X+
    eor r4, r3
    ld r3, X+
    eor r5, r3
    ld r3, X+
    eor r8, r3
    ld r3, X+
    eor r15, r3
    ld r3, X+
    eor r9, r3
    ; round 27 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+20, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+22, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+15
    eor r12, r0
    ldd r13, Y+16
    eor r13, r16
    ldd r18, Y+17
    eor r18, r9
    ldd r19, Y+18
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 28 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+18, r12
    mov r12, r20
    and r12, r13
    std Y+17, r13
    mov r13, r21
    and r13, r18
    std Y+16, r18
    mov r18, r0
    and r18, r19
    std Y+15, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+20
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+22
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r5, r0
    ld r0, X+
    eor r8, r0
    ld r0, X+
    eor r15, r0
    ld r0, X+
    eor r9, r0
    ; round 29 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+22, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+20, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+18
    eor r12, r0
    ldd r13, Y+17
    eor r13, r16
    ldd r18, Y+16
    eor r18, r9
    ldd r19, Y+15
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 30 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+15, r12
    mov r12, r20
    and r12, r13
    std Y+16, r13
    mov r13, r21
    and r13, r18
    std Y+17, r18
    mov r18, r0
    and r18, r19
    std Y+18, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+22
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+20
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r3, X+
    eor r22, r3
    ld r3, X+
    eor r23, r3
    ld r3, X+
    eor r2, r3
    ld r3, X+
    eor r4, r3
    ld r3, X+
    eor r5, r3
    ld r3, X+
    eor r8, r3
    ld r3, X+
    eor r15, r3
    ld r3, X+
    eor r9, r3
    ; round 31 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+20, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+22, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+15
    eor r12, r0
    ldd r13, Y+16
    eor r13, r16
    ldd r18, Y+17
    eor r18, r9
    ldd r19, Y+18
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 32 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+18, r12
    mov r12, r20
    and r12, r13
    std Y+17, r13
    mov r13, r21
    and r13, r18
    std Y+16, r18
    mov r18, r0
    and r18, r19
    std Y+15, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+20
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+22
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r5, r0
    ld r0, X+
    eor r8, r0
    ld r0, X+
    eor r15, r0
    ld r0, X+
    eor r9, r0
    ; round 33 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+22, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+20, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+18
    eor r12, r0
    ldd r13, Y+17
    eor r13, r16
    ldd r18, Y+16
    eor r18, r9
    ldd r19, Y+15
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 34 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+15, r12
    mov r12, r20
    and r12, r13
    std Y+16, r13
    mov r13, r21
    and r13, r18
    std Y+17, r18
    mov r18, r0
    and r18, r19
    std Y+18, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+22
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+20
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r3, X+
    eor r22, r3
    ld r3, X+
    eor r23, r3
    ld r3, X+
    eor r2, r3
    ld r3, X+
    eor r4, r3
    ld r3, X+
    eor r5, r3
    ld r3, X+
    eor r8, r3
    ld r3, X+
    eor r15, r3
    ld r3, X+
    eor r9, r3
    ; round 35 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+20, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+22, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+15
    eor r12, r0
    ldd r13, Y+16
    eor r13, r16
    ldd r18, Y+17
    eor r18, r9
    ldd r19, Y+18
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 36 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+18, r12
    mov r12, r20
    and r12, r13
    std Y+17, r13
    mov r13, r21
    and r13, r18
    std Y+16, r18
    mov r18, r0
    and r18, r19
    std Y+15, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+20
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+22
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r5, r0
    ld r0, X+
    eor r8, r0
    ld r0, X+
    eor r15, r0
    ld r0, X+
    eor r9, r0
    ; round 37 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+22, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+20, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+18
    eor r12, r0
    ldd r13, Y+17
    eor r13, r16
    ldd r18, Y+16
    eor r18, r9
    ldd r19, Y+15
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 38 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+15, r12
    mov r12, r20
    and r12, r13
    std Y+16, r13
    mov r13, r21
    and r13, r18
    std Y+17, r18
    mov r18, r0
    and r18, r19
    std Y+18, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+22
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+20
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r3, X+
    eor r22, r3
    ld r3, X+
    eor r23, r3
    ld r3, X+
    eor r2, r3
    ld r3, X+
    eor r4, r3
    ld r3, X+
    eor r5, r3
    ld r3, X+
    eor r8, r3
    ld r3, X+
    eor r15, r3
    ld r3, X+
    eor r9, r3
    ; round 39 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+20, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+22, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+15
    eor r12, r0
    ldd r13, Y+16
    eor r13, r16
    ldd r18, Y+17
    eor r18, r9
    ldd r19, Y+18
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 40 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+18, r12
    mov r12, r20
    and r12, r13
    std Y+17, r13
    mov r13, r21
    and r13, r18
    std Y+16, r18
    mov r18, r0
    and r18, r19
    std Y+15, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+20
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+22
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r5, r0
    ld r0, X+
    eor r8, r0
    ld r0, X+
    eor r15, r0
    ld r0, X+
    eor r9, r0
    ; round 41 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+22, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+20, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+18
    eor r12, r0
    ldd r13, Y+17
    eor r13, r16
    ldd r18, Y+16
    eor r18, r9
    ldd r19, Y+15
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 42 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+15, r12
    mov r12, r20
    and r12, r13
    std Y+16, r13
    mov r13, r21
    and r13, r18
    std Y+17, r18
    mov r18, r0
    and r18, r19
    std Y+18, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+22
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+20
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r3, X+
    eor r22, r3
    ld r3, X+
    eor r23, r3
    ld r3, X+
    eor r2, r3
    ld r3, X+
    eor r4, r3
    ld r3, X+
    eor r5, r3
    ld r3, X+
    eor r8, r3
    ld r3, X+
    eor r15, r3
    ld r3, X+
    eor r9, r3
    ; round 43 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+20, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+22, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+15
    eor r12, r0
    ldd r13, Y+16
    eor r13, r16
    ldd r18, Y+17
    eor r18, r9
    ldd r19, Y+18
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 44 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+18, r12
    mov r12, r20
    and r12, r13
    std Y+17, r13
    mov r13, r21
    and r13, r18
    std Y+16, r18
    mov r18, r0
    and r18, r19
    std Y+15, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+20
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+22
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r5, r0
    ld r0, X+
    eor r8, r0
    ld r0, X+
    eor r15, r0
    ld r0, X+
    eor r9, r0
    ; round 45 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+22, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+20, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+18
    eor r12, r0
    ldd r13, Y+17
    eor r13, r16
    ldd r18, Y+16
    eor r18, r9
    ldd r19, Y+15
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 46 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+15, r12
    mov r12, r20
    and r12, r13
    std Y+16, r13
    mov r13, r21
    and r13, r18
    std Y+17, r18
    mov r18, r0
    and r18, r19
    std Y+18, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+22
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+20
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r3, X+
    eor r22, r3
    ld r3, X+
    eor r23, r3
    ld r3, X+
    eor r2, r3
    ld r3, X+
    eor r4, r3
    ld r3, X+
    eor r5, r3
    ld r3, X+
    eor r8, r3
    ld r3, X+
    eor r15, r3
    ld r3, X+
    eor r9, r3
    ; round 47 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+20, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+22, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+15
    eor r12, r0
    ldd r13, Y+16
    eor r13, r16
    ldd r18, Y+17
    eor r18, r9
    ldd r19, Y+18
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 48 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+18, r12
    mov r12, r20
    and r12, r13
    std Y+17, r13
    mov r13, r21
    and r13, r18
    std Y+16, r18
    mov r18, r0
    and r18, r19
    std Y+15, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+20
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+22
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r5, r0
    ld r0, X+
    eor r8, r0
    ld r0, X+
    eor r15, r0
    ld r0, X+
    eor r9, r0
    ; round 49 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+22, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+20, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+18
    eor r12, r0
    ldd r13, Y+17
    eor r13, r16
    ldd r18, Y+16
    eor r18, r9
    ldd r19, Y+15
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 50 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+15, r12
    mov r12, r20
    and r12, r13
    std Y+16, r13
    mov r13, r21
    and r13, r18
    std Y+17, r18
    mov r18, r0
    and r18, r19
    std Y+18, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+22
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+20
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r3, X+
    eor r22, r3
    ld r3, X+
    eor r23, r3
    ld r3, X+
    eor r2, r3
    ld r3, X+
    eor r4, r3
    ld r3, X+
    eor r5, r3
    ld r3, X+
    eor r8, r3
    ld r3, X+
    eor r15, r3
    ld r3, X+
    eor r9, r3
    ; round 51 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+20, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+22, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+15
    eor r12, r0
    ldd r13, Y+16
    eor r13, r16
    ldd r18, Y+17
    eor r18, r9
    ldd r19, Y+18
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 52 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+18, r12
    mov r12, r20
    and r12, r13
    std Y+17, r13
    mov r13, r21
    and r13, r18
    std Y+16, r18
    mov r18, r0
    and r18, r19
    std Y+15, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+20
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+22
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r5, r0
    ld r0, X+
    eor r8, r0
    ld r0, X+
    eor r15, r0
    ld r0, X+
    eor r9, r0
    ; round 53 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+22, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+20, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+18
    eor r12, r0
    ldd r13, Y+17
    eor r13, r16
    ldd r18, Y+16
    eor r18, r9
    ldd r19, Y+15
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 54 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+15, r12
    mov r12, r20
    and r12, r13
    std Y+16, r13
    mov r13, r21
    and r13, r18
    std Y+17, r18
    mov r18, r0
    and r18, r19
    std Y+18, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+22
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+20
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r3, X+
    eor r22, r3
    ld r3, X+
    eor r23, r3
    ld r3, X+
    eor r2, r3
    ld r3, X+
    eor r4, r3
    ld r3, X+
    eor r5, r3
    ld r3, X+
    eor r8, r3
    ld r3, X+
    eor r15, r3
    ld r3, X+
    eor r9, r3
    ; round 55 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+20, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+22, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+15
    eor r12, r0
    ldd r13, Y+16
    eor r13, r16
    ldd r18, Y+17
    eor r18, r9
    ldd r19, Y+18
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 56 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+18, r12
    mov r12, r20
    and r12, r13
    std Y+17, r13
    mov r13, r21
    and r13, r18
    std Y+16, r18
    mov r18, r0
    and r18, r19
    std Y+15, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+20
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+22
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r5, r0
    ld r0, X+
    eor r8, r0
    ld r0, X+
    eor r15, r0
    ld r0, X+
    eor r9, r0
    ; round 57 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+22, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+20, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+18
    eor r12, r0
    ldd r13, Y+17
    eor r13, r16
    ldd r18, Y+16
    eor r18, r9
    ldd r19, Y+15
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 58 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+15, r12
    mov r12, r20
    and r12, r13
    std Y+16, r13
    mov r13, r21
    and r13, r18
    std Y+17, r18
    mov r18, r0
    and r18, r19
    std Y+18, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+22
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+20
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r3, X+
    eor r22, r3
    ld r3, X+
    eor r23, r3
    ld r3, X+
    eor r2, r3
    ld r3, X+
    eor r4, r3
    ld r3, X+
    eor r5, r3
    ld r3, X+
    eor r8, r3
    ld r3, X+
    eor r15, r3
    ld r3, X+
    eor r9, r3
    ; round 59 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+20, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+22, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+15
    eor r12, r0
    ldd r13, Y+16
    eor r13, r16
    ldd r18, Y+17
    eor r18, r9
    ldd r19, Y+18
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 60 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+18, r12
    mov r12, r20
    and r12, r13
    std Y+17, r13
    mov r13, r21
    and r13, r18
    std Y+16, r18
    mov r18, r0
    and r18, r19
    std Y+15, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+20
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+22
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r5, r0
    ld r0, X+
    eor r8, r0
    ld r0, X+
    eor r15, r0
    ld r0, X+
    eor r9, r0
    ; round 61 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+22, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+20, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+18
    eor r12, r0
    ldd r13, Y+17
    eor r13, r16
    ldd r18, Y+16
    eor r18, r9
    ldd r19, Y+15
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 62 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+15, r12
    mov r12, r20
    and r12, r13
    std Y+16, r13
    mov r13, r21
    and r13, r18
    std Y+17, r18
    mov r18, r0
    and r18, r19
    std Y+18, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+22
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+20
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r3, X+
    eor r22, r3
    ld r3, X+
    eor r23, r3
    ld r3, X+
    eor r2, r3
    ld r3, X+
    eor r4, r3
    ld r3, X+
    eor r5, r3
    ld r3, X+
    eor r8, r3
    ld r3, X+
    eor r15, r3
    ld r3, X+
    eor r9, r3
    ; round 63 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+20, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+22, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+15
    eor r12, r0
    ldd r13, Y+16
    eor r13, r16
    ldd r18, Y+17
    eor r18, r9
    ldd r19, Y+18
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 64 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+18, r12
    mov r12, r20
    and r12, r13
    std Y+17, r13
    mov r13, r21
    and r13, r18
    std Y+16, r18
    mov r18, r0
    and r18, r19
    std Y+15, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+20
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+22
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r2, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r5, r0
    ld r0, X+
    eor r8, r0
    ld r0, X+
    eor r15, r0
    ld r0, X+
    eor r9, r0
    ; round 65 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+22, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+20, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+18
    eor r12, r0
    ldd r13, Y+17
    eor r13, r16
    ldd r18, Y+16
    eor r18, r9
    ldd r19, Y+15
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 66 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+15, r12
    mov r12, r20
    and r12, r13
    std Y+16, r13
    mov r13, r21
    and r13, r18
    std Y+17, r18
    mov r18, r0
    and r18, r19
    std Y+18, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r4, Y+22
    eor r4, r11
    ldd r5, Y+21
    eor r5, r12
    ldd r8, Y+20
    eor r8, r13
    eor r15, r18
    ldd r9, Y+19
    eor r9, r19
    ld r3, X+
    eor r22, r3
    ld r3, X+
    eor r23, r3
    ld r3, X+
    eor r2, r3
    ld r3, X+
    eor r4, r3
    ld r3, X+
    eor r5, r3
    ld r3, X+
    eor r8, r3
    ld r3, X+
    eor r15, r3
    ld r3, X+
    eor r9, r3
    ; round 67 (simon.dsl:42)
    movw r12, r22 ; r13, r23
    mov r0, r2
    movw r16, r4 ; r17, r5
    movw r20, r8 ; r21, r9
    mov r3, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    movw r18, r12 ; r19, r13
    and r18, r9
    and r19, r22
    mov r11, r0
    mov r14, r16
    and r11, r23
    and r14, r2
    std Y+19, r9
    mov r9, r17
    and r9, r4
    std Y+20, r4
    mov r4, r20
    and r4, r5
    std Y+21, r5
    mov r5, r3
    and r5, r8
    std Y+22, r8
    mov r8, r21
    and r8, r15
    lsl r12
    rol r13
    rol r0
    rol r16
    rol r17
    rol r20
    rol r3
    rol r21
    adc r12, r1
    eor r12, r18
    eor r13, r19
    eor r0, r11
    eor r16, r14
    eor r9, r17
    eor r4, r20
    eor r5, r3
    eor r8, r21
    eor r6, r12
    eor r7, r13
    ldd r12, Y+15
    eor r12, r0
    ldd r13, Y+16
    eor r13, r16
    ldd r18, Y+17
    eor r18, r9
    ldd r19, Y+18
    eor r19, r4
    eor r10, r5
    ldd r11, Y+14
    eor r11, r8
    ld r0, X+
    eor r6, r0
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r12, r0
    ld r0, X+
    eor r13, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r10, r0
    ld r0, X+
    eor r11, r0
    ; round 68 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    movw r8, r12 ; r9, r13
    movw r20, r18 ; r21, r19
    mov r0, r10
    mov r3, r11
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r11
    and r17, r6
    mov r14, r8
    and r14, r7
    std Y+14, r11
    mov r11, r9
    and r11, r12
    std Y+18, r12
    mov r12, r20
    and r12, r13
    std Y+17, r13
    mov r13, r21
    and r13, r18
    std Y+16, r18
    mov r18, r0
    and r18, r19
    std Y+15, r19
    mov r19, r3
    and r19, r10
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r20
    rol r21
    rol r0
    rol r3
    adc r4, r1
    eor r4, r16
    eor r5, r17
    eor r8, r14
    eor r11, r9
    eor r12, r20
    eor r13, r21
    eor r18, r0
    eor r19, r3
    eor r22, r4
    eor r23, r5
    eor r2, r8
    ldd r0, Y+20
    eor r0, r11
    ldd r11, Y+21
    eor r11, r12
    ldd r3, Y+22
    eor r3, r13
    eor r15, r18
    ldd r14, Y+19
    eor r14, r19
    ld r4, X+
    eor r22, r4
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r2, r4
    ld r4, X+
    eor r0, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r3, r4
    ld r4, X+
    eor r15, r4
    ld r4, X
    eor r14, r4
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r4, X+
    ld r5, X+
    ld r18, X+
    ld r19, X+
    ld r21, X+
    ld r20, X+
    ld r13, X+
    ld r12, X+
    ld r9, X+
    ld r8, X+
    ld r16, X+
    ld r17, X+
    std Y+19, r14
    ld r14, X+
    std Y+22, r15
    ld r15, X+
    std Y+21, r3
    ld r3, X+
    std Y+20, r3
    ld r3, X
    eor r4, r6
    eor r5, r7
    ldd r6, Y+18
    eor r18, r6
    ldd r6, Y+17
    eor r19, r6
    ldd r6, Y+16
    eor r6, r21
    ldd r7, Y+15
    eor r7, r20
    eor r10, r13
    ldd r13, Y+14
    eor r12, r13
    eor r22, r9
    eor r23, r8
    eor r2, r16
    eor r0, r17
    eor r14, r11
    ldd r11, Y+21
    eor r15, r11
    ldd r11, Y+20
    ldd r13, Y+22
    eor r11, r13
    ldd r13, Y+19
    eor r3, r13
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r4
    st X+, r5
    st X+, r18
    st X+, r19
    st X+, r6
    st X+, r7
    st X+, r10
    st X+, r12
    st X+, r22
    st X+, r23
    st X+, r2
    st X+, r0
    st X+, r14
    st X+, r15
    st X+, r11
    st X, r3
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 16
    std Y+1, r30
    std Y+2, r31
    ldd r30, Y+3
    ldd r31, Y+4
    adiw r30, 16
    std Y+3, r30
    std Y+4, r31
    ldd r18, Y+7
    subi r18, -1
    std Y+7, r18
    ldd r18, Y+8
    sbci r18, -1
    std Y+8, r18
    ldd r18, Y+9
    sbci r18, -1
    std Y+9, r18
    ldd r18, Y+10
    sbci r18, -1
    std Y+10, r18
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_simon128_128_ctr_crypt_avr_rest
    jmp .Llwcc_simon128_128_ctr_crypt_avr_group
.Llwcc_simon128_128_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    ldd r0, Y+11
    tst r0
    brne .Llwcc_simon128_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_simon128_128_ctr_crypt_avr_end
    std Y+11, r24
    ldd r26, Y+1
    ldd r27, Y+2
    std Y+12, r26
    std Y+13, r27
    ldd r26, Y+3
    ldd r27, Y+4
    movw r30, r28
    adiw r30, 30
    std Y+1, r30
    std Y+2, r31
    std Y+3, r30
    std Y+4, r31
    ldi r18, 16
.Llwcc_simon128_128_ctr_crypt_avr_zero:
    st Z+, r1
    dec r18
    brne .Llwcc_simon128_128_ctr_crypt_avr_zero
    ldd r30, Y+1
    ldd r31, Y+2
.Llwcc_simon128_128_ctr_crypt_avr_in:
    ld r18, X+
    st Z+, r18
    dec r24
    brne .Llwcc_simon128_128_ctr_crypt_avr_in
    jmp .Llwcc_simon128_128_ctr_crypt_avr_group
.Llwcc_simon128_128_ctr_crypt_avr_out:
    movw r26, r28
    adiw r26, 30
    ldd r30, Y+12
    ldd r31, Y+13
.Llwcc_simon128_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Z+, r18
    dec r0
    brne .Llwcc_simon128_128_ctr_crypt_avr_copy
.Llwcc_simon128_128_ctr_crypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 45
    ldi r25, 0
.Llwcc_simon128_128_ctr_crypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_simon128_128_ctr_crypt_avr_wipe
    adiw r28, 45
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
    .size lwcc_simon128_128_ctr_crypt_avr, .-lwcc_simon128_128_ctr_crypt_avr
