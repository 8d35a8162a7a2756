; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile present --set present64_80 --target avr --lanes 1 --slicing word --goal size
; passes:    unroll() invert() counter() sbox(fixed=true) hoist(nonce=false) subroutines(enabled=true) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) byte_tables(enabled=true, memory=flash, by_length=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/present.dsl sha256:00d6d0d103b81601d49b50197dff5f1d19275363caa9ccf9fc4572389286986b
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 52
; layout:    words of 64 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 10, nonce 4, rk 256, ctx 260, align 1, group 8, stack 52, code 2994, flash 3538, ram 568
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 544, ram 0: table_S, table_S_inverse, table_byte_0, table_byte_1
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by SAT sweep, bit graph; object sha256:14f94021143c78c053b09773ae62cfcdd83867f707a0152d62d0e3cd37e41b17

    .text

    .global lwcc_present64_80_key_setup_avr
    .type lwcc_present64_80_key_setup_avr, @function
lwcc_present64_80_key_setup_avr:
    rcall .Llwcc_present64_80_file_avr_save
    movw r26, r22
    movw r28, r24
    adiw r26, 9
    ld r7, X
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r14, X
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X
    std Y+0, r4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X
    std Y+1, r5
    rcall .Llwcc_present64_80_run_avr_7
    std Y+2, r15
    rcall .Llwcc_present64_80_run_avr_8
    std Y+3, r10
    rcall .Llwcc_present64_80_run_avr_9
    std Y+4, r11
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r8, X
    std Y+5, r8
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r9, X
    std Y+6, r9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r6, X
    ldi r16, 1
    mov r2, r16
    adiw r28, 7
    ldi r16, 30
.Llwcc_present64_80_key_setup_avr_round:
    mov r25, r2
    mov r24, r25
    subi r24, 255
    st Y+, r6
    movw r2, r4 ; r3, r5
    lsr r2
    lsr r2
    lsr r2
    rcall .Llwcc_present64_80_run_avr_1
    or r2, r22
    lsr r5
    lsr r5
    lsr r5
    mov r3, r15
    rcall .Llwcc_present64_80_run_avr_1
    or r5, r22
    lsr r15
    lsr r15
    lsr r15
    mov r3, r10
    rcall .Llwcc_present64_80_run_avr_1
    or r15, r22
    rcall .Llwcc_present64_80_run_avr_10
    mov r3, r11
    rcall .Llwcc_present64_80_run_avr_1
    or r10, r22
    lsr r11
    lsr r11
    lsr r11
    mov r3, r8
    rcall .Llwcc_present64_80_run_avr_1
    or r11, r22
    lsr r8
    lsr r8
    lsr r8
    mov r3, r9
    rcall .Llwcc_present64_80_run_avr_1
    or r8, r22
    lsr r9
    lsr r9
    lsr r9
    mov r3, r6
    rcall .Llwcc_present64_80_run_avr_1
    or r9, r22
    lsr r6
    lsr r6
    lsr r6
    mov r3, r7
    rcall .Llwcc_present64_80_run_avr_1
    or r6, r22
    lsr r7
    lsr r7
    lsr r7
    mov r3, r14
    rcall .Llwcc_present64_80_run_avr_1
    or r7, r22
    rcall .Llwcc_present64_80_run_avr_11
    swap r4
    mov r22, r4
    andi r22, 240
    lsl r22
    or r14, r22
    mov r22, r5
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r4, r15
    lsl r4
    or r4, r22
    eor r4, r25
    swap r15
    mov r25, r15
    andi r25, 15
    movw r22, r10 ; r23, r11
    swap r22
    andi r22, 240
    or r25, r22
    swap r10
    mov r22, r10
    rcall .Llwcc_present64_80_run_avr_18
    swap r11
    mov r23, r11
    andi r23, 15
    movw r20, r8 ; r21, r9
    swap r20
    andi r20, 240
    or r23, r20
    swap r8
    mov r20, r8
    rcall .Llwcc_present64_80_run_avr_5
    movw r18, r6 ; r19, r7
    swap r18
    andi r18, 240
    or r21, r18
    swap r6
    mov r18, r6
    andi r18, 15
    swap r19
    andi r19, 240
    or r18, r19
    swap r7
    mov r19, r7
    andi r19, 15
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r14
    lpm r6, Z
    or r19, r6
    mov r17, r5
    andi r17, 127
    mov r6, r4
    swap r6
    mov r5, r24
    mov r24, r6
    andi r24, 240
    lsl r24
    lsl r24
    lsl r24
    or r17, r24
    rcall .Llwcc_present64_80_run_avr_19
    mov r24, r4
    andi r24, 15
    mov r6, r25
    swap r6
    mov r4, r17
    mov r17, r6
    andi r17, 240
    or r24, r17
    st Y+, r24
    swap r25
    andi r25, 15
    mov r17, r22
    swap r17
    andi r17, 240
    or r25, r17
    st Y+, r25
    swap r22
    andi r22, 15
    mov r17, r23
    swap r17
    andi r17, 240
    or r22, r17
    st Y+, r22
    swap r23
    andi r23, 15
    mov r17, r20
    swap r17
    andi r17, 240
    or r23, r17
    st Y+, r23
    swap r20
    andi r20, 15
    mov r17, r21
    swap r17
    andi r17, 240
    or r20, r17
    st Y+, r20
    swap r21
    andi r21, 15
    mov r17, r18
    swap r17
    andi r17, 240
    or r21, r17
    st Y+, r21
    swap r18
    andi r18, 15
    mov r17, r19
    swap r17
    andi r17, 240
    or r18, r17
    st Y+, r18
    swap r19
    andi r19, 15
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r14
    lpm r6, Z
    or r6, r19
    mov r15, r22
    mov r10, r23
    mov r11, r20
    mov r8, r21
    mov r9, r18
    mov r7, r2
    mov r14, r4
    mov r4, r24
    mov r2, r5
    mov r5, r25
    dec r16
    breq .Llwcc_present64_80_key_setup_avr_rounds_done
    rjmp .Llwcc_present64_80_key_setup_avr_round
.Llwcc_present64_80_key_setup_avr_rounds_done:
    subi r28, 247
    sbci r29, 0
    subi r28, lo8(-(247))
    sbci r29, hi8(-(247))
    std Y+0, r6
    lsr r5
    lsr r5
    swap r4
    mov r16, r4
    andi r16, 240
    lsr r5
    lsl r16
    mov r4, r15
    swap r4
    mov r25, r4
    andi r25, 240
    lsl r25
    or r5, r25
    lsr r15
    lsr r15
    swap r5
    mov r25, r5
    andi r25, 15
    lsr r25
    lsr r25
    lsr r15
    lsr r25
    mov r24, r10
    rcall .Llwcc_present64_80_run_avr_4
    or r15, r24
    rcall .Llwcc_present64_80_run_avr_10
    mov r24, r11
    rcall .Llwcc_present64_80_run_avr_4
    or r10, r24
    lsr r11
    lsr r11
    lsr r11
    mov r24, r8
    rcall .Llwcc_present64_80_run_avr_4
    or r11, r24
    lsr r8
    lsr r8
    lsr r8
    mov r24, r9
    rcall .Llwcc_present64_80_run_avr_4
    or r8, r24
    lsr r9
    lsr r9
    lsr r9
    mov r24, r6
    rcall .Llwcc_present64_80_run_avr_4
    or r9, r24
    lsr r6
    lsr r6
    lsr r6
    mov r24, r7
    rcall .Llwcc_present64_80_run_avr_4
    or r6, r24
    lsr r7
    lsr r7
    lsr r7
    mov r24, r14
    rcall .Llwcc_present64_80_run_avr_4
    or r7, r24
    rcall .Llwcc_present64_80_run_avr_11
    or r14, r16
    mov r4, r15
    lsl r4
    or r4, r25
    ldi r16, 31
    eor r4, r16
    swap r15
    rcall .Llwcc_present64_80_run_avr_19
    mov r19, r15
    mov r18, r4
    andi r19, 15
    andi r18, 15
    movw r24, r10 ; r25, r11
    swap r24
    andi r24, 240
    or r19, r24
    swap r10
    mov r24, r10
    andi r24, 15
    swap r25
    andi r25, 240
    or r24, r25
    swap r11
    mov r25, r11
    andi r25, 15
    mov r23, r8
    swap r23
    andi r23, 240
    or r25, r23
    swap r8
    movw r20, r8 ; r21, r9
    rcall .Llwcc_present64_80_run_avr_5
    mov r16, r6
    swap r16
    andi r16, 240
    or r21, r16
    swap r6
    movw r22, r6 ; r23, r7
    rcall .Llwcc_present64_80_run_avr_18
    swap r7
    mov r23, r7
    andi r23, 15
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r14
    lpm r15, Z
    or r23, r15
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r14
    lpm r6, Z
    mov r16, r19
    swap r16
    andi r16, 240
    or r18, r16
    std Y+1, r18
    swap r19
    andi r19, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r19, r18
    std Y+2, r19
    swap r24
    andi r24, 15
    mov r16, r25
    swap r16
    andi r16, 240
    or r24, r16
    std Y+3, r24
    swap r25
    andi r25, 15
    mov r24, r20
    swap r24
    andi r24, 240
    or r25, r24
    std Y+4, r25
    swap r20
    andi r20, 15
    mov r16, r21
    swap r16
    andi r16, 240
    or r20, r16
    std Y+5, r20
    swap r21
    andi r21, 15
    mov r20, r22
    swap r20
    andi r20, 240
    or r21, r20
    std Y+6, r21
    swap r22
    andi r22, 15
    mov r16, r23
    swap r16
    andi r16, 240
    or r22, r16
    std Y+7, r22
    swap r23
    andi r23, 15
    or r6, r23
    std Y+8, r6
    rjmp .Llwcc_present64_80_file_avr_restore
    .size lwcc_present64_80_key_setup_avr, .-lwcc_present64_80_key_setup_avr

    .global lwcc_present64_80_ecb_encrypt_avr
    .type lwcc_present64_80_ecb_encrypt_avr, @function
lwcc_present64_80_ecb_encrypt_avr:
    rcall .Llwcc_present64_80_file_avr_save
    rcall .Llwcc_present64_80_run_avr_20
    rjmp .Llwcc_present64_80_ecb_encrypt_avr_count
.Llwcc_present64_80_ecb_encrypt_avr_group:
    adiw r26, 7
    ld r6, X
    rcall .Llwcc_present64_80_run_avr_7
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r7, X
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r8, X
    rcall .Llwcc_present64_80_run_avr_8
    rcall .Llwcc_present64_80_run_avr_9
    adiw r26, 8
    ldi r16, 31
.Llwcc_present64_80_ecb_encrypt_avr_round:
    ; round 1 (present.dsl:28)
    ld r9, Y+
    eor r6, r9
    ld r9, Y+
    eor r15, r9
    ld r9, Y+
    eor r7, r9
    ld r9, Y+
    eor r2, r9
    ld r9, Y+
    eor r3, r9
    ld r9, Y+
    eor r8, r9
    ld r9, Y+
    eor r10, r9
    ld r9, Y+
    eor r11, r9
    mov r21, r6
    mov r18, r21
    andi r18, 15
    swap r21
    andi r21, 15
    ldi r31, hi8(.Ltable_S)
    rcall .Llwcc_present64_80_run_avr_12
    mov r30, r18
    lpm r18, Z
    andi r21, 240
    or r18, r21
    mov r21, r15
    mov r20, r21
    andi r20, 15
    swap r21
    andi r21, 15
    rcall .Llwcc_present64_80_run_avr_12
    mov r30, r20
    lpm r20, Z
    andi r21, 240
    or r20, r21
    mov r21, r7
    mov r19, r21
    andi r19, 15
    swap r21
    andi r21, 15
    rcall .Llwcc_present64_80_run_avr_12
    mov r30, r19
    lpm r19, Z
    andi r21, 240
    or r19, r21
    mov r21, r2
    rcall .Llwcc_present64_80_run_avr_0
    mov r21, r3
    mov r6, r17
    rcall .Llwcc_present64_80_run_avr_0
    mov r21, r8
    mov r15, r17
    rcall .Llwcc_present64_80_run_avr_0
    mov r21, r10
    mov r7, r17
    rcall .Llwcc_present64_80_run_avr_0
    mov r21, r11
    mov r2, r17
    rcall .Llwcc_present64_80_run_avr_0
    mov r21, r18
    rcall .Llwcc_present64_80_run_avr_13
    andi r21, 2
    mov r3, r17
    mov r17, r18
    andi r17, 1
    or r17, r21
    mov r21, r20
    lsl r21
    lsl r21
    andi r21, 4
    or r17, r21
    mov r21, r20
    rcall .Llwcc_present64_80_run_avr_21
    swap r21
    andi r21, 240
    andi r21, 16
    or r17, r21
    mov r21, r19
    lsl r21
    andi r21, 32
    or r17, r21
    mov r21, r6
    rcall .Llwcc_present64_80_run_avr_14
    or r17, r21
    mov r21, r6
    rcall .Llwcc_present64_80_run_avr_6
    andi r21, 128
    or r17, r21
    mov r21, r15
    rcall .Llwcc_present64_80_run_avr_13
    andi r21, 2
    mov r8, r17
    mov r17, r15
    mov r15, r19
    mov r19, r17
    andi r19, 1
    or r19, r21
    mov r21, r7
    lsl r21
    lsl r21
    andi r21, 4
    or r19, r21
    mov r21, r7
    lsr r21
    andi r21, 8
    or r19, r21
    mov r21, r2
    swap r21
    andi r21, 240
    andi r21, 16
    or r19, r21
    mov r21, r2
    lsl r21
    andi r21, 32
    or r19, r21
    mov r21, r3
    rcall .Llwcc_present64_80_run_avr_14
    or r19, r21
    mov r21, r3
    rcall .Llwcc_present64_80_run_avr_6
    andi r21, 128
    or r19, r21
    mov r21, r18
    lsr r21
    andi r21, 1
    movw r10, r18 ; r11, r19
    swap r10
    mov r19, r10
    andi r19, 15
    andi r19, 2
    or r21, r19
    mov r19, r20
    lsl r19
    andi r19, 4
    or r21, r19
    mov r19, r20
    lsr r19
    lsr r19
    andi r19, 8
    or r21, r19
    mov r19, r15
    rcall .Llwcc_present64_80_run_avr_15
    andi r19, 16
    or r21, r19
    mov r19, r15
    mov r15, r20
    mov r20, r19
    andi r20, 32
    or r21, r20
    mov r20, r6
    swap r20
    andi r20, 240
    lsl r20
    andi r20, 64
    or r21, r20
    mov r20, r6
    lsl r20
    lsl r20
    andi r20, 128
    or r21, r20
    mov r20, r17
    lsr r20
    andi r20, 1
    mov r10, r17
    swap r10
    mov r9, r21
    mov r21, r10
    andi r21, 15
    andi r21, 2
    or r20, r21
    mov r21, r7
    lsl r21
    andi r21, 4
    or r20, r21
    mov r21, r7
    lsr r21
    lsr r21
    andi r21, 8
    or r20, r21
    mov r21, r2
    rcall .Llwcc_present64_80_run_avr_6
    andi r21, 16
    or r20, r21
    mov r21, r2
    mov r2, r17
    mov r17, r21
    andi r17, 32
    or r20, r17
    mov r17, r3
    swap r17
    andi r17, 240
    lsl r17
    andi r17, 64
    or r20, r17
    mov r17, r3
    lsl r17
    lsl r17
    andi r17, 128
    or r20, r17
    mov r17, r18
    lsr r17
    lsr r17
    andi r17, 1
    mov r10, r18
    swap r10
    mov r4, r20
    mov r20, r10
    andi r20, 15
    lsr r20
    andi r20, 2
    or r17, r20
    mov r20, r15
    mov r15, r18
    mov r18, r20
    andi r18, 4
    or r17, r18
    mov r18, r20
    rcall .Llwcc_present64_80_run_avr_22
    or r17, r18
    mov r18, r19
    lsl r18
    lsl r18
    andi r18, 16
    or r17, r18
    mov r18, r19
    lsr r18
    andi r18, 32
    or r17, r18
    mov r18, r6
    swap r18
    andi r18, 240
    andi r18, 64
    or r17, r18
    mov r18, r6
    lsl r18
    andi r18, 128
    or r17, r18
    mov r18, r2
    lsr r18
    lsr r18
    andi r18, 1
    mov r10, r2
    swap r10
    mov r5, r17
    mov r17, r10
    rcall .Llwcc_present64_80_run_avr_23
    mov r17, r7
    mov r7, r19
    mov r19, r17
    andi r19, 4
    or r18, r19
    mov r19, r17
    lsr r19
    lsr r19
    lsr r19
    andi r19, 8
    or r18, r19
    mov r19, r21
    lsl r19
    lsl r19
    andi r19, 16
    or r18, r19
    mov r19, r21
    lsr r19
    andi r19, 32
    or r18, r19
    mov r19, r3
    swap r19
    andi r19, 240
    andi r19, 64
    or r18, r19
    mov r19, r3
    lsl r19
    andi r19, 128
    or r18, r19
    mov r10, r15
    rcall .Llwcc_present64_80_run_avr_10
    swap r15
    mov r19, r15
    rcall .Llwcc_present64_80_run_avr_16
    mov r15, r18
    mov r18, r10
    andi r18, 1
    andi r19, 2
    or r18, r19
    mov r19, r20
    lsr r19
    andi r19, 4
    or r18, r19
    swap r20
    andi r20, 15
    andi r20, 8
    or r18, r20
    mov r20, r7
    lsl r20
    andi r20, 16
    or r18, r20
    lsr r7
    lsr r7
    mov r20, r7
    andi r20, 32
    or r18, r20
    mov r20, r6
    lsl r20
    lsl r20
    lsl r20
    andi r20, 64
    or r18, r20
    mov r20, r6
    andi r20, 128
    or r18, r20
    mov r20, r2
    lsr r20
    lsr r20
    lsr r20
    swap r2
    mov r19, r2
    rcall .Llwcc_present64_80_run_avr_16
    andi r20, 1
    andi r19, 2
    or r20, r19
    mov r19, r17
    lsr r19
    andi r19, 4
    or r20, r19
    swap r17
    andi r17, 15
    andi r17, 8
    or r20, r17
    mov r19, r21
    lsl r19
    andi r19, 16
    or r20, r19
    lsr r21
    lsr r21
    andi r21, 32
    or r20, r21
    mov r21, r3
    rcall .Llwcc_present64_80_run_avr_6
    andi r21, 64
    or r20, r21
    mov r21, r3
    andi r21, 128
    or r20, r21
    movw r6, r8 ; r7, r9
    movw r2, r4 ; r3, r5
    mov r8, r15
    mov r15, r11
    mov r10, r18
    mov r11, r20
    dec r16
    breq .Llwcc_present64_80_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_present64_80_ecb_encrypt_avr_round
.Llwcc_present64_80_ecb_encrypt_avr_rounds_done:
    subi r28, 248
    sbci r29, 0
    subi r28, lo8(-(248))
    sbci r29, hi8(-(248))
    ldd r9, Y+0
    eor r6, r9
    ldd r9, Y+1
    eor r15, r9
    ldd r9, Y+2
    eor r7, r9
    ldd r9, Y+3
    eor r2, r9
    ldd r9, Y+4
    eor r3, r9
    ldd r9, Y+5
    eor r8, r9
    ldd r9, Y+6
    eor r10, r9
    ldd r9, Y+7
    eor r11, r9
    movw r30, r22
    std Z+7, r6
    std Z+6, r15
    std Z+5, r7
    std Z+4, r2
    std Z+3, r3
    std Z+2, r8
    std Z+1, r10
    std Z+0, r11
    subi r28, lo8(-(-248))
    sbci r29, hi8(-(-248))
    subi r22, 248
    sbci r23, 255
.Llwcc_present64_80_ecb_encrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_present64_80_ecb_encrypt_avr_end
    rjmp .Llwcc_present64_80_ecb_encrypt_avr_group
.Llwcc_present64_80_ecb_encrypt_avr_end:
    rjmp .Llwcc_present64_80_file_avr_restore
    .size lwcc_present64_80_ecb_encrypt_avr, .-lwcc_present64_80_ecb_encrypt_avr

    .global lwcc_present64_80_ecb_decrypt_avr
    .type lwcc_present64_80_ecb_decrypt_avr, @function
lwcc_present64_80_ecb_decrypt_avr:
    rcall .Llwcc_present64_80_file_avr_save
    rcall .Llwcc_present64_80_run_avr_20
    rjmp .Llwcc_present64_80_ecb_decrypt_avr_count
.Llwcc_present64_80_ecb_decrypt_avr_group:
    adiw r26, 7
    ld r3, X
    subi r28, lo8(-(248))
    sbci r29, hi8(-(248))
    ldd r2, Y+0
    eor r3, r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r13, X
    ldd r2, Y+1
    eor r13, r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    ldd r15, Y+2
    eor r2, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    ldd r15, Y+3
    eor r12, r15
    rcall .Llwcc_present64_80_run_avr_7
    ldd r14, Y+4
    eor r15, r14
    rcall .Llwcc_present64_80_run_avr_9
    ldd r14, Y+5
    eor r11, r14
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r14, X
    ldd r10, Y+6
    eor r14, r10
    rcall .Llwcc_present64_80_run_avr_8
    ldd r9, Y+7
    eor r10, r9
    adiw r26, 8
    subi r28, lo8(-(-248))
    sbci r29, hi8(-(-248))
    subi r28, 16
    sbci r29, 255
    ldi r16, 31
.Llwcc_present64_80_ecb_decrypt_avr_round:
    ; round 31 (present.dsl:28)
    movw r18, r2 ; r19, r3
    lsl r18
    andi r18, 2
    mov r21, r19
    andi r21, 1
    or r21, r18
    mov r18, r15
    lsl r18
    lsl r18
    andi r18, 4
    or r21, r18
    mov r18, r14
    rcall .Llwcc_present64_80_run_avr_17
    andi r18, 8
    or r21, r18
    mov r18, r19
    rcall .Llwcc_present64_80_run_avr_17
    andi r18, 16
    or r21, r18
    mov r18, r2
    swap r18
    andi r18, 240
    andi r18, 32
    or r21, r18
    mov r18, r15
    swap r18
    andi r18, 240
    lsl r18
    andi r18, 64
    or r21, r18
    mov r18, r14
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    andi r18, 128
    or r21, r18
    mov r18, r19
    lsr r18
    lsr r18
    andi r18, 1
    mov r20, r2
    lsr r20
    andi r20, 2
    or r18, r20
    mov r20, r15
    mov r17, r20
    andi r17, 4
    or r18, r17
    mov r17, r14
    lsl r17
    andi r17, 8
    or r18, r17
    mov r17, r19
    lsl r17
    andi r17, 16
    or r18, r17
    mov r17, r2
    lsl r17
    lsl r17
    andi r17, 32
    or r18, r17
    mov r17, r20
    lsl r17
    lsl r17
    lsl r17
    andi r17, 64
    or r18, r17
    mov r17, r14
    swap r17
    andi r17, 240
    andi r17, 128
    or r18, r17
    mov r17, r19
    swap r17
    andi r17, 15
    andi r17, 1
    mov r3, r2
    lsr r3
    lsr r3
    lsr r3
    mov r15, r21
    mov r21, r3
    andi r21, 2
    or r17, r21
    mov r21, r20
    lsr r21
    lsr r21
    andi r21, 4
    or r17, r21
    mov r21, r14
    rcall .Llwcc_present64_80_run_avr_21
    lsr r21
    andi r21, 16
    or r17, r21
    mov r21, r2
    mov r3, r18
    mov r18, r21
    andi r18, 32
    or r17, r18
    mov r18, r20
    lsl r18
    andi r18, 64
    or r17, r18
    mov r18, r14
    lsl r18
    lsl r18
    andi r18, 128
    or r17, r18
    mov r18, r19
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r19
    lsr r19
    lsr r19
    andi r18, 1
    andi r19, 16
    mov r2, r21
    swap r2
    mov r9, r17
    mov r17, r2
    rcall .Llwcc_present64_80_run_avr_23
    lsr r21
    lsr r21
    andi r21, 32
    mov r17, r20
    swap r17
    andi r17, 15
    andi r17, 4
    or r18, r17
    lsr r20
    andi r20, 64
    mov r17, r14
    lsr r17
    lsr r17
    lsr r17
    andi r17, 8
    or r18, r17
    or r18, r19
    or r18, r21
    or r18, r20
    mov r19, r14
    andi r19, 128
    or r18, r19
    mov r19, r12
    lsl r19
    andi r19, 2
    mov r21, r13
    mov r20, r21
    andi r20, 1
    or r20, r19
    mov r19, r11
    lsl r19
    lsl r19
    andi r19, 4
    or r20, r19
    mov r19, r10
    rcall .Llwcc_present64_80_run_avr_15
    andi r19, 8
    or r20, r19
    mov r19, r21
    rcall .Llwcc_present64_80_run_avr_15
    andi r19, 16
    or r20, r19
    mov r19, r12
    swap r19
    andi r19, 240
    andi r19, 32
    or r20, r19
    mov r19, r11
    swap r19
    andi r19, 240
    lsl r19
    andi r19, 64
    or r20, r19
    mov r19, r10
    swap r19
    andi r19, 240
    lsl r19
    lsl r19
    andi r19, 128
    or r20, r19
    mov r19, r21
    lsr r19
    lsr r19
    andi r19, 1
    mov r17, r12
    lsr r17
    andi r17, 2
    or r19, r17
    mov r17, r11
    mov r2, r18
    mov r18, r17
    andi r18, 4
    or r19, r18
    mov r18, r10
    lsl r18
    andi r18, 8
    or r19, r18
    mov r18, r21
    lsl r18
    andi r18, 16
    or r19, r18
    mov r18, r12
    lsl r18
    lsl r18
    andi r18, 32
    or r19, r18
    mov r18, r17
    rcall .Llwcc_present64_80_run_avr_17
    andi r18, 64
    or r19, r18
    mov r18, r10
    swap r18
    andi r18, 240
    andi r18, 128
    or r19, r18
    mov r18, r21
    swap r18
    andi r18, 15
    andi r18, 1
    mov r14, r12
    rcall .Llwcc_present64_80_run_avr_11
    mov r13, r20
    mov r20, r14
    andi r20, 2
    or r18, r20
    mov r20, r17
    lsr r20
    lsr r20
    andi r20, 4
    or r18, r20
    mov r20, r10
    lsr r20
    andi r20, 8
    or r18, r20
    mov r20, r21
    lsr r20
    andi r20, 16
    or r18, r20
    mov r20, r12
    mov r14, r19
    mov r19, r20
    andi r19, 32
    or r18, r19
    mov r19, r17
    lsl r19
    andi r19, 64
    or r18, r19
    mov r19, r10
    lsl r19
    lsl r19
    andi r19, 128
    or r18, r19
    mov r19, r21
    swap r19
    rcall .Llwcc_present64_80_run_avr_16
    rcall .Llwcc_present64_80_run_avr_13
    andi r19, 1
    andi r21, 16
    mov r12, r20
    swap r12
    mov r11, r18
    mov r18, r12
    andi r18, 15
    lsr r18
    andi r18, 2
    or r19, r18
    lsr r20
    lsr r20
    andi r20, 32
    mov r18, r17
    swap r18
    andi r18, 15
    andi r18, 4
    or r19, r18
    lsr r17
    andi r17, 64
    mov r18, r10
    rcall .Llwcc_present64_80_run_avr_22
    or r19, r18
    or r19, r21
    or r19, r20
    or r19, r17
    mov r18, r10
    andi r18, 128
    or r19, r18
    mov r18, r19
    swap r18
    andi r18, 15
    ldi r31, hi8(.Ltable_S_inverse)
    mov r30, r18
    lpm r18, Z
    rcall .Llwcc_present64_80_run_avr_3
    lpm r10, Z
    andi r18, 240
    or r10, r18
    ldd r12, Y+7
    eor r10, r12
    mov r18, r11
    rcall .Llwcc_present64_80_run_avr_2
    mov r19, r11
    rcall .Llwcc_present64_80_run_avr_3
    lpm r12, Z
    andi r18, 240
    or r12, r18
    ldd r11, Y+6
    eor r12, r11
    mov r18, r14
    rcall .Llwcc_present64_80_run_avr_2
    mov r19, r14
    rcall .Llwcc_present64_80_run_avr_3
    lpm r11, Z
    andi r18, 240
    or r11, r18
    ldd r14, Y+5
    eor r11, r14
    mov r18, r13
    rcall .Llwcc_present64_80_run_avr_2
    mov r19, r13
    rcall .Llwcc_present64_80_run_avr_3
    lpm r14, Z
    andi r18, 240
    or r14, r18
    ldd r13, Y+4
    eor r14, r13
    mov r18, r2
    rcall .Llwcc_present64_80_run_avr_2
    mov r19, r2
    rcall .Llwcc_present64_80_run_avr_3
    lpm r2, Z
    andi r18, 240
    or r2, r18
    ldd r13, Y+3
    eor r2, r13
    mov r18, r9
    rcall .Llwcc_present64_80_run_avr_2
    mov r19, r9
    rcall .Llwcc_present64_80_run_avr_3
    lpm r13, Z
    andi r18, 240
    or r13, r18
    ldd r9, Y+2
    eor r13, r9
    mov r18, r3
    rcall .Llwcc_present64_80_run_avr_2
    mov r19, r3
    rcall .Llwcc_present64_80_run_avr_3
    lpm r3, Z
    andi r18, 240
    or r3, r18
    ldd r9, Y+1
    eor r3, r9
    mov r18, r15
    rcall .Llwcc_present64_80_run_avr_2
    mov r19, r15
    rcall .Llwcc_present64_80_run_avr_3
    lpm r15, Z
    andi r18, 240
    or r15, r18
    ldd r9, Y+0
    eor r15, r9
    mov r9, r3
    mov r3, r15
    mov r15, r14
    mov r14, r12
    mov r12, r2
    mov r2, r13
    mov r13, r9
    subi r28, lo8(-(-8))
    sbci r29, hi8(-(-8))
    dec r16
    breq .Llwcc_present64_80_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_present64_80_ecb_decrypt_avr_round
.Llwcc_present64_80_ecb_decrypt_avr_rounds_done:
    adiw r28, 8
    movw r30, r22
    std Z+7, r3
    std Z+6, r13
    std Z+5, r2
    std Z+4, r12
    std Z+3, r15
    std Z+2, r11
    std Z+1, r14
    std Z+0, r10
    subi r22, 248
    sbci r23, 255
.Llwcc_present64_80_ecb_decrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_present64_80_ecb_decrypt_avr_end
    rjmp .Llwcc_present64_80_ecb_decrypt_avr_group
.Llwcc_present64_80_ecb_decrypt_avr_end:
    rjmp .Llwcc_present64_80_file_avr_restore
    .size lwcc_present64_80_ecb_decrypt_avr, .-lwcc_present64_80_ecb_decrypt_avr

    .global lwcc_present64_80_ctr_init_avr
    .type lwcc_present64_80_ctr_init_avr, @function
lwcc_present64_80_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_present64_80_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_present64_80_ctr_nonce_avr
    .size lwcc_present64_80_ctr_init_avr, .-lwcc_present64_80_ctr_init_avr

    .global lwcc_present64_80_ctr_nonce_avr
    .type lwcc_present64_80_ctr_nonce_avr, @function
lwcc_present64_80_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    subi r30, 0
    sbci r31, 255
.Llwcc_present64_80_ctr_nonce_avr_copy:
    ldi r18, 4
.Llwcc_present64_80_ctr_nonce_avr_byte:
    ld r0, X+
    st Z+, r0
    dec r18
    brne .Llwcc_present64_80_ctr_nonce_avr_byte
    ret
    .size lwcc_present64_80_ctr_nonce_avr, .-lwcc_present64_80_ctr_nonce_avr

    .global lwcc_present64_80_ctr_crypt_avr
    .type lwcc_present64_80_ctr_crypt_avr, @function
lwcc_present64_80_ctr_crypt_avr:
    rcall .Llwcc_present64_80_file_avr_save
    movw r8, r18
    movw r10, r22
    movw r28, r24
    ldi r18, 8
.Llwcc_present64_80_ctr_crypt_avr_room:
    push r1
    dec r18
    brne .Llwcc_present64_80_ctr_crypt_avr_room
    movw r24, r20
    ldi r18, 8
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_present64_80_ctr_crypt_avr_whole
    rjmp .Llwcc_present64_80_ctr_crypt_avr_rest
.Llwcc_present64_80_ctr_crypt_avr_whole:
    mov r6, r18
.Llwcc_present64_80_ctr_crypt_avr_block:
    movw r12, r24
    movw r26, r8
    subi r26, 0
    sbci r27, 255
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r24, r30
    movw r22, r30
    rcall .Llwcc_present64_80_ctr_nonce_avr_copy
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
    rcall lwcc_present64_80_ecb_encrypt_avr
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r26, r10
.Llwcc_present64_80_ctr_crypt_avr_byte:
    ld r0, X+
    ld r18, Z+
    eor r0, r18
    st Y+, r0
    dec r6
    brne .Llwcc_present64_80_ctr_crypt_avr_byte
    movw r10, r26
    movw r24, r12
    ldi r18, 8
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_present64_80_ctr_crypt_avr_whole
.Llwcc_present64_80_ctr_crypt_avr_rest:
    subi r24, -8
    breq .Llwcc_present64_80_ctr_crypt_avr_end
    mov r6, r24
    clr r24
    clr r25
    rjmp .Llwcc_present64_80_ctr_crypt_avr_block
.Llwcc_present64_80_ctr_crypt_avr_end:
    ldi r18, 24
.Llwcc_present64_80_ctr_crypt_avr_below:
    push r1
    dec r18
    brne .Llwcc_present64_80_ctr_crypt_avr_below
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    ldi r18, 32
.Llwcc_present64_80_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_present64_80_ctr_crypt_avr_clear
    rjmp .Llwcc_present64_80_file_avr_restore
    .size lwcc_present64_80_ctr_crypt_avr, .-lwcc_present64_80_ctr_crypt_avr

.Llwcc_present64_80_run_avr_0:
    mov r17, r21
    andi r17, 15
    swap r21
    andi r21, 15
    mov r30, r21
    lpm r21, Z
    swap r21
    mov r30, r17
    lpm r17, Z
    andi r21, 240
    or r17, r21
    ret
.Llwcc_present64_80_run_avr_1:
    swap r3
    mov r22, r3
    andi r22, 240
    lsl r22
    ret
.Llwcc_present64_80_run_avr_2:
    swap r18
    andi r18, 15
    mov r30, r18
    lpm r18, Z
    ret
.Llwcc_present64_80_run_avr_3:
    andi r19, 15
    swap r18
    mov r30, r19
    ret
.Llwcc_present64_80_run_avr_4:
    swap r24
    andi r24, 240
    lsl r24
    ret
.Llwcc_present64_80_run_avr_5:
    andi r20, 15
    swap r21
    andi r21, 240
    or r20, r21
    swap r9
    mov r21, r9
    andi r21, 15
    ret
.Llwcc_present64_80_run_avr_6:
    lsl r21
    lsl r21
    lsl r21
    ret
.Llwcc_present64_80_run_avr_7:
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X
    ret
.Llwcc_present64_80_run_avr_8:
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r10, X
    ret
.Llwcc_present64_80_run_avr_9:
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r11, X
    ret
.Llwcc_present64_80_run_avr_10:
    lsr r10
    lsr r10
    lsr r10
    ret
.Llwcc_present64_80_run_avr_11:
    lsr r14
    lsr r14
    lsr r14
    ret
.Llwcc_present64_80_run_avr_12:
    mov r30, r21
    lpm r21, Z
    swap r21
    ret
.Llwcc_present64_80_run_avr_13:
    lsr r21
    lsr r21
    lsr r21
    ret
.Llwcc_present64_80_run_avr_14:
    swap r21
    andi r21, 240
    lsl r21
    lsl r21
    andi r21, 64
    ret
.Llwcc_present64_80_run_avr_15:
    lsl r19
    lsl r19
    lsl r19
    ret
.Llwcc_present64_80_run_avr_16:
    andi r19, 15
    lsr r19
    lsr r19
    ret
.Llwcc_present64_80_run_avr_17:
    lsl r18
    lsl r18
    lsl r18
    ret
.Llwcc_present64_80_run_avr_18:
    andi r22, 15
    swap r23
    andi r23, 240
    or r22, r23
    ret
.Llwcc_present64_80_run_avr_19:
    lsl r4
    lsl r4
    lsl r4
    swap r4
    ret
.Llwcc_present64_80_run_avr_20:
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
    ret
.Llwcc_present64_80_run_avr_21:
    lsr r21
    andi r21, 8
    or r17, r21
    mov r21, r19
    ret
.Llwcc_present64_80_run_avr_22:
    lsr r18
    lsr r18
    lsr r18
    andi r18, 8
    ret
.Llwcc_present64_80_run_avr_23:
    andi r17, 15
    lsr r17
    andi r17, 2
    or r18, r17
    ret

.Llwcc_present64_80_file_avr_save:
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
.Llwcc_present64_80_file_avr_restore:
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
    .byte 0x0c, 0x05, 0x06, 0x0b, 0x09, 0x00, 0x0a, 0x0d, 0x03, 0x0e, 0x0f, 0x08, 0x04, 0x07, 0x01, 0x02
    .balign 256
.Ltable_S_inverse:
    .byte 0x05, 0x0e, 0x0f, 0x08, 0x0c, 0x01, 0x02, 0x0d, 0x0b, 0x04, 0x06, 0x03, 0x00, 0x07, 0x09, 0x0a
    .balign 256
.Ltable_byte_0:
    .byte 0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0x80, 0x90, 0xa0, 0xb0, 0xc0, 0xd0, 0xe0, 0xf0
    .byte 0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0x80, 0x90, 0xa0, 0xb0, 0xc0, 0xd0, 0xe0, 0xf0
    .byte 0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0x80, 0x90, 0xa0, 0xb0, 0xc0, 0xd0, 0xe0, 0xf0
    .byte 0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0x80, 0x90, 0xa0, 0xb0, 0xc0, 0xd0, 0xe0, 0xf0
    .byte 0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0x80, 0x90, 0xa0, 0xb0, 0xc0, 0xd0, 0xe0, 0xf0
    .byte 0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0x80, 0x90, 0xa0, 0xb0, 0xc0, 0xd0, 0xe0, 0xf0
    .byte 0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0x80, 0x90, 0xa0, 0xb0, 0xc0, 0xd0, 0xe0, 0xf0
    .byte 0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0x80, 0x90, 0xa0, 0xb0, 0xc0, 0xd0, 0xe0, 0xf0
    .byte 0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0x80, 0x90, 0xa0, 0xb0, 0xc0, 0xd0, 0xe0, 0xf0
    .byte 0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0x80, 0x90, 0xa0, 0xb0, 0xc0, 0xd0, 0xe0, 0xf0
    .byte 0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0x80, 0x90, 0xa0, 0xb0, 0xc0, 0xd0, 0xe0, 0xf0
    .byte 0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0x80, 0x90, 0xa0, 0xb0, 0xc0, 0xd0, 0xe0, 0xf0
    .byte 0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0x80, 0x90, 0xa0, 0xb0, 0xc0, 0xd0, 0xe0, 0xf0
    .byte 0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0x80, 0x90, 0xa0, 0xb0, 0xc0, 0xd0, 0xe0, 0xf0
    .byte 0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0x80, 0x90, 0xa0, 0xb0, 0xc0, 0xd0, 0xe0, 0xf0
    .byte 0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0x80, 0x90, 0xa0, 0xb0, 0xc0, 0xd0, 0xe0, 0xf0
    .balign 256
.Ltable_byte_1:
    .byte 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0
    .byte 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50
    .byte 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x60
    .byte 0xb0, 0xb0, 0xb0, 0xb0, 0xb0, 0xb0, 0xb0, 0xb0, 0xb0, 0xb0, 0xb0, 0xb0, 0xb0, 0xb0, 0xb0, 0xb0
    .byte 0x90, 0x90, 0x90, 0x90, 0x90, 0x90, 0x90, 0x90, 0x90, 0x90, 0x90, 0x90, 0x90, 0x90, 0x90, 0x90
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0
    .byte 0xd0, 0xd0, 0xd0, 0xd0, 0xd0, 0xd0, 0xd0, 0xd0, 0xd0, 0xd0, 0xd0, 0xd0, 0xd0, 0xd0, 0xd0, 0xd0
    .byte 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30
    .byte 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0
    .byte 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80
    .byte 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40
    .byte 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70
    .byte 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10
    .byte 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20
