// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ehcache;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.ClassNames;
import java.util.Set;

/**
 * Lists the Hibernate classes that Hibernate 6.6 and 7 keep in the second-level cache by JCache: keys, locks, and states of
 * entities, collections and queries. They hold data and have no hooks. Each is allowed by name, because users do not know them
 * and Hibernate's other classes must stay refused.
 */
final class HibernateTypes {

    private static final String NAMES = """
            org.hibernate.cache.internal: BasicCacheKeyImplementation CacheKeyImplementation NaturalIdCacheKey
                QueryResultsCacheImpl$CacheItem
            org.hibernate.cache.spi: QueryKey
            org.hibernate.cache.spi.entry: CollectionCacheEntry StandardCacheEntryImpl
            org.hibernate.cache.spi.support: AbstractReadWriteAccess$Item AbstractReadWriteAccess$SoftLockImpl
            org.hibernate.query.internal: QueryParameterBindingsImpl$ParameterBindingsMementoImpl
            """;

    /** Their binary names. */
    static final Set<String> ALLOWED = ClassNames.read(NAMES);

    private HibernateTypes() {}

    static MarshallerBuilder allow(MarshallerBuilder builder) {
        return builder.allowNamed(ALLOWED);
    }
}
