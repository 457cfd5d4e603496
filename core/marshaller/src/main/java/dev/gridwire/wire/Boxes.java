// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import org.jspecify.annotations.Nullable;

/**
 * Writes and reads boxes in slots that declare them.
 *
 * <pre>
 * +---------------+------------------------+
 * | 1, or 0: null | value of the primitive |
 * +---------------+------------------------+
 * </pre>
 *
 * The caller must provide room as {@link Packed} requires.
 */
public final class Boxes {

    private Boxes() {}

    /** Writes a boolean or null, and returns the index after it. */
    public static int put(byte[] bytes, int at, @Nullable Boolean box) {
        if (box == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        bytes[at] = Tags.SAME_NEW;
        return Packed.put(bytes, at + 1, box.booleanValue());
    }

    /** Reads a boolean or null. */
    public static @Nullable Boolean readBoolean(WireInput in) {
        return isNull(in) ? null : in.readBoolean();
    }

    /** Writes a byte or null, and returns the index after it. */
    public static int put(byte[] bytes, int at, @Nullable Byte box) {
        if (box == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        bytes[at] = Tags.SAME_NEW;
        return Packed.put(bytes, at + 1, box.byteValue());
    }

    /** Reads a byte or null. */
    public static @Nullable Byte readByte(WireInput in) {
        return isNull(in) ? null : in.readByte();
    }

    /** Writes a short or null, and returns the index after it. */
    public static int put(byte[] bytes, int at, @Nullable Short box) {
        if (box == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        bytes[at] = Tags.SAME_NEW;
        return Packed.put(bytes, at + 1, box.shortValue());
    }

    /** Reads a short or null. */
    public static @Nullable Short readShort(WireInput in) {
        return isNull(in) ? null : in.readShort();
    }

    /** Writes a char or null, and returns the index after it. */
    public static int put(byte[] bytes, int at, @Nullable Character box) {
        if (box == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        bytes[at] = Tags.SAME_NEW;
        return Packed.put(bytes, at + 1, box.charValue());
    }

    /** Reads a char or null. */
    public static @Nullable Character readCharacter(WireInput in) {
        return isNull(in) ? null : in.readChar();
    }

    /** Writes an int or null, and returns the index after it. */
    public static int put(byte[] bytes, int at, @Nullable Integer box) {
        if (box == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        bytes[at] = Tags.SAME_NEW;
        return Packed.put(bytes, at + 1, box.intValue());
    }

    /** Reads an int or null. */
    public static @Nullable Integer readInteger(WireInput in) {
        return isNull(in) ? null : in.readInt();
    }

    /** Writes a long or null, and returns the index after it. */
    public static int put(byte[] bytes, int at, @Nullable Long box) {
        if (box == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        bytes[at] = Tags.SAME_NEW;
        return Packed.put(bytes, at + 1, box.longValue());
    }

    /** Reads a long or null. */
    public static @Nullable Long readLong(WireInput in) {
        return isNull(in) ? null : in.readLong();
    }

    /** Writes a float or null, with every NaN as {@link Float#NaN}, and returns the index after it. */
    public static int putCollapsed(byte[] bytes, int at, @Nullable Float box) {
        int next = put(bytes, at, box);
        return box == null ? next : Packed.putCollapsed(bytes, at + 1, box.floatValue());
    }

    /** Writes a double or null, with every NaN as {@link Double#NaN}, and returns the index after it. */
    public static int putCollapsed(byte[] bytes, int at, @Nullable Double box) {
        int next = put(bytes, at, box);
        return box == null ? next : Packed.putCollapsed(bytes, at + 1, box.doubleValue());
    }

    /** Writes a float or null, and returns the index after it. */
    public static int put(byte[] bytes, int at, @Nullable Float box) {
        if (box == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        bytes[at] = Tags.SAME_NEW;
        return Packed.put(bytes, at + 1, box.floatValue());
    }

    /** Reads a float or null. */
    public static @Nullable Float readFloat(WireInput in) {
        return isNull(in) ? null : in.readFloat();
    }

    /** Writes a double or null, and returns the index after it. */
    public static int put(byte[] bytes, int at, @Nullable Double box) {
        if (box == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        bytes[at] = Tags.SAME_NEW;
        return Packed.put(bytes, at + 1, box.doubleValue());
    }

    /** Reads a double or null. */
    public static @Nullable Double readDouble(WireInput in) {
        return isNull(in) ? null : in.readDouble();
    }

    private static boolean isNull(WireInput in) {
        long tag = in.readVarint();
        if (tag != Tags.NULL && tag != Tags.SAME_NEW) {
            throw in.malformed("a slot of one type has no such tag: tag=" + Long.toUnsignedString(tag));
        }
        return tag == Tags.NULL;
    }
}
