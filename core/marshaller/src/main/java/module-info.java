// SPDX-License-Identifier: Apache-2.0
/**
 * The marshaller: object graphs to bytes and back.
 *
 * <p>Exported is what users call. Generated code calls more, and gets it when it is defined: the marshaller exports its packages
 * to the module of the user's class then, and to no other.
 */
@SuppressWarnings("module")
module dev.gridwire {
    requires dev.gridwire.codegen;
    // Its ReflectionFactory finds the hooks of Serializable classes, as a marshaller's first use needs.
    requires jdk.unsupported;
    // Their types are written where the application has the modules; images without them stay small.
    requires static java.desktop;
    requires static java.logging;
    requires static java.sql;
    // Events for who records; applications of modules that want them have it.
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
    exports dev.gridwire.policy to dev.gridwire.grid, dev.gridwire.hazelcast, dev.gridwire.ignite;
    exports dev.gridwire.registry to dev.gridwire.grid;
    exports dev.gridwire.wire to dev.gridwire.grid;
    exports dev.gridwire.application to dev.gridwire.spring;
    exports dev.gridwire.settings to dev.gridwire.grid, dev.gridwire.hazelcast, dev.gridwire.spring;
}
