; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile speck --set speck96_96 --target avr --lanes 1
; passes:    unroll() invert() counter() fold() sbox(fixed=true) hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 45
; layout:    words of 48 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 12, key 12, nonce 8, rk 168, ctx 182, align 1, group 12, stack 45, code 4360, flash 4360, ram 395
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:09282d1a1aed27d0084ae6a650fc305499697138e6a93dfe8dc1f3a3e3f75ad8

    .text

    .global lwcc_speck96_96_key_setup_avr
    .type lwcc_speck96_96_key_setup_avr, @function
lwcc_speck96_96_key_setup_avr:
    push r2
    push r3
    push r12
    push r13
    push r14
    push r15
    push r16
    push r17
    movw r26, r22
    movw r30, r24
    ld r20, X+
    std Z+0, r20
    ld r17, X+
    std Z+1, r17
    ld r15, X+
    std Z+2, r15
    ld r14, X+
    std Z+3, r14
    ld r13, X+
    std Z+4, r13
    ld r12, X+
    std Z+5, r12
    ld r22, X+
    ld r21, X+
    ld r19, X+
    ld r25, X+
    ld r24, X+
    ld r23, X
    ; round 1 (speck.dsl:22)
    add r21, r20
    adc r19, r17
    adc r25, r15
    adc r24, r14
    adc r23, r13
    adc r22, r12
    lsl r20
    rol r17
    rol r15
    rol r14
    rol r13
    rol r12
    adc r20, r1
    lsl r20
    rol r17
    rol r15
    rol r14
    rol r13
    rol r12
    adc r20, r1
    lsl r20
    rol r17
    rol r15
    rol r14
    rol r13
    rol r12
    adc r20, r1
    eor r20, r21
    std Z+6, r20
    eor r17, r19
    std Z+7, r17
    eor r15, r25
    std Z+8, r15
    eor r14, r24
    std Z+9, r14
    eor r13, r23
    std Z+10, r13
    eor r12, r22
    std Z+11, r12
    ldi r16, 1
    mov r2, r16
    adiw r30, 12
    ldi r16, 26
.Llwcc_speck96_96_key_setup_avr_round:
    ; round 2 (speck.dsl:22)
    add r19, r20
    adc r25, r17
    adc r24, r15
    adc r23, r14
    adc r22, r13
    adc r21, r12
    lsl r20
    rol r17
    rol r15
    rol r14
    rol r13
    rol r12
    adc r20, r1
    lsl r20
    rol r17
    rol r15
    rol r14
    rol r13
    rol r12
    adc r20, r1
    lsl r20
    rol r17
    rol r15
    rol r14
    rol r13
    rol r12
    adc r20, r1
    eor r19, r2
    mov r18, r2
    subi r18, 255
    eor r20, r19
    st Z+, r20
    eor r17, r25
    st Z+, r17
    eor r15, r24
    st Z+, r15
    eor r14, r23
    st Z+, r14
    eor r13, r22
    st Z+, r13
    eor r12, r21
    st Z+, r12
    movw r2, r18 ; r3, r19
    mov r19, r25
    mov r25, r24
    mov r24, r23
    mov r23, r22
    mov r22, r21
    mov r21, r3
    dec r16
    brne .Llwcc_speck96_96_key_setup_avr_round

    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r3
    pop r2
    ret
    .size lwcc_speck96_96_key_setup_avr, .-lwcc_speck96_96_key_setup_avr

    .global lwcc_speck96_96_ecb_encrypt_avr
    .type lwcc_speck96_96_ecb_encrypt_avr, @function
lwcc_speck96_96_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck96_96_ecb_encrypt_avr_begin
    ret
.Llwcc_speck96_96_ecb_encrypt_avr_begin:
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
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_speck96_96_ecb_encrypt_avr_group:
    ld r7, X+
    ld r8, X+
    ld r9, X+
    ld r10, X+
    ld r11, X+
    ld r12, X+
    ld r6, X+
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ldi r16, 3
.Llwcc_speck96_96_ecb_encrypt_avr_round:
    ; round 1 (speck.dsl:22)
    add r0, r7
    adc r2, r8
    adc r3, r9
    adc r4, r10
    adc r5, r11
    adc r6, r12
    ld r13, Z+
    eor r0, r13
    ld r13, Z+
    eor r2, r13
    ld r13, Z+
    eor r3, r13
    ld r13, Z+
    eor r4, r13
    ld r13, Z+
    eor r5, r13
    ld r13, Z+
    eor r6, r13
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    eor r7, r0
    eor r8, r2
    eor r9, r3
    eor r10, r4
    eor r11, r5
    eor r12, r6
    ; round 2 (speck.dsl:22)
    add r2, r7
    adc r3, r8
    adc r4, r9
    adc r5, r10
    adc r6, r11
    adc r0, r12
    ld r13, Z+
    eor r2, r13
    ld r13, Z+
    eor r3, r13
    ld r13, Z+
    eor r4, r13
    ld r13, Z+
    eor r5, r13
    ld r13, Z+
    eor r6, r13
    ld r13, Z+
    eor r0, r13
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    eor r7, r2
    eor r8, r3
    eor r9, r4
    eor r10, r5
    eor r11, r6
    eor r12, r0
    ; round 3 (speck.dsl:22)
    add r3, r7
    adc r4, r8
    adc r5, r9
    adc r6, r10
    adc r0, r11
    adc r2, r12
    ld r13, Z+
    eor r3, r13
    ld r13, Z+
    eor r4, r13
    ld r13, Z+
    eor r5, r13
    ld r13, Z+
    eor r6, r13
    ld r13, Z+
    eor r0, r13
    ld r13, Z+
    eor r2, r13
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    eor r7, r3
    eor r8, r4
    eor r9, r5
    eor r10, r6
    eor r11, r0
    eor r12, r2
    ; round 4 (speck.dsl:22)
    add r4, r7
    adc r5, r8
    adc r6, r9
    adc r0, r10
    adc r2, r11
    adc r3, r12
    ld r13, Z+
    eor r4, r13
    ld r13, Z+
    eor r5, r13
    ld r13, Z+
    eor r6, r13
    ld r13, Z+
    eor r0, r13
    ld r13, Z+
    eor r2, r13
    ld r13, Z+
    eor r3, r13
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    eor r7, r4
    eor r8, r5
    eor r9, r6
    eor r10, r0
    eor r11, r2
    eor r12, r3
    ; round 5 (speck.dsl:22)
    add r5, r7
    adc r6, r8
    adc r0, r9
    adc r2, r10
    adc r3, r11
    adc r4, r12
    ld r13, Z+
    eor r5, r13
    ld r13, Z+
    eor r6, r13
    ld r13, Z+
    eor r0, r13
    ld r13, Z+
    eor r2, r13
    ld r13, Z+
    eor r3, r13
    ld r13, Z+
    eor r4, r13
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    eor r7, r5
    eor r8, r6
    eor r9, r0
    eor r10, r2
    eor r11, r3
    eor r12, r4
    ; round 6 (speck.dsl:22)
    add r6, r7
    adc r0, r8
    adc r2, r9
    adc r3, r10
    adc r4, r11
    adc r5, r12
    ld r13, Z+
    eor r6, r13
    ld r13, Z+
    eor r0, r13
    ld r13, Z+
    eor r2, r13
    ld r13, Z+
    eor r3, r13
    ld r13, Z+
    eor r4, r13
    ld r13, Z+
    eor r5, r13
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    eor r7, r6
    eor r8, r0
    eor r9, r2
    eor r10, r3
    eor r11, r4
    eor r12, r5
    ; round 7 (speck.dsl:22)
    add r0, r7
    adc r2, r8
    adc r3, r9
    adc r4, r10
    adc r5, r11
    adc r6, r12
    ld r13, Z+
    eor r0, r13
    ld r13, Z+
    eor r2, r13
    ld r13, Z+
    eor r3, r13
    ld r13, Z+
    eor r4, r13
    ld r13, Z+
    eor r5, r13
    ld r13, Z+
    eor r6, r13
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    eor r7, r0
    eor r8, r2
    eor r9, r3
    eor r10, r4
    eor r11, r5
    eor r12, r6
    ; round 8 (speck.dsl:22)
    add r2, r7
    adc r3, r8
    adc r4, r9
    adc r5, r10
    adc r6, r11
    adc r0, r12
    ld r13, Z+
    eor r2, r13
    ld r13, Z+
    eor r3, r13
    ld r13, Z+
    eor r4, r13
    ld r13, Z+
    eor r5, r13
    ld r13, Z+
    eor r6, r13
    ld r13, Z+
    eor r0, r13
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    eor r7, r2
    eor r8, r3
    eor r9, r4
    eor r10, r5
    eor r11, r6
    eor r12, r0
    mov r13, r0
    mov r0, r3
    mov r3, r5
    mov r5, r13
    mov r13, r2
    mov r2, r4
    mov r4, r6
    mov r6, r13
    dec r16
    breq .Llwcc_speck96_96_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_speck96_96_ecb_encrypt_avr_round
.Llwcc_speck96_96_ecb_encrypt_avr_rounds_done:
    subi r30, 144
    sbci r31, 0
    ; round 25 (speck.dsl:22)
    add r0, r7
    adc r2, r8
    adc r3, r9
    adc r4, r10
    adc r5, r11
    adc r6, r12
    subi r30, lo8(-(144))
    sbci r31, hi8(-(144))
    ldd r13, Z+0
    eor r0, r13
    ldd r13, Z+1
    eor r2, r13
    ldd r13, Z+2
    eor r3, r13
    ldd r13, Z+3
    eor r4, r13
    ldd r13, Z+4
    eor r5, r13
    ldd r13, Z+5
    eor r6, r13
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    eor r7, r0
    eor r8, r2
    eor r9, r3
    eor r10, r4
    eor r11, r5
    eor r12, r6
    ; round 26 (speck.dsl:22)
    add r2, r7
    adc r3, r8
    adc r4, r9
    adc r5, r10
    adc r6, r11
    adc r0, r12
    ldd r13, Z+6
    eor r2, r13
    ldd r13, Z+7
    eor r3, r13
    ldd r13, Z+8
    eor r4, r13
    ldd r13, Z+9
    eor r5, r13
    ldd r13, Z+10
    eor r6, r13
    ldd r13, Z+11
    eor r0, r13
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    eor r7, r2
    eor r8, r3
    eor r9, r4
    eor r10, r5
    eor r11, r6
    eor r12, r0
    ; round 27 (speck.dsl:22)
    add r3, r7
    adc r4, r8
    adc r5, r9
    adc r6, r10
    adc r0, r11
    adc r2, r12
    ldd r13, Z+12
    eor r3, r13
    ldd r13, Z+13
    eor r4, r13
    ldd r13, Z+14
    eor r5, r13
    ldd r13, Z+15
    eor r6, r13
    ldd r13, Z+16
    eor r0, r13
    ldd r13, Z+17
    eor r2, r13
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    eor r7, r3
    eor r8, r4
    eor r9, r5
    eor r10, r6
    eor r11, r0
    eor r12, r2
    ; round 28 (speck.dsl:22)
    add r4, r7
    adc r5, r8
    adc r6, r9
    adc r0, r10
    adc r2, r11
    adc r3, r12
    ldd r13, Z+18
    eor r4, r13
    ldd r13, Z+19
    eor r5, r13
    ldd r13, Z+20
    eor r6, r13
    ldd r13, Z+21
    eor r0, r13
    ldd r13, Z+22
    eor r2, r13
    ldd r13, Z+23
    eor r3, r13
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    lsl r7
    rol r8
    rol r9
    rol r10
    rol r11
    rol r12
    adc r7, r1
    eor r7, r4
    eor r8, r5
    eor r9, r6
    eor r10, r0
    eor r11, r2
    eor r12, r3
    st Y+, r7
    st Y+, r8
    st Y+, r9
    st Y+, r10
    st Y+, r11
    st Y+, r12
    st Y+, r4
    st Y+, r5
    st Y+, r6
    st Y+, r0
    st Y+, r2
    st Y+, r3
    subi r30, lo8(-(-144))
    sbci r31, hi8(-(-144))
    sbiw r24, 1
    breq .Llwcc_speck96_96_ecb_encrypt_avr_end
    rjmp .Llwcc_speck96_96_ecb_encrypt_avr_group
.Llwcc_speck96_96_ecb_encrypt_avr_end:
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
    .size lwcc_speck96_96_ecb_encrypt_avr, .-lwcc_speck96_96_ecb_encrypt_avr

    .global lwcc_speck96_96_ecb_decrypt_avr
    .type lwcc_speck96_96_ecb_decrypt_avr, @function
lwcc_speck96_96_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck96_96_ecb_decrypt_avr_begin
    ret
.Llwcc_speck96_96_ecb_decrypt_avr_begin:
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
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_speck96_96_ecb_decrypt_avr_group:
    ld r0, X+
    ld r3, X+
    ld r5, X+
    ld r7, X+
    ld r9, X+
    ld r11, X+
    ld r2, X+
    ld r4, X+
    ld r6, X+
    ld r8, X+
    ld r10, X+
    ld r12, X+
    subi r30, 136
    sbci r31, 255
    ldi r16, 3
.Llwcc_speck96_96_ecb_decrypt_avr_round:
    ; round 28 (speck.dsl:23)
    eor r0, r2
    eor r3, r4
    eor r5, r6
    eor r7, r8
    eor r9, r10
    eor r11, r12
    mov r13, r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r13, Z+42
    eor r2, r13
    ldd r13, Z+43
    eor r4, r13
    ldd r13, Z+44
    eor r6, r13
    ldd r13, Z+45
    eor r8, r13
    ldd r13, Z+46
    eor r10, r13
    ldd r13, Z+47
    eor r12, r13
    sub r2, r0
    sbc r4, r3
    sbc r6, r5
    sbc r8, r7
    sbc r10, r9
    sbc r12, r11
    ; round 27 (speck.dsl:23)
    eor r0, r12
    eor r3, r2
    eor r5, r4
    eor r7, r6
    eor r9, r8
    eor r11, r10
    mov r13, r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r13, Z+36
    eor r12, r13
    ldd r13, Z+37
    eor r2, r13
    ldd r13, Z+38
    eor r4, r13
    ldd r13, Z+39
    eor r6, r13
    ldd r13, Z+40
    eor r8, r13
    ldd r13, Z+41
    eor r10, r13
    sub r12, r0
    sbc r2, r3
    sbc r4, r5
    sbc r6, r7
    sbc r8, r9
    sbc r10, r11
    ; round 26 (speck.dsl:23)
    eor r0, r10
    eor r3, r12
    eor r5, r2
    eor r7, r4
    eor r9, r6
    eor r11, r8
    mov r13, r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r13, Z+30
    eor r10, r13
    ldd r13, Z+31
    eor r12, r13
    ldd r13, Z+32
    eor r2, r13
    ldd r13, Z+33
    eor r4, r13
    ldd r13, Z+34
    eor r6, r13
    ldd r13, Z+35
    eor r8, r13
    sub r10, r0
    sbc r12, r3
    sbc r2, r5
    sbc r4, r7
    sbc r6, r9
    sbc r8, r11
    ; round 25 (speck.dsl:23)
    eor r0, r8
    eor r3, r10
    eor r5, r12
    eor r7, r2
    eor r9, r4
    eor r11, r6
    mov r13, r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r13, Z+24
    eor r8, r13
    ldd r13, Z+25
    eor r10, r13
    ldd r13, Z+26
    eor r12, r13
    ldd r13, Z+27
    eor r2, r13
    ldd r13, Z+28
    eor r4, r13
    ldd r13, Z+29
    eor r6, r13
    sub r8, r0
    sbc r10, r3
    sbc r12, r5
    sbc r2, r7
    sbc r4, r9
    sbc r6, r11
    ; round 24 (speck.dsl:23)
    eor r0, r6
    eor r3, r8
    eor r5, r10
    eor r7, r12
    eor r9, r2
    eor r11, r4
    mov r13, r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r13, Z+18
    eor r6, r13
    ldd r13, Z+19
    eor r8, r13
    ldd r13, Z+20
    eor r10, r13
    ldd r13, Z+21
    eor r12, r13
    ldd r13, Z+22
    eor r2, r13
    ldd r13, Z+23
    eor r4, r13
    sub r6, r0
    sbc r8, r3
    sbc r10, r5
    sbc r12, r7
    sbc r2, r9
    sbc r4, r11
    ; round 23 (speck.dsl:23)
    eor r0, r4
    eor r3, r6
    eor r5, r8
    eor r7, r10
    eor r9, r12
    eor r11, r2
    mov r13, r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r13, Z+12
    eor r4, r13
    ldd r13, Z+13
    eor r6, r13
    ldd r13, Z+14
    eor r8, r13
    ldd r13, Z+15
    eor r10, r13
    ldd r13, Z+16
    eor r12, r13
    ldd r13, Z+17
    eor r2, r13
    sub r4, r0
    sbc r6, r3
    sbc r8, r5
    sbc r10, r7
    sbc r12, r9
    sbc r2, r11
    ; round 22 (speck.dsl:23)
    eor r0, r2
    eor r3, r4
    eor r5, r6
    eor r7, r8
    eor r9, r10
    eor r11, r12
    mov r13, r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r13, Z+6
    eor r2, r13
    ldd r13, Z+7
    eor r4, r13
    ldd r13, Z+8
    eor r6, r13
    ldd r13, Z+9
    eor r8, r13
    ldd r13, Z+10
    eor r10, r13
    ldd r13, Z+11
    eor r12, r13
    sub r2, r0
    sbc r4, r3
    sbc r6, r5
    sbc r8, r7
    sbc r10, r9
    sbc r12, r11
    ; round 21 (speck.dsl:23)
    eor r0, r12
    eor r3, r2
    eor r5, r4
    eor r7, r6
    eor r9, r8
    eor r11, r10
    mov r13, r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r13, Z+0
    eor r12, r13
    ldd r13, Z+1
    eor r2, r13
    ldd r13, Z+2
    eor r4, r13
    ldd r13, Z+3
    eor r6, r13
    ldd r13, Z+4
    eor r8, r13
    ldd r13, Z+5
    eor r10, r13
    sub r12, r0
    sbc r2, r3
    sbc r4, r5
    sbc r6, r7
    sbc r8, r9
    sbc r10, r11
    mov r13, r2
    mov r2, r10
    mov r10, r6
    mov r6, r13
    mov r13, r4
    mov r4, r12
    mov r12, r8
    mov r8, r13
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    dec r16
    breq .Llwcc_speck96_96_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_speck96_96_ecb_decrypt_avr_round
.Llwcc_speck96_96_ecb_decrypt_avr_rounds_done:
    adiw r30, 24
    ; round 4 (speck.dsl:23)
    eor r0, r2
    eor r3, r4
    eor r5, r6
    eor r7, r8
    eor r9, r10
    eor r11, r12
    mov r13, r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r13, Z+18
    eor r2, r13
    ldd r13, Z+19
    eor r4, r13
    ldd r13, Z+20
    eor r6, r13
    ldd r13, Z+21
    eor r8, r13
    ldd r13, Z+22
    eor r10, r13
    ldd r13, Z+23
    eor r12, r13
    sub r2, r0
    sbc r4, r3
    sbc r6, r5
    sbc r8, r7
    sbc r10, r9
    sbc r12, r11
    ; round 3 (speck.dsl:23)
    eor r0, r12
    eor r3, r2
    eor r5, r4
    eor r7, r6
    eor r9, r8
    eor r11, r10
    mov r13, r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r13, Z+12
    eor r12, r13
    ldd r13, Z+13
    eor r2, r13
    ldd r13, Z+14
    eor r4, r13
    ldd r13, Z+15
    eor r6, r13
    ldd r13, Z+16
    eor r8, r13
    ldd r13, Z+17
    eor r10, r13
    sub r12, r0
    sbc r2, r3
    sbc r4, r5
    sbc r6, r7
    sbc r8, r9
    sbc r10, r11
    ; round 2 (speck.dsl:23)
    eor r0, r10
    eor r3, r12
    eor r5, r2
    eor r7, r4
    eor r9, r6
    eor r11, r8
    mov r13, r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r13, Z+6
    eor r10, r13
    ldd r13, Z+7
    eor r12, r13
    ldd r13, Z+8
    eor r2, r13
    ldd r13, Z+9
    eor r4, r13
    ldd r13, Z+10
    eor r6, r13
    ldd r13, Z+11
    eor r8, r13
    sub r10, r0
    sbc r12, r3
    sbc r2, r5
    sbc r4, r7
    sbc r6, r9
    sbc r8, r11
    ; round 1 (speck.dsl:23)
    eor r0, r8
    eor r3, r10
    eor r5, r12
    eor r7, r2
    eor r9, r4
    eor r11, r6
    mov r13, r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r13, Z+0
    eor r8, r13
    ldd r13, Z+1
    eor r10, r13
    ldd r13, Z+2
    eor r12, r13
    ldd r13, Z+3
    eor r2, r13
    ldd r13, Z+4
    eor r4, r13
    ldd r13, Z+5
    eor r6, r13
    sub r8, r0
    sbc r10, r3
    sbc r12, r5
    sbc r2, r7
    sbc r4, r9
    sbc r6, r11
    st Y+, r0
    st Y+, r3
    st Y+, r5
    st Y+, r7
    st Y+, r9
    st Y+, r11
    st Y+, r6
    st Y+, r8
    st Y+, r10
    st Y+, r12
    st Y+, r2
    st Y+, r4
    sbiw r24, 1
    breq .Llwcc_speck96_96_ecb_decrypt_avr_end
    rjmp .Llwcc_speck96_96_ecb_decrypt_avr_group
.Llwcc_speck96_96_ecb_decrypt_avr_end:
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
    .size lwcc_speck96_96_ecb_decrypt_avr, .-lwcc_speck96_96_ecb_decrypt_avr

    .global lwcc_speck96_96_ctr_init_avr
    .type lwcc_speck96_96_ctr_init_avr, @function
lwcc_speck96_96_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_speck96_96_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_speck96_96_ctr_nonce_avr
    .size lwcc_speck96_96_ctr_init_avr, .-lwcc_speck96_96_ctr_init_avr

    .global lwcc_speck96_96_ctr_nonce_avr
    .type lwcc_speck96_96_ctr_nonce_avr, @function
lwcc_speck96_96_ctr_nonce_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    movw r26, r22
    movw r30, r24
    adiw r26, 6
    ld r0, X+
    subi r30, lo8(-(168))
    sbci r31, hi8(-(168))
    std Z+0, r0
    ld r0, X
    std Z+1, r0
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r0, X+
    std Z+2, r0
    ld r2, X+
    std Z+3, r2
    ld r3, X+
    std Z+4, r3
    ld r4, X+
    std Z+5, r4
    ld r5, X+
    std Z+6, r5
    ld r6, X
    std Z+7, r6
    ; round 1 (speck.dsl:23)
    lsl r0
    rol r2
    rol r3
    rol r4
    rol r5
    rol r6
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    rol r5
    rol r6
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    rol r5
    rol r6
    adc r0, r1
    std Z+8, r0
    std Z+9, r2
    std Z+10, r3
    std Z+11, r4
    std Z+12, r5
    std Z+13, r6
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_speck96_96_ctr_nonce_avr, .-lwcc_speck96_96_ctr_nonce_avr

    .global lwcc_speck96_96_ctr_crypt_avr
    .type lwcc_speck96_96_ctr_crypt_avr, @function
lwcc_speck96_96_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck96_96_ctr_crypt_avr_begin
    ret
.Llwcc_speck96_96_ctr_crypt_avr_begin:
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
    brcc .Llwcc_speck96_96_ctr_crypt_avr_group
    rjmp .Llwcc_speck96_96_ctr_crypt_avr_rest
.Llwcc_speck96_96_ctr_crypt_avr_group:
    subi r30, lo8(-(168))
    sbci r31, hi8(-(168))
    ; round 1 (speck.dsl:22)
    ldd r10, Z+1
    ldd r9, Z+0
    ldd r0, Z+2
    ldd r6, Z+3
    ldd r7, Z+4
    ldd r8, Z+5
    ldd r11, Z+6
    ldd r12, Z+7
    add r0, r10
    adc r6, r5
    adc r7, r4
    adc r8, r3
    adc r11, r2
    adc r12, r9
    subi r30, lo8(-(-168))
    sbci r31, hi8(-(-168))
    ldd r9, Z+0
    eor r0, r9
    ldd r9, Z+1
    eor r6, r9
    ldd r9, Z+2
    eor r7, r9
    ldd r9, Z+3
    eor r8, r9
    ldd r9, Z+4
    eor r11, r9
    ldd r9, Z+5
    eor r12, r9
    subi r30, lo8(-(176))
    sbci r31, hi8(-(176))
    ldd r9, Z+0
    eor r9, r0
    ldd r10, Z+1
    eor r10, r6
    ldd r13, Z+2
    eor r13, r7
    ldd r14, Z+3
    eor r14, r8
    ldd r15, Z+4
    eor r15, r11
    ldd r17, Z+5
    eor r17, r12
    mov r16, r0
    mov r0, r6
    mov r6, r7
    mov r7, r8
    mov r8, r11
    mov r11, r9
    mov r9, r12
    mov r12, r10
    mov r10, r16
    subi r30, lo8(-(-176))
    sbci r31, hi8(-(-176))
    adiw r30, 6
    ldi r16, 3
.Llwcc_speck96_96_ctr_crypt_avr_round:
    ; round 2 (speck.dsl:22)
    add r0, r11
    adc r6, r12
    adc r7, r13
    adc r8, r14
    adc r9, r15
    adc r10, r17
    ld r18, Z+
    eor r0, r18
    ld r18, Z+
    eor r6, r18
    ld r18, Z+
    eor r7, r18
    ld r18, Z+
    eor r8, r18
    ld r18, Z+
    eor r9, r18
    ld r18, Z+
    eor r10, r18
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    eor r11, r0
    eor r12, r6
    eor r13, r7
    eor r14, r8
    eor r15, r9
    eor r17, r10
    ; round 3 (speck.dsl:22)
    add r6, r11
    adc r7, r12
    adc r8, r13
    adc r9, r14
    adc r10, r15
    adc r0, r17
    ld r18, Z+
    eor r6, r18
    ld r18, Z+
    eor r7, r18
    ld r18, Z+
    eor r8, r18
    ld r18, Z+
    eor r9, r18
    ld r18, Z+
    eor r10, r18
    ld r18, Z+
    eor r0, r18
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    eor r11, r6
    eor r12, r7
    eor r13, r8
    eor r14, r9
    eor r15, r10
    eor r17, r0
    ; round 4 (speck.dsl:22)
    add r7, r11
    adc r8, r12
    adc r9, r13
    adc r10, r14
    adc r0, r15
    adc r6, r17
    ld r18, Z+
    eor r7, r18
    ld r18, Z+
    eor r8, r18
    ld r18, Z+
    eor r9, r18
    ld r18, Z+
    eor r10, r18
    ld r18, Z+
    eor r0, r18
    ld r18, Z+
    eor r6, r18
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    eor r11, r7
    eor r12, r8
    eor r13, r9
    eor r14, r10
    eor r15, r0
    eor r17, r6
    ; round 5 (speck.dsl:22)
    add r8, r11
    adc r9, r12
    adc r10, r13
    adc r0, r14
    adc r6, r15
    adc r7, r17
    ld r18, Z+
    eor r8, r18
    ld r18, Z+
    eor r9, r18
    ld r18, Z+
    eor r10, r18
    ld r18, Z+
    eor r0, r18
    ld r18, Z+
    eor r6, r18
    ld r18, Z+
    eor r7, r18
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    eor r11, r8
    eor r12, r9
    eor r13, r10
    eor r14, r0
    eor r15, r6
    eor r17, r7
    ; round 6 (speck.dsl:22)
    add r9, r11
    adc r10, r12
    adc r0, r13
    adc r6, r14
    adc r7, r15
    adc r8, r17
    ld r18, Z+
    eor r9, r18
    ld r18, Z+
    eor r10, r18
    ld r18, Z+
    eor r0, r18
    ld r18, Z+
    eor r6, r18
    ld r18, Z+
    eor r7, r18
    ld r18, Z+
    eor r8, r18
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    eor r11, r9
    eor r12, r10
    eor r13, r0
    eor r14, r6
    eor r15, r7
    eor r17, r8
    ; round 7 (speck.dsl:22)
    add r10, r11
    adc r0, r12
    adc r6, r13
    adc r7, r14
    adc r8, r15
    adc r9, r17
    ld r18, Z+
    eor r10, r18
    ld r18, Z+
    eor r0, r18
    ld r18, Z+
    eor r6, r18
    ld r18, Z+
    eor r7, r18
    ld r18, Z+
    eor r8, r18
    ld r18, Z+
    eor r9, r18
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    eor r11, r10
    eor r12, r0
    eor r13, r6
    eor r14, r7
    eor r15, r8
    eor r17, r9
    ; round 8 (speck.dsl:22)
    add r0, r11
    adc r6, r12
    adc r7, r13
    adc r8, r14
    adc r9, r15
    adc r10, r17
    ld r18, Z+
    eor r0, r18
    ld r18, Z+
    eor r6, r18
    ld r18, Z+
    eor r7, r18
    ld r18, Z+
    eor r8, r18
    ld r18, Z+
    eor r9, r18
    ld r18, Z+
    eor r10, r18
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    eor r11, r0
    eor r12, r6
    eor r13, r7
    eor r14, r8
    eor r15, r9
    eor r17, r10
    ; round 9 (speck.dsl:22)
    add r6, r11
    adc r7, r12
    adc r8, r13
    adc r9, r14
    adc r10, r15
    adc r0, r17
    ld r18, Z+
    eor r6, r18
    ld r18, Z+
    eor r7, r18
    ld r18, Z+
    eor r8, r18
    ld r18, Z+
    eor r9, r18
    ld r18, Z+
    eor r10, r18
    ld r18, Z+
    eor r0, r18
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    eor r11, r6
    eor r12, r7
    eor r13, r8
    eor r14, r9
    eor r15, r10
    eor r17, r0
    mov r18, r0
    mov r0, r7
    mov r7, r9
    mov r9, r18
    mov r18, r6
    mov r6, r8
    mov r8, r10
    mov r10, r18
    dec r16
    breq .Llwcc_speck96_96_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_speck96_96_ctr_crypt_avr_round
.Llwcc_speck96_96_ctr_crypt_avr_rounds_done:
    subi r30, 150
    sbci r31, 0
    ; round 26 (speck.dsl:22)
    add r0, r11
    adc r6, r12
    adc r7, r13
    adc r8, r14
    adc r9, r15
    adc r10, r17
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    subi r30, lo8(-(150))
    sbci r31, hi8(-(150))
    ldd r16, Z+0
    eor r0, r16
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    ldd r16, Z+1
    eor r6, r16
    ldd r16, Z+2
    eor r7, r16
    ldd r16, Z+3
    eor r8, r16
    ldd r16, Z+4
    eor r9, r16
    ldd r16, Z+5
    eor r10, r16
    eor r11, r0
    eor r12, r6
    eor r13, r7
    eor r14, r8
    eor r15, r9
    eor r17, r10
    ; round 27 (speck.dsl:22)
    add r6, r11
    adc r7, r12
    adc r8, r13
    adc r9, r14
    adc r10, r15
    adc r0, r17
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    ldd r16, Z+6
    eor r6, r16
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    ldd r16, Z+7
    eor r7, r16
    ldd r16, Z+8
    eor r8, r16
    ldd r16, Z+9
    eor r9, r16
    ldd r16, Z+10
    eor r10, r16
    ldd r16, Z+11
    eor r0, r16
    eor r11, r6
    eor r12, r7
    eor r13, r8
    eor r14, r9
    eor r15, r10
    eor r17, r0
    ; round 28 (speck.dsl:22)
    add r7, r11
    adc r8, r12
    adc r9, r13
    adc r10, r14
    adc r0, r15
    adc r6, r17
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    ldd r16, Z+12
    eor r7, r16
    lsl r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r11, r1
    ldd r16, Z+13
    eor r8, r16
    ldd r16, Z+14
    eor r9, r16
    ldd r16, Z+15
    eor r10, r16
    ldd r16, Z+16
    eor r0, r16
    ldd r16, Z+17
    eor r6, r16
    eor r11, r7
    eor r12, r8
    eor r13, r9
    eor r14, r10
    eor r15, r0
    eor r17, r6
    ld r16, X+
    eor r11, r16
    st Y+, r11
    ld r11, X+
    eor r11, r12
    st Y+, r11
    ld r11, X+
    eor r11, r13
    st Y+, r11
    ld r11, X+
    eor r11, r14
    st Y+, r11
    ld r11, X+
    eor r11, r15
    st Y+, r11
    ld r11, X+
    eor r11, r17
    st Y+, r11
    ld r11, X+
    eor r11, r7
    st Y+, r11
    ld r7, X+
    eor r7, r8
    st Y+, r7
    ld r7, X+
    eor r7, r9
    st Y+, r7
    ld r7, X+
    eor r7, r10
    st Y+, r7
    ld r7, X+
    eor r7, r0
    st Y+, r7
    ld r0, X+
    eor r0, r6
    st Y+, r0
    subi r30, lo8(-(-150))
    sbci r31, hi8(-(-150))
    sec
    adc r2, r1
    adc r3, r1
    adc r4, r1
    adc r5, r1
    subi r24, 12
    sbci r25, 0
    brcs .Llwcc_speck96_96_ctr_crypt_avr_rest
    rjmp .Llwcc_speck96_96_ctr_crypt_avr_group
.Llwcc_speck96_96_ctr_crypt_avr_rest:
    subi r24, -12
    clr r25
    pop r0
    tst r0
    brne .Llwcc_speck96_96_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_speck96_96_ctr_crypt_avr_end
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
.Llwcc_speck96_96_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_speck96_96_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_speck96_96_ctr_crypt_avr_group
.Llwcc_speck96_96_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+12
    ldd r28, Z+13
.Llwcc_speck96_96_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_speck96_96_ctr_crypt_avr_copy
    ldi r18, 12
.Llwcc_speck96_96_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck96_96_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_speck96_96_ctr_crypt_avr_end:
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
    .size lwcc_speck96_96_ctr_crypt_avr, .-lwcc_speck96_96_ctr_crypt_avr
