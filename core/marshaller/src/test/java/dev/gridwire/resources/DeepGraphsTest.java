// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.resources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.payload.Limits;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Graphs of any depth, on threads with a stack of 512 KiB. */
@Isolated("measures time")
class DeepGraphsTest {

    private static final int NODES = 1_000_000;
    private static final int LEVELS = 100_000;
    private static final int SMALL_STACK = 512 << 10;
    private static final int LARGE_STACK = 64 << 20;
    /** Too many for the small one. */
    private static final int GROUPS = 20_000;
    /** By the limit; a list in a view takes two. */
    private static final int ALLOWED = 256;
    private static final Marshaller MARSHALLER = Things.marshaller();
    private static final Marshaller DEEPER =
            Marshaller.builder().allowPackage("dev.gridwire.resources").limits(Limits.DEFAULT.withDepth(400)).build();

    private static <T> T onSmallStack(Callable<T> work) throws Exception {
        return onStack(SMALL_STACK, work);
    }

    private static <T> T onStack(int bytes, Callable<T> work) throws Exception {
        FutureTask<T> task = new FutureTask<>(work);
        new Thread(null, task, "stack", bytes).start();
        return task.get();
    }

    private static Object copy(Object graph) throws Exception {
        byte[] bytes = onSmallStack(() -> MARSHALLER.marshal(graph));
        return onSmallStack(() -> MARSHALLER.unmarshal(bytes));
    }

    @Test
    @Proves(topic = Topic.RESOURCES, value = "A list of a million nodes is written and read on a stack of 512 KiB")
    void aMillionNodes() throws Exception {
        Things.Node first = new Things.Node();
        Things.Node last = first;
        for (int i = 1; i < NODES; i++) {
            last.next = new Things.Node();
            last = last.next;
            last.number = i;
        }
        int count = 0;
        for (Things.Node node = (Things.Node) copy(first); node != null; node = node.next) {
            assertThat(node.number).isEqualTo(count++);
        }
        assertThat(count).isEqualTo(NODES);
    }

    @Test
    void aPatternThatNeedsMoreStackThanThereIs() throws Exception {
        Pattern deep = onStack(LARGE_STACK, () -> Pattern.compile("(".repeat(GROUPS) + ")".repeat(GROUPS)));
        byte[] bytes = MARSHALLER.marshal(deep);
        Throwable failure = onSmallStack(() -> catchThrowable(() -> MARSHALLER.unmarshal(bytes)));
        assertThat(failure).isInstanceOf(GridwireException.class);
        assertThat(((Pattern) onStack(LARGE_STACK, () -> MARSHALLER.unmarshal(bytes))).pattern()).isEqualTo(deep.pattern());
    }

    @Test
    void aTreeThatLeansToOneSide() throws Exception {
        Things.Tree root = new Things.Tree();
        for (int i = 1; i < LEVELS; i++) {
            Things.Tree parent = new Things.Tree();
            parent.left = root;
            parent.right = new Things.Tree();
            root = parent;
        }
        int levels = 0;
        for (Things.Tree at = (Things.Tree) copy(root); at != null; at = at.left) {
            assertThat(at.right == null).isEqualTo(at.left == null);
            levels++;
        }
        assertThat(levels).isEqualTo(LEVELS);
    }

    private record Nested(String name, UnaryOperator<Object> around, UnaryOperator<@Nullable Object> inside) {
        Object of(int levels) {
            Object value = "core";
            for (int i = 0; i < levels; i++) {
                value = around.apply(value);
            }
            return value;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static @Nullable Object first(@Nullable Object list) {
        return ((Iterable<?>) list).iterator().next();
    }

    static Stream<Nested> deferred() {
        return Stream.of(
                new Nested("lists", inner -> new ArrayList<>(Collections.singletonList(inner)), DeepGraphsTest::first),
                new Nested("arrays", inner -> new Object[] {inner}, inner -> ((Object[]) inner)[0]),
                new Nested("maps in values", inner -> new HashMap<>(Map.of("k", inner)), inner -> ((Map<?, ?>) inner).get("k")));
    }

    @ParameterizedTest
    @MethodSource("deferred")
    @Proves(topic = Topic.RESOURCES,
            value = "100,000 lists, arrays or maps inside of each other are written and read on a stack of 512 KiB")
    void aHundredThousandLevels(Nested nested) throws Exception {
        Object at = copy(nested.of(LEVELS));
        int levels = 0;
        for (; !(at instanceof String); at = nested.inside.apply(at)) {
            levels++;
        }
        assertThat(levels).isEqualTo(LEVELS);
    }

    static Stream<Nested> notDeferred() {
        return Stream.of(
                new Nested("records", Things.Link::new, inner -> ((Things.Link) inner).next()),
                new Nested("objects with hooks", Things.Hooked::new, inner -> ((Things.Hooked) inner).next),
                new Nested("optionals", Optional::of, inner -> ((Optional<?>) inner).get()),
                new Nested("immutable lists", List::of, DeepGraphsTest::first),
                new Nested("views", inner -> Collections.synchronizedCollection(Collections.singletonList(inner)),
                        inner -> ((Collection<?>) inner).iterator().next()));
    }


    @ParameterizedTest
    @MethodSource("notDeferred")
    @Proves(topic = Topic.RESOURCES, value = "Records, views and objects with hooks are refused, by name, 257 levels deep")
    void objectsThatCannotBeDeferredAreRefusedBelowTheLimit(Nested nested) throws Exception {
        int levels = nested.name.equals("views") ? ALLOWED / 2 : ALLOWED;
        Object at = MARSHALLER.unmarshal(MARSHALLER.marshal(nested.of(levels)));
        for (int i = 0; i < levels; i++) {
            at = nested.inside.apply(at);
        }
        assertThat(at).isEqualTo("core");
        byte[] deeper = DEEPER.marshal(nested.of(levels + 1));
        assertRefused(() -> MARSHALLER.unmarshal(deeper), "depth=257, limit=256");
        for (int tooMany : new int[] {levels + 1, LEVELS}) {
            Object graph = nested.of(tooMany);
            assertRefused(() -> MARSHALLER.marshal(graph), "depth=257, limit=256");
            // Code that is not compiled yet takes more of it.
            assertRefused(() -> onSmallStack(() -> MARSHALLER.marshal(graph)), "depth=257, limit=256", "The stack is too small");
        }
        assertRefused(() -> onSmallStack(() -> MARSHALLER.unmarshal(deeper)), "depth=257, limit=256", "The stack is too small");
    }

    private static void assertRefused(ThrowingCallable use, String... rules) {
        Throwable thrown = catchThrowable(use);
        Throwable refusal = thrown instanceof ExecutionException ? thrown.getCause() : thrown;
        assertThat(refusal).isInstanceOf(MismatchedShapeException.class);
        assertThat(refusal.getMessage()).containsAnyOf(rules);
    }
}
