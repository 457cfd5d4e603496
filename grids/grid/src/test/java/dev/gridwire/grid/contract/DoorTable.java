// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a page says of one door: a row of its first table, and at the page's end lines that say why cells are empty. {@code
 * -Dgolden.regenerate=true} renews them.
 *
 * @param columns the heads of the table
 * @param door the door's name
 * @param link the place in {@code docs} that the row leads to; empty for none
 * @param unmet the columns whose cells are empty
 * @param reasons why they are
 */
record DoorTable(Path page, List<String> columns, String door, String link, Set<String> unmet, List<String> reasons) {

    private static final String MET = "✓";
    private static final String UNMET = "–";

    /** Fails if the page does not say it. */
    void check() throws IOException {
        List<String> lines = Files.readAllLines(page);
        if (Boolean.getBoolean("golden.regenerate")) {
            lines = renewed(lines);
            Files.write(page, lines);
        }
        assertThat(lines).as("the table's head").contains(head());
        assertThat(lines.stream().filter(this::isOfDoor))
                .as("lines of %s on %s; renew them with -Dgolden.regenerate=true", page, door)
                .containsExactlyElementsOf(expected());
    }

    private String head() {
        return "| door | " + String.join(" | ", columns) + " |";
    }

    private String rowBegin() {
        return "| " + (link.isEmpty() ? door : "[" + door + "](" + link + ")") + " | ";
    }

    private boolean isOfDoor(String line) {
        return line.startsWith(rowBegin()) || line.startsWith("- " + door + ", ") || reasons.contains(line);
    }

    private List<String> expected() {
        List<String> lines = new ArrayList<>();
        lines.add(columns.stream().map(each -> unmet.contains(each) ? UNMET : MET)
                .collect(Collectors.joining(" | ", rowBegin(), " |")));
        lines.addAll(reasons);
        return lines;
    }

    /** The rows stand behind the table's rule, the reasons at the end; both sorted. */
    private List<String> renewed(List<String> lines) {
        List<String> expected = expected();
        List<String> rest = new ArrayList<>(lines.stream().filter(line -> !isOfDoor(line)).toList());
        rest.removeIf(line -> line.startsWith("| door | "));
        int rule = rest.indexOf(rest.stream().filter(line -> line.startsWith("|---")).findFirst().orElseThrow());
        rest.add(rule, head());
        int row = rule + 2;
        while (row < rest.size() && rest.get(row).startsWith("| ") && rest.get(row).compareTo(expected.get(0)) < 0) {
            row++;
        }
        rest.add(row, expected.get(0));
        for (String reason : expected.subList(1, expected.size())) {
            int at = rest.size();
            while (rest.get(at - 1).startsWith("- ") && rest.get(at - 1).compareTo(reason) > 0) {
                at--;
            }
            rest.add(at, reason);
        }
        return rest;
    }
}
