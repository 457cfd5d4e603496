// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.programmer;

import com.hazelcast.nio.serialization.IdentifiedDataSerializable;

/** A programmer whose class is named by two numbers: the hand-written mechanism that all others are held against. */
public final class ProgrammerIdentified extends ProgrammerDataSerializable implements IdentifiedDataSerializable {

    /** For the factory. */
    public ProgrammerIdentified() {}

    ProgrammerIdentified(Programmer plain) {
        super(plain);
    }

    @Override
    public int getFactoryId() {
        return ProgrammerFactories.FACTORY_ID;
    }

    @Override
    public int getClassId() {
        return ProgrammerFactories.PROGRAMMER_ID;
    }
}
