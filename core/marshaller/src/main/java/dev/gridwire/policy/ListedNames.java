// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import java.util.HashSet;
import java.util.Set;

/** Expands a list of binary names: a package and a colon, followed by the simple names of its classes. */
final class ListedNames {

    private ListedNames() {}

    static Set<String> read(String list) {
        Set<String> names = new HashSet<>();
        String packageName = "";
        for (String word : list.strip().split("\\s+")) {
            if (word.endsWith(":")) {
                packageName = word.substring(0, word.length() - 1);
            } else {
                names.add(packageName + "." + word);
            }
        }
        return Set.copyOf(names);
    }
}
