// SPDX-License-Identifier: Apache-2.0
package com.acme.cellar;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.logging.LoggingSystem;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Configuration;

/** An application with Infinispan's starters that says nothing of Gridwire. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
public class Cellar {

    private static final Logger LOGGER = Logger.getLogger("dev.gridwire");

    /** Starts one, as its main method would. */
    public static ConfigurableApplicationContext start(Class<?> source, String... arguments) {
        List<String> all = new ArrayList<>(List.of("--spring.main.web-application-type=none", "--spring.main.banner-mode=off"));
        all.addAll(List.of(arguments));
        return new SpringApplication(Cellar.class, source).run(all.toArray(String[]::new));
    }

    /** Starts and ends one, and returns what Gridwire logs of its stores. */
    static List<String> lines(Supplier<ConfigurableApplicationContext> start) {
        List<String> lines = new CopyOnWriteArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord line) {
                lines.add(line.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        // Spring Boot takes handlers from the JDK's loggers otherwise.
        System.setProperty(LoggingSystem.SYSTEM_PROPERTY, LoggingSystem.NONE);
        LOGGER.addHandler(handler);
        try {
            start.get().close();
        } finally {
            LOGGER.removeHandler(handler);
            System.clearProperty(LoggingSystem.SYSTEM_PROPERTY);
        }
        return lines;
    }
}
