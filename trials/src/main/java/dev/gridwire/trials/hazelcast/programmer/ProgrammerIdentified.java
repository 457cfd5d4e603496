// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.programmer;

import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import dev.gridwire.trials.workload.programmer.Programmer;

/** A programmer with two numbers in place of the class name: the hand-written mechanism that all others are held against. */
public final class ProgrammerIdentified extends ProgrammerDataSerializable implements IdentifiedDataSerializable {

    /** For the factory. */
    public ProgrammerIdentified() {}

    ProgrammerIdentified(Programmer plain) {
        super(plain);
    }

    @Override
    public int getFactoryId() {
        return ProgrammerForms.FACTORY_ID;
    }

    @Override
    public int getClassId() {
        return ProgrammerForms.PROGRAMMER_ID;
    }
}
