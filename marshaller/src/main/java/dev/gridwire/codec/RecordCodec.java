// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

/** Records that are replaced or resolved; they have no other hooks (Java Object Serialization Specification 1.13). */
final class RecordCodec extends HookedCodec {

    private final Body body;

    RecordCodec(Class<?> type, TypeName name, Replacing replacing, Body body) {
        super(type, name, replacing);
        this.body = body;
    }

    Body body() {
        return body;
    }

    @Override
    boolean looksIntoParts() {
        return true;
    }

    @Override
    boolean hashesContent() {
        return true;
    }

    @Override
    void writeBody(GraphWriter writer, Object value) {
        writer.beginParts(true);
        if (writer.isCareful()) {
            writer.writeKept(value);
        }
        write(writer, value);
        writer.endParts(true);
    }

    @Override
    void write(GraphWriter writer, Object value) {
        body.write(writer, value);
    }

    @Override
    Object read(GraphReader reader, int handle) {
        return body.read(reader);
    }
}
