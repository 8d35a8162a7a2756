; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile speck --set speck48_72 --target avr --lanes 1 --blocks 2
; passes:    unroll() invert() counter() block_groups(blocks=2) fold() sbox(fixed=true) hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 24 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 6, key 9, nonce 2, rk 66, ctx 68, align 1, group 12, stack 49, code 2814, flash 2814, ram 183
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:4ff8fbcee51f314b617aee00755bfc898da6b51a0415807264a292c87a82ec2e

    .text

    .global lwcc_speck48_72_key_setup_avr
    .type lwcc_speck48_72_key_setup_avr, @function
lwcc_speck48_72_key_setup_avr:
    push r2
    push r3
    push r4
    push r5
    push r16
    movw r26, r22
    movw r30, r24
    ld r25, X+
    std Z+0, r25
    ld r21, X+
    std Z+1, r21
    ld r20, X+
    std Z+2, r20
    ld r3, X+
    ld r22, X+
    ld r2, X+
    ld r23, X+
    ld r5, X+
    ld r24, X
    ; round 1 (speck.dsl:22)
    add r22, r25
    adc r2, r21
    adc r3, r20
    lsl r25
    rol r21
    rol r20
    adc r25, r1
    lsl r25
    rol r21
    rol r20
    adc r25, r1
    lsl r25
    rol r21
    rol r20
    adc r25, r1
    eor r25, r22
    std Z+3, r25
    eor r21, r2
    std Z+4, r21
    eor r20, r3
    std Z+5, r20
    ldi r16, 1
    mov r4, r16
    adiw r30, 6
    ldi r16, 20
.Llwcc_speck48_72_key_setup_avr_round:
    ; round 2 (speck.dsl:22)
    add r5, r25
    adc r24, r21
    adc r23, r20
    lsl r25
    rol r21
    rol r20
    adc r25, r1
    lsl r25
    rol r21
    rol r20
    adc r25, r1
    lsl r25
    rol r21
    rol r20
    adc r25, r1
    eor r5, r4
    mov r18, r4
    subi r18, 255
    eor r25, r5
    st Z+, r25
    eor r21, r24
    st Z+, r21
    eor r20, r23
    st Z+, r20
    mov r19, r22
    mov r4, r18
    mov r18, r5
    mov r5, r2
    mov r2, r24
    mov r24, r3
    mov r3, r23
    movw r22, r18 ; r23, r19
    dec r16
    brne .Llwcc_speck48_72_key_setup_avr_round

    pop r16
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_speck48_72_key_setup_avr, .-lwcc_speck48_72_key_setup_avr

    .global lwcc_speck48_72_ecb_encrypt_avr
    .type lwcc_speck48_72_ecb_encrypt_avr, @function
lwcc_speck48_72_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck48_72_ecb_encrypt_avr_begin
    ret
.Llwcc_speck48_72_ecb_encrypt_avr_begin:
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
    push r1
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_speck48_72_ecb_encrypt_avr_group
    rjmp .Llwcc_speck48_72_ecb_encrypt_avr_rest
.Llwcc_speck48_72_ecb_encrypt_avr_group:
    ld r4, X+
    ld r5, X+
    ld r6, X+
    ld r3, X+
    ld r0, X+
    ld r2, X+
    ld r10, X+
    ld r11, X+
    ld r12, X+
    ld r9, X+
    ld r7, X+
    ld r8, X+
    ldi r16, 5
.Llwcc_speck48_72_ecb_encrypt_avr_round:
    ; round 1 (speck.dsl:22)
    add r0, r4
    adc r2, r5
    adc r3, r6
    add r7, r10
    adc r8, r11
    adc r9, r12
    lsl r4
    rol r5
    rol r6
    adc r4, r1
    lsl r4
    rol r5
    rol r6
    adc r4, r1
    lsl r10
    rol r11
    rol r12
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    adc r10, r1
    lsl r4
    rol r5
    rol r6
    adc r4, r1
    lsl r10
    rol r11
    rol r12
    adc r10, r1
    ld r13, Z+
    eor r0, r13
    eor r7, r13
    eor r4, r0
    eor r10, r7
    ld r13, Z+
    eor r2, r13
    eor r8, r13
    eor r5, r2
    eor r11, r8
    ld r13, Z+
    eor r3, r13
    eor r9, r13
    eor r6, r3
    eor r12, r9
    ; round 2 (speck.dsl:22)
    add r2, r4
    adc r3, r5
    adc r0, r6
    add r8, r10
    adc r9, r11
    adc r7, r12
    lsl r4
    rol r5
    rol r6
    adc r4, r1
    lsl r4
    rol r5
    rol r6
    adc r4, r1
    lsl r10
    rol r11
    rol r12
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    adc r10, r1
    lsl r4
    rol r5
    rol r6
    adc r4, r1
    lsl r10
    rol r11
    rol r12
    adc r10, r1
    ld r13, Z+
    eor r2, r13
    eor r8, r13
    eor r4, r2
    eor r10, r8
    ld r13, Z+
    eor r3, r13
    eor r9, r13
    eor r5, r3
    eor r11, r9
    ld r13, Z+
    eor r0, r13
    eor r7, r13
    eor r6, r0
    eor r12, r7
    ; round 3 (speck.dsl:22)
    add r3, r4
    adc r0, r5
    adc r2, r6
    add r9, r10
    adc r7, r11
    adc r8, r12
    lsl r4
    rol r5
    rol r6
    adc r4, r1
    lsl r4
    rol r5
    rol r6
    adc r4, r1
    lsl r10
    rol r11
    rol r12
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    adc r10, r1
    lsl r4
    rol r5
    rol r6
    adc r4, r1
    lsl r10
    rol r11
    rol r12
    adc r10, r1
    ld r13, Z+
    eor r3, r13
    eor r9, r13
    eor r4, r3
    eor r10, r9
    ld r13, Z+
    eor r0, r13
    eor r7, r13
    eor r5, r0
    eor r11, r7
    ld r13, Z+
    eor r2, r13
    eor r8, r13
    eor r6, r2
    eor r12, r8
    ; round 4 (speck.dsl:22)
    add r0, r4
    adc r2, r5
    adc r3, r6
    add r7, r10
    adc r8, r11
    adc r9, r12
    lsl r4
    rol r5
    rol r6
    adc r4, r1
    lsl r4
    rol r5
    rol r6
    adc r4, r1
    lsl r10
    rol r11
    rol r12
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    adc r10, r1
    lsl r4
    rol r5
    rol r6
    adc r4, r1
    lsl r10
    rol r11
    rol r12
    adc r10, r1
    ld r13, Z+
    eor r0, r13
    eor r7, r13
    eor r4, r0
    eor r10, r7
    ld r13, Z+
    eor r2, r13
    eor r8, r13
    eor r5, r2
    eor r11, r8
    ld r13, Z+
    eor r3, r13
    eor r9, r13
    eor r6, r3
    eor r12, r9
    mov r13, r0
    mov r0, r2
    mov r2, r3
    mov r3, r13
    mov r13, r7
    mov r7, r8
    mov r8, r9
    mov r9, r13
    dec r16
    breq .Llwcc_speck48_72_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_speck48_72_ecb_encrypt_avr_round
.Llwcc_speck48_72_ecb_encrypt_avr_rounds_done:
    subi r30, 60
    sbci r31, 0
    ; round 21 (speck.dsl:22)
    add r0, r4
    adc r2, r5
    adc r3, r6
    add r7, r10
    adc r8, r11
    adc r9, r12
    lsl r4
    rol r5
    rol r6
    adc r4, r1
    lsl r4
    rol r5
    rol r6
    adc r4, r1
    lsl r10
    rol r11
    rol r12
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    adc r10, r1
    lsl r4
    rol r5
    rol r6
    adc r4, r1
    lsl r10
    rol r11
    rol r12
    adc r10, r1
    ldd r13, Z+60
    eor r0, r13
    eor r7, r13
    eor r4, r0
    eor r10, r7
    ldd r13, Z+61
    eor r2, r13
    eor r8, r13
    eor r5, r2
    eor r11, r8
    ldd r13, Z+62
    eor r3, r13
    eor r9, r13
    eor r6, r3
    eor r12, r9
    ; round 22 (speck.dsl:22)
    add r2, r4
    adc r3, r5
    adc r0, r6
    add r8, r10
    adc r9, r11
    adc r7, r12
    lsl r4
    rol r5
    rol r6
    adc r4, r1
    lsl r4
    rol r5
    rol r6
    adc r4, r1
    lsl r10
    rol r11
    rol r12
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    adc r10, r1
    lsl r4
    rol r5
    rol r6
    adc r4, r1
    lsl r10
    rol r11
    rol r12
    adc r10, r1
    ldd r13, Z+63
    eor r2, r13
    eor r8, r13
    eor r4, r2
    st Y+, r4
    eor r10, r8
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r4, Z+0
    eor r3, r4
    eor r9, r4
    eor r5, r3
    st Y+, r5
    eor r11, r9
    ldd r4, Z+1
    eor r0, r4
    eor r7, r4
    eor r6, r0
    st Y+, r6
    st Y+, r2
    st Y+, r3
    st Y+, r0
    st Y+, r10
    st Y+, r11
    eor r12, r7
    st Y+, r12
    st Y+, r8
    st Y+, r9
    st Y+, r7
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_speck48_72_ecb_encrypt_avr_rest
    rjmp .Llwcc_speck48_72_ecb_encrypt_avr_group
.Llwcc_speck48_72_ecb_encrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_speck48_72_ecb_encrypt_avr_out
    tst r24
    breq .Llwcc_speck48_72_ecb_encrypt_avr_end
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
.Llwcc_speck48_72_ecb_encrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_speck48_72_ecb_encrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_speck48_72_ecb_encrypt_avr_group
.Llwcc_speck48_72_ecb_encrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+12
    ldd r28, Z+13
.Llwcc_speck48_72_ecb_encrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_speck48_72_ecb_encrypt_avr_copy
    ldi r18, 12
.Llwcc_speck48_72_ecb_encrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck48_72_ecb_encrypt_avr_clear
    pop r0
    pop r0
.Llwcc_speck48_72_ecb_encrypt_avr_end:
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
    .size lwcc_speck48_72_ecb_encrypt_avr, .-lwcc_speck48_72_ecb_encrypt_avr

    .global lwcc_speck48_72_ecb_decrypt_avr
    .type lwcc_speck48_72_ecb_decrypt_avr, @function
lwcc_speck48_72_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck48_72_ecb_decrypt_avr_begin
    ret
.Llwcc_speck48_72_ecb_decrypt_avr_begin:
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
    push r1
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_speck48_72_ecb_decrypt_avr_group
    rjmp .Llwcc_speck48_72_ecb_decrypt_avr_rest
.Llwcc_speck48_72_ecb_decrypt_avr_group:
    ld r0, X+
    ld r3, X+
    ld r5, X+
    ld r2, X+
    ld r4, X+
    ld r6, X+
    ld r7, X+
    ld r9, X+
    ld r11, X+
    ld r8, X+
    ld r10, X+
    ld r12, X+
    adiw r30, 54
    ldi r16, 5
.Llwcc_speck48_72_ecb_decrypt_avr_round:
    ; round 22 (speck.dsl:23)
    eor r0, r2
    eor r3, r4
    eor r5, r6
    eor r7, r8
    eor r9, r10
    eor r11, r12
    mov r13, r0
    lsr r13
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r5
    ror r3
    ror r0
    mov r13, r7
    lsr r13
    ror r11
    ror r9
    ror r7
    lsr r13
    ror r11
    ror r9
    ror r7
    lsr r13
    ror r11
    ror r9
    ror r7
    ldd r13, Z+9
    eor r2, r13
    eor r8, r13
    ldd r13, Z+10
    eor r4, r13
    eor r10, r13
    ldd r13, Z+11
    eor r6, r13
    eor r12, r13
    sub r2, r0
    sbc r4, r3
    sbc r6, r5
    sub r8, r7
    sbc r10, r9
    sbc r12, r11
    ; round 21 (speck.dsl:23)
    eor r0, r6
    eor r3, r2
    eor r5, r4
    eor r7, r12
    eor r9, r8
    eor r11, r10
    mov r13, r0
    lsr r13
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r5
    ror r3
    ror r0
    mov r13, r7
    lsr r13
    ror r11
    ror r9
    ror r7
    lsr r13
    ror r11
    ror r9
    ror r7
    lsr r13
    ror r11
    ror r9
    ror r7
    ldd r13, Z+6
    eor r6, r13
    eor r12, r13
    ldd r13, Z+7
    eor r2, r13
    eor r8, r13
    ldd r13, Z+8
    eor r4, r13
    eor r10, r13
    sub r6, r0
    sbc r2, r3
    sbc r4, r5
    sub r12, r7
    sbc r8, r9
    sbc r10, r11
    ; round 20 (speck.dsl:23)
    eor r0, r4
    eor r3, r6
    eor r5, r2
    eor r7, r10
    eor r9, r12
    eor r11, r8
    mov r13, r0
    lsr r13
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r5
    ror r3
    ror r0
    mov r13, r7
    lsr r13
    ror r11
    ror r9
    ror r7
    lsr r13
    ror r11
    ror r9
    ror r7
    lsr r13
    ror r11
    ror r9
    ror r7
    ldd r13, Z+3
    eor r4, r13
    eor r10, r13
    ldd r13, Z+4
    eor r6, r13
    eor r12, r13
    ldd r13, Z+5
    eor r2, r13
    eor r8, r13
    sub r4, r0
    sbc r6, r3
    sbc r2, r5
    sub r10, r7
    sbc r12, r9
    sbc r8, r11
    ; round 19 (speck.dsl:23)
    eor r0, r2
    eor r3, r4
    eor r5, r6
    eor r7, r8
    eor r9, r10
    eor r11, r12
    mov r13, r0
    lsr r13
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r5
    ror r3
    ror r0
    ldd r13, Z+0
    eor r2, r13
    eor r8, r13
    ldd r13, Z+1
    eor r4, r13
    eor r10, r13
    ldd r13, Z+2
    eor r6, r13
    eor r12, r13
    sub r2, r0
    sbc r4, r3
    sbc r6, r5
    mov r13, r7
    lsr r13
    ror r11
    ror r9
    ror r7
    lsr r13
    ror r11
    ror r9
    ror r7
    lsr r13
    ror r11
    ror r9
    ror r7
    sub r8, r7
    sbc r10, r9
    sbc r12, r11
    mov r13, r2
    mov r2, r6
    mov r6, r4
    mov r4, r13
    mov r13, r8
    mov r8, r12
    mov r12, r10
    mov r10, r13
    subi r30, lo8(-(-12))
    sbci r31, hi8(-(-12))
    dec r16
    breq .Llwcc_speck48_72_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_speck48_72_ecb_decrypt_avr_round
.Llwcc_speck48_72_ecb_decrypt_avr_rounds_done:
    adiw r30, 6
    ; round 2 (speck.dsl:23)
    eor r0, r2
    eor r3, r4
    eor r5, r6
    eor r7, r8
    eor r9, r10
    eor r11, r12
    mov r13, r0
    lsr r13
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r5
    ror r3
    ror r0
    mov r13, r7
    lsr r13
    ror r11
    ror r9
    ror r7
    lsr r13
    ror r11
    ror r9
    ror r7
    lsr r13
    ror r11
    ror r9
    ror r7
    ldd r13, Z+3
    eor r2, r13
    eor r8, r13
    ldd r13, Z+4
    eor r4, r13
    eor r10, r13
    ldd r13, Z+5
    eor r6, r13
    eor r12, r13
    sub r2, r0
    sbc r4, r3
    sbc r6, r5
    sub r8, r7
    sbc r10, r9
    sbc r12, r11
    ; round 1 (speck.dsl:23)
    eor r0, r6
    eor r3, r2
    eor r5, r4
    eor r7, r12
    eor r9, r8
    eor r11, r10
    mov r13, r0
    lsr r13
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r5
    ror r3
    ror r0
    st Y+, r0
    st Y+, r3
    st Y+, r5
    mov r13, r7
    lsr r13
    ror r11
    ror r9
    ror r7
    lsr r13
    ror r11
    ror r9
    ror r7
    lsr r13
    ror r11
    ror r9
    ror r7
    ldd r13, Z+0
    eor r6, r13
    eor r12, r13
    ldd r13, Z+1
    eor r2, r13
    eor r8, r13
    ldd r13, Z+2
    eor r4, r13
    sub r6, r0
    sbc r2, r3
    sbc r4, r5
    eor r10, r13
    st Y+, r4
    st Y+, r6
    st Y+, r2
    sub r12, r7
    sbc r8, r9
    sbc r10, r11
    st Y+, r7
    st Y+, r9
    st Y+, r11
    st Y+, r10
    st Y+, r12
    st Y+, r8
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_speck48_72_ecb_decrypt_avr_rest
    rjmp .Llwcc_speck48_72_ecb_decrypt_avr_group
.Llwcc_speck48_72_ecb_decrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_speck48_72_ecb_decrypt_avr_out
    tst r24
    breq .Llwcc_speck48_72_ecb_decrypt_avr_end
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
.Llwcc_speck48_72_ecb_decrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_speck48_72_ecb_decrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_speck48_72_ecb_decrypt_avr_group
.Llwcc_speck48_72_ecb_decrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+12
    ldd r28, Z+13
.Llwcc_speck48_72_ecb_decrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_speck48_72_ecb_decrypt_avr_copy
    ldi r18, 12
.Llwcc_speck48_72_ecb_decrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck48_72_ecb_decrypt_avr_clear
    pop r0
    pop r0
.Llwcc_speck48_72_ecb_decrypt_avr_end:
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
    .size lwcc_speck48_72_ecb_decrypt_avr, .-lwcc_speck48_72_ecb_decrypt_avr

    .global lwcc_speck48_72_ctr_init_avr
    .type lwcc_speck48_72_ctr_init_avr, @function
lwcc_speck48_72_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_speck48_72_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_speck48_72_ctr_nonce_avr
    .size lwcc_speck48_72_ctr_init_avr, .-lwcc_speck48_72_ctr_init_avr

    .global lwcc_speck48_72_ctr_nonce_avr
    .type lwcc_speck48_72_ctr_nonce_avr, @function
lwcc_speck48_72_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    ld r0, X+
    subi r30, lo8(-(66))
    sbci r31, hi8(-(66))
    std Z+0, r0
    ld r0, X
    std Z+1, r0
    ret
    .size lwcc_speck48_72_ctr_nonce_avr, .-lwcc_speck48_72_ctr_nonce_avr

    .global lwcc_speck48_72_ctr_crypt_avr
    .type lwcc_speck48_72_ctr_crypt_avr, @function
lwcc_speck48_72_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck48_72_ctr_crypt_avr_begin
    ret
.Llwcc_speck48_72_ctr_crypt_avr_begin:
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
    brcc .Llwcc_speck48_72_ctr_crypt_avr_group
    rjmp .Llwcc_speck48_72_ctr_crypt_avr_rest
.Llwcc_speck48_72_ctr_crypt_avr_group:
    movw r12, r2 ; r13, r3
    movw r16, r4 ; r17, r5
    movw r20, r12 ; r21, r13
    movw r18, r16 ; r19, r17
    subi r20, 255
    sbci r21, 255
    sbci r18, 255
    sbci r19, 255
    subi r30, lo8(-(66))
    sbci r31, hi8(-(66))
    ; round 1 (speck.dsl:22)
    ldd r8, Z+0
    ldd r9, Z+1
    mov r10, r13
    mov r23, r12
    mov r11, r16
    mov r22, r17
    add r10, r8
    adc r23, r9
    adc r11, r17
    add r21, r8
    adc r20, r9
    adc r18, r19
    subi r30, lo8(-(-66))
    sbci r31, hi8(-(-66))
    ldd r6, Z+0
    eor r10, r6
    eor r6, r21
    ldd r14, Z+1
    eor r23, r14
    eor r14, r20
    ldd r0, Z+2
    eor r11, r0
    eor r0, r18
    mov r15, r8
    mov r18, r9
    lsl r15
    rol r18
    rol r22
    adc r15, r1
    lsl r15
    rol r18
    rol r22
    adc r15, r1
    lsl r15
    rol r18
    rol r22
    adc r15, r1
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r15, r10
    eor r18, r23
    eor r22, r11
    eor r8, r6
    eor r9, r14
    eor r19, r0
    mov r21, r9
    mov r7, r8
    mov r9, r18
    mov r8, r15
    movw r2, r12 ; r3, r13
    mov r12, r19
    movw r4, r16 ; r5, r17
    adiw r30, 3
    ldi r16, 5
.Llwcc_speck48_72_ctr_crypt_avr_round:
    ; round 2 (speck.dsl:22)
    add r23, r8
    adc r11, r9
    adc r10, r22
    add r14, r7
    adc r0, r21
    adc r6, r12
    lsl r8
    rol r9
    rol r22
    adc r8, r1
    lsl r8
    rol r9
    rol r22
    adc r8, r1
    lsl r7
    rol r21
    rol r12
    adc r7, r1
    lsl r7
    rol r21
    rol r12
    adc r7, r1
    lsl r8
    rol r9
    rol r22
    adc r8, r1
    lsl r7
    rol r21
    rol r12
    adc r7, r1
    ld r13, Z+
    eor r23, r13
    eor r14, r13
    eor r8, r23
    eor r7, r14
    ld r13, Z+
    eor r11, r13
    eor r0, r13
    eor r9, r11
    eor r21, r0
    ld r13, Z+
    eor r10, r13
    eor r6, r13
    eor r22, r10
    eor r12, r6
    ; round 3 (speck.dsl:22)
    add r11, r8
    adc r10, r9
    adc r23, r22
    add r0, r7
    adc r6, r21
    adc r14, r12
    lsl r8
    rol r9
    rol r22
    adc r8, r1
    lsl r8
    rol r9
    rol r22
    adc r8, r1
    lsl r7
    rol r21
    rol r12
    adc r7, r1
    lsl r7
    rol r21
    rol r12
    adc r7, r1
    lsl r8
    rol r9
    rol r22
    adc r8, r1
    lsl r7
    rol r21
    rol r12
    adc r7, r1
    ld r13, Z+
    eor r11, r13
    eor r0, r13
    eor r8, r11
    eor r7, r0
    ld r13, Z+
    eor r10, r13
    eor r6, r13
    eor r9, r10
    eor r21, r6
    ld r13, Z+
    eor r23, r13
    eor r14, r13
    eor r22, r23
    eor r12, r14
    ; round 4 (speck.dsl:22)
    add r10, r8
    adc r23, r9
    adc r11, r22
    add r6, r7
    adc r14, r21
    adc r0, r12
    lsl r8
    rol r9
    rol r22
    adc r8, r1
    lsl r8
    rol r9
    rol r22
    adc r8, r1
    lsl r7
    rol r21
    rol r12
    adc r7, r1
    lsl r7
    rol r21
    rol r12
    adc r7, r1
    lsl r8
    rol r9
    rol r22
    adc r8, r1
    lsl r7
    rol r21
    rol r12
    adc r7, r1
    ld r13, Z+
    eor r10, r13
    eor r6, r13
    eor r8, r10
    eor r7, r6
    ld r13, Z+
    eor r23, r13
    eor r14, r13
    eor r9, r23
    eor r21, r14
    ld r13, Z+
    eor r11, r13
    eor r0, r13
    eor r22, r11
    eor r12, r0
    ; round 5 (speck.dsl:22)
    add r23, r8
    adc r11, r9
    adc r10, r22
    add r14, r7
    adc r0, r21
    adc r6, r12
    lsl r8
    rol r9
    rol r22
    adc r8, r1
    lsl r8
    rol r9
    rol r22
    adc r8, r1
    lsl r7
    rol r21
    rol r12
    adc r7, r1
    lsl r7
    rol r21
    rol r12
    adc r7, r1
    lsl r8
    rol r9
    rol r22
    adc r8, r1
    lsl r7
    rol r21
    rol r12
    adc r7, r1
    ld r13, Z+
    eor r23, r13
    eor r14, r13
    eor r8, r23
    eor r7, r14
    ld r13, Z+
    eor r11, r13
    eor r0, r13
    eor r9, r11
    eor r21, r0
    ld r13, Z+
    eor r10, r13
    eor r6, r13
    eor r22, r10
    eor r12, r6
    mov r13, r23
    mov r23, r11
    mov r11, r10
    mov r10, r13
    mov r13, r14
    mov r14, r0
    mov r0, r6
    mov r6, r13
    dec r16
    breq .Llwcc_speck48_72_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_speck48_72_ctr_crypt_avr_round
.Llwcc_speck48_72_ctr_crypt_avr_rounds_done:
    subi r30, 63
    sbci r31, 0
    ; round 22 (speck.dsl:22)
    add r23, r8
    adc r11, r9
    adc r10, r22
    add r14, r7
    adc r0, r21
    adc r6, r12
    lsl r8
    rol r9
    rol r22
    adc r8, r1
    lsl r8
    rol r9
    rol r22
    adc r8, r1
    lsl r7
    rol r21
    rol r12
    adc r7, r1
    lsl r7
    rol r21
    rol r12
    adc r7, r1
    lsl r8
    rol r9
    rol r22
    adc r8, r1
    lsl r7
    rol r21
    rol r12
    adc r7, r1
    ldd r16, Z+63
    eor r23, r16
    eor r14, r16
    eor r8, r23
    eor r7, r14
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r16, Z+0
    eor r11, r16
    eor r0, r16
    eor r9, r11
    eor r21, r0
    ldd r16, Z+1
    eor r10, r16
    eor r6, r16
    eor r22, r10
    eor r12, r6
    ld r16, X+
    eor r8, r16
    st Y+, r8
    ld r8, X+
    eor r8, r9
    st Y+, r8
    ld r8, X+
    eor r8, r22
    st Y+, r8
    ld r8, X+
    eor r8, r23
    st Y+, r8
    ld r23, X+
    eor r23, r11
    st Y+, r23
    ld r23, X+
    eor r23, r10
    st Y+, r23
    ld r23, X+
    eor r23, r7
    st Y+, r23
    ld r23, X+
    eor r23, r21
    st Y+, r23
    ld r23, X+
    eor r23, r12
    st Y+, r23
    ld r23, X+
    eor r23, r14
    st Y+, r23
    ld r23, X+
    eor r23, r0
    st Y+, r23
    ld r23, X+
    eor r23, r6
    st Y+, r23
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    ldi r18, 2
    add r2, r18
    adc r3, r1
    adc r4, r1
    adc r5, r1
    subi r24, 12
    sbci r25, 0
    brcs .Llwcc_speck48_72_ctr_crypt_avr_rest
    rjmp .Llwcc_speck48_72_ctr_crypt_avr_group
.Llwcc_speck48_72_ctr_crypt_avr_rest:
    subi r24, -12
    clr r25
    pop r0
    tst r0
    brne .Llwcc_speck48_72_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_speck48_72_ctr_crypt_avr_end
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
.Llwcc_speck48_72_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_speck48_72_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_speck48_72_ctr_crypt_avr_group
.Llwcc_speck48_72_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+12
    ldd r28, Z+13
.Llwcc_speck48_72_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_speck48_72_ctr_crypt_avr_copy
    ldi r18, 12
.Llwcc_speck48_72_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck48_72_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_speck48_72_ctr_crypt_avr_end:
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
    .size lwcc_speck48_72_ctr_crypt_avr, .-lwcc_speck48_72_ctr_crypt_avr
