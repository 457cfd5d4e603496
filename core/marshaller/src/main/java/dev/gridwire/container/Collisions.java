// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import dev.gridwire.codegen.jdk.Hashing;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Counts how often the hash containers of a graph compare keys that fall together, before they do: of keys with one hash, and no
 * order to tell them apart, each is compared with all before it; decimal numbers take long to compare where one of them is long.
 * Writer and reader come to the same result.
 */
public final class Collisions {

    /** Fewer cost less than the bytes that name them. */
    static final int FEW = 256;

    private static final int KEPT = 1 << 14;
    private static final int[] NONE = {};

    private long steps;
    private int[] hashes = NONE;
    private int[] counts = NONE;

    /** Whether so many keys of one type, or of several if it is null, must be counted. */
    public static boolean matter(int count, Hashing hashing, @Nullable Class<?> one) {
        return switch (hashing) {
            case NONE, IDENTITY -> false;
            case COMPARED -> count > 0 && (one == null || one == BigDecimal.class);
            case CHAINED -> count >= FEW && (one == null || !NaturalOrder.standsInTrees(one));
            case PROBED, SCANNED -> count >= FEW;
        };
    }

    /** Counts comparisons in a container that is written, whose one type is known if it is not null. */
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
     * The eight bytes that a decimal number takes beyond the first; none for any other object. Two numbers of about the same size
     * are compared by giving the shorter one as many digits as the longer one has.
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
            // Keys of one bin, but of several hashes, stand in a tree by these; those of one hash, by their own order.
            most = equalSteps(count);
        }
        return most > HashBudget.FREE_STEPS / 2 ? Math.min(most, KeyTrees.steps(keys, count)) : most;
    }

    /** At most: comparisons of keys in one bin. */
    private long binSteps(int count, int mask) {
        long sum = 0;
        for (int i = 0; i < count; i++) {
            int hash = hashes[i];
            sum += counts[(hash ^ hash >>> Short.SIZE) & mask]++;
        }
        return sum;
    }

    /** Comparisons of keys with one hash. */
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

    /** By how many places keys move on in a table twice their number; the same in whatever order they come. */
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
        // Those who leave the end go on at the begin.
        for (int i = 0; carried > 0; i++) {
            carried -= 1 - counts[i];
            sum += carried;
        }
        return sum;
    }

    /** Comparisons so far. */
    long steps() {
        return steps;
    }

    /**
     * Refuses too many comparisons.
     *
     * @param byteCount of the whole payload, without a seal
     */
    public void check(int byteCount) {
        HashBudget.check(steps, byteCount);
    }

    /** Begins another graph. */
    public void clear() {
        steps = 0;
        if (hashes.length > KEPT) {
            hashes = NONE;
            counts = NONE;
        }
    }
}
