; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile present --set present64_128 --target avr --lanes 1 --slicing plane
; passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1, fixed=true) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/present.dsl sha256:00d6d0d103b81601d49b50197dff5f1d19275363caa9ccf9fc4572389286986b
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 343
; layout:    planes of 16 S-boxes, 1 blocks side by side; cells in 4 arrangements
; sizes:     in bytes: block 8, key 16, nonce 4, rk 404, ctx 412, align 1, group 8, stack 343
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 2048, ram 0: table_byte_0, table_byte_1, table_byte_2, table_byte_3, table_byte_4, table_byte_5, table_byte_6, table_byte_7
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:5d79bd1037ce71e2babeb1b067b5a2416d84400e0962486c1a0eb5560f103d31

    .text

    .global lwcc_present64_128_key_setup_avr
    .type lwcc_present64_128_key_setup_avr, @function
lwcc_present64_128_key_setup_avr:
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
    subi r28, 61
    sbci r29, 1
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
    adiw r26, 15
    ld r2, X
    lsr r2
    lsr r2
    lsr r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X
    swap r15
    mov r25, r15
    andi r25, 240
    lsl r25
    or r25, r2
    swap r25
    andi r25, 15
    ld r15, X
    lsr r15
    lsr r15
    lsr r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X
    swap r20
    andi r20, 240
    lsl r20
    mov r17, r15
    or r17, r20
    andi r20, 32
    mov r24, r15
    andi r24, 15
    ld r19, X
    lsr r19
    lsr r19
    lsr r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X
    swap r15
    mov r16, r15
    andi r16, 240
    lsl r16
    or r16, r19
    andi r19, 8
    ld r23, X
    lsr r23
    lsr r23
    lsr r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r18, X
    swap r18
    andi r18, 240
    lsl r18
    or r23, r18
    andi r18, 32
    ld r15, X
    lsr r15
    lsr r15
    lsr r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r14, X
    swap r14
    mov r22, r14
    andi r22, 240
    lsl r22
    or r22, r15
    ld r21, X
    lsr r21
    lsr r21
    lsr r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r14, X
    swap r14
    std Y+14, r18
    mov r18, r14
    andi r18, 240
    lsl r18
    mov r14, r21
    or r14, r18
    andi r18, 128
    ld r4, X
    lsr r4
    lsr r4
    lsr r4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r7, X
    swap r7
    std Y+15, r18
    mov r18, r7
    andi r18, 240
    lsl r18
    or r18, r4
    std Y+16, r18
    mov r18, r4
    andi r18, 16
    ld r4, X
    swap r4
    std Y+17, r22
    mov r22, r4
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    ld r4, X+
    lsr r4
    lsr r4
    std Y+18, r25
    mov r25, r4
    andi r25, 2
    or r22, r25
    adiw r26, 6
    ld r25, X
    andi r25, 4
    or r22, r25
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r25, X+
    lsr r25
    lsr r25
    lsr r25
    andi r25, 8
    or r22, r25
    adiw r26, 6
    ld r25, X+
    lsr r25
    std Y+19, r16
    mov r16, r25
    andi r16, 16
    or r22, r16
    ldi r16, 16
    eor r22, r16
    andi r25, 1
    com r22
    ld r16, X
    lsr r16
    lsr r16
    lsr r16
    andi r16, 2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X+
    std Y+20, r21
    mov r21, r4
    andi r21, 1
    or r21, r16
    adiw r26, 7
    ld r16, X
    lsr r16
    andi r16, 4
    or r21, r16
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r16, X+
    swap r16
    andi r16, 15
    andi r16, 8
    or r21, r16
    adiw r26, 6
    ld r16, X+
    lsr r16
    lsr r16
    std Y+21, r17
    mov r17, r16
    andi r17, 16
    or r21, r17
    andi r16, 1
    com r21
    ld r17, X+
    swap r17
    andi r17, 15
    andi r17, 2
    or r25, r17
    adiw r26, 6
    ld r17, X
    lsr r17
    lsr r17
    andi r17, 4
    or r25, r17
    ld r17, X
    lsl r17
    lsl r17
    lsl r17
    andi r17, 8
    or r25, r17
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r17, X+
    lsr r17
    lsr r17
    lsr r17
    std Y+22, r18
    mov r18, r17
    andi r18, 16
    or r25, r18
    andi r17, 1
    ld r18, X+
    swap r18
    andi r18, 15
    lsr r18
    andi r18, 2
    or r16, r18
    mov r18, r2
    std Y+23, r24
    mov r24, r18
    andi r24, 4
    or r16, r24
    andi r18, 15
    adiw r26, 6
    ld r24, X
    lsl r24
    lsl r24
    andi r24, 8
    or r16, r24
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r24, X+
    swap r24
    andi r24, 240
    andi r24, 16
    or r16, r24
    ldi r24, 8
    eor r16, r24
    mov r2, r21
    and r2, r25
    eor r16, r2
    eor r25, r21
    eor r25, r16
    mov r2, r22
    eor r2, r16
    mov r4, r2
    or r4, r25
    eor r21, r4
    mov r4, r22
    or r4, r21
    eor r25, r4
    or r22, r25
    eor r21, r22
    mov r4, r25
    or r4, r21
    eor r16, r4
    com r21
    com r25
    mov r4, r2
    com r4
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r2
    lpm r24, Z
    mov r22, r4
    lsr r22
    andi r22, 1
    std Y+24, r23
    mov r23, r21
    andi r23, 2
    or r22, r23
    mov r23, r16
    lsl r23
    std Y+25, r18
    mov r18, r23
    andi r18, 4
    or r22, r18
    andi r23, 20
    mov r18, r25
    lsl r18
    lsl r18
    andi r18, 8
    or r22, r18
    mov r18, r4
    swap r18
    andi r18, 240
    andi r18, 16
    or r22, r18
    mov r18, r21
    swap r18
    andi r18, 240
    lsl r18
    andi r18, 32
    or r22, r18
    mov r18, r16
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    std Y+26, r23
    mov r23, r18
    andi r23, 64
    or r22, r23
    andi r18, 128
    mov r23, r25
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsl r23
    or r22, r23
    ld r2, X
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    lsl r2
    lsl r2
    or r23, r2
    std Y+27, r18
    mov r18, r2
    andi r18, 16
    ld r2, X
    swap r2
    std Y+28, r23
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    lsl r2
    lsl r2
    or r23, r2
    std Y+29, r23
    mov r23, r2
    andi r23, 4
    ld r2, X
    swap r2
    std Y+30, r23
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    lsl r2
    lsl r2
    or r2, r23
    andi r23, 1
    ld r7, X
    swap r7
    std Y+31, r23
    mov r23, r7
    andi r23, 15
    lsr r23
    lsr r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r7, X
    lsl r7
    lsl r7
    or r23, r7
    ld r7, X
    swap r7
    std Y+32, r23
    mov r23, r7
    andi r23, 15
    lsr r23
    lsr r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r7, X
    lsl r7
    lsl r7
    or r23, r7
    std Y+33, r19
    mov r19, r7
    andi r19, 32
    ld r7, X
    swap r7
    std Y+34, r19
    mov r19, r7
    andi r19, 15
    lsr r19
    lsr r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r7, X
    lsl r7
    lsl r7
    or r19, r7
    std Y+35, r19
    mov r19, r7
    andi r19, 8
    ld r7, X
    swap r7
    std Y+36, r19
    mov r19, r7
    andi r19, 15
    lsr r19
    lsr r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r7, X+
    lsl r7
    lsl r7
    mov r13, r19
    or r13, r7
    std Y+37, r23
    mov r23, r7
    andi r23, 32
    andi r19, 2
    mov r7, r21
    lsr r7
    lsr r7
    std Y+38, r23
    mov r23, r7
    andi r23, 2
    or r24, r23
    mov r23, r16
    lsr r23
    andi r23, 4
    or r24, r23
    mov r23, r25
    andi r23, 8
    or r24, r23
    mov r23, r4
    lsl r23
    lsl r23
    std Y+39, r19
    mov r19, r23
    andi r19, 16
    or r24, r19
    andi r23, 40
    mov r19, r21
    lsl r19
    lsl r19
    lsl r19
    andi r19, 32
    or r24, r19
    lsl r21
    mov r19, r16
    swap r19
    andi r19, 240
    andi r19, 64
    or r24, r19
    mov r19, r25
    swap r19
    andi r19, 240
    lsl r19
    andi r19, 128
    or r24, r19
    adiw r26, 7
    ld r19, X+
    lsr r19
    andi r19, 3
    mov r7, r22
    lsl r7
    lsl r7
    or r19, r7
    swap r19
    andi r19, 240
    std Y+40, r24
    mov r24, r7
    andi r24, 240
    adiw r26, 5
    ld r7, X
    lsl r7
    std Y+41, r22
    mov r22, r7
    andi r22, 2
    std Y+42, r21
    mov r21, r16
    andi r21, 21
    or r21, r22
    lsl r16
    lsl r16
    andi r16, 64
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r22, X+
    andi r22, 8
    or r21, r22
    adiw r26, 7
    ld r22, X
    lsr r22
    std Y+43, r16
    mov r16, r22
    andi r16, 32
    or r21, r16
    ldi r16, 2
    eor r21, r16
    com r21
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r16, X+
    lsr r16
    andi r16, 8
    adiw r26, 7
    ld r7, X+
    lsr r7
    lsr r7
    std Y+44, r21
    mov r21, r22
    andi r21, 2
    or r17, r21
    andi r22, 15
    ld r21, X
    swap r21
    andi r21, 15
    andi r21, 4
    or r17, r21
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r21, X
    lsr r21
    lsr r21
    andi r21, 8
    or r17, r21
    ld r21, X+
    lsl r21
    lsl r21
    lsl r21
    andi r21, 16
    or r17, r21
    or r17, r20
    ld r6, X+
    swap r6
    movw r20, r6 ; r21, r7
    andi r20, 15
    andi r20, 1
    std Y+45, r17
    mov r17, r21
    andi r17, 2
    or r20, r17
    andi r21, 32
    adiw r26, 7
    ld r17, X
    swap r17
    andi r17, 15
    lsr r17
    andi r17, 4
    or r20, r17
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r17, X+
    lsr r17
    lsr r17
    lsr r17
    andi r17, 8
    or r20, r17
    or r20, r18
    adiw r26, 6
    ld r17, X
    swap r17
    andi r17, 240
    andi r17, 32
    or r20, r17
    ldi r17, 4
    eor r20, r17
    mov r17, r25
    lsl r17
    lsl r17
    lsl r17
    andi r17, 128
    ldd r7, Y+37
    mov r6, r7
    lsl r6
    lsl r6
    ldi r31, hi8(.Ltable_byte_4)
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r12, X+
    mov r30, r12
    lpm r18, Z
    or r18, r6
    std Y+46, r17
    ldi r17, 3
    eor r18, r17
    adiw r26, 1
    ld r17, X
    lsr r17
    lsr r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r6, X+
    swap r6
    std Y+47, r20
    mov r20, r6
    andi r20, 240
    lsl r20
    lsl r20
    or r20, r17
    std Y+48, r21
    ldi r21, 1
    eor r20, r21
    adiw r26, 8
    ld r6, X
    lsr r6
    mov r21, r20
    lsl r21
    andi r21, 2
    andi r20, 1
    ld r12, X
    lsr r12
    lsr r12
    std Y+49, r21
    mov r21, r12
    andi r21, 8
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r12, X+
    swap r12
    std Y+50, r21
    mov r21, r12
    andi r21, 240
    lsl r21
    andi r21, 32
    adiw r26, 9
    ld r12, X
    swap r12
    std Y+51, r21
    mov r21, r12
    andi r21, 15
    andi r21, 1
    std Y+52, r16
    mov r16, r17
    andi r16, 2
    or r21, r16
    andi r17, 32
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r16, X+
    swap r16
    andi r16, 15
    lsr r16
    andi r16, 4
    or r21, r16
    ldd r16, Y+33
    or r21, r16
    adiw r26, 6
    ld r16, X
    lsl r16
    lsl r16
    andi r16, 16
    or r21, r16
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r16, X+
    swap r16
    andi r16, 240
    andi r16, 32
    or r21, r16
    adiw r26, 9
    ld r12, X
    swap r12
    mov r16, r12
    andi r16, 15
    lsr r16
    andi r16, 1
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r12, X+
    lsr r12
    lsr r12
    lsr r12
    std Y+33, r17
    mov r17, r12
    andi r17, 2
    or r16, r17
    ldd r17, Y+30
    or r16, r17
    adiw r26, 7
    ld r17, X
    swap r17
    andi r17, 15
    andi r17, 8
    or r16, r17
    ld r17, X
    lsl r17
    std Y+30, r25
    mov r25, r17
    andi r25, 16
    or r16, r25
    andi r17, 240
    ldd r25, Y+25
    or r25, r17
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r17, X+
    lsl r17
    lsl r17
    lsl r17
    andi r17, 32
    or r16, r17
    ldi r17, 17
    eor r16, r17
    mov r17, r14
    lsr r17
    lsr r17
    swap r14
    std Y+25, r16
    mov r16, r14
    andi r16, 15
    adiw r26, 4
    ld r14, X+
    lsl r14
    lsl r14
    lsl r14
    std Y+53, r21
    mov r21, r14
    std Y+54, r20
    mov r20, r21
    andi r20, 192
    or r20, r17
    std Y+55, r22
    ldi r22, 3
    eor r20, r22
    andi r17, 15
    or r17, r24
    andi r21, 32
    ldi r24, 2
    ldd r22, Y+24
    eor r24, r22
    adiw r26, 2
    ld r14, X
    lsr r14
    std Y+56, r21
    mov r21, r14
    andi r21, 2
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r14, X+
    lsr r14
    lsr r14
    std Y+57, r21
    mov r21, r14
    andi r21, 8
    adiw r26, 7
    ld r14, X
    lsr r14
    lsr r14
    std Y+58, r21
    mov r21, r14
    andi r21, 2
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r14, X+
    lsr r14
    lsr r14
    lsr r14
    std Y+59, r21
    mov r21, r14
    andi r21, 8
    adiw r26, 6
    ld r14, X
    swap r14
    std Y+60, r21
    mov r21, r14
    andi r21, 240
    andi r21, 32
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r14, X+
    swap r14
    std Y+61, r21
    mov r21, r14
    andi r21, 15
    lsr r21
    andi r21, 1
    mov r22, r24
    andi r22, 2
    or r21, r22
    lsr r24
    andi r24, 1
    adiw r26, 6
    ld r22, X
    lsl r22
    lsl r22
    andi r22, 4
    or r21, r22
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r22, X
    swap r22
    andi r22, 15
    andi r22, 8
    or r21, r22
    ld r22, X+
    lsl r22
    andi r22, 16
    or r21, r22
    adiw r26, 6
    ld r22, X+
    lsl r22
    lsl r22
    lsl r22
    std Y+62, r24
    mov r24, r22
    andi r24, 32
    or r21, r24
    andi r22, 240
    ld r24, X
    swap r24
    andi r24, 15
    andi r24, 2
    ldd r14, Y+31
    or r14, r24
    ld r24, X
    lsl r24
    std Y+31, r21
    mov r21, r24
    andi r21, 4
    or r14, r21
    andi r24, 240
    ldd r21, Y+23
    or r21, r24
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r24, X+
    lsl r24
    lsl r24
    lsl r24
    andi r24, 8
    or r14, r24
    ld r24, X+
    andi r24, 16
    or r14, r24
    adiw r26, 6
    ld r24, X
    lsl r24
    lsl r24
    andi r24, 32
    or r14, r24
    ldi r24, 4
    eor r14, r24
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r24, X
    lsr r24
    lsr r24
    andi r24, 2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X+
    swap r12
    std Y+23, r24
    mov r24, r12
    andi r24, 240
    andi r24, 32
    mov r12, r18
    lsl r12
    std Y+63, r24
    mov r24, r12
    andi r24, 2
    adiw r26, 8
    ld r12, X
    swap r12
    adiw r28, 22
    std Y+42, r24
    mov r24, r12
    andi r24, 15
    andi r24, 8
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r12, X+
    lsl r12
    lsl r12
    lsl r12
    std Y+43, r24
    mov r24, r12
    andi r24, 32
    adiw r26, 9
    ld r12, X
    swap r12
    std Y+44, r24
    mov r24, r12
    andi r24, 15
    lsr r24
    lsr r24
    andi r24, 1
    std Y+45, r18
    andi r18, 2
    or r24, r18
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r18, X+
    lsl r18
    andi r18, 4
    or r24, r18
    adiw r26, 6
    ld r18, X+
    lsl r18
    lsl r18
    lsl r18
    std Y+46, r17
    mov r17, r18
    andi r17, 8
    or r24, r17
    andi r18, 128
    ld r17, X+
    andi r17, 16
    or r24, r17
    ldd r17, Y+12
    or r24, r17
    ld r12, X
    swap r12
    mov r17, r12
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r12, X
    swap r12
    std Y+12, r24
    mov r24, r12
    andi r24, 15
    lsr r24
    andi r24, 2
    or r17, r24
    ld r24, X+
    andi r24, 4
    or r17, r24
    adiw r26, 6
    ld r24, X+
    lsl r24
    lsl r24
    andi r24, 8
    or r17, r24
    ld r24, X
    lsr r24
    andi r24, 16
    or r17, r24
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r24, X
    lsl r24
    andi r24, 32
    or r17, r24
    ldi r24, 17
    eor r17, r24
    ld r24, X
    swap r24
    andi r24, 15
    andi r24, 8
    mov r12, r20
    lsl r12
    std Y+47, r24
    mov r24, r12
    andi r24, 2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X+
    lsl r12
    lsl r12
    lsl r12
    std Y+48, r24
    mov r24, r12
    andi r24, 8
    adiw r26, 7
    ld r12, X
    lsl r12
    lsl r12
    std Y+49, r24
    mov r24, r12
    andi r24, 32
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r12, X+
    swap r12
    std Y+50, r24
    mov r24, r12
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    std Y+51, r17
    mov r17, r20
    andi r17, 2
    or r24, r17
    adiw r26, 6
    ld r17, X
    andi r17, 4
    or r24, r17
    ldd r17, Y+14
    or r24, r17
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r17, X+
    lsr r17
    andi r17, 16
    or r24, r17
    adiw r26, 6
    ld r17, X+
    lsl r17
    std Y+14, r20
    mov r20, r17
    andi r20, 32
    or r24, r20
    andi r17, 240
    ld r20, X
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    andi r20, 2
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r12, X+
    std Y+52, r24
    mov r24, r12
    andi r24, 1
    or r24, r20
    adiw r26, 7
    ld r20, X
    lsr r20
    std Y+53, r18
    mov r18, r20
    andi r18, 4
    or r24, r18
    andi r20, 15
    or r20, r19
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r19, X+
    lsl r19
    andi r19, 8
    or r24, r19
    ld r19, X+
    lsr r19
    lsr r19
    andi r19, 16
    or r24, r19
    adiw r26, 6
    ld r19, X
    andi r19, 32
    or r24, r19
    ldi r19, 4
    eor r19, r13
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r18, X+
    swap r18
    andi r18, 15
    andi r18, 2
    adiw r26, 6
    ld r12, X
    lsl r12
    lsl r12
    lsl r12
    std Y+54, r18
    mov r18, r12
    andi r18, 8
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r12, X+
    swap r12
    std Y+55, r18
    mov r18, r12
    andi r18, 15
    lsr r18
    andi r18, 2
    adiw r26, 6
    ld r12, X
    lsl r12
    lsl r12
    std Y+56, r18
    mov r18, r12
    andi r18, 8
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r12, X+
    lsl r12
    std Y+57, r18
    mov r18, r12
    andi r18, 32
    adiw r26, 8
    ld r12, X
    std Y+58, r18
    mov r18, r12
    andi r18, 1
    ldd r12, Y+17
    or r18, r12
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r12, X+
    lsr r12
    std Y+17, r24
    mov r24, r12
    std Y+59, r20
    mov r20, r24
    andi r20, 4
    or r18, r20
    adiw r26, 1
    ld r12, X+
    eor r24, r12
    andi r24, 85
    adiw r26, 4
    ld r20, X+
    lsl r20
    andi r20, 8
    or r18, r20
    ld r20, X
    lsr r20
    lsr r20
    andi r20, 16
    or r18, r20
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r20, X+
    andi r20, 32
    or r18, r20
    adiw r26, 8
    ld r12, X
    lsr r12
    mov r20, r19
    lsr r20
    lsr r19
    lsr r19
    andi r20, 2
    andi r19, 1
    std Y+60, r18
    mov r18, r12
    std Y+61, r19
    mov r19, r18
    andi r19, 1
    or r19, r20
    andi r18, 15
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r20, X
    lsr r20
    lsr r20
    andi r20, 4
    or r19, r20
    or r19, r23
    ldd r20, Y+0
    or r19, r20
    mov r20, r4
    lsl r20
    mov r23, r4
    andi r23, 16
    andi r20, 40
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X
    lsr r4
    ld r12, X+
    lsr r12
    lsr r12
    std Y+0, r20
    mov r20, r12
    andi r20, 1
    adiw r26, 1
    ld r12, X
    eor r12, r4
    std Y+62, r19
    mov r19, r12
    andi r19, 85
    std Y+63, r18
    mov r18, r4
    andi r18, 1
    adiw r28, 20
    std Y+44, r20
    ldd r20, Y+0
    std Y+45, r23
    mov r23, r20
    andi r23, 62
    or r18, r23
    andi r20, 32
    mov r23, r19
    lsl r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r4, X+
    eor r4, r23
    adiw r26, 1
    ld r12, X
    eor r12, r19
    mov r19, r24
    lsl r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r11, X+
    eor r11, r19
    adiw r26, 1
    ld r10, X+
    eor r10, r24
    ld r9, X+
    lsr r9
    adiw r26, 1
    ld r5, X
    eor r9, r5
    mov r24, r9
    andi r24, 85
    mov r19, r24
    lsl r19
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X+
    eor r9, r19
    adiw r26, 1
    ld r5, X
    eor r5, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X+
    lsr r3
    adiw r26, 1
    ld r8, X
    eor r3, r8
    mov r24, r3
    andi r24, 85
    mov r19, r24
    lsl r19
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r3, X+
    eor r3, r19
    adiw r26, 1
    ld r8, X
    eor r8, r24
    mov r0, r4
    lsr r0
    lsr r0
    eor r0, r9
    mov r24, r0
    andi r24, 51
    eor r9, r24
    lsl r24
    lsl r24
    eor r4, r24
    subi r28, lo8(-(-42))
    sbci r29, hi8(-(-42))
    ldd r26, Y+5
    ldd r27, Y+5+1
    st X+, r4
    ; round 1 (present.dsl:28)
    com r4
    mov r0, r11
    lsr r0
    lsr r0
    eor r0, r3
    mov r24, r0
    andi r24, 51
    eor r3, r24
    lsl r24
    lsl r24
    eor r11, r24
    st X+, r11
    com r11
    mov r0, r12
    lsr r0
    lsr r0
    eor r0, r5
    mov r24, r0
    andi r24, 51
    eor r5, r24
    lsl r24
    lsl r24
    eor r12, r24
    st X+, r12
    com r12
    mov r0, r10
    lsr r0
    lsr r0
    eor r0, r8
    mov r24, r0
    andi r24, 51
    eor r8, r24
    lsl r24
    lsl r24
    eor r10, r24
    st X+, r10
    com r10
    ldd r0, Y+21
    mov r24, r0
    swap r24
    lsr r0
    lsr r0
    andi r24, 15
    mov r19, r0
    andi r19, 15
    ldd r23, Y+24
    std Y+21, r18
    mov r18, r23
    andi r18, 240
    or r24, r18
    lsl r23
    lsl r23
    andi r23, 240
    or r19, r23
    ldd r23, Y+41
    mov r18, r23
    andi r18, 240
    or r16, r18
    mov r18, r23
    swap r18
    mov r30, r23
    lpm r23, Z
    andi r18, 240
    std Y+41, r23
    ldd r23, Y+20
    std Y+24, r20
    mov r20, r23
    andi r20, 15
    or r20, r18
    andi r23, 2
    ldd r18, Y+19
    std Y+20, r23
    mov r23, r18
    andi r23, 240
    ldd r0, Y+18
    or r0, r23
    lsr r18
    lsr r18
    andi r18, 15
    ldd r23, Y+17
    std Y+19, r10
    mov r10, r23
    swap r10
    lsl r23
    lsl r23
    andi r23, 240
    or r18, r23
    mov r23, r10
    andi r23, 15
    std Y+17, r18
    ldd r18, Y+16
    std Y+18, r19
    mov r19, r18
    andi r19, 240
    or r23, r19
    lsr r18
    lsr r18
    andi r18, 15
    mov r19, r15
    std Y+16, r18
    mov r18, r19
    andi r18, 15
    or r18, r17
    andi r19, 8
    mov r15, r24
    lsr r15
    eor r15, r21
    mov r17, r15
    andi r17, 85
    eor r21, r17
    lsl r17
    eor r24, r17
    mov r15, r16
    lsr r15
    eor r15, r20
    mov r17, r15
    andi r17, 85
    eor r20, r17
    lsl r17
    eor r16, r17
    mov r15, r0
    lsr r15
    eor r15, r25
    mov r17, r15
    andi r17, 85
    eor r25, r17
    lsl r17
    eor r0, r17
    mov r15, r23
    lsr r15
    eor r15, r18
    mov r17, r15
    andi r17, 85
    eor r18, r17
    lsl r17
    eor r23, r17
    mov r15, r24
    lsr r15
    lsr r15
    eor r15, r0
    mov r17, r15
    andi r17, 51
    eor r0, r17
    lsl r17
    lsl r17
    eor r24, r17
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r23
    mov r17, r15
    andi r17, 51
    eor r23, r17
    lsl r17
    lsl r17
    eor r16, r17
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r25
    mov r17, r15
    andi r17, 51
    eor r25, r17
    lsl r17
    lsl r17
    eor r21, r17
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r18
    mov r17, r15
    andi r17, 51
    eor r18, r17
    lsl r17
    lsl r17
    eor r20, r17
    ldd r15, Y+28
    mov r10, r15
    lsr r10
    eor r10, r2
    mov r17, r10
    andi r17, 85
    eor r2, r17
    lsl r17
    eor r15, r17
    ldd r10, Y+29
    mov r17, r10
    lsr r17
    std Y+28, r12
    ldd r12, Y+32
    eor r17, r12
    andi r17, 85
    eor r12, r17
    lsl r17
    eor r10, r17
    mov r17, r7
    lsr r17
    eor r17, r13
    andi r17, 85
    eor r13, r17
    lsl r17
    eor r7, r17
    ldd r17, Y+35
    std Y+37, r11
    mov r11, r17
    lsr r11
    std Y+29, r4
    ldd r4, Y+40
    eor r11, r4
    std Y+32, r19
    mov r19, r11
    andi r19, 85
    eor r4, r19
    lsl r19
    eor r17, r19
    mov r11, r15
    lsr r11
    lsr r11
    eor r11, r7
    mov r19, r11
    andi r19, 51
    eor r7, r19
    lsl r19
    lsl r19
    eor r15, r19
    mov r11, r10
    lsr r11
    lsr r11
    eor r11, r17
    mov r19, r11
    andi r19, 51
    eor r17, r19
    lsl r19
    lsl r19
    eor r10, r19
    mov r11, r2
    lsr r11
    lsr r11
    eor r11, r13
    mov r19, r11
    andi r19, 51
    eor r13, r19
    lsl r19
    lsl r19
    eor r2, r19
    mov r11, r12
    lsr r11
    lsr r11
    eor r11, r4
    mov r19, r11
    andi r19, 51
    eor r4, r19
    lsl r19
    lsl r19
    eor r12, r19
    ldd r30, Y+3
    ldd r31, Y+3+1
    ldd r19, Z+12
    lsl r19
    lsl r19
    lsl r19
    andi r19, 240
    ldd r11, Y+55
    or r11, r19
    mov r19, r6
    std Y+55, r18
    mov r18, r19
    andi r18, 15
    or r18, r22
    andi r19, 8
    mov r6, r11
    lsr r6
    ldd r22, Y+18
    eor r6, r22
    std Y+35, r19
    mov r19, r6
    andi r19, 85
    eor r22, r19
    lsl r19
    eor r11, r19
    adiw r28, 18
    ldd r6, Y+63
    mov r19, r6
    lsr r19
    std Y+0, r14
    ldd r14, Y+50
    eor r19, r14
    andi r19, 85
    eor r14, r19
    lsl r19
    eor r6, r19
    mov r19, r18
    lsr r19
    std Y+63, r25
    subi r28, lo8(-(-1))
    sbci r29, hi8(-(-1))
    ldd r25, Y+0
    eor r19, r25
    andi r19, 85
    eor r25, r19
    lsl r19
    eor r18, r19
    mov r19, r11
    lsr r19
    lsr r19
    eor r19, r18
    andi r19, 51
    eor r18, r19
    lsl r19
    lsl r19
    eor r11, r19
    mov r19, r6
    lsr r19
    lsr r19
    std Y+0, r6
    mov r6, r22
    lsr r6
    lsr r6
    eor r6, r25
    std Y+51, r19
    mov r19, r6
    andi r19, 51
    eor r25, r19
    lsl r19
    lsl r19
    eor r22, r19
    mov r6, r14
    lsr r6
    lsr r6
    mov r19, r7
    swap r19
    andi r19, 15
    andi r19, 14
    std Y+23, r19
    mov r19, r17
    swap r19
    andi r19, 240
    std Y+25, r19
    mov r19, r17
    swap r19
    andi r19, 15
    andi r19, 7
    adiw r28, 36
    std Y+35, r19
    mov r19, r7
    lsl r19
    lsl r19
    lsl r19
    andi r19, 112
    std Y+36, r19
    mov r19, r13
    swap r19
    andi r19, 15
    std Y+37, r14
    mov r14, r4
    swap r14
    std Y+38, r23
    mov r23, r14
    andi r23, 240
    or r19, r23
    mov r23, r4
    swap r23
    andi r23, 15
    andi r23, 7
    mov r14, r13
    lsl r14
    lsl r14
    lsl r14
    std Y+39, r23
    mov r23, r14
    andi r23, 112
    mov r14, r15
    lsr r14
    std Y+40, r23
    mov r23, r14
    andi r23, 119
    mov r14, r2
    lsr r14
    std Y+41, r23
    mov r23, r14
    andi r23, 119
    mov r14, r18
    lsr r14
    std Y+42, r23
    mov r23, r14
    andi r23, 126
    ldd r14, Z+10
    swap r14
    std Y+43, r23
    mov r23, r14
    andi r23, 240
    andi r23, 128
    mov r14, r25
    lsr r14
    std Y+44, r25
    ldd r25, Y+22
    or r14, r25
    mov r25, r11
    lsr r25
    lsr r25
    std Y+22, r25
    mov r25, r22
    lsr r25
    lsr r25
    std Y+45, r25
    mov r25, r10
    swap r25
    andi r25, 15
    andi r25, 14
    std Y+46, r23
    ldd r23, Y+1
    or r23, r25
    mov r25, r15
    swap r25
    andi r25, 15
    lsr r25
    std Y+1, r25
    mov r25, r10
    lsl r25
    lsl r25
    lsl r25
    andi r25, 112
    std Y+47, r25
    mov r25, r12
    swap r25
    andi r25, 15
    std Y+48, r25
    mov r25, r2
    swap r25
    andi r25, 15
    lsr r25
    std Y+49, r23
    mov r23, r12
    lsl r23
    lsl r23
    lsl r23
    andi r23, 112
    std Y+50, r6
    mov r6, r19
    lsr r6
    std Y+51, r23
    mov r23, r6
    andi r23, 119
    ldd r6, Z+9
    swap r6
    std Y+52, r23
    mov r23, r6
    andi r23, 240
    lsl r23
    lsl r23
    andi r23, 128
    mov r6, r14
    lsr r6
    lsr r6
    std Y+53, r6
    mov r6, r7
    lsr r6
    std Y+54, r23
    mov r23, r6
    andi r23, 119
    mov r6, r17
    lsr r6
    std Y+55, r23
    mov r23, r6
    andi r23, 55
    mov r6, r13
    lsr r6
    std Y+56, r23
    mov r23, r6
    andi r23, 118
    ldi r31, hi8(.Ltable_byte_6)
    ldd r6, Y+0
    std Y+57, r25
    mov r30, r6
    lpm r25, Z
    or r25, r23
    ldi r23, 32
    eor r6, r23
    mov r23, r4
    lsr r23
    andi r23, 55
    subi r28, lo8(-(-53))
    sbci r29, hi8(-(-53))
    ldd r30, Y+3
    ldd r31, Y+3+1
    std Y+53, r25
    ldd r25, Z+8
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsl r25
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    std Y+0, r25
    mov r25, r10
    lsr r25
    andi r25, 119
    std Y+1, r25
    mov r25, r12
    lsr r25
    andi r25, 118
    ldi r31, hi8(.Ltable_byte_3)
    std Y+2, r23
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r23, Y+1
    mov r30, r23
    lpm r23, Z
    or r23, r25
    ldd r25, Y+0
    adiw r28, 37
    std Y+47, r23
    mov r23, r25
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    andi r23, 128
    std Y+48, r23
    ldd r23, Y+0
    std Y+49, r6
    mov r6, r23
    lsr r6
    andi r23, 1
    std Y+0, r23
    mov r23, r6
    andi r23, 1
    subi r28, lo8(-(-31))
    sbci r29, hi8(-(-31))
    ldd r6, Y+0
    adiw r28, 19
    std Y+62, r23
    mov r23, r6
    lsr r23
    mov r25, r6
    andi r25, 1
    andi r23, 1
    mov r6, r9
    com r6
    st X+, r6
    mov r6, r3
    com r6
    st X+, r6
    st X+, r5
    st X+, r8
    st X+, r24
    ; round 2 (present.dsl:28)
    com r24
    st X+, r16
    com r16
    st X+, r21
    com r21
    st X+, r20
    com r20
    ; round 1 (present.dsl:28)
    mov r6, r0
    com r6
    st X+, r6
    ldd r6, Y+36
    mov r5, r6
    com r5
    st X+, r5
    ldd r5, Y+26
    st X+, r5
    ldd r5, Y+0
    st X+, r5
    st X+, r15
    ; round 3 (present.dsl:28)
    com r15
    st X+, r10
    ; round 4 (present.dsl:28)
    com r10
    st X+, r2
    ; round 3 (present.dsl:28)
    com r2
    st X+, r12
    com r12
    ; round 2 (present.dsl:28)
    mov r5, r7
    com r5
    st X+, r5
    mov r5, r17
    com r5
    st X+, r5
    st X+, r13
    st X+, r4
    st X, r11
    ; round 4 (present.dsl:28)
    com r11
    ; round 3 (present.dsl:28)
    movw r4, r18 ; r5, r19
    com r4
    ; round 6 (present.dsl:28)
    mov r13, r14
    com r13
    ; round 5 (present.dsl:28)
    com r5
    ; round 4 (present.dsl:28)
    mov r8, r22
    com r8
    std Y+0, r20
    subi r28, lo8(-(-25))
    sbci r29, hi8(-(-25))
    ldd r20, Y+0
    std Y+51, r21
    mov r21, r20
    andi r21, 21
    andi r20, 10
    subi r28, lo8(-(-30))
    sbci r29, hi8(-(-30))
    ldd r26, Y+3
    ldd r27, Y+3+1
    adiw r26, 14
    ld r6, X
    std Y+30, r16
    mov r16, r6
    andi r16, 2
    or r21, r16
    ldd r16, Y+52
    or r21, r16
    ldd r16, Y+48
    or r21, r16
    ldi r16, 40
    eor r16, r21
    com r16
    ldd r6, Y+45
    std Y+48, r3
    mov r3, r16
    and r3, r6
    std Y+52, r9
    ldd r9, Y+47
    eor r9, r3
    eor r6, r16
    eor r6, r9
    ldd r3, Y+44
    std Y+45, r0
    mov r0, r3
    eor r0, r9
    std Y+47, r24
    mov r24, r0
    or r24, r6
    eor r16, r24
    com r0
    mov r24, r3
    or r24, r16
    eor r6, r24
    or r3, r6
    eor r16, r3
    mov r3, r6
    or r3, r16
    eor r9, r3
    com r16
    com r6
    mov r24, r16
    lsl r24
    andi r24, 2
    std Y+44, r17
    mov r17, r0
    std Y+36, r18
    mov r18, r17
    andi r18, 1
    or r18, r24
    mov r24, r9
    lsl r24
    lsl r24
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    std Y+31, r20
    mov r20, r24
    andi r20, 4
    or r18, r20
    andi r24, 64
    mov r20, r6
    lsl r20
    lsl r20
    lsl r20
    andi r20, 8
    or r18, r20
    ldd r20, Y+0
    or r18, r20
    subi r28, lo8(-(-63))
    sbci r29, hi8(-(-63))
    ldd r20, Y+0
    or r18, r20
    ldd r20, Y+19
    or r18, r20
    ldd r20, Y+22
    or r18, r20
    mov r20, r17
    lsr r20
    lsr r20
    andi r20, 1
    mov r3, r16
    lsr r3
    std Y+22, r19
    mov r19, r3
    andi r19, 2
    or r20, r19
    mov r19, r9
    std Y+19, r23
    mov r23, r19
    andi r23, 4
    or r20, r23
    mov r23, r6
    lsl r23
    andi r23, 8
    or r20, r23
    mov r23, r17
    lsl r23
    lsl r23
    lsl r23
    andi r23, 16
    or r20, r23
    mov r23, r16
    swap r23
    andi r23, 240
    std Y+0, r25
    mov r25, r23
    andi r25, 32
    or r20, r25
    mov r25, r19
    swap r25
    andi r25, 240
    lsl r25
    andi r25, 64
    or r20, r25
    mov r25, r6
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    andi r25, 128
    or r20, r25
    mov r25, r18
    lsl r25
    lsl r25
    ldd r9, Y+17
    or r9, r25
    ldi r25, 5
    eor r9, r25
    mov r25, r19
    lsr r25
    andi r25, 21
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r3, X
    std Y+17, r24
    mov r24, r3
    andi r24, 2
    or r25, r24
    ldd r24, Y+11
    or r25, r24
    ldd r24, Y+9
    or r25, r24
    ldi r24, 10
    eor r25, r24
    com r25
    mov r24, r6
    lsr r24
    std Y+9, r23
    mov r23, r24
    andi r23, 21
    ldd r3, Y+25
    or r23, r3
    ldd r3, Y+26
    or r23, r3
    ldd r3, Y+27
    or r23, r3
    andi r24, 10
    std Y+27, r24
    ldi r24, 8
    eor r24, r23
    com r24
    mov r30, r23
    lpm r3, Z
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    ldd r0, Y+0
    mov r23, r24
    and r23, r0
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    std Y+25, r7
    ldd r7, Y+0
    eor r7, r23
    eor r0, r24
    eor r0, r7
    mov r23, r25
    eor r23, r7
    subi r28, lo8(-(91))
    sbci r29, hi8(-(91))
    std Y+0, r12
    mov r12, r23
    or r12, r0
    eor r24, r12
    com r23
    mov r12, r25
    or r12, r24
    eor r0, r12
    or r25, r0
    eor r24, r25
    mov r12, r0
    or r12, r24
    eor r7, r12
    com r0
    mov r25, r24
    com r25
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r24
    lpm r12, Z
    mov r24, r25
    lsl r24
    andi r24, 2
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    std Y+0, r21
    mov r21, r23
    andi r21, 1
    or r21, r24
    mov r24, r7
    lsl r24
    lsl r24
    std Y+24, r22
    mov r22, r24
    andi r22, 4
    or r21, r22
    andi r24, 128
    mov r22, r0
    lsl r22
    lsl r22
    lsl r22
    andi r22, 8
    or r21, r22
    mov r22, r17
    lsr r22
    andi r22, 16
    or r21, r22
    mov r22, r16
    andi r22, 32
    or r21, r22
    mov r22, r19
    lsl r22
    andi r22, 64
    or r21, r22
    mov r22, r6
    lsl r22
    lsl r22
    std Y+10, r24
    mov r24, r22
    andi r24, 128
    or r21, r24
    andi r22, 64
    mov r24, r23
    lsr r24
    lsr r24
    andi r24, 1
    std Y+62, r2
    mov r2, r25
    lsr r2
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    std Y+15, r22
    mov r22, r2
    andi r22, 2
    or r24, r22
    mov r22, r7
    std Y+16, r19
    mov r19, r22
    andi r19, 4
    or r24, r19
    mov r19, r0
    lsl r19
    andi r19, 8
    or r24, r19
    mov r19, r23
    lsl r19
    lsl r19
    lsl r19
    andi r19, 16
    or r24, r19
    mov r19, r25
    swap r19
    andi r19, 240
    std Y+17, r16
    mov r16, r19
    andi r16, 32
    or r24, r16
    andi r19, 64
    mov r16, r22
    swap r16
    andi r16, 240
    lsl r16
    std Y+18, r19
    mov r19, r16
    andi r19, 64
    or r24, r19
    andi r16, 128
    mov r19, r0
    swap r19
    andi r19, 240
    lsl r19
    lsl r19
    andi r19, 128
    or r24, r19
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r24
    lpm r24, Z
    mov r2, r21
    lsl r2
    lsl r2
    mov r30, r20
    lpm r7, Z
    or r7, r2
    std Y+19, r16
    mov r16, r2
    andi r16, 136
    ldd r2, Y+6
    or r2, r16
    ldd r16, Y+0
    or r2, r16
    mov r16, r23
    swap r16
    andi r16, 15
    andi r16, 1
    or r16, r12
    mov r12, r22
    lsr r12
    lsr r12
    std Y+0, r19
    mov r19, r12
    andi r19, 4
    or r16, r19
    mov r19, r0
    lsr r19
    std Y+6, r20
    mov r20, r19
    andi r20, 8
    or r16, r20
    mov r20, r23
    lsl r20
    std Y+20, r18
    mov r18, r20
    andi r18, 16
    or r16, r18
    andi r20, 40
    mov r18, r25
    lsl r18
    lsl r18
    std Y+21, r18
    andi r18, 32
    or r16, r18
    mov r18, r22
    lsl r18
    lsl r18
    lsl r18
    andi r18, 64
    or r16, r18
    mov r18, r0
    swap r18
    andi r18, 240
    std Y+22, r20
    mov r20, r18
    andi r20, 128
    or r16, r20
    andi r18, 64
    mov r20, r22
    lsr r20
    andi r20, 21
    subi r28, lo8(-(-90))
    sbci r29, hi8(-(-90))
    ldd r12, Y+43
    or r20, r12
    ldd r12, Y+44
    or r20, r12
    ldd r12, Y+0
    or r20, r12
    std Y+0, r18
    ldi r18, 40
    eor r20, r18
    com r20
    mov r18, r19
    andi r18, 21
    ldd r12, Y+45
    or r18, r12
    ldd r12, Y+46
    or r18, r12
    ldd r12, Y+47
    or r18, r12
    com r18
    andi r19, 10
    std Y+47, r19
    ldi r19, 40
    ldd r12, Y+17
    eor r19, r12
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r12
    lpm r12, Z
    std Y+17, r15
    mov r15, r18
    and r15, r19
    std Y+46, r8
    ldd r8, Y+4
    eor r8, r15
    eor r19, r18
    eor r19, r8
    mov r15, r20
    eor r15, r8
    std Y+4, r11
    mov r11, r15
    or r11, r19
    eor r18, r11
    mov r11, r20
    or r11, r18
    eor r19, r11
    or r20, r19
    eor r18, r20
    mov r11, r19
    or r11, r18
    eor r8, r11
    com r19
    mov r11, r15
    com r11
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r15
    lpm r15, Z
    mov r20, r18
    com r20
    std Y+45, r5
    mov r5, r20
    lsl r5
    std Y+44, r17
    mov r17, r5
    andi r17, 2
    std Y+43, r18
    mov r18, r11
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    std Y+14, r20
    mov r20, r18
    andi r20, 1
    or r20, r17
    mov r17, r8
    lsl r17
    lsl r17
    std Y+15, r18
    mov r18, r17
    andi r18, 4
    or r20, r18
    andi r17, 64
    mov r18, r19
    lsl r18
    lsl r18
    lsl r18
    std Y+16, r17
    mov r17, r18
    andi r17, 8
    or r20, r17
    andi r18, 128
    mov r17, r23
    lsr r17
    andi r17, 16
    or r20, r17
    mov r17, r25
    andi r17, 32
    or r20, r17
    mov r17, r22
    lsl r17
    andi r17, 64
    or r20, r17
    mov r17, r0
    lsl r17
    lsl r17
    andi r17, 128
    or r20, r17
    lsl r20
    lsl r20
    or r24, r20
    swap r0
    mov r20, r0
    andi r20, 240
    lsl r20
    std Y+17, r20
    ldi r20, 6
    eor r24, r20
    mov r20, r16
    lsl r20
    lsl r20
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r21
    lpm r11, Z
    or r11, r20
    andi r20, 136
    ldd r5, Y+0
    or r5, r20
    ldd r20, Y+15
    mov r0, r20
    lsr r0
    lsr r0
    std Y+0, r18
    mov r18, r0
    andi r18, 1
    ldd r0, Y+14
    std Y+18, r13
    mov r13, r0
    lsr r13
    std Y+19, r17
    mov r17, r13
    andi r17, 2
    or r18, r17
    mov r17, r8
    std Y+20, r22
    mov r22, r17
    andi r22, 4
    or r18, r22
    mov r22, r19
    lsl r22
    andi r22, 8
    or r18, r22
    mov r22, r20
    lsl r22
    lsl r22
    lsl r22
    andi r22, 16
    or r18, r22
    mov r22, r0
    swap r22
    andi r22, 240
    std Y+21, r22
    andi r22, 32
    or r18, r22
    mov r22, r17
    swap r22
    andi r22, 240
    lsl r22
    andi r22, 64
    or r18, r22
    mov r22, r19
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    std Y+22, r25
    mov r25, r22
    andi r25, 128
    or r18, r25
    andi r22, 64
    mov r25, r20
    swap r25
    andi r25, 15
    andi r25, 1
    ldi r31, hi8(.Ltable_byte_5)
    subi r28, lo8(-(-56))
    sbci r29, hi8(-(-56))
    ldd r13, Y+0
    mov r30, r13
    lpm r8, Z
    or r25, r8
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r13
    lpm r13, Z
    mov r8, r17
    lsr r8
    lsr r8
    std Y+0, r22
    mov r22, r8
    andi r22, 4
    or r25, r22
    mov r22, r19
    lsr r22
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    std Y+0, r23
    mov r23, r22
    andi r23, 8
    or r25, r23
    mov r23, r20
    lsl r23
    std Y+1, r21
    mov r21, r23
    andi r21, 16
    or r25, r21
    andi r23, 40
    mov r21, r0
    lsl r21
    lsl r21
    std Y+2, r23
    mov r23, r21
    andi r23, 32
    or r25, r23
    andi r21, 64
    mov r23, r17
    lsl r23
    lsl r23
    lsl r23
    andi r23, 64
    or r25, r23
    mov r23, r19
    swap r23
    andi r23, 240
    andi r23, 128
    or r25, r23
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r25
    lpm r25, Z
    mov r8, r18
    lsl r8
    lsl r8
    std Y+3, r14
    mov r30, r16
    lpm r14, Z
    or r14, r8
    std Y+4, r23
    mov r23, r8
    andi r23, 136
    mov r8, r17
    lsr r8
    std Y+5, r21
    mov r21, r8
    andi r21, 21
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r8, Y+0
    or r21, r8
    ldd r8, Y+9
    or r21, r8
    ldd r8, Y+40
    or r21, r8
    std Y+40, r23
    ldi r23, 32
    eor r21, r23
    com r21
    mov r23, r22
    andi r23, 21
    ldd r8, Y+41
    or r23, r8
    ldd r8, Y+42
    or r23, r8
    ldd r8, Y+43
    or r23, r8
    andi r22, 2
    std Y+43, r22
    ldi r22, 40
    eor r22, r23
    com r22
    std Y+42, r23
    ldi r23, 40
    ldd r8, Y+11
    eor r23, r8
    mov r8, r22
    and r8, r23
    std Y+41, r10
    ldd r10, Y+50
    eor r10, r8
    eor r23, r22
    eor r23, r10
    mov r8, r21
    eor r8, r10
    std Y+50, r2
    mov r2, r8
    or r2, r23
    eor r22, r2
    com r8
    mov r2, r21
    or r2, r22
    eor r23, r2
    or r21, r23
    eor r22, r21
    mov r2, r23
    or r2, r22
    eor r10, r2
    com r23
    mov r21, r22
    com r21
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r22
    lpm r2, Z
    mov r22, r21
    lsl r22
    andi r22, 2
    std Y+9, r16
    mov r16, r8
    std Y+0, r24
    mov r24, r16
    andi r24, 1
    or r24, r22
    mov r22, r10
    lsl r22
    lsl r22
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    std Y+15, r18
    mov r18, r22
    andi r18, 4
    or r24, r18
    andi r22, 128
    mov r18, r23
    lsl r18
    lsl r18
    lsl r18
    andi r18, 8
    or r24, r18
    mov r18, r20
    lsr r18
    andi r18, 16
    or r24, r18
    mov r18, r0
    std Y+16, r22
    mov r22, r18
    andi r22, 32
    or r24, r22
    andi r18, 5
    mov r22, r17
    lsl r22
    andi r22, 64
    or r24, r22
    mov r22, r19
    lsl r22
    lsl r22
    mov r20, r22
    andi r20, 128
    or r24, r20
    andi r22, 64
    mov r20, r16
    lsr r20
    lsr r20
    andi r20, 1
    mov r8, r21
    lsr r8
    std Y+0, r22
    mov r22, r8
    andi r22, 2
    or r20, r22
    mov r22, r10
    std Y+17, r17
    mov r17, r22
    andi r17, 4
    or r20, r17
    mov r17, r23
    lsl r17
    andi r17, 8
    or r20, r17
    mov r17, r16
    lsl r17
    lsl r17
    lsl r17
    andi r17, 16
    or r20, r17
    mov r17, r21
    swap r17
    andi r17, 240
    std Y+18, r18
    mov r18, r17
    andi r18, 32
    or r20, r18
    andi r17, 64
    mov r18, r22
    swap r18
    andi r18, 240
    lsl r18
    andi r18, 64
    or r20, r18
    mov r18, r23
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    andi r18, 128
    or r20, r18
    lsl r20
    lsl r20
    or r25, r20
    ldi r20, 7
    eor r25, r20
    mov r20, r24
    lsl r20
    lsl r20
    ldi r31, hi8(.Ltable_byte_4)
    ldd r10, Y+15
    mov r30, r10
    lpm r8, Z
    or r8, r20
    andi r20, 136
    mov r0, r16
    swap r0
    std Y+19, r25
    mov r25, r0
    andi r25, 15
    andi r25, 1
    or r25, r2
    mov r2, r22
    lsr r2
    lsr r2
    std Y+20, r18
    mov r18, r2
    andi r18, 4
    or r25, r18
    mov r18, r23
    lsr r18
    std Y+21, r17
    mov r17, r18
    andi r17, 8
    or r25, r17
    andi r18, 21
    subi r28, lo8(-(-107))
    sbci r29, hi8(-(-107))
    ldd r17, Y+50
    or r18, r17
    ldd r17, Y+51
    or r18, r17
    ldd r17, Y+52
    or r18, r17
    com r18
    mov r17, r16
    lsl r17
    andi r17, 16
    or r25, r17
    mov r17, r21
    lsl r17
    lsl r17
    swap r21
    andi r21, 240
    lsl r21
    lsl r21
    std Y+52, r17
    andi r17, 32
    or r25, r17
    mov r17, r22
    lsl r17
    lsl r17
    lsl r17
    andi r17, 64
    or r25, r17
    mov r17, r23
    swap r17
    andi r17, 240
    std Y+51, r18
    mov r18, r17
    andi r18, 128
    or r25, r18
    andi r17, 64
    mov r18, r22
    lsr r18
    andi r18, 21
    ldd r2, Y+0
    or r18, r2
    ldd r2, Y+49
    or r18, r2
    ldd r2, Y+36
    or r18, r2
    std Y+36, r23
    ldi r23, 2
    eor r18, r23
    com r18
    mov r23, r25
    lsl r23
    lsl r23
    mov r30, r24
    lpm r2, Z
    or r2, r23
    andi r23, 136
    mov r0, r6
    swap r0
    std Y+49, r18
    mov r18, r0
    andi r18, 240
    lsl r18
    swap r6
    std Y+0, r23
    mov r23, r6
    andi r23, 240
    andi r18, 32
    andi r23, 128
    mov r6, r9
    lsl r6
    std Y+50, r18
    mov r18, r6
    andi r18, 2
    mov r6, r9
    lsr r6
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    std Y+63, r18
    mov r18, r6
    andi r18, 2
    ldd r6, Y+0
    or r6, r18
    subi r28, lo8(-(-60))
    sbci r29, hi8(-(-60))
    ldd r18, Y+0
    or r6, r18
    ldd r18, Y+32
    mov r0, r18
    lsl r0
    std Y+0, r25
    mov r25, r0
    andi r25, 40
    or r6, r25
    ldi r25, 6
    eor r25, r7
    mov r0, r25
    lsr r0
    std Y+60, r6
    mov r6, r19
    swap r6
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    std Y+0, r17
    mov r17, r6
    andi r17, 240
    lsl r17
    swap r19
    andi r19, 240
    lsl r19
    lsl r19
    andi r17, 32
    lsl r19
    subi r28, lo8(-(-127))
    sbci r29, hi8(-(-127))
    ldd r6, Y+0
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    std Y+27, r17
    mov r17, r6
    lsr r17
    std Y+28, r19
    ldi r19, 7
    eor r19, r8
    mov r10, r19
    lsl r10
    std Y+29, r22
    mov r22, r10
    andi r22, 2
    std Y+30, r22
    mov r22, r19
    andi r22, 2
    ldd r10, Y+21
    or r10, r22
    mov r22, r19
    lsr r22
    std Y+21, r10
    ldd r10, Y+0
    std Y+31, r19
    mov r19, r10
    swap r19
    andi r19, 240
    std Y+32, r9
    subi r28, lo8(-(-39))
    sbci r29, hi8(-(-39))
    ldd r9, Y+0
    or r9, r19
    mov r19, r10
    andi r19, 240
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    ldd r10, Y+0
    or r10, r19
    mov r19, r9
    lsr r19
    eor r19, r10
    andi r19, 85
    eor r10, r19
    lsl r19
    eor r9, r19
    ldd r19, Y+52
    eor r19, r9
    andi r19, 51
    eor r9, r19
    lsl r19
    lsl r19
    std Y+52, r22
    ldd r22, Y+1
    eor r22, r19
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    ldd r19, Y+13
    eor r19, r10
    andi r19, 51
    eor r10, r19
    lsl r19
    lsl r19
    std Y+13, r2
    ldd r2, Y+0
    eor r2, r19
    subi r28, lo8(-(-90))
    sbci r29, hi8(-(-90))
    ldd r26, Y+5
    ldd r27, Y+5+1
    adiw r26, 25
    st X+, r22
    ldd r19, Y+49
    st X+, r19
    st X+, r2
    st X+, r4
    ldi r31, hi8(.Ltable_byte_3)
    ldd r4, Y+25
    mov r30, r4
    lpm r19, Z
    std Y+49, r8
    ldd r8, Y+40
    or r19, r8
    ldd r8, Y+42
    or r19, r8
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r4
    lpm r4, Z
    adiw r28, 58
    ldd r8, Y+38
    or r4, r8
    ldd r8, Y+41
    or r4, r8
    ldi r31, hi8(.Ltable_byte_0)
    ldd r8, Y+52
    std Y+41, r21
    mov r30, r8
    lpm r21, Z
    std Y+38, r16
    ldd r16, Y+30
    or r16, r21
    ldd r21, Y+31
    or r16, r21
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r21, Z
    std Y+31, r20
    ldd r20, Y+34
    or r20, r21
    ldd r21, Y+35
    or r20, r21
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r8
    lpm r21, Z
    std Y+35, r20
    ldd r20, Y+36
    or r20, r21
    mov r21, r8
    andi r21, 136
    ldd r8, Y+37
    or r8, r21
    mov r21, r9
    lsr r21
    andi r21, 63
    std Y+37, r24
    mov r24, r18
    lsl r24
    lsl r24
    andi r24, 64
    or r21, r24
    mov r24, r18
    swap r24
    andi r24, 240
    andi r18, 42
    st Y+, r18
    mov r18, r24
    andi r18, 128
    or r21, r18
    andi r24, 64
    mov r18, r10
    lsr r18
    andi r18, 63
    std Y+51, r14
    ldd r14, Y+62
    std Y+35, r16
    mov r16, r14
    lsl r16
    lsl r16
    andi r16, 64
    or r18, r16
    mov r16, r14
    andi r16, 61
    std Y+62, r24
    mov r24, r25
    andi r24, 2
    or r16, r24
    lsr r25
    lsr r25
    andi r25, 1
    subi r28, lo8(-(-26))
    sbci r29, hi8(-(-26))
    ldd r24, Y+0
    std Y+59, r25
    mov r25, r24
    andi r25, 128
    or r18, r25
    andi r24, 64
    or r5, r24
    mov r14, r22
    swap r14
    mov r25, r14
    andi r25, 240
    lsl r25
    lsl r25
    ldd r24, Y+42
    or r24, r25
    mov r14, r22
    lsr r14
    lsr r14
    ldd r25, Y+8
    or r14, r25
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    ldd r25, Y+0
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    std Y+0, r16
    mov r16, r25
    swap r16
    andi r16, 240
    andi r16, 128
    or r14, r16
    andi r25, 21
    mov r16, r0
    adiw r28, 57
    std Y+22, r22
    mov r22, r16
    andi r22, 2
    or r25, r22
    ldd r22, Y+28
    or r25, r22
    andi r16, 1
    mov r0, r2
    swap r0
    mov r22, r0
    andi r22, 240
    lsl r22
    lsl r22
    ldd r0, Y+0
    or r0, r22
    mov r22, r2
    lsr r22
    lsr r22
    st Y+, r25
    ldd r25, Y+20
    or r22, r25
    or r22, r23
    mov r25, r20
    swap r25
    andi r25, 240
    ldd r23, Y+3
    or r23, r25
    ldi r31, hi8(.Ltable_byte_0)
    ldd r25, Y+38
    std Y+3, r16
    mov r30, r25
    lpm r16, Z
    std Y+20, r5
    subi r28, lo8(-(-45))
    sbci r29, hi8(-(-45))
    ldd r5, Y+0
    or r5, r16
    ldd r16, Y+46
    or r5, r16
    mov r16, r8
    swap r16
    andi r16, 240
    std Y+46, r5
    ldd r5, Y+47
    or r5, r16
    mov r16, r19
    lsr r16
    andi r16, 119
    ldi r31, hi8(.Ltable_byte_2)
    std Y+47, r19
    mov r30, r25
    lpm r19, Z
    or r16, r19
    andi r25, 136
    ldd r19, Y+51
    or r19, r25
    mov r25, r24
    lsr r25
    andi r25, 126
    or r3, r25
    ldd r25, Y+53
    or r3, r25
    mov r25, r14
    lsr r25
    andi r25, 63
    std Y+53, r24
    adiw r28, 51
    ldd r24, Y+31
    st Y+, r14
    mov r14, r24
    swap r14
    std Y+31, r19
    mov r19, r14
    andi r19, 240
    andi r19, 64
    or r25, r19
    mov r19, r24
    swap r19
    andi r19, 240
    lsl r19
    lsl r19
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    std Y+39, r16
    mov r16, r19
    andi r16, 128
    or r25, r16
    andi r19, 64
    mov r16, r0
    lsr r16
    ldd r14, Y+0
    or r16, r14
    mov r14, r22
    lsr r14
    st Y+, r22
    mov r22, r14
    andi r22, 63
    adiw r28, 59
    ldd r14, Y+47
    or r22, r14
    ldd r14, Y+60
    std Y+47, r0
    mov r0, r14
    swap r0
    mov r24, r0
    andi r24, 240
    lsl r24
    lsl r24
    std Y+51, r19
    mov r19, r14
    andi r19, 61
    std Y+60, r20
    mov r20, r6
    st Y+, r16
    mov r16, r20
    andi r16, 2
    or r19, r16
    lsr r20
    lsr r20
    andi r20, 1
    mov r16, r24
    andi r16, 128
    or r22, r16
    andi r24, 64
    mov r14, r4
    lsr r14
    lsr r14
    mov r6, r9
    swap r6
    mov r16, r6
    andi r16, 240
    lsl r16
    andi r16, 192
    or r14, r16
    mov r6, r21
    lsr r6
    lsr r6
    ldd r16, Y+57
    mov r0, r16
    swap r0
    subi r28, lo8(-(-53))
    sbci r29, hi8(-(-53))
    std Y+0, r19
    mov r19, r0
    andi r19, 240
    andi r19, 64
    or r6, r19
    mov r19, r16
    swap r19
    andi r19, 240
    lsl r19
    lsl r19
    andi r19, 128
    or r6, r19
    andi r16, 21
    mov r19, r17
    andi r19, 2
    or r16, r19
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    ldd r19, Y+32
    or r16, r19
    andi r17, 1
    mov r0, r10
    swap r0
    mov r19, r0
    andi r19, 240
    lsl r19
    andi r19, 192
    ldd r0, Y+0
    or r0, r19
    mov r19, r18
    lsr r19
    lsr r19
    std Y+0, r16
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r16, Y+0
    or r19, r16
    adiw r28, 39
    ldd r16, Y+51
    or r19, r16
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r7
    lpm r16, Z
    std Y+51, r20
    ldd r20, Y+55
    or r20, r16
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r7
    lpm r7, Z
    ldd r16, Y+0
    or r16, r7
    ldi r31, hi8(.Ltable_byte_0)
    subi r28, lo8(-(-21))
    sbci r29, hi8(-(-21))
    ldd r7, Y+0
    std Y+21, r17
    mov r30, r7
    lpm r17, Z
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    std Y+0, r14
    ldd r14, Y+1
    or r14, r17
    ldd r17, Y+13
    or r14, r17
    mov r17, r23
    lsr r17
    andi r17, 119
    ldi r31, hi8(.Ltable_byte_2)
    std Y+13, r23
    mov r30, r7
    lpm r23, Z
    or r17, r23
    mov r23, r7
    andi r23, 136
    mov r7, r5
    lsr r7
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    std Y+0, r18
    mov r18, r7
    andi r18, 119
    or r18, r23
    mov r7, r6
    lsr r7
    mov r23, r7
    andi r23, 63
    or r23, r15
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    ldd r15, Y+27
    mov r7, r15
    lsl r7
    lsl r7
    st Y+, r21
    mov r21, r15
    andi r21, 42
    std Y+26, r21
    mov r21, r7
    subi r28, lo8(-(-96))
    sbci r29, hi8(-(-96))
    std Y+0, r18
    mov r18, r21
    andi r18, 128
    or r23, r18
    andi r21, 64
    mov r18, r0
    lsr r18
    andi r18, 126
    ldd r15, Y+48
    or r15, r18
    adiw r28, 48
    ldd r7, Y+49
    or r15, r7
    mov r7, r19
    lsr r7
    mov r18, r7
    andi r18, 63
    or r18, r13
    std Y+49, r19
    ldd r19, Y+63
    st Y+, r17
    mov r17, r19
    andi r17, 128
    or r18, r17
    andi r19, 64
    mov r7, r3
    lsr r7
    lsr r7
    ldd r13, Y+57
    mov r17, r13
    lsl r17
    lsl r17
    lsl r17
    andi r17, 192
    or r7, r17
    ; round 13 (present.dsl:28)
    com r13
    mov r17, r25
    lsr r17
    lsr r17
    std Y+57, r13
    adiw r28, 62
    ldd r13, Y+19
    st Y+, r0
    mov r0, r13
    swap r0
    std Y+12, r25
    mov r25, r0
    andi r25, 240
    lsl r25
    lsl r25
    andi r25, 64
    or r17, r25
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r25, Y+0
    or r17, r25
    ldd r25, Y+40
    mov r0, r25
    lsr r0
    lsr r0
    mov r25, r2
    lsl r25
    lsl r25
    lsl r25
    andi r25, 192
    or r0, r25
    ; round 4 (present.dsl:28)
    com r2
    mov r25, r22
    lsr r25
    lsr r25
    st Y+, r2
    ldd r2, Y+21
    or r25, r2
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r2, Y+20
    or r25, r2
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r11
    lpm r2, Z
    std Y+20, r6
    ld r6, Y+
    or r6, r2
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r11
    lpm r2, Z
    ldd r11, Y+1
    or r11, r2
    ldd r2, Y+22
    lsr r2
    std Y+1, r22
    mov r22, r2
    andi r22, 55
    ldi r31, hi8(.Ltable_byte_0)
    ldd r2, Y+29
    subi r28, lo8(-(-50))
    sbci r29, hi8(-(-50))
    std Y+49, r3
    mov r30, r2
    lpm r3, Z
    or r22, r3
    ldd r3, Y+63
    or r22, r3
    mov r3, r8
    lsr r3
    std Y+63, r22
    mov r22, r3
    andi r22, 55
    ldd r3, Y+0
    or r22, r3
    or r22, r24
    mov r24, r20
    lsr r24
    andi r24, 119
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r2
    lpm r3, Z
    or r24, r3
    st Y+, r20
    mov r20, r2
    andi r20, 136
    movw r2, r16 ; r3, r17
    lsr r2
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    std Y+0, r16
    mov r16, r2
    andi r16, 119
    or r16, r20
    mov r2, r7
    lsr r2
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    ldd r20, Y+0
    or r2, r20
    lsr r3
    mov r20, r3
    andi r20, 63
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    ldd r3, Y+0
    subi r28, lo8(-(-101))
    sbci r29, hi8(-(-101))
    std Y+0, r2
    mov r2, r3
    lsl r2
    lsl r2
    std Y+30, r17
    mov r17, r2
    andi r17, 64
    or r20, r17
    swap r3
    mov r17, r3
    andi r17, 240
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    std Y+34, r22
    mov r22, r17
    andi r22, 128
    or r20, r22
    andi r17, 64
    mov r22, r0
    lsr r22
    andi r22, 126
    or r12, r22
    ldd r22, Y+21
    or r12, r22
    mov r2, r25
    lsr r2
    mov r22, r2
    andi r22, 63
    ldd r2, Y+47
    or r22, r2
    std Y+47, r25
    ldd r25, Y+40
    std Y+21, r16
    mov r16, r25
    andi r16, 128
    or r22, r16
    andi r25, 64
    mov r2, r9
    lsl r2
    lsl r2
    mov r16, r2
    andi r16, 192
    mov r2, r23
    lsr r2
    lsr r2
    ldd r3, Y+35
    or r2, r3
    mov r3, r13
    swap r3
    std Y+35, r16
    mov r16, r3
    andi r16, 240
    andi r16, 128
    or r2, r16
    mov r3, r15
    lsr r3
    lsr r3
    mov r16, r10
    lsl r16
    lsl r16
    andi r16, 192
    or r3, r16
    mov r16, r18
    lsr r16
    lsr r16
    std Y+40, r3
    ldd r3, Y+33
    or r16, r3
    ldd r3, Y+46
    or r16, r3
    ld r3, Y+
    std Y+45, r0
    mov r0, r3
    lsr r0
    std Y+32, r23
    mov r23, r0
    andi r23, 118
    subi r28, lo8(-(-41))
    sbci r29, hi8(-(-41))
    ldd r0, Y+13
    or r0, r23
    ldi r31, hi8(.Ltable_byte_0)
    ldd r23, Y+56
    mov r30, r23
    lpm r3, Z
    or r0, r3
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r23
    lpm r3, Z
    ld r23, Y+
    lsr r23
    andi r23, 55
    ldi r31, hi8(.Ltable_byte_0)
    std Y+55, r15
    ldd r15, Y+40
    std Y+12, r12
    mov r30, r15
    lpm r12, Z
    or r23, r12
    or r23, r21
    ldd r21, Y+38
    mov r12, r21
    lsr r12
    mov r21, r12
    andi r21, 118
    ldd r12, Y+62
    or r12, r21
    or r12, r3
    adiw r28, 34
    ldd r3, Y+48
    mov r21, r3
    lsr r21
    andi r21, 55
    ldd r3, Y+0
    or r21, r3
    or r21, r19
    mov r3, r6
    lsr r3
    mov r19, r3
    andi r19, 119
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r15
    lpm r3, Z
    or r19, r3
    st Y+, r18
    mov r18, r15
    andi r18, 136
    mov r15, r11
    lsr r15
    std Y+5, r21
    mov r21, r15
    andi r21, 119
    or r21, r18
    mov r15, r2
    lsr r15
    mov r18, r15
    andi r18, 63
    ldd r15, Y+6
    mov r3, r15
    swap r3
    std Y+27, r23
    mov r23, r3
    andi r23, 240
    andi r23, 64
    or r18, r23
    mov r23, r15
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsl r15
    lsl r15
    std Y+6, r21
    mov r21, r23
    andi r21, 128
    or r18, r21
    andi r23, 64
    mov r3, r16
    lsr r3
    mov r21, r3
    andi r21, 63
    ldd r3, Y+58
    or r21, r3
    std Y+58, r16
    ldd r16, Y+9
    std Y+43, r23
    mov r23, r16
    andi r23, 128
    or r21, r23
    andi r16, 64
    mov r23, r20
    lsr r23
    lsr r23
    ldd r3, Y+63
    std Y+9, r15
    mov r15, r3
    swap r15
    subi r28, lo8(-(-57))
    sbci r29, hi8(-(-57))
    std Y+0, r16
    mov r16, r15
    andi r16, 240
    andi r16, 64
    or r23, r16
    swap r3
    mov r16, r3
    andi r16, 240
    lsl r16
    lsl r16
    andi r16, 128
    or r23, r16
    mov r15, r22
    lsr r15
    lsr r15
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ldd r16, Y+50
    or r15, r16
    ldd r16, Y+47
    or r15, r16
    ldd r16, Y+0
    mov r3, r16
    lsr r3
    mov r16, r3
    andi r16, 118
    ldi r31, hi8(.Ltable_byte_6)
    subi r28, lo8(-(-35))
    sbci r29, hi8(-(-35))
    ldd r3, Y+0
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    std Y+0, r11
    mov r30, r3
    lpm r11, Z
    or r11, r16
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r3
    lpm r3, Z
    mov r16, r9
    lsl r16
    or r3, r16
    ldi r31, hi8(.Ltable_byte_0)
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r16, Y+23
    std Y+39, r6
    mov r30, r16
    lpm r6, Z
    or r11, r6
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r16
    lpm r6, Z
    ldd r16, Y+36
    lsr r16
    andi r16, 55
    ldi r31, hi8(.Ltable_byte_0)
    std Y+23, r3
    ld r3, Y+
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    std Y+0, r7
    mov r30, r3
    lpm r7, Z
    or r16, r7
    or r16, r17
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    ldd r17, Y+39
    mov r7, r17
    lsr r7
    mov r17, r7
    andi r17, 118
    ldi r31, hi8(.Ltable_byte_6)
    ld r7, Y+
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    std Y+0, r5
    mov r30, r7
    lpm r5, Z
    or r5, r17
    or r5, r6
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r7
    lpm r7, Z
    mov r6, r10
    lsl r6
    or r7, r6
    subi r28, lo8(-(-139))
    sbci r29, hi8(-(-139))
    ldd r6, Y+0
    mov r17, r6
    lsr r17
    andi r17, 55
    ldd r6, Y+6
    or r17, r6
    or r17, r25
    mov r25, r0
    lsr r25
    andi r25, 119
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r3
    lpm r6, Z
    or r25, r6
    mov r6, r12
    lsr r6
    std Y+6, r22
    mov r22, r6
    andi r22, 119
    std Y+20, r17
    mov r17, r3
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    std Y+0, r16
    mov r16, r17
    andi r16, 136
    or r22, r16
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r17
    lpm r6, Z
    ldd r3, Y+17
    mov r17, r3
    lsl r17
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r16, Y+9
    or r16, r17
    mov r17, r23
    lsr r17
    andi r17, 63
    std Y+9, r6
    ld r6, Y+
    lsl r6
    ldd r3, Y+27
    or r3, r6
    mov r6, r15
    lsr r6
    std Y+27, r17
    mov r17, r6
    andi r17, 63
    mov r6, r18
    lsr r6
    lsr r6
    std Y+10, r15
    mov r15, r21
    lsr r15
    lsr r15
    std Y+9, r6
    ldd r6, Y+40
    std Y+26, r15
    mov r15, r6
    lsl r15
    lsl r15
    swap r6
    std Y+40, r17
    mov r17, r6
    andi r17, 240
    lsl r17
    std Y+24, r21
    mov r21, r15
    andi r21, 128
    andi r17, 128
    mov r15, r14
    lsr r15
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    std Y+0, r21
    mov r21, r15
    andi r21, 119
    ldi r31, hi8(.Ltable_byte_0)
    ldd r15, Y+13
    mov r30, r15
    lpm r6, Z
    or r21, r6
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r15
    lpm r15, Z
    mov r6, r24
    lsr r6
    std Y+13, r18
    mov r18, r6
    andi r18, 55
    ldd r6, Y+29
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    std Y+0, r18
    mov r18, r6
    lsr r18
    andi r18, 119
    or r18, r15
    subi r28, lo8(-(98))
    sbci r29, hi8(-(98))
    ldd r15, Y+0
    lsr r15
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    std Y+0, r16
    mov r16, r15
    andi r16, 55
    mov r15, r11
    lsr r15
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    std Y+39, r16
    mov r16, r15
    andi r16, 119
    mov r15, r5
    lsr r15
    st Y+, r16
    mov r16, r15
    andi r16, 119
    ldd r15, Y+23
    adiw r28, 37
    std Y+34, r16
    mov r16, r15
    lsr r16
    ld r6, Y+
    or r16, r6
    ldd r6, Y+2
    lsr r6
    subi r28, lo8(-(-1))
    sbci r29, hi8(-(-1))
    std Y+0, r16
    mov r16, r6
    andi r16, 119
    mov r6, r19
    lsr r6
    std Y+35, r16
    mov r16, r6
    andi r16, 55
    ldd r6, Y+5
    std Y+36, r16
    mov r16, r6
    lsr r16
    andi r16, 119
    std Y+37, r16
    subi r28, lo8(-(-27))
    sbci r29, hi8(-(-27))
    ldd r16, Y+0
    lsr r16
    andi r16, 55
    adiw r28, 48
    std Y+17, r16
    mov r16, r21
    lsr r16
    andi r16, 119
    std Y+18, r16
    mov r16, r18
    lsr r16
    andi r16, 119
    std Y+19, r16
    mov r16, r13
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    std Y+20, r18
    mov r18, r13
    andi r18, 5
    lsl r16
    std Y+0, r21
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r21, Y+0
    adiw r28, 46
    std Y+51, r23
    mov r23, r21
    andi r23, 2
    or r18, r23
    ldi r23, 1
    eor r18, r23
    andi r21, 1
    ldd r23, Y+24
    mov r13, r23
    lsr r13
    or r13, r16
    ldd r16, Y+0
    subi r28, lo8(-(-46))
    sbci r29, hi8(-(-46))
    std Y+0, r18
    mov r18, r16
    lsr r18
    adiw r28, 49
    std Y+49, r21
    ldd r21, Y+35
    or r18, r21
    ld r21, Y+
    mov r6, r21
    lsr r6
    mov r21, r6
    andi r21, 118
    mov r6, r25
    lsr r6
    std Y+34, r21
    mov r21, r6
    andi r21, 55
    subi r28, lo8(-(-23))
    sbci r29, hi8(-(-23))
    ldd r6, Y+0
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    std Y+0, r21
    mov r21, r6
    lsr r21
    andi r21, 119
    std Y+1, r22
    lsr r22
    andi r22, 55
    std Y+2, r21
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r21, Y+0
    adiw r28, 24
    std Y+57, r22
    mov r22, r21
    lsr r22
    ld r21, Y+
    or r22, r21
    ldd r21, Y+42
    mov r6, r21
    lsr r6
    lsr r6
    andi r21, 1
    mov r16, r6
    andi r16, 1
    mov r6, r2
    lsl r6
    or r21, r6
    mov r23, r20
    andi r23, 254
    or r16, r23
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    ldd r23, Y+54
    mov r6, r23
    lsr r6
    mov r23, r6
    andi r23, 118
    ld r6, Y+
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    std Y+43, r23
    mov r23, r6
    lsr r23
    andi r23, 119
    std Y+0, r23
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r23, Y+0
    lsr r23
    or r23, r17
    subi r28, lo8(-(126))
    sbci r29, hi8(-(126))
    ldd r17, Y+9
    mov r6, r17
    lsr r6
    lsr r6
    andi r17, 1
    std Y+9, r17
    mov r17, r6
    andi r17, 1
    ld r6, Y+
    std Y+24, r17
    mov r17, r6
    lsl r17
    lsl r17
    lsl r17
    andi r17, 16
    std Y+25, r17
    mov r17, r6
    lsr r17
    lsr r17
    std Y+26, r20
    mov r20, r6
    andi r20, 1
    andi r17, 1
    ; round 3 (present.dsl:28)
    mov r6, r9
    com r6
    st X+, r6
    subi r28, lo8(-(-101))
    sbci r29, hi8(-(-101))
    ldd r6, Y+51
    st X+, r6
    st X+, r10
    ldd r6, Y+55
    st X+, r6
    ; round 5 (present.dsl:28)
    com r6
    ldd r10, Y+48
    st X+, r10
    std Y+55, r9
    ld r9, Y+
    st X+, r9
    ; round 6 (present.dsl:28)
    com r10
    ldd r9, Y+46
    st X+, r9
    std Y+47, r6
    ldd r6, Y+17
    st X+, r6
    ; round 5 (present.dsl:28)
    com r9
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    ; round 4 (present.dsl:28)
    ldd r6, Y+0
    com r6
    st X+, r6
    st X+, r8
    st X+, r4
    ; round 6 (present.dsl:28)
    com r4
    st X+, r15
    ldd r6, Y+4
    st X+, r6
    ; round 15 (present.dsl:28)
    com r15
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r6, Y+0
    st X+, r6
    subi r28, lo8(-(73))
    sbci r29, hi8(-(73))
    ; round 5 (present.dsl:28)
    ldd r8, Y+2
    com r8
    st X+, r8
    ld r8, Y+
    com r8
    st X+, r8
    ldd r8, Y+16
    st X+, r8
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    ldd r8, Y+21
    st X+, r8
    ; round 7 (present.dsl:28)
    com r8
    std Y+21, r9
    ldd r9, Y+0
    st X+, r9
    ; round 8 (present.dsl:28)
    com r9
    st Y+, r4
    ldd r4, Y+52
    st X+, r4
    ; round 7 (present.dsl:28)
    com r4
    std Y+52, r4
    subi r28, lo8(-(-47))
    sbci r29, hi8(-(-47))
    ldd r4, Y+19
    st X+, r4
    st X+, r10
    com r4
    ; round 6 (present.dsl:28)
    ld r10, Y+
    com r10
    st X+, r10
    adiw r28, 20
    ldd r10, Y+62
    st X+, r10
    ldd r10, Y+37
    st X+, r10
    ; round 8 (present.dsl:28)
    com r10
    std Y+37, r4
    ldd r4, Y+63
    st X+, r4
    std Y+62, r8
    ldd r8, Y+0
    st X+, r8
    com r8
    st Y+, r8
    ldd r8, Y+38
    st X+, r8
    com r8
    ; round 7 (present.dsl:28)
    std Y+38, r8
    ldd r8, Y+32
    com r8
    st X+, r8
    ldd r8, Y+56
    com r8
    st X+, r8
    ldd r8, Y+49
    st X+, r8
    ldd r8, Y+35
    st X+, r8
    subi r28, lo8(-(-13))
    sbci r29, hi8(-(-13))
    ldd r8, Y+0
    st X+, r8
    ; round 9 (present.dsl:28)
    com r8
    st X+, r14
    ; round 10 (present.dsl:28)
    com r14
    st Y+, r10
    adiw r28, 55
    ldd r10, Y+23
    st X+, r10
    ; round 9 (present.dsl:28)
    com r10
    std Y+23, r10
    ldd r10, Y+0
    st X+, r10
    st X+, r9
    com r10
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ; round 8 (present.dsl:28)
    ldd r9, Y+48
    com r9
    st X+, r9
    ld r9, Y+
    st X+, r9
    subi r28, lo8(-(135))
    sbci r29, hi8(-(135))
    ; round 9 (present.dsl:28)
    ldd r9, Y+0
    com r9
    subi r28, lo8(-(-136))
    sbci r29, hi8(-(-136))
    std Y+0, r10
    ldd r10, Y+43
    com r10
    adiw r28, 59
    ; round 10 (present.dsl:28)
    std Y+46, r8
    mov r8, r24
    com r8
    ; round 11 (present.dsl:28)
    std Y+38, r24
    mov r24, r2
    com r24
    ; round 12 (present.dsl:28)
    std Y+52, r2
    ldd r2, Y+53
    com r2
    std Y+0, r19
    com r19
    subi r28, lo8(-(-58))
    sbci r29, hi8(-(-58))
    ; round 13 (present.dsl:28)
    std Y+0, r15
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    ldd r15, Y+56
    std Y+13, r19
    mov r19, r15
    com r19
    ; round 14 (present.dsl:28)
    st Y+, r19
    ldd r19, Y+7
    com r19
    std Y+29, r25
    com r25
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ; round 21 (present.dsl:28)
    std Y+47, r16
    com r16
    ; round 24 (present.dsl:28)
    std Y+18, r23
    com r23
    ; round 22 (present.dsl:28)
    st Y+, r23
    mov r23, r21
    com r23
    std Y+50, r23
    mov r23, r22
    com r23
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ; round 20 (present.dsl:28)
    std Y+23, r23
    mov r23, r13
    com r23
    std Y+51, r23
    mov r23, r18
    com r23
    ; round 18 (present.dsl:28)
    std Y+52, r23
    ld r23, Y+
    com r23
    ; round 17 (present.dsl:28)
    std Y+52, r23
    ldd r23, Y+20
    com r23
    std Y+53, r23
    ldd r23, Y+40
    com r23
    ; round 16 (present.dsl:28)
    std Y+54, r23
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    ldd r23, Y+0
    com r23
    subi r28, lo8(-(163))
    sbci r29, hi8(-(163))
    std Y+0, r23
    mov r23, r3
    com r23
    ; round 15 (present.dsl:28)
    std Y+1, r23
    mov r23, r11
    com r23
    std Y+2, r23
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r23, Y+0
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    std Y+0, r16
    mov r16, r23
    com r16
    std Y+1, r16
    mov r16, r5
    com r16
    std Y+2, r16
    subi r28, lo8(-(-148))
    sbci r29, hi8(-(-148))
    ldd r16, Y+0
    com r16
    subi r28, lo8(-(151))
    sbci r29, hi8(-(151))
    ; round 14 (present.dsl:28)
    std Y+0, r16
    subi r28, lo8(-(-136))
    sbci r29, hi8(-(-136))
    ldd r16, Y+0
    com r16
    subi r28, lo8(-(137))
    sbci r29, hi8(-(137))
    std Y+0, r16
    subi r28, lo8(-(-83))
    sbci r29, hi8(-(-83))
    ldd r16, Y+0
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    std Y+0, r22
    mov r22, r16
    com r22
    std Y+1, r22
    mov r22, r7
    com r22
    std Y+2, r22
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(150))
    sbci r29, hi8(-(150))
    ; round 13 (present.dsl:28)
    std Y+0, r22
    mov r22, r0
    com r22
    std Y+1, r22
    mov r22, r12
    com r22
    std Y+2, r22
    subi r28, lo8(-(-95))
    sbci r29, hi8(-(-95))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(98))
    sbci r29, hi8(-(98))
    ; round 12 (present.dsl:28)
    std Y+0, r22
    subi r28, lo8(-(-166))
    sbci r29, hi8(-(-166))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(146))
    sbci r29, hi8(-(146))
    std Y+21, r22
    ld r22, Y+
    com r22
    std Y+21, r22
    subi r28, lo8(-(-107))
    sbci r29, hi8(-(-107))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(129))
    sbci r29, hi8(-(129))
    std Y+0, r22
    subi r28, lo8(-(-176))
    sbci r29, hi8(-(-176))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    ; round 11 (present.dsl:28)
    std Y+0, r22
    subi r28, lo8(-(-132))
    sbci r29, hi8(-(-132))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    std Y+51, r22
    ld r22, Y+
    com r22
    std Y+51, r22
    subi r28, lo8(-(-20))
    sbci r29, hi8(-(-20))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    ; round 10 (present.dsl:28)
    std Y+0, r22
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    std Y+0, r22
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    std Y+0, r22
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    ; round 8 (present.dsl:28)
    std Y+0, r22
    mov r22, r4
    com r22
    std Y+1, r22
    mov r22, r4
    andi r22, 254
    ldi r31, hi8(.Ltable_byte_6)
    subi r28, lo8(-(-164))
    sbci r29, hi8(-(-164))
    ldd r4, Y+0
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    std Y+0, r21
    mov r30, r4
    lpm r21, Z
    or r21, r22
    ; round 17 (present.dsl:28)
    mov r22, r21
    com r22
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ; round 6 (present.dsl:28)
    std Y+0, r21
    mov r21, r6
    com r21
    lsr r6
    subi r28, lo8(-(-173))
    sbci r29, hi8(-(-173))
    std Y+0, r21
    subi r28, lo8(-(98))
    sbci r29, hi8(-(98))
    ldd r21, Y+0
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    std Y+0, r18
    mov r18, r21
    andi r18, 128
    or r6, r18
    andi r21, 32
    ; round 18 (present.dsl:28)
    mov r18, r6
    com r18
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    std Y+0, r18
    ldi r18, 44
    eor r18, r4
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r4
    lpm r4, Z
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    std Y+0, r13
    ldd r13, Y+32
    subi r28, lo8(-(168))
    sbci r29, hi8(-(168))
    std Y+0, r22
    subi r28, lo8(-(-133))
    sbci r29, hi8(-(-133))
    ldd r22, Y+0
    subi r28, lo8(-(134))
    sbci r29, hi8(-(134))
    std Y+0, r6
    mov r6, r13
    and r6, r22
    eor r18, r6
    eor r22, r13
    eor r22, r18
    subi r28, lo8(-(-139))
    sbci r29, hi8(-(-139))
    ldd r6, Y+0
    std Y+5, r3
    mov r3, r6
    eor r3, r18
    subi r28, lo8(-(140))
    sbci r29, hi8(-(140))
    std Y+0, r25
    mov r25, r3
    or r25, r22
    eor r13, r25
    mov r25, r6
    or r25, r13
    eor r22, r25
    or r6, r22
    eor r13, r6
    mov r6, r22
    or r6, r13
    eor r18, r6
    com r22
    mov r6, r3
    com r6
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r3
    lpm r3, Z
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    ldd r25, Y+1
    or r25, r3
    mov r3, r13
    com r3
    mov r30, r13
    lpm r13, Z
    std Y+1, r19
    ldd r19, Y+14
    or r19, r13
    mov r13, r6
    lsr r13
    lsr r13
    std Y+14, r24
    mov r24, r13
    andi r24, 1
    mov r13, r3
    lsr r13
    std Y+27, r21
    mov r21, r13
    andi r21, 2
    or r24, r21
    mov r21, r18
    andi r21, 4
    or r24, r21
    mov r21, r22
    lsl r21
    andi r21, 8
    or r24, r21
    mov r21, r6
    lsl r21
    lsl r21
    lsl r21
    andi r21, 16
    or r24, r21
    mov r21, r3
    swap r21
    andi r21, 240
    mov r16, r21
    andi r16, 32
    or r24, r16
    mov r16, r18
    swap r16
    andi r16, 240
    lsl r16
    andi r16, 64
    or r24, r16
    mov r16, r22
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    std Y+29, r17
    mov r17, r16
    andi r17, 128
    or r24, r17
    andi r16, 64
    ld r13, Y+
    or r13, r16
    ldd r17, Y+47
    or r13, r17
    mov r17, r24
    lsl r17
    lsl r17
    subi r28, lo8(-(-19))
    sbci r29, hi8(-(-19))
    ldd r16, Y+0
    or r16, r17
    andi r17, 136
    st Y+, r5
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    ldd r5, Y+0
    or r5, r17
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r17, Y+0
    or r5, r17
    mov r17, r18
    lsr r17
    andi r17, 21
    st Y+, r11
    ldd r11, Y+42
    or r17, r11
    ldd r11, Y+43
    or r17, r11
    ldd r11, Y+4
    or r17, r11
    std Y+4, r20
    ldi r20, 10
    eor r17, r20
    com r17
    mov r20, r22
    lsr r20
    andi r20, 21
    ldd r11, Y+44
    or r20, r11
    ldd r11, Y+45
    or r20, r11
    ldd r11, Y+46
    or r20, r11
    std Y+46, r17
    ldi r17, 32
    eor r17, r20
    com r17
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r20
    lpm r20, Z
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    ldd r11, Y+0
    or r20, r11
    mov r11, r6
    lsr r11
    std Y+0, r20
    mov r20, r11
    andi r20, 16
    mov r11, r18
    lsl r11
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    std Y+7, r20
    mov r20, r11
    andi r20, 64
    mov r11, r22
    lsl r11
    lsl r11
    swap r22
    andi r22, 240
    andi r22, 128
    std Y+6, r20
    ldd r20, Y+27
    std Y+5, r17
    mov r17, r20
    andi r17, 128
    or r25, r17
    andi r20, 64
    ld r17, Y+
    std Y+26, r20
    mov r20, r17
    andi r20, 128
    or r19, r20
    andi r17, 64
    mov r20, r18
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    andi r20, 64
    subi r28, lo8(-(-48))
    sbci r29, hi8(-(-48))
    std Y+47, r7
    ld r7, Y+
    or r7, r20
    subi r28, lo8(-(117))
    sbci r29, hi8(-(117))
    ldd r20, Y+0
    or r7, r20
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r24
    lpm r20, Z
    std Y+0, r2
    subi r28, lo8(-(-126))
    sbci r29, hi8(-(-126))
    ldd r2, Y+0
    or r2, r20
    subi r28, lo8(-(68))
    sbci r29, hi8(-(68))
    ldd r20, Y+48
    or r2, r20
    mov r20, r23
    andi r20, 254
    or r4, r20
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r24
    lpm r20, Z
    ldd r23, Y+0
    or r23, r20
    mov r20, r24
    andi r20, 136
    st Y+, r12
    adiw r28, 47
    ldd r12, Y+24
    or r12, r20
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r24
    lpm r20, Z
    mov r24, r7
    lsr r24
    andi r24, 63
    std Y+24, r0
    mov r0, r6
    lsl r0
    lsl r0
    std Y+0, r17
    mov r17, r0
    andi r17, 64
    or r24, r17
    swap r6
    mov r17, r6
    andi r17, 240
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    std Y+0, r20
    mov r20, r17
    andi r20, 128
    or r24, r20
    andi r17, 64
    mov r6, r13
    lsr r6
    mov r20, r6
    andi r20, 63
    mov r6, r3
    lsl r6
    lsl r6
    std Y+8, r17
    mov r17, r6
    andi r17, 64
    or r20, r17
    mov r17, r3
    andi r17, 32
    std Y+59, r17
    mov r17, r21
    andi r17, 128
    or r20, r17
    andi r21, 64
    mov r17, r25
    lsr r17
    lsr r17
    mov r6, r18
    lsl r6
    lsl r6
    subi r28, lo8(-(73))
    sbci r29, hi8(-(73))
    std Y+34, r21
    mov r21, r6
    andi r21, 64
    or r17, r21
    mov r21, r18
    swap r21
    andi r21, 240
    andi r21, 128
    or r17, r21
    mov r21, r19
    lsr r21
    lsr r21
    std Y+0, r19
    mov r19, r11
    subi r28, lo8(-(-48))
    sbci r29, hi8(-(-48))
    std Y+0, r25
    mov r25, r19
    andi r25, 64
    or r21, r25
    or r21, r22
    andi r19, 128
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r16
    lpm r6, Z
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    ldd r25, Y+0
    or r25, r6
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r16
    lpm r6, Z
    ldd r16, Y+2
    or r16, r6
    mov r22, r2
    std Y+2, r19
    mov r19, r22
    andi r19, 254
    subi r28, lo8(-(-75))
    sbci r29, hi8(-(-75))
    ldd r2, Y+0
    or r2, r19
    mov r6, r17
    lsr r6
    mov r19, r6
    andi r19, 63
    mov r6, r21
    lsr r6
    st Y+, r19
    mov r19, r6
    andi r19, 63
    mov r6, r24
    lsr r6
    lsr r6
    mov r11, r20
    lsr r11
    lsr r11
    mov r3, r25
    lsr r3
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    std Y+0, r19
    mov r19, r3
    andi r19, 119
    mov r3, r16
    lsr r3
    std Y+52, r19
    mov r19, r3
    andi r19, 119
    mov r3, r23
    lsr r3
    std Y+53, r19
    mov r19, r3
    andi r19, 55
    mov r3, r12
    lsr r3
    std Y+54, r19
    mov r19, r3
    andi r19, 55
    mov r3, r22
    lsr r3
    std Y+55, r19
    mov r19, r3
    andi r19, 119
    mov r3, r5
    lsr r3
    std Y+56, r19
    mov r19, r3
    andi r19, 118
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    ldd r3, Y+60
    or r3, r19
    mov r19, r18
    swap r19
    andi r19, 240
    lsl r19
    lsl r19
    lsl r18
    lsl r18
    lsl r18
    lsl r19
    andi r18, 128
    ldd r0, Y+61
    lsr r0
    or r0, r19
    ld r19, Y+
    std Y+59, r12
    mov r12, r19
    lsr r12
    or r12, r18
    mov r18, r21
    lsl r18
    subi r28, lo8(-(172))
    sbci r29, hi8(-(172))
    std Y+0, r21
    subi r28, lo8(-(-162))
    sbci r29, hi8(-(-162))
    ldd r21, Y+0
    or r21, r18
    mov r18, r24
    andi r18, 254
    st Y+, r8
    ldd r8, Y+50
    or r8, r18
    mov r18, r19
    swap r18
    andi r18, 15
    andi r18, 14
    std Y+50, r14
    subi r28, lo8(-(-16))
    sbci r29, hi8(-(-16))
    ldd r14, Y+0
    or r14, r18
    subi r28, lo8(-(134))
    sbci r29, hi8(-(134))
    ldd r18, Y+0
    or r14, r18
    subi r28, lo8(-(-82))
    sbci r29, hi8(-(-82))
    ldd r18, Y+0
    andi r18, 224
    or r14, r18
    mov r18, r24
    lsr r18
    lsr r18
    lsr r18
    andi r18, 14
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    std Y+0, r10
    subi r28, lo8(-(-134))
    sbci r29, hi8(-(-134))
    ldd r10, Y+33
    or r10, r18
    mov r18, r20
    lsl r18
    andi r18, 240
    or r10, r18
    ; round 15 (present.dsl:28)
    mov r18, r7
    com r18
    ; round 16 (present.dsl:28)
    std Y+33, r7
    mov r7, r4
    com r7
    st Y+, r23
    com r23
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    ; round 17 (present.dsl:28)
    std Y+0, r4
    mov r4, r17
    com r4
    ; round 18 (present.dsl:28)
    std Y+1, r17
    mov r17, r2
    com r17
    ; round 27 (present.dsl:28)
    std Y+2, r2
    mov r2, r8
    com r2
    ; round 31 (present.dsl:28)
    std Y+3, r8
    mov r8, r14
    com r8
    std Y+4, r10
    com r10
    ; round 28 (present.dsl:28)
    std Y+5, r14
    mov r14, r12
    com r14
    std Y+6, r14
    mov r14, r21
    com r14
    ; round 26 (present.dsl:28)
    std Y+7, r14
    mov r14, r0
    com r14
    ; round 19 (present.dsl:28)
    std Y+8, r14
    mov r14, r25
    com r14
    std Y+9, r14
    mov r14, r16
    com r14
    ; round 18 (present.dsl:28)
    std Y+10, r14
    mov r14, r24
    com r14
    std Y+11, r14
    mov r14, r20
    com r14
    ; round 17 (present.dsl:28)
    std Y+12, r14
    mov r14, r22
    com r14
    std Y+13, r14
    mov r14, r5
    com r14
    ; round 16 (present.dsl:28)
    com r19
    std Y+14, r19
    subi r28, lo8(-(-126))
    sbci r29, hi8(-(-126))
    ldd r19, Y+0
    com r19
    subi r28, lo8(-(141))
    sbci r29, hi8(-(141))
    std Y+0, r19
    ldi r19, 57
    std Y+1, r14
    subi r28, lo8(-(-154))
    sbci r29, hi8(-(-154))
    ldd r14, Y+7
    eor r19, r14
    ld r14, Y+
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    std Y+0, r10
    subi r28, lo8(-(-151))
    sbci r29, hi8(-(-151))
    ldd r10, Y+0
    subi r28, lo8(-(152))
    sbci r29, hi8(-(152))
    std Y+0, r8
    mov r8, r14
    and r8, r10
    eor r19, r8
    eor r10, r14
    eor r10, r19
    subi r28, lo8(-(-154))
    sbci r29, hi8(-(-154))
    ldd r8, Y+0
    std Y+2, r2
    mov r2, r8
    eor r2, r19
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    std Y+0, r21
    mov r21, r2
    or r21, r10
    eor r14, r21
    com r2
    mov r21, r8
    or r21, r14
    eor r10, r21
    or r8, r10
    eor r14, r8
    mov r8, r10
    or r8, r14
    eor r19, r8
    com r10
    mov r21, r14
    com r21
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r14
    lpm r14, Z
    mov r8, r21
    lsl r8
    subi r28, lo8(-(-158))
    sbci r29, hi8(-(-158))
    std Y+3, r17
    mov r17, r8
    andi r17, 2
    st Y+, r16
    mov r16, r2
    subi r28, lo8(-(158))
    sbci r29, hi8(-(158))
    std Y+0, r25
    mov r25, r16
    andi r25, 1
    or r25, r17
    mov r17, r19
    lsl r17
    lsl r17
    std Y+1, r20
    mov r20, r17
    andi r20, 4
    or r25, r20
    andi r17, 128
    mov r20, r10
    lsl r20
    lsl r20
    lsl r20
    andi r20, 8
    or r25, r20
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    ldd r20, Y+3
    or r25, r20
    ld r20, Y+
    or r25, r20
    ldd r20, Y+1
    or r25, r20
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    ldd r20, Y+0
    or r25, r20
    mov r20, r25
    lsl r20
    lsl r20
    subi r28, lo8(-(-143))
    sbci r29, hi8(-(-143))
    ldd r2, Y+0
    or r2, r20
    andi r20, 136
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    ldd r8, Y+28
    or r8, r20
    ldd r20, Y+0
    or r8, r20
    mov r20, r16
    swap r20
    andi r20, 15
    andi r20, 1
    or r20, r14
    mov r14, r19
    lsr r14
    lsr r14
    st Y+, r24
    mov r24, r14
    andi r24, 4
    or r20, r24
    mov r24, r10
    lsr r24
    std Y+27, r23
    mov r23, r24
    andi r23, 8
    or r20, r23
    andi r24, 21
    ldd r23, Y+15
    or r24, r23
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r23, Y+0
    or r24, r23
    mov r23, r16
    lsl r23
    andi r23, 16
    or r20, r23
    mov r23, r21
    lsl r23
    lsl r23
    st Y+, r22
    mov r22, r23
    andi r22, 32
    or r20, r22
    mov r22, r19
    lsl r22
    lsl r22
    lsl r22
    andi r22, 64
    or r20, r22
    mov r22, r10
    swap r22
    andi r22, 240
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    std Y+31, r18
    mov r18, r22
    andi r18, 128
    or r20, r18
    andi r22, 64
    or r11, r22
    mov r18, r19
    lsr r18
    andi r18, 21
    ldd r22, Y+0
    or r18, r22
    subi r28, lo8(-(-48))
    sbci r29, hi8(-(-48))
    ldd r22, Y+0
    or r18, r22
    ldi r22, 40
    eor r18, r22
    com r18
    ldi r22, 40
    eor r22, r24
    com r22
    mov r14, r20
    lsl r14
    lsl r14
    ldi r31, hi8(.Ltable_byte_4)
    st Y+, r12
    mov r30, r25
    lpm r12, Z
    or r12, r14
    std Y+47, r17
    mov r17, r14
    andi r17, 136
    adiw r28, 53
    ldd r14, Y+46
    or r14, r17
    ldd r17, Y+0
    or r14, r17
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r25
    lpm r17, Z
    st Y+, r0
    ldd r0, Y+34
    or r0, r17
    subi r28, lo8(-(-26))
    sbci r29, hi8(-(-26))
    ldd r17, Y+0
    or r0, r17
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r25
    lpm r17, Z
    st Y+, r4
    ldd r4, Y+62
    or r4, r17
    andi r25, 136
    ldd r17, Y+63
    or r17, r25
    mov r25, r16
    swap r25
    andi r25, 240
    andi r25, 64
    std Y+63, r7
    subi r28, lo8(-(-17))
    sbci r29, hi8(-(-17))
    ldd r7, Y+0
    or r7, r25
    mov r25, r16
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsl r16
    lsl r16
    st Y+, r23
    mov r23, r25
    andi r23, 128
    or r7, r23
    andi r25, 64
    mov r23, r21
    swap r23
    andi r23, 240
    andi r23, 64
    subi r28, lo8(-(68))
    sbci r29, hi8(-(68))
    std Y+10, r5
    ldd r5, Y+6
    or r5, r23
    swap r21
    andi r21, 240
    lsl r21
    lsl r21
    mov r23, r21
    andi r23, 128
    or r5, r23
    andi r21, 64
    mov r23, r19
    swap r23
    andi r23, 240
    andi r23, 64
    or r6, r23
    swap r19
    andi r19, 240
    lsl r19
    lsl r19
    andi r19, 128
    or r6, r19
    mov r19, r10
    swap r19
    andi r19, 240
    lsl r19
    lsl r19
    andi r19, 128
    or r11, r19
    lsl r10
    lsl r10
    mov r19, r10
    andi r19, 128
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r2
    lpm r10, Z
    ld r23, Y+
    or r23, r10
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    lpm r2, Z
    ldd r10, Y+16
    or r10, r2
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r20
    lpm r2, Z
    std Y+16, r9
    ldd r9, Y+14
    or r9, r2
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r2, Y+0
    or r9, r2
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r20
    lpm r2, Z
    st Y+, r13
    subi r28, lo8(-(126))
    sbci r29, hi8(-(126))
    ldd r13, Y+58
    or r13, r2
    std Y+58, r25
    mov r25, r20
    andi r25, 136
    ldd r2, Y+59
    or r2, r25
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r20
    lpm r25, Z
    mov r20, r6
    lsr r20
    andi r20, 63
    std Y+59, r11
    lsr r11
    std Y+15, r16
    mov r16, r11
    andi r16, 63
    mov r11, r7
    lsr r11
    lsr r11
    st Y+, r3
    mov r3, r5
    lsr r3
    lsr r3
    ldi r31, hi8(.Ltable_byte_3)
    std Y+5, r11
    mov r30, r24
    lpm r11, Z
    std Y+6, r21
    ldd r21, Y+3
    or r11, r21
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r24
    lpm r24, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r12
    lpm r21, Z
    or r11, r21
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r12
    lpm r12, Z
    subi r28, lo8(-(-40))
    sbci r29, hi8(-(-40))
    ldd r21, Y+0
    or r21, r12
    mov r12, r23
    lsr r12
    st Y+, r25
    mov r25, r12
    andi r25, 119
    mov r12, r10
    lsr r12
    std Y+42, r25
    mov r25, r12
    andi r25, 119
    mov r12, r15
    lsl r12
    or r24, r12
    mov r12, r4
    lsr r12
    std Y+56, r25
    mov r25, r12
    andi r25, 55
    mov r12, r17
    lsr r12
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    std Y+0, r17
    mov r17, r12
    andi r17, 55
    mov r12, r11
    lsr r12
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    std Y+0, r25
    mov r25, r12
    andi r25, 119
    mov r12, r21
    lsr r12
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    std Y+2, r25
    mov r25, r12
    andi r25, 119
    mov r12, r0
    lsr r12
    st Y+, r25
    mov r25, r12
    andi r25, 119
    mov r12, r13
    lsr r12
    std Y+2, r25
    mov r25, r12
    andi r25, 55
    mov r12, r8
    lsr r12
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    std Y+0, r25
    mov r25, r12
    andi r25, 118
    ldi r31, hi8(.Ltable_byte_6)
    subi r28, lo8(-(-197))
    sbci r29, hi8(-(-197))
    ldd r12, Y+0
    mov r30, r12
    lpm r15, Z
    or r15, r25
    mov r25, r2
    lsr r25
    andi r25, 55
    subi r28, lo8(-(198))
    sbci r29, hi8(-(198))
    std Y+0, r2
    mov r2, r9
    lsr r2
    std Y+1, r25
    mov r25, r2
    andi r25, 118
    mov r2, r14
    lsr r2
    std Y+2, r25
    mov r25, r2
    andi r25, 118
    ldi r31, hi8(.Ltable_byte_3)
    subi r28, lo8(-(-216))
    sbci r29, hi8(-(-216))
    ldd r2, Y+0
    mov r30, r2
    lpm r2, Z
    or r2, r25
    ; round 18 (present.dsl:28)
    mov r25, r4
    com r25
    subi r28, lo8(-(219))
    sbci r29, hi8(-(219))
    ; round 19 (present.dsl:28)
    std Y+0, r4
    mov r4, r6
    com r4
    ; round 20 (present.dsl:28)
    std Y+1, r13
    com r13
    ; round 24 (present.dsl:28)
    std Y+2, r24
    com r24
    ; round 23 (present.dsl:28)
    std Y+3, r24
    mov r24, r11
    com r24
    std Y+4, r24
    mov r24, r21
    com r24
    ; round 21 (present.dsl:28)
    std Y+5, r24
    mov r24, r23
    com r24
    std Y+6, r24
    mov r24, r9
    com r24
    std Y+7, r24
    mov r24, r10
    com r24
    std Y+8, r24
    mov r24, r14
    com r24
    ; round 20 (present.dsl:28)
    std Y+9, r24
    mov r24, r7
    com r24
    std Y+10, r24
    mov r24, r5
    com r24
    ; round 19 (present.dsl:28)
    std Y+11, r24
    mov r24, r0
    com r24
    std Y+12, r24
    mov r24, r8
    com r24
    std Y+13, r24
    ldi r24, 44
    std Y+14, r21
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    ldd r21, Y+0
    eor r24, r21
    subi r28, lo8(-(-65))
    sbci r29, hi8(-(-65))
    ldd r21, Y+0
    subi r28, lo8(-(236))
    sbci r29, hi8(-(236))
    std Y+0, r11
    mov r11, r22
    and r11, r21
    eor r24, r11
    eor r21, r22
    eor r21, r24
    mov r11, r18
    eor r11, r24
    subi r28, lo8(-(-236))
    sbci r29, hi8(-(-236))
    std Y+0, r13
    mov r13, r11
    or r13, r21
    eor r22, r13
    mov r13, r18
    or r13, r22
    eor r21, r13
    or r18, r21
    eor r22, r18
    mov r13, r21
    or r13, r22
    eor r24, r13
    com r21
    mov r13, r11
    com r13
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r11
    lpm r11, Z
    or r20, r11
    mov r18, r22
    com r18
    mov r30, r22
    lpm r11, Z
    or r16, r11
    mov r22, r13
    lsr r22
    lsr r22
    andi r22, 1
    mov r11, r18
    lsr r11
    subi r28, lo8(-(237))
    sbci r29, hi8(-(237))
    std Y+0, r23
    mov r23, r11
    andi r23, 2
    or r22, r23
    mov r23, r24
    andi r23, 4
    or r22, r23
    mov r23, r21
    lsl r23
    andi r23, 8
    or r22, r23
    mov r23, r13
    lsl r23
    lsl r23
    lsl r23
    andi r23, 16
    or r22, r23
    mov r23, r18
    swap r23
    andi r23, 240
    std Y+1, r25
    mov r25, r23
    andi r25, 32
    or r22, r25
    mov r25, r24
    swap r25
    andi r25, 240
    lsl r25
    andi r25, 64
    or r22, r25
    mov r25, r21
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    std Y+2, r17
    mov r17, r25
    andi r17, 128
    or r22, r17
    andi r25, 64
    or r3, r25
    or r3, r19
    mov r25, r22
    lsl r25
    lsl r25
    subi r28, lo8(-(-145))
    sbci r29, hi8(-(-145))
    ldd r11, Y+0
    or r11, r25
    andi r25, 136
    adiw r28, 46
    ldd r17, Y+54
    or r17, r25
    ldd r25, Y+0
    or r17, r25
    mov r25, r24
    lsr r25
    andi r25, 21
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    ldd r19, Y+10
    or r25, r19
    ldd r19, Y+28
    or r25, r19
    ldi r19, 32
    eor r25, r19
    com r25
    mov r19, r21
    lsr r19
    andi r19, 21
    std Y+28, r14
    ldd r14, Y+17
    or r19, r14
    com r19
    std Y+17, r25
    ldi r25, 40
    eor r25, r12
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r12
    lpm r14, Z
    mov r12, r13
    lsr r12
    st Y+, r19
    mov r19, r12
    andi r19, 16
    mov r12, r24
    lsl r12
    std Y+9, r19
    mov r19, r12
    andi r19, 64
    mov r12, r21
    lsl r12
    lsl r12
    swap r21
    andi r21, 240
    andi r21, 128
    subi r28, lo8(-(117))
    sbci r29, hi8(-(117))
    std Y+0, r19
    ldd r19, Y+8
    std Y+54, r25
    mov r25, r19
    andi r25, 128
    or r20, r25
    andi r19, 64
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r25, Y+0
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    std Y+0, r19
    mov r19, r25
    andi r19, 128
    or r16, r19
    andi r25, 64
    mov r19, r24
    swap r19
    andi r19, 240
    lsl r19
    lsl r19
    andi r19, 64
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    std Y+0, r10
    adiw r28, 35
    ldd r10, Y+40
    or r10, r19
    ldd r19, Y+0
    or r10, r19
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r22
    lpm r19, Z
    st Y+, r4
    adiw r28, 37
    ldd r4, Y+56
    or r4, r19
    ldd r19, Y+54
    or r4, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r22
    lpm r19, Z
    std Y+54, r9
    ldd r9, Y+0
    or r9, r19
    mov r19, r22
    andi r19, 136
    st Y+, r5
    ldd r5, Y+13
    or r5, r19
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r22
    lpm r19, Z
    mov r22, r10
    lsr r22
    andi r22, 63
    std Y+13, r7
    mov r7, r13
    lsl r7
    lsl r7
    std Y+55, r25
    mov r25, r7
    andi r25, 64
    or r22, r25
    swap r13
    mov r25, r13
    andi r25, 240
    std Y+1, r19
    mov r19, r25
    andi r19, 128
    or r22, r19
    andi r25, 64
    mov r7, r3
    lsr r7
    mov r19, r7
    andi r19, 63
    mov r7, r18
    lsl r7
    lsl r7
    subi r28, lo8(-(-44))
    sbci r29, hi8(-(-44))
    std Y+0, r25
    mov r25, r7
    andi r25, 64
    or r19, r25
    andi r18, 32
    mov r25, r23
    andi r25, 128
    or r19, r25
    andi r23, 64
    mov r7, r20
    lsr r7
    lsr r7
    mov r25, r24
    lsl r25
    lsl r25
    andi r25, 64
    or r7, r25
    swap r24
    andi r24, 240
    andi r24, 128
    or r7, r24
    mov r25, r16
    lsr r25
    lsr r25
    mov r24, r12
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    std Y+47, r23
    mov r23, r24
    andi r23, 64
    or r25, r23
    or r25, r21
    andi r24, 128
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r11
    lpm r13, Z
    ldd r23, Y+0
    or r23, r13
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r11
    lpm r13, Z
    subi r28, lo8(-(-122))
    sbci r29, hi8(-(-122))
    ldd r12, Y+60
    or r12, r13
    mov r21, r4
    std Y+60, r24
    mov r24, r21
    andi r24, 254
    ldd r4, Y+0
    or r4, r24
    mov r13, r7
    lsr r13
    mov r24, r13
    andi r24, 63
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    ldd r13, Y+0
    mov r11, r13
    lsl r11
    or r14, r11
    mov r11, r25
    lsr r11
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    std Y+0, r25
    mov r25, r11
    andi r25, 63
    mov r11, r22
    lsr r11
    lsr r11
    mov r13, r19
    lsr r13
    lsr r13
    subi r28, lo8(-(122))
    sbci r29, hi8(-(122))
    std Y+0, r8
    mov r8, r23
    lsr r8
    std Y+48, r25
    mov r25, r8
    andi r25, 119
    mov r8, r12
    lsr r8
    std Y+49, r25
    mov r25, r8
    andi r25, 119
    mov r8, r9
    lsr r8
    std Y+50, r25
    mov r25, r8
    andi r25, 55
    mov r8, r5
    lsr r8
    std Y+51, r25
    mov r25, r8
    andi r25, 55
    mov r8, r21
    lsr r8
    std Y+52, r25
    mov r25, r8
    andi r25, 118
    subi r28, lo8(-(-59))
    sbci r29, hi8(-(-59))
    ldd r8, Y+0
    or r8, r25
    mov r25, r17
    lsr r25
    andi r25, 118
    st Y+, r5
    ldd r5, Y+10
    or r5, r25
    mov r25, r10
    lsr r25
    lsr r25
    lsr r25
    andi r25, 15
    std Y+10, r3
    lsl r3
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    std Y+0, r24
    mov r24, r3
    andi r24, 240
    or r25, r24
    ; round 31 (present.dsl:28)
    com r25
    mov r3, r20
    swap r3
    mov r24, r3
    andi r24, 15
    std Y+1, r25
    mov r25, r16
    andi r25, 240
    or r24, r25
    com r24
    ; round 21 (present.dsl:28)
    mov r3, r10
    com r3
    ; round 22 (present.dsl:28)
    mov r25, r9
    com r25
    ; round 23 (present.dsl:28)
    std Y+2, r10
    mov r10, r7
    com r10
    ; round 24 (present.dsl:28)
    std Y+3, r9
    mov r9, r4
    com r9
    ; round 26 (present.dsl:28)
    std Y+4, r7
    mov r7, r14
    com r7
    ; round 25 (present.dsl:28)
    std Y+5, r4
    mov r4, r23
    com r4
    std Y+6, r4
    mov r4, r12
    com r4
    ; round 24 (present.dsl:28)
    std Y+7, r4
    mov r4, r22
    com r4
    std Y+8, r4
    mov r4, r19
    com r4
    ; round 23 (present.dsl:28)
    std Y+9, r4
    mov r4, r21
    com r4
    std Y+10, r4
    mov r4, r17
    com r4
    ; round 22 (present.dsl:28)
    std Y+11, r4
    mov r4, r20
    com r4
    std Y+12, r4
    mov r4, r16
    com r4
    std Y+13, r24
    ldi r24, 57
    std Y+14, r4
    subi r28, lo8(-(-226))
    sbci r29, hi8(-(-226))
    ldd r4, Y+57
    eor r24, r4
    ld r4, Y+
    subi r28, lo8(-(240))
    sbci r29, hi8(-(240))
    std Y+0, r7
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    ldd r7, Y+0
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    std Y+0, r14
    mov r14, r4
    and r14, r7
    eor r24, r14
    eor r7, r4
    eor r7, r24
    subi r28, lo8(-(-225))
    sbci r29, hi8(-(-225))
    ldd r14, Y+0
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    std Y+0, r9
    mov r9, r14
    eor r9, r24
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    std Y+0, r12
    mov r12, r9
    or r12, r7
    eor r4, r12
    com r9
    mov r12, r14
    or r12, r4
    eor r7, r12
    or r14, r7
    eor r4, r14
    mov r14, r7
    or r14, r4
    eor r24, r14
    com r7
    mov r14, r4
    com r14
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r4
    lpm r4, Z
    mov r12, r14
    lsl r12
    subi r28, lo8(-(-243))
    sbci r29, hi8(-(-243))
    std Y+17, r23
    mov r23, r12
    andi r23, 2
    st Y+, r19
    mov r19, r9
    subi r28, lo8(-(243))
    sbci r29, hi8(-(243))
    std Y+0, r22
    mov r22, r19
    andi r22, 1
    or r22, r23
    mov r23, r24
    lsl r23
    lsl r23
    std Y+1, r25
    mov r25, r23
    andi r25, 4
    or r22, r25
    andi r23, 128
    mov r25, r7
    lsl r25
    lsl r25
    lsl r25
    andi r25, 8
    or r22, r25
    subi r28, lo8(-(-234))
    sbci r29, hi8(-(-234))
    ldd r25, Y+0
    or r22, r25
    or r22, r18
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    ldd r25, Y+7
    or r22, r25
    ld r25, Y+
    or r22, r25
    mov r25, r22
    lsl r25
    lsl r25
    ldd r12, Y+5
    or r12, r25
    andi r25, 136
    adiw r28, 59
    ldd r18, Y+48
    or r18, r25
    ldd r25, Y+0
    or r18, r25
    mov r25, r19
    swap r25
    andi r25, 15
    andi r25, 1
    or r25, r4
    mov r4, r24
    lsr r4
    lsr r4
    st Y+, r17
    mov r17, r4
    andi r17, 4
    or r25, r17
    mov r17, r7
    lsr r17
    std Y+47, r21
    mov r21, r17
    andi r21, 8
    or r25, r21
    andi r17, 21
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r21, Y+0
    or r17, r21
    mov r21, r19
    lsl r21
    andi r21, 16
    or r25, r21
    mov r21, r14
    lsl r21
    lsl r21
    st Y+, r16
    mov r16, r21
    andi r16, 32
    or r25, r16
    mov r16, r24
    lsl r16
    lsl r16
    lsl r16
    andi r16, 64
    or r25, r16
    mov r16, r7
    swap r16
    andi r16, 240
    std Y+21, r20
    mov r20, r16
    andi r20, 128
    or r25, r20
    andi r16, 64
    or r13, r16
    mov r20, r24
    lsr r20
    andi r20, 21
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r16, Y+0
    or r20, r16
    subi r28, lo8(-(90))
    sbci r29, hi8(-(90))
    ldd r16, Y+0
    or r20, r16
    ldi r16, 2
    eor r20, r16
    com r20
    ldi r16, 40
    eor r16, r17
    com r16
    std Y+0, r23
    ldi r23, 40
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r4, Y+0
    eor r23, r4
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r4
    lpm r4, Z
    mov r9, r19
    lsr r9
    st Y+, r21
    mov r21, r9
    andi r21, 16
    mov r9, r24
    lsl r9
    std Y+37, r21
    mov r21, r9
    andi r21, 64
    mov r9, r7
    lsl r9
    lsl r9
    swap r7
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    std Y+0, r21
    mov r21, r7
    andi r21, 240
    lsl r21
    lsl r21
    andi r21, 128
    or r13, r21
    mov r21, r9
    andi r21, 128
    mov r7, r25
    lsl r7
    lsl r7
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r22
    lpm r9, Z
    or r9, r7
    std Y+7, r21
    mov r21, r7
    andi r21, 136
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    ldd r7, Y+0
    or r7, r21
    ldd r21, Y+21
    or r7, r21
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r22
    lpm r21, Z
    std Y+21, r10
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    ldd r10, Y+0
    or r10, r21
    ldd r21, Y+7
    or r10, r21
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r22
    lpm r21, Z
    std Y+7, r3
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    ldd r3, Y+2
    or r3, r21
    andi r22, 136
    ldd r21, Y+0
    or r21, r22
    mov r22, r19
    swap r22
    andi r22, 240
    andi r22, 64
    st Y+, r0
    subi r28, lo8(-(190))
    sbci r29, hi8(-(190))
    ldd r0, Y+0
    or r0, r22
    mov r22, r19
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsl r19
    lsl r19
    std Y+0, r19
    mov r19, r22
    andi r19, 128
    or r0, r19
    andi r22, 64
    mov r19, r14
    swap r19
    andi r19, 240
    andi r19, 64
    subi r28, lo8(-(-189))
    sbci r29, hi8(-(-189))
    std Y+0, r5
    subi r28, lo8(-(184))
    sbci r29, hi8(-(184))
    ldd r5, Y+0
    or r5, r19
    mov r19, r14
    swap r19
    andi r19, 240
    lsl r19
    lsl r19
    std Y+0, r22
    mov r22, r19
    andi r22, 128
    or r5, r22
    andi r19, 64
    mov r22, r24
    swap r22
    andi r22, 240
    andi r22, 64
    or r11, r22
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    andi r24, 128
    or r11, r24
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r12
    lpm r24, Z
    subi r28, lo8(-(-183))
    sbci r29, hi8(-(-183))
    ldd r22, Y+0
    or r22, r24
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r12
    lpm r12, Z
    or r15, r12
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r25
    lpm r12, Z
    subi r28, lo8(-(159))
    sbci r29, hi8(-(159))
    ldd r24, Y+0
    or r24, r12
    subi r28, lo8(-(-125))
    sbci r29, hi8(-(-125))
    ldd r12, Y+0
    or r24, r12
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r25
    lpm r12, Z
    st Y+, r8
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    ldd r8, Y+25
    or r8, r12
    std Y+25, r19
    mov r19, r25
    andi r19, 136
    ldd r12, Y+26
    or r12, r19
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r25
    lpm r25, Z
    mov r19, r11
    lsr r19
    andi r19, 63
    std Y+26, r12
    mov r12, r13
    lsr r12
    std Y+0, r25
    mov r25, r12
    andi r25, 63
    mov r12, r0
    lsr r12
    lsr r12
    subi r28, lo8(-(-159))
    sbci r29, hi8(-(-159))
    std Y+0, r13
    mov r13, r5
    lsr r13
    lsr r13
    ldi r31, hi8(.Ltable_byte_3)
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    std Y+0, r12
    mov r30, r17
    lpm r12, Z
    adiw r28, 51
    std Y+29, r25
    ldd r25, Y+30
    or r12, r25
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r17
    lpm r25, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r9
    lpm r17, Z
    or r12, r17
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r9
    lpm r9, Z
    or r2, r9
    mov r9, r22
    lsr r9
    mov r17, r9
    andi r17, 119
    mov r9, r15
    lsr r9
    std Y+30, r17
    mov r17, r9
    andi r17, 119
    mov r9, r6
    lsl r9
    or r25, r9
    ldd r9, Y+0
    lsl r9
    or r4, r9
    mov r9, r3
    lsr r9
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    std Y+0, r17
    mov r17, r9
    andi r17, 55
    mov r9, r21
    lsr r9
    subi r28, lo8(-(236))
    sbci r29, hi8(-(236))
    std Y+0, r21
    mov r21, r9
    andi r21, 55
    mov r9, r12
    lsr r9
    std Y+1, r21
    mov r21, r9
    andi r21, 119
    mov r9, r2
    lsr r9
    std Y+2, r21
    mov r21, r9
    andi r21, 119
    mov r9, r14
    lsr r9
    std Y+3, r21
    mov r21, r14
    andi r21, 32
    std Y+4, r17
    mov r17, r9
    andi r17, 16
    ; round 24 (present.dsl:28)
    mov r14, r3
    com r14
    ; round 25 (present.dsl:28)
    mov r9, r11
    com r9
    ; round 26 (present.dsl:28)
    std Y+5, r6
    mov r6, r8
    com r6
    ; round 30 (present.dsl:28)
    std Y+6, r3
    mov r3, r25
    com r3
    std Y+7, r11
    mov r11, r4
    com r11
    ; round 29 (present.dsl:28)
    std Y+8, r8
    mov r8, r12
    com r8
    std Y+9, r8
    mov r8, r2
    com r8
    ; round 27 (present.dsl:28)
    std Y+10, r8
    mov r8, r22
    com r8
    std Y+11, r8
    mov r8, r24
    com r8
    std Y+12, r8
    mov r8, r15
    com r8
    std Y+13, r8
    mov r8, r7
    com r8
    ; round 26 (present.dsl:28)
    std Y+14, r8
    mov r8, r0
    com r8
    std Y+15, r8
    mov r8, r5
    com r8
    ; round 25 (present.dsl:28)
    std Y+16, r8
    mov r8, r10
    com r8
    std Y+17, r8
    mov r8, r18
    com r8
    std Y+18, r25
    ldi r25, 44
    std Y+19, r8
    subi r28, lo8(-(-181))
    sbci r29, hi8(-(-181))
    ldd r8, Y+0
    eor r25, r8
    mov r8, r16
    and r8, r23
    eor r25, r8
    eor r23, r16
    eor r23, r25
    mov r8, r20
    eor r8, r25
    subi r28, lo8(-(201))
    sbci r29, hi8(-(201))
    std Y+0, r11
    mov r11, r8
    or r11, r23
    eor r16, r11
    mov r11, r20
    or r11, r16
    eor r23, r11
    or r20, r23
    eor r16, r20
    mov r11, r23
    or r11, r16
    eor r25, r11
    com r23
    mov r11, r8
    com r11
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r8
    lpm r8, Z
    or r19, r8
    mov r20, r16
    com r20
    mov r8, r20
    lsl r8
    std Y+1, r22
    mov r22, r8
    andi r22, 2
    std Y+2, r18
    mov r18, r11
    std Y+3, r24
    mov r24, r18
    andi r24, 1
    or r24, r22
    mov r22, r25
    lsl r22
    lsl r22
    std Y+4, r17
    mov r17, r22
    andi r17, 4
    or r24, r17
    andi r22, 64
    mov r17, r23
    lsl r17
    lsl r17
    lsl r17
    andi r17, 8
    or r24, r17
    subi r28, lo8(-(-246))
    sbci r29, hi8(-(-246))
    ldd r17, Y+0
    or r24, r17
    or r24, r21
    subi r28, lo8(-(91))
    sbci r29, hi8(-(91))
    ldd r17, Y+0
    or r24, r17
    ldd r17, Y+7
    or r24, r17
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r24
    lpm r11, Z
    mov r24, r18
    lsr r24
    lsr r24
    mov r21, r20
    lsr r21
    andi r21, 2
    std Y+0, r22
    mov r22, r24
    andi r22, 1
    or r22, r21
    andi r24, 2
    mov r21, r25
    andi r21, 4
    or r22, r21
    mov r21, r23
    lsl r21
    andi r21, 8
    or r22, r21
    mov r21, r18
    lsl r21
    lsl r21
    lsl r21
    andi r21, 16
    or r22, r21
    mov r21, r20
    swap r21
    andi r21, 240
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    std Y+0, r19
    mov r19, r21
    andi r19, 32
    or r22, r19
    andi r21, 128
    mov r19, r25
    swap r19
    andi r19, 240
    lsl r19
    andi r19, 64
    or r22, r19
    mov r19, r23
    swap r19
    andi r19, 240
    lsl r19
    lsl r19
    subi r28, lo8(-(251))
    sbci r29, hi8(-(251))
    std Y+0, r21
    mov r21, r19
    andi r21, 128
    or r22, r21
    andi r19, 64
    or r13, r19
    or r13, r17
    mov r17, r18
    swap r17
    andi r17, 15
    andi r17, 1
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r16
    lpm r8, Z
    or r17, r8
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r16
    lpm r8, Z
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    ldd r19, Y+0
    or r19, r8
    mov r16, r25
    lsr r16
    lsr r16
    andi r16, 4
    or r17, r16
    mov r16, r23
    lsr r16
    mov r21, r16
    andi r21, 8
    or r17, r21
    andi r16, 5
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r21, Y+0
    or r16, r21
    com r16
    mov r21, r18
    lsl r21
    andi r21, 16
    or r17, r21
    mov r21, r20
    lsl r21
    lsl r21
    st Y+, r19
    mov r19, r21
    andi r19, 32
    or r17, r19
    andi r21, 64
    mov r19, r25
    lsl r19
    lsl r19
    lsl r19
    andi r19, 64
    or r17, r19
    mov r19, r23
    swap r19
    andi r19, 240
    andi r19, 128
    or r17, r19
    lsl r23
    lsl r23
    mov r8, r22
    lsl r8
    lsl r8
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    std Y+2, r3
    ldd r3, Y+0
    or r3, r8
    st Y+, r19
    mov r19, r8
    andi r19, 136
    ldd r8, Y+27
    or r8, r19
    ldd r19, Y+24
    or r8, r19
    mov r19, r25
    lsr r19
    andi r19, 5
    std Y+24, r4
    subi r28, lo8(-(-173))
    sbci r29, hi8(-(-173))
    ldd r4, Y+0
    or r19, r4
    st Y+, r21
    ldi r21, 2
    eor r19, r21
    com r19
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    ldd r4, Y+0
    mov r21, r16
    and r21, r4
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    std Y+0, r2
    subi r28, lo8(-(-198))
    sbci r29, hi8(-(-198))
    ldd r2, Y+0
    eor r2, r21
    eor r4, r16
    eor r4, r2
    mov r21, r19
    eor r21, r2
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    std Y+0, r12
    mov r12, r21
    or r12, r4
    eor r16, r12
    com r21
    mov r12, r19
    or r12, r16
    eor r4, r12
    or r19, r4
    eor r16, r19
    mov r12, r4
    or r12, r16
    eor r2, r12
    com r16
    com r4
    mov r19, r16
    lsl r19
    andi r19, 2
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    std Y+0, r22
    mov r22, r21
    andi r22, 1
    or r22, r19
    mov r19, r2
    lsl r19
    lsl r19
    subi r28, lo8(-(91))
    sbci r29, hi8(-(91))
    std Y+0, r16
    mov r16, r19
    andi r16, 4
    or r22, r16
    andi r19, 8
    mov r16, r4
    lsl r16
    lsl r16
    lsl r16
    andi r16, 8
    or r22, r16
    mov r16, r18
    lsr r16
    andi r16, 16
    or r22, r16
    mov r16, r20
    andi r16, 32
    or r22, r16
    andi r20, 16
    mov r16, r25
    lsl r16
    andi r16, 64
    or r22, r16
    mov r16, r23
    andi r16, 128
    or r22, r16
    andi r23, 64
    mov r16, r17
    lsl r16
    lsl r16
    or r11, r16
    andi r17, 33
    or r17, r24
    mov r24, r11
    andi r24, 33
    mov r16, r21
    lsr r16
    lsr r16
    andi r16, 1
    ld r12, Y+
    mov r11, r12
    lsr r11
    subi r28, lo8(-(153))
    sbci r29, hi8(-(153))
    std Y+0, r20
    mov r20, r11
    andi r20, 2
    or r16, r20
    swap r12
    mov r20, r12
    andi r20, 240
    subi r28, lo8(-(-154))
    sbci r29, hi8(-(-154))
    std Y+0, r19
    mov r19, r2
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    std Y+47, r17
    mov r17, r19
    andi r17, 4
    or r16, r17
    swap r19
    andi r19, 240
    lsl r19
    andi r19, 64
    mov r17, r4
    lsl r17
    andi r17, 8
    or r16, r17
    mov r17, r21
    lsl r17
    lsl r17
    lsl r17
    andi r17, 16
    or r16, r17
    lsl r21
    lsl r21
    andi r21, 8
    mov r17, r20
    andi r17, 32
    or r16, r17
    or r16, r19
    andi r20, 64
    mov r17, r4
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    andi r17, 128
    or r16, r17
    swap r4
    mov r17, r4
    andi r17, 240
    andi r17, 64
    ld r19, Y+
    std Y+47, r17
    mov r17, r19
    andi r17, 128
    subi r28, lo8(-(-245))
    sbci r29, hi8(-(-245))
    ldd r2, Y+38
    or r2, r17
    andi r19, 64
    ld r17, Y+
    subi r28, lo8(-(243))
    sbci r29, hi8(-(243))
    std Y+0, r20
    mov r20, r17
    andi r20, 128
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    ldd r4, Y+3
    or r4, r20
    andi r17, 64
    mov r20, r25
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    andi r20, 64
    ldd r12, Y+9
    or r12, r20
    ldd r20, Y+0
    or r12, r20
    ldi r31, hi8(.Ltable_byte_0)
    subi r28, lo8(-(-83))
    sbci r29, hi8(-(-83))
    ldd r20, Y+0
    mov r30, r20
    lpm r11, Z
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    std Y+0, r6
    subi r28, lo8(-(90))
    sbci r29, hi8(-(90))
    ldd r6, Y+24
    or r6, r11
    ldd r11, Y+21
    or r6, r11
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r20
    lpm r11, Z
    std Y+21, r7
    ldd r7, Y+0
    or r7, r11
    andi r20, 136
    subi r28, lo8(-(-190))
    sbci r29, hi8(-(-190))
    ldd r11, Y+0
    or r11, r20
    mov r20, r12
    lsr r20
    andi r20, 63
    st Y+, r11
    mov r11, r18
    lsl r11
    lsl r11
    std Y+16, r21
    mov r21, r11
    andi r21, 64
    or r20, r21
    swap r18
    andi r18, 240
    andi r18, 128
    or r20, r18
    mov r11, r13
    lsr r11
    mov r18, r11
    andi r18, 63
    ldd r21, Y+14
    or r18, r21
    subi r28, lo8(-(260))
    sbci r29, hi8(-(260))
    ldd r21, Y+0
    or r18, r21
    mov r11, r2
    lsr r11
    lsr r11
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    ldd r21, Y+0
    or r11, r21
    mov r21, r25
    swap r21
    andi r21, 240
    andi r21, 128
    or r11, r21
    lsr r25
    lsr r25
    lsr r25
    andi r25, 2
    or r24, r25
    mov r25, r4
    lsr r25
    lsr r25
    or r25, r23
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    ldd r23, Y+0
    or r25, r23
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r3
    lpm r23, Z
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    ldd r21, Y+35
    or r21, r23
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r3
    lpm r3, Z
    ldd r23, Y+0
    or r23, r3
    ; round 30 (present.dsl:28)
    com r21
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r22
    lpm r3, Z
    st Y+, r21
    subi r28, lo8(-(209))
    sbci r29, hi8(-(209))
    ldd r21, Y+3
    or r21, r3
    or r21, r19
    com r21
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r22
    lpm r3, Z
    ldd r19, Y+0
    or r19, r3
    or r19, r17
    mov r17, r6
    std Y+0, r21
    mov r21, r17
    andi r21, 254
    subi r28, lo8(-(-117))
    sbci r29, hi8(-(-117))
    ldd r6, Y+0
    or r6, r21
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r22
    lpm r3, Z
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    ldd r21, Y+0
    or r21, r3
    andi r22, 136
    ldd r3, Y+1
    or r3, r22
    mov r22, r2
    lsr r22
    lsr r22
    lsr r22
    andi r22, 15
    std Y+1, r21
    mov r21, r4
    lsl r21
    andi r21, 240
    or r22, r21
    mov r21, r12
    lsr r21
    lsr r21
    lsr r21
    andi r21, 15
    std Y+0, r6
    mov r6, r13
    lsl r6
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    std Y+0, r25
    mov r25, r6
    andi r25, 240
    or r21, r25
    mov r25, r16
    lsl r25
    lsl r25
    andi r25, 132
    or r24, r25
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r25, Y+0
    or r24, r25
    subi r28, lo8(-(199))
    sbci r29, hi8(-(199))
    ldd r25, Y+44
    or r24, r25
    ld r25, Y+
    or r24, r25
    andi r16, 132
    ldd r6, Y+46
    or r6, r16
    subi r28, lo8(-(-109))
    sbci r29, hi8(-(-109))
    ldd r25, Y+0
    or r6, r25
    subi r28, lo8(-(154))
    sbci r29, hi8(-(154))
    ldd r25, Y+0
    or r6, r25
    ldd r25, Y+2
    or r6, r25
    ; round 31 (present.dsl:28)
    com r24
    com r6
    ; round 27 (present.dsl:28)
    mov r25, r12
    com r25
    ; round 28 (present.dsl:28)
    mov r16, r7
    com r16
    ; round 29 (present.dsl:28)
    std Y+2, r12
    mov r12, r11
    com r12
    ; round 30 (present.dsl:28)
    std Y+0, r7
    mov r7, r23
    com r7
    subi r28, lo8(-(-154))
    sbci r29, hi8(-(-154))
    std Y+0, r11
    mov r11, r19
    com r11
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    std Y+47, r19
    mov r19, r22
    com r19
    st Y+, r23
    mov r23, r21
    com r23
    ; round 31 (present.dsl:28)
    std Y+43, r23
    mov r23, r8
    com r23
    subi r28, lo8(-(-200))
    sbci r29, hi8(-(-200))
    std Y+0, r23
    mov r23, r3
    com r23
    subi r28, lo8(-(223))
    sbci r29, hi8(-(223))
    ; round 30 (present.dsl:28)
    std Y+0, r23
    mov r23, r20
    com r23
    subi r28, lo8(-(-178))
    sbci r29, hi8(-(-178))
    std Y+0, r23
    mov r23, r18
    com r23
    subi r28, lo8(-(125))
    sbci r29, hi8(-(125))
    ; round 29 (present.dsl:28)
    std Y+0, r23
    mov r23, r17
    com r23
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ; round 28 (present.dsl:28)
    std Y+0, r23
    mov r23, r2
    com r23
    subi r28, lo8(-(160))
    sbci r29, hi8(-(160))
    std Y+0, r23
    mov r23, r4
    com r23
    subi r28, lo8(-(-246))
    sbci r29, hi8(-(-246))
    std Y+0, r23
    ldd r23, Y+42
    lsr r23
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    ldd r30, Y+3
    ldd r31, Y+3+1
    subi r28, lo8(-(241))
    sbci r29, hi8(-(241))
    std Y+0, r19
    ldd r19, Z+9
    andi r19, 128
    or r23, r19
    st X+, r23
    subi r28, lo8(-(-114))
    sbci r29, hi8(-(-114))
    ldd r19, Y+0
    st X+, r19
    subi r28, lo8(-(138))
    sbci r29, hi8(-(138))
    std Y+0, r6
    subi r28, lo8(-(-176))
    sbci r29, hi8(-(-176))
    ldd r6, Y+21
    st X+, r6
    ld r6, Y+
    st X+, r6
    adiw r28, 50
    ldd r6, Y+29
    st X+, r6
    ldd r6, Y+32
    st X+, r6
    ld r6, Y+
    st X+, r6
    ldd r6, Y+0
    st X+, r6
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r6, Y+0
    st X+, r6
    ldd r6, Y+61
    st X+, r6
    adiw r28, 39
    ldd r6, Y+43
    st X+, r6
    ldd r6, Y+24
    st X+, r6
    ldd r6, Y+0
    st X+, r6
    subi r28, lo8(-(-51))
    sbci r29, hi8(-(-51))
    ldd r6, Y+0
    st X+, r6
    ldd r6, Y+62
    st X+, r6
    subi r28, lo8(-(-26))
    sbci r29, hi8(-(-26))
    ldd r6, Y+0
    st X+, r6
    subi r28, lo8(-(146))
    sbci r29, hi8(-(146))
    ldd r6, Y+0
    st X+, r6
    subi r28, lo8(-(-153))
    sbci r29, hi8(-(-153))
    ldd r6, Y+47
    st X+, r6
    ld r6, Y+
    st X+, r6
    andi r19, 254
    mov r6, r23
    lsr r6
    lsr r6
    adiw r28, 55
    std Y+51, r24
    ldd r24, Y+53
    or r6, r24
    ; round 10 (present.dsl:28)
    com r23
    ldi r31, hi8(.Ltable_byte_3)
    ldd r24, Y+8
    std Y+53, r23
    mov r30, r24
    lpm r23, Z
    or r23, r19
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r24
    lpm r24, Z
    ld r19, Y+
    std Y+7, r21
    mov r21, r19
    andi r21, 254
    or r24, r21
    ; round 11 (present.dsl:28)
    mov r21, r6
    com r21
    st X+, r21
    subi r28, lo8(-(-21))
    sbci r29, hi8(-(-21))
    ldd r21, Y+0
    st X+, r21
    adiw r28, 61
    ldd r21, Y+17
    st X+, r21
    ldd r21, Y+31
    st X+, r21
    ldd r21, Y+40
    st X+, r21
    ldd r21, Y+0
    st X+, r21
    subi r28, lo8(-(-32))
    sbci r29, hi8(-(-32))
    ldd r21, Y+0
    st X+, r21
    ldd r21, Y+10
    st X+, r21
    ldd r21, Y+58
    st X+, r21
    ldd r21, Y+37
    st X+, r21
    ldd r21, Y+11
    st X+, r21
    subi r28, lo8(-(-45))
    sbci r29, hi8(-(-45))
    ldd r21, Y+9
    st X+, r21
    ldd r21, Y+63
    st X+, r21
    std Y+9, r6
    ldd r6, Y+32
    st X+, r6
    ld r6, Y+
    st X+, r6
    subi r28, lo8(-(68))
    sbci r29, hi8(-(68))
    ldd r6, Y+11
    st X+, r6
    ldd r6, Y+0
    st X+, r6
    subi r28, lo8(-(-83))
    sbci r29, hi8(-(-83))
    ldd r6, Y+0
    st X+, r6
    ldd r6, Y+7
    st X+, r6
    ldd r6, Y+62
    st X+, r6
    subi r28, lo8(-(-2))
    sbci r29, hi8(-(-2))
    ldd r6, Y+0
    st X+, r6
    ldd r6, Y+10
    st X+, r6
    ldd r6, Y+19
    st X+, r6
    subi r28, lo8(-(144))
    sbci r29, hi8(-(144))
    ldd r6, Y+41
    st X+, r6
    ldd r6, Y+0
    st X+, r6
    subi r28, lo8(-(-152))
    sbci r29, hi8(-(-152))
    ldd r6, Y+0
    st X+, r6
    ldd r6, Y+26
    st X+, r6
    st Y+, r22
    ldd r22, Y+57
    st X+, r22
    subi r28, lo8(-(73))
    sbci r29, hi8(-(73))
    ldd r22, Y+0
    st X+, r22
    subi r28, lo8(-(-75))
    sbci r29, hi8(-(-75))
    ldd r22, Y+0
    st X+, r22
    subi r28, lo8(-(134))
    sbci r29, hi8(-(134))
    ldd r22, Y+0
    st X+, r22
    subi r28, lo8(-(-124))
    sbci r29, hi8(-(-124))
    ldd r22, Y+0
    st X+, r22
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    ldd r22, Y+0
    st X+, r22
    subi r28, lo8(-(-122))
    sbci r29, hi8(-(-122))
    ldd r22, Y+0
    st X+, r22
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    ldd r22, Y+62
    st X+, r22
    ldd r22, Y+60
    st X+, r22
    ldd r22, Y+61
    st X+, r22
    ldd r22, Y+59
    st X+, r22
    ld r22, Y+
    st X+, r22
    ldd r22, Y+20
    st X+, r22
    ldd r22, Y+30
    st X+, r22
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    ldd r22, Y+1
    st X+, r22
    ldd r22, Y+30
    st X+, r22
    ldd r22, Y+0
    st X+, r22
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    ldd r22, Y+0
    st X+, r22
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    ldd r22, Y+0
    st X+, r22
    ldd r22, Y+21
    st X+, r22
    st X+, r19
    subi r28, lo8(-(-138))
    sbci r29, hi8(-(-138))
    ldd r19, Y+0
    st X+, r19
    subi r28, lo8(-(137))
    sbci r29, hi8(-(137))
    ldd r19, Y+0
    st X+, r19
    subi r28, lo8(-(-134))
    sbci r29, hi8(-(-134))
    ldd r19, Y+0
    st X+, r19
    subi r28, lo8(-(179))
    sbci r29, hi8(-(179))
    ldd r19, Y+0
    st X+, r19
    subi r28, lo8(-(-242))
    sbci r29, hi8(-(-242))
    ldd r19, Y+0
    st X+, r19
    ldd r19, Y+22
    st X+, r19
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    ldd r19, Y+14
    st X+, r19
    ldd r22, Y+50
    st X+, r22
    ldd r22, Y+0
    st X+, r22
    andi r21, 254
    mov r22, r6
    andi r22, 254
    andi r19, 254
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    ldd r6, Y+0
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    std Y+0, r3
    mov r30, r6
    lpm r3, Z
    or r3, r21
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r6
    lpm r6, Z
    ldd r21, Y+40
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    std Y+44, r18
    mov r18, r21
    andi r18, 254
    or r6, r18
    ldd r18, Y+56
    st Y+, r11
    mov r30, r18
    lpm r11, Z
    or r11, r22
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r18
    lpm r18, Z
    mov r22, r10
    std Y+55, r20
    mov r20, r22
    andi r20, 254
    or r18, r20
    ldd r10, Y+63
    mov r30, r10
    lpm r20, Z
    or r20, r19
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r10
    lpm r10, Z
    subi r28, lo8(-(267))
    sbci r29, hi8(-(267))
    ldd r19, Y+0
    andi r19, 254
    or r10, r19
    ; round 19 (present.dsl:28)
    mov r19, r23
    com r19
    st X+, r19
    subi r28, lo8(-(-192))
    sbci r29, hi8(-(-192))
    ldd r19, Y+0
    st X+, r19
    subi r28, lo8(-(93))
    sbci r29, hi8(-(93))
    ldd r19, Y+0
    st X+, r19
    ldd r19, Y+47
    st X+, r19
    st X+, r21
    subi r28, lo8(-(-190))
    sbci r29, hi8(-(-190))
    ldd r19, Y+62
    st X+, r19
    ldd r19, Y+48
    st X+, r19
    ; round 20 (present.dsl:28)
    mov r19, r24
    com r19
    st X+, r19
    ld r19, Y+
    st X+, r19
    subi r28, lo8(-(217))
    sbci r29, hi8(-(217))
    ldd r19, Y+0
    st X+, r19
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r19, Y+2
    st X+, r19
    ldd r19, Y+22
    st X+, r19
    ldd r19, Y+51
    st X+, r19
    ld r19, Y+
    st X+, r19
    ldd r19, Y+45
    st X+, r19
    ldd r19, Y+30
    st X+, r19
    ldd r19, Y+29
    st X+, r19
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    ldd r19, Y+45
    st X+, r19
    ldd r19, Y+48
    st X+, r19
    ldd r19, Y+44
    st X+, r19
    ld r19, Y+
    st X+, r19
    ; round 22 (present.dsl:28)
    mov r19, r6
    com r19
    st X+, r19
    subi r28, lo8(-(73))
    sbci r29, hi8(-(73))
    ldd r19, Y+0
    st X+, r19
    subi r28, lo8(-(-131))
    sbci r29, hi8(-(-131))
    ldd r19, Y+0
    st X+, r19
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    ldd r19, Y+0
    st X+, r19
    ldd r19, Y+41
    st X+, r19
    subi r28, lo8(-(-203))
    sbci r29, hi8(-(-203))
    ldd r19, Y+23
    st X+, r19
    ld r19, Y+
    st X+, r19
    ; round 23 (present.dsl:28)
    mov r19, r3
    com r19
    st X+, r19
    subi r28, lo8(-(219))
    sbci r29, hi8(-(219))
    ldd r19, Y+0
    st X+, r19
    subi r28, lo8(-(-203))
    sbci r29, hi8(-(-203))
    ldd r19, Y+34
    st X+, r19
    ld r19, Y+
    st X+, r19
    st X+, r22
    subi r28, lo8(-(225))
    sbci r29, hi8(-(225))
    ldd r19, Y+0
    st X+, r19
    ldd r19, Y+25
    st X+, r19
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    ldd r19, Y+0
    st X+, r19
    st X+, r14
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    ldd r14, Y+0
    st X+, r14
    subi r28, lo8(-(-163))
    sbci r29, hi8(-(-163))
    ldd r14, Y+0
    st X+, r14
    st X+, r0
    subi r28, lo8(-(159))
    sbci r29, hi8(-(159))
    ldd r14, Y+0
    st X+, r14
    st X+, r5
    ; round 25 (present.dsl:28)
    mov r14, r11
    com r14
    st X+, r14
    st X+, r9
    subi r28, lo8(-(-204))
    sbci r29, hi8(-(-204))
    ldd r14, Y+0
    st X+, r14
    subi r28, lo8(-(183))
    sbci r29, hi8(-(183))
    ldd r14, Y+46
    st X+, r14
    ldd r19, Y+48
    st X+, r19
    st X+, r15
    ldd r15, Y+0
    st X+, r15
    ; round 26 (present.dsl:28)
    mov r15, r18
    com r15
    st X+, r15
    subi r28, lo8(-(-111))
    sbci r29, hi8(-(-111))
    ldd r15, Y+0
    st X+, r15
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    ldd r15, Y+0
    st X+, r15
    subi r28, lo8(-(-194))
    sbci r29, hi8(-(-194))
    ldd r15, Y+0
    st X+, r15
    st X+, r2
    subi r28, lo8(-(165))
    sbci r29, hi8(-(165))
    ldd r2, Y+0
    st X+, r2
    st X+, r4
    subi r28, lo8(-(-153))
    sbci r29, hi8(-(-153))
    ldd r2, Y+0
    st X+, r2
    st X+, r25
    st X+, r13
    ldd r2, Y+63
    st X+, r2
    st X+, r17
    subi r28, lo8(-(184))
    sbci r29, hi8(-(184))
    ldd r2, Y+0
    st X+, r2
    st X+, r8
    ; round 28 (present.dsl:28)
    mov r2, r10
    com r2
    st X+, r2
    st X+, r16
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(254))
    sbci r29, hi8(-(254))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-207))
    sbci r29, hi8(-(-207))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(165))
    sbci r29, hi8(-(165))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-177))
    sbci r29, hi8(-(-177))
    ldd r2, Y+0
    st X+, r2
    ; round 29 (present.dsl:28)
    mov r2, r20
    com r2
    st X+, r2
    st X+, r12
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(210))
    sbci r29, hi8(-(210))
    ldd r2, Y+0
    st X+, r2
    st X+, r7
    subi r28, lo8(-(-246))
    sbci r29, hi8(-(-246))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(247))
    sbci r29, hi8(-(247))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+1
    st X+, r2
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    ldd r2, Y+0
    st X+, r2
    adiw r28, 63
    ldd r2, Y+1
    st X+, r2
    ld r2, Y+
    st X+, r2
    ldd r2, Y+34
    st X+, r2
    ldd r2, Y+46
    st X+, r2
    subi r28, lo8(-(-218))
    sbci r29, hi8(-(-218))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(68))
    sbci r29, hi8(-(68))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+43
    st X+, r2
    subi r28, lo8(-(136))
    sbci r29, hi8(-(136))
    ldd r2, Y+45
    st X+, r2
    ldd r2, Y+1
    st X+, r2
    ld r2, Y+
    st X+, r2
    ldd r2, Y+20
    st X+, r2
    adiw r28, 46
    ldd r2, Y+44
    st X+, r2
    ld r2, Y+
    st X+, r2
    ldd r2, Y+46
    st X+, r2
    subi r28, lo8(-(-200))
    sbci r29, hi8(-(-200))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(172))
    sbci r29, hi8(-(172))
    ldd r2, Y+51
    st X+, r2
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-127))
    sbci r29, hi8(-(-127))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(194))
    sbci r29, hi8(-(194))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    ldd r2, Y+0
    st X+, r2
    st X+, r20
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(137))
    sbci r29, hi8(-(137))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(145))
    sbci r29, hi8(-(145))
    ldd r2, Y+0
    st X+, r2
    st X+, r10
    ldd r2, Y+16
    st X+, r2
    subi r28, lo8(-(-75))
    sbci r29, hi8(-(-75))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(90))
    sbci r29, hi8(-(90))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-157))
    sbci r29, hi8(-(-157))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(153))
    sbci r29, hi8(-(153))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r2, Y+20
    st X+, r2
    ldd r2, Y+3
    st X+, r2
    ldd r2, Y+4
    st X+, r2
    ldd r2, Y+5
    st X+, r2
    ldd r2, Y+6
    st X+, r2
    st X+, r18
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    ldd r2, Y+0
    st X+, r2
    adiw r28, 21
    ldd r2, Y+57
    st X+, r2
    ldd r2, Y+37
    st X+, r2
    ldd r2, Y+58
    st X+, r2
    st X+, r11
    ldd r2, Y+49
    st X+, r2
    ldd r2, Y+28
    st X+, r2
    ldd r2, Y+59
    st X+, r2
    ldd r2, Y+29
    st X+, r2
    ldd r2, Y+61
    st X+, r2
    ldd r2, Y+27
    st X+, r2
    ldd r2, Y+48
    st X+, r2
    ld r2, Y+
    st X+, r2
    ldd r2, Y+29
    st X+, r2
    subi r28, lo8(-(-200))
    sbci r29, hi8(-(-200))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(200))
    sbci r29, hi8(-(200))
    ldd r2, Y+30
    st X+, r2
    st X+, r3
    ldd r2, Y+25
    st X+, r2
    ld r2, Y+
    st X+, r2
    ldd r2, Y+30
    st X+, r2
    ld r2, Y+
    st X+, r2
    ldd r2, Y+30
    st X+, r2
    st X+, r6
    ldd r25, Y+22
    st X+, r25
    subi r28, lo8(-(-151))
    sbci r29, hi8(-(-151))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(182))
    sbci r29, hi8(-(182))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-133))
    sbci r29, hi8(-(-133))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(135))
    sbci r29, hi8(-(135))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-188))
    sbci r29, hi8(-(-188))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(150))
    sbci r29, hi8(-(150))
    ldd r2, Y+26
    st X+, r2
    ldd r2, Y+5
    st X+, r2
    ldd r2, Y+6
    st X+, r2
    ldd r2, Y+7
    st X+, r2
    ldd r2, Y+8
    st X+, r2
    st X+, r24
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    ldd r2, Y+0
    st X+, r2
    st X+, r23
    ldd r2, Y+39
    st X+, r2
    subi r28, lo8(-(-35))
    sbci r29, hi8(-(-35))
    ldd r2, Y+7
    st X+, r2
    ldd r2, Y+36
    st X+, r2
    ldd r2, Y+8
    st X+, r2
    ldd r2, Y+37
    st X+, r2
    ld r2, Y+
    st X+, r2
    ldd r2, Y+23
    st X+, r2
    subi r28, lo8(-(-43))
    sbci r29, hi8(-(-43))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+51
    st X+, r2
    subi r28, lo8(-(-46))
    sbci r29, hi8(-(-46))
    ldd r2, Y+0
    st X+, r2
    adiw r28, 47
    ldd r2, Y+51
    st X+, r2
    ldd r2, Y+28
    st X+, r2
    ldd r2, Y+40
    st X+, r2
    ld r2, Y+
    st X+, r2
    ldd r2, Y+51
    st X+, r2
    ld r2, Y+
    st X+, r2
    ldd r2, Y+53
    st X+, r2
    ldd r2, Y+37
    st X+, r2
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(141))
    sbci r29, hi8(-(141))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+51
    st X+, r2
    ldd r2, Y+1
    st X+, r2
    ldd r2, Y+52
    st X+, r2
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(68))
    sbci r29, hi8(-(68))
    ldd r2, Y+42
    st X+, r2
    ldd r2, Y+44
    st X+, r2
    ldd r2, Y+45
    st X+, r2
    ldd r2, Y+46
    st X+, r2
    ld r25, Y+
    st X+, r25
    ldd r2, Y+46
    st X+, r2
    ldd r2, Y+48
    st X+, r2
    ldd r2, Y+49
    st X+, r2
    ldd r2, Y+50
    st X+, r2
    ldd r2, Y+25
    st X+, r2
    ldd r2, Y+51
    st X+, r2
    ldd r2, Y+52
    st X+, r2
    ldd r2, Y+53
    st X+, r2
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+1
    st X+, r2
    ldd r2, Y+2
    st X+, r2
    ldd r2, Y+3
    st X+, r2
    subi r28, lo8(-(-145))
    sbci r29, hi8(-(-145))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(73))
    sbci r29, hi8(-(73))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+1
    st X+, r2
    ldd r2, Y+2
    st X+, r2
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r25, Y+0
    st X+, r25
    ldd r2, Y+18
    st X+, r2
    adiw r28, 39
    ldd r2, Y+51
    st X+, r2
    ldd r2, Y+52
    st X+, r2
    ldd r2, Y+53
    st X+, r2
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+62
    st X+, r2
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r2, Y+0
    st X+, r2
    ldd r25, Y+48
    st X+, r25
    ldd r2, Y+49
    st X+, r2
    subi r28, lo8(-(190))
    sbci r29, hi8(-(190))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+39
    st X+, r2
    ldd r2, Y+33
    st X+, r2
    ldd r2, Y+57
    st X+, r2
    ldd r2, Y+62
    st X+, r2
    adiw r28, 37
    ldd r2, Y+41
    st X+, r2
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-58))
    sbci r29, hi8(-(-58))
    ldd r25, Y+0
    st X+, r25
    ldd r2, Y+46
    st X+, r2
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r2, Y+0
    st X+, r2
    adiw r28, 27
    ldd r25, Y+48
    st X+, r25
    ldd r2, Y+46
    st X+, r2
    ldd r2, Y+35
    st X+, r2
    ld r2, Y+
    st X+, r2
    ldd r2, Y+61
    st X+, r2
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(-117))
    sbci r29, hi8(-(-117))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+42
    st X+, r2
    ldd r2, Y+17
    st X+, r2
    ldd r25, Y+18
    st X+, r25
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+56
    st X+, r2
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    ldd r25, Y+22
    st X+, r25
    ldd r25, Y+16
    st X+, r25
    ldd r2, Y+19
    st X+, r2
    ldd r2, Y+2
    st X+, r2
    ldd r2, Y+53
    st X+, r2
    ldd r2, Y+27
    st X+, r2
    ldd r2, Y+17
    st X+, r2
    ldd r2, Y+63
    st X+, r2
    ldd r2, Y+1
    st X+, r2
    ldd r2, Y+9
    st X+, r2
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-9))
    sbci r29, hi8(-(-9))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+33
    st X+, r2
    ldd r2, Y+29
    st X, r2
    subi r26, lo8(-(-403))
    sbci r27, hi8(-(-403))
    movw r30, r26
    subi r28, lo8(-(-19))
    sbci r29, hi8(-(-19))
    ldd r26, Y+3
    ldd r27, Y+3+1
    movw r30, r28
    adiw r30, 1
    ldi r24, 61
    ldi r25, 1
.Llwcc_present64_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_present64_128_key_setup_avr_wipe
    subi r28, 195
    sbci r29, 254
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
    .size lwcc_present64_128_key_setup_avr, .-lwcc_present64_128_key_setup_avr

    .global lwcc_present64_128_ecb_encrypt_avr
    .type lwcc_present64_128_ecb_encrypt_avr, @function
lwcc_present64_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_present64_128_ecb_encrypt_avr_begin
    ret
.Llwcc_present64_128_ecb_encrypt_avr_begin:
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
    std Y+1, r24
    std Y+2, r25
    std Y+3, r22
    std Y+4, r23
    std Y+5, r18
    std Y+6, r19
    movw r24, r20
.Llwcc_present64_128_ecb_encrypt_avr_group:
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r15, X+
    ld r14, X+
    ld r13, X+
    ld r12, X+
    ld r11, X+
    ld r10, X+
    ld r9, X+
    ld r8, X
    mov r7, r15
    lsr r7
    eor r7, r13
    mov r23, r7
    andi r23, 85
    mov r20, r23
    lsl r20
    eor r15, r20
    eor r13, r23
    mov r7, r14
    lsr r7
    eor r7, r12
    mov r23, r7
    andi r23, 85
    mov r20, r23
    lsl r20
    eor r14, r20
    eor r12, r23
    mov r7, r11
    lsr r7
    eor r7, r9
    mov r23, r7
    andi r23, 85
    mov r20, r23
    lsl r20
    eor r11, r20
    eor r9, r23
    mov r7, r10
    lsr r7
    eor r7, r8
    mov r23, r7
    andi r23, 85
    mov r20, r23
    lsl r20
    eor r10, r20
    eor r8, r23
    mov r7, r15
    lsr r7
    lsr r7
    eor r7, r11
    mov r23, r7
    andi r23, 51
    mov r20, r23
    lsl r20
    lsl r20
    eor r15, r20
    eor r11, r23
    mov r7, r14
    lsr r7
    lsr r7
    eor r7, r10
    mov r23, r7
    andi r23, 51
    mov r20, r23
    lsl r20
    lsl r20
    eor r14, r20
    eor r10, r23
    mov r7, r13
    lsr r7
    lsr r7
    eor r7, r9
    mov r23, r7
    andi r23, 51
    mov r20, r23
    lsl r20
    lsl r20
    eor r13, r20
    eor r9, r23
    mov r7, r12
    lsr r7
    lsr r7
    eor r7, r8
    mov r23, r7
    andi r23, 51
    mov r20, r23
    lsl r20
    lsl r20
    eor r12, r20
    eor r8, r23
    ldd r26, Y+5
    ldd r27, Y+5+1
    ld r7, X+
    eor r15, r7
    ld r7, X+
    eor r14, r7
    ld r7, X+
    eor r13, r7
    ld r7, X+
    eor r12, r7
    ld r7, X+
    eor r11, r7
    ld r7, X+
    eor r10, r7
    ld r7, X+
    eor r9, r7
    ld r7, X+
    eor r8, r7
    ; round 1 (present.dsl:28)
    mov r7, r13
    or r7, r11
    eor r9, r7
    mov r7, r15
    com r7
    mov r6, r7
    eor r6, r9
    eor r11, r13
    eor r11, r9
    mov r23, r6
    and r23, r11
    eor r13, r23
    or r7, r13
    eor r11, r7
    and r15, r11
    eor r13, r15
    mov r23, r11
    and r23, r13
    eor r9, r23
    mov r15, r12
    or r15, r10
    eor r8, r15
    mov r15, r14
    com r15
    mov r7, r15
    eor r7, r8
    eor r10, r12
    eor r10, r8
    mov r23, r7
    and r23, r10
    eor r12, r23
    or r15, r12
    eor r10, r15
    and r14, r10
    eor r12, r14
    mov r23, r10
    and r23, r12
    eor r8, r23
    mov r23, r7
    mov r20, r23
    andi r20, 15
    mov r21, r12
    swap r21
    andi r21, 240
    eor r20, r21
    mov r21, r8
    mov r22, r21
    andi r22, 15
    mov r18, r10
    swap r18
    andi r18, 240
    eor r22, r18
    swap r23
    andi r23, 15
    mov r18, r12
    andi r18, 240
    eor r23, r18
    swap r21
    andi r21, 15
    mov r18, r10
    andi r18, 240
    eor r21, r18
    mov r18, r6
    mov r17, r18
    andi r17, 15
    mov r16, r13
    swap r16
    andi r16, 240
    eor r17, r16
    mov r16, r9
    mov r19, r16
    andi r19, 15
    mov r15, r11
    swap r15
    std Y+14, r17
    mov r17, r15
    andi r17, 240
    eor r19, r17
    swap r18
    andi r18, 15
    mov r17, r13
    andi r17, 240
    eor r18, r17
    swap r16
    andi r16, 15
    mov r17, r11
    andi r17, 240
    eor r16, r17
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    ldd r14, Y+14
    eor r14, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r16, r15
    ; round 2 (present.dsl:28)
    mov r15, r23
    or r15, r14
    eor r18, r15
    mov r15, r20
    com r15
    mov r13, r15
    eor r13, r18
    eor r14, r23
    eor r14, r18
    mov r12, r13
    and r12, r14
    eor r23, r12
    or r15, r23
    eor r14, r15
    and r20, r14
    eor r23, r20
    mov r15, r14
    and r15, r23
    eor r18, r15
    mov r15, r21
    or r15, r19
    eor r16, r15
    mov r15, r22
    com r15
    mov r12, r15
    eor r12, r16
    eor r19, r21
    eor r19, r16
    mov r11, r12
    and r11, r19
    eor r21, r11
    or r15, r21
    eor r19, r15
    and r22, r19
    eor r21, r22
    mov r15, r19
    and r15, r21
    eor r16, r15
    mov r15, r13
    lsr r15
    eor r15, r23
    mov r20, r15
    andi r20, 85
    mov r22, r20
    lsl r22
    eor r13, r22
    eor r23, r20
    mov r15, r12
    lsr r15
    eor r15, r21
    mov r20, r15
    andi r20, 85
    mov r22, r20
    lsl r22
    eor r12, r22
    eor r21, r20
    mov r15, r18
    lsr r15
    eor r15, r14
    mov r20, r15
    andi r20, 85
    mov r22, r20
    lsl r22
    eor r18, r22
    eor r14, r20
    mov r15, r16
    lsr r15
    eor r15, r19
    mov r20, r15
    andi r20, 85
    mov r22, r20
    lsl r22
    eor r16, r22
    eor r19, r20
    mov r15, r13
    lsr r15
    lsr r15
    eor r15, r18
    mov r20, r15
    andi r20, 51
    mov r22, r20
    lsl r22
    lsl r22
    eor r13, r22
    eor r18, r20
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r16
    mov r20, r15
    andi r20, 51
    mov r22, r20
    lsl r22
    lsl r22
    eor r12, r22
    eor r16, r20
    mov r15, r23
    lsr r15
    lsr r15
    eor r15, r14
    mov r20, r15
    andi r20, 51
    mov r22, r20
    lsl r22
    lsl r22
    eor r23, r22
    eor r14, r20
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r19
    mov r20, r15
    andi r20, 51
    mov r22, r20
    lsl r22
    lsl r22
    eor r21, r22
    eor r19, r20
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r12, r15
    ; round 3 (present.dsl:28)
    mov r15, r18
    or r15, r23
    eor r13, r15
    mov r15, r14
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r18
    eor r23, r13
    mov r20, r11
    and r20, r23
    eor r18, r20
    or r15, r18
    eor r23, r15
    and r14, r23
    eor r18, r14
    mov r20, r23
    and r20, r18
    eor r13, r20
    mov r15, r16
    or r15, r21
    eor r12, r15
    mov r15, r19
    com r15
    mov r14, r15
    eor r14, r12
    eor r21, r16
    eor r21, r12
    mov r20, r14
    and r20, r21
    eor r16, r20
    or r15, r16
    eor r21, r15
    and r19, r21
    eor r16, r19
    mov r20, r21
    and r20, r16
    eor r12, r20
    mov r20, r11
    mov r22, r20
    andi r22, 15
    mov r17, r18
    swap r17
    andi r17, 240
    eor r22, r17
    mov r17, r13
    mov r19, r17
    andi r19, 15
    mov r15, r23
    swap r15
    std Y+14, r22
    mov r22, r15
    andi r22, 240
    eor r19, r22
    swap r20
    andi r20, 15
    andi r18, 240
    eor r20, r18
    swap r17
    andi r17, 15
    andi r23, 240
    eor r17, r23
    mov r23, r14
    mov r22, r23
    andi r22, 15
    mov r18, r16
    swap r18
    andi r18, 240
    eor r22, r18
    mov r18, r12
    std Y+15, r22
    mov r22, r18
    andi r22, 15
    mov r15, r21
    swap r15
    std Y+16, r17
    mov r17, r15
    andi r17, 240
    eor r22, r17
    swap r23
    andi r23, 15
    andi r16, 240
    eor r23, r16
    swap r18
    andi r18, 15
    andi r21, 240
    eor r18, r21
    ld r15, X+
    ldd r14, Y+14
    eor r14, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    ldd r13, Y+16
    eor r13, r15
    ld r15, X+
    ldd r12, Y+15
    eor r12, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r18, r15
    ; round 4 (present.dsl:28)
    mov r15, r20
    or r15, r12
    eor r23, r15
    mov r15, r14
    com r15
    mov r11, r15
    eor r11, r23
    eor r12, r20
    eor r12, r23
    mov r10, r11
    and r10, r12
    eor r20, r10
    or r15, r20
    eor r12, r15
    and r14, r12
    eor r20, r14
    mov r15, r12
    and r15, r20
    eor r23, r15
    mov r15, r13
    or r15, r22
    eor r18, r15
    mov r15, r19
    com r15
    mov r14, r15
    eor r14, r18
    eor r22, r13
    eor r22, r18
    mov r10, r14
    and r10, r22
    eor r13, r10
    or r15, r13
    eor r22, r15
    and r19, r22
    eor r13, r19
    mov r15, r22
    and r15, r13
    eor r18, r15
    mov r15, r11
    lsr r15
    eor r15, r20
    mov r21, r15
    andi r21, 85
    mov r17, r21
    lsl r17
    eor r11, r17
    eor r20, r21
    mov r15, r14
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 85
    mov r17, r21
    lsl r17
    eor r14, r17
    eor r13, r21
    mov r15, r23
    lsr r15
    eor r15, r12
    mov r21, r15
    andi r21, 85
    mov r17, r21
    lsl r17
    eor r23, r17
    eor r12, r21
    mov r15, r18
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 85
    mov r17, r21
    lsl r17
    eor r18, r17
    eor r22, r21
    mov r15, r11
    lsr r15
    lsr r15
    eor r15, r23
    mov r21, r15
    andi r21, 51
    mov r17, r21
    lsl r17
    lsl r17
    eor r11, r17
    eor r23, r21
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r18
    mov r21, r15
    andi r21, 51
    mov r17, r21
    lsl r17
    lsl r17
    eor r14, r17
    eor r18, r21
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r12
    mov r21, r15
    andi r21, 51
    mov r17, r21
    lsl r17
    lsl r17
    eor r20, r17
    eor r12, r21
    mov r15, r13
    lsr r15
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 51
    mov r17, r21
    lsl r17
    lsl r17
    eor r13, r17
    eor r22, r21
    ld r15, X+
    eor r11, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r23, r15
    ld r15, X
    eor r18, r15
    subi r26, lo8(-(-18))
    sbci r27, hi8(-(-18))
    ld r15, X+
    eor r12, r15
    adiw r26, 18
    ld r15, X+
    eor r22, r15
    ; round 5 (present.dsl:28)
    mov r15, r20
    or r15, r23
    eor r12, r15
    mov r15, r11
    com r15
    mov r10, r15
    eor r10, r12
    eor r23, r20
    eor r23, r12
    mov r21, r10
    and r21, r23
    eor r20, r21
    or r15, r20
    eor r23, r15
    and r11, r23
    eor r20, r11
    mov r21, r23
    and r21, r20
    eor r12, r21
    mov r15, r13
    or r15, r18
    eor r22, r15
    mov r15, r14
    com r15
    mov r11, r15
    eor r11, r22
    eor r18, r13
    eor r18, r22
    mov r21, r11
    and r21, r18
    eor r13, r21
    or r15, r13
    eor r18, r15
    and r14, r18
    eor r13, r14
    mov r21, r18
    and r21, r13
    eor r22, r21
    mov r21, r10
    movw r16, r20 ; r17, r21
    andi r17, 15
    swap r16
    andi r16, 240
    eor r17, r16
    mov r16, r12
    mov r19, r16
    andi r19, 15
    mov r15, r23
    swap r15
    std Y+15, r17
    mov r17, r15
    andi r17, 240
    eor r19, r17
    swap r21
    andi r21, 15
    andi r20, 240
    eor r21, r20
    swap r16
    andi r16, 15
    andi r23, 240
    eor r16, r23
    mov r23, r11
    mov r20, r23
    andi r20, 15
    mov r17, r13
    swap r17
    andi r17, 240
    eor r20, r17
    mov r17, r22
    andi r17, 15
    mov r15, r18
    swap r15
    std Y+16, r20
    mov r20, r15
    andi r20, 240
    eor r17, r20
    swap r23
    andi r23, 15
    mov r20, r13
    andi r20, 240
    eor r23, r20
    swap r22
    andi r22, 15
    andi r18, 240
    eor r22, r18
    ld r15, X+
    ldd r14, Y+15
    eor r14, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    ldd r13, Y+16
    eor r13, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r22, r15
    ; round 6 (present.dsl:28)
    mov r15, r21
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r21
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r21, r11
    or r15, r21
    eor r13, r15
    and r14, r13
    eor r21, r14
    mov r15, r13
    and r15, r21
    eor r23, r15
    mov r15, r16
    or r15, r17
    eor r22, r15
    mov r15, r19
    com r15
    mov r14, r15
    eor r14, r22
    eor r17, r16
    eor r17, r22
    mov r11, r14
    and r11, r17
    eor r16, r11
    or r15, r16
    eor r17, r15
    and r19, r17
    eor r16, r19
    mov r15, r17
    and r15, r16
    eor r22, r15
    mov r15, r12
    lsr r15
    eor r15, r21
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r12, r18
    eor r21, r20
    mov r15, r14
    lsr r15
    eor r15, r16
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r14, r18
    eor r16, r20
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r23, r18
    eor r13, r20
    mov r15, r22
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r22, r18
    eor r17, r20
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r20
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r22
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r14, r18
    eor r22, r20
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r21, r18
    eor r13, r20
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r16, r18
    eor r17, r20
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r23, r15
    ld r15, X
    eor r22, r15
    subi r26, lo8(-(-17))
    sbci r27, hi8(-(-17))
    ld r15, X+
    eor r13, r15
    adiw r26, 17
    ld r15, X+
    eor r17, r15
    ; round 7 (present.dsl:28)
    mov r15, r21
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r21
    eor r23, r13
    mov r20, r11
    and r20, r23
    eor r21, r20
    or r15, r21
    eor r23, r15
    and r12, r23
    eor r21, r12
    mov r20, r23
    and r20, r21
    eor r13, r20
    mov r15, r16
    or r15, r22
    eor r17, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r17
    eor r22, r16
    eor r22, r17
    mov r20, r12
    and r20, r22
    eor r16, r20
    or r15, r16
    eor r22, r15
    and r14, r22
    eor r16, r14
    mov r20, r22
    and r20, r16
    eor r17, r20
    mov r20, r11
    movw r18, r20 ; r19, r21
    andi r18, 15
    swap r19
    andi r19, 240
    eor r18, r19
    mov r19, r13
    std Y+16, r18
    mov r18, r19
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+15, r22
    mov r22, r15
    andi r22, 240
    eor r18, r22
    swap r20
    andi r20, 15
    andi r21, 240
    eor r20, r21
    swap r19
    andi r19, 15
    andi r23, 240
    eor r19, r23
    mov r23, r12
    mov r21, r23
    andi r21, 15
    mov r22, r16
    swap r22
    andi r22, 240
    eor r21, r22
    mov r22, r17
    andi r22, 15
    ldd r15, Y+15
    mov r14, r15
    swap r14
    std Y+14, r21
    mov r21, r14
    andi r21, 240
    eor r22, r21
    swap r23
    andi r23, 15
    andi r16, 240
    eor r23, r16
    swap r17
    andi r17, 15
    mov r21, r15
    andi r21, 240
    eor r17, r21
    ld r15, X+
    ldd r14, Y+16
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    ldd r13, Y+14
    eor r13, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r17, r15
    ; round 8 (present.dsl:28)
    mov r15, r20
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r20
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r20, r11
    or r15, r20
    eor r13, r15
    and r14, r13
    eor r20, r14
    mov r15, r13
    and r15, r20
    eor r23, r15
    mov r15, r19
    or r15, r22
    eor r17, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r17
    eor r22, r19
    eor r22, r17
    mov r11, r14
    and r11, r22
    eor r19, r11
    or r15, r19
    eor r22, r15
    and r18, r22
    eor r19, r18
    mov r15, r22
    and r15, r19
    eor r17, r15
    mov r15, r12
    lsr r15
    eor r15, r20
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r12, r18
    eor r20, r21
    mov r15, r14
    lsr r15
    eor r15, r19
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r14, r18
    eor r19, r21
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r23, r18
    eor r13, r21
    mov r15, r17
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r17, r18
    eor r22, r21
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r21
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r17
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r14, r18
    eor r17, r21
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r20, r18
    eor r13, r21
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r19, r18
    eor r22, r21
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r23, r15
    ld r15, X
    eor r17, r15
    subi r26, lo8(-(-17))
    sbci r27, hi8(-(-17))
    ld r15, X+
    eor r13, r15
    adiw r26, 17
    ld r15, X+
    eor r22, r15
    ; round 9 (present.dsl:28)
    mov r15, r20
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r20
    eor r23, r13
    mov r21, r11
    and r21, r23
    eor r20, r21
    or r15, r20
    eor r23, r15
    and r12, r23
    eor r20, r12
    mov r21, r23
    and r21, r20
    eor r13, r21
    mov r15, r19
    or r15, r17
    eor r22, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r22
    eor r17, r19
    eor r17, r22
    mov r21, r12
    and r21, r17
    eor r19, r21
    or r15, r19
    eor r17, r15
    and r14, r17
    eor r19, r14
    mov r21, r17
    and r21, r19
    eor r22, r21
    mov r21, r11
    mov r18, r21
    andi r18, 15
    mov r16, r20
    swap r16
    andi r16, 240
    eor r18, r16
    mov r16, r13
    std Y+14, r18
    mov r18, r16
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+16, r17
    mov r17, r15
    andi r17, 240
    eor r18, r17
    swap r21
    andi r21, 15
    andi r20, 240
    eor r21, r20
    swap r16
    andi r16, 15
    andi r23, 240
    eor r16, r23
    mov r23, r12
    mov r20, r23
    andi r20, 15
    mov r17, r19
    swap r17
    andi r17, 240
    eor r20, r17
    mov r17, r22
    andi r17, 15
    ldd r15, Y+16
    mov r14, r15
    swap r14
    std Y+15, r20
    mov r20, r14
    andi r20, 240
    eor r17, r20
    swap r23
    andi r23, 15
    andi r19, 240
    eor r23, r19
    swap r22
    andi r22, 15
    mov r20, r15
    andi r20, 240
    eor r22, r20
    ld r15, X+
    ldd r14, Y+14
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    ldd r13, Y+15
    eor r13, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r22, r15
    ; round 10 (present.dsl:28)
    mov r15, r21
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r21
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r21, r11
    or r15, r21
    eor r13, r15
    and r14, r13
    eor r21, r14
    mov r15, r13
    and r15, r21
    eor r23, r15
    mov r15, r16
    or r15, r17
    eor r22, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r22
    eor r17, r16
    eor r17, r22
    mov r11, r14
    and r11, r17
    eor r16, r11
    or r15, r16
    eor r17, r15
    and r18, r17
    eor r16, r18
    mov r15, r17
    and r15, r16
    eor r22, r15
    mov r15, r12
    lsr r15
    eor r15, r21
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r12, r18
    eor r21, r20
    mov r15, r14
    lsr r15
    eor r15, r16
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r14, r18
    eor r16, r20
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r23, r18
    eor r13, r20
    mov r15, r22
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r22, r18
    eor r17, r20
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r20
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r22
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r14, r18
    eor r22, r20
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r21, r18
    eor r13, r20
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r16, r18
    eor r17, r20
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r23, r15
    ld r15, X
    eor r22, r15
    subi r26, lo8(-(-17))
    sbci r27, hi8(-(-17))
    ld r15, X+
    eor r13, r15
    adiw r26, 17
    ld r15, X+
    eor r17, r15
    ; round 11 (present.dsl:28)
    mov r15, r21
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r21
    eor r23, r13
    mov r20, r11
    and r20, r23
    eor r21, r20
    or r15, r21
    eor r23, r15
    and r12, r23
    eor r21, r12
    mov r20, r23
    and r20, r21
    eor r13, r20
    mov r15, r16
    or r15, r22
    eor r17, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r17
    eor r22, r16
    eor r22, r17
    mov r20, r12
    and r20, r22
    eor r16, r20
    or r15, r16
    eor r22, r15
    and r14, r22
    eor r16, r14
    mov r20, r22
    and r20, r16
    eor r17, r20
    mov r20, r11
    movw r18, r20 ; r19, r21
    andi r18, 15
    swap r19
    andi r19, 240
    eor r18, r19
    mov r19, r13
    std Y+15, r18
    mov r18, r19
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+14, r22
    mov r22, r15
    andi r22, 240
    eor r18, r22
    swap r20
    andi r20, 15
    andi r21, 240
    eor r20, r21
    swap r19
    andi r19, 15
    andi r23, 240
    eor r19, r23
    mov r23, r12
    mov r21, r23
    andi r21, 15
    mov r22, r16
    swap r22
    andi r22, 240
    eor r21, r22
    mov r22, r17
    andi r22, 15
    ldd r15, Y+14
    mov r14, r15
    swap r14
    std Y+16, r21
    mov r21, r14
    andi r21, 240
    eor r22, r21
    swap r23
    andi r23, 15
    andi r16, 240
    eor r23, r16
    swap r17
    andi r17, 15
    mov r21, r15
    andi r21, 240
    eor r17, r21
    ld r15, X+
    ldd r14, Y+15
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    ldd r13, Y+16
    eor r13, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r17, r15
    ; round 12 (present.dsl:28)
    mov r15, r20
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r20
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r20, r11
    or r15, r20
    eor r13, r15
    and r14, r13
    eor r20, r14
    mov r15, r13
    and r15, r20
    eor r23, r15
    mov r15, r19
    or r15, r22
    eor r17, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r17
    eor r22, r19
    eor r22, r17
    mov r11, r14
    and r11, r22
    eor r19, r11
    or r15, r19
    eor r22, r15
    and r18, r22
    eor r19, r18
    mov r15, r22
    and r15, r19
    eor r17, r15
    mov r15, r12
    lsr r15
    eor r15, r20
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r12, r18
    eor r20, r21
    mov r15, r14
    lsr r15
    eor r15, r19
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r14, r18
    eor r19, r21
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r23, r18
    eor r13, r21
    mov r15, r17
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r17, r18
    eor r22, r21
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r21
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r17
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r14, r18
    eor r17, r21
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r20, r18
    eor r13, r21
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r19, r18
    eor r22, r21
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r23, r15
    ld r15, X
    eor r17, r15
    subi r26, lo8(-(-17))
    sbci r27, hi8(-(-17))
    ld r15, X+
    eor r13, r15
    adiw r26, 17
    ld r15, X+
    eor r22, r15
    ; round 13 (present.dsl:28)
    mov r15, r20
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r20
    eor r23, r13
    mov r21, r11
    and r21, r23
    eor r20, r21
    or r15, r20
    eor r23, r15
    and r12, r23
    eor r20, r12
    mov r21, r23
    and r21, r20
    eor r13, r21
    mov r15, r19
    or r15, r17
    eor r22, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r22
    eor r17, r19
    eor r17, r22
    mov r21, r12
    and r21, r17
    eor r19, r21
    or r15, r19
    eor r17, r15
    and r14, r17
    eor r19, r14
    mov r21, r17
    and r21, r19
    eor r22, r21
    mov r21, r11
    mov r18, r21
    andi r18, 15
    mov r16, r20
    swap r16
    andi r16, 240
    eor r18, r16
    mov r16, r13
    std Y+16, r18
    mov r18, r16
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+15, r17
    mov r17, r15
    andi r17, 240
    eor r18, r17
    swap r21
    andi r21, 15
    andi r20, 240
    eor r21, r20
    swap r16
    andi r16, 15
    andi r23, 240
    eor r16, r23
    mov r23, r12
    mov r20, r23
    andi r20, 15
    mov r17, r19
    swap r17
    andi r17, 240
    eor r20, r17
    mov r17, r22
    andi r17, 15
    ldd r15, Y+15
    mov r14, r15
    swap r14
    std Y+14, r20
    mov r20, r14
    andi r20, 240
    eor r17, r20
    swap r23
    andi r23, 15
    andi r19, 240
    eor r23, r19
    swap r22
    andi r22, 15
    mov r20, r15
    andi r20, 240
    eor r22, r20
    ld r15, X+
    ldd r14, Y+16
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    ldd r13, Y+14
    eor r13, r15
    ld r15, X
    eor r17, r15
    subi r26, lo8(-(-77))
    sbci r27, hi8(-(-77))
    ld r15, X+
    eor r23, r15
    subi r26, lo8(-(77))
    sbci r27, hi8(-(77))
    ld r15, X+
    eor r22, r15
    ; round 14 (present.dsl:28)
    mov r15, r21
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r21
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r21, r11
    or r15, r21
    eor r13, r15
    and r14, r13
    eor r21, r14
    mov r15, r13
    and r15, r21
    eor r23, r15
    mov r15, r16
    or r15, r17
    eor r22, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r22
    eor r17, r16
    eor r17, r22
    mov r11, r14
    and r11, r17
    eor r16, r11
    or r15, r16
    eor r17, r15
    and r18, r17
    eor r16, r18
    mov r15, r17
    and r15, r16
    eor r22, r15
    mov r15, r12
    lsr r15
    eor r15, r21
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r12, r18
    eor r21, r20
    mov r15, r14
    lsr r15
    eor r15, r16
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r14, r18
    eor r16, r20
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r23, r18
    eor r13, r20
    mov r15, r22
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r22, r18
    eor r17, r20
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r20
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r22
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r14, r18
    eor r22, r20
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r21, r18
    eor r13, r20
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r16, r18
    eor r17, r20
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r23, r15
    ld r15, X
    eor r22, r15
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r15, X+
    eor r13, r15
    adiw r26, 16
    ld r15, X+
    eor r17, r15
    ; round 15 (present.dsl:28)
    mov r15, r21
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r21
    eor r23, r13
    mov r20, r11
    and r20, r23
    eor r21, r20
    or r15, r21
    eor r23, r15
    and r12, r23
    eor r21, r12
    mov r20, r23
    and r20, r21
    eor r13, r20
    mov r15, r16
    or r15, r22
    eor r17, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r17
    eor r22, r16
    eor r22, r17
    mov r20, r12
    and r20, r22
    eor r16, r20
    or r15, r16
    eor r22, r15
    and r14, r22
    eor r16, r14
    mov r20, r22
    and r20, r16
    eor r17, r20
    mov r20, r11
    movw r18, r20 ; r19, r21
    andi r18, 15
    swap r19
    andi r19, 240
    eor r18, r19
    mov r19, r13
    std Y+14, r18
    mov r18, r19
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+16, r22
    mov r22, r15
    andi r22, 240
    eor r18, r22
    swap r20
    andi r20, 15
    andi r21, 240
    eor r20, r21
    swap r19
    andi r19, 15
    andi r23, 240
    eor r19, r23
    mov r23, r12
    mov r21, r23
    andi r21, 15
    mov r22, r16
    swap r22
    andi r22, 240
    eor r21, r22
    mov r22, r17
    andi r22, 15
    ldd r15, Y+16
    mov r14, r15
    swap r14
    std Y+15, r21
    mov r21, r14
    andi r21, 240
    eor r22, r21
    swap r23
    andi r23, 15
    andi r16, 240
    eor r23, r16
    swap r17
    andi r17, 15
    mov r21, r15
    andi r21, 240
    eor r17, r21
    ld r15, X+
    ldd r14, Y+14
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    ldd r13, Y+15
    eor r13, r15
    ld r15, X
    eor r22, r15
    subi r26, lo8(-(-76))
    sbci r27, hi8(-(-76))
    ld r15, X+
    eor r23, r15
    subi r26, lo8(-(76))
    sbci r27, hi8(-(76))
    ld r15, X+
    eor r17, r15
    ; round 16 (present.dsl:28)
    mov r15, r20
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r20
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r20, r11
    or r15, r20
    eor r13, r15
    and r14, r13
    eor r20, r14
    mov r15, r13
    and r15, r20
    eor r23, r15
    mov r15, r19
    or r15, r22
    eor r17, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r17
    eor r22, r19
    eor r22, r17
    mov r11, r14
    and r11, r22
    eor r19, r11
    or r15, r19
    eor r22, r15
    and r18, r22
    eor r19, r18
    mov r15, r22
    and r15, r19
    eor r17, r15
    mov r15, r12
    lsr r15
    eor r15, r20
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r12, r18
    eor r20, r21
    mov r15, r14
    lsr r15
    eor r15, r19
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r14, r18
    eor r19, r21
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r23, r18
    eor r13, r21
    mov r15, r17
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r17, r18
    eor r22, r21
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r21
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r17
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r14, r18
    eor r17, r21
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r20, r18
    eor r13, r21
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r19, r18
    eor r22, r21
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r23, r15
    ld r15, X
    eor r17, r15
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r15, X+
    eor r13, r15
    adiw r26, 16
    ld r15, X+
    eor r22, r15
    ; round 17 (present.dsl:28)
    mov r15, r20
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r20
    eor r23, r13
    mov r21, r11
    and r21, r23
    eor r20, r21
    or r15, r20
    eor r23, r15
    and r12, r23
    eor r20, r12
    mov r21, r23
    and r21, r20
    eor r13, r21
    mov r15, r19
    or r15, r17
    eor r22, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r22
    eor r17, r19
    eor r17, r22
    mov r21, r12
    and r21, r17
    eor r19, r21
    or r15, r19
    eor r17, r15
    and r14, r17
    eor r19, r14
    mov r21, r17
    and r21, r19
    eor r22, r21
    mov r21, r11
    mov r18, r21
    andi r18, 15
    mov r16, r20
    swap r16
    andi r16, 240
    eor r18, r16
    mov r16, r13
    std Y+15, r18
    mov r18, r16
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+14, r17
    mov r17, r15
    andi r17, 240
    eor r18, r17
    swap r21
    andi r21, 15
    andi r20, 240
    eor r21, r20
    swap r16
    andi r16, 15
    andi r23, 240
    eor r16, r23
    mov r23, r12
    mov r20, r23
    andi r20, 15
    mov r17, r19
    swap r17
    andi r17, 240
    eor r20, r17
    mov r17, r22
    andi r17, 15
    ldd r15, Y+14
    mov r14, r15
    swap r14
    std Y+16, r20
    mov r20, r14
    andi r20, 240
    eor r17, r20
    swap r23
    andi r23, 15
    andi r19, 240
    eor r23, r19
    swap r22
    andi r22, 15
    mov r20, r15
    andi r20, 240
    eor r22, r20
    ld r15, X+
    ldd r14, Y+15
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    ldd r13, Y+16
    eor r13, r15
    ld r15, X
    eor r17, r15
    subi r26, lo8(-(-75))
    sbci r27, hi8(-(-75))
    ld r15, X+
    eor r23, r15
    subi r26, lo8(-(75))
    sbci r27, hi8(-(75))
    ld r15, X+
    eor r22, r15
    ; round 18 (present.dsl:28)
    mov r15, r21
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r21
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r21, r11
    or r15, r21
    eor r13, r15
    and r14, r13
    eor r21, r14
    mov r15, r13
    and r15, r21
    eor r23, r15
    mov r15, r16
    or r15, r17
    eor r22, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r22
    eor r17, r16
    eor r17, r22
    mov r11, r14
    and r11, r17
    eor r16, r11
    or r15, r16
    eor r17, r15
    and r18, r17
    eor r16, r18
    mov r15, r17
    and r15, r16
    eor r22, r15
    mov r15, r12
    lsr r15
    eor r15, r21
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r12, r18
    eor r21, r20
    mov r15, r14
    lsr r15
    eor r15, r16
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r14, r18
    eor r16, r20
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r23, r18
    eor r13, r20
    mov r15, r22
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r22, r18
    eor r17, r20
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r20
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r22
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r14, r18
    eor r22, r20
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r21, r18
    eor r13, r20
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r16, r18
    eor r17, r20
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r23, r15
    ld r15, X
    eor r22, r15
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r15, X+
    eor r13, r15
    adiw r26, 16
    ld r15, X+
    eor r17, r15
    ; round 19 (present.dsl:28)
    mov r15, r21
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r21
    eor r23, r13
    mov r20, r11
    and r20, r23
    eor r21, r20
    or r15, r21
    eor r23, r15
    and r12, r23
    eor r21, r12
    mov r20, r23
    and r20, r21
    eor r13, r20
    mov r15, r16
    or r15, r22
    eor r17, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r17
    eor r22, r16
    eor r22, r17
    mov r20, r12
    and r20, r22
    eor r16, r20
    or r15, r16
    eor r22, r15
    and r14, r22
    eor r16, r14
    mov r20, r22
    and r20, r16
    eor r17, r20
    mov r20, r11
    movw r18, r20 ; r19, r21
    andi r18, 15
    swap r19
    andi r19, 240
    eor r18, r19
    mov r19, r13
    std Y+16, r18
    mov r18, r19
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+15, r22
    mov r22, r15
    andi r22, 240
    eor r18, r22
    swap r20
    andi r20, 15
    andi r21, 240
    eor r20, r21
    swap r19
    andi r19, 15
    andi r23, 240
    eor r19, r23
    mov r23, r12
    mov r21, r23
    andi r21, 15
    mov r22, r16
    swap r22
    andi r22, 240
    eor r21, r22
    mov r22, r17
    andi r22, 15
    ldd r15, Y+15
    mov r14, r15
    swap r14
    std Y+14, r21
    mov r21, r14
    andi r21, 240
    eor r22, r21
    swap r23
    andi r23, 15
    andi r16, 240
    eor r23, r16
    swap r17
    andi r17, 15
    mov r21, r15
    andi r21, 240
    eor r17, r21
    ld r15, X+
    ldd r14, Y+16
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    ldd r13, Y+14
    eor r13, r15
    ld r15, X
    eor r22, r15
    subi r26, lo8(-(-74))
    sbci r27, hi8(-(-74))
    ld r15, X+
    eor r23, r15
    subi r26, lo8(-(74))
    sbci r27, hi8(-(74))
    ld r15, X+
    eor r17, r15
    ; round 20 (present.dsl:28)
    mov r15, r20
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r20
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r20, r11
    or r15, r20
    eor r13, r15
    and r14, r13
    eor r20, r14
    mov r15, r13
    and r15, r20
    eor r23, r15
    mov r15, r19
    or r15, r22
    eor r17, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r17
    eor r22, r19
    eor r22, r17
    mov r11, r14
    and r11, r22
    eor r19, r11
    or r15, r19
    eor r22, r15
    and r18, r22
    eor r19, r18
    mov r15, r22
    and r15, r19
    eor r17, r15
    mov r15, r12
    lsr r15
    eor r15, r20
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r12, r18
    eor r20, r21
    mov r15, r14
    lsr r15
    eor r15, r19
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r14, r18
    eor r19, r21
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r23, r18
    eor r13, r21
    mov r15, r17
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r17, r18
    eor r22, r21
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r21
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r17
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r14, r18
    eor r17, r21
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r20, r18
    eor r13, r21
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r19, r18
    eor r22, r21
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r23, r15
    ld r15, X
    eor r17, r15
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r15, X+
    eor r13, r15
    adiw r26, 16
    ld r15, X+
    eor r22, r15
    ; round 21 (present.dsl:28)
    mov r15, r20
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r20
    eor r23, r13
    mov r21, r11
    and r21, r23
    eor r20, r21
    or r15, r20
    eor r23, r15
    and r12, r23
    eor r20, r12
    mov r21, r23
    and r21, r20
    eor r13, r21
    mov r15, r19
    or r15, r17
    eor r22, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r22
    eor r17, r19
    eor r17, r22
    mov r21, r12
    and r21, r17
    eor r19, r21
    or r15, r19
    eor r17, r15
    and r14, r17
    eor r19, r14
    mov r21, r17
    and r21, r19
    eor r22, r21
    mov r21, r11
    mov r18, r21
    andi r18, 15
    mov r16, r20
    swap r16
    andi r16, 240
    eor r18, r16
    mov r16, r13
    std Y+14, r18
    mov r18, r16
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+16, r17
    mov r17, r15
    andi r17, 240
    eor r18, r17
    swap r21
    andi r21, 15
    andi r20, 240
    eor r21, r20
    swap r16
    andi r16, 15
    andi r23, 240
    eor r16, r23
    mov r23, r12
    mov r20, r23
    andi r20, 15
    mov r17, r19
    swap r17
    andi r17, 240
    eor r20, r17
    mov r17, r22
    andi r17, 15
    ldd r15, Y+16
    mov r14, r15
    swap r14
    std Y+15, r20
    mov r20, r14
    andi r20, 240
    eor r17, r20
    swap r23
    andi r23, 15
    andi r19, 240
    eor r23, r19
    swap r22
    andi r22, 15
    mov r20, r15
    andi r20, 240
    eor r22, r20
    ld r15, X+
    ldd r14, Y+14
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    ldd r13, Y+15
    eor r13, r15
    ld r15, X
    eor r17, r15
    subi r26, lo8(-(-73))
    sbci r27, hi8(-(-73))
    ld r15, X+
    eor r23, r15
    subi r26, lo8(-(73))
    sbci r27, hi8(-(73))
    ld r15, X+
    eor r22, r15
    ; round 22 (present.dsl:28)
    mov r15, r21
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r21
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r21, r11
    or r15, r21
    eor r13, r15
    and r14, r13
    eor r21, r14
    mov r15, r13
    and r15, r21
    eor r23, r15
    mov r15, r16
    or r15, r17
    eor r22, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r22
    eor r17, r16
    eor r17, r22
    mov r11, r14
    and r11, r17
    eor r16, r11
    or r15, r16
    eor r17, r15
    and r18, r17
    eor r16, r18
    mov r15, r17
    and r15, r16
    eor r22, r15
    mov r15, r12
    lsr r15
    eor r15, r21
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r12, r18
    eor r21, r20
    mov r15, r14
    lsr r15
    eor r15, r16
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r14, r18
    eor r16, r20
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r23, r18
    eor r13, r20
    mov r15, r22
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r22, r18
    eor r17, r20
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r20
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r22
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r14, r18
    eor r22, r20
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r21, r18
    eor r13, r20
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r16, r18
    eor r17, r20
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r23, r15
    ld r15, X
    eor r22, r15
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r15, X+
    eor r13, r15
    adiw r26, 16
    ld r15, X+
    eor r17, r15
    ; round 23 (present.dsl:28)
    mov r15, r21
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r21
    eor r23, r13
    mov r20, r11
    and r20, r23
    eor r21, r20
    or r15, r21
    eor r23, r15
    and r12, r23
    eor r21, r12
    mov r20, r23
    and r20, r21
    eor r13, r20
    mov r15, r16
    or r15, r22
    eor r17, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r17
    eor r22, r16
    eor r22, r17
    mov r20, r12
    and r20, r22
    eor r16, r20
    or r15, r16
    eor r22, r15
    and r14, r22
    eor r16, r14
    mov r20, r22
    and r20, r16
    eor r17, r20
    mov r20, r11
    movw r18, r20 ; r19, r21
    andi r18, 15
    swap r19
    andi r19, 240
    eor r18, r19
    mov r19, r13
    std Y+15, r18
    mov r18, r19
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+14, r22
    mov r22, r15
    andi r22, 240
    eor r18, r22
    swap r20
    andi r20, 15
    andi r21, 240
    eor r20, r21
    swap r19
    andi r19, 15
    andi r23, 240
    eor r19, r23
    mov r23, r12
    mov r21, r23
    andi r21, 15
    mov r22, r16
    swap r22
    andi r22, 240
    eor r21, r22
    mov r22, r17
    andi r22, 15
    ldd r15, Y+14
    mov r14, r15
    swap r14
    std Y+16, r21
    mov r21, r14
    andi r21, 240
    eor r22, r21
    swap r23
    andi r23, 15
    andi r16, 240
    eor r23, r16
    swap r17
    andi r17, 15
    mov r21, r15
    andi r21, 240
    eor r17, r21
    ld r15, X+
    ldd r14, Y+15
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    ldd r13, Y+16
    eor r13, r15
    ld r15, X
    eor r22, r15
    subi r26, lo8(-(-72))
    sbci r27, hi8(-(-72))
    ld r15, X+
    eor r23, r15
    subi r26, lo8(-(72))
    sbci r27, hi8(-(72))
    ld r15, X+
    eor r17, r15
    ; round 24 (present.dsl:28)
    mov r15, r20
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r20
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r20, r11
    or r15, r20
    eor r13, r15
    and r14, r13
    eor r20, r14
    mov r15, r13
    and r15, r20
    eor r23, r15
    mov r15, r19
    or r15, r22
    eor r17, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r17
    eor r22, r19
    eor r22, r17
    mov r11, r14
    and r11, r22
    eor r19, r11
    or r15, r19
    eor r22, r15
    and r18, r22
    eor r19, r18
    mov r15, r22
    and r15, r19
    eor r17, r15
    mov r15, r12
    lsr r15
    eor r15, r20
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r12, r18
    eor r20, r21
    mov r15, r14
    lsr r15
    eor r15, r19
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r14, r18
    eor r19, r21
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r23, r18
    eor r13, r21
    mov r15, r17
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r17, r18
    eor r22, r21
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r21
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r17
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r14, r18
    eor r17, r21
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r20, r18
    eor r13, r21
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r19, r18
    eor r22, r21
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r23, r15
    ld r15, X
    eor r17, r15
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r15, X+
    eor r13, r15
    adiw r26, 16
    ld r15, X+
    eor r22, r15
    ; round 25 (present.dsl:28)
    mov r15, r20
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r20
    eor r23, r13
    mov r21, r11
    and r21, r23
    eor r20, r21
    or r15, r20
    eor r23, r15
    and r12, r23
    eor r20, r12
    mov r21, r23
    and r21, r20
    eor r13, r21
    mov r15, r19
    or r15, r17
    eor r22, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r22
    eor r17, r19
    eor r17, r22
    mov r21, r12
    and r21, r17
    eor r19, r21
    or r15, r19
    eor r17, r15
    and r14, r17
    eor r19, r14
    mov r21, r17
    and r21, r19
    eor r22, r21
    mov r21, r11
    mov r18, r21
    andi r18, 15
    mov r16, r20
    swap r16
    andi r16, 240
    eor r18, r16
    mov r16, r13
    std Y+16, r18
    mov r18, r16
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+15, r17
    mov r17, r15
    andi r17, 240
    eor r18, r17
    swap r21
    andi r21, 15
    andi r20, 240
    eor r21, r20
    swap r16
    andi r16, 15
    andi r23, 240
    eor r16, r23
    mov r23, r12
    mov r20, r23
    andi r20, 15
    mov r17, r19
    swap r17
    andi r17, 240
    eor r20, r17
    mov r17, r22
    andi r17, 15
    ldd r15, Y+15
    mov r14, r15
    swap r14
    std Y+14, r20
    mov r20, r14
    andi r20, 240
    eor r17, r20
    swap r23
    andi r23, 15
    andi r19, 240
    eor r23, r19
    swap r22
    andi r22, 15
    mov r20, r15
    andi r20, 240
    eor r22, r20
    ld r15, X+
    ldd r14, Y+16
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    ldd r13, Y+14
    eor r13, r15
    ld r15, X
    eor r17, r15
    subi r26, lo8(-(-72))
    sbci r27, hi8(-(-72))
    ld r15, X+
    eor r23, r15
    subi r26, lo8(-(72))
    sbci r27, hi8(-(72))
    ld r15, X+
    eor r22, r15
    ; round 26 (present.dsl:28)
    mov r15, r21
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r21
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r21, r11
    or r15, r21
    eor r13, r15
    and r14, r13
    eor r21, r14
    mov r15, r13
    and r15, r21
    eor r23, r15
    mov r15, r16
    or r15, r17
    eor r22, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r22
    eor r17, r16
    eor r17, r22
    mov r11, r14
    and r11, r17
    eor r16, r11
    or r15, r16
    eor r17, r15
    and r18, r17
    eor r16, r18
    mov r15, r17
    and r15, r16
    eor r22, r15
    mov r15, r12
    lsr r15
    eor r15, r21
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r12, r18
    eor r21, r20
    mov r15, r14
    lsr r15
    eor r15, r16
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r14, r18
    eor r16, r20
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r23, r18
    eor r13, r20
    mov r15, r22
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r22, r18
    eor r17, r20
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r20
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r22
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r14, r18
    eor r22, r20
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r21, r18
    eor r13, r20
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r16, r18
    eor r17, r20
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r23, r15
    ld r15, X
    eor r22, r15
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r15, X+
    eor r13, r15
    adiw r26, 16
    ld r15, X+
    eor r17, r15
    ; round 27 (present.dsl:28)
    mov r15, r21
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r21
    eor r23, r13
    mov r20, r11
    and r20, r23
    eor r21, r20
    or r15, r21
    eor r23, r15
    and r12, r23
    eor r21, r12
    mov r20, r23
    and r20, r21
    eor r13, r20
    mov r15, r16
    or r15, r22
    eor r17, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r17
    eor r22, r16
    eor r22, r17
    mov r20, r12
    and r20, r22
    eor r16, r20
    or r15, r16
    eor r22, r15
    and r14, r22
    eor r16, r14
    mov r20, r22
    and r20, r16
    eor r17, r20
    mov r20, r11
    movw r18, r20 ; r19, r21
    andi r18, 15
    swap r19
    andi r19, 240
    eor r18, r19
    mov r19, r13
    std Y+14, r18
    mov r18, r19
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+16, r22
    mov r22, r15
    andi r22, 240
    eor r18, r22
    swap r20
    andi r20, 15
    andi r21, 240
    eor r20, r21
    swap r19
    andi r19, 15
    andi r23, 240
    eor r19, r23
    mov r23, r12
    mov r21, r23
    andi r21, 15
    mov r22, r16
    swap r22
    andi r22, 240
    eor r21, r22
    mov r22, r17
    andi r22, 15
    ldd r15, Y+16
    mov r14, r15
    swap r14
    std Y+15, r21
    mov r21, r14
    andi r21, 240
    eor r22, r21
    swap r23
    andi r23, 15
    andi r16, 240
    eor r23, r16
    swap r17
    andi r17, 15
    mov r21, r15
    andi r21, 240
    eor r17, r21
    ld r15, X+
    ldd r14, Y+14
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    ldd r13, Y+15
    eor r13, r15
    ld r15, X
    eor r22, r15
    subi r26, lo8(-(-72))
    sbci r27, hi8(-(-72))
    ld r15, X+
    eor r23, r15
    subi r26, lo8(-(72))
    sbci r27, hi8(-(72))
    ld r15, X+
    eor r17, r15
    ; round 28 (present.dsl:28)
    mov r15, r20
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r20
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r20, r11
    or r15, r20
    eor r13, r15
    and r14, r13
    eor r20, r14
    mov r15, r13
    and r15, r20
    eor r23, r15
    mov r15, r19
    or r15, r22
    eor r17, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r17
    eor r22, r19
    eor r22, r17
    mov r11, r14
    and r11, r22
    eor r19, r11
    or r15, r19
    eor r22, r15
    and r18, r22
    eor r19, r18
    mov r15, r22
    and r15, r19
    eor r17, r15
    mov r15, r12
    lsr r15
    eor r15, r20
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r12, r18
    eor r20, r21
    mov r15, r14
    lsr r15
    eor r15, r19
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r14, r18
    eor r19, r21
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r23, r18
    eor r13, r21
    mov r15, r17
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r17, r18
    eor r22, r21
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r21
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r17
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r14, r18
    eor r17, r21
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r20, r18
    eor r13, r21
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r19, r18
    eor r22, r21
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r23, r15
    ld r15, X
    eor r17, r15
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r15, X+
    eor r13, r15
    adiw r26, 16
    ld r15, X+
    eor r22, r15
    ; round 29 (present.dsl:28)
    mov r15, r20
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r20
    eor r23, r13
    mov r21, r11
    and r21, r23
    eor r20, r21
    or r15, r20
    eor r23, r15
    and r12, r23
    eor r20, r12
    mov r21, r23
    and r21, r20
    eor r13, r21
    mov r15, r19
    or r15, r17
    eor r22, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r22
    eor r17, r19
    eor r17, r22
    mov r21, r12
    and r21, r17
    eor r19, r21
    or r15, r19
    eor r17, r15
    and r14, r17
    eor r19, r14
    mov r21, r17
    and r21, r19
    eor r22, r21
    mov r21, r11
    mov r18, r21
    andi r18, 15
    mov r16, r20
    swap r16
    andi r16, 240
    eor r18, r16
    mov r16, r13
    std Y+15, r18
    mov r18, r16
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+14, r17
    mov r17, r15
    andi r17, 240
    eor r18, r17
    swap r21
    andi r21, 15
    andi r20, 240
    eor r21, r20
    swap r16
    andi r16, 15
    andi r23, 240
    eor r16, r23
    mov r23, r12
    mov r20, r23
    andi r20, 15
    mov r17, r19
    swap r17
    andi r17, 240
    eor r20, r17
    mov r17, r22
    andi r17, 15
    ldd r15, Y+14
    mov r14, r15
    swap r14
    std Y+16, r20
    mov r20, r14
    andi r20, 240
    eor r17, r20
    swap r23
    andi r23, 15
    andi r19, 240
    eor r23, r19
    swap r22
    andi r22, 15
    mov r20, r15
    andi r20, 240
    eor r22, r20
    ld r15, X+
    ldd r14, Y+15
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    ldd r13, Y+16
    eor r13, r15
    ld r15, X
    eor r17, r15
    subi r26, lo8(-(-72))
    sbci r27, hi8(-(-72))
    ld r15, X+
    eor r23, r15
    subi r26, lo8(-(72))
    sbci r27, hi8(-(72))
    ld r15, X+
    eor r22, r15
    ; round 30 (present.dsl:28)
    mov r15, r21
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r21
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r21, r11
    or r15, r21
    eor r13, r15
    and r14, r13
    eor r21, r14
    mov r15, r13
    and r15, r21
    eor r23, r15
    mov r15, r16
    or r15, r17
    eor r22, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r22
    eor r17, r16
    eor r17, r22
    mov r11, r14
    and r11, r17
    eor r16, r11
    or r15, r16
    eor r17, r15
    and r18, r17
    eor r16, r18
    mov r15, r17
    and r15, r16
    eor r22, r15
    mov r15, r12
    lsr r15
    eor r15, r21
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r12, r18
    eor r21, r20
    mov r15, r14
    lsr r15
    eor r15, r16
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r14, r18
    eor r16, r20
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r23, r18
    eor r13, r20
    mov r15, r22
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r22, r18
    eor r17, r20
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r20
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r22
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r14, r18
    eor r22, r20
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r21, r18
    eor r13, r20
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r16, r18
    eor r17, r20
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r23, r15
    ld r15, X
    eor r22, r15
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r15, X+
    eor r13, r15
    adiw r26, 16
    ld r15, X+
    eor r17, r15
    ; round 31 (present.dsl:28)
    mov r15, r21
    and r15, r23
    eor r13, r15
    mov r15, r12
    eor r15, r13
    eor r23, r21
    eor r23, r13
    mov r11, r15
    or r11, r23
    eor r21, r11
    mov r11, r12
    or r11, r21
    eor r23, r11
    or r12, r23
    eor r21, r12
    mov r12, r23
    or r12, r21
    eor r13, r12
    mov r12, r16
    and r12, r22
    eor r17, r12
    mov r12, r14
    eor r12, r17
    eor r22, r16
    eor r22, r17
    mov r11, r12
    or r11, r22
    eor r16, r11
    mov r11, r14
    or r11, r16
    eor r22, r11
    or r14, r22
    eor r16, r14
    mov r14, r22
    or r14, r16
    eor r17, r14
    ld r14, X+
    eor r15, r14
    ld r14, X+
    eor r12, r14
    ld r14, X+
    eor r21, r14
    ld r14, X+
    eor r16, r14
    ld r14, X+
    eor r13, r14
    ld r14, X+
    eor r17, r14
    ld r14, X+
    eor r23, r14
    ld r14, X
    eor r22, r14
    mov r20, r15
    movw r18, r20 ; r19, r21
    andi r18, 15
    swap r19
    andi r19, 240
    eor r18, r19
    mov r19, r13
    std Y+16, r18
    mov r18, r19
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+15, r22
    mov r22, r15
    andi r22, 240
    eor r18, r22
    swap r20
    andi r20, 15
    andi r21, 240
    eor r20, r21
    swap r19
    andi r19, 15
    andi r23, 240
    eor r19, r23
    mov r23, r12
    mov r21, r23
    andi r21, 15
    mov r22, r16
    swap r22
    andi r22, 240
    eor r21, r22
    mov r22, r17
    andi r22, 15
    ldd r15, Y+15
    mov r14, r15
    swap r14
    std Y+14, r19
    mov r19, r14
    andi r19, 240
    eor r22, r19
    swap r23
    andi r23, 15
    andi r16, 240
    eor r23, r16
    swap r17
    andi r17, 15
    mov r16, r15
    andi r16, 240
    eor r17, r16
    ldd r15, Y+16
    mov r14, r15
    lsr r14
    lsr r14
    eor r14, r21
    mov r16, r14
    andi r16, 51
    mov r19, r16
    lsl r19
    lsl r19
    eor r15, r19
    eor r21, r16
    mov r14, r18
    lsr r14
    lsr r14
    eor r14, r22
    mov r16, r14
    andi r16, 51
    mov r19, r16
    lsl r19
    lsl r19
    eor r18, r19
    eor r22, r16
    mov r14, r20
    lsr r14
    lsr r14
    eor r14, r23
    mov r16, r14
    andi r16, 51
    mov r19, r16
    lsl r19
    lsl r19
    eor r20, r19
    eor r23, r16
    ldd r14, Y+14
    mov r13, r14
    lsr r13
    lsr r13
    eor r13, r17
    mov r16, r13
    andi r16, 51
    mov r19, r16
    lsl r19
    lsl r19
    eor r14, r19
    eor r17, r16
    mov r13, r15
    lsr r13
    eor r13, r20
    mov r16, r13
    andi r16, 85
    mov r19, r16
    lsl r19
    eor r15, r19
    eor r20, r16
    mov r13, r18
    lsr r13
    eor r13, r14
    mov r16, r13
    andi r16, 85
    mov r19, r16
    lsl r19
    eor r18, r19
    eor r14, r16
    mov r13, r21
    lsr r13
    eor r13, r23
    mov r16, r13
    andi r16, 85
    mov r19, r16
    lsl r19
    eor r21, r19
    eor r23, r16
    mov r13, r22
    lsr r13
    eor r13, r17
    mov r16, r13
    andi r16, 85
    mov r19, r16
    lsl r19
    eor r22, r19
    eor r17, r16
    mov r16, r22
    swap r16
    andi r16, 15
    mov r19, r17
    andi r19, 240
    or r16, r19
    mov r19, r18
    swap r19
    andi r19, 15
    std Y+14, r16
    mov r16, r14
    std Y+16, r20
    mov r20, r16
    andi r20, 240
    or r19, r20
    andi r22, 15
    swap r17
    andi r17, 240
    or r22, r17
    andi r18, 15
    swap r16
    andi r16, 240
    or r18, r16
    mov r20, r21
    swap r20
    andi r20, 15
    mov r17, r23
    andi r17, 240
    or r20, r17
    mov r17, r15
    swap r17
    andi r17, 15
    ldd r16, Y+16
    andi r16, 240
    or r17, r16
    andi r21, 15
    swap r23
    andi r23, 240
    or r21, r23
    mov r23, r15
    andi r23, 15
    ldd r16, Y+16
    swap r16
    andi r16, 240
    or r23, r16
    ldd r26, Y+1
    ldd r27, Y+1+1
    ldd r15, Y+14
    st X+, r15
    st X+, r19
    st X+, r22
    st X+, r18
    st X+, r20
    st X+, r17
    st X+, r21
    st X, r23
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 8
    std Y+1, r30
    std Y+2, r31
    ldd r30, Y+3
    ldd r31, Y+4
    adiw r30, 8
    std Y+3, r30
    std Y+4, r31
    sbiw r24, 1
    breq .Llwcc_present64_128_ecb_encrypt_avr_end
    jmp .Llwcc_present64_128_ecb_encrypt_avr_group
.Llwcc_present64_128_ecb_encrypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_present64_128_ecb_encrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_present64_128_ecb_encrypt_avr_wipe
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
    ret
    .size lwcc_present64_128_ecb_encrypt_avr, .-lwcc_present64_128_ecb_encrypt_avr

    .global lwcc_present64_128_ecb_decrypt_avr
    .type lwcc_present64_128_ecb_decrypt_avr, @function
lwcc_present64_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_present64_128_ecb_decrypt_avr_begin
    ret
.Llwcc_present64_128_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
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
    std Y+1, r24
    std Y+2, r25
    std Y+3, r22
    std Y+4, r23
    std Y+5, r18
    std Y+6, r19
    movw r24, r20
.Llwcc_present64_128_ecb_decrypt_avr_group:
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r18, X+
    ld r16, X+
    ld r19, X+
    ld r23, X+
    ld r22, X+
    ld r21, X+
    ld r17, X+
    ld r20, X
    mov r6, r21
    swap r6
    std Y+14, r19
    mov r19, r6
    andi r19, 240
    andi r21, 240
    std Y+15, r18
    mov r18, r20
    andi r18, 15
    or r18, r19
    swap r20
    andi r20, 15
    or r20, r21
    mov r19, r16
    swap r19
    andi r19, 240
    andi r16, 240
    mov r21, r23
    andi r21, 15
    or r21, r19
    swap r23
    andi r23, 15
    or r23, r16
    mov r16, r22
    swap r16
    andi r16, 240
    andi r22, 240
    mov r19, r17
    andi r19, 15
    or r19, r16
    swap r17
    andi r17, 15
    or r17, r22
    ldd r16, Y+15
    mov r22, r16
    swap r22
    andi r22, 240
    andi r16, 240
    std Y+15, r17
    ldd r17, Y+14
    std Y+16, r19
    mov r19, r17
    andi r19, 15
    or r19, r22
    swap r17
    andi r17, 15
    or r17, r16
    mov r6, r18
    lsr r6
    eor r6, r20
    mov r16, r6
    andi r16, 85
    eor r20, r16
    lsl r16
    eor r18, r16
    mov r6, r21
    lsr r6
    eor r6, r23
    mov r16, r6
    andi r16, 85
    eor r23, r16
    lsl r16
    eor r21, r16
    ldd r6, Y+16
    mov r9, r6
    lsr r9
    ldd r16, Y+15
    eor r9, r16
    mov r22, r9
    andi r22, 85
    eor r16, r22
    lsl r22
    eor r6, r22
    mov r9, r19
    lsr r9
    eor r9, r17
    mov r22, r9
    andi r22, 85
    eor r17, r22
    lsl r22
    eor r19, r22
    mov r9, r18
    lsr r9
    lsr r9
    eor r9, r6
    mov r22, r9
    andi r22, 51
    eor r6, r22
    lsl r22
    lsl r22
    eor r18, r22
    mov r9, r21
    lsr r9
    lsr r9
    eor r9, r19
    mov r22, r9
    andi r22, 51
    eor r19, r22
    lsl r22
    lsl r22
    eor r21, r22
    mov r9, r20
    lsr r9
    lsr r9
    eor r9, r16
    mov r22, r9
    andi r22, 51
    eor r16, r22
    lsl r22
    lsl r22
    eor r20, r22
    mov r9, r23
    lsr r9
    lsr r9
    eor r9, r17
    mov r22, r9
    andi r22, 51
    eor r17, r22
    lsl r22
    lsl r22
    eor r23, r22
    mov r22, r20
    swap r22
    andi r22, 240
    andi r20, 240
    std Y+16, r19
    mov r19, r18
    andi r19, 15
    eor r19, r22
    swap r18
    andi r18, 15
    eor r18, r20
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(227))
    sbci r27, hi8(-(227))
    ld r9, X+
    eor r18, r9
    adiw r26, 5
    ld r9, X
    eor r19, r9
    mov r22, r16
    swap r22
    andi r22, 240
    andi r16, 240
    mov r20, r6
    std Y+15, r19
    mov r19, r20
    andi r19, 15
    eor r19, r22
    swap r20
    andi r20, 15
    eor r20, r16
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r6, X+
    eor r20, r6
    adiw r26, 5
    ld r6, X
    eor r19, r6
    mov r16, r23
    swap r16
    andi r16, 240
    andi r23, 240
    mov r22, r21
    andi r22, 15
    eor r22, r16
    swap r21
    andi r21, 15
    eor r21, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r6, X+
    eor r21, r6
    adiw r26, 3
    ld r6, X
    eor r22, r6
    mov r16, r17
    swap r16
    andi r16, 240
    andi r17, 240
    ldd r23, Y+16
    std Y+14, r19
    mov r19, r23
    andi r19, 15
    eor r19, r16
    swap r23
    andi r23, 15
    eor r23, r17
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r6, X+
    eor r23, r6
    adiw r26, 3
    ld r6, X
    eor r19, r6
    ; round 31 (present.dsl:28)
    mov r6, r18
    or r6, r21
    eor r22, r6
    eor r18, r21
    ldd r6, Y+15
    mov r9, r6
    eor r9, r22
    eor r6, r18
    and r18, r9
    eor r21, r18
    subi r26, lo8(-(-18))
    sbci r27, hi8(-(-18))
    ld r7, X+
    eor r9, r7
    mov r7, r21
    eor r7, r6
    mov r3, r22
    or r3, r7
    eor r6, r3
    eor r3, r21
    and r21, r7
    eor r22, r21
    adiw r26, 3
    ld r7, X+
    eor r6, r7
    adiw r26, 14
    ld r7, X+
    eor r3, r7
    adiw r26, 1
    ld r7, X
    eor r22, r7
    mov r7, r20
    or r7, r23
    eor r19, r7
    eor r20, r23
    ldd r7, Y+14
    mov r15, r7
    eor r15, r19
    eor r7, r20
    and r20, r15
    eor r23, r20
    subi r26, lo8(-(-20))
    sbci r27, hi8(-(-20))
    ld r5, X+
    eor r15, r5
    mov r5, r23
    eor r5, r7
    mov r8, r19
    or r8, r5
    eor r7, r8
    eor r8, r23
    and r23, r5
    eor r19, r23
    adiw r26, 3
    ld r5, X+
    eor r7, r5
    adiw r26, 14
    ld r5, X+
    eor r8, r5
    adiw r26, 1
    ld r5, X+
    eor r19, r5
    mov r5, r9
    lsr r5
    eor r5, r3
    mov r18, r5
    andi r18, 85
    eor r3, r18
    lsl r18
    eor r9, r18
    mov r5, r15
    lsr r5
    eor r5, r8
    mov r18, r5
    andi r18, 85
    eor r8, r18
    lsl r18
    eor r15, r18
    mov r5, r6
    lsr r5
    eor r5, r22
    mov r18, r5
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r6, r18
    mov r5, r7
    lsr r5
    eor r5, r19
    mov r18, r5
    andi r18, 85
    eor r19, r18
    lsl r18
    eor r7, r18
    mov r5, r9
    lsr r5
    lsr r5
    eor r5, r6
    mov r18, r5
    andi r18, 51
    eor r6, r18
    lsl r18
    lsl r18
    eor r9, r18
    mov r5, r15
    lsr r5
    lsr r5
    eor r5, r7
    mov r18, r5
    andi r18, 51
    eor r7, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r5, r3
    lsr r5
    lsr r5
    eor r5, r22
    mov r18, r5
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r3, r18
    mov r5, r8
    lsr r5
    lsr r5
    eor r5, r19
    mov r18, r5
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r8, r18
    ; round 30 (present.dsl:28)
    mov r5, r3
    and r5, r22
    eor r6, r5
    eor r3, r22
    mov r5, r9
    eor r5, r6
    eor r9, r3
    and r3, r5
    eor r22, r3
    ld r3, X+
    eor r5, r3
    mov r3, r22
    eor r3, r9
    mov r4, r3
    com r4
    or r4, r6
    eor r9, r4
    eor r4, r22
    or r22, r3
    eor r6, r22
    adiw r26, 1
    ld r3, X+
    eor r4, r3
    adiw r26, 1
    ld r3, X
    eor r9, r3
    subi r26, lo8(-(-101))
    sbci r27, hi8(-(-101))
    ld r3, X+
    eor r6, r3
    mov r3, r8
    and r3, r19
    eor r7, r3
    eor r8, r19
    mov r3, r15
    eor r3, r7
    eor r15, r8
    and r8, r3
    eor r19, r8
    subi r26, lo8(-(97))
    sbci r27, hi8(-(97))
    ld r8, X+
    eor r3, r8
    mov r8, r19
    eor r8, r15
    mov r2, r8
    com r2
    or r2, r7
    eor r15, r2
    eor r2, r19
    or r19, r8
    eor r7, r19
    adiw r26, 1
    ld r8, X+
    eor r2, r8
    adiw r26, 1
    ld r8, X
    eor r15, r8
    subi r26, lo8(-(-29))
    sbci r27, hi8(-(-29))
    ld r8, X+
    eor r7, r8
    movw r18, r4 ; r19, r5
    swap r18
    andi r18, 240
    mov r16, r4
    andi r16, 240
    mov r23, r19
    andi r23, 15
    eor r23, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r6
    swap r18
    andi r18, 240
    mov r16, r6
    andi r16, 240
    mov r22, r9
    mov r21, r22
    andi r21, 15
    eor r21, r18
    swap r22
    andi r22, 15
    eor r22, r16
    mov r18, r2
    swap r18
    andi r18, 240
    movw r16, r2 ; r17, r3
    andi r16, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r16
    mov r18, r7
    swap r18
    andi r18, 240
    mov r16, r7
    andi r16, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r22
    mov r22, r21
    andi r22, 15
    eor r22, r18
    swap r21
    andi r21, 15
    eor r21, r16
    ; round 29 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r23
    eor r6, r20
    eor r23, r19
    and r19, r6
    eor r17, r19
    adiw r26, 29
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r23
    mov r7, r9
    com r7
    or r7, r20
    eor r23, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 2
    ld r9, X
    eor r23, r9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-56))
    sbci r27, hi8(-(-56))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r22, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r22
    eor r3, r9
    and r9, r15
    eor r21, r9
    adiw r26, 54
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r22
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r22, r21
    adiw r26, 2
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-12))
    sbci r27, hi8(-(-12))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-29))
    sbci r27, hi8(-(-29))
    ld r9, X+
    eor r22, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r23
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    mov r9, r3
    lsr r9
    eor r9, r22
    mov r18, r9
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r23
    mov r18, r9
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r22
    mov r18, r9
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 28 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r23, r9
    eor r7, r20
    mov r9, r6
    eor r9, r23
    eor r6, r7
    and r7, r9
    eor r20, r7
    adiw r26, 41
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r23
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r23, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-126))
    sbci r27, hi8(-(-126))
    ld r7, X+
    eor r23, r7
    mov r7, r5
    and r7, r22
    eor r3, r7
    eor r5, r22
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r22, r5
    subi r26, lo8(-(122))
    sbci r27, hi8(-(122))
    ld r5, X+
    eor r7, r5
    mov r5, r22
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r22
    or r22, r5
    eor r3, r22
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-54))
    sbci r27, hi8(-(-54))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r23
    mov r18, r4
    swap r18
    andi r18, 240
    mov r23, r4
    andi r23, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r23
    mov r18, r3
    swap r18
    andi r18, 240
    mov r23, r3
    andi r23, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r23
    ; round 27 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r22
    eor r6, r20
    eor r22, r19
    and r19, r6
    eor r17, r19
    adiw r26, 54
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r22
    mov r7, r9
    com r7
    or r7, r20
    eor r22, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r22, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-81))
    sbci r27, hi8(-(-81))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(79))
    sbci r27, hi8(-(79))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-65))
    sbci r27, hi8(-(-65))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r22
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r22, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r22
    mov r18, r9
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 26 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r22, r9
    eor r7, r20
    mov r9, r6
    eor r9, r22
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(67))
    sbci r27, hi8(-(67))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r22
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r22, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-152))
    sbci r27, hi8(-(-152))
    ld r7, X+
    eor r22, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(148))
    sbci r27, hi8(-(148))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-80))
    sbci r27, hi8(-(-80))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r23, r19
    andi r23, 15
    eor r23, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r22
    mov r18, r4
    swap r18
    andi r18, 240
    mov r22, r4
    andi r22, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r22
    mov r18, r3
    swap r18
    andi r18, 240
    mov r22, r3
    andi r22, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r22
    ; round 25 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r23
    eor r6, r20
    eor r23, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(80))
    sbci r27, hi8(-(80))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r23
    mov r7, r9
    com r7
    or r7, r20
    eor r23, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r23, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-107))
    sbci r27, hi8(-(-107))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(105))
    sbci r27, hi8(-(105))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-91))
    sbci r27, hi8(-(-91))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r23
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r23
    mov r18, r9
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 24 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r23, r9
    eor r7, r20
    mov r9, r6
    eor r9, r23
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(93))
    sbci r27, hi8(-(93))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r23
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r23, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-178))
    sbci r27, hi8(-(-178))
    ld r7, X+
    eor r23, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(174))
    sbci r27, hi8(-(174))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-106))
    sbci r27, hi8(-(-106))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r23
    mov r18, r4
    swap r18
    andi r18, 240
    mov r23, r4
    andi r23, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r23
    mov r18, r3
    swap r18
    andi r18, 240
    mov r23, r3
    andi r23, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r23
    ; round 23 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r22
    eor r6, r20
    eor r22, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(106))
    sbci r27, hi8(-(106))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r22
    mov r7, r9
    com r7
    or r7, r20
    eor r22, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r22, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-133))
    sbci r27, hi8(-(-133))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(131))
    sbci r27, hi8(-(131))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-117))
    sbci r27, hi8(-(-117))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r22
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r22, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r22
    mov r18, r9
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 22 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r22, r9
    eor r7, r20
    mov r9, r6
    eor r9, r22
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(119))
    sbci r27, hi8(-(119))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r22
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r22, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-205))
    sbci r27, hi8(-(-205))
    ld r7, X+
    eor r22, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(201))
    sbci r27, hi8(-(201))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-132))
    sbci r27, hi8(-(-132))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r23, r19
    andi r23, 15
    eor r23, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r22
    mov r18, r4
    swap r18
    andi r18, 240
    mov r22, r4
    andi r22, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r22
    mov r18, r3
    swap r18
    andi r18, 240
    mov r22, r3
    andi r22, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r22
    ; round 21 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r23
    eor r6, r20
    eor r23, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(132))
    sbci r27, hi8(-(132))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r23
    mov r7, r9
    com r7
    or r7, r20
    eor r23, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r23, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-159))
    sbci r27, hi8(-(-159))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(157))
    sbci r27, hi8(-(157))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-143))
    sbci r27, hi8(-(-143))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r23
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r23
    mov r18, r9
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 20 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r23, r9
    eor r7, r20
    mov r9, r6
    eor r9, r23
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(145))
    sbci r27, hi8(-(145))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r23
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r23, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-232))
    sbci r27, hi8(-(-232))
    ld r7, X+
    eor r23, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(228))
    sbci r27, hi8(-(228))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-158))
    sbci r27, hi8(-(-158))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r23
    mov r18, r4
    swap r18
    andi r18, 240
    mov r23, r4
    andi r23, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r23
    mov r18, r3
    swap r18
    andi r18, 240
    mov r23, r3
    andi r23, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r23
    ; round 19 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r22
    eor r6, r20
    eor r22, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(158))
    sbci r27, hi8(-(158))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r22
    mov r7, r9
    com r7
    or r7, r20
    eor r22, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r22, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-185))
    sbci r27, hi8(-(-185))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(183))
    sbci r27, hi8(-(183))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-169))
    sbci r27, hi8(-(-169))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r22
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r22, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r22
    mov r18, r9
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 18 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r22, r9
    eor r7, r20
    mov r9, r6
    eor r9, r22
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(171))
    sbci r27, hi8(-(171))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r22
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r22, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-259))
    sbci r27, hi8(-(-259))
    ld r7, X+
    eor r22, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(255))
    sbci r27, hi8(-(255))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-184))
    sbci r27, hi8(-(-184))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r23, r19
    andi r23, 15
    eor r23, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r22
    mov r18, r4
    swap r18
    andi r18, 240
    mov r22, r4
    andi r22, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r22
    mov r18, r3
    swap r18
    andi r18, 240
    mov r22, r3
    andi r22, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r22
    ; round 17 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r23
    eor r6, r20
    eor r23, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(184))
    sbci r27, hi8(-(184))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r23
    mov r7, r9
    com r7
    or r7, r20
    eor r23, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r23, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-211))
    sbci r27, hi8(-(-211))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(209))
    sbci r27, hi8(-(209))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-195))
    sbci r27, hi8(-(-195))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r23
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r23
    mov r18, r9
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 16 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r23, r9
    eor r7, r20
    mov r9, r6
    eor r9, r23
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(197))
    sbci r27, hi8(-(197))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r23
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r23, r20
    adiw r26, 1
    ld r7, X
    eor r8, r7
    subi r26, lo8(-(-286))
    sbci r27, hi8(-(-286))
    ld r7, X+
    eor r6, r7
    adiw r26, 1
    ld r7, X+
    eor r23, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(282))
    sbci r27, hi8(-(282))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-209))
    sbci r27, hi8(-(-209))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r23
    mov r18, r4
    swap r18
    andi r18, 240
    mov r23, r4
    andi r23, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r23
    mov r18, r3
    swap r18
    andi r18, 240
    mov r23, r3
    andi r23, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r23
    ; round 15 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r22
    eor r6, r20
    eor r22, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(209))
    sbci r27, hi8(-(209))
    ld r9, X
    eor r6, r9
    mov r9, r17
    eor r9, r22
    mov r7, r9
    com r7
    or r7, r20
    eor r22, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    subi r26, lo8(-(-236))
    sbci r27, hi8(-(-236))
    ld r9, X+
    eor r22, r9
    subi r26, lo8(-(237))
    sbci r27, hi8(-(237))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-236))
    sbci r27, hi8(-(-236))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(234))
    sbci r27, hi8(-(234))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 2
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-220))
    sbci r27, hi8(-(-220))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r22
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r22, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r22
    mov r18, r9
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 14 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r22, r9
    eor r7, r20
    mov r9, r6
    eor r9, r22
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(221))
    sbci r27, hi8(-(221))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r22
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r22, r20
    adiw r26, 1
    ld r7, X
    eor r8, r7
    subi r26, lo8(-(-311))
    sbci r27, hi8(-(-311))
    ld r7, X+
    eor r6, r7
    adiw r26, 1
    ld r7, X+
    eor r22, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(307))
    sbci r27, hi8(-(307))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-233))
    sbci r27, hi8(-(-233))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r23, r19
    andi r23, 15
    eor r23, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r22
    mov r18, r4
    swap r18
    andi r18, 240
    mov r22, r4
    andi r22, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r22
    mov r18, r3
    swap r18
    andi r18, 240
    mov r22, r3
    andi r22, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r22
    ; round 13 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r23
    eor r6, r20
    eor r23, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(233))
    sbci r27, hi8(-(233))
    ld r9, X
    eor r6, r9
    mov r9, r17
    eor r9, r23
    mov r7, r9
    com r7
    or r7, r20
    eor r23, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    subi r26, lo8(-(-261))
    sbci r27, hi8(-(-261))
    ld r9, X+
    eor r23, r9
    subi r26, lo8(-(261))
    sbci r27, hi8(-(261))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-260))
    sbci r27, hi8(-(-260))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    adiw r26, 29
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    subi r26, lo8(-(231))
    sbci r27, hi8(-(231))
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-243))
    sbci r27, hi8(-(-243))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r23
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r23
    mov r18, r9
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 12 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r23, r9
    eor r7, r20
    mov r9, r6
    eor r9, r23
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(244))
    sbci r27, hi8(-(244))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r23
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r23, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-257))
    sbci r27, hi8(-(-257))
    ld r7, X+
    eor r23, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(253))
    sbci r27, hi8(-(253))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-257))
    sbci r27, hi8(-(-257))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r23
    mov r18, r4
    swap r18
    andi r18, 240
    mov r23, r4
    andi r23, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r23
    mov r18, r3
    swap r18
    andi r18, 240
    mov r23, r3
    andi r23, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r23
    ; round 11 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r22
    eor r6, r20
    eor r22, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(257))
    sbci r27, hi8(-(257))
    ld r9, X
    eor r6, r9
    mov r9, r17
    eor r9, r22
    mov r7, r9
    com r7
    or r7, r20
    eor r22, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    subi r26, lo8(-(-286))
    sbci r27, hi8(-(-286))
    ld r9, X+
    eor r22, r9
    subi r26, lo8(-(286))
    sbci r27, hi8(-(286))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-285))
    sbci r27, hi8(-(-285))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    adiw r26, 30
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    subi r26, lo8(-(255))
    sbci r27, hi8(-(255))
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-268))
    sbci r27, hi8(-(-268))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r22
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r22, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r22
    mov r18, r9
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 10 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r22, r9
    eor r7, r20
    mov r9, r6
    eor r9, r22
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(269))
    sbci r27, hi8(-(269))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r22
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r22, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-282))
    sbci r27, hi8(-(-282))
    ld r7, X+
    eor r22, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(278))
    sbci r27, hi8(-(278))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-282))
    sbci r27, hi8(-(-282))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r23, r19
    andi r23, 15
    eor r23, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r22
    mov r18, r4
    swap r18
    andi r18, 240
    mov r22, r4
    andi r22, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r22
    mov r18, r3
    swap r18
    andi r18, 240
    mov r22, r3
    andi r22, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r22
    ; round 9 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r23
    eor r6, r20
    eor r23, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(282))
    sbci r27, hi8(-(282))
    ld r9, X
    eor r6, r9
    mov r9, r17
    eor r9, r23
    mov r7, r9
    com r7
    or r7, r20
    eor r23, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    subi r26, lo8(-(-311))
    sbci r27, hi8(-(-311))
    ld r9, X+
    eor r23, r9
    subi r26, lo8(-(311))
    sbci r27, hi8(-(311))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-310))
    sbci r27, hi8(-(-310))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    adiw r26, 30
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    subi r26, lo8(-(280))
    sbci r27, hi8(-(280))
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-293))
    sbci r27, hi8(-(-293))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r23
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r23
    mov r18, r9
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 8 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r23, r9
    eor r7, r20
    mov r9, r6
    eor r9, r23
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(294))
    sbci r27, hi8(-(294))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r23
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r23, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-307))
    sbci r27, hi8(-(-307))
    ld r7, X+
    eor r23, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(303))
    sbci r27, hi8(-(303))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-307))
    sbci r27, hi8(-(-307))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r23
    mov r18, r4
    swap r18
    andi r18, 240
    mov r23, r4
    andi r23, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r23
    mov r18, r3
    swap r18
    andi r18, 240
    mov r23, r3
    andi r23, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r23
    ; round 7 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r22
    eor r6, r20
    eor r22, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(307))
    sbci r27, hi8(-(307))
    ld r9, X
    eor r6, r9
    mov r9, r17
    eor r9, r22
    mov r7, r9
    com r7
    or r7, r20
    eor r22, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    subi r26, lo8(-(-336))
    sbci r27, hi8(-(-336))
    ld r9, X+
    eor r22, r9
    subi r26, lo8(-(336))
    sbci r27, hi8(-(336))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-335))
    sbci r27, hi8(-(-335))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    adiw r26, 30
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    subi r26, lo8(-(305))
    sbci r27, hi8(-(305))
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-318))
    sbci r27, hi8(-(-318))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r22
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r22, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r22
    mov r18, r9
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 6 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r22, r9
    eor r7, r20
    mov r9, r6
    eor r9, r22
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(319))
    sbci r27, hi8(-(319))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r22
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r22, r20
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-331))
    sbci r27, hi8(-(-331))
    ld r7, X+
    eor r22, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(71))
    sbci r27, hi8(-(71))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    subi r26, lo8(-(257))
    sbci r27, hi8(-(257))
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-331))
    sbci r27, hi8(-(-331))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r23, r19
    andi r23, 15
    eor r23, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r22
    mov r18, r4
    swap r18
    andi r18, 240
    mov r22, r4
    andi r22, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r22
    mov r18, r3
    swap r18
    andi r18, 240
    mov r22, r3
    andi r22, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r22
    ; round 5 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r23
    eor r6, r20
    eor r23, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(331))
    sbci r27, hi8(-(331))
    ld r9, X
    eor r6, r9
    mov r9, r17
    eor r9, r23
    mov r7, r9
    com r7
    or r7, r20
    eor r23, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    subi r26, lo8(-(-361))
    sbci r27, hi8(-(-361))
    ld r9, X+
    eor r23, r9
    subi r26, lo8(-(361))
    sbci r27, hi8(-(361))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-360))
    sbci r27, hi8(-(-360))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    adiw r26, 31
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    subi r26, lo8(-(329))
    sbci r27, hi8(-(329))
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-342))
    sbci r27, hi8(-(-342))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r23
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r23
    mov r18, r9
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 4 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r23, r9
    eor r7, r20
    mov r9, r6
    eor r9, r23
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(343))
    sbci r27, hi8(-(343))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r23
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r23, r20
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-355))
    sbci r27, hi8(-(-355))
    ld r7, X+
    eor r23, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(72))
    sbci r27, hi8(-(72))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    subi r26, lo8(-(280))
    sbci r27, hi8(-(280))
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-355))
    sbci r27, hi8(-(-355))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r23
    mov r18, r4
    swap r18
    andi r18, 240
    mov r23, r4
    andi r23, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r23
    mov r18, r3
    swap r18
    andi r18, 240
    mov r23, r3
    andi r23, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r23
    ; round 3 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r22
    eor r6, r20
    eor r22, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(355))
    sbci r27, hi8(-(355))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r22
    mov r7, r9
    com r7
    or r7, r20
    eor r22, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    ld r9, X+
    eor r7, r9
    adiw r26, 1
    ld r9, X
    eor r22, r9
    subi r26, lo8(-(-368))
    sbci r27, hi8(-(-368))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    adiw r26, 13
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    subi r26, lo8(-(352))
    sbci r27, hi8(-(352))
    ld r9, X+
    eor r5, r9
    adiw r26, 1
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-368))
    sbci r27, hi8(-(-368))
    ld r9, X+
    eor r16, r9
    mov r18, r7
    lsl r18
    lsl r18
    andi r18, 68
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r6
    lpm r9, Z
    eor r9, r18
    mov r18, r5
    lsl r18
    lsl r18
    andi r18, 68
    mov r30, r15
    lpm r8, Z
    eor r8, r18
    mov r18, r22
    lsl r18
    andi r18, 34
    eor r9, r18
    mov r18, r3
    lsl r18
    andi r18, 34
    eor r8, r18
    mov r18, r20
    andi r18, 17
    eor r9, r18
    mov r18, r16
    andi r18, 17
    eor r8, r18
    mov r18, r7
    lsl r18
    andi r18, 68
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r4, Z
    eor r4, r18
    mov r18, r5
    lsl r18
    andi r18, 68
    mov r30, r15
    lpm r2, Z
    eor r2, r18
    mov r18, r22
    andi r18, 34
    eor r4, r18
    mov r18, r3
    mov r19, r18
    andi r19, 34
    eor r2, r19
    mov r19, r20
    lsr r19
    andi r19, 17
    eor r4, r19
    mov r19, r16
    lsr r19
    andi r19, 17
    eor r2, r19
    mov r19, r22
    lsr r19
    lsr r22
    lsr r22
    andi r19, 34
    andi r22, 34
    mov r23, r18
    lsr r23
    lsr r18
    lsr r18
    andi r23, 34
    andi r18, 34
    mov r21, r20
    lsr r21
    lsr r21
    lsr r20
    lsr r20
    lsr r20
    andi r21, 17
    andi r20, 17
    mov r17, r16
    lsr r17
    lsr r17
    lsr r16
    lsr r16
    lsr r16
    andi r17, 17
    andi r16, 17
    mov r3, r7
    lsr r3
    std Y+14, r16
    mov r16, r7
    andi r16, 68
    std Y+15, r18
    mov r18, r3
    andi r18, 68
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r6
    lpm r7, Z
    eor r7, r16
    eor r7, r19
    eor r7, r21
    mov r16, r6
    andi r16, 136
    eor r16, r18
    eor r16, r22
    eor r16, r20
    mov r18, r5
    lsr r18
    mov r19, r5
    andi r19, 68
    andi r18, 68
    mov r30, r15
    lpm r6, Z
    eor r6, r19
    eor r6, r23
    eor r6, r17
    mov r19, r15
    andi r19, 136
    eor r19, r18
    ldd r18, Y+15
    eor r19, r18
    ldd r18, Y+14
    eor r19, r18
    ; round 2 (present.dsl:28)
    mov r3, r4
    and r3, r16
    eor r7, r3
    eor r4, r16
    mov r3, r9
    eor r3, r7
    eor r9, r4
    and r4, r3
    eor r16, r4
    subi r26, lo8(-(368))
    sbci r27, hi8(-(368))
    ld r15, X+
    eor r3, r15
    mov r15, r16
    eor r15, r9
    mov r5, r15
    com r5
    or r5, r7
    eor r9, r5
    eor r5, r16
    or r16, r15
    eor r7, r16
    adiw r26, 1
    ld r15, X+
    eor r5, r15
    adiw r26, 1
    ld r15, X
    eor r9, r15
    subi r26, lo8(-(-382))
    sbci r27, hi8(-(-382))
    ld r15, X+
    eor r7, r15
    mov r15, r2
    and r15, r19
    eor r6, r15
    eor r2, r19
    mov r15, r8
    eor r15, r6
    eor r8, r2
    and r2, r15
    eor r19, r2
    subi r26, lo8(-(378))
    sbci r27, hi8(-(378))
    ld r4, X+
    eor r15, r4
    mov r4, r19
    eor r4, r8
    mov r2, r4
    com r2
    or r2, r6
    eor r8, r2
    eor r2, r19
    or r19, r4
    eor r6, r19
    adiw r26, 1
    ld r4, X+
    eor r2, r4
    adiw r26, 1
    ld r4, X
    eor r8, r4
    subi r26, lo8(-(-382))
    sbci r27, hi8(-(-382))
    ld r4, X+
    eor r6, r4
    mov r18, r7
    swap r18
    andi r18, 240
    mov r16, r7
    andi r16, 240
    mov r19, r9
    mov r23, r19
    andi r23, 15
    eor r23, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r5
    swap r18
    andi r18, 240
    mov r16, r5
    andi r16, 240
    mov r22, r3
    mov r21, r22
    andi r21, 15
    eor r21, r18
    swap r22
    andi r22, 15
    eor r22, r16
    mov r18, r6
    swap r18
    andi r18, 240
    mov r16, r6
    andi r16, 240
    mov r17, r8
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r16
    mov r18, r2
    swap r18
    andi r18, 240
    mov r16, r2
    andi r16, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r22
    mov r22, r21
    andi r22, 15
    eor r22, r18
    swap r21
    andi r21, 15
    eor r21, r16
    ; round 1 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r23
    eor r6, r20
    eor r23, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(382))
    sbci r27, hi8(-(382))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r23
    mov r7, r9
    com r7
    or r7, r20
    eor r23, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 1
    ld r9, X+
    eor r7, r9
    adiw r26, 1
    ld r9, X
    eor r23, r9
    subi r26, lo8(-(-396))
    sbci r27, hi8(-(-396))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r22, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r22
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(392))
    sbci r27, hi8(-(392))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r22
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r22, r21
    adiw r26, 1
    ld r9, X+
    eor r5, r9
    adiw r26, 1
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-396))
    sbci r27, hi8(-(-396))
    ld r9, X
    eor r22, r9
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r23
    mov r18, r9
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r22
    mov r18, r9
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r5, r18
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r6
    mov r6, r15
    lsr r6
    eor r6, r5
    mov r18, r6
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    st X+, r15
    st X+, r7
    st X+, r5
    mov r6, r23
    lsr r6
    eor r6, r20
    mov r18, r6
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    st X+, r23
    mov r6, r3
    lsr r6
    eor r6, r22
    mov r18, r6
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r3, r18
    st X+, r3
    st X+, r20
    st X, r22
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 8
    std Y+1, r30
    std Y+2, r31
    ldd r30, Y+3
    ldd r31, Y+4
    adiw r30, 8
    std Y+3, r30
    std Y+4, r31
    sbiw r24, 1
    breq .Llwcc_present64_128_ecb_decrypt_avr_end
    jmp .Llwcc_present64_128_ecb_decrypt_avr_group
.Llwcc_present64_128_ecb_decrypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_present64_128_ecb_decrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_present64_128_ecb_decrypt_avr_wipe
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
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_present64_128_ecb_decrypt_avr, .-lwcc_present64_128_ecb_decrypt_avr

    .global lwcc_present64_128_ctr_init_avr
    .type lwcc_present64_128_ctr_init_avr, @function
lwcc_present64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_present64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_present64_128_ctr_nonce_avr
    .size lwcc_present64_128_ctr_init_avr, .-lwcc_present64_128_ctr_init_avr

    .global lwcc_present64_128_ctr_nonce_avr
    .type lwcc_present64_128_ctr_nonce_avr, @function
lwcc_present64_128_ctr_nonce_avr:
    push r6
    push r16
    push r17
    movw r26, r22
    movw r30, r24
    ld r19, X
    mov r23, r19
    lsr r23
    adiw r26, 2
    ld r22, X
    eor r23, r22
    mov r18, r23
    andi r18, 85
    mov r16, r18
    lsl r16
    eor r19, r16
    eor r22, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    mov r17, r23
    lsr r17
    adiw r26, 2
    ld r21, X
    eor r17, r21
    mov r18, r17
    andi r18, 85
    movw r16, r18 ; r17, r19
    lsl r16
    eor r23, r16
    eor r21, r18
    lsr r17
    lsr r17
    mov r18, r17
    andi r18, 51
    mov r16, r18
    lsl r16
    lsl r16
    eor r19, r16
    mov r17, r23
    lsr r17
    lsr r17
    mov r16, r17
    andi r16, 51
    mov r25, r16
    lsl r25
    lsl r25
    eor r23, r25
    mov r17, r22
    lsr r17
    lsr r17
    mov r25, r17
    andi r25, 51
    mov r24, r25
    lsl r24
    lsl r24
    eor r22, r24
    mov r17, r21
    lsr r17
    lsr r17
    mov r24, r17
    andi r24, 51
    mov r6, r24
    lsl r6
    lsl r6
    eor r21, r6
    ldd r17, Z+0
    eor r19, r17
    ldd r17, Z+1
    eor r23, r17
    ldd r17, Z+2
    eor r22, r17
    ldd r17, Z+3
    eor r21, r17
    subi r30, lo8(-(402))
    sbci r31, hi8(-(402))
    ldd r17, Z+0
    eor r18, r17
    ldd r17, Z+1
    eor r16, r17
    subi r30, lo8(-(-396))
    sbci r31, hi8(-(-396))
    ldd r17, Z+0
    eor r25, r17
    ldd r17, Z+1
    eor r24, r17
    com r18
    com r16
    subi r30, lo8(-(398))
    sbci r31, hi8(-(398))
    std Z+0, r19
    std Z+1, r23
    std Z+2, r22
    std Z+3, r21
    std Z+4, r18
    std Z+5, r16
    std Z+6, r25
    std Z+7, r24
    pop r17
    pop r16
    pop r6
    ret
    .size lwcc_present64_128_ctr_nonce_avr, .-lwcc_present64_128_ctr_nonce_avr

    .global lwcc_present64_128_ctr_crypt_avr
    .type lwcc_present64_128_ctr_crypt_avr, @function
lwcc_present64_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_present64_128_ctr_crypt_avr_begin
    ret
.Llwcc_present64_128_ctr_crypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
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
    ; one before the first: each group begins with the next
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
    brcc .Llwcc_present64_128_ctr_crypt_avr_group
    jmp .Llwcc_present64_128_ctr_crypt_avr_rest
.Llwcc_present64_128_ctr_crypt_avr_group:
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
    mov r15, r5
    lsr r15
    eor r15, r3
    mov r18, r15
    andi r18, 85
    eor r3, r18
    lsl r18
    eor r5, r18
    mov r15, r4
    lsr r15
    eor r15, r2
    mov r18, r15
    andi r18, 85
    eor r2, r18
    lsl r18
    eor r4, r18
    mov r18, r5
    mov r16, r18
    andi r16, 51
    eor r18, r16
    lsl r16
    lsl r16
    subi r30, lo8(-(404))
    sbci r31, hi8(-(404))
    ldd r15, Z+0
    eor r15, r16
    ldd r5, Z+4
    eor r5, r18
    mov r18, r4
    mov r16, r18
    andi r16, 51
    eor r18, r16
    lsl r16
    lsl r16
    ldd r4, Z+1
    eor r4, r16
    ldd r6, Z+5
    eor r6, r18
    mov r18, r3
    mov r16, r18
    andi r16, 51
    eor r18, r16
    lsl r16
    lsl r16
    ldd r3, Z+2
    eor r3, r16
    ldd r14, Z+6
    eor r14, r18
    mov r18, r2
    mov r16, r18
    andi r16, 51
    eor r18, r16
    lsl r16
    lsl r16
    ldd r2, Z+3
    eor r2, r16
    ldd r7, Z+7
    eor r7, r18
    ; round 1 (present.dsl:28)
    mov r13, r3
    or r13, r5
    eor r14, r13
    eor r5, r3
    eor r5, r14
    mov r13, r15
    com r13
    mov r12, r13
    eor r12, r14
    mov r18, r12
    and r18, r5
    eor r3, r18
    or r13, r3
    eor r5, r13
    and r15, r5
    eor r3, r15
    mov r18, r5
    and r18, r3
    eor r14, r18
    mov r15, r2
    or r15, r6
    eor r7, r15
    eor r6, r2
    eor r6, r7
    mov r15, r4
    com r15
    mov r13, r15
    eor r13, r7
    mov r18, r13
    and r18, r6
    eor r2, r18
    or r15, r2
    eor r6, r15
    and r4, r6
    eor r2, r4
    mov r18, r6
    and r18, r2
    eor r7, r18
    mov r18, r2
    swap r18
    andi r18, 240
    mov r16, r2
    andi r16, 240
    mov r25, r13
    mov r24, r25
    andi r24, 15
    eor r24, r18
    swap r25
    andi r25, 15
    eor r25, r16
    subi r30, lo8(-(-396))
    sbci r31, hi8(-(-396))
    ldd r15, Z+0
    eor r24, r15
    ldd r15, Z+2
    eor r25, r15
    mov r18, r6
    swap r18
    andi r18, 240
    movw r16, r6 ; r17, r7
    andi r16, 240
    mov r19, r17
    andi r19, 15
    eor r19, r18
    swap r17
    andi r17, 15
    eor r17, r16
    ldd r15, Z+1
    eor r19, r15
    ldd r15, Z+3
    eor r17, r15
    mov r18, r3
    swap r18
    andi r18, 240
    mov r16, r3
    andi r16, 240
    mov r23, r12
    mov r22, r23
    andi r22, 15
    eor r22, r18
    swap r23
    andi r23, 15
    eor r23, r16
    ldd r15, Z+4
    eor r22, r15
    ldd r15, Z+6
    eor r23, r15
    mov r18, r5
    swap r18
    andi r18, 240
    mov r16, r5
    andi r16, 240
    mov r20, r14
    mov r21, r20
    andi r21, 15
    eor r21, r18
    swap r20
    andi r20, 15
    eor r20, r16
    ldd r15, Z+5
    eor r21, r15
    ldd r15, Z+7
    eor r20, r15
    ; round 2 (present.dsl:28)
    mov r15, r25
    or r15, r22
    eor r23, r15
    eor r22, r25
    eor r22, r23
    mov r15, r24
    com r15
    mov r2, r15
    eor r2, r23
    mov r3, r2
    and r3, r22
    eor r25, r3
    or r15, r25
    eor r22, r15
    and r24, r22
    eor r25, r24
    mov r15, r22
    and r15, r25
    eor r23, r15
    mov r15, r17
    or r15, r21
    eor r20, r15
    eor r21, r17
    eor r21, r20
    mov r15, r19
    com r15
    mov r3, r15
    eor r3, r20
    mov r4, r3
    and r4, r21
    eor r17, r4
    or r15, r17
    eor r21, r15
    and r19, r21
    eor r17, r19
    mov r15, r21
    and r15, r17
    eor r20, r15
    mov r15, r2
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 85
    eor r25, r18
    lsl r18
    eor r2, r18
    mov r15, r3
    lsr r15
    eor r15, r17
    mov r18, r15
    andi r18, 85
    eor r17, r18
    lsl r18
    eor r3, r18
    mov r15, r23
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r23, r18
    mov r15, r20
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r20, r18
    mov r15, r2
    lsr r15
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r2, r18
    ldd r15, Z+10
    eor r23, r15
    ldd r15, Z+14
    eor r2, r15
    mov r15, r3
    lsr r15
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r3, r18
    ldd r15, Z+11
    eor r20, r15
    ldd r4, Z+15
    eor r3, r4
    mov r4, r25
    lsr r4
    lsr r4
    eor r4, r22
    mov r18, r4
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r25, r18
    ldd r4, Z+8
    eor r22, r4
    ldd r4, Z+12
    eor r25, r4
    mov r4, r17
    lsr r4
    lsr r4
    eor r4, r21
    mov r18, r4
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r17, r18
    ldd r4, Z+9
    eor r21, r4
    ldd r4, Z+13
    eor r17, r4
    ; round 3 (present.dsl:28)
    mov r4, r23
    or r4, r25
    eor r2, r4
    eor r25, r23
    eor r25, r2
    mov r4, r22
    com r4
    mov r5, r4
    eor r5, r2
    mov r18, r5
    and r18, r25
    eor r23, r18
    or r4, r23
    eor r25, r4
    and r22, r25
    eor r23, r22
    mov r18, r25
    and r18, r23
    eor r2, r18
    mov r4, r20
    or r4, r17
    eor r3, r4
    eor r17, r20
    eor r17, r3
    mov r4, r21
    com r4
    mov r6, r4
    eor r6, r3
    mov r18, r6
    and r18, r17
    eor r20, r18
    or r4, r20
    eor r17, r4
    and r21, r17
    eor r20, r21
    mov r18, r17
    and r18, r20
    eor r3, r18
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    mov r16, r5
    mov r24, r16
    andi r24, 15
    eor r24, r18
    swap r16
    andi r16, 15
    eor r16, r23
    ldd r4, Z+16
    eor r24, r4
    ldd r4, Z+18
    eor r16, r4
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r19, r2
    mov r23, r19
    andi r23, 15
    eor r23, r18
    swap r19
    andi r19, 15
    eor r19, r25
    ldd r2, Z+17
    eor r23, r2
    ldd r2, Z+19
    eor r19, r2
    mov r18, r20
    swap r18
    andi r18, 240
    andi r20, 240
    mov r25, r6
    mov r22, r25
    andi r22, 15
    eor r22, r18
    swap r25
    andi r25, 15
    eor r25, r20
    ldd r4, Z+20
    eor r22, r4
    ldd r4, Z+22
    eor r25, r4
    mov r18, r17
    swap r18
    andi r18, 240
    andi r17, 240
    mov r20, r3
    mov r21, r20
    andi r21, 15
    eor r21, r18
    swap r20
    andi r20, 15
    eor r20, r17
    ldd r3, Z+21
    eor r21, r3
    ldd r3, Z+23
    eor r20, r3
    ; round 4 (present.dsl:28)
    mov r3, r16
    or r3, r22
    eor r25, r3
    eor r22, r16
    eor r22, r25
    mov r3, r24
    com r3
    mov r4, r3
    eor r4, r25
    mov r5, r4
    and r5, r22
    eor r16, r5
    or r3, r16
    eor r22, r3
    and r24, r22
    eor r16, r24
    mov r3, r22
    and r3, r16
    eor r25, r3
    mov r3, r19
    or r3, r21
    eor r20, r3
    eor r21, r19
    eor r21, r20
    mov r3, r23
    com r3
    mov r5, r3
    eor r5, r20
    mov r6, r5
    and r6, r21
    eor r19, r6
    or r3, r19
    eor r21, r3
    and r23, r21
    eor r19, r23
    mov r3, r21
    and r3, r19
    eor r20, r3
    mov r3, r4
    lsr r3
    eor r3, r16
    mov r18, r3
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r4, r18
    mov r3, r5
    lsr r3
    eor r3, r19
    mov r18, r3
    andi r18, 85
    eor r19, r18
    lsl r18
    eor r5, r18
    mov r3, r25
    lsr r3
    eor r3, r22
    mov r18, r3
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r25, r18
    mov r3, r20
    lsr r3
    eor r3, r21
    mov r18, r3
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r20, r18
    mov r3, r4
    lsr r3
    lsr r3
    eor r3, r25
    mov r18, r3
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r4, r18
    ldd r3, Z+24
    eor r4, r3
    ldd r3, Z+28
    eor r25, r3
    mov r3, r5
    lsr r3
    lsr r3
    eor r3, r20
    mov r18, r3
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r5, r18
    ldd r3, Z+25
    eor r5, r3
    ldd r3, Z+29
    eor r20, r3
    mov r3, r16
    lsr r3
    lsr r3
    eor r3, r22
    mov r18, r3
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r16, r18
    ldd r3, Z+26
    eor r16, r3
    eor r22, r15
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r19, r18
    ldd r15, Z+27
    eor r19, r15
    ldd r3, Z+30
    eor r21, r3
    ; round 5 (present.dsl:28)
    mov r3, r16
    or r3, r25
    eor r22, r3
    eor r25, r16
    eor r25, r22
    mov r3, r4
    com r3
    mov r6, r3
    eor r6, r22
    mov r18, r6
    and r18, r25
    eor r16, r18
    or r3, r16
    eor r25, r3
    and r4, r25
    eor r16, r4
    mov r18, r25
    and r18, r16
    eor r22, r18
    mov r3, r19
    or r3, r20
    eor r21, r3
    eor r20, r19
    eor r20, r21
    mov r3, r5
    com r3
    mov r4, r3
    eor r4, r21
    mov r18, r4
    and r18, r20
    eor r19, r18
    or r3, r19
    eor r20, r3
    and r5, r20
    eor r19, r5
    mov r18, r20
    and r18, r19
    eor r21, r18
    mov r18, r16
    swap r18
    andi r18, 240
    andi r16, 240
    mov r24, r6
    mov r17, r24
    andi r17, 15
    eor r17, r18
    swap r24
    andi r24, 15
    eor r24, r16
    ldd r3, Z+31
    eor r17, r3
    ldd r3, Z+33
    eor r24, r3
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r16, r22
    andi r16, 15
    eor r16, r18
    swap r22
    andi r22, 15
    eor r22, r25
    ldd r3, Z+32
    eor r16, r3
    ldd r3, Z+34
    eor r22, r3
    mov r18, r19
    swap r18
    andi r18, 240
    andi r19, 240
    mov r25, r4
    mov r23, r25
    andi r23, 15
    eor r23, r18
    swap r25
    andi r25, 15
    eor r25, r19
    ldd r4, Z+35
    eor r23, r4
    ldd r4, Z+37
    eor r25, r4
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    andi r20, 240
    andi r19, 15
    eor r19, r18
    swap r21
    andi r21, 15
    eor r21, r20
    ldd r4, Z+36
    eor r19, r4
    ldd r4, Z+38
    eor r21, r4
    ; round 6 (present.dsl:28)
    mov r4, r24
    or r4, r23
    eor r25, r4
    eor r23, r24
    eor r23, r25
    mov r4, r17
    com r4
    mov r5, r4
    eor r5, r25
    mov r6, r5
    and r6, r23
    eor r24, r6
    or r4, r24
    eor r23, r4
    and r17, r23
    eor r24, r17
    mov r4, r23
    and r4, r24
    eor r25, r4
    mov r4, r22
    or r4, r19
    eor r21, r4
    eor r19, r22
    eor r19, r21
    mov r4, r16
    com r4
    mov r6, r4
    eor r6, r21
    mov r14, r6
    and r14, r19
    eor r22, r14
    or r4, r22
    eor r19, r4
    and r16, r19
    eor r22, r16
    mov r4, r19
    and r4, r22
    eor r21, r4
    mov r4, r5
    lsr r4
    eor r4, r24
    mov r18, r4
    andi r18, 85
    eor r24, r18
    lsl r18
    eor r5, r18
    mov r4, r6
    lsr r4
    eor r4, r22
    mov r18, r4
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r6, r18
    mov r4, r25
    lsr r4
    eor r4, r23
    mov r18, r4
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r25, r18
    mov r4, r21
    lsr r4
    eor r4, r19
    mov r18, r4
    andi r18, 85
    eor r19, r18
    lsl r18
    eor r21, r18
    mov r4, r5
    lsr r4
    lsr r4
    eor r4, r25
    mov r18, r4
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r5, r18
    ldd r4, Z+39
    eor r5, r4
    ldd r4, Z+43
    eor r25, r4
    mov r4, r6
    lsr r4
    lsr r4
    eor r4, r21
    mov r18, r4
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r6, r18
    ldd r4, Z+40
    eor r6, r4
    ldd r4, Z+44
    eor r21, r4
    mov r4, r24
    lsr r4
    lsr r4
    eor r4, r23
    mov r18, r4
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r24, r18
    ldd r4, Z+41
    eor r24, r4
    eor r23, r15
    mov r15, r22
    lsr r15
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r22, r18
    ldd r15, Z+42
    eor r22, r15
    ldd r4, Z+45
    eor r19, r4
    ; round 7 (present.dsl:28)
    mov r4, r24
    or r4, r25
    eor r23, r4
    eor r25, r24
    eor r25, r23
    mov r4, r5
    com r4
    mov r14, r4
    eor r14, r23
    mov r18, r14
    and r18, r25
    eor r24, r18
    or r4, r24
    eor r25, r4
    and r5, r25
    eor r24, r5
    mov r18, r25
    and r18, r24
    eor r23, r18
    mov r4, r22
    or r4, r21
    eor r19, r4
    eor r21, r22
    eor r21, r19
    mov r4, r6
    com r4
    mov r5, r4
    eor r5, r19
    mov r18, r5
    and r18, r21
    eor r22, r18
    or r4, r22
    eor r21, r4
    and r6, r21
    eor r22, r6
    mov r18, r21
    and r18, r22
    eor r19, r18
    mov r18, r24
    swap r18
    andi r18, 240
    andi r24, 240
    mov r16, r14
    mov r17, r16
    andi r17, 15
    eor r17, r18
    swap r16
    andi r16, 15
    eor r16, r24
    ldd r4, Z+46
    eor r17, r4
    ldd r4, Z+48
    eor r16, r4
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r24, r23
    andi r24, 15
    eor r24, r18
    swap r23
    andi r23, 15
    eor r23, r25
    ldd r4, Z+47
    eor r24, r4
    ldd r4, Z+49
    eor r23, r4
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    mov r25, r5
    mov r20, r25
    andi r20, 15
    eor r20, r18
    swap r25
    andi r25, 15
    eor r25, r22
    ldd r5, Z+50
    eor r20, r5
    ldd r5, Z+52
    eor r25, r5
    mov r18, r21
    swap r18
    andi r18, 240
    andi r21, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r21
    ldd r5, Z+51
    eor r22, r5
    ldd r5, Z+53
    eor r19, r5
    ; round 8 (present.dsl:28)
    mov r5, r16
    or r5, r20
    eor r25, r5
    eor r20, r16
    eor r20, r25
    mov r5, r17
    com r5
    mov r6, r5
    eor r6, r25
    mov r14, r6
    and r14, r20
    eor r16, r14
    or r5, r16
    eor r20, r5
    and r17, r20
    eor r16, r17
    mov r5, r20
    and r5, r16
    eor r25, r5
    mov r5, r23
    or r5, r22
    eor r19, r5
    eor r22, r23
    eor r22, r19
    mov r5, r24
    com r5
    mov r14, r5
    eor r14, r19
    mov r7, r14
    and r7, r22
    eor r23, r7
    or r5, r23
    eor r22, r5
    and r24, r22
    eor r23, r24
    mov r5, r22
    and r5, r23
    eor r19, r5
    mov r5, r6
    lsr r5
    eor r5, r16
    mov r18, r5
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r6, r18
    mov r5, r14
    lsr r5
    eor r5, r23
    mov r18, r5
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r14, r18
    mov r5, r25
    lsr r5
    eor r5, r20
    mov r18, r5
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r25, r18
    mov r5, r19
    lsr r5
    eor r5, r22
    mov r18, r5
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r19, r18
    mov r5, r6
    lsr r5
    lsr r5
    eor r5, r25
    mov r18, r5
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r6, r18
    ldd r5, Z+54
    eor r6, r5
    ldd r5, Z+58
    eor r25, r5
    mov r5, r14
    lsr r5
    lsr r5
    eor r5, r19
    mov r18, r5
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r14, r18
    ldd r5, Z+55
    eor r14, r5
    ldd r5, Z+59
    eor r19, r5
    mov r5, r16
    lsr r5
    lsr r5
    eor r5, r20
    mov r18, r5
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r16, r18
    ldd r5, Z+56
    eor r16, r5
    eor r20, r15
    mov r15, r23
    lsr r15
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r23, r18
    ldd r15, Z+57
    eor r23, r15
    ldd r5, Z+60
    eor r22, r5
    ; round 9 (present.dsl:28)
    mov r5, r16
    or r5, r25
    eor r20, r5
    eor r25, r16
    eor r25, r20
    mov r5, r6
    com r5
    mov r7, r5
    eor r7, r20
    mov r18, r7
    and r18, r25
    eor r16, r18
    or r5, r16
    eor r25, r5
    and r6, r25
    eor r16, r6
    mov r18, r25
    and r18, r16
    eor r20, r18
    mov r5, r23
    or r5, r19
    eor r22, r5
    eor r19, r23
    eor r19, r22
    mov r5, r14
    com r5
    mov r6, r5
    eor r6, r22
    mov r18, r6
    and r18, r19
    eor r23, r18
    or r5, r23
    eor r19, r5
    and r14, r19
    eor r23, r14
    mov r18, r19
    and r18, r23
    eor r22, r18
    mov r18, r16
    swap r18
    andi r18, 240
    andi r16, 240
    mov r24, r7
    mov r17, r24
    andi r17, 15
    eor r17, r18
    swap r24
    andi r24, 15
    eor r24, r16
    ldd r5, Z+61
    eor r17, r5
    ldd r5, Z+63
    eor r24, r5
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r16, r20
    andi r16, 15
    eor r16, r18
    swap r20
    andi r20, 15
    eor r20, r25
    ldd r5, Z+62
    eor r16, r5
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r5, Z+0
    eor r20, r5
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    mov r25, r6
    mov r21, r25
    andi r21, 15
    eor r21, r18
    swap r25
    andi r25, 15
    eor r25, r23
    ldd r6, Z+1
    eor r21, r6
    ldd r6, Z+3
    eor r25, r6
    mov r18, r19
    swap r18
    andi r18, 240
    andi r19, 240
    mov r23, r22
    andi r23, 15
    eor r23, r18
    swap r22
    andi r22, 15
    eor r22, r19
    ldd r6, Z+2
    eor r23, r6
    ldd r6, Z+4
    eor r22, r6
    ; round 10 (present.dsl:28)
    mov r6, r24
    or r6, r21
    eor r25, r6
    eor r21, r24
    eor r21, r25
    mov r6, r17
    com r6
    mov r14, r6
    eor r14, r25
    mov r7, r14
    and r7, r21
    eor r24, r7
    or r6, r24
    eor r21, r6
    and r17, r21
    eor r24, r17
    mov r6, r21
    and r6, r24
    eor r25, r6
    mov r6, r20
    or r6, r23
    eor r22, r6
    eor r23, r20
    eor r23, r22
    mov r6, r16
    com r6
    mov r7, r6
    eor r7, r22
    mov r13, r7
    and r13, r23
    eor r20, r13
    or r6, r20
    eor r23, r6
    and r16, r23
    eor r20, r16
    mov r6, r23
    and r6, r20
    eor r22, r6
    mov r6, r14
    lsr r6
    eor r6, r24
    mov r18, r6
    andi r18, 85
    eor r24, r18
    lsl r18
    eor r14, r18
    mov r6, r7
    lsr r6
    eor r6, r20
    mov r18, r6
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r7, r18
    mov r6, r25
    lsr r6
    eor r6, r21
    mov r18, r6
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r25, r18
    mov r6, r22
    lsr r6
    eor r6, r23
    mov r18, r6
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r22, r18
    mov r6, r14
    lsr r6
    lsr r6
    eor r6, r25
    mov r18, r6
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r14, r18
    ldd r6, Z+5
    eor r14, r6
    ldd r6, Z+9
    eor r25, r6
    mov r6, r7
    lsr r6
    lsr r6
    eor r6, r22
    mov r18, r6
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r7, r18
    ldd r6, Z+6
    eor r7, r6
    ldd r6, Z+10
    eor r22, r6
    mov r6, r24
    lsr r6
    lsr r6
    eor r6, r21
    mov r18, r6
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r24, r18
    ldd r6, Z+7
    eor r24, r6
    eor r21, r15
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r20, r18
    ldd r15, Z+8
    eor r20, r15
    ldd r6, Z+11
    eor r23, r6
    ; round 11 (present.dsl:28)
    mov r6, r24
    or r6, r25
    eor r21, r6
    eor r25, r24
    eor r25, r21
    mov r6, r14
    com r6
    mov r13, r6
    eor r13, r21
    mov r18, r13
    and r18, r25
    eor r24, r18
    or r6, r24
    eor r25, r6
    and r14, r25
    eor r24, r14
    mov r18, r25
    and r18, r24
    eor r21, r18
    mov r6, r20
    or r6, r22
    eor r23, r6
    eor r22, r20
    eor r22, r23
    mov r6, r7
    com r6
    mov r14, r6
    eor r14, r23
    mov r18, r14
    and r18, r22
    eor r20, r18
    or r6, r20
    eor r22, r6
    and r7, r22
    eor r20, r7
    mov r18, r22
    and r18, r20
    eor r23, r18
    mov r18, r24
    swap r18
    andi r18, 240
    andi r24, 240
    mov r16, r13
    mov r17, r16
    andi r17, 15
    eor r17, r18
    swap r16
    andi r16, 15
    eor r16, r24
    ldd r6, Z+12
    eor r17, r6
    ldd r6, Z+14
    eor r16, r6
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r24, r21
    andi r24, 15
    eor r24, r18
    swap r21
    andi r21, 15
    eor r21, r25
    ldd r6, Z+13
    eor r24, r6
    ldd r6, Z+15
    eor r21, r6
    mov r18, r20
    swap r18
    andi r18, 240
    andi r20, 240
    mov r25, r14
    mov r19, r25
    andi r19, 15
    eor r19, r18
    swap r25
    andi r25, 15
    eor r25, r20
    ldd r14, Z+16
    eor r19, r14
    ldd r14, Z+18
    eor r25, r14
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    mov r20, r23
    andi r20, 15
    eor r20, r18
    swap r23
    andi r23, 15
    eor r23, r22
    ldd r14, Z+17
    eor r20, r14
    ldd r14, Z+19
    eor r23, r14
    ; round 12 (present.dsl:28)
    mov r14, r16
    or r14, r19
    eor r25, r14
    eor r19, r16
    eor r19, r25
    mov r14, r17
    com r14
    mov r7, r14
    eor r7, r25
    mov r13, r7
    and r13, r19
    eor r16, r13
    or r14, r16
    eor r19, r14
    and r17, r19
    eor r16, r17
    mov r14, r19
    and r14, r16
    eor r25, r14
    mov r14, r21
    or r14, r20
    eor r23, r14
    eor r20, r21
    eor r20, r23
    mov r14, r24
    com r14
    mov r13, r14
    eor r13, r23
    mov r12, r13
    and r12, r20
    eor r21, r12
    or r14, r21
    eor r20, r14
    and r24, r20
    eor r21, r24
    mov r14, r20
    and r14, r21
    eor r23, r14
    mov r14, r7
    lsr r14
    eor r14, r16
    mov r18, r14
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r7, r18
    mov r14, r13
    lsr r14
    eor r14, r21
    mov r18, r14
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r13, r18
    mov r14, r25
    lsr r14
    eor r14, r19
    mov r18, r14
    andi r18, 85
    eor r19, r18
    lsl r18
    eor r25, r18
    mov r14, r23
    lsr r14
    eor r14, r20
    mov r18, r14
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    mov r14, r7
    lsr r14
    lsr r14
    eor r14, r25
    mov r18, r14
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r7, r18
    ldd r14, Z+20
    eor r7, r14
    ldd r14, Z+24
    eor r25, r14
    mov r14, r13
    lsr r14
    lsr r14
    eor r14, r23
    mov r18, r14
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r13, r18
    ldd r14, Z+21
    eor r13, r14
    ldd r14, Z+25
    eor r23, r14
    mov r14, r16
    lsr r14
    lsr r14
    eor r14, r19
    mov r18, r14
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r16, r18
    ldd r14, Z+22
    eor r16, r14
    eor r19, r15
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r21, r18
    ldd r15, Z+23
    eor r21, r15
    ldd r14, Z+26
    eor r20, r14
    ; round 13 (present.dsl:28)
    mov r14, r16
    or r14, r25
    eor r19, r14
    eor r25, r16
    eor r25, r19
    mov r14, r7
    com r14
    mov r12, r14
    eor r12, r19
    mov r18, r12
    and r18, r25
    eor r16, r18
    or r14, r16
    eor r25, r14
    and r7, r25
    eor r16, r7
    mov r18, r25
    and r18, r16
    eor r19, r18
    mov r14, r21
    or r14, r23
    eor r20, r14
    eor r23, r21
    eor r23, r20
    mov r14, r13
    com r14
    mov r7, r14
    eor r7, r20
    mov r18, r7
    and r18, r23
    eor r21, r18
    or r14, r21
    eor r23, r14
    and r13, r23
    eor r21, r13
    mov r18, r23
    and r18, r21
    eor r20, r18
    mov r18, r16
    swap r18
    andi r18, 240
    andi r16, 240
    mov r24, r12
    mov r17, r24
    andi r17, 15
    eor r17, r18
    swap r24
    andi r24, 15
    eor r24, r16
    ldd r14, Z+27
    eor r17, r14
    ldd r14, Z+29
    eor r24, r14
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r16, r19
    andi r16, 15
    eor r16, r18
    swap r19
    andi r19, 15
    eor r19, r25
    ldd r14, Z+28
    eor r16, r14
    ldd r14, Z+30
    eor r19, r14
    mov r18, r21
    swap r18
    andi r18, 240
    andi r21, 240
    mov r25, r7
    mov r22, r25
    andi r22, 15
    eor r22, r18
    swap r25
    andi r25, 15
    eor r25, r21
    ldd r7, Z+31
    eor r22, r7
    eor r25, r2
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    mov r21, r20
    andi r21, 15
    eor r21, r18
    swap r20
    andi r20, 15
    eor r20, r23
    ldd r2, Z+32
    eor r21, r2
    ldd r2, Z+33
    eor r20, r2
    ; round 14 (present.dsl:28)
    mov r2, r24
    or r2, r22
    eor r25, r2
    eor r22, r24
    eor r22, r25
    mov r2, r17
    com r2
    mov r7, r2
    eor r7, r25
    mov r13, r7
    and r13, r22
    eor r24, r13
    or r2, r24
    eor r22, r2
    and r17, r22
    eor r24, r17
    mov r2, r22
    and r2, r24
    eor r25, r2
    mov r2, r19
    or r2, r21
    eor r20, r2
    eor r21, r19
    eor r21, r20
    mov r2, r16
    com r2
    mov r13, r2
    eor r13, r20
    mov r12, r13
    and r12, r21
    eor r19, r12
    or r2, r19
    eor r21, r2
    and r16, r21
    eor r19, r16
    mov r2, r21
    and r2, r19
    eor r20, r2
    mov r2, r7
    lsr r2
    eor r2, r24
    mov r18, r2
    andi r18, 85
    eor r24, r18
    lsl r18
    eor r7, r18
    mov r2, r13
    lsr r2
    eor r2, r19
    mov r18, r2
    andi r18, 85
    eor r19, r18
    lsl r18
    eor r13, r18
    mov r2, r25
    lsr r2
    eor r2, r22
    mov r18, r2
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r25, r18
    mov r2, r20
    lsr r2
    eor r2, r21
    mov r18, r2
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r20, r18
    mov r2, r7
    lsr r2
    lsr r2
    eor r2, r25
    mov r18, r2
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r7, r18
    ldd r2, Z+34
    eor r7, r2
    ldd r2, Z+38
    eor r25, r2
    mov r2, r13
    lsr r2
    lsr r2
    eor r2, r20
    mov r18, r2
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r13, r18
    ldd r2, Z+35
    eor r13, r2
    ldd r2, Z+39
    eor r20, r2
    mov r2, r24
    lsr r2
    lsr r2
    eor r2, r22
    mov r18, r2
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r24, r18
    ldd r2, Z+36
    eor r24, r2
    eor r22, r15
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r19, r18
    ldd r15, Z+37
    eor r19, r15
    ldd r2, Z+40
    eor r21, r2
    ; round 15 (present.dsl:28)
    mov r2, r24
    or r2, r25
    eor r22, r2
    eor r25, r24
    eor r25, r22
    mov r2, r7
    com r2
    mov r12, r2
    eor r12, r22
    mov r18, r12
    and r18, r25
    eor r24, r18
    or r2, r24
    eor r25, r2
    and r7, r25
    eor r24, r7
    mov r18, r25
    and r18, r24
    eor r22, r18
    mov r2, r19
    or r2, r20
    eor r21, r2
    eor r20, r19
    eor r20, r21
    mov r2, r13
    com r2
    mov r7, r2
    eor r7, r21
    mov r18, r7
    and r18, r20
    eor r19, r18
    or r2, r19
    eor r20, r2
    and r13, r20
    eor r19, r13
    mov r18, r20
    and r18, r19
    eor r21, r18
    mov r18, r24
    swap r18
    andi r18, 240
    andi r24, 240
    mov r16, r12
    mov r17, r16
    andi r17, 15
    eor r17, r18
    swap r16
    andi r16, 15
    eor r16, r24
    ldd r2, Z+41
    eor r17, r2
    ldd r2, Z+43
    eor r16, r2
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r24, r22
    andi r24, 15
    eor r24, r18
    swap r22
    andi r22, 15
    eor r22, r25
    ldd r2, Z+42
    eor r24, r2
    ldd r2, Z+44
    eor r22, r2
    mov r18, r19
    swap r18
    andi r18, 240
    andi r19, 240
    mov r25, r7
    mov r23, r25
    andi r23, 15
    eor r23, r18
    swap r25
    andi r25, 15
    eor r25, r19
    ldd r7, Z+45
    eor r23, r7
    eor r25, r3
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    andi r20, 240
    andi r19, 15
    eor r19, r18
    swap r21
    andi r21, 15
    eor r21, r20
    ldd r3, Z+46
    eor r19, r3
    ldd r3, Z+47
    eor r21, r3
    ; round 16 (present.dsl:28)
    mov r3, r16
    or r3, r23
    eor r25, r3
    eor r23, r16
    eor r23, r25
    mov r3, r17
    com r3
    mov r7, r3
    eor r7, r25
    mov r13, r7
    and r13, r23
    eor r16, r13
    or r3, r16
    eor r23, r3
    and r17, r23
    eor r16, r17
    mov r3, r23
    and r3, r16
    eor r25, r3
    mov r3, r22
    or r3, r19
    eor r21, r3
    eor r19, r22
    eor r19, r21
    mov r3, r24
    com r3
    mov r13, r3
    eor r13, r21
    mov r12, r13
    and r12, r19
    eor r22, r12
    or r3, r22
    eor r19, r3
    and r24, r19
    eor r22, r24
    mov r3, r19
    and r3, r22
    eor r21, r3
    mov r3, r7
    lsr r3
    eor r3, r16
    mov r18, r3
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r7, r18
    mov r3, r13
    lsr r3
    eor r3, r22
    mov r18, r3
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r13, r18
    mov r3, r25
    lsr r3
    eor r3, r23
    mov r18, r3
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r25, r18
    mov r3, r21
    lsr r3
    eor r3, r19
    mov r18, r3
    andi r18, 85
    eor r19, r18
    lsl r18
    eor r21, r18
    mov r3, r7
    lsr r3
    lsr r3
    eor r3, r25
    mov r18, r3
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r7, r18
    ldd r3, Z+48
    eor r7, r3
    ldd r3, Z+52
    eor r25, r3
    mov r3, r13
    lsr r3
    lsr r3
    eor r3, r21
    mov r18, r3
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r13, r18
    ldd r3, Z+49
    eor r13, r3
    ldd r3, Z+53
    eor r21, r3
    mov r3, r16
    lsr r3
    lsr r3
    eor r3, r23
    mov r18, r3
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r16, r18
    ldd r3, Z+50
    eor r16, r3
    eor r23, r15
    mov r15, r22
    lsr r15
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r22, r18
    ldd r15, Z+51
    eor r22, r15
    ldd r3, Z+54
    eor r19, r3
    ; round 17 (present.dsl:28)
    mov r3, r16
    or r3, r25
    eor r23, r3
    eor r25, r16
    eor r25, r23
    mov r3, r7
    com r3
    mov r12, r3
    eor r12, r23
    mov r18, r12
    and r18, r25
    eor r16, r18
    or r3, r16
    eor r25, r3
    and r7, r25
    eor r16, r7
    mov r18, r25
    and r18, r16
    eor r23, r18
    mov r3, r22
    or r3, r21
    eor r19, r3
    eor r21, r22
    eor r21, r19
    mov r3, r13
    com r3
    mov r7, r3
    eor r7, r19
    mov r18, r7
    and r18, r21
    eor r22, r18
    or r3, r22
    eor r21, r3
    and r13, r21
    eor r22, r13
    mov r18, r21
    and r18, r22
    eor r19, r18
    mov r18, r16
    swap r18
    andi r18, 240
    andi r16, 240
    mov r24, r12
    mov r17, r24
    andi r17, 15
    eor r17, r18
    swap r24
    andi r24, 15
    eor r24, r16
    ldd r3, Z+55
    eor r17, r3
    ldd r3, Z+57
    eor r24, r3
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r16, r23
    andi r16, 15
    eor r16, r18
    swap r23
    andi r23, 15
    eor r23, r25
    ldd r3, Z+56
    eor r16, r3
    ldd r3, Z+58
    eor r23, r3
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    mov r25, r7
    mov r20, r25
    andi r20, 15
    eor r20, r18
    swap r25
    andi r25, 15
    eor r25, r22
    ldd r7, Z+59
    eor r20, r7
    eor r25, r4
    mov r18, r21
    swap r18
    andi r18, 240
    andi r21, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r21
    ldd r4, Z+60
    eor r22, r4
    ldd r4, Z+61
    eor r19, r4
    ; round 18 (present.dsl:28)
    mov r4, r24
    or r4, r20
    eor r25, r4
    eor r20, r24
    eor r20, r25
    mov r4, r17
    com r4
    mov r7, r4
    eor r7, r25
    mov r13, r7
    and r13, r20
    eor r24, r13
    or r4, r24
    eor r20, r4
    and r17, r20
    eor r24, r17
    mov r4, r20
    and r4, r24
    eor r25, r4
    mov r4, r23
    or r4, r22
    eor r19, r4
    eor r22, r23
    eor r22, r19
    mov r4, r16
    com r4
    mov r13, r4
    eor r13, r19
    mov r12, r13
    and r12, r22
    eor r23, r12
    or r4, r23
    eor r22, r4
    and r16, r22
    eor r23, r16
    mov r4, r22
    and r4, r23
    eor r19, r4
    mov r4, r7
    lsr r4
    eor r4, r24
    mov r18, r4
    andi r18, 85
    eor r24, r18
    lsl r18
    eor r7, r18
    mov r4, r13
    lsr r4
    eor r4, r23
    mov r18, r4
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r13, r18
    mov r4, r25
    lsr r4
    eor r4, r20
    mov r18, r4
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r25, r18
    mov r4, r19
    lsr r4
    eor r4, r22
    mov r18, r4
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r19, r18
    mov r4, r7
    lsr r4
    lsr r4
    eor r4, r25
    mov r18, r4
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r7, r18
    ldd r4, Z+62
    eor r7, r4
    adiw r30, 63
    ldd r4, Z+3
    eor r25, r4
    mov r4, r13
    lsr r4
    lsr r4
    eor r4, r19
    mov r18, r4
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r13, r18
    ldd r4, Z+0
    eor r13, r4
    ldd r4, Z+4
    eor r19, r4
    mov r4, r24
    lsr r4
    lsr r4
    eor r4, r20
    mov r18, r4
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r24, r18
    ldd r4, Z+1
    eor r24, r4
    eor r20, r15
    mov r15, r23
    lsr r15
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r23, r18
    ldd r15, Z+2
    eor r23, r15
    ldd r4, Z+5
    eor r22, r4
    ; round 19 (present.dsl:28)
    mov r4, r24
    or r4, r25
    eor r20, r4
    eor r25, r24
    eor r25, r20
    mov r4, r7
    com r4
    mov r12, r4
    eor r12, r20
    mov r18, r12
    and r18, r25
    eor r24, r18
    or r4, r24
    eor r25, r4
    and r7, r25
    eor r24, r7
    mov r18, r25
    and r18, r24
    eor r20, r18
    mov r4, r23
    or r4, r19
    eor r22, r4
    eor r19, r23
    eor r19, r22
    mov r4, r13
    com r4
    mov r7, r4
    eor r7, r22
    mov r18, r7
    and r18, r19
    eor r23, r18
    or r4, r23
    eor r19, r4
    and r13, r19
    eor r23, r13
    mov r18, r19
    and r18, r23
    eor r22, r18
    mov r18, r24
    swap r18
    andi r18, 240
    andi r24, 240
    mov r16, r12
    mov r17, r16
    andi r17, 15
    eor r17, r18
    swap r16
    andi r16, 15
    eor r16, r24
    ldd r4, Z+6
    eor r17, r4
    ldd r4, Z+8
    eor r16, r4
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r24, r20
    andi r24, 15
    eor r24, r18
    swap r20
    andi r20, 15
    eor r20, r25
    ldd r4, Z+7
    eor r24, r4
    ldd r4, Z+9
    eor r20, r4
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    mov r25, r7
    mov r21, r25
    andi r21, 15
    eor r21, r18
    swap r25
    andi r25, 15
    eor r25, r23
    ldd r7, Z+10
    eor r21, r7
    eor r25, r5
    mov r18, r19
    swap r18
    andi r18, 240
    andi r19, 240
    mov r23, r22
    andi r23, 15
    eor r23, r18
    swap r22
    andi r22, 15
    eor r22, r19
    ldd r5, Z+11
    eor r23, r5
    ldd r5, Z+12
    eor r22, r5
    ; round 20 (present.dsl:28)
    mov r5, r16
    or r5, r21
    eor r25, r5
    eor r21, r16
    eor r21, r25
    mov r5, r17
    com r5
    mov r7, r5
    eor r7, r25
    mov r13, r7
    and r13, r21
    eor r16, r13
    or r5, r16
    eor r21, r5
    and r17, r21
    eor r16, r17
    mov r5, r21
    and r5, r16
    eor r25, r5
    mov r5, r20
    or r5, r23
    eor r22, r5
    eor r23, r20
    eor r23, r22
    mov r5, r24
    com r5
    mov r13, r5
    eor r13, r22
    mov r12, r13
    and r12, r23
    eor r20, r12
    or r5, r20
    eor r23, r5
    and r24, r23
    eor r20, r24
    mov r5, r23
    and r5, r20
    eor r22, r5
    mov r5, r7
    lsr r5
    eor r5, r16
    mov r18, r5
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r7, r18
    mov r5, r13
    lsr r5
    eor r5, r20
    mov r18, r5
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r13, r18
    mov r5, r25
    lsr r5
    eor r5, r21
    mov r18, r5
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r25, r18
    mov r5, r22
    lsr r5
    eor r5, r23
    mov r18, r5
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r22, r18
    mov r5, r7
    lsr r5
    lsr r5
    eor r5, r25
    mov r18, r5
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r7, r18
    ldd r5, Z+13
    eor r7, r5
    ldd r5, Z+17
    eor r25, r5
    mov r5, r13
    lsr r5
    lsr r5
    eor r5, r22
    mov r18, r5
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r13, r18
    ldd r5, Z+14
    eor r13, r5
    ldd r5, Z+18
    eor r22, r5
    mov r5, r16
    lsr r5
    lsr r5
    eor r5, r21
    mov r18, r5
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r16, r18
    ldd r5, Z+15
    eor r16, r5
    eor r21, r15
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r20, r18
    ldd r15, Z+16
    eor r20, r15
    ldd r5, Z+19
    eor r23, r5
    ; round 21 (present.dsl:28)
    mov r5, r16
    or r5, r25
    eor r21, r5
    eor r25, r16
    eor r25, r21
    mov r5, r7
    com r5
    mov r12, r5
    eor r12, r21
    mov r18, r12
    and r18, r25
    eor r16, r18
    or r5, r16
    eor r25, r5
    and r7, r25
    eor r16, r7
    mov r18, r25
    and r18, r16
    eor r21, r18
    mov r5, r20
    or r5, r22
    eor r23, r5
    eor r22, r20
    eor r22, r23
    mov r5, r13
    com r5
    mov r7, r5
    eor r7, r23
    mov r18, r7
    and r18, r22
    eor r20, r18
    or r5, r20
    eor r22, r5
    and r13, r22
    eor r20, r13
    mov r18, r22
    and r18, r20
    eor r23, r18
    mov r18, r16
    swap r18
    andi r18, 240
    andi r16, 240
    mov r24, r12
    mov r17, r24
    andi r17, 15
    eor r17, r18
    swap r24
    andi r24, 15
    eor r24, r16
    ldd r5, Z+20
    eor r17, r5
    ldd r5, Z+22
    eor r24, r5
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r25
    ldd r5, Z+21
    eor r16, r5
    ldd r5, Z+23
    eor r21, r5
    mov r18, r20
    swap r18
    andi r18, 240
    andi r20, 240
    mov r25, r7
    mov r19, r25
    andi r19, 15
    eor r19, r18
    swap r25
    andi r25, 15
    eor r25, r20
    ldd r5, Z+24
    eor r19, r5
    eor r25, r6
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    mov r20, r23
    andi r20, 15
    eor r20, r18
    swap r23
    andi r23, 15
    eor r23, r22
    ldd r5, Z+25
    eor r20, r5
    ldd r5, Z+26
    eor r23, r5
    ; round 22 (present.dsl:28)
    mov r5, r24
    or r5, r19
    eor r25, r5
    eor r19, r24
    eor r19, r25
    mov r5, r17
    com r5
    mov r6, r5
    eor r6, r25
    mov r7, r6
    and r7, r19
    eor r24, r7
    or r5, r24
    eor r19, r5
    and r17, r19
    eor r24, r17
    mov r5, r19
    and r5, r24
    eor r25, r5
    mov r5, r21
    or r5, r20
    eor r23, r5
    eor r20, r21
    eor r20, r23
    mov r5, r16
    com r5
    mov r7, r5
    eor r7, r23
    mov r13, r7
    and r13, r20
    eor r21, r13
    or r5, r21
    eor r20, r5
    and r16, r20
    eor r21, r16
    mov r5, r20
    and r5, r21
    eor r23, r5
    mov r5, r6
    lsr r5
    eor r5, r24
    mov r18, r5
    andi r18, 85
    eor r24, r18
    lsl r18
    eor r6, r18
    mov r5, r7
    lsr r5
    eor r5, r21
    mov r18, r5
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r7, r18
    mov r5, r25
    lsr r5
    eor r5, r19
    mov r18, r5
    andi r18, 85
    eor r19, r18
    lsl r18
    eor r25, r18
    mov r5, r23
    lsr r5
    eor r5, r20
    mov r18, r5
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    mov r5, r6
    lsr r5
    lsr r5
    eor r5, r25
    mov r18, r5
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r6, r18
    ldd r5, Z+27
    eor r6, r5
    ldd r5, Z+31
    eor r25, r5
    mov r5, r7
    lsr r5
    lsr r5
    eor r5, r23
    mov r18, r5
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r7, r18
    ldd r5, Z+28
    eor r7, r5
    ldd r5, Z+32
    eor r23, r5
    mov r5, r24
    lsr r5
    lsr r5
    eor r5, r19
    mov r18, r5
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r24, r18
    ldd r5, Z+29
    eor r24, r5
    eor r19, r15
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r21, r18
    ldd r15, Z+30
    eor r21, r15
    ldd r5, Z+33
    eor r20, r5
    ; round 23 (present.dsl:28)
    mov r5, r24
    or r5, r25
    eor r19, r5
    eor r25, r24
    eor r25, r19
    mov r5, r6
    com r5
    mov r13, r5
    eor r13, r19
    mov r18, r13
    and r18, r25
    eor r24, r18
    or r5, r24
    eor r25, r5
    and r6, r25
    eor r24, r6
    mov r18, r25
    and r18, r24
    eor r19, r18
    mov r5, r21
    or r5, r23
    eor r20, r5
    eor r23, r21
    eor r23, r20
    mov r5, r7
    com r5
    mov r6, r5
    eor r6, r20
    mov r18, r6
    and r18, r23
    eor r21, r18
    or r5, r21
    eor r23, r5
    and r7, r23
    eor r21, r7
    mov r18, r23
    and r18, r21
    eor r20, r18
    mov r18, r24
    swap r18
    andi r18, 240
    andi r24, 240
    mov r16, r13
    mov r17, r16
    andi r17, 15
    eor r17, r18
    swap r16
    andi r16, 15
    eor r16, r24
    ldd r5, Z+34
    eor r17, r5
    ldd r5, Z+36
    eor r16, r5
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r24, r19
    andi r24, 15
    eor r24, r18
    swap r19
    andi r19, 15
    eor r19, r25
    ldd r5, Z+35
    eor r24, r5
    ldd r5, Z+37
    eor r19, r5
    mov r18, r21
    swap r18
    andi r18, 240
    andi r21, 240
    mov r25, r6
    mov r22, r25
    andi r22, 15
    eor r22, r18
    swap r25
    andi r25, 15
    eor r25, r21
    ldd r5, Z+38
    eor r22, r5
    eor r25, r14
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    mov r21, r20
    andi r21, 15
    eor r21, r18
    swap r20
    andi r20, 15
    eor r20, r23
    ldd r5, Z+39
    eor r21, r5
    ldd r5, Z+40
    eor r20, r5
    ; round 24 (present.dsl:28)
    mov r5, r16
    or r5, r22
    eor r25, r5
    eor r22, r16
    eor r22, r25
    mov r5, r17
    com r5
    mov r6, r5
    eor r6, r25
    mov r14, r6
    and r14, r22
    eor r16, r14
    or r5, r16
    eor r22, r5
    and r17, r22
    eor r16, r17
    mov r5, r22
    and r5, r16
    eor r25, r5
    mov r5, r19
    or r5, r21
    eor r20, r5
    eor r21, r19
    eor r21, r20
    mov r5, r24
    com r5
    mov r14, r5
    eor r14, r20
    mov r7, r14
    and r7, r21
    eor r19, r7
    or r5, r19
    eor r21, r5
    and r24, r21
    eor r19, r24
    mov r5, r21
    and r5, r19
    eor r20, r5
    mov r5, r6
    lsr r5
    eor r5, r16
    mov r18, r5
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r6, r18
    mov r5, r14
    lsr r5
    eor r5, r19
    mov r18, r5
    andi r18, 85
    eor r19, r18
    lsl r18
    eor r14, r18
    mov r5, r25
    lsr r5
    eor r5, r22
    mov r18, r5
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r25, r18
    mov r5, r20
    lsr r5
    eor r5, r21
    mov r18, r5
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r20, r18
    mov r5, r6
    lsr r5
    lsr r5
    eor r5, r25
    mov r18, r5
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r6, r18
    ldd r5, Z+41
    eor r6, r5
    ldd r5, Z+45
    eor r25, r5
    mov r5, r14
    lsr r5
    lsr r5
    eor r5, r20
    mov r18, r5
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r14, r18
    ldd r5, Z+42
    eor r14, r5
    ldd r5, Z+46
    eor r20, r5
    mov r5, r16
    lsr r5
    lsr r5
    eor r5, r22
    mov r18, r5
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r16, r18
    ldd r5, Z+43
    eor r16, r5
    eor r22, r15
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r19, r18
    ldd r15, Z+44
    eor r19, r15
    ldd r5, Z+47
    eor r21, r5
    ; round 25 (present.dsl:28)
    mov r5, r16
    or r5, r25
    eor r22, r5
    eor r25, r16
    eor r25, r22
    mov r5, r6
    com r5
    mov r7, r5
    eor r7, r22
    mov r18, r7
    and r18, r25
    eor r16, r18
    or r5, r16
    eor r25, r5
    and r6, r25
    eor r16, r6
    mov r18, r25
    and r18, r16
    eor r22, r18
    mov r5, r19
    or r5, r20
    eor r21, r5
    eor r20, r19
    eor r20, r21
    mov r5, r14
    com r5
    mov r6, r5
    eor r6, r21
    mov r18, r6
    and r18, r20
    eor r19, r18
    or r5, r19
    eor r20, r5
    and r14, r20
    eor r19, r14
    mov r18, r20
    and r18, r19
    eor r21, r18
    mov r18, r16
    swap r18
    andi r18, 240
    andi r16, 240
    mov r24, r7
    mov r17, r24
    andi r17, 15
    eor r17, r18
    swap r24
    andi r24, 15
    eor r24, r16
    ldd r5, Z+48
    eor r17, r5
    ldd r5, Z+50
    eor r24, r5
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r16, r22
    andi r16, 15
    eor r16, r18
    swap r22
    andi r22, 15
    eor r22, r25
    ldd r5, Z+49
    eor r16, r5
    ldd r5, Z+51
    eor r22, r5
    mov r18, r19
    swap r18
    andi r18, 240
    andi r19, 240
    mov r25, r6
    mov r23, r25
    andi r23, 15
    eor r23, r18
    swap r25
    andi r25, 15
    eor r25, r19
    ldd r5, Z+52
    eor r23, r5
    eor r25, r2
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    andi r20, 240
    andi r19, 15
    eor r19, r18
    swap r21
    andi r21, 15
    eor r21, r20
    ldd r2, Z+53
    eor r19, r2
    ldd r2, Z+54
    eor r21, r2
    ; round 26 (present.dsl:28)
    mov r2, r24
    or r2, r23
    eor r25, r2
    eor r23, r24
    eor r23, r25
    mov r2, r17
    com r2
    mov r5, r2
    eor r5, r25
    mov r6, r5
    and r6, r23
    eor r24, r6
    or r2, r24
    eor r23, r2
    and r17, r23
    eor r24, r17
    mov r2, r23
    and r2, r24
    eor r25, r2
    mov r2, r22
    or r2, r19
    eor r21, r2
    eor r19, r22
    eor r19, r21
    mov r2, r16
    com r2
    mov r6, r2
    eor r6, r21
    mov r14, r6
    and r14, r19
    eor r22, r14
    or r2, r22
    eor r19, r2
    and r16, r19
    eor r22, r16
    mov r2, r19
    and r2, r22
    eor r21, r2
    mov r2, r5
    lsr r2
    eor r2, r24
    mov r18, r2
    andi r18, 85
    eor r24, r18
    lsl r18
    eor r5, r18
    mov r2, r6
    lsr r2
    eor r2, r22
    mov r18, r2
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r6, r18
    mov r2, r25
    lsr r2
    eor r2, r23
    mov r18, r2
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r25, r18
    mov r2, r21
    lsr r2
    eor r2, r19
    mov r18, r2
    andi r18, 85
    eor r19, r18
    lsl r18
    eor r21, r18
    mov r2, r5
    lsr r2
    lsr r2
    eor r2, r25
    mov r18, r2
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r5, r18
    ldd r2, Z+55
    eor r5, r2
    ldd r2, Z+59
    eor r25, r2
    mov r2, r6
    lsr r2
    lsr r2
    eor r2, r21
    mov r18, r2
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r6, r18
    ldd r2, Z+56
    eor r6, r2
    ldd r2, Z+60
    eor r21, r2
    mov r2, r24
    lsr r2
    lsr r2
    eor r2, r23
    mov r18, r2
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r24, r18
    ldd r2, Z+57
    eor r24, r2
    eor r23, r15
    mov r15, r22
    lsr r15
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r22, r18
    ldd r15, Z+58
    eor r22, r15
    ldd r2, Z+61
    eor r19, r2
    ; round 27 (present.dsl:28)
    mov r2, r24
    or r2, r25
    eor r23, r2
    eor r25, r24
    eor r25, r23
    mov r2, r5
    com r2
    mov r14, r2
    eor r14, r23
    mov r18, r14
    and r18, r25
    eor r24, r18
    or r2, r24
    eor r25, r2
    and r5, r25
    eor r24, r5
    mov r18, r25
    and r18, r24
    eor r23, r18
    mov r2, r22
    or r2, r21
    eor r19, r2
    eor r21, r22
    eor r21, r19
    mov r2, r6
    com r2
    mov r5, r2
    eor r5, r19
    mov r18, r5
    and r18, r21
    eor r22, r18
    or r2, r22
    eor r21, r2
    and r6, r21
    eor r22, r6
    mov r18, r21
    and r18, r22
    eor r19, r18
    mov r18, r24
    swap r18
    andi r18, 240
    andi r24, 240
    mov r16, r14
    mov r17, r16
    andi r17, 15
    eor r17, r18
    swap r16
    andi r16, 15
    eor r16, r24
    ldd r2, Z+62
    eor r17, r2
    adiw r30, 63
    ldd r2, Z+1
    eor r16, r2
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r24, r23
    andi r24, 15
    eor r24, r18
    swap r23
    andi r23, 15
    eor r23, r25
    ldd r2, Z+0
    eor r24, r2
    ldd r2, Z+2
    eor r23, r2
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    mov r25, r5
    mov r20, r25
    andi r20, 15
    eor r20, r18
    swap r25
    andi r25, 15
    eor r25, r22
    ldd r2, Z+3
    eor r20, r2
    eor r25, r3
    mov r18, r21
    swap r18
    andi r18, 240
    andi r21, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r21
    ldd r2, Z+4
    eor r22, r2
    ldd r2, Z+5
    eor r19, r2
    ; round 28 (present.dsl:28)
    mov r2, r16
    or r2, r20
    eor r25, r2
    eor r20, r16
    eor r20, r25
    mov r2, r17
    com r2
    mov r3, r2
    eor r3, r25
    mov r5, r3
    and r5, r20
    eor r16, r5
    or r2, r16
    eor r20, r2
    and r17, r20
    eor r16, r17
    mov r2, r20
    and r2, r16
    eor r25, r2
    mov r2, r23
    or r2, r22
    eor r19, r2
    eor r22, r23
    eor r22, r19
    mov r2, r24
    com r2
    mov r5, r2
    eor r5, r19
    mov r6, r5
    and r6, r22
    eor r23, r6
    or r2, r23
    eor r22, r2
    and r24, r22
    eor r23, r24
    mov r2, r22
    and r2, r23
    eor r19, r2
    mov r2, r3
    lsr r2
    eor r2, r16
    mov r18, r2
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r2, r5
    lsr r2
    eor r2, r23
    mov r18, r2
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r5, r18
    mov r2, r25
    lsr r2
    eor r2, r20
    mov r18, r2
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r25, r18
    mov r2, r19
    lsr r2
    eor r2, r22
    mov r18, r2
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r19, r18
    mov r2, r3
    lsr r2
    lsr r2
    eor r2, r25
    mov r18, r2
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r3, r18
    ldd r2, Z+6
    eor r3, r2
    ldd r2, Z+10
    eor r25, r2
    mov r2, r5
    lsr r2
    lsr r2
    eor r2, r19
    mov r18, r2
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r5, r18
    ldd r2, Z+7
    eor r5, r2
    ldd r2, Z+11
    eor r19, r2
    mov r2, r16
    lsr r2
    lsr r2
    eor r2, r20
    mov r18, r2
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r16, r18
    ldd r2, Z+8
    eor r16, r2
    eor r20, r15
    mov r15, r23
    lsr r15
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r23, r18
    ldd r15, Z+9
    eor r23, r15
    ldd r2, Z+12
    eor r22, r2
    ; round 29 (present.dsl:28)
    mov r2, r16
    or r2, r25
    eor r20, r2
    eor r25, r16
    eor r25, r20
    mov r2, r3
    com r2
    mov r6, r2
    eor r6, r20
    mov r18, r6
    and r18, r25
    eor r16, r18
    or r2, r16
    eor r25, r2
    and r3, r25
    eor r16, r3
    mov r18, r25
    and r18, r16
    eor r20, r18
    mov r2, r23
    or r2, r19
    eor r22, r2
    eor r19, r23
    eor r19, r22
    mov r2, r5
    com r2
    mov r3, r2
    eor r3, r22
    mov r18, r3
    and r18, r19
    eor r23, r18
    or r2, r23
    eor r19, r2
    and r5, r19
    eor r23, r5
    mov r18, r19
    and r18, r23
    eor r22, r18
    mov r18, r16
    swap r18
    andi r18, 240
    andi r16, 240
    mov r24, r6
    mov r17, r24
    andi r17, 15
    eor r17, r18
    swap r24
    andi r24, 15
    eor r24, r16
    ldd r2, Z+13
    eor r17, r2
    ldd r2, Z+15
    eor r24, r2
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r16, r20
    andi r16, 15
    eor r16, r18
    swap r20
    andi r20, 15
    eor r20, r25
    ldd r2, Z+14
    eor r16, r2
    ldd r2, Z+16
    eor r20, r2
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    mov r25, r3
    mov r21, r25
    andi r21, 15
    eor r21, r18
    swap r25
    andi r25, 15
    eor r25, r23
    ldd r2, Z+17
    eor r21, r2
    eor r25, r4
    mov r18, r19
    swap r18
    andi r18, 240
    andi r19, 240
    mov r23, r22
    andi r23, 15
    eor r23, r18
    swap r22
    andi r22, 15
    eor r22, r19
    ldd r2, Z+18
    eor r23, r2
    ldd r2, Z+19
    eor r22, r2
    ; round 30 (present.dsl:28)
    mov r2, r24
    or r2, r21
    eor r25, r2
    eor r21, r24
    eor r21, r25
    mov r2, r17
    com r2
    mov r3, r2
    eor r3, r25
    mov r4, r3
    and r4, r21
    eor r24, r4
    or r2, r24
    eor r21, r2
    and r17, r21
    eor r24, r17
    mov r2, r21
    and r2, r24
    eor r25, r2
    mov r2, r20
    or r2, r23
    eor r22, r2
    eor r23, r20
    eor r23, r22
    mov r2, r16
    com r2
    mov r4, r2
    eor r4, r22
    mov r5, r4
    and r5, r23
    eor r20, r5
    or r2, r20
    eor r23, r2
    and r16, r23
    eor r20, r16
    mov r2, r23
    and r2, r20
    eor r22, r2
    mov r2, r3
    lsr r2
    eor r2, r24
    mov r18, r2
    andi r18, 85
    eor r24, r18
    lsl r18
    eor r3, r18
    mov r2, r4
    lsr r2
    eor r2, r20
    mov r18, r2
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r4, r18
    mov r2, r25
    lsr r2
    eor r2, r21
    mov r18, r2
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r25, r18
    mov r2, r22
    lsr r2
    eor r2, r23
    mov r18, r2
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r22, r18
    mov r2, r3
    lsr r2
    lsr r2
    eor r2, r25
    mov r18, r2
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r3, r18
    ldd r2, Z+24
    eor r25, r2
    ldd r2, Z+20
    eor r3, r2
    mov r2, r4
    lsr r2
    lsr r2
    eor r2, r22
    mov r18, r2
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r4, r18
    ldd r2, Z+25
    eor r22, r2
    ldd r2, Z+21
    eor r4, r2
    mov r2, r24
    lsr r2
    lsr r2
    eor r2, r21
    mov r18, r2
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r24, r18
    ldd r2, Z+22
    eor r24, r2
    eor r21, r15
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r20, r18
    ldd r15, Z+23
    eor r20, r15
    ldd r15, Z+26
    eor r23, r15
    ; round 31 (present.dsl:28)
    mov r15, r24
    and r15, r25
    eor r21, r15
    eor r25, r24
    eor r25, r21
    mov r15, r3
    eor r15, r21
    mov r2, r15
    or r2, r25
    eor r24, r2
    ldd r2, Z+27
    eor r15, r2
    mov r2, r3
    or r2, r24
    eor r25, r2
    or r3, r25
    eor r24, r3
    mov r2, r25
    or r2, r24
    eor r21, r2
    ldd r2, Z+29
    eor r24, r2
    ldd r2, Z+31
    eor r21, r2
    ldd r2, Z+33
    eor r25, r2
    mov r2, r20
    and r2, r22
    eor r23, r2
    eor r22, r20
    eor r22, r23
    mov r2, r4
    eor r2, r23
    mov r3, r2
    or r3, r22
    eor r20, r3
    ldd r3, Z+28
    eor r2, r3
    mov r3, r4
    or r3, r20
    eor r22, r3
    or r4, r22
    eor r20, r4
    mov r3, r22
    or r3, r20
    eor r23, r3
    ldd r3, Z+30
    eor r20, r3
    ldd r3, Z+32
    eor r23, r3
    ldd r3, Z+34
    eor r22, r3
    mov r18, r24
    swap r18
    andi r18, 240
    andi r24, 240
    mov r16, r15
    mov r17, r16
    andi r17, 15
    eor r17, r18
    swap r16
    andi r16, 15
    eor r16, r24
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r24, r21
    andi r24, 15
    eor r24, r18
    swap r21
    andi r21, 15
    eor r21, r25
    mov r18, r20
    swap r18
    andi r18, 240
    andi r20, 240
    mov r25, r2
    mov r19, r25
    andi r19, 15
    eor r19, r18
    swap r25
    andi r25, 15
    eor r25, r20
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    mov r20, r23
    andi r20, 15
    eor r20, r18
    swap r23
    andi r23, 15
    eor r23, r22
    mov r15, r17
    lsr r15
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r17, r18
    mov r15, r24
    lsr r15
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r24, r18
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r16, r18
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r21, r18
    mov r15, r17
    lsr r15
    eor r15, r16
    mov r18, r15
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r17, r18
    mov r15, r24
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r24, r18
    mov r15, r19
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 85
    eor r25, r18
    lsl r18
    eor r19, r18
    mov r15, r20
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r20, r18
    mov r18, r20
    swap r18
    andi r18, 15
    andi r20, 15
    mov r22, r23
    andi r22, 240
    or r18, r22
    swap r23
    andi r23, 240
    or r20, r23
    mov r23, r24
    swap r23
    andi r23, 15
    andi r24, 15
    mov r22, r21
    andi r22, 240
    or r23, r22
    swap r21
    andi r21, 240
    or r24, r21
    mov r22, r19
    swap r22
    andi r22, 15
    andi r19, 15
    mov r21, r25
    andi r21, 240
    or r22, r21
    swap r25
    andi r25, 240
    or r19, r25
    mov r25, r17
    swap r25
    andi r25, 15
    andi r17, 15
    mov r21, r16
    andi r21, 240
    or r25, r21
    swap r16
    andi r16, 240
    or r17, r16
    ld r15, X+
    eor r15, r18
    st Y+, r15
    ld r15, X+
    eor r15, r23
    st Y+, r15
    ld r15, X+
    eor r15, r20
    st Y+, r15
    ld r15, X+
    eor r15, r24
    st Y+, r15
    ld r15, X+
    eor r15, r22
    st Y+, r15
    ld r15, X+
    eor r15, r25
    st Y+, r15
    ld r15, X+
    eor r15, r19
    st Y+, r15
    ld r15, X+
    eor r15, r17
    st Y+, r15
    subi r30, lo8(-(-198))
    sbci r31, hi8(-(-198))
    pop r25
    pop r24
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_present64_128_ctr_crypt_avr_rest
    jmp .Llwcc_present64_128_ctr_crypt_avr_group
.Llwcc_present64_128_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_present64_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_present64_128_ctr_crypt_avr_end
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
.Llwcc_present64_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_present64_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    push r5
    push r4
    push r3
    push r2
    jmp .Llwcc_present64_128_ctr_crypt_avr_group
.Llwcc_present64_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_present64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_present64_128_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_present64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_present64_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_present64_128_ctr_crypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_present64_128_ctr_crypt_avr, .-lwcc_present64_128_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_byte_0:
    .byte 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08
    .byte 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88
    .byte 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08
    .byte 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88
    .byte 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08
    .byte 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88
    .byte 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08
    .byte 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88
    .byte 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08
    .byte 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88
    .byte 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08
    .byte 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88
    .byte 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08
    .byte 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88
    .byte 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08
    .byte 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88, 0x80, 0x88
    .balign 256
.Ltable_byte_1:
    .byte 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08
    .byte 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08
    .byte 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88
    .byte 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88
    .byte 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08
    .byte 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08
    .byte 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88
    .byte 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88
    .byte 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08
    .byte 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08
    .byte 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88
    .byte 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88
    .byte 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08
    .byte 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x08, 0x08
    .byte 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88
    .byte 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88, 0x80, 0x80, 0x88, 0x88
    .balign 256
.Ltable_byte_2:
    .byte 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08
    .byte 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08
    .byte 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08
    .byte 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08
    .byte 0x80, 0x80, 0x80, 0x80, 0x88, 0x88, 0x88, 0x88, 0x80, 0x80, 0x80, 0x80, 0x88, 0x88, 0x88, 0x88
    .byte 0x80, 0x80, 0x80, 0x80, 0x88, 0x88, 0x88, 0x88, 0x80, 0x80, 0x80, 0x80, 0x88, 0x88, 0x88, 0x88
    .byte 0x80, 0x80, 0x80, 0x80, 0x88, 0x88, 0x88, 0x88, 0x80, 0x80, 0x80, 0x80, 0x88, 0x88, 0x88, 0x88
    .byte 0x80, 0x80, 0x80, 0x80, 0x88, 0x88, 0x88, 0x88, 0x80, 0x80, 0x80, 0x80, 0x88, 0x88, 0x88, 0x88
    .byte 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08
    .byte 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08
    .byte 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08
    .byte 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x08, 0x08, 0x08, 0x08
    .byte 0x80, 0x80, 0x80, 0x80, 0x88, 0x88, 0x88, 0x88, 0x80, 0x80, 0x80, 0x80, 0x88, 0x88, 0x88, 0x88
    .byte 0x80, 0x80, 0x80, 0x80, 0x88, 0x88, 0x88, 0x88, 0x80, 0x80, 0x80, 0x80, 0x88, 0x88, 0x88, 0x88
    .byte 0x80, 0x80, 0x80, 0x80, 0x88, 0x88, 0x88, 0x88, 0x80, 0x80, 0x80, 0x80, 0x88, 0x88, 0x88, 0x88
    .byte 0x80, 0x80, 0x80, 0x80, 0x88, 0x88, 0x88, 0x88, 0x80, 0x80, 0x80, 0x80, 0x88, 0x88, 0x88, 0x88
    .balign 256
.Ltable_byte_3:
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .balign 256
.Ltable_byte_4:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02
    .byte 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02
    .byte 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02
    .byte 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02
    .byte 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03
    .balign 256
.Ltable_byte_5:
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .balign 256
.Ltable_byte_6:
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .balign 256
.Ltable_byte_7:
    .byte 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00
    .byte 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00
    .byte 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00
    .byte 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00
    .byte 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00
    .byte 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00
    .byte 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00
    .byte 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00
    .byte 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00
    .byte 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00
    .byte 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00
    .byte 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00
    .byte 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00
    .byte 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00
    .byte 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00
    .byte 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00
