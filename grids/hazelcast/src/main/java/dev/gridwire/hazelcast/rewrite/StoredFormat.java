// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.impl.SerializationConstants;
import dev.gridwire.hazelcast.keys.NestedFormat;

/**
 * The format of a value that a map holds, as its first bytes say.
 *
 * <pre>{@code
 * long left = report.after().getOrDefault(StoredFormat.JAVA, 0L);
 * }</pre>
 */
public enum StoredFormat {
    /** Gridwire. */
    GRIDWIRE,
    /** Java serialization, Externalizable among it. */
    JAVA,
    /** Compact, zero-config or not. A class that a member has read as Compact it writes so. */
    COMPACT,
    /** A collection, a map or an array that Hazelcast writes itself, none of whose elements is Gridwire's or Java's. */
    CONTAINER,
    /** A container, or a value of a serializer that is written by hand or named, in which a part is Gridwire's. */
    HOLDS_GRIDWIRE,
    /** The same, in which a part is of Java serialization. */
    HOLDS_JAVA,
    /** DataSerializable, IdentifiedDataSerializable or Portable: the class's own choice. */
    BY_HAND,
    /** Strings, numbers, dates and other values that Hazelcast writes itself. */
    BUILT_IN,
    /** A serializer that the grid's configuration names. */
    CUSTOM;

    /** Finds the format of stored bytes: by their type id, and by those of their parts. */
    static StoredFormat of(Data data, int gridwireTypeId) {
        StoredFormat format = of(data.getType(), gridwireTypeId);
        if (format != CONTAINER && format != BY_HAND && format != CUSTOM) {
            return format;
        }
        byte[] bytes = data.toByteArray();
        if (NestedFormat.hasGridwire(bytes, gridwireTypeId)) {
            return HOLDS_GRIDWIRE;
        }
        return NestedFormat.hasJava(bytes) ? HOLDS_JAVA : format;
    }

    private static StoredFormat of(int typeId, int gridwireTypeId) {
        if (typeId == gridwireTypeId) {
            return GRIDWIRE;
        }
        return switch (typeId) {
            case SerializationConstants.JAVA_DEFAULT_TYPE_SERIALIZABLE, SerializationConstants.JAVA_DEFAULT_TYPE_EXTERNALIZABLE ->
                JAVA;
            case SerializationConstants.TYPE_COMPACT, SerializationConstants.TYPE_COMPACT_WITH_SCHEMA -> COMPACT;
            case SerializationConstants.CONSTANT_TYPE_PORTABLE, SerializationConstants.CONSTANT_TYPE_DATA_SERIALIZABLE -> BY_HAND;
            default -> typeId > 0 ? CUSTOM : NestedFormat.isContainer(typeId) ? CONTAINER : BUILT_IN;
        };
    }
}
