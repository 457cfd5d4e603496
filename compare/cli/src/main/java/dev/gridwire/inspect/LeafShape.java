// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import java.util.function.IntSupplier;

/** Prints values of the JDK that refer to no other values. */
final class LeafShape extends LeafCodec implements Shape {

    private final JdkType jdkType;
    private final WireType wireType;
    private final Walk walk;
    private final IntSupplier nextHandle;

    LeafShape(JdkType jdkType, Walk walk, IntSupplier nextHandle) {
        super(Node.class, new TypeName.Numbered(jdkType), WireType.hasIdentity(jdkType) ? Identity.KEPT : Identity.NONE);
        this.jdkType = jdkType;
        this.wireType = WireType.of(jdkType);
        this.walk = walk;
        this.nextHandle = nextHandle;
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
        int handle = hasIdentity() ? nextHandle.getAsInt() : -1;
        Line line = walk.line(wireType, handle);
        Leaf leaf = leaf(in);
        String note = jdkType.family() == JdkType.Family.ARRAY_LEAF ? ", " : "";
        walk.tree().print(new Line(line.offset(), line.type(), line.naming(), handle, false, false, note, leaf));
        return new Node(this, wireType, handle);
    }

    private Leaf leaf(WireInput in) {
        int at = in.offset();
        try {
            return Leaves.read(jdkType, in);
        } catch (MalformedBytesException e) {
            throw e;
        } catch (RuntimeException e) {
            // The JDK's factories use many exceptions for values out of range.
            String rule = "this is no value of its type: type=" + jdkType + ", exception=" + e.getClass().getName();
            throw new MalformedBytesException(rule, at);
        }
    }
}
