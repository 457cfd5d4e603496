// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of each grid's page says what both raw results say; {@code -Dgolden.regenerate=true} writes it anew. */
class GridTablesTest {

    private static final Path DOCUMENTS = Path.of("../docs");
    private static final String HEAD = "| | P | C | O | S | P | C | O | S | bytes: P, C, O, S |";
    private static final List<String> WORKLOADS = List.of("programmer", "customer", "order", "sample");
    private static final double MOST_DIFFERENCE = 1.15;
    private static final String NOTHING = "–";
    private static final Map<String, String> TITLES = new LinkedHashMap<>();

    static {
        TITLES.put("java", "Java");
        TITLES.put("json", "Jackson JSON");
        TITLES.put("kryo", "Kryo");
        TITLES.put("fory", "Apache Fory");
        TITLES.put("binary", "BinaryMarshaller, the default");
        TITLES.put("ignite", "Ignite optimized");
        TITLES.put("gridwire", "**Gridwire**");
        TITLES.put("gridwire-registered", "**Gridwire**, registered");
        TITLES.put("gridwire-binary", "**GridwireBinary**");
    }

    @ParameterizedTest
    @CsvSource({"redis, client", "redisson, client", "ehcache, member", "infinispan, member", "ignite, member"})
    void eachFigureIsThatOfBothRuns(String grid, String place) throws IOException {
        String table = table(grid, place);
        Path page = DOCUMENTS.resolve(grid + ".md");
        List<String> lines = Files.readAllLines(page);
        int head = lines.indexOf(HEAD);
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

    private static String row(
            String contestant, String title, String place, Map<String, Figures> first, Map<String, Figures> second) {
        String ratios = Stream.of("codec", place)
                .flatMap(where -> WORKLOADS.stream().map(workload -> key(contestant, where, workload)))
                .map(key -> ratio(first.get(key), second.get(key)))
                .collect(Collectors.joining(" | "));
        String bytes = WORKLOADS.stream().map(workload -> first.get(key(contestant, "codec", workload)))
                .map(each -> each == null ? NOTHING : String.format(Locale.ROOT, "%,.0f", each.bytes()))
                .collect(Collectors.joining(", "));
        return "| " + title + " | " + ratios + " | " + bytes + " |";
    }

    private static String ratio(Figures one, Figures other) {
        if (one == null || other == null) {
            return NOTHING;
        }
        double apart = Math.max(one.ratio() / other.ratio(), other.ratio() / one.ratio());
        return apart > MOST_DIFFERENCE ? NOTHING : String.format(Locale.ROOT, "%.2f", Math.sqrt(one.ratio() * other.ratio()));
    }

    private static String key(String contestant, String place, String workload) {
        return contestant + ' ' + place + ' ' + workload;
    }

    /** Those that were measured. */
    private static Map<String, Figures> cells(String run) throws IOException {
        List<String> lines = Files.readAllLines(DOCUMENTS.resolve("measurements/grids").resolve(run).resolve("results.csv"));
        List<String> head = Arrays.asList(lines.get(0).split(","));
        Map<String, Figures> cells = new HashMap<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] values = line.split(",", -1);
            String ratio = values[head.indexOf("timeToJava")];
            if (!ratio.isEmpty()) {
                cells.put(
                        key(values[head.indexOf("contestant")], values[head.indexOf("place")], values[head.indexOf("workload")]),
                        new Figures(Double.parseDouble(ratio), Double.parseDouble(values[head.indexOf("bytes")])));
            }
        }
        return cells;
    }

    /** Of a cell. */
    private record Figures(double ratio, double bytes) {}
}
