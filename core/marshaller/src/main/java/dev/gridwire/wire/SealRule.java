// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How payloads are sealed, and which seals are accepted. Immutable.
 *
 * @param written the seal of written payloads; null for none
 * @param acceptsUnsealed whether payloads without a seal are read
 * @param namesJava whether values of Java serialization, which have no seal, are named as read besides
 * @param accepted seals that are read, if they are right
 * @param keys not to be changed; the first one writes
 */
public record SealRule(@Nullable SealKind written, boolean acceptsUnsealed, boolean namesJava,
        Set<SealKind> accepted, List<byte[]> keys) {

    /** Seals nothing, and accepts unsealed payloads. */
    public static final SealRule NONE = new SealRule(null, true, false, EnumSet.of(SealKind.CRC32C), List.of());

    /** A rule that seals by a kind, and accepts no other. */
    public static SealRule of(SealKind kind, List<byte[]> keys) {
        return new SealRule(kind, false, false, EnumSet.of(kind), keys);
    }

    /** The same, which reads what the other one reads as well. */
    public SealRule accepting(SealRule other) {
        EnumSet<SealKind> kinds = EnumSet.copyOf(accepted);
        kinds.addAll(other.accepted);
        List<byte[]> allKeys = new ArrayList<>(keys);
        allKeys.addAll(other.keys);
        return new SealRule(written, acceptsUnsealed || other.acceptsUnsealed, namesJava || other.namesJava, kinds,
                List.copyOf(allKeys));
    }

    /** The same, which reads values of Java serialization as well. */
    public SealRule acceptingJava() {
        return new SealRule(written, acceptsUnsealed, true, accepted, keys);
    }

    /** Whether values of Java serialization are read: where no seal is written, or where they are named. */
    public boolean acceptsJava() {
        return written == null || namesJava;
    }

    boolean accepts(SealKind kind) {
        return accepted.contains(kind);
    }

    /** What it does, without a key. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(written == null ? "none" : written.text()).append(", reads");
        accepted.forEach(kind -> text.append(' ').append(kind.text()));
        text.append(acceptsUnsealed ? " and unsealed payloads" : "");
        return text.append(namesJava ? " and Java serialization" : "").toString();
    }
}
