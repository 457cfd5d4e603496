// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import java.util.Locale;
import java.util.Optional;

/** The assumptions that code made at build time may make about objects. Each level includes those before it. */
public enum TrustLevel {
    /** No assumption: any graph that Java serialization restores is restored, as far as the target can express it. */
    SAFE,
    /** No object is held twice: an object held twice arrives as two. Writing refuses a cycle. */
    MEDIUM,
    /**
     * No reference is null, objects are of the declared class if it can have objects, and enum constants have the same order in
     * writer and reader. Writing refuses null and objects of subclasses, and names the field. Texts depend on the stream:
     * Hazelcast's replaces a lone surrogate by a question mark.
     */
    FAST;

    /** Returns the level's name in {@code gridwire.properties}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the level with that name. */
    public static Optional<TrustLevel> ofKey(String key) {
        for (TrustLevel each : values()) {
            if (each.key().equals(key)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }
}
