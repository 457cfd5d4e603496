// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.compatibility;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a {@link TestRun} wrote.
 *
 * @param tests each test's line: outcome, name, message
 */
record Outcomes(Map<String, String[]> tests) {

    /** What a lambda among a test's parameters prints, on newer JDKs without a number, or the time: another in each run. */
    private static final String CHANGING = "\\d*/0x[0-9a-f]+@[0-9a-f]+|\\d{4}-\\d\\d-\\d\\dT[0-9:.]+";

    static Outcomes read(Path file) throws IOException {
        Map<String, String[]> tests = new LinkedHashMap<>();
        for (String line : Files.readAllLines(file)) {
            String[] parts = line.split("\t", 3);
            if (parts.length == 3) {
                String name = parts[1].replaceAll(CHANGING, "");
                tests.put(name + (tests.containsKey(name) ? " again" : ""), parts);
            }
        }
        return new Outcomes(tests);
    }

    boolean hasPassed(String test) {
        String[] parts = tests.get(test);
        return parts != null && parts[0].equals("passed");
    }

    long passedCount() {
        return tests.values().stream().filter(parts -> parts[0].equals("passed")).count();
    }

    String messageOf(String test) {
        String[] parts = tests.get(test);
        return parts == null ? "it did not run" : parts[0] + ": " + parts[2];
    }

    /** Tests that passed here and not there. */
    List<String> lostIn(Outcomes other) {
        return tests.keySet().stream().filter(test -> hasPassed(test) && !other.hasPassed(test)).toList();
    }
}
