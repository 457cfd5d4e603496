// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A class's serialized form, the same whether it was found out from a live class or from a class file, before or after
 * enhancement.
 *
 * @param typeName the binary name; the enum's for the class of an enum constant's body
 * @param isFinal whether it is a class that has no subclasses, so that an array of them does not name it; not said of records
 *     and enums
 * @param levels superclass first, without {@code Object}, {@code Record} and {@code Enum}; the first may be the platform's,
 *     which stands for all above it; with hooks, without those that are not Serializable and whose constructor runs
 * @param enumConstants names in the order of ordinals; empty unless the form is an enum's
 * @param writeReplaceOwner the class whose {@code writeReplace} is called for an object of this one
 * @param readResolveOwner the class whose {@code readResolve} is called for an object of this one
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

    /** The same with other levels. */
    public Layout withLevels(List<Level> others) {
        return new Layout(typeName, form, isFinal, others, enumConstants, writeReplaceOwner, readResolveOwner, construction);
    }

    /** The slots of all levels, in order. */
    public List<Slot> slots() {
        List<Slot> slots = new ArrayList<>();
        for (Level level : levels) {
            slots.addAll(level.slots());
        }
        return List.copyOf(slots);
    }

    /** The slot of that name in that class. */
    public Optional<Slot> slot(String owner, String name) {
        for (Slot slot : slots()) {
            if (slot.owner().equals(owner) && slot.name().equals(name)) {
                return Optional.of(slot);
            }
        }
        return Optional.empty();
    }

    /** Whether the class's own code decides on the bytes, so that slots do not describe them. */
    public boolean isCustom() {
        boolean custom = form == Form.EXTERNALIZABLE || writeReplaceOwner.isPresent();
        for (Level level : levels) {
            custom |= level.isCustom();
        }
        return custom;
    }

    /** Whether the class's own code is called when an object is written or read. */
    public boolean hasHooks() {
        return form == Form.EXTERNALIZABLE || writeReplaceOwner.isPresent() || readResolveOwner.isPresent() || hasLevelHooks();
    }

    /** Whether an object is its slots and no more: no hook is called for it, and it extends no class of the platform. */
    public boolean isPlain() {
        return form != Form.ENUM && !hasHooks() && platformClass().isEmpty();
    }

    /** Whether the bytes of an object are the slots of each level and no more, whatever may replace or resolve it. */
    public boolean holdsSlotsOnly() {
        return form != Form.EXTERNALIZABLE && platformClass().isEmpty() && !hasLevelHooks();
    }

    /** Whether the code of some class of the hierarchy decides on its own part of the bytes. */
    public boolean hasLevelHooks() {
        return levels.stream().anyMatch(level -> !level.hooks().isEmpty() || level.persistentFields());
    }

    /** The class of the platform that it extends, or is; empty if it extends {@code Object}, {@code Record} or {@code Enum}. */
    public Optional<String> platformClass() {
        boolean hasOne = !levels.isEmpty() && levels.get(0).origin() == Origin.PLATFORM;
        return hasOne ? Optional.of(levels.get(0).owner()) : Optional.empty();
    }

    /** The hash of the form, as {@link Fingerprint} specifies. Costs time linear in the number of slots. */
    public long fingerprint() {
        return Fingerprint.of(this);
    }
}
