// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fusion;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.wire.Tags;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * Keys, or elements of a set, which must be complete before they are hashed or compared: objects of the classes seen are when
 * they have been read, and none is taken that a reference in altered bytes leads to instead.
 *
 * @param haveIdentity whether the header tells that there are such; a null alone needs none
 * @param isShared whether references may lead to other objects
 */
record KeyElements(Elements elements, boolean haveIdentity, boolean isShared) implements Elements {

    @Override
    public Alternatives types() {
        return elements.types();
    }

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object[] keys, int count) {
        note(writer, keys, count);
        return elements.write(writer, bytes, at, keys, count);
    }

    private void note(FusedWriter writer, @Nullable Object[] keys, int count) {
        for (int i = 0; i < count && haveIdentity; i++) {
            if (keys[i] != null) {
                writer.noteKeys();
                return;
            }
        }
    }

    @Override
    public void requireDistinct(FusedWriter writer, @Nullable Object[] keys, int count) {
        note(writer, keys, count);
        elements.requireDistinct(writer, keys, count);
    }

    @Override
    public @Nullable FusedValue one(@Nullable Object[] keys, int count) {
        return elements.one(keys, count);
    }

    @Override
    public int writeElement(
            FusedWriter writer, byte[] bytes, int at, int mode, @Nullable FusedValue one, @Nullable Object key) {
        return elements.writeElement(writer, bytes, at, mode, one, key);
    }

    @Override
    public void read(FusedReader reader, Collection<@Nullable Object> target, int count) {
        if (count == 0) {
            return;
        }
        if (!isShared) {
            reader.noteKeys();
            elements.read(reader, target, count);
            return;
        }
        int mode = Elements.readMode(reader);
        FusedValue one = readType(reader, mode);
        if (mode == Tags.ONE_BARE && one != null) {
            one.readElements(reader, target, count, true);
            return;
        }
        for (int i = 0; i < count; i++) {
            target.add(readElement(reader, mode, one));
        }
    }

    @Override
    public @Nullable FusedValue readType(FusedReader reader, int mode) {
        return elements.readType(reader, mode);
    }

    @Override
    public @Nullable Object readElement(FusedReader reader, int mode, @Nullable FusedValue one) {
        if (haveIdentity) {
            reader.noteKeys();
        }
        Object key = elements.readElement(reader, mode, one);
        if (isShared && key != null) {
            types().of(key.getClass());
        }
        return key;
    }
}
