; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile present --set present64_80 --target avr --lanes 1 --slicing word
; passes:    unroll() invert() counter() sbox(fixed=true) pair_boxes(enabled=true) rotate() hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() select(tables=flash) schedule() allocate() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/present.dsl sha256:00d6d0d103b81601d49b50197dff5f1d19275363caa9ccf9fc4572389286986b
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 279
; layout:    words of 64 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 10, nonce 4, rk 504, ctx 508, align 1, group 8, stack 279, code 20574, flash 26222, ram 1291
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 5648, ram 0: table_pair_0, table_pair_1, table_pair_2, table_pair_3, table_pair_4, table_pair_6, table_pair_7, table_pair_8, table_pair_9, table_pair_11, table_pair_5, table_pair_10, table_pair_13, table_pair_14, table_pair_15, table_pair_16, table_pair_17, table_pair_18, table_pair_19, table_pair_20, table_pair_12, table_pair_21, table_S
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:073748178484f2abe88081fe229cbf2152be7839b312e192909dc063c87a9af0

    .text

    .global lwcc_present64_80_key_setup_avr
    .type lwcc_present64_80_key_setup_avr, @function
lwcc_present64_80_key_setup_avr:
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
    subi r28, 253
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
    adiw r26, 7
    ld r15, X
    std Z+0, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X
    std Z+1, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X
    std Z+2, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X
    std Z+3, r15
    adiw r26, 3
    ld r15, X
    lsr r15
    lsr r15
    lsr r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X
    swap r5
    mov r17, r5
    andi r17, 240
    lsl r17
    or r15, r17
    ld r5, X
    lsr r5
    lsr r5
    lsr r5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r14, X
    swap r14
    mov r17, r14
    andi r17, 240
    lsl r17
    or r5, r17
    ld r14, X
    lsr r14
    lsr r14
    lsr r14
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    swap r2
    mov r17, r2
    andi r17, 240
    lsl r17
    or r14, r17
    ld r17, X
    lsr r17
    lsr r17
    lsr r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    swap r2
    mov r18, r2
    andi r18, 240
    lsl r18
    or r17, r18
    ld r18, X
    lsr r18
    lsr r18
    lsr r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    swap r2
    mov r25, r2
    andi r25, 240
    lsl r25
    or r18, r25
    ld r25, X
    lsr r25
    lsr r25
    lsr r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    swap r2
    mov r20, r2
    andi r20, 240
    lsl r20
    or r25, r20
    ld r20, X
    lsr r20
    lsr r20
    lsr r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    swap r2
    mov r24, r2
    andi r24, 240
    lsl r24
    or r20, r24
    ld r24, X
    lsr r24
    lsr r24
    lsr r24
    adiw r26, 9
    ld r2, X
    swap r2
    mov r19, r2
    andi r19, 240
    lsl r19
    or r24, r19
    ld r19, X
    lsr r19
    lsr r19
    lsr r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    swap r2
    mov r21, r2
    andi r21, 240
    lsl r21
    or r19, r21
    ld r21, X
    lsr r21
    lsr r21
    lsr r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    swap r2
    mov r16, r2
    andi r16, 240
    lsl r16
    or r21, r16
    mov r16, r21
    swap r16
    andi r16, 15
    ldi r31, hi8(.Ltable_S)
    mov r30, r16
    lpm r16, Z
    swap r16
    andi r21, 15
    andi r16, 240
    or r21, r16
    mov r16, r5
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r23, r5
    andi r23, 127
    mov r5, r14
    lsl r5
    or r5, r16
    ldi r16, 1
    eor r5, r16
    swap r14
    mov r16, r14
    andi r16, 15
    mov r22, r17
    swap r22
    andi r22, 240
    or r16, r22
    swap r17
    andi r17, 15
    mov r22, r18
    swap r22
    andi r22, 240
    or r17, r22
    swap r18
    andi r18, 15
    mov r22, r25
    swap r22
    andi r22, 240
    or r18, r22
    swap r25
    andi r25, 15
    mov r22, r20
    swap r22
    andi r22, 240
    or r25, r22
    swap r20
    andi r20, 15
    mov r22, r24
    swap r22
    andi r22, 240
    or r20, r22
    swap r24
    andi r24, 15
    mov r22, r19
    swap r22
    andi r22, 240
    or r24, r22
    swap r19
    andi r19, 15
    mov r22, r21
    swap r22
    andi r22, 240
    or r19, r22
    swap r21
    andi r21, 15
    swap r21
    andi r21, 240
    mov r14, r5
    swap r14
    mov r22, r14
    andi r22, 240
    lsl r22
    lsl r22
    lsl r22
    or r23, r22
    lsl r5
    lsl r5
    lsl r5
    swap r5
    mov r22, r5
    andi r22, 15
    mov r5, r16
    swap r5
    mov r14, r23
    mov r23, r5
    andi r23, 240
    or r22, r23
    swap r16
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+4, r22
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r5, X
    std Z+5, r5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X
    std Z+6, r5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X
    std Z+7, r5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X
    std Z+8, r5
    andi r16, 15
    mov r23, r17
    swap r23
    andi r23, 240
    or r16, r23
    swap r17
    std Z+9, r16
    andi r17, 15
    mov r23, r18
    swap r23
    andi r23, 240
    or r17, r23
    swap r18
    andi r18, 15
    mov r23, r25
    swap r23
    andi r23, 240
    or r18, r23
    swap r25
    andi r25, 15
    mov r23, r20
    swap r23
    andi r23, 240
    or r25, r23
    swap r20
    andi r20, 15
    mov r23, r24
    swap r23
    andi r23, 240
    or r20, r23
    swap r24
    andi r24, 15
    mov r23, r19
    swap r23
    andi r23, 240
    or r24, r23
    swap r19
    andi r19, 15
    or r19, r21
    mov r5, r22
    lsr r5
    lsr r5
    lsr r5
    movw r2, r16 ; r3, r17
    swap r2
    mov r21, r2
    andi r21, 240
    lsl r21
    or r5, r21
    mov r2, r16
    lsr r2
    lsr r2
    ; round 2 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r16
    lpm r13, Z
    lsr r2
    swap r3
    mov r21, r3
    andi r21, 240
    lsl r21
    or r2, r21
    mov r3, r17
    lsr r3
    lsr r3
    lsr r3
    mov r12, r18
    swap r12
    mov r21, r12
    andi r21, 240
    lsl r21
    or r3, r21
    mov r12, r18
    lsr r12
    lsr r12
    lsr r12
    mov r11, r25
    swap r11
    mov r21, r11
    andi r21, 240
    lsl r21
    or r12, r21
    mov r11, r25
    lsr r11
    lsr r11
    lsr r11
    mov r10, r20
    swap r10
    mov r21, r10
    andi r21, 240
    lsl r21
    or r11, r21
    mov r10, r20
    lsr r10
    lsr r10
    lsr r10
    mov r9, r24
    swap r9
    mov r21, r9
    andi r21, 240
    lsl r21
    or r10, r21
    mov r9, r24
    lsr r9
    lsr r9
    lsr r9
    mov r4, r19
    swap r4
    mov r21, r4
    andi r21, 240
    lsl r21
    or r9, r21
    mov r4, r19
    lsr r4
    lsr r4
    lsr r4
    mov r8, r15
    swap r8
    mov r21, r8
    andi r21, 240
    lsl r21
    or r4, r21
    lsr r15
    lsr r15
    lsr r15
    mov r8, r14
    swap r8
    mov r21, r8
    andi r21, 240
    lsl r21
    or r15, r21
    lsr r14
    lsr r14
    lsr r14
    mov r8, r22
    swap r8
    mov r21, r8
    andi r21, 240
    lsl r21
    or r14, r21
    mov r30, r22
    lpm r8, Z
    mov r21, r14
    swap r21
    andi r21, 15
    ldi r31, hi8(.Ltable_S)
    mov r30, r21
    lpm r21, Z
    swap r21
    mov r16, r14
    andi r16, 15
    andi r21, 240
    or r16, r21
    mov r21, r2
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r23, r2
    andi r23, 127
    mov r14, r3
    lsl r14
    or r14, r21
    ldi r21, 2
    eor r14, r21
    swap r3
    mov r21, r3
    andi r21, 15
    mov r22, r12
    swap r22
    andi r22, 240
    or r21, r22
    swap r12
    mov r22, r12
    andi r22, 15
    mov r2, r11
    swap r2
    mov r3, r19
    mov r19, r2
    andi r19, 240
    or r22, r19
    swap r11
    mov r19, r11
    andi r19, 15
    mov r2, r10
    swap r2
    mov r12, r24
    mov r24, r2
    andi r24, 240
    or r19, r24
    swap r10
    mov r24, r10
    andi r24, 15
    mov r2, r9
    swap r2
    mov r11, r20
    mov r20, r2
    andi r20, 240
    or r24, r20
    swap r9
    mov r20, r9
    andi r20, 15
    mov r2, r4
    swap r2
    mov r10, r25
    mov r25, r2
    andi r25, 240
    or r20, r25
    swap r4
    mov r25, r4
    andi r25, 15
    mov r2, r15
    swap r2
    mov r9, r18
    mov r18, r2
    andi r18, 240
    or r25, r18
    swap r15
    mov r18, r15
    andi r18, 15
    mov r15, r16
    swap r15
    mov r2, r17
    mov r17, r15
    andi r17, 240
    or r18, r17
    swap r16
    andi r16, 15
    swap r16
    andi r16, 240
    mov r15, r14
    swap r15
    mov r17, r15
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r23, r17
    lsl r14
    lsl r14
    lsl r14
    swap r14
    mov r17, r14
    andi r17, 15
    mov r15, r21
    swap r15
    mov r14, r23
    mov r23, r15
    andi r23, 240
    or r17, r23
    swap r21
    andi r21, 15
    mov r23, r22
    swap r23
    andi r23, 240
    or r21, r23
    swap r22
    andi r22, 15
    mov r23, r19
    swap r23
    andi r23, 240
    or r22, r23
    swap r19
    andi r19, 15
    mov r23, r24
    swap r23
    andi r23, 240
    or r19, r23
    swap r24
    andi r24, 15
    mov r23, r20
    swap r23
    andi r23, 240
    or r24, r23
    swap r20
    andi r20, 15
    mov r23, r25
    swap r23
    andi r23, 240
    or r20, r23
    swap r25
    andi r25, 15
    mov r23, r18
    swap r23
    andi r23, 240
    or r25, r23
    swap r18
    andi r18, 15
    or r18, r16
    mov r15, r17
    lsr r15
    lsr r15
    lsr r15
    mov r4, r21
    swap r4
    mov r16, r4
    andi r16, 240
    lsl r16
    or r15, r16
    mov r4, r21
    lsr r4
    lsr r4
    lsr r4
    mov r7, r22
    swap r7
    mov r16, r7
    andi r16, 240
    lsl r16
    or r4, r16
    mov r7, r22
    lsr r7
    lsr r7
    lsr r7
    mov r6, r19
    swap r6
    mov r16, r6
    andi r16, 240
    lsl r16
    or r7, r16
    mov r6, r19
    lsr r6
    lsr r6
    lsr r6
    mov r0, r24
    swap r0
    mov r16, r0
    andi r16, 240
    lsl r16
    or r6, r16
    mov r0, r24
    lsr r0
    lsr r0
    lsr r0
    mov r16, r20
    swap r16
    andi r16, 240
    lsl r16
    or r0, r16
    mov r16, r20
    lsr r16
    lsr r16
    lsr r16
    mov r23, r25
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r25
    lsr r23
    lsr r23
    lsr r23
    std Y+14, r13
    mov r13, r18
    swap r13
    std Y+15, r25
    mov r25, r13
    andi r25, 240
    lsl r25
    or r23, r25
    mov r13, r18
    lsr r13
    lsr r13
    lsr r13
    mov r25, r5
    swap r25
    andi r25, 240
    lsl r25
    or r13, r25
    lsr r5
    lsr r5
    lsr r5
    mov r25, r14
    swap r25
    andi r25, 240
    lsl r25
    or r5, r25
    lsr r14
    lsr r14
    lsr r14
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r14, r25
    mov r25, r14
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+16, r18
    mov r18, r14
    andi r18, 15
    andi r25, 240
    or r18, r25
    mov r25, r4
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r14, r20
    mov r20, r4
    andi r20, 127
    mov r4, r7
    lsl r4
    or r4, r25
    ldi r25, 3
    eor r4, r25
    swap r7
    mov r25, r7
    andi r25, 15
    mov r7, r6
    swap r7
    std Y+17, r24
    mov r24, r7
    andi r24, 240
    or r25, r24
    swap r6
    mov r24, r6
    andi r24, 15
    mov r7, r0
    swap r7
    mov r6, r19
    mov r19, r7
    andi r19, 240
    or r24, r19
    swap r0
    mov r19, r0
    andi r19, 15
    mov r7, r16
    swap r7
    mov r0, r22
    mov r22, r7
    andi r22, 240
    or r19, r22
    swap r16
    andi r16, 15
    mov r22, r23
    swap r22
    andi r22, 240
    or r16, r22
    swap r23
    andi r23, 15
    mov r22, r13
    swap r22
    andi r22, 240
    or r23, r22
    swap r13
    mov r22, r13
    andi r22, 15
    mov r13, r5
    swap r13
    mov r7, r21
    mov r21, r13
    andi r21, 240
    or r22, r21
    swap r5
    mov r21, r5
    andi r21, 15
    mov r5, r18
    swap r5
    mov r13, r17
    mov r17, r5
    andi r17, 240
    or r21, r17
    swap r18
    andi r18, 15
    swap r18
    andi r18, 240
    mov r5, r4
    swap r5
    mov r17, r5
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r20, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    mov r5, r25
    swap r5
    mov r4, r20
    mov r20, r5
    andi r20, 240
    or r17, r20
    swap r25
    andi r25, 15
    mov r20, r24
    swap r20
    andi r20, 240
    or r25, r20
    swap r24
    andi r24, 15
    mov r20, r19
    swap r20
    andi r20, 240
    or r24, r20
    swap r19
    andi r19, 15
    mov r20, r16
    swap r20
    andi r20, 240
    or r19, r20
    swap r16
    andi r16, 15
    mov r20, r23
    swap r20
    andi r20, 240
    or r16, r20
    swap r23
    andi r23, 15
    mov r20, r22
    swap r20
    andi r20, 240
    or r23, r20
    swap r22
    andi r22, 15
    mov r20, r21
    swap r20
    andi r20, 240
    or r22, r20
    swap r21
    andi r21, 15
    or r21, r18
    mov r5, r17
    lsr r5
    lsr r5
    lsr r5
    mov r18, r25
    swap r18
    andi r18, 240
    lsl r18
    or r5, r18
    mov r18, r25
    lsr r18
    lsr r18
    lsr r18
    mov r20, r24
    swap r20
    andi r20, 240
    lsl r20
    or r18, r20
    mov r20, r24
    lsr r20
    lsr r20
    lsr r20
    std Y+18, r8
    mov r8, r19
    swap r8
    std Y+19, r24
    mov r24, r8
    andi r24, 240
    lsl r24
    or r20, r24
    mov r8, r19
    lsr r8
    lsr r8
    lsr r8
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r8, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+20, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+21, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+22, r22
    mov r22, r21
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r21
    lsr r22
    lsr r22
    lsr r22
    std Y+23, r21
    mov r21, r15
    swap r21
    andi r21, 240
    lsl r21
    or r22, r21
    lsr r15
    lsr r15
    lsr r15
    mov r21, r4
    swap r21
    andi r21, 240
    lsl r21
    or r15, r21
    lsr r4
    lsr r4
    lsr r4
    mov r21, r17
    swap r21
    andi r21, 240
    lsl r21
    or r4, r21
    mov r21, r4
    swap r21
    andi r21, 15
    mov r30, r21
    lpm r21, Z
    swap r21
    std Y+24, r19
    mov r19, r4
    andi r19, 15
    andi r21, 240
    or r19, r21
    mov r21, r18
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    andi r18, 127
    mov r4, r20
    lsl r4
    or r4, r21
    ldi r21, 4
    eor r4, r21
    swap r20
    andi r20, 15
    mov r21, r8
    swap r21
    andi r21, 240
    or r20, r21
    swap r8
    mov r21, r8
    andi r21, 15
    mov r8, r24
    swap r8
    std Y+25, r25
    mov r25, r8
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r15
    swap r25
    andi r25, 240
    or r22, r25
    swap r15
    mov r25, r15
    andi r25, 15
    mov r15, r19
    swap r15
    mov r8, r17
    mov r17, r15
    andi r17, 240
    or r25, r17
    swap r19
    andi r19, 15
    swap r19
    andi r19, 240
    mov r15, r4
    swap r15
    mov r17, r15
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    mov r15, r20
    swap r15
    mov r4, r18
    mov r18, r15
    andi r18, 240
    or r17, r18
    swap r20
    andi r20, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r20, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r19
    mov r15, r17
    lsr r15
    lsr r15
    lsr r15
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    lsl r18
    or r15, r18
    mov r18, r20
    lsr r18
    lsr r18
    lsr r18
    swap r19
    andi r19, 240
    lsl r19
    or r18, r19
    mov r19, r21
    lsr r19
    lsr r19
    lsr r19
    std Y+26, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r19, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+27, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+28, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+29, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+30, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+31, r25
    mov r25, r5
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r5
    lsr r5
    lsr r5
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r5, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+32, r20
    mov r20, r4
    andi r20, 15
    andi r25, 240
    or r20, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r19
    lsl r4
    or r4, r25
    ldi r25, 5
    eor r4, r25
    swap r19
    andi r19, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r19, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r5
    swap r25
    andi r25, 240
    or r22, r25
    swap r5
    mov r25, r5
    andi r25, 15
    mov r5, r20
    swap r5
    std Y+33, r17
    mov r17, r5
    andi r17, 240
    or r25, r17
    swap r20
    andi r20, 15
    swap r20
    andi r20, 240
    mov r5, r4
    swap r5
    mov r17, r5
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    movw r4, r18 ; r5, r19
    swap r5
    mov r18, r5
    andi r18, 240
    or r17, r18
    swap r19
    andi r19, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r19, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r20
    mov r5, r17
    lsr r5
    lsr r5
    lsr r5
    mov r18, r19
    swap r18
    andi r18, 240
    lsl r18
    or r5, r18
    mov r18, r19
    lsr r18
    lsr r18
    lsr r18
    mov r20, r21
    swap r20
    andi r20, 240
    lsl r20
    or r18, r20
    mov r20, r21
    lsr r20
    lsr r20
    lsr r20
    std Y+34, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r20, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+35, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+36, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+37, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+38, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+39, r25
    mov r25, r15
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r15
    lsr r15
    lsr r15
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r15, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+40, r19
    mov r19, r4
    andi r19, 15
    andi r25, 240
    or r19, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r20
    lsl r4
    or r4, r25
    ldi r25, 6
    eor r4, r25
    swap r20
    andi r20, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r20, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r15
    swap r25
    andi r25, 240
    or r22, r25
    swap r15
    mov r25, r15
    andi r25, 15
    mov r15, r19
    swap r15
    std Y+41, r17
    mov r17, r15
    andi r17, 240
    or r25, r17
    swap r19
    andi r19, 15
    swap r19
    andi r19, 240
    mov r15, r4
    swap r15
    mov r17, r15
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    mov r15, r20
    swap r15
    mov r4, r18
    mov r18, r15
    andi r18, 240
    or r17, r18
    swap r20
    andi r20, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r20, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r19
    mov r15, r17
    lsr r15
    lsr r15
    lsr r15
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    lsl r18
    or r15, r18
    mov r18, r20
    lsr r18
    lsr r18
    lsr r18
    swap r19
    andi r19, 240
    lsl r19
    or r18, r19
    mov r19, r21
    lsr r19
    lsr r19
    lsr r19
    std Y+42, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r19, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+43, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+44, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+45, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+46, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+47, r25
    mov r25, r5
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r5
    lsr r5
    lsr r5
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r5, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+48, r20
    mov r20, r4
    andi r20, 15
    andi r25, 240
    or r20, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r19
    lsl r4
    or r4, r25
    ldi r25, 7
    eor r4, r25
    swap r19
    andi r19, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r19, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r5
    swap r25
    andi r25, 240
    or r22, r25
    swap r5
    mov r25, r5
    andi r25, 15
    mov r5, r20
    swap r5
    std Y+49, r17
    mov r17, r5
    andi r17, 240
    or r25, r17
    swap r20
    andi r20, 15
    swap r20
    andi r20, 240
    mov r5, r4
    swap r5
    mov r17, r5
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    movw r4, r18 ; r5, r19
    swap r5
    mov r18, r5
    andi r18, 240
    or r17, r18
    swap r19
    andi r19, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r19, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r20
    mov r5, r17
    lsr r5
    lsr r5
    lsr r5
    mov r18, r19
    swap r18
    andi r18, 240
    lsl r18
    or r5, r18
    mov r18, r19
    lsr r18
    lsr r18
    lsr r18
    mov r20, r21
    swap r20
    andi r20, 240
    lsl r20
    or r18, r20
    mov r20, r21
    lsr r20
    lsr r20
    lsr r20
    std Y+50, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r20, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+51, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+52, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+53, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+54, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+55, r25
    mov r25, r15
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r15
    lsr r15
    lsr r15
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r15, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+56, r19
    mov r19, r4
    andi r19, 15
    andi r25, 240
    or r19, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r20
    lsl r4
    or r4, r25
    ldi r25, 8
    eor r4, r25
    swap r20
    andi r20, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r20, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r15
    swap r25
    andi r25, 240
    or r22, r25
    swap r15
    mov r25, r15
    andi r25, 15
    mov r15, r19
    swap r15
    std Y+57, r17
    mov r17, r15
    andi r17, 240
    or r25, r17
    swap r19
    andi r19, 15
    swap r19
    andi r19, 240
    mov r15, r4
    swap r15
    mov r17, r15
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    mov r15, r20
    swap r15
    mov r4, r18
    mov r18, r15
    andi r18, 240
    or r17, r18
    swap r20
    andi r20, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r20, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r19
    mov r15, r17
    lsr r15
    lsr r15
    lsr r15
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    lsl r18
    or r15, r18
    mov r18, r20
    lsr r18
    lsr r18
    lsr r18
    swap r19
    andi r19, 240
    lsl r19
    or r18, r19
    mov r19, r21
    lsr r19
    lsr r19
    lsr r19
    std Y+58, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r19, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+59, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+60, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+61, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+62, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+63, r25
    mov r25, r5
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r5
    lsr r5
    lsr r5
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r5, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r20
    mov r20, r4
    andi r20, 15
    andi r25, 240
    or r20, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r19
    lsl r4
    or r4, r25
    ldi r25, 9
    eor r4, r25
    swap r19
    andi r19, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r19, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r5
    swap r25
    andi r25, 240
    or r22, r25
    swap r5
    mov r25, r5
    andi r25, 15
    mov r5, r20
    swap r5
    std Y+1, r17
    mov r17, r5
    andi r17, 240
    or r25, r17
    swap r20
    andi r20, 15
    swap r20
    andi r20, 240
    mov r5, r4
    swap r5
    mov r17, r5
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    movw r4, r18 ; r5, r19
    swap r5
    mov r18, r5
    andi r18, 240
    or r17, r18
    swap r19
    andi r19, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r19, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r20
    mov r5, r17
    lsr r5
    lsr r5
    lsr r5
    mov r18, r19
    swap r18
    andi r18, 240
    lsl r18
    or r5, r18
    mov r18, r19
    lsr r18
    lsr r18
    lsr r18
    mov r20, r21
    swap r20
    andi r20, 240
    lsl r20
    or r18, r20
    mov r20, r21
    lsr r20
    lsr r20
    lsr r20
    std Y+2, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r20, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+3, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+4, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+5, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+6, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+7, r25
    mov r25, r15
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r15
    lsr r15
    lsr r15
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r15, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+8, r19
    mov r19, r4
    andi r19, 15
    andi r25, 240
    or r19, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r20
    lsl r4
    or r4, r25
    ldi r25, 10
    eor r4, r25
    swap r20
    andi r20, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r20, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r15
    swap r25
    andi r25, 240
    or r22, r25
    swap r15
    mov r25, r15
    andi r25, 15
    mov r15, r19
    swap r15
    std Y+9, r17
    mov r17, r15
    andi r17, 240
    or r25, r17
    swap r19
    andi r19, 15
    swap r19
    andi r19, 240
    mov r15, r4
    swap r15
    mov r17, r15
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    mov r15, r20
    swap r15
    mov r4, r18
    mov r18, r15
    andi r18, 240
    or r17, r18
    swap r20
    andi r20, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r20, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r19
    mov r15, r17
    lsr r15
    lsr r15
    lsr r15
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    lsl r18
    or r15, r18
    mov r18, r20
    lsr r18
    lsr r18
    lsr r18
    swap r19
    andi r19, 240
    lsl r19
    or r18, r19
    mov r19, r21
    lsr r19
    lsr r19
    lsr r19
    std Y+10, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r19, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+11, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+12, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+13, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+14, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+15, r25
    mov r25, r5
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r5
    lsr r5
    lsr r5
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r5, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+16, r20
    mov r20, r4
    andi r20, 15
    andi r25, 240
    or r20, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r19
    lsl r4
    or r4, r25
    ldi r25, 11
    eor r4, r25
    swap r19
    andi r19, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r19, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r5
    swap r25
    andi r25, 240
    or r22, r25
    swap r5
    mov r25, r5
    andi r25, 15
    mov r5, r20
    swap r5
    std Y+17, r17
    mov r17, r5
    andi r17, 240
    or r25, r17
    swap r20
    andi r20, 15
    swap r20
    andi r20, 240
    mov r5, r4
    swap r5
    mov r17, r5
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    movw r4, r18 ; r5, r19
    swap r5
    mov r18, r5
    andi r18, 240
    or r17, r18
    swap r19
    andi r19, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r19, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r20
    mov r5, r17
    lsr r5
    lsr r5
    lsr r5
    mov r18, r19
    swap r18
    andi r18, 240
    lsl r18
    or r5, r18
    mov r18, r19
    lsr r18
    lsr r18
    lsr r18
    mov r20, r21
    swap r20
    andi r20, 240
    lsl r20
    or r18, r20
    mov r20, r21
    lsr r20
    lsr r20
    lsr r20
    std Y+18, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r20, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+19, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+20, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+21, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+22, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+23, r25
    mov r25, r15
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r15
    lsr r15
    lsr r15
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r15, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+24, r19
    mov r19, r4
    andi r19, 15
    andi r25, 240
    or r19, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r20
    lsl r4
    or r4, r25
    ldi r25, 12
    eor r4, r25
    swap r20
    andi r20, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r20, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r15
    swap r25
    andi r25, 240
    or r22, r25
    swap r15
    mov r25, r15
    andi r25, 15
    mov r15, r19
    swap r15
    std Y+25, r17
    mov r17, r15
    andi r17, 240
    or r25, r17
    swap r19
    andi r19, 15
    swap r19
    andi r19, 240
    mov r15, r4
    swap r15
    mov r17, r15
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    mov r15, r20
    swap r15
    mov r4, r18
    mov r18, r15
    andi r18, 240
    or r17, r18
    swap r20
    andi r20, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r20, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r19
    mov r15, r17
    lsr r15
    lsr r15
    lsr r15
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    lsl r18
    or r15, r18
    mov r18, r20
    lsr r18
    lsr r18
    lsr r18
    swap r19
    andi r19, 240
    lsl r19
    or r18, r19
    mov r19, r21
    lsr r19
    lsr r19
    lsr r19
    std Y+26, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r19, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+27, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+28, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+29, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+30, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+31, r25
    mov r25, r5
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r5
    lsr r5
    lsr r5
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r5, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+32, r20
    mov r20, r4
    andi r20, 15
    andi r25, 240
    or r20, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r19
    lsl r4
    or r4, r25
    ldi r25, 13
    eor r4, r25
    swap r19
    andi r19, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r19, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r5
    swap r25
    andi r25, 240
    or r22, r25
    swap r5
    mov r25, r5
    andi r25, 15
    mov r5, r20
    swap r5
    std Y+33, r17
    mov r17, r5
    andi r17, 240
    or r25, r17
    swap r20
    andi r20, 15
    swap r20
    andi r20, 240
    mov r5, r4
    swap r5
    mov r17, r5
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    movw r4, r18 ; r5, r19
    swap r5
    mov r18, r5
    andi r18, 240
    or r17, r18
    swap r19
    andi r19, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r19, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r20
    mov r5, r17
    lsr r5
    lsr r5
    lsr r5
    mov r18, r19
    swap r18
    andi r18, 240
    lsl r18
    or r5, r18
    mov r18, r19
    lsr r18
    lsr r18
    lsr r18
    mov r20, r21
    swap r20
    andi r20, 240
    lsl r20
    or r18, r20
    mov r20, r21
    lsr r20
    lsr r20
    lsr r20
    std Y+34, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r20, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+35, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+36, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+37, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+38, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+39, r25
    mov r25, r15
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r15
    lsr r15
    lsr r15
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r15, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+40, r19
    mov r19, r4
    andi r19, 15
    andi r25, 240
    or r19, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r20
    lsl r4
    or r4, r25
    ldi r25, 14
    eor r4, r25
    swap r20
    andi r20, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r20, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r15
    swap r25
    andi r25, 240
    or r22, r25
    swap r15
    mov r25, r15
    andi r25, 15
    mov r15, r19
    swap r15
    std Y+41, r17
    mov r17, r15
    andi r17, 240
    or r25, r17
    swap r19
    andi r19, 15
    swap r19
    andi r19, 240
    mov r15, r4
    swap r15
    mov r17, r15
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    mov r15, r20
    swap r15
    mov r4, r18
    mov r18, r15
    andi r18, 240
    or r17, r18
    swap r20
    andi r20, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r20, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r19
    mov r15, r17
    lsr r15
    lsr r15
    lsr r15
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    lsl r18
    or r15, r18
    mov r18, r20
    lsr r18
    lsr r18
    lsr r18
    swap r19
    andi r19, 240
    lsl r19
    or r18, r19
    mov r19, r21
    lsr r19
    lsr r19
    lsr r19
    std Y+42, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r19, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+43, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+44, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+45, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+46, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+47, r25
    mov r25, r5
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r5
    lsr r5
    lsr r5
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r5, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+48, r20
    mov r20, r4
    andi r20, 15
    andi r25, 240
    or r20, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r19
    lsl r4
    or r4, r25
    ldi r25, 15
    eor r4, r25
    swap r19
    andi r19, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r19, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r5
    swap r25
    andi r25, 240
    or r22, r25
    swap r5
    mov r25, r5
    andi r25, 15
    mov r5, r20
    swap r5
    std Y+49, r17
    mov r17, r5
    andi r17, 240
    or r25, r17
    swap r20
    andi r20, 15
    swap r20
    andi r20, 240
    mov r5, r4
    swap r5
    mov r17, r5
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    movw r4, r18 ; r5, r19
    swap r5
    mov r18, r5
    andi r18, 240
    or r17, r18
    swap r19
    andi r19, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r19, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r20
    mov r5, r17
    lsr r5
    lsr r5
    lsr r5
    mov r18, r19
    swap r18
    andi r18, 240
    lsl r18
    or r5, r18
    mov r18, r19
    lsr r18
    lsr r18
    lsr r18
    mov r20, r21
    swap r20
    andi r20, 240
    lsl r20
    or r18, r20
    mov r20, r21
    lsr r20
    lsr r20
    lsr r20
    std Y+50, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r20, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+51, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+52, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+53, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+54, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+55, r25
    mov r25, r15
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r15
    lsr r15
    lsr r15
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r15, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+56, r19
    mov r19, r4
    andi r19, 15
    andi r25, 240
    or r19, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r20
    lsl r4
    or r4, r25
    ldi r25, 16
    eor r4, r25
    swap r20
    andi r20, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r20, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r15
    swap r25
    andi r25, 240
    or r22, r25
    swap r15
    mov r25, r15
    andi r25, 15
    mov r15, r19
    swap r15
    std Y+57, r17
    mov r17, r15
    andi r17, 240
    or r25, r17
    swap r19
    andi r19, 15
    swap r19
    andi r19, 240
    mov r15, r4
    swap r15
    mov r17, r15
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    mov r15, r20
    swap r15
    mov r4, r18
    mov r18, r15
    andi r18, 240
    or r17, r18
    swap r20
    andi r20, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r20, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r19
    mov r15, r17
    lsr r15
    lsr r15
    lsr r15
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    lsl r18
    or r15, r18
    mov r18, r20
    lsr r18
    lsr r18
    lsr r18
    swap r19
    andi r19, 240
    lsl r19
    or r18, r19
    mov r19, r21
    lsr r19
    lsr r19
    lsr r19
    std Y+58, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r19, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+59, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+60, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+61, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+62, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+63, r25
    mov r25, r5
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r5
    lsr r5
    lsr r5
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r5, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r20
    mov r20, r4
    andi r20, 15
    andi r25, 240
    or r20, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r19
    lsl r4
    or r4, r25
    ldi r25, 17
    eor r4, r25
    swap r19
    andi r19, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r19, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r5
    swap r25
    andi r25, 240
    or r22, r25
    swap r5
    mov r25, r5
    andi r25, 15
    mov r5, r20
    swap r5
    std Y+1, r17
    mov r17, r5
    andi r17, 240
    or r25, r17
    swap r20
    andi r20, 15
    swap r20
    andi r20, 240
    mov r5, r4
    swap r5
    mov r17, r5
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    movw r4, r18 ; r5, r19
    swap r5
    mov r18, r5
    andi r18, 240
    or r17, r18
    swap r19
    andi r19, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r19, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r20
    mov r5, r17
    lsr r5
    lsr r5
    lsr r5
    mov r18, r19
    swap r18
    andi r18, 240
    lsl r18
    or r5, r18
    mov r18, r19
    lsr r18
    lsr r18
    lsr r18
    mov r20, r21
    swap r20
    andi r20, 240
    lsl r20
    or r18, r20
    mov r20, r21
    lsr r20
    lsr r20
    lsr r20
    std Y+2, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r20, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+3, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+4, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+5, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+6, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+7, r25
    mov r25, r15
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r15
    lsr r15
    lsr r15
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r15, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+8, r19
    mov r19, r4
    andi r19, 15
    andi r25, 240
    or r19, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r20
    lsl r4
    or r4, r25
    ldi r25, 18
    eor r4, r25
    swap r20
    andi r20, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r20, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r15
    swap r25
    andi r25, 240
    or r22, r25
    swap r15
    mov r25, r15
    andi r25, 15
    mov r15, r19
    swap r15
    std Y+9, r17
    mov r17, r15
    andi r17, 240
    or r25, r17
    swap r19
    andi r19, 15
    swap r19
    andi r19, 240
    mov r15, r4
    swap r15
    mov r17, r15
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    mov r15, r20
    swap r15
    mov r4, r18
    mov r18, r15
    andi r18, 240
    or r17, r18
    swap r20
    andi r20, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r20, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r19
    mov r15, r17
    lsr r15
    lsr r15
    lsr r15
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    lsl r18
    or r15, r18
    mov r18, r20
    lsr r18
    lsr r18
    lsr r18
    swap r19
    andi r19, 240
    lsl r19
    or r18, r19
    mov r19, r21
    lsr r19
    lsr r19
    lsr r19
    std Y+10, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r19, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+11, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+12, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+13, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+14, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+15, r25
    mov r25, r5
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r5
    lsr r5
    lsr r5
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r5, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+16, r20
    mov r20, r4
    andi r20, 15
    andi r25, 240
    or r20, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r19
    lsl r4
    or r4, r25
    ldi r25, 19
    eor r4, r25
    swap r19
    andi r19, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r19, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r5
    swap r25
    andi r25, 240
    or r22, r25
    swap r5
    mov r25, r5
    andi r25, 15
    mov r5, r20
    swap r5
    std Y+17, r17
    mov r17, r5
    andi r17, 240
    or r25, r17
    swap r20
    andi r20, 15
    swap r20
    andi r20, 240
    mov r5, r4
    swap r5
    mov r17, r5
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    movw r4, r18 ; r5, r19
    swap r5
    mov r18, r5
    andi r18, 240
    or r17, r18
    swap r19
    andi r19, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r19, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r20
    mov r5, r17
    lsr r5
    lsr r5
    lsr r5
    mov r18, r19
    swap r18
    andi r18, 240
    lsl r18
    or r5, r18
    mov r18, r19
    lsr r18
    lsr r18
    lsr r18
    mov r20, r21
    swap r20
    andi r20, 240
    lsl r20
    or r18, r20
    mov r20, r21
    lsr r20
    lsr r20
    lsr r20
    std Y+18, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r20, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+19, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+20, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+21, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+22, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+23, r25
    mov r25, r15
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r15
    lsr r15
    lsr r15
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r15, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+24, r19
    mov r19, r4
    andi r19, 15
    andi r25, 240
    or r19, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r20
    lsl r4
    or r4, r25
    ldi r25, 20
    eor r4, r25
    swap r20
    andi r20, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r20, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r15
    swap r25
    andi r25, 240
    or r22, r25
    swap r15
    mov r25, r15
    andi r25, 15
    mov r15, r19
    swap r15
    std Y+25, r17
    mov r17, r15
    andi r17, 240
    or r25, r17
    swap r19
    andi r19, 15
    swap r19
    andi r19, 240
    mov r15, r4
    swap r15
    mov r17, r15
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    mov r15, r20
    swap r15
    mov r4, r18
    mov r18, r15
    andi r18, 240
    or r17, r18
    swap r20
    andi r20, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r20, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r19
    mov r15, r17
    lsr r15
    lsr r15
    lsr r15
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    lsl r18
    or r15, r18
    mov r18, r20
    lsr r18
    lsr r18
    lsr r18
    swap r19
    andi r19, 240
    lsl r19
    or r18, r19
    mov r19, r21
    lsr r19
    lsr r19
    lsr r19
    std Y+26, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r19, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+27, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+28, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+29, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+30, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+31, r25
    mov r25, r5
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r5
    lsr r5
    lsr r5
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r5, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+32, r20
    mov r20, r4
    andi r20, 15
    andi r25, 240
    or r20, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r19
    lsl r4
    or r4, r25
    ldi r25, 21
    eor r4, r25
    swap r19
    andi r19, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r19, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r5
    swap r25
    andi r25, 240
    or r22, r25
    swap r5
    mov r25, r5
    andi r25, 15
    mov r5, r20
    swap r5
    std Y+33, r17
    mov r17, r5
    andi r17, 240
    or r25, r17
    swap r20
    andi r20, 15
    swap r20
    andi r20, 240
    mov r5, r4
    swap r5
    mov r17, r5
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    movw r4, r18 ; r5, r19
    swap r5
    mov r18, r5
    andi r18, 240
    or r17, r18
    swap r19
    andi r19, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r19, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r20
    mov r5, r17
    lsr r5
    lsr r5
    lsr r5
    mov r18, r19
    swap r18
    andi r18, 240
    lsl r18
    or r5, r18
    mov r18, r19
    lsr r18
    lsr r18
    lsr r18
    mov r20, r21
    swap r20
    andi r20, 240
    lsl r20
    or r18, r20
    mov r20, r21
    lsr r20
    lsr r20
    lsr r20
    std Y+34, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r20, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+35, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+36, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+37, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+38, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+39, r25
    mov r25, r15
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r15
    lsr r15
    lsr r15
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r15, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+40, r19
    mov r19, r4
    andi r19, 15
    andi r25, 240
    or r19, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r20
    lsl r4
    or r4, r25
    ldi r25, 22
    eor r4, r25
    swap r20
    andi r20, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r20, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r15
    swap r25
    andi r25, 240
    or r22, r25
    swap r15
    mov r25, r15
    andi r25, 15
    mov r15, r19
    swap r15
    std Y+41, r17
    mov r17, r15
    andi r17, 240
    or r25, r17
    swap r19
    andi r19, 15
    swap r19
    andi r19, 240
    mov r15, r4
    swap r15
    mov r17, r15
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    mov r15, r20
    swap r15
    mov r4, r18
    mov r18, r15
    andi r18, 240
    or r17, r18
    swap r20
    andi r20, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r20, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r19
    mov r15, r17
    lsr r15
    lsr r15
    lsr r15
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    lsl r18
    or r15, r18
    mov r18, r20
    lsr r18
    lsr r18
    lsr r18
    swap r19
    andi r19, 240
    lsl r19
    or r18, r19
    mov r19, r21
    lsr r19
    lsr r19
    lsr r19
    std Y+42, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r19, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+43, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+44, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+45, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+46, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+47, r25
    mov r25, r5
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r5
    lsr r5
    lsr r5
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r5, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+48, r20
    mov r20, r4
    andi r20, 15
    andi r25, 240
    or r20, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r19
    lsl r4
    or r4, r25
    ldi r25, 23
    eor r4, r25
    swap r19
    andi r19, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r19, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r5
    swap r25
    andi r25, 240
    or r22, r25
    swap r5
    mov r25, r5
    andi r25, 15
    mov r5, r20
    swap r5
    std Y+49, r17
    mov r17, r5
    andi r17, 240
    or r25, r17
    swap r20
    andi r20, 15
    swap r20
    andi r20, 240
    mov r5, r4
    swap r5
    mov r17, r5
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    movw r4, r18 ; r5, r19
    swap r5
    mov r18, r5
    andi r18, 240
    or r17, r18
    swap r19
    andi r19, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r19, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r20
    mov r5, r17
    lsr r5
    lsr r5
    lsr r5
    mov r18, r19
    swap r18
    andi r18, 240
    lsl r18
    or r5, r18
    mov r18, r19
    lsr r18
    lsr r18
    lsr r18
    mov r20, r21
    swap r20
    andi r20, 240
    lsl r20
    or r18, r20
    mov r20, r21
    lsr r20
    lsr r20
    lsr r20
    std Y+50, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r20, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+51, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+52, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+53, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+54, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+55, r25
    mov r25, r15
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r15
    lsr r15
    lsr r15
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r15, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+56, r19
    mov r19, r4
    andi r19, 15
    andi r25, 240
    or r19, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r20
    lsl r4
    or r4, r25
    ldi r25, 24
    eor r4, r25
    swap r20
    andi r20, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r20, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r15
    swap r25
    andi r25, 240
    or r22, r25
    swap r15
    mov r25, r15
    andi r25, 15
    mov r15, r19
    swap r15
    std Y+57, r17
    mov r17, r15
    andi r17, 240
    or r25, r17
    swap r19
    andi r19, 15
    swap r19
    andi r19, 240
    mov r15, r4
    swap r15
    mov r17, r15
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    mov r15, r20
    swap r15
    mov r4, r18
    mov r18, r15
    andi r18, 240
    or r17, r18
    swap r20
    andi r20, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r20, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r19
    mov r15, r17
    lsr r15
    lsr r15
    lsr r15
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    lsl r18
    or r15, r18
    mov r18, r20
    lsr r18
    lsr r18
    lsr r18
    swap r19
    andi r19, 240
    lsl r19
    or r18, r19
    mov r19, r21
    lsr r19
    lsr r19
    lsr r19
    std Y+58, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r19, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+59, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+60, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+61, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+62, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+63, r25
    mov r25, r5
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r5
    lsr r5
    lsr r5
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r5, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r20
    mov r20, r4
    andi r20, 15
    andi r25, 240
    or r20, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r19
    lsl r4
    or r4, r25
    ldi r25, 25
    eor r4, r25
    swap r19
    andi r19, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r19, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r5
    swap r25
    andi r25, 240
    or r22, r25
    swap r5
    mov r25, r5
    andi r25, 15
    mov r5, r20
    swap r5
    std Y+1, r17
    mov r17, r5
    andi r17, 240
    or r25, r17
    swap r20
    andi r20, 15
    swap r20
    andi r20, 240
    mov r5, r4
    swap r5
    mov r17, r5
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    movw r4, r18 ; r5, r19
    swap r5
    mov r18, r5
    andi r18, 240
    or r17, r18
    swap r19
    andi r19, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r19, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r20
    mov r5, r17
    lsr r5
    lsr r5
    lsr r5
    mov r18, r19
    swap r18
    andi r18, 240
    lsl r18
    or r5, r18
    mov r18, r19
    lsr r18
    lsr r18
    lsr r18
    mov r20, r21
    swap r20
    andi r20, 240
    lsl r20
    or r18, r20
    mov r20, r21
    lsr r20
    lsr r20
    lsr r20
    std Y+2, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r20, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+3, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+4, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+5, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+6, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+7, r25
    mov r25, r15
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r15
    lsr r15
    lsr r15
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r15, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+8, r19
    mov r19, r4
    andi r19, 15
    andi r25, 240
    or r19, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r20
    lsl r4
    or r4, r25
    ldi r25, 26
    eor r4, r25
    swap r20
    andi r20, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r20, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r15
    swap r25
    andi r25, 240
    or r22, r25
    swap r15
    mov r25, r15
    andi r25, 15
    mov r15, r19
    swap r15
    std Y+9, r17
    mov r17, r15
    andi r17, 240
    or r25, r17
    swap r19
    andi r19, 15
    swap r19
    andi r19, 240
    mov r15, r4
    swap r15
    mov r17, r15
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    mov r15, r20
    swap r15
    mov r4, r18
    mov r18, r15
    andi r18, 240
    or r17, r18
    swap r20
    andi r20, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r20, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r19
    mov r15, r17
    lsr r15
    lsr r15
    lsr r15
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    lsl r18
    or r15, r18
    mov r18, r20
    lsr r18
    lsr r18
    lsr r18
    swap r19
    andi r19, 240
    lsl r19
    or r18, r19
    mov r19, r21
    lsr r19
    lsr r19
    lsr r19
    std Y+10, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r19, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+11, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+12, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+13, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+14, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+15, r25
    mov r25, r5
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r5
    lsr r5
    lsr r5
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r5, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+16, r20
    mov r20, r4
    andi r20, 15
    andi r25, 240
    or r20, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r19
    lsl r4
    or r4, r25
    ldi r25, 27
    eor r4, r25
    swap r19
    andi r19, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r19, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r5
    swap r25
    andi r25, 240
    or r22, r25
    swap r5
    mov r25, r5
    andi r25, 15
    mov r5, r20
    swap r5
    std Y+17, r17
    mov r17, r5
    andi r17, 240
    or r25, r17
    swap r20
    andi r20, 15
    swap r20
    andi r20, 240
    mov r5, r4
    swap r5
    mov r17, r5
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    movw r4, r18 ; r5, r19
    swap r5
    mov r18, r5
    andi r18, 240
    or r17, r18
    swap r19
    andi r19, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r19, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r20
    mov r5, r17
    lsr r5
    lsr r5
    lsr r5
    mov r18, r19
    swap r18
    andi r18, 240
    lsl r18
    or r5, r18
    mov r18, r19
    lsr r18
    lsr r18
    lsr r18
    mov r20, r21
    swap r20
    andi r20, 240
    lsl r20
    or r18, r20
    mov r20, r21
    lsr r20
    lsr r20
    lsr r20
    std Y+18, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r20, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+19, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+20, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+21, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+22, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+23, r25
    mov r25, r15
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r15
    lsr r15
    lsr r15
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r15, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+24, r19
    mov r19, r4
    andi r19, 15
    andi r25, 240
    or r19, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r20
    lsl r4
    or r4, r25
    ldi r25, 28
    eor r4, r25
    swap r20
    andi r20, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r20, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r15
    swap r25
    andi r25, 240
    or r22, r25
    swap r15
    mov r25, r15
    andi r25, 15
    mov r15, r19
    swap r15
    std Y+25, r17
    mov r17, r15
    andi r17, 240
    or r25, r17
    swap r19
    andi r19, 15
    swap r19
    andi r19, 240
    mov r15, r4
    swap r15
    mov r17, r15
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    mov r15, r20
    swap r15
    mov r4, r18
    mov r18, r15
    andi r18, 240
    or r17, r18
    swap r20
    andi r20, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r20, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r19
    mov r15, r17
    lsr r15
    lsr r15
    lsr r15
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    lsl r18
    or r15, r18
    mov r18, r20
    lsr r18
    lsr r18
    lsr r18
    swap r19
    andi r19, 240
    lsl r19
    or r18, r19
    mov r19, r21
    lsr r19
    lsr r19
    lsr r19
    std Y+26, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r19, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+27, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+28, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+29, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+30, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+31, r25
    mov r25, r5
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r5
    lsr r5
    lsr r5
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r5, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+32, r20
    mov r20, r4
    andi r20, 15
    andi r25, 240
    or r20, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r19
    lsl r4
    or r4, r25
    ldi r25, 29
    eor r4, r25
    swap r19
    andi r19, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r19, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r5
    swap r25
    andi r25, 240
    or r22, r25
    swap r5
    mov r25, r5
    andi r25, 15
    mov r5, r20
    swap r5
    std Y+33, r17
    mov r17, r5
    andi r17, 240
    or r25, r17
    swap r20
    andi r20, 15
    swap r20
    andi r20, 240
    mov r5, r4
    swap r5
    mov r17, r5
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    movw r4, r18 ; r5, r19
    swap r5
    mov r18, r5
    andi r18, 240
    or r17, r18
    swap r19
    andi r19, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r19, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r20
    mov r5, r17
    lsr r5
    lsr r5
    lsr r5
    mov r18, r19
    swap r18
    andi r18, 240
    lsl r18
    or r5, r18
    mov r18, r19
    lsr r18
    lsr r18
    lsr r18
    mov r20, r21
    swap r20
    andi r20, 240
    lsl r20
    or r18, r20
    mov r20, r21
    lsr r20
    lsr r20
    lsr r20
    std Y+34, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    or r20, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+35, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+36, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+37, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+38, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+39, r25
    mov r25, r15
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r15
    lsr r15
    lsr r15
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r15, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+40, r19
    mov r19, r4
    andi r19, 15
    andi r25, 240
    or r19, r25
    mov r25, r18
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    andi r18, 127
    mov r4, r20
    lsl r4
    or r4, r25
    ldi r25, 30
    eor r4, r25
    swap r20
    andi r20, 15
    mov r25, r21
    swap r25
    andi r25, 240
    or r20, r25
    swap r21
    andi r21, 15
    mov r25, r24
    swap r25
    andi r25, 240
    or r21, r25
    swap r24
    andi r24, 15
    mov r25, r16
    swap r25
    andi r25, 240
    or r24, r25
    swap r16
    andi r16, 15
    mov r25, r23
    swap r25
    andi r25, 240
    or r16, r25
    swap r23
    andi r23, 15
    mov r25, r22
    swap r25
    andi r25, 240
    or r23, r25
    swap r22
    andi r22, 15
    mov r25, r15
    swap r25
    andi r25, 240
    or r22, r25
    swap r15
    mov r25, r15
    andi r25, 15
    mov r15, r19
    swap r15
    std Y+41, r17
    mov r17, r15
    andi r17, 240
    or r25, r17
    swap r19
    andi r19, 15
    swap r19
    andi r19, 240
    mov r15, r4
    swap r15
    mov r17, r15
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r18, r17
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r17, r4
    andi r17, 15
    mov r15, r20
    swap r15
    mov r4, r18
    mov r18, r15
    andi r18, 240
    or r17, r18
    swap r20
    andi r20, 15
    mov r18, r21
    swap r18
    andi r18, 240
    or r20, r18
    swap r21
    andi r21, 15
    mov r18, r24
    swap r18
    andi r18, 240
    or r21, r18
    swap r24
    andi r24, 15
    mov r18, r16
    swap r18
    andi r18, 240
    or r24, r18
    swap r16
    andi r16, 15
    mov r18, r23
    swap r18
    andi r18, 240
    or r16, r18
    swap r23
    andi r23, 15
    mov r18, r22
    swap r18
    andi r18, 240
    or r23, r18
    swap r22
    andi r22, 15
    mov r18, r25
    swap r18
    andi r18, 240
    or r22, r18
    swap r25
    andi r25, 15
    or r25, r19
    mov r15, r20
    lsr r15
    lsr r15
    lsr r15
    mov r18, r21
    swap r18
    andi r18, 240
    lsl r18
    or r15, r18
    swap r15
    mov r18, r15
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r15, r21
    lsr r15
    lsr r15
    lsr r15
    mov r19, r24
    swap r19
    andi r19, 240
    lsl r19
    or r15, r19
    mov r19, r24
    lsr r19
    lsr r19
    lsr r19
    std Y+42, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    or r19, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    std Y+43, r16
    mov r16, r23
    swap r16
    andi r16, 240
    lsl r16
    or r24, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    std Y+44, r23
    mov r23, r22
    swap r23
    andi r23, 240
    lsl r23
    or r16, r23
    mov r23, r22
    lsr r23
    lsr r23
    lsr r23
    std Y+45, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    or r23, r22
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    std Y+46, r25
    mov r25, r5
    swap r25
    andi r25, 240
    lsl r25
    or r22, r25
    lsr r5
    lsr r5
    lsr r5
    mov r25, r4
    swap r25
    andi r25, 240
    lsl r25
    or r5, r25
    lsr r4
    lsr r4
    lsr r4
    mov r25, r17
    swap r25
    andi r25, 240
    lsl r25
    or r4, r25
    mov r25, r4
    swap r25
    andi r25, 15
    mov r30, r25
    lpm r25, Z
    swap r25
    std Y+47, r21
    mov r21, r4
    andi r21, 15
    andi r25, 240
    or r21, r25
    mov r4, r15
    lsl r4
    or r4, r18
    ldi r18, 31
    eor r4, r18
    swap r15
    lsl r4
    lsl r4
    lsl r4
    swap r4
    mov r18, r15
    andi r18, 15
    mov r25, r4
    andi r25, 15
    mov r15, r19
    swap r15
    mov r4, r20
    mov r20, r15
    andi r20, 240
    or r18, r20
    swap r19
    andi r19, 15
    mov r20, r24
    swap r20
    andi r20, 240
    or r19, r20
    swap r24
    andi r24, 15
    mov r20, r16
    swap r20
    andi r20, 240
    or r24, r20
    swap r16
    andi r16, 15
    mov r20, r23
    swap r20
    andi r20, 240
    or r16, r20
    swap r23
    andi r23, 15
    mov r20, r22
    swap r20
    andi r20, 240
    or r23, r20
    swap r22
    andi r22, 15
    mov r20, r5
    swap r20
    andi r20, 240
    or r22, r20
    swap r5
    mov r20, r5
    andi r20, 15
    mov r15, r21
    swap r15
    mov r5, r17
    mov r17, r15
    andi r17, 240
    or r20, r17
    swap r21
    andi r21, 15
    swap r21
    andi r21, 240
    mov r17, r18
    swap r17
    andi r17, 240
    or r25, r17
    swap r18
    andi r18, 15
    mov r17, r19
    swap r17
    andi r17, 240
    or r18, r17
    swap r19
    andi r19, 15
    mov r17, r24
    swap r17
    andi r17, 240
    or r19, r17
    swap r24
    andi r24, 15
    mov r17, r16
    swap r17
    andi r17, 240
    or r24, r17
    swap r16
    andi r16, 15
    mov r17, r23
    swap r17
    andi r17, 240
    or r16, r17
    swap r23
    andi r23, 15
    mov r17, r22
    swap r17
    andi r17, 240
    or r23, r17
    swap r22
    andi r22, 15
    mov r17, r20
    swap r17
    andi r17, 240
    or r22, r17
    swap r20
    andi r20, 15
    or r20, r21
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r2
    lpm r15, Z
    subi r28, lo8(-(-192))
    sbci r29, hi8(-(-192))
    ldd r26, Y+5
    ldd r27, Y+5+1
    adiw r26, 10
    st X+, r15
    swap r2
    mov r30, r9
    lpm r15, Z
    st X+, r15
    swap r9
    st X+, r13
    ; round 3 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r13
    lpm r15, Z
    mov r13, r10
    swap r13
    st X+, r13
    ; round 2 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r10
    lpm r13, Z
    mov r10, r11
    swap r10
    st X+, r10
    mov r30, r11
    lpm r11, Z
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r12
    lpm r10, Z
    st X+, r10
    mov r30, r3
    lpm r10, Z
    st X+, r10
    st X+, r7
    ; round 3 (present.dsl:28)
    mov r30, r7
    lpm r10, Z
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r0
    lpm r7, Z
    st X+, r7
    swap r0
    mov r30, r6
    lpm r7, Z
    st X+, r7
    swap r6
    st X+, r8
    ; round 4 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r8
    lpm r8, Z
    ldd r7, Y+17
    mov r17, r7
    swap r17
    st X+, r17
    ; round 3 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r7
    lpm r7, Z
    mov r17, r14
    swap r17
    st X+, r17
    mov r30, r14
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+15
    lpm r21, Z
    st X+, r21
    ldd r30, Y+16
    lpm r21, Z
    st X+, r21
    ldd r21, Y+25
    st X+, r21
    ; round 4 (present.dsl:28)
    mov r30, r21
    lpm r21, Z
    ldi r31, hi8(.Ltable_pair_5)
    ldd r17, Y+19
    std Y+25, r3
    mov r30, r17
    lpm r3, Z
    st X+, r3
    swap r17
    ldd r3, Y+24
    std Y+19, r11
    mov r30, r3
    lpm r11, Z
    st X+, r11
    swap r3
    ldd r11, Y+33
    st X+, r11
    ; round 5 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r11
    lpm r11, Z
    std Y+33, r9
    ldd r9, Y+20
    std Y+24, r12
    mov r12, r9
    swap r12
    st X+, r12
    ; round 4 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r9
    lpm r12, Z
    ldd r9, Y+21
    std Y+20, r13
    mov r13, r9
    swap r13
    st X+, r13
    mov r30, r9
    lpm r13, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+22
    lpm r9, Z
    st X+, r9
    ldd r30, Y+23
    lpm r9, Z
    st X+, r9
    ldd r9, Y+32
    st X+, r9
    ; round 5 (present.dsl:28)
    mov r30, r9
    lpm r9, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+32, r14
    ldd r14, Y+26
    std Y+21, r6
    mov r30, r14
    lpm r6, Z
    st X+, r6
    swap r14
    ldd r6, Y+27
    std Y+26, r10
    mov r30, r6
    lpm r10, Z
    st X+, r10
    swap r6
    ldd r10, Y+41
    st X+, r10
    ; round 6 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r10
    lpm r10, Z
    std Y+41, r2
    ldd r2, Y+28
    std Y+27, r7
    mov r7, r2
    swap r7
    st X+, r7
    ; round 5 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r2
    lpm r2, Z
    ldd r7, Y+29
    std Y+28, r13
    mov r13, r7
    swap r13
    st X+, r13
    mov r30, r7
    lpm r13, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+30
    lpm r7, Z
    st X+, r7
    ldd r30, Y+31
    lpm r7, Z
    st X+, r7
    ldd r7, Y+40
    st X+, r7
    ; round 6 (present.dsl:28)
    mov r30, r7
    lpm r7, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+40, r3
    ldd r3, Y+34
    std Y+29, r21
    mov r30, r3
    lpm r21, Z
    st X+, r21
    swap r3
    ldd r21, Y+35
    std Y+34, r0
    mov r30, r21
    lpm r0, Z
    st X+, r0
    swap r21
    ldd r0, Y+49
    st X+, r0
    ; round 7 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r0
    lpm r0, Z
    std Y+49, r15
    ldd r15, Y+36
    std Y+35, r12
    mov r12, r15
    swap r12
    st X+, r12
    ; round 6 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r15
    lpm r15, Z
    ldd r12, Y+37
    std Y+36, r13
    mov r13, r12
    swap r13
    st X+, r13
    mov r30, r12
    lpm r13, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+38
    lpm r12, Z
    st X+, r12
    ldd r30, Y+39
    lpm r12, Z
    st X+, r12
    ldd r12, Y+48
    st X+, r12
    ; round 7 (present.dsl:28)
    mov r30, r12
    lpm r12, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+48, r6
    ldd r6, Y+42
    std Y+37, r9
    mov r30, r6
    lpm r9, Z
    st X+, r9
    swap r6
    ldd r9, Y+43
    std Y+42, r17
    mov r30, r9
    lpm r17, Z
    st X+, r17
    swap r9
    ldd r17, Y+57
    st X+, r17
    ; round 8 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r17
    lpm r17, Z
    std Y+57, r8
    ldd r8, Y+44
    std Y+43, r2
    mov r2, r8
    swap r2
    st X+, r2
    ; round 7 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r8
    lpm r2, Z
    ldd r8, Y+45
    std Y+44, r13
    mov r13, r8
    swap r13
    st X+, r13
    mov r30, r8
    lpm r13, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+46
    lpm r8, Z
    st X+, r8
    ldd r30, Y+47
    lpm r8, Z
    st X+, r8
    ldd r8, Y+56
    st X+, r8
    ; round 8 (present.dsl:28)
    mov r30, r8
    lpm r8, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+56, r21
    ldd r21, Y+50
    std Y+45, r7
    mov r30, r21
    lpm r7, Z
    st X+, r7
    swap r21
    ldd r7, Y+51
    std Y+50, r14
    mov r30, r7
    lpm r14, Z
    st X+, r14
    swap r7
    adiw r28, 51
    ldd r14, Y+14
    st X+, r14
    ; round 9 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r14
    lpm r14, Z
    std Y+14, r11
    ldd r11, Y+1
    std Y+0, r15
    mov r15, r11
    swap r15
    st X+, r15
    ; round 8 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r11
    lpm r15, Z
    ldd r11, Y+2
    std Y+1, r13
    mov r13, r11
    swap r13
    st X+, r13
    mov r30, r11
    lpm r13, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+3
    lpm r11, Z
    st X+, r11
    ldd r30, Y+4
    lpm r11, Z
    st X+, r11
    ldd r11, Y+13
    st X+, r11
    ; round 9 (present.dsl:28)
    mov r30, r11
    lpm r11, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+13, r9
    ldd r9, Y+7
    std Y+2, r12
    mov r30, r9
    lpm r12, Z
    st X+, r12
    swap r9
    ldd r12, Y+8
    std Y+7, r3
    mov r30, r12
    lpm r3, Z
    st X+, r3
    swap r12
    ldd r3, Y+22
    st X+, r3
    ; round 10 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r3
    lpm r3, Z
    std Y+22, r10
    ldd r10, Y+9
    std Y+8, r2
    mov r2, r10
    swap r2
    st X+, r2
    ; round 9 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r10
    lpm r2, Z
    ldd r10, Y+10
    std Y+9, r13
    mov r13, r10
    swap r13
    st X+, r13
    mov r30, r10
    lpm r13, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+11
    lpm r10, Z
    st X+, r10
    ldd r30, Y+12
    lpm r10, Z
    st X+, r10
    ldd r10, Y+21
    st X+, r10
    ; round 10 (present.dsl:28)
    mov r30, r10
    lpm r10, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+21, r7
    ldd r7, Y+15
    std Y+10, r8
    mov r30, r7
    lpm r8, Z
    st X+, r8
    swap r7
    ldd r8, Y+16
    std Y+15, r6
    mov r30, r8
    lpm r6, Z
    st X+, r6
    swap r8
    ldd r6, Y+30
    st X+, r6
    ; round 11 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r6
    lpm r6, Z
    std Y+30, r0
    ldd r0, Y+17
    std Y+16, r15
    mov r15, r0
    swap r15
    st X+, r15
    ; round 10 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r0
    lpm r15, Z
    ldd r0, Y+18
    std Y+17, r13
    mov r13, r0
    swap r13
    st X+, r13
    mov r30, r0
    lpm r13, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+19
    lpm r0, Z
    st X+, r0
    ldd r30, Y+20
    lpm r0, Z
    st X+, r0
    ldd r0, Y+29
    st X+, r0
    ; round 11 (present.dsl:28)
    mov r30, r0
    lpm r0, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+29, r12
    ldd r12, Y+23
    std Y+18, r11
    mov r30, r12
    lpm r11, Z
    st X+, r11
    swap r12
    ldd r11, Y+24
    std Y+23, r21
    mov r30, r11
    lpm r21, Z
    st X+, r21
    swap r11
    ldd r21, Y+38
    st X+, r21
    ; round 12 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r21
    lpm r21, Z
    std Y+38, r17
    ldd r17, Y+25
    std Y+24, r2
    mov r2, r17
    swap r2
    st X+, r2
    ; round 11 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r17
    lpm r2, Z
    ldd r17, Y+26
    std Y+25, r13
    mov r13, r17
    swap r13
    st X+, r13
    mov r30, r17
    lpm r13, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+27
    lpm r17, Z
    st X+, r17
    ldd r30, Y+28
    lpm r17, Z
    st X+, r17
    ldd r17, Y+37
    st X+, r17
    ; round 12 (present.dsl:28)
    mov r30, r17
    lpm r17, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+37, r8
    ldd r8, Y+31
    std Y+26, r10
    mov r30, r8
    lpm r10, Z
    st X+, r10
    swap r8
    ldd r10, Y+32
    std Y+31, r9
    mov r30, r10
    lpm r9, Z
    st X+, r9
    swap r10
    ldd r9, Y+46
    st X+, r9
    ; round 13 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r9
    lpm r9, Z
    std Y+46, r14
    ldd r14, Y+33
    std Y+32, r15
    mov r15, r14
    swap r15
    st X+, r15
    ; round 12 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r14
    lpm r15, Z
    ldd r14, Y+34
    std Y+33, r13
    mov r13, r14
    swap r13
    st X+, r13
    mov r30, r14
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+35
    lpm r13, Z
    st X+, r13
    ldd r30, Y+36
    lpm r13, Z
    st X+, r13
    ldd r13, Y+45
    st X+, r13
    ; round 13 (present.dsl:28)
    mov r30, r13
    lpm r13, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+45, r11
    ldd r11, Y+39
    std Y+34, r0
    mov r30, r11
    lpm r0, Z
    st X+, r0
    swap r11
    ldd r0, Y+40
    std Y+39, r7
    mov r30, r0
    lpm r7, Z
    st X+, r7
    swap r0
    ldd r7, Y+54
    st X+, r7
    ; round 14 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r7
    lpm r7, Z
    std Y+54, r3
    ldd r3, Y+41
    std Y+40, r2
    mov r2, r3
    swap r2
    st X+, r2
    ; round 13 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r3
    lpm r2, Z
    ldd r3, Y+42
    std Y+41, r14
    mov r14, r3
    swap r14
    st X+, r14
    mov r30, r3
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+43
    lpm r3, Z
    st X+, r3
    ldd r30, Y+44
    lpm r3, Z
    st X+, r3
    ldd r3, Y+53
    st X+, r3
    ; round 14 (present.dsl:28)
    mov r30, r3
    lpm r3, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+53, r10
    ldd r10, Y+47
    std Y+42, r17
    mov r30, r10
    lpm r17, Z
    st X+, r17
    swap r10
    ldd r17, Y+48
    std Y+47, r12
    mov r30, r17
    lpm r12, Z
    st X+, r12
    swap r17
    ldd r12, Y+62
    st X+, r12
    ; round 15 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r12
    lpm r12, Z
    std Y+62, r6
    ldd r6, Y+49
    std Y+48, r15
    mov r15, r6
    swap r15
    st X+, r15
    ; round 14 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r6
    lpm r15, Z
    ldd r6, Y+50
    std Y+49, r14
    mov r14, r6
    swap r14
    st X+, r14
    mov r30, r6
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+51
    lpm r6, Z
    st X+, r6
    ldd r30, Y+52
    lpm r6, Z
    st X+, r6
    ldd r6, Y+61
    st X+, r6
    ; round 15 (present.dsl:28)
    mov r30, r6
    lpm r6, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+61, r0
    ldd r0, Y+55
    std Y+50, r13
    mov r30, r0
    lpm r13, Z
    st X+, r13
    swap r0
    ldd r13, Y+56
    std Y+55, r8
    mov r30, r13
    lpm r8, Z
    st X+, r8
    swap r13
    adiw r28, 56
    ldd r8, Y+14
    st X+, r8
    ; round 16 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r8
    lpm r8, Z
    std Y+14, r21
    ldd r21, Y+1
    std Y+0, r2
    mov r2, r21
    swap r2
    st X+, r2
    ; round 15 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r21
    lpm r2, Z
    ldd r21, Y+2
    std Y+1, r14
    mov r14, r21
    swap r14
    st X+, r14
    mov r30, r21
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+3
    lpm r21, Z
    st X+, r21
    ldd r30, Y+4
    lpm r21, Z
    st X+, r21
    ldd r21, Y+13
    st X+, r21
    ; round 16 (present.dsl:28)
    mov r30, r21
    lpm r21, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+13, r17
    ldd r17, Y+7
    std Y+2, r3
    mov r30, r17
    lpm r3, Z
    st X+, r3
    swap r17
    ldd r3, Y+8
    std Y+7, r11
    mov r30, r3
    lpm r11, Z
    st X+, r11
    swap r3
    ldd r11, Y+22
    st X+, r11
    ; round 17 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r11
    lpm r11, Z
    std Y+22, r9
    ldd r9, Y+9
    std Y+8, r15
    mov r15, r9
    swap r15
    st X+, r15
    ; round 16 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r9
    lpm r15, Z
    ldd r9, Y+10
    std Y+9, r14
    mov r14, r9
    swap r14
    st X+, r14
    mov r30, r9
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+11
    lpm r9, Z
    st X+, r9
    ldd r30, Y+12
    lpm r9, Z
    st X+, r9
    ldd r9, Y+21
    st X+, r9
    ; round 17 (present.dsl:28)
    mov r30, r9
    lpm r9, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+21, r13
    ldd r13, Y+15
    std Y+10, r6
    mov r30, r13
    lpm r6, Z
    st X+, r6
    swap r13
    ldd r6, Y+16
    std Y+15, r10
    mov r30, r6
    lpm r10, Z
    st X+, r10
    swap r6
    ldd r10, Y+30
    st X+, r10
    ; round 18 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r10
    lpm r10, Z
    std Y+30, r7
    ldd r7, Y+17
    std Y+16, r2
    mov r2, r7
    swap r2
    st X+, r2
    ; round 17 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r7
    lpm r2, Z
    ldd r7, Y+18
    std Y+17, r14
    mov r14, r7
    swap r14
    st X+, r14
    mov r30, r7
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+19
    lpm r7, Z
    st X+, r7
    ldd r30, Y+20
    lpm r7, Z
    st X+, r7
    ldd r7, Y+29
    st X+, r7
    ; round 18 (present.dsl:28)
    mov r30, r7
    lpm r7, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+29, r3
    ldd r3, Y+23
    std Y+18, r21
    mov r30, r3
    lpm r21, Z
    st X+, r21
    swap r3
    ldd r21, Y+24
    std Y+23, r0
    mov r30, r21
    lpm r0, Z
    st X+, r0
    swap r21
    ldd r0, Y+38
    st X+, r0
    ; round 19 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r0
    lpm r0, Z
    std Y+38, r12
    ldd r12, Y+25
    std Y+24, r15
    mov r15, r12
    swap r15
    st X+, r15
    ; round 18 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r12
    lpm r15, Z
    ldd r12, Y+26
    std Y+25, r14
    mov r14, r12
    swap r14
    st X+, r14
    mov r30, r12
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+27
    lpm r12, Z
    st X+, r12
    ldd r30, Y+28
    lpm r12, Z
    st X+, r12
    ldd r12, Y+37
    st X+, r12
    ; round 19 (present.dsl:28)
    mov r30, r12
    lpm r12, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+37, r6
    ldd r6, Y+31
    std Y+26, r9
    mov r30, r6
    lpm r9, Z
    st X+, r9
    swap r6
    ldd r9, Y+32
    std Y+31, r17
    mov r30, r9
    lpm r17, Z
    st X+, r17
    swap r9
    ldd r17, Y+46
    st X+, r17
    ; round 20 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r17
    lpm r17, Z
    std Y+46, r8
    ldd r8, Y+33
    std Y+32, r2
    mov r2, r8
    swap r2
    st X+, r2
    ; round 19 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r8
    lpm r2, Z
    ldd r8, Y+34
    std Y+33, r14
    mov r14, r8
    swap r14
    st X+, r14
    mov r30, r8
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+35
    lpm r8, Z
    st X+, r8
    ldd r30, Y+36
    lpm r8, Z
    st X+, r8
    ldd r8, Y+45
    st X+, r8
    ; round 20 (present.dsl:28)
    mov r30, r8
    lpm r8, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+45, r21
    ldd r21, Y+39
    std Y+34, r7
    mov r30, r21
    lpm r7, Z
    st X+, r7
    swap r21
    ldd r7, Y+40
    std Y+39, r13
    mov r30, r7
    lpm r13, Z
    st X+, r13
    swap r7
    ldd r13, Y+54
    st X+, r13
    ; round 21 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r13
    lpm r13, Z
    std Y+54, r11
    ldd r11, Y+41
    std Y+40, r15
    mov r15, r11
    swap r15
    st X+, r15
    ; round 20 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r11
    lpm r15, Z
    ldd r11, Y+42
    std Y+41, r14
    mov r14, r11
    swap r14
    st X+, r14
    mov r30, r11
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+43
    lpm r11, Z
    st X+, r11
    ldd r30, Y+44
    lpm r11, Z
    st X+, r11
    ldd r11, Y+53
    st X+, r11
    ; round 21 (present.dsl:28)
    mov r30, r11
    lpm r11, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+53, r9
    ldd r9, Y+47
    std Y+42, r12
    mov r30, r9
    lpm r12, Z
    st X+, r12
    swap r9
    ldd r12, Y+48
    std Y+47, r3
    mov r30, r12
    lpm r3, Z
    st X+, r3
    swap r12
    ldd r3, Y+62
    st X+, r3
    ; round 22 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r3
    lpm r3, Z
    std Y+62, r10
    ldd r10, Y+49
    std Y+48, r2
    mov r2, r10
    swap r2
    st X+, r2
    ; round 21 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r10
    lpm r2, Z
    ldd r10, Y+50
    std Y+49, r14
    mov r14, r10
    swap r14
    st X+, r14
    mov r30, r10
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+51
    lpm r10, Z
    st X+, r10
    ldd r30, Y+52
    lpm r10, Z
    st X+, r10
    ldd r10, Y+61
    st X+, r10
    ; round 22 (present.dsl:28)
    mov r30, r10
    lpm r10, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+61, r7
    ldd r7, Y+55
    std Y+50, r8
    mov r30, r7
    lpm r8, Z
    st X+, r8
    swap r7
    ldd r8, Y+56
    std Y+55, r6
    mov r30, r8
    lpm r6, Z
    st X+, r6
    swap r8
    adiw r28, 56
    ldd r6, Y+14
    st X+, r6
    ; round 23 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r6
    lpm r6, Z
    std Y+14, r0
    ldd r0, Y+1
    std Y+0, r15
    mov r15, r0
    swap r15
    st X+, r15
    ; round 22 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r0
    lpm r15, Z
    ldd r0, Y+2
    std Y+1, r14
    mov r14, r0
    swap r14
    st X+, r14
    mov r30, r0
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+3
    lpm r0, Z
    st X+, r0
    ldd r30, Y+4
    lpm r0, Z
    st X+, r0
    ldd r0, Y+13
    st X+, r0
    ; round 23 (present.dsl:28)
    mov r30, r0
    lpm r0, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+13, r12
    ldd r12, Y+7
    std Y+2, r11
    mov r30, r12
    lpm r11, Z
    st X+, r11
    swap r12
    ldd r11, Y+8
    std Y+7, r21
    mov r30, r11
    lpm r21, Z
    st X+, r21
    swap r11
    ldd r21, Y+22
    st X+, r21
    ; round 24 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r21
    lpm r21, Z
    std Y+22, r17
    ldd r17, Y+9
    std Y+8, r2
    mov r2, r17
    swap r2
    st X+, r2
    ; round 23 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r17
    lpm r2, Z
    ldd r17, Y+10
    std Y+9, r14
    mov r14, r17
    swap r14
    st X+, r14
    mov r30, r17
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+11
    lpm r17, Z
    st X+, r17
    ldd r30, Y+12
    lpm r17, Z
    st X+, r17
    ldd r17, Y+21
    st X+, r17
    ; round 24 (present.dsl:28)
    mov r30, r17
    lpm r17, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+21, r8
    ldd r8, Y+15
    std Y+10, r10
    mov r30, r8
    lpm r10, Z
    st X+, r10
    swap r8
    ldd r10, Y+16
    std Y+15, r9
    mov r30, r10
    lpm r9, Z
    st X+, r9
    swap r10
    ldd r9, Y+30
    st X+, r9
    ; round 25 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r9
    lpm r9, Z
    std Y+30, r13
    ldd r13, Y+17
    std Y+16, r15
    mov r15, r13
    swap r15
    st X+, r15
    ; round 24 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r13
    lpm r15, Z
    ldd r13, Y+18
    std Y+17, r14
    mov r14, r13
    swap r14
    st X+, r14
    mov r30, r13
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+19
    lpm r13, Z
    st X+, r13
    ldd r30, Y+20
    lpm r13, Z
    st X+, r13
    ldd r13, Y+29
    st X+, r13
    ; round 25 (present.dsl:28)
    mov r30, r13
    lpm r13, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+29, r11
    ldd r11, Y+23
    std Y+18, r0
    mov r30, r11
    lpm r0, Z
    st X+, r0
    swap r11
    ldd r0, Y+24
    std Y+23, r7
    mov r30, r0
    lpm r7, Z
    st X+, r7
    swap r0
    ldd r7, Y+38
    st X+, r7
    ; round 26 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r7
    lpm r7, Z
    std Y+38, r3
    ldd r3, Y+25
    std Y+24, r2
    mov r2, r3
    swap r2
    st X+, r2
    ; round 25 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r3
    lpm r2, Z
    ldd r3, Y+26
    std Y+25, r14
    mov r14, r3
    swap r14
    st X+, r14
    mov r30, r3
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+27
    lpm r3, Z
    st X+, r3
    ldd r30, Y+28
    lpm r3, Z
    st X+, r3
    ldd r3, Y+37
    st X+, r3
    ; round 26 (present.dsl:28)
    mov r30, r3
    lpm r3, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+37, r10
    ldd r10, Y+31
    std Y+26, r17
    mov r30, r10
    lpm r17, Z
    st X+, r17
    swap r10
    ldd r17, Y+32
    std Y+31, r12
    mov r30, r17
    lpm r12, Z
    st X+, r12
    swap r17
    ldd r12, Y+46
    st X+, r12
    ; round 27 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r12
    lpm r12, Z
    std Y+46, r6
    ldd r6, Y+33
    std Y+32, r15
    mov r15, r6
    swap r15
    st X+, r15
    ; round 26 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r6
    lpm r15, Z
    ldd r6, Y+34
    std Y+33, r14
    mov r14, r6
    swap r14
    st X+, r14
    mov r30, r6
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+35
    lpm r6, Z
    st X+, r6
    ldd r30, Y+36
    lpm r6, Z
    st X+, r6
    ldd r6, Y+45
    st X+, r6
    ; round 27 (present.dsl:28)
    mov r30, r6
    lpm r6, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+45, r0
    ldd r0, Y+39
    std Y+34, r13
    mov r30, r0
    lpm r13, Z
    st X+, r13
    swap r0
    ldd r13, Y+40
    std Y+39, r8
    mov r30, r13
    lpm r8, Z
    st X+, r8
    swap r13
    ldd r8, Y+54
    st X+, r8
    ; round 28 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r8
    lpm r8, Z
    std Y+54, r21
    ldd r21, Y+41
    std Y+40, r2
    mov r2, r21
    swap r2
    st X+, r2
    ; round 27 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r21
    lpm r2, Z
    ldd r21, Y+42
    std Y+41, r14
    mov r14, r21
    swap r14
    st X+, r14
    mov r30, r21
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+43
    lpm r21, Z
    st X+, r21
    ldd r30, Y+44
    lpm r21, Z
    st X+, r21
    ldd r21, Y+53
    st X+, r21
    ; round 28 (present.dsl:28)
    mov r30, r21
    lpm r21, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+53, r17
    ldd r17, Y+47
    std Y+42, r3
    mov r30, r17
    lpm r3, Z
    st X+, r3
    swap r17
    ldd r3, Y+48
    std Y+47, r11
    mov r30, r3
    lpm r11, Z
    st X+, r11
    swap r3
    ldd r11, Y+62
    st X+, r11
    ; round 29 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r11
    lpm r11, Z
    std Y+62, r9
    ldd r9, Y+49
    std Y+48, r15
    mov r15, r9
    swap r15
    st X+, r15
    ; round 28 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r9
    lpm r15, Z
    ldd r9, Y+50
    std Y+49, r14
    mov r14, r9
    swap r14
    st X+, r14
    mov r30, r9
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+51
    lpm r9, Z
    st X+, r9
    ldd r30, Y+52
    lpm r9, Z
    st X+, r9
    ldd r9, Y+61
    st X+, r9
    ; round 29 (present.dsl:28)
    mov r30, r9
    lpm r9, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+61, r13
    ldd r13, Y+55
    std Y+50, r6
    mov r30, r13
    lpm r6, Z
    st X+, r6
    swap r13
    ldd r6, Y+56
    std Y+55, r10
    mov r30, r6
    lpm r10, Z
    st X+, r10
    swap r6
    adiw r28, 19
    ldd r10, Y+51
    st X+, r10
    ; round 30 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r10
    lpm r10, Z
    std Y+51, r7
    ldd r7, Y+38
    std Y+37, r2
    mov r2, r7
    swap r2
    st X+, r2
    ; round 29 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r7
    lpm r2, Z
    ldd r7, Y+39
    std Y+38, r14
    mov r14, r7
    swap r14
    st X+, r14
    mov r30, r7
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+40
    lpm r7, Z
    st X+, r7
    ldd r30, Y+41
    lpm r7, Z
    st X+, r7
    ldd r7, Y+50
    st X+, r7
    ; round 30 (present.dsl:28)
    mov r30, r7
    lpm r7, Z
    ldi r31, hi8(.Ltable_pair_5)
    std Y+50, r3
    ldd r3, Y+44
    std Y+39, r21
    mov r30, r3
    lpm r21, Z
    st X+, r21
    swap r3
    ldd r21, Y+45
    std Y+44, r0
    mov r30, r21
    lpm r0, Z
    st X+, r0
    swap r21
    st X+, r5
    ; round 31 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r5
    lpm r5, Z
    ldd r0, Y+46
    std Y+45, r12
    mov r12, r0
    swap r12
    st X+, r12
    ; round 30 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r0
    lpm r12, Z
    ldd r0, Y+47
    std Y+46, r15
    mov r15, r0
    swap r15
    st X+, r15
    mov r30, r0
    lpm r15, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+48
    lpm r0, Z
    st X+, r0
    ldd r30, Y+49
    lpm r0, Z
    st X+, r0
    st X+, r4
    ; round 31 (present.dsl:28)
    mov r30, r4
    lpm r4, Z
    ldi r31, hi8(.Ltable_pair_5)
    ldd r0, Y+57
    std Y+47, r14
    mov r30, r0
    lpm r14, Z
    st X+, r14
    swap r0
    ldd r14, Y+52
    std Y+57, r6
    mov r30, r14
    lpm r6, Z
    st X+, r6
    swap r14
    st X+, r25
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r25
    lpm r6, Z
    ldd r25, Y+53
    std Y+52, r9
    mov r9, r25
    swap r9
    st X+, r9
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r25
    lpm r9, Z
    ldd r25, Y+54
    std Y+53, r17
    mov r17, r25
    swap r17
    st X+, r17
    mov r30, r25
    lpm r17, Z
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+55
    lpm r25, Z
    st X+, r25
    ldd r30, Y+56
    lpm r25, Z
    st X+, r25
    st X+, r18
    mov r30, r18
    lpm r18, Z
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r19
    lpm r25, Z
    st X+, r25
    mov r30, r24
    lpm r25, Z
    st X+, r25
    mov r25, r16
    swap r25
    st X+, r25
    mov r30, r16
    lpm r25, Z
    mov r16, r23
    swap r16
    st X+, r16
    mov r30, r23
    lpm r16, Z
    ldi r31, hi8(.Ltable_pair_10)
    mov r30, r22
    lpm r23, Z
    st X+, r23
    mov r30, r20
    lpm r23, Z
    st X+, r23
    st X+, r6
    st X+, r19
    st X+, r25
    st X+, r22
    st X+, r5
    st X+, r0
    st X+, r18
    st X+, r24
    st X+, r16
    st X+, r20
    st X+, r9
    ldd r5, Y+55
    st X+, r5
    st X+, r10
    st X+, r3
    st X+, r4
    st X+, r14
    st X+, r17
    ldd r5, Y+56
    st X+, r5
    st X+, r12
    ldd r5, Y+48
    st X+, r5
    st X+, r11
    st X+, r13
    st X+, r7
    st X+, r21
    st X+, r15
    ldd r15, Y+49
    st X+, r15
    st X+, r2
    ldd r15, Y+40
    st X+, r15
    st X+, r8
    ldd r15, Y+53
    st X+, r15
    ldd r15, Y+52
    st X+, r15
    ldd r15, Y+57
    st X+, r15
    ldd r15, Y+47
    st X+, r15
    ldd r15, Y+41
    st X+, r15
    ldd r15, Y+46
    st X+, r15
    ldd r15, Y+32
    st X+, r15
    ldd r15, Y+45
    st X+, r15
    ldd r15, Y+44
    st X+, r15
    ldd r15, Y+39
    st X+, r15
    ldd r15, Y+50
    st X+, r15
    ldd r15, Y+38
    st X+, r15
    ldd r15, Y+33
    st X+, r15
    ldd r15, Y+37
    st X+, r15
    ldd r15, Y+24
    st X+, r15
    ldd r15, Y+51
    st X+, r15
    ldd r15, Y+36
    st X+, r15
    ldd r15, Y+31
    st X+, r15
    ldd r15, Y+42
    st X+, r15
    ldd r15, Y+30
    st X+, r15
    ldd r15, Y+25
    st X+, r15
    ldd r15, Y+29
    st X+, r15
    ldd r15, Y+16
    st X+, r15
    ldd r15, Y+43
    st X+, r15
    ldd r15, Y+28
    st X+, r15
    ldd r15, Y+23
    st X+, r15
    ldd r15, Y+34
    st X+, r15
    ldd r15, Y+22
    st X+, r15
    ldd r15, Y+17
    st X+, r15
    ldd r15, Y+21
    st X+, r15
    ldd r15, Y+8
    st X+, r15
    ldd r15, Y+35
    st X+, r15
    ldd r15, Y+20
    st X+, r15
    ldd r15, Y+15
    st X+, r15
    ldd r15, Y+26
    st X+, r15
    ldd r15, Y+14
    st X+, r15
    ldd r15, Y+9
    st X+, r15
    ldd r15, Y+13
    st X+, r15
    ldd r15, Y+0
    st X+, r15
    ldd r15, Y+27
    st X+, r15
    ldd r15, Y+12
    st X+, r15
    ldd r15, Y+7
    st X+, r15
    ldd r15, Y+18
    st X+, r15
    ldd r15, Y+6
    st X+, r15
    ldd r15, Y+1
    st X+, r15
    ldd r15, Y+5
    st X+, r15
    subi r28, lo8(-(-40))
    sbci r29, hi8(-(-40))
    ldd r15, Y+32
    st X+, r15
    ldd r15, Y+59
    st X+, r15
    ldd r15, Y+44
    st X+, r15
    ldd r15, Y+39
    st X+, r15
    ldd r15, Y+50
    st X+, r15
    ldd r15, Y+38
    st X+, r15
    ldd r15, Y+33
    st X+, r15
    ldd r15, Y+37
    st X+, r15
    ldd r15, Y+24
    st X+, r15
    ldd r15, Y+51
    st X+, r15
    ldd r15, Y+36
    st X+, r15
    ldd r15, Y+31
    st X+, r15
    ldd r15, Y+42
    st X+, r15
    ldd r15, Y+30
    st X+, r15
    ldd r15, Y+25
    st X+, r15
    ldd r15, Y+29
    st X+, r15
    ldd r15, Y+16
    st X+, r15
    ldd r15, Y+43
    st X+, r15
    ldd r15, Y+28
    st X+, r15
    ldd r15, Y+23
    st X+, r15
    ldd r15, Y+34
    st X+, r15
    ldd r15, Y+22
    st X+, r15
    ldd r15, Y+17
    st X+, r15
    ldd r15, Y+21
    st X+, r15
    ldd r15, Y+8
    st X+, r15
    ldd r15, Y+35
    st X+, r15
    ldd r15, Y+20
    st X+, r15
    ldd r15, Y+15
    st X+, r15
    ldd r15, Y+26
    st X+, r15
    ldd r15, Y+14
    st X+, r15
    ldd r15, Y+9
    st X+, r15
    ldd r15, Y+13
    st X+, r15
    ldd r15, Y+0
    st X+, r15
    ldd r15, Y+27
    st X+, r15
    ldd r15, Y+12
    st X+, r15
    ldd r15, Y+7
    st X+, r15
    ldd r15, Y+18
    st X+, r15
    ldd r15, Y+6
    st X+, r15
    ldd r15, Y+1
    st X+, r15
    ldd r15, Y+5
    st X+, r15
    subi r28, lo8(-(-40))
    sbci r29, hi8(-(-40))
    ldd r15, Y+32
    st X+, r15
    ldd r15, Y+59
    st X+, r15
    ldd r15, Y+44
    st X+, r15
    ldd r15, Y+39
    st X+, r15
    ldd r15, Y+50
    st X+, r15
    ldd r15, Y+38
    st X+, r15
    ldd r15, Y+33
    st X+, r15
    ldd r15, Y+37
    st X+, r15
    ldd r15, Y+24
    st X+, r15
    ldd r15, Y+51
    st X+, r15
    ldd r15, Y+36
    st X+, r15
    ldd r15, Y+31
    st X+, r15
    ldd r15, Y+42
    st X+, r15
    ldd r15, Y+30
    st X+, r15
    ldd r15, Y+25
    st X+, r15
    ldd r15, Y+29
    st X+, r15
    ldd r15, Y+16
    st X+, r15
    ldd r15, Y+43
    st X+, r15
    ldd r15, Y+28
    st X+, r15
    ldd r15, Y+23
    st X+, r15
    ldd r15, Y+34
    st X+, r15
    ldd r15, Y+22
    st X+, r15
    ldd r15, Y+17
    st X+, r15
    ldd r15, Y+21
    st X+, r15
    ldd r15, Y+8
    st X+, r15
    ldd r15, Y+35
    st X+, r15
    ldd r15, Y+20
    st X+, r15
    ldd r15, Y+15
    st X+, r15
    ldd r15, Y+26
    st X+, r15
    ldd r15, Y+14
    st X+, r15
    ldd r15, Y+9
    st X+, r15
    ldd r15, Y+13
    st X+, r15
    ldd r15, Y+0
    st X+, r15
    ldd r15, Y+27
    st X+, r15
    ldd r15, Y+12
    st X+, r15
    ldd r15, Y+7
    st X+, r15
    ldd r15, Y+18
    st X+, r15
    ldd r15, Y+6
    st X+, r15
    ldd r15, Y+1
    st X+, r15
    ldd r15, Y+5
    st X+, r15
    subi r28, lo8(-(-40))
    sbci r29, hi8(-(-40))
    ldd r15, Y+32
    st X+, r15
    ldd r15, Y+59
    st X+, r15
    ldd r15, Y+44
    st X+, r15
    ldd r15, Y+39
    st X+, r15
    ldd r15, Y+50
    st X+, r15
    ldd r15, Y+38
    st X+, r15
    ldd r15, Y+33
    st X+, r15
    ldd r15, Y+37
    st X+, r15
    ldd r15, Y+24
    st X+, r15
    ldd r15, Y+51
    st X+, r15
    ldd r15, Y+36
    st X+, r15
    ldd r15, Y+31
    st X+, r15
    ldd r15, Y+42
    st X+, r15
    ldd r15, Y+30
    st X+, r15
    ldd r15, Y+25
    st X+, r15
    ldd r15, Y+29
    st X+, r15
    ldd r15, Y+16
    st X+, r15
    ldd r15, Y+43
    st X+, r15
    ldd r15, Y+28
    st X+, r15
    ldd r15, Y+23
    st X+, r15
    ldd r15, Y+34
    st X+, r15
    ldd r15, Y+22
    st X+, r15
    ldd r15, Y+17
    st X+, r15
    ldd r15, Y+21
    st X+, r15
    ldd r15, Y+8
    st X+, r15
    ldd r15, Y+35
    st X+, r15
    ldd r15, Y+20
    st X+, r15
    ldd r15, Y+15
    st X+, r15
    ldd r15, Y+26
    st X+, r15
    ldd r15, Y+14
    st X+, r15
    ldd r15, Y+9
    st X+, r15
    ldd r15, Y+13
    st X+, r15
    ldd r15, Y+0
    st X+, r15
    ldd r15, Y+27
    st X+, r15
    ldd r15, Y+12
    st X+, r15
    ldd r15, Y+7
    st X+, r15
    ldd r15, Y+18
    st X+, r15
    ldd r15, Y+6
    st X+, r15
    ldd r15, Y+1
    st X+, r15
    ldd r15, Y+5
    st X+, r15
    subi r28, lo8(-(-40))
    sbci r29, hi8(-(-40))
    ldd r15, Y+32
    st X+, r15
    ldd r15, Y+59
    st X+, r15
    ldd r15, Y+44
    st X+, r15
    ldd r15, Y+39
    st X+, r15
    ldd r15, Y+50
    st X+, r15
    ldd r15, Y+38
    st X+, r15
    ldd r15, Y+33
    st X+, r15
    ldd r15, Y+37
    st X+, r15
    ldd r15, Y+24
    st X+, r15
    ldd r15, Y+51
    st X+, r15
    ldd r15, Y+36
    st X+, r15
    ldd r15, Y+31
    st X+, r15
    ldd r15, Y+42
    st X+, r15
    ldd r15, Y+30
    st X+, r15
    ldd r15, Y+25
    st X+, r15
    ldd r15, Y+29
    st X+, r15
    ldd r15, Y+16
    st X+, r15
    ldd r15, Y+43
    st X+, r15
    ldd r15, Y+28
    st X+, r15
    ldd r15, Y+23
    st X+, r15
    ldd r15, Y+34
    st X+, r15
    ldd r15, Y+22
    st X+, r15
    ldd r15, Y+17
    st X+, r15
    ldd r15, Y+21
    st X+, r15
    ldd r15, Y+8
    st X+, r15
    ldd r15, Y+35
    st X+, r15
    ldd r15, Y+20
    st X+, r15
    ldd r15, Y+15
    st X+, r15
    ldd r15, Y+26
    st X+, r15
    ldd r15, Y+14
    st X+, r15
    ldd r15, Y+9
    st X+, r15
    ldd r15, Y+13
    st X+, r15
    ldd r15, Y+0
    st X+, r15
    ldd r15, Y+27
    st X+, r15
    ldd r15, Y+12
    st X+, r15
    ldd r15, Y+7
    st X+, r15
    ldd r15, Y+18
    st X+, r15
    ldd r15, Y+6
    st X+, r15
    ldd r15, Y+1
    st X+, r15
    ldd r15, Y+5
    st X+, r15
    subi r28, lo8(-(-8))
    sbci r29, hi8(-(-8))
    ldd r15, Y+1
    st X+, r15
    ldd r15, Y+4
    st X+, r15
    ldd r15, Y+27
    st X+, r15
    ldd r15, Y+12
    st X+, r15
    ldd r15, Y+7
    st X+, r15
    ldd r15, Y+18
    st X+, r15
    ldd r15, Y+2
    st X+, r15
    ldd r15, Y+6
    st X+, r15
    ldd r15, Y+10
    st X+, r15
    ldd r15, Y+0
    st X+, r15
    ldd r15, Y+19
    st X+, r15
    ldd r15, Y+5
    st X+, r15
    ldd r15, Y+11
    st X, r15
    subi r26, lo8(-(-503))
    sbci r27, hi8(-(-503))
    movw r30, r26
    subi r28, lo8(-(-14))
    sbci r29, hi8(-(-14))
    ldd r26, Y+3
    ldd r27, Y+3+1
    movw r30, r28
    adiw r30, 1
    ldi r24, 253
    ldi r25, 0
.Llwcc_present64_80_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_present64_80_key_setup_avr_wipe
    subi r28, 3
    sbci r29, 255
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
    .size lwcc_present64_80_key_setup_avr, .-lwcc_present64_80_key_setup_avr

    .global lwcc_present64_80_ecb_encrypt_avr
    .type lwcc_present64_80_ecb_encrypt_avr, @function
lwcc_present64_80_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_present64_80_ecb_encrypt_avr_begin
    ret
.Llwcc_present64_80_ecb_encrypt_avr_begin:
    push r2
    push r3
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
.Llwcc_present64_80_ecb_encrypt_avr_group:
    adiw r26, 7
    ld r0, X
    ; round 1 (present.dsl:28)
    ldd r15, Y+1
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r2, X
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    ldi r31, hi8(.Ltable_pair_0)
    ldd r30, Y+0
    eor r30, r0
    lpm r13, Z
    ; round 2 (present.dsl:28)
    ldd r3, Y+5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r3
    ; round 1 (present.dsl:28)
    lpm r3, Z
    ldi r31, hi8(.Ltable_pair_1)
    adiw r26, 3
    ld r30, X
    eor r30, r15
    lpm r18, Z
    mov r19, r13
    eor r19, r18
    andi r19, 204
    eor r13, r19
    eor r18, r19
    ldd r19, Y+6
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r30, X
    eor r30, r19
    lpm r0, Z
    ldi r31, hi8(.Ltable_pair_2)
    ldd r30, Y+2
    eor r30, r2
    lpm r2, Z
    ldd r11, Y+7
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r11
    lpm r19, Z
    ldi r31, hi8(.Ltable_pair_3)
    ldd r30, Y+3
    eor r30, r12
    lpm r12, Z
    movw r16, r2 ; r17, r3
    eor r16, r12
    andi r16, 204
    eor r2, r16
    eor r12, r16
    mov r16, r13
    eor r16, r2
    andi r16, 240
    eor r13, r16
    eor r2, r16
    movw r20, r18 ; r21, r19
    eor r20, r12
    andi r20, 240
    eor r18, r20
    eor r12, r20
    ldd r16, Y+4
    eor r16, r13
    ldd r14, Y+8
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r14
    lpm r11, Z
    eor r17, r0
    andi r17, 204
    eor r3, r17
    eor r0, r17
    eor r21, r11
    andi r21, 204
    eor r19, r21
    eor r11, r21
    mov r17, r3
    mov r13, r2
    eor r17, r19
    andi r17, 240
    eor r3, r17
    eor r19, r17
    mov r17, r0
    eor r17, r11
    andi r17, 240
    eor r0, r17
    eor r11, r17
    ; round 2 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r16
    lpm r14, Z
    ; round 1 (present.dsl:28)
    ldd r2, Y+9
    eor r2, r3
    mov r15, r0
    mov r3, r18
    adiw r26, 8
    adiw r28, 10
    ldi r16, 29
.Llwcc_present64_80_ecb_encrypt_avr_round:
    ; round 2 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r2
    lpm r0, Z
    ldi r31, hi8(.Ltable_pair_4)
    ld r30, Y+
    eor r30, r3
    lpm r20, Z
    ldi r31, hi8(.Ltable_pair_6)
    ld r30, Y+
    eor r30, r15
    lpm r2, Z
    mov r18, r14
    eor r18, r0
    andi r18, 204
    eor r14, r18
    eor r0, r18
    mov r18, r20
    eor r18, r2
    andi r18, 204
    eor r20, r18
    eor r2, r18
    mov r18, r14
    eor r18, r20
    andi r18, 240
    eor r14, r18
    eor r20, r18
    mov r18, r0
    eor r18, r2
    andi r18, 240
    eor r0, r18
    eor r2, r18
    ; round 3 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_0)
    ; round 2 (present.dsl:28)
    ld r30, Y+
    eor r30, r14
    ; round 3 (present.dsl:28)
    lpm r14, Z
    ; round 2 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_7)
    ; round 3 (present.dsl:28)
    ld r30, Y+
    eor r30, r13
    ; round 2 (present.dsl:28)
    lpm r21, Z
    ldi r31, hi8(.Ltable_pair_8)
    ld r30, Y+
    eor r30, r19
    lpm r15, Z
    ldi r31, hi8(.Ltable_pair_9)
    ld r30, Y+
    eor r30, r12
    lpm r17, Z
    ldi r31, hi8(.Ltable_pair_11)
    ld r30, Y+
    eor r30, r11
    lpm r11, Z
    movw r12, r20 ; r13, r21
    eor r13, r15
    mov r19, r13
    mov r18, r17
    andi r19, 204
    eor r21, r19
    eor r15, r19
    eor r18, r11
    andi r18, 204
    eor r17, r18
    eor r11, r18
    mov r20, r21
    eor r20, r17
    andi r20, 240
    eor r21, r20
    eor r17, r20
    mov r20, r15
    eor r20, r11
    andi r20, 240
    eor r15, r20
    eor r11, r20
    ld r3, Y+
    eor r3, r21
    mov r13, r12
    mov r19, r17
    mov r12, r2
    mov r2, r3
    mov r3, r0
    dec r16
    breq .Llwcc_present64_80_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_present64_80_ecb_encrypt_avr_round
.Llwcc_present64_80_ecb_encrypt_avr_rounds_done:
    subi r28, 242
    sbci r29, 0
    ; round 31 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r2
    lpm r10, Z
    ldi r31, hi8(.Ltable_pair_4)
    subi r28, lo8(-(242))
    sbci r29, hi8(-(242))
    ldd r30, Y+0
    eor r30, r3
    lpm r2, Z
    ldi r31, hi8(.Ltable_pair_6)
    ldd r30, Y+1
    eor r30, r15
    lpm r0, Z
    mov r16, r14
    mov r17, r2
    eor r16, r10
    andi r16, 204
    eor r14, r16
    eor r10, r16
    eor r17, r0
    andi r17, 204
    eor r2, r17
    eor r0, r17
    mov r18, r14
    eor r18, r2
    andi r18, 240
    eor r14, r18
    eor r2, r18
    mov r18, r10
    eor r18, r0
    andi r18, 240
    eor r10, r18
    eor r0, r18
    ldd r3, Y+2
    eor r14, r3
    ldi r31, hi8(.Ltable_pair_7)
    ldd r30, Y+3
    eor r30, r13
    lpm r13, Z
    ldi r31, hi8(.Ltable_pair_8)
    ldd r30, Y+4
    eor r30, r19
    lpm r17, Z
    ldi r31, hi8(.Ltable_pair_9)
    ldd r30, Y+5
    eor r30, r12
    lpm r12, Z
    ldi r31, hi8(.Ltable_pair_11)
    ldd r30, Y+6
    eor r30, r11
    lpm r3, Z
    movw r20, r12 ; r21, r13
    eor r21, r17
    andi r21, 204
    eor r13, r21
    eor r17, r21
    eor r20, r3
    andi r20, 204
    eor r12, r20
    eor r3, r20
    mov r16, r13
    eor r16, r12
    andi r16, 240
    eor r13, r16
    eor r12, r16
    mov r16, r17
    eor r16, r3
    andi r16, 240
    eor r17, r16
    eor r3, r16
    ldd r11, Y+7
    eor r11, r13
    ldi r31, hi8(.Ltable_pair_5)
    ldd r30, Y+8
    eor r30, r10
    lpm r13, Z
    ldd r30, Y+9
    eor r30, r17
    lpm r10, Z
    ldd r16, Y+10
    eor r16, r2
    swap r16
    ldd r2, Y+11
    eor r2, r12
    swap r2
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+12
    eor r30, r0
    lpm r0, Z
    ldd r30, Y+13
    eor r30, r3
    lpm r3, Z
    movw r30, r22
    std Z+7, r14
    std Z+6, r11
    std Z+5, r13
    std Z+4, r10
    std Z+3, r16
    std Z+2, r2
    std Z+1, r0
    std Z+0, r3
    subi r28, lo8(-(-242))
    sbci r29, hi8(-(-242))
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_present64_80_ecb_encrypt_avr_end
    rjmp .Llwcc_present64_80_ecb_encrypt_avr_group
.Llwcc_present64_80_ecb_encrypt_avr_end:
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
    pop r3
    pop r2
    ret
    .size lwcc_present64_80_ecb_encrypt_avr, .-lwcc_present64_80_ecb_encrypt_avr

    .global lwcc_present64_80_ecb_decrypt_avr
    .type lwcc_present64_80_ecb_decrypt_avr, @function
lwcc_present64_80_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_present64_80_ecb_decrypt_avr_begin
    ret
.Llwcc_present64_80_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
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
.Llwcc_present64_80_ecb_decrypt_avr_group:
    adiw r26, 5
    ld r4, X
    subi r28, lo8(-(256))
    sbci r29, hi8(-(256))
    ldd r5, Y+1
    eor r4, r5
    swap r4
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r14, X+
    ldd r5, Y+3
    eor r14, r5
    ldi r31, hi8(.Ltable_pair_10)
    adiw r26, 5
    ld r30, X
    lpm r5, Z
    ldd r15, Y+0
    eor r5, r15
    mov r19, r5
    eor r19, r4
    andi r19, 204
    eor r5, r19
    eor r4, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    ; round 31 (present.dsl:28)
    lpm r2, Z
    ldd r3, Y+6
    eor r2, r3
    ldi r31, hi8(.Ltable_pair_5)
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X+
    lpm r15, Z
    ldd r3, Y+2
    eor r15, r3
    mov r21, r15
    eor r21, r14
    andi r21, 204
    eor r15, r21
    eor r14, r21
    movw r20, r4 ; r21, r5
    eor r21, r15
    andi r21, 240
    eor r5, r21
    eor r15, r21
    eor r20, r14
    andi r20, 240
    eor r4, r20
    eor r14, r20
    ld r12, X
    ldd r3, Y+7
    eor r12, r3
    swap r12
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X
    lpm r3, Z
    ldd r13, Y+8
    eor r3, r13
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r16, X+
    ldd r13, Y+9
    eor r16, r13
    movw r18, r2 ; r19, r3
    eor r18, r12
    mov r13, r5
    mov r17, r18
    andi r17, 204
    eor r2, r17
    eor r12, r17
    eor r19, r16
    andi r19, 204
    eor r3, r19
    eor r16, r19
    mov r17, r2
    eor r17, r3
    andi r17, 240
    eor r2, r17
    eor r3, r17
    mov r17, r12
    eor r17, r16
    ldi r31, hi8(.Ltable_pair_13)
    mov r30, r14
    lpm r5, Z
    ldd r14, Y+4
    eor r5, r14
    andi r17, 240
    eor r12, r17
    eor r16, r17
    ldi r31, hi8(.Ltable_pair_14)
    mov r30, r4
    lpm r17, Z
    ldd r14, Y+5
    eor r17, r14
    mov r20, r5
    eor r20, r17
    andi r20, 204
    eor r5, r20
    eor r17, r20
    ldi r31, hi8(.Ltable_pair_15)
    mov r30, r16
    lpm r4, Z
    ldd r14, Y+10
    eor r4, r14
    ldi r31, hi8(.Ltable_pair_16)
    mov r30, r12
    lpm r12, Z
    ldd r14, Y+11
    eor r12, r14
    movw r18, r4 ; r19, r5
    eor r18, r12
    andi r18, 204
    eor r4, r18
    eor r12, r18
    eor r19, r4
    andi r19, 240
    eor r5, r19
    eor r4, r19
    mov r16, r17
    eor r16, r12
    andi r16, 240
    eor r17, r16
    eor r12, r16
    ; round 30 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_13)
    mov r30, r12
    lpm r14, Z
    ldd r12, Y+12
    eor r14, r12
    ldi r31, hi8(.Ltable_pair_14)
    mov r30, r17
    lpm r17, Z
    ldd r12, Y+13
    eor r17, r12
    ; round 31 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_17)
    mov r30, r15
    lpm r16, Z
    ldd r12, Y+14
    eor r16, r12
    ldi r31, hi8(.Ltable_pair_18)
    mov r30, r13
    lpm r18, Z
    ldd r15, Y+15
    eor r18, r15
    mov r19, r16
    eor r19, r18
    andi r19, 204
    eor r16, r19
    eor r18, r19
    ldi r31, hi8(.Ltable_pair_19)
    mov r30, r3
    lpm r19, Z
    ldd r3, Y+16
    eor r19, r3
    ldi r31, hi8(.Ltable_pair_20)
    mov r30, r2
    lpm r15, Z
    ldd r2, Y+17
    eor r15, r2
    movw r20, r18 ; r21, r19
    eor r21, r15
    andi r21, 204
    eor r19, r21
    eor r15, r21
    mov r21, r16
    mov r13, r17
    eor r21, r19
    andi r21, 240
    eor r16, r21
    eor r19, r21
    eor r20, r15
    andi r20, 240
    eor r18, r20
    eor r15, r20
    mov r12, r5
    mov r2, r18
    mov r5, r19
    mov r3, r16
    adiw r26, 7
    subi r28, lo8(-(-256))
    sbci r29, hi8(-(-256))
    subi r28, 238
    sbci r29, 254
    ldi r16, 28
.Llwcc_present64_80_ecb_decrypt_avr_round:
    ; round 30 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_15)
    mov r30, r15
    lpm r20, Z
    ld r15, Y+
    eor r20, r15
    ldi r31, hi8(.Ltable_pair_16)
    mov r30, r2
    lpm r15, Z
    ld r2, Y+
    eor r15, r2
    mov r19, r14
    eor r19, r13
    andi r19, 204
    eor r14, r19
    eor r13, r19
    mov r19, r20
    eor r19, r15
    andi r19, 204
    eor r20, r19
    eor r15, r19
    mov r19, r14
    eor r19, r20
    andi r19, 240
    eor r14, r19
    eor r20, r19
    mov r19, r13
    eor r19, r15
    andi r19, 240
    eor r13, r19
    eor r15, r19
    ; round 29 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_13)
    mov r30, r15
    lpm r15, Z
    ld r2, Y+
    eor r15, r2
    ldi r31, hi8(.Ltable_pair_14)
    mov r30, r13
    lpm r13, Z
    ld r2, Y+
    eor r13, r2
    ; round 30 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_17)
    mov r30, r4
    lpm r19, Z
    ld r2, Y+
    eor r19, r2
    ldi r31, hi8(.Ltable_pair_18)
    mov r30, r12
    lpm r18, Z
    ld r2, Y+
    eor r18, r2
    ldi r31, hi8(.Ltable_pair_19)
    mov r30, r5
    lpm r21, Z
    ld r2, Y+
    eor r21, r2
    ldi r31, hi8(.Ltable_pair_20)
    mov r30, r3
    lpm r2, Z
    ld r4, Y+
    eor r2, r4
    mov r17, r19
    eor r17, r18
    andi r17, 204
    eor r19, r17
    eor r18, r17
    mov r17, r21
    eor r17, r2
    andi r17, 204
    eor r21, r17
    eor r2, r17
    mov r17, r19
    eor r17, r21
    andi r17, 240
    eor r19, r17
    eor r21, r17
    mov r17, r18
    eor r17, r2
    andi r17, 240
    eor r18, r17
    eor r2, r17
    movw r4, r20 ; r5, r21
    mov r12, r14
    mov r14, r15
    mov r15, r2
    movw r2, r18 ; r3, r19
    dec r16
    breq .Llwcc_present64_80_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_present64_80_ecb_decrypt_avr_round
.Llwcc_present64_80_ecb_decrypt_avr_rounds_done:
    subi r28, 242
    sbci r29, 1
    ; round 2 (present.dsl:28)
    mov r16, r14
    eor r16, r13
    andi r16, 204
    eor r14, r16
    eor r13, r16
    ldi r31, hi8(.Ltable_pair_15)
    mov r30, r15
    lpm r15, Z
    subi r28, lo8(-(498))
    sbci r29, hi8(-(498))
    ldd r11, Y+0
    eor r15, r11
    ldi r31, hi8(.Ltable_pair_16)
    mov r30, r2
    lpm r11, Z
    ldd r2, Y+1
    eor r11, r2
    movw r18, r14 ; r19, r15
    eor r19, r11
    andi r19, 204
    eor r15, r19
    eor r11, r19
    eor r18, r15
    andi r18, 240
    eor r14, r18
    eor r15, r18
    mov r20, r13
    eor r20, r11
    andi r20, 240
    eor r13, r20
    eor r11, r20
    ; round 1 (present.dsl:28)
    mov r30, r13
    lpm r2, Z
    subi r28, lo8(-(-498))
    sbci r29, hi8(-(-498))
    ldd r13, Y+2
    eor r2, r13
    ldi r31, hi8(.Ltable_pair_12)
    mov r30, r11
    lpm r13, Z
    ldd r11, Y+0
    eor r13, r11
    ldi r31, hi8(.Ltable_pair_21)
    mov r30, r15
    lpm r15, Z
    ldd r11, Y+1
    eor r15, r11
    ldi r31, hi8(.Ltable_pair_20)
    mov r30, r14
    lpm r14, Z
    ldd r11, Y+3
    eor r14, r11
    ; round 2 (present.dsl:28)
    mov r30, r3
    lpm r3, Z
    subi r28, lo8(-(500))
    sbci r29, hi8(-(500))
    ldd r11, Y+3
    eor r3, r11
    ldi r31, hi8(.Ltable_pair_17)
    mov r30, r4
    lpm r4, Z
    ldd r11, Y+0
    eor r4, r11
    ldi r31, hi8(.Ltable_pair_18)
    mov r30, r12
    lpm r12, Z
    ldd r11, Y+1
    eor r12, r11
    mov r19, r4
    eor r19, r12
    andi r19, 204
    eor r4, r19
    eor r12, r19
    ldi r31, hi8(.Ltable_pair_19)
    mov r30, r5
    lpm r5, Z
    ldd r11, Y+2
    eor r5, r11
    movw r18, r4 ; r19, r5
    eor r19, r3
    andi r19, 204
    eor r5, r19
    eor r3, r19
    eor r18, r5
    andi r18, 240
    eor r4, r18
    eor r5, r18
    mov r18, r12
    eor r18, r3
    andi r18, 240
    eor r12, r18
    eor r3, r18
    ; round 1 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_12)
    mov r30, r3
    lpm r3, Z
    subi r28, lo8(-(-495))
    sbci r29, hi8(-(-495))
    ldd r11, Y+0
    eor r3, r11
    ldi r31, hi8(.Ltable_pair_21)
    mov r30, r5
    lpm r5, Z
    ldd r11, Y+1
    eor r5, r11
    ldi r31, hi8(.Ltable_pair_16)
    mov r30, r12
    lpm r12, Z
    ldd r11, Y+2
    eor r12, r11
    ldi r31, hi8(.Ltable_pair_20)
    mov r30, r4
    lpm r4, Z
    ldd r11, Y+3
    eor r4, r11
    movw r30, r22
    std Z+7, r13
    std Z+6, r15
    std Z+5, r2
    std Z+4, r14
    std Z+3, r3
    std Z+2, r5
    std Z+1, r12
    std Z+0, r4
    subi r28, lo8(-(-5))
    sbci r29, hi8(-(-5))
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_present64_80_ecb_decrypt_avr_end
    rjmp .Llwcc_present64_80_ecb_decrypt_avr_group
.Llwcc_present64_80_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_present64_80_ecb_decrypt_avr, .-lwcc_present64_80_ecb_decrypt_avr

    .global lwcc_present64_80_ctr_init_avr
    .type lwcc_present64_80_ctr_init_avr, @function
lwcc_present64_80_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_present64_80_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_present64_80_ctr_nonce_avr
    .size lwcc_present64_80_ctr_init_avr, .-lwcc_present64_80_ctr_init_avr

    .global lwcc_present64_80_ctr_nonce_avr
    .type lwcc_present64_80_ctr_nonce_avr, @function
lwcc_present64_80_ctr_nonce_avr:
    push r2
    push r3
    push r4
    push r16
    push r17
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ; round 2 (present.dsl:28)
    ldd r0, Y+5
    ; round 1 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_0)
    adiw r26, 3
    ld r30, X
    ; round 2 (present.dsl:28)
    eor r30, r0
    ; round 1 (present.dsl:28)
    lpm r2, Z
    ldd r0, Y+6
    ldi r31, hi8(.Ltable_pair_1)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r0
    lpm r0, Z
    ldd r3, Y+7
    ldi r31, hi8(.Ltable_pair_2)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r3
    lpm r3, Z
    ldd r4, Y+8
    ldi r31, hi8(.Ltable_pair_3)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r4
    lpm r4, Z
    movw r16, r2 ; r17, r3
    eor r16, r0
    andi r16, 204
    eor r2, r16
    eor r0, r16
    eor r17, r4
    andi r17, 204
    eor r3, r17
    eor r4, r17
    mov r19, r2
    eor r19, r3
    andi r19, 240
    eor r2, r19
    eor r3, r19
    mov r19, r0
    eor r19, r4
    andi r19, 240
    eor r0, r19
    eor r4, r19
    ; round 2 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_1)
    ; round 1 (present.dsl:28)
    ldd r30, Y+9
    eor r30, r2
    ; round 2 (present.dsl:28)
    lpm r2, Z
    ldi r31, hi8(.Ltable_pair_6)
    ldd r30, Y+11
    eor r30, r0
    lpm r0, Z
    ldi r31, hi8(.Ltable_pair_8)
    ldd r30, Y+14
    eor r30, r3
    lpm r3, Z
    ldi r31, hi8(.Ltable_pair_11)
    ldd r30, Y+16
    eor r30, r4
    lpm r4, Z
    subi r28, lo8(-(504))
    sbci r29, hi8(-(504))
    std Y+0, r2
    std Y+1, r0
    std Y+2, r3
    std Y+3, r4
    pop r29
    pop r28
    pop r17
    pop r16
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_present64_80_ctr_nonce_avr, .-lwcc_present64_80_ctr_nonce_avr

    .global lwcc_present64_80_ctr_crypt_avr
    .type lwcc_present64_80_ctr_crypt_avr, @function
lwcc_present64_80_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_present64_80_ctr_crypt_avr_begin
    ret
.Llwcc_present64_80_ctr_crypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
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
    movw r24, r20
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_present64_80_ctr_crypt_avr_group
    rjmp .Llwcc_present64_80_ctr_crypt_avr_rest
.Llwcc_present64_80_ctr_crypt_avr_group:
    ; round 1 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_0)
    ldd r30, Y+0
    eor r30, r2
    lpm r6, Z
    ldi r31, hi8(.Ltable_pair_1)
    ldd r30, Y+1
    eor r30, r3
    lpm r14, Z
    ldi r31, hi8(.Ltable_pair_2)
    ldd r30, Y+2
    eor r30, r4
    lpm r7, Z
    ldi r31, hi8(.Ltable_pair_3)
    ldd r30, Y+3
    eor r30, r5
    lpm r15, Z
    mov r20, r6
    eor r20, r14
    andi r20, 204
    eor r6, r20
    eor r14, r20
    mov r20, r7
    eor r20, r15
    andi r20, 204
    eor r7, r20
    eor r15, r20
    mov r20, r6
    eor r20, r7
    andi r20, 240
    eor r6, r20
    eor r7, r20
    mov r20, r14
    eor r20, r15
    andi r20, 240
    eor r14, r20
    eor r15, r20
    ; round 2 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_0)
    ; round 1 (present.dsl:28)
    ldd r30, Y+4
    eor r30, r6
    ; round 2 (present.dsl:28)
    lpm r9, Z
    ldi r31, hi8(.Ltable_pair_4)
    ldd r30, Y+10
    eor r30, r14
    lpm r6, Z
    subi r28, lo8(-(504))
    sbci r29, hi8(-(504))
    ldd r8, Y+0
    mov r21, r9
    eor r21, r8
    andi r21, 204
    eor r9, r21
    eor r8, r21
    ldd r13, Y+1
    mov r21, r6
    eor r21, r13
    andi r21, 204
    eor r6, r21
    eor r13, r21
    mov r21, r9
    eor r21, r6
    andi r21, 240
    eor r9, r21
    eor r6, r21
    mov r21, r8
    eor r21, r13
    andi r21, 240
    eor r8, r21
    eor r13, r21
    ; round 3 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_0)
    subi r28, lo8(-(-492))
    sbci r29, hi8(-(-492))
    ; round 2 (present.dsl:28)
    ldd r30, Y+0
    eor r30, r9
    ; round 3 (present.dsl:28)
    lpm r14, Z
    ; round 2 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_7)
    ; round 3 (present.dsl:28)
    ldd r30, Y+1
    eor r30, r7
    ; round 2 (present.dsl:28)
    lpm r16, Z
    ldi r31, hi8(.Ltable_pair_9)
    ldd r30, Y+3
    eor r30, r15
    lpm r7, Z
    subi r28, lo8(-(494))
    sbci r29, hi8(-(494))
    ldd r9, Y+0
    mov r17, r16
    eor r17, r9
    andi r17, 204
    eor r16, r17
    eor r9, r17
    ldd r12, Y+1
    mov r17, r7
    eor r17, r12
    andi r17, 204
    eor r7, r17
    eor r12, r17
    mov r17, r16
    eor r17, r7
    andi r17, 240
    eor r16, r17
    eor r7, r17
    mov r17, r9
    eor r17, r12
    andi r17, 240
    eor r9, r17
    eor r12, r17
    subi r28, lo8(-(-489))
    sbci r29, hi8(-(-489))
    ldd r15, Y+0
    eor r15, r16
    subi r28, lo8(-(-17))
    sbci r29, hi8(-(-17))
    adiw r28, 18
    ldi r16, 28
.Llwcc_present64_80_ctr_crypt_avr_round:
    ; round 3 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r15
    lpm r18, Z
    ldi r31, hi8(.Ltable_pair_4)
    ld r30, Y+
    eor r30, r8
    lpm r15, Z
    ldi r31, hi8(.Ltable_pair_6)
    ld r30, Y+
    eor r30, r9
    lpm r8, Z
    movw r20, r14 ; r21, r15
    eor r20, r18
    andi r20, 204
    eor r14, r20
    eor r18, r20
    eor r21, r8
    andi r21, 204
    eor r15, r21
    eor r8, r21
    mov r19, r14
    eor r19, r15
    andi r19, 240
    eor r14, r19
    eor r15, r19
    mov r19, r18
    eor r19, r8
    andi r19, 240
    eor r18, r19
    eor r8, r19
    ; round 4 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_0)
    ; round 3 (present.dsl:28)
    ld r30, Y+
    eor r30, r14
    ; round 4 (present.dsl:28)
    lpm r14, Z
    ; round 3 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_7)
    ; round 4 (present.dsl:28)
    ld r30, Y+
    eor r30, r6
    ; round 3 (present.dsl:28)
    lpm r9, Z
    ldi r31, hi8(.Ltable_pair_8)
    ld r30, Y+
    eor r30, r7
    lpm r21, Z
    ldi r31, hi8(.Ltable_pair_9)
    ld r30, Y+
    eor r30, r13
    lpm r20, Z
    ldi r31, hi8(.Ltable_pair_11)
    ld r30, Y+
    eor r30, r12
    lpm r12, Z
    mov r6, r9
    eor r6, r21
    mov r13, r15
    mov r19, r6
    mov r6, r13
    andi r19, 204
    eor r9, r19
    eor r21, r19
    mov r19, r20
    mov r17, r21
    eor r19, r12
    andi r19, 204
    eor r20, r19
    eor r12, r19
    mov r19, r9
    mov r13, r8
    eor r19, r20
    andi r19, 240
    eor r9, r19
    eor r20, r19
    eor r17, r12
    andi r17, 240
    eor r21, r17
    eor r12, r17
    ld r15, Y+
    eor r15, r9
    mov r9, r21
    mov r7, r20
    mov r8, r18
    dec r16
    breq .Llwcc_present64_80_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_present64_80_ctr_crypt_avr_round
.Llwcc_present64_80_ctr_crypt_avr_rounds_done:
    subi r28, 242
    sbci r29, 0
    ; round 31 (present.dsl:28)
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r15
    lpm r11, Z
    mov r18, r14
    eor r18, r11
    andi r18, 204
    eor r14, r18
    eor r11, r18
    ldi r31, hi8(.Ltable_pair_4)
    subi r28, lo8(-(242))
    sbci r29, hi8(-(242))
    ldd r30, Y+0
    eor r30, r8
    lpm r15, Z
    ldi r31, hi8(.Ltable_pair_6)
    ldd r30, Y+1
    eor r30, r9
    lpm r8, Z
    movw r18, r14 ; r19, r15
    eor r19, r8
    andi r19, 204
    eor r15, r19
    eor r8, r19
    eor r18, r15
    andi r18, 240
    eor r14, r18
    eor r15, r18
    ldd r9, Y+10
    eor r9, r15
    ldd r15, Y+2
    eor r14, r15
    swap r9
    mov r18, r11
    eor r18, r8
    andi r18, 240
    eor r11, r18
    eor r8, r18
    ldd r15, Y+8
    eor r15, r11
    ldi r31, hi8(.Ltable_pair_7)
    ldd r30, Y+3
    eor r30, r6
    lpm r18, Z
    ldi r31, hi8(.Ltable_pair_8)
    ldd r30, Y+4
    eor r30, r7
    lpm r7, Z
    mov r16, r18
    eor r16, r7
    ldi r31, hi8(.Ltable_pair_9)
    ldd r30, Y+5
    eor r30, r13
    lpm r13, Z
    andi r16, 204
    eor r18, r16
    ldi r31, hi8(.Ltable_pair_11)
    ldd r30, Y+6
    eor r30, r12
    lpm r6, Z
    eor r7, r16
    mov r16, r13
    mov r20, r18
    eor r16, r6
    andi r16, 204
    eor r13, r16
    eor r6, r16
    eor r20, r13
    andi r20, 240
    eor r18, r20
    eor r13, r20
    ldd r11, Y+11
    eor r11, r13
    ldd r19, Y+7
    eor r19, r18
    swap r11
    mov r18, r7
    eor r18, r6
    andi r18, 240
    eor r7, r18
    eor r6, r18
    ldd r18, Y+9
    eor r18, r7
    adiw r26, 7
    ld r7, X
    ldi r31, hi8(.Ltable_pair_5)
    mov r30, r15
    lpm r15, Z
    mov r30, r18
    lpm r18, Z
    eor r7, r14
    ldi r31, hi8(.Ltable_pair_10)
    ldd r30, Y+12
    eor r30, r8
    lpm r8, Z
    ldd r30, Y+13
    eor r30, r6
    lpm r14, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r6, X
    eor r6, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X
    eor r19, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X
    eor r15, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r18, X
    eor r18, r9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r9, X
    eor r9, r11
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r11, X
    eor r11, r8
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r8, X
    eor r8, r14
    movw r30, r22
    std Z+7, r7
    std Z+6, r6
    std Z+5, r19
    std Z+4, r15
    std Z+3, r18
    std Z+2, r9
    std Z+1, r11
    std Z+0, r8
    subi r28, lo8(-(-242))
    sbci r29, hi8(-(-242))
    adiw r26, 8
    subi r22, 248
    sbci r23, 255
    sec
    adc r2, r1
    adc r3, r1
    adc r4, r1
    adc r5, r1
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_present64_80_ctr_crypt_avr_rest
    rjmp .Llwcc_present64_80_ctr_crypt_avr_group
.Llwcc_present64_80_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r0
    tst r0
    brne .Llwcc_present64_80_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_present64_80_ctr_crypt_avr_end
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
.Llwcc_present64_80_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_present64_80_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    movw r22, r28
    movw r28, r30
    rjmp .Llwcc_present64_80_ctr_crypt_avr_group
.Llwcc_present64_80_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_present64_80_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_present64_80_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_present64_80_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_present64_80_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_present64_80_ctr_crypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_present64_80_ctr_crypt_avr, .-lwcc_present64_80_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_pair_0:
    .byte 0xf0, 0xb1, 0xb4, 0xe5, 0xe1, 0xa0, 0xe4, 0xf1, 0xa5, 0xf4, 0xf5, 0xe0, 0xb0, 0xb5, 0xa1, 0xa4
    .byte 0x72, 0x33, 0x36, 0x67, 0x63, 0x22, 0x66, 0x73, 0x27, 0x76, 0x77, 0x62, 0x32, 0x37, 0x23, 0x26
    .byte 0x78, 0x39, 0x3c, 0x6d, 0x69, 0x28, 0x6c, 0x79, 0x2d, 0x7c, 0x7d, 0x68, 0x38, 0x3d, 0x29, 0x2c
    .byte 0xda, 0x9b, 0x9e, 0xcf, 0xcb, 0x8a, 0xce, 0xdb, 0x8f, 0xde, 0xdf, 0xca, 0x9a, 0x9f, 0x8b, 0x8e
    .byte 0xd2, 0x93, 0x96, 0xc7, 0xc3, 0x82, 0xc6, 0xd3, 0x87, 0xd6, 0xd7, 0xc2, 0x92, 0x97, 0x83, 0x86
    .byte 0x50, 0x11, 0x14, 0x45, 0x41, 0x00, 0x44, 0x51, 0x05, 0x54, 0x55, 0x40, 0x10, 0x15, 0x01, 0x04
    .byte 0xd8, 0x99, 0x9c, 0xcd, 0xc9, 0x88, 0xcc, 0xd9, 0x8d, 0xdc, 0xdd, 0xc8, 0x98, 0x9d, 0x89, 0x8c
    .byte 0xf2, 0xb3, 0xb6, 0xe7, 0xe3, 0xa2, 0xe6, 0xf3, 0xa7, 0xf6, 0xf7, 0xe2, 0xb2, 0xb7, 0xa3, 0xa6
    .byte 0x5a, 0x1b, 0x1e, 0x4f, 0x4b, 0x0a, 0x4e, 0x5b, 0x0f, 0x5e, 0x5f, 0x4a, 0x1a, 0x1f, 0x0b, 0x0e
    .byte 0xf8, 0xb9, 0xbc, 0xed, 0xe9, 0xa8, 0xec, 0xf9, 0xad, 0xfc, 0xfd, 0xe8, 0xb8, 0xbd, 0xa9, 0xac
    .byte 0xfa, 0xbb, 0xbe, 0xef, 0xeb, 0xaa, 0xee, 0xfb, 0xaf, 0xfe, 0xff, 0xea, 0xba, 0xbf, 0xab, 0xae
    .byte 0xd0, 0x91, 0x94, 0xc5, 0xc1, 0x80, 0xc4, 0xd1, 0x85, 0xd4, 0xd5, 0xc0, 0x90, 0x95, 0x81, 0x84
    .byte 0x70, 0x31, 0x34, 0x65, 0x61, 0x20, 0x64, 0x71, 0x25, 0x74, 0x75, 0x60, 0x30, 0x35, 0x21, 0x24
    .byte 0x7a, 0x3b, 0x3e, 0x6f, 0x6b, 0x2a, 0x6e, 0x7b, 0x2f, 0x7e, 0x7f, 0x6a, 0x3a, 0x3f, 0x2b, 0x2e
    .byte 0x52, 0x13, 0x16, 0x47, 0x43, 0x02, 0x46, 0x53, 0x07, 0x56, 0x57, 0x42, 0x12, 0x17, 0x03, 0x06
    .byte 0x58, 0x19, 0x1c, 0x4d, 0x49, 0x08, 0x4c, 0x59, 0x0d, 0x5c, 0x5d, 0x48, 0x18, 0x1d, 0x09, 0x0c
    .balign 256
.Ltable_pair_1:
    .byte 0xf0, 0xe4, 0xe1, 0xb5, 0xb4, 0xa0, 0xb1, 0xf4, 0xa5, 0xf1, 0xf5, 0xb0, 0xe0, 0xe5, 0xa4, 0xa1
    .byte 0xd8, 0xcc, 0xc9, 0x9d, 0x9c, 0x88, 0x99, 0xdc, 0x8d, 0xd9, 0xdd, 0x98, 0xc8, 0xcd, 0x8c, 0x89
    .byte 0xd2, 0xc6, 0xc3, 0x97, 0x96, 0x82, 0x93, 0xd6, 0x87, 0xd3, 0xd7, 0x92, 0xc2, 0xc7, 0x86, 0x83
    .byte 0x7a, 0x6e, 0x6b, 0x3f, 0x3e, 0x2a, 0x3b, 0x7e, 0x2f, 0x7b, 0x7f, 0x3a, 0x6a, 0x6f, 0x2e, 0x2b
    .byte 0x78, 0x6c, 0x69, 0x3d, 0x3c, 0x28, 0x39, 0x7c, 0x2d, 0x79, 0x7d, 0x38, 0x68, 0x6d, 0x2c, 0x29
    .byte 0x50, 0x44, 0x41, 0x15, 0x14, 0x00, 0x11, 0x54, 0x05, 0x51, 0x55, 0x10, 0x40, 0x45, 0x04, 0x01
    .byte 0x72, 0x66, 0x63, 0x37, 0x36, 0x22, 0x33, 0x76, 0x27, 0x73, 0x77, 0x32, 0x62, 0x67, 0x26, 0x23
    .byte 0xf8, 0xec, 0xe9, 0xbd, 0xbc, 0xa8, 0xb9, 0xfc, 0xad, 0xf9, 0xfd, 0xb8, 0xe8, 0xed, 0xac, 0xa9
    .byte 0x5a, 0x4e, 0x4b, 0x1f, 0x1e, 0x0a, 0x1b, 0x5e, 0x0f, 0x5b, 0x5f, 0x1a, 0x4a, 0x4f, 0x0e, 0x0b
    .byte 0xf2, 0xe6, 0xe3, 0xb7, 0xb6, 0xa2, 0xb3, 0xf6, 0xa7, 0xf3, 0xf7, 0xb2, 0xe2, 0xe7, 0xa6, 0xa3
    .byte 0xfa, 0xee, 0xeb, 0xbf, 0xbe, 0xaa, 0xbb, 0xfe, 0xaf, 0xfb, 0xff, 0xba, 0xea, 0xef, 0xae, 0xab
    .byte 0x70, 0x64, 0x61, 0x35, 0x34, 0x20, 0x31, 0x74, 0x25, 0x71, 0x75, 0x30, 0x60, 0x65, 0x24, 0x21
    .byte 0xd0, 0xc4, 0xc1, 0x95, 0x94, 0x80, 0x91, 0xd4, 0x85, 0xd1, 0xd5, 0x90, 0xc0, 0xc5, 0x84, 0x81
    .byte 0xda, 0xce, 0xcb, 0x9f, 0x9e, 0x8a, 0x9b, 0xde, 0x8f, 0xdb, 0xdf, 0x9a, 0xca, 0xcf, 0x8e, 0x8b
    .byte 0x58, 0x4c, 0x49, 0x1d, 0x1c, 0x08, 0x19, 0x5c, 0x0d, 0x59, 0x5d, 0x18, 0x48, 0x4d, 0x0c, 0x09
    .byte 0x52, 0x46, 0x43, 0x17, 0x16, 0x02, 0x13, 0x56, 0x07, 0x53, 0x57, 0x12, 0x42, 0x47, 0x06, 0x03
    .balign 256
.Ltable_pair_2:
    .byte 0x0f, 0x1b, 0x4b, 0x5e, 0x1e, 0x0a, 0x4e, 0x1f, 0x5a, 0x4f, 0x5f, 0x0e, 0x0b, 0x5b, 0x1a, 0x4a
    .byte 0x27, 0x33, 0x63, 0x76, 0x36, 0x22, 0x66, 0x37, 0x72, 0x67, 0x77, 0x26, 0x23, 0x73, 0x32, 0x62
    .byte 0x87, 0x93, 0xc3, 0xd6, 0x96, 0x82, 0xc6, 0x97, 0xd2, 0xc7, 0xd7, 0x86, 0x83, 0xd3, 0x92, 0xc2
    .byte 0xad, 0xb9, 0xe9, 0xfc, 0xbc, 0xa8, 0xec, 0xbd, 0xf8, 0xed, 0xfd, 0xac, 0xa9, 0xf9, 0xb8, 0xe8
    .byte 0x2d, 0x39, 0x69, 0x7c, 0x3c, 0x28, 0x6c, 0x3d, 0x78, 0x6d, 0x7d, 0x2c, 0x29, 0x79, 0x38, 0x68
    .byte 0x05, 0x11, 0x41, 0x54, 0x14, 0x00, 0x44, 0x15, 0x50, 0x45, 0x55, 0x04, 0x01, 0x51, 0x10, 0x40
    .byte 0x8d, 0x99, 0xc9, 0xdc, 0x9c, 0x88, 0xcc, 0x9d, 0xd8, 0xcd, 0xdd, 0x8c, 0x89, 0xd9, 0x98, 0xc8
    .byte 0x2f, 0x3b, 0x6b, 0x7e, 0x3e, 0x2a, 0x6e, 0x3f, 0x7a, 0x6f, 0x7f, 0x2e, 0x2b, 0x7b, 0x3a, 0x6a
    .byte 0xa5, 0xb1, 0xe1, 0xf4, 0xb4, 0xa0, 0xe4, 0xb5, 0xf0, 0xe5, 0xf5, 0xa4, 0xa1, 0xf1, 0xb0, 0xe0
    .byte 0x8f, 0x9b, 0xcb, 0xde, 0x9e, 0x8a, 0xce, 0x9f, 0xda, 0xcf, 0xdf, 0x8e, 0x8b, 0xdb, 0x9a, 0xca
    .byte 0xaf, 0xbb, 0xeb, 0xfe, 0xbe, 0xaa, 0xee, 0xbf, 0xfa, 0xef, 0xff, 0xae, 0xab, 0xfb, 0xba, 0xea
    .byte 0x0d, 0x19, 0x49, 0x5c, 0x1c, 0x08, 0x4c, 0x1d, 0x58, 0x4d, 0x5d, 0x0c, 0x09, 0x59, 0x18, 0x48
    .byte 0x07, 0x13, 0x43, 0x56, 0x16, 0x02, 0x46, 0x17, 0x52, 0x47, 0x57, 0x06, 0x03, 0x53, 0x12, 0x42
    .byte 0xa7, 0xb3, 0xe3, 0xf6, 0xb6, 0xa2, 0xe6, 0xb7, 0xf2, 0xe7, 0xf7, 0xa6, 0xa3, 0xf3, 0xb2, 0xe2
    .byte 0x25, 0x31, 0x61, 0x74, 0x34, 0x20, 0x64, 0x35, 0x70, 0x65, 0x75, 0x24, 0x21, 0x71, 0x30, 0x60
    .byte 0x85, 0x91, 0xc1, 0xd4, 0x94, 0x80, 0xc4, 0x95, 0xd0, 0xc5, 0xd5, 0x84, 0x81, 0xd1, 0x90, 0xc0
    .balign 256
.Ltable_pair_3:
    .byte 0x0f, 0x4e, 0x1e, 0x5b, 0x4b, 0x0a, 0x1b, 0x4f, 0x5a, 0x1f, 0x5f, 0x0b, 0x0e, 0x5e, 0x4a, 0x1a
    .byte 0x8d, 0xcc, 0x9c, 0xd9, 0xc9, 0x88, 0x99, 0xcd, 0xd8, 0x9d, 0xdd, 0x89, 0x8c, 0xdc, 0xc8, 0x98
    .byte 0x2d, 0x6c, 0x3c, 0x79, 0x69, 0x28, 0x39, 0x6d, 0x78, 0x3d, 0x7d, 0x29, 0x2c, 0x7c, 0x68, 0x38
    .byte 0xa7, 0xe6, 0xb6, 0xf3, 0xe3, 0xa2, 0xb3, 0xe7, 0xf2, 0xb7, 0xf7, 0xa3, 0xa6, 0xf6, 0xe2, 0xb2
    .byte 0x87, 0xc6, 0x96, 0xd3, 0xc3, 0x82, 0x93, 0xc7, 0xd2, 0x97, 0xd7, 0x83, 0x86, 0xd6, 0xc2, 0x92
    .byte 0x05, 0x44, 0x14, 0x51, 0x41, 0x00, 0x11, 0x45, 0x50, 0x15, 0x55, 0x01, 0x04, 0x54, 0x40, 0x10
    .byte 0x27, 0x66, 0x36, 0x73, 0x63, 0x22, 0x33, 0x67, 0x72, 0x37, 0x77, 0x23, 0x26, 0x76, 0x62, 0x32
    .byte 0x8f, 0xce, 0x9e, 0xdb, 0xcb, 0x8a, 0x9b, 0xcf, 0xda, 0x9f, 0xdf, 0x8b, 0x8e, 0xde, 0xca, 0x9a
    .byte 0xa5, 0xe4, 0xb4, 0xf1, 0xe1, 0xa0, 0xb1, 0xe5, 0xf0, 0xb5, 0xf5, 0xa1, 0xa4, 0xf4, 0xe0, 0xb0
    .byte 0x2f, 0x6e, 0x3e, 0x7b, 0x6b, 0x2a, 0x3b, 0x6f, 0x7a, 0x3f, 0x7f, 0x2b, 0x2e, 0x7e, 0x6a, 0x3a
    .byte 0xaf, 0xee, 0xbe, 0xfb, 0xeb, 0xaa, 0xbb, 0xef, 0xfa, 0xbf, 0xff, 0xab, 0xae, 0xfe, 0xea, 0xba
    .byte 0x07, 0x46, 0x16, 0x53, 0x43, 0x02, 0x13, 0x47, 0x52, 0x17, 0x57, 0x03, 0x06, 0x56, 0x42, 0x12
    .byte 0x0d, 0x4c, 0x1c, 0x59, 0x49, 0x08, 0x19, 0x4d, 0x58, 0x1d, 0x5d, 0x09, 0x0c, 0x5c, 0x48, 0x18
    .byte 0xad, 0xec, 0xbc, 0xf9, 0xe9, 0xa8, 0xb9, 0xed, 0xf8, 0xbd, 0xfd, 0xa9, 0xac, 0xfc, 0xe8, 0xb8
    .byte 0x85, 0xc4, 0x94, 0xd1, 0xc1, 0x80, 0x91, 0xc5, 0xd0, 0x95, 0xd5, 0x81, 0x84, 0xd4, 0xc0, 0x90
    .byte 0x25, 0x64, 0x34, 0x71, 0x61, 0x20, 0x31, 0x65, 0x70, 0x35, 0x75, 0x21, 0x24, 0x74, 0x60, 0x30
    .balign 256
.Ltable_pair_4:
    .byte 0x0f, 0x1e, 0x5a, 0x0b, 0x1b, 0x0a, 0x4f, 0x5b, 0x4b, 0x4e, 0x5f, 0x1a, 0x5e, 0x1f, 0x0e, 0x4a
    .byte 0x2d, 0x3c, 0x78, 0x29, 0x39, 0x28, 0x6d, 0x79, 0x69, 0x6c, 0x7d, 0x38, 0x7c, 0x3d, 0x2c, 0x68
    .byte 0xa5, 0xb4, 0xf0, 0xa1, 0xb1, 0xa0, 0xe5, 0xf1, 0xe1, 0xe4, 0xf5, 0xb0, 0xf4, 0xb5, 0xa4, 0xe0
    .byte 0x07, 0x16, 0x52, 0x03, 0x13, 0x02, 0x47, 0x53, 0x43, 0x46, 0x57, 0x12, 0x56, 0x17, 0x06, 0x42
    .byte 0x27, 0x36, 0x72, 0x23, 0x33, 0x22, 0x67, 0x73, 0x63, 0x66, 0x77, 0x32, 0x76, 0x37, 0x26, 0x62
    .byte 0x05, 0x14, 0x50, 0x01, 0x11, 0x00, 0x45, 0x51, 0x41, 0x44, 0x55, 0x10, 0x54, 0x15, 0x04, 0x40
    .byte 0x8f, 0x9e, 0xda, 0x8b, 0x9b, 0x8a, 0xcf, 0xdb, 0xcb, 0xce, 0xdf, 0x9a, 0xde, 0x9f, 0x8e, 0xca
    .byte 0xa7, 0xb6, 0xf2, 0xa3, 0xb3, 0xa2, 0xe7, 0xf3, 0xe3, 0xe6, 0xf7, 0xb2, 0xf6, 0xb7, 0xa6, 0xe2
    .byte 0x87, 0x96, 0xd2, 0x83, 0x93, 0x82, 0xc7, 0xd3, 0xc3, 0xc6, 0xd7, 0x92, 0xd6, 0x97, 0x86, 0xc2
    .byte 0x8d, 0x9c, 0xd8, 0x89, 0x99, 0x88, 0xcd, 0xd9, 0xc9, 0xcc, 0xdd, 0x98, 0xdc, 0x9d, 0x8c, 0xc8
    .byte 0xaf, 0xbe, 0xfa, 0xab, 0xbb, 0xaa, 0xef, 0xfb, 0xeb, 0xee, 0xff, 0xba, 0xfe, 0xbf, 0xae, 0xea
    .byte 0x25, 0x34, 0x70, 0x21, 0x31, 0x20, 0x65, 0x71, 0x61, 0x64, 0x75, 0x30, 0x74, 0x35, 0x24, 0x60
    .byte 0xad, 0xbc, 0xf8, 0xa9, 0xb9, 0xa8, 0xed, 0xf9, 0xe9, 0xec, 0xfd, 0xb8, 0xfc, 0xbd, 0xac, 0xe8
    .byte 0x2f, 0x3e, 0x7a, 0x2b, 0x3b, 0x2a, 0x6f, 0x7b, 0x6b, 0x6e, 0x7f, 0x3a, 0x7e, 0x3f, 0x2e, 0x6a
    .byte 0x0d, 0x1c, 0x58, 0x09, 0x19, 0x08, 0x4d, 0x59, 0x49, 0x4c, 0x5d, 0x18, 0x5c, 0x1d, 0x0c, 0x48
    .byte 0x85, 0x94, 0xd0, 0x81, 0x91, 0x80, 0xc5, 0xd1, 0xc1, 0xc4, 0xd5, 0x90, 0xd4, 0x95, 0x84, 0xc0
    .balign 256
.Ltable_pair_6:
    .byte 0x0f, 0x4b, 0x5a, 0x0e, 0x4e, 0x0a, 0x1f, 0x5e, 0x1e, 0x1b, 0x5f, 0x4a, 0x5b, 0x4f, 0x0b, 0x1a
    .byte 0x87, 0xc3, 0xd2, 0x86, 0xc6, 0x82, 0x97, 0xd6, 0x96, 0x93, 0xd7, 0xc2, 0xd3, 0xc7, 0x83, 0x92
    .byte 0xa5, 0xe1, 0xf0, 0xa4, 0xe4, 0xa0, 0xb5, 0xf4, 0xb4, 0xb1, 0xf5, 0xe0, 0xf1, 0xe5, 0xa1, 0xb0
    .byte 0x0d, 0x49, 0x58, 0x0c, 0x4c, 0x08, 0x1d, 0x5c, 0x1c, 0x19, 0x5d, 0x48, 0x59, 0x4d, 0x09, 0x18
    .byte 0x8d, 0xc9, 0xd8, 0x8c, 0xcc, 0x88, 0x9d, 0xdc, 0x9c, 0x99, 0xdd, 0xc8, 0xd9, 0xcd, 0x89, 0x98
    .byte 0x05, 0x41, 0x50, 0x04, 0x44, 0x00, 0x15, 0x54, 0x14, 0x11, 0x55, 0x40, 0x51, 0x45, 0x01, 0x10
    .byte 0x2f, 0x6b, 0x7a, 0x2e, 0x6e, 0x2a, 0x3f, 0x7e, 0x3e, 0x3b, 0x7f, 0x6a, 0x7b, 0x6f, 0x2b, 0x3a
    .byte 0xad, 0xe9, 0xf8, 0xac, 0xec, 0xa8, 0xbd, 0xfc, 0xbc, 0xb9, 0xfd, 0xe8, 0xf9, 0xed, 0xa9, 0xb8
    .byte 0x2d, 0x69, 0x78, 0x2c, 0x6c, 0x28, 0x3d, 0x7c, 0x3c, 0x39, 0x7d, 0x68, 0x79, 0x6d, 0x29, 0x38
    .byte 0x27, 0x63, 0x72, 0x26, 0x66, 0x22, 0x37, 0x76, 0x36, 0x33, 0x77, 0x62, 0x73, 0x67, 0x23, 0x32
    .byte 0xaf, 0xeb, 0xfa, 0xae, 0xee, 0xaa, 0xbf, 0xfe, 0xbe, 0xbb, 0xff, 0xea, 0xfb, 0xef, 0xab, 0xba
    .byte 0x85, 0xc1, 0xd0, 0x84, 0xc4, 0x80, 0x95, 0xd4, 0x94, 0x91, 0xd5, 0xc0, 0xd1, 0xc5, 0x81, 0x90
    .byte 0xa7, 0xe3, 0xf2, 0xa6, 0xe6, 0xa2, 0xb7, 0xf6, 0xb6, 0xb3, 0xf7, 0xe2, 0xf3, 0xe7, 0xa3, 0xb2
    .byte 0x8f, 0xcb, 0xda, 0x8e, 0xce, 0x8a, 0x9f, 0xde, 0x9e, 0x9b, 0xdf, 0xca, 0xdb, 0xcf, 0x8b, 0x9a
    .byte 0x07, 0x43, 0x52, 0x06, 0x46, 0x02, 0x17, 0x56, 0x16, 0x13, 0x57, 0x42, 0x53, 0x47, 0x03, 0x12
    .byte 0x25, 0x61, 0x70, 0x24, 0x64, 0x20, 0x35, 0x74, 0x34, 0x31, 0x75, 0x60, 0x71, 0x65, 0x21, 0x30
    .balign 256
.Ltable_pair_7:
    .byte 0xf0, 0x72, 0x78, 0xda, 0xd2, 0x50, 0xd8, 0xf2, 0x5a, 0xf8, 0xfa, 0xd0, 0x70, 0x7a, 0x52, 0x58
    .byte 0xb1, 0x33, 0x39, 0x9b, 0x93, 0x11, 0x99, 0xb3, 0x1b, 0xb9, 0xbb, 0x91, 0x31, 0x3b, 0x13, 0x19
    .byte 0xb4, 0x36, 0x3c, 0x9e, 0x96, 0x14, 0x9c, 0xb6, 0x1e, 0xbc, 0xbe, 0x94, 0x34, 0x3e, 0x16, 0x1c
    .byte 0xe5, 0x67, 0x6d, 0xcf, 0xc7, 0x45, 0xcd, 0xe7, 0x4f, 0xed, 0xef, 0xc5, 0x65, 0x6f, 0x47, 0x4d
    .byte 0xe1, 0x63, 0x69, 0xcb, 0xc3, 0x41, 0xc9, 0xe3, 0x4b, 0xe9, 0xeb, 0xc1, 0x61, 0x6b, 0x43, 0x49
    .byte 0xa0, 0x22, 0x28, 0x8a, 0x82, 0x00, 0x88, 0xa2, 0x0a, 0xa8, 0xaa, 0x80, 0x20, 0x2a, 0x02, 0x08
    .byte 0xe4, 0x66, 0x6c, 0xce, 0xc6, 0x44, 0xcc, 0xe6, 0x4e, 0xec, 0xee, 0xc4, 0x64, 0x6e, 0x46, 0x4c
    .byte 0xf1, 0x73, 0x79, 0xdb, 0xd3, 0x51, 0xd9, 0xf3, 0x5b, 0xf9, 0xfb, 0xd1, 0x71, 0x7b, 0x53, 0x59
    .byte 0xa5, 0x27, 0x2d, 0x8f, 0x87, 0x05, 0x8d, 0xa7, 0x0f, 0xad, 0xaf, 0x85, 0x25, 0x2f, 0x07, 0x0d
    .byte 0xf4, 0x76, 0x7c, 0xde, 0xd6, 0x54, 0xdc, 0xf6, 0x5e, 0xfc, 0xfe, 0xd4, 0x74, 0x7e, 0x56, 0x5c
    .byte 0xf5, 0x77, 0x7d, 0xdf, 0xd7, 0x55, 0xdd, 0xf7, 0x5f, 0xfd, 0xff, 0xd5, 0x75, 0x7f, 0x57, 0x5d
    .byte 0xe0, 0x62, 0x68, 0xca, 0xc2, 0x40, 0xc8, 0xe2, 0x4a, 0xe8, 0xea, 0xc0, 0x60, 0x6a, 0x42, 0x48
    .byte 0xb0, 0x32, 0x38, 0x9a, 0x92, 0x10, 0x98, 0xb2, 0x1a, 0xb8, 0xba, 0x90, 0x30, 0x3a, 0x12, 0x18
    .byte 0xb5, 0x37, 0x3d, 0x9f, 0x97, 0x15, 0x9d, 0xb7, 0x1f, 0xbd, 0xbf, 0x95, 0x35, 0x3f, 0x17, 0x1d
    .byte 0xa1, 0x23, 0x29, 0x8b, 0x83, 0x01, 0x89, 0xa3, 0x0b, 0xa9, 0xab, 0x81, 0x21, 0x2b, 0x03, 0x09
    .byte 0xa4, 0x26, 0x2c, 0x8e, 0x86, 0x04, 0x8c, 0xa6, 0x0e, 0xac, 0xae, 0x84, 0x24, 0x2e, 0x06, 0x0c
    .balign 256
.Ltable_pair_8:
    .byte 0xf0, 0xd8, 0xd2, 0x7a, 0x78, 0x50, 0x72, 0xf8, 0x5a, 0xf2, 0xfa, 0x70, 0xd0, 0xda, 0x58, 0x52
    .byte 0xe4, 0xcc, 0xc6, 0x6e, 0x6c, 0x44, 0x66, 0xec, 0x4e, 0xe6, 0xee, 0x64, 0xc4, 0xce, 0x4c, 0x46
    .byte 0xe1, 0xc9, 0xc3, 0x6b, 0x69, 0x41, 0x63, 0xe9, 0x4b, 0xe3, 0xeb, 0x61, 0xc1, 0xcb, 0x49, 0x43
    .byte 0xb5, 0x9d, 0x97, 0x3f, 0x3d, 0x15, 0x37, 0xbd, 0x1f, 0xb7, 0xbf, 0x35, 0x95, 0x9f, 0x1d, 0x17
    .byte 0xb4, 0x9c, 0x96, 0x3e, 0x3c, 0x14, 0x36, 0xbc, 0x1e, 0xb6, 0xbe, 0x34, 0x94, 0x9e, 0x1c, 0x16
    .byte 0xa0, 0x88, 0x82, 0x2a, 0x28, 0x00, 0x22, 0xa8, 0x0a, 0xa2, 0xaa, 0x20, 0x80, 0x8a, 0x08, 0x02
    .byte 0xb1, 0x99, 0x93, 0x3b, 0x39, 0x11, 0x33, 0xb9, 0x1b, 0xb3, 0xbb, 0x31, 0x91, 0x9b, 0x19, 0x13
    .byte 0xf4, 0xdc, 0xd6, 0x7e, 0x7c, 0x54, 0x76, 0xfc, 0x5e, 0xf6, 0xfe, 0x74, 0xd4, 0xde, 0x5c, 0x56
    .byte 0xa5, 0x8d, 0x87, 0x2f, 0x2d, 0x05, 0x27, 0xad, 0x0f, 0xa7, 0xaf, 0x25, 0x85, 0x8f, 0x0d, 0x07
    .byte 0xf1, 0xd9, 0xd3, 0x7b, 0x79, 0x51, 0x73, 0xf9, 0x5b, 0xf3, 0xfb, 0x71, 0xd1, 0xdb, 0x59, 0x53
    .byte 0xf5, 0xdd, 0xd7, 0x7f, 0x7d, 0x55, 0x77, 0xfd, 0x5f, 0xf7, 0xff, 0x75, 0xd5, 0xdf, 0x5d, 0x57
    .byte 0xb0, 0x98, 0x92, 0x3a, 0x38, 0x10, 0x32, 0xb8, 0x1a, 0xb2, 0xba, 0x30, 0x90, 0x9a, 0x18, 0x12
    .byte 0xe0, 0xc8, 0xc2, 0x6a, 0x68, 0x40, 0x62, 0xe8, 0x4a, 0xe2, 0xea, 0x60, 0xc0, 0xca, 0x48, 0x42
    .byte 0xe5, 0xcd, 0xc7, 0x6f, 0x6d, 0x45, 0x67, 0xed, 0x4f, 0xe7, 0xef, 0x65, 0xc5, 0xcf, 0x4d, 0x47
    .byte 0xa4, 0x8c, 0x86, 0x2e, 0x2c, 0x04, 0x26, 0xac, 0x0e, 0xa6, 0xae, 0x24, 0x84, 0x8e, 0x0c, 0x06
    .byte 0xa1, 0x89, 0x83, 0x2b, 0x29, 0x01, 0x23, 0xa9, 0x0b, 0xa3, 0xab, 0x21, 0x81, 0x8b, 0x09, 0x03
    .balign 256
.Ltable_pair_9:
    .byte 0x0f, 0x2d, 0xa5, 0x07, 0x27, 0x05, 0x8f, 0xa7, 0x87, 0x8d, 0xaf, 0x25, 0xad, 0x2f, 0x0d, 0x85
    .byte 0x1e, 0x3c, 0xb4, 0x16, 0x36, 0x14, 0x9e, 0xb6, 0x96, 0x9c, 0xbe, 0x34, 0xbc, 0x3e, 0x1c, 0x94
    .byte 0x5a, 0x78, 0xf0, 0x52, 0x72, 0x50, 0xda, 0xf2, 0xd2, 0xd8, 0xfa, 0x70, 0xf8, 0x7a, 0x58, 0xd0
    .byte 0x0b, 0x29, 0xa1, 0x03, 0x23, 0x01, 0x8b, 0xa3, 0x83, 0x89, 0xab, 0x21, 0xa9, 0x2b, 0x09, 0x81
    .byte 0x1b, 0x39, 0xb1, 0x13, 0x33, 0x11, 0x9b, 0xb3, 0x93, 0x99, 0xbb, 0x31, 0xb9, 0x3b, 0x19, 0x91
    .byte 0x0a, 0x28, 0xa0, 0x02, 0x22, 0x00, 0x8a, 0xa2, 0x82, 0x88, 0xaa, 0x20, 0xa8, 0x2a, 0x08, 0x80
    .byte 0x4f, 0x6d, 0xe5, 0x47, 0x67, 0x45, 0xcf, 0xe7, 0xc7, 0xcd, 0xef, 0x65, 0xed, 0x6f, 0x4d, 0xc5
    .byte 0x5b, 0x79, 0xf1, 0x53, 0x73, 0x51, 0xdb, 0xf3, 0xd3, 0xd9, 0xfb, 0x71, 0xf9, 0x7b, 0x59, 0xd1
    .byte 0x4b, 0x69, 0xe1, 0x43, 0x63, 0x41, 0xcb, 0xe3, 0xc3, 0xc9, 0xeb, 0x61, 0xe9, 0x6b, 0x49, 0xc1
    .byte 0x4e, 0x6c, 0xe4, 0x46, 0x66, 0x44, 0xce, 0xe6, 0xc6, 0xcc, 0xee, 0x64, 0xec, 0x6e, 0x4c, 0xc4
    .byte 0x5f, 0x7d, 0xf5, 0x57, 0x77, 0x55, 0xdf, 0xf7, 0xd7, 0xdd, 0xff, 0x75, 0xfd, 0x7f, 0x5d, 0xd5
    .byte 0x1a, 0x38, 0xb0, 0x12, 0x32, 0x10, 0x9a, 0xb2, 0x92, 0x98, 0xba, 0x30, 0xb8, 0x3a, 0x18, 0x90
    .byte 0x5e, 0x7c, 0xf4, 0x56, 0x76, 0x54, 0xde, 0xf6, 0xd6, 0xdc, 0xfe, 0x74, 0xfc, 0x7e, 0x5c, 0xd4
    .byte 0x1f, 0x3d, 0xb5, 0x17, 0x37, 0x15, 0x9f, 0xb7, 0x97, 0x9d, 0xbf, 0x35, 0xbd, 0x3f, 0x1d, 0x95
    .byte 0x0e, 0x2c, 0xa4, 0x06, 0x26, 0x04, 0x8e, 0xa6, 0x86, 0x8c, 0xae, 0x24, 0xac, 0x2e, 0x0c, 0x84
    .byte 0x4a, 0x68, 0xe0, 0x42, 0x62, 0x40, 0xca, 0xe2, 0xc2, 0xc8, 0xea, 0x60, 0xe8, 0x6a, 0x48, 0xc0
    .balign 256
.Ltable_pair_11:
    .byte 0x0f, 0x87, 0xa5, 0x0d, 0x8d, 0x05, 0x2f, 0xad, 0x2d, 0x27, 0xaf, 0x85, 0xa7, 0x8f, 0x07, 0x25
    .byte 0x4b, 0xc3, 0xe1, 0x49, 0xc9, 0x41, 0x6b, 0xe9, 0x69, 0x63, 0xeb, 0xc1, 0xe3, 0xcb, 0x43, 0x61
    .byte 0x5a, 0xd2, 0xf0, 0x58, 0xd8, 0x50, 0x7a, 0xf8, 0x78, 0x72, 0xfa, 0xd0, 0xf2, 0xda, 0x52, 0x70
    .byte 0x0e, 0x86, 0xa4, 0x0c, 0x8c, 0x04, 0x2e, 0xac, 0x2c, 0x26, 0xae, 0x84, 0xa6, 0x8e, 0x06, 0x24
    .byte 0x4e, 0xc6, 0xe4, 0x4c, 0xcc, 0x44, 0x6e, 0xec, 0x6c, 0x66, 0xee, 0xc4, 0xe6, 0xce, 0x46, 0x64
    .byte 0x0a, 0x82, 0xa0, 0x08, 0x88, 0x00, 0x2a, 0xa8, 0x28, 0x22, 0xaa, 0x80, 0xa2, 0x8a, 0x02, 0x20
    .byte 0x1f, 0x97, 0xb5, 0x1d, 0x9d, 0x15, 0x3f, 0xbd, 0x3d, 0x37, 0xbf, 0x95, 0xb7, 0x9f, 0x17, 0x35
    .byte 0x5e, 0xd6, 0xf4, 0x5c, 0xdc, 0x54, 0x7e, 0xfc, 0x7c, 0x76, 0xfe, 0xd4, 0xf6, 0xde, 0x56, 0x74
    .byte 0x1e, 0x96, 0xb4, 0x1c, 0x9c, 0x14, 0x3e, 0xbc, 0x3c, 0x36, 0xbe, 0x94, 0xb6, 0x9e, 0x16, 0x34
    .byte 0x1b, 0x93, 0xb1, 0x19, 0x99, 0x11, 0x3b, 0xb9, 0x39, 0x33, 0xbb, 0x91, 0xb3, 0x9b, 0x13, 0x31
    .byte 0x5f, 0xd7, 0xf5, 0x5d, 0xdd, 0x55, 0x7f, 0xfd, 0x7d, 0x77, 0xff, 0xd5, 0xf7, 0xdf, 0x57, 0x75
    .byte 0x4a, 0xc2, 0xe0, 0x48, 0xc8, 0x40, 0x6a, 0xe8, 0x68, 0x62, 0xea, 0xc0, 0xe2, 0xca, 0x42, 0x60
    .byte 0x5b, 0xd3, 0xf1, 0x59, 0xd9, 0x51, 0x7b, 0xf9, 0x79, 0x73, 0xfb, 0xd1, 0xf3, 0xdb, 0x53, 0x71
    .byte 0x4f, 0xc7, 0xe5, 0x4d, 0xcd, 0x45, 0x6f, 0xed, 0x6d, 0x67, 0xef, 0xc5, 0xe7, 0xcf, 0x47, 0x65
    .byte 0x0b, 0x83, 0xa1, 0x09, 0x89, 0x01, 0x2b, 0xa9, 0x29, 0x23, 0xab, 0x81, 0xa3, 0x8b, 0x03, 0x21
    .byte 0x1a, 0x92, 0xb0, 0x18, 0x98, 0x10, 0x3a, 0xb8, 0x38, 0x32, 0xba, 0x90, 0xb2, 0x9a, 0x12, 0x30
    .balign 256
.Ltable_pair_5:
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x40, 0x44, 0x48, 0x4c, 0x41, 0x45, 0x49, 0x4d, 0x42, 0x46, 0x4a, 0x4e, 0x43, 0x47, 0x4b, 0x4f
    .byte 0x80, 0x84, 0x88, 0x8c, 0x81, 0x85, 0x89, 0x8d, 0x82, 0x86, 0x8a, 0x8e, 0x83, 0x87, 0x8b, 0x8f
    .byte 0xc0, 0xc4, 0xc8, 0xcc, 0xc1, 0xc5, 0xc9, 0xcd, 0xc2, 0xc6, 0xca, 0xce, 0xc3, 0xc7, 0xcb, 0xcf
    .byte 0x10, 0x14, 0x18, 0x1c, 0x11, 0x15, 0x19, 0x1d, 0x12, 0x16, 0x1a, 0x1e, 0x13, 0x17, 0x1b, 0x1f
    .byte 0x50, 0x54, 0x58, 0x5c, 0x51, 0x55, 0x59, 0x5d, 0x52, 0x56, 0x5a, 0x5e, 0x53, 0x57, 0x5b, 0x5f
    .byte 0x90, 0x94, 0x98, 0x9c, 0x91, 0x95, 0x99, 0x9d, 0x92, 0x96, 0x9a, 0x9e, 0x93, 0x97, 0x9b, 0x9f
    .byte 0xd0, 0xd4, 0xd8, 0xdc, 0xd1, 0xd5, 0xd9, 0xdd, 0xd2, 0xd6, 0xda, 0xde, 0xd3, 0xd7, 0xdb, 0xdf
    .byte 0x20, 0x24, 0x28, 0x2c, 0x21, 0x25, 0x29, 0x2d, 0x22, 0x26, 0x2a, 0x2e, 0x23, 0x27, 0x2b, 0x2f
    .byte 0x60, 0x64, 0x68, 0x6c, 0x61, 0x65, 0x69, 0x6d, 0x62, 0x66, 0x6a, 0x6e, 0x63, 0x67, 0x6b, 0x6f
    .byte 0xa0, 0xa4, 0xa8, 0xac, 0xa1, 0xa5, 0xa9, 0xad, 0xa2, 0xa6, 0xaa, 0xae, 0xa3, 0xa7, 0xab, 0xaf
    .byte 0xe0, 0xe4, 0xe8, 0xec, 0xe1, 0xe5, 0xe9, 0xed, 0xe2, 0xe6, 0xea, 0xee, 0xe3, 0xe7, 0xeb, 0xef
    .byte 0x30, 0x34, 0x38, 0x3c, 0x31, 0x35, 0x39, 0x3d, 0x32, 0x36, 0x3a, 0x3e, 0x33, 0x37, 0x3b, 0x3f
    .byte 0x70, 0x74, 0x78, 0x7c, 0x71, 0x75, 0x79, 0x7d, 0x72, 0x76, 0x7a, 0x7e, 0x73, 0x77, 0x7b, 0x7f
    .byte 0xb0, 0xb4, 0xb8, 0xbc, 0xb1, 0xb5, 0xb9, 0xbd, 0xb2, 0xb6, 0xba, 0xbe, 0xb3, 0xb7, 0xbb, 0xbf
    .byte 0xf0, 0xf4, 0xf8, 0xfc, 0xf1, 0xf5, 0xf9, 0xfd, 0xf2, 0xf6, 0xfa, 0xfe, 0xf3, 0xf7, 0xfb, 0xff
    .balign 256
.Ltable_pair_10:
    .byte 0x00, 0x40, 0x80, 0xc0, 0x10, 0x50, 0x90, 0xd0, 0x20, 0x60, 0xa0, 0xe0, 0x30, 0x70, 0xb0, 0xf0
    .byte 0x04, 0x44, 0x84, 0xc4, 0x14, 0x54, 0x94, 0xd4, 0x24, 0x64, 0xa4, 0xe4, 0x34, 0x74, 0xb4, 0xf4
    .byte 0x08, 0x48, 0x88, 0xc8, 0x18, 0x58, 0x98, 0xd8, 0x28, 0x68, 0xa8, 0xe8, 0x38, 0x78, 0xb8, 0xf8
    .byte 0x0c, 0x4c, 0x8c, 0xcc, 0x1c, 0x5c, 0x9c, 0xdc, 0x2c, 0x6c, 0xac, 0xec, 0x3c, 0x7c, 0xbc, 0xfc
    .byte 0x01, 0x41, 0x81, 0xc1, 0x11, 0x51, 0x91, 0xd1, 0x21, 0x61, 0xa1, 0xe1, 0x31, 0x71, 0xb1, 0xf1
    .byte 0x05, 0x45, 0x85, 0xc5, 0x15, 0x55, 0x95, 0xd5, 0x25, 0x65, 0xa5, 0xe5, 0x35, 0x75, 0xb5, 0xf5
    .byte 0x09, 0x49, 0x89, 0xc9, 0x19, 0x59, 0x99, 0xd9, 0x29, 0x69, 0xa9, 0xe9, 0x39, 0x79, 0xb9, 0xf9
    .byte 0x0d, 0x4d, 0x8d, 0xcd, 0x1d, 0x5d, 0x9d, 0xdd, 0x2d, 0x6d, 0xad, 0xed, 0x3d, 0x7d, 0xbd, 0xfd
    .byte 0x02, 0x42, 0x82, 0xc2, 0x12, 0x52, 0x92, 0xd2, 0x22, 0x62, 0xa2, 0xe2, 0x32, 0x72, 0xb2, 0xf2
    .byte 0x06, 0x46, 0x86, 0xc6, 0x16, 0x56, 0x96, 0xd6, 0x26, 0x66, 0xa6, 0xe6, 0x36, 0x76, 0xb6, 0xf6
    .byte 0x0a, 0x4a, 0x8a, 0xca, 0x1a, 0x5a, 0x9a, 0xda, 0x2a, 0x6a, 0xaa, 0xea, 0x3a, 0x7a, 0xba, 0xfa
    .byte 0x0e, 0x4e, 0x8e, 0xce, 0x1e, 0x5e, 0x9e, 0xde, 0x2e, 0x6e, 0xae, 0xee, 0x3e, 0x7e, 0xbe, 0xfe
    .byte 0x03, 0x43, 0x83, 0xc3, 0x13, 0x53, 0x93, 0xd3, 0x23, 0x63, 0xa3, 0xe3, 0x33, 0x73, 0xb3, 0xf3
    .byte 0x07, 0x47, 0x87, 0xc7, 0x17, 0x57, 0x97, 0xd7, 0x27, 0x67, 0xa7, 0xe7, 0x37, 0x77, 0xb7, 0xf7
    .byte 0x0b, 0x4b, 0x8b, 0xcb, 0x1b, 0x5b, 0x9b, 0xdb, 0x2b, 0x6b, 0xab, 0xeb, 0x3b, 0x7b, 0xbb, 0xfb
    .byte 0x0f, 0x4f, 0x8f, 0xcf, 0x1f, 0x5f, 0x9f, 0xdf, 0x2f, 0x6f, 0xaf, 0xef, 0x3f, 0x7f, 0xbf, 0xff
    .balign 256
.Ltable_pair_13:
    .byte 0x55, 0xe5, 0x5e, 0xee, 0x35, 0x05, 0x3e, 0x0e, 0x53, 0xe3, 0x50, 0xe0, 0x33, 0x03, 0x30, 0x00
    .byte 0xf5, 0x95, 0xfe, 0x9e, 0x85, 0x65, 0x8e, 0x6e, 0xf3, 0x93, 0xf0, 0x90, 0x83, 0x63, 0x80, 0x60
    .byte 0x5f, 0xef, 0x59, 0xe9, 0x3f, 0x0f, 0x39, 0x09, 0x58, 0xe8, 0x56, 0xe6, 0x38, 0x08, 0x36, 0x06
    .byte 0xff, 0x9f, 0xf9, 0x99, 0x8f, 0x6f, 0x89, 0x69, 0xf8, 0x98, 0xf6, 0x96, 0x88, 0x68, 0x86, 0x66
    .byte 0xb5, 0x15, 0xbe, 0x1e, 0x45, 0xd5, 0x4e, 0xde, 0xb3, 0x13, 0xb0, 0x10, 0x43, 0xd3, 0x40, 0xd0
    .byte 0x25, 0xc5, 0x2e, 0xce, 0x75, 0xa5, 0x7e, 0xae, 0x23, 0xc3, 0x20, 0xc0, 0x73, 0xa3, 0x70, 0xa0
    .byte 0xbf, 0x1f, 0xb9, 0x19, 0x4f, 0xdf, 0x49, 0xd9, 0xb8, 0x18, 0xb6, 0x16, 0x48, 0xd8, 0x46, 0xd6
    .byte 0x2f, 0xcf, 0x29, 0xc9, 0x7f, 0xaf, 0x79, 0xa9, 0x28, 0xc8, 0x26, 0xc6, 0x78, 0xa8, 0x76, 0xa6
    .byte 0x5b, 0xeb, 0x51, 0xe1, 0x3b, 0x0b, 0x31, 0x01, 0x54, 0xe4, 0x5d, 0xed, 0x34, 0x04, 0x3d, 0x0d
    .byte 0xfb, 0x9b, 0xf1, 0x91, 0x8b, 0x6b, 0x81, 0x61, 0xf4, 0x94, 0xfd, 0x9d, 0x84, 0x64, 0x8d, 0x6d
    .byte 0x52, 0xe2, 0x5c, 0xec, 0x32, 0x02, 0x3c, 0x0c, 0x57, 0xe7, 0x5a, 0xea, 0x37, 0x07, 0x3a, 0x0a
    .byte 0xf2, 0x92, 0xfc, 0x9c, 0x82, 0x62, 0x8c, 0x6c, 0xf7, 0x97, 0xfa, 0x9a, 0x87, 0x67, 0x8a, 0x6a
    .byte 0xbb, 0x1b, 0xb1, 0x11, 0x4b, 0xdb, 0x41, 0xd1, 0xb4, 0x14, 0xbd, 0x1d, 0x44, 0xd4, 0x4d, 0xdd
    .byte 0x2b, 0xcb, 0x21, 0xc1, 0x7b, 0xab, 0x71, 0xa1, 0x24, 0xc4, 0x2d, 0xcd, 0x74, 0xa4, 0x7d, 0xad
    .byte 0xb2, 0x12, 0xbc, 0x1c, 0x42, 0xd2, 0x4c, 0xdc, 0xb7, 0x17, 0xba, 0x1a, 0x47, 0xd7, 0x4a, 0xda
    .byte 0x22, 0xc2, 0x2c, 0xcc, 0x72, 0xa2, 0x7c, 0xac, 0x27, 0xc7, 0x2a, 0xca, 0x77, 0xa7, 0x7a, 0xaa
    .balign 256
.Ltable_pair_14:
    .byte 0x55, 0xf5, 0x5f, 0xff, 0xe5, 0x85, 0xef, 0x8f, 0x5e, 0xfe, 0x58, 0xf8, 0xee, 0x8e, 0xe8, 0x88
    .byte 0xb5, 0x65, 0xbf, 0x6f, 0x45, 0x35, 0x4f, 0x3f, 0xbe, 0x6e, 0xb8, 0x68, 0x4e, 0x3e, 0x48, 0x38
    .byte 0x5b, 0xfb, 0x56, 0xf6, 0xeb, 0x8b, 0xe6, 0x86, 0x54, 0xf4, 0x53, 0xf3, 0xe4, 0x84, 0xe3, 0x83
    .byte 0xbb, 0x6b, 0xb6, 0x66, 0x4b, 0x3b, 0x46, 0x36, 0xb4, 0x64, 0xb3, 0x63, 0x44, 0x34, 0x43, 0x33
    .byte 0xc5, 0x25, 0xcf, 0x2f, 0x15, 0xd5, 0x1f, 0xdf, 0xce, 0x2e, 0xc8, 0x28, 0x1e, 0xde, 0x18, 0xd8
    .byte 0x05, 0x95, 0x0f, 0x9f, 0x75, 0xa5, 0x7f, 0xaf, 0x0e, 0x9e, 0x08, 0x98, 0x7e, 0xae, 0x78, 0xa8
    .byte 0xcb, 0x2b, 0xc6, 0x26, 0x1b, 0xdb, 0x16, 0xd6, 0xc4, 0x24, 0xc3, 0x23, 0x14, 0xd4, 0x13, 0xd3
    .byte 0x0b, 0x9b, 0x06, 0x96, 0x7b, 0xab, 0x76, 0xa6, 0x04, 0x94, 0x03, 0x93, 0x74, 0xa4, 0x73, 0xa3
    .byte 0x5c, 0xfc, 0x52, 0xf2, 0xec, 0x8c, 0xe2, 0x82, 0x51, 0xf1, 0x5d, 0xfd, 0xe1, 0x81, 0xed, 0x8d
    .byte 0xbc, 0x6c, 0xb2, 0x62, 0x4c, 0x3c, 0x42, 0x32, 0xb1, 0x61, 0xbd, 0x6d, 0x41, 0x31, 0x4d, 0x3d
    .byte 0x50, 0xf0, 0x59, 0xf9, 0xe0, 0x80, 0xe9, 0x89, 0x57, 0xf7, 0x5a, 0xfa, 0xe7, 0x87, 0xea, 0x8a
    .byte 0xb0, 0x60, 0xb9, 0x69, 0x40, 0x30, 0x49, 0x39, 0xb7, 0x67, 0xba, 0x6a, 0x47, 0x37, 0x4a, 0x3a
    .byte 0xcc, 0x2c, 0xc2, 0x22, 0x1c, 0xdc, 0x12, 0xd2, 0xc1, 0x21, 0xcd, 0x2d, 0x11, 0xd1, 0x1d, 0xdd
    .byte 0x0c, 0x9c, 0x02, 0x92, 0x7c, 0xac, 0x72, 0xa2, 0x01, 0x91, 0x0d, 0x9d, 0x71, 0xa1, 0x7d, 0xad
    .byte 0xc0, 0x20, 0xc9, 0x29, 0x10, 0xd0, 0x19, 0xd9, 0xc7, 0x27, 0xca, 0x2a, 0x17, 0xd7, 0x1a, 0xda
    .byte 0x00, 0x90, 0x09, 0x99, 0x70, 0xa0, 0x79, 0xa9, 0x07, 0x97, 0x0a, 0x9a, 0x77, 0xa7, 0x7a, 0xaa
    .balign 256
.Ltable_pair_15:
    .byte 0x55, 0x5e, 0xe5, 0xee, 0x53, 0x50, 0xe3, 0xe0, 0x35, 0x3e, 0x05, 0x0e, 0x33, 0x30, 0x03, 0x00
    .byte 0x5f, 0x59, 0xef, 0xe9, 0x58, 0x56, 0xe8, 0xe6, 0x3f, 0x39, 0x0f, 0x09, 0x38, 0x36, 0x08, 0x06
    .byte 0xf5, 0xfe, 0x95, 0x9e, 0xf3, 0xf0, 0x93, 0x90, 0x85, 0x8e, 0x65, 0x6e, 0x83, 0x80, 0x63, 0x60
    .byte 0xff, 0xf9, 0x9f, 0x99, 0xf8, 0xf6, 0x98, 0x96, 0x8f, 0x89, 0x6f, 0x69, 0x88, 0x86, 0x68, 0x66
    .byte 0x5b, 0x51, 0xeb, 0xe1, 0x54, 0x5d, 0xe4, 0xed, 0x3b, 0x31, 0x0b, 0x01, 0x34, 0x3d, 0x04, 0x0d
    .byte 0x52, 0x5c, 0xe2, 0xec, 0x57, 0x5a, 0xe7, 0xea, 0x32, 0x3c, 0x02, 0x0c, 0x37, 0x3a, 0x07, 0x0a
    .byte 0xfb, 0xf1, 0x9b, 0x91, 0xf4, 0xfd, 0x94, 0x9d, 0x8b, 0x81, 0x6b, 0x61, 0x84, 0x8d, 0x64, 0x6d
    .byte 0xf2, 0xfc, 0x92, 0x9c, 0xf7, 0xfa, 0x97, 0x9a, 0x82, 0x8c, 0x62, 0x6c, 0x87, 0x8a, 0x67, 0x6a
    .byte 0xb5, 0xbe, 0x15, 0x1e, 0xb3, 0xb0, 0x13, 0x10, 0x45, 0x4e, 0xd5, 0xde, 0x43, 0x40, 0xd3, 0xd0
    .byte 0xbf, 0xb9, 0x1f, 0x19, 0xb8, 0xb6, 0x18, 0x16, 0x4f, 0x49, 0xdf, 0xd9, 0x48, 0x46, 0xd8, 0xd6
    .byte 0x25, 0x2e, 0xc5, 0xce, 0x23, 0x20, 0xc3, 0xc0, 0x75, 0x7e, 0xa5, 0xae, 0x73, 0x70, 0xa3, 0xa0
    .byte 0x2f, 0x29, 0xcf, 0xc9, 0x28, 0x26, 0xc8, 0xc6, 0x7f, 0x79, 0xaf, 0xa9, 0x78, 0x76, 0xa8, 0xa6
    .byte 0xbb, 0xb1, 0x1b, 0x11, 0xb4, 0xbd, 0x14, 0x1d, 0x4b, 0x41, 0xdb, 0xd1, 0x44, 0x4d, 0xd4, 0xdd
    .byte 0xb2, 0xbc, 0x12, 0x1c, 0xb7, 0xba, 0x17, 0x1a, 0x42, 0x4c, 0xd2, 0xdc, 0x47, 0x4a, 0xd7, 0xda
    .byte 0x2b, 0x21, 0xcb, 0xc1, 0x24, 0x2d, 0xc4, 0xcd, 0x7b, 0x71, 0xab, 0xa1, 0x74, 0x7d, 0xa4, 0xad
    .byte 0x22, 0x2c, 0xc2, 0xcc, 0x27, 0x2a, 0xc7, 0xca, 0x72, 0x7c, 0xa2, 0xac, 0x77, 0x7a, 0xa7, 0xaa
    .balign 256
.Ltable_pair_16:
    .byte 0x55, 0x5f, 0xf5, 0xff, 0x5e, 0x58, 0xfe, 0xf8, 0xe5, 0xef, 0x85, 0x8f, 0xee, 0xe8, 0x8e, 0x88
    .byte 0x5b, 0x56, 0xfb, 0xf6, 0x54, 0x53, 0xf4, 0xf3, 0xeb, 0xe6, 0x8b, 0x86, 0xe4, 0xe3, 0x84, 0x83
    .byte 0xb5, 0xbf, 0x65, 0x6f, 0xbe, 0xb8, 0x6e, 0x68, 0x45, 0x4f, 0x35, 0x3f, 0x4e, 0x48, 0x3e, 0x38
    .byte 0xbb, 0xb6, 0x6b, 0x66, 0xb4, 0xb3, 0x64, 0x63, 0x4b, 0x46, 0x3b, 0x36, 0x44, 0x43, 0x34, 0x33
    .byte 0x5c, 0x52, 0xfc, 0xf2, 0x51, 0x5d, 0xf1, 0xfd, 0xec, 0xe2, 0x8c, 0x82, 0xe1, 0xed, 0x81, 0x8d
    .byte 0x50, 0x59, 0xf0, 0xf9, 0x57, 0x5a, 0xf7, 0xfa, 0xe0, 0xe9, 0x80, 0x89, 0xe7, 0xea, 0x87, 0x8a
    .byte 0xbc, 0xb2, 0x6c, 0x62, 0xb1, 0xbd, 0x61, 0x6d, 0x4c, 0x42, 0x3c, 0x32, 0x41, 0x4d, 0x31, 0x3d
    .byte 0xb0, 0xb9, 0x60, 0x69, 0xb7, 0xba, 0x67, 0x6a, 0x40, 0x49, 0x30, 0x39, 0x47, 0x4a, 0x37, 0x3a
    .byte 0xc5, 0xcf, 0x25, 0x2f, 0xce, 0xc8, 0x2e, 0x28, 0x15, 0x1f, 0xd5, 0xdf, 0x1e, 0x18, 0xde, 0xd8
    .byte 0xcb, 0xc6, 0x2b, 0x26, 0xc4, 0xc3, 0x24, 0x23, 0x1b, 0x16, 0xdb, 0xd6, 0x14, 0x13, 0xd4, 0xd3
    .byte 0x05, 0x0f, 0x95, 0x9f, 0x0e, 0x08, 0x9e, 0x98, 0x75, 0x7f, 0xa5, 0xaf, 0x7e, 0x78, 0xae, 0xa8
    .byte 0x0b, 0x06, 0x9b, 0x96, 0x04, 0x03, 0x94, 0x93, 0x7b, 0x76, 0xab, 0xa6, 0x74, 0x73, 0xa4, 0xa3
    .byte 0xcc, 0xc2, 0x2c, 0x22, 0xc1, 0xcd, 0x21, 0x2d, 0x1c, 0x12, 0xdc, 0xd2, 0x11, 0x1d, 0xd1, 0xdd
    .byte 0xc0, 0xc9, 0x20, 0x29, 0xc7, 0xca, 0x27, 0x2a, 0x10, 0x19, 0xd0, 0xd9, 0x17, 0x1a, 0xd7, 0xda
    .byte 0x0c, 0x02, 0x9c, 0x92, 0x01, 0x0d, 0x91, 0x9d, 0x7c, 0x72, 0xac, 0xa2, 0x71, 0x7d, 0xa1, 0xad
    .byte 0x00, 0x09, 0x90, 0x99, 0x07, 0x0a, 0x97, 0x9a, 0x70, 0x79, 0xa0, 0xa9, 0x77, 0x7a, 0xa7, 0xaa
    .balign 256
.Ltable_pair_17:
    .byte 0x55, 0x35, 0x53, 0x33, 0xe5, 0x05, 0xe3, 0x03, 0x5e, 0x3e, 0x50, 0x30, 0xee, 0x0e, 0xe0, 0x00
    .byte 0xb5, 0x45, 0xb3, 0x43, 0x15, 0xd5, 0x13, 0xd3, 0xbe, 0x4e, 0xb0, 0x40, 0x1e, 0xde, 0x10, 0xd0
    .byte 0x5b, 0x3b, 0x54, 0x34, 0xeb, 0x0b, 0xe4, 0x04, 0x51, 0x31, 0x5d, 0x3d, 0xe1, 0x01, 0xed, 0x0d
    .byte 0xbb, 0x4b, 0xb4, 0x44, 0x1b, 0xdb, 0x14, 0xd4, 0xb1, 0x41, 0xbd, 0x4d, 0x11, 0xd1, 0x1d, 0xdd
    .byte 0xf5, 0x85, 0xf3, 0x83, 0x95, 0x65, 0x93, 0x63, 0xfe, 0x8e, 0xf0, 0x80, 0x9e, 0x6e, 0x90, 0x60
    .byte 0x25, 0x75, 0x23, 0x73, 0xc5, 0xa5, 0xc3, 0xa3, 0x2e, 0x7e, 0x20, 0x70, 0xce, 0xae, 0xc0, 0xa0
    .byte 0xfb, 0x8b, 0xf4, 0x84, 0x9b, 0x6b, 0x94, 0x64, 0xf1, 0x81, 0xfd, 0x8d, 0x91, 0x61, 0x9d, 0x6d
    .byte 0x2b, 0x7b, 0x24, 0x74, 0xcb, 0xab, 0xc4, 0xa4, 0x21, 0x71, 0x2d, 0x7d, 0xc1, 0xa1, 0xcd, 0xad
    .byte 0x5f, 0x3f, 0x58, 0x38, 0xef, 0x0f, 0xe8, 0x08, 0x59, 0x39, 0x56, 0x36, 0xe9, 0x09, 0xe6, 0x06
    .byte 0xbf, 0x4f, 0xb8, 0x48, 0x1f, 0xdf, 0x18, 0xd8, 0xb9, 0x49, 0xb6, 0x46, 0x19, 0xd9, 0x16, 0xd6
    .byte 0x52, 0x32, 0x57, 0x37, 0xe2, 0x02, 0xe7, 0x07, 0x5c, 0x3c, 0x5a, 0x3a, 0xec, 0x0c, 0xea, 0x0a
    .byte 0xb2, 0x42, 0xb7, 0x47, 0x12, 0xd2, 0x17, 0xd7, 0xbc, 0x4c, 0xba, 0x4a, 0x1c, 0xdc, 0x1a, 0xda
    .byte 0xff, 0x8f, 0xf8, 0x88, 0x9f, 0x6f, 0x98, 0x68, 0xf9, 0x89, 0xf6, 0x86, 0x99, 0x69, 0x96, 0x66
    .byte 0x2f, 0x7f, 0x28, 0x78, 0xcf, 0xaf, 0xc8, 0xa8, 0x29, 0x79, 0x26, 0x76, 0xc9, 0xa9, 0xc6, 0xa6
    .byte 0xf2, 0x82, 0xf7, 0x87, 0x92, 0x62, 0x97, 0x67, 0xfc, 0x8c, 0xfa, 0x8a, 0x9c, 0x6c, 0x9a, 0x6a
    .byte 0x22, 0x72, 0x27, 0x77, 0xc2, 0xa2, 0xc7, 0xa7, 0x2c, 0x7c, 0x2a, 0x7a, 0xcc, 0xac, 0xca, 0xaa
    .balign 256
.Ltable_pair_18:
    .byte 0x55, 0xe5, 0x5e, 0xee, 0xf5, 0x85, 0xfe, 0x8e, 0x5f, 0xef, 0x58, 0xe8, 0xff, 0x8f, 0xf8, 0x88
    .byte 0xc5, 0x15, 0xce, 0x1e, 0x25, 0xd5, 0x2e, 0xde, 0xcf, 0x1f, 0xc8, 0x18, 0x2f, 0xdf, 0x28, 0xd8
    .byte 0x5c, 0xec, 0x51, 0xe1, 0xfc, 0x8c, 0xf1, 0x81, 0x52, 0xe2, 0x5d, 0xed, 0xf2, 0x82, 0xfd, 0x8d
    .byte 0xcc, 0x1c, 0xc1, 0x11, 0x2c, 0xdc, 0x21, 0xd1, 0xc2, 0x12, 0xcd, 0x1d, 0x22, 0xd2, 0x2d, 0xdd
    .byte 0xb5, 0x45, 0xbe, 0x4e, 0x65, 0x35, 0x6e, 0x3e, 0xbf, 0x4f, 0xb8, 0x48, 0x6f, 0x3f, 0x68, 0x38
    .byte 0x05, 0x75, 0x0e, 0x7e, 0x95, 0xa5, 0x9e, 0xae, 0x0f, 0x7f, 0x08, 0x78, 0x9f, 0xaf, 0x98, 0xa8
    .byte 0xbc, 0x4c, 0xb1, 0x41, 0x6c, 0x3c, 0x61, 0x31, 0xb2, 0x42, 0xbd, 0x4d, 0x62, 0x32, 0x6d, 0x3d
    .byte 0x0c, 0x7c, 0x01, 0x71, 0x9c, 0xac, 0x91, 0xa1, 0x02, 0x72, 0x0d, 0x7d, 0x92, 0xa2, 0x9d, 0xad
    .byte 0x5b, 0xeb, 0x54, 0xe4, 0xfb, 0x8b, 0xf4, 0x84, 0x56, 0xe6, 0x53, 0xe3, 0xf6, 0x86, 0xf3, 0x83
    .byte 0xcb, 0x1b, 0xc4, 0x14, 0x2b, 0xdb, 0x24, 0xd4, 0xc6, 0x16, 0xc3, 0x13, 0x26, 0xd6, 0x23, 0xd3
    .byte 0x50, 0xe0, 0x57, 0xe7, 0xf0, 0x80, 0xf7, 0x87, 0x59, 0xe9, 0x5a, 0xea, 0xf9, 0x89, 0xfa, 0x8a
    .byte 0xc0, 0x10, 0xc7, 0x17, 0x20, 0xd0, 0x27, 0xd7, 0xc9, 0x19, 0xca, 0x1a, 0x29, 0xd9, 0x2a, 0xda
    .byte 0xbb, 0x4b, 0xb4, 0x44, 0x6b, 0x3b, 0x64, 0x34, 0xb6, 0x46, 0xb3, 0x43, 0x66, 0x36, 0x63, 0x33
    .byte 0x0b, 0x7b, 0x04, 0x74, 0x9b, 0xab, 0x94, 0xa4, 0x06, 0x76, 0x03, 0x73, 0x96, 0xa6, 0x93, 0xa3
    .byte 0xb0, 0x40, 0xb7, 0x47, 0x60, 0x30, 0x67, 0x37, 0xb9, 0x49, 0xba, 0x4a, 0x69, 0x39, 0x6a, 0x3a
    .byte 0x00, 0x70, 0x07, 0x77, 0x90, 0xa0, 0x97, 0xa7, 0x09, 0x79, 0x0a, 0x7a, 0x99, 0xa9, 0x9a, 0xaa
    .balign 256
.Ltable_pair_19:
    .byte 0x55, 0x53, 0x35, 0x33, 0x5e, 0x50, 0x3e, 0x30, 0xe5, 0xe3, 0x05, 0x03, 0xee, 0xe0, 0x0e, 0x00
    .byte 0x5b, 0x54, 0x3b, 0x34, 0x51, 0x5d, 0x31, 0x3d, 0xeb, 0xe4, 0x0b, 0x04, 0xe1, 0xed, 0x01, 0x0d
    .byte 0xb5, 0xb3, 0x45, 0x43, 0xbe, 0xb0, 0x4e, 0x40, 0x15, 0x13, 0xd5, 0xd3, 0x1e, 0x10, 0xde, 0xd0
    .byte 0xbb, 0xb4, 0x4b, 0x44, 0xb1, 0xbd, 0x41, 0x4d, 0x1b, 0x14, 0xdb, 0xd4, 0x11, 0x1d, 0xd1, 0xdd
    .byte 0x5f, 0x58, 0x3f, 0x38, 0x59, 0x56, 0x39, 0x36, 0xef, 0xe8, 0x0f, 0x08, 0xe9, 0xe6, 0x09, 0x06
    .byte 0x52, 0x57, 0x32, 0x37, 0x5c, 0x5a, 0x3c, 0x3a, 0xe2, 0xe7, 0x02, 0x07, 0xec, 0xea, 0x0c, 0x0a
    .byte 0xbf, 0xb8, 0x4f, 0x48, 0xb9, 0xb6, 0x49, 0x46, 0x1f, 0x18, 0xdf, 0xd8, 0x19, 0x16, 0xd9, 0xd6
    .byte 0xb2, 0xb7, 0x42, 0x47, 0xbc, 0xba, 0x4c, 0x4a, 0x12, 0x17, 0xd2, 0xd7, 0x1c, 0x1a, 0xdc, 0xda
    .byte 0xf5, 0xf3, 0x85, 0x83, 0xfe, 0xf0, 0x8e, 0x80, 0x95, 0x93, 0x65, 0x63, 0x9e, 0x90, 0x6e, 0x60
    .byte 0xfb, 0xf4, 0x8b, 0x84, 0xf1, 0xfd, 0x81, 0x8d, 0x9b, 0x94, 0x6b, 0x64, 0x91, 0x9d, 0x61, 0x6d
    .byte 0x25, 0x23, 0x75, 0x73, 0x2e, 0x20, 0x7e, 0x70, 0xc5, 0xc3, 0xa5, 0xa3, 0xce, 0xc0, 0xae, 0xa0
    .byte 0x2b, 0x24, 0x7b, 0x74, 0x21, 0x2d, 0x71, 0x7d, 0xcb, 0xc4, 0xab, 0xa4, 0xc1, 0xcd, 0xa1, 0xad
    .byte 0xff, 0xf8, 0x8f, 0x88, 0xf9, 0xf6, 0x89, 0x86, 0x9f, 0x98, 0x6f, 0x68, 0x99, 0x96, 0x69, 0x66
    .byte 0xf2, 0xf7, 0x82, 0x87, 0xfc, 0xfa, 0x8c, 0x8a, 0x92, 0x97, 0x62, 0x67, 0x9c, 0x9a, 0x6c, 0x6a
    .byte 0x2f, 0x28, 0x7f, 0x78, 0x29, 0x26, 0x79, 0x76, 0xcf, 0xc8, 0xaf, 0xa8, 0xc9, 0xc6, 0xa9, 0xa6
    .byte 0x22, 0x27, 0x72, 0x77, 0x2c, 0x2a, 0x7c, 0x7a, 0xc2, 0xc7, 0xa2, 0xa7, 0xcc, 0xca, 0xac, 0xaa
    .balign 256
.Ltable_pair_20:
    .byte 0x55, 0x5e, 0xe5, 0xee, 0x5f, 0x58, 0xef, 0xe8, 0xf5, 0xfe, 0x85, 0x8e, 0xff, 0xf8, 0x8f, 0x88
    .byte 0x5c, 0x51, 0xec, 0xe1, 0x52, 0x5d, 0xe2, 0xed, 0xfc, 0xf1, 0x8c, 0x81, 0xf2, 0xfd, 0x82, 0x8d
    .byte 0xc5, 0xce, 0x15, 0x1e, 0xcf, 0xc8, 0x1f, 0x18, 0x25, 0x2e, 0xd5, 0xde, 0x2f, 0x28, 0xdf, 0xd8
    .byte 0xcc, 0xc1, 0x1c, 0x11, 0xc2, 0xcd, 0x12, 0x1d, 0x2c, 0x21, 0xdc, 0xd1, 0x22, 0x2d, 0xd2, 0xdd
    .byte 0x5b, 0x54, 0xeb, 0xe4, 0x56, 0x53, 0xe6, 0xe3, 0xfb, 0xf4, 0x8b, 0x84, 0xf6, 0xf3, 0x86, 0x83
    .byte 0x50, 0x57, 0xe0, 0xe7, 0x59, 0x5a, 0xe9, 0xea, 0xf0, 0xf7, 0x80, 0x87, 0xf9, 0xfa, 0x89, 0x8a
    .byte 0xcb, 0xc4, 0x1b, 0x14, 0xc6, 0xc3, 0x16, 0x13, 0x2b, 0x24, 0xdb, 0xd4, 0x26, 0x23, 0xd6, 0xd3
    .byte 0xc0, 0xc7, 0x10, 0x17, 0xc9, 0xca, 0x19, 0x1a, 0x20, 0x27, 0xd0, 0xd7, 0x29, 0x2a, 0xd9, 0xda
    .byte 0xb5, 0xbe, 0x45, 0x4e, 0xbf, 0xb8, 0x4f, 0x48, 0x65, 0x6e, 0x35, 0x3e, 0x6f, 0x68, 0x3f, 0x38
    .byte 0xbc, 0xb1, 0x4c, 0x41, 0xb2, 0xbd, 0x42, 0x4d, 0x6c, 0x61, 0x3c, 0x31, 0x62, 0x6d, 0x32, 0x3d
    .byte 0x05, 0x0e, 0x75, 0x7e, 0x0f, 0x08, 0x7f, 0x78, 0x95, 0x9e, 0xa5, 0xae, 0x9f, 0x98, 0xaf, 0xa8
    .byte 0x0c, 0x01, 0x7c, 0x71, 0x02, 0x0d, 0x72, 0x7d, 0x9c, 0x91, 0xac, 0xa1, 0x92, 0x9d, 0xa2, 0xad
    .byte 0xbb, 0xb4, 0x4b, 0x44, 0xb6, 0xb3, 0x46, 0x43, 0x6b, 0x64, 0x3b, 0x34, 0x66, 0x63, 0x36, 0x33
    .byte 0xb0, 0xb7, 0x40, 0x47, 0xb9, 0xba, 0x49, 0x4a, 0x60, 0x67, 0x30, 0x37, 0x69, 0x6a, 0x39, 0x3a
    .byte 0x0b, 0x04, 0x7b, 0x74, 0x06, 0x03, 0x76, 0x73, 0x9b, 0x94, 0xab, 0xa4, 0x96, 0x93, 0xa6, 0xa3
    .byte 0x00, 0x07, 0x70, 0x77, 0x09, 0x0a, 0x79, 0x7a, 0x90, 0x97, 0xa0, 0xa7, 0x99, 0x9a, 0xa9, 0xaa
    .balign 256
.Ltable_pair_12:
    .byte 0x55, 0x5b, 0xb5, 0xbb, 0x5c, 0x50, 0xbc, 0xb0, 0xc5, 0xcb, 0x05, 0x0b, 0xcc, 0xc0, 0x0c, 0x00
    .byte 0x5f, 0x56, 0xbf, 0xb6, 0x52, 0x59, 0xb2, 0xb9, 0xcf, 0xc6, 0x0f, 0x06, 0xc2, 0xc9, 0x02, 0x09
    .byte 0xf5, 0xfb, 0x65, 0x6b, 0xfc, 0xf0, 0x6c, 0x60, 0x25, 0x2b, 0x95, 0x9b, 0x2c, 0x20, 0x9c, 0x90
    .byte 0xff, 0xf6, 0x6f, 0x66, 0xf2, 0xf9, 0x62, 0x69, 0x2f, 0x26, 0x9f, 0x96, 0x22, 0x29, 0x92, 0x99
    .byte 0x5e, 0x54, 0xbe, 0xb4, 0x51, 0x57, 0xb1, 0xb7, 0xce, 0xc4, 0x0e, 0x04, 0xc1, 0xc7, 0x01, 0x07
    .byte 0x58, 0x53, 0xb8, 0xb3, 0x5d, 0x5a, 0xbd, 0xba, 0xc8, 0xc3, 0x08, 0x03, 0xcd, 0xca, 0x0d, 0x0a
    .byte 0xfe, 0xf4, 0x6e, 0x64, 0xf1, 0xf7, 0x61, 0x67, 0x2e, 0x24, 0x9e, 0x94, 0x21, 0x27, 0x91, 0x97
    .byte 0xf8, 0xf3, 0x68, 0x63, 0xfd, 0xfa, 0x6d, 0x6a, 0x28, 0x23, 0x98, 0x93, 0x2d, 0x2a, 0x9d, 0x9a
    .byte 0xe5, 0xeb, 0x45, 0x4b, 0xec, 0xe0, 0x4c, 0x40, 0x15, 0x1b, 0x75, 0x7b, 0x1c, 0x10, 0x7c, 0x70
    .byte 0xef, 0xe6, 0x4f, 0x46, 0xe2, 0xe9, 0x42, 0x49, 0x1f, 0x16, 0x7f, 0x76, 0x12, 0x19, 0x72, 0x79
    .byte 0x85, 0x8b, 0x35, 0x3b, 0x8c, 0x80, 0x3c, 0x30, 0xd5, 0xdb, 0xa5, 0xab, 0xdc, 0xd0, 0xac, 0xa0
    .byte 0x8f, 0x86, 0x3f, 0x36, 0x82, 0x89, 0x32, 0x39, 0xdf, 0xd6, 0xaf, 0xa6, 0xd2, 0xd9, 0xa2, 0xa9
    .byte 0xee, 0xe4, 0x4e, 0x44, 0xe1, 0xe7, 0x41, 0x47, 0x1e, 0x14, 0x7e, 0x74, 0x11, 0x17, 0x71, 0x77
    .byte 0xe8, 0xe3, 0x48, 0x43, 0xed, 0xea, 0x4d, 0x4a, 0x18, 0x13, 0x78, 0x73, 0x1d, 0x1a, 0x7d, 0x7a
    .byte 0x8e, 0x84, 0x3e, 0x34, 0x81, 0x87, 0x31, 0x37, 0xde, 0xd4, 0xae, 0xa4, 0xd1, 0xd7, 0xa1, 0xa7
    .byte 0x88, 0x83, 0x38, 0x33, 0x8d, 0x8a, 0x3d, 0x3a, 0xd8, 0xd3, 0xa8, 0xa3, 0xdd, 0xda, 0xad, 0xaa
    .balign 256
.Ltable_pair_21:
    .byte 0x55, 0x5c, 0xc5, 0xcc, 0x5b, 0x50, 0xcb, 0xc0, 0xb5, 0xbc, 0x05, 0x0c, 0xbb, 0xb0, 0x0b, 0x00
    .byte 0x5e, 0x51, 0xce, 0xc1, 0x54, 0x57, 0xc4, 0xc7, 0xbe, 0xb1, 0x0e, 0x01, 0xb4, 0xb7, 0x04, 0x07
    .byte 0xe5, 0xec, 0x15, 0x1c, 0xeb, 0xe0, 0x1b, 0x10, 0x45, 0x4c, 0x75, 0x7c, 0x4b, 0x40, 0x7b, 0x70
    .byte 0xee, 0xe1, 0x1e, 0x11, 0xe4, 0xe7, 0x14, 0x17, 0x4e, 0x41, 0x7e, 0x71, 0x44, 0x47, 0x74, 0x77
    .byte 0x5f, 0x52, 0xcf, 0xc2, 0x56, 0x59, 0xc6, 0xc9, 0xbf, 0xb2, 0x0f, 0x02, 0xb6, 0xb9, 0x06, 0x09
    .byte 0x58, 0x5d, 0xc8, 0xcd, 0x53, 0x5a, 0xc3, 0xca, 0xb8, 0xbd, 0x08, 0x0d, 0xb3, 0xba, 0x03, 0x0a
    .byte 0xef, 0xe2, 0x1f, 0x12, 0xe6, 0xe9, 0x16, 0x19, 0x4f, 0x42, 0x7f, 0x72, 0x46, 0x49, 0x76, 0x79
    .byte 0xe8, 0xed, 0x18, 0x1d, 0xe3, 0xea, 0x13, 0x1a, 0x48, 0x4d, 0x78, 0x7d, 0x43, 0x4a, 0x73, 0x7a
    .byte 0xf5, 0xfc, 0x25, 0x2c, 0xfb, 0xf0, 0x2b, 0x20, 0x65, 0x6c, 0x95, 0x9c, 0x6b, 0x60, 0x9b, 0x90
    .byte 0xfe, 0xf1, 0x2e, 0x21, 0xf4, 0xf7, 0x24, 0x27, 0x6e, 0x61, 0x9e, 0x91, 0x64, 0x67, 0x94, 0x97
    .byte 0x85, 0x8c, 0xd5, 0xdc, 0x8b, 0x80, 0xdb, 0xd0, 0x35, 0x3c, 0xa5, 0xac, 0x3b, 0x30, 0xab, 0xa0
    .byte 0x8e, 0x81, 0xde, 0xd1, 0x84, 0x87, 0xd4, 0xd7, 0x3e, 0x31, 0xae, 0xa1, 0x34, 0x37, 0xa4, 0xa7
    .byte 0xff, 0xf2, 0x2f, 0x22, 0xf6, 0xf9, 0x26, 0x29, 0x6f, 0x62, 0x9f, 0x92, 0x66, 0x69, 0x96, 0x99
    .byte 0xf8, 0xfd, 0x28, 0x2d, 0xf3, 0xfa, 0x23, 0x2a, 0x68, 0x6d, 0x98, 0x9d, 0x63, 0x6a, 0x93, 0x9a
    .byte 0x8f, 0x82, 0xdf, 0xd2, 0x86, 0x89, 0xd6, 0xd9, 0x3f, 0x32, 0xaf, 0xa2, 0x36, 0x39, 0xa6, 0xa9
    .byte 0x88, 0x8d, 0xd8, 0xdd, 0x83, 0x8a, 0xd3, 0xda, 0x38, 0x3d, 0xa8, 0xad, 0x33, 0x3a, 0xa3, 0xaa
    .balign 256
.Ltable_S:
    .byte 0x0c, 0x05, 0x06, 0x0b, 0x09, 0x00, 0x0a, 0x0d, 0x03, 0x0e, 0x0f, 0x08, 0x04, 0x07, 0x01, 0x02
