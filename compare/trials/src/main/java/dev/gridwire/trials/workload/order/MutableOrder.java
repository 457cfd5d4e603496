// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.order;

import java.util.Date;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fields of the handwritten forms. A constructor without arguments leaves them empty, and a read fills them. */
public abstract class MutableOrder {

    protected long orderId;
    protected @Nullable Date date;
    protected @Nullable List<OrderLine> orderLines;

    /** Takes over the content of a plain value, and shares strings and arrays with it. */
    public final MutableOrder with(Order plain) {
        orderId = plain.orderId();
        date = plain.date();
        orderLines = plain.orderLines();
        return this;
    }
}
