// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.hazelcast.client.UndefinedErrorCodeException;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.hazelcast.StandInException;
import dev.gridwire.hazelcast.grid.refused.RefusedException;
import dev.gridwire.hazelcast.grid.refused.RefusedValue;
import dev.gridwire.hazelcast.grid.shop.OrderException;
import dev.gridwire.hazelcast.grid.shop.OrderKey;
import java.io.IOException;
import java.io.Serializable;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Exceptions on the second member reach the first and the client. */
class ExceptionTest {

    private static final OrderKey KEY = new OrderKey("north", 5);

    interface Failing extends Callable<Object>, Serializable {}

    private static Object failAsUsersDo() {
        OrderException thrown = new OrderException("no such order", KEY, new IOException("disk"));
        thrown.addSuppressed(new IllegalStateException("beside"));
        throw thrown;
    }

    private static Object failAsRefused() throws RefusedException {
        throw new RefusedException("not allowed here", new IOException("disk"));
    }

    private static Throwable failureOf(HazelcastInstance caller, Failing task) {
        Throwable thrown = catchThrowable(() -> caller.getExecutorService("failing")
                .submitToMember(task, Grid.second().getCluster().getLocalMember())
                .get(20, TimeUnit.SECONDS));
        assertThat(thrown).isInstanceOf(ExecutionException.class);
        return thrown.getCause();
    }

    @Test
    void aMemberGetsAnotherMembersExceptionWhole() {
        Throwable failure = failureOf(Grid.first(), ExceptionTest::failAsUsersDo);

        assertThat(failure).isExactlyInstanceOf(OrderException.class).hasMessage("no such order");
        assertThat(((OrderException) failure).getKey()).isEqualTo(KEY);
        assertThat(failure.getCause()).isExactlyInstanceOf(IOException.class).hasMessage("disk");
        assertThat(failure.getSuppressed()[0]).isExactlyInstanceOf(IllegalStateException.class).hasMessage("beside");
        assertThat(failure.getStackTrace()).anyMatch(line -> line.getMethodName().equals("failAsUsersDo"));
    }

    @Test
    void aMemberGetsAStandInForAnExceptionThatThePolicyRefuses() {
        Throwable failure = failureOf(Grid.first(), ExceptionTest::failAsRefused);

        assertThat(failure).isExactlyInstanceOf(StandInException.class).hasMessage("not allowed here");
        assertThat(((StandInException) failure).originalClassName()).isEqualTo(RefusedException.class.getName());
        assertThat(failure.getCause()).isExactlyInstanceOf(IOException.class).hasMessage("disk");
        assertThat(failure.getStackTrace()).anyMatch(line -> line.getMethodName().equals("failAsRefused"));
    }

    @Test
    void aClientGetsWhatHazelcastsProtocolCarries() {
        Throwable failure = failureOf(Grid.client(), ExceptionTest::failAsUsersDo);

        // No object of the exception is sent to clients. They get its name, which they make one of if its constructor is common.
        assertThat(failure).isExactlyInstanceOf(UndefinedErrorCodeException.class);
        assertThat(failure).hasMessageContainingAll(OrderException.class.getName(), "no such order");
    }

    @Test
    void aClientGetsAnExceptionThatThePolicyRefuses() {
        Throwable failure = failureOf(Grid.client(), ExceptionTest::failAsRefused);

        assertThat(failure).isExactlyInstanceOf(RefusedException.class).hasMessage("not allowed here");
        assertThat(failure.getCause()).isExactlyInstanceOf(IOException.class).hasMessage("disk");
    }

    @Test
    void aFailureInsideOfAnEntryProcessorReachesTheCaller() {
        IMap<String, Integer> map = Grid.first().getMap(Grid.name("failing-"));
        String key = Grid.keyOn(Grid.second());
        map.put(key, 1);

        assertThatThrownBy(() -> map.executeOnKey(key, entry -> failAsUsersDo())).isExactlyInstanceOf(OrderException.class);
    }

    @Test
    void anAnswerThatIsRefusedFailsTheCall() {
        Failing task = () -> new RefusedValue(1);
        for (HazelcastInstance caller : new HazelcastInstance[] {Grid.first(), Grid.client()}) {
            Throwable failure = failureOf(caller, task);
            assertThat(failure).isInstanceOf(HazelcastSerializationException.class);
            assertThat(failure.getMessage()).contains(RefusedValue.class.getName());
        }
    }

    @Test
    void aValueThatIsRefusedIsRefusedAtOnce() {
        IMap<String, Object> map = Grid.client().getMap("refused");

        assertThatThrownBy(() -> map.put("key", new RefusedValue(1)))
                .isInstanceOf(HazelcastSerializationException.class)
                .hasRootCauseInstanceOf(RejectedTypeException.class)
                .rootCause()
                .hasMessageContaining("The type policy does not allow the class: class=" + RefusedValue.class.getName());
        assertThat(map.get("key")).isNull();
    }
}
