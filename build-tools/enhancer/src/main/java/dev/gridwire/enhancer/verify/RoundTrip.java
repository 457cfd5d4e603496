// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.verify;

import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.Mechanism.Library;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import org.jspecify.annotations.Nullable;

/** Writes objects and reads them back, with Java serialization or the Hazelcast of the user's class path. */
final class RoundTrip implements AutoCloseable {

    private final ClassLoader loader;
    private @Nullable HazelcastService service;

    RoundTrip(ClassLoader loader) {
        this.loader = loader;
    }

    /**
     * The object that came back.
     *
     * @param byteCount the size of its bytes
     */
    record Result(Object object, int byteCount) {}

    /** Whether the class path has a library that can do it. */
    boolean isPossible(Mechanism mechanism) {
        return mechanism.library() == Library.JAVA
                || mechanism.library() == Library.HAZELCAST && HazelcastService.isThere(loader);
    }

    Result of(Mechanism mechanism, Object object) throws IOException, ReflectiveOperationException {
        if (mechanism.library() == Library.JAVA) {
            return java(object);
        }
        HazelcastService started = service;
        if (started == null) {
            started = HazelcastService.start(loader);
            service = started;
        }
        return started.roundTrip(object);
    }

    private Result java(Object object) throws IOException, ClassNotFoundException {
        byte[] bytes = javaBytes(object);
        try (JavaInput stream = new JavaInput(bytes, loader)) {
            return new Result(stream.readObject(), bytes.length);
        }
    }

    static byte[] javaBytes(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream stream = new ObjectOutputStream(bytes)) {
            stream.writeObject(object);
        }
        return bytes.toByteArray();
    }

    @Override
    public void close() throws ReflectiveOperationException {
        HazelcastService started = service;
        if (started != null) {
            started.stop();
        }
    }
}
