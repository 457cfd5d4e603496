// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.wire.PrimitiveForm;

/** A slot that holds a primitive, where the class has none of this type here. */
record PrimitiveSlot(PrimitiveForm form) implements ReadSlot {

    @Override
    public Object read(FusedReader reader) {
        return form.read(reader.in());
    }
}
