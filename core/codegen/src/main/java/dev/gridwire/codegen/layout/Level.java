// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.Hook;
import java.util.List;

/**
 * One class's part of a serialized form.
 *
 * @param owner the binary name of the class
 * @param persistentFields whether {@code serialPersistentFields} replaces the slots
 * @param hooks the private hooks that Java serialization would call for this part, in the order of {@link Hook}; none for a class
 *     of the platform
 * @param slots the slots in their {@linkplain Slot#compareTo order}; none for a class of the platform
 */
public record Level(String owner, Origin origin, boolean persistentFields, List<Hook> hooks, List<Slot> slots) {

    /** Copies the lists. */
    public Level {
        hooks = List.copyOf(hooks);
        slots = List.copyOf(slots);
    }

    /** Returns the total size of all slots of fixed width, in bytes. */
    public int fixedByteCount() {
        int byteCount = 0;
        for (Slot slot : slots) {
            byteCount += slot.kind().fixedByteCount();
        }
        return byteCount;
    }

    /** Returns whether the class's own code decides on the bytes, so that slots do not describe them. */
    public boolean isCustom() {
        return persistentFields || hooks.contains(Hook.WRITE_OBJECT);
    }
}
