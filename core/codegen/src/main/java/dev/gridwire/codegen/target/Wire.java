// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

import dev.gridwire.codegen.model.PrimitiveType;

/** Lists the values that a named field can hold. The same value may have different names in different mechanisms. */
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
    /** An object that has named fields itself. */
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

    /** Returns the field that holds a value of a primitive type. */
    public static Wire of(PrimitiveType type) {
        return valueOf(type.name());
    }

    /** Returns the descriptor of the value that the writer takes and the reader returns (JVMS 4.3.2). */
    public String descriptor() {
        return descriptor;
    }

    /** Returns whether it holds a primitive value. */
    public boolean isPrimitive() {
        return ordinal() < NULLABLE_BOOLEAN.ordinal();
    }

    /** Returns whether it holds several values. */
    public boolean isArray() {
        return ordinal() >= BOOLEANS.ordinal();
    }

    /** Returns the field that holds several of these values. */
    public Wire array() {
        return isArray() ? this : values()[ordinal() + BOOLEANS.ordinal()];
    }

    /** Returns whether it holds boxes, which may be null. */
    public boolean isNullable() {
        return name().startsWith(NULLABLE);
    }

    /** Returns the field that holds boxes of this field's primitive values; itself if there is none. */
    public Wire nullable() {
        for (Wire each : values()) {
            if (each.name().equals(NULLABLE + name())) {
                return each;
            }
        }
        return this;
    }

    /** Returns the field that holds the primitive values of this field's boxes; itself if it holds no boxes. */
    public Wire primitive() {
        return isNullable() ? valueOf(name().substring(NULLABLE.length())) : this;
    }
}
