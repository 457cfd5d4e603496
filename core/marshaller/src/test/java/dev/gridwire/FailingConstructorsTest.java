// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.ground.Generation;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
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
            for (Object made : List.of(new Checked(1))) {
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

    /** As in Java serialization, which never calls a constructor of the class itself. */
    @ParameterizedTest
    @MethodSource("exceptions")
    void aClassIsMadeWithoutItsOwnConstructorIfThatFails(Throwable thrown) {
        for (Generation generation : Generation.values()) {
            Marshaller marshaller = marshaller(generation);
            Plain plain = new Plain();
            plain.number = 7;
            byte[] bytes = marshaller.marshal(new Holder(plain, new ArrayList<>(List.of(plain))));
            for (int i = 0; i < 100; i++) {
                next = i % 3 == 0 ? null : thrown;
                Holder copy = marshaller.unmarshal(bytes);
                assertThat(((Plain) copy.first()).number).isEqualTo(7);
                assertThat(((List<?>) copy.second()).get(0)).isSameAs(copy.first());
            }
            next = null;
        }
    }

    /** A state of the class that the reader does not have, and a superclass whose constructor it is. */
    @ParameterizedTest
    @EnumSource(Generation.class)
    void alsoWhereAnotherStateOfItWasWritten(Generation generation) throws ReflectiveOperationException {
        String source = "package made; public class Order %s { public int a = 1; %s"
                + " public Order() { if (Boolean.getBoolean(\"gridwire.test.made\")) { throw new IllegalStateException(); } } }";
        ClassLoader old = loader("made.Order", source.formatted("", ""));
        ClassLoader current = loader("made.Order", source.formatted("", "public String b;"));
        Object order = old.loadClass("made.Order").getConstructor().newInstance();
        order.getClass().getField("a").setInt(order, 5);
        byte[] bytes = WithGeneration.builder(generation).classLoader(old).allowPackage("made").build()
                .marshal(new ArrayList<>(List.of(order)));
        Marshaller marshaller = WithGeneration.builder(generation).classLoader(current).allowPackage("made").build();
        System.setProperty("gridwire.test.made", "true");
        try {
            for (int i = 0; i < 50; i++) {
                Object copy = marshaller.<List<Object>>unmarshal(bytes).get(0);
                assertThat(copy.getClass().getField("a").getInt(copy)).isEqualTo(5);
            }
        } finally {
            System.clearProperty("gridwire.test.made");
        }
    }

    private static ClassLoader loader(String name, String source) {
        return new BytesLoader(Compiler.compile(Map.of(name, source)), FailingConstructorsTest.class.getClassLoader());
    }

    @ParameterizedTest
    @EnumSource(Generation.class)
    void aRecordSaysWhichComponentThePayloadDoesNotHave(Generation generation) throws ReflectiveOperationException {
        ClassLoader old = loader("made.Money", "package made; public record Money(int cents) { }");
        ClassLoader current = loader("made.Money", "package made; public record Money(int cents, String currency, int scale) {"
                + " public Money { java.util.Objects.requireNonNull(currency); } }");
        Object money = old.loadClass("made.Money").getConstructor(int.class).newInstance(5);
        byte[] bytes = WithGeneration.builder(generation).classLoader(old).allowPackage("made").build()
                .marshal(new Object[] {money});
        Marshaller marshaller = WithGeneration.builder(generation).classLoader(current).allowPackage("made").build();
        for (int i = 0; i < 50; i++) {
            assertThatExceptionOfType(MismatchedShapeException.class).isThrownBy(() -> marshaller.unmarshal(bytes))
                    .withMessageContaining("that the payload lacks: class=made.Money, components=currency, scale")
                    .withMessageContaining("accept null, zero or false for currency, scale, or give a value by @InitialValue")
                    .withCauseInstanceOf(NullPointerException.class);
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
