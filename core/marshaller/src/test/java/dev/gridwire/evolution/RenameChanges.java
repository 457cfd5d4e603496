// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.util.List;

/** Classes and fields that get other names. The old state never knows of it. */
final class RenameChanges {

    static final List<Change> ALL = List.of(
            Change.of("rename a field")
                    .before("order { int a = 1; String b = \"b\"; }")
                    .after("order { @FormerName(\"a\") int number = 2; @FormerName(\"b\") String text = \"x\"; }")
                    .newReads("Order{number=1, text=\"b\"}")
                    .oldReads("Order{a=2, b=\"x\"}")
                    .note("@FormerName on the field"),
            Change.of("rename and widen a field, add another")
                    .before("order { int a = 1; }")
                    .after("order { @FormerName({\"middle\", \"a\"}) long number = 2; int other = 3; }")
                    .newReads("Order{number=1L, other=0}")
                    .oldReads("Order{a=2}"),
            Change.of("rename a field, which changes the fields' order")
                    .before("order { int a = 1; int b = 2; }")
                    .after("order { int b = 3; @FormerName(\"a\") int c = 4; }")
                    .newReads("Order{b=2, c=1}")
                    .oldReads("Order{a=4, b=3}"),
            Change.of("rename a field silently")
                    .before("order { int a = 1; }").after("order { int number = 2; }")
                    .newReads("Order{number=0}").oldReads("Order{a=0}")
                    .note("counts as one field removed and another added"),
            Change.of("rename a constant, in fields and all containers")
                    .before("order { Mood a = Mood.OLD; Mood[] b = {Mood.OLD, Mood.BAD}; List<Mood> c = "
                            + "new ArrayList<>(List.of(Mood.OLD)); "
                            + "Map<Mood, Mood> d = new HashMap<>(Map.of(Mood.OLD, Mood.OLD)); "
                            + "Object e = EnumSet.of(Mood.OLD); Object f = new EnumMap<>(Map.of(Mood.OLD, 1)); "
                            + "Object g = Mood.OLD; }\nenum Mood { OLD, BAD }")
                    .after("order { Mood a = Mood.NEW; Mood[] b = {Mood.BAD, Mood.NEW}; List<Mood> c = "
                            + "new ArrayList<>(List.of(Mood.NEW)); "
                            + "Map<Mood, Mood> d = new HashMap<>(Map.of(Mood.NEW, Mood.BAD)); "
                            + "Object e = EnumSet.of(Mood.NEW); Object f = new EnumMap<>(Map.of(Mood.NEW, 2)); "
                            + "Object g = Mood.NEW; }\nenum Mood { BAD, @FormerName({\"MIDDLE\", \"OLD\"}) NEW }")
                    .newReads("Order{a=Mood.NEW, b=Mood[Mood.NEW, Mood.BAD], c=ArrayList[Mood.NEW], "
                            + "d=HashMap[Mood.NEW: Mood.NEW], e=RegularEnumSet[Mood.NEW], f=EnumMap[Mood.NEW: 1], g=Mood.NEW}")
                    .oldReads("Order{a=Mood.OLD, b=Mood[Mood.BAD, Mood.OLD], c=ArrayList[Mood.OLD], "
                            + "d=HashMap[Mood.OLD: Mood.BAD], e=RegularEnumSet[Mood.OLD], f=EnumMap[Mood.OLD: 2], g=Mood.OLD}")
                    .note("@FormerName on the constant"),
            Change.of("rename a constant through the builder, add another")
                    .before("order { Mood a = Mood.OLD; Mood b = Mood.BAD; }\nenum Mood { OLD, BAD }")
                    .after("order { Mood a = Mood.NEW; Mood b = Mood.BAD; }\nenum Mood { BAD, NEW, OTHER }")
                    .settings((builder, loader, name, isNew) -> {
                        if (isNew) {
                            builder.renamed(loader.loadClass(name + ".Mood"), "NEW", "OLD");
                        }
                    })
                    .newReads("Order{a=Mood.NEW, b=Mood.BAD}")
                    .oldReads("Order{a=Mood.OLD, b=Mood.BAD}")
                    .note("renamed(Mood.class, \"NEW\", \"OLD\")"),
            Change.of("rename a field through the builder")
                    .before("order { int a = 1; List<String> b = new ArrayList<>(List.of(\"b\")); }")
                    .after("order { int number = 2; List<String> b = new ArrayList<>(); }")
                    .settings((builder, loader, name, isNew) -> {
                        if (isNew) {
                            builder.renamed(loader.loadClass(name + ".Order"), "number", "a");
                        }
                    })
                    .newReads("Order{b=ArrayList[\"b\"], number=1}")
                    .oldReads("Order{a=2, b=ArrayList[]}")
                    .note("renamed(Order.class, \"number\", \"a\")"),
            Change.of("rename a class")
                    .before("class Make { static Object make() { return new Purchase(); } }\n"
                            + "class Purchase { int a = 1; String b = \"b\"; }")
                    .after("class Make { static Object make() { return new Order(); } }\n"
                            + "@FormerName(\"PACKAGE.Purchase\") class Order { int a = 2; String b = \"x\"; }")
                    .settings(registered("Order"))
                    .newReads("Order{a=1, b=\"b\"}")
                    .oldReads("Purchase{a=2, b=\"x\"}")
                    .note("@FormerName on the class; register it"),
            Change.of("rename and change a class")
                    .before("class Make { static Object make() { return new Purchase(); } }\nclass Purchase { int a = 1; int "
                            + "b = 2; }")
                    .after("class Make { static Object make() { return new Order(); } }\n"
                            + "@FormerName(\"PACKAGE.Purchase\") class Order { long a = 3; String c = \"c\"; }")
                    .settings(registered("Order"))
                    .newReads("Order{a=1L, c=null}")
                    .oldReads("Purchase{a=3, b=0}"),
            Change.of("rename a record")
                    .before("class Make { static Object make() { return new Purchase(1, \"b\"); } }\nrecord Purchase(int a, "
                            + "String b) {}")
                    .after("class Make { static Object make() { return new Order(2, 3, \"x\"); } }\n"
                            + "@FormerName(\"PACKAGE.Purchase\") record Order(int z, int a, String b) {}")
                    .settings(registered("Order"))
                    .newReads("Order{a=1, b=\"b\", z=0}")
                    .oldReads("Purchase{a=2, b=\"x\"}".replace("a=2", "a=3")),
            Change.of("rename a class through the builder")
                    .before("class Make { static Object make() { return new Purchase(); } }\nclass Purchase { int a = 1; }")
                    .after("class Make { static Object make() { return new Order(); } }\nclass Order { int a = 2; int b = 3; }")
                    .settings((builder, loader, name, isNew) -> {
                        if (isNew) {
                            builder.renamed(loader.loadClass(name + ".Order"), name + ".Purchase");
                        }
                    })
                    .newReads("Order{a=1, b=0}")
                    .oldReads("Purchase{a=2}")
                    .note("renamed(Order.class, \"…Purchase\")"),
            Change.of("rename the class of a field")
                    .before("order { Row line = new Row(); int z = 1; }\nfinal class Row { int x = 2; }")
                    .after("order { Line line = new Line(); int z = 3; }\n@FormerName(\"PACKAGE.Row\") final class Line { int "
                            + "x = 4; }")
                    .newReads("Order{line=Line{x=2}, z=1}")
                    .oldReads("Order{line=Row{x=4}, z=3}"),
            Change.of("rename a non-final class of fields and elements")
                    .before("order { Row a = new Row(); Object b = new Row(); List<Row> c = new ArrayList<>(List.of(new Row())); "
                            + "Row[] d = {new Row()}; }\nclass Row { int x = 1; }")
                    .after("order { Line a = new Line(); Object b = new Line(); List<Line> c = new ArrayList<>(List.of(new "
                            + "Line())); "
                            + "Line[] d = {new Line()}; }\n@FormerName(\"PACKAGE.Row\") class Line { int x = 2; String y = "
                            + "\"y\"; }")
                    .settings(registered("Line"))
                    .newReads("Order{a=Line{x=1, y=null}, b=Line{x=1, y=null}, c=ArrayList[Line{x=1, y=null}], "
                            + "d=Line[Line{x=1, y=null}]}")
                    .oldReads("Order{a=Row{x=2}, b=Row{x=2}, c=ArrayList[Row{x=2}], d=Row[Row{x=2}]}"),
            Change.of("make a nested class top-level")
                    .before("public class Order { Line line = new Line(); static class Line { int x = 1; Line next; } }")
                    .after("public class Order { Line line = new Line(); }\n"
                            + "@FormerName(\"PACKAGE.Order$Line\") class Line { int x = 2; Line next; }")
                    .settings(registered("Line"))
                    .newReads("Order{line=Line{next=null, x=1}}")
                    .oldReads("Order{line=Order$Line{next=null, x=2}}")
                    .note("@FormerName with the binary name; register it"),
            Change.of("rename class, field and the field's class at once")
                    .before("class Make { static Object make() { return new Purchase(); } }\n"
                            + "class Purchase { Row row = new Row(); int z = 1; }\nrecord Row(int x) { Row() { this(2); } }")
                    .after("class Make { static Object make() { return new Order(); } }\n"
                            + "@FormerName(\"PACKAGE.Purchase\") class Order { @FormerName(\"row\") Line line = new Line(); "
                            + "int z = 3; }\n"
                            + "@FormerName(\"PACKAGE.Row\") record Line(@FormerName(\"x\") int number) { Line() { this(4); } }")
                    .settings(registered("Order", "Line"))
                    .newReads("Order{line=Line{number=2}, z=1}")
                    .oldReads("Purchase{row=Row{x=4}, z=3}"),
            Change.of("rename a class silently")
                    .before("public class Order { Object a = new Row(); }\nclass Row { int x = 1; }")
                    .after("public class Order { Object a = new Line(); }\nclass Line { int x = 2; }")
                    .newMisses("Row").oldMisses("Line")
                    .note("add @FormerName: otherwise the class is missing"));

    private RenameChanges() {}

    /** A name that is not there is looked for among the classes that the marshaller knows by name. */
    private static Change.Settings registered(String... types) {
        return (builder, loader, name, isNew) -> {
            for (String type : isNew ? types : new String[0]) {
                builder.register(loader.loadClass(name + "." + type));
            }
        };
    }
}
