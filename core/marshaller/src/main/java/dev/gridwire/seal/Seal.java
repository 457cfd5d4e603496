// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.seal;

import dev.gridwire.wire.SealKind;
import dev.gridwire.wire.SealRule;
import java.util.List;

/**
 * The seal that a marshaller writes, and those that it requires when it reads. A seal covers the whole payload and is checked
 * before any part of the payload is parsed. Equal payloads have equal seals. Immutable.
 *
 * <pre>{@code
 * Marshaller marshaller = Marshaller.builder().seal(Seal.hmac(key)).build();
 * }</pre>
 *
 * <p>A running grid gets a seal in three steps. Each must reach all members and clients before the next one:
 * {@code none().accepting(hmac(key))} reads both forms and writes as before, {@code hmac(key).accepting(none())} writes sealed
 * payloads, and {@code hmac(key)} refuses everything else. A new key needs the same steps, with the former key in place of
 * {@code none()}.
 */
public final class Seal {

    private static final int LEAST_KEY_BYTES = 16;

    private static final Seal NONE = new Seal(SealRule.NONE);
    private static final Seal CRC32C = new Seal(SealRule.of(SealKind.CRC32C, List.of()));

    private final SealRule rule;

    private Seal(SealRule rule) {
        this.rule = rule;
    }

    /** Returns the default, which seals nothing. It reads payloads without a seal, and those with a correct CRC32C. */
    public static Seal none() {
        return NONE;
    }

    /** Seals payloads by a CRC32C, which takes five bytes, and requires one. */
    public static Seal crc32c() {
        return CRC32C;
    }

    /**
     * Seals payloads by an HMAC-SHA256, which takes seventeen bytes, and requires one with this key.
     *
     * @param key at least 16 bytes, better 32, from a key generator; copied
     * @throws IllegalArgumentException if the key is too short
     */
    public static Seal hmac(byte[] key) {
        if (key.length < LEAST_KEY_BYTES) {
            throw new IllegalArgumentException("A key has at least " + LEAST_KEY_BYTES + " bytes: bytes=" + key.length);
        }
        return new Seal(SealRule.of(SealKind.HMAC, List.of(key.clone())));
    }

    /** Returns the same seal, but with it readers also accept whatever the other seal accepts. */
    public Seal accepting(Seal other) {
        return new Seal(rule.accepting(other.rule));
    }

    /**
     * Returns the same seal, but with it grids also read values of Java serialization, which have no seal. Without this, a grid
     * with sealed payloads refuses them.
     */
    public Seal acceptingJava() {
        return new Seal(rule.acceptingJava());
    }

    /**
     * Returns the same seal, but with it grids also read values of the serializer that Gridwire replaces, which have no seal.
     * Without this, a grid with sealed payloads refuses them. The type policy does not rule what that serializer creates.
     */
    public Seal acceptingReplaced() {
        return new Seal(rule.acceptingReplaced());
    }

    /** Returns the rule behind the seal, for Gridwire's own modules. */
    @SuppressWarnings("exports")
    public SealRule rule() {
        return rule;
    }

    /** Returns the kinds of seals, without a key. */
    @Override
    public String toString() {
        return rule.toString();
    }
}
