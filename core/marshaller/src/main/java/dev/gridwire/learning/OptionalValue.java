// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.wire.Packed;
import dev.gridwire.wire.Tags;
import java.util.Optional;

/** Writes and reads an Optional: no element or one. */
record OptionalValue(FusedType type, FusedElements content) implements ContainerValue {

    @Override
    public Class<?> javaClass() {
        return Optional.class;
    }

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, Object value) {
        Object held = ((Optional<?>) value).orElse(null);
        int next = Packed.put(bytes, at, held != null);
        if (held == null) {
            return next;
        }
        bytes[next] = Tags.EACH_NAMED;
        return content.types().writeNamed(writer, bytes, next + 1, held);
    }

    @Override
    public Object read(FusedReader reader) {
        int count = reader.readCount(1);
        if (count == 0) {
            return Optional.empty();
        }
        int mode = FusedElements.readMode(reader);
        Object held = count == 1 ? content.readElement(reader, mode, content.readType(reader, mode)) : null;
        if (held == null) {
            throw GuardFailed.instance();
        }
        return Optional.of(held);
    }
}
