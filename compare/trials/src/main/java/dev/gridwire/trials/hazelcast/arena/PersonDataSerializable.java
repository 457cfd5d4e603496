// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.arena;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.DataSerializable;
import dev.gridwire.trials.workload.arena.MutablePerson;
import dev.gridwire.trials.workload.arena.Passport;
import java.io.IOException;

/** A person in Hazelcast's first mechanism: handwritten fields, and the class by name. */
public class PersonDataSerializable extends MutablePerson implements DataSerializable {

    @Override
    public void writeData(ObjectDataOutput out) throws IOException {
        out.writeString(firstName);
        out.writeString(lastName);
        out.writeBoolean(passport != null);
        if (passport != null) {
            out.writeString(passport.expiryDate());
            out.writeString(passport.issuingCountry());
            out.writeLong(passport.issuingDate());
        }
    }

    @Override
    public void readData(ObjectDataInput in) throws IOException {
        firstName = in.readString();
        lastName = in.readString();
        passport = in.readBoolean() ? new Passport(in.readString(), in.readString(), in.readLong()) : null;
    }
}
