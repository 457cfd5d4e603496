// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.before;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;

/** OrderLine in Compact, fields by hand. */
final class OrderLineCompact implements CompactSerializer<OrderLine> {

    @Override
    public OrderLine read(CompactReader reader) {
        OrderLine orderLine = new OrderLine();
        orderLine.product = reader.readString("product");
        orderLine.amount = reader.readInt32("amount");
        return orderLine;
    }

    @Override
    public void write(CompactWriter writer, OrderLine orderLine) {
        writer.writeString("product", orderLine.product);
        writer.writeInt32("amount", orderLine.amount);
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
