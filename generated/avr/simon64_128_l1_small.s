; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simon --set simon64_128 --target avr --lanes 1 --goal size
; passes:    unroll() invert() counter() sbox(fixed=true) value_numbering() hoist(nonce=false) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() post_schedule() pair_copies() walk()
; dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 43
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 176, ctx 180, align 1, group 8, stack 43, code 1204, flash 1244, ram 399
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 40, ram 0: table_round_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:5756b3548ff18c4566a0ed9843c4964bb06162efd925e061dc21791ca368a2a7

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
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ld r25, X+
    ldi r22, 0
    std Y+0, r25
    ld r24, X+
    std Y+1, r24
    ld r21, X+
    std Y+2, r21
    ld r23, X+
    std Y+3, r23
    ld r8, X+
    std Y+4, r8
    ld r9, X+
    std Y+5, r9
    ld r6, X+
    std Y+6, r6
    ld r7, X+
    std Y+7, r7
    ld r4, X+
    std Y+8, r4
    ld r5, X+
    std Y+9, r5
    ld r2, X+
    std Y+10, r2
    ld r3, X+
    std Y+11, r3
    ld r14, X+
    std Y+12, r14
    ld r15, X+
    std Y+13, r15
    ld r12, X+
    std Y+14, r12
    ld r13, X
    std Y+15, r13
    adiw r28, 16
    ldi r16, 40
.Llwcc_simon64_128_key_setup_avr_round:
    ldi r31, hi8(.Ltable_round_0)
    mov r30, r22
    lpm r20, Z
    eor r25, r20
    subi r22, 255
    movw r10, r14 ; r11, r15
    movw r18, r12 ; r19, r13
    mov r20, r10
    lsr r20
    ror r19
    ror r18
    ror r11
    ror r10
    lsr r20
    ror r19
    ror r18
    ror r11
    ror r10
    lsr r20
    ror r19
    ror r18
    ror r11
    ror r10
    eor r10, r8
    eor r11, r9
    eor r18, r6
    eor r19, r7
    eor r25, r10
    eor r24, r11
    eor r21, r18
    eor r23, r19
    bst r10, 0
    lsr r19
    ror r18
    ror r11
    ror r10
    bld r19, 7
    eor r25, r10
    eor r24, r11
    eor r21, r18
    eor r23, r19
    st Y+, r25
    ldi r20, 255
    eor r24, r20
    st Y+, r24
    eor r21, r20
    eor r23, r20
    st Y+, r21
    st Y+, r23
    movw r10, r6 ; r11, r7
    mov r6, r15
    mov r7, r12
    mov r19, r13
    mov r12, r25
    mov r25, r8
    mov r8, r4
    mov r4, r14
    mov r14, r12
    mov r12, r24
    mov r24, r9
    mov r9, r5
    mov r5, r6
    mov r15, r12
    mov r12, r21
    mov r21, r10
    mov r6, r2
    mov r2, r7
    mov r13, r23
    mov r23, r11
    mov r7, r3
    mov r3, r19
    dec r16
    breq .Llwcc_simon64_128_key_setup_avr_rounds_done
    rjmp .Llwcc_simon64_128_key_setup_avr_round
.Llwcc_simon64_128_key_setup_avr_rounds_done:

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
    push r16
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_simon64_128_ecb_encrypt_avr_group:
    ld r23, X+
    ld r22, X+
    ld r21, X+
    ld r20, X+
    ld r12, X+
    ld r13, X+
    ld r8, X+
    ld r9, X+
    ldi r16, 44
.Llwcc_simon64_128_ecb_encrypt_avr_round:
    movw r4, r22 ; r5, r23
    movw r2, r20 ; r3, r21
    ; round 1 (simon.dsl:42)
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    movw r20, r10 ; r21, r11
    and r20, r9
    and r21, r12
    movw r22, r6 ; r23, r7
    and r22, r13
    and r23, r8
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r20, r10
    eor r21, r11
    eor r22, r6
    eor r7, r23
    eor r5, r20
    eor r4, r21
    eor r3, r22
    eor r2, r7
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ld r10, Z+
    eor r2, r10
    mov r22, r13
    mov r20, r9
    mov r21, r12
    mov r12, r5
    mov r23, r21
    mov r13, r4
    mov r21, r8
    mov r8, r3
    mov r9, r2
    dec r16
    brne .Llwcc_simon64_128_ecb_encrypt_avr_round
    subi r30, 176
    sbci r31, 0
    st Y+, r23
    st Y+, r22
    st Y+, r21
    st Y+, r20
    st Y+, r12
    st Y+, r13
    st Y+, r8
    st Y+, r9
    sbiw r24, 1
    breq .Llwcc_simon64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_simon64_128_ecb_encrypt_avr_group
.Llwcc_simon64_128_ecb_encrypt_avr_end:
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
    push r16
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_simon64_128_ecb_decrypt_avr_group:
    ld r12, X+
    ld r13, X+
    ld r8, X+
    ld r9, X+
    ld r23, X+
    ld r22, X+
    ld r21, X+
    ld r20, X+
    subi r30, 84
    sbci r31, 255
    ldi r16, 44
.Llwcc_simon64_128_ecb_decrypt_avr_round:
    ; round 44 (simon.dsl:43)
    ldd r10, Z+0
    eor r23, r10
    ldd r10, Z+1
    eor r22, r10
    ldd r10, Z+2
    eor r21, r10
    ldd r10, Z+3
    eor r20, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    movw r4, r10 ; r5, r11
    movw r2, r6 ; r3, r7
    lsl r4
    rol r5
    rol r2
    rol r3
    adc r4, r1
    and r10, r9
    and r11, r12
    and r6, r13
    and r7, r8
    eor r10, r4
    eor r11, r5
    eor r6, r2
    eor r7, r3
    eor r23, r10
    eor r22, r11
    eor r21, r6
    eor r20, r7
    movw r12, r12 ; r13, r13
    movw r8, r8 ; r9, r9
    mov r10, r23
    mov r23, r12
    mov r12, r10
    mov r10, r22
    mov r22, r13
    mov r13, r10
    mov r10, r21
    mov r21, r8
    mov r8, r10
    mov r10, r20
    mov r20, r9
    mov r9, r10
    subi r30, lo8(-(-4))
    sbci r31, hi8(-(-4))
    dec r16
    brne .Llwcc_simon64_128_ecb_decrypt_avr_round
    adiw r30, 4
    st Y+, r12
    st Y+, r13
    st Y+, r8
    st Y+, r9
    st Y+, r23
    st Y+, r22
    st Y+, r21
    st Y+, r20
    sbiw r24, 1
    breq .Llwcc_simon64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_simon64_128_ecb_decrypt_avr_group
.Llwcc_simon64_128_ecb_decrypt_avr_end:
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
    .size lwcc_simon64_128_ecb_decrypt_avr, .-lwcc_simon64_128_ecb_decrypt_avr

    .global lwcc_simon64_128_ctr_init_avr
    .type lwcc_simon64_128_ctr_init_avr, @function
lwcc_simon64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_simon64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_simon64_128_ctr_nonce_avr
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
    push r15
    push r17
    push r16
    push r28
    push r29
    push r1
    movw r2, r14
    movw r4, r16
    movw r28, r24
    movw r26, r22
    movw r30, r18
    ; one group before the first: each begins with the next
    sec
    sbc r2, r1
    sbc r3, r1
    sbc r4, r1
    sbc r5, r1
    push r5
    push r4
    push r3
    push r2
    movw r24, r20
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_simon64_128_ctr_crypt_avr_group
    rjmp .Llwcc_simon64_128_ctr_crypt_avr_rest
.Llwcc_simon64_128_ctr_crypt_avr_group:
    pop r2
    pop r3
    pop r4
    pop r5
    sec
    adc r2, r1
    adc r3, r1
    adc r4, r1
    adc r5, r1
    push r5
    push r4
    push r3
    push r2
    subi r30, lo8(-(176))
    sbci r31, hi8(-(176))
    ldd r21, Z+0
    ldd r8, Z+1
    ldd r9, Z+2
    ldd r20, Z+3
    mov r23, r5
    mov r6, r4
    mov r7, r3
    mov r22, r2
    subi r30, lo8(-(-176))
    sbci r31, hi8(-(-176))
    ldi r16, 44
.Llwcc_simon64_128_ctr_crypt_avr_round:
    ; round 1 (simon.dsl:42)
    mov r2, r23
    mov r3, r6
    mov r4, r7
    mov r5, r22
    lsl r2
    rol r3
    rol r4
    rol r5
    adc r2, r1
    mov r19, r2
    and r19, r22
    mov r18, r3
    and r18, r23
    mov r17, r4
    and r17, r6
    mov r15, r5
    and r15, r7
    lsl r2
    rol r3
    rol r4
    rol r5
    adc r2, r1
    eor r19, r2
    eor r18, r3
    eor r17, r4
    eor r5, r15
    eor r21, r19
    eor r8, r18
    eor r9, r17
    eor r20, r5
    ld r2, Z+
    eor r21, r2
    ld r2, Z+
    eor r8, r2
    ld r2, Z+
    eor r9, r2
    ld r2, Z+
    eor r20, r2
    mov r23, r23
    movw r2, r6 ; r3, r7
    movw r4, r22 ; r5, r23
    movw r6, r8 ; r7, r9
    mov r22, r20
    movw r8, r2 ; r9, r3
    mov r20, r4
    mov r23, r21
    mov r21, r5
    dec r16
    brne .Llwcc_simon64_128_ctr_crypt_avr_round
    subi r30, 176
    sbci r31, 0
    ld r2, X+
    eor r2, r21
    st Y+, r2
    ld r2, X+
    eor r2, r8
    st Y+, r2
    ld r2, X+
    eor r2, r9
    st Y+, r2
    ld r2, X+
    eor r2, r20
    st Y+, r2
    ld r2, X+
    eor r2, r23
    st Y+, r2
    ld r23, X+
    eor r23, r6
    st Y+, r23
    ld r23, X+
    eor r23, r7
    st Y+, r23
    ld r23, X+
    eor r23, r22
    st Y+, r23
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_simon64_128_ctr_crypt_avr_rest
    rjmp .Llwcc_simon64_128_ctr_crypt_avr_group
.Llwcc_simon64_128_ctr_crypt_avr_rest:
    subi r24, -8
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
    rjmp .Llwcc_simon64_128_ctr_crypt_avr_group
.Llwcc_simon64_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_simon64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon64_128_ctr_crypt_avr_copy
    ldi r18, 8
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
    .size lwcc_simon64_128_ctr_crypt_avr, .-lwcc_simon64_128_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_round_0:
    .byte 0xfd, 0xfd, 0xfc, 0xfd, 0xfd, 0xfc, 0xfd, 0xfd, 0xfd, 0xfc, 0xfd, 0xfc, 0xfd, 0xfd, 0xfc, 0xfc
    .byte 0xfc, 0xfd, 0xfd, 0xfc, 0xfc, 0xfd, 0xfc, 0xfd, 0xfd, 0xfd, 0xfd, 0xfc, 0xfc, 0xfc, 0xfc, 0xfc
    .byte 0xfc, 0xfd, 0xfc, 0xfc, 0xfd, 0xfc, 0xfc, 0xfc
