// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import dev.gridwire.grid.GridCodec;
import io.micronaut.core.serialize.ObjectSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Serializes the values of Micronaut's Redis caches. It reads what Micronaut's own Java serialization wrote, too. */
public final class MicronautSerializer implements ObjectSerializer {

    private final GridCodec codec = GridCodec.asConfigured(MicronautSerializer.class, builder -> builder);

    @Override
    public void serialize(@Nullable Object value, OutputStream target) {
        try {
            target.write(codec.write(value));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public <T> Optional<T> deserialize(InputStream source, Class<T> type) {
        try {
            byte[] bytes = source.readAllBytes();
            return Optional.ofNullable(type.cast(codec.read(bytes, 0, bytes.length, null)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
