// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.customer;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.DataSerializable;
import dev.gridwire.trials.workload.customer.MutableCustomer;
import dev.gridwire.trials.workload.customer.Sex;
import java.io.IOException;
import java.util.Date;

/** A customer in Hazelcast's first mechanism: handwritten fields, and the class by name. */
public class CustomerDataSerializable extends MutableCustomer implements DataSerializable {

    @Override
    public void writeData(ObjectDataOutput out) throws IOException {
        out.writeInt(id);
        out.writeString(name);
        out.writeLong(birthday.getTime());
        out.writeByte(sex.ordinal()); // see Sex: its constants must keep their order
        out.writeString(email);
        out.writeLongArray(longs);
    }

    @Override
    public void readData(ObjectDataInput in) throws IOException {
        id = in.readInt();
        name = in.readString();
        birthday = new Date(in.readLong());
        sex = Sex.of(in.readByte());
        email = in.readString();
        longs = in.readLongArray();
    }
}
