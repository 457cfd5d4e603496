// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.Locale;
import java.util.Optional;

/**
 * Lists the eight primitive types, with descriptor, width and box of each. Readers, layouts, targets and emitters use it;
 * {@code PrimitiveType.INT.box()} is {@code java.lang.Integer}.
 */
public enum PrimitiveType implements TypeRef {
    BOOLEAN('Z', Byte.BYTES, "Boolean"),
    BYTE('B', Byte.BYTES, "Byte"),
    SHORT('S', Short.BYTES, "Short"),
    CHAR('C', Character.BYTES, "Character"),
    INT('I', Integer.BYTES, "Integer"),
    LONG('J', Long.BYTES, "Long"),
    FLOAT('F', Float.BYTES, "Float"),
    DOUBLE('D', Double.BYTES, "Double");

    private final char descriptor;
    private final int byteCount;
    private final String boxName;

    PrimitiveType(char descriptor, int byteCount, String boxName) {
        this.descriptor = descriptor;
        this.byteCount = byteCount;
        this.boxName = boxName;
    }

    /**
     * Returns the type of a descriptor (JVMS 4.3.2).
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

    /** Returns the type whose box has that binary name; empty if the name is not a box's. */
    public static Optional<PrimitiveType> ofBox(String binaryName) {
        for (PrimitiveType type : values()) {
            if (type.box().equals(binaryName)) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }

    /** Returns the descriptor's letter. */
    public char descriptor() {
        return descriptor;
    }

    /** Returns the width of a value. */
    public int byteCount() {
        return byteCount;
    }

    /** Returns the binary name of the box's class. */
    public String box() {
        return "java.lang." + boxName;
    }

    /** Returns the simple name of the box's class: {@code Character}. */
    public String boxName() {
        return boxName;
    }

    /** Returns the type's name as used in method names: {@code Char}. */
    public String word() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }

    /** Returns whether it is {@code float} or {@code double}. */
    public boolean isFloating() {
        return this == FLOAT || this == DOUBLE;
    }

    /** Returns the keyword. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
