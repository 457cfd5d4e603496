// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.infinispan;

import dev.gridwire.trials.workload.order.OrderLine;
import org.infinispan.protostream.annotations.ProtoAdapter;
import org.infinispan.protostream.annotations.ProtoFactory;
import org.infinispan.protostream.annotations.ProtoField;

/** A line of an order, field by field. */
@ProtoAdapter(OrderLine.class)
final class OrderLineAdapter {

    @ProtoFactory
    static OrderLine make(String product, int amount) {
        return new OrderLine(product, amount);
    }

    @ProtoField(number = 1)
    String getProduct(OrderLine orderLine) {
        return orderLine.product();
    }

    @ProtoField(number = 2, defaultValue = "0")
    int getAmount(OrderLine orderLine) {
        return orderLine.amount();
    }
}
