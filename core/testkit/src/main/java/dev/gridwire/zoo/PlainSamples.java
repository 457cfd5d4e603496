// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.zoo;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Makes objects of plain classes. */
public final class PlainSamples {

    private PlainSamples() {}

    /** Returns objects, records, enums and arrays. */
    public static Stream<Object> objects() {
        Zoo.Derived derived = new Zoo.Derived();
        derived.setSame(9);
        Zoo.Slots slots = new Zoo.Slots();
        slots.any = List.of(new Zoo.Circle(1), new Zoo.Square(2));
        slots.comparable = 5;
        slots.list = new ArrayList<>(List.of(Zoo.Colour.RED, Zoo.Colour.GREEN));
        slots.node = new Zoo.Node(4);
        slots.colour = Zoo.Colour.GREEN;
        slots.point = new Zoo.Point(1, 2);
        slots.type = Zoo.Node.class;
        Zoo.Order order = new Zoo.Order("o1");
        order.lines.add(new Zoo.Line("pen", 1.5, order));
        order.lines.add(new Zoo.Line("ink", 2.5, order));
        return Stream.of(
                new Zoo.Primitives(),
                new Zoo.Boxes(),
                derived,
                slots,
                order,
                new Zoo.Arrays2(),
                new Zoo.Mixed("m", 5, List.of("a", "b"), new Zoo.Point(3, 4), Zoo.Colour.BLUE),
                new Zoo.Box<>(new Zoo.Box<>(List.of(1, 2))),
                Zoo.inner(),
                Zoo.anonymous(4),
                Zoo.local("text"),
                new Zoo.Empty(),
                Zoo.Colour.GREEN,
                new int[0],
                new Object[] {new Object[] {}, null},
                new Zoo.Node[3][2],
                new List<?>[] {List.of(), null});
    }
}
