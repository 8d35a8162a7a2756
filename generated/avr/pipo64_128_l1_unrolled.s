; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile pipo --set pipo64_128 --target avr --lanes 1 --unroll yes
; passes:    unroll() invert() counter() fold() sbox(lanes=1, fixed=true) complement() rotate() hoist() legalise(enabled=true) slice(lanes=1) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 44, ctx 48, align 1, group 8, stack 49, code 6994, flash 7250, ram 141
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 256, ram 0: table_byte_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:8c5003a50102ef586ef6920269c7f723a264bfa2a0ad1a6970e8b105ad663fc7

    .text

    .global lwcc_pipo64_128_key_setup_avr
    .type lwcc_pipo64_128_key_setup_avr, @function
lwcc_pipo64_128_key_setup_avr:
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
    movw r26, r22
    movw r28, r24
    ld r0, X+
    std Y+0, r0
    ld r2, X+
    std Y+1, r2
    ld r3, X+
    std Y+2, r3
    ld r4, X+
    std Y+3, r4
    ld r5, X+
    std Y+4, r5
    ld r6, X+
    std Y+5, r6
    ld r7, X+
    std Y+6, r7
    ld r8, X+
    std Y+7, r8
    ld r9, X+
    ldi r16, 1
    eor r16, r9
    std Y+8, r16
    ldi r16, 2
    eor r16, r0
    ldi r17, 3
    eor r17, r9
    ldi r18, 4
    eor r18, r0
    ldi r19, 5
    eor r19, r9
    ldi r20, 6
    eor r20, r0
    ldi r21, 7
    eor r21, r9
    ldi r22, 8
    eor r22, r0
    ldi r23, 9
    eor r23, r9
    ldi r24, 10
    eor r24, r0
    ldi r25, 11
    eor r25, r9
    mov r10, r25
    ldi r25, 12
    eor r0, r25
    ldi r25, 13
    eor r9, r25
    ld r11, X+
    ; round 1 (pipo.dsl:37)
    mov r12, r11
    lsl r12
    adc r12, r1
    std Y+9, r12
    ld r12, X+
    mov r13, r12
    swap r13
    std Y+10, r13
    ld r13, X+
    mov r14, r13
    swap r14
    lsl r14
    adc r14, r1
    std Y+11, r14
    ld r14, X+
    mov r15, r14
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    std Y+12, r15
    ld r15, X+
    mov r25, r15
    swap r25
    bst r25, 0
    lsr r25
    bld r25, 7
    std Y+13, r25
    ld r25, X+
    bst r25, 0
    lsr r25
    bld r25, 7
    std Y+14, r25
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r25, Z
    std Y+15, r25
    std Y+16, r16
    ; round 2 (pipo.dsl:37)
    lsl r2
    adc r2, r1
    std Y+17, r2
    mov r2, r3
    swap r2
    std Y+18, r2
    swap r4
    lsl r4
    adc r4, r1
    std Y+19, r4
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    std Y+20, r5
    swap r6
    bst r6, 0
    lsr r6
    bld r6, 7
    std Y+21, r6
    bst r7, 0
    lsr r7
    bld r7, 7
    std Y+22, r7
    mov r30, r8
    lpm r2, Z
    std Y+23, r2
    std Y+24, r17
    std Y+25, r18
    std Y+26, r19
    std Y+27, r20
    std Y+28, r21
    std Y+29, r22
    std Y+30, r23
    std Y+31, r24
    std Y+32, r10
    std Y+33, r0
    std Y+34, r9
    ld r0, X
    std Y+35, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Y+36, r0
    std Y+37, r15
    std Y+38, r14
    std Y+39, r13
    std Y+40, r12
    std Y+41, r11
    ; round 12 (pipo.dsl:38)
    com r3
    std Y+42, r3
    ; round 11 (pipo.dsl:38)
    com r12
    std Y+43, r12
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
    .size lwcc_pipo64_128_key_setup_avr, .-lwcc_pipo64_128_key_setup_avr

    .global lwcc_pipo64_128_ecb_encrypt_avr
    .type lwcc_pipo64_128_ecb_encrypt_avr, @function
lwcc_pipo64_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_pipo64_128_ecb_encrypt_avr_begin
    ret
.Llwcc_pipo64_128_ecb_encrypt_avr_begin:
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
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_pipo64_128_ecb_encrypt_avr_group:
    ld r6, X+
    ldd r0, Y+0
    eor r6, r0
    ld r2, X+
    ldd r3, Y+1
    eor r2, r3
    ld r0, X+
    ldd r3, Y+2
    eor r0, r3
    ld r4, X+
    ldd r5, Y+3
    eor r4, r5
    ld r7, X+
    ldd r3, Y+4
    eor r7, r3
    ld r10, X+
    ldd r3, Y+5
    eor r10, r3
    ld r3, X+
    ldd r5, Y+6
    eor r3, r5
    ld r5, X+
    ldd r11, Y+7
    eor r5, r11
    ; round 1 (pipo.dsl:36)
    movw r8, r4 ; r9, r5
    and r9, r3
    eor r10, r9
    eor r3, r4
    and r8, r10
    eor r7, r8
    eor r5, r7
    mov r11, r7
    or r11, r10
    eor r4, r11
    eor r10, r5
    mov r11, r10
    and r11, r3
    eor r7, r11
    mov r11, r2
    and r11, r6
    eor r0, r11
    mov r11, r0
    or r11, r2
    eor r6, r11
    eor r7, r6
    mov r11, r0
    or r11, r6
    eor r2, r11
    eor r5, r2
    com r0
    eor r4, r0
    mov r11, r5
    and r11, r10
    eor r3, r11
    mov r11, r5
    eor r11, r3
    eor r0, r11
    ldd r21, Y+10
    eor r0, r21
    ldd r20, Y+8
    eor r5, r20
    swap r0
    mov r20, r7
    or r20, r4
    eor r3, r20
    mov r20, r4
    eor r20, r10
    and r11, r20
    eor r6, r20
    eor r11, r7
    eor r2, r11
    ldd r13, Y+9
    eor r6, r13
    bst r6, 0
    lsr r6
    bld r6, 7
    ldd r14, Y+14
    eor r4, r14
    ldd r12, Y+15
    eor r2, r12
    lsl r2
    adc r2, r1
    lsl r4
    adc r4, r1
    lsl r2
    adc r2, r1
    mov r11, r3
    or r11, r7
    eor r10, r11
    ldd r8, Y+11
    eor r3, r8
    swap r3
    bst r3, 0
    lsr r3
    bld r3, 7
    ldd r9, Y+12
    eor r10, r9
    ldd r15, Y+13
    eor r7, r15
    swap r7
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r10
    lpm r10, Z
    lsl r7
    adc r7, r1
    ; round 2 (pipo.dsl:36)
    movw r16, r2 ; r17, r3
    and r16, r4
    eor r7, r16
    eor r4, r3
    and r17, r7
    eor r10, r17
    eor r2, r10
    mov r11, r10
    or r11, r7
    eor r3, r11
    eor r7, r2
    movw r16, r6 ; r17, r7
    and r17, r4
    eor r10, r17
    and r16, r5
    eor r0, r16
    mov r11, r0
    or r11, r6
    eor r5, r11
    eor r10, r5
    mov r11, r0
    or r11, r5
    eor r6, r11
    eor r2, r6
    com r0
    eor r3, r0
    mov r11, r2
    and r11, r7
    eor r4, r11
    mov r16, r2
    eor r16, r4
    eor r0, r16
    ldd r17, Y+18
    eor r0, r17
    ldd r11, Y+16
    eor r2, r11
    swap r0
    mov r11, r10
    or r11, r3
    eor r4, r11
    mov r11, r3
    eor r11, r7
    and r16, r11
    eor r5, r11
    eor r16, r10
    eor r6, r16
    ldd r16, Y+17
    eor r5, r16
    bst r5, 0
    lsr r5
    bld r5, 7
    ldd r18, Y+22
    eor r3, r18
    ldd r19, Y+23
    eor r6, r19
    lsl r6
    adc r6, r1
    lsl r3
    adc r3, r1
    lsl r6
    adc r6, r1
    mov r20, r4
    or r20, r10
    eor r7, r20
    ldd r20, Y+19
    eor r4, r20
    swap r4
    bst r4, 0
    lsr r4
    bld r4, 7
    ldd r11, Y+21
    eor r10, r11
    swap r10
    ldd r30, Y+20
    eor r30, r7
    lpm r7, Z
    lsl r10
    adc r10, r1
    ; round 3 (pipo.dsl:36)
    mov r11, r6
    and r11, r3
    eor r10, r11
    eor r3, r4
    mov r11, r4
    and r11, r10
    eor r7, r11
    eor r6, r7
    mov r11, r7
    or r11, r10
    eor r4, r11
    eor r10, r6
    mov r11, r10
    and r11, r3
    eor r7, r11
    mov r11, r5
    and r11, r2
    eor r0, r11
    mov r11, r0
    or r11, r5
    eor r2, r11
    eor r7, r2
    mov r11, r0
    or r11, r2
    eor r5, r11
    eor r6, r5
    com r0
    eor r4, r0
    mov r11, r6
    and r11, r10
    eor r3, r11
    mov r11, r6
    eor r11, r3
    eor r0, r11
    eor r0, r21
    ldd r21, Y+24
    eor r6, r21
    swap r0
    mov r21, r7
    or r21, r4
    eor r3, r21
    mov r21, r4
    eor r21, r10
    and r11, r21
    eor r2, r21
    eor r11, r7
    eor r5, r11
    eor r2, r13
    bst r2, 0
    lsr r2
    bld r2, 7
    eor r4, r14
    eor r5, r12
    lsl r5
    adc r5, r1
    lsl r4
    adc r4, r1
    lsl r5
    adc r5, r1
    mov r11, r3
    or r11, r7
    eor r10, r11
    eor r3, r8
    swap r3
    bst r3, 0
    lsr r3
    bld r3, 7
    eor r10, r9
    eor r7, r15
    swap r7
    mov r30, r10
    lpm r21, Z
    lsl r7
    adc r7, r1
    ; round 4 (pipo.dsl:36)
    mov r10, r5
    and r10, r4
    eor r7, r10
    eor r4, r3
    mov r10, r3
    and r10, r7
    eor r21, r10
    eor r5, r21
    mov r10, r21
    or r10, r7
    eor r3, r10
    eor r7, r5
    mov r10, r7
    and r10, r4
    eor r21, r10
    mov r10, r2
    and r10, r6
    eor r0, r10
    mov r10, r0
    or r10, r2
    eor r6, r10
    eor r21, r6
    mov r10, r0
    or r10, r6
    eor r2, r10
    eor r5, r2
    com r0
    eor r3, r0
    mov r10, r5
    and r10, r7
    eor r4, r10
    mov r10, r5
    eor r10, r4
    eor r0, r10
    eor r0, r17
    ldd r11, Y+25
    eor r5, r11
    swap r0
    mov r11, r21
    or r11, r3
    eor r4, r11
    mov r11, r3
    eor r11, r7
    and r10, r11
    eor r6, r11
    eor r10, r21
    eor r2, r10
    eor r6, r16
    bst r6, 0
    lsr r6
    bld r6, 7
    eor r3, r18
    eor r2, r19
    lsl r2
    adc r2, r1
    lsl r3
    adc r3, r1
    lsl r2
    adc r2, r1
    mov r10, r4
    or r10, r21
    eor r7, r10
    eor r4, r20
    swap r4
    bst r4, 0
    lsr r4
    bld r4, 7
    ldd r10, Y+21
    eor r21, r10
    swap r21
    ldd r30, Y+20
    eor r30, r7
    lpm r7, Z
    lsl r21
    adc r21, r1
    ; round 5 (pipo.dsl:36)
    mov r10, r2
    and r10, r3
    eor r21, r10
    eor r3, r4
    mov r10, r4
    and r10, r21
    eor r7, r10
    eor r2, r7
    mov r10, r7
    or r10, r21
    eor r4, r10
    eor r21, r2
    mov r10, r21
    and r10, r3
    eor r7, r10
    mov r10, r6
    and r10, r5
    eor r0, r10
    mov r10, r0
    or r10, r6
    eor r5, r10
    eor r7, r5
    mov r10, r0
    or r10, r5
    eor r6, r10
    eor r2, r6
    com r0
    eor r4, r0
    mov r10, r2
    and r10, r21
    eor r3, r10
    mov r10, r2
    eor r10, r3
    eor r0, r10
    ldd r11, Y+10
    eor r0, r11
    ldd r11, Y+26
    eor r2, r11
    swap r0
    mov r11, r7
    or r11, r4
    eor r3, r11
    mov r11, r4
    eor r11, r21
    and r10, r11
    eor r5, r11
    eor r10, r7
    eor r6, r10
    eor r5, r13
    bst r5, 0
    lsr r5
    bld r5, 7
    eor r4, r14
    eor r6, r12
    lsl r6
    adc r6, r1
    lsl r4
    adc r4, r1
    lsl r6
    adc r6, r1
    mov r10, r3
    or r10, r7
    eor r21, r10
    eor r3, r8
    swap r3
    bst r3, 0
    lsr r3
    bld r3, 7
    eor r21, r9
    eor r7, r15
    swap r7
    mov r30, r21
    lpm r21, Z
    lsl r7
    adc r7, r1
    ; round 6 (pipo.dsl:36)
    mov r10, r6
    and r10, r4
    eor r7, r10
    eor r4, r3
    mov r10, r3
    and r10, r7
    eor r21, r10
    eor r6, r21
    mov r10, r21
    or r10, r7
    eor r3, r10
    eor r7, r6
    mov r10, r7
    and r10, r4
    eor r21, r10
    mov r10, r5
    and r10, r2
    eor r0, r10
    mov r10, r0
    or r10, r5
    eor r2, r10
    eor r21, r2
    mov r10, r0
    or r10, r2
    eor r5, r10
    eor r6, r5
    com r0
    eor r3, r0
    mov r10, r6
    and r10, r7
    eor r4, r10
    mov r10, r6
    eor r10, r4
    eor r0, r10
    eor r0, r17
    ldd r11, Y+27
    eor r6, r11
    swap r0
    mov r11, r21
    or r11, r3
    eor r4, r11
    mov r11, r3
    eor r11, r7
    and r10, r11
    eor r2, r11
    eor r10, r21
    eor r5, r10
    eor r2, r16
    bst r2, 0
    lsr r2
    bld r2, 7
    eor r3, r18
    eor r5, r19
    lsl r5
    adc r5, r1
    lsl r3
    adc r3, r1
    lsl r5
    adc r5, r1
    mov r10, r4
    or r10, r21
    eor r7, r10
    eor r4, r20
    swap r4
    bst r4, 0
    lsr r4
    bld r4, 7
    ldd r10, Y+21
    eor r21, r10
    swap r21
    ldd r30, Y+20
    eor r30, r7
    lpm r7, Z
    lsl r21
    adc r21, r1
    ; round 7 (pipo.dsl:36)
    movw r10, r4 ; r11, r5
    and r11, r3
    eor r21, r11
    eor r3, r4
    and r10, r21
    eor r7, r10
    eor r5, r7
    mov r10, r7
    or r10, r21
    eor r4, r10
    eor r21, r5
    mov r10, r21
    and r10, r3
    eor r7, r10
    mov r10, r2
    and r10, r6
    eor r0, r10
    mov r10, r0
    or r10, r2
    eor r6, r10
    eor r7, r6
    mov r10, r0
    or r10, r6
    eor r2, r10
    eor r5, r2
    com r0
    eor r4, r0
    mov r10, r5
    and r10, r21
    eor r3, r10
    mov r10, r5
    eor r10, r3
    eor r0, r10
    ldd r11, Y+10
    eor r0, r11
    ldd r11, Y+28
    eor r5, r11
    swap r0
    mov r11, r7
    or r11, r4
    eor r3, r11
    mov r11, r4
    eor r11, r21
    and r10, r11
    eor r6, r11
    eor r10, r7
    eor r2, r10
    eor r6, r13
    bst r6, 0
    lsr r6
    bld r6, 7
    eor r4, r14
    eor r2, r12
    lsl r2
    adc r2, r1
    lsl r4
    adc r4, r1
    lsl r2
    adc r2, r1
    mov r10, r3
    or r10, r7
    eor r21, r10
    eor r3, r8
    swap r3
    bst r3, 0
    lsr r3
    bld r3, 7
    eor r21, r9
    eor r7, r15
    swap r7
    mov r30, r21
    lpm r21, Z
    lsl r7
    adc r7, r1
    ; round 8 (pipo.dsl:36)
    movw r10, r2 ; r11, r3
    and r10, r4
    eor r7, r10
    eor r4, r3
    and r11, r7
    eor r21, r11
    eor r2, r21
    mov r10, r21
    or r10, r7
    eor r3, r10
    eor r7, r2
    mov r10, r7
    and r10, r4
    eor r21, r10
    mov r10, r6
    and r10, r5
    eor r0, r10
    mov r10, r0
    or r10, r6
    eor r5, r10
    eor r21, r5
    mov r10, r0
    or r10, r5
    eor r6, r10
    eor r2, r6
    com r0
    eor r3, r0
    mov r10, r2
    and r10, r7
    eor r4, r10
    mov r10, r2
    eor r10, r4
    eor r0, r10
    eor r0, r17
    ldd r11, Y+29
    eor r2, r11
    swap r0
    mov r11, r21
    or r11, r3
    eor r4, r11
    mov r11, r3
    eor r11, r7
    and r10, r11
    eor r5, r11
    eor r10, r21
    eor r6, r10
    eor r5, r16
    bst r5, 0
    lsr r5
    bld r5, 7
    eor r3, r18
    eor r6, r19
    lsl r6
    adc r6, r1
    lsl r3
    adc r3, r1
    lsl r6
    adc r6, r1
    mov r10, r4
    or r10, r21
    eor r7, r10
    eor r4, r20
    swap r4
    bst r4, 0
    lsr r4
    bld r4, 7
    ldd r10, Y+21
    eor r21, r10
    swap r21
    ldd r30, Y+20
    eor r30, r7
    lpm r7, Z
    lsl r21
    adc r21, r1
    ; round 9 (pipo.dsl:36)
    mov r10, r6
    and r10, r3
    eor r21, r10
    eor r3, r4
    mov r10, r4
    and r10, r21
    eor r7, r10
    eor r6, r7
    mov r10, r7
    or r10, r21
    eor r4, r10
    eor r21, r6
    mov r10, r21
    and r10, r3
    eor r7, r10
    mov r10, r5
    and r10, r2
    eor r0, r10
    mov r10, r0
    or r10, r5
    eor r2, r10
    eor r7, r2
    mov r10, r0
    or r10, r2
    eor r5, r10
    eor r6, r5
    com r0
    eor r4, r0
    mov r10, r6
    and r10, r21
    eor r3, r10
    mov r10, r6
    eor r10, r3
    eor r0, r10
    ldd r11, Y+10
    eor r0, r11
    ldd r11, Y+30
    eor r6, r11
    swap r0
    mov r11, r7
    or r11, r4
    eor r3, r11
    mov r11, r4
    eor r11, r21
    and r10, r11
    eor r2, r11
    eor r10, r7
    eor r5, r10
    eor r2, r13
    bst r2, 0
    lsr r2
    bld r2, 7
    eor r4, r14
    eor r5, r12
    lsl r5
    adc r5, r1
    lsl r4
    adc r4, r1
    lsl r5
    adc r5, r1
    mov r10, r3
    or r10, r7
    eor r21, r10
    eor r3, r8
    swap r3
    bst r3, 0
    lsr r3
    bld r3, 7
    eor r21, r9
    eor r7, r15
    swap r7
    mov r30, r21
    lpm r21, Z
    lsl r7
    adc r7, r1
    ; round 10 (pipo.dsl:36)
    mov r10, r5
    and r10, r4
    eor r7, r10
    eor r4, r3
    mov r10, r3
    and r10, r7
    eor r21, r10
    eor r5, r21
    mov r10, r21
    or r10, r7
    eor r3, r10
    eor r7, r5
    mov r10, r7
    and r10, r4
    eor r21, r10
    mov r10, r2
    and r10, r6
    eor r0, r10
    mov r10, r0
    or r10, r2
    eor r6, r10
    eor r21, r6
    mov r10, r0
    or r10, r6
    eor r2, r10
    eor r5, r2
    com r0
    eor r3, r0
    mov r10, r5
    and r10, r7
    eor r4, r10
    mov r10, r5
    eor r10, r4
    eor r0, r10
    eor r0, r17
    ldd r11, Y+31
    eor r5, r11
    swap r0
    mov r11, r21
    or r11, r3
    eor r4, r11
    mov r11, r3
    eor r11, r7
    and r10, r11
    eor r6, r11
    eor r10, r21
    eor r2, r10
    eor r6, r16
    bst r6, 0
    lsr r6
    bld r6, 7
    eor r3, r18
    eor r2, r19
    lsl r2
    adc r2, r1
    lsl r3
    adc r3, r1
    lsl r2
    adc r2, r1
    mov r10, r4
    or r10, r21
    eor r7, r10
    eor r4, r20
    swap r4
    bst r4, 0
    lsr r4
    bld r4, 7
    ldd r10, Y+21
    eor r21, r10
    swap r21
    ldd r30, Y+20
    eor r30, r7
    lpm r7, Z
    lsl r21
    adc r21, r1
    ; round 11 (pipo.dsl:36)
    mov r10, r2
    and r10, r3
    eor r21, r10
    eor r3, r4
    mov r10, r4
    and r10, r21
    eor r7, r10
    eor r2, r7
    mov r10, r7
    or r10, r21
    eor r4, r10
    eor r21, r2
    mov r10, r21
    and r10, r3
    eor r7, r10
    mov r10, r6
    and r10, r5
    eor r0, r10
    mov r10, r0
    or r10, r6
    eor r5, r10
    eor r7, r5
    mov r10, r0
    or r10, r5
    eor r6, r10
    eor r2, r6
    com r0
    eor r4, r0
    mov r10, r2
    and r10, r21
    eor r3, r10
    mov r10, r2
    eor r10, r3
    eor r0, r10
    ldd r11, Y+10
    eor r0, r11
    ldd r11, Y+32
    eor r2, r11
    swap r0
    mov r11, r7
    or r11, r4
    eor r3, r11
    mov r11, r4
    eor r11, r21
    and r10, r11
    eor r5, r11
    eor r10, r7
    eor r6, r10
    eor r5, r13
    bst r5, 0
    lsr r5
    bld r5, 7
    eor r4, r14
    eor r6, r12
    lsl r6
    adc r6, r1
    lsl r4
    adc r4, r1
    lsl r6
    adc r6, r1
    mov r10, r3
    or r10, r7
    eor r21, r10
    eor r3, r8
    swap r3
    bst r3, 0
    lsr r3
    bld r3, 7
    eor r21, r9
    eor r7, r15
    swap r7
    mov r30, r21
    lpm r21, Z
    lsl r7
    adc r7, r1
    ; round 12 (pipo.dsl:36)
    mov r10, r6
    and r10, r4
    eor r7, r10
    eor r4, r3
    mov r10, r3
    and r10, r7
    eor r21, r10
    eor r6, r21
    mov r10, r21
    or r10, r7
    eor r3, r10
    eor r7, r6
    mov r10, r7
    and r10, r4
    eor r21, r10
    mov r10, r5
    and r10, r2
    eor r0, r10
    mov r10, r0
    or r10, r5
    eor r2, r10
    eor r21, r2
    mov r10, r0
    or r10, r2
    eor r5, r10
    eor r6, r5
    com r0
    eor r3, r0
    mov r10, r6
    and r10, r7
    eor r4, r10
    mov r10, r6
    eor r10, r4
    eor r0, r10
    eor r0, r17
    ldd r17, Y+33
    eor r6, r17
    swap r0
    mov r17, r21
    or r17, r3
    eor r4, r17
    mov r17, r3
    eor r17, r7
    and r10, r17
    eor r2, r17
    eor r10, r21
    eor r5, r10
    eor r2, r16
    bst r2, 0
    lsr r2
    bld r2, 7
    eor r3, r18
    eor r5, r19
    lsl r5
    adc r5, r1
    lsl r3
    adc r3, r1
    lsl r5
    adc r5, r1
    mov r10, r4
    or r10, r21
    eor r7, r10
    eor r4, r20
    swap r4
    bst r4, 0
    lsr r4
    bld r4, 7
    ldd r20, Y+21
    eor r21, r20
    swap r21
    ldd r30, Y+20
    eor r30, r7
    lpm r7, Z
    lsl r21
    adc r21, r1
    ; round 13 (pipo.dsl:36)
    movw r10, r4 ; r11, r5
    and r11, r3
    eor r21, r11
    eor r3, r4
    and r10, r21
    eor r7, r10
    eor r5, r7
    mov r20, r7
    or r20, r21
    eor r4, r20
    eor r21, r5
    mov r20, r21
    and r20, r3
    eor r7, r20
    mov r20, r2
    and r20, r6
    eor r0, r20
    mov r20, r0
    or r20, r2
    eor r6, r20
    eor r7, r6
    mov r20, r0
    or r20, r6
    eor r2, r20
    eor r5, r2
    com r0
    eor r4, r0
    mov r20, r5
    and r20, r21
    eor r3, r20
    mov r20, r5
    eor r20, r3
    eor r0, r20
    ldd r16, Y+34
    eor r5, r16
    movw r30, r22
    std Z+0, r5
    ldd r5, Y+10
    eor r0, r5
    swap r0
    mov r5, r7
    or r5, r4
    eor r3, r5
    mov r5, r4
    eor r5, r21
    and r20, r5
    eor r6, r5
    eor r20, r7
    eor r2, r20
    eor r6, r13
    bst r6, 0
    lsr r6
    bld r6, 7
    std Z+1, r6
    std Z+2, r0
    eor r4, r14
    lsl r4
    adc r4, r1
    eor r2, r12
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    mov r0, r3
    or r0, r7
    eor r21, r0
    eor r3, r8
    swap r3
    bst r3, 0
    lsr r3
    bld r3, 7
    std Z+3, r3
    eor r21, r9
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r21
    lpm r0, Z
    movw r30, r22
    std Z+4, r0
    eor r7, r15
    swap r7
    lsl r7
    adc r7, r1
    std Z+5, r7
    std Z+6, r4
    std Z+7, r2
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_pipo64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_pipo64_128_ecb_encrypt_avr_group
.Llwcc_pipo64_128_ecb_encrypt_avr_end:
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
    .size lwcc_pipo64_128_ecb_encrypt_avr, .-lwcc_pipo64_128_ecb_encrypt_avr

    .global lwcc_pipo64_128_ecb_decrypt_avr
    .type lwcc_pipo64_128_ecb_decrypt_avr, @function
lwcc_pipo64_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_pipo64_128_ecb_decrypt_avr_begin
    ret
.Llwcc_pipo64_128_ecb_decrypt_avr_begin:
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
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_pipo64_128_ecb_decrypt_avr_group:
    ld r19, X+
    ; round 13 (pipo.dsl:38)
    ldd r0, Y+34
    eor r19, r0
    ld r20, X+
    ldd r5, Y+41
    eor r20, r5
    lsl r20
    adc r20, r1
    ld r18, X+
    ldd r0, Y+40
    eor r18, r0
    swap r18
    ld r9, X+
    ldd r0, Y+39
    eor r9, r0
    swap r9
    lsl r9
    adc r9, r1
    ld r17, X+
    ldd r14, Y+38
    eor r17, r14
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    ld r8, X+
    ldd r15, Y+37
    eor r8, r15
    swap r8
    bst r8, 0
    lsr r8
    bld r8, 7
    ld r16, X+
    ldd r2, Y+36
    eor r16, r2
    bst r16, 0
    lsr r16
    bld r16, 7
    ldd r12, Y+35
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X+
    eor r30, r12
    lpm r21, Z
    movw r6, r8 ; r7, r9
    or r7, r8
    eor r17, r7
    or r6, r16
    eor r9, r6
    mov r3, r19
    eor r3, r9
    eor r18, r3
    mov r4, r16
    eor r4, r17
    and r3, r4
    eor r20, r4
    eor r3, r8
    eor r21, r3
    eor r16, r18
    eor r8, r20
    movw r6, r18 ; r7, r19
    and r7, r17
    eor r9, r7
    eor r19, r21
    com r6
    mov r4, r6
    or r4, r20
    eor r21, r4
    or r6, r21
    eor r20, r6
    mov r3, r21
    and r3, r20
    eor r18, r3
    ; round 12 (pipo.dsl:38)
    ldd r3, Y+42
    eor r18, r3
    ldd r10, Y+1
    eor r21, r10
    ldd r11, Y+33
    eor r20, r11
    swap r18
    lsl r21
    adc r21, r1
    ; round 13 (pipo.dsl:36)
    mov r11, r17
    and r11, r9
    eor r8, r11
    eor r17, r19
    eor r19, r8
    mov r11, r8
    or r11, r17
    eor r16, r11
    eor r9, r16
    mov r11, r16
    and r11, r17
    eor r8, r11
    ; round 12 (pipo.dsl:38)
    ldd r11, Y+4
    eor r8, r11
    ldd r4, Y+3
    eor r16, r4
    lsl r8
    adc r8, r1
    swap r16
    lsl r8
    adc r8, r1
    lsl r16
    adc r16, r1
    ; round 13 (pipo.dsl:36)
    mov r13, r19
    and r13, r9
    eor r17, r13
    ; round 12 (pipo.dsl:38)
    ldd r13, Y+7
    eor r19, r13
    ldd r7, Y+6
    eor r9, r7
    ldd r6, Y+5
    eor r17, r6
    swap r17
    bst r17, 0
    lsr r17
    bld r17, 7
    bst r9, 0
    lsr r9
    bld r9, 7
    mov r30, r19
    lpm r19, Z
    movw r6, r16 ; r7, r17
    or r6, r17
    eor r8, r6
    or r7, r9
    eor r16, r7
    mov r6, r20
    eor r6, r16
    eor r18, r6
    mov r7, r9
    eor r7, r8
    and r6, r7
    eor r21, r7
    eor r6, r17
    eor r19, r6
    eor r9, r18
    eor r17, r21
    mov r7, r20
    and r7, r8
    eor r16, r7
    eor r20, r19
    mov r7, r18
    com r7
    mov r6, r7
    or r6, r21
    eor r19, r6
    or r7, r19
    eor r21, r7
    mov r7, r19
    and r7, r21
    eor r18, r7
    ; round 11 (pipo.dsl:38)
    ldd r7, Y+43
    eor r18, r7
    eor r19, r5
    ldd r7, Y+32
    eor r21, r7
    swap r18
    lsl r19
    adc r19, r1
    ; round 12 (pipo.dsl:36)
    mov r7, r8
    and r7, r16
    eor r17, r7
    eor r8, r20
    eor r20, r17
    mov r7, r17
    or r7, r8
    eor r9, r7
    eor r16, r9
    mov r7, r9
    and r7, r8
    eor r17, r7
    ; round 11 (pipo.dsl:38)
    eor r17, r14
    eor r9, r0
    lsl r17
    adc r17, r1
    swap r9
    lsl r17
    adc r17, r1
    lsl r9
    adc r9, r1
    ; round 12 (pipo.dsl:36)
    mov r7, r20
    and r7, r16
    eor r8, r7
    ; round 11 (pipo.dsl:38)
    eor r20, r12
    eor r16, r2
    eor r8, r15
    swap r8
    bst r8, 0
    lsr r8
    bld r8, 7
    bst r16, 0
    lsr r16
    bld r16, 7
    mov r30, r20
    lpm r20, Z
    movw r6, r8 ; r7, r9
    or r7, r8
    eor r17, r7
    or r6, r16
    eor r9, r6
    mov r7, r21
    eor r7, r9
    eor r18, r7
    mov r6, r16
    eor r6, r17
    and r7, r6
    eor r19, r6
    eor r7, r8
    eor r20, r7
    eor r16, r18
    eor r8, r19
    mov r7, r21
    and r7, r17
    eor r9, r7
    eor r21, r20
    mov r7, r18
    com r7
    mov r6, r7
    or r6, r19
    eor r20, r6
    or r7, r20
    eor r19, r7
    mov r7, r20
    and r7, r19
    eor r18, r7
    ; round 10 (pipo.dsl:38)
    eor r18, r3
    eor r20, r10
    ldd r7, Y+31
    eor r19, r7
    swap r18
    lsl r20
    adc r20, r1
    ; round 11 (pipo.dsl:36)
    mov r7, r17
    and r7, r9
    eor r8, r7
    eor r17, r21
    eor r21, r8
    mov r7, r8
    or r7, r17
    eor r16, r7
    eor r9, r16
    mov r7, r16
    and r7, r17
    eor r8, r7
    ; round 10 (pipo.dsl:38)
    eor r8, r11
    eor r16, r4
    lsl r8
    adc r8, r1
    swap r16
    lsl r8
    adc r8, r1
    lsl r16
    adc r16, r1
    ; round 11 (pipo.dsl:36)
    mov r7, r21
    and r7, r9
    eor r17, r7
    ; round 10 (pipo.dsl:38)
    eor r21, r13
    ldd r7, Y+6
    eor r9, r7
    ldd r6, Y+5
    eor r17, r6
    swap r17
    bst r17, 0
    lsr r17
    bld r17, 7
    bst r9, 0
    lsr r9
    bld r9, 7
    mov r30, r21
    lpm r21, Z
    movw r6, r16 ; r7, r17
    or r6, r17
    eor r8, r6
    or r7, r9
    eor r16, r7
    mov r6, r19
    eor r6, r16
    eor r18, r6
    mov r7, r9
    eor r7, r8
    and r6, r7
    eor r20, r7
    eor r6, r17
    eor r21, r6
    eor r9, r18
    eor r17, r20
    mov r7, r19
    and r7, r8
    eor r16, r7
    eor r19, r21
    mov r7, r18
    com r7
    mov r6, r7
    or r6, r20
    eor r21, r6
    or r7, r21
    eor r20, r7
    mov r7, r21
    and r7, r20
    eor r18, r7
    ; round 9 (pipo.dsl:38)
    ldd r7, Y+43
    eor r18, r7
    eor r21, r5
    ldd r7, Y+30
    eor r20, r7
    swap r18
    lsl r21
    adc r21, r1
    ; round 10 (pipo.dsl:36)
    mov r7, r8
    and r7, r16
    eor r17, r7
    eor r8, r19
    eor r19, r17
    mov r7, r17
    or r7, r8
    eor r9, r7
    eor r16, r9
    mov r7, r9
    and r7, r8
    eor r17, r7
    ; round 9 (pipo.dsl:38)
    eor r17, r14
    eor r9, r0
    lsl r17
    adc r17, r1
    swap r9
    lsl r17
    adc r17, r1
    lsl r9
    adc r9, r1
    ; round 10 (pipo.dsl:36)
    mov r7, r19
    and r7, r16
    eor r8, r7
    ; round 9 (pipo.dsl:38)
    eor r19, r12
    eor r16, r2
    eor r8, r15
    swap r8
    bst r8, 0
    lsr r8
    bld r8, 7
    bst r16, 0
    lsr r16
    bld r16, 7
    mov r30, r19
    lpm r19, Z
    movw r6, r8 ; r7, r9
    or r7, r8
    eor r17, r7
    or r6, r16
    eor r9, r6
    mov r7, r20
    eor r7, r9
    eor r18, r7
    mov r6, r16
    eor r6, r17
    and r7, r6
    eor r21, r6
    eor r7, r8
    eor r19, r7
    eor r16, r18
    eor r8, r21
    mov r7, r20
    and r7, r17
    eor r9, r7
    eor r20, r19
    mov r7, r18
    com r7
    mov r6, r7
    or r6, r21
    eor r19, r6
    or r7, r19
    eor r21, r7
    mov r7, r19
    and r7, r21
    eor r18, r7
    ; round 8 (pipo.dsl:38)
    eor r18, r3
    eor r19, r10
    ldd r7, Y+29
    eor r21, r7
    swap r18
    lsl r19
    adc r19, r1
    ; round 9 (pipo.dsl:36)
    mov r7, r17
    and r7, r9
    eor r8, r7
    eor r17, r20
    eor r20, r8
    mov r7, r8
    or r7, r17
    eor r16, r7
    eor r9, r16
    mov r7, r16
    and r7, r17
    eor r8, r7
    ; round 8 (pipo.dsl:38)
    eor r8, r11
    eor r16, r4
    lsl r8
    adc r8, r1
    swap r16
    lsl r8
    adc r8, r1
    lsl r16
    adc r16, r1
    ; round 9 (pipo.dsl:36)
    mov r7, r20
    and r7, r9
    eor r17, r7
    ; round 8 (pipo.dsl:38)
    eor r20, r13
    ldd r7, Y+6
    eor r9, r7
    ldd r6, Y+5
    eor r17, r6
    swap r17
    bst r17, 0
    lsr r17
    bld r17, 7
    bst r9, 0
    lsr r9
    bld r9, 7
    mov r30, r20
    lpm r20, Z
    movw r6, r16 ; r7, r17
    or r6, r17
    eor r8, r6
    or r7, r9
    eor r16, r7
    mov r6, r21
    eor r6, r16
    eor r18, r6
    mov r7, r9
    eor r7, r8
    and r6, r7
    eor r19, r7
    eor r6, r17
    eor r20, r6
    eor r9, r18
    eor r17, r19
    mov r7, r21
    and r7, r8
    eor r16, r7
    eor r21, r20
    mov r7, r18
    com r7
    mov r6, r7
    or r6, r19
    eor r20, r6
    or r7, r20
    eor r19, r7
    mov r7, r20
    and r7, r19
    eor r18, r7
    ; round 7 (pipo.dsl:38)
    ldd r7, Y+43
    eor r18, r7
    eor r20, r5
    ldd r7, Y+28
    eor r19, r7
    swap r18
    lsl r20
    adc r20, r1
    ; round 8 (pipo.dsl:36)
    mov r7, r8
    and r7, r16
    eor r17, r7
    eor r8, r21
    eor r21, r17
    mov r7, r17
    or r7, r8
    eor r9, r7
    eor r16, r9
    mov r7, r9
    and r7, r8
    eor r17, r7
    ; round 7 (pipo.dsl:38)
    eor r17, r14
    eor r9, r0
    lsl r17
    adc r17, r1
    swap r9
    lsl r17
    adc r17, r1
    lsl r9
    adc r9, r1
    ; round 8 (pipo.dsl:36)
    mov r7, r21
    and r7, r16
    eor r8, r7
    ; round 7 (pipo.dsl:38)
    eor r21, r12
    eor r16, r2
    eor r8, r15
    swap r8
    bst r8, 0
    lsr r8
    bld r8, 7
    bst r16, 0
    lsr r16
    bld r16, 7
    mov r30, r21
    lpm r21, Z
    movw r6, r8 ; r7, r9
    or r7, r8
    eor r17, r7
    or r6, r16
    eor r9, r6
    mov r7, r19
    eor r7, r9
    eor r18, r7
    mov r6, r16
    eor r6, r17
    and r7, r6
    eor r20, r6
    eor r7, r8
    eor r21, r7
    eor r16, r18
    eor r8, r20
    mov r7, r19
    and r7, r17
    eor r9, r7
    eor r19, r21
    mov r7, r18
    com r7
    mov r6, r7
    or r6, r20
    eor r21, r6
    or r7, r21
    eor r20, r7
    mov r7, r21
    and r7, r20
    eor r18, r7
    ; round 6 (pipo.dsl:38)
    eor r18, r3
    eor r21, r10
    ldd r7, Y+27
    eor r20, r7
    swap r18
    lsl r21
    adc r21, r1
    ; round 7 (pipo.dsl:36)
    mov r7, r17
    and r7, r9
    eor r8, r7
    eor r17, r19
    eor r19, r8
    mov r7, r8
    or r7, r17
    eor r16, r7
    eor r9, r16
    mov r7, r16
    and r7, r17
    eor r8, r7
    ; round 6 (pipo.dsl:38)
    eor r8, r11
    eor r16, r4
    lsl r8
    adc r8, r1
    swap r16
    lsl r8
    adc r8, r1
    lsl r16
    adc r16, r1
    ; round 7 (pipo.dsl:36)
    mov r7, r19
    and r7, r9
    eor r17, r7
    ; round 6 (pipo.dsl:38)
    eor r19, r13
    ldd r7, Y+6
    eor r9, r7
    ldd r6, Y+5
    eor r17, r6
    swap r17
    bst r17, 0
    lsr r17
    bld r17, 7
    bst r9, 0
    lsr r9
    bld r9, 7
    mov r30, r19
    lpm r19, Z
    movw r6, r16 ; r7, r17
    or r6, r17
    eor r8, r6
    or r7, r9
    eor r16, r7
    mov r6, r20
    eor r6, r16
    eor r18, r6
    mov r7, r9
    eor r7, r8
    and r6, r7
    eor r21, r7
    eor r6, r17
    eor r19, r6
    eor r9, r18
    eor r17, r21
    mov r7, r20
    and r7, r8
    eor r16, r7
    eor r20, r19
    mov r7, r18
    com r7
    mov r6, r7
    or r6, r21
    eor r19, r6
    or r7, r19
    eor r21, r7
    mov r7, r19
    and r7, r21
    eor r18, r7
    ; round 5 (pipo.dsl:38)
    ldd r7, Y+43
    eor r18, r7
    eor r19, r5
    ldd r7, Y+26
    eor r21, r7
    swap r18
    lsl r19
    adc r19, r1
    ; round 6 (pipo.dsl:36)
    mov r7, r8
    and r7, r16
    eor r17, r7
    eor r8, r20
    eor r20, r17
    mov r7, r17
    or r7, r8
    eor r9, r7
    eor r16, r9
    mov r7, r9
    and r7, r8
    eor r17, r7
    ; round 5 (pipo.dsl:38)
    eor r17, r14
    eor r9, r0
    lsl r17
    adc r17, r1
    swap r9
    lsl r17
    adc r17, r1
    lsl r9
    adc r9, r1
    ; round 6 (pipo.dsl:36)
    mov r7, r20
    and r7, r16
    eor r8, r7
    ; round 5 (pipo.dsl:38)
    eor r20, r12
    eor r16, r2
    eor r8, r15
    swap r8
    bst r8, 0
    lsr r8
    bld r8, 7
    bst r16, 0
    lsr r16
    bld r16, 7
    mov r30, r20
    lpm r20, Z
    movw r6, r8 ; r7, r9
    or r7, r8
    eor r17, r7
    or r6, r16
    eor r9, r6
    mov r7, r21
    eor r7, r9
    eor r18, r7
    mov r6, r16
    eor r6, r17
    and r7, r6
    eor r19, r6
    eor r7, r8
    eor r20, r7
    eor r16, r18
    eor r8, r19
    mov r7, r21
    and r7, r17
    eor r9, r7
    eor r21, r20
    mov r7, r18
    com r7
    mov r6, r7
    or r6, r19
    eor r20, r6
    or r7, r20
    eor r19, r7
    mov r7, r20
    and r7, r19
    eor r18, r7
    ; round 4 (pipo.dsl:38)
    eor r18, r3
    eor r20, r10
    ldd r7, Y+25
    eor r19, r7
    swap r18
    lsl r20
    adc r20, r1
    ; round 5 (pipo.dsl:36)
    mov r7, r17
    and r7, r9
    eor r8, r7
    eor r17, r21
    eor r21, r8
    mov r7, r8
    or r7, r17
    eor r16, r7
    eor r9, r16
    mov r7, r16
    and r7, r17
    eor r8, r7
    ; round 4 (pipo.dsl:38)
    eor r8, r11
    eor r16, r4
    lsl r8
    adc r8, r1
    swap r16
    lsl r8
    adc r8, r1
    lsl r16
    adc r16, r1
    ; round 5 (pipo.dsl:36)
    mov r7, r21
    and r7, r9
    eor r17, r7
    ; round 4 (pipo.dsl:38)
    eor r21, r13
    ldd r7, Y+6
    eor r9, r7
    ldd r6, Y+5
    eor r17, r6
    swap r17
    bst r17, 0
    lsr r17
    bld r17, 7
    bst r9, 0
    lsr r9
    bld r9, 7
    mov r30, r21
    lpm r21, Z
    movw r6, r16 ; r7, r17
    or r6, r17
    eor r8, r6
    or r7, r9
    eor r16, r7
    mov r6, r19
    eor r6, r16
    eor r18, r6
    mov r7, r9
    eor r7, r8
    and r6, r7
    eor r20, r7
    eor r6, r17
    eor r21, r6
    eor r9, r18
    eor r17, r20
    mov r7, r19
    and r7, r8
    eor r16, r7
    eor r19, r21
    mov r7, r18
    com r7
    mov r6, r7
    or r6, r20
    eor r21, r6
    or r7, r21
    eor r20, r7
    mov r7, r21
    and r7, r20
    eor r18, r7
    ; round 3 (pipo.dsl:38)
    ldd r7, Y+43
    eor r18, r7
    eor r21, r5
    ldd r7, Y+24
    eor r20, r7
    swap r18
    lsl r21
    adc r21, r1
    ; round 4 (pipo.dsl:36)
    mov r7, r8
    and r7, r16
    eor r17, r7
    eor r8, r19
    eor r19, r17
    mov r7, r17
    or r7, r8
    eor r9, r7
    eor r16, r9
    mov r7, r9
    and r7, r8
    eor r17, r7
    ; round 3 (pipo.dsl:38)
    eor r17, r14
    eor r9, r0
    lsl r17
    adc r17, r1
    swap r9
    lsl r17
    adc r17, r1
    lsl r9
    adc r9, r1
    ; round 4 (pipo.dsl:36)
    mov r7, r19
    and r7, r16
    eor r8, r7
    ; round 3 (pipo.dsl:38)
    eor r19, r12
    eor r16, r2
    eor r8, r15
    swap r8
    bst r8, 0
    lsr r8
    bld r8, 7
    bst r16, 0
    lsr r16
    bld r16, 7
    mov r30, r19
    lpm r19, Z
    movw r6, r8 ; r7, r9
    or r7, r8
    eor r17, r7
    or r6, r16
    eor r9, r6
    mov r7, r20
    eor r7, r9
    eor r18, r7
    mov r6, r16
    eor r6, r17
    and r7, r6
    eor r21, r6
    eor r7, r8
    eor r19, r7
    eor r16, r18
    eor r8, r21
    mov r7, r20
    and r7, r17
    eor r9, r7
    eor r20, r19
    mov r7, r18
    com r7
    mov r6, r7
    or r6, r21
    eor r19, r6
    or r7, r19
    eor r21, r7
    mov r7, r19
    and r7, r21
    eor r18, r7
    ; round 2 (pipo.dsl:38)
    eor r18, r3
    eor r19, r10
    ldd r7, Y+16
    eor r21, r7
    swap r18
    lsl r19
    adc r19, r1
    ; round 3 (pipo.dsl:36)
    mov r7, r17
    and r7, r9
    eor r8, r7
    eor r17, r20
    eor r20, r8
    mov r7, r8
    or r7, r17
    eor r16, r7
    eor r9, r16
    mov r7, r16
    and r7, r17
    eor r8, r7
    ; round 2 (pipo.dsl:38)
    eor r8, r11
    eor r16, r4
    lsl r8
    adc r8, r1
    swap r16
    lsl r8
    adc r8, r1
    lsl r16
    adc r16, r1
    ; round 3 (pipo.dsl:36)
    mov r7, r20
    and r7, r9
    eor r17, r7
    ; round 2 (pipo.dsl:38)
    eor r20, r13
    ldd r7, Y+6
    eor r9, r7
    ldd r6, Y+5
    eor r17, r6
    swap r17
    bst r17, 0
    lsr r17
    bld r17, 7
    bst r9, 0
    lsr r9
    bld r9, 7
    mov r30, r20
    lpm r20, Z
    movw r6, r16 ; r7, r17
    or r6, r17
    eor r8, r6
    or r7, r9
    eor r16, r7
    mov r6, r21
    eor r6, r16
    eor r18, r6
    mov r7, r9
    eor r7, r8
    and r6, r7
    eor r19, r7
    eor r6, r17
    eor r20, r6
    eor r9, r18
    eor r17, r19
    mov r7, r21
    and r7, r8
    eor r16, r7
    eor r21, r20
    mov r7, r18
    com r7
    mov r6, r7
    or r6, r19
    eor r20, r6
    or r7, r20
    eor r19, r7
    mov r7, r20
    and r7, r19
    eor r18, r7
    ; round 1 (pipo.dsl:38)
    ldd r7, Y+43
    eor r18, r7
    eor r20, r5
    ldd r5, Y+8
    eor r19, r5
    swap r18
    lsl r20
    adc r20, r1
    ; round 2 (pipo.dsl:36)
    mov r5, r8
    and r5, r16
    eor r17, r5
    eor r8, r21
    eor r21, r17
    mov r5, r17
    or r5, r8
    eor r9, r5
    eor r16, r9
    mov r5, r9
    and r5, r8
    eor r17, r5
    ; round 1 (pipo.dsl:38)
    eor r17, r14
    eor r9, r0
    lsl r17
    adc r17, r1
    swap r9
    lsl r17
    adc r17, r1
    lsl r9
    adc r9, r1
    ; round 2 (pipo.dsl:36)
    mov r0, r21
    and r0, r16
    eor r8, r0
    ; round 1 (pipo.dsl:38)
    eor r21, r12
    eor r16, r2
    eor r8, r15
    swap r8
    bst r8, 0
    lsr r8
    bld r8, 7
    bst r16, 0
    lsr r16
    bld r16, 7
    mov r30, r21
    lpm r0, Z
    movw r6, r8 ; r7, r9
    or r7, r8
    eor r17, r7
    or r6, r16
    eor r9, r6
    mov r2, r19
    eor r2, r9
    eor r18, r2
    mov r5, r16
    eor r5, r17
    and r2, r5
    eor r20, r5
    eor r2, r8
    eor r0, r2
    eor r16, r18
    eor r8, r20
    mov r2, r19
    and r2, r17
    eor r9, r2
    eor r19, r0
    mov r2, r18
    com r2
    mov r5, r2
    or r5, r20
    eor r0, r5
    or r2, r0
    eor r20, r2
    mov r2, r0
    and r2, r20
    eor r18, r2
    eor r18, r3
    eor r0, r10
    ldd r5, Y+0
    eor r20, r5
    movw r30, r22
    std Z+0, r20
    std Z+1, r0
    std Z+2, r18
    mov r0, r17
    and r0, r9
    eor r8, r0
    eor r17, r19
    eor r19, r8
    mov r0, r8
    or r0, r17
    eor r16, r0
    eor r9, r16
    mov r0, r16
    and r0, r17
    eor r8, r0
    eor r8, r11
    eor r16, r4
    std Z+3, r16
    std Z+4, r8
    mov r0, r19
    and r0, r9
    eor r17, r0
    eor r19, r13
    ldd r0, Y+6
    eor r9, r0
    ldd r0, Y+5
    eor r17, r0
    std Z+5, r17
    std Z+6, r9
    std Z+7, r19
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_pipo64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_pipo64_128_ecb_decrypt_avr_group
.Llwcc_pipo64_128_ecb_decrypt_avr_end:
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
    .size lwcc_pipo64_128_ecb_decrypt_avr, .-lwcc_pipo64_128_ecb_decrypt_avr

    .global lwcc_pipo64_128_ctr_init_avr
    .type lwcc_pipo64_128_ctr_init_avr, @function
lwcc_pipo64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_pipo64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_pipo64_128_ctr_nonce_avr
    .size lwcc_pipo64_128_ctr_init_avr, .-lwcc_pipo64_128_ctr_init_avr

    .global lwcc_pipo64_128_ctr_nonce_avr
    .type lwcc_pipo64_128_ctr_nonce_avr, @function
lwcc_pipo64_128_ctr_nonce_avr:
    push r2
    push r3
    push r4
    push r5
    movw r26, r22
    movw r30, r24
    ldd r0, Z+0
    ld r2, X+
    eor r2, r0
    ldd r0, Z+1
    ld r3, X+
    eor r3, r0
    ldd r0, Z+2
    ld r4, X+
    eor r4, r0
    ldd r0, Z+3
    ld r5, X
    eor r5, r0
    ; round 1 (pipo.dsl:36)
    mov r0, r3
    and r0, r2
    eor r4, r0
    mov r0, r4
    or r0, r3
    eor r2, r0
    mov r0, r4
    or r0, r2
    eor r3, r0
    com r4
    std Z+44, r5
    std Z+45, r3
    std Z+46, r4
    std Z+47, r2
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_pipo64_128_ctr_nonce_avr, .-lwcc_pipo64_128_ctr_nonce_avr

    .global lwcc_pipo64_128_ctr_crypt_avr
    .type lwcc_pipo64_128_ctr_crypt_avr, @function
lwcc_pipo64_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_pipo64_128_ctr_crypt_avr_begin
    ret
.Llwcc_pipo64_128_ctr_crypt_avr_begin:
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
    movw r26, r22
    movw r22, r24
    movw r28, r18
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
    brcc .Llwcc_pipo64_128_ctr_crypt_avr_group
    rjmp .Llwcc_pipo64_128_ctr_crypt_avr_rest
.Llwcc_pipo64_128_ctr_crypt_avr_group:
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
    ldd r0, Y+6
    eor r3, r0
    ldd r0, Y+7
    eor r2, r0
    ldd r0, Y+4
    eor r5, r0
    ldd r0, Y+5
    eor r4, r0
    ; round 1 (pipo.dsl:36)
    mov r0, r2
    and r0, r3
    eor r4, r0
    ldd r0, Y+44
    eor r3, r0
    mov r6, r0
    and r6, r4
    eor r5, r6
    eor r2, r5
    mov r6, r5
    or r6, r4
    eor r0, r6
    eor r4, r2
    mov r6, r4
    and r6, r3
    eor r5, r6
    ldd r6, Y+45
    eor r2, r6
    mov r7, r2
    and r7, r4
    eor r3, r7
    mov r7, r2
    eor r7, r3
    ldd r8, Y+8
    eor r2, r8
    ldd r8, Y+46
    eor r0, r8
    eor r8, r7
    ldd r9, Y+10
    eor r8, r9
    swap r8
    mov r10, r0
    eor r10, r4
    and r7, r10
    ldd r11, Y+47
    eor r5, r11
    eor r11, r10
    eor r7, r5
    eor r6, r7
    ldd r7, Y+9
    eor r11, r7
    bst r11, 0
    lsr r11
    bld r11, 7
    ldd r10, Y+15
    eor r6, r10
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    mov r12, r5
    or r12, r0
    eor r3, r12
    ldd r12, Y+14
    eor r0, r12
    lsl r0
    adc r0, r1
    mov r13, r3
    or r13, r5
    eor r4, r13
    ldd r13, Y+11
    eor r3, r13
    swap r3
    bst r3, 0
    lsr r3
    bld r3, 7
    ldd r14, Y+12
    eor r4, r14
    ldd r15, Y+13
    eor r5, r15
    swap r5
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r4
    lpm r4, Z
    lsl r5
    adc r5, r1
    ; round 2 (pipo.dsl:36)
    mov r16, r6
    and r16, r0
    eor r5, r16
    eor r0, r3
    mov r16, r3
    and r16, r5
    eor r4, r16
    eor r6, r4
    mov r16, r4
    or r16, r5
    eor r3, r16
    eor r5, r6
    mov r16, r5
    and r16, r0
    eor r4, r16
    mov r16, r11
    and r16, r2
    eor r8, r16
    mov r16, r8
    or r16, r11
    eor r2, r16
    eor r4, r2
    mov r16, r8
    or r16, r2
    eor r11, r16
    eor r6, r11
    com r8
    eor r3, r8
    mov r16, r6
    and r16, r5
    eor r0, r16
    mov r16, r6
    eor r16, r0
    eor r8, r16
    ldd r17, Y+18
    eor r8, r17
    ldd r18, Y+16
    eor r6, r18
    swap r8
    mov r18, r4
    or r18, r3
    eor r0, r18
    mov r18, r3
    eor r18, r5
    and r16, r18
    eor r2, r18
    eor r16, r4
    eor r11, r16
    ldd r16, Y+17
    eor r2, r16
    bst r2, 0
    lsr r2
    bld r2, 7
    ldd r18, Y+22
    eor r3, r18
    ldd r19, Y+23
    eor r11, r19
    lsl r11
    adc r11, r1
    lsl r3
    adc r3, r1
    lsl r11
    adc r11, r1
    mov r20, r0
    or r20, r4
    eor r5, r20
    ldd r20, Y+19
    eor r0, r20
    swap r0
    bst r0, 0
    lsr r0
    bld r0, 7
    ldd r21, Y+21
    eor r4, r21
    swap r4
    ldd r30, Y+20
    eor r30, r5
    lpm r5, Z
    lsl r4
    adc r4, r1
    ; round 3 (pipo.dsl:36)
    mov r21, r11
    and r21, r3
    eor r4, r21
    eor r3, r0
    mov r21, r0
    and r21, r4
    eor r5, r21
    eor r11, r5
    mov r21, r5
    or r21, r4
    eor r0, r21
    eor r4, r11
    mov r21, r4
    and r21, r3
    eor r5, r21
    mov r21, r2
    and r21, r6
    eor r8, r21
    mov r21, r8
    or r21, r2
    eor r6, r21
    eor r5, r6
    mov r21, r8
    or r21, r6
    eor r2, r21
    eor r11, r2
    com r8
    eor r0, r8
    mov r21, r11
    and r21, r4
    eor r3, r21
    mov r21, r11
    eor r21, r3
    eor r8, r21
    eor r8, r9
    ldd r9, Y+24
    eor r11, r9
    swap r8
    mov r9, r5
    or r9, r0
    eor r3, r9
    mov r9, r0
    eor r9, r4
    and r21, r9
    eor r6, r9
    eor r21, r5
    eor r2, r21
    eor r6, r7
    bst r6, 0
    lsr r6
    bld r6, 7
    eor r0, r12
    eor r2, r10
    lsl r2
    adc r2, r1
    lsl r0
    adc r0, r1
    lsl r2
    adc r2, r1
    mov r9, r3
    or r9, r5
    eor r4, r9
    eor r3, r13
    swap r3
    bst r3, 0
    lsr r3
    bld r3, 7
    eor r4, r14
    eor r5, r15
    swap r5
    mov r30, r4
    lpm r4, Z
    lsl r5
    adc r5, r1
    ; round 4 (pipo.dsl:36)
    mov r9, r2
    and r9, r0
    eor r5, r9
    eor r0, r3
    mov r9, r3
    and r9, r5
    eor r4, r9
    eor r2, r4
    mov r9, r4
    or r9, r5
    eor r3, r9
    eor r5, r2
    mov r9, r5
    and r9, r0
    eor r4, r9
    mov r9, r6
    and r9, r11
    eor r8, r9
    mov r9, r8
    or r9, r6
    eor r11, r9
    eor r4, r11
    mov r9, r8
    or r9, r11
    eor r6, r9
    eor r2, r6
    com r8
    eor r3, r8
    mov r9, r2
    and r9, r5
    eor r0, r9
    mov r9, r2
    eor r9, r0
    eor r8, r9
    eor r8, r17
    ldd r21, Y+25
    eor r2, r21
    swap r8
    mov r21, r4
    or r21, r3
    eor r0, r21
    mov r21, r3
    eor r21, r5
    and r9, r21
    eor r11, r21
    eor r9, r4
    eor r6, r9
    eor r11, r16
    bst r11, 0
    lsr r11
    bld r11, 7
    eor r3, r18
    eor r6, r19
    lsl r6
    adc r6, r1
    lsl r3
    adc r3, r1
    lsl r6
    adc r6, r1
    mov r9, r0
    or r9, r4
    eor r5, r9
    eor r0, r20
    swap r0
    bst r0, 0
    lsr r0
    bld r0, 7
    ldd r9, Y+21
    eor r4, r9
    swap r4
    ldd r30, Y+20
    eor r30, r5
    lpm r5, Z
    lsl r4
    adc r4, r1
    ; round 5 (pipo.dsl:36)
    mov r9, r6
    and r9, r3
    eor r4, r9
    eor r3, r0
    mov r9, r0
    and r9, r4
    eor r5, r9
    eor r6, r5
    mov r9, r5
    or r9, r4
    eor r0, r9
    eor r4, r6
    mov r9, r4
    and r9, r3
    eor r5, r9
    mov r9, r11
    and r9, r2
    eor r8, r9
    mov r9, r8
    or r9, r11
    eor r2, r9
    eor r5, r2
    mov r9, r8
    or r9, r2
    eor r11, r9
    eor r6, r11
    com r8
    eor r0, r8
    mov r9, r6
    and r9, r4
    eor r3, r9
    mov r9, r6
    eor r9, r3
    eor r8, r9
    ldd r21, Y+10
    eor r8, r21
    ldd r21, Y+26
    eor r6, r21
    swap r8
    mov r21, r5
    or r21, r0
    eor r3, r21
    mov r21, r0
    eor r21, r4
    and r9, r21
    eor r2, r21
    eor r9, r5
    eor r11, r9
    eor r2, r7
    bst r2, 0
    lsr r2
    bld r2, 7
    eor r0, r12
    eor r11, r10
    lsl r11
    adc r11, r1
    lsl r0
    adc r0, r1
    lsl r11
    adc r11, r1
    mov r9, r3
    or r9, r5
    eor r4, r9
    eor r3, r13
    swap r3
    bst r3, 0
    lsr r3
    bld r3, 7
    eor r4, r14
    eor r5, r15
    swap r5
    mov r30, r4
    lpm r4, Z
    lsl r5
    adc r5, r1
    ; round 6 (pipo.dsl:36)
    mov r9, r11
    and r9, r0
    eor r5, r9
    eor r0, r3
    mov r9, r3
    and r9, r5
    eor r4, r9
    eor r11, r4
    mov r9, r4
    or r9, r5
    eor r3, r9
    eor r5, r11
    mov r9, r5
    and r9, r0
    eor r4, r9
    mov r9, r2
    and r9, r6
    eor r8, r9
    mov r9, r8
    or r9, r2
    eor r6, r9
    eor r4, r6
    mov r9, r8
    or r9, r6
    eor r2, r9
    eor r11, r2
    com r8
    eor r3, r8
    mov r9, r11
    and r9, r5
    eor r0, r9
    mov r9, r11
    eor r9, r0
    eor r8, r9
    eor r8, r17
    ldd r21, Y+27
    eor r11, r21
    swap r8
    mov r21, r4
    or r21, r3
    eor r0, r21
    mov r21, r3
    eor r21, r5
    and r9, r21
    eor r6, r21
    eor r9, r4
    eor r2, r9
    eor r6, r16
    bst r6, 0
    lsr r6
    bld r6, 7
    eor r3, r18
    eor r2, r19
    lsl r2
    adc r2, r1
    lsl r3
    adc r3, r1
    lsl r2
    adc r2, r1
    mov r9, r0
    or r9, r4
    eor r5, r9
    eor r0, r20
    swap r0
    bst r0, 0
    lsr r0
    bld r0, 7
    ldd r9, Y+21
    eor r4, r9
    swap r4
    ldd r30, Y+20
    eor r30, r5
    lpm r5, Z
    lsl r4
    adc r4, r1
    ; round 7 (pipo.dsl:36)
    mov r9, r2
    and r9, r3
    eor r4, r9
    eor r3, r0
    mov r9, r0
    and r9, r4
    eor r5, r9
    eor r2, r5
    mov r9, r5
    or r9, r4
    eor r0, r9
    eor r4, r2
    mov r9, r4
    and r9, r3
    eor r5, r9
    mov r9, r6
    and r9, r11
    eor r8, r9
    mov r9, r8
    or r9, r6
    eor r11, r9
    eor r5, r11
    mov r9, r8
    or r9, r11
    eor r6, r9
    eor r2, r6
    com r8
    eor r0, r8
    mov r9, r2
    and r9, r4
    eor r3, r9
    mov r9, r2
    eor r9, r3
    eor r8, r9
    ldd r21, Y+10
    eor r8, r21
    ldd r21, Y+28
    eor r2, r21
    swap r8
    mov r21, r5
    or r21, r0
    eor r3, r21
    mov r21, r0
    eor r21, r4
    and r9, r21
    eor r11, r21
    eor r9, r5
    eor r6, r9
    eor r11, r7
    bst r11, 0
    lsr r11
    bld r11, 7
    eor r0, r12
    eor r6, r10
    lsl r6
    adc r6, r1
    lsl r0
    adc r0, r1
    lsl r6
    adc r6, r1
    mov r9, r3
    or r9, r5
    eor r4, r9
    eor r3, r13
    swap r3
    bst r3, 0
    lsr r3
    bld r3, 7
    eor r4, r14
    eor r5, r15
    swap r5
    mov r30, r4
    lpm r4, Z
    lsl r5
    adc r5, r1
    ; round 8 (pipo.dsl:36)
    mov r9, r6
    and r9, r0
    eor r5, r9
    eor r0, r3
    mov r9, r3
    and r9, r5
    eor r4, r9
    eor r6, r4
    mov r9, r4
    or r9, r5
    eor r3, r9
    eor r5, r6
    mov r9, r5
    and r9, r0
    eor r4, r9
    mov r9, r11
    and r9, r2
    eor r8, r9
    mov r9, r8
    or r9, r11
    eor r2, r9
    eor r4, r2
    mov r9, r8
    or r9, r2
    eor r11, r9
    eor r6, r11
    com r8
    eor r3, r8
    mov r9, r6
    and r9, r5
    eor r0, r9
    mov r9, r6
    eor r9, r0
    eor r8, r9
    eor r8, r17
    ldd r21, Y+29
    eor r6, r21
    swap r8
    mov r21, r4
    or r21, r3
    eor r0, r21
    mov r21, r3
    eor r21, r5
    and r9, r21
    eor r2, r21
    eor r9, r4
    eor r11, r9
    eor r2, r16
    bst r2, 0
    lsr r2
    bld r2, 7
    eor r3, r18
    eor r11, r19
    lsl r11
    adc r11, r1
    lsl r3
    adc r3, r1
    lsl r11
    adc r11, r1
    mov r9, r0
    or r9, r4
    eor r5, r9
    eor r0, r20
    swap r0
    bst r0, 0
    lsr r0
    bld r0, 7
    ldd r9, Y+21
    eor r4, r9
    swap r4
    ldd r30, Y+20
    eor r30, r5
    lpm r5, Z
    lsl r4
    adc r4, r1
    ; round 9 (pipo.dsl:36)
    mov r9, r11
    and r9, r3
    eor r4, r9
    eor r3, r0
    mov r9, r0
    and r9, r4
    eor r5, r9
    eor r11, r5
    mov r9, r5
    or r9, r4
    eor r0, r9
    eor r4, r11
    mov r9, r4
    and r9, r3
    eor r5, r9
    mov r9, r2
    and r9, r6
    eor r8, r9
    mov r9, r8
    or r9, r2
    eor r6, r9
    eor r5, r6
    mov r9, r8
    or r9, r6
    eor r2, r9
    eor r11, r2
    com r8
    eor r0, r8
    mov r9, r11
    and r9, r4
    eor r3, r9
    mov r9, r11
    eor r9, r3
    eor r8, r9
    ldd r21, Y+10
    eor r8, r21
    ldd r21, Y+30
    eor r11, r21
    swap r8
    mov r21, r5
    or r21, r0
    eor r3, r21
    mov r21, r0
    eor r21, r4
    and r9, r21
    eor r6, r21
    eor r9, r5
    eor r2, r9
    eor r6, r7
    bst r6, 0
    lsr r6
    bld r6, 7
    eor r0, r12
    eor r2, r10
    lsl r2
    adc r2, r1
    lsl r0
    adc r0, r1
    lsl r2
    adc r2, r1
    mov r9, r3
    or r9, r5
    eor r4, r9
    eor r3, r13
    swap r3
    bst r3, 0
    lsr r3
    bld r3, 7
    eor r4, r14
    eor r5, r15
    swap r5
    mov r30, r4
    lpm r4, Z
    lsl r5
    adc r5, r1
    ; round 10 (pipo.dsl:36)
    mov r9, r2
    and r9, r0
    eor r5, r9
    eor r0, r3
    mov r9, r3
    and r9, r5
    eor r4, r9
    eor r2, r4
    mov r9, r4
    or r9, r5
    eor r3, r9
    eor r5, r2
    mov r9, r5
    and r9, r0
    eor r4, r9
    mov r9, r6
    and r9, r11
    eor r8, r9
    mov r9, r8
    or r9, r6
    eor r11, r9
    eor r4, r11
    mov r9, r8
    or r9, r11
    eor r6, r9
    eor r2, r6
    com r8
    eor r3, r8
    mov r9, r2
    and r9, r5
    eor r0, r9
    mov r9, r2
    eor r9, r0
    eor r8, r9
    eor r8, r17
    ldd r21, Y+31
    eor r2, r21
    swap r8
    mov r21, r4
    or r21, r3
    eor r0, r21
    mov r21, r3
    eor r21, r5
    and r9, r21
    eor r11, r21
    eor r9, r4
    eor r6, r9
    eor r11, r16
    bst r11, 0
    lsr r11
    bld r11, 7
    eor r3, r18
    eor r6, r19
    lsl r6
    adc r6, r1
    lsl r3
    adc r3, r1
    lsl r6
    adc r6, r1
    mov r9, r0
    or r9, r4
    eor r5, r9
    eor r0, r20
    swap r0
    bst r0, 0
    lsr r0
    bld r0, 7
    ldd r9, Y+21
    eor r4, r9
    swap r4
    ldd r30, Y+20
    eor r30, r5
    lpm r5, Z
    lsl r4
    adc r4, r1
    ; round 11 (pipo.dsl:36)
    mov r9, r6
    and r9, r3
    eor r4, r9
    eor r3, r0
    mov r9, r0
    and r9, r4
    eor r5, r9
    eor r6, r5
    mov r9, r5
    or r9, r4
    eor r0, r9
    eor r4, r6
    mov r9, r4
    and r9, r3
    eor r5, r9
    mov r9, r11
    and r9, r2
    eor r8, r9
    mov r9, r8
    or r9, r11
    eor r2, r9
    eor r5, r2
    mov r9, r8
    or r9, r2
    eor r11, r9
    eor r6, r11
    com r8
    eor r0, r8
    mov r9, r6
    and r9, r4
    eor r3, r9
    mov r9, r6
    eor r9, r3
    eor r8, r9
    ldd r21, Y+10
    eor r8, r21
    ldd r21, Y+32
    eor r6, r21
    swap r8
    mov r21, r5
    or r21, r0
    eor r3, r21
    mov r21, r0
    eor r21, r4
    and r9, r21
    eor r2, r21
    eor r9, r5
    eor r11, r9
    eor r2, r7
    bst r2, 0
    lsr r2
    bld r2, 7
    eor r0, r12
    eor r11, r10
    lsl r11
    adc r11, r1
    lsl r0
    adc r0, r1
    lsl r11
    adc r11, r1
    mov r9, r3
    or r9, r5
    eor r4, r9
    eor r3, r13
    swap r3
    bst r3, 0
    lsr r3
    bld r3, 7
    eor r4, r14
    eor r5, r15
    swap r5
    mov r30, r4
    lpm r4, Z
    lsl r5
    adc r5, r1
    ; round 12 (pipo.dsl:36)
    mov r9, r11
    and r9, r0
    eor r5, r9
    eor r0, r3
    mov r9, r3
    and r9, r5
    eor r4, r9
    eor r11, r4
    mov r9, r4
    or r9, r5
    eor r3, r9
    eor r5, r11
    mov r9, r5
    and r9, r0
    eor r4, r9
    mov r9, r2
    and r9, r6
    eor r8, r9
    mov r9, r8
    or r9, r2
    eor r6, r9
    eor r4, r6
    mov r9, r8
    or r9, r6
    eor r2, r9
    eor r11, r2
    com r8
    eor r3, r8
    mov r9, r11
    and r9, r5
    eor r0, r9
    mov r9, r11
    eor r9, r0
    eor r8, r9
    eor r8, r17
    ldd r17, Y+33
    eor r11, r17
    swap r8
    mov r17, r4
    or r17, r3
    eor r0, r17
    mov r17, r3
    eor r17, r5
    and r9, r17
    eor r6, r17
    eor r9, r4
    eor r2, r9
    eor r6, r16
    bst r6, 0
    lsr r6
    bld r6, 7
    eor r3, r18
    eor r2, r19
    lsl r2
    adc r2, r1
    lsl r3
    adc r3, r1
    lsl r2
    adc r2, r1
    mov r9, r0
    or r9, r4
    eor r5, r9
    eor r0, r20
    swap r0
    bst r0, 0
    lsr r0
    bld r0, 7
    ldd r9, Y+21
    eor r4, r9
    swap r4
    ldd r30, Y+20
    eor r30, r5
    lpm r5, Z
    lsl r4
    adc r4, r1
    ; round 13 (pipo.dsl:36)
    mov r9, r2
    and r9, r3
    eor r4, r9
    eor r3, r0
    mov r9, r0
    and r9, r4
    eor r5, r9
    eor r2, r5
    mov r9, r5
    or r9, r4
    eor r0, r9
    eor r4, r2
    mov r9, r4
    and r9, r3
    eor r5, r9
    mov r9, r6
    and r9, r11
    eor r8, r9
    mov r9, r8
    or r9, r6
    eor r11, r9
    eor r5, r11
    mov r9, r8
    or r9, r11
    eor r6, r9
    eor r2, r6
    com r8
    eor r0, r8
    mov r9, r2
    and r9, r4
    eor r3, r9
    mov r9, r2
    eor r9, r3
    eor r8, r9
    ldd r16, Y+10
    eor r8, r16
    ldd r16, Y+34
    eor r2, r16
    swap r8
    mov r16, r5
    or r16, r0
    eor r3, r16
    mov r16, r0
    eor r16, r4
    and r9, r16
    eor r11, r16
    eor r9, r5
    eor r6, r9
    eor r11, r7
    eor r0, r12
    eor r6, r10
    lsl r6
    adc r6, r1
    bst r11, 0
    lsr r11
    bld r11, 7
    lsl r0
    adc r0, r1
    lsl r6
    adc r6, r1
    mov r7, r3
    or r7, r5
    eor r4, r7
    eor r3, r13
    swap r3
    eor r4, r14
    eor r5, r15
    swap r5
    bst r3, 0
    lsr r3
    bld r3, 7
    mov r30, r4
    lpm r4, Z
    lsl r5
    adc r5, r1
    ld r7, X+
    eor r7, r2
    movw r30, r22
    std Z+0, r7
    ld r2, X+
    eor r2, r11
    std Z+1, r2
    ld r2, X+
    eor r2, r8
    std Z+2, r2
    ld r2, X+
    eor r2, r3
    std Z+3, r2
    ld r2, X+
    eor r2, r4
    std Z+4, r2
    ld r2, X+
    eor r2, r5
    std Z+5, r2
    ld r2, X+
    eor r2, r0
    std Z+6, r2
    ld r0, X+
    eor r0, r6
    std Z+7, r0
    subi r22, 248
    sbci r23, 255
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_pipo64_128_ctr_crypt_avr_rest
    rjmp .Llwcc_pipo64_128_ctr_crypt_avr_group
.Llwcc_pipo64_128_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_pipo64_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_pipo64_128_ctr_crypt_avr_end
    push r22
    push r23
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    movw r30, r28
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_pipo64_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_pipo64_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    movw r22, r28
    movw r28, r30
    push r5
    push r4
    push r3
    push r2
    rjmp .Llwcc_pipo64_128_ctr_crypt_avr_group
.Llwcc_pipo64_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_pipo64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_pipo64_128_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_pipo64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_pipo64_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_pipo64_128_ctr_crypt_avr_end:
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
    .size lwcc_pipo64_128_ctr_crypt_avr, .-lwcc_pipo64_128_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_byte_0:
    .byte 0x00, 0x40, 0x80, 0xc0, 0x01, 0x41, 0x81, 0xc1, 0x02, 0x42, 0x82, 0xc2, 0x03, 0x43, 0x83, 0xc3
    .byte 0x04, 0x44, 0x84, 0xc4, 0x05, 0x45, 0x85, 0xc5, 0x06, 0x46, 0x86, 0xc6, 0x07, 0x47, 0x87, 0xc7
    .byte 0x08, 0x48, 0x88, 0xc8, 0x09, 0x49, 0x89, 0xc9, 0x0a, 0x4a, 0x8a, 0xca, 0x0b, 0x4b, 0x8b, 0xcb
    .byte 0x0c, 0x4c, 0x8c, 0xcc, 0x0d, 0x4d, 0x8d, 0xcd, 0x0e, 0x4e, 0x8e, 0xce, 0x0f, 0x4f, 0x8f, 0xcf
    .byte 0x10, 0x50, 0x90, 0xd0, 0x11, 0x51, 0x91, 0xd1, 0x12, 0x52, 0x92, 0xd2, 0x13, 0x53, 0x93, 0xd3
    .byte 0x14, 0x54, 0x94, 0xd4, 0x15, 0x55, 0x95, 0xd5, 0x16, 0x56, 0x96, 0xd6, 0x17, 0x57, 0x97, 0xd7
    .byte 0x18, 0x58, 0x98, 0xd8, 0x19, 0x59, 0x99, 0xd9, 0x1a, 0x5a, 0x9a, 0xda, 0x1b, 0x5b, 0x9b, 0xdb
    .byte 0x1c, 0x5c, 0x9c, 0xdc, 0x1d, 0x5d, 0x9d, 0xdd, 0x1e, 0x5e, 0x9e, 0xde, 0x1f, 0x5f, 0x9f, 0xdf
    .byte 0x20, 0x60, 0xa0, 0xe0, 0x21, 0x61, 0xa1, 0xe1, 0x22, 0x62, 0xa2, 0xe2, 0x23, 0x63, 0xa3, 0xe3
    .byte 0x24, 0x64, 0xa4, 0xe4, 0x25, 0x65, 0xa5, 0xe5, 0x26, 0x66, 0xa6, 0xe6, 0x27, 0x67, 0xa7, 0xe7
    .byte 0x28, 0x68, 0xa8, 0xe8, 0x29, 0x69, 0xa9, 0xe9, 0x2a, 0x6a, 0xaa, 0xea, 0x2b, 0x6b, 0xab, 0xeb
    .byte 0x2c, 0x6c, 0xac, 0xec, 0x2d, 0x6d, 0xad, 0xed, 0x2e, 0x6e, 0xae, 0xee, 0x2f, 0x6f, 0xaf, 0xef
    .byte 0x30, 0x70, 0xb0, 0xf0, 0x31, 0x71, 0xb1, 0xf1, 0x32, 0x72, 0xb2, 0xf2, 0x33, 0x73, 0xb3, 0xf3
    .byte 0x34, 0x74, 0xb4, 0xf4, 0x35, 0x75, 0xb5, 0xf5, 0x36, 0x76, 0xb6, 0xf6, 0x37, 0x77, 0xb7, 0xf7
    .byte 0x38, 0x78, 0xb8, 0xf8, 0x39, 0x79, 0xb9, 0xf9, 0x3a, 0x7a, 0xba, 0xfa, 0x3b, 0x7b, 0xbb, 0xfb
    .byte 0x3c, 0x7c, 0xbc, 0xfc, 0x3d, 0x7d, 0xbd, 0xfd, 0x3e, 0x7e, 0xbe, 0xfe, 0x3f, 0x7f, 0xbf, 0xff
