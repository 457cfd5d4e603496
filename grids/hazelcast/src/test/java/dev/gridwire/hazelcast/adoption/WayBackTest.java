// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.hazelcast.rewrite.Direction;
import dev.gridwire.hazelcast.rewrite.MapRewrite;
import dev.gridwire.hazelcast.rewrite.RewriteReport;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The end of the way back: a member without Gridwire's jar takes over what a rewriting left. */
@Tag("full")
class WayBackTest {

    private static final int VALUES = 500;
    private static final int PORT = 17_727;
    private static final String NAME = "way-back-" + ProcessHandle.current().pid();

    @Test
    void aMemberWithoutTheJarReadsAllThatWasRewrittenBack() throws Exception {
        HazelcastInstance writing = start(Phase.WRITING);
        for (int i = 0; i < VALUES; i++) {
            writing.getMap(Cluster.MAP).set(i, new Account(i, i));
            writing.getMap(Cluster.PARCELS).set(i, new Parcel(i, i));
            Envelope envelope = new Envelope(new Account(i, i));
            writing.getMap(Cluster.ENVELOPES).set(i, i % 2 == 0 ? envelope : new ArrayList<>(List.of(envelope)));
        }
        HazelcastInstance reading = start(Phase.READING);
        writing.shutdown();
        for (String map : new String[] {Cluster.MAP, Cluster.PARCELS, Cluster.ENVELOPES}) {
            RewriteReport report = MapRewrite.of(reading, map).direction(Direction.BACK).run();
            assertThat(report.rewritten()).isEqualTo(VALUES);
            assertThat(report.remaining()).isZero();
            assertThat(report.isComplete()).isTrue();
        }

        assertThat(takeOver(reading)).isEqualTo(BareMember.WHOLE + 3 * VALUES);
    }

    /** By turns at the first and the second port. */
    private static HazelcastInstance start(Phase phase) {
        int own = phase == Phase.WRITING ? PORT : PORT + 1;
        return Hazelcast.newHazelcastInstance(
                Cluster.member(NAME, own, PORT + PORT + 1 - own).setSerializationConfig(phase.serialization()));
    }

    private static String takeOver(HazelcastInstance last) throws IOException, InterruptedException {
        Process bare = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx256m",
                "-Dhazelcast.logging.type=none", "-cp", classPathWithoutGridwire(), BareMember.class.getName(),
                NAME, Integer.toString(PORT), Integer.toString(PORT + 1))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(bare.getInputStream(), StandardCharsets.UTF_8))) {
            assertThat(line(lines, BareMember.JOINED)).isEqualTo(BareMember.JOINED + " 2");
            last.shutdown();
            bare.getOutputStream().write('\n');
            bare.getOutputStream().flush();
            return line(lines, BareMember.WHOLE);
        } finally {
            bare.destroyForcibly().waitFor();
        }
    }

    private static String line(BufferedReader lines, String begin) {
        return lines.lines().filter(each -> each.startsWith(begin)).findFirst().orElse("the process ended");
    }

    /** Hazelcast, and these tests' own classes. */
    private static String classPathWithoutGridwire() {
        Predicate<String> wanted = entry -> entry.contains("test-classes") || entry.contains("hazelcast-5");
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(wanted)
                .collect(Collectors.joining(File.pathSeparator));
    }
}
