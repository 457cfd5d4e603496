// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

/** Holds Hazelcast's names for factories of identified objects. Members and clients find the factories by these names. */
public final class GridNames {

    /** The internal name of the interface of classes with ids. */
    public static final String IDENTIFIED = "com/hazelcast/nio/serialization/IdentifiedDataSerializable";
    /** The internal name of their factory. */
    public static final String FACTORY = "com/hazelcast/nio/serialization/DataSerializableFactory";
    /** The internal name of the hook that announces a factory to Hazelcast. */
    public static final String HOOK = "com/hazelcast/internal/serialization/DataSerializerHook";
    /** The file that lists hooks. */
    public static final String HOOK_SERVICE = "META-INF/services/com.hazelcast.DataSerializerHook";
    /** The internal name of the configuration for registering a factory by hand. */
    public static final String CONFIG = "com/hazelcast/config/SerializationConfig";

    private GridNames() {}
}
