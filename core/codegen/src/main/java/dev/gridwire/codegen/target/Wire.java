// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

import dev.gridwire.codegen.model.PrimitiveType;

/** A table of the values that a named field can hold. The same value may have another name in each mechanism. */
public enum Wire {
    BOOLEAN(PrimitiveType.BOOLEAN),
    BYTE(PrimitiveType.BYTE),
    SHORT(PrimitiveType.SHORT),
    CHAR(PrimitiveType.CHAR),
    INT(PrimitiveType.INT),
    LONG(PrimitiveType.LONG),
    FLOAT(PrimitiveType.FLOAT),
    DOUBLE(PrimitiveType.DOUBLE),
    NULLABLE_BOOLEAN(PrimitiveType.BOOLEAN.box()),
    NULLABLE_BYTE(PrimitiveType.BYTE.box()),
    NULLABLE_SHORT(PrimitiveType.SHORT.box()),
    NULLABLE_INT(PrimitiveType.INT.box()),
    NULLABLE_LONG(PrimitiveType.LONG.box()),
    NULLABLE_FLOAT(PrimitiveType.FLOAT.box()),
    NULLABLE_DOUBLE(PrimitiveType.DOUBLE.box()),
    STRING("java.lang.String"),
    DECIMAL("java.math.BigDecimal"),
    DATE("java.time.LocalDate"),
    TIME("java.time.LocalTime"),
    TIMESTAMP("java.time.LocalDateTime"),
    ZONED_TIMESTAMP("java.time.OffsetDateTime"),
    /** An object with named fields of its own. */
    NESTED("java.lang.Object"),
    BOOLEANS(BOOLEAN),
    BYTES(BYTE),
    SHORTS(SHORT),
    CHARS(CHAR),
    INTS(INT),
    LONGS(LONG),
    FLOATS(FLOAT),
    DOUBLES(DOUBLE),
    NULLABLE_BOOLEANS(NULLABLE_BOOLEAN),
    NULLABLE_BYTES(NULLABLE_BYTE),
    NULLABLE_SHORTS(NULLABLE_SHORT),
    NULLABLE_INTS(NULLABLE_INT),
    NULLABLE_LONGS(NULLABLE_LONG),
    NULLABLE_FLOATS(NULLABLE_FLOAT),
    NULLABLE_DOUBLES(NULLABLE_DOUBLE),
    STRINGS(STRING),
    DECIMALS(DECIMAL),
    DATES(DATE),
    TIMES(TIME),
    TIMESTAMPS(TIMESTAMP),
    ZONED_TIMESTAMPS(ZONED_TIMESTAMP),
    /** Several objects with named fields. */
    NESTEDS(NESTED);

    private static final String NULLABLE = "NULLABLE_";

    private final String descriptor;

    Wire(PrimitiveType type) {
        this.descriptor = String.valueOf(type.descriptor());
    }

    Wire(String className) {
        this.descriptor = "L" + className.replace('.', '/') + ";";
    }

    Wire(Wire element) {
        this.descriptor = "[" + element.descriptor;
    }

    /** The field that holds a value of a primitive type. */
    public static Wire of(PrimitiveType type) {
        return valueOf(type.name());
    }

    /** Descriptor of the value that the writer takes and the reader gives (JVMS 4.3.2). */
    public String descriptor() {
        return descriptor;
    }

    /** Whether it holds a primitive value. */
    public boolean isPrimitive() {
        return ordinal() < NULLABLE_BOOLEAN.ordinal();
    }

    /** Whether it holds several values. */
    public boolean isArray() {
        return ordinal() >= BOOLEANS.ordinal();
    }

    /** The field that holds several of these values. */
    public Wire array() {
        return isArray() ? this : values()[ordinal() + BOOLEANS.ordinal()];
    }

    /** Whether it holds boxes, of which null is one. */
    public boolean isNullable() {
        return name().startsWith(NULLABLE);
    }

    /** The field that holds boxes of the primitive values of this one; itself if there is none. */
    public Wire nullable() {
        for (Wire each : values()) {
            if (each.name().equals(NULLABLE + name())) {
                return each;
            }
        }
        return this;
    }

    /** The field that holds the primitive values of the boxes in this one; itself if it holds no boxes. */
    public Wire primitive() {
        return isNullable() ? valueOf(name().substring(NULLABLE.length())) : this;
    }
}
