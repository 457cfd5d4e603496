// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The tables that a sweep writes into {@code docs/sweep.md}. */
final class SweepPage {

    /** How many classes are what. */
    static final String COUNTS = "LibrarySweep";
    /** What is refused, and why. */
    static final String REFUSED = "RefusalReason";

    /** What the enhancer makes of the same libraries. */
    static final String ENHANCED = "LibraryEnhancement";

    private SweepPage() {}

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
