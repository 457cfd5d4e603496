// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream.far;

import dev.gridwire.enhancer.form.published.Order;
import dev.gridwire.enhancer.form.published.OrderLine;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Holds and extends classes of another package. */
@SuppressWarnings("serial")
public class Far extends Near implements Supplier<Map<String, Object>> {

    private final Order order = new Order(4, new Date(5), new ArrayList<>(List.of(new OrderLine("far", 6))));
    private final OrderLine[] lines = {new OrderLine("away", 7)};
    private final Hidden hidden = new Hidden();

    /** Is found by reflection. */
    public Far() {}

    @Override
    public Map<String, Object> get() {
        return new HashMap<>(Map.of("far", this));
    }

    private static final class Hidden implements Serializable {
        private final String name = String.valueOf(8);
    }
}
