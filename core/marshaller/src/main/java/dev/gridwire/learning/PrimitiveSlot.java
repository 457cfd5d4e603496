// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.wire.PrimitiveForm;

/** Reads a slot that holds a primitive, if the local class has no slot of that type. */
record PrimitiveSlot(PrimitiveForm form) implements ReadSlot {

    @Override
    public Object read(FusedReader reader) {
        return form.read(reader.in());
    }
}
