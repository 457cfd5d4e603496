// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

import java.util.List;

/** The interfaces by which a class tells that it writes itself. */
public final class HazelcastForms {

    /** Binary names, those of the JDK among them. */
    public static final List<String> INTERFACES = List.of(
            "java.io.Externalizable",
            "com.hazelcast.nio.serialization.DataSerializable",
            "com.hazelcast.nio.serialization.IdentifiedDataSerializable",
            "com.hazelcast.nio.serialization.VersionedPortable",
            "com.hazelcast.nio.serialization.Portable");

    private HazelcastForms() {}
}
