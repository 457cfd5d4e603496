// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.image;

import dev.gridwire.codegen.model.EscapedNames;
import java.util.ArrayList;
import java.util.List;

/**
 * A type that is found by name or reflection at run time.
 *
 * @param name the binary name, with a pair of brackets for each dimension of an array
 */
record ReachableType(String name, boolean withMembers, boolean withMethods, boolean isSerializable)
        implements Comparable<ReachableType> {

    /** Returns an entry that only names an array or a class of the JDK. */
    static ReachableType named(String name) {
        return new ReachableType(name, false, false, false);
    }

    /** Returns the entry on one line. JSON has the same escapes. */
    String json() {
        List<String> parts = new ArrayList<>(List.of("\"type\": \"" + EscapedNames.of(name) + '"'));
        if (withMembers) {
            parts.add("\"allDeclaredConstructors\": true");
            parts.add("\"allDeclaredFields\": true");
        }
        if (withMethods) {
            parts.add("\"allDeclaredMethods\": true");
        }
        if (isSerializable) {
            parts.add("\"serializable\": true");
        }
        return "{" + String.join(", ", parts) + "}";
    }

    @Override
    public int compareTo(ReachableType other) {
        return name.compareTo(other.name);
    }
}
