// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.util.List;

/** Classes of which one state writes another object in place of its own, and the other state does not. */
final class ReplacementChanges {

    private static final String STAND = "\nclass Stand implements Serializable { int x; Stand(int x) { this.x = x; } "
            + "private Object readResolve() { return new Line(x); } }\n";
    private static final String REPLACE = "private Object writeReplace() { return new Stand(x); }";
    private static final String LINE = "class Line implements Serializable { int x; Line(int x) { this.x = x; } ";
    private static final String PLAIN = STAND + LINE + "}";
    private static final String REPLACED = STAND + LINE + REPLACE + "}";
    private static final String FINAL = STAND + "final " + LINE + "}";
    private static final String FINAL_REPLACED = STAND + "final " + LINE + REPLACE + "}";
    private static final String RECORD = STAND + "record Line(int x) implements Serializable {}";
    private static final String RECORD_REPLACED = STAND + "record Line(int x) implements Serializable { " + REPLACE + " }";
    private static final String PLACES_1 = "order { Line a = new Line(1); Object b = new Line(2); Line[] c = {new Line(3), null};"
            + " Object d = new Line[] {new Line(4)}; List<Line> e = new ArrayList<>(List.of(new Line(5), new Line(6))); "
            + "Map<String, Line> f = new TreeMap<>(Map.of(\"k\", new Line(7))); Line[][] g = {{new Line(8)}}; "
            + "Line h = null; }";
    private static final String PLACES_2 = "order { Line a = new Line(11); Object b = new Line(12); Line[] c = {new Line(13)}; "
            + "Object d = new Line[] {new Line(14), null}; List<Line> e = List.of(new Line(15)); "
            + "Map<String, Line> f = new TreeMap<>(); Line[][] g = {{new Line(18), null}, null}; Line h = new Line(19); }";
    private static final String READ_1 = "Order{a=Line{x=1}, b=Line{x=2}, c=Line[Line{x=3}, null], d=Line[Line{x=4}], "
            + "e=ArrayList[Line{x=5}, Line{x=6}], f=TreeMap[\"k\": Line{x=7}], g=Line[][Line[Line{x=8}]], h=null}";
    private static final String READ_2 = "Order{a=Line{x=11}, b=Line{x=12}, c=Line[Line{x=13}], d=Line[Line{x=14}, null], "
            + "e=ImmutableCollections$List12[Line{x=15}], f=TreeMap[], g=Line[][Line[Line{x=18}, null], null], h=Line{x=19}}";

    static final List<Change> ALL = List.of(
            everywhere("add writeReplace to a class", PLAIN, REPLACED),
            everywhere("remove writeReplace from a class", REPLACED, PLAIN),
            everywhere("add writeReplace to a final class", FINAL, FINAL_REPLACED),
            everywhere("remove writeReplace from a final class", FINAL_REPLACED, FINAL),
            everywhere("add writeReplace to a record", RECORD, RECORD_REPLACED),
            everywhere("remove writeReplace from a record", RECORD_REPLACED, RECORD),
            everywhere("make a final class non-final, add writeReplace", FINAL, REPLACED),
            everywhere("class to record with writeReplace", PLAIN, RECORD_REPLACED),
            Change.of("add writeReplace to a superclass")
                    .before("order { Base a = new Line(1); Line b = new Line(2); }" + base("", ""))
                    .after("order { Base a = new Line(3); Line b = new Line(4); }"
                            + base("Object writeReplace() { return new Stand(((Line) this).x); }", ""))
                    .newReads("Order{a=Line{x=1}, b=Line{x=2}}")
                    .oldReads("Order{a=Line{x=3}, b=Line{x=4}}"),
            Change.of("add a field, and writeReplace that returns this")
                    .before("order { Line a = new Line(); Object b = new Line[] {new Line()}; }\n"
                            + "final class Line implements Serializable { int x = 1; }")
                    .after("order { Line a = new Line(); Object b = new Line[] {new Line(), null}; }\n"
                            + "final class Line implements Serializable { long x = 2; String y = \"y\"; "
                            + "private Object writeReplace() { return this; } }")
                    .newReads("Order{a=Line{x=1L, y=null}, b=Line[Line{x=1L, y=null}]}")
                    .oldReads("Order{a=Line{x=2}, b=Line[Line{x=2}, null]}"),
            Change.of("add writeReplace that returns an object of a subclass")
                    .before("order { Line a = new Line(1); }\nclass Line implements Serializable { int x; Line(int x) { "
                            + "this.x = x; } }\nclass More extends Line { More(int x) { super(x); } }")
                    .after("order { Line a = new Line(2); }\nclass Line implements Serializable { int x; Line(int x) { "
                            + "this.x = x; } Object writeReplace() { return new More(x); } }\n"
                            + "class More extends Line { More(int x) { super(x); } Object writeReplace() { return this; } }")
                    .newReads("Order{a=Line{x=1}}", "Order{a=More{x=1}}")
                    .oldReads("Order{a=More{x=2}}", "Order{a=More{x=2}}")
                    .note("a stand-in without readResolve stays one, as in Java serialization"),
            Change.of("add writeReplace to a class with hooks")
                    .before("order { Line a = new Line(1); Line[] b = {new Line(2)}; }" + STAND + LINE + hooks() + "}")
                    .after("order { Line a = new Line(3); Line[] b = {}; }" + STAND + LINE + hooks() + REPLACE + "}")
                    .newReads("Order{a=Line{x=1}, b=Line[Line{x=2}]}")
                    .oldReads("Order{a=Line{x=3}, b=Line[]}"),
            Change.of("add writeReplace to an Externalizable")
                    .before("order { Line a = new Line(1); Line[] b = {new Line(2)}; }" + STAND + external(""))
                    .after("order { Line a = new Line(3); Line[] b = {new Line(4)}; }" + STAND + external(REPLACE))
                    .newReads("Order{a=Line{x=1}, b=Line[Line{x=2}]}")
                    .oldReads("Order{a=Line{x=3}, b=Line[Line{x=4}]}"),
            Change.of("add writeReplace to a class that extends ArrayList")
                    .before("order { Object a = new Line(1); Line b = new Line(2); }" + STAND + list(""))
                    .after("order { Object a = new Line(3); Line b = new Line(4); }" + STAND + list(REPLACE))
                    .newReads("Order{a=Line[]{x=1}, b=Line[]{x=2}}")
                    .oldReads("Order{a=Line[]{x=3}, b=Line[]{x=4}}"),
            Change.of("root: add writeReplace, and a field that the stand-in lacks")
                    .before("class Make { static Object make() { return new Line(1); } }" + PLAIN)
                    .after("class Make { static Object make() { return new Line(2); } }" + STAND + LINE + "String y; "
                            + REPLACE + "}")
                    .newReads("Line{x=1, y=null}")
                    .oldReads("Line{x=2}"),
            Change.of("unknown field, its class has writeReplace on one side")
                    .before("order { int n = 1; }" + FINAL)
                    .after("order { int n = 2; Line a = new Line(3); Line[] b = {new Line(4)}; }" + FINAL_REPLACED)
                    .newReads("Order{a=null, b=null, n=1}")
                    .oldReads("Order{n=2}"),
            Change.of("unknown field with stand-ins of a missing class")
                    .before("order { int n = 1; }\nfinal class Line implements Serializable { int x; }")
                    .after("order { int n = 2; Line a = new Line(3); Line[] b = {new Line(4)}; Object c = new Line(5); }"
                            + FINAL_REPLACED)
                    .newReads("Order{a=null, b=null, c=null, n=1}")
                    .oldReads("Order{n=2}"),
            Change.of("unknown field, its class lost writeReplace in the reader")
                    .before("order { int n = 1; }" + FINAL_REPLACED)
                    .after("order { int n = 2; Line a = new Line(3); Line[] b = {new Line(4)}; }" + FINAL)
                    .newReads("Order{a=null, b=null, n=1}")
                    .oldReads("Order{n=2}"));

    private ReplacementChanges() {}

    private static Change everywhere(String name, String before, String after) {
        return Change.of(name).before(PLACES_1 + before).after(PLACES_2 + after).newReads(READ_1).oldReads(READ_2);
    }

    private static String base(String hook, String more) {
        return "\nclass Base implements Serializable { " + hook + " }" + STAND
                + "class Line extends Base { int x; Line(int x) { this.x = x; } " + more + "}";
    }

    private static String hooks() {
        return "private void writeObject(ObjectOutputStream out) throws IOException { out.defaultWriteObject(); } "
                + "private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { "
                + "in.defaultReadObject(); } ";
    }

    private static String external(String hook) {
        return "class Line implements Externalizable { int x; Line(int x) { this.x = x; } public Line() {} "
                + "public void writeExternal(ObjectOutput out) throws IOException { out.writeInt(x); } "
                + "public void readExternal(ObjectInput in) throws IOException { x = in.readInt(); } " + hook + "}";
    }

    private static String list(String hook) {
        return "class Line extends ArrayList<Object> { int x; Line(int x) { this.x = x; } " + hook + "}";
    }
}
