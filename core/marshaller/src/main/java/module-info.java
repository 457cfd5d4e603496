// SPDX-License-Identifier: Apache-2.0
/**
 * Turns object graphs into bytes and back.
 *
 * <p>The exported packages are what users call. Generated code calls more packages. When such code is defined, the marshaller
 * exports them to the module of the user's class, and to no other.
 */
@SuppressWarnings("module")
module dev.gridwire {
    requires dev.gridwire.codegen;
    // Its ReflectionFactory finds the hooks of Serializable classes, which the first use of a marshaller needs.
    requires jdk.unsupported;
    // Their types are supported if the application has the modules. Images without them stay small.
    requires static java.desktop;
    requires static java.logging;
    requires static java.sql;
    // Provides events for Flight Recorder. Applications on the module path that want events have this module.
    requires static jdk.jfr;
    requires static org.jspecify;

    exports dev.gridwire;
    exports dev.gridwire.error;
    exports dev.gridwire.payload;
    exports dev.gridwire.schema;
    exports dev.gridwire.seal;
    exports dev.gridwire.type;

    exports dev.gridwire.container to dev.gridwire.grid;
    exports dev.gridwire.ground to dev.gridwire.grid;
    exports dev.gridwire.policy to
            dev.gridwire.grid, dev.gridwire.hazelcast, dev.gridwire.ignite, dev.gridwire.junit, dev.gridwire.spring;
    exports dev.gridwire.registry to dev.gridwire.change, dev.gridwire.grid, dev.gridwire.spring;
    exports dev.gridwire.wire to dev.gridwire.grid;
    exports dev.gridwire.application to dev.gridwire.change, dev.gridwire.junit, dev.gridwire.spring;
    exports dev.gridwire.settings to dev.gridwire.change, dev.gridwire.grid, dev.gridwire.hazelcast, dev.gridwire.junit, dev.gridwire.spring;
}
