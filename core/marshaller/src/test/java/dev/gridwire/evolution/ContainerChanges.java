// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.util.List;

/** Fields with collections, maps, arrays and other open types, and changed classes inside of such. */
final class ContainerChanges {

    private static final String OLD_LINE = "\nclass Line { int x; Line(int x) { this.x = x; } Line() { this(1); } }";
    private static final String NEW_LINE =
            "\nclass Line { String w = \"w\"; long x; Line(long x) { this.x = x; } Line() { this(2); } }";
    private static final String OLD_KEY = "\nrecord Key(int x) {}";
    private static final String NEW_KEY = "\nrecord Key(String w, long x) { Key(long x) { this(null, x); } }";

    static final List<Change> ALL = List.of(
            Change.of("ArrayList to List, Collection, Iterable, Object")
                    .before(lists("order { ArrayList<String> a = l(1); ArrayList<String> b = l(2); ArrayList<String> c = l(3); "
                            + "ArrayList<String> d = new ArrayList<>(); }"))
                    .after(lists("order { List<String> a = l(5); Collection<String> b = l(6); Iterable<String> c = l(7); "
                            + "Object d = l(8); }"))
                    .newReads("Order{a=ArrayList[\"1\"], b=ArrayList[\"2\"], c=ArrayList[\"3\"], d=ArrayList[]}")
                    .oldReads("Order{a=ArrayList[\"5\"], b=ArrayList[\"6\"], c=ArrayList[\"7\"], d=ArrayList[\"8\"]}"),
            Change.of("List to ArrayList, holding another list")
                    .before("order { List<String> a = new LinkedList<>(List.of(\"x\")); }")
                    .after("order { ArrayList<String> a = new ArrayList<>(List.of(\"y\")); }")
                    .newRefuses("Order.a", "LinkedList")
                    .oldReads("Order{a=ArrayList[\"y\"]}"),
            Change.of("HashMap to Map, TreeMap to SortedMap, HashSet to Set, LinkedList to Deque")
                    .before("order { HashMap<String, Integer> a = new HashMap<>(Map.of(\"x\", 1)); TreeMap<Integer, String> b = "
                            + "new TreeMap<>(Map.of(1, \"x\", 2, \"y\")); HashSet<Long> c = new HashSet<>(Set.of(1L)); "
                            + "LinkedList<String> d = new LinkedList<>(List.of(\"x\")); }")
                    .after("order { Map<String, Integer> a = new HashMap<>(Map.of(\"y\", 2)); SortedMap<Integer, String> b = "
                            + "new TreeMap<>(); Set<Long> c = new HashSet<>(Set.of(2L, 3L)); "
                            + "Deque<String> d = new LinkedList<>(List.of(\"z\")); }")
                    .newReads("Order{a=HashMap[\"x\": 1], b=TreeMap[1: \"x\", 2: \"y\"], c=HashSet[1L], d=LinkedList[\"x\"]}")
                    .oldReads("Order{a=HashMap[\"y\": 2], b=TreeMap[], c=HashSet[2L, 3L], d=LinkedList[\"z\"]}"),
            Change.of("String to Object, CharSequence, Comparable")
                    .before("order { String a = \"a\"; String b = \"b\"; String c = \"c\"; String d = null; }")
                    .after("order { Object a = \"x\"; CharSequence b = \"y\"; Comparable<?> c = \"z\"; Object d = \"d\"; }")
                    .newReads("Order{a=\"a\", b=\"b\", c=\"c\", d=null}")
                    .oldReads("Order{a=\"x\", b=\"y\", c=\"z\", d=\"d\"}"),
            Change.of("Object to String, holding something else")
                    .before("order { Object a = LocalDate.of(2020, 1, 2); }")
                    .after("order { String a = \"x\"; }")
                    .newRefuses("Order.a", "LocalDate")
                    .oldReads("Order{a=\"x\"}"),
            Change.of("values of the JDK to Object, Comparable")
                    .before("order { BigDecimal a = new BigDecimal(\"1.5\"); LocalDate b = LocalDate.of(2020, 1, 2); "
                            + "Date c = new Date(1); UUID d = new UUID(1, 2); }")
                    .after("order { Number a = new BigDecimal(\"2.50\"); Comparable<?> b = LocalDate.of(2021, 3, 4); "
                            + "Object c = new Date(2); Serializable d = new UUID(3, 4); }")
                    .newReads("Order{a=BigDecimal(1.5), b=LocalDate(2020-01-02), c=Date(1), "
                            + "d=UUID(00000000-0000-0001-0000-000000000002)}")
                    .oldReads("Order{a=BigDecimal(2.50), b=LocalDate(2021-03-04), c=Date(2), "
                            + "d=UUID(00000000-0000-0003-0000-000000000004)}"),
            Change.of("LocalDate to Instant")
                    .before("public class Order { LocalDate a = LocalDate.of(2020, 1, 2); }")
                    .after("public class Order { Instant a = Instant.EPOCH; }")
                    .newRefuses("Order.a").oldRefuses("Order.a"),
            Change.of("change a list's type argument")
                    .before("order { List<Integer> a = new ArrayList<>(List.of(1, 2)); }")
                    .after("order { List<Object> a = new ArrayList<>(List.of(3, \"x\")); }")
                    .newReads("Order{a=ArrayList[1, 2]}")
                    .oldReads("Order{a=ArrayList[3, \"x\"]}")
                    .note("the same schema: Java erases type arguments"),
            Change.of("String[] to Object[], Object")
                    .before("order { String[] a = {\"a\"}; String[] b = {\"b\", null}; int[] c = {1}; }")
                    .after("order { Object[] a = new String[] {\"x\"}; Object b = new String[] {\"y\"}; Object c = new int[] "
                            + "{2}; }")
                    .newReads("Order{a=String[\"a\"], b=String[\"b\", null], c=int[1]}")
                    .oldReads("Order{a=String[\"x\"], b=String[\"y\"], c=int[2]}"),
            Change.of("boolean[] to int[]")
                    .before("public class Order { boolean[] a = {true}; }").after("public class Order { int[] a = {1}; }")
                    .newRefuses("Order.a").oldRefuses("Order.a"),
            Change.of("change the class in a list")
                    .before("order { List<Line> a = new ArrayList<>(List.of(new Line(1), new Line(2))); }" + OLD_LINE)
                    .after("order { List<Line> a = new ArrayList<>(List.of(new Line(3), new Line(4), new Line(5))); }" + NEW_LINE)
                    .newReads("Order{a=ArrayList[Line{w=null, x=1L}, Line{w=null, x=2L}]}")
                    .oldReads("Order{a=ArrayList[Line{x=3}, Line{x=4}, Line{x=5}]}"),
            Change.of("change the class in an array, also nested")
                    .before("order { Line[] a = {new Line(1), null}; Line[][] b = {{new Line(2)}, null}; }" + OLD_LINE)
                    .after("order { Line[] a = {new Line(3)}; Line[][] b = {{new Line(4)}}; }" + NEW_LINE)
                    .newReads("Order{a=Line[Line{w=null, x=1L}, null], b=Line[][Line[Line{w=null, x=2L}], null]}"
                            .replace("Line[][Line[", "Line[][Line["))
                    .oldReads("Order{a=Line[Line{x=3}], b=Line[][Line[Line{x=4}]]}"),
            Change.of("change the class in an Object field, an Optional, a holder")
                    .before("order { Object a = new Line(1); Holder<Line> c = new Holder<>(); }\n"
                            + "class Holder<T> { Object held = new Line(3); }" + OLD_LINE)
                    .after("order { Object a = new Line(4); Holder<Line> c = new Holder<>(); }\n"
                            + "class Holder<T> { Object held = new Line(6); }" + NEW_LINE)
                    .newReads("Order{a=Line{w=null, x=1L}, c=Holder{held=Line{w=null, x=3L}}}")
                    .oldReads("Order{a=Line{x=4}, c=Holder{held=Line{x=6}}}"),
            Change.of("change the classes of a map's keys and values")
                    .before("order { Map<Key, Line> a = new LinkedHashMap<>(Map.of(new Key(1), new Line(2))); "
                            + "Map<String, Line> b = new TreeMap<>(Map.of(\"k\", new Line(3))); }" + OLD_LINE + OLD_KEY)
                    .after("order { Map<Key, Line> a = new LinkedHashMap<>(Map.of(new Key(4), new Line(5))); "
                            + "Map<String, Line> b = new TreeMap<>(Map.of(\"k\", new Line(6))); }" + NEW_LINE + NEW_KEY)
                    .newReads("Order{a=LinkedHashMap[Key{w=null, x=1L}: Line{w=null, x=2L}], b=TreeMap[\"k\": Line{w=null, "
                            + "x=3L}]}")
                    .oldReads("Order{a=LinkedHashMap[Key{x=4}: Line{x=5}], b=TreeMap[\"k\": Line{x=6}]}"),
            Change.of("change the class in a set")
                    .before("order { Set<Key> a = new HashSet<>(List.of(new Key(1), new Key(2))); Set<Key> b = Set.of(new "
                            + "Key(3)); }"
                            + OLD_KEY)
                    .after("order { Set<Key> a = new HashSet<>(List.of(new Key(4), new Key(5))); Set<Key> b = Set.of(new "
                            + "Key(6)); }"
                            + NEW_KEY)
                    .newReads("Order{a=HashSet[Key{w=null, x=1L}, Key{w=null, x=2L}], b=Set12[Key{w=null, x=3L}]}"
                            .replace("Set12", "ImmutableCollections$Set12"))
                    .oldReads("Order{a=HashSet[Key{x=4}, Key{x=5}], b=ImmutableCollections$Set12[Key{x=6}]}"),
            Change.of("change the class in a list that is the root")
                    .before("class Make { static Object make() { return new ArrayList<>(List.of(new Line(1), \"x\", new "
                            + "Line(2))); } }"
                            + OLD_LINE)
                    .after("class Make { static Object make() { return new ArrayList<>(List.of(new Line(3), \"y\")); } "
                            + "}" + NEW_LINE)
                    .newReads("ArrayList[Line{w=null, x=1L}, \"x\", Line{w=null, x=2L}]")
                    .oldReads("ArrayList[Line{x=3}, \"y\"]"),
            Change.of("change the record in an array that is the root")
                    .before("class Make { static Object make() { return new Key[] {new Key(1), null, new Key(2)}; } }" + OLD_KEY)
                    .after("class Make { static Object make() { return new Key[] {new Key(3)}; } }" + NEW_KEY)
                    .newReads("Key[Key{w=null, x=1L}, null, Key{w=null, x=2L}]")
                    .oldReads("Key[Key{x=3}]"),
            Change.of("add a field to a class that extends ArrayList")
                    .before("public class Order extends ArrayList<String> { int a = 1; Order() { add(\"x\"); } }")
                    .after("public class Order extends ArrayList<String> { int a = 2; String b = \"b\"; Order() { add(\"y\"); "
                            + "} }")
                    .newReads("Order[\"x\"]{a=1, b=null}")
                    .oldReads("Order[\"y\"]{a=2}"));

    private ContainerChanges() {}

    private static String lists(String source) {
        return source.replaceAll("l\\((.)\\)", "new ArrayList<>(List.of(\"$1\"))");
    }
}
