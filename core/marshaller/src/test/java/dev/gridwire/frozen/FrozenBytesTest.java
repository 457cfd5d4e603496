// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.frozen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.ground.Generation;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.GraphText;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Old payloads are read by every build. The files below {@code frozen} never change; for a sample, a class or a state of the
 * classes that is new, files are added by {@code -Dgolden.regenerate=true}, which leaves those alone that are there. A new
 * format gets a folder of its own.
 */
@Tag("core")
class FrozenBytesTest {

    private static final FrozenFiles FILES = FrozenFiles.ofFormat(1);
    private static final FrozenClasses ZOO = FrozenClasses.of(FILES.source("Zoo.java"));
    private static final FrozenClasses LATER = FrozenClasses.of(FILES.source("Later.java"));
    /** With the schemas that the payloads hold. */
    private static final String CARRIED = ".carried.hex";
    /** With their hashes only. */
    private static final String NAMED = ".named.hex";
    /** Written by the later classes, read and written again by the zoo's classes. */
    private static final String UNKNOWN_FIELDS = ".extras.hex";
    private static final String SCHEMA = ".schema.hex";
    /** Before the suffix of what has packed schemas; the first ones were plain. */
    private static final String PACKED = ".packed";
    private static final String PACKED_SCHEMA = ".schema.packed.hex";
    private static final int LEAST_FILES = 40;

    @BeforeAll
    static void addWhatIsMissing() {
        if (Boolean.getBoolean("golden.regenerate")) {
            Marshaller carrying = ZOO.marshaller(Generation.NEVER, SchemaStore.inPayload());
            Marshaller naming = ZOO.marshaller(Generation.NEVER, SchemaStore.inMemory());
            ZOO.samples().forEach((name, sample) -> {
                add(name + PACKED + CARRIED, carrying.marshal(sample), GraphText.of(sample));
                add(name + NAMED, naming.marshal(sample), GraphText.of(sample));
            });
            Marshaller later = LATER.marshaller(Generation.NEVER, SchemaStore.inPayload());
            LATER.samples().forEach((name, sample) -> {
                byte[] kept = carrying.marshal(carrying.unmarshal(later.marshal(sample)));
                add(name + PACKED + UNKNOWN_FIELDS, kept, GraphText.of(sample));
            });
            ZOO.schemas().forEach((name, schema) -> add(name + PACKED_SCHEMA, schema.toByteArray(), schema.toString()));
        }
    }

    /** The schemas of that time; payloads carry their own. */
    private static final class FrozenSchemas implements SchemaStore {

        @Override
        public boolean publish(SchemaDescription schema) {
            return false;
        }

        @Override
        public List<SchemaDescription> find(int hash) {
            return listed(SCHEMA).map(entry -> SchemaDescription.parse(FILES.bytes(entry.getKey())))
                    .filter(schema -> schema.hash() == hash).toList();
        }
    }

    private static void add(String file, byte[] bytes, String text) {
        if (!FILES.has(file)) {
            FILES.add(file, bytes, text);
        }
    }

    private static Stream<Map.Entry<String, FrozenFiles.Entry>> listed(String suffix) {
        return FILES.listing().entrySet().stream().filter(entry -> entry.getKey().endsWith(suffix));
    }

    @Test
    void everyFileIsListedAndAsItWas() throws IOException {
        try (Stream<java.nio.file.Path> files = Files.list(FILES.folder())) {
            List<String> names = files.map(file -> file.getFileName().toString()).filter(each -> each.endsWith(".hex")).toList();
            assertThat(new TreeSet<>(names)).isEqualTo(new TreeSet<>(FILES.listing().keySet()));
        }
        assertThat(FILES.listing()).hasSizeGreaterThan(LEAST_FILES);
        FILES.listing().forEach((file, entry) ->
                assertThat(FrozenFiles.hash(FILES.bytes(file))).as(file).isEqualTo(entry.hash()));
    }

    @ParameterizedTest
    @EnumSource(names = {"NEVER", "AT_ONCE"})
    void theClassesOfThatTimeReadTheirPayloads(Generation generation) {
        Marshaller marshaller = ZOO.marshaller(generation, SchemaStore.inPayload());
        Stream.concat(listed(CARRIED), listed(NAMED)).forEach(entry -> {
            Object read = marshaller.unmarshal(FILES.bytes(entry.getKey()));
            assertThat(GraphText.of(read)).as(entry.getKey()).isEqualTo(entry.getValue().text());
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"NEVER", "AT_ONCE"})
    @Proves(topic = Topic.EVOLUTION,
            value = "Payloads of every format that was ever written are read, also by later states of their classes")
    void laterClassesReadThemAndLoseNothing(Generation generation) {
        Marshaller later = LATER.marshaller(generation, new FrozenSchemas());
        Marshaller zoo = ZOO.marshaller(generation, SchemaStore.inPayload());
        Stream.concat(listed(CARRIED), listed(NAMED)).forEach(entry -> {
            Object read = later.unmarshal(FILES.bytes(entry.getKey()));
            Object back = zoo.unmarshal(later.marshal(read));
            assertThat(GraphText.of(back)).as(entry.getKey()).isEqualTo(entry.getValue().text());
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"NEVER", "AT_ONCE"})
    void keptFieldsOfThatTimeAreRead(Generation generation) {
        Marshaller later = LATER.marshaller(generation, SchemaStore.inPayload());
        assertThat(listed(UNKNOWN_FIELDS)).hasSizeGreaterThan(4);
        listed(UNKNOWN_FIELDS).forEach(entry -> assertThat(GraphText.of(later.unmarshal(FILES.bytes(entry.getKey()))))
                .as(entry.getKey()).isEqualTo(entry.getValue().text()));
    }

    @Test
    void descriptionsOfThatTimeAreThoseOfTheClasses() {
        assertThat(listed(SCHEMA)).hasSizeGreaterThan(10);
        listed(SCHEMA).forEach(entry -> {
            SchemaDescription read = SchemaDescription.parse(FILES.bytes(entry.getKey()));
            assertThat(read.toString()).isEqualTo(entry.getValue().text());
            assertThat(SchemaDescription.of(read.schema())).isEqualTo(ZOO.schemas().get(entry.getKey().replace(SCHEMA, "")));
        });
    }

    @Test
    void packedDescriptionsOfThatTimeAreThoseOfTheClasses() {
        assertThat(listed(PACKED_SCHEMA)).hasSizeGreaterThan(10);
        listed(PACKED_SCHEMA).forEach(entry -> {
            SchemaDescription read = SchemaDescription.parse(FILES.bytes(entry.getKey()));
            assertThat(read.toString()).isEqualTo(entry.getValue().text());
            assertThat(read).isEqualTo(ZOO.schemas().get(entry.getKey().replace(PACKED_SCHEMA, "")));
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7})
    void newerFormatsAreRefusedByTheirNumber(int version) {
        Marshaller marshaller = ZOO.marshaller(Generation.NEVER, SchemaStore.inPayload());
        byte[] payload = FILES.bytes("order" + CARRIED);
        payload[0] = (byte) (payload[0] & 0b1100_0111 | version << 3);
        assertThatThrownBy(() -> marshaller.unmarshal(payload))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("version=" + version);
    }
}
