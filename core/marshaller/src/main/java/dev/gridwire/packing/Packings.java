// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.codegen.jdk.JdkType;
import org.jspecify.annotations.Nullable;

/** Finds the packing of a type: of those that stored objects are full of. */
public final class Packings {

    private Packings() {}

    /** Null for types that have none, whose codec does it by its general form. */
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

    /** Of boxes whose NaN is written in one form by some writers; null for others. */
    public static @Nullable Packing ofFloating(JdkType type) {
        return switch (type) {
            case FLOAT -> new FloatPacking();
            case DOUBLE -> new DoublePacking();
            default -> null;
        };
    }
}
