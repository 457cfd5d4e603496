// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract.former;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/** Kryo as applications use it where a grid has no serializer for it: any class, without a mark. */
public final class KryoBytes {

    private KryoBytes() {}

    private static Kryo kryo() {
        Kryo kryo = new Kryo();
        kryo.setRegistrationRequired(false);
        return kryo;
    }

    /** Writes a value. */
    public static byte[] of(Object value) {
        Output out = new Output(64, -1);
        kryo().writeClassAndObject(out, value);
        return out.toBytes();
    }

    /** Reads a value. */
    public static Object read(byte[] bytes) {
        return kryo().readClassAndObject(new Input(bytes));
    }
}
