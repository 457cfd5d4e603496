// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite3;

import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.GridCodec;
import org.apache.ignite.marshalling.Marshaller;
import org.apache.ignite.table.mapper.TypeConverter;
import org.jspecify.annotations.Nullable;

/**
 * Converts objects of one class to bytes. As a converter, it serves a column of type {@code VARBINARY}. As a marshaller, it
 * serves arguments and results of compute jobs. Null stays null in both. Bytes of Java serialization are read under the same
 * policy. Thread-safe.
 *
 * <pre>{@code
 * GridwireType<Order> type = new GridwireTypes().of(Order.class);
 * KeyValueView<Long, Order> orders = ignite.tables().table("orders").keyValueView(
 *         Mapper.of(Long.class, "ID"), Mapper.of(Order.class, "DOCUMENT", type));
 * }</pre>
 *
 * @param <T> the class
 */
public final class GridwireType<T> implements TypeConverter<T, byte[]>, Marshaller<T, byte[]> {

    private final Class<T> type;
    private final GridCodec codec;

    GridwireType(Class<T> type, GridCodec codec) {
        this.type = type;
        this.codec = codec;
    }

    /**
     * Returns the bytes of an object; null for null.
     *
     * @throws GridwireException if the object is refused; the message names the remedy
     */
    @Override
    public byte @Nullable [] toColumnType(@Nullable T value) {
        return value == null ? null : codec.write(value);
    }

    /**
     * Returns the object of these bytes; null for null.
     *
     * @throws GridwireException if they are refused; the message names the remedy
     * @throws ClassCastException if they hold an object of another class
     */
    @Override
    public @Nullable T toObjectType(byte @Nullable [] bytes) {
        if (bytes == null) {
            return null;
        }
        Object value = codec.read(bytes, 0, bytes.length, type.getClassLoader());
        if (value != null && !type.isInstance(value)) {
            throw new ClassCastException("The bytes hold an object of another class than is asked for: class="
                    + value.getClass().getName() + ", asked=" + type.getName()
                    + "; give each column and each job the GridwireType of its own class");
        }
        return type.cast(value);
    }

    /** Like {@link #toColumnType}. */
    @Override
    public byte @Nullable [] marshal(@Nullable T value) {
        return toColumnType(value);
    }

    /** Like {@link #toObjectType}. */
    @Override
    public @Nullable T unmarshal(byte @Nullable [] bytes) {
        return toObjectType(bytes);
    }
}
