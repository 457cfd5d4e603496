// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.actuate.autoconfigure.endpoint.condition.ConditionalOnAvailableEndpoint;
import org.springframework.boot.actuate.endpoint.annotation.Endpoint;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.core.io.ResourceLoader;

/**
 * Makes the actuator's endpoint, if the application has an actuator and exposes the endpoint. There is no indicator of health:
 * a refused value is no fault of the application, and anyone who sends bytes could take it down.
 */
@AutoConfiguration
@ConditionalOnClass({Endpoint.class, ConditionalOnAvailableEndpoint.class})
@ConditionalOnProperty(name = "gridwire.enabled", matchIfMissing = true)
public class GridwireEndpointAutoConfiguration {

    /** For Spring. */
    public GridwireEndpointAutoConfiguration() {}

    @Bean
    @ConditionalOnAvailableEndpoint
    GridwireEndpoint gridwireEndpoint(ConfigurableListableBeanFactory beans, ResourceLoader resources) {
        return new GridwireEndpoint(beans, resources.getClassLoader());
    }
}
