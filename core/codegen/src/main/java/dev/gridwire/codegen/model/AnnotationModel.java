// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.TreeMap;

/**
 * An annotation that is visible at run time.
 *
 * @param name the binary name of the annotation's interface
 * @param values the members' values as text, by member name: constants by name, classes by type name, and an array as several
 *     texts; a member with its default value is absent
 */
public record AnnotationModel(String name, Map<String, List<String>> values) {

    /** Copies the map. */
    public AnnotationModel {
        Map<String, List<String>> copy = new HashMap<>();
        for (Entry<String, List<String>> value : values.entrySet()) {
            copy.put(value.getKey(), List.copyOf(value.getValue()));
        }
        values = Map.copyOf(copy);
    }

    /** Sorts annotations by name. */
    static List<AnnotationModel> sorted(List<AnnotationModel> annotations) {
        TreeMap<String, AnnotationModel> byName = new TreeMap<>();
        for (AnnotationModel annotation : annotations) {
            byName.put(annotation.name(), annotation);
        }
        return List.copyOf(byName.values());
    }

    /** Returns whether an annotation on a class or its members is kept, given both names; those of the platform are no hints. */
    static boolean isHint(String name, String className) {
        return !name.startsWith("java.lang.") && !ClassModel.isPlatformName(className);
    }

    /** Prints members in the order of their names. */
    @Override
    public String toString() {
        return "@" + name + new TreeMap<>(values);
    }
}
