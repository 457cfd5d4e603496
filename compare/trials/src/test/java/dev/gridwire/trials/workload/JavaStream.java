// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;

/** Java's own streams, without a grid around them. */
public final class JavaStream {

    private JavaStream() {}

    /** Writes and reads a value. */
    public static Object copy(Object value) {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes(value)))) {
            return in.readObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    static byte[] bytes(Object value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
