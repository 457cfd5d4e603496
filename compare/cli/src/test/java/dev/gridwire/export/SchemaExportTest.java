// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.networknt.schema.JsonSchema;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassFileReader;
import dev.gridwire.codegen.model.ClassPathSource;
import dev.gridwire.codegen.model.ModelSource;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.compile.ClassFiles;
import dev.gridwire.testkit.name.OddWorld;
import dev.gridwire.testkit.universe.GraphMaker;
import dev.gridwire.testkit.universe.Universe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.apache.avro.SchemaCompatibility;
import org.apache.avro.SchemaCompatibility.SchemaCompatibilityType;
import org.apache.avro.generic.GenericRecord;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SchemaExportTest {

    private static final int UNIVERSES = Effort.of("gridwire.universes", 60);
    private static final int WORLDS = Effort.of("gridwire.universes", 400);
    private static final int GRAPHS = 12;
    private static final int MOST_PARTS = 25;
    private static final long SEED = Long.getLong("gridwire.seed", 42L);
    private static final Path GOLDEN = Path.of("src/test/resources/dev/gridwire/export");
    private static final LayoutResolver LAYOUTS = LayoutResolver.of(
            new ClassPathSource(List.of(ClassFiles.root(Freight.class))).or(ClassPathSource.platform()));
    private static final ObjectMapper JACKSON = JsonMapper.builder()
            .addModules(new JavaTimeModule(), new Jdk8Module())
            .visibility(PropertyAccessor.ALL, Visibility.NONE)
            .visibility(PropertyAccessor.FIELD, Visibility.ANY)
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS, SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
            .build();
    /** No schema but that of anything allows all of these. */
    private static final List<String> UNLIKE = List.of("true", "\"\\n\"", "0.5", "{}", "[]", "[[[]]]");

    private static ExportedSchema schema(Class<?> type) {
        return SchemaExport.of(type.getName(), LAYOUTS, () -> Arrays.stream(Freight.class.getDeclaredClasses())
                .map(Class::getName).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"shipment.json", "shipment.avsc"})
    void schemasOfAllKindsAreTheGoldenOnes(String name) throws IOException {
        ExportedSchema schema = schema(Freight.Shipment.class);
        ExportedSchema.Output output = name.endsWith("json") ? schema.json() : schema.avro();
        String printed = output.text() + "\n" + String.join("\n", output.notes()) + "\n";
        Path golden = GOLDEN.resolve(name + ".txt");
        if (Boolean.getBoolean("golden.regenerate")) {
            Files.writeString(golden, printed);
            Assumptions.abort("golden file rewritten: " + golden);
        }
        assertThat(printed).isEqualTo(Files.readString(golden));
    }

    @Test
    void whatJacksonWritesIsValid() throws IOException {
        JsonNode written = JACKSON.valueToTree(new Freight.Shipment());
        JsonSchema schema = validator(schema(Freight.Shipment.class));
        assertThat(schema.validate(written)).isEmpty();
        assertThat(written).hasSizeGreaterThan(40);
        assertEachMemberCounts(schema, (ObjectNode) written);
    }

    @Test
    void avroWritesAndReadsAllKinds() {
        Schema schema = new Schema.Parser().parse(schema(Freight.Shipment.class).avro().text());
        Object datum = new AvroDatum().of(new Freight.Shipment(), schema);
        GenericRecord read = (GenericRecord) Exports.writtenAndRead(datum, schema);
        assertThat(Exports.plain(read, schema)).isEqualTo(Exports.plain(datum, schema));
        assertThat(read.get("day")).isEqualTo(LocalDate.of(2024, 2, 29));
        assertThat(schema.getField("price").schema().getTypes().get(1).getLogicalType()).isEqualTo(LogicalTypes.bigDecimal());
        assertThat(schema.getField("code").aliases()).containsExactly("number");
    }

    @ParameterizedTest
    @ValueSource(classes = {Heap.class, Tree.class, Ends.class})
    void containersOfTheirOwnClassEndSomewhere(Class<?> type) {
        assertThat(schema(type).avro().notes()).anyMatch(note -> note.contains("can hold itself"));
        assertThat(new Schema.Parser().parse(schema(type).avro().text())).isNotNull();
    }

    /** A list of itself. */
    private static class Heap extends ArrayList<Heap> {
        private static final long serialVersionUID = 1L;
    }

    /** A map of lists of itself. */
    private static class Tree extends HashMap<Tree, List<Tree>> {
        private static final long serialVersionUID = 1L;
    }

    /** A class with fields of both. */
    private static class Ends {
        Heap heap;
        List<Optional<Tree>> trees;
    }

    @Test
    void avroReadsWhatTheFormerNamesWrote() {
        String text = schema(Freight.Shipment.class).avro().text();
        Schema present = new Schema.Parser().parse(text);
        Schema former = new Schema.Parser().parse(text
                .replaceAll("(?s),\\s*\"aliases\": \\[[^]]*]", "")
                .replace("Freight.State\"", "Freight.Status\"")
                .replaceAll("\"name\": \"code\"", "\"name\": \"number\""));
        assertThat(former.toString()).contains("Status", "\"number\"");
        assertThat(SchemaCompatibility.checkReaderWriterCompatibility(present, former).getType())
                .isEqualTo(SchemaCompatibilityType.COMPATIBLE);
    }

    /** Random classes have hidden fields, hooks, generics and subclasses of all kinds. */
    @Test
    void schemasOfRandomClassesFitTheirRandomObjects() throws IOException {
        AvroDatum data = new AvroDatum();
        for (Universe universe : Universe.make(SEED, UNIVERSES)) {
            LayoutResolver layouts = LayoutResolver.of(new ReflectionSource(universe.loader()));
            List<String> names = universe.classes().stream().map(Class::getName).toList();
            SplittableRandom random = new SplittableRandom(universe.seed());
            for (int i = 0; i < GRAPHS; i++) {
                Object graph = new GraphMaker(universe, random.split(), random.nextInt(MOST_PARTS)).make();
                if (names.contains(graph.getClass().getName())) {
                    assertFits(graph, SchemaExport.of(graph.getClass().getName(), layouts, () -> names), data);
                }
            }
        }
        assertThat(data.elements()).isGreaterThan(UNIVERSES * 10);
        assertThat(data.excluded()).as("of " + data.elements()).isLessThan(data.elements() / 10);
    }

    /** Kotlin, Scala and generators of code make names that neither format has. */
    @Test
    void namesOfAllKindsAreExported() throws IOException {
        for (long seed = SEED; seed < SEED + WORLDS; seed++) {
            OddWorld world = OddWorld.draw(seed);
            Map<String, byte[]> files = world.files(true);
            ModelSource source = name -> Optional.ofNullable(files.get(name)).map(ClassFileReader::read);
            LayoutResolver layouts = LayoutResolver.of(source.or(ClassPathSource.platform()));
            ExportedSchema schema = SchemaExport.of(world.rootName(), layouts, world::classNames);
            Schema avro = new Schema.Parser().parse(schema.avro().text());
            assertThat(avro.getFields()).as("seed=" + seed).hasSize(7);
            assertThat(schema.avro().notes()).as("seed=" + seed).allMatch(note -> note.lines().count() == 1);
            JsonSchema validator = validator(schema);
            ObjectNode object = JACKSON.createObjectNode().put(paired(world.superField()), 1);
            assertThat(validator.validate(object)).as("seed=" + seed).isEmpty();
            object.put(paired(world.fieldNames().get(4)), "a text in place of a record");
            assertThat(validator.validate(object)).as("seed=" + seed).isNotEmpty();
        }
    }

    /** JSON has no half of a surrogate pair. */
    private static String paired(String name) {
        return name.replaceAll("\\p{Cs}", "\ufffd");
    }

    private static void assertFits(Object graph, ExportedSchema schema, AvroDatum data) throws IOException {
        JsonNode json = JACKSON.readTree(PlainJson.of(graph).toString());
        JsonSchema validator = validator(schema);
        assertThat(validator.validate(json)).as(graph.getClass().getName()).isEmpty();
        assertEachMemberCounts(validator, (ObjectNode) json);
        Schema avro = new Schema.Parser().parse(schema.avro().text());
        Schema ofGraph = avro.isUnion() ? avro.getTypes().stream().filter(each -> each.getFullName()
                .equals(graph.getClass().getName().replace('$', '.'))).findFirst().orElseThrow() : avro;
        Object datum = data.of(graph, ofGraph);
        assertThat(Exports.plain(Exports.writtenAndRead(datum, ofGraph), ofGraph)).isEqualTo(Exports.plain(datum, ofGraph));
    }

    /** The schema refuses some value in each member that it describes. */
    private static void assertEachMemberCounts(JsonSchema schema, ObjectNode json) throws IOException {
        for (Map.Entry<String, JsonNode> member : json.deepCopy().properties()) {
            List<String> allowed = new ArrayList<>();
            for (String each : UNLIKE) {
                json.set(member.getKey(), JACKSON.readTree(each));
                if (schema.validate(json).isEmpty()) {
                    allowed.add(each);
                }
            }
            json.set(member.getKey(), member.getValue());
            assertThat(allowed).as(member.getKey()).satisfiesAnyOf(
                    some -> assertThat(some.size()).isLessThan(UNLIKE.size() - 2),
                    all -> assertThat(schema.getSchemaNode().toString())
                            .as("a member of any kind").containsPattern('"' + member.getKey() + "\":\\{(\"description\"|})"));
        }
    }

    private static JsonSchema validator(ExportedSchema schema) throws IOException {
        String text = schema.json().text();
        return Exports.jsonSchema(text, JACKSON.readTree(text));
    }
}
