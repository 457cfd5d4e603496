// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Layout;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Finds the constants that two states of an enum have under different names, because one of the states declares a former name.
 */
public final class RenamedConstants {

    private RenamedConstants() {}

    /**
     * Returns the local constants by their written names, where these differ. A constant that exists under its own name does not
     * match any other. Takes time linear in the written constants, since these may come from a stranger.
     */
    public static Map<String, String> of(Layout written, Renames writersNames, Layout own, Renames ownNames) {
        Set<String> both = new HashSet<>(written.enumConstants());
        both.retainAll(Set.copyOf(own.enumConstants()));
        Map<String, String> byFormerName = new HashMap<>();
        Set<String> free = new HashSet<>();
        for (String constant : own.enumConstants()) {
            if (!both.contains(constant)) {
                free.add(constant);
            }
            ownNames.formerSlots(own.typeName(), constant).forEach(former -> byFormerName.putIfAbsent(former, constant));
        }
        Map<String, String> renamed = new HashMap<>();
        for (String constant : written.enumConstants()) {
            if (!both.contains(constant)) {
                String here = byFormerName.get(constant);
                for (String former : here == null ? writersNames.formerSlots(written.typeName(), constant) : Set.<String>of()) {
                    here = here == null && free.contains(former) ? former : here;
                }
                if (here != null) {
                    renamed.put(constant, here);
                }
            }
        }
        return renamed;
    }
}
