// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

/** The sizes of what is no reference (JVMS 4.3.2). */
final class Sizes {

    private Sizes() {}

    /** In bytes; 0 of a reference, and -1 of no type. */
    static int of(int descriptor) {
        return switch (descriptor) {
            case 'L', '[' -> 0;
            case 'B', 'Z' -> Byte.BYTES;
            case 'C', 'S' -> Short.BYTES;
            case 'I', 'F' -> Integer.BYTES;
            case 'J', 'D' -> Long.BYTES;
            default -> -1;
        };
    }
}
