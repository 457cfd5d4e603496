// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form;

import java.util.Locale;
import java.util.Optional;

/** A way of being serialized that a class can be given. */
public enum Mechanism {
    /** Gridwire's own codec, made beside an unchanged class: the same bytes as at run time. */
    NATIVE,
    /** {@code java.io.Externalizable}. */
    EXTERNALIZABLE,
    /** Hazelcast's {@code DataSerializable}. */
    DATA_SERIALIZABLE,
    /** Hazelcast's {@code IdentifiedDataSerializable}, with ids and a factory. */
    IDENTIFIED,
    /** Hazelcast's {@code Portable}, with ids, a version and a factory. */
    PORTABLE,
    /** A {@code CompactSerializer} of Hazelcast's beside an unchanged class. */
    COMPACT;

    /** As {@code gridwire.properties} and the command line write it: {@code data-serializable}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The mechanism of that key. */
    public static Optional<Mechanism> ofKey(String key) {
        for (Mechanism each : values()) {
            if (each.key().equals(key)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /** Whether the class file itself is rewritten; otherwise another is made beside it. */
    public boolean changesClass() {
        return this != NATIVE && this != COMPACT;
    }

    /** Whether classes are known by a factory id and a class id. */
    public boolean hasIds() {
        return this == IDENTIFIED || this == PORTABLE;
    }
}
