// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A class's serialized form. It is the same whether it was derived from a live class or from a class file, before or after
 * enhancement.
 *
 * @param typeName the binary name; for the class of an enum constant's body, the enum's name
 * @param isFinal whether it is a class without subclasses, so that arrays of it need not name it; false for records and enums
 * @param levels the levels, superclass first, without {@code Object}, {@code Record} and {@code Enum}. The first may be the
 *     platform's, which stands for all levels above it. If there are hooks, classes that are not Serializable and whose
 *     constructor runs are omitted.
 * @param enumConstants names in the order of ordinals; empty unless the form is an enum's
 * @param writeReplaceOwner the class whose {@code writeReplace} is called for an object of this class
 * @param readResolveOwner the class whose {@code readResolve} is called for an object of this class
 */
public record Layout(
        String typeName,
        Form form,
        boolean isFinal,
        List<Level> levels,
        List<String> enumConstants,
        Optional<String> writeReplaceOwner,
        Optional<String> readResolveOwner,
        Construction construction) {

    /** Copies the lists. */
    public Layout {
        levels = List.copyOf(levels);
        enumConstants = List.copyOf(enumConstants);
    }

    /** Returns the same layout with other levels. */
    public Layout withLevels(List<Level> others) {
        return new Layout(typeName, form, isFinal, others, enumConstants, writeReplaceOwner, readResolveOwner, construction);
    }

    /** Returns the slots of all levels, in order. */
    public List<Slot> slots() {
        List<Slot> slots = new ArrayList<>();
        for (Level level : levels) {
            slots.addAll(level.slots());
        }
        return List.copyOf(slots);
    }

    /** Returns the slot with a name in a class. */
    public Optional<Slot> slot(String owner, String name) {
        for (Slot slot : slots()) {
            if (slot.owner().equals(owner) && slot.name().equals(name)) {
                return Optional.of(slot);
            }
        }
        return Optional.empty();
    }

    /** Returns whether the class's own code decides on the bytes, so that slots do not describe them. */
    public boolean isCustom() {
        boolean custom = form == Form.EXTERNALIZABLE || writeReplaceOwner.isPresent();
        for (Level level : levels) {
            custom |= level.isCustom();
        }
        return custom;
    }

    /** Returns whether the class's own code is called when an object is written or read. */
    public boolean hasHooks() {
        return form == Form.EXTERNALIZABLE || writeReplaceOwner.isPresent() || readResolveOwner.isPresent() || hasLevelHooks();
    }

    /** Returns whether an object consists only of its slots: it has no hooks, and extends no class of the platform. */
    public boolean isPlain() {
        return form != Form.ENUM && !hasHooks() && platformClass().isEmpty();
    }

    /**
     * Returns whether the bytes of an object consist only of the slots of each level, even if the object may be replaced or
     * resolved.
     */
    public boolean holdsSlotsOnly() {
        return form != Form.EXTERNALIZABLE && platformClass().isEmpty() && !hasLevelHooks();
    }

    /** Returns whether the code of some class in the hierarchy decides on its part of the bytes. */
    public boolean hasLevelHooks() {
        return levels.stream().anyMatch(level -> !level.hooks().isEmpty() || level.persistentFields());
    }

    /**
     * Returns the class of the platform that it extends, or is; empty if it extends {@code Object}, {@code Record} or
     * {@code Enum}.
     */
    public Optional<String> platformClass() {
        boolean hasOne = !levels.isEmpty() && levels.get(0).origin() == Origin.PLATFORM;
        return hasOne ? Optional.of(levels.get(0).owner()) : Optional.empty();
    }

    /** Returns the hash of the form, as {@link Fingerprint} specifies. Takes time linear in the number of slots. */
    public long fingerprint() {
        return Fingerprint.of(this);
    }
}
