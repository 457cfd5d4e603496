// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.ExactComparison;
import dev.gridwire.trials.benchmark.FreshAllocation;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.infra.Blackhole;

/** Calls the benchmarks as JMH does, in its order, for every case and contestant. */
class ServiceBenchmarksTest {

    private static final Blackhole BLACKHOLE = new Blackhole(
            "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.");
    private static final int BATCH = 3;

    static Stream<Arguments> cells() {
        List<Contestant> contestants = Stream.of(Contestant.values()).filter(one -> one != Contestant.IGNITE).toList();
        return new GridSelection(List.of(GridCase.values()), contestants, List.of(), List.of())
                .serviceCells()
                .stream()
                .map(cell -> Arguments.argumentSet(cell.toString(), cell.toString()));
    }

    @ParameterizedTest
    @Tag("full")
    @MethodSource("cells")
    void freshValuesAreWrittenAndTheirAllocationIsCounted(String cell) {
        ServiceWriteBenchmark benchmark = new ServiceWriteBenchmark();
        benchmark.cell = cell;
        benchmark.open(BATCH);
        benchmark.make();
        long before = FreshAllocation.now();
        benchmark.write(BLACKHOLE);
        assertThat(FreshAllocation.now() - before).isPositive();
        benchmark.count();
        benchmark.close();
    }

    @ParameterizedTest
    @MethodSource("cells")
    void differentDataAreRead(String cell) {
        ServiceReadBenchmark benchmark = new ServiceReadBenchmark();
        benchmark.cell = cell;
        benchmark.open(BATCH);
        benchmark.read(BLACKHOLE);
        benchmark.close();
    }

    @ParameterizedTest
    @EnumSource(GridCase.class)
    void valuesOfOneIndexAreEqualAndAreMadeAnew(GridCase subject) {
        UnsharedValues<?> values = new UnsharedValues<>(subject.source(), Contestant.IDENTIFIED, 2);
        assertThat(values.make(0)).isNotSameAs(values.make(0));
        assertThat(ExactComparison.gravest(values.make(0), values.make(0))).isEmpty();
        assertThat(ExactComparison.gravest(values.make(0), values.make(1))).isPresent();
    }

    @Test
    void ordersOfTenLinesHaveTen() {
        UnsharedValues<?> values = new UnsharedValues<>(GridCase.ORDER_TEN.source(), Contestant.JAVA, 3);
        for (int i = 0; i < values.count(); i++) {
            assertThat(values.make(i)).extracting("orderLines").asInstanceOf(InstanceOfAssertFactories.LIST).hasSize(10);
        }
    }

    /** A header and a bare array of a customer: nothing else is in the result, and the grid's padding is eight at most. */
    @Test
    void resultAloneIsTheDataAndItsArray() {
        try (ServiceTrial<?> trial = ServiceTrial.open(ServiceCell.parse("customer/identified"), BATCH)) {
            double stored = trial.storedBytes();
            assertThat(trial.allocationOfData()).isBetween(stored + 32, stored + 48);
            assertThat(trial.allocationOfValues()).isBetween(816.0, 1_400.0);
        }
    }

    @Test
    void whoCannotHoldACaseHasNoCell() {
        GridSelection selection = new GridSelection(
                List.of(GridCase.PARTS), List.of(Contestant.values()), GridSelection.PLACES, List.of(MapOperation.values()));
        assertThat(selection.serviceCells()).extracting(ServiceCell::contestant).containsExactly(
                Contestant.JAVA, Contestant.IDENTIFIED, Contestant.STREAM, Contestant.BYTE_ARRAY, Contestant.KRYO,
                Contestant.FORY, Contestant.IGNITE, Contestant.GRIDWIRE, Contestant.GRIDWIRE_CANONICAL,
                Contestant.GRIDWIRE_SEALED,
                Contestant.ENHANCED_EXTERNALIZABLE, Contestant.ENHANCED_IDENTIFIED, Contestant.ENHANCED_EXTERNALIZABLE_FAST,
                Contestant.ENHANCED_DATA_SERIALIZABLE, Contestant.ENHANCED_DATA_SERIALIZABLE_MEDIUM,
                Contestant.ENHANCED_DATA_SERIALIZABLE_FAST, Contestant.ENHANCED_IDENTIFIED_FAST);
        assertThat(selection.mapCells()).isEmpty();
        assertThat(GridCase.ORDER.refusal(Contestant.IGNITE, Place.MEMBER)).isPresent();
    }
}
