// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract.former;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.gridwire.grid.contract.Door;

/** Kryo as applications use it where a grid has no serializer for it: any class, without a mark. */
final class KryoBytes {

    private KryoBytes() {}

    static Door door() {
        return Door.of(KryoBytes::write, KryoBytes::read);
    }

    private static Kryo kryo() {
        Kryo kryo = new Kryo();
        kryo.setRegistrationRequired(false);
        return kryo;
    }

    private static byte[] write(Object value) {
        Output out = new Output(64, -1);
        kryo().writeClassAndObject(out, value);
        return out.toBytes();
    }

    private static Object read(byte[] bytes) {
        return kryo().readClassAndObject(new Input(bytes));
    }
}
