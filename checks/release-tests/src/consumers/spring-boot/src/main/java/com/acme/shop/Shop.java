// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import com.hazelcast.config.Config;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;

/** Runs a member that Spring Boot creates, without any mention of Gridwire. */
@SpringBootApplication
public class Shop {

    @Bean
    Config config() {
        Config config = new Config();
        config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
        config.getNetworkConfig().getJoin().getMulticastConfig().setEnabled(false);
        return config;
    }

    public static void main(String[] arguments) {
        try (ConfigurableApplicationContext context = SpringApplication.run(Shop.class, arguments)) {
            IMap<Integer, Customer> customers = context.getBean(HazelcastInstance.class).getMap("customers");
            Customer ada = new Customer("Ada");
            ada.befriend(new Customer("Grace"));
            customers.set(1, ada);
            System.out.println(customers.get(1));
        }
    }
}
