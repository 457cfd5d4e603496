// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.util.Arrays;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Calls from deeper and deeper in a small stack, until there is no room at all. */
@Tag("core")
class StackOverflowTest {

    private static final int STACK = 512 << 10;
    private static final int COARSE = 100;
    private static final int FINE = 3;
    private static final int ENOUGH = 40;
    private final Marshaller marshaller = Graphs.marshaller();
    private final Object graph = Graphs.of(200);
    private final byte[] expected = Graphs.marshaller().marshal(graph);
    private int refused;
    private int done;
    private int ended;

    /** The call to make. */
    enum Use {
        WRITING,
        READING
    }

    @ParameterizedTest
    @EnumSource(Use.class)
    @Proves(topic = Topic.LIFECYCLE,
            value = "Wherever the stack ends, the caller gets a refusal or the error, and the next result is a fresh one's")
    void eachDepthIsTried(Use use) throws Exception {
        // The JDK does not try again if the stack ends while a class is being initialised.
        for (int i = 0; i < 50; i++) {
            check();
        }
        int depth = 0;
        for (; refused + ended == 0; depth += COARSE) {
            call(depth, use);
        }
        // How deep that is changes while code is being compiled.
        for (depth -= 2 * COARSE; ended < ENOUGH; depth += FINE) {
            call(Math.max(depth, 0), use);
            if (depth % 5 == 0) {
                check();
            }
        }
        check();
        assertThat(done).isPositive();
    }

    private void call(int depth, Use use) throws Exception {
        FutureTask<@Nullable Void> task = new FutureTask<>(() -> from(depth, use), null);
        new Thread(null, task, "small", STACK).start();
        task.get();
    }

    private void from(int depth, Use use) {
        try {
            if (depth > 0) {
                from(depth - 1, use);
                return;
            }
            boolean right = use == Use.WRITING
                    ? Arrays.equals(marshaller.marshal(graph), expected)
                    : marshaller.unmarshal(expected) != null;
            done += right ? 1 : Integer.MIN_VALUE / 2;
        } catch (MismatchedShapeException e) {
            refused++;
        } catch (StackOverflowError e) {
            ended++;
        }
    }

    private void check() {
        assertThat(marshaller.marshal(graph)).isEqualTo(expected);
        assertThat(marshaller.marshal(marshaller.unmarshal(expected))).isEqualTo(expected);
    }
}
