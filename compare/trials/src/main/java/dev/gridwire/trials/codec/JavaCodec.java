// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Java serialization, with a stream for each object. Reads only what was written in this JVM or in one that it forked. */
public final class JavaCodec implements ObjectCodec {

    private final ByteArrayOutputStream buffer = new ByteArrayOutputStream();
    private final @Nullable ClassLoader loader;

    /** Finds classes by the loader of this class. */
    public JavaCodec() {
        this(null);
    }

    /** Finds classes by the given loader. */
    public JavaCodec(@Nullable ClassLoader loader) {
        this.loader = loader;
    }

    @Override
    public byte[] write(Object value) {
        buffer.reset();
        try (ObjectOutputStream out = new ObjectOutputStream(buffer)) {
            out.writeObject(value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return buffer.toByteArray();
    }

    @Override
    public Object read(byte[] bytes) {
        try (ObjectInputStream in = open(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("Bytes of another JVM were read: class=" + e.getMessage(), e);
        }
    }

    private ObjectInputStream open(InputStream bytes) throws IOException {
        return loader == null ? new ObjectInputStream(bytes) : new JavaCodecInput(bytes, loader);
    }
}
