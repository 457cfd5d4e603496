// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.sketch;

import java.util.ArrayList;
import java.util.List;

/** Java of a sketch. Fields have initial values that no reader may take for a written one. */
final class SketchSource {

    private SketchSource() {}

    static String of(Sketch sketch, String packageName) {
        StringBuilder text = new StringBuilder("package " + packageName + ";\nimport java.util.*;\n"
                + "import dev.gridwire.annotations.FormerName;\n");
        for (ClassSketch each : sketch.classes().values()) {
            text.append(switch (each.form()) {
                case ENUM -> "enum " + each.id() + " { " + String.join(", ", each.constants()) + " }\n";
                case RECORD -> "record " + each.id() + "(" + String.join(", ", declarations(each, false)) + ") {}\n";
                case CLASS -> (each.isFinal() ? "final " : "") + "class " + each.id()
                        + (each.parent().isEmpty() ? "" : " extends " + each.parent()) + " {"
                        + String.join("", declarations(each, true)) + " }\n";
            });
        }
        return text.toString();
    }

    private static List<String> declarations(ClassSketch owner, boolean initialized) {
        List<String> texts = new ArrayList<>();
        for (FieldSketch field : owner.fields()) {
            String name = field.former().isEmpty() ? "" : "@FormerName(\"" + field.former() + "\") ";
            String text = name + type(field) + " " + field.name();
            texts.add(initialized ? " " + text + initial(field.kind()) + ";" : text);
        }
        return texts;
    }

    private static String type(FieldSketch field) {
        String own = field.own().isEmpty() ? "String" : field.own();
        return switch (field.kind()) {
            case ENUM, OWN -> own;
            case ARRAY -> own + "[]";
            case ARRAY_LIST, LIST, COLLECTION -> field.kind().source + "<" + own + ">";
            case MAP -> "Map<String, " + own + ">";
            default -> field.kind().source;
        };
    }

    private static String initial(Kind kind) {
        return switch (kind) {
            case BOOLEAN -> " = true";
            case BYTE, SHORT, CHAR, INT, LONG, FLOAT, DOUBLE, BOXED_INT -> " = 77";
            case STRING, OBJECT -> " = \"initial\"";
            case ARRAY_LIST, LIST, COLLECTION -> " = new ArrayList<>()";
            default -> "";
        };
    }
}
