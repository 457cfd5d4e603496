// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hooked;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.ExactComparison;
import dev.gridwire.testkit.FieldScope;
import dev.gridwire.trials.codec.Codec;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HookedBenchmarkTest {

    private static final String[] BRIEFLY = {
        "-f", "0", "-wi", "0", "-i", "1", "-r", "10ms", "-v", "SILENT", "-p", "subject=PUT_FIELDS,LAMBDA"
    };

    @ParameterizedTest
    @EnumSource(HookedCase.class)
    void whatIsMeasuredComesBack(HookedCase subject) {
        for (String contestant : List.of(HookedTable.GRIDWIRE, HookedTable.JAVA)) {
            Codec codec = HookedBenchmark.open(contestant, subject);
            Object value = subject.make();
            Object copy = codec.read(codec.write(value));
            if (subject == HookedCase.LAMBDA) {
                assertThat(((Supplier<?>) copy).get()).isEqualTo("Hello Ada");
            } else {
                assertThat(ExactComparison.compare(value, copy, FieldScope.ALL)).as(contestant).isEmpty();
            }
        }
    }

    @Test
    void tableHasALineForEachCaseAndDirection() throws IOException {
        assertThat(HookedTable.render(HookedTable.run(BRIEFLY)).lines())
                .hasSize(1 + 2 * 3)
                .anyMatch(line -> line.matches("serialize +put-fields +[0-9]+ +[0-9]+ +[0-9.]+"))
                .anyMatch(line -> line.toLowerCase(Locale.ROOT).matches("deserialize +geometric mean +[0-9.]+"));
    }
}
