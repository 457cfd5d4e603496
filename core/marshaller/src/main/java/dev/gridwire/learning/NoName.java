// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;

/** The name of a type that payloads do not name. */
record NoName(boolean hasIdentity) implements FusedType {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at) {
        throw GuardFailed.instance();
    }

    @Override
    public boolean matches(FusedReader reader, long tag) {
        return false;
    }
}
