// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.ground.Generation;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Arrays of each primitive type and length, wherever they stand. */
class PrimitiveArraysTest {

    private static final int[] LENGTHS = {0, 1, 2, 7, 8, 9, 63, 64, 65, 1_000, 20_000};

    /** A field of each type, and one of any. */
    static final class Fields {
        boolean @Nullable [] booleans;
        byte @Nullable [] bytes;
        short @Nullable [] shorts;
        char @Nullable [] chars;
        int @Nullable [] ints;
        long @Nullable [] longs;
        float @Nullable [] floats;
        double @Nullable [] doubles;
        @Nullable Object any;

        static Fields of(Object array) {
            Fields fields = new Fields();
            fields.any = array;
            fields.booleans = array instanceof boolean[] own ? own : null;
            fields.bytes = array instanceof byte[] own ? own : null;
            fields.shorts = array instanceof short[] own ? own : null;
            fields.chars = array instanceof char[] own ? own : null;
            fields.ints = array instanceof int[] own ? own : null;
            fields.longs = array instanceof long[] own ? own : null;
            fields.floats = array instanceof float[] own ? own : null;
            fields.doubles = array instanceof double[] own ? own : null;
            return fields;
        }

        Object[] all() {
            return Stream.of(booleans, bytes, shorts, chars, ints, longs, floats, doubles).filter(each -> each != null).toArray();
        }
    }

    private static Arguments row(Class<?> type, IntFunction<Object> element) {
        return Arguments.of(type, element);
    }

    static Stream<Arguments> types() {
        return Stream.of(
                row(boolean.class, i -> i % 3 == 0),
                row(byte.class, i -> (byte) (i * 7 - 128)),
                row(short.class, i -> (short) (i * 4_099 - 32_768)),
                row(char.class, i -> (char) (i * 4_099)),
                row(int.class, i -> i * 0x9e3779b9 + Integer.MIN_VALUE),
                row(long.class, i -> i * 0x9e3779b97f4a7c15L + Long.MIN_VALUE),
                row(float.class, i -> Float.intBitsToFloat(i * 0x9e3779b9)),
                row(double.class, i -> Double.longBitsToDouble(i * 0x9e3779b97f4a7c15L)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("types")
    void eachElementComesBack(Class<?> type, IntFunction<Object> element) {
        for (Generation generation : Generation.values()) {
            Marshaller marshaller = WithGeneration.builder(generation).register(Fields.class).build();
            for (int length : LENGTHS) {
                Object array = Array.newInstance(type, length);
                for (int i = 0; i < length; i++) {
                    Array.set(array, i, element.apply(i));
                }
                assertSame(marshaller.unmarshal(marshaller.marshal(array)), array);
                List<Object> list = marshaller.unmarshal(marshaller.marshal(new ArrayList<>(Arrays.asList(array, null, array))));
                assertSame(list.get(0), array);
                assertThat(list.get(2)).isSameAs(list.get(0));
                Object[] elements = marshaller.unmarshal(marshaller.marshal(new Object[] {"a", array}));
                assertSame(elements[1], array);
                Fields fields = marshaller.unmarshal(marshaller.marshal(Fields.of(array)));
                assertThat(fields.all()).hasSize(1).allMatch(each -> each == fields.any);
                assertSame(fields.any, array);
            }
        }
    }

    private static void assertSame(@Nullable Object copy, Object array) {
        assertThat(copy).isNotNull().hasSameClassAs(array);
        assertThat(Array.getLength(copy)).isEqualTo(Array.getLength(array));
        // As bits, so that each NaN is itself.
        assertThat(bits(copy)).isEqualTo(bits(array));
    }

    private static List<Object> bits(Object array) {
        List<Object> all = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); i++) {
            Object each = Array.get(array, i);
            all.add(each instanceof Float real ? (Object) Float.floatToRawIntBits(real)
                    : each instanceof Double real ? (Object) Double.doubleToRawLongBits(real) : each);
        }
        return all;
    }
}
