// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.customer;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.StreamSerializer;
import dev.gridwire.trials.workload.customer.Customer;
import dev.gridwire.trials.workload.customer.Sex;
import java.io.IOException;
import java.util.Date;

/** The plain customer, fields by hand. */
record CustomerStreamSerializer(int typeId) implements StreamSerializer<Customer> {

    @Override
    public int getTypeId() {
        return typeId;
    }

    @Override
    public void write(ObjectDataOutput out, Customer customer) throws IOException {
        out.writeInt(customer.id());
        out.writeString(customer.name());
        out.writeLong(customer.birthday().getTime());
        out.writeByte(customer.sex().ordinal()); // see Sex: its constants must keep their order
        out.writeString(customer.email());
        out.writeLongArray(customer.longs());
    }

    @Override
    public Customer read(ObjectDataInput in) throws IOException {
        int id = in.readInt();
        String name = in.readString();
        Date birthday = new Date(in.readLong());
        Sex sex = Sex.of(in.readByte());
        return new Customer(id, name, birthday, sex, in.readString(), in.readLongArray());
    }
}
