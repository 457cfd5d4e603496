// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.after;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import dev.gridwire.trials.evolution.MissingFields;
import java.util.ArrayList;
import java.util.Arrays;

/** Order in Compact, fields by hand. */
final class OrderCompact implements CompactSerializer<Order> {

    @Override
    public Order read(CompactReader reader) {
        Order order = new Order();
        order.customer = reader.readString("customer");
        order.date = reader.readInt64("date");
        order.note = MissingFields.string(reader, "note");
        order.lines = new ArrayList<>(Arrays.asList(reader.readArrayOfCompact("lines", OrderLine.class)));
        order.orderId = reader.readInt64("orderId");
        return order;
    }

    @Override
    public void write(CompactWriter writer, Order order) {
        writer.writeString("customer", order.customer);
        writer.writeInt64("date", order.date);
        writer.writeString("note", order.note);
        writer.writeArrayOfCompact("lines", order.lines.toArray(new OrderLine[0]));
        writer.writeInt64("orderId", order.orderId);
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
