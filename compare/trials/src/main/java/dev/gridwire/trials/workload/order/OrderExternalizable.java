// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.order;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.Date;
import java.util.LinkedList;

/** An order with handwritten code for each field; its lines are written in place. */
public final class OrderExternalizable extends MutableOrder implements Externalizable {

    private static final long serialVersionUID = 1L;

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeLong(orderId);
        out.writeLong(date.getTime());
        out.writeInt(orderLines.size());
        for (OrderLine line : orderLines) {
            out.writeUTF(line.product());
            out.writeInt(line.amount());
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        orderId = in.readLong();
        date = new Date(in.readLong());
        int count = in.readInt();
        orderLines = new LinkedList<>();
        for (int i = 0; i < count; i++) {
            orderLines.add(new OrderLine(in.readUTF(), in.readInt()));
        }
    }
}
