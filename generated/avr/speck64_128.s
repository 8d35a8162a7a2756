; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile speck --set speck64_128 --target avr --lanes 1
; passes:    unroll() invert() counter() fold() sbox(fixed=true) hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() post_schedule() pair_copies() walk()
; dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 41
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 108, ctx 116, align 1, group 8, stack 41, code 2934, flash 2934, ram 265
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:960b7fa8f9839debddf0f413d14a025b9ef0772aec0b3e19a9c5b7762345a1c9

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
    push r15
    push r17
    push r16
    movw r26, r22
    movw r30, r24
    ld r17, X+
    ldi r24, 1
    std Z+0, r17
    ld r20, X+
    std Z+1, r20
    ld r19, X+
    std Z+2, r19
    ld r18, X+
    std Z+3, r18
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ld r21, X+
    ld r25, X+
    ld r23, X+
    ld r22, X+
    ld r7, X+
    ld r8, X+
    ld r9, X+
    ld r6, X
    ; round 1 (speck.dsl:22)
    add r3, r17
    adc r4, r20
    adc r5, r19
    adc r2, r18
    lsl r17
    rol r20
    rol r19
    rol r18
    adc r17, r1
    lsl r17
    rol r20
    rol r19
    rol r18
    adc r17, r1
    lsl r17
    rol r20
    rol r19
    rol r18
    adc r17, r1
    eor r17, r3
    std Z+4, r17
    eor r20, r4
    std Z+5, r20
    eor r19, r5
    std Z+6, r19
    eor r18, r2
    std Z+7, r18
    adiw r30, 8
    ldi r16, 25
.Llwcc_speck64_128_key_setup_avr_round:
    ; round 2 (speck.dsl:22)
    add r25, r17
    adc r23, r20
    adc r22, r19
    adc r21, r18
    lsl r17
    rol r20
    rol r19
    rol r18
    adc r17, r1
    lsl r17
    rol r20
    rol r19
    rol r18
    adc r17, r1
    lsl r17
    rol r20
    rol r19
    rol r18
    adc r17, r1
    eor r25, r24
    subi r24, 255
    eor r17, r25
    st Z+, r17
    eor r20, r23
    st Z+, r20
    eor r19, r22
    st Z+, r19
    eor r18, r21
    st Z+, r18
    movw r8, r8 ; r9, r9
    movw r6, r6 ; r7, r7
    movw r4, r4 ; r5, r5
    movw r2, r2 ; r3, r3
    mov r15, r25
    mov r25, r8
    mov r8, r4
    mov r4, r23
    mov r23, r9
    mov r9, r5
    mov r5, r22
    mov r22, r6
    mov r6, r2
    mov r2, r21
    mov r21, r7
    mov r7, r3
    mov r3, r15
    dec r16
    brne .Llwcc_speck64_128_key_setup_avr_round

    pop r16
    pop r17
    pop r15
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
    push r16
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_speck64_128_ecb_encrypt_avr_group:
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ld r8, X+
    ld r4, X+
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ldi r16, 3
.Llwcc_speck64_128_ecb_encrypt_avr_round:
    ; round 1 (speck.dsl:22)
    add r0, r5
    adc r2, r6
    adc r3, r7
    adc r4, r8
    ld r9, Z+
    eor r0, r9
    ld r9, Z+
    eor r2, r9
    ld r9, Z+
    eor r3, r9
    ld r9, Z+
    eor r4, r9
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    eor r5, r0
    eor r6, r2
    eor r7, r3
    eor r8, r4
    ; round 2 (speck.dsl:22)
    add r2, r5
    adc r3, r6
    adc r4, r7
    adc r0, r8
    ld r9, Z+
    eor r2, r9
    ld r9, Z+
    eor r3, r9
    ld r9, Z+
    eor r4, r9
    ld r9, Z+
    eor r0, r9
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    eor r5, r2
    eor r6, r3
    eor r7, r4
    eor r8, r0
    ; round 3 (speck.dsl:22)
    add r3, r5
    adc r4, r6
    adc r0, r7
    adc r2, r8
    ld r9, Z+
    eor r3, r9
    ld r9, Z+
    eor r4, r9
    ld r9, Z+
    eor r0, r9
    ld r9, Z+
    eor r2, r9
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    eor r5, r3
    eor r6, r4
    eor r7, r0
    eor r8, r2
    ; round 4 (speck.dsl:22)
    add r4, r5
    adc r0, r6
    adc r2, r7
    adc r3, r8
    ld r9, Z+
    eor r4, r9
    ld r9, Z+
    eor r0, r9
    ld r9, Z+
    eor r2, r9
    ld r9, Z+
    eor r3, r9
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    eor r5, r4
    eor r6, r0
    eor r7, r2
    eor r8, r3
    ; round 5 (speck.dsl:22)
    add r0, r5
    adc r2, r6
    adc r3, r7
    adc r4, r8
    ld r9, Z+
    eor r0, r9
    ld r9, Z+
    eor r2, r9
    ld r9, Z+
    eor r3, r9
    ld r9, Z+
    eor r4, r9
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    eor r5, r0
    eor r6, r2
    eor r7, r3
    eor r8, r4
    ; round 6 (speck.dsl:22)
    add r2, r5
    adc r3, r6
    adc r4, r7
    adc r0, r8
    ld r9, Z+
    eor r2, r9
    ld r9, Z+
    eor r3, r9
    ld r9, Z+
    eor r4, r9
    ld r9, Z+
    eor r0, r9
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    eor r5, r2
    eor r6, r3
    eor r7, r4
    eor r8, r0
    ; round 7 (speck.dsl:22)
    add r3, r5
    adc r4, r6
    adc r0, r7
    adc r2, r8
    ld r9, Z+
    eor r3, r9
    ld r9, Z+
    eor r4, r9
    ld r9, Z+
    eor r0, r9
    ld r9, Z+
    eor r2, r9
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    eor r5, r3
    eor r6, r4
    eor r7, r0
    eor r8, r2
    ; round 8 (speck.dsl:22)
    add r4, r5
    adc r0, r6
    adc r2, r7
    adc r3, r8
    ld r9, Z+
    eor r4, r9
    ld r9, Z+
    eor r0, r9
    ld r9, Z+
    eor r2, r9
    ld r9, Z+
    eor r3, r9
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    eor r5, r4
    eor r6, r0
    eor r7, r2
    eor r8, r3
    dec r16
    breq .Llwcc_speck64_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_speck64_128_ecb_encrypt_avr_round
.Llwcc_speck64_128_ecb_encrypt_avr_rounds_done:
    subi r30, 96
    sbci r31, 0
    ; round 25 (speck.dsl:22)
    add r0, r5
    adc r2, r6
    adc r3, r7
    adc r4, r8
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    ldd r9, Z+0
    eor r0, r9
    ldd r9, Z+1
    eor r2, r9
    ldd r9, Z+2
    eor r3, r9
    ldd r9, Z+3
    eor r4, r9
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    eor r5, r0
    eor r6, r2
    eor r7, r3
    eor r8, r4
    ; round 26 (speck.dsl:22)
    add r2, r5
    adc r3, r6
    adc r4, r7
    adc r0, r8
    ldd r9, Z+4
    eor r2, r9
    ldd r9, Z+5
    eor r3, r9
    ldd r9, Z+6
    eor r4, r9
    ldd r9, Z+7
    eor r0, r9
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    eor r5, r2
    eor r6, r3
    eor r7, r4
    eor r8, r0
    ; round 27 (speck.dsl:22)
    add r3, r5
    adc r4, r6
    adc r0, r7
    adc r2, r8
    ldd r9, Z+8
    eor r3, r9
    ldd r9, Z+9
    eor r4, r9
    ldd r9, Z+10
    eor r0, r9
    ldd r9, Z+11
    eor r2, r9
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    eor r5, r3
    eor r6, r4
    eor r7, r0
    eor r8, r2
    st Y+, r5
    st Y+, r6
    st Y+, r7
    st Y+, r8
    st Y+, r3
    st Y+, r4
    st Y+, r0
    st Y+, r2
    subi r30, lo8(-(-96))
    sbci r31, hi8(-(-96))
    sbiw r24, 1
    breq .Llwcc_speck64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_speck64_128_ecb_encrypt_avr_group
.Llwcc_speck64_128_ecb_encrypt_avr_end:
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
    push r16
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_speck64_128_ecb_decrypt_avr_group:
    ld r0, X+
    ld r3, X+
    ld r5, X+
    ld r7, X+
    ld r2, X+
    ld r4, X+
    ld r6, X+
    ld r8, X+
    subi r30, 180
    sbci r31, 255
    ldi r16, 3
.Llwcc_speck64_128_ecb_decrypt_avr_round:
    ; round 27 (speck.dsl:23)
    eor r0, r2
    eor r3, r4
    eor r5, r6
    eor r7, r8
    mov r9, r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r9, Z+28
    eor r2, r9
    ldd r9, Z+29
    eor r4, r9
    ldd r9, Z+30
    eor r6, r9
    ldd r9, Z+31
    eor r8, r9
    sub r2, r0
    sbc r4, r3
    sbc r6, r5
    sbc r8, r7
    ; round 26 (speck.dsl:23)
    eor r0, r8
    eor r3, r2
    eor r5, r4
    eor r7, r6
    mov r9, r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r9, Z+24
    eor r8, r9
    ldd r9, Z+25
    eor r2, r9
    ldd r9, Z+26
    eor r4, r9
    ldd r9, Z+27
    eor r6, r9
    sub r8, r0
    sbc r2, r3
    sbc r4, r5
    sbc r6, r7
    ; round 25 (speck.dsl:23)
    eor r0, r6
    eor r3, r8
    eor r5, r2
    eor r7, r4
    mov r9, r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r9, Z+20
    eor r6, r9
    ldd r9, Z+21
    eor r8, r9
    ldd r9, Z+22
    eor r2, r9
    ldd r9, Z+23
    eor r4, r9
    sub r6, r0
    sbc r8, r3
    sbc r2, r5
    sbc r4, r7
    ; round 24 (speck.dsl:23)
    eor r0, r4
    eor r3, r6
    eor r5, r8
    eor r7, r2
    mov r9, r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r9, Z+16
    eor r4, r9
    ldd r9, Z+17
    eor r6, r9
    ldd r9, Z+18
    eor r8, r9
    ldd r9, Z+19
    eor r2, r9
    sub r4, r0
    sbc r6, r3
    sbc r8, r5
    sbc r2, r7
    ; round 23 (speck.dsl:23)
    eor r0, r2
    eor r3, r4
    eor r5, r6
    eor r7, r8
    mov r9, r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r9, Z+12
    eor r2, r9
    ldd r9, Z+13
    eor r4, r9
    ldd r9, Z+14
    eor r6, r9
    ldd r9, Z+15
    eor r8, r9
    sub r2, r0
    sbc r4, r3
    sbc r6, r5
    sbc r8, r7
    ; round 22 (speck.dsl:23)
    eor r0, r8
    eor r3, r2
    eor r5, r4
    eor r7, r6
    mov r9, r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r9, Z+8
    eor r8, r9
    ldd r9, Z+9
    eor r2, r9
    ldd r9, Z+10
    eor r4, r9
    ldd r9, Z+11
    eor r6, r9
    sub r8, r0
    sbc r2, r3
    sbc r4, r5
    sbc r6, r7
    ; round 21 (speck.dsl:23)
    eor r0, r6
    eor r3, r8
    eor r5, r2
    eor r7, r4
    mov r9, r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r9, Z+4
    eor r6, r9
    ldd r9, Z+5
    eor r8, r9
    ldd r9, Z+6
    eor r2, r9
    ldd r9, Z+7
    eor r4, r9
    sub r6, r0
    sbc r8, r3
    sbc r2, r5
    sbc r4, r7
    ; round 20 (speck.dsl:23)
    eor r0, r4
    eor r3, r6
    eor r5, r8
    eor r7, r2
    mov r9, r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r9, Z+0
    eor r4, r9
    ldd r9, Z+1
    eor r6, r9
    ldd r9, Z+2
    eor r8, r9
    ldd r9, Z+3
    eor r2, r9
    sub r4, r0
    sbc r6, r3
    sbc r8, r5
    sbc r2, r7
    subi r30, lo8(-(-32))
    sbci r31, hi8(-(-32))
    dec r16
    breq .Llwcc_speck64_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_speck64_128_ecb_decrypt_avr_round
.Llwcc_speck64_128_ecb_decrypt_avr_rounds_done:
    adiw r30, 20
    ; round 3 (speck.dsl:23)
    eor r0, r2
    eor r3, r4
    eor r5, r6
    eor r7, r8
    mov r9, r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r9, Z+8
    eor r2, r9
    ldd r9, Z+9
    eor r4, r9
    ldd r9, Z+10
    eor r6, r9
    ldd r9, Z+11
    eor r8, r9
    sub r2, r0
    sbc r4, r3
    sbc r6, r5
    sbc r8, r7
    ; round 2 (speck.dsl:23)
    eor r0, r8
    eor r3, r2
    eor r5, r4
    eor r7, r6
    mov r9, r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r9, Z+4
    eor r8, r9
    ldd r9, Z+5
    eor r2, r9
    ldd r9, Z+6
    eor r4, r9
    ldd r9, Z+7
    eor r6, r9
    sub r8, r0
    sbc r2, r3
    sbc r4, r5
    sbc r6, r7
    ; round 1 (speck.dsl:23)
    eor r0, r6
    eor r3, r8
    eor r5, r2
    eor r7, r4
    mov r9, r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r9, Z+0
    eor r6, r9
    ldd r9, Z+1
    eor r8, r9
    ldd r9, Z+2
    eor r2, r9
    ldd r9, Z+3
    eor r4, r9
    sub r6, r0
    sbc r8, r3
    sbc r2, r5
    sbc r4, r7
    st Y+, r0
    st Y+, r3
    st Y+, r5
    st Y+, r7
    st Y+, r4
    st Y+, r6
    st Y+, r8
    st Y+, r2
    sbiw r24, 1
    breq .Llwcc_speck64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_speck64_128_ecb_decrypt_avr_group
.Llwcc_speck64_128_ecb_decrypt_avr_end:
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
    .size lwcc_speck64_128_ecb_decrypt_avr, .-lwcc_speck64_128_ecb_decrypt_avr

    .global lwcc_speck64_128_ctr_init_avr
    .type lwcc_speck64_128_ctr_init_avr, @function
lwcc_speck64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_speck64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_speck64_128_ctr_nonce_avr
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
    push r10
    push r11
    push r12
    push r13
    push r16
    push r28
    push r29
    push r1
    movw r2, r14
    movw r4, r16
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_speck64_128_ctr_crypt_avr_group
    rjmp .Llwcc_speck64_128_ctr_crypt_avr_rest
.Llwcc_speck64_128_ctr_crypt_avr_group:
    subi r30, lo8(-(108))
    sbci r31, hi8(-(108))
    ; round 1 (speck.dsl:22)
    ldd r0, Z+0
    ldd r6, Z+1
    ldd r7, Z+2
    ldd r8, Z+3
    add r0, r4
    adc r6, r3
    adc r7, r2
    adc r8, r5
    subi r30, lo8(-(-108))
    sbci r31, hi8(-(-108))
    ldd r9, Z+0
    eor r0, r9
    ldd r9, Z+1
    eor r6, r9
    ldd r9, Z+2
    eor r7, r9
    ldd r9, Z+3
    eor r8, r9
    subi r30, lo8(-(112))
    sbci r31, hi8(-(112))
    ldd r9, Z+0
    eor r9, r0
    ldd r10, Z+1
    eor r10, r6
    ldd r11, Z+2
    eor r11, r7
    ldd r12, Z+3
    eor r12, r8
    mov r13, r0
    mov r0, r6
    mov r6, r7
    mov r7, r8
    mov r8, r13
    subi r30, lo8(-(-112))
    sbci r31, hi8(-(-112))
    adiw r30, 4
    ldi r16, 3
.Llwcc_speck64_128_ctr_crypt_avr_round:
    ; round 2 (speck.dsl:22)
    add r0, r9
    adc r6, r10
    adc r7, r11
    adc r8, r12
    ld r13, Z+
    eor r0, r13
    ld r13, Z+
    eor r6, r13
    ld r13, Z+
    eor r7, r13
    ld r13, Z+
    eor r8, r13
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
    eor r9, r0
    eor r10, r6
    eor r11, r7
    eor r12, r8
    ; round 3 (speck.dsl:22)
    add r6, r9
    adc r7, r10
    adc r8, r11
    adc r0, r12
    ld r13, Z+
    eor r6, r13
    ld r13, Z+
    eor r7, r13
    ld r13, Z+
    eor r8, r13
    ld r13, Z+
    eor r0, r13
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
    eor r9, r6
    eor r10, r7
    eor r11, r8
    eor r12, r0
    ; round 4 (speck.dsl:22)
    add r7, r9
    adc r8, r10
    adc r0, r11
    adc r6, r12
    ld r13, Z+
    eor r7, r13
    ld r13, Z+
    eor r8, r13
    ld r13, Z+
    eor r0, r13
    ld r13, Z+
    eor r6, r13
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
    eor r9, r7
    eor r10, r8
    eor r11, r0
    eor r12, r6
    ; round 5 (speck.dsl:22)
    add r8, r9
    adc r0, r10
    adc r6, r11
    adc r7, r12
    ld r13, Z+
    eor r8, r13
    ld r13, Z+
    eor r0, r13
    ld r13, Z+
    eor r6, r13
    ld r13, Z+
    eor r7, r13
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
    eor r9, r8
    eor r10, r0
    eor r11, r6
    eor r12, r7
    ; round 6 (speck.dsl:22)
    add r0, r9
    adc r6, r10
    adc r7, r11
    adc r8, r12
    ld r13, Z+
    eor r0, r13
    ld r13, Z+
    eor r6, r13
    ld r13, Z+
    eor r7, r13
    ld r13, Z+
    eor r8, r13
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
    eor r9, r0
    eor r10, r6
    eor r11, r7
    eor r12, r8
    ; round 7 (speck.dsl:22)
    add r6, r9
    adc r7, r10
    adc r8, r11
    adc r0, r12
    ld r13, Z+
    eor r6, r13
    ld r13, Z+
    eor r7, r13
    ld r13, Z+
    eor r8, r13
    ld r13, Z+
    eor r0, r13
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
    eor r9, r6
    eor r10, r7
    eor r11, r8
    eor r12, r0
    ; round 8 (speck.dsl:22)
    add r7, r9
    adc r8, r10
    adc r0, r11
    adc r6, r12
    ld r13, Z+
    eor r7, r13
    ld r13, Z+
    eor r8, r13
    ld r13, Z+
    eor r0, r13
    ld r13, Z+
    eor r6, r13
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
    eor r9, r7
    eor r10, r8
    eor r11, r0
    eor r12, r6
    ; round 9 (speck.dsl:22)
    add r8, r9
    adc r0, r10
    adc r6, r11
    adc r7, r12
    ld r13, Z+
    eor r8, r13
    ld r13, Z+
    eor r0, r13
    ld r13, Z+
    eor r6, r13
    ld r13, Z+
    eor r7, r13
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
    eor r9, r8
    eor r10, r0
    eor r11, r6
    eor r12, r7
    dec r16
    breq .Llwcc_speck64_128_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_speck64_128_ctr_crypt_avr_round
.Llwcc_speck64_128_ctr_crypt_avr_rounds_done:
    subi r30, 100
    sbci r31, 0
    ; round 26 (speck.dsl:22)
    add r0, r9
    adc r6, r10
    adc r7, r11
    adc r8, r12
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
    subi r30, lo8(-(100))
    sbci r31, hi8(-(100))
    ldd r13, Z+0
    eor r0, r13
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ldd r13, Z+1
    eor r6, r13
    ldd r13, Z+2
    eor r7, r13
    ldd r13, Z+3
    eor r8, r13
    eor r9, r0
    eor r10, r6
    eor r11, r7
    eor r12, r8
    ; round 27 (speck.dsl:22)
    add r6, r9
    adc r7, r10
    adc r8, r11
    adc r0, r12
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
    ldd r13, Z+4
    eor r6, r13
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ldd r13, Z+5
    eor r7, r13
    ldd r13, Z+6
    eor r8, r13
    ldd r13, Z+7
    eor r0, r13
    eor r9, r6
    eor r10, r7
    eor r11, r8
    eor r12, r0
    ld r13, X+
    eor r13, r9
    st Y+, r13
    ld r9, X+
    eor r9, r10
    st Y+, r9
    ld r9, X+
    eor r9, r11
    st Y+, r9
    ld r9, X+
    eor r9, r12
    st Y+, r9
    ld r9, X+
    eor r9, r6
    st Y+, r9
    ld r6, X+
    eor r6, r7
    st Y+, r6
    ld r6, X+
    eor r6, r8
    st Y+, r6
    ld r6, X+
    eor r6, r0
    st Y+, r6
    subi r30, lo8(-(-100))
    sbci r31, hi8(-(-100))
    sec
    adc r2, r1
    adc r3, r1
    adc r4, r1
    adc r5, r1
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_speck64_128_ctr_crypt_avr_rest
    rjmp .Llwcc_speck64_128_ctr_crypt_avr_group
.Llwcc_speck64_128_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
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
    rjmp .Llwcc_speck64_128_ctr_crypt_avr_group
.Llwcc_speck64_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_speck64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_speck64_128_ctr_crypt_avr_copy
    ldi r18, 8
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
    .size lwcc_speck64_128_ctr_crypt_avr, .-lwcc_speck64_128_ctr_crypt_avr
