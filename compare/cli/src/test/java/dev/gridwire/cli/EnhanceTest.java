// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.settings.Settings;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Properties;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EnhanceTest {

    @TempDir
    private Path folder;

    private Path classes;

    @BeforeEach
    void compile() throws IOException {
        classes = Files.createDirectories(folder.resolve("classes"));
        Path source = Files.createDirectories(folder.resolve("src")).resolve("Order.java");
        Files.writeString(source, "package a; public class Order implements java.io.Serializable {\n"
                + "    int id; final String name = \"n\"; }\n"
                + "class Own implements java.io.Serializable {\n"
                + "    private void writeObject(java.io.ObjectOutputStream out) { } }\n");
        int result = ToolProvider.getSystemJavaCompiler().run(
                null, null, null, "-proc:none", "-d", classes.toString(), source.toString());
        assertThat(result).isZero();
    }

    private CommandRun enhance(String... more) {
        String[] arguments = new String[more.length + 4];
        arguments[0] = "enhance";
        arguments[1] = classes.toString();
        arguments[2] = "--settings";
        arguments[3] = folder.resolve("gridwire.properties").toString();
        System.arraycopy(more, 0, arguments, 4, more.length);
        return CommandRun.of(arguments);
    }

    @Test
    void folderIsEnhancedAndTried() {
        String report = folder.resolve("r").toString();
        CommandRun run = enhance("--target", "externalizable", "--verify", "--explain", "--report", report);

        assertThat(run.exit()).as(run.out() + run.err()).isZero();
        assertThat(run.out())
                .startsWith("enhanced 1 externalizable; 0 as they were, 1 left out; ")
                .contains("enhanced   a.Order: externalizable, safe")
                .contains("left out   a.Own").contains("[own-hooks] a.Own.writeObject (Order.java:4)")
                .contains("1 tried, 0 failed")
                .contains("enhanced.html");
        assertThat(folder.resolve("r/enhanced.json")).content().contains("\"class\": \"a.Order\"");
    }

    @Test
    void checkFailsBeforeAndPassesAfter() {
        CommandRun before = enhance("--target", "externalizable", "--check");
        assertThat(before.exit()).isEqualTo(1);
        assertThat(before.err()).contains("A file is not what the enhancer makes: path=a/Order.class");

        assertThat(enhance("--target", "externalizable").exit()).isZero();

        assertThat(enhance("--target", "externalizable", "--check").exit()).isZero();
    }

    @Test
    void dryRunWritesNothing() throws IOException {
        byte[] before = Files.readAllBytes(classes.resolve("a/Order.class"));
        assertThat(enhance("--target", "externalizable", "--dry-run").out()).startsWith("enhanced 1 externalizable");
        assertThat(classes.resolve("a/Order.class")).hasBinaryContent(before);
    }

    @Test
    void idsNeedASchema() {
        assertThat(enhance("--target", "identified").err()).contains("name a schema file");
        Path schema = folder.resolve("gridwire.schema");
        assertThat(enhance("--target", "identified", "--schema", schema.toString()).exit()).isZero();
        assertThat(schema).content().contains("class a.Order module=classes mechanism=identified");
    }

    private Path jar(String name) throws IOException {
        Path jar = folder.resolve(name);
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            JarEntry entry = new JarEntry("a/Order.class");
            entry.setTimeLocal(LocalDateTime.of(2020, 1, 1, 0, 0));
            out.putNextEntry(entry);
            out.write(Files.readAllBytes(classes.resolve("a/Order.class")));
            out.closeEntry();
        }
        return jar;
    }

    private byte[] enhanced(Path jar, String target, String... more) throws IOException {
        Path output = folder.resolve("enhanced-" + jar.getFileName());
        String[] all = Stream.concat(
                Stream.of("enhance", jar.toString(), "--output", output.toString(), "--target", target), Stream.of(more))
                .toArray(String[]::new);
        CommandRun run = CommandRun.of(all);
        assertThat(run.exit()).as(run.out() + run.err()).isZero();
        return Files.readAllBytes(output);
    }

    @ParameterizedTest
    @ValueSource(strings = {"identified", "portable", "compact", "externalizable", "native"})
    void aJarThatIsCalledOtherwiseGivesTheSameBytes(String target) throws IOException {
        String schema = folder.resolve("gridwire.schema").toString();
        byte[] first = enhanced(jar("shop-1.0.jar"), target, "--schema", schema);
        String recorded = Files.readString(Path.of(schema));

        assertThat(enhanced(jar("shop-1.1.jar"), target, "--schema", schema)).isEqualTo(first);
        assertThat(Path.of(schema)).hasContent(recorded);
    }

    @Test
    void withoutASchemaTheNameOfAJarIsOfNoAccountEither() throws IOException {
        assertThat(enhanced(jar("shop-1.0.jar"), "externalizable")).isEqualTo(enhanced(jar("shop.jar"), "externalizable"));
    }

    @Test
    void changeThatCannotBeReadFailsUntilItsStateIsForgotten() throws IOException {
        String schema = folder.resolve("gridwire.schema").toString();
        assertThat(enhance("--schema", schema).exit()).isZero();
        Path source = folder.resolve("src/Order.java");
        Files.writeString(source, Files.readString(source).replace("int id;", "String id;"));
        assertThat(ToolProvider.getSystemJavaCompiler().run(
                null, null, null, "-proc:none", "-d", classes.toString(), source.toString())).isZero();

        CommandRun checked = enhance("--schema", schema, "--check");

        assertThat(checked.exit()).isEqualTo(1);
        assertThat(checked.err()).contains(
                "A class changed so that a recorded state of it cannot be read: class=a.Order, recorded=a.Order#",
                "- id:int   + id:string   (the types are unrelated; keep the field, and add one of another name)");
        assertThat(enhance("--schema", schema).exit()).isEqualTo(1);
        assertThat(enhance("--schema", schema, "--forget", "a.Order").exit()).isZero();
        assertThat(enhance("--schema", schema, "--check").exit()).isZero();
        assertThat(enhance("--schema", schema, "--forget", "a.None").err())
                .contains("No such state is recorded: state=a.None, file=" + schema);
    }

    @Test
    void payloadOfARecordedStateIsReadByTheNextBuild() throws Exception {
        String schema = folder.resolve("gridwire.schema").toString();
        enhance("--schema", schema);
        byte[] payload;
        try (URLClassLoader before = new URLClassLoader(new URL[] {classes.toUri().toURL()}, getClass().getClassLoader())) {
            Object order = before.loadClass("a.Order").getConstructor().newInstance();
            // The payload only names its schema, and nobody else has the store.
            payload = Marshaller.builder().classLoader(before).registerListed().schemas(SchemaStore.inMemory()).build()
                    .marshal(order);
        }
        Path source = folder.resolve("src/Order.java");
        Files.writeString(source, Files.readString(source).replace("int id; final String name = \"n\";",
                "public long id = 5; public Integer added = 6; public String name;"));
        assertThat(ToolProvider.getSystemJavaCompiler().run(
                null, null, null, "-proc:none", "-d", classes.toString(), source.toString())).isZero();
        assertThat(enhance("--schema", schema).exit()).isZero();

        try (URLClassLoader now = new URLClassLoader(new URL[] {classes.toUri().toURL()}, getClass().getClassLoader())) {
            Object read = Marshaller.builder().classLoader(now).registerListed().build().unmarshal(payload);

            assertThat(read.getClass().getField("id").get(read)).isEqualTo(0L);
            assertThat(read.getClass().getField("name").get(read)).isEqualTo("n");
        }
    }

    @Test
    void mistakesAreNamed() {
        CommandRun.of("enhance", "/no/such.jar")
                .assertFailed("There is no such jar or folder: /no/such.jar (correct the path)");
        enhance("--target", "fast").assertFailed("There is no such target: fast"
                + " (choose of native, externalizable, data-serializable, identified, portable and compact)");
        enhance("--level", "quick").assertFailed("There is no such level: quick (choose of safe, medium and fast)");
        assertThat(enhance("--target", "externalizable", "--fail-on-unsupported").err())
                .startsWith("gridwire: nothing was written:").contains("[own-hooks] a.Own.writeObject (Order.java:4)");
    }

    @Test
    void runTimeKnowsTheKeysOfTheEnhancer() throws IOException {
        Path file = folder.resolve("gridwire.properties");
        Files.writeString(file, """
                targets=externalizable
                targets.compact=b.**
                hints.level=medium
                hints.fast=a.Order
                hints.keep-final=false
                hints.replaced-objects=false
                annotations.non-null=a.Must
                annotations.unique=a.Mine
                annotations.optimize=a.Hot
                enhancer.on-unsupported=skip
                enhancer.factory-id=7
                enhancer.include=a.**
                enhancer.exclude=a.b.**
                """);

        assertThat(enhance("--explain").out()).contains("enhanced   a.Order: externalizable, fast");

        try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
            assertThat(Settings.read(loader, new Properties()).others()).hasSize(13);
        }
    }
}
