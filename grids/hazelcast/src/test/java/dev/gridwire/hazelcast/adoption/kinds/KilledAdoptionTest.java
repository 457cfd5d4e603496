// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption.kinds;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.core.HazelcastException;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.hazelcast.rewrite.ClusterAddress;
import dev.gridwire.hazelcast.rewrite.Direction;
import dev.gridwire.hazelcast.rewrite.MapRewrite;
import dev.gridwire.hazelcast.rewrite.RemoteRewrite;
import dev.gridwire.hazelcast.rewrite.RewriteReport;
import dev.gridwire.hazelcast.rolling.Role;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Follows docs/adopting-on-a-live-cluster.md, there and back, on three members and a client in virtual machines of their own. The
 * client works all the time, and in each step a member is killed. {@code -Dgridwire.kinds.values} makes it larger.
 */
@Tag("full")
class KilledAdoptionTest {

    private static final int VALUES = Integer.getInteger("gridwire.kinds.values", 5_000);
    private static final String CLUSTER = "kinds-" + ProcessHandle.current().pid();
    private static final Map<String, String> HOOK =
            Map.of("META-INF/services/com.hazelcast.SerializerHook", "dev.gridwire.hazelcast.GridwireSerializerHook\n");

    private static final String KEYS = "Keys have other bytes once Gridwire writes, and are not found any more: map=instants,"
            + " class=java.time.Instant; ";

    private final List<List<String>> warnings = new ArrayList<>();
    private final List<Role> members = new ArrayList<>();
    private final Map<String, List<String>> failures = new HashMap<>();
    private Role client;
    private int writes;

    @TempDir
    private Path folder;

    @Test
    void noValueIsLostOrUnreadableThoughAMemberIsKilledInEachStep() throws Exception {
        for (int i = 0; i < KindsMember.MEMBERS; i++) {
            members.add(member(without(), i));
        }
        for (Role member : members) {
            member.awaitReady();
        }
        client = client(without(), false);
        step(reading(), true);
        step(writing(), true);
        client.demand(KindsClient.PUT_BARE);
        rewrite(Direction.TO_GRIDWIRE);
        demandNames(rewrite(rewrite -> rewrite.direction(Direction.BACK).dryRun()));

        step(reading(), true);
        rewriteBack();
        step(without(), false);
        end();

        // Members that read and do not write, once each.
        assertThat(warnings).filteredOn(each -> !each.isEmpty()).isNotEmpty().allMatch(each -> each.size() == 1);
        Files.writeString(Path.of("target", "killed-adoption.txt"), "values=" + VALUES + " kinds=" + Kind.BARE.ordinal()
                + " writes=" + writes + " " + failures + "\n");
        assertThat(failures).isEmpty();
        assertThat(writes).isGreaterThan(VALUES / 2);
    }

    /** Restarts the members one by one, of which one is killed in place of a shutdown, and then the client. */
    private void step(String classPath, boolean hasJar) throws Exception {
        for (int i = 0; i < members.size(); i++) {
            if (i == 1) {
                members.get(i).kill();
            } else {
                warnings.add(members.get(i).end().stream().filter(each -> each.contains(KEYS)).toList());
            }
            members.set(i, member(classPath, i).awaitReady());
        }
        end();
        client = client(classPath, hasJar);
    }

    private void rewrite(Direction direction) throws Exception {
        killWhile(direction);
        RewriteReport rest = rewrite(rewrite -> rewrite.direction(direction));
        assertThat(rest.problems()).isEmpty();
        assertThat(rest.isComplete()).isTrue();
    }

    private void rewriteBack() throws Exception {
        killWhile(Direction.BACK);
        RewriteReport hindered = rewrite(rewrite -> rewrite.direction(Direction.BACK));
        assertThat(hindered.isComplete()).isFalse();
        assertThat(hindered.remaining()).isEqualTo(KindsClient.BARE);
        demandNames(hindered);
        client.demand(KindsClient.REMOVE_BARE);
        rewrite(Direction.BACK);
        client.demand(KindsClient.FILL_ANEW);
    }

    /** Kills a member in the middle of a rewriting, which may fail then. */
    private void killWhile(Direction direction) throws Exception {
        try {
            rewrite(rewrite -> rewrite.direction(direction).onProgress(progress -> {
                if (progress.partitionsDone() == progress.partitions() / 2) {
                    killMember();
                }
            }));
        } catch (HazelcastException e) {
            assertThat(members.get(2).isAlive()).isFalse();
        }
        assertThat(members.get(2).isAlive()).isFalse();
        members.set(2, member(direction == Direction.BACK ? reading() : writing(), 2).awaitReady());
    }

    private void killMember() {
        try {
            members.get(2).kill();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static RewriteReport rewrite(UnaryOperator<MapRewrite> settings) throws IOException {
        List<String> addresses = List.of("127.0.0.1:" + KindsMember.FIRST_PORT);
        return RemoteRewrite.run(
                new ClusterAddress(CLUSTER, addresses, null, 60, GridwireSerializer.TYPE_ID), Store.MAP, settings);
    }

    /** Each value that cannot be without Gridwire is named by key, class and cause, and no other. */
    private static void demandNames(RewriteReport report) {
        assertThat(report.problems()).hasSize(KindsClient.BARE).allMatch(each -> each.contains("Goods$Bare"));
        for (int id = -KindsClient.BARE; id < 0; id++) {
            String key = "key=" + id + ", class=" + Goods.class.getName() + (id % 2 == 0 ? "$Bare" : "$ByHand") + ", ";
            assertThat(report.problems()).filteredOn(each -> each.startsWith(key)).hasSize(1);
        }
    }

    private Role member(String classPath, int number) throws IOException {
        return new Role(classPath, KindsMember.class, CLUSTER, Integer.toString(number));
    }

    private Role client(String classPath, boolean hasJar) throws Exception {
        return new Role(classPath, KindsClient.class, CLUSTER, Integer.toString(VALUES), folder.resolve("versions").toString(),
                Boolean.toString(hasJar)).awaitReady();
    }

    private void end() throws Exception {
        for (String line : client.end()) {
            if (line.startsWith(KindsClient.WRITES)) {
                writes += Integer.parseInt(line.substring(KindsClient.WRITES.length()));
            } else if (line.startsWith(KindsClient.LOST) || line.startsWith(KindsClient.UNREADABLE)) {
                failures.computeIfAbsent(line.substring(0, line.indexOf(' ')), key -> new ArrayList<>()).add(line);
            }
        }
    }

    /** Hazelcast, and these tests' own classes. */
    private static String without() {
        return Arrays.stream(Role.testClassPath().split(File.pathSeparator))
                .filter(entry -> entry.contains("test-classes") || entry.contains("hazelcast-5"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    private String reading() throws IOException {
        return with("reading", "hazelcast.write=false\n");
    }

    private String writing() throws IOException {
        return with("writing", "");
    }

    /** The class path of the jar with the service file. */
    private String with(String name, String settings) throws IOException {
        Path files = folder.resolve(name);
        Map<String, String> contents = new HashMap<>(HOOK);
        contents.put("gridwire.properties", settings);
        for (Map.Entry<String, String> file : contents.entrySet()) {
            Files.createDirectories(files.resolve(file.getKey()).getParent());
            Files.writeString(files.resolve(file.getKey()), file.getValue());
        }
        return files + File.pathSeparator + Role.testClassPath();
    }

    @AfterEach
    void endAll() {
        if (client != null) {
            client.close();
        }
        members.forEach(Role::close);
    }
}
