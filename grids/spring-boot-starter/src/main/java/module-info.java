// SPDX-License-Identifier: Apache-2.0
/** Gridwire in an application of Spring Boot, which finds it by files of its own: nothing is exported. */
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
    // What an application has of these, it requires by itself.
    requires static dev.gridwire.ignite;
    requires static dev.gridwire.redisson;
    requires static redisson.spring.boot.starter;
    requires static micrometer.core;
    requires static spring.data.redis;
    requires static org.jspecify;

    // Spring makes what is here, by several of its modules.
    opens dev.gridwire.spring;
}
