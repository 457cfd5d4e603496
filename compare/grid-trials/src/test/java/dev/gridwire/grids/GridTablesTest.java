// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of each grid's page says what both raw results say; {@code -Dgolden.regenerate=true} writes it anew. */
class GridTablesTest {

    private static final Path DOCUMENTS = Path.of("../../docs");
    private static final Path RAW = DOCUMENTS.resolve("measurements/grids");
    private static final String HEAD = "| | codec: P, C, O, S | stored: P, C, O, S | bytes: P, C, O, S |";
    private static final List<String> WORKLOADS = List.of("programmer", "customer", "order", "sample");
    private static final double MOST_DIFFERENCE = 1.15;
    private static final String NOTHING = "–";
    private static final Map<String, String> TITLES = new LinkedHashMap<>();

    static {
        TITLES.put("java", "Java");
        TITLES.put("json", "Jackson JSON");
        TITLES.put("protostream", "ProtoStream, the default");
        TITLES.put("kryo", "Kryo");
        TITLES.put("fory", "Apache Fory");
        TITLES.put("binary", "BinaryMarshaller, the default");
        TITLES.put("ignite", "Ignite optimized");
        TITLES.put("gridwire", "**Gridwire**");
        TITLES.put("gridwire-registered", "**Gridwire**, registered");
        TITLES.put("gridwire-binary", "**GridwireBinary**");
    }

    @ParameterizedTest
    @CsvSource({
        "redis, client", "redisson, client", "ehcache, member", "infinispan, member", "ignite, member", "ignite3, member"})
    void eachFigureIsThatOfBothRuns(String grid, String place) throws IOException {
        Path page = DOCUMENTS.resolve(grid + ".md");
        List<String> lines = Files.readAllLines(page);
        int head = lines.indexOf(HEAD);
        if (!Files.exists(RAW.resolve("first-" + grid))) {
            assertThat(head).as("a table of nothing that was measured: page=%s", page).isNegative();
            return;
        }
        assertShows(page, lines, head, table(grid, place));
        assertThat(String.join(" ", lines)).contains(garbage(grid, place));
    }

    /** Programmer, customer and order beside Java serialization, the sample beside it, and all beside a plain array of bytes. */
    @Test
    void adaptersOnJdk25AreWithinTheRangesThatTheBenchmarksName() throws IOException {
        List<String> small = new ArrayList<>();
        List<String> sample = new ArrayList<>();
        List<String> besideBytes = new ArrayList<>();
        for (String grid : List.of("ehcache", "infinispan", "redis", "redisson")) {
            Map<String, Figures> first = cells("adapter-" + grid + "-jdk25-first");
            Map<String, Figures> second = cells("adapter-" + grid + "-jdk25-second");
            for (String workload : WORKLOADS) {
                String key = key("gridwire-registered", "codec", workload);
                (workload.equals("sample") ? sample : small)
                        .add(agreed(figure(first, key, Figures::ratio), figure(second, key, Figures::ratio)));
                besideBytes.add(agreed(quotient(first, "codec", workload), quotient(second, "codec", workload)));
            }
        }
        String page = Files.readString(DOCUMENTS.resolve("benchmarks.md")).replaceAll("\\s+", " ");
        assertThat(page).contains(
                "take " + range(small) + " of Java serialization's time for programmer, customer and order, and " + range(sample)
                        + " for sample. That is " + range(besideBytes) + " of the time of Gridwire with a plain `byte[]`");
    }

    /** Texts of figures with as many places sort as the figures do. */
    private static String range(List<String> figures) {
        assertThat(figures).doesNotContain(NOTHING);
        return Collections.min(figures) + " to " + Collections.max(figures);
    }

    private static void assertShows(Path page, List<String> lines, int head, String table) throws IOException {
        assertThat(head).as("no table: page=%s", page).isPositive();
        String shown = lines.subList(head + 2, lines.size()).stream()
                .takeWhile(line -> line.startsWith("|")).collect(Collectors.joining("\n"));
        if (Boolean.getBoolean("golden.regenerate")) {
            write(page, lines, head + 2, table);
            Assumptions.abort("The table was written: page=" + page);
        }
        assertThat(shown).isEqualTo(table);
    }

    private static void write(Path page, List<String> lines, int from, String table) throws IOException {
        List<String> rest = lines.subList(from, lines.size()).stream().dropWhile(line -> line.startsWith("|")).toList();
        Files.write(page, Stream.of(lines.subList(0, from), table.lines().toList(), rest).flatMap(List::stream).toList());
    }

    private static String table(String grid, String place) throws IOException {
        Map<String, Figures> first = cells("first-" + grid);
        Map<String, Figures> second = cells("second-" + grid);
        return TITLES.entrySet().stream()
                .filter(title -> first.containsKey(key(title.getKey(), "codec", "order")))
                .map(title -> row(title.getKey(), title.getValue(), place, first, second))
                .collect(Collectors.joining("\n"));
    }

    /** The least and the most that Gridwire allocates on any workload, relative to Java serialization. */
    private static String garbage(String grid, String place) throws IOException {
        Map<String, Figures> first = cells("first-" + grid);
        Map<String, Figures> second = cells("second-" + grid);
        List<String> known = WORKLOADS.stream()
                .map(workload -> agreed(
                        garbage(first, "gridwire-registered", place, workload),
                        garbage(second, "gridwire-registered", place, workload)))
                .filter(each -> !each.equals(NOTHING))
                .sorted()
                .toList();
        return "allocates " + known.get(0) + " to " + known.get(known.size() - 1) + " times";
    }

    private static String quotients(String place, Map<String, Figures> first, Map<String, Figures> second) {
        return WORKLOADS.stream()
                .map(workload -> agreed(quotient(first, place, workload), quotient(second, place, workload)))
                .collect(Collectors.joining(" | "));
    }

    private static Double quotient(Map<String, Figures> run, String place, String workload) {
        Figures adapted = run.get(key("gridwire-registered", place, workload));
        Figures bytes = run.get(key("bytes", place, workload));
        return adapted == null || bytes == null ? null : adapted.nanos() / bytes.nanos();
    }

    private static String row(
            String contestant, String title, String place, Map<String, Figures> first, Map<String, Figures> second) {
        String ratios = Stream.of("codec", place)
                .map(where -> WORKLOADS.stream().map(workload -> key(contestant, where, workload))
                        .map(key -> agreed(figure(first, key, Figures::ratio), figure(second, key, Figures::ratio)))
                        .collect(Collectors.joining(", ")))
                .collect(Collectors.joining(" | "));
        String bytes = WORKLOADS.stream().map(workload -> first.get(key(contestant, "codec", workload)))
                .map(each -> each == null ? NOTHING : String.format(Locale.ROOT, "%,.0f", each.bytes()))
                .collect(Collectors.joining(", "));
        return "| " + title + " | " + ratios + " | " + bytes + " |";
    }

    private static Double figure(Map<String, Figures> run, String key, Function<Figures, Double> of) {
        Figures figures = run.get(key);
        return figures == null ? null : of.apply(figures);
    }

    /** Relative to Java serialization's. */
    private static Double garbage(Map<String, Figures> run, String contestant, String place, String workload) {
        Double own = figure(run, key(contestant, place, workload), Figures::garbage);
        Double java = figure(run, key("java", place, workload), Figures::garbage);
        return own == null || java == null ? null : own / java;
    }

    /** The mean of two runs, where they agree. */
    private static String agreed(Double one, Double other) {
        if (one == null || other == null) {
            return NOTHING;
        }
        double apart = Math.max(one / other, other / one);
        return apart > MOST_DIFFERENCE ? NOTHING : String.format(Locale.ROOT, "%.2f", Math.sqrt(one * other));
    }

    private static String key(String contestant, String place, String workload) {
        return contestant + ' ' + place + ' ' + workload;
    }

    /** Those that were measured. */
    private static Map<String, Figures> cells(String run) throws IOException {
        List<String> lines = Files.readAllLines(RAW.resolve(run).resolve("results.csv"));
        List<String> head = Arrays.asList(lines.get(0).split(","));
        Map<String, Figures> cells = new HashMap<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] values = line.split(",", -1);
            String ratio = values[head.indexOf("timeToJava")];
            if (!ratio.isEmpty()) {
                cells.put(
                        key(values[head.indexOf("contestant")], values[head.indexOf("place")], values[head.indexOf("workload")]),
                        Figures.of(ratio, column -> Double.parseDouble(values[head.indexOf(column)])));
            }
        }
        return cells;
    }

    /** Of a cell: bytes of a value, and those that a write and a read allocate. */
    private record Figures(double ratio, double nanos, double bytes, double garbage) {

        static Figures of(String ratio, ToDoubleFunction<String> column) {
            return new Figures(
                    Double.parseDouble(ratio), sum(column, "writeNanos", "readNanos"), column.applyAsDouble("bytes"),
                    sum(column, "writeAllocatedBytes", "readAllocatedBytes"));
        }

        private static double sum(ToDoubleFunction<String> column, String... names) {
            return Stream.of(names).mapToDouble(column).sum();
        }
    }
}
