// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The places where Java serialization runs code of a class that bytes name. For each, the source of the class, in which {@code
 * FIRE} notes that it ran, and an object that leads there.
 */
enum Trigger {
    STATIC_INITIALISER("class X implements Serializable { static { FIRE }", "new X()"),
    CONSTRUCTOR("class X implements Externalizable { public X() { FIRE } public void writeExternal(ObjectOutput out) {}"
            + " public void readExternal(ObjectInput in) {}", "new X()"),
    CONSTRUCTOR_OF_A_SUPERCLASS("class X extends XBase implements Serializable {", "new X()", "class XBase { XBase() { FIRE } }"),
    READ_OBJECT("class X implements Serializable { private void readObject(ObjectInputStream in) { FIRE }", "new X()"),
    READ_EXTERNAL("class X implements Externalizable { public X() {} public void writeExternal(ObjectOutput out) {}"
            + " public void readExternal(ObjectInput in) { FIRE }", "new X()"),
    READ_RESOLVE("class X implements Serializable { private Object readResolve() { FIRE return this; }", "new X()"),
    VALIDATE_OBJECT("class X implements Serializable, ObjectInputValidation { public void validateObject() { FIRE }"
            + " private void readObject(ObjectInputStream in) throws IOException { in.registerValidation(this, 0); }",
            "new X()"),
    HASH_CODE("class X implements Serializable { public int hashCode() { FIRE return 1; }", "new HashSet<>(List.of(new X()))"),
    EQUALS("class X implements Serializable { public int hashCode() { return 1; }"
            + " public boolean equals(Object other) { FIRE return false; }", "new HashSet<>(List.of(new X(), new X()))"),
    COMPARE_TO("class X implements Serializable, Comparable<X> { static int made; int number = made++;"
            + " public int compareTo(X other) { FIRE return number - other.number; }",
            "new PriorityQueue<>(List.of(new X(), new X()))"),
    COMPARATOR("class X implements Serializable, Comparator<String> {"
            + " public int compare(String one, String other) { FIRE return one.compareTo(other); }",
            "filled(new PriorityQueue<>(new X()))",
            "class XQueues { static Object of(Queue<String> queue) { queue.addAll(List.of(\"a\", \"b\")); return queue; } }"),
    TO_STRING("class X implements Serializable { public String toString() { FIRE return null; }",
            "new dev.gridwire.policy.Carriers.Describing(new X())"),
    PROXY_HANDLER("class X implements Serializable, java.lang.reflect.InvocationHandler {"
            + " public Object invoke(Object proxy, java.lang.reflect.Method method, Object[] arguments) { FIRE return 1; }",
            "new HashSet<>(Arrays.asList(java.lang.reflect.Proxy.newProxyInstance("
                    + "X.class.getClassLoader(), new Class<?>[] {Runnable.class}, new X())))"),
    FINALIZER("class X implements Serializable { protected void finalize() { FIRE }", "new X()"),
    LAMBDA("class X { private static Object $deserializeLambda$(java.lang.invoke.SerializedLambda lambda) { FIRE return \"\"; }",
            "new java.lang.invoke.SerializedLambda(X.class, \"java/lang/Runnable\", \"run\", \"()V\", 6, \"canary/X\", \"run\","
                    + " \"()V\", \"()V\", new Object[0])"),
    /** Of a superclass that the class has where it is read, and had not where it was written. */
    READ_OBJECT_NO_DATA("class X implements Serializable {", "new X()") {
        @Override
        String readersSource() {
            return source("class X extends XBase implements Serializable {", "new X()",
                    "class XBase implements Serializable { private void readObjectNoData() { FIRE } }");
        }
    };

    private static final String UID = " private static final long serialVersionUID = 1L; ";

    private final String source;

    Trigger(String declaration, String graph, String... others) {
        this.source = source(declaration, graph, others);
    }

    /** Other classes stand in the file of the first, and have names that begin with its own. */
    String source(String declaration, String graph, String... others) {
        String made = graph.replace("filled(", "XQueues.of(");
        String text = "package canary; import java.io.*; import java.util.*; public " + declaration + UID
                + "public static Object graph() { return " + made + "; } } " + String.join(" ", others);
        return text.replace("FIRE", "dev.gridwire.policy.Fired.fire(\"" + name() + "\");")
                .replaceAll("\\bX(?=Base|Queues|\\b)", className().substring("canary.".length()));
    }

    private String className() {
        return "canary.Canary" + ordinal();
    }

    String readersSource() {
        return source;
    }

    /** The writer's classes, which nobody has loaded. */
    static ClassLoader writers() {
        return new BytesLoader(Sources.WRITERS, Trigger.class.getClassLoader());
    }

    /** The reader's classes, which nobody has loaded. */
    static ClassLoader readers() {
        return new BytesLoader(Sources.READERS, Trigger.class.getClassLoader());
    }

    /** An object whose reading leads to the trigger. */
    Object graph(ClassLoader writers) {
        try {
            return writers.loadClass(className()).getMethod("graph").invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** All compiled at once. */
    private static final class Sources {
        private static final Map<String, byte[]> WRITERS = compile(false);
        private static final Map<String, byte[]> READERS = compile(true);

        private static Map<String, byte[]> compile(boolean readers) {
            Map<String, String> sources = new LinkedHashMap<>();
            for (Trigger each : Trigger.values()) {
                sources.put(each.className(), readers ? each.readersSource() : each.source);
            }
            return Compiler.compile(sources);
        }
    }
}
