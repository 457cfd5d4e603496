// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.order;

import dev.gridwire.trials.codec.HandInput;
import dev.gridwire.trials.codec.HandOutput;
import dev.gridwire.trials.codec.ObjectCodec;
import java.util.Date;
import java.util.LinkedList;
import java.util.List;

/** The least cost of an order: no class, no null, no identity. */
public final class OrderByHand implements ObjectCodec {

    /** Two longs, and the number of the lines. */
    private static final int FIXED_BYTES = 2 * HandOutput.LONG_BYTES + HandOutput.INT_BYTES;

    private final HandOutput out = new HandOutput();

    @Override
    public byte[] write(Object value) {
        Order order = (Order) value;
        List<OrderLine> lines = order.orderLines();
        int count = lines.size();
        out.begin(FIXED_BYTES);
        out.int64(order.orderId());
        out.int64(order.date().getTime());
        out.int32(count);
        for (OrderLine line : lines) {
            out.string(line.product());
            out.reserve(HandOutput.INT_BYTES);
            out.int32(line.amount());
        }
        return out.toBytes();
    }

    @Override
    public Object read(byte[] bytes) {
        HandInput in = new HandInput(bytes);
        long orderId = in.int64();
        Date date = new Date(in.int64());
        int count = in.int32();
        List<OrderLine> lines = new LinkedList<>();
        for (int i = 0; i < count; i++) {
            lines.add(new OrderLine(in.string(), in.int32()));
        }
        return new Order(orderId, date, lines);
    }
}
