// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.GlobalSerializerConfig;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceAware;
import com.hazelcast.nio.serialization.Serializer;
import com.hazelcast.nio.serialization.SerializerHook;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.hazelcast.grid.shop.Order;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Configures members and clients whose classes go by Gridwire: the only place of these tests that says which classes are allowed,
 * and how the serializer gets into a grid.
 */
final class TestGrids {

    private static final String[] PACKAGES = {TestGrids.class.getPackageName(), Order.class.getPackageName()};
    private static final int FIRST_PORT = 15_701;
    private static final AtomicInteger CLUSTERS = new AtomicInteger();
    private static final URL HOOK_FOLDER = hookFolder();

    private TestGrids() {}

    /** The ways in which a serializer gets into a grid. */
    enum Registration {
        /** A service file on the class path, as gridwire-hazelcast-auto has it. */
        HOOK {
            @Override
            void open(SerializationConfig config) {}

            @Override
            ClassLoader loader(ClassLoader parent) {
                return new URLClassLoader(new URL[] {HOOK_FOLDER}, parent);
            }
        },
        /** The serializer of Object, by configuration. */
        SERIALIZER {
            @Override
            void open(SerializationConfig config) {
                config.addSerializerConfig(new SerializerConfig().setTypeClass(Object.class).setImplementation(serializer()));
            }
        },
        /** The global serializer. */
        GLOBAL {
            @Override
            void open(SerializationConfig config) {
                config.setGlobalSerializerConfig(
                        new GlobalSerializerConfig().setImplementation(serializer()).setOverrideJavaSerialization(true));
            }
        },
        /** None: Java serialization. */
        NONE {
            @Override
            void open(SerializationConfig config) {}
        };

        abstract void open(SerializationConfig config);

        ClassLoader loader(ClassLoader parent) {
            return parent;
        }
    }

    /** The hook that the service file names. */
    public static final class Hook implements SerializerHook<Object>, HazelcastInstanceAware {

        private @Nullable GridwireSerializer serializer;

        @Override
        public Class<Object> getSerializationType() {
            return Object.class;
        }

        @Override
        public Serializer createSerializer() {
            serializer = TestGrids.serializer();
            return serializer;
        }

        @Override
        public void setHazelcastInstance(HazelcastInstance instance) {
            if (serializer != null) {
                serializer.setHazelcastInstance(instance);
            }
        }

        @Override
        public boolean isOverwritable() {
            return true;
        }
    }

    static GridwireSerializer serializer() {
        return new GridwireSerializer(GridwireSerializer.TYPE_ID, builder -> {
            for (String name : PACKAGES) {
                builder.allowPackage(name);
            }
            return GridwireSerializer.allowJobs(builder);
        });
    }

    /** A name that no other cluster of this JVM has. */
    static String newCluster(String name) {
        return name + "-" + ProcessHandle.current().pid() + "-" + CLUSTERS.incrementAndGet();
    }

    static Config member(String cluster, Registration registration) {
        return member(cluster, registration, TestGrids.class.getClassLoader());
    }

    /** A member that is found by TCP on this machine only, on a free port. */
    static Config member(String cluster, Registration registration, @Nullable ClassLoader loader) {
        Config config = new Config().setClusterName(cluster).setClassLoader(registration.loader(loader));
        registration.open(config.getSerializationConfig());
        config.setProperty("hazelcast.phone.home.enabled", "false");
        config.setProperty("hazelcast.partition.count", "31");
        config.setProperty("hazelcast.operation.thread.count", "2");
        config.setProperty("hazelcast.shutdownhook.policy", "TERMINATE");
        config.setProperty("hazelcast.wait.seconds.before.join", "0");
        config.setProperty("hazelcast.map.invalidation.batch.enabled", "false");
        config.setProperty("hazelcast.event.thread.count", "2");
        config.getNetworkConfig().setPort(FIRST_PORT).setPortCount(200).setReuseAddress(false);
        config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        JoinConfig join = config.getNetworkConfig().getJoin();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getMulticastConfig().setEnabled(false);
        join.getTcpIpConfig().setEnabled(true);
        return config;
    }

    /** Starts a member beside those that are given, and waits until it knows them. */
    static HazelcastInstance start(Config config, HazelcastInstance... others) {
        for (HazelcastInstance other : others) {
            config.getNetworkConfig().getJoin().getTcpIpConfig().addMember(address(other));
        }
        HazelcastInstance started = Hazelcast.newHazelcastInstance(config);
        if (started.getCluster().getMembers().size() <= others.length) {
            throw new IllegalStateException("The member found no other: members=" + started.getCluster().getMembers());
        }
        return started;
    }

    static ClientConfig client(HazelcastInstance member, Registration registration) {
        ClientConfig config = new ClientConfig()
                .setClusterName(member.getConfig().getClusterName())
                .setClassLoader(registration.loader(TestGrids.class.getClassLoader()));
        registration.open(config.getSerializationConfig());
        config.getNetworkConfig().addAddress(address(member));
        config.getConnectionStrategyConfig().getConnectionRetryConfig().setClusterConnectTimeoutMillis(10_000);
        return config;
    }

    static HazelcastInstance startClient(HazelcastInstance member, Registration registration) {
        return HazelcastClient.newHazelcastClient(client(member, registration));
    }

    static String address(HazelcastInstance member) {
        return "127.0.0.1:" + member.getCluster().getLocalMember().getAddress().getPort();
    }

    private static URL hookFolder() {
        try {
            Path folder = Files.createTempDirectory("hook");
            Path services = Files.createDirectories(folder.resolve("META-INF/services"));
            Path file = Files.writeString(services.resolve("com.hazelcast.SerializerHook"), Hook.class.getName());
            // What is named last is deleted first.
            Stream.of(folder, services.getParent(), services, file).map(Path::toFile).forEach(File::deleteOnExit);
            return folder.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
