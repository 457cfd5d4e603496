// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.export;

import dev.gridwire.inspect.JsonText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Prints JSON with a member or element a line. A tree consists of maps, lists, texts, numbers, truth values and null. */
final class JsonTree {

    private static final String INDENTATION = "  ";

    private final StringBuilder printed = new StringBuilder();
    private final JsonText json = new JsonText(printed);

    private JsonTree() {}

    /** Returns an object of names and values by turns, in their order. */
    static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return object;
    }

    static String print(Object tree) {
        JsonTree text = new JsonTree();
        text.value(tree, "\n");
        return text.printed.append('\n').toString();
    }

    /** Returns the text with a replacement for each half of a surrogate pair, which readers of JSON refuse. */
    private static String wellFormed(String text) {
        return text.replaceAll("\\p{Cs}", "\ufffd");
    }

    private void value(@Nullable Object value, String lineBreak) {
        if (value instanceof Map<?, ?> object) {
            members(object, lineBreak);
        } else if (value instanceof List<?> list) {
            elements(list, lineBreak);
        } else if (value instanceof String text) {
            json.text(wellFormed(text));
        } else {
            json.raw(String.valueOf(value));
        }
    }

    private void members(Map<?, ?> object, String lineBreak) {
        String separator = "{";
        for (Map.Entry<?, ?> each : object.entrySet()) {
            json.raw(separator + lineBreak + INDENTATION);
            json.name(wellFormed((String) each.getKey()));
            json.raw(" ");
            value(each.getValue(), lineBreak + INDENTATION);
            separator = ",";
        }
        json.raw(object.isEmpty() ? "{}" : lineBreak + "}");
    }

    private void elements(List<?> list, String lineBreak) {
        boolean isFlat = list.stream().noneMatch(each -> each instanceof Map || each instanceof List);
        String before = isFlat ? "" : lineBreak + INDENTATION;
        String separator = "[";
        for (Object each : list) {
            json.raw(separator + before);
            value(each, lineBreak + INDENTATION);
            separator = isFlat ? ", " : ",";
        }
        json.raw(list.isEmpty() ? "[]" : (isFlat ? "" : lineBreak) + "]");
    }
}
