// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import dev.gridwire.error.MalformedBytesException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/** Seals payloads and opens them. Not thread-safe. */
public final class Sealer {

    private final SealRule rule;
    private final boolean acceptsUnsealed;
    /** Each of the two is made when the first payload needs it. */
    private @Nullable CRC32C checksum;
    private @Nullable KeyedSeals keyed;

    /** Makes a sealer for a rule. */
    public Sealer(SealRule rule) {
        this.rule = rule;
        this.acceptsUnsealed = rule.acceptsUnsealed();
    }

    /** Ends a payload with its seal, if it needs one. */
    public void seal(WireOutput out) {
        SealKind kind = rule.written();
        if (kind == null) {
            return;
        }
        out.setByte(0, PayloadHeader.sealed(out.array()[0]));
        if (kind == SealKind.CRC32C) {
            out.writeFixedInt(checksum(out.array(), 0, out.position()));
        } else {
            out.writeBytes(keyed().of(0, out.array(), 0, out.position()), 0, kind.byteCount());
        }
        out.writeByte(kind.code());
    }

    /**
     * Checks a payload's seal.
     *
     * @return the number of bytes before the seal; the whole length if there is no seal, and none is required
     * @throws MalformedBytesException if the seal is wrong or missing
     */
    public int open(byte[] payload, int offset, int length) {
        if (length == 0 || !PayloadHeader.isSealed(payload[offset])) {
            if (!acceptsUnsealed) {
                throw new MalformedBytesException("The payload is not sealed, and only sealed ones are read; accept Seal.none()"
                        + " until all writers seal", 0);
            }
            return length;
        }
        SealKind kind = kind(payload, offset, length);
        if (kind == null) {
            throw new MalformedBytesException("The payload should end with a seal, and does not", length - 1);
        }
        int opened = offset(kind, length);
        if (!rule.accepts(kind)) {
            throw new MalformedBytesException("The payload has a seal of another kind than is read: seal=" + kind.text(), opened);
        }
        if (!isRight(kind, payload, offset, opened)) {
            throw new MalformedBytesException("The payload's seal does not match: its bytes were altered or cut off"
                    + (kind == SealKind.HMAC ? ", or sealed by another key" : ""), opened);
        }
        return opened;
    }

    /**
     * Returns the kind of seal that a payload ends with. Returns null if the payload states that it has none, or states one that
     * it cannot have.
     */
    public static @Nullable SealKind kind(byte[] payload, int offset, int length) {
        if (length == 0 || !PayloadHeader.isSealed(payload[offset])) {
            return null;
        }
        SealKind kind = SealKind.of(payload[offset + length - 1]);
        return kind == null || offset(kind, length) <= 0 ? null : kind;
    }

    /** Returns the start of the seal, in bytes from the beginning of the payload. */
    public static int offset(SealKind kind, int length) {
        return length - 1 - kind.byteCount();
    }

    private boolean isRight(SealKind kind, byte[] payload, int offset, int length) {
        if (kind == SealKind.CRC32C) {
            int found = WireInput.of(payload, offset + length, kind.byteCount()).readFixedInt();
            return checksum(payload, offset, length) == found;
        }
        byte[] found = Arrays.copyOfRange(payload, offset + length, offset + length + kind.byteCount());
        boolean right = false;
        for (int key = 0; key < keyed().count(); key++) {
            // The time of the comparison does not reveal how much of the seal is right.
            right |= MessageDigest.isEqual(keyed().of(key, payload, offset, length), found);
        }
        return right;
    }

    private int checksum(byte[] bytes, int offset, int length) {
        CRC32C known = checksum;
        if (known == null) {
            known = new CRC32C();
            checksum = known;
        }
        known.reset();
        known.update(bytes, offset, length);
        return (int) known.getValue();
    }

    private KeyedSeals keyed() {
        KeyedSeals known = keyed;
        if (known == null) {
            known = new KeyedSeals(rule.keys());
            keyed = known;
        }
        return known;
    }
}
