// SPDX-License-Identifier: Apache-2.0
package com.acme.rack;

import org.redisson.client.codec.StringCodec;
import org.redisson.spring.starter.RedissonAutoConfigurationCustomizer;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** An application that names a codec by itself. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
public class TextShop {

    @Bean
    RedissonAutoConfigurationCustomizer texts() {
        return config -> config.setCodec(StringCodec.INSTANCE);
    }
}
