// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.cluster;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.instance.impl.HazelcastInstanceProxy;
import com.hazelcast.map.impl.MapService;
import com.hazelcast.map.impl.MapServiceContext;
import com.hazelcast.map.impl.recordstore.RecordStore;
import com.hazelcast.spi.impl.NodeEngine;

/** The memory of a map in a member, by Hazelcast's own account, which its statistics give only where they are on. */
final class MapCost {

    private MapCost() {}

    /** The bytes of keys, values and their entries, backups included. */
    static long of(HazelcastInstance member, String map) {
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
}
