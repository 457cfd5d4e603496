// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.codegen.jdk.ThrowableState;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.zoo.ThrowableSamples;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.net.SocketTimeoutException;
import java.nio.charset.MalformedInputException;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Throwables of the JDK that hold more than a message and a cause. */
public class StatefulThrowablesTest {

    static final class Failed extends SQLException {
        private static final long serialVersionUID = 1L;
        final int attempts;

        Failed(int attempts) {
            super("own", "12345", 6);
            this.attempts = attempts;
        }
    }

    static final class NotHeld extends java.sql.SQLClientInfoException {
        private static final long serialVersionUID = 1L;
    }

    static Stream<Throwable> throwables() {
        return ThrowableSamples.throwables();
    }

    @ParameterizedTest
    @MethodSource("throwables")
    void comeBackAsFromJavaSerialization(Throwable value) throws Exception {
        Throwable copy = JavaOracle.assertAsJava(value);
        ThrowableState state = ThrowableState.ofClassName(value.getClass().getName());
        for (ThrowableState.Argument each : state.arguments()) {
            Object expected = value.getClass().getMethod(each.getter()).invoke(value);
            Object found = copy.getClass().getMethod(each.getter()).invoke(copy);
            if (!(expected instanceof Throwable)) {
                assertThat(found).as(each.getter()).isEqualTo(expected);
            }
        }
        for (ThrowableState.Argument each : state.fields()) {
            Field field = value.getClass().getField(each.getter());
            assertThat(field.get(copy)).as(each.getter()).isEqualTo(field.get(value));
        }
        assertThat(copy.toString()).isEqualTo(value.toString());
    }

    static final class Slow extends SocketTimeoutException {
        private static final long serialVersionUID = 1L;
        final String host = "there";
    }

    @Test
    void publicFieldsOfASuperclassComeBack() {
        Slow slow = new Slow();
        slow.bytesTransferred = 3;
        Slow copy = JavaOracle.copy(slow);
        assertThat(copy.bytesTransferred).isEqualTo(3);
        assertThat(copy.host).isEqualTo("there");
    }

    @Test
    void exceptionsThatFollowOneOfSqlComeBackInTheirOrder() {
        SQLException first = new SQLException("1");
        first.setNextException(new SQLException("2"));
        first.setNextException(new Failed(3));
        SQLException copy = JavaOracle.copy(first);
        assertThat(copy.getNextException().getMessage()).isEqualTo("2");
        assertThat(copy.getNextException().getNextException().getClass()).isSameAs(Failed.class);
        assertThat(((Failed) copy.getNextException().getNextException()).attempts).isEqualTo(3);
        assertThat(copy.getNextException().getNextException().getSQLState()).isEqualTo("12345");
    }

    @Test
    void aCauseThatIsAPartStaysOne() {
        InvocationTargetException copy = JavaOracle.copy(new InvocationTargetException(new Failed(2)));
        assertThat(copy.getTargetException()).isInstanceOf(Failed.class).isSameAs(copy.getCause());
    }

    @Test
    void oneThatHoldsItselfInAPartIsRefused() {
        Exception target = new Exception("target");
        InvocationTargetException around = new InvocationTargetException(target);
        target.initCause(around);
        assertThatThrownBy(() -> JavaOracle.copy(around)).isInstanceOf(GridwireException.class);
    }

    @Test
    void othersAreRefusedByName() {
        assertThatThrownBy(() -> JavaOracle.copy(new NotHeld())).isInstanceOf(GridwireException.class)
                .hasMessageContaining("SQLClientInfoException");
    }

    @Test
    void aStateThatNoConstructorTakesIsMalformed() {
        byte[] bytes = JavaOracle.MARSHALLER.marshal(new MalformedInputException(3));
        String hex = HexFormat.of().formatHex(bytes);
        // One part, which names its type: an Integer of 3; and a String without letters in its place.
        assertThat(hex).containsOnlyOnce("01000d06");
        byte[] altered = HexFormat.of().parseHex(hex.replace("01000d06", "01000801"));
        assertThatThrownBy(() -> JavaOracle.MARSHALLER.unmarshal(altered)).isInstanceOf(MalformedBytesException.class)
                .hasMessageContaining("the throwable cannot have this state");
    }
}
