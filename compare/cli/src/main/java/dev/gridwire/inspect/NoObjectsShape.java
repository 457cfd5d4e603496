// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.TypeName;

/** Represents an interface or an abstract class as the component of an array. */
final class NoObjectsShape extends Codec implements Shape {

    private final WireType wireType;

    private NoObjectsShape(TypeName name, WireType wireType) {
        super(Node.class, name, Identity.NONE);
        this.wireType = wireType;
    }

    static NoObjectsShape of(String className) {
        TypeName name = new TypeName.Named(className, -1, 0, TypeName.UNKNOWN_PLACE, null);
        return new NoObjectsShape(name, WireType.of(className));
    }

    @Override
    public WireType wireType() {
        return wireType;
    }

    @Override
    public void writeBody(GraphWriter writer, Object value) {
        throw Shape.isWritten();
    }

    @Override
    public Object readBody(GraphReader reader) {
        throw reader.in().malformed("there are no objects of exactly this type: type=" + wireType.text());
    }
}
