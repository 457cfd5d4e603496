// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Body;
import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.TypeName;

/**
 * Writes and reads records that have {@code writeReplace} or {@code readResolve}. Records have no other hooks (Java Object
 * Serialization Specification 1.13).
 */
public final class RecordCodec extends HookedCodec {

    private final Body body;

    private RecordCodec(Class<?> type, TypeName name, Replacing replacing, Body body) {
        super(type, name, replacing);
        this.body = body;
    }

    /** Makes the codec of a record that has {@code writeReplace} or {@code readResolve}. */
    public static Codec of(Class<?> type, TypeName name, Replacing replacing, Body body) {
        return new RecordCodec(type, name, replacing, body);
    }

    @Override
    public boolean mayHaveUnknownFields() {
        return true;
    }

    Body body() {
        return body;
    }

    @Override
    public boolean looksIntoParts() {
        return true;
    }

    @Override
    public boolean hashesContent() {
        return true;
    }

    @Override
    public void writeBody(GraphWriter writer, Object value) {
        writer.beginParts(true);
        if (writer.isChecked()) {
            writer.writeKept(value);
        }
        write(writer, value);
        writer.endParts(true);
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        body.write(writer, value);
    }

    @Override
    public Object read(GraphReader reader, int handle) {
        return body.read(reader);
    }
}
