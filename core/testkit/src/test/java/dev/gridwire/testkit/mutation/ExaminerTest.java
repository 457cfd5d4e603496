// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Each oracle finds a decoder that does wrong in its way; of types, the comparison's tests have one. */
class ExaminerTest {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final byte[] INPUT = {1, 2, 3, 4};
    private static final byte BAD = 3;

    private static @Nullable Finding finding(Decoder decoder, Probe probe) {
        Rules rules = Rules.strict(IllegalArgumentException.class::isInstance, probe);
        return new Examiner("test", decoder, rules).examine(INPUT, new Tally()).finding();
    }

    private static String rule(Decoder decoder) {
        Finding finding = finding(decoder, Probe.NONE);
        return finding == null ? "" : finding.rule();
    }

    private static Object refusing(byte[] input) {
        throw new IllegalArgumentException("refused");
    }

    @Test
    void whatIsDocumentedAndCheapIsNoFinding() {
        assertThat(rule(input -> "an object")).isEmpty();
        assertThat(rule(ExaminerTest::refusing)).isEmpty();
    }

    @Test
    void whatIsNotDocumentedEscapes() {
        assertThat(rule(input -> {
            throw new IllegalStateException("not documented");
        })).isEqualTo("ESCAPE");
        assertThat(rule(input -> {
            throw new StackOverflowError();
        })).isEqualTo("ESCAPE");
    }

    @Test
    void memoryAboveTheBudgetIsFoundWhetherOrNotItIsKept() {
        assertThat(rule(input -> new byte[1 << 20])).isEqualTo("ALLOCATION");
        assertThat(rule(input -> List.of(new byte[1 << 20].length))).isEqualTo("ALLOCATION");
    }

    @Test
    void processorTimeAboveTheBudgetIsFoundAndWaitingIsNot() {
        assertThat(rule(input -> {
            long end = THREADS.getCurrentThreadCpuTime() + TimeUnit.MILLISECONDS.toNanos(10);
            while (THREADS.getCurrentThreadCpuTime() < end) {
                Thread.onSpinWait();
            }
            return "slow";
        })).isEqualTo("TIME");
        assertThat(rule(input -> {
            TimeUnit.MILLISECONDS.sleep(10);
            return "asleep";
        })).isEmpty();
    }

    @Test
    void harmThatAFailureLeavesBehindIsFound() {
        Finding finding = finding(ExaminerTest::refusing, () -> "another result");
        assertThat(finding).isNotNull();
        assertThat(finding.rule()).isEqualTo("POISONING");
        assertThat(finding.what()).isEqualTo("another result");
        assertThat(finding(input -> "an object", () -> "another result")).isNull();
        Finding thrown = finding(ExaminerTest::refusing, () -> {
            throw new IllegalStateException("broken");
        });
        assertThat(thrown).isNotNull();
        assertThat(thrown.what()).contains("IllegalStateException: broken");
    }

    @Test
    void aFindingIsMadeSmall() {
        Decoder decoder = input -> {
            for (byte each : input) {
                if (each == BAD) {
                    throw new IllegalStateException("the bad byte");
                }
            }
            return "an object";
        };
        Examiner examiner = new Examiner("test", decoder, Rules.strict(thrown -> false, Probe.NONE));
        Finding finding = examiner.examine(INPUT, new Tally()).finding();
        assertThat(finding).isNotNull();
        assertThat(examiner.shrunk(finding).input()).containsExactly(BAD);
    }
}
