// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MismatchedShapeException;

/**
 * Reads and writes the first byte of a payload.
 *
 * <pre>
 * 1 0 v v v r k s
 * --- ----- | | +-- 1: the payload ends with a seal
 * mark ver. | +---- 1: some container hashes or compares objects that have an identity
 *           +------ 1: something refers back to an object
 * </pre>
 *
 * A writer sets r and k at the end, when it knows them. Without r a reader need not remember objects, and without k it need not
 * track which objects are complete. It refuses bytes that contradict the flags.
 */
public final class PayloadHeader {

    private static final int MARK = 0b10;
    private static final int MARK_SHIFT = 6;
    private static final int VERSION = 1;
    private static final int VERSION_SHIFT = 3;
    private static final int VERSION_MASK = 0b111;
    private static final int REFERS_BACK = 0b100;
    private static final int KEYED = 0b10;
    private static final int SEALED = 0b1;
    /** The beginning of every stream of Java serialization (Java Object Serialization Specification 6.2). */
    private static final int JAVA_STREAM = 0xaced;
    private static final int ALL_BUT_FLAGS = 0xff & ~(REFERS_BACK | KEYED | SEALED);
    /** The bytes that are left of eight after the header, a tag and a schema. */
    private static final int OPENING_ID_BYTES = 2;

    /** The position of the id in a payload's first eight bytes, in bits. */
    public static final int OPENING_ID_SHIFT = 2 * Byte.SIZE;

    private PayloadHeader() {}

    /** Returns the header of this version. */
    public static int of(boolean refersBack, boolean keyed) {
        return MARK << MARK_SHIFT | VERSION << VERSION_SHIFT | (refersBack ? REFERS_BACK : 0) | (keyed ? KEYED : 0);
    }

    /**
     * Returns the first bytes of a payload whose root is an object of a class with an id, as one number without flags.
     *
     * @return 0 if the id takes more than {@value #OPENING_ID_BYTES} bytes
     */
    public static long opening(int id, int schema) {
        if (id < 0 || Varint.size(id) > OPENING_ID_BYTES) {
            return 0;
        }
        byte[] bytes = new byte[Long.BYTES + Packed.SLACK];
        bytes[0] = (byte) of(false, false);
        bytes[1] = Tags.BY_ID;
        int behindId = Packed.varint(bytes, 2, id);
        LittleEndian.INT.set(bytes, behindId, schema);
        return (long) LittleEndian.LONG.get(bytes, 0);
    }

    /** Returns the number of bytes in the opening of a root with this id. */
    public static int openingByteCount(int id) {
        return 1 + 1 + Varint.size(id) + Integer.BYTES;
    }

    /** Returns whether a payload that begins with these eight bytes has this opening, whatever its flags. */
    public static boolean isOpening(long begin, long opening, int byteCount) {
        return ((begin & ~(REFERS_BACK | KEYED | SEALED) ^ opening) << (Long.BYTES - byteCount) * Byte.SIZE) == 0;
    }

    /**
     * Reads, checks and returns the header. The seal must have been opened before.
     *
     * @throws dev.gridwire.error.MalformedBytesException if the byte is not a header
     * @throws MismatchedShapeException if the header is of another version
     */
    public static int read(WireInput in) {
        int header = in.readByte() & 0xff;
        if (header >> MARK_SHIFT != MARK) {
            throw noPayload(in, header);
        }
        if (header == JAVA_STREAM >> Byte.SIZE && in.remaining() > 0
                && (in.array()[in.position()] & 0xff) == (JAVA_STREAM & 0xff)) {
            throw new MismatchedShapeException("The bytes are a stream of Java serialization: magic="
                    + Integer.toHexString(JAVA_STREAM) + "; read them by java.io.ObjectInputStream, and write them by Gridwire");
        }
        int version = header >> VERSION_SHIFT & VERSION_MASK;
        if (version != VERSION) {
            throw new MismatchedShapeException("The payload has another format version: version=" + version + ", supported="
                    + VERSION + "; use a Gridwire that knows it");
        }
        return header;
    }

    private static GridwireException noPayload(WireInput in, int header) {
        ForeignFormat format = ForeignFormat.of(in.array(), in.position() - 1, in.remaining() + 1);
        return format == null
                ? in.malformed("this is no payload: firstByte=" + header)
                : new MismatchedShapeException("The bytes are " + format + " and no payload: firstByte=" + header
                        + "; another serializer wrote them: remove them, let them expire, or store payloads under other keys");
    }

    /** Returns whether a payload of this version can begin with this byte, whatever its flags. */
    public static boolean isCurrent(byte header) {
        return (header & ALL_BUT_FLAGS) == of(false, false);
    }

    /** Returns whether a payload that begins with this byte is of this version and ends with a seal. */
    public static boolean isSealed(byte header) {
        return (header & (ALL_BUT_FLAGS | SEALED)) == (of(false, false) | SEALED);
    }

    /** Returns the same header for a payload that ends with a seal. */
    public static int sealed(byte header) {
        return header | SEALED;
    }

    /** Returns whether something refers back to an object, or a container hashes or compares objects with an identity. */
    public static boolean hasFlags(int header) {
        return (header & (REFERS_BACK | KEYED)) != 0;
    }

    /** Returns whether something refers back to an object. */
    public static boolean refersBack(int header) {
        return (header & REFERS_BACK) != 0;
    }

    /** Returns whether some container hashes or compares objects with an identity. */
    public static boolean isKeyed(int header) {
        return (header & KEYED) != 0;
    }
}
