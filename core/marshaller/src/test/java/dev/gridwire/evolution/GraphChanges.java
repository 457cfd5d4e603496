// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.util.List;

/** Graphs of changed objects: cycles, objects that are held twice, and depth. */
final class GraphChanges {

    static final int LENGTH = 1_000;
    static final String CHAIN = "class Make { static Object make() { Order first = null; "
            + "for (int i = 0; i < " + LENGTH + "; i++) { Order o = new Order(); o.next = first; first = o; } return first; } "
            + "}\n";

    static final List<Change> ALL = List.of(
            Change.of("change an object that holds itself")
                    .before("public class Order { int a = 1; Order self = this; }")
                    .after("public class Order { long a = 2; Order self = this; String b = \"b\"; }")
                    .newReads("#1=Order{a=1L, b=null, self=#1}")
                    .oldReads("#1=Order{a=2, self=#1}"),
            Change.of("change a parent and its children")
                    .before("public class Order { List<Line> lines = new ArrayList<>(); int a = 1; "
                            + "Order() { lines.add(new Line(this)); lines.add(new Line(this)); } }\n"
                            + "class Line { Order order; int x = 1; Line(Order order) { this.order = order; } }")
                    .after("public class Order { List<Line> lines = new ArrayList<>(); String b = \"b\"; "
                            + "Order() { lines.add(new Line(this)); } }\n"
                            + "class Line { Order order; double x = 2; int y = 3; Line(Order order) { this.order = order; } }")
                    .newReads("#1=Order{b=null, lines=ArrayList[Line{order=#1, x=1.0, y=0}, Line{order=#1, x=1.0, y=0}]}")
                    .oldReads("#1=Order{a=0, lines=ArrayList[Line{order=#1, x=2}]}"),
            Change.of("change an object in two fields")
                    .before("order { Object a = new Line[] {Line.ONE}; Object b = Line.ONE; Line c = Line.ONE; }\n"
                            + "class Line { static final Line ONE = new Line(); int x = 1; }")
                    .after("order { Object a = new Line[] {Line.ONE}; Object b = Line.ONE; Line c = Line.ONE; }\n"
                            + "class Line { static final Line ONE = new Line(); int x = 2; String w = \"w\"; }")
                    .newReads("Order{a=Line[#1=Line{w=null, x=1}], b=#1, c=#1}")
                    .oldReads("Order{a=Line[#1=Line{x=2}], b=#1, c=#1}"),
            Change.of("change a record in a list and a field")
                    .before("order { List<Point> a = new ArrayList<>(List.of(Point.ONE, Point.ONE)); Point b = Point.ONE; }\n"
                            + "record Point(int x) { static final Point ONE = new Point(1); }")
                    .after("order { List<Point> a = new ArrayList<>(List.of(Point.ONE, Point.ONE)); Point b = Point.ONE; }\n"
                            + "record Point(long x, String w) { static final Point ONE = new Point(2, \"w\"); }")
                    .newReads("Order{a=ArrayList[#1=Point{w=null, x=1L}, #1], b=#1}")
                    .oldReads("Order{a=ArrayList[#1=Point{x=2}, #1], b=#1}"),
            Change.of("remove a field that shares its list")
                    .before("public class Order { List<String> a = new ArrayList<>(List.of(\"x\")); List<String> b = a; "
                            + "Object c = a; }")
                    .after("public class Order { List<String> b = new ArrayList<>(List.of(\"y\")); Object c = b; }")
                    .newReads("Order{b=#1=ArrayList[\"x\"], c=#1}")
                    .oldReads("Order{a=null, b=#1=ArrayList[\"y\"], c=#1}"),
            Change.of("change 1,000 objects in a chain")
                    .before(CHAIN + "class Order { int a = 1; Order next; }")
                    .after(CHAIN + "class Order { long a = 2; Order next; }")
                    .newReads(chain("Order{a=1L, next=", "}"))
                    .oldReads(chain("Order{a=2, next=", "}")),
            Change.of("add a field to 1,000 objects in a chain")
                    .before(CHAIN + "class Order { int a = 1; Order next; }")
                    .after(CHAIN + "class Order { int a = 2; Order next; String b = \"b\"; }")
                    .newReads(chain("Order{a=1, b=null, next=", "}"))
                    .oldReads(chain("Order{a=2, next=", "}")),
            Change.of("unknown chain of 1,000 objects of a missing class")
                    .before("class Make { static Object make() { return new Root(); } }\nclass Root { int z = 1; }")
                    .after("class Make { static Object make() { Order first = null; for (int i = 0; i < " + LENGTH
                            + "; i++) { Order o = new Order(); o.next = first; first = o; } Root r = new Root(); r.first = "
                            + "first; "
                            + "return r; } }\nclass Root { int z = 2; Order first; }\nclass Order { int a = 2; Order next; }")
                    .newReads("Root{first=null, z=1}")
                    .oldReads("Root{z=2}"));

    private GraphChanges() {}

    static String chain(String begin, String end) {
        return begin.repeat(LENGTH) + "null" + end.repeat(LENGTH);
    }
}
