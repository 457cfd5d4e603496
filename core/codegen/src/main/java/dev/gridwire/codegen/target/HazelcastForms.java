// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

import java.util.List;

/** Lists the interfaces by which a class states that it writes itself. */
public final class HazelcastForms {

    /** The binary names, including those of the JDK. */
    public static final List<String> INTERFACES = List.of(
            "java.io.Externalizable",
            "com.hazelcast.nio.serialization.DataSerializable",
            "com.hazelcast.nio.serialization.IdentifiedDataSerializable",
            "com.hazelcast.nio.serialization.VersionedPortable",
            "com.hazelcast.nio.serialization.Portable");

    private HazelcastForms() {}
}
