// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import java.util.List;
import org.apache.fory.BaseFory;

/** Apache Fory. For one thread or for any number, as it was built. */
public final class ForyCodec implements Codec {

    private final BaseFory fory;

    /** Takes a Fory as it is, and registers the classes. */
    public ForyCodec(BaseFory fory, List<Class<?>> types) {
        this.fory = fory;
        for (Class<?> type : types) { // a JVM's first lambda takes milliseconds, which would count as Fory's first use
            fory.register(type);
        }
    }

    /** Fory for one thread, its fastest. */
    public static ForyCodec ofOneThread(List<Class<?>> types) {
        return new ForyCodec(Forys.builder().build(), types);
    }

    @Override
    public byte[] write(Object value) {
        return fory.serialize(value);
    }

    @Override
    public Object read(byte[] bytes) {
        return fory.deserialize(bytes);
    }
}
