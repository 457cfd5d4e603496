// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.result.ProcessUse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs trials against a cluster of others. */
@Tag("full")
class ExternalClusterTest {

    private static final Forks FORKS = new Forks(SmallClusters.HEAP_MEGABYTES);
    private static final String NAME = "somebody's";

    private static LoneMember first;
    private static LoneMember second;

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() {
        first = LoneMember.start(FORKS, new LoneMember.Settings(null, 0, List.of(), NAME, null));
        second = LoneMember.start(FORKS, new LoneMember.Settings(null, 0, List.of(first.facts().address()), NAME, null));
    }

    @AfterAll
    static void stop() {
        Stream.of(second, first).filter(Objects::nonNull).forEach(LoneMember::close);
        assertThat(ProcessHandle.current().children().filter(ProcessHandle::isAlive)).isEmpty();
    }

    @Test
    void membersJoinAndSayWhereTheyAre() {
        assertThat(first.facts().address()).matches("127\\.0\\.0\\.1:\\d+");
        assertThat(first.facts().clusterName()).isEqualTo(NAME);
        assertThat(first.facts().version()).startsWith("5.");
        assertThat(second.facts().members()).isEqualTo(2);
    }

    @Test
    void itIsMeasuredByClientsAndKeepsItsOwnMapsOnly() throws IOException {
        HazelcastInstance client = client();
        try {
            client.getMap("theirs").set(1, "one");
            ClusterCell cell = measure(new ExternalCluster(List.of(), null, clientFile().toString())).get(0);
            assertThat(cell.outcome()).isEqualTo(Outcome.HELD);
            assertThat(cell.write().meanOpsPerSecond()).isPositive();
            assertThat(cell.processes()).extracting(ProcessUse::role).containsExactly("client", "client");
            assertThat(cell.heldBytes()).isNull();
            assertThat(client.getDistributedObjects()).extracting(object -> object.getName()).containsExactly("theirs");
            assertThat(client.getMap("theirs").get(1)).isEqualTo("one");
        } finally {
            client.shutdown();
        }
    }

    @Test
    void clusterThatGoesInTheMiddleEndsTheTrialInOneSentence() {
        LoneMember alone = LoneMember.start(FORKS, new LoneMember.Settings(null, 0, List.of(), NAME, null));
        ExternalCluster external = new ExternalCluster(List.of(alone.facts().address()), NAME, null);
        ForkFailure failure = catchThrowableOfType(ForkFailure.class, () -> measure(external, alone::close));
        assertThat(failure).hasMessageStartingWith("The cluster answers no more: ").hasMessageContaining("its members run");
        assertThat(failure.isForTheUser()).isTrue();
    }

    @Test
    void anotherClusterNameIsAMatterOfTheOption() {
        assertRefused(new ExternalCluster(List.of(first.facts().address()), "another", null),
                "Something listens at " + first.facts().address(), "--cluster-name");
    }

    @Test
    void membersThatDoNotAnswerAreAMatterOfTheOption() {
        assertRefused(new ExternalCluster(List.of("127.0.0.1:1"), NAME, null), "No member answers: members=[127.0.0.1:1]",
                "--members");
    }

    @Test
    void fileThatIsNoConfigurationIsAMatterOfTheOption() throws IOException {
        Path file = Files.writeString(folder.resolve("client.yaml"), "hazelcast-client: [what, is, this]\n");
        assertRefused(new ExternalCluster(List.of(), null, file.toString()), "The file is not a client configuration: " + file,
                "--client-config");
        assertRefused(new ExternalCluster(List.of(), null, folder.resolve("none.xml").toString()),
                "The file is not a client configuration: ", "--client-config");
    }

    @Test
    void portThatIsTakenIsAMatterOfTheOption() {
        int taken = Integer.parseInt(first.facts().address().substring("127.0.0.1:".length()));
        ForkFailure failure = catchThrowableOfType(ForkFailure.class,
                () -> LoneMember.start(FORKS, new LoneMember.Settings(null, taken, List.of(), NAME, null)));
        assertThat(failure).hasMessageStartingWith("The member does not start: ").hasMessageContaining("--port");
        assertThat(failure.isForTheUser()).isTrue();
    }

    private Path clientFile() throws IOException {
        return Files.writeString(folder.resolve("client.xml"), """
                <hazelcast-client xmlns="http://www.hazelcast.com/schema/client-config">
                  <cluster-name>somebody's</cluster-name>
                  <network><cluster-members><address>%s</address></cluster-members></network>
                </hazelcast-client>
                """.formatted(second.facts().address()));
    }

    private static HazelcastInstance client() {
        ClientConfig config = new ClientConfig().setClusterName(NAME);
        config.getNetworkConfig().addAddress(first.facts().address());
        return HazelcastClient.newHazelcastClient(config);
    }

    private static List<ClusterCell> measure(ExternalCluster external) {
        return measure(external, () -> { });
    }

    private static List<ClusterCell> measure(ExternalCluster external, Runnable onStep) {
        return ClusterTrial.run(FORKS, SmallClusters.elsewhere(external), Contestant.IDENTIFIED,
                SmallClusters.workloads("order"), 1,
                Rates.of(null, List.of()), onStep);
    }

    private static void assertRefused(ExternalCluster external, String begin, String option) {
        ForkFailure failure = catchThrowableOfType(ForkFailure.class, () -> measure(external));
        assertThat(failure).hasMessageStartingWith(begin).hasMessageContaining(option);
        assertThat(failure.isForTheUser()).isTrue();
    }
}
