// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Param;

class EvolutionBenchmarkTest {

    @Test
    void everySetupIsMeasured() throws NoSuchFieldException {
        Param mechanism = EvolutionBenchmark.class.getField("mechanism").getAnnotation(Param.class);
        assertThat(mechanism.value()).containsExactlyElementsOf(EvolutionSetup.ALL.stream().map(EvolutionSetup::id).toList());
    }

    @Test
    void casesAreThoseWithoutAnEnum() throws NoSuchFieldException {
        Param subject = EvolutionBenchmark.class.getField("subject").getAnnotation(Param.class);
        assertThat(subject.value()).containsExactly(Stream.of(EvolvingCase.values())
                .filter(one -> one.before.constants().isEmpty()).map(Enum::name).toArray(String[]::new));
    }

    @Test
    void everyOperationGivesWhatItIsAskedFor() {
        EvolutionBenchmark benchmark = benchmark("gridwire-shared");
        EvolutionBenchmark.Old old = new EvolutionBenchmark.Old();
        old.open(benchmark);
        assertThat(benchmark.write()).isNotEmpty();
        assertThat(benchmark.readOwn()).isNotNull();
        assertThat(benchmark.readOther(old)).isNotNull();
    }

    @Test
    void mechanismThatRefusesTheOldStateIsNotMeasured() {
        EvolutionBenchmark benchmark = benchmark("fory");
        assertThat(benchmark.readOwn()).isNotNull();
        assertThatThrownBy(() -> new EvolutionBenchmark.Old().open(benchmark))
                .isInstanceOf(IllegalStateException.class).hasMessageStartingWith("A value is not kept: case=ORDER, ");
    }

    private static EvolutionBenchmark benchmark(String mechanism) {
        EvolutionBenchmark benchmark = new EvolutionBenchmark();
        benchmark.subject = EvolvingCase.ORDER;
        benchmark.mechanism = mechanism;
        benchmark.open();
        return benchmark;
    }
}
