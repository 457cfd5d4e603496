// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.gridwire.enhancer.ClassPlace;
import dev.gridwire.enhancer.Compiled;
import dev.gridwire.enhancer.Enhancer;
import dev.gridwire.enhancer.EnhancerOptions;
import dev.gridwire.enhancer.SmallForm;
import dev.gridwire.enhancer.form.Mechanism;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Builds between two commits, in a repository of git. */
class DraftsTest {

    @TempDir
    private Path folder;

    private Path classes;
    private Path schema;

    @BeforeEach
    void makeRepository() throws IOException, InterruptedException {
        assumeTrue(git("init", "-q") == 0, "there is no git");
        classes = Files.createDirectories(folder.resolve("shop/classes"));
        schema = folder.resolve("shop/gridwire.schema");
    }

    private int git(String... arguments) throws InterruptedException {
        List<String> identity = List.of("git", "-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false");
        try {
            return new ProcessBuilder(Stream.concat(identity.stream(), Stream.of(arguments)).toList()).directory(folder.toFile())
                    .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor();
        } catch (IOException e) {
            return -1;
        }
    }

    private void commit() throws InterruptedException {
        assertThat(git("add", "shop/gridwire.schema")).isZero();
        assertThat(git("commit", "-qm", "x")).isZero();
    }

    private List<String> build(String fields) throws IOException {
        Compiled.into(classes, "package a; public class Order implements java.io.Serializable { " + fields + " }");
        Enhancer.of(List.of(new SmallForm(Mechanism.NATIVE)))
                .enhance(EnhancerOptions.of(ClassPlace.inPlace(classes, "shop")).withSchema(schema));
        return Files.readAllLines(schema).stream().filter(line -> line.startsWith("layout "))
                .map(line -> line.replaceFirst(".*\\{(.*)}", "$1")).toList();
    }

    @Test
    void statesBetweenCommitsAreNeitherKeptNorJudged() throws Exception {
        build("int a;");
        commit();

        assertThat(build("int a; int b;")).containsExactlyInAnyOrder("a:int", "a:int b:int");
        assertThat(build("int a; String b;")).containsExactlyInAnyOrder("a:int", "a:int b:string");
        assertThat(build("int a;")).containsExactly("a:int");
    }

    @Test
    void committedAndStagedStatesStay() throws Exception {
        build("int a;");
        commit();
        build("int a; int b;");
        assertThat(git("add", "shop/gridwire.schema")).isZero();

        assertThat(build("int a; int b; int c;")).hasSize(3);
        commit();
        assertThat(build("int a;")).hasSize(3);
        assertThatThrownBy(() -> build("int a; String c;")).hasMessageContaining("- c:int   + c:string");
    }

    @Test
    void everyStateCountsWhileTheFileIsNotUnderVersionControl() throws Exception {
        build("int a;");

        assertThat(build("int a; int b;")).hasSize(2);
        assertThatThrownBy(() -> build("int a; String b;")).hasMessageContaining("- b:int   + b:string");
    }

    @Test
    void everyStateCountsWhileAMergeHasConflicts() throws Exception {
        build("int a;");
        commit();
        assertThat(git("branch", "other")).isZero();
        build("int a; int b;");
        commit();
        assertThat(git("checkout", "-q", "other")).isZero();
        build("int a; int c;");
        commit();
        assertThat(git("merge", "-q", "master") == 0 || git("merge", "-q", "main") == 0).isFalse();
        Files.write(schema, Files.readAllLines(schema).stream()
                .filter(line -> !line.matches("(<<<<<<<|=======|>>>>>>>).*")).distinct()
                .filter(line -> !line.startsWith("class ")).toList());

        assertThat(build("int a; int b; int c;")).hasSize(4);
    }
}
