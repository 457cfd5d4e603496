// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import com.hazelcast.config.Config;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.instance.impl.HazelcastInstanceProxy;
import com.hazelcast.map.impl.MapService;
import com.hazelcast.map.impl.MapServiceContext;
import com.hazelcast.map.impl.recordstore.RecordStore;
import com.hazelcast.spi.impl.NodeEngine;
import com.hazelcast.spi.properties.ClusterProperty;
import dev.gridwire.trials.fork.TalkTask;
import dev.gridwire.trials.hazelcast.place.LoopbackMember;
import java.io.Serializable;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A member of a trial, in its fork. It listens on the loopback address only, and calls nobody but the given members. */
final class TrialMember implements TalkTask {


    private @Nullable HazelcastInstance instance;

    /**
     * Starts, and joins the others; returns host and port.
     *
     * @param others host and port of running members; empty for the first
     */
    String join(TrialGrid grid, List<String> others) {
        Config config = LoopbackMember.config(grid.clusterName(), 0, others, grid.serialization());
        config.addMapConfig(grid.mapConfig());
        // With this, an answer means that the backups are there. Otherwise it means so only until a member dies in the same
        // moment.
        config.setProperty(ClusterProperty.FAIL_ON_INDETERMINATE_OPERATION_STATE.getName(), "true");
        // Members do not wait for more, because all are expected.
        config.setProperty(ClusterProperty.WAIT_SECONDS_BEFORE_JOIN.getName(), "0");
        instance = Hazelcast.newHazelcastInstance(config);
        return LoopbackMember.address(instance);
    }

    ProcessReading read() {
        return ProcessReading.ofMember(instance());
    }

    Weight weigh(String map) {
        return new Weight(ProcessReading.usedHeapBytes(), heldBytes(instance(), map));
    }

    /**
     * Returns the bytes of keys, values and their entries, with backups, as Hazelcast itself counts them. Its statistics show
     * them only if these are enabled.
     */
    private static long heldBytes(HazelcastInstance member, String map) {
        NodeEngine engine = ((HazelcastInstanceProxy) member).getOriginal().node.nodeEngine;
        MapService service = engine.getService(MapService.SERVICE_NAME);
        MapServiceContext context = service.getMapServiceContext();
        long bytes = 0;
        for (int partition = 0; partition < engine.getPartitionService().getPartitionCount(); partition++) {
            RecordStore<?> store = context.getExistingRecordStore(partition, map);
            bytes += store == null ? 0 : store.getOwnedEntryCost();
        }
        return bytes;
    }

    /**
     * Whether it knows this many members, including itself, and every backup is in its place. Members are counted first,
     * because a question about one that was just killed takes until a timeout.
     */
    boolean isSafeAmong(int members) {
        return instance().getCluster().getMembers().size() == members
                && instance().getPartitionService().isClusterSafe();
    }

    private HazelcastInstance instance() {
        return Objects.requireNonNull(instance, "the member has not joined");
    }

    /**
     * The memory of a process.
     *
     * @param usedHeapBytes the used heap after a collection
     * @param heldBytes the bytes of the map, with backups
     */
    record Weight(long usedHeapBytes, long heldBytes) implements Serializable {}
}
