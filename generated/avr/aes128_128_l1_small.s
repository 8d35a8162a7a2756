; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile aes --set aes128_128 --target avr --lanes 1 --goal size
; passes:    unroll() invert() counter() sbox(fixed=true) hoist(nonce=false) subroutines(enabled=true) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() post_schedule() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 60
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 16, key 16, nonce 12, rk 176, ctx 188, align 1, group 16, stack 60, code 2582, flash 3104, ram 424
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 522, ram 0: table_S, table_S_inverse, table_round_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:bcd6f8a4d8f1c56e86088227cf73fb2a5c5d01cb29e8f0ba5818ec2966744a12

    .text

    .global lwcc_aes128_128_key_setup_avr
    .type lwcc_aes128_128_key_setup_avr, @function
lwcc_aes128_128_key_setup_avr:
    rcall .Llwcc_aes128_128_file_avr_save
    movw r26, r22
    movw r28, r24
    ld r5, X+
    ldi r18, 0
    std Y+0, r5
    ld r6, X+
    std Y+1, r6
    ld r7, X+
    std Y+2, r7
    ld r8, X+
    std Y+3, r8
    ld r9, X+
    std Y+4, r9
    ld r10, X+
    std Y+5, r10
    ld r11, X+
    std Y+6, r11
    ld r12, X+
    std Y+7, r12
    ld r13, X+
    std Y+8, r13
    ld r14, X+
    std Y+9, r14
    ld r15, X+
    std Y+10, r15
    ld r17, X+
    std Y+11, r17
    ld r4, X+
    std Y+12, r4
    ld r0, X+
    std Y+13, r0
    ld r2, X+
    std Y+14, r2
    ld r3, X
    std Y+15, r3
    adiw r28, 16
    ldi r16, 10
.Llwcc_aes128_128_key_setup_avr_round:
    ldi r31, hi8(.Ltable_round_0)
    mov r30, r18
    lpm r19, Z
    eor r5, r19
    subi r18, 255
    ldi r31, hi8(.Ltable_S)
    mov r30, r0
    lpm r19, Z
    eor r5, r19
    st Y+, r5
    eor r9, r5
    eor r13, r9
    mov r30, r2
    lpm r19, Z
    eor r6, r19
    st Y+, r6
    eor r10, r6
    eor r14, r10
    eor r0, r14
    mov r30, r3
    lpm r19, Z
    eor r7, r19
    st Y+, r7
    eor r11, r7
    eor r15, r11
    eor r2, r15
    mov r30, r4
    lpm r19, Z
    eor r8, r19
    st Y+, r8
    st Y+, r9
    st Y+, r10
    st Y+, r11
    eor r12, r8
    st Y+, r12
    st Y+, r13
    st Y+, r14
    st Y+, r15
    eor r17, r12
    st Y+, r17
    eor r4, r13
    st Y+, r4
    st Y+, r0
    st Y+, r2
    eor r3, r17
    st Y+, r3
    dec r16
    brne .Llwcc_aes128_128_key_setup_avr_round

    rjmp .Llwcc_aes128_128_file_avr_restore
    .size lwcc_aes128_128_key_setup_avr, .-lwcc_aes128_128_key_setup_avr

    .global lwcc_aes128_128_ecb_encrypt_avr
    .type lwcc_aes128_128_ecb_encrypt_avr, @function
lwcc_aes128_128_ecb_encrypt_avr:
    rcall .Llwcc_aes128_128_file_avr_save
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
    rjmp .Llwcc_aes128_128_ecb_encrypt_avr_count
.Llwcc_aes128_128_ecb_encrypt_avr_group:
    ld r12, X+
    ldd r9, Y+0
    eor r12, r9
    ld r9, X+
    ldd r15, Y+1
    eor r9, r15
    ld r15, X+
    ldd r5, Y+2
    eor r15, r5
    ld r5, X+
    ldd r10, Y+3
    eor r5, r10
    ld r10, X+
    ldd r13, Y+4
    eor r10, r13
    ld r13, X+
    ldd r14, Y+5
    eor r13, r14
    ld r14, X+
    ldd r6, Y+6
    eor r14, r6
    ld r6, X+
    ldd r4, Y+7
    eor r6, r4
    ld r4, X+
    ldd r11, Y+8
    eor r4, r11
    ld r11, X+
    ldd r2, Y+9
    eor r11, r2
    ld r2, X+
    ldd r3, Y+10
    eor r2, r3
    ld r3, X+
    ldd r8, Y+11
    eor r3, r8
    ld r8, X+
    ldd r7, Y+12
    eor r8, r7
    ld r7, X+
    ldd r0, Y+13
    eor r7, r0
    ld r0, X+
    ldd r16, Y+14
    eor r0, r16
    ld r21, X+
    ldd r16, Y+15
    eor r21, r16
    adiw r28, 16
    ldi r16, 9
.Llwcc_aes128_128_ecb_encrypt_avr_round:
    ; round 1 (aes.dsl:47)
    rcall .Llwcc_aes128_128_run_avr_1
    lpm r21, Z
    mov r20, r12
    rcall .Llwcc_aes128_128_run_avr_0
    movw r18, r12 ; r19, r13
    lsl r18
    eor r18, r20
    mov r20, r13
    rcall .Llwcc_aes128_128_run_avr_0
    lsl r19
    eor r19, r20
    mov r20, r13
    eor r20, r19
    eor r20, r18
    eor r20, r2
    eor r20, r21
    eor r18, r12
    eor r18, r13
    ld r17, Y+
    eor r20, r17
    eor r19, r12
    eor r12, r13
    eor r18, r2
    mov r17, r2
    rcall .Llwcc_aes128_128_run_avr_8
    mov r13, r2
    lsl r13
    eor r13, r17
    eor r2, r13
    eor r2, r19
    eor r12, r13
    eor r2, r21
    ld r13, Y+
    eor r2, r13
    mov r19, r21
    rcall .Llwcc_aes128_128_run_avr_7
    mov r13, r21
    lsl r13
    eor r13, r19
    eor r21, r13
    eor r12, r21
    eor r13, r18
    ld r21, Y+
    eor r12, r21
    ld r21, Y+
    eor r13, r21
    mov r21, r10
    rcall .Llwcc_aes128_128_run_avr_4
    movw r18, r10 ; r19, r11
    lsl r18
    eor r18, r21
    mov r21, r11
    rcall .Llwcc_aes128_128_run_avr_4
    lsl r19
    eor r19, r21
    mov r21, r11
    eor r21, r19
    eor r21, r18
    eor r21, r0
    eor r21, r5
    eor r18, r10
    eor r18, r11
    ld r17, Y+
    eor r21, r17
    eor r19, r10
    eor r10, r11
    eor r18, r0
    mov r17, r0
    rcall .Llwcc_aes128_128_run_avr_8
    mov r11, r0
    lsl r11
    eor r11, r17
    eor r0, r11
    eor r0, r19
    eor r10, r11
    eor r0, r5
    ld r11, Y+
    eor r0, r11
    mov r19, r5
    rcall .Llwcc_aes128_128_run_avr_7
    mov r11, r5
    lsl r11
    eor r11, r19
    eor r5, r11
    eor r10, r5
    eor r11, r18
    ld r5, Y+
    eor r10, r5
    ld r5, Y+
    eor r11, r5
    mov r18, r4
    lsl r18
    sbc r18, r18
    andi r18, 27
    mov r5, r4
    lsl r5
    eor r5, r18
    mov r18, r7
    lsl r18
    sbc r18, r18
    andi r18, 27
    mov r19, r7
    lsl r19
    eor r19, r18
    mov r18, r7
    eor r18, r19
    eor r18, r5
    eor r18, r15
    eor r18, r6
    eor r5, r4
    eor r5, r7
    ld r17, Y+
    eor r18, r17
    eor r19, r4
    eor r4, r7
    eor r5, r15
    mov r17, r15
    rcall .Llwcc_aes128_128_run_avr_8
    mov r7, r15
    lsl r7
    eor r7, r17
    eor r15, r7
    eor r15, r19
    eor r4, r7
    eor r15, r6
    ld r7, Y+
    eor r15, r7
    mov r19, r6
    rcall .Llwcc_aes128_128_run_avr_7
    mov r7, r6
    lsl r7
    eor r7, r19
    eor r6, r7
    eor r4, r6
    eor r5, r7
    ld r6, Y+
    eor r4, r6
    ld r6, Y+
    eor r5, r6
    mov r19, r8
    rcall .Llwcc_aes128_128_run_avr_7
    movw r6, r8 ; r7, r9
    lsl r6
    eor r6, r19
    mov r19, r9
    rcall .Llwcc_aes128_128_run_avr_7
    lsl r7
    eor r7, r19
    mov r19, r9
    eor r19, r7
    eor r19, r6
    eor r19, r14
    eor r19, r3
    eor r6, r8
    eor r6, r9
    ld r17, Y+
    eor r19, r17
    eor r7, r8
    eor r8, r9
    eor r6, r14
    mov r17, r14
    rcall .Llwcc_aes128_128_run_avr_8
    mov r9, r14
    lsl r9
    eor r9, r17
    eor r14, r9
    eor r7, r14
    eor r8, r9
    eor r7, r3
    ld r9, Y+
    eor r7, r9
    mov r17, r3
    rcall .Llwcc_aes128_128_run_avr_8
    mov r9, r3
    lsl r9
    eor r9, r17
    eor r3, r9
    eor r8, r3
    eor r6, r9
    ld r9, Y+
    eor r8, r9
    ld r9, Y+
    eor r6, r9
    mov r9, r2
    mov r14, r10
    mov r10, r21
    movw r2, r4 ; r3, r5
    mov r4, r18
    mov r5, r13
    mov r13, r0
    mov r0, r8
    mov r8, r19
    mov r21, r6
    mov r6, r11
    mov r11, r15
    mov r15, r12
    mov r12, r20
    dec r16
    breq .Llwcc_aes128_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_aes128_128_ecb_encrypt_avr_round
.Llwcc_aes128_128_ecb_encrypt_avr_rounds_done:
    subi r28, 160
    sbci r29, 0
    ; round 10 (aes.dsl:53)
    rcall .Llwcc_aes128_128_run_avr_1
    lpm r16, Z
    subi r28, lo8(-(160))
    sbci r29, hi8(-(160))
    ldd r21, Y+0
    eor r12, r21
    ldd r21, Y+1
    eor r13, r21
    ldd r21, Y+2
    eor r2, r21
    ldd r21, Y+3
    eor r16, r21
    ldd r21, Y+4
    eor r10, r21
    ldd r21, Y+5
    eor r11, r21
    ldd r21, Y+6
    eor r0, r21
    ldd r21, Y+7
    eor r5, r21
    ldd r21, Y+8
    eor r4, r21
    ldd r21, Y+9
    eor r7, r21
    ldd r21, Y+10
    eor r15, r21
    ldd r21, Y+11
    eor r6, r21
    ldd r21, Y+12
    eor r8, r21
    ldd r21, Y+13
    eor r9, r21
    ldd r21, Y+14
    eor r14, r21
    ldd r21, Y+15
    eor r3, r21
    movw r30, r22
    std Z+0, r12
    std Z+1, r13
    std Z+2, r2
    std Z+3, r16
    std Z+4, r10
    std Z+5, r11
    std Z+6, r0
    std Z+7, r5
    std Z+8, r4
    std Z+9, r7
    std Z+10, r15
    std Z+11, r6
    std Z+12, r8
    std Z+13, r9
    std Z+14, r14
    std Z+15, r3
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    subi r22, 240
    sbci r23, 255
.Llwcc_aes128_128_ecb_encrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_aes128_128_ecb_encrypt_avr_end
    rjmp .Llwcc_aes128_128_ecb_encrypt_avr_group
.Llwcc_aes128_128_ecb_encrypt_avr_end:
    rjmp .Llwcc_aes128_128_file_avr_restore
    .size lwcc_aes128_128_ecb_encrypt_avr, .-lwcc_aes128_128_ecb_encrypt_avr

    .global lwcc_aes128_128_ecb_decrypt_avr
    .type lwcc_aes128_128_ecb_decrypt_avr, @function
lwcc_aes128_128_ecb_decrypt_avr:
    rcall .Llwcc_aes128_128_file_avr_save
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 29
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+1, r24
    std Y+2, r25
    std Y+3, r22
    std Y+4, r23
    std Y+5, r18
    std Y+6, r19
    movw r24, r20
    rjmp .Llwcc_aes128_128_ecb_decrypt_avr_count
.Llwcc_aes128_128_ecb_decrypt_avr_group:
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r18, X+
    ld r11, X+
    ld r5, X+
    ld r10, X+
    ld r17, X+
    ld r4, X+
    ld r9, X+
    ld r15, X+
    ld r14, X+
    ld r8, X+
    ld r6, X+
    ld r7, X+
    ld r13, X+
    ld r2, X+
    ld r3, X+
    ld r16, X
    ; round 10 (aes.dsl:53)
    ldd r26, Y+5
    ldd r27, Y+5+1
    ldi r31, hi8(.Ltable_S_inverse)
    subi r26, lo8(-(163))
    sbci r27, hi8(-(163))
    ld r30, X
    eor r30, r10
    lpm r10, Z
    adiw r26, 3
    ld r30, X
    eor r30, r9
    lpm r9, Z
    adiw r26, 3
    ld r30, X
    eor r30, r8
    lpm r8, Z
    adiw r26, 3
    ld r30, X
    eor r30, r13
    lpm r13, Z
    adiw r26, 3
    ld r30, X
    eor r30, r16
    lpm r16, Z
    rcall .Llwcc_aes128_128_run_avr_9
    eor r30, r5
    lpm r5, Z
    adiw r26, 3
    ld r30, X
    eor r30, r4
    lpm r4, Z
    adiw r26, 3
    ld r30, X
    eor r30, r14
    lpm r14, Z
    adiw r26, 3
    ld r30, X
    eor r30, r7
    lpm r7, Z
    adiw r26, 3
    ld r30, X
    eor r30, r3
    lpm r3, Z
    rcall .Llwcc_aes128_128_run_avr_9
    eor r30, r11
    lpm r11, Z
    adiw r26, 3
    ld r30, X
    eor r30, r17
    lpm r17, Z
    adiw r26, 3
    ld r30, X
    eor r30, r15
    lpm r15, Z
    adiw r26, 3
    ld r30, X
    eor r30, r6
    lpm r6, Z
    adiw r26, 3
    ld r30, X
    eor r30, r2
    lpm r2, Z
    rcall .Llwcc_aes128_128_run_avr_9
    eor r30, r18
    lpm r23, Z
    movw r18, r10 ; r19, r11
    mov r10, r13
    mov r13, r15
    mov r15, r14
    mov r14, r7
    mov r7, r17
    mov r17, r16
    mov r11, r9
    mov r9, r4
    mov r4, r5
    mov r5, r8
    mov r8, r3
    mov r3, r2
    mov r2, r6
    mov r6, r19
    ldd r26, Y+5
    ldd r27, Y+6
    subi r26, 112
    sbci r27, 255
    ldi r16, 9
.Llwcc_aes128_128_ecb_decrypt_avr_round:
    adiw r26, 15
    ; round 9 (aes.dsl:49)
    ld r19, X
    eor r18, r19
    rcall .Llwcc_aes128_128_run_avr_2
    eor r11, r19
    rcall .Llwcc_aes128_128_run_avr_2
    eor r5, r19
    rcall .Llwcc_aes128_128_run_avr_2
    eor r10, r19
    rcall .Llwcc_aes128_128_run_avr_2
    eor r17, r19
    rcall .Llwcc_aes128_128_run_avr_2
    eor r4, r19
    rcall .Llwcc_aes128_128_run_avr_2
    eor r9, r19
    rcall .Llwcc_aes128_128_run_avr_2
    eor r15, r19
    rcall .Llwcc_aes128_128_run_avr_2
    eor r14, r19
    rcall .Llwcc_aes128_128_run_avr_2
    eor r8, r19
    rcall .Llwcc_aes128_128_run_avr_2
    eor r6, r19
    rcall .Llwcc_aes128_128_run_avr_2
    eor r7, r19
    rcall .Llwcc_aes128_128_run_avr_2
    eor r13, r19
    rcall .Llwcc_aes128_128_run_avr_2
    eor r2, r19
    rcall .Llwcc_aes128_128_run_avr_2
    eor r3, r19
    rcall .Llwcc_aes128_128_run_avr_2
    eor r23, r19
    mov r19, r10
    rcall .Llwcc_aes128_128_run_avr_7
    mov r22, r10
    lsl r22
    eor r22, r19
    mov r19, r22
    rcall .Llwcc_aes128_128_run_avr_7
    mov r21, r22
    lsl r21
    eor r21, r19
    mov r19, r21
    rcall .Llwcc_aes128_128_run_avr_7
    mov r20, r21
    lsl r20
    eor r20, r19
    mov r19, r22
    eor r19, r21
    eor r21, r10
    eor r22, r10
    eor r19, r20
    eor r10, r20
    eor r21, r20
    eor r22, r20
    mov r20, r5
    rcall .Llwcc_aes128_128_run_avr_0
    mov r12, r5
    rcall .Llwcc_aes128_128_run_avr_10
    rcall .Llwcc_aes128_128_run_avr_0
    rcall .Llwcc_aes128_128_run_avr_11
    mov r20, r0
    rcall .Llwcc_aes128_128_run_avr_0
    std Y+14, r13
    mov r13, r0
    lsl r13
    eor r13, r20
    mov r20, r5
    eor r20, r12
    eor r20, r13
    eor r19, r20
    eor r12, r0
    eor r12, r13
    eor r10, r12
    eor r0, r5
    eor r5, r13
    eor r13, r0
    eor r5, r21
    eor r13, r22
    mov r22, r11
    rcall .Llwcc_aes128_128_run_avr_6
    rcall .Llwcc_aes128_128_run_avr_16
    rcall .Llwcc_aes128_128_run_avr_6
    mov r20, r21
    lsl r20
    eor r20, r22
    mov r22, r20
    rcall .Llwcc_aes128_128_run_avr_6
    mov r12, r20
    lsl r12
    eor r12, r22
    mov r22, r11
    eor r22, r20
    eor r22, r12
    eor r19, r22
    eor r20, r21
    eor r21, r11
    eor r21, r12
    eor r10, r21
    eor r20, r12
    eor r11, r12
    eor r5, r20
    eor r13, r11
    mov r22, r18
    rcall .Llwcc_aes128_128_run_avr_6
    mov r11, r18
    lsl r11
    eor r11, r22
    mov r22, r11
    rcall .Llwcc_aes128_128_run_avr_6
    rcall .Llwcc_aes128_128_run_avr_16
    rcall .Llwcc_aes128_128_run_avr_6
    mov r20, r21
    lsl r20
    eor r20, r22
    mov r22, r18
    eor r22, r20
    eor r19, r22
    ldi r31, hi8(.Ltable_S_inverse)
    mov r30, r19
    lpm r19, Z
    mov r22, r18
    eor r22, r21
    eor r22, r20
    eor r10, r22
    eor r18, r11
    eor r11, r21
    eor r18, r20
    eor r5, r18
    eor r11, r20
    eor r13, r11
    mov r30, r13
    lpm r18, Z
    mov r30, r5
    lpm r11, Z
    mov r30, r10
    lpm r5, Z
    mov r22, r15
    rcall .Llwcc_aes128_128_run_avr_6
    mov r10, r15
    lsl r10
    eor r10, r22
    mov r22, r10
    rcall .Llwcc_aes128_128_run_avr_6
    mov r13, r10
    lsl r13
    eor r13, r22
    mov r22, r13
    rcall .Llwcc_aes128_128_run_avr_6
    mov r21, r13
    lsl r21
    eor r21, r22
    mov r22, r10
    eor r22, r13
    eor r13, r15
    eor r10, r15
    eor r22, r21
    eor r15, r21
    eor r13, r21
    eor r10, r21
    mov r21, r9
    rcall .Llwcc_aes128_128_run_avr_4
    rcall .Llwcc_aes128_128_run_avr_12
    mov r21, r20
    rcall .Llwcc_aes128_128_run_avr_4
    mov r12, r20
    lsl r12
    eor r12, r21
    mov r21, r12
    rcall .Llwcc_aes128_128_run_avr_4
    mov r0, r12
    lsl r0
    eor r0, r21
    mov r21, r9
    eor r21, r20
    eor r21, r0
    eor r22, r21
    eor r20, r12
    eor r20, r0
    eor r15, r20
    eor r12, r9
    eor r9, r0
    eor r12, r0
    eor r13, r9
    eor r10, r12
    mov r21, r4
    rcall .Llwcc_aes128_128_run_avr_4
    mov r9, r4
    rcall .Llwcc_aes128_128_run_avr_13
    rcall .Llwcc_aes128_128_run_avr_4
    rcall .Llwcc_aes128_128_run_avr_12
    mov r21, r20
    rcall .Llwcc_aes128_128_run_avr_4
    mov r12, r20
    lsl r12
    eor r12, r21
    mov r21, r4
    eor r21, r20
    eor r21, r12
    eor r22, r21
    eor r20, r9
    eor r9, r4
    eor r9, r12
    eor r15, r9
    eor r20, r12
    eor r4, r12
    eor r13, r20
    eor r10, r4
    mov r21, r17
    rcall .Llwcc_aes128_128_run_avr_4
    mov r4, r17
    lsl r4
    eor r4, r21
    mov r21, r4
    rcall .Llwcc_aes128_128_run_avr_4
    mov r9, r4
    rcall .Llwcc_aes128_128_run_avr_13
    rcall .Llwcc_aes128_128_run_avr_4
    rcall .Llwcc_aes128_128_run_avr_12
    mov r21, r17
    eor r21, r20
    eor r22, r21
    mov r30, r22
    lpm r22, Z
    mov r21, r17
    eor r21, r9
    eor r21, r20
    eor r15, r21
    eor r17, r4
    eor r4, r9
    eor r17, r20
    eor r13, r17
    eor r4, r20
    eor r10, r4
    mov r30, r15
    lpm r17, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r13
    lpm r4, Z
    mov r21, r7
    rcall .Llwcc_aes128_128_run_avr_4
    mov r9, r7
    rcall .Llwcc_aes128_128_run_avr_13
    rcall .Llwcc_aes128_128_run_avr_4
    mov r15, r9
    lsl r15
    eor r15, r21
    mov r21, r15
    rcall .Llwcc_aes128_128_run_avr_4
    mov r13, r15
    lsl r13
    eor r13, r21
    mov r21, r9
    eor r21, r15
    eor r15, r7
    eor r9, r7
    eor r21, r13
    eor r7, r13
    eor r15, r13
    eor r9, r13
    mov r20, r6
    rcall .Llwcc_aes128_128_run_avr_0
    rcall .Llwcc_aes128_128_run_avr_14
    mov r20, r13
    rcall .Llwcc_aes128_128_run_avr_0
    mov r12, r13
    rcall .Llwcc_aes128_128_run_avr_10
    rcall .Llwcc_aes128_128_run_avr_0
    rcall .Llwcc_aes128_128_run_avr_11
    mov r20, r6
    eor r20, r13
    eor r20, r0
    eor r21, r20
    eor r13, r12
    eor r13, r0
    eor r7, r13
    eor r12, r6
    eor r6, r0
    eor r12, r0
    eor r15, r6
    eor r9, r12
    mov r20, r8
    rcall .Llwcc_aes128_128_run_avr_0
    mov r6, r8
    rcall .Llwcc_aes128_128_run_avr_15
    rcall .Llwcc_aes128_128_run_avr_0
    rcall .Llwcc_aes128_128_run_avr_14
    mov r20, r13
    rcall .Llwcc_aes128_128_run_avr_0
    mov r12, r13
    lsl r12
    eor r12, r20
    mov r20, r8
    eor r20, r13
    eor r20, r12
    eor r21, r20
    eor r13, r6
    eor r6, r8
    eor r6, r12
    eor r7, r6
    eor r13, r12
    eor r8, r12
    eor r15, r13
    eor r9, r8
    mov r20, r14
    rcall .Llwcc_aes128_128_run_avr_0
    mov r8, r14
    lsl r8
    eor r8, r20
    mov r20, r8
    rcall .Llwcc_aes128_128_run_avr_0
    mov r6, r8
    rcall .Llwcc_aes128_128_run_avr_15
    rcall .Llwcc_aes128_128_run_avr_0
    rcall .Llwcc_aes128_128_run_avr_14
    mov r20, r14
    eor r20, r13
    eor r21, r20
    mov r30, r21
    lpm r21, Z
    mov r20, r14
    eor r20, r6
    eor r20, r13
    eor r7, r20
    eor r14, r8
    eor r8, r6
    eor r14, r13
    eor r15, r14
    eor r8, r13
    eor r9, r8
    mov r30, r15
    lpm r15, Z
    mov r30, r7
    lpm r14, Z
    mov r30, r9
    lpm r13, Z
    mov r20, r23
    rcall .Llwcc_aes128_128_run_avr_0
    mov r9, r23
    lsl r9
    eor r9, r20
    mov r20, r9
    rcall .Llwcc_aes128_128_run_avr_0
    mov r8, r9
    lsl r8
    eor r8, r20
    mov r20, r8
    rcall .Llwcc_aes128_128_run_avr_0
    movw r6, r8 ; r7, r9
    lsl r6
    eor r6, r20
    eor r7, r8
    eor r8, r23
    eor r9, r23
    eor r7, r6
    eor r23, r6
    eor r8, r6
    eor r9, r6
    mov r20, r3
    rcall .Llwcc_aes128_128_run_avr_0
    mov r6, r3
    rcall .Llwcc_aes128_128_run_avr_15
    rcall .Llwcc_aes128_128_run_avr_0
    mov r12, r6
    rcall .Llwcc_aes128_128_run_avr_10
    rcall .Llwcc_aes128_128_run_avr_0
    rcall .Llwcc_aes128_128_run_avr_11
    mov r20, r3
    eor r20, r6
    eor r20, r0
    eor r7, r20
    eor r6, r12
    eor r6, r0
    eor r6, r23
    eor r12, r3
    eor r3, r0
    eor r12, r0
    eor r8, r3
    eor r9, r12
    rcall .Llwcc_aes128_128_run_avr_5
    eor r23, r20
    eor r23, r12
    eor r7, r23
    eor r20, r3
    eor r3, r2
    eor r3, r12
    eor r6, r3
    eor r20, r12
    eor r2, r12
    eor r8, r20
    eor r9, r2
    ldd r2, Y+14
    rcall .Llwcc_aes128_128_run_avr_5
    eor r23, r12
    eor r7, r23
    mov r30, r7
    lpm r23, Z
    mov r7, r2
    eor r7, r20
    eor r7, r12
    eor r6, r7
    eor r2, r3
    eor r3, r20
    eor r2, r12
    eor r8, r2
    eor r3, r12
    eor r9, r3
    mov r30, r9
    lpm r9, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r6
    lpm r6, Z
    mov r7, r21
    movw r2, r4 ; r3, r5
    mov r4, r8
    mov r8, r11
    mov r11, r15
    mov r15, r22
    mov r5, r17
    mov r17, r18
    mov r18, r9
    mov r9, r14
    mov r14, r10
    mov r10, r19
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    dec r16
    breq .Llwcc_aes128_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_aes128_128_ecb_decrypt_avr_round
.Llwcc_aes128_128_ecb_decrypt_avr_rounds_done:
    ldd r26, Y+5
    ldd r27, Y+5+1
    adiw r26, 15
    ld r16, X
    eor r18, r16
    rcall .Llwcc_aes128_128_run_avr_3
    eor r11, r16
    rcall .Llwcc_aes128_128_run_avr_3
    eor r5, r16
    rcall .Llwcc_aes128_128_run_avr_3
    eor r10, r16
    rcall .Llwcc_aes128_128_run_avr_3
    eor r17, r16
    rcall .Llwcc_aes128_128_run_avr_3
    eor r4, r16
    rcall .Llwcc_aes128_128_run_avr_3
    eor r9, r16
    rcall .Llwcc_aes128_128_run_avr_3
    eor r15, r16
    rcall .Llwcc_aes128_128_run_avr_3
    eor r14, r16
    rcall .Llwcc_aes128_128_run_avr_3
    eor r8, r16
    rcall .Llwcc_aes128_128_run_avr_3
    eor r6, r16
    rcall .Llwcc_aes128_128_run_avr_3
    eor r7, r16
    rcall .Llwcc_aes128_128_run_avr_3
    eor r13, r16
    rcall .Llwcc_aes128_128_run_avr_3
    eor r2, r16
    rcall .Llwcc_aes128_128_run_avr_3
    eor r3, r16
    rcall .Llwcc_aes128_128_run_avr_3
    eor r23, r16
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r23
    st X+, r3
    st X+, r2
    st X+, r13
    st X+, r7
    st X+, r6
    st X+, r8
    st X+, r14
    st X+, r15
    st X+, r9
    st X+, r4
    st X+, r17
    st X+, r10
    st X+, r5
    st X+, r11
    st X, r18
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
.Llwcc_aes128_128_ecb_decrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_aes128_128_ecb_decrypt_avr_end
    rjmp .Llwcc_aes128_128_ecb_decrypt_avr_group
.Llwcc_aes128_128_ecb_decrypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_aes128_128_ecb_decrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_aes128_128_ecb_decrypt_avr_wipe
    adiw r28, 29
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    rjmp .Llwcc_aes128_128_file_avr_restore
    .size lwcc_aes128_128_ecb_decrypt_avr, .-lwcc_aes128_128_ecb_decrypt_avr

    .global lwcc_aes128_128_ctr_init_avr
    .type lwcc_aes128_128_ctr_init_avr, @function
lwcc_aes128_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_aes128_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_aes128_128_ctr_nonce_avr
    .size lwcc_aes128_128_ctr_init_avr, .-lwcc_aes128_128_ctr_init_avr

    .global lwcc_aes128_128_ctr_nonce_avr
    .type lwcc_aes128_128_ctr_nonce_avr, @function
lwcc_aes128_128_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    subi r30, 80
    sbci r31, 255
.Llwcc_aes128_128_ctr_nonce_avr_copy:
    ldi r18, 12
.Llwcc_aes128_128_ctr_nonce_avr_byte:
    ld r0, X+
    st Z+, r0
    dec r18
    brne .Llwcc_aes128_128_ctr_nonce_avr_byte
    ret
    .size lwcc_aes128_128_ctr_nonce_avr, .-lwcc_aes128_128_ctr_nonce_avr

    .global lwcc_aes128_128_ctr_crypt_avr
    .type lwcc_aes128_128_ctr_crypt_avr, @function
lwcc_aes128_128_ctr_crypt_avr:
    rcall .Llwcc_aes128_128_file_avr_save
    movw r8, r18
    movw r10, r22
    movw r28, r24
    ldi r18, 16
.Llwcc_aes128_128_ctr_crypt_avr_room:
    push r1
    dec r18
    brne .Llwcc_aes128_128_ctr_crypt_avr_room
    movw r24, r20
    ldi r18, 16
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_aes128_128_ctr_crypt_avr_whole
    rjmp .Llwcc_aes128_128_ctr_crypt_avr_rest
.Llwcc_aes128_128_ctr_crypt_avr_whole:
    mov r6, r18
.Llwcc_aes128_128_ctr_crypt_avr_block:
    movw r12, r24
    movw r26, r8
    subi r26, 80
    sbci r27, 255
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r24, r30
    movw r22, r30
    rcall .Llwcc_aes128_128_ctr_nonce_avr_copy
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
    rcall lwcc_aes128_128_ecb_encrypt_avr
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r26, r10
.Llwcc_aes128_128_ctr_crypt_avr_byte:
    ld r0, X+
    ld r18, Z+
    eor r0, r18
    st Y+, r0
    dec r6
    brne .Llwcc_aes128_128_ctr_crypt_avr_byte
    movw r10, r26
    movw r24, r12
    ldi r18, 16
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_aes128_128_ctr_crypt_avr_whole
.Llwcc_aes128_128_ctr_crypt_avr_rest:
    subi r24, -16
    breq .Llwcc_aes128_128_ctr_crypt_avr_end
    mov r6, r24
    clr r24
    clr r25
    rjmp .Llwcc_aes128_128_ctr_crypt_avr_block
.Llwcc_aes128_128_ctr_crypt_avr_end:
    ldi r18, 24
.Llwcc_aes128_128_ctr_crypt_avr_below:
    push r1
    dec r18
    brne .Llwcc_aes128_128_ctr_crypt_avr_below
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    ldi r18, 40
.Llwcc_aes128_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_aes128_128_ctr_crypt_avr_clear
    rjmp .Llwcc_aes128_128_file_avr_restore
    .size lwcc_aes128_128_ctr_crypt_avr, .-lwcc_aes128_128_ctr_crypt_avr

.Llwcc_aes128_128_run_avr_0:
    lsl r20
    sbc r20, r20
    andi r20, 27
    ret
.Llwcc_aes128_128_run_avr_1:
    ldi r31, hi8(.Ltable_S)
    mov r30, r12
    lpm r12, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r21
    ret
.Llwcc_aes128_128_run_avr_2:
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X
    ret
.Llwcc_aes128_128_run_avr_3:
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X
    ret
.Llwcc_aes128_128_run_avr_4:
    lsl r21
    sbc r21, r21
    andi r21, 27
    ret
.Llwcc_aes128_128_run_avr_5:
    mov r23, r2
    lsl r23
    sbc r23, r23
    andi r23, 27
    mov r3, r2
    lsl r3
    eor r3, r23
    mov r23, r3
    lsl r23
    sbc r23, r23
    andi r23, 27
    mov r20, r3
    lsl r20
    eor r20, r23
    mov r23, r20
    lsl r23
    sbc r23, r23
    andi r23, 27
    mov r12, r20
    lsl r12
    eor r12, r23
    mov r23, r2
    ret
.Llwcc_aes128_128_run_avr_6:
    lsl r22
    sbc r22, r22
    andi r22, 27
    ret
.Llwcc_aes128_128_run_avr_7:
    lsl r19
    sbc r19, r19
    andi r19, 27
    ret
.Llwcc_aes128_128_run_avr_8:
    lsl r17
    sbc r17, r17
    andi r17, 27
    ret
.Llwcc_aes128_128_run_avr_9:
    subi r26, lo8(-(-13))
    sbci r27, hi8(-(-13))
    ld r30, X
    ret
.Llwcc_aes128_128_run_avr_10:
    lsl r12
    eor r12, r20
    mov r20, r12
    ret
.Llwcc_aes128_128_run_avr_11:
    mov r0, r12
    lsl r0
    eor r0, r20
    ret
.Llwcc_aes128_128_run_avr_12:
    mov r20, r9
    lsl r20
    eor r20, r21
    ret
.Llwcc_aes128_128_run_avr_13:
    lsl r9
    eor r9, r21
    mov r21, r9
    ret
.Llwcc_aes128_128_run_avr_14:
    mov r13, r6
    lsl r13
    eor r13, r20
    ret
.Llwcc_aes128_128_run_avr_15:
    lsl r6
    eor r6, r20
    mov r20, r6
    ret
.Llwcc_aes128_128_run_avr_16:
    mov r21, r11
    lsl r21
    eor r21, r22
    mov r22, r21
    ret

.Llwcc_aes128_128_file_avr_save:
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
.Llwcc_aes128_128_file_avr_restore:
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
.Ltable_S:
    .byte 0x63, 0x7c, 0x77, 0x7b, 0xf2, 0x6b, 0x6f, 0xc5, 0x30, 0x01, 0x67, 0x2b, 0xfe, 0xd7, 0xab, 0x76
    .byte 0xca, 0x82, 0xc9, 0x7d, 0xfa, 0x59, 0x47, 0xf0, 0xad, 0xd4, 0xa2, 0xaf, 0x9c, 0xa4, 0x72, 0xc0
    .byte 0xb7, 0xfd, 0x93, 0x26, 0x36, 0x3f, 0xf7, 0xcc, 0x34, 0xa5, 0xe5, 0xf1, 0x71, 0xd8, 0x31, 0x15
    .byte 0x04, 0xc7, 0x23, 0xc3, 0x18, 0x96, 0x05, 0x9a, 0x07, 0x12, 0x80, 0xe2, 0xeb, 0x27, 0xb2, 0x75
    .byte 0x09, 0x83, 0x2c, 0x1a, 0x1b, 0x6e, 0x5a, 0xa0, 0x52, 0x3b, 0xd6, 0xb3, 0x29, 0xe3, 0x2f, 0x84
    .byte 0x53, 0xd1, 0x00, 0xed, 0x20, 0xfc, 0xb1, 0x5b, 0x6a, 0xcb, 0xbe, 0x39, 0x4a, 0x4c, 0x58, 0xcf
    .byte 0xd0, 0xef, 0xaa, 0xfb, 0x43, 0x4d, 0x33, 0x85, 0x45, 0xf9, 0x02, 0x7f, 0x50, 0x3c, 0x9f, 0xa8
    .byte 0x51, 0xa3, 0x40, 0x8f, 0x92, 0x9d, 0x38, 0xf5, 0xbc, 0xb6, 0xda, 0x21, 0x10, 0xff, 0xf3, 0xd2
    .byte 0xcd, 0x0c, 0x13, 0xec, 0x5f, 0x97, 0x44, 0x17, 0xc4, 0xa7, 0x7e, 0x3d, 0x64, 0x5d, 0x19, 0x73
    .byte 0x60, 0x81, 0x4f, 0xdc, 0x22, 0x2a, 0x90, 0x88, 0x46, 0xee, 0xb8, 0x14, 0xde, 0x5e, 0x0b, 0xdb
    .byte 0xe0, 0x32, 0x3a, 0x0a, 0x49, 0x06, 0x24, 0x5c, 0xc2, 0xd3, 0xac, 0x62, 0x91, 0x95, 0xe4, 0x79
    .byte 0xe7, 0xc8, 0x37, 0x6d, 0x8d, 0xd5, 0x4e, 0xa9, 0x6c, 0x56, 0xf4, 0xea, 0x65, 0x7a, 0xae, 0x08
    .byte 0xba, 0x78, 0x25, 0x2e, 0x1c, 0xa6, 0xb4, 0xc6, 0xe8, 0xdd, 0x74, 0x1f, 0x4b, 0xbd, 0x8b, 0x8a
    .byte 0x70, 0x3e, 0xb5, 0x66, 0x48, 0x03, 0xf6, 0x0e, 0x61, 0x35, 0x57, 0xb9, 0x86, 0xc1, 0x1d, 0x9e
    .byte 0xe1, 0xf8, 0x98, 0x11, 0x69, 0xd9, 0x8e, 0x94, 0x9b, 0x1e, 0x87, 0xe9, 0xce, 0x55, 0x28, 0xdf
    .byte 0x8c, 0xa1, 0x89, 0x0d, 0xbf, 0xe6, 0x42, 0x68, 0x41, 0x99, 0x2d, 0x0f, 0xb0, 0x54, 0xbb, 0x16
    .balign 256
.Ltable_S_inverse:
    .byte 0x52, 0x09, 0x6a, 0xd5, 0x30, 0x36, 0xa5, 0x38, 0xbf, 0x40, 0xa3, 0x9e, 0x81, 0xf3, 0xd7, 0xfb
    .byte 0x7c, 0xe3, 0x39, 0x82, 0x9b, 0x2f, 0xff, 0x87, 0x34, 0x8e, 0x43, 0x44, 0xc4, 0xde, 0xe9, 0xcb
    .byte 0x54, 0x7b, 0x94, 0x32, 0xa6, 0xc2, 0x23, 0x3d, 0xee, 0x4c, 0x95, 0x0b, 0x42, 0xfa, 0xc3, 0x4e
    .byte 0x08, 0x2e, 0xa1, 0x66, 0x28, 0xd9, 0x24, 0xb2, 0x76, 0x5b, 0xa2, 0x49, 0x6d, 0x8b, 0xd1, 0x25
    .byte 0x72, 0xf8, 0xf6, 0x64, 0x86, 0x68, 0x98, 0x16, 0xd4, 0xa4, 0x5c, 0xcc, 0x5d, 0x65, 0xb6, 0x92
    .byte 0x6c, 0x70, 0x48, 0x50, 0xfd, 0xed, 0xb9, 0xda, 0x5e, 0x15, 0x46, 0x57, 0xa7, 0x8d, 0x9d, 0x84
    .byte 0x90, 0xd8, 0xab, 0x00, 0x8c, 0xbc, 0xd3, 0x0a, 0xf7, 0xe4, 0x58, 0x05, 0xb8, 0xb3, 0x45, 0x06
    .byte 0xd0, 0x2c, 0x1e, 0x8f, 0xca, 0x3f, 0x0f, 0x02, 0xc1, 0xaf, 0xbd, 0x03, 0x01, 0x13, 0x8a, 0x6b
    .byte 0x3a, 0x91, 0x11, 0x41, 0x4f, 0x67, 0xdc, 0xea, 0x97, 0xf2, 0xcf, 0xce, 0xf0, 0xb4, 0xe6, 0x73
    .byte 0x96, 0xac, 0x74, 0x22, 0xe7, 0xad, 0x35, 0x85, 0xe2, 0xf9, 0x37, 0xe8, 0x1c, 0x75, 0xdf, 0x6e
    .byte 0x47, 0xf1, 0x1a, 0x71, 0x1d, 0x29, 0xc5, 0x89, 0x6f, 0xb7, 0x62, 0x0e, 0xaa, 0x18, 0xbe, 0x1b
    .byte 0xfc, 0x56, 0x3e, 0x4b, 0xc6, 0xd2, 0x79, 0x20, 0x9a, 0xdb, 0xc0, 0xfe, 0x78, 0xcd, 0x5a, 0xf4
    .byte 0x1f, 0xdd, 0xa8, 0x33, 0x88, 0x07, 0xc7, 0x31, 0xb1, 0x12, 0x10, 0x59, 0x27, 0x80, 0xec, 0x5f
    .byte 0x60, 0x51, 0x7f, 0xa9, 0x19, 0xb5, 0x4a, 0x0d, 0x2d, 0xe5, 0x7a, 0x9f, 0x93, 0xc9, 0x9c, 0xef
    .byte 0xa0, 0xe0, 0x3b, 0x4d, 0xae, 0x2a, 0xf5, 0xb0, 0xc8, 0xeb, 0xbb, 0x3c, 0x83, 0x53, 0x99, 0x61
    .byte 0x17, 0x2b, 0x04, 0x7e, 0xba, 0x77, 0xd6, 0x26, 0xe1, 0x69, 0x14, 0x63, 0x55, 0x21, 0x0c, 0x7d
    .balign 256
.Ltable_round_0:
    .byte 0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0x1b, 0x36
