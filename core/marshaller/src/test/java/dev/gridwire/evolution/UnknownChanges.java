// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.util.List;

/** Unknown fields, and their values. */
final class UnknownChanges {

    private static final String LINE = "\nclass Line { int x = 1; Object other; }";

    static final List<Change> ALL = List.of(
            Change.of("unknown field with a known field's object")
                    .before("public class Order { Line a = new Line(); }" + LINE)
                    .after("public class Order { Line a = new Line(); Line b = a; }" + LINE)
                    .newReads("Order{a=Line{other=null, x=1}, b=null}")
                    .oldReads("Order{a=Line{other=null, x=1}}"),
            Change.of("the same, the unknown field first")
                    .before("public class Order { Line b = new Line(); }" + LINE)
                    .after("public class Order { Line b = new Line(); Line a = b; }" + LINE)
                    .newReads("Order{a=null, b=Line{other=null, x=1}}")
                    .oldReads("Order{b=Line{other=null, x=1}}"),
            Change.of("two unknown fields, one object, which refers to the root")
                    .before("public class Order { int z = 1; }" + LINE)
                    .after("public class Order { int z = 2; Line a = new Line(); Line b = a; Order() { a.other = this; } "
                            + "}" + LINE)
                    .newReads("Order{a=null, b=null, z=1}")
                    .oldReads("Order{z=2}"),
            Change.of("unknown field of a missing class")
                    .before("order { int z = 1; }")
                    .after("order { int z = 2; Extra a = new Extra(); Object b = new Extra(); }\n"
                            + "class Extra { int x = 3; String y = \"y\"; List<Integer> l = new ArrayList<>(List.of(1)); }")
                    .newReads("Order{a=null, b=null, z=1}")
                    .oldReads("Order{z=2}"),
            Change.of("unknown fields of a missing final class and record")
                    .before("order { int z = 1; }")
                    .after("order { int z = 2; Extra a = new Extra(); Pair b = new Pair(1, new Extra()); }\n"
                            + "final class Extra { int x = 3; }\nrecord Pair(int n, Extra e) {}")
                    .newReads("Order{a=null, b=null, z=1}")
                    .oldReads("Order{z=2}"),
            Change.of("unknown list of missing records")
                    .before("order { int z = 1; }")
                    .after("order { int z = 2; List<Pair> a = new ArrayList<>(List.of(new Pair(1, \"x\"), new Pair(2, "
                            + "\"y\"))); }\n"
                            + "record Pair(int n, String s) {}")
                    .newReads("Order{a=null, z=1}")
                    .oldReads("Order{z=2}"),
            Change.of("unknown map and sets of missing classes")
                    .before("order { int z = 1; }")
                    .after("order { int z = 2; Map<Key, Value> a = new HashMap<>(Map.of(new Key(1), new Value())); "
                            + "Set<Key> b = new HashSet<>(Set.of(new Key(3))); }\nrecord Key(int k) {}\nclass Value { int v = "
                            + "2; }")
                    .newReads("Order{a=null, b=null, z=1}")
                    .oldReads("Order{z=2}"),
            Change.of("unknown fields with values of the JDK")
                    .before("order { int z = 1; }")
                    .after("order { int z = 2; Object a = new Date(5); Optional<String> b = Optional.of(\"x\"); "
                            + "Instant c = Instant.EPOCH; Object d = new int[] {1, 2}; Object[] e = {1, \"x\", null}; "
                            + "Class<?> f = String.class; BitSet g = BitSet.valueOf(new byte[] {5}); }")
                    .newReads("Order{a=null, b=null, c=null, d=null, e=null, f=null, g=null, z=1}")
                    .oldReads("Order{z=2}"),
            Change.of("unknown fields of a missing enum, also in containers")
                    .before("order { int z = 1; }")
                    .after("order { int z = 2; Mood a = Mood.BAD; List<Mood> b = new ArrayList<>(List.of(Mood.GOOD, Mood.BAD)); "
                            + "Mood[] c = {Mood.BAD}; Map<Mood, Integer> d = new EnumMap<>(Map.of(Mood.BAD, 1)); "
                            + "Set<Mood> e = EnumSet.of(Mood.GOOD); }\nenum Mood { GOOD, BAD }")
                    .newReads("Order{a=null, b=null, c=null, d=null, e=null, z=1}")
                    .oldReads("Order{z=2}"),
            Change.of("unknown field of a class that changed as well")
                    .before("order { Line a = new Line(); }\nclass Line { int x = 1; }")
                    .after("order { Line a = new Line(); Line b = new Line(); }\nclass Line { int x = 2; String y = \"y\"; }")
                    .newReads("Order{a=Line{x=1, y=null}, b=null}")
                    .oldReads("Order{a=Line{x=2}}"),
            Change.of("unknown fields in elements, superclass and nested object")
                    .before("public class Order extends Base { List<Line> a = new ArrayList<>(List.of(new Line(), new Line())); "
                            + "Line b = new Line(); }\nclass Base { int p = 1; }\nclass Line { int x = 1; }")
                    .after("public class Order extends Base { List<Line> a = new ArrayList<>(List.of(new Line(), new Line())); "
                            + "Line b = new Line(); long q = 5; }\nclass Base { int p = 2; int r = 6; }\n"
                            + "class Line { int x = 2; static int n; int y = ++n % 3; }")
                    .newReads("Order{a=ArrayList[Line{x=1, y=0}, Line{x=1, y=0}], b=Line{x=1, y=0}, p=1, q=0L, r=0}")
                    .oldReads("Order{a=ArrayList[Line{x=2}, Line{x=2}], b=Line{x=2}, p=2}"),
            Change.of("unknown field, missing class with hooks")
                    .before("order { int z = 1; }")
                    .after("order { int z = 2; Object a = new Custom(); Object b = new External(); }\n"
                            + "class Custom implements Serializable { int x = 1; transient int t = 2; "
                            + "private void writeObject(ObjectOutputStream out) throws IOException { out.defaultWriteObject(); "
                            + "out.writeInt(t); out.writeObject(\"o\"); } "
                            + "private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { "
                            + "in.defaultReadObject(); t = in.readInt(); in.readObject(); } }\n"
                            + "class External implements Externalizable { int n = 3; public External() {} "
                            + "public void writeExternal(ObjectOutput out) throws IOException { out.writeInt(n); } "
                            + "public void readExternal(ObjectInput in) throws IOException { n = in.readInt(); } }")
                    .newReads("Order{a=null, b=null, z=1}")
                    .oldCannotKeep("Custom")
                    .note("only the class knows what its hooks wrote"),
            Change.of("unknown array with an object of a missing subclass")
                    .before("public class Order { int z = 1; }\nclass Base { int b = 1; }")
                    .after("public class Order { int z = 2; Base[] a = {new Base(), new Sub(), null, new Base()}; Object c = a; "
                            + "Base[][] d = {{new Base()}, new Sub[] {new Sub()}, a}; }\n"
                            + "class Base { int b = 1; }\nclass Sub extends Base { int s = 3; }")
                    .newReads("Order{a=null, c=null, d=null, z=1}")
                    .oldReads("Order{z=2}"),
            Change.of("unknown array of an interface with a missing record")
                    .before("order { int z = 1; Named n = null; }\ninterface Named {}")
                    .after("order { int z = 2; Named n = null; Named[] a = {new Tag(\"t\"), null, new Tag(\"u\")}; }\n"
                            + "interface Named {}\nrecord Tag(String text) implements Named {}")
                    .newReads("Order{a=null, n=null, z=1}")
                    .oldReads("Order{n=null, z=2}"),
            Change.of("known field, new member of a sealed hierarchy")
                    .before("order { Shape a = new Circle(1); }\nsealed interface Shape permits Circle {}\n"
                            + "record Circle(int r) implements Shape {}")
                    .after("order { Shape a = new Square(2); }\nsealed interface Shape permits Circle, Square {}\n"
                            + "record Circle(int r) implements Shape {}\nrecord Square(int s) implements Shape {}")
                    .newReads("Order{a=Circle{r=1}}")
                    .oldMisses("Square")
                    .note("deploy the class before it is used"),
            Change.of("unknown field, new member of a sealed hierarchy")
                    .before("order { Shape a = new Circle(1); }\nsealed interface Shape permits Circle {}\n"
                            + "record Circle(int r) implements Shape {}")
                    .after("order { Shape a = new Circle(2); Shape b = new Square(3); }\n"
                            + "sealed interface Shape permits Circle, Square {}\n"
                            + "record Circle(int r) implements Shape {}\nrecord Square(int s) implements Shape {}")
                    .newReads("Order{a=Circle{r=1}, b=null}")
                    .oldReads("Order{a=Circle{r=2}}"),
            Change.of("unknown components of records in records and lists")
                    .before("order { Pair a = new Pair(1, new Leaf(2)); List<Leaf> b = new ArrayList<>(List.of(new Leaf(3))); }\n"
                            + "record Pair(int n, Leaf leaf) {}\nrecord Leaf(int x) {}")
                    .after("order { Pair a = new Pair(\"w\", 4, new Leaf(5, \"v\")); List<Leaf> b = "
                            + "new ArrayList<>(List.of(new Leaf(6, \"u\"), new Leaf(7, null))); }\n"
                            + "record Pair(String w, int n, Leaf leaf) {}\nrecord Leaf(int x, String v) {}")
                    .newReads("Order{a=Pair{leaf=Leaf{v=null, x=2}, n=1, w=null}, b=ArrayList[Leaf{v=null, x=3}]}")
                    .oldReads("Order{a=Pair{leaf=Leaf{x=5}, n=4}, b=ArrayList[Leaf{x=6}, Leaf{x=7}]}"),
            Change.of("unknown objects that hold objects of changed classes")
                    .before("order { int z = 1; Leaf b = new Leaf(1); Last c = new Last(); }\nrecord Leaf(int x) {}\n"
                            + "final class Last { int y = 2; }")
                    .after("order { int z = 3; Leaf b = new Leaf(4, \"v\"); Last c = new Last(); "
                            + "Extra a = new Extra(new Leaf(5, \"w\"), new Last(), new Leaf[] {new Leaf(6, \"u\")}); }\n"
                            + "record Leaf(int x, String v) {}\nfinal class Last { long y = 7; int added = 8; }\n"
                            + "record Extra(Leaf leaf, Last last, Leaf[] leaves) {}")
                    .newReads("Order{a=null, b=Leaf{v=null, x=1}, c=Last{added=0, y=2L}, z=1}")
                    .oldReads("Order{b=Leaf{x=4}, c=Last{y=7}, z=3}"));

    private UnknownChanges() {}
}
