// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import com.hazelcast.map.IMap;
import java.util.concurrent.CountDownLatch;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The only thread that writes its keys, so that it knows the value of each. */
final class Writer {

    private final IMap<Object, Object> map;
    private final Object[] keys;
    private final Ledger ledger;
    private long next;

    private Writer(IMap<Object, Object> map, Object[] keys, Ledger ledger) {
        this.map = map;
        this.keys = keys;
        this.ledger = ledger;
    }

    static Writer of(IMap<Object, Object> map, Object[] all, Share share, int writer, Supplier<Object> source) {
        Object[] own = new Object[share.keysOf(writer, all.length)];
        for (int i = 0; i < own.length; i++) {
            own[i] = all[share.key(writer, i)];
        }
        // One value more than keys: a key does not get the same one twice in a row.
        Object[] values = new Object[own.length + 1];
        for (int i = 0; i < values.length; i++) {
            values[i] = source.get();
        }
        return new Writer(map, own, new Ledger(values, own.length));
    }

    /** Writes until it is stopped, but each key once at the least; gives the number of failures. */
    long run(BooleanSupplier stopped, CountDownLatch firstRound) {
        long failures = 0;
        long begin = next;
        try {
            while (keys.length > 0 && (next - begin < keys.length || !stopped.getAsBoolean())) {
                failures += write() ? 0 : 1;
                if (next - begin == keys.length) {
                    firstRound.countDown();
                }
            }
            return failures;
        } finally {
            firstRound.countDown();
        }
    }

    private boolean write() {
        int key = (int) (next % keys.length);
        int value = (int) (next % (keys.length + 1));
        next++;
        try {
            map.set(keys[key], ledger.value(value));
            ledger.acknowledged(key, value);
            return true;
        } catch (RuntimeException e) {
            ledger.unanswered(key, value);
            return false;
        }
    }

    /** Reads every own key; what cannot be read is not known to be there. */
    int countLost(BiPredicate<Object, Object> isSame) {
        int lost = 0;
        for (int key = 0; key < keys.length; key++) {
            lost += ledger.explains(key, read(key), isSame) ? 0 : 1;
        }
        return lost;
    }

    private @Nullable Object read(int key) {
        return map.get(keys[key]);
    }
}
