// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import org.jspecify.annotations.Nullable;

/**
 * The entries of a map: how many, the forms of keys and of values, and they in turn.
 *
 * @param complete whether the keys can be hashed
 */
record Pairs(@Nullable Object[] keys, @Nullable Object[] values, boolean complete) {

    private static final String STEP = "[entry ";

    /** Writes entries, and gives whether the keys can be hashed when they are read. */
    static boolean write(GraphWriter writer, @Nullable Object[] keys, @Nullable Object[] values, boolean hashed) {
        writer.writeCount(keys.length);
        if (keys.length == 0) {
            return true;
        }
        ElementForm keyForm = ElementForm.of(keys, writer, STEP);
        ElementForm valueForm = ElementForm.of(values, writer, STEP);
        boolean complete = true;
        int at = 0;
        try {
            keyForm.write(writer);
            valueForm.write(writer);
            for (; at < keys.length; at++) {
                complete &= writeKey(writer, keyForm, keys[at], hashed);
                valueForm.writeElement(writer, values[at]);
            }
            return complete;
        } catch (RuntimeException e) {
            writer.path().within(STEP + at + "]");
            throw e;
        }
    }

    private static boolean writeKey(GraphWriter writer, ElementForm form, @Nullable Object key, boolean hashed) {
        if (!hashed) {
            form.writeElement(writer, key);
            return true;
        }
        writer.enterKeys();
        form.writeElement(writer, key);
        return writer.leaveKeys(1);
    }

    static Pairs read(GraphReader reader, boolean hashed) {
        int count = reader.readCount(2);
        Pairs pairs = new Pairs(new @Nullable Object[count], new @Nullable Object[count], true);
        int at = 0;
        boolean complete = true;
        try {
            if (count > 0) {
                ElementForm keyForm = ElementForm.read(reader);
                ElementForm valueForm = ElementForm.read(reader);
                for (; at < count; at++) {
                    complete &= readKey(reader, keyForm, pairs, at, hashed);
                    pairs.values[at] = valueForm.readElement(reader);
                }
            }
            return new Pairs(pairs.keys, pairs.values, complete);
        } catch (RuntimeException e) {
            reader.path().within(STEP + at + "]");
            throw e;
        }
    }

    private static boolean readKey(GraphReader reader, ElementForm form, Pairs pairs, int at, boolean hashed) {
        if (!hashed) {
            pairs.keys[at] = form.readElement(reader);
            return true;
        }
        reader.enterKeys();
        pairs.keys[at] = form.readElement(reader);
        return reader.leaveKeys(1);
    }
}
