// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.law;

import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Two versions of a hierarchy of Serializable classes. Each class takes part in its own serialization in some way, or not at all.
 * The newer version has more fields, perhaps another way at some level, and perhaps another level.
 */
public final class HookedPair {

    /** The package of the classes. */
    public static final String PACKAGE = "com.example.evolved";
    /** The class of the objects. */
    public static final String ROOT = PACKAGE + ".Order";

    /** JDK classes that a hierarchy may extend. */
    private static final List<String> PLATFORM = List.of(
            "HashMap<String, Object>", "ArrayList<Object>", "TreeMap<String, Object>", "Date", "LinkedHashSet<Object>");
    private static final List<String> TYPES = List.of("int", "long", "String", "int[]", "Line", "List<Object>", "boolean");

    private final SplittableRandom random;
    private final String oldSource;
    private final String newSource;

    /** The ways in which a class takes part in its serialization. */
    private enum Way {
        /** Not at all. */
        NONE,
        /** By default fields in both hooks. */
        DEFAULT,
        /** By {@code readObject} alone. */
        READ,
        /** By {@code writeObject} alone. */
        WRITE,
        /** By {@code putFields} and {@code readFields}. */
        PUT_AND_GET,
        /** By {@code readFields} alone. */
        GET,
        /** By {@code serialPersistentFields} alone. */
        LISTED,
        /** By {@code serialPersistentFields} and default fields in both hooks. */
        LISTED_DEFAULT,
        /** By {@code serialPersistentFields} with {@code putFields} and {@code readFields}. */
        LISTED_PUT_AND_GET,
        /** As {@link #DEFAULT}, with {@code readObjectNoData}. */
        NO_DATA
    }

    private record FieldOf(String type, String name) {}

    /** Makes a random pair of hierarchies with classes in {@value #PACKAGE}. */
    public HookedPair(long seed) {
        random = new SplittableRandom(seed);
        int levels = 1 + random.nextInt(3);
        int inserted = random.nextInt(3) == 0 ? random.nextInt(levels) : -1;
        StringBuilder oldClasses = new StringBuilder();
        StringBuilder newClasses = new StringBuilder();
        String oldSuper = random.nextInt(3) == 0 ? PLATFORM.get(random.nextInt(PLATFORM.size())) : "";
        String newSuper = oldSuper;
        for (int i = 0; i < levels; i++) {
            String name = i == levels - 1 ? "Order" : "Level" + i;
            List<FieldOf> fields = fields("f" + i + "_", 1 + random.nextInt(3));
            List<FieldOf> more = new ArrayList<>(fields);
            more.addAll(fields("g" + i + "_", random.nextInt(3)));
            Way way = way();
            if (i == inserted) {
                newClasses.append(source("Inserted", newSuper, fields("h_", 1 + random.nextInt(2)), way()));
                newSuper = "Inserted";
            }
            oldClasses.append(source(name, oldSuper, fields, way));
            newClasses.append(source(name, newSuper, more, random.nextInt(3) > 0 ? way : way()));
            oldSuper = name;
            newSuper = name;
        }
        oldSource = PREFIX + oldClasses;
        newSource = PREFIX + newClasses;
    }

    private Way way() {
        return Way.values()[random.nextInt(Way.values().length)];
    }

    private List<FieldOf> fields(String prefix, int count) {
        List<FieldOf> fields = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            fields.add(new FieldOf(TYPES.get(random.nextInt(TYPES.size())), prefix + i));
        }
        return fields;
    }

    private static final String PREFIX = """
            package com.example.evolved; import java.io.*; import java.util.*;
            class Line implements Serializable { int x; Object more; Line(int x) { this.x = x; } }
            class Make {
                static Random random = new Random(1);
                static Line last;
                static int anInt() { return random.nextInt(); }
                static long aLong() { return random.nextLong(); }
                static boolean aBoolean() { return random.nextBoolean(); }
                static String aString() { return random.nextInt(5) == 0 ? null : "s" + random.nextInt(9); }
                static int[] anIntArray() { return random.nextInt(5) == 0 ? null : new int[] {random.nextInt(), 7}; }
                static Line aLine(Object owner) {
                    switch (random.nextInt(5)) {
                        case 0: return null;
                        case 1: if (last != null) return last;
                        case 2: last = new Line(2); last.more = owner; return last;
                        default: return last = new Line(random.nextInt());
                    }
                }
                static List<Object> aList(Object owner) {
                    List<Object> list = new ArrayList<>(List.of("e", random.nextInt()));
                    if (random.nextInt(3) == 0) list.add(owner);
                    if (last != null) list.add(last);
                    return list;
                }
                static String seen(Object value) {
                    return value instanceof int[] a ? Arrays.toString(a)
                            : value instanceof Line l ? "Line " + l.x : value instanceof List ? "list" : String.valueOf(value);
                }
            }
            """;

    private static String make(String type) {
        return switch (type) {
            case "int" -> "Make.anInt()";
            case "long" -> "Make.aLong()";
            case "boolean" -> "Make.aBoolean()";
            case "String" -> "Make.aString()";
            case "int[]" -> "Make.anIntArray()";
            case "Line" -> "Make.aLine(this)";
            default -> "Make.aList(this)";
        };
    }

    private static String source(String name, String superName, List<FieldOf> fields, Way way) {
        StringBuilder code = new StringBuilder((name.equals("Order") ? "public " : "") + "class " + name
                + (superName.isEmpty() ? "" : " extends " + superName) + " implements Serializable {\n"
                + "private static final long serialVersionUID = 1;\n");
        StringBuilder fill = new StringBuilder();
        StringBuilder seen = new StringBuilder("\"\"");
        for (FieldOf field : fields) {
            code.append("public ").append(field.type()).append(' ').append(field.name()).append(";\n");
            fill.append(field.name()).append(" = ").append(make(field.type())).append("; ");
            seen.append(" + \" ").append(field.name()).append("=\" + Make.seen(").append(field.name()).append(")");
        }
        boolean isRoot = superName.isEmpty() || PLATFORM.contains(superName);
        code.append("public void fill() { ").append(isRoot ? "" : "super.fill(); ").append(fill).append("}\n");
        code.append("transient String seen").append(name).append(";\n");
        code.append(hooks(name, fields, way, seen.toString()));
        return code.append("}\n").toString();
    }

    private static String hooks(String name, List<FieldOf> fields, Way way, String seen) {
        String note = "seen" + name + " = " + seen + "; ";
        String read = "private void readObject(ObjectInputStream in) throws Exception { ";
        String write = "private void writeObject(ObjectOutputStream out) throws IOException { ";
        String defaults = read + "in.defaultReadObject(); " + note + "}\n";
        String writesDefaults = write + "out.defaultWriteObject(); }\n";
        return switch (way) {
            case NONE -> "";
            case DEFAULT -> writesDefaults + defaults;
            case READ -> defaults;
            case WRITE -> writesDefaults;
            case PUT_AND_GET -> write + puts(fields) + "}\n" + read + gets(name, fields) + note + "}\n";
            case GET -> read + gets(name, fields) + note + "}\n";
            case LISTED -> listed(fields);
            case LISTED_DEFAULT -> listed(fields) + writesDefaults + defaults;
            case LISTED_PUT_AND_GET -> listed(fields) + write + puts(fields) + "}\n" + read + gets(name, fields) + note + "}\n";
            case NO_DATA -> writesDefaults + defaults + "private void readObjectNoData() { seen" + name + " = \"no data\"; }\n";
        };
    }

    private static String listed(List<FieldOf> fields) {
        List<String> each = new ArrayList<>();
        for (FieldOf field : fields) {
            each.add("new ObjectStreamField(\"" + field.name() + "\", " + field.type().replace("<Object>", "") + ".class)");
        }
        return "private static final ObjectStreamField[] serialPersistentFields = {" + String.join(", ", each) + "};\n";
    }

    private static String puts(List<FieldOf> fields) {
        StringBuilder code = new StringBuilder("ObjectOutputStream.PutField f = out.putFields(); ");
        fields.forEach(field -> code.append("f.put(\"").append(field.name()).append("\", ").append(field.name()).append("); "));
        return code + "out.writeFields(); ";
    }

    private static String gets(String name, List<FieldOf> fields) {
        StringBuilder code = new StringBuilder("ObjectInputStream.GetField f = in.readFields(); ");
        for (FieldOf field : fields) {
            String none = switch (field.type()) {
                case "int" -> "0";
                case "long" -> "0L";
                case "boolean" -> "false";
                default -> "null";
            };
            code.append(field.name()).append(" = (").append(field.type()).append(") f.get(\"").append(field.name())
                    .append("\", ").append(none).append("); ");
        }
        return code.toString();
    }

    /** Makes a loader of the old version. */
    public ClassLoader oldClasses() {
        return loader(oldSource);
    }

    /** Makes a loader of the new version. */
    public ClassLoader newClasses() {
        return loader(newSource);
    }

    private static ClassLoader loader(String source) {
        return new BytesLoader(Compiler.compile(Map.of(ROOT, source)), HookedPair.class.getClassLoader());
    }

    /** Makes an object of the new version. */
    public static Object make(ClassLoader newClasses) {
        try {
            return newClasses.loadClass(ROOT).getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Gives all fields of an object other values. */
    public static void refill(Object order) {
        try {
            order.getClass().getMethod("fill").invoke(order);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public String toString() {
        return "OLD\n" + oldSource.substring(PREFIX.length()) + "\nNEW\n" + newSource.substring(PREFIX.length());
    }
}
