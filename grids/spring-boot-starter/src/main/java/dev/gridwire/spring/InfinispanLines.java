// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.infinispan.GridwireMarshaller;
import org.infinispan.client.hotrod.RemoteCacheManager;
import org.infinispan.manager.EmbeddedCacheManager;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;

/** Creates the lines of {@link StoreLines} about Spring's data in Infinispan. */
final class InfinispanLines {

    private InfinispanLines() {}

    /** Whether cache managers or session stores of a simple class name are Infinispan's. */
    static boolean isOf(String type) {
        return type.startsWith("SpringEmbeddedCache") || type.startsWith("SpringRemoteCache") || type.startsWith("Infinispan");
    }

    static StoreLine of(ConfigurableListableBeanFactory beans, String store, String type) {
        if (beans.getBeanNamesForType(GridwireMarshaller.class, false, false).length == 0) {
            return StoreLine.left(store, "gridwire.infinispan.enabled is false");
        }
        return (type.contains("Remote") ? areClientsServed(beans) : areNodesServed(beans)) ? StoreLine.served("infinispan", store)
                : StoreLine.left(store, "Infinispan's configuration names another marshaller");
    }

    private static boolean areNodesServed(ConfigurableListableBeanFactory beans) {
        return StoreLines.made(beans, EmbeddedCacheManager.class).values().stream().allMatch(
                each -> each.getCacheManagerConfiguration().serialization().marshaller() instanceof GridwireMarshaller);
    }

    private static boolean areClientsServed(ConfigurableListableBeanFactory beans) {
        return StoreLines.made(beans, RemoteCacheManager.class).values().stream()
                .allMatch(each -> each.getMarshaller() instanceof GridwireMarshaller);
    }
}
