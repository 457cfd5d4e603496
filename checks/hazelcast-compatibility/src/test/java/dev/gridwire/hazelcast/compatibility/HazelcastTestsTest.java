// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.compatibility;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Runs the classes of {@code classes.txt}, without Gridwire and with it; what differs runs again, since some tests are shaky. */
class HazelcastTestsTest {

    private static final Path FOLDER = Path.of("target", "hazelcast-tests").toAbsolutePath();
    private static final int RERUNS = 2;
    /** Part of the names of the classes to run, while something is mended; all if it is empty. */
    private static final String ONLY = System.getProperty("gridwire.hazelcast-tests.only", "");
    /** Compares what the last run left with the list, after that has changed; only tests that differ run again. */
    private static final boolean SAVED = Boolean.getBoolean("gridwire.hazelcast-tests.saved");

    private static Outcomes without = new Outcomes(Map.of());
    private static Outcomes with = new Outcomes(Map.of());
    private static Map<String, String> lost = Map.of();

    @BeforeAll
    static void run() throws IOException, InterruptedException {
        Files.createDirectories(FOLDER);
        List<String> classes = lines("classes.txt").stream().filter(name -> name.contains(ONLY)).toList();
        without = outcomes(Fork.WITHOUT, classes);
        with = outcomes(Fork.WITH, classes);
        lost = rerun(without.lostIn(with));
        Files.write(FOLDER.resolve("summary.txt"), summary(classes.size()));
    }

    private static Outcomes outcomes(Fork fork, List<String> classes) throws IOException, InterruptedException {
        return SAVED ? fork.saved("all", FOLDER) : fork.run("all", classes, FOLDER);
    }

    private static Map<String, String> rerun(List<String> suspects) throws IOException, InterruptedException {
        Map<String, String> left = new LinkedHashMap<>();
        suspects.forEach(test -> left.put(test, with.messageOf(test)));
        expected().forEach(left::remove);
        for (int i = 1; i <= RERUNS && !left.isEmpty(); i++) {
            Outcomes again = Fork.WITH.run("again-" + i, List.copyOf(classesOf(left.keySet())), FOLDER);
            left.keySet().removeIf(again::hasPassed);
        }
        return left;
    }

    /** JUnit 4 prints a test as its method and, in parentheses, its class. */
    private static Set<String> classesOf(Set<String> tests) {
        Set<String> classes = new TreeSet<>();
        tests.forEach(test -> classes.add(test.substring(test.lastIndexOf('(') + 1, test.lastIndexOf(')'))));
        return classes;
    }

    private static List<String> summary(int classCount) throws IOException {
        List<String> lines = new ArrayList<>(List.of(
                "classes\t" + classCount,
                "tests\t" + without.tests().size(),
                "passed without\t" + without.passedCount(),
                "passed with\t" + with.passedCount(),
                "listed as different by design\t" + expected().size(),
                "pass without and never with, and are not listed\t" + lost.size()));
        lost.forEach((test, message) -> lines.add(test + "\t" + message));
        return lines;
    }

    private static List<String> lines(String resource) throws IOException {
        try (InputStream in = HazelcastTestsTest.class.getResourceAsStream("/" + resource)) {
            return new String(Objects.requireNonNull(in, resource).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        }
    }

    /** Of the tests that this release of Hazelcast has. */
    private static List<String> expected() throws IOException {
        return lines("differences.txt").stream()
                .map(line -> line.substring(0, line.indexOf(" | ")))
                .filter(test -> without.tests().containsKey(test))
                .toList();
    }

    @Test
    void theTestsRun() {
        assertThat(without.passedCount()).isGreaterThan(without.tests().size() * 9L / 10);
        assertThat(with.tests().size()).isGreaterThanOrEqualTo(without.tests().size() * 99 / 100);
    }

    @Test
    void whatIsListedDoesDiffer() throws IOException {
        assertThat(without.lostIn(with)).containsAll(expected());
    }

    @Test
    void whatPassesWithoutGridwirePassesWithItOrIsListedWithAReason() throws IOException {
        assertThat(lost).isEmpty();
    }
}
