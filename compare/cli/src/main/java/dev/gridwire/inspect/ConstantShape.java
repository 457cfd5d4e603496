// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import java.util.List;

/** Prints the constants of an enum. */
final class ConstantShape extends LeafCodec implements Shape {

    private final List<String> constants;
    private final WireType wireType;
    private final Walk walk;

    ConstantShape(TypeName name, Layout layout, Walk walk) {
        super(Node.class, name, Identity.ONE);
        this.constants = layout.enumConstants();
        this.wireType = WireType.of(layout);
        this.walk = walk;
    }

    @Override
    public WireType wireType() {
        return wireType;
    }

    @Override
    public void write(WireOutput out, Object value) {
        throw Shape.isWritten();
    }

    @Override
    public Object read(WireInput in) {
        print(in.readVarint());
        return new Node(this, wireType, -1);
    }

    /** Prints a constant; the bytes hold its index plus one. */
    void print(long index) {
        if (index <= 0 || index > constants.size()) {
            throw walk.in().malformed("the enum has no such constant: enum=" + wireType.text() + ", index=" + (index - 1));
        }
        String name = constants.get((int) index - 1);
        Line line = walk.line(wireType, -1);
        walk.tree().print(new Line(
                line.offset(), line.type(), line.naming(), -1, false, false, "", new Leaf(EscapedNames.of(name), name)));
    }
}
