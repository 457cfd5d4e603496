// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.metrics;

import dev.gridwire.Statistics;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Shows by Micrometer the sums of all serializers of this virtual machine.
 * <pre>
 * gridwire.payloads  counter  type, direction=write|read   payloads, by the class of their root
 * gridwire.bytes     counter  type, direction=write|read   of those payloads
 * gridwire.types     gauge                                 classes of roots that were met
 * gridwire.refusals  counter  reason=rejected-type|mismatched-shape|malformed-bytes
 * gridwire.lost.parts counter                              parts of newer objects that this member cannot write back
 * </pre>
 * A class that is met later gets its counters when any of these is next looked at. The first {@value #MOST_TYPES} classes have
 * counters of their own, all others share {@code type=other}. Figures may be a second old. Thread-safe; binding a registry a
 * second time does nothing. Needs {@code micrometer-core}, which nothing else does.
 *
 * <pre>{@code
 * new SerializerMetrics().bindTo(registry);
 * }</pre>
 */
// Who calls it has Micrometer; a descriptor that passed it on would ask everybody for it.
@SuppressWarnings("exports")
public final class SerializerMetrics implements MeterBinder {

    /** Classes with counters of their own. */
    public static final int MOST_TYPES = 200;

    private final Supplier<Statistics> source;
    private final int mostTypes;
    /** Counters refer to the counted object but weakly. */
    private final Map<MeterRegistry, BoundMeters> bound = new IdentityHashMap<>();

    /** Makes one for this virtual machine. */
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
