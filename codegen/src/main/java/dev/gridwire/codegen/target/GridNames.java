// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

/** Hazelcast's names for what makes identified objects, by which members and clients find it. */
public final class GridNames {

    /** What a class with ids implements. */
    public static final String IDENTIFIED = "com/hazelcast/nio/serialization/IdentifiedDataSerializable";
    /** What makes such objects. */
    public static final String FACTORY = "com/hazelcast/nio/serialization/DataSerializableFactory";
    /** What tells Hazelcast of a factory. */
    public static final String HOOK = "com/hazelcast/internal/serialization/DataSerializerHook";
    /** The file that lists hooks. */
    public static final String HOOK_SERVICE = "META-INF/services/com.hazelcast.DataSerializerHook";
    /** What a factory is registered with by hand. */
    public static final String CONFIG = "com/hazelcast/config/SerializationConfig";

    private GridNames() {}
}
