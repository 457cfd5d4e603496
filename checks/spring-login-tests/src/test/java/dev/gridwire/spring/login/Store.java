// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import java.nio.file.Path;
import java.util.List;

/** Where sessions are. Spring Boot chooses by what is on the class path. */
enum Store {
    REDIS("hazelcast"),
    /** With an index by the user's name. It counts the sessions of a user. Its application has no actuator. */
    REDIS_INDEXED("hazelcast", "actuator"),
    HAZELCAST("spring-session-data-redis", "spring-boot-session-data-redis", "spring-data-redis", "spring-boot-data-redis");

    private final List<String> others;

    Store(String... others) {
        this.others = List.of(others);
    }

    boolean takes(String entry) {
        String name = Path.of(entry).getFileName().toString();
        return others.stream().noneMatch(name::contains);
    }

    boolean isRedis() {
        return this != HAZELCAST;
    }
}
