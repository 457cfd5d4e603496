// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.seal.Seal;
import dev.gridwire.wire.SealKind;
import dev.gridwire.wire.Sealer;
import org.jspecify.annotations.Nullable;

/**
 * The seal at the end of a payload. A seal that does not match is shown, not refused.
 *
 * @param offset the offset of the seal; the payload's length if there is none
 * @param kind null if there is none
 */
record FoundSeal(int offset, @Nullable SealKind kind, boolean right) {

    static FoundSeal of(byte[] payload) {
        SealKind kind = Sealer.kind(payload, 0, payload.length);
        int offset = kind == null ? payload.length : Sealer.offset(kind, payload.length);
        return new FoundSeal(offset, kind, kind == SealKind.CRC32C && isRight(payload));
    }

    private static boolean isRight(byte[] payload) {
        try {
            new Sealer(Seal.crc32c().rule()).open(payload, 0, payload.length);
            return true;
        } catch (MalformedBytesException e) {
            return false;
        }
    }

    void show(Tree tree) {
        if (kind != null) {
            tree.begin("seal");
            tree.print(Line.note(offset, kind.text() + (kind == SealKind.HMAC ? ", not checked: that takes the key"
                    : right ? ", matches" : ", does not match: the bytes were altered")));
        }
    }
}
