// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

/** What a mechanism with named fields can hold in one of them. The same value may have another name in each mechanism. */
public enum Wire {
    BOOLEAN("Z"),
    BYTE("B"),
    SHORT("S"),
    CHAR("C"),
    INT("I"),
    LONG("J"),
    FLOAT("F"),
    DOUBLE("D"),
    NULLABLE_BOOLEAN("Ljava/lang/Boolean;"),
    NULLABLE_BYTE("Ljava/lang/Byte;"),
    NULLABLE_SHORT("Ljava/lang/Short;"),
    NULLABLE_INT("Ljava/lang/Integer;"),
    NULLABLE_LONG("Ljava/lang/Long;"),
    NULLABLE_FLOAT("Ljava/lang/Float;"),
    NULLABLE_DOUBLE("Ljava/lang/Double;"),
    STRING("Ljava/lang/String;"),
    DECIMAL("Ljava/math/BigDecimal;"),
    DATE("Ljava/time/LocalDate;"),
    TIME("Ljava/time/LocalTime;"),
    TIMESTAMP("Ljava/time/LocalDateTime;"),
    ZONED_TIMESTAMP("Ljava/time/OffsetDateTime;"),
    /** An object with named fields of its own. */
    NESTED("Ljava/lang/Object;"),
    BOOLEANS("[Z"),
    BYTES("[B"),
    SHORTS("[S"),
    CHARS("[C"),
    INTS("[I"),
    LONGS("[J"),
    FLOATS("[F"),
    DOUBLES("[D"),
    NULLABLE_BOOLEANS("[Ljava/lang/Boolean;"),
    NULLABLE_BYTES("[Ljava/lang/Byte;"),
    NULLABLE_SHORTS("[Ljava/lang/Short;"),
    NULLABLE_INTS("[Ljava/lang/Integer;"),
    NULLABLE_LONGS("[Ljava/lang/Long;"),
    NULLABLE_FLOATS("[Ljava/lang/Float;"),
    NULLABLE_DOUBLES("[Ljava/lang/Double;"),
    STRINGS("[Ljava/lang/String;"),
    DECIMALS("[Ljava/math/BigDecimal;"),
    DATES("[Ljava/time/LocalDate;"),
    TIMES("[Ljava/time/LocalTime;"),
    TIMESTAMPS("[Ljava/time/LocalDateTime;"),
    ZONED_TIMESTAMPS("[Ljava/time/OffsetDateTime;"),
    /** Several of them. */
    NESTEDS("[Ljava/lang/Object;");

    private static final int FIRST_NULLABLE = 8;
    private static final int FIRST_ARRAY = 22;

    private final String descriptor;

    Wire(String descriptor) {
        this.descriptor = descriptor;
    }

    /** Descriptor of what is given to the writer and got from the reader (JVMS 4.3.2). */
    public String descriptor() {
        return descriptor;
    }

    /** Whether it is a primitive value. */
    public boolean isPrimitive() {
        return ordinal() < FIRST_NULLABLE;
    }

    /** Whether it holds several values. */
    public boolean isArray() {
        return ordinal() >= FIRST_ARRAY;
    }

    /** That which holds several of this one. */
    public Wire array() {
        return isArray() ? this : values()[ordinal() + FIRST_ARRAY];
    }

    /** What holds a value, or values, of a primitive type that can be null; itself if it holds no such. */
    public Wire nullable() {
        return switch (this) {
            case BOOLEAN, BOOLEANS -> shifted(FIRST_NULLABLE);
            case BYTE, SHORT, BYTES, SHORTS -> shifted(FIRST_NULLABLE);
            case INT, LONG, FLOAT, DOUBLE, INTS, LONGS, FLOATS, DOUBLES -> shifted(FIRST_NULLABLE - 1);
            default -> this;
        };
    }

    private Wire shifted(int by) {
        return values()[ordinal() + by];
    }
}
