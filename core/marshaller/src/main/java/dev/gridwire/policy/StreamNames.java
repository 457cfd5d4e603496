// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Knows the class names that occur in streams of Java serialization when known JDK types are written: their superclasses,
 * stand-ins and parts.
 */
final class StreamNames {

    private static final Set<String> NAMES = Set.of(
            "boolean", "byte", "char", "double", "float", "int", "long", "short", "void",
            "java.lang.Object",
            "java.lang.StackTraceElement",
            "java.time.Ser",
            "java.util.CollSer",
            "java.util.EnumSet",
            "java.util.EnumSet$SerializationProxy",
            "java.util.concurrent.ConcurrentHashMap$CollectionView",
            "java.util.concurrent.ConcurrentHashMap$Segment",
            "java.util.concurrent.Semaphore$FairSync",
            "java.util.concurrent.Semaphore$NonfairSync",
            "java.util.concurrent.Semaphore$Sync",
            "java.util.concurrent.atomic.DoubleAdder$SerializationProxy",
            "java.util.concurrent.atomic.LongAdder$SerializationProxy",
            "java.util.concurrent.locks.AbstractOwnableSynchronizer",
            "java.util.concurrent.locks.AbstractQueuedLongSynchronizer",
            "java.util.concurrent.locks.AbstractQueuedSynchronizer",
            "java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject",
            "java.util.concurrent.locks.ReentrantLock$FairSync",
            "java.util.concurrent.locks.ReentrantLock$NonfairSync",
            "java.util.concurrent.locks.ReentrantLock$Sync",
            "java.util.concurrent.locks.ReentrantReadWriteLock$FairSync",
            "java.util.concurrent.locks.ReentrantReadWriteLock$NonfairSync",
            "java.util.concurrent.locks.ReentrantReadWriteLock$ReadLock",
            "java.util.concurrent.locks.ReentrantReadWriteLock$Sync",
            "java.util.concurrent.locks.ReentrantReadWriteLock$WriteLock");

    private StreamNames() {}

    static boolean contains(String className) {
        return NAMES.contains(className);
    }

    /** Returns an array's element class, or the class itself if it is not an array; null if the elements are primitive. */
    static @Nullable String element(String className) {
        int dimensions = 0;
        while (dimensions < className.length() && className.charAt(dimensions) == '[') {
            dimensions++;
        }
        if (dimensions == 0) {
            return className;
        }
        boolean ofObjects = className.startsWith("L", dimensions) && className.endsWith(";");
        return ofObjects ? className.substring(dimensions + 1, className.length() - 1) : null;
    }

    /** Returns the class for messages: an array's element class, unless the elements are primitive. */
    static String named(String className) {
        String element = element(className);
        return element == null ? className : element;
    }
}
