; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simon --set simon32_64 --target avr --lanes 1 --blocks 2
; passes:    unroll() invert() counter() block_groups(blocks=2) sbox(fixed=true) value_numbering() hoist() accumulate() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 45
; layout:    words of 16 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 4, key 8, nonce 2, rk 64, ctx 66, align 1, group 8, stack 45, code 2684, flash 2712, ram 175
; registers: r0, r2-r16, r18-r25; r2-r16 saved
; tables:    flash 28, ram 0: table_round_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:4b0ba6ba54dcfbcafe78e6337b9dd0063d457c7d044cae2e709c1b1e71be28b2

    .text

    .global lwcc_simon32_64_key_setup_avr
    .type lwcc_simon32_64_key_setup_avr, @function
lwcc_simon32_64_key_setup_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r16
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ld r24, X+
    std Y+0, r24
    ld r23, X+
    std Y+1, r23
    ld r4, X+
    std Y+2, r4
    ld r5, X+
    std Y+3, r5
    ld r2, X+
    std Y+4, r2
    ld r3, X+
    std Y+5, r3
    ld r22, X+
    std Y+6, r22
    ld r7, X
    std Y+7, r7
    ldi r16, 0
    mov r6, r16
    adiw r28, 8
    ldi r16, 28
.Llwcc_simon32_64_key_setup_avr_round:
    ldi r31, hi8(.Ltable_round_0)
    mov r30, r6
    lpm r25, Z
    eor r24, r25
    mov r25, r6
    subi r25, 255
    mov r18, r22
    mov r6, r7
    mov r21, r18
    lsr r21
    ror r6
    ror r18
    lsr r21
    ror r6
    ror r18
    lsr r21
    ror r6
    ror r18
    eor r18, r4
    eor r6, r5
    eor r24, r18
    eor r23, r6
    bst r18, 0
    lsr r6
    ror r18
    bld r6, 7
    eor r24, r18
    eor r23, r6
    st Y+, r24
    ldi r18, 255
    eor r23, r18
    st Y+, r23
    mov r19, r3
    mov r3, r7
    mov r6, r25
    mov r7, r24
    mov r24, r4
    mov r4, r2
    mov r2, r22
    mov r22, r7
    mov r18, r23
    mov r23, r5
    mov r5, r19
    mov r7, r18
    dec r16
    brne .Llwcc_simon32_64_key_setup_avr_round

    pop r29
    pop r28
    pop r16
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_simon32_64_key_setup_avr, .-lwcc_simon32_64_key_setup_avr

    .global lwcc_simon32_64_ecb_encrypt_avr
    .type lwcc_simon32_64_ecb_encrypt_avr, @function
lwcc_simon32_64_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon32_64_ecb_encrypt_avr_begin
    ret
.Llwcc_simon32_64_ecb_encrypt_avr_begin:
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
    push r28
    push r29
    push r1
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_simon32_64_ecb_encrypt_avr_group
    rjmp .Llwcc_simon32_64_ecb_encrypt_avr_rest
.Llwcc_simon32_64_ecb_encrypt_avr_group:
    ld r4, X+
    ld r5, X+
    ld r10, X+
    ld r11, X+
    ld r2, X+
    ld r3, X+
    ld r6, X+
    ld r7, X+
    ldi r16, 4
.Llwcc_simon32_64_ecb_encrypt_avr_round:
    ; round 1 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    ld r8, Z+
    eor r4, r8
    eor r2, r8
    ld r8, Z+
    eor r5, r8
    eor r3, r8
    ; round 2 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    ld r8, Z+
    eor r10, r8
    eor r6, r8
    ld r8, Z+
    eor r11, r8
    eor r7, r8
    ; round 3 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    ld r8, Z+
    eor r4, r8
    eor r2, r8
    ld r8, Z+
    eor r5, r8
    eor r3, r8
    ; round 4 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    ld r8, Z+
    eor r10, r8
    eor r6, r8
    ld r8, Z+
    eor r11, r8
    eor r7, r8
    ; round 5 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    ld r8, Z+
    eor r4, r8
    eor r2, r8
    ld r8, Z+
    eor r5, r8
    eor r3, r8
    ; round 6 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    ld r8, Z+
    eor r10, r8
    eor r6, r8
    ld r8, Z+
    eor r11, r8
    eor r7, r8
    ; round 7 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    ld r8, Z+
    eor r4, r8
    eor r2, r8
    ld r8, Z+
    eor r5, r8
    eor r3, r8
    ; round 8 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    ld r8, Z+
    eor r10, r8
    eor r6, r8
    ld r8, Z+
    eor r11, r8
    eor r7, r8
    dec r16
    breq .Llwcc_simon32_64_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_simon32_64_ecb_encrypt_avr_round
.Llwcc_simon32_64_ecb_encrypt_avr_rounds_done:
    subi r30, 64
    sbci r31, 0
    st Y+, r4
    st Y+, r5
    st Y+, r10
    st Y+, r11
    st Y+, r2
    st Y+, r3
    st Y+, r6
    st Y+, r7
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_simon32_64_ecb_encrypt_avr_rest
    rjmp .Llwcc_simon32_64_ecb_encrypt_avr_group
.Llwcc_simon32_64_ecb_encrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simon32_64_ecb_encrypt_avr_out
    tst r24
    breq .Llwcc_simon32_64_ecb_encrypt_avr_end
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
.Llwcc_simon32_64_ecb_encrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simon32_64_ecb_encrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_simon32_64_ecb_encrypt_avr_group
.Llwcc_simon32_64_ecb_encrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_simon32_64_ecb_encrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon32_64_ecb_encrypt_avr_copy
    ldi r18, 8
.Llwcc_simon32_64_ecb_encrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon32_64_ecb_encrypt_avr_clear
    pop r0
    pop r0
.Llwcc_simon32_64_ecb_encrypt_avr_end:
    pop r29
    pop r28
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
    .size lwcc_simon32_64_ecb_encrypt_avr, .-lwcc_simon32_64_ecb_encrypt_avr

    .global lwcc_simon32_64_ecb_decrypt_avr
    .type lwcc_simon32_64_ecb_decrypt_avr, @function
lwcc_simon32_64_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon32_64_ecb_decrypt_avr_begin
    ret
.Llwcc_simon32_64_ecb_decrypt_avr_begin:
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
    push r28
    push r29
    push r1
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_simon32_64_ecb_decrypt_avr_group
    rjmp .Llwcc_simon32_64_ecb_decrypt_avr_rest
.Llwcc_simon32_64_ecb_decrypt_avr_group:
    ld r10, X+
    ld r11, X+
    ld r4, X+
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ld r2, X+
    ld r3, X+
    adiw r30, 48
    ldi r16, 4
.Llwcc_simon32_64_ecb_decrypt_avr_round:
    ; round 32 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+14
    eor r4, r8
    eor r2, r8
    ldd r8, Z+15
    eor r5, r8
    eor r3, r8
    ; round 31 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+12
    eor r10, r8
    eor r6, r8
    ldd r8, Z+13
    eor r11, r8
    eor r7, r8
    ; round 30 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+10
    eor r4, r8
    eor r2, r8
    ldd r8, Z+11
    eor r5, r8
    eor r3, r8
    ; round 29 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+8
    eor r10, r8
    eor r6, r8
    ldd r8, Z+9
    eor r11, r8
    eor r7, r8
    ; round 28 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+6
    eor r4, r8
    eor r2, r8
    ldd r8, Z+7
    eor r5, r8
    eor r3, r8
    ; round 27 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+4
    eor r10, r8
    eor r6, r8
    ldd r8, Z+5
    eor r11, r8
    eor r7, r8
    ; round 26 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+2
    eor r4, r8
    eor r2, r8
    ldd r8, Z+3
    eor r5, r8
    eor r3, r8
    ; round 25 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+0
    eor r10, r8
    eor r6, r8
    ldd r8, Z+1
    eor r11, r8
    eor r7, r8
    subi r30, lo8(-(-16))
    sbci r31, hi8(-(-16))
    dec r16
    breq .Llwcc_simon32_64_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_simon32_64_ecb_decrypt_avr_round
.Llwcc_simon32_64_ecb_decrypt_avr_rounds_done:
    adiw r30, 16
    st Y+, r10
    st Y+, r11
    st Y+, r4
    st Y+, r5
    st Y+, r6
    st Y+, r7
    st Y+, r2
    st Y+, r3
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_simon32_64_ecb_decrypt_avr_rest
    rjmp .Llwcc_simon32_64_ecb_decrypt_avr_group
.Llwcc_simon32_64_ecb_decrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simon32_64_ecb_decrypt_avr_out
    tst r24
    breq .Llwcc_simon32_64_ecb_decrypt_avr_end
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
.Llwcc_simon32_64_ecb_decrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simon32_64_ecb_decrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_simon32_64_ecb_decrypt_avr_group
.Llwcc_simon32_64_ecb_decrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_simon32_64_ecb_decrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon32_64_ecb_decrypt_avr_copy
    ldi r18, 8
.Llwcc_simon32_64_ecb_decrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon32_64_ecb_decrypt_avr_clear
    pop r0
    pop r0
.Llwcc_simon32_64_ecb_decrypt_avr_end:
    pop r29
    pop r28
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
    .size lwcc_simon32_64_ecb_decrypt_avr, .-lwcc_simon32_64_ecb_decrypt_avr

    .global lwcc_simon32_64_ctr_init_avr
    .type lwcc_simon32_64_ctr_init_avr, @function
lwcc_simon32_64_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_simon32_64_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_simon32_64_ctr_nonce_avr
    .size lwcc_simon32_64_ctr_init_avr, .-lwcc_simon32_64_ctr_init_avr

    .global lwcc_simon32_64_ctr_nonce_avr
    .type lwcc_simon32_64_ctr_nonce_avr, @function
lwcc_simon32_64_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    ld r0, X+
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r0
    ld r0, X
    std Z+1, r0
    ret
    .size lwcc_simon32_64_ctr_nonce_avr, .-lwcc_simon32_64_ctr_nonce_avr

    .global lwcc_simon32_64_ctr_crypt_avr
    .type lwcc_simon32_64_ctr_crypt_avr, @function
lwcc_simon32_64_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon32_64_ctr_crypt_avr_begin
    ret
.Llwcc_simon32_64_ctr_crypt_avr_begin:
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
    brcc .Llwcc_simon32_64_ctr_crypt_avr_group
    rjmp .Llwcc_simon32_64_ctr_crypt_avr_rest
.Llwcc_simon32_64_ctr_crypt_avr_group:
    movw r8, r2 ; r9, r3
    movw r18, r8 ; r19, r9
    subi r18, 255
    sbci r19, 255
    ; round 1 (simon.dsl:42)
    movw r6, r8 ; r7, r9
    lsl r7
    rol r6
    adc r7, r1
    mov r14, r7
    mov r15, r6
    and r14, r8
    lsl r7
    rol r15
    adc r7, r1
    eor r14, r7
    and r6, r9
    eor r15, r6
    movw r6, r18 ; r7, r19
    lsl r7
    rol r6
    adc r7, r1
    mov r10, r7
    mov r11, r6
    and r10, r18
    lsl r7
    rol r11
    adc r7, r1
    eor r10, r7
    and r6, r19
    eor r11, r6
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r6, Z+0
    eor r14, r6
    eor r10, r6
    ldd r6, Z+1
    eor r15, r6
    eor r11, r6
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    ldd r6, Z+0
    eor r14, r6
    eor r10, r6
    ldd r6, Z+1
    eor r15, r6
    eor r11, r6
    ; round 2 (simon.dsl:42)
    movw r6, r14 ; r7, r15
    lsl r6
    rol r7
    adc r6, r1
    movw r12, r6 ; r13, r7
    and r12, r15
    eor r12, r9
    and r13, r14
    eor r13, r8
    lsl r6
    rol r7
    adc r6, r1
    eor r12, r6
    eor r13, r7
    movw r6, r10 ; r7, r11
    lsl r6
    rol r7
    adc r6, r1
    movw r20, r6 ; r21, r7
    and r20, r11
    eor r20, r19
    and r21, r10
    eor r21, r18
    lsl r6
    rol r7
    adc r6, r1
    eor r20, r6
    eor r21, r7
    ldd r6, Z+2
    eor r12, r6
    eor r20, r6
    ldd r6, Z+3
    eor r13, r6
    eor r21, r6
    ; round 3 (simon.dsl:42)
    movw r6, r12 ; r7, r13
    lsl r6
    rol r7
    adc r6, r1
    movw r18, r6 ; r19, r7
    and r18, r13
    eor r14, r18
    and r19, r12
    eor r15, r19
    lsl r6
    rol r7
    adc r6, r1
    eor r14, r6
    eor r15, r7
    movw r6, r20 ; r7, r21
    lsl r6
    rol r7
    adc r6, r1
    movw r18, r6 ; r19, r7
    and r18, r21
    eor r10, r18
    and r19, r20
    eor r11, r19
    lsl r6
    rol r7
    adc r6, r1
    eor r10, r6
    eor r11, r7
    ldd r6, Z+4
    eor r14, r6
    eor r10, r6
    ldd r6, Z+5
    eor r15, r6
    eor r11, r6
    movw r6, r12 ; r7, r13
    movw r12, r20 ; r13, r21
    movw r2, r8 ; r3, r9
    adiw r30, 6
    ldi r16, 7
.Llwcc_simon32_64_ctr_crypt_avr_round:
    ; round 4 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    lsl r20
    rol r21
    adc r20, r1
    mov r23, r20
    and r23, r15
    eor r6, r23
    mov r23, r21
    and r23, r14
    eor r7, r23
    lsl r20
    rol r21
    adc r20, r1
    eor r6, r20
    eor r7, r21
    movw r20, r10 ; r21, r11
    lsl r20
    rol r21
    adc r20, r1
    mov r23, r20
    and r23, r11
    eor r12, r23
    mov r23, r21
    and r23, r10
    eor r13, r23
    lsl r20
    rol r21
    adc r20, r1
    eor r12, r20
    eor r13, r21
    ld r20, Z+
    eor r6, r20
    eor r12, r20
    ld r20, Z+
    eor r7, r20
    eor r13, r20
    ; round 5 (simon.dsl:42)
    movw r20, r6 ; r21, r7
    lsl r20
    rol r21
    adc r20, r1
    mov r23, r20
    and r23, r7
    eor r14, r23
    mov r23, r21
    and r23, r6
    eor r15, r23
    lsl r20
    rol r21
    adc r20, r1
    eor r14, r20
    eor r15, r21
    movw r20, r12 ; r21, r13
    lsl r20
    rol r21
    adc r20, r1
    mov r23, r20
    and r23, r13
    eor r10, r23
    mov r23, r21
    and r23, r12
    eor r11, r23
    lsl r20
    rol r21
    adc r20, r1
    eor r10, r20
    eor r11, r21
    ld r20, Z+
    eor r14, r20
    eor r10, r20
    ld r20, Z+
    eor r15, r20
    eor r11, r20
    ; round 6 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    lsl r20
    rol r21
    adc r20, r1
    mov r23, r20
    and r23, r15
    eor r6, r23
    mov r23, r21
    and r23, r14
    eor r7, r23
    lsl r20
    rol r21
    adc r20, r1
    eor r6, r20
    eor r7, r21
    movw r20, r10 ; r21, r11
    lsl r20
    rol r21
    adc r20, r1
    mov r23, r20
    and r23, r11
    eor r12, r23
    mov r23, r21
    and r23, r10
    eor r13, r23
    lsl r20
    rol r21
    adc r20, r1
    eor r12, r20
    eor r13, r21
    ld r20, Z+
    eor r6, r20
    eor r12, r20
    ld r20, Z+
    eor r7, r20
    eor r13, r20
    ; round 7 (simon.dsl:42)
    movw r20, r6 ; r21, r7
    lsl r20
    rol r21
    adc r20, r1
    mov r23, r20
    and r23, r7
    eor r14, r23
    mov r23, r21
    and r23, r6
    eor r15, r23
    lsl r20
    rol r21
    adc r20, r1
    eor r14, r20
    eor r15, r21
    movw r20, r12 ; r21, r13
    lsl r20
    rol r21
    adc r20, r1
    mov r23, r20
    and r23, r13
    eor r10, r23
    mov r23, r21
    and r23, r12
    eor r11, r23
    lsl r20
    rol r21
    adc r20, r1
    eor r10, r20
    eor r11, r21
    ld r20, Z+
    eor r14, r20
    eor r10, r20
    ld r20, Z+
    eor r15, r20
    eor r11, r20
    dec r16
    breq .Llwcc_simon32_64_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_simon32_64_ctr_crypt_avr_round
.Llwcc_simon32_64_ctr_crypt_avr_rounds_done:
    subi r30, 62
    sbci r31, 0
    ; round 32 (simon.dsl:43)
    ld r20, X+
    eor r20, r14
    st Y+, r20
    ld r20, X+
    eor r20, r15
    st Y+, r20
    movw r20, r14 ; r21, r15
    lsl r20
    rol r21
    adc r20, r1
    and r15, r20
    eor r6, r15
    and r14, r21
    eor r7, r14
    lsl r20
    rol r21
    adc r20, r1
    eor r6, r20
    eor r7, r21
    movw r14, r10 ; r15, r11
    lsl r14
    rol r15
    adc r14, r1
    movw r20, r14 ; r21, r15
    and r20, r11
    eor r12, r20
    and r21, r10
    eor r13, r21
    lsl r14
    rol r15
    adc r14, r1
    eor r12, r14
    eor r13, r15
    ldd r14, Z+62
    eor r6, r14
    eor r12, r14
    ld r14, X+
    eor r14, r6
    st Y+, r14
    ldd r6, Z+63
    eor r7, r6
    eor r13, r6
    ld r6, X+
    eor r6, r7
    st Y+, r6
    ld r14, X+
    eor r14, r10
    st Y+, r14
    ld r10, X+
    eor r10, r11
    st Y+, r10
    ld r14, X+
    eor r14, r12
    st Y+, r14
    ld r12, X+
    eor r12, r13
    st Y+, r12
    ldi r18, 2
    add r2, r18
    adc r3, r1
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_simon32_64_ctr_crypt_avr_rest
    rjmp .Llwcc_simon32_64_ctr_crypt_avr_group
.Llwcc_simon32_64_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simon32_64_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_simon32_64_ctr_crypt_avr_end
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
.Llwcc_simon32_64_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simon32_64_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_simon32_64_ctr_crypt_avr_group
.Llwcc_simon32_64_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_simon32_64_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon32_64_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_simon32_64_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon32_64_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_simon32_64_ctr_crypt_avr_end:
    pop r29
    pop r28
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
    .size lwcc_simon32_64_ctr_crypt_avr, .-lwcc_simon32_64_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_round_0:
    .byte 0xfd, 0xfd, 0xfd, 0xfd, 0xfd, 0xfc, 0xfd, 0xfc, 0xfc, 0xfc, 0xfd, 0xfc, 0xfc, 0xfd, 0xfc, 0xfd
    .byte 0xfc, 0xfd, 0xfd, 0xfc, 0xfc, 0xfc, 0xfc, 0xfd, 0xfd, 0xfd, 0xfc, 0xfc
