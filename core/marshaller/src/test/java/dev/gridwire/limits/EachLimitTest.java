// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.payload.Limits;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each limit, one below it, at it, and one above, both ways. */
class EachLimitTest {

    private static final Marshaller WIDE = builder().build();

    private static MarshallerBuilder builder() {
        return Marshaller.builder().allowPackage("dev.gridwire.limits");
    }

    static class First {}

    static class Second {}

    static final class Own extends ArrayList<Object> {
        private static final long serialVersionUID = 1L;
    }

    /**
     * A graph that needs just so much.
     *
     * @param limits that allow so much
     */
    private record Row(String name, String what, IntFunction<Limits> limits, Object graph, int needed) {
        @Override
        public String toString() {
            return name + " of " + what;
        }
    }

    private static Row length(String what, Object container) {
        return new Row("containerLength", what, Limits.DEFAULT::withContainerLength, container, 3);
    }

    private static Object nested(int levels) {
        Object value = "core";
        for (int i = 0; i < levels; i++) {
            value = Optional.of(value);
        }
        return value;
    }

    private static Object sets(int levels) {
        Object value = "core";
        for (int i = 0; i < levels; i++) {
            value = new HashSet<>(Set.of(value));
        }
        return value;
    }

    private static Object maps(int levels) {
        Object value = "core";
        for (int i = 0; i < levels; i++) {
            value = i % 2 == 0 ? new HashMap<>(Map.of(value, 1)) : Map.of(value, 1);
        }
        return value;
    }

    /** The bytes that the payload of one class carries for its schema: a tag, the size, and the schema, which says the name. */
    private static int schemaBytes() {
        int carried = WIDE.marshal(new First()).length;
        int lean = builder().schemas(SchemaStore.inMemory()).build().marshal(new First()).length;
        int name = First.class.getName().length() + 2;
        return carried - (lean - name + 1) - 2;
    }

    static Stream<Row> rows() {
        Limits all = Limits.DEFAULT;
        return Stream.of(
                Stream.of(
                        new Row("bytes", "a string", all::withBytes, "x".repeat(17), 20),
                        new Row("bytes", "an array", all::withBytes, new byte[5_000], 5_004),
                        new Row("depth", "optionals", all::withDepth, nested(10), 10),
                        new Row("depth", "optionals", all::withDepth, nested(200), 200),
                        new Row("references", "arrays", all::withReferences, new int[][] {{1}, {2}}, 3),
                        new Row("references", "objects", all::withReferences, List.of(new First(), new Second()), 3),
                        new Row("hashNesting", "sets", all::withHashNesting, sets(5), 5),
                        new Row("hashNesting", "maps", all::withHashNesting, maps(7), 7),
                        new Row("types", "objects", all::withTypes, List.of(new First(), new Second(), new First()), 2),
                        new Row("types", "enums", all::withTypes, List.of(new First(), Thread.State.NEW), 2),
                        new Row("schemaBytes", "a class", all::withSchemaBytes, new First(), schemaBytes())),
                containers()).flatMap(each -> each);
    }

    private static Stream<Row> containers() {
        List<Integer> three = List.of(1, 2, 3);
        Map<Integer, Integer> map = Map.of(1, 1, 2, 2, 3, 3);
        Map<TimeUnit, Integer> units = Map.of(TimeUnit.DAYS, 1, TimeUnit.HOURS, 2, TimeUnit.MINUTES, 3);
        Own own = new Own();
        own.addAll(three);
        return Stream.of(
                length("ArrayList", new ArrayList<>(three)), length("List.of", three), length("Object[]", new Object[3]),
                length("Integer[]", new Integer[3]), length("Arrays.asList", Arrays.asList(1, 2, 3)), length("own list", own),
                length("HashSet", new HashSet<>(three)), length("Set.of", Set.of(1, 2, 3)), length("HashMap", new HashMap<>(map)),
                length("Map.of", map), length("TreeMap", new TreeMap<>(map)), length("EnumMap", new EnumMap<>(units)),
                length("IdentityHashMap", new IdentityHashMap<>(units)), length("PriorityQueue", new PriorityQueue<>(three)),
                length("CopyOnWriteArrayList", new CopyOnWriteArrayList<>(three)),
                length("ConcurrentHashMap", new ConcurrentHashMap<>(map)),
                length("AtomicReferenceArray", new AtomicReferenceArray<>(new Object[3])));
    }

    @ParameterizedTest
    @MethodSource("rows")
    @Proves(topic = Topic.RESOURCES,
            value = "Each limit takes a payload at it and refuses, by its name, one beyond it, in writing as in reading")
    void oneBeyondTheLimitIsRefused(Row row) throws Exception {
        byte[] payload = WIDE.marshal(row.graph);
        for (int limit = row.needed; limit <= row.needed + 1; limit++) {
            Marshaller fine = builder().limits(row.limits.apply(limit)).build();
            assertThat(fine.marshal(row.graph)).hasSameSizeAs(payload);
            assertThat(WIDE.marshal(fine.unmarshal(payload))).hasSameSizeAs(payload);
            assertThat(fine.<Object>unmarshal(new ByteArrayInputStream(payload))).isNotNull();
        }
        Marshaller small = builder().limits(row.limits.apply(row.needed - 1)).build();
        assertThatThrownBy(() -> small.marshal(row.graph)).satisfies(thrown -> assertRefused(row, thrown));
        assertThatThrownBy(() -> small.unmarshal(payload)).satisfies(thrown -> assertRefused(row, thrown));
        assertThatThrownBy(() -> small.unmarshal(ByteBuffer.wrap(payload))).satisfies(thrown -> assertRefused(row, thrown));
        assertThatThrownBy(() -> small.unmarshal(new ByteArrayInputStream(payload)))
                .satisfies(thrown -> assertRefused(row, thrown));
        assertThatThrownBy(() -> small.unmarshal(this, payload.length, (source, target, offset, length) -> {
            System.arraycopy(payload, 0, target, offset, length);
            return length;
        })).satisfies(thrown -> assertRefused(row, thrown));
    }

    private static void assertRefused(Row row, Throwable thrown) {
        assertThat(thrown)
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining(row.name)
                .hasMessageContaining("=" + row.needed + ",")
                .hasMessageContaining("limit=" + (row.needed - 1));
    }
}
