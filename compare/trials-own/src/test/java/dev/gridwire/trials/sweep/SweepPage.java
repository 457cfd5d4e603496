// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The tables that a sweep writes: the full ones beside the raw results, and a short one into {@code docs/sweep.md}. */
final class SweepPage {

    /** How many classes are what. */
    static final String COUNTS = "LibrarySweep";
    /** What is refused, and why. */
    static final String REFUSED = "RefusalReason";

    /** What the enhancer makes of the same libraries. */
    static final String ENHANCED = "LibraryEnhancement";

    /** Of the full table, the columns of the short one: library, Java copies, equal, refused, bytes. */
    private static final int[] SHORT = {1, 4, 5, 7, 13};

    private SweepPage() {}

    /** The page of the full tables. */
    static Path full(Path page) {
        return page.resolveSibling("measurements/sweep/README.md");
    }

    /** Makes the rows of the short table, the JDK's and the sum, from those of the full one. */
    static List<String> shortened(List<String> rows) {
        return rows.stream().filter(row -> row.startsWith("| JDK ") || row.startsWith("| all "))
                .map(row -> row.split("\\|"))
                .map(cells -> Arrays.stream(SHORT).mapToObj(each -> cells[each].strip())
                        .collect(Collectors.joining(" | ", "| ", " |")))
                .toList();
    }

    static void write(Path page, String table, List<String> lines) throws IOException {
        String text = Files.readString(page);
        Files.writeString(page, text.substring(0, begin(text, table)) + String.join("\n", lines) + "\n"
                + text.substring(end(text, table)));
    }

    /** The rows, without the two lines of the head. */
    static List<String> rows(Path page, String table) throws IOException {
        String text = Files.readString(page);
        return text.substring(begin(text, table), end(text, table)).lines().skip(2).toList();
    }

    private static int begin(String text, String table) {
        String line = "<!-- begin: written by " + table + " -->\n";
        return text.indexOf(line) + line.length();
    }

    private static int end(String text, String table) {
        return text.indexOf("<!-- end of " + table + " -->");
    }
}
