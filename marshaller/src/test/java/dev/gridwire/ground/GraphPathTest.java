// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import org.junit.jupiter.api.Test;

/** The place that a message names, as it is put together from within. */
class GraphPathTest {

    static final class Nested {}

    private static GraphPath path(Class<?> root, String... fromWithin) {
        GraphPath path = new GraphPath();
        for (String step : fromWithin) {
            path.within(step);
        }
        path.from(root);
        return path;
    }

    @Test
    void itBeginsAtTheRootsSimpleName() {
        Throwable thrown = new IllegalStateException("x");
        assertThat(path(Nested.class, ".inner", "[2]", ".outer").failure(thrown, "written")).hasMessage(
                "A class failed while its object was written: exception=java.lang.IllegalStateException"
                        + " at Nested.outer[2].inner");
        assertThat(path(GraphPathTest.class).failure(thrown, "read"))
                .hasMessageEndingWith("IllegalStateException at GraphPathTest").hasCause(thrown)
                .isExactlyInstanceOf(MismatchedShapeException.class);
        assertThat(path(null, ".a").failure(thrown, "read")).hasMessageEndingWith(" at Object.a");
        assertThat(path(((Runnable) () -> { }).getClass(), ".a").failure(thrown, "read")).hasMessageEndingWith(" at Lambda.a");
        assertThat(new GraphPath().failure(thrown, "read")).hasMessageEndingWith("java.lang.IllegalStateException");
    }

    @Test
    void aStackThatEndsIsNoFailureOfTheClass() {
        Throwable thrown = new StackOverflowError();
        assertThat(path(Nested.class, ".a").failure(thrown, "read"))
                .hasMessage("The stack is too small for the object at Nested.a").hasCause(thrown);
    }

    @Test
    void malformedBytesNameAPlaceWithinTheRootOnly() {
        MalformedBytesException malformed = new MalformedBytesException("bad", 7);
        assertThat(path(Nested.class, ".a").failure(malformed, "read")).hasMessageContaining("Nested.a")
                .isInstanceOf(MalformedBytesException.class);
        assertThat(path(Nested.class).failure(malformed, "read")).isSameAs(malformed);
        assertThat(path(null, ".a").failure(malformed, "read")).isSameAs(malformed);
        GridwireException known = new MismatchedShapeException("known");
        assertThat(path(Nested.class, ".a").failure(known, "read")).isSameAs(known);
    }

    @Test
    void aLongPathEndsAndAnotherBeginsAnew() {
        GraphPath path = new GraphPath();
        for (int i = 0; i < 10_000; i++) {
            path.within(".next");
        }
        path.from(Nested.class);
        String message = path.failure(new IllegalStateException(), "read").getMessage();
        assertThat(message.substring(message.indexOf(" at ") + 4)).hasSize(400).matches("(\\.next)+");
        path.clear();
        path.within(".a");
        path.from(Nested.class);
        assertThat(path.failure(new IllegalStateException(), "read")).hasMessageEndingWith(" at Nested.a");
    }
}
