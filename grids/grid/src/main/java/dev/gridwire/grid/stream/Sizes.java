// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

/** The sizes of primitive types (JVMS 4.3.2). */
final class Sizes {

    private Sizes() {}

    /** Returns the size in bytes: 0 for a reference, and -1 for an unknown type. */
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
