// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes Java of a change's source. */
final class OrderSource {

    private static final Pattern ORDER = Pattern.compile("(?m)^order(?<head>[^{\n]*)\\{");
    private static final Pattern ANNOTATION = Pattern.compile("@\\w+(\\([^)]*\\))?\\s*");
    private static final String IMPORTS = """
            import dev.gridwire.annotations.FormerName;
            import dev.gridwire.annotations.InitialValue;
            import java.io.*;
            import java.math.*;
            import java.time.*;
            import java.util.*;
            """;

    private OrderSource() {}

    /** Whether it says nothing of class or record. */
    static boolean isOpen(String source) {
        return ORDER.matcher(source).find();
    }

    static String java(String source, String packageName, Form form) {
        String text = source;
        Matcher order = ORDER.matcher(text);
        if (order.find()) {
            int end = closing(text, order.end());
            List<String> fields = fields(text.substring(order.end(), end));
            String head = order.group("head").strip();
            String type = form == Form.CLASS
                    ? "public class Order " + head + "{" + joined(fields) + "}"
                    : made(form, head, fields);
            text = text.substring(0, order.start()) + type + text.substring(end + 1);
        }
        return "package " + packageName + ";\n" + IMPORTS + text.replace("PACKAGE", packageName);
    }

    private static String joined(List<String> fields) {
        StringBuilder text = new StringBuilder();
        fields.forEach(field -> text.append(' ').append(field).append(';'));
        return text.toString();
    }

    /** Values stand in methods, where the language converts them as it does in a field. */
    private static String made(Form form, String head, List<String> fields) {
        List<String> components = new ArrayList<>();
        List<String> calls = new ArrayList<>();
        StringBuilder methods = new StringBuilder();
        for (String field : fields) {
            int equals = field.indexOf(" = ");
            if (equals < 0) {
                throw new IllegalArgumentException("A field has no value: " + field);
            }
            String component = field.substring(0, equals);
            String declared = ANNOTATION.matcher(component).replaceAll("");
            String name = declared.substring(declared.lastIndexOf(' ') + 1);
            String type = declared.substring(0, declared.lastIndexOf(' '));
            components.add(component);
            calls.add("new_" + name + "()");
            methods.append(" private static ").append(type).append(" new_").append(name).append("() { ")
                    .append(type).append(" value").append(field.substring(equals)).append("; return value; }");
        }
        String constructor = fields.isEmpty() ? "" : " public Order() { this(" + String.join(", ", calls) + "); }";
        return form == Form.RECORD
                ? "public record Order(" + String.join(", ", components) + ") " + head + "{" + constructor + methods + " }"
                : "public class Order " + head + "{" + stored(components, calls) + methods + " }";
    }

    /**
     * Final fields, and the constructor that stores them, in another order than the parameters'. The last of several fields is
     * not final, and no parameter.
     */
    private static String stored(List<String> components, List<String> calls) {
        List<String> parameters = new ArrayList<>();
        StringBuilder fields = new StringBuilder();
        StringBuilder stores = new StringBuilder();
        int count = components.size() > 1 ? components.size() - 1 : components.size();
        for (String component : components) {
            String declared = ANNOTATION.matcher(component).replaceAll("");
            String name = declared.substring(declared.lastIndexOf(' ') + 1);
            boolean isFinal = parameters.size() < count;
            String modifiers = isFinal ? "private final $0" : "private $0" + (declared.startsWith("int ") ? " = 77" : "");
            fields.append(' ').append(component.replaceFirst("\\S+(<.*>)? " + name + "$", modifiers)).append(';');
            if (isFinal) {
                parameters.add(declared);
                stores.insert(0, " this." + name + " = " + name + ";");
            }
        }
        String last = count < calls.size() ? " " + calls.get(count).replaceAll("new_(.*)\\(\\)", "this.$1 = $0;") : "";
        return components.isEmpty() ? "" : fields + " Order(" + String.join(", ", parameters) + ") {" + stores + " }"
                + " public Order() { this(" + String.join(", ", calls.subList(0, count)) + ");" + last + " }";
    }

    private static int closing(String text, int from) {
        int depth = 1;
        for (int i = from; i < text.length(); i++) {
            depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        throw new IllegalArgumentException("A brace is not closed: " + text);
    }

    private static List<String> fields(String body) {
        List<String> fields = new ArrayList<>();
        int depth = 0;
        int begin = 0;
        for (int i = 0; i < body.length(); i++) {
            char each = body.charAt(i);
            depth += each == '{' || each == '(' ? 1 : each == '}' || each == ')' ? -1 : 0;
            if (each == ';' && depth == 0) {
                fields.add(body.substring(begin, i).strip().replaceAll("\\s+", " "));
                begin = i + 1;
            }
        }
        if (!body.substring(begin).isBlank()) {
            throw new IllegalArgumentException("A field has no end: " + body);
        }
        return fields;
    }
}
