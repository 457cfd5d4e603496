// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.fork.Forks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Sweeps well-known libraries and the JDK, and writes the tables of {@code docs/sweep.md} and of the raw results. Its name keeps
 * it out of the normal build, which does not download those libraries; the profile {@code sweep} runs it.
 */
class LibrarySweep {

    /** Different by intention; each has its story in {@code docs/intentional.md}. */
    private static final Set<String> KNOWN = Set.of(
            "com.fasterxml.jackson.databind.MappingJsonFactory",
            "com.fasterxml.jackson.databind.ObjectMapper",
            "com.fasterxml.jackson.databind.ObjectReader",
            "com.fasterxml.jackson.databind.ObjectWriter",
            "java.io.ObjectStreamClass",
            "java.util.GregorianCalendar");

    private static final int HEAP_MEGABYTES = 512;
    /** One of these classes hangs while it is made; on a busy machine another may wait. */
    private static final int TIMEOUT_MILLIS = 45_000;

    private final Path folder = Path.of(System.getProperty("gridwire.sweep.folder"));
    private final Path page = Path.of(System.getProperty("gridwire.sweep.page"));
    private final Path raw = page.resolveSibling("measurements/sweep");

    @Test
    void nothingFailsOrIsDifferentButWhatIsKnown() throws IOException {
        Map<String, SweepResults> all = new TreeMap<>();
        for (Path jar : jars("swept")) {
            all.put(jar.getFileName().toString().replace(".jar", ""), sweep(List.of(jar), false));
        }
        all.put("JDK " + Runtime.version().feature(), sweep(List.of(), true));
        List<String> refused = rows(all, verdict -> verdict.outcome() == SweepOutcome.REFUSED);
        writeTables(counts(all), RefusalReason.table(refused));
        Files.write(raw.resolve("refused.tsv"), refused);
        Files.write(raw.resolve("larger.tsv"), rows(all, LibrarySweep::isLarger));
        Files.write(raw.resolve("named.tsv"), rows(all, LibrarySweep::isNamed));
        Files.write(folder.resolve("uncovered.tsv"), rows(all, verdict -> verdict.outcome() != SweepOutcome.EQUAL));
        List<ClassVerdict> bugs = all.values().stream()
                .flatMap(results -> results.rows().stream())
                .map(SweepResults.Row::verdict)
                .filter(verdict -> verdict.outcome() == SweepOutcome.FAILED || verdict.outcome() == SweepOutcome.DIFFERENT)
                .filter(verdict -> !KNOWN.contains(verdict.className()))
                .toList();
        assertThat(bugs).isEmpty();
    }

    private void writeTables(List<String> counts, List<String> reasons) throws IOException {
        Path full = SweepPage.full(page);
        SweepPage.write(full, SweepPage.COUNTS, counts);
        SweepPage.write(full, SweepPage.REFUSED, reasons);
        List<String> lines = new ArrayList<>(List.of(
                "| library | classes | equal | refused | bytes ÷ Java |", "|---|---|---|---|---|"));
        lines.addAll(SweepPage.shortened(counts.subList(2, counts.size())));
        SweepPage.write(page, SweepPage.COUNTS, lines);
    }

    /** What is kept has fields that Java's stream has not. */
    private static boolean isLarger(ClassVerdict verdict) {
        return verdict.outcome() == SweepOutcome.EQUAL && verdict.gridwireBytes() > verdict.javaBytes();
    }

    /** Neither is a fault of Gridwire's; the page names them. */
    private static boolean isNamed(ClassVerdict verdict) {
        return verdict.outcome() == SweepOutcome.NAN_BITS || verdict.outcome() == SweepOutcome.SLOW;
    }

    private SweepResults sweep(List<Path> swept, boolean jdk) throws IOException {
        SweepSettings settings = new SweepSettings(swept, swept.isEmpty() ? List.of() : jars("needed"), jdk, "",
                TIMEOUT_MILLIS, new Forks(HEAP_MEGABYTES), "./mvnw -Psweep -pl compare/trials-own -am test");
        return Sweep.run(settings, new Silent());
    }

    private List<Path> jars(String kind) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve(kind))) {
            return files.sorted().toList();
        }
    }

    private static List<String> counts(Map<String, SweepResults> all) {
        List<String> lines = new ArrayList<>(List.of(
                "| library | serializable | made | Java copies | equal | kept | refused | different | failed | NaN bits | slow "
                        + "| beyond Java | bytes ÷ Java |",
                "|---|---|---|---|---|---|---|---|---|---|---|---|---|"));
        all.forEach((name, results) -> lines.add(row(name, results.total())));
        lines.add(row("all", all.values().stream().map(SweepResults::total)
                .reduce(SweepResults.Count.NONE, SweepResults.Count::plus)));
        return lines;
    }

    /** A line for each class that one asks for: for the page's figures, and for those who mend. */
    private static List<String> rows(Map<String, SweepResults> all, Predicate<ClassVerdict> which) {
        List<String> lines = new ArrayList<>();
        all.forEach((name, results) -> results.rows().stream().map(SweepResults.Row::verdict).filter(which)
                .forEach(verdict -> lines.add(String.join("\t", name, verdict.className(), verdict.outcome().name(),
                        String.valueOf(verdict.gridwireBytes()), String.valueOf(verdict.javaBytes()), verdict.reason(),
                        verdict.detail().replaceAll("\\s+", " ")))));
        return lines;
    }

    private static String row(String name, SweepResults.Count count) {
        return String.format(
                "| %s | %,d | %,d | %,d | %,d | %,d | %,d | %,d | %,d | %,d | %,d | %,d | %s |", name, count.found(),
                count.instantiated(), count.judged(), count.of(SweepOutcome.EQUAL), count.of(SweepOutcome.KEPT),
                        count.of(SweepOutcome.REFUSED),
                count.of(SweepOutcome.DIFFERENT), count.of(SweepOutcome.FAILED), count.of(SweepOutcome.NAN_BITS),
                count.of(SweepOutcome.SLOW), count.of(SweepOutcome.BEYOND_JAVA), SweepText.ratio(count));
    }

    /** Nobody watches. */
    private static final class Silent implements Progress {
        @Override
        public void begin(int steps) {}

        @Override
        public void fork(String contestant, String place) {}

        @Override
        public void step(int count) {}

        @Override
        public void remaining(int steps) {
            // The number of steps is known.
        }

        @Override
        public void end() {}
    }
}
