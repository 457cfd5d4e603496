// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import java.time.Duration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.cache.annotation.EnableCaching;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.redis.cache.RedisCacheConfiguration;

/** An application that only sets a time to live. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
@EnableCaching
public class TunedShop {

    @Bean
    Prices prices() {
        return new Prices();
    }

    /** As Spring's own documentation shows it. */
    @Bean
    RedisCacheConfiguration caches() {
        return RedisCacheConfiguration.defaultCacheConfig().entryTtl(Duration.ofSeconds(90)).prefixCacheNameWith("tuned:");
    }
}
