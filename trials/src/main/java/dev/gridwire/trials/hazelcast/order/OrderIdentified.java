// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.order;

import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import dev.gridwire.trials.workload.order.Order;

/** An order with two numbers in place of the class name. */
public final class OrderIdentified extends OrderDataSerializable implements IdentifiedDataSerializable {

    /** For the factory. */
    public OrderIdentified() {}

    OrderIdentified(Order plain) {
        super(plain);
    }

    @Override
    public int getFactoryId() {
        return OrderForms.FACTORY_ID;
    }

    @Override
    public int getClassId() {
        return OrderForms.ORDER_ID;
    }
}
