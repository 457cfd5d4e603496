// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.FilledCodec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.TypeName;

/** Prints arrays of references. */
final class ArrayShape extends FilledCodec implements Shape {

    private final ReferenceSlot slot;
    private final String declared;
    private final WireType wireType;
    private final Walk walk;

    ArrayShape(Codec component, ReferenceSlot slot, Walk walk) {
        super(Node.class, new TypeName.ArrayOf(component, TypeName.UNKNOWN_PLACE));
        WireType element = WireTypes.of(component);
        this.slot = slot;
        this.declared = element.descriptors().get(0);
        this.wireType = element.array();
        this.walk = walk;
    }

    @Override
    public WireType wireType() {
        return wireType;
    }

    @Override
    public void writeHead(GraphWriter writer, Object value) {
        throw Shape.isWritten();
    }

    @Override
    public void writeContent(GraphWriter writer, Object value) {
        throw Shape.isWritten();
    }

    @Override
    public Object make(GraphReader reader, int expectedSize) {
        boolean later = walk.isLater();
        Line line = walk.line(wireType, reader.handle());
        int length = reader.pending().readCount(1);
        Line shown = line.with(", length " + length);
        walk.tree().print(later ? shown.later() : shown);
        return new Node(this, wireType, reader.handle(), length, later);
    }

    @Override
    public void fill(GraphReader reader, Object made) {
        Node node = (Node) made;
        if (node.isLater()) {
            walk.tree().print(walk.deferred(node));
        }
        for (int i = 0; i < node.length(); i++) {
            walk.tree().enter("[" + i + "]");
            reader.pending().element();
            walk.slot(reader, slot, declared);
            walk.tree().leave();
        }
    }
}
