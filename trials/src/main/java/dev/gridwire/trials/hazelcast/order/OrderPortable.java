// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.order;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import dev.gridwire.trials.workload.order.MutableOrder;
import dev.gridwire.trials.workload.order.Order;
import dev.gridwire.trials.workload.order.OrderLine;
import java.io.IOException;
import java.util.Date;
import java.util.LinkedList;
import java.util.List;

/** An order as a Portable: single fields can be read and queried without reading the whole. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0; the published comparisons measured it
public final class OrderPortable extends MutableOrder implements Portable {

    /** For the factory. */
    public OrderPortable() {}

    OrderPortable(Order plain) {
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

    @Override
    public void writePortable(PortableWriter writer) throws IOException {
        writer.writeLong("orderId", orderId);
        writer.writeLong("date", date.getTime());
        writer.writePortableArray("orderLines", toPortables(orderLines));
    }

    @Override
    public void readPortable(PortableReader reader) throws IOException {
        orderId = reader.readLong("orderId");
        date = new Date(reader.readLong("date"));
        orderLines = toOrderLines(reader.readPortableArray("orderLines"));
    }

    private static Portable[] toPortables(List<OrderLine> lines) {
        Portable[] portables = new Portable[lines.size()];
        int index = 0;
        for (OrderLine line : lines) {
            portables[index++] = new OrderLinePortable(line);
        }
        return portables;
    }

    private static List<OrderLine> toOrderLines(Portable[] portables) {
        List<OrderLine> lines = new LinkedList<>();
        for (Portable portable : portables) {
            lines.add(((OrderLinePortable) portable).toOrderLine());
        }
        return lines;
    }
}
