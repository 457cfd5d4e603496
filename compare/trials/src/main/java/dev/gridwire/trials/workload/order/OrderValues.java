// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.order;

import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.LinkedList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * Creates orders as the performance top 5 did: a random id, and up to four lines with one of a hundred products; or more lines.
 *
 * @param lineCount the number of lines of each order; 0 for the published number
 */
public record OrderValues(SplittableRandom random, int lineCount) implements Supplier<Order> {

    private static final int ORDER_ID_BOUND = 100_000;
    private static final int LINE_COUNT_BOUND = 5;
    private static final int PRODUCT_BOUND = 100;
    private static final int AMOUNT_BOUND = 100;

    // The published order used the time of its creation, which no seed can reproduce; these use a moment of the same year.
    private static final long FIRST_MILLIS = Instant.parse("2014-01-01T00:00:00Z").toEpochMilli();
    private static final long YEAR_MILLIS = Duration.ofDays(365).toMillis();

    @Override
    public Order get() {
        return new Order(random.nextInt(ORDER_ID_BOUND), date(), orderLines());
    }

    private Date date() {
        return new Date(FIRST_MILLIS + random.nextLong(YEAR_MILLIS));
    }

    private List<OrderLine> orderLines() {
        int count = lineCount == 0 ? random.nextInt(LINE_COUNT_BOUND) : lineCount;
        List<OrderLine> lines = new LinkedList<>();
        for (int i = 0; i < count; i++) {
            lines.add(new OrderLine("product-" + random.nextInt(PRODUCT_BOUND), random.nextInt(AMOUNT_BOUND)));
        }
        return lines;
    }
}
