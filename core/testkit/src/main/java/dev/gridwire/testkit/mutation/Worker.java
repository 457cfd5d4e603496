// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * One thread's part of a campaign.
 *
 * @param begin the time by {@code System.nanoTime()}
 * @param done the number of inputs that all threads have finished
 * @param cpuNanos the CPU time of all threads
 * @param findings the findings of all threads
 * @param progress receives the number of finished inputs
 * @param tallies this worker's tallies, by mode
 */
record Worker(Campaign campaign, SplittableRandom random, long begin, AtomicLong done, AtomicLong cpuNanos,
        Queue<Finding> findings, LongConsumer progress, Map<String, Tally> tallies) implements Runnable {

    private static final int STRIDE = 1_000;
    private static final int ENOUGH_FINDINGS = 20;

    Worker(Campaign campaign, SplittableRandom random, long begin, AtomicLong done, AtomicLong cpuNanos,
            Queue<Finding> findings, LongConsumer progress) {
        this(campaign, random, begin, done, cpuNanos, findings, progress, new HashMap<>());
    }

    @Override
    public void run() {
        List<Panel> lots = campaign.lots();
        long rest = campaign.inputs() / campaign.threads();
        while (rest > 0 && findings.size() < ENOUGH_FINDINGS && !isOver()) {
            long stride = Math.min(STRIDE, rest);
            for (int i = 0; i < stride; i++) {
                examineOne(lots.get(random.nextInt(lots.size())));
            }
            rest -= stride;
            progress.accept(done.addAndGet(stride));
        }
        cpuNanos.addAndGet(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
    }

    private boolean isOver() {
        return (System.nanoTime() - begin) / 1_000_000 > campaign.mostMillis();
    }

    private void examineOne(Panel panel) {
        byte[] input = {};
        try {
            input = panel.inputs().next(random);
            Finding finding = panel.examine(input, random, tallies);
            if (finding != null) {
                findings.add(finding);
            }
        } catch (Throwable broken) {
            // The harness itself must not end silently.
            findings.add(new Finding(panel.name(), "HARNESS", Escapes.text(broken), input));
        }
    }
}
