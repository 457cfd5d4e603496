// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.uid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.grid.contract.JavaStreams;
import dev.gridwire.schema.JavaUid;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.GraphText;
import dev.gridwire.testkit.mutation.Budget;
import dev.gridwire.testkit.mutation.Examiner;
import dev.gridwire.testkit.mutation.Finding;
import dev.gridwire.testkit.mutation.Mutator;
import dev.gridwire.testkit.mutation.Rules;
import dev.gridwire.testkit.mutation.Tally;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Random pairs of versions. Where both sides have the same {@code serialVersionUID}, Java serialization tells what is right. */
class UidPairsTest {

    private static final long SEED = Long.getLong("gridwire.seed", 65);
    private static final int PAIRS = Effort.of("gridwire.uid-pairs", 2_000);
    private static final int MUTATIONS = Effort.of("gridwire.mutations", 200_000);
    /** As for all values of own classes: a search for one costs what the loader makes of it. */
    static final Budget OWN_CLASSES = new Budget(4 << 20, 32, 100_000_000, 1_000);

    private static final List<UidPair> ALL = new ArrayList<>();
    private static Version oldSame;
    private static Version newSame;
    private static Version oldOther;
    private static Version newOther;

    @BeforeAll
    static void compile() {
        for (int i = 0; i < PAIRS; i++) {
            ALL.add(new UidPair(SEED + i));
        }
        oldSame = version(false, "private static final long serialVersionUID = 1; ", 1);
        newSame = version(true, "private static final long serialVersionUID = 1; ", 1);
        oldOther = version(false, "private static final long serialVersionUID = 2; ", 2);
        newOther = version(true, "private static final long serialVersionUID = 3; ", 3);
    }

    /** Of three pairs, one declares no UID at all, and one leaves it out on one side. */
    private static Version version(boolean isNew, String uid, int share) {
        Map<String, String> sources = new HashMap<>();
        for (UidPair each : ALL) {
            boolean isComputed = share > 1 && each.seed() % 3 < share - 1;
            sources.putAll(each.sources(isNew, isComputed ? "" : uid));
        }
        return Version.of(sources);
    }

    @Test
    void anotherUidChangesNothingElse() throws Exception {
        int others = 0;
        for (UidPair each : ALL) {
            String expected = GraphText.of(newSame.readByJdk(JavaStreams.of(each.graph(oldSame))));
            byte[] bytes = JavaStreams.of(each.graph(oldOther));
            assertThat(GraphText.of(newOther.read(bytes))).as("seed %s", each.seed()).isEqualTo(expected);
            assertThat(GraphText.of(newSame.read(JavaStreams.of(each.graph(oldSame))))).isEqualTo(expected);
            others += isRefusedWithoutTheSetting(bytes) ? 1 : 0;
        }
        assertThat(others).isGreaterThan(PAIRS * 9 / 10);
    }

    private static boolean isRefusedWithoutTheSetting(byte[] bytes) {
        try {
            newOther.read(bytes, newOther.marshaller(JavaUid.SAME, builder -> builder));
            return false;
        } catch (MismatchedShapeException e) {
            assertThat(e).hasMessageContaining("java-uid=any");
            return true;
        }
    }

    @Test
    void alteredStreamsDoNoHarm() throws Exception {
        List<byte[]> corpus = new ArrayList<>();
        for (UidPair each : ALL.subList(0, Math.min(PAIRS, 30))) {
            corpus.add(JavaStreams.of(each.graph(oldOther)));
        }
        Marshaller marshaller = newOther.marshaller(JavaUid.ANY, builder -> builder);
        Examiner examiner = new Examiner("other uid", bytes -> newOther.read(bytes, marshaller),
                new Rules(GridwireException.class::isInstance, failure -> false, OWN_CLASSES, () -> null));
        Mutator mutator = new Mutator(corpus);
        SplittableRandom random = new SplittableRandom(SEED);
        Tally tally = new Tally();
        for (int i = 0; i < MUTATIONS; i++) {
            Finding finding = examiner.examine(mutator.next(random), tally).finding();
            assertThat(finding == null ? null : examiner.shrunk(finding)).as("seed %s, input %s", SEED, i).isNull();
        }
        assertThat(tally.objects()).as("values in spite of the change").isPositive();
    }

    @Test
    void noPrefixIsRead() throws Exception {
        byte[] bytes = JavaStreams.of(ALL.get(0).graph(oldOther));
        Marshaller marshaller = newOther.marshaller(JavaUid.ANY, builder -> builder);
        for (int i = 0; i < bytes.length; i++) {
            byte[] part = Arrays.copyOf(bytes, i);
            assertThatThrownBy(() -> newOther.read(part, marshaller)).isInstanceOf(GridwireException.class);
        }
    }
}
