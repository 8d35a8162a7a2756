; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile speck --set speck64_128 --target avr --lanes 1 --unroll yes --blocks 2
; passes:    unroll() invert() counter() block_groups(blocks=2) fold() sbox(lanes=1, fixed=true) value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 108, ctx 116, align 1, group 16, stack 49, code 12168, flash 12168, ram 273
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:2a61b56898f5f80c08538884bfec9332e4a3e6f98107a4bce74f23803fd97b81

    .text

    .global lwcc_speck64_128_key_setup_avr
    .type lwcc_speck64_128_key_setup_avr, @function
lwcc_speck64_128_key_setup_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r17
    movw r26, r22
    movw r30, r24
    ld r8, X+
    adiw r30, 44
    std Z+63, r8
    ld r9, X+
    std Z+62, r9
    ld r4, X+
    std Z+61, r4
    ld r5, X+
    std Z+60, r5
    ; round 1 (speck.dsl:23)
    movw r6, r8 ; r7, r9
    movw r2, r4 ; r3, r5
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    adiw r26, 1
    ld r23, X+
    ld r22, X+
    ld r21, X
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r20, X+
    add r23, r8
    adc r22, r9
    adc r21, r4
    adc r20, r5
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    eor r6, r23
    eor r7, r22
    eor r2, r21
    eor r3, r20
    std Z+59, r6
    std Z+58, r7
    std Z+57, r2
    std Z+56, r3
    adiw r26, 4
    ld r8, X+
    ld r9, X+
    ld r4, X
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r5, X+
    ; round 2 (speck.dsl:22)
    add r8, r6
    adc r9, r7
    adc r4, r2
    adc r5, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r25, 1
    eor r8, r25
    eor r6, r8
    eor r7, r9
    eor r2, r4
    eor r3, r5
    std Z+55, r6
    std Z+54, r7
    std Z+53, r2
    std Z+52, r3
    adiw r26, 4
    ld r19, X+
    ld r18, X+
    ld r17, X
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r25, X
    ; round 3 (speck.dsl:22)
    add r19, r6
    adc r18, r7
    adc r17, r2
    adc r25, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 2
    eor r19, r24
    eor r6, r19
    eor r7, r18
    eor r2, r17
    eor r3, r25
    ; round 4 (speck.dsl:22)
    add r22, r6
    adc r21, r7
    adc r20, r2
    adc r23, r3
    std Z+51, r6
    std Z+50, r7
    std Z+49, r2
    std Z+48, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 3
    eor r22, r24
    eor r6, r22
    eor r7, r21
    eor r2, r20
    eor r3, r23
    ; round 5 (speck.dsl:22)
    add r9, r6
    adc r4, r7
    adc r5, r2
    adc r8, r3
    std Z+47, r6
    std Z+46, r7
    std Z+45, r2
    std Z+44, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 4
    eor r9, r24
    eor r6, r9
    eor r7, r4
    eor r2, r5
    eor r3, r8
    ; round 6 (speck.dsl:22)
    add r18, r6
    adc r17, r7
    adc r25, r2
    adc r19, r3
    std Z+43, r6
    std Z+42, r7
    std Z+41, r2
    std Z+40, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 5
    eor r18, r24
    eor r6, r18
    eor r7, r17
    eor r2, r25
    eor r3, r19
    ; round 7 (speck.dsl:22)
    add r21, r6
    adc r20, r7
    adc r23, r2
    adc r22, r3
    std Z+39, r6
    std Z+38, r7
    std Z+37, r2
    std Z+36, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 6
    eor r21, r24
    eor r6, r21
    eor r7, r20
    eor r2, r23
    eor r3, r22
    ; round 8 (speck.dsl:22)
    add r4, r6
    adc r5, r7
    adc r8, r2
    adc r9, r3
    std Z+35, r6
    std Z+34, r7
    std Z+33, r2
    std Z+32, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 7
    eor r4, r24
    eor r6, r4
    eor r7, r5
    eor r2, r8
    eor r3, r9
    ; round 9 (speck.dsl:22)
    add r17, r6
    adc r25, r7
    adc r19, r2
    adc r18, r3
    std Z+31, r6
    std Z+30, r7
    std Z+29, r2
    std Z+28, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 8
    eor r17, r24
    eor r6, r17
    eor r7, r25
    eor r2, r19
    eor r3, r18
    ; round 10 (speck.dsl:22)
    add r20, r6
    adc r23, r7
    adc r22, r2
    adc r21, r3
    std Z+27, r6
    std Z+26, r7
    std Z+25, r2
    std Z+24, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 9
    eor r20, r24
    eor r6, r20
    eor r7, r23
    eor r2, r22
    eor r3, r21
    ; round 11 (speck.dsl:22)
    add r5, r6
    adc r8, r7
    adc r9, r2
    adc r4, r3
    std Z+23, r6
    std Z+22, r7
    std Z+21, r2
    std Z+20, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 10
    eor r5, r24
    eor r6, r5
    eor r7, r8
    eor r2, r9
    eor r3, r4
    ; round 12 (speck.dsl:22)
    add r25, r6
    adc r19, r7
    adc r18, r2
    adc r17, r3
    std Z+19, r6
    std Z+18, r7
    std Z+17, r2
    std Z+16, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 11
    eor r25, r24
    eor r6, r25
    eor r7, r19
    eor r2, r18
    eor r3, r17
    ; round 13 (speck.dsl:22)
    add r23, r6
    adc r22, r7
    adc r21, r2
    adc r20, r3
    std Z+15, r6
    std Z+14, r7
    std Z+13, r2
    std Z+12, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 12
    eor r23, r24
    eor r6, r23
    eor r7, r22
    eor r2, r21
    eor r3, r20
    ; round 14 (speck.dsl:22)
    add r8, r6
    adc r9, r7
    adc r4, r2
    adc r5, r3
    std Z+11, r6
    std Z+10, r7
    std Z+9, r2
    std Z+8, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 13
    eor r8, r24
    eor r6, r8
    eor r7, r9
    eor r2, r4
    eor r3, r5
    ; round 15 (speck.dsl:22)
    add r19, r6
    adc r18, r7
    adc r17, r2
    adc r25, r3
    std Z+7, r6
    std Z+6, r7
    std Z+5, r2
    std Z+4, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 14
    eor r19, r24
    eor r6, r19
    eor r7, r18
    eor r2, r17
    eor r3, r25
    ; round 16 (speck.dsl:22)
    add r22, r6
    adc r21, r7
    adc r20, r2
    adc r23, r3
    std Z+3, r6
    std Z+2, r7
    std Z+1, r2
    std Z+0, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 15
    eor r22, r24
    eor r6, r22
    eor r7, r21
    eor r2, r20
    eor r3, r23
    ; round 17 (speck.dsl:22)
    add r9, r6
    adc r4, r7
    adc r5, r2
    adc r8, r3
    subi r30, lo8(-(-44))
    sbci r31, hi8(-(-44))
    std Z+43, r6
    std Z+42, r7
    std Z+41, r2
    std Z+40, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 16
    eor r9, r24
    eor r6, r9
    eor r7, r4
    eor r2, r5
    eor r3, r8
    ; round 18 (speck.dsl:22)
    add r18, r6
    adc r17, r7
    adc r25, r2
    adc r19, r3
    std Z+39, r6
    std Z+38, r7
    std Z+37, r2
    std Z+36, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 17
    eor r18, r24
    eor r6, r18
    eor r7, r17
    eor r2, r25
    eor r3, r19
    ; round 19 (speck.dsl:22)
    add r21, r6
    adc r20, r7
    adc r23, r2
    adc r22, r3
    std Z+35, r6
    std Z+34, r7
    std Z+33, r2
    std Z+32, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 18
    eor r21, r24
    eor r6, r21
    eor r7, r20
    eor r2, r23
    eor r3, r22
    ; round 20 (speck.dsl:22)
    add r4, r6
    adc r5, r7
    adc r8, r2
    adc r9, r3
    std Z+31, r6
    std Z+30, r7
    std Z+29, r2
    std Z+28, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 19
    eor r4, r24
    eor r6, r4
    eor r7, r5
    eor r2, r8
    eor r3, r9
    ; round 21 (speck.dsl:22)
    add r17, r6
    adc r25, r7
    adc r19, r2
    adc r18, r3
    std Z+27, r6
    std Z+26, r7
    std Z+25, r2
    std Z+24, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 20
    eor r17, r24
    eor r6, r17
    eor r7, r25
    eor r2, r19
    eor r3, r18
    ; round 22 (speck.dsl:22)
    add r20, r6
    adc r23, r7
    adc r22, r2
    adc r21, r3
    std Z+23, r6
    std Z+22, r7
    std Z+21, r2
    std Z+20, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 21
    eor r20, r24
    eor r6, r20
    eor r7, r23
    eor r2, r22
    eor r3, r21
    ; round 23 (speck.dsl:22)
    add r5, r6
    adc r8, r7
    adc r9, r2
    adc r4, r3
    std Z+19, r6
    std Z+18, r7
    std Z+17, r2
    std Z+16, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    ldi r24, 22
    eor r5, r24
    eor r6, r5
    eor r7, r8
    eor r2, r9
    eor r3, r4
    ; round 24 (speck.dsl:22)
    add r25, r6
    adc r19, r7
    adc r18, r2
    adc r17, r3
    std Z+15, r6
    std Z+14, r7
    std Z+13, r2
    std Z+12, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    eor r7, r19
    eor r2, r18
    eor r3, r17
    ldi r24, 23
    eor r25, r24
    eor r6, r25
    ; round 25 (speck.dsl:22)
    add r23, r6
    adc r22, r7
    adc r21, r2
    adc r20, r3
    std Z+11, r6
    std Z+10, r7
    std Z+9, r2
    std Z+8, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    eor r7, r22
    eor r2, r21
    eor r3, r20
    ldi r25, 24
    eor r23, r25
    eor r6, r23
    ; round 26 (speck.dsl:22)
    add r8, r6
    adc r9, r7
    adc r4, r2
    adc r5, r3
    std Z+7, r6
    std Z+6, r7
    std Z+5, r2
    std Z+4, r3
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    eor r7, r9
    eor r2, r4
    eor r3, r5
    ldi r25, 25
    eor r8, r25
    eor r6, r8
    std Z+3, r6
    std Z+2, r7
    std Z+1, r2
    std Z+0, r3
    pop r17
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
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
    push r1
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_speck64_128_ecb_encrypt_avr_group
    rjmp .Llwcc_speck64_128_ecb_encrypt_avr_rest
.Llwcc_speck64_128_ecb_encrypt_avr_group:
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ld r8, X+
    ld r9, X+
    ld r10, X+
    ld r11, X+
    ld r12, X+
    ld r13, X+
    ld r14, X+
    ld r15, X+
    ld r16, X+
    ; round 1 (speck.dsl:22)
    add r6, r0
    adc r7, r2
    adc r8, r3
    adc r5, r4
    add r14, r9
    adc r15, r10
    adc r16, r11
    adc r13, r12
    adiw r30, 44
    ldd r17, Z+63
    eor r6, r17
    ldd r18, Z+62
    eor r7, r18
    ldd r19, Z+61
    eor r8, r19
    ldd r20, Z+60
    eor r5, r20
    eor r14, r17
    eor r15, r18
    eor r16, r19
    eor r13, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r6
    eor r2, r7
    eor r3, r8
    eor r4, r5
    eor r9, r14
    eor r10, r15
    eor r11, r16
    eor r12, r13
    ; round 2 (speck.dsl:22)
    add r7, r0
    adc r8, r2
    adc r5, r3
    adc r6, r4
    add r15, r9
    adc r16, r10
    adc r13, r11
    adc r14, r12
    ldd r17, Z+59
    eor r7, r17
    ldd r18, Z+58
    eor r8, r18
    ldd r19, Z+57
    eor r5, r19
    ldd r20, Z+56
    eor r6, r20
    eor r15, r17
    eor r16, r18
    eor r13, r19
    eor r14, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r7
    eor r2, r8
    eor r3, r5
    eor r4, r6
    eor r9, r15
    eor r10, r16
    eor r11, r13
    eor r12, r14
    ; round 3 (speck.dsl:22)
    add r8, r0
    adc r5, r2
    adc r6, r3
    adc r7, r4
    add r16, r9
    adc r13, r10
    adc r14, r11
    adc r15, r12
    ldd r17, Z+55
    eor r8, r17
    ldd r18, Z+54
    eor r5, r18
    ldd r19, Z+53
    eor r6, r19
    ldd r20, Z+52
    eor r7, r20
    eor r16, r17
    eor r13, r18
    eor r14, r19
    eor r15, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r8
    eor r2, r5
    eor r3, r6
    eor r4, r7
    eor r9, r16
    eor r10, r13
    eor r11, r14
    eor r12, r15
    ; round 4 (speck.dsl:22)
    add r5, r0
    adc r6, r2
    adc r7, r3
    adc r8, r4
    add r13, r9
    adc r14, r10
    adc r15, r11
    adc r16, r12
    ldd r17, Z+51
    eor r5, r17
    ldd r18, Z+50
    eor r6, r18
    ldd r19, Z+49
    eor r7, r19
    ldd r20, Z+48
    eor r8, r20
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r5
    eor r2, r6
    eor r3, r7
    eor r4, r8
    eor r9, r13
    eor r10, r14
    eor r11, r15
    eor r12, r16
    ; round 5 (speck.dsl:22)
    add r6, r0
    adc r7, r2
    adc r8, r3
    adc r5, r4
    add r14, r9
    adc r15, r10
    adc r16, r11
    adc r13, r12
    ldd r17, Z+47
    eor r6, r17
    ldd r18, Z+46
    eor r7, r18
    ldd r19, Z+45
    eor r8, r19
    ldd r20, Z+44
    eor r5, r20
    eor r14, r17
    eor r15, r18
    eor r16, r19
    eor r13, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r6
    eor r2, r7
    eor r3, r8
    eor r4, r5
    eor r9, r14
    eor r10, r15
    eor r11, r16
    eor r12, r13
    ; round 6 (speck.dsl:22)
    add r7, r0
    adc r8, r2
    adc r5, r3
    adc r6, r4
    add r15, r9
    adc r16, r10
    adc r13, r11
    adc r14, r12
    ldd r17, Z+43
    eor r7, r17
    ldd r18, Z+42
    eor r8, r18
    ldd r19, Z+41
    eor r5, r19
    ldd r20, Z+40
    eor r6, r20
    eor r15, r17
    eor r16, r18
    eor r13, r19
    eor r14, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r7
    eor r2, r8
    eor r3, r5
    eor r4, r6
    eor r9, r15
    eor r10, r16
    eor r11, r13
    eor r12, r14
    ; round 7 (speck.dsl:22)
    add r8, r0
    adc r5, r2
    adc r6, r3
    adc r7, r4
    add r16, r9
    adc r13, r10
    adc r14, r11
    adc r15, r12
    ldd r17, Z+39
    eor r8, r17
    ldd r18, Z+38
    eor r5, r18
    ldd r19, Z+37
    eor r6, r19
    ldd r20, Z+36
    eor r7, r20
    eor r16, r17
    eor r13, r18
    eor r14, r19
    eor r15, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r8
    eor r2, r5
    eor r3, r6
    eor r4, r7
    eor r9, r16
    eor r10, r13
    eor r11, r14
    eor r12, r15
    ; round 8 (speck.dsl:22)
    add r5, r0
    adc r6, r2
    adc r7, r3
    adc r8, r4
    add r13, r9
    adc r14, r10
    adc r15, r11
    adc r16, r12
    ldd r17, Z+35
    eor r5, r17
    ldd r18, Z+34
    eor r6, r18
    ldd r19, Z+33
    eor r7, r19
    ldd r20, Z+32
    eor r8, r20
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r5
    eor r2, r6
    eor r3, r7
    eor r4, r8
    eor r9, r13
    eor r10, r14
    eor r11, r15
    eor r12, r16
    ; round 9 (speck.dsl:22)
    add r6, r0
    adc r7, r2
    adc r8, r3
    adc r5, r4
    add r14, r9
    adc r15, r10
    adc r16, r11
    adc r13, r12
    ldd r17, Z+31
    eor r6, r17
    ldd r18, Z+30
    eor r7, r18
    ldd r19, Z+29
    eor r8, r19
    ldd r20, Z+28
    eor r5, r20
    eor r14, r17
    eor r15, r18
    eor r16, r19
    eor r13, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r6
    eor r2, r7
    eor r3, r8
    eor r4, r5
    eor r9, r14
    eor r10, r15
    eor r11, r16
    eor r12, r13
    ; round 10 (speck.dsl:22)
    add r7, r0
    adc r8, r2
    adc r5, r3
    adc r6, r4
    add r15, r9
    adc r16, r10
    adc r13, r11
    adc r14, r12
    ldd r17, Z+27
    eor r7, r17
    ldd r18, Z+26
    eor r8, r18
    ldd r19, Z+25
    eor r5, r19
    ldd r20, Z+24
    eor r6, r20
    eor r15, r17
    eor r16, r18
    eor r13, r19
    eor r14, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r7
    eor r2, r8
    eor r3, r5
    eor r4, r6
    eor r9, r15
    eor r10, r16
    eor r11, r13
    eor r12, r14
    ; round 11 (speck.dsl:22)
    add r8, r0
    adc r5, r2
    adc r6, r3
    adc r7, r4
    add r16, r9
    adc r13, r10
    adc r14, r11
    adc r15, r12
    ldd r17, Z+23
    eor r8, r17
    ldd r18, Z+22
    eor r5, r18
    ldd r19, Z+21
    eor r6, r19
    ldd r20, Z+20
    eor r7, r20
    eor r16, r17
    eor r13, r18
    eor r14, r19
    eor r15, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r8
    eor r2, r5
    eor r3, r6
    eor r4, r7
    eor r9, r16
    eor r10, r13
    eor r11, r14
    eor r12, r15
    ; round 12 (speck.dsl:22)
    add r5, r0
    adc r6, r2
    adc r7, r3
    adc r8, r4
    add r13, r9
    adc r14, r10
    adc r15, r11
    adc r16, r12
    ldd r17, Z+19
    eor r5, r17
    ldd r18, Z+18
    eor r6, r18
    ldd r19, Z+17
    eor r7, r19
    ldd r20, Z+16
    eor r8, r20
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r5
    eor r2, r6
    eor r3, r7
    eor r4, r8
    eor r9, r13
    eor r10, r14
    eor r11, r15
    eor r12, r16
    ; round 13 (speck.dsl:22)
    add r6, r0
    adc r7, r2
    adc r8, r3
    adc r5, r4
    add r14, r9
    adc r15, r10
    adc r16, r11
    adc r13, r12
    ldd r17, Z+15
    eor r6, r17
    ldd r18, Z+14
    eor r7, r18
    ldd r19, Z+13
    eor r8, r19
    ldd r20, Z+12
    eor r5, r20
    eor r14, r17
    eor r15, r18
    eor r16, r19
    eor r13, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r6
    eor r2, r7
    eor r3, r8
    eor r4, r5
    eor r9, r14
    eor r10, r15
    eor r11, r16
    eor r12, r13
    ; round 14 (speck.dsl:22)
    add r7, r0
    adc r8, r2
    adc r5, r3
    adc r6, r4
    add r15, r9
    adc r16, r10
    adc r13, r11
    adc r14, r12
    ldd r17, Z+11
    eor r7, r17
    ldd r18, Z+10
    eor r8, r18
    ldd r19, Z+9
    eor r5, r19
    ldd r20, Z+8
    eor r6, r20
    eor r15, r17
    eor r16, r18
    eor r13, r19
    eor r14, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r7
    eor r2, r8
    eor r3, r5
    eor r4, r6
    eor r9, r15
    eor r10, r16
    eor r11, r13
    eor r12, r14
    ; round 15 (speck.dsl:22)
    add r8, r0
    adc r5, r2
    adc r6, r3
    adc r7, r4
    add r16, r9
    adc r13, r10
    adc r14, r11
    adc r15, r12
    ldd r17, Z+7
    eor r8, r17
    ldd r18, Z+6
    eor r5, r18
    ldd r19, Z+5
    eor r6, r19
    ldd r20, Z+4
    eor r7, r20
    eor r16, r17
    eor r13, r18
    eor r14, r19
    eor r15, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r8
    eor r2, r5
    eor r3, r6
    eor r4, r7
    eor r9, r16
    eor r10, r13
    eor r11, r14
    eor r12, r15
    ; round 16 (speck.dsl:22)
    add r5, r0
    adc r6, r2
    adc r7, r3
    adc r8, r4
    add r13, r9
    adc r14, r10
    adc r15, r11
    adc r16, r12
    ldd r17, Z+3
    eor r5, r17
    ldd r18, Z+2
    eor r6, r18
    ldd r19, Z+1
    eor r7, r19
    ldd r20, Z+0
    eor r8, r20
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r5
    eor r2, r6
    eor r3, r7
    eor r4, r8
    eor r9, r13
    eor r10, r14
    eor r11, r15
    eor r12, r16
    ; round 17 (speck.dsl:22)
    add r6, r0
    adc r7, r2
    adc r8, r3
    adc r5, r4
    add r14, r9
    adc r15, r10
    adc r16, r11
    adc r13, r12
    subi r30, lo8(-(-44))
    sbci r31, hi8(-(-44))
    ldd r17, Z+43
    eor r6, r17
    ldd r18, Z+42
    eor r7, r18
    ldd r19, Z+41
    eor r8, r19
    ldd r20, Z+40
    eor r5, r20
    eor r14, r17
    eor r15, r18
    eor r16, r19
    eor r13, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r6
    eor r2, r7
    eor r3, r8
    eor r4, r5
    eor r9, r14
    eor r10, r15
    eor r11, r16
    eor r12, r13
    ; round 18 (speck.dsl:22)
    add r7, r0
    adc r8, r2
    adc r5, r3
    adc r6, r4
    add r15, r9
    adc r16, r10
    adc r13, r11
    adc r14, r12
    ldd r17, Z+39
    eor r7, r17
    ldd r18, Z+38
    eor r8, r18
    ldd r19, Z+37
    eor r5, r19
    ldd r20, Z+36
    eor r6, r20
    eor r15, r17
    eor r16, r18
    eor r13, r19
    eor r14, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r7
    eor r2, r8
    eor r3, r5
    eor r4, r6
    eor r9, r15
    eor r10, r16
    eor r11, r13
    eor r12, r14
    ; round 19 (speck.dsl:22)
    add r8, r0
    adc r5, r2
    adc r6, r3
    adc r7, r4
    add r16, r9
    adc r13, r10
    adc r14, r11
    adc r15, r12
    ldd r17, Z+35
    eor r8, r17
    ldd r18, Z+34
    eor r5, r18
    ldd r19, Z+33
    eor r6, r19
    ldd r20, Z+32
    eor r7, r20
    eor r16, r17
    eor r13, r18
    eor r14, r19
    eor r15, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r8
    eor r2, r5
    eor r3, r6
    eor r4, r7
    eor r9, r16
    eor r10, r13
    eor r11, r14
    eor r12, r15
    ; round 20 (speck.dsl:22)
    add r5, r0
    adc r6, r2
    adc r7, r3
    adc r8, r4
    add r13, r9
    adc r14, r10
    adc r15, r11
    adc r16, r12
    ldd r17, Z+31
    eor r5, r17
    ldd r18, Z+30
    eor r6, r18
    ldd r19, Z+29
    eor r7, r19
    ldd r20, Z+28
    eor r8, r20
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r5
    eor r2, r6
    eor r3, r7
    eor r4, r8
    eor r9, r13
    eor r10, r14
    eor r11, r15
    eor r12, r16
    ; round 21 (speck.dsl:22)
    add r6, r0
    adc r7, r2
    adc r8, r3
    adc r5, r4
    add r14, r9
    adc r15, r10
    adc r16, r11
    adc r13, r12
    ldd r17, Z+27
    eor r6, r17
    ldd r18, Z+26
    eor r7, r18
    ldd r19, Z+25
    eor r8, r19
    ldd r20, Z+24
    eor r5, r20
    eor r14, r17
    eor r15, r18
    eor r16, r19
    eor r13, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r6
    eor r2, r7
    eor r3, r8
    eor r4, r5
    eor r9, r14
    eor r10, r15
    eor r11, r16
    eor r12, r13
    ; round 22 (speck.dsl:22)
    add r7, r0
    adc r8, r2
    adc r5, r3
    adc r6, r4
    add r15, r9
    adc r16, r10
    adc r13, r11
    adc r14, r12
    ldd r17, Z+23
    eor r7, r17
    ldd r18, Z+22
    eor r8, r18
    ldd r19, Z+21
    eor r5, r19
    ldd r20, Z+20
    eor r6, r20
    eor r15, r17
    eor r16, r18
    eor r13, r19
    eor r14, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r7
    eor r2, r8
    eor r3, r5
    eor r4, r6
    eor r9, r15
    eor r10, r16
    eor r11, r13
    eor r12, r14
    ; round 23 (speck.dsl:22)
    add r8, r0
    adc r5, r2
    adc r6, r3
    adc r7, r4
    add r16, r9
    adc r13, r10
    adc r14, r11
    adc r15, r12
    ldd r17, Z+19
    eor r8, r17
    ldd r18, Z+18
    eor r5, r18
    ldd r19, Z+17
    eor r6, r19
    ldd r20, Z+16
    eor r7, r20
    eor r16, r17
    eor r13, r18
    eor r14, r19
    eor r15, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r8
    eor r2, r5
    eor r3, r6
    eor r4, r7
    eor r9, r16
    eor r10, r13
    eor r11, r14
    eor r12, r15
    ; round 24 (speck.dsl:22)
    add r5, r0
    adc r6, r2
    adc r7, r3
    adc r8, r4
    add r13, r9
    adc r14, r10
    adc r15, r11
    adc r16, r12
    ldd r17, Z+15
    eor r5, r17
    ldd r18, Z+14
    eor r6, r18
    ldd r19, Z+13
    eor r7, r19
    ldd r20, Z+12
    eor r8, r20
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r5
    eor r2, r6
    eor r3, r7
    eor r4, r8
    eor r9, r13
    eor r10, r14
    eor r11, r15
    eor r12, r16
    ; round 25 (speck.dsl:22)
    add r6, r0
    adc r7, r2
    adc r8, r3
    adc r5, r4
    add r14, r9
    adc r15, r10
    adc r16, r11
    adc r13, r12
    ldd r17, Z+11
    eor r6, r17
    ldd r18, Z+10
    eor r7, r18
    ldd r19, Z+9
    eor r8, r19
    ldd r20, Z+8
    eor r5, r20
    eor r14, r17
    eor r15, r18
    eor r16, r19
    eor r13, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r6
    eor r2, r7
    eor r3, r8
    eor r4, r5
    eor r9, r14
    eor r10, r15
    eor r11, r16
    eor r12, r13
    ; round 26 (speck.dsl:22)
    add r7, r0
    adc r8, r2
    adc r5, r3
    adc r6, r4
    add r15, r9
    adc r16, r10
    adc r13, r11
    adc r14, r12
    ldd r17, Z+7
    eor r7, r17
    ldd r18, Z+6
    eor r8, r18
    ldd r19, Z+5
    eor r5, r19
    ldd r20, Z+4
    eor r6, r20
    eor r15, r17
    eor r16, r18
    eor r13, r19
    eor r14, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r7
    eor r2, r8
    eor r3, r5
    eor r4, r6
    eor r9, r15
    eor r10, r16
    eor r11, r13
    eor r12, r14
    ; round 27 (speck.dsl:22)
    add r8, r0
    adc r5, r2
    adc r6, r3
    adc r7, r4
    add r16, r9
    adc r13, r10
    adc r14, r11
    adc r15, r12
    ldd r17, Z+3
    eor r8, r17
    ldd r18, Z+2
    eor r5, r18
    ldd r19, Z+1
    eor r6, r19
    ldd r20, Z+0
    eor r7, r20
    eor r16, r17
    eor r13, r18
    eor r14, r19
    eor r15, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r0, r8
    eor r2, r5
    eor r3, r6
    eor r4, r7
    eor r9, r16
    eor r10, r13
    eor r11, r14
    eor r12, r15
    st Y+, r0
    st Y+, r2
    st Y+, r3
    st Y+, r4
    st Y+, r8
    st Y+, r5
    st Y+, r6
    st Y+, r7
    st Y+, r9
    st Y+, r10
    st Y+, r11
    st Y+, r12
    st Y+, r16
    st Y+, r13
    st Y+, r14
    st Y+, r15
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_speck64_128_ecb_encrypt_avr_rest
    rjmp .Llwcc_speck64_128_ecb_encrypt_avr_group
.Llwcc_speck64_128_ecb_encrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_speck64_128_ecb_encrypt_avr_out
    tst r24
    breq .Llwcc_speck64_128_ecb_encrypt_avr_end
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
.Llwcc_speck64_128_ecb_encrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_speck64_128_ecb_encrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_speck64_128_ecb_encrypt_avr_group
.Llwcc_speck64_128_ecb_encrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_speck64_128_ecb_encrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_speck64_128_ecb_encrypt_avr_copy
    ldi r18, 16
.Llwcc_speck64_128_ecb_encrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck64_128_ecb_encrypt_avr_clear
    pop r0
    pop r0
.Llwcc_speck64_128_ecb_encrypt_avr_end:
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
    push r1
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_speck64_128_ecb_decrypt_avr_group
    rjmp .Llwcc_speck64_128_ecb_decrypt_avr_rest
.Llwcc_speck64_128_ecb_decrypt_avr_group:
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ; round 27 (speck.dsl:23)
    eor r0, r5
    ld r6, X+
    eor r2, r6
    ld r7, X+
    eor r3, r7
    ld r8, X+
    eor r4, r8
    mov r9, r0
    lsr r9
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r9
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r9
    ror r4
    ror r3
    ror r2
    ror r0
    ld r9, X+
    ld r10, X+
    ld r11, X+
    ld r12, X+
    ld r13, X+
    eor r9, r13
    ld r14, X+
    eor r10, r14
    ld r15, X+
    eor r11, r15
    ld r16, X+
    eor r12, r16
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+3
    eor r5, r17
    eor r13, r17
    ldd r17, Z+2
    eor r6, r17
    eor r14, r17
    ldd r17, Z+1
    eor r7, r17
    eor r15, r17
    ldd r17, Z+0
    eor r8, r17
    eor r16, r17
    sub r5, r0
    sbc r6, r2
    sbc r7, r3
    sbc r8, r4
    sub r13, r9
    sbc r14, r10
    sbc r15, r11
    sbc r16, r12
    ; round 26 (speck.dsl:23)
    eor r0, r8
    eor r2, r5
    eor r3, r6
    eor r4, r7
    eor r9, r16
    eor r10, r13
    eor r11, r14
    eor r12, r15
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+7
    eor r8, r17
    eor r16, r17
    ldd r17, Z+6
    eor r5, r17
    eor r13, r17
    ldd r17, Z+5
    eor r6, r17
    eor r14, r17
    ldd r17, Z+4
    eor r7, r17
    eor r15, r17
    sub r8, r0
    sbc r5, r2
    sbc r6, r3
    sbc r7, r4
    sub r16, r9
    sbc r13, r10
    sbc r14, r11
    sbc r15, r12
    ; round 25 (speck.dsl:23)
    eor r0, r7
    eor r2, r8
    eor r3, r5
    eor r4, r6
    eor r9, r15
    eor r10, r16
    eor r11, r13
    eor r12, r14
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+11
    eor r7, r17
    eor r15, r17
    ldd r17, Z+10
    eor r8, r17
    eor r16, r17
    ldd r17, Z+9
    eor r5, r17
    eor r13, r17
    ldd r17, Z+8
    eor r6, r17
    eor r14, r17
    sub r7, r0
    sbc r8, r2
    sbc r5, r3
    sbc r6, r4
    sub r15, r9
    sbc r16, r10
    sbc r13, r11
    sbc r14, r12
    ; round 24 (speck.dsl:23)
    eor r0, r6
    eor r2, r7
    eor r3, r8
    eor r4, r5
    eor r9, r14
    eor r10, r15
    eor r11, r16
    eor r12, r13
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+15
    eor r6, r17
    eor r14, r17
    ldd r17, Z+14
    eor r7, r17
    eor r15, r17
    ldd r17, Z+13
    eor r8, r17
    eor r16, r17
    ldd r17, Z+12
    eor r5, r17
    eor r13, r17
    sub r6, r0
    sbc r7, r2
    sbc r8, r3
    sbc r5, r4
    sub r14, r9
    sbc r15, r10
    sbc r16, r11
    sbc r13, r12
    ; round 23 (speck.dsl:23)
    eor r0, r5
    eor r2, r6
    eor r3, r7
    eor r4, r8
    eor r9, r13
    eor r10, r14
    eor r11, r15
    eor r12, r16
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+19
    eor r5, r17
    eor r13, r17
    ldd r17, Z+18
    eor r6, r17
    eor r14, r17
    ldd r17, Z+17
    eor r7, r17
    eor r15, r17
    ldd r17, Z+16
    eor r8, r17
    eor r16, r17
    sub r5, r0
    sbc r6, r2
    sbc r7, r3
    sbc r8, r4
    sub r13, r9
    sbc r14, r10
    sbc r15, r11
    sbc r16, r12
    ; round 22 (speck.dsl:23)
    eor r0, r8
    eor r2, r5
    eor r3, r6
    eor r4, r7
    eor r9, r16
    eor r10, r13
    eor r11, r14
    eor r12, r15
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+23
    eor r8, r17
    eor r16, r17
    ldd r17, Z+22
    eor r5, r17
    eor r13, r17
    ldd r17, Z+21
    eor r6, r17
    eor r14, r17
    ldd r17, Z+20
    eor r7, r17
    eor r15, r17
    sub r8, r0
    sbc r5, r2
    sbc r6, r3
    sbc r7, r4
    sub r16, r9
    sbc r13, r10
    sbc r14, r11
    sbc r15, r12
    ; round 21 (speck.dsl:23)
    eor r0, r7
    eor r2, r8
    eor r3, r5
    eor r4, r6
    eor r9, r15
    eor r10, r16
    eor r11, r13
    eor r12, r14
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+27
    eor r7, r17
    eor r15, r17
    ldd r17, Z+26
    eor r8, r17
    eor r16, r17
    ldd r17, Z+25
    eor r5, r17
    eor r13, r17
    ldd r17, Z+24
    eor r6, r17
    eor r14, r17
    sub r7, r0
    sbc r8, r2
    sbc r5, r3
    sbc r6, r4
    sub r15, r9
    sbc r16, r10
    sbc r13, r11
    sbc r14, r12
    ; round 20 (speck.dsl:23)
    eor r0, r6
    eor r2, r7
    eor r3, r8
    eor r4, r5
    eor r9, r14
    eor r10, r15
    eor r11, r16
    eor r12, r13
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+31
    eor r6, r17
    eor r14, r17
    ldd r17, Z+30
    eor r7, r17
    eor r15, r17
    ldd r17, Z+29
    eor r8, r17
    eor r16, r17
    ldd r17, Z+28
    eor r5, r17
    eor r13, r17
    sub r6, r0
    sbc r7, r2
    sbc r8, r3
    sbc r5, r4
    sub r14, r9
    sbc r15, r10
    sbc r16, r11
    sbc r13, r12
    ; round 19 (speck.dsl:23)
    eor r0, r5
    eor r2, r6
    eor r3, r7
    eor r4, r8
    eor r9, r13
    eor r10, r14
    eor r11, r15
    eor r12, r16
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+35
    eor r5, r17
    eor r13, r17
    ldd r17, Z+34
    eor r6, r17
    eor r14, r17
    ldd r17, Z+33
    eor r7, r17
    eor r15, r17
    ldd r17, Z+32
    eor r8, r17
    eor r16, r17
    sub r5, r0
    sbc r6, r2
    sbc r7, r3
    sbc r8, r4
    sub r13, r9
    sbc r14, r10
    sbc r15, r11
    sbc r16, r12
    ; round 18 (speck.dsl:23)
    eor r0, r8
    eor r2, r5
    eor r3, r6
    eor r4, r7
    eor r9, r16
    eor r10, r13
    eor r11, r14
    eor r12, r15
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+39
    eor r8, r17
    eor r16, r17
    ldd r17, Z+38
    eor r5, r17
    eor r13, r17
    ldd r17, Z+37
    eor r6, r17
    eor r14, r17
    ldd r17, Z+36
    eor r7, r17
    eor r15, r17
    sub r8, r0
    sbc r5, r2
    sbc r6, r3
    sbc r7, r4
    sub r16, r9
    sbc r13, r10
    sbc r14, r11
    sbc r15, r12
    ; round 17 (speck.dsl:23)
    eor r0, r7
    eor r2, r8
    eor r3, r5
    eor r4, r6
    eor r9, r15
    eor r10, r16
    eor r11, r13
    eor r12, r14
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+43
    eor r7, r17
    eor r15, r17
    ldd r17, Z+42
    eor r8, r17
    eor r16, r17
    ldd r17, Z+41
    eor r5, r17
    eor r13, r17
    ldd r17, Z+40
    eor r6, r17
    eor r14, r17
    sub r7, r0
    sbc r8, r2
    sbc r5, r3
    sbc r6, r4
    sub r15, r9
    sbc r16, r10
    sbc r13, r11
    sbc r14, r12
    ; round 16 (speck.dsl:23)
    eor r0, r6
    eor r2, r7
    eor r3, r8
    eor r4, r5
    eor r9, r14
    eor r10, r15
    eor r11, r16
    eor r12, r13
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+47
    eor r6, r17
    eor r14, r17
    ldd r17, Z+46
    eor r7, r17
    eor r15, r17
    ldd r17, Z+45
    eor r8, r17
    eor r16, r17
    ldd r17, Z+44
    eor r5, r17
    eor r13, r17
    sub r6, r0
    sbc r7, r2
    sbc r8, r3
    sbc r5, r4
    sub r14, r9
    sbc r15, r10
    sbc r16, r11
    sbc r13, r12
    ; round 15 (speck.dsl:23)
    eor r0, r5
    eor r2, r6
    eor r3, r7
    eor r4, r8
    eor r9, r13
    eor r10, r14
    eor r11, r15
    eor r12, r16
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+51
    eor r5, r17
    eor r13, r17
    ldd r17, Z+50
    eor r6, r17
    eor r14, r17
    ldd r17, Z+49
    eor r7, r17
    eor r15, r17
    ldd r17, Z+48
    eor r8, r17
    eor r16, r17
    sub r5, r0
    sbc r6, r2
    sbc r7, r3
    sbc r8, r4
    sub r13, r9
    sbc r14, r10
    sbc r15, r11
    sbc r16, r12
    ; round 14 (speck.dsl:23)
    eor r0, r8
    eor r2, r5
    eor r3, r6
    eor r4, r7
    eor r9, r16
    eor r10, r13
    eor r11, r14
    eor r12, r15
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+55
    eor r8, r17
    eor r16, r17
    ldd r17, Z+54
    eor r5, r17
    eor r13, r17
    ldd r17, Z+53
    eor r6, r17
    eor r14, r17
    ldd r17, Z+52
    eor r7, r17
    eor r15, r17
    sub r8, r0
    sbc r5, r2
    sbc r6, r3
    sbc r7, r4
    sub r16, r9
    sbc r13, r10
    sbc r14, r11
    sbc r15, r12
    ; round 13 (speck.dsl:23)
    eor r0, r7
    eor r2, r8
    eor r3, r5
    eor r4, r6
    eor r9, r15
    eor r10, r16
    eor r11, r13
    eor r12, r14
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+59
    eor r7, r17
    eor r15, r17
    ldd r17, Z+58
    eor r8, r17
    eor r16, r17
    ldd r17, Z+57
    eor r5, r17
    eor r13, r17
    ldd r17, Z+56
    eor r6, r17
    eor r14, r17
    sub r7, r0
    sbc r8, r2
    sbc r5, r3
    sbc r6, r4
    sub r15, r9
    sbc r16, r10
    sbc r13, r11
    sbc r14, r12
    ; round 12 (speck.dsl:23)
    eor r0, r6
    eor r2, r7
    eor r3, r8
    eor r4, r5
    eor r9, r14
    eor r10, r15
    eor r11, r16
    eor r12, r13
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+63
    eor r6, r17
    eor r14, r17
    ldd r17, Z+62
    eor r7, r17
    eor r15, r17
    ldd r17, Z+61
    eor r8, r17
    eor r16, r17
    ldd r17, Z+60
    eor r5, r17
    eor r13, r17
    sub r6, r0
    sbc r7, r2
    sbc r8, r3
    sbc r5, r4
    sub r14, r9
    sbc r15, r10
    sbc r16, r11
    sbc r13, r12
    ; round 11 (speck.dsl:23)
    eor r0, r5
    eor r2, r6
    eor r3, r7
    eor r4, r8
    eor r9, r13
    eor r10, r14
    eor r11, r15
    eor r12, r16
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r17, Z+3
    eor r5, r17
    eor r13, r17
    ldd r17, Z+2
    eor r6, r17
    eor r14, r17
    ldd r17, Z+1
    eor r7, r17
    eor r15, r17
    ldd r17, Z+0
    eor r8, r17
    eor r16, r17
    sub r5, r0
    sbc r6, r2
    sbc r7, r3
    sbc r8, r4
    sub r13, r9
    sbc r14, r10
    sbc r15, r11
    sbc r16, r12
    ; round 10 (speck.dsl:23)
    eor r0, r8
    eor r2, r5
    eor r3, r6
    eor r4, r7
    eor r9, r16
    eor r10, r13
    eor r11, r14
    eor r12, r15
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+7
    eor r8, r17
    eor r16, r17
    ldd r17, Z+6
    eor r5, r17
    eor r13, r17
    ldd r17, Z+5
    eor r6, r17
    eor r14, r17
    ldd r17, Z+4
    eor r7, r17
    eor r15, r17
    sub r8, r0
    sbc r5, r2
    sbc r6, r3
    sbc r7, r4
    sub r16, r9
    sbc r13, r10
    sbc r14, r11
    sbc r15, r12
    ; round 9 (speck.dsl:23)
    eor r0, r7
    eor r2, r8
    eor r3, r5
    eor r4, r6
    eor r9, r15
    eor r10, r16
    eor r11, r13
    eor r12, r14
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+11
    eor r7, r17
    eor r15, r17
    ldd r17, Z+10
    eor r8, r17
    eor r16, r17
    ldd r17, Z+9
    eor r5, r17
    eor r13, r17
    ldd r17, Z+8
    eor r6, r17
    eor r14, r17
    sub r7, r0
    sbc r8, r2
    sbc r5, r3
    sbc r6, r4
    sub r15, r9
    sbc r16, r10
    sbc r13, r11
    sbc r14, r12
    ; round 8 (speck.dsl:23)
    eor r0, r6
    eor r2, r7
    eor r3, r8
    eor r4, r5
    eor r9, r14
    eor r10, r15
    eor r11, r16
    eor r12, r13
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+15
    eor r6, r17
    eor r14, r17
    ldd r17, Z+14
    eor r7, r17
    eor r15, r17
    ldd r17, Z+13
    eor r8, r17
    eor r16, r17
    ldd r17, Z+12
    eor r5, r17
    eor r13, r17
    sub r6, r0
    sbc r7, r2
    sbc r8, r3
    sbc r5, r4
    sub r14, r9
    sbc r15, r10
    sbc r16, r11
    sbc r13, r12
    ; round 7 (speck.dsl:23)
    eor r0, r5
    eor r2, r6
    eor r3, r7
    eor r4, r8
    eor r9, r13
    eor r10, r14
    eor r11, r15
    eor r12, r16
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+19
    eor r5, r17
    eor r13, r17
    ldd r17, Z+18
    eor r6, r17
    eor r14, r17
    ldd r17, Z+17
    eor r7, r17
    eor r15, r17
    ldd r17, Z+16
    eor r8, r17
    eor r16, r17
    sub r5, r0
    sbc r6, r2
    sbc r7, r3
    sbc r8, r4
    sub r13, r9
    sbc r14, r10
    sbc r15, r11
    sbc r16, r12
    ; round 6 (speck.dsl:23)
    eor r0, r8
    eor r2, r5
    eor r3, r6
    eor r4, r7
    eor r9, r16
    eor r10, r13
    eor r11, r14
    eor r12, r15
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+23
    eor r8, r17
    eor r16, r17
    ldd r17, Z+22
    eor r5, r17
    eor r13, r17
    ldd r17, Z+21
    eor r6, r17
    eor r14, r17
    ldd r17, Z+20
    eor r7, r17
    eor r15, r17
    sub r8, r0
    sbc r5, r2
    sbc r6, r3
    sbc r7, r4
    sub r16, r9
    sbc r13, r10
    sbc r14, r11
    sbc r15, r12
    ; round 5 (speck.dsl:23)
    eor r0, r7
    eor r2, r8
    eor r3, r5
    eor r4, r6
    eor r9, r15
    eor r10, r16
    eor r11, r13
    eor r12, r14
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+27
    eor r7, r17
    eor r15, r17
    ldd r17, Z+26
    eor r8, r17
    eor r16, r17
    ldd r17, Z+25
    eor r5, r17
    eor r13, r17
    ldd r17, Z+24
    eor r6, r17
    eor r14, r17
    sub r7, r0
    sbc r8, r2
    sbc r5, r3
    sbc r6, r4
    sub r15, r9
    sbc r16, r10
    sbc r13, r11
    sbc r14, r12
    ; round 4 (speck.dsl:23)
    eor r0, r6
    eor r2, r7
    eor r3, r8
    eor r4, r5
    eor r9, r14
    eor r10, r15
    eor r11, r16
    eor r12, r13
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+31
    eor r6, r17
    eor r14, r17
    ldd r17, Z+30
    eor r7, r17
    eor r15, r17
    ldd r17, Z+29
    eor r8, r17
    eor r16, r17
    ldd r17, Z+28
    eor r5, r17
    eor r13, r17
    sub r6, r0
    sbc r7, r2
    sbc r8, r3
    sbc r5, r4
    sub r14, r9
    sbc r15, r10
    sbc r16, r11
    sbc r13, r12
    ; round 3 (speck.dsl:23)
    eor r0, r5
    eor r2, r6
    eor r3, r7
    eor r4, r8
    eor r9, r13
    eor r10, r14
    eor r11, r15
    eor r12, r16
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+35
    eor r5, r17
    eor r13, r17
    ldd r17, Z+34
    eor r6, r17
    eor r14, r17
    ldd r17, Z+33
    eor r7, r17
    eor r15, r17
    ldd r17, Z+32
    eor r8, r17
    eor r16, r17
    sub r5, r0
    sbc r6, r2
    sbc r7, r3
    sbc r8, r4
    sub r13, r9
    sbc r14, r10
    sbc r15, r11
    sbc r16, r12
    ; round 2 (speck.dsl:23)
    eor r0, r8
    eor r2, r5
    eor r3, r6
    eor r4, r7
    eor r9, r16
    eor r10, r13
    eor r11, r14
    eor r12, r15
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+39
    eor r8, r17
    eor r16, r17
    ldd r17, Z+38
    eor r5, r17
    eor r13, r17
    ldd r17, Z+37
    eor r6, r17
    eor r14, r17
    ldd r17, Z+36
    eor r7, r17
    eor r15, r17
    sub r8, r0
    sbc r5, r2
    sbc r6, r3
    sbc r7, r4
    sub r16, r9
    sbc r13, r10
    sbc r14, r11
    sbc r15, r12
    ; round 1 (speck.dsl:23)
    eor r0, r7
    eor r2, r8
    eor r3, r5
    eor r4, r6
    eor r9, r15
    eor r10, r16
    eor r11, r13
    eor r12, r14
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    st Y+, r0
    st Y+, r2
    st Y+, r3
    st Y+, r4
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r17, Z+43
    eor r7, r17
    eor r15, r17
    ldd r17, Z+42
    eor r8, r17
    eor r16, r17
    ldd r17, Z+41
    eor r5, r17
    eor r13, r17
    ldd r17, Z+40
    eor r6, r17
    sub r7, r0
    sbc r8, r2
    sbc r5, r3
    sbc r6, r4
    eor r14, r17
    st Y+, r6
    st Y+, r7
    st Y+, r8
    st Y+, r5
    sub r15, r9
    sbc r16, r10
    sbc r13, r11
    sbc r14, r12
    st Y+, r9
    st Y+, r10
    st Y+, r11
    st Y+, r12
    st Y+, r14
    st Y+, r15
    st Y+, r16
    st Y+, r13
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_speck64_128_ecb_decrypt_avr_rest
    rjmp .Llwcc_speck64_128_ecb_decrypt_avr_group
.Llwcc_speck64_128_ecb_decrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_speck64_128_ecb_decrypt_avr_out
    tst r24
    breq .Llwcc_speck64_128_ecb_decrypt_avr_end
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
.Llwcc_speck64_128_ecb_decrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_speck64_128_ecb_decrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_speck64_128_ecb_decrypt_avr_group
.Llwcc_speck64_128_ecb_decrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_speck64_128_ecb_decrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_speck64_128_ecb_decrypt_avr_copy
    ldi r18, 16
.Llwcc_speck64_128_ecb_decrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck64_128_ecb_decrypt_avr_clear
    pop r0
    pop r0
.Llwcc_speck64_128_ecb_decrypt_avr_end:
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
    push r2
    push r3
    push r4
    movw r26, r22
    movw r30, r24
    ld r0, X+
    subi r30, lo8(-(108))
    sbci r31, hi8(-(108))
    std Z+0, r0
    ld r2, X+
    std Z+1, r2
    ld r3, X+
    std Z+2, r3
    ld r4, X
    std Z+3, r4
    ; round 1 (speck.dsl:23)
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    std Z+4, r0
    std Z+5, r2
    std Z+6, r3
    std Z+7, r4
    pop r4
    pop r3
    pop r2
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
    brcc .Llwcc_speck64_128_ctr_crypt_avr_group
    rjmp .Llwcc_speck64_128_ctr_crypt_avr_rest
.Llwcc_speck64_128_ctr_crypt_avr_group:
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
    movw r6, r4 ; r7, r5
    movw r18, r8 ; r19, r9
    movw r16, r6 ; r17, r7
    subi r18, 255
    sbci r19, 255
    sbci r16, 255
    sbci r17, 255
    adiw r30, 52
    ; round 1 (speck.dsl:22)
    ldd r23, Z+56
    ldd r2, Z+57
    ldd r3, Z+58
    ldd r4, Z+59
    add r6, r23
    adc r9, r2
    adc r8, r3
    adc r7, r4
    add r23, r16
    adc r2, r19
    adc r3, r18
    adc r4, r17
    ldd r5, Z+55
    eor r6, r5
    eor r23, r5
    ldd r5, Z+54
    eor r9, r5
    eor r2, r5
    ldd r5, Z+53
    eor r8, r5
    eor r3, r5
    ldd r5, Z+52
    eor r7, r5
    eor r4, r5
    ldd r5, Z+60
    mov r22, r5
    eor r22, r6
    eor r5, r23
    ldd r21, Z+61
    mov r20, r21
    eor r20, r9
    eor r21, r2
    ldd r15, Z+62
    mov r14, r15
    eor r14, r8
    eor r15, r3
    ldd r13, Z+63
    mov r12, r13
    eor r12, r7
    eor r13, r4
    ; round 2 (speck.dsl:22)
    add r9, r22
    adc r8, r20
    adc r7, r14
    adc r6, r12
    add r2, r5
    adc r3, r21
    adc r4, r15
    adc r23, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+51
    eor r9, r11
    eor r2, r11
    eor r22, r9
    eor r5, r2
    ldd r11, Z+50
    eor r8, r11
    eor r3, r11
    eor r20, r8
    eor r21, r3
    ldd r11, Z+49
    eor r7, r11
    eor r4, r11
    eor r14, r7
    eor r15, r4
    ldd r11, Z+48
    eor r6, r11
    eor r23, r11
    eor r12, r6
    eor r13, r23
    ; round 3 (speck.dsl:22)
    add r8, r22
    adc r7, r20
    adc r6, r14
    adc r9, r12
    add r3, r5
    adc r4, r21
    adc r23, r15
    adc r2, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+47
    eor r8, r11
    eor r3, r11
    eor r22, r8
    eor r5, r3
    ldd r11, Z+46
    eor r7, r11
    eor r4, r11
    eor r20, r7
    eor r21, r4
    ldd r11, Z+45
    eor r6, r11
    eor r23, r11
    eor r14, r6
    eor r15, r23
    ldd r11, Z+44
    eor r9, r11
    eor r2, r11
    eor r12, r9
    eor r13, r2
    ; round 4 (speck.dsl:22)
    add r7, r22
    adc r6, r20
    adc r9, r14
    adc r8, r12
    add r4, r5
    adc r23, r21
    adc r2, r15
    adc r3, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+43
    eor r7, r11
    eor r4, r11
    eor r22, r7
    eor r5, r4
    ldd r11, Z+42
    eor r6, r11
    eor r23, r11
    eor r20, r6
    eor r21, r23
    ldd r11, Z+41
    eor r9, r11
    eor r2, r11
    eor r14, r9
    eor r15, r2
    ldd r11, Z+40
    eor r8, r11
    eor r3, r11
    eor r12, r8
    eor r13, r3
    ; round 5 (speck.dsl:22)
    add r6, r22
    adc r9, r20
    adc r8, r14
    adc r7, r12
    add r23, r5
    adc r2, r21
    adc r3, r15
    adc r4, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+39
    eor r6, r11
    eor r23, r11
    eor r22, r6
    eor r5, r23
    ldd r11, Z+38
    eor r9, r11
    eor r2, r11
    eor r20, r9
    eor r21, r2
    ldd r11, Z+37
    eor r8, r11
    eor r3, r11
    eor r14, r8
    eor r15, r3
    ldd r11, Z+36
    eor r7, r11
    eor r4, r11
    eor r12, r7
    eor r13, r4
    ; round 6 (speck.dsl:22)
    add r9, r22
    adc r8, r20
    adc r7, r14
    adc r6, r12
    add r2, r5
    adc r3, r21
    adc r4, r15
    adc r23, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+35
    eor r9, r11
    eor r2, r11
    eor r22, r9
    eor r5, r2
    ldd r11, Z+34
    eor r8, r11
    eor r3, r11
    eor r20, r8
    eor r21, r3
    ldd r11, Z+33
    eor r7, r11
    eor r4, r11
    eor r14, r7
    eor r15, r4
    ldd r11, Z+32
    eor r6, r11
    eor r23, r11
    eor r12, r6
    eor r13, r23
    ; round 7 (speck.dsl:22)
    add r8, r22
    adc r7, r20
    adc r6, r14
    adc r9, r12
    add r3, r5
    adc r4, r21
    adc r23, r15
    adc r2, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+31
    eor r8, r11
    eor r3, r11
    eor r22, r8
    eor r5, r3
    ldd r11, Z+30
    eor r7, r11
    eor r4, r11
    eor r20, r7
    eor r21, r4
    ldd r11, Z+29
    eor r6, r11
    eor r23, r11
    eor r14, r6
    eor r15, r23
    ldd r11, Z+28
    eor r9, r11
    eor r2, r11
    eor r12, r9
    eor r13, r2
    ; round 8 (speck.dsl:22)
    add r7, r22
    adc r6, r20
    adc r9, r14
    adc r8, r12
    add r4, r5
    adc r23, r21
    adc r2, r15
    adc r3, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+27
    eor r7, r11
    eor r4, r11
    eor r22, r7
    eor r5, r4
    ldd r11, Z+26
    eor r6, r11
    eor r23, r11
    eor r20, r6
    eor r21, r23
    ldd r11, Z+25
    eor r9, r11
    eor r2, r11
    eor r14, r9
    eor r15, r2
    ldd r11, Z+24
    eor r8, r11
    eor r3, r11
    eor r12, r8
    eor r13, r3
    ; round 9 (speck.dsl:22)
    add r6, r22
    adc r9, r20
    adc r8, r14
    adc r7, r12
    add r23, r5
    adc r2, r21
    adc r3, r15
    adc r4, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+23
    eor r6, r11
    eor r23, r11
    eor r22, r6
    eor r5, r23
    ldd r11, Z+22
    eor r9, r11
    eor r2, r11
    eor r20, r9
    eor r21, r2
    ldd r11, Z+21
    eor r8, r11
    eor r3, r11
    eor r14, r8
    eor r15, r3
    ldd r11, Z+20
    eor r7, r11
    eor r4, r11
    eor r12, r7
    eor r13, r4
    ; round 10 (speck.dsl:22)
    add r9, r22
    adc r8, r20
    adc r7, r14
    adc r6, r12
    add r2, r5
    adc r3, r21
    adc r4, r15
    adc r23, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+19
    eor r9, r11
    eor r2, r11
    eor r22, r9
    eor r5, r2
    ldd r11, Z+18
    eor r8, r11
    eor r3, r11
    eor r20, r8
    eor r21, r3
    ldd r11, Z+17
    eor r7, r11
    eor r4, r11
    eor r14, r7
    eor r15, r4
    ldd r11, Z+16
    eor r6, r11
    eor r23, r11
    eor r12, r6
    eor r13, r23
    ; round 11 (speck.dsl:22)
    add r8, r22
    adc r7, r20
    adc r6, r14
    adc r9, r12
    add r3, r5
    adc r4, r21
    adc r23, r15
    adc r2, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+15
    eor r8, r11
    eor r3, r11
    eor r22, r8
    eor r5, r3
    ldd r11, Z+14
    eor r7, r11
    eor r4, r11
    eor r20, r7
    eor r21, r4
    ldd r11, Z+13
    eor r6, r11
    eor r23, r11
    eor r14, r6
    eor r15, r23
    ldd r11, Z+12
    eor r9, r11
    eor r2, r11
    eor r12, r9
    eor r13, r2
    ; round 12 (speck.dsl:22)
    add r7, r22
    adc r6, r20
    adc r9, r14
    adc r8, r12
    add r4, r5
    adc r23, r21
    adc r2, r15
    adc r3, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+11
    eor r7, r11
    eor r4, r11
    eor r22, r7
    eor r5, r4
    ldd r11, Z+10
    eor r6, r11
    eor r23, r11
    eor r20, r6
    eor r21, r23
    ldd r11, Z+9
    eor r9, r11
    eor r2, r11
    eor r14, r9
    eor r15, r2
    ldd r11, Z+8
    eor r8, r11
    eor r3, r11
    eor r12, r8
    eor r13, r3
    ; round 13 (speck.dsl:22)
    add r6, r22
    adc r9, r20
    adc r8, r14
    adc r7, r12
    add r23, r5
    adc r2, r21
    adc r3, r15
    adc r4, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+7
    eor r6, r11
    eor r23, r11
    eor r22, r6
    eor r5, r23
    ldd r11, Z+6
    eor r9, r11
    eor r2, r11
    eor r20, r9
    eor r21, r2
    ldd r11, Z+5
    eor r8, r11
    eor r3, r11
    eor r14, r8
    eor r15, r3
    ldd r11, Z+4
    eor r7, r11
    eor r4, r11
    eor r12, r7
    eor r13, r4
    ; round 14 (speck.dsl:22)
    add r9, r22
    adc r8, r20
    adc r7, r14
    adc r6, r12
    add r2, r5
    adc r3, r21
    adc r4, r15
    adc r23, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+3
    eor r9, r11
    eor r2, r11
    eor r22, r9
    eor r5, r2
    ldd r11, Z+2
    eor r8, r11
    eor r3, r11
    eor r20, r8
    eor r21, r3
    ldd r11, Z+1
    eor r7, r11
    eor r4, r11
    eor r14, r7
    eor r15, r4
    ldd r11, Z+0
    eor r6, r11
    eor r23, r11
    eor r12, r6
    eor r13, r23
    ; round 15 (speck.dsl:22)
    add r8, r22
    adc r7, r20
    adc r6, r14
    adc r9, r12
    add r3, r5
    adc r4, r21
    adc r23, r15
    adc r2, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    subi r30, lo8(-(-52))
    sbci r31, hi8(-(-52))
    ldd r11, Z+51
    eor r8, r11
    eor r3, r11
    eor r22, r8
    eor r5, r3
    ldd r11, Z+50
    eor r7, r11
    eor r4, r11
    eor r20, r7
    eor r21, r4
    ldd r11, Z+49
    eor r6, r11
    eor r23, r11
    eor r14, r6
    eor r15, r23
    ldd r11, Z+48
    eor r9, r11
    eor r2, r11
    eor r12, r9
    eor r13, r2
    ; round 16 (speck.dsl:22)
    add r7, r22
    adc r6, r20
    adc r9, r14
    adc r8, r12
    add r4, r5
    adc r23, r21
    adc r2, r15
    adc r3, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+47
    eor r7, r11
    eor r4, r11
    eor r22, r7
    eor r5, r4
    ldd r11, Z+46
    eor r6, r11
    eor r23, r11
    eor r20, r6
    eor r21, r23
    ldd r11, Z+45
    eor r9, r11
    eor r2, r11
    eor r14, r9
    eor r15, r2
    ldd r11, Z+44
    eor r8, r11
    eor r3, r11
    eor r12, r8
    eor r13, r3
    ; round 17 (speck.dsl:22)
    add r6, r22
    adc r9, r20
    adc r8, r14
    adc r7, r12
    add r23, r5
    adc r2, r21
    adc r3, r15
    adc r4, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+43
    eor r6, r11
    eor r23, r11
    eor r22, r6
    eor r5, r23
    ldd r11, Z+42
    eor r9, r11
    eor r2, r11
    eor r20, r9
    eor r21, r2
    ldd r11, Z+41
    eor r8, r11
    eor r3, r11
    eor r14, r8
    eor r15, r3
    ldd r11, Z+40
    eor r7, r11
    eor r4, r11
    eor r12, r7
    eor r13, r4
    ; round 18 (speck.dsl:22)
    add r9, r22
    adc r8, r20
    adc r7, r14
    adc r6, r12
    add r2, r5
    adc r3, r21
    adc r4, r15
    adc r23, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+39
    eor r9, r11
    eor r2, r11
    eor r22, r9
    eor r5, r2
    ldd r11, Z+38
    eor r8, r11
    eor r3, r11
    eor r20, r8
    eor r21, r3
    ldd r11, Z+37
    eor r7, r11
    eor r4, r11
    eor r14, r7
    eor r15, r4
    ldd r11, Z+36
    eor r6, r11
    eor r23, r11
    eor r12, r6
    eor r13, r23
    ; round 19 (speck.dsl:22)
    add r8, r22
    adc r7, r20
    adc r6, r14
    adc r9, r12
    add r3, r5
    adc r4, r21
    adc r23, r15
    adc r2, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+35
    eor r8, r11
    eor r3, r11
    eor r22, r8
    eor r5, r3
    ldd r11, Z+34
    eor r7, r11
    eor r4, r11
    eor r20, r7
    eor r21, r4
    ldd r11, Z+33
    eor r6, r11
    eor r23, r11
    eor r14, r6
    eor r15, r23
    ldd r11, Z+32
    eor r9, r11
    eor r2, r11
    eor r12, r9
    eor r13, r2
    ; round 20 (speck.dsl:22)
    add r7, r22
    adc r6, r20
    adc r9, r14
    adc r8, r12
    add r4, r5
    adc r23, r21
    adc r2, r15
    adc r3, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+31
    eor r7, r11
    eor r4, r11
    eor r22, r7
    eor r5, r4
    ldd r11, Z+30
    eor r6, r11
    eor r23, r11
    eor r20, r6
    eor r21, r23
    ldd r11, Z+29
    eor r9, r11
    eor r2, r11
    eor r14, r9
    eor r15, r2
    ldd r11, Z+28
    eor r8, r11
    eor r3, r11
    eor r12, r8
    eor r13, r3
    ; round 21 (speck.dsl:22)
    add r6, r22
    adc r9, r20
    adc r8, r14
    adc r7, r12
    add r23, r5
    adc r2, r21
    adc r3, r15
    adc r4, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+27
    eor r6, r11
    eor r23, r11
    eor r22, r6
    eor r5, r23
    ldd r11, Z+26
    eor r9, r11
    eor r2, r11
    eor r20, r9
    eor r21, r2
    ldd r11, Z+25
    eor r8, r11
    eor r3, r11
    eor r14, r8
    eor r15, r3
    ldd r11, Z+24
    eor r7, r11
    eor r4, r11
    eor r12, r7
    eor r13, r4
    ; round 22 (speck.dsl:22)
    add r9, r22
    adc r8, r20
    adc r7, r14
    adc r6, r12
    add r2, r5
    adc r3, r21
    adc r4, r15
    adc r23, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+23
    eor r9, r11
    eor r2, r11
    eor r22, r9
    eor r5, r2
    ldd r11, Z+22
    eor r8, r11
    eor r3, r11
    eor r20, r8
    eor r21, r3
    ldd r11, Z+21
    eor r7, r11
    eor r4, r11
    eor r14, r7
    eor r15, r4
    ldd r11, Z+20
    eor r6, r11
    eor r23, r11
    eor r12, r6
    eor r13, r23
    ; round 23 (speck.dsl:22)
    add r8, r22
    adc r7, r20
    adc r6, r14
    adc r9, r12
    add r3, r5
    adc r4, r21
    adc r23, r15
    adc r2, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+19
    eor r8, r11
    eor r3, r11
    eor r22, r8
    eor r5, r3
    ldd r11, Z+18
    eor r7, r11
    eor r4, r11
    eor r20, r7
    eor r21, r4
    ldd r11, Z+17
    eor r6, r11
    eor r23, r11
    eor r14, r6
    eor r15, r23
    ldd r11, Z+16
    eor r9, r11
    eor r2, r11
    eor r12, r9
    eor r13, r2
    ; round 24 (speck.dsl:22)
    add r7, r22
    adc r6, r20
    adc r9, r14
    adc r8, r12
    add r4, r5
    adc r23, r21
    adc r2, r15
    adc r3, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+15
    eor r7, r11
    eor r4, r11
    eor r22, r7
    eor r5, r4
    ldd r11, Z+14
    eor r6, r11
    eor r23, r11
    eor r20, r6
    eor r21, r23
    ldd r11, Z+13
    eor r9, r11
    eor r2, r11
    eor r14, r9
    eor r15, r2
    ldd r11, Z+12
    eor r8, r11
    eor r3, r11
    eor r12, r8
    eor r13, r3
    ; round 25 (speck.dsl:22)
    add r6, r22
    adc r9, r20
    adc r8, r14
    adc r7, r12
    add r23, r5
    adc r2, r21
    adc r3, r15
    adc r4, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+11
    eor r6, r11
    eor r23, r11
    eor r22, r6
    eor r5, r23
    ldd r11, Z+10
    eor r9, r11
    eor r2, r11
    eor r20, r9
    eor r21, r2
    ldd r11, Z+9
    eor r8, r11
    eor r3, r11
    eor r14, r8
    eor r15, r3
    ldd r11, Z+8
    eor r7, r11
    eor r4, r11
    eor r12, r7
    eor r13, r4
    ; round 26 (speck.dsl:22)
    add r9, r22
    adc r8, r20
    adc r7, r14
    adc r6, r12
    add r2, r5
    adc r3, r21
    adc r4, r15
    adc r23, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+7
    eor r9, r11
    eor r2, r11
    eor r22, r9
    eor r5, r2
    ldd r11, Z+6
    eor r8, r11
    eor r3, r11
    eor r20, r8
    eor r21, r3
    ldd r11, Z+5
    eor r7, r11
    eor r4, r11
    eor r14, r7
    eor r15, r4
    ldd r11, Z+4
    eor r6, r11
    eor r23, r11
    eor r12, r6
    eor r13, r23
    ; round 27 (speck.dsl:22)
    add r8, r22
    adc r7, r20
    adc r6, r14
    adc r9, r12
    add r3, r5
    adc r4, r21
    adc r23, r15
    adc r2, r13
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    lsl r22
    rol r20
    rol r14
    rol r12
    adc r22, r1
    lsl r5
    rol r21
    rol r15
    rol r13
    adc r5, r1
    ldd r11, Z+3
    eor r8, r11
    eor r3, r11
    eor r22, r8
    eor r5, r3
    ldd r11, Z+2
    eor r7, r11
    eor r4, r11
    eor r20, r7
    eor r21, r4
    ldd r11, Z+1
    eor r6, r11
    eor r23, r11
    eor r14, r6
    eor r15, r23
    ldd r11, Z+0
    eor r9, r11
    eor r2, r11
    eor r12, r9
    eor r13, r2
    ld r11, X+
    eor r11, r22
    st Y+, r11
    ld r22, X+
    eor r22, r20
    st Y+, r22
    ld r22, X+
    eor r22, r14
    st Y+, r22
    ld r22, X+
    eor r22, r12
    st Y+, r22
    ld r22, X+
    eor r22, r8
    st Y+, r22
    ld r22, X+
    eor r22, r7
    st Y+, r22
    ld r22, X+
    eor r22, r6
    st Y+, r22
    ld r22, X+
    eor r22, r9
    st Y+, r22
    ld r22, X+
    eor r22, r5
    st Y+, r22
    ld r5, X+
    eor r5, r21
    st Y+, r5
    ld r5, X+
    eor r5, r15
    st Y+, r5
    ld r5, X+
    eor r5, r13
    st Y+, r5
    ld r5, X+
    eor r5, r3
    st Y+, r5
    ld r3, X+
    eor r3, r4
    st Y+, r3
    ld r3, X+
    eor r3, r23
    st Y+, r3
    ld r23, X+
    eor r23, r2
    st Y+, r23
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_speck64_128_ctr_crypt_avr_rest
    rjmp .Llwcc_speck64_128_ctr_crypt_avr_group
.Llwcc_speck64_128_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_speck64_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_speck64_128_ctr_crypt_avr_end
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
.Llwcc_speck64_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_speck64_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    push r5
    push r4
    push r3
    push r2
    rjmp .Llwcc_speck64_128_ctr_crypt_avr_group
.Llwcc_speck64_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_speck64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_speck64_128_ctr_crypt_avr_copy
    ldi r18, 16
.Llwcc_speck64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck64_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_speck64_128_ctr_crypt_avr_end:
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
    .size lwcc_speck64_128_ctr_crypt_avr, .-lwcc_speck64_128_ctr_crypt_avr
