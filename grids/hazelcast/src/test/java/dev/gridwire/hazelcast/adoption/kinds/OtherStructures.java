// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption.kinds;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.ringbuffer.OverflowPolicy;
import com.hazelcast.ringbuffer.Ringbuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Queues, lists, sets, a ring buffer, a MultiMap and a ReplicatedMap, which no rewriting touches: they are filled anew. */
final class OtherStructures {

    static final int COUNT = 60;
    private static final String NAME = "others";

    private final HazelcastInstance grid;

    OtherStructures(HazelcastInstance grid) {
        this.grid = grid;
    }

    /** A value for each number, of all kinds but arrays, which a set cannot compare, and constants, which are not different. */
    private static List<Object> values() {
        List<Object> values = new ArrayList<>();
        for (int id = 0; values.size() < COUNT; id++) {
            Object value = Kind.of(id).make(id, 0);
            if (!value.getClass().isArray() && Kind.of(id) != Kind.ENUM) {
                values.add(value);
            }
        }
        return values;
    }

    void fill() {
        fill(values());
    }

    private void fill(List<Object> values) {
        grid.getQueue(NAME).addAll(values);
        grid.getList(NAME).addAll(values);
        grid.getSet(NAME).addAll(values);
        grid.getRingbuffer(NAME).addAllAsync(values, OverflowPolicy.OVERWRITE).toCompletableFuture().join();
        for (int i = 0; i < values.size(); i++) {
            grid.getMultiMap(NAME).put(i % 5, values.get(i));
            grid.getReplicatedMap(NAME).put(i, values.get(i));
        }
    }

    /** Takes everything out and puts it in again. */
    void fillAnew() {
        List<Object> values = new ArrayList<>(grid.getList(NAME));
        grid.getQueue(NAME).drainTo(new ArrayList<>());
        grid.getList(NAME).clear();
        grid.getSet(NAME).clear();
        grid.getMultiMap(NAME).clear();
        fill(values);
    }

    /** Says what is not as it was. */
    List<String> differences() {
        List<String> differences = new ArrayList<>();
        compare(differences, "queue", List.of(grid.getQueue(NAME).toArray()));
        compare(differences, "list", grid.getList(NAME));
        compare(differences, "set", grid.getSet(NAME));
        compare(differences, "ring buffer", last(grid.getRingbuffer(NAME)));
        compare(differences, "MultiMap", grid.getMultiMap(NAME).values());
        Set<Object> others = new HashSet<>(grid.getReplicatedMap(NAME).values());
        others.removeAll(new HashSet<>(values()));
        if (!others.isEmpty()) {
            differences.add("ReplicatedMap: found " + others);
        }
        return differences;
    }

    /** Hazelcast's ReplicatedMap loses entries where members are killed, with Gridwire or without. */
    int countOfReplicated() {
        return grid.getReplicatedMap(NAME).size();
    }

    private static List<Object> last(Ringbuffer<Object> ring) {
        List<Object> items = new ArrayList<>();
        try {
            for (long at = ring.tailSequence() - COUNT + 1; at <= ring.tailSequence(); at++) {
                items.add(ring.readOne(at));
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return items;
    }

    private static void compare(List<String> differences, String name, Collection<?> found) {
        Set<Object> expected = new HashSet<>(values());
        if (found.size() != COUNT || !new HashSet<>(found).equals(expected)) {
            expected.removeAll(new HashSet<>(found));
            differences.add(name + ": " + found.size() + " found, missing " + expected);
        }
    }
}
