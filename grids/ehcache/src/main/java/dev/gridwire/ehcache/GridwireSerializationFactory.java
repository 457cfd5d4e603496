// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ehcache;

import dev.gridwire.grid.GridSettings;
import org.ehcache.core.spi.service.ServiceFactory;
import org.ehcache.impl.config.serializer.DefaultSerializationProviderConfiguration;
import org.ehcache.impl.internal.spi.serialization.DefaultSerializationProvider;
import org.ehcache.impl.serialization.PlainJavaSerializer;
import org.ehcache.spi.serialization.SerializationProvider;
import org.ehcache.spi.serialization.Serializer;
import org.ehcache.spi.service.ServiceCreationConfiguration;
import org.jspecify.annotations.Nullable;

/**
 * Makes Gridwire the serializer of everything that Ehcache would leave to Java serialization. The service file of {@code
 * gridwire-ehcache-auto} names this class, and Ehcache creates one for each cache manager. With {@code ehcache.enabled=false}
 * in the settings, Ehcache keeps its own serializers.
 *
 * <pre>{@code
 * META-INF/services/org.ehcache.core.spi.service.ServiceFactory:
 * dev.gridwire.ehcache.GridwireSerializationFactory
 * }</pre>
 */
public final class GridwireSerializationFactory implements ServiceFactory<SerializationProvider> {

    /** Above the rank of Ehcache's own factory, which would be chosen otherwise. */
    private static final int RANK = 2;

    /** For Ehcache, which finds it by the service file. */
    public GridwireSerializationFactory() {}

    @Override
    public int rank() {
        return RANK;
    }

    @Override
    public Class<? extends SerializationProvider> getServiceType() {
        return SerializationProvider.class;
    }

    @Override
    public SerializationProvider create(
            @Nullable ServiceCreationConfiguration<SerializationProvider, ?> configuration) {
        DefaultSerializationProviderConfiguration chosen =
                configuration instanceof DefaultSerializationProviderConfiguration known
                ? new DefaultSerializationProviderConfiguration(known)
                : new DefaultSerializationProviderConfiguration();
        if (GridSettings.read(GridwireSerializationFactory.class, "ehcache", "enabled").isEnabled() && isJava(chosen)) {
            chosen.addSerializerFor(Object.class, serializer(), true);
        }
        return new DefaultSerializationProvider(chosen);
    }

    /** Whether no serializer was chosen for all classes, or only JCache's default, which is Java's. */
    private static boolean isJava(DefaultSerializationProviderConfiguration configuration) {
        Class<?> chosen = configuration.getDefaultSerializers().get(Object.class);
        return chosen == null || chosen == PlainJavaSerializer.class;
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // A class has no type arguments.
    private static Class<? extends Serializer<Object>> serializer() {
        return (Class) GridwireEhcacheSerializer.class;
    }
}
