// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.flight.FlightRecording;
import dev.gridwire.fused.Fusion;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * Counts a marshaller's work. Thread-safe. Classes that may be unloaded before the marshaller are counted together and not kept.
 */
final class Usages {

    static final String LAMBDAS = "lambdas";
    static final String PROXIES = "proxies";

    private final Map<Object, Total> totals = new ConcurrentHashMap<>();
    private final LongAdder rejectedTypes = new LongAdder();
    private final LongAdder mismatchedShapes = new LongAdder();
    private final LongAdder malformedBytes = new LongAdder();
    private volatile String lastRefusal = "";

    private static final class Total {
        final LongAdder written = new LongAdder();
        final LongAdder writtenBytes = new LongAdder();
        final LongAdder read = new LongAdder();
        final LongAdder readBytes = new LongAdder();

        void written(long count, long bytes) {
            written.add(count);
            writtenBytes.add(bytes);
        }

        void read(long count, long bytes) {
            read.add(count);
            readBytes.add(bytes);
        }

        void add(Total other) {
            written(other.written.sum(), other.writtenBytes.sum());
            read(other.read.sum(), other.readBytes.sum());
        }

        TypeStatistics named(String name, @Nullable Fusion fusion) {
            TypeStatistics counts =
                    new TypeStatistics(name, written.sum(), writtenBytes.sum(), read.sum(), readBytes.sum());
            return fusion == null ? counts : counts.withFusion(fusion);
        }
    }

    /** Returns the key for a class: the class itself, unless it may be unloaded. */
    static Object key(Class<?> type) {
        return type.isHidden() ? LAMBDAS : Proxy.isProxyClass(type) ? PROXIES : type;
    }

    void written(Object key, long count, long bytes) {
        total(totals, key).written(count, bytes);
    }

    void read(Object key, long count, long bytes) {
        total(totals, key).read(count, bytes);
    }

    private static Total total(Map<Object, Total> totals, Object key) {
        Total known = totals.get(key);
        return known != null ? known : totals.computeIfAbsent(key, unused -> new Total());
    }

    /** Counts a refusal, reports it to Flight Recorder, and returns it. */
    GridwireException refused(GridwireException refusal) {
        if (refusal instanceof RejectedTypeException) {
            rejectedTypes.increment();
        } else if (refusal instanceof MalformedBytesException) {
            malformedBytes.increment();
        } else {
            mismatchedShapes.increment();
        }
        lastRefusal = String.valueOf(refusal.getMessage());
        FlightRecording.refused(refusal);
        return refusal;
    }

    /**
     * Sums up all counts, including those that still wait with callers.
     *
     * @param fusions by root class
     * @param lostParts the number so far
     */
    Statistics statistics(
            Iterable<Usage> writers, Iterable<Usage> readers, Map<Class<?>, Fusion> fusions, long lostParts) {
        Map<Object, Total> sums = new HashMap<>();
        totals.forEach((key, total) -> total(sums, key).add(total));
        writers.forEach(usage -> usage.peek((key, count, bytes) -> total(sums, key).written(count, bytes)));
        readers.forEach(usage -> usage.peek((key, count, bytes) -> total(sums, key).read(count, bytes)));
        List<TypeStatistics> types = sums.entrySet().stream()
                .map(sum -> sum.getValue().named(name(sum.getKey()), fusion(fusions, sum.getKey())))
                .sorted(TypeStatistics.MOST_BYTES_FIRST)
                .toList();
        return new Statistics(
                types, rejectedTypes.sum(), mismatchedShapes.sum(), malformedBytes.sum(), lostParts, 0, 0, lastRefusal);
    }

    private static @Nullable Fusion fusion(Map<Class<?>, Fusion> fusions, Object key) {
        return key instanceof Class<?> type ? fusions.get(type) : null;
    }

    private static String name(Object key) {
        return key instanceof Class<?> type ? type.getTypeName() : (String) key;
    }
}
