// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.after;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import dev.gridwire.trials.evolution.MissingFields;

/** OrderLine in Compact, fields by hand. */
final class OrderLineCompact implements CompactSerializer<OrderLine> {

    @Override
    public OrderLine read(CompactReader reader) {
        OrderLine orderLine = new OrderLine();
        orderLine.amount = reader.readInt32("amount");
        orderLine.price = MissingFields.float64(reader, "price");
        orderLine.product = reader.readString("product");
        return orderLine;
    }

    @Override
    public void write(CompactWriter writer, OrderLine orderLine) {
        writer.writeInt32("amount", orderLine.amount);
        writer.writeFloat64("price", orderLine.price);
        writer.writeString("product", orderLine.product);
    }

    @Override
    public String getTypeName() {
        return "orderLine";
    }

    @Override
    public Class<OrderLine> getCompactClass() {
        return OrderLine.class;
    }
}
