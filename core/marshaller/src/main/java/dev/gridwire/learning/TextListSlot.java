// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.fused.Guards;
import dev.gridwire.fused.IdentityHash;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireStrings;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads a slot in which ArrayLists of strings were seen. Strings have no identity, so the list is read without a copy.
 * If another thread changes the list, each string is written in the state met, or the guard fails.
 *
 * @param type the name of ArrayList
 * @param isTracked whether a second reference could lead to a list
 * @param element the name of String
 * @param isMixed whether some strings beyond Latin-1 were seen in the lists
 */
record TextListSlot(FusedType type, boolean isTracked, FusedType element, boolean isMixed) implements FusedSlot {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object object) {
        if (object == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        Guards.exactly(ArrayList.class, object);
        if (isTracked) {
            writer.requireNew(object, IdentityHash.OF_SYSTEM);
        }
        ArrayList<?> list = (ArrayList<?>) object;
        int count = list.size();
        int next = writer.count(bytes, type.write(writer, bytes, at), count);
        if (count > 1) {
            return writeBare(writer, bytes, next, list, count);
        }
        return count == 0 ? next : writeOne(writer, bytes, next, list.get(0));
    }

    private int writeOne(FusedWriter writer, byte[] bytes, int at, @Nullable Object text) {
        bytes[at] = Tags.EACH_NAMED;
        if (text == null) {
            bytes[at + 1] = Tags.NULL;
            return at + 2;
        }
        return put(bytes, element.write(writer, bytes, at + 1), (String) text);
    }

    private int put(byte[] bytes, int at, String text) {
        return isMixed ? WireStrings.putMixed(bytes, at, text) : WireStrings.put(bytes, at, text);
    }

    private int writeBare(FusedWriter writer, byte[] bytes, int at, ArrayList<?> list, int count) {
        bytes[at] = Tags.ONE_BARE;
        int next = element.write(writer, bytes, at + 1);
        for (int i = 0; i < count; i++) {
            Object text = list.get(i);
            if (text == null) {
                return writeWithNulls(writer, bytes, at, list, count);
            }
            next = put(bytes, next, (String) text);
        }
        if (list.size() != count) {
            throw GuardFailed.instance();
        }
        return next;
    }

    /** Writes a list with nulls. A list of nulls only names no type; the general walk handles it. */
    private int writeWithNulls(FusedWriter writer, byte[] bytes, int at, ArrayList<?> list, int count) {
        bytes[at] = Tags.ONE_TYPE;
        int next = element.write(writer, bytes, at + 1);
        int nulls = 0;
        for (int i = 0; i < count; i++) {
            Object text = list.get(i);
            bytes[next++] = (byte) (text == null ? Tags.NULL : Tags.SAME_NEW);
            if (text == null) {
                nulls++;
            } else {
                next = put(bytes, next, (String) text);
            }
        }
        if (nulls == 0 || nulls == count || list.size() != count) {
            throw GuardFailed.instance();
        }
        return next;
    }

    @Override
    public @Nullable Object read(FusedReader reader) {
        int count = FusedElements.readHead(reader, type, Tags.ONE_BARE);
        if (count == 0) {
            return readOther(reader);
        }
        if (!element.matches(reader, reader.in().readShortVarint())) {
            throw GuardFailed.instance();
        }
        reader.beginElements(count);
        ArrayList<@Nullable Object> made = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            made.add(WireStrings.readRequired(reader.in()));
        }
        return made;
    }

    /** Reads null, an empty list, and anything else that does not begin like nearly all lists. */
    private @Nullable Object readOther(FusedReader reader) {
        long tag = reader.in().readShortVarint();
        if (tag == Tags.NULL) {
            return null;
        }
        if (!type.matches(reader, tag)) {
            throw GuardFailed.instance();
        }
        int count = reader.readCount(1);
        ArrayList<@Nullable Object> made = new ArrayList<>(count);
        if (count > 0) {
            reader.beginElements(count);
            read(reader, made, count, mode(reader));
        }
        return made;
    }

    private static int mode(FusedReader reader) {
        int mode = reader.in().readByte();
        if (mode < Tags.EACH_NAMED || mode > Tags.ONE_TYPE) {
            throw GuardFailed.instance();
        }
        return mode;
    }

    private void read(FusedReader reader, ArrayList<@Nullable Object> made, int count, int mode) {
        long tag = reader.in().readShortVarint();
        if (mode == Tags.EACH_NAMED && count == 1 && tag == Tags.NULL) {
            made.add(null);
            return;
        }
        if (!element.matches(reader, tag) || mode == Tags.EACH_NAMED && count > 1) {
            throw GuardFailed.instance();
        }
        WireInput in = reader.in();
        // There is one loop for each form, since the compiler does not always split a loop into two.
        if (mode == Tags.ONE_TYPE) {
            for (int i = 0; i < count; i++) {
                made.add(reader.isNew() ? WireStrings.readRequired(in) : null);
            }
        } else {
            for (int i = 0; i < count; i++) {
                made.add(WireStrings.readRequired(in));
            }
        }
    }
}
