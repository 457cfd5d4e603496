// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.ground.Refusal;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Tags;

/** Stands for the type of a root that exists before its bytes are read. */
final class GivenRoot extends Codec {

    private final Codec codec;
    private final Object target;

    private GivenRoot(Codec codec, Object target) {
        super(codec.type(), codec.name(), Identity.KEPT);
        this.codec = codec;
        this.target = target;
    }

    /** Reads the header, and then the root into an existing object. */
    static void read(KernelReader reader, Object target) {
        reader.begin(PayloadHeader.read(reader.in()));
        boolean hasUnknownFields = reader.in().skip(Tags.UNKNOWN_FIELDS);
        Codec codec = reader.readType();
        if (codec.type() != target.getClass()) {
            throw Refusal.shape(
                    "The payload's root is of another class than the object to fill: root=" + codec.type().getName() + ", object="
                            + target.getClass().getName(),
                    "let unmarshal make it, and look what it is");
        }
        reader.readNew(new GivenRoot(hasUnknownFields ? reader.typeReader().withUnknownFields(codec) : codec, target), false);
    }

    @Override
    public boolean hashesContent() {
        return codec.hashesContent();
    }

    @Override
    public void writeBody(GraphWriter writer, Object value) {
        throw new IllegalStateException("a root that is given is only read");
    }

    @Override
    public Object readBody(GraphReader reader) {
        codec.readInto(reader, target);
        return target;
    }
}
