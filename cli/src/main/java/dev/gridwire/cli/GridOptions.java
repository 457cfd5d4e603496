// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.client.config.XmlClientConfigBuilder;
import com.hazelcast.client.config.YamlClientConfigBuilder;
import com.hazelcast.config.InvalidConfigurationException;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.hazelcast.GridwireSerializer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which cluster a command talks to. */
final class GridOptions {

    private static final String NO_LOG = "none";

    @Option(names = "--members", split = ",", paramLabel = "HOST:PORT",
            description = "Addresses of some members (default: 127.0.0.1:5701).")
    private List<String> members = List.of();

    @Option(names = "--cluster", paramLabel = "NAME", description = "The cluster's name (default: dev).")
    private @Nullable String cluster;

    @Option(names = "--client-config", paramLabel = "FILE",
            description = "A client's configuration file, XML or YAML; the other two options take the place of what it says.")
    private @Nullable Path file;

    @Option(names = "--connect-timeout", converter = AtLeastOne.class, paramLabel = "SECONDS", defaultValue = "10",
            description = "Seconds until a cluster that does not answer is given up (default: ${DEFAULT-VALUE}).")
    private int timeoutSeconds;

    /**
     * Connects as a client that writes and reads by Gridwire.
     *
     * @throws CommandFailure if the file is not right or no member answers
     */
    HazelcastInstance connect(int typeId) {
        ClientConfig config = config();
        config.setProperty("hazelcast.logging.type", NO_LOG);
        config.getConnectionStrategyConfig().getConnectionRetryConfig()
                .setClusterConnectTimeoutMillis(TimeUnit.SECONDS.toMillis(timeoutSeconds));
        config.getSerializationConfig().addSerializerConfig(new SerializerConfig()
                .setTypeClass(Object.class)
                .setImplementation(new GridwireSerializer(typeId, builder -> builder)));
        try {
            return HazelcastClient.newHazelcastClient(config);
        } catch (HazelcastException | IllegalStateException e) {
            throw new CommandFailure("No cluster answers: cluster=" + config.getClusterName() + ", members="
                    + config.getNetworkConfig().getAddresses() + " (choose with --cluster and --members, or --client-config)", e);
        }
    }

    private ClientConfig config() {
        ClientConfig config = file == null ? new ClientConfig() : read(file);
        if (cluster != null) {
            config.setClusterName(cluster);
        }
        if (!members.isEmpty()) {
            config.getNetworkConfig().setAddresses(members);
        } else if (file == null) {
            config.getNetworkConfig().addAddress("127.0.0.1:5701");
        }
        return config;
    }

    private static ClientConfig read(Path file) {
        String path = file.toString();
        try {
            return path.endsWith(".xml")
                    ? new XmlClientConfigBuilder(path).build()
                    : new YamlClientConfigBuilder(path).build();
        } catch (IOException | InvalidConfigurationException e) {
            throw new CommandFailure("This is no configuration of a client: " + path + " (" + e.getMessage() + ")", e);
        }
    }
}
