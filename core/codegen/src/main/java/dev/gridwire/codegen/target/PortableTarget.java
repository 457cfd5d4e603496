// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

import java.util.Objects;
/** Describes Hazelcast's Portable, with the names that its code calls. */
public final class PortableTarget {

    /** The internal name of Portable. */
    public static final String PORTABLE = "com/hazelcast/nio/serialization/Portable";
    /** The internal name of the interface of formed classes: Portable with a version of the class. */
    public static final String VERSIONED = "com/hazelcast/nio/serialization/VersionedPortable";
    /** The internal name of the factory, which makes instances by class id. */
    public static final String FACTORY = "com/hazelcast/nio/serialization/PortableFactory";
    /** The internal name of the service by which Hazelcast finds factories and definitions. */
    public static final String HOOK = "com/hazelcast/internal/serialization/impl/portable/PortableHook";
    /** The file that lists hooks. */
    public static final String SERVICE = "META-INF/services/com.hazelcast.PortableHook";
    /** The internal name of a class's definition, which lists its fields. */
    public static final String DEFINITION = "com/hazelcast/nio/serialization/ClassDefinition";
    /** The internal name of the builder of definitions. */
    public static final String DEFINITION_BUILDER = "com/hazelcast/nio/serialization/ClassDefinitionBuilder";
    /** The internal name of the configuration for registering factories by hand. */
    public static final String CONFIG = "com/hazelcast/config/SerializationConfig";

    private static final String PACKAGE = "com/hazelcast/nio/serialization/";

    /** The table. */
    public static final NamedTarget TARGET = table();

    private PortableTarget() {}

    /** Returns the method of {@link #DEFINITION_BUILDER} that adds a field. */
    public static Call define(Wire wire) {
        String suffix = Objects.requireNonNull(TARGET.fields().get(wire)).write().name().substring("write".length());
        boolean nested = wire == Wire.NESTED || wire == Wire.NESTEDS;
        return new Call(
                DEFINITION_BUILDER,
                "add" + suffix + "Field",
                "(Ljava/lang/String;" + (nested ? "L" + DEFINITION + ";" : "") + ")L" + DEFINITION_BUILDER + ";");
    }

    private static NamedTarget table() {
        NamedTarget.Builder table = NamedTarget.of("portable", PACKAGE + "PortableWriter", PACKAGE + "PortableReader");
        both(table, Wire.BOOLEAN, "Boolean");
        both(table, Wire.BYTE, "Byte");
        both(table, Wire.SHORT, "Short");
        table.with(Wire.CHAR, "Char", "I", "(Ljava/lang/String;)C").with(Wire.CHARS, "CharArray");
        both(table, Wire.INT, "Int");
        both(table, Wire.LONG, "Long");
        both(table, Wire.FLOAT, "Float");
        both(table, Wire.DOUBLE, "Double");
        both(table, Wire.STRING, "String");
        both(table, Wire.DECIMAL, "Decimal");
        both(table, Wire.DATE, "Date");
        both(table, Wire.TIME, "Time");
        both(table, Wire.TIMESTAMP, "Timestamp");
        both(table, Wire.ZONED_TIMESTAMP, "TimestampWithTimezone");
        table.with(Wire.NESTED, "Portable", "L" + PORTABLE + ";");
        table.with(Wire.NESTEDS, "PortableArray", "[L" + PORTABLE + ";");
        return table.build();
    }

    private static void both(NamedTarget.Builder table, Wire wire, String suffix) {
        table.with(wire, suffix).with(wire.array(), suffix + "Array");
    }
}
