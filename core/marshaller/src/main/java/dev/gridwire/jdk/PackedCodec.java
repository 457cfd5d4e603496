// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.packing.Packing;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;

/** Writes and reads values by a packing alone. */
public final class PackedCodec extends LeafCodec {

    private final Packing packing;

    PackedCodec(Class<?> type, TypeName name, Identity identity, Packing packing) {
        super(type, name, identity);
        this.packing = packing;
    }

    @Override
    public void write(WireOutput out, Object value) {
        byte[] bytes = out.room(packing.mostBytes(value));
        out.moveTo(packing.put(bytes, out.position(), value));
    }

    @Override
    public Object read(WireInput in) {
        return packing.read(in);
    }

    @Override
    public Packing packing() {
        return packing;
    }
}
