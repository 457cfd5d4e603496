// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.metrics;

import dev.gridwire.Statistics;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Publishes the sums of all serializers of this virtual machine to Micrometer.
 * <pre>
 * gridwire.payloads  counter  type, direction=write|read   payloads, by the class of their root
 * gridwire.bytes     counter  type, direction=write|read   of those payloads
 * gridwire.types     gauge                                 classes of roots that were met
 * gridwire.refusals  counter  reason=rejected-type|mismatched-shape|malformed-bytes
 * gridwire.lost.parts counter                              parts of newer objects that this member cannot write back
 * gridwire.former.values counter serializer=java|replaced  values that another serializer wrote, when they are read
 * </pre>
 * A class that appears later gets its counters when any of these meters is next read. The first {@value #MOST_TYPES} classes
 * have separate counters; all others share {@code type=other}. Figures may be a second old. Thread-safe. Binding a registry a
 * second time does nothing. Only this class needs {@code micrometer-core}.
 *
 * <pre>{@code
 * new SerializerMetrics().bindTo(registry);
 * }</pre>
 */
// Callers of this class have Micrometer. A transitive requirement in the module descriptor would demand it of everybody.
@SuppressWarnings("exports")
public final class SerializerMetrics implements MeterBinder {

    /** How many classes have separate counters. */
    public static final int MOST_TYPES = 200;

    private final Supplier<Statistics> source;
    private final int mostTypes;
    /** Weak, because counters refer to the counted object only weakly. */
    private final Map<MeterRegistry, BoundMeters> bound = new IdentityHashMap<>();

    /** Creates meters for this virtual machine. */
    public SerializerMetrics() {
        this(LiveSerializers::statistics, MOST_TYPES);
    }

    SerializerMetrics(Supplier<Statistics> source, int mostTypes) {
        this.source = source;
        this.mostTypes = mostTypes;
    }

    @Override
    public void bindTo(MeterRegistry registry) {
        BoundMeters meters = new BoundMeters(registry, source, mostTypes);
        synchronized (bound) {
            if (bound.putIfAbsent(registry, meters) != null) {
                return;
            }
        }
        meters.register();
    }
}
