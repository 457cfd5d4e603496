// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import dev.gridwire.hazelcast.JavaSerializationPolicy;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;

/**
 * Applies Gridwire's type policy to values of Java serialization, in members and clients whose configuration is a bean, and in
 * members that Spring Boot configures from a file; see {@link JavaSerializationPolicy#set(Config)}.
 */
@AutoConfiguration
@ConditionalOnClass(Config.class)
@ConditionalOnProperty(name = "gridwire.enabled", matchIfMissing = true)
@Import(FileCustomizer.class)
public class GridwireFilterAutoConfiguration {

    /** For Spring. */
    public GridwireFilterAutoConfiguration() {}

    /** Sets the filter before an instance is created from the configuration. */
    @Bean
    static BeanPostProcessor gridwireJavaSerializationPolicy() {
        return new BeanPostProcessor() {
            @Override
            public Object postProcessAfterInitialization(Object bean, String name) {
                if (bean instanceof Config config) {
                    JavaSerializationPolicy.set(config);
                } else if (bean instanceof ClientConfig config) {
                    JavaSerializationPolicy.set(config);
                }
                return bean;
            }
        };
    }
}
