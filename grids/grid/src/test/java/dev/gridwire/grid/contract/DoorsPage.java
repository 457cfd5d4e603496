// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.grid.contract.AtDoor.Unmet;
import dev.gridwire.testkit.document.ProjectPages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
 * why it cannot meet points has a line.
 */
final class DoorsPage {

    private static final Path PAGE = ProjectPages.ROOT.resolve("docs/doors.md");

    private DoorsPage() {}

    /** Fails if the page does not say of a door what its tests say. */
    static void check(Class<?> tests) throws IOException {
        AtDoor door = tests.getAnnotation(AtDoor.class);
        assertThat(door).as("@AtDoor of " + tests.getName()).isNotNull();
        Set<Point> held = AnnotationSupport.findAnnotatedMethods(tests, Holds.class, HierarchyTraversalMode.TOP_DOWN).stream()
                .flatMap(method -> Stream.of(method.getAnnotation(Holds.class).value()))
                .collect(Collectors.toCollection(TreeSet::new));
        Arrays.stream(door.unmet()).map(Unmet::point).forEach(held::add);
        assertThat(held).as("points that a test holds, or that are named as unmet").containsExactly(Point.values());
        List<String> columns = Arrays.stream(Point.values()).map(Point::title).toList();
        Set<String> unmet = Arrays.stream(door.unmet()).map(each -> each.point().title()).collect(Collectors.toSet());
        new DoorTable(PAGE, columns, door.value(), link(), unmet, reasons(door)).check();
    }

    /** The points that it cannot meet, by the reason. */
    private static List<String> reasons(AtDoor door) {
        Map<String, List<String>> points = Arrays.stream(door.unmet()).collect(Collectors.groupingBy(Unmet::because,
                LinkedHashMap::new, Collectors.mapping(unmet -> unmet.point().title(), Collectors.toList())));
        return points.entrySet().stream().map(each ->
                "- " + door.value() + ", " + String.join(" and ", each.getValue()) + ": " + each.getKey()).toList();
    }

    /** Leads to the page of the grid, which has the name of its module. */
    private static String link() {
        String page = Path.of("").toAbsolutePath().getFileName() + ".md";
        return Files.exists(PAGE.resolveSibling(page)) ? page : "";
    }
}
