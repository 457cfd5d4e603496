// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.policy.NamePolicy;
import java.io.ObjectStreamConstants;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * A class as a stream describes it.
 *
 * @param name as {@link Class#getName} has it
 * @param type null where the loader has none of the name; nothing of the class is made then
 * @param isAllowed whether the policy lets in objects of the class; else it may only stand above one that it does let in
 * @param flags of {@link ObjectStreamConstants}
 * @param primitiveBytes of the fields that are no references
 * @param references how many fields are
 * @param parent null where the stream describes no superclass
 */
record Descriptor(String name, @Nullable Class<?> type, boolean isAllowed, int flags, int primitiveBytes, int references,
        @Nullable Descriptor parent) {

    boolean isSerializable() {
        return (flags & ObjectStreamConstants.SC_SERIALIZABLE) != 0;
    }

    boolean isExternalizable() {
        return (flags & ObjectStreamConstants.SC_EXTERNALIZABLE) != 0;
    }

    /** Whether data stand behind the fields, or in their place, and an end behind those. */
    boolean hasOwnData() {
        return (flags & ObjectStreamConstants.SC_WRITE_METHOD) != 0;
    }

    /** Whether the fields may have been left out. */
    boolean mayBeBare() {
        return hasOwnData() && primitiveBytes + references > 0;
    }

    boolean hasBlocks() {
        return (flags & ObjectStreamConstants.SC_BLOCK_DATA) != 0;
    }

    /**
     * A superclass of the JDK's whose level the stream leaves out; null if there is none. Objects would lack what it makes:
     * a LinkedHashSet, the map inside.
     */
    @Nullable Class<?> missingLevel() {
        Class<?> above = type == null ? null : type.getSuperclass();
        boolean isLeftOut = above != null && Serializable.class.isAssignableFrom(above) && NamePolicy.isPlatform(above.getName())
                && (parent == null || !parent.name.equals(above.getName()));
        return isLeftOut ? above : null;
    }

    Descriptor under(@Nullable Descriptor newParent) {
        return new Descriptor(name, type, isAllowed, flags, primitiveBytes, references, newParent);
    }
}
