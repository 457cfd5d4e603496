// SPDX-License-Identifier: Apache-2.0
package com.acme.rack;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Configuration;

/** An application with Redisson's starter that says nothing of Gridwire. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
public class RackShop {

    /** Starts it, as its main method would. */
    public static ConfigurableApplicationContext start(Class<?> source, int port, String... arguments) {
        String[] all = new String[arguments.length + 4];
        all[0] = "--spring.main.web-application-type=none";
        all[1] = "--spring.main.banner-mode=off";
        all[2] = "--spring.data.redis.port=" + port;
        all[3] = "--spring.data.redis.host=127.0.0.1";
        System.arraycopy(arguments, 0, all, 4, arguments.length);
        return new SpringApplication(source).run(all);
    }
}
