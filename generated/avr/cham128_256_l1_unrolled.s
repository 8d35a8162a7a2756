; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile cham --set cham128_256 --target avr --lanes 1 --unroll yes
; passes:    unroll() invert() counter() fold() sbox(lanes=1, fixed=true) rotate() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 55
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 32, nonce 12, rk 64, ctx 84, align 1, group 16, stack 55, code 15926, flash 15926, ram 203
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:9935046d74ec088ea33894d0e6334c57ab0534c2b6e155eed70c9d7a0238ed95

    .text

    .global lwcc_cham128_256_key_setup_avr
    .type lwcc_cham128_256_key_setup_avr, @function
lwcc_cham128_256_key_setup_avr:
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
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r5, X+
    eor r5, r0
    ld r0, X+
    eor r0, r2
    ld r2, X+
    eor r2, r3
    ld r3, X
    eor r3, r4
    ld r4, X
    eor r4, r5
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r6, X+
    eor r6, r0
    ld r7, X+
    eor r7, r2
    ld r8, X+
    eor r8, r3
    ; round 1 (cham.dsl:24)
    bst r4, 0
    lsr r8
    ror r7
    ror r6
    ror r4
    bld r8, 7
    std Z+0, r4
    std Z+1, r6
    std Z+2, r7
    std Z+3, r8
    ld r4, X
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r6, X+
    ld r7, X+
    ld r8, X+
    lsl r4
    rol r6
    rol r7
    rol r8
    adc r4, r1
    lsl r4
    rol r6
    rol r7
    rol r8
    adc r4, r1
    lsl r4
    rol r6
    rol r7
    rol r8
    adc r4, r1
    eor r5, r4
    eor r0, r6
    eor r2, r7
    eor r3, r8
    adiw r26, 1
    ld r4, X+
    ld r6, X+
    ld r7, X+
    ld r8, X
    lsl r4
    rol r6
    rol r7
    rol r8
    adc r4, r1
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r9, X+
    eor r9, r4
    ld r4, X+
    eor r4, r6
    ld r6, X+
    eor r6, r7
    ld r7, X
    eor r7, r8
    ld r8, X
    eor r8, r9
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r10, X+
    eor r10, r4
    std Z+4, r10
    ld r10, X+
    eor r10, r6
    std Z+5, r10
    ld r10, X+
    eor r10, r7
    std Z+6, r10
    std Z+7, r8
    ld r8, X
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r10, X+
    ld r11, X+
    ld r12, X+
    lsl r8
    rol r10
    rol r11
    rol r12
    adc r8, r1
    lsl r8
    rol r10
    rol r11
    rol r12
    adc r8, r1
    lsl r8
    rol r10
    rol r11
    rol r12
    adc r8, r1
    eor r9, r8
    eor r4, r10
    eor r6, r11
    eor r7, r12
    ; round 9 (cham.dsl:24)
    bst r9, 0
    lsr r7
    ror r6
    ror r4
    ror r9
    bld r7, 7
    adiw r26, 1
    ld r8, X+
    ld r10, X+
    ld r11, X+
    ld r12, X
    lsl r8
    rol r10
    rol r11
    rol r12
    adc r8, r1
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r13, X+
    eor r13, r8
    ld r8, X+
    eor r8, r10
    ld r10, X+
    eor r10, r11
    ld r11, X
    eor r11, r12
    ld r12, X
    eor r12, r13
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r14, X+
    eor r14, r8
    ld r15, X+
    eor r15, r10
    ld r16, X+
    eor r16, r11
    ; round 3 (cham.dsl:24)
    bst r12, 0
    lsr r16
    ror r15
    ror r14
    ror r12
    bld r16, 7
    std Z+8, r12
    std Z+9, r14
    std Z+10, r15
    std Z+11, r16
    ld r12, X
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r14, X+
    ld r15, X+
    ld r16, X+
    lsl r12
    rol r14
    rol r15
    rol r16
    adc r12, r1
    lsl r12
    rol r14
    rol r15
    rol r16
    adc r12, r1
    lsl r12
    rol r14
    rol r15
    rol r16
    adc r12, r1
    eor r13, r12
    eor r8, r14
    eor r10, r15
    eor r11, r16
    adiw r26, 1
    ld r12, X+
    ld r14, X+
    ld r15, X+
    ld r16, X
    lsl r12
    rol r14
    rol r15
    rol r16
    adc r12, r1
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r17, X+
    eor r12, r17
    ld r17, X+
    eor r14, r17
    ld r17, X+
    eor r15, r17
    ld r17, X
    eor r17, r16
    ld r16, X
    eor r16, r12
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r18, X+
    eor r18, r14
    std Z+12, r18
    ld r18, X+
    eor r18, r15
    std Z+13, r18
    ld r18, X+
    eor r18, r17
    std Z+14, r18
    std Z+15, r16
    ld r16, X
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r18, X+
    ld r19, X+
    ld r20, X+
    lsl r16
    rol r18
    rol r19
    rol r20
    adc r16, r1
    lsl r16
    rol r18
    rol r19
    rol r20
    adc r16, r1
    lsl r16
    rol r18
    rol r19
    rol r20
    adc r16, r1
    eor r12, r16
    eor r14, r18
    eor r15, r19
    eor r17, r20
    ; round 11 (cham.dsl:24)
    bst r12, 0
    lsr r17
    ror r15
    ror r14
    ror r12
    bld r17, 7
    adiw r26, 1
    ld r16, X+
    ld r18, X+
    ld r19, X+
    ld r20, X
    lsl r16
    rol r18
    rol r19
    rol r20
    adc r16, r1
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r21, X+
    eor r21, r16
    ld r16, X+
    eor r16, r18
    ld r18, X+
    eor r18, r19
    ld r19, X
    eor r19, r20
    ld r20, X
    eor r20, r21
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r22, X+
    eor r22, r16
    ld r23, X+
    eor r23, r18
    ld r24, X+
    eor r24, r19
    ; round 5 (cham.dsl:24)
    bst r20, 0
    lsr r24
    ror r23
    ror r22
    ror r20
    bld r24, 7
    std Z+16, r20
    std Z+17, r22
    std Z+18, r23
    std Z+19, r24
    ld r20, X
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r22, X+
    ld r23, X+
    ld r24, X+
    lsl r20
    rol r22
    rol r23
    rol r24
    adc r20, r1
    lsl r20
    rol r22
    rol r23
    rol r24
    adc r20, r1
    lsl r20
    rol r22
    rol r23
    rol r24
    adc r20, r1
    eor r21, r20
    eor r16, r22
    eor r18, r23
    eor r19, r24
    adiw r26, 1
    ld r20, X+
    ld r22, X+
    ld r23, X+
    ld r24, X
    lsl r20
    rol r22
    rol r23
    rol r24
    adc r20, r1
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r25, X+
    eor r25, r20
    ld r20, X+
    eor r20, r22
    ld r22, X+
    eor r22, r23
    ld r23, X
    eor r23, r24
    ld r24, X
    eor r24, r25
    std Y+14, r21
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r21, X+
    eor r21, r20
    std Z+20, r21
    ld r21, X+
    eor r21, r22
    std Z+21, r21
    ld r21, X+
    eor r21, r23
    std Z+22, r21
    std Z+23, r24
    ld r21, X
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r24, X+
    std Y+15, r19
    ld r19, X+
    std Y+16, r18
    ld r18, X+
    lsl r21
    rol r24
    rol r19
    rol r18
    adc r21, r1
    lsl r21
    rol r24
    rol r19
    rol r18
    adc r21, r1
    lsl r21
    rol r24
    rol r19
    rol r18
    adc r21, r1
    eor r25, r21
    eor r20, r24
    eor r22, r19
    eor r23, r18
    ; round 13 (cham.dsl:24)
    bst r25, 0
    lsr r23
    ror r22
    ror r20
    ror r25
    bld r23, 7
    adiw r26, 1
    ld r18, X+
    ld r19, X+
    ld r21, X+
    ld r24, X
    lsl r18
    rol r19
    rol r21
    rol r24
    adc r18, r1
    std Y+17, r16
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r16, X+
    eor r16, r18
    ld r18, X+
    eor r18, r19
    ld r19, X+
    eor r19, r21
    ld r21, X
    eor r21, r24
    ld r24, X
    eor r24, r16
    std Y+18, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X+
    eor r23, r18
    std Y+19, r22
    ld r22, X+
    eor r22, r19
    std Y+20, r20
    ld r20, X+
    eor r20, r21
    ; round 7 (cham.dsl:24)
    bst r24, 0
    lsr r20
    ror r22
    ror r23
    ror r24
    bld r20, 7
    std Z+24, r24
    std Z+25, r23
    std Z+26, r22
    std Z+27, r20
    ld r20, X
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r22, X+
    ld r23, X+
    ld r24, X+
    lsl r20
    rol r22
    rol r23
    rol r24
    adc r20, r1
    lsl r20
    rol r22
    rol r23
    rol r24
    adc r20, r1
    lsl r20
    rol r22
    rol r23
    rol r24
    adc r20, r1
    eor r16, r20
    eor r18, r22
    eor r19, r23
    eor r21, r24
    adiw r26, 1
    ld r20, X+
    ld r22, X+
    ld r23, X+
    ld r24, X
    lsl r20
    rol r22
    rol r23
    rol r24
    adc r20, r1
    std Y+21, r16
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r16, X+
    eor r16, r20
    ld r20, X+
    eor r20, r22
    ld r22, X+
    eor r22, r23
    ld r23, X
    eor r23, r24
    ld r24, X
    eor r24, r16
    std Y+22, r21
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r21, X+
    eor r21, r20
    std Z+28, r21
    ld r21, X+
    eor r21, r22
    std Z+29, r21
    ld r21, X+
    eor r21, r23
    std Z+30, r21
    std Z+31, r24
    std Z+32, r9
    std Z+33, r4
    std Z+34, r6
    std Z+35, r7
    std Z+36, r0
    std Z+37, r2
    std Z+38, r3
    std Z+39, r5
    std Z+40, r12
    std Z+41, r14
    std Z+42, r15
    std Z+43, r17
    std Z+44, r8
    std Z+45, r10
    std Z+46, r11
    std Z+47, r13
    std Z+48, r25
    ldd r0, Y+20
    std Z+49, r0
    ldd r0, Y+19
    std Z+50, r0
    ldd r0, Y+18
    std Z+51, r0
    ldd r0, Y+17
    std Z+52, r0
    ldd r0, Y+16
    std Z+53, r0
    ldd r0, Y+15
    std Z+54, r0
    ldd r0, Y+14
    std Z+55, r0
    ld r0, X
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r2, X+
    ld r3, X+
    ld r4, X
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
    eor r0, r16
    eor r2, r20
    eor r3, r22
    eor r4, r23
    ; round 15 (cham.dsl:24)
    bst r0, 0
    lsr r4
    ror r3
    ror r2
    ror r0
    bld r4, 7
    std Z+56, r0
    std Z+57, r2
    std Z+58, r3
    std Z+59, r4
    std Z+60, r18
    std Z+61, r19
    ldd r0, Y+22
    std Z+62, r0
    ldd r0, Y+21
    std Z+63, r0
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_cham128_256_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_cham128_256_key_setup_avr_wipe
    adiw r28, 29
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
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
    .size lwcc_cham128_256_key_setup_avr, .-lwcc_cham128_256_key_setup_avr

    .global lwcc_cham128_256_ecb_encrypt_avr
    .type lwcc_cham128_256_ecb_encrypt_avr, @function
lwcc_cham128_256_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_cham128_256_ecb_encrypt_avr_begin
    ret
.Llwcc_cham128_256_ecb_encrypt_avr_begin:
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
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_cham128_256_ecb_encrypt_avr_group:
    push r24
    push r25
    ld r0, X+
    ld r2, X+
    ld r15, X+
    ld r12, X+
    ld r6, X+
    ld r7, X+
    ld r4, X+
    ld r5, X+
    ld r8, X+
    ld r9, X+
    ld r13, X+
    ld r20, X+
    ld r3, X+
    ld r10, X+
    ld r11, X+
    ld r14, X+
    ; round 1 (cham.dsl:24)
    ldd r21, Z+0
    movw r22, r6 ; r23, r7
    eor r22, r21
    ldd r16, Z+1
    eor r23, r16
    ldd r17, Z+2
    movw r24, r4 ; r25, r5
    eor r24, r17
    ldd r19, Z+3
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r15, r24
    adc r12, r25
    ; round 2 (cham.dsl:24)
    ldi r18, 1
    eor r6, r18
    ldd r18, Z+4
    movw r22, r8 ; r23, r9
    eor r22, r18
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r13
    ldd r25, Z+7
    eor r25, r20
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 3 (cham.dsl:24)
    ldi r22, 2
    eor r8, r22
    ldd r22, Z+8
    eor r22, r3
    ldd r23, Z+9
    eor r23, r10
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r13, r24
    adc r20, r25
    ; round 4 (cham.dsl:24)
    ldi r22, 3
    eor r3, r22
    ldd r22, Z+12
    eor r22, r12
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r15
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 5 (cham.dsl:24)
    ldi r22, 4
    eor r12, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r0, r23
    adc r2, r24
    adc r15, r25
    ; round 6 (cham.dsl:24)
    ldi r22, 5
    eor r6, r22
    ldd r22, Z+20
    eor r22, r20
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 7 (cham.dsl:24)
    ldi r22, 6
    eor r20, r22
    ldd r22, Z+24
    eor r22, r3
    ldd r23, Z+25
    eor r23, r10
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r8, r23
    adc r9, r24
    adc r13, r25
    ; round 8 (cham.dsl:24)
    ldi r22, 7
    eor r3, r22
    ldd r22, Z+28
    eor r22, r15
    ldd r23, Z+29
    eor r23, r12
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 9 (cham.dsl:24)
    ldi r22, 8
    eor r15, r22
    ldd r22, Z+32
    eor r22, r6
    ldd r23, Z+33
    eor r23, r7
    ldd r24, Z+34
    eor r24, r4
    ldd r25, Z+35
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r15, r22
    adc r12, r23
    adc r0, r24
    adc r2, r25
    ; round 10 (cham.dsl:24)
    ldi r22, 9
    eor r6, r22
    ldd r22, Z+36
    eor r22, r13
    ldd r23, Z+37
    eor r23, r20
    ldd r24, Z+38
    eor r24, r8
    ldd r25, Z+39
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 11 (cham.dsl:24)
    ldi r22, 10
    eor r13, r22
    ldd r22, Z+40
    eor r22, r3
    ldd r23, Z+41
    eor r23, r10
    ldd r24, Z+42
    eor r24, r11
    ldd r25, Z+43
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r20, r23
    adc r8, r24
    adc r9, r25
    ; round 12 (cham.dsl:24)
    ldi r22, 11
    eor r3, r22
    ldd r22, Z+44
    eor r22, r2
    ldd r23, Z+45
    eor r23, r15
    ldd r24, Z+46
    eor r24, r12
    ldd r25, Z+47
    eor r25, r0
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 13 (cham.dsl:24)
    ldi r22, 12
    eor r2, r22
    ldd r22, Z+48
    eor r22, r6
    ldd r23, Z+49
    eor r23, r7
    ldd r24, Z+50
    eor r24, r4
    ldd r25, Z+51
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r15, r23
    adc r12, r24
    adc r0, r25
    ; round 14 (cham.dsl:24)
    ldi r22, 13
    eor r6, r22
    ldd r22, Z+52
    eor r22, r9
    ldd r23, Z+53
    eor r23, r13
    ldd r24, Z+54
    eor r24, r20
    ldd r25, Z+55
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 15 (cham.dsl:24)
    ldi r22, 14
    eor r9, r22
    ldd r22, Z+56
    eor r22, r3
    ldd r23, Z+57
    eor r23, r10
    ldd r24, Z+58
    eor r24, r11
    ldd r25, Z+59
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r13, r23
    adc r20, r24
    adc r8, r25
    ; round 16 (cham.dsl:24)
    ldi r22, 15
    eor r3, r22
    ldd r22, Z+60
    eor r22, r0
    ldd r23, Z+61
    eor r23, r2
    ldd r24, Z+62
    eor r24, r15
    ldd r25, Z+63
    eor r25, r12
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 17 (cham.dsl:24)
    ldi r22, 16
    eor r0, r22
    movw r22, r6 ; r23, r7
    eor r22, r21
    eor r23, r16
    movw r24, r4 ; r25, r5
    eor r24, r17
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r15, r24
    adc r12, r25
    ; round 18 (cham.dsl:24)
    ldi r22, 17
    eor r6, r22
    movw r22, r8 ; r23, r9
    eor r22, r18
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r13
    ldd r25, Z+7
    eor r25, r20
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 19 (cham.dsl:24)
    ldi r22, 18
    eor r8, r22
    ldd r22, Z+8
    eor r22, r3
    ldd r23, Z+9
    eor r23, r10
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r13, r24
    adc r20, r25
    ; round 20 (cham.dsl:24)
    ldi r22, 19
    eor r3, r22
    ldd r22, Z+12
    eor r22, r12
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r15
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 21 (cham.dsl:24)
    ldi r22, 20
    eor r12, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r0, r23
    adc r2, r24
    adc r15, r25
    ; round 22 (cham.dsl:24)
    ldi r22, 21
    eor r6, r22
    ldd r22, Z+20
    eor r22, r20
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 23 (cham.dsl:24)
    ldi r22, 22
    eor r20, r22
    ldd r22, Z+24
    eor r22, r3
    ldd r23, Z+25
    eor r23, r10
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r8, r23
    adc r9, r24
    adc r13, r25
    ; round 24 (cham.dsl:24)
    ldi r22, 23
    eor r3, r22
    ldd r22, Z+28
    eor r22, r15
    ldd r23, Z+29
    eor r23, r12
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 25 (cham.dsl:24)
    ldi r22, 24
    eor r15, r22
    ldd r22, Z+32
    eor r22, r6
    ldd r23, Z+33
    eor r23, r7
    ldd r24, Z+34
    eor r24, r4
    ldd r25, Z+35
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r15, r22
    adc r12, r23
    adc r0, r24
    adc r2, r25
    ; round 26 (cham.dsl:24)
    ldi r22, 25
    eor r6, r22
    ldd r22, Z+36
    eor r22, r13
    ldd r23, Z+37
    eor r23, r20
    ldd r24, Z+38
    eor r24, r8
    ldd r25, Z+39
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 27 (cham.dsl:24)
    ldi r22, 26
    eor r13, r22
    ldd r22, Z+40
    eor r22, r3
    ldd r23, Z+41
    eor r23, r10
    ldd r24, Z+42
    eor r24, r11
    ldd r25, Z+43
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r20, r23
    adc r8, r24
    adc r9, r25
    ; round 28 (cham.dsl:24)
    ldi r22, 27
    eor r3, r22
    ldd r22, Z+44
    eor r22, r2
    ldd r23, Z+45
    eor r23, r15
    ldd r24, Z+46
    eor r24, r12
    ldd r25, Z+47
    eor r25, r0
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 29 (cham.dsl:24)
    ldi r22, 28
    eor r2, r22
    ldd r22, Z+48
    eor r22, r6
    ldd r23, Z+49
    eor r23, r7
    ldd r24, Z+50
    eor r24, r4
    ldd r25, Z+51
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r15, r23
    adc r12, r24
    adc r0, r25
    ; round 30 (cham.dsl:24)
    ldi r22, 29
    eor r6, r22
    ldd r22, Z+52
    eor r22, r9
    ldd r23, Z+53
    eor r23, r13
    ldd r24, Z+54
    eor r24, r20
    ldd r25, Z+55
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 31 (cham.dsl:24)
    ldi r22, 30
    eor r9, r22
    ldd r22, Z+56
    eor r22, r3
    ldd r23, Z+57
    eor r23, r10
    ldd r24, Z+58
    eor r24, r11
    ldd r25, Z+59
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r13, r23
    adc r20, r24
    adc r8, r25
    ; round 32 (cham.dsl:24)
    ldi r22, 31
    eor r3, r22
    ldd r22, Z+60
    eor r22, r0
    ldd r23, Z+61
    eor r23, r2
    ldd r24, Z+62
    eor r24, r15
    ldd r25, Z+63
    eor r25, r12
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 33 (cham.dsl:24)
    ldi r22, 32
    eor r0, r22
    movw r22, r6 ; r23, r7
    eor r22, r21
    eor r23, r16
    movw r24, r4 ; r25, r5
    eor r24, r17
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r15, r24
    adc r12, r25
    ; round 34 (cham.dsl:24)
    ldi r22, 33
    eor r6, r22
    movw r22, r8 ; r23, r9
    eor r22, r18
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r13
    ldd r25, Z+7
    eor r25, r20
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 35 (cham.dsl:24)
    ldi r22, 34
    eor r8, r22
    ldd r22, Z+8
    eor r22, r3
    ldd r23, Z+9
    eor r23, r10
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r13, r24
    adc r20, r25
    ; round 36 (cham.dsl:24)
    ldi r22, 35
    eor r3, r22
    ldd r22, Z+12
    eor r22, r12
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r15
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 37 (cham.dsl:24)
    ldi r22, 36
    eor r12, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r0, r23
    adc r2, r24
    adc r15, r25
    ; round 38 (cham.dsl:24)
    ldi r22, 37
    eor r6, r22
    ldd r22, Z+20
    eor r22, r20
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 39 (cham.dsl:24)
    ldi r22, 38
    eor r20, r22
    ldd r22, Z+24
    eor r22, r3
    ldd r23, Z+25
    eor r23, r10
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r8, r23
    adc r9, r24
    adc r13, r25
    ; round 40 (cham.dsl:24)
    ldi r22, 39
    eor r3, r22
    ldd r22, Z+28
    eor r22, r15
    ldd r23, Z+29
    eor r23, r12
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 41 (cham.dsl:24)
    ldi r22, 40
    eor r15, r22
    ldd r22, Z+32
    eor r22, r6
    ldd r23, Z+33
    eor r23, r7
    ldd r24, Z+34
    eor r24, r4
    ldd r25, Z+35
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r15, r22
    adc r12, r23
    adc r0, r24
    adc r2, r25
    ; round 42 (cham.dsl:24)
    ldi r22, 41
    eor r6, r22
    ldd r22, Z+36
    eor r22, r13
    ldd r23, Z+37
    eor r23, r20
    ldd r24, Z+38
    eor r24, r8
    ldd r25, Z+39
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 43 (cham.dsl:24)
    ldi r22, 42
    eor r13, r22
    ldd r22, Z+40
    eor r22, r3
    ldd r23, Z+41
    eor r23, r10
    ldd r24, Z+42
    eor r24, r11
    ldd r25, Z+43
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r20, r23
    adc r8, r24
    adc r9, r25
    ; round 44 (cham.dsl:24)
    ldi r22, 43
    eor r3, r22
    ldd r22, Z+44
    eor r22, r2
    ldd r23, Z+45
    eor r23, r15
    ldd r24, Z+46
    eor r24, r12
    ldd r25, Z+47
    eor r25, r0
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 45 (cham.dsl:24)
    ldi r22, 44
    eor r2, r22
    ldd r22, Z+48
    eor r22, r6
    ldd r23, Z+49
    eor r23, r7
    ldd r24, Z+50
    eor r24, r4
    ldd r25, Z+51
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r15, r23
    adc r12, r24
    adc r0, r25
    ; round 46 (cham.dsl:24)
    ldi r22, 45
    eor r6, r22
    ldd r22, Z+52
    eor r22, r9
    ldd r23, Z+53
    eor r23, r13
    ldd r24, Z+54
    eor r24, r20
    ldd r25, Z+55
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 47 (cham.dsl:24)
    ldi r22, 46
    eor r9, r22
    ldd r22, Z+56
    eor r22, r3
    ldd r23, Z+57
    eor r23, r10
    ldd r24, Z+58
    eor r24, r11
    ldd r25, Z+59
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r13, r23
    adc r20, r24
    adc r8, r25
    ; round 48 (cham.dsl:24)
    ldi r22, 47
    eor r3, r22
    ldd r22, Z+60
    eor r22, r0
    ldd r23, Z+61
    eor r23, r2
    ldd r24, Z+62
    eor r24, r15
    ldd r25, Z+63
    eor r25, r12
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 49 (cham.dsl:24)
    ldi r22, 48
    eor r0, r22
    movw r22, r6 ; r23, r7
    eor r22, r21
    eor r23, r16
    movw r24, r4 ; r25, r5
    eor r24, r17
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r15, r24
    adc r12, r25
    ; round 50 (cham.dsl:24)
    ldi r22, 49
    eor r6, r22
    movw r22, r8 ; r23, r9
    eor r22, r18
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r13
    ldd r25, Z+7
    eor r25, r20
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 51 (cham.dsl:24)
    ldi r22, 50
    eor r8, r22
    ldd r22, Z+8
    eor r22, r3
    ldd r23, Z+9
    eor r23, r10
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r13, r24
    adc r20, r25
    ; round 52 (cham.dsl:24)
    ldi r22, 51
    eor r3, r22
    ldd r22, Z+12
    eor r22, r12
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r15
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 53 (cham.dsl:24)
    ldi r22, 52
    eor r12, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r0, r23
    adc r2, r24
    adc r15, r25
    ; round 54 (cham.dsl:24)
    ldi r22, 53
    eor r6, r22
    ldd r22, Z+20
    eor r22, r20
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 55 (cham.dsl:24)
    ldi r22, 54
    eor r20, r22
    ldd r22, Z+24
    eor r22, r3
    ldd r23, Z+25
    eor r23, r10
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r8, r23
    adc r9, r24
    adc r13, r25
    ; round 56 (cham.dsl:24)
    ldi r22, 55
    eor r3, r22
    ldd r22, Z+28
    eor r22, r15
    ldd r23, Z+29
    eor r23, r12
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 57 (cham.dsl:24)
    ldi r22, 56
    eor r15, r22
    ldd r22, Z+32
    eor r22, r6
    ldd r23, Z+33
    eor r23, r7
    ldd r24, Z+34
    eor r24, r4
    ldd r25, Z+35
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r15, r22
    adc r12, r23
    adc r0, r24
    adc r2, r25
    ; round 58 (cham.dsl:24)
    ldi r22, 57
    eor r6, r22
    ldd r22, Z+36
    eor r22, r13
    ldd r23, Z+37
    eor r23, r20
    ldd r24, Z+38
    eor r24, r8
    ldd r25, Z+39
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 59 (cham.dsl:24)
    ldi r22, 58
    eor r13, r22
    ldd r22, Z+40
    eor r22, r3
    ldd r23, Z+41
    eor r23, r10
    ldd r24, Z+42
    eor r24, r11
    ldd r25, Z+43
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r20, r23
    adc r8, r24
    adc r9, r25
    ; round 60 (cham.dsl:24)
    ldi r22, 59
    eor r3, r22
    ldd r22, Z+44
    eor r22, r2
    ldd r23, Z+45
    eor r23, r15
    ldd r24, Z+46
    eor r24, r12
    ldd r25, Z+47
    eor r25, r0
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 61 (cham.dsl:24)
    ldi r22, 60
    eor r2, r22
    ldd r22, Z+48
    eor r22, r6
    ldd r23, Z+49
    eor r23, r7
    ldd r24, Z+50
    eor r24, r4
    ldd r25, Z+51
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r15, r23
    adc r12, r24
    adc r0, r25
    ; round 62 (cham.dsl:24)
    ldi r22, 61
    eor r6, r22
    ldd r22, Z+52
    eor r22, r9
    ldd r23, Z+53
    eor r23, r13
    ldd r24, Z+54
    eor r24, r20
    ldd r25, Z+55
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 63 (cham.dsl:24)
    ldi r22, 62
    eor r9, r22
    ldd r22, Z+56
    eor r22, r3
    ldd r23, Z+57
    eor r23, r10
    ldd r24, Z+58
    eor r24, r11
    ldd r25, Z+59
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r13, r23
    adc r20, r24
    adc r8, r25
    ; round 64 (cham.dsl:24)
    ldi r22, 63
    eor r3, r22
    ldd r22, Z+60
    eor r22, r0
    ldd r23, Z+61
    eor r23, r2
    ldd r24, Z+62
    eor r24, r15
    ldd r25, Z+63
    eor r25, r12
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 65 (cham.dsl:24)
    ldi r22, 64
    eor r0, r22
    movw r22, r6 ; r23, r7
    eor r22, r21
    eor r23, r16
    movw r24, r4 ; r25, r5
    eor r24, r17
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r15, r24
    adc r12, r25
    ; round 66 (cham.dsl:24)
    ldi r22, 65
    eor r6, r22
    movw r22, r8 ; r23, r9
    eor r22, r18
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r13
    ldd r25, Z+7
    eor r25, r20
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 67 (cham.dsl:24)
    ldi r22, 66
    eor r8, r22
    ldd r22, Z+8
    eor r22, r3
    ldd r23, Z+9
    eor r23, r10
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r13, r24
    adc r20, r25
    ; round 68 (cham.dsl:24)
    ldi r22, 67
    eor r3, r22
    ldd r22, Z+12
    eor r22, r12
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r15
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 69 (cham.dsl:24)
    ldi r22, 68
    eor r12, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r0, r23
    adc r2, r24
    adc r15, r25
    ; round 70 (cham.dsl:24)
    ldi r22, 69
    eor r6, r22
    ldd r22, Z+20
    eor r22, r20
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 71 (cham.dsl:24)
    ldi r22, 70
    eor r20, r22
    ldd r22, Z+24
    eor r22, r3
    ldd r23, Z+25
    eor r23, r10
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r8, r23
    adc r9, r24
    adc r13, r25
    ; round 72 (cham.dsl:24)
    ldi r22, 71
    eor r3, r22
    ldd r22, Z+28
    eor r22, r15
    ldd r23, Z+29
    eor r23, r12
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 73 (cham.dsl:24)
    ldi r22, 72
    eor r15, r22
    ldd r22, Z+32
    eor r22, r6
    ldd r23, Z+33
    eor r23, r7
    ldd r24, Z+34
    eor r24, r4
    ldd r25, Z+35
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r15, r22
    adc r12, r23
    adc r0, r24
    adc r2, r25
    ; round 74 (cham.dsl:24)
    ldi r22, 73
    eor r6, r22
    ldd r22, Z+36
    eor r22, r13
    ldd r23, Z+37
    eor r23, r20
    ldd r24, Z+38
    eor r24, r8
    ldd r25, Z+39
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 75 (cham.dsl:24)
    ldi r22, 74
    eor r13, r22
    ldd r22, Z+40
    eor r22, r3
    ldd r23, Z+41
    eor r23, r10
    ldd r24, Z+42
    eor r24, r11
    ldd r25, Z+43
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r20, r23
    adc r8, r24
    adc r9, r25
    ; round 76 (cham.dsl:24)
    ldi r22, 75
    eor r3, r22
    ldd r22, Z+44
    eor r22, r2
    ldd r23, Z+45
    eor r23, r15
    ldd r24, Z+46
    eor r24, r12
    ldd r25, Z+47
    eor r25, r0
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 77 (cham.dsl:24)
    ldi r22, 76
    eor r2, r22
    ldd r22, Z+48
    eor r22, r6
    ldd r23, Z+49
    eor r23, r7
    ldd r24, Z+50
    eor r24, r4
    ldd r25, Z+51
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r15, r23
    adc r12, r24
    adc r0, r25
    ; round 78 (cham.dsl:24)
    ldi r22, 77
    eor r6, r22
    ldd r22, Z+52
    eor r22, r9
    ldd r23, Z+53
    eor r23, r13
    ldd r24, Z+54
    eor r24, r20
    ldd r25, Z+55
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 79 (cham.dsl:24)
    ldi r22, 78
    eor r9, r22
    ldd r22, Z+56
    eor r22, r3
    ldd r23, Z+57
    eor r23, r10
    ldd r24, Z+58
    eor r24, r11
    ldd r25, Z+59
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r13, r23
    adc r20, r24
    adc r8, r25
    ; round 80 (cham.dsl:24)
    ldi r22, 79
    eor r3, r22
    ldd r22, Z+60
    eor r22, r0
    ldd r23, Z+61
    eor r23, r2
    ldd r24, Z+62
    eor r24, r15
    ldd r25, Z+63
    eor r25, r12
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 81 (cham.dsl:24)
    ldi r22, 80
    eor r0, r22
    movw r22, r6 ; r23, r7
    eor r22, r21
    eor r23, r16
    movw r24, r4 ; r25, r5
    eor r24, r17
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r15, r24
    adc r12, r25
    ; round 82 (cham.dsl:24)
    ldi r22, 81
    eor r6, r22
    movw r22, r8 ; r23, r9
    eor r22, r18
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r13
    ldd r25, Z+7
    eor r25, r20
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 83 (cham.dsl:24)
    ldi r22, 82
    eor r8, r22
    ldd r22, Z+8
    eor r22, r3
    ldd r23, Z+9
    eor r23, r10
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r13, r24
    adc r20, r25
    ; round 84 (cham.dsl:24)
    ldi r22, 83
    eor r3, r22
    ldd r22, Z+12
    eor r22, r12
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r15
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 85 (cham.dsl:24)
    ldi r22, 84
    eor r12, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r0, r23
    adc r2, r24
    adc r15, r25
    ; round 86 (cham.dsl:24)
    ldi r22, 85
    eor r6, r22
    ldd r22, Z+20
    eor r22, r20
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 87 (cham.dsl:24)
    ldi r22, 86
    eor r20, r22
    ldd r22, Z+24
    eor r22, r3
    ldd r23, Z+25
    eor r23, r10
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r8, r23
    adc r9, r24
    adc r13, r25
    ; round 88 (cham.dsl:24)
    ldi r22, 87
    eor r3, r22
    ldd r22, Z+28
    eor r22, r15
    ldd r23, Z+29
    eor r23, r12
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 89 (cham.dsl:24)
    ldi r22, 88
    eor r15, r22
    ldd r22, Z+32
    eor r22, r6
    ldd r23, Z+33
    eor r23, r7
    ldd r24, Z+34
    eor r24, r4
    ldd r25, Z+35
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r15, r22
    adc r12, r23
    adc r0, r24
    adc r2, r25
    ; round 90 (cham.dsl:24)
    ldi r22, 89
    eor r6, r22
    ldd r22, Z+36
    eor r22, r13
    ldd r23, Z+37
    eor r23, r20
    ldd r24, Z+38
    eor r24, r8
    ldd r25, Z+39
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 91 (cham.dsl:24)
    ldi r22, 90
    eor r13, r22
    ldd r22, Z+40
    eor r22, r3
    ldd r23, Z+41
    eor r23, r10
    ldd r24, Z+42
    eor r24, r11
    ldd r25, Z+43
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r20, r23
    adc r8, r24
    adc r9, r25
    ; round 92 (cham.dsl:24)
    ldi r22, 91
    eor r3, r22
    ldd r22, Z+44
    eor r22, r2
    ldd r23, Z+45
    eor r23, r15
    ldd r24, Z+46
    eor r24, r12
    ldd r25, Z+47
    eor r25, r0
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 93 (cham.dsl:24)
    ldi r22, 92
    eor r2, r22
    ldd r22, Z+48
    eor r22, r6
    ldd r23, Z+49
    eor r23, r7
    ldd r24, Z+50
    eor r24, r4
    ldd r25, Z+51
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r15, r23
    adc r12, r24
    adc r0, r25
    ; round 94 (cham.dsl:24)
    ldi r22, 93
    eor r6, r22
    ldd r22, Z+52
    eor r22, r9
    ldd r23, Z+53
    eor r23, r13
    ldd r24, Z+54
    eor r24, r20
    ldd r25, Z+55
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 95 (cham.dsl:24)
    ldi r22, 94
    eor r9, r22
    ldd r22, Z+56
    eor r22, r3
    ldd r23, Z+57
    eor r23, r10
    ldd r24, Z+58
    eor r24, r11
    ldd r25, Z+59
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r13, r23
    adc r20, r24
    adc r8, r25
    ; round 96 (cham.dsl:24)
    ldi r22, 95
    eor r3, r22
    ldd r22, Z+60
    eor r22, r0
    ldd r23, Z+61
    eor r23, r2
    ldd r24, Z+62
    eor r24, r15
    ldd r25, Z+63
    eor r25, r12
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 97 (cham.dsl:24)
    ldi r22, 96
    eor r0, r22
    movw r22, r6 ; r23, r7
    eor r22, r21
    eor r23, r16
    movw r24, r4 ; r25, r5
    eor r24, r17
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r15, r24
    adc r12, r25
    ; round 98 (cham.dsl:24)
    ldi r22, 97
    eor r6, r22
    movw r22, r8 ; r23, r9
    eor r22, r18
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r13
    ldd r25, Z+7
    eor r25, r20
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 99 (cham.dsl:24)
    ldi r22, 98
    eor r8, r22
    ldd r22, Z+8
    eor r22, r3
    ldd r23, Z+9
    eor r23, r10
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r13, r24
    adc r20, r25
    ; round 100 (cham.dsl:24)
    ldi r22, 99
    eor r3, r22
    ldd r22, Z+12
    eor r22, r12
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r15
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 101 (cham.dsl:24)
    ldi r22, 100
    eor r12, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r0, r23
    adc r2, r24
    adc r15, r25
    ; round 102 (cham.dsl:24)
    ldi r22, 101
    eor r6, r22
    ldd r22, Z+20
    eor r22, r20
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 103 (cham.dsl:24)
    ldi r22, 102
    eor r20, r22
    ldd r22, Z+24
    eor r22, r3
    ldd r23, Z+25
    eor r23, r10
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r8, r23
    adc r9, r24
    adc r13, r25
    ; round 104 (cham.dsl:24)
    ldi r22, 103
    eor r3, r22
    ldd r22, Z+28
    eor r22, r15
    ldd r23, Z+29
    eor r23, r12
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 105 (cham.dsl:24)
    ldi r22, 104
    eor r15, r22
    ldd r22, Z+32
    eor r22, r6
    ldd r23, Z+33
    eor r23, r7
    ldd r24, Z+34
    eor r24, r4
    ldd r25, Z+35
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r15, r22
    adc r12, r23
    adc r0, r24
    adc r2, r25
    ; round 106 (cham.dsl:24)
    ldi r22, 105
    eor r6, r22
    ldd r22, Z+36
    eor r22, r13
    ldd r23, Z+37
    eor r23, r20
    ldd r24, Z+38
    eor r24, r8
    ldd r25, Z+39
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 107 (cham.dsl:24)
    ldi r22, 106
    eor r13, r22
    ldd r22, Z+40
    eor r22, r3
    ldd r23, Z+41
    eor r23, r10
    ldd r24, Z+42
    eor r24, r11
    ldd r25, Z+43
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r20, r23
    adc r8, r24
    adc r9, r25
    ; round 108 (cham.dsl:24)
    ldi r22, 107
    eor r3, r22
    ldd r22, Z+44
    eor r22, r2
    ldd r23, Z+45
    eor r23, r15
    ldd r24, Z+46
    eor r24, r12
    ldd r25, Z+47
    eor r25, r0
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 109 (cham.dsl:24)
    ldi r22, 108
    eor r2, r22
    ldd r22, Z+48
    eor r22, r6
    ldd r23, Z+49
    eor r23, r7
    ldd r24, Z+50
    eor r24, r4
    ldd r25, Z+51
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r15, r23
    adc r12, r24
    adc r0, r25
    ; round 110 (cham.dsl:24)
    ldi r22, 109
    eor r6, r22
    ldd r22, Z+52
    eor r22, r9
    ldd r23, Z+53
    eor r23, r13
    ldd r24, Z+54
    eor r24, r20
    ldd r25, Z+55
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 111 (cham.dsl:24)
    ldi r22, 110
    eor r9, r22
    ldd r22, Z+56
    eor r22, r3
    ldd r23, Z+57
    eor r23, r10
    ldd r24, Z+58
    eor r24, r11
    ldd r25, Z+59
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r13, r23
    adc r20, r24
    adc r8, r25
    ; round 112 (cham.dsl:24)
    ldi r22, 111
    eor r3, r22
    ldd r22, Z+60
    eor r22, r0
    ldd r23, Z+61
    eor r23, r2
    ldd r24, Z+62
    eor r24, r15
    ldd r25, Z+63
    eor r25, r12
    add r3, r25
    adc r10, r22
    adc r11, r23
    adc r14, r24
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 113 (cham.dsl:24)
    ldi r22, 112
    eor r0, r22
    eor r21, r6
    eor r16, r7
    eor r17, r4
    eor r19, r5
    lsl r21
    rol r16
    rol r17
    rol r19
    adc r21, r1
    add r0, r21
    adc r2, r16
    adc r15, r17
    adc r12, r19
    ; round 114 (cham.dsl:24)
    ldi r19, 113
    eor r6, r19
    eor r18, r8
    ldd r19, Z+5
    eor r19, r9
    ldd r21, Z+6
    eor r21, r13
    ldd r16, Z+7
    eor r16, r20
    add r6, r16
    adc r7, r18
    adc r4, r19
    adc r5, r21
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 115 (cham.dsl:24)
    ldi r21, 114
    eor r8, r21
    ldd r21, Z+8
    eor r21, r3
    ldd r16, Z+9
    eor r16, r10
    ldd r17, Z+10
    eor r17, r11
    ldd r18, Z+11
    eor r18, r14
    lsl r21
    rol r16
    rol r17
    rol r18
    adc r21, r1
    add r8, r21
    adc r9, r16
    adc r13, r17
    adc r20, r18
    ; round 116 (cham.dsl:24)
    ldi r21, 115
    eor r3, r21
    ldd r21, Z+12
    eor r21, r12
    ldd r16, Z+13
    eor r16, r0
    ldd r17, Z+14
    eor r17, r2
    ldd r18, Z+15
    eor r18, r15
    add r3, r18
    adc r10, r21
    adc r11, r16
    adc r14, r17
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    ; round 117 (cham.dsl:24)
    ldi r21, 116
    eor r12, r21
    ldd r21, Z+16
    eor r21, r6
    ldd r16, Z+17
    eor r16, r7
    ldd r17, Z+18
    eor r17, r4
    ldd r18, Z+19
    eor r18, r5
    lsl r21
    rol r16
    rol r17
    rol r18
    adc r21, r1
    add r12, r21
    adc r0, r16
    adc r2, r17
    adc r15, r18
    ; round 118 (cham.dsl:24)
    ldi r21, 117
    eor r6, r21
    ldd r21, Z+20
    eor r21, r20
    ldd r16, Z+21
    eor r16, r8
    ldd r17, Z+22
    eor r17, r9
    ldd r18, Z+23
    eor r18, r13
    add r6, r18
    adc r7, r21
    adc r4, r16
    adc r5, r17
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 119 (cham.dsl:24)
    ldi r21, 118
    eor r20, r21
    ldd r21, Z+24
    eor r21, r3
    ldd r16, Z+25
    eor r16, r10
    ldd r17, Z+26
    eor r17, r11
    ldd r18, Z+27
    eor r18, r14
    lsl r21
    rol r16
    rol r17
    rol r18
    adc r21, r1
    add r20, r21
    adc r8, r16
    adc r9, r17
    adc r13, r18
    ; round 120 (cham.dsl:24)
    ldi r21, 119
    eor r3, r21
    ldd r21, Z+28
    eor r21, r15
    ldd r16, Z+29
    eor r16, r12
    ldd r17, Z+30
    eor r17, r0
    ldd r18, Z+31
    eor r18, r2
    add r3, r18
    adc r10, r21
    adc r11, r16
    adc r14, r17
    lsl r3
    rol r10
    rol r11
    rol r14
    adc r3, r1
    st Y+, r15
    st Y+, r12
    st Y+, r0
    st Y+, r2
    st Y+, r6
    st Y+, r7
    st Y+, r4
    st Y+, r5
    st Y+, r13
    st Y+, r20
    st Y+, r8
    st Y+, r9
    st Y+, r3
    st Y+, r10
    st Y+, r11
    st Y+, r14
    pop r25
    pop r24
    sbiw r24, 1
    breq .Llwcc_cham128_256_ecb_encrypt_avr_end
    jmp .Llwcc_cham128_256_ecb_encrypt_avr_group
.Llwcc_cham128_256_ecb_encrypt_avr_end:
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
    .size lwcc_cham128_256_ecb_encrypt_avr, .-lwcc_cham128_256_ecb_encrypt_avr

    .global lwcc_cham128_256_ecb_decrypt_avr
    .type lwcc_cham128_256_ecb_decrypt_avr, @function
lwcc_cham128_256_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_cham128_256_ecb_decrypt_avr_begin
    ret
.Llwcc_cham128_256_ecb_decrypt_avr_begin:
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
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_cham128_256_ecb_decrypt_avr_group:
    push r24
    push r25
    ld r6, X+
    ld r7, X+
    ld r10, X+
    ld r11, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ld r12, X+
    ld r0, X+
    ld r2, X+
    ld r15, X+
    ld r18, X+
    ld r8, X+
    ld r9, X+
    ld r13, X+
    ld r14, X+
    ; round 120 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r19, Z+28
    movw r22, r6 ; r23, r7
    eor r22, r19
    ldd r16, Z+29
    eor r23, r16
    ldd r20, Z+30
    movw r24, r10 ; r25, r11
    eor r24, r20
    ldd r21, Z+31
    eor r25, r21
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r17, 119
    eor r8, r17
    ; round 119 (cham.dsl:24)
    ldd r17, Z+24
    movw r22, r8 ; r23, r9
    eor r22, r17
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r13
    ldd r25, Z+27
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r2, r22
    sbc r15, r23
    sbc r18, r24
    sbc r0, r25
    ldi r22, 118
    eor r2, r22
    ; round 118 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+20
    eor r22, r2
    ldd r23, Z+21
    eor r23, r15
    ldd r24, Z+22
    eor r24, r18
    ldd r25, Z+23
    eor r25, r0
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 117
    eor r3, r22
    ; round 117 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r3
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r7, r22
    sbc r10, r23
    sbc r11, r24
    sbc r6, r25
    ldi r22, 116
    eor r7, r22
    ; round 116 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+12
    eor r22, r7
    ldd r23, Z+13
    eor r23, r10
    ldd r24, Z+14
    eor r24, r11
    ldd r25, Z+15
    eor r25, r6
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 115
    eor r8, r22
    ; round 115 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r8
    ldd r23, Z+9
    eor r23, r9
    ldd r24, Z+10
    eor r24, r13
    ldd r25, Z+11
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r15, r22
    sbc r18, r23
    sbc r0, r24
    sbc r2, r25
    ldi r22, 114
    eor r15, r22
    ; round 114 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+4
    eor r22, r15
    ldd r23, Z+5
    eor r23, r18
    ldd r24, Z+6
    eor r24, r0
    ldd r25, Z+7
    eor r25, r2
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 113
    eor r3, r22
    ; round 113 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r3
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r10, r22
    sbc r11, r23
    sbc r6, r24
    sbc r7, r25
    ldi r22, 112
    eor r10, r22
    ; round 112 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+60
    eor r22, r10
    ldd r23, Z+61
    eor r23, r11
    ldd r24, Z+62
    eor r24, r6
    ldd r25, Z+63
    eor r25, r7
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 111
    eor r8, r22
    ; round 111 (cham.dsl:24)
    ldd r22, Z+56
    eor r22, r8
    ldd r23, Z+57
    eor r23, r9
    ldd r24, Z+58
    eor r24, r13
    ldd r25, Z+59
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r18, r22
    sbc r0, r23
    sbc r2, r24
    sbc r15, r25
    ldi r22, 110
    eor r18, r22
    ; round 110 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+52
    eor r22, r18
    ldd r23, Z+53
    eor r23, r0
    ldd r24, Z+54
    eor r24, r2
    ldd r25, Z+55
    eor r25, r15
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 109
    eor r3, r22
    ; round 109 (cham.dsl:24)
    ldd r22, Z+48
    eor r22, r3
    ldd r23, Z+49
    eor r23, r4
    ldd r24, Z+50
    eor r24, r5
    ldd r25, Z+51
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r11, r22
    sbc r6, r23
    sbc r7, r24
    sbc r10, r25
    ldi r22, 108
    eor r11, r22
    ; round 108 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+44
    eor r22, r11
    ldd r23, Z+45
    eor r23, r6
    ldd r24, Z+46
    eor r24, r7
    ldd r25, Z+47
    eor r25, r10
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 107
    eor r8, r22
    ; round 107 (cham.dsl:24)
    ldd r22, Z+40
    eor r22, r8
    ldd r23, Z+41
    eor r23, r9
    ldd r24, Z+42
    eor r24, r13
    ldd r25, Z+43
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r0, r22
    sbc r2, r23
    sbc r15, r24
    sbc r18, r25
    ldi r22, 106
    eor r0, r22
    ; round 106 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+36
    eor r22, r0
    ldd r23, Z+37
    eor r23, r2
    ldd r24, Z+38
    eor r24, r15
    ldd r25, Z+39
    eor r25, r18
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 105
    eor r3, r22
    ; round 105 (cham.dsl:24)
    ldd r22, Z+32
    eor r22, r3
    ldd r23, Z+33
    eor r23, r4
    ldd r24, Z+34
    eor r24, r5
    ldd r25, Z+35
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r6, r22
    sbc r7, r23
    sbc r10, r24
    sbc r11, r25
    ldi r22, 104
    eor r6, r22
    ; round 104 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    movw r22, r6 ; r23, r7
    eor r22, r19
    eor r23, r16
    movw r24, r10 ; r25, r11
    eor r24, r20
    eor r25, r21
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 103
    eor r8, r22
    ; round 103 (cham.dsl:24)
    movw r22, r8 ; r23, r9
    eor r22, r17
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r13
    ldd r25, Z+27
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r2, r22
    sbc r15, r23
    sbc r18, r24
    sbc r0, r25
    ldi r22, 102
    eor r2, r22
    ; round 102 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+20
    eor r22, r2
    ldd r23, Z+21
    eor r23, r15
    ldd r24, Z+22
    eor r24, r18
    ldd r25, Z+23
    eor r25, r0
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 101
    eor r3, r22
    ; round 101 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r3
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r7, r22
    sbc r10, r23
    sbc r11, r24
    sbc r6, r25
    ldi r22, 100
    eor r7, r22
    ; round 100 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+12
    eor r22, r7
    ldd r23, Z+13
    eor r23, r10
    ldd r24, Z+14
    eor r24, r11
    ldd r25, Z+15
    eor r25, r6
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 99
    eor r8, r22
    ; round 99 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r8
    ldd r23, Z+9
    eor r23, r9
    ldd r24, Z+10
    eor r24, r13
    ldd r25, Z+11
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r15, r22
    sbc r18, r23
    sbc r0, r24
    sbc r2, r25
    ldi r22, 98
    eor r15, r22
    ; round 98 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+4
    eor r22, r15
    ldd r23, Z+5
    eor r23, r18
    ldd r24, Z+6
    eor r24, r0
    ldd r25, Z+7
    eor r25, r2
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 97
    eor r3, r22
    ; round 97 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r3
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r10, r22
    sbc r11, r23
    sbc r6, r24
    sbc r7, r25
    ldi r22, 96
    eor r10, r22
    ; round 96 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+60
    eor r22, r10
    ldd r23, Z+61
    eor r23, r11
    ldd r24, Z+62
    eor r24, r6
    ldd r25, Z+63
    eor r25, r7
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 95
    eor r8, r22
    ; round 95 (cham.dsl:24)
    ldd r22, Z+56
    eor r22, r8
    ldd r23, Z+57
    eor r23, r9
    ldd r24, Z+58
    eor r24, r13
    ldd r25, Z+59
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r18, r22
    sbc r0, r23
    sbc r2, r24
    sbc r15, r25
    ldi r22, 94
    eor r18, r22
    ; round 94 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+52
    eor r22, r18
    ldd r23, Z+53
    eor r23, r0
    ldd r24, Z+54
    eor r24, r2
    ldd r25, Z+55
    eor r25, r15
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 93
    eor r3, r22
    ; round 93 (cham.dsl:24)
    ldd r22, Z+48
    eor r22, r3
    ldd r23, Z+49
    eor r23, r4
    ldd r24, Z+50
    eor r24, r5
    ldd r25, Z+51
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r11, r22
    sbc r6, r23
    sbc r7, r24
    sbc r10, r25
    ldi r22, 92
    eor r11, r22
    ; round 92 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+44
    eor r22, r11
    ldd r23, Z+45
    eor r23, r6
    ldd r24, Z+46
    eor r24, r7
    ldd r25, Z+47
    eor r25, r10
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 91
    eor r8, r22
    ; round 91 (cham.dsl:24)
    ldd r22, Z+40
    eor r22, r8
    ldd r23, Z+41
    eor r23, r9
    ldd r24, Z+42
    eor r24, r13
    ldd r25, Z+43
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r0, r22
    sbc r2, r23
    sbc r15, r24
    sbc r18, r25
    ldi r22, 90
    eor r0, r22
    ; round 90 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+36
    eor r22, r0
    ldd r23, Z+37
    eor r23, r2
    ldd r24, Z+38
    eor r24, r15
    ldd r25, Z+39
    eor r25, r18
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 89
    eor r3, r22
    ; round 89 (cham.dsl:24)
    ldd r22, Z+32
    eor r22, r3
    ldd r23, Z+33
    eor r23, r4
    ldd r24, Z+34
    eor r24, r5
    ldd r25, Z+35
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r6, r22
    sbc r7, r23
    sbc r10, r24
    sbc r11, r25
    ldi r22, 88
    eor r6, r22
    ; round 88 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    movw r22, r6 ; r23, r7
    eor r22, r19
    eor r23, r16
    movw r24, r10 ; r25, r11
    eor r24, r20
    eor r25, r21
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 87
    eor r8, r22
    ; round 87 (cham.dsl:24)
    movw r22, r8 ; r23, r9
    eor r22, r17
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r13
    ldd r25, Z+27
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r2, r22
    sbc r15, r23
    sbc r18, r24
    sbc r0, r25
    ldi r22, 86
    eor r2, r22
    ; round 86 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+20
    eor r22, r2
    ldd r23, Z+21
    eor r23, r15
    ldd r24, Z+22
    eor r24, r18
    ldd r25, Z+23
    eor r25, r0
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 85
    eor r3, r22
    ; round 85 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r3
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r7, r22
    sbc r10, r23
    sbc r11, r24
    sbc r6, r25
    ldi r22, 84
    eor r7, r22
    ; round 84 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+12
    eor r22, r7
    ldd r23, Z+13
    eor r23, r10
    ldd r24, Z+14
    eor r24, r11
    ldd r25, Z+15
    eor r25, r6
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 83
    eor r8, r22
    ; round 83 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r8
    ldd r23, Z+9
    eor r23, r9
    ldd r24, Z+10
    eor r24, r13
    ldd r25, Z+11
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r15, r22
    sbc r18, r23
    sbc r0, r24
    sbc r2, r25
    ldi r22, 82
    eor r15, r22
    ; round 82 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+4
    eor r22, r15
    ldd r23, Z+5
    eor r23, r18
    ldd r24, Z+6
    eor r24, r0
    ldd r25, Z+7
    eor r25, r2
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 81
    eor r3, r22
    ; round 81 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r3
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r10, r22
    sbc r11, r23
    sbc r6, r24
    sbc r7, r25
    ldi r22, 80
    eor r10, r22
    ; round 80 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+60
    eor r22, r10
    ldd r23, Z+61
    eor r23, r11
    ldd r24, Z+62
    eor r24, r6
    ldd r25, Z+63
    eor r25, r7
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 79
    eor r8, r22
    ; round 79 (cham.dsl:24)
    ldd r22, Z+56
    eor r22, r8
    ldd r23, Z+57
    eor r23, r9
    ldd r24, Z+58
    eor r24, r13
    ldd r25, Z+59
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r18, r22
    sbc r0, r23
    sbc r2, r24
    sbc r15, r25
    ldi r22, 78
    eor r18, r22
    ; round 78 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+52
    eor r22, r18
    ldd r23, Z+53
    eor r23, r0
    ldd r24, Z+54
    eor r24, r2
    ldd r25, Z+55
    eor r25, r15
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 77
    eor r3, r22
    ; round 77 (cham.dsl:24)
    ldd r22, Z+48
    eor r22, r3
    ldd r23, Z+49
    eor r23, r4
    ldd r24, Z+50
    eor r24, r5
    ldd r25, Z+51
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r11, r22
    sbc r6, r23
    sbc r7, r24
    sbc r10, r25
    ldi r22, 76
    eor r11, r22
    ; round 76 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+44
    eor r22, r11
    ldd r23, Z+45
    eor r23, r6
    ldd r24, Z+46
    eor r24, r7
    ldd r25, Z+47
    eor r25, r10
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 75
    eor r8, r22
    ; round 75 (cham.dsl:24)
    ldd r22, Z+40
    eor r22, r8
    ldd r23, Z+41
    eor r23, r9
    ldd r24, Z+42
    eor r24, r13
    ldd r25, Z+43
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r0, r22
    sbc r2, r23
    sbc r15, r24
    sbc r18, r25
    ldi r22, 74
    eor r0, r22
    ; round 74 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+36
    eor r22, r0
    ldd r23, Z+37
    eor r23, r2
    ldd r24, Z+38
    eor r24, r15
    ldd r25, Z+39
    eor r25, r18
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 73
    eor r3, r22
    ; round 73 (cham.dsl:24)
    ldd r22, Z+32
    eor r22, r3
    ldd r23, Z+33
    eor r23, r4
    ldd r24, Z+34
    eor r24, r5
    ldd r25, Z+35
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r6, r22
    sbc r7, r23
    sbc r10, r24
    sbc r11, r25
    ldi r22, 72
    eor r6, r22
    ; round 72 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    movw r22, r6 ; r23, r7
    eor r22, r19
    eor r23, r16
    movw r24, r10 ; r25, r11
    eor r24, r20
    eor r25, r21
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 71
    eor r8, r22
    ; round 71 (cham.dsl:24)
    movw r22, r8 ; r23, r9
    eor r22, r17
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r13
    ldd r25, Z+27
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r2, r22
    sbc r15, r23
    sbc r18, r24
    sbc r0, r25
    ldi r22, 70
    eor r2, r22
    ; round 70 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+20
    eor r22, r2
    ldd r23, Z+21
    eor r23, r15
    ldd r24, Z+22
    eor r24, r18
    ldd r25, Z+23
    eor r25, r0
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 69
    eor r3, r22
    ; round 69 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r3
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r7, r22
    sbc r10, r23
    sbc r11, r24
    sbc r6, r25
    ldi r22, 68
    eor r7, r22
    ; round 68 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+12
    eor r22, r7
    ldd r23, Z+13
    eor r23, r10
    ldd r24, Z+14
    eor r24, r11
    ldd r25, Z+15
    eor r25, r6
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 67
    eor r8, r22
    ; round 67 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r8
    ldd r23, Z+9
    eor r23, r9
    ldd r24, Z+10
    eor r24, r13
    ldd r25, Z+11
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r15, r22
    sbc r18, r23
    sbc r0, r24
    sbc r2, r25
    ldi r22, 66
    eor r15, r22
    ; round 66 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+4
    eor r22, r15
    ldd r23, Z+5
    eor r23, r18
    ldd r24, Z+6
    eor r24, r0
    ldd r25, Z+7
    eor r25, r2
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 65
    eor r3, r22
    ; round 65 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r3
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r10, r22
    sbc r11, r23
    sbc r6, r24
    sbc r7, r25
    ldi r22, 64
    eor r10, r22
    ; round 64 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+60
    eor r22, r10
    ldd r23, Z+61
    eor r23, r11
    ldd r24, Z+62
    eor r24, r6
    ldd r25, Z+63
    eor r25, r7
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 63
    eor r8, r22
    ; round 63 (cham.dsl:24)
    ldd r22, Z+56
    eor r22, r8
    ldd r23, Z+57
    eor r23, r9
    ldd r24, Z+58
    eor r24, r13
    ldd r25, Z+59
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r18, r22
    sbc r0, r23
    sbc r2, r24
    sbc r15, r25
    ldi r22, 62
    eor r18, r22
    ; round 62 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+52
    eor r22, r18
    ldd r23, Z+53
    eor r23, r0
    ldd r24, Z+54
    eor r24, r2
    ldd r25, Z+55
    eor r25, r15
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 61
    eor r3, r22
    ; round 61 (cham.dsl:24)
    ldd r22, Z+48
    eor r22, r3
    ldd r23, Z+49
    eor r23, r4
    ldd r24, Z+50
    eor r24, r5
    ldd r25, Z+51
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r11, r22
    sbc r6, r23
    sbc r7, r24
    sbc r10, r25
    ldi r22, 60
    eor r11, r22
    ; round 60 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+44
    eor r22, r11
    ldd r23, Z+45
    eor r23, r6
    ldd r24, Z+46
    eor r24, r7
    ldd r25, Z+47
    eor r25, r10
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 59
    eor r8, r22
    ; round 59 (cham.dsl:24)
    ldd r22, Z+40
    eor r22, r8
    ldd r23, Z+41
    eor r23, r9
    ldd r24, Z+42
    eor r24, r13
    ldd r25, Z+43
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r0, r22
    sbc r2, r23
    sbc r15, r24
    sbc r18, r25
    ldi r22, 58
    eor r0, r22
    ; round 58 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+36
    eor r22, r0
    ldd r23, Z+37
    eor r23, r2
    ldd r24, Z+38
    eor r24, r15
    ldd r25, Z+39
    eor r25, r18
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 57
    eor r3, r22
    ; round 57 (cham.dsl:24)
    ldd r22, Z+32
    eor r22, r3
    ldd r23, Z+33
    eor r23, r4
    ldd r24, Z+34
    eor r24, r5
    ldd r25, Z+35
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r6, r22
    sbc r7, r23
    sbc r10, r24
    sbc r11, r25
    ldi r22, 56
    eor r6, r22
    ; round 56 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    movw r22, r6 ; r23, r7
    eor r22, r19
    eor r23, r16
    movw r24, r10 ; r25, r11
    eor r24, r20
    eor r25, r21
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 55
    eor r8, r22
    ; round 55 (cham.dsl:24)
    movw r22, r8 ; r23, r9
    eor r22, r17
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r13
    ldd r25, Z+27
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r2, r22
    sbc r15, r23
    sbc r18, r24
    sbc r0, r25
    ldi r22, 54
    eor r2, r22
    ; round 54 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+20
    eor r22, r2
    ldd r23, Z+21
    eor r23, r15
    ldd r24, Z+22
    eor r24, r18
    ldd r25, Z+23
    eor r25, r0
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 53
    eor r3, r22
    ; round 53 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r3
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r7, r22
    sbc r10, r23
    sbc r11, r24
    sbc r6, r25
    ldi r22, 52
    eor r7, r22
    ; round 52 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+12
    eor r22, r7
    ldd r23, Z+13
    eor r23, r10
    ldd r24, Z+14
    eor r24, r11
    ldd r25, Z+15
    eor r25, r6
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 51
    eor r8, r22
    ; round 51 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r8
    ldd r23, Z+9
    eor r23, r9
    ldd r24, Z+10
    eor r24, r13
    ldd r25, Z+11
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r15, r22
    sbc r18, r23
    sbc r0, r24
    sbc r2, r25
    ldi r22, 50
    eor r15, r22
    ; round 50 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+4
    eor r22, r15
    ldd r23, Z+5
    eor r23, r18
    ldd r24, Z+6
    eor r24, r0
    ldd r25, Z+7
    eor r25, r2
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 49
    eor r3, r22
    ; round 49 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r3
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r10, r22
    sbc r11, r23
    sbc r6, r24
    sbc r7, r25
    ldi r22, 48
    eor r10, r22
    ; round 48 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+60
    eor r22, r10
    ldd r23, Z+61
    eor r23, r11
    ldd r24, Z+62
    eor r24, r6
    ldd r25, Z+63
    eor r25, r7
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 47
    eor r8, r22
    ; round 47 (cham.dsl:24)
    ldd r22, Z+56
    eor r22, r8
    ldd r23, Z+57
    eor r23, r9
    ldd r24, Z+58
    eor r24, r13
    ldd r25, Z+59
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r18, r22
    sbc r0, r23
    sbc r2, r24
    sbc r15, r25
    ldi r22, 46
    eor r18, r22
    ; round 46 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+52
    eor r22, r18
    ldd r23, Z+53
    eor r23, r0
    ldd r24, Z+54
    eor r24, r2
    ldd r25, Z+55
    eor r25, r15
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 45
    eor r3, r22
    ; round 45 (cham.dsl:24)
    ldd r22, Z+48
    eor r22, r3
    ldd r23, Z+49
    eor r23, r4
    ldd r24, Z+50
    eor r24, r5
    ldd r25, Z+51
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r11, r22
    sbc r6, r23
    sbc r7, r24
    sbc r10, r25
    ldi r22, 44
    eor r11, r22
    ; round 44 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+44
    eor r22, r11
    ldd r23, Z+45
    eor r23, r6
    ldd r24, Z+46
    eor r24, r7
    ldd r25, Z+47
    eor r25, r10
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 43
    eor r8, r22
    ; round 43 (cham.dsl:24)
    ldd r22, Z+40
    eor r22, r8
    ldd r23, Z+41
    eor r23, r9
    ldd r24, Z+42
    eor r24, r13
    ldd r25, Z+43
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r0, r22
    sbc r2, r23
    sbc r15, r24
    sbc r18, r25
    ldi r22, 42
    eor r0, r22
    ; round 42 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+36
    eor r22, r0
    ldd r23, Z+37
    eor r23, r2
    ldd r24, Z+38
    eor r24, r15
    ldd r25, Z+39
    eor r25, r18
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 41
    eor r3, r22
    ; round 41 (cham.dsl:24)
    ldd r22, Z+32
    eor r22, r3
    ldd r23, Z+33
    eor r23, r4
    ldd r24, Z+34
    eor r24, r5
    ldd r25, Z+35
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r6, r22
    sbc r7, r23
    sbc r10, r24
    sbc r11, r25
    ldi r22, 40
    eor r6, r22
    ; round 40 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    movw r22, r6 ; r23, r7
    eor r22, r19
    eor r23, r16
    movw r24, r10 ; r25, r11
    eor r24, r20
    eor r25, r21
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 39
    eor r8, r22
    ; round 39 (cham.dsl:24)
    movw r22, r8 ; r23, r9
    eor r22, r17
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r13
    ldd r25, Z+27
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r2, r22
    sbc r15, r23
    sbc r18, r24
    sbc r0, r25
    ldi r22, 38
    eor r2, r22
    ; round 38 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+20
    eor r22, r2
    ldd r23, Z+21
    eor r23, r15
    ldd r24, Z+22
    eor r24, r18
    ldd r25, Z+23
    eor r25, r0
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 37
    eor r3, r22
    ; round 37 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r3
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r7, r22
    sbc r10, r23
    sbc r11, r24
    sbc r6, r25
    ldi r22, 36
    eor r7, r22
    ; round 36 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+12
    eor r22, r7
    ldd r23, Z+13
    eor r23, r10
    ldd r24, Z+14
    eor r24, r11
    ldd r25, Z+15
    eor r25, r6
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 35
    eor r8, r22
    ; round 35 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r8
    ldd r23, Z+9
    eor r23, r9
    ldd r24, Z+10
    eor r24, r13
    ldd r25, Z+11
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r15, r22
    sbc r18, r23
    sbc r0, r24
    sbc r2, r25
    ldi r22, 34
    eor r15, r22
    ; round 34 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+4
    eor r22, r15
    ldd r23, Z+5
    eor r23, r18
    ldd r24, Z+6
    eor r24, r0
    ldd r25, Z+7
    eor r25, r2
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 33
    eor r3, r22
    ; round 33 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r3
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r10, r22
    sbc r11, r23
    sbc r6, r24
    sbc r7, r25
    ldi r22, 32
    eor r10, r22
    ; round 32 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+60
    eor r22, r10
    ldd r23, Z+61
    eor r23, r11
    ldd r24, Z+62
    eor r24, r6
    ldd r25, Z+63
    eor r25, r7
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 31
    eor r8, r22
    ; round 31 (cham.dsl:24)
    ldd r22, Z+56
    eor r22, r8
    ldd r23, Z+57
    eor r23, r9
    ldd r24, Z+58
    eor r24, r13
    ldd r25, Z+59
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r18, r22
    sbc r0, r23
    sbc r2, r24
    sbc r15, r25
    ldi r22, 30
    eor r18, r22
    ; round 30 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+52
    eor r22, r18
    ldd r23, Z+53
    eor r23, r0
    ldd r24, Z+54
    eor r24, r2
    ldd r25, Z+55
    eor r25, r15
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 29
    eor r3, r22
    ; round 29 (cham.dsl:24)
    ldd r22, Z+48
    eor r22, r3
    ldd r23, Z+49
    eor r23, r4
    ldd r24, Z+50
    eor r24, r5
    ldd r25, Z+51
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r11, r22
    sbc r6, r23
    sbc r7, r24
    sbc r10, r25
    ldi r22, 28
    eor r11, r22
    ; round 28 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+44
    eor r22, r11
    ldd r23, Z+45
    eor r23, r6
    ldd r24, Z+46
    eor r24, r7
    ldd r25, Z+47
    eor r25, r10
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 27
    eor r8, r22
    ; round 27 (cham.dsl:24)
    ldd r22, Z+40
    eor r22, r8
    ldd r23, Z+41
    eor r23, r9
    ldd r24, Z+42
    eor r24, r13
    ldd r25, Z+43
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r0, r22
    sbc r2, r23
    sbc r15, r24
    sbc r18, r25
    ldi r22, 26
    eor r0, r22
    ; round 26 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+36
    eor r22, r0
    ldd r23, Z+37
    eor r23, r2
    ldd r24, Z+38
    eor r24, r15
    ldd r25, Z+39
    eor r25, r18
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 25
    eor r3, r22
    ; round 25 (cham.dsl:24)
    ldd r22, Z+32
    eor r22, r3
    ldd r23, Z+33
    eor r23, r4
    ldd r24, Z+34
    eor r24, r5
    ldd r25, Z+35
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r6, r22
    sbc r7, r23
    sbc r10, r24
    sbc r11, r25
    ldi r22, 24
    eor r6, r22
    ; round 24 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    movw r22, r6 ; r23, r7
    eor r22, r19
    eor r23, r16
    movw r24, r10 ; r25, r11
    eor r24, r20
    eor r25, r21
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 23
    eor r8, r22
    ; round 23 (cham.dsl:24)
    movw r22, r8 ; r23, r9
    eor r22, r17
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r13
    ldd r25, Z+27
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r2, r22
    sbc r15, r23
    sbc r18, r24
    sbc r0, r25
    ldi r22, 22
    eor r2, r22
    ; round 22 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+20
    eor r22, r2
    ldd r23, Z+21
    eor r23, r15
    ldd r24, Z+22
    eor r24, r18
    ldd r25, Z+23
    eor r25, r0
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 21
    eor r3, r22
    ; round 21 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r3
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r7, r22
    sbc r10, r23
    sbc r11, r24
    sbc r6, r25
    ldi r22, 20
    eor r7, r22
    ; round 20 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+12
    eor r22, r7
    ldd r23, Z+13
    eor r23, r10
    ldd r24, Z+14
    eor r24, r11
    ldd r25, Z+15
    eor r25, r6
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 19
    eor r8, r22
    ; round 19 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r8
    ldd r23, Z+9
    eor r23, r9
    ldd r24, Z+10
    eor r24, r13
    ldd r25, Z+11
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r15, r22
    sbc r18, r23
    sbc r0, r24
    sbc r2, r25
    ldi r22, 18
    eor r15, r22
    ; round 18 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+4
    eor r22, r15
    ldd r23, Z+5
    eor r23, r18
    ldd r24, Z+6
    eor r24, r0
    ldd r25, Z+7
    eor r25, r2
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 17
    eor r3, r22
    ; round 17 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r3
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r10, r22
    sbc r11, r23
    sbc r6, r24
    sbc r7, r25
    ldi r22, 16
    eor r10, r22
    ; round 16 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+60
    eor r22, r10
    ldd r23, Z+61
    eor r23, r11
    ldd r24, Z+62
    eor r24, r6
    ldd r25, Z+63
    eor r25, r7
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 15
    eor r8, r22
    ; round 15 (cham.dsl:24)
    ldd r22, Z+56
    eor r22, r8
    ldd r23, Z+57
    eor r23, r9
    ldd r24, Z+58
    eor r24, r13
    ldd r25, Z+59
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r18, r22
    sbc r0, r23
    sbc r2, r24
    sbc r15, r25
    ldi r22, 14
    eor r18, r22
    ; round 14 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+52
    eor r22, r18
    ldd r23, Z+53
    eor r23, r0
    ldd r24, Z+54
    eor r24, r2
    ldd r25, Z+55
    eor r25, r15
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 13
    eor r3, r22
    ; round 13 (cham.dsl:24)
    ldd r22, Z+48
    eor r22, r3
    ldd r23, Z+49
    eor r23, r4
    ldd r24, Z+50
    eor r24, r5
    ldd r25, Z+51
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r11, r22
    sbc r6, r23
    sbc r7, r24
    sbc r10, r25
    ldi r22, 12
    eor r11, r22
    ; round 12 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+44
    eor r22, r11
    ldd r23, Z+45
    eor r23, r6
    ldd r24, Z+46
    eor r24, r7
    ldd r25, Z+47
    eor r25, r10
    sub r8, r25
    sbc r9, r22
    sbc r13, r23
    sbc r14, r24
    ldi r22, 11
    eor r8, r22
    ; round 11 (cham.dsl:24)
    ldd r22, Z+40
    eor r22, r8
    ldd r23, Z+41
    eor r23, r9
    ldd r24, Z+42
    eor r24, r13
    ldd r25, Z+43
    eor r25, r14
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r0, r22
    sbc r2, r23
    sbc r15, r24
    sbc r18, r25
    ldi r22, 10
    eor r0, r22
    ; round 10 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r22, Z+36
    eor r22, r0
    ldd r23, Z+37
    eor r23, r2
    ldd r24, Z+38
    eor r24, r15
    ldd r25, Z+39
    eor r25, r18
    sub r3, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 9
    eor r3, r22
    ; round 9 (cham.dsl:24)
    ldd r22, Z+32
    eor r22, r3
    ldd r23, Z+33
    eor r23, r4
    ldd r24, Z+34
    eor r24, r5
    ldd r25, Z+35
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r6, r22
    sbc r7, r23
    sbc r10, r24
    sbc r11, r25
    ldi r22, 8
    eor r6, r22
    ; round 8 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    eor r19, r6
    eor r16, r7
    eor r20, r10
    eor r21, r11
    sub r8, r21
    sbc r9, r19
    sbc r13, r16
    sbc r14, r20
    ldi r16, 7
    eor r8, r16
    ; round 7 (cham.dsl:24)
    eor r17, r8
    ldd r16, Z+25
    eor r16, r9
    ldd r19, Z+26
    eor r19, r13
    ldd r20, Z+27
    eor r20, r14
    lsl r17
    rol r16
    rol r19
    rol r20
    adc r17, r1
    sub r2, r17
    sbc r15, r16
    sbc r18, r19
    sbc r0, r20
    ldi r19, 6
    eor r2, r19
    ; round 6 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r19, Z+20
    eor r19, r2
    ldd r21, Z+21
    eor r21, r15
    ldd r20, Z+22
    eor r20, r18
    ldd r16, Z+23
    eor r16, r0
    sub r3, r16
    sbc r4, r19
    sbc r5, r21
    sbc r12, r20
    ldi r19, 5
    eor r3, r19
    ; round 5 (cham.dsl:24)
    ldd r19, Z+16
    eor r19, r3
    ldd r21, Z+17
    eor r21, r4
    ldd r20, Z+18
    eor r20, r5
    ldd r16, Z+19
    eor r16, r12
    lsl r19
    rol r21
    rol r20
    rol r16
    adc r19, r1
    sub r7, r19
    sbc r10, r21
    sbc r11, r20
    sbc r6, r16
    ldi r19, 4
    eor r7, r19
    ; round 4 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r13
    ror r9
    ror r8
    bld r14, 7
    ldd r19, Z+12
    eor r19, r7
    ldd r21, Z+13
    eor r21, r10
    ldd r20, Z+14
    eor r20, r11
    ldd r16, Z+15
    eor r16, r6
    sub r8, r16
    sbc r9, r19
    sbc r13, r21
    sbc r14, r20
    ldi r19, 3
    eor r8, r19
    ; round 3 (cham.dsl:24)
    ldd r19, Z+8
    eor r19, r8
    ldd r21, Z+9
    eor r21, r9
    ldd r20, Z+10
    eor r20, r13
    ldd r16, Z+11
    eor r16, r14
    lsl r19
    rol r21
    rol r20
    rol r16
    adc r19, r1
    sub r15, r19
    sbc r18, r21
    sbc r0, r20
    sbc r2, r16
    ldi r19, 2
    eor r15, r19
    ; round 2 (cham.dsl:24)
    bst r3, 0
    lsr r12
    ror r5
    ror r4
    ror r3
    bld r12, 7
    ldd r19, Z+4
    eor r19, r15
    ldd r21, Z+5
    eor r21, r18
    ldd r20, Z+6
    eor r20, r0
    ldd r16, Z+7
    eor r16, r2
    sub r3, r16
    sbc r4, r19
    sbc r5, r21
    sbc r12, r20
    ldi r19, 1
    eor r3, r19
    ; round 1 (cham.dsl:24)
    ldd r19, Z+0
    eor r19, r3
    ldd r21, Z+1
    eor r21, r4
    ldd r20, Z+2
    eor r20, r5
    ldd r16, Z+3
    eor r16, r12
    lsl r19
    rol r21
    rol r20
    rol r16
    adc r19, r1
    sub r10, r19
    sbc r11, r21
    sbc r6, r20
    sbc r7, r16
    st Y+, r10
    st Y+, r11
    st Y+, r6
    st Y+, r7
    st Y+, r3
    st Y+, r4
    st Y+, r5
    st Y+, r12
    st Y+, r15
    st Y+, r18
    st Y+, r0
    st Y+, r2
    st Y+, r8
    st Y+, r9
    st Y+, r13
    st Y+, r14
    pop r25
    pop r24
    sbiw r24, 1
    breq .Llwcc_cham128_256_ecb_decrypt_avr_end
    jmp .Llwcc_cham128_256_ecb_decrypt_avr_group
.Llwcc_cham128_256_ecb_decrypt_avr_end:
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
    .size lwcc_cham128_256_ecb_decrypt_avr, .-lwcc_cham128_256_ecb_decrypt_avr

    .global lwcc_cham128_256_ctr_init_avr
    .type lwcc_cham128_256_ctr_init_avr, @function
lwcc_cham128_256_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_cham128_256_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_cham128_256_ctr_nonce_avr
    .size lwcc_cham128_256_ctr_init_avr, .-lwcc_cham128_256_ctr_init_avr

    .global lwcc_cham128_256_ctr_nonce_avr
    .type lwcc_cham128_256_ctr_nonce_avr, @function
lwcc_cham128_256_ctr_nonce_avr:
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
    movw r26, r22
    movw r30, r24
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ld r8, X+
    ld r9, X+
    ld r10, X+
    ld r11, X+
    ld r12, X
    ; round 1 (cham.dsl:24)
    ldd r13, Z+0
    eor r13, r5
    ldd r14, Z+1
    eor r14, r6
    ldd r15, Z+2
    eor r15, r7
    ldd r16, Z+3
    eor r16, r8
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    add r0, r13
    adc r2, r14
    adc r3, r15
    adc r4, r16
    ; round 2 (cham.dsl:24)
    ldi r16, 1
    eor r5, r16
    ldd r13, Z+4
    eor r13, r9
    ldd r14, Z+5
    eor r14, r10
    ldd r15, Z+6
    eor r15, r11
    ldd r16, Z+7
    eor r16, r12
    add r5, r16
    adc r6, r13
    adc r7, r14
    adc r8, r15
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    ; round 3 (cham.dsl:24)
    ldi r16, 2
    eor r9, r16
    ; round 4 (cham.dsl:24)
    ldd r13, Z+12
    eor r13, r4
    ldd r14, Z+13
    eor r14, r0
    ldd r15, Z+14
    eor r15, r2
    ldd r16, Z+15
    eor r16, r3
    ; round 5 (cham.dsl:24)
    ldi r17, 4
    eor r4, r17
    ldd r17, Z+16
    eor r17, r5
    ldd r18, Z+17
    eor r18, r6
    ldd r19, Z+18
    eor r19, r7
    ldd r20, Z+19
    eor r20, r8
    lsl r17
    rol r18
    rol r19
    rol r20
    adc r17, r1
    add r4, r17
    adc r0, r18
    adc r2, r19
    adc r3, r20
    ; round 6 (cham.dsl:24)
    ldi r17, 5
    eor r5, r17
    ; round 8 (cham.dsl:24)
    ldd r17, Z+28
    eor r17, r3
    ldd r18, Z+29
    eor r18, r4
    ldd r19, Z+30
    eor r19, r0
    ldd r20, Z+31
    eor r20, r2
    ; round 9 (cham.dsl:24)
    ldi r21, 8
    eor r3, r21
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r9
    std Z+1, r10
    std Z+2, r11
    std Z+3, r12
    std Z+4, r16
    std Z+5, r13
    std Z+6, r14
    std Z+7, r15
    std Z+8, r5
    std Z+9, r6
    std Z+10, r7
    std Z+11, r8
    std Z+12, r20
    std Z+13, r17
    std Z+14, r18
    std Z+15, r19
    std Z+16, r3
    std Z+17, r4
    std Z+18, r0
    std Z+19, r2
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
    .size lwcc_cham128_256_ctr_nonce_avr, .-lwcc_cham128_256_ctr_nonce_avr

    .global lwcc_cham128_256_ctr_crypt_avr
    .type lwcc_cham128_256_ctr_crypt_avr, @function
lwcc_cham128_256_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_cham128_256_ctr_crypt_avr_begin
    ret
.Llwcc_cham128_256_ctr_crypt_avr_begin:
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
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_cham128_256_ctr_crypt_avr_group
    jmp .Llwcc_cham128_256_ctr_crypt_avr_rest
.Llwcc_cham128_256_ctr_crypt_avr_group:
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
    push r24
    push r25
    ; round 4 (cham.dsl:24)
    ldi r17, 3
    eor r17, r5
    ; round 3 (cham.dsl:24)
    ldd r10, Z+8
    eor r5, r10
    ldd r8, Z+9
    mov r18, r4
    mov r19, r3
    eor r18, r8
    ldd r9, Z+10
    eor r19, r9
    ldd r12, Z+11
    mov r11, r2
    eor r11, r12
    lsl r5
    rol r18
    rol r19
    rol r11
    adc r5, r1
    adiw r30, 20
    ldd r6, Z+44
    ldd r0, Z+45
    ldd r14, Z+46
    ldd r7, Z+47
    add r6, r5
    adc r0, r18
    adc r14, r19
    adc r7, r11
    ; round 4 (cham.dsl:24)
    ldd r5, Z+48
    ldd r16, Z+49
    ldd r18, Z+50
    ldd r19, Z+51
    add r5, r17
    adc r16, r4
    adc r18, r3
    adc r19, r2
    lsl r5
    rol r16
    rol r18
    rol r19
    adc r5, r1
    ; round 8 (cham.dsl:24)
    ldi r17, 7
    eor r17, r5
    ; round 7 (cham.dsl:24)
    ldd r4, Z+4
    eor r5, r4
    ; round 6 (cham.dsl:24)
    ldd r21, Z+0
    mov r15, r7
    eor r15, r21
    ; round 7 (cham.dsl:24)
    ldi r20, 6
    eor r7, r20
    ; round 6 (cham.dsl:24)
    ldd r2, Z+1
    eor r2, r6
    ldd r3, Z+2
    eor r3, r0
    ldd r11, Z+3
    eor r11, r14
    ldd r4, Z+52
    ldd r13, Z+53
    ldd r20, Z+54
    ldd r22, Z+55
    add r11, r4
    adc r15, r13
    adc r2, r20
    adc r3, r22
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 7 (cham.dsl:24)
    ldd r4, Z+5
    eor r4, r16
    ldd r13, Z+6
    eor r13, r18
    ldd r20, Z+7
    eor r20, r19
    lsl r5
    rol r4
    rol r13
    rol r20
    adc r5, r1
    add r7, r5
    adc r6, r4
    adc r0, r13
    adc r14, r20
    ; round 8 (cham.dsl:24)
    ldd r13, Z+56
    ldd r20, Z+57
    ldd r4, Z+58
    ldd r5, Z+59
    add r17, r13
    adc r16, r20
    adc r18, r4
    adc r19, r5
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 9 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r11
    ; round 10 (cham.dsl:24)
    ldi r20, 9
    eor r11, r20
    ; round 9 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r15
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    ldd r13, Z+60
    ldd r4, Z+61
    ldd r5, Z+62
    ldd r20, Z+63
    add r13, r22
    adc r4, r23
    adc r5, r24
    adc r20, r25
    ; round 10 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r14
    ; round 11 (cham.dsl:24)
    ldi r23, 10
    eor r14, r23
    ; round 10 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r6
    ldd r25, Z+19
    eor r25, r0
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 11 (cham.dsl:24)
    ldd r22, Z+20
    eor r22, r17
    ; round 12 (cham.dsl:24)
    ldi r23, 11
    eor r17, r23
    ; round 11 (cham.dsl:24)
    ldd r23, Z+21
    eor r23, r16
    ldd r24, Z+22
    eor r24, r18
    ldd r25, Z+23
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r14, r22
    adc r7, r23
    adc r6, r24
    adc r0, r25
    ; round 12 (cham.dsl:24)
    ldd r22, Z+24
    eor r22, r20
    ; round 13 (cham.dsl:24)
    ldi r23, 12
    eor r20, r23
    ; round 12 (cham.dsl:24)
    ldd r23, Z+25
    eor r23, r13
    ldd r24, Z+26
    eor r24, r4
    ldd r25, Z+27
    eor r25, r5
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 13 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r11
    ; round 14 (cham.dsl:24)
    ldi r23, 13
    eor r11, r23
    ; round 13 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r15
    ldd r24, Z+30
    eor r24, r2
    ldd r25, Z+31
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r13, r23
    adc r4, r24
    adc r5, r25
    ; round 14 (cham.dsl:24)
    ldd r22, Z+32
    eor r22, r0
    ; round 15 (cham.dsl:24)
    ldi r23, 14
    eor r0, r23
    ; round 14 (cham.dsl:24)
    ldd r23, Z+33
    eor r23, r14
    ldd r24, Z+34
    eor r24, r7
    ldd r25, Z+35
    eor r25, r6
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 15 (cham.dsl:24)
    ldd r22, Z+36
    eor r22, r17
    ; round 16 (cham.dsl:24)
    ldi r23, 15
    eor r17, r23
    ; round 15 (cham.dsl:24)
    ldd r23, Z+37
    eor r23, r16
    ldd r24, Z+38
    eor r24, r18
    ldd r25, Z+39
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r14, r23
    adc r7, r24
    adc r6, r25
    ; round 16 (cham.dsl:24)
    ldd r22, Z+40
    eor r22, r5
    ; round 17 (cham.dsl:24)
    ldi r23, 16
    eor r5, r23
    ; round 16 (cham.dsl:24)
    ldd r23, Z+41
    eor r23, r20
    ldd r24, Z+42
    eor r24, r13
    ldd r25, Z+43
    eor r25, r4
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    subi r30, lo8(-(-20))
    sbci r31, hi8(-(-20))
    ; round 17 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 18 (cham.dsl:24)
    ldi r23, 17
    eor r11, r23
    ; round 17 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r15
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r5, r22
    adc r20, r23
    adc r13, r24
    adc r4, r25
    ; round 18 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r6
    ; round 19 (cham.dsl:24)
    ldi r23, 18
    eor r6, r23
    ; round 18 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r0
    ldd r24, Z+6
    eor r24, r14
    ldd r25, Z+7
    eor r25, r7
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 19 (cham.dsl:24)
    movw r22, r16 ; r23, r17
    eor r23, r10
    ; round 20 (cham.dsl:24)
    ldi r24, 19
    eor r17, r24
    ; round 19 (cham.dsl:24)
    eor r22, r8
    movw r24, r18 ; r25, r19
    eor r24, r9
    eor r25, r12
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r6, r23
    adc r0, r22
    adc r14, r24
    adc r7, r25
    ; round 20 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r4
    ; round 21 (cham.dsl:24)
    ldi r23, 20
    eor r4, r23
    ; round 20 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r5
    ldd r24, Z+14
    eor r24, r20
    ldd r25, Z+15
    eor r25, r13
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 21 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r11
    ; round 22 (cham.dsl:24)
    ldi r23, 21
    eor r11, r23
    ; round 21 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r15
    ldd r24, Z+18
    eor r24, r2
    ldd r25, Z+19
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r4, r22
    adc r5, r23
    adc r20, r24
    adc r13, r25
    ; round 22 (cham.dsl:24)
    mov r22, r7
    eor r22, r21
    ; round 23 (cham.dsl:24)
    ldi r23, 22
    eor r7, r23
    ; round 22 (cham.dsl:24)
    ldd r23, Z+21
    eor r23, r6
    ldd r24, Z+22
    eor r24, r0
    ldd r25, Z+23
    eor r25, r14
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 23 (cham.dsl:24)
    ldd r22, Z+24
    mov r23, r17
    eor r23, r22
    ; round 24 (cham.dsl:24)
    ldi r22, 23
    eor r17, r22
    ; round 23 (cham.dsl:24)
    ldd r22, Z+25
    eor r22, r16
    ldd r24, Z+26
    eor r24, r18
    ldd r25, Z+27
    eor r25, r19
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r7, r23
    adc r6, r22
    adc r0, r24
    adc r14, r25
    ; round 24 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r13
    ; round 25 (cham.dsl:24)
    ldi r23, 24
    eor r13, r23
    ; round 24 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r4
    ldd r24, Z+30
    eor r24, r5
    ldd r25, Z+31
    eor r25, r20
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 25 (cham.dsl:24)
    ldd r22, Z+32
    eor r22, r11
    ; round 26 (cham.dsl:24)
    ldi r23, 25
    eor r11, r23
    ; round 25 (cham.dsl:24)
    ldd r23, Z+33
    eor r23, r15
    ldd r24, Z+34
    eor r24, r2
    ldd r25, Z+35
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r4, r23
    adc r5, r24
    adc r20, r25
    ; round 26 (cham.dsl:24)
    ldd r22, Z+36
    eor r22, r14
    ; round 27 (cham.dsl:24)
    ldi r23, 26
    eor r14, r23
    ; round 26 (cham.dsl:24)
    ldd r23, Z+37
    eor r23, r7
    ldd r24, Z+38
    eor r24, r6
    ldd r25, Z+39
    eor r25, r0
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 27 (cham.dsl:24)
    ldd r22, Z+40
    eor r22, r17
    ; round 28 (cham.dsl:24)
    ldi r23, 27
    eor r17, r23
    ; round 27 (cham.dsl:24)
    ldd r23, Z+41
    eor r23, r16
    ldd r24, Z+42
    eor r24, r18
    ldd r25, Z+43
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r14, r22
    adc r7, r23
    adc r6, r24
    adc r0, r25
    ; round 28 (cham.dsl:24)
    ldd r22, Z+44
    eor r22, r20
    ; round 29 (cham.dsl:24)
    ldi r23, 28
    eor r20, r23
    ; round 28 (cham.dsl:24)
    ldd r23, Z+45
    eor r23, r13
    ldd r24, Z+46
    eor r24, r4
    ldd r25, Z+47
    eor r25, r5
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 29 (cham.dsl:24)
    ldd r22, Z+48
    eor r22, r11
    ; round 30 (cham.dsl:24)
    ldi r23, 29
    eor r11, r23
    ; round 29 (cham.dsl:24)
    ldd r23, Z+49
    eor r23, r15
    ldd r24, Z+50
    eor r24, r2
    ldd r25, Z+51
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r13, r23
    adc r4, r24
    adc r5, r25
    ; round 30 (cham.dsl:24)
    ldd r22, Z+52
    eor r22, r0
    ; round 31 (cham.dsl:24)
    ldi r23, 30
    eor r0, r23
    ; round 30 (cham.dsl:24)
    ldd r23, Z+53
    eor r23, r14
    ldd r24, Z+54
    eor r24, r7
    ldd r25, Z+55
    eor r25, r6
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 31 (cham.dsl:24)
    ldd r22, Z+56
    eor r22, r17
    ; round 32 (cham.dsl:24)
    ldi r23, 31
    eor r17, r23
    ; round 31 (cham.dsl:24)
    ldd r23, Z+57
    eor r23, r16
    ldd r24, Z+58
    eor r24, r18
    ldd r25, Z+59
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r14, r23
    adc r7, r24
    adc r6, r25
    ; round 32 (cham.dsl:24)
    ldd r22, Z+60
    eor r22, r5
    ; round 33 (cham.dsl:24)
    ldi r23, 32
    eor r5, r23
    ; round 32 (cham.dsl:24)
    ldd r23, Z+61
    eor r23, r20
    ldd r24, Z+62
    eor r24, r13
    ldd r25, Z+63
    eor r25, r4
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 33 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 34 (cham.dsl:24)
    ldi r23, 33
    eor r11, r23
    ; round 33 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r15
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r5, r22
    adc r20, r23
    adc r13, r24
    adc r4, r25
    ; round 34 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r6
    ; round 35 (cham.dsl:24)
    ldi r23, 34
    eor r6, r23
    ; round 34 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r0
    ldd r24, Z+6
    eor r24, r14
    ldd r25, Z+7
    eor r25, r7
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 35 (cham.dsl:24)
    movw r22, r16 ; r23, r17
    eor r23, r10
    ; round 36 (cham.dsl:24)
    ldi r24, 35
    eor r17, r24
    ; round 35 (cham.dsl:24)
    eor r22, r8
    movw r24, r18 ; r25, r19
    eor r24, r9
    eor r25, r12
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r6, r23
    adc r0, r22
    adc r14, r24
    adc r7, r25
    ; round 36 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r4
    ; round 37 (cham.dsl:24)
    ldi r23, 36
    eor r4, r23
    ; round 36 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r5
    ldd r24, Z+14
    eor r24, r20
    ldd r25, Z+15
    eor r25, r13
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 37 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r11
    ; round 38 (cham.dsl:24)
    ldi r23, 37
    eor r11, r23
    ; round 37 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r15
    ldd r24, Z+18
    eor r24, r2
    ldd r25, Z+19
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r4, r22
    adc r5, r23
    adc r20, r24
    adc r13, r25
    ; round 38 (cham.dsl:24)
    mov r22, r7
    eor r22, r21
    ; round 39 (cham.dsl:24)
    ldi r23, 38
    eor r7, r23
    ; round 38 (cham.dsl:24)
    ldd r23, Z+21
    eor r23, r6
    ldd r24, Z+22
    eor r24, r0
    ldd r25, Z+23
    eor r25, r14
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 39 (cham.dsl:24)
    ldd r22, Z+24
    mov r23, r17
    eor r23, r22
    ; round 40 (cham.dsl:24)
    ldi r22, 39
    eor r17, r22
    ; round 39 (cham.dsl:24)
    ldd r22, Z+25
    eor r22, r16
    ldd r24, Z+26
    eor r24, r18
    ldd r25, Z+27
    eor r25, r19
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r7, r23
    adc r6, r22
    adc r0, r24
    adc r14, r25
    ; round 40 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r13
    ; round 41 (cham.dsl:24)
    ldi r23, 40
    eor r13, r23
    ; round 40 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r4
    ldd r24, Z+30
    eor r24, r5
    ldd r25, Z+31
    eor r25, r20
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 41 (cham.dsl:24)
    ldd r22, Z+32
    eor r22, r11
    ; round 42 (cham.dsl:24)
    ldi r23, 41
    eor r11, r23
    ; round 41 (cham.dsl:24)
    ldd r23, Z+33
    eor r23, r15
    ldd r24, Z+34
    eor r24, r2
    ldd r25, Z+35
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r4, r23
    adc r5, r24
    adc r20, r25
    ; round 42 (cham.dsl:24)
    ldd r22, Z+36
    eor r22, r14
    ; round 43 (cham.dsl:24)
    ldi r23, 42
    eor r14, r23
    ; round 42 (cham.dsl:24)
    ldd r23, Z+37
    eor r23, r7
    ldd r24, Z+38
    eor r24, r6
    ldd r25, Z+39
    eor r25, r0
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 43 (cham.dsl:24)
    ldd r22, Z+40
    eor r22, r17
    ; round 44 (cham.dsl:24)
    ldi r23, 43
    eor r17, r23
    ; round 43 (cham.dsl:24)
    ldd r23, Z+41
    eor r23, r16
    ldd r24, Z+42
    eor r24, r18
    ldd r25, Z+43
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r14, r22
    adc r7, r23
    adc r6, r24
    adc r0, r25
    ; round 44 (cham.dsl:24)
    ldd r22, Z+44
    eor r22, r20
    ; round 45 (cham.dsl:24)
    ldi r23, 44
    eor r20, r23
    ; round 44 (cham.dsl:24)
    ldd r23, Z+45
    eor r23, r13
    ldd r24, Z+46
    eor r24, r4
    ldd r25, Z+47
    eor r25, r5
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 45 (cham.dsl:24)
    ldd r22, Z+48
    eor r22, r11
    ; round 46 (cham.dsl:24)
    ldi r23, 45
    eor r11, r23
    ; round 45 (cham.dsl:24)
    ldd r23, Z+49
    eor r23, r15
    ldd r24, Z+50
    eor r24, r2
    ldd r25, Z+51
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r13, r23
    adc r4, r24
    adc r5, r25
    ; round 46 (cham.dsl:24)
    ldd r22, Z+52
    eor r22, r0
    ; round 47 (cham.dsl:24)
    ldi r23, 46
    eor r0, r23
    ; round 46 (cham.dsl:24)
    ldd r23, Z+53
    eor r23, r14
    ldd r24, Z+54
    eor r24, r7
    ldd r25, Z+55
    eor r25, r6
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 47 (cham.dsl:24)
    ldd r22, Z+56
    eor r22, r17
    ; round 48 (cham.dsl:24)
    ldi r23, 47
    eor r17, r23
    ; round 47 (cham.dsl:24)
    ldd r23, Z+57
    eor r23, r16
    ldd r24, Z+58
    eor r24, r18
    ldd r25, Z+59
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r14, r23
    adc r7, r24
    adc r6, r25
    ; round 48 (cham.dsl:24)
    ldd r22, Z+60
    eor r22, r5
    ; round 49 (cham.dsl:24)
    ldi r23, 48
    eor r5, r23
    ; round 48 (cham.dsl:24)
    ldd r23, Z+61
    eor r23, r20
    ldd r24, Z+62
    eor r24, r13
    ldd r25, Z+63
    eor r25, r4
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 49 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 50 (cham.dsl:24)
    ldi r23, 49
    eor r11, r23
    ; round 49 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r15
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r5, r22
    adc r20, r23
    adc r13, r24
    adc r4, r25
    ; round 50 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r6
    ; round 51 (cham.dsl:24)
    ldi r23, 50
    eor r6, r23
    ; round 50 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r0
    ldd r24, Z+6
    eor r24, r14
    ldd r25, Z+7
    eor r25, r7
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 51 (cham.dsl:24)
    movw r22, r16 ; r23, r17
    eor r23, r10
    ; round 52 (cham.dsl:24)
    ldi r24, 51
    eor r17, r24
    ; round 51 (cham.dsl:24)
    eor r22, r8
    movw r24, r18 ; r25, r19
    eor r24, r9
    eor r25, r12
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r6, r23
    adc r0, r22
    adc r14, r24
    adc r7, r25
    ; round 52 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r4
    ; round 53 (cham.dsl:24)
    ldi r23, 52
    eor r4, r23
    ; round 52 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r5
    ldd r24, Z+14
    eor r24, r20
    ldd r25, Z+15
    eor r25, r13
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 53 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r11
    ; round 54 (cham.dsl:24)
    ldi r23, 53
    eor r11, r23
    ; round 53 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r15
    ldd r24, Z+18
    eor r24, r2
    ldd r25, Z+19
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r4, r22
    adc r5, r23
    adc r20, r24
    adc r13, r25
    ; round 54 (cham.dsl:24)
    mov r22, r7
    eor r22, r21
    ; round 55 (cham.dsl:24)
    ldi r23, 54
    eor r7, r23
    ; round 54 (cham.dsl:24)
    ldd r23, Z+21
    eor r23, r6
    ldd r24, Z+22
    eor r24, r0
    ldd r25, Z+23
    eor r25, r14
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 55 (cham.dsl:24)
    ldd r22, Z+24
    mov r23, r17
    eor r23, r22
    ; round 56 (cham.dsl:24)
    ldi r22, 55
    eor r17, r22
    ; round 55 (cham.dsl:24)
    ldd r22, Z+25
    eor r22, r16
    ldd r24, Z+26
    eor r24, r18
    ldd r25, Z+27
    eor r25, r19
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r7, r23
    adc r6, r22
    adc r0, r24
    adc r14, r25
    ; round 56 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r13
    ; round 57 (cham.dsl:24)
    ldi r23, 56
    eor r13, r23
    ; round 56 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r4
    ldd r24, Z+30
    eor r24, r5
    ldd r25, Z+31
    eor r25, r20
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 57 (cham.dsl:24)
    ldd r22, Z+32
    eor r22, r11
    ; round 58 (cham.dsl:24)
    ldi r23, 57
    eor r11, r23
    ; round 57 (cham.dsl:24)
    ldd r23, Z+33
    eor r23, r15
    ldd r24, Z+34
    eor r24, r2
    ldd r25, Z+35
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r4, r23
    adc r5, r24
    adc r20, r25
    ; round 58 (cham.dsl:24)
    ldd r22, Z+36
    eor r22, r14
    ; round 59 (cham.dsl:24)
    ldi r23, 58
    eor r14, r23
    ; round 58 (cham.dsl:24)
    ldd r23, Z+37
    eor r23, r7
    ldd r24, Z+38
    eor r24, r6
    ldd r25, Z+39
    eor r25, r0
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 59 (cham.dsl:24)
    ldd r22, Z+40
    eor r22, r17
    ; round 60 (cham.dsl:24)
    ldi r23, 59
    eor r17, r23
    ; round 59 (cham.dsl:24)
    ldd r23, Z+41
    eor r23, r16
    ldd r24, Z+42
    eor r24, r18
    ldd r25, Z+43
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r14, r22
    adc r7, r23
    adc r6, r24
    adc r0, r25
    ; round 60 (cham.dsl:24)
    ldd r22, Z+44
    eor r22, r20
    ; round 61 (cham.dsl:24)
    ldi r23, 60
    eor r20, r23
    ; round 60 (cham.dsl:24)
    ldd r23, Z+45
    eor r23, r13
    ldd r24, Z+46
    eor r24, r4
    ldd r25, Z+47
    eor r25, r5
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 61 (cham.dsl:24)
    ldd r22, Z+48
    eor r22, r11
    ; round 62 (cham.dsl:24)
    ldi r23, 61
    eor r11, r23
    ; round 61 (cham.dsl:24)
    ldd r23, Z+49
    eor r23, r15
    ldd r24, Z+50
    eor r24, r2
    ldd r25, Z+51
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r13, r23
    adc r4, r24
    adc r5, r25
    ; round 62 (cham.dsl:24)
    ldd r22, Z+52
    eor r22, r0
    ; round 63 (cham.dsl:24)
    ldi r23, 62
    eor r0, r23
    ; round 62 (cham.dsl:24)
    ldd r23, Z+53
    eor r23, r14
    ldd r24, Z+54
    eor r24, r7
    ldd r25, Z+55
    eor r25, r6
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 63 (cham.dsl:24)
    ldd r22, Z+56
    eor r22, r17
    ; round 64 (cham.dsl:24)
    ldi r23, 63
    eor r17, r23
    ; round 63 (cham.dsl:24)
    ldd r23, Z+57
    eor r23, r16
    ldd r24, Z+58
    eor r24, r18
    ldd r25, Z+59
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r14, r23
    adc r7, r24
    adc r6, r25
    ; round 64 (cham.dsl:24)
    ldd r22, Z+60
    eor r22, r5
    ; round 65 (cham.dsl:24)
    ldi r23, 64
    eor r5, r23
    ; round 64 (cham.dsl:24)
    ldd r23, Z+61
    eor r23, r20
    ldd r24, Z+62
    eor r24, r13
    ldd r25, Z+63
    eor r25, r4
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 65 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 66 (cham.dsl:24)
    ldi r23, 65
    eor r11, r23
    ; round 65 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r15
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r5, r22
    adc r20, r23
    adc r13, r24
    adc r4, r25
    ; round 66 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r6
    ; round 67 (cham.dsl:24)
    ldi r23, 66
    eor r6, r23
    ; round 66 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r0
    ldd r24, Z+6
    eor r24, r14
    ldd r25, Z+7
    eor r25, r7
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 67 (cham.dsl:24)
    movw r22, r16 ; r23, r17
    eor r23, r10
    ; round 68 (cham.dsl:24)
    ldi r24, 67
    eor r17, r24
    ; round 67 (cham.dsl:24)
    eor r22, r8
    movw r24, r18 ; r25, r19
    eor r24, r9
    eor r25, r12
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r6, r23
    adc r0, r22
    adc r14, r24
    adc r7, r25
    ; round 68 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r4
    ; round 69 (cham.dsl:24)
    ldi r23, 68
    eor r4, r23
    ; round 68 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r5
    ldd r24, Z+14
    eor r24, r20
    ldd r25, Z+15
    eor r25, r13
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 69 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r11
    ; round 70 (cham.dsl:24)
    ldi r23, 69
    eor r11, r23
    ; round 69 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r15
    ldd r24, Z+18
    eor r24, r2
    ldd r25, Z+19
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r4, r22
    adc r5, r23
    adc r20, r24
    adc r13, r25
    ; round 70 (cham.dsl:24)
    mov r22, r7
    eor r22, r21
    ; round 71 (cham.dsl:24)
    ldi r23, 70
    eor r7, r23
    ; round 70 (cham.dsl:24)
    ldd r23, Z+21
    eor r23, r6
    ldd r24, Z+22
    eor r24, r0
    ldd r25, Z+23
    eor r25, r14
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 71 (cham.dsl:24)
    ldd r22, Z+24
    mov r23, r17
    eor r23, r22
    ; round 72 (cham.dsl:24)
    ldi r22, 71
    eor r17, r22
    ; round 71 (cham.dsl:24)
    ldd r22, Z+25
    eor r22, r16
    ldd r24, Z+26
    eor r24, r18
    ldd r25, Z+27
    eor r25, r19
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r7, r23
    adc r6, r22
    adc r0, r24
    adc r14, r25
    ; round 72 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r13
    ; round 73 (cham.dsl:24)
    ldi r23, 72
    eor r13, r23
    ; round 72 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r4
    ldd r24, Z+30
    eor r24, r5
    ldd r25, Z+31
    eor r25, r20
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 73 (cham.dsl:24)
    ldd r22, Z+32
    eor r22, r11
    ; round 74 (cham.dsl:24)
    ldi r23, 73
    eor r11, r23
    ; round 73 (cham.dsl:24)
    ldd r23, Z+33
    eor r23, r15
    ldd r24, Z+34
    eor r24, r2
    ldd r25, Z+35
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r4, r23
    adc r5, r24
    adc r20, r25
    ; round 74 (cham.dsl:24)
    ldd r22, Z+36
    eor r22, r14
    ; round 75 (cham.dsl:24)
    ldi r23, 74
    eor r14, r23
    ; round 74 (cham.dsl:24)
    ldd r23, Z+37
    eor r23, r7
    ldd r24, Z+38
    eor r24, r6
    ldd r25, Z+39
    eor r25, r0
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 75 (cham.dsl:24)
    ldd r22, Z+40
    eor r22, r17
    ; round 76 (cham.dsl:24)
    ldi r23, 75
    eor r17, r23
    ; round 75 (cham.dsl:24)
    ldd r23, Z+41
    eor r23, r16
    ldd r24, Z+42
    eor r24, r18
    ldd r25, Z+43
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r14, r22
    adc r7, r23
    adc r6, r24
    adc r0, r25
    ; round 76 (cham.dsl:24)
    ldd r22, Z+44
    eor r22, r20
    ; round 77 (cham.dsl:24)
    ldi r23, 76
    eor r20, r23
    ; round 76 (cham.dsl:24)
    ldd r23, Z+45
    eor r23, r13
    ldd r24, Z+46
    eor r24, r4
    ldd r25, Z+47
    eor r25, r5
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 77 (cham.dsl:24)
    ldd r22, Z+48
    eor r22, r11
    ; round 78 (cham.dsl:24)
    ldi r23, 77
    eor r11, r23
    ; round 77 (cham.dsl:24)
    ldd r23, Z+49
    eor r23, r15
    ldd r24, Z+50
    eor r24, r2
    ldd r25, Z+51
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r13, r23
    adc r4, r24
    adc r5, r25
    ; round 78 (cham.dsl:24)
    ldd r22, Z+52
    eor r22, r0
    ; round 79 (cham.dsl:24)
    ldi r23, 78
    eor r0, r23
    ; round 78 (cham.dsl:24)
    ldd r23, Z+53
    eor r23, r14
    ldd r24, Z+54
    eor r24, r7
    ldd r25, Z+55
    eor r25, r6
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 79 (cham.dsl:24)
    ldd r22, Z+56
    eor r22, r17
    ; round 80 (cham.dsl:24)
    ldi r23, 79
    eor r17, r23
    ; round 79 (cham.dsl:24)
    ldd r23, Z+57
    eor r23, r16
    ldd r24, Z+58
    eor r24, r18
    ldd r25, Z+59
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r14, r23
    adc r7, r24
    adc r6, r25
    ; round 80 (cham.dsl:24)
    ldd r22, Z+60
    eor r22, r5
    ; round 81 (cham.dsl:24)
    ldi r23, 80
    eor r5, r23
    ; round 80 (cham.dsl:24)
    ldd r23, Z+61
    eor r23, r20
    ldd r24, Z+62
    eor r24, r13
    ldd r25, Z+63
    eor r25, r4
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 81 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 82 (cham.dsl:24)
    ldi r23, 81
    eor r11, r23
    ; round 81 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r15
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r5, r22
    adc r20, r23
    adc r13, r24
    adc r4, r25
    ; round 82 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r6
    ; round 83 (cham.dsl:24)
    ldi r23, 82
    eor r6, r23
    ; round 82 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r0
    ldd r24, Z+6
    eor r24, r14
    ldd r25, Z+7
    eor r25, r7
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 83 (cham.dsl:24)
    movw r22, r16 ; r23, r17
    eor r23, r10
    ; round 84 (cham.dsl:24)
    ldi r24, 83
    eor r17, r24
    ; round 83 (cham.dsl:24)
    eor r22, r8
    movw r24, r18 ; r25, r19
    eor r24, r9
    eor r25, r12
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r6, r23
    adc r0, r22
    adc r14, r24
    adc r7, r25
    ; round 84 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r4
    ; round 85 (cham.dsl:24)
    ldi r23, 84
    eor r4, r23
    ; round 84 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r5
    ldd r24, Z+14
    eor r24, r20
    ldd r25, Z+15
    eor r25, r13
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 85 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r11
    ; round 86 (cham.dsl:24)
    ldi r23, 85
    eor r11, r23
    ; round 85 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r15
    ldd r24, Z+18
    eor r24, r2
    ldd r25, Z+19
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r4, r22
    adc r5, r23
    adc r20, r24
    adc r13, r25
    ; round 86 (cham.dsl:24)
    mov r22, r7
    eor r22, r21
    ; round 87 (cham.dsl:24)
    ldi r23, 86
    eor r7, r23
    ; round 86 (cham.dsl:24)
    ldd r23, Z+21
    eor r23, r6
    ldd r24, Z+22
    eor r24, r0
    ldd r25, Z+23
    eor r25, r14
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 87 (cham.dsl:24)
    ldd r22, Z+24
    mov r23, r17
    eor r23, r22
    ; round 88 (cham.dsl:24)
    ldi r22, 87
    eor r17, r22
    ; round 87 (cham.dsl:24)
    ldd r22, Z+25
    eor r22, r16
    ldd r24, Z+26
    eor r24, r18
    ldd r25, Z+27
    eor r25, r19
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r7, r23
    adc r6, r22
    adc r0, r24
    adc r14, r25
    ; round 88 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r13
    ; round 89 (cham.dsl:24)
    ldi r23, 88
    eor r13, r23
    ; round 88 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r4
    ldd r24, Z+30
    eor r24, r5
    ldd r25, Z+31
    eor r25, r20
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 89 (cham.dsl:24)
    ldd r22, Z+32
    eor r22, r11
    ; round 90 (cham.dsl:24)
    ldi r23, 89
    eor r11, r23
    ; round 89 (cham.dsl:24)
    ldd r23, Z+33
    eor r23, r15
    ldd r24, Z+34
    eor r24, r2
    ldd r25, Z+35
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r4, r23
    adc r5, r24
    adc r20, r25
    ; round 90 (cham.dsl:24)
    ldd r22, Z+36
    eor r22, r14
    ; round 91 (cham.dsl:24)
    ldi r23, 90
    eor r14, r23
    ; round 90 (cham.dsl:24)
    ldd r23, Z+37
    eor r23, r7
    ldd r24, Z+38
    eor r24, r6
    ldd r25, Z+39
    eor r25, r0
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 91 (cham.dsl:24)
    ldd r22, Z+40
    eor r22, r17
    ; round 92 (cham.dsl:24)
    ldi r23, 91
    eor r17, r23
    ; round 91 (cham.dsl:24)
    ldd r23, Z+41
    eor r23, r16
    ldd r24, Z+42
    eor r24, r18
    ldd r25, Z+43
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r14, r22
    adc r7, r23
    adc r6, r24
    adc r0, r25
    ; round 92 (cham.dsl:24)
    ldd r22, Z+44
    eor r22, r20
    ; round 93 (cham.dsl:24)
    ldi r23, 92
    eor r20, r23
    ; round 92 (cham.dsl:24)
    ldd r23, Z+45
    eor r23, r13
    ldd r24, Z+46
    eor r24, r4
    ldd r25, Z+47
    eor r25, r5
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 93 (cham.dsl:24)
    ldd r22, Z+48
    eor r22, r11
    ; round 94 (cham.dsl:24)
    ldi r23, 93
    eor r11, r23
    ; round 93 (cham.dsl:24)
    ldd r23, Z+49
    eor r23, r15
    ldd r24, Z+50
    eor r24, r2
    ldd r25, Z+51
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r13, r23
    adc r4, r24
    adc r5, r25
    ; round 94 (cham.dsl:24)
    ldd r22, Z+52
    eor r22, r0
    ; round 95 (cham.dsl:24)
    ldi r23, 94
    eor r0, r23
    ; round 94 (cham.dsl:24)
    ldd r23, Z+53
    eor r23, r14
    ldd r24, Z+54
    eor r24, r7
    ldd r25, Z+55
    eor r25, r6
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 95 (cham.dsl:24)
    ldd r22, Z+56
    eor r22, r17
    ; round 96 (cham.dsl:24)
    ldi r23, 95
    eor r17, r23
    ; round 95 (cham.dsl:24)
    ldd r23, Z+57
    eor r23, r16
    ldd r24, Z+58
    eor r24, r18
    ldd r25, Z+59
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r14, r23
    adc r7, r24
    adc r6, r25
    ; round 96 (cham.dsl:24)
    ldd r22, Z+60
    eor r22, r5
    ; round 97 (cham.dsl:24)
    ldi r23, 96
    eor r5, r23
    ; round 96 (cham.dsl:24)
    ldd r23, Z+61
    eor r23, r20
    ldd r24, Z+62
    eor r24, r13
    ldd r25, Z+63
    eor r25, r4
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 97 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 98 (cham.dsl:24)
    ldi r23, 97
    eor r11, r23
    ; round 97 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r15
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r5, r22
    adc r20, r23
    adc r13, r24
    adc r4, r25
    ; round 98 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r6
    ; round 99 (cham.dsl:24)
    ldi r23, 98
    eor r6, r23
    ; round 98 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r0
    ldd r24, Z+6
    eor r24, r14
    ldd r25, Z+7
    eor r25, r7
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 99 (cham.dsl:24)
    movw r22, r16 ; r23, r17
    eor r23, r10
    ; round 100 (cham.dsl:24)
    ldi r24, 99
    eor r17, r24
    ; round 99 (cham.dsl:24)
    eor r22, r8
    movw r24, r18 ; r25, r19
    eor r24, r9
    eor r25, r12
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r6, r23
    adc r0, r22
    adc r14, r24
    adc r7, r25
    ; round 100 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r4
    ; round 101 (cham.dsl:24)
    ldi r23, 100
    eor r4, r23
    ; round 100 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r5
    ldd r24, Z+14
    eor r24, r20
    ldd r25, Z+15
    eor r25, r13
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 101 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r11
    ; round 102 (cham.dsl:24)
    ldi r23, 101
    eor r11, r23
    ; round 101 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r15
    ldd r24, Z+18
    eor r24, r2
    ldd r25, Z+19
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r4, r22
    adc r5, r23
    adc r20, r24
    adc r13, r25
    ; round 102 (cham.dsl:24)
    mov r22, r7
    eor r22, r21
    ; round 103 (cham.dsl:24)
    ldi r21, 102
    eor r7, r21
    ; round 102 (cham.dsl:24)
    ldd r21, Z+21
    eor r21, r6
    ldd r23, Z+22
    eor r23, r0
    ldd r24, Z+23
    eor r24, r14
    add r11, r24
    adc r15, r22
    adc r2, r21
    adc r3, r23
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 103 (cham.dsl:24)
    ldd r21, Z+24
    mov r22, r17
    eor r22, r21
    ; round 104 (cham.dsl:24)
    ldi r23, 103
    eor r17, r23
    ; round 103 (cham.dsl:24)
    ldd r23, Z+25
    eor r23, r16
    ldd r24, Z+26
    eor r24, r18
    ldd r25, Z+27
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r7, r22
    adc r6, r23
    adc r0, r24
    adc r14, r25
    ; round 104 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r13
    ; round 105 (cham.dsl:24)
    ldi r23, 104
    eor r13, r23
    ; round 104 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r4
    ldd r24, Z+30
    eor r24, r5
    ldd r25, Z+31
    eor r25, r20
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 105 (cham.dsl:24)
    ldd r22, Z+32
    eor r22, r11
    ; round 106 (cham.dsl:24)
    ldi r23, 105
    eor r11, r23
    ; round 105 (cham.dsl:24)
    ldd r23, Z+33
    eor r23, r15
    ldd r24, Z+34
    eor r24, r2
    ldd r25, Z+35
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r4, r23
    adc r5, r24
    adc r20, r25
    ; round 106 (cham.dsl:24)
    ldd r22, Z+36
    eor r22, r14
    ; round 107 (cham.dsl:24)
    ldi r23, 106
    eor r14, r23
    ; round 106 (cham.dsl:24)
    ldd r23, Z+37
    eor r23, r7
    ldd r24, Z+38
    eor r24, r6
    ldd r25, Z+39
    eor r25, r0
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 107 (cham.dsl:24)
    ldd r22, Z+40
    eor r22, r17
    ; round 108 (cham.dsl:24)
    ldi r23, 107
    eor r17, r23
    ; round 107 (cham.dsl:24)
    ldd r23, Z+41
    eor r23, r16
    ldd r24, Z+42
    eor r24, r18
    ldd r25, Z+43
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r14, r22
    adc r7, r23
    adc r6, r24
    adc r0, r25
    ; round 108 (cham.dsl:24)
    ldd r22, Z+44
    eor r22, r20
    ; round 109 (cham.dsl:24)
    ldi r23, 108
    eor r20, r23
    ; round 108 (cham.dsl:24)
    ldd r23, Z+45
    eor r23, r13
    ldd r24, Z+46
    eor r24, r4
    ldd r25, Z+47
    eor r25, r5
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 109 (cham.dsl:24)
    ldd r22, Z+48
    eor r22, r11
    ; round 110 (cham.dsl:24)
    ldi r23, 109
    eor r11, r23
    ; round 109 (cham.dsl:24)
    ldd r23, Z+49
    eor r23, r15
    ldd r24, Z+50
    eor r24, r2
    ldd r25, Z+51
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r13, r23
    adc r4, r24
    adc r5, r25
    ; round 110 (cham.dsl:24)
    ldd r22, Z+52
    eor r22, r0
    ; round 111 (cham.dsl:24)
    ldi r23, 110
    eor r0, r23
    ; round 110 (cham.dsl:24)
    ldd r23, Z+53
    eor r23, r14
    ldd r24, Z+54
    eor r24, r7
    ldd r25, Z+55
    eor r25, r6
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 111 (cham.dsl:24)
    ldd r22, Z+56
    eor r22, r17
    ; round 112 (cham.dsl:24)
    ldi r23, 111
    eor r17, r23
    ; round 111 (cham.dsl:24)
    ldd r23, Z+57
    eor r23, r16
    ldd r24, Z+58
    eor r24, r18
    ldd r25, Z+59
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r14, r23
    adc r7, r24
    adc r6, r25
    ; round 112 (cham.dsl:24)
    ldd r22, Z+60
    eor r22, r5
    ; round 113 (cham.dsl:24)
    ldi r23, 112
    eor r5, r23
    ; round 112 (cham.dsl:24)
    ldd r23, Z+61
    eor r23, r20
    ldd r24, Z+62
    eor r24, r13
    ldd r25, Z+63
    eor r25, r4
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 113 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 114 (cham.dsl:24)
    ldi r23, 113
    eor r11, r23
    ; round 113 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r15
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r5, r22
    adc r20, r23
    adc r13, r24
    adc r4, r25
    ; round 114 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r6
    ; round 115 (cham.dsl:24)
    ldi r23, 114
    eor r6, r23
    ; round 114 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r0
    ldd r24, Z+6
    eor r24, r14
    ldd r25, Z+7
    eor r25, r7
    add r11, r25
    adc r15, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r15
    rol r2
    rol r3
    adc r11, r1
    ; round 115 (cham.dsl:24)
    eor r10, r17
    ; round 116 (cham.dsl:24)
    ldi r22, 115
    eor r17, r22
    ; round 115 (cham.dsl:24)
    eor r8, r16
    eor r9, r18
    eor r12, r19
    lsl r10
    rol r8
    rol r9
    rol r12
    adc r10, r1
    add r6, r10
    adc r0, r8
    adc r14, r9
    adc r7, r12
    ; round 116 (cham.dsl:24)
    ldd r10, Z+12
    eor r10, r4
    ; round 117 (cham.dsl:24)
    ldi r22, 116
    eor r4, r22
    ; round 116 (cham.dsl:24)
    ldd r12, Z+13
    eor r12, r5
    ldd r8, Z+14
    eor r8, r20
    ldd r9, Z+15
    eor r9, r13
    add r9, r17
    adc r10, r16
    adc r12, r18
    adc r8, r19
    lsl r9
    rol r10
    rol r12
    rol r8
    adc r9, r1
    ; round 117 (cham.dsl:24)
    ldd r16, Z+16
    eor r16, r11
    ; round 118 (cham.dsl:24)
    ldi r17, 117
    eor r11, r17
    ; round 117 (cham.dsl:24)
    ldd r17, Z+17
    eor r17, r15
    ldd r18, Z+18
    eor r18, r2
    ldd r19, Z+19
    eor r19, r3
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    add r16, r4
    adc r17, r5
    adc r18, r20
    adc r19, r13
    ; round 120 (cham.dsl:24)
    ld r13, X+
    eor r13, r19
    st Y+, r13
    ldd r13, Z+28
    eor r19, r13
    ld r13, X+
    eor r13, r16
    st Y+, r13
    ldd r13, Z+29
    eor r16, r13
    ld r13, X+
    eor r13, r17
    st Y+, r13
    ldd r13, Z+30
    eor r17, r13
    ld r13, X+
    eor r13, r18
    st Y+, r13
    ldd r13, Z+31
    eor r18, r13
    ldi r20, 119
    eor r20, r9
    add r18, r20
    adc r19, r10
    adc r16, r12
    adc r17, r8
    ; round 119 (cham.dsl:24)
    eor r9, r21
    ldd r13, Z+25
    eor r10, r13
    ldd r13, Z+26
    eor r12, r13
    ldd r13, Z+27
    eor r8, r13
    lsl r9
    rol r10
    rol r12
    rol r8
    adc r9, r1
    ; round 120 (cham.dsl:24)
    lsl r18
    rol r19
    rol r16
    rol r17
    adc r18, r1
    ; round 119 (cham.dsl:24)
    ldi r25, 118
    eor r25, r7
    add r9, r25
    adc r10, r6
    adc r12, r0
    adc r8, r14
    ; round 118 (cham.dsl:24)
    ldd r13, Z+20
    eor r7, r13
    ldd r13, Z+21
    eor r6, r13
    ldd r13, Z+22
    eor r0, r13
    ldd r13, Z+23
    eor r14, r13
    add r14, r11
    adc r7, r15
    adc r6, r2
    adc r0, r3
    lsl r14
    rol r7
    rol r6
    rol r0
    adc r14, r1
    ; round 120 (cham.dsl:24)
    ld r11, X+
    eor r11, r14
    st Y+, r11
    ld r11, X+
    eor r11, r7
    st Y+, r11
    ld r7, X+
    eor r7, r6
    st Y+, r7
    ld r11, X+
    eor r11, r0
    st Y+, r11
    ld r0, X+
    eor r0, r8
    st Y+, r0
    ld r0, X+
    eor r0, r9
    st Y+, r0
    ld r0, X+
    eor r0, r10
    st Y+, r0
    ld r0, X+
    eor r0, r12
    st Y+, r0
    ld r0, X+
    eor r0, r18
    st Y+, r0
    ld r0, X+
    eor r0, r19
    st Y+, r0
    ld r0, X+
    eor r0, r16
    st Y+, r0
    ld r0, X+
    eor r0, r17
    st Y+, r0
    pop r25
    pop r24
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_cham128_256_ctr_crypt_avr_rest
    jmp .Llwcc_cham128_256_ctr_crypt_avr_group
.Llwcc_cham128_256_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_cham128_256_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_cham128_256_ctr_crypt_avr_end
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
    push r1
    push r1
    push r1
    push r1
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_cham128_256_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_cham128_256_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    push r5
    push r4
    push r3
    push r2
    jmp .Llwcc_cham128_256_ctr_crypt_avr_group
.Llwcc_cham128_256_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_cham128_256_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_cham128_256_ctr_crypt_avr_copy
    ldi r18, 16
.Llwcc_cham128_256_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_cham128_256_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_cham128_256_ctr_crypt_avr_end:
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
    .size lwcc_cham128_256_ctr_crypt_avr, .-lwcc_cham128_256_ctr_crypt_avr
