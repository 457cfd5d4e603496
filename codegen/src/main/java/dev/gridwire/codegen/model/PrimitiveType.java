// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.Locale;

/** The eight primitive types. */
public enum PrimitiveType implements TypeRef {
    BOOLEAN('Z', 1),
    BYTE('B', 1),
    SHORT('S', 2),
    CHAR('C', 2),
    INT('I', 4),
    LONG('J', 8),
    FLOAT('F', 4),
    DOUBLE('D', 8);

    private final char descriptor;
    private final int byteCount;

    PrimitiveType(char descriptor, int byteCount) {
        this.descriptor = descriptor;
        this.byteCount = byteCount;
    }

    /**
     * Finds the type of a descriptor (JVMS 4.3.2).
     *
     * @throws IllegalArgumentException if there is none
     */
    public static PrimitiveType ofDescriptor(char descriptor) {
        for (PrimitiveType type : values()) {
            if (type.descriptor == descriptor) {
                return type;
            }
        }
        throw new IllegalArgumentException("no field descriptor starts so: char=" + descriptor);
    }

    /** The descriptor's letter. */
    public char descriptor() {
        return descriptor;
    }

    /** The width of a value. */
    public int byteCount() {
        return byteCount;
    }

    /** The keyword. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
