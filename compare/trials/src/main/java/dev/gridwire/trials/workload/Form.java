// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

/** The kind of class in which a workload's values are stored; each but the plain one is written by hand. */
public enum Form {
    /** Final fields, no default constructor, nothing but {@link java.io.Serializable}. */
    PLAIN,
    /** {@link java.io.Externalizable}. */
    EXTERNALIZABLE,
    /** Hazelcast's DataSerializable. */
    DATA_SERIALIZABLE,
    /** Hazelcast's IdentifiedDataSerializable, made by a factory. */
    IDENTIFIED_DATA_SERIALIZABLE,
    /** Hazelcast's Portable, made by a factory, with a class definition. */
    PORTABLE
}
