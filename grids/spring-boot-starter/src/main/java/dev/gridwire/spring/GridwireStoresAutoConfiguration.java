// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;

/** Logs at the start which caches, templates and session stores Gridwire serves, and why it does not serve the others. */
@AutoConfiguration
@ConditionalOnProperty(name = "gridwire.enabled", matchIfMissing = true)
public class GridwireStoresAutoConfiguration {

    /** For Spring. */
    public GridwireStoresAutoConfiguration() {}

    /** Logs the lines after all beans are created. */
    @Bean
    static StoreLines gridwireStoreLines(ConfigurableListableBeanFactory beans) {
        return new StoreLines(beans);
    }
}
