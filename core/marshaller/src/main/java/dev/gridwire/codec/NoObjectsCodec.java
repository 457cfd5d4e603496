// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.model.EscapedNames;

/** Stands for interfaces and abstract classes, which payloads name only as components of arrays. */
public final class NoObjectsCodec extends Codec {

    /** Makes the codec of a class that arrays name and that has no objects. */
    public NoObjectsCodec(Class<?> type, TypeName name) {
        super(type, name, Identity.NONE);
    }

    @Override
    public void writeBody(GraphWriter writer, Object value) {
        throw new IllegalStateException("there are no such objects: class=" + EscapedNames.of(type().getName()));
    }

    @Override
    public Object readBody(GraphReader reader) {
        throw reader.in().malformed("there are no objects of exactly this type: type=" + type().getName());
    }
}
