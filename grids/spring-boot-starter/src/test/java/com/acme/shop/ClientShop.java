// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import com.hazelcast.client.config.ClientConfig;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** An application with a client, which Spring Boot makes. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
public class ClientShop {

    @Bean
    ClientConfig clientConfig(@Value("${shop.cluster}") String cluster, @Value("${shop.port}") int port) {
        return Grids.clientOf(cluster, port);
    }
}
