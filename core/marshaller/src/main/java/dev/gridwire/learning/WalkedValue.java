// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.Codec;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.graph.Part;
import dev.gridwire.graph.PartReader;
import dev.gridwire.graph.PartWriter;

/** Leaves objects of a class with hooks, or of a rare type of the JDK, to the general walk. */
record WalkedValue(Class<?> javaClass, FusedType type, Codec codec, Part part) implements ContainerValue {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, Object value) {
        return ((PartWriter) writer.walk()).write(writer, bytes, at, part, codec, value);
    }

    @Override
    public Object read(FusedReader reader) {
        return ((PartReader) reader.walk()).read(reader, part, codec);
    }
}
