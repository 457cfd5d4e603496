// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.grid.contract.AtDoor.Unmet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;

/**
 * The lines of {@code docs/doors.md} on one door. Its row of the table is made of the tests that its class runs; each reason
 * why it cannot meet points has a line. {@code -Dgolden.regenerate=true} renews them.
 */
final class DoorsPage {

    private static final Path PAGE = Path.of("..", "..", "docs", "doors.md");
    private static final String MET = "✓";
    private static final String UNMET = "–";

    private DoorsPage() {}

    /** Fails if the page does not say of a door what its tests say. */
    static void check(Class<?> tests) throws IOException {
        AtDoor door = tests.getAnnotation(AtDoor.class);
        assertThat(door).as("@AtDoor of " + tests.getName()).isNotNull();
        List<String> page = Files.readAllLines(PAGE);
        List<String> expected = lines(door, tests);
        if (Boolean.getBoolean("golden.regenerate")) {
            page = renewed(page, door, expected);
            Files.write(PAGE, page);
        }
        assertThat(page).as("the table's head").contains(head());
        assertThat(page.stream().filter(line -> isOf(door, line))).as("lines of docs/doors.md on " + door.value()
                + "; renew them with -Dgolden.regenerate=true").containsExactlyElementsOf(expected);
    }

    private static String head() {
        return Arrays.stream(Point.values()).map(Point::title).collect(Collectors.joining(" | ", "| door | ", " |"));
    }

    private static boolean isOf(AtDoor door, String line) {
        return line.startsWith("| " + cell(door) + " | ") || line.startsWith("- " + door.value() + ", ");
    }

    /** Leads to the page of the grid, which has the name of its module. */
    private static String cell(AtDoor door) {
        String page = Path.of("").toAbsolutePath().getFileName() + ".md";
        return Files.exists(PAGE.resolveSibling(page)) ? "[" + door.value() + "](" + page + ")" : door.value();
    }

    private static List<String> lines(AtDoor door, Class<?> tests) {
        Set<Point> held = AnnotationSupport.findAnnotatedMethods(tests, Holds.class, HierarchyTraversalMode.TOP_DOWN).stream()
                .flatMap(method -> Stream.of(method.getAnnotation(Holds.class).value()))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<Point> unmet = Arrays.stream(door.unmet()).map(Unmet::point).collect(Collectors.toCollection(TreeSet::new));
        held.addAll(unmet);
        assertThat(held).as("points that a test holds, or that are named as unmet").containsExactly(Point.values());
        List<String> lines = new ArrayList<>();
        lines.add(Arrays.stream(Point.values()).map(point -> unmet.contains(point) ? UNMET : MET)
                .collect(Collectors.joining(" | ", "| " + cell(door) + " | ", " |")));
        reasons(door).forEach((because, points) ->
                lines.add("- " + door.value() + ", " + String.join(" and ", points) + ": " + because));
        return lines;
    }

    /** The points that it cannot meet, by the reason. */
    private static Map<String, List<String>> reasons(AtDoor door) {
        return Arrays.stream(door.unmet()).collect(Collectors.groupingBy(Unmet::because, LinkedHashMap::new,
                Collectors.mapping(unmet -> unmet.point().title(), Collectors.toList())));
    }

    /** The rows stand behind the table's rule, the reasons at the end; both sorted. */
    private static List<String> renewed(List<String> page, AtDoor door, List<String> expected) {
        List<String> rest = new ArrayList<>(page.stream().filter(line -> !isOf(door, line)).toList());
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
