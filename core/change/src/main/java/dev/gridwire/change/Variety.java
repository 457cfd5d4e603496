// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import dev.gridwire.change.crossing.Content;
import dev.gridwire.change.crossing.ContentView;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tells which values show something that none before did in the same field: a class, a constant, null, an empty text or zero. */
final class Variety {

    private static final ContentView VIEW = new ContentView() {
        @Override
        public boolean namesClasses() {
            return true;
        }

        @Override
        public String constant(Enum<?> constant) {
            return CONSTANT + constant.name();
        }
    };
    /** Tells constants from texts. */
    private static final char CONSTANT = '\0';

    private final Set<String> shown = new HashSet<>();

    /** Adds what a value shows, and returns whether that was more. */
    boolean add(Object value) {
        int before = shown.size();
        note("", Content.ofValue(value, VIEW));
        return shown.size() > before;
    }

    private void note(String place, @Nullable Object content) {
        if (content instanceof Map<?, ?> fields) {
            Object className = fields.get(Content.CLASS);
            shown.add(place + ' ' + className);
            fields.forEach((field, value) -> {
                if (!field.equals(Content.CLASS)) {
                    note(className + "#" + field, value);
                }
            });
        } else if (content instanceof List<?> elements) {
            shown.add(place + (elements.isEmpty() ? " empty" : " filled"));
            elements.forEach(each -> note(place + "[]", each));
        } else {
            shown.add(place + ' ' + kind(content));
        }
    }

    private static String kind(@Nullable Object leaf) {
        if (leaf instanceof String text) {
            return text.isEmpty() ? "empty" : text.charAt(0) == CONSTANT ? text : "text";
        } else if (leaf instanceof Number number) {
            return number.getClass() + " " + Math.signum(number.doubleValue());
        }
        return leaf instanceof Boolean ? leaf.toString() : leaf == null ? "null" : leaf.getClass().getName();
    }
}
