// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import java.util.Locale;
import java.util.Optional;

/** The assumptions of code made at build time about the objects that it meets. Each level includes those before it. */
public enum TrustLevel {
    /** No assumption: any graph that Java serialization restores is restored, as far as the target can name it. */
    SAFE,
    /** No object is held twice: one that is arrives as two. A cycle is refused when it is written. */
    MEDIUM,
    /**
     * No reference is null, objects are of the declared class where that can have any, and enum constants keep their order
     * between writer and reader. Null, and an object of a subclass, are refused when they are written, naming the field. Texts
     * are the stream's matter: Hazelcast's make a question mark of a surrogate that stands alone.
     */
    FAST;

    /** As {@code gridwire.properties} writes it. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The level of that key. */
    public static Optional<TrustLevel> ofKey(String key) {
        for (TrustLevel each : values()) {
            if (each.key().equals(key)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }
}
