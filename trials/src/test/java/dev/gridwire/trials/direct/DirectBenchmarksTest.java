// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.trials.benchmark.ForkFlags;
import dev.gridwire.trials.benchmark.FreshAllocation;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.RunResult;


/** The shortest runs that JMH makes, forked as the command forks them. */
class DirectBenchmarksTest {

    private static final String[] BRIEFLY = {"-f", "1", "-wi", "0", "-i", "1", "-r", "10ms", "-v", "silent"};

    @Test
    void repeatedRunGivesATimeAndAnAllocationOfOneObjectEachWay() throws IOException {
        Collection<RunResult> results =
                DirectBenchmarks.repeated(List.of(DirectCase.ORDER), List.of(DirectCodec.LIMIT), BRIEFLY);
        assertThat(results).extracting(CodecOperation::of).containsExactlyInAnyOrder(CodecOperation.REPEATED_WRITE,
                CodecOperation.REPEATED_READ);
        assertThat(results).allSatisfy(result -> {
            assertThat(result.getPrimaryResult().getScoreUnit()).isEqualTo("ns/op");
            assertThat(result.getSecondaryResults()).containsKey("gc.alloc.rate.norm");
        });
    }

    @Test
    @Tag("full")
    void freshRunCountsTheObjectsOfABatchAndTheCodecsOwnAllocation() throws IOException {
        Collection<RunResult> results =
                DirectBenchmarks.fresh(List.of(DirectCase.ORDER, DirectCase.SAMPLE), List.of(DirectCodec.LIMIT), BRIEFLY);
        assertThat(results).hasSize(4).allSatisfy(result -> assertThat(result.getParams().getOpsPerInvocation())
                .isEqualTo(DirectFigure.of(result).subject().batch()));
        assertThat(results).filteredOn(result ->
                CodecOperation.of(result) == CodecOperation.FRESH_WRITE).hasSize(2).allSatisfy(result -> {
            double own = result.getSecondaryResults().get(FreshAllocation.METRIC).getScore();
            double all = result.getSecondaryResults().get("gc.alloc.rate.norm").getScore();
            assertThat(own).isPositive().isLessThan(all);
        });
    }

    /** JMH would hand on the flags of the JVM that asks, which for the command are for a short life. */
    @Test
    @Tag("full")
    void benchmarkHasFlagsOfItsOwnUnlessTheUserNamesSome() throws IOException {
        assertThat(flagsOf(BRIEFLY)).containsExactly(ForkFlags.FIRST_HEAP, ForkFlags.MOST_HEAP);
        String[] withFlags = {"-f", "1", "-wi", "0", "-i", "1", "-r", "10ms", "-v", "silent", "-jvmArgs", "-Xmx300m"};
        assertThat(flagsOf(withFlags)).containsExactly("-Xmx300m");
    }

    @Test
    @Tag("full")
    void timeIsThatOfOneObjectWhateverModeIsAskedFor() throws IOException {
        String[] throughput = {"-f", "1", "-wi", "0", "-i", "1", "-r", "10ms", "-v", "silent", "-bm", "thrpt", "-tu", "s"};
        assertThat(DirectBenchmarks.repeated(List.of(DirectCase.ORDER), List.of(DirectCodec.LIMIT), throughput))
                .extracting(result -> result.getPrimaryResult().getScoreUnit())
                .containsOnly("ns/op");
    }

    @Test
    void optionThatJmhDoesNotKnowIsNamed() {
        assertThatThrownBy(() -> DirectBenchmarks.fresh(List.of(DirectCase.ORDER), List.of(DirectCodec.LIMIT), "--nonsense"))
                .isInstanceOf(IOException.class)
                .hasMessage("JMH does not know these options: nonsense is not a recognized option");
    }

    private static Collection<String> flagsOf(String... jmhArguments) throws IOException {
        return DirectBenchmarks.repeated(List.of(DirectCase.ORDER), List.of(DirectCodec.LIMIT), jmhArguments)
                .iterator()
                .next()
                .getParams()
                .getJvmArgs();
    }
}
