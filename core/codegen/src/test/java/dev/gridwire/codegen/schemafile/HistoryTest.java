// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.schemafile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Nullability;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.layout.Uniqueness;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.ClassPathSource;
import dev.gridwire.codegen.model.TypeRef;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HistoryTest {

    private static final Path CLASSES = classes();
    private static final LayoutResolver LAYOUTS =
            LayoutResolver.of(new ClassPathSource(List.of(CLASSES)).or(ClassPathSource.platform()));

    private static Path classes() {
        try {
            return Path.of(HistoryTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** All classes that are compiled for the tests of this module, of all forms and kinds. */
    private static List<String> names() throws IOException {
        try (Stream<Path> files = Files.walk(CLASSES)) {
            return files.map(file -> CLASSES.relativize(file).toString().replace('/', '.').replace('\\', '.'))
                    .filter(path -> path.endsWith(".class"))
                    .map(path -> path.substring(0, path.length() - ".class".length()))
                    .filter(name -> !ClassModel.isPlatformName(name))
                    .toList();
        }
    }

    private static History reread(History history) {
        History again = new History();
        history.lines().values().forEach(lines -> lines.forEach(line -> again.read(line, "test:1")));
        return again;
    }

    @Test
    void everySchemaIsRebuiltFromItsLines() throws IOException {
        History history = new History();
        Map<String, Schema> schemas = new TreeMap<>();
        for (String name : names()) {
            try {
                Schema schema = Schema.of(name, LAYOUTS);
                history.record(List.of(new DescribedSchema(name, schema, Renames.NONE)));
                schemas.put(name, schema);
            } catch (ClassModelException e) {
                // Declares a class that the tests take away.
                assertThat(e).hasMessageContaining("missing");
            }
        }
        assertThat(schemas).hasSizeGreaterThan(100);

        History again = reread(history);

        schemas.forEach((name, schema) -> assertThat(again.find(schema.hash()))
                .filteredOn(found -> found.typeName().equals(name))
                .singleElement()
                .satisfies(found -> assertThat(found.hash()).isEqualTo(schema.hash()))
                .extracting(DescribedSchema::schema)
                .satisfies(found -> assertThat(found.layouts()).extracting(Layout::fingerprint)
                        .isEqualTo(schema.layouts().stream().map(Layout::fingerprint).toList())));
        assertThat(again.lines()).isEqualTo(history.lines());
    }

    @Test
    void namesWithCharactersThatPartWordsAreKept() {
        String odd = "a:b{c} d%e!+=#,[]\u00a0";
        Slot slot = new Slot("a.A", odd, TypeRef.OBJECT, "[[Ljava/lang/Object;", SlotKind.REFERENCE_ARRAY,
                Nullability.NON_NULL, Uniqueness.UNSPECIFIED);

        assertThat(SlotText.parse(SlotText.of(slot), "a.A"))
                .extracting(Slot::name, Slot::descriptor, Slot::kind, Slot::nullability)
                .containsExactly(odd, slot.descriptor(), slot.kind(), slot.nullability());
        assertThat(SlotText.of(slot)).endsWith(":reference-array:java.lang.Object[][]!").doesNotContain(" ", "{");
        assertThat(Words.of("My Order")).isEqualTo("My\\u0020Order");
        assertThat(Words.name("My%0020Order")).as("in files of earlier builds").isEqualTo("My Order");
    }

    @Test
    void aClassThatIsCalledLikeAPrimitiveTypeIsNone() {
        Slot slot = new Slot("a.A", "b", TypeRef.OBJECT, "[Lint;", SlotKind.REFERENCE_ARRAY,
                Nullability.NULLABLE, Uniqueness.UNSPECIFIED);
        assertThat(SlotText.of(slot)).isEqualTo("b:reference-array:\\u0069nt[]");
        assertThat(SlotText.parse(SlotText.of(slot), "a.A").descriptor()).isEqualTo("[Lint;");
    }

    @Test
    void formerNamesAreKept() {
        History history = new History();
        history.add(new Renames(Map.of("a.A", List.of("a.Old", "a.Older")), Map.of("a.A#x", List.of("y"))));

        assertThat(history.lines().get("a.A")).containsExactly("former a.A a.Old,a.Older", "former a.A#x y");
        assertThat(reread(history).renames()).isEqualTo(history.renames());
    }

    @Test
    void forgottenStateTakesItsSchemasAlong() {
        String name = HistoryTest.class.getName();
        History history = new History();
        Schema schema = Schema.of(name, LAYOUTS);
        history.record(List.of(new DescribedSchema(name, schema, Renames.NONE)));
        assertThat(history.find(schema.hash())).hasSize(1);

        assertThat(history.forget(name, "0000000000000000")).isZero();
        assertThat(history.forget(name, "")).isEqualTo(1);

        assertThat(history.find(schema.hash())).isEmpty();
        assertThat(history.isEmpty()).isTrue();
    }

    @Test
    void schemaWhoseLayoutWasDeletedByHandIsNotFound() {
        String name = HistoryTest.class.getName();
        History history = new History();
        Schema schema = Schema.of(name, LAYOUTS);
        history.record(List.of(new DescribedSchema(name, schema, Renames.NONE)));
        History cut = new History();
        history.lines().get(name).stream().filter(line -> line.startsWith("schema ")).forEach(line -> cut.read(line, "test:1"));

        assertThat(cut.find(schema.hash())).isEmpty();
        assertThat(cut.lines()).isEmpty();
    }

    @Test
    void brokenLinesAreRefusedWithTheirPlaceAndTheNextStep() {
        List<String> broken = new ArrayList<>(List.of(
                "layout a.A",
                "layout a.A 0123456789abcdef",
                "layout a.A 0123456789abcdef form=thing",
                "layout a.A 0123456789abcdef form=class a.A{x:int}",
                "layout a.A 0123456789abcdef form=class a.A{x:int",
                "layout a.A 0123456789abcdef form=class x:int",
                "layout a.A 0123456789abcdef form=class a.A+leaps{}",
                "layout a.A 0123456789abcdef form=class a.A{x}",
                "layout a.A 0123456789abcdef form=class a.A{x:number}",
                "layout a.A 0123456789abcdef form=class a.A{x:int:int}",
                "layout a.A 0123456789abcdef form=class a.A{x:enum}",
                "layout a.A 0123456789abcdef form=class a.A{%1:int}",
                "layout a.A 0123456789abcdef form=class a.A{x:object:a" + "[]".repeat(100) + "}",
                "layout a.A 01234 form=class",
                "schema a.A",
                "schema a.A of a.A 0123456789abcdef",
                "schema a.A of a.A#01234567 0123456789abcdef",
                "schema a.A in a.A#01234567 0123456789abcdef",
                "former a.A ,"));
        for (String line : broken) {
            assertThatThrownBy(() -> new History().read(line, "shop/gridwire.schema:7"))
                    .as(line)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(" at shop/gridwire.schema:7; take the line from version control");
        }
    }
}
