// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.TypeRef;

/**
 * One field in a class's serialized form.
 *
 * @param owner binary name of the class that declares the field; it tells fields of equal name apart
 * @param type the declared type; type arguments are promises that the virtual machine does not check
 * @param descriptor of the erased type (JVMS 4.3.2)
 */
public record Slot(
        String owner,
        String name,
        TypeRef type,
        String descriptor,
        SlotKind kind,
        Nullability nullability,
        Uniqueness uniqueness)
        implements Comparable<Slot> {

    /**
     * The order of the slots of one class: fixed width first, the wide before the narrow, so that one capacity
     * check serves them all; then references; each group by name. Two fields of one name, which only byte code can declare,
     * by descriptor.
     */
    @Override
    public int compareTo(Slot other) {
        int byWidth = Integer.compare(other.kind.fixedByteCount(), kind.fixedByteCount());
        int byName = name.compareTo(other.name);
        return byWidth != 0 ? byWidth : byName != 0 ? byName : descriptor.compareTo(other.descriptor);
    }

    /** The erased type. */
    public TypeRef erasedType() {
        return TypeRef.ofDescriptor(descriptor);
    }
}
