; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile cham --set cham64_128 --target avr --lanes 1 --goal size
; passes:    unroll() invert() constants(enabled=true) counter() fold() sbox(fixed=true) rotate() value_numbering() hoist(nonce=false) subroutines(enabled=true) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 52
; layout:    words of 16 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 264, ctx 268, align 1, group 8, stack 52, code 1518, flash 1518, ram 584
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:9e0b2382467b11e0aba3627238ae6c26ddc7f94c1e0486a1d20caee64adbd7af

    .text

    .global lwcc_cham64_128_key_setup_avr
    .type lwcc_cham64_128_key_setup_avr, @function
lwcc_cham64_128_key_setup_avr:
    rcall .Llwcc_cham64_128_file_avr_save
    movw r26, r22
    movw r30, r24
    ldi r16, 0
    ldi r18, 1
    subi r30, lo8(-(258))
    sbci r31, hi8(-(258))
    std Z+0, r16
    std Z+1, r16
    std Z+3, r16
    std Z+2, r18
    ldi r16, 2
    ldi r18, 3
    mov r14, r16
    mov r15, r18
    subi r30, lo8(-(-258))
    sbci r31, hi8(-(-258))
    ldi r16, 43
.Llwcc_cham64_128_key_setup_avr_round:
    std Z+0, r14
    movw r18, r14 ; r19, r15
    subi r18, 254
    std Z+3, r15
    subi r19, 254
    movw r14, r18 ; r15, r19
    adiw r30, 6
    dec r16
    brne .Llwcc_cham64_128_key_setup_avr_round
    subi r30, 2
    sbci r31, 1
    rcall .Llwcc_cham64_128_run_avr_9
    movw r6, r12 ; r7, r13
    eor r6, r15
    eor r7, r14
    rcall .Llwcc_cham64_128_run_avr_0
    eor r12, r15
    eor r13, r14
    std Z+22, r12
    subi r30, lo8(-(70))
    sbci r31, hi8(-(70))
    rcall .Llwcc_cham64_128_run_avr_12
    std Z+0, r12
    std Z+48, r12
    subi r30, lo8(-(-143))
    sbci r31, hi8(-(-143))
    rcall .Llwcc_cham64_128_run_avr_7
    rcall .Llwcc_cham64_128_run_avr_7
    std Z+0, r13
    ; round 1 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    rcall .Llwcc_cham64_128_run_avr_9
    mov r10, r12
    eor r10, r15
    subi r30, lo8(-(-169))
    sbci r31, hi8(-(-169))
    rcall .Llwcc_cham64_128_run_avr_1
    std Z+25, r10
    mov r10, r13
    eor r10, r14
    subi r30, lo8(-(-191))
    sbci r31, hi8(-(-191))
    rcall .Llwcc_cham64_128_run_avr_1
    std Z+23, r10
    rcall .Llwcc_cham64_128_run_avr_0
    eor r12, r15
    eor r13, r14
    ; round 9 (cham.dsl:24)
    bst r12, 0
    lsr r13
    ror r12
    bld r13, 7
    rcall .Llwcc_cham64_128_run_avr_10
    movw r4, r10 ; r5, r11
    eor r4, r15
    eor r5, r14
    rcall .Llwcc_cham64_128_run_avr_0
    eor r10, r15
    eor r11, r14
    subi r30, lo8(-(-211))
    sbci r31, hi8(-(-211))
    rcall .Llwcc_cham64_128_run_avr_1
    rcall .Llwcc_cham64_128_run_avr_5
    ; round 3 (cham.dsl:24)
    bst r4, 0
    lsr r5
    ror r4
    bld r5, 7
    rcall .Llwcc_cham64_128_run_avr_10
    mov r8, r10
    eor r8, r15
    subi r30, lo8(-(-217))
    sbci r31, hi8(-(-217))
    rcall .Llwcc_cham64_128_run_avr_2
    std Z+48, r8
    mov r8, r11
    eor r8, r14
    subi r30, lo8(-(-191))
    sbci r31, hi8(-(-191))
    rcall .Llwcc_cham64_128_run_avr_2
    std Z+48, r8
    rcall .Llwcc_cham64_128_run_avr_0
    eor r10, r15
    eor r11, r14
    ; round 11 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    rcall .Llwcc_cham64_128_run_avr_11
    movw r2, r8 ; r3, r9
    eor r2, r15
    eor r3, r14
    rcall .Llwcc_cham64_128_run_avr_0
    eor r8, r15
    eor r9, r14
    subi r30, lo8(-(-163))
    sbci r31, hi8(-(-163))
    rcall .Llwcc_cham64_128_run_avr_2
    rcall .Llwcc_cham64_128_run_avr_6
    ; round 5 (cham.dsl:24)
    bst r2, 0
    lsr r3
    ror r2
    bld r3, 7
    rcall .Llwcc_cham64_128_run_avr_11
    mov r25, r8
    eor r25, r15
    subi r30, lo8(-(-217))
    sbci r31, hi8(-(-217))
    rcall .Llwcc_cham64_128_run_avr_4
    mov r25, r9
    eor r25, r14
    subi r30, lo8(-(-191))
    sbci r31, hi8(-(-191))
    rcall .Llwcc_cham64_128_run_avr_4
    rcall .Llwcc_cham64_128_run_avr_0
    eor r8, r15
    eor r9, r14
    ; round 13 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    ld r14, X+
    ld r15, X+
    rcall .Llwcc_cham64_128_run_avr_13
    mov r25, r18
    mov r24, r19
    eor r25, r15
    eor r24, r14
    rcall .Llwcc_cham64_128_run_avr_0
    eor r18, r15
    eor r14, r19
    subi r30, lo8(-(-163))
    sbci r31, hi8(-(-163))
    rcall .Llwcc_cham64_128_run_avr_3
    ; round 7 (cham.dsl:24)
    bst r25, 0
    lsr r24
    ror r25
    bld r24, 7
    ld r14, X+
    ld r15, X
    rcall .Llwcc_cham64_128_run_avr_13
    mov r16, r18
    eor r16, r15
    subi r30, lo8(-(-217))
    sbci r31, hi8(-(-217))
    rcall .Llwcc_cham64_128_run_avr_8
    rcall .Llwcc_cham64_128_run_avr_8
    std Z+0, r16
    std Z+48, r16
    mov r16, r19
    eor r16, r14
    subi r30, lo8(-(-191))
    sbci r31, hi8(-(-191))
    rcall .Llwcc_cham64_128_run_avr_8
    rcall .Llwcc_cham64_128_run_avr_8
    std Z+0, r16
    std Z+48, r16
    rcall .Llwcc_cham64_128_run_avr_0
    eor r18, r15
    eor r14, r19
    subi r30, lo8(-(-166))
    sbci r31, hi8(-(-166))
    rcall .Llwcc_cham64_128_run_avr_15
    rcall .Llwcc_cham64_128_run_avr_15
    std Z+0, r6
    subi r30, lo8(-(-191))
    sbci r31, hi8(-(-191))
    rcall .Llwcc_cham64_128_run_avr_16
    rcall .Llwcc_cham64_128_run_avr_16
    std Z+0, r7
    subi r30, lo8(-(-235))
    sbci r31, hi8(-(-235))
    rcall .Llwcc_cham64_128_run_avr_17
    rcall .Llwcc_cham64_128_run_avr_17
    std Z+0, r4
    std Z+48, r4
    subi r30, lo8(-(-191))
    sbci r31, hi8(-(-191))
    rcall .Llwcc_cham64_128_run_avr_18
    rcall .Llwcc_cham64_128_run_avr_18
    std Z+0, r5
    std Z+48, r5
    subi r30, lo8(-(-187))
    sbci r31, hi8(-(-187))
    rcall .Llwcc_cham64_128_run_avr_19
    rcall .Llwcc_cham64_128_run_avr_19
    std Z+0, r2
    std Z+48, r2
    subi r30, lo8(-(-191))
    sbci r31, hi8(-(-191))
    rcall .Llwcc_cham64_128_run_avr_20
    rcall .Llwcc_cham64_128_run_avr_20
    std Z+0, r3
    std Z+48, r3
    subi r30, lo8(-(-187))
    sbci r31, hi8(-(-187))
    rcall .Llwcc_cham64_128_run_avr_4
    subi r30, lo8(-(-191))
    sbci r31, hi8(-(-191))
    rcall .Llwcc_cham64_128_run_avr_21
    rcall .Llwcc_cham64_128_run_avr_21
    std Z+0, r24
    std Z+48, r24
    subi r30, lo8(-(-187))
    sbci r31, hi8(-(-187))
    rcall .Llwcc_cham64_128_run_avr_12
    rcall .Llwcc_cham64_128_run_avr_12
    std Z+0, r12
    subi r30, lo8(-(-191))
    sbci r31, hi8(-(-191))
    rcall .Llwcc_cham64_128_run_avr_7
    rcall .Llwcc_cham64_128_run_avr_7
    std Z+0, r13
    subi r30, lo8(-(-187))
    sbci r31, hi8(-(-187))
    rcall .Llwcc_cham64_128_run_avr_1
    rcall .Llwcc_cham64_128_run_avr_5
    subi r30, lo8(-(-187))
    sbci r31, hi8(-(-187))
    rcall .Llwcc_cham64_128_run_avr_2
    rcall .Llwcc_cham64_128_run_avr_6
    ; round 15 (cham.dsl:24)
    bst r18, 0
    lsr r14
    ror r18
    bld r14, 7
    subi r30, lo8(-(-187))
    sbci r31, hi8(-(-187))
    rcall .Llwcc_cham64_128_run_avr_3
    rjmp .Llwcc_cham64_128_file_avr_restore
    .size lwcc_cham64_128_key_setup_avr, .-lwcc_cham64_128_key_setup_avr

    .global lwcc_cham64_128_ecb_encrypt_avr
    .type lwcc_cham64_128_ecb_encrypt_avr, @function
lwcc_cham64_128_ecb_encrypt_avr:
    rcall .Llwcc_cham64_128_file_avr_save
    rcall .Llwcc_cham64_128_run_avr_22
    rjmp .Llwcc_cham64_128_ecb_encrypt_avr_count
.Llwcc_cham64_128_ecb_encrypt_avr_group:
    ld r5, X+
    subi r30, lo8(-(258))
    sbci r31, hi8(-(258))
    ; round 1 (cham.dsl:24)
    ldd r23, Z+0
    eor r5, r23
    ld r4, X+
    ldd r23, Z+1
    eor r4, r23
    ld r23, X+
    subi r30, lo8(-(-215))
    sbci r31, hi8(-(-215))
    ldd r22, Z+0
    eor r22, r23
    subi r30, lo8(-(217))
    sbci r31, hi8(-(217))
    ; round 2 (cham.dsl:24)
    ldd r21, Z+0
    eor r23, r21
    ld r21, X+
    subi r30, lo8(-(-216))
    sbci r31, hi8(-(-216))
    ; round 1 (cham.dsl:24)
    ldd r20, Z+0
    eor r20, r21
    lsl r22
    rol r20
    adc r22, r1
    add r5, r22
    adc r4, r20
    subi r30, lo8(-(217))
    sbci r31, hi8(-(217))
    ; round 2 (cham.dsl:24)
    ldd r22, Z+0
    eor r21, r22
    ld r22, X+
    ldd r20, Z+1
    eor r20, r22
    ld r2, X+
    ldd r3, Z+2
    eor r3, r2
    add r23, r3
    adc r21, r20
    lsl r23
    rol r21
    adc r23, r1
    ld r20, X+
    ld r3, X+
    mov r19, r23
    mov r23, r22
    mov r22, r2
    mov r2, r19
    mov r19, r21
    mov r21, r20
    mov r20, r3
    mov r3, r19
    subi r30, lo8(-(-261))
    sbci r31, hi8(-(-261))
    ldi r16, 43
.Llwcc_cham64_128_ecb_encrypt_avr_round:
    ; round 3 (cham.dsl:24)
    ld r19, Z+
    eor r23, r19
    ld r19, Z+
    eor r19, r21
    ld r18, Z+
    eor r18, r20
    lsl r19
    rol r18
    adc r19, r1
    add r23, r19
    adc r22, r18
    ; round 4 (cham.dsl:24)
    ld r19, Z+
    eor r21, r19
    ld r19, Z+
    eor r19, r5
    ld r18, Z+
    eor r18, r4
    add r21, r19
    adc r20, r18
    lsl r21
    rol r20
    adc r21, r1
    mov r19, r23
    mov r23, r4
    mov r4, r22
    mov r22, r5
    mov r5, r19
    mov r19, r21
    mov r21, r2
    mov r2, r19
    mov r19, r20
    mov r20, r3
    mov r3, r19
    dec r16
    brne .Llwcc_cham64_128_ecb_encrypt_avr_round
    subi r30, 2
    sbci r31, 1
    st Y+, r23
    st Y+, r22
    st Y+, r21
    st Y+, r20
    st Y+, r4
    st Y+, r5
    st Y+, r2
    st Y+, r3
.Llwcc_cham64_128_ecb_encrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_cham64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_cham64_128_ecb_encrypt_avr_group
.Llwcc_cham64_128_ecb_encrypt_avr_end:
    rjmp .Llwcc_cham64_128_file_avr_restore
    .size lwcc_cham64_128_ecb_encrypt_avr, .-lwcc_cham64_128_ecb_encrypt_avr

    .global lwcc_cham64_128_ecb_decrypt_avr
    .type lwcc_cham64_128_ecb_decrypt_avr, @function
lwcc_cham64_128_ecb_decrypt_avr:
    rcall .Llwcc_cham64_128_file_avr_save
    rcall .Llwcc_cham64_128_run_avr_22
    rjmp .Llwcc_cham64_128_ecb_decrypt_avr_count
.Llwcc_cham64_128_ecb_decrypt_avr_group:
    ld r3, X+
    ld r2, X+
    ld r4, X+
    ld r5, X+
    ld r20, X+
    ld r21, X+
    ld r23, X+
    ld r22, X+
    subi r30, 4
    sbci r31, 255
    ldi r16, 43
.Llwcc_cham64_128_ecb_decrypt_avr_round:
    ; round 88 (cham.dsl:24)
    rcall .Llwcc_cham64_128_run_avr_23
    ldd r19, Z+4
    eor r19, r2
    ldd r18, Z+5
    eor r18, r3
    sub r23, r19
    sbc r22, r18
    ldd r19, Z+3
    eor r23, r19
    ; round 87 (cham.dsl:24)
    ldd r19, Z+1
    eor r19, r23
    ldd r18, Z+2
    rcall .Llwcc_cham64_128_run_avr_14
    ldd r19, Z+0
    eor r21, r19
    movw r18, r2 ; r19, r3
    mov r2, r23
    mov r23, r4
    mov r4, r2
    mov r2, r22
    mov r22, r5
    mov r5, r2
    movw r2, r20 ; r3, r21
    mov r20, r19
    mov r21, r18
    subi r30, lo8(-(-6))
    sbci r31, hi8(-(-6))
    dec r16
    brne .Llwcc_cham64_128_ecb_decrypt_avr_round
    adiw r30, 6
    ; round 2 (cham.dsl:24)
    rcall .Llwcc_cham64_128_run_avr_23
    subi r30, lo8(-(260))
    sbci r31, hi8(-(260))
    ldd r19, Z+2
    eor r19, r3
    ldd r18, Z+3
    eor r18, r2
    sub r23, r18
    sbc r22, r19
    ldd r19, Z+0
    eor r23, r19
    ldd r19, Z+1
    eor r22, r19
    subi r30, lo8(-(-217))
    sbci r31, hi8(-(-217))
    ; round 1 (cham.dsl:24)
    ldd r19, Z+0
    eor r19, r23
    ldd r18, Z+1
    rcall .Llwcc_cham64_128_run_avr_14
    subi r30, lo8(-(215))
    sbci r31, hi8(-(215))
    ldd r19, Z+0
    eor r21, r19
    ldd r19, Z+1
    eor r20, r19
    st Y+, r21
    st Y+, r20
    st Y+, r23
    st Y+, r22
    st Y+, r3
    st Y+, r2
    st Y+, r4
    st Y+, r5
    subi r30, lo8(-(-258))
    sbci r31, hi8(-(-258))
.Llwcc_cham64_128_ecb_decrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_cham64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_cham64_128_ecb_decrypt_avr_group
.Llwcc_cham64_128_ecb_decrypt_avr_end:
    rjmp .Llwcc_cham64_128_file_avr_restore
    .size lwcc_cham64_128_ecb_decrypt_avr, .-lwcc_cham64_128_ecb_decrypt_avr

    .global lwcc_cham64_128_ctr_init_avr
    .type lwcc_cham64_128_ctr_init_avr, @function
lwcc_cham64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_cham64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_cham64_128_ctr_nonce_avr
    .size lwcc_cham64_128_ctr_init_avr, .-lwcc_cham64_128_ctr_init_avr

    .global lwcc_cham64_128_ctr_nonce_avr
    .type lwcc_cham64_128_ctr_nonce_avr, @function
lwcc_cham64_128_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    subi r30, 248
    sbci r31, 254
.Llwcc_cham64_128_ctr_nonce_avr_copy:
    ldi r18, 4
.Llwcc_cham64_128_ctr_nonce_avr_byte:
    ld r0, X+
    st Z+, r0
    dec r18
    brne .Llwcc_cham64_128_ctr_nonce_avr_byte
    ret
    .size lwcc_cham64_128_ctr_nonce_avr, .-lwcc_cham64_128_ctr_nonce_avr

    .global lwcc_cham64_128_ctr_crypt_avr
    .type lwcc_cham64_128_ctr_crypt_avr, @function
lwcc_cham64_128_ctr_crypt_avr:
    rcall .Llwcc_cham64_128_file_avr_save
    movw r8, r18
    movw r10, r22
    movw r28, r24
    ldi r18, 8
.Llwcc_cham64_128_ctr_crypt_avr_room:
    push r1
    dec r18
    brne .Llwcc_cham64_128_ctr_crypt_avr_room
    movw r24, r20
    ldi r18, 8
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_cham64_128_ctr_crypt_avr_whole
    rjmp .Llwcc_cham64_128_ctr_crypt_avr_rest
.Llwcc_cham64_128_ctr_crypt_avr_whole:
    mov r6, r18
.Llwcc_cham64_128_ctr_crypt_avr_block:
    movw r12, r24
    movw r26, r8
    subi r26, 248
    sbci r27, 254
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r24, r30
    movw r22, r30
    rcall .Llwcc_cham64_128_ctr_nonce_avr_copy
    st Z+, r17
    st Z+, r16
    st Z+, r15
    st Z+, r14
    sec
    adc r14, r1
    adc r15, r1
    adc r16, r1
    adc r17, r1
    ldi r20, 1
    ldi r21, 0
    movw r18, r8
    rcall lwcc_cham64_128_ecb_encrypt_avr
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r26, r10
.Llwcc_cham64_128_ctr_crypt_avr_byte:
    ld r0, X+
    ld r18, Z+
    eor r0, r18
    st Y+, r0
    dec r6
    brne .Llwcc_cham64_128_ctr_crypt_avr_byte
    movw r10, r26
    movw r24, r12
    ldi r18, 8
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_cham64_128_ctr_crypt_avr_whole
.Llwcc_cham64_128_ctr_crypt_avr_rest:
    subi r24, -8
    breq .Llwcc_cham64_128_ctr_crypt_avr_end
    mov r6, r24
    clr r24
    clr r25
    rjmp .Llwcc_cham64_128_ctr_crypt_avr_block
.Llwcc_cham64_128_ctr_crypt_avr_end:
    ldi r18, 24
.Llwcc_cham64_128_ctr_crypt_avr_below:
    push r1
    dec r18
    brne .Llwcc_cham64_128_ctr_crypt_avr_below
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    ldi r18, 32
.Llwcc_cham64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_cham64_128_ctr_crypt_avr_clear
    rjmp .Llwcc_cham64_128_file_avr_restore
    .size lwcc_cham64_128_ctr_crypt_avr, .-lwcc_cham64_128_ctr_crypt_avr

.Llwcc_cham64_128_run_avr_0:
    lsl r15
    rol r14
    adc r15, r1
    lsl r15
    rol r14
    adc r15, r1
    lsl r15
    rol r14
    adc r15, r1
    ret
.Llwcc_cham64_128_run_avr_1:
    std Z+0, r10
    std Z+48, r10
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r10
    std Z+48, r10
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r10
    ret
.Llwcc_cham64_128_run_avr_2:
    std Z+0, r8
    std Z+48, r8
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r8
    std Z+48, r8
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r8
    ret
.Llwcc_cham64_128_run_avr_3:
    std Z+0, r18
    std Z+48, r18
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r18
    std Z+48, r18
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r18
    subi r30, lo8(-(-191))
    sbci r31, hi8(-(-191))
    std Z+0, r14
    std Z+48, r14
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r14
    std Z+48, r14
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r14
    ret
.Llwcc_cham64_128_run_avr_4:
    std Z+0, r25
    std Z+48, r25
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r25
    std Z+48, r25
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r25
    std Z+48, r25
    ret
.Llwcc_cham64_128_run_avr_5:
    subi r30, lo8(-(-191))
    sbci r31, hi8(-(-191))
    std Z+0, r11
    std Z+48, r11
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r11
    std Z+48, r11
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r11
    ret
.Llwcc_cham64_128_run_avr_6:
    subi r30, lo8(-(-191))
    sbci r31, hi8(-(-191))
    std Z+0, r9
    std Z+48, r9
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r9
    std Z+48, r9
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r9
    ret
.Llwcc_cham64_128_run_avr_7:
    std Z+0, r13
    std Z+48, r13
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    ret
.Llwcc_cham64_128_run_avr_8:
    std Z+0, r16
    std Z+48, r16
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    ret
.Llwcc_cham64_128_run_avr_9:
    ld r14, X+
    ld r15, X+
    movw r12, r14
    lsl r12
    rol r13
    adc r12, r1
    eor r12, r14
    eor r13, r15
    ret
.Llwcc_cham64_128_run_avr_10:
    ld r14, X+
    ld r15, X+
    movw r10, r14
    lsl r10
    rol r11
    adc r10, r1
    eor r10, r14
    eor r11, r15
    ret
.Llwcc_cham64_128_run_avr_11:
    ld r14, X+
    ld r15, X+
    movw r8, r14
    lsl r8
    rol r9
    adc r8, r1
    eor r8, r14
    eor r9, r15
    ret
.Llwcc_cham64_128_run_avr_12:
    std Z+0, r12
    std Z+48, r12
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    ret
.Llwcc_cham64_128_run_avr_13:
    movw r18, r14
    lsl r18
    rol r19
    adc r18, r1
    eor r18, r14
    eor r19, r15
    ret
.Llwcc_cham64_128_run_avr_14:
    eor r18, r22
    lsl r19
    rol r18
    adc r19, r1
    sub r21, r19
    sbc r20, r18
    ret
.Llwcc_cham64_128_run_avr_15:
    std Z+0, r6
    std Z+48, r6
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    ret
.Llwcc_cham64_128_run_avr_16:
    std Z+0, r7
    std Z+48, r7
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    ret
.Llwcc_cham64_128_run_avr_17:
    std Z+0, r4
    std Z+48, r4
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    ret
.Llwcc_cham64_128_run_avr_18:
    std Z+0, r5
    std Z+48, r5
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    ret
.Llwcc_cham64_128_run_avr_19:
    std Z+0, r2
    std Z+48, r2
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    ret
.Llwcc_cham64_128_run_avr_20:
    std Z+0, r3
    std Z+48, r3
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    ret
.Llwcc_cham64_128_run_avr_21:
    std Z+0, r24
    std Z+48, r24
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    ret
.Llwcc_cham64_128_run_avr_22:
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    ret
.Llwcc_cham64_128_run_avr_23:
    bst r23, 0
    lsr r22
    ror r23
    bld r22, 7
    ret

.Llwcc_cham64_128_file_avr_save:
    pop r31
    pop r30
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
    push r30
    push r31
    ret
.Llwcc_cham64_128_file_avr_restore:
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
