// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.order;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.StreamSerializer;
import dev.gridwire.trials.workload.order.Order;
import dev.gridwire.trials.workload.order.OrderLine;
import java.io.IOException;
import java.util.Date;
import java.util.LinkedList;
import java.util.List;

/** The plain order, fields by hand; its lines are written in place. */
record OrderStreamSerializer(int typeId) implements StreamSerializer<Order> {

    @Override
    public int getTypeId() {
        return typeId;
    }

    @Override
    public void write(ObjectDataOutput out, Order order) throws IOException {
        out.writeLong(order.orderId());
        out.writeLong(order.date().getTime());
        out.writeInt(order.orderLines().size());
        for (OrderLine line : order.orderLines()) {
            out.writeString(line.product());
            out.writeInt(line.amount());
        }
    }

    @Override
    public Order read(ObjectDataInput in) throws IOException {
        long orderId = in.readLong();
        Date date = new Date(in.readLong());
        int count = in.readInt();
        List<OrderLine> lines = new LinkedList<>();
        for (int i = 0; i < count; i++) {
            lines.add(new OrderLine(in.readString(), in.readInt()));
        }
        return new Order(orderId, date, lines);
    }
}
