// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;

/** Says at start which caches, templates and session stores are served by Gridwire, and why others are not. */
@AutoConfiguration
@ConditionalOnProperty(name = "gridwire.enabled", matchIfMissing = true)
public class GridwireStoresAutoConfiguration {

    /** For Spring. */
    public GridwireStoresAutoConfiguration() {}

    /** Logs the lines when all beans are made. */
    @Bean
    static StoreLines gridwireStoreLines(ConfigurableListableBeanFactory beans) {
        return new StoreLines(beans);
    }
}
