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

/** A member of a trial, in its fork. Listens on the loopback address only, and calls nobody but the members it is told of. */
final class TrialMember implements TalkTask {


    private @Nullable HazelcastInstance instance;

    /**
     * Starts, and joins the others; gives host and port.
     *
     * @param others host and port of members that run; empty for the first
     */
    String join(TrialGrid grid, List<String> others) {
        Config config = LoopbackMember.config(grid.clusterName(), 0, others, grid.serialization());
        config.addMapConfig(grid.mapConfig());
        // An answer means that the backups are there; otherwise it only means so until a member dies in the same moment.
        config.setProperty(ClusterProperty.FAIL_ON_INDETERMINATE_OPERATION_STATE.getName(), "true");
        // All are expected, so that none waits for more.
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
     * The bytes of keys, values and their entries, backups included, by Hazelcast's own account, which its statistics give only
     * where they are on.
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
     * Whether it knows so many members, itself among them, and every backup is where it belongs. They are counted first: to ask
     * about one that was killed just now takes as long as an answer is waited for.
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
     * @param usedHeapBytes after a collection
     * @param heldBytes of the map, backups included
     */
    record Weight(long usedHeapBytes, long heldBytes) implements Serializable {}
}
