// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.util.List;

/** Changes that only records have; their other changes are changes of fields. */
final class RecordChanges {

    static final List<Change> ALL = List.of(
            Change.of("class to record")
                    .before("public class Order { int a = 1; String b = \"b\"; }")
                    .after("public record Order(int a, String b) { Order() { this(2, \"x\"); } }")
                    .newReads("Order{a=1, b=\"b\"}")
                    .oldReads("Order{a=2, b=\"x\"}"),
            Change.of("record to class with another field")
                    .before("public record Order(String b, int a) { Order() { this(\"b\", 1); } }")
                    .after("public final class Order { long a = 2; String b = \"x\"; int c = 3; }")
                    .newReads("Order{a=1L, b=\"b\", c=0}")
                    .oldReads("Order{a=2, b=\"x\"}"),
            Change.of("class in a field to record")
                    .before("order { Line a = new Line(); Object b = new Line(); int c = 1; }\nfinal class Line { int x = 1; }")
                    .after("order { Line a = new Line(2); Object b = new Line(3); int c = 2; }\nrecord Line(int x) {}")
                    .newReads("Order{a=Line{x=1}, b=Line{x=1}, c=1}")
                    .oldReads("Order{a=Line{x=2}, b=Line{x=3}, c=2}"),
            Change.of("class in a list to record with another component")
                    .before("order { List<Line> a = new ArrayList<>(List.of(new Line())); }\nclass Line { int x = 1; }")
                    .after("order { List<Line> a = new ArrayList<>(List.of(new Line(2, \"y\"))); }\nrecord Line(int x, String "
                            + "y) {}")
                    .newReads("Order{a=ArrayList[Line{x=1, y=null}]}")
                    .oldReads("Order{a=ArrayList[Line{x=2}]}"),
            Change.of("add a component, the constructor replaces null")
                    .before("public record Order(int a) { Order() { this(1); } }")
                    .after("public record Order(int a, List<String> b) { Order() { this(2, List.of(\"b\")); } "
                            + "public Order { b = b == null ? List.of() : List.copyOf(b); } }")
                    .newReads("Order{a=1, b=ImmutableCollections$ListN[]}")
                    .oldReads("Order{a=2}")
                    .note("the canonical constructor is always called"),
            Change.of("add a component, the constructor refuses null")
                    .before("public record Order(int a) { Order() { this(1); } }")
                    .after("public record Order(int a, String b) { Order() { this(2, \"b\"); } "
                            + "public Order { Objects.requireNonNull(b, \"b\"); } }")
                    .newThrows("Order")
                    .oldReads("Order{a=2}")
                    .note("give it a value with @InitialValue"),
            Change.of("add such a component with an initial value")
                    .before("public record Order(int a) { Order() { this(1); } }")
                    .after("public record Order(int a, @InitialValue String b) { Order() { this(2, \"b\"); } "
                            + "public Order { Objects.requireNonNull(b, \"b\"); } }")
                    .newReads("Order{a=1, b=\"b\"}")
                    .oldReads("Order{a=2}")
                    .note("@InitialValue, and a constructor without parameters"),
            Change.of("change records in records, at two depths")
                    .before("public record Order(Line a, int z) { Order() { this(new Line(1, new Leaf(2)), 3); } }\n"
                            + "record Line(int x, Leaf leaf) {}\nrecord Leaf(int y) {}")
                    .after("public record Order(Line a, int z) { Order() { this(new Line(new Leaf(4, \"v\"), 5L), 6); } }\n"
                            + "record Line(Leaf leaf, long x) {}\nrecord Leaf(int y, String v) {}")
                    .newReads("Order{a=Line{leaf=Leaf{v=null, y=2}, x=1L}, z=3}")
                    .oldReads("Order{a=Line{leaf=Leaf{y=4}, x=5}, z=6}"),
            Change.of("add a record's first component, remove another's last")
                    .before("order { Full a = new Full(1, \"x\"); Empty b = new Empty(); }\n"
                            + "record Full(int x, String y) {}\nrecord Empty() {}")
                    .after("order { Full a = new Full(); Empty b = new Empty(2); }\nrecord Full() {}\nrecord Empty(int z) {}")
                    .newReads("Order{a=Full{}, b=Empty{z=0}}")
                    .oldReads("Order{a=Full{x=0, y=null}, b=Empty{}}"));

    private RecordChanges() {}
}
