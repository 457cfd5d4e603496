// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.infinispan;

import dev.gridwire.trials.workload.order.Order;
import dev.gridwire.trials.workload.order.OrderLine;
import java.util.Date;
import java.util.LinkedList;
import java.util.List;
import org.infinispan.protostream.annotations.ProtoAdapter;
import org.infinispan.protostream.annotations.ProtoFactory;
import org.infinispan.protostream.annotations.ProtoField;

/** An order, field by field. */
@ProtoAdapter(Order.class)
final class OrderAdapter {

    @ProtoFactory
    static Order make(long orderId, Date date, List<OrderLine> orderLines) {
        return new Order(orderId, date, orderLines);
    }

    @ProtoField(number = 1, defaultValue = "0")
    long getOrderId(Order order) {
        return order.orderId();
    }

    @ProtoField(number = 2)
    Date getDate(Order order) {
        return order.date();
    }

    @ProtoField(number = 3, collectionImplementation = LinkedList.class)
    List<OrderLine> getOrderLines(Order order) {
        return order.orderLines();
    }
}
