// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workloads;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WorkloadsTest {

    static List<Workload<?>> known() {
        return Workloads.known();
    }

    @ParameterizedTest
    @MethodSource("known")
    void valuesOfOneSeedAreEqualAndFollowingOnesDiffer(Workload<?> workload) {
        Supplier<?> one = workload.values(1);
        Supplier<?> same = workload.values(1);
        Supplier<?> other = workload.values(2);
        Object first = one.get();
        assertThat(ExactComparison.gravest(first, same.get())).isEmpty();
        assertThat(ExactComparison.gravest(first, one.get())).isPresent();
        assertThat(ExactComparison.gravest(first, other.get())).isPresent();
    }
}
