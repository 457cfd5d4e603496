// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.grid.metrics.SerializerMetrics;
import io.micrometer.core.instrument.MockClock;
import io.micrometer.core.instrument.simple.SimpleConfig;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/** Who sees a door's refusals: the log, the door's bean, and the meters of the whole process. */
final class Witnesses implements AutoCloseable {

    private static final Logger LOGGER = Logger.getLogger("dev.gridwire");
    private static final MBeanServer BEANS = ManagementFactory.getPlatformMBeanServer();

    private final MockClock clock = new MockClock();
    private final SimpleMeterRegistry meters = new SimpleMeterRegistry(SimpleConfig.DEFAULT, clock);
    private final Map<String, Double> shownBefore = new HashMap<>();
    private final List<String> log = new CopyOnWriteArrayList<>();
    private final Level before = LOGGER.getLevel();
    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord line) {
            log.add(line.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };
    private final Door door;
    private final ObjectName bean;

    /** Makes a door while they look. */
    Witnesses(Supplier<Door> maker) throws Exception {
        // Counts of serializers that nobody uses leave the sums with them: not while they are compared.
        System.gc();
        LOGGER.setLevel(Level.ALL);
        LOGGER.addHandler(handler);
        Set<ObjectName> known = beans();
        door = maker.get();
        Set<ObjectName> all = new HashSet<>(beans());
        all.removeAll(known);
        assertThat(all).as("beans of a new serializer").hasSize(1);
        bean = all.iterator().next();
        new SerializerMetrics().bindTo(meters);
        for (String reason : List.of("rejected-type", "malformed-bytes", "mismatched-shape")) {
            shownBefore.put(reason, shown("gridwire.refusals", "reason", reason));
        }
        for (String serializer : List.of("java", "replaced")) {
            shownBefore.put(serializer, shown("gridwire.former.values", "serializer", serializer));
        }
    }

    private double shown(String meter, String tag, String value) {
        clock.add(Duration.ofSeconds(2));
        return meters.get(meter).tag(tag, value).functionCounter().count();
    }

    private static Set<ObjectName> beans() throws Exception {
        return BEANS.queryNames(new ObjectName("dev.gridwire:type=Serializer,*"), null);
    }

    Door door() {
        return door;
    }

    /** Asserts that all have seen so many refusals of a kind, and the words of the last one. */
    void assertSeen(String attribute, String reason, long count, String words) throws Exception {
        assertCounted(attribute, reason, count);
        assertThat(log).as("log").anyMatch(line -> line.contains("Gridwire refused a value") && line.contains(words));
    }

    /** Asserts that JMX and the meters have counted so many refusals of a kind. */
    void assertCounted(String attribute, String reason, long count) throws Exception {
        assertShown(attribute, "gridwire.refusals", "reason", reason, count);
    }

    /** Asserts that all have seen so many values of another serializer, and that the log tells of the first one alone. */
    void assertFormerRead(String attribute, String serializer, long count) throws Exception {
        assertShown(attribute, "gridwire.former.values", "serializer", serializer, count);
        assertThat(lines("gridwire.former.values, serializer=" + serializer)).as("log").hasSize(count == 0 ? 0 : 1);
    }

    private void assertShown(String attribute, String meter, String tag, String value, long count) throws Exception {
        assertThat(BEANS.getAttribute(bean, attribute)).as("%s by JMX", attribute).isEqualTo(count);
        assertThat(shown(meter, tag, value) - shownBefore.get(value)).as("%s{%s=%s}", meter, tag, value).isEqualTo(count);
    }

    /** The lines of the log with some words. */
    List<String> lines(String words) {
        return log.stream().filter(line -> line.contains(words)).toList();
    }

    @Override
    public void close() {
        LOGGER.removeHandler(handler);
        LOGGER.setLevel(before);
    }
}
