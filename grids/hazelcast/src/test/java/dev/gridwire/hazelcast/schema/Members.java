// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.nio.serialization.Serializer;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.hazelcast.GridwireSerializer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;

/** A cluster of this test's own, on the loopback address. */
final class Members implements AutoCloseable {

    private static final int FIRST_PORT = 17_761;
    private static final AtomicInteger CLUSTERS = new AtomicInteger();

    private final String name = "schemas-" + ProcessHandle.current().pid() + "-" + CLUSTERS.incrementAndGet();
    private final List<HazelcastInstance> members = new ArrayList<>();
    private final List<HazelcastInstance> clients = new ArrayList<>();

    HazelcastInstance start() {
        return start(serializer(), false);
    }

    HazelcastInstance start(Serializer serializer, boolean lite) {
        return start(serializer, lite, Members.class.getClassLoader());
    }

    HazelcastInstance start(Serializer serializer, boolean lite, ClassLoader loader) {
        Config config = new Config().setClusterName(name).setLiteMember(lite).setClassLoader(loader);
        config.setSerializationConfig(serialization(serializer));
        config.setProperty("hazelcast.phone.home.enabled", "false").setProperty("hazelcast.shutdownhook.enabled", "false");
        config.setProperty("hazelcast.partition.count", "31").setProperty("hazelcast.operation.thread.count", "2");
        config.setProperty("hazelcast.wait.seconds.before.join", "0");
        config.getNetworkConfig().setPort(FIRST_PORT).setPortCount(100).setReuseAddress(false);
        config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        JoinConfig join = config.getNetworkConfig().getJoin();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getTcpIpConfig().setEnabled(true);
        members.stream()
                .filter(member -> member.getLifecycleService().isRunning())
                .forEach(member -> join.getTcpIpConfig().addMember(address(member)));
        HazelcastInstance member = Hazelcast.newHazelcastInstance(config);
        members.add(member);
        return member;
    }

    HazelcastInstance client() {
        return client(serializer());
    }

    HazelcastInstance client(Serializer serializer) {
        return client(serializer, Members.class.getClassLoader());
    }

    HazelcastInstance client(Serializer serializer, ClassLoader loader) {
        ClientConfig config = new ClientConfig().setClusterName(name).setClassLoader(loader);
        config.setSerializationConfig(serialization(serializer));
        config.getNetworkConfig().addAddress(address(members.get(0)));
        HazelcastInstance client = HazelcastClient.newHazelcastClient(config);
        clients.add(client);
        return client;
    }

    static GridwireSerializer serializer() {
        return serializer(UnaryOperator.identity());
    }

    static GridwireSerializer serializer(UnaryOperator<MarshallerBuilder> more) {
        return new GridwireSerializer(GridwireSerializer.TYPE_ID, builder -> more.apply(builder
                .allowPackage(Members.class.getPackageName())
                .allowPackage(Notes.PACKAGE)));
    }

    private static SerializationConfig serialization(Serializer serializer) {
        return new SerializationConfig()
                .addSerializerConfig(new SerializerConfig().setTypeClass(Object.class).setImplementation(serializer));
    }

    private static String address(HazelcastInstance member) {
        return "127.0.0.1:" + member.getCluster().getLocalMember().getAddress().getPort();
    }

    static void await(BooleanSupplier condition) throws InterruptedException {
        for (int i = 0; i < 2_000 && !condition.getAsBoolean(); i++) {
            Thread.sleep(5);
        }
        if (!condition.getAsBoolean()) {
            throw new AssertionError("It did not come true within 10 seconds");
        }
    }

    @Override
    public void close() {
        clients.forEach(HazelcastInstance::shutdown);
        members.forEach(HazelcastInstance::shutdown);
    }
}
