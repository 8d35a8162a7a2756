; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simon --set simon128_128 --target avr --lanes 1 --goal size
; passes:    unroll() invert() counter() sbox(fixed=true) value_numbering() hoist(nonce=false) subroutines(enabled=true) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() post_schedule() pair_copies() walk()
; dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 88
; layout:    words of 64 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 16, nonce 12, rk 544, ctx 556, align 1, group 16, stack 88, code 1388, flash 1454, ram 1188
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 66, ram 0: table_round_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:e5ae54542022feaec81daa10c74492d30e0bde4860ff195d01ec6702420c7dc8

    .text

    .global lwcc_simon128_128_key_setup_avr
    .type lwcc_simon128_128_key_setup_avr, @function
lwcc_simon128_128_key_setup_avr:
    rcall .Llwcc_simon128_128_file_avr_save
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
    ld r23, X+
    ldi r18, 0
    std Z+0, r23
    ld r22, X+
    std Z+1, r22
    ld r21, X+
    std Z+2, r21
    ld r11, X+
    std Z+3, r11
    ld r10, X+
    std Z+4, r10
    ld r20, X+
    std Z+5, r20
    ld r17, X+
    std Z+6, r17
    ld r15, X+
    std Z+7, r15
    ld r8, X+
    std Z+8, r8
    ld r9, X+
    std Z+9, r9
    ld r4, X+
    std Z+10, r4
    ld r5, X+
    std Z+11, r5
    ld r14, X+
    std Z+12, r14
    ld r13, X+
    std Z+13, r13
    ld r12, X+
    std Z+14, r12
    ld r19, X
    std Z+15, r19
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ldd r26, Y+5
    ldd r27, Y+6
    adiw r26, 16
    ldi r16, 66
.Llwcc_simon128_128_key_setup_avr_round:
    ldi r31, hi8(.Ltable_round_0)
    mov r30, r18
    lpm r6, Z
    eor r23, r6
    subi r18, 255
    movw r6, r8 ; r7, r9
    movw r2, r4 ; r3, r5
    mov r0, r14
    std Y+14, r18
    mov r18, r13
    std Y+15, r12
    std Y+16, r19
    std Y+17, r13
    mov r13, r6
    lsr r13
    ror r19
    rcall .Llwcc_simon128_128_run_avr_0
    lsr r13
    ror r19
    rcall .Llwcc_simon128_128_run_avr_0
    lsr r13
    ror r19
    rcall .Llwcc_simon128_128_run_avr_0
    rcall .Llwcc_simon128_128_run_avr_3
    bst r6, 0
    lsr r19
    rcall .Llwcc_simon128_128_run_avr_0
    bld r19, 7
    rcall .Llwcc_simon128_128_run_avr_3
    st X+, r23
    ldi r19, 255
    eor r22, r19
    st X+, r22
    ldi r19, 255
    eor r21, r19
    st X+, r21
    ldi r19, 255
    eor r11, r19
    st X+, r11
    ldi r19, 255
    eor r10, r19
    st X+, r10
    ldi r19, 255
    eor r20, r19
    st X+, r20
    ldi r19, 255
    eor r17, r19
    st X+, r17
    ldi r19, 255
    eor r15, r19
    st X+, r15
    movw r8, r8 ; r9, r9
    movw r4, r4 ; r5, r5
    mov r14, r14
    ldd r13, Y+17
    mov r13, r13
    ldd r12, Y+15
    mov r12, r12
    ldd r19, Y+16
    mov r19, r19
    mov r18, r23
    mov r23, r8
    mov r8, r18
    mov r18, r22
    mov r22, r9
    mov r9, r18
    mov r18, r21
    mov r21, r4
    mov r4, r18
    mov r18, r11
    mov r11, r5
    mov r5, r18
    mov r18, r10
    mov r10, r14
    mov r14, r18
    mov r18, r20
    mov r20, r13
    mov r13, r18
    mov r18, r17
    mov r17, r12
    mov r12, r18
    mov r18, r15
    mov r15, r19
    mov r19, r18
    ldd r18, Y+14
    dec r16
    breq .Llwcc_simon128_128_key_setup_avr_rounds_done
    rjmp .Llwcc_simon128_128_key_setup_avr_round
.Llwcc_simon128_128_key_setup_avr_rounds_done:

    rcall .Llwcc_simon128_128_run_avr_4
.Llwcc_simon128_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_simon128_128_key_setup_avr_wipe
    adiw r28, 29
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    rjmp .Llwcc_simon128_128_file_avr_restore
    .size lwcc_simon128_128_key_setup_avr, .-lwcc_simon128_128_key_setup_avr

    .global lwcc_simon128_128_ecb_encrypt_avr
    .type lwcc_simon128_128_ecb_encrypt_avr, @function
lwcc_simon128_128_ecb_encrypt_avr:
    rcall .Llwcc_simon128_128_file_avr_save
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 29
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    rcall .Llwcc_simon128_128_run_avr_5
    rjmp .Llwcc_simon128_128_ecb_encrypt_avr_count
.Llwcc_simon128_128_ecb_encrypt_avr_group:
    ldd r26, Y+3
    ldd r27, Y+3+1
    rcall .Llwcc_simon128_128_run_avr_6
    ld r0, X+
    ld r14, X+
    ld r15, X+
    ld r10, X+
    ld r11, X+
    ld r6, X+
    ld r7, X+
    ld r3, X+
    ld r2, X
    ldd r26, Y+5
    ldd r27, Y+6
    ldi r16, 68
.Llwcc_simon128_128_ecb_encrypt_avr_round:
    ; round 1 (simon.dsl:42)
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    movw r4, r6 ; r5, r7
    std Y+14, r0
    mov r0, r3
    std Y+15, r17
    mov r17, r2
    rcall .Llwcc_simon128_128_run_avr_2
    std Y+16, r18
    mov r18, r12
    and r18, r2
    std Y+17, r2
    mov r2, r13
    and r2, r14
    std Y+18, r14
    mov r14, r8
    and r14, r15
    std Y+19, r15
    mov r15, r9
    and r15, r10
    std Y+20, r10
    mov r10, r4
    and r10, r11
    std Y+21, r11
    mov r11, r5
    and r11, r6
    std Y+22, r6
    mov r6, r0
    and r6, r7
    std Y+23, r7
    mov r7, r17
    and r7, r3
    rcall .Llwcc_simon128_128_run_avr_2
    eor r18, r12
    eor r2, r13
    eor r14, r8
    eor r15, r9
    eor r10, r4
    eor r11, r5
    eor r6, r0
    eor r7, r17
    eor r23, r18
    eor r22, r2
    eor r21, r14
    eor r20, r15
    eor r19, r10
    ldd r14, Y+16
    eor r14, r11
    ldd r15, Y+15
    eor r15, r6
    ldd r10, Y+14
    eor r10, r7
    ld r11, X+
    eor r23, r11
    ld r11, X+
    eor r22, r11
    ld r11, X+
    eor r21, r11
    ld r11, X+
    eor r20, r11
    ld r11, X+
    eor r19, r11
    ld r11, X+
    eor r14, r11
    ld r11, X+
    eor r15, r11
    ld r11, X+
    eor r10, r11
    ldd r11, Y+18
    mov r11, r11
    ldd r6, Y+19
    mov r6, r6
    ldd r7, Y+20
    mov r7, r7
    ldd r2, Y+21
    movw r2, r2 ; r3, r3
    ldd r18, Y+22
    mov r18, r18
    ldd r17, Y+23
    mov r17, r17
    ldd r0, Y+17
    mov r0, r0
    mov r12, r14
    mov r14, r23
    mov r23, r11
    mov r11, r20
    mov r20, r2
    mov r2, r10
    mov r10, r21
    mov r21, r7
    mov r7, r12
    mov r12, r15
    mov r15, r22
    mov r22, r6
    mov r6, r19
    mov r19, r18
    mov r18, r17
    mov r17, r3
    mov r3, r12
    dec r16
    breq .Llwcc_simon128_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_simon128_128_ecb_encrypt_avr_round
.Llwcc_simon128_128_ecb_encrypt_avr_rounds_done:
    ldd r26, Y+1
    ldd r27, Y+1+1
    rcall .Llwcc_simon128_128_run_avr_7
    st X+, r0
    st X+, r14
    st X+, r15
    st X+, r10
    st X+, r11
    st X+, r6
    st X+, r7
    st X+, r3
    st X, r2
    rcall .Llwcc_simon128_128_run_avr_1
.Llwcc_simon128_128_ecb_encrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_simon128_128_ecb_encrypt_avr_end
    rjmp .Llwcc_simon128_128_ecb_encrypt_avr_group
.Llwcc_simon128_128_ecb_encrypt_avr_end:
    rcall .Llwcc_simon128_128_run_avr_4
.Llwcc_simon128_128_ecb_encrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_simon128_128_ecb_encrypt_avr_wipe
    adiw r28, 29
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    rjmp .Llwcc_simon128_128_file_avr_restore
    .size lwcc_simon128_128_ecb_encrypt_avr, .-lwcc_simon128_128_ecb_encrypt_avr

    .global lwcc_simon128_128_ecb_decrypt_avr
    .type lwcc_simon128_128_ecb_decrypt_avr, @function
lwcc_simon128_128_ecb_decrypt_avr:
    rcall .Llwcc_simon128_128_file_avr_save
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 29
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    rcall .Llwcc_simon128_128_run_avr_5
    rjmp .Llwcc_simon128_128_ecb_decrypt_avr_count
.Llwcc_simon128_128_ecb_decrypt_avr_group:
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r12, X+
    ld r13, X+
    ld r8, X+
    ld r9, X+
    ld r4, X+
    ld r5, X+
    ld r14, X+
    ld r0, X+
    rcall .Llwcc_simon128_128_run_avr_6
    ld r15, X
    ldd r26, Y+5
    ldd r27, Y+6
    subi r26, 232
    sbci r27, 253
    ldi r16, 68
.Llwcc_simon128_128_ecb_decrypt_avr_round:
    ; round 68 (simon.dsl:43)
    ld r10, X+
    eor r23, r10
    ld r10, X+
    eor r22, r10
    ld r10, X+
    eor r21, r10
    ld r10, X+
    eor r20, r10
    ld r10, X+
    eor r19, r10
    ld r10, X+
    eor r18, r10
    ld r10, X+
    eor r17, r10
    ld r10, X
    eor r15, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    movw r2, r4 ; r3, r5
    std Y+14, r15
    mov r15, r14
    std Y+15, r17
    mov r17, r0
    lsl r10
    rol r11
    rol r6
    rol r7
    rol r2
    rol r3
    rol r15
    rol r17
    adc r10, r1
    std Y+16, r18
    mov r18, r10
    std Y+17, r19
    mov r19, r11
    std Y+18, r20
    mov r20, r6
    std Y+19, r21
    mov r21, r7
    std Y+20, r22
    mov r22, r2
    std Y+21, r23
    mov r23, r3
    std Y+22, r14
    mov r14, r15
    std Y+23, r17
    lsl r18
    rol r19
    rol r20
    rol r21
    rol r22
    rol r23
    rol r14
    rol r17
    adc r18, r1
    and r10, r0
    and r11, r12
    and r6, r13
    and r7, r8
    and r2, r9
    and r3, r4
    and r15, r5
    std Y+24, r0
    ldd r0, Y+23
    std Y+25, r5
    ldd r5, Y+22
    and r0, r5
    eor r18, r10
    eor r19, r11
    eor r20, r6
    eor r21, r7
    eor r22, r2
    eor r23, r3
    eor r15, r14
    eor r17, r0
    ldd r14, Y+21
    eor r14, r18
    ldd r18, Y+20
    eor r18, r19
    ldd r19, Y+19
    eor r19, r20
    ldd r20, Y+18
    eor r20, r21
    ldd r21, Y+17
    eor r21, r22
    ldd r22, Y+16
    eor r22, r23
    ldd r23, Y+15
    eor r23, r15
    ldd r15, Y+14
    eor r15, r17
    mov r17, r12
    mov r12, r13
    mov r13, r8
    mov r8, r9
    mov r9, r4
    ldd r4, Y+25
    movw r4, r4 ; r5, r5
    ldd r0, Y+24
    mov r0, r0
    mov r10, r23
    mov r23, r17
    mov r17, r5
    mov r5, r22
    mov r22, r12
    mov r12, r14
    mov r14, r10
    mov r10, r21
    mov r21, r13
    mov r13, r18
    mov r18, r4
    mov r4, r10
    mov r10, r20
    mov r20, r8
    mov r8, r19
    mov r19, r9
    mov r9, r10
    mov r10, r15
    mov r15, r0
    mov r0, r10
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    dec r16
    breq .Llwcc_simon128_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_simon128_128_ecb_decrypt_avr_round
.Llwcc_simon128_128_ecb_decrypt_avr_rounds_done:
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r12
    st X+, r13
    st X+, r8
    st X+, r9
    st X+, r4
    st X+, r5
    st X+, r14
    st X+, r0
    rcall .Llwcc_simon128_128_run_avr_7
    st X, r15
    rcall .Llwcc_simon128_128_run_avr_1
.Llwcc_simon128_128_ecb_decrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_simon128_128_ecb_decrypt_avr_end
    rjmp .Llwcc_simon128_128_ecb_decrypt_avr_group
.Llwcc_simon128_128_ecb_decrypt_avr_end:
    rcall .Llwcc_simon128_128_run_avr_4
.Llwcc_simon128_128_ecb_decrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_simon128_128_ecb_decrypt_avr_wipe
    adiw r28, 29
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    rjmp .Llwcc_simon128_128_file_avr_restore
    .size lwcc_simon128_128_ecb_decrypt_avr, .-lwcc_simon128_128_ecb_decrypt_avr

    .global lwcc_simon128_128_ctr_init_avr
    .type lwcc_simon128_128_ctr_init_avr, @function
lwcc_simon128_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_simon128_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_simon128_128_ctr_nonce_avr
    .size lwcc_simon128_128_ctr_init_avr, .-lwcc_simon128_128_ctr_init_avr

    .global lwcc_simon128_128_ctr_nonce_avr
    .type lwcc_simon128_128_ctr_nonce_avr, @function
lwcc_simon128_128_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    subi r30, 224
    sbci r31, 253
.Llwcc_simon128_128_ctr_nonce_avr_copy:
    ldi r18, 12
.Llwcc_simon128_128_ctr_nonce_avr_byte:
    ld r0, X+
    st Z+, r0
    dec r18
    brne .Llwcc_simon128_128_ctr_nonce_avr_byte
    ret
    .size lwcc_simon128_128_ctr_nonce_avr, .-lwcc_simon128_128_ctr_nonce_avr

    .global lwcc_simon128_128_ctr_crypt_avr
    .type lwcc_simon128_128_ctr_crypt_avr, @function
lwcc_simon128_128_ctr_crypt_avr:
    rcall .Llwcc_simon128_128_file_avr_save
    movw r8, r18
    movw r10, r22
    movw r28, r24
    ldi r18, 16
.Llwcc_simon128_128_ctr_crypt_avr_room:
    push r1
    dec r18
    brne .Llwcc_simon128_128_ctr_crypt_avr_room
    movw r24, r20
    ldi r18, 16
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_simon128_128_ctr_crypt_avr_whole
    rjmp .Llwcc_simon128_128_ctr_crypt_avr_rest
.Llwcc_simon128_128_ctr_crypt_avr_whole:
    mov r6, r18
.Llwcc_simon128_128_ctr_crypt_avr_block:
    movw r12, r24
    movw r26, r8
    subi r26, 224
    sbci r27, 253
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r24, r30
    movw r22, r30
    rcall .Llwcc_simon128_128_ctr_nonce_avr_copy
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
    rcall lwcc_simon128_128_ecb_encrypt_avr
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r26, r10
.Llwcc_simon128_128_ctr_crypt_avr_byte:
    ld r0, X+
    ld r18, Z+
    eor r0, r18
    st Y+, r0
    dec r6
    brne .Llwcc_simon128_128_ctr_crypt_avr_byte
    movw r10, r26
    movw r24, r12
    ldi r18, 16
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_simon128_128_ctr_crypt_avr_whole
.Llwcc_simon128_128_ctr_crypt_avr_rest:
    subi r24, -16
    breq .Llwcc_simon128_128_ctr_crypt_avr_end
    mov r6, r24
    clr r24
    clr r25
    rjmp .Llwcc_simon128_128_ctr_crypt_avr_block
.Llwcc_simon128_128_ctr_crypt_avr_end:
    ldi r18, 24
.Llwcc_simon128_128_ctr_crypt_avr_below:
    push r1
    dec r18
    brne .Llwcc_simon128_128_ctr_crypt_avr_below
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    ldi r18, 40
.Llwcc_simon128_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon128_128_ctr_crypt_avr_clear
    rjmp .Llwcc_simon128_128_file_avr_restore
    .size lwcc_simon128_128_ctr_crypt_avr, .-lwcc_simon128_128_ctr_crypt_avr

.Llwcc_simon128_128_run_avr_0:
    ror r12
    ror r18
    ror r0
    ror r3
    ror r2
    ror r7
    ror r6
    ret
.Llwcc_simon128_128_run_avr_1:
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 16
    std Y+1, r30
    std Y+2, r31
    ldd r30, Y+3
    ldd r31, Y+4
    adiw r30, 16
    std Y+3, r30
    std Y+4, r31
    ret
.Llwcc_simon128_128_run_avr_2:
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r0
    rol r17
    adc r12, r1
    ret
.Llwcc_simon128_128_run_avr_3:
    eor r23, r6
    eor r22, r7
    eor r21, r2
    eor r11, r3
    eor r10, r0
    eor r20, r18
    eor r17, r12
    eor r15, r19
    ret
.Llwcc_simon128_128_run_avr_4:
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
    ret
.Llwcc_simon128_128_run_avr_5:
    std Y+1, r24
    std Y+2, r25
    std Y+3, r22
    std Y+4, r23
    std Y+5, r18
    std Y+6, r19
    movw r24, r20
    ret
.Llwcc_simon128_128_run_avr_6:
    ld r23, X+
    ld r22, X+
    ld r21, X+
    ld r20, X+
    ld r19, X+
    ld r18, X+
    ld r17, X+
    ret
.Llwcc_simon128_128_run_avr_7:
    st X+, r23
    st X+, r22
    st X+, r21
    st X+, r20
    st X+, r19
    st X+, r18
    st X+, r17
    ret

.Llwcc_simon128_128_file_avr_save:
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
.Llwcc_simon128_128_file_avr_restore:
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

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_round_0:
    .byte 0xfd, 0xfc, 0xfd, 0xfc, 0xfd, 0xfd, 0xfd, 0xfd, 0xfc, 0xfd, 0xfd, 0xfd, 0xfc, 0xfc, 0xfc, 0xfc
    .byte 0xfc, 0xfc, 0xfd, 0xfd, 0xfc, 0xfd, 0xfc, 0xfc, 0xfd, 0xfc, 0xfc, 0xfd, 0xfd, 0xfc, 0xfc, 0xfc
    .byte 0xfd, 0xfc, 0xfd, 0xfc, 0xfc, 0xfc, 0xfc, 0xfd, 0xfc, 0xfc, 0xfc, 0xfd, 0xfd, 0xfd, 0xfd, 0xfd
    .byte 0xfd, 0xfc, 0xfc, 0xfd, 0xfc, 0xfd, 0xfd, 0xfc, 0xfd, 0xfd, 0xfc, 0xfc, 0xfd, 0xfd, 0xfd, 0xfc
    .byte 0xfd, 0xfc
