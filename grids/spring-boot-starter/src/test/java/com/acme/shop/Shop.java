// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import com.hazelcast.config.Config;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.cache.annotation.EnableCaching;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** An application with an embedded member, which Spring Boot makes, and a cache in it. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
@EnableCaching
public class Shop {

    @Bean
    Config config() {
        return Grids.alone();
    }

    @Bean
    Prices prices() {
        return new Prices();
    }

    /** Starts an application, this one or another, as its main method would. */
    public static ConfigurableApplicationContext start(Class<?> source, String... arguments) {
        String[] all = new String[arguments.length + 3];
        all[0] = "--spring.main.web-application-type=none";
        all[1] = "--spring.main.banner-mode=off";
        all[2] = "--spring.main.log-startup-info=false";
        System.arraycopy(arguments, 0, all, 3, arguments.length);
        return new SpringApplication(source).run(all);
    }
}
