// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.element;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codegen.jdk.Hashing;
import dev.gridwire.container.ElementBuffer;
import dev.gridwire.ground.Refusal;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The entries of a map, in the bytes: count, forms of keys and values, then each key and value in turn.
 *
 * @param complete whether the keys can be hashed
 */
public record MapEntries(@Nullable Object[] keys, @Nullable Object[] values, boolean complete) {

    private static final String STEP = "[entry ";
    private static final MapEntries NONE = new MapEntries(new @Nullable Object[0], new @Nullable Object[0], true);

    /**
     * Writes a map's entries, and returns whether a reader can hash the keys as it reads them.
     *
     * @param isUnordered whether the map's own order has no meaning
     */
    public static boolean write(GraphWriter writer, Map<?, ?> map, Hashing hashing, boolean isUnordered) {
        ElementBuffer keys = writer.buffers().push();
        ElementBuffer values = writer.buffers().push();
        keys.with(values).add(map);
        if (isUnordered) {
            writer.order(keys, values);
        }
        boolean complete = write(writer, keys, values, hashing);
        writer.buffers().pop();
        writer.buffers().pop();
        return complete;
    }

    /** Writes buffered entries. */
    public static boolean write(GraphWriter writer, ElementBuffer keys, ElementBuffer values, Hashing hashing) {
        int count = keys.size();
        writer.writeCount(count);
        if (count == 0) {
            return true;
        }
        if (hashing == Hashing.IDENTITY) {
            requireIdentity(writer, keys);
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
                complete &= writeKey(writer, keyMode, keyType, keys.get(at), hashing.isKeyed());
                ElementForm.writeElement(writer, valueMode, valueType, values.get(at));
            }
            writer.collisions().count(keys, hashing, typeOf(keyType));
            return complete;
        } catch (RuntimeException e) {
            writer.path().within(STEP + at + "]");
            throw e;
        }
    }

    /** Requires an identity: a program that holds the written key would not find the entry by the key that is read. */
    private static void requireIdentity(GraphWriter writer, ElementBuffer keys) {
        for (int at = 0; at < keys.size(); at++) {
            Object key = keys.get(at);
            Codec codec = key == null ? null : ElementForm.codec(key.getClass(), at, writer, STEP);
            if (codec != null && codec.losesIdentity()) {
                writer.path().within(STEP + at + "]");
                throw Refusal.shape("A map that finds its keys by identity cannot have values as keys, which are read as equal"
                        + " objects, not as the same: key=" + codec.type().getName(),
                        "keep the entries in a HashMap, or let the keys be objects of a class of your own");
            }
        }
    }

    private static @Nullable Class<?> typeOf(@Nullable Codec one) {
        return one == null ? null : one.type();
    }

    /** Fills a map with the entries: at once if the keys are complete, otherwise when the whole graph is. */
    public void putInto(GraphReader reader, Object map, Hashing hashing) {
        reader.insertions().put(map, keys, values, hashing, complete);
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

    /** Reads entries. */
    public static MapEntries read(GraphReader reader, Hashing hashing) {
        int count = reader.pending().readCount(2);
        if (count == 0) {
            return NONE;
        }
        @Nullable Object[] keys = new @Nullable Object[count];
        @Nullable Object[] values = new @Nullable Object[count];
        boolean complete = true;
        int at = 0;
        try {
            int keyMode = ElementForm.readMode(reader);
            Codec keyType = ElementForm.readType(reader, keyMode);
            int valueMode = ElementForm.readMode(reader);
            Codec valueType = ElementForm.readType(reader, valueMode);
            for (; at < count; at++) {
                if (hashing.isKeyed()) {
                    reader.enterKeys();
                }
                keys[at] = ElementForm.readElement(reader, keyMode, keyType);
                complete &= !hashing.isKeyed() || reader.leaveKeys(1);
                values[at] = ElementForm.readElement(reader, valueMode, valueType);
            }
            return new MapEntries(keys, values, complete);
        } catch (RuntimeException e) {
            reader.path().within(STEP + at + "]");
            throw e;
        }
    }
}
