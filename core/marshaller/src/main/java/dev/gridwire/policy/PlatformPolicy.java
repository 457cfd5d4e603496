// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.registry.RequestedTypes;
import java.util.Set;

/** Knows by name which JDK types payloads may contain. */
final class PlatformPolicy {

    /** Interfaces that a proxy or a lambda may implement. */
    private static final String FUNCTIONS = "java.util.function.";

    /** JDK types that have no direct objects, but arrays, class literals and proxies. */
    private static final Set<String> SUPERTYPES = Set.of(
            "java.io.Serializable",
            "java.lang.Cloneable",
            "java.lang.CharSequence",
            "java.lang.Comparable",
            "java.lang.Enum",
            "java.lang.Iterable",
            "java.lang.Number",
            "java.lang.Record",
            "java.lang.Runnable",
            "java.lang.AutoCloseable",
            "java.lang.Void",
            "java.net.InetAddress",
            "java.net.SocketAddress",
            "java.nio.ByteBuffer",
            "java.nio.file.Path",
            "java.sql.Blob",
            "java.util.Calendar",
            "java.util.Collection",
            "java.util.Comparator",
            "java.util.Deque",
            "java.util.List",
            "java.util.Map",
            "java.util.Map$Entry",
            "java.util.NavigableMap",
            "java.util.NavigableSet",
            "java.util.Queue",
            "java.util.Set",
            "java.util.SortedMap",
            "java.util.SortedSet",
            "java.util.concurrent.BlockingDeque",
            "java.util.concurrent.BlockingQueue",
            "java.util.concurrent.Callable",
            "java.util.concurrent.ConcurrentMap",
            "java.util.concurrent.locks.Lock",
            "java.util.concurrent.locks.ReadWriteLock");

    private PlatformPolicy() {}

    /** Returns whether a class is allowed without being named. */
    static boolean allows(String className) {
        return JdkType.ofClassName(className) != null && !isOnRequest(className) || isNamed(className);
    }

    /** Returns whether a class is allowed if it is named. */
    static boolean isOnRequest(String className) {
        return RequestedTypes.contains(className);
    }

    /** Returns whether the bytes name the class because it has no number: a supertype, an enum or a throwable. */
    static boolean isNamed(String className) {
        return SUPERTYPES.contains(className)
                || JdkEnums.contains(className)
                || JdkThrowables.contains(className)
                || className.startsWith(FUNCTIONS);
    }
}
