// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.ignite.GridwireBinary;
import org.apache.ignite.configuration.ClientConfiguration;
import org.apache.ignite.configuration.IgniteConfiguration;
import org.springframework.beans.BeanWrapper;
import org.springframework.beans.PropertyAccessorFactory;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.AutoConfigurationPackages;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;

/**
 * Serializes with Gridwire the values of Ignite nodes and thin clients whose configuration is a bean: classes of the
 * application's packages, and values of the configured caches. A node with a configured marshaller keeps it.
 */
@AutoConfiguration
@ConditionalOnClass({IgniteConfiguration.class, GridwireBinary.class})
@ConditionalOnProperty(name = {"gridwire.enabled", "gridwire.ignite.enabled"}, matchIfMissing = true)
public class GridwireIgniteAutoConfiguration {

    private static final String MARSHALLER = "marshaller";

    /** For Spring. */
    public GridwireIgniteAutoConfiguration() {}

    /** The served classes, as a bean for applications that want to add more. */
    @Bean
    @ConditionalOnMissingBean
    GridwireBinary gridwireBinary(BeanFactory beans) {
        GridwireBinary binary = new GridwireBinary();
        return AutoConfigurationPackages.has(beans)
                ? binary.packages(AutoConfigurationPackages.get(beans).toArray(String[]::new))
                : binary;
    }

    /** Adds the served classes to configurations before a node starts. */
    @Bean
    static BeanPostProcessor gridwireIgniteConfigurations(ObjectProvider<GridwireBinary> binary) {
        return new BeanPostProcessor() {
            @Override
            public Object postProcessAfterInitialization(Object bean, String name) {
                if (bean instanceof IgniteConfiguration config && !hasMarshaller(config)) {
                    binary.getObject().configure(config);
                } else if (bean instanceof ClientConfiguration config) {
                    binary.getObject().configure(config);
                }
                return bean;
            }
        };
    }

    /** Ignite 2.18 has no such property. */
    private static boolean hasMarshaller(IgniteConfiguration config) {
        BeanWrapper properties = PropertyAccessorFactory.forBeanPropertyAccess(config);
        return properties.isReadableProperty(MARSHALLER) && properties.getPropertyValue(MARSHALLER) != null;
    }
}
