// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.gridwire.Marshaller;
import dev.gridwire.WithGeneration;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.ground.Generation;
import dev.gridwire.payload.Limits;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each kind of reference is a level of depth, in interpreted and in generated code. */
class DepthOfEachLinkTest {

    private static final int ROUNDS = 5;

    /** Cannot be deferred, nor can its content. */
    record Whole(
            @Nullable Object any, @Nullable Last last, @Nullable Open open, @Nullable List<Last> list, Last @Nullable [] array) {
        static Whole ofAny(@Nullable Object any) {
            return new Whole(any, null, null, null, null);
        }
    }

    static final class Last {
        @Nullable Object inner;

        static Last of(Object inner) {
            Last last = new Last();
            last.inner = inner;
            return last;
        }
    }

    static class Open {
        @Nullable Object inner;
    }

    static class Wider extends Open {}

    /**
     * A way from one record to the next.
     *
     * @param levels that one round takes
     * @param more the levels that the innermost takes beyond them
     */
    private record Link(String name, int levels, int more, UnaryOperator<Object> around) {
        Link(String name, int levels, UnaryOperator<Object> around) {
            this(name, levels, 0, around);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static <T extends Open> T open(T open, Object inner) {
        open.inner = inner;
        return open;
    }

    static Stream<Link> links() {
        return Stream.of(
                new Link("records", 1, Whole::ofAny),
                new Link("a field of any class", 2, inner -> Whole.ofAny(Last.of(inner))),
                new Link("a field of a final class", 2, inner -> new Whole(null, Last.of(inner), null, null, null)),
                new Link("a field of an open class", 2, inner -> new Whole(null, null, open(new Open(), inner), null, null)),
                new Link("a field of a superclass", 2, inner -> new Whole(null, null, open(new Wider(), inner), null, null)),
                new Link("elements of one class", 3,
                        inner -> new Whole(null, null, null, new ArrayList<>(List.of(new Last(), Last.of(inner))), null)),
                new Link("elements of a final class", 3, inner -> new Whole(null, null, null, null, new Last[] {Last.of(inner)})),
                new Link("one element", 2, inner -> Whole.ofAny(new ArrayList<>(List.of(inner)))),
                new Link("elements of several classes", 2, inner -> Whole.ofAny(new ArrayList<>(List.of("a", inner)))),
                new Link("a queue", 2, inner -> Whole.ofAny(new ArrayDeque<>(List.of("a", inner)))),
                new Link("an array", 2, inner -> Whole.ofAny(new Object[] {inner})),
                new Link("a list of an array", 3, inner -> Whole.ofAny(Arrays.asList("a", inner))),
                new Link("values", 2, inner -> Whole.ofAny(new HashMap<>(Map.of("a", inner)))),
                new Link("values of one class", 3,
                        inner -> Whole.ofAny(new HashMap<>(Map.of("a", Last.of(inner), "b", new Last())))),
                new Link("an optional", 2, inner -> Whole.ofAny(Optional.of(inner))),
                new Link("after another of each", 2, 1, inner -> new Whole(
                        Last.of(inner), new Last(), new Open(), new ArrayList<>(List.of(new Last(), new Last())),
                        new Last[] {new Last()})));
    }

    @ParameterizedTest
    @MethodSource("links")
    void itTakesSoManyLevels(Link link) {
        Object graph = "core";
        for (int i = 0; i < ROUNDS; i++) {
            graph = link.around.apply(graph);
        }
        int needed = ROUNDS * link.levels + link.more;
        Object root = graph;
        for (Generation generation : Generation.values()) {
            Marshaller enough = marshaller(generation, needed);
            byte[] bytes = enough.marshal(root);
            assertThat(enough.marshal(enough.unmarshal(bytes))).isEqualTo(bytes);

            Marshaller less = marshaller(generation, needed - 1);
            for (int time = 0; time < 2; time++) {
                assertThatExceptionOfType(MismatchedShapeException.class).isThrownBy(() -> less.marshal(root))
                        .withMessageContaining("depth=" + needed + ", limit=" + (needed - 1));
                assertThatExceptionOfType(MismatchedShapeException.class).isThrownBy(() -> less.unmarshal(bytes))
                        .withMessageContaining("depth=" + needed + ", limit=" + (needed - 1));
            }
        }
    }

    private static Marshaller marshaller(Generation generation, int depth) {
        return WithGeneration.builder(generation)
                .allowPackage("dev.gridwire.limits")
                .limits(Limits.DEFAULT.withDepth(depth))
                .build();
    }
}
