// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.ground.Generation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Constructors of the users' that throw where an object is read. */
class FailingConstructorsTest {

    private static @Nullable Throwable next;

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void fail() throws T {
        if (next != null) {
            throw (T) next;
        }
    }

    static class Plain {
        int number = 1;

        Plain() {
            fail();
        }
    }

    record Checked(int number) {
        Checked {
            fail();
        }
    }

    record Holder(Object first, Object second) {}

    @AfterEach
    void end() {
        next = null;
    }

    static Stream<Throwable> exceptions() {
        return Stream.of(new IllegalStateException("x"), new IOException("x"), new StackOverflowError());
    }

    private static Marshaller marshaller(Generation generation) {
        return WithGeneration.builder(generation).allowPackage("dev.gridwire").build();
    }

    @ParameterizedTest
    @MethodSource("exceptions")
    void anExceptionIsTheRefusalsCause(Throwable thrown) {
        for (Generation generation : Generation.values()) {
            Marshaller marshaller = marshaller(generation);
            for (Object made : List.of(new Plain(), new Checked(1))) {
                byte[] bytes = marshaller.marshal(new Holder("a", new ArrayList<>(List.of("b", made))));
                next = thrown;
                assertThatExceptionOfType(MismatchedShapeException.class).isThrownBy(() -> marshaller.unmarshal(bytes))
                        .withMessageContaining("A constructor failed: class=" + made.getClass().getName() + ", exception="
                                + thrown.getClass().getName()
                                + " at Holder.second[1]; let it accept the values that it once made")
                        .withCause(thrown);
                next = null;
                assertThat(marshaller.<Holder>unmarshal(bytes).first()).isEqualTo("a");
            }
        }
    }

    static Stream<Throwable> errors() {
        return Stream.of(new AssertionError("x"), new OutOfMemoryError("x"), new LinkageError("x"));
    }

    @ParameterizedTest
    @MethodSource("errors")
    void anErrorGoesOnAsItIs(Throwable thrown) {
        for (Generation generation : Generation.values()) {
            Marshaller marshaller = marshaller(generation);
            for (Object made : List.of(new Plain(), new Checked(1))) {
                byte[] bytes = marshaller.marshal(made);
                next = thrown;
                assertThat(catchThrowable(() -> marshaller.unmarshal(bytes))).isSameAs(thrown);
                next = null;
                assertThat(marshaller.<Object>unmarshal(bytes)).isNotNull();
            }
        }
    }
}
