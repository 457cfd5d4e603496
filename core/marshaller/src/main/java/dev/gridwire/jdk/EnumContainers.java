// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.EnumCodec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.UnknownConstant;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.reflect.HiddenParts;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Objects;

/** Finds the enum of an EnumMap or EnumSet, which the JDK does not reveal. */
public final class EnumContainers {

    private EnumContainers() {}

    static void writeElementType(GraphWriter writer, Object set) {
        if (set instanceof UnknownEnumSet unknown) {
            writer.writeType(unknown.elementCodec());
            return;
        }
        EnumSet<?> elements = (EnumSet<?>) set;
        EnumSet<?> others = elements.isEmpty() ? EnumSet.complementOf(elements) : elements;
        if (others.isEmpty()) {
            throw Refusal.unsupported("Sets of enums without constants are", EnumSet.class, "use null");
        }
        writeType(writer, others.iterator().next().getDeclaringClass());
    }

    static void writeKeyType(GraphWriter writer, Object map) {
        if (map instanceof UnknownEnumMap unknown) {
            writer.writeType(unknown.keyCodec());
            return;
        }
        EnumMap<?, ?> entries = (EnumMap<?, ?>) map;
        writeType(
                writer,
                entries.isEmpty() ? HiddenParts.enumKeyType(entries) : entries.keySet().iterator().next().getDeclaringClass());
    }

    private static void writeType(GraphWriter writer, Class<?> type) {
        writer.writeType(writer.types().allowed(type));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static Object makeSet(GraphReader reader) {
        Codec type = reader.readType();
        return type.type() == UnknownConstant.class
                ? new UnknownEnumSet(type, Objects.requireNonNull(reader.types().ofJdk(JdkType.ENUM_SET)))
                : EnumSet.noneOf((Class) enumClass(reader, type));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static Object makeMap(GraphReader reader) {
        Codec type = reader.readType();
        return type.type() == UnknownConstant.class
                ? new UnknownEnumMap(type, Objects.requireNonNull(reader.types().ofJdk(JdkType.ENUM_MAP)))
                : new EnumMap((Class) enumClass(reader, type));
    }

    /** Reads the type of an enum. */
    public static Class<?> readType(GraphReader reader) {
        return enumClass(reader, reader.readType());
    }

    private static Class<?> enumClass(GraphReader reader, Codec codec) {
        if (!(codec instanceof EnumCodec) || !codec.type().isEnum()) {
            throw reader.in().malformed("this is no enum: class=" + EscapedNames.of(codec.type().getName()));
        }
        return codec.type();
    }
}
