// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.customer;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.ClassDefinition;
import com.hazelcast.nio.serialization.ClassDefinitionBuilder;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import com.hazelcast.nio.serialization.StreamSerializer;
import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.customer.Customer;
import dev.gridwire.trials.workload.customer.MutableCustomer;
import dev.gridwire.trials.workload.customer.Sex;
import java.io.IOException;
import java.util.Date;
import java.util.Map;

/** All handwritten code for a customer, and the numbers by which both sides of a grid create one. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0; the published comparisons measured it
public final class CustomerForms extends HandWritten<Customer> {

    private static final int FACTORY_ID = 2;
    private static final int CUSTOMER_ID = 1;

    /** Fills the table. */
    public CustomerForms() {
        form(Form.DATA_SERIALIZABLE, plain -> new CustomerDataSerializable().with(plain));
        identified(FACTORY_ID, plain -> new CustomerIdentified().with(plain), CustomerIdentified::new);
        compact(new CustomerCompactSerializer());
        stream(CustomerStreamSerializer::new);
        ClassDefinition customer = new ClassDefinitionBuilder(FACTORY_ID, CUSTOMER_ID)
                .addIntField("id")
                .addStringField("name")
                .addLongField("birthday")
                .addStringField("sex")
                .addStringField("email")
                .addLongArrayField("longs")
                .build();
        portable(FACTORY_ID, plain -> new CustomerPortable().with(plain),
                Map.of(CUSTOMER_ID, CustomerPortable::new),
                customer);
    }

    /** A customer with two numbers instead of the class name. */
    private static final class CustomerIdentified extends CustomerDataSerializable implements IdentifiedDataSerializable {

        @Override
        public int getFactoryId() {
            return FACTORY_ID;
        }

        @Override
        public int getClassId() {
            return CUSTOMER_ID;
        }
    }

    /** A customer as a Portable: single fields can be read and queried without the whole. */
    private static final class CustomerPortable extends MutableCustomer implements Portable {

        @Override
        public int getFactoryId() {
            return FACTORY_ID;
        }

        @Override
        public int getClassId() {
            return CUSTOMER_ID;
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

    /** Writes the plain customer in Compact, field by field. */
    private static final class CustomerCompactSerializer implements CompactSerializer<Customer> {

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

    /** Writes the plain customer field by field. */
    private record CustomerStreamSerializer(int typeId) implements StreamSerializer<Customer> {

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
}
