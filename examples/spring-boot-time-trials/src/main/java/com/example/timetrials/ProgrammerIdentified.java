// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

import com.hazelcast.nio.serialization.IdentifiedDataSerializable;

/** A programmer for Hazelcast's IdentifiedDataSerializable: the class goes by two numbers, and a factory makes it. */
public final class ProgrammerIdentified extends ProgrammerDataSerializable implements IdentifiedDataSerializable {

    static final int FACTORY_ID = 1;
    static final int CLASS_ID = 1;

    /** For the factory. */
    public ProgrammerIdentified() {}

    ProgrammerIdentified(Programmer programmer) {
        super(programmer);
    }

    @Override
    public int getFactoryId() {
        return FACTORY_ID;
    }

    @Override
    public int getClassId() {
        return CLASS_ID;
    }
}
