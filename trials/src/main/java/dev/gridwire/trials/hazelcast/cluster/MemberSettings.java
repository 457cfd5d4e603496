// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A member that others may point a comparison at. Null stands for the file's value, or the default named here.
 *
 * @param listen the address to listen on; the loopback address
 * @param port 0 for a free one; 5701
 * @param join host and port of other members; nobody is looked for where there are none and no file
 * @param clusterName {@code dev}
 * @param config a member's configuration, XML or YAML; null for none
 */
public record MemberSettings(
        @Nullable String listen,
        @Nullable Integer port,
        List<String> join,
        @Nullable String clusterName,
        @Nullable String config)
        implements Serializable {

    /** Copies the list. */
    public MemberSettings {
        join = List.copyOf(join);
    }
}
