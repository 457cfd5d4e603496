// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.StreamSerializer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedList;
import java.util.List;
import org.objenesis.strategy.StdInstantiatorStrategy;

/**
 * Kryo behind Hazelcast's stream: a length, then Kryo's bytes.
 *
 * <p>The length is why values may be nested: a Kryo input that wraps the grid's stream, as samples have it, reads ahead into
 * the next value.
 */
final class KryoSerializer implements StreamSerializer<Object> {

    private static final int FIRST_BUFFER_BYTES = 1_024;
    private static final List<Class<?>> JDK_TYPES =
            List.of(ArrayList.class, LinkedList.class, Date.class, long[].class, double[].class);

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
        Kryo kryo = new Kryo();
        kryo.setReferences(true);
        kryo.setRegistrationRequired(true);
        kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
        JDK_TYPES.forEach(kryo::register);
        types.forEach(kryo::register);
        return new Tools(kryo, new Output(FIRST_BUFFER_BYTES, -1), new Input());
    }

    private record Tools(Kryo kryo, Output output, Input input) {}
}
