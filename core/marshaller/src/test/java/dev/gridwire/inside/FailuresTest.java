// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.loading.Gone;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** After any failure in the middle of a graph, the same marshaller goes on as a fresh one would, and keeps nothing of it. */
@ResourceLock("Busy")
class FailuresTest {

    /** The throwables of users' code. */
    enum Failure {
        EXCEPTION {
            @Override
            Throwable make() {
                return new IllegalStateException("of the test");
            }
        },
        CHECKED {
            @Override
            Throwable make() {
                return new IOException("of the test");
            }
        },
        THROWABLE {
            @Override
            Throwable make() {
                return new Throwable("of the test, neither an exception nor an error");
            }
        },
        ERROR {
            @Override
            Throwable make() {
                return new AssertionError("of the test");
            }
        },
        /** As the end of a thread from outside does. */
        DEATH {
            @Override
            Throwable make() {
                return new Error("of the test");
            }
        },
        OUT_OF_MEMORY {
            @Override
            Throwable make() {
                return new OutOfMemoryError("of the test");
            }
        },
        STACK_OVERFLOW {
            @Override
            Throwable make() {
                return overflow(0);
            }
        };

        abstract Throwable make();

        private static Throwable overflow(int depth) {
            return depth < 0 ? new StackOverflowError() : overflow(depth + 1);
        }
    }

    private static final Set<Point> WRITING = EnumSet.of(Point.WRITE_OBJECT, Point.WRITE_REPLACE, Point.WRITE_EXTERNAL);

    private final Marshaller marshaller = ReentrancyTest.marshaller();
    private final byte[] expected = ReentrancyTest.marshaller().marshal(Busy.graph());

    static Stream<Arguments> failures() {
        return Stream.of(Point.values())
                .flatMap(point -> Stream.of(Failure.values()).map(failure -> Arguments.of(point, failure)));
    }

    @ParameterizedTest
    @MethodSource("failures")
    @Proves(topic = Topic.LIFECYCLE,
            value = "An exception of users' code, at any call, is a refusal's cause or passes, and changes no later result")
    void theNextPayloadIsAsAFreshOnes(Point point, Failure failure) {
        boolean reached = true;
        for (int nth = 1; reached; nth += 1 + nth / 4) {
            for (int again = 0; again < 2; again++) {
                reached = assertFails(point, failure, nth);
                byte[] bytes = marshaller.marshal(Busy.graph());
                assertThat(bytes).isEqualTo(expected);
                assertThat(marshaller.marshal(marshaller.unmarshal(bytes))).isEqualTo(expected);
                assertThat(marshaller.marshal("text")).isEqualTo(ReentrancyTest.marshaller().marshal("text"));
            }
        }
    }

    static Stream<Arguments> usualFailures() {
        return failures().filter(each -> each.get()[1] != Failure.THROWABLE && each.get()[1] != Failure.DEATH);
    }

    @ParameterizedTest
    @MethodSource("usualFailures")
    @Tag("full")
    void noObjectOfTheGraphStaysReachable(Point point, Failure failure) throws InterruptedException {
        copy();
        Busy.WITNESSES.clear();
        assertFails(point, failure, 3);
        List<WeakReference<Object>> witnesses = new ArrayList<>(Busy.WITNESSES);
        assertThat(witnesses).isNotEmpty();
        assertThat(Gone.soon(witnesses, 0)).isTrue();
        copy();
    }

    private void copy() {
        assertThat(marshaller.marshal(marshaller.unmarshal(marshaller.marshal(Busy.graph())))).isEqualTo(expected);
    }

    /** Gives whether the point was reached so often. */
    private boolean assertFails(Point point, Failure failure, int nth) {
        Object graph = WRITING.contains(point) ? Busy.graph() : null;
        int[] left = {nth};
        @Nullable Throwable[] made = {null};
        Throwable thrown = catchThrowable(() -> point.during(
                () -> {
                    if (--left[0] == 0) {
                        made[0] = failure.make();
                        throw made[0];
                    }
                },
                () -> use(graph)));
        boolean reached = left[0] <= 0;
        // A comparator is asked again at the end, and an object can be made without its own constructor.
        boolean isDoneWithout = thrown == null && (point == Point.COMPARATOR || point == Point.CONSTRUCTOR);
        if (!reached || isDoneWithout) {
            assertThat(thrown).isNull();
        } else if (made[0] instanceof Error) {
            assertThat(thrown).isSameAs(made[0]);
        } else if (failure == Failure.STACK_OVERFLOW) {
            assertThat(thrown).isInstanceOf(GridwireException.class);
        } else if (thrown != made[0]) {
            assertThat(thrown).isInstanceOf(GridwireException.class);
            assertThat(causes(thrown)).contains(made[0]);
        }
        return reached;
    }

    private static List<Throwable> causes(@Nullable Throwable thrown) {
        return Stream.iterate(thrown, each -> each != null, Throwable::getCause).toList();
    }

    private void use(@Nullable Object graph) {
        if (graph == null) {
            marshaller.unmarshal(expected);
        } else {
            marshaller.marshal(graph);
        }
    }

    /** Wherever the stack ends, and however little of it is left for cleaning up. */
    @ParameterizedTest
    @EnumSource(Ending.class)
    void theStackMayEndAnywhere(Ending ending) throws InterruptedException {
        // All classes are loaded before: the JDK does not try again if the stack ends in a static initialiser.
        copy();
        assertFails(Point.READ_OBJECT, Failure.STACK_OVERFLOW, 1);
        assertFails(Point.WRITE_OBJECT, Failure.STACK_OVERFLOW, 1);
        Busy.WITNESSES.clear();
        int[] deepest = {0};
        for (int i = 0; i < 20; i++) {
            int pad = i;
            assertThat(catchThrowable(() -> descend(ending, 0, pad, deepest))).isNull();
        }
        assertThat(deepest[0]).isGreaterThan(100);
        copy();
        List<WeakReference<Object>> witnesses = new ArrayList<>(Busy.WITNESSES);
        assertThat(Gone.soon(witnesses, 0)).isTrue();
    }

    /** The call at the end of the stack. */
    enum Ending {
        WRITING,
        READING
    }

    private void descend(Ending ending, int depth, int pad, int[] deepest) {
        deepest[0] = Math.max(deepest[0], depth);
        try {
            descend(ending, depth + 1, pad, deepest);
        } catch (StackOverflowError e) {
            // The frames next to the end try in turn.
        }
        if (depth > deepest[0] - 60 - pad) {
            try {
                use(ending == Ending.WRITING ? Busy.graph() : null);
            } catch (GridwireException | StackOverflowError e) {
                // As often as not.
            }
        }
    }

    @Test
    void aRefusalDeepInsideLeavesNothing() throws InterruptedException {
        Busy.WITNESSES.clear();
        for (int i = 0; i < 3; i++) {
            assertThat(catchThrowable(() -> marshaller.marshal(new ArrayList<>(List.of(Busy.graph(), new Thread())))))
                    .isInstanceOf(GridwireException.class);
            byte[] cut = java.util.Arrays.copyOf(expected, expected.length - 1 - i * 100);
            assertThat(catchThrowable(() -> marshaller.unmarshal(cut))).isInstanceOf(GridwireException.class);
        }
        assertThat(Gone.soon(new ArrayList<>(Busy.WITNESSES), 0)).isTrue();
        copy();
    }
}
