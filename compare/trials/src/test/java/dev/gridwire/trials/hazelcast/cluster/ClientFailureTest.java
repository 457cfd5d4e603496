// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.client.HazelcastClientOfflineException;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.splitbrainprotection.SplitBrainProtectionException;
import com.hazelcast.version.MemberVersion;
import dev.gridwire.trials.fork.UserFailure;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClientFailureTest {

    @Test
    void lostQuorumIsPutIntoWords() {
        RuntimeException lost = new HazelcastException(new SplitBrainProtectionException("three are needed"));
        assertThat(ClientFailure.worded(lost)).isInstanceOf(UserFailure.class).hasCause(lost)
                .hasMessageContaining("split-brain protection").hasMessageContaining("three are needed")
                .hasMessageContaining("start them");
    }

    @Test
    void clusterThatIsGoneIsPutIntoWords() {
        assertThat(ClientFailure.worded(new HazelcastClientOfflineException())).isInstanceOf(UserFailure.class)
                .hasMessageStartingWith("The cluster answers no more: ").hasMessageContaining("see that its members run");
    }

    @Test
    void refusalOfTheMapIsPutIntoWords() {
        assertThat(ClientFailure.worded(new SecurityException("denied"))).isInstanceOf(UserFailure.class)
                .hasMessageContaining("denied").hasMessageContaining("--client-config");
    }

    @Test
    void failureOfAContestantStaysWhatItIs() {
        RuntimeException own = new IllegalStateException("no such field");
        assertThat(ClientFailure.worded(own)).isSameAs(own);
    }

    @Test
    void someAnswersAreEnough() {
        RuntimeException gone = new HazelcastClientOfflineException();
        assertThatCode(() -> ClientFailure.demandAnAnswer(List.of(new Loop.Count(0, 3, gone), new Loop.Count(1, 0, null))))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> ClientFailure.demandAnAnswer(List.of(new Loop.Count(0, 0, null), new Loop.Count(0, 3, gone))))
                .isSameAs(gone);
    }

    @Test
    void membersOfAnotherMajorVersionAreRefusedAndOfAnotherMinorAreNot() {
        assertThatCode(() -> Connection.demandKnown(List.of(MemberVersion.of("5.5.0"), MemberVersion.of("5.7.0"))))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> Connection.demandKnown(List.of(MemberVersion.of("4.2.8"))))
                .isInstanceOf(UserFailure.class)
                .hasMessageContaining("members=4.2.8, client=5.").hasMessageContaining("./gridwire member");
    }
}
