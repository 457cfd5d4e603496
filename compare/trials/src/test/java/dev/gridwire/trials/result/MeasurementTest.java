// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Student's t for 95 %, two-sided, as any table has it: 4.303 for 2 degrees of freedom, 2.776 for 4. */
class MeasurementTest {

    private static final Offset<Double> ROUNDING = within(1e-3);
    private static final List<Double> NO_BYTES = List.of(0.0);

    @Test
    void meanAndErrorOfThreeSamples() {
        // Deviation 1, standard error 1 / √3.
        Measurement measurement = Measurement.of(List.of(1.0, 2.0, 3.0), NO_BYTES);
        assertThat(measurement.meanNanos()).isEqualTo(2.0, ROUNDING);
        assertThat(measurement.errorNanos()).isEqualTo(4.302653 / Math.sqrt(3), ROUNDING);
    }

    @Test
    void meanAndErrorOfFiveSamples() {
        // Squares of 2, 0, 0, 0, 2 over 4 degrees of freedom: a variance of 2.
        Measurement measurement = Measurement.of(List.of(2.0, 4.0, 4.0, 4.0, 6.0), NO_BYTES);
        assertThat(measurement.meanNanos()).isEqualTo(4.0, ROUNDING);
        assertThat(measurement.errorNanos()).isEqualTo(2.776445 * Math.sqrt(2.0 / 5), ROUNDING);
    }

    @Test
    void fewerThanThreeSamplesHaveAMeanAndNoError() {
        assertThat(Measurement.of(List.of(17.0), NO_BYTES).meanNanos()).isEqualTo(17.0);
        assertThat(Measurement.of(List.of(17.0), NO_BYTES).errorNanos()).isNull();
        assertThat(Measurement.of(List.of(1.0, 3.0), NO_BYTES).meanNanos()).isEqualTo(2.0);
        assertThat(Measurement.of(List.of(1.0, 3.0), NO_BYTES).errorNanos()).isNull();
    }

    @Test
    void errorOfEqualSamplesIsZero() {
        assertThat(Measurement.of(List.of(5.0, 5.0, 5.0), NO_BYTES).errorNanos()).isZero();
    }

    @Test
    void allocationIsTheMeanOfItsOwnSamples() {
        Measurement measurement = Measurement.of(List.of(1.0, 2.0), List.of(10.0, 20.0, 60.0));
        assertThat(measurement.meanAllocatedBytes()).isEqualTo(30.0, ROUNDING);
        assertThat(measurement.allocatedBytesPerOp()).containsExactly(10.0, 20.0, 60.0);
    }

    @Test
    void rawSamplesAreKeptInTheirOrderAndCopied() {
        List<Double> nanos = new ArrayList<>(List.of(3.0, 1.0, 2.0));
        Measurement measurement = Measurement.of(nanos, NO_BYTES);
        nanos.clear();
        assertThat(measurement.nanosPerOp()).containsExactly(3.0, 1.0, 2.0);
    }
}
