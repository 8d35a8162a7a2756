; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile pipo --set pipo64_128 --target avr --lanes 1 --goal size
; passes:    unroll() invert() counter() fold() sbox(fixed=true) complement(alike=true) rotate() hoist(nonce=false) subroutines(enabled=true) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 56
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 209, ctx 213, align 1, group 8, stack 56, code 1502, flash 1502, ram 478
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:108846b7f2e2ed42037c5cc8243f3c1c7b16ddfbefb5003405063733992814e5

    .text

    .global lwcc_pipo64_128_key_setup_avr
    .type lwcc_pipo64_128_key_setup_avr, @function
lwcc_pipo64_128_key_setup_avr:
    rcall .Llwcc_pipo64_128_file_avr_save
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 29
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    movw r26, r22
    movw r30, r24
    std Y+3, r26
    std Y+4, r27
    std Y+5, r30
    std Y+6, r31
    adiw r26, 8
    ld r0, X
    ldi r16, 1
    eor r0, r16
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r2, X+
    ldi r16, 2
    eor r2, r16
    adiw r26, 7
    ld r3, X
    ldi r16, 3
    eor r3, r16
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r4, X+
    ldi r16, 4
    eor r4, r16
    adiw r26, 7
    ld r5, X
    ldi r16, 5
    eor r5, r16
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r6, X+
    ldi r16, 6
    eor r6, r16
    adiw r26, 7
    ld r7, X
    ldi r16, 7
    eor r7, r16
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r8, X+
    ldi r16, 8
    eor r8, r16
    adiw r26, 7
    ld r9, X
    ldi r16, 9
    eor r9, r16
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r10, X+
    ldi r16, 10
    eor r10, r16
    adiw r26, 7
    ld r11, X
    ldi r16, 11
    eor r11, r16
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r12, X+
    ldi r16, 12
    eor r12, r16
    adiw r26, 7
    ld r13, X+
    ldi r16, 13
    eor r13, r16
    ld r14, X+
    ; round 1 (pipo.dsl:37)
    lsl r14
    adc r14, r1
    ld r15, X+
    swap r15
    ld r16, X+
    swap r16
    lsl r16
    adc r16, r1
    ld r17, X+
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    ld r18, X+
    swap r18
    bst r18, 0
    lsr r18
    bld r18, 7
    ld r19, X+
    bst r19, 0
    lsr r19
    bld r19, 7
    ld r20, X
    bst r20, 0
    lsr r20
    bld r20, 7
    bst r20, 0
    lsr r20
    bld r20, 7
    subi r26, lo8(-(-14))
    sbci r27, hi8(-(-14))
    ld r21, X+
    ; round 2 (pipo.dsl:37)
    lsl r21
    adc r21, r1
    ld r22, X+
    swap r22
    ld r23, X+
    swap r23
    lsl r23
    adc r23, r1
    ld r24, X+
    lsl r24
    adc r24, r1
    lsl r24
    adc r24, r1
    ld r25, X+
    swap r25
    bst r25, 0
    lsr r25
    bld r25, 7
    std Y+14, r13
    ld r13, X+
    bst r13, 0
    lsr r13
    bld r13, 7
    std Y+15, r12
    ld r12, X+
    bst r12, 0
    lsr r12
    bld r12, 7
    bst r12, 0
    lsr r12
    bld r12, 7
    st Z+, r0
    rcall .Llwcc_pipo64_128_run_avr_1
    st Z+, r2
    rcall .Llwcc_pipo64_128_run_avr_2
    st Z+, r3
    rcall .Llwcc_pipo64_128_run_avr_1
    st Z+, r4
    rcall .Llwcc_pipo64_128_run_avr_2
    st Z+, r5
    rcall .Llwcc_pipo64_128_run_avr_1
    st Z+, r6
    rcall .Llwcc_pipo64_128_run_avr_2
    st Z+, r7
    rcall .Llwcc_pipo64_128_run_avr_1
    st Z+, r8
    rcall .Llwcc_pipo64_128_run_avr_2
    st Z+, r9
    rcall .Llwcc_pipo64_128_run_avr_1
    st Z+, r10
    rcall .Llwcc_pipo64_128_run_avr_2
    st Z+, r11
    rcall .Llwcc_pipo64_128_run_avr_1
    std Y+16, r0
    ldd r0, Y+15
    st Z+, r0
    rcall .Llwcc_pipo64_128_run_avr_2
    ldd r12, Y+14
    st Z+, r12
    rcall .Llwcc_pipo64_128_run_avr_1
    adiw r26, 7
    rcall .Llwcc_pipo64_128_run_avr_3
    rcall .Llwcc_pipo64_128_run_avr_3
    rcall .Llwcc_pipo64_128_run_avr_3
    rcall .Llwcc_pipo64_128_run_avr_3
    rcall .Llwcc_pipo64_128_run_avr_3
    rcall .Llwcc_pipo64_128_run_avr_3
    ld r13, X
    st Z+, r13
    st Z+, r12
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    rcall .Llwcc_pipo64_128_run_avr_4
    rcall .Llwcc_pipo64_128_run_avr_4
    rcall .Llwcc_pipo64_128_run_avr_4
    rcall .Llwcc_pipo64_128_run_avr_4
    rcall .Llwcc_pipo64_128_run_avr_4
    rcall .Llwcc_pipo64_128_run_avr_4
    ld r12, X+
    st Z+, r12
    st Z+, r0
    adiw r26, 13
    rcall .Llwcc_pipo64_128_run_avr_0
    rcall .Llwcc_pipo64_128_run_avr_0
    ld r0, X
    st Z+, r0
    st Z+, r11
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    rcall .Llwcc_pipo64_128_run_avr_0
    rcall .Llwcc_pipo64_128_run_avr_0
    ld r0, X+
    st Z+, r0
    st Z+, r10
    adiw r26, 13
    rcall .Llwcc_pipo64_128_run_avr_0
    rcall .Llwcc_pipo64_128_run_avr_0
    ld r0, X
    st Z+, r0
    st Z+, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    rcall .Llwcc_pipo64_128_run_avr_0
    rcall .Llwcc_pipo64_128_run_avr_0
    ld r0, X+
    st Z+, r0
    st Z+, r8
    adiw r26, 13
    rcall .Llwcc_pipo64_128_run_avr_0
    rcall .Llwcc_pipo64_128_run_avr_0
    ld r0, X
    st Z+, r0
    st Z+, r7
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    rcall .Llwcc_pipo64_128_run_avr_0
    rcall .Llwcc_pipo64_128_run_avr_0
    ld r0, X+
    st Z+, r0
    st Z+, r6
    adiw r26, 13
    rcall .Llwcc_pipo64_128_run_avr_0
    rcall .Llwcc_pipo64_128_run_avr_0
    ld r0, X
    st Z+, r0
    st Z+, r5
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    rcall .Llwcc_pipo64_128_run_avr_0
    rcall .Llwcc_pipo64_128_run_avr_0
    ld r0, X+
    st Z+, r0
    st Z+, r4
    adiw r26, 13
    rcall .Llwcc_pipo64_128_run_avr_0
    rcall .Llwcc_pipo64_128_run_avr_0
    ld r0, X
    st Z+, r0
    st Z+, r3
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    rcall .Llwcc_pipo64_128_run_avr_0
    rcall .Llwcc_pipo64_128_run_avr_0
    ld r0, X+
    st Z+, r0
    st Z+, r2
    adiw r26, 13
    rcall .Llwcc_pipo64_128_run_avr_0
    rcall .Llwcc_pipo64_128_run_avr_0
    ld r0, X
    st Z+, r0
    ldd r0, Y+16
    st Z+, r0
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r0, X
    std Z+0, r0
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_pipo64_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_pipo64_128_key_setup_avr_wipe
    adiw r28, 29
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    rjmp .Llwcc_pipo64_128_file_avr_restore
    .size lwcc_pipo64_128_key_setup_avr, .-lwcc_pipo64_128_key_setup_avr

    .global lwcc_pipo64_128_ecb_encrypt_avr
    .type lwcc_pipo64_128_ecb_encrypt_avr, @function
lwcc_pipo64_128_ecb_encrypt_avr:
    rcall .Llwcc_pipo64_128_file_avr_save
    rcall .Llwcc_pipo64_128_run_avr_5
    rjmp .Llwcc_pipo64_128_ecb_encrypt_avr_count
.Llwcc_pipo64_128_ecb_encrypt_avr_group:
    ld r7, X+
    subi r30, lo8(-(208))
    sbci r31, hi8(-(208))
    ldd r0, Z+0
    eor r7, r0
    ld r6, X+
    subi r30, lo8(-(-96))
    sbci r31, hi8(-(-96))
    ldd r0, Z+6
    eor r6, r0
    ld r8, X+
    ldd r0, Z+5
    eor r8, r0
    ld r4, X+
    ldd r0, Z+4
    eor r4, r0
    ld r5, X+
    ldd r0, Z+3
    eor r5, r0
    ld r3, X+
    ldd r0, Z+2
    eor r3, r0
    ld r2, X+
    ldd r0, Z+1
    eor r2, r0
    ld r0, X+
    ldd r9, Z+0
    eor r0, r9
    subi r30, lo8(-(-112))
    sbci r31, hi8(-(-112))
    ldi r16, 13
.Llwcc_pipo64_128_ecb_encrypt_avr_round:
    ; round 1 (pipo.dsl:36)
    mov r9, r0
    and r9, r2
    eor r3, r9
    eor r2, r4
    mov r9, r4
    and r9, r3
    eor r5, r9
    eor r0, r5
    mov r9, r5
    or r9, r3
    eor r4, r9
    eor r3, r0
    mov r9, r3
    and r9, r2
    eor r5, r9
    mov r9, r6
    and r9, r7
    eor r8, r9
    mov r9, r8
    or r9, r6
    eor r7, r9
    eor r5, r7
    mov r9, r8
    or r9, r7
    eor r6, r9
    eor r0, r6
    com r8
    eor r4, r8
    mov r9, r0
    and r9, r3
    eor r2, r9
    mov r9, r0
    eor r9, r2
    eor r8, r9
    ldd r10, Z+0
    eor r0, r10
    ldd r10, Z+2
    eor r8, r10
    swap r8
    mov r10, r5
    or r10, r4
    eor r2, r10
    mov r10, r4
    eor r10, r3
    and r9, r10
    eor r7, r10
    eor r9, r5
    eor r6, r9
    ldd r9, Z+1
    eor r7, r9
    bst r7, 0
    lsr r7
    bld r7, 7
    ldd r9, Z+6
    eor r4, r9
    lsl r4
    adc r4, r1
    ldd r9, Z+7
    eor r6, r9
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    mov r9, r2
    or r9, r5
    eor r3, r9
    ldd r9, Z+3
    eor r2, r9
    swap r2
    bst r2, 0
    lsr r2
    bld r2, 7
    ldd r9, Z+4
    eor r3, r9
    bst r3, 0
    lsr r3
    bld r3, 7
    bst r3, 0
    lsr r3
    bld r3, 7
    ldd r9, Z+5
    eor r5, r9
    swap r5
    lsl r5
    adc r5, r1
    mov r9, r0
    mov r0, r6
    mov r6, r7
    mov r7, r9
    mov r9, r2
    mov r2, r4
    mov r4, r9
    mov r9, r3
    mov r3, r5
    mov r5, r9
    adiw r30, 8
    dec r16
    breq .Llwcc_pipo64_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_pipo64_128_ecb_encrypt_avr_round
.Llwcc_pipo64_128_ecb_encrypt_avr_rounds_done:
    subi r30, 104
    sbci r31, 0
    st Y+, r7
    st Y+, r6
    st Y+, r8
    st Y+, r4
    st Y+, r5
    st Y+, r3
    st Y+, r2
    st Y+, r0
.Llwcc_pipo64_128_ecb_encrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_pipo64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_pipo64_128_ecb_encrypt_avr_group
.Llwcc_pipo64_128_ecb_encrypt_avr_end:
    rjmp .Llwcc_pipo64_128_file_avr_restore
    .size lwcc_pipo64_128_ecb_encrypt_avr, .-lwcc_pipo64_128_ecb_encrypt_avr

    .global lwcc_pipo64_128_ecb_decrypt_avr
    .type lwcc_pipo64_128_ecb_decrypt_avr, @function
lwcc_pipo64_128_ecb_decrypt_avr:
    rcall .Llwcc_pipo64_128_file_avr_save
    rcall .Llwcc_pipo64_128_run_avr_5
    rjmp .Llwcc_pipo64_128_ecb_decrypt_avr_count
.Llwcc_pipo64_128_ecb_decrypt_avr_group:
    ld r18, X+
    ld r19, X+
    ld r20, X+
    ld r4, X+
    ld r21, X+
    ld r22, X+
    ld r5, X+
    ld r23, X+
    subi r30, 152
    sbci r31, 255
    ldi r16, 13
.Llwcc_pipo64_128_ecb_decrypt_avr_round:
    ; round 13 (pipo.dsl:38)
    ld r2, Z+
    eor r23, r2
    ld r2, Z+
    eor r5, r2
    ld r2, Z+
    eor r22, r2
    ld r2, Z+
    eor r21, r2
    ld r2, Z+
    eor r4, r2
    ld r2, Z+
    eor r20, r2
    ld r2, Z+
    eor r19, r2
    bst r23, 0
    lsr r23
    bld r23, 7
    swap r22
    lsl r21
    adc r21, r1
    swap r4
    ld r2, Z+
    eor r18, r2
    bst r23, 0
    lsr r23
    bld r23, 7
    bst r5, 0
    lsr r5
    bld r5, 7
    bst r22, 0
    lsr r22
    bld r22, 7
    lsl r4
    adc r4, r1
    lsl r21
    adc r21, r1
    swap r20
    lsl r19
    adc r19, r1
    movw r2, r4 ; r3, r5
    or r2, r22
    eor r21, r2
    mov r2, r22
    or r2, r5
    eor r4, r2
    mov r2, r18
    eor r2, r4
    eor r20, r2
    eor r3, r21
    and r2, r3
    eor r19, r3
    eor r2, r22
    eor r23, r2
    eor r5, r20
    com r20
    eor r22, r19
    mov r2, r18
    and r2, r21
    eor r4, r2
    eor r18, r23
    mov r2, r20
    or r2, r19
    eor r23, r2
    mov r2, r20
    or r2, r23
    eor r19, r2
    mov r2, r23
    and r2, r19
    eor r20, r2
    mov r2, r21
    and r2, r4
    eor r22, r2
    eor r21, r18
    eor r18, r22
    mov r2, r22
    or r2, r21
    eor r5, r2
    eor r4, r5
    mov r2, r5
    and r2, r21
    eor r22, r2
    mov r2, r18
    and r2, r4
    eor r21, r2
    mov r2, r23
    mov r23, r18
    mov r18, r19
    mov r19, r2
    mov r2, r5
    mov r5, r4
    mov r4, r2
    mov r2, r22
    mov r22, r21
    mov r21, r2
    dec r16
    breq .Llwcc_pipo64_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_pipo64_128_ecb_decrypt_avr_round
.Llwcc_pipo64_128_ecb_decrypt_avr_rounds_done:
    subi r30, 208
    sbci r31, 0
    subi r30, lo8(-(112))
    sbci r31, hi8(-(112))
    ldd r2, Z+0
    eor r23, r2
    ldd r2, Z+1
    eor r5, r2
    ldd r2, Z+2
    eor r22, r2
    ldd r2, Z+3
    eor r21, r2
    ldd r2, Z+4
    eor r4, r2
    ldd r2, Z+5
    eor r20, r2
    ldd r2, Z+6
    eor r19, r2
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    ldd r2, Z+0
    eor r18, r2
    st Y+, r18
    st Y+, r19
    st Y+, r20
    st Y+, r4
    st Y+, r21
    st Y+, r22
    st Y+, r5
    st Y+, r23
    subi r30, lo8(-(-208))
    sbci r31, hi8(-(-208))
.Llwcc_pipo64_128_ecb_decrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_pipo64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_pipo64_128_ecb_decrypt_avr_group
.Llwcc_pipo64_128_ecb_decrypt_avr_end:
    rjmp .Llwcc_pipo64_128_file_avr_restore
    .size lwcc_pipo64_128_ecb_decrypt_avr, .-lwcc_pipo64_128_ecb_decrypt_avr

    .global lwcc_pipo64_128_ctr_init_avr
    .type lwcc_pipo64_128_ctr_init_avr, @function
lwcc_pipo64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_pipo64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_pipo64_128_ctr_nonce_avr
    .size lwcc_pipo64_128_ctr_init_avr, .-lwcc_pipo64_128_ctr_init_avr

    .global lwcc_pipo64_128_ctr_nonce_avr
    .type lwcc_pipo64_128_ctr_nonce_avr, @function
lwcc_pipo64_128_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    subi r30, 47
    sbci r31, 255
.Llwcc_pipo64_128_ctr_nonce_avr_copy:
    ldi r18, 4
.Llwcc_pipo64_128_ctr_nonce_avr_byte:
    ld r0, X+
    st Z+, r0
    dec r18
    brne .Llwcc_pipo64_128_ctr_nonce_avr_byte
    ret
    .size lwcc_pipo64_128_ctr_nonce_avr, .-lwcc_pipo64_128_ctr_nonce_avr

    .global lwcc_pipo64_128_ctr_crypt_avr
    .type lwcc_pipo64_128_ctr_crypt_avr, @function
lwcc_pipo64_128_ctr_crypt_avr:
    rcall .Llwcc_pipo64_128_file_avr_save
    movw r8, r18
    movw r10, r22
    movw r28, r24
    ldi r18, 8
.Llwcc_pipo64_128_ctr_crypt_avr_room:
    push r1
    dec r18
    brne .Llwcc_pipo64_128_ctr_crypt_avr_room
    movw r24, r20
    ldi r18, 8
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_pipo64_128_ctr_crypt_avr_whole
    rjmp .Llwcc_pipo64_128_ctr_crypt_avr_rest
.Llwcc_pipo64_128_ctr_crypt_avr_whole:
    mov r6, r18
.Llwcc_pipo64_128_ctr_crypt_avr_block:
    movw r12, r24
    movw r26, r8
    subi r26, 47
    sbci r27, 255
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r24, r30
    movw r22, r30
    rcall .Llwcc_pipo64_128_ctr_nonce_avr_copy
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
    rcall lwcc_pipo64_128_ecb_encrypt_avr
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r26, r10
.Llwcc_pipo64_128_ctr_crypt_avr_byte:
    ld r0, X+
    ld r18, Z+
    eor r0, r18
    st Y+, r0
    dec r6
    brne .Llwcc_pipo64_128_ctr_crypt_avr_byte
    movw r10, r26
    movw r24, r12
    ldi r18, 8
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_pipo64_128_ctr_crypt_avr_whole
.Llwcc_pipo64_128_ctr_crypt_avr_rest:
    subi r24, -8
    breq .Llwcc_pipo64_128_ctr_crypt_avr_end
    mov r6, r24
    clr r24
    clr r25
    rjmp .Llwcc_pipo64_128_ctr_crypt_avr_block
.Llwcc_pipo64_128_ctr_crypt_avr_end:
    ldi r18, 24
.Llwcc_pipo64_128_ctr_crypt_avr_below:
    push r1
    dec r18
    brne .Llwcc_pipo64_128_ctr_crypt_avr_below
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    ldi r18, 32
.Llwcc_pipo64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_pipo64_128_ctr_crypt_avr_clear
    rjmp .Llwcc_pipo64_128_file_avr_restore
    .size lwcc_pipo64_128_ctr_crypt_avr, .-lwcc_pipo64_128_ctr_crypt_avr

.Llwcc_pipo64_128_run_avr_0:
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ret
.Llwcc_pipo64_128_run_avr_1:
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r17
    st Z+, r18
    st Z+, r19
    st Z+, r20
    ret
.Llwcc_pipo64_128_run_avr_2:
    st Z+, r21
    st Z+, r22
    st Z+, r23
    st Z+, r24
    st Z+, r25
    st Z+, r13
    st Z+, r12
    ret
.Llwcc_pipo64_128_run_avr_3:
    ld r13, X
    st Z+, r13
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ret
.Llwcc_pipo64_128_run_avr_4:
    ld r12, X
    st Z+, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ret
.Llwcc_pipo64_128_run_avr_5:
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    ret

.Llwcc_pipo64_128_file_avr_save:
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
.Llwcc_pipo64_128_file_avr_restore:
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
