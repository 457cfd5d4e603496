// SPDX-License-Identifier: Apache-2.0
package com.example.redis;

import org.springframework.boot.CommandLineRunner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.cache.annotation.EnableCaching;
import org.springframework.context.annotation.Bean;

/** The application. It expects a Redis, as {@code spring.data.redis.*} says: on port 6379 of this machine by default. */
@SpringBootApplication
@EnableCaching
public class Shop {

    /** Takes Spring Boot's options. */
    public static void main(String[] arguments) {
        SpringApplication.run(Shop.class, arguments).close();
    }

    @Bean
    CommandLineRunner ask(Orders orders) {
        return arguments -> {
            System.out.println(orders.find(1));
            System.out.println(orders.find(1) + ", searched " + orders.searches() + " times");
        };
    }
}
