// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rolling;

import com.hazelcast.map.IMap;
import com.hazelcast.query.Predicates;
import java.util.Set;
import java.util.SplittableRandom;

/** Uses the entries from {@code first} on, which nobody else uses, and so knows their values. */
final class Load {

    private static final int ACTIONS = 12;

    private final IMap<Integer, Value> map;
    private final int first;
    private final State[] states;
    private final Domain domain = Domain.here();
    private final Counts counts = new Counts();
    private final SplittableRandom random;
    private volatile boolean isStopped;

    Load(IMap<Integer, Value> map, int first, State[] states) {
        this.map = map;
        this.first = first;
        this.states = states;
        this.random = new SplittableRandom(first + domain.version());
    }

    Counts counts() {
        return counts;
    }

    void fill() {
        for (int i = 0; i < states.length; i++) {
            put(i, 1);
        }
    }

    /** Reads each entry. */
    void verify() {
        for (int i = 0; i < states.length; i++) {
            read(i);
        }
    }

    void run() {
        while (!isStopped) {
            int place = random.nextInt(states.length);
            try {
                use(place);
            } catch (RuntimeException e) {
                counts.error("entry " + (first + place), e);
                // The outcome is not known.
                states[place] = states[place].touch(states[place].revision());
            }
        }
    }

    void stop() {
        isStopped = true;
    }

    private void use(int place) {
        int next = states[place].revision() + 1;
        switch (random.nextInt(ACTIONS)) {
            case 0 -> put(place, next);
            case 1, 2 -> set(place, next);
            case 3 -> replace(place, next);
            case 4, 5, 6 -> touchThere(place, next);
            case 7 -> query(place);
            case 8, 9 -> touchHere(place, next);
            default -> read(place);
        }
    }

    private Value read(int place) {
        Value value = map.get(first + place);
        counts.read();
        if (value == null) {
            counts.lost("entry " + (first + place));
        } else if (!states[place].isThatOf(value)) {
            counts.wrong("entry " + (first + place) + ": expected " + states[place] + ", found " + State.text(value));
        }
        return value;
    }

    private void put(int place, int revision) {
        map.set(first + place, domain.make(first + place, revision));
        counts.write();
        states[place] = State.put(domain.version(), revision);
    }

    private void set(int place, int revision) {
        Value value = read(place);
        map.put(first + place, value.set(revision));
        counts.write();
        states[place] = states[place].set(domain.version(), revision, value.forgetsWhenSet());
    }

    private void touchHere(int place, int revision) {
        map.set(first + place, read(place).touch(revision));
        counts.write();
        states[place] = states[place].touch(revision);
    }

    private void replace(int place, int revision) {
        Value before = map.replace(first + place, read(place).touch(revision));
        counts.write();
        State after = states[place].touch(revision);
        // Done twice, if the member went away with the answer, it finds its own value.
        if (!states[place].isThatOf(before) && !after.isThatOf(before)) {
            counts.wrong("entry " + (first + place) + ", replaced: expected " + states[place] + ", found " + State.text(before));
        }
        states[place] = after;
    }

    private void touchThere(int place, int revision) {
        int content = map.executeOnKey(first + place, domain.touch(revision));
        counts.processor();
        if (content != states[place].content()) {
            counts.wrong("entry " + (first + place) + ", processed: expected " + states[place] + ", found content " + content);
        }
        states[place] = states[place].touch(revision);
    }

    /** Members read the entries of all versions to answer. */
    private void query(int place) {
        Set<Integer> found = map.keySet(Predicates.equal("code", Marks.code(first + place)));
        counts.query();
        if (!found.equals(Set.of(first + place))) {
            counts.wrong("entry " + (first + place) + ", queried: found " + found);
        }
    }
}
