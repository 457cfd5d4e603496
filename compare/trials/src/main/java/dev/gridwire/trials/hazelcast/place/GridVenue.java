// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.internal.serialization.Data;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Prepares Hazelcast in any place except {@link Place#BARE} and {@link Place#CLUSTER}. */
public final class GridVenue {

    private GridVenue() {}

    /**
     * Prepares a place.
     *
     * @param workloads all workloads that will be stored
     * @param setups returns how to configure a grid for each
     * @param member host and port of the member for a client; otherwise ignored
     */
    public static Venue of(Place place, List<Workload<?>> workloads, Function<Workload<?>, Setup> setups, String member) {
        return switch (place) {
            case CODEC -> (workload, capacity) ->
                    new CodecStore(GridService.of(configured(List.of(workload), setups)), capacity);
            case MEMBER -> new MapVenue(LoopbackMember.start(0, configured(workloads, setups)));
            case BARE -> throw new IllegalArgumentException("there is no grid to be configured: place=" + place);
            case CLUSTER -> throw new IllegalArgumentException("a cluster is more than one JVM: place=" + place);
            case CLIENT -> new MapVenue(LoopbackMember.connect(member, configured(workloads, setups)));
        };
    }

    /** Returns a configuration that knows the workloads. */
    public static SerializationConfig configured(List<? extends Workload<?>> workloads, Function<Workload<?>, Setup> setups) {
        SerializationConfig config = new SerializationConfig();
        workloads.forEach(workload -> setups.apply(workload).addTo(config));
        return config;
    }

    /** Stores values in an array, as Hazelcast's serialization service alone writes them for sending. */
    private static final class CodecStore implements Store {

        private final GridService service;
        private final Data[] values;

        CodecStore(GridService service, int capacity) {
            this.service = service;
            this.values = new Data[capacity];
        }

        @Override
        public void write(int index, Object key, Object value) {
            values[index] = service.toData(value);
        }

        @Override
        public @Nullable Object read(int index, Object key) {
            return service.toObject(values[index]);
        }

        @Override
        public int byteCount(Object value) {
            return service.toData(value).totalSize();
        }

        @Override
        public void clear() {
            Arrays.fill(values, null);
        }

        @Override
        public void close() {
            service.close();
        }
    }

    /** A member or a client, with a map for each workload. */
    private record MapVenue(HazelcastInstance grid) implements Venue {

        @Override
        public Store open(Workload<?> workload, int capacity) {
            return new MapStore(grid.getMap("trial-" + workload.id()), grid);
        }

        @Override
        public void close() {
            grid.getLifecycleService().terminate();
        }
    }
}
