// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.codegen.jdk.JdkType;
import org.jspecify.annotations.Nullable;

/** Finds the packing of a type, for the types that are most common in stored objects. */
public final class Packings {

    private Packings() {}

    /** Returns the packing; null for types without one, whose codec uses its general form. */
    public static @Nullable Packing of(JdkType type) {
        return switch (type) {
            case UUID -> new UuidPacking();
            case BIG_INTEGER -> new BigIntegerPacking();
            case BIG_DECIMAL -> new BigDecimalPacking();
            case INSTANT -> new InstantPacking();
            case DURATION -> new DurationPacking();
            case LOCAL_DATE -> new LocalDatePacking();
            case LOCAL_TIME -> new LocalTimePacking();
            case LOCAL_DATE_TIME -> new LocalDateTimePacking();
            case OFFSET_DATE_TIME -> new OffsetDateTimePacking();
            case ZONED_DATE_TIME -> new ZonedDateTimePacking();
            case OFFSET_TIME -> new OffsetTimePacking();
            case DATE -> new DatePacking();
            case BOOLEAN -> new BooleanPacking();
            case BYTE -> new BytePacking();
            case SHORT -> new ShortPacking();
            case CHARACTER -> new CharacterPacking();
            case INTEGER -> new IntegerPacking();
            case LONG -> new LongPacking();
            default -> null;
        };
    }

    /** Returns the packing of boxes whose NaN some writers write in a single form; null for other types. */
    public static @Nullable Packing ofFloating(JdkType type) {
        return switch (type) {
            case FLOAT -> new FloatPacking();
            case DOUBLE -> new DoublePacking();
            default -> null;
        };
    }
}
