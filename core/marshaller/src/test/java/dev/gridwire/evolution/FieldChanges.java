// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.util.List;

/** Fields that come, go and move. */
final class FieldChanges {

    static final List<Change> ALL = List.of(
            Change.of("add a primitive")
                    .before("order { int a = 1; }")
                    .after("order { int a = 2; long b = 3; }")
                    .newReads("Order{a=1, b=0L}")
                    .oldReads("Order{a=2}"),
            Change.of("add a String, first by name")
                    .before("order { int b = 1; String c = \"c\"; }")
                    .after("order { String a = \"a\"; int b = 2; String c = \"d\"; }")
                    .newReads("Order{a=null, b=1, c=\"c\"}")
                    .oldReads("Order{b=2, c=\"d\"}"),
            Change.of("remove a String in the middle")
                    .before("order { String a = \"a\"; String b = \"b\"; String c = \"c\"; }")
                    .after("order { String a = \"x\"; String c = \"z\"; }")
                    .newReads("Order{a=\"a\", c=\"c\"}")
                    .oldReads("Order{a=\"x\", b=null, c=\"z\"}"),
            Change.of("add an enum")
                    .before("order { int a = 1; }\nenum Mood { GOOD, BAD }")
                    .after("order { int a = 2; Mood b = Mood.BAD; }\nenum Mood { GOOD, BAD }")
                    .newReads("Order{a=1, b=null}")
                    .oldReads("Order{a=2}"),
            Change.of("add a field of a new enum")
                    .before("order { int a = 1; }")
                    .after("order { int a = 2; Mood b = Mood.BAD; }\nenum Mood { GOOD, BAD }")
                    .newReads("Order{a=1, b=null}")
                    .oldReads("Order{a=2}"),
            Change.of("add an object")
                    .before("order { int a = 1; }\nfinal class Line { int x = 5; Line next; }")
                    .after("order { int a = 2; Line b = new Line(); }\nfinal class Line { int x = 5; Line next; }")
                    .newReads("Order{a=1, b=null}")
                    .oldReads("Order{a=2}"),
            Change.of("add a list")
                    .before("order { int a = 1; }")
                    .after("order { int a = 2; List<String> b = new ArrayList<>(List.of(\"x\", \"y\")); }")
                    .newReads("Order{a=1, b=null}")
                    .oldReads("Order{a=2}"),
            Change.of("remove a map")
                    .before("order { int a = 1; Map<String, Integer> b = new TreeMap<>(Map.of(\"x\", 1, \"y\", 2)); }")
                    .after("order { int a = 2; }")
                    .newReads("Order{a=1}")
                    .oldReads("Order{a=2, b=null}"),
            Change.of("add arrays")
                    .before("order { int a = 1; }")
                    .after("order { int a = 2; int[] b = {1, 2}; String[][] c = {{\"x\"}, null}; }")
                    .newReads("Order{a=1, b=null, c=null}")
                    .oldReads("Order{a=2}"),
            Change.of("add the only field")
                    .before("order { }")
                    .after("order { String a = \"a\"; }")
                    .newReads("Order{a=null}")
                    .oldReads("Order{}"),
            Change.of("replace all fields by others")
                    .before("order { int a = 1; String b = \"b\"; Double c = 1.5; }")
                    .after("order { long d = 1; String e = \"e\"; byte[] f = {1}; }")
                    .newReads("Order{d=0L, e=null, f=null}")
                    .oldReads("Order{a=0, b=null, c=null}"),
            Change.of("add fields of all primitive types and boxes")
                    .before("order { int i = 1; }")
                    .after("""
                            order {
                                boolean a = true; byte b = 1; short c = 2; char d = 'd'; int e = 3; long f = 4; float g = 5;
                                double h = 6; int i = 7;
                                Boolean j = true; Byte k = 1; Short l = 2; Character m = 'm'; Integer n = 3; Long o = 4L;
                                Float p = 5f; Double q = 6.0;
                            }
                            """)
                    .newReads("Order{a=false, b=0b, c=0s, d='\0', e=0, f=0L, g=0.0f, h=0.0, i=1, j=null, k=null, l=null, m=null, "
                            + "n=null, o=null, p=null, q=null}")
                    .oldReads("Order{i=7}"),
            Change.of("add values of the JDK")
                    .before("order { int a = 1; }")
                    .after("""
                            order {
                                int a = 2; BigDecimal b = new BigDecimal("1.50"); LocalDate c = LocalDate.of(2020, 1, 2);
                                UUID d = new UUID(1, 2); Date e = new Date(3); Optional<String> f = Optional.of("f");
                            }
                            """)
                    .newReads("Order{a=1, b=null, c=null, d=null, e=null, f=null}")
                    .oldReads("Order{a=2}"),
            Change.of("reorder the declarations")
                    .before("order { int a = 1; String b = \"b\"; long c = 3; List<String> d = new ArrayList<>(); }")
                    .after("order { List<String> d = new LinkedList<>(); long c = 4; String b = \"x\"; int a = 2; }")
                    .newReads("Order{a=1, b=\"b\", c=3L, d=ArrayList[]}")
                    .oldReads("Order{a=2, b=\"x\", c=4L, d=LinkedList[]}")
                    .note("the same schema"),
            Change.of("add some fields, remove others")
                    .before("order { int a = 1; String b = \"b\"; int c = 3; String d = \"d\"; }")
                    .after("order { int b2 = 5; String b = \"x\"; String d = \"z\"; String e = \"e\"; }")
                    .newReads("Order{b=\"b\", b2=0, d=\"d\", e=null}")
                    .oldReads("Order{a=0, b=\"x\", c=0, d=\"z\"}"),
            Change.of("add a field with an initial value")
                    .before("order { int a = 1; }")
                    .after("order { int a = 2; @InitialValue int b = 7; @InitialValue String c = \"c\"; String d = \"d\"; }")
                    .newReads("Order{a=1, b=7, c=\"c\", d=null}")
                    .oldReads("Order{a=2}")
                    .note("@InitialValue on the field"),
            Change.of("add fields to a class with initial values")
                    .before("order { int a = 1; }")
                    .after("@InitialValue\norder { int a = 2; int b = 7; List<String> c = new ArrayList<>(); }")
                    .newReads("Order{a=1, b=7, c=ArrayList[]}")
                    .oldReads("Order{a=2}")
                    .note("@InitialValue on the class"),
            Change.of("remove a field that is null")
                    .before("order { int a = 1; String b = null; List<String> c = null; Integer d = null; }")
                    .after("order { int a = 2; }")
                    .newReads("Order{a=1}")
                    .oldReads("Order{a=2, b=null, c=null, d=null}"),
            Change.of("make a field final, change its access")
                    .before("public class Order { int a = 1; public String b = new String(\"b\"); }")
                    .after("public class Order { private final int a; protected final String b = new String(\"x\"); "
                            + "Order() { a = 2; } }")
                    .newReads("Order{a=1, b=\"b\"}")
                    .oldReads("Order{a=2, b=\"x\"}")
                    .note("the same schema"),
            Change.of("make a field transient")
                    .before("public class Order { int a = 1; String b = \"b\"; }")
                    .after("public class Order { int a = 2; transient String b; }")
                    .newReads("Order{a=1, b=null}")
                    .oldReads("Order{a=2, b=null}"),
            Change.of("make a field static")
                    .before("public class Order { int a = 1; String b = \"b\"; }")
                    .after("public class Order { int a = 2; static String b = \"s\"; }")
                    .newReads("Order{a=1}")
                    .oldReads("Order{a=2, b=null}"),
            Change.of("change the fields of a nested class only")
                    .before("order { Line line = new Line(); int z = 1; }\nfinal class Line { int x = 1; String y = \"y\"; }")
                    .after("order { Line line = new Line(); int z = 2; }\nfinal class Line { long x = 2; String w = \"w\"; }")
                    .newReads("Order{line=Line{w=null, x=1L}, z=1}")
                    .oldReads("Order{line=Line{x=2, y=null}, z=2}"),
            Change.of("change the components of a nested record only")
                    .before("order { Line line = new Line(1, \"y\"); int z = 1; }\nrecord Line(int x, String y) {}")
                    .after("order { Line line = new Line(\"w\", 2); int z = 2; }\nrecord Line(String w, long x) {}")
                    .newReads("Order{line=Line{w=null, x=1L}, z=1}")
                    .oldReads("Order{line=Line{x=2, y=null}, z=2}"));

    private FieldChanges() {}
}
