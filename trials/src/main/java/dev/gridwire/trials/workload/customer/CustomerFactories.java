// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.customer;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.serialization.ClassDefinition;
import com.hazelcast.nio.serialization.ClassDefinitionBuilder;

/** The factories by which both sides of a grid make a customer again from two numbers. */
@SuppressWarnings("removal") // see CustomerPortable
final class CustomerFactories {

    static final int FACTORY_ID = 2;
    static final int CUSTOMER_ID = 1;

    private CustomerFactories() {}

    static void addIdentified(SerializationConfig config) {
        config.addDataSerializableFactory(FACTORY_ID, classId -> new CustomerIdentified());
    }

    static void addPortable(SerializationConfig config) {
        ClassDefinition customer = new ClassDefinitionBuilder(FACTORY_ID, CUSTOMER_ID)
                .addIntField("id")
                .addStringField("name")
                .addLongField("birthday")
                .addStringField("sex")
                .addStringField("email")
                .addLongArrayField("longs")
                .build();
        config.addPortableFactory(FACTORY_ID, classId -> new CustomerPortable());
        config.addClassDefinition(customer);
    }
}
