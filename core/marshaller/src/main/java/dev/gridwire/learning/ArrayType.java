// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.wire.Tags;

/** The name of an array of references, which consists of its component's name. */
record ArrayType(FusedType component) implements FusedType {

    @Override
    public boolean hasIdentity() {
        return true;
    }

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at) {
        bytes[at] = Tags.FIRST_TYPE + Tags.ARRAY_TYPE;
        return component.write(writer, bytes, at + 1);
    }

    @Override
    public boolean matches(FusedReader reader, long tag) {
        if (tag != Tags.FIRST_TYPE + Tags.ARRAY_TYPE) {
            return false;
        }
        if (!component.matches(reader, reader.in().readShortVarint())) {
            throw GuardFailed.instance();
        }
        return true;
    }
}
