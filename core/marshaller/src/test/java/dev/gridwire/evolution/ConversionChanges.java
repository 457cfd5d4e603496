// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.util.List;

/** Fields whose types change so that a value of one has at most one equal value of the other. */
final class ConversionChanges {

    private static final String LINE = "\nclass Line { int x; Line(int x) { this.x = x; } Line() { this(1); } }";

    private static final String PART = "\nrecord Part(int x) {}";
    private static final String NESTED = "class Make { static Object make() { Order o = null; for (int i = 0; i < "
            + GraphChanges.LENGTH + "; i++) { o = Order.of(o); } return o; } }\n";
    private static final String NESTED_LISTS = "static Order of(Order o) { Order n = new Order(); if (o != null) { n.a.add(o); } "
            + "return n; } }";

    static final List<Change> ALL = List.of(
            Change.of("list to array of the same elements")
                    .before("order { List<String> a = new ArrayList<>(List.of(\"x\", \"y\")); Collection<Line> b = "
                            + "new ArrayList<>(List.of(new Line(1))); ArrayList<Integer> c = new ArrayList<>(List.of(5)); "
                            + "Iterable<String> d = null; LinkedList<Object> e = new LinkedList<>(Arrays.asList(1, null)); }"
                            + LINE)
                    .after("order { String[] a = {\"z\", null}; Line[] b = {new Line(3), null}; int[] c = {6, 7}; "
                            + "String[] d = {}; Object[] e = {2}; }" + LINE)
                    .newReads("Order{a=String[\"x\", \"y\"], b=Line[Line{x=1}], c=int[5], d=null, e=Object[1, null]}")
                    .oldReads("Order{a=ArrayList[\"z\", null], b=ArrayList[Line{x=3}, null], c=ArrayList[6, 7], d=ArrayList[], "
                            + "e=LinkedList[2]}"),
            Change.of("list to array that cannot hold its elements")
                    .before("public class Order { List<Object> a = new ArrayList<>(List.of(\"x\", 1)); }")
                    .after("public class Order { String[] a = {\"z\"}; }")
                    .newRefuses("Order.a", "declare Order.a as java.util.List here too")
                    .oldReads("Order{a=ArrayList[\"z\"]}"),
            Change.of("list with null to array of primitives")
                    .before("public class Order { List<Integer> a = new ArrayList<>(Arrays.asList(1, null)); }")
                    .after("public class Order { int[] a = {2}; }")
                    .newRefuses("Order.a").oldReads("Order{a=ArrayList[2]}"),
            Change.of("array to list of another type argument")
                    .before("public class Order { Object[] a = {\"x\"}; }")
                    .after("public class Order { List<Integer> a = new ArrayList<>(List.of(2)); }")
                    .newRefuses("Order.a").oldReads("Order{a=Object[2]}"),
            Change.of("one list in several fields, in a cycle, to arrays")
                    .before("class Order { List<Object> a = new ArrayList<>(); List<Object> b = a; Object c = a; "
                            + "Order() { a.add(this); a.add(\"x\"); } }")
                    .after("class Order { Object[] a = {this, 2}; Object[] b = a; Object c = null; }")
                    .newReads("#1=Order{a=#2=Object[#1, \"x\"], b=#2, c=ArrayList[#1, \"x\"]}",
                            "#1=Order{a=#2=ArrayList[#1, \"x\"], b=#2, c=ArrayList[#1, \"x\"]}")
                    .oldReads("#1=Order{a=#2=ArrayList[#1, 2], b=#2, c=null}")
                    .note("an Object field keeps a list, another object than the array"),
            Change.of("number arrays to wider ones, and back where exact")
                    .before("order { byte[] a = {-1}; short[] b = {2}; int[] c = {3, -4}; float[] d = {0.5f}; char[] e = {'e'}; "
                            + "int[] f = null; long[] g = {1L << 53}; }")
                    .after("order { int[] a = {-5}; long[] b = {6}; long[] c = {}; double[] d = {-0.0}; int[] e = {65}; "
                            + "double[] f = {7}; double[] g = {8}; }")
                    .newReads("Order{a=int[-1], b=long[2L], c=long[3L, -4L], d=double[0.5], e=int[101], f=null, "
                            + "g=double[9.007199254740992E15]}")
                    .oldReads("Order{a=byte[-5b], b=short[6s], c=int[], d=float[-0.0f], e=char['A'], f=int[7], g=long[8L]}"),
            Change.of("array of boxes to primitives")
                    .before("order { Integer[] a = {1, -2}; Boolean[] b = {true}; Double[] c = null; Integer[] d = {}; }")
                    .after("order { int[] a = {5}; boolean[] b = {false, true}; double[] c = {-0.0}; int[] d = null; }")
                    .newReads("Order{a=int[1, -2], b=boolean[true], c=null, d=int[]}")
                    .oldReads("Order{a=Integer[5], b=Boolean[false, true], c=Double[-0.0], d=null}"),
            Change.of("array of boxes with null to primitives")
                    .before("public class Order { Integer[] a = {1, null}; }")
                    .after("public class Order { int[] a = {2}; }")
                    .newRefuses("Order.a", "declare Order.a as java.lang.Integer[] here too").oldReads("Order{a=Integer[2]}"),
            Change.of("number arrays, out of range")
                    .before("public class Order { long[] a = {1, 1L << 40}; }").after("public class Order { int[] a = {1}; }")
                    .newRefuses("Order.a", "declare Order.a as long[] here too").oldReads("Order{a=long[1L]}"),
            Change.of("long and int to BigInteger")
                    .before("order { long a = -9223372036854775808L; Integer b = 2; Long c = null; int d = 4; }")
                    .after("order { BigInteger a = BigInteger.ONE; BigInteger b = null; BigInteger c = BigInteger.TEN; "
                            + "BigInteger d = BigInteger.TWO; }")
                    .newReads("Order{a=BigInteger(-9223372036854775808), b=BigInteger(2), c=null, d=BigInteger(4)}")
                    .oldReads("Order{a=1L, b=null, c=10L, d=2}"),
            Change.of("BigInteger to long, out of range")
                    .before("public class Order { BigInteger a = BigInteger.ONE.shiftLeft(63); }")
                    .after("public class Order { long a = 1; }")
                    .newRefuses("Order.a", "declare Order.a as java.math.BigInteger here too")
                    .oldReads("Order{a=BigInteger(1)}"),
            Change.of("double and float to BigDecimal")
                    .before("order { double a = 0.1; Double b = null; float c = 1.5f; }")
                    .after("order { BigDecimal a = new BigDecimal(\"1234.5\"); BigDecimal b = new BigDecimal(\"-3.25\"); "
                            + "BigDecimal c = new BigDecimal(\"0.1\"); }")
                    .newReads("Order{a=BigDecimal(0.1), b=null, c=BigDecimal(1.5)}")
                    .oldReads("Order{a=1234.5, b=-3.25, c=0.1f}"),
            Change.of("BigDecimal to double, another scale")
                    .before("order { BigDecimal a = new BigDecimal(\"2.50\"); }").after("order { double a = 0.5; }")
                    .newReads("Order{a=2.5}", "Order{a=BigDecimal(2.5)}")
                    .oldReads("Order{a=BigDecimal(0.5)}")
                    .note("the number is equal, its scale is not kept"),
            Change.of("BigDecimal to double, not exact")
                    .before("public class Order { BigDecimal a = new BigDecimal(\"0.12345678901234567890\"); }")
                    .after("public class Order { double a = 1.5; }")
                    .newRefuses("Order.a").oldReads("Order{a=BigDecimal(1.5)}"),
            Change.of("double to BigDecimal, NaN")
                    .before("public class Order { double a = Double.NaN; }")
                    .after("public class Order { BigDecimal a = new BigDecimal(\"1.0\"); }")
                    .newRefuses("Order.a").oldReads("Order{a=1.0}"),
            Change.of("Date to Instant")
                    .before("order { Date a = new Date(-5); Date b = null; }")
                    .after("order { Instant a = Instant.ofEpochMilli(7); Instant b = Instant.EPOCH; }")
                    .newReads("Order{a=Instant(1969-12-31T23:59:59.995Z), b=null}")
                    .oldReads("Order{a=Date(7), b=Date(0)}"),
            Change.of("Instant to Date, with nanoseconds")
                    .before("public class Order { Instant a = Instant.ofEpochSecond(1, 1); }")
                    .after("public class Order { Date a = new Date(1); }")
                    .newRefuses("Order.a", "declare Order.a as java.time.Instant here too")
                    .oldReads("Order{a=Instant(1970-01-01T00:00:00.001Z)}"),
            Change.of("value to Optional of it")
                    .before("order { String a = \"a\"; Part b = new Part(1); int c = 3; List<String> d = "
                            + "new ArrayList<>(List.of(\"d\")); String e = null; Long f = 6L; }" + PART)
                    .after("order { Optional<String> a = Optional.of(\"x\"); Optional<Part> b = Optional.of(new Part(2)); "
                            + "Optional<Integer> c = Optional.of(4); Optional<List<String>> d = Optional.empty(); "
                            + "Optional<String> e = Optional.of(\"e\"); Optional<Long> f = Optional.empty(); }" + PART)
                    .newReads("Order{a=Optional(Optional[a]), b=Optional(Optional[Part[x=1]]), c=Optional(Optional[3]), "
                            + "d=Optional(Optional[[d]]), e=Optional(Optional.empty), f=Optional(Optional[6])}")
                    .oldReads("Order{a=\"x\", b=Part{x=2}, c=4, d=null, e=\"e\", f=null}"),
            Change.of("value to Optional of another class")
                    .before("public class Order { String a = \"a\"; }")
                    .after("public class Order { Optional<Integer> a = Optional.of(1); }")
                    .newRefuses("Order.a").oldRefuses("Order.a"),
            Change.of("empty Optional to primitive")
                    .before("public class Order { Optional<Integer> a = Optional.empty(); }")
                    .after("public class Order { int a = 1; }")
                    .newRefuses("Order.a", "nullInPrimitive").oldReads("Order{a=Optional(Optional[1])}"),
            Change.of("change an object inside one of a missing class")
                    .before("order { int n = 1; }\nfinal class Last { String[] a = {}; int[] b; Date c; long d; String e; "
                            + "long f; LinkedList<String> g; }")
                    .after("order { int n = 2; Extra x = new Extra(new Last()); }\nrecord Extra(Last last) {}\n"
                            + "final class Last { List<String> a = new ArrayList<>(List.of(\"x\")); long[] b = {1}; Instant c = "
                            + "Instant.EPOCH; BigInteger d = BigInteger.TWO; Optional<String> e = Optional.of(\"e\"); "
                            + "Optional<Long> f = Optional.of(6L); Object[] g = {\"g\"}; }")
                    .newReads("Order{n=1, x=null}")
                    .oldReads("Order{n=2}"),
            Change.of("a chain of 1,000 objects with lists that become arrays")
                    .before(GraphChanges.CHAIN + "class Order { List<Object> a = new ArrayList<>(List.of(1)); Long[] b = {3L}; "
                            + "Order next; }")
                    .after(GraphChanges.CHAIN + "class Order { Object[] a = {2}; long[] b = {4}; Order next; }")
                    .newReads(GraphChanges.chain("Order{a=Object[1], b=long[3L], next=", "}"))
                    .oldReads(GraphChanges.chain("Order{a=ArrayList[2], b=Long[4L], next=", "}")),
            Change.of("a chain of 1,000 objects in lists that become arrays")
                    .before(NESTED + "class Order { List<Order> a = new ArrayList<>(); " + NESTED_LISTS)
                    .after(NESTED + "class Order { Order[] a; static Order of(Order o) { Order n = new Order(); n.a = o == null "
                            + "? new Order[0] : new Order[] {o}; return n; } }")
                    .newReads(GraphChanges.chain("Order{a=Order[", "]}").replace("null", ""))
                    .oldReads(GraphChanges.chain("Order{a=ArrayList[", "]}").replace("null", "")),
            Change.of("list to array, in keys that hash it and lead back to their set")
                    .before("class Order { Set<Key> s = new HashSet<>(); Order() { Key k = new Key(); k.a.add(\"x\"); "
                            + "k.o = this; s.add(k); } }\nclass Key { List<Object> a = new ArrayList<>(); Order o; "
                            + "public int hashCode() { return a.hashCode(); } "
                            + "public boolean equals(Object k) { return k == this; } }")
                    .after("class Order { Set<Key> s = new HashSet<>(); Order() { Key k = new Key(); k.o = this; s.add(k); } }\n"
                            + "class Key { Object[] a = {1}; Order o; public int hashCode() { return Arrays.hashCode(a); } "
                            + "public boolean equals(Object k) { return k == this; } }")
                    .newReads("#1=Order{s=HashSet[Key{a=Object[\"x\"], o=#1}]}")
                    .oldReads("#1=Order{s=HashSet[Key{a=ArrayList[1], o=#1}]}"));

    private ConversionChanges() {}
}
