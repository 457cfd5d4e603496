// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The kinds of seals. A sealed payload ends with the seal's bytes and one byte that names the kind. */
public enum SealKind {
    /** CRC32C (RFC 3720): finds damage by storage and networks, not forgery. Four bytes, the lowest first. */
    CRC32C(1, Integer.BYTES),
    /** The first half of an HMAC-SHA256 (RFC 2104, 4868): nobody without the key makes a payload that is read. */
    HMAC(2, 16);

    private final int code;
    private final int byteCount;

    SealKind(int code, int byteCount) {
        this.code = code;
        this.byteCount = byteCount;
    }

    /** The last byte of payloads with such a seal. */
    int code() {
        return code;
    }

    /** Bytes of the seal, without the one that names it. */
    public int byteCount() {
        return byteCount;
    }

    /** Its name in settings. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The kind that a payload's last byte names; null if there is none. */
    static @Nullable SealKind of(int code) {
        for (SealKind each : values()) {
            if (each.code == code) {
                return each;
            }
        }
        return null;
    }
}
