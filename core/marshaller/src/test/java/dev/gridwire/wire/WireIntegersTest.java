// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Integers and the digits of decimal numbers, at the edges of each length. */
class WireIntegersTest {

    private static final int MOST_BITS = 140;

    static Stream<BigInteger> edges() {
        return IntStream.range(0, MOST_BITS).mapToObj(BigInteger.ONE::shiftLeft)
                .flatMap(power -> Stream.of(power.subtract(BigInteger.ONE), power, power.add(BigInteger.ONE)))
                .flatMap(edge -> Stream.of(edge, edge.negate()));
    }

    @ParameterizedTest
    @MethodSource("edges")
    void bytesAreThoseOfTheInteger(BigInteger value) {
        byte[] bytes = new byte[MOST_BITS];
        byte[] digits = value.toByteArray();
        int end = WireIntegers.put(bytes, 0, value);
        assertThat(end).isEqualTo(1 + digits.length).isLessThanOrEqualTo(WireIntegers.mostBytes(value));
        assertThat(bytes[0]).isEqualTo((byte) (digits.length + 1));
        assertThat(Arrays.copyOfRange(bytes, 1, end)).isEqualTo(digits);
        assertThat(WireIntegers.read(WireInput.of(bytes, 0, end))).isEqualTo(value);
    }

    @ParameterizedTest
    @MethodSource("edges")
    void aDecimalNumberHasTheBytesOfItsDigits(BigInteger digits) {
        byte[] expected = new byte[MOST_BITS];
        byte[] bytes = new byte[MOST_BITS];
        int end = WireIntegers.put(expected, 0, digits);
        BigDecimal made = new BigDecimal(digits, 2);
        for (BigDecimal value : List.of(made, new BigDecimal(made.toString()))) {
            assertThat(WireIntegers.putDecimal(bytes, 0, value)).isEqualTo(end);
            assertThat(Arrays.copyOf(bytes, end)).isEqualTo(Arrays.copyOf(expected, end));
            assertThat(WireIntegers.readDecimal(WireInput.of(bytes, 0, end), 2)).isEqualTo(value);
        }
    }
}
