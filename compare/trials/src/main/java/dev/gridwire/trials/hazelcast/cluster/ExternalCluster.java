// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A cluster that somebody else started.
 *
 * @param members host and port of some members; empty for those in the file
 * @param clusterName null for the name in the file, or Hazelcast's default
 * @param clientConfig a client's configuration, XML or YAML, for what the cluster needs: TLS, credentials; null for none
 */
public record ExternalCluster(List<String> members, @Nullable String clusterName, @Nullable String clientConfig)
        implements Serializable {

    public ExternalCluster {
        members = List.copyOf(members);
    }
}
