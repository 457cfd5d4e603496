// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.assembly.TypeTables;
import dev.gridwire.fused.FusedBody;
import dev.gridwire.graph.TypeTable;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import java.io.Serializable;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Hashes by which fused code finds objects: the same for as long as the object lives, and unlike for unlike objects. */
class BodyHashTest {

    /** Two numbers serve, or else two strings. */
    static final class Ints {
        final int first;
        final int second;
        int changing;

        Ints(int first, int second) {
            this.first = first;
            this.second = second;
        }
    }

    static final class Small implements Serializable {
        private static final long serialVersionUID = 1L;

        final short number;
        final char sign;

        Small(int number, int sign) {
            this.number = (short) number;
            this.sign = (char) sign;
        }
    }

    static final class Longs {
        final long first;
        final long second;

        Longs(long first, long second) {
            this.first = first;
            this.second = second;
        }
    }

    static final class Reals implements Serializable {
        private static final long serialVersionUID = 1L;

        final float single;
        final double real;

        Reals(double single, double real) {
            this.single = (float) single;
            this.real = real;
        }
    }

    static final class Texts {
        final @Nullable String first;
        final @Nullable String second;

        Texts(@Nullable String first, @Nullable String second) {
            this.first = first;
            this.second = second;
        }
    }

    static final class Changing {
        int number;
    }

    private static FusedBody body(Class<?> type) {
        TypeTable types = TypeTables.of(Generation.WHEN_USED, Sharing.ASSUMED);
        return Objects.requireNonNull(FusedBodies.generated(types, type, false));
    }

    private static Arguments row(String name, IntFunction<Object> made) {
        return Arguments.of(name, made);
    }

    static Stream<Arguments> rows() {
        return Stream.of(
                row("int, first", i -> new Ints(i, 0)),
                row("int, second", i -> new Ints(0, i)),
                row("ints in turn", i -> i % 2 == 0 ? new Ints(i, 0) : new Ints(0, i)),
                row("short", i -> new Small(i, 0)),
                row("char", i -> new Small(0, i)),
                row("short and char in turn", i -> i % 2 == 0 ? new Small(i, 0) : new Small(0, i)),
                row("long, lower half", i -> new Longs(i, 0)),
                row("long, upper half", i -> new Longs((long) i << Integer.SIZE, 0)),
                row("long, a half in turn", i -> new Longs(0, i % 2 == 0 ? (long) i << Integer.SIZE : i)),
                row("longs in turn", i -> i % 2 == 0 ? new Longs(i, 0) : new Longs(0, i)),
                row("float", i -> new Reals(i + 0.5, 0)),
                row("double", i -> new Reals(0, i * 1e100)),
                row("float and double", i -> i % 2 == 0 ? new Reals(i, 0) : new Reals(0, i)),
                row("a string's last sign", i -> new Texts("text" + (char) ('a' + i), null)),
                row("a string's middle", i -> new Texts("te" + (char) ('a' + i) + "xt", null)),
                row("a string's length", i -> new Texts("x".repeat(i), null)),
                row("the second string", i -> new Texts("same", "text" + (char) ('a' + i))),
                row("a string before none", i -> new Texts("text" + (char) ('a' + i), "")),
                row("strings in turn", i -> i % 2 == 0 ? new Texts("x" + (char) i, "y") : new Texts("y", "x" + (char) i)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void unlikeObjectsHaveUnlikeHashes(String name, IntFunction<Object> made) {
        FusedBody body = body(made.apply(0).getClass());
        Set<Integer> hashes = new HashSet<>();
        IntStream.range(0, 500).forEach(i -> hashes.add(body.hash(made.apply(i))));
        assertThat(hashes).hasSizeGreaterThan(490);
    }

    @Test
    void changingValuesHaveNoPart() {
        FusedBody body = body(Ints.class);
        List<Ints> all = new SplittableRandom(3).ints(100).mapToObj(number -> new Ints(number, 1)).toList();
        List<Integer> before = all.stream().map(body::hash).toList();
        all.forEach(each -> each.changing++);
        assertThat(all.stream().map(body::hash)).containsExactlyElementsOf(before);
    }

    @Test
    void whereNothingIsFixedTheIdentityIsTheHash() {
        Changing object = new Changing();
        assertThat(body(Changing.class).hash(object)).isEqualTo(System.identityHashCode(object));
    }
}
