// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import dev.gridwire.Marshaller;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Gridwire's marshaller. For any number of threads. */
public record GridwireCodec(Marshaller marshaller) implements ObjectCodec {

    /** Registers the classes. */
    public GridwireCodec(List<Class<?>> types) {
        this(MeasuredMarshallers.of(types));
    }

    @Override
    public byte[] write(Object value) {
        return marshaller.marshal(value);
    }

    @Override
    public @Nullable Object read(byte[] bytes) {
        return marshaller.unmarshal(bytes);
    }
}
