// SPDX-License-Identifier: Apache-2.0
/** Gridwire in an application of Spring Boot, which finds it by files of its own: nothing is exported. */
@SuppressWarnings("requires-automatic")
module dev.gridwire.spring {
    requires dev.gridwire.hazelcast.auto;
    requires dev.gridwire.redis;
    requires spring.beans;
    requires spring.boot;
    requires spring.boot.autoconfigure;
    requires spring.context;
    requires spring.core;
    requires static micrometer.core;
    requires static spring.data.redis;
    requires static org.jspecify;

    // Spring makes and binds what is here, by several of its modules.
    opens dev.gridwire.spring;
}
