// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.sample;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/**
 * A sample object with handwritten code for each field, which writes its reference to itself as an object, as published.
 *
 * <p>Java's own stream preserves the cycle by its handles. Hazelcast calls {@link #writeExternal} itself, on a stream in which
 * the root has no handle. There the object is written twice, and a decoded root refers to a second object.
 */
public final class SampleExternalizable extends MutableSample implements Externalizable {

    private static final long serialVersionUID = 1L;

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeInt(intValue);
        out.writeFloat(floatValue);
        out.writeShort(shortValue);
        out.writeInt(longs.length);
        for (long value : longs) {
            out.writeLong(value);
        }
        out.writeInt(doubles.length);
        for (double value : doubles) {
            out.writeDouble(value);
        }
        out.writeObject(self);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
        intValue = in.readInt();
        floatValue = in.readFloat();
        shortValue = in.readShort();
        longs = new long[in.readInt()];
        for (int i = 0; i < longs.length; i++) {
            longs[i] = in.readLong();
        }
        doubles = new double[in.readInt()];
        for (int i = 0; i < doubles.length; i++) {
            doubles[i] = in.readDouble();
        }
        self = (MutableSample) in.readObject();
    }
}
