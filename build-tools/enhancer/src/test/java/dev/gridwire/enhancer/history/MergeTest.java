// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.gridwire.enhancer.ClassPlace;
import dev.gridwire.enhancer.Compiled;
import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.Enhancer;
import dev.gridwire.enhancer.EnhancerOptions;
import dev.gridwire.enhancer.RunMode;
import dev.gridwire.enhancer.SmallForm;
import dev.gridwire.enhancer.form.Mechanism;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two branches change classes; {@code git merge-file} joins their schemas as {@code git merge} would. */
class MergeTest {

    private static final String[] BASE = {order("Line line; Money money;"), line("long id;"), money("long amount;")};

    @TempDir
    private Path folder;

    @BeforeEach
    void requireGit() throws IOException, InterruptedException {
        assumeTrue(git("--version") == 0, "there is no git");
    }

    private static String order(String fields) {
        return "package a; public class Order implements java.io.Serializable { " + fields + " }";
    }

    private static String line(String fields) {
        return "package a; public final class Line implements java.io.Serializable { " + fields + " }";
    }

    private static String money(String fields) {
        return "package a; public final class Money implements java.io.Serializable { " + fields + " }";
    }

    private static Enhancement build(Path schema, RunMode mode, boolean frozen, Stream<String> sources) {
        Path classes = schema.resolveSibling(schema.getFileName() + "-classes");
        try {
            Compiled.into(Files.createDirectories(classes), sources.toArray(String[]::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        EnhancerOptions options = EnhancerOptions.of(ClassPlace.inPlace(classes, "shop")).withSchema(schema).withMode(mode);
        return Enhancer.of(List.of(new SmallForm(Mechanism.NATIVE))).enhance(frozen ? options.withFrozenSchema() : options);
    }

    /** A branch's schema: the base's, then a build of the base with other sources in the place of some. */
    private Path branch(String name, String... sources) throws IOException {
        Path schema = folder.resolve(name);
        build(schema, RunMode.WRITE, false, Stream.of(BASE));
        if (sources.length > 0) {
            build(schema, RunMode.WRITE, false, Stream.of(sources));
        }
        return schema;
    }

    private int git(String... arguments) throws IOException, InterruptedException {
        List<String> command = Stream.concat(Stream.of("git"), Stream.of(arguments)).toList();
        try {
            return new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor();
        } catch (IOException e) {
            return -1;
        }
    }

    /** The number of conflicts; the result stands in the first branch's file. */
    private int merge(String one, String base, String other) throws IOException, InterruptedException {
        return git("merge-file", one, base, other);
    }

    private List<String> layouts(Path schema) throws IOException {
        return Files.readAllLines(schema).stream().filter(line -> line.startsWith("layout ")).toList();
    }

    @Test
    void fieldsAddedToDifferentClassesMerge() throws Exception {
        branch("base");
        Path one = branch("one", line("long id; int count;"));
        branch("other", money("long amount; String currency;"));

        assertThat(merge("one", "base", "other")).isZero();

        assertThat(layouts(one)).hasSize(5);
        Stream<String> merged = Stream.of(BASE[0], line("long id; int count;"), money("long amount; String currency;"));
        Enhancement checked = build(one, RunMode.WRITE, true, merged);
        assertThat(checked.notes()).singleElement().asString()
                .startsWith("The schema lacks the combination of classes that were changed separately");
        String before = Files.readString(one, StandardCharsets.UTF_8);
        build(one, RunMode.WRITE, false, Stream.of());
        assertThat(Files.readAllLines(one)).containsAll(before.lines().toList()).hasSize((int) before.lines().count() + 1);
    }

    @Test
    void newClassesInDifferentPlacesMerge() throws Exception {
        branch("base");
        Path one = branch("one", "package a; public class Man implements java.io.Serializable { int x; }");
        branch("other", "package a; public class Zoo implements java.io.Serializable { int x; }");

        assertThat(merge("one", "base", "other")).isZero();

        assertThat(layouts(one)).hasSize(5);
        build(one, RunMode.WRITE, true, Stream.of("package a; public class Zoo implements java.io.Serializable { int x; }"));
    }

    @Test
    void oneClassChangedByBothConflictsInItsBlockAndAnyOrderOfItsLinesIsRead() throws Exception {
        branch("base");
        Path one = branch("one", line("long id; int count;"));
        branch("other", line("long id; String text;"));

        assertThat(merge("one", "base", "other")).isPositive();

        String conflict = Files.readString(one);
        assertThat(conflict).contains("<<<<<<<", "count:int", "text:string", ">>>>>>>");
        assertThatThrownBy(() -> build(one, RunMode.WRITE, false, Stream.of())).hasMessageContaining("line=<<<<<<<");
        // As the file's head says: the layouts and schemas of both, one of the class lines, and build again.
        String solved = conflict.lines().filter(line -> !line.matches("(<<<<<<<|=======|>>>>>>>).*"))
                .reduce("", (text, line) -> line.startsWith("class a.Line") && text.contains("class a.Line")
                        ? text : text + line + "\n");
        Files.writeString(one, solved);
        build(one, RunMode.WRITE, false, Stream.of(line("long id; int count; String text;")));
        assertThat(layouts(one).stream().filter(each -> each.startsWith("layout a.Line "))).hasSize(4);
    }
}
