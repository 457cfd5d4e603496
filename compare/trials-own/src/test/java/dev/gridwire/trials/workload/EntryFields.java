// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

import dev.gridwire.trials.workload.customer.CustomerFields;
import dev.gridwire.trials.workload.order.OrderFields;
import java.util.Date;
import java.util.Optional;

/** Queries and changes the values of a map, in whatever form they stand there. */
public interface EntryFields {

    /** Those of a workload's values; empty where nobody wrote them. */
    static Optional<EntryFields> of(String workload) {
        return switch (workload) {
            case "order", "order-of-ten" -> Optional.of(new OrderFields());
            case "customer" -> Optional.of(new CustomerFields());
            default -> Optional.empty();
        };
    }

    /** A number, under the name by which every form has it. */
    String attribute();

    /** Of so many values, made one after the other, about one in a hundred has an attribute below this. */
    Comparable<?> bound(int size);

    /** The attribute of a value. */
    long attributeOf(Object value);

    /**
     * Flips the last bit of the value's date, so that the second call undoes the first.
     *
     * @return the value itself if its form has fields that can be set, another one of its class if they are final
     */
    Object changed(Object value);

    /** The date with its last bit flipped. */
    static Date flipped(Date date) {
        return new Date(date.getTime() ^ 1);
    }
}
