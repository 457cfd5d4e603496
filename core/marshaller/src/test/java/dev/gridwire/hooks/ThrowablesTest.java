// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.RejectedTypeException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.sql.SQLClientInfoException;
import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("core")
class ThrowablesTest {

    static class Refused extends Exception {
        private static final long serialVersionUID = 1L;
        final int code;
        Object detail = List.of("detail");

        Refused(String message, int code, Throwable cause) {
            super(message, cause);
            this.code = code;
        }

        @Override
        public String getMessage() {
            return "overridden " + super.getMessage();
        }
    }

    static final class Hooked extends Refused {
        private static final long serialVersionUID = 1L;
        transient int doubled;

        Hooked(int code) {
            super(null, code, null);
            doubled = code * 2;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(doubled);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            doubled = in.readInt();
        }
    }

    static class Checked extends RuntimeException {
        private static final long serialVersionUID = 1L;
        Hooked declared = new Hooked(4);

        Checked() {
            super("x");
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    static Stream<Throwable> throwables() {
        Throwable full = new Refused("message", 7, new IllegalStateException("cause", new Error()));
        full.addSuppressed(new Hooked(3));
        full.addSuppressed(new IOException("io"));
        return Stream.of(
                full, new Hooked(5), new Checked(), new Throwable(), new Exception("e"), new AssertionError("a"),
                new IllegalArgumentException("b", null), new NoSuchElementException(), new FileNotFoundException("file"),
                new UncheckedIOException("u", new IOException()), new ExecutionException("c", new Checked()),
                new DateTimeException("d"), new ClassNotFoundException("n", new Error()), new StackOverflowError(),
                new NumberFormatException(), new InterruptedException(), new OutOfMemoryError("o"));
    }

    private static void assertSame(Throwable expected, Throwable found) {
        if (expected == null) {
            assertThat(found).isNull();
            return;
        }
        assertThat(found.getClass()).isSameAs(expected.getClass());
        assertThat(found.getMessage()).isEqualTo(expected.getMessage());
        assertThat(found.getStackTrace()).isEqualTo(expected.getStackTrace());
        assertSame(expected.getCause(), found.getCause());
        assertThat(found.getSuppressed()).hasSameSizeAs(expected.getSuppressed());
        for (int i = 0; i < expected.getSuppressed().length; i++) {
            assertSame(expected.getSuppressed()[i], found.getSuppressed()[i]);
        }
        if (expected instanceof Refused refused) {
            assertThat(((Refused) found).code).isEqualTo(refused.code);
            assertThat(((Refused) found).detail).isEqualTo(refused.detail);
        }
        if (expected instanceof Hooked hooked) {
            assertThat(((Hooked) found).doubled).isEqualTo(hooked.doubled);
        }
    }

    @ParameterizedTest
    @MethodSource("throwables")
    void comeBackAsJavaSerializationBringsThemBack(Throwable value) {
        assertSame(JavaOracle.javaCopy(value), JavaOracle.copy(value));
        Throwable copy = JavaOracle.copy(value);
        copy.printStackTrace(new PrintWriter(new StringWriter()));
        copy.addSuppressed(new Error());
        if (value.getCause() == null) {
            copy.initCause(new Error());
        }
    }

    @Test
    void cyclesThroughTheCauseAndWhatIsSuppressed() {
        Exception outer = new Exception("outer");
        Refused inner = new Refused("inner", 1, outer);
        outer.initCause(inner);
        inner.detail = List.of(outer);
        inner.addSuppressed(outer);
        Exception copy = JavaOracle.copy(outer);
        assertThat(copy.getCause().getCause()).isSameAs(copy);
        assertThat(copy.getCause().getSuppressed()[0]).isSameAs(copy);
        assertThat(((List<?>) ((Refused) copy.getCause()).detail).get(0)).isSameAs(copy);
        List<Exception> list = JavaOracle.copy(new ArrayList<>(List.of(outer, inner, outer)));
        assertThat(list.get(2)).isSameAs(list.get(0));
        assertThat(list.get(0).getCause()).isSameAs(list.get(1));
    }

    @Test
    void thoseThatWouldLoseWhatTheyHoldAreRefused() {
        assertThatThrownBy(() -> JavaOracle.MARSHALLER.marshal(new SQLClientInfoException()))
                .isInstanceOf(RejectedTypeException.class)
                .hasMessageContaining("class=java.sql.SQLClientInfoException");
        assertThatThrownBy(() -> JavaOracle.MARSHALLER.marshal(new Exception(new SQLClientInfoException())))
                .hasMessageContaining("at Exception.cause");
    }
}
