// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.customer.CustomerWorkload;
import dev.gridwire.trials.workload.order.OrderWorkload;
import dev.gridwire.trials.workload.parts.PartsWorkload;
import dev.gridwire.trials.workload.programmer.ProgrammerWorkload;
import dev.gridwire.trials.workload.sample.SampleWorkload;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A kind of value that the grid's benchmarks store. */
public enum GridCase {
    /** A programmer of the published workload. */
    PROGRAMMER(GridValues.of(new ProgrammerWorkload()), Batch.OF_SMALL),
    /** A customer of the published workload. */
    CUSTOMER(GridValues.of(new CustomerWorkload()), Batch.OF_SMALL),
    /** An order of the published workload, with none to four lines. */
    ORDER(GridValues.of(new OrderWorkload()), Batch.OF_SMALL),
    /** An order with ten lines. */
    ORDER_TEN(new GridValues<>(new OrderWorkload(), seed -> OrderWorkload.valuesWithLines(seed, Batch.TEN)), Batch.OF_SMALL),
    /** A sample object of the published workload. */
    SAMPLE(GridValues.of(new SampleWorkload()), Batch.OF_LARGE),
    /** A list of a thousand objects of five classes. */
    PARTS(GridValues.of(new PartsWorkload()), Batch.OF_LARGE);

    private final GridValues<?> values;
    private final int batch;

    GridCase(GridValues<?> values, int batch) {
        this.values = values;
        this.batch = batch;
    }

    /** The name on the command line and in the results. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether a map of these can be queried and changed. */
    public boolean isQueried() {
        return this == ORDER || this == CUSTOMER;
    }

    static GridCase of(String id) {
        return Arrays.stream(values()).filter(one -> one.id().equals(id)).findFirst().orElseThrow();
    }

    GridValues<?> source() {
        return values;
    }

    /** The number of fresh objects of an invocation. */
    int batch() {
        return batch;
    }

    /** Says why the contestant does not hold the values in the place; empty where it does. */
    Optional<String> refusal(Contestant contestant, Place place) {
        return contestant.refusal(place).or(() -> contestant.refusal(values.workload()));
    }

    /** An enum's own constants cannot be named before its values. */
    private static final class Batch {

        /** As in the benchmarks of codecs: JMH's two time stamps are lost in a thousand, and a megabyte is still in a cache. */
        static final int OF_SMALL = 1_000;
        static final int OF_LARGE = 20;
        static final int TEN = 10;
    }
}
