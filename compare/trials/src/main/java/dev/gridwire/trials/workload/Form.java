// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

/** The kind of class that stores a workload's values; all but the plain one are handwritten. */
public enum Form {
    /** Final fields, no default constructor, nothing but {@link java.io.Serializable}. */
    PLAIN,
    /** {@link java.io.Externalizable}. */
    EXTERNALIZABLE,
    /** Hazelcast's DataSerializable. */
    DATA_SERIALIZABLE,
    /** Hazelcast's IdentifiedDataSerializable, created by a factory. */
    IDENTIFIED_DATA_SERIALIZABLE,
    /** Hazelcast's Portable, created by a factory, with a class definition. */
    PORTABLE
}
