// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.order;

import com.hazelcast.nio.serialization.ClassDefinition;
import com.hazelcast.nio.serialization.ClassDefinitionBuilder;
import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.order.Order;
import java.util.Map;

/** All that was written for an order, and the numbers by which both sides of a grid make one again. */
@SuppressWarnings("removal") // see OrderPortable
public final class OrderForms extends HandWritten<Order> {

    static final int FACTORY_ID = 3;
    static final int ORDER_ID = 1;
    static final int ORDER_LINE_ID = 2;

    /** Fills the table. */
    public OrderForms() {
        form(Form.DATA_SERIALIZABLE, OrderDataSerializable::new);
        identified(FACTORY_ID, OrderIdentified::new, OrderIdentified::new);
        compact(new OrderCompactSerializer(), new OrderLineCompactSerializer());
        stream(OrderStreamSerializer::new);
        ClassDefinition line = new ClassDefinitionBuilder(FACTORY_ID, ORDER_LINE_ID)
                .addStringField("product")
                .addIntField("amount")
                .build();
        ClassDefinition order = new ClassDefinitionBuilder(FACTORY_ID, ORDER_ID)
                .addLongField("orderId")
                .addLongField("date")
                .addPortableArrayField("orderLines", line)
                .build();
        portable(FACTORY_ID, OrderPortable::new,
                Map.of(ORDER_ID, OrderPortable::new, ORDER_LINE_ID, OrderLinePortable::new),
                line, order);
    }
}
