// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.policy.NamePolicy;
import java.io.ObjectStreamConstants;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * A class as a stream describes it.
 *
 * @param name the local name, in the form of {@link Class#getName}
 * @param type null if the loader has no class of the name; no object of the class is then created
 * @param isAllowed whether the policy allows objects of the class; if not, it may only be the superclass of an allowed one
 * @param flags as in {@link ObjectStreamConstants}
 * @param primitiveBytes the size of the primitive fields
 * @param references the number of the other fields
 * @param written what the stream says
 * @param parent null if the stream describes no superclass
 */
record Descriptor(String name, @Nullable Class<?> type, boolean isAllowed, int flags, int primitiveBytes, int references,
        WrittenClass written, @Nullable Descriptor parent) {

    boolean isSerializable() {
        return (flags & ObjectStreamConstants.SC_SERIALIZABLE) != 0;
    }

    boolean isExternalizable() {
        return (flags & ObjectStreamConstants.SC_EXTERNALIZABLE) != 0;
    }

    /** Whether data follow the fields or replace them, with an end mark behind. */
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
     * Returns a superclass of the JDK whose level the stream leaves out; null if there is none. Objects would lack what that
     * level creates, as a LinkedHashSet would lack its map.
     */
    @Nullable Class<?> missingLevel() {
        Class<?> above = type == null ? null : type.getSuperclass();
        boolean isLeftOut = above != null && Serializable.class.isAssignableFrom(above) && NamePolicy.isPlatform(above.getName())
                && (parent == null || !parent.name.equals(above.getName()));
        return isLeftOut ? above : null;
    }

    Descriptor under(@Nullable Descriptor newParent) {
        return new Descriptor(name, type, isAllowed, flags, primitiveBytes, references, written, newParent);
    }
}
