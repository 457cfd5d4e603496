// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.hazelcast.GridwireSerializer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RewriteTest {

    private static final String CLUSTER = "rewrite-command";
    private static String address = "";
    /** From the first test on: the warning comes once. */
    private static final List<String> LINES = new CopyOnWriteArrayList<>();
    private static final Logger LOGGER = Logger.getLogger("dev.gridwire");
    private static final Handler HANDLER = new Handler() {
        @Override
        public void publish(LogRecord line) {
            LINES.add(line.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() {
        LOGGER.addHandler(HANDLER);
        Config config = new Config().setClusterName(CLUSTER);
        config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
        config.getNetworkConfig().setPort(17_761);
        config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        config.getSerializationConfig().addSerializerConfig(
                new SerializerConfig().setTypeClass(Object.class).setImplementation(new GridwireSerializer()));
        HazelcastInstance member = Hazelcast.newHazelcastInstance(config);
        address = "127.0.0.1:" + member.getCluster().getLocalMember().getAddress().getPort();
        ClientConfig old = new ClientConfig().setClusterName(CLUSTER);
        old.getNetworkConfig().addAddress(address);
        HazelcastInstance client = HazelcastClient.newHazelcastClient(old);
        for (int i = 0; i < 1_200; i++) {
            client.getMap("invoices").set(i, Invoice.Currency.values()[i % Invoice.Currency.values().length]);
        }
        client.getMap("texts").set(1, "text");
        client.getMap("both").set(0, "text");
        client.getMap("keyed").set(Invoice.Currency.values()[0], 1);
    }

    @AfterAll
    static void stop() {
        LOGGER.removeHandler(HANDLER);
        HazelcastClient.shutdownAll();
        Hazelcast.shutdownAll();
    }

    @Test
    void aMapIsCountedThenRewrittenAndThenNothingIsLeftToDo() {
        CommandRun dry = run("invoices", "--dry-run");
        assertThat(dry.exit()).as(dry.err()).isZero();
        assertThat(dry.out()).containsPattern("java +1,200 +1,200").contains("would be written anew: 1,200");
        CommandRun run = run("invoices", "--rate", "100000");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("100 %  1,200 values", "written anew: 1,200")
                .containsPattern("java +1,200 +0").containsPattern("gridwire +0 +1,200");
        assertThat(run("invoices").out()).contains("written anew: 0");
    }

    @Test
    void aDryRunSaysWhatIsToDoInTheDirectionAskedFor() {
        HazelcastInstance member = Hazelcast.getAllHazelcastInstances().iterator().next();
        member.getMap("both").set(1, Invoice.Currency.values()[0]);
        HazelcastClient.getAllHazelcastClients().iterator().next().getMap("both").set(2, Invoice.Currency.values()[0]);

        assertThat(run("both", "--dry-run").out()).containsPattern("format +values +to rewrite +keys")
                .containsPattern("gridwire +1 +0 +0").containsPattern("java +1 +1 +0").contains("would be written anew: 1");
        assertThat(run("both", "--dry-run", "--back").out())
                .containsPattern("gridwire +1 +1 +0").containsPattern("java +1 +0 +0").contains("would be written anew: 1");
        assertThat(run("both", "--back").err()).contains("first set hazelcast.write=false on members and clients");
        assertThat(run("both").err()).isEmpty();
    }

    @Test
    void itsOwnClientIsNotWarnedOf() {
        assertThat(run("texts", "--dry-run").exit()).isZero();

        assertThat(LINES).noneMatch(line -> line.contains("instance=hz.client_"));
    }

    @Test
    void keysThatWillNotBeFoundAreWarnedOf() {
        CommandRun run = run("keyed", "--dry-run");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).containsPattern("java +0 +0 +1");
        assertThat(run.err()).startsWith("Keys of the application's own classes that Gridwire did not write are not found");
    }

    @Test
    void aMapThatIsNotThereIsNotMade() {
        CommandRun.of("rewrite", "invoice", "--members", address, "--cluster", CLUSTER)
                .assertFailed("The cluster has no map of this name: invoice (it has both, invoices, keyed, texts)");
    }

    @Test
    void aClusterThatDoesNotAnswerIsNamed() {
        CommandRun.of("rewrite", "invoices", "--members", "127.0.0.1:1", "--connect-timeout", "1").assertFailed(
                "No member of the cluster answers: cluster=dev, members=[127.0.0.1:1]"
                        + " (choose with --cluster and --members, or --client-config)");
    }

    @Test
    void aClientsConfigurationFileIsRead() throws IOException {
        Path yaml = Files.writeString(folder.resolve("client.yaml"), """
                hazelcast-client:
                  cluster-name: %s
                  network:
                    cluster-members: [ "%s" ]
                """.formatted(CLUSTER, address));
        CommandRun run = CommandRun.of("rewrite", "texts", "--client-config", yaml.toString());
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).containsPattern("built in +1 +1 +1").contains("written anew: 0");
    }

    @Test
    void aBrokenConfigurationFileIsNamed() throws IOException {
        Path xml = Files.writeString(folder.resolve("client.xml"), "<hazelcast-client");
        CommandRun run = CommandRun.of("rewrite", "texts", "--client-config", xml.toString());
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).startsWith("gridwire: The file is not a client configuration: " + xml);
    }

    private static CommandRun run(String... arguments) {
        String[] all = new String[arguments.length + 5];
        all[0] = "rewrite";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        System.arraycopy(new String[] {"--members", address, "--cluster", CLUSTER}, 0, all, arguments.length + 1, 4);
        return CommandRun.of(all);
    }
}
