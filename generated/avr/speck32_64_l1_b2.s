; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile speck --set speck32_64 --target avr --lanes 1 --blocks 2
; passes:    unroll() invert() counter() block_groups(blocks=2) fold() sbox(fixed=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 45
; layout:    words of 16 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 4, key 8, nonce 2, rk 44, ctx 48, align 1, group 8, stack 45, code 2116, flash 2116, ram 137
; registers: r0, r2-r14, r16-r25; r2-r14, r16-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:48fa67401c7bb78da4910822aa5a6a022c092763d398f6f9d9d93cf411bda3d4

    .text

    .global lwcc_speck32_64_key_setup_avr
    .type lwcc_speck32_64_key_setup_avr, @function
lwcc_speck32_64_key_setup_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r16
    movw r26, r22
    movw r30, r24
    ld r25, X+
    std Z+0, r25
    ld r23, X+
    std Z+1, r23
    ld r2, X+
    ld r3, X+
    ld r24, X+
    ld r7, X+
    ld r5, X+
    ld r4, X
    ; round 1 (speck.dsl:22)
    lsl r3
    rol r2
    adc r3, r1
    add r3, r25
    adc r2, r23
    lsl r25
    rol r23
    adc r25, r1
    lsl r25
    rol r23
    adc r25, r1
    eor r25, r3
    std Z+2, r25
    eor r23, r2
    std Z+3, r23
    ldi r16, 1
    mov r6, r16
    adiw r30, 4
    ldi r16, 20
.Llwcc_speck32_64_key_setup_avr_round:
    ; round 2 (speck.dsl:22)
    lsl r7
    rol r24
    adc r7, r1
    add r7, r25
    adc r24, r23
    lsl r25
    rol r23
    adc r25, r1
    lsl r25
    rol r23
    adc r25, r1
    eor r7, r6
    movw r18, r6 ; r19, r7
    subi r18, 255
    eor r25, r7
    st Z+, r25
    eor r23, r24
    st Z+, r23
    mov r6, r18
    mov r7, r4
    mov r4, r2
    mov r2, r24
    mov r24, r5
    mov r5, r3
    mov r3, r19
    dec r16
    brne .Llwcc_speck32_64_key_setup_avr_round

    pop r16
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_speck32_64_key_setup_avr, .-lwcc_speck32_64_key_setup_avr

    .global lwcc_speck32_64_ecb_encrypt_avr
    .type lwcc_speck32_64_ecb_encrypt_avr, @function
lwcc_speck32_64_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck32_64_ecb_encrypt_avr_begin
    ret
.Llwcc_speck32_64_ecb_encrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
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
    brcc .Llwcc_speck32_64_ecb_encrypt_avr_group
    rjmp .Llwcc_speck32_64_ecb_encrypt_avr_rest
.Llwcc_speck32_64_ecb_encrypt_avr_group:
    ld r5, X+
    ld r6, X+
    ld r2, X+
    ld r0, X+
    ld r7, X+
    ld r8, X+
    ld r4, X+
    ld r3, X+
    ldi r16, 5
.Llwcc_speck32_64_ecb_encrypt_avr_round:
    ; round 1 (speck.dsl:22)
    lsl r0
    rol r2
    adc r0, r1
    lsl r3
    rol r4
    adc r3, r1
    add r0, r5
    adc r2, r6
    add r3, r7
    adc r4, r8
    lsl r5
    rol r6
    adc r5, r1
    lsl r7
    rol r8
    adc r7, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r7
    rol r8
    adc r7, r1
    ld r9, Z+
    eor r0, r9
    eor r3, r9
    eor r5, r0
    eor r7, r3
    ld r9, Z+
    eor r2, r9
    eor r4, r9
    eor r6, r2
    eor r8, r4
    ; round 2 (speck.dsl:22)
    lsl r2
    rol r0
    adc r2, r1
    lsl r4
    rol r3
    adc r4, r1
    add r2, r5
    adc r0, r6
    add r4, r7
    adc r3, r8
    lsl r5
    rol r6
    adc r5, r1
    lsl r7
    rol r8
    adc r7, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r7
    rol r8
    adc r7, r1
    ld r9, Z+
    eor r2, r9
    eor r4, r9
    eor r5, r2
    eor r7, r4
    ld r9, Z+
    eor r0, r9
    eor r3, r9
    eor r6, r0
    eor r8, r3
    ; round 3 (speck.dsl:22)
    lsl r0
    rol r2
    adc r0, r1
    lsl r3
    rol r4
    adc r3, r1
    add r0, r5
    adc r2, r6
    add r3, r7
    adc r4, r8
    lsl r5
    rol r6
    adc r5, r1
    lsl r7
    rol r8
    adc r7, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r7
    rol r8
    adc r7, r1
    ld r9, Z+
    eor r0, r9
    eor r3, r9
    eor r5, r0
    eor r7, r3
    ld r9, Z+
    eor r2, r9
    eor r4, r9
    eor r6, r2
    eor r8, r4
    ; round 4 (speck.dsl:22)
    lsl r2
    rol r0
    adc r2, r1
    lsl r4
    rol r3
    adc r4, r1
    add r2, r5
    adc r0, r6
    add r4, r7
    adc r3, r8
    lsl r5
    rol r6
    adc r5, r1
    lsl r7
    rol r8
    adc r7, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r7
    rol r8
    adc r7, r1
    ld r9, Z+
    eor r2, r9
    eor r4, r9
    eor r5, r2
    eor r7, r4
    ld r9, Z+
    eor r0, r9
    eor r3, r9
    eor r6, r0
    eor r8, r3
    dec r16
    breq .Llwcc_speck32_64_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_speck32_64_ecb_encrypt_avr_round
.Llwcc_speck32_64_ecb_encrypt_avr_rounds_done:
    subi r30, 40
    sbci r31, 0
    ; round 21 (speck.dsl:22)
    lsl r0
    rol r2
    adc r0, r1
    lsl r3
    rol r4
    adc r3, r1
    add r0, r5
    adc r2, r6
    add r3, r7
    adc r4, r8
    lsl r5
    rol r6
    adc r5, r1
    lsl r7
    rol r8
    adc r7, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r7
    rol r8
    adc r7, r1
    ldd r9, Z+40
    eor r0, r9
    eor r3, r9
    eor r5, r0
    eor r7, r3
    ldd r9, Z+41
    eor r2, r9
    eor r4, r9
    eor r6, r2
    eor r8, r4
    ; round 22 (speck.dsl:22)
    lsl r2
    rol r0
    adc r2, r1
    lsl r4
    rol r3
    adc r4, r1
    add r2, r5
    adc r0, r6
    add r4, r7
    adc r3, r8
    lsl r5
    rol r6
    adc r5, r1
    lsl r7
    rol r8
    adc r7, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r7
    rol r8
    adc r7, r1
    ldd r9, Z+42
    eor r2, r9
    eor r4, r9
    eor r5, r2
    st Y+, r5
    eor r7, r4
    ldd r5, Z+43
    eor r0, r5
    eor r3, r5
    eor r6, r0
    st Y+, r6
    st Y+, r2
    st Y+, r0
    st Y+, r7
    eor r8, r3
    st Y+, r8
    st Y+, r4
    st Y+, r3
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_speck32_64_ecb_encrypt_avr_rest
    rjmp .Llwcc_speck32_64_ecb_encrypt_avr_group
.Llwcc_speck32_64_ecb_encrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_speck32_64_ecb_encrypt_avr_out
    tst r24
    breq .Llwcc_speck32_64_ecb_encrypt_avr_end
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_speck32_64_ecb_encrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_speck32_64_ecb_encrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_speck32_64_ecb_encrypt_avr_group
.Llwcc_speck32_64_ecb_encrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_speck32_64_ecb_encrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_speck32_64_ecb_encrypt_avr_copy
    ldi r18, 8
.Llwcc_speck32_64_ecb_encrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck32_64_ecb_encrypt_avr_clear
    pop r0
    pop r0
.Llwcc_speck32_64_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r16
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_speck32_64_ecb_encrypt_avr, .-lwcc_speck32_64_ecb_encrypt_avr

    .global lwcc_speck32_64_ecb_decrypt_avr
    .type lwcc_speck32_64_ecb_decrypt_avr, @function
lwcc_speck32_64_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck32_64_ecb_decrypt_avr_begin
    ret
.Llwcc_speck32_64_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
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
    brcc .Llwcc_speck32_64_ecb_decrypt_avr_group
    rjmp .Llwcc_speck32_64_ecb_decrypt_avr_rest
.Llwcc_speck32_64_ecb_decrypt_avr_group:
    ld r0, X+
    ld r3, X+
    ld r2, X+
    ld r4, X+
    ld r5, X+
    ld r7, X+
    ld r6, X+
    ld r8, X+
    adiw r30, 36
    ldi r16, 5
.Llwcc_speck32_64_ecb_decrypt_avr_round:
    ; round 22 (speck.dsl:23)
    eor r0, r2
    eor r3, r4
    eor r5, r6
    eor r7, r8
    mov r9, r0
    lsr r9
    ror r3
    ror r0
    lsr r9
    ror r3
    ror r0
    mov r9, r5
    lsr r9
    ror r7
    ror r5
    lsr r9
    ror r7
    ror r5
    ldd r9, Z+6
    eor r2, r9
    eor r6, r9
    ldd r9, Z+7
    eor r4, r9
    eor r8, r9
    sub r2, r0
    sbc r4, r3
    sub r6, r5
    sbc r8, r7
    bst r4, 0
    lsr r2
    ror r4
    bld r2, 7
    bst r8, 0
    lsr r6
    ror r8
    bld r6, 7
    ; round 21 (speck.dsl:23)
    eor r0, r4
    eor r3, r2
    eor r5, r8
    eor r7, r6
    mov r9, r0
    lsr r9
    ror r3
    ror r0
    lsr r9
    ror r3
    ror r0
    mov r9, r5
    lsr r9
    ror r7
    ror r5
    lsr r9
    ror r7
    ror r5
    ldd r9, Z+4
    eor r4, r9
    eor r8, r9
    ldd r9, Z+5
    eor r2, r9
    eor r6, r9
    sub r4, r0
    sbc r2, r3
    sub r8, r5
    sbc r6, r7
    bst r2, 0
    lsr r4
    ror r2
    bld r4, 7
    bst r6, 0
    lsr r8
    ror r6
    bld r8, 7
    ; round 20 (speck.dsl:23)
    eor r0, r2
    eor r3, r4
    eor r5, r6
    eor r7, r8
    mov r9, r0
    lsr r9
    ror r3
    ror r0
    lsr r9
    ror r3
    ror r0
    mov r9, r5
    lsr r9
    ror r7
    ror r5
    lsr r9
    ror r7
    ror r5
    ldd r9, Z+2
    eor r2, r9
    eor r6, r9
    ldd r9, Z+3
    eor r4, r9
    eor r8, r9
    sub r2, r0
    sbc r4, r3
    sub r6, r5
    sbc r8, r7
    bst r4, 0
    lsr r2
    ror r4
    bld r2, 7
    bst r8, 0
    lsr r6
    ror r8
    bld r6, 7
    ; round 19 (speck.dsl:23)
    eor r0, r4
    eor r3, r2
    eor r5, r8
    eor r7, r6
    mov r9, r0
    lsr r9
    ror r3
    ror r0
    lsr r9
    ror r3
    ror r0
    ldd r9, Z+0
    eor r4, r9
    eor r8, r9
    ldd r9, Z+1
    eor r2, r9
    eor r6, r9
    sub r4, r0
    sbc r2, r3
    bst r2, 0
    lsr r4
    ror r2
    bld r4, 7
    mov r9, r5
    lsr r9
    ror r7
    ror r5
    lsr r9
    ror r7
    ror r5
    sub r8, r5
    sbc r6, r7
    bst r6, 0
    lsr r8
    ror r6
    bld r8, 7
    subi r30, lo8(-(-8))
    sbci r31, hi8(-(-8))
    dec r16
    breq .Llwcc_speck32_64_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_speck32_64_ecb_decrypt_avr_round
.Llwcc_speck32_64_ecb_decrypt_avr_rounds_done:
    adiw r30, 4
    ; round 2 (speck.dsl:23)
    eor r0, r2
    eor r3, r4
    eor r5, r6
    eor r7, r8
    mov r9, r0
    lsr r9
    ror r3
    ror r0
    lsr r9
    ror r3
    ror r0
    mov r9, r5
    lsr r9
    ror r7
    ror r5
    lsr r9
    ror r7
    ror r5
    ldd r9, Z+2
    eor r2, r9
    eor r6, r9
    ldd r9, Z+3
    eor r4, r9
    eor r8, r9
    sub r2, r0
    sbc r4, r3
    sub r6, r5
    sbc r8, r7
    bst r4, 0
    lsr r2
    ror r4
    bld r2, 7
    bst r8, 0
    lsr r6
    ror r8
    bld r6, 7
    ; round 1 (speck.dsl:23)
    eor r0, r4
    eor r3, r2
    eor r5, r8
    eor r7, r6
    mov r9, r0
    lsr r9
    ror r3
    ror r0
    lsr r9
    ror r3
    ror r0
    st Y+, r0
    st Y+, r3
    mov r9, r5
    lsr r9
    ror r7
    ror r5
    lsr r9
    ror r7
    ror r5
    ldd r9, Z+0
    eor r4, r9
    eor r8, r9
    ldd r9, Z+1
    eor r2, r9
    sub r4, r0
    sbc r2, r3
    eor r6, r9
    sub r8, r5
    sbc r6, r7
    bst r2, 0
    lsr r4
    ror r2
    bld r4, 7
    st Y+, r2
    st Y+, r4
    st Y+, r5
    st Y+, r7
    bst r6, 0
    lsr r8
    ror r6
    bld r8, 7
    st Y+, r6
    st Y+, r8
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_speck32_64_ecb_decrypt_avr_rest
    rjmp .Llwcc_speck32_64_ecb_decrypt_avr_group
.Llwcc_speck32_64_ecb_decrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_speck32_64_ecb_decrypt_avr_out
    tst r24
    breq .Llwcc_speck32_64_ecb_decrypt_avr_end
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_speck32_64_ecb_decrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_speck32_64_ecb_decrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_speck32_64_ecb_decrypt_avr_group
.Llwcc_speck32_64_ecb_decrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_speck32_64_ecb_decrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_speck32_64_ecb_decrypt_avr_copy
    ldi r18, 8
.Llwcc_speck32_64_ecb_decrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck32_64_ecb_decrypt_avr_clear
    pop r0
    pop r0
.Llwcc_speck32_64_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r16
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_speck32_64_ecb_decrypt_avr, .-lwcc_speck32_64_ecb_decrypt_avr

    .global lwcc_speck32_64_ctr_init_avr
    .type lwcc_speck32_64_ctr_init_avr, @function
lwcc_speck32_64_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_speck32_64_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_speck32_64_ctr_nonce_avr
    .size lwcc_speck32_64_ctr_init_avr, .-lwcc_speck32_64_ctr_init_avr

    .global lwcc_speck32_64_ctr_nonce_avr
    .type lwcc_speck32_64_ctr_nonce_avr, @function
lwcc_speck32_64_ctr_nonce_avr:
    push r2
    movw r26, r22
    movw r30, r24
    ld r0, X+
    std Z+44, r0
    ld r2, X
    std Z+45, r2
    ; round 1 (speck.dsl:23)
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    std Z+46, r0
    std Z+47, r2
    pop r2
    ret
    .size lwcc_speck32_64_ctr_nonce_avr, .-lwcc_speck32_64_ctr_nonce_avr

    .global lwcc_speck32_64_ctr_crypt_avr
    .type lwcc_speck32_64_ctr_crypt_avr, @function
lwcc_speck32_64_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck32_64_ctr_crypt_avr_begin
    ret
.Llwcc_speck32_64_ctr_crypt_avr_begin:
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
    push r17
    push r28
    push r29
    push r1
    movw r2, r14
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_speck32_64_ctr_crypt_avr_group
    rjmp .Llwcc_speck32_64_ctr_crypt_avr_rest
.Llwcc_speck32_64_ctr_crypt_avr_group:
    movw r16, r2 ; r17, r3
    movw r18, r16 ; r19, r17
    subi r18, 255
    sbci r19, 255
    ; round 1 (speck.dsl:22)
    mov r6, r16
    mov r0, r17
    lsl r6
    rol r0
    adc r6, r1
    lsl r18
    rol r19
    adc r18, r1
    ldd r8, Z+44
    ldd r13, Z+45
    add r6, r8
    adc r0, r13
    add r8, r18
    adc r13, r19
    ldd r12, Z+0
    eor r6, r12
    ldd r10, Z+1
    eor r0, r10
    eor r8, r12
    eor r13, r10
    ldd r9, Z+46
    eor r9, r6
    ldd r10, Z+47
    eor r10, r0
    ldd r11, Z+46
    eor r11, r8
    ldd r12, Z+47
    eor r12, r13
    movw r2, r16 ; r3, r17
    mov r7, r13
    adiw r30, 2
    ldi r16, 5
.Llwcc_speck32_64_ctr_crypt_avr_round:
    ; round 2 (speck.dsl:22)
    lsl r0
    rol r6
    adc r0, r1
    lsl r7
    rol r8
    adc r7, r1
    add r0, r9
    adc r6, r10
    add r7, r11
    adc r8, r12
    lsl r9
    rol r10
    adc r9, r1
    lsl r11
    rol r12
    adc r11, r1
    lsl r9
    rol r10
    adc r9, r1
    lsl r11
    rol r12
    adc r11, r1
    ld r13, Z+
    eor r0, r13
    eor r7, r13
    eor r9, r0
    eor r11, r7
    ld r13, Z+
    eor r6, r13
    eor r8, r13
    eor r10, r6
    eor r12, r8
    ; round 3 (speck.dsl:22)
    lsl r6
    rol r0
    adc r6, r1
    lsl r8
    rol r7
    adc r8, r1
    add r6, r9
    adc r0, r10
    add r8, r11
    adc r7, r12
    lsl r9
    rol r10
    adc r9, r1
    lsl r11
    rol r12
    adc r11, r1
    lsl r9
    rol r10
    adc r9, r1
    lsl r11
    rol r12
    adc r11, r1
    ld r13, Z+
    eor r6, r13
    eor r8, r13
    eor r9, r6
    eor r11, r8
    ld r13, Z+
    eor r0, r13
    eor r7, r13
    eor r10, r0
    eor r12, r7
    ; round 4 (speck.dsl:22)
    lsl r0
    rol r6
    adc r0, r1
    lsl r7
    rol r8
    adc r7, r1
    add r0, r9
    adc r6, r10
    add r7, r11
    adc r8, r12
    lsl r9
    rol r10
    adc r9, r1
    lsl r11
    rol r12
    adc r11, r1
    lsl r9
    rol r10
    adc r9, r1
    lsl r11
    rol r12
    adc r11, r1
    ld r13, Z+
    eor r0, r13
    eor r7, r13
    eor r9, r0
    eor r11, r7
    ld r13, Z+
    eor r6, r13
    eor r8, r13
    eor r10, r6
    eor r12, r8
    ; round 5 (speck.dsl:22)
    lsl r6
    rol r0
    adc r6, r1
    lsl r8
    rol r7
    adc r8, r1
    add r6, r9
    adc r0, r10
    add r8, r11
    adc r7, r12
    lsl r9
    rol r10
    adc r9, r1
    lsl r11
    rol r12
    adc r11, r1
    lsl r9
    rol r10
    adc r9, r1
    lsl r11
    rol r12
    adc r11, r1
    ld r13, Z+
    eor r6, r13
    eor r8, r13
    eor r9, r6
    eor r11, r8
    ld r13, Z+
    eor r0, r13
    eor r7, r13
    eor r10, r0
    eor r12, r7
    dec r16
    breq .Llwcc_speck32_64_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_speck32_64_ctr_crypt_avr_round
.Llwcc_speck32_64_ctr_crypt_avr_rounds_done:
    subi r30, 42
    sbci r31, 0
    ; round 22 (speck.dsl:22)
    lsl r0
    rol r6
    adc r0, r1
    lsl r7
    rol r8
    adc r7, r1
    add r0, r9
    adc r6, r10
    add r7, r11
    adc r8, r12
    lsl r9
    rol r10
    adc r9, r1
    lsl r11
    rol r12
    adc r11, r1
    lsl r9
    rol r10
    adc r9, r1
    lsl r11
    rol r12
    adc r11, r1
    ldd r13, Z+42
    eor r0, r13
    eor r7, r13
    eor r9, r0
    eor r11, r7
    ldd r13, Z+43
    eor r6, r13
    eor r8, r13
    eor r10, r6
    eor r12, r8
    ld r13, X+
    eor r13, r9
    st Y+, r13
    ld r9, X+
    eor r9, r10
    st Y+, r9
    ld r9, X+
    eor r9, r0
    st Y+, r9
    ld r0, X+
    eor r0, r6
    st Y+, r0
    ld r0, X+
    eor r0, r11
    st Y+, r0
    ld r0, X+
    eor r0, r12
    st Y+, r0
    ld r0, X+
    eor r0, r7
    st Y+, r0
    ld r0, X+
    eor r0, r8
    st Y+, r0
    ldi r18, 2
    add r2, r18
    adc r3, r1
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_speck32_64_ctr_crypt_avr_rest
    rjmp .Llwcc_speck32_64_ctr_crypt_avr_group
.Llwcc_speck32_64_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r0
    tst r0
    brne .Llwcc_speck32_64_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_speck32_64_ctr_crypt_avr_end
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_speck32_64_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_speck32_64_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_speck32_64_ctr_crypt_avr_group
.Llwcc_speck32_64_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_speck32_64_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_speck32_64_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_speck32_64_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck32_64_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_speck32_64_ctr_crypt_avr_end:
    pop r29
    pop r28
    pop r17
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
    .size lwcc_speck32_64_ctr_crypt_avr, .-lwcc_speck32_64_ctr_crypt_avr
