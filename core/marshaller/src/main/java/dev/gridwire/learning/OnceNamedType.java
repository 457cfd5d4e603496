// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;

/** The name of a user class in graphs that name no class twice, so that its place is never needed. */
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
