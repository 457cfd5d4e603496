// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.client.config.XmlClientConfigBuilder;
import com.hazelcast.client.config.YamlClientConfigBuilder;
import com.hazelcast.client.properties.ClientProperty;
import com.hazelcast.cluster.Member;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.instance.BuildInfoProvider;
import com.hazelcast.version.MemberVersion;
import dev.gridwire.trials.fork.UserFailure;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The connection of a trial's client.
 *
 * @param external how to connect to external members; null for our own members
 * @param owner whether this client adds the maps' configuration and destroys the maps
 */
record Connection(HazelcastInstance client, TrialGrid grid, @Nullable ExternalCluster external, boolean owner) {

    /** The time for external members, which may not run; our own members answer within it if a loaded machine lets them. */
    private static final int CONNECT_SECONDS = 10;
    private static final int CONNECT_SECONDS_OWN = 60;

    private static final String CALL_SECONDS = "20";
    private static final int DEFAULT_PORT = 5701;
    private static final int PATIENCE_MILLIS = 3_000;

    /**
     * Connects.
     *
     * @param members host and port of some; empty for those in the file
     * @throws UserFailure if the file is not valid, or no member accepts the client; at once if nothing listens
     */
    static Connection open(TrialGrid grid, List<String> members, @Nullable ExternalCluster external, boolean owner) {
        ClientConfig config = config(grid, members, external);
        if (external != null) {
            demandAny(members);
        }
        HazelcastInstance client = connect(config);
        if (external != null) {
            demandKnown(client.getCluster().getMembers().stream().map(Member::getVersion).toList());
            if (owner) {
                client.getConfig().addMapConfig(grid.mapConfig());
            }
        }
        return new Connection(client, grid, external, owner);
    }

    private static ClientConfig config(TrialGrid grid, List<String> members, @Nullable ExternalCluster external) {
        ClientConfig config = external == null ? new ClientConfig() : read(external.clientConfig());
        if (external == null) {
            config.setClusterName(grid.clusterName());
            // Like on the members: a write counts as failed if its backup is not known to be there.
            config.setProperty(ClientProperty.FAIL_ON_INDETERMINATE_OPERATION_STATE.getName(), "true");
        } else if (external.clusterName() != null) {
            config.setClusterName(external.clusterName());
        }
        if (!members.isEmpty()) {
            config.getNetworkConfig().setAddresses(members);
        }
        config.setSerializationConfig(grid.serialization());
        config.getNearCacheConfigMap().clear(); // near values would not be fetched
        config.setProperty("hazelcast.client.statistics.enabled", "false");
        config.setProperty("hazelcast.client.invocation.timeout.seconds", CALL_SECONDS);
        int connectSeconds = external == null ? CONNECT_SECONDS_OWN : CONNECT_SECONDS;
        config.getConnectionStrategyConfig()
                .getConnectionRetryConfig()
                .setClusterConnectTimeoutMillis(TimeUnit.SECONDS.toMillis(connectSeconds));
        return config;
    }

    /** Returns the versions of the members, each once. */
    List<String> versions() {
        return client.getCluster().getMembers().stream().map(member -> member.getVersion().toString()).distinct().toList();
    }

    private static ClientConfig read(@Nullable String path) {
        try {
            if (path == null) {
                return new ClientConfig();
            }
            return path.endsWith(".xml") ? new XmlClientConfigBuilder(path).build() : new YamlClientConfigBuilder(path).build();
        } catch (IOException | RuntimeException e) { // of many kinds if it does not parse
            throw new UserFailure("The file is not a client configuration: " + path + " (" + e.getMessage()
                    + "); correct it, or choose another with --client-config.", e);
        }
    }

    private static HazelcastInstance connect(ClientConfig config) {
        try {
            return HazelcastClient.newHazelcastClient(config);
        } catch (HazelcastException | IllegalStateException e) {
            List<String> members = config.getNetworkConfig().getAddresses();
            throw new UserFailure(diagnosis(members, config.getClusterName()), e);
        }
    }

    /**
     * Refuses members of another major version, because Hazelcast promises compatibility only within one.
     *
     * @throws UserFailure if there is one
     */
    static void demandKnown(List<MemberVersion> members) {
        MemberVersion own = MemberVersion.of(BuildInfoProvider.getBuildInfo().getVersion());
        for (MemberVersion member : members) {
            if (member.getMajor() != own.getMajor()) {
                throw new UserFailure("The members are of another major version of Hazelcast: members=" + member + ", client="
                        + own + "; use members of version " + own.getMajor() + ", such as ./gridwire member starts.");
            }
        }
    }

    /**
     * Refuses addresses where nothing listens, because a client would keep trying for a while.
     *
     * @param members empty if a file names them, in ways that only the client knows
     */
    private static void demandAny(List<String> members) {
        if (!members.isEmpty() && members.stream().noneMatch(Connection::listens)) {
            throw new UserFailure(noneAnswers(members));
        }
    }

    private static String noneAnswers(List<String> members) {
        return "No member answers: members=" + members
                + "; see that they run and that the port is open, or give other addresses with --members.";
    }

    /** Returns why no member accepted a client, as far as a socket can tell. */
    private static String diagnosis(List<String> members, String clusterName) {
        for (String member : members) {
            if (listens(member)) {
                return "Something listens at " + member + ", but takes no client of this cluster name: clusterName="
                        + clusterName + "; give another with --cluster-name, or credentials and TLS with --client-config, and"
                        + " see that it is a member of Hazelcast 5.";
            }
        }
        return noneAnswers(members);
    }

    private static boolean listens(String member) {
        int colon = member.lastIndexOf(':');
        String host = colon < 0 ? member : member.substring(0, colon);
        try (Socket socket = new Socket()) {
            int port = colon < 0 ? DEFAULT_PORT : Integer.parseInt(member.substring(colon + 1));
            socket.connect(new InetSocketAddress(host, port), PATIENCE_MILLIS);
            return true;
        } catch (IOException | IllegalArgumentException e) {
            return false;
        }
    }
}
