// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.infinispan.GridwireMarshaller;
import org.infinispan.client.hotrod.configuration.Configuration;
import org.infinispan.commons.marshall.JavaSerializationMarshaller;
import org.infinispan.spring.starter.embedded.InfinispanGlobalConfigurationCustomizer;
import org.infinispan.spring.starter.remote.InfinispanRemoteCacheCustomizer;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

/**
 * Serializes with Gridwire where Infinispan's starters would take Java serialization: in the cache manager of a node and in that
 * of a Hot Rod client. A marshaller that the application configures stays.
 */
@AutoConfiguration(beforeName = {
        "org.infinispan.spring.starter.embedded.InfinispanEmbeddedAutoConfiguration",
        "org.infinispan.spring.starter.remote.InfinispanRemoteAutoConfiguration"
})
@ConditionalOnClass({JavaSerializationMarshaller.class, GridwireMarshaller.class})
@ConditionalOnProperty(name = {"gridwire.enabled", "gridwire.infinispan.enabled"}, matchIfMissing = true)
public class GridwireInfinispanAutoConfiguration {

    /** For Spring. */
    public GridwireInfinispanAutoConfiguration() {}

    /** The marshaller, as a bean for applications that build a cache manager by themselves. */
    @Bean
    @ConditionalOnMissingBean
    GridwireMarshaller gridwireInfinispanMarshaller() {
        return GridwireMarshaller.replacingJava();
    }

    private static boolean isJava(@Nullable Object marshaller) {
        return marshaller != null && marshaller.getClass() == JavaSerializationMarshaller.class;
    }

    /** Nodes. */
    @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(InfinispanGlobalConfigurationCustomizer.class)
    static class Embedded {

        /** Runs before the application's own customizers. */
        @Bean
        @Order(Ordered.HIGHEST_PRECEDENCE)
        InfinispanGlobalConfigurationCustomizer gridwireInfinispanNode(GridwireMarshaller marshaller) {
            return builder -> {
                if (isJava(builder.serialization().getMarshaller())) {
                    builder.serialization().marshaller(marshaller);
                }
            };
        }

        @Bean
        @ConditionalOnClass(name = {
                "org.infinispan.spring.common.session.MapSessionProtoAdapter", "org.springframework.session.MapSession"
        })
        static InfinispanSessions gridwireInfinispanSessions() {
            return new InfinispanSessions();
        }
    }

    /** Clients. */
    @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(InfinispanRemoteCacheCustomizer.class)
    static class Remote {

        /** Runs before the application's own customizers. */
        @Bean
        @Order(Ordered.HIGHEST_PRECEDENCE)
        InfinispanRemoteCacheCustomizer gridwireInfinispanClient(GridwireMarshaller marshaller) {
            return builder -> {
                Configuration current = builder.create();
                if (isJava(current.marshaller()) || current.marshallerClass() == JavaSerializationMarshaller.class) {
                    builder.marshaller(marshaller);
                }
            };
        }
    }
}
