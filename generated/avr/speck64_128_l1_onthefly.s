; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile speck --set speck64_128 --target avr --lanes 1 --goal ram
; passes:    unroll() invert() counter() on_the_fly(enabled=true) fold() sbox(lanes=1, fixed=true) hoist(ahead=false) legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 129
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 16, ctx 20, align 1, group 8, stack 129, code 10644, flash 10644, ram 165
; keys:      made in each block: rk holds the key itself, as key_setup copies it, and no round key
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:b912547e190baefc183bfaacf6ec9546f4fc614d9f68266c59a572276b07f2bb

    .text

    .global lwcc_speck64_128_key_setup_avr
    .type lwcc_speck64_128_key_setup_avr, @function
lwcc_speck64_128_key_setup_avr:
    movw r26, r22
    movw r30, r24
    ld r0, X+
    std Z+0, r0
    ld r0, X+
    std Z+1, r0
    ld r0, X+
    std Z+2, r0
    ld r0, X+
    std Z+3, r0
    adiw r26, 1
    ld r0, X+
    std Z+4, r0
    ld r0, X+
    std Z+5, r0
    ld r0, X
    std Z+6, r0
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r0, X+
    std Z+7, r0
    adiw r26, 4
    ld r0, X+
    std Z+8, r0
    ld r0, X+
    std Z+9, r0
    ld r0, X
    std Z+10, r0
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r0, X+
    std Z+11, r0
    adiw r26, 4
    ld r0, X+
    std Z+12, r0
    ld r0, X+
    std Z+13, r0
    ld r0, X
    std Z+14, r0
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r0, X
    std Z+15, r0
    ret
    .size lwcc_speck64_128_key_setup_avr, .-lwcc_speck64_128_key_setup_avr

    .global lwcc_speck64_128_ecb_encrypt_avr
    .type lwcc_speck64_128_ecb_encrypt_avr, @function
lwcc_speck64_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck64_128_ecb_encrypt_avr_begin
    ret
.Llwcc_speck64_128_ecb_encrypt_avr_begin:
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
.Llwcc_speck64_128_ecb_encrypt_avr_group:
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r23, X+
    ld r22, X+
    ld r15, X+
    ld r14, X+
    ld r13, X+
    ld r12, X+
    ld r11, X+
    ld r10, X
    ; round 1 (speck.dsl:22)
    add r12, r23
    adc r11, r22
    adc r10, r15
    adc r13, r14
    ldd r26, Y+5
    ldd r27, Y+5+1
    ld r4, X+
    eor r12, r4
    ld r4, X+
    eor r11, r4
    ld r4, X+
    eor r10, r4
    ld r4, X
    eor r13, r4
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r12
    eor r22, r11
    eor r15, r10
    eor r14, r13
    ; round 2 (speck.dsl:22)
    add r11, r23
    adc r10, r22
    adc r13, r15
    adc r12, r14
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r4, X+
    ld r5, X+
    ld r2, X+
    ld r3, X+
    lsl r4
    rol r5
    rol r2
    rol r3
    adc r4, r1
    lsl r4
    rol r5
    rol r2
    rol r3
    adc r4, r1
    lsl r4
    rol r5
    rol r2
    rol r3
    adc r4, r1
    ld r18, X+
    ld r9, X+
    ld r8, X+
    ld r0, X
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r20, X+
    ld r21, X+
    ld r16, X+
    ld r17, X+
    add r18, r20
    adc r9, r21
    adc r8, r16
    adc r0, r17
    eor r4, r18
    eor r5, r9
    eor r2, r8
    eor r3, r0
    eor r11, r4
    eor r10, r5
    eor r13, r2
    eor r12, r3
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r11
    eor r22, r10
    eor r15, r13
    eor r14, r12
    ; round 3 (speck.dsl:22)
    add r10, r23
    adc r13, r22
    adc r12, r15
    adc r11, r14
    movw r20, r4 ; r21, r5
    movw r16, r2 ; r17, r3
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    adiw r26, 4
    ld r19, X+
    ld r6, X+
    ld r7, X+
    std Y+14, r18
    ld r18, X+
    add r4, r19
    adc r5, r6
    adc r2, r7
    adc r3, r18
    ldi r19, 1
    eor r4, r19
    eor r20, r4
    eor r21, r5
    eor r16, r2
    eor r17, r3
    eor r10, r20
    eor r13, r21
    eor r12, r16
    eor r11, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r10
    eor r22, r13
    eor r15, r12
    eor r14, r11
    ; round 4 (speck.dsl:22)
    add r13, r23
    adc r12, r22
    adc r11, r15
    adc r10, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+15, r5
    ld r5, X+
    std Y+16, r2
    ld r2, X+
    std Y+17, r3
    ld r3, X+
    std Y+18, r4
    ld r4, X
    add r5, r20
    adc r2, r21
    adc r3, r16
    adc r4, r17
    ldi r20, 2
    eor r5, r20
    eor r18, r5
    eor r19, r2
    eor r6, r3
    eor r7, r4
    eor r13, r18
    eor r12, r19
    eor r11, r6
    eor r10, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r13
    eor r22, r12
    eor r15, r11
    eor r14, r10
    ; round 5 (speck.dsl:22)
    add r12, r23
    adc r11, r22
    adc r10, r15
    adc r13, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+19, r2
    ldd r2, Y+14
    add r9, r18
    adc r8, r19
    adc r0, r6
    adc r2, r7
    ldi r19, 3
    eor r9, r19
    eor r20, r9
    eor r21, r8
    eor r16, r0
    eor r17, r2
    eor r12, r20
    eor r11, r21
    eor r10, r16
    eor r13, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r12
    eor r22, r11
    eor r15, r10
    eor r14, r13
    ; round 6 (speck.dsl:22)
    add r11, r23
    adc r10, r22
    adc r13, r15
    adc r12, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+14, r8
    ldd r8, Y+15
    std Y+20, r0
    ldd r0, Y+16
    std Y+21, r2
    ldd r2, Y+17
    std Y+22, r9
    ldd r9, Y+18
    add r8, r20
    adc r0, r21
    adc r2, r16
    adc r9, r17
    ldi r20, 4
    eor r8, r20
    eor r18, r8
    eor r19, r0
    eor r6, r2
    eor r7, r9
    eor r11, r18
    eor r10, r19
    eor r13, r6
    eor r12, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r11
    eor r22, r10
    eor r15, r13
    eor r14, r12
    ; round 7 (speck.dsl:22)
    add r10, r23
    adc r13, r22
    adc r12, r15
    adc r11, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+18, r0
    ldd r0, Y+19
    add r0, r18
    adc r3, r19
    adc r4, r6
    adc r5, r7
    ldi r19, 5
    eor r0, r19
    eor r20, r0
    eor r21, r3
    eor r16, r4
    eor r17, r5
    eor r10, r20
    eor r13, r21
    eor r12, r16
    eor r11, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r10
    eor r22, r13
    eor r15, r12
    eor r14, r11
    ; round 8 (speck.dsl:22)
    add r13, r23
    adc r12, r22
    adc r11, r15
    adc r10, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+19, r3
    ldd r3, Y+14
    std Y+17, r4
    ldd r4, Y+20
    std Y+16, r5
    ldd r5, Y+21
    std Y+15, r0
    ldd r0, Y+22
    add r3, r20
    adc r4, r21
    adc r5, r16
    adc r0, r17
    ldi r20, 6
    eor r3, r20
    eor r18, r3
    eor r19, r4
    eor r6, r5
    eor r7, r0
    eor r13, r18
    eor r12, r19
    eor r11, r6
    eor r10, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r13
    eor r22, r12
    eor r15, r11
    eor r14, r10
    ; round 9 (speck.dsl:22)
    add r12, r23
    adc r11, r22
    adc r10, r15
    adc r13, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+22, r4
    ldd r4, Y+18
    add r4, r18
    adc r2, r19
    adc r9, r6
    adc r8, r7
    ldi r19, 7
    eor r4, r19
    eor r20, r4
    eor r21, r2
    eor r16, r9
    eor r17, r8
    eor r12, r20
    eor r11, r21
    eor r10, r16
    eor r13, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r12
    eor r22, r11
    eor r15, r10
    eor r14, r13
    ; round 10 (speck.dsl:22)
    add r11, r23
    adc r10, r22
    adc r13, r15
    adc r12, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+18, r2
    ldd r2, Y+19
    std Y+21, r9
    ldd r9, Y+17
    std Y+20, r8
    ldd r8, Y+16
    std Y+14, r4
    ldd r4, Y+15
    add r2, r20
    adc r9, r21
    adc r8, r16
    adc r4, r17
    ldi r20, 8
    eor r2, r20
    eor r18, r2
    eor r19, r9
    eor r6, r8
    eor r7, r4
    eor r11, r18
    eor r10, r19
    eor r13, r6
    eor r12, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r11
    eor r22, r10
    eor r15, r13
    eor r14, r12
    ; round 11 (speck.dsl:22)
    add r10, r23
    adc r13, r22
    adc r12, r15
    adc r11, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+15, r9
    ldd r9, Y+22
    add r9, r18
    adc r5, r19
    adc r0, r6
    adc r3, r7
    ldi r19, 9
    eor r9, r19
    eor r20, r9
    eor r21, r5
    eor r16, r0
    eor r17, r3
    eor r10, r20
    eor r13, r21
    eor r12, r16
    eor r11, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r10
    eor r22, r13
    eor r15, r12
    eor r14, r11
    ; round 12 (speck.dsl:22)
    add r13, r23
    adc r12, r22
    adc r11, r15
    adc r10, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+22, r5
    ldd r5, Y+18
    std Y+16, r0
    ldd r0, Y+21
    std Y+17, r3
    ldd r3, Y+20
    std Y+19, r9
    ldd r9, Y+14
    add r5, r20
    adc r0, r21
    adc r3, r16
    adc r9, r17
    ldi r20, 10
    eor r5, r20
    eor r18, r5
    eor r19, r0
    eor r6, r3
    eor r7, r9
    eor r13, r18
    eor r12, r19
    eor r11, r6
    eor r10, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r13
    eor r22, r12
    eor r15, r11
    eor r14, r10
    ; round 13 (speck.dsl:22)
    add r12, r23
    adc r11, r22
    adc r10, r15
    adc r13, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+14, r0
    ldd r0, Y+15
    add r0, r18
    adc r8, r19
    adc r4, r6
    adc r2, r7
    ldi r19, 11
    eor r0, r19
    eor r20, r0
    eor r21, r8
    eor r16, r4
    eor r17, r2
    eor r12, r20
    eor r11, r21
    eor r10, r16
    eor r13, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r12
    eor r22, r11
    eor r15, r10
    eor r14, r13
    ; round 14 (speck.dsl:22)
    add r11, r23
    adc r10, r22
    adc r13, r15
    adc r12, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+15, r8
    ldd r8, Y+22
    std Y+20, r4
    ldd r4, Y+16
    std Y+21, r2
    ldd r2, Y+17
    std Y+18, r0
    ldd r0, Y+19
    add r8, r20
    adc r4, r21
    adc r2, r16
    adc r0, r17
    ldi r20, 12
    eor r8, r20
    eor r18, r8
    eor r19, r4
    eor r6, r2
    eor r7, r0
    eor r11, r18
    eor r10, r19
    eor r13, r6
    eor r12, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r11
    eor r22, r10
    eor r15, r13
    eor r14, r12
    ; round 15 (speck.dsl:22)
    add r10, r23
    adc r13, r22
    adc r12, r15
    adc r11, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+19, r4
    ldd r4, Y+14
    add r4, r18
    adc r3, r19
    adc r9, r6
    adc r5, r7
    ldi r19, 13
    eor r4, r19
    eor r20, r4
    eor r21, r3
    eor r16, r9
    eor r17, r5
    eor r10, r20
    eor r13, r21
    eor r12, r16
    eor r11, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r10
    eor r22, r13
    eor r15, r12
    eor r14, r11
    ; round 16 (speck.dsl:22)
    add r13, r23
    adc r12, r22
    adc r11, r15
    adc r10, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+14, r3
    ldd r3, Y+15
    std Y+17, r9
    ldd r9, Y+20
    std Y+16, r5
    ldd r5, Y+21
    std Y+22, r4
    ldd r4, Y+18
    add r3, r20
    adc r9, r21
    adc r5, r16
    adc r4, r17
    ldi r20, 14
    eor r3, r20
    eor r18, r3
    eor r19, r9
    eor r6, r5
    eor r7, r4
    eor r13, r18
    eor r12, r19
    eor r11, r6
    eor r10, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r13
    eor r22, r12
    eor r15, r11
    eor r14, r10
    ; round 17 (speck.dsl:22)
    add r12, r23
    adc r11, r22
    adc r10, r15
    adc r13, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+18, r9
    ldd r9, Y+19
    add r9, r18
    adc r2, r19
    adc r0, r6
    adc r8, r7
    ldi r19, 15
    eor r9, r19
    eor r20, r9
    eor r21, r2
    eor r16, r0
    eor r17, r8
    eor r12, r20
    eor r11, r21
    eor r10, r16
    eor r13, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r12
    eor r22, r11
    eor r15, r10
    eor r14, r13
    ; round 18 (speck.dsl:22)
    add r11, r23
    adc r10, r22
    adc r13, r15
    adc r12, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+19, r2
    ldd r2, Y+14
    std Y+21, r0
    ldd r0, Y+17
    std Y+20, r8
    ldd r8, Y+16
    std Y+15, r9
    ldd r9, Y+22
    add r2, r20
    adc r0, r21
    adc r8, r16
    adc r9, r17
    ldi r20, 16
    eor r2, r20
    eor r18, r2
    eor r19, r0
    eor r6, r8
    eor r7, r9
    eor r11, r18
    eor r10, r19
    eor r13, r6
    eor r12, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r11
    eor r22, r10
    eor r15, r13
    eor r14, r12
    ; round 19 (speck.dsl:22)
    add r10, r23
    adc r13, r22
    adc r12, r15
    adc r11, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+22, r0
    ldd r0, Y+18
    add r0, r18
    adc r5, r19
    adc r4, r6
    adc r3, r7
    ldi r19, 17
    eor r0, r19
    eor r20, r0
    eor r21, r5
    eor r16, r4
    eor r17, r3
    eor r10, r20
    eor r13, r21
    eor r12, r16
    eor r11, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r10
    eor r22, r13
    eor r15, r12
    eor r14, r11
    ; round 20 (speck.dsl:22)
    add r13, r23
    adc r12, r22
    adc r11, r15
    adc r10, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+18, r5
    ldd r5, Y+19
    std Y+16, r4
    ldd r4, Y+21
    std Y+17, r3
    ldd r3, Y+20
    std Y+14, r0
    ldd r0, Y+15
    add r5, r20
    adc r4, r21
    adc r3, r16
    adc r0, r17
    ldi r20, 18
    eor r5, r20
    eor r18, r5
    eor r19, r4
    eor r6, r3
    eor r7, r0
    eor r13, r18
    eor r12, r19
    eor r11, r6
    eor r10, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r13
    eor r22, r12
    eor r15, r11
    eor r14, r10
    ; round 21 (speck.dsl:22)
    add r12, r23
    adc r11, r22
    adc r10, r15
    adc r13, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+15, r4
    ldd r4, Y+22
    add r4, r18
    adc r8, r19
    adc r9, r6
    adc r2, r7
    ldi r19, 19
    eor r4, r19
    eor r20, r4
    eor r21, r8
    eor r16, r9
    eor r17, r2
    eor r12, r20
    eor r11, r21
    eor r10, r16
    eor r13, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r12
    eor r22, r11
    eor r15, r10
    eor r14, r13
    ; round 22 (speck.dsl:22)
    add r11, r23
    adc r10, r22
    adc r13, r15
    adc r12, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+22, r8
    ldd r8, Y+18
    std Y+20, r9
    ldd r9, Y+16
    std Y+21, r2
    ldd r2, Y+17
    std Y+19, r4
    ldd r4, Y+14
    add r8, r20
    adc r9, r21
    adc r2, r16
    adc r4, r17
    ldi r20, 20
    eor r8, r20
    eor r18, r8
    eor r19, r9
    eor r6, r2
    eor r7, r4
    eor r11, r18
    eor r10, r19
    eor r13, r6
    eor r12, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r11
    eor r22, r10
    eor r15, r13
    eor r14, r12
    ; round 23 (speck.dsl:22)
    add r10, r23
    adc r13, r22
    adc r12, r15
    adc r11, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+14, r9
    ldd r9, Y+15
    add r9, r18
    adc r3, r19
    adc r0, r6
    adc r5, r7
    ldi r19, 21
    eor r9, r19
    eor r20, r9
    eor r21, r3
    eor r16, r0
    eor r17, r5
    eor r10, r20
    eor r13, r21
    eor r12, r16
    eor r11, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r10
    eor r22, r13
    eor r15, r12
    eor r14, r11
    ; round 24 (speck.dsl:22)
    add r13, r23
    adc r12, r22
    adc r11, r15
    adc r10, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+15, r3
    ldd r3, Y+22
    std Y+17, r0
    ldd r0, Y+20
    std Y+16, r5
    ldd r5, Y+21
    std Y+18, r9
    ldd r9, Y+19
    add r3, r20
    adc r0, r21
    adc r5, r16
    adc r9, r17
    ldi r20, 22
    eor r3, r20
    eor r18, r3
    eor r19, r0
    eor r6, r5
    eor r7, r9
    eor r13, r18
    eor r12, r19
    eor r11, r6
    eor r10, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r13
    eor r22, r12
    eor r15, r11
    eor r14, r10
    ; round 25 (speck.dsl:22)
    add r12, r23
    adc r11, r22
    adc r10, r15
    adc r13, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+19, r0
    ldd r0, Y+14
    add r0, r18
    adc r2, r19
    adc r4, r6
    adc r8, r7
    ldi r19, 23
    eor r0, r19
    eor r20, r0
    eor r2, r21
    eor r4, r16
    eor r8, r17
    eor r12, r20
    eor r11, r2
    eor r10, r4
    eor r13, r8
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r12
    eor r22, r11
    eor r15, r10
    eor r14, r13
    ; round 26 (speck.dsl:22)
    add r11, r23
    adc r10, r22
    adc r13, r15
    adc r12, r14
    mov r18, r20
    mov r0, r2
    mov r21, r4
    mov r16, r8
    lsl r18
    rol r0
    rol r21
    rol r16
    adc r18, r1
    lsl r18
    rol r0
    rol r21
    rol r16
    adc r18, r1
    lsl r18
    rol r0
    rol r21
    rol r16
    adc r18, r1
    ldd r17, Y+15
    ldd r19, Y+17
    ldd r6, Y+16
    ldd r7, Y+18
    add r20, r17
    adc r2, r19
    adc r4, r6
    adc r8, r7
    ldi r17, 24
    eor r20, r17
    eor r18, r20
    eor r2, r0
    eor r4, r21
    eor r8, r16
    eor r11, r18
    eor r10, r2
    eor r13, r4
    eor r12, r8
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r11
    eor r22, r10
    eor r15, r13
    eor r14, r12
    ; round 27 (speck.dsl:22)
    add r10, r23
    adc r13, r22
    adc r12, r15
    adc r11, r14
    mov r0, r18
    mov r20, r2
    mov r21, r4
    mov r16, r8
    lsl r0
    rol r20
    rol r21
    rol r16
    adc r0, r1
    lsl r0
    rol r20
    rol r21
    rol r16
    adc r0, r1
    lsl r0
    rol r20
    rol r21
    rol r16
    adc r0, r1
    ldd r17, Y+19
    add r18, r17
    adc r2, r5
    adc r4, r9
    adc r8, r3
    ldi r17, 25
    eor r18, r17
    eor r18, r0
    eor r2, r20
    eor r4, r21
    eor r8, r16
    eor r10, r18
    eor r13, r2
    eor r12, r4
    eor r11, r8
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r10
    eor r22, r13
    eor r15, r12
    eor r14, r11
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r23
    st X+, r22
    st X+, r15
    st X+, r14
    st X+, r10
    st X+, r13
    st X+, r12
    st X, r11
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 8
    std Y+1, r30
    std Y+2, r31
    ldd r30, Y+3
    ldd r31, Y+4
    adiw r30, 8
    std Y+3, r30
    std Y+4, r31
    sbiw r24, 1
    breq .Llwcc_speck64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_speck64_128_ecb_encrypt_avr_group
.Llwcc_speck64_128_ecb_encrypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_speck64_128_ecb_encrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_speck64_128_ecb_encrypt_avr_wipe
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
    .size lwcc_speck64_128_ecb_encrypt_avr, .-lwcc_speck64_128_ecb_encrypt_avr

    .global lwcc_speck64_128_ecb_decrypt_avr
    .type lwcc_speck64_128_ecb_decrypt_avr, @function
lwcc_speck64_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck64_128_ecb_decrypt_avr_begin
    ret
.Llwcc_speck64_128_ecb_decrypt_avr_begin:
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
    subi r28, 109
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
.Llwcc_speck64_128_ecb_decrypt_avr_group:
    ; round 27 (speck.dsl:23)
    ldd r26, Y+5
    ldd r27, Y+5+1
    ld r12, X+
    ld r13, X+
    ld r8, X+
    ld r9, X+
    lsl r12
    rol r13
    rol r8
    rol r9
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    adc r12, r1
    ld r23, X+
    ld r3, X+
    ld r2, X+
    ld r14, X
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r10, X+
    ld r11, X+
    ld r6, X+
    ld r7, X+
    add r23, r10
    adc r3, r11
    adc r2, r6
    adc r14, r7
    eor r12, r23
    eor r13, r3
    eor r8, r2
    eor r9, r14
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    adiw r26, 4
    ld r22, X+
    ld r20, X+
    ld r15, X+
    ld r21, X+
    add r22, r12
    adc r20, r13
    adc r15, r8
    adc r21, r9
    ldi r18, 1
    eor r22, r18
    eor r10, r22
    eor r11, r20
    eor r6, r15
    eor r7, r21
    movw r18, r10 ; r19, r11
    movw r16, r6 ; r17, r7
    lsl r18
    rol r19
    rol r16
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r16
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r16
    rol r17
    adc r18, r1
    ld r5, X+
    ld r4, X+
    ld r0, X+
    std Y+14, r9
    ld r9, X
    add r5, r10
    adc r4, r11
    adc r0, r6
    adc r9, r7
    std Y+15, r21
    ldi r21, 2
    eor r5, r21
    eor r18, r5
    eor r19, r4
    eor r16, r0
    eor r17, r9
    add r3, r18
    adc r2, r19
    adc r14, r16
    adc r23, r17
    ldi r21, 3
    eor r3, r21
    mov r21, r18
    std Y+16, r8
    mov r8, r19
    std Y+17, r13
    mov r13, r16
    std Y+18, r12
    mov r12, r17
    lsl r21
    rol r8
    rol r13
    rol r12
    adc r21, r1
    lsl r21
    rol r8
    rol r13
    rol r12
    adc r21, r1
    lsl r21
    rol r8
    rol r13
    rol r12
    adc r21, r1
    eor r21, r3
    eor r8, r2
    eor r13, r14
    eor r12, r23
    std Y+19, r7
    ldd r7, Y+15
    add r20, r21
    adc r15, r8
    adc r7, r13
    adc r22, r12
    std Y+15, r17
    ldi r17, 4
    eor r20, r17
    mov r17, r21
    std Y+20, r6
    mov r6, r8
    std Y+21, r11
    mov r11, r13
    std Y+22, r10
    mov r10, r12
    lsl r17
    rol r6
    rol r11
    rol r10
    adc r17, r1
    lsl r17
    rol r6
    rol r11
    rol r10
    adc r17, r1
    lsl r17
    rol r6
    rol r11
    rol r10
    adc r17, r1
    eor r17, r20
    eor r6, r15
    eor r11, r7
    eor r10, r22
    add r4, r17
    adc r0, r6
    adc r9, r11
    adc r5, r10
    std Y+23, r16
    ldi r16, 5
    eor r4, r16
    mov r16, r17
    std Y+24, r19
    mov r19, r6
    std Y+25, r18
    mov r18, r11
    std Y+26, r12
    mov r12, r10
    lsl r16
    rol r19
    rol r18
    rol r12
    adc r16, r1
    lsl r16
    rol r19
    rol r18
    rol r12
    adc r16, r1
    lsl r16
    rol r19
    rol r18
    rol r12
    adc r16, r1
    eor r16, r4
    eor r19, r0
    eor r18, r9
    eor r12, r5
    add r2, r16
    adc r14, r19
    adc r23, r18
    adc r3, r12
    std Y+27, r21
    ldi r21, 6
    eor r2, r21
    mov r21, r16
    std Y+28, r13
    mov r13, r19
    std Y+29, r8
    mov r8, r18
    std Y+30, r10
    mov r10, r12
    lsl r21
    rol r13
    rol r8
    rol r10
    adc r21, r1
    lsl r21
    rol r13
    rol r8
    rol r10
    adc r21, r1
    lsl r21
    rol r13
    rol r8
    rol r10
    adc r21, r1
    eor r21, r2
    eor r13, r14
    eor r8, r23
    eor r10, r3
    add r15, r21
    adc r7, r13
    adc r22, r8
    adc r20, r10
    std Y+31, r17
    ldi r17, 7
    eor r15, r17
    mov r17, r21
    std Y+32, r11
    mov r11, r13
    std Y+33, r6
    mov r6, r8
    std Y+34, r12
    mov r12, r10
    lsl r17
    rol r11
    rol r6
    rol r12
    adc r17, r1
    lsl r17
    rol r11
    rol r6
    rol r12
    adc r17, r1
    lsl r17
    rol r11
    rol r6
    rol r12
    adc r17, r1
    eor r17, r15
    eor r11, r7
    eor r6, r22
    eor r12, r20
    add r0, r17
    adc r9, r11
    adc r5, r6
    adc r4, r12
    std Y+35, r18
    ldi r18, 8
    eor r0, r18
    mov r18, r17
    std Y+36, r19
    mov r19, r11
    std Y+37, r16
    mov r16, r6
    std Y+38, r10
    mov r10, r12
    lsl r18
    rol r19
    rol r16
    rol r10
    adc r18, r1
    lsl r18
    rol r19
    rol r16
    rol r10
    adc r18, r1
    lsl r18
    rol r19
    rol r16
    rol r10
    adc r18, r1
    eor r18, r0
    eor r19, r9
    eor r16, r5
    eor r10, r4
    add r14, r18
    adc r23, r19
    adc r3, r16
    adc r2, r10
    std Y+39, r21
    ldi r21, 9
    eor r14, r21
    mov r21, r18
    std Y+40, r8
    mov r8, r19
    std Y+41, r13
    mov r13, r16
    std Y+42, r12
    mov r12, r10
    lsl r21
    rol r8
    rol r13
    rol r12
    adc r21, r1
    lsl r21
    rol r8
    rol r13
    rol r12
    adc r21, r1
    lsl r21
    rol r8
    rol r13
    rol r12
    adc r21, r1
    eor r21, r14
    eor r8, r23
    eor r13, r3
    eor r12, r2
    add r7, r21
    adc r22, r8
    adc r20, r13
    adc r15, r12
    std Y+43, r17
    ldi r17, 10
    eor r7, r17
    mov r17, r21
    std Y+44, r6
    mov r6, r8
    std Y+45, r11
    mov r11, r13
    std Y+46, r10
    mov r10, r12
    lsl r17
    rol r6
    rol r11
    rol r10
    adc r17, r1
    lsl r17
    rol r6
    rol r11
    rol r10
    adc r17, r1
    lsl r17
    rol r6
    rol r11
    rol r10
    adc r17, r1
    eor r17, r7
    eor r6, r22
    eor r11, r20
    eor r10, r15
    add r9, r17
    adc r5, r6
    adc r4, r11
    adc r0, r10
    std Y+47, r16
    ldi r16, 11
    eor r9, r16
    mov r16, r17
    std Y+48, r19
    mov r19, r6
    std Y+49, r18
    mov r18, r11
    std Y+50, r12
    mov r12, r10
    lsl r16
    rol r19
    rol r18
    rol r12
    adc r16, r1
    lsl r16
    rol r19
    rol r18
    rol r12
    adc r16, r1
    lsl r16
    rol r19
    rol r18
    rol r12
    adc r16, r1
    eor r16, r9
    eor r19, r5
    eor r18, r4
    eor r12, r0
    add r23, r16
    adc r3, r19
    adc r2, r18
    adc r14, r12
    std Y+51, r21
    ldi r21, 12
    eor r23, r21
    mov r21, r16
    std Y+52, r13
    mov r13, r19
    std Y+53, r8
    mov r8, r18
    std Y+54, r10
    mov r10, r12
    lsl r21
    rol r13
    rol r8
    rol r10
    adc r21, r1
    lsl r21
    rol r13
    rol r8
    rol r10
    adc r21, r1
    lsl r21
    rol r13
    rol r8
    rol r10
    adc r21, r1
    eor r21, r23
    eor r13, r3
    eor r8, r2
    eor r10, r14
    add r22, r21
    adc r20, r13
    adc r15, r8
    adc r7, r10
    std Y+55, r17
    ldi r17, 13
    eor r22, r17
    mov r17, r21
    std Y+56, r11
    mov r11, r13
    std Y+57, r6
    mov r6, r8
    std Y+58, r12
    mov r12, r10
    lsl r17
    rol r11
    rol r6
    rol r12
    adc r17, r1
    lsl r17
    rol r11
    rol r6
    rol r12
    adc r17, r1
    lsl r17
    rol r11
    rol r6
    rol r12
    adc r17, r1
    eor r17, r22
    eor r11, r20
    eor r6, r15
    eor r12, r7
    add r5, r17
    adc r4, r11
    adc r0, r6
    adc r9, r12
    std Y+59, r18
    ldi r18, 14
    eor r5, r18
    mov r18, r17
    std Y+60, r19
    mov r19, r11
    std Y+61, r16
    mov r16, r6
    std Y+62, r10
    mov r10, r12
    lsl r18
    rol r19
    rol r16
    rol r10
    adc r18, r1
    lsl r18
    rol r19
    rol r16
    rol r10
    adc r18, r1
    lsl r18
    rol r19
    rol r16
    rol r10
    adc r18, r1
    eor r18, r5
    eor r19, r4
    eor r16, r0
    eor r10, r9
    add r3, r18
    adc r2, r19
    adc r14, r16
    adc r23, r10
    std Y+63, r21
    ldi r21, 15
    eor r3, r21
    mov r21, r18
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r8
    mov r8, r19
    std Y+1, r13
    mov r13, r16
    std Y+2, r12
    mov r12, r10
    lsl r21
    rol r8
    rol r13
    rol r12
    adc r21, r1
    lsl r21
    rol r8
    rol r13
    rol r12
    adc r21, r1
    lsl r21
    rol r8
    rol r13
    rol r12
    adc r21, r1
    eor r21, r3
    eor r8, r2
    eor r13, r14
    eor r12, r23
    add r20, r21
    adc r15, r8
    adc r7, r13
    adc r22, r12
    std Y+3, r17
    ldi r17, 16
    eor r20, r17
    mov r17, r21
    std Y+4, r6
    mov r6, r8
    std Y+5, r11
    mov r11, r13
    std Y+6, r10
    mov r10, r12
    lsl r17
    rol r6
    rol r11
    rol r10
    adc r17, r1
    lsl r17
    rol r6
    rol r11
    rol r10
    adc r17, r1
    lsl r17
    rol r6
    rol r11
    rol r10
    adc r17, r1
    eor r17, r20
    eor r6, r15
    eor r11, r7
    eor r10, r22
    add r4, r17
    adc r0, r6
    adc r9, r11
    adc r5, r10
    std Y+7, r16
    ldi r16, 17
    eor r4, r16
    mov r16, r17
    std Y+8, r19
    mov r19, r6
    std Y+9, r18
    mov r18, r11
    std Y+10, r12
    mov r12, r10
    lsl r16
    rol r19
    rol r18
    rol r12
    adc r16, r1
    lsl r16
    rol r19
    rol r18
    rol r12
    adc r16, r1
    lsl r16
    rol r19
    rol r18
    rol r12
    adc r16, r1
    eor r16, r4
    eor r19, r0
    eor r18, r9
    eor r12, r5
    add r2, r16
    adc r14, r19
    adc r23, r18
    adc r3, r12
    std Y+11, r21
    ldi r21, 18
    eor r2, r21
    mov r21, r16
    std Y+12, r13
    mov r13, r19
    std Y+13, r8
    mov r8, r18
    std Y+14, r10
    mov r10, r12
    lsl r21
    rol r13
    rol r8
    rol r10
    adc r21, r1
    lsl r21
    rol r13
    rol r8
    rol r10
    adc r21, r1
    lsl r21
    rol r13
    rol r8
    rol r10
    adc r21, r1
    eor r21, r2
    eor r13, r14
    eor r8, r23
    eor r10, r3
    add r15, r21
    adc r7, r13
    adc r22, r8
    adc r20, r10
    std Y+15, r17
    ldi r17, 19
    eor r15, r17
    mov r17, r21
    std Y+16, r11
    mov r11, r13
    std Y+17, r6
    mov r6, r8
    std Y+18, r12
    mov r12, r10
    lsl r17
    rol r11
    rol r6
    rol r12
    adc r17, r1
    lsl r17
    rol r11
    rol r6
    rol r12
    adc r17, r1
    lsl r17
    rol r11
    rol r6
    rol r12
    adc r17, r1
    eor r17, r15
    eor r11, r7
    eor r6, r22
    eor r12, r20
    add r0, r17
    adc r9, r11
    adc r5, r6
    adc r4, r12
    std Y+19, r18
    ldi r18, 20
    eor r0, r18
    mov r18, r17
    std Y+20, r19
    mov r19, r11
    std Y+21, r16
    mov r16, r6
    std Y+22, r10
    mov r10, r12
    lsl r18
    rol r19
    rol r16
    rol r10
    adc r18, r1
    lsl r18
    rol r19
    rol r16
    rol r10
    adc r18, r1
    lsl r18
    rol r19
    rol r16
    rol r10
    adc r18, r1
    eor r18, r0
    eor r19, r9
    eor r16, r5
    eor r10, r4
    add r14, r18
    adc r23, r19
    adc r3, r16
    adc r2, r10
    std Y+23, r21
    ldi r21, 21
    eor r14, r21
    mov r21, r18
    std Y+24, r8
    mov r8, r19
    std Y+25, r13
    mov r13, r16
    std Y+26, r12
    mov r12, r10
    lsl r21
    rol r8
    rol r13
    rol r12
    adc r21, r1
    lsl r21
    rol r8
    rol r13
    rol r12
    adc r21, r1
    lsl r21
    rol r8
    rol r13
    rol r12
    adc r21, r1
    eor r21, r14
    eor r8, r23
    eor r13, r3
    eor r12, r2
    add r7, r21
    adc r22, r8
    adc r20, r13
    adc r15, r12
    std Y+27, r17
    ldi r17, 22
    eor r7, r17
    mov r17, r21
    std Y+28, r6
    mov r6, r8
    std Y+29, r11
    mov r11, r13
    std Y+30, r10
    mov r10, r12
    lsl r17
    rol r6
    rol r11
    rol r10
    adc r17, r1
    lsl r17
    rol r6
    rol r11
    rol r10
    adc r17, r1
    lsl r17
    rol r6
    rol r11
    rol r10
    adc r17, r1
    eor r17, r7
    eor r6, r22
    eor r11, r20
    eor r10, r15
    add r9, r17
    adc r5, r6
    adc r4, r11
    adc r0, r10
    std Y+31, r16
    ldi r16, 23
    eor r9, r16
    mov r16, r17
    std Y+32, r19
    mov r19, r6
    std Y+33, r18
    mov r18, r11
    std Y+34, r12
    mov r12, r10
    lsl r16
    rol r19
    rol r18
    rol r12
    adc r16, r1
    lsl r16
    rol r19
    rol r18
    rol r12
    adc r16, r1
    lsl r16
    rol r19
    rol r18
    rol r12
    adc r16, r1
    eor r9, r16
    eor r19, r5
    eor r18, r4
    eor r12, r0
    add r23, r9
    adc r3, r19
    adc r2, r18
    adc r14, r12
    ldi r16, 24
    eor r23, r16
    mov r16, r9
    movw r4, r18 ; r5, r19
    mov r0, r12
    lsl r16
    rol r5
    rol r4
    rol r0
    adc r16, r1
    lsl r16
    rol r5
    rol r4
    rol r0
    adc r16, r1
    lsl r16
    rol r5
    rol r4
    rol r0
    adc r16, r1
    eor r23, r16
    eor r3, r5
    eor r2, r4
    eor r14, r0
    add r22, r23
    adc r20, r3
    adc r15, r2
    adc r7, r14
    ldi r16, 25
    eor r22, r16
    mov r16, r23
    movw r4, r2 ; r5, r3
    mov r0, r14
    lsl r16
    rol r5
    rol r4
    rol r0
    adc r16, r1
    lsl r16
    rol r5
    rol r4
    rol r0
    adc r16, r1
    lsl r16
    rol r5
    rol r4
    rol r0
    adc r16, r1
    eor r22, r16
    eor r20, r5
    eor r15, r4
    eor r7, r0
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r30, Y+3
    ldd r31, Y+3+1
    ldd r16, Z+0
    ldd r5, Z+1
    ldd r4, Z+2
    ldd r0, Z+3
    adiw r28, 36
    std Y+63, r13
    ldd r13, Z+4
    eor r16, r13
    eor r13, r22
    ldd r22, Z+5
    eor r5, r22
    eor r22, r20
    ldd r20, Z+6
    eor r4, r20
    eor r20, r15
    ldd r15, Z+7
    eor r0, r15
    eor r15, r7
    mov r7, r16
    lsr r7
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r7
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r7
    ror r0
    ror r4
    ror r5
    ror r16
    sub r13, r16
    sbc r22, r5
    sbc r20, r4
    sbc r15, r0
    ; round 26 (speck.dsl:23)
    eor r16, r15
    eor r15, r23
    eor r5, r13
    eor r13, r3
    eor r4, r22
    eor r22, r2
    eor r0, r20
    eor r20, r14
    mov r23, r16
    lsr r23
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r23
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r23
    ror r0
    ror r4
    ror r5
    ror r16
    sub r15, r16
    sbc r13, r5
    sbc r22, r4
    sbc r20, r0
    ; round 25 (speck.dsl:23)
    eor r16, r20
    eor r20, r9
    eor r5, r15
    eor r15, r19
    eor r4, r13
    eor r13, r18
    eor r0, r22
    eor r22, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r20, r16
    sbc r15, r5
    sbc r13, r4
    sbc r22, r0
    ; round 24 (speck.dsl:23)
    eor r16, r22
    eor r22, r17
    eor r5, r20
    eor r20, r6
    eor r4, r15
    eor r15, r11
    eor r0, r13
    eor r13, r10
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r22, r16
    sbc r20, r5
    sbc r15, r4
    sbc r13, r0
    ; round 23 (speck.dsl:23)
    eor r16, r13
    eor r13, r21
    eor r5, r22
    eor r22, r8
    eor r4, r20
    ldd r12, Y+63
    eor r20, r12
    eor r0, r15
    ldd r12, Y+62
    eor r15, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r13, r16
    sbc r22, r5
    sbc r20, r4
    sbc r15, r0
    ; round 22 (speck.dsl:23)
    eor r16, r15
    ldd r12, Y+61
    eor r15, r12
    eor r5, r13
    ldd r12, Y+60
    eor r13, r12
    eor r4, r22
    ldd r12, Y+59
    eor r22, r12
    eor r0, r20
    ldd r12, Y+58
    eor r20, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r15, r16
    sbc r13, r5
    sbc r22, r4
    sbc r20, r0
    ; round 21 (speck.dsl:23)
    eor r16, r20
    ldd r12, Y+55
    eor r20, r12
    eor r5, r15
    ldd r12, Y+57
    eor r15, r12
    eor r4, r13
    ldd r12, Y+56
    eor r13, r12
    eor r0, r22
    ldd r12, Y+54
    eor r22, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r20, r16
    sbc r15, r5
    sbc r13, r4
    sbc r22, r0
    ; round 20 (speck.dsl:23)
    eor r16, r22
    ldd r12, Y+51
    eor r22, r12
    eor r5, r20
    ldd r12, Y+53
    eor r20, r12
    eor r4, r15
    ldd r12, Y+52
    eor r15, r12
    eor r0, r13
    ldd r12, Y+50
    eor r13, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r22, r16
    sbc r20, r5
    sbc r15, r4
    sbc r13, r0
    ; round 19 (speck.dsl:23)
    eor r16, r13
    ldd r12, Y+49
    eor r13, r12
    eor r5, r22
    ldd r12, Y+48
    eor r22, r12
    eor r4, r20
    ldd r12, Y+47
    eor r20, r12
    eor r0, r15
    ldd r12, Y+46
    eor r15, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r13, r16
    sbc r22, r5
    sbc r20, r4
    sbc r15, r0
    ; round 18 (speck.dsl:23)
    eor r16, r15
    ldd r12, Y+43
    eor r15, r12
    eor r5, r13
    ldd r12, Y+45
    eor r13, r12
    eor r4, r22
    ldd r12, Y+44
    eor r22, r12
    eor r0, r20
    ldd r12, Y+42
    eor r20, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r15, r16
    sbc r13, r5
    sbc r22, r4
    sbc r20, r0
    ; round 17 (speck.dsl:23)
    eor r16, r20
    ldd r12, Y+39
    eor r20, r12
    eor r5, r15
    ldd r12, Y+41
    eor r15, r12
    eor r4, r13
    ldd r12, Y+40
    eor r13, r12
    eor r0, r22
    ldd r12, Y+38
    eor r22, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r20, r16
    sbc r15, r5
    sbc r13, r4
    sbc r22, r0
    ; round 16 (speck.dsl:23)
    eor r16, r22
    ldd r12, Y+37
    eor r22, r12
    eor r5, r20
    ldd r12, Y+36
    eor r20, r12
    eor r4, r15
    ldd r12, Y+35
    eor r15, r12
    eor r0, r13
    ldd r12, Y+34
    eor r13, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r22, r16
    sbc r20, r5
    sbc r15, r4
    sbc r13, r0
    ; round 15 (speck.dsl:23)
    eor r16, r13
    ldd r12, Y+31
    eor r13, r12
    eor r5, r22
    ldd r12, Y+33
    eor r22, r12
    eor r4, r20
    ldd r12, Y+32
    eor r20, r12
    eor r0, r15
    ldd r12, Y+30
    eor r15, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r13, r16
    sbc r22, r5
    sbc r20, r4
    sbc r15, r0
    ; round 14 (speck.dsl:23)
    eor r16, r15
    ldd r12, Y+27
    eor r15, r12
    eor r5, r13
    ldd r12, Y+29
    eor r13, r12
    eor r4, r22
    ldd r12, Y+28
    eor r22, r12
    eor r0, r20
    ldd r12, Y+26
    eor r20, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r15, r16
    sbc r13, r5
    sbc r22, r4
    sbc r20, r0
    ; round 13 (speck.dsl:23)
    eor r16, r20
    ldd r12, Y+25
    eor r20, r12
    eor r5, r15
    ldd r12, Y+24
    eor r15, r12
    eor r4, r13
    ldd r12, Y+23
    eor r13, r12
    eor r0, r22
    ldd r12, Y+22
    eor r22, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r20, r16
    sbc r15, r5
    sbc r13, r4
    sbc r22, r0
    ; round 12 (speck.dsl:23)
    eor r16, r22
    ldd r12, Y+19
    eor r22, r12
    eor r5, r20
    ldd r12, Y+21
    eor r20, r12
    eor r4, r15
    ldd r12, Y+20
    eor r15, r12
    eor r0, r13
    ldd r12, Y+18
    eor r13, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r22, r16
    sbc r20, r5
    sbc r15, r4
    sbc r13, r0
    ; round 11 (speck.dsl:23)
    eor r16, r13
    ldd r12, Y+15
    eor r13, r12
    eor r5, r22
    ldd r12, Y+17
    eor r22, r12
    eor r4, r20
    ldd r12, Y+16
    eor r20, r12
    eor r0, r15
    ldd r12, Y+14
    eor r15, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r13, r16
    sbc r22, r5
    sbc r20, r4
    sbc r15, r0
    ; round 10 (speck.dsl:23)
    eor r16, r15
    ldd r12, Y+13
    eor r15, r12
    eor r5, r13
    ldd r12, Y+12
    eor r13, r12
    eor r4, r22
    ldd r12, Y+11
    eor r22, r12
    eor r0, r20
    ldd r12, Y+10
    eor r20, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r15, r16
    sbc r13, r5
    sbc r22, r4
    sbc r20, r0
    ; round 9 (speck.dsl:23)
    eor r16, r20
    ldd r12, Y+7
    eor r20, r12
    eor r5, r15
    ldd r12, Y+9
    eor r15, r12
    eor r4, r13
    ldd r12, Y+8
    eor r13, r12
    eor r0, r22
    ldd r12, Y+6
    eor r22, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r20, r16
    sbc r15, r5
    sbc r13, r4
    sbc r22, r0
    ; round 8 (speck.dsl:23)
    eor r16, r22
    ldd r12, Y+3
    eor r22, r12
    eor r5, r20
    ldd r12, Y+5
    eor r20, r12
    eor r4, r15
    ldd r12, Y+4
    eor r15, r12
    eor r0, r13
    ldd r12, Y+2
    eor r13, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r22, r16
    sbc r20, r5
    sbc r15, r4
    sbc r13, r0
    ; round 7 (speck.dsl:23)
    eor r16, r13
    ldd r12, Y+1
    eor r13, r12
    eor r5, r22
    ldd r12, Y+0
    eor r22, r12
    eor r4, r20
    subi r28, lo8(-(-22))
    sbci r29, hi8(-(-22))
    ldd r12, Y+21
    eor r20, r12
    eor r0, r15
    ldd r12, Y+20
    eor r15, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r13, r16
    sbc r22, r5
    sbc r20, r4
    sbc r15, r0
    ; round 6 (speck.dsl:23)
    eor r16, r15
    ldd r12, Y+17
    eor r15, r12
    eor r5, r13
    ldd r12, Y+19
    eor r13, r12
    eor r4, r22
    ldd r12, Y+18
    eor r22, r12
    eor r0, r20
    ldd r12, Y+16
    eor r20, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r15, r16
    sbc r13, r5
    sbc r22, r4
    sbc r20, r0
    ; round 5 (speck.dsl:23)
    eor r16, r20
    ldd r12, Y+13
    eor r20, r12
    eor r5, r15
    ldd r12, Y+15
    eor r15, r12
    eor r4, r13
    ldd r12, Y+14
    eor r13, r12
    eor r0, r22
    ldd r12, Y+12
    eor r22, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r20, r16
    sbc r15, r5
    sbc r13, r4
    sbc r22, r0
    ; round 4 (speck.dsl:23)
    eor r16, r22
    ldd r12, Y+11
    eor r22, r12
    eor r5, r20
    ldd r12, Y+10
    eor r20, r12
    eor r4, r15
    ldd r12, Y+9
    eor r15, r12
    eor r0, r13
    ldd r12, Y+1
    eor r13, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r22, r16
    sbc r20, r5
    sbc r15, r4
    sbc r13, r0
    ; round 3 (speck.dsl:23)
    eor r16, r13
    ldd r12, Y+8
    eor r13, r12
    eor r5, r22
    ldd r12, Y+7
    eor r22, r12
    eor r4, r20
    ldd r12, Y+6
    eor r20, r12
    eor r0, r15
    ldd r12, Y+5
    eor r15, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r13, r16
    sbc r22, r5
    sbc r20, r4
    sbc r15, r0
    ; round 2 (speck.dsl:23)
    eor r16, r15
    ldd r12, Y+4
    eor r15, r12
    eor r5, r13
    ldd r12, Y+3
    eor r13, r12
    eor r4, r22
    ldd r12, Y+2
    eor r22, r12
    eor r0, r20
    ldd r12, Y+0
    eor r20, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r15, r16
    sbc r13, r5
    sbc r22, r4
    sbc r20, r0
    ; round 1 (speck.dsl:23)
    eor r16, r20
    eor r5, r15
    eor r4, r13
    eor r0, r22
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r12, X+
    eor r20, r12
    ld r12, X+
    eor r15, r12
    ld r12, X+
    eor r13, r12
    ld r12, X
    eor r22, r12
    mov r12, r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    lsr r12
    ror r0
    ror r4
    ror r5
    ror r16
    sub r20, r16
    sbc r15, r5
    sbc r13, r4
    sbc r22, r0
    subi r28, lo8(-(-14))
    sbci r29, hi8(-(-14))
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r16
    st X+, r5
    st X+, r4
    st X+, r0
    st X+, r22
    st X+, r20
    st X+, r15
    st X, r13
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 8
    std Y+1, r30
    std Y+2, r31
    ldd r30, Y+3
    ldd r31, Y+4
    adiw r30, 8
    std Y+3, r30
    std Y+4, r31
    sbiw r24, 1
    breq .Llwcc_speck64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_speck64_128_ecb_decrypt_avr_group
.Llwcc_speck64_128_ecb_decrypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 109
    ldi r25, 0
.Llwcc_speck64_128_ecb_decrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_speck64_128_ecb_decrypt_avr_wipe
    subi r28, 147
    sbci r29, 255
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
    .size lwcc_speck64_128_ecb_decrypt_avr, .-lwcc_speck64_128_ecb_decrypt_avr

    .global lwcc_speck64_128_ctr_init_avr
    .type lwcc_speck64_128_ctr_init_avr, @function
lwcc_speck64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_speck64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_speck64_128_ctr_nonce_avr
    .size lwcc_speck64_128_ctr_init_avr, .-lwcc_speck64_128_ctr_init_avr

    .global lwcc_speck64_128_ctr_nonce_avr
    .type lwcc_speck64_128_ctr_nonce_avr, @function
lwcc_speck64_128_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    ld r0, X+
    std Z+16, r0
    ld r0, X+
    std Z+17, r0
    ld r0, X+
    std Z+18, r0
    ld r0, X
    std Z+19, r0
    ret
    .size lwcc_speck64_128_ctr_nonce_avr, .-lwcc_speck64_128_ctr_nonce_avr

    .global lwcc_speck64_128_ctr_crypt_avr
    .type lwcc_speck64_128_ctr_crypt_avr, @function
lwcc_speck64_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck64_128_ctr_crypt_avr_begin
    ret
.Llwcc_speck64_128_ctr_crypt_avr_begin:
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
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_speck64_128_ctr_crypt_avr_group
    rjmp .Llwcc_speck64_128_ctr_crypt_avr_rest
.Llwcc_speck64_128_ctr_crypt_avr_group:
    ; round 1 (speck.dsl:22)
    ldd r26, Y+5
    ldd r27, Y+5+1
    adiw r26, 16
    ld r23, X+
    ld r22, X+
    ld r15, X+
    ld r14, X
    ldd r13, Y+9
    ldd r12, Y+8
    ldd r11, Y+7
    ldd r10, Y+10
    add r13, r23
    adc r12, r22
    adc r11, r15
    adc r10, r14
    subi r26, lo8(-(-19))
    sbci r27, hi8(-(-19))
    ld r23, X+
    eor r13, r23
    ld r23, X+
    eor r12, r23
    ld r23, X+
    eor r11, r23
    ld r23, X+
    eor r10, r23
    adiw r26, 12
    ld r23, X+
    ld r22, X+
    ld r15, X+
    ld r14, X
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r13
    eor r22, r12
    eor r15, r11
    eor r14, r10
    ; round 2 (speck.dsl:22)
    add r12, r23
    adc r11, r22
    adc r10, r15
    adc r13, r14
    subi r26, lo8(-(-19))
    sbci r27, hi8(-(-19))
    ld r4, X+
    ld r5, X+
    ld r2, X+
    ld r3, X+
    lsl r4
    rol r5
    rol r2
    rol r3
    adc r4, r1
    lsl r4
    rol r5
    rol r2
    rol r3
    adc r4, r1
    lsl r4
    rol r5
    rol r2
    rol r3
    adc r4, r1
    ld r18, X+
    ld r9, X+
    ld r8, X+
    ld r0, X
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r20, X+
    ld r21, X+
    ld r16, X+
    ld r17, X+
    add r18, r20
    adc r9, r21
    adc r8, r16
    adc r0, r17
    eor r4, r18
    eor r5, r9
    eor r2, r8
    eor r3, r0
    eor r12, r4
    eor r11, r5
    eor r10, r2
    eor r13, r3
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r12
    eor r22, r11
    eor r15, r10
    eor r14, r13
    ; round 3 (speck.dsl:22)
    add r11, r23
    adc r10, r22
    adc r13, r15
    adc r12, r14
    movw r20, r4 ; r21, r5
    movw r16, r2 ; r17, r3
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    adiw r26, 4
    ld r19, X+
    ld r6, X+
    ld r7, X+
    std Y+14, r18
    ld r18, X+
    add r4, r19
    adc r5, r6
    adc r2, r7
    adc r3, r18
    ldi r19, 1
    eor r4, r19
    eor r20, r4
    eor r21, r5
    eor r16, r2
    eor r17, r3
    eor r11, r20
    eor r10, r21
    eor r13, r16
    eor r12, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r11
    eor r22, r10
    eor r15, r13
    eor r14, r12
    ; round 4 (speck.dsl:22)
    add r10, r23
    adc r13, r22
    adc r12, r15
    adc r11, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+15, r5
    ld r5, X+
    std Y+16, r2
    ld r2, X+
    std Y+17, r3
    ld r3, X+
    std Y+18, r4
    ld r4, X
    add r5, r20
    adc r2, r21
    adc r3, r16
    adc r4, r17
    ldi r20, 2
    eor r5, r20
    eor r18, r5
    eor r19, r2
    eor r6, r3
    eor r7, r4
    eor r10, r18
    eor r13, r19
    eor r12, r6
    eor r11, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r10
    eor r22, r13
    eor r15, r12
    eor r14, r11
    ; round 5 (speck.dsl:22)
    add r13, r23
    adc r12, r22
    adc r11, r15
    adc r10, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+19, r2
    ldd r2, Y+14
    add r9, r18
    adc r8, r19
    adc r0, r6
    adc r2, r7
    ldi r19, 3
    eor r9, r19
    eor r20, r9
    eor r21, r8
    eor r16, r0
    eor r17, r2
    eor r13, r20
    eor r12, r21
    eor r11, r16
    eor r10, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r13
    eor r22, r12
    eor r15, r11
    eor r14, r10
    ; round 6 (speck.dsl:22)
    add r12, r23
    adc r11, r22
    adc r10, r15
    adc r13, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+14, r8
    ldd r8, Y+15
    std Y+20, r0
    ldd r0, Y+16
    std Y+21, r2
    ldd r2, Y+17
    std Y+22, r9
    ldd r9, Y+18
    add r8, r20
    adc r0, r21
    adc r2, r16
    adc r9, r17
    ldi r20, 4
    eor r8, r20
    eor r18, r8
    eor r19, r0
    eor r6, r2
    eor r7, r9
    eor r12, r18
    eor r11, r19
    eor r10, r6
    eor r13, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r12
    eor r22, r11
    eor r15, r10
    eor r14, r13
    ; round 7 (speck.dsl:22)
    add r11, r23
    adc r10, r22
    adc r13, r15
    adc r12, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+18, r0
    ldd r0, Y+19
    add r0, r18
    adc r3, r19
    adc r4, r6
    adc r5, r7
    ldi r19, 5
    eor r0, r19
    eor r20, r0
    eor r21, r3
    eor r16, r4
    eor r17, r5
    eor r11, r20
    eor r10, r21
    eor r13, r16
    eor r12, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r11
    eor r22, r10
    eor r15, r13
    eor r14, r12
    ; round 8 (speck.dsl:22)
    add r10, r23
    adc r13, r22
    adc r12, r15
    adc r11, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+19, r3
    ldd r3, Y+14
    std Y+17, r4
    ldd r4, Y+20
    std Y+16, r5
    ldd r5, Y+21
    std Y+15, r0
    ldd r0, Y+22
    add r3, r20
    adc r4, r21
    adc r5, r16
    adc r0, r17
    ldi r20, 6
    eor r3, r20
    eor r18, r3
    eor r19, r4
    eor r6, r5
    eor r7, r0
    eor r10, r18
    eor r13, r19
    eor r12, r6
    eor r11, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r10
    eor r22, r13
    eor r15, r12
    eor r14, r11
    ; round 9 (speck.dsl:22)
    add r13, r23
    adc r12, r22
    adc r11, r15
    adc r10, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+22, r4
    ldd r4, Y+18
    add r4, r18
    adc r2, r19
    adc r9, r6
    adc r8, r7
    ldi r19, 7
    eor r4, r19
    eor r20, r4
    eor r21, r2
    eor r16, r9
    eor r17, r8
    eor r13, r20
    eor r12, r21
    eor r11, r16
    eor r10, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r13
    eor r22, r12
    eor r15, r11
    eor r14, r10
    ; round 10 (speck.dsl:22)
    add r12, r23
    adc r11, r22
    adc r10, r15
    adc r13, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+18, r2
    ldd r2, Y+19
    std Y+21, r9
    ldd r9, Y+17
    std Y+20, r8
    ldd r8, Y+16
    std Y+14, r4
    ldd r4, Y+15
    add r2, r20
    adc r9, r21
    adc r8, r16
    adc r4, r17
    ldi r20, 8
    eor r2, r20
    eor r18, r2
    eor r19, r9
    eor r6, r8
    eor r7, r4
    eor r12, r18
    eor r11, r19
    eor r10, r6
    eor r13, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r12
    eor r22, r11
    eor r15, r10
    eor r14, r13
    ; round 11 (speck.dsl:22)
    add r11, r23
    adc r10, r22
    adc r13, r15
    adc r12, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+15, r9
    ldd r9, Y+22
    add r9, r18
    adc r5, r19
    adc r0, r6
    adc r3, r7
    ldi r19, 9
    eor r9, r19
    eor r20, r9
    eor r21, r5
    eor r16, r0
    eor r17, r3
    eor r11, r20
    eor r10, r21
    eor r13, r16
    eor r12, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r11
    eor r22, r10
    eor r15, r13
    eor r14, r12
    ; round 12 (speck.dsl:22)
    add r10, r23
    adc r13, r22
    adc r12, r15
    adc r11, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+22, r5
    ldd r5, Y+18
    std Y+16, r0
    ldd r0, Y+21
    std Y+17, r3
    ldd r3, Y+20
    std Y+19, r9
    ldd r9, Y+14
    add r5, r20
    adc r0, r21
    adc r3, r16
    adc r9, r17
    ldi r20, 10
    eor r5, r20
    eor r18, r5
    eor r19, r0
    eor r6, r3
    eor r7, r9
    eor r10, r18
    eor r13, r19
    eor r12, r6
    eor r11, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r10
    eor r22, r13
    eor r15, r12
    eor r14, r11
    ; round 13 (speck.dsl:22)
    add r13, r23
    adc r12, r22
    adc r11, r15
    adc r10, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+14, r0
    ldd r0, Y+15
    add r0, r18
    adc r8, r19
    adc r4, r6
    adc r2, r7
    ldi r19, 11
    eor r0, r19
    eor r20, r0
    eor r21, r8
    eor r16, r4
    eor r17, r2
    eor r13, r20
    eor r12, r21
    eor r11, r16
    eor r10, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r13
    eor r22, r12
    eor r15, r11
    eor r14, r10
    ; round 14 (speck.dsl:22)
    add r12, r23
    adc r11, r22
    adc r10, r15
    adc r13, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+15, r8
    ldd r8, Y+22
    std Y+20, r4
    ldd r4, Y+16
    std Y+21, r2
    ldd r2, Y+17
    std Y+18, r0
    ldd r0, Y+19
    add r8, r20
    adc r4, r21
    adc r2, r16
    adc r0, r17
    ldi r20, 12
    eor r8, r20
    eor r18, r8
    eor r19, r4
    eor r6, r2
    eor r7, r0
    eor r12, r18
    eor r11, r19
    eor r10, r6
    eor r13, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r12
    eor r22, r11
    eor r15, r10
    eor r14, r13
    ; round 15 (speck.dsl:22)
    add r11, r23
    adc r10, r22
    adc r13, r15
    adc r12, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+19, r4
    ldd r4, Y+14
    add r4, r18
    adc r3, r19
    adc r9, r6
    adc r5, r7
    ldi r19, 13
    eor r4, r19
    eor r20, r4
    eor r21, r3
    eor r16, r9
    eor r17, r5
    eor r11, r20
    eor r10, r21
    eor r13, r16
    eor r12, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r11
    eor r22, r10
    eor r15, r13
    eor r14, r12
    ; round 16 (speck.dsl:22)
    add r10, r23
    adc r13, r22
    adc r12, r15
    adc r11, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+14, r3
    ldd r3, Y+15
    std Y+17, r9
    ldd r9, Y+20
    std Y+16, r5
    ldd r5, Y+21
    std Y+22, r4
    ldd r4, Y+18
    add r3, r20
    adc r9, r21
    adc r5, r16
    adc r4, r17
    ldi r20, 14
    eor r3, r20
    eor r18, r3
    eor r19, r9
    eor r6, r5
    eor r7, r4
    eor r10, r18
    eor r13, r19
    eor r12, r6
    eor r11, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r10
    eor r22, r13
    eor r15, r12
    eor r14, r11
    ; round 17 (speck.dsl:22)
    add r13, r23
    adc r12, r22
    adc r11, r15
    adc r10, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+18, r9
    ldd r9, Y+19
    add r9, r18
    adc r2, r19
    adc r0, r6
    adc r8, r7
    ldi r19, 15
    eor r9, r19
    eor r20, r9
    eor r21, r2
    eor r16, r0
    eor r17, r8
    eor r13, r20
    eor r12, r21
    eor r11, r16
    eor r10, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r13
    eor r22, r12
    eor r15, r11
    eor r14, r10
    ; round 18 (speck.dsl:22)
    add r12, r23
    adc r11, r22
    adc r10, r15
    adc r13, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+19, r2
    ldd r2, Y+14
    std Y+21, r0
    ldd r0, Y+17
    std Y+20, r8
    ldd r8, Y+16
    std Y+15, r9
    ldd r9, Y+22
    add r2, r20
    adc r0, r21
    adc r8, r16
    adc r9, r17
    ldi r20, 16
    eor r2, r20
    eor r18, r2
    eor r19, r0
    eor r6, r8
    eor r7, r9
    eor r12, r18
    eor r11, r19
    eor r10, r6
    eor r13, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r12
    eor r22, r11
    eor r15, r10
    eor r14, r13
    ; round 19 (speck.dsl:22)
    add r11, r23
    adc r10, r22
    adc r13, r15
    adc r12, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+22, r0
    ldd r0, Y+18
    add r0, r18
    adc r5, r19
    adc r4, r6
    adc r3, r7
    ldi r19, 17
    eor r0, r19
    eor r20, r0
    eor r21, r5
    eor r16, r4
    eor r17, r3
    eor r11, r20
    eor r10, r21
    eor r13, r16
    eor r12, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r11
    eor r22, r10
    eor r15, r13
    eor r14, r12
    ; round 20 (speck.dsl:22)
    add r10, r23
    adc r13, r22
    adc r12, r15
    adc r11, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+18, r5
    ldd r5, Y+19
    std Y+16, r4
    ldd r4, Y+21
    std Y+17, r3
    ldd r3, Y+20
    std Y+14, r0
    ldd r0, Y+15
    add r5, r20
    adc r4, r21
    adc r3, r16
    adc r0, r17
    ldi r20, 18
    eor r5, r20
    eor r18, r5
    eor r19, r4
    eor r6, r3
    eor r7, r0
    eor r10, r18
    eor r13, r19
    eor r12, r6
    eor r11, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r10
    eor r22, r13
    eor r15, r12
    eor r14, r11
    ; round 21 (speck.dsl:22)
    add r13, r23
    adc r12, r22
    adc r11, r15
    adc r10, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+15, r4
    ldd r4, Y+22
    add r4, r18
    adc r8, r19
    adc r9, r6
    adc r2, r7
    ldi r19, 19
    eor r4, r19
    eor r20, r4
    eor r21, r8
    eor r16, r9
    eor r17, r2
    eor r13, r20
    eor r12, r21
    eor r11, r16
    eor r10, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r13
    eor r22, r12
    eor r15, r11
    eor r14, r10
    ; round 22 (speck.dsl:22)
    add r12, r23
    adc r11, r22
    adc r10, r15
    adc r13, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+22, r8
    ldd r8, Y+18
    std Y+20, r9
    ldd r9, Y+16
    std Y+21, r2
    ldd r2, Y+17
    std Y+19, r4
    ldd r4, Y+14
    add r8, r20
    adc r9, r21
    adc r2, r16
    adc r4, r17
    ldi r20, 20
    eor r8, r20
    eor r18, r8
    eor r19, r9
    eor r6, r2
    eor r7, r4
    eor r12, r18
    eor r11, r19
    eor r10, r6
    eor r13, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r12
    eor r22, r11
    eor r15, r10
    eor r14, r13
    ; round 23 (speck.dsl:22)
    add r11, r23
    adc r10, r22
    adc r13, r15
    adc r12, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+14, r9
    ldd r9, Y+15
    add r9, r18
    adc r3, r19
    adc r0, r6
    adc r5, r7
    ldi r19, 21
    eor r9, r19
    eor r20, r9
    eor r21, r3
    eor r16, r0
    eor r17, r5
    eor r11, r20
    eor r10, r21
    eor r13, r16
    eor r12, r17
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r11
    eor r22, r10
    eor r15, r13
    eor r14, r12
    ; round 24 (speck.dsl:22)
    add r10, r23
    adc r13, r22
    adc r12, r15
    adc r11, r14
    movw r18, r20 ; r19, r21
    movw r6, r16 ; r7, r17
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    lsl r18
    rol r19
    rol r6
    rol r7
    adc r18, r1
    std Y+15, r3
    ldd r3, Y+22
    std Y+17, r0
    ldd r0, Y+20
    std Y+16, r5
    ldd r5, Y+21
    std Y+18, r9
    ldd r9, Y+19
    add r3, r20
    adc r0, r21
    adc r5, r16
    adc r9, r17
    ldi r20, 22
    eor r3, r20
    eor r18, r3
    eor r19, r0
    eor r6, r5
    eor r7, r9
    eor r10, r18
    eor r13, r19
    eor r12, r6
    eor r11, r7
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r10
    eor r22, r13
    eor r15, r12
    eor r14, r11
    ; round 25 (speck.dsl:22)
    add r13, r23
    adc r12, r22
    adc r11, r15
    adc r10, r14
    movw r20, r18 ; r21, r19
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    std Y+19, r0
    ldd r0, Y+14
    add r0, r18
    adc r2, r19
    adc r4, r6
    adc r8, r7
    ldi r19, 23
    eor r0, r19
    eor r20, r0
    eor r2, r21
    eor r4, r16
    eor r8, r17
    eor r13, r20
    eor r12, r2
    eor r11, r4
    eor r10, r8
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r13
    eor r22, r12
    eor r15, r11
    eor r14, r10
    ; round 26 (speck.dsl:22)
    add r12, r23
    adc r11, r22
    adc r10, r15
    adc r13, r14
    mov r18, r20
    mov r0, r2
    mov r21, r4
    mov r16, r8
    lsl r18
    rol r0
    rol r21
    rol r16
    adc r18, r1
    lsl r18
    rol r0
    rol r21
    rol r16
    adc r18, r1
    lsl r18
    rol r0
    rol r21
    rol r16
    adc r18, r1
    ldd r17, Y+15
    ldd r19, Y+17
    ldd r6, Y+16
    ldd r7, Y+18
    add r20, r17
    adc r2, r19
    adc r4, r6
    adc r8, r7
    ldi r17, 24
    eor r20, r17
    eor r18, r20
    eor r2, r0
    eor r4, r21
    eor r8, r16
    eor r12, r18
    eor r11, r2
    eor r10, r4
    eor r13, r8
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r12
    eor r22, r11
    eor r15, r10
    eor r14, r13
    ; round 27 (speck.dsl:22)
    add r11, r23
    adc r10, r22
    adc r13, r15
    adc r12, r14
    mov r0, r18
    mov r20, r2
    mov r21, r4
    mov r16, r8
    lsl r0
    rol r20
    rol r21
    rol r16
    adc r0, r1
    lsl r0
    rol r20
    rol r21
    rol r16
    adc r0, r1
    lsl r0
    rol r20
    rol r21
    rol r16
    adc r0, r1
    ldd r17, Y+19
    add r18, r17
    adc r2, r5
    adc r4, r9
    adc r8, r3
    ldi r17, 25
    eor r18, r17
    eor r18, r0
    eor r2, r20
    eor r4, r21
    eor r8, r16
    eor r11, r18
    eor r10, r2
    eor r13, r4
    eor r12, r8
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    lsl r23
    rol r22
    rol r15
    rol r14
    adc r23, r1
    eor r23, r11
    eor r22, r10
    eor r15, r13
    eor r14, r12
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r4, X+
    ld r5, X+
    ld r2, X+
    ld r3, X+
    ld r18, X+
    ld r9, X+
    ld r8, X+
    ld r0, X
    eor r4, r23
    eor r5, r22
    eor r2, r15
    eor r3, r14
    eor r18, r11
    eor r9, r10
    eor r8, r13
    eor r12, r0
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r4
    st X+, r5
    st X+, r2
    st X+, r3
    st X+, r18
    st X+, r9
    st X+, r8
    st X, r12
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 8
    std Y+1, r30
    std Y+2, r31
    ldd r30, Y+3
    ldd r31, Y+4
    adiw r30, 8
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
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_speck64_128_ctr_crypt_avr_rest
    rjmp .Llwcc_speck64_128_ctr_crypt_avr_group
.Llwcc_speck64_128_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    ldd r0, Y+11
    tst r0
    brne .Llwcc_speck64_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_speck64_128_ctr_crypt_avr_end
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
    ldi r18, 8
.Llwcc_speck64_128_ctr_crypt_avr_zero:
    st Z+, r1
    dec r18
    brne .Llwcc_speck64_128_ctr_crypt_avr_zero
    ldd r30, Y+1
    ldd r31, Y+2
.Llwcc_speck64_128_ctr_crypt_avr_in:
    ld r18, X+
    st Z+, r18
    dec r24
    brne .Llwcc_speck64_128_ctr_crypt_avr_in
    rjmp .Llwcc_speck64_128_ctr_crypt_avr_group
.Llwcc_speck64_128_ctr_crypt_avr_out:
    movw r26, r28
    adiw r26, 30
    ldd r30, Y+12
    ldd r31, Y+13
.Llwcc_speck64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Z+, r18
    dec r0
    brne .Llwcc_speck64_128_ctr_crypt_avr_copy
.Llwcc_speck64_128_ctr_crypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 45
    ldi r25, 0
.Llwcc_speck64_128_ctr_crypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_speck64_128_ctr_crypt_avr_wipe
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
    .size lwcc_speck64_128_ctr_crypt_avr, .-lwcc_speck64_128_ctr_crypt_avr
