// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.customer;

import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import dev.gridwire.trials.workload.customer.Customer;

/** A customer with two numbers in place of the class name. */
public final class CustomerIdentified extends CustomerDataSerializable implements IdentifiedDataSerializable {

    /** For the factory. */
    public CustomerIdentified() {}

    CustomerIdentified(Customer plain) {
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
}
