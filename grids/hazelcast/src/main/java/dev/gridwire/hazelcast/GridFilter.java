// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.config.ClassFilter;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.type.TypeFilter;
import org.jspecify.annotations.Nullable;

/**
 * Applies the filter that an instance of Hazelcast has for Java serialization, and that Hazelcast does not apply to other
 * serializers. A class that this filter refuses is refused by Gridwire, too; a class that it allows must be allowed by Gridwire
 * as well. If the filter is Gridwire's own policy, it is not asked about superclasses, which are present for their fields.
 */
final class GridFilter implements TypeFilter {

    /** Hazelcast's documentation of the filter: in force unless the defaults are disabled. */
    private static final String DEFAULT_PREFIX = "com.hazelcast.";

    private final ClassFilter blacklist;
    private final ClassFilter whitelist;
    private final boolean hasDefaults;

    private GridFilter(JavaSerializationFilterConfig config) {
        this.blacklist = config.getBlacklist();
        this.whitelist = config.getWhitelist();
        this.hasDefaults = !config.isDefaultsDisabled();
    }

    /** Returns the filter of an instance; null if it has none. */
    static @Nullable GridFilter of(@Nullable HazelcastInstance grid) {
        SerializationConfig serialization = grid == null ? null : grid.getConfig().getSerializationConfig();
        JavaSerializationFilterConfig filter = serialization == null ? null : serialization.getJavaSerializationFilterConfig();
        return filter == null ? null : new GridFilter(filter);
    }

    @Override
    public boolean test(String className) {
        if (blacklist.isListed(className)) {
            return false;
        }
        boolean listed = isWhitelisted(className) || hasDefaults && className.startsWith(DEFAULT_PREFIX);
        return listed || !hasDefaults && whitelist.isEmpty();
    }

    @Override
    public boolean testSuperclass(String className) {
        return whitelist instanceof JavaSerializationPolicy.Allowed own ? !own.denies(className) : test(className);
    }

    private boolean isWhitelisted(String className) {
        return whitelist instanceof JavaSerializationPolicy.Allowed own ? own.contains(className) : whitelist.isListed(className);
    }
}
