// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.hazelcast.rewrite.ClusterAddress;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for the cluster that a command connects to. */
final class ClusterOptions {

    @Option(names = "--members", split = ",", paramLabel = "HOST:PORT",
            description = "Addresses of some members (default: 127.0.0.1:5701).")
    private List<String> members = List.of();

    @Option(names = "--cluster", paramLabel = "NAME", description = "The cluster's name (default: dev).")
    private @Nullable String cluster;

    @Option(names = "--client-config", paramLabel = "FILE",
            description = "A client's configuration file, XML or YAML; --members and --cluster override it.")
    private @Nullable Path file;

    @Option(names = "--connect-timeout", converter = AtLeastOne.class, paramLabel = "SECONDS", defaultValue = "10",
            description = "Seconds to wait for a cluster that does not answer (default: ${DEFAULT-VALUE}).")
    private int timeoutSeconds;

    @Option(names = "--type-id", paramLabel = "ID", defaultValue = "" + GridwireSerializer.TYPE_ID,
            description = "Gridwire's type id in this cluster (default: ${DEFAULT-VALUE}).")
    private int typeId;

    ClusterAddress address() {
        if (typeId <= 0) {
            throw new CommandFailure("A type id must be above 0: --type-id=" + typeId);
        }
        return new ClusterAddress(cluster, members, file, timeoutSeconds, typeId);
    }
}
