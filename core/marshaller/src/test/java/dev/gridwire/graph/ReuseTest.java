// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.Samples;
import dev.gridwire.assembly.TypeAssembly;
import dev.gridwire.codec.Codec;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.container.ElementBuffer;
import dev.gridwire.evolution.EvolutionRules;
import dev.gridwire.ground.CanonicalRoots;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.registry.TypeRegistry;
import dev.gridwire.seal.Seal;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A used writer or reader, whether it failed or not, is as good as a new one, and keeps its room. */
class ReuseTest {

    /** A whole marshaller has these. */
    private static final Set<Class<?>> SHARED = Set.of(TypeTable.class, Limits.class, Seal.class, ReferenceSlot.class);

    /** Set when a payload begins, or when an object is met. */
    private static final Set<String> SET = Set.of(
            "KernelWriter.checkedFrom", "KernelWriter.usuallyCheckedFrom", "KernelWriter.keyed", "KernelReader.plainAbove",
            "GraphPath.isWithinRoot", "KeyScope.tracksCompleteness", "KeyScope.refersBack", "ReferenceTable.met",
            "ReferenceTable.refersBack", "ObjectTable.areKept", "ObjectsByHandle.areKept", "FusedReader.announcedBytes",
            "Insertions.byteCount", "Insertions.isKeyed", "IdentityTable.hashing", "WireInput.begin", "WireInput.end",
            "WireInput.position");

    /** Of the last object's class, which the table of types knows as well. */
    private static final Set<String> REMEMBERED = Set.of("PayloadWriter.lastCodec");

    /** Made when they are first needed. */
    private static final Set<String> MADE = Set.of(
            "Canonical.inner", "Canonical.sorter", "ReaderHooks.input", "WriterHooks.output",
            "WriterHooks.replacements", "Views.stream");

    private enum Bytes {
        USUAL,
        CANONICAL
    }

    private static TypeTable types(Bytes bytes) {
        return TypeAssembly.of(new TypeSettings(
                new NamePolicy(Set.of("java.util.Hashtable", "java.net.URL"), Set.of("dev.gridwire.zoo")),
                new TypeRegistry(Map.of()), ReuseTest.class.getClassLoader(), Limits.DEFAULT, Generation.WHEN_USED,
                Sharing.ANALYSED, bytes == Bytes.CANONICAL ? CanonicalRoots.ALL : CanonicalRoots.NONE), EvolutionRules.DEFAULT);
    }

    @ParameterizedTest
    @EnumSource
    void ofTheLastObjectNothingIsLeft(Bytes kind) {
        TypeTable types = types(kind);
        PayloadWriter writer = new PayloadWriter(types, Seal.none());
        PayloadReader reader = new PayloadReader(types, Seal.none());
        for (Object sample : Samples.all()) {
            List<Object> withStranger = new ArrayList<>(List.of(sample, new Thread()));
            assertThat(catchThrowable(() -> writer.write(withStranger))).isNotNull();
            writer.clear();
            assertAsNew(writer, newWriter(types), "after failure, writing " + sample);
            byte[] bytes = writer.write(sample).toByteArray();
            writer.clear();
            assertAsNew(writer, newWriter(types), "after writing " + sample);

            reader.read(bytes, 0, bytes.length);
            reader.clear();
            assertAsNew(reader, newReader(types), "after reading " + sample);
            for (int length = bytes.length - 1; length > 0; length -= 1 + length / 4) {
                int end = length;
                assertThat(catchThrowable(() -> reader.read(bytes, 0, end))).isNotNull();
                reader.clear();
                assertAsNew(reader, newReader(types), "after failure, reading " + sample);
            }
        }
    }

    /** One that has all its parts. */
    private static PayloadWriter newWriter(TypeTable types) {
        PayloadWriter writer = new PayloadWriter(types, Seal.none());
        writer.write("");
        writer.clear();
        return writer;
    }

    private static PayloadReader newReader(TypeTable types) {
        byte[] bytes = new PayloadWriter(types, Seal.none()).write("").toByteArray();
        PayloadReader reader = new PayloadReader(types, Seal.none());
        reader.read(bytes, 0, bytes.length);
        reader.clear();
        return reader;
    }

    private static void assertAsNew(Object used, Object fresh, String when) {
        Differences differences = new Differences();
        differences.compare(used, fresh);
        assertThat(differences.found).as(when).isEmpty();
    }

    /** Of what belongs to one writer or reader alone. */
    private static final class Differences {

        final Set<String> found = new TreeSet<>();
        private final Set<Object> met = Collections.newSetFromMap(new IdentityHashMap<>());

        void compare(Object used, Object fresh) {
            Class<?> type = used.getClass();
            if (used != fresh && type.getName().startsWith("dev.gridwire.") && !SHARED.contains(type) && !(used instanceof Codec)
                    && met.add(used)) {
                for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
                    Stream.of(each.getDeclaredFields())
                            .filter(field -> !Modifier.isStatic(field.getModifiers()))
                            .forEach(field -> compare(field, value(field, used), value(field, fresh)));
                }
            }
        }

        private void compare(Field field, @Nullable Object used, @Nullable Object fresh) {
            String name = field.getDeclaringClass().getSimpleName() + "." + field.getName();
            if (used instanceof ElementBuffer[] levels) {
                Stream.of(levels).forEach(level -> compare(level, new ElementBuffer()));
            } else if (used != null && holdsSomething(used)) {
                found.add(name + " is not empty");
            } else if (used != null && fresh != null && !field.getType().isPrimitive()) {
                compare(used, fresh);
            } else if (!Objects.equals(used, fresh) && !SET.contains(name) && !MADE.contains(name)
                    && !REMEMBERED.contains(name)) {
                found.add(name + " is " + used + ", not " + fresh);
            }
        }
    }

    private static boolean holdsSomething(Object used) {
        return used instanceof Object[] array && Stream.of(array).anyMatch(Objects::nonNull)
                || used instanceof Collection<?> collection && !collection.isEmpty()
                || used instanceof Map<?, ?> map && !map.isEmpty()
                || used instanceof CharSequence text && !text.isEmpty();
    }

    private static @Nullable Object value(Field field, Object of) {
        try {
            field.setAccessible(true);
            return field.get(of);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
