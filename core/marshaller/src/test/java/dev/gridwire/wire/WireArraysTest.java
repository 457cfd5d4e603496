// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("core")
class WireArraysTest {

    @Test
    void arraysAreALengthAndLittleEndianElements() {
        assertThat(hex(out -> WireArrays.write(out, (int[]) null))).isEqualTo("00");
        assertThat(hex(out -> WireArrays.write(out, new int[0]))).isEqualTo("01");
        assertThat(hex(out -> WireArrays.write(out, new int[] {1, -1}))).isEqualTo("03" + "01000000" + "ffffffff");
        assertThat(hex(out -> WireArrays.write(out, new boolean[] {true, false}))).isEqualTo("03" + "01" + "00");
    }

    @Test
    void everyKindOfArrayComesBack() {
        assertThat(back(out -> WireArrays.write(out, new byte[] {1, -2}), WireArrays::readBytes)).containsExactly(1, -2);
        assertThat(back(out -> WireArrays.write(out, new boolean[] {true}), WireArrays::readBooleans)).containsExactly(true);
        assertThat(back(out -> WireArrays.write(out, new short[] {1, -2}), WireArrays::readShorts)).containsExactly(1, -2);
        assertThat(back(out -> WireArrays.write(out, new char[] {'a', '\uffff'}), WireArrays::readChars))
                .containsExactly('a', '\uffff');
        assertThat(back(out -> WireArrays.write(out, new int[] {1, -2}), WireArrays::readInts)).containsExactly(1, -2);
        assertThat(back(out -> WireArrays.write(out, new long[] {1, -2}), WireArrays::readLongs)).containsExactly(1, -2);
        assertThat(back(out -> WireArrays.write(out, new float[] {1, Float.NaN}), WireArrays::readFloats))
                .containsExactly(1, Float.NaN);
        assertThat(back(out -> WireArrays.write(out, new double[] {1, -0d}), WireArrays::readDoubles))
                .containsExactly(1, -0d);
    }

    @Test
    void nullOfEveryKindComesBack() {
        List<Function<WireInput, Object>> readers = List.of(
                WireArrays::readBytes, WireArrays::readBooleans, WireArrays::readShorts, WireArrays::readChars,
                WireArrays::readInts, WireArrays::readLongs, WireArrays::readFloats, WireArrays::readDoubles);
        for (Function<WireInput, Object> reader : readers) {
            assertThat(reader.apply(WireInput.of(new byte[] {0}))).isNull();
        }
    }

    @Test
    void anAnnouncedLengthAllocatesNothingBeforeItsBytesAreThere() {
        WireOutput out = new WireOutput(64);
        out.writeVarint(1L << 31);
        byte[] forged = out.toByteArray();
        assertThatThrownBy(() -> WireArrays.readLongs(WireInput.of(forged)))
                .isInstanceOf(MalformedBytesException.class)
                .hasMessageContaining("the payload announces more than it holds");
    }

    @Test
    void anArrayBeyondTheLimitIsRefusedBeforeItIsCopied() {
        WireOutput out = new WireOutput(1_000);
        assertThatThrownBy(() -> WireArrays.write(out, new long[200])).isInstanceOf(MismatchedShapeException.class);
        assertThat(out.array().length).isLessThan(2_000);
    }

    private static String hex(Consumer<WireOutput> writing) {
        WireOutput out = new WireOutput(1 << 16);
        writing.accept(out);
        return HexFormat.of().formatHex(out.toByteArray());
    }

    private static <T> T back(Consumer<WireOutput> writing, Function<WireInput, T> reading) {
        WireInput in = WireInput.of(HexFormat.of().parseHex(hex(writing)));
        T value = reading.apply(in);
        assertThat(in.remaining()).isZero();
        return value;
    }
}
