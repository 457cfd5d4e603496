// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import java.util.LinkedHashMap;
import java.util.Map;

/** Defines the classes that each universe has in addition to random ones. */
final class Prelude {

    static final String INTERFACE = "I0";
    static final String ENUM = "E1";
    static final String GENERIC = "G";
    static final String STRANGER = "Stranger";
    static final String IMPORTS = "import java.util.*;\nimport java.time.*;\nimport java.math.*;\n";

    private static final String BASE = """
            public class B%s {
              private Own a = new Own(); Object b; protected int c; public List<String> d; private final String e = null;
              protected B() {}
              static B make() { return new B(); }
              static final class Own { private long a = 5; private B b; static Own make() { return new Own(); } }
            }
            """;

    private Prelude() {}

    /** Returns the full name of the superclass with state in another package. */
    static String base(String packageName) {
        return packageName + ".base.B";
    }

    /** Returns the sources by binary name. */
    static Map<String, String> of(String packageName) {
        Map<String, String> sources = new LinkedHashMap<>();
        add(sources, packageName, INTERFACE, "interface I0 {}");
        add(sources, packageName, ENUM,
                "enum E1 implements I0 { ONE { int n() { return 1; } }, TWO; int n() { return 2; } }");
        add(sources, packageName, GENERIC,
                "public class G<T> { private T a; public T b; List<T> c; static G<?> make() { return new G<>(); } }");
        add(sources, packageName, STRANGER,
                "final class Stranger { int a; static Stranger make() { return new Stranger(); } }");
        add(sources, packageName + ".base", "B", BASE.formatted(StrictFields.serializable()));
        return sources;
    }

    private static void add(Map<String, String> sources, String packageName, String name, String text) {
        sources.put(packageName + "." + name, "package " + packageName + ";\n" + IMPORTS + text + "\n");
    }
}
