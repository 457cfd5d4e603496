// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.codegen.schemafile.History;
import dev.gridwire.enhancer.ClassPlace;
import dev.gridwire.enhancer.Compiled;
import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.Enhancer;
import dev.gridwire.enhancer.EnhancerOptions;
import dev.gridwire.enhancer.RunMode;
import dev.gridwire.enhancer.SmallForm;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.schema.Schema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What builds record, in the file and in their output. */
class SchemaHistoryTest {

    private static final String ORDER = "package a; public class Order implements java.io.Serializable { %s }";
    private static final String LINE = "package a; public final class Line implements java.io.Serializable { %s }";
    private static final String COLOUR = "package a; enum Colour { RED }";

    @TempDir
    private Path folder;

    private Path classes;
    private Path schema;

    @BeforeEach
    void makeFolders() throws IOException {
        classes = Files.createDirectories(folder.resolve("classes"));
        schema = folder.resolve("gridwire.schema");
    }

    private Enhancement build(RunMode mode, boolean frozen, String... sources) {
        Compiled.into(classes, sources);
        EnhancerOptions options = EnhancerOptions.of(ClassPlace.inPlace(classes, "shop")).withSchema(schema).withMode(mode);
        return Enhancer.of(List.of(new SmallForm(Mechanism.NATIVE))).enhance(frozen ? options.withFrozenSchema() : options);
    }

    private Enhancement build(String... sources) {
        return build(RunMode.WRITE, false, sources);
    }

    private List<String> lines(String begin) throws IOException {
        return Files.readAllLines(schema).stream().filter(line -> line.startsWith(begin)).toList();
    }

    @Test
    void statesAreRecordedOncePerClassAndReadableByPeople() throws IOException {
        build(ORDER.formatted("Line line; Colour colour; java.util.List<Line> more; int[] codes; Integer box; String note;"),
                LINE.formatted("long id;"), COLOUR);

        assertThat(lines("layout a.Order ")).singleElement().asString().matches("layout a\\.Order [0-9a-f]{16} form=class"
                + " a\\.Order\\{box:boxed-int codes:primitive-array:int\\[\\] colour:enum:a\\.Colour line:object:a\\.Line"
                + " more:collection:java\\.util\\.List note:string\\}");
        assertThat(lines("layout a.Colour ")).singleElement().asString().endsWith(" form=enum RED");
        assertThat(lines("layout a.Line ")).singleElement().asString().endsWith(" form=class final a.Line{id:long}");
        assertThat(lines("schema ")).hasSize(3);
        assertThat(lines("format")).containsExactly("format 2");
    }

    @Test
    void eachStateStaysWhenTheClassChanges() throws IOException {
        build(ORDER.formatted("Line line;"), LINE.formatted("long id;"));
        build(ORDER.formatted("Line line; int added;"), LINE.formatted("long id;"));
        build(ORDER.formatted("Line line;"), LINE.formatted("long id;"));

        assertThat(lines("layout a.Order ")).hasSize(2);
        assertThat(lines("layout a.Line ")).hasSize(1);
        assertThat(lines("schema a.Order of a.Order#")).hasSize(2);
    }

    @Test
    void schemaStandsBelowTheClassWhoseChangeMadeIt() throws IOException {
        build(ORDER.formatted("Line line;"), LINE.formatted("long id;"));
        build(LINE.formatted("long id; int added;"));

        assertThat(lines("schema a.Line of a.Order#")).hasSize(1);
        assertThat(lines("schema a.Order of a.Order#")).hasSize(1);
    }

    @Test
    void buildAgainChangesNothingAndTheCheckPasses() throws IOException {
        build(ORDER.formatted("Line line;"), LINE.formatted("long id;"));
        String first = Files.readString(schema);

        assertThat(build().changes()).isEmpty();
        assertThat(build(RunMode.CHECK, true).changes()).isEmpty();
        assertThat(schema).hasContent(first);
    }

    @Test
    void outputHasTheModulesPartAndNoOthers() throws IOException {
        Path other = Files.createDirectories(folder.resolve("other"));
        Compiled.into(other, "package b; public class Other implements java.io.Serializable { int id; }");
        Enhancer.of(List.of(new SmallForm(Mechanism.NATIVE)))
                .enhance(EnhancerOptions.of(ClassPlace.inPlace(other, "stock")).withSchema(schema));
        build(ORDER.formatted("Line line;"), LINE.formatted("long id;"));

        assertThat(schema).content().contains("layout a.Order ", "layout a.Line ", "layout b.Other ");
        assertThat(classes.resolve(Schema.RESOURCE)).content()
                .contains("class a.Order ", "layout a.Order ", "layout a.Line ").doesNotContain("b.Other");
        assertThat(other.resolve(Schema.RESOURCE)).content().contains("layout b.Other ").doesNotContain("a.Order");
    }

    @Test
    void resourceGoesWithTheLastClass() {
        build(ORDER.formatted("int id;"));
        assertThat(classes.resolve(Schema.RESOURCE)).exists();
        assertThat(classes.resolve("a/Order.class").toFile().delete()).isTrue();

        build();

        assertThat(classes.resolve(Schema.RESOURCE)).doesNotExist();
    }

    @Test
    void classThatIsGoneStaysAsRetiredAndIsNotedOnce() throws IOException {
        build(ORDER.formatted("int id;"), LINE.formatted("long id;"));
        assertThat(classes.resolve("a/Order.class").toFile().delete()).isTrue();

        assertThat(build().notes()).singleElement().asString()
                .startsWith("A class is gone, so its objects can only be read in fields that are gone as well: class=a.Order;"
                        + " if it"
                        + " has another name now, say @FormerName(\"a.Order\") there");

        assertThat(build().notes()).isEmpty();
        assertThat(lines("retired a.Order ")).hasSize(1);
        assertThat(lines("layout a.Order ")).hasSize(1);
    }

    @Test
    void formerNamesAreRecordedAndNamesThatWereGivenAreNotGone() throws IOException {
        build(ORDER.formatted("int sum;"));
        assertThat(classes.resolve("a/Order.class").toFile().delete()).isTrue();

        Enhancement done = build("package a; @dev.gridwire.annotations.FormerName(\"a.Order\") public class Purchase"
                + " implements java.io.Serializable { @dev.gridwire.annotations.FormerName(\"sum\") int total; }");

        assertThat(done.notes()).isEmpty();
        assertThat(lines("former ")).containsExactly("former a.Purchase a.Order", "former a.Purchase#total sum");
    }

    @Test
    void fileOfAnEarlierVersionIsTakenOver() throws IOException {
        Files.writeString(schema, """
                # Gridwire's schema
                format 1
                factory shop id=471234
                class a.Order module=shop mechanism=native fingerprint=0000000000000000 later=kept
                retired a.Old module=shop mechanism=identified factory=471234 id=3
                """);

        build(ORDER.formatted("int id;"));

        assertThat(lines("factory ")).containsExactly("factory shop id=471234");
        assertThat(lines("retired ")).containsExactly("retired a.Old module=shop mechanism=identified factory=471234 id=3");
        assertThat(lines("class ")).singleElement().asString().contains(" later=kept").doesNotContain("0000000000000000");
        assertThat(lines("layout ")).hasSize(1);
    }

    @Test
    void frozenFileMustHaveEveryState() throws IOException {
        build(ORDER.formatted("int id;"));
        assertThatThrownBy(() -> build(RunMode.WRITE, true, ORDER.formatted("int id; int added;")))
                .hasMessageContaining("The classes differ from the schema: file=" + schema);
        assertThat(lines("layout ")).hasSize(1);
    }

    @Test
    void fileThatWasMergedWrongIsRefusedWithItsLine() throws IOException {
        build(ORDER.formatted("int id;"));
        Files.writeString(schema, Files.readString(schema).replace("{id:int}", "{id:long}"));

        assertThatThrownBy(this::build)
                .hasMessageContaining("A layout is not the one that was recorded: class=a.Order, fingerprint=")
                .hasMessageContaining("gridwire.schema:")
                .hasMessageContaining("take the line from version control, or delete it");
    }

    @Test
    void everySchemaOfTheFileIsRebuilt() throws IOException {
        build(ORDER.formatted("Line line;"), LINE.formatted("long id;"));
        build(LINE.formatted("long id; int added;"));

        History history = Schema.parse(Files.readString(schema), "test").history();

        assertThat(lines("schema ")).hasSize(4).allSatisfy(line -> {
            String hash = line.replaceFirst(".* of \\S+#(\\S+) .*", "$1");
            assertThat(history.find(Integer.parseUnsignedInt(hash, 16))).singleElement()
                    .satisfies(found -> assertThat(found.hash()).isEqualTo(Integer.parseUnsignedInt(hash, 16)));
        });
    }
}
