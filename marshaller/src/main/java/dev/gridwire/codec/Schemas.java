// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.type.TypePolicy;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.TreeMap;

/**
 * Hashes what the bytes of a type do not say: the low half of the 64-bit FNV-1a hash over the fingerprints, eight bytes each,
 * lowest byte first, of the class's layout and of the layouts of all concrete classes, records and enums that its slots, or
 * the elements of its slots' arrays, declare, transitively; ordered by binary name, each once, the JDK's classes left out
 * except for enums.
 */
final class Schemas {

    private static final long OFFSET_BASIS = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private final LayoutResolver layouts;

    Schemas(LayoutResolver layouts) {
        this.layouts = layouts;
    }

    int of(Class<?> type, Layout layout) {
        Map<String, Layout> closure = new TreeMap<>();
        collect(layout, type.getClassLoader(), closure);
        long hash = OFFSET_BASIS;
        for (Layout each : closure.values()) {
            long fingerprint = each.fingerprint();
            for (int i = 0; i < Long.BYTES; i++) {
                hash = (hash ^ fingerprint >>> i * Byte.SIZE & 0xFF) * PRIME;
            }
        }
        return (int) hash;
    }

    private void collect(Layout layout, ClassLoader loader, Map<String, Layout> closure) {
        if (closure.put(layout.typeName(), layout) != null) {
            return;
        }
        for (Slot slot : layout.slots()) {
            String descriptor = slot.descriptor().replace("[", "");
            if (descriptor.startsWith("L")) {
                collectDeclared(descriptor.substring(1, descriptor.length() - 1).replace('/', '.'), loader, closure);
            }
        }
    }

    private void collectDeclared(String name, ClassLoader loader, Map<String, Layout> closure) {
        if (!closure.containsKey(name) && isSaidBySlot(name, loader)) {
            collect(layouts.resolve(name), loader, closure);
        }
    }

    /** Whether an object of exactly the declared class may stand in a slot without its name. */
    private boolean isSaidBySlot(String name, ClassLoader loader) {
        try {
            Class<?> type = Class.forName(name, false, loader);
            boolean concrete = !Modifier.isAbstract(type.getModifiers()) && !TypePolicy.isPlatform(name);
            return concrete || type.isEnum() && layouts.resolve(name).form() == Form.ENUM;
        } catch (ClassNotFoundException e) {
            throw Refusal.shape("A class that a field declares is missing: class=" + name, "put it on the class path", e);
        }
    }
}
