// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import java.util.EnumMap;
import java.util.EnumSet;

/** The enum of an EnumMap or EnumSet, which the JDK tells of neither. */
final class EnumContainers {

    private EnumContainers() {}

    static void writeElementType(GraphWriter writer, Object set) {
        EnumSet<?> elements = (EnumSet<?>) set;
        EnumSet<?> others = elements.isEmpty() ? EnumSet.complementOf(elements) : elements;
        if (others.isEmpty()) {
            throw Refusal.unsupported("Sets of enums without constants are", EnumSet.class, "use null");
        }
        writeType(writer, others.iterator().next().getDeclaringClass());
    }

    static void writeKeyType(GraphWriter writer, Object map) {
        EnumMap<?, ?> entries = (EnumMap<?, ?>) map;
        writeType(
                writer,
                entries.isEmpty() ? HiddenParts.enumKeyType(entries) : entries.keySet().iterator().next().getDeclaringClass());
    }

    private static void writeType(GraphWriter writer, Class<?> type) {
        writer.typeWriter().write(writer.types().allowed(type));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static Object makeSet(GraphReader reader) {
        return EnumSet.noneOf((Class) readType(reader));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static Object makeMap(GraphReader reader) {
        return new EnumMap((Class) readType(reader));
    }

    /** Reads the type of an enum. */
    static Class<?> readType(GraphReader reader) {
        Codec codec = reader.typeReader().read();
        if (!(codec instanceof EnumCodec) || !codec.type().isEnum()) {
            throw reader.in().malformed("this is no enum: class=" + codec.type().getName());
        }
        return codec.type();
    }
}
