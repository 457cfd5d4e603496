// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.LocalSchema;
import dev.gridwire.codec.TypeName;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.wire.Packed;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireOutput;
import org.jspecify.annotations.Nullable;

/**
 * The name of a user class: an id or name in full the first time in a payload, and then its place.
 *
 * @param number the class's number in the marshaller
 * @param brief the name for readers that find the schema; begins with its tag
 * @param full the name with the schema; the same array as {@code brief} if payloads never carry it
 * @param local the schema; null if the class needs none
 * @param word the brief name, if it takes at most eight bytes
 * @param wordBytes the bytes in the word; 0 if the name is longer
 */
record NamedType(
        int number, boolean hasIdentity, byte[] brief, byte[] full, @Nullable LocalSchema local, long word, int wordBytes)
        implements FusedType {

    static NamedType of(TypeName.Named name, boolean hasIdentity, int byteLimit) {
        LocalSchema local = name.local();
        byte[] brief = bytes(name, null, byteLimit);
        byte[] full = local == null || local.isShared() ? brief : bytes(name, local, byteLimit);
        boolean isWord = brief.length <= Long.BYTES;
        return new NamedType(name.place(), hasIdentity, brief, full, local, isWord ? Packed.word(brief) : 0,
                isWord ? brief.length : 0);
    }

    /** Returns the name of a type that is only read, in the state that these bytes name. */
    static NamedType read(int number, boolean hasIdentity, byte[] name) {
        boolean isWord = name.length <= Long.BYTES;
        return new NamedType(number, hasIdentity, name, name, null, isWord ? Packed.word(name) : 0, isWord ? name.length : 0);
    }

    private static byte[] bytes(TypeName.Named name, @Nullable LocalSchema carried, int byteLimit) {
        WireOutput out = new WireOutput(byteLimit);
        if (carried == null) {
            name.write(out);
        } else {
            name.writeWith(carried.description(), out);
        }
        return out.toByteArray();
    }

    /** Returns the bytes of the schema that a payload may carry. */
    long carriedBytes() {
        if (brief[0] == Tags.CARRIED) {
            return brief.length;
        }
        return full == brief || local == null ? 0 : local.description().byteCount();
    }

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at) {
        int behind = writer.place(bytes, at, number);
        if (behind >= 0) {
            return behind;
        }
        writer.named(number);
        return writeFull(bytes, at);
    }

    /** Writes the name in full. */
    int writeFull(byte[] bytes, int at) {
        byte[] name = current();
        if (name == brief && wordBytes != 0) {
            return Packed.putWord(bytes, at, word, wordBytes);
        }
        System.arraycopy(name, 0, bytes, at, name.length);
        return at + name.length;
    }

    /** Returns the name to write. Once readers find the schema, payloads no longer carry it. */
    private byte[] current() {
        return full == brief || local == null || local.isShared() ? brief : full;
    }

    @Override
    public void named(FusedReader reader) {
        reader.named(number);
    }

    @Override
    public boolean matches(FusedReader reader, long tag) {
        if (tag >= Tags.FIRST_TYPE) {
            return reader.isAt(tag, number);
        }
        boolean found = isFull(reader, tag);
        if (found) {
            named(reader);
        }
        return found;
    }

    /** Reads the rest of the full name, if it is this type's. */
    boolean isFull(FusedReader reader, long tag) {
        if (tag == brief[0] && (wordBytes > 1 ? reader.skip(word >>> Byte.SIZE, wordBytes - 1) : reader.skip(brief, 1))) {
            return true;
        }
        return full != brief && tag == full[0] && reader.skip(full, 1);
    }
}
