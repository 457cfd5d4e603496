// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A client that reads and writes all the time, each account by one thread alone, and so knows which version it must find. One
 * account in three is changed by a processor on its member.
 */
final class Load {

    private final IMap<Integer, Account> map;
    private final IMap<Integer, Parcel> parcels;
    private final HazelcastInstance client;
    private final AtomicIntegerArray versions;
    private final AtomicIntegerArray parcelVersions;
    private final int first;
    private final int count;
    private final Queue<String> failures;
    private final AtomicLong operations;
    private final Thread thread = new Thread(this::run, "load");
    private volatile boolean isStopped;

    Load(HazelcastInstance client, AtomicIntegerArray versions, AtomicIntegerArray parcelVersions, int first, int count,
            Queue<String> failures, AtomicLong operations) {
        this.client = client;
        this.map = client.getMap(Cluster.MAP);
        this.parcels = client.getMap(Cluster.PARCELS);
        this.versions = versions;
        this.parcelVersions = parcelVersions;
        this.first = first;
        this.count = count;
        this.failures = failures;
        this.operations = operations;
        thread.start();
    }

    static Queue<String> noFailures() {
        return new ConcurrentLinkedQueue<>();
    }

    private void run() {
        SplittableRandom random = new SplittableRandom(first);
        while (!isStopped) {
            int id = first + random.nextInt(count);
            try {
                use(id);
                useParcel(id);
                operations.incrementAndGet();
            } catch (RuntimeException e) {
                failures.add("account " + id + ": " + e);
            }
        }
    }

    private void use(int id) {
        Account found = map.get(id);
        int expected = versions.get(id);
        if (found == null || !found.isWhole(id) || !isVersion(id, found.version(), expected)) {
            failures.add("account " + id + ": expected version " + expected + ", found "
                    + (found == null ? "none" : found.version() + ", whole: " + found.isWhole(id)));
        }
        if (isProcessed(id)) {
            versions.set(id, map.executeOnKey(id, new Next(id)));
        } else {
            map.set(id, new Account(id, expected + 1));
            versions.set(id, expected + 1);
        }
    }

    private static boolean isProcessed(int id) {
        return id % 3 == 0;
    }

    /** Whether an account may have such a version: Hazelcast may run a processor once more when a member leaves meanwhile. */
    static boolean isVersion(int id, int found, int expected) {
        return found == expected || isProcessed(id) && found > expected;
    }

    private void useParcel(int id) {
        Parcel found = parcels.get(id);
        int expected = parcelVersions.get(id);
        if (found == null || !found.isWhole(id) || found.version() != expected) {
            failures.add("parcel " + id + ": expected version " + expected + ", found " + (found == null ? 0 : found.version()));
        }
        parcels.set(id, new Parcel(id, expected + 1));
        parcelVersions.set(id, expected + 1);
    }

    /** Ends the client. */
    void end() throws InterruptedException {
        isStopped = true;
        thread.join();
        client.shutdown();
    }
}
