// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.published;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;

/** The plain order line in Compact, fields by hand. */
final class OrderLineCompactSerializer implements CompactSerializer<OrderLine> {

    @Override
    public OrderLine read(CompactReader reader) {
        return new OrderLine(reader.readString("product"), reader.readInt32("amount"));
    }

    @Override
    public void write(CompactWriter writer, OrderLine line) {
        writer.writeString("product", line.product());
        writer.writeInt32("amount", line.amount());
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
