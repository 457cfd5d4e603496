// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.universe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Writes the Java source of some random classes that refer to each other. Each can be had empty by its static method
 * {@code make}; those with a field {@code key} are equal if that is.
 */
final class SourceWriter {

    private static final int CLASSES = 8;
    private static final int RECORDS = 3;
    private static final int MAX_FIELDS = 6;
    private static final List<String> NAMES = List.of("a", "b", "c", "d", "e", "f", "g", "h");
    private static final List<String> ACCESSES = List.of("private ", "", "protected ", "public ");
    private static final String IMPORTS = "import java.util.*;\nimport java.time.*;\nimport java.math.*;\n";
    /** Anything that one class knows of another before it is written. */
    private record Sketch(String name, boolean isFinal, boolean isAbstract, boolean hasArgument, int depth) {}

    private final SplittableRandom random;
    private final String packageName;
    private final Map<String, String> sources = new LinkedHashMap<>();
    private final List<Sketch> sketches = new ArrayList<>();

    SourceWriter(SplittableRandom random, String packageName) {
        this.random = random;
        this.packageName = packageName;
    }

    /** By binary name. */
    Map<String, String> write() {
        add("I0", "interface I0 {}");
        add("E0", "public enum E0 { RED, GREEN, BLUE }");
        add("E1", "enum E1 implements I0 { ONE { int n() { return 1; } }, TWO; int n() { return 2; } }");
        add("G", "public class G<T> { private T a; public T b; List<T> c; " + make("G", "G<>", "") + " }");
        add("Stranger", "final class Stranger { int a; " + make("Stranger", "Stranger", "") + " }");
        String base = packageName + ".base";
        sources.put(base + ".B", "package " + base + ";\n" + IMPORTS + "public class B { private Own a = new Own(); Object b; "
                + "protected int c; public List<String> d; private final String e = null; protected B() {} "
                + "static final class Own { private long a = 5; private B b; " + make("Own", "Own", "") + " } "
                + make("B", "B", "") + " }");
        for (int i = 0; i < RECORDS; i++) {
            record("R" + i);
        }
        for (int i = 0; i < CLASSES; i++) {
            aClass("C" + i);
        }
        return sources;
    }

    private void add(String name, String text) {
        sources.put(packageName + "." + name, "package " + packageName + ";\n" + IMPORTS + text + "\n");
    }

    private static String make(String name, String made, String argument) {
        return "static " + name + (made.endsWith(">") ? "<?>" : "") + " make() { return new " + made + "(" + argument + "); }";
    }

    private void record(String name) {
        StringBuilder components = new StringBuilder();
        for (int i = random.nextInt(MAX_FIELDS + 1); i > 0; i--) {
            components.append(components.isEmpty() ? "" : ", ").append(type(0)).append(' ').append(NAMES.get(i));
        }
        add(name, (random.nextBoolean() ? "public " : "") + "record " + name + "(" + components + ")"
                + (oneIn(2) ? " implements I0" : "") + " {}");
    }

    private void aClass(String name) {
        Sketch parent = oneIn(3) ? null : parent();
        boolean isFinal = oneIn(4);
        boolean isAbstract = !isFinal && oneIn(8);
        Sketch own = new Sketch(name, isFinal, isAbstract, oneIn(4), parent == null ? 0 : parent.depth + 1);
        sketches.add(own);
        StringBuilder text = new StringBuilder(oneIn(2) ? "public " : "");
        text.append(isFinal ? "final " : isAbstract ? "abstract " : "").append("class ").append(name);
        text.append(parent != null ? " extends " + parent.name : oneIn(5) ? " extends " + packageName + ".base.B" : "");
        text.append(interfaces()).append(" {\n");
        text.append("  ").append(isFinal && oneIn(2) ? "private " : "").append(name);
        text.append(own.hasArgument ? "(int ignored) {" : "() {");
        text.append(parent != null && parent.hasArgument ? " super(0);" : "").append(" }\n");
        if (!isAbstract) {
            text.append("  ").append(make(name, name, own.hasArgument ? "0" : "")).append('\n');
        }
        if (oneIn(3)) {
            text.append("  int key;\n  public int hashCode() { return key; }\n  public boolean equals(Object other) { return "
                    + "other != null && other.getClass() == getClass() && ((").append(name).append(") other).key == key; }\n");
        }
        fields(text);
        nested(name, text);
        add(name, text.append("}").toString());
    }

    private String interfaces() {
        return switch (random.nextInt(6)) {
            case 0 -> " implements I0";
            case 1 -> " implements java.io.Serializable";
            case 2 -> " implements I0, java.io.Serializable";
            default -> "";
        };
    }

    private Sketch parent() {
        List<Sketch> open = sketches.stream().filter(each -> !each.isFinal && each.depth < 3).toList();
        return open.isEmpty() ? null : open.get(random.nextInt(open.size()));
    }

    private void fields(StringBuilder text) {
        for (int i = random.nextInt(MAX_FIELDS + 1); i > 0; i--) {
            String type = type(0);
            boolean isFinal = oneIn(4);
            text.append("  ").append(ACCESSES.get(random.nextInt(ACCESSES.size()))).append(isFinal ? "final " : "");
            text.append(!isFinal && oneIn(12) ? "transient " : "").append(type).append(' ').append(NAMES.get(i));
            text.append(initial(type, isFinal)).append(";\n");
        }
    }

    /** A class in the nest, which the class around it alone can name. */
    private void nested(String name, StringBuilder text) {
        if (oneIn(3)) {
            text.append("  private ").append(oneIn(2) ? "final " : "").append("N own = new N();\n");
            text.append("  private static ").append(oneIn(2) ? "final " : "").append("class N { private int a; private ");
            text.append(name).append(" owner; private final N next = null; ").append(make("N", "N", "")).append(" }\n");
        }
    }

    /** Values that reading must replace. */
    private String initial(String type, boolean isFinal) {
        return switch (type) {
            case "boolean" -> " = true";
            case "byte", "short", "char", "int", "long", "float", "double" -> " = 7";
            case "String" -> " = \"initial\"";
            case "Object" -> " = new Date(1)";
            default -> isFinal ? " = null" : "";
        };
    }

    private String type(int depth) {
        return switch (random.nextInt(20)) {
            case 0, 1, 2, 3 -> pick("boolean", "byte", "short", "char", "int", "long", "float", "double");
            case 4, 5 -> "String";
            case 6 -> pick("Boolean", "Byte", "Short", "Character", "Integer", "Long", "Float", "Double");
            case 7 -> pick("E0", "E1");
            case 8 -> pick("Object", "I0", "Comparable<?>", "Number", "CharSequence");
            case 9 -> pick("Date", "BigDecimal", "LocalDate", "UUID", "Duration");
            case 10 -> pick("int[]", "byte[]", "double[][]", "String[]", "Object[]", "E0[]");
            case 11 -> own() + "[]";
            case 12 -> "List<" + argument(depth) + ">";
            case 13 -> pick("Set<", "Collection<", "LinkedList<", "Deque<") + argument(depth) + ">";
            case 14 -> "Map<String, " + argument(depth) + ">";
            case 15 -> "Map<" + argument(depth) + ", " + argument(depth) + ">";
            case 16 -> "G<" + argument(depth) + ">";
            default -> own();
        };
    }

    private String argument(int depth) {
        if (depth > 1) {
            return own();
        }
        String type = type(depth + 1);
        boolean primitive = Character.isLowerCase(type.charAt(0)) && !type.endsWith("]");
        return primitive ? pick("Integer", "?", "String") : type;
    }

    private String own() {
        return random.nextInt(4) == 0 ? "R" + random.nextInt(RECORDS) : "C" + random.nextInt(CLASSES);
    }

    private String pick(String... choices) {
        return choices[random.nextInt(choices.length)];
    }

    private boolean oneIn(int chances) {
        return random.nextInt(chances) == 0;
    }
}
