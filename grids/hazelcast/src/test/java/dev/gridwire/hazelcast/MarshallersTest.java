// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.internal.serialization.impl.HeapData;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Classes of several loaders, and objects that serialize while they are serialized. */
@Tag("core")
class MarshallersTest {

    /** As an application server would load an application again. */
    private static final class Redeployed extends ClassLoader {

        private final String only;

        Redeployed(String only) {
            super(MarshallersTest.class.getClassLoader());
            this.only = only;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals(only)) {
                return super.loadClass(name, resolve);
            }
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : define(name);
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }

        Object make(int number) throws ReflectiveOperationException {
            return loadClass(only).getConstructor(int.class).newInstance(number);
        }
    }

    private static InternalSerializationService service(GridwireSerializer serializer, ClassLoader loader) {
        SerializationConfig config = new SerializationConfig().addSerializerConfig(
                new SerializerConfig().setTypeClass(Object.class).setImplementation(serializer));
        return new DefaultSerializationServiceBuilder().setConfig(config).setClassLoader(loader).build();
    }

    private static GridwireSerializer serializer() {
        return new GridwireSerializer(
                GridwireSerializer.TYPE_ID, builder -> builder.allowPackage(MarshallersTest.class.getPackageName()));
    }

    @Test
    void aClassIsFoundByTheLoaderThatTheGridNames() throws Exception {
        GridwireSerializer serializer = serializer();
        for (int i = 0; i < 20; i++) {
            Redeployed loader = new Redeployed(ReloadedValue.class.getName());
            InternalSerializationService service = service(serializer, loader);
            Object value = loader.make(i);

            Object read = service.toObject(service.toData(value));

            assertThat(read.getClass()).isSameAs(value.getClass()).isNotSameAs(ReloadedValue.class);
            assertThat(read).hasToString("value " + i);
        }
    }

    @Test
    void bytesOfOneLoadersClassAreReadAsAnothers() throws Exception {
        GridwireSerializer serializer = serializer();
        Redeployed first = new Redeployed(ReloadedValue.class.getName());
        Redeployed second = new Redeployed(ReloadedValue.class.getName());
        Data data = service(serializer, first).toData(first.make(1));

        Object read = service(serializer, second).toObject(data);
        ReloadedValue here = service(serializer, null).toObject(data);

        assertThat(read.getClass().getClassLoader()).isSameAs(second);
        assertThat(here).hasToString("value 1");
    }

    @Test
    void itsWorkIsCountedForAllLoaders() throws Exception {
        GridwireSerializer serializer = serializer();
        Redeployed loader = new Redeployed(ReloadedValue.class.getName());
        service(serializer, loader).toData(loader.make(1));
        service(serializer, null).toData(new ReloadedValue(1));

        assertThat(serializer.statistics().types()).singleElement()
                .satisfies(type -> assertThat(type.written()).isEqualTo(2));
    }

    /** Asks the grid inside of its own writing and reading, as a class that holds a reference to it may. */
    static final class Nested implements Serializable {
        private static final long serialVersionUID = 1L;
        private static InternalSerializationService service;
        private final int depth;
        private transient List<Object> seen = new ArrayList<>();

        Nested(int depth) {
            this.depth = depth;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeObject(depth == 0 ? new byte[0] : service.toData(new Nested(depth - 1)).toByteArray());
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            byte[] inner = (byte[]) in.readObject();
            seen = new ArrayList<>();
            if (inner.length > 0) {
                seen.add(service.toObject(new HeapData(inner)));
            }
        }

        int levels() {
            return seen.isEmpty() ? 1 : 1 + ((Nested) seen.get(0)).levels();
        }
    }

    @Test
    void anObjectMaySerializeOthersInItsOwnHooks() {
        Nested.service = service(serializer(), null);
        for (int i = 0; i < 500; i++) {
            Nested read = Nested.service.toObject(Nested.service.toData(new Nested(5)));
            assertThat(read.levels()).isEqualTo(6);
        }
    }
}
