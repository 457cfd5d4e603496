// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.MarshallerBuilder;
import java.io.IOException;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the contract asks of a door, to try it. A test class names its door by {@link AtDoor}. */
@ExtendWith(UnmetPoints.class)
public abstract class DoorContract {

    /** A new serializer, as told; of the same kind as the grid's. */
    protected abstract Door door(UnaryOperator<MarshallerBuilder> settings);

    /** A value out of bytes, whose classes a loader finds. */
    protected abstract Object read(byte[] bytes, ClassLoader loader) throws Exception;

    /** Whether it is what the grid documents for a value that cannot be read. */
    protected abstract boolean isDocumented(Throwable failure);

    /** A value out of bytes, whose classes the test's loader finds. */
    final Object read(byte[] bytes) throws Exception {
        return read(bytes, getClass().getClassLoader());
    }

    /** Lets in the classes of the contract. */
    protected static MarshallerBuilder allowed(MarshallerBuilder builder) {
        return builder.allowPackage("dev.gridwire.grid.contract").allowPackage("com.example.evolved")
                .allowPackage("dev.gridwire.testkit.law");
    }

    /** Asserts that a call failed as the grid documents it, for a reason. */
    final void assertRefused(Throwable refusal, String words) {
        assertThat(refusal != null && isDocumented(refusal)).as("documented: " + refusal).isTrue();
        assertThat(refusal).hasStackTraceContaining(words);
    }

    @Test
    void thePageOnDoorsSaysWhatThisOneMeets() throws IOException {
        DoorsPage.check(getClass());
    }
}
