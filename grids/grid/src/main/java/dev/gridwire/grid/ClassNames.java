// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Reads lists of a grid's own classes, each of which is allowed by name.
 *
 * <pre>{@code
 * Set<String> names = ClassNames.read("""
 *         org.acme.grid: Message Answer
 *         org.acme.grid.query: Row
 *         """);
 * }</pre>
 */
public final class ClassNames {

    private ClassNames() {}

    /** Returns binary names in the order of the text, where the package with a colon precedes its classes. */
    public static Set<String> read(String lists) {
        Set<String> names = new LinkedHashSet<>();
        String prefix = "";
        for (String word : lists.strip().split("\\s+")) {
            if (word.endsWith(":")) {
                prefix = word.substring(0, word.length() - 1) + '.';
            } else {
                names.add(prefix + word);
            }
        }
        return names;
    }
}
