// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Layout;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Which constants of two states of an enum are the same under two names, since one of the states says so. */
public final class RenamedConstants {

    private RenamedConstants() {}

    /**
     * The constants here by their written names, where these are others. A constant that is there under its own name is no
     * other. Costs time linear in the written constants, which may be a stranger's.
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
