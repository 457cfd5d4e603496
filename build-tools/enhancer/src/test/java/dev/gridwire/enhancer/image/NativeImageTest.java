// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.enhancer.ClassPlace;
import dev.gridwire.enhancer.Compiled;
import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.Enhancer;
import dev.gridwire.enhancer.EnhancerOptions;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** Classes with companions, where no class can be defined at run time, and nothing is found that was not said at build time. */
@Isolated("one world at a time is traced")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class NativeImageTest {

    private static final String METADATA = "META-INF/native-image/com.acme/shop/gridwire/reachability-metadata.json";
    private static final Pattern HIDDEN = Pattern.compile(
            "^\\[[^]]*]\\[info]\\[class,load] (\\S+[/+]0x[0-9a-f]+) .*", Pattern.MULTILINE);
    /** Made by the JDK for lambdas, method handles and joined texts, which the builder of an image makes at build time. */
    private static final Pattern OF_JDK = Pattern.compile("java\\.lang\\..*|.*\\$\\$Lambda.*|.*\\$\\$TypeSwitch.*");

    private static final String FINAL_FIELDS = "gridwire.final-fields";

    private Path folder;
    private Path classes;
    private Enhancement done;
    private String finalFields;

    @BeforeAll
    void enhance(@TempDir Path shared) throws IOException {
        folder = shared;
        classes = Files.createDirectory(folder.resolve("classes"));
        try (Stream<Path> sources = Files.list(Path.of("src/test/resources/native-image"))) {
            List<String> texts = new ArrayList<>();
            for (Path source : sources.sorted().toList()) {
                texts.add(Files.readString(source));
            }
            Compiled.into(classes, texts.toArray(new String[0]));
        }
        done = Enhancer.standard().enhance(EnhancerOptions.of(ClassPlace.inPlace(classes, "com.acme:shop")));
        // Images are of JDK 25 at most, where final fields are set; the tests' own JVM may be as strict as JDK 26.
        finalFields = System.setProperty(FINAL_FIELDS, "mutated");
    }

    @AfterAll
    void asBefore() {
        if (finalFields == null) {
            System.clearProperty(FINAL_FIELDS);
        } else {
            System.setProperty(FINAL_FIELDS, finalFields);
        }
    }

    private List<String> companions() throws IOException {
        List<String> names = new ArrayList<>();
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(each -> each.toString().contains("$Gridwire$")).sorted().toList()) {
                names.add(classes.relativize(file).toString().replace(".class", "").replace(File.separatorChar, '.'));
            }
        }
        return names;
    }

    private Metadata metadata(ClosedWorld world) throws IOException {
        List<String> files = new ArrayList<>(List.of(Files.readString(classes.resolve(METADATA))));
        String own = "META-INF/native-image/dev.gridwire/gridwire/reachability-metadata.json";
        try (InputStream in = Objects.requireNonNull(world.getResourceAsStream(own), "the marshaller has no metadata")) {
            files.add(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
        return Metadata.of(files);
    }

    private static void run(ClosedWorld world, String choice) throws Exception {
        Method main = Class.forName("com.acme.shop.Main", true, world).getMethod("main", String[].class);
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        Thread.currentThread().setContextClassLoader(world);
        try {
            main.invoke(null, (Object) new String[] {choice});
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    @Test
    void nothingIsDefinedAndAllThatIsFoundWasSaid() throws Exception {
        try (ClosedWorld world = new ClosedWorld(classes)) {
            Tracer.begin(metadata(world));
            run(world, "BUILD_TIME");
            assertThat(Tracer.missing()).isEmpty();
            assertThat(Tracer.seen()).isGreaterThan(100);
            assertThat(companions()).hasSizeGreaterThan(5).filteredOn(world.defined()::contains)
                    .map(each -> each.replaceFirst("\\$Gridwire\\$.*", "").replaceFirst(".*\\.", ""))
                    .contains("Basket", "Circle", "Line", "Money", "Square");
        }
    }

    @Test
    void theWorldIsClosed() throws Exception {
        try (ClosedWorld world = new ClosedWorld(classes)) {
            Tracer.begin(metadata(world));
            assertThatThrownBy(() -> run(world, "RUN_TIME")).isInstanceOf(InvocationTargetException.class)
                    .rootCause().hasMessageContaining("not fused").hasMessageContaining("no code can be made");
        }
        try (ClosedWorld world = new ClosedWorld(classes)) {
            Tracer.begin(Metadata.of(List.of()));
            run(world, "BUILD_TIME");
            assertThat(Tracer.missing()).hasSizeGreaterThan(100).contains("type com.acme.shop.Order");
        }
    }

    private List<String> hidden(String... options) throws Exception {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        Collections.addAll(command, options);
        Path log = Files.createTempFile(folder, "classes", ".log");
        command.addAll(List.of("-Xlog:class+load:file=" + log.getFileName(), "-cp",
                classes + File.pathSeparator + ClosedWorld.classPath(), "com.acme.shop.Main"));
        Path output = Files.createTempFile(folder, "output", ".txt");
        Process process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true)
                .redirectOutput(output.toFile()).start();
        assertThat(process.waitFor()).as("%s %s", command, output).isZero();
        return HIDDEN.matcher(Files.readString(log)).results().map(found -> found.group(1))
                .filter(name -> !OF_JDK.matcher(name).matches()).toList();
    }

    @Test
    @Tag("full")
    void aMachineThatSaysThatItIsAnImageDefinesNoClass() throws Exception {
        assertThat(hidden("-Dorg.graalvm.nativeimage.imagecode=runtime")).isEmpty();
        assertThat(hidden("-Dgridwire.code-generation=build-time")).isEmpty();
        assertThat(hidden()).isNotEmpty();
    }

    @Test
    void classesWithoutACompanionAreNamedWithTheOthers() throws IOException {
        assertThat(done.outcomes()).isNotEmpty();
        assertThat(Files.readString(classes.resolve(METADATA)))
                .contains("{\"type\": \"com.acme.shop.Colour\", \"allDeclaredConstructors\": true")
                .contains("{\"type\": \"com.acme.shop.Shape\"}")
                .contains("{\"type\": \"com.acme.shop.Line[]\"}")
                .contains("\"com.acme.shop.Hooked\", \"allDeclaredConstructors\": true, \"allDeclaredFields\": true,"
                        + " \"allDeclaredMethods\": true, \"serializable\": true");
    }

    @Test
    void aSecondRunChangesNothing() {
        EnhancerOptions same = EnhancerOptions.of(ClassPlace.inPlace(classes, "com.acme:shop"));
        assertThat(Enhancer.standard().enhance(same).changes()).isEmpty();
    }

    @Test
    void theFileGoesWithTheCompanions() throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        Compiled.into(other, "package com.acme; public class Once implements java.io.Serializable { int a; }");
        EnhancerOptions options = EnhancerOptions.of(ClassPlace.inPlace(other, "com.acme:once"));
        Enhancer.standard().enhance(options);
        Path file = other.resolve("META-INF/native-image/com.acme/once/gridwire/reachability-metadata.json");
        assertThat(file).exists();
        Files.delete(other.resolve("com/acme/Once.class"));
        Enhancer.standard().enhance(options);
        assertThat(file).doesNotExist();
    }
}
