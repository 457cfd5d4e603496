// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.schema;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.schemafile.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One line of {@code gridwire.schema}: its subject, and values by key. Unknown keys are kept.
 *
 * @param kind {@code class}, {@code retired} or {@code factory}
 * @param name the name of the class, or of the module that has the factory
 */
record SchemaLine(String kind, String name, Map<String, String> values) {

    static final String CLASS = "class";
    static final String RETIRED = "retired";
    static final String FACTORY = "factory";

    SchemaLine {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    static SchemaLine parse(String text, String place) {
        String[] words = text.strip().split("\\s+");
        if (words.length < 2 || !List.of(CLASS, RETIRED, FACTORY).contains(words[0])) {
            throw new SchemaException("A line is class, retired or factory, a name, and key=value …: line=" + text.strip()
                    + " at " + place + "; correct it, or take the file from version control");
        }
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 2; i < words.length; i++) {
            int equals = words[i].indexOf('=');
            if (equals <= 0) {
                throw new SchemaException("A value is written key=value: word=" + words[i] + " at " + place + "; correct it");
            }
            values.put(words[i].substring(0, equals), words[i].substring(equals + 1));
        }
        return new SchemaLine(words[0], words[0].equals(FACTORY) ? words[1] : name(words[1], place), values);
    }

    private static String name(String word, String place) {
        try {
            return Words.name(word);
        } catch (IllegalArgumentException e) {
            throw new SchemaException(e.getMessage() + " at " + place + "; take the file from version control");
        }
    }

    /** Returns a number; 0 if there is none. */
    int number(String key) {
        String value = values.getOrDefault(key, "0");
        if (!value.matches("-?\\d{1,9}")) {
            throw new SchemaException("A number has at most nine digits: " + key + "=" + value + " of "
                    + EscapedNames.of(name) + "; correct it");
        }
        return Integer.parseInt(value);
    }

    /** Returns the line with another value. */
    SchemaLine with(String key, String value) {
        Map<String, String> changed = new LinkedHashMap<>(values);
        changed.put(key, value);
        return new SchemaLine(kind, name, changed);
    }

    SchemaLine as(String otherKind) {
        return new SchemaLine(otherKind, name, values);
    }

    /** Returns the line as the file has it. */
    @Override
    public String toString() {
        List<String> words = new ArrayList<>(List.of(kind, kind.equals(FACTORY) ? name : Words.of(name)));
        values.forEach((key, value) -> words.add(key + "=" + value));
        return String.join(" ", words);
    }
}
