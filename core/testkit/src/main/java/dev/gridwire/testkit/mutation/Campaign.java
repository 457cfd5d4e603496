// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * A series of many inputs for some panels, by several threads. The seed and a thread's number determine the inputs of the thread.
 *
 * @param panels the panels that get the inputs, by their weights
 * @param inputs the total number of inputs
 * @param threads the number of threads that share the panels
 * @param mostMillis the time after which it ends, however far it has come
 */
public record Campaign(List<Panel> panels, long inputs, int threads, long seed, long mostMillis) {

    private static final int MOST_WEIGHT = 1_000;

    /** Runs the campaign on its own threads. After each thousand inputs of a thread, it reports the total number so far. */
    public CampaignResult run(LongConsumer progress) throws InterruptedException {
        panels.forEach(Panel::warmUp);
        long begin = System.nanoTime();
        AtomicLong done = new AtomicLong();
        AtomicLong cpuNanos = new AtomicLong();
        ConcurrentLinkedQueue<Finding> findings = new ConcurrentLinkedQueue<>();
        List<Map<String, Tally>> tallies = new ArrayList<>();
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Worker worker = new Worker(this, new SplittableRandom(seed + i), begin, done, cpuNanos, findings, progress);
            tallies.add(worker.tallies());
            workers.add(new Thread(worker, "mutations-" + i));
        }
        workers.forEach(Thread::start);
        for (Thread worker : workers) {
            worker.join();
        }
        long millis = (System.nanoTime() - begin) / 1_000_000;
        return new CampaignResult(done.get(), millis, cpuNanos.get() / 1_000_000, threads, seed, CampaignResult.joined(tallies),
                List.copyOf(findings));
    }

    /** Returns each panel as often as its weight. */
    List<Panel> lots() {
        List<Panel> lots = new ArrayList<>();
        for (Panel panel : panels) {
            for (int i = 0; i < Math.min(panel.weight(), MOST_WEIGHT); i++) {
                lots.add(panel);
            }
        }
        return lots;
    }
}
