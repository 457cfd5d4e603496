// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.sample;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.serialization.ClassDefinition;
import com.hazelcast.nio.serialization.ClassDefinitionBuilder;

/** The factories by which both sides of a grid make a sample object again from two numbers. */
@SuppressWarnings("removal") // see SamplePortable
final class SampleFactories {

    static final int FACTORY_ID = 4;
    static final int SAMPLE_ID = 1;

    private SampleFactories() {}

    static void addIdentified(SerializationConfig config) {
        config.addDataSerializableFactory(FACTORY_ID, classId -> new SampleIdentified());
    }

    static void addPortable(SerializationConfig config) {
        ClassDefinition sample = new ClassDefinitionBuilder(FACTORY_ID, SAMPLE_ID)
                .addIntField("intValue")
                .addFloatField("floatValue")
                .addShortField("shortValue")
                .addLongArrayField("longs")
                .addDoubleArrayField("doubles")
                .addBooleanField("self")
                .build();
        config.addPortableFactory(FACTORY_ID, classId -> new SamplePortable());
        config.addClassDefinition(sample);
    }
}
