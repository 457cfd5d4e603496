// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.hazelcast.GridwireSerializer;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A rewriting that is killed in its middle leaves each value whole, in one format or the other; the next run does the rest. */
@Tag("full")
class KilledRewriteTest {

    private static final String CLUSTER = "killed-rewrite-" + ProcessHandle.current().pid();
    private static final String MAP = "accounts";
    private static final int VALUES = 3_000;
    private static final int FIRST_PORT = 17_731;
    private static final int MIDDLE = 130;

    record Account(long id, String owner) implements Serializable {}

    private final List<HazelcastInstance> members = new ArrayList<>();
    private final List<HazelcastInstance> clients = new ArrayList<>();

    @BeforeEach
    void start() {
        for (int i = 0; i < 3; i++) {
            members.add(Hazelcast.newHazelcastInstance(config(i)));
        }
        HazelcastInstance old = client();
        for (int i = 0; i < VALUES; i++) {
            old.getMap(MAP).set(i, new Account(i, "owner " + i));
        }
    }

    private static Config config(int index) {
        Config config = new Config().setClusterName(CLUSTER);
        config.setProperty("hazelcast.wait.seconds.before.join", "0");
        JoinConfig join = config.getNetworkConfig().setPort(FIRST_PORT + index).setPortAutoIncrement(false).getJoin();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getTcpIpConfig().setEnabled(true);
        for (int i = 0; i < 3; i++) {
            join.getTcpIpConfig().addMember("127.0.0.1:" + (FIRST_PORT + i));
        }
        config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        config.getSerializationConfig().addSerializerConfig(new SerializerConfig()
                .setTypeClass(Object.class)
                .setImplementation(new GridwireSerializer()));
        return config;
    }

    private HazelcastInstance client() {
        ClientConfig config = new ClientConfig().setClusterName(CLUSTER);
        config.getNetworkConfig().addAddress("127.0.0.1:" + FIRST_PORT);
        HazelcastInstance client = HazelcastClient.newHazelcastClient(config);
        clients.add(client);
        return client;
    }

    @AfterEach
    void stop() {
        clients.forEach(each -> each.getLifecycleService().terminate());
        members.forEach(each -> each.getLifecycleService().terminate());
    }

    private Map<StoredFormat, Long> formats() {
        return MapRewrite.of(members.get(0), MAP).dryRun().run().before();
    }

    private void assertWhole() {
        assertThat(members.get(0).getMap(MAP).size()).isEqualTo(VALUES);
        for (int i = 0; i < VALUES; i++) {
            assertThat(members.get(0).getMap(MAP).get(i)).isEqualTo(new Account(i, "owner " + i));
        }
    }

    private void finish() {
        assertThat(MapRewrite.of(members.get(0), MAP).run().problems()).isEmpty();
        assertThat(formats()).isEqualTo(Map.of(StoredFormat.GRIDWIRE, (long) VALUES));
        assertWhole();
    }

    @Test
    void ofTheCallerThatIsKilledTheNextOneGoesOn() {
        HazelcastInstance caller = client();

        Throwable thrown = catchThrowable(() -> MapRewrite.of(caller, MAP).onProgress(done -> {
            if (done.partitionsDone() == MIDDLE) {
                caller.getLifecycleService().terminate();
            }
        }).run());

        assertThat(thrown).isNotNull();
        assertThat(formats()).containsOnlyKeys(StoredFormat.JAVA, StoredFormat.GRIDWIRE);
        assertWhole();
        finish();
    }

    @Test
    void whereAMemberIsKilledNothingIsLost() {
        RewriteReport report = MapRewrite.of(members.get(0), MAP).onProgress(done -> {
            if (done.partitionsDone() == MIDDLE) {
                members.remove(2).getLifecycleService().terminate();
            }
        }).run();

        assertThat(report.rewritten()).isPositive();
        assertThat(members).hasSize(2);
        assertWhole();
        finish();
    }
}
