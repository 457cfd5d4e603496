// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.DefaultSerializers;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.StreamSerializer;
import dev.gridwire.trials.codec.Kryos;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;

/**
 * Kryo behind Hazelcast's stream: a length, then Kryo's bytes.
 *
 * <p>The length is why values may be nested: a Kryo input that wraps the grid's stream, as samples have it, reads ahead into
 * the next value.
 */
final class KryoSerializer implements StreamSerializer<Object> {

    private final int typeId;
    private final List<Class<?>> types;
    private final boolean demanding;
    private final ThreadLocal<Tools> tools = ThreadLocal.withInitial(this::makeTools);

    KryoSerializer(int typeId, List<Class<?>> types, boolean demanding) {
        this.typeId = typeId;
        this.types = types;
        this.demanding = demanding;
    }

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

    private Tools makeTools() {
        return new Tools(makeKryo(), new Output(Kryos.FIRST_BUFFER_BYTES, -1), new Input());
    }

    private Kryo makeKryo() {
        Kryo kryo = Kryos.of(types);
        kryo.setRegistrationRequired(demanding);
        // Kryo brings serializers of these, and leaves it to its users to name them.
        kryo.addDefaultSerializer(UUID.class, DefaultSerializers.UUIDSerializer.class);
        kryo.addDefaultSerializer(URI.class, DefaultSerializers.URISerializer.class);
        kryo.addDefaultSerializer(Pattern.class, DefaultSerializers.PatternSerializer.class);
        kryo.addDefaultSerializer(AtomicBoolean.class, DefaultSerializers.AtomicBooleanSerializer.class);
        kryo.addDefaultSerializer(AtomicInteger.class, DefaultSerializers.AtomicIntegerSerializer.class);
        kryo.addDefaultSerializer(AtomicLong.class, DefaultSerializers.AtomicLongSerializer.class);
        kryo.addDefaultSerializer(AtomicReference.class, DefaultSerializers.AtomicReferenceSerializer.class);
        return kryo;
    }

    private record Tools(Kryo kryo, Output output, Input input) {}
}
