// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.verify;

import dev.gridwire.enhancer.Mechanism;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/** Writes objects and reads them back, with Java's serialization or the Hazelcast of the user's class path. */
final class RoundTrip implements AutoCloseable {

    private static final String BUILDER = "com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder";

    private final ClassLoader loader;
    private @Nullable Object service;

    RoundTrip(ClassLoader loader) {
        this.loader = loader;
    }

    /**
     * What came back.
     *
     * @param byteCount in between
     */
    record Result(Object object, int byteCount) {}

    /** Whether there is something on the class path that can do it. */
    boolean isPossible(Mechanism mechanism) {
        return mechanism == Mechanism.EXTERNALIZABLE || mechanism != Mechanism.NATIVE && hasHazelcast();
    }

    private boolean hasHazelcast() {
        return loader.getResource(BUILDER.replace('.', '/') + ".class") != null;
    }

    Result of(Mechanism mechanism, Object object) throws IOException, ReflectiveOperationException {
        return mechanism == Mechanism.EXTERNALIZABLE ? java(object) : hazelcast(object);
    }

    private Result java(Object object) throws IOException, ClassNotFoundException {
        byte[] bytes = javaBytes(object);
        try (ObjectInputStream stream = new ObjectInputStream(new ByteArrayInputStream(bytes)) {
            @Override
            protected Class<?> resolveClass(ObjectStreamClass description) throws IOException, ClassNotFoundException {
                try {
                    return Class.forName(description.getName(), false, loader);
                } catch (ClassNotFoundException e) {
                    return super.resolveClass(description);
                }
            }
        }) {
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

    private Result hazelcast(Object object) throws ReflectiveOperationException {
        Object serialization = service();
        Object data = method(serialization, "toData").invoke(serialization, object);
        byte[] bytes = (byte[]) data.getClass().getMethod("toByteArray").invoke(data);
        return new Result(method(serialization, "toObject").invoke(serialization, data), bytes.length);
    }

    private static Method method(Object owner, String name) throws NoSuchMethodException {
        Method method = owner.getClass().getMethod(name, Object.class);
        method.setAccessible(true);
        return method;
    }

    private Object service() throws ReflectiveOperationException {
        Object made = service;
        if (made == null) {
            Class<?> type = Class.forName(BUILDER, true, loader);
            Object builder = type.getConstructor().newInstance();
            type.getMethod("setClassLoader", ClassLoader.class).invoke(builder, loader);
            made = type.getMethod("build").invoke(builder);
            service = made;
        }
        return made;
    }

    @Override
    public void close() throws ReflectiveOperationException {
        Object made = service;
        if (made != null) {
            Method dispose = made.getClass().getMethod("dispose");
            dispose.setAccessible(true);
            dispose.invoke(made);
        }
    }
}
