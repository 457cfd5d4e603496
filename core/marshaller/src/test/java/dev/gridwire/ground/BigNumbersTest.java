// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.layout.SlotKind;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BigNumbersTest {

    private static final int NUMBERS = 10_000;

    @Test
    void everyNumberComesBack() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < NUMBERS; i++) {
            double number = Double.longBitsToDouble(random.nextLong());
            float single = Float.intBitsToFloat(random.nextInt());
            if (Double.isFinite(number)) {
                comesBack(number, BigDecimal.class, SlotKind.DOUBLE);
            }
            if (Float.isFinite(single)) {
                comesBack(single, BigDecimal.class, SlotKind.FLOAT);
            }
            comesBack(random.nextLong(), BigDecimal.class, SlotKind.LONG);
            comesBack(random.nextInt(), BigInteger.class, SlotKind.BOXED_INT);
            comesBack((char) random.nextInt(), BigInteger.class, SlotKind.CHAR);
        }
    }

    private static void comesBack(Object number, Class<?> type, SlotKind kind) {
        Object big = Objects.requireNonNull(BigNumbers.of(number, type));
        assertThat(big).isInstanceOf(type);
        assertThat(Conversion.convert(big, kind)).isEqualTo(number);
    }

    @ParameterizedTest
    @CsvSource({
        "0.1, DOUBLE, true", "2.50, DOUBLE, true", "1E+400, DOUBLE, false", "1E-400, DOUBLE, false",
        "0.1234567890123456789, DOUBLE, false", "16777217, FLOAT, false", "0.1, FLOAT, true", "1E+1000000000, DOUBLE, false",
        "1E-1000000000, DOUBLE, false", "0E-1000000000, DOUBLE, true", "9223372036854775807, LONG, true",
        "9223372036854775808, LONG, false", "1.0, LONG, true", "1.5, LONG, false", "1E+18, LONG, true",
        "1E+1000000000, LONG, false", "1E-1000000000, LONG, false", "0E+1000000000, LONG, true", "256, BYTE, false",
        "1, BOOLEAN, false",
    })
    void decimalsFitWhereTheNumberIsTheSame(BigDecimal decimal, SlotKind kind, boolean fits) {
        Object number = Conversion.convert(decimal, kind);

        assertThat(number != null).isEqualTo(fits);
        if (number != null) {
            assertThat(new BigDecimal(number.toString())).isEqualByComparingTo(decimal);
        }
    }

    @Test
    void numbersWithoutADecimalDoNotFit() {
        for (double number : new double[] {Double.NaN, Double.NEGATIVE_INFINITY, -0.0}) {
            assertThat(BigNumbers.of(number, BigDecimal.class)).isNull();
            assertThat(BigNumbers.of((float) number, BigDecimal.class)).isNull();
        }
        assertThat(BigNumbers.of(1.0, BigInteger.class)).isNull();
        assertThat(BigNumbers.of("1", BigInteger.class)).isNull();
        assertThat(Conversion.convert(BigInteger.ONE.shiftLeft(63), SlotKind.LONG)).isNull();
        assertThat(Conversion.convert(BigInteger.ONE, SlotKind.DOUBLE)).isNull();
    }

    @Test
    void aSubclassOfABigNumberIsNotCalled() {
        BigInteger other = new BigInteger("5") {
            @Override
            public int bitLength() {
                throw new AssertionError("called");
            }
        };

        assertThat(Conversion.convert(other, SlotKind.LONG)).isNull();
    }
}
