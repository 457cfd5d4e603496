// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

/** Hazelcast's names for factories of identified objects, by which members and clients find them. */
public final class GridNames {

    /** Internal name of the interface of classes with ids. */
    public static final String IDENTIFIED = "com/hazelcast/nio/serialization/IdentifiedDataSerializable";
    /** Internal name of their factory. */
    public static final String FACTORY = "com/hazelcast/nio/serialization/DataSerializableFactory";
    /** Internal name of the hook that tells Hazelcast of a factory. */
    public static final String HOOK = "com/hazelcast/internal/serialization/DataSerializerHook";
    /** The file that lists hooks. */
    public static final String HOOK_SERVICE = "META-INF/services/com.hazelcast.DataSerializerHook";
    /** Internal name of the configuration, with which a factory can be registered by hand. */
    public static final String CONFIG = "com/hazelcast/config/SerializationConfig";

    private GridNames() {}
}
