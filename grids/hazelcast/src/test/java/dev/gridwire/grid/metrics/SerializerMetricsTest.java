// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.TypeStatistics;
import dev.gridwire.hazelcast.GridwireSerializer;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MockClock;
import io.micrometer.core.instrument.simple.SimpleConfig;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SerializerMetricsTest {

    record Early(int number) {}

    record Late(int number) {}

    record Stranger(int number) {}

    /** Of a stored value: eight bytes of Hazelcast, and the length of a payload of less than 128 bytes. */
    private static final int HEADER = 9;

    private final MockClock clock = new MockClock();
    private final SimpleMeterRegistry registry = new SimpleMeterRegistry(SimpleConfig.DEFAULT, clock);

    private static InternalSerializationService service() {
        GridwireSerializer serializer = new GridwireSerializer(
                GridwireSerializer.TYPE_ID, builder -> builder.register(Early.class).register(Late.class));
        return new DefaultSerializationServiceBuilder()
                .setConfig(new SerializationConfig().addSerializerConfig(
                        new SerializerConfig().setTypeClass(Object.class).setImplementation(serializer)))
                .build();
    }

    private void later() {
        clock.add(1, TimeUnit.SECONDS);
        registry.get("gridwire.types").gauge().value();
    }

    private double count(String meter, Class<?> type, String direction) {
        FunctionCounter counter = registry.find(meter).tags("type", type.getName(), "direction", direction).functionCounter();
        return counter == null ? 0 : counter.count();
    }

    private double refusals(String reason) {
        return registry.get("gridwire.refusals").tag("reason", reason).functionCounter().count();
    }

    @Test
    void payloadsAndBytesAreCountedByTypeAndDirectionOverAllSerializers() {
        new SerializerMetrics().bindTo(registry);
        double before = count("gridwire.payloads", Early.class, "write");
        double bytesBefore = count("gridwire.bytes", Early.class, "write");
        double readBefore = count("gridwire.payloads", Early.class, "read");
        InternalSerializationService one = service();
        InternalSerializationService two = service();
        Data data = one.toData(new Early(1));
        two.toData(new Early(2));
        two.toObject(data);
        later();

        assertThat(count("gridwire.payloads", Early.class, "write") - before).isEqualTo(2);
        assertThat(count("gridwire.payloads", Early.class, "read") - readBefore).isEqualTo(1);
        assertThat(count("gridwire.bytes", Early.class, "write") - bytesBefore).isEqualTo(2 * (data.totalSize() - HEADER));
        one.dispose();
        two.dispose();
        later();
        assertThat(count("gridwire.payloads", Early.class, "write") - before).as("after their end").isEqualTo(2);
    }

    @Test
    void aTypeThatIsMetLaterGetsCounters() {
        new SerializerMetrics().bindTo(registry);
        InternalSerializationService service = service();
        double typesBefore = registry.get("gridwire.types").gauge().value();
        double before = count("gridwire.payloads", Late.class, "write");
        service.toData(new Late(1));
        later();

        assertThat(count("gridwire.payloads", Late.class, "write") - before).isEqualTo(1);
        assertThat(registry.get("gridwire.types").gauge().value()).isGreaterThanOrEqualTo(typesBefore);
        service.dispose();
    }

    @Test
    void refusalsAreCountedByReason() {
        new SerializerMetrics().bindTo(registry);
        later();
        double before = refusals("rejected-type");
        InternalSerializationService service = service();
        catchThrowable(() -> service.toData(new Stranger(1)));
        later();

        assertThat(refusals("rejected-type") - before).isEqualTo(1);
        assertThat(refusals("malformed-bytes")).isGreaterThanOrEqualTo(0);
        assertThat(refusals("mismatched-shape")).isGreaterThanOrEqualTo(0);
        service.dispose();
    }

    private final List<TypeStatistics> types = new ArrayList<>();

    private void bindFaked(int mostTypes) {
        new SerializerMetrics(() -> new Statistics(types, 0, 0, 0, 0, 0, 0, ""), mostTypes).bindTo(registry);
    }

    private static TypeStatistics type(int number, long written) {
        return new TypeStatistics("com.acme.Type" + number, written, 10 * written, 0, 0);
    }

    private double written(String type) {
        return registry.get("gridwire.payloads").tags("type", type, "direction", "write").functionCounter().count();
    }

    @Test
    void typesBeyondTheMostAreCountedTogether() {
        bindFaked(3);
        assertThat(written("other")).isZero();
        IntStream.range(0, 10).forEach(number -> types.add(type(number, 2)));
        later();

        assertThat(registry.find("gridwire.bytes").meters().stream()
                        .map(meter -> meter.getId().getTag("type")).collect(Collectors.toSet()))
                .containsExactlyInAnyOrder("com.acme.Type0", "com.acme.Type1", "com.acme.Type2", "other");
        assertThat(written("com.acme.Type1")).isEqualTo(2);
        assertThat(written("other")).isEqualTo(14);
        assertThat(registry.get("gridwire.types").gauge().value()).isEqualTo(10);
    }

    @Test
    void aCounterDoesNotFallWhereFiguresAreLetGo() {
        types.add(type(1, 100));
        bindFaked(3);
        assertThat(written("com.acme.Type1")).isEqualTo(100);
        types.set(0, type(1, 5));
        later();
        assertThat(written("com.acme.Type1")).isEqualTo(100);
        types.set(0, type(1, 7));
        later();
        assertThat(written("com.acme.Type1")).isEqualTo(102);
    }

    @Test
    void bindingTwiceChangesNothing() {
        types.add(type(1, 4));
        SerializerMetrics metrics = new SerializerMetrics(() -> new Statistics(types, 0, 0, 0, 0, 0, 0, ""), 3);
        metrics.bindTo(registry);
        List<Meter> meters = registry.getMeters();
        metrics.bindTo(registry);
        assertThat(registry.getMeters()).containsExactlyInAnyOrderElementsOf(meters);
        assertThat(written("com.acme.Type1")).isEqualTo(4);
    }
}
