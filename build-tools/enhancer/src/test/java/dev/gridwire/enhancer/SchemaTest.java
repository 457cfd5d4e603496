// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.schema.Schema;
import dev.gridwire.enhancer.schema.SchemaException;
import dev.gridwire.enhancer.schema.SchemaFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SchemaTest {

    private static final Schema.Space SHOP = new Schema.Space("shop", "identified");

    private static Schema schema(String text) {
        return Schema.parse(text, "test");
    }

    private static ClassIds give(Schema schema, String name, String fingerprint) {
        return schema.idsOf(name, SHOP, 1000, Optional.empty(), fingerprint);
    }

    @Test
    void idsAreGivenOutInOrderAndKept() {
        Schema schema = schema("");
        give(schema, "a.B", "f1");
        give(schema, "a.A", "f2");

        Schema again = schema(schema.text());

        assertThat(give(again, "a.A", "f2")).isEqualTo(new ClassIds("a.A", 1000, 2, 1));
        assertThat(give(again, "a.C", "f3").classId()).isEqualTo(3);
        assertThat(again.text()).contains("""
                format 1
                class a.A module=shop mechanism=identified factory=1000 id=2 version=1 fingerprint=f2
                class a.B module=shop mechanism=identified factory=1000 id=1 version=1 fingerprint=f1
                class a.C module=shop mechanism=identified factory=1000 id=3 version=1 fingerprint=f3
                """);
    }

    @Test
    void versionRisesWithTheFingerprint() {
        Schema schema = schema("");
        give(schema, "a.A", "f1");
        assertThat(give(schema, "a.A", "f1").version()).isEqualTo(1);
        assertThat(give(schema, "a.A", "f2").version()).isEqualTo(2);
    }

    @Test
    void retiredIdIsNeverGivenAgainExceptToItsClass() {
        Schema schema = schema("");
        give(schema, "a.A", "f1");
        give(schema, "a.B", "f1");
        schema.retireOthers("shop", Set.of("a.A"));
        assertThat(schema.text()).contains("retired a.B module=shop mechanism=identified factory=1000 id=2");

        assertThat(give(schema, "a.C", "f1").classId()).isEqualTo(3);
        assertThat(give(schema, "a.B", "f1").classId()).isEqualTo(2);
        assertThat(schema.text()).doesNotContain("retired");
    }

    @Test
    void otherModulesClassesAreNotRetired() {
        Schema schema = schema("");
        give(schema, "a.A", "f1");
        schema.retireOthers("stock", Set.of());
        assertThat(schema.text()).contains("class a.A ");
    }

    @Test
    void collisionsAreRefused() {
        Schema schema = schema("retired a.Old module=shop mechanism=identified factory=7 id=3");
        assertThatThrownBy(() -> schema.idsOf("a.New", SHOP, 0, Optional.of(new ClassIds("a.New", 7, 3, 0)), "f"))
                .isInstanceOf(SchemaException.class)
                .hasMessageContaining("An id is taken: factory=7, id=3, class=a.New, taken by retired a.Old");
        assertThatThrownBy(() -> schema("""
                class a.A mechanism=portable factory=7 id=3
                class a.B mechanism=portable factory=7 id=3
                """)).hasMessageContaining("Two classes have one id").hasMessageContaining("first=a.A, second=a.B");
    }

    @Test
    void mechanismsHaveIdsOfTheirOwn() {
        Schema schema = schema("class a.A module=shop mechanism=portable factory=1000 id=1 version=1 fingerprint=f");
        assertThat(give(schema, "a.B", "f").classId()).isEqualTo(1);
    }

    @Test
    void idsThatWereWrittenMustBeThoseThatWereRecorded() {
        Schema schema = schema("class a.A module=shop mechanism=identified factory=7 id=3");
        assertThatThrownBy(() -> schema.idsOf("a.A", SHOP, 0, Optional.of(new ClassIds("a.A", 7, 4, 0)), "f"))
                .hasMessageContaining("written=7/4, recorded=7/3");
    }

    @Test
    void whatALaterVersionAddsToALineIsKept() {
        Schema schema = schema("class a.A module=shop mechanism=identified factory=1000 id=1 version=1 fingerprint=f fields=x,y");
        give(schema, "a.A", "f");
        assertThat(schema.text()).contains("fingerprint=f fields=x,y");
    }

    @Test
    void newerFormatAndBadLinesAreRefused() {
        assertThatThrownBy(() -> schema("format 3")).hasMessageContaining("update Gridwire");
        assertThatThrownBy(() -> schema("<<<<<<< HEAD")).hasMessageContaining("line=<<<<<<< HEAD at test:1");
        assertThatThrownBy(() -> schema("class a.A\nclass a.A")).hasMessageContaining("stands twice");
    }

    @Test
    void modulesGetFactoriesOfTheirOwn() {
        Schema schema = schema("");
        int shop = schema.factoryOf("shop");
        assertThat(schema.factoryOf("stock")).isNotEqualTo(shop);
        assertThat(schema(schema.text()).factoryOf("shop")).isEqualTo(shop);
        assertThat(schema("factory other id=" + shop).factoryOf("shop")).isNotEqualTo(shop);
    }

    @Test
    void parallelBuildsShareAFile(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("gridwire.schema");
        ExecutorService builds = Executors.newFixedThreadPool(4);
        try {
            List<Future<Integer>> ids = IntStream.range(0, 20).mapToObj(number -> builds.submit(() -> {
                try (SchemaFile locked = SchemaFile.lock(file)) {
                    Schema schema = locked.read();
                    int id = give(schema, "a.C" + number, "f").classId();
                    locked.write(schema);
                    return id;
                }
            })).toList();
            Set<Integer> distinct = new TreeSet<>();
            for (Future<Integer> id : ids) {
                distinct.add(id.get());
            }
            assertThat(distinct).hasSize(20).contains(1, 20);
        } finally {
            builds.shutdownNow();
        }
    }
}
