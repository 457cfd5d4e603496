// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.order;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.serialization.ClassDefinition;
import com.hazelcast.nio.serialization.ClassDefinitionBuilder;
import com.hazelcast.nio.serialization.Portable;
import java.util.Map;
import java.util.function.Supplier;

/** The factories by which both sides of a grid make an order again from two numbers. */
@SuppressWarnings("removal") // see OrderPortable
final class OrderFactories {

    static final int FACTORY_ID = 3;
    static final int ORDER_ID = 1;
    static final int ORDER_LINE_ID = 2;

    private OrderFactories() {}

    static void addIdentified(SerializationConfig config) {
        config.addDataSerializableFactory(FACTORY_ID, classId -> new OrderIdentified());
    }

    static void addPortable(SerializationConfig config) {
        Map<Integer, Supplier<Portable>> makers =
                Map.of(ORDER_ID, OrderPortable::new, ORDER_LINE_ID, OrderLinePortable::new);
        ClassDefinition line = new ClassDefinitionBuilder(FACTORY_ID, ORDER_LINE_ID)
                .addStringField("product")
                .addIntField("amount")
                .build();
        ClassDefinition order = new ClassDefinitionBuilder(FACTORY_ID, ORDER_ID)
                .addLongField("orderId")
                .addLongField("date")
                .addPortableArrayField("orderLines", line)
                .build();
        config.addPortableFactory(FACTORY_ID, classId -> makers.get(classId).get());
        config.addClassDefinition(line).addClassDefinition(order);
    }
}
