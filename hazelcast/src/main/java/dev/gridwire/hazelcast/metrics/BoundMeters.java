// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.metrics;

import dev.gridwire.Statistics;
import dev.gridwire.TypeStatistics;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/** The meters in one registry. Micrometer has no call before a registry is read, so each meter that is read looks for types. */
final class BoundMeters {

    /** Classes beyond the most share it. */
    static final String OTHER = "other";

    /** One reading of a registry asks some hundred meters, and they are to agree. */
    private static final long FRESH_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final MeterRegistry registry;
    private final Supplier<Statistics> source;
    private final int mostTypes;
    private final Map<String, Map<Figure, Rising>> ofType = new HashMap<>();
    private Statistics statistics = Statistics.NONE;
    private long takenNanos;

    BoundMeters(MeterRegistry registry, Supplier<Statistics> source, int mostTypes) {
        this.registry = registry;
        this.source = source;
        this.mostTypes = mostTypes;
    }

    /** Called once. */
    void register() {
        takenNanos = now() - FRESH_NANOS;
        synchronized (this) {
            ofType.put(OTHER, risingFigures());
        }
        register(OTHER);
        Gauge.builder("gridwire.types", () -> fresh().types().size())
                .description("Classes of roots that Gridwire's serializers met")
                .register(registry);
        registerRefusals("rejected-type", Statistics::rejectedTypes);
        registerRefusals("mismatched-shape", Statistics::mismatchedShapes);
        registerRefusals("malformed-bytes", Statistics::malformedBytes);
        fresh();
    }

    private void registerRefusals(String reason, ToLongFunction<Statistics> count) {
        Rising rising = new Rising();
        FunctionCounter.builder("gridwire.refusals", this, meters -> rising.next(count.applyAsLong(meters.fresh())))
                .tag("reason", reason)
                .description("Objects and payloads that Gridwire refused")
                .register(registry);
    }

    private void register(String type) {
        for (Figure figure : Figure.values()) {
            FunctionCounter.builder(figure.meter(), this, meters -> meters.value(type, figure))
                    .tag("type", type)
                    .tag("direction", figure.direction())
                    .description(figure.description())
                    .baseUnit(figure.unit())
                    .register(registry);
        }
    }

    private double value(String type, Figure figure) {
        fresh();
        synchronized (this) {
            return Objects.requireNonNull(Objects.requireNonNull(ofType.get(type)).get(figure)).last();
        }
    }

    /** The statistics of now, or of a second ago. New types are registered outside of the lock, since a registry has its own. */
    private Statistics fresh() {
        List<String> found = new ArrayList<>();
        Statistics current;
        synchronized (this) {
            if (now() - takenNanos >= FRESH_NANOS) {
                takenNanos = now();
                statistics = source.get();
                take(statistics, found);
            }
            current = statistics;
        }
        found.forEach(this::register);
        return current;
    }

    private void take(Statistics taken, List<String> found) {
        Map<String, Map<Figure, Long>> sums = new HashMap<>();
        for (TypeStatistics type : taken.types()) {
            String name = type.className();
            if (!ofType.containsKey(name) && ofType.size() <= mostTypes) {
                ofType.put(name, risingFigures());
                found.add(name);
            }
            Map<Figure, Long> sum = sums.computeIfAbsent(
                    ofType.containsKey(name) ? name : OTHER, each -> new EnumMap<>(Figure.class));
            for (Figure figure : Figure.values()) {
                sum.merge(figure, figure.of(type), Long::sum);
            }
        }
        ofType.forEach((name, figures) -> figures.forEach(
                (figure, rising) -> rising.next(sums.getOrDefault(name, Map.of()).getOrDefault(figure, 0L))));
    }

    private static Map<Figure, Rising> risingFigures() {
        Map<Figure, Rising> figures = new EnumMap<>(Figure.class);
        for (Figure figure : Figure.values()) {
            figures.put(figure, new Rising());
        }
        return figures;
    }

    private long now() {
        return registry.config().clock().monotonicTime();
    }
}
