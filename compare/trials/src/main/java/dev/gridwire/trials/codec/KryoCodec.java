// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.DefaultSerializers;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.UUID;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** Kryo with one output and one input, which are reused. */
public final class KryoCodec implements ObjectCodec {

    /** The initial size of outputs, which grow without bound. */
    public static final int FIRST_BUFFER_BYTES = 1_024;

    private static final List<Class<?>> JDK_TYPES =
            List.of(ArrayList.class, LinkedList.class, Date.class, long[].class, double[].class, HashMap.class, HashSet.class,
                    Instant.class, LocalDate.class, BigDecimal.class, int[].class, float[].class, short[].class, char[].class,
                    boolean[].class);

    private final Kryo kryo;
    private final Output output = new Output(FIRST_BUFFER_BYTES, -1);
    private final Input input = new Input();

    /** Registers the classes. */
    public KryoCodec(List<Class<?>> types) {
        this(kryo(types));
    }

    /** Takes an existing Kryo. */
    public KryoCodec(Kryo kryo) {
        this.kryo = kryo;
    }

    /**
     * Creates a Kryo for the classes and for the JDK's classes in their fields, with the settings of all measurements:
     * references on, classes registered, objects created without their constructors. For one thread.
     */
    public static Kryo kryo(List<Class<?>> types) {
        Kryo kryo = new Kryo();
        kryo.setReferences(true);
        kryo.setRegistrationRequired(true);
        kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
        register(kryo, JDK_TYPES);
        kryo.register(UUID.class, new DefaultSerializers.UUIDSerializer());
        register(kryo, types);
        return kryo;
    }

    /** A loop, because a JVM's first lambda takes milliseconds, which would count as Kryo's first use. */
    private static void register(Kryo kryo, List<Class<?>> types) {
        for (Class<?> type : types) {
            kryo.register(type);
        }
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
