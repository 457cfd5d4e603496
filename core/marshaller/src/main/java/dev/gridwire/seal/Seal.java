// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.seal;

import dev.gridwire.wire.SealKind;
import dev.gridwire.wire.SealRule;
import java.util.List;

/**
 * The seal that a marshaller writes, and those that it demands when it reads. A seal covers the whole payload and is checked
 * before anything of it is parsed; equal payloads have equal seals. Immutable.
 *
 * <pre>{@code
 * Marshaller marshaller = Marshaller.builder().seal(Seal.hmac(key)).build();
 * }</pre>
 *
 * <p>A seal is brought into a running grid in three steps, each on all members and clients before the next one: {@code
 * none().accepting(hmac(key))} reads both and writes as before; {@code hmac(key).accepting(none())} writes sealed; {@code
 * hmac(key)} refuses all else. A new key comes by the same steps, with the former one in place of {@code none()}.
 */
public final class Seal {

    private static final int LEAST_KEY_BYTES = 16;

    private static final Seal NONE = new Seal(SealRule.NONE);
    private static final Seal CRC32C = new Seal(SealRule.of(SealKind.CRC32C, List.of()));

    private final SealRule rule;

    private Seal(SealRule rule) {
        this.rule = rule;
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
        return new Seal(SealRule.of(SealKind.HMAC, List.of(key.clone())));
    }

    /** The same, which also reads all that the other one reads. */
    public Seal accepting(Seal other) {
        return new Seal(rule.accepting(other.rule));
    }

    /**
     * The same, with which grids also read values of Java serialization, which have no seal. Without it, a grid whose payloads
     * are sealed refuses them.
     */
    public Seal acceptingJava() {
        return new Seal(rule.acceptingJava());
    }

    /** What it says, for Gridwire's own modules. */
    @SuppressWarnings("exports")
    public SealRule rule() {
        return rule;
    }

    /** Its kinds, without a key. */
    @Override
    public String toString() {
        return rule.toString();
    }
}
