// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.ignite.IgniteCheckedException;
import org.apache.ignite.internal.marshaller.optimized.OptimizedMarshaller;
import org.apache.ignite.lang.IgnitePredicate;
import org.apache.ignite.marshaller.MarshallerContext;
import org.apache.ignite.marshaller.jdk.JdkMarshaller;
import org.jspecify.annotations.Nullable;

/** Ignite's optimized marshaller, which accesses fields by Unsafe and so needs the JDK opened. */
final class IgniteContestant implements GridMechanism {

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        ObjectCodec codec = new IgniteCodec();
        GridMechanism.register(config, workload, new CodecByteArraySerializer(typeId, () -> codec));
    }

    @Override
    public List<String> jvmFlags() {
        return List.of(
                "--add-opens=java.base/java.nio=ALL-UNNAMED",
                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                "--add-opens=java.base/java.util=ALL-UNNAMED");
    }

    @Override
    public Optional<String> refusal(Place place) {
        return place == Place.CODEC
                ? Optional.empty()
                : Optional.of("another grid's marshaller, measured as a codec only");
    }

    @Override
    public Optional<Class<? extends Exception>> documented() {
        return Optional.of(IgniteCheckedException.class);
    }

    /** The optimized marshaller with an in-memory table of class names instead of an Ignite cluster's. */
    private static final class IgniteCodec implements ObjectCodec {

        private final OptimizedMarshaller marshaller = new OptimizedMarshaller(true);
        private final ClassLoader loader = Thread.currentThread().getContextClassLoader();

        IgniteCodec() {
            marshaller.setContext(new IgniteClassNames());
        }

        @Override
        public byte[] write(Object value) {
            try {
                return marshaller.marshal(value);
            } catch (IgniteCheckedException e) {
                throw new HazelcastSerializationException(e);
            }
        }

        @Override
        public Object read(byte[] bytes) {
            try {
                return marshaller.unmarshal(bytes, loader);
            } catch (IgniteCheckedException e) {
                throw new HazelcastSerializationException(e);
            }
        }
    }

    /** Maps the numbers that the optimized marshaller writes to class names. */
    @SuppressWarnings("deprecation") // the interface leaves a deprecated method abstract
    private static final class IgniteClassNames implements MarshallerContext {

        /** Shared by all, as in a cluster. */
        private static final Map<Integer, String> NAMES = new ConcurrentHashMap<>();

        private final JdkMarshaller jdkMarshaller = new JdkMarshaller();

        @Override
        public boolean registerClassName(byte platform, int typeId, String name) {
            return name.equals(NAMES.merge(typeId, name, (old, ignored) -> old));
        }

        @Override
        public boolean registerClassNameLocally(byte platform, int typeId, String name) {
            return registerClassName(platform, typeId, name);
        }

        @Override
        public Class<?> getClass(int typeId, ClassLoader loader) throws ClassNotFoundException {
            return Class.forName(getClassName((byte) 0, typeId), false, loader);
        }

        @Override
        public String getClassName(byte platform, int typeId) throws ClassNotFoundException {
            String name = NAMES.get(typeId);
            if (name == null) {
                throw new ClassNotFoundException("no class was registered: typeId=" + typeId);
            }
            return name;
        }

        @Override
        public boolean isSystemType(String name) {
            return false;
        }

        @Override
        public @Nullable IgnitePredicate<String> classNameFilter() {
            return null;
        }

        @Override
        public JdkMarshaller jdkMarshaller() {
            return jdkMarshaller;
        }
    }
}
