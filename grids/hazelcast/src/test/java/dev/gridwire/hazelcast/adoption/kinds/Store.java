// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption.kinds;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.EntryProcessor;
import com.hazelcast.map.IMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;

/** The map of all kinds, as one client uses it: the version of each value is known to it alone. */
final class Store {

    static final String MAP = "kinds";

    private final IMap<Integer, Object> map;
    private final int[] versions;
    private final Queue<String> lost = new ConcurrentLinkedQueue<>();
    private final Queue<String> unreadable = new ConcurrentLinkedQueue<>();
    private volatile boolean isStopped;
    private int writes;

    Store(HazelcastInstance grid, int[] versions) {
        this.map = grid.getMap(MAP);
        this.versions = versions;
    }

    /** Sets the value of a version where it is stored. It may run twice. */
    record SetVersion(int id, int version) implements EntryProcessor<Integer, Object, Void> {

        private static final long serialVersionUID = 1L;

        @Override
        public Void process(Map.Entry<Integer, Object> entry) {
            entry.setValue(Kind.of(id).make(id, version));
            return null;
        }
    }

    void fill() {
        for (int id = 0; id < versions.length; id++) {
            map.set(id, Kind.of(id).make(id, 0));
        }
    }

    /** Reads and writes until it is stopped. */
    void use(SplittableRandom random) {
        while (!isStopped) {
            int id = random.nextInt(versions.length);
            check(id);
            try {
                write(id, versions[id] + 1, random.nextInt(4) == 0);
                versions[id]++;
                writes++;
            } catch (RuntimeException e) {
                unreadable.add("writing " + Kind.of(id) + " " + id + ": " + e);
            }
        }
    }

    void stop() {
        isStopped = true;
    }

    private void write(int id, int version, boolean isProcessed) {
        if (isProcessed) {
            map.executeOnKey(id, new SetVersion(id, version));
        } else {
            map.set(id, Kind.of(id).make(id, version));
        }
    }

    void checkAll() {
        for (int id = 0; id < versions.length; id++) {
            check(id);
        }
    }

    private void check(int id) {
        try {
            Object found = map.get(id);
            if (!Kind.of(id).isMade(found, id, versions[id])) {
                lost.add(Kind.of(id) + " " + id + " at " + versions[id] + ": " + found);
            }
        } catch (RuntimeException | LinkageError e) {
            unreadable.add("reading " + Kind.of(id) + " " + id + ": " + e);
        }
    }

    List<String> lost() {
        return List.copyOf(lost);
    }

    List<String> unreadable() {
        return List.copyOf(unreadable);
    }

    int writes() {
        return writes;
    }
}
