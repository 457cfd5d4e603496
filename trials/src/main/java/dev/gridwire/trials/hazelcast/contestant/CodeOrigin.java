// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

/** The origin of the code that writes a class. */
public enum CodeOrigin {
    /** Java's own streams, which every Serializable class has. */
    JDK,
    /** The grid itself, by reflection. */
    GRID,
    /** The user, for each class. */
    BY_HAND,
    /** A library, whose serializer is registered once. */
    LIBRARY,
    /** The build, which enhances classes. */
    BUILD
}
