// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.version;

import java.lang.System.Logger.Level;
import java.lang.module.ModuleDescriptor;
import java.security.CodeSource;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Lists the versions of each grid that the build tests, and warns in the log, once, if another one is present. The version
 * comes from the manifest. No warning appears if the jar names no version, as with Ignite 3, or if all jars were merged into
 * one. {@code TestedVersionsTest} compares the table with the versions of the build.
 */
public enum TestedVersions {
    /** Members and clients. */
    HAZELCAST("Hazelcast", "dev.gridwire.hazelcast.", "com.hazelcast.", "5.5.0", "5.7.0"),
    /** Nodes and binary objects. */
    IGNITE("Ignite", "dev.gridwire.ignite.", "org.apache.ignite.", "2.17.0", "2.18.0"),
    /** Nodes, and clients of servers. */
    INFINISPAN("Infinispan", "dev.gridwire.infinispan.", "org.infinispan.", "16.0.5", "16.2.2"),
    /** Caches, and JCache. */
    EHCACHE("Ehcache", "dev.gridwire.ehcache.", "org.ehcache.", "3.12.0", "3.12.0"),
    /** Codecs. */
    REDISSON("Redisson", "dev.gridwire.redisson.", "org.redisson.", "3.52.0", "4.7.0"),
    /** Templates and caches; as Spring Boot 3.5 to 4.1 have it. */
    SPRING_DATA_REDIS("Spring Data Redis", "dev.gridwire.redis.", "org.springframework.data.redis.", "3.5", "4.1");

    private static final System.Logger LOGGER = System.getLogger("dev.gridwire");
    private static final Pattern VERSION = Pattern.compile("(\\d{1,6})\\.(\\d{1,6})(?:\\D.*)?");
    private static final int MINORS = 1_000_000;

    private final String product;
    private final String adapters;
    private final String classes;
    private final String oldest;
    private final String newest;
    private final AtomicBoolean isTold = new AtomicBoolean();

    TestedVersions(String product, String adapters, String classes, String oldest, String newest) {
        this.product = product;
        this.adapters = adapters;
        this.classes = classes;
        this.oldest = oldest;
        this.newest = newest;
    }

    /** Warns if an adapter's grid has a version that is not tested. */
    public static void check(Class<?> adapter) {
        for (TestedVersions each : values()) {
            Class<?> type = adapter.getName().startsWith(each.adapters) ? each.ofGrid(adapter) : null;
            if (type != null && !each.isTold.getAndSet(true)) {
                String warning = isMerged(adapter, type) ? null : each.warning(version(type));
                if (warning != null) {
                    LOGGER.log(Level.WARNING, warning);
                }
            }
        }
    }

    String oldest() {
        return oldest;
    }

    String newest() {
        return newest;
    }

    /** Returns the warning for a version; null if the version is tested or unknown. */
    @Nullable String warning(@Nullable String version) {
        Matcher matcher = version == null ? null : VERSION.matcher(version);
        if (matcher == null || !matcher.matches()) {
            return null;
        }
        long found = number(matcher);
        if (found >= number(oldest) && found <= number(newest)) {
            return null;
        }
        String tested = oldest.equals(newest) ? oldest : oldest + " to " + newest;
        return "Gridwire is not tested with this version of " + product + ": found=" + version + ", tested=" + tested
                + "; use a tested one, or a release of Gridwire that is tested with it";
    }

    private static long number(String version) {
        Matcher matcher = VERSION.matcher(version);
        if (!matcher.matches()) {
            throw new IllegalStateException(version);
        }
        return number(matcher);
    }

    private static long number(Matcher version) {
        return Long.parseLong(version.group(1)) * MINORS + Long.parseLong(version.group(2));
    }

    /** Finds the grid's class or interface that the adapter extends or implements. */
    private @Nullable Class<?> ofGrid(@Nullable Class<?> type) {
        if (type == null || type.getName().startsWith(classes)) {
            return type;
        }
        for (Class<?> each : type.getInterfaces()) {
            Class<?> found = ofGrid(each);
            if (found != null) {
                return found;
            }
        }
        return ofGrid(type.getSuperclass());
    }

    /** Whether both classes come from one jar, whose manifest is then the application's. */
    private static boolean isMerged(Class<?> adapter, Class<?> type) {
        CodeSource own = adapter.getProtectionDomain().getCodeSource();
        CodeSource other = type.getProtectionDomain().getCodeSource();
        return own != null && other != null && own.getLocation() != null && own.getLocation().equals(other.getLocation());
    }

    private static @Nullable String version(Class<?> type) {
        ModuleDescriptor module = type.getModule().getDescriptor();
        String stated = type.getPackage().getImplementationVersion();
        return stated != null || module == null ? stated : module.rawVersion().orElse(null);
    }
}
