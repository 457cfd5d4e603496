// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.EscapedNames;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The schema of a type, which its bytes omit. It consists of the type's layout and those of all concrete classes, records and
 * enums that its slots declare, transitively. Elements of arrays in slots count as well; of the JDK's classes only enums do.
 *
 * @param layouts the layouts, ordered by binary name, each once
 */
public record Schema(List<Layout> layouts) {

    /** Copies the list. */
    public Schema {
        layouts = List.copyOf(layouts);
    }

    /**
     * Returns the schema of a class.
     *
     * @param typeName the binary name
     * @throws ClassModelException if the class, or one that a slot declares, is missing or cannot be read
     */
    public static Schema of(String typeName, LayoutResolver resolver) {
        Map<String, Layout> closure = new TreeMap<>();
        collect(resolver.resolve(typeName), resolver, closure);
        return new Schema(List.copyOf(closure.values()));
    }

    /**
     * Returns the low half of the 64-bit FNV-1a hash over the fingerprints, eight bytes each, lowest first. Takes time linear in
     * the number of slots.
     */
    public int hash() {
        ByteBuffer fingerprints = ByteBuffer.allocate(layouts.size() * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (Layout layout : layouts) {
            fingerprints.putLong(layout.fingerprint());
        }
        return (int) Fingerprint.hash(fingerprints.array());
    }

    private static void collect(Layout layout, LayoutResolver resolver, Map<String, Layout> closure) {
        if (closure.put(layout.typeName(), layout) != null) {
            return;
        }
        for (Slot slot : layout.slots()) {
            String element = slot.descriptor().replace("[", "");
            if (element.startsWith("L")) {
                collectDeclared(element.substring(1, element.length() - 1).replace('/', '.'), resolver, closure);
            }
        }
    }

    private static void collectDeclared(String name, LayoutResolver resolver, Map<String, Layout> closure) {
        if (!closure.containsKey(name) && isSaidBySlot(name, resolver)) {
            collect(resolver.resolve(name), resolver, closure);
        }
    }

    /** Returns whether an object of exactly the declared class may stand in a slot without its name. */
    private static boolean isSaidBySlot(String name, LayoutResolver resolver) {
        Optional<ClassModel> model = resolver.find(name);
        if (model.isEmpty()) {
            throw new ClassModelException(
                    "a class that a field declares is missing: class=" + EscapedNames.of(name) + ", put it on the class path");
        }
        boolean concrete = !model.get().isAbstract() && !ClassModel.isPlatformName(name);
        return concrete || model.get().kind() == ClassKind.ENUM;
    }
}
