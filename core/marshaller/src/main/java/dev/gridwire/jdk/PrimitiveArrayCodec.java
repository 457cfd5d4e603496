// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.wire.PrimitiveForm;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;

/** Writes and reads arrays of primitives. */
public final class PrimitiveArrayCodec extends LeafCodec {

    private final PrimitiveForm element;

    PrimitiveArrayCodec(Class<?> type, TypeName name) {
        super(type, name, Identity.KEPT);
        this.element = PrimitiveForm.of(PrimitiveType.ofDescriptor(type.descriptorString().charAt(1)));
    }

    @Override
    public void write(WireOutput out, Object value) {
        element.writeArray(out, value);
    }

    @Override
    public Object read(WireInput in) {
        Object array = element.readArray(in);
        if (array == null) {
            throw in.malformed("a new array is null");
        }
        return array;
    }
}
