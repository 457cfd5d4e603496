// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedWriter;
import org.jspecify.annotations.Nullable;

/** Reads a slot of another state of a class. Never writes. */
interface ReadSlot extends FusedSlot {

    @Override
    default int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object value) {
        throw new IllegalStateException("a slot of another state of the class is only read");
    }
}
