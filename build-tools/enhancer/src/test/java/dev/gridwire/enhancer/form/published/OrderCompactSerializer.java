// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.published;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import java.util.Arrays;
import java.util.Date;
import java.util.LinkedList;

/** The plain order in Compact, fields by hand. */
final class OrderCompactSerializer implements CompactSerializer<Order> {

    @Override
    public Order read(CompactReader reader) {
        return new Order(
                reader.readInt64("orderId"),
                new Date(reader.readInt64("date")),
                new LinkedList<>(Arrays.asList(reader.readArrayOfCompact("orderLines", OrderLine.class))));
    }

    @Override
    public void write(CompactWriter writer, Order order) {
        writer.writeInt64("orderId", order.orderId());
        writer.writeInt64("date", order.date().getTime());
        writer.writeArrayOfCompact("orderLines", order.orderLines().toArray(new OrderLine[0]));
    }

    @Override
    public String getTypeName() {
        return "order";
    }

    @Override
    public Class<Order> getCompactClass() {
        return Order.class;
    }
}
