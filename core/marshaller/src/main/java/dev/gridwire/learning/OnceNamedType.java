// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;

/** A class of the user's in graphs that name no class twice, so that nobody asks for its place. */
record OnceNamedType(NamedType name, boolean hasIdentity) implements FusedType {

    static OnceNamedType of(NamedType name) {
        return new OnceNamedType(name, name.hasIdentity());
    }

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at) {
        return name.writeFull(bytes, at);
    }

    @Override
    public boolean matches(FusedReader reader, long tag) {
        return name.isFull(reader, tag);
    }
}
