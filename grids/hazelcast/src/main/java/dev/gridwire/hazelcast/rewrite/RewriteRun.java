// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import com.hazelcast.query.Predicate;
import com.hazelcast.query.Predicates;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs a rewrite in one thread. */
final class RewriteRun {

    /** The approximate number of values in one operation, which takes a partition some milliseconds. */
    private static final int SLICE_VALUES = 500;

    private final HazelcastInstance grid;
    private final RewriteSettings settings;
    private final IMap<Object, Object> map;
    private final List<Integer> partitionKeys;
    private final FormatCounts before = new FormatCounts();
    private final FormatCounts after = new FormatCounts();
    private final List<String> problems = new ArrayList<>();
    private long rewritten;

    RewriteRun(HazelcastInstance grid, RewriteSettings settings) {
        this.grid = grid;
        this.settings = settings;
        this.map = grid.getMap(settings.mapName());
        this.partitionKeys = PartitionKeys.of(grid);
    }

    RewriteReport report() {
        int done = 0;
        for (Integer key : partitionKeys) {
            if (Thread.currentThread().isInterrupted()) {
                break;
            }
            rewrite(key);
            done++;
            settings.listener().accept(new RewriteProgress(done, partitionKeys.size(), rewritten));
        }
        long remaining = after.candidates(settings.direction());
        boolean isComplete = done == partitionKeys.size() && !Thread.currentThread().isInterrupted() && remaining == 0;
        return new RewriteReport(
                before.values(), after.values(), before.keys(), rewritten, problems, remaining, isComplete);
    }

    private void rewrite(Integer key) {
        FormatCounts found = count(key);
        before.add(found);
        long candidates = found.candidates(settings.direction());
        if (settings.isDry() || candidates == 0) {
            after.add(found);
            rewritten += candidates - (candidates == 0 ? 0 : findProblems(key));
            return;
        }
        int slices = Math.toIntExact((candidates + SLICE_VALUES - 1) / SLICE_VALUES);
        for (int slice = 0; slice < slices && !Thread.currentThread().isInterrupted(); slice++) {
            long values = candidates * (slice + 1) / slices - candidates * slice / slices;
            rewrite(key, new Candidates(settings.direction(), settings.typeId(), slice, slices), values);
        }
        FormatCounts left = count(key);
        after.add(left);
        long remaining = left.candidates(settings.direction());
        rewritten += Math.max(0, candidates - remaining);
        if (remaining > 0) {
            findProblems(key);
        }
    }

    /** Returns how many values of a partition cannot be rewritten. */
    private int findProblems(Integer key) {
        Candidates all = new Candidates(settings.direction(), settings.typeId(), 0, 1);
        try {
            String[] found = map.aggregate(ProblemFinder.on(grid, settings), in(key, all));
            for (String each : found) {
                note(each);
            }
            return found.length;
        } catch (RuntimeException e) {
            note(e.toString());
            return 0;
        }
    }

    private void rewrite(Integer key, Candidates slice, long values) {
        long begin = System.nanoTime();
        try {
            WriteAnew anew = new WriteAnew(settings.direction(), settings.typeId());
            anew.setHazelcastInstance(grid);
            map.executeOnEntries(anew, in(key, slice));
        } catch (RuntimeException e) {
            note(e.toString());
        }
        rest(begin, values);
    }

    private void note(String problem) {
        if (problems.size() < RewriteReport.MOST_PROBLEMS) {
            problems.add(problem);
        }
    }

    private void rest(long begin, long values) {
        long wanted = (long) ((double) values / settings.valuesPerSecond() * TimeUnit.SECONDS.toNanos(1));
        try {
            TimeUnit.NANOSECONDS.sleep(wanted - (System.nanoTime() - begin));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private FormatCounts count(Integer key) {
        return FormatCounter.named(map.aggregate(new FormatCounter(settings.typeId()), in(key, Predicates.alwaysTrue())));
    }

    private static Predicate<Object, Object> in(Integer key, Predicate<Object, Object> wanted) {
        return Predicates.partitionPredicate(key, wanted);
    }
}
