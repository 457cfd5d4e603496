// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.core.DistributedObject;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import java.io.IOException;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Rewrites a map through a separate client, which needs none of the classes of the map's values.
 *
 * <pre>{@code
 * RewriteReport report = RemoteRewrite.run(address, "orders", rewrite -> rewrite.valuesPerSecond(5_000));
 * }</pre>
 */
public final class RemoteRewrite {

    private RemoteRewrite() {}

    /**
     * Connects, rewrites and disconnects.
     *
     * @param settings configures the rewrite
     * @throws IOException if the cluster does not answer or has no such map; the message is for the user
     */
    public static RewriteReport run(ClusterAddress address, String mapName, UnaryOperator<MapRewrite> settings)
            throws IOException {
        HazelcastInstance client = address.connect();
        try {
            demandMap(client, mapName);
            return settings.apply(MapRewrite.of(client, mapName).typeId(address.typeId())).run();
        } finally {
            client.shutdown();
        }
    }

    /** Checks that the map exists, because asking for a misspelled one would create it. */
    private static void demandMap(HazelcastInstance client, String mapName) throws IOException {
        List<String> maps = client.getDistributedObjects().stream()
                .filter(IMap.class::isInstance)
                .map(DistributedObject::getName)
                .filter(name -> !name.startsWith("__"))
                .sorted()
                .toList();
        if (!maps.contains(mapName)) {
            throw new IOException("The cluster has no map of this name: " + mapName
                    + (maps.isEmpty() ? " (it has none)" : " (it has " + String.join(", ", maps) + ")"));
        }
    }
}
