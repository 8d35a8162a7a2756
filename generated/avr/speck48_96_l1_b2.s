; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile speck --set speck48_96 --target avr --lanes 1 --blocks 2
; passes:    unroll() invert() counter() block_groups(blocks=2) fold() sbox(lanes=1, fixed=true) hoist() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 24 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 6, key 12, nonce 2, rk 69, ctx 71, align 1, group 12, stack 49, code 8288, flash 8288, ram 189
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:3e5bb059e571503f5cc5a0a13ece2850cf925a8b1364a3ea8c132f6069f5ba2a

    .text

    .global lwcc_speck48_96_key_setup_avr
    .type lwcc_speck48_96_key_setup_avr, @function
lwcc_speck48_96_key_setup_avr:
    push r2
    push r3
    push r4
    push r5
    push r17
    movw r26, r22
    movw r30, r24
    ld r4, X+
    adiw r30, 5
    std Z+63, r4
    ld r5, X+
    std Z+62, r5
    ld r24, X+
    std Z+61, r24
    ; round 1 (speck.dsl:23)
    movw r2, r4 ; r3, r5
    mov r23, r24
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    adiw r26, 1
    ld r22, X+
    ld r21, X
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r20, X+
    add r22, r4
    adc r21, r5
    adc r20, r24
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    eor r2, r22
    eor r3, r21
    eor r23, r20
    std Z+60, r2
    std Z+59, r3
    std Z+58, r23
    adiw r26, 3
    ld r4, X+
    ld r5, X
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r24, X+
    ; round 2 (speck.dsl:22)
    add r4, r2
    adc r5, r3
    adc r24, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    ldi r25, 1
    eor r4, r25
    eor r2, r4
    eor r3, r5
    eor r23, r24
    std Z+57, r2
    std Z+56, r3
    std Z+55, r23
    adiw r26, 3
    ld r19, X+
    ld r18, X
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r17, X
    ; round 3 (speck.dsl:22)
    add r19, r2
    adc r18, r3
    adc r17, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    ldi r25, 2
    eor r19, r25
    eor r2, r19
    eor r3, r18
    eor r23, r17
    ; round 4 (speck.dsl:22)
    add r21, r2
    adc r20, r3
    adc r22, r23
    std Z+54, r2
    std Z+53, r3
    std Z+52, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    ldi r25, 3
    eor r21, r25
    eor r2, r21
    eor r3, r20
    eor r23, r22
    ; round 5 (speck.dsl:22)
    add r5, r2
    adc r24, r3
    adc r4, r23
    std Z+51, r2
    std Z+50, r3
    std Z+49, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    ldi r25, 4
    eor r5, r25
    eor r2, r5
    eor r3, r24
    eor r23, r4
    ; round 6 (speck.dsl:22)
    add r18, r2
    adc r17, r3
    adc r19, r23
    std Z+48, r2
    std Z+47, r3
    std Z+46, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    ldi r25, 5
    eor r18, r25
    eor r2, r18
    eor r3, r17
    eor r23, r19
    ; round 7 (speck.dsl:22)
    add r20, r2
    adc r22, r3
    adc r21, r23
    std Z+45, r2
    std Z+44, r3
    std Z+43, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    ldi r25, 6
    eor r20, r25
    eor r2, r20
    eor r3, r22
    eor r23, r21
    ; round 8 (speck.dsl:22)
    add r24, r2
    adc r4, r3
    adc r5, r23
    std Z+42, r2
    std Z+41, r3
    std Z+40, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    ldi r25, 7
    eor r24, r25
    eor r2, r24
    eor r3, r4
    eor r23, r5
    ; round 9 (speck.dsl:22)
    add r17, r2
    adc r19, r3
    adc r18, r23
    std Z+39, r2
    std Z+38, r3
    std Z+37, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    ldi r25, 8
    eor r17, r25
    eor r2, r17
    eor r3, r19
    eor r23, r18
    ; round 10 (speck.dsl:22)
    add r22, r2
    adc r21, r3
    adc r20, r23
    std Z+36, r2
    std Z+35, r3
    std Z+34, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    ldi r25, 9
    eor r22, r25
    eor r2, r22
    eor r3, r21
    eor r23, r20
    ; round 11 (speck.dsl:22)
    add r4, r2
    adc r5, r3
    adc r24, r23
    std Z+33, r2
    std Z+32, r3
    std Z+31, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    ldi r25, 10
    eor r4, r25
    eor r2, r4
    eor r3, r5
    eor r23, r24
    ; round 12 (speck.dsl:22)
    add r19, r2
    adc r18, r3
    adc r17, r23
    std Z+30, r2
    std Z+29, r3
    std Z+28, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    ldi r25, 11
    eor r19, r25
    eor r2, r19
    eor r3, r18
    eor r23, r17
    ; round 13 (speck.dsl:22)
    add r21, r2
    adc r20, r3
    adc r22, r23
    std Z+27, r2
    std Z+26, r3
    std Z+25, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    ldi r25, 12
    eor r21, r25
    eor r2, r21
    eor r3, r20
    eor r23, r22
    ; round 14 (speck.dsl:22)
    add r5, r2
    adc r24, r3
    adc r4, r23
    std Z+24, r2
    std Z+23, r3
    std Z+22, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    ldi r25, 13
    eor r5, r25
    eor r2, r5
    eor r3, r24
    eor r23, r4
    ; round 15 (speck.dsl:22)
    add r18, r2
    adc r17, r3
    adc r19, r23
    std Z+21, r2
    std Z+20, r3
    std Z+19, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    ldi r25, 14
    eor r18, r25
    eor r2, r18
    eor r3, r17
    eor r23, r19
    ; round 16 (speck.dsl:22)
    add r20, r2
    adc r22, r3
    adc r21, r23
    std Z+18, r2
    std Z+17, r3
    std Z+16, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    ldi r25, 15
    eor r20, r25
    eor r2, r20
    eor r3, r22
    eor r23, r21
    ; round 17 (speck.dsl:22)
    add r24, r2
    adc r4, r3
    adc r5, r23
    std Z+15, r2
    std Z+14, r3
    std Z+13, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    ldi r25, 16
    eor r24, r25
    eor r2, r24
    eor r3, r4
    eor r23, r5
    ; round 18 (speck.dsl:22)
    add r17, r2
    adc r19, r3
    adc r18, r23
    std Z+12, r2
    std Z+11, r3
    std Z+10, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    ldi r25, 17
    eor r17, r25
    eor r2, r17
    eor r3, r19
    eor r23, r18
    ; round 19 (speck.dsl:22)
    add r22, r2
    adc r21, r3
    adc r20, r23
    std Z+9, r2
    std Z+8, r3
    std Z+7, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    ldi r25, 18
    eor r22, r25
    eor r2, r22
    eor r3, r21
    eor r23, r20
    ; round 20 (speck.dsl:22)
    add r4, r2
    adc r5, r3
    adc r24, r23
    std Z+6, r2
    std Z+5, r3
    std Z+4, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    eor r3, r5
    eor r23, r24
    ldi r25, 19
    eor r4, r25
    eor r2, r4
    ; round 21 (speck.dsl:22)
    add r19, r2
    adc r18, r3
    adc r17, r23
    std Z+3, r2
    std Z+2, r3
    std Z+1, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    eor r3, r18
    eor r23, r17
    ldi r25, 20
    eor r19, r25
    eor r2, r19
    ; round 22 (speck.dsl:22)
    add r21, r2
    adc r20, r3
    adc r22, r23
    std Z+0, r2
    subi r30, lo8(-(-5))
    sbci r31, hi8(-(-5))
    std Z+4, r3
    std Z+3, r23
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    lsl r2
    rol r3
    rol r23
    adc r2, r1
    eor r3, r20
    eor r23, r22
    ldi r25, 21
    eor r21, r25
    eor r2, r21
    std Z+2, r2
    std Z+1, r3
    std Z+0, r23
    pop r17
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_speck48_96_key_setup_avr, .-lwcc_speck48_96_key_setup_avr

    .global lwcc_speck48_96_ecb_encrypt_avr
    .type lwcc_speck48_96_ecb_encrypt_avr, @function
lwcc_speck48_96_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck48_96_ecb_encrypt_avr_begin
    ret
.Llwcc_speck48_96_ecb_encrypt_avr_begin:
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
    push r28
    push r29
    push r1
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_speck48_96_ecb_encrypt_avr_group
    rjmp .Llwcc_speck48_96_ecb_encrypt_avr_rest
.Llwcc_speck48_96_ecb_encrypt_avr_group:
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
    ; round 1 (speck.dsl:22)
    add r5, r0
    adc r6, r2
    adc r4, r3
    add r11, r7
    adc r12, r8
    adc r10, r9
    adiw r30, 5
    ldd r13, Z+63
    eor r5, r13
    ldd r14, Z+62
    eor r6, r14
    ldd r15, Z+61
    eor r4, r15
    eor r11, r13
    eor r12, r14
    eor r10, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r5
    eor r2, r6
    eor r3, r4
    eor r7, r11
    eor r8, r12
    eor r9, r10
    ; round 2 (speck.dsl:22)
    add r6, r0
    adc r4, r2
    adc r5, r3
    add r12, r7
    adc r10, r8
    adc r11, r9
    ldd r13, Z+60
    eor r6, r13
    ldd r14, Z+59
    eor r4, r14
    ldd r15, Z+58
    eor r5, r15
    eor r12, r13
    eor r10, r14
    eor r11, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r6
    eor r2, r4
    eor r3, r5
    eor r7, r12
    eor r8, r10
    eor r9, r11
    ; round 3 (speck.dsl:22)
    add r4, r0
    adc r5, r2
    adc r6, r3
    add r10, r7
    adc r11, r8
    adc r12, r9
    ldd r13, Z+57
    eor r4, r13
    ldd r14, Z+56
    eor r5, r14
    ldd r15, Z+55
    eor r6, r15
    eor r10, r13
    eor r11, r14
    eor r12, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r4
    eor r2, r5
    eor r3, r6
    eor r7, r10
    eor r8, r11
    eor r9, r12
    ; round 4 (speck.dsl:22)
    add r5, r0
    adc r6, r2
    adc r4, r3
    add r11, r7
    adc r12, r8
    adc r10, r9
    ldd r13, Z+54
    eor r5, r13
    ldd r14, Z+53
    eor r6, r14
    ldd r15, Z+52
    eor r4, r15
    eor r11, r13
    eor r12, r14
    eor r10, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r5
    eor r2, r6
    eor r3, r4
    eor r7, r11
    eor r8, r12
    eor r9, r10
    ; round 5 (speck.dsl:22)
    add r6, r0
    adc r4, r2
    adc r5, r3
    add r12, r7
    adc r10, r8
    adc r11, r9
    ldd r13, Z+51
    eor r6, r13
    ldd r14, Z+50
    eor r4, r14
    ldd r15, Z+49
    eor r5, r15
    eor r12, r13
    eor r10, r14
    eor r11, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r6
    eor r2, r4
    eor r3, r5
    eor r7, r12
    eor r8, r10
    eor r9, r11
    ; round 6 (speck.dsl:22)
    add r4, r0
    adc r5, r2
    adc r6, r3
    add r10, r7
    adc r11, r8
    adc r12, r9
    ldd r13, Z+48
    eor r4, r13
    ldd r14, Z+47
    eor r5, r14
    ldd r15, Z+46
    eor r6, r15
    eor r10, r13
    eor r11, r14
    eor r12, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r4
    eor r2, r5
    eor r3, r6
    eor r7, r10
    eor r8, r11
    eor r9, r12
    ; round 7 (speck.dsl:22)
    add r5, r0
    adc r6, r2
    adc r4, r3
    add r11, r7
    adc r12, r8
    adc r10, r9
    ldd r13, Z+45
    eor r5, r13
    ldd r14, Z+44
    eor r6, r14
    ldd r15, Z+43
    eor r4, r15
    eor r11, r13
    eor r12, r14
    eor r10, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r5
    eor r2, r6
    eor r3, r4
    eor r7, r11
    eor r8, r12
    eor r9, r10
    ; round 8 (speck.dsl:22)
    add r6, r0
    adc r4, r2
    adc r5, r3
    add r12, r7
    adc r10, r8
    adc r11, r9
    ldd r13, Z+42
    eor r6, r13
    ldd r14, Z+41
    eor r4, r14
    ldd r15, Z+40
    eor r5, r15
    eor r12, r13
    eor r10, r14
    eor r11, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r6
    eor r2, r4
    eor r3, r5
    eor r7, r12
    eor r8, r10
    eor r9, r11
    ; round 9 (speck.dsl:22)
    add r4, r0
    adc r5, r2
    adc r6, r3
    add r10, r7
    adc r11, r8
    adc r12, r9
    ldd r13, Z+39
    eor r4, r13
    ldd r14, Z+38
    eor r5, r14
    ldd r15, Z+37
    eor r6, r15
    eor r10, r13
    eor r11, r14
    eor r12, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r4
    eor r2, r5
    eor r3, r6
    eor r7, r10
    eor r8, r11
    eor r9, r12
    ; round 10 (speck.dsl:22)
    add r5, r0
    adc r6, r2
    adc r4, r3
    add r11, r7
    adc r12, r8
    adc r10, r9
    ldd r13, Z+36
    eor r5, r13
    ldd r14, Z+35
    eor r6, r14
    ldd r15, Z+34
    eor r4, r15
    eor r11, r13
    eor r12, r14
    eor r10, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r5
    eor r2, r6
    eor r3, r4
    eor r7, r11
    eor r8, r12
    eor r9, r10
    ; round 11 (speck.dsl:22)
    add r6, r0
    adc r4, r2
    adc r5, r3
    add r12, r7
    adc r10, r8
    adc r11, r9
    ldd r13, Z+33
    eor r6, r13
    ldd r14, Z+32
    eor r4, r14
    ldd r15, Z+31
    eor r5, r15
    eor r12, r13
    eor r10, r14
    eor r11, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r6
    eor r2, r4
    eor r3, r5
    eor r7, r12
    eor r8, r10
    eor r9, r11
    ; round 12 (speck.dsl:22)
    add r4, r0
    adc r5, r2
    adc r6, r3
    add r10, r7
    adc r11, r8
    adc r12, r9
    ldd r13, Z+30
    eor r4, r13
    ldd r14, Z+29
    eor r5, r14
    ldd r15, Z+28
    eor r6, r15
    eor r10, r13
    eor r11, r14
    eor r12, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r4
    eor r2, r5
    eor r3, r6
    eor r7, r10
    eor r8, r11
    eor r9, r12
    ; round 13 (speck.dsl:22)
    add r5, r0
    adc r6, r2
    adc r4, r3
    add r11, r7
    adc r12, r8
    adc r10, r9
    ldd r13, Z+27
    eor r5, r13
    ldd r14, Z+26
    eor r6, r14
    ldd r15, Z+25
    eor r4, r15
    eor r11, r13
    eor r12, r14
    eor r10, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r5
    eor r2, r6
    eor r3, r4
    eor r7, r11
    eor r8, r12
    eor r9, r10
    ; round 14 (speck.dsl:22)
    add r6, r0
    adc r4, r2
    adc r5, r3
    add r12, r7
    adc r10, r8
    adc r11, r9
    ldd r13, Z+24
    eor r6, r13
    ldd r14, Z+23
    eor r4, r14
    ldd r15, Z+22
    eor r5, r15
    eor r12, r13
    eor r10, r14
    eor r11, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r6
    eor r2, r4
    eor r3, r5
    eor r7, r12
    eor r8, r10
    eor r9, r11
    ; round 15 (speck.dsl:22)
    add r4, r0
    adc r5, r2
    adc r6, r3
    add r10, r7
    adc r11, r8
    adc r12, r9
    ldd r13, Z+21
    eor r4, r13
    ldd r14, Z+20
    eor r5, r14
    ldd r15, Z+19
    eor r6, r15
    eor r10, r13
    eor r11, r14
    eor r12, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r4
    eor r2, r5
    eor r3, r6
    eor r7, r10
    eor r8, r11
    eor r9, r12
    ; round 16 (speck.dsl:22)
    add r5, r0
    adc r6, r2
    adc r4, r3
    add r11, r7
    adc r12, r8
    adc r10, r9
    ldd r13, Z+18
    eor r5, r13
    ldd r14, Z+17
    eor r6, r14
    ldd r15, Z+16
    eor r4, r15
    eor r11, r13
    eor r12, r14
    eor r10, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r5
    eor r2, r6
    eor r3, r4
    eor r7, r11
    eor r8, r12
    eor r9, r10
    ; round 17 (speck.dsl:22)
    add r6, r0
    adc r4, r2
    adc r5, r3
    add r12, r7
    adc r10, r8
    adc r11, r9
    ldd r13, Z+15
    eor r6, r13
    ldd r14, Z+14
    eor r4, r14
    ldd r15, Z+13
    eor r5, r15
    eor r12, r13
    eor r10, r14
    eor r11, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r6
    eor r2, r4
    eor r3, r5
    eor r7, r12
    eor r8, r10
    eor r9, r11
    ; round 18 (speck.dsl:22)
    add r4, r0
    adc r5, r2
    adc r6, r3
    add r10, r7
    adc r11, r8
    adc r12, r9
    ldd r13, Z+12
    eor r4, r13
    ldd r14, Z+11
    eor r5, r14
    ldd r15, Z+10
    eor r6, r15
    eor r10, r13
    eor r11, r14
    eor r12, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r4
    eor r2, r5
    eor r3, r6
    eor r7, r10
    eor r8, r11
    eor r9, r12
    ; round 19 (speck.dsl:22)
    add r5, r0
    adc r6, r2
    adc r4, r3
    add r11, r7
    adc r12, r8
    adc r10, r9
    ldd r13, Z+9
    eor r5, r13
    ldd r14, Z+8
    eor r6, r14
    ldd r15, Z+7
    eor r4, r15
    eor r11, r13
    eor r12, r14
    eor r10, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r5
    eor r2, r6
    eor r3, r4
    eor r7, r11
    eor r8, r12
    eor r9, r10
    ; round 20 (speck.dsl:22)
    add r6, r0
    adc r4, r2
    adc r5, r3
    add r12, r7
    adc r10, r8
    adc r11, r9
    ldd r13, Z+6
    eor r6, r13
    ldd r14, Z+5
    eor r4, r14
    ldd r15, Z+4
    eor r5, r15
    eor r12, r13
    eor r10, r14
    eor r11, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r6
    eor r2, r4
    eor r3, r5
    eor r7, r12
    eor r8, r10
    eor r9, r11
    ; round 21 (speck.dsl:22)
    add r4, r0
    adc r5, r2
    adc r6, r3
    add r10, r7
    adc r11, r8
    adc r12, r9
    ldd r13, Z+3
    eor r4, r13
    ldd r14, Z+2
    eor r5, r14
    ldd r15, Z+1
    eor r6, r15
    eor r10, r13
    eor r11, r14
    eor r12, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r4
    eor r2, r5
    eor r3, r6
    eor r7, r10
    eor r8, r11
    eor r9, r12
    ; round 22 (speck.dsl:22)
    add r5, r0
    adc r6, r2
    adc r4, r3
    add r11, r7
    adc r12, r8
    adc r10, r9
    ldd r13, Z+0
    eor r5, r13
    subi r30, lo8(-(-5))
    sbci r31, hi8(-(-5))
    ldd r14, Z+4
    eor r6, r14
    ldd r15, Z+3
    eor r4, r15
    eor r11, r13
    eor r12, r14
    eor r10, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r5
    eor r2, r6
    eor r3, r4
    eor r7, r11
    eor r8, r12
    eor r9, r10
    ; round 23 (speck.dsl:22)
    add r6, r0
    adc r4, r2
    adc r5, r3
    add r12, r7
    adc r10, r8
    adc r11, r9
    ldd r13, Z+2
    eor r6, r13
    ldd r14, Z+1
    eor r4, r14
    ldd r15, Z+0
    eor r5, r15
    eor r12, r13
    eor r10, r14
    eor r11, r15
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    adc r0, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    adc r7, r1
    eor r0, r6
    eor r2, r4
    eor r3, r5
    eor r7, r12
    eor r8, r10
    eor r9, r11
    st Y+, r0
    st Y+, r2
    st Y+, r3
    st Y+, r6
    st Y+, r4
    st Y+, r5
    st Y+, r7
    st Y+, r8
    st Y+, r9
    st Y+, r12
    st Y+, r10
    st Y+, r11
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_speck48_96_ecb_encrypt_avr_rest
    rjmp .Llwcc_speck48_96_ecb_encrypt_avr_group
.Llwcc_speck48_96_ecb_encrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_speck48_96_ecb_encrypt_avr_out
    tst r24
    breq .Llwcc_speck48_96_ecb_encrypt_avr_end
    mov r18, r24
    lsl r24
    add r24, r18
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_speck48_96_ecb_encrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_speck48_96_ecb_encrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_speck48_96_ecb_encrypt_avr_group
.Llwcc_speck48_96_ecb_encrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+12
    ldd r28, Z+13
.Llwcc_speck48_96_ecb_encrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_speck48_96_ecb_encrypt_avr_copy
    ldi r18, 12
.Llwcc_speck48_96_ecb_encrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck48_96_ecb_encrypt_avr_clear
    pop r0
    pop r0
.Llwcc_speck48_96_ecb_encrypt_avr_end:
    pop r29
    pop r28
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
    .size lwcc_speck48_96_ecb_encrypt_avr, .-lwcc_speck48_96_ecb_encrypt_avr

    .global lwcc_speck48_96_ecb_decrypt_avr
    .type lwcc_speck48_96_ecb_decrypt_avr, @function
lwcc_speck48_96_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck48_96_ecb_decrypt_avr_begin
    ret
.Llwcc_speck48_96_ecb_decrypt_avr_begin:
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
    push r28
    push r29
    push r1
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_speck48_96_ecb_decrypt_avr_group
    rjmp .Llwcc_speck48_96_ecb_decrypt_avr_rest
.Llwcc_speck48_96_ecb_decrypt_avr_group:
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ; round 23 (speck.dsl:23)
    eor r0, r4
    ld r5, X+
    eor r2, r5
    ld r6, X+
    eor r3, r6
    mov r7, r0
    lsr r7
    ror r3
    ror r2
    ror r0
    lsr r7
    ror r3
    ror r2
    ror r0
    lsr r7
    ror r3
    ror r2
    ror r0
    ld r7, X+
    ld r8, X+
    ld r9, X+
    ld r10, X+
    eor r7, r10
    ld r11, X+
    eor r8, r11
    ld r12, X+
    eor r9, r12
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+2
    eor r4, r13
    eor r10, r13
    ldd r13, Z+1
    eor r5, r13
    eor r11, r13
    ldd r13, Z+0
    eor r6, r13
    eor r12, r13
    sub r4, r0
    sbc r5, r2
    sbc r6, r3
    sub r10, r7
    sbc r11, r8
    sbc r12, r9
    ; round 22 (speck.dsl:23)
    eor r0, r6
    eor r2, r4
    eor r3, r5
    eor r7, r12
    eor r8, r10
    eor r9, r11
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+5
    eor r6, r13
    eor r12, r13
    ldd r13, Z+4
    eor r4, r13
    eor r10, r13
    ldd r13, Z+3
    eor r5, r13
    eor r11, r13
    sub r6, r0
    sbc r4, r2
    sbc r5, r3
    sub r12, r7
    sbc r10, r8
    sbc r11, r9
    ; round 21 (speck.dsl:23)
    eor r0, r5
    eor r2, r6
    eor r3, r4
    eor r7, r11
    eor r8, r12
    eor r9, r10
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+8
    eor r5, r13
    eor r11, r13
    ldd r13, Z+7
    eor r6, r13
    eor r12, r13
    ldd r13, Z+6
    eor r4, r13
    eor r10, r13
    sub r5, r0
    sbc r6, r2
    sbc r4, r3
    sub r11, r7
    sbc r12, r8
    sbc r10, r9
    ; round 20 (speck.dsl:23)
    eor r0, r4
    eor r2, r5
    eor r3, r6
    eor r7, r10
    eor r8, r11
    eor r9, r12
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+11
    eor r4, r13
    eor r10, r13
    ldd r13, Z+10
    eor r5, r13
    eor r11, r13
    ldd r13, Z+9
    eor r6, r13
    eor r12, r13
    sub r4, r0
    sbc r5, r2
    sbc r6, r3
    sub r10, r7
    sbc r11, r8
    sbc r12, r9
    ; round 19 (speck.dsl:23)
    eor r0, r6
    eor r2, r4
    eor r3, r5
    eor r7, r12
    eor r8, r10
    eor r9, r11
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+14
    eor r6, r13
    eor r12, r13
    ldd r13, Z+13
    eor r4, r13
    eor r10, r13
    ldd r13, Z+12
    eor r5, r13
    eor r11, r13
    sub r6, r0
    sbc r4, r2
    sbc r5, r3
    sub r12, r7
    sbc r10, r8
    sbc r11, r9
    ; round 18 (speck.dsl:23)
    eor r0, r5
    eor r2, r6
    eor r3, r4
    eor r7, r11
    eor r8, r12
    eor r9, r10
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+17
    eor r5, r13
    eor r11, r13
    ldd r13, Z+16
    eor r6, r13
    eor r12, r13
    ldd r13, Z+15
    eor r4, r13
    eor r10, r13
    sub r5, r0
    sbc r6, r2
    sbc r4, r3
    sub r11, r7
    sbc r12, r8
    sbc r10, r9
    ; round 17 (speck.dsl:23)
    eor r0, r4
    eor r2, r5
    eor r3, r6
    eor r7, r10
    eor r8, r11
    eor r9, r12
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+20
    eor r4, r13
    eor r10, r13
    ldd r13, Z+19
    eor r5, r13
    eor r11, r13
    ldd r13, Z+18
    eor r6, r13
    eor r12, r13
    sub r4, r0
    sbc r5, r2
    sbc r6, r3
    sub r10, r7
    sbc r11, r8
    sbc r12, r9
    ; round 16 (speck.dsl:23)
    eor r0, r6
    eor r2, r4
    eor r3, r5
    eor r7, r12
    eor r8, r10
    eor r9, r11
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+23
    eor r6, r13
    eor r12, r13
    ldd r13, Z+22
    eor r4, r13
    eor r10, r13
    ldd r13, Z+21
    eor r5, r13
    eor r11, r13
    sub r6, r0
    sbc r4, r2
    sbc r5, r3
    sub r12, r7
    sbc r10, r8
    sbc r11, r9
    ; round 15 (speck.dsl:23)
    eor r0, r5
    eor r2, r6
    eor r3, r4
    eor r7, r11
    eor r8, r12
    eor r9, r10
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+26
    eor r5, r13
    eor r11, r13
    ldd r13, Z+25
    eor r6, r13
    eor r12, r13
    ldd r13, Z+24
    eor r4, r13
    eor r10, r13
    sub r5, r0
    sbc r6, r2
    sbc r4, r3
    sub r11, r7
    sbc r12, r8
    sbc r10, r9
    ; round 14 (speck.dsl:23)
    eor r0, r4
    eor r2, r5
    eor r3, r6
    eor r7, r10
    eor r8, r11
    eor r9, r12
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+29
    eor r4, r13
    eor r10, r13
    ldd r13, Z+28
    eor r5, r13
    eor r11, r13
    ldd r13, Z+27
    eor r6, r13
    eor r12, r13
    sub r4, r0
    sbc r5, r2
    sbc r6, r3
    sub r10, r7
    sbc r11, r8
    sbc r12, r9
    ; round 13 (speck.dsl:23)
    eor r0, r6
    eor r2, r4
    eor r3, r5
    eor r7, r12
    eor r8, r10
    eor r9, r11
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+32
    eor r6, r13
    eor r12, r13
    ldd r13, Z+31
    eor r4, r13
    eor r10, r13
    ldd r13, Z+30
    eor r5, r13
    eor r11, r13
    sub r6, r0
    sbc r4, r2
    sbc r5, r3
    sub r12, r7
    sbc r10, r8
    sbc r11, r9
    ; round 12 (speck.dsl:23)
    eor r0, r5
    eor r2, r6
    eor r3, r4
    eor r7, r11
    eor r8, r12
    eor r9, r10
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+35
    eor r5, r13
    eor r11, r13
    ldd r13, Z+34
    eor r6, r13
    eor r12, r13
    ldd r13, Z+33
    eor r4, r13
    eor r10, r13
    sub r5, r0
    sbc r6, r2
    sbc r4, r3
    sub r11, r7
    sbc r12, r8
    sbc r10, r9
    ; round 11 (speck.dsl:23)
    eor r0, r4
    eor r2, r5
    eor r3, r6
    eor r7, r10
    eor r8, r11
    eor r9, r12
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+38
    eor r4, r13
    eor r10, r13
    ldd r13, Z+37
    eor r5, r13
    eor r11, r13
    ldd r13, Z+36
    eor r6, r13
    eor r12, r13
    sub r4, r0
    sbc r5, r2
    sbc r6, r3
    sub r10, r7
    sbc r11, r8
    sbc r12, r9
    ; round 10 (speck.dsl:23)
    eor r0, r6
    eor r2, r4
    eor r3, r5
    eor r7, r12
    eor r8, r10
    eor r9, r11
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+41
    eor r6, r13
    eor r12, r13
    ldd r13, Z+40
    eor r4, r13
    eor r10, r13
    ldd r13, Z+39
    eor r5, r13
    eor r11, r13
    sub r6, r0
    sbc r4, r2
    sbc r5, r3
    sub r12, r7
    sbc r10, r8
    sbc r11, r9
    ; round 9 (speck.dsl:23)
    eor r0, r5
    eor r2, r6
    eor r3, r4
    eor r7, r11
    eor r8, r12
    eor r9, r10
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+44
    eor r5, r13
    eor r11, r13
    ldd r13, Z+43
    eor r6, r13
    eor r12, r13
    ldd r13, Z+42
    eor r4, r13
    eor r10, r13
    sub r5, r0
    sbc r6, r2
    sbc r4, r3
    sub r11, r7
    sbc r12, r8
    sbc r10, r9
    ; round 8 (speck.dsl:23)
    eor r0, r4
    eor r2, r5
    eor r3, r6
    eor r7, r10
    eor r8, r11
    eor r9, r12
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+47
    eor r4, r13
    eor r10, r13
    ldd r13, Z+46
    eor r5, r13
    eor r11, r13
    ldd r13, Z+45
    eor r6, r13
    eor r12, r13
    sub r4, r0
    sbc r5, r2
    sbc r6, r3
    sub r10, r7
    sbc r11, r8
    sbc r12, r9
    ; round 7 (speck.dsl:23)
    eor r0, r6
    eor r2, r4
    eor r3, r5
    eor r7, r12
    eor r8, r10
    eor r9, r11
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+50
    eor r6, r13
    eor r12, r13
    ldd r13, Z+49
    eor r4, r13
    eor r10, r13
    ldd r13, Z+48
    eor r5, r13
    eor r11, r13
    sub r6, r0
    sbc r4, r2
    sbc r5, r3
    sub r12, r7
    sbc r10, r8
    sbc r11, r9
    ; round 6 (speck.dsl:23)
    eor r0, r5
    eor r2, r6
    eor r3, r4
    eor r7, r11
    eor r8, r12
    eor r9, r10
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+53
    eor r5, r13
    eor r11, r13
    ldd r13, Z+52
    eor r6, r13
    eor r12, r13
    ldd r13, Z+51
    eor r4, r13
    eor r10, r13
    sub r5, r0
    sbc r6, r2
    sbc r4, r3
    sub r11, r7
    sbc r12, r8
    sbc r10, r9
    ; round 5 (speck.dsl:23)
    eor r0, r4
    eor r2, r5
    eor r3, r6
    eor r7, r10
    eor r8, r11
    eor r9, r12
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+56
    eor r4, r13
    eor r10, r13
    ldd r13, Z+55
    eor r5, r13
    eor r11, r13
    ldd r13, Z+54
    eor r6, r13
    eor r12, r13
    sub r4, r0
    sbc r5, r2
    sbc r6, r3
    sub r10, r7
    sbc r11, r8
    sbc r12, r9
    ; round 4 (speck.dsl:23)
    eor r0, r6
    eor r2, r4
    eor r3, r5
    eor r7, r12
    eor r8, r10
    eor r9, r11
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+59
    eor r6, r13
    eor r12, r13
    ldd r13, Z+58
    eor r4, r13
    eor r10, r13
    ldd r13, Z+57
    eor r5, r13
    eor r11, r13
    sub r6, r0
    sbc r4, r2
    sbc r5, r3
    sub r12, r7
    sbc r10, r8
    sbc r11, r9
    ; round 3 (speck.dsl:23)
    eor r0, r5
    eor r2, r6
    eor r3, r4
    eor r7, r11
    eor r8, r12
    eor r9, r10
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+62
    eor r5, r13
    eor r11, r13
    ldd r13, Z+61
    eor r6, r13
    eor r12, r13
    ldd r13, Z+60
    eor r4, r13
    eor r10, r13
    sub r5, r0
    sbc r6, r2
    sbc r4, r3
    sub r11, r7
    sbc r12, r8
    sbc r10, r9
    ; round 2 (speck.dsl:23)
    eor r0, r4
    eor r2, r5
    eor r3, r6
    eor r7, r10
    eor r8, r11
    eor r9, r12
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    adiw r30, 63
    ldd r13, Z+2
    eor r4, r13
    eor r10, r13
    ldd r13, Z+1
    eor r5, r13
    eor r11, r13
    ldd r13, Z+0
    eor r6, r13
    eor r12, r13
    sub r4, r0
    sbc r5, r2
    sbc r6, r3
    sub r10, r7
    sbc r11, r8
    sbc r12, r9
    ; round 1 (speck.dsl:23)
    eor r0, r6
    eor r2, r4
    eor r3, r5
    eor r7, r12
    eor r8, r10
    eor r9, r11
    mov r13, r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    lsr r13
    ror r3
    ror r2
    ror r0
    st Y+, r0
    st Y+, r2
    st Y+, r3
    mov r13, r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    lsr r13
    ror r9
    ror r8
    ror r7
    ldd r13, Z+5
    eor r6, r13
    eor r12, r13
    ldd r13, Z+4
    eor r4, r13
    eor r10, r13
    ldd r13, Z+3
    eor r5, r13
    sub r6, r0
    sbc r4, r2
    sbc r5, r3
    eor r11, r13
    st Y+, r5
    st Y+, r6
    st Y+, r4
    sub r12, r7
    sbc r10, r8
    sbc r11, r9
    st Y+, r7
    st Y+, r8
    st Y+, r9
    st Y+, r11
    st Y+, r12
    st Y+, r10
    subi r30, lo8(-(-63))
    sbci r31, hi8(-(-63))
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_speck48_96_ecb_decrypt_avr_rest
    rjmp .Llwcc_speck48_96_ecb_decrypt_avr_group
.Llwcc_speck48_96_ecb_decrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_speck48_96_ecb_decrypt_avr_out
    tst r24
    breq .Llwcc_speck48_96_ecb_decrypt_avr_end
    mov r18, r24
    lsl r24
    add r24, r18
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_speck48_96_ecb_decrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_speck48_96_ecb_decrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_speck48_96_ecb_decrypt_avr_group
.Llwcc_speck48_96_ecb_decrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+12
    ldd r28, Z+13
.Llwcc_speck48_96_ecb_decrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_speck48_96_ecb_decrypt_avr_copy
    ldi r18, 12
.Llwcc_speck48_96_ecb_decrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck48_96_ecb_decrypt_avr_clear
    pop r0
    pop r0
.Llwcc_speck48_96_ecb_decrypt_avr_end:
    pop r29
    pop r28
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
    .size lwcc_speck48_96_ecb_decrypt_avr, .-lwcc_speck48_96_ecb_decrypt_avr

    .global lwcc_speck48_96_ctr_init_avr
    .type lwcc_speck48_96_ctr_init_avr, @function
lwcc_speck48_96_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_speck48_96_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_speck48_96_ctr_nonce_avr
    .size lwcc_speck48_96_ctr_init_avr, .-lwcc_speck48_96_ctr_init_avr

    .global lwcc_speck48_96_ctr_nonce_avr
    .type lwcc_speck48_96_ctr_nonce_avr, @function
lwcc_speck48_96_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    ld r0, X+
    subi r30, lo8(-(69))
    sbci r31, hi8(-(69))
    std Z+0, r0
    ld r0, X
    std Z+1, r0
    ret
    .size lwcc_speck48_96_ctr_nonce_avr, .-lwcc_speck48_96_ctr_nonce_avr

    .global lwcc_speck48_96_ctr_crypt_avr
    .type lwcc_speck48_96_ctr_crypt_avr, @function
lwcc_speck48_96_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck48_96_ctr_crypt_avr_begin
    ret
.Llwcc_speck48_96_ctr_crypt_avr_begin:
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
    movw r24, r20
    subi r24, 12
    sbci r25, 0
    brcc .Llwcc_speck48_96_ctr_crypt_avr_group
    rjmp .Llwcc_speck48_96_ctr_crypt_avr_rest
.Llwcc_speck48_96_ctr_crypt_avr_group:
    movw r14, r2 ; r15, r3
    movw r12, r4 ; r13, r5
    movw r20, r14 ; r21, r15
    movw r16, r12 ; r17, r13
    subi r20, 255
    sbci r21, 255
    sbci r16, 255
    sbci r17, 255
    adiw r30, 7
    ; round 1 (speck.dsl:22)
    ldd r8, Z+62
    ldd r9, Z+63
    movw r10, r14 ; r11, r15
    movw r18, r12 ; r19, r13
    add r11, r8
    adc r10, r9
    adc r18, r13
    add r21, r8
    adc r20, r9
    adc r16, r17
    ldd r0, Z+61
    eor r11, r0
    eor r0, r21
    ldd r6, Z+60
    eor r10, r6
    eor r6, r20
    ldd r7, Z+59
    eor r18, r7
    eor r7, r16
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    eor r20, r11
    eor r21, r10
    eor r19, r18
    ; round 2 (speck.dsl:22)
    add r10, r20
    adc r18, r21
    adc r11, r19
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    ; round 1 (speck.dsl:23)
    eor r8, r0
    eor r9, r6
    eor r17, r7
    ; round 2 (speck.dsl:22)
    add r6, r8
    adc r7, r9
    adc r0, r17
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+58
    eor r10, r16
    eor r6, r16
    eor r20, r10
    eor r8, r6
    ldd r16, Z+57
    eor r18, r16
    eor r7, r16
    eor r21, r18
    eor r9, r7
    ldd r16, Z+56
    eor r11, r16
    eor r0, r16
    eor r19, r11
    eor r17, r0
    ; round 3 (speck.dsl:22)
    add r18, r20
    adc r11, r21
    adc r10, r19
    add r7, r8
    adc r0, r9
    adc r6, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+55
    eor r18, r16
    eor r7, r16
    eor r20, r18
    eor r8, r7
    ldd r16, Z+54
    eor r11, r16
    eor r0, r16
    eor r21, r11
    eor r9, r0
    ldd r16, Z+53
    eor r10, r16
    eor r6, r16
    eor r19, r10
    eor r17, r6
    ; round 4 (speck.dsl:22)
    add r11, r20
    adc r10, r21
    adc r18, r19
    add r0, r8
    adc r6, r9
    adc r7, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+52
    eor r11, r16
    eor r0, r16
    eor r20, r11
    eor r8, r0
    ldd r16, Z+51
    eor r10, r16
    eor r6, r16
    eor r21, r10
    eor r9, r6
    ldd r16, Z+50
    eor r18, r16
    eor r7, r16
    eor r19, r18
    eor r17, r7
    ; round 5 (speck.dsl:22)
    add r10, r20
    adc r18, r21
    adc r11, r19
    add r6, r8
    adc r7, r9
    adc r0, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+49
    eor r10, r16
    eor r6, r16
    eor r20, r10
    eor r8, r6
    ldd r16, Z+48
    eor r18, r16
    eor r7, r16
    eor r21, r18
    eor r9, r7
    ldd r16, Z+47
    eor r11, r16
    eor r0, r16
    eor r19, r11
    eor r17, r0
    ; round 6 (speck.dsl:22)
    add r18, r20
    adc r11, r21
    adc r10, r19
    add r7, r8
    adc r0, r9
    adc r6, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+46
    eor r18, r16
    eor r7, r16
    eor r20, r18
    eor r8, r7
    ldd r16, Z+45
    eor r11, r16
    eor r0, r16
    eor r21, r11
    eor r9, r0
    ldd r16, Z+44
    eor r10, r16
    eor r6, r16
    eor r19, r10
    eor r17, r6
    ; round 7 (speck.dsl:22)
    add r11, r20
    adc r10, r21
    adc r18, r19
    add r0, r8
    adc r6, r9
    adc r7, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+43
    eor r11, r16
    eor r0, r16
    eor r20, r11
    eor r8, r0
    ldd r16, Z+42
    eor r10, r16
    eor r6, r16
    eor r21, r10
    eor r9, r6
    ldd r16, Z+41
    eor r18, r16
    eor r7, r16
    eor r19, r18
    eor r17, r7
    ; round 8 (speck.dsl:22)
    add r10, r20
    adc r18, r21
    adc r11, r19
    add r6, r8
    adc r7, r9
    adc r0, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+40
    eor r10, r16
    eor r6, r16
    eor r20, r10
    eor r8, r6
    ldd r16, Z+39
    eor r18, r16
    eor r7, r16
    eor r21, r18
    eor r9, r7
    ldd r16, Z+38
    eor r11, r16
    eor r0, r16
    eor r19, r11
    eor r17, r0
    ; round 9 (speck.dsl:22)
    add r18, r20
    adc r11, r21
    adc r10, r19
    add r7, r8
    adc r0, r9
    adc r6, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+37
    eor r18, r16
    eor r7, r16
    eor r20, r18
    eor r8, r7
    ldd r16, Z+36
    eor r11, r16
    eor r0, r16
    eor r21, r11
    eor r9, r0
    ldd r16, Z+35
    eor r10, r16
    eor r6, r16
    eor r19, r10
    eor r17, r6
    ; round 10 (speck.dsl:22)
    add r11, r20
    adc r10, r21
    adc r18, r19
    add r0, r8
    adc r6, r9
    adc r7, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+34
    eor r11, r16
    eor r0, r16
    eor r20, r11
    eor r8, r0
    ldd r16, Z+33
    eor r10, r16
    eor r6, r16
    eor r21, r10
    eor r9, r6
    ldd r16, Z+32
    eor r18, r16
    eor r7, r16
    eor r19, r18
    eor r17, r7
    ; round 11 (speck.dsl:22)
    add r10, r20
    adc r18, r21
    adc r11, r19
    add r6, r8
    adc r7, r9
    adc r0, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+31
    eor r10, r16
    eor r6, r16
    eor r20, r10
    eor r8, r6
    ldd r16, Z+30
    eor r18, r16
    eor r7, r16
    eor r21, r18
    eor r9, r7
    ldd r16, Z+29
    eor r11, r16
    eor r0, r16
    eor r19, r11
    eor r17, r0
    ; round 12 (speck.dsl:22)
    add r18, r20
    adc r11, r21
    adc r10, r19
    add r7, r8
    adc r0, r9
    adc r6, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+28
    eor r18, r16
    eor r7, r16
    eor r20, r18
    eor r8, r7
    ldd r16, Z+27
    eor r11, r16
    eor r0, r16
    eor r21, r11
    eor r9, r0
    ldd r16, Z+26
    eor r10, r16
    eor r6, r16
    eor r19, r10
    eor r17, r6
    ; round 13 (speck.dsl:22)
    add r11, r20
    adc r10, r21
    adc r18, r19
    add r0, r8
    adc r6, r9
    adc r7, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+25
    eor r11, r16
    eor r0, r16
    eor r20, r11
    eor r8, r0
    ldd r16, Z+24
    eor r10, r16
    eor r6, r16
    eor r21, r10
    eor r9, r6
    ldd r16, Z+23
    eor r18, r16
    eor r7, r16
    eor r19, r18
    eor r17, r7
    ; round 14 (speck.dsl:22)
    add r10, r20
    adc r18, r21
    adc r11, r19
    add r6, r8
    adc r7, r9
    adc r0, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+22
    eor r10, r16
    eor r6, r16
    eor r20, r10
    eor r8, r6
    ldd r16, Z+21
    eor r18, r16
    eor r7, r16
    eor r21, r18
    eor r9, r7
    ldd r16, Z+20
    eor r11, r16
    eor r0, r16
    eor r19, r11
    eor r17, r0
    ; round 15 (speck.dsl:22)
    add r18, r20
    adc r11, r21
    adc r10, r19
    add r7, r8
    adc r0, r9
    adc r6, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+19
    eor r18, r16
    eor r7, r16
    eor r20, r18
    eor r8, r7
    ldd r16, Z+18
    eor r11, r16
    eor r0, r16
    eor r21, r11
    eor r9, r0
    ldd r16, Z+17
    eor r10, r16
    eor r6, r16
    eor r19, r10
    eor r17, r6
    ; round 16 (speck.dsl:22)
    add r11, r20
    adc r10, r21
    adc r18, r19
    add r0, r8
    adc r6, r9
    adc r7, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+16
    eor r11, r16
    eor r0, r16
    eor r20, r11
    eor r8, r0
    ldd r16, Z+15
    eor r10, r16
    eor r6, r16
    eor r21, r10
    eor r9, r6
    ldd r16, Z+14
    eor r18, r16
    eor r7, r16
    eor r19, r18
    eor r17, r7
    ; round 17 (speck.dsl:22)
    add r10, r20
    adc r18, r21
    adc r11, r19
    add r6, r8
    adc r7, r9
    adc r0, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+13
    eor r10, r16
    eor r6, r16
    eor r20, r10
    eor r8, r6
    ldd r16, Z+12
    eor r18, r16
    eor r7, r16
    eor r21, r18
    eor r9, r7
    ldd r16, Z+11
    eor r11, r16
    eor r0, r16
    eor r19, r11
    eor r17, r0
    ; round 18 (speck.dsl:22)
    add r18, r20
    adc r11, r21
    adc r10, r19
    add r7, r8
    adc r0, r9
    adc r6, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+10
    eor r18, r16
    eor r7, r16
    eor r20, r18
    eor r8, r7
    ldd r16, Z+9
    eor r11, r16
    eor r0, r16
    eor r21, r11
    eor r9, r0
    ldd r16, Z+8
    eor r10, r16
    eor r6, r16
    eor r19, r10
    eor r17, r6
    ; round 19 (speck.dsl:22)
    add r11, r20
    adc r10, r21
    adc r18, r19
    add r0, r8
    adc r6, r9
    adc r7, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+7
    eor r11, r16
    eor r0, r16
    eor r20, r11
    eor r8, r0
    ldd r16, Z+6
    eor r10, r16
    eor r6, r16
    eor r21, r10
    eor r9, r6
    ldd r16, Z+5
    eor r18, r16
    eor r7, r16
    eor r19, r18
    eor r17, r7
    ; round 20 (speck.dsl:22)
    add r10, r20
    adc r18, r21
    adc r11, r19
    add r6, r8
    adc r7, r9
    adc r0, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+4
    eor r10, r16
    eor r6, r16
    eor r20, r10
    eor r8, r6
    ldd r16, Z+3
    eor r18, r16
    eor r7, r16
    eor r21, r18
    eor r9, r7
    ldd r16, Z+2
    eor r11, r16
    eor r0, r16
    eor r19, r11
    eor r17, r0
    ; round 21 (speck.dsl:22)
    add r18, r20
    adc r11, r21
    adc r10, r19
    add r7, r8
    adc r0, r9
    adc r6, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+1
    eor r18, r16
    eor r7, r16
    eor r20, r18
    eor r8, r7
    ldd r16, Z+0
    eor r11, r16
    eor r0, r16
    eor r21, r11
    eor r9, r0
    subi r30, lo8(-(-7))
    sbci r31, hi8(-(-7))
    ldd r16, Z+6
    eor r10, r16
    eor r6, r16
    eor r19, r10
    eor r17, r6
    ; round 22 (speck.dsl:22)
    add r11, r20
    adc r10, r21
    adc r18, r19
    add r0, r8
    adc r6, r9
    adc r7, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+5
    eor r11, r16
    eor r0, r16
    eor r20, r11
    eor r8, r0
    ldd r16, Z+4
    eor r10, r16
    eor r6, r16
    eor r21, r10
    eor r9, r6
    ldd r16, Z+3
    eor r18, r16
    eor r7, r16
    eor r19, r18
    eor r17, r7
    ; round 23 (speck.dsl:22)
    add r10, r20
    adc r18, r21
    adc r11, r19
    add r6, r8
    adc r7, r9
    adc r0, r17
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    lsl r20
    rol r21
    rol r19
    adc r20, r1
    lsl r8
    rol r9
    rol r17
    adc r8, r1
    ldd r16, Z+2
    eor r10, r16
    eor r6, r16
    eor r20, r10
    eor r8, r6
    ldd r16, Z+1
    eor r18, r16
    eor r7, r16
    eor r21, r18
    eor r9, r7
    ldd r16, Z+0
    eor r11, r16
    eor r0, r16
    eor r19, r11
    eor r17, r0
    ld r16, X+
    eor r16, r20
    st Y+, r16
    ld r16, X+
    eor r16, r21
    st Y+, r16
    ld r16, X+
    eor r16, r19
    st Y+, r16
    ld r16, X+
    eor r16, r10
    st Y+, r16
    ld r10, X+
    eor r10, r18
    st Y+, r10
    ld r10, X+
    eor r10, r11
    st Y+, r10
    ld r16, X+
    eor r16, r8
    st Y+, r16
    ld r8, X+
    eor r8, r9
    st Y+, r8
    ld r16, X+
    eor r16, r17
    st Y+, r16
    ld r8, X+
    eor r8, r6
    st Y+, r8
    ld r6, X+
    eor r6, r7
    st Y+, r6
    ld r8, X+
    eor r8, r0
    st Y+, r8
    movw r2, r14 ; r3, r15
    movw r4, r12 ; r5, r13
    ldi r18, 2
    add r2, r18
    adc r3, r1
    adc r4, r1
    adc r5, r1
    subi r24, 12
    sbci r25, 0
    brcs .Llwcc_speck48_96_ctr_crypt_avr_rest
    rjmp .Llwcc_speck48_96_ctr_crypt_avr_group
.Llwcc_speck48_96_ctr_crypt_avr_rest:
    subi r24, -12
    clr r25
    pop r0
    tst r0
    brne .Llwcc_speck48_96_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_speck48_96_ctr_crypt_avr_end
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_speck48_96_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_speck48_96_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_speck48_96_ctr_crypt_avr_group
.Llwcc_speck48_96_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+12
    ldd r28, Z+13
.Llwcc_speck48_96_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_speck48_96_ctr_crypt_avr_copy
    ldi r18, 12
.Llwcc_speck48_96_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck48_96_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_speck48_96_ctr_crypt_avr_end:
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
    .size lwcc_speck48_96_ctr_crypt_avr, .-lwcc_speck48_96_ctr_crypt_avr
