// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.util.List;

/** Kryo with one output and one input that are used again and again. */
public final class KryoCodec implements Codec {

    private final Kryo kryo;
    private final Output output = new Output(Kryos.FIRST_BUFFER_BYTES, -1);
    private final Input input = new Input();

    /** Registers the classes. */
    public KryoCodec(List<Class<?>> types) {
        this(Kryos.of(types));
    }

    /** Takes a Kryo as it is. */
    public KryoCodec(Kryo kryo) {
        this.kryo = kryo;
    }

    @Override
    public byte[] write(Object value) {
        output.reset();
        kryo.writeClassAndObject(output, value);
        return output.toBytes();
    }

    @Override
    public Object read(byte[] bytes) {
        input.setBuffer(bytes);
        return kryo.readClassAndObject(input);
    }
}
