// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.sample;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.DataSerializable;
import dev.gridwire.trials.workload.sample.MutableSample;
import java.io.IOException;

/**
 * A sample object in Hazelcast's first mechanism: handwritten fields, and the class by name. The mechanism has no back
 * references, so {@link #self} written as an object would never end; a boolean replaces it.
 */
public class SampleDataSerializable extends MutableSample implements DataSerializable {

    @Override
    public void writeData(ObjectDataOutput out) throws IOException {
        out.writeInt(intValue);
        out.writeFloat(floatValue);
        out.writeShort(shortValue);
        out.writeLongArray(longs);
        out.writeDoubleArray(doubles);
        out.writeBoolean(refersToItself());
    }

    @Override
    public void readData(ObjectDataInput in) throws IOException {
        intValue = in.readInt();
        floatValue = in.readFloat();
        shortValue = in.readShort();
        longs = in.readLongArray();
        doubles = in.readDoubleArray();
        self = in.readBoolean() ? this : null;
    }
}
