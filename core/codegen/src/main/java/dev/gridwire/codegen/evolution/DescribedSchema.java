// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.layout.Slot;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A schema with everything that a reader needs for payloads in another state of a class.
 *
 * @param typeName the class's binary name
 * @param renames the former names of its classes and fields, as the writer knew them
 */
public record DescribedSchema(String typeName, Schema schema, Renames renames) {

    /** Returns its layouts by name, in the state in which they were written. */
    public Map<String, Layout> byName() {
        Map<String, Layout> byName = new HashMap<>();
        schema.layouts().forEach(layout -> byName.put(layout.typeName(), layout));
        return byName;
    }

    /**
     * Returns the schema of a class in this schema: that class and the classes that its slots declare, transitively.
     *
     * @param name the class's name
     */
    public Schema within(String name) {
        Map<String, Layout> layouts = byName();
        Map<String, Layout> closure = new TreeMap<>();
        Deque<String> open = new ArrayDeque<>(List.of(name));
        while (!open.isEmpty()) {
            String next = open.pop();
            Layout layout = layouts.get(next);
            if (layout != null && closure.put(next, layout) == null) {
                declared(layout).forEach(open::push);
            }
        }
        return new Schema(List.copyOf(closure.values()));
    }

    private static List<String> declared(Layout layout) {
        List<String> names = new ArrayList<>();
        for (Slot slot : layout.slots()) {
            String element = slot.descriptor().replace("[", "");
            if (element.startsWith("L")) {
                names.add(element.substring(1, element.length() - 1).replace('/', '.'));
            }
        }
        return names;
    }

    /** Returns the hash by which payloads name the schema. */
    public int hash() {
        return schema.hash();
    }
}
