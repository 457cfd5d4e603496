// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.CanonicalMarshallers.GENERATED;
import static dev.gridwire.CanonicalMarshallers.assertSameBytes;
import static dev.gridwire.CanonicalMarshallers.canonical;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.ground.Generation;
import dev.gridwire.payload.Limits;
import dev.gridwire.zoo.Keyed;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** Numbers that are equal as {@code Double.equals} has it. */
class CanonicalNumbersTest {

    private static final float ODD_FLOAT = Float.intBitsToFloat(0x7fc0_0001);
    private static final double ODD_DOUBLE = Double.longBitsToDouble(0x7ff8_0000_0000_0001L);
    private static final int LONG_ARRAY = 500;

    private static Keyed.Numbers filled(Keyed.Numbers numbers, float small, double large) {
        numbers.small = small;
        numbers.large = large;
        numbers.boxedSmall = small;
        numbers.boxedLarge = large;
        numbers.manySmall = new float[] {1, small};
        numbers.manyLarge = new double[LONG_ARRAY];
        Arrays.fill(numbers.manyLarge, large);
        float[] many = new float[LONG_ARRAY];
        Arrays.fill(many, small);
        numbers.any = new Object[] {small, large, List.of(large, large), OptionalDouble.of(large), many,
            new Keyed.Ratio(large, small)};
        return numbers;
    }

    private static Keyed.HookedNumbers hooked(float small, double large) {
        Keyed.HookedNumbers numbers = new Keyed.HookedNumbers();
        numbers.own = large;
        numbers.ownBoxed = small;
        return numbers;
    }

    @Test
    void everyNanIsOne() {
        assertThat(Double.doubleToRawLongBits(ODD_DOUBLE)).isNotEqualTo(Double.doubleToRawLongBits(Double.NaN));
        assertSameBytes(filled(new Keyed.Numbers(), ODD_FLOAT, ODD_DOUBLE), filled(new Keyed.Numbers(), Float.NaN, Double.NaN));
        assertSameBytes(hooked(ODD_FLOAT, ODD_DOUBLE), hooked(Float.NaN, Double.NaN));
        assertSameBytes(new Keyed.Ratio(ODD_DOUBLE, ODD_FLOAT), new Keyed.Ratio(Double.NaN, Float.NaN));
        assertSameBytes(List.of(ODD_DOUBLE, ODD_DOUBLE), List.of(Double.NaN, Double.NaN));
    }

    @Test
    void otherNumbersStay() {
        Keyed.Numbers copy = GENERATED.unmarshal(canonical(filled(new Keyed.Numbers(), -0.0f, Double.MIN_VALUE)));
        assertThat(copy.small).isEqualTo(-0.0f);
        assertThat(copy.boxedSmall).isEqualTo(-0.0f);
        assertThat(copy.large).isEqualTo(Double.MIN_VALUE);
        assertThat(copy.boxedLarge).isEqualTo(Double.MIN_VALUE);
        assertThat(copy.manyLarge).hasSize(LONG_ARRAY).containsOnly(Double.MIN_VALUE);
        assertThat(canonical(new Keyed.Ratio(0.0, null))).isNotEqualTo(canonical(new Keyed.Ratio(-0.0, null)));
    }

    @Test
    void whereBytesNeedNotBeCanonicalEveryNanKeepsItsBits() {
        Marshaller some = Marshaller.builder().allowPackage("dev.gridwire.zoo").canonical(Keyed.Ratio.class).build();
        Object numbers = filled(new Keyed.Numbers(), ODD_FLOAT, ODD_DOUBLE);
        for (int i = 0; i < 2; i++) {
            assertThat(some.marshal(new Keyed.Ratio(ODD_DOUBLE, ODD_FLOAT)))
                    .isEqualTo(canonical(new Keyed.Ratio(Double.NaN, Float.NaN)));
            Keyed.Numbers copy = some.unmarshal(some.marshal(numbers));
            assertThat(Float.floatToRawIntBits(copy.small)).isEqualTo(Float.floatToRawIntBits(ODD_FLOAT));
            assertThat(Double.doubleToRawLongBits(copy.boxedLarge)).isEqualTo(Double.doubleToRawLongBits(ODD_DOUBLE));
            assertThat(Double.doubleToRawLongBits(copy.manyLarge[3])).isEqualTo(Double.doubleToRawLongBits(ODD_DOUBLE));
        }
    }

    /** The interpreter serves first, then generated code. */
    @Test
    void theBytesStayWhileCodeIsGenerated() {
        Marshaller learned = CanonicalMarshallers.zoo(Limits.DEFAULT, Generation.WHEN_USED);
        Object numbers = filled(new Keyed.Numbers(), ODD_FLOAT, ODD_DOUBLE);
        Object hooked = hooked(ODD_FLOAT, ODD_DOUBLE);
        for (int i = 0; i < 500; i++) {
            assertThat(learned.marshal(numbers)).isEqualTo(canonical(filled(new Keyed.Numbers(), Float.NaN, Double.NaN)));
            assertThat(learned.marshal(hooked)).isEqualTo(canonical(hooked(Float.NaN, Double.NaN)));
        }
    }
}
