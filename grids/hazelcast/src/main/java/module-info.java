// SPDX-License-Identifier: Apache-2.0
/** The marshaller as a serializer of Hazelcast. */
@SuppressWarnings({"module", "requires-automatic", "requires-transitive-automatic"})
module dev.gridwire.hazelcast {
    requires transitive com.hazelcast.core;
    requires transitive dev.gridwire;
    requires transitive dev.gridwire.grid;
    requires static org.jspecify;

    exports dev.gridwire.hazelcast;
    exports dev.gridwire.hazelcast.rewrite;
    // Members make each other's schemas known by an object that Hazelcast makes.
    exports dev.gridwire.hazelcast.schema to com.hazelcast.core;

    // Its entry processor travels by Gridwire.
    opens dev.gridwire.hazelcast.rewrite to dev.gridwire;
}
