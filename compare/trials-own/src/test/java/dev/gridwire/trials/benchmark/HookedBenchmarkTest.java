// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.FieldScope;
import dev.gridwire.trials.codec.ObjectCodec;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HookedBenchmarkTest {

    @ParameterizedTest
    @EnumSource(HookedCase.class)
    void whatIsMeasuredComesBack(HookedCase subject) {
        for (String mechanism : List.of(HookedCase.GRIDWIRE, HookedCase.JAVA)) {
            ObjectCodec codec = subject.codec(mechanism);
            Object value = subject.make();
            Object copy = codec.read(codec.write(value));
            if (subject == HookedCase.LAMBDA) {
                assertThat(((Supplier<?>) copy).get()).isEqualTo("Hello Ada");
            } else {
                assertThat(ExactComparison.compare(value, copy, FieldScope.ALL)).as(mechanism).isEmpty();
            }
        }
    }
}
