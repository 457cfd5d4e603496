// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.grid.metrics.SerializerMetrics;
import io.micrometer.core.instrument.MeterRegistry;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;

/**
 * Shows the serializers' counts in the application's registries, if it has Micrometer. Whether there is a registry is asked
 * when all beans are made: the classes that make it have other packages in each line of Spring Boot.
 */
@AutoConfiguration
@ConditionalOnClass(MeterRegistry.class)
@ConditionalOnProperty(name = "gridwire.enabled", matchIfMissing = true)
public class GridwireMetricsAutoConfiguration {

    /** For Spring. */
    public GridwireMetricsAutoConfiguration() {}

    /** The meters; Spring Boot's actuator binds them if it is there. */
    @Bean
    @ConditionalOnMissingBean
    SerializerMetrics gridwireSerializerMetrics() {
        return new SerializerMetrics();
    }

    /** Binds them where no actuator does; a second binding does nothing. */
    @Bean
    SmartInitializingSingleton gridwireMetricsBinding(SerializerMetrics metrics, ObjectProvider<MeterRegistry> registries) {
        return () -> {
            MeterRegistry primary = registries.getIfUnique();
            if (primary != null) {
                metrics.bindTo(primary);
            } else {
                registries.stream().forEach(metrics::bindTo);
            }
        };
    }
}
