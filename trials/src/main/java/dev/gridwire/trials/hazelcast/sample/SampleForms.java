// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.sample;

import com.hazelcast.nio.serialization.ClassDefinition;
import com.hazelcast.nio.serialization.ClassDefinitionBuilder;
import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.sample.SampleObject;
import java.util.Map;

/** All that was written for a sample, and the numbers by which both sides of a grid make one again. */
@SuppressWarnings("removal") // see SamplePortable
public final class SampleForms extends HandWritten<SampleObject> {

    static final int FACTORY_ID = 4;
    static final int SAMPLE_ID = 1;

    /** Fills the table. */
    public SampleForms() {
        form(Form.DATA_SERIALIZABLE, SampleDataSerializable::new);
        identified(FACTORY_ID, SampleIdentified::new, SampleIdentified::new);
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
        portable(FACTORY_ID, SamplePortable::new,
                Map.of(SAMPLE_ID, SamplePortable::new),
                sample);
    }
}
