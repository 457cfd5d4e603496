// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The kinds of seals. A sealed payload ends with the seal's bytes and one byte that names the kind. */
public enum SealKind {
    /** CRC32C (RFC 3720): detects damage by storage and networks, but not forgery. It takes four bytes, lowest first. */
    CRC32C(1, Integer.BYTES),
    /** The first half of an HMAC-SHA256 (RFC 2104, 4868): without the key nobody can make a payload that readers accept. */
    HMAC(2, 16);

    private final int code;
    private final int byteCount;

    SealKind(int code, int byteCount) {
        this.code = code;
        this.byteCount = byteCount;
    }

    /** Returns the last byte of payloads with such a seal. */
    int code() {
        return code;
    }

    /** Returns the number of bytes in the seal, without the byte that names the kind. */
    public int byteCount() {
        return byteCount;
    }

    /** Returns the name in settings. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the kind that a payload's last byte names; null if there is none. */
    static @Nullable SealKind of(int code) {
        for (SealKind each : values()) {
            if (each.code == code) {
                return each;
            }
        }
        return null;
    }
}
