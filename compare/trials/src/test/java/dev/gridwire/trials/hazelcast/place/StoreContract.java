// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.order.Order;
import dev.gridwire.trials.workload.programmer.Programmer;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What a store does in every place; one grid for each contestant. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@ParameterizedClass
@EnumSource(
        value = Contestant.class,
        names = {"IDENTIFIED", "COMPACT", "STREAM", "BYTE_ARRAY", "KRYO", "GRIDWIRE", "GRIDWIRE_CANONICAL"})
abstract class StoreContract {

    private static final long SEED = 42;
    private static final int COUNT = 20;

    private final Workload<Order> orders = Workloads.ORDER;
    private final Workload<Programmer> programmers = Workloads.PROGRAMMER;
    private final List<Order> plain = Stream.generate(orders.values(SEED)).limit(COUNT).toList();

    @Parameter
    Contestant contestant;

    private Venue venue;

    abstract Venue venue(List<Workload<?>> workloads, Contestant contestant);

    @BeforeParameterizedClassInvocation
    void openVenue() {
        venue = venue(List.of(orders, programmers), contestant);
    }

    @AfterParameterizedClassInvocation
    void closeVenue() {
        venue.close();
    }

    @Test
    void valuesAreReadUnderTheirKeysAsTheyWereWritten() {
        try (Store store = venue.open(orders, COUNT)) {
            writeAll(store);
            for (int i = 0; i < COUNT; i++) {
                Object read = store.read(i, orders.key(plain.get(i), i));
                assertThat(read).isNotSameAs(value(i));
                assertThat(ExactComparison.gravest(value(i), read)).isEmpty();
            }
        }
    }

    @Test
    void laterValueTakesThePlaceOfTheEarlierOne() {
        try (Store store = venue.open(orders, 1)) {
            store.write(0, "key", value(0));
            store.write(0, "key", value(1));
            assertThat(ExactComparison.gravest(value(1), store.read(0, "key"))).isEmpty();
        }
    }

    @Test
    void clearedStoreIsEmptyAndTakesValuesAgain() {
        try (Store store = venue.open(orders, COUNT)) {
            writeAll(store);
            store.clear();
            assertThat(store.read(1, orders.key(plain.get(1), 1))).isNull();
            store.write(0, "key", value(0));
            assertThat(ExactComparison.gravest(value(0), store.read(0, "key"))).isEmpty();
        }
    }

    @Test
    void byteCountIsThatOfTheCodecAloneAndStoresNothing() {
        try (Store store = venue.open(orders, 1);
                Venue codec = GridVenue.of(Place.CODEC, List.of(orders), contestant::setup, "");
                Store bytes = codec.open(orders, 1)) {
            assertThat(store.byteCount(value(0))).isEqualTo(bytes.byteCount(value(0))).isGreaterThan(8);
            assertThat(store.read(0, orders.key(plain.get(0), 0))).isNull();
        }
    }

    @Test
    void oneGridHasAStoreForEachWorkload() {
        try (Store store = venue.open(orders, 1);
                Store other = venue.open(programmers, 1)) {
            Object programmer = contestant.value(programmers, programmers.values(SEED).get());
            store.write(0, "key", value(0));
            other.write(0, "key", programmer);
            assertThat(ExactComparison.gravest(value(0), store.read(0, "key"))).isEmpty();
            assertThat(ExactComparison.gravest(programmer, other.read(0, "key"))).isEmpty();
        }
    }

    @Test
    void closedStoreLeavesItsGridReadyForAnEmptyOne() {
        try (Store store = venue.open(orders, COUNT)) {
            writeAll(store);
        }
        try (Store store = venue.open(orders, COUNT)) {
            assertThat(store.read(0, orders.key(plain.get(0), 0))).isNull();
            store.write(0, "key", value(0));
            assertThat(ExactComparison.gravest(value(0), store.read(0, "key"))).isEmpty();
        }
    }

    /** Each form shares the plain value's parts, so that two calls give equal graphs. */
    private Object value(int index) {
        return contestant.value(orders, plain.get(index));
    }

    private void writeAll(Store store) {
        for (int i = 0; i < COUNT; i++) {
            store.write(i, orders.key(plain.get(i), i), value(i));
        }
    }
}
