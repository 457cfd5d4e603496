// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.graph.Part;
import dev.gridwire.graph.PartReader;
import dev.gridwire.graph.PartWriter;

/**
 * Leaves objects that others replace in the bytes to the general walk. Only their hooks know the replacements' types, so reading
 * accepts any type. Thus it is the last alternative in its place.
 *
 * @param slot the place, which may declare the type of a replacement
 */
record ReplacedValue(Class<?> javaClass, Codec codec, ReferenceSlot slot, Part part) implements ContainerValue {

    @Override
    public FusedType type() {
        return ReplacedType.INSTANCE;
    }

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, Object value) {
        return ((PartWriter) writer.walk()).writeReplaced(writer, bytes, at, part, codec, value, slot);
    }

    @Override
    public Object read(FusedReader reader) {
        return ((PartReader) reader.walk()).readAny(reader, part, slot);
    }
}
