// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.published;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import java.util.Date;

/** The plain customer in Compact, fields by hand. */
final class CustomerCompactSerializer implements CompactSerializer<Customer> {

    @Override
    public Customer read(CompactReader reader) {
        return new Customer(
                reader.readInt32("id"),
                reader.readString("name"),
                new Date(reader.readInt64("birthday")),
                Sex.valueOf(reader.readString("sex")),
                reader.readString("email"),
                reader.readArrayOfInt64("longs"));
    }

    @Override
    public void write(CompactWriter writer, Customer customer) {
        writer.writeInt32("id", customer.id());
        writer.writeString("name", customer.name());
        writer.writeInt64("birthday", customer.birthday().getTime());
        writer.writeString("sex", customer.sex().name());
        writer.writeString("email", customer.email());
        writer.writeArrayOfInt64("longs", customer.longs());
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
