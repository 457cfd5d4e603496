// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;

/** For objects that refer to no others. Each takes at least one byte, so that a count of them can be checked. */
abstract non-sealed class LeafCodec extends Codec {

    LeafCodec(Class<?> type, TypeName name, Identity identity) {
        super(type, name, identity);
    }

    abstract void write(WireOutput out, Object value);

    abstract Object read(WireInput in);

    @Override
    final void writeBody(GraphWriter writer, Object value) {
        write(writer.out(), value);
    }

    @Override
    final Object readBody(GraphReader reader) {
        return Leaves.read(this, reader.in());
    }
}
