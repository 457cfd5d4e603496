// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.sample;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import dev.gridwire.trials.workload.sample.MutableSample;
import dev.gridwire.trials.workload.sample.SampleObject;
import java.io.IOException;

/**
 * A sample object as a Portable: single fields can be read and queried without reading the whole; a boolean stands for the
 * cycle.
 */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0; the published comparisons measured it
public final class SamplePortable extends MutableSample implements Portable {

    /** For the factory. */
    public SamplePortable() {}

    SamplePortable(SampleObject plain) {
        super(plain);
    }

    @Override
    public int getFactoryId() {
        return SampleForms.FACTORY_ID;
    }

    @Override
    public int getClassId() {
        return SampleForms.SAMPLE_ID;
    }

    @Override
    public void writePortable(PortableWriter writer) throws IOException {
        writer.writeInt("intValue", intValue);
        writer.writeFloat("floatValue", floatValue);
        writer.writeShort("shortValue", shortValue);
        writer.writeLongArray("longs", longs);
        writer.writeDoubleArray("doubles", doubles);
        writer.writeBoolean("self", refersToItself());
    }

    @Override
    public void readPortable(PortableReader reader) throws IOException {
        intValue = reader.readInt("intValue");
        floatValue = reader.readFloat("floatValue");
        shortValue = reader.readShort("shortValue");
        longs = reader.readLongArray("longs");
        doubles = reader.readDoubleArray("doubles");
        self = reader.readBoolean("self") ? this : null;
    }
}
