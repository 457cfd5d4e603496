// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.mutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.mutation.Attempt;
import dev.gridwire.testkit.mutation.Extremes;
import dev.gridwire.testkit.mutation.Finding;
import dev.gridwire.testkit.mutation.Member;
import dev.gridwire.testkit.mutation.Panel;
import dev.gridwire.testkit.mutation.Tally;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Alters each place of each payload, one at a time, which random alterations leave to chance. */
class EveryByteTest {

    /** Prefixes of longer payloads are read by one marshaller only. */
    private static final int LONG = Effort.percent() < 100 ? 40 : 120;
    /** Places of longer payloads are not altered, and few of their prefixes are tried, all of them in the profile "full". */
    private static final int LONGEST = 120;
    /** Of which one is tried, the others in long runs only. */
    private static final int STRIDE = Integer.getInteger("gridwire.mutations", 0) > 0 ? 1 : 800 / Effort.percent();
    private static final int STEP = Effort.percent() < 100 ? 7 : 1;
    private static final int TAGS = 72;
    private static final int ENOUGH = 10;

    @TempDir
    private static Path folder;

    private static List<Panel> panels;

    @BeforeAll
    static void makePanels() throws IOException {
        panels = Panels.all(folder);
        panels.forEach(Panel::warmUp);
    }

    @AfterAll
    static void forgetThem() {
        panels = List.of();
    }

    @Test
    @Proves(topic = Topic.BROKEN_BYTES, value = "A payload that is cut off is refused, wherever it is cut")
    void everyProperPrefixIsMalformed() {
        for (Panel panel : panels) {
            for (Member member : panel.members().subList(0, 2)) {
                for (byte[] payload : panel.inputs().corpus()) {
                    if (payload.length <= LONG || member == panels.get(0).members().get(0)) {
                        requirePrefixesAreMalformed(member, payload);
                    }
                }
            }
        }
    }

    private static void requirePrefixesAreMalformed(Member member, byte[] payload) {
        int step = payload.length > LONGEST ? STEP : 1;
        for (int length = 0; length < payload.length; length += step) {
            Throwable failure = Attempt.of(member.examiner().decoder(), Arrays.copyOf(payload, length)).failure();
            if (!(failure instanceof MalformedBytesException)) {
                fail("%s gives %s for %d of %d bytes", member.examiner().mode(), failure, length, payload.length);
            }
        }
    }

    @Test
    @Proves(topic = Topic.RESOURCES, value = "No number in a payload, however large, makes a reader"
            + " allocate more than 64 KiB and 32 bytes a byte")
    void extremeNumbersDoNoHarmAnywhere() {
        assertHarmless(Extremes::everywhere);
    }

    @Test
    void otherTagsDoNoHarmAnywhere() {
        assertHarmless(payload -> IntStream.range(1, payload.length)
                .filter(at -> payload[at] >= 0 && payload[at] < TAGS)
                .boxed().flatMap(at -> IntStream.range(0, TAGS).mapToObj(tag -> {
                    byte[] input = payload.clone();
                    input[at] = (byte) tag;
                    return input;
                })));
    }

    private interface Variations {
        Stream<byte[]> of(byte[] payload);
    }

    private void assertHarmless(Variations variations) {
        SplittableRandom random = new SplittableRandom(1);
        Map<String, Tally> tallies = new HashMap<>();
        List<Finding> findings = new ArrayList<>();
        for (Panel panel : panels) {
            List<byte[]> corpus = panel.inputs().corpus().stream().filter(payload -> payload.length <= LONGEST).toList();
            corpus.stream().flatMap(variations::of).forEach(input -> {
                boolean isTried = random.nextInt(STRIDE) == 0 && findings.size() < ENOUGH;
                Finding finding = isTried ? panel.examine(input, random, tallies) : null;
                if (finding != null) {
                    findings.add(finding);
                }
            });
        }
        assertThat(findings).isEmpty();
        assertThat(tallies.values().stream().mapToLong(Tally::inputs).sum()).isGreaterThan(100_000 / STRIDE);
    }
}
