// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.payload.Limits;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.zoo.Zoo;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The inspector's output, to the letter. */
class InspectedTextTest {

    private static final Path GOLDEN = Path.of("src/test/resources/dev/gridwire/inspections.txt");

    private final PayloadInspector inspector = Inspectors.zoo(Map.of(7, Zoo.Node.class.getName()), 200);

    private static Map<String, Object> examples() {
        Map<String, Object> examples = new LinkedHashMap<>();
        Zoo.Order order = new Zoo.Order("o1");
        order.lines.add(new Zoo.Line("pen", 1.5, order));
        order.lines.add(new Zoo.Line("ink", 2.5, order));
        examples.put("null", null);
        examples.put("an order whose lines refer to it", order);
        examples.put("the same record twice", new ArrayList<>(Collections.nCopies(2, new Zoo.Point(1, -2))));
        examples.put("primitives", new Zoo.Primitives());
        examples.put("boxes and strings", new Zoo.Boxes());
        examples.put("arrays", new Zoo.Arrays2());
        examples.put("containers", containers());
        examples.put("long and strange texts", List.of("x".repeat(100), "tab\t \"quoted\" \u001b[1m", "\ud800", "\ud83d\ude00"));
        examples.put("long arrays", new Object[] {new long[100], new byte[100], "c".repeat(90).toCharArray()});
        examples.put("values", List.of(new BigDecimal("1.50"), LocalDate.of(2024, 2, 29), Zoo.Node[].class, Zoo.Colour.BLUE,
                ZonedDateTime.of(2020, 10, 25, 2, 30, 0, 0, ZoneId.of("Europe/Paris"))));
        return examples;
    }

    private static Object containers() {
        TreeMap<String, Object> tree = new TreeMap<>(Comparator.reverseOrder());
        tree.put("a", Arrays.asList(1, null));
        EnumMap<Zoo.Colour, Object> byColour = new EnumMap<>(Zoo.Colour.class);
        byColour.put(Zoo.Colour.GREEN, Collections.unmodifiableList(new LinkedList<>(List.of(1L, 2L))));
        return new Object[] {tree, byColour, Map.of(), Map.entry("k", 'v')};
    }

    @Test
    void inspectionsAreTheGoldenOnes() throws IOException {
        StringBuilder printed = new StringBuilder();
        examples().forEach((title, value) -> append(printed, title, TestMarshallers.LEAN.marshal(value)));
        Zoo.Node node = new Zoo.Node(1);
        node.next = new Zoo.Node(2);
        node.next.next = new Zoo.Node(3);
        append(printed, "nodes by id, deferred below depth 1", shallow().marshal(node));
        if (Boolean.getBoolean("golden.regenerate")) {
            Files.createDirectories(GOLDEN.getParent());
            Files.writeString(GOLDEN, printed);
            Assumptions.abort("golden file rewritten: " + GOLDEN);
        }
        assertThat(printed.toString()).isEqualTo(Files.readString(GOLDEN));
    }

    private static Marshaller shallow() {
        return Marshaller.builder().register(Zoo.Node.class, 7).limits(Limits.DEFAULT.withDepth(1))
                .schemas(SchemaStore.inMemory()).build();
    }

    private void append(StringBuilder printed, String title, byte[] payload) {
        printed.append("== ").append(title).append('\n').append(Inspectors.print(inspector, payload)).append('\n');
    }
}
