// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The entries of a map: how many, the forms of keys and of values, and they in turn.
 *
 * @param complete whether the keys can be hashed
 */
record Pairs(@Nullable Object[] keys, @Nullable Object[] values, boolean complete) {

    private static final String STEP = "[entry ";

    /**
     * Writes a map's entries, and gives whether the keys can be hashed when they are read.
     *
     * @param isUnordered whether the map's own order means nothing
     */
    static boolean write(GraphWriter writer, Map<?, ?> map, boolean hashed, boolean isUnordered) {
        Gathered keys = writer.gathered().push();
        Gathered values = writer.gathered().push();
        keys.with(values).add(map);
        if (isUnordered) {
            writer.order(keys, values);
        }
        boolean complete = write(writer, keys, values, hashed);
        writer.gathered().pop();
        writer.gathered().pop();
        return complete;
    }

    /** Writes entries that were gathered. */
    static boolean write(GraphWriter writer, Gathered keys, Gathered values, boolean hashed) {
        int count = keys.size();
        writer.writeCount(count);
        if (count == 0) {
            return true;
        }
        Codec keyType = ElementForm.oneType(keys, count, writer, STEP);
        Codec valueType = ElementForm.oneType(values, count, writer, STEP);
        int keyMode = ElementForm.mode(keyType, keys, count);
        int valueMode = ElementForm.mode(valueType, values, count);
        boolean complete = true;
        int at = 0;
        try {
            ElementForm.write(writer, keyMode, keyType);
            ElementForm.write(writer, valueMode, valueType);
            for (; at < count; at++) {
                complete &= writeKey(writer, keyMode, keyType, keys.get(at), hashed);
                ElementForm.writeElement(writer, valueMode, valueType, values.get(at));
            }
            return complete;
        } catch (RuntimeException e) {
            writer.path().within(STEP + at + "]");
            throw e;
        }
    }

    private static boolean writeKey(
            GraphWriter writer, int mode, @Nullable Codec one, @Nullable Object key, boolean hashed) {
        if (!hashed) {
            ElementForm.writeElement(writer, mode, one, key);
            return true;
        }
        writer.enterKeys();
        ElementForm.writeElement(writer, mode, one, key);
        return writer.leaveKeys(1);
    }

    /** Reads entries into arrays. */
    static Pairs read(GraphReader reader, boolean hashed) {
        int count = reader.awaited().readCount(2);
        @Nullable Object[] keys = new @Nullable Object[count];
        @Nullable Object[] values = new @Nullable Object[count];
        return new Pairs(keys, values, read(reader, count, hashed, keys, values, null));
    }

    /** Reads entries into a map that takes them at once. */
    static void read(GraphReader reader, boolean hashed, Map<@Nullable Object, @Nullable Object> target) {
        read(reader, reader.awaited().readCount(2), hashed, new Object[0], new Object[0], target);
    }

    private static boolean read(
            GraphReader reader,
            int count,
            boolean hashed,
            @Nullable Object[] keys,
            @Nullable Object[] values,
            @Nullable Map<@Nullable Object, @Nullable Object> target) {
        boolean complete = true;
        int at = 0;
        try {
            if (count > 0) {
                int keyMode = ElementForm.readMode(reader);
                Codec keyType = ElementForm.readType(reader, keyMode);
                int valueMode = ElementForm.readMode(reader);
                Codec valueType = ElementForm.readType(reader, valueMode);
                for (; at < count; at++) {
                    if (hashed) {
                        reader.enterKeys();
                    }
                    Object key = ElementForm.readElement(reader, keyMode, keyType);
                    complete &= !hashed || reader.leaveKeys(1);
                    Object value = ElementForm.readElement(reader, valueMode, valueType);
                    if (target == null) {
                        keys[at] = key;
                        values[at] = value;
                    } else {
                        Insertions.put(target, key, value);
                    }
                }
            }
            return complete;
        } catch (RuntimeException e) {
            reader.path().within(STEP + at + "]");
            throw e;
        }
    }
}
