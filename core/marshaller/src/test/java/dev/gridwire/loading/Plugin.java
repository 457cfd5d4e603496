// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.loading;

import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.util.Map;
import java.util.function.Supplier;

/** Classes of each kind, to be loaded by as many class loaders as a test likes. They know nothing of Gridwire. */
final class Plugin {

    /** By binary name; compiled once. */
    static final Map<String, byte[]> CLASS_FILES = Compiler.compile(Map.of(
            "plugin.Colour", "package plugin; public enum Colour { RED, BLUE { public String toString() { return \"b\"; } } }",
            "plugin.Line", "package plugin; public record Line(int number, String text, Colour colour) "
                    + "implements java.io.Serializable {}",
            "plugin.Order", """
                    package plugin;
                    public class Order implements java.io.Serializable {
                        public int number; String text = "text"; Line line; Colour colour = Colour.BLUE; Order self = this;
                        Line[] lines = {new Line(1, "a", null)};
                        java.util.List<Object> more = new java.util.ArrayList<>(java.util.List.of(1, "b"));
                        public Order(int number) { this.number = number; line = new Line(number, "c", Colour.RED); }
                    }""",
            "plugin.Hooked", """
                    package plugin;
                    import java.io.*;
                    public class Hooked implements Serializable {
                        String kept = "kept"; transient int lost = 5; private Object inner;
                        public Hooked(Object inner) { this.inner = inner; }
                        private void writeObject(ObjectOutputStream out) throws IOException {
                            out.defaultWriteObject(); out.writeInt(lost);
                        }
                        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                            in.defaultReadObject(); lost = in.readInt();
                        }
                        private Object readResolve() { return this; }
                    }""",
            "plugin.Replaced", """
                    package plugin;
                    public class Replaced implements java.io.Serializable {
                        private Object writeReplace() { return new Hooked("in place"); }
                    }""",
            "plugin.External", """
                    package plugin;
                    import java.io.*;
                    public class External implements Externalizable {
                        int number = 7;
                        public External() {}
                        public void writeExternal(ObjectOutput out) throws IOException { out.writeInt(number); }
                        public void readExternal(ObjectInput in) throws IOException { number = in.readInt(); }
                    }""",
            "plugin.Wanted", "package plugin; public interface Wanted { Object want(); }",
            "plugin.Handler", """
                    package plugin;
                    public class Handler implements java.lang.reflect.InvocationHandler, java.io.Serializable {
                        public Object invoke(Object proxy, java.lang.reflect.Method method, Object[] arguments) {
                            return "wanted";
                        }
                    }""",
            "plugin.Extended", """
                    package plugin;
                    public class Extended extends java.util.ArrayList<Object> { int extra = 3; }""",
            "plugin.Maker", """
                    package plugin;
                    import java.io.Serializable;
                    import java.util.*;
                    import java.util.function.Supplier;
                    public class Maker implements Supplier<Object> {
                        interface Text extends Supplier<Object>, Serializable {}
                        public static Object lambda() { String captured = "captured"; return (Text) () -> captured; }
                        public static Object proxy() {
                            return java.lang.reflect.Proxy.newProxyInstance(
                                    Maker.class.getClassLoader(), new Class<?>[] {Wanted.class}, new Handler());
                        }
                        public Object get() {
                            List<Object> all = new ArrayList<>();
                            for (int i = 0; i < 120; i++) {
                                all.add(new Order(i)); all.add(new Line(i, "x", null)); all.add(new Hooked(i));
                            }
                            all.addAll(List.of(new Replaced(), new External(), Colour.RED, Colour.BLUE, lambda(), proxy(),
                                    new Extended(), Order.class, new Order[] {new Order(1)}, EnumSet.of(Colour.RED)));
                            return all;
                        }
                    }"""));

    /** An Order as it was before. */
    static final Map<String, byte[]> FORMER_CLASS_FILES = Compiler.compile(Map.of("plugin.Order", """
            package plugin;
            public class Order implements java.io.Serializable {
                public short number = 9; String text = "former"; java.util.Map<String, Object> gone = new java.util.HashMap<>();
            }"""));

    private Plugin() {}

    static BytesLoader loader(ClassLoader parent) {
        return new BytesLoader(CLASS_FILES, parent);
    }

    /** A list with an object of each kind. */
    static Object graph(ClassLoader loader) {
        return make(loader, "Maker", Supplier.class).get();
    }

    static <T> T make(ClassLoader loader, String name, Class<T> type) {
        try {
            return type.cast(loader.loadClass("plugin." + name).getConstructor().newInstance());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Calls a static method of Maker. */
    static Object made(ClassLoader loader, String method) {
        try {
            return loader.loadClass("plugin.Maker").getMethod(method).invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
