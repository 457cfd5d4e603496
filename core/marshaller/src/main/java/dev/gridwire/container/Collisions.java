// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import dev.gridwire.codegen.jdk.Hashing;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Counts how many comparisons of keys the hash containers of a graph will need, before they make them. If keys have the same hash
 * and no order tells them apart, each is compared with all before it. Decimal numbers also take long to compare if any number is
 * long. Writer and reader arrive at the same result.
 */
public final class Collisions {

    /** Fewer keys cost less than the bytes that name them. */
    static final int FEW = 256;

    private static final int KEPT = 1 << 14;
    private static final int[] NONE = {};

    private long steps;
    private int[] hashes = NONE;
    private int[] counts = NONE;

    /** Returns whether this many keys must be counted; they are of one type, or of several types if it is null. */
    public static boolean matter(int count, Hashing hashing, @Nullable Class<?> one) {
        return switch (hashing) {
            case NONE, IDENTITY -> false;
            case COMPARED -> count > 0 && (one == null || one == BigDecimal.class);
            case CHAINED -> count >= FEW && (one == null || !NaturalOrder.standsInTrees(one));
            case PROBED, SCANNED -> count >= FEW;
        };
    }

    /**
     * Counts comparisons in a container that is written. If its keys have one known type, that type is given; otherwise null.
     */
    public void count(ElementBuffer keys, Hashing hashing, @Nullable Class<?> one) {
        if (matter(keys.size(), hashing, one)) {
            count(keys::get, keys.size(), hashing);
        }
    }

    /** Counts comparisons in a container that is about to be filled. */
    public void count(@Nullable Object[] keys, Hashing hashing) {
        if (matter(keys.length, hashing, null)) {
            count(at -> keys[at], keys.length, hashing);
        }
    }

    private void count(IntFunction<@Nullable Object> keys, int count, Hashing hashing) {
        if (hashing == Hashing.SCANNED) {
            steps += count * (count - 1L) / 2;
        } else if (hashing == Hashing.COMPARED) {
            long longest = 0;
            for (int i = 0; i < count; i++) {
                longest = Math.max(longest, words(keys.apply(i)));
            }
            steps += longest * count;
        } else if (hashing == Hashing.PROBED || !areOrdered(keys, count)) {
            reserve(count);
            for (int i = 0; i < count; i++) {
                hashes[i] = hash(keys.apply(i));
            }
            steps += hashing == Hashing.PROBED ? displacements(count) : chainSteps(keys, count);
        }
    }

    private static boolean areOrdered(IntFunction<@Nullable Object> keys, int count) {
        Object first = keys.apply(0);
        if (first == null || !NaturalOrder.standsInTrees(first.getClass())) {
            return false;
        }
        for (int i = 1; i < count; i++) {
            Object key = keys.apply(i);
            if (key == null || key.getClass() != first.getClass()) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns how many eight-byte words a decimal number takes beyond the first; 0 for any other object. To compare two numbers
     * of about the same size, the JDK gives the shorter one as many digits as the longer one.
     */
    private static long words(@Nullable Object key) {
        return key instanceof BigDecimal number ? number.unscaledValue().bitLength() / Long.SIZE : 0;
    }

    private static int hash(@Nullable Object key) {
        return key == null ? 0 : key.hashCode();
    }

    private void reserve(int count) {
        int places = Integer.highestOneBit(count) << 2;
        if (hashes.length < count) {
            hashes = new int[count];
        }
        if (counts.length < places) {
            counts = new int[places];
        } else {
            Arrays.fill(counts, 0, places, 0);
        }
    }

    private long chainSteps(IntFunction<@Nullable Object> keys, int count) {
        long most = binSteps(count, (Integer.highestOneBit(count) << 2) - 1);
        if (most > HashBudget.FREE_STEPS / 2) {
            // A bin orders keys with different hashes in a tree by their hashes, and keys with the same hash by their natural
            // order.
            most = equalSteps(count);
        }
        return most > HashBudget.FREE_STEPS / 2 ? Math.min(most, KeyTrees.steps(keys, count)) : most;
    }

    /** Returns an upper bound: the comparisons of keys in the same bin. */
    private long binSteps(int count, int mask) {
        long sum = 0;
        for (int i = 0; i < count; i++) {
            int hash = hashes[i];
            sum += counts[(hash ^ hash >>> Short.SIZE) & mask]++;
        }
        return sum;
    }

    /** Returns the comparisons of keys with the same hash. */
    private long equalSteps(int count) {
        Arrays.sort(hashes, 0, count);
        long sum = 0;
        int before = 0;
        for (int i = 1; i < count; i++) {
            before = hashes[i] == hashes[i - 1] ? before + 1 : 0;
            sum += before;
        }
        return sum;
    }

    /**
     * Returns by how many places keys are displaced in a table with twice as many places; the order of the keys does not matter.
     */
    private long displacements(int count) {
        int places = 2 * count;
        for (int i = 0; i < count; i++) {
            counts[Math.floorMod(hashes[i], places)]++;
        }
        long sum = 0;
        int carried = 0;
        for (int i = 0; i < places; i++) {
            int there = carried + counts[i];
            counts[i] = Math.min(there, 1);
            carried = Math.max(0, there - 1);
            sum += carried;
        }
        // Keys displaced past the end continue at the beginning.
        for (int i = 0; carried > 0; i++) {
            carried -= 1 - counts[i];
            sum += carried;
        }
        return sum;
    }

    /** Returns the comparisons so far. */
    long steps() {
        return steps;
    }

    /**
     * Refuses too many comparisons.
     *
     * @param byteCount the size of the whole payload, without a seal
     */
    public void check(int byteCount) {
        HashBudget.check(steps, byteCount);
    }

    /** Starts again with another graph. */
    public void clear() {
        steps = 0;
        if (hashes.length > KEPT) {
            hashes = NONE;
            counts = NONE;
        }
    }
}
