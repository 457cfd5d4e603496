// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Defines how payloads are sealed and which seals are accepted. Immutable.
 *
 * @param written the seal of written payloads; null for none
 * @param acceptsUnsealed whether payloads without a seal are read
 * @param namesJava whether values of Java serialization, which have no seal, are explicitly accepted
 * @param namesReplaced whether values of a replaced serializer, which have no seal, are explicitly accepted
 * @param accepted the kinds of seals that are read, if correct
 * @param keys the keys, which must not be changed; the first one writes
 */
public record SealRule(@Nullable SealKind written, boolean acceptsUnsealed, boolean namesJava, boolean namesReplaced,
        Set<SealKind> accepted, List<byte[]> keys) {

    /** The rule that seals nothing and accepts unsealed payloads. */
    public static final SealRule NONE = new SealRule(null, true, false, false, EnumSet.of(SealKind.CRC32C), List.of());

    /** Returns a rule that seals by one kind and accepts no other. */
    public static SealRule of(SealKind kind, List<byte[]> keys) {
        return new SealRule(kind, false, false, false, EnumSet.of(kind), keys);
    }

    /** Returns the same rule, but one that also reads whatever the other rule reads. */
    public SealRule accepting(SealRule other) {
        EnumSet<SealKind> kinds = EnumSet.copyOf(accepted);
        kinds.addAll(other.accepted);
        List<byte[]> allKeys = new ArrayList<>(keys);
        allKeys.addAll(other.keys);
        return new SealRule(written, acceptsUnsealed || other.acceptsUnsealed, namesJava || other.namesJava,
                namesReplaced || other.namesReplaced, kinds, List.copyOf(allKeys));
    }

    /** Returns the same rule, but one that also reads values of Java serialization. */
    public SealRule acceptingJava() {
        return new SealRule(written, acceptsUnsealed, true, namesReplaced, accepted, keys);
    }

    /** Returns the same rule, but one that also reads values of a replaced serializer. */
    public SealRule acceptingReplaced() {
        return new SealRule(written, acceptsUnsealed, namesJava, true, accepted, keys);
    }

    /** Returns whether values of Java serialization are read: if no seal is written, or if they are explicitly accepted. */
    public boolean acceptsJava() {
        return written == null || namesJava;
    }

    /** Returns whether values of a replaced serializer are read: if no seal is written, or if they are explicitly accepted. */
    public boolean acceptsReplaced() {
        return written == null || namesReplaced;
    }

    boolean accepts(SealKind kind) {
        return accepted.contains(kind);
    }

    /** Describes the rule, without a key. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(written == null ? "none" : written.text()).append(", reads");
        accepted.forEach(kind -> text.append(' ').append(kind.text()));
        text.append(acceptsUnsealed ? " and unsealed payloads" : "");
        text.append(namesJava ? " and Java serialization" : "");
        return text.append(namesReplaced ? " and a replaced serializer" : "").toString();
    }
}
