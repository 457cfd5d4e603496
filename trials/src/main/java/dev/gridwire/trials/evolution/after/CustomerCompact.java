// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.after;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import dev.gridwire.trials.evolution.MissingFields;

/** Customer in Compact, fields by hand. */
final class CustomerCompact implements CompactSerializer<Customer> {

    @Override
    public Customer read(CompactReader reader) {
        Customer customer = new Customer();
        customer.longs = reader.readArrayOfInt64("longs");
        customer.phone = MissingFields.string(reader, "phone");
        customer.email = reader.readString("email");
        customer.id = reader.readInt32("id");
        customer.name = reader.readString("name");
        customer.birthday = reader.readInt64("birthday");
        customer.points = MissingFields.int32(reader, "points");
        return customer;
    }

    @Override
    public void write(CompactWriter writer, Customer customer) {
        writer.writeArrayOfInt64("longs", customer.longs);
        writer.writeString("phone", customer.phone);
        writer.writeString("email", customer.email);
        writer.writeInt32("id", customer.id);
        writer.writeString("name", customer.name);
        writer.writeInt64("birthday", customer.birthday);
        writer.writeInt32("points", customer.points);
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
