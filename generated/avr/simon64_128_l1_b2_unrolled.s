; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simon --set simon64_128 --target avr --lanes 1 --unroll yes --blocks 2
; passes:    unroll() invert() counter() block_groups(blocks=2) sbox(lanes=1, fixed=true) value_numbering() hoist() accumulate() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 55
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 176, ctx 180, align 1, group 16, stack 55, code 23614, flash 23614, ram 411
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:4ab353555bbe92b330e4485713db9cfe71705cdabb479a49ba05a4456ed4a176

    .text

    .global lwcc_simon64_128_key_setup_avr
    .type lwcc_simon64_128_key_setup_avr, @function
lwcc_simon64_128_key_setup_avr:
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
    ld r10, X+
    subi r30, lo8(-(112))
    sbci r31, hi8(-(112))
    std Z+63, r10
    ld r10, X+
    std Z+62, r10
    ld r10, X+
    std Z+61, r10
    ld r10, X+
    std Z+60, r10
    ld r10, X+
    std Z+59, r10
    ld r10, X+
    std Z+58, r10
    ld r10, X+
    std Z+57, r10
    ld r10, X+
    std Z+56, r10
    ld r10, X+
    std Z+55, r10
    ld r10, X+
    std Z+54, r10
    ld r10, X+
    std Z+53, r10
    ld r10, X+
    std Z+52, r10
    ld r10, X+
    std Z+51, r10
    ld r10, X+
    std Z+50, r10
    ld r10, X+
    std Z+49, r10
    ld r10, X
    std Z+48, r10
    ldi r25, 253
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r10, X+
    eor r10, r25
    ldi r25, 255
    ld r8, X+
    eor r8, r25
    ldi r25, 255
    ld r11, X+
    eor r11, r25
    ldi r25, 255
    ld r9, X+
    eor r9, r25
    ldi r25, 253
    ld r3, X+
    eor r3, r25
    ldi r25, 255
    ld r4, X+
    eor r4, r25
    ldi r25, 255
    ld r12, X+
    eor r12, r25
    ldi r25, 255
    ld r5, X+
    eor r5, r25
    ldi r25, 252
    ld r2, X+
    eor r2, r25
    ldi r25, 255
    ld r0, X+
    eor r0, r25
    ldi r25, 255
    ld r7, X+
    eor r7, r25
    ldi r25, 255
    ld r6, X+
    eor r6, r25
    ldi r25, 253
    ld r15, X+
    eor r15, r25
    ldi r25, 255
    ld r14, X+
    eor r14, r25
    ldi r25, 255
    ld r13, X+
    eor r13, r25
    ldi r25, 255
    ld r18, X
    eor r25, r18
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r18, X+
    ld r16, X+
    ld r19, X+
    ld r17, X
    mov r22, r18
    lsr r22
    ror r17
    ror r19
    ror r16
    ror r18
    lsr r22
    ror r17
    ror r19
    ror r16
    ror r18
    lsr r22
    ror r17
    ror r19
    ror r16
    ror r18
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r22, X+
    eor r18, r22
    ld r22, X+
    eor r16, r22
    ld r22, X+
    eor r19, r22
    ld r22, X+
    eor r17, r22
    movw r22, r18 ; r23, r19
    movw r20, r16 ; r21, r17
    bst r22, 0
    lsr r21
    ror r23
    ror r20
    ror r22
    bld r21, 7
    eor r18, r22
    eor r16, r20
    eor r19, r23
    eor r17, r21
    eor r10, r18
    eor r8, r16
    eor r11, r19
    eor r9, r17
    std Z+47, r10
    std Z+46, r8
    std Z+45, r11
    std Z+44, r9
    ldi r18, 253
    eor r18, r10
    ldi r16, 255
    eor r16, r8
    ldi r19, 255
    eor r19, r11
    ldi r17, 255
    eor r17, r9
    movw r22, r10 ; r23, r11
    movw r20, r8 ; r21, r9
    mov r24, r22
    lsr r24
    ror r21
    ror r23
    ror r20
    ror r22
    lsr r24
    ror r21
    ror r23
    ror r20
    ror r22
    lsr r24
    ror r21
    ror r23
    ror r20
    ror r22
    ld r24, X+
    eor r22, r24
    ld r24, X+
    eor r20, r24
    ld r24, X+
    eor r23, r24
    ld r24, X+
    eor r21, r24
    mov r24, r22
    std Y+14, r17
    mov r17, r20
    std Y+15, r19
    mov r19, r23
    std Y+16, r16
    mov r16, r21
    bst r24, 0
    lsr r16
    ror r19
    ror r17
    ror r24
    bld r16, 7
    eor r22, r24
    eor r20, r17
    eor r23, r19
    eor r21, r16
    eor r3, r22
    eor r4, r20
    eor r12, r23
    eor r5, r21
    std Z+43, r3
    std Z+42, r4
    std Z+41, r12
    std Z+40, r5
    ldi r16, 252
    eor r16, r3
    ldi r19, 255
    eor r19, r4
    ldi r17, 255
    eor r17, r12
    ldi r22, 255
    eor r22, r5
    mov r20, r3
    mov r23, r4
    mov r21, r12
    mov r24, r5
    std Y+17, r22
    mov r22, r20
    lsr r22
    ror r24
    ror r21
    ror r23
    ror r20
    lsr r22
    ror r24
    ror r21
    ror r23
    ror r20
    lsr r22
    ror r24
    ror r21
    ror r23
    ror r20
    ld r22, X+
    eor r20, r22
    ld r22, X+
    eor r23, r22
    ld r22, X+
    eor r21, r22
    ld r22, X
    eor r24, r22
    mov r22, r20
    std Y+18, r17
    mov r17, r23
    std Y+19, r19
    mov r19, r21
    std Y+20, r16
    mov r16, r24
    bst r22, 0
    lsr r16
    ror r19
    ror r17
    ror r22
    bld r16, 7
    eor r20, r22
    eor r23, r17
    eor r21, r19
    eor r24, r16
    eor r2, r20
    eor r0, r23
    eor r7, r21
    eor r6, r24
    std Z+39, r2
    std Z+38, r0
    std Z+37, r7
    std Z+36, r6
    ldi r16, 253
    eor r16, r2
    ldi r19, 255
    eor r19, r0
    ldi r17, 255
    eor r17, r7
    ldi r22, 255
    eor r22, r6
    mov r20, r2
    mov r23, r0
    mov r21, r7
    mov r24, r6
    std Y+21, r22
    mov r22, r20
    lsr r22
    ror r24
    ror r21
    ror r23
    ror r20
    lsr r22
    ror r24
    ror r21
    ror r23
    ror r20
    lsr r22
    ror r24
    ror r21
    ror r23
    ror r20
    eor r10, r20
    eor r8, r23
    eor r11, r21
    eor r9, r24
    movw r22, r10 ; r23, r11
    movw r20, r8 ; r21, r9
    bst r22, 0
    lsr r21
    ror r23
    ror r20
    ror r22
    bld r21, 7
    eor r10, r22
    eor r8, r20
    eor r11, r23
    eor r9, r21
    eor r15, r10
    eor r14, r8
    eor r13, r11
    eor r9, r25
    std Z+35, r15
    std Z+34, r14
    std Z+33, r13
    std Z+32, r9
    ldi r25, 253
    eor r25, r15
    ldi r22, 255
    eor r22, r14
    ldi r20, 255
    eor r20, r13
    ldi r23, 255
    eor r23, r9
    mov r10, r15
    mov r8, r14
    mov r11, r13
    mov r21, r9
    mov r24, r10
    lsr r24
    ror r21
    ror r11
    ror r8
    ror r10
    lsr r24
    ror r21
    ror r11
    ror r8
    ror r10
    lsr r24
    ror r21
    ror r11
    ror r8
    ror r10
    eor r10, r3
    eor r8, r4
    eor r11, r12
    eor r5, r21
    mov r3, r10
    mov r4, r8
    mov r12, r11
    mov r21, r5
    bst r3, 0
    lsr r21
    ror r12
    ror r4
    ror r3
    bld r21, 7
    eor r10, r3
    eor r8, r4
    eor r11, r12
    eor r5, r21
    eor r10, r18
    ldd r3, Y+16
    eor r3, r8
    ldd r8, Y+15
    eor r8, r11
    ldd r11, Y+14
    eor r11, r5
    std Z+31, r10
    std Z+30, r3
    std Z+29, r8
    std Z+28, r11
    ldi r18, 253
    eor r18, r10
    ldi r21, 255
    eor r21, r3
    ldi r24, 255
    eor r24, r8
    mov r4, r24
    ldi r24, 255
    eor r24, r11
    mov r12, r10
    mov r5, r3
    std Y+14, r24
    mov r24, r8
    std Y+15, r4
    mov r4, r11
    std Y+16, r21
    mov r21, r12
    lsr r21
    ror r4
    ror r24
    ror r5
    ror r12
    lsr r21
    ror r4
    ror r24
    ror r5
    ror r12
    lsr r21
    ror r4
    ror r24
    ror r5
    ror r12
    eor r12, r2
    eor r5, r0
    eor r7, r24
    eor r4, r6
    mov r2, r12
    mov r0, r5
    mov r6, r7
    mov r21, r4
    bst r2, 0
    lsr r21
    ror r6
    ror r0
    ror r2
    bld r21, 7
    eor r12, r2
    eor r5, r0
    eor r7, r6
    eor r4, r21
    ldd r2, Y+20
    eor r2, r12
    ldd r12, Y+19
    eor r12, r5
    ldd r5, Y+18
    eor r5, r7
    ldd r0, Y+17
    eor r0, r4
    std Z+27, r2
    std Z+26, r12
    std Z+25, r5
    std Z+24, r0
    ldi r21, 252
    eor r21, r2
    ldi r24, 255
    eor r24, r12
    mov r4, r24
    ldi r24, 255
    eor r24, r5
    mov r7, r24
    ldi r24, 255
    eor r24, r0
    mov r6, r2
    std Y+17, r24
    mov r24, r12
    std Y+18, r7
    mov r7, r5
    std Y+19, r4
    mov r4, r0
    std Y+20, r21
    mov r21, r6
    lsr r21
    ror r4
    ror r7
    ror r24
    ror r6
    lsr r21
    ror r4
    ror r7
    ror r24
    ror r6
    lsr r21
    ror r4
    ror r7
    ror r24
    ror r6
    eor r6, r15
    eor r14, r24
    eor r7, r13
    eor r4, r9
    mov r9, r6
    mov r15, r14
    mov r13, r7
    mov r21, r4
    bst r9, 0
    lsr r21
    ror r13
    ror r15
    ror r9
    bld r21, 7
    eor r6, r9
    eor r14, r15
    eor r7, r13
    eor r4, r21
    eor r6, r16
    eor r14, r19
    eor r7, r17
    ldd r9, Y+21
    eor r9, r4
    std Z+23, r6
    std Z+22, r14
    std Z+21, r7
    std Z+20, r9
    ldi r16, 253
    eor r16, r6
    ldi r19, 255
    eor r19, r14
    ldi r17, 255
    eor r17, r7
    ldi r21, 255
    eor r21, r9
    mov r4, r6
    mov r15, r14
    mov r13, r7
    mov r24, r9
    std Y+21, r21
    mov r21, r4
    lsr r21
    ror r24
    ror r13
    ror r15
    ror r4
    lsr r21
    ror r24
    ror r13
    ror r15
    ror r4
    lsr r21
    ror r24
    ror r13
    ror r15
    ror r4
    eor r4, r10
    eor r15, r3
    eor r13, r8
    eor r11, r24
    mov r10, r4
    mov r8, r15
    mov r3, r13
    mov r21, r11
    bst r10, 0
    lsr r21
    ror r3
    ror r8
    ror r10
    bld r21, 7
    eor r4, r10
    eor r15, r8
    eor r13, r3
    eor r11, r21
    eor r4, r25
    eor r15, r22
    eor r13, r20
    eor r11, r23
    std Z+19, r4
    std Z+18, r15
    std Z+17, r13
    std Z+16, r11
    ldi r25, 252
    eor r25, r4
    ldi r22, 255
    eor r22, r15
    ldi r20, 255
    eor r20, r13
    ldi r23, 255
    eor r23, r11
    mov r10, r4
    mov r8, r15
    mov r3, r13
    mov r21, r11
    mov r24, r10
    lsr r24
    ror r21
    ror r3
    ror r8
    ror r10
    lsr r24
    ror r21
    ror r3
    ror r8
    ror r10
    lsr r24
    ror r21
    ror r3
    ror r8
    ror r10
    eor r10, r2
    eor r8, r12
    eor r3, r5
    eor r0, r21
    mov r12, r10
    mov r5, r8
    mov r2, r3
    mov r21, r0
    bst r12, 0
    lsr r21
    ror r2
    ror r5
    ror r12
    bld r21, 7
    eor r10, r12
    eor r8, r5
    eor r3, r2
    eor r0, r21
    eor r10, r18
    ldd r12, Y+16
    eor r12, r8
    ldd r8, Y+15
    eor r8, r3
    ldd r3, Y+14
    eor r3, r0
    std Z+15, r10
    std Z+14, r12
    std Z+13, r8
    std Z+12, r3
    ldi r18, 253
    eor r18, r10
    ldi r21, 255
    eor r21, r12
    ldi r24, 255
    eor r24, r8
    mov r5, r24
    ldi r24, 255
    eor r24, r3
    mov r2, r10
    mov r0, r12
    std Y+14, r24
    mov r24, r8
    std Y+15, r5
    mov r5, r3
    std Y+16, r21
    mov r21, r2
    lsr r21
    ror r5
    ror r24
    ror r0
    ror r2
    lsr r21
    ror r5
    ror r24
    ror r0
    ror r2
    lsr r21
    ror r5
    ror r24
    ror r0
    ror r2
    eor r2, r6
    eor r0, r14
    eor r7, r24
    eor r5, r9
    mov r9, r2
    mov r6, r0
    mov r14, r7
    mov r21, r5
    bst r9, 0
    lsr r21
    ror r14
    ror r6
    ror r9
    bld r21, 7
    eor r2, r9
    eor r0, r6
    eor r7, r14
    eor r5, r21
    ldd r9, Y+20
    eor r9, r2
    ldd r2, Y+19
    eor r2, r0
    ldd r0, Y+18
    eor r0, r7
    ldd r7, Y+17
    eor r7, r5
    std Z+11, r9
    std Z+10, r2
    std Z+9, r0
    std Z+8, r7
    ldi r21, 253
    eor r21, r9
    ldi r24, 255
    eor r24, r2
    mov r5, r24
    ldi r24, 255
    eor r24, r0
    mov r6, r24
    ldi r24, 255
    eor r24, r7
    mov r14, r9
    std Y+17, r24
    mov r24, r2
    std Y+18, r6
    mov r6, r0
    std Y+19, r5
    mov r5, r7
    std Y+20, r21
    mov r21, r14
    lsr r21
    ror r5
    ror r6
    ror r24
    ror r14
    lsr r21
    ror r5
    ror r6
    ror r24
    ror r14
    lsr r21
    ror r5
    ror r6
    ror r24
    ror r14
    eor r14, r4
    eor r15, r24
    eor r6, r13
    eor r5, r11
    mov r11, r14
    mov r4, r15
    mov r13, r6
    mov r21, r5
    bst r11, 0
    lsr r21
    ror r13
    ror r4
    ror r11
    bld r21, 7
    eor r14, r11
    eor r15, r4
    eor r6, r13
    eor r5, r21
    eor r14, r16
    eor r15, r19
    eor r6, r17
    ldd r11, Y+21
    eor r11, r5
    std Z+7, r14
    std Z+6, r15
    std Z+5, r6
    std Z+4, r11
    ldi r16, 252
    eor r16, r14
    ldi r19, 255
    eor r19, r15
    ldi r17, 255
    eor r17, r6
    ldi r21, 255
    eor r21, r11
    movw r4, r14 ; r5, r15
    mov r13, r6
    mov r24, r11
    std Y+21, r21
    mov r21, r4
    lsr r21
    ror r24
    ror r13
    ror r5
    ror r4
    lsr r21
    ror r24
    ror r13
    ror r5
    ror r4
    lsr r21
    ror r24
    ror r13
    ror r5
    ror r4
    eor r4, r10
    eor r5, r12
    eor r13, r8
    eor r3, r24
    mov r10, r4
    mov r8, r5
    mov r12, r13
    mov r21, r3
    bst r10, 0
    lsr r21
    ror r12
    ror r8
    ror r10
    bld r21, 7
    eor r4, r10
    eor r5, r8
    eor r13, r12
    eor r3, r21
    eor r4, r25
    eor r5, r22
    eor r13, r20
    eor r3, r23
    std Z+3, r4
    std Z+2, r5
    std Z+1, r13
    std Z+0, r3
    ldi r25, 252
    eor r25, r4
    ldi r22, 255
    eor r22, r5
    ldi r20, 255
    eor r20, r13
    ldi r23, 255
    eor r23, r3
    mov r10, r4
    mov r8, r5
    mov r12, r13
    mov r21, r3
    mov r24, r10
    lsr r24
    ror r21
    ror r12
    ror r8
    ror r10
    lsr r24
    ror r21
    ror r12
    ror r8
    ror r10
    lsr r24
    ror r21
    ror r12
    ror r8
    ror r10
    eor r10, r9
    eor r8, r2
    eor r12, r0
    eor r7, r21
    mov r9, r10
    mov r2, r8
    mov r0, r12
    mov r21, r7
    bst r9, 0
    lsr r21
    ror r0
    ror r2
    ror r9
    bld r21, 7
    eor r10, r9
    eor r8, r2
    eor r12, r0
    eor r7, r21
    eor r10, r18
    ldd r9, Y+16
    eor r9, r8
    ldd r8, Y+15
    eor r8, r12
    ldd r12, Y+14
    eor r12, r7
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    std Z+63, r10
    std Z+62, r9
    std Z+61, r8
    std Z+60, r12
    ldi r18, 252
    eor r18, r10
    ldi r21, 255
    eor r21, r9
    ldi r24, 255
    eor r24, r8
    mov r2, r24
    ldi r24, 255
    eor r24, r12
    mov r0, r10
    mov r7, r9
    std Y+14, r24
    mov r24, r8
    std Y+15, r2
    mov r2, r12
    std Y+16, r21
    mov r21, r0
    lsr r21
    ror r2
    ror r24
    ror r7
    ror r0
    lsr r21
    ror r2
    ror r24
    ror r7
    ror r0
    lsr r21
    ror r2
    ror r24
    ror r7
    ror r0
    eor r0, r14
    eor r7, r15
    eor r6, r24
    eor r2, r11
    mov r11, r0
    movw r14, r6 ; r15, r7
    mov r21, r2
    bst r11, 0
    lsr r21
    ror r14
    ror r15
    ror r11
    bld r21, 7
    eor r0, r11
    eor r7, r15
    eor r6, r14
    eor r2, r21
    ldd r11, Y+20
    eor r11, r0
    ldd r0, Y+19
    eor r0, r7
    ldd r7, Y+18
    eor r7, r6
    ldd r6, Y+17
    eor r6, r2
    std Z+59, r11
    std Z+58, r0
    std Z+57, r7
    std Z+56, r6
    ldi r21, 253
    eor r21, r11
    ldi r24, 255
    eor r24, r0
    mov r2, r24
    ldi r24, 255
    eor r24, r7
    mov r15, r24
    ldi r24, 255
    eor r24, r6
    mov r14, r11
    std Y+17, r24
    mov r24, r0
    std Y+18, r15
    mov r15, r7
    std Y+19, r2
    mov r2, r6
    std Y+20, r21
    mov r21, r14
    lsr r21
    ror r2
    ror r15
    ror r24
    ror r14
    lsr r21
    ror r2
    ror r15
    ror r24
    ror r14
    lsr r21
    ror r2
    ror r15
    ror r24
    ror r14
    eor r14, r4
    eor r5, r24
    eor r15, r13
    eor r2, r3
    mov r3, r14
    mov r4, r5
    mov r13, r15
    mov r21, r2
    bst r3, 0
    lsr r21
    ror r13
    ror r4
    ror r3
    bld r21, 7
    eor r14, r3
    eor r5, r4
    eor r15, r13
    eor r2, r21
    eor r14, r16
    eor r5, r19
    eor r15, r17
    ldd r3, Y+21
    eor r3, r2
    std Z+55, r14
    std Z+54, r5
    std Z+53, r15
    std Z+52, r3
    ldi r16, 253
    eor r16, r14
    ldi r19, 255
    eor r19, r5
    ldi r17, 255
    eor r17, r15
    ldi r21, 255
    eor r21, r3
    mov r4, r14
    mov r2, r5
    mov r13, r15
    mov r24, r3
    std Y+21, r21
    mov r21, r4
    lsr r21
    ror r24
    ror r13
    ror r2
    ror r4
    lsr r21
    ror r24
    ror r13
    ror r2
    ror r4
    lsr r21
    ror r24
    ror r13
    ror r2
    ror r4
    eor r4, r10
    eor r2, r9
    eor r13, r8
    eor r12, r24
    mov r10, r4
    mov r8, r2
    mov r9, r13
    mov r21, r12
    bst r10, 0
    lsr r21
    ror r9
    ror r8
    ror r10
    bld r21, 7
    eor r4, r10
    eor r2, r8
    eor r13, r9
    eor r12, r21
    eor r4, r25
    eor r2, r22
    eor r13, r20
    eor r12, r23
    std Z+51, r4
    std Z+50, r2
    std Z+49, r13
    std Z+48, r12
    ldi r25, 252
    eor r25, r4
    ldi r22, 255
    eor r22, r2
    ldi r20, 255
    eor r20, r13
    ldi r23, 255
    eor r23, r12
    mov r10, r4
    mov r8, r2
    mov r9, r13
    mov r21, r12
    mov r24, r10
    lsr r24
    ror r21
    ror r9
    ror r8
    ror r10
    lsr r24
    ror r21
    ror r9
    ror r8
    ror r10
    lsr r24
    ror r21
    ror r9
    ror r8
    ror r10
    eor r10, r11
    eor r8, r0
    eor r9, r7
    eor r6, r21
    mov r11, r10
    mov r0, r8
    mov r7, r9
    mov r21, r6
    bst r11, 0
    lsr r21
    ror r7
    ror r0
    ror r11
    bld r21, 7
    eor r10, r11
    eor r8, r0
    eor r9, r7
    eor r6, r21
    eor r10, r18
    ldd r11, Y+16
    eor r11, r8
    ldd r8, Y+15
    eor r8, r9
    ldd r9, Y+14
    eor r9, r6
    std Z+47, r10
    std Z+46, r11
    std Z+45, r8
    std Z+44, r9
    ldi r18, 252
    eor r18, r10
    ldi r21, 255
    eor r21, r11
    ldi r24, 255
    eor r24, r8
    mov r0, r24
    ldi r24, 255
    eor r24, r9
    mov r7, r10
    mov r6, r11
    std Y+14, r24
    mov r24, r8
    std Y+15, r0
    mov r0, r9
    std Y+16, r21
    mov r21, r7
    lsr r21
    ror r0
    ror r24
    ror r6
    ror r7
    lsr r21
    ror r0
    ror r24
    ror r6
    ror r7
    lsr r21
    ror r0
    ror r24
    ror r6
    ror r7
    eor r7, r14
    eor r6, r5
    eor r15, r24
    eor r0, r3
    mov r3, r7
    mov r5, r6
    mov r14, r15
    mov r21, r0
    bst r3, 0
    lsr r21
    ror r14
    ror r5
    ror r3
    bld r21, 7
    eor r7, r3
    eor r6, r5
    eor r15, r14
    eor r0, r21
    ldd r3, Y+20
    eor r3, r7
    ldd r5, Y+19
    eor r5, r6
    ldd r7, Y+18
    eor r7, r15
    ldd r6, Y+17
    eor r6, r0
    std Z+43, r3
    std Z+42, r5
    std Z+41, r7
    std Z+40, r6
    ldi r21, 253
    eor r21, r3
    ldi r24, 255
    eor r24, r5
    mov r0, r24
    ldi r24, 255
    eor r24, r7
    mov r15, r24
    ldi r24, 255
    eor r24, r6
    mov r14, r3
    std Y+17, r24
    mov r24, r5
    std Y+18, r15
    mov r15, r7
    std Y+19, r0
    mov r0, r6
    std Y+20, r21
    mov r21, r14
    lsr r21
    ror r0
    ror r15
    ror r24
    ror r14
    lsr r21
    ror r0
    ror r15
    ror r24
    ror r14
    lsr r21
    ror r0
    ror r15
    ror r24
    ror r14
    eor r14, r4
    eor r2, r24
    eor r15, r13
    eor r0, r12
    mov r4, r14
    mov r12, r2
    mov r13, r15
    mov r21, r0
    bst r4, 0
    lsr r21
    ror r13
    ror r12
    ror r4
    bld r21, 7
    eor r14, r4
    eor r2, r12
    eor r15, r13
    eor r0, r21
    eor r14, r16
    eor r2, r19
    eor r15, r17
    ldd r4, Y+21
    eor r4, r0
    std Z+39, r14
    std Z+38, r2
    std Z+37, r15
    std Z+36, r4
    ldi r16, 252
    eor r16, r14
    ldi r19, 255
    eor r19, r2
    ldi r17, 255
    eor r17, r15
    ldi r21, 255
    eor r21, r4
    movw r12, r14 ; r13, r15
    mov r0, r2
    mov r24, r4
    std Y+21, r21
    mov r21, r12
    lsr r21
    ror r24
    ror r13
    ror r0
    ror r12
    lsr r21
    ror r24
    ror r13
    ror r0
    ror r12
    lsr r21
    ror r24
    ror r13
    ror r0
    ror r12
    eor r12, r10
    eor r0, r11
    eor r13, r8
    eor r9, r24
    movw r10, r12 ; r11, r13
    mov r8, r0
    mov r21, r9
    bst r10, 0
    lsr r21
    ror r11
    ror r8
    ror r10
    bld r21, 7
    eor r12, r10
    eor r0, r8
    eor r13, r11
    eor r9, r21
    eor r12, r25
    eor r0, r22
    eor r13, r20
    eor r9, r23
    std Z+35, r12
    std Z+34, r0
    std Z+33, r13
    std Z+32, r9
    ldi r25, 253
    eor r25, r12
    ldi r22, 255
    eor r22, r0
    ldi r20, 255
    eor r20, r13
    ldi r23, 255
    eor r23, r9
    movw r10, r12 ; r11, r13
    mov r8, r0
    mov r21, r9
    mov r24, r10
    lsr r24
    ror r21
    ror r11
    ror r8
    ror r10
    lsr r24
    ror r21
    ror r11
    ror r8
    ror r10
    lsr r24
    ror r21
    ror r11
    ror r8
    ror r10
    eor r10, r3
    eor r8, r5
    eor r11, r7
    eor r6, r21
    mov r3, r10
    mov r5, r8
    mov r7, r11
    mov r21, r6
    bst r3, 0
    lsr r21
    ror r7
    ror r5
    ror r3
    bld r21, 7
    eor r10, r3
    eor r8, r5
    eor r11, r7
    eor r6, r21
    eor r10, r18
    ldd r3, Y+16
    eor r3, r8
    ldd r8, Y+15
    eor r8, r11
    ldd r11, Y+14
    eor r11, r6
    std Z+31, r10
    std Z+30, r3
    std Z+29, r8
    std Z+28, r11
    ldi r18, 253
    eor r18, r10
    ldi r21, 255
    eor r21, r3
    ldi r24, 255
    eor r24, r8
    mov r5, r24
    ldi r24, 255
    eor r24, r11
    mov r7, r10
    mov r6, r3
    std Y+14, r24
    mov r24, r8
    std Y+15, r5
    mov r5, r11
    std Y+16, r21
    mov r21, r7
    lsr r21
    ror r5
    ror r24
    ror r6
    ror r7
    lsr r21
    ror r5
    ror r24
    ror r6
    ror r7
    lsr r21
    ror r5
    ror r24
    ror r6
    ror r7
    eor r7, r14
    eor r6, r2
    eor r15, r24
    eor r5, r4
    mov r4, r7
    mov r2, r6
    mov r14, r15
    mov r21, r5
    bst r4, 0
    lsr r21
    ror r14
    ror r2
    ror r4
    bld r21, 7
    eor r7, r4
    eor r6, r2
    eor r15, r14
    eor r5, r21
    ldd r4, Y+20
    eor r4, r7
    ldd r2, Y+19
    eor r2, r6
    ldd r7, Y+18
    eor r7, r15
    ldd r6, Y+17
    eor r6, r5
    std Z+27, r4
    std Z+26, r2
    std Z+25, r7
    std Z+24, r6
    ldi r21, 253
    eor r21, r4
    ldi r24, 255
    eor r24, r2
    mov r5, r24
    ldi r24, 255
    eor r24, r7
    mov r15, r24
    ldi r24, 255
    eor r24, r6
    mov r14, r4
    std Y+17, r24
    mov r24, r2
    std Y+18, r15
    mov r15, r7
    std Y+19, r5
    mov r5, r6
    std Y+20, r21
    mov r21, r14
    lsr r21
    ror r5
    ror r15
    ror r24
    ror r14
    lsr r21
    ror r5
    ror r15
    ror r24
    ror r14
    lsr r21
    ror r5
    ror r15
    ror r24
    ror r14
    eor r14, r12
    eor r0, r24
    eor r15, r13
    eor r5, r9
    mov r9, r14
    mov r12, r0
    mov r13, r15
    mov r21, r5
    bst r9, 0
    lsr r21
    ror r13
    ror r12
    ror r9
    bld r21, 7
    eor r14, r9
    eor r0, r12
    eor r15, r13
    eor r5, r21
    eor r14, r16
    eor r0, r19
    eor r15, r17
    ldd r9, Y+21
    eor r9, r5
    std Z+23, r14
    std Z+22, r0
    std Z+21, r15
    std Z+20, r9
    ldi r16, 253
    eor r16, r14
    ldi r19, 255
    eor r19, r0
    ldi r17, 255
    eor r17, r15
    ldi r21, 255
    eor r21, r9
    movw r12, r14 ; r13, r15
    mov r5, r0
    mov r24, r9
    std Y+21, r21
    mov r21, r12
    lsr r21
    ror r24
    ror r13
    ror r5
    ror r12
    lsr r21
    ror r24
    ror r13
    ror r5
    ror r12
    lsr r21
    ror r24
    ror r13
    ror r5
    ror r12
    eor r12, r10
    eor r5, r3
    eor r13, r8
    eor r11, r24
    mov r10, r12
    mov r8, r5
    mov r3, r13
    mov r21, r11
    bst r10, 0
    lsr r21
    ror r3
    ror r8
    ror r10
    bld r21, 7
    eor r12, r10
    eor r5, r8
    eor r13, r3
    eor r11, r21
    eor r12, r25
    eor r5, r22
    eor r13, r20
    eor r11, r23
    std Z+19, r12
    std Z+18, r5
    std Z+17, r13
    std Z+16, r11
    ldi r25, 252
    eor r25, r12
    ldi r22, 255
    eor r22, r5
    ldi r20, 255
    eor r20, r13
    ldi r23, 255
    eor r23, r11
    mov r10, r12
    mov r8, r5
    mov r3, r13
    mov r21, r11
    mov r24, r10
    lsr r24
    ror r21
    ror r3
    ror r8
    ror r10
    lsr r24
    ror r21
    ror r3
    ror r8
    ror r10
    lsr r24
    ror r21
    ror r3
    ror r8
    ror r10
    eor r10, r4
    eor r8, r2
    eor r3, r7
    eor r6, r21
    mov r4, r10
    mov r2, r8
    mov r7, r3
    mov r21, r6
    bst r4, 0
    lsr r21
    ror r7
    ror r2
    ror r4
    bld r21, 7
    eor r10, r4
    eor r8, r2
    eor r3, r7
    eor r6, r21
    eor r10, r18
    ldd r4, Y+16
    eor r4, r8
    ldd r8, Y+15
    eor r8, r3
    ldd r3, Y+14
    eor r3, r6
    std Z+15, r10
    std Z+14, r4
    std Z+13, r8
    std Z+12, r3
    ldi r18, 252
    eor r18, r10
    ldi r21, 255
    eor r21, r4
    ldi r24, 255
    eor r24, r8
    mov r2, r24
    ldi r24, 255
    eor r24, r3
    mov r7, r10
    mov r6, r4
    std Y+14, r24
    mov r24, r8
    std Y+15, r2
    mov r2, r3
    std Y+16, r21
    mov r21, r7
    lsr r21
    ror r2
    ror r24
    ror r6
    ror r7
    lsr r21
    ror r2
    ror r24
    ror r6
    ror r7
    lsr r21
    ror r2
    ror r24
    ror r6
    ror r7
    eor r7, r14
    eor r6, r0
    eor r15, r24
    eor r2, r9
    mov r9, r7
    mov r0, r6
    mov r14, r15
    mov r21, r2
    bst r9, 0
    lsr r21
    ror r14
    ror r0
    ror r9
    bld r21, 7
    eor r7, r9
    eor r6, r0
    eor r15, r14
    eor r2, r21
    ldd r9, Y+20
    eor r9, r7
    ldd r0, Y+19
    eor r0, r6
    ldd r7, Y+18
    eor r7, r15
    ldd r6, Y+17
    eor r6, r2
    std Z+11, r9
    std Z+10, r0
    std Z+9, r7
    std Z+8, r6
    ldi r21, 252
    eor r21, r9
    ldi r24, 255
    eor r24, r0
    mov r2, r24
    ldi r24, 255
    eor r24, r7
    mov r15, r24
    ldi r24, 255
    eor r24, r6
    mov r14, r9
    std Y+17, r24
    mov r24, r0
    std Y+18, r15
    mov r15, r7
    std Y+19, r2
    mov r2, r6
    std Y+20, r21
    mov r21, r14
    lsr r21
    ror r2
    ror r15
    ror r24
    ror r14
    lsr r21
    ror r2
    ror r15
    ror r24
    ror r14
    lsr r21
    ror r2
    ror r15
    ror r24
    ror r14
    eor r14, r12
    eor r5, r24
    eor r15, r13
    eor r2, r11
    mov r11, r14
    mov r12, r5
    mov r13, r15
    mov r21, r2
    bst r11, 0
    lsr r21
    ror r13
    ror r12
    ror r11
    bld r21, 7
    eor r14, r11
    eor r5, r12
    eor r15, r13
    eor r2, r21
    eor r14, r16
    eor r5, r19
    eor r15, r17
    ldd r11, Y+21
    eor r11, r2
    std Z+7, r14
    std Z+6, r5
    std Z+5, r15
    std Z+4, r11
    ldi r16, 252
    eor r16, r14
    ldi r19, 255
    eor r19, r5
    ldi r17, 255
    eor r17, r15
    ldi r21, 255
    eor r21, r11
    movw r12, r14 ; r13, r15
    mov r2, r5
    mov r24, r11
    std Y+21, r21
    mov r21, r12
    lsr r21
    ror r24
    ror r13
    ror r2
    ror r12
    lsr r21
    ror r24
    ror r13
    ror r2
    ror r12
    lsr r21
    ror r24
    ror r13
    ror r2
    ror r12
    eor r12, r10
    eor r2, r4
    eor r13, r8
    eor r3, r24
    mov r10, r12
    mov r8, r2
    mov r4, r13
    mov r21, r3
    bst r10, 0
    lsr r21
    ror r4
    ror r8
    ror r10
    bld r21, 7
    eor r12, r10
    eor r2, r8
    eor r13, r4
    eor r3, r21
    eor r12, r25
    eor r2, r22
    eor r13, r20
    eor r3, r23
    std Z+3, r12
    std Z+2, r2
    std Z+1, r13
    std Z+0, r3
    ldi r25, 252
    eor r25, r12
    ldi r22, 255
    eor r22, r2
    ldi r20, 255
    eor r20, r13
    ldi r23, 255
    eor r23, r3
    mov r10, r12
    mov r8, r2
    mov r4, r13
    mov r21, r3
    mov r24, r10
    lsr r24
    ror r21
    ror r4
    ror r8
    ror r10
    lsr r24
    ror r21
    ror r4
    ror r8
    ror r10
    lsr r24
    ror r21
    ror r4
    ror r8
    ror r10
    eor r10, r9
    eor r8, r0
    eor r4, r7
    eor r6, r21
    mov r9, r10
    mov r0, r8
    mov r7, r4
    mov r21, r6
    bst r9, 0
    lsr r21
    ror r7
    ror r0
    ror r9
    bld r21, 7
    eor r10, r9
    eor r8, r0
    eor r4, r7
    eor r6, r21
    eor r10, r18
    ldd r9, Y+16
    eor r9, r8
    ldd r8, Y+15
    eor r8, r4
    ldd r4, Y+14
    eor r4, r6
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    std Z+47, r10
    std Z+46, r9
    std Z+45, r8
    std Z+44, r4
    ldi r18, 252
    eor r18, r10
    ldi r21, 255
    eor r21, r9
    ldi r24, 255
    eor r24, r8
    mov r0, r24
    ldi r24, 255
    eor r24, r4
    mov r7, r10
    mov r6, r9
    std Y+14, r24
    mov r24, r8
    std Y+15, r0
    mov r0, r4
    std Y+16, r21
    mov r21, r7
    lsr r21
    ror r0
    ror r24
    ror r6
    ror r7
    lsr r21
    ror r0
    ror r24
    ror r6
    ror r7
    lsr r21
    ror r0
    ror r24
    ror r6
    ror r7
    eor r7, r14
    eor r6, r5
    eor r15, r24
    eor r0, r11
    mov r11, r7
    mov r5, r6
    mov r14, r15
    mov r21, r0
    bst r11, 0
    lsr r21
    ror r14
    ror r5
    ror r11
    bld r21, 7
    eor r7, r11
    eor r6, r5
    eor r15, r14
    eor r0, r21
    ldd r11, Y+20
    eor r11, r7
    ldd r5, Y+19
    eor r5, r6
    ldd r7, Y+18
    eor r7, r15
    ldd r6, Y+17
    eor r6, r0
    std Z+43, r11
    std Z+42, r5
    std Z+41, r7
    std Z+40, r6
    ldi r21, 253
    eor r21, r11
    ldi r24, 255
    eor r24, r5
    mov r0, r24
    ldi r24, 255
    eor r24, r7
    mov r15, r24
    ldi r24, 255
    eor r24, r6
    mov r14, r11
    std Y+17, r24
    mov r24, r5
    std Y+18, r15
    mov r15, r7
    std Y+19, r0
    mov r0, r6
    std Y+20, r21
    mov r21, r14
    lsr r21
    ror r0
    ror r15
    ror r24
    ror r14
    lsr r21
    ror r0
    ror r15
    ror r24
    ror r14
    lsr r21
    ror r0
    ror r15
    ror r24
    ror r14
    eor r14, r12
    eor r2, r24
    eor r15, r13
    eor r0, r3
    mov r3, r14
    mov r12, r2
    mov r13, r15
    mov r21, r0
    bst r3, 0
    lsr r21
    ror r13
    ror r12
    ror r3
    bld r21, 7
    eor r14, r3
    eor r2, r12
    eor r15, r13
    eor r0, r21
    eor r14, r16
    eor r2, r19
    eor r15, r17
    ldd r3, Y+21
    eor r3, r0
    std Z+39, r14
    std Z+38, r2
    std Z+37, r15
    std Z+36, r3
    ldi r16, 252
    eor r16, r14
    ldi r19, 255
    eor r19, r2
    ldi r17, 255
    eor r17, r15
    ldi r21, 255
    eor r21, r3
    movw r12, r14 ; r13, r15
    mov r0, r2
    mov r24, r3
    std Y+21, r21
    mov r21, r12
    lsr r21
    ror r24
    ror r13
    ror r0
    ror r12
    lsr r21
    ror r24
    ror r13
    ror r0
    ror r12
    lsr r21
    ror r24
    ror r13
    ror r0
    ror r12
    eor r12, r10
    eor r0, r9
    eor r13, r8
    eor r4, r24
    mov r10, r12
    mov r8, r0
    mov r9, r13
    mov r21, r4
    bst r10, 0
    lsr r21
    ror r9
    ror r8
    ror r10
    bld r21, 7
    eor r12, r10
    eor r0, r8
    eor r13, r9
    eor r4, r21
    eor r12, r25
    eor r0, r22
    eor r13, r20
    eor r4, r23
    std Z+35, r12
    std Z+34, r0
    std Z+33, r13
    std Z+32, r4
    ldi r25, 252
    eor r25, r12
    ldi r22, 255
    eor r22, r0
    ldi r20, 255
    eor r20, r13
    ldi r23, 255
    eor r23, r4
    mov r10, r12
    mov r8, r0
    mov r9, r13
    mov r21, r4
    mov r24, r10
    lsr r24
    ror r21
    ror r9
    ror r8
    ror r10
    lsr r24
    ror r21
    ror r9
    ror r8
    ror r10
    lsr r24
    ror r21
    ror r9
    ror r8
    ror r10
    eor r10, r11
    eor r8, r5
    eor r9, r7
    eor r6, r21
    mov r11, r10
    mov r5, r8
    mov r7, r9
    mov r21, r6
    bst r11, 0
    lsr r21
    ror r7
    ror r5
    ror r11
    bld r21, 7
    eor r10, r11
    eor r8, r5
    eor r9, r7
    eor r6, r21
    eor r10, r18
    ldd r11, Y+16
    eor r11, r8
    ldd r8, Y+15
    eor r8, r9
    ldd r9, Y+14
    eor r9, r6
    std Z+31, r10
    std Z+30, r11
    std Z+29, r8
    std Z+28, r9
    ldi r18, 253
    eor r18, r10
    ldi r21, 255
    eor r21, r11
    ldi r24, 255
    eor r24, r8
    mov r5, r24
    ldi r24, 255
    eor r24, r9
    mov r7, r10
    mov r6, r11
    std Y+14, r24
    mov r24, r8
    std Y+15, r5
    mov r5, r9
    std Y+16, r21
    mov r21, r7
    lsr r21
    ror r5
    ror r24
    ror r6
    ror r7
    lsr r21
    ror r5
    ror r24
    ror r6
    ror r7
    lsr r21
    ror r5
    ror r24
    ror r6
    ror r7
    eor r7, r14
    eor r6, r2
    eor r15, r24
    eor r5, r3
    movw r2, r6 ; r3, r7
    mov r14, r15
    mov r21, r5
    bst r3, 0
    lsr r21
    ror r14
    ror r2
    ror r3
    bld r21, 7
    eor r7, r3
    eor r6, r2
    eor r15, r14
    eor r5, r21
    ldd r3, Y+20
    eor r3, r7
    ldd r2, Y+19
    eor r2, r6
    ldd r7, Y+18
    eor r7, r15
    ldd r6, Y+17
    eor r6, r5
    std Z+27, r3
    std Z+26, r2
    std Z+25, r7
    std Z+24, r6
    ldi r21, 252
    eor r21, r3
    ldi r24, 255
    eor r24, r2
    mov r5, r24
    ldi r24, 255
    eor r24, r7
    mov r15, r24
    ldi r24, 255
    eor r24, r6
    mov r14, r3
    std Y+17, r24
    mov r24, r2
    std Y+18, r15
    mov r15, r7
    std Y+19, r5
    mov r5, r6
    std Y+20, r21
    mov r21, r14
    lsr r21
    ror r5
    ror r15
    ror r24
    ror r14
    lsr r21
    ror r5
    ror r15
    ror r24
    ror r14
    lsr r21
    ror r5
    ror r15
    ror r24
    ror r14
    eor r14, r12
    eor r0, r24
    eor r15, r13
    eor r5, r4
    mov r4, r14
    mov r12, r0
    mov r13, r15
    mov r21, r5
    bst r4, 0
    lsr r21
    ror r13
    ror r12
    ror r4
    bld r21, 7
    eor r14, r4
    eor r0, r12
    eor r15, r13
    eor r5, r21
    eor r14, r16
    eor r0, r19
    eor r15, r17
    ldd r4, Y+21
    eor r4, r5
    std Z+23, r14
    std Z+22, r0
    std Z+21, r15
    std Z+20, r4
    ldi r16, 252
    eor r16, r14
    ldi r19, 255
    eor r19, r0
    ldi r17, 255
    eor r17, r15
    ldi r21, 255
    eor r21, r4
    movw r12, r14 ; r13, r15
    mov r5, r0
    mov r24, r4
    std Y+21, r21
    mov r21, r12
    lsr r21
    ror r24
    ror r13
    ror r5
    ror r12
    lsr r21
    ror r24
    ror r13
    ror r5
    ror r12
    lsr r21
    ror r24
    ror r13
    ror r5
    ror r12
    eor r12, r10
    eor r5, r11
    eor r13, r8
    eor r9, r24
    movw r10, r12 ; r11, r13
    mov r8, r5
    mov r21, r9
    bst r10, 0
    lsr r21
    ror r11
    ror r8
    ror r10
    bld r21, 7
    eor r12, r10
    eor r5, r8
    eor r13, r11
    eor r9, r21
    eor r12, r25
    eor r5, r22
    eor r13, r20
    eor r9, r23
    std Z+19, r12
    std Z+18, r5
    std Z+17, r13
    std Z+16, r9
    ldi r25, 252
    eor r25, r12
    ldi r22, 255
    eor r22, r5
    ldi r20, 255
    eor r20, r13
    ldi r23, 255
    eor r23, r9
    movw r10, r12 ; r11, r13
    mov r8, r5
    mov r21, r9
    mov r24, r10
    lsr r24
    ror r21
    ror r11
    ror r8
    ror r10
    lsr r24
    ror r21
    ror r11
    ror r8
    ror r10
    lsr r24
    ror r21
    ror r11
    ror r8
    ror r10
    eor r10, r3
    eor r8, r2
    eor r11, r7
    eor r6, r21
    mov r3, r10
    mov r2, r8
    mov r7, r11
    mov r21, r6
    bst r3, 0
    lsr r21
    ror r7
    ror r2
    ror r3
    bld r21, 7
    eor r10, r3
    eor r8, r2
    eor r11, r7
    eor r6, r21
    eor r10, r18
    ldd r3, Y+16
    eor r3, r8
    ldd r8, Y+15
    eor r8, r11
    ldd r11, Y+14
    eor r11, r6
    std Z+15, r10
    std Z+14, r3
    std Z+13, r8
    std Z+12, r11
    mov r2, r10
    mov r7, r3
    mov r6, r8
    mov r18, r11
    mov r21, r2
    lsr r21
    ror r18
    ror r6
    ror r7
    ror r2
    lsr r21
    ror r18
    ror r6
    ror r7
    ror r2
    lsr r21
    ror r18
    ror r6
    ror r7
    ror r2
    eor r2, r14
    eor r7, r0
    eor r6, r15
    eor r4, r18
    mov r0, r2
    movw r14, r6 ; r15, r7
    mov r18, r4
    bst r0, 0
    lsr r18
    ror r14
    ror r15
    ror r0
    bld r18, 7
    eor r2, r0
    eor r7, r15
    eor r6, r14
    eor r4, r18
    ldd r0, Y+20
    eor r0, r2
    ldd r2, Y+19
    eor r2, r7
    ldd r7, Y+18
    eor r7, r6
    ldd r6, Y+17
    eor r6, r4
    std Z+11, r0
    std Z+10, r2
    std Z+9, r7
    std Z+8, r6
    mov r4, r0
    lsr r4
    ror r6
    ror r7
    ror r2
    ror r0
    lsr r4
    ror r6
    ror r7
    ror r2
    ror r0
    lsr r4
    ror r6
    ror r7
    ror r2
    ror r0
    eor r0, r12
    eor r2, r5
    eor r7, r13
    eor r6, r9
    mov r9, r0
    mov r4, r2
    mov r12, r7
    mov r5, r6
    bst r9, 0
    lsr r5
    ror r12
    ror r4
    ror r9
    bld r5, 7
    eor r0, r9
    eor r2, r4
    eor r7, r12
    eor r6, r5
    eor r0, r16
    eor r2, r19
    eor r7, r17
    ldd r9, Y+21
    eor r9, r6
    std Z+7, r0
    std Z+6, r2
    std Z+5, r7
    std Z+4, r9
    mov r4, r0
    lsr r4
    ror r9
    ror r7
    ror r2
    ror r0
    lsr r4
    ror r9
    ror r7
    ror r2
    ror r0
    lsr r4
    ror r9
    ror r7
    ror r2
    ror r0
    eor r0, r10
    eor r2, r3
    eor r7, r8
    eor r9, r11
    mov r10, r0
    mov r8, r2
    mov r11, r7
    mov r3, r9
    bst r10, 0
    lsr r3
    ror r11
    ror r8
    ror r10
    bld r3, 7
    eor r0, r10
    eor r2, r8
    eor r7, r11
    eor r9, r3
    eor r0, r25
    eor r2, r22
    eor r7, r20
    eor r9, r23
    std Z+3, r0
    std Z+2, r2
    std Z+1, r7
    std Z+0, r9
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_simon64_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_simon64_128_key_setup_avr_wipe
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
    .size lwcc_simon64_128_key_setup_avr, .-lwcc_simon64_128_key_setup_avr

    .global lwcc_simon64_128_ecb_encrypt_avr
    .type lwcc_simon64_128_ecb_encrypt_avr, @function
lwcc_simon64_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon64_128_ecb_encrypt_avr_begin
    ret
.Llwcc_simon64_128_ecb_encrypt_avr_begin:
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
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_simon64_128_ecb_encrypt_avr_group
    jmp .Llwcc_simon64_128_ecb_encrypt_avr_rest
.Llwcc_simon64_128_ecb_encrypt_avr_group:
    ld r12, X+
    ld r13, X+
    ld r10, X+
    ld r11, X+
    ld r4, X+
    ld r5, X+
    ld r2, X+
    ld r3, X+
    ; round 1 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    movw r6, r2 ; r7, r3
    lsl r8
    rol r9
    rol r6
    rol r7
    adc r8, r1
    mov r20, r8
    and r20, r3
    eor r12, r20
    mov r20, r9
    and r20, r4
    eor r13, r20
    mov r20, r6
    and r20, r5
    eor r10, r20
    mov r20, r7
    and r20, r2
    eor r11, r20
    lsl r8
    rol r9
    rol r6
    rol r7
    adc r8, r1
    eor r12, r8
    eor r13, r9
    eor r10, r6
    eor r11, r7
    ld r8, X+
    ld r9, X+
    ld r6, X+
    ld r7, X+
    ld r20, X+
    ld r21, X+
    ld r16, X+
    ld r17, X+
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    subi r30, lo8(-(112))
    sbci r31, hi8(-(112))
    ldd r18, Z+63
    eor r12, r18
    eor r8, r18
    ldd r18, Z+62
    eor r13, r18
    eor r9, r18
    ldd r18, Z+61
    eor r10, r18
    eor r6, r18
    ldd r18, Z+60
    eor r11, r18
    eor r7, r18
    ; round 2 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+59
    eor r4, r18
    eor r20, r18
    ldd r18, Z+58
    eor r5, r18
    eor r21, r18
    ldd r18, Z+57
    eor r2, r18
    eor r16, r18
    ldd r18, Z+56
    eor r3, r18
    eor r17, r18
    ; round 3 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+55
    eor r12, r18
    eor r8, r18
    ldd r18, Z+54
    eor r13, r18
    eor r9, r18
    ldd r18, Z+53
    eor r10, r18
    eor r6, r18
    ldd r18, Z+52
    eor r11, r18
    eor r7, r18
    ; round 4 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+51
    eor r4, r18
    eor r20, r18
    ldd r18, Z+50
    eor r5, r18
    eor r21, r18
    ldd r18, Z+49
    eor r2, r18
    eor r16, r18
    ldd r18, Z+48
    eor r3, r18
    eor r17, r18
    ; round 5 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+47
    eor r12, r18
    eor r8, r18
    ldd r18, Z+46
    eor r13, r18
    eor r9, r18
    ldd r18, Z+45
    eor r10, r18
    eor r6, r18
    ldd r18, Z+44
    eor r11, r18
    eor r7, r18
    ; round 6 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+43
    eor r4, r18
    eor r20, r18
    ldd r18, Z+42
    eor r5, r18
    eor r21, r18
    ldd r18, Z+41
    eor r2, r18
    eor r16, r18
    ldd r18, Z+40
    eor r3, r18
    eor r17, r18
    ; round 7 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+39
    eor r12, r18
    eor r8, r18
    ldd r18, Z+38
    eor r13, r18
    eor r9, r18
    ldd r18, Z+37
    eor r10, r18
    eor r6, r18
    ldd r18, Z+36
    eor r11, r18
    eor r7, r18
    ; round 8 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+35
    eor r4, r18
    eor r20, r18
    ldd r18, Z+34
    eor r5, r18
    eor r21, r18
    ldd r18, Z+33
    eor r2, r18
    eor r16, r18
    ldd r18, Z+32
    eor r3, r18
    eor r17, r18
    ; round 9 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+31
    eor r12, r18
    eor r8, r18
    ldd r18, Z+30
    eor r13, r18
    eor r9, r18
    ldd r18, Z+29
    eor r10, r18
    eor r6, r18
    ldd r18, Z+28
    eor r11, r18
    eor r7, r18
    ; round 10 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+27
    eor r4, r18
    eor r20, r18
    ldd r18, Z+26
    eor r5, r18
    eor r21, r18
    ldd r18, Z+25
    eor r2, r18
    eor r16, r18
    ldd r18, Z+24
    eor r3, r18
    eor r17, r18
    ; round 11 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+23
    eor r12, r18
    eor r8, r18
    ldd r18, Z+22
    eor r13, r18
    eor r9, r18
    ldd r18, Z+21
    eor r10, r18
    eor r6, r18
    ldd r18, Z+20
    eor r11, r18
    eor r7, r18
    ; round 12 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+19
    eor r4, r18
    eor r20, r18
    ldd r18, Z+18
    eor r5, r18
    eor r21, r18
    ldd r18, Z+17
    eor r2, r18
    eor r16, r18
    ldd r18, Z+16
    eor r3, r18
    eor r17, r18
    ; round 13 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+15
    eor r12, r18
    eor r8, r18
    ldd r18, Z+14
    eor r13, r18
    eor r9, r18
    ldd r18, Z+13
    eor r10, r18
    eor r6, r18
    ldd r18, Z+12
    eor r11, r18
    eor r7, r18
    ; round 14 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+11
    eor r4, r18
    eor r20, r18
    ldd r18, Z+10
    eor r5, r18
    eor r21, r18
    ldd r18, Z+9
    eor r2, r18
    eor r16, r18
    ldd r18, Z+8
    eor r3, r18
    eor r17, r18
    ; round 15 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+7
    eor r12, r18
    eor r8, r18
    ldd r18, Z+6
    eor r13, r18
    eor r9, r18
    ldd r18, Z+5
    eor r10, r18
    eor r6, r18
    ldd r18, Z+4
    eor r11, r18
    eor r7, r18
    ; round 16 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+3
    eor r4, r18
    eor r20, r18
    ldd r18, Z+2
    eor r5, r18
    eor r21, r18
    ldd r18, Z+1
    eor r2, r18
    eor r16, r18
    ldd r18, Z+0
    eor r3, r18
    eor r17, r18
    ; round 17 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    ldd r18, Z+63
    eor r12, r18
    eor r8, r18
    ldd r18, Z+62
    eor r13, r18
    eor r9, r18
    ldd r18, Z+61
    eor r10, r18
    eor r6, r18
    ldd r18, Z+60
    eor r11, r18
    eor r7, r18
    ; round 18 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+59
    eor r4, r18
    eor r20, r18
    ldd r18, Z+58
    eor r5, r18
    eor r21, r18
    ldd r18, Z+57
    eor r2, r18
    eor r16, r18
    ldd r18, Z+56
    eor r3, r18
    eor r17, r18
    ; round 19 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+55
    eor r12, r18
    eor r8, r18
    ldd r18, Z+54
    eor r13, r18
    eor r9, r18
    ldd r18, Z+53
    eor r10, r18
    eor r6, r18
    ldd r18, Z+52
    eor r11, r18
    eor r7, r18
    ; round 20 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+51
    eor r4, r18
    eor r20, r18
    ldd r18, Z+50
    eor r5, r18
    eor r21, r18
    ldd r18, Z+49
    eor r2, r18
    eor r16, r18
    ldd r18, Z+48
    eor r3, r18
    eor r17, r18
    ; round 21 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+47
    eor r12, r18
    eor r8, r18
    ldd r18, Z+46
    eor r13, r18
    eor r9, r18
    ldd r18, Z+45
    eor r10, r18
    eor r6, r18
    ldd r18, Z+44
    eor r11, r18
    eor r7, r18
    ; round 22 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+43
    eor r4, r18
    eor r20, r18
    ldd r18, Z+42
    eor r5, r18
    eor r21, r18
    ldd r18, Z+41
    eor r2, r18
    eor r16, r18
    ldd r18, Z+40
    eor r3, r18
    eor r17, r18
    ; round 23 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+39
    eor r12, r18
    eor r8, r18
    ldd r18, Z+38
    eor r13, r18
    eor r9, r18
    ldd r18, Z+37
    eor r10, r18
    eor r6, r18
    ldd r18, Z+36
    eor r11, r18
    eor r7, r18
    ; round 24 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+35
    eor r4, r18
    eor r20, r18
    ldd r18, Z+34
    eor r5, r18
    eor r21, r18
    ldd r18, Z+33
    eor r2, r18
    eor r16, r18
    ldd r18, Z+32
    eor r3, r18
    eor r17, r18
    ; round 25 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+31
    eor r12, r18
    eor r8, r18
    ldd r18, Z+30
    eor r13, r18
    eor r9, r18
    ldd r18, Z+29
    eor r10, r18
    eor r6, r18
    ldd r18, Z+28
    eor r11, r18
    eor r7, r18
    ; round 26 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+27
    eor r4, r18
    eor r20, r18
    ldd r18, Z+26
    eor r5, r18
    eor r21, r18
    ldd r18, Z+25
    eor r2, r18
    eor r16, r18
    ldd r18, Z+24
    eor r3, r18
    eor r17, r18
    ; round 27 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+23
    eor r12, r18
    eor r8, r18
    ldd r18, Z+22
    eor r13, r18
    eor r9, r18
    ldd r18, Z+21
    eor r10, r18
    eor r6, r18
    ldd r18, Z+20
    eor r11, r18
    eor r7, r18
    ; round 28 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+19
    eor r4, r18
    eor r20, r18
    ldd r18, Z+18
    eor r5, r18
    eor r21, r18
    ldd r18, Z+17
    eor r2, r18
    eor r16, r18
    ldd r18, Z+16
    eor r3, r18
    eor r17, r18
    ; round 29 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+15
    eor r12, r18
    eor r8, r18
    ldd r18, Z+14
    eor r13, r18
    eor r9, r18
    ldd r18, Z+13
    eor r10, r18
    eor r6, r18
    ldd r18, Z+12
    eor r11, r18
    eor r7, r18
    ; round 30 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+11
    eor r4, r18
    eor r20, r18
    ldd r18, Z+10
    eor r5, r18
    eor r21, r18
    ldd r18, Z+9
    eor r2, r18
    eor r16, r18
    ldd r18, Z+8
    eor r3, r18
    eor r17, r18
    ; round 31 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+7
    eor r12, r18
    eor r8, r18
    ldd r18, Z+6
    eor r13, r18
    eor r9, r18
    ldd r18, Z+5
    eor r10, r18
    eor r6, r18
    ldd r18, Z+4
    eor r11, r18
    eor r7, r18
    ; round 32 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+3
    eor r4, r18
    eor r20, r18
    ldd r18, Z+2
    eor r5, r18
    eor r21, r18
    ldd r18, Z+1
    eor r2, r18
    eor r16, r18
    ldd r18, Z+0
    eor r3, r18
    eor r17, r18
    ; round 33 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ldd r18, Z+47
    eor r12, r18
    eor r8, r18
    ldd r18, Z+46
    eor r13, r18
    eor r9, r18
    ldd r18, Z+45
    eor r10, r18
    eor r6, r18
    ldd r18, Z+44
    eor r11, r18
    eor r7, r18
    ; round 34 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+43
    eor r4, r18
    eor r20, r18
    ldd r18, Z+42
    eor r5, r18
    eor r21, r18
    ldd r18, Z+41
    eor r2, r18
    eor r16, r18
    ldd r18, Z+40
    eor r3, r18
    eor r17, r18
    ; round 35 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+39
    eor r12, r18
    eor r8, r18
    ldd r18, Z+38
    eor r13, r18
    eor r9, r18
    ldd r18, Z+37
    eor r10, r18
    eor r6, r18
    ldd r18, Z+36
    eor r11, r18
    eor r7, r18
    ; round 36 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+35
    eor r4, r18
    eor r20, r18
    ldd r18, Z+34
    eor r5, r18
    eor r21, r18
    ldd r18, Z+33
    eor r2, r18
    eor r16, r18
    ldd r18, Z+32
    eor r3, r18
    eor r17, r18
    ; round 37 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+31
    eor r12, r18
    eor r8, r18
    ldd r18, Z+30
    eor r13, r18
    eor r9, r18
    ldd r18, Z+29
    eor r10, r18
    eor r6, r18
    ldd r18, Z+28
    eor r11, r18
    eor r7, r18
    ; round 38 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+27
    eor r4, r18
    eor r20, r18
    ldd r18, Z+26
    eor r5, r18
    eor r21, r18
    ldd r18, Z+25
    eor r2, r18
    eor r16, r18
    ldd r18, Z+24
    eor r3, r18
    eor r17, r18
    ; round 39 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+23
    eor r12, r18
    eor r8, r18
    ldd r18, Z+22
    eor r13, r18
    eor r9, r18
    ldd r18, Z+21
    eor r10, r18
    eor r6, r18
    ldd r18, Z+20
    eor r11, r18
    eor r7, r18
    ; round 40 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+19
    eor r4, r18
    eor r20, r18
    ldd r18, Z+18
    eor r5, r18
    eor r21, r18
    ldd r18, Z+17
    eor r2, r18
    eor r16, r18
    ldd r18, Z+16
    eor r3, r18
    eor r17, r18
    ; round 41 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+15
    eor r12, r18
    eor r8, r18
    ldd r18, Z+14
    eor r13, r18
    eor r9, r18
    ldd r18, Z+13
    eor r10, r18
    eor r6, r18
    ldd r18, Z+12
    eor r11, r18
    eor r7, r18
    ; round 42 (simon.dsl:42)
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    and r23, r10
    eor r3, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    and r23, r6
    eor r17, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    eor r17, r15
    ldd r18, Z+11
    eor r4, r18
    eor r20, r18
    ldd r18, Z+10
    eor r5, r18
    eor r21, r18
    ldd r18, Z+9
    eor r2, r18
    eor r16, r18
    ldd r18, Z+8
    eor r3, r18
    eor r17, r18
    ; round 43 (simon.dsl:42)
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    and r23, r2
    eor r11, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    and r23, r16
    eor r7, r23
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r18, Z+7
    eor r12, r18
    eor r8, r18
    ; round 44 (simon.dsl:43)
    st Y+, r12
    ; round 43 (simon.dsl:43)
    ldd r18, Z+6
    eor r13, r18
    eor r9, r18
    ; round 44 (simon.dsl:43)
    st Y+, r13
    ; round 43 (simon.dsl:43)
    ldd r18, Z+5
    eor r10, r18
    eor r6, r18
    ; round 44 (simon.dsl:43)
    st Y+, r10
    ; round 43 (simon.dsl:43)
    ldd r18, Z+4
    eor r11, r18
    eor r7, r18
    ; round 44 (simon.dsl:43)
    st Y+, r11
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    and r11, r18
    eor r4, r11
    and r12, r19
    eor r5, r12
    and r13, r14
    eor r2, r13
    and r10, r15
    eor r3, r10
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    eor r3, r15
    movw r12, r8 ; r13, r9
    movw r10, r6 ; r11, r7
    lsl r12
    rol r13
    rol r10
    rol r11
    adc r12, r1
    mov r18, r12
    and r18, r7
    eor r20, r18
    mov r18, r13
    and r18, r8
    eor r21, r18
    mov r18, r10
    and r18, r9
    eor r16, r18
    mov r18, r11
    and r18, r6
    eor r17, r18
    lsl r12
    rol r13
    rol r10
    rol r11
    adc r12, r1
    eor r20, r12
    eor r21, r13
    eor r16, r10
    eor r11, r17
    ldd r12, Z+3
    eor r4, r12
    eor r20, r12
    st Y+, r4
    ldd r12, Z+2
    eor r5, r12
    eor r21, r12
    st Y+, r5
    ldd r12, Z+1
    eor r2, r12
    eor r16, r12
    st Y+, r2
    ldd r12, Z+0
    eor r3, r12
    eor r11, r12
    st Y+, r3
    st Y+, r8
    st Y+, r9
    st Y+, r6
    st Y+, r7
    st Y+, r20
    st Y+, r21
    st Y+, r16
    st Y+, r11
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_simon64_128_ecb_encrypt_avr_rest
    jmp .Llwcc_simon64_128_ecb_encrypt_avr_group
.Llwcc_simon64_128_ecb_encrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simon64_128_ecb_encrypt_avr_out
    tst r24
    breq .Llwcc_simon64_128_ecb_encrypt_avr_end
    lsl r24
    lsl r24
    lsl r24
    push r28
    push r29
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_simon64_128_ecb_encrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simon64_128_ecb_encrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    jmp .Llwcc_simon64_128_ecb_encrypt_avr_group
.Llwcc_simon64_128_ecb_encrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_simon64_128_ecb_encrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon64_128_ecb_encrypt_avr_copy
    ldi r18, 16
.Llwcc_simon64_128_ecb_encrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon64_128_ecb_encrypt_avr_clear
    pop r0
    pop r0
.Llwcc_simon64_128_ecb_encrypt_avr_end:
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
    .size lwcc_simon64_128_ecb_encrypt_avr, .-lwcc_simon64_128_ecb_encrypt_avr

    .global lwcc_simon64_128_ecb_decrypt_avr
    .type lwcc_simon64_128_ecb_decrypt_avr, @function
lwcc_simon64_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon64_128_ecb_decrypt_avr_begin
    ret
.Llwcc_simon64_128_ecb_decrypt_avr_begin:
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
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_simon64_128_ecb_decrypt_avr_group
    jmp .Llwcc_simon64_128_ecb_decrypt_avr_rest
.Llwcc_simon64_128_ecb_decrypt_avr_group:
    ld r8, X+
    ld r9, X+
    ld r6, X+
    ld r7, X+
    ; round 44 (simon.dsl:42)
    movw r2, r8 ; r3, r9
    movw r4, r6 ; r5, r7
    lsl r2
    rol r3
    rol r4
    rol r5
    adc r2, r1
    mov r21, r2
    and r21, r7
    ld r20, X+
    eor r20, r21
    mov r10, r3
    and r10, r8
    ld r21, X+
    eor r21, r10
    mov r17, r4
    and r17, r9
    ld r16, X+
    eor r16, r17
    mov r10, r5
    lsl r2
    rol r3
    rol r4
    rol r10
    adc r2, r1
    eor r20, r2
    eor r21, r3
    eor r16, r4
    and r5, r6
    ld r17, X+
    eor r17, r5
    eor r17, r10
    ld r4, X+
    ld r5, X+
    ld r2, X+
    ld r3, X+
    movw r12, r4 ; r13, r5
    mov r10, r2
    mov r18, r3
    lsl r12
    rol r13
    rol r10
    rol r18
    adc r12, r1
    mov r19, r12
    and r19, r3
    ld r11, X+
    eor r11, r19
    mov r19, r13
    and r19, r4
    ld r14, X+
    eor r14, r19
    mov r19, r10
    and r19, r5
    ld r15, X+
    eor r15, r19
    mov r19, r18
    lsl r12
    rol r13
    rol r10
    rol r19
    adc r12, r1
    eor r12, r11
    eor r13, r14
    eor r10, r15
    and r18, r2
    ld r11, X+
    eor r11, r18
    eor r11, r19
    ldd r18, Z+3
    eor r20, r18
    eor r12, r18
    ldd r18, Z+2
    eor r21, r18
    eor r13, r18
    ldd r18, Z+1
    eor r16, r18
    eor r10, r18
    ldd r18, Z+0
    eor r17, r18
    eor r11, r18
    ; round 43 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+7
    eor r8, r18
    eor r4, r18
    ldd r18, Z+6
    eor r9, r18
    eor r5, r18
    ldd r18, Z+5
    eor r6, r18
    eor r2, r18
    ldd r18, Z+4
    eor r7, r18
    eor r3, r18
    ; round 42 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+11
    eor r20, r18
    eor r12, r18
    ldd r18, Z+10
    eor r21, r18
    eor r13, r18
    ldd r18, Z+9
    eor r16, r18
    eor r10, r18
    ldd r18, Z+8
    eor r17, r18
    eor r11, r18
    ; round 41 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+15
    eor r8, r18
    eor r4, r18
    ldd r18, Z+14
    eor r9, r18
    eor r5, r18
    ldd r18, Z+13
    eor r6, r18
    eor r2, r18
    ldd r18, Z+12
    eor r7, r18
    eor r3, r18
    ; round 40 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+19
    eor r20, r18
    eor r12, r18
    ldd r18, Z+18
    eor r21, r18
    eor r13, r18
    ldd r18, Z+17
    eor r16, r18
    eor r10, r18
    ldd r18, Z+16
    eor r17, r18
    eor r11, r18
    ; round 39 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+23
    eor r8, r18
    eor r4, r18
    ldd r18, Z+22
    eor r9, r18
    eor r5, r18
    ldd r18, Z+21
    eor r6, r18
    eor r2, r18
    ldd r18, Z+20
    eor r7, r18
    eor r3, r18
    ; round 38 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+27
    eor r20, r18
    eor r12, r18
    ldd r18, Z+26
    eor r21, r18
    eor r13, r18
    ldd r18, Z+25
    eor r16, r18
    eor r10, r18
    ldd r18, Z+24
    eor r17, r18
    eor r11, r18
    ; round 37 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+31
    eor r8, r18
    eor r4, r18
    ldd r18, Z+30
    eor r9, r18
    eor r5, r18
    ldd r18, Z+29
    eor r6, r18
    eor r2, r18
    ldd r18, Z+28
    eor r7, r18
    eor r3, r18
    ; round 36 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+35
    eor r20, r18
    eor r12, r18
    ldd r18, Z+34
    eor r21, r18
    eor r13, r18
    ldd r18, Z+33
    eor r16, r18
    eor r10, r18
    ldd r18, Z+32
    eor r17, r18
    eor r11, r18
    ; round 35 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+39
    eor r8, r18
    eor r4, r18
    ldd r18, Z+38
    eor r9, r18
    eor r5, r18
    ldd r18, Z+37
    eor r6, r18
    eor r2, r18
    ldd r18, Z+36
    eor r7, r18
    eor r3, r18
    ; round 34 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+43
    eor r20, r18
    eor r12, r18
    ldd r18, Z+42
    eor r21, r18
    eor r13, r18
    ldd r18, Z+41
    eor r16, r18
    eor r10, r18
    ldd r18, Z+40
    eor r17, r18
    eor r11, r18
    ; round 33 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+47
    eor r8, r18
    eor r4, r18
    ldd r18, Z+46
    eor r9, r18
    eor r5, r18
    ldd r18, Z+45
    eor r6, r18
    eor r2, r18
    ldd r18, Z+44
    eor r7, r18
    eor r3, r18
    ; round 32 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+51
    eor r20, r18
    eor r12, r18
    ldd r18, Z+50
    eor r21, r18
    eor r13, r18
    ldd r18, Z+49
    eor r16, r18
    eor r10, r18
    ldd r18, Z+48
    eor r17, r18
    eor r11, r18
    ; round 31 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+55
    eor r8, r18
    eor r4, r18
    ldd r18, Z+54
    eor r9, r18
    eor r5, r18
    ldd r18, Z+53
    eor r6, r18
    eor r2, r18
    ldd r18, Z+52
    eor r7, r18
    eor r3, r18
    ; round 30 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+59
    eor r20, r18
    eor r12, r18
    ldd r18, Z+58
    eor r21, r18
    eor r13, r18
    ldd r18, Z+57
    eor r16, r18
    eor r10, r18
    ldd r18, Z+56
    eor r17, r18
    eor r11, r18
    ; round 29 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+63
    eor r8, r18
    eor r4, r18
    ldd r18, Z+62
    eor r9, r18
    eor r5, r18
    ldd r18, Z+61
    eor r6, r18
    eor r2, r18
    ldd r18, Z+60
    eor r7, r18
    eor r3, r18
    ; round 28 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r18, Z+3
    eor r20, r18
    eor r12, r18
    ldd r18, Z+2
    eor r21, r18
    eor r13, r18
    ldd r18, Z+1
    eor r16, r18
    eor r10, r18
    ldd r18, Z+0
    eor r17, r18
    eor r11, r18
    ; round 27 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+7
    eor r8, r18
    eor r4, r18
    ldd r18, Z+6
    eor r9, r18
    eor r5, r18
    ldd r18, Z+5
    eor r6, r18
    eor r2, r18
    ldd r18, Z+4
    eor r7, r18
    eor r3, r18
    ; round 26 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+11
    eor r20, r18
    eor r12, r18
    ldd r18, Z+10
    eor r21, r18
    eor r13, r18
    ldd r18, Z+9
    eor r16, r18
    eor r10, r18
    ldd r18, Z+8
    eor r17, r18
    eor r11, r18
    ; round 25 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+15
    eor r8, r18
    eor r4, r18
    ldd r18, Z+14
    eor r9, r18
    eor r5, r18
    ldd r18, Z+13
    eor r6, r18
    eor r2, r18
    ldd r18, Z+12
    eor r7, r18
    eor r3, r18
    ; round 24 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+19
    eor r20, r18
    eor r12, r18
    ldd r18, Z+18
    eor r21, r18
    eor r13, r18
    ldd r18, Z+17
    eor r16, r18
    eor r10, r18
    ldd r18, Z+16
    eor r17, r18
    eor r11, r18
    ; round 23 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+23
    eor r8, r18
    eor r4, r18
    ldd r18, Z+22
    eor r9, r18
    eor r5, r18
    ldd r18, Z+21
    eor r6, r18
    eor r2, r18
    ldd r18, Z+20
    eor r7, r18
    eor r3, r18
    ; round 22 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+27
    eor r20, r18
    eor r12, r18
    ldd r18, Z+26
    eor r21, r18
    eor r13, r18
    ldd r18, Z+25
    eor r16, r18
    eor r10, r18
    ldd r18, Z+24
    eor r17, r18
    eor r11, r18
    ; round 21 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+31
    eor r8, r18
    eor r4, r18
    ldd r18, Z+30
    eor r9, r18
    eor r5, r18
    ldd r18, Z+29
    eor r6, r18
    eor r2, r18
    ldd r18, Z+28
    eor r7, r18
    eor r3, r18
    ; round 20 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+35
    eor r20, r18
    eor r12, r18
    ldd r18, Z+34
    eor r21, r18
    eor r13, r18
    ldd r18, Z+33
    eor r16, r18
    eor r10, r18
    ldd r18, Z+32
    eor r17, r18
    eor r11, r18
    ; round 19 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+39
    eor r8, r18
    eor r4, r18
    ldd r18, Z+38
    eor r9, r18
    eor r5, r18
    ldd r18, Z+37
    eor r6, r18
    eor r2, r18
    ldd r18, Z+36
    eor r7, r18
    eor r3, r18
    ; round 18 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+43
    eor r20, r18
    eor r12, r18
    ldd r18, Z+42
    eor r21, r18
    eor r13, r18
    ldd r18, Z+41
    eor r16, r18
    eor r10, r18
    ldd r18, Z+40
    eor r17, r18
    eor r11, r18
    ; round 17 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+47
    eor r8, r18
    eor r4, r18
    ldd r18, Z+46
    eor r9, r18
    eor r5, r18
    ldd r18, Z+45
    eor r6, r18
    eor r2, r18
    ldd r18, Z+44
    eor r7, r18
    eor r3, r18
    ; round 16 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+51
    eor r20, r18
    eor r12, r18
    ldd r18, Z+50
    eor r21, r18
    eor r13, r18
    ldd r18, Z+49
    eor r16, r18
    eor r10, r18
    ldd r18, Z+48
    eor r17, r18
    eor r11, r18
    ; round 15 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+55
    eor r8, r18
    eor r4, r18
    ldd r18, Z+54
    eor r9, r18
    eor r5, r18
    ldd r18, Z+53
    eor r6, r18
    eor r2, r18
    ldd r18, Z+52
    eor r7, r18
    eor r3, r18
    ; round 14 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+59
    eor r20, r18
    eor r12, r18
    ldd r18, Z+58
    eor r21, r18
    eor r13, r18
    ldd r18, Z+57
    eor r16, r18
    eor r10, r18
    ldd r18, Z+56
    eor r17, r18
    eor r11, r18
    ; round 13 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+63
    eor r8, r18
    eor r4, r18
    ldd r18, Z+62
    eor r9, r18
    eor r5, r18
    ldd r18, Z+61
    eor r6, r18
    eor r2, r18
    ldd r18, Z+60
    eor r7, r18
    eor r3, r18
    ; round 12 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r18, Z+3
    eor r20, r18
    eor r12, r18
    ldd r18, Z+2
    eor r21, r18
    eor r13, r18
    ldd r18, Z+1
    eor r16, r18
    eor r10, r18
    ldd r18, Z+0
    eor r17, r18
    eor r11, r18
    ; round 11 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+7
    eor r8, r18
    eor r4, r18
    ldd r18, Z+6
    eor r9, r18
    eor r5, r18
    ldd r18, Z+5
    eor r6, r18
    eor r2, r18
    ldd r18, Z+4
    eor r7, r18
    eor r3, r18
    ; round 10 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+11
    eor r20, r18
    eor r12, r18
    ldd r18, Z+10
    eor r21, r18
    eor r13, r18
    ldd r18, Z+9
    eor r16, r18
    eor r10, r18
    ldd r18, Z+8
    eor r17, r18
    eor r11, r18
    ; round 9 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+15
    eor r8, r18
    eor r4, r18
    ldd r18, Z+14
    eor r9, r18
    eor r5, r18
    ldd r18, Z+13
    eor r6, r18
    eor r2, r18
    ldd r18, Z+12
    eor r7, r18
    eor r3, r18
    ; round 8 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+19
    eor r20, r18
    eor r12, r18
    ldd r18, Z+18
    eor r21, r18
    eor r13, r18
    ldd r18, Z+17
    eor r16, r18
    eor r10, r18
    ldd r18, Z+16
    eor r17, r18
    eor r11, r18
    ; round 7 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+23
    eor r8, r18
    eor r4, r18
    ldd r18, Z+22
    eor r9, r18
    eor r5, r18
    ldd r18, Z+21
    eor r6, r18
    eor r2, r18
    ldd r18, Z+20
    eor r7, r18
    eor r3, r18
    ; round 6 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+27
    eor r20, r18
    eor r12, r18
    ldd r18, Z+26
    eor r21, r18
    eor r13, r18
    ldd r18, Z+25
    eor r16, r18
    eor r10, r18
    ldd r18, Z+24
    eor r17, r18
    eor r11, r18
    ; round 5 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+31
    eor r8, r18
    eor r4, r18
    ldd r18, Z+30
    eor r9, r18
    eor r5, r18
    ldd r18, Z+29
    eor r6, r18
    eor r2, r18
    ldd r18, Z+28
    eor r7, r18
    eor r3, r18
    ; round 4 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+35
    eor r20, r18
    eor r12, r18
    ldd r18, Z+34
    eor r21, r18
    eor r13, r18
    ldd r18, Z+33
    eor r16, r18
    eor r10, r18
    ldd r18, Z+32
    eor r17, r18
    eor r11, r18
    ; round 3 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+39
    eor r8, r18
    eor r4, r18
    ldd r18, Z+38
    eor r9, r18
    eor r5, r18
    ldd r18, Z+37
    eor r6, r18
    eor r2, r18
    ldd r18, Z+36
    eor r7, r18
    eor r3, r18
    ; round 2 (simon.dsl:42)
    movw r18, r8 ; r19, r9
    movw r14, r6 ; r15, r7
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r7
    eor r20, r23
    mov r23, r19
    and r23, r8
    eor r21, r23
    mov r23, r14
    and r23, r9
    eor r16, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r20, r18
    eor r21, r19
    eor r16, r14
    and r15, r6
    eor r17, r15
    eor r17, r23
    movw r18, r4 ; r19, r5
    movw r14, r2 ; r15, r3
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r3
    eor r12, r23
    mov r23, r19
    and r23, r4
    eor r13, r23
    mov r23, r14
    and r23, r5
    eor r10, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r12, r18
    eor r13, r19
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r23
    ldd r18, Z+43
    eor r20, r18
    eor r12, r18
    ldd r18, Z+42
    eor r21, r18
    eor r13, r18
    ldd r18, Z+41
    eor r16, r18
    eor r10, r18
    ldd r18, Z+40
    eor r17, r18
    eor r11, r18
    ; round 1 (simon.dsl:42)
    movw r18, r20 ; r19, r21
    movw r14, r16 ; r15, r17
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r17
    eor r8, r23
    mov r23, r19
    and r23, r20
    eor r9, r23
    mov r23, r14
    and r23, r21
    eor r6, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r8, r18
    eor r9, r19
    eor r6, r14
    and r15, r16
    eor r7, r15
    eor r7, r23
    movw r18, r12 ; r19, r13
    movw r14, r10 ; r15, r11
    lsl r18
    rol r19
    rol r14
    rol r15
    adc r18, r1
    mov r23, r18
    and r23, r11
    eor r4, r23
    mov r23, r19
    and r23, r12
    eor r5, r23
    mov r23, r14
    and r23, r13
    eor r2, r23
    mov r23, r15
    lsl r18
    rol r19
    rol r14
    rol r23
    adc r18, r1
    eor r4, r18
    eor r5, r19
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r23
    ldd r18, Z+47
    eor r8, r18
    eor r4, r18
    st Y+, r8
    ldd r8, Z+46
    eor r9, r8
    eor r5, r8
    st Y+, r9
    ldd r8, Z+45
    eor r6, r8
    eor r2, r8
    st Y+, r6
    ldd r6, Z+44
    eor r7, r6
    eor r3, r6
    st Y+, r7
    st Y+, r20
    st Y+, r21
    st Y+, r16
    st Y+, r17
    st Y+, r4
    st Y+, r5
    st Y+, r2
    st Y+, r3
    st Y+, r12
    st Y+, r13
    st Y+, r10
    st Y+, r11
    subi r30, lo8(-(-128))
    sbci r31, hi8(-(-128))
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_simon64_128_ecb_decrypt_avr_rest
    jmp .Llwcc_simon64_128_ecb_decrypt_avr_group
.Llwcc_simon64_128_ecb_decrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simon64_128_ecb_decrypt_avr_out
    tst r24
    breq .Llwcc_simon64_128_ecb_decrypt_avr_end
    lsl r24
    lsl r24
    lsl r24
    push r28
    push r29
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_simon64_128_ecb_decrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simon64_128_ecb_decrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    jmp .Llwcc_simon64_128_ecb_decrypt_avr_group
.Llwcc_simon64_128_ecb_decrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_simon64_128_ecb_decrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon64_128_ecb_decrypt_avr_copy
    ldi r18, 16
.Llwcc_simon64_128_ecb_decrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon64_128_ecb_decrypt_avr_clear
    pop r0
    pop r0
.Llwcc_simon64_128_ecb_decrypt_avr_end:
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
    .size lwcc_simon64_128_ecb_decrypt_avr, .-lwcc_simon64_128_ecb_decrypt_avr

    .global lwcc_simon64_128_ctr_init_avr
    .type lwcc_simon64_128_ctr_init_avr, @function
lwcc_simon64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_simon64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_simon64_128_ctr_nonce_avr
    .size lwcc_simon64_128_ctr_init_avr, .-lwcc_simon64_128_ctr_init_avr

    .global lwcc_simon64_128_ctr_nonce_avr
    .type lwcc_simon64_128_ctr_nonce_avr, @function
lwcc_simon64_128_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    ld r0, X+
    subi r30, lo8(-(176))
    sbci r31, hi8(-(176))
    std Z+0, r0
    ld r0, X+
    std Z+1, r0
    ld r0, X+
    std Z+2, r0
    ld r0, X
    std Z+3, r0
    ret
    .size lwcc_simon64_128_ctr_nonce_avr, .-lwcc_simon64_128_ctr_nonce_avr

    .global lwcc_simon64_128_ctr_crypt_avr
    .type lwcc_simon64_128_ctr_crypt_avr, @function
lwcc_simon64_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon64_128_ctr_crypt_avr_begin
    ret
.Llwcc_simon64_128_ctr_crypt_avr_begin:
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
    movw r28, r24
    movw r26, r22
    movw r30, r18
    ; one group before the first: each begins with the next
    ldi r18, 2
    sub r2, r18
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
    brcc .Llwcc_simon64_128_ctr_crypt_avr_group
    jmp .Llwcc_simon64_128_ctr_crypt_avr_rest
.Llwcc_simon64_128_ctr_crypt_avr_group:
    pop r2
    pop r3
    pop r4
    pop r5
    ldi r18, 2
    add r2, r18
    adc r3, r1
    adc r4, r1
    adc r5, r1
    push r5
    push r4
    push r3
    push r2
    movw r8, r2 ; r9, r3
    movw r16, r4 ; r17, r5
    mov r20, r8
    mov r18, r9
    movw r22, r16 ; r23, r17
    subi r20, 255
    sbci r18, 255
    sbci r22, 255
    sbci r23, 255
    ; round 1 (simon.dsl:42)
    movw r2, r16 ; r3, r17
    mov r0, r9
    mov r4, r8
    lsl r3
    rol r2
    rol r0
    rol r4
    adc r3, r1
    movw r6, r2 ; r7, r3
    and r7, r8
    and r6, r17
    mov r5, r0
    and r5, r16
    mov r13, r4
    lsl r3
    rol r2
    rol r0
    rol r13
    adc r3, r1
    eor r7, r3
    eor r6, r2
    eor r5, r0
    and r4, r9
    eor r4, r13
    movw r2, r22 ; r3, r23
    mov r0, r18
    mov r13, r20
    lsl r3
    rol r2
    rol r0
    rol r13
    adc r3, r1
    mov r14, r3
    mov r15, r2
    and r14, r20
    and r15, r23
    mov r12, r0
    and r12, r22
    mov r10, r13
    lsl r3
    rol r2
    rol r0
    rol r10
    adc r3, r1
    eor r14, r3
    eor r15, r2
    eor r12, r0
    and r13, r18
    eor r13, r10
    subi r30, lo8(-(116))
    sbci r31, hi8(-(116))
    ldd r0, Z+60
    eor r7, r0
    eor r14, r0
    ldd r0, Z+61
    eor r6, r0
    eor r15, r0
    ldd r0, Z+62
    eor r5, r0
    eor r12, r0
    ldd r0, Z+63
    eor r4, r0
    eor r13, r0
    ldd r0, Z+59
    eor r7, r0
    eor r14, r0
    ldd r0, Z+58
    eor r6, r0
    eor r15, r0
    ldd r0, Z+57
    eor r5, r0
    eor r12, r0
    ldd r0, Z+56
    eor r4, r0
    eor r13, r0
    ; round 2 (simon.dsl:42)
    mov r0, r7
    mov r19, r6
    mov r21, r5
    mov r2, r4
    lsl r0
    rol r19
    rol r21
    rol r2
    adc r0, r1
    mov r10, r0
    mov r11, r19
    and r10, r4
    eor r10, r17
    and r11, r7
    eor r11, r16
    mov r3, r21
    and r3, r6
    eor r3, r9
    mov r9, r2
    and r9, r5
    eor r8, r9
    lsl r0
    rol r19
    rol r21
    rol r2
    adc r0, r1
    eor r10, r0
    eor r11, r19
    eor r3, r21
    eor r2, r8
    movw r8, r14 ; r9, r15
    mov r0, r12
    mov r19, r13
    lsl r8
    rol r9
    rol r0
    rol r19
    adc r8, r1
    movw r16, r8 ; r17, r9
    and r16, r13
    eor r23, r16
    and r17, r14
    eor r22, r17
    mov r16, r0
    and r16, r15
    eor r18, r16
    mov r16, r19
    and r16, r12
    eor r20, r16
    lsl r8
    rol r9
    rol r0
    rol r19
    adc r8, r1
    eor r8, r23
    eor r9, r22
    eor r0, r18
    eor r20, r19
    ldd r16, Z+55
    eor r10, r16
    eor r8, r16
    ldd r16, Z+54
    eor r11, r16
    eor r9, r16
    ldd r16, Z+53
    eor r3, r16
    eor r0, r16
    ldd r16, Z+52
    eor r2, r16
    eor r20, r16
    ; round 3 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+51
    eor r7, r16
    eor r14, r16
    ldd r16, Z+50
    eor r6, r16
    eor r15, r16
    ldd r16, Z+49
    eor r5, r16
    eor r12, r16
    ldd r16, Z+48
    eor r4, r16
    eor r13, r16
    ; round 4 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    ldd r16, Z+47
    eor r10, r16
    eor r8, r16
    ldd r16, Z+46
    eor r11, r16
    eor r9, r16
    ldd r16, Z+45
    eor r3, r16
    eor r0, r16
    ldd r16, Z+44
    eor r2, r16
    eor r20, r16
    ; round 5 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+43
    eor r7, r16
    eor r14, r16
    ldd r16, Z+42
    eor r6, r16
    eor r15, r16
    ldd r16, Z+41
    eor r5, r16
    eor r12, r16
    ldd r16, Z+40
    eor r4, r16
    eor r13, r16
    ; round 6 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    ldd r16, Z+39
    eor r10, r16
    eor r8, r16
    ldd r16, Z+38
    eor r11, r16
    eor r9, r16
    ldd r16, Z+37
    eor r3, r16
    eor r0, r16
    ldd r16, Z+36
    eor r2, r16
    eor r20, r16
    ; round 7 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+35
    eor r7, r16
    eor r14, r16
    ldd r16, Z+34
    eor r6, r16
    eor r15, r16
    ldd r16, Z+33
    eor r5, r16
    eor r12, r16
    ldd r16, Z+32
    eor r4, r16
    eor r13, r16
    ; round 8 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    ldd r16, Z+31
    eor r10, r16
    eor r8, r16
    ldd r16, Z+30
    eor r11, r16
    eor r9, r16
    ldd r16, Z+29
    eor r3, r16
    eor r0, r16
    ldd r16, Z+28
    eor r2, r16
    eor r20, r16
    ; round 9 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+27
    eor r7, r16
    eor r14, r16
    ldd r16, Z+26
    eor r6, r16
    eor r15, r16
    ldd r16, Z+25
    eor r5, r16
    eor r12, r16
    ldd r16, Z+24
    eor r4, r16
    eor r13, r16
    ; round 10 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    ldd r16, Z+23
    eor r10, r16
    eor r8, r16
    ldd r16, Z+22
    eor r11, r16
    eor r9, r16
    ldd r16, Z+21
    eor r3, r16
    eor r0, r16
    ldd r16, Z+20
    eor r2, r16
    eor r20, r16
    ; round 11 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+19
    eor r7, r16
    eor r14, r16
    ldd r16, Z+18
    eor r6, r16
    eor r15, r16
    ldd r16, Z+17
    eor r5, r16
    eor r12, r16
    ldd r16, Z+16
    eor r4, r16
    eor r13, r16
    ; round 12 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    ldd r16, Z+15
    eor r10, r16
    eor r8, r16
    ldd r16, Z+14
    eor r11, r16
    eor r9, r16
    ldd r16, Z+13
    eor r3, r16
    eor r0, r16
    ldd r16, Z+12
    eor r2, r16
    eor r20, r16
    ; round 13 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+11
    eor r7, r16
    eor r14, r16
    ldd r16, Z+10
    eor r6, r16
    eor r15, r16
    ldd r16, Z+9
    eor r5, r16
    eor r12, r16
    ldd r16, Z+8
    eor r4, r16
    eor r13, r16
    ; round 14 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    ldd r16, Z+7
    eor r10, r16
    eor r8, r16
    ldd r16, Z+6
    eor r11, r16
    eor r9, r16
    ldd r16, Z+5
    eor r3, r16
    eor r0, r16
    ldd r16, Z+4
    eor r2, r16
    eor r20, r16
    ; round 15 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+3
    eor r7, r16
    eor r14, r16
    ldd r16, Z+2
    eor r6, r16
    eor r15, r16
    ldd r16, Z+1
    eor r5, r16
    eor r12, r16
    ldd r16, Z+0
    eor r4, r16
    eor r13, r16
    ; round 16 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    ldd r16, Z+63
    eor r10, r16
    eor r8, r16
    ldd r16, Z+62
    eor r11, r16
    eor r9, r16
    ldd r16, Z+61
    eor r3, r16
    eor r0, r16
    ldd r16, Z+60
    eor r2, r16
    eor r20, r16
    ; round 17 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+59
    eor r7, r16
    eor r14, r16
    ldd r16, Z+58
    eor r6, r16
    eor r15, r16
    ldd r16, Z+57
    eor r5, r16
    eor r12, r16
    ldd r16, Z+56
    eor r4, r16
    eor r13, r16
    ; round 18 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    ldd r16, Z+55
    eor r10, r16
    eor r8, r16
    ldd r16, Z+54
    eor r11, r16
    eor r9, r16
    ldd r16, Z+53
    eor r3, r16
    eor r0, r16
    ldd r16, Z+52
    eor r2, r16
    eor r20, r16
    ; round 19 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+51
    eor r7, r16
    eor r14, r16
    ldd r16, Z+50
    eor r6, r16
    eor r15, r16
    ldd r16, Z+49
    eor r5, r16
    eor r12, r16
    ldd r16, Z+48
    eor r4, r16
    eor r13, r16
    ; round 20 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    ldd r16, Z+47
    eor r10, r16
    eor r8, r16
    ldd r16, Z+46
    eor r11, r16
    eor r9, r16
    ldd r16, Z+45
    eor r3, r16
    eor r0, r16
    ldd r16, Z+44
    eor r2, r16
    eor r20, r16
    ; round 21 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+43
    eor r7, r16
    eor r14, r16
    ldd r16, Z+42
    eor r6, r16
    eor r15, r16
    ldd r16, Z+41
    eor r5, r16
    eor r12, r16
    ldd r16, Z+40
    eor r4, r16
    eor r13, r16
    ; round 22 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    ldd r16, Z+39
    eor r10, r16
    eor r8, r16
    ldd r16, Z+38
    eor r11, r16
    eor r9, r16
    ldd r16, Z+37
    eor r3, r16
    eor r0, r16
    ldd r16, Z+36
    eor r2, r16
    eor r20, r16
    ; round 23 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+35
    eor r7, r16
    eor r14, r16
    ldd r16, Z+34
    eor r6, r16
    eor r15, r16
    ldd r16, Z+33
    eor r5, r16
    eor r12, r16
    ldd r16, Z+32
    eor r4, r16
    eor r13, r16
    ; round 24 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    ldd r16, Z+31
    eor r10, r16
    eor r8, r16
    ldd r16, Z+30
    eor r11, r16
    eor r9, r16
    ldd r16, Z+29
    eor r3, r16
    eor r0, r16
    ldd r16, Z+28
    eor r2, r16
    eor r20, r16
    ; round 25 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+27
    eor r7, r16
    eor r14, r16
    ldd r16, Z+26
    eor r6, r16
    eor r15, r16
    ldd r16, Z+25
    eor r5, r16
    eor r12, r16
    ldd r16, Z+24
    eor r4, r16
    eor r13, r16
    ; round 26 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    ldd r16, Z+23
    eor r10, r16
    eor r8, r16
    ldd r16, Z+22
    eor r11, r16
    eor r9, r16
    ldd r16, Z+21
    eor r3, r16
    eor r0, r16
    ldd r16, Z+20
    eor r2, r16
    eor r20, r16
    ; round 27 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+19
    eor r7, r16
    eor r14, r16
    ldd r16, Z+18
    eor r6, r16
    eor r15, r16
    ldd r16, Z+17
    eor r5, r16
    eor r12, r16
    ldd r16, Z+16
    eor r4, r16
    eor r13, r16
    ; round 28 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    ldd r16, Z+15
    eor r10, r16
    eor r8, r16
    ldd r16, Z+14
    eor r11, r16
    eor r9, r16
    ldd r16, Z+13
    eor r3, r16
    eor r0, r16
    ldd r16, Z+12
    eor r2, r16
    eor r20, r16
    ; round 29 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+11
    eor r7, r16
    eor r14, r16
    ldd r16, Z+10
    eor r6, r16
    eor r15, r16
    ldd r16, Z+9
    eor r5, r16
    eor r12, r16
    ldd r16, Z+8
    eor r4, r16
    eor r13, r16
    ; round 30 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    ldd r16, Z+7
    eor r10, r16
    eor r8, r16
    ldd r16, Z+6
    eor r11, r16
    eor r9, r16
    ldd r16, Z+5
    eor r3, r16
    eor r0, r16
    ldd r16, Z+4
    eor r2, r16
    eor r20, r16
    ; round 31 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+3
    eor r7, r16
    eor r14, r16
    ldd r16, Z+2
    eor r6, r16
    eor r15, r16
    ldd r16, Z+1
    eor r5, r16
    eor r12, r16
    ldd r16, Z+0
    eor r4, r16
    eor r13, r16
    ; round 32 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    subi r30, lo8(-(-52))
    sbci r31, hi8(-(-52))
    ldd r16, Z+51
    eor r10, r16
    eor r8, r16
    ldd r16, Z+50
    eor r11, r16
    eor r9, r16
    ldd r16, Z+49
    eor r3, r16
    eor r0, r16
    ldd r16, Z+48
    eor r2, r16
    eor r20, r16
    ; round 33 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+47
    eor r7, r16
    eor r14, r16
    ldd r16, Z+46
    eor r6, r16
    eor r15, r16
    ldd r16, Z+45
    eor r5, r16
    eor r12, r16
    ldd r16, Z+44
    eor r4, r16
    eor r13, r16
    ; round 34 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    ldd r16, Z+43
    eor r10, r16
    eor r8, r16
    ldd r16, Z+42
    eor r11, r16
    eor r9, r16
    ldd r16, Z+41
    eor r3, r16
    eor r0, r16
    ldd r16, Z+40
    eor r2, r16
    eor r20, r16
    ; round 35 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+39
    eor r7, r16
    eor r14, r16
    ldd r16, Z+38
    eor r6, r16
    eor r15, r16
    ldd r16, Z+37
    eor r5, r16
    eor r12, r16
    ldd r16, Z+36
    eor r4, r16
    eor r13, r16
    ; round 36 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    ldd r16, Z+35
    eor r10, r16
    eor r8, r16
    ldd r16, Z+34
    eor r11, r16
    eor r9, r16
    ldd r16, Z+33
    eor r3, r16
    eor r0, r16
    ldd r16, Z+32
    eor r2, r16
    eor r20, r16
    ; round 37 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+31
    eor r7, r16
    eor r14, r16
    ldd r16, Z+30
    eor r6, r16
    eor r15, r16
    ldd r16, Z+29
    eor r5, r16
    eor r12, r16
    ldd r16, Z+28
    eor r4, r16
    eor r13, r16
    ; round 38 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    ldd r16, Z+27
    eor r10, r16
    eor r8, r16
    ldd r16, Z+26
    eor r11, r16
    eor r9, r16
    ldd r16, Z+25
    eor r3, r16
    eor r0, r16
    ldd r16, Z+24
    eor r2, r16
    eor r20, r16
    ; round 39 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+23
    eor r7, r16
    eor r14, r16
    ldd r16, Z+22
    eor r6, r16
    eor r15, r16
    ldd r16, Z+21
    eor r5, r16
    eor r12, r16
    ldd r16, Z+20
    eor r4, r16
    eor r13, r16
    ; round 40 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    ldd r16, Z+19
    eor r10, r16
    eor r8, r16
    ldd r16, Z+18
    eor r11, r16
    eor r9, r16
    ldd r16, Z+17
    eor r3, r16
    eor r0, r16
    ldd r16, Z+16
    eor r2, r16
    eor r20, r16
    ; round 41 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+15
    eor r7, r16
    eor r14, r16
    ldd r16, Z+14
    eor r6, r16
    eor r15, r16
    ldd r16, Z+13
    eor r5, r16
    eor r12, r16
    ldd r16, Z+12
    eor r4, r16
    eor r13, r16
    ; round 42 (simon.dsl:42)
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r22, r16 ; r23, r17
    and r23, r4
    eor r10, r23
    and r22, r7
    eor r11, r22
    movw r22, r18 ; r23, r19
    and r23, r6
    eor r3, r23
    and r22, r5
    eor r2, r22
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r16, r14 ; r17, r15
    movw r18, r12 ; r19, r13
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r13
    eor r8, r22
    and r23, r14
    eor r9, r23
    movw r22, r18 ; r23, r19
    and r22, r15
    eor r0, r22
    and r23, r12
    eor r20, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r0, r18
    eor r20, r19
    ldd r16, Z+11
    eor r10, r16
    eor r8, r16
    ldd r16, Z+10
    eor r11, r16
    eor r9, r16
    ldd r16, Z+9
    eor r3, r16
    eor r0, r16
    ldd r16, Z+8
    eor r2, r16
    eor r20, r16
    ; round 43 (simon.dsl:42)
    movw r16, r10 ; r17, r11
    movw r18, r2 ; r19, r3
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r2
    eor r7, r22
    and r23, r10
    eor r6, r23
    movw r22, r18 ; r23, r19
    and r23, r11
    eor r5, r23
    and r22, r3
    eor r4, r22
    lsl r16
    rol r17
    rol r19
    rol r18
    adc r16, r1
    eor r7, r16
    eor r6, r17
    eor r5, r19
    eor r4, r18
    movw r16, r8 ; r17, r9
    mov r18, r0
    mov r19, r20
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    movw r22, r16 ; r23, r17
    and r22, r20
    eor r14, r22
    and r23, r8
    eor r15, r23
    movw r22, r18 ; r23, r19
    and r22, r9
    eor r12, r22
    and r23, r0
    eor r13, r23
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    ldd r16, Z+7
    eor r7, r16
    eor r14, r16
    ; round 44 (simon.dsl:43)
    ld r16, X+
    eor r16, r7
    st Y+, r16
    ; round 43 (simon.dsl:43)
    ldd r16, Z+6
    eor r6, r16
    eor r15, r16
    ; round 44 (simon.dsl:43)
    ld r16, X+
    eor r16, r6
    st Y+, r16
    ; round 43 (simon.dsl:43)
    ldd r16, Z+5
    eor r5, r16
    eor r12, r16
    ldd r16, Z+4
    eor r4, r16
    eor r13, r16
    ; round 44 (simon.dsl:43)
    ld r16, X+
    eor r16, r5
    st Y+, r16
    ld r16, X+
    eor r16, r4
    st Y+, r16
    movw r16, r6 ; r17, r7
    movw r18, r4 ; r19, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    and r4, r17
    eor r10, r4
    and r7, r16
    eor r11, r7
    and r6, r19
    eor r3, r6
    and r5, r18
    eor r2, r5
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    eor r10, r17
    eor r11, r16
    eor r3, r19
    eor r2, r18
    movw r4, r14 ; r5, r15
    movw r6, r12 ; r7, r13
    lsl r4
    rol r5
    rol r6
    rol r7
    adc r4, r1
    movw r16, r4 ; r17, r5
    and r16, r13
    eor r8, r16
    and r17, r14
    eor r9, r17
    movw r16, r6 ; r17, r7
    and r16, r15
    eor r0, r16
    and r17, r12
    eor r20, r17
    lsl r4
    rol r5
    rol r6
    rol r7
    adc r4, r1
    eor r8, r4
    eor r9, r5
    eor r0, r6
    eor r7, r20
    ldd r6, Z+3
    eor r10, r6
    eor r8, r6
    ld r6, X+
    eor r6, r10
    st Y+, r6
    ldd r6, Z+2
    eor r11, r6
    eor r9, r6
    ld r6, X+
    eor r6, r11
    st Y+, r6
    ldd r6, Z+1
    eor r3, r6
    eor r0, r6
    ld r6, X+
    eor r6, r3
    st Y+, r6
    ldd r3, Z+0
    eor r2, r3
    eor r7, r3
    ld r3, X+
    eor r3, r2
    st Y+, r3
    ld r6, X+
    eor r6, r14
    st Y+, r6
    ld r6, X+
    eor r6, r15
    st Y+, r6
    ld r6, X+
    eor r6, r12
    st Y+, r6
    ld r6, X+
    eor r6, r13
    st Y+, r6
    ld r6, X+
    eor r6, r8
    st Y+, r6
    ld r6, X+
    eor r6, r9
    st Y+, r6
    ld r6, X+
    eor r6, r0
    st Y+, r6
    ld r0, X+
    eor r0, r7
    st Y+, r0
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_simon64_128_ctr_crypt_avr_rest
    jmp .Llwcc_simon64_128_ctr_crypt_avr_group
.Llwcc_simon64_128_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_simon64_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_simon64_128_ctr_crypt_avr_end
    push r28
    push r29
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_simon64_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simon64_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    push r5
    push r4
    push r3
    push r2
    jmp .Llwcc_simon64_128_ctr_crypt_avr_group
.Llwcc_simon64_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_simon64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon64_128_ctr_crypt_avr_copy
    ldi r18, 16
.Llwcc_simon64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon64_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_simon64_128_ctr_crypt_avr_end:
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
    .size lwcc_simon64_128_ctr_crypt_avr, .-lwcc_simon64_128_ctr_crypt_avr
