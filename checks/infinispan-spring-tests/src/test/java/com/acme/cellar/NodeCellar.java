// SPDX-License-Identifier: Apache-2.0
package com.acme.cellar;

import org.infinispan.configuration.cache.CacheMode;
import org.infinispan.configuration.cache.ConfigurationBuilder;
import org.infinispan.spring.embedded.session.configuration.EnableInfinispanEmbeddedHttpSession;
import org.infinispan.spring.starter.embedded.InfinispanCacheConfigurer;
import org.infinispan.spring.starter.embedded.InfinispanGlobalConfigurationCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** A node of a cluster on the loopback interface, in which each entry is on one node only. */
@Configuration(proxyBeanMethods = false)
@EnableInfinispanEmbeddedHttpSession
public class NodeCellar {

    @Bean
    InfinispanGlobalConfigurationCustomizer cluster() {
        return builder -> {
            builder.transport().defaultTransport().clusterName("cellar " + System.getProperty("cellar.port"))
                    .addProperty("configurationFile", "cellar-tcp.xml");
            builder.jmx().disable();
            builder.serialization().allowList().addRegexp("com\\.acme\\..*");
        };
    }

    @Bean
    InfinispanCacheConfigurer caches() {
        ConfigurationBuilder builder = new ConfigurationBuilder();
        builder.clustering().cacheMode(CacheMode.DIST_SYNC).hash().numOwners(1);
        return manager -> {
            manager.defineConfiguration("things", builder.build());
            manager.defineConfiguration("sessions", builder.build());
        };
    }
}
