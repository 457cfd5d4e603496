// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the Java source of a sketch. A class that is not abstract has a static method {@code make}, which returns an empty
 * object. Fields have initial values that no reader may mistake for a written one.
 */
final class SketchSource {

    private final Sketch sketch;
    private final String packageName;

    private SketchSource(Sketch sketch, String packageName) {
        this.sketch = sketch;
        this.packageName = packageName;
    }

    /** Returns the sources by binary name. */
    static Map<String, String> of(Sketch sketch, String packageName) {
        SketchSource source = new SketchSource(sketch, packageName);
        Map<String, String> sources = new LinkedHashMap<>();
        for (ClassSketch each : sketch.classes().values()) {
            sources.put(packageName + "." + each.id(), "package " + packageName + ";\n" + Prelude.IMPORTS + source.text(each));
        }
        return sources;
    }

    private String text(ClassSketch each) {
        String access = each.is(Trait.PUBLIC) ? "public " : "";
        return access + switch (each.form()) {
            case ENUM -> "enum " + each.id() + " { " + String.join(", ", each.constants()) + " }\n";
            case RECORD -> "record " + each.id() + "(" + String.join(", ", declarations(each)) + ")" + interfaces(each) + " {}\n";
            case CLASS -> (each.isFinal() ? "final " : each.is(Trait.ABSTRACT) ? "abstract " : "") + "class " + each.id()
                    + parent(each) + interfaces(each) + " {\n" + body(each) + "}\n";
        };
    }

    private String parent(ClassSketch each) {
        String parent = each.is(Trait.BASE) ? Prelude.base(packageName) : each.parent();
        return parent.isEmpty() ? "" : " extends " + parent;
    }

    private String interfaces(ClassSketch each) {
        List<String> names = new ArrayList<>();
        if (each.is(Trait.MARKED)) {
            names.add(Prelude.INTERFACE);
        }
        if (each.is(Trait.SERIALIZABLE) || StrictFields.areDefault() && mustBeSerializable(each)) {
            names.add("java.io.Serializable");
        }
        return names.isEmpty() ? "" : " implements " + String.join(", ", names);
    }

    /**
     * Returns whether it or a subclass has a final field. All classes of the hierarchy are then Serializable, so that the JDK
     * sets the fields.
     */
    private boolean mustBeSerializable(ClassSketch each) {
        return hasFinal(each) || sketch.classes().values().stream()
                .anyMatch(below -> below.parent().equals(each.id()) && mustBeSerializable(below));
    }

    private static boolean hasFinal(ClassSketch each) {
        return each.form() == ClassSketch.Form.CLASS && (each.is(Trait.NEST) && each.is(Trait.FINAL_NEST_FIELD)
                || each.fields().stream().anyMatch(field -> field.modifiers().contains("final ")));
    }

    private String body(ClassSketch each) {
        StringBuilder text = new StringBuilder(constructor(each));
        if (!each.is(Trait.ABSTRACT)) {
            text.append("  ").append(make(each.id(), each.is(Trait.ARGUMENT) ? "0" : "")).append('\n');
        }
        if (each.is(Trait.KEY)) {
            text.append("  int key;\n  public int hashCode() { return key; }\n  public boolean equals(Object other) {"
                    + " return other != null && other.getClass() == getClass() && ((" + each.id() + ") other).key == key; }\n");
        }
        declarations(each).forEach(field -> text.append("  ").append(field).append(";\n"));
        return text.append(each.is(Trait.NEST) ? nest(each) : "").toString();
    }

    private String constructor(ClassSketch each) {
        boolean parentTakesOne = !each.parent().isEmpty() && sketch.get(each.parent()).is(Trait.ARGUMENT);
        return (each.is(Trait.PRIVATE_CONSTRUCTOR) ? "  private " : "  ") + each.id()
                + (each.is(Trait.ARGUMENT) ? "(int ignored) {" : "() {") + (parentTakesOne ? " super(0);" : "") + " }\n";
    }

    private static String make(String name, String argument) {
        return "static " + name + " make() { return new " + name + "(" + argument + "); }";
    }

    private static String nest(ClassSketch each) {
        return "  private " + (each.is(Trait.FINAL_NEST_FIELD) ? "final " : "") + "N own = new N();\n  private static "
                + (each.is(Trait.FINAL_NEST) ? "final " : "") + "class N" + StrictFields.serializable()
                + " { private int a; private " + each.id() + " owner; private final N next = null; " + make("N", "") + " }\n";
    }

    private static List<String> declarations(ClassSketch owner) {
        List<String> texts = new ArrayList<>();
        for (FieldSketch field : owner.fields()) {
            String former = field.former().isEmpty() ? ""
                    : "@dev.gridwire.annotations.FormerName(\"" + field.former() + "\") ";
            String type = type(field);
            String text = former + field.modifiers() + type + " " + field.name();
            boolean isFinal = field.modifiers().contains("final ");
            texts.add(owner.form() == ClassSketch.Form.RECORD ? text : text + initial(type, isFinal));
        }
        return texts;
    }

    private static String type(FieldSketch field) {
        String own = field.own().isEmpty() ? "String" : field.own();
        return switch (field.kind()) {
            case ENUM, OWN, WRITTEN -> own;
            case ARRAY -> own + "[]";
            case ARRAY_LIST, LIST, COLLECTION -> field.kind().source + "<" + own + ">";
            case MAP -> "Map<String, " + own + ">";
            default -> field.kind().source;
        };
    }

    private static String initial(String type, boolean isFinal) {
        return switch (type.replaceFirst("<.*", "")) {
            case "boolean" -> " = true";
            case "byte", "short", "char", "int", "long", "float", "double", "Integer" -> " = 77";
            case "String", "Object" -> " = \"initial\"";
            case "ArrayList", "List", "Collection" -> type.endsWith("]") ? " = null" : " = new ArrayList<>()";
            default -> isFinal ? " = null" : "";
        };
    }
}
