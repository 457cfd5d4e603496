// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.ground.Generation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A constant is its ordinal and one; 0 is null where there may be one. */
@Tag("core")
class EnumsTest {

    enum Size {
        SMALL,
        /** With a class of its own. */
        MEDIUM {
            @Override
            boolean isUsual() {
                return true;
            }
        },
        LARGE;

        boolean isUsual() {
            return false;
        }
    }

    static final class Shirt {
        @Nullable Size size;

        Shirt(@Nullable Size size) {
            this.size = size;
        }
    }

    record Pair(Object left, @Nullable Size right) {}

    private static final int COUNT = Size.values().length;

    static Stream<Arguments> places() {
        return Stream.of(
                Arguments.of("a root", Size.LARGE, false),
                Arguments.of("a field", new Shirt(Size.LARGE), true),
                Arguments.of("a component", new Pair("a", Size.LARGE), true),
                Arguments.of("an array", new Size[] {Size.SMALL, Size.LARGE}, true),
                Arguments.of("a list", new ArrayList<>(List.of(Size.SMALL, Size.LARGE)), false),
                Arguments.of("a set", EnumSet.of(Size.SMALL, Size.LARGE), false));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("places")
    void anOrdinalThatIsNoConstantsIsRefused(String name, Object value, boolean mayBeNull) {
        for (Generation generation : Generation.values()) {
            Marshaller marshaller = marshaller(generation);
            byte[] payload = marshaller.marshal(value);
            assertThat(payload).endsWith(COUNT);
            for (int ordinal : new int[] {COUNT, COUNT + 1, 100}) {
                assertNoConstant(marshaller, with(payload, ordinal + 1), ordinal);
            }
            if (!mayBeNull) {
                assertThatExceptionOfType(GridwireException.class).isThrownBy(() -> marshaller.unmarshal(with(payload, 0)));
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("places")
    void eachConstantIsItself(String name, Object value, boolean mayBeNull) {
        for (Generation generation : Generation.values()) {
            Marshaller marshaller = marshaller(generation);
            byte[] payload = marshaller.marshal(value);
            for (Size size : Size.values()) {
                if (value instanceof Set<?> set && set.iterator().next() == size) {
                    // Twice in one set.
                    byte[] twice = with(payload, size.ordinal() + 1);
                    assertThatExceptionOfType(MismatchedShapeException.class).isThrownBy(() -> marshaller.unmarshal(twice))
                            .withMessageContaining("written=2, kept=1, keys=0 and 1");
                    continue;
                }
                assertThat(last(marshaller, with(payload, size.ordinal() + 1))).isSameAs(size);
                if (value instanceof Shirt) {
                    assertThat(marshaller.marshal(new Shirt(size))).isEqualTo(with(payload, size.ordinal() + 1));
                }
            }
            if (mayBeNull) {
                assertThat(last(marshaller, with(payload, 0))).isNull();
            }
        }
    }

    /** Gives the last constant of the list read. */
    private static @Nullable Object last(Marshaller marshaller, byte[] payload) {
        Object read = marshaller.unmarshal(payload);
        if (read instanceof Collection<?> collection) {
            return collection.toArray()[collection.size() - 1];
        }
        return read instanceof Shirt shirt ? shirt.size
                : read instanceof Pair pair ? pair.right
                : read instanceof Size[] array ? array[array.length - 1]
                : read;
    }

    private static void assertNoConstant(Marshaller marshaller, byte[] payload, int ordinal) {
        assertThatExceptionOfType(MalformedBytesException.class).isThrownBy(() -> marshaller.unmarshal(payload))
                .withMessageContaining("the enum has no such constant: enum=" + Size.class.getName() + ", index=" + ordinal);
    }

    private static byte[] with(byte[] payload, int last) {
        byte[] changed = payload.clone();
        changed[changed.length - 1] = (byte) last;
        return changed;
    }

    private static Marshaller marshaller(Generation generation) {
        return WithGeneration.builder(generation).register(Size.class).register(Shirt.class).register(Pair.class).build();
    }
}
