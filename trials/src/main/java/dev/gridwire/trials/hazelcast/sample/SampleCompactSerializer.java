// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.sample;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import dev.gridwire.trials.workload.sample.SampleObject;

/** The plain sample object in Compact, fields by hand; its constructor makes the cycle again, so no field stands for it. */
final class SampleCompactSerializer implements CompactSerializer<SampleObject> {

    @Override
    public SampleObject read(CompactReader reader) {
        return new SampleObject(
                reader.readInt32("intValue"),
                reader.readFloat32("floatValue"),
                reader.readInt16("shortValue"),
                reader.readArrayOfInt64("longs"),
                reader.readArrayOfFloat64("doubles"));
    }

    @Override
    public void write(CompactWriter writer, SampleObject sample) {
        writer.writeInt32("intValue", sample.intValue());
        writer.writeFloat32("floatValue", sample.floatValue());
        writer.writeInt16("shortValue", sample.shortValue());
        writer.writeArrayOfInt64("longs", sample.longs());
        writer.writeArrayOfFloat64("doubles", sample.doubles());
    }

    @Override
    public String getTypeName() {
        return "sample";
    }

    @Override
    public Class<SampleObject> getCompactClass() {
        return SampleObject.class;
    }
}
