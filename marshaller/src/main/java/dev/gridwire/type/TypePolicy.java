// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.type;

import dev.gridwire.codegen.model.ClassModel;
import java.util.Set;

/**
 * Says by name alone which classes may stand in a payload; everything else is refused before it is loaded. Immutable.
 *
 * @param names binary names of classes
 * @param packages names of packages, without their subpackages
 */
public record TypePolicy(Set<String> names, Set<String> packages) {

    /**
     * Types of the JDK that a hostile payload could do harm with: hashing a URL asks the network, and keys with one hash make
     * a Hashtable slow.
     */
    private static final Set<String> ON_REQUEST = Set.of("java.net.URL", "java.util.Hashtable");

    /** Interfaces that a proxy or a lambda may have. */
    private static final String FUNCTIONS = "java.util.function.";

    /** Types of the JDK of which there are no objects, but arrays, class literals and proxies. */
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

    /** Copies the sets. */
    public TypePolicy {
        names = Set.copyOf(names);
        packages = Set.copyOf(packages);
    }

    /** Whether the class may stand in a payload. Never loads it. */
    public boolean allows(String className) {
        if (names.contains(className)) {
            return true;
        }
        return isPlatform(className)
                ? isNamed(className) || JdkType.ofClassName(className) != null && !ON_REQUEST.contains(className)
                : packages.contains(packageOf(className));
    }

    /** Whether a user may register the class: those of the JDK only if they are allowed on request. */
    public static boolean isRegistrable(String className) {
        return !isPlatform(className) || ON_REQUEST.contains(className);
    }

    /** Whether it is a type of the JDK that goes by its name, having no number: a supertype, an enum or a throwable. */
    public static boolean isNamed(String className) {
        return SUPERTYPES.contains(className)
                || JdkEnums.contains(className)
                || JdkThrowables.contains(className)
                || className.startsWith(FUNCTIONS);
    }

    /** Whether the class is the JDK's. */
    public static boolean isPlatform(String className) {
        return ClassModel.isPlatformName(className);
    }

    /** The rule that a class broke which is not allowed. */
    public static String rule(String className) {
        return isRegistrable(className)
                ? "The type policy does not allow the class: class=" + className
                : "The class of the JDK is not supported yet: class=" + className;
    }

    /** What would allow it. */
    public static String remedy(String className) {
        if (!isRegistrable(className)) {
            return "store one of the documented JDK types in its place";
        }
        String line = "allow it with Marshaller.builder().register(" + className.replace('$', '.') + ".class)";
        boolean packaged = !isPlatform(className) && !packageOf(className).isEmpty();
        return packaged ? line + " or .allowPackage(\"" + packageOf(className) + "\")" : line;
    }

    private static String packageOf(String className) {
        return className.substring(0, Math.max(0, className.lastIndexOf('.')));
    }
}
