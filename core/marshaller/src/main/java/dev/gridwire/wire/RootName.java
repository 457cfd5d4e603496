// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

/** Finds the schema's hash in the first bytes of a payload without reading them. */
public final class RootName {

    /** The result if there is no such hash. */
    public static final long NONE = Long.MIN_VALUE;

    private static final int FEWEST_BYTES = 1 + 1 + 1 + Integer.BYTES;
    private static final int FORM_BITS = 2;
    private static final int TWO_BYTES = 14;

    private RootName() {}

    /**
     * Returns the hash of the schema of a payload's root; {@link #NONE} if the root's class is not a user class, or has a long
     * name.
     */
    public static long schema(byte[] bytes, int offset, int length) {
        if (length < FEWEST_BYTES || !PayloadHeader.isCurrent(bytes[offset])) {
            return NONE;
        }
        if (bytes[offset + 1] == Tags.BY_ID && bytes[offset + 2] >= 0) {
            return (int) LittleEndian.INT.get(bytes, offset + 1 + 1 + 1);
        }
        int at = bytes[offset + 1] == Tags.CARRIED ? offset + 2 : offset + 1;
        int end = offset + length - Integer.BYTES;
        int behind = switch (bytes[at]) {
            case Tags.BY_ID -> behindId(bytes, at + 1, end);
            case Tags.BY_NAME -> behindName(bytes, at + 1, end);
            default -> -1;
        };
        return behind < 0 || behind > end ? NONE : (int) LittleEndian.INT.get(bytes, behind);
    }

    /** Returns the number of the root's JDK type; -1 if it has none, or a rare one. */
    public static int number(byte[] bytes, int offset, int length) {
        boolean isFound = length > 2 && PayloadHeader.isCurrent(bytes[offset]) && bytes[offset + 1] >= Tags.FIRST_TYPE
                && bytes[offset + 1] < Tags.FIRST_TYPE + Tags.RARE_TYPE;
        return isFound ? bytes[offset + 1] - Tags.FIRST_TYPE : -1;
    }

    private static int behindId(byte[] bytes, int first, int end) {
        int at = first;
        while (at < end && bytes[at] < 0) {
            at++;
        }
        return at + 1;
    }

    private static int behindName(byte[] bytes, int at, int end) {
        if (at + 1 >= end) {
            return -1;
        }
        if (bytes[at] == 0) {
            // The schema that follows contains the name.
            return at + 1;
        }
        int header = bytes[at] & Varint.MASK | bytes[at + 1] << Varint.BITS;
        return bytes[at] >= 0
                ? at + 1 + (bytes[at] - 1 >> FORM_BITS)
                : header < 0 || header >>> TWO_BYTES != 0 ? -1 : at + 2 + (header - 1 >> FORM_BITS);
    }
}
