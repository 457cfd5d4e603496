// SPDX-License-Identifier: Apache-2.0
/** Adds Gridwire to a Spring Boot application, which finds it by Spring Boot's own files. It exports nothing. */
@SuppressWarnings("requires-automatic")
module dev.gridwire.spring {
    requires dev.gridwire.codegen;
    requires dev.gridwire.hazelcast.auto;
    requires dev.gridwire.redis;
    requires spring.beans;
    requires spring.boot;
    requires spring.boot.autoconfigure;
    requires spring.context;
    requires spring.core;
    // Optional, because applications require those of these modules that they use.
    requires static com.fasterxml.jackson.databind;
    requires static dev.gridwire.ignite;
    requires static dev.gridwire.redisson;
    requires static reactor.core;
    requires static redisson.spring.boot.starter;
    requires static micrometer.core;
    requires static spring.aop;
    requires static spring.boot.actuator;
    requires static spring.boot.actuator.autoconfigure;
    requires static spring.data.redis;
    requires static spring.session.core;
    requires static spring.session.data.redis;
    requires static spring.session.jdbc;
    requires static org.jspecify;

    // Several of Spring's modules create these classes.
    opens dev.gridwire.spring;
}
