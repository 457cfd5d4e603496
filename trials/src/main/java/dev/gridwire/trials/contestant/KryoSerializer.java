// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.StreamSerializer;
import dev.gridwire.trials.codec.Kryos;
import java.io.IOException;
import java.util.List;

/**
 * Kryo behind Hazelcast's stream: a length, then Kryo's bytes.
 *
 * <p>The length is why values may be nested: a Kryo input that wraps the grid's stream, as samples have it, reads ahead into
 * the next value.
 */
final class KryoSerializer implements StreamSerializer<Object> {

    private final int typeId;
    private final List<Class<?>> types;
    private final ThreadLocal<Tools> tools = ThreadLocal.withInitial(this::makeTools);

    KryoSerializer(int typeId, List<Class<?>> types) {
        this.typeId = typeId;
        this.types = types;
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
        return new Tools(Kryos.of(types), new Output(Kryos.FIRST_BUFFER_BYTES, -1), new Input());
    }

    private record Tools(Kryo kryo, Output output, Input input) {}
}
