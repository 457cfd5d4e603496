// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.keys;

import com.hazelcast.internal.serialization.impl.SerializationConstants;

/**
 * Looks for values of other serializers inside a value that Hazelcast's containers or handwritten serializers wrote. Each inner
 * value begins with its serializer's type id, in the member's byte order. No value is deserialized.
 */
public final class NestedFormat {

    private static final int SERIALIZABLE = SerializationConstants.JAVA_DEFAULT_TYPE_SERIALIZABLE;
    private static final int EXTERNALIZABLE = SerializationConstants.JAVA_DEFAULT_TYPE_EXTERNALIZABLE;
    private static final int JAVA_STREAM = 0xaced;
    private static final int GZIP_STREAM = 0x1f8b;

    private NestedFormat() {}

    /** Whether a value of this serializer may contain values of others. */
    static boolean isPossible(int typeId) {
        return typeId > 0 || isContainer(typeId) || typeId == SerializationConstants.CONSTANT_TYPE_PORTABLE
                || typeId == SerializationConstants.CONSTANT_TYPE_DATA_SERIALIZABLE;
    }

    /** Whether Hazelcast writes collections, maps or arrays under this type id. */
    public static boolean isContainer(int typeId) {
        boolean holdsOthers = typeId <= SerializationConstants.JAVA_DEFAULT_TYPE_ARRAY
                && typeId >= SerializationConstants.JAVA_DEFAULT_TYPE_OPTIONAL;
        return holdsOthers
                || typeId == SerializationConstants.CONSTANT_TYPE_SIMPLE_ENTRY
                || typeId == SerializationConstants.CONSTANT_TYPE_SIMPLE_IMMUTABLE_ENTRY;
    }

    /** Whether Gridwire may have written a part. */
    public static boolean hasGridwire(byte[] bytes, int gridwireTypeId) {
        for (int at = 0; at <= bytes.length - Integer.BYTES; at++) {
            if (isNumber(bytes, at, gridwireTypeId)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether Java serialization may have written a part: a type id, then the beginning of a stream. An Externalizable has its
     * class name between the two.
     */
    public static boolean hasJava(byte[] bytes) {
        for (int at = 0; at <= bytes.length - Integer.BYTES - Short.BYTES; at++) {
            if (isNumber(bytes, at, SERIALIZABLE) && isStream(bytes, at + Integer.BYTES)
                    || isNumber(bytes, at, EXTERNALIZABLE) && isNamedStream(bytes, at + Integer.BYTES)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNamedStream(byte[] bytes, int at) {
        if (at > bytes.length - Integer.BYTES) {
            return false;
        }
        int length = number(bytes, at);
        return isStreamBehind(bytes, at + Integer.BYTES, length)
                || isStreamBehind(bytes, at + Integer.BYTES, Integer.reverseBytes(length));
    }

    private static boolean isStreamBehind(byte[] bytes, int at, int length) {
        return length > 0 && length <= bytes.length - at - Short.BYTES && isStream(bytes, at + length);
    }

    private static boolean isNumber(byte[] bytes, int at, int number) {
        int found = number(bytes, at);
        return found == number || Integer.reverseBytes(found) == number;
    }

    private static int number(byte[] bytes, int at) {
        return (bytes[at] & 0xff) << 24 | (bytes[at + 1] & 0xff) << 16 | (bytes[at + 2] & 0xff) << 8 | bytes[at + 3] & 0xff;
    }

    private static boolean isStream(byte[] bytes, int at) {
        int begin = (bytes[at] & 0xff) << 8 | bytes[at + 1] & 0xff;
        return begin == JAVA_STREAM || begin == GZIP_STREAM;
    }
}
