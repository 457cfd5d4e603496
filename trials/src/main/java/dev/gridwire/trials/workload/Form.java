// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

/** The kind of class in which a workload's values are stored; each but the plain one is written by hand. */
public enum Form {
    /** Final fields, no default constructor, nothing but {@link java.io.Serializable}. */
    PLAIN,
    /** {@link java.io.Externalizable}. */
    EXTERNALIZABLE,
    /** {@link com.hazelcast.nio.serialization.DataSerializable}. */
    DATA_SERIALIZABLE,
    /** {@link com.hazelcast.nio.serialization.IdentifiedDataSerializable}, made by a factory. */
    IDENTIFIED_DATA_SERIALIZABLE,
    /** {@link com.hazelcast.nio.serialization.Portable}, made by a factory, with a class definition. */
    PORTABLE
}
