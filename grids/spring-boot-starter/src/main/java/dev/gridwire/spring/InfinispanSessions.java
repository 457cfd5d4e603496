// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.infinispan.GridwireMarshaller;
import org.infinispan.factories.GlobalComponentRegistry;
import org.infinispan.manager.EmbeddedCacheManager;
import org.infinispan.marshall.protostream.impl.SerializationContextRegistry;
import org.infinispan.marshall.protostream.impl.SerializationContextRegistry.MarshallerType;
import org.springframework.beans.factory.config.BeanPostProcessor;

/**
 * Serializes the attributes of sessions with the marshaller of their node. Infinispan's {@code SpringEmbeddedModule} always takes
 * Java serialization for them, whatever the node's marshaller. The later registration replaces its own; no session has been sent
 * yet, because the cache of sessions starts after its cache manager.
 */
final class InfinispanSessions implements BeanPostProcessor {

    @Override
    public Object postProcessAfterInitialization(Object bean, String name) {
        if (bean instanceof EmbeddedCacheManager caches && caches.getStatus().allowInvocations()
                && caches.getCacheManagerConfiguration().serialization().marshaller() instanceof GridwireMarshaller marshaller) {
            SerializationContextRegistry registry =
                    GlobalComponentRegistry.componentOf(caches, SerializationContextRegistry.class);
            registry.addMarshaller(MarshallerType.GLOBAL, new InfinispanAttributes(marshaller));
            registry.addMarshaller(MarshallerType.PERSISTENCE, new InfinispanAttributes(marshaller));
        }
        return bean;
    }
}
