// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.sample;

import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import dev.gridwire.trials.workload.sample.SampleObject;

/** A sample object with two numbers in place of the class name. */
public final class SampleIdentified extends SampleDataSerializable implements IdentifiedDataSerializable {

    /** For the factory. */
    public SampleIdentified() {}

    SampleIdentified(SampleObject plain) {
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
}
