// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.client.config.XmlClientConfigBuilder;
import com.hazelcast.client.config.YamlClientConfigBuilder;
import com.hazelcast.config.InvalidConfigurationException;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.Marshaller;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.hazelcast.JavaSerializationPolicy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The address of a cluster, for tools that connect as a separate client.
 *
 * <pre>{@code
 * ClusterAddress address = new ClusterAddress("dev", List.of("10.0.0.5:5701"), null, 30, GridwireSerializer.TYPE_ID);
 * }</pre>
 *
 * @param cluster the cluster's name; null for the name in the client's file or Hazelcast's default
 * @param members host and port of some members; empty for those in the client's file, or the loopback address with the default
 *     port
 * @param clientConfig the file of a client's configuration, XML or YAML; null for none
 * @param timeoutSeconds how long to wait for a cluster that does not answer
 * @param typeId the type id of Gridwire in this cluster
 */
public record ClusterAddress(
        @Nullable String cluster, List<String> members, @Nullable Path clientConfig, int timeoutSeconds, int typeId) {

    private static final String DEFAULT_MEMBER = "127.0.0.1:5701";

    /** Copies the list. */
    public ClusterAddress {
        members = List.copyOf(members);
    }

    /**
     * Connects as a client that writes and reads by Gridwire and logs nothing.
     *
     * @throws IOException if the file is not valid or no member answers; the message is for the user
     */
    HazelcastInstance connect() throws IOException {
        ClientConfig config = config();
        config.setProperty("hazelcast.logging.type", "none");
        config.getConnectionStrategyConfig().getConnectionRetryConfig()
                .setClusterConnectTimeoutMillis(TimeUnit.SECONDS.toMillis(timeoutSeconds));
        config.getSerializationConfig().addSerializerConfig(new SerializerConfig()
                .setTypeClass(Object.class)
                .setImplementation(new GridwireSerializer(typeId, builder -> builder)));
        if (config.getSerializationConfig().getJavaSerializationFilterConfig() == null) {
            // The client reads only numbers, and should not warn of refused classes.
            config.getSerializationConfig().setJavaSerializationFilterConfig(
                    JavaSerializationPolicy.filter(Marshaller.builder().build().policy()));
        }
        try {
            return HazelcastClient.newHazelcastClient(config);
        } catch (HazelcastException | IllegalStateException e) {
            throw new IOException("No member of the cluster answers: cluster=" + config.getClusterName() + ", members="
                    + config.getNetworkConfig().getAddresses() + " (choose with --cluster and --members, or --client-config)", e);
        }
    }

    private ClientConfig config() throws IOException {
        ClientConfig config = clientConfig == null ? new ClientConfig() : read(clientConfig.toString());
        if (cluster != null) {
            config.setClusterName(cluster);
        }
        if (!members.isEmpty()) {
            config.getNetworkConfig().setAddresses(members);
        } else if (clientConfig == null) {
            config.getNetworkConfig().addAddress(DEFAULT_MEMBER);
        }
        return config;
    }

    private static ClientConfig read(String path) throws IOException {
        try {
            return path.endsWith(".xml")
                    ? new XmlClientConfigBuilder(path).build()
                    : new YamlClientConfigBuilder(path).build();
        } catch (IOException | InvalidConfigurationException e) {
            throw new IOException("The file is not a client configuration: " + path + " (" + e.getMessage() + ")", e);
        }
    }
}
