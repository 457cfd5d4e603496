// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.before;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import dev.gridwire.trials.evolution.MissingFields;

/** Customer in Compact, fields by hand. */
final class CustomerCompact implements CompactSerializer<Customer> {

    @Override
    public Customer read(CompactReader reader) {
        Customer customer = new Customer();
        customer.id = reader.readInt32("id");
        customer.name = reader.readString("name");
        customer.birthday = reader.readInt64("birthday");
        customer.email = reader.readString("email");
        customer.fax = MissingFields.string(reader, "fax");
        customer.longs = reader.readArrayOfInt64("longs");
        return customer;
    }

    @Override
    public void write(CompactWriter writer, Customer customer) {
        writer.writeInt32("id", customer.id);
        writer.writeString("name", customer.name);
        writer.writeInt64("birthday", customer.birthday);
        writer.writeString("email", customer.email);
        writer.writeString("fax", customer.fax);
        writer.writeArrayOfInt64("longs", customer.longs);
    }

    @Override
    public String getTypeName() {
        return "customer";
    }

    @Override
    public Class<Customer> getCompactClass() {
        return Customer.class;
    }
}
