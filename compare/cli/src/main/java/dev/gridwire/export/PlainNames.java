// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.export;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Chooses names that Avro allows, and that references in JSON Schema need not escape: letters and digits of ASCII, and
 * underscores. A nested class has its enclosing class in its namespace, as in Avro's own reflection.
 */
final class PlainNames {

    private static final String UNNAMED = "unnamed.";

    private final Map<String, String> byTypeName = new HashMap<>();
    private final Set<String> taken = new HashSet<>();

    /** Returns the name of a class, with its namespace. */
    String ofType(String typeName) {
        return byTypeName.computeIfAbsent(typeName, name -> added(fullName(name)));
    }

    /** Returns a full name that no class has, for what has no class. */
    String added(String fullName) {
        return unique(fullName, taken);
    }

    /** Returns the full name of a class before it is made unique. */
    static String fullName(String typeName) {
        String parts = Arrays.stream(typeName.replace('$', '.').split("\\.", -1))
                .map(PlainNames::simple).collect(Collectors.joining("."));
        // A name without a namespace could not be told from one in that of the record around it.
        return typeName.indexOf('.') < 0 ? UNNAMED + parts : parts;
    }

    /** Returns a name without a namespace that is not among those, and adds it. */
    static String simple(String name, Set<String> taken) {
        return unique(simple(name), taken);
    }

    private static String unique(String name, Set<String> taken) {
        String unique = name;
        for (int i = 2; !taken.add(unique); i++) {
            unique = name + "_" + i;
        }
        return unique;
    }

    private static String simple(String name) {
        String allowed = name.replaceAll("[^A-Za-z0-9_]", "_");
        return allowed.isEmpty() || Character.isDigit(allowed.charAt(0)) ? "_" + allowed : allowed;
    }
}
