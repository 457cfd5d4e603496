// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.Marshallers.ZOO;
import static dev.gridwire.Marshallers.assertSameGraph;
import static dev.gridwire.Marshallers.roundTrip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.zoo.SystemSamples;
import dev.gridwire.zoo.Zoo;
import java.util.Hashtable;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files, addresses, SQL's dates, counters, locks, old tables and new queues. */
@Tag("core")
class SystemTypesTest {

    static Stream<Object> values() {
        return SystemSamples.values();
    }

    static Stream<Object> others() {
        return SystemSamples.others();
    }

    @ParameterizedTest
    @MethodSource("values")
    void valuesComeBackEqualAndOfTheSameClass(Object value) {
        assertSameGraph(value);
        Object[] twice = roundTrip(new Object[] {value, new Zoo.Box<>(value), value});
        assertThat(twice[0]).isEqualTo(value).hasSameClassAs(value);
        assertThat(twice[2]).isSameAs(twice[0]);
    }

    @ParameterizedTest
    @MethodSource({"values", "others"})
    void objectsComeBackWithWhatTheyShow(Object value) {
        Object copy = roundTrip(value);
        assertThat(copy).hasSameClassAs(value);
        assertThat(text(copy)).isEqualTo(text(value));
    }

    /** Without the hash of its identity. */
    private static String text(Object value) {
        return value.toString().replaceAll("@[0-9a-f]+", "");
    }

    @Test
    void locksComeBackUnlockedAndAsFairAsTheyWere() {
        ReentrantLock lock = new ReentrantLock(true);
        lock.lock();
        ReentrantLock copy = roundTrip(lock);
        assertThat(copy.isLocked()).isFalse();
        assertThat(copy.isFair()).isTrue();
        Semaphore semaphore = roundTrip(new Semaphore(2, true));
        assertThat(semaphore.availablePermits()).isEqualTo(2);
        assertThat(semaphore.isFair()).isTrue();
    }

    @Test
    void arraysOfWhatStandsInAnotherModuleComeBack() {
        java.sql.Date[] dates = {null, new java.sql.Date(1)};
        assertThat(roundTrip(dates)).isEqualTo(dates);
    }

    @Test
    void setsOfKeysShareTheirMap() {
        ConcurrentHashMap<String, Boolean> map = new ConcurrentHashMap<>(Map.of("a", true));
        Object[] copy = roundTrip(new Object[] {map.keySet(true), map});
        @SuppressWarnings("unchecked")
        Set<String> keys = (Set<String>) copy[0];
        keys.add("b");
        assertThat((Map<?, ?>) copy[1]).isEqualTo(Map.of("a", true, "b", true));
    }

    @Test
    void hashtablesAreLetInOnRequestOnly() {
        Hashtable<String, Integer> table = new Hashtable<>(Map.of("a", 1, "b", 2));
        assertThatThrownBy(() -> ZOO.marshal(table)).isInstanceOf(RejectedTypeException.class);
        Marshaller lenient = Marshaller.builder().register(Hashtable.class).build();
        byte[] bytes = lenient.marshal(table);
        assertThat(lenient.<Object>unmarshal(bytes)).isEqualTo(table);
        assertThatThrownBy(() -> ZOO.unmarshal(bytes)).isInstanceOf(RejectedTypeException.class);
    }

    @Test
    void stateThatNoPublicMethodShowsIsRefused() {
        assertThatThrownBy(() -> ZOO.marshal(Level.parse("1234")))
                .isInstanceOf(GridwireException.class)
                .hasMessageContaining("not supported yet");
    }
}
