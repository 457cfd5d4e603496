// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.DefaultSerializers;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.StreamSerializer;
import dev.gridwire.trials.codec.KryoCodec;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.WorkloadFeature;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Kryo 5 through a StreamSerializer, set up for speed with registered classes, as its documentation asks. */
enum KryoContestant implements GridMechanism {
    /** Identity is preserved. */
    PLAIN(true),
    /** Without references, its fastest mode and its default. */
    FLAT(false) {
        @Override
        public Map<WorkloadFeature, String> unsupported() {
            return Map.of(WorkloadFeature.CYCLE, "without references, the stack overflows at an object that refers to itself");
        }
    };

    private final boolean references;

    KryoContestant(boolean references) {
        this.references = references;
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        List<Class<?>> types = workload.types(); // as this thread finds them
        ThreadLocal<Tools> tools = ThreadLocal.withInitial(() -> Tools.of(kryo(workload, types)));
        GridMechanism.register(config, workload, new KryoSerializer(typeId, tools));
    }

    @Override
    public Optional<Function<Workload<?>, ObjectCodec>> codec() {
        return Optional.of(workload -> new KryoCodec(kryo(workload, workload.types())));
    }

    private Kryo kryo(Workload<?> workload, List<Class<?>> types) {
        Kryo kryo = KryoCodec.kryo(types);
        kryo.setReferences(references);
        // Not all classes of a user's values are known in advance.
        kryo.setRegistrationRequired(workload.userClass().isEmpty());
        // Kryo has serializers for these, but leaves it to its users to name them.
        kryo.addDefaultSerializer(UUID.class, DefaultSerializers.UUIDSerializer.class);
        kryo.addDefaultSerializer(URI.class, DefaultSerializers.URISerializer.class);
        kryo.addDefaultSerializer(Pattern.class, DefaultSerializers.PatternSerializer.class);
        kryo.addDefaultSerializer(AtomicBoolean.class, DefaultSerializers.AtomicBooleanSerializer.class);
        kryo.addDefaultSerializer(AtomicInteger.class, DefaultSerializers.AtomicIntegerSerializer.class);
        kryo.addDefaultSerializer(AtomicLong.class, DefaultSerializers.AtomicLongSerializer.class);
        kryo.addDefaultSerializer(AtomicReference.class, DefaultSerializers.AtomicReferenceSerializer.class);
        return kryo;
    }

    @Override
    public Optional<Class<? extends Exception>> documented() {
        return Optional.of(KryoException.class);
    }

    @Override
    public String snippet(List<String> types) {
        return SnippetText.dependency("com.esotericsoftware", "kryo", "kryo")
                + "// in a StreamSerializer for " + types.get(0) + '\n'
                + SnippetText.lines(types, "kryo.register(", ".class);");
    }

    /**
     * Kryo behind Hazelcast's stream: a length, then Kryo's bytes.
     *
     * <p>The length allows nested values: a Kryo input that wraps the grid's stream, as in common samples, reads ahead into the
     * next value.
     */
    private record KryoSerializer(int typeId, ThreadLocal<Tools> tools) implements StreamSerializer<Object> {

        @Override
        public int getTypeId() {
            return typeId;
        }

        @Override
        public void write(ObjectDataOutput out, Object value) throws IOException {
            Tools mine = tools.get();
            Output buffer = mine.output();
            buffer.reset();
            mine.kryo().writeClassAndObject(buffer, value);
            out.writeInt(buffer.position());
            out.write(buffer.getBuffer(), 0, buffer.position());
        }

        @Override
        public Object read(ObjectDataInput in) throws IOException {
            byte[] bytes = new byte[in.readInt()];
            in.readFully(bytes);
            Tools mine = tools.get();
            mine.input().setBuffer(bytes);
            return mine.kryo().readClassAndObject(mine.input());
        }
    }

    private record Tools(Kryo kryo, Output output, Input input) {

        static Tools of(Kryo kryo) {
            return new Tools(kryo, new Output(KryoCodec.FIRST_BUFFER_BYTES, -1), new Input());
        }
    }
}
