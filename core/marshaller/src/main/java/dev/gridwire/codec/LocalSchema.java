// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.ground.Refusal;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaStore;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Knows the schema of a local class, and whether payloads must carry it. Thread-safe without a lock: two threads that ask at once
 * compute the same immutable description, and both publish it to the store. A schema that is shared stays shared.
 */
public final class LocalSchema {

    private final SchemaStore store;
    private final Supplier<SchemaDescription> described;
    private @Nullable SchemaDescription description;
    private boolean isShared;

    /** Keeps a store and the description of a schema, which is made when it is first asked for. */
    public LocalSchema(SchemaStore store, Supplier<SchemaDescription> described) {
        this.store = store;
        this.described = described;
    }

    /** Returns whether every reader finds the schema, so that its hash is enough. */
    public boolean isShared() {
        if (!isShared) {
            isShared = store.publish(description());
        }
        return isShared;
    }

    private SchemaDescription describe() {
        try {
            return described.get();
        } catch (IllegalArgumentException e) {
            throw Refusal.shape("The class's schema could not be read: " + e.getMessage(), "give it shorter or fewer names", e);
        }
    }

    /** Returns the schema as published. It is immutable, so it does not matter which thread made it. */
    public SchemaDescription description() {
        SchemaDescription known = description;
        if (known == null) {
            known = describe();
            description = known;
        }
        return known;
    }
}
