// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/** A programmer for Java's Externalizable. */
public final class ProgrammerExternalizable extends HandWritten implements Externalizable {

    private static final long serialVersionUID = 1L;

    /** For deserialization. */
    public ProgrammerExternalizable() {}

    ProgrammerExternalizable(Programmer programmer) {
        super(programmer);
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        ByHand.write(programmer(), out);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        set(ByHand.read(in));
    }
}
