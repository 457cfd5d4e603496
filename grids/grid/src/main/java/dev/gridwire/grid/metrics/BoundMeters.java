// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.metrics;

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

/**
 * The meters in one registry. Micrometer has no callback before a registry is read, so each meter looks for new types when it
 * is read.
 */
final class BoundMeters {

    /** Shared by all classes beyond the limit. */
    static final String OTHER = "other";

    /** One reading of a registry asks some hundred meters, whose figures must agree. */
    private static final long FRESH_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final MeterRegistry registry;
    private final Supplier<Statistics> source;
    private final int mostTypes;
    private final Map<String, Map<TypeMeter, MonotonicSum>> ofType = new HashMap<>();
    private Statistics statistics = Statistics.NONE;
    private long takenNanos;

    BoundMeters(MeterRegistry registry, Supplier<Statistics> source, int mostTypes) {
        this.registry = registry;
        this.source = source;
        this.mostTypes = mostTypes;
    }

    /** Registers the meters. Called once. */
    void register() {
        takenNanos = now() - FRESH_NANOS;
        synchronized (this) {
            ofType.put(OTHER, newSums());
        }
        register(OTHER);
        Gauge.builder("gridwire.types", () -> fresh().types().size())
                .description("Classes of roots that Gridwire's serializers met")
                .register(registry);
        String refused = "Objects and payloads that Gridwire refused";
        register("gridwire.refusals", "reason", "rejected-type", refused, Statistics::rejectedTypes);
        register("gridwire.refusals", "reason", "mismatched-shape", refused, Statistics::mismatchedShapes);
        register("gridwire.refusals", "reason", "malformed-bytes", refused, Statistics::malformedBytes);
        String former = "Values that another serializer wrote, when Gridwire reads them";
        register("gridwire.former.values", "serializer", "java", former, Statistics::javaValues);
        register("gridwire.former.values", "serializer", "replaced", former, Statistics::replacedValues);
        MonotonicSum lost = new MonotonicSum();
        FunctionCounter.builder("gridwire.lost.parts", this, meters -> lost.next(meters.fresh().lostParts()))
                .description("Parts of newer objects that this member cannot write back")
                .register(registry);
        fresh();
    }

    private void register(String meter, String tag, String value, String description, ToLongFunction<Statistics> count) {
        MonotonicSum shown = new MonotonicSum();
        FunctionCounter.builder(meter, this, meters -> shown.next(count.applyAsLong(meters.fresh())))
                .tag(tag, value)
                .description(description)
                .register(registry);
    }

    private void register(String type) {
        for (TypeMeter meter : TypeMeter.values()) {
            FunctionCounter.builder(meter.meter(), this, meters -> meters.value(type, meter))
                    .tag("type", type)
                    .tag("direction", meter.direction())
                    .description(meter.description())
                    .baseUnit(meter.unit())
                    .register(registry);
        }
    }

    private double value(String type, TypeMeter meter) {
        fresh();
        synchronized (this) {
            return Objects.requireNonNull(Objects.requireNonNull(ofType.get(type)).get(meter)).last();
        }
    }

    /** Returns statistics at most a second old. New types are registered outside the lock, because a registry has a lock, too. */
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
        Map<String, Map<TypeMeter, Long>> sums = new HashMap<>();
        for (TypeStatistics type : taken.types()) {
            String name = type.className();
            if (!ofType.containsKey(name) && ofType.size() <= mostTypes) {
                ofType.put(name, newSums());
                found.add(name);
            }
            Map<TypeMeter, Long> sum = sums.computeIfAbsent(
                    ofType.containsKey(name) ? name : OTHER, each -> new EnumMap<>(TypeMeter.class));
            for (TypeMeter meter : TypeMeter.values()) {
                sum.merge(meter, meter.of(type), Long::sum);
            }
        }
        ofType.forEach((name, meters) -> meters.forEach(
                (meter, shown) -> shown.next(sums.getOrDefault(name, Map.of()).getOrDefault(meter, 0L))));
    }

    private static Map<TypeMeter, MonotonicSum> newSums() {
        Map<TypeMeter, MonotonicSum> sums = new EnumMap<>(TypeMeter.class);
        for (TypeMeter meter : TypeMeter.values()) {
            sums.put(meter, new MonotonicSum());
        }
        return sums;
    }

    private long now() {
        return registry.config().clock().monotonicTime();
    }
}
