// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.lookup;

import com.hazelcast.config.GlobalSerializerConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.internal.serialization.SerializationService;
import com.hazelcast.internal.serialization.impl.AbstractSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.internal.serialization.impl.compact.Schema;
import com.hazelcast.internal.serialization.impl.compact.SchemaService;
import com.hazelcast.nio.serialization.Serializer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Simulates an instance's serialization without Gridwire, to test whether a value could still be written. Compact's schemas
 * stay inside it, so that the instance itself assigns no class to Compact because of the test.
 */
public final class WithoutGridwire {

    /** No serializer is left out. */
    private static final int NO_TYPE_ID = -1;

    private static final ThreadLocal<Boolean> MAKING = ThreadLocal.withInitial(() -> false);

    private WithoutGridwire() {}

    /** Whether this thread is creating one; the service file's hook then does nothing. */
    public static boolean isMaking() {
        return MAKING.get();
    }

    /**
     * Creates one.
     *
     * @param typeId the type id of Gridwire
     */
    public static SerializationService of(HazelcastInstance grid, int typeId) {
        MAKING.set(true);
        try {
            return new DefaultSerializationServiceBuilder()
                    .setConfig(config(grid.getConfig().getSerializationConfig(), typeId))
                    .setClassLoader(grid.getConfig().getClassLoader())
                    .setSchemaService(new OwnSchemas())
                    .setHazelcastInstance(grid)
                    .build();
        } finally {
            MAKING.remove();
        }
    }

    /** Whether the configuration assigns a class to Compact. */
    public static boolean isNamedForCompact(HazelcastInstance grid, Class<?> type) {
        try {
            return of(grid, NO_TYPE_ID) instanceof AbstractSerializationService service
                    && ServiceFields.of(service).compact().isRegisteredAsCompact(type);
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }

    private static SerializationConfig config(SerializationConfig now, int typeId) {
        SerializationConfig then = new SerializationConfig(now);
        then.setSerializerConfigs(now.getSerializerConfigs().stream()
                .filter(each -> !isGridwires(each, typeId))
                .toList());
        GlobalSerializerConfig global = now.getGlobalSerializerConfig();
        boolean isGlobal = global != null && isGridwires(global.getImplementation(), global.getClassName(), typeId);
        return then.setGlobalSerializerConfig(isGlobal ? null : global)
                // This service only writes.
                .setJavaSerializationFilterConfig(null);
    }

    private static boolean isGridwires(SerializerConfig config, int typeId) {
        return isGridwires(config.getImplementation(), config.getClassName(), typeId);
    }

    private static boolean isGridwires(@Nullable Object serializer, @Nullable String className, int typeId) {
        return serializer instanceof Serializer made
                ? made.getTypeId() == typeId
                : className != null && className.startsWith("dev.gridwire.hazelcast.");
    }

    /** Holds the schemas of the tested values. */
    private static final class OwnSchemas implements SchemaService {

        private final Map<Long, Schema> schemas = new ConcurrentHashMap<>();

        @Override
        public @Nullable Schema get(long schemaId) {
            return schemas.get(schemaId);
        }

        @Override
        public void put(Schema schema) {
            putLocal(schema);
        }

        @Override
        public void putLocal(Schema schema) {
            schemas.put(schema.getSchemaId(), schema);
        }
    }
}
