// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.place;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** A place made ready for one contestant: opens a store for each workload, and ends the grid on close. */
public interface Venue extends AutoCloseable {

    /**
     * Opens an empty store.
     *
     * @param workload one of those that the venue was made ready for
     * @param capacity how many values a round writes
     */
    Store open(Workload<?> workload, int capacity);

    @Override
    void close();

    /** Makes {@link Place#BARE} ready, by what makes the codec of a workload. */
    static Venue bare(Function<Workload<?>, Codec> codecs) {
        return new BareVenue(codecs);
    }

    /**
     * Makes a place ready, any but {@link Place#BARE} and {@link Place#CLUSTER}.
     *
     * @param workloads all that will be stored
     * @param contestant configures the grid for one of the workloads
     * @param member host and port of the member that a client uses; ignored elsewhere
     */
    static Venue of(
            Place place,
            List<Workload<?>> workloads,
            BiConsumer<SerializationConfig, Workload<?>> contestant,
            String member) {
        return switch (place) {
            case CODEC -> new CodecVenue(contestant);
            case MEMBER -> new MapVenue(LoopbackMember.start(0, configured(workloads, contestant)));
            case BARE -> throw new IllegalArgumentException("there is no grid to be configured: place=" + place);
            case CLUSTER -> throw new IllegalArgumentException("a cluster is more than one JVM: place=" + place);
            case CLIENT -> new MapVenue(LoopbackClient.connect(member, configured(workloads, contestant)));
        };
    }

    private static SerializationConfig configured(
            List<Workload<?>> workloads, BiConsumer<SerializationConfig, Workload<?>> contestant) {
        SerializationConfig config = new SerializationConfig();
        workloads.forEach(workload -> contestant.accept(config, workload));
        return config;
    }
}
