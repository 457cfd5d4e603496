// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.infinispan;

import dev.gridwire.grids.KeyedStore;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.infinispan.Cache;
import org.infinispan.commons.marshall.Marshaller;
import org.infinispan.commons.marshall.ProtoStreamMarshaller;
import org.infinispan.configuration.cache.ConfigurationBuilder;
import org.infinispan.configuration.global.GlobalConfigurationBuilder;
import org.infinispan.manager.DefaultCacheManager;
import org.infinispan.manager.EmbeddedCacheManager;

/** Runs a manager with one local cache for each workload, because a manager has only one marshaller. */
final class InfinispanVenue implements Venue {

    private final Function<Workload<?>, Marshaller> marshallers;
    private final List<EmbeddedCacheManager> managers = new ArrayList<>();

    InfinispanVenue(Function<Workload<?>, Marshaller> marshallers) {
        this.marshallers = marshallers;
    }

    @Override
    public Store open(Workload<?> workload, int capacity) {
        Marshaller marshaller = marshallers.apply(workload);
        GlobalConfigurationBuilder global = new GlobalConfigurationBuilder().nonClusteredDefault();
        configure(global, marshaller);
        EmbeddedCacheManager manager = new DefaultCacheManager(global.build());
        managers.add(manager);
        ConfigurationBuilder cache = new ConfigurationBuilder();
        cache.encoding().mediaType(marshaller.mediaType());
        manager.defineConfiguration(workload.id(), cache.build());
        Cache<String, Object> values = manager.getCache(workload.id());
        return new KeyedStore(values::put, values::get, values::clear, new InfinispanCodec(marshaller));
    }

    /** Infinispan creates its own marshaller and only needs the schema. */
    private static void configure(GlobalConfigurationBuilder global, Marshaller marshaller) {
        if (marshaller instanceof ProtoStreamMarshaller) {
            global.serialization().addContextInitializer(new WorkloadSchemaImpl());
        } else {
            global.serialization().marshaller(marshaller).allowList().addRegexp(InfinispanGrid.ALLOWED);
        }
    }

    @Override
    public void close() {
        managers.forEach(EmbeddedCacheManager::stop);
    }
}
