// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import dev.gridwire.payload.Limits;
import org.jspecify.annotations.Nullable;

/** A limit, as its key says it. */
enum LimitKey {
    BYTES("bytes"),
    DEPTH("depth"),
    REFERENCES("references"),
    CONTAINER_LENGTH("container-length"),
    HASH_NESTING("hash-nesting"),
    TYPES("types"),
    SCHEMA_BYTES("schema-bytes");

    private final String key;

    LimitKey(String key) {
        this.key = key;
    }

    String key() {
        return key;
    }

    static @Nullable LimitKey ofKey(String key) {
        for (LimitKey each : values()) {
            if (each.key.equals(key)) {
                return each;
            }
        }
        return null;
    }

    /** The limits with another value of this one. */
    Limits set(Limits limits, int value) {
        return switch (this) {
            case BYTES -> limits.withBytes(value);
            case DEPTH -> limits.withDepth(value);
            case REFERENCES -> limits.withReferences(value);
            case CONTAINER_LENGTH -> limits.withContainerLength(value);
            case HASH_NESTING -> limits.withHashNesting(value);
            case TYPES -> limits.withTypes(value);
            case SCHEMA_BYTES -> limits.withSchemaBytes(value);
        };
    }
}
