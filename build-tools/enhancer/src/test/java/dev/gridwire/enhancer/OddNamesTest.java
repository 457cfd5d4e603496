// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.gridwire.Marshaller;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.model.JvmNames;
import dev.gridwire.enhancer.ClassOutcome.Status;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.report.TextReport;
import dev.gridwire.enhancer.settings.EnhancerSettings;
import dev.gridwire.enhancer.settings.NamePattern;
import dev.gridwire.enhancer.settings.SettingsReader;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.FieldScope;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.name.OddWorld;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Class files with any names that the JVM accepts, and a jar can hold, go through builds. */
class OddNamesTest {

    private static final int WORLDS = Effort.of("gridwire.odd-names", 400);
    private static final long SEED = Long.getLong("gridwire.seed", 1L);

    @TempDir
    private Path folder;

    /** What is tried with one world. */
    private interface Trial {
        void run(long seed, OddWorld world) throws Exception;
    }

    private static void inManyWorlds(Trial trial) {
        List<String> failures = new ArrayList<>();
        for (long seed = SEED; seed < SEED + WORLDS && failures.size() < 5; seed++) {
            OddWorld world = OddWorld.draw(seed);
            if (world.classNames().stream().allMatch(JvmNames::isPath)) {
                try {
                    trial.run(seed, world);
                } catch (Exception | AssertionError | LinkageError e) {
                    failures.add("seed=" + seed + ": " + e + " caused by " + e.getCause() + " at "
                            + List.of(e.getStackTrace()).subList(0, 6));
                }
            }
        }
        assertThat(failures).as("of %d worlds, -Dgridwire.seed=%d", WORLDS, SEED).isEmpty();
    }

    private Path jar(String name, Map<String, byte[]> classFiles) throws IOException {
        Path file = folder.resolve(name);
        try (ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(file))) {
            for (Map.Entry<String, byte[]> each : classFiles.entrySet()) {
                jar.putNextEntry(new ZipEntry(each.getKey().replace('.', '/') + ".class"));
                jar.write(each.getValue());
            }
        }
        return file;
    }

    private static Enhancement enhance(Path jar, Path output, Path schema, Mechanism mechanism) {
        return Enhancer.standard().enhance(EnhancerOptions.of(new ClassPlace(jar, output, "shop"))
                .withSettings(EnhancerSettings.DEFAULT.withTargets(List.of(mechanism))).withSchema(schema));
    }

    @Test
    void companionsAndTheSchemaOfABuildServeTheMarshaller() {
        inManyWorlds((seed, world) -> {
            Path schema = folder.resolve(seed + ".schema");
            Path earlier = folder.resolve(seed + "-earlier.jar");
            enhance(jar(seed + "-1.jar", world.files(false)), earlier, schema, Mechanism.NATIVE);
            Path later = folder.resolve(seed + "-later.jar");
            enhance(jar(seed + "-2.jar", world.files(true)), later, schema, Mechanism.NATIVE);
            try (URLClassLoader old = loader(earlier); URLClassLoader now = loader(later)) {
                Object root = world.make(now, true);
                byte[] payload = marshaller(now).marshal(root);
                requireSame(root, marshaller(now).unmarshal(payload));
                Marshaller former = marshaller(old);
                Object read = former.unmarshal(payload);
                requireSame(world.make(old, false), read);
                requireSame(root, marshaller(now).unmarshal(former.marshal(read)));
            }
            byte[] before = Files.readAllBytes(schema);
            enhance(jar(seed + "-2.jar", world.files(true)), later, schema, Mechanism.NATIVE);
            assertThat(schema).hasBinaryContent(before);
        });
    }

    private static Marshaller marshaller(ClassLoader loader) {
        return Marshaller.builder().classLoader(loader).registerListed().build();
    }

    private static URLClassLoader loader(Path jar) throws IOException {
        return new URLClassLoader(new URL[] {jar.toUri().toURL()}, OddNamesTest.class.getClassLoader());
    }

    private static void requireSame(Object expected, Object actual) {
        ExactComparison.compare(expected, actual, FieldScope.ALL).ifPresent(difference -> fail(difference.toString()));
    }

    @Test
    void eachMechanismMakesClassesThatLinkOrTellsInOneLineWhyNot() {
        inManyWorlds((seed, world) -> {
            for (Mechanism mechanism : Mechanism.values()) {
                Path output = folder.resolve(seed + "-" + mechanism + ".jar");
                Enhancement done = enhance(
                        jar(seed + ".jar", world.files(true)), output, folder.resolve(seed + "-" + mechanism), mechanism);
                TextReport.whole(done).forEach(line -> assertThat(EscapedNames.line(line)).isEqualTo(line));
                try (URLClassLoader loader = loader(output)) {
                    for (ClassOutcome each : done.outcomes(Status.ENHANCED)) {
                        Class.forName(each.typeName(), true, loader);
                    }
                    requireSame(world.make(loader, true), world.make(loader, true));
                }
            }
        });
    }

    @Test
    void settingsNameThem() {
        inManyWorlds((seed, world) -> {
            List<String> names = world.classNames().stream().map(EscapedNames::of).toList();
            Path file = Files.writeString(folder.resolve(seed + ".properties"),
                    "enhancer.exclude = " + String.join(" ", names) + "\nannotations.unique = " + names.get(0) + "\n"
                            + "renamed." + names.get(3) + "#" + EscapedNames.of(world.fieldNames().get(0)) + " = "
                            + EscapedNames.of(world.fieldNames().get(1)) + "\nunknown-constant." + names.get(0) + " = a\n");
            EnhancerSettings settings = SettingsReader.read(file);
            assertThat(settings.filter().exclude()).extracting(NamePattern::name).containsExactlyElementsOf(world.classNames());
            assertThat(settings.annotations().unique()).containsExactly(world.classNames().get(0));
            assertThat(settings.evolution().renames().formerSlots(world.rootName(), world.fieldNames().get(0)))
                    .containsExactly(world.fieldNames().get(1));
            assertThat(settings.evolution().substituted()).containsExactly(world.classNames().get(0));
        });
    }
}
