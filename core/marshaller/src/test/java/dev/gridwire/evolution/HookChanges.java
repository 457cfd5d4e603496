// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.util.List;

/** Classes that take part in their own serialization. */
final class HookChanges {

    private static final String DEFAULT_HOOKS = """
             private void writeObject(ObjectOutputStream out) throws IOException { out.defaultWriteObject(); }
             private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { in.defaultReadObject(); }
            """;
    private static final String HOOKS_WITH_DATA = """
             private void writeObject(ObjectOutputStream out) throws IOException { out.defaultWriteObject(); out.writeInt(t); }
             private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                 in.defaultReadObject(); t = in.readInt(); }
            """;
    private static final String SERIAL = "public class Order implements Serializable { ";

    static final List<Change> ALL = List.of(
            Change.of("add a field to a class with hooks")
                    .before(SERIAL + "int a = 1;" + DEFAULT_HOOKS + "}")
                    .after(SERIAL + "int a = 2; String b = \"b\";" + DEFAULT_HOOKS + "}")
                    .newReads("Order{a=1, b=null}")
                    .oldReads("Order{a=2}"),
            Change.of("add and remove fields, hooks write data too")
                    .before(SERIAL + "int a = 1; String c = \"c\"; transient int t = 5;" + HOOKS_WITH_DATA + "}")
                    .after(SERIAL + "long a = 2; String b = \"b\"; transient int t = 6;" + HOOKS_WITH_DATA + "}")
                    .newReads("Order{a=1L, b=null, t=5}")
                    .oldReads("Order{a=2, c=null, t=6}"),
            Change.of("add hooks")
                    .before(SERIAL + "int a = 1; String b = \"b\"; }")
                    .after(SERIAL + "int a = 2; String b = \"x\";" + DEFAULT_HOOKS + "}")
                    .newReads("Order{a=1, b=\"b\"}")
                    .oldReads("Order{a=2, b=\"x\"}"),
            Change.of("add hooks and a field")
                    .before(SERIAL + "int a = 1; }")
                    .after(SERIAL + "int a = 2; String b = \"x\";" + DEFAULT_HOOKS + "}")
                    .newReads("Order{a=1, b=null}")
                    .oldReads("Order{a=2}"),
            Change.of("add only readObject")
                    .before(SERIAL + "int a = 1; }")
                    .after(SERIAL + "int a = 2; transient int twice; private void readObject(ObjectInputStream in) "
                            + "throws IOException, ClassNotFoundException { in.defaultReadObject(); twice = 2 * a; } }")
                    .newReads("Order{a=1, twice=2}")
                    .oldReads("Order{a=2}", "Order{a=2, twice=4}")
                    .note("readObject decides a transient field's value"),
            Change.of("add readResolve")
                    .before(SERIAL + "int a = 1; }")
                    .after(SERIAL + "int a = 2; int b = 3; private Object readResolve() { return this; } }")
                    .newReads("Order{a=1, b=0}")
                    .oldReads("Order{a=2}"),
            Change.of("add writeReplace, stand-in known to both")
                    .before(SERIAL + "int a = 1; }\nclass Stand implements Serializable { int a; "
                            + "private Object readResolve() { Order o = new Order(); o.a = a; return o; } }")
                    .after(SERIAL + "int a = 2; private Object writeReplace() { Stand s = new Stand(); s.a = a; return s; } }\n"
                            + "class Stand implements Serializable { int a; "
                            + "private Object readResolve() { Order o = new Order(); o.a = a; return o; } }")
                    .newReads("Order{a=1}")
                    .oldReads("Order{a=2}"),
            Change.of("plain class to Externalizable")
                    .before("public class Order { int a = 1; }")
                    .after("public class Order implements Externalizable { int a = 2; public Order() {} "
                            + "public void writeExternal(ObjectOutput out) throws IOException { out.writeInt(a); } "
                            + "public void readExternal(ObjectInput in) throws IOException { a = in.readInt(); } }")
                    .newRefuses("Order").oldRefuses("Order")
                    .note("only the class knows what writeExternal writes"),
            Change.of("add a field to a class in an Externalizable")
                    .before("public class Order implements Externalizable { Line a = new Line(); public Order() {} "
                            + "public void writeExternal(ObjectOutput out) throws IOException { out.writeObject(a); } "
                            + "public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException { "
                            + "a = (Line) in.readObject(); } }\nclass Line { int x = 1; }")
                    .after("public class Order implements Externalizable { Line a = new Line(); public Order() {} "
                            + "public void writeExternal(ObjectOutput out) throws IOException { out.writeObject(a); } "
                            + "public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException { "
                            + "a = (Line) in.readObject(); } }\nclass Line { int x = 2; String y = \"y\"; }")
                    .newReads("Order{a=Line{x=1, y=null}}")
                    .oldReads("Order{a=Line{x=2}}"),
            Change.of("add to serialPersistentFields")
                    .before(SERIAL + persistent("new ObjectStreamField(\"a\", int.class)", "f.put(\"a\", a);", "a = "
                            + "f.get(\"a\", 0);")
                            + "transient int a = 1; }")
                    .after(SERIAL + persistent("new ObjectStreamField(\"a\", int.class), new ObjectStreamField(\"b\", "
                            + "String.class)",
                                    "f.put(\"a\", a); f.put(\"b\", b);", "a = f.get(\"a\", 0); b = (String) f.get(\"b\", "
                                            + "\"none\");")
                            + "transient int a = 2; transient String b = \"b\"; }")
                    .newReads("Order{a=1, b=\"none\"}")
                    .oldReads("Order{a=2}"),
            Change.of("add a field to the superclass of a class with hooks")
                    .before("public class Order extends Base { int a = 1;" + DEFAULT_HOOKS + "}\n"
                            + "class Base implements Serializable { int b = 2; }")
                    .after("public class Order extends Base { int a = 3;" + DEFAULT_HOOKS + "}\n"
                            + "class Base implements Serializable { int b = 4; String c = \"c\"; }")
                    .newReads("Order{a=1, b=2, c=null}")
                    .oldReads("Order{a=3, b=4}"),
            Change.of("insert a superclass with readObjectNoData")
                    .before(SERIAL + "int a = 1;" + DEFAULT_HOOKS + "}")
                    .after("public class Order extends Base { int a = 2;" + DEFAULT_HOOKS + "}\n"
                            + "class Base implements Serializable { int b = 3; private void readObjectNoData() { b = 7; } }")
                    .newReads("Order{a=1, b=7}")
                    .oldReads("Order{a=2}"),
            Change.of("add a field to an exception")
                    .before("public class Order { Throwable a = new Problem(); }\nclass Problem extends Exception { int code "
                            + "= 1; "
                            + "Problem() { super(\"p\", null, false, false); } }")
                    .after("public class Order { Throwable a = new Problem(); }\nclass Problem extends Exception { int code = 2; "
                            + "String hint = \"h\"; Problem() { super(\"q\", null, false, false); } }")
                    .newReads("Order{a=Problem{code=1, hint=null}}")
                    .oldReads("Order{a=Problem{code=2}}"),
            Change.of("add a field to a class that extends HashMap")
                    .before("public class Order extends HashMap<String, Integer> { int a = 1; Order() { put(\"x\", 1); } }")
                    .after("public class Order extends HashMap<String, Integer> { String b = \"b\"; Order() { put(\"y\", 2); } }")
                    .newReads("Order[\"x\": 1]{b=null}")
                    .oldReads("Order[\"y\": 2]{a=0}"));

    private HookChanges() {}

    private static String persistent(String fields, String writes, String reads) {
        return "private static final ObjectStreamField[] serialPersistentFields = {" + fields + "}; "
                + "private void writeObject(ObjectOutputStream out) throws IOException { ObjectOutputStream.PutField f = "
                + "out.putFields(); " + writes + " out.writeFields(); } "
                + "private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { "
                + "ObjectInputStream.GetField f = in.readFields(); " + reads + " } ";
    }
}
