// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rolling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Follows docs/hazelcast.md on new versions of classes, on three members and two clients, each in a virtual machine of its own,
 * while the clients work. {@code -Dgridwire.rolling.entries} and {@code -Dgridwire.rolling.seconds}, between the steps, make it
 * larger.
 */
@Tag("full")
class RollingUpgradeTest {

    private static final int ENTRIES = Integer.getInteger("gridwire.rolling.entries", 1_000);
    private static final int SECONDS = Integer.getInteger("gridwire.rolling.seconds", 0);
    private static final int CLIENTS = 2;
    private static final String CLUSTER = "rolling-" + ProcessHandle.current().pid();

    private final List<Role> members = new ArrayList<>();
    private final List<Role> clients = new ArrayList<>();
    private final Map<String, Long> counts = new HashMap<>();
    private final List<String> problems = new ArrayList<>();

    @TempDir
    private Path folder;

    @Test
    @Proves(topic = Topic.EVOLUTION,
            value = "A rolling upgrade of a grid and its clients, there and back, loses and garbles no value")
    void membersAndClientsChangeToAnotherVersionAndBackAndNothingIsLostOrWrong() throws Exception {
        Path before = Sources.compile("v1", folder);
        Path after = Sources.compile("v2", folder);
        for (int i = 0; i < RollingMember.MEMBERS; i++) {
            members.add(member(before, i));
        }
        for (Role member : members) {
            member.awaitReady();
        }
        for (int i = 0; i < CLIENTS; i++) {
            clients.add(client(before, i).awaitReady());
        }
        rollMembers(after);
        rollClient(0, after);
        rollClient(1, after);
        rollClient(1, before);
        rollMembers(before);
        rollClient(0, before);
        // Fields that the first version does not see must be there still.
        rollClient(0, after);
        rollClient(1, after);
        for (Role client : clients) {
            end(client);
        }
        Files.writeString(Path.of("target", "rolling-upgrade.txt"), "entries=" + ENTRIES + " " + counts + "\n");
        assertThat(problems).isEmpty();
        assertThat(counts).containsEntry("lost", 0L).containsEntry("wrong", 0L).containsEntry("errors", 0L);
        assertThat(counts.get("reads")).as("each role reads all at its end, and all but the first at its begin")
                .isGreaterThan(7L * ENTRIES);
        assertThat(counts.get("writes")).isGreaterThan(ENTRIES);
        assertThat(counts.get("processors")).isPositive();
        assertThat(counts.get("queries")).isPositive();
    }

    private Role member(Path classes, int index) throws Exception {
        return new Role(classes, RollingMember.class, CLUSTER, Integer.toString(index));
    }

    private Role client(Path classes, int index) throws Exception {
        int each = ENTRIES / CLIENTS;
        return new Role(classes, RollingClient.class, CLUSTER, Integer.toString(index * each), Integer.toString(each),
                folder.resolve("states-" + index).toString());
    }

    /** Rolls the members, one after the other. */
    private void rollMembers(Path classes) throws Exception {
        for (int i = 0; i < members.size(); i++) {
            members.get(i).end();
            members.set(i, member(classes, i).awaitReady());
            Thread.sleep(1_000L * SECONDS);
        }
    }

    private void rollClient(int index, Path classes) throws Exception {
        end(clients.get(index));
        clients.set(index, client(classes, index).awaitReady());
        Thread.sleep(1_000L * SECONDS);
    }

    private void end(Role client) throws Exception {
        for (String line : client.end()) {
            if (line.startsWith("COUNTS ")) {
                for (String count : line.substring("COUNTS ".length()).split(" ")) {
                    String[] pair = count.split("=");
                    counts.merge(pair[0], Long.parseLong(pair[1]), Long::sum);
                }
            } else if (!line.equals(Line.READY) && !line.startsWith("WARNING: ")) {
                // The JDK warns of Hazelcast's doings; all other lines are errors.
                problems.add(line);
            }
        }
    }

    @AfterEach
    void endAll() {
        clients.forEach(Role::close);
        members.forEach(Role::close);
    }
}
