// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.seal;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The seal that a marshaller writes, and those that it demands when it reads. A seal covers the whole payload and is checked
 * before anything of it is parsed; equal payloads have equal seals. Immutable.
 *
 * <p>A seal is brought into a running grid in three steps, each on all members and clients before the next one: {@code
 * none().accepting(hmac(key))} reads both and writes as before; {@code hmac(key).accepting(none())} writes sealed; {@code
 * hmac(key)} refuses all else. A new key comes by the same steps, with the former one in place of {@code none()}.
 */
public final class Seal {

    private static final int LEAST_KEY_BYTES = 16;

    private static final Seal NONE = new Seal(null, true, EnumSet.of(SealKind.CRC32C), List.of());
    private static final Seal CRC32C = new Seal(SealKind.CRC32C, false, EnumSet.of(SealKind.CRC32C), List.of());

    private final @Nullable SealKind written;
    private final boolean unsealedAccepted;
    private final Set<SealKind> accepted;
    /** The first one writes. */
    private final List<byte[]> keys;

    private Seal(@Nullable SealKind written, boolean unsealedAccepted, Set<SealKind> accepted, List<byte[]> keys) {
        this.written = written;
        this.unsealedAccepted = unsealedAccepted;
        this.accepted = accepted;
        this.keys = keys;
    }

    /** Seals nothing. Reads payloads without a seal, and those with a CRC32C, if it is right. The default. */
    public static Seal none() {
        return NONE;
    }

    /** Seals by a CRC32C, of five bytes a payload, and wants one. */
    public static Seal crc32c() {
        return CRC32C;
    }

    /**
     * Seals by an HMAC-SHA256, of seventeen bytes a payload, and wants one of this key.
     *
     * @param key at least 16 bytes, better 32, from a generator of keys; copied
     * @throws IllegalArgumentException if it is too short
     */
    public static Seal hmac(byte[] key) {
        if (key.length < LEAST_KEY_BYTES) {
            throw new IllegalArgumentException("A key has at least " + LEAST_KEY_BYTES + " bytes: bytes=" + key.length);
        }
        return new Seal(SealKind.HMAC, false, EnumSet.of(SealKind.HMAC), List.of(key.clone()));
    }

    /** The same, which also reads all that the other one reads. */
    public Seal accepting(Seal other) {
        EnumSet<SealKind> kinds = EnumSet.copyOf(accepted);
        kinds.addAll(other.accepted);
        List<byte[]> allKeys = new ArrayList<>(keys);
        allKeys.addAll(other.keys);
        return new Seal(written, unsealedAccepted || other.unsealedAccepted, kinds, List.copyOf(allKeys));
    }

    /** The seal that it writes; null if it writes none. */
    @Nullable SealKind written() {
        return written;
    }

    boolean acceptsUnsealed() {
        return unsealedAccepted;
    }

    boolean accepts(SealKind kind) {
        return accepted.contains(kind);
    }

    /** The keys, not to be changed; the first one writes. */
    List<byte[]> keys() {
        return keys;
    }

    /** Its kinds, without a key. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(written == null ? "none" : written.text()).append(", reads");
        accepted.forEach(kind -> text.append(' ').append(kind.text()));
        return text.append(unsealedAccepted ? " and unsealed payloads" : "").toString();
    }
}
