// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jcache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.grid.metrics.LiveSerializers;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.jsr107.tck.testutil.CacheTestSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Runs the tests of JSR 107 on Ehcache, without Gridwire and with it, and compares test by test. */
class JCacheTestsTest {

    private static final Path REPORT = Path.of("target", "jcache-tests-" + Runtime.version().feature() + ".txt");
    private static final String ALLOW = "gridwire.allow";
    private static final String ENABLED = "gridwire.ehcache.enabled";
    private static final String CLASS = ".class";
    /** Tests of annotations, which want a container that heeds them; Ehcache has none. */
    private static final String ANNOTATIONS = "org.jsr107.tck.annotation.";

    private static Outcomes without = new Outcomes();
    private static Outcomes with = new Outcomes();
    private static long writtenWithout;
    private static long writtenWith;

    @BeforeAll
    static void run() throws IOException, URISyntaxException, ReflectiveOperationException {
        List<Class<?>> classes = testClasses();
        System.setProperty(ALLOW, "org.jsr107.tck.**,javax.cache.**,domain.*");
        System.setProperty(ENABLED, "false");
        without = Outcomes.run(classes);
        writtenWithout = writtenCount();
        System.setProperty(ENABLED, "true");
        with = Outcomes.run(classes);
        writtenWith = writtenCount();
        Files.write(REPORT, report(classes.size()));
    }

    @AfterAll
    static void clear() {
        System.clearProperty(ALLOW);
        System.clearProperty(ENABLED);
    }

    private static long writtenCount() {
        return LiveSerializers.statistics().types().stream().mapToLong(type -> type.written()).sum();
    }

    /** Those of the published jar. */
    private static List<Class<?>> testClasses() throws IOException, URISyntaxException, ReflectiveOperationException {
        Path jar = Path.of(CacheTestSupport.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        List<Class<?>> classes = new ArrayList<>();
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : file.stream().filter(each -> each.getName().matches(".*Test1?\\.class")).toList()) {
                String path = entry.getName();
                Class<?> type = Class.forName(path.substring(0, path.length() - CLASS.length()).replace('/', '.'));
                if (!Modifier.isAbstract(type.getModifiers()) && !type.getName().startsWith(ANNOTATIONS)) {
                    classes.add(type);
                }
            }
        }
        return classes;
    }

    private static List<String> report(int classCount) {
        List<String> lines = new ArrayList<>(List.of(
                "classes\t" + classCount,
                "tests\t" + without.count(),
                "passed without\t" + without.passedCount(),
                "passed with\t" + with.passedCount(),
                "skipped\t" + without.skippedCount(),
                "values written without and with\t" + writtenWithout + ", " + writtenWith));
        without.failures().forEach((test, message) -> lines.add("fails without\t" + test + "\t" + message));
        without.lostIn(with).forEach((test, message) -> lines.add("fails with\t" + test + "\t" + message));
        with.lostIn(without).forEach((test, message) -> lines.add("passes only with\t" + test));
        return lines;
    }

    /** Each line is a test, a bar, and why it rightly differs. */
    private static List<String> expected() throws IOException {
        try (InputStream in = JCacheTestsTest.class.getResourceAsStream("/differences.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.substring(0, line.indexOf(" | ")))
                    .toList();
        }
    }

    @Test
    void theTestsRun() {
        assertThat(without.passedCount()).isGreaterThan(without.count() * 9L / 10);
        assertThat(with.count()).isEqualTo(without.count());
    }

    @Test
    void gridwireSerializesInTheSecondRunOnly() {
        assertThat(writtenWithout).isZero();
        assertThat(writtenWith).isGreaterThan(500);
    }

    @Test
    void whatPassesWithoutGridwirePassesWithItOrIsListedWithAReason() throws IOException {
        Map<String, String> lost = without.lostIn(with);
        assertThat(lost.keySet()).as(lost.toString()).containsExactlyInAnyOrderElementsOf(expected());
    }
}
