// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

/**
 * Describes Hazelcast's Compact, with the names that its code calls. A {@code char} is written as the bits of a signed 16-bit
 * number.
 */
public final class CompactTarget {

    /** The internal name of the interface that generated classes implement. */
    public static final String SERIALIZER = "com/hazelcast/nio/serialization/compact/CompactSerializer";
    /** The internal name of the exception for a field that the data lacks. */
    public static final String FAILURE = "com/hazelcast/nio/serialization/HazelcastSerializationException";
    /** The internal name of the enum of field kinds. */
    public static final String FIELD_KIND = "com/hazelcast/nio/serialization/FieldKind";
    /** The internal name of the configuration for registering serializers. */
    public static final String CONFIG = "com/hazelcast/config/SerializationConfig";
    /** The internal name of the part of that configuration which holds them. */
    public static final String COMPACT_CONFIG = "com/hazelcast/config/CompactSerializationConfig";

    private static final String PACKAGE = "com/hazelcast/nio/serialization/compact/";

    /** The table. */
    public static final NamedTarget TARGET = table();

    private CompactTarget() {}

    private static NamedTarget table() {
        NamedTarget.Builder table =
                NamedTarget.of("compact", PACKAGE + "CompactWriter", PACKAGE + "CompactReader");
        both(table, Wire.STRING, "String");
        both(table, Wire.DECIMAL, "Decimal");
        both(table, Wire.DATE, "Date");
        both(table, Wire.TIME, "Time");
        both(table, Wire.TIMESTAMP, "Timestamp");
        both(table, Wire.ZONED_TIMESTAMP, "TimestampWithTimezone");
        numbers(table, Wire.BOOLEAN, "Boolean");
        numbers(table, Wire.BYTE, "Int8");
        numbers(table, Wire.SHORT, "Int16");
        numbers(table, Wire.INT, "Int32");
        numbers(table, Wire.LONG, "Int64");
        numbers(table, Wire.FLOAT, "Float32");
        numbers(table, Wire.DOUBLE, "Float64");
        table.with(Wire.NESTED, "Compact");
        String objects = Wire.NESTEDS.descriptor();
        table.with(Wire.NESTEDS, "ArrayOfCompact", objects, "(Ljava/lang/String;Ljava/lang/Class;)" + objects);
        return table.build();
    }

    private static void both(NamedTarget.Builder table, Wire wire, String suffix) {
        table.with(wire, suffix).with(wire.array(), "ArrayOf" + suffix);
    }

    private static void numbers(NamedTarget.Builder table, Wire wire, String suffix) {
        both(table, wire, suffix);
        both(table, wire.nullable(), "Nullable" + suffix);
    }
}
