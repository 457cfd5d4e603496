// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.error.MismatchedShapeException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import org.jspecify.annotations.Nullable;

/** A stream of Java serialization, for readers that do not know Gridwire yet. */
public final class WrittenStream {

    private WrittenStream() {}

    /**
     * Writes a value.
     *
     * @throws MismatchedShapeException if Java serialization cannot; the message names the class that is to blame
     */
    public static byte[] of(@Nullable Object value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream stream = new ObjectOutputStream(bytes)) {
            stream.writeObject(value);
        } catch (IOException | RuntimeException e) {
            String name = value == null ? "none" : value.getClass().getName();
            MismatchedShapeException refusal = new MismatchedShapeException("Java serialization cannot write the value: class="
                    + name + ", cause=" + e + "; let Gridwire write, or make the class Serializable");
            refusal.initCause(e);
            throw refusal;
        }
        return bytes.toByteArray();
    }
}
