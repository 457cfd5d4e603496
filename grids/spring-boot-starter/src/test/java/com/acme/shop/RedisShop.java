// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.cache.annotation.EnableCaching;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.RedisTemplate;
import org.springframework.data.redis.serializer.RedisSerializer;

/** An application whose caches are in Redis. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
@EnableCaching
public class RedisShop {

    @Bean
    Prices prices() {
        return new Prices();
    }

    /** Chose its serializer, and keeps it. */
    @Bean
    RedisTemplate<String, Object> named(RedisConnectionFactory connections) {
        RedisTemplate<String, Object> template = new RedisTemplate<>();
        template.setDefaultSerializer(RedisSerializer.java());
        template.setConnectionFactory(connections);
        return template;
    }
}
