// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.order;

import java.util.Date;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fields of the hand-written forms, which a no-argument constructor leaves empty and a read fills. */
abstract class MutableOrder {

    long orderId;
    @Nullable Date date;
    @Nullable List<OrderLine> orderLines;

    MutableOrder() {}

    MutableOrder(Order plain) {
        orderId = plain.orderId();
        date = plain.date();
        orderLines = plain.orderLines();
    }
}
