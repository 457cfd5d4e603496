// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.TypeRef;
import org.jspecify.annotations.Nullable;

/**
 * One field in a class's serialized form.
 *
 * @param owner the binary name of the class that declares the field; it tells fields with equal names apart
 * @param type the declared type; type arguments are promises that the virtual machine does not check
 * @param descriptor the descriptor of the erased type (JVMS 4.3.2)
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
     * Orders the slots of one class. Slots of fixed width come first, wide ones before narrow ones, so that one capacity check
     * serves them all; then come references. Each group is ordered by name. Two fields with one name, which only byte code can
     * declare, are ordered by descriptor.
     */
    @Override
    public int compareTo(Slot other) {
        int byWidth = Integer.compare(other.kind.fixedByteCount(), kind.fixedByteCount());
        int byName = name.compareTo(other.name);
        return byWidth != 0 ? byWidth : byName != 0 ? byName : descriptor.compareTo(other.descriptor);
    }

    /**
     * Compares like any record. The JDK would link a record's own method on the first call, in the middle of an application's
     * first write.
     */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof Slot slot && name.equals(slot.name) && owner.equals(slot.owner)
                        && descriptor.equals(slot.descriptor) && type.equals(slot.type) && kind == slot.kind
                        && nullability == slot.nullability && uniqueness == slot.uniqueness;
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + owner.hashCode();
    }

    /** Returns the erased type. */
    public TypeRef erasedType() {
        return TypeRef.ofDescriptor(descriptor);
    }
}
