// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.sample;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.ClassDefinition;
import com.hazelcast.nio.serialization.ClassDefinitionBuilder;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import com.hazelcast.nio.serialization.StreamSerializer;
import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.sample.MutableSample;
import dev.gridwire.trials.workload.sample.SampleObject;
import java.io.IOException;
import java.util.Map;

/** All handwritten code for a sample, and the numbers by which both sides of a grid create one. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0; the published comparisons measured it
public final class SampleForms extends HandWritten<SampleObject> {

    private static final int FACTORY_ID = 4;
    private static final int SAMPLE_ID = 1;

    /** Fills the table. */
    public SampleForms() {
        form(Form.DATA_SERIALIZABLE, plain -> new SampleDataSerializable().with(plain));
        identified(FACTORY_ID, plain -> new SampleIdentified().with(plain), SampleIdentified::new);
        compact(new SampleCompactSerializer());
        stream(SampleStreamSerializer::new);
        ClassDefinition sample = new ClassDefinitionBuilder(FACTORY_ID, SAMPLE_ID)
                .addIntField("intValue")
                .addFloatField("floatValue")
                .addShortField("shortValue")
                .addLongArrayField("longs")
                .addDoubleArrayField("doubles")
                .addBooleanField("self")
                .build();
        portable(FACTORY_ID, plain -> new SamplePortable().with(plain),
                Map.of(SAMPLE_ID, SamplePortable::new),
                sample);
    }

    /** A sample object with two numbers instead of the class name. */
    private static final class SampleIdentified extends SampleDataSerializable implements IdentifiedDataSerializable {

        @Override
        public int getFactoryId() {
            return FACTORY_ID;
        }

        @Override
        public int getClassId() {
            return SAMPLE_ID;
        }
    }

    /** A sample object as a Portable: single fields can be read and queried without the whole; a boolean replaces the cycle. */
    private static final class SamplePortable extends MutableSample implements Portable {

        @Override
        public int getFactoryId() {
            return FACTORY_ID;
        }

        @Override
        public int getClassId() {
            return SAMPLE_ID;
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

    /**
     * Writes the plain sample object in Compact, field by field. Its constructor creates the cycle again, so no field
     * represents it.
     */
    private static final class SampleCompactSerializer implements CompactSerializer<SampleObject> {

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

    /** Writes the plain sample object field by field. Its constructor only creates objects that refer to themselves. */
    private record SampleStreamSerializer(int typeId) implements StreamSerializer<SampleObject> {

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
                throw new IOException(
                        "A sample object refers to itself: self=another. Its payload was written by something else.");
            }
            return sample;
        }
    }
}
