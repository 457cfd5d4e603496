// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Why classes are refused: a line of {@code refused.txt}, the first of those that fit a class.
 *
 * @param lines what of {@code refused.tsv} it is about
 * @param what the classes, for people
 * @param why it is so
 */
record RefusalReason(Pattern lines, String what, String why) {

    /** Of no line of the list. Nothing may be refused for that. */
    static final RefusalReason NONE = new RefusalReason(Pattern.compile(""), "", "no reason is documented");

    private static final String SEPARATOR = " \\| ";
    private static final int FIELDS = 3;

    static List<RefusalReason> all() {
        try (InputStream in = RefusalReason.class.getResourceAsStream("refused.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8).lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#")).map(RefusalReason::of).toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static RefusalReason of(String line) {
        String[] fields = line.split(SEPARATOR, FIELDS);
        return new RefusalReason(Pattern.compile(fields[0].strip().replace("¦", "|")), fields[1].strip(), fields[2].strip());
    }

    /** The reason for a line of {@code refused.tsv}. */
    static RefusalReason of(List<RefusalReason> all, String line) {
        return all.stream().filter(each -> each.lines().matcher(line).find()).findFirst().orElse(NONE);
    }

    /** The reasons with the number of classes of each, as rows of a page. */
    static List<String> table(List<String> refused) {
        List<RefusalReason> all = all();
        Map<RefusalReason, Integer> counts = new LinkedHashMap<>();
        all.forEach(reason -> counts.put(reason, 0));
        refused.forEach(line -> counts.merge(of(all, line), 1, Integer::sum));
        List<String> rows = new ArrayList<>(List.of("| how many | what | why |", "|---|---|---|"));
        counts.forEach((reason, count) -> rows.add("| " + (count == 0 ? "not in the sweep" : count) + " | " + reason.what()
                + " | " + reason.why() + " |"));
        return rows;
    }
}
