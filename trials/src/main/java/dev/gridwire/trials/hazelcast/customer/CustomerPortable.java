// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.customer;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import dev.gridwire.trials.workload.customer.Customer;
import dev.gridwire.trials.workload.customer.MutableCustomer;
import dev.gridwire.trials.workload.customer.Sex;
import java.io.IOException;
import java.util.Date;

/** A customer as a Portable: single fields can be read and queried without reading the whole. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0; the published comparisons measured it
public final class CustomerPortable extends MutableCustomer implements Portable {

    /** For the factory. */
    public CustomerPortable() {}

    CustomerPortable(Customer plain) {
        super(plain);
    }

    @Override
    public int getFactoryId() {
        return CustomerForms.FACTORY_ID;
    }

    @Override
    public int getClassId() {
        return CustomerForms.CUSTOMER_ID;
    }

    @Override
    public void writePortable(PortableWriter writer) throws IOException {
        writer.writeInt("id", id);
        writer.writeString("name", name);
        writer.writeLong("birthday", birthday.getTime());
        writer.writeString("sex", sex.name());
        writer.writeString("email", email);
        writer.writeLongArray("longs", longs);
    }

    @Override
    public void readPortable(PortableReader reader) throws IOException {
        id = reader.readInt("id");
        name = reader.readString("name");
        birthday = new Date(reader.readLong("birthday"));
        sex = Sex.valueOf(reader.readString("sex"));
        email = reader.readString("email");
        longs = reader.readLongArray("longs");
    }
}
