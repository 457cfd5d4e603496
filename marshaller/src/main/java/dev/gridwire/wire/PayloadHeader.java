// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import dev.gridwire.MismatchedShapeException;

/**
 * The first byte of a payload.
 *
 * <pre>
 * 1 0 1 v v v k x
 * ----- ----- | +-- 1: a varint of further flags follows; none is defined, so it is refused
 * mark  ver.  +---- 1: some container hashes or compares objects that have an identity
 * </pre>
 *
 * The flag k is known at the end only, so a writer sets it then. A reader that sees it watches which objects are complete
 * before it inserts them; without it, it need not.
 */
public final class PayloadHeader {

    private static final int MARK = 0b101;
    private static final int MARK_SHIFT = 5;
    private static final int VERSION = 1;
    private static final int VERSION_SHIFT = 2;
    private static final int VERSION_MASK = 0b111;
    private static final int KEYED = 0b10;
    private static final int FURTHER_FLAGS = 0b1;

    private PayloadHeader() {}

    /** The header of this version. */
    public static int of(boolean keyed) {
        return MARK << MARK_SHIFT | VERSION << VERSION_SHIFT | (keyed ? KEYED : 0);
    }

    /**
     * Reads and checks the header, and gives whether some container hashes or compares objects that have an identity.
     *
     * @throws dev.gridwire.MalformedBytesException if it is none
     * @throws MismatchedShapeException if it is of another version, or asks for what this version does not have
     */
    public static boolean read(WireInput in) {
        int header = in.readByte() & 0xff;
        if (header >> MARK_SHIFT != MARK) {
            throw in.malformed("this is no payload: firstByte=" + header);
        }
        int version = header >> VERSION_SHIFT & VERSION_MASK;
        if (version != VERSION) {
            throw new MismatchedShapeException("The payload has another format version: version=" + version + ", supported="
                    + VERSION + "; use a Gridwire that knows it");
        }
        if ((header & FURTHER_FLAGS) != 0) {
            throw in.malformed("this version defines no further flags");
        }
        return (header & KEYED) != 0;
    }
}
