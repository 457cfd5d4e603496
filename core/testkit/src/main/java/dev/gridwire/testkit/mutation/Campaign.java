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
 * Many inputs for some panels, by several threads. The inputs of a thread follow from the seed and the thread's number.
 *
 * @param panels that get the inputs, by their weights
 * @param inputs how many in sum
 * @param threads that share the panels
 * @param mostMillis after which it ends, however far it came
 */
public record Campaign(List<Panel> panels, long inputs, int threads, long seed, long mostMillis) {

    private static final int MOST_WEIGHT = 1_000;

    /** Runs it on threads of its own; tells after each thousand inputs of a thread how many there were in sum. */
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

    /** Each panel as often as its weight. */
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
