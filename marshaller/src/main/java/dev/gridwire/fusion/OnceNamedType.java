// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fusion;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.wire.Packed;

/**
 * A class of the user's in graphs that name no class twice, so that nobody asks for its place.
 *
 * @param word the name, if it is of at most eight bytes
 * @param byteCount of the word; 0 if the name is longer
 */
record OnceNamedType(NamedType name, boolean hasIdentity, long word, int byteCount) implements FusedType {

    static OnceNamedType of(NamedType name) {
        byte[] bytes = name.lastingName();
        boolean isWord = bytes.length > 0 && bytes.length <= Long.BYTES;
        return new OnceNamedType(name, name.hasIdentity(), isWord ? Packed.word(bytes) : 0, isWord ? bytes.length : 0);
    }

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at) {
        return byteCount == 0 ? name.writeFull(bytes, at) : Packed.putWord(bytes, at, word, byteCount);
    }

    @Override
    public boolean matches(FusedReader reader, long tag) {
        return name.isFull(reader, tag);
    }
}
