// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.customer;

import com.hazelcast.nio.serialization.IdentifiedDataSerializable;

/** A customer with two numbers in place of the class name. */
public final class CustomerIdentified extends CustomerDataSerializable implements IdentifiedDataSerializable {

    /** For the factory. */
    public CustomerIdentified() {}

    CustomerIdentified(Customer plain) {
        super(plain);
    }

    @Override
    public int getFactoryId() {
        return CustomerFactories.FACTORY_ID;
    }

    @Override
    public int getClassId() {
        return CustomerFactories.CUSTOMER_ID;
    }
}
