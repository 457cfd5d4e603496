// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.function.Function;

/** Hazelcast made ready in any place but {@link Place#BARE} and {@link Place#CLUSTER}. */
public final class GridVenue {

    private GridVenue() {}

    /**
     * Makes a place ready.
     *
     * @param workloads all that will be stored
     * @param setups how a grid is told of each
     * @param member host and port of the member that a client uses; ignored elsewhere
     */
    public static Venue of(Place place, List<Workload<?>> workloads, Function<Workload<?>, Setup> setups, String member) {
        return switch (place) {
            case CODEC -> new CodecVenue(setups);
            case MEMBER -> new MapVenue(LoopbackMember.start(0, configured(workloads, setups)));
            case BARE -> throw new IllegalArgumentException("there is no grid to be configured: place=" + place);
            case CLUSTER -> throw new IllegalArgumentException("a cluster is more than one JVM: place=" + place);
            case CLIENT -> new MapVenue(LoopbackClient.connect(member, configured(workloads, setups)));
        };
    }

    /** A configuration that knows the workloads. */
    public static SerializationConfig configured(List<? extends Workload<?>> workloads, Function<Workload<?>, Setup> setups) {
        SerializationConfig config = new SerializationConfig();
        workloads.forEach(workload -> setups.apply(workload).addTo(config));
        return config;
    }
}
