// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.ExactComparison;
import dev.gridwire.trials.benchmark.FreshAllocation;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.infra.Blackhole;

/** Calls the benchmarks as JMH does, in its order. */
class BenchmarkClassesTest {

    private static final Blackhole BLACKHOLE = new Blackhole(
            "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.");
    private static final int BATCH = 3;

    static Stream<Arguments> cells() {
        return Cells.all().map(cell -> Arguments.argumentSet(cell.toString(), cell.toString()));
    }

    @ParameterizedTest
    @Tag("full")
    @MethodSource("cells")
    void repeatedBenchmarkReadsWhatItWrites(String cell) {
        RepeatedBenchmark benchmark = new RepeatedBenchmark();
        benchmark.cell = cell;
        benchmark.open();
        byte[] written = benchmark.serialize();
        DirectCell parsed = DirectCell.parse(cell);
        Object read = parsed.codec().open(parsed.subject()).read(written);
        assertThat(ExactComparison.gravest(read, benchmark.deserialize())).isEmpty();
        assertThat(benchmark.serialize()).isEqualTo(written).isNotSameAs(written);
    }

    @ParameterizedTest
    @MethodSource("cells")
    void freshObjectsAreWrittenAndTheirAllocationIsCounted(String cell) {
        FreshSerializeBenchmark benchmark = new FreshSerializeBenchmark();
        benchmark.cell = cell;
        benchmark.open(BATCH);
        benchmark.make();
        long before = FreshAllocation.now();
        benchmark.serialize(BLACKHOLE);
        assertThat(FreshAllocation.now() - before).isPositive();
        benchmark.count();
    }

    @ParameterizedTest
    @MethodSource("cells")
    void differentPayloadsAreRead(String cell) {
        FreshDeserializeBenchmark benchmark = new FreshDeserializeBenchmark();
        benchmark.cell = cell;
        benchmark.open(BATCH);
        benchmark.deserialize(BLACKHOLE);
    }
}
