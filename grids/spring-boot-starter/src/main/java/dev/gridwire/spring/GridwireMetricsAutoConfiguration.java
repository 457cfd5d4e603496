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
 * Publishes the serializers' counts to the application's registries, if it has Micrometer. It looks for registries after all
 * beans are created, because the classes that create them have different packages in each line of Spring Boot.
 */
@AutoConfiguration
@ConditionalOnClass(MeterRegistry.class)
@ConditionalOnProperty(name = "gridwire.enabled", matchIfMissing = true)
public class GridwireMetricsAutoConfiguration {

    /** For Spring. */
    public GridwireMetricsAutoConfiguration() {}

    /** The meters. Spring Boot's actuator binds them if it is present. */
    @Bean
    @ConditionalOnMissingBean
    SerializerMetrics gridwireSerializerMetrics() {
        return new SerializerMetrics();
    }

    /** Binds the meters without an actuator; a second binding does nothing. */
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
