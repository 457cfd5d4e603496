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
    // Hazelcast creates the object by which members exchange schemas.
    exports dev.gridwire.hazelcast.schema to com.hazelcast.core;

    // Gridwire serializes the entry processor.
    opens dev.gridwire.hazelcast.rewrite to dev.gridwire;
}
