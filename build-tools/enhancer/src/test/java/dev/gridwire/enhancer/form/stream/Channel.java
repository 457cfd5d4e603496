// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.internal.serialization.impl.HeapData;
import dev.gridwire.enhancer.form.ClassForm;
import dev.gridwire.enhancer.form.Mechanism;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;

/** The real way of objects of a form through bytes. */
interface Channel {

    byte[] write(Object object) throws Exception;

    Object read(byte[] bytes) throws Exception;

    /** The channel of a form, whose classes a loader has. */
    static Channel of(ClassForm form, ClassLoader loader) {
        return form.mechanism() == Mechanism.EXTERNALIZABLE ? new Java(loader) : new Grid(loader);
    }

    /** Java's object streams. */
    record Java(ClassLoader loader) implements Channel {
        @Override
        public byte[] write(Object object) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(object);
            }
            return bytes.toByteArray();
        }

        @Override
        public Object read(byte[] bytes) throws IOException, ClassNotFoundException {
            try (ObjectInputStream in = new LoaderStream(new ByteArrayInputStream(bytes), loader)) {
                return in.readObject();
            }
        }
    }

    /** Finds classes in a loader. */
    final class LoaderStream extends ObjectInputStream {
        private final ClassLoader loader;

        LoaderStream(InputStream in, ClassLoader loader) throws IOException {
            super(in);
            this.loader = loader;
        }

        @Override
        protected Class<?> resolveClass(ObjectStreamClass description) throws IOException, ClassNotFoundException {
            try {
                return Class.forName(description.getName(), false, loader);
            } catch (ClassNotFoundException e) {
                return super.resolveClass(description);
            }
        }
    }

    /** Hazelcast's serialization service. */
    final class Grid implements Channel {
        private final InternalSerializationService service;

        Grid(ClassLoader loader) {
            SerializationConfig config = new SerializationConfig();
            try {
                Class<?> type = loader.loadClass(
                        ContractTest.ZOO + ".GridwireFactory" + Formation.FACTORY_ID);
                type.getMethod("register", SerializationConfig.class).invoke(null, config);
            } catch (ClassNotFoundException e) {
                // Objects that are found by name have no factory.
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
            service = new DefaultSerializationServiceBuilder().setConfig(config).setClassLoader(loader).build();
        }

        InternalSerializationService service() {
            return service;
        }

        @Override
        public byte[] write(Object object) {
            return service.<Data>toData(object).toByteArray();
        }

        @Override
        public Object read(byte[] bytes) {
            return service.toObject(new HeapData(bytes));
        }
    }
}
