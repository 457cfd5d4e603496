// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.arena;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/** A person with handwritten code for each field; the passport is written in place. */
public final class PersonExternalizable extends MutablePerson implements Externalizable {

    private static final long serialVersionUID = 1L;

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeUTF(firstName);
        out.writeUTF(lastName);
        out.writeBoolean(passport != null);
        if (passport != null) {
            out.writeUTF(passport.expiryDate());
            out.writeUTF(passport.issuingCountry());
            out.writeLong(passport.issuingDate());
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        firstName = in.readUTF();
        lastName = in.readUTF();
        passport = in.readBoolean() ? new Passport(in.readUTF(), in.readUTF(), in.readLong()) : null;
    }
}
