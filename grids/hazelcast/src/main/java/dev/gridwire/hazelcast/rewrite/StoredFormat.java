// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.impl.SerializationConstants;
import dev.gridwire.hazelcast.keys.NestedFormat;

/**
 * The format of a value in a map, according to its first bytes.
 *
 * <pre>{@code
 * long left = report.after().getOrDefault(StoredFormat.JAVA, 0L);
 * }</pre>
 */
public enum StoredFormat {
    /** Gridwire. */
    GRIDWIRE,
    /** Java serialization, including Externalizable. */
    JAVA,
    /** Compact, zero-config or not. Once a member has read a class as Compact, it writes it so. */
    COMPACT,
    /** A collection, a map or an array that Hazelcast writes itself, without elements of Gridwire or Java serialization. */
    CONTAINER,
    /** A container, or a value of a handwritten or configured serializer, with a part that Gridwire wrote. */
    HOLDS_GRIDWIRE,
    /** The same, with a part that Java serialization wrote. */
    HOLDS_JAVA,
    /** DataSerializable, IdentifiedDataSerializable or Portable, which the class itself chose. */
    BY_HAND,
    /** Strings, numbers, dates and other values that Hazelcast writes itself. */
    BUILT_IN,
    /** Values of a serializer that the grid's configuration names. */
    CUSTOM;

    /** Determines the format of stored bytes by their type id and those of their parts. */
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
