// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.customer;

import com.hazelcast.nio.serialization.ClassDefinition;
import com.hazelcast.nio.serialization.ClassDefinitionBuilder;
import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.customer.Customer;
import java.util.Map;

/** All that was written for a customer, and the numbers by which both sides of a grid make one again. */
@SuppressWarnings("removal") // see CustomerPortable
public final class CustomerForms extends HandWritten<Customer> {

    static final int FACTORY_ID = 2;
    static final int CUSTOMER_ID = 1;

    /** Fills the table. */
    public CustomerForms() {
        form(Form.DATA_SERIALIZABLE, CustomerDataSerializable::new);
        identified(FACTORY_ID, CustomerIdentified::new, CustomerIdentified::new);
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
        portable(FACTORY_ID, CustomerPortable::new,
                Map.of(CUSTOMER_ID, CustomerPortable::new),
                customer);
    }
}
