// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.DataSerializable;
import java.io.IOException;

/** A programmer for Hazelcast's DataSerializable: the class goes by its name. */
public class ProgrammerDataSerializable extends HandWritten implements DataSerializable {

    /** For deserialization. */
    public ProgrammerDataSerializable() {}

    ProgrammerDataSerializable(Programmer programmer) {
        super(programmer);
    }

    @Override
    public void writeData(ObjectDataOutput out) throws IOException {
        ByHand.write(programmer(), out);
    }

    @Override
    public void readData(ObjectDataInput in) throws IOException {
        set(ByHand.read(in));
    }
}
