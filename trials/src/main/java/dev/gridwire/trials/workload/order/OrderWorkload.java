// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.order;

import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.WorkloadFeature;
import dev.gridwire.trials.workload.WrittenForms;
import dev.gridwire.trials.workload.WrittenWorkload;

/** Order and OrderLine, of the Hazelcast performance top 5. */
public final class OrderWorkload extends WrittenWorkload<Order> {

    private static final int TEN = 10;

    /** The workload as it was published. */
    public OrderWorkload(WrittenForms<Order> forms) {
        this(forms, "order", "Order", "none to four", 0);
    }

    /** Orders with ten lines each, which no comparison published: measured where it is named. */
    public static OrderWorkload ofTenLines(WrittenForms<Order> forms) {
        return new OrderWorkload(forms, "order-of-ten", "Order of ten", "ten", TEN);
    }

    private OrderWorkload(WrittenForms<Order> forms, String id, String title, String lines, int lineCount) {
        super(id, title,
                "An order id, a date, and a LinkedList of " + lines + " order lines, each a product name and an amount.",
                seed -> new OrderValues(seed, lineCount), Order.class, OrderLine.class);
        feature(WorkloadFeature.UTIL_DATE);
        form(Form.EXTERNALIZABLE, OrderExternalizable::new);
        written(forms);
        byHand(OrderByHand::new);
        key(Order::orderId);
        entryFields(new OrderFields());
    }
}
