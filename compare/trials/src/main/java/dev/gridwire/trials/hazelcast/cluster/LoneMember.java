// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import com.hazelcast.cluster.Member;
import com.hazelcast.config.Config;
import com.hazelcast.config.NetworkConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.TalkFork;
import dev.gridwire.trials.fork.TalkTask;
import dev.gridwire.trials.fork.UserFailure;
import dev.gridwire.trials.hazelcast.place.LoopbackMember;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.Serializable;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A member in a separate fork, for comparisons that run elsewhere. It leaves its cluster cleanly when it is closed. */
public final class LoneMember implements AutoCloseable {

    private final TalkFork<Task> fork;
    private final Facts facts;

    private LoneMember(TalkFork<Task> fork, Facts facts) {
        this.fork = fork;
        this.facts = facts;
    }

    /**
     * Starts a member and waits until it listens.
     *
     * @throws dev.gridwire.trials.fork.ForkFailure if the port is in use, the file is not valid or the JVM does not start
     */
    public static LoneMember start(Forks forks, Settings settings) {
        TalkFork<Task> fork = TalkFork.start(forks, List.of(), new Task());
        return new LoneMember(fork, fork.begin(task -> task.start(settings)));
    }

    /** Returns the facts about the member that others need. */
    public Facts facts() {
        return facts;
    }

    /** Waits until the process ends by itself. */
    public void awaitEnd() {
        fork.awaitEnd();
    }

    @Override
    public void close() {
        fork.close();
    }

    /**
     * The facts about a member that others need.
     *
     * @param address host and port
     * @param version the version of Hazelcast
     * @param members the number of members of the cluster, including this one
     */
    public record Facts(String address, String clusterName, String version, int members) implements Serializable {}

    /** The fork of a {@link LoneMember}. */
    static final class Task implements TalkTask {

        private static final int DEFAULT_PORT = 5701;
        private static final String DEFAULT_LISTEN = "127.0.0.1";
        private static final String EVERYWHERE = "0.0.0.0";

        /** Time to hand entries over to the other members. */
        private static final int LEAVE_SECONDS = 20;
        private static final int GRACE_SECONDS = 5;

        private @Nullable HazelcastInstance member;

        /** Starts the member. */
        LoneMember.Facts start(Settings settings) {
            Config config = config(settings.config());
            apply(settings, config);
            HazelcastInstance started = start(config);
            member = started;
            Member self = started.getCluster().getLocalMember();
            return new LoneMember.Facts(
                    self.getAddress().getHost() + ':' + self.getAddress().getPort(),
                    config.getClusterName(),
                    self.getVersion().toString(),
                    started.getCluster().getMembers().size());
        }

        private static Config config(@Nullable String file) {
            if (file == null) {
                return new Config();
            }
            try {
                return Config.loadFromFile(new File(file));
            } catch (FileNotFoundException | RuntimeException e) { // of many kinds if it does not parse
                throw new UserFailure("This is no configuration of a member: " + file + " (" + e.getMessage()
                        + "); correct it, or choose another with --config.", e);
            }
        }

        private static void apply(Settings settings, Config config) {
            LoopbackMember.quiet(config);
            config.setProperty("hazelcast.graceful.shutdown.max.wait", String.valueOf(LEAVE_SECONDS));
            if (settings.clusterName() != null) {
                config.setClusterName(settings.clusterName());
            }
            NetworkConfig network = config.getNetworkConfig();
            boolean plain = settings.config() == null;
            if (settings.port() != null || plain) {
                network.setPort(settings.port() == null ? DEFAULT_PORT : settings.port()).setPortAutoIncrement(false);
            }
            if (settings.listen() != null || plain) {
                listen(config, settings.listen() == null ? DEFAULT_LISTEN : settings.listen());
            }
            if (!settings.join().isEmpty() || plain) {
                LoopbackMember.join(network, settings.join());
            }
        }

        private static void listen(Config config, String host) {
            try {
                boolean everywhere = host.equals(EVERYWHERE);
                config.setProperty("hazelcast.socket.bind.any", String.valueOf(everywhere));
                if (!everywhere) {
                    config.getNetworkConfig().getInterfaces().clear()
                            .setEnabled(true).addInterface(InetAddress.getByName(host).getHostAddress());
                }
            } catch (UnknownHostException e) {
                throw new UserFailure("This is no address of this machine: " + host + "; choose another with --listen.", e);
            }
        }

        private static HazelcastInstance start(Config config) {
            try {
                return Hazelcast.newHazelcastInstance(config);
            } catch (HazelcastException | IllegalStateException e) {
                throw new UserFailure("The member does not start: " + rootMessage(e) + "; choose another port with --port,"
                        + " another address with --listen, or members of the same cluster and version with --join.", e);
            }
        }

        private static String rootMessage(Throwable thrown) {
            Throwable root = thrown;
            while (root.getCause() != null) {
                root = root.getCause();
            }
            return String.valueOf(root.getMessage());
        }

        /** Hands its entries over, and then ends. */
        @Override
        public void close() {
            if (member != null) {
                member.shutdown();
            }
        }

        @Override
        public int closeSeconds() {
            return LEAVE_SECONDS + GRACE_SECONDS;
        }
    }

    /**
     * The settings of a member that other machines may use for comparisons. Null stands for the file's value, or the default
     * named here.
     *
     * @param listen the address to listen on; the loopback address
     * @param port 0 for a free one; 5701
     * @param join host and port of other members; without any and without a file, it looks for nobody
     * @param clusterName the cluster's name; {@code dev}
     * @param config a member's configuration, XML or YAML; null for none
     */
    public record Settings(
            @Nullable String listen,
            @Nullable Integer port,
            List<String> join,
            @Nullable String clusterName,
            @Nullable String config)
            implements Serializable {

        public Settings {
            join = List.copyOf(join);
        }
    }
}
