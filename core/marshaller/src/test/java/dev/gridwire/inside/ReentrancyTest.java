// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inside;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Users' code that uses the same marshaller in the middle of a graph of the same classes. */
@ResourceLock("Busy")
class ReentrancyTest {

    private static final int DEPTH = 5;

    private final Marshaller marshaller = marshaller();
    private final byte[] expected = marshaller().marshal(Busy.graph());
    private int depth;
    private int deepest;
    private int reached;

    static Marshaller marshaller() {
        return Marshaller.builder().allowPackage("dev.gridwire.inside").build();
    }

    @ParameterizedTest
    @EnumSource(Point.class)
    void nestedFiveDeepTheBytesAreTheSame(Point point) {
        for (int i = 0; i < 3; i++) {
            Object graph = Busy.graph();
            point.during(this::nest, () -> copy(graph));
        }
        assertThat(deepest).isEqualTo(DEPTH);
        copy(Busy.graph());
    }

    /** Now and then: a graph that did so at each of its objects would take hours. */
    private void nest() {
        reached++;
        if (depth < DEPTH && (deepest < DEPTH || reached % 29 == 0)) {
            depth++;
            deepest = Math.max(deepest, depth);
            try {
                copy(Busy.graph());
            } finally {
                depth--;
            }
        }
    }

    static Stream<Arguments> failures() {
        return Stream.of(Point.values()).flatMap(point -> IntStream.rangeClosed(1, DEPTH)
                .boxed().flatMap(level -> Stream.of(true, false).map(isSame -> Arguments.of(point, level, isSame))));
    }

    /** At one level users' code fails; the code of the level around it takes note, and goes on. */
    @ParameterizedTest
    @MethodSource("failures")
    @Proves(topic = Topic.LIFECYCLE,
            value = "Users' code may use the marshaller again, five deep, and fail at any level: those around are not affected")
    void whereOneLevelFailsTheOthersAreRight(Point point, int failing, boolean isSame) {
        Object graph = Busy.graph();
        Marshaller other = isSame ? marshaller : marshaller();
        boolean[] nested = new boolean[DEPTH + 1];
        int[] failed = {0};
        Point.Action action = () -> {
            if (depth == failing) {
                throw new IllegalStateException("of the test");
            }
            if (!nested[depth]) {
                nested[depth++] = true;
                try {
                    copy(graph, depth % 2 == 0 ? marshaller : other);
                } catch (GridwireException e) {
                    failed[0]++;
                } finally {
                    depth--;
                }
            }
        };
        for (int i = 0; i < 3; i++) {
            Arrays.fill(nested, false);
            failed[0] = 0;
            point.during(action, () -> copy(graph, marshaller));
            // Where a constructor fails, the object is made without it.
            assertThat(failed[0]).isEqualTo(point == Point.CONSTRUCTOR ? 0 : 1);
        }
        copy(graph);
    }

    private void copy(Object graph) {
        copy(graph, marshaller);
    }

    private void copy(Object graph, Marshaller marshaller) {
        byte[] bytes = marshaller.marshal(graph);
        assertThat(bytes).isEqualTo(expected);
        assertThat(marshaller.marshal(marshaller.unmarshal(bytes))).isEqualTo(expected);
    }
}
