// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.codegen.layout.Slot;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Assigns the names that slots have on the wire. A field keeps its name. If a superclass has a field of that name, {@code $}
 * and the simple binary name of the field's class follow. So a class's names do not depend on its subclasses.
 */
final class FieldNames {

    private FieldNames() {}

    static Map<Slot, String> of(List<Slot> slots) {
        Map<Slot, String> names = new HashMap<>();
        Set<String> taken = new HashSet<>();
        for (Slot slot : slots) {
            String name = slot.name();
            if (taken.contains(name)) {
                name += '$' + slot.owner().substring(slot.owner().lastIndexOf('.') + 1);
            }
            while (!taken.add(name)) {
                name += '$';
            }
            names.put(slot, name);
        }
        return names;
    }
}
