// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import dev.gridwire.MismatchedShapeException;

/**
 * The first byte of a payload.
 *
 * <pre>
 * 1 0 1 v v v c x
 * ----- ----- | +-- 1: a varint of further flags follows; none is defined, so it is refused
 * mark  ver.  +---- 1: the root was written alone; reserved, refused so far
 * </pre>
 */
public final class PayloadHeader {

    private static final int MARK = 0b101;
    private static final int MARK_SHIFT = 5;
    private static final int VERSION = 1;
    private static final int VERSION_SHIFT = 2;
    private static final int VERSION_MASK = 0b111;
    private static final int FLAGS = 0b11;

    private PayloadHeader() {}

    /** Writes the header of this version. */
    public static void write(WireOutput out) {
        out.writeByte(MARK << MARK_SHIFT | VERSION << VERSION_SHIFT);
    }

    /**
     * Reads and checks the header.
     *
     * @throws dev.gridwire.MalformedBytesException if it is none
     * @throws MismatchedShapeException if it is of another version, or asks for what this version does not have
     */
    public static void read(WireInput in) {
        int header = in.readByte() & 0xff;
        if (header >> MARK_SHIFT != MARK) {
            throw in.malformed("this is no payload: firstByte=" + header);
        }
        int version = header >> VERSION_SHIFT & VERSION_MASK;
        if (version != VERSION) {
            throw new MismatchedShapeException("The payload has another format version: version=" + version + ", supported="
                    + VERSION + "; use a Gridwire that knows it");
        }
        if ((header & FLAGS) != 0) {
            throw in.malformed("this version defines no such flags: flags=" + (header & FLAGS));
        }
    }
}
