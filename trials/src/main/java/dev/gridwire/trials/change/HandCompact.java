// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A CompactSerializer as it is written by hand: one type name for all states, and fields that are read without asking whether
 * they are there.
 */
@SuppressWarnings("NullAway") // users do not ask whether a field is null
final class HandCompact<T> implements CompactSerializer<T> {

    private static final String NO_OBJECT = "Compact has no field for any object";

    private final Class<T> root;

    private HandCompact(Class<T> root) {
        this.root = root;
    }

    static <T> HandCompact<T> of(Class<T> root) {
        return new HandCompact<>(root);
    }

    @Override
    public T read(CompactReader reader) {
        List<@Nullable Object> values = new ArrayList<>();
        for (HandField slot : HandField.of(root)) {
            values.add(read(slot, reader));
        }
        return root.cast(HandField.make(root, values));
    }

    private static @Nullable Object read(HandField slot, CompactReader reader) {
        String name = slot.name();
        return switch (slot.kind()) {
            case INT -> reader.readInt32(name);
            case INTEGER -> reader.readNullableInt32(name);
            case LONG -> reader.readInt64(name);
            case STRING -> reader.readString(name);
            case STATUS -> slot.constant(reader.readString(name));
            case STRINGS, LIST, ARRAY_LIST -> slot.container(Arrays.asList(reader.readArrayOfString(name)));
            case OBJECT -> throw new UnsupportedOperationException(NO_OBJECT);
        };
    }

    @Override
    public void write(CompactWriter writer, T object) {
        for (HandField slot : HandField.of(root)) {
            String name = slot.name();
            Object value = slot.get(object);
            switch (slot.kind()) {
                case INT -> writer.writeInt32(name, (Integer) value);
                case INTEGER -> writer.writeNullableInt32(name, (Integer) value);
                case LONG -> writer.writeInt64(name, (Long) value);
                case STRING -> writer.writeString(name, (String) value);
                case STATUS -> writer.writeString(name, ((Enum<?>) value).name());
                case STRINGS, LIST,
                        ARRAY_LIST -> writer.writeArrayOfString(name, HandField.strings(value).toArray(new String[0]));
                case OBJECT -> throw new UnsupportedOperationException(NO_OBJECT);
            }
        }
    }

    @Override
    public String getTypeName() {
        return "article";
    }

    @Override
    public Class<T> getCompactClass() {
        return root;
    }
}
