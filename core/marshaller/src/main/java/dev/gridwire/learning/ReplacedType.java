// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;

/** The name of objects that others replace in the bytes. The general walk writes and reads it with the replacement. */
enum ReplacedType implements FusedType {
    /** The only one. */
    INSTANCE;

    /** Returns whether a value has this name, so that a container must not name its type for all elements. */
    static boolean isOf(FusedValue value) {
        return value.type() == INSTANCE;
    }

    @Override
    public boolean hasIdentity() {
        return false;
    }

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at) {
        return at;
    }

    @Override
    public boolean matches(FusedReader reader, long tag) {
        reader.leave(tag);
        return true;
    }
}
