// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.partition.PartitionService;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds a key in each partition, because a predicate names a partition by a key. */
final class PartitionKeys {

    private PartitionKeys() {}

    /** Returns one key for each partition, in the order of the partitions. */
    static List<Integer> of(HazelcastInstance grid) {
        PartitionService partitions = grid.getPartitionService();
        int count = partitions.getPartitions().size();
        List<@Nullable Integer> keys = new ArrayList<>(Collections.nCopies(count, null));
        int found = 0;
        for (int key = 0; found < count; key++) {
            int partition = partitions.getPartition(key).getPartitionId();
            if (keys.get(partition) == null) {
                keys.set(partition, key);
                found++;
            }
        }
        return List.copyOf(keys);
    }
}
