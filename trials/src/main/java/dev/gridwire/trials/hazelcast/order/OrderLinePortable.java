// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.order;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import dev.gridwire.trials.workload.order.OrderLine;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** An order line as a Portable holds it. */
@SuppressWarnings("removal") // see OrderPortable
final class OrderLinePortable implements Portable {

    private @Nullable OrderLine line;

    OrderLinePortable() {}

    OrderLinePortable(OrderLine line) {
        this.line = line;
    }

    OrderLine toOrderLine() {
        return line;
    }

    @Override
    public int getFactoryId() {
        return OrderForms.FACTORY_ID;
    }

    @Override
    public int getClassId() {
        return OrderForms.ORDER_LINE_ID;
    }

    @Override
    public void writePortable(PortableWriter writer) throws IOException {
        writer.writeString("product", line.product());
        writer.writeInt("amount", line.amount());
    }

    @Override
    public void readPortable(PortableReader reader) throws IOException {
        line = new OrderLine(reader.readString("product"), reader.readInt("amount"));
    }
}
