// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.sample;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.StreamSerializer;
import dev.gridwire.trials.workload.sample.SampleObject;
import java.io.IOException;

/** The plain sample object, fields by hand. Its constructor makes none but objects that refer to themselves. */
record SampleStreamSerializer(int typeId) implements StreamSerializer<SampleObject> {

    @Override
    public int getTypeId() {
        return typeId;
    }

    @Override
    public void write(ObjectDataOutput out, SampleObject sample) throws IOException {
        out.writeInt(sample.intValue());
        out.writeFloat(sample.floatValue());
        out.writeShort(sample.shortValue());
        out.writeLongArray(sample.longs());
        out.writeDoubleArray(sample.doubles());
        out.writeBoolean(sample.self() == sample);
    }

    @Override
    public SampleObject read(ObjectDataInput in) throws IOException {
        int intValue = in.readInt();
        float floatValue = in.readFloat();
        short shortValue = in.readShort();
        SampleObject sample = new SampleObject(intValue, floatValue, shortValue, in.readLongArray(), in.readDoubleArray());
        if (!in.readBoolean()) {
            throw new IOException("A sample object refers to itself: self=another. Its payload was written by something else.");
        }
        return sample;
    }
}
