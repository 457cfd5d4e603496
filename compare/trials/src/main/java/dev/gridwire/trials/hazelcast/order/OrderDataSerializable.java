// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.order;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.DataSerializable;
import dev.gridwire.trials.workload.order.MutableOrder;
import dev.gridwire.trials.workload.order.OrderLine;
import java.io.IOException;
import java.util.Date;
import java.util.LinkedList;

/** An order in Hazelcast's first mechanism: handwritten fields, and the class by name. */
public class OrderDataSerializable extends MutableOrder implements DataSerializable {

    @Override
    public void writeData(ObjectDataOutput out) throws IOException {
        out.writeLong(orderId);
        out.writeLong(date.getTime());
        out.writeInt(orderLines.size());
        for (OrderLine line : orderLines) {
            out.writeString(line.product());
            out.writeInt(line.amount());
        }
    }

    @Override
    public void readData(ObjectDataInput in) throws IOException {
        orderId = in.readLong();
        date = new Date(in.readLong());
        int count = in.readInt();
        orderLines = new LinkedList<>();
        for (int i = 0; i < count; i++) {
            orderLines.add(new OrderLine(in.readString(), in.readInt()));
        }
    }
}
